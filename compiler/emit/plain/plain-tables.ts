import type { IrNode, IrTable, NodeId } from '../../ir/ir.ts';
import { isMoney } from '../../ir/type.ts';
import { cellTypeOf } from '../../ir/value-type.ts';
import { type Exact, ONE, reduce } from '../../runtime/exact.ts';
import type { Block } from '../formulas/block.ts';
import { Arithmetic, type Fraction, namedFraction } from '../formulas/fraction.ts';
import { lcm } from '../formulas/whole.ts';
import type { FigureFields } from './figure-fields.ts';
import { type Slots, slotOf } from './slots.ts';

/** The scale of a table: a constant goes into the figures of the date, anything else is multiplied in. */
export interface TableScale {
  readonly constant: Exact;
  /** Expression of the whole number that multiplies; `1` without. */
  readonly code: string;
  /** What the whole number is counted in. */
  readonly d: bigint;
}

/** Everything that reads one table needs to know of how it is counted. */
export interface TablePlan {
  readonly table: IrTable;
  readonly scale: TableScale;
  /** Denominator of ends, amounts and bases where they meet. */
  readonly limitScale: bigint;
  readonly valueScale: bigint;
  /** True when the scale multiplies the value too (`step` and `map` that give money). */
  readonly scalesValue: boolean;
  /** Code of the rows of the date. */
  readonly rows: string;
  /** True where the table is applied in the branch of a condition. */
  readonly isConditional: boolean;
}

const BY_FORM = { excess: 'excessOf', rebate: 'rebateOf' } as const;

/** What code that reads tables needs of the formulas around it. */
export interface TableContext {
  readonly figures: FigureFields;
  readonly slots: Slots;
  /** Figures whose dated rows the code reads. */
  readonly rowsRead: Set<string>;
  table(id: string): IrTable;
  arg(node: IrNode, place: number): NodeId;
  quantity(id: NodeId, block: Block): Fraction;
  logic(id: NodeId, block: Block): string;
}

/** Code that reads tables in whole numbers. */
export class PlainTables {
  readonly #formulas: TableContext;

  constructor(formulas: TableContext) {
    this.#formulas = formulas;
  }

  /** The scale; null where it cannot be multiplied in afterwards, because the law rounds the scaled limits. */
  #scale(table: IrTable, block: Block): TableScale | null {
    if (table.scale === null) return { constant: ONE, code: '1', d: 1n };
    const arithmetic = new Arithmetic(block);
    const value = arithmetic.atom(this.#formulas.quantity(table.scale, block));
    if (value.over.length > 0) return null;
    if (value.constant !== null) return { constant: { n: value.constant, d: value.d }, code: '1', d: 1n };
    // A grid is a step of the printed amounts: it is added after the scale, so it cannot share its denominator.
    const parted = table.grid !== null && value.d !== 1n;
    if (table.roundLimits !== null || parted || !value.positive) return null;
    return { constant: ONE, code: value.n, d: value.d };
  }

  #plan(table: IrTable, scale: TableScale, baseScale: bigint, valueScale: bigint | null): TablePlan {
    const { figures } = this.#formulas;
    const constant = reduce(scale.constant);
    const isOne = constant.n === 1n && constant.d === 1n;
    const cells = cellTypeOf(table) === 'money' && isMoney(table.gives);
    const limitScale = lcm(figures.limitScale(table, constant) * scale.d, baseScale);
    const values = valueScale ?? figures.valueScale(table, cells ? constant : ONE, cells);
    const factor = isOne ? null : `rt.exact(${constant.n}n, ${constant.d}n)`;
    const limits = product(table.unit, factor, (unit) => this.#unit(unit));
    const inValues = cells ? product(table.givesUnit, factor, (unit) => this.#unit(unit)) : null;
    const factors = { limits, values: inValues, scaledIn: scale.d };
    const rows = figures.rows(table, factors, limitScale / scale.d, values);
    return { table, scale, limitScale, valueScale: values, scalesValue: cells, rows, isConditional: false };
  }

  #unit(unit: string): string {
    this.#formulas.rowsRead.add(unit);
    return this.#formulas.figures.exactCode(unit);
  }

  /** The value that a table gives; the row is remembered for the trace. */
  apply(id: NodeId, node: IrNode, tableId: string, block: Block): Fraction {
    const formulas = this.#formulas;
    const table = formulas.table(tableId);
    const argument = formulas.arg(node, 0);
    const place = formulas.slots.place(slotOf.row(id));
    if (block.isBranch) block.before(`$s[${place}] = -1;`);
    if (table.form === 'map') return this.#applyToWord(id, table, formulas.logic(argument, block), block);
    const base = formulas.quantity(argument, block);
    const scale = this.#scale(table, block);
    if (scale === null || base.over.length > 0) return givenUp(block);
    const plan = this.#plan(table, scale, base.d, null);
    const arithmetic = new Arithmetic(block);
    const scaledBase = arithmetic.atom(arithmetic.over(base, plan.limitScale, []));
    const orTop = table.form === 'marginal';
    const row = block.name(`rt.rowOf(${plan.rows}, ${scaledBase.n}, ${scale.code}, ${orTop})`);
    block.add(`if (${row} < 0) return false;`, `$s[${place}] = ${row};`);
    this.#remember(id, plan, scaledBase, block);
    return this.#value(plan, row, scaledBase.n, block);
  }

