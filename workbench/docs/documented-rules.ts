import type { Ir } from '../../compiler/ir/ir.ts';
import { Report } from '../../compiler/model/context.ts';
import { labelText } from '../../compiler/model/label.ts';
import type { Placed, Use } from '../../compiler/names/expand.ts';
import { writeOut } from '../../compiler/names/write-out.ts';
import type { BlockPart, Clause, Expr, PayFile, SimpleDecl, SimpleKind, Text } from '../../dsl/ast/ast.ts';
import type { Source } from '../../dsl/text/source.ts';
import type { Manifest } from '../../runtime/module.ts';
import type { EarlierPayslips } from '../testing/earlier-payslips.ts';

/** Something of a rule file that has a place of its own on its page. */
export interface Declared {
  readonly id: string;
  readonly label: string;
  readonly kind: SimpleKind | 'table' | 'employer' | 'deductions' | 'component';
  readonly clauses: readonly Clause[];
  readonly value: Expr | null;
  /** Rows of a formula that changes by date. */
  readonly rows: SimpleDecl['rows'];
  /** The employer table or the block of deductions that a line belongs to. */
  readonly within: string | null;
  readonly use: Use | null;
  /** What the author wrote above it. */
  readonly note: string | null;
}

/** One rule file with all that its pages tell. */
export interface DocumentedRules {
  readonly source: Source;
  readonly file: PayFile;
  readonly ir: Ir;
  readonly manifest: Manifest;
  /** Templates written out, in the order of the file. */
  readonly decls: readonly Placed[];
  readonly declared: readonly Declared[];
  /** What the author says of the file as a whole. */
  readonly preface: string | null;
  /** The tree of the test file beside it. */
  readonly tests: PayFile | null;
  /** The earlier payslips that its tests count on. */
  readonly paid: EarlierPayslips;
}

/** A rule file that compiles, as it was read. */
export interface ReadRules {
  readonly source: Source;
  readonly file: PayFile;
  readonly ir: Ir;
  readonly manifest: Manifest;
  readonly tests: PayFile | null;
  readonly paid: EarlierPayslips;
}

/** Puts together what is said of each name: its declaration, its template, the comment above it. */
export function documentedRules(read: ReadRules): DocumentedRules {
  const { decls } = writeOut(read.file, new Report(read.source.path));
  const notes = notesOf(read.file, read.source);
  return {
    ...read,
    decls,
    declared: decls.flatMap((placed) => declaredBy(placed, notes.get(placed.decl.span.start) ?? null)),
    preface: notes.get(read.file.scheme?.span.start ?? -1) ?? prefaceOf(read.file, read.source),
  };
}

function declaredBy({ decl, use, block }: Placed, note: string | null): readonly Declared[] {
  const common = { use, note, within: block?.name ?? null, rows: null };
  if (decl.decl === 'simple') {
    return decl.columns.map(({ name, label }) => ({
      ...common,
      ...named(name.text, label, decl.clauses),
      kind: decl.kind,
      value: decl.value,
      rows: decl.rows,
    }));
  }
  if (decl.decl === 'table') {
    return [{ ...common, ...named(decl.name.text, decl.label, decl.clauses), kind: 'table', value: null }];
  }
  if (decl.decl === 'deductions') {
    const whole = named(decl.name.text, decl.label, decl.clauses);
    return [{ ...common, ...whole, kind: 'deductions', value: null }];
  }
  if (decl.decl !== 'employer') return [];
  const whole = named(decl.name.text, decl.label, decl.clauses);
  return [
    { ...common, ...whole, kind: 'employer', value: null },
    ...decl.parts.map((part) => component(part, whole.id)),
  ];
}

function component(part: BlockPart, within: string): Declared {
  return {
    ...named(part.name.text, part.label, part.clauses),
    kind: 'component',
    value: part.value,
    rows: null,
    within,
    use: null,
    note: null,
  };
}

function named(id: string, label: Text | null, clauses: readonly Clause[]) {
  return { id, label: labelText(label?.value ?? null, clauses, id), clauses };
}

/** The comment lines that stand right above a declaration, by where the declaration starts. */
function notesOf(file: PayFile, { text }: Source): ReadonlyMap<number, string> {
  const notes = new Map<number, string>();
  let pending: string[] = [];
  let end = -1;
  const starts = [...file.decls, ...(file.scheme === null ? [] : [file.scheme])]
    .map(({ span }) => span.start)
    .sort((a, b) => a - b);
  for (const { span, text: line, ownLine } of file.comments) {
    if (!ownLine) continue;
    const touches = end >= 0 && /^\r?\n$/.test(text.slice(end, span.start));
    pending = touches ? [...pending, words(line)] : [words(line)];
    end = span.end;
    const next = starts.find((start) => start >= end);
    if (next !== undefined && /^\r?\n$/.test(text.slice(end, next))) notes.set(next, pending.join(' '));
  }
  return notes;
}

function prefaceOf(file: PayFile, { text }: Source): string | null {
  const head = file.scheme?.span.start ?? 0;
  const lines = file.comments.filter(({ span, ownLine }) => ownLine && span.start < head);
  if (lines.length === 0) return null;
  const paragraphs = lines.map((line, at) => {
    const before = lines[at - 1];
    const apart =
      before !== undefined &&
      (words(before.text) === '' || /\n\s*\n/.test(text.slice(before.span.end, line.span.start)));
    return `${apart ? '\n\n' : ''}${words(line.text)}`;
  });
  return paragraphs.join('\n');
}

function words(comment: string): string {
  return comment.replace(/^#\s?/, '').trim();
}
