import type { Ir, IrBound, IrInput, NodeId } from '../../compiler/ir/ir.ts';
import { addDays } from '../../runtime/module/dates.ts';
import type { Period } from '../../runtime/module/period.ts';
import type { InputValue } from '../../runtime/module.ts';
import { type Estimated, Estimator } from './estimate.ts';
import { estimatedInputs, type Sent } from './sent.ts';

/** The value of a formula of the file over what is sent. */
type Evaluate = (id: NodeId, sent: Sent) => Estimated;

/** Whether what else is sent decides the ends of the input, or that it must be sent. */
function isDependent({ type, lower, upper, requiredWhen }: IrInput): boolean {
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
 * Moves what a caller could not send together to what he could: dates into the bounds that other inputs and the period
 * give them, and what must be sent under a condition is sent. So a search tries payslips, and not refusals.
 */
export class Fitting {
  readonly #ir: Ir;
  readonly #inputs: readonly IrInput[];
  readonly #usual: (input: IrInput) => InputValue | undefined;
  readonly #formulas = new Map<Period, Evaluate>();

  /** `inputs` are those that may be moved; `usual` is a value of one that may be sent. */
  constructor(ir: Ir, inputs: readonly IrInput[], usual: (input: IrInput) => InputValue | undefined) {
    this.#ir = ir;
    this.#usual = usual;
    this.#inputs = inputs.filter(isDependent);
  }

  fit(sent: Sent, period: Period): Sent {
    if (this.#inputs.length === 0) return sent;
    const evaluate = this.#valuesOn(period);
    return this.#inputs.reduce((now, input) => this.#fitted(input, now, evaluate), sent);
  }

  #fitted(input: IrInput, sent: Sent, evaluate: Evaluate): Sent {
    const { id, type, requiredWhen } = input;
    const value = sent[id];
    if (typeof value === 'string') {
      return type.kind === 'date' ? { ...sent, [id]: fittedDate(value, input, sent, evaluate) } : sent;
    }
    if (value !== undefined || requiredWhen === null || evaluate(requiredWhen, sent) !== true) return sent;
    const usual = this.#usual(input);
    return usual === undefined ? sent : this.#fitted(input, { ...sent, [id]: usual }, evaluate);
  }

  #valuesOn(period: Period): Evaluate {
    const known = this.#formulas.get(period) ?? this.#compiled(period);
    this.#formulas.set(period, known);
    return known;
  }

  #compiled(period: Period): Evaluate {
    const formulas = this.#inputs.flatMap(formulasOf);
    const estimator = new Estimator(this.#ir, period, { steps: [], formulas });
    const computes = new Map(formulas.map((id) => [id, estimator.compile(id)]));
    return (id, sent) => {
      const inputs = estimatedInputs(sent);
      return estimator.evaluate(computes.get(id) ?? estimator.compile(id), inputs, estimator.run(inputs));
    };
  }
}
