import type { Location, Position } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Span } from '../../dsl/ast/ast.ts';
import { occurrencesInRepeals, occurrencesInRules } from './occurrences.ts';
import { occurrencesInTests } from './occurrences-in-tests.ts';
import { rangeOf, touches } from './positions.ts';
import { isSameTarget, type Occurrence, type Target } from './targets.ts';
import { isTests, type ReadRules, siblingOf, type Workspace } from './workspace.ts';
import type { WrittenOutName } from './written-out-names.ts';

/** A name in a file of a pair. */
export interface Place {
  readonly document: TextDocument;
  readonly occurrence: Occurrence;
}

/** The rules of a file: itself, or the ones it tests. */
export function rulesOf(uri: string, workspace: Workspace): ReadRules | null {
  return workspace.rules(isTests(uri) ? siblingOf(uri) : uri);
}

/** The place at which a part of the law was written: in the file itself, or in one that it amends. */
export function writtenAt(
  span: Span,
  { law, document }: ReadRules,
  workspace: Workspace,
): { readonly document: TextDocument; readonly span: Span } {
  if (law === null) return { document, span };
  const place = law.place(span);
  return { document: workspace.documentOf(place.source) ?? document, span: place.span };
}

/** Every name of a rule file, and of the test file beside it. */
function placesOf(rules: ReadRules, workspace: Workspace): readonly Place[] {
  const { document, file, names } = rules;
  const amended = workspace.amended(rules);
  const own = [
    ...occurrencesInRules(file, names),
    ...(amended === null ? [] : occurrencesInRepeals(file, amended.names)),
  ].map((occurrence) => ({ document, occurrence }));
  const tests = workspace.tests(siblingOf(document.uri));
  if (tests === null) return own;
  const tested = occurrencesInTests(tests.file, names.symbols, names.wires);
  return [...own, ...tested.map((occurrence) => ({ document: tests.document, occurrence }))];
}

/** The name under the cursor. */
export function occurrenceAt(uri: string, at: Position, workspace: Workspace): Place | null {
  const document = workspace.document(uri);
  const rules = rulesOf(uri, workspace);
  if (document === null || rules === null) return null;
  const offset = document.offsetAt(at);
  const found = placesOf(rules, workspace).find(
    (place) => place.document === document && touches(place.occurrence.span, offset),
  );
  return found ?? null;
}

/** The rules and all that they amend, the newest first, and the figures of their country. */
function chainOf(rules: ReadRules, workspace: Workspace): readonly ReadRules[] {
  const chain = [rules];
  for (let next = workspace.amended(rules); next !== null; next = workspace.amended(next)) chain.push(next);
  return [...chain, ...workspace.figures(rules.document.uri)];
}

/** True of a name that is a figure of the country: it has one meaning in all schemes there. */
function isFigure(target: Target, { document, file, names }: ReadRules, workspace: Workspace): boolean {
  if (target.space !== 'file') return false;
  const own = file.figures === null ? [] : [names];
  const all = [...own, ...workspace.figures(document.uri).map((each) => each.names)];
  return all.some(({ symbols }) => symbols.byName.has(target.name));
}

/** The laws in which a name means the same. */
export function lawsNaming(target: Target, rules: ReadRules, workspace: Workspace): readonly ReadRules[] {
  if (!isFigure(target, rules, workspace)) return lawsTogether(rules, workspace);
  const { uri } = rules.document;
  return workspace
    .ofCountry(uri)
    .map((each) => (each === uri ? rules : workspace.rules(each)))
    .filter((each) => each !== null);
}

/** The newest law of the chain that knows a name: an amendment may name what it takes out. */
export function rulesKnowing(target: Target, rules: ReadRules, workspace: Workspace): ReadRules {
  const knows = ({ names }: ReadRules): boolean =>
    target.space !== 'file' || names.symbols.byName.has(target.name) || names.wholes.has(target.name);
  const { document, file } = rules;
  if (file.figures === null) return chainOf(rules, workspace).find(knows) ?? rules;
  // A figure is told as the newest law that holds it reads it.
  for (const uri of workspace.ofCountry(document.uri).toReversed()) {
    const other = uri === document.uri ? null : workspace.rules(uri);
    if (other !== null && other.ir !== null && knows(other)) return other;
  }
  return rules;
}

