import type { AppliedTable, SlotStep } from '../../runtime/fixed-point/fixed-point-rules.ts';
import type { ShownValue, SlotAmount } from '../../runtime/fixed-point/shown-value.ts';
import { leadingItems } from '../../runtime/ir/schedule.ts';
import { inputTypeOf } from '../../runtime/ir/value-type.ts';
import { SUMMARY_FIELDS } from '../../runtime/module/summary-fields.ts';
import type { SummaryField } from '../../runtime/module.ts';
import type { Ir, IrInput, IrItem, IrStep, NodeId } from '../ir/ir.ts';
import { Block, TemporaryNames } from './block.ts';
import type { Statement } from './code.ts';
import * as code from './code.ts';
import { Formulas } from './formulas.ts';
import type { Scale } from './fraction.ts';
import { scaleOf } from './input-scale.ts';
import { Inputs } from './inputs.ts';
import { type ParameterField, Parameters } from './parameters.ts';
import { Reads } from './reads.ts';
import { simplified } from './simplify.ts';
import { Slots, slotOf } from './slots.ts';
import { Steps } from './steps.ts';
import { Totals } from './totals.ts';

/**
 * The rules of one file in plain whole numbers: what is computed into the slots of a payslip, as statements, and what
 * everything else needs to know of these slots, as data.
 */
export interface Program {
  /** Slots that a payslip takes. */
  readonly size: number;
  /** What each input is counted in. */
  readonly scales: readonly bigint[];
  /** Parameters and tables of a date. */
  readonly parameters: readonly ParameterField[];
  /** Computes a payslip; gives up what plain numbers do not hold, and what the rules refuse. */
  readonly compute: readonly Statement[];
  /** Fills the slots that only traces show. */
  readonly show: readonly Statement[];
  /** Puts the amounts of the answer in whole cents, and adds up its totals. */
  readonly total: readonly Statement[];
  readonly values: readonly ShownValue[];
  /** By the place of the step in the manifest. */
  readonly steps: readonly SlotStep[];
  readonly brackets: readonly (readonly [step: string, tables: readonly AppliedTable[]])[];
  /** Slots of the summary and of the employer tables' totals, in whole cents. */
  readonly summary: readonly (readonly [SummaryField, number])[];
  readonly tables: readonly number[];
}

class ProgramWriter {
  readonly #ir: Ir;
  readonly #names = new TemporaryNames();
  readonly #slots = new Slots();
  readonly #parameters: Parameters;
  readonly #formulas: Formulas;
  readonly #inputs: Inputs;
  readonly #steps: Steps;
  readonly #irSteps: readonly IrStep[];
  readonly #irInputs: readonly IrInput[];

  constructor(ir: Ir) {
    this.#ir = ir;
    this.#parameters = new Parameters(ir);
    this.#formulas = new Formulas(ir, this.#parameters, this.#slots);
    this.#inputs = new Inputs(ir, this.#formulas);
    this.#steps = new Steps(this.#formulas, this.#names, ir.scheme.currency);
    this.#irSteps = ir.items.filter((item): item is IrStep => item.item === 'step');
    this.#irInputs = ir.items.filter((item): item is IrInput => item.item === 'input');
  }

  #item(item: IrItem): readonly Statement[] {
    if (item.item === 'step') return this.#steps.step(item);
    const block = new Block(this.#names);
    this.#inputs.value(item, block);
    return [{ kind: 'comment', texts: [item.label] }, ...block.written()];
  }

