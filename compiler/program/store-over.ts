import type { Block } from './block.ts';
import type { Expression } from './code.ts';
import * as code from './code.ts';
import type { Scale } from './fraction.ts';
import type { Slots } from './slots.ts';

/**
 * Keeps in a slot what a value is divided by beside its scale, for what shows the value. A value that is divided by
 * nothing else takes no slot: that there is none says so.
 */
export function keepOver(slots: Slots, slotName: string, { over }: Pick<Scale, 'over'>, block: Block): void {
  const [first, ...rest] = over.map(code.name);
  if (first === undefined) return;
  const slot = slots.place(slotName);
  if (block.isBranch) block.before({ kind: 'store', slot, value: code.ONE });
  if (rest.length === 0) {
    block.store(slot, first);
    return;
  }
  const product = rest.reduce<Expression>((all, factor) => code.binary(all, '*', factor), first);
  const named = block.name(product);
  block.giveUp(code.binary(named, '>', code.SAFE_NAME));
  block.store(slot, named);
}
