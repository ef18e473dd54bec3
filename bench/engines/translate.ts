import type { Ir, IrItem, IrParameter, IrStep, NodeId, Operation } from '../../compiler/ir/ir.ts';
import { asksHistory, isOfHistory } from '../../runtime/ir/asks-history.ts';
import type { Type } from '../../runtime/ir/type.ts';
import type { Rounding } from '../../runtime/numbers/rounding.ts';
import { choice, type Formula, NOTHING, name, namesIn, number, operation } from './formula.ts';
import type { Definition, Plan } from './plan.ts';
import { byDate, dateNumber, factorsOf, REFERENCE_DATE, TableFormulas, tableOf } from './table-formula.ts';

/**
 * The rules as formulas that any engine has. What only warns or refuses is left out, and so are the bounds of
 * inputs: an engine is asked for amounts. Of one payslip alone, without earlier ones: what only they bring is left out.
 * Throws at what has no translation; the newest rules have all.
 */
export function planOf(file: string, ir: Ir): Plan {
  return new Translation(ir).plan(file);
}

const ARITHMETIC = { add: '+', sub: '-', mul: '*', div: '/' } as const;
const COMPARISON = { eq: '=', ne: '!=', lt: '<', le: '<=', gt: '>', ge: '>=' } as const;

class Translation {
  readonly #ir: Ir;
  readonly #definitions: Definition[] = [];
  /** The step or input in hand: what is lifted out of its formula is named after it. */
  #owner = '';

  constructor(ir: Ir) {
    this.#ir = ir;
  }

  plan(file: string): Plan {
    const steps = this.#ir.items.filter((item) => item.item === 'step' && !isOfHistory(this.#ir, item));
    const inputs = this.#inputsOf(steps);
    for (const item of this.#ir.items) {
      this.#owner = item.id;
      if (item.item === 'step' && steps.includes(item)) this.#define(item.id, this.#step(item));
      if (item.item === 'input' && item.defaultValue !== null && inputs.has(item.id))
        this.#define(item.id, this.#formula(item.defaultValue), true);
    }
    const definitions = [...this.#parameters(), ...this.#definitions];
    const defaults = definitions.filter(({ isDefault }) => isDefault).map(({ name: one }) => one);
    const computed = new Set(definitions.filter(({ isDefault }) => !isDefault).map(({ name: one }) => one));
    const read = definitions.flatMap(({ formula }) => namesIn(formula));
    const facts = [...new Set([...defaults, ...read])].filter((one) => !computed.has(one));
    return { file, facts, definitions, steps: steps.map(({ id }) => id) };
  }

  /** The inputs that the steps read, and those that the defaults of these read. */
  #inputsOf(steps: readonly IrItem[]): ReadonlySet<string> {
    const read = new Set<string>();
    const visit = (id: NodeId | null): void => {
      const node = id === null ? undefined : this.#ir.nodes[id];
      if (node === undefined) return;
      node.args.forEach(visit);
      if (node.operation.op !== 'input' || read.has(node.operation.input)) return;
      const { input } = node.operation;
      read.add(input);
      const item = this.#ir.items.find(({ id: other }) => other === input);
      if (item?.item === 'input') visit(item.defaultValue);
    };
    for (const item of steps) {
      if (item.item === 'step') [item.value, item.presence, item.condition].forEach(visit);
    }
    return read;
  }

