import {
  LSPErrorCodes,
  type Position,
  type Range,
  ResponseError,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import { FUNCTIONS } from '../../compiler/lower/call-arguments.ts';
import { clauseOf } from '../../compiler/model/clauses.ts';
import { SUMMARY_FIELDS } from '../../compiler/model/keywords.ts';
import { SUM_WORDS } from '../../compiler/names/sum-words.ts';
import type { Span } from '../../dsl/ast/ast.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { isReserved } from '../../dsl/lexer/reserved.ts';
import { isTested } from '../testing/like-tests.ts';
import {
  expandedNames,
  lawsTogether,
  occurrenceAt,
  type Place,
  placesNaming,
  rulesOf,
  writtenAt,
} from './named-places.ts';
import { namesInside, type Target } from './occurrences.ts';
import { rangeOf } from './positions.ts';
import { type ReadRules, siblingOf, type Workspace } from './workspace.ts';

/** Words that formulas read as something else than a name of the file. */
const TAKEN: ReadonlySet<string> = new Set<string>([...FUNCTIONS, ...SUM_WORDS, ...SUMMARY_FIELDS, 'amount']);

function refuse(reason: string): never {
  throw new ResponseError(LSPErrorCodes.RequestFailed, reason);
}

function isSyntax({ code, severity }: Diagnostic): boolean {
  return severity === 'error' && code.startsWith('PAY1');
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
  const symbol = target.space === 'file' ? rules.names.symbols.byName.get(target.name) : undefined;
  if (symbol !== undefined && 'use' in symbol && symbol.use !== null)
    refuse(`\`${target.name}\` is written by the template \`${symbol.use.template}\`: rename the line there`);
  if (symbol?.kind === 'input' && symbol.decl.kind === 'history')
    refuse(`\`${target.name}\` is what callers send it as: a history has no other name on the wire`);
  if (place.occurrence.alias)
    refuse('this is the name on the wire, which the contract gives; rename the input in the rules');
  return { place, rules };
}

/** Where a rename would begin; refuses what cannot be renamed. */
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
    checkClashes(target, name, lawsTogether(rules, workspace));
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

function checkClashes(target: Target, name: string, laws: readonly ReadRules[]): void {
  for (const rules of laws) checkClash(target, name, rules);
}

function checkClash(target: Target, name: string, rules: ReadRules): void {
  const { symbols, templates } = rules.names;
  const taken = (each: string): never => refuse(`\`${each}\` already has a meaning in this file`);
  if (target.space === 'template') {
    if (templates.has(name)) taken(name);
    return;
  }
  const inside = [...templates.values()].flatMap((template) =>
    target.space === 'inside' && template.name.text !== target.template ? [] : [...namesInside(template)],
  );
  if (symbols.byName.has(name) || symbols.words.has(name) || inside.includes(name)) taken(name);
  if (target.space !== 'inside') return;
  for (const old of expandedNames(target, rules)) {
    const made = name + old.slice(target.name.length);
    if (symbols.byName.has(made) || symbols.words.has(made)) taken(made);
  }
}

/** What a caller sends keeps its name: an input or flag that had none of its own on the wire is given it. */
function wireEdit(target: Target, rules: ReadRules): { readonly span: Span; readonly text: string } | null {
  const symbol = target.space === 'file' ? rules.names.symbols.byName.get(target.name) : undefined;
  if (symbol?.kind !== 'input' && symbol?.kind !== 'flag') return null;
  const column = symbol.decl.columns[0];
  if (clauseOf(symbol.decl.clauses, 'as') !== null || column === undefined) return null;
  return { span: { start: column.span.end, end: column.span.end }, text: `  as ${symbol.name}` };
}

/** Renames a name of the rules in the rules and in the tests beside them. */
export function rename(uri: string, at: Position, name: string, workspace: Workspace): WorkspaceEdit {
  const { place, rules } = renamed(uri, at, workspace);
  const { target } = place.occurrence;
  const texts = lawsTogether(rules, workspace).flatMap(({ document, diagnostics }) => [
    ...diagnostics,
    ...(workspace.tests(siblingOf(document.uri))?.diagnostics ?? []),
  ]);
  if (texts.some(isSyntax))
    refuse(
      'a text that cannot be read whole cannot be renamed in: mend the errors of the rules and tests first',
    );
  if (target.name === name) return { changes: {} };
  checkName(place, name, rules, workspace);
  const changes: NonNullable<WorkspaceEdit['changes']> = {};
  const add = (document: Place['document'], span: Span, newText: string): void => {
    const edit = { range: rangeOf(document, span), newText };
    changes[document.uri] = [...(changes[document.uri] ?? []), edit];
  };
  for (const { document, occurrence } of placesNaming(target, rules, workspace)) {
    if (occurrence.alias) continue;
    add(document, occurrence.span, name + occurrence.target.name.slice(target.name.length));
  }
  const wire = wireEdit(target, rules);
  if (wire !== null) {
    const { document, span } = writtenAt(wire.span, rules, workspace);
    add(document, span, wire.text);
  }
  return { changes };
}
