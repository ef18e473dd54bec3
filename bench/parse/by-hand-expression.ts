/** Formulas by hand: one function for every level of binding. */
import type { BinaryOperator, CallExpr, Expr, GroupExpr, Name } from '../../dsl/ast/ast.ts';
import type { Cursor } from './by-hand-cursor.ts';
import {
  AT_LEAST,
  AT_MOST,
  CAPS,
  DATE,
  HOURS,
  isName,
  isWord,
  kindOf,
  NOT_EQUAL,
  NUMBER,
  RATE,
  TEXT,
} from './by-hand-tokens.ts';

const MINUS = 45;
const PLUS = 43;
const STAR = 42;
const SLASH = 47;
const POINT = 46;
const LEFT_PAREN = 40;
const RIGHT_PAREN = 41;
const LEFT_BRACKET = 91;
const RIGHT_BRACKET = 93;
const LESS = 60;
const EQUAL = 61;
const GREATER = 62;
const WHEN = kindOf('when');
const IF = kindOf('if');
const THEN = kindOf('then');
const ELSE = kindOf('else');
const OR = kindOf('or');
const AND = kindOf('and');
const NOT = kindOf('not');
const AMONG = kindOf('among');
const AT = kindOf('at');
const YES = kindOf('yes');
const NO = kindOf('no');
const PERIOD = kindOf('period');
const GIVEN = kindOf('given');
const EMPLOYER = kindOf('employer');
const DEDUCTIONS = kindOf('deductions');

function binary(op: BinaryOperator, left: Expr, right: Expr): Expr {
  return { kind: 'binary', span: { start: left.span.start, end: right.span.end }, op, left, right };
}

export function expression(cursor: Cursor): Expr {
  const { start } = cursor;
  if (!cursor.take(IF)) return disjunction(cursor);
  const condition = disjunction(cursor);
  cursor.expect(THEN);
  const consequence = expression(cursor);
  cursor.expect(ELSE);
  const alternative = expression(cursor);
  return { kind: 'if', span: cursor.since(start), condition, then: consequence, else: alternative };
}

function disjunction(cursor: Cursor): Expr {
  let left = conjunction(cursor);
  while (cursor.take(OR)) left = binary('or', left, conjunction(cursor));
  return left;
}

function conjunction(cursor: Cursor): Expr {
  let left = negation(cursor);
  while (cursor.take(AND)) left = binary('and', left, negation(cursor));
  return left;
}

function negation(cursor: Cursor): Expr {
  const { start } = cursor;
  if (!cursor.take(NOT)) return comparison(cursor);
  const operand = comparison(cursor);
  return { kind: 'unary', span: cursor.since(start), op: 'not', operand };
}

function comparatorOf(kind: number): BinaryOperator | null {
  if (kind === EQUAL) return '=';
  if (kind === NOT_EQUAL) return '<>';
  if (kind === LESS) return '<';
  if (kind === GREATER) return '>';
  if (kind === AT_MOST) return '<=';
  return kind === AT_LEAST ? '>=' : null;
}

function comparison(cursor: Cursor): Expr {
  const { start } = cursor;
  const value = sum(cursor);
  const op = comparatorOf(cursor.kind);
  if (op !== null) {
    cursor.next();
    return binary(op, value, sum(cursor));
  }
  if (cursor.kind !== AMONG && cursor.kind !== NOT) return value;
  const negated = cursor.take(NOT);
  cursor.expect(AMONG);
  const table = cursor.name();
  return { kind: 'among', span: cursor.since(start), negated, value, table };
}

function sum(cursor: Cursor): Expr {
  let left = product(cursor);
  for (;;) {
    if (cursor.take(PLUS)) left = binary('+', left, product(cursor));
    else if (cursor.take(MINUS)) left = binary('-', left, product(cursor));
    else return left;
  }
}

function product(cursor: Cursor): Expr {
  let left = signed(cursor);
  for (;;) {
    if (cursor.take(STAR)) left = binary('*', left, signed(cursor));
    else if (cursor.take(SLASH)) left = binary('/', left, signed(cursor));
    else return left;
  }
}

function signed(cursor: Cursor): Expr {
  const { start } = cursor;
  if (!cursor.take(MINUS)) return atom(cursor);
  const operand = atom(cursor);
  return { kind: 'unary', span: cursor.since(start), op: '-', operand };
}

function nameAlone(name: Name): Expr {
  return { kind: 'name', span: name.span, name };
}

/** `salario_minimo at fecha_baja` */
function atom(cursor: Cursor): Expr {
  const { start } = cursor;
  const value = plain(cursor);
  if (!cursor.take(AT)) return value;
  const date = plain(cursor);
  return { kind: 'at', span: cursor.since(start), value, date };
}

function plain(cursor: Cursor): Expr {
  const { kind, start } = cursor;
  if (kind === CAPS) return nameAlone(cursor.anyName());
  if (isName(kind) || kind === GIVEN || kind === EMPLOYER || kind === DEDUCTIONS) return reference(cursor);
  if (kind === NUMBER || kind === RATE || kind === HOURS) return cursor.literal(true);
  if (kind === LEFT_PAREN) return group(cursor);
  if (kind === DATE) return cursor.date();
  if (kind === TEXT) return { kind: 'text', ...cursor.quoted() };
  if (kind === PERIOD) return periodField(cursor);
  if (kind !== YES && kind !== NO) cursor.fail();
  cursor.next();
  return { kind: 'boolean', span: cursor.since(start), value: kind === YES };
}

function member(cursor: Cursor): Name {
  return isWord(cursor.kind) ? cursor.anyName() : cursor.fail();
}

function periodField(cursor: Cursor): Expr {
  const { start } = cursor;
  cursor.next();
  const field = cursor.take(POINT) ? member(cursor) : null;
  return { kind: 'period', span: cursor.since(start), field };
}

function reference(cursor: Cursor): Expr {
  const { start } = cursor;
  const name = cursor.anyName();
  if (cursor.take(LEFT_PAREN)) {
    const args = cursor.list(expression);
    cursor.expect(RIGHT_PAREN);
    const applied: CallExpr = { kind: 'call', span: cursor.since(start), callee: name, args };
    if (!cursor.take(POINT)) return applied;
    const column = cursor.name();
    return { kind: 'column', span: cursor.since(start), applied, column };
  }
  if (cursor.take(LEFT_BRACKET)) {
    const index = expression(cursor);
    cursor.expect(RIGHT_BRACKET);
    return { kind: 'index', span: cursor.since(start), object: name, index };
  }
  if (!cursor.take(POINT)) return nameAlone(name);
  const of = member(cursor);
  return { kind: 'member', span: cursor.since(start), object: name, member: of };
}

function called(cursor: Cursor, start: number, value: Expr): Expr {
  const condition = expression(cursor);
  return { kind: 'when', span: cursor.since(start), value, condition };
}

/** A formula in parentheses. */
export function group(cursor: Cursor): GroupExpr {
  const { start } = cursor;
  cursor.expect(LEFT_PAREN);
  const first = cursor.start;
  const value = expression(cursor);
  const inner = cursor.take(WHEN) ? called(cursor, first, value) : value;
  cursor.expect(RIGHT_PAREN);
  return { kind: 'group', span: cursor.since(start), inner };
}
