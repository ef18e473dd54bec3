import type { Location, Position } from 'vscode-languageserver';
import { checkHistorySources, type HistoryFile } from '../../compiler/history-sources.ts';
import type { Decl, Name, ReadingExpr, SchemeName } from '../../dsl/ast/ast.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { definitions, writtenAt } from './named-places.ts';
import { rangeOf, touches } from './positions.ts';
import type { ReadRules, Workspace } from './workspace.ts';

/** A name in a `history` that belongs to other payslips: a line of the schemes that it reads, or one of the schemes. */
type ReadPlace =
  | { readonly what: 'line'; readonly line: Name; readonly of: readonly SchemeName[] }
  | { readonly what: 'scheme'; readonly scheme: SchemeName };

function readingOf(decl: Decl): readonly ReadingExpr[] {
  return decl.decl === 'simple' && decl.value?.kind === 'reading' ? [decl.value] : [];
}

function readingsIn({ file }: ReadRules): readonly ReadingExpr[] {
  const added = file.changes.flatMap((change) =>
    change.change === 'new' && 'decl' in change.decl ? readingOf(change.decl) : [],
  );
  return [...file.decls.flatMap(readingOf), ...added];
}

/** The name of a history under the cursor; null for anything else. */
export function readPlaceAt(uri: string, at: Position, workspace: Workspace): ReadPlace | null {
  const document = workspace.document(uri);
  const rules = workspace.rules(uri);
  if (document === null || rules === null) return null;
  const offset = document.offsetAt(at);
  for (const { line, of } of readingsIn(rules)) {
    if (line !== null && touches(line.span, offset)) return { what: 'line', line, of };
    const scheme = of.find(({ span }) => touches(span, offset));
    if (scheme !== undefined) return { what: 'scheme', scheme };
  }
  return null;
}

/** The files of a scheme that a file of rules reads, in the order of their dates. */
export function rulesOfScheme(
  uri: string,
  { country, scheme }: SchemeName,
  workspace: Workspace,
): readonly ReadRules[] {
  const folders = uri.split('/').slice(0, -3).join('/');
  const folder = `${folders}/${country.text.toLowerCase()}/${scheme.text}`;
  return workspace.filesIn(folder).flatMap((one) => workspace.rules(one) ?? []);
}

/** The line in the newest file of each scheme that has it. */
export function linesRead(
  uri: string,
  { line, of }: Extract<ReadPlace, { what: 'line' }>,
  workspace: Workspace,
): readonly { readonly rules: ReadRules; readonly line: string }[] {
  return of.flatMap((scheme) => {
    const files = rulesOfScheme(uri, scheme, workspace);
    const rules = files.findLast((one) => one.names.symbols.byName.has(line.text));
    return rules === undefined ? [] : [{ rules, line: line.text }];
  });
}

/** Go to definition: of what a history reads, in the files of the other scheme. */
export function definitionsAt(uri: string, at: Position, workspace: Workspace): Location[] {
  const read = readPlaceAt(uri, at, workspace);
  return read === null ? definitions(uri, at, workspace) : declarationsRead(uri, read, workspace);
}

/** The line in the other scheme's newest file, or that file's first line. */
function declarationsRead(uri: string, place: ReadPlace, workspace: Workspace): Location[] {
  if (place.what === 'scheme') {
    const rules = rulesOfScheme(uri, place.scheme, workspace).at(-1);
    const span = rules?.file.scheme?.span;
    return rules === undefined || span === undefined ? [] : [locationOf(rules, span, workspace)];
  }
  return linesRead(uri, place, workspace).flatMap(({ rules, line }) => {
    const symbol = rules.names.symbols.byName.get(line);
    return symbol === undefined ? [] : [locationOf(rules, symbol.span, workspace)];
  });
}

function locationOf(rules: ReadRules, at: ReadingExpr['span'], workspace: Workspace): Location {
  const { document, span } = writtenAt(at, rules, workspace);
  return { uri: document.uri, range: rangeOf(document, span) };
}

/** The faults of the histories of a file, as far as the files that they read compile. */
export function historyFaults(uri: string, workspace: Workspace): readonly Diagnostic[] {
  const own = workspace.rules(uri);
  if (own?.ir == null) return [];
  const file: HistoryFile = { path: workspace.pathShown(uri), ir: own.ir };
  const read = readingsOfLaw(own).flatMap(({ of }) => of);
  if (read.length === 0) return [];
  const others = new Map<string, HistoryFile>([[uri, file]]);
  for (const rules of [
    ...neighbours(uri, workspace),
    ...read.flatMap((one) => rulesOfScheme(uri, one, workspace)),
  ]) {
    if (rules.ir === null) return [];
    const { uri: at } = rules.document;
    if (!others.has(at)) others.set(at, { path: workspace.pathShown(at), ir: rules.ir });
  }
  return checkHistorySources([...others.values()], [file]);
}

function readingsOfLaw({ law, file }: ReadRules): readonly ReadingExpr[] {
  return (law?.file ?? file).decls.flatMap(readingOf);
}

function neighbours(uri: string, workspace: Workspace): readonly ReadRules[] {
  return workspace.neighbours(uri).flatMap((one) => (one === uri ? [] : (workspace.rules(one) ?? [])));
}
