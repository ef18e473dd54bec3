/** Clauses by hand: a table from the first word to the function that reads the rest. */
import type { Clause, DateLiteral, Mark, RoundSpec, Rung, Tag } from '../../dsl/ast/ast.ts';
import { COMMA, type Cursor } from './by-hand-cursor.ts';
import { expression } from './by-hand-expression.ts';
import { DATE, isName, kindOf, RANGE, TEXT } from './by-hand-tokens.ts';

const STAR = 42;
const COLON = 58;
const EQUAL = 61;
const LEFT_PAREN = 40;
const RIGHT_PAREN = 41;
const LEFT_BRACKET = 91;
const RIGHT_BRACKET = 93;
const UNLESS = kindOf('unless');
const ON = kindOf('on');
const FIRST = kindOf('first');
const OF = kindOf('of');
const DUE = kindOf('due');
const NOT = kindOf('not');
const EXCEPT = kindOf('except');
const ABOVE = kindOf('above');
const AFTER = kindOf('after');
const BY = kindOf('by');
const TO = kindOf('to');
const ROUND = kindOf('round');
const WITHIN = kindOf('within');

type Reader = (cursor: Cursor, start: number) => Clause;

const readers: (Reader | undefined)[] = [];
readers[TEXT] = (cursor) => {
  const text = cursor.quoted();
  return { kind: 'text', span: text.span, text };
};
for (const kind of ['law', 'source', 'convention', 'derived', 'label'] as const) {
  readers[kindOf(kind)] = (cursor, start) => {
    cursor.next();
    const text = cursor.quoted();
    return { kind, span: cursor.since(start), text };
  };
}
for (const kind of ['unconfirmed', 'single_source'] as const) {
  readers[kindOf(kind)] = (cursor, start) => {
    cursor.next();
    const text = cursor.quotedIfAny();
    return { kind, span: cursor.since(start), text };
  };
}
readers[ON] = (cursor, start) => {
  cursor.next();
  if (cursor.kind !== FIRST || cursor.ahead(1) !== OF) {
    const expr = expression(cursor);
    return { kind: 'on', span: cursor.since(start), expr };
  }
  cursor.next();
  cursor.next();
  const names = cursor.list((each) => each.name());
  return { kind: 'first', span: cursor.since(start), names };
};
readers[DUE] = (cursor, start) => {
  cursor.next();
  const name = cursor.name();
  const label = cursor.quotedIfAny();
  return { kind: 'due', span: cursor.since(start), name, label };
};
for (const kind of ['default', 'when', 'rate'] as const) {
  readers[kindOf(kind)] = (cursor, start) => {
    cursor.next();
    const expr = expression(cursor);
    return { kind, span: cursor.since(start), expr };
  };
}
for (const kind of ['rounded', 'omit_zero', 'sparse'] as const) {
  readers[kindOf(kind)] = (cursor, start) => {
    cursor.next();
    return { kind, span: cursor.since(start) };
  };
}
for (const kind of ['from', 'until'] as const) {
  readers[kindOf(kind)] = (cursor, start) => {
    cursor.next();
    const date = cursor.date();
    return { kind, span: cursor.since(start), date };
  };
}
for (const kind of ['as', 'bracket', 'severity', 'grows_by'] as const) {
  readers[kindOf(kind)] = (cursor, start) => {
    cursor.next();
    const name = cursor.name();
    return { kind, span: cursor.since(start), name };
  };
}
readers[kindOf('in')] = bounds;
readers[kindOf('required')] = (cursor, start) => {
  cursor.next();
  const unless = cursor.take(UNLESS) ? cursor.name() : null;
  const when = unless === null && cursor.take(kindOf('when')) ? expression(cursor) : null;
  return { kind: 'required', span: cursor.since(start), unless, when };
};
readers[kindOf('marks')] = (cursor, start) => {
  cursor.next();
  const marks = cursor.list(mark);
  return { kind: 'marks', span: cursor.since(start), marks };
};
readers[kindOf('tags')] = (cursor, start) => {
  cursor.next();
  const tags = cursor.list(tag);
  return { kind: 'tags', span: cursor.since(start), tags };
};
readers[ROUND] = (cursor) => {
  const spec = round(cursor);
  return { kind: 'round', span: spec.span, round: spec };
};
readers[BY] = (cursor, start) => {
  cursor.next();
  const by = cursor.name();
  const dates: DateLiteral[] = [];
  while (cursor.kind === DATE) {
    dates.push(cursor.date());
    cursor.take(COMMA);
  }
  return { kind: 'by', span: cursor.since(start), by, dates };
};
readers[kindOf('carry_forward')] = (cursor, start) => {
  cursor.next();
  const code = cursor.capitals();
  const after = cursor.take(AFTER) ? cursor.month() : null;
  return { kind: 'carry_forward', span: cursor.since(start), code, after };
};
readers[kindOf('weekdays')] = (cursor, start) => {
  cursor.next();
  const first = cursor.name();
  cursor.expect(RANGE);
  const last = cursor.name();
  return { kind: 'weekdays', span: cursor.since(start), first, last };
};
readers[kindOf('for')] = (cursor, start) => {
  cursor.next();
  const variable = cursor.name();
  cursor.expect(kindOf('in'));
  const from = cursor.number();
  cursor.expect(RANGE);
  const until = cursor.number();
  return { kind: 'for', span: cursor.since(start), variable, from, until };
};
readers[kindOf('scaled')] = (cursor, start) => {
  cursor.next();
  cursor.expect(BY);
  const by = expression(cursor);
  return { kind: 'scaled', span: cursor.since(start), by };
};
readers[kindOf('grid')] = (cursor, start) => {
  cursor.next();
  const step = cursor.literal(true);
  return { kind: 'grid', span: cursor.since(start), step };
};
readers[kindOf('continuous')] = (cursor, start) => {
  cursor.next();
  const within = cursor.take(WITHIN) ? cursor.literal(true) : null;
  return { kind: 'continuous', span: cursor.since(start), within };
};
readers[kindOf('with')] = (cursor, start) => {
  cursor.next();
  const name = cursor.name();
  cursor.expect(EQUAL);
  const value = expression(cursor);
  return { kind: 'with', span: cursor.since(start), name, value };
};

