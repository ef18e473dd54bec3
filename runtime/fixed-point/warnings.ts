import type { ExecutableIr } from '../ir/executable-ir.ts';
import { valueTypeOf } from '../ir/value-type.ts';
import type { InputValue } from '../module/manifest.ts';
import type { RuleWarning } from '../module/outcome.ts';
import { show } from '../module/show.ts';

/** The warnings of one payslip: emitted code says which one and what its message shows, the law holds its words. */
export class Warnings {
  readonly all: RuleWarning[] = [];
  readonly #ir: () => ExecutableIr;

  constructor(ir: () => ExecutableIr) {
    this.#ir = ir;
  }

  /**
   * Adds the warning at a place among the notices of the rules. The same code on the same field is one warning with
   * both messages.
   */
  add(notice: number, ...values: readonly InputValue[]): void {
    const warning = this.#worded(notice, values);
    const { all } = this;
    const place = all.findIndex(({ code, field }) => code === warning.code && field === warning.field);
    const earlier = all[place];
    if (earlier === undefined) all.push(warning);
    else if (earlier.message !== warning.message) {
      all[place] = { ...warning, message: `${earlier.message}; ${warning.message}` };
    }
  }

  #worded(place: number, values: readonly InputValue[]): RuleWarning {
    const { notices, nodes, scheme } = this.#ir();
    const notice = notices[place];
    if (notice === undefined) throw new RangeError(`the rules have no notice ${place}`);
    let shown = 0;
    const texts = notice.message.map((part) => {
      if ('text' in part) return part.text;
      const [value, type] = [values[shown++], nodes[part.value]?.type];
      return value === undefined || type === undefined ? '' : show(value, valueTypeOf(type), scheme.currency);
    });
    const { code, severity, field } = notice;
    return { code, severity, field, message: texts.join('') };
  }
}
