import { tokenMatcher } from 'chevrotain';
import type { Clause, DateLiteral, Literal, Mark, Name, RoundSpec, Rung, Tag } from '../ast/ast.ts';
import { TokenSet } from '../lexer/token-set.ts';
import {
  Caps,
  Closing,
  Colon,
  Comma,
  contextual,
  DateToken,
  DotDot,
  Equal,
  Id,
  MonthToken,
  NameToken,
  NumberToken,
  Opening,
  Star,
  TextToken,
  word,
} from '../lexer/tokens.ts';
import {
  dateClauses,
  doubtClauses,
  formulaClauses,
  nameClauses,
  plainClauses,
  textClauses,
} from '../lexer/word-classes.ts';
import { ExpressionParser } from './expression.ts';
import { dateOf, monthOf, nameOf, numberOf, textOf } from './nodes.ts';

const FIRST = new TokenSet([contextual.first]);
const FREE = new TokenSet([contextual.due, contextual.weekdays]);

/** The rules of clauses. Any clause may stand on any declaration; whether it belongs there is checked later. */
export class ClauseParser extends ExpressionParser {
  protected readonly text = () => textOf(this.CONSUME(TextToken));

  private readonly clauseForms = [
    { ALT: () => this.bareText() },
    { ALT: () => this.textClause() },
    { ALT: () => this.SUBRULE(this.doubtClause) },
    { ALT: () => this.SUBRULE(this.boundsClause) },
    { ALT: () => this.formulaClause() },
    { ALT: () => this.SUBRULE(this.requiredClause) },
    { ALT: () => this.SUBRULE(this.marksClause) },
    { ALT: () => this.SUBRULE(this.tagsClause) },
    { ALT: () => this.plainClause() },
    { ALT: () => this.SUBRULE(this.roundClause) },
    { ALT: () => this.SUBRULE(this.dateClause) },
    { ALT: () => this.SUBRULE(this.byClause) },
    { ALT: () => this.nameClause() },
    { ALT: () => this.SUBRULE(this.carryClause) },
    { ALT: () => this.SUBRULE(this.afterClause) },
    { ALT: () => this.SUBRULE(this.scaledClause) },
    { ALT: () => this.SUBRULE(this.gridClause) },
    { ALT: () => this.SUBRULE(this.continuousClause) },
    { ALT: () => this.SUBRULE(this.withClause) },
    { ALT: () => this.SUBRULE(this.forClause) },
    { ALT: () => this.SUBRULE(this.dueClause) },
    { ALT: () => this.SUBRULE(this.weekdaysClause) },
  ];

  /** A part of a block may be called `due` or `weekdays`, and goes on with its label or its amount. */
  private goesOn(): boolean {
    return !FREE.has(this.LA(1)) || tokenMatcher(this.LA(2), NameToken);
  }

  /** Clauses up to the first token that opens none. */
  protected readonly clauses = this.RULE('clauses', (): readonly Clause[] => {
    const clauses: Clause[] = [];
    this.MANY({
      GATE: () => this.goesOn(),
      DEF: () => clauses.push(this.OR(this.clauseForms)),
    });
    return clauses;
  });

  private bareText(): Clause {
    const text = this.text();
    return { kind: 'text', span: text.span, text };
  }

  private textClause(): Clause {
    const first = this.LA(1);
    const kind = this.takeAny(textClauses);
    const text = textOf(this.CONSUME1(TextToken));
    return { kind, span: this.since(first), text };
  }

  private readonly doubtClause = this.RULE('doubtClause', (): Clause => {
    const first = this.LA(1);
    const kind = this.takeAny(doubtClauses);
    const text = this.OPTION(this.text);
    return { kind, span: this.since(first), text: text ?? null };
  });

  private readonly boundsClause = this.RULE('boundsClause', (): Clause => {
    const first = this.CONSUME(word.in);
    const lowerClosed = this.opening();
    const lower = this.SUBRULE1(this.expression);
    this.CONSUME(DotDot);
    const upper = this.OR([
      { ALT: () => this.take(Star, null) },
      { ALT: () => this.SUBRULE2(this.expression) },
    ]);
    const upperClosed = this.closing();
    return { kind: 'in', span: this.since(first), lower, lowerClosed, upper, upperClosed };
  });

