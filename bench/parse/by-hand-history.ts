/** What is taken from earlier payslips, by hand: `history NAME : TYPE = sum(LINE) of CO.SCHEME over year`. */
import type { Name, ReadingExpr, SchemeName, WindowName } from '../../dsl/ast/ast.ts';
import { COMMA, type Cursor } from './by-hand-cursor.ts';
import { kindOf, NUMBER } from './by-hand-tokens.ts';

const LEFT_PAREN = 40;
const RIGHT_PAREN = 41;
const POINT = 46;
const OF = kindOf('of');
const OVER = kindOf('over');
const ANY = kindOf('any');
const EMPLOYER = kindOf('employer');

export function reading(cursor: Cursor): ReadingExpr {
  const { start } = cursor;
  const aggregate = cursor.name();
  const line = cursor.kind === LEFT_PAREN ? lineOf(cursor) : null;
  cursor.expect(OF);
  const of: SchemeName[] = [schemeName(cursor)];
  while (cursor.take(COMMA)) of.push(schemeName(cursor));
  cursor.expect(OVER);
  const window = windowOf(cursor);
  const isOfAnyEmployer = cursor.take(OF);
  if (isOfAnyEmployer) {
    cursor.expect(ANY);
    cursor.expect(EMPLOYER);
  }
  const span = cursor.since(start);
  return { kind: 'reading', span, aggregate, line, of, window, isOfAnyEmployer, month: null };
}

function lineOf(cursor: Cursor): Name {
  cursor.expect(LEFT_PAREN);
  const line = cursor.name();
  cursor.expect(RIGHT_PAREN);
  return line;
}

function schemeName(cursor: Cursor): SchemeName {
  const { start } = cursor;
  const country = cursor.capitals();
  cursor.expect(POINT);
  const scheme = cursor.name();
  return { span: cursor.since(start), country, scheme };
}

function windowOf(cursor: Cursor): WindowName {
  const { start } = cursor;
  const word = cursor.name();
  const count = cursor.kind === NUMBER ? cursor.number() : null;
  const hasUnit = count !== null || word.text === 'last' || word.text === 'previous';
  const unit = hasUnit ? cursor.name() : null;
  return { span: cursor.since(start), word, count, unit };
}
