import { isMoney } from '../../runtime/ir/type.ts';
import { cellTypeOf, valueTypeOf } from '../../runtime/ir/value-type.ts';
import type { TableJson } from '../../runtime/law/layout-json.ts';
import { type Exact, ONE, reduce } from '../../runtime/numbers/exact.ts';
import { lcm } from '../../runtime/numbers/gcd.ts';
import type { Ir, IrNode, IrTable, NodeId } from '../ir/ir.ts';
import type { Block } from './block.ts';
import type { Expression } from './code.ts';
import * as code from './code.ts';
import { Arithmetic, type Fraction, namedFraction, unscaled } from './fraction.ts';
import { AT, type Elsewhere, LAW, PARAMETERS, type Parameters } from './parameters.ts';
import { placeOf } from './places.ts';
import type { Reads } from './reads.ts';
import type { Slots } from './slots.ts';
import { wholeJson } from './whole.ts';

/** The scale of a table: a constant goes into the parameters of the date, anything else is multiplied in. */
interface TableScale {
  readonly constant: Exact;
  /** The whole number that multiplies; null without. */
  readonly times: Expression | null;
  /** The denominator of the whole number. */
  readonly d: bigint;
}

/** The denominators of a table where it is read. */
interface Counted {
  readonly table: IrTable;
  readonly scale: TableScale;
  /** Denominator of ends, amounts and bases where they meet. */
  readonly limitScale: bigint;
  readonly valueScale: bigint;
  /** True when the scale multiplies the value too (`step` and `map` that give money). */
  readonly scalesValue: boolean;
  /** The rows, and the field of the parameters of the date that holds them. */
  readonly rows: Expression;
  readonly field: string;
}

const UNSCALED: TableScale = { constant: ONE, times: null, d: 1n };

/** The parts of the surrounding formulas that tables need. */
interface Formulas {
  readonly ir: Ir;
  readonly parameters: Parameters;
  readonly slots: Slots;
  readonly reads: Reads;
  arg(node: IrNode, place: number): NodeId;
  value(id: NodeId, block: Block): Fraction;
  elsewhere(date: NodeId, block: Block): Elsewhere;
}

/** Reads tables in whole numbers. */
export class Tables {
  readonly #formulas: Formulas;

  constructor(formulas: Formulas) {
    this.#formulas = formulas;
  }

