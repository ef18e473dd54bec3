import { grouped } from '../module/grouped.ts';
import type { InputValue, Manifest, StepSpec } from '../module/manifest.ts';
import type { ReadValue, TraceStep } from '../module/outcome.ts';
import { type FormulaTemplate, isFixed } from '../trace/formula-template.ts';
import type { SlotStep, TracedRules } from './fixed-point-rules.ts';
import type { ShownValue, SlotAmount } from './shown-value.ts';
import { SlotFormula } from './slot-formula.ts';
import { SlotObjects } from './slot-objects.ts';
import { ReadConditions, type ShownPayslip } from './step-reads.ts';

type Objects = readonly ReadValue[];

/** A value that a step may read, and its place among the objects. */
interface Read {
  readonly name: string;
  readonly place: number;
  readonly when: ReadConditions;
  /** True where no other value of the step has its name. */
  readonly isOnly: boolean;
}

interface Step {
  readonly id: string;
  readonly rounding: string | null;
  readonly present: number;
  /** A text where it is the same on every payslip. */
  readonly formula: string | SlotFormula;
  /** Places of what is read where everything always is, each name once; null for any other step. */
  readonly always: readonly number[] | null;
  readonly reads: readonly Read[];
  /** Places of the results. */
  readonly final: number;
  readonly raw: number;
}

/** Gives the steps of one rule file's payslips as objects: what they read, and what came of it. */
export class TraceObjects {
  readonly #plain: TracedRules;
  readonly #objects = new SlotObjects();
  readonly #steps: readonly Step[];

  constructor({ steps }: Manifest, plain: TracedRules) {
    this.#plain = plain;
    const formulas = plain.formulas();
    this.#steps = steps.flatMap((spec, place) => {
      const [slots, template] = [plain.steps[place], formulas.get(spec.id)];
      if (slots === undefined || template === undefined) return [];
      return [tracedStep(spec, slots, plain.values, this.#objects, template)];
    });
  }

  /** The steps that exist for the payslip, in order; values are exact, and computed when they are read. */
  stepsOf(payslip: ShownPayslip): readonly TraceStep[] {
    const { row, slots } = payslip;
    this.#plain.show(row, slots);
    const objects = this.#objects.of(slots);
    const all: TraceStep[] = [];
    for (const step of this.#steps) {
      if (step.present < 0 || slots[step.present] === 1) all.push(stepOf(step, objects, payslip));
    }
    return all;
  }
}

function stepOf(step: Step, objects: Objects, payslip: ShownPayslip): TraceStep {
  const { id, rounding, formula: written, always } = step;
  const inputs = always === null ? someOf(step.reads, objects, payslip) : allOf(always, objects);
  const formula = typeof written === 'string' ? written : written.of(payslip).text;
  return {
    id,
    formula,
    rounding,
    inputs,
    raw: valueAt(objects, step.raw),
    final: valueAt(objects, step.final),
  };
}

function valueAt(objects: Objects, place: number): InputValue {
  return objects[place]?.value ?? false;
}

/** A list as long as what is read: one that grows begins with room for seventeen. */
function allOf(places: readonly number[], objects: Objects): readonly ReadValue[] {
  const inputs = new Array<ReadValue>(places.length);
  for (let at = 0; at < places.length; at++) {
    const object = objects[places[at] ?? 0];
    if (object !== undefined) inputs[at] = object;
  }
  return inputs;
}

/** What was read, each name once, in the order in which it was read first. */
function someOf(reads: readonly Read[], objects: Objects, payslip: ShownPayslip): readonly ReadValue[] {
  const inputs = new Array<ReadValue>(reads.length);
  let count = 0;
  for (let at = 0; at < reads.length; at++) {
    const read = reads[at];
    if (read === undefined || !read.when.hold(payslip)) continue;
    const object = objects[read.place];
    if (object === undefined || (!read.isOnly && hasName(inputs, count, read.name))) continue;
    inputs[count] = object;
    count += 1;
  }
  inputs.length = count;
  return inputs;
}

function hasName(inputs: Objects, count: number, name: string): boolean {
  for (let at = 0; at < count; at++) if (inputs[at]?.name === name) return true;
  return false;
}

function tracedStep(
  { id, type, words, rounding }: StepSpec,
  { present, reads, final, raw }: SlotStep,
  values: readonly ShownValue[],
  objects: SlotObjects,
  template: FormulaTemplate,
): Step {
  const named = reads.flatMap((read) => {
    const shown = values[read[0] ?? -1];
    if (shown === undefined) return [];
    return [{ name: shown.name, place: objects.place(shown), when: new ReadConditions(read) }];
  });
  const counts = grouped(named, ({ name }) => name);
  const all = named.map((read) => ({ ...read, isOnly: counts.get(read.name)?.length === 1 }));
  const readsAllAlways = all.every(({ when, isOnly }) => when.isAlways && isOnly);
  const result = ({ slot, scale, over }: SlotAmount): number =>
    objects.place({ name: id, type, words, slot, scale, over });
  return {
    id,
    rounding,
    present,
    formula: isFixed(template) ? template.join('') : new SlotFormula(template, all),
    always: readsAllAlways ? all.map(({ place }) => place) : null,
    reads: all,
    final: result(final),
    raw: result(raw ?? final),
  };
}
