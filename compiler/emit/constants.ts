import { type Exact, reduce } from '../../runtime/numbers/exact.ts';
import { isDecimal, printPlain } from '../../runtime/numbers/print.ts';
import type { Rounding } from '../../runtime/numbers/rounding.ts';
import { derived } from '../program/names.ts';
import { quoted } from './code-text.ts';

/** Digits that any literal of a rule file fits into. */
const DIGITS = 40;

/** A decimal as it is written in emitted code. Every parameter of a rule file is one. */
export function decimalText(value: Exact): string {
  if (!isDecimal(value, DIGITS)) throw new RangeError('a literal must be a decimal');
  return printPlain(value, DIGITS);
}

function nameOf(text: string): string {
  return `n_${text.replace('-', 'minus_').replace('.', '_').replace('/', '_over_')}`;
}

/** Constants shared by the formulas of one module, each parsed once when the module is loaded. */
export class Constants {
  readonly #numbers = new Map<string, string>();
  readonly #roundings = new Map<string, { readonly name: string; readonly code: string }>();

  /** The name of a number: `n_0_35`. */
  number(value: Exact): string {
    if (value.n === 0n) return 'rt.ZERO';
    const { n, d } = reduce(value);
    if (n === d) return 'rt.ONE';
    const isOne = isDecimal(value, DIGITS);
    const text = isOne ? decimalText(value) : `${n}/${d}`;
    const name = nameOf(text);
    this.#numbers.set(name, isOne ? `rt.decimal(${quoted(text)})` : `rt.exact(${n}n, ${d}n)`);
    return name;
  }

  /** The name of a rounding. */
  rounding(rounding: Rounding): string {
    const rungs = rounding.rungs.map(({ quantum, above }) => {
      const limit = above === null ? 'null' : this.number(above);
      return `{ quantum: ${this.number(quantum)}, above: ${limit} }`;
    });
    const code = `{ mode: ${quoted(rounding.mode)}, rungs: [${rungs.join(', ')}] }`;
    const known = this.#roundings.get(code);
    if (known !== undefined) return known.name;
    const name = derived('rounding', String(this.#roundings.size + 1));
    this.#roundings.set(code, { name, code });
    return name;
  }

  /** The declarations, numbers first. */
  declarations(): readonly string[] {
    const numbers = [...this.#numbers].map(([name, code]) => `const ${name} = ${code};`);
    const roundings = [...this.#roundings.values()].map(
      ({ name, code }) => `const ${name}: rt.Rounding = ${code};`,
    );
    return [...numbers, ...roundings];
  }
}
