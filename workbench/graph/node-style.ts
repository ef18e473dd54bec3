import type { GraphNodeKind } from './decision-graph.ts';

/** The look of a kind of node: its shape in each drawing language, and its fill. Shapes tell kinds apart, too. */
interface NodeStyle {
  readonly dot: string;
  readonly mermaid: readonly [string, string];
  readonly fill: string;
}

export const NODE_STYLES: Readonly<Record<GraphNodeKind, NodeStyle>> = {
  input: { dot: 'parallelogram', mermaid: ['[/', '/]'], fill: '#f2f2f2' },
  parameter: { dot: 'note', mermaid: ['>', ']'], fill: '#fdf6d8' },
  table: { dot: 'cylinder', mermaid: ['[(', ')]'], fill: '#fdf6d8' },
  mark: { dot: 'ellipse', mermaid: ['((', '))'], fill: '#ffffff' },
  let: { dot: 'box', mermaid: ['[', ']'], fill: '#ffffff' },
  base: { dot: 'hexagon', mermaid: ['{{', '}}'], fill: '#e3ecfb' },
  total: { dot: 'doubleoctagon', mermaid: ['[[', ']]'], fill: '#eeeeee' },
  perception: { dot: 'box', mermaid: ['(', ')'], fill: '#e1f4e5' },
  deduction: { dot: 'box', mermaid: ['(', ')'], fill: '#fbe5e1' },
  component: { dot: 'box', mermaid: ['(', ')'], fill: '#ece4f7' },
};
