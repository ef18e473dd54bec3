import type {
  ApplyDecl,
  BlockPart,
  Cell,
  Column,
  DatedRow,
  Decl,
  DeductionsDecl,
  EmployerDecl,
  Expr,
  ExprCheck,
  Mark,
  MonotoneCheck,
  Name,
  NoticeDecl,
  ProfileDecl,
  SchemeName,
  SimpleDecl,
  TemplateDecl,
  TypeRef,
  WindowName,
} from '../ast/ast.ts';
import { readingPhrases } from '../diagnostics/phrases/reading.ts';
import { carried } from '../lexer/carried-phrase.ts';
import { spanOf } from '../lexer/lexer.ts';
import {
  Blank,
  Colon,
  Comma,
  contextual,
  DateToken,
  Equal,
  Id,
  LeftBrace,
  LeftBracket,
  LeftParen,
  MissingToken,
  MonthToken,
  NumberToken,
  RightBrace,
  RightBracket,
  RightParen,
  TextToken,
  word,
} from '../lexer/tokens.ts';
import { blocks, notices, simpleKinds } from '../lexer/word-classes.ts';
import { dateOf, monthOf, nameOf, numberOf, textOf } from './nodes.ts';
import { TestParser } from './test.ts';

/** The rules of declarations, except tables and tests. */
export class DeclarationParser extends TestParser {
  private readonly declarations = [
    { ALT: (): Decl => this.SUBRULE(this.simple) },
    { ALT: (): Decl => this.SUBRULE(this.table) },
    { ALT: (): Decl => this.SUBRULE(this.block) },
    { ALT: (): Decl => this.SUBRULE(this.profile) },
    { ALT: (): Decl => this.SUBRULE(this.history) },
    { ALT: (): Decl => this.SUBRULE(this.calendar) },
    { ALT: (): Decl => this.SUBRULE(this.template) },
    { ALT: (): Decl => this.SUBRULE(this.apply) },
    { ALT: (): Decl => this.SUBRULE(this.notice) },
    { ALT: (): Decl => this.SUBRULE(this.check) },
    { ALT: (): Decl => this.SUBRULE(this.test) },
    { ALT: (): Decl => this.SUBRULE(this.cases) },
  ];

  /** One declaration with everything that belongs to it. */
  readonly declaration = this.RULE('declaration', (): Decl => this.OR(this.declarations));

  protected readonly value = (): Expr => {
    this.CONSUME(Equal);
    return this.SUBRULE(this.expression);
  };
  private readonly rows = () => this.SUBRULE(this.datedRows);

  private readonly simple = this.RULE('simple', (): SimpleDecl => {
    const columns: Column[] = [];
    const first = this.LA(1);
    const kind = this.takeAny(simpleKinds);
    const kindSpan = this.since(first);
    this.AT_LEAST_ONE_SEP({ SEP: Comma, DEF: () => columns.push(this.SUBRULE(this.column)) });
    const value = this.OPTION1(this.value);
    const clauses = this.SUBRULE(this.clauses);
    const rows = this.OPTION2(this.rows);
    const span = this.since(first);
    return {
      decl: 'simple',
      span,
      kind,
      kindSpan,
      columns,
      value: value ?? null,
      clauses,
      rows: rows ?? null,
    };
  });

  private readonly columnType = (): TypeRef => {
    this.CONSUME(Colon);
    return this.SUBRULE(this.type);
  };

  private readonly familyVariable = () => {
    this.CONSUME(LeftBracket);
    const variable = nameOf(this.CONSUME(Id));
    this.CONSUME(RightBracket);
    return variable;
  };

  private readonly column = this.RULE('column', (): Column => {
    const first = this.LA(1);
    const name = this.SUBRULE(this.definition);
    const family = this.OPTION2(this.familyVariable);
    const label = this.label();
    const type = this.OPTION1(this.columnType);
    return { span: this.since(first), name, family: family ?? null, label, type: type ?? null };
  });

  private readonly datedRows = this.RULE('datedRows', (): readonly DatedRow[] => {
    const rows: DatedRow[] = [];
    this.CONSUME(LeftBrace);
    this.MANY(() => rows.push(this.SUBRULE(this.datedRow)));
    this.CONSUME(RightBrace);
    return rows;
  });

