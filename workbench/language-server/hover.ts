import type { Hover, Position } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Ir } from '../../compiler/ir/ir.ts';
import type { FileSymbol, SymbolOf } from '../../compiler/names/symbols.ts';
import type { Mark, Name } from '../../dsl/ast/ast.ts';
import { lex, spanOf } from '../../dsl/lexer/lexer.ts';
import { ownValue } from '../../runtime/module/own-value.ts';
import { factsOf } from './facts.ts';
import { columnsText, columnText, familyText, madeOf } from './hover-wholes.ts';
import { occurrenceAt, rulesKnowing, rulesOf } from './named-places.ts';
import { rangeOf, touches } from './positions.ts';
import { linesRead, readPlaceAt } from './reading-places.ts';
import type { Target } from './targets.ts';
import { FIELD_NOTES, FUNCTION_NOTES, noteOfWord } from './word-notes.ts';
import type { ReadRules, ReadTests, Workspace } from './workspace.ts';

function markText({ negated, name }: Mark): string {
  return negated ? `not ${name.text}` : name.text;
}

function labelOf(symbol: FileSymbol): string | null {
  if (symbol.kind === 'component') return symbol.part.label?.value ?? null;
  if (symbol.kind === 'profile') return symbol.decl.marks.map(markText).join(', ');
  if (symbol.kind === 'table' || symbol.kind === 'employer' || symbol.kind === 'deductions')
    return symbol.decl.label?.value ?? null;
  return symbol.decl.columns.find((column) => column.name.text === symbol.name)?.label?.value ?? null;
}

function markNotes(symbol: SymbolOf<'mark'>, ir: Ir | null): readonly string[] {
  const bearers = (ir?.items ?? []).filter(
    (item) => item.item === 'step' && item.marks.includes(symbol.name),
  );
  return bearers.length === 0 ? [] : [`borne by ${bearers.map(({ id }) => `\`${id}\``).join(', ')}`];
}

/** The formula as it is written, or nothing for what has rows or only a type. */
function formulaOf(name: string, ir: Ir | null): string | null {
  const item = ir?.items.find(({ id }) => id === name);
  return item?.item === 'step' ? item.formula : null;
}

function kindOf(symbol: FileSymbol): string {
  if (symbol.kind === 'component') return `part of ${symbol.employer.name.text}`;
  return symbol.kind === 'input' ? symbol.decl.kind : symbol.kind;
}

function symbolText(symbol: FileSymbol, rules: ReadRules, today: string): string {
  const ir = rules.ir ?? rules.lastIr;
  const facts = ir === null ? null : factsOf(symbol.name, ir, today);
  const type = facts?.type == null ? '' : ` : ${facts.type}`;
  const formula = formulaOf(symbol.name, ir);
  const kind = kindOf(symbol);
  const head = `${kind} ${symbol.name}${type}${formula === null ? '' : `\n  = ${formula}`}`;
  const label = labelOf(symbol);
  const notes = symbol.kind === 'mark' ? markNotes(symbol, ir) : (facts?.notes ?? []);
  return [
    `\`\`\`pay\n${head}\n\`\`\``,
    ...(label === null ? [] : [label]),
    ...notes,
    ...(facts?.law == null ? [] : [`Law: ${facts.law}`]),
  ].join('\n\n');
}

function insideText(target: Extract<Target, { space: 'inside' }>, rules: ReadRules): string {
  const template = rules.names.templates.get(target.of);
  const column = template?.params.find((param) => param.name.text === target.name);
  const what = column === undefined ? 'line' : 'parameter';
  const type = column?.type?.kind === 'named' ? ` : ${column.type.name.text}` : '';
  return `\`\`\`pay\n${what} ${target.name}${type}\n\`\`\`\n\nof the template \`${target.of}\``;
}

function fileText(name: string, rules: ReadRules, today: string): string | null {
  const { symbols, families, tables } = rules.names;
  const [family, table] = [families.get(name), tables.get(name)];
  if (family !== undefined) return familyText(name, family, rules, today);
  if (table !== undefined) return columnsText(table, rules, today);
  const symbol = symbols.byName.get(name);
  return symbol === undefined ? null : symbolText(symbol, rules, today);
}

