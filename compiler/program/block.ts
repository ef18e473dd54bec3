import { type Branch, type Expression, isAtom, name, type Statement } from './code.ts';

/** Hands out names for values that have none of their own. */
export class TemporaryNames {
  #last = 0;

  next(): string {
    this.#last += 1;
    return `$${this.#last}`;
  }
}

/**
 * Statements being written, in order. A block inside another is the branch of a condition: what is declared
 * there ends there, and what must be seen outside is declared before everything.
 */
export class Block {
  readonly statements: Statement[] = [];
  readonly #names: TemporaryNames;
  readonly #declarations: Statement[];
  /** True for the branch of a condition. */
  readonly isBranch: boolean;

  constructor(names: TemporaryNames, declarations: Statement[] = [], isBranch = false) {
    this.#names = names;
    this.#declarations = declarations;
    this.isBranch = isBranch;
  }

  add(...statements: readonly Statement[]): void {
    this.statements.push(...statements);
  }

  /** Gives an expression a name. */
  name(value: Expression): Expression {
    const own = this.#names.next();
    this.statements.push({ kind: 'constant', name: own, type: null, value, store: null });
    return name(own);
  }

  /** The expression itself where it may be read twice, else under a name. */
  atom(value: Expression): Expression {
    return isAtom(value) ? value : this.name(value);
  }

  /** Gives an expression a name that later formulas can read; where this branch is not taken it is `otherwise`. */
  nameOutside(value: Expression, otherwise: Expression): Expression {
    if (!this.isBranch) return this.name(value);
    const own = this.#names.next();
    this.#declarations.push({ kind: 'variable', name: own, type: null, value: otherwise });
    this.assign(own, value);
    return name(own);
  }

  /** A variable that the branches of a condition give its value. */
  variable(type: string, value: Expression | null = null): string {
    const own = this.#names.next();
    this.statements.push({ kind: 'variable', name: own, type, value });
    return own;
  }

  constant(own: string, value: Expression, type: string | null = null): void {
    this.statements.push({ kind: 'constant', name: own, type, value, store: null });
  }

  assign(variable: string, value: Expression): void {
    this.statements.push({ kind: 'assign', name: variable, value, store: null });
  }

  store(place: number, value: Expression): void {
    this.statements.push({ kind: 'store', slot: place, value });
  }

  giveUp(when: Expression): void {
    this.statements.push({ kind: 'give up', when });
  }

  when(test: Expression, body: readonly Statement[]): void {
    this.choose([{ test, body }]);
  }

  choose(branches: readonly Branch[]): void {
    this.statements.push({ kind: 'if', branches });
  }

  /** A statement that runs whether this branch is taken or not, before it. */
  before(...statements: readonly Statement[]): void {
    this.#declarations.push(...statements);
  }

  /** An empty block for a branch. */
  branch(): Block {
    return new Block(this.#names, this.#declarations, true);
  }

  /** Everything, declarations first. */
  written(): readonly Statement[] {
    return [...this.#declarations, ...this.statements];
  }
}
