import type { DecisionGraph } from './decision-graph.ts';

/**
 * How long all arrows of a drawing may be together, counted in columns of nodes: what a drawing costs. The longest of a
 * law so far, with inputs and parameters, are 5,152.
 */
const MOST_ARROWS = 6000;

/** A graph that can be drawn in seconds, and how many of the nodes it leaves out. */
export interface Drawable {
  readonly graph: DecisionGraph;
  readonly leftOut: number;
}

/** The graph, or as many of its first nodes as a drawing holds. */
export function drawable(graph: DecisionGraph): Drawable {
  let [fits, tooMany] = [0, graph.nodes.length + 1];
  if (lengthOfArrows(graph) <= MOST_ARROWS) return { graph, leftOut: 0 };
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    if (lengthOfArrows(firstOf(graph, middle)) <= MOST_ARROWS) fits = middle;
    else tooMany = middle;
  }
  return { graph: firstOf(graph, fits), leftOut: graph.nodes.length - fits };
}

function firstOf({ nodes, edges }: DecisionGraph, count: number): DecisionGraph {
  const kept = nodes.slice(0, count);
  const ids = new Set(kept.map(({ id }) => id));
  return { nodes: kept, edges: edges.filter(({ from, to }) => ids.has(from) && ids.has(to)) };
}

/** Each node stands in the column after the last one that it is computed from. */
function lengthOfArrows({ nodes, edges }: DecisionGraph): number {
  const readers = Map.groupBy(edges, ({ from }) => from);
  const waits = new Map(nodes.map(({ id }) => [id, 0]));
  for (const { to } of edges) waits.set(to, (waits.get(to) ?? 0) + 1);
  const columns = new Map(nodes.map(({ id }) => [id, 0]));
  const ready = nodes.filter(({ id }) => waits.get(id) === 0).map(({ id }) => id);
  for (const id of ready) {
    for (const { to } of readers.get(id) ?? []) {
      columns.set(to, Math.max(columns.get(to) ?? 0, (columns.get(id) ?? 0) + 1));
      const left = (waits.get(to) ?? 0) - 1;
      waits.set(to, left);
      if (left === 0) ready.push(to);
    }
  }
  return edges.reduce((sum, { from, to }) => sum + (columns.get(to) ?? 0) - (columns.get(from) ?? 0), 0);
}
