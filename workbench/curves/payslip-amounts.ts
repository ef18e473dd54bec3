import { SUMMARY_FIELDS } from '../../runtime/module/summary-fields.ts';
import type { Call, Evaluation, InputSpec, RuleModule } from '../../runtime/module.ts';
import { decimal, type Exact, exact, over, ZERO } from '../../runtime/numbers/exact.ts';
import { printPlain } from '../../runtime/numbers/print.ts';
import { roundToInteger } from '../../runtime/numbers/rounding.ts';

/** Values of an input are counted in parts of this size: no request sends more than ten fraction digits. */
export const PARTS = 10n ** 10n;

/** The payslips of a call with one input changed, calculated one by one. */
export class PayslipAmounts {
  /** The number of calculated payslips. */
  count = 0;
  readonly #rules: RuleModule;
  readonly #call: Call;
  readonly #input: InputSpec;
  readonly #shown = new Map<string, Set<bigint>>();

  constructor(rules: RuleModule, call: Call, input: InputSpec) {
    this.#rules = rules;
    this.#call = call;
    this.#input = input;
  }

  /** The cents that a payslip shows under a name, with so many parts of the input; null where the rules refuse it. */
  centsAt(parts: bigint, name: string): bigint | null {
    this.count += 1;
    const inputs = { ...this.#call.inputs, [this.#input.wire]: exact(parts, PARTS) };
    const trace = !SUMMARY_FIELDS.some((field) => field === name);
    const outcome = this.#rules.evaluate({ ...this.#call, inputs, trace });
    if (outcome.kind === 'refused') return null;
    const { n, d } = amountOf(outcome.evaluation, name);
    const cents = roundToInteger(n * 100n, d, 'half_up');
    this.#shown.set(name, this.shown(name).add(cents));
    return cents;
  }

  /** The cents that the payslips so far show under a name. */
  shown(name: string): Set<bigint> {
    return this.#shown.get(name) ?? new Set();
  }
}

/** A field of the summary, or what a step came to: of a half month, its half. Steps that do not exist are nothing. */
function amountOf({ summary, trace, half }: Evaluation, name: string): Exact {
  const field = SUMMARY_FIELDS.find((one) => one === name);
  if (field !== undefined) return summary[field];
  const step =
    (half === undefined ? undefined : trace.find(({ id }) => id === `${name}@half`)) ??
    trace.find(({ id }) => id === name);
  return typeof step?.final === 'object' ? step.final : ZERO;
}

/** The number of parts in a decimal. */
export function partsOf(text: string): bigint {
  return over(decimal(text), PARTS);
}

/** The decimal of a number of parts. */
export function partsText(parts: bigint): string {
  return printPlain(exact(parts, PARTS), 10);
}
