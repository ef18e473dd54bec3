import type {
  Bind,
  CasesDecl,
  Expectation,
  ExpectedName,
  Name,
  SchemeName,
  TestDecl,
  TestLike,
  TestPayslips,
  TestPeriod,
  TestValue,
  Text,
} from '../ast/ast.ts';
import { readingPhrases } from '../diagnostics/phrases/reading.ts';
import { carried } from '../lexer/carried-phrase.ts';
import {
  Caps,
  Comma,
  contextual,
  DateToken,
  Dot,
  DotDot,
  Equal,
  Id,
  LeftBrace,
  LeftParen,
  MonthToken,
  NumberToken,
  RightBrace,
  RightParen,
  TextToken,
  word,
} from '../lexer/tokens.ts';
import { outcomes } from '../lexer/word-classes.ts';
import { dateOf, monthOf, nameOf, numberOf, textOf } from './nodes.ts';
import { TableParser } from './table.ts';

/** What stands between the title of a test and its braces. */
interface Setting {
  readonly periods: readonly TestPeriod[];
  readonly sources: readonly Text[];
}

/** The rules of the test files. */
export class TestParser extends TableParser {
  protected readonly test = this.RULE('test', (): TestDecl => {
    const likes: TestLike[] = [];
    const payslips: TestPayslips[] = [];
    const given: Bind[] = [];
    const expect: Expectation[] = [];
    let exactly: Name | null = null;
    const first = this.CONSUME(word.test);
    const title = textOf(this.CONSUME(TextToken));
    const setting = this.SUBRULE(this.setting);
    this.CONSUME(LeftBrace);
    this.MANY1(() =>
      this.OR({
        DEF: [
          { ALT: () => likes.push(this.SUBRULE(this.like)) },
          { ALT: () => payslips.push(this.SUBRULE(this.payslips)) },
          {
            ALT: () => {
              this.CONSUME(word.given);
              const binds = this.SUBRULE(this.binds);
              this.ACTION(() => given.push(...binds));
            },
          },
          {
            ALT: () => {
              exactly = this.OPTION(() => nameOf(this.CONSUME(contextual.exactly))) ?? exactly;
              this.CONSUME(word.expect);
              this.AT_LEAST_ONE({
                GATE: () => !this.opensSection(),
                DEF: () => expect.push(this.SUBRULE(this.expected)),
                ERR_MSG: carried(readingPhrases.aName),
              });
            },
          },
        ],
        ERR_MSG: carried(readingPhrases.likeGivenOrExpect),
      }),
    );
    this.CONSUME(RightBrace);
    return {
      decl: 'test',
      span: this.since(first),
      title,
      ...setting,
      likes,
      payslips,
      given,
      exactly,
      expect,
    };
  });

  /** `exactly expect`, `like "title"` and `payslips AR.general` begin a section; elsewhere these words are names. */
  private opensSection(): boolean {
    const next = this.LA(2).tokenType;
    const isOfPayslips = this.LA(1).tokenType === contextual.payslips && next === Caps;
    return next === word.expect || next === TextToken || isOfPayslips;
  }

  private readonly binds = this.RULE('binds', (): readonly Bind[] => {
    const binds: Bind[] = [];
    this.AT_LEAST_ONE({
      GATE: () => !this.opensSection(),
      DEF: () => binds.push(this.SUBRULE(this.bind)),
      ERR_MSG: carried(readingPhrases.aName),
    });
    return binds;
  });

  private readonly like = this.RULE('like', (): TestLike => {
    const first = this.CONSUME(contextual.like);
    const title = textOf(this.CONSUME(TextToken));
    const changes = this.OPTION(() => {
      this.CONSUME(word.with);
      return this.SUBRULE(this.binds);
    });
    return { span: this.since(first), title, changes: changes ?? [] };
  });

  /** `AR.general` */
  protected readonly schemeName = this.RULE('schemeName', (): SchemeName => {
    const first = this.LA(1);
    const country = nameOf(this.CONSUME(Caps));
    this.CONSUME(Dot);
    const scheme = nameOf(this.CONSUME(Id));
    return { span: this.since(first), country, scheme };
  });

  private readonly firstDays = [
    { ALT: () => monthOf(this.CONSUME1(MonthToken)) },
    { ALT: () => dateOf(this.CONSUME1(DateToken)) },
  ];

  private readonly lastDays = [
    { ALT: () => monthOf(this.CONSUME2(MonthToken)) },
    { ALT: () => dateOf(this.CONSUME2(DateToken)) },
  ];

