import {
  add,
  centavos,
  compare,
  exactly,
  type Fraction,
  larger,
  multiply,
  smaller,
  subtract,
  ZERO,
} from '../fraction.ts';
import type { Lines } from '../payslip.ts';
import { roundByArticle868 } from '../scales.ts';
import { type Contract, partOfYear } from './contract.ts';
import { contributing, employeeParts, limited } from './contributions.ts';
import { days360 } from './days.ts';
import { amount, type Facts, given } from './facts.ts';

/** Days of the contract that were left to run. */
function daysLeft({ hire, end, term }: Contract): number {
  return term === undefined ? 0 : Math.max(0, days360(hire, term) - days360(hire, end));
}

/** CST art. 64: days for the first year, and for each further one and its fraction. */
function daysOfService({ hire, end }: Contract, base: Fraction, smmlv: Fraction): Fraction {
  const isHigh = compare(base, multiply(smmlv, exactly(10))) >= 0;
  const [first, further] = isHigh ? [20, 15] : [30, 20];
  const after = Math.max(0, days360(hire, end) - 360);
  return add(exactly(first), multiply(exactly(further), partOfYear(after)));
}

export function daysOfIndemnity(contract: Contract, base: Fraction, { parameters }: Facts): Fraction {
  if (!contract.isUnjust) return ZERO;
  if (contract.kind === 'fijo') return exactly(daysLeft(contract));
  if (contract.kind === 'obra_labor') return exactly(Math.max(15, daysLeft(contract)));
  return daysOfService(contract, base, parameters.smmlv);
}

/** ET art. 401-3: income of the month of retirement after contributions. */
function monthlyIncome(facts: Facts, base: Fraction): Fraction {
  const { smmlv } = facts.parameters;
  const ibc = limited(contributing(base, facts), smmlv, facts);
  const own = subtract(base, add(...Object.values(employeeParts(ibc, ibc, smmlv))));
  return centavos(given(facts, 'ingreso_mensual_401_3') ?? larger(ZERO, own));
}

/** ET art. 336: 790 UVT a year since 2023. */
function exemptOfYear({ date, parameters }: Facts): Fraction {
  return multiply(parameters.uvt, exactly(date < '2023-01-01' ? 5040 : 790));
}

export interface IndemnityWithholding {
  readonly bases: Lines;
  readonly retention: Fraction;
  readonly isCapped: boolean;
}

export function withholdingOfIndemnity(
  facts: Facts,
  base: Fraction,
  indemnity: Fraction,
): IndemnityWithholding {
  const income = monthlyIncome(facts, base);
  const left = larger(ZERO, subtract(exemptOfYear(facts), amount(facts, 'renta_exenta_25_acumulada_anio')));
  const quarter = multiply(indemnity, exactly('0.25'));
  const exempt = centavos(smaller(quarter, left));
  const taxBase = subtract(indemnity, exempt);
  const isWithheld = compare(income, multiply(facts.parameters.uvt, exactly(204))) > 0;
  return {
    bases: {
      ingreso_mensual_401_3: income,
      renta_exenta_25_indemnizacion: exempt,
      base_gravable_indemnizacion: taxBase,
    },
    retention: isWithheld ? roundByArticle868(multiply(taxBase, exactly('0.20'))) : ZERO,
    isCapped: compare(quarter, left) > 0,
  };
}
