import type { Figures, Header, Node, Scheme, Text } from '../ast/ast.ts';
import type { Cell } from './align.ts';
import { printRound, printText } from './clause.ts';
import { cell, type Entry } from './entry.ts';
import { type Layout, rowLines } from './list.ts';

function headerText(header: Exclude<Header, { readonly kind: 'change' }>): string {
  switch (header.kind) {
    case 'version':
    case 'law':
      return printText(header.text);
    case 'amends':
      return header.date.iso;
    case 'valid':
      return `${header.from.iso} .. ${header.until.iso}`;
    case 'periods':
    case 'uses':
      return header.names.map((name) => name.text).join(', ');
    case 'round':
      return printRound(header.round);
    default:
      return header.name.text;
  }
}

function headerCells(header: Header): readonly Cell[] {
  const word = cell('word', header.kind);
  if (header.kind !== 'change') return [word, cell('rest', headerText(header))];
  const { law, convention } = header;
  const source = law === null ? [] : [cell('law', `law ${printText(law)}`, 2)];
  const reason = convention === null ? [] : [cell('convention', `convention ${printText(convention)}`, 2)];
  return [
    word,
    cell('date', header.date.iso),
    cell('summary', printText(header.summary)),
    ...source,
    ...reason,
  ];
}

function headerEntry(header: Header): Entry {
  const { span } = header;
  const head = headerCells(header);
  const width = Number.POSITIVE_INFINITY;
  return { span, head, headEnd: span.end, value: null, clauses: [], body: null, family: 'header', width };
}

/** A head: its line, and the header lines under it. */
interface Head extends Node {
  readonly label: Text | null;
  readonly headers: readonly Header[];
}

function headLines(named: string, nameEnd: number, head: Head, layout: Layout): readonly string[] {
  const { label, headers, span } = head;
  const first = `${named}${label === null ? '' : ` ${printText(label)}`}`;
  const start = label?.span.end ?? nameEnd;
  const above = layout.comments.between(span.start, start).map((comment) => comment.text);
  const beside = layout.comments
    .between(start, headers[0]?.span.start ?? start)
    .filter((each) => !each.ownLine);
  const from = beside.at(-1)?.span.end ?? start;
  return [
    ...above,
    [first, ...beside.map((comment) => comment.text)].join('  '),
    ...rowLines(headers.map(headerEntry), { start: from, end: span.end }, layout, 2),
  ];
}

/** The scheme line and its header lines, their values under each other. */
export function schemeLines(scheme: Scheme, layout: Layout): readonly string[] {
  const { country, id } = scheme;
  return headLines(`scheme ${country.text}.${id.text}`, id.span.end, scheme, layout);
}

/** The line of a file of figures and its header lines. */
export function figuresLines(figures: Figures, layout: Layout): readonly string[] {
  const { country } = figures;
  return headLines(`figures ${country.text}`, country.span.end, figures, layout);
}
