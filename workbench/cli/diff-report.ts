import type { Law } from '../../compiler/consolidation/law.ts';
import type { Span } from '../../dsl/ast/ast.ts';
import { lineStarts, positionAt } from '../../dsl/text/source.ts';
import type { CliffChange } from '../curves/cliffs.ts';
import type { Change, FileDiff, Severity } from '../diff/change.ts';

/** Two files that belong together, or one that has no counterpart. */
export type ReportedFile = ComparedFile | LoneFile;

export interface ComparedFile {
  readonly kind: 'compared';
  readonly diff: FileDiff;
  /** The laws compared, which know where each piece was written. */
  readonly laws: readonly [Law, Law];
  /** The changed cliffs of net pay and of the employer's cost, for a person of whom only the salary is known. */
  readonly cliffs: readonly CliffChange[];
}

interface LoneFile {
  readonly kind: 'added' | 'removed';
  readonly path: string;
}

export const TITLES: Readonly<Record<Severity, string>> = {
  breaks_clients: 'Breaks API clients',
  changes_pay: 'Changes pay',
  changes_shown: 'Changes what is shown',
  changes_nothing: 'Changes nothing',
};

export const SEVERITIES: readonly Severity[] = [
  'breaks_clients',
  'changes_pay',
  'changes_shown',
  'changes_nothing',
];

/** Counts the changes of each severity; a file that comes or goes counts as one. */
export function countChanges(files: readonly ReportedFile[]): Readonly<Record<Severity, number>> {
  const counts = { breaks_clients: 0, changes_pay: 0, changes_shown: 0, changes_nothing: 0 };
  for (const file of files) {
    if (file.kind === 'compared') for (const { severity } of file.diff.changes) counts[severity] += 1;
    else counts[file.kind === 'removed' ? 'breaks_clients' : 'changes_pay'] += 1;
  }
  return counts;
}

/** `perception salario_basico: mark gravable` */
export function titleOf({ kind, name, facet, verb, before }: Change): string {
  if (verb === 'renamed') return `${kind} ${before?.text ?? ''} is now ${name}`;
  const whole = `${kind} ${name}`;
  if (facet === null) return `${whole} ${verb}`;
  return verb === 'changed' ? `${whole}: ${facet}` : `${whole}: ${facet} ${verb}`;
}

/** `rules/co/ordinario/2025-01-01.pay:12:3` */
export function placeOf(law: Law, span: Span): string {
  const { source, span: written } = law.place(span);
  const { line, column } = positionAt(lineStarts(source.text), written.start);
  return `${source.path}:${line}:${column}`;
}

/** One word for a whole report: what the exit code of `--exit-code` goes by. */
export function worstOf(files: readonly ReportedFile[]): Severity {
  const counts = countChanges(files);
  return SEVERITIES.find((severity) => counts[severity] > 0) ?? 'changes_nothing';
}

/** A piece of a rule file, and where it is written. */
interface DiffPiece {
  readonly text: string;
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

interface DiffChange {
  readonly severity: Severity;
  readonly change: Change['verb'];
  readonly kind: string;
  readonly name: string;
  readonly facet: string | null;
  readonly before: DiffPiece | null;
  readonly after: DiffPiece | null;
  readonly note: string | null;
}

type DiffFile =
  | { readonly status: 'added' | 'removed'; readonly path: string }
  | {
      readonly status: 'compared';
      readonly before: string;
      readonly after: string;
      readonly same_meaning: boolean;
      readonly changes: readonly DiffChange[];
    };

export interface DiffJson {
  readonly summary: Readonly<Record<Severity, number>>;
  readonly files: readonly DiffFile[];
}

/** The report as plain data, for machines. */
export function diffJson(files: readonly ReportedFile[]): DiffJson {
  return {
    summary: countChanges(files),
    files: files.map((file) => {
      if (file.kind !== 'compared') return { status: file.kind, path: file.path };
      const { before, after, sameMeaning, changes } = file.diff;
      return {
        status: 'compared',
        before: before.source.path,
        after: after.source.path,
        same_meaning: sameMeaning,
        changes: changes.map((change) => ({
          severity: change.severity,
          change: change.verb,
          kind: change.kind,
          name: change.name,
          facet: change.facet,
          before: pieceJson(file.laws[0], change.before),
          after: pieceJson(file.laws[1], change.after),
          note: change.note,
        })),
        cliffs: file.cliffs,
      };
    }),
  };
}

function pieceJson(law: Law, piece: Change['before']): DiffPiece | null {
  if (piece === null) return null;
  const { source, span } = law.place(piece.span);
  const { line, column } = positionAt(lineStarts(source.text), span.start);
  return { text: piece.text, path: source.path, line, column };
}
