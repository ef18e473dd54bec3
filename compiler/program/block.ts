import { type Branch, type Expression, isAtom, name, number, type Statement, set } from './code.ts';

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

  add(statement: Statement): void {
    this.statements.push(statement);
  }

  constant(own: string, value: Expression): void {
    this.add(set({ declares: 'const', name: own, value }));
  }

  assign(variable: string, value: Expression): void {
    this.add(set({ name: variable, value }));
  }

  /** A variable that the branches of a condition give its value. */
  variable(type: string, value: Expression | null = null): string {
    const own = this.#names.next();
    this.add(set({ declares: 'let', name: own, type, value }));
    return own;
  }

  /** Gives an expression a name. */
  name(value: Expression): Expression {
    const own = this.#names.next();
    this.constant(own, value);
    return name(own);
  }

  /** The expression itself where it may be read twice, else under a name. */
  atom(value: Expression): Expression {
    return isAtom(value) ? value : this.name(value);
  }

  /** The name of an expression that later formulas can read; where this branch is not taken it is `otherwise`. */
  nameOutside(value: Expression, otherwise: Expression): string {
    const own = this.#names.next();
    if (this.isBranch) {
      this.before(set({ declares: 'let', name: own, value: otherwise }));
      this.assign(own, value);
    } else this.constant(own, value);
    return own;
  }

  /** Keeps a value in a slot: where it gets its name, if that is in this block. */
  store(slot: number, value: Expression): void {
    const place = this.statements.findLastIndex(
      (one) =>
        one.kind === 'set' &&
        one.declares !== 'let' &&
        one.slot === null &&
        value.kind === 'name' &&
        one.name === value.name,
    );
    const named = this.statements[place];
    if (named?.kind === 'set') this.statements[place] = { ...named, slot: number(slot) };
    else this.add(set({ slot: number(slot), value }));
  }

  giveUp(when: Expression): void {
    this.add({ kind: 'give up', when });
  }

  when(test: Expression, body: readonly Statement[]): void {
    this.choose([{ test, body }]);
  }

  choose(branches: readonly Branch[]): void {
    this.add({ kind: 'if', branches });
  }

  /** A statement that runs whether this branch is taken or not, before it. */
  before(statement: Statement): void {
    this.#declarations.push(statement);
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
