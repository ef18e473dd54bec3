import type { Ir, IrStep } from '../../ir/ir.ts';
import { propertyName, quoted } from '../code-text.ts';
import type { PlainFormulas } from './plain-formulas.ts';
import type { PlainReads } from './plain-reads.ts';
import { slotOf } from './slots.ts';

/** Which rows of tables deductions report, as data. */
export class PlainBrackets {
  readonly #formulas: PlainFormulas;
  readonly #reads: PlainReads;
  readonly #steps: readonly IrStep[];

  constructor({ items }: Ir, formulas: PlainFormulas, reads: PlainReads) {
    this.#formulas = formulas;
    this.#reads = reads;
    const steps = items.filter((item): item is IrStep => item.item === 'step');
    const reported = new Set(steps.map(({ bracket }) => bracket));
    this.#steps = steps.filter(({ id }) => reported.has(id));
  }

  #applied(step: IrStep): readonly string[] {
    const roots = [...(step.condition === null ? [] : [step.condition]), step.value];
    return roots.flatMap((root) => this.#reads.applications(root)).flatMap((id) => this.#application(id));
  }

  #application(id: number): readonly string[] {
    const { slots, tables } = this.#formulas;
    const plan = tables.plans.get(id);
    if (plan === undefined || plan.table.form === 'map') return [];
    const scale = plan.scale.code === '1' ? -1 : slots.place(slotOf.tableScale(id));
    const valueScale = plan.valueScale * (plan.scalesValue ? plan.scale.d : 1n);
    const fields = [
      `id: ${quoted(plan.table.id)}`,
      `form: ${quoted(plan.table.form)}`,
      `limitScale: ${plan.limitScale}n`,
      `valueScale: ${valueScale}n`,
      `scalesValue: ${plan.scalesValue}`,
      `rows: ${quoted(plan.field)}`,
      `row: ${slots.place(slotOf.row(id))}`,
      `base: ${slots.place(slotOf.tableBase(id))}`,
      `scale: ${scale}`,
    ];
    return [`{ ${fields.join(', ')} }`];
  }

  /** The field of the module. */
  written(): readonly string[] {
    const lists = this.#steps.flatMap((step) => {
      const tables = this.#applied(step);
      return tables.length === 0
        ? []
        : [`    ${propertyName(step.id)}: [`, ...tables.map((one) => `      ${one},`), '    ],'];
    });
    return lists.length === 0 ? ['  brackets: {},'] : ['  brackets: {', ...lists, '  },'];
  }
}
