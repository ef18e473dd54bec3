import type { Clause } from '../../dsl/ast/ast.ts';
import { asksHistory } from '../../runtime/ir/asks-history.ts';
import { withProvenance } from '../../runtime/module/provenance.ts';
import type { IrNode, NodeId } from '../ir/ir.ts';
import { lawOf, provenanceOf } from '../parameters/provenance.ts';
import type { Lowering } from './state.ts';

/** A parameter or table that a formula reads. */
export interface LawRead {
  readonly name: string;
  /** The date after `at`; null for the reference date. */
  readonly at: NodeId | null;
}

/** The parameter or table that a node itself reads; null of any other node. */
export function lawReadBy({ operation, args }: IrNode): LawRead | null {
  if (operation.op === 'parameter') return { name: operation.parameter, at: args[0] ?? null };
  if ('calendar' in operation) return { name: operation.calendar, at: null };
  if (!('table' in operation)) return null;
  return { name: operation.table, at: operation.op === 'apply' ? (args[1] ?? null) : null };
}

/** Parameters and tables that a formula reads by itself, without what earlier steps read. */
export function lawRead(roots: readonly NodeId[], l: Lowering): readonly LawRead[] {
  const found: LawRead[] = [];
  const visit = (id: NodeId): void => {
    const node = l.nodes.at(id);
    const read = lawReadBy(node);
    if (read !== null) found.push(read);
    node.args.forEach(visit);
  };
  roots.forEach(visit);
  return found;
}

function parameterSource(name: string, l: Lowering): string | null {
  const parameter = l.parameters.get(name) ?? l.tables.get(name) ?? l.calendars.get(name);
  if (parameter === undefined) return null;
  const text = withProvenance(parameter.law, parameter.provenance, l.scheme.country);
  return text === null ? null : `${name}: ${text}`;
}

/** Law named by the clauses and by the `apply` around them; null without. */
export function lawText(clauses: readonly Clause[], extra: readonly string[]): string | null {
  const own = lawOf(clauses);
  const all = [...(own === null ? [] : [own]), ...extra];
  return all.length === 0 ? null : all.join('; ');
}

/** The part of a formula that remains if no history is given. */
function withoutHistory(root: NodeId, l: Lowering): NodeId {
  const { operation, args } = l.nodes.at(root);
  const [condition, , otherwise] = args;
  const isAsked = asksHistory({ nodes: l.nodes.nodes, items: [...l.inputs.values()] }, condition);
  return operation.op === 'select' && isAsked && otherwise !== undefined
    ? withoutHistory(otherwise, l)
    : root;
}

/**
 * The legal source of a step as the trace shows it: its law and provenance, then those of every parameter and
 * table that its own formula reads without histories. Null when there is none.
 */
export function sourceText(
  id: string,
  clauses: readonly Clause[],
  law: string | null,
  roots: readonly NodeId[],
  l: Lowering,
): string | null {
  const own = withProvenance(law, provenanceOf(id, clauses), l.scheme.country);
  const always = roots.map((root) => withoutHistory(root, l));
  const read = [...new Set(lawRead(always, l).map(({ name }) => name))].map((name) =>
    parameterSource(name, l),
  );
  const parts = [own, ...read].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join('; ');
}
