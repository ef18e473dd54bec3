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
 * there ends there, and what must be seen outside is declared by `outside` before everything.
 */
export class Block {
  readonly lines: string[] = [];
  readonly #names: TemporaryNames;
  readonly #declarations: string[];
  /** True for the branch of a condition. */
  readonly isBranch: boolean;

  constructor(names: TemporaryNames, declarations: string[] = [], isBranch = false) {
    this.#names = names;
    this.#declarations = declarations;
    this.isBranch = isBranch;
  }

  add(...lines: readonly string[]): void {
    this.lines.push(...lines);
  }

  /** Gives an expression a name. */
  name(expression: string): string {
    const name = this.#names.next();
    this.lines.push(`const ${name} = ${expression};`);
    return name;
  }

  /** Gives an expression a name that later formulas can read; where this branch is not taken it is `otherwise`. */
  nameOutside(expression: string, otherwise: string): string {
    if (!this.isBranch) return this.name(expression);
    const name = this.#names.next();
    this.#declarations.push(`let ${name} = ${otherwise};`);
    this.lines.push(`${name} = ${expression};`);
    return name;
  }

  /** A yes or no that may still be changed. */
  flag(expression: string): string {
    const name = this.#names.next();
    this.lines.push(`let ${name}: boolean = ${expression};`);
    return name;
  }

  /** A variable that the branches of a condition give its value. */
  variable(): string {
    const name = this.#names.next();
    this.lines.push(`let ${name}: number;`);
    return name;
  }

  /** A statement that runs whether this branch is taken or not, before it. */
  before(statement: string): void {
    this.#declarations.push(statement);
  }

  /** An empty block for a branch. */
  branch(): Block {
    return new Block(this.#names, this.#declarations, true);
  }

  /** Everything, declarations first. */
  written(): readonly string[] {
    return [...this.#declarations, ...this.lines];
  }
}

/** Lines inside braces. */
export function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`);
}