/** Clauses up to the first token that opens none. */
export function clauses(cursor: Cursor): readonly Clause[] {
  const all: Clause[] = [];
  for (let read = readers[cursor.kind]; read !== undefined; read = readers[cursor.kind]) {
    if (cursor.kind === DUE && !isName(cursor.ahead(1))) break;
    all.push(read(cursor, cursor.start));
  }
  return all;
}

/** True for `[`, false for `(`. */
export function opening(cursor: Cursor): boolean {
  const closed = cursor.take(LEFT_BRACKET);
  if (!closed) cursor.expect(LEFT_PAREN);
  return closed;
}

/** True for `]`, false for `)`. */
export function closing(cursor: Cursor): boolean {
  const closed = cursor.take(RIGHT_BRACKET);
  if (!closed) cursor.expect(RIGHT_PAREN);
  return closed;
}

function bounds(cursor: Cursor, start: number): Clause {
  cursor.next();
  const lowerClosed = opening(cursor);
  const lower = expression(cursor);
  cursor.expect(RANGE);
  const upper = cursor.take(STAR) ? null : expression(cursor);
  const upperClosed = closing(cursor);
  return { kind: 'in', span: cursor.since(start), lower, lowerClosed, upper, upperClosed };
}

export function mark(cursor: Cursor): Mark {
  const { start } = cursor;
  const negated = cursor.take(NOT);
  const name = cursor.name();
  const except = cursor.take(EXCEPT) ? expression(cursor) : null;
  return { span: cursor.since(start), negated, name, except };
}

function tag(cursor: Cursor): Tag {
  const { start } = cursor;
  const name = cursor.name();
  const value = cursor.take(COLON) ? cursor.name() : null;
  return { span: cursor.since(start), name, value };
}

/** `round half_up to 0.01 COP` */
export function round(cursor: Cursor): RoundSpec {
  const { start } = cursor;
  cursor.expect(ROUND);
  const first = cursor.name();
  const second = isName(cursor.kind) ? cursor.anyName() : null;
  cursor.expect(TO);
  const rungs = cursor.list(rung);
  const span = cursor.since(start);
  return second === null
    ? { span, scope: null, mode: first, rungs }
    : { span, scope: first, mode: second, rungs };
}

function rung(cursor: Cursor): Rung {
  const { start } = cursor;
  const quantum = cursor.literal(true);
  const above = cursor.take(ABOVE) ? cursor.literal(true) : null;
  return { span: cursor.since(start), quantum, above };
}
