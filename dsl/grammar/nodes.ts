import type { IToken } from 'chevrotain';
import type {
  DateLiteral,
  HoursLiteral,
  Literal,
  MonthLiteral,
  Name,
  NumberLiteral,
  RateLiteral,
  Text,
} from '../ast/ast.ts';
import { spanOf } from '../lexer/lexer.ts';

export function nameOf(token: IToken): Name {
  return { span: spanOf(token), text: token.image };
}

/** A text whose closing quote may be missing: that has been reported, and the value is what stands there. */
export function textOf(token: IToken): Text {
  const { image } = token;
  const closed = image.length > 1 && (image.endsWith('"') || /[“”»]$/.test(image));
  return { span: spanOf(token), value: image.slice(1, closed ? -1 : undefined) };
}

export function dateOf(token: IToken): DateLiteral {
  return { kind: 'date', span: spanOf(token), iso: token.image };
}

export function monthOf(token: IToken): MonthLiteral {
  return { kind: 'month', span: spanOf(token), iso: token.image };
}

/** The digits of a figure without what ends it. */
function digitsOf({ image }: IToken): string {
  const plain = image.endsWith('%') || image.endsWith('h') ? image.slice(0, -1) : image;
  return plain.includes('_') ? plain.replaceAll('_', '') : plain;
}

export function numberOf(token: IToken, unit: IToken | null): NumberLiteral {
  const { startOffset: start, image } = token;
  const digits = digitsOf(token);
  const name = unit === null ? null : nameOf(unit);
  const end = name === null ? start + image.length : name.span.end;
  return { kind: 'number', span: { start, end }, digits, spelling: image, unit: name };
}

export function rateOf(token: IToken): RateLiteral {
  return { kind: 'rate', span: spanOf(token), digits: digitsOf(token), spelling: token.image };
}

export function hoursOf(token: IToken): HoursLiteral {
  return { kind: 'hours', span: spanOf(token), digits: digitsOf(token), spelling: token.image };
}

/** A figure with the sign before it, with or without a space between them. */
export function signed<L extends Literal>(literal: L, sign: IToken): L {
  return {
    ...literal,
    span: { start: sign.startOffset, end: literal.span.end },
    digits: sign.image === '-' ? `-${literal.digits}` : literal.digits,
    spelling: `${sign.image}${literal.spelling}`,
  };
}