  /** True for `[`. */
  protected opening(): boolean {
    return this.CONSUME(Opening).image === '[';
  }

  /** True for `]`. */
  protected closing(): boolean {
    return this.CONSUME(Closing).image === ']';
  }

  private formulaClause(): Clause {
    const first = this.LA(1);
    const kind = this.takeAny(formulaClauses);
    const names = this.mayBegin(FIRST)
      ? this.OPTION({ GATE: () => kind === 'on', DEF: () => this.SUBRULE(this.firstOf) })
      : undefined;
    if (names !== undefined) return { kind: 'first', span: this.since(first), names };
    const expr = this.SUBRULE(this.expression);
    return { kind, span: this.since(first), expr };
  }

  /** `first of a, b` behind `on`. */
  private readonly firstOf = this.RULE('firstOf', (): readonly Name[] => {
    const names: Name[] = [];
    this.CONSUME(contextual.first);
    this.CONSUME(word.of);
    this.AT_LEAST_ONE_SEP({ SEP: Comma, DEF: () => names.push(this.name()) });
    return names;
  });

  private readonly dueClause = this.RULE('dueClause', (): Clause => {
    const first = this.CONSUME(contextual.due);
    const name = this.name();
    const label = this.OPTION(this.text) ?? null;
    return { kind: 'due', span: this.since(first), name, label };
  });

  private readonly weekdaysClause = this.RULE('weekdaysClause', (): Clause => {
    const start = this.CONSUME(contextual.weekdays);
    const first = this.name();
    this.CONSUME(DotDot);
    const last = this.name(1);
    return { kind: 'weekdays', span: this.since(start), first, last };
  });

  private readonly requiredClause = this.RULE('requiredClause', (): Clause => {
    const first = this.CONSUME(word.required);
    const unless = this.OPTION(() => {
      this.CONSUME(word.unless);
      return this.name();
    });
    const when = this.OPTION1(() => {
      this.CONSUME(word.when);
      return this.SUBRULE(this.expression);
    });
    return { kind: 'required', span: this.since(first), unless: unless ?? null, when: when ?? null };
  });

  private readonly marksClause = this.RULE('marksClause', (): Clause => {
    const marks: Mark[] = [];
    const first = this.CONSUME(word.marks);
    this.AT_LEAST_ONE_SEP({ SEP: Comma, DEF: () => marks.push(this.SUBRULE(this.mark)) });
    return { kind: 'marks', span: this.since(first), marks };
  });

  protected readonly mark = this.RULE('mark', (): Mark => {
    const first = this.LA(1);
    const negated = this.OPTION1(() => this.CONSUME(word.not)) !== undefined;
    const name = this.name();
    const except = this.OPTION2(() => {
      this.CONSUME(word.except);
      return this.SUBRULE(this.expression);
    });
    return { span: this.since(first), negated, name, except: except ?? null };
  });

  private readonly tagsClause = this.RULE('tagsClause', (): Clause => {
    const tags: Tag[] = [];
    const first = this.CONSUME(word.tags);
    this.AT_LEAST_ONE_SEP({ SEP: Comma, DEF: () => tags.push(this.SUBRULE(this.tag)) });
    return { kind: 'tags', span: this.since(first), tags };
  });

  private readonly tag = this.RULE('tag', (): Tag => {
    const first = this.LA(1);
    const name = nameOf(this.CONSUME(Id));
    const value = this.OPTION(() => {
      this.CONSUME(Colon);
      return this.name();
    });
    return { span: this.since(first), name, value: value ?? null };
  });

  private plainClause(): Clause {
    const first = this.LA(1);
    const kind = this.takeAny(plainClauses);
    return { kind, span: this.since(first) };
  }

  private readonly roundClause = this.RULE('roundClause', (): Clause => {
    const round = this.SUBRULE(this.round);
    return this.ACTION(() => ({ kind: 'round', span: round.span, round }));
  });

