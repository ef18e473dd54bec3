/** Declarations by hand, except tables and tests. */
import type {
  BlockPart,
  Cell,
  Column,
  DatedRow,
  Decl,
  Name,
  SimpleKind,
  TypeRef,
} from '../../dsl/ast/ast.ts';
import { clauses, mark } from './by-hand-clause.ts';
import { COMMA, type Cursor } from './by-hand-cursor.ts';
import { expression, group } from './by-hand-expression.ts';
import { reading } from './by-hand-history.ts';
import { table } from './by-hand-table.ts';
import { caseTable, test } from './by-hand-test.ts';
import { DATE, isName, kindOf, MONTH } from './by-hand-tokens.ts';

const EQUAL = 61;
const COLON = 58;
const LEFT_PAREN = 40;
const RIGHT_PAREN = 41;
const LEFT_BRACKET = 91;
const RIGHT_BRACKET = 93;
const LEFT_BRACE = 123;
const RIGHT_BRACE = 125;
const ONE = kindOf('one');
const OF = kindOf('of');
const BY = kindOf('by');
const RATE_WORD = kindOf('rate');
const MONOTONE = kindOf('monotone');
const CONVENTION = kindOf('convention');
const ALLOW = kindOf('allow');

type Reader = (cursor: Cursor, start: number) => Decl;

const readers: (Reader | undefined)[] = [];
const SIMPLE: readonly SimpleKind[] = [
  'unit',
  'mark',
  'param',
  'input',
  'flag',
  'let',
  'perception',
  'deduction',
  'base',
  'total',
];
for (const kind of SIMPLE) readers[kindOf(kind)] = (cursor, start) => simple(cursor, start, kind);
for (const kind of ['warn', 'refuse'] as const) {
  readers[kindOf(kind)] = (cursor, start) => {
    cursor.next();
    const code = cursor.name();
    const said = clauses(cursor);
    return { decl: 'notice', span: cursor.since(start), kind, code, clauses: said };
  };
}
readers[kindOf('table')] = (cursor, start) => table(cursor, start, type);
for (const kind of ['employer', 'deductions'] as const)
  readers[kindOf(kind)] = (cursor, start) => block(cursor, start, kind);
readers[kindOf('profile')] = (cursor, start) => {
  cursor.next();
  const name = cursor.name();
  cursor.expect(EQUAL);
  const marks = cursor.list(mark);
  const said = clauses(cursor);
  return { decl: 'profile', span: cursor.since(start), name, marks, clauses: said };
};
readers[kindOf('history')] = history;
readers[kindOf('calendar')] = calendar;
readers[kindOf('template')] = template;
readers[kindOf('apply')] = (cursor, start) => {
  cursor.next();
  const name = cursor.name();
  const said = clauses(cursor);
  return { decl: 'apply', span: cursor.since(start), template: name, clauses: said };
};
readers[kindOf('check')] = check;
readers[kindOf('test')] = test;
readers[kindOf('cases')] = caseTable;

/** One declaration with everything that belongs to it. */
export function declaration(cursor: Cursor): Decl {
  const read = readers[cursor.kind];
  return read === undefined ? cursor.fail() : read(cursor, cursor.start);
}

function simple(cursor: Cursor, start: number, kind: SimpleKind): Decl {
  cursor.next();
  const kindSpan = cursor.since(start);
  const columns = cursor.list(column);
  const value = cursor.take(EQUAL) ? expression(cursor) : null;
  const said = clauses(cursor);
  const rows = cursor.kind === LEFT_BRACE ? datedRows(cursor, cells) : null;
  return { decl: 'simple', span: cursor.since(start), kind, kindSpan, columns, value, clauses: said, rows };
}

/** A calendar's rows are holidays, which have no cells. */
function calendar(cursor: Cursor, start: number): Decl {
  cursor.next();
  const kindSpan = cursor.since(start);
  const columns = [column(cursor)];
  const said = clauses(cursor);
  const rows = cursor.kind === LEFT_BRACE ? datedRows(cursor, () => []) : null;
  const span = cursor.since(start);
  return { decl: 'simple', span, kind: 'calendar', kindSpan, columns, value: null, clauses: said, rows };
}

