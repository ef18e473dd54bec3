import { isMoney } from '../../runtime/ir/type.ts';
import { cellTypeOf } from '../../runtime/ir/value-type.ts';
import { type Exact, ONE, reduce } from '../../runtime/numbers/exact.ts';
import type { IrNode, IrTable, NodeId } from '../ir/ir.ts';
import type { Block } from './block.ts';
import type { Expression } from './code.ts';
import * as code from './code.ts';
import { Arithmetic, type Fraction, namedFraction } from './fraction.ts';
import { PARAMETERS, type Parameters, rowsField } from './parameters.ts';
import { type Slots, slotOf } from './slots.ts';
import { lcm } from './whole.ts';

/** The scale of a table: a constant goes into the parameters of the date, anything else is multiplied in. */
interface TableScale {
  readonly constant: Exact;
  /** The whole number that multiplies; null without. */
  readonly times: Expression | null;
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
  /** Field of the parameters of the date that holds the rows. */
  readonly field: string;
  /** These parameters. */
  readonly on: Expression;
  /** True where they are not those of the reference date. */
  readonly isElsewhere: boolean;
  /** True where the table is applied in the branch of a condition. */
  readonly isConditional: boolean;
}

/** What tables need of the formulas around them. */
interface TableContext {
  readonly parameters: Parameters;
  readonly slots: Slots;
  table(id: string): IrTable;
  arg(node: IrNode, place: number): NodeId;
  quantity(id: NodeId, block: Block): Fraction;
  logic(id: NodeId, block: Block): Expression;
  /** The parameters of the date that the node gives, which stands after `at`. */
  elsewhere(reader: NodeId, date: NodeId, block: Block): Expression;
  /** False where no trace shows what is read. */
  readonly remembers: boolean;
}

const UNSCALED: TableScale = { constant: ONE, times: null, d: 1n };

/** Reads tables in whole numbers. */
export class Tables {
  readonly #formulas: TableContext;
  /** How each application of a table is counted, for what shows its row. */
  readonly plans = new Map<NodeId, TablePlan>();
  /** Denominator of each upper end that was read. */
  readonly limitScales = new Map<NodeId, bigint>();

  constructor(formulas: TableContext) {
    this.#formulas = formulas;
  }

  /** The scale; null where it cannot be multiplied in afterwards, because the law rounds the scaled limits. */
  #scale(table: IrTable, block: Block): TableScale | null {
    if (table.scale === null) return UNSCALED;
    const value = new Arithmetic(block).atom(this.#formulas.quantity(table.scale, block));
    if (value.over.length > 0) return null;
    if (value.constant !== null) return { ...UNSCALED, constant: { n: value.constant, d: value.d } };
    // A grid is a step of the printed amounts: it is added after the scale, so it cannot share its denominator.
    const parted = table.grid !== null && value.d !== 1n;
    if (table.roundLimits !== null || parted || !value.positive) return null;
    return { constant: ONE, times: value.n, d: value.d };
  }