  #remember(id: NodeId, plan: TablePlan, base: Fraction, block: Block): void {
    const { slots } = this.#formulas;
    block.add(`$s[${slots.place(slotOf.tableBase(id))}] = ${base.n};`);
    if (plan.scale.code !== '1') block.add(`$s[${slots.place(slotOf.tableScale(id))}] = ${plan.scale.code};`);
    this.plans.set(id, { ...plan, isConditional: block.isBranch });
  }

  /** How each application of a table is counted, for what prints its row. */
  readonly plans = new Map<NodeId, TablePlan>();

  #value(plan: TablePlan, row: string, base: string, block: Block): Fraction {
    const { table, scale, limitScale, valueScale } = plan;
    if (table.form === 'step' || table.form === 'map') return this.#cell(plan, row, block);
    if (table.form === 'marginal') return this.#marginal(plan, row, base, block);
    const code = `rt.${BY_FORM[table.form]}(${plan.rows}, ${row}, ${base}, ${scale.code})`;
    return checked(code, limitScale * valueScale, table.form === 'rebate', block);
  }

  #marginal(plan: TablePlan, row: string, base: string, block: Block): Fraction {
    const d = sliceScale(plan);
    if (d === null) return givenUp(block);
    return checked(`rt.slicesOf(${plan.rows}, ${row}, ${base}, ${plan.scale.code})`, d, false, block);
  }

  #cell(plan: TablePlan, row: string, block: Block): Fraction {
    const cell = namedFraction(block.name(`${plan.rows}.value[${row}]!`), plan.valueScale, null, false);
    if (!plan.scalesValue || plan.scale.code === '1') return cell;
    const scale = namedFraction(plan.scale.code, plan.scale.d, null, true);
    return new Arithmetic(block).mul(cell, scale);
  }

  #applyToWord(id: NodeId, table: IrTable, word: string, block: Block): Fraction {
    const { slots } = this.#formulas;
    const scale = this.#scale(table, block);
    if (scale === null) return givenUp(block);
    const plan = this.#plan(table, scale, 1n, null);
    const row = block.name(`rt.rowOfWord(${plan.rows}, ${word})`);
    block.add(`if (${row} < 0) return false;`, `$s[${slots.place(slotOf.row(id))}] = ${row};`);
    if (scale.code !== '1') block.add(`$s[${slots.place(slotOf.tableScale(id))}] = ${scale.code};`);
    this.plans.set(id, { ...plan, isConditional: block.isBranch });
    return this.#cell(plan, row, block);
  }

  /** The last written upper end. */
  upperLimit(id: NodeId, tableId: string, block: Block): Fraction {
    const table = this.#formulas.table(tableId);
    const scale = this.#scale(table, block);
    if (scale === null) return givenUp(block);
    const plan = this.#plan(table, scale, 1n, null);
    const end = namedFraction(`${plan.rows}.top`, plan.limitScale / scale.d, null, false);
    const arithmetic = new Arithmetic(block);
    const value = arithmetic.atom(arithmetic.mul(end, namedFraction(scale.code, scale.d, null, true)));
    block.add(`$s[${this.#formulas.slots.place(slotOf.limit(id))}] = ${value.n};`);
    this.limitScales.set(id, value.d);
    return value;
  }

  /** Denominator of each upper end that was read. */
  readonly limitScales = new Map<NodeId, bigint>();

  /** Whether a table gives a value in some row. */
  among(node: IrNode, tableId: string, block: Block): string {
    const formulas = this.#formulas;
    const table = formulas.table(tableId);
    const value = formulas.quantity(formulas.arg(node, 0), block);
    const scale = this.#scale(table, block);
    if (scale === null || value.over.length > 0) return givenUp(block).n;
    const cells = this.#plan(table, scale, 1n, null);
    const d = lcm(cells.valueScale * (cells.scalesValue ? scale.d : 1n), value.d);
    const plan = this.#plan(table, scale, 1n, cells.scalesValue ? d / scale.d : d);
    const whole = new Arithmetic(block).over(value, d, []);
    return `rt.givesValue(${plan.rows}, ${whole.n}, ${cells.scalesValue ? scale.code : '1'})`;
  }
}

/** What slices are counted in once they are rounded; null where a ladder rounds them. */
export function sliceScale({ table: { roundEach }, limitScale, valueScale }: TablePlan): bigint | null {
  if (roundEach === null) return limitScale * valueScale;
  const [rung, ...others] = roundEach.rungs;
  return rung === undefined || others.length > 0 ? null : reduce(rung.quantum).d;
}

/** What a runtime function gives: NaN where it passed 2^53. */
function checked(code: string, d: bigint, positive: boolean, block: Block): Fraction {
  const name = block.name(code);
  block.add(`if (Number.isNaN(${name})) return false;`);
  return namedFraction(name, d, null, positive);
}

/** Code for what plain numbers are not made for: `evaluate` computes it. */
function givenUp(block: Block): Fraction {
  block.add('if (rt.SAFE > 0) return false;');
  return namedFraction('0', 1n, 0n, true);
}

function product(
  unit: string | null,
  factor: string | null,
  unitCode: (unit: string) => string,
): string | null {
  if (unit === null) return factor;
  return factor === null ? unitCode(unit) : `rt.mul(${unitCode(unit)}, ${factor})`;
}
