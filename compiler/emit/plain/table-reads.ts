import { cellTypeOf, valueTypeOf } from '../../ir/value-type.ts';
import type { ValueType } from '../../runtime/module.ts';
import { sliceScale, type TablePlan } from './plain-tables.ts';
import type { ShownValues } from './shown-values.ts';

/** A part of an applied row: its place among the values, and which row the table must have come to. */
export interface RowRead {
  readonly value: number;
  /** Least place of the row; null where there always is one. */
  readonly from: number | null;
}

/** Code of the slots of an application: the place of the row, its base, and what multiplies the ends. */
interface Application {
  readonly place: string;
  readonly base: string;
  readonly scale: string;
}

/** What a trace shows of the row that a table applied. */
export function tableReads(
  plan: TablePlan,
  { place, base, scale }: Application,
  values: ShownValues,
): readonly RowRead[] {
  const { table, limitScale, valueScale, rows } = plan;
  const gives = cellTypeOf(table);
  const read = (part: string, type: ValueType, code: string, d: bigint, from: number | null): RowRead => {
    const shown = { name: `${table.id}.${part}`, type, words: [], scale: d };
    return { value: values.filled(shown, code, from === null ? '' : `${place} >= ${from}`), from };
  };
  const applied = plan.isConditional ? 0 : null;
  const isScaled = plan.scalesValue && scale !== '1';
  const cell = `${rows}.value[${place}]!${isScaled ? ` * ${scale}` : ''}`;
  const cellScale = valueScale * (isScaled ? plan.scale.d : 1n);
  const value = read(gives === 'rate' ? 'rate' : 'value', gives, cell, cellScale, applied);
  if (table.form === 'map') return [value];
  const limit = (part: string, code: string): RowRead =>
    read(part, valueTypeOf(table.of), code, limitScale, applied);
  const lower = limit('lower', `rt.lowerEndOf(${rows}, ${place}, ${scale})`);
  if (table.form !== 'marginal') {
    const times = scale === '1' ? '' : ` * ${scale}`;
    return [lower, value, limit('fixed', table.form === 'step' ? '0' : `${rows}.fixed[${place}]!${times}`)];
  }
  const d = sliceScale(plan) ?? 1n;
  const count = Math.max(...table.blocks.map((block) => block.rows.length));
  const slices = Array.from({ length: count }, (_, slice) => {
    const code = `rt.sliceOf(${rows}, ${slice}, ${base}, ${scale})`;
    return read(`slice_${slice + 1}`, 'money', code, d, slice);
  });
  return [lower, value, ...slices];
}
