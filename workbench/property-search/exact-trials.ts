import type { Ir, IrStep, NodeId } from '../../compiler/ir/ir.ts';
import { manifestOf } from '../../compiler/manifest/manifest.ts';
import { curveNames } from '../../runtime/curves/amount-names.ts';
import { Curve, type Stretch } from '../../runtime/curves/curve.ts';
import { type Effort, type Span, TooManyTurns } from '../../runtime/curves/interval.ts';
import { interpret } from '../../runtime/interpreter/interpret.ts';
import { Ratio } from '../../runtime/interpreter/ratio.ts';
import { BOOLEAN } from '../../runtime/ir/type.ts';
import { valuesByName } from '../../runtime/module/own-value.ts';
import { countedDays, type Period, referenceDate } from '../../runtime/module/period.ts';
import type { Call, Evaluation, InputValue, Manifest, RuleModule, TraceStep } from '../../runtime/module.ts';
import type { Exact } from '../../runtime/numbers/exact.ts';

/** One calculation to try: what is sent, by the names of the file, and for which period. */
export interface Trial {
  readonly sent: Readonly<Record<string, InputValue>>;
  readonly period: Period;
}

/** An amount along one input, whose whole steps of its unit go from one end to the other. */
export interface Line extends Span {
  readonly by: string;
  readonly unit: Exact;
  readonly amount: string;
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
    provenance: null,
    omitZero: false,
    marks: [],
    exceptions: [],
    tags: [],
    table: null,
    block: null,
    base: null,
    rate: null,
    bracket: null,
    terms: null,
    as: null,
    position: ir.items.length,
    span: { start: 0, end: 0 },
  };
}

/** Runs trials of one rule file exactly: what a search reports has been seen here. */
export class ExactTrials {
  readonly #ir: Ir;
  readonly #manifest: Manifest;
  readonly #module: RuleModule;
  readonly #wires: ReadonlyMap<string, { readonly wire: string; readonly isFlag: boolean }>;

  /** `condition` is evaluated beside the steps of the file; see {@link ExactTrials.holds}. */
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

  /** The result of a trial; null when the rules refuse it. */
  run(trial: Trial): Evaluation | null {
    const outcome = this.#module.evaluate(this.#callOf(trial));
    return outcome.kind === 'computed' ? outcome.evaluation : null;
  }

  /**
   * The payslips of a trial along one input, by its exact pieces; null where these cost more than the effort, or show no
   * such amount.
   */
  along(trial: Trial, { by, unit, amount, ...span }: Line, effort: Effort): readonly Stretch[] | null {
    const input = this.#manifest.inputs.find(({ id }) => id === by);
    if (input === undefined || !curveNames(this.#manifest).includes(amount)) return null;
    const grid = { input, unit: Ratio.of(unit), ...span };
    try {
      return Curve.of(this.#module, this.#callOf(trial), grid, [amount], effort).stretches(amount);
    } catch (thrown) {
      if (thrown instanceof TooManyTurns) return null;
      throw thrown;
    }
  }

  #callOf(trial: Trial): Call {
    const { scheme } = this.#ir;
    const inputs = valuesByName<InputValue>();
    const flags = valuesByName<boolean>();
    for (const [id, value] of Object.entries(trial.sent)) {
      const target = this.#wires.get(id);
      if (target === undefined) continue;
      if (target.isFlag) flags[target.wire] = value === true;
      else inputs[target.wire] = value;
    }
    const { period } = trial;
    const year = Number.parseInt(period.end.slice(0, 4), 10);
    return {
      inputs,
      flags,
      period,
      referenceDate: referenceDate(scheme.asOf, period, year),
      days: countedDays(scheme.days, period, scheme.proration),
      trace: true,
    };
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
