import { DOUBLES, type WholeNumbers } from './whole-numbers.ts';

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
  /** What the code computes with. */
  readonly numbers: WholeNumbers;

  constructor(
    names: TemporaryNames,
    declarations: string[] = [],
    isBranch = false,
    numbers: WholeNumbers = DOUBLES,
  ) {
    this.numbers = numbers;
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
  variable(type: WholeNumbers['type'] | 'boolean' | 'string' = this.numbers.type): string {
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
    return new Block(this.#names, this.#declarations, true, this.numbers);
  }

  /** Everything, declarations first. */
  written(): readonly string[] {
    return [...this.#declarations, ...this.lines];
  }
}

/** A temporary name, or that of a value as an object. */
const NAME = /(?<![\w$])(?:\$\d+|[A-Za-z_][\w$]*\$v)(?![\w$])/g;

/** A line that gives such a name its value, or declares it. */
const WRITTEN = /^\s*(?:const |let )?(\$\d+|[A-Za-z_][\w$]*\$v)(?![\w$])(?:: [\w.]+)?(?: = |;)/;

/** What takes a note is done for its own sake. */
const NOTED = /^(\s*)const \$\d+ = (ledger\.apply\(.*)$/;

/** Lines without the names that nothing reads: a value that is multiplied by zero, say. */
export function withoutUnread(lines: readonly string[]): readonly string[] {
  const reads = new Map<string, number>();
  const count = (name: string, by: number): void => {
    reads.set(name, (reads.get(name) ?? 0) + by);
  };
  for (const name of lines.join('\n').match(NAME) ?? []) count(name, 1);
  for (const line of lines) count(WRITTEN.exec(line)?.[1] ?? '', -1);
  const kept = lines.flatMap((line) => {
    const name = WRITTEN.exec(line)?.[1];
    if (name === undefined || reads.get(name) !== 0) return [line];
    const noted = NOTED.exec(line);
    return noted === null ? [] : [`${noted[1]}${noted[2]}`];
  });
  const same = kept.length === lines.length && kept.every((line, place) => line === lines[place]);
  return same ? lines : withoutUnread(kept);
}

/** Lines inside braces. */
export function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`);
}
