import { reduce } from '../../runtime/numbers/exact.ts';
import type {
  Ir,
  IrBound,
  IrCalendar,
  IrInput,
  IrNotice,
  IrParameter,
  IrStep,
  IrTable,
  NodeId,
} from '../ir/ir.ts';
import { fingerprintOf } from './fingerprint.ts';

function isExact(value: object): value is { n: bigint; d: bigint } {
  return 'n' in value && 'd' in value && typeof value.n === 'bigint' && typeof value.d === 'bigint';
}

/** A canonical text of plain data: keys sorted, fractions in lowest terms. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (isExact(value)) {
    const { n, d } = reduce(value);
    return `${n}/${d}`;
  }
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${key}:${canonical(inner)}`).join(',')}}`;
}

/**
 * What a file computes and says of it in warnings and refusals, written out without places, labels, sources, order of
 * declarations or proofs.
 */
class Meaning {
  readonly #ir: Ir;
  readonly #formulas = new Map<NodeId, string>();

  constructor(ir: Ir) {
    this.#ir = ir;
  }

  /** A formula as a tree, written out once: node numbers say nothing. */
  #formula(id: NodeId | null): string {
    const node = id === null ? undefined : this.#ir.nodes[id];
    if (id === null || node === undefined) return 'none';
    const known = this.#formulas.get(id);
    if (known !== undefined) return known;
    const sum = node.operation.op === 'add';
    const args = sum ? this.#summands(node.args).sort() : node.args.map((arg) => this.#formula(arg));
    const text = `${sum ? 'sum' : canonical(node.operation)}(${args.join(' ')})`;
    this.#formulas.set(id, text);
    return text;
  }

  /** The terms of nested additions: exact sums do not depend on their order. */
  #summands(args: readonly NodeId[]): string[] {
    return args.flatMap((arg) => {
      const node = this.#ir.nodes[arg];
      return node?.operation.op === 'add' ? this.#summands(node.args) : [this.#formula(arg)];
    });
  }

  #bound(bound: IrBound | null): unknown {
    return bound === null ? null : { value: this.#formula(bound.value), closed: bound.closed };
  }

  #input(input: IrInput): unknown {
    const { id, wire, source, type, presence, unless } = input;
    const bounds = [this.#bound(input.lower), this.#bound(input.upper)];
    const [fallback, demand] = [this.#formula(input.defaultValue), input.requiredWhen];
    const required = demand === null ? {} : { required: this.#formula(demand) };
    const history = input.history === null ? {} : { history: input.history };
    return { id, wire, source, type, presence, unless, bounds, default: fallback, ...required, ...history };
  }

  #step(step: IrStep): unknown {
    const { id, kind, type, rounding, omitZero, marks, tags, table, bracket, as } = step;
    const exceptions = step.exceptions.map(({ mark, amount }) => ({ mark, amount: this.#formula(amount) }));
    const formulas = [step.presence, step.condition, step.value, step.base, step.rate].map((formula) =>
      this.#formula(formula),
    );
    const sorted = { marks: [...marks].sort(), tags: [...tags].sort() };
    return { id, kind, type, rounding, omitZero, ...sorted, exceptions, table, bracket, as, formulas };
  }

  #parameter(parameter: IrParameter): unknown {
    const { id, type, unit, monthly, sparse, carryForward } = parameter;
    const rows = parameter.rows.map(({ from, value }) => [from, value]);
    return { id, type, unit, monthly, sparse, carryForward, rows };
  }

  #table(table: IrTable): unknown {
    const { id, form, of, unit, gives, givesUnit, grid, roundEach, roundLimits } = table;
    const blocks = table.blocks.map(({ from, rows }) => ({
      from,
      rows: rows.map(({ lower, lowerClosed, upper, upperClosed, word, value, fixed }) => {
        return [lower, lowerClosed, upper, upperClosed, word, value, fixed];
      }),
    }));
    const scale = this.#formula(table.scale);
    return { id, form, of, unit, gives, givesUnit, grid, roundEach, roundLimits, blocks, scale };
  }

  #calendar({ id, weekdays, holidays, from, until }: IrCalendar): unknown {
    return { id, weekdays, holidays, from, until };
  }

  #notice(notice: IrNotice): unknown {
    const { kind, code, severity, field, source, message } = notice;
    const formulas = [this.#formula(notice.presence), this.#formula(notice.condition)];
    const words = message.map((part) => ('text' in part ? part.text : { value: this.#formula(part.value) }));
    return { kind, code, severity, field, source, formulas, words };
  }

  /** Each thing of the file by what it is and its id: `step salud_empleado`. Notices may share a key. */
  items(): ReadonlyMap<string, string> {
    const { items, parameters, tables, calendars, notices } = this.#ir;
    const named: readonly (readonly [string, unknown])[] = [
      ...items.map((item) =>
        item.item === 'input'
          ? ([`input ${item.id}`, this.#input(item)] as const)
          : ([`step ${item.id}`, this.#step(item)] as const),
      ),
      ...parameters.map((parameter) => [`parameter ${parameter.id}`, this.#parameter(parameter)] as const),
      ...tables.map((table) => [`table ${table.id}`, this.#table(table)] as const),
      ...calendars.map((calendar) => [`calendar ${calendar.id}`, this.#calendar(calendar)] as const),
      ...notices.map((notice) => [`notice ${notice.code} ${notice.field}`, this.#notice(notice)] as const),
    ];
    const texts = new Map<string, string>();
    for (const [key, meaning] of named) {
      texts.set(key, [texts.get(key) ?? '', canonical(meaning)].filter((text) => text !== '').join(' '));
    }
    return texts;
  }

  text(): string {
    const { scheme, items, parameters, tables, calendars, marks, notices, missing } = this.#ir;
    const { country, id, currency, validFrom, validUntil, periods, proration, days, asOf, rounding } = scheme;
    const sorted = (parts: readonly unknown[]): readonly string[] => parts.map(canonical).sort();
    return canonical({
      scheme: { country, id, currency, validFrom, validUntil, periods, proration, days, asOf, rounding },
      inputs: sorted(items.flatMap((item) => (item.item === 'input' ? [this.#input(item)] : []))),
      steps: sorted(items.flatMap((item) => (item.item === 'step' ? [this.#step(item)] : []))),
      parameters: sorted(parameters.map((parameter) => this.#parameter(parameter))),
      tables: sorted(tables.map((table) => this.#table(table))),
      ...(calendars.length === 0
        ? {}
        : { calendars: sorted(calendars.map((calendar) => this.#calendar(calendar))) }),
      ...(missing.length === 0 ? {} : { missing: missing.map(({ name, from }) => [name, from]) }),
      marks: sorted([...marks]),
      notices: sorted(notices.map((notice) => this.#notice(notice))),
    });
  }
}

/**
 * What each thing of a file computes, by kind and id, as a canonical text: equal texts compute the same.
 * Ids stand in it in double quotes.
 */
export function itemMeanings(ir: Ir): ReadonlyMap<string, string> {
  return new Meaning(ir).items();
}

/** `sha256:` over what the rules compute: equal for two files that pay the same in every case. */
export function meaningFingerprint(ir: Ir): string {
  return fingerprintOf(new TextEncoder().encode(new Meaning(ir).text()));
}
