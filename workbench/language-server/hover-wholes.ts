import { printValue } from '../../compiler/lower/print-node.ts';
import type { Column, SimpleDecl, TableDecl } from '../../dsl/ast/ast.ts';
import { lastFrom } from '../../runtime/module/parameter.ts';
import { dayShown, factsOf, typeShown } from './facts.ts';
import type { Target } from './targets.ts';
import type { ReadRules } from './workspace.ts';

/** The names that are written out for a family, or for a table of several columns. */
export function madeOf(name: string, { names }: ReadRules): readonly string[] {
  const made = names.writtenOut.filter(({ target }) => target.space === 'file' && target.name === name);
  return made.map((one) => one.name);
}

/** A family: its formula as it is written, and its members. */
export function familyText(name: string, decl: SimpleDecl, rules: ReadRules, today: string): string {
  const ir = rules.ir ?? rules.lastIr;
  const members = madeOf(name, rules);
  const [first = '', last = first] = [members[0], members.at(-1)];
  const facts = ir === null ? null : factsOf(first, ir, today);
  const column = decl.columns.find((each) => each.name.text === name);
  const { value } = decl;
  const formula =
    value === null ? '' : `\n  = ${rules.law?.source.text.slice(value.span.start, value.span.end)}`;
  const head = `${decl.kind} ${name}[${column?.family?.text}]${facts?.type == null ? '' : ` : ${facts.type}`}`;
  return [
    `\`\`\`pay\n${head}${rules.law === null ? '' : formula}\n\`\`\``,
    ...(column?.label == null ? [] : [column.label.value]),
    `${members.length} members, \`${first}\` to \`${last}\``,
    ...(facts?.law == null ? [] : [`Law: ${facts.law}`]),
  ].join('\n\n');
}

function columnType({ type }: Column): string {
  return type?.kind === 'named' ? type.name.text : 'one of';
}

/** A table of several columns, each of which is read by its name. */
export function columnsText(decl: TableDecl, rules: ReadRules, today: string): string {
  const ir = rules.ir ?? rules.lastIr;
  const [first = ''] = madeOf(decl.name.text, rules);
  const facts = ir === null ? null : factsOf(first, ir, today);
  const columns = decl.columns.map((column) => `${column.name.text} : ${columnType(column)}`);
  return [
    `\`\`\`pay\ntable ${decl.name.text} : ${decl.form.text} of ${decl.of.text} gives ${columns.join(', ')}\n\`\`\``,
    ...(decl.label === null ? [] : [decl.label.value]),
    ...(facts?.law == null ? [] : [`Law: ${facts.law}`]),
  ].join('\n\n');
}

/** One column of such a table: what it gives, and its rows. */
export function columnText(
  { of, name }: Extract<Target, { space: 'column' }>,
  rules: ReadRules,
  today: string,
): string | null {
  const ir = rules.ir ?? rules.lastIr;
  const made = rules.names.writtenOut.find(
    ({ target }) => target.space === 'column' && target.of === of && target.name === name,
  );
  const table = ir?.tables.find(({ id }) => id === made?.name);
  if (ir === null || table === undefined) return null;
  const block = lastFrom(table.blocks, dayShown(ir, today));
  const rows = (block?.rows ?? []).map(
    ({ word, value }) =>
      `- \`${word}\` ${printValue(value, table.gives, table.givesUnit ?? ir.scheme.currency)}`,
  );
  return [
    `\`\`\`pay\ncolumn ${name} : ${typeShown(table.gives, table.givesUnit, ir)}\n\`\`\``,
    `of the table \`${of}\``,
    ...rows,
    ...(table.law === null ? [] : [`Law: ${table.law}`]),
  ].join('\n\n');
}
