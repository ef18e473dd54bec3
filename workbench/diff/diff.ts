import type { Ir } from '../../compiler/ir/ir.ts';
import { meaningFingerprint } from '../../compiler/manifest/meaning.ts';
import { compare, decimal, div, type Exact, exact, mul, sub, ZERO } from '../../runtime/numbers/exact.ts';
import { printPlain } from '../../runtime/numbers/print.ts';
import type { Change, FileDiff, Piece, Severity, Version } from './change.ts';
import { declarationsOf } from './declarations.ts';
import type { Declared, Facet } from './declared.ts';
import { isOfDatedRow, rowEffect } from './read-rows.ts';
import { findRenames, Meanings, type Renames, withNewNames } from './renames.ts';
import { facetSeverity, isNarrowed, wholeSeverity } from './severity.ts';

/** A declaration of each version that are one and the same. */
interface Pair {
  readonly was: Declared;
  readonly is: Declared;
}

interface Comparison {
  readonly before: Version;
  readonly after: Version;
  readonly renames: Renames;
  readonly meanings: { readonly before: Meanings; readonly after: Meanings };
}

const WORST_FIRST: readonly Severity[] = [
  'breaks_clients',
  'changes_pay',
  'changes_shown',
  'changes_nothing',
];

/** Compares two versions of a rule file that both compile. */
export function diffVersions(before: Version, after: Version): FileDiff {
  const old = declarationsOf(before.file, before.source.path);
  const now = declarationsOf(after.file, after.source.path);
  const removed = old.filter((was) => !now.some((is) => isSameName(was, is)));
  const added = now.filter((is) => !old.some((was) => isSameName(was, is)));
  const [meaningsBefore, meaningsAfter] = [Meanings.of(before), Meanings.of(after)];
  const renames = findRenames(meaningsBefore, removed, meaningsAfter, added);
  const by: Comparison = {
    before,
    after,
    renames,
    meanings: { before: meaningsBefore.renamed(renames), after: meaningsAfter },
  };
  const pairs = now.flatMap((is) => {
    const was = old.find((one) => one.kind === is.kind && (renames.get(one.name) ?? one.name) === is.name);
    return was === undefined ? [] : [{ was, is }];
  });
  const gone = removed.filter((was) => !pairs.some((pair) => pair.was === was));
  const come = added.filter((is) => !pairs.some((pair) => pair.is === is));
  const changes = [
    ...gone.map((was) => whole('removed', was, piece(was.name, was), null)),
    ...come.map((is) => whole('added', is, null, piece(is.name, is))),
    ...pairs.flatMap((pair) => comparePair(pair, by)),
    ...orderChange(pairs, old, by),
  ];
  return {
    before,
    after,
    sameMeaning: meaningFingerprint(before.ir) === meaningFingerprint(after.ir),
    changes: WORST_FIRST.flatMap((severity) => changes.filter((change) => change.severity === severity)),
  };
}

function isSameName(was: Declared, is: Declared): boolean {
  return was.kind === is.kind && was.name === is.name;
}

function piece(text: string, { span }: Declared): Piece {
  return { text, span };
}

function whole(
  verb: 'added' | 'removed' | 'renamed',
  declared: Declared,
  before: Piece | null,
  after: Piece | null,
): Change {
  const severity = wholeSeverity(declared, verb);
  const { kind, name } = declared;
  const statement = verb === 'renamed' ? null : statementOf(declared);
  return { severity, verb, kind, name, facet: null, before, after, statement, note: null };
}

/** The statement of a declaration without its name, its label and its sources. */
function statementOf({ facets }: Declared): string {
  const said = facets.filter(({ kind }) => kind !== 'label' && kind !== 'law' && kind !== 'provenance');
  return said.map(({ text }) => text).join('  ');
}

function comparePair(pair: Pair, by: Comparison): readonly Change[] {
  const { was, is } = pair;
  const renamed =
    was.name === is.name ? [] : [whole('renamed', is, piece(was.name, was), piece(is.name, is))];
  const facets = matchFacets(was.facets, is.facets);
  const changed = facets.filter(
    ({ old, now }) =>
      old === null ||
      now === null ||
      old.name !== now.name ||
      spelling(old, by.renames) !== spelling(now) ||
      old.kind !== now.kind,
  );
  return [...renamed, ...changed.map((match) => facetChange(pair, match, by))];
}

/** A piece as it is compared: parameters of the law are the same however their digits are grouped. */
function spelling({ kind, text }: Facet, renames: Renames = new Map()): string {
  const named = withNewNames(text, renames);
  return kind === 'value' || kind === 'row' ? withPlainParameters(named) : named;
}

/** `12_234.50` and `12234.5` are one parameter; names may hold digits, too. */
function withPlainParameters(text: string): string {
  return text.replace(/(?<![\w.])\d[\d_]*(?:\.[\d_]+)?/g, (parameter) => {
    const [whole = '', decimals = ''] = parameter.replaceAll('_', '').split('.');
    const left = decimals.replace(/0+$/, '');
    return left === '' ? whole : `${whole}.${left}`;
  });
}

interface FacetMatch {
  readonly old: Facet | null;
  readonly now: Facet | null;
}

/** Pieces of the same name; of those left over, the first of a kind with the first of that kind. */
function matchFacets(old: readonly Facet[], now: readonly Facet[]): readonly FacetMatch[] {
  const named = new Map(now.map((facet) => [facet.name, facet]));
  const known = new Set(old.map(({ name }) => name));
  const spare = now.filter(({ name }) => !known.has(name));
  const matches = old.map((facet): FacetMatch => {
    const same = named.get(facet.name);
    if (same !== undefined) return { old: facet, now: same };
    const at = isDated(facet) ? spare.findIndex(({ kind }) => kind === facet.kind) : -1;
    return { old: facet, now: at === -1 ? null : (spare.splice(at, 1)[0] ?? null) };
  });
  return [...matches, ...spare.map((facet) => ({ old: null, now: facet }))];
}

