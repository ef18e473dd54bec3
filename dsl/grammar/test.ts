import type {
  Bind,
  CasesDecl,
  Expectation,
  Name,
  TestDecl,
  TestPeriod,
  TestValue,
  Text,
} from '../ast/ast.ts';
import {
  Caps,
  Comma,
  contextual,
  DateToken,
  DotDot,
  Equal,
  Id,
  LeftBrace,
  NumberToken,
  RightBrace,
  TextToken,
  word,
} from '../lexer/tokens.ts';
import { outcomes } from '../lexer/word-classes.ts';
import { dateOf, nameOf, numberOf, textOf } from './nodes.ts';
import { TableParser } from './table.ts';

/** What stands between the title of a test and its braces. */
interface Setting {
  readonly periods: readonly TestPeriod[];
  readonly sources: readonly Text[];
}

/** The rules of the test files. */
export class TestParser extends TableParser {
  protected readonly test = this.RULE('test', (): TestDecl => {
    const given: Bind[] = [];
    const expect: Expectation[] = [];
    const first = this.CONSUME(word.test);
    const title = textOf(this.CONSUME(TextToken));
    const setting = this.SUBRULE(this.setting);
    this.CONSUME(LeftBrace);
    this.MANY1(() =>
      this.OR({
        DEF: [
          {
            ALT: () => {
              this.CONSUME(word.given);
              this.AT_LEAST_ONE1({ DEF: () => given.push(this.SUBRULE(this.bind)), ERR_MSG: 'a name' });
            },
          },
          {
            ALT: () => {
              this.CONSUME(word.expect);
              this.AT_LEAST_ONE2({ DEF: () => expect.push(this.SUBRULE(this.expected)), ERR_MSG: 'a name' });
            },
          },
        ],
        ERR_MSG: '`given` or `expect`',
      }),
    );
    this.CONSUME(RightBrace);
    return { decl: 'test', span: this.since(first), title, ...setting, given, expect };
  });

  protected readonly cases = this.RULE('cases', (): CasesDecl => {
    const given: Name[] = [];
    const expect: Name[] = [];
    const cells: TestValue[] = [];
    const first = this.CONSUME(word.cases);
    const title = textOf(this.CONSUME(TextToken));
    const setting = this.SUBRULE(this.setting);
    this.CONSUME(word.given);
    this.AT_LEAST_ONE_SEP1({ SEP: Comma, DEF: () => given.push(this.name(1)) });
    this.CONSUME(word.expect);
    this.AT_LEAST_ONE_SEP2({ SEP: Comma, DEF: () => expect.push(this.name(2)) });
    this.CONSUME(LeftBrace);
    this.MANY(() => cells.push(this.SUBRULE(this.caseCell)));
    this.CONSUME(RightBrace);
    return { decl: 'cases', span: this.since(first), title, ...setting, given, expect, cells };
  });

  private readonly setting = this.RULE('setting', (): Setting => {
    const periods: TestPeriod[] = [];
    const sources: Text[] = [];
    this.MANY(() =>
      this.OR([
        { ALT: () => periods.push(this.SUBRULE(this.testPeriod)) },
        {
          ALT: () => {
            this.CONSUME(word.source);
            sources.push(textOf(this.CONSUME(TextToken)));
          },
        },
      ]),
    );
    return { periods, sources };
  });

  private readonly testPeriod = this.RULE('testPeriod', (): TestPeriod => {
    const first = this.CONSUME(word.period);
    const type = nameOf(this.CONSUME(Id));
    const start = dateOf(this.CONSUME1(DateToken));
    this.CONSUME(DotDot);
    const end = dateOf(this.CONSUME2(DateToken));
    const days = this.OPTION(() => {
      this.CONSUME(contextual.days);
      return numberOf(this.CONSUME(NumberToken), null);
    });
    return { span: this.since(first), type, start, end, days: days ?? null };
  });

  private readonly comma = () => this.CONSUME(Comma);

  /** Two choices and no common name: only words in small letters can be taken for `warns` and its like. */
  private readonly boundNames = [
    { ALT: () => nameOf(this.CONSUME(Id)) },
    { ALT: () => nameOf(this.CONSUME(Caps)) },
  ];

  private readonly bind = this.RULE('bind', (): Bind => {
    const first = this.LA(1);
    const name = this.OR(this.boundNames);
    this.CONSUME(Equal);
    const value = this.SUBRULE(this.testValue);
    const span = this.since(first);
    this.OPTION(this.comma);
    return { span, name, value };
  });

  private readonly expectations = [
    {
      GATE: () => this.LA(2).tokenType !== Equal,
      ALT: () => this.SUBRULE(this.outcome),
    },
    {
      ALT: (): Expectation => {
        const bind = this.SUBRULE(this.bind);
        return this.ACTION(() => ({ kind: 'equals', ...bind }));
      },
    },
  ];

  private readonly expected = this.RULE('expected', (): Expectation => this.OR(this.expectations));

  private readonly outcomeNames = [
    { ALT: () => this.name() },
    { ALT: () => nameOf(this.CONSUME(word.period)) },
  ];

  /** What came about of something: of a line, a warning, an input, or of the period of the request. */
  private readonly outcomeName = this.RULE('outcomeName', (): Name => this.OR(this.outcomeNames));

  private readonly outcome = this.RULE('outcome', (): Expectation => {
    const first = this.LA(1);
    const kind = this.takeAny(outcomes);
    const name = this.SUBRULE(this.outcomeName);
    const span = this.since(first);
    this.OPTION(this.comma);
    return { kind, span, name };
  });

  private readonly testValues = [
    { ALT: (): TestValue => this.SUBRULE(this.literal) },
    { ALT: (): TestValue => this.SUBRULE(this.testWord) },
  ];

  /** A value that `given` or `expect` gives to a name; a number may carry its unit. */
  private readonly testValue = this.RULE('testValue', (): TestValue => this.OR(this.testValues));

  private readonly caseCells = [
    { ALT: (): TestValue => this.SUBRULE(this.cell) },
    { ALT: (): TestValue => this.SUBRULE(this.testWord) },
  ];

  /** A value in a row of cases; the declared type gives the unit. */
  private readonly caseCell = this.RULE('caseCell', (): TestValue => this.OR(this.caseCells));

  private readonly testWords = [
    { ALT: (): TestValue => ({ kind: 'boolean', span: this.since(this.CONSUME(word.yes)), value: true }) },
    { ALT: (): TestValue => ({ kind: 'boolean', span: this.since(this.CONSUME(word.no)), value: false }) },
    { ALT: (): TestValue => dateOf(this.CONSUME(DateToken)) },
    {
      ALT: (): TestValue => {
        const name = this.name();
        return { kind: 'name', span: name.span, name };
      },
    },
  ];

  private readonly testWord = this.RULE('testWord', (): TestValue => this.OR(this.testWords));
}