  #compute(): readonly Statement[] {
    const sent = new Block(this.#names);
    for (const input of this.#irInputs) this.#inputs.sent(input, sent);
    const leading = leadingItems(this.#ir);
    const items = [...leading, ...this.#ir.items.filter((item) => !leading.has(item))];
    const values = items.flatMap((item) => this.#item(item));
    return simplified([...sent.written(), ...values, ...this.#notices()]);
  }

  /** Refusals first; warnings only for who asks for them. */
  #notices(): readonly Statement[] {
    this.#formulas.remembers = false;
    const notices = Map.groupBy(this.#ir.notices, ({ kind }) => kind);
    const refusals = (notices.get('refuse') ?? []).flatMap((notice) => this.#steps.notice(notice));
    const body = (notices.get('warn') ?? []).flatMap((notice) => this.#steps.notice(notice));
    this.#formulas.remembers = true;
    if (body.length === 0) return refusals;
    const test = code.binary(code.name('$notes'), '!==', code.name('null'));
    return [...refusals, { kind: 'if', branches: [{ test, body }] }];
  }

  #known(slotName: string): number {
    return this.#slots.known(slotName) ?? -1;
  }

  #amount(slotName: string, overName: string, scale: Scale): SlotAmount {
    return { slot: this.#slots.place(slotName), scale: scale.d, over: this.#known(overName) };
  }

  #optional(slotName: string, overName: string, scale: Scale | null | undefined): SlotAmount | null {
    return scale === null || scale === undefined ? null : this.#amount(slotName, overName, scale);
  }

  #slotStep(step: IrStep, reads: SlotStep['reads'], totals: Totals): SlotStep {
    const { id } = step;
    const scales = this.#steps.scales.get(id);
    const final = scales?.final ?? { d: 1n, over: [] };
    return {
      present: this.#known(slotOf.present(id)),
      called: this.#known(slotOf.called(id)),
      final: this.#amount(slotOf.final(id), slotOf.finalOver(id), final),
      raw: this.#optional(slotOf.raw(id), slotOf.rawOver(id), scales?.raw),
      reads,
      base: this.#optional(slotOf.base(id), slotOf.baseOver(id), scales?.base),
      rate: this.#optional(slotOf.rate(id), slotOf.rateOver(id), scales?.rate),
      cents: totals.amounts.get(id) ?? -1,
      baseCents: totals.bases.get(id) ?? -1,
    };
  }

  /** The tables whose applied row a deduction reports. */
  #brackets(reads: Reads): Program['brackets'] {
    const reported = new Set(this.#irSteps.map(({ bracket }) => bracket));
    return this.#irSteps.flatMap((step) => {
      if (!reported.has(step.id)) return [];
      const roots = [...(step.condition === null ? [] : [step.condition]), step.value];
      const tables = roots.flatMap((root) => reads.applications(root)).flatMap((id) => this.#applied(id));
      return tables.length === 0 ? [] : [[step.id, tables] as const];
    });
  }

  #applied(id: NodeId): readonly AppliedTable[] {
    const plan = this.#formulas.tables.plans.get(id);
    if (plan === undefined || plan.table.form === 'map') return [];
    const { limitScale, scalesValue } = plan;
    return [
      {
        id: plan.table.id,
        form: plan.table.form,
        limitScale,
        valueScale: plan.valueScale * (scalesValue ? plan.scale.d : 1n),
        scalesValue,
        rows: plan.field,
        row: this.#slots.place(slotOf.row(id)),
        base: this.#slots.place(slotOf.tableBase(id)),
        scale: plan.scale.times === null ? -1 : this.#slots.place(slotOf.tableScale(id)),
      },
    ];
  }

  write(): Program {
    const compute = this.#compute();
    const reads = new Reads(this.#ir, this.#formulas, this.#inputs, this.#steps);
    const readBy = this.#irSteps.map((step) => reads.of(step));
    const brackets = this.#brackets(reads);
    const totals = new Totals(this.#ir, this.#slots, this.#steps.scales);
    const tables = this.#ir.employerTables.map(({ id }) => totals.table(id));
    const summary = SUMMARY_FIELDS.map((field) => [field, totals.field(field)] as const);
    const total = totals.statements();
    const steps = this.#irSteps.map((step, place) => this.#slotStep(step, readBy[place] ?? [], totals));
    return {
      size: this.#slots.size,
      scales: this.#irInputs.map((input) => (isNumber(input) ? scaleOf(input, this.#ir) : 1n)),
      parameters: this.#parameters.fields,
      compute,
      show: reads.values.statements(),
      total,
      values: reads.values.all,
      steps,
      brackets,
      summary,
      tables,
    };
  }
}

function isNumber(input: IrInput): boolean {
  const kind = inputTypeOf(input.type);
  return kind !== 'choice' && kind !== 'date' && kind !== 'boolean';
}

/** The program of a rule file. */
export function programOf(ir: Ir): Program {
  return new ProgramWriter(ir).write();
}
