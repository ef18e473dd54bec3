import { tokenMatcher } from 'chevrotain';
import type {
  Clause,
  Column,
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
} from '../ast/ast.ts';
import { readingPhrases } from '../diagnostics/phrases/reading.ts';
import { carried } from '../lexer/carried-phrase.ts';
import { TokenSet } from '../lexer/token-set.ts';
import {
  Blank,
  Colon,
  Comma,
  DateToken,
  DotDot,
  Equal,
  Keyword,
  LeftBrace,
  NameToken,
  NumberToken,
  RightBrace,
  Star,
  TextToken,
  word,
} from '../lexer/tokens.ts';
import { rowSigns } from '../lexer/word-classes.ts';
import { ClauseParser } from './clause.ts';
import { dateOf, nameOf, numberOf, signed } from './nodes.ts';

/** What may follow a name that is being defined; a reserved word before it was meant as a name. */
const AFTER_DEFINITION = new TokenSet([Equal, Colon, Comma, TextToken, LeftBrace]);

/** What a table gives. */
type Given = Pick<TableDecl, 'gives' | 'columns'>;

const NOTHING_SAID: Given = { gives: null, columns: [] };

function named(name: Name): TypeRef {
  return { kind: 'named', span: name.span, name };
}

/** The rules of tables, and of the heads that all declarations share. */
export class TableParser extends ClauseParser {
  /** A name being defined. A reserved word passes here, so that the checker can call it by its code (PAY203). */
  protected readonly definition = this.RULE(
    'definition',
    // A choice with a gate is slow, and this one is nearly always the name.
    (): Name => (tokenMatcher(this.LA(1), NameToken) ? this.name() : this.OR(this.definitions)),
  );

  private readonly definitions = [
    { ALT: () => this.name() },
    {
      GATE: () => AFTER_DEFINITION.has(this.LA(2)),
      ALT: () => nameOf(this.CONSUME(Keyword)),
    },
  ];

  /** A label, or null: the first option of the rule that asks for it. */
  protected label(): Text | null {
    return this.OPTION(this.text) ?? null;
  }

  /** A comma goes on with the words unless what follows it is the next column, with its own type. */
  private readonly choiceType = this.RULE('choiceType', (): TypeRef => {
    const first = this.CONSUME(word.one);
    this.CONSUME(word.of);
    const words = [this.name()];
    this.MANY({
      GATE: () => this.LA(3).tokenType !== Colon,
      DEF: () => {
        this.CONSUME(Comma);
        words.push(this.name(1));
      },
    });
    return { kind: 'choice', span: this.since(first), words };
  });

  private readonly types = [
    { ALT: () => this.SUBRULE(this.choiceType) },
    { ALT: (): TypeRef => named(nameOf(this.CONSUME(word.rate))) },
    { ALT: (): TypeRef => named(this.name()) },
  ];

  protected readonly type = this.RULE('type', (): TypeRef => this.OR(this.types));

  private readonly columnOf = this.RULE('columnOf', (): Column => {
    const first = this.LA(1);
    const name = this.name();
    this.CONSUME(Colon);
    const type = this.SUBRULE(this.type);
    return { span: this.since(first), name, family: null, label: null, type };
  });

  /** One type, or columns that each have a name and one. */
  private readonly givenForms = [
    {
      GATE: () => this.LA(2).tokenType === Colon,
      ALT: (): Given => {
        const columns: Column[] = [];
        this.AT_LEAST_ONE_SEP({ SEP: Comma, DEF: () => columns.push(this.SUBRULE(this.columnOf)) });
        return { gives: null, columns };
      },
    },
    { ALT: (): Given => ({ gives: this.SUBRULE(this.type), columns: [] }) },
  ];

  private readonly given = (): Given => {
    this.CONSUME(word.gives);
    return this.OR1(this.givenForms);
  };

  protected readonly table = this.RULE('table', (): TableDecl => {
    const rows: TableRow[] = [];
    const blocks: TableBlock[] = [];
    const first = this.CONSUME(word.table);
    const name = this.SUBRULE(this.definition);
    const label = this.label();
    this.CONSUME(Colon);
    const form = this.name(1);
    this.CONSUME(word.of);
    const of = this.name(2);
    const gives = this.OPTION1(this.given);
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
    return { decl: 'table', span, name, label, form, of, ...(gives ?? NOTHING_SAID), clauses, rows, blocks };
  });

  private readonly blockForms = [
    // Without clauses: the next block begins as one does.
    {
      ALT: (): Pick<TableBlock, 'isBlank' | 'clauses' | 'rows'> => {
        const isBlank = this.take(Blank, true);
        return { isBlank, clauses: [], rows: [] };
      },
    },
    {
      ALT: (): Pick<TableBlock, 'isBlank' | 'clauses' | 'rows'> => {
        const rows: TableRow[] = [];
        const clauses = this.SUBRULE(this.clauses);
        this.CONSUME(LeftBrace);
        this.MANY(() => rows.push(this.SUBRULE(this.tableRow)));
        this.CONSUME(RightBrace);
        return { isBlank: false, clauses, rows };
      },
    },
  ];

  private readonly tableBlock = this.RULE('tableBlock', (): TableBlock => {
    const first = this.CONSUME(word.from);
    const from = dateOf(this.CONSUME(DateToken));
    const rest = this.OR(this.blockForms);
    return { span: this.since(first), from, ...rest };
  });

  private readonly rowKeys = [
    { ALT: (): Interval | Name => this.SUBRULE(this.interval) },
    { ALT: (): Interval | Name => this.name() },
  ];
  private readonly rowConstant = () => this.SUBRULE(this.constant);
  private readonly rowJump = () => this.SUBRULE(this.jump);

  private readonly tableRow = this.RULE('tableRow', (): TableRow => {
    const cells: Literal[] = [];
    const first = this.LA(1);
    const key = this.OR(this.rowKeys);
    this.AT_LEAST_ONE({
      DEF: () => cells.push(this.SUBRULE(this.cell)),
      ERR_MSG: carried(readingPhrases.aFigure),
    });
    const constant = this.OPTION1(this.rowConstant);
    const jump = this.OPTION2(this.rowJump);
    const clauses = this.SUBRULE(this.clauses);
    return { span: this.since(first), key, cells, constant: constant ?? null, jump: jump ?? null, clauses };
  });

  private readonly upperEnds = [
    { ALT: () => this.take(Star, null) },
    { ALT: () => numberOf(this.CONSUME2(NumberToken), null) },
  ];

  private readonly interval = this.RULE('interval', (): Interval => {
    const first = this.LA(1);
    const lowerClosed = this.opening();
    const lower = numberOf(this.CONSUME1(NumberToken), null);
    this.CONSUME(DotDot);
    const upper = this.OR(this.upperEnds);
    const upperClosed = this.closing();
    return { kind: 'interval', span: this.since(first), lower, lowerClosed, upper, upperClosed };
  });

  private readonly constant = this.RULE('constant', (): RowConstant => {
    const first = this.LA(1);
    const sign = this.takeAny(rowSigns);
    const amount = numberOf(this.CONSUME(NumberToken), null);
    return { span: this.since(first), sign, amount };
  });

  private readonly jump = this.RULE('jump', (): NumberLiteral => {
    this.CONSUME(word.jump);
    const sign = this.OPTION(this.sign);
    const amount = numberOf(this.CONSUME(NumberToken), null);
    return sign === undefined ? amount : this.ACTION(() => signed(amount, sign));
  });
}
