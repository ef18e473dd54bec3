import { type Block, indented } from '../formulas/block.ts';

/** What a value is where nothing is computed. */
export interface Nothing {
  /** The type, where it is not that of the code. */
  readonly typed: string;
  readonly code: string;
}

/**
 * Where the values of one step are computed: as they come, or in the branch of a condition, outside of which
 * they are nothing.
 */
export class StepPlace {
  /** Where the code that computes goes. */
  readonly branch: Block;
  readonly #when: string | null;
  readonly #block: Block;
  /** True when the step itself may not exist. */
  readonly #mayBeAbsent: boolean;

  constructor(when: string | null, mayBeAbsent: boolean, block: Block) {
    this.#when = when;
    this.#block = block;
    this.#mayBeAbsent = mayBeAbsent;
    this.branch = when === null ? block : block.branch();
  }

  get isConditional(): boolean {
    return this.#when !== null;
  }

  /** Gives code a name; `isFinal`: one that later steps read. */
  give(name: string, code: string, nothing: Nothing, isFinal: boolean): string {
    const outlives = isFinal && this.#mayBeAbsent;
    const declaration = `let ${name}${nothing.typed} = ${nothing.code};`;
    if (outlives) this.#block.before(declaration);
    else if (this.isConditional) this.#block.add(declaration);
    const isDeclared = outlives || this.isConditional;
    this.branch.add(isDeclared ? `${name} = ${code};` : `const ${name}${nothing.typed} = ${code};`);
    return name;
  }

  /** Ends the branch. */
  close(): void {
    if (this.#when === null) return;
    this.#block.add(`if (${this.#when}) {`, ...indented(this.branch.lines), '}');
  }
}
