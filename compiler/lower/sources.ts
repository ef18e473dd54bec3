import type { Clause } from '../../dsl/ast/ast.ts';
import type { ProvenanceSpec } from '../../runtime/module.ts';
import type { NodeId } from '../ir/ir.ts';
import { lawOf, provenanceOf } from '../parameters/provenance.ts';
import type { Lowering } from './state.ts';

const PROVENANCE_LABEL: Readonly<Record<ProvenanceSpec['provenance'], string>> = {
  single_source: 'fuente única',
  derived: 'derivado',
  convention: 'convención',
  unconfirmed: 'sin confirmar',
};

function provenanceText(provenance: ProvenanceSpec): string {
  const label = PROVENANCE_LABEL[provenance.provenance];
  return provenance.note === null ? `(${label})` : `(${label}: ${provenance.note})`;
}

function withProvenance(law: string | null, provenance: ProvenanceSpec | null): string | null {
  if (provenance === null) return law;
  return law === null ? provenanceText(provenance) : `${law} ${provenanceText(provenance)}`;
}

/** Names of parameters and tables that a formula reads by itself, without what earlier steps read. */
export function parametersRead(roots: readonly NodeId[], l: Lowering): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: NodeId): void => {
    const { operation, args } = l.nodes.at(id);
    if (operation.op === 'parameter') found.add(operation.parameter);
    if ('table' in operation) found.add(operation.table);
    for (const arg of args) visit(arg);
  };
  for (const root of roots) visit(root);
  return found;
}

function parameterSource(name: string, l: Lowering): string | null {
  const parameter = l.parameters.get(name) ?? l.tables.get(name);
  if (parameter === undefined) return null;
  const text = withProvenance(parameter.law, parameter.provenance);
  return text === null ? null : `${name}: ${text}`;
}

/** Law named by the clauses and by the `apply` around them; null without. */
export function lawText(clauses: readonly Clause[], extra: readonly string[]): string | null {
  const own = lawOf(clauses);
  const all = [...(own === null ? [] : [own]), ...extra];
  return all.length === 0 ? null : all.join('; ');
}

/**
 * The legal source of a step as the trace shows it: its law and provenance, then those of every parameter and
 * table that its own formula reads. Null when there is none.
 */
export function sourceText(
  id: string,
  clauses: readonly Clause[],
  law: string | null,
  roots: readonly NodeId[],
  l: Lowering,
): string | null {
  const own = withProvenance(law, provenanceOf(id, clauses));
  const read = [...parametersRead(roots, l)].map((name) => parameterSource(name, l));
  const parts = [own, ...read].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join('; ');
}
