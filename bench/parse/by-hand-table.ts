/** Tables of the law by hand. */
import type {
  Column,
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

type TypeReader = (cursor: Cursor) => TypeRef;
type Given = Pick<TableDecl, 'gives' | 'columns'>;

const NOTHING: Given = { gives: null, columns: [] };

/** One type, or columns that each have a name and one. */
function values(cursor: Cursor, type: TypeReader): Given {
  if (cursor.ahead(1) !== COLON) return { gives: type(cursor), columns: [] };
  return { gives: null, columns: cursor.list((each) => valueColumn(each, type)) };
}

function valueColumn(cursor: Cursor, type: TypeReader): Column {
  const { start } = cursor;
  const name = cursor.name();
  cursor.expect(COLON);
  const of = type(cursor);
  return { span: cursor.since(start), name, family: null, label: null, type: of };
}

export function table(cursor: Cursor, start: number, type: TypeReader): TableDecl {
  const rows: TableRow[] = [];
  const blocks: TableBlock[] = [];
  cursor.next();
  const name = cursor.name();
  const label = cursor.quotedIfAny();
  cursor.expect(COLON);
  const form = cursor.name();
  cursor.expect(OF);
  const of = cursor.name();
  const given = cursor.take(GIVES) ? values(cursor, type) : NOTHING;
  const said = clauses(cursor);
  cursor.expect(LEFT_BRACE);
  while (!cursor.take(RIGHT_BRACE)) {
    if (cursor.kind === FROM) blocks.push(block(cursor));
    else rows.push(row(cursor));
  }
  return {
    decl: 'table',
    span: cursor.since(start),
    name,
    label,
    form,
    of,
    ...given,
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