/** A parameter of another date may stand in the place of the one before it; a mark may not. */
function isDated(facet: Facet): boolean {
  return isOfDatedRow(facet) || facet.name === 'value';
}

function facetChange({ was, is }: Pair, { old, now }: FacetMatch, by: Comparison): Change {
  const facet = now ?? old;
  if (facet === null) throw new Error('a change of nothing');
  const verb = old === null ? 'added' : now === null ? 'removed' : 'changed';
  const meaning = by.meanings.before.find(was);
  const sameMeaning = meaning !== null && meaning === by.meanings.after.find(is);
  const effect = isOfDatedRow(facet)
    ? rowEffect(
        { version: by.before, declared: was, facet: old },
        { version: by.after, declared: is, facet: now },
      )
    : null;
  const severity = facetSeverity({
    declared: is,
    kind: facet.kind,
    verb,
    sameMeaning,
    isReworded: isReworded(was, is, by),
    rowEffect: effect,
    narrowed: isNarrowed(by.before.ir, by.after.ir, was.name, is.name),
  });
  const name =
    old !== null && now !== null && old.name !== now.name ? `${old.name} → ${now.name}` : facet.name;
  const note =
    effect === 'unread' ? 'no period of these rules reads it' : noteOf(old, now, sameMeaning, facet);
  const changed = { severity, verb, kind: is.kind, name: is.name, facet: name } as const;
  return { ...changed, before: old, after: now, statement: null, note };
}

const FORMULAS = ['formula', 'value', 'condition', 'default', 'bounds', 'row'];

/** Inputs show their bounds and their default, steps their formula; nobody sees how a parameter is spelt. */
function isReworded(was: Declared, is: Declared, by: Comparison): boolean {
  if (is.kind === 'input' || is.kind === 'history' || is.kind === 'flag') return true;
  const formula = (version: Version, id: string) =>
    version.ir.items.find((item) => item.item === 'step' && item.id === id);
  const [old, now] = [formula(by.before, was.name), formula(by.after, is.name)];
  if (old?.item !== 'step' || now?.item !== 'step') return false;
  return withNewNames(old.formula, by.renames) !== now.formula || old.roundingText !== now.roundingText;
}

function noteOf(old: Facet | null, now: Facet | null, sameMeaning: boolean, facet: Facet): string | null {
  if (sameMeaning && FORMULAS.includes(facet.kind)) return 'computes the same';
  return old?.kind === 'value' && now?.kind === 'value' ? growthNote(old.text, now.text) : null;
}

/** Said once when declarations stand in another order: amounts do not depend on it. */
function orderChange(pairs: readonly Pair[], old: readonly Declared[], by: Comparison): readonly Change[] {
  const places = pairs.map(({ was }) => old.indexOf(was));
  const at = places.findIndex((place, index) => index > 0 && place < (places[index - 1] ?? 0));
  const moved = pairs[at];
  if (moved === undefined) return [];
  const { was, is } = moved;
  const change = {
    kind: is.kind,
    name: is.name,
    facet: 'order',
    before: piece(was.name, was),
    after: piece(is.name, is),
    statement: null,
    note: 'stands elsewhere in the file',
  };
  const severity = isShownInOrder(by) ? 'changes_nothing' : 'changes_shown';
  return [{ severity, verb: 'changed', ...change }];
}

/** True if steps, lines, tables of the employer and warnings follow each other as before. */
function isShownInOrder({ before, after, renames }: Comparison): boolean {
  const was = shownOrders(before.ir).map((names) => names.map((name) => renames.get(name) ?? name));
  return shownOrders(after.ir).every((now, at) => {
    const earlier = was[at] ?? [];
    const stayed = (names: readonly string[], others: readonly string[]) =>
      names.filter((name) => others.includes(name)).join();
    return stayed(earlier, now) === stayed(now, earlier);
  });
}

function shownOrders({ items, employerTables, notices }: Ir): readonly (readonly string[])[] {
  const steps = items.filter((item) => item.item === 'step');
  return [
    items.map(({ id }) => id),
    steps.toSorted((a, b) => a.position - b.position).map(({ id }) => id),
    employerTables.map(({ id }) => id),
    notices.map(({ code, field }) => `${code} ${field}`),
  ];
}

const PARAMETER = /^(-?[\d_]+(?:\.\d+)?)(%|h| [A-Z][A-Z0-9_]*)?$/;

interface Parameter {
  readonly value: Exact;
  readonly unit: string;
}

function parameterOf(text: string): Parameter | null {
  const [, digits, unit = ''] = PARAMETER.exec(text) ?? [];
  return digits === undefined ? null : { value: decimal(digits.replaceAll('_', '')), unit };
}

/** The growth of a parameter, `+8.33 %`; for rates in points, `+5 points`; null for anything else. */
function growthNote(before: string, after: string): string | null {
  const [was, is] = [parameterOf(before), parameterOf(after)];
  if (was === null || is === null || was.unit !== is.unit) return null;
  const difference = sub(is.value, was.value);
  const sign = compare(difference, ZERO) > 0 ? '+' : '';
  if (was.unit === '%') return `${sign}${printPlain(difference, 4)} points`;
  if (compare(was.value, ZERO) === 0) return null;
  return `${sign}${printPlain(mul(div(difference, was.value), exact(100n)), 2)} %`;
}
