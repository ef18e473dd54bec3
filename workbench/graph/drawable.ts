import type { DecisionGraph, GraphEdge, GraphNode } from './decision-graph.ts';

/**
 * How long all arrows of a drawing may be together, counted in columns of nodes, and that length times the columns: what a
 * drawing costs, since long chains take much longer than wide laws. The longest of a law so far, with inputs and
 * parameters, are 5,152 in 21 columns, which take a second; what has room takes three at most.
 */
const MOST_ARROWS = 6000;
const MOST_ARROWS_BY_COLUMNS = 250_000;

/** A graph that can be drawn in seconds, and how many of the nodes it leaves out. */
interface Drawable {
  readonly graph: DecisionGraph;
  readonly leftOut: number;
}

/** The graph, or as many of its first nodes as a drawing holds. */
export function drawable(graph: DecisionGraph): Drawable {
  let [fits, tooMany] = [0, graph.nodes.length + 1];
  if (hasRoom(graph)) return { graph, leftOut: 0 };
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    if (hasRoom(firstOf(graph, middle))) fits = middle;
    else tooMany = middle;
  }
  return { graph: firstOf(graph, fits), leftOut: graph.nodes.length - fits };
}

function firstOf({ nodes, edges }: DecisionGraph, count: number): DecisionGraph {
  const kept = nodes.slice(0, count);
  const ids = new Set(kept.map(({ id }) => id));
  return { nodes: kept, edges: edges.filter(({ from, to }) => ids.has(from) && ids.has(to)) };
}

function hasRoom({ nodes, edges }: DecisionGraph): boolean {
  const columns = columnsOf(nodes, edges);
  const length = edges.reduce(
    (sum, { from, to }) => sum + Math.max(0, (columns.get(to) ?? 0) - (columns.get(from) ?? 0)),
    0,
  );
  const last = [...columns.values()].reduce((most, column) => Math.max(most, column), 0);
  return length <= MOST_ARROWS && length * (last + 1) <= MOST_ARROWS_BY_COLUMNS;
}

/** Each node stands in the column after the last one that it is computed from. */
function columnsOf(nodes: readonly GraphNode[], edges: readonly GraphEdge[]): ReadonlyMap<string, number> {
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
  return columns;
}
