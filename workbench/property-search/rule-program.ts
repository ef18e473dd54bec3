import type { Ir, IrNode, IrStep, NodeId } from '../../compiler/ir/ir.ts';
import { manifestOf } from '../../compiler/manifest/manifest.ts';
import { curveNames } from '../../runtime/curves/amount-names.ts';
import { Curve, type Stretch } from '../../runtime/curves/curve.ts';
import { Effort, type Span, TooManyTurns } from '../../runtime/curves/interval.ts';
import { interpret } from '../../runtime/interpreter/interpret.ts';
import { type Observer, UNOBSERVED } from '../../runtime/interpreter/observer.ts';
import { Ratio } from '../../runtime/interpreter/ratio.ts';
import { BOOLEAN } from '../../runtime/ir/type.ts';
import { valuesByName } from '../../runtime/module/own-value.ts';
import { countedDays, type Period, referenceDate } from '../../runtime/module/period.ts';
import { SUMMARY_FIELDS } from '../../runtime/module/summary-fields.ts';
import type { Call, Evaluation, InputValue, Manifest, Refusal, RuleModule } from '../../runtime/module.ts';
import type { Exact } from '../../runtime/numbers/exact.ts';

/** The inputs of a calculation, by their names in the rule file. */
export type Sent = Readonly<Record<string, InputValue>>;

/** One calculation to try. */
export interface Trial {
  readonly sent: Sent;
  readonly period: Period;
}

/** An amount along one input, which moves in whole steps of `unit` from one end to the other. */
export interface Line extends Span {
  readonly by: string;
  readonly unit: Exact;
  readonly amount: string;
}

/** The values of all steps that exist in one evaluation, by their names. */
export type StepValues = ReadonlyMap<string, InputValue>;

/** A computed payslip. */
export interface Payslip {
  readonly evaluation: Evaluation;
  readonly steps: StepValues;
}

/** The result of a trial: a payslip or refusals. */
export interface Computed {
  readonly payslip: Payslip | null;
  readonly refusals: readonly Refusal[];
}

/** The id of the step that holds the condition of a `check`; no name of a rule file looks like it. */
const CONDITION = '?';

/** Points that the exact pieces of one line may cost. */
const EFFORT = 50_000;

function conditionStep(condition: NodeId, ir: Ir): IrStep {
  return {
    item: 'step',
    id: CONDITION,
    kind: 'let',
    label: CONDITION,
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

/** The rules of one file as the interpreter runs them: each value that a search looks at is exact. */
export class RuleProgram {
  readonly #ir: Ir;
  readonly #manifest: Manifest;
  readonly #module: RuleModule;
  readonly #wires: ReadonlyMap<string, { readonly wire: string; readonly isFlag: boolean }>;
  #steps = new Map<string, InputValue>();

  private constructor(ir: Ir, manifest: Manifest) {
    const observer: Observer = { ...UNOBSERVED, step: (id, _, final) => void this.#steps.set(id, final) };
    this.#ir = ir;
    this.#manifest = manifest;
    this.#module = interpret(ir, manifest, observer);
    this.#wires = new Map(
      manifest.inputs.map(({ id, wire, source }) => [id, { wire, isFlag: source === 'override' }]),
    );
  }

  static of(ir: Ir): RuleProgram {
    return new RuleProgram(ir, manifestOf(ir, { path: '', bytes: new Uint8Array() }));
  }

  /** The same rules with one more step that holds a condition; see {@link isTrue}. */
  static withCondition(ir: Ir, condition: NodeId): RuleProgram {
    return RuleProgram.of({ ...ir, items: [...ir.items, conditionStep(condition, ir)] });
  }

  get inputs(): Manifest['inputs'] {
    return this.#manifest.inputs;
  }

  /** The payslip of a trial, or what refuses it; `trace` asks for the trace of the payslip. */
  run(trial: Trial, trace = false): Computed {
    this.#steps = new Map();
    const outcome = this.#module.evaluate({ ...this.#callOf(trial), trace });
    if (outcome.kind === 'refused') return { payslip: null, refusals: outcome.refusals };
    return { payslip: { evaluation: outcome.evaluation, steps: this.#steps }, refusals: [] };
  }

  /** The value of the condition in a payslip of a program that was made with one. */
  static isTrue({ steps }: Payslip): boolean {
    return steps.get(CONDITION) !== false;
  }

  /** The values that the condition read; the payslip needs its trace. */
  static valuesRead({ evaluation }: Payslip): Evaluation['trace'][number]['inputs'] {
    return evaluation.trace.findLast(({ id }) => id === CONDITION)?.inputs ?? [];
  }

  /** The same rules with some steps held at the given values, whatever is sent. */
  holding(values: StepValues): RuleProgram {
    const nodes: IrNode[] = [...this.#ir.nodes];
    const items = this.#ir.items.map((item) => {
      const value = item.item === 'step' ? values.get(item.id) : undefined;
      const node = nodes[item.item === 'step' ? item.value : 0];
      if (item.item !== 'step' || value === undefined || node === undefined) return item;
      nodes.push({ ...node, operation: constantOf(value), args: [] });
      return { ...item, presence: null, condition: null, rounding: null, value: nodes.length - 1 };
    });
    return new RuleProgram({ ...this.#ir, nodes, items }, this.#manifest);
  }

  /**
   * The exact pieces of an amount along one input; null where they cost too much, or where the amount has no curve. The
   * list is empty where the rules refuse every value of the input.
   */
  along(trial: Trial, { by, unit, amount, ...span }: Line): readonly Stretch[] | null {
    const input = this.#manifest.inputs.find(({ id }) => id === by);
    if (input === undefined || !curveNames(this.#manifest).includes(amount)) return null;
    const grid = { input, unit: Ratio.of(unit), ...span };
    try {
      return Curve.of(this.#module, this.#callOf(trial), grid, [amount], new Effort(EFFORT)).stretches(
        amount,
      );
    } catch (thrown) {
      if (thrown instanceof TooManyTurns) return null;
      throw thrown;
    }
  }

  #callOf({ sent, period }: Trial): Call {
    const { scheme } = this.#ir;
    const inputs = valuesByName<InputValue>();
    const flags = valuesByName<boolean>();
    for (const [id, value] of Object.entries(sent)) {
      const target = this.#wires.get(id);
      if (target === undefined) continue;
      if (target.isFlag) flags[target.wire] = value === true;
      else inputs[target.wire] = value;
    }
    const year = Number.parseInt(period.end.slice(0, 4), 10);
    return {
      inputs,
      flags,
      period,
      referenceDate: referenceDate(scheme.asOf, period, year),
      days: countedDays(scheme.days, period, scheme.proration),
      trace: false,
    };
  }
}

function constantOf(value: InputValue): IrNode['operation'] {
  if (typeof value === 'object') return { op: 'constant', value };
  return typeof value === 'boolean' ? { op: 'truth', value } : { op: 'word', word: value };
}

/** A step of a payslip that has its trace, or a field of the summary; zero where the payslip has no such step. */
export function amountIn({ evaluation }: Payslip, target: string): Ratio {
  const field = SUMMARY_FIELDS.find((one) => one === target);
  const value = evaluation.trace.findLast(({ id }) => id === target)?.final;
  if (value !== undefined && typeof value === 'object') return Ratio.of(value);
  return field === undefined ? Ratio.ZERO : Ratio.of(evaluation.summary[field]);
}
