import type { Change, Decl, Literal, NewDecl, PartDecl, RepealDecl, Target } from '../ast/ast.ts';
import { Comma, contextual, Dot } from '../lexer/tokens.ts';
import { owners, repealable } from '../lexer/word-classes.ts';
import { DeclarationParser } from './declaration.ts';
import { nameOf } from './nodes.ts';

/** The rules of what only an amendment says. */
export class AmendmentParser extends DeclarationParser {
  /** `employer parafiscales.sena …` is one part, `employer parafiscales …` a whole declaration. */
  private namesPart(): boolean {
    return this.LA(3).tokenType === Dot;
  }

  private readonly statements = [
    { ALT: (): Decl | Change => this.SUBRULE(this.addition) },
    { ALT: (): Decl | Change => this.SUBRULE(this.repeal) },
    { GATE: () => this.namesPart(), ALT: (): Decl | Change => this.SUBRULE(this.partOf) },
    { ALT: (): Decl | Change => this.SUBRULE(this.declaration) },
  ];

  /** A declaration, or what an amendment says of one. */
  readonly statement = this.RULE('statement', (): Decl | Change => this.OR(this.statements));

  private readonly additions = [
    { GATE: () => this.namesPart(), ALT: (): NewDecl['decl'] => this.SUBRULE2(this.partOf) },
    { ALT: (): NewDecl['decl'] => this.SUBRULE2(this.declaration) },
  ];

  private readonly addition = this.RULE('addition', (): NewDecl => {
    const first = this.CONSUME(contextual.new);
    const decl = this.OR(this.additions);
    return { change: 'new', span: this.since(first), decl };
  });

  private readonly repeal = this.RULE('repeal', (): RepealDecl => {
    const targets: Target[] = [];
    const first = this.CONSUME(contextual.repeal);
    const second = this.LA(1);
    const check = this.OR([
      {
        ALT: () => {
          this.takeAny(repealable);
          this.AT_LEAST_ONE_SEP({ SEP: Comma, DEF: () => targets.push(this.SUBRULE(this.target)) });
          return null;
        },
      },
      { ALT: () => this.SUBRULE(this.check) },
    ]);
    const clauses = this.SUBRULE(this.clauses);
    return { change: 'repeal', span: this.since(first), kind: nameOf(second), targets, check, clauses };
  });

  private readonly target = this.RULE('target', (): Target => {
    const first = this.LA(1);
    const name = this.name(1);
    const part = this.OPTION(() => {
      this.CONSUME(Dot);
      return this.name(2);
    });
    return { span: this.since(first), name, part: part ?? null };
  });

  private readonly partOf = this.RULE('partOf', (): PartDecl => {
    const cells: Literal[] = [];
    const first = this.LA(1);
    this.takeAny(owners);
    const owner = this.name(1);
    this.CONSUME(Dot);
    const part = this.name(2);
    const label = this.label();
    this.MANY(() => cells.push(this.SUBRULE(this.cell)));
    const value = this.OPTION1(this.value) ?? null;
    const clauses = this.SUBRULE(this.clauses);
    const kind = nameOf(first);
    return { change: 'part', span: this.since(first), kind, owner, part, label, value, cells, clauses };
  });
}
