import type { Hover, Position } from 'vscode-languageserver';
import type { Ir, IrCalendar, IrInput, IrParameter, IrStep, IrTable } from '../../compiler/ir/ir.ts';
import { printRange, printValue } from '../../compiler/lower/print-node.ts';
import { WEEKDAYS } from '../../compiler/model/keywords.ts';
import type { FileSymbol, SymbolOf } from '../../compiler/names/symbols.ts';
import type { Mark } from '../../dsl/ast/ast.ts';
import { isMoney, type Type, typeName } from '../../runtime/ir/type.ts';
import { readingText } from '../../runtime/module/history.ts';
import { ownValue } from '../../runtime/module/own-value.ts';
import { lastFrom } from '../../runtime/module/parameter.ts';
import { occurrenceAt, rulesOf } from './named-places.ts';
import type { Target } from './occurrences.ts';
import { rangeOf } from './positions.ts';
import { linesRead, readPlaceAt } from './reading-places.ts';
import { FIELD_NOTES, FUNCTION_NOTES, noteOfWord } from './word-notes.ts';
import { wordAt } from './words-at.ts';
import type { ReadRules, ReadTests, Workspace } from './workspace.ts';

/** The day a parameter is shown at: today, or the nearest day on which the file holds. */
export function dayShown(ir: Ir, today: string): string {
  const { validFrom, validUntil } = ir.scheme;
  if (today < validFrom) return validFrom;
  return today > validUntil ? validUntil : today;
}

function typeShown(type: Type, unit: string | null, ir: Ir): string {
  return isMoney(type) ? `money in ${unit ?? ir.scheme.currency}` : typeName(type);
}

function parameterNotes(parameter: IrParameter, ir: Ir, today: string): readonly string[] {
  const day = dayShown(ir, today);
  const row = lastFrom(parameter.rows, day);
  if (row === null) return [`no value on ${day}`];
  const value = printValue(row.value, parameter.type, parameter.unit ?? ir.scheme.currency);
  const since = parameter.rows.length > 1 ? `, since ${row.from}` : '';
  const law = row.law === null || row.law === parameter.law ? [] : [`Law of this value: ${row.law}`];
  const next = parameter.rows.find(({ from }) => from > day);
  const after =
    next === undefined
      ? []
      : [
          `from ${next.from}: ${printValue(next.value, parameter.type, parameter.unit ?? ir.scheme.currency)}`,
        ];
  return [`**${value}** on ${day}${since}`, ...after, ...law];
}

function stepNotes(step: IrStep, ir: Ir): readonly string[] {
  const node = ir.nodes[step.value];
  const range =
    node === undefined ||
    node.type.kind !== 'quantity' ||
    (node.range.low === null && node.range.high === null)
      ? []
      : [`always in \`${printRange(node.range, node.type, ir.scheme.currency)}\` before rounding`];
  const rounding = step.roundingText === null ? [] : [`rounded ${step.roundingText}`];
  return [...rounding, ...range];
}

function presenceOf({ presence, requiredText }: IrInput): string {
  if (requiredText !== null) return `required when \`${requiredText}\``;
  return presence === 'default' ? 'has a default' : presence;
}

function inputNotes(input: IrInput): readonly string[] {
  const bounds = input.boundsText === null ? [] : [`between \`${input.boundsText}\``];
  const wire = input.wire === input.id ? [] : [`sent as \`${input.wire}\``];
  const history = input.history === null ? [] : [`read as \`${readingText(input.history)}\``];
  return [presenceOf(input), ...bounds, ...wire, ...history];
}

function tableNotes(table: IrTable, ir: Ir, today: string): readonly string[] {
  const block = lastFrom(table.blocks, dayShown(ir, today));
  const rows = block === null ? 'no rows' : `${block.rows.length} rows`;
  return [`\`${table.form}\` of ${typeShown(table.of, table.unit, ir)}: ${rows} on ${dayShown(ir, today)}`];
}

interface Facts {
  readonly type: string | null;
  readonly law: string | null;
  readonly notes: readonly string[];
}

function calendarNotes({ weekdays, from, until, holidays }: IrCalendar): readonly string[] {
  const [first = '', last = ''] = weekdays.map((day) => WEEKDAYS[day - 1]);
  return [`${first} to ${last}, ${holidays.length} holidays from ${from} to ${until}`];
}

/** What the compiler knows of a name. */
function factsOf(name: string, ir: Ir, today: string): Facts | null {
  const parameter = ir.parameters.find(({ id }) => id === name);
  if (parameter !== undefined)
    return {
      type: typeShown(parameter.type, parameter.unit, ir),
      law: parameter.law,
      notes: parameterNotes(parameter, ir, today),
    };
  const table = ir.tables.find(({ id }) => id === name);
  if (table !== undefined)
    return {
      type: typeShown(table.gives, table.givesUnit, ir),
      law: table.law,
      notes: tableNotes(table, ir, today),
    };
  const calendar = ir.calendars.find(({ id }) => id === name);
  if (calendar !== undefined) return { type: null, law: calendar.law, notes: calendarNotes(calendar) };
  const item = ir.items.find(({ id }) => id === name);
  if (item === undefined) return null;
  const notes = item.item === 'input' ? inputNotes(item) : stepNotes(item, ir);
  return { type: typeShown(item.type, null, ir), law: item.law, notes };
}

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
  const template = rules.names.templates.get(target.template);
  const column = template?.params.find((param) => param.name.text === target.name);
  const what = column === undefined ? 'line' : 'parameter';
  const type = column?.type?.kind === 'named' ? ` : ${column.type.name.text}` : '';
  return `\`\`\`pay\n${what} ${target.name}${type}\n\`\`\`\n\nof the template \`${target.template}\``;
}

/** What a test begins with, as it is written: its period, the test it is like, what it is given. */
function testText(title: string, tests: ReadTests | null): string | null {
  const decl = tests?.file.decls.find((one) => one.decl === 'test' && one.title.value === title);
  if (tests === null || decl?.decl !== 'test') return null;
  const text = tests.document.getText();
  const parts = [...decl.periods, ...decl.likes, ...decl.given].map(({ span }) =>
    text.slice(span.start, span.end),
  );
  return `\`\`\`pay\n${[`test "${title}"`, ...parts].join('\n  ')}\n\`\`\``;
}

function targetText(target: Target, rules: ReadRules, tests: ReadTests | null, today: string): string | null {
  switch (target.space) {
    case 'test':
      return testText(target.name, tests);
    case 'file': {
      const symbol = rules.names.symbols.byName.get(target.name);
      return symbol === undefined ? null : symbolText(symbol, rules, today);
    }
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

/** What stands under the cursor: a name of the rules, or a word of the language. */
export function hover(uri: string, at: Position, workspace: Workspace, today: string): Hover | null {
  const document = workspace.document(uri);
  const rules = rulesOf(uri, workspace);
  if (document === null) return null;
  const place = rules === null ? null : occurrenceAt(uri, at, workspace);
  if (place !== null && rules !== null) {
    const value = targetText(place.occurrence.target, rules, workspace.tests(uri), today);
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
