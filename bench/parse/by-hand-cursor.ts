/** Where a parser by hand stands among its tokens, and the leaves of the tree. */
import type {
  DateLiteral,
  Literal,
  MonthLiteral,
  Name,
  NumberLiteral,
  Span,
  Text,
} from '../../dsl/ast/ast.ts';
import { CAPS, DATE, HOURS, isName, MONTH, NUMBER, RATE, TEXT, Tokens } from './by-hand-tokens.ts';

const MINUS = 45;
const PLUS = 43;
export const COMMA = 44;

/** A position in the tokens of one file. Anything that does not fit throws. */
export class Cursor {
  readonly text: string;
  readonly tokens: Tokens;
  private readonly kinds: readonly number[];
  private readonly starts: readonly number[];
  private readonly ends: readonly number[];
  private at = 0;
  kind: number;

  constructor(text: string) {
    this.text = text;
    this.tokens = new Tokens(text);
    this.kinds = this.tokens.kinds;
    this.starts = this.tokens.starts;
    this.ends = this.tokens.ends;
    this.kind = this.kinds[0] ?? 0;
  }

  get start(): number {
    return this.starts[this.at] ?? 0;
  }

  get end(): number {
    return this.ends[this.at] ?? 0;
  }

  /** The kind of a later token. */
  ahead(count: number): number {
    return this.kinds[this.at + count] ?? 0;
  }

  next(): void {
    this.at += 1;
    this.kind = this.kinds[this.at] ?? 0;
  }

  fail(): never {
    throw new SyntaxError(`unexpected token at ${this.start}: ${this.text.slice(this.start, this.end)}`);
  }

  expect(kind: number): void {
    if (this.kind !== kind) this.fail();
    this.next();
  }

  take(kind: number): boolean {
    if (this.kind !== kind) return false;
    this.next();
    return true;
  }

  /** From a place to the end of the last token read. */
  since(start: number): Span {
    return { start, end: this.ends[this.at - 1] ?? start };
  }

  /** The token read now, whatever it is, as a name. */
  anyName(): Name {
    const { start, end } = this;
    const name = { span: { start, end }, text: this.text.slice(start, end) };
    this.next();
    return name;
  }

  name(): Name {
    return isName(this.kind) ? this.anyName() : this.fail();
  }

  capitals(): Name {
    return this.kind === CAPS ? this.anyName() : this.fail();
  }

  quoted(): Text {
    if (this.kind !== TEXT) this.fail();
    const { start, end } = this;
    this.next();
    return { span: { start, end }, value: this.text.slice(start + 1, end - 1) };
  }

  quotedIfAny(): Text | null {
    return this.kind === TEXT ? this.quoted() : null;
  }

  date(): DateLiteral {
    return { kind: 'date', ...this.moment(DATE) };
  }

  month(): MonthLiteral {
    return { kind: 'month', ...this.moment(MONTH) };
  }

  private moment(kind: number): { readonly span: Span; readonly iso: string } {
    if (this.kind !== kind) this.fail();
    const { start, end } = this;
    this.next();
    return { span: { start, end }, iso: this.text.slice(start, end) };
  }

  number(): NumberLiteral {
    if (this.kind !== NUMBER) this.fail();
    return this.figure(this.start, '', false);
  }

  signedNumber(): NumberLiteral {
    const { start } = this;
    const sign = this.sign();
    if (this.kind !== NUMBER) this.fail();
    return this.figure(start, sign, false);
  }

  get isFigure(): boolean {
    const { kind } = this;
    return kind === NUMBER || kind === RATE || kind === HOURS || kind === MINUS || kind === PLUS;
  }

  /** A figure with its sign; a number may carry a unit where one is allowed. */
  literal(withUnit: boolean): Literal {
    const { start } = this;
    const sign = this.sign();
    if (this.kind === NUMBER) return this.figure(start, sign, withUnit);
    const { kind, end } = this;
    if (kind !== RATE && kind !== HOURS) this.fail();
    const image = this.text.slice(this.start, end);
    const digits = plain(image.slice(0, -1), sign);
    this.next();
    const figure = { span: { start, end }, digits, spelling: sign + image };
    return kind === RATE ? { kind: 'rate', ...figure } : { kind: 'hours', ...figure };
  }

  private sign(): string {
    if (this.kind !== MINUS && this.kind !== PLUS) return '';
    const sign = this.kind === MINUS ? '-' : '+';
    this.next();
    return sign;
  }

  private figure(start: number, sign: string, withUnit: boolean): NumberLiteral {
    const image = this.text.slice(this.start, this.end);
    this.next();
    const unit = withUnit && this.kind === CAPS ? this.anyName() : null;
    return {
      kind: 'number',
      span: this.since(start),
      digits: plain(image, sign),
      spelling: sign + image,
      unit,
    };
  }

  /** One or more things with commas between them. */
  list<T>(read: (cursor: Cursor) => T): readonly T[] {
    const all = [read(this)];
    while (this.take(COMMA)) all.push(read(this));
    return all;
  }
}

function plain(image: string, sign: string): string {
  const digits = image.includes('_') ? image.replaceAll('_', '') : image;
  return sign === '-' ? `-${digits}` : digits;
}
