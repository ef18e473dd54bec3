import { mermaidLabel } from '../../runtime/mermaid-label.ts';
import type { DecisionGraph, GraphNode } from './decision-graph.ts';
import { NODE_STYLES } from './node-style.ts';

/** The graph as a Mermaid flowchart, from left to right. */
export function mermaidOf({ nodes, edges }: DecisionGraph): string {
  const names = new Map(nodes.map(({ id }, at) => [id, `n${at}`]));
  const kinds = [...new Set(nodes.map(({ kind }) => kind))];
  return [
    'flowchart LR',
    ...nodes.map((node) => `  ${names.get(node.id) ?? ''}${shape(node)}:::${node.kind}`),
    ...edges.map(({ from, to }) => `  ${names.get(from) ?? ''} --> ${names.get(to) ?? ''}`),
    ...kinds.map((kind) => `  classDef ${kind} fill:${NODE_STYLES[kind].fill},stroke:#555,color:#111`),
    '',
  ].join('\n');
}

function shape({ id, kind, label }: GraphNode): string {
  const [open, close] = NODE_STYLES[kind].mermaid;
  const text = label === id ? id : `${id}<br/>${mermaidLabel(label)}`;
  return `${open}"${text}"${close}`;
}
