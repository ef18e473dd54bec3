import type { Span } from '../../dsl/ast/ast.ts';
import {
  type Diagnostic,
  type DiagnosticExtras,
  diagnose,
  type MessageKind,
  type Severity,
} from '../../dsl/diagnostics/diagnostic.ts';
import { text } from '../../dsl/diagnostics/text.ts';
import { MAX_ERRORS } from '../../dsl/lexer/limits.ts';
import type { IrScheme } from '../ir/ir.ts';

/**
 * Collects what a pass finds wrong in one source. The same fault at the same place is said once. Of faults without
 * end the first are kept, with a last one that says so.
 */
export class Report {
  readonly path: string;
  readonly #kept: Diagnostic[] = [];
  readonly #counts = { error: 0, warning: 0 };
  readonly #rest: Diagnostic[] = [];
  readonly #seen = new Set<string>();
  /** Places whose text is read several times over. */
  readonly #repeated: Span[] = [];

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
    if (this.#counts[entry.severity] > MAX_ERRORS) return;
    this.add(diagnose(this.path, entry, span, params, extras));
  }

  /** What is wrong in a text that stands for several declarations is said of the first of them. */
  repeats(span: Span): void {
    this.#repeated.push(span);
  }

  #isRepeated({ start, end }: Span): boolean {
    return this.#repeated.some((text) => start >= text.start && end <= text.end);
  }

  /** Adds what was found elsewhere. */
  add(diagnostic: Diagnostic): void {
    const { severity, span } = diagnostic;
    if (this.#counts[severity] > MAX_ERRORS) return;
    const said = this.#isRepeated(span) ? '' : diagnostic.message;
    const key = `${diagnostic.code} ${span.start} ${span.end} ${said}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.#counts[severity] += 1;
    if (this.#counts[severity] <= MAX_ERRORS) this.#kept.push(diagnostic);
    else this.#rest.push(this.#more(severity, span));
  }

  /** Takes back what follows from a fault that is said elsewhere. */
  withdraw(follows: (diagnostic: Diagnostic) => boolean): void {
    for (const one of this.#kept.filter(follows)) {
      this.#kept.splice(this.#kept.indexOf(one), 1);
      this.#counts[one.severity] -= 1;
    }
  }

  #more(severity: Severity, span: Span): Diagnostic {
    const entry = severity === 'error' ? text.tooManyErrors : text.tooManyWarnings;
    return diagnose(this.path, entry, span, { shown: MAX_ERRORS });
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.#rest.length === 0 ? this.#kept : [...this.#kept, ...this.#rest];
  }

  get hasErrors(): boolean {
    return this.#counts.error > 0;
  }

  /** True when no further error would be kept. */
  get isFull(): boolean {
    return this.#counts.error > MAX_ERRORS;
  }
}

/** A money unit that literals may be written in: the currency itself, or a declared `unit`. */
export interface UnitInfo {
  readonly name: string;
  /** True for the currency of the scheme (`COP`). */
  readonly isCurrency: boolean;
}

/** The first blank row of a parameter or a table: from its date on nobody knows the value. */
export interface Blank {
  /** First day on which the value is not known. */
  readonly from: string;
  readonly span: Span;
}

/** What parameters and tables need to know of the file they stand in. */
export interface FileContext {
  readonly report: Report;
  readonly scheme: IrScheme;
  /** The currency and every declared unit, by name. */
  readonly units: ReadonlyMap<string, UnitInfo>;
  /** Words of every declared `one of`, by the name of the `let`, `input` or `param` that declares it. */
  readonly choices: ReadonlyMap<string, readonly string[]>;
  /** Names that formulas read at another date than the reference date. */
  readonly elsewhere: ReadonlySet<string>;
  /** From when on parameters and tables are blank, by name. */
  readonly blanks: ReadonlyMap<string, Blank>;
}
