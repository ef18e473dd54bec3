import { instance } from '@viz-js/viz';
import type { DecisionGraph, GraphNode } from './decision-graph.ts';
import { NODE_STYLES } from './node-style.ts';

/** Longest line inside a node. */
const WIDTH = 26;

/** The graph drawn by Graphviz, from left to right. */
export async function svgOf(graph: DecisionGraph, title: string): Promise<string> {
  const viz = await instance();
  return viz.renderString(dotOf(graph, title), { format: 'svg', engine: 'dot' });
}

function dotOf({ nodes, edges }: DecisionGraph, title: string): string {
  return [
    'digraph {',
    `  graph [rankdir=LR, ranksep=0.7, nodesep=0.18, label=${quoted(title)}, labelloc=t, fontname="sans-serif"]`,
    '  node [style=filled, color="#555555", fontname="sans-serif", fontsize=11, margin="0.2,0.08"]',
    '  edge [color="#888888", arrowsize=0.6]',
    ...nodes.map((node) => `  ${quoted(node.id)} [${attributes(node)}]`),
    ...edges.map(({ from, to }) => `  ${quoted(from)} -> ${quoted(to)}`),
    '}',
  ].join('\n');
}

function attributes({ id, kind, label }: GraphNode): string {
  const { dot, fill } = NODE_STYLES[kind];
  const text = label === id ? id : [id, ...lines(label)].join('\n');
  const rounded = kind === 'perception' || kind === 'deduction' || kind === 'component';
  const style = rounded ? ', style="filled,rounded"' : '';
  return `label=${quoted(text)}, shape=${dot}, fillcolor="${fill}"${style}`;
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
}

/** Words in lines that fit a node. */
function lines(text: string): readonly string[] {
  const broken: string[] = [];
  for (const word of text.split(' ')) {
    const last = broken.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH)
      broken[broken.length - 1] = `${last} ${word}`;
    else broken.push(word);
  }
  return broken;
}
