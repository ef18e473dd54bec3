import { cellTypeOf, valueTypeOf } from '../../ir/value-type.ts';
import { sliceScale, type TablePlan } from './plain-tables.ts';
import { quantityText, type Read } from './plain-trace.ts';

/** What a trace shows of the row that a table applied. All arguments but the plan are code. */
export function tableReads(plan: TablePlan, place: string, base: string, scale: string): readonly Read[] {
  const { table, limitScale, valueScale, rows } = plan;
  const gives = cellTypeOf(table);
  const applied = `${place} >= 0`;
  const read = (part: string, text: string, guard = applied): Read => ({
    name: `${table.id}.${part}`,
    guard,
    text,
  });
  const scaled = plan.scalesValue && scale !== '1';
  const cell = `${rows}.value[${place}]!${scaled ? ` * ${scale}` : ''}`;
  const cellScale = { d: valueScale * (scaled ? plan.scale.d : 1n) };
  const value = read(gives === 'rate' ? 'rate' : 'value', quantityText(cell, cellScale, gives, '$digits'));
  if (table.form === 'map') return [value];
  const limit = (code: string): string =>
    quantityText(code, { d: limitScale }, valueTypeOf(table.of), '$digits');
  const lower = read('lower', limit(`rt.lowerEndOf(${rows}, ${place}, ${scale})`));
  if (table.form !== 'marginal') {
    const fixed = table.form === 'step' ? '0' : `${rows}.fixed[${place}]! * ${scale}`;
    return [lower, value, read('fixed', limit(fixed))];
  }
  const d = sliceScale(plan) ?? 1n;
  const count = Math.max(...table.blocks.map((block) => block.rows.length));
  const slices = Array.from({ length: count }, (_, slice) => {
    const code = `rt.sliceOf(${rows}, ${slice}, ${base}, ${scale})`;
    return read(`slice_${slice + 1}`, quantityText(code, { d }, 'money', '$digits'), `${place} >= ${slice}`);
  });
  return [lower, value, ...slices];
}
