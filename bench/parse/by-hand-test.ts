/** The declarations of test files by hand. */
import type {
  Bind,
  CasesDecl,
  Expectation,
  ExpectedName,
  Name,
  TestDecl,
  TestLike,
  TestPeriod,
  TestValue,
  Text,
} from '../../dsl/ast/ast.ts';
import { COMMA, type Cursor } from './by-hand-cursor.ts';
import { DATE, isName, kindOf, RANGE, TEXT } from './by-hand-tokens.ts';

const LEFT_PAREN = 40;
const RIGHT_PAREN = 41;
const EQUAL = 61;
const LEFT_BRACE = 123;
const RIGHT_BRACE = 125;
const PERIOD = kindOf('period');
const SOURCE = kindOf('source');
const DAYS = kindOf('days');
const LIKE = kindOf('like');
const WITH = kindOf('with');
const EXACTLY = kindOf('exactly');
const TAGS = kindOf('tags');
const BRACKET = kindOf('bracket');
const LAW = kindOf('law');
const ON = kindOf('on');
const SEVERITY = kindOf('severity');
const GIVEN = kindOf('given');
const EXPECT = kindOf('expect');
const YES = kindOf('yes');
const NO = kindOf('no');
const OUTCOMES = new Map([
  [kindOf('omitted'), 'omitted'],
  [kindOf('warns'), 'warns'],
  [kindOf('refused'), 'refused'],
] as const);

interface Setting {
  readonly periods: readonly TestPeriod[];
  readonly sources: readonly Text[];
}

export function test(cursor: Cursor, start: number): TestDecl {
  const likes: TestLike[] = [];
  const given: Bind[] = [];
  const expect: Expectation[] = [];
  let exactly: Name | null = null;
  cursor.next();
  const title = cursor.quoted();
  const setting = readSetting(cursor);
  cursor.expect(LEFT_BRACE);
  while (!cursor.take(RIGHT_BRACE)) {
    if (cursor.kind === LIKE) likes.push(like(cursor));
    else if (cursor.take(GIVEN)) given.push(...binds(cursor));
    else {
      exactly = cursor.kind === EXACTLY ? cursor.name() : exactly;
      cursor.expect(EXPECT);
      while (isExpected(cursor)) expect.push(expectation(cursor));
    }
  }
  return { decl: 'test', span: cursor.since(start), title, ...setting, likes, given, exactly, expect };
}

export function caseTable(cursor: Cursor, start: number): CasesDecl {
  const likes: TestLike[] = [];
  const cells: TestValue[] = [];
  cursor.next();
  const title = cursor.quoted();
  const setting = readSetting(cursor);
  while (cursor.kind === LIKE) likes.push(like(cursor));
  cursor.expect(GIVEN);
  const given = cursor.list(name);
  cursor.expect(EXPECT);
  const expect = cursor.list(expectedName);
  cursor.expect(LEFT_BRACE);
  while (!cursor.take(RIGHT_BRACE)) cells.push(value(cursor, false));
  return { decl: 'cases', span: cursor.since(start), title, ...setting, likes, given, expect, cells };
}

/** `exactly expect` and `like "title"` begin a section. */
function isExpected(cursor: Cursor): boolean {
  const next = cursor.ahead(1);
  const { kind } = cursor;
  const isProperty = kind === TAGS || kind === BRACKET || kind === LAW;
  return (isName(kind) || isProperty) && next !== EXPECT && next !== TEXT;
}

function binds(cursor: Cursor): readonly Bind[] {
  const found: Bind[] = [];
  while (isExpected(cursor)) found.push(bind(cursor));
  return found;
}

function like(cursor: Cursor): TestLike {
  const { start } = cursor;
  cursor.next();
  const title = cursor.quoted();
  const changes = cursor.take(WITH) ? binds(cursor) : [];
  return { span: cursor.since(start), title, changes };
}

function name(cursor: Cursor): Name {
  return cursor.name();
}

function readSetting(cursor: Cursor): Setting {
  const periods: TestPeriod[] = [];
  const sources: Text[] = [];
  for (;;) {
    if (cursor.kind === PERIOD) periods.push(period(cursor));
    else if (cursor.take(SOURCE)) sources.push(cursor.quoted());
    else return { periods, sources };
  }
}

function period(cursor: Cursor): TestPeriod {
  const { start } = cursor;
  cursor.next();
  const type = cursor.name();
  const first = cursor.date();
  cursor.expect(RANGE);
  const last = cursor.date();
  const days = cursor.take(DAYS) ? cursor.number() : null;
  return { span: cursor.since(start), type, start: first, end: last, days };
}

function bind(cursor: Cursor): Bind {
  const { start } = cursor;
  const to = cursor.name();
  cursor.expect(EQUAL);
  const bound = value(cursor, true);
  const span = cursor.since(start);
  cursor.take(COMMA);
  return { span, name: to, value: bound };
}

function expectedName(cursor: Cursor): ExpectedName {
  const { start } = cursor;
  if (cursor.ahead(1) !== LEFT_PAREN) {
    const own = cursor.name();
    return { span: own.span, of: null, name: own };
  }
  const of = cursor.anyName();
  cursor.next();
  const own = cursor.name();
  cursor.expect(RIGHT_PAREN);
  return { span: cursor.since(start), of, name: own };
}

function equals(cursor: Cursor): Expectation {
  const { start } = cursor;
  const { of, name: own } = expectedName(cursor);
  cursor.expect(EQUAL);
  const bound = value(cursor, true);
  const span = cursor.since(start);
  cursor.take(COMMA);
  return { kind: 'equals', span, of, name: own, value: bound };
}

function expectation(cursor: Cursor): Expectation {
  const { start, kind } = cursor;
  const outcome = OUTCOMES.get(kind);
  const next = cursor.ahead(1);
  if (outcome === undefined || next === EQUAL || next === LEFT_PAREN) return equals(cursor);
  cursor.next();
  const of = cursor.kind === PERIOD ? cursor.anyName() : cursor.name();
  if (outcome !== 'warns') {
    const span = cursor.since(start);
    cursor.take(COMMA);
    return { kind: outcome, span, name: of };
  }
  const field = cursor.take(ON) ? cursor.anyName() : null;
  const severity = cursor.take(SEVERITY) ? cursor.name() : null;
  const text = cursor.kind === TEXT ? cursor.quoted() : null;
  const span = cursor.since(start);
  cursor.take(COMMA);
  return { kind: outcome, span, name: of, field, severity, text };
}

function value(cursor: Cursor, withUnit: boolean): TestValue {
  const { kind, start } = cursor;
  if (cursor.isFigure) return cursor.literal(withUnit);
  if (kind === DATE) return cursor.date();
  if (kind === TEXT) {
    const quoted = cursor.quoted();
    return { kind: 'text', span: quoted.span, value: quoted.value };
  }
  if (kind === YES || kind === NO) {
    cursor.next();
    return { kind: 'boolean', span: cursor.since(start), value: kind === YES };
  }
  const word = cursor.name();
  return { kind: 'name', span: word.span, name: word };
}
