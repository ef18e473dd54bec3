import type { IrFigure, IrTable, IrTableRow } from '../ir/ir.ts';
import type { InputSpec, Manifest } from '../runtime/module.ts';
import { comment, propertyName, quoted } from './code-text.ts';
import { type Constants, decimalText } from './constants.ts';
import { derived, identifier } from './identifiers.ts';

/** A value as a TypeScript literal, keys unquoted, two spaces a level. */
export function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => literal(item, inner));
    const line = `[${items.join(', ')}]`;
    if (line.length + indent.length < 100 && !line.includes('\n')) return line;
    return `[\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}]`;
  }
  const entries = Object.entries(value).map(([key, item]) => `${propertyName(key)}: ${literal(item, inner)}`);
  if (entries.length === 0) return '{}';
  const line = `{ ${entries.join(', ')} }`;
  if (line.length + indent.length < 100 && !line.includes('\n')) return line;
  return `{\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}}`;
}

/** The specification of an input, as a constant of its own that the formulas refer to. */
export function inputSpecCode(spec: InputSpec): string {
  return `const ${derived('input', spec.id)}: rt.InputSpec = ${literal(spec)};`;
}

/** The manifest, its inputs taken from their own constants. */
export function manifestCode(manifest: Manifest): string {
  const { inputs, ...rest } = manifest;
  const names = inputs.map((spec) => `    ${derived('input', spec.id)},\n`);
  const body = literal(rest).replace(/\n}$/, '');
  return `const manifest: rt.Manifest = ${body}\n  inputs: [\n${names.join('')}  ],\n};`;
}

function rowCode(row: IrTableRow): string {
  if (row.word !== null) return `rt.wordRow(${quoted(row.word)}, ${quoted(decimalText(row.value))})`;
  const ends = `${row.lowerClosed ? '[' : '('}${row.upperClosed ? ']' : ')'}`;
  const lower = row.lower === null ? '0' : decimalText(row.lower);
  const upper = row.upper === null ? 'null' : quoted(decimalText(row.upper));
  const fixed = row.fixed.n === 0n ? '' : `, ${quoted(decimalText(row.fixed))}`;
  return `rt.band(${quoted(ends)}, ${quoted(lower)}, ${upper}, ${quoted(decimalText(row.value))}${fixed})`;
}

/** A table of the law as data. */
export function tableCode(table: IrTable, constants: Constants): string {
  const grid = table.grid === null ? 'null' : constants.number(table.grid);
  const each = table.roundEach === null ? 'null' : constants.rounding(table.roundEach);
  const limits = table.roundLimits === null ? 'null' : constants.rounding(table.roundLimits);
  const blocks = table.blocks.map(({ from, rows }) => {
    const lines = rows.map((row) => `        ${rowCode(row)},\n`);
    return `    {\n      from: ${quoted(from)},\n      rows: [\n${lines.join('')}      ],\n    },\n`;
  });
  return [
    comment(table.label, table.law),
    `const ${identifier(table.id)}: rt.Table = {`,
    `  id: ${quoted(table.id)},`,
    `  form: ${quoted(table.form)},`,
    `  grid: ${grid},`,
    `  roundEach: ${each},`,
    `  roundLimits: ${limits},`,
    `  blocks: [\n${blocks.join('')}  ],`,
    '};',
  ].join('\n');
}

/** The dated rows of a figure as data. */
export function figureRowsCode(figure: IrFigure): string {
  const rows = figure.rows.map(
    ({ from, value }) => `  { from: ${quoted(from)}, value: rt.decimal(${quoted(decimalText(value))}) },\n`,
  );
  return `${comment(figure.label, figure.law)}\nconst ${derived(figure.id, 'rows')}: readonly rt.DatedValue[] = [\n${rows.join('')}];`;
}