  private readonly payslips = this.RULE('payslips', (): TestPayslips => {
    const begin = this.CONSUME(contextual.payslips);
    const scheme = this.SUBRULE(this.schemeName);
    const type = nameOf(this.CONSUME(Id));
    const first = this.OR1(this.firstDays);
    const last = this.OPTION(() => {
      this.CONSUME(DotDot);
      return this.OR2(this.lastDays);
    });
    const like = this.SUBRULE(this.like);
    return { span: this.since(begin), scheme, type, first, last: last ?? null, like };
  });

  protected readonly cases = this.RULE('cases', (): CasesDecl => {
    const likes: TestLike[] = [];
    const given: Name[] = [];
    const expect: ExpectedName[] = [];
    const cells: TestValue[] = [];
    const first = this.CONSUME(word.cases);
    const title = textOf(this.CONSUME(TextToken));
    const setting = this.SUBRULE(this.setting);
    this.MANY1(() => likes.push(this.SUBRULE(this.like)));
    this.CONSUME(word.given);
    this.AT_LEAST_ONE_SEP1({ SEP: Comma, DEF: () => given.push(this.name()) });
    this.CONSUME(word.expect);
    this.AT_LEAST_ONE_SEP2({ SEP: Comma, DEF: () => expect.push(this.SUBRULE(this.expectedName)) });
    this.CONSUME(LeftBrace);
    this.MANY2(() => cells.push(this.SUBRULE(this.caseCell)));
    this.CONSUME(RightBrace);
    return { decl: 'cases', span: this.since(first), title, ...setting, likes, given, expect, cells };
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
    { GATE: () => !this.isValue(), ALT: () => this.SUBRULE(this.outcome) },
    { GATE: () => !this.isValue(), ALT: () => this.SUBRULE(this.warns) },
    { ALT: () => this.SUBRULE(this.expectedValue) },
  ];

  private readonly expected = this.RULE('expected', (): Expectation => this.OR(this.expectations));

  /** `warns = 3` and `month(ibc) = 3`, where `warns CODE` is an outcome. */
  private isValue(): boolean {
    const next = this.LA(2).tokenType;
    return next === Equal || next === LeftParen;
  }

  private readonly expectedValue = this.RULE('expectedValue', (): Expectation => {
    const first = this.LA(1);
    const { of, name } = this.SUBRULE(this.expectedName);
    this.CONSUME(Equal);
    const value = this.SUBRULE(this.testValue);
    const span = this.since(first);
    this.OPTION(this.comma);
    return { kind: 'equals', span, of, name, value };
  });

  private readonly properties = [
    { ALT: () => nameOf(this.CONSUME2(Id)) },
    { ALT: () => nameOf(this.CONSUME(word.tags)) },
    { ALT: () => nameOf(this.CONSUME(word.bracket)) },
    { ALT: () => nameOf(this.CONSUME(word.law)) },
  ];

  private readonly expectedNames = [
    {
      GATE: () => this.LA(2).tokenType === LeftParen,
      ALT: (): ExpectedName => {
        const first = this.LA(1);
        const of = this.OR1(this.properties);
        this.CONSUME(LeftParen);
        const name = this.name(1);
        this.CONSUME(RightParen);
        return { span: this.since(first), of, name };
      },
    },
    {
      ALT: (): ExpectedName => {
        const name = this.OR2(this.boundNames);
        return { span: name.span, of: null, name };
      },
    },
  ];

  /** `neto`, `taxable(vales)` */
  private readonly expectedName = this.RULE('expectedName', (): ExpectedName => this.OR(this.expectedNames));

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

  private readonly warns = this.RULE('warns', (): Expectation => {
    const first = this.CONSUME(contextual.warns);
    const name = this.name(1);
    const field = this.OPTION1(() => {
      this.CONSUME(word.on);
      return this.SUBRULE(this.outcomeName);
    });
    const severity = this.OPTION2(() => {
      this.CONSUME(word.severity);
      return this.name(3);
    });
    const text = this.OPTION3(() => textOf(this.CONSUME(TextToken)));
    const span = this.since(first);
    this.OPTION4(this.comma);
    return {
      kind: 'warns',
      span,
      name,
      field: field ?? null,
      severity: severity ?? null,
      text: text ?? null,
    };
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
        const { span, value } = textOf(this.CONSUME(TextToken));
        return { kind: 'text', span, value };
      },
    },
    {
      ALT: (): TestValue => {
        const name = this.name();
        return { kind: 'name', span: name.span, name };
      },
    },
  ];

  private readonly testWord = this.RULE('testWord', (): TestValue => this.OR(this.testWords));
}
