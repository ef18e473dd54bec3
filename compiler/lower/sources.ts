import type { Clause } from '../../dsl/ast/ast.ts';
import type { StandingSpec } from '../../runtime/module.ts';
import { lawOf, standingOf } from '../figures/standing.ts';
import type { NodeId } from '../ir/ir.ts';
import type { Lowering } from './state.ts';

const STANDING_LABEL: Readonly<Record<StandingSpec['standing'], string>> = {
  single_source: 'fuente única',
  derived: 'derivado',
  convention: 'convención',
  unconfirmed: 'sin confirmar',
};

function standingText(standing: StandingSpec): string {
  const label = STANDING_LABEL[standing.standing];
  return standing.note === null ? `(${label})` : `(${label}: ${standing.note})`;
}

function withStanding(law: string | null, standing: StandingSpec | null): string | null {
  if (standing === null) return law;
  return law === null ? standingText(standing) : `${law} ${standingText(standing)}`;
}

/** Names of figures and tables that a formula reads by itself, without what earlier steps read. */
export function figuresRead(roots: readonly NodeId[], l: Lowering): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: NodeId): void => {
    const { operation, args } = l.nodes.at(id);
    if (operation.op === 'figure') found.add(operation.figure);
    if ('table' in operation) found.add(operation.table);
    for (const arg of args) visit(arg);
  };
  for (const root of roots) visit(root);
  return found;
}

function figureSource(name: string, l: Lowering): string | null {
  const figure = l.figures.get(name) ?? l.tables.get(name);
  if (figure === undefined) return null;
  const text = withStanding(figure.law, figure.standing);
  return text === null ? null : `${name}: ${text}`;
}

/** Law named by the clauses and by the `apply` around them; null without. */
export function lawText(clauses: readonly Clause[], extra: readonly string[]): string | null {
  const own = lawOf(clauses);
  const all = [...(own === null ? [] : [own]), ...extra];
  return all.length === 0 ? null : all.join('; ');
}

/**
 * The legal source of a step as the trace shows it: its law and standing, then those of every figure and
 * table that its own formula reads. Null when there is none.
 */
export function sourceText(
  id: string,
  clauses: readonly Clause[],
  law: string | null,
  roots: readonly NodeId[],
  l: Lowering,
): string | null {
  const own = withStanding(law, standingOf(id, clauses));
  const read = [...figuresRead(roots, l)].map((name) => figureSource(name, l));
  const parts = [own, ...read].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join('; ');
}
