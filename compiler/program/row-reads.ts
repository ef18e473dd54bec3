import { cellTypeOf, valueTypeOf } from '../../runtime/ir/value-type.ts';
import type { ValueType } from '../../runtime/module.ts';
import type { IrTable } from '../ir/ir.ts';
import type { Expression } from './code.ts';
import * as code from './code.ts';
import { rowsField } from './parameters.ts';
import type { ShownValues } from './shown-values.ts';
import { sliceScale, type TablePlan } from './tables.ts';

/** A part of an applied row: its place among the values, and which row the table must have come to. */
export interface RowRead {
  readonly value: number;
  /** Least place of the row; null where there always is one. */
  readonly from: number | null;
  /** The reference dates on which it is shown; null for all. */
  readonly dates: readonly Span[] | null;
}

/** Reference dates from the first up to the day before the second; undefined where there is no end. */
export interface Span {
  readonly from: string | undefined;
  readonly next: string | undefined;
}

/** The dates on which the last row of a table has an end; null for all dates. */
function endedSpans({ blocks }: IrTable): readonly Span[] | null {
  const isEnded = blocks.map(({ rows }) => rows.at(-1)?.upper !== null);
  if (isEnded.every((ended) => ended)) return null;
  const spans = blocks.map(({ from }, place) => ({ from, next: blocks[place + 1]?.from }));
  return spans.filter((_, place) => isEnded[place]);
}

/** Under which name the trace shows the row, and the slots of an application: the place of the row, its base, and what multiplies the ends. */
interface Application {
  readonly name: string;
  readonly row: number;
  readonly base: number | null;
  readonly scale: number | null;
}

/** What a trace shows of the row that a table applied. */
export function rowReads(plan: TablePlan, slots: Application, values: ShownValues): readonly RowRead[] {
  const { table, limitScale, valueScale } = plan;
  const [rows, row] = [rowsField(plan.field), code.slot(slots.row)];
  const scale = slots.scale === null ? code.ONE : code.slot(slots.scale);
  const applied = plan.isConditional ? 0 : null;
  const read = (part: string, type: ValueType, value: Expression, d: bigint, from = applied): RowRead => {
    const under =
      from === null ? null : { key: `${slots.row} ${from}`, test: code.binary(row, '>=', code.number(from)) };
    const shown = { name: `${slots.name}.${part}`, type, words: [], scale: d };
    return { value: values.filled(shown, `${slots.row}`, value, under), from, dates: null };
  };
  const column = (name: string): Expression => code.element(code.member(rows, name), row);
  const scaled = (value: Expression): Expression =>
    slots.scale === null ? value : code.binary(value, '*', scale);
  const gives = cellTypeOf(table);
  const isScaled = plan.scalesValue && slots.scale !== null;
  const cell = isScaled ? scaled(column('value')) : column('value');
  const cellScale = valueScale * (isScaled ? plan.scale.d : 1n);
  const value = read(gives === 'rate' ? 'rate' : 'value', gives, cell, cellScale);
  if (table.form === 'map') return [value];
  const limit = (part: string, end: Expression): RowRead =>
    read(part, valueTypeOf(table.of), end, limitScale);
  const lower = limit('lower', code.call('rt.lowerEndOf', rows, row, scale));
  if (table.form !== 'marginal') {
    const fixed = table.form === 'step' ? code.ZERO : scaled(column('fixed'));
    return [lower, value, limit('fixed', fixed)];
  }
  const base = slots.base === null ? code.ZERO : code.slot(slots.base);
  const d = sliceScale(plan) ?? 1n;
  const count = Math.max(...table.blocks.map((block) => block.rows.length));
  const slices = Array.from({ length: count }, (_, slice) =>
    read(
      `slice_${slice + 1}`,
      'money',
      code.call('rt.sliceOf', rows, code.number(slice), base, scale),
      d,
      slice,
    ),
  );
  const dates = endedSpans(table);
  if (dates?.length === 0) return [lower, value, ...slices];
  return [lower, value, { ...limit('upper', scaled(column('upper'))), dates }, ...slices];
}
