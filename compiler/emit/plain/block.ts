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
  variable(type: 'number' | 'boolean' | 'string' = 'number'): string {
    const name = this.#names.next();
    this.lines.push(`let ${name}: ${type};`);
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

/** A line that gives a temporary name its value, or declares it. */
const WRITTEN = /^\s*(?:const |let )?(\$\d+)\b(?:: \w+)?(?: = |;)/;

/** Lines without the names that nothing reads: a value that is multiplied by zero, say. */
export function withoutUnread(lines: readonly string[]): readonly string[] {
  const reads = new Map<string, number>();
  const count = (name: string, by: number): void => {
    reads.set(name, (reads.get(name) ?? 0) + by);
  };
  for (const name of lines.join('\n').match(/\$\d+\b/g) ?? []) count(name, 1);
  for (const line of lines) count(WRITTEN.exec(line)?.[1] ?? '', -1);
  const kept = lines.filter((line) => {
    const name = WRITTEN.exec(line)?.[1];
    return name === undefined || reads.get(name) !== 0;
  });
  return kept.length === lines.length ? lines : withoutUnread(kept);
}

/** Lines inside braces. */
export function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`);
}