  private readonly moments = [
    { ALT: (): DatedRow['at'] => dateOf(this.CONSUME(DateToken)) },
    { ALT: (): DatedRow['at'] => monthOf(this.CONSUME(MonthToken)) },
  ];
  private readonly datedCells = [
    { ALT: (): Cell => this.SUBRULE(this.literal) },
    { ALT: (): Cell => this.SUBRULE(this.group) },
  ];

  private readonly cellsOfRow = [
    { ALT: (): readonly Cell[] => this.take(Blank, []) },
    {
      ALT: (): readonly Cell[] => {
        const cells: Cell[] = [];
        this.AT_LEAST_ONE({
          DEF: () => cells.push(this.OR3(this.datedCells)),
          ERR_MSG: carried(readingPhrases.aFigure),
        });
        return cells;
      },
    },
  ];

  private readonly datedRow = this.RULE('datedRow', (): DatedRow => {
    const first = this.LA(1);
    const at = this.OR1(this.moments);
    const isBlank = this.LA(1).tokenType === Blank;
    const cells = this.OR2(this.cellsOfRow);
    const clauses = this.SUBRULE(this.clauses);
    return { span: this.since(first), at, cells, isBlank, clauses };
  });

  private readonly block = this.RULE('block', (): EmployerDecl | DeductionsDecl => {
    const parts: BlockPart[] = [];
    const first = this.LA(1);
    const decl = this.takeAny(blocks);
    const name = this.SUBRULE(this.definition);
    const label = this.label();
    const clauses = this.SUBRULE(this.clauses);
    this.CONSUME(LeftBrace);
    this.MANY(() => parts.push(this.SUBRULE(this.part)));
    this.CONSUME(RightBrace);
    return { decl, span: this.since(first), name, label, clauses, parts };
  });

  private readonly part = this.RULE('part', (): BlockPart => {
    const first = this.LA(1);
    const name = this.name();
    const label = this.label();
    const value = this.OPTION1(this.value);
    const clauses = this.SUBRULE(this.clauses);
    return { span: this.since(first), name, label, value: value ?? null, clauses };
  });

  private readonly holiday = this.RULE('holiday', (): DatedRow => {
    const first = this.LA(1);
    const at = dateOf(this.CONSUME(DateToken));
    const clauses = this.SUBRULE(this.clauses);
    return { span: this.since(first), at, cells: [], isBlank: false, clauses };
  });

  private readonly calendar = this.RULE('calendar', (): SimpleDecl => {
    const rows: DatedRow[] = [];
    const first = this.CONSUME(contextual.calendar);
    const kindSpan = this.since(first);
    const columns = [this.SUBRULE(this.column)];
    const clauses = this.SUBRULE(this.clauses);
    const braces = this.OPTION(() => {
      this.CONSUME(LeftBrace);
      this.MANY(() => rows.push(this.SUBRULE(this.holiday)));
      return this.CONSUME(RightBrace);
    });
    return {
      decl: 'simple',
      span: this.since(first),
      kind: 'calendar',
      kindSpan,
      columns,
      value: null,
      clauses,
      rows: braces === undefined ? null : rows,
    };
  });

  private readonly profile = this.RULE('profile', (): ProfileDecl => {
    const marks: Mark[] = [];
    const first = this.CONSUME(contextual.profile);
    const name = this.SUBRULE(this.definition);
    this.CONSUME(Equal);
    this.AT_LEAST_ONE_SEP({ SEP: Comma, DEF: () => marks.push(this.SUBRULE(this.mark)) });
    const clauses = this.SUBRULE(this.clauses);
    return { decl: 'profile', span: this.since(first), name, marks, clauses };
  });

  /** `year`, `last 12 months`, `previous year`: which of them there are is checked later. */
  private readonly window = this.RULE('window', (): WindowName => {
    const first = this.LA(1);
    const name = nameOf(this.CONSUME1(Id));
    const count = this.OPTION1(() => numberOf(this.CONSUME(NumberToken), null)) ?? null;
    const unit = this.OPTION2({
      GATE: () => count !== null || name.text === 'last' || name.text === 'previous',
      DEF: () => nameOf(this.CONSUME2(Id)),
    });
    return { span: this.since(first), word: name, count, unit: unit ?? null };
  });

  private readonly lineRead = () => {
    this.CONSUME(LeftParen);
    const line = this.name();
    this.CONSUME(RightParen);
    return line;
  };

