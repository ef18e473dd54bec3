import { inputFaults } from '../../runtime/input-faults.ts';
import { SALARY_FIELDS } from '../../runtime/request/employee-fields.ts';
import type { SentRequest } from '../../runtime/request/sent-request.ts';
import type { Fault } from '../service-error.ts';
import { faultsOfRequest } from './refusals.ts';
import type { ChosenRules } from './rule-catalog.ts';
import { requestOf, type SentScenario, salaryFaults, salaryOf, sendsInput } from './simulation-request.ts';

/** The faults of a scenario, and of the employee in it; `pending`: see `inputFaults`. */
export function scenarioFaults(
  request: SentRequest,
  scenario: SentScenario,
  at: number,
  rules: ChosenRules,
  pending: ReadonlySet<string> = new Set(),
): readonly Fault[] {
  const faults = salaryFaults(scenario, at, salaryOf(rules.module.manifest));
  const told = faults.length > 0 ? [...pending, ...SALARY_FIELDS] : pending;
  const others = faultsOfRequest(inputFaults(requestOf(request, scenario), rules, new Set(told)));
  return [...faults, ...others.map((fault) => movedInto(scenario, at, fault))];
}

/** The fault where the scenario sends what it is about. */
export function movedInto(scenario: SentScenario, at: number, fault: Fault): Fault {
  return { ...fault, loc: placeOf(fault, scenario, at) };
}

/** A fault of what the scenario sends is told there, any other at the employee. */
function placeOf({ loc }: Fault, scenario: SentScenario, at: number): Fault['loc'] {
  const place = ['body', 'simulation', 'scenarios', at];
  const [, part, ...rest] = loc;
  if (part === 'overrides') return [...place, 'overrides', ...rest];
  const [field, name] = rest;
  const isSalary = field === 'daily_salary' || field === 'monthly_salary';
  const isOwn = isSalary || (field === 'inputs' && sendsInput(scenario, String(name)));
  return part === 'employee' && isOwn ? [...place, ...rest] : loc;
}

/** Removes repeated faults, because every scenario finds those of the employee. */
export function distinct(faults: readonly Fault[]): readonly Fault[] {
  const seen = new Map(faults.map((fault) => [JSON.stringify([fault.loc, fault.type]), fault]));
  return [...seen.values()];
}
