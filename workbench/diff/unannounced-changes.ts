import type { IrScheme } from '../../compiler/ir/ir.ts';
import type { PayFile, Span } from '../../dsl/ast/ast.ts';
import { dates } from '../../dsl/diagnostics/dates.ts';
import { type Diagnostic, diagnose } from '../../dsl/diagnostics/diagnostic.ts';
import { declarationsOf } from './declarations.ts';
import type { Declared, Facet, FacetKind } from './declared.ts';

interface SlippedFacet {
  readonly was: string;
  readonly is: string;
  readonly span: Span;
}

/** A rule file with what it says, among the files of its scheme. */
export interface DatedLaw {
  readonly path: string;
  readonly scheme: IrScheme;
  readonly file: PayFile;
}

/** What decides an amount or how a line is told; a change of it has a source of law. */
const DECIDING: ReadonlySet<FacetKind> = new Set([
  'value',
  'formula',
  'row',
  'rounding',
  'mark',
  'tag',
  'summary',
]);
/** Of these any change counts; of the others one that leaves everything but numbers as it was. */
const WHOLE: ReadonlySet<FacetKind> = new Set(['mark', 'tag', 'summary']);

/** What a line has or has not; marks come and go with the law that reads them. */
const COMING: ReadonlySet<FacetKind> = new Set(['tag', 'summary']);

function lawsOf({ facets }: Declared): readonly string[] {
  return facets.filter(({ kind }) => kind === 'law').map(({ text }) => text);
}

function hasSource({ facets }: Declared): boolean {
  return facets.some(({ kind }) => kind === 'law' || kind === 'provenance');
}

/** Sources as a text names them: `law "LSS art. 25; Decreto DOF 16-12-2020"` names two. */
function sourcesIn(text: string): readonly string[] {
  return text
    .replace(/^[a-z_]+ /, '')
    .replaceAll('"', '')
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** True when a `change` of the header names a source that the declaration cites. */
function isAnnounced(laws: readonly string[], { changes }: IrScheme): boolean {
  const cited = laws.flatMap(sourcesIn);
  return changes.some(({ law }) =>
    sourcesIn(law ?? '').some((source) =>
      cited.some((one) => one.startsWith(source) || source.startsWith(one)),
    ),
  );
}

function withoutNumbers(text: string): string {
  return text.replace(/\d[\d_]*(\.\d+)?/g, '0');
}

function isSlip(was: Facet, is: Facet): boolean {
  return was.text !== is.text && (WHOLE.has(is.kind) || withoutNumbers(was.text) === withoutNumbers(is.text));
}

const NOTHING = 'nothing';

/** What a declaration says otherwise than before, first and last; null when it is no slip. */
function changedFacet(before: Declared, after: Declared): SlippedFacet | null {
  const old = new Map(before.facets.map((facet) => [facet.name, facet]));
  const kept = new Set(after.facets.map(({ name }) => name));
  for (const facet of after.facets) {
    if (!DECIDING.has(facet.kind)) continue;
    const was = old.get(facet.name);
    if (was === undefined && COMING.has(facet.kind))
      return { was: NOTHING, is: facet.text, span: facet.span };
    if (was !== undefined && isSlip(was, facet)) return { was: was.text, is: facet.text, span: facet.span };
  }
  const lost = before.facets.find(({ kind, name }) => COMING.has(kind) && !kept.has(name));
  return lost === undefined ? null : { was: lost.text, is: NOTHING, span: after.span };
}

function compareDeclared(
  before: Declared,
  after: Declared,
  law: DatedLaw,
  other: string,
): readonly Diagnostic[] {
  const { path, scheme } = law;
  if (hasSource(before) && !hasSource(after)) {
    return [diagnose(path, dates.citationLost, after.span, { name: after.name, other })];
  }
  const changed = changedFacet(before, after);
  if (changed === null) return [];
  const laws = lawsOf(after);
  const same = laws.length > 0 && laws.join('\n') === lawsOf(before).join('\n');
  if (!same || isAnnounced(laws, scheme)) return [];
  const { was, is, span } = changed;
  return [diagnose(path, dates.sameCitation, span, { name: after.name, was, is, other })];
}

/** PAY621 and PAY622: what a law says otherwise than the one before it, and names no other source for it. */
function compareLaws(before: DatedLaw, after: DatedLaw): readonly Diagnostic[] {
  const old = new Map(
    declarationsOf(before.file, before.path).map((one) => [`${one.kind} ${one.name}`, one]),
  );
  return declarationsOf(after.file, after.path).flatMap((one) => {
    const was = old.get(`${one.kind} ${one.name}`);
    return was === undefined || one.kind === 'scheme' ? [] : compareDeclared(was, one, after, before.path);
  });
}

/** Compares every law with the one of its scheme that holds before it. */
export function unannouncedChanges(laws: readonly DatedLaw[]): readonly Diagnostic[] {
  const schemes = Map.groupBy(laws, ({ scheme }) => `${scheme.country}.${scheme.id}`);
  return [...schemes.values()].flatMap((group) => {
    const ordered = group.toSorted((a, b) => (a.scheme.validFrom < b.scheme.validFrom ? -1 : 1));
    return ordered.flatMap((law, index) => {
      const before = ordered[index - 1];
      return before === undefined ? [] : compareLaws(before, law);
    });
  });
}