  private readonly ofAnyEmployer = () => {
    this.CONSUME1(word.of);
    this.CONSUME(contextual.any);
    this.CONSUME(word.employer);
    return true;
  };

  private readonly reading = this.RULE('reading', (): Expr => {
    const of: SchemeName[] = [];
    const first = this.LA(1);
    const aggregate = nameOf(this.CONSUME(Id));
    const line = this.OPTION(this.lineRead) ?? null;
    this.CONSUME(word.of);
    this.AT_LEAST_ONE_SEP({ SEP: Comma, DEF: () => of.push(this.SUBRULE(this.schemeName)) });
    this.CONSUME(contextual.over);
    const window = this.SUBRULE(this.window);
    const isOfAnyEmployer = this.OPTION1(this.ofAnyEmployer) ?? false;
    const span = this.since(first);
    return { kind: 'reading', span, aggregate, line, of, window, isOfAnyEmployer, month: null };
  });

  private readonly readings = [
    { ALT: (): Expr => ({ kind: 'missing', span: spanOf(this.CONSUME(MissingToken)) }) },
    { ALT: (): Expr => this.SUBRULE(this.reading) },
  ];

  private readonly history = this.RULE('history', (): SimpleDecl => {
    const first = this.CONSUME(contextual.history);
    const kindSpan = this.since(first);
    const columns = [this.SUBRULE(this.column)];
    const value = this.OPTION(() => {
      this.CONSUME(Equal);
      return this.OR(this.readings);
    });
    const clauses = this.SUBRULE(this.clauses);
    const span = this.since(first);
    return {
      decl: 'simple',
      span,
      kind: 'history',
      kindSpan,
      columns,
      value: value ?? null,
      clauses,
      rows: null,
    };
  });

  /** Any declaration may stand inside: the checker says which may not (PAY210). */
  private readonly template = this.RULE('template', (): TemplateDecl => {
    const params: Column[] = [];
    const body: Decl[] = [];
    const first = this.CONSUME(word.template);
    const name = this.SUBRULE(this.definition);
    this.CONSUME(LeftParen);
    this.AT_LEAST_ONE_SEP({ SEP: Comma, DEF: () => params.push(this.SUBRULE(this.column)) });
    this.CONSUME(RightParen);
    this.CONSUME(LeftBrace);
    this.MANY(() => body.push(this.SUBRULE(this.declaration)));
    this.CONSUME(RightBrace);
    return { decl: 'template', span: this.since(first), name, params, body };
  });

  private readonly apply = this.RULE('apply', (): ApplyDecl => {
    const first = this.CONSUME(word.apply);
    const template = this.name();
    const clauses = this.SUBRULE(this.clauses);
    return { decl: 'apply', span: this.since(first), template, clauses };
  });

  private readonly notice = this.RULE('notice', (): NoticeDecl => {
    const first = this.LA(1);
    const kind = this.takeAny(notices);
    const code = this.name();
    const clauses = this.SUBRULE(this.clauses);
    return { decl: 'notice', span: this.since(first), kind, code, clauses };
  });

  protected readonly check = this.RULE('check', (): MonotoneCheck | ExprCheck => {
    const first = this.CONSUME(word.check);
    return this.OR([
      {
        GATE: () => this.LA(1).tokenType === contextual.monotone && /^\w+$/.test(this.LA(2).image),
        ALT: (): MonotoneCheck => {
          const allow: Name[] = [];
          this.CONSUME(contextual.monotone);
          const target = this.name(1);
          this.CONSUME(word.by);
          const by = this.name(2);
          this.OPTION(() => {
            this.CONSUME(contextual.allow);
            this.AT_LEAST_ONE_SEP({
              SEP: Comma,
              DEF: () => allow.push(this.name(3)),
              ERR_MSG: carried(readingPhrases.aName),
            });
          });
          const convention = this.OPTION1(() => {
            this.CONSUME(word.convention);
            return textOf(this.CONSUME(TextToken));
          });
          const span = this.since(first);
          return { decl: 'check', span, kind: 'monotone', target, by, allow, convention: convention ?? null };
        },
      },
      {
        ALT: (): ExprCheck => {
          const expr = this.SUBRULE(this.expression);
          return { decl: 'check', span: this.since(first), kind: 'holds', expr };
        },
      },
    ]);
  });
}
