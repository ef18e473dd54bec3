import type {
  ApplyDecl,
  Cell,
  Column,
  DatedRow,
  Decl,
  EmployerDecl,
  EmployerPart,
  ExprCheck,
  MonotoneCheck,
  Name,
  NoticeDecl,
  SimpleDecl,
  SimpleKind,
  TemplateDecl,
  TypeRef,
} from '../ast.ts';
import {
  Colon,
  Comma,
  contextual,
  DateToken,
  Equal,
  LeftBrace,
  LeftParen,
  MonthToken,
  RightBrace,
  RightParen,
  word,
} from '../tokens.ts';
import { dateOf, monthOf } from './nodes.ts';
import { TestParser } from './test.ts';

/** The rules of declarations, except tables and tests. */
export class DeclarationParser extends TestParser {
  /** One declaration with everything that belongs to it. */
  readonly declaration = this.RULE(
    'declaration',
    (): Decl =>
      this.OR([
        { ALT: () => this.SUBRULE(this.simple) },
        { ALT: () => this.SUBRULE(this.table) },
        { ALT: () => this.SUBRULE(this.employer) },
        { ALT: () => this.SUBRULE(this.template) },
        { ALT: () => this.SUBRULE(this.apply) },
        { ALT: () => this.SUBRULE(this.notice) },
        { ALT: () => this.SUBRULE(this.check) },
        { ALT: () => this.SUBRULE(this.test) },
        { ALT: () => this.SUBRULE(this.cases) },
      ]),
  );

  private readonly simple = this.RULE('simple', (): SimpleDecl => {
    const columns: Column[] = [];
    const first = this.LA(1);
    const kind = this.SUBRULE(this.kind);
    const kindSpan = this.since(first);
    this.AT_LEAST_ONE_SEP({ SEP: Comma, DEF: () => columns.push(this.SUBRULE(this.column)) });
    const value = this.OPTION1(() => {
      this.CONSUME(Equal);
      return this.SUBRULE(this.expression);
    });
    const clauses = this.SUBRULE(this.clauses);
    const rows = this.OPTION2(() => this.SUBRULE(this.datedRows));
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

  private readonly kind = this.RULE(
    'kind',
    (): SimpleKind =>
      this.OR([
        { ALT: () => this.take(word.unit, 'unit') },
        { ALT: () => this.take(word.mark, 'mark') },
        { ALT: () => this.take(word.param, 'param') },
        { ALT: () => this.take(word.input, 'input') },
        { ALT: () => this.take(word.flag, 'flag') },
        { ALT: () => this.take(word.let, 'let') },
        { ALT: () => this.take(word.perception, 'perception') },
        { ALT: () => this.take(word.deduction, 'deduction') },
        { ALT: () => this.take(word.base, 'base') },
        { ALT: () => this.take(word.total, 'total') },
      ]),
  );

  private readonly column = this.RULE('column', (): Column => {
    const first = this.LA(1);
    const name = this.SUBRULE(this.definition);
    const label = this.SUBRULE(this.label);
    const type = this.OPTION((): TypeRef => {
      this.CONSUME(Colon);
      return this.SUBRULE(this.type);
    });
    return { span: this.since(first), name, label, type: type ?? null };
  });

  private readonly datedRows = this.RULE('datedRows', (): readonly DatedRow[] => {
    const rows: DatedRow[] = [];
    this.CONSUME(LeftBrace);
    this.MANY(() => rows.push(this.SUBRULE(this.datedRow)));
    this.CONSUME(RightBrace);
    return rows;
  });

  private readonly datedRow = this.RULE('datedRow', (): DatedRow => {
    const cells: Cell[] = [];
    const first = this.LA(1);
    const at = this.OR1([
      { ALT: () => dateOf(this.CONSUME(DateToken)) },
      { ALT: () => monthOf(this.CONSUME(MonthToken)) },
    ]);
    this.AT_LEAST_ONE({
      DEF: () =>
        cells.push(
          this.OR2([{ ALT: () => this.SUBRULE(this.literal) }, { ALT: () => this.SUBRULE(this.group) }]),
        ),
      ERR_MSG: 'a figure',
    });
    const clauses = this.SUBRULE(this.clauses);
    return { span: this.since(first), at, cells, clauses };
  });

  private readonly employer = this.RULE('employer', (): EmployerDecl => {
    const parts: EmployerPart[] = [];
    const first = this.CONSUME(word.employer);
    const name = this.SUBRULE(this.definition);
    const label = this.SUBRULE(this.label);
    const clauses = this.SUBRULE(this.clauses);
    this.CONSUME(LeftBrace);
    this.MANY(() => parts.push(this.SUBRULE(this.part)));
    this.CONSUME(RightBrace);
    return { decl: 'employer', span: this.since(first), name, label, clauses, parts };
  });

  private readonly part = this.RULE('part', (): EmployerPart => {
    const first = this.LA(1);
    const name = this.SUBRULE(this.name);
    const label = this.SUBRULE(this.label);
    const value = this.OPTION(() => {
      this.CONSUME(Equal);
      return this.SUBRULE(this.expression);
    });
    const clauses = this.SUBRULE(this.clauses);
    return { span: this.since(first), name, label, value: value ?? null, clauses };
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
    const template = this.SUBRULE(this.name);
    const clauses = this.SUBRULE(this.clauses);
    return { decl: 'apply', span: this.since(first), template, clauses };
  });

  private readonly notice = this.RULE('notice', (): NoticeDecl => {
    const first = this.LA(1);
    const kind = this.OR([
      { ALT: () => this.take(word.warn, 'warn') },
      { ALT: () => this.take(word.refuse, 'refuse') },
    ]);
    const code = this.SUBRULE(this.name);
    const clauses = this.SUBRULE(this.clauses);
    return { decl: 'notice', span: this.since(first), kind, code, clauses };
  });

  private readonly check = this.RULE('check', (): MonotoneCheck | ExprCheck => {
    const first = this.CONSUME(word.check);
    return this.OR([
      {
        GATE: () => this.LA(1).tokenType === contextual.monotone && /^\w+$/.test(this.LA(2).image),
        ALT: (): MonotoneCheck => {
          const allow: Name[] = [];
          this.CONSUME(contextual.monotone);
          const target = this.SUBRULE1(this.name);
          this.CONSUME(word.by);
          const by = this.SUBRULE2(this.name);
          this.OPTION(() => {
            this.CONSUME(contextual.allow);
            this.AT_LEAST_ONE_SEP({
              SEP: Comma,
              DEF: () => allow.push(this.SUBRULE3(this.name)),
              ERR_MSG: 'a name',
            });
          });
          return { decl: 'check', span: this.since(first), kind: 'monotone', target, by, allow };
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