/** The beginning of a test as it is written: its period, the test it is like, the values it is given. */
function testText(title: string, tests: ReadTests | null): string | null {
  const decl = tests?.file.decls.find((one) => one.decl === 'test' && one.title.value === title);
  if (tests === null || decl?.decl !== 'test') return null;
  const text = tests.document.getText();
  const parts = [...decl.periods, ...decl.likes, ...decl.payslips, ...decl.given].map(({ span }) =>
    text.slice(span.start, span.end),
  );
  return `\`\`\`pay\n${[`test "${title}"`, ...parts].join('\n  ')}\n\`\`\``;
}

function targetText(target: Target, rules: ReadRules, tests: ReadTests | null, today: string): string | null {
  switch (target.space) {
    case 'test':
      return testText(target.name, tests);
    case 'file':
      return fileText(target.name, rules, today);
    case 'column':
      return columnText(target, rules, today);
    case 'variable':
      return `\`${target.name}\` counts the members of \`${target.of}\`: ${madeOf(target.of, rules).length} of them`;
    case 'inside':
      return insideText(target, rules);
    case 'template': {
      const params = rules.names.templates.get(target.name)?.params.map((param) => param.name.text) ?? [];
      return `\`\`\`pay\ntemplate ${target.name}(${params.join(', ')})\n\`\`\``;
    }
    case 'word': {
      const words = rules.names.symbols.words.get(target.name) ?? [];
      if (words.length > 0) return `\`${target.name}\`, one of ${words.join(', ')}`;
      return ownValue(FUNCTION_NOTES, target.name) ?? ownValue(FIELD_NOTES, target.name) ?? null;
    }
  }
}

/** The line that a history reads, as each of the schemes declares it. */
function linesText(lines: ReturnType<typeof linesRead>, today: string): string {
  const texts = lines.flatMap(({ rules, line }) => {
    const symbol = rules.names.symbols.byName.get(line);
    const { ir } = rules;
    const scheme = ir === null ? [] : [`of ${ir.scheme.country}.${ir.scheme.id}`];
    return symbol === undefined ? [] : [[symbolText(symbol, rules, today), ...scheme].join('\n\n')];
  });
  return texts.join('\n\n---\n\n');
}

/** The hover text for a name of the rules, or a word of the language, under the cursor. */
export function hover(uri: string, at: Position, workspace: Workspace, today: string): Hover | null {
  const document = workspace.document(uri);
  const rules = rulesOf(uri, workspace);
  if (document === null) return null;
  const place = rules === null ? null : occurrenceAt(uri, at, workspace);
  if (place !== null && rules !== null) {
    const { target } = place.occurrence;
    const knowing = rulesKnowing(target, rules, workspace);
    const value = targetText(target, knowing, workspace.tests(uri), today);
    if (value !== null)
      return { contents: { kind: 'markdown', value }, range: rangeOf(document, place.occurrence.span) };
  }
  const read = readPlaceAt(uri, at, workspace);
  const lines = read?.what === 'line' ? linesRead(uri, read, workspace) : [];
  if (lines.length > 0) return { contents: { kind: 'markdown', value: linesText(lines, today) } };
  const word = wordAt(document, at);
  const note = word === null ? null : noteOfWord(word.text);
  if (word === null || note === null) return null;
  return {
    contents: { kind: 'markdown', value: `\`${word.text}\` ${note}` },
    range: rangeOf(document, word.span),
  };
}

/** The word under the cursor, outside texts and comments. */
function wordAt(document: TextDocument, at: Position): Name | null {
  const offset = document.offsetAt(at);
  const { tokens } = lex({ path: document.uri, text: document.getText() });
  const token = tokens.find((each) => touches(spanOf(each), offset) && /^[a-z_]/i.test(each.image));
  return token === undefined ? null : { text: token.image, span: spanOf(token) };
}
