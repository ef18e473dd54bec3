/** The declarations of test files by hand. */
import type {
  Bind,
  CasesDecl,
  Expectation,
  Name,
  TestDecl,
  TestPeriod,
  TestValue,
  Text,
} from '../../dsl/ast/ast.ts';
import { COMMA, type Cursor } from './by-hand-cursor.ts';
import { DATE, isName, kindOf, RANGE } from './by-hand-tokens.ts';

const EQUAL = 61;
const LEFT_BRACE = 123;
const RIGHT_BRACE = 125;
const PERIOD = kindOf('period');
const SOURCE = kindOf('source');
const DAYS = kindOf('days');
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
  const given: Bind[] = [];
  const expect: Expectation[] = [];
  cursor.next();
  const title = cursor.quoted();
  const setting = readSetting(cursor);
  cursor.expect(LEFT_BRACE);
  while (!cursor.take(RIGHT_BRACE)) {
    if (cursor.take(GIVEN)) while (isName(cursor.kind)) given.push(bind(cursor));
    else {
      cursor.expect(EXPECT);
      while (isName(cursor.kind)) expect.push(expectation(cursor));
    }
  }
  return { decl: 'test', span: cursor.since(start), title, ...setting, given, expect };
}

export function caseTable(cursor: Cursor, start: number): CasesDecl {
  const cells: TestValue[] = [];
  cursor.next();
  const title = cursor.quoted();
  const setting = readSetting(cursor);
  cursor.expect(GIVEN);
  const given = cursor.list(name);
  cursor.expect(EXPECT);
  const expect = cursor.list(name);
  cursor.expect(LEFT_BRACE);
  while (!cursor.take(RIGHT_BRACE)) cells.push(value(cursor, false));
  return { decl: 'cases', span: cursor.since(start), title, ...setting, given, expect, cells };
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

function expectation(cursor: Cursor): Expectation {
  const { start, kind } = cursor;
  const outcome = OUTCOMES.get(kind);
  if (outcome === undefined || cursor.ahead(1) === EQUAL) return { kind: 'equals', ...bind(cursor) };
  cursor.next();
  const of = cursor.name();
  const span = cursor.since(start);
  cursor.take(COMMA);
  return { kind: outcome, span, name: of };
}

function value(cursor: Cursor, withUnit: boolean): TestValue {
  const { kind, start } = cursor;
  if (cursor.isFigure) return cursor.literal(withUnit);
  if (kind === DATE) return cursor.date();
  if (kind === YES || kind === NO) {
    cursor.next();
    return { kind: 'boolean', span: cursor.since(start), value: kind === YES };
  }
  const word = cursor.name();
  return { kind: 'name', span: word.span, name: word };
}
