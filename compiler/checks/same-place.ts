import type { Span } from '../../dsl/ast/ast.ts';
import type { NodeId } from '../ir/ir.ts';
import type { Lowering } from '../lower/state.ts';
import { Soundness } from './sound.ts';

/** A condition and what it is the condition of. */
export interface PlacedCondition {
  readonly id: NodeId;
  readonly owner: string;
}

/**
 * Conditions that are constant in every use of the place where they are written. A template is written out
 * once per `apply`: what a parameter decides in one use only is no fault of the template.
 */
export function constantConditions(
  conditions: readonly PlacedCondition[],
  l: Lowering,
): readonly (PlacedCondition & { readonly truth: boolean; readonly span: Span })[] {
  const soundness = new Soundness(l);
  const places = new Map<string, PlacedCondition[]>();
  for (const one of conditions) {
    const { span } = l.nodes.at(one.id);
    const key = `${span.start} ${span.end}`;
    places.set(key, [...(places.get(key) ?? []), one]);
  }
  return [...places.values()].flatMap((uses) => {
    const [first] = uses;
    if (first === undefined) return [];
    const { truth, span } = l.nodes.at(first.id);
    const constant =
      truth !== null && soundness.isSound(first.id) && uses.every(({ id }) => l.nodes.at(id).truth === truth);
    return constant ? [{ ...first, truth, span }] : [];
  });
}
