import type { Block } from '../formulas/block.ts';
import type { Fraction } from '../formulas/fraction.ts';
import type { Slots } from './slots.ts';

/**
 * Keeps under a name what a value is divided by beside its scale, for what prints the value. A value that is
 * divided by nothing else takes no place: that there is none says so.
 */
export function keepOver(slots: Slots, name: string, { over }: Pick<Fraction, 'over'>, block: Block): void {
  if (over.length === 0) return;
  const place = `$s[${slots.place(name)}]`;
  block.before(`${place} = 1;`);
  const product = over.length === 1 ? (over[0] ?? '1') : block.name(over.join(' * '));
  if (over.length > 1) block.add(`if (${product} > rt.SAFE) return false;`);
  block.add(`${place} = ${product};`);
}
