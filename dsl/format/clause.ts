import type { Clause, Literal, Mark, RoundSpec, Rung, Tag, Text, TypeRef } from '../ast/ast.ts';
import { type Doc, fill, flat, nest } from './doc.ts';
import { printExpression } from './expression.ts';
import { expressionDoc } from './expression-doc.ts';

export function printText(text: Text): string {
  return `"${text.value}"`;
}

export function printType(type: TypeRef): string {
  return type.kind === 'named' ? type.name.text : `one of ${type.words.map((word) => word.text).join(', ')}`;
}

function rungText({ quantum, above }: Rung): string {
  return above === null
    ? printExpression(quantum)
    : `${printExpression(quantum)} above ${printExpression(above)}`;
}

/** `half_up to 0.01 COP`: what follows the word `round`. */
export function printRound({ scope, mode, rungs }: RoundSpec): string {
  const words = scope === null ? mode.text : `${scope.text} ${mode.text}`;
  return `${words} to ${rungs.map(rungText).join(', ')}`;
}

function markDoc({ negated, name, except }: Mark): Doc {
  const marked = `${negated ? 'not ' : ''}${name.text}`;
  return except === null ? marked : [`${marked} except `, expressionDoc(except)];
}

/** Marks, one behind the other. */
export function marksDoc(marks: readonly Mark[]): Doc {
  return fill(marks.map(markDoc));
}

function tagText({ name, value }: Tag): string {
  return value === null ? name.text : `${name.text}:${value.text}`;
}

function withLiteral(word: string, between: string, literal: Literal | null): string {
  return literal === null ? word : `${word}${between}${printExpression(literal)}`;
}

function bounds(clause: Extract<Clause, { readonly kind: 'in' }>): string {
  const upper = clause.upper === null ? '*' : printExpression(clause.upper);
  const open = clause.lowerClosed ? '[' : '(';
  const close = clause.upperClosed ? ']' : ')';
  return `in ${open}${printExpression(clause.lower)} .. ${upper}${close}`;
}

/** A clause with its places to break. */
export function clauseDoc(clause: Clause): Doc {
  switch (clause.kind) {
    case 'text':
      return printText(clause.text);
    case 'law':
    case 'source':
    case 'convention':
    case 'derived':
    case 'label':
      return `${clause.kind} ${printText(clause.text)}`;
    case 'unconfirmed':
    case 'single_source':
      return clause.text === null ? clause.kind : `${clause.kind} ${printText(clause.text)}`;
    case 'in':
      return bounds(clause);
    case 'default':
    case 'when':
    case 'on':
    case 'rate':
      return [`${clause.kind} `, nest(2, expressionDoc(clause.expr))];
    case 'required':
      return [
        'required',
        ...(clause.unless === null ? [] : [`unless ${clause.unless.text}`]),
        ...(clause.when === null ? [] : [`when ${printExpression(clause.when)}`]),
      ].join(' ');
    case 'marks':
      return ['marks ', nest(2, marksDoc(clause.marks))];
    case 'tags':
      return ['tags ', nest(2, fill(clause.tags.map(tagText)))];
    case 'rounded':
    case 'omit_zero':
    case 'sparse':
      return clause.kind;
    case 'round':
      return `round ${printRound(clause.round)}`;
    case 'from':
    case 'until':
      return `${clause.kind} ${clause.date.iso}`;
    case 'by':
      return (
        ['by', clause.by.text].join(' ') +
        clause.dates.map((date, at) => `${at > 0 ? ',' : ''} ${date.iso}`).join('')
      );
    case 'first':
      return ['on first of ', nest(2, fill(clause.names.map((name) => name.text)))];
    case 'due':
      return `due ${clause.name.text}${clause.label === null ? '' : ` ${printText(clause.label)}`}`;
    case 'after':
      return `after ${clause.target.text}`;
    case 'as':
    case 'bracket':
    case 'severity':
    case 'grows_by':
      return `${clause.kind} ${clause.name.text}`;
    case 'carry_forward':
      return `carry_forward ${clause.code.text}${clause.after === null ? '' : ` after ${clause.after.iso}`}`;
    case 'scaled':
      return ['scaled by ', nest(2, expressionDoc(clause.by))];
    case 'grid':
      return `grid ${printExpression(clause.step)}`;
    case 'continuous':
      return withLiteral('continuous', ' within ', clause.within);
    case 'for':
      return `for ${clause.variable.text} in ${clause.from.spelling} .. ${clause.until.spelling}`;
    case 'weekdays':
      return `weekdays ${clause.first.text} .. ${clause.last.text}`;
    case 'with':
      return [`with ${clause.name.text} = `, nest(2, expressionDoc(clause.value))];
  }
}

/** A clause on one line. */
export function printClause(clause: Clause): string {
  return flat(clauseDoc(clause));
}

/** Clauses of one band may share a continuation line; each band begins its own. */
export type Band = 'amount' | 'marks' | 'with' | 'law' | 'text';

const BANDS: Partial<Readonly<Record<Clause['kind'], Band>>> = {
  marks: 'marks',
  tags: 'marks',
  with: 'with',
  law: 'law',
  source: 'law',
  convention: 'law',
  derived: 'law',
  unconfirmed: 'law',
  single_source: 'law',
  label: 'text',
  text: 'text',
};

export function bandOf(clause: Clause): Band {
  return BANDS[clause.kind] ?? 'amount';
}
