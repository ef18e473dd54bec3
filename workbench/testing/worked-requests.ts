import { calculateText } from '../../runtime/calculate.ts';
import { CalculationError } from '../../runtime/calculation-error.ts';
import type { WorkedRequest } from '../../runtime/law/worked-request.ts';
import type { InputSource, InputSpec, InputValue, RuleModule } from '../../runtime/module.ts';
import { printPlain } from '../../runtime/numbers/print.ts';
import type { RuleTest } from './rule-test.ts';

/** Digits that any value of a request has behind its point. */
const DIGITS = 10;

/**
 * The requests that a rule file's tests work out: the first that gives a payslip without values of earlier payslips, and
 * the first that gives one with them. A service compresses stored payslips under those of these requests.
 */
export function workedRequests(tests: readonly RuleTest[], module: RuleModule): readonly WorkedRequest[] {
  const histories = wiresOf(module, 'history');
  const readsEarlier = ({ call }: RuleTest): boolean =>
    histories.some(({ wire }) => call.inputs[wire] !== undefined);
  const first = (isMeant: (test: RuleTest) => boolean): readonly WorkedRequest[] => {
    for (const test of tests) {
      const request = isMeant(test) ? requestOf(test, module) : null;
      if (request !== null && givesPayslip(request, module)) return [request];
    }
    return [];
  };
  return [...first((test) => !readsEarlier(test)), ...first(readsEarlier)];
}

function wiresOf({ manifest }: RuleModule, source: InputSource): readonly InputSpec[] {
  return manifest.inputs.filter((spec) => spec.source === source);
}

/** The request that is read as the call of a test. */
function requestOf({ call }: RuleTest, module: RuleModule): WorkedRequest {
  const { type, start, end, days } = call.period;
  const inputs = valuesOf(wiresOf(module, 'inputs'), call.inputs, sentValue);
  const history = valuesOf(wiresOf(module, 'history'), call.inputs, sentQuantity);
  const overrides = valuesOf(wiresOf(module, 'override'), call.flags, sentValue);
  return {
    period: { type, start_date: start, end_date: end, days },
    employee: {
      ...valuesOf(wiresOf(module, 'employee'), call.inputs, sentQuantity),
      ...(isEmpty(inputs) ? {} : { inputs }),
      ...(isEmpty(history) ? {} : { history }),
      ...(isEmpty(overrides) ? {} : { overrides }),
    },
  };
}

/** The values that a test gives to these inputs, by the names under which they are sent. */
function valuesOf<Sent>(
  specs: readonly InputSpec[],
  values: Readonly<Record<string, InputValue | undefined>>,
  send: (value: InputValue, spec: InputSpec) => Sent,
): Readonly<Record<string, Sent>> {
  const given = specs.flatMap((spec): readonly [string, Sent][] => {
    const value = values[spec.wire];
    return value === undefined ? [] : [[spec.wire, send(value, spec)]];
  });
  return Object.fromEntries(given);
}

function isEmpty(values: object): boolean {
  return Object.keys(values).length === 0;
}

function sentValue(value: InputValue, spec: InputSpec): string | number | boolean {
  return typeof value === 'boolean' ? value : sentQuantity(value, spec);
}

/** Decimal text, and for whole numbers of the contract a JSON number. */
function sentQuantity(value: InputValue, { type }: InputSpec): string | number {
  if (typeof value !== 'object') return String(value);
  const text = printPlain(value, DIGITS);
  return type === 'integer' ? Number(text) : text;
}

/** A test may give what no caller may send: a month's salary of nothing, say. */
function givesPayslip({ period, employee }: WorkedRequest, module: RuleModule): boolean {
  const { country, scheme } = module.manifest;
  try {
    calculateText([module], { country, scheme, period, employee });
    return true;
  } catch (error) {
    if (error instanceof CalculationError) return false;
    throw error;
  }
}
