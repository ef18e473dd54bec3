import type { Ir, IrInput, IrItem, IrNotice, NodeId } from '../../compiler/ir/ir.ts';
import { addDays } from '../../runtime/module/dates.ts';
import type { Period } from '../../runtime/module/period.ts';
import type { InputValue, Refusal } from '../../runtime/module.ts';
import { add, decimal, sub } from '../../runtime/numbers/exact.ts';
import type { Payslip, RuleProgram, Sent, Trial } from './rule-program.ts';
import { middleOf, type SearchSpace, unitOf } from './search-space.ts';

/** Calculations that mending one trial may cost. */
const MOST_TRIED = 300;

/** A trial after mending: its payslip, or the refusals that are left. */
interface Mended {
  readonly trial: Trial;
  readonly payslip: Payslip | null;
  readonly refusals: readonly Refusal[];
}

/**
 * Changes trials that the rules refuse until they compute: an input that is out of bounds is moved to its bound, a missing
 * one is sent, and otherwise the inputs that a refusal reads are sent with other values, one at a time. So a search looks at
 * payslips, and not at refusals.
 */
export class Mending {
  readonly #ir: Ir;
  readonly #program: RuleProgram;
  readonly #inputs: readonly IrInput[];
  readonly #values: SearchSpace['candidates'];
  readonly #deciding = new Map<string, readonly IrInput[]>();

  /** `inputs` are those that may be changed. */
  constructor(
    ir: Ir,
    program: RuleProgram,
    inputs: readonly IrInput[],
    candidates: SearchSpace['candidates'],
  ) {
    this.#ir = ir;
    this.#program = program;
    this.#inputs = inputs;
    this.#values = candidates;
  }

  /** The trial as the rules take it; `turn` says which of several values is tried first. */
  mend(trial: Trial, turn = 0): Mended {
    const seen = new Set<string>();
    let left = MOST_TRIED;
    let now = this.#tried(trial);
    while (now.refusals.length > 0 && left > 0) {
      seen.add(signatureOf(now.refusals));
      let better: Mended | null = null;
      for (const sent of this.#changes(now, turn)) {
        if (--left < 0) return now;
        const next = this.#tried({ sent, period: trial.period });
        // Refusals that are decided later show only when the earlier ones are gone.
        if (next.refusals.length < now.refusals.length || !seen.has(signatureOf(next.refusals))) {
          better = next;
          break;
        }
      }
      if (better === null) return now;
      now = better;
    }
    return now;
  }

  #tried(trial: Trial): Mended {
    return { trial, ...this.#program.run(trial) };
  }

  /** What may be sent instead, the likeliest first. */
  *#changes({ trial, refusals }: Mended, turn: number): Generator<Sent> {
    const { sent, period } = trial;
    const direct = refusals.reduce((now, refusal) => this.#moved(now, refusal), sent);
    if (direct !== sent) yield direct;
    for (const input of new Set(refusals.flatMap((refusal) => this.#decidedBy(refusal)))) {
      const { [input.id]: _, ...rest } = sent;
      const dates = input.type.kind === 'date' ? turned(datesAround(period), turn) : [];
      for (const value of [...dates, ...turned(this.#values(input.id), turn)]) {
        if (value !== undefined) yield { ...rest, [input.id]: value };
        else if (input.presence !== 'required') yield rest;
      }
    }
  }

  /** An input that is out of bounds at its bound, or a missing one sent. */
  #moved(sent: Sent, { field, type, limit }: Refusal): Sent {
    if (type === 'missing') {
      const missing = this.#inputs.find(({ id, wire, presence, unless }) => {
        return (
          sent[id] === undefined &&
          (wire === field || (field === null && presence === 'required' && unless !== null))
        );
      });
      const value = missing === undefined ? undefined : middleOf(this.#values(missing.id));
      return missing === undefined || value === undefined ? sent : { ...sent, [missing.id]: value };
    }
    const input = this.#inputs.find(({ wire }) => wire === field);
    if (input === undefined || limit === null) return sent;
    const value = this.#atLimit(input, type, limit);
    return value === null ? sent : { ...sent, [input.id]: value };
  }

  #atLimit({ type }: IrInput, passed: Refusal['type'], limit: string): InputValue | null {
    const inwards = passed === 'greater_than' ? 1 : passed === 'less_than' ? -1 : 0;
    if (type.kind === 'date') return addDays(limit, inwards);
    if (type.kind !== 'quantity') return null;
    const unit = unitOf(type, this.#ir);
    if (inwards === 0) return decimal(limit);
    return inwards === 1 ? add(decimal(limit), unit) : sub(decimal(limit), unit);
  }

  /** The inputs that decide a refusal, the one that it points at first. */
  #decidedBy({ code, field, type }: Refusal): readonly IrInput[] {
    const key = `${code} ${field} ${type}`;
    const known = this.#deciding.get(key);
    if (known !== undefined) return known;
    const conditions = this.#ir.notices
      .filter((notice) => notice.kind === 'refuse' && notice.code === code && wireOf(notice) === field)
      .flatMap(({ presence, condition }) => (presence === null ? [condition] : [presence, condition]));
    const read = inputsBehind(conditions, this.#ir);
    const all = this.#inputs.filter(({ id, wire }) => wire === field || read.has(id));
    const found = all.toSorted((a, b) => Number(b.wire === field) - Number(a.wire === field));
    this.#deciding.set(key, found);
    return found;
  }
}

function wireOf({ field }: IrNotice): string | undefined {
  return field.split('.').at(-1);
}

function signatureOf(refusals: readonly Refusal[]): string {
  return refusals.map(({ code, field, type }) => `${code} ${field} ${type}`).join('\n');
}

/** Usual dates of a payslip; the ends of what a date may be lie thousands of years apart. */
function datesAround({ start, end }: Period): readonly string[] {
  return [addDays(start, -4000), addDays(start, -400), start, end, addDays(end, 1), addDays(end, 100)];
}

/** The values in their order, from the place `turn` on. */
function turned<T>(values: readonly T[], turn: number): readonly T[] {
  const first = values.length === 0 ? 0 : turn % values.length;
  return [...values.slice(first), ...values.slice(0, first)];
}

function formulasOf(item: IrItem): readonly NodeId[] {
  const formulas =
    item.item === 'input'
      ? [item.defaultValue, item.requiredWhen]
      : [item.presence, item.condition, item.value];
  return formulas.filter((formula) => formula !== null);
}

/** The names of the inputs and steps that formulas are computed from. */
function inputsBehind(formulas: readonly NodeId[], ir: Ir): ReadonlySet<string> {
  const items = new Map(ir.items.map((item) => [item.id, item]));
  const scales = new Map(ir.tables.map((table) => [table.id, table.scale]));
  const [names, nodes, open] = [new Set<string>(), new Set<NodeId>(), [...formulas]];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const node = ir.nodes[id];
    if (node === undefined || nodes.has(id)) continue;
    nodes.add(id);
    const { operation, args } = node;
    const scale = 'table' in operation ? (scales.get(operation.table) ?? null) : null;
    open.push(...args, ...(scale === null ? [] : [scale]));
    const name = operation.op === 'step' ? operation.step : operation.op === 'input' ? operation.input : null;
    const item = name === null || names.has(name) ? undefined : items.get(name);
    if (item === undefined) continue;
    names.add(item.id);
    open.push(...formulasOf(item));
  }
  return names;
}