  #define(id: string, formula: Formula, isDefault = false): void {
    this.#definitions.push({ name: id, formula, isDefault });
  }

  #step(step: IrStep): Formula {
    const exact = this.#formula(step.value);
    const value = step.rounding === null ? exact : this.#rounded(exact, step.rounding);
    const conditions = [step.presence, step.condition].filter((id) => id !== null);
    return conditions.reduceRight(
      (then, condition) => choice(this.#formula(condition), then, nothingOf(step.type)),
      value,
    );
  }

  /** The parameters that are read, units first. */
  #parameters(): readonly Definition[] {
    const read = new Set(this.#definitions.flatMap(({ formula }) => namesIn(formula)));
    const parameters = this.#ir.parameters.filter(({ id }) => read.has(id));
    const units = parameters.flatMap(({ unit }) => unit ?? []);
    const all = this.#ir.parameters.filter(({ id }) => read.has(id) || units.includes(id));
    return all
      .toSorted((a, b) => Number(a.unit !== null) - Number(b.unit !== null))
      .map((parameter) => ({ name: parameter.id, formula: parameterFormula(parameter), isDefault: false }));
  }

  #formula(id: NodeId): Formula {
    const node = this.#ir.nodes[id];
    if (node === undefined) throw new RangeError(`no node ${id}`);
    const { operation: operator, args } = node;
    const leaf = asksHistory(this.#ir, id) ? FALSE : this.#leaf(operator);
    if (leaf !== null) return leaf;
    const operands = args.map((arg) => this.#formula(arg));
    const [left = NOTHING, right = NOTHING, third = NOTHING] = operands;
    switch (operator.op) {
      case 'add':
      case 'sub':
      case 'mul':
      case 'div':
        return operation(ARITHMETIC[operator.op], left, right);
      case 'neg':
        return operation('-', NOTHING, left);
      case 'min':
      case 'max':
        return { is: operator.op === 'min' ? 'least' : 'most', of: operands };
      case 'clamp':
        return { is: 'least', of: [{ is: 'most', of: [left, right] }, third] };
      case 'eq':
      case 'ne':
      case 'lt':
      case 'le':
      case 'gt':
      case 'ge':
        return { is: COMPARISON[operator.op], left, right };
      case 'and':
      case 'or':
        return { is: operator.op, left, right };
      case 'not':
        return { is: 'not', of: left };
      case 'select':
        return choice(left, right, third);
      case 'dated':
        return byDate(operator.dates.map((from, at) => ({ from, gives: operands[at] ?? NOTHING })));
      case 'apply':
        return this.#table(operator.table).apply(this.#named(left, `${operator.table}_base`));
      default:
        throw new RangeError(`no formula for ${operator.op}`);
    }
  }

  /** What has no operands; null for the rest. */
  #leaf(operator: Operation): Formula | null {
    switch (operator.op) {
      case 'constant':
        return number(operator.value);
      case 'truth':
        return { is: 'truth', value: operator.value };
      case 'word':
        return { is: 'word', word: operator.word };
      case 'date':
        return dateNumber(operator.iso);
      case 'input':
        return name(operator.input);
      case 'step':
        return name(operator.step);
      case 'parameter':
        return name(operator.parameter);
      case 'given':
        return name(`given_${operator.input}`);
      case 'period':
        return name(`period_${operator.field}`);
      case 'active':
        return between(operator.from, operator.until);
      case 'upper_limit':
        return this.#table(operator.table).upperLimit();
      case 'parameter_given':
        return this.#hasMonth(operator.parameter);
      default:
        return null;
    }
  }

  /** A formula that is said more than once gets a name. */
  #named(formula: Formula, suffix: string): Formula {
    if (formula.is === 'name') return formula;
    const lifted = `${this.#owner}_${suffix}`;
    if (!this.#definitions.some((one) => one.name === lifted)) this.#define(lifted, formula);
    return name(lifted);
  }

  /** Rounds by the rung that the unrounded amount falls on. */
  #rounded(unrounded: Formula, { mode, rungs }: Rounding): Formula {
    if (mode !== 'half_up' && mode !== 'down') throw new RangeError(`no formula for rounding ${mode}`);
    const of = rungs.length === 1 ? unrounded : this.#named(unrounded, 'unrounded');
    const size: Formula = { is: 'most', of: [of, operation('-', NOTHING, of)] };
    return rungs.reduceRight<Formula>((otherwise, { above, quantum }) => {
      const gives: Formula = { is: 'rounded', of, quantum, mode };
      return above === null ? gives : choice({ is: '>', left: size, right: number(above) }, gives, otherwise);
    }, NOTHING);
  }

  #table(id: string): TableFormulas {
    const table = tableOf(this.#ir, id);
    const scale = table.scale === null ? null : this.#formula(table.scale);
    return new TableFormulas(table, factorsOf(table, scale), (of, rounding) => this.#rounded(of, rounding));
  }

  #hasMonth(id: string): Formula {
    const rows = this.#ir.parameters.find((parameter) => parameter.id === id)?.rows ?? [];
    const months = rows.map(({ from }) => between(from, `${from.slice(0, 8)}31`));
    return months.reduce((left, right): Formula => ({ is: 'or', left, right }));
  }
}

function nothingOf(type: Type): Formula {
  if (type.kind === 'boolean') return { is: 'truth', value: false };
  return type.kind === 'choice' ? { is: 'word', word: type.words[0] ?? '' } : NOTHING;
}

function parameterFormula({ rows, unit }: IrParameter): Formula {
  const worth = unit === null ? null : name(unit);
  return byDate(
    rows.map(({ from, value }) => ({
      from,
      gives: worth === null ? number(value) : operation('*', number(value), worth),
    })),
  );
}

function between(from: string | null, until: string | null): Formula {
  const reference = name(REFERENCE_DATE);
  const begun: Formula = from === null ? TRUE : { is: '>=', left: reference, right: dateNumber(from) };
  const lasting: Formula = until === null ? TRUE : { is: '<=', left: reference, right: dateNumber(until) };
  if (from === null) return lasting;
  return until === null ? begun : { is: 'and', left: begun, right: lasting };
}

const TRUE: Formula = { is: 'truth', value: true };
const FALSE: Formula = { is: 'truth', value: false };
