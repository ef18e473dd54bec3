/**
 * The parser that somebody would write by hand for speed alone: the whole language to the tree that dsl/ gives,
 * without a word about what is wrong with a file. bench/parse.ts measures dsl/ against it.
 */
import type { Decl, Header, Name, PayFile, Scheme } from '../../dsl/ast/ast.ts';
import { round } from './by-hand-clause.ts';
import { Cursor } from './by-hand-cursor.ts';
import { declaration } from './by-hand-declaration.ts';
import { END, kindOf, RANGE } from './by-hand-tokens.ts';

const POINT = 46;
const SCHEME = kindOf('scheme');
const LAW = kindOf('law');
const CONVENTION = kindOf('convention');

type Reader = (cursor: Cursor, start: number) => Header;

const headers: (Reader | undefined)[] = [];
for (const kind of ['version', 'law'] as const) {
  headers[kindOf(kind)] = (cursor, start) => {
    cursor.next();
    const text = cursor.quoted();
    return { kind, span: cursor.since(start), text };
  };
}
for (const kind of ['currency', 'proration', 'days', 'as_of'] as const) {
  headers[kindOf(kind)] = (cursor, start) => {
    cursor.next();
    const name = cursor.name();
    return { kind, span: cursor.since(start), name };
  };
}
headers[kindOf('valid')] = (cursor, start) => {
  cursor.next();
  const from = cursor.date();
  cursor.expect(RANGE);
  const until = cursor.date();
  return { kind: 'valid', span: cursor.since(start), from, until };
};
headers[kindOf('periods')] = (cursor, start) => {
  cursor.next();
  const names: readonly Name[] = cursor.list((each) => each.name());
  return { kind: 'periods', span: cursor.since(start), names };
};
headers[kindOf('round')] = (cursor) => {
  const spec = round(cursor);
  return { kind: 'round', span: spec.span, round: spec };
};
headers[kindOf('change')] = (cursor, start) => {
  cursor.next();
  const date = cursor.date();
  const summary = cursor.quoted();
  const law = cursor.take(LAW) ? cursor.quoted() : null;
  const convention = cursor.take(CONVENTION) ? cursor.quoted() : null;
  return { kind: 'change', span: cursor.since(start), date, summary, law, convention };
};

function scheme(cursor: Cursor): Scheme {
  const { start } = cursor;
  const lines: Header[] = [];
  cursor.expect(SCHEME);
  const country = cursor.capitals();
  cursor.expect(POINT);
  const id = cursor.name();
  const label = cursor.quotedIfAny();
  for (let read = headers[cursor.kind]; read !== undefined; read = headers[cursor.kind]) {
    lines.push(read(cursor, cursor.start));
  }
  return { span: cursor.since(start), country, id, label, headers: lines };
}

/** Reads a rule file or a test file; throws at the first thing that does not fit. */
export function parseByHand(text: string): PayFile {
  const cursor = new Cursor(text);
  const head = cursor.kind === SCHEME ? scheme(cursor) : null;
  const decls: Decl[] = [];
  while (cursor.kind !== END) decls.push(declaration(cursor));
  return {
    span: { start: 0, end: text.length },
    scheme: head,
    decls,
    changes: [],
    comments: cursor.tokens.comments,
  };
}
