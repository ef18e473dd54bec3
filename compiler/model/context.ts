import type { Span } from '../../dsl/ast.ts';
import {
  type Diagnostic,
  type DiagnosticExtras,
  diagnose,
  type MessageKind,
} from '../../dsl/diagnostics/diagnostic.ts';
import type { IrScheme } from '../ir/ir.ts';

/** Collects what a pass finds wrong in one source. The same fault at the same place is said once. */
export class Report {
  readonly path: string;
  readonly diagnostics: Diagnostic[] = [];
  readonly #seen = new Set<string>();

  constructor(path: string) {
    this.path = path;
  }

  /** Adds one diagnostic. */
  say<P extends Readonly<Record<string, unknown>>>(
    entry: MessageKind<P>,
    span: Span,
    params: P,
    extras: DiagnosticExtras = {},
  ): void {
    const diagnostic = diagnose(this.path, entry, span, params, extras);
    const key = `${diagnostic.code} ${span.start} ${span.end} ${diagnostic.message}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.diagnostics.push(diagnostic);
  }

  get hasErrors(): boolean {
    return this.diagnostics.some((one) => one.severity === 'error');
  }
}

/** A money unit that literals may be written in: the currency itself, or a declared `unit`. */
export interface UnitInfo {
  readonly name: string;
  /** True for the currency of the scheme (`COP`). */
  readonly isCurrency: boolean;
}

/** What figures and tables need to know of the file they stand in. */
export interface FileContext {
  readonly report: Report;
  readonly scheme: IrScheme;
  /** The currency and every declared unit, by name. */
  readonly units: ReadonlyMap<string, UnitInfo>;
  /** Words of every declared `one of`, by the name of the `let`, `input` or `param` that declares it. */
  readonly choices: ReadonlyMap<string, readonly string[]>;
}
