import type { IToken } from 'chevrotain';
import type {
  DateLiteral,
  HoursLiteral,
  MonthLiteral,
  Name,
  NumberLiteral,
  RateLiteral,
  Text,
} from '../ast.ts';
import { spanOf } from '../lexer.ts';

export function nameOf(token: IToken): Name {
  return { span: spanOf(token), text: token.image };
}

/** A text whose closing quote may be missing: that has been reported, and the value is what stands there. */
export function textOf(token: IToken): Text {
  const { image } = token;
  const closed = image.length > 1 && /["“”»]$/.test(image);
  return { span: spanOf(token), value: image.slice(1, closed ? -1 : undefined) };
}

export function dateOf(token: IToken): DateLiteral {
  return { kind: 'date', span: spanOf(token), iso: token.image };
}

export function monthOf(token: IToken): MonthLiteral {
  return { kind: 'month', span: spanOf(token), iso: token.image };
}

interface Figure {
  readonly span: { readonly start: number; readonly end: number };
  readonly digits: string;
  readonly spelling: string;
}

/** Reads a figure whose spelling may end in `%` or `h`; a sign may stand before it, with or without a space. */
function figureOf(token: IToken, sign: IToken | null): Figure {
  const plain = token.image.replaceAll('_', '').replace(/[%h]$/, '');
  const start = sign === null ? token.startOffset : sign.startOffset;
  return {
    span: { start, end: token.startOffset + token.image.length },
    digits: sign !== null && sign.image === '-' ? `-${plain}` : plain,
    spelling: sign === null ? token.image : `${sign.image}${token.image}`,
  };
}

export function numberOf(token: IToken, sign: IToken | null, unit: IToken | null): NumberLiteral {
  const figure = figureOf(token, sign);
  if (unit === null) return { kind: 'number', ...figure, unit: null };
  const name = nameOf(unit);
  return { kind: 'number', ...figure, span: { start: figure.span.start, end: name.span.end }, unit: name };
}

export function rateOf(token: IToken, sign: IToken | null): RateLiteral {
  return { kind: 'rate', ...figureOf(token, sign) };
}

export function hoursOf(token: IToken, sign: IToken | null): HoursLiteral {
  return { kind: 'hours', ...figureOf(token, sign) };
}
