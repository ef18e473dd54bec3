import type { Ir, IrStep, NodeId } from '../../compiler/ir/ir.ts';

export type GraphNodeKind =
  | 'input'
  | 'parameter'
  | 'table'
  | 'mark'
  | 'let'
  | 'base'
  | 'total'
  | 'perception'
  | 'deduction'
  | 'component';

export interface GraphNode {
  readonly id: string;
  readonly kind: GraphNodeKind;
  readonly label: string;
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
}

/**
 * The dependencies between computed values. Sums of a mark or of all lines of a kind go through one node of their own.
 */
export interface DecisionGraph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

/** The kind of lines that each `sum` of all lines of a kind adds. */
const SUM_WORDS = { perceptions: 'perception', deductions: 'deduction', employer: 'component' } as const;

/** The graph of a whole scheme, inputs, parameters and tables included. */
export function decisionGraph(ir: Ir): DecisionGraph {
  const nodes = new Map<string, GraphNode>();
  const add = (id: string, kind: GraphNodeKind, label: string) => nodes.set(id, { id, kind, label });
  for (const { id, label } of ir.parameters) add(id, 'parameter', label);
  for (const { id, label } of [...ir.tables, ...ir.calendars]) add(id, 'table', label);
  for (const item of ir.items) add(item.id, item.item === 'input' ? 'input' : item.kind, item.label);
  const edges: GraphEdge[] = [];
  for (const item of ir.items) {
    if (item.item === 'input') continue;
    for (const id of sumsIn(item.formula)) {
      add(id, 'mark', id);
      edges.push({ from: id, to: item.id });
    }
    for (const name of new Set([...namesIn(item.formula), ...calendarsOf(item, ir)])) {
      if (nodes.has(name) && name !== item.id) edges.push({ from: name, to: item.id });
    }
  }
  const sums = [...nodes.values()].filter(({ kind }) => kind === 'mark');
  return { nodes: [...nodes.values()], edges: [...edges, ...sums.flatMap(({ id }) => membersOf(id, ir))] };
}

/** The calendars that a step counts by: most formulas do not name them. */
function calendarsOf({ value, condition }: IrStep, ir: Ir): readonly string[] {
  const under = (id: NodeId): readonly string[] => {
    const node = ir.nodes[id];
    if (node === undefined) return [];
    const own = 'calendar' in node.operation ? [node.operation.calendar] : [];
    return [...own, ...node.args.flatMap(under)];
  };
  return ir.calendars.length === 0 ? [] : [value, ...(condition === null ? [] : [condition])].flatMap(under);
}

function sumsIn(formula: string): readonly string[] {
  return [...new Set([...formula.matchAll(/\b(?:sum|due)\(\w+\)/g)].map(([call]) => call))];
}

function namesIn(formula: string): readonly string[] {
  const withoutSums = formula.replace(/\b(?:sum|due)\(\w+\)/g, '').replace(/\bperiod\.\w+/g, '');
  return [...new Set(withoutSums.match(/[A-Za-z_]\w*/g) ?? [])];
}

/** For each part of a block the named step that it is taken from, else its line. */
function dueMembersOf(due: string, block: string, ir: Ir): readonly GraphEdge[] {
  const items = ir.items.filter((item) => item.item === 'step' && item.block === block);
  const steps = items.filter((item) => item.item === 'step' && item.kind === 'let');
  const isTakenFrom = (step: IrStep): boolean => steps.some(({ id }) => namesIn(step.formula).includes(id));
  return items.flatMap((item) => {
    if (item.item !== 'step' || (item.kind === 'deduction' && isTakenFrom(item))) return [];
    return [{ from: item.id, to: due }];
  });
}

function membersOf(sum: string, ir: Ir): readonly GraphEdge[] {
  const name = sum.slice('sum('.length, -1);
  if (sum.startsWith('due(')) return dueMembersOf(sum, name, ir);
  const kind = Object.entries(SUM_WORDS).find(([word]) => word === name)?.[1];
  return ir.items.flatMap((item) => {
    if (item.item === 'input') return [];
    const isMember =
      kind === undefined
        ? item.marks.includes(name) ||
          item.table === name ||
          (item.block === name && item.kind === 'deduction')
        : item.kind === kind;
    return isMember ? [{ from: item.id, to: sum }] : [];
  });
}

/** Only what leads to one node; null when the graph has no such node. */
export function partOf(graph: DecisionGraph, id: string): DecisionGraph | null {
  if (!graph.nodes.some((node) => node.id === id)) return null;
  const needed = new Set([id]);
  for (const reached of needed) {
    for (const { from, to } of graph.edges) if (to === reached) needed.add(from);
  }
  return kept(graph, ({ id: one }) => needed.has(one));
}

/** The graph without inputs, parameters and tables: the dependencies between the lines of a payslip. */
export function linesOnly(graph: DecisionGraph): DecisionGraph {
  return kept(graph, ({ kind }) => kind !== 'input' && kind !== 'parameter' && kind !== 'table');
}

function kept(graph: DecisionGraph, keeps: (node: GraphNode) => boolean): DecisionGraph {
  const nodes = graph.nodes.filter(keeps);
  const ids = new Set(nodes.map(({ id }) => id));
  const connected = graph.edges.filter(({ from, to }) => ids.has(from) && ids.has(to));
  return { nodes, edges: connected };
}
