import type { IrBound, IrInput } from '../../ir/ir.ts';
import { inputTypeOf } from '../../ir/value-type.ts';
import { INPUT_DIGITS } from '../../runtime/inputs.ts';
import { comment } from '../code-text.ts';
import { type Block, indented } from '../formulas/block.ts';
import { Arithmetic, commonScale, type Fraction, namedFraction } from '../formulas/fraction.ts';
import { derived, identifier } from '../identifiers.ts';
import type { ExactFormulas } from './exact-formulas.ts';

/** Whatever a caller may send is whole in these parts. */
const INPUT_SCALE = 10n ** BigInt(INPUT_DIGITS);

const READERS: Readonly<Record<string, string>> = {
  boolean: 'sentBoolean',
  choice: 'sentText',
  date: 'sentText',
};

function isQuantity(input: IrInput): boolean {
  return READERS[inputTypeOf(input.type)] === undefined;
}

/** Writes how inputs are read, what of them is refused, and what they are worth. */
export class ExactInputs {
  readonly #formulas: ExactFormulas;
  /** Ids of the inputs whose value anything reads. */
  readonly #read: ReadonlySet<string>;

  constructor(inputs: readonly IrInput[], formulas: ExactFormulas, read: ReadonlySet<string>) {
    this.#formulas = formulas;
    this.#read = read;
    for (const { id } of inputs) formulas.defineGiven(id, `rt.isGiven(call, ${derived('input', id)})`);
  }

  /** The lines that read an input and refuse what lies outside its bounds. */
  checks(input: IrInput, block: Block): void {
    const spec = derived('input', input.id);
    const sent = derived(input.id, 'sent');
    const kind = inputTypeOf(input.type);
    block.add(comment(input.label));
    if (isQuantity(input) || kind === 'choice' || this.#read.has(input.id)) {
      block.add(`const ${sent} = rt.${READERS[kind] ?? 'sentQuantity'}(call, ${spec});`);
    }
    if (input.presence === 'required') block.add(`rt.checkPresence(ledger, ${spec}, call);`);
    if (isQuantity(input)) block.add(`rt.checkDigits(ledger, ${spec}, ${sent});`);
    if (input.lower !== null || input.upper !== null) {
      const [low, high] = [this.#bound(input.lower, block), this.#bound(input.upper, block)];
      block.add(`rt.checkBounds(ledger, ${spec}, ${sent}, ${low}, ${high});`);
    }
    if (kind === 'choice') block.add(`rt.checkWord(ledger, ${spec}, ${sent});`);
  }

  #bound(bound: IrBound | null, block: Block): string {
    if (bound === null) return 'null';
    const value = this.#formulas.silently(() => this.#formulas.quantity(bound.value, block));
    return `{ value: ${this.#formulas.object(value)}, closed: ${bound.closed} }`;
  }

  /** The lines that give an input its value, once nothing before it has been refused. */
  value(input: IrInput, block: Block): void {
    if (!this.#read.has(input.id)) return;
    this.#formulas.silently(() =>
      isQuantity(input) ? this.#quantity(input, block) : this.#other(input, block),
    );
  }

  /** A yes or no, a word, or a date. */
  #other(input: IrInput, block: Block): void {
    const [name, sent] = [identifier(input.id), derived(input.id, 'sent')];
    if (input.defaultValue === null) {
      this.#formulas.define(input.id, `rt.present(${sent})`);
      return;
    }
    const branch = block.branch();
    const code = this.#formulas.logic(input.defaultValue, branch);
    if (branch.lines.length === 0) block.add(`const ${name} = ${sent} ?? ${code};`);
    else {
      block.add(`let ${name} = ${sent};`, `if (${name} === undefined) {`);
      block.add(...indented([...branch.lines, `${name} = ${code};`]), '}');
    }
    this.#formulas.define(input.id, name);
  }

  #quantity(input: IrInput, block: Block): void {
    const formulas = this.#formulas;
    const [name, sent] = [identifier(input.id), derived(input.id, 'sent')];
    if (input.defaultValue !== null) {
      const value = this.#orDefault(input.defaultValue, name, sent, block);
      const object = derived(input.id, 'v');
      block.add(`const ${object} = ${sent} ?? ${formulas.object(value)};`);
      formulas.define(input.id, value);
      formulas.defineObject(value, object);
      return;
    }
    // What must be sent is there by now; anything else is read only where it is.
    const isThere = input.presence === 'required' && input.unless === null;
    const object = isThere ? derived(input.id, 'v') : `rt.present(${sent})`;
    const code = `rt.over(${object}, ${INPUT_SCALE}n)`;
    if (isThere) block.add(`const ${object} = rt.present(${sent});`, `const ${name} = ${code};`);
    const value = namedFraction(isThere ? name : code, INPUT_SCALE, null, false);
    formulas.define(input.id, value);
    formulas.defineObject(value, object);
  }

  /** What was sent, else the default, over one denominator. */
  #orDefault(id: number, name: string, sent: string, block: Block): Fraction {
    const [own, branch] = [block.branch(), block.branch()];
    const given = namedFraction(`rt.over(${sent}, ${INPUT_SCALE}n)`, INPUT_SCALE, null, false);
    const fallback = this.#formulas.quantity(id, branch);
    const { d, over } = commonScale([given, fallback]);
    const a = new Arithmetic(own).over(given, d, over);
    const b = new Arithmetic(branch).over(fallback, d, over);
    if (own.lines.length + branch.lines.length === 0) {
      block.add(`const ${name} = ${sent} === undefined ? ${b.n} : ${a.n};`);
    } else {
      block.add(`let ${name}: bigint;`, `if (${sent} === undefined) {`);
      block.add(...indented([...branch.lines, `${name} = ${b.n};`]));
      block.add('} else {', ...indented([...own.lines, `${name} = ${a.n};`]), '}');
    }
    return { ...namedFraction(name, d, null, false), over };
  }
}
