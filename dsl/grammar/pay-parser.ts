import type { TokenVocabulary } from 'chevrotain';
import type { Change, Decl, Figures, Header, Name, Scheme } from '../ast/ast.ts';
import { Caps, Comma, contextual, DateToken, Dot, DotDot, Id, TextToken, word } from '../lexer/tokens.ts';
import { nameHeaders, textHeaders } from '../lexer/word-classes.ts';
import { AmendmentParser } from './amendment.ts';
import { dateOf, nameOf, textOf } from './nodes.ts';

/** A file has one head at most: that of a scheme, or of figures. */
interface Heads {
  readonly scheme: Scheme | null;
  readonly figures: Figures | null;
}

/** The whole grammar: the scheme line with its headers, and every declaration. */
export class PayParser extends AmendmentParser {
  readonly scheme = this.RULE('scheme', (): Scheme => {
    const headers: Header[] = [];
    const first = this.CONSUME(word.scheme);
    const country = nameOf(this.CONSUME(Caps));
    this.CONSUME(Dot);
    const id = nameOf(this.CONSUME(Id));
    const label = this.label();
    this.MANY(() => headers.push(this.SUBRULE(this.header)));
    return { span: this.since(first), country, id, label, headers };
  });

  /** `figures CO "Cifras de Colombia"` with its header lines. */
  readonly figures = this.RULE('figures', (): Figures => {
    const headers: Header[] = [];
    const first = this.CONSUME(contextual.figures);
    const country = nameOf(this.CONSUME(Caps));
    const label = this.label();
    this.MANY(() => headers.push(this.SUBRULE(this.header)));
    return { span: this.since(first), country, label, headers };
  });

  private readonly header = this.RULE(
    'header',
    (): Header =>
      this.OR([
        { ALT: () => this.SUBRULE(this.textHeader) },
        { ALT: () => this.SUBRULE(this.nameHeader) },
        { ALT: () => this.SUBRULE(this.amendsHeader) },
        { ALT: () => this.SUBRULE(this.validHeader) },
        { ALT: () => this.SUBRULE(this.periodsHeader) },
        { ALT: () => this.SUBRULE(this.usesHeader) },
        { ALT: () => this.SUBRULE(this.roundHeader) },
        { ALT: () => this.SUBRULE(this.changeHeader) },
      ]),
  );

  private readonly textHeader = this.RULE('textHeader', (): Header => {
    const first = this.LA(1);
    const kind = this.takeAny(textHeaders);
    const text = textOf(this.CONSUME(TextToken));
    return { kind, span: this.since(first), text };
  });

  private readonly nameHeader = this.RULE('nameHeader', (): Header => {
    const first = this.LA(1);
    const kind = this.takeAny(nameHeaders);
    const name: Name = this.name();
    return { kind, span: this.since(first), name };
  });

  private readonly amendsHeader = this.RULE('amendsHeader', (): Header => {
    const first = this.CONSUME(contextual.amends);
    const date = dateOf(this.CONSUME(DateToken));
    return { kind: 'amends', span: this.since(first), date };
  });

  private readonly validHeader = this.RULE('validHeader', (): Header => {
    const first = this.CONSUME(contextual.valid);
    const from = dateOf(this.CONSUME1(DateToken));
    this.CONSUME(DotDot);
    const until = dateOf(this.CONSUME2(DateToken));
    return { kind: 'valid', span: this.since(first), from, until };
  });

  private readonly periodsHeader = this.RULE('periodsHeader', (): Header => {
    const names: Name[] = [];
    const first = this.CONSUME(contextual.periods);
    this.AT_LEAST_ONE_SEP({ SEP: Comma, DEF: () => names.push(nameOf(this.CONSUME(Id))) });
    return { kind: 'periods', span: this.since(first), names };
  });

  private readonly usesHeader = this.RULE('usesHeader', (): Header => {
    const names: Name[] = [];
    const first = this.CONSUME(contextual.uses);
    this.AT_LEAST_ONE_SEP({ SEP: Comma, DEF: () => names.push(this.name()) });
    return { kind: 'uses', span: this.since(first), names };
  });

  private readonly roundHeader = this.RULE('roundHeader', (): Header => {
    const round = this.SUBRULE(this.round);
    return this.ACTION(() => ({ kind: 'round', span: round.span, round }));
  });

  private readonly changeHeader = this.RULE('changeHeader', (): Header => {
    const first = this.CONSUME(contextual.change);
    const date = dateOf(this.CONSUME(DateToken));
    const summary = textOf(this.CONSUME1(TextToken));
    const law = this.OPTION(() => {
      this.CONSUME(word.law);
      return textOf(this.CONSUME2(TextToken));
    });
    const convention = this.OPTION1(() => {
      this.CONSUME(word.convention);
      return textOf(this.CONSUME3(TextToken));
    });
    return {
      kind: 'change',
      span: this.since(first),
      date,
      summary,
      law: law ?? null,
      convention: convention ?? null,
    };
  });

  private readonly heads = [
    { ALT: (): Heads => ({ scheme: this.SUBRULE(this.scheme), figures: null }) },
    { ALT: (): Heads => ({ scheme: null, figures: this.SUBRULE(this.figures) }) },
  ];

  /** A whole file, when nothing is wrong with it. */
  readonly file = this.RULE('file', (): Heads & { readonly statements: readonly (Decl | Change)[] } => {
    const statements: (Decl | Change)[] = [];
    const heads = this.OPTION(() => this.OR(this.heads));
    this.MANY(() => statements.push(this.SUBRULE(this.statement)));
    return { scheme: heads?.scheme ?? null, figures: heads?.figures ?? null, statements };
  });

  constructor(vocabulary: TokenVocabulary, skipValidations = true) {
    super(vocabulary, skipValidations);
    this.performSelfAnalysis();
    this.isAnalysed = true;
  }
}
