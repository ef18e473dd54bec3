import type { Ir, IrStep } from '../../ir/ir.ts';
import { propertyName, quoted } from '../code-text.ts';
import type { PlainFormulas } from './plain-formulas.ts';
import type { PlainReads } from './plain-reads.ts';
import { slotCode, slotOf } from './slots.ts';

/** A table that a step applies: how its rows are counted, and what the payslip applied of it. */
interface Application {
  /** Code of its `BracketRows`. */
  readonly rows: string;
  /** Code of the rows of the date, the place of the row, the scale and the base. */
  readonly given: string;
}

/** Code that tells which row of a table a deduction reports. */
export class PlainBrackets {
  readonly #formulas: PlainFormulas;
  readonly #reads: PlainReads;
  readonly #declared: string[] = [];
  readonly #applications: ReadonlyMap<string, readonly Application[]>;

  constructor({ items }: Ir, formulas: PlainFormulas, reads: PlainReads) {
    this.#formulas = formulas;
    this.#reads = reads;
    const steps = items.filter((item): item is IrStep => item.item === 'step');
    const reported = new Set(steps.map(({ bracket }) => bracket));
    this.#applications = new Map(
      steps.filter(({ id }) => reported.has(id)).map((step) => [step.id, this.#applied(step)]),
    );
  }

  #applied(step: IrStep): readonly Application[] {
    const roots = [...(step.condition === null ? [] : [step.condition]), step.value];
    return roots.flatMap((root) => this.#reads.applications(root)).flatMap((id) => this.#application(id));
  }

  #application(id: number): readonly Application[] {
    const { slots, tables } = this.#formulas;
    const plan = tables.plans.get(id);
    if (plan === undefined || plan.table.form === 'map') return [];
    const at = (name: string): string => slotCode(slots.place(name));
    const scale = plan.scale.code === '1' ? '1' : at(slotOf.tableScale(id));
    const valueScale = plan.valueScale * (plan.scalesValue ? plan.scale.d : 1n);
    const scales = `limitScale: ${plan.limitScale}n, valueScale: ${valueScale}n, scalesValue: ${plan.scalesValue}`;
    const code = `new rt.BracketRows(${quoted(plan.table.id)}, ${quoted(plan.table.form)}, { ${scales} })`;
    const place = this.#declared.push(code) - 1;
    const given = [plan.rows, at(slotOf.row(id)), scale, at(slotOf.tableBase(id))].join(', ');
    return [{ rows: `$applied[${place}]!`, given }];
  }

  /** The statement that writes the row which the step applied. */
  written(step: string): string {
    const none = this.#applicationsOf(step).map(({ rows, given }) => `!${rows}.write($to, ${given})`);
    return none.length === 0 ? '$to.noRow();' : `if (${none.join(' && ')}) $to.noRow();`;
  }

  #applicationsOf(step: string): readonly Application[] {
    return this.#applications.get(step) ?? [];
  }

  declaration(): readonly string[] {
    if (this.#declared.length === 0) return [];
    return ['const $applied = [', ...this.#declared.map((code) => `  ${code},`), '];', ''];
  }

  /** The functions that give such a row, as the field of the module. */
  objects(): readonly string[] {
    const functions = [...this.#applications].flatMap(([id, applications]) => {
      if (applications.length === 0) return [];
      const rows = applications.map(({ rows, given }) => `${rows}.applied(${given})`);
      return [
        `    ${propertyName(id)}: ($row, $s) => {`,
        '      const $f = rt.known($figures($row.referenceDate));',
        `      return ${rows.join(' ?? ')};`,
        '    },',
      ];
    });
    return functions.length === 0 ? ['  brackets: {},'] : ['  brackets: {', ...functions, '  },'];
  }
}
