import {
  add,
  centavos,
  compare,
  divide,
  exactly,
  type Fraction,
  larger,
  multiply,
  smaller,
  subtract,
  ZERO,
} from '../fraction.ts';
import type { Parameters } from '../parameters.ts';
import type { Lines } from '../payslip.ts';

/** Twelve months, or those of the employment, that ET art. 386 takes the average of. */
export interface History {
  readonly paid: Fraction;
  readonly notIncome: Fraction;
  readonly relief: Fraction;
  readonly months: number;
}

export interface Average {
  readonly bases: Lines;
  /** What a month is withheld on, on average. */
  readonly base: Fraction;
  /** The quarter is above its cap. */
  readonly isCapped: boolean;
}

/** ET art. 386: of a whole year by 13, else by the months of the employment. */
export function divisorOf({ months }: History): number {
  return months === 12 ? 13 : months;
}

interface Reduced {
  readonly exempt: Fraction;
  readonly benefits: Fraction;
  readonly isCapped: boolean;
}

/** ET arts. 206 num. 10 and 336: a quarter, and all of it together 40%, each up to the cap of so many months. */
function reduced(net: Fraction, relief: Fraction, parameters: Parameters, months: number): Reduced {
  const { uvt, exemptIncomeCapUvt, benefitsLimitUvt } = parameters;
  const ofMonths = (cap: Fraction): Fraction => multiply(cap, uvt, exactly(months));
  const quarter = multiply(larger(ZERO, subtract(net, relief)), exactly('0.25'));
  const cap = ofMonths(exemptIncomeCapUvt);
  const exempt = centavos(smaller(quarter, cap));
  const limit = smaller(multiply(net, exactly('0.40')), ofMonths(benefitsLimitUvt));
  const benefits = centavos(smaller(add(relief, exempt), limit));
  return { exempt, benefits, isCapped: compare(quarter, cap) > 0 };
}

function netOf({ paid, notIncome }: History): Fraction {
  return centavos(larger(ZERO, subtract(paid, notIncome)));
}

/** `depurar_y_dividir`, the letter of the article. */
export function reducedThenDivided(history: History, parameters: Parameters): Average {
  const net = netOf(history);
  const { exempt, benefits, isCapped } = reduced(net, history.relief, parameters, history.months);
  const taxed = subtract(net, benefits);
  const base = centavos(divide(taxed, exactly(divisorOf(history))));
  const bases = {
    ingreso_neto_12_meses: net,
    renta_exenta_25: exempt,
    beneficios: benefits,
    base_depurada: taxed,
  };
  return { bases, base, isCapped };
}

/** `dividir_y_depurar`: the average month is reduced by the caps of one month. */
export function dividedThenReduced(history: History, parameters: Parameters): Average {
  const divisor = exactly(divisorOf(history));
  const net = centavos(divide(netOf(history), divisor));
  const { exempt, benefits, isCapped } = reduced(net, divide(history.relief, divisor), parameters, 1);
  const bases = { ingreso_neto_promedio: net, renta_exenta_25: exempt, beneficios: benefits };
  return { bases, base: subtract(net, benefits), isCapped };
}