  #plan(
    table: IrTable,
    scale: TableScale,
    baseScale: bigint,
    valueScale: bigint | null,
    on: Expression = PARAMETERS,
  ): TablePlan {
    const { parameters } = this.#formulas;
    const constant = reduce(scale.constant);
    const isOne = constant.n === 1n && constant.d === 1n;
    const cells = cellTypeOf(table) === 'money' && isMoney(table.gives);
    const limitScale = lcm(parameters.limitScale(table, constant) * scale.d, baseScale);
    const values = valueScale ?? parameters.valueScale(table, cells ? constant : ONE, cells);
    const factor = isOne ? null : code.call('rt.exact', code.big(constant.n), code.big(constant.d));
    const limits = this.#product(table.unit, factor, on);
    const inValues = cells ? this.#product(table.givesUnit, factor, on) : null;
    const factors = { limits, values: inValues, scaledIn: scale.d };
    const field = parameters.rows(table, factors, limitScale / scale.d, values, on);
    const counted = { limitScale, valueScale: values, scalesValue: cells };
    const isElsewhere = on !== PARAMETERS;
    return { table, scale, ...counted, field, on, isElsewhere, isConditional: false };
  }

  #product(unit: string | null, factor: Expression | null, on: Expression): Expression | null {
    if (unit === null) return factor;
    const worth = this.#formulas.parameters.exact(unit, on);
    return factor === null ? worth : code.call('rt.mul', worth, factor);
  }

  /** The value that a table gives; the row is remembered for the trace. */
  apply(id: NodeId, node: IrNode, tableId: string, block: Block): Fraction {
    const formulas = this.#formulas;
    const table = formulas.table(tableId);
    const argument = formulas.arg(node, 0);
    const slot = formulas.slots.place(slotOf.row(id));
    if (block.isBranch) block.before({ kind: 'store', slot, value: code.number(-1n) });
    if (table.form === 'map') {
      const word = formulas.logic(argument, block);
      return this.#applyToWord(id, table, word, this.#dateOf(id, node, block), block);
    }
    const base = formulas.quantity(argument, block);
    const scale = this.#scale(table, block);
    if (scale === null || base.over.length > 0) return givenUp(block);
    const plan = this.#plan(table, scale, base.d, null, this.#dateOf(id, node, block));
    const arithmetic = new Arithmetic(block);
    const scaledBase = arithmetic.atom(arithmetic.over(base, { d: plan.limitScale, over: [] }));
    const orTop = code.name(String(table.form === 'marginal'));
    const rows = rowsOf(plan);
    const row = block.name(code.call('rt.rowOf', rows, scaledBase.n, scale.times ?? code.ONE, orTop));
    block.giveUp(code.binary(row, '<', code.ZERO));
    block.store(slot, row);
    block.store(formulas.slots.place(slotOf.tableBase(id)), scaledBase.n);
    this.#remember(id, plan, block);
    return this.#value(plan, row, scaledBase.n, block);
  }

  /** The parameters that a table is read from: those of the reference date, or of what stands after `at`. */
  #dateOf(id: NodeId, { args: [, date] }: IrNode, block: Block): Expression {
    return date === undefined ? PARAMETERS : this.#formulas.elsewhere(id, date, block);
  }

  #remember(id: NodeId, plan: TablePlan, block: Block): void {
    const { times } = plan.scale;
    if (times !== null) block.store(this.#formulas.slots.place(slotOf.tableScale(id)), times);
    this.plans.set(id, { ...plan, isConditional: block.isBranch });
  }

  #value(plan: TablePlan, row: Expression, base: Expression, block: Block): Fraction {
    const { table, scale, limitScale, valueScale } = plan;
    const args = [rowsOf(plan), row, base, scale.times ?? code.ONE];
    switch (table.form) {
      case 'step':
      case 'map':
        return this.#cell(plan, row, block);
      case 'marginal': {
        const d = sliceScale(plan);
        return d === null ? givenUp(block) : checked(code.call('rt.slicesOf', ...args), d, false, block);
      }
      case 'excess':
        return checked(code.call('rt.excessOf', ...args), limitScale * valueScale, false, block);
      case 'rebate':
        return checked(code.call('rt.rebateOf', ...args), limitScale * valueScale, true, block);
    }
  }

  #cell(plan: TablePlan, row: Expression, block: Block): Fraction {
    const value = block.name(code.element(code.member(rowsOf(plan), 'value'), row));
    const cell = namedFraction(value, plan.valueScale, null, false);
    const { times, d } = plan.scale;
    if (!plan.scalesValue || times === null) return cell;
    return new Arithmetic(block).mul(cell, namedFraction(times, d, null, true));
  }

  #applyToWord(id: NodeId, table: IrTable, word: Expression, on: Expression, block: Block): Fraction {
    const scale = this.#scale(table, block);
    if (scale === null) return givenUp(block);
    const plan = this.#plan(table, scale, 1n, null, on);
    const row = block.name(code.call('rt.rowOfWord', rowsOf(plan), word));
    block.giveUp(code.binary(row, '<', code.ZERO));
    block.store(this.#formulas.slots.place(slotOf.row(id)), row);
    this.#remember(id, plan, block);
    return this.#cell(plan, row, block);
  }

  /** The last written upper end. */
  upperLimit(id: NodeId, tableId: string, block: Block): Fraction {
    const table = this.#formulas.table(tableId);
    const scale = this.#scale(table, block);
    if (scale === null) return givenUp(block);
    const plan = this.#plan(table, scale, 1n, null);
    const top = code.member(rowsField(plan.field), 'top');
    const end = namedFraction(top, plan.limitScale / scale.d, null, false);
    const arithmetic = new Arithmetic(block);
    const { times, d } = scale;
    const scaled = times === null ? end : arithmetic.mul(end, namedFraction(times, d, null, true));
    const value = arithmetic.atom(scaled);
    if (!this.#formulas.remembers) return value;
    block.store(this.#formulas.slots.place(slotOf.limit(id)), value.n);
    this.limitScales.set(id, value.d);
    return value;
  }

  /** Whether a table gives a value in some row. */
  among(node: IrNode, tableId: string, block: Block): Expression {
    const formulas = this.#formulas;
    const table = formulas.table(tableId);
    const value = formulas.quantity(formulas.arg(node, 0), block);
    const scale = this.#scale(table, block);
    if (scale === null || value.over.length > 0) return givenUp(block).n;
    const cells = this.#plan(table, scale, 1n, null);
    const d = lcm(cells.valueScale * (cells.scalesValue ? scale.d : 1n), value.d);
    const plan = this.#plan(table, scale, 1n, cells.scalesValue ? d / scale.d : d);
    const whole = new Arithmetic(block).over(value, { d, over: [] });
    const times = (cells.scalesValue ? scale.times : null) ?? code.ONE;
    return code.call('rt.givesValue', rowsField(plan.field), whole.n, times);
  }
}

function rowsOf({ field, on }: TablePlan): Expression {
  return rowsField(field, on);
}

/** What slices are counted in once they are rounded; null where a ladder rounds them. */
export function sliceScale({ table: { roundEach }, limitScale, valueScale }: TablePlan): bigint | null {
  if (roundEach === null) return limitScale * valueScale;
  const [rung, ...others] = roundEach.rungs;
  return rung === undefined || others.length > 0 ? null : reduce(rung.quantum).d;
}

/** What a runtime function gives: NaN where it passed 2^53. */
function checked(value: Expression, d: bigint, positive: boolean, block: Block): Fraction {
  const named = block.name(value);
  block.giveUp(code.call('Number.isNaN', named));
  return namedFraction(named, d, null, positive);
}

/** For what plain numbers are not made for: the interpreter computes it. */
function givenUp(block: Block): Fraction {
  block.giveUp(code.binary(code.SAFE_NAME, '>', code.ZERO));
  return namedFraction(code.ZERO, 1n, 0n, true);
}