  /** `round half_up to 0.01 COP`; with a ladder, `round half_up to 1_000 COP above 10_000 COP, 100 COP`. */
  protected readonly round = this.RULE('round', (): RoundSpec => {
    const rungs: Rung[] = [];
    const first = this.CONSUME(word.round);
    const word1 = nameOf(this.CONSUME1(Id));
    const word2 = this.OPTION(() => nameOf(this.CONSUME2(Id)));
    this.CONSUME(word.to);
    this.AT_LEAST_ONE_SEP({ SEP: Comma, DEF: () => rungs.push(this.SUBRULE(this.rung)) });
    const span = this.since(first);
    return word2 === undefined
      ? { span, scope: null, mode: word1, rungs }
      : { span, scope: word1, mode: word2, rungs };
  });

  private readonly rung = this.RULE('rung', (): Rung => {
    const first = this.LA(1);
    const quantum = this.SUBRULE1(this.literal);
    const above = this.OPTION((): Literal => {
      this.CONSUME(word.above);
      return this.SUBRULE2(this.literal);
    });
    return { span: this.since(first), quantum, above: above ?? null };
  });

  private readonly dateClause = this.RULE('dateClause', (): Clause => {
    const first = this.LA(1);
    const kind = this.takeAny(dateClauses);
    const date = dateOf(this.CONSUME(DateToken));
    return { kind, span: this.since(first), date };
  });

  private readonly byClause = this.RULE('byClause', (): Clause => {
    const dates: DateLiteral[] = [];
    const first = this.CONSUME(word.by);
    const by = nameOf(this.CONSUME(Id));
    this.MANY(() => {
      dates.push(dateOf(this.CONSUME(DateToken)));
      this.OPTION(() => this.CONSUME(Comma));
    });
    return { kind: 'by', span: this.since(first), by, dates };
  });

  private nameClause(): Clause {
    const first = this.LA(1);
    const kind = this.takeAny(nameClauses);
    const name: Name = this.name();
    return { kind, span: this.since(first), name };
  }

  private readonly carryClause = this.RULE('carryClause', (): Clause => {
    const first = this.CONSUME(word.carry_forward);
    const code = nameOf(this.CONSUME(Caps));
    const after = this.OPTION({
      GATE: () => !tokenMatcher(this.LA(2), NameToken),
      DEF: () => {
        this.CONSUME(word.after);
        return monthOf(this.CONSUME(MonthToken));
      },
    });
    return { kind: 'carry_forward', span: this.since(first), code, after: after ?? null };
  });

  private readonly afterClause = this.RULE('afterClause', (): Clause => {
    const first = this.CONSUME(word.after);
    const target = this.name();
    return { kind: 'after', span: this.since(first), target };
  });

  private readonly scaledClause = this.RULE('scaledClause', (): Clause => {
    const first = this.CONSUME(word.scaled);
    this.CONSUME(word.by);
    const by = this.SUBRULE(this.expression);
    return { kind: 'scaled', span: this.since(first), by };
  });

  private readonly gridClause = this.RULE('gridClause', (): Clause => {
    const first = this.CONSUME(word.grid);
    const step = this.SUBRULE(this.literal);
    return { kind: 'grid', span: this.since(first), step };
  });

  private readonly continuousClause = this.RULE('continuousClause', (): Clause => {
    const first = this.CONSUME(word.continuous);
    const within = this.OPTION(() => {
      this.CONSUME(word.within);
      return this.SUBRULE(this.literal);
    });
    return { kind: 'continuous', span: this.since(first), within: within ?? null };
  });

  private readonly forClause = this.RULE('forClause', (): Clause => {
    const first = this.CONSUME(contextual.for);
    const variable = nameOf(this.CONSUME(Id));
    this.CONSUME(word.in);
    const from = numberOf(this.CONSUME1(NumberToken), null);
    this.CONSUME(DotDot);
    const until = numberOf(this.CONSUME2(NumberToken), null);
    return { kind: 'for', span: this.since(first), variable, from, until };
  });

  private readonly withClause = this.RULE('withClause', (): Clause => {
    const first = this.CONSUME(word.with);
    const name = nameOf(this.CONSUME(Id));
    this.CONSUME(Equal);
    const value = this.SUBRULE(this.expression);
    return { kind: 'with', span: this.since(first), name, value };
  });
}