/** The names that the compiler makes of a name. */
export function namesMadeOf(target: Target, { names }: ReadRules): readonly WrittenOutName[] {
  return names.writtenOut.filter((made) => isSameTarget(made.target, target));
}

/** A place that names a target, and what stands there before and behind its name. */
interface NamingPlace extends Place {
  readonly before: string;
  readonly after: string;
}

/** All places that name the target, by itself or in a name that is made of it. */
export function placesNaming(target: Target, rules: ReadRules, workspace: Workspace): readonly NamingPlace[] {
  const laws = target.space === 'test' ? [rules] : lawsNaming(target, rules, workspace);
  return laws.flatMap((each) => {
    const made = namesMadeOf(target, each);
    return placesOf(each, workspace).flatMap((place): readonly NamingPlace[] => {
      const named = place.occurrence.target;
      if (isSameTarget(named, target)) return [{ ...place, before: '', after: '' }];
      const one = named.space === 'file' ? made.find(({ name }) => name === named.name) : undefined;
      return one === undefined ? [] : [{ ...place, before: one.before, after: one.after }];
    });
  });
}

/** The rules and, of a law with amendments, all that have a file in common with it. */
function lawsTogether(rules: ReadRules, workspace: Workspace): readonly ReadRules[] {
  const base = rules.law?.chain[0];
  const others = workspace.neighbours(rules.document.uri).flatMap((uri) => {
    const other = uri === rules.document.uri ? null : workspace.rules(uri);
    return other !== null && base !== undefined && other.law?.chain[0] === base ? [other] : [];
  });
  return [rules, ...others];
}

function locate({ document, span }: { readonly document: TextDocument; readonly span: Span }): Location {
  return { uri: document.uri, range: rangeOf(document, span) };
}

/** Where a name is made that stands in no text: at the template and at its use, or at the whole that it is of. */
function madeAt(target: Target, rules: ReadRules, workspace: Workspace): readonly Location[] {
  const symbol = target.space === 'file' ? rules.names.symbols.byName.get(target.name) : undefined;
  if (symbol === undefined) return [];
  const use = 'use' in symbol ? symbol.use : null;
  return [symbol.span, ...(use === null ? [] : [use.span])].map((span) =>
    locate(writtenAt(span, rules, workspace)),
  );
}

/** Go to definition: into the newest law that declares the name; from there, into the one that it restates. */
export function definitions(uri: string, at: Position, workspace: Workspace): Location[] {
  const place = occurrenceAt(uri, at, workspace);
  const rules = rulesOf(uri, workspace);
  if (place === null || rules === null) return [];
  const { target, declares } = place.occurrence;
  const declared = chainOf(rules, workspace).map((each) =>
    placesOf(each, workspace)
      .filter(({ occurrence }) => occurrence.declares && isSameTarget(occurrence.target, target))
      .map(({ document, occurrence }) => locate({ document, span: occurrence.span })),
  );
  const found = declared.filter((places) => places.length > 0);
  const restated = declares && place.document === rules.document ? found[1] : undefined;
  const nearest = restated ?? found[0] ?? madeAt(target, rules, workspace);
  return [...nearest];
}

/** Find references, in the rules and in their tests. */
export function references(
  uri: string,
  at: Position,
  withDeclarations: boolean,
  workspace: Workspace,
): Location[] {
  const place = occurrenceAt(uri, at, workspace);
  const rules = rulesOf(uri, workspace);
  if (place === null || rules === null) return [];
  return placesNaming(place.occurrence.target, rules, workspace)
    .filter(({ occurrence }) => withDeclarations || !occurrence.declares)
    .map(({ document, occurrence }) => locate({ document, span: occurrence.span }));
}
