import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { monthsAfter } from '../../calendar.ts';
import { type Money, ZERO } from '../money.ts';
import { given } from '../payroll-input.ts';

/** What travels in `employee.inputs`, and flags. */
export interface Inputs {
  money(name: string): Money;
  sent(name: string): Money | null;
  text(name: string): string | undefined;
  flag(name: string): boolean | undefined;
  /** What earlier payslips come to. */
  history(name: string): Money | null;
}

export function inputsOf({ employee, overrides }: CalculationRequest): Inputs {
  const own = (name: string): unknown => employee.inputs?.[name];
  const flags: Readonly<Record<string, unknown>> = { ...employee.overrides, ...overrides };
  return {
    money: (name) => given(own(name)) ?? ZERO,
    sent: (name) => given(own(name)),
    text: (name) => (own(name) === undefined ? undefined : String(own(name))),
    history: (name) => given(employee.history?.[name]),
    flag: (name) => (flags[name] === undefined ? undefined : flags[name] === true),
  };
}

/** rules/ar/law.md 10.5: the greater of the two means; the choice is the worker's. */
export function variableMean(inputs: Inputs): Money {
  const [six, twelve] = [inputs.money('promedio_variable_6m'), inputs.money('promedio_variable_12m')];
  return six.gt(twelve) ? six : twelve;
}

/** LCT arts. 155 c and 245: who has no whole month of service before that of the event has no mean. */
export function isMeanOfNoMonth(hired: string | undefined, date: string, inputs: Inputs): boolean {
  const monthBefore = monthsAfter(`${date.slice(0, 8)}01`, -1);
  return hired !== undefined && hired > monthBefore && variableMean(inputs).gt(0);
}
