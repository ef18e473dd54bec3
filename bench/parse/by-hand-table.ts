/** Tables of the law by hand. */
import type {
  Interval,
  Literal,
  RowConstant,
  TableBlock,
  TableDecl,
  TableRow,
  TypeRef,
} from '../../dsl/ast/ast.ts';
import { clauses, closing, opening } from './by-hand-clause.ts';
import type { Cursor } from './by-hand-cursor.ts';
import { kindOf, RANGE } from './by-hand-tokens.ts';

const STAR = 42;
const COLON = 58;
const LEFT_PAREN = 40;
const LEFT_BRACKET = 91;
const LEFT_BRACE = 123;
const RIGHT_BRACE = 125;
const OF = kindOf('of');
const GIVES = kindOf('gives');
const FROM = kindOf('from');
const PLUS = kindOf('plus');
const LESS = kindOf('less');
const JUMP = kindOf('jump');

export function table(cursor: Cursor, start: number, type: (cursor: Cursor) => TypeRef): TableDecl {
  const rows: TableRow[] = [];
  const blocks: TableBlock[] = [];
  cursor.next();
  const name = cursor.name();
  const label = cursor.quotedIfAny();
  cursor.expect(COLON);
  const form = cursor.name();
  cursor.expect(OF);
  const of = cursor.name();
  const gives = cursor.take(GIVES) ? type(cursor) : null;
  const said = clauses(cursor);
  cursor.expect(LEFT_BRACE);
  while (!cursor.take(RIGHT_BRACE)) {
    if (cursor.kind === FROM) blocks.push(block(cursor));
    else rows.push(row(cursor));
  }
  return {
    decl: 'table',
    columns: [],
    span: cursor.since(start),
    name,
    label,
    form,
    of,
    gives,
    clauses: said,
    rows,
    blocks,
  };
}

function block(cursor: Cursor): TableBlock {
  const { start } = cursor;
  const rows: TableRow[] = [];
  cursor.next();
  const from = cursor.date();
  const said = clauses(cursor);
  cursor.expect(LEFT_BRACE);
  while (!cursor.take(RIGHT_BRACE)) rows.push(row(cursor));
  return { span: cursor.since(start), from, clauses: said, rows };
}

function row(cursor: Cursor): TableRow {
  const { start, kind } = cursor;
  const key = kind === LEFT_PAREN || kind === LEFT_BRACKET ? interval(cursor) : cursor.name();
  const cells: Literal[] = [];
  do cells.push(cursor.literal(false));
  while (cursor.isFigure);
  const constant = cursor.kind === PLUS || cursor.kind === LESS ? rowConstant(cursor) : null;
  const jump = cursor.take(JUMP) ? cursor.signedNumber() : null;
  const said = clauses(cursor);
  return { span: cursor.since(start), key, cells, constant, jump, clauses: said };
}

function interval(cursor: Cursor): Interval {
  const { start } = cursor;
  const lowerClosed = opening(cursor);
  const lower = cursor.number();
  cursor.expect(RANGE);
  const upper = cursor.take(STAR) ? null : cursor.number();
  const upperClosed = closing(cursor);
  return { kind: 'interval', span: cursor.since(start), lower, lowerClosed, upper, upperClosed };
}

function rowConstant(cursor: Cursor): RowConstant {
  const { start } = cursor;
  const sign = cursor.kind === PLUS ? 'plus' : 'less';
  cursor.next();
  const amount = cursor.number();
  return { span: cursor.since(start), sign, amount };
}
