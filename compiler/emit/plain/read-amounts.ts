import type { ValueType } from '../../runtime/module.ts';
import { quoted } from '../code-text.ts';
import type { Fraction } from '../formulas/fraction.ts';

/**
 * Quantities that steps read, as objects: what is the same on every payslip stands once in the module, so that a
 * payslip makes one small object for each.
 */
export class ReadAmounts {
  /** Code of what is the same on every payslip, by its name in the module. */
  readonly specs = new Map<string, string>();

  /** Code of the object of `n / (d · over)` under its name in the trace; `over` is code, null without. */
  object(name: string, type: ValueType, n: string, { d }: Pick<Fraction, 'd'>, over: string | null): string {
    const code = `rt.amountSpec(${quoted(name)}, ${quoted(type)}, ${d}n)`;
    const spec = this.#spec(name.replaceAll(/\W+/g, '$'), code);
    return over === null
      ? `new rt.ReadAmount(${spec}, ${n})`
      : `new rt.ReadAmountOver(${spec}, ${n}, ${over})`;
  }

  /** One name may be read over several denominators, as cells of a table that change with the date. */
  #spec(stem: string, code: string): string {
    for (let count = 1; ; count++) {
      const name = `${stem}$a${count === 1 ? '' : count}`;
      const known = this.specs.get(name);
      if (known !== undefined && known !== code) continue;
      this.specs.set(name, code);
      return name;
    }
  }
}
