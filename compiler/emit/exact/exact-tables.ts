import type { IrNode, IrTable, NodeId } from '../../ir/ir.ts';
import { isMoney } from '../../ir/type.ts';
import { cellTypeOf, valueTypeOf } from '../../ir/value-type.ts';
import { type Exact, ONE, reduce } from '../../runtime/exact.ts';
import { quoted } from '../code-text.ts';
import type { Block } from '../formulas/block.ts';
import { Arithmetic, commonScale, type Fraction, namedFraction } from '../formulas/fraction.ts';
import type { TableCode } from '../formulas/law-code.ts';
import { lcm } from '../formulas/whole.ts';
import { identifier } from '../identifiers.ts';
import type { ExactFigures } from './exact-figures.ts';
import { scaleCode } from './scale-code.ts';

type Scale = Pick<Fraction, 'd' | 'over'>;

/** What code that reads tables needs of the formulas around it. */
export interface ExactTableContext {
  readonly figures: ExactFigures;
  /** True where a trace tells which rows applied. */
  readonly remembers: boolean;
  table(id: string): IrTable;
  arg(node: IrNode, place: number): NodeId;
  quantity(id: NodeId, block: Block): Fraction;
  logic(id: NodeId, block: Block): string;
  object(value: Fraction): string;
  keep(id: NodeId, code: string, otherwise: string, block: Block): string;
  silently<T>(write: () => T): T;
}

/** How the rows of one table are counted where it is read. */
interface RowPlan {
  readonly table: IrTable;
  readonly rows: string;
  /** What ends and bases are counted in. */
  readonly limits: Scale;
  readonly values: Scale;
}

const UNSCALED: Scale = { d: 1n, over: [] };

/** Code that reads tables in big integers. */
export class ExactTables implements TableCode {
  readonly #formulas: ExactTableContext;
  /** Tables that the code reads. */
  readonly read = new Set<string>();

  constructor(formulas: ExactTableContext) {
    this.#formulas = formulas;
  }

  apply(_id: NodeId, node: IrNode, tableId: string, block: Block): Fraction {
    const formulas = this.#formulas;
    const table = formulas.table(tableId);
    const argument = formulas.arg(node, 0);
    if (table.form === 'map') {
      const word = formulas.logic(argument, block);
      const plan = this.#plan(table, UNSCALED, null, block);
      return this.#applied(plan, [plan.rows, word], plan.values, block);
    }
    const base = formulas.quantity(argument, block);
    const plan = this.#plan(table, base, null, block);
    const { n } = new Arithmetic(block).over(base, plan.limits.d, plan.limits.over);
    const scale = valueScaleOf(plan);
    const counted = table.form === 'marginal' ? [scaleCode(scale)] : [];
    return this.#applied(plan, [plan.rows, n, ...counted], scale, block);
  }

