import type { Clause, Expr } from '../ast/ast.ts';
import { flatLine } from './align.ts';
import { type Band, bandOf, clauseDoc, printClause } from './clause.ts';
import type { EntryComments } from './comments.ts';
import { type Doc, flat, nest, printDoc } from './doc.ts';
import { clauseGap, type Entry } from './entry.ts';
import { expressionDoc } from './expression-doc.ts';

/** Clauses of a word or two, which read as a part of the value before them. */
const SHORT: ReadonlySet<Clause['kind']> = new Set<Clause['kind']>(['rounded', 'omit_zero', 'as']);

/** Writes the lines of an entry that does not fit on one line, or that holds comments. */
class BrokenEntry {
  private readonly lines: string[] = [];
  private readonly entry: Entry;
  private readonly comments: EntryComments;
  private readonly indent: number;
  private readonly continuation: number;
  private readonly width: number;
  private current: string;
  private currentComments: readonly string[] = [];
  /** The band of the clauses on the current line; null when nothing may join it. */
  private band: Band | null = 'amount';

  constructor(entry: Entry, comments: EntryComments, indent: number) {
    this.entry = entry;
    this.comments = comments;
    this.indent = indent;
    this.continuation = indent + (entry.body === null ? 2 : 4);
    this.width = entry.width - (entry.body === null ? 0 : 2);
    const margin = ' '.repeat(indent);
    this.current = margin + flatLine(entry.head).replaceAll('\n', `\n${margin}`);
  }

  /** The head on one line when it fits and holds no comment; only the rows then stand on lines of their own. */
  runWithFlatHead(flatHead: string): readonly string[] {
    this.current = flatHead;
    return this.finish();
  }

  run(): readonly string[] {
    const { value, clauses } = this.entry;
    this.endPart(0);
    if (value !== null) this.put(1, () => this.putValue(value));
    const first = value === null ? 1 : 2;
    for (const [index, clause] of clauses.entries()) this.put(first + index, () => this.putClause(clause));
    return this.finish();
  }

  private finish(): readonly string[] {
    const { body } = this.entry;
    if (body !== null) {
      this.current += ' {';
      this.flush(this.indent + 2);
      this.lines.push(...body.lines(this.indent + 2));
      this.current = `${' '.repeat(this.indent)}}`;
    }
    this.flush();
    return this.lines;
  }

  private put(part: number, write: () => void): void {
    const before = this.comments.before.get(part) ?? [];
    if (before.length > 0 || this.currentComments.length > 0) this.flush();
    this.lines.push(...before.map((text) => ' '.repeat(this.continuation) + text));
    write();
    this.endPart(part);
  }

  private endPart(part: number): void {
    this.currentComments = [...this.currentComments, ...(this.comments.after.get(part) ?? [])];
  }

  /** Ends the current line with its comment; further comments stand on lines of their own below it. */
  private flush(below = this.continuation): void {
    const [beside, ...others] = this.currentComments;
    const code = this.current === '' ? [] : [this.current];
    const line = [...code, ...(beside === undefined ? [] : [beside])].join('  ');
    if (line !== '') this.lines.push(line);
    this.lines.push(...others.map((text) => ' '.repeat(below) + text));
    this.current = '';
    this.currentComments = [];
    this.band = null;
  }

  /** A value stays on the line of the name only together with the short words behind it. */
  private putValue(value: Expr): void {
    const text = `= ${flat(expressionDoc(value))}`;
    const kept = this.current.length + 1 + text.length + this.shortWordsLength();
    if (this.current !== '' && kept <= this.width) this.current += ` ${text}`;
    else this.begin(['= ', nest(2, expressionDoc(value))], 'amount');
  }

  /** Length of the short clauses right behind the value. */
  private shortWordsLength(): number {
    const { clauses, family } = this.entry;
    const end = clauses.findIndex((clause) => !SHORT.has(clause.kind));
    return clauses
      .slice(0, end === -1 ? clauses.length : end)
      .reduce((length, clause) => length + clauseGap(clause, family) + printClause(clause).length, 0);
  }

  private putClause(clause: Clause): void {
    const band = bandOf(clause);
    const text = ' '.repeat(clauseGap(clause, this.entry.family)) + printClause(clause);
    const lastLine = this.current.length - (this.current.lastIndexOf('\n') + 1);
    const mayJoin = this.current.includes('\n') ? SHORT.has(clause.kind) : true;
    if (mayJoin && band === this.band && lastLine + text.length <= this.width) this.current += text;
    else this.begin(clauseDoc(clause), band);
  }

  /** Begins a continuation line. Only short words join what had to be broken into several lines. */
  private begin(doc: Doc, band: Band): void {
    this.flush();
    this.current =
      ' '.repeat(this.continuation) + printDoc(doc, this.width, this.continuation, this.continuation);
    this.band = band;
  }
}

/** The lines of an entry over several lines: what makes the amount first, then marks, then the law. */
export function brokenLines(entry: Entry, comments: EntryComments, indent: number): readonly string[] {
  return new BrokenEntry(entry, comments, indent).run().flatMap((line) => line.split('\n'));
}

/** The lines of an entry with braces whose head is one line. */
export function bracedLines(
  entry: Entry,
  comments: EntryComments,
  indent: number,
  head: string,
): readonly string[] {
  return new BrokenEntry(entry, comments, indent).runWithFlatHead(head);
}
