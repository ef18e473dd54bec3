import { hasOrigin } from '../../compiler/figures/standing.ts';
import { clausesOf } from '../../compiler/model/clauses.ts';
import type { Clause, Decl, PayFile, Span } from '../../dsl/ast/ast.ts';
import { format } from '../../dsl/format.ts';
import type { Source } from '../../dsl/text/source.ts';

/** A figure of the old file that somebody has to look up for the new one. */
export interface FigureToConfirm {
  readonly kind: 'unit' | 'param' | 'table';
  readonly name: string;
  readonly label: string | null;
  /** Where the old figure came from. */
  readonly law: string | null;
  /** Line in the new file. */
  readonly line: number;
}

export interface NextFile {
  readonly text: string;
  readonly figures: readonly FigureToConfirm[];
}

/** Text that goes into the file at an offset, in the place of what stood there. */
interface Edit {
  readonly span: Span;
  readonly text: string;
}

/**
 * The rule file that follows: the same law from another day on, until the end of that year, with every figure
 * marked as not confirmed yet. Nothing is guessed: the old figures stand until somebody replaces them.
 */
export function nextFile(source: Source, file: PayFile, from: string): NextFile {
  const year = from.slice(0, 4);
  const figures = file.decls.filter(isFigure);
  const note = `unconfirmed "por confirmar para ${year}"`;
  const edits = [...headEdits(file, from, source.text), ...figures.flatMap((decl) => markEdits(decl, note))];
  const { text } = format({ path: source.path, text: applied(source.text, edits) });
  return { text, figures: figures.flatMap((decl) => listed(decl, text)) };
}

type Figure = Extract<Decl, { readonly decl: 'table' }> | Extract<Decl, { readonly decl: 'simple' }>;

function isFigure(decl: Decl): decl is Figure {
  return decl.decl === 'table' || (decl.decl === 'simple' && (decl.kind === 'unit' || decl.kind === 'param'));
}

function headEdits({ scheme }: PayFile, from: string, text: string): readonly Edit[] {
  const year = from.slice(0, 4);
  const changes = (scheme?.headers ?? []).filter(({ kind }) => kind === 'change');
  return (scheme?.headers ?? []).flatMap((header) => {
    const { span } = header;
    if (header.kind === 'version') return [{ span, text: `version "${year}.1"` }];
    if (header.kind === 'valid') return [{ span, text: `valid ${from} .. ${year}-12-31` }];
    if (header.kind !== 'change') return [];
    const isFirst = header === changes[0];
    const whole = { start: span.start, end: isFirst ? span.end : endOfLine(text, span.end) };
    return [{ span: whole, text: isFirst ? `change ${from} "Cifras de ${year}, por confirmar"` : '' }];
  });
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end + 1;
}

/** Marks each figure where its value stands: after it, in its last dated row, or in the head of its table. */
function markEdits(decl: Figure, note: string): readonly Edit[] {
  if (decl.decl === 'simple') {
    const last = decl.rows?.at(-1);
    if (last !== undefined) return marked(last.clauses, last.span.end, note);
    return decl.rows === null ? marked(decl.clauses, decl.span.end, note) : [];
  }
  const block = decl.blocks.at(-1);
  const head = block === undefined ? (decl.gives?.span.end ?? decl.of.span.end) : block.from.span.end;
  const clauses = block?.clauses ?? decl.clauses;
  return marked(clauses, clauses.at(-1)?.span.end ?? head, note);
}

/** A figure that was in doubt already says so itself, and is not marked twice. */
function marked(clauses: readonly Clause[], at: number, note: string): readonly Edit[] {
  const old = clausesOf(clauses, 'unconfirmed')[0];
  if (old !== undefined) return [{ span: old.span, text: note }];
  return [{ span: { start: at, end: at }, text: ` ${note}` }];
}

function applied(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.span.start - a.span.start)
    .reduce(
      (edited, { span, text: put }) => edited.slice(0, span.start) + put + edited.slice(span.end),
      text,
    );
}

function listed(decl: Figure, text: string): readonly FigureToConfirm[] {
  const kind = decl.decl === 'table' ? 'table' : decl.kind === 'unit' ? 'unit' : 'param';
  const columns = decl.decl === 'table' ? [decl] : decl.columns;
  const clauses =
    decl.decl === 'table' ? decl.clauses : [...decl.clauses, ...(decl.rows?.at(-1)?.clauses ?? [])];
  const laws = clausesOf(clauses, 'law').map((clause) => clause.text.value);
  return columns.map(({ name, label }) => ({
    kind,
    name: name.text,
    label: label?.value ?? null,
    law: hasOrigin(clauses) && laws.length > 0 ? laws.join('; ') : null,
    line: lineOf(text, kind, name.text),
  }));
}

/** Where the declaration stands in the formatted file. */
function lineOf(text: string, kind: string, name: string): number {
  const lines = text.split('\n');
  const own = lines.findIndex((line) => new RegExp(`^${kind}\\s+${name}\\b`).test(line));
  const shared = lines.findIndex((line) => new RegExp(`\\b${name}\\s+"`).test(line));
  return (own === -1 ? shared : own) + 1;
}