  #table(id: string): IrTable {
    const table = this.#formulas.ir.tables.find((one) => one.id === id);
    if (table === undefined) throw new RangeError(`no table ${id}`);
    return table;
  }

  /** The scale; null where it cannot be multiplied in afterwards, because the law rounds the scaled limits. */
  #scale({ scale, grid, roundLimits }: IrTable, block: Block): TableScale | null {
    const formulas = this.#formulas;
    if (scale === null) return UNSCALED;
    const value = new Arithmetic(block).atom(formulas.reads.silently(() => formulas.value(scale, block)));
    if (value.over.length > 0) return null;
    if (value.constant !== null) return { ...UNSCALED, constant: { n: value.constant, d: value.d } };
    // A grid is a step of the printed amounts: it is added after the scale, so it cannot share its denominator.
    const parted = grid !== null && value.d !== 1n;
    if (roundLimits !== null || parted || !value.positive) return null;
    return { constant: ONE, times: value.n, d: value.d };
  }

  #counted(
    table: IrTable,
    scale: TableScale,
    baseScale: bigint,
    values: bigint | null = null,
    on: Expression = PARAMETERS,
  ): Counted {
    const { parameters } = this.#formulas;
    const constant = reduce(scale.constant);
    const scalesValue = cellTypeOf(table) === 'money' && isMoney(table.gives);
    const limitScale = lcm(parameters.limitScale(table, constant) * scale.d, baseScale);
    const valueScale = values ?? parameters.valueScale(table, scalesValue ? constant : ONE, scalesValue);
    const options = code.object({
      date: AT,
      limits: this.#factor(table.unit, constant),
      values: scalesValue ? this.#factor(table.givesUnit, constant) : null,
      scaledIn: table.roundEach === null || scale.d === 1n ? null : code.big(scale.d),
    });
    const scales = [limitScale / scale.d, valueScale].map(code.big);
    const made = code.call(
      'rt.scaledRows',
      code.call(`${LAW}.table`, code.text(table.id)),
      options,
      ...scales,
    );
    const rows = parameters.rows(table, made, on);
    return { table, scale, limitScale, valueScale, scalesValue, rows, field: rows.name };
  }

  /** What printed parameters are multiplied by; null for one. */
  #factor(unit: string | null, { n, d }: Exact): Expression | null {
    const constant = n === 1n && d === 1n ? null : code.call('rt.exact', code.big(n), code.big(d));
    if (unit === null) return constant;
    const worth = this.#formulas.parameters.exact(unit);
    return constant === null ? worth : code.call('rt.mul', worth, constant);
  }

  /** The value that a table gives; its row is kept for what shows it. */
  apply(id: NodeId, node: IrNode, tableId: string, block: Block): Fraction {
    const formulas = this.#formulas;
    const table = this.#table(tableId);
    const isMap = table.form === 'map';
    const argument = formulas.value(formulas.arg(node, 0), block);
    const [, date] = node.args;
    const elsewhere = date === undefined ? null : formulas.elsewhere(date, block);
    const scale = this.#scale(table, block);
    if (scale === null || argument.over.length > 0) return givenUp(block);
    const counted = this.#counted(table, scale, argument.d, null, elsewhere?.on);
    const arithmetic = new Arithmetic(block);
    const { limitScale, rows } = counted;
    const base = isMap ? argument : arithmetic.atom(arithmetic.over(argument, { d: limitScale, over: [] }));
    const found = isMap
      ? code.call('rt.rowOfWord', rows, base.n)
      : code.call('rt.rowOf', rows, base.n, timesOf(scale), code.name(String(table.form === 'marginal')));
    const row = block.name(found);
    block.giveUp(code.binary(row, '<', code.ZERO));
    if (formulas.reads.isShown) {
      formulas.reads.apply(this.#packed(formulas.reads.nameOf(id), counted, row, base, elsewhere, block));
    }
    return this.#value(counted, row, base.n, block);
  }

  #packed(
    name: string,
    { table, scale, limitScale, valueScale, scalesValue, field }: Counted,
    row: Expression,
    base: Fraction,
    elsewhere: Elsewhere | null,
    block: Block,
  ): TableJson {
    const { slots, ir } = this.#formulas;
    const store = (value: Expression): number => {
      const slot = slots.take();
      block.store(slot, value);
      return slot;
    };
    const rowSlot = store(row);
    if (block.isBranch) block.before(code.set({ slot: code.number(rowSlot), value: code.number(-1n) }));
    const [of, gives] = [valueTypeOf(table.of), cellTypeOf(table)];
    const values = valueScale * (scalesValue ? scale.d : 1n);
    const scales = [limitScale, values, sliceScale(table, limitScale * valueScale) ?? 1n] as const;
    const [limits, cells, slices] = scales;
    return {
      name: name === table.id ? undefined : name,
      table: placeOf(ir.tables, table.id),
      rows: field,
      of: of === 'money' ? undefined : of,
      gives: gives === 'rate' ? undefined : gives,
      scales: [wholeJson(limits), wholeJson(cells), wholeJson(slices)],
      slots: [
        rowSlot,
        table.form === 'map' ? null : store(base.n),
        scale.times === null ? null : store(scale.times),
      ],
      at:
        elsewhere === null ? undefined : [elsewhere.said, store(code.call('rt.digitsOfDate', elsewhere.day))],
      scalesValue: scalesValue ? 1 : undefined,
      isConditional: block.isBranch ? 1 : undefined,
    };
  }

  #value(counted: Counted, row: Expression, base: Expression, block: Block): Fraction {
    const { table, scale, limitScale, valueScale, rows } = counted;
    const d = limitScale * valueScale;
    const args = [rows, row, base, timesOf(scale)];
    switch (table.form) {
      case 'step':
      case 'map': {
        const cell = block.name(code.element(code.member(rows, 'value'), row));
        const value = namedFraction(cell, valueScale, null, false);
        return counted.scalesValue ? scaledBy(value, scale, block) : value;
      }
      case 'marginal': {
        const each = sliceScale(table, d);
        return each === null
          ? givenUp(block)
          : checked(code.call('rt.slicesOf', ...args), each, false, block);
      }
      case 'excess':
        return checked(code.call('rt.excessOf', ...args), d, false, block);
      case 'rebate':
        return checked(code.call('rt.rebateOf', ...args), d, true, block);
    }
  }

  /** The last written upper end. */
  upperLimit(tableId: string, block: Block): Fraction {
    const table = this.#table(tableId);
    const scale = this.#scale(table, block);
    if (scale === null) return givenUp(block);
    const { rows, limitScale } = this.#counted(table, scale, 1n);
    const end = namedFraction(code.member(rows, 'top'), limitScale / scale.d, null, false);
    return scaledBy(end, scale, block);
  }

  /** Whether a table gives a value in some row. */
  among(value: Fraction, tableId: string, block: Block): Expression {
    const table = this.#table(tableId);
    const scale = this.#scale(table, block);
    if (scale === null || value.over.length > 0) return givenUp(block).n;
    const cells = this.#counted(table, scale, 1n);
    const parted = cells.scalesValue ? scale.d : 1n;
    const d = lcm(cells.valueScale * parted, value.d);
    const { rows } = this.#counted(table, scale, 1n, d / parted);
    const whole = new Arithmetic(block).over(value, { d, over: [] });
    return code.call('rt.givesValue', rows, whole.n, cells.scalesValue ? timesOf(scale) : code.ONE);
  }
}

function timesOf({ times }: TableScale): Expression {
  return times ?? code.ONE;
}

function scaledBy(value: Fraction, { times, d }: TableScale, block: Block): Fraction {
  return times === null ? value : new Arithmetic(block).mul(value, namedFraction(times, d, null, true));
}

/** What slices are counted in once they are rounded; null where a ladder rounds them. */
function sliceScale({ roundEach }: IrTable, unrounded: bigint): bigint | null {
  if (roundEach === null) return unrounded;
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
  return { ...unscaled(code.ZERO), most: 0n, positive: true };
}
