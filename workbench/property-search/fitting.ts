import type { Ir, IrBound, IrInput, NodeId } from '../../compiler/ir/ir.ts';
import { addDays } from '../../runtime/module/dates.ts';
import type { Period } from '../../runtime/module/period.ts';
import type { InputValue } from '../../runtime/module.ts';
import { type Estimate, type Estimated, Estimator, type Refusing } from './estimate.ts';
import { estimatedInputs, type Sent } from './sent.ts';

/** The value of a formula of the file over what is sent. */
type Evaluate = (id: NodeId, sent: Sent) => Estimated;

/** What is sent, in approximate numbers, and what comes of it. */
interface Tried {
  readonly inputs: ReadonlyMap<string, Estimated>;
  readonly estimate: Estimate;
}

/** Whether what else is sent decides the ends of the input, or that it must be sent. */
export function isDependent({ type, lower, upper, requiredWhen }: IrInput): boolean {
  return requiredWhen !== null || (type.kind === 'date' && (lower !== null || upper !== null));
}

function formulasOf({ lower, upper, requiredWhen }: IrInput): readonly NodeId[] {
  return [lower?.value, upper?.value, requiredWhen].filter((id) => id !== undefined && id !== null);
}

/** The day that a bound allows first, counted inwards. */
function dayWithin(
  { value, closed }: IrBound,
  inwards: 1 | -1,
  sent: Sent,
  evaluate: Evaluate,
): string | null {
  const end = evaluate(value, sent);
  if (typeof end !== 'string') return null;
  return closed ? end : addDays(end, inwards);
}

function fittedDate(date: string, { lower, upper }: IrInput, sent: Sent, evaluate: Evaluate): string {
  const first = lower === null ? null : dayWithin(lower, 1, sent, evaluate);
  const last = upper === null ? null : dayWithin(upper, -1, sent, evaluate);
  const notAfter = last !== null && date > last ? last : date;
  return first !== null && notAfter < first ? first : notAfter;
}

/**
 * Moves what a caller could not send together in one period to what he could: dates into the bounds that other inputs and
 * the period give them, and what must be sent under a condition is sent. What the rules refuse then, it tells.
 */
export class Fitting {
  readonly #inputs: readonly IrInput[];
  readonly #usual: (input: IrInput) => InputValue | undefined;
  readonly #estimator: Estimator;
  readonly #evaluate: Evaluate;
  #last: (Tried & { readonly sent: Sent }) | null = null;

  /** `inputs` are those that may be moved; `usual` is a value of one that may be sent. */
  constructor(
    ir: Ir,
    period: Period,
    inputs: readonly IrInput[],
    usual: (input: IrInput) => InputValue | undefined,
  ) {
    this.#usual = usual;
    this.#inputs = inputs.filter(isDependent);
    const formulas = this.#inputs.flatMap(formulasOf);
    const estimator = new Estimator(ir, period, { steps: [], formulas });
    const computes = new Map(formulas.map((id) => [id, estimator.compile(id)]));
    this.#estimator = estimator;
    this.#evaluate = (id, sent) => {
      const { inputs, estimate } = this.#tried(sent);
      return estimator.evaluate(computes.get(id) ?? estimator.compile(id), inputs, estimate);
    };
  }

  fit(sent: Sent): Sent {
    return this.#inputs.reduce((now, input) => this.#fitted(input, now), sent);
  }

  /** All that refuses what is sent. */
  refusing(sent: Sent): readonly Refusing[] {
    const { inputs, estimate } = this.#tried(sent);
    return estimate.refused ? this.#estimator.refusing(inputs, estimate) : [];
  }

  /** Estimated once for all that is asked of it. */
  #tried(sent: Sent): Tried {
    if (this.#last?.sent === sent) return this.#last;
    const inputs = estimatedInputs(sent);
    this.#last = { sent, inputs, estimate: this.#estimator.run(inputs) };
    return this.#last;
  }

  #fitted(input: IrInput, sent: Sent): Sent {
    const { id, type, requiredWhen } = input;
    const value = sent[id];
    if (typeof value === 'string') {
      const fitted = type.kind === 'date' ? fittedDate(value, input, sent, this.#evaluate) : value;
      return fitted === value ? sent : { ...sent, [id]: fitted };
    }
    if (value !== undefined || requiredWhen === null || this.#evaluate(requiredWhen, sent) !== true)
      return sent;
    const usual = this.#usual(input);
    return usual === undefined ? sent : this.#fitted(input, { ...sent, [id]: usual });
  }
}
