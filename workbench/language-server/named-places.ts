import type { Location, Position } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Span } from '../../dsl/ast/ast.ts';
import { type Occurrence, type Target, targetKey } from './occurrences.ts';
import { rangeOf, touches } from './positions.ts';
import { suffixOf } from './rule-names.ts';
import { isTests, type ReadRules, siblingOf, testOccurrences, type Workspace } from './workspace.ts';

/** A name in a file of a pair. */
export interface Place {
  readonly document: TextDocument;
  readonly occurrence: Occurrence;
}

/** The rules of a file: itself, or the ones it tests. */
export function rulesOf(uri: string, workspace: Workspace): ReadRules | null {
  return workspace.rules(isTests(uri) ? siblingOf(uri) : uri);
}

/** Where a place of the law was written: in the file itself, or in one that it amends. */
export function writtenAt(
  span: Span,
  { law, document }: ReadRules,
  workspace: Workspace,
): { readonly document: TextDocument; readonly span: Span } {
  if (law === null) return { document, span };
  const place = law.place(span);
  return { document: workspace.documentOf(place.source) ?? document, span: place.span };
}

/** Every name of the rules, wherever it was written, and of the test file beside them. */
export function placesOf(rules: ReadRules, workspace: Workspace): readonly Place[] {
  const own = rules.names.occurrences.map((occurrence) => {
    const { document, span } = writtenAt(occurrence.span, rules, workspace);
    return { document, occurrence: { ...occurrence, span } };
  });
  const tests = workspace.tests(siblingOf(rules.document.uri));
  if (tests === null) return own;
  const tested = testOccurrences(tests, rules).map((occurrence) => ({
    document: tests.document,
    occurrence,
  }));
  return [...own, ...tested];
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

/** The names that the uses of a template make of one of its lines. */
export function expandedNames(target: Target, rules: ReadRules): readonly string[] {
  if (target.space !== 'inside') return [];
  const template = rules.names.templates.get(target.template);
  const isParameter = template?.params.some((param) => param.name.text === target.name) === true;
  if (isParameter) return [];
  return rules.names.uses
    .filter((use) => use.template.text === target.template)
    .map((use) => target.name + suffixOf(use));
}

/** All places that name the target; of a line of a template, also the names that its uses make of it. */
export function placesNaming(target: Target, rules: ReadRules, workspace: Workspace): readonly Place[] {
  const found = new Map<string, Place>();
  const laws = target.space === 'test' ? [rules] : lawsTogether(rules, workspace);
  for (const each of laws) {
    const made = expandedNames(target, each).map((name) => targetKey({ space: 'file', name }));
    const keys = new Set([targetKey(target), ...made]);
    for (const place of placesOf(each, workspace)) {
      const { document, occurrence } = place;
      if (!keys.has(targetKey(occurrence.target))) continue;
      const key = `${document.uri} ${occurrence.span.start}`;
      if (!found.has(key)) found.set(key, place);
    }
  }
  return [...found.values()];
}

/** The rules and, of a law with amendments, all that have a file in common with it. */
export function lawsTogether(rules: ReadRules, workspace: Workspace): readonly ReadRules[] {
  const base = rules.law?.chain[0];
  const others = workspace.neighbours(rules.document.uri).flatMap((uri) => {
    const other = uri === rules.document.uri ? null : workspace.rules(uri);
    return other !== null && base !== undefined && other.law?.chain[0] === base ? [other] : [];
  });
  return [rules, ...others];
}

/** Where a target is declared; a line that a template writes, at the template and at its use. */
function declarationsOf(target: Target, rules: ReadRules): readonly Span[] {
  const key = targetKey(target);
  const written = rules.names.occurrences
    .filter((one) => one.declares && targetKey(one.target) === key)
    .map(({ span }) => span);
  const symbol = target.space === 'file' ? rules.names.symbols.byName.get(target.name) : undefined;
  if (symbol === undefined || written.length > 0) return written;
  return 'use' in symbol && symbol.use !== null ? [symbol.span, symbol.use.span] : [symbol.span];
}

function locate(document: TextDocument, span: Span): Location {
  return { uri: document.uri, range: rangeOf(document, span) };
}

/** Go to definition. */
export function definitions(uri: string, at: Position, workspace: Workspace): Location[] {
  const place = occurrenceAt(uri, at, workspace);
  const rules = rulesOf(uri, workspace);
  if (place === null || rules === null) return [];
  if (place.occurrence.target.space === 'test')
    return placesNaming(place.occurrence.target, rules, workspace)
      .filter(({ occurrence }) => occurrence.declares)
      .map(({ document, occurrence }) => locate(document, occurrence.span));
  return declarationsOf(place.occurrence.target, rules).map((declared) => {
    const { document, span } = writtenAt(declared, rules, workspace);
    return locate(document, span);
  });
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
    .map(({ document, occurrence }) => locate(document, occurrence.span));
}
