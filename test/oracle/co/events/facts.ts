import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { add, centavos, compare, exactly, type Fraction, multiply, ZERO } from '../fraction.ts';
import { type Parameters, parametersOf } from '../parameters.ts';
import { flag, monthlySalary, ownInput, ownQuantity, quantity } from '../worker.ts';

/** What the law sees of every event. */
export interface Facts {
  readonly request: CalculationRequest;
  /** The day of the event. */
  readonly date: string;
  readonly parameters: Parameters;
  readonly salary: Fraction;
  readonly isIntegral: boolean;
  readonly transportFlag: boolean | undefined;
  /** Two minimum wages at most. */
  readonly isEligibleForTransport: boolean;
}

export function factsOf(request: CalculationRequest): Facts {
  const date = request.period.end_date;
  const parameters = parametersOf(date.slice(0, 7));
  const salary = monthlySalary(request);
  return {
    request,
    date,
    parameters,
    salary,
    isIntegral: ownInput(request, 'salario_integral') === true,
    transportFlag: flag(request, 'aplica_auxilio_transporte'),
    isEligibleForTransport: compare(salary, multiply(parameters.smmlv, exactly(2))) <= 0,
  };
}

export function given({ request }: Facts, name: string): Fraction | undefined {
  return ownQuantity(request, name);
}

/** An amount or a number of days; zero when not sent. */
export function amount(facts: Facts, name: string): Fraction {
  return given(facts, name) ?? ZERO;
}

export function date({ request }: Facts, name: string): string | undefined {
  const value = ownInput(request, name);
  return typeof value === 'string' ? value : undefined;
}

/** Ley 1 de 1963 art. 7: the auxilio of a month, where it is paid. */
export function transport({ parameters, transportFlag, isEligibleForTransport }: Facts): Fraction {
  return (transportFlag ?? isEligibleForTransport) ? parameters.auxilioTransporte : ZERO;
}

/** The base of prima and cesantías: an average that already holds the auxilio, or the last salary with it. */
export function benefitBase(facts: Facts, average: string): Fraction {
  if (facts.isIntegral) return ZERO;
  return centavos(given(facts, average) ?? add(facts.salary, transport(facts)));
}

const HIGHEST_SALARY = exactly(10_000_000_000);

/** Contract and law: a salary above the bound, monthly or of a day, is refused. */
export function isSalaryTooHigh({ request, salary }: Facts): boolean {
  const monthOfDaily = multiply(quantity(request, 'daily_salary') ?? ZERO, exactly(30));
  return [salary, monthOfDaily].some((month) => compare(month, HIGHEST_SALARY) > 0);
}
