import { cellTypeOf, valueTypeOf } from '../../ir/value-type.ts';
import type { ValueType } from '../../runtime/module.ts';
import { sliceScale, type TablePlan } from './plain-tables.ts';
import { quantityText } from './quantity-text.ts';
import type { Read } from './read.ts';
import type { ReadAmounts } from './read-amounts.ts';

/** What a trace shows of the row that a table applied. All arguments but the plan are code. */
export function tableReads(
  plan: TablePlan,
  place: string,
  base: string,
  scale: string,
  amounts: ReadAmounts,
): readonly Read[] {
  const { table, limitScale, valueScale, rows } = plan;
  const gives = cellTypeOf(table);
  const applied = plan.isConditional ? `${place} >= 0` : null;
  const read = (part: string, type: ValueType, code: string, d: bigint, guard = applied): Read => {
    const name = `${table.id}.${part}`;
    return {
      name,
      guard,
      text: quantityText(code, { d }, type, '$digits'),
      seen: amounts.object(name, type, code, { d }, null),
    };
  };
  const isScaled = plan.scalesValue && scale !== '1';
  const cell = `${rows}.value[${place}]!${isScaled ? ` * ${scale}` : ''}`;
  const cellScale = valueScale * (isScaled ? plan.scale.d : 1n);
  const value = read(gives === 'rate' ? 'rate' : 'value', gives, cell, cellScale);
  if (table.form === 'map') return [value];
  const limit = (part: string, code: string): Read => read(part, valueTypeOf(table.of), code, limitScale);
  const lower = limit('lower', `rt.lowerEndOf(${rows}, ${place}, ${scale})`);
  if (table.form !== 'marginal') {
    const times = scale === '1' ? '' : ` * ${scale}`;
    return [lower, value, limit('fixed', table.form === 'step' ? '0' : `${rows}.fixed[${place}]!${times}`)];
  }
  const d = sliceScale(plan) ?? 1n;
  const count = Math.max(...table.blocks.map((block) => block.rows.length));
  const slices = Array.from({ length: count }, (_, slice) => {
    const code = `rt.sliceOf(${rows}, ${slice}, ${base}, ${scale})`;
    return read(`slice_${slice + 1}`, 'money', code, d, `${place} >= ${slice}`);
  });
  return [lower, value, ...slices];
}