function history(cursor: Cursor, start: number): Decl {
  cursor.next();
  const kindSpan = cursor.since(start);
  const columns = [column(cursor)];
  const value = cursor.take(EQUAL) ? reading(cursor) : null;
  const said = clauses(cursor);
  const span = cursor.since(start);
  return { decl: 'simple', span, kind: 'history', kindSpan, columns, value, clauses: said, rows: null };
}

function column(cursor: Cursor): Column {
  const { start } = cursor;
  const name = cursor.name();
  const family = cursor.take(LEFT_BRACKET) ? cursor.name() : null;
  if (family !== null) cursor.expect(RIGHT_BRACKET);
  const label = cursor.quotedIfAny();
  const of = cursor.take(COLON) ? type(cursor) : null;
  return { span: cursor.since(start), name, family, label, type: of };
}

/** `money`, `rate`, `one of a, b` */
function type(cursor: Cursor): TypeRef {
  const { start } = cursor;
  if (cursor.kind === RATE_WORD) {
    const name = cursor.anyName();
    return { kind: 'named', span: name.span, name };
  }
  if (!cursor.take(ONE)) {
    const name = cursor.name();
    return { kind: 'named', span: name.span, name };
  }
  cursor.expect(OF);
  const words: Name[] = [cursor.name()];
  while (cursor.kind === COMMA && cursor.ahead(2) !== COLON) {
    cursor.next();
    words.push(cursor.name());
  }
  return { kind: 'choice', span: cursor.since(start), words };
}

type CellsReader = (cursor: Cursor) => readonly Cell[];

function datedRows(cursor: Cursor, read: CellsReader): readonly DatedRow[] {
  const rows: DatedRow[] = [];
  cursor.next();
  while (cursor.kind === DATE || cursor.kind === MONTH) rows.push(datedRow(cursor, read));
  cursor.expect(RIGHT_BRACE);
  return rows;
}

function datedRow(cursor: Cursor, read: CellsReader): DatedRow {
  const { start } = cursor;
  const at = cursor.kind === DATE ? cursor.date() : cursor.month();
  const all = read(cursor);
  const said = clauses(cursor);
  return { span: cursor.since(start), at, cells: all, clauses: said };
}

function cells(cursor: Cursor): readonly Cell[] {
  const all: Cell[] = [];
  do all.push(cursor.kind === LEFT_PAREN ? group(cursor) : cursor.literal(true));
  while (cursor.isFigure || cursor.kind === LEFT_PAREN);
  return all;
}

function block(cursor: Cursor, start: number, decl: 'employer' | 'deductions'): Decl {
  const parts: BlockPart[] = [];
  cursor.next();
  const name = cursor.name();
  const label = cursor.quotedIfAny();
  const said = clauses(cursor);
  cursor.expect(LEFT_BRACE);
  while (isName(cursor.kind)) parts.push(part(cursor));
  cursor.expect(RIGHT_BRACE);
  return { decl, span: cursor.since(start), name, label, clauses: said, parts };
}

function part(cursor: Cursor): BlockPart {
  const { start } = cursor;
  const name = cursor.name();
  const label = cursor.quotedIfAny();
  const value = cursor.take(EQUAL) ? expression(cursor) : null;
  const said = clauses(cursor);
  return { span: cursor.since(start), name, label, value, clauses: said };
}

function template(cursor: Cursor, start: number): Decl {
  const body: Decl[] = [];
  cursor.next();
  const name = cursor.name();
  cursor.expect(LEFT_PAREN);
  const params = cursor.list(column);
  cursor.expect(RIGHT_PAREN);
  cursor.expect(LEFT_BRACE);
  while (!cursor.take(RIGHT_BRACE)) body.push(declaration(cursor));
  return { decl: 'template', span: cursor.since(start), name, params, body };
}

/** `monotone` is a property only where a name follows it. */
function check(cursor: Cursor, start: number): Decl {
  cursor.next();
  if (cursor.kind !== MONOTONE || !isName(cursor.ahead(1))) {
    const expr = expression(cursor);
    return { decl: 'check', span: cursor.since(start), kind: 'holds', expr };
  }
  cursor.next();
  const target = cursor.name();
  cursor.expect(BY);
  const by = cursor.name();
  const allow = cursor.take(ALLOW) ? cursor.list((each) => each.name()) : [];
  const convention = cursor.take(CONVENTION) ? cursor.quoted() : null;
  return { decl: 'check', span: cursor.since(start), kind: 'monotone', target, by, allow, convention };
}
