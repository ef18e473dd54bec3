import type { Span } from '../ast/ast.ts';

export type Severity = 'error' | 'warning';

/** A second place that belongs to the message: the other definition, the opener, the row before. */
export interface Label {
  /** The file that the span points into, where that is another than the diagnostic's own. */
  readonly path?: string;
  readonly span: Span;
  readonly text: string;
}

export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/** A change of the source that mends the fault; editors offer it. */
export interface Fix {
  readonly title: string;
  readonly edits: readonly Edit[];
}

/** What is wrong, where, and how to mend it: data that one renderer prints and editors reuse. */
export interface Diagnostic {
  /** Stable, for example `PAY201`. */
  readonly code: string;
  readonly severity: Severity;
  readonly title: string;
  readonly message: string;
  /** Path of the source that `span` points into, and `labels` without a path of their own. */
  readonly path: string;
  readonly span: Span;
  readonly labels: readonly Label[];
  readonly hint: string | null;
  readonly fix: Fix | null;
  /** The parameters of the message, for machines. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** One entry of the catalog. `P` are the parameters that its texts need. */
export interface MessageKind<P extends Readonly<Record<string, unknown>>> {
  readonly code: `PAY${number}`;
  readonly severity: Severity;
  /** Short name shown in the documentation and beside the code. */
  readonly title: string;
  readonly message: (params: P) => string;
  readonly hint: (params: P) => string | null;
}

/** Declares a catalog entry; a wrong or missing parameter then does not compile. */
export function kind<P extends Readonly<Record<string, unknown>>>(
  code: `PAY${number}`,
  severity: Severity,
  title: string,
  message: (params: P) => string,
  hint: (params: P) => string | null = () => null,
): MessageKind<P> {
  return { code, severity, title, message, hint };
}

export interface DiagnosticExtras {
  readonly labels?: readonly Label[];
  readonly fix?: Fix | null;
}

/** Builds a diagnostic of a catalog entry at a span of a source. */
export function diagnose<P extends Readonly<Record<string, unknown>>>(
  path: string,
  entry: MessageKind<P>,
  span: Span,
  params: P,
  extras: DiagnosticExtras = {},
): Diagnostic {
  return {
    code: entry.code,
    severity: entry.severity,
    title: entry.title,
    message: entry.message(params),
    path,
    span,
    labels: extras.labels ?? [],
    hint: entry.hint(params),
    fix: extras.fix ?? null,
    data: { ...params },
  };
}
