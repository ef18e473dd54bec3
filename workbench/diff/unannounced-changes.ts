import type { IrScheme } from '../../compiler/ir/ir.ts';
import type { ClauseKind, Span } from '../../dsl/ast/ast.ts';
import { dates } from '../../dsl/diagnostics/dates.ts';
import { type Diagnostic, diagnose } from '../../dsl/diagnostics/diagnostic.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { type DatedLaw, lawsByScheme } from './dated-law.ts';
import { declarationsOf } from './declarations.ts';
import type { Declared, Facet, FacetKind } from './declared.ts';
import { isOfDatedRow } from './read-rows.ts';

interface SlippedFacet {
  readonly was: string;
  readonly is: string;
  readonly span: Span;
}

/** Pieces that decide an amount or the form of a line; a change of them has a source of law. */
const DECIDING: ReadonlySet<FacetKind> = new Set(['value', 'formula', 'row', 'rounding', 'mark', 'tag']);
/** Kinds of which any change counts; of the others only a change of numbers does. */
const WHOLE: ReadonlySet<FacetKind> = new Set(['mark', 'tag']);

/** Pieces that a line has or lacks; marks come and go with the law that reads them. */
const COMING: ReadonlySet<FacetKind> = new Set(['tag']);

/** Clauses that say how sure one is of a declaration, or of a row of a table without dates. */
const DOUBTS: ReadonlySet<ClauseKind> = new Set(['convention', 'single_source', 'derived', 'unconfirmed']);

/**
 * True of what stays while its source does: a tag, a reading of the law, and a doubt that stood in the two laws before; a
 * doubt of a single law may have been settled. What is said of a dated row goes with the row.
 */
function isLasting(facet: Facet, earlier: Declared | undefined): boolean {
  const { kind, clause, name, text } = facet;
  if (isOfDatedRow(facet)) return false;
  if (COMING.has(kind) || clause === 'convention') return true;
  const stood = earlier?.facets.some((one) => one.name === name && one.text === text) === true;
  return clause !== undefined && DOUBTS.has(clause) && stood;
}

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

/** A declaration in one law and the one before it. */
interface Compared {
  readonly before: Declared;
  readonly after: Declared;
  /** The declaration in the law before those two. */
  readonly earlier: Declared | undefined;
}

/** The first piece of a declaration that changed; null if the change is no slip. */
function changedFacet({ before, after, earlier }: Compared): SlippedFacet | null {
  const old = new Map(before.facets.map((facet) => [facet.name, facet]));
  const kept = new Set(after.facets.map(({ name }) => name));
  for (const facet of after.facets) {
    if (!DECIDING.has(facet.kind)) continue;
    const was = old.get(facet.name);
    if (was === undefined && COMING.has(facet.kind))
      return { was: NOTHING, is: facet.text, span: facet.span };
    if (was !== undefined && isSlip(was, facet)) return { was: was.text, is: facet.text, span: facet.span };
  }
  const lost = before.facets.find((facet) => isLasting(facet, earlier) && !kept.has(facet.name));
  return lost === undefined ? null : { was: lost.text, is: NOTHING, span: after.span };
}

const AS = 'as';

/** Reports a change of the declaration's role in the answer or the request: no source of law could change that. */
function roleChange(before: Declared, after: Declared, { path }: DatedLaw, other: string): Diagnostic | null {
  const roleOf = ({ facets }: Declared): Facet | undefined => facets.find(({ name }) => name === AS);
  const [was, is] = [roleOf(before), roleOf(after)];
  // A total without a role is what the contract says of the field by itself; gross pay alone is not.
  const isTotal = after.kind === 'total' && ![was, is].some((one) => one?.text === 'as gross_salary');
  if (isTotal && (was === undefined || is === undefined)) return null;
  if (was?.text === is?.text || after.facets.some(({ name }) => name === 'convention')) return null;
  const params = { name: after.name, was: was?.text ?? NOTHING, is: is?.text ?? NOTHING, other };
  return diagnose(path, dates.roleChanged, is?.span ?? after.span, params);
}

/** The place behind a declaration. */
function endOf({ span, facets }: Declared): Span {
  const own = facets.filter(({ isOfUse }) => isOfUse !== true);
  const end = Math.max(span.end, ...own.map((facet) => facet.span.end));
  return { start: end - 1, end };
}

function compareDeclared(compared: Compared, law: DatedLaw, other: string): readonly Diagnostic[] {
  const { before, after } = compared;
  const { path, scheme } = law;
  if (hasSource(before) && !hasSource(after)) {
    const labels = [{ span: endOf(after), text: rulePhrases.theSourceWouldStandBehindThis }];
    return [diagnose(path, dates.citationLost, after.span, { name: after.name, other }, { labels })];
  }
  const role = roleChange(before, after, law, other);
  if (role !== null) return [role];
  const changed = changedFacet(compared);
  if (changed === null) return [];
  const laws = lawsOf(after);
  const same = laws.length > 0 && laws.join('\n') === lawsOf(before).join('\n');
  if (!same || isAnnounced(laws, scheme)) return [];
  const { was, is, span } = changed;
  const labels = is === NOTHING ? [{ span: endOf(after), text: rulePhrases.itStoodBehindThis }] : [];
  return [diagnose(path, dates.sameCitation, span, { name: after.name, was, is, other }, { labels })];
}

/** A law with all that it declares, by kind and name. */
interface DeclaredLaw {
  readonly law: DatedLaw;
  readonly declared: ReadonlyMap<string, Declared>;
}

function declaredIn(law: DatedLaw): DeclaredLaw {
  const all = declarationsOf(law.file, law.path);
  return { law, declared: new Map(all.map((one) => [`${one.kind} ${one.name}`, one])) };
}

/** PAY621, PAY622 and PAY626: what a law says otherwise than the one before it, and names no other source for it. */
function compareLaws(
  { law: { path }, declared }: DeclaredLaw,
  after: DeclaredLaw,
  earlier: DeclaredLaw | undefined,
): readonly Diagnostic[] {
  return [...after.declared].flatMap(([key, one]) => {
    const before = declared.get(key);
    if (before === undefined || one.kind === 'scheme') return [];
    return compareDeclared({ before, after: one, earlier: earlier?.declared.get(key) }, after.law, path);
  });
}

/** Compares every law with the one of its scheme that holds before it. */
export function unannouncedChanges(laws: readonly DatedLaw[]): readonly Diagnostic[] {
  return lawsByScheme(laws).flatMap((group) => {
    if (group.length < 2) return [];
    const all = group.map(declaredIn);
    return all.flatMap((law, index) => {
      const before = all[index - 1];
      return before === undefined ? [] : compareLaws(before, law, all[index - 2]);
    });
  });
}
