import type {
  Clause,
  Interval,
  Literal,
  Name,
  NumberLiteral,
  RowConstant,
  TableBlock,
  TableDecl,
  TableRow,
  Text,
  TypeRef,
} from '../ast.ts';
import {
  Caps,
  Colon,
  Comma,
  DateToken,
  DotDot,
  Equal,
  Id,
  Keyword,
  LeftBrace,
  NumberToken,
  RightBrace,
  Star,
  TextToken,
  word,
} from '../tokens.ts';
import { ClauseParser } from './clause.ts';
import { dateOf, nameOf, numberOf, textOf } from './nodes.ts';

/** What may follow a name that is being defined; a reserved word before it was meant as a name. */
const AFTER_DEFINITION = new Set([Equal, Colon, Comma, TextToken, LeftBrace]);

/** The rules of tables, and of the heads that all declarations share. */
export class TableParser extends ClauseParser {
  /** A name being defined. A reserved word passes here, so that the checker can call it by its code (PAY203). */
  protected readonly definition = this.RULE(
    'definition',
    (): Name =>
      this.OR([
        { ALT: () => nameOf(this.CONSUME(Id)) },
        { ALT: () => nameOf(this.CONSUME(Caps)) },
        {
          GATE: () => AFTER_DEFINITION.has(this.LA(2).tokenType),
          ALT: () => nameOf(this.CONSUME(Keyword)),
        },
      ]),
  );

  protected readonly label = this.RULE(
    'label',
    (): Text | null => this.OPTION(() => textOf(this.CONSUME(TextToken))) ?? null,
  );

  /** A comma goes on with the words unless what follows it is the next column, with its own type. */
  private readonly choiceType = this.RULE('choiceType', (): TypeRef => {
    const first = this.CONSUME(word.one);
    this.CONSUME(word.of);
    const words = [this.SUBRULE1(this.name)];
    this.MANY({
      GATE: () => this.LA(3).tokenType !== Colon,
      DEF: () => {
        this.CONSUME(Comma);
        words.push(this.SUBRULE2(this.name));
      },
    });
    return { kind: 'choice', span: this.since(first), words };
  });

  protected readonly type = this.RULE(
    'type',
    (): TypeRef =>
      this.OR([
        {
          ALT: () => this.SUBRULE(this.choiceType),
        },
        {
          ALT: (): TypeRef => {
            const name = nameOf(this.CONSUME(word.rate));
            return { kind: 'named', span: name.span, name };
          },
        },
        {
          ALT: (): TypeRef => {
            const name = this.SUBRULE(this.name);
            return this.ACTION(() => ({ kind: 'named', span: name.span, name }));
          },
        },
      ]),
  );

  protected readonly table = this.RULE('table', (): TableDecl => {
    const rows: TableRow[] = [];
    const blocks: TableBlock[] = [];
    const first = this.CONSUME(word.table);
    const name = this.SUBRULE(this.definition);
    const label = this.SUBRULE(this.label);
    this.CONSUME(Colon);
    const form = this.SUBRULE1(this.name);
    this.CONSUME(word.of);
    const of = this.SUBRULE2(this.name);
    const gives = this.OPTION((): TypeRef => {
      this.CONSUME(word.gives);
      return this.SUBRULE(this.type);
    });
    const clauses: readonly Clause[] = this.SUBRULE(this.clauses);
    this.CONSUME(LeftBrace);
    this.MANY(() =>
      this.OR([
        { ALT: () => rows.push(this.SUBRULE(this.tableRow)) },
        { ALT: () => blocks.push(this.SUBRULE(this.tableBlock)) },
      ]),
    );
    this.CONSUME(RightBrace);
    const span = this.since(first);
    return { decl: 'table', span, name, label, form, of, gives: gives ?? null, clauses, rows, blocks };
  });

  private readonly tableBlock = this.RULE('tableBlock', (): TableBlock => {
    const rows: TableRow[] = [];
    const first = this.CONSUME(word.from);
    const from = dateOf(this.CONSUME(DateToken));
    const clauses = this.SUBRULE(this.clauses);
    this.CONSUME(LeftBrace);
    this.MANY(() => rows.push(this.SUBRULE(this.tableRow)));
    this.CONSUME(RightBrace);
    return { span: this.since(first), from, clauses, rows };
  });

  private readonly tableRow = this.RULE('tableRow', (): TableRow => {
    const cells: Literal[] = [];
    const first = this.LA(1);
    const key = this.OR([{ ALT: () => this.SUBRULE(this.interval) }, { ALT: () => this.SUBRULE(this.name) }]);
    this.AT_LEAST_ONE({ DEF: () => cells.push(this.SUBRULE(this.cell)), ERR_MSG: 'a figure' });
    const constant = this.OPTION1(() => this.SUBRULE(this.constant));
    const jump = this.OPTION2(() => this.SUBRULE(this.jump));
    const clauses = this.SUBRULE(this.clauses);
    return { span: this.since(first), key, cells, constant: constant ?? null, jump: jump ?? null, clauses };
  });

  private readonly interval = this.RULE('interval', (): Interval => {
    const first = this.LA(1);
    const lowerClosed = this.SUBRULE(this.opening);
    const lower = numberOf(this.CONSUME1(NumberToken), null, null);
    this.CONSUME(DotDot);
    const upper = this.OR([
      { ALT: () => this.take(Star, null) },
      { ALT: () => numberOf(this.CONSUME2(NumberToken), null, null) },
    ]);
    const upperClosed = this.SUBRULE(this.closing);
    return { kind: 'interval', span: this.since(first), lower, lowerClosed, upper, upperClosed };
  });

  private readonly constant = this.RULE('constant', (): RowConstant => {
    const first = this.LA(1);
    const sign = this.OR([
      { ALT: () => this.take(word.plus, 'plus') },
      { ALT: () => this.take(word.less, 'less') },
    ]);
    const amount = numberOf(this.CONSUME(NumberToken), null, null);
    return { span: this.since(first), sign, amount };
  });

  private readonly jump = this.RULE('jump', (): NumberLiteral => {
    this.CONSUME(word.jump);
    const sign = this.SUBRULE(this.sign);
    return numberOf(this.CONSUME(NumberToken), sign, null);
  });
}
