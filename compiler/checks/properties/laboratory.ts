import { interpret } from '../../interpret/interpret.ts';
import type { Ir, IrStep, NodeId } from '../../ir/ir.ts';
import { BOOLEAN, type Type } from '../../ir/type.ts';
import { manifestOf } from '../../manifest.ts';
import type { Evaluation, InputValue, Manifest, RuleModule, TraceStep } from '../../runtime/module.ts';
import { countedDays, type Period, referenceDate } from '../../runtime/period.ts';

/** One calculation to try: what is sent, by the names of the file, and for which period. */
export interface Trial {
  readonly sent: Readonly<Record<string, InputValue>>;
  readonly period: Period;
}

/** The id under which a condition that no step holds is evaluated; no name of a file looks like it. */
const PROBE = '?';

function probeStep(condition: NodeId, ir: Ir): IrStep {
  return {
    item: 'step',
    id: PROBE,
    kind: 'let',
    label: PROBE,
    type: BOOLEAN,
    presence: null,
    condition: null,
    value: condition,
    rounding: null,
    formula: '',
    roundingText: null,
    law: null,
    source: null,
    omitZero: false,
    marks: [],
    exceptions: [],
    tags: [],
    table: null,
    base: null,
    rate: null,
    bracket: null,
    terms: null,
    as: null,
    position: ir.items.length,
    span: { start: 0, end: 0 },
  };
}

/** A step that always has one given value. */
function heldStep(step: IrStep, value: NodeId): IrStep {
  return { ...step, value, presence: null, condition: null, rounding: null, base: null, rate: null };
}

/** Runs trials of one rule file, as it stands or with some steps held at given values. */
export class Laboratory {
  readonly #ir: Ir;
  readonly #manifest: Manifest;
  readonly #module: RuleModule;
  readonly #wires: ReadonlyMap<string, { readonly wire: string; readonly isFlag: boolean }>;
  #runs = 0;

  /** `condition` is evaluated beside the steps of the file; see {@link Laboratory.holds}. */
  constructor(ir: Ir, condition: NodeId | null = null) {
    this.#ir = condition === null ? ir : { ...ir, items: [...ir.items, probeStep(condition, ir)] };
    this.#manifest = manifestOf(this.#ir, { path: '', bytes: new Uint8Array() });
    this.#module = interpret(this.#ir, this.#manifest);
    this.#wires = new Map(
      this.#manifest.inputs.map(({ id, wire, source }) => [id, { wire, isFlag: source === 'override' }]),
    );
  }

  get inputs(): Manifest['inputs'] {
    return this.#manifest.inputs;
  }

  /** How many calculations have been made. */
  get runs(): number {
    return this.#runs;
  }

  #evaluate(module: RuleModule, trial: Trial): Evaluation | null {
    this.#runs += 1;
    const { scheme } = this.#ir;
    const inputs: Record<string, InputValue> = {};
    const flags: Record<string, boolean> = {};
    for (const [id, value] of Object.entries(trial.sent)) {
      const target = this.#wires.get(id);
      if (target === undefined) continue;
      if (target.isFlag) flags[target.wire] = value === true;
      else inputs[target.wire] = value;
    }
    const { period } = trial;
    const year = Number.parseInt(period.end.slice(0, 4), 10);
    const outcome = module.evaluate({
      inputs,
      flags,
      period,
      referenceDate: referenceDate(scheme.asOf, period, year),
      days: countedDays(scheme.days, period, scheme.proration),
      trace: true,
    });
    return outcome.kind === 'computed' ? outcome.evaluation : null;
  }

  /** The result of a trial; null when the rules refuse it. */
  run(trial: Trial): Evaluation | null {
    return this.#evaluate(this.#module, trial);
  }

  /** The result with some steps held at the values that they have in `from`. */
  runHolding(trial: Trial, held: ReadonlySet<string>, from: Evaluation): Evaluation | null {
    const nodes = [...this.#ir.nodes];
    const constant = (value: InputValue, type: Type): NodeId => {
      const span = { start: 0, end: 0 };
      const common = { args: [], type, range: { low: null, high: null }, grid: null, truth: null, span };
      if (typeof value === 'boolean') nodes.push({ ...common, operation: { op: 'truth', value } });
      else if (typeof value === 'string') nodes.push({ ...common, operation: { op: 'word', word: value } });
      else nodes.push({ ...common, operation: { op: 'constant', value } });
      return nodes.length - 1;
    };
    const items = this.#ir.items.map((item) => {
      if (item.item === 'input' || !held.has(item.id)) return item;
      const value = stepOf(from, item.id)?.final;
      return value === undefined ? item : heldStep(item, constant(value, item.type));
    });
    return this.#evaluate(interpret({ ...this.#ir, nodes, items }, this.#manifest), trial);
  }

  /** What the condition given to the constructor came out as. */
  holds(evaluation: Evaluation): boolean {
    return stepOf(evaluation, PROBE)?.final !== false;
  }

  /** The values that the condition read, by name. */
  valuesRead(evaluation: Evaluation): TraceStep['inputs'] {
    return stepOf(evaluation, PROBE)?.inputs ?? [];
  }
}

/** The trace of one step; undefined when the step does not exist at that date. */
export function stepOf(evaluation: Evaluation, id: string): TraceStep | undefined {
  return evaluation.trace.findLast((step) => step.id === id);
}
