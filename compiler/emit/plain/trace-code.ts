import { indented } from '../formulas/block.ts';
import { type TextCode, writeCode } from './quantity-text.ts';

/** Statements that write a trace. What is fixed between two values is one piece, made when the module is loaded. */
export class TraceCode {
  readonly #lines: string[] = [];
  readonly #pieces: string[];
  #pending: string[] = [];

  constructor(pieces: string[] = []) {
    this.#pieces = pieces;
  }

  #piece(expressions: readonly string[]): string {
    const piece = expressions.join(' + ').replaceAll("' + '", '');
    const known = this.#pieces.indexOf(piece);
    return `$pieces[${known === -1 ? this.#pieces.push(piece) - 1 : known}]!`;
  }

  #flush(): void {
    if (this.#pending.length > 0) this.#lines.push(`$out.bytes(${this.#piece(this.#pending)});`);
    this.#pending = [];
  }

  /** An expression of a text that is the same on every payslip. */
  fixed(expression: string): void {
    this.#pending.push(expression);
  }

  text(code: TextCode): void {
    this.#flush();
    this.#lines.push(...writeCode(code));
  }

  /** The name of a member of an object that may be its first. */
  member(expression: string): void {
    this.#flush();
    this.#lines.push(`$out.member(${this.#piece([expression])});`);
  }

  when(condition: string, write: (inner: TraceCode) => void): void {
    this.#flush();
    const inner = new TraceCode(this.#pieces);
    write(inner);
    this.#lines.push(`if (${condition}) {`, ...indented(inner.written()), '}');
  }

  written(): readonly string[] {
    this.#flush();
    return this.#lines;
  }

  /** The pieces, as bytes. */
  declaration(): readonly string[] {
    return ['const $pieces = rt.utf8([', ...this.#pieces.map((piece) => `  ${piece},`), ']);'];
  }
}
