import { mermaidLabel } from '../../runtime/mermaid-label.ts';
import type { WireStep } from './calculation.ts';

/** Mermaid flowchart of a calculation: one node for each concept, an arrow for each value it read. */
export function drawDiagram(steps: readonly WireStep[]): string {
  const last = new Map(steps.map((step) => [step.concept_id, step]));
  const nodes = [...last.values()].map(
    ({ concept_id, label, result_final }) =>
      `  ${node(concept_id)}["${mermaidLabel(label)}<br/>${result_final}"]`,
  );
  const arrows = [...last.keys()].flatMap((id) => readBy(id, steps).map((name) => [name, id] as const));
  const drawn = arrows
    .filter(([from, to]) => from !== to && last.has(from))
    .map(([from, to]) => `  ${node(from)} --> ${node(to)}`);
  return ['flowchart TD', ...nodes, ...new Set(drawn)].join('\n');
}

function readBy(id: string, steps: readonly WireStep[]): readonly string[] {
  return steps.filter((step) => step.concept_id === id).flatMap((step) => Object.keys(step.inputs));
}

/** Mermaid takes `end` and a few other words for its own. */
function node(id: string): string {
  return `c_${id}`;
}
