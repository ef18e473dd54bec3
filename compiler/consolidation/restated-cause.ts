import type { Clause, ClauseKind, Decl, Node, Span } from '../../dsl/ast/ast.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { toldLabel } from '../../dsl/diagnostics/diagnostic.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { mentions } from '../names/mentions.ts';
import type { Law } from './law.ts';

/** What a clause of these kinds says changes no value. */
const SAID_ONLY: ReadonlySet<ClauseKind> = new Set([
  'law',
  'source',
  'convention',
  'single_source',
  'derived',
  'unconfirmed',
]);

/** A declaration, or what stands inside a template, by the names that it declares. */
interface Named {
  readonly names: readonly string[];
  readonly decl: Decl;
}

function namedIn(decl: Decl): readonly Named[] {
  switch (decl.decl) {
    case 'simple':
      return [{ names: decl.columns.map(({ name }) => name.text), decl }];
    case 'template':
      return decl.body.flatMap(namedIn);
    case 'employer':
    case 'deductions':
      return [{ names: [decl.name.text, ...decl.parts.map(({ name }) => name.text)], decl }];
    case 'table':
    case 'profile':
      return [{ names: [decl.name.text], decl }];
    default:
      return [{ names: [], decl }];
  }
}

function spansOf(nodes: readonly Node[]): readonly Span[] {
  return nodes.map(({ span }) => span);
}

function deciding(clauses: readonly Clause[]): readonly Span[] {
  return spansOf(clauses.filter(({ kind }) => !SAID_ONLY.has(kind)));
}

/** The parts of a declaration that decide what it comes to, the formula first. */
function partsOf(decl: Decl): readonly Span[] {
  switch (decl.decl) {
    case 'simple':
      return [
        ...(decl.value === null ? [] : [decl.value.span]),
        ...spansOf(decl.rows ?? []),
        ...deciding(decl.clauses),
      ];
    case 'table':
      return [
        ...spansOf(decl.rows),
        ...decl.blocks.flatMap(({ rows }) => spansOf(rows)),
        ...deciding(decl.clauses),
      ];
    case 'employer':
    case 'deductions':
      return [...spansOf(decl.parts), ...deciding(decl.clauses)];
    default:
      return [];
  }
}

function isWithin(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

/** What the law's declarations read, breadth first: what stands nearest comes first. */
function* readFrom(span: Span, { file }: Law): Generator<Decl> {
  const all = file.decls.flatMap(namedIn);
  const byName = new Map(all.flatMap((one) => one.names.map((name) => [name, one] as const)));
  const start = all.find(({ decl }) => isWithin(span, decl.span));
  const seen = new Set(start === undefined ? [] : [start]);
  for (const { decl } of seen) {
    yield decl;
    for (const name of mentions(decl)) {
      const read = byName.get(name);
      if (read !== undefined) seen.add(read);
    }
  }
}

/** Where the amendment states otherwise what a place of the law before it reads, the nearest; null for none. */
function restatedFor(span: Span, law: Law): Span | null {
  const own = law.chain.at(-1);
  for (const decl of readFrom(span, law)) {
    const part = partsOf(decl).find((one) => law.place(one).source === own);
    if (part !== undefined) return part;
  }
  return null;
}

/**
 * An error at a place that an amendment left as it was is caused by what the amendment states: the diagnostic of the
 * consolidated law is told there, and shows the other place.
 */
export function withRestatedCause(found: Diagnostic, law: Law): Diagnostic {
  const own = law.chain.at(-1);
  if (law.chain.length === 1 || found.severity === 'warning') return found;
  if (law.place(found.span).source === own) return found;
  const shown = found.labels.find(({ span }) => law.place(span).source === own);
  const cause = shown?.span ?? restatedFor(found.span, law);
  if (cause === null) return found;
  const others = found.labels.filter((label) => label !== shown);
  const labels = [toldLabel({ span: found.span, text: rulePhrases.andSoItIsHere }), ...others];
  return { ...found, span: cause, labels };
}