  #applied({ table }: RowPlan, given: readonly string[], { d, over }: Scale, block: Block): Fraction {
    const call = `rt.${table.form}(${given.join(', ')})`;
    const types = `${quoted(valueTypeOf(table.of))}, ${quoted(cellTypeOf(table))}`;
    const code = this.#formulas.remembers ? `ledger.apply(${call}, ${types})` : `${call}.value`;
    return { ...namedFraction(block.name(code), d, null, table.form === 'rebate'), over };
  }

  /** The last written upper end. */
  upperLimit(id: NodeId, tableId: string, block: Block): Fraction {
    const formulas = this.#formulas;
    const { rows, limits } = this.#plan(formulas.table(tableId), UNSCALED, null, block);
    const name = block.name(`rt.upperLimit(${rows})`);
    const value = { ...namedFraction(name, limits.d, null, false), over: limits.over };
    if (formulas.remembers) formulas.keep(id, formulas.object(value), 'rt.ZERO', block);
    return value;
  }

  /** Whether a table gives a value in some row. */
  among(node: IrNode, tableId: string, block: Block): string {
    const formulas = this.#formulas;
    const value = formulas.quantity(formulas.arg(node, 0), block);
    const plan = this.#plan(formulas.table(tableId), UNSCALED, value, block);
    const { n } = new Arithmetic(block).over(value, plan.values.d, plan.values.over);
    return `rt.among(${plan.rows}, ${n})`;
  }

  /** Rows that a base (or, for `among`, a value) can be compared with: all over one denominator. */
  #plan(table: IrTable, base: Scale, value: Scale | null, block: Block): RowPlan {
    const formulas = this.#formulas;
    this.read.add(table.id);
    const scaleNode = table.scale;
    const scale = scaleNode === null ? null : formulas.silently(() => formulas.quantity(scaleNode, block));
    const inCells = cellTypeOf(table) === 'money' && isMoney(table.gives);
    const constant = constantOf(scale);
    const moving: Scale = constant === null && scale !== null ? scale : UNSCALED;
    const factor = constant ?? ONE;
    const { figures } = formulas;
    // Rounded limits are counted in what they are rounded to.
    const inLimits = table.roundLimits === null ? moving : UNSCALED;
    const ends = { ...inLimits, d: figures.limitScale(table, factor) * inLimits.d };
    const cells = inCells ? moving : UNSCALED;
    const ownValues = { ...cells, d: figures.valueScale(table, inCells ? factor : ONE, inCells) * cells.d };
    const limits = commonScale([ends, base]);
    const values = value === null ? ownValues : commonScale([ownValues, value]);
    const rows = this.#rows(table, { scale, constant, inCells }, limits, values, block);
    return { table, rows, limits, values };
  }

  /** Rows that only the date decides are made once a date; others whenever they are read. */
  #rows(
    table: IrTable,
    by: { readonly scale: Fraction | null; readonly constant: Exact | null; readonly inCells: boolean },
    limits: Scale,
    values: Scale,
    block: Block,
  ): string {
    const formulas = this.#formulas;
    const cellUnit = by.inCells ? table.givesUnit : null;
    if ((by.scale === null || by.constant !== null) && limits.over.length + values.over.length === 0) {
      const constant = by.constant ?? ONE;
      const inUnit = { unit: table.unit, constant };
      const cells = { unit: cellUnit, constant: by.inCells ? constant : ONE };
      return formulas.figures.rows(table, inUnit, cells, limits.d, values.d);
    }
    const factor = this.#factor(table.unit, by.scale, block);
    const valueFactor = by.inCells ? this.#factor(cellUnit, by.scale, block) : null;
    const reading = [
      'date: $at',
      ...(factor === null ? [] : [`factor: ${factor}`]),
      ...(valueFactor === null ? [] : [`valueFactor: ${valueFactor}`]),
    ].join(', ');
    const scales = `${scaleCode(limits)}, ${scaleCode(values)}`;
    return block.name(`rt.rowsOn(${identifier(table.id)}, { ${reading} }, ${scales})`);
  }

  /** Code of the exact value of a unit times the scale. */
  #factor(unit: string | null, scale: Fraction | null, block: Block): string | null {
    const formulas = this.#formulas;
    if (unit === null) return scale === null ? null : formulas.object(scale);
    const worth = formulas.figures.figure(unit);
    return formulas.object(scale === null ? worth : new Arithmetic(block).mul(worth, scale));
  }
}

/** A scale that the compiler knows. */
function constantOf(scale: Fraction | null): Exact | null {
  if (scale === null || scale.constant === null || scale.over.length > 0) return null;
  return reduce({ n: scale.constant, d: scale.d });
}

/** What the value of a table is counted in. */
function valueScaleOf({ table, limits, values }: RowPlan): Scale {
  if (table.form === 'step') return values;
  if (table.form === 'marginal' && table.roundEach !== null) {
    return {
      d: table.roundEach.rungs.reduce((all, { quantum }) => lcm(all, reduce(quantum).d), 1n),
      over: [],
    };
  }
  return { d: limits.d * values.d, over: limits.over };
}
