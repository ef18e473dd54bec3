import {
  LSPErrorCodes,
  type Position,
  type Range,
  ResponseError,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { FUNCTIONS } from '../../compiler/lower/call-arguments.ts';
import { clauseOf } from '../../compiler/model/clauses.ts';
import { SUMMARY_FIELDS } from '../../compiler/model/keywords.ts';
import { SUM_WORDS } from '../../compiler/names/sum-words.ts';
import type { SimpleDecl, Span } from '../../dsl/ast/ast.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { isReserved } from '../../dsl/lexer/reserved.ts';
import { isTested } from '../testing/like-tests.ts';
import {
  lawsNaming,
  namesMadeOf,
  occurrenceAt,
  type Place,
  placesNaming,
  rulesOf,
  writtenAt,
} from './named-places.ts';
import { namesInside } from './occurrences.ts';
import { rangeOf } from './positions.ts';
import type { Target } from './targets.ts';
import { type ReadRules, siblingOf, type Workspace } from './workspace.ts';

/** Words that formulas read as something else than a name of the file. */
const TAKEN: ReadonlySet<string> = new Set<string>([...FUNCTIONS, ...SUM_WORDS, ...SUMMARY_FIELDS, 'amount']);

function refuse(reason: string): never {
  throw new ResponseError(LSPErrorCodes.RequestFailed, reason);
}

function isSyntax({ bearing, severity }: Diagnostic): boolean {
  return severity === 'error' && bearing.isOfText;
}

/** The name under the cursor, when it is one that a rename can change everywhere. */
function renamed(
  uri: string,
  at: Position,
  workspace: Workspace,
): { readonly place: Place; readonly rules: ReadRules } {
  const place = occurrenceAt(uri, at, workspace);
  const rules = rulesOf(uri, workspace);
  if (place === null || rules === null) refuse('there is no name here');
  const { target } = place.occurrence;
  if (target.space === 'word')
    refuse(`\`${target.name}\` is a word of the language or of the contract, not a name of this file`);
  const made = rules.names.writtenOut.find(({ name }) => target.space === 'file' && name === target.name);
  if (made !== undefined)
    refuse(`\`${target.name}\` is made of \`${made.target.name}\`: rename that where it is declared`);
  if (sentDecl(target, rules)?.kind === 'history')
    refuse(`\`${target.name}\` is what callers send it as: a history has no other name on the wire`);
  if (place.occurrence.alias)
    refuse('this is the name on the wire, which the contract gives; rename the input in the rules');
  return { place, rules };
}

/** The span that a rename would change; refuses names that cannot be renamed. */
export function prepareRename(
  uri: string,
  at: Position,
  workspace: Workspace,
): { range: Range; placeholder: string } {
  const { place } = renamed(uri, at, workspace);
  const { span, target } = place.occurrence;
  const placeholder = place.document.getText().slice(span.start, span.end);
  return { range: rangeOf(place.document, span), placeholder: placeholder || target.name };
}

/** The title of a test: any text that no other test of the file has. */
function checkTitle(title: string, place: Place, workspace: Workspace): void {
  if (/["\r\n]/.test(title) || title.trim() === '') refuse('a title is a text on one line, without quotes');
  const decls = workspace.tests(place.document.uri)?.file.decls ?? [];
  if (decls.some((decl) => isTested(decl) && decl.title.value === title))
    refuse(`another test is called "${title}"`);
}

function checkName(place: Place, name: string, rules: ReadRules, workspace: Workspace): void {
  const { target } = place.occurrence;
  if (target.space === 'test') checkTitle(name, place, workspace);
  else {
    checkSpelling(target, name, rules);
    checkClashes(target, name, lawsNaming(target, rules, workspace));
  }
}

function checkSpelling(target: Target, name: string, rules: ReadRules): void {
  const symbol = target.space === 'file' ? rules.names.symbols.byName.get(target.name) : undefined;
  const isUnit = symbol?.kind === 'unit';
  const spelling = isUnit ? /^[A-Z][A-Z0-9_]*$/ : /^[a-z_][a-z0-9_]*$/;
  if (!spelling.test(name))
    refuse(
      isUnit
        ? 'a unit is named in CAPITALS, digits and _'
        : 'a name has small letters a to z, digits and _, and does not begin with a digit',
    );
  if (isReserved(name) || TAKEN.has(name)) refuse(`\`${name}\` is a word of the language`);
}

function isTaken(name: string, { names: { symbols, wholes } }: ReadRules): boolean {
  return symbols.byName.has(name) || symbols.words.has(name) || wholes.has(name);
}

function checkClashes(target: Target, name: string, laws: readonly ReadRules[]): void {
  for (const rules of laws) checkClash(target, name, rules);
}

function checkClash(target: Target, name: string, rules: ReadRules): void {
  const { templates, tables } = rules.names;
  const taken = (each: string): never => refuse(`\`${each}\` already has a meaning in this file`);
  if (target.space === 'template') {
    if (templates.has(name)) taken(name);
    return;
  }
  if (target.space === 'column') {
    const columns = tables.get(target.of)?.columns ?? [];
    if (columns.some((column) => column.name.text === name)) taken(name);
  }
  const inside = [...templates.values()].flatMap((template) =>
    target.space === 'inside' && template.name.text !== target.of ? [] : [...namesInside(template)],
  );
  if (isTaken(name, rules) || inside.includes(name)) taken(name);
  for (const { before, after } of namesMadeOf(target, rules)) {
    const made = before + name + after;
    if (isTaken(made, rules)) taken(made);
  }
}

/** The declaration of a value that callers send under this name: an input, a flag, a history, or a family of them. */
function sentDecl(target: Target, { names: { symbols, families } }: ReadRules): SimpleDecl | null {
  if (target.space !== 'file') return null;
  const symbol = symbols.byName.get(target.name);
  const decl = symbol?.kind === 'input' || symbol?.kind === 'flag' ? symbol.decl : families.get(target.name);
  return decl?.kind === 'input' || decl?.kind === 'flag' || decl?.kind === 'history' ? decl : null;
}

/**
 * Edits that keep the wire name of a sent value: an input or flag without a name of its own on the wire is given one.
 */
function wireEdits(target: Target, rules: ReadRules, workspace: Workspace): readonly Edit[] {
  return lawsNaming(target, rules, workspace).flatMap((each) => {
    const decl = sentDecl(target, each);
    const column = decl?.columns[0];
    if (decl === null || column === undefined || clauseOf(decl.clauses, 'as') !== null) return [];
    const end = { start: column.span.end, end: column.span.end };
    return [{ ...writtenAt(end, each, workspace), text: `  as ${target.name}` }];
  });
}

interface Edit {
  readonly document: TextDocument;
  readonly span: Span;
  readonly text: string;
}

/** The edits of each file; what two laws have from one place is edited once. */
function changesOf(edits: readonly Edit[]): WorkspaceEdit {
  const changes: NonNullable<WorkspaceEdit['changes']> = {};
  const known = new Set<string>();
  for (const { document, span, text } of edits) {
    const key = `${document.uri} ${span.start} ${text}`;
    if (known.has(key)) continue;
    known.add(key);
    changes[document.uri] = [
      ...(changes[document.uri] ?? []),
      { range: rangeOf(document, span), newText: text },
    ];
  }
  return { changes };
}

/** Renames a name of the rules in the rules and in the tests beside them. */
export function rename(uri: string, at: Position, name: string, workspace: Workspace): WorkspaceEdit {
  const { place, rules } = renamed(uri, at, workspace);
  const { target } = place.occurrence;
  const texts = lawsNaming(target, rules, workspace).flatMap(({ document, diagnostics }) => [
    ...diagnostics,
    ...(workspace.tests(siblingOf(document.uri))?.diagnostics ?? []),
  ]);
  if (texts.some(isSyntax))
    refuse(
      'a text that cannot be read whole cannot be renamed in: mend the errors of the rules and tests first',
    );
  if (target.name === name) return { changes: {} };
  checkName(place, name, rules, workspace);
  const named = placesNaming(target, rules, workspace).flatMap(
    ({ document, occurrence, before, after }): readonly Edit[] =>
      occurrence.alias ? [] : [{ document, span: occurrence.span, text: before + name + after }],
  );
  return changesOf([...named, ...wireEdits(target, rules, workspace)]);
}
