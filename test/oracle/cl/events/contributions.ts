import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { type Fraction, fraction, sum, ZERO } from '../../fraction.ts';
import type { Figures } from '../figures.ts';
import { ratesOfContract } from '../payslip.ts';
import { afpRatesOn } from '../warnings.ts';
import type { Lines } from './payslip.ts';
import { field, flag } from './request.ts';
import type { Cases } from './warnings.ts';

/** What of a month is contributed on, and the figures of that month. */
export interface MonthPart {
  readonly pensionAndHealth: Fraction;
  readonly unemployment: Fraction;
  readonly figures: Figures;
}

export const CONTRACT_FLAGS = ['contrato_plazo_fijo', 'afc_indefinido_11_anios'];

function contractOf(request: CalculationRequest) {
  return {
    fixedTerm: flag(request, 'contrato_plazo_fijo'),
    elevenYears: flag(request, 'afc_indefinido_11_anios'),
  };
}

export function basesOf(parts: readonly MonthPart[]) {
  return {
    base_imponible_afp_salud: sum(parts.map(({ pensionAndHealth }) => pensionAndHealth)).pesos(),
    base_imponible_afc: sum(parts.map(({ unemployment }) => unemployment)).pesos(),
  };
}

/** rules/cl/law.md 2.3, on the bases of an event. */
export function workerParts(request: CalculationRequest, bases: ReturnType<typeof basesOf>): Lines {
  const pension = field(request, 'afp_rate') ?? ZERO;
  const { worker } = ratesOfContract(contractOf(request));
  return {
    cotizacion_afp: bases.base_imponible_afp_salud.times(pension).pesos(),
    cotizacion_salud: bases.base_imponible_afp_salud.times('0.07').pesos(),
    seguro_cesantia_trabajador: bases.base_imponible_afc.times(worker).pesos(),
  };
}

/** rules/cl/law.md 3, each month at its rates; what the months pay is added up and then rounded. */
export function employerParts(request: CalculationRequest, parts: readonly MonthPart[]): Lines {
  const { employer } = ratesOfContract(contractOf(request));
  const accidents = (field(request, 'risk_class_rate') ?? ZERO).plus('0.0093');
  const onPension = (rateOf: (figures: Figures) => { toFixed(): string }): Fraction =>
    sum(parts.map((part) => part.pensionAndHealth.times(rateOf(part.figures).toFixed()))).pesos();
  return {
    sis: onPension(({ disabilityInsurance }) => disabilityInsurance),
    capitalizacion_individual_empleador: onPension(({ individualAccount }) => individualAccount),
    expectativa_vida: onPension(({ lifeExpectancy }) => lifeExpectancy),
    rentabilidad_protegida: onPension(({ protectedReturn }) => protectedReturn),
    afc_empleador: sum(parts.map(({ unemployment }) => unemployment.times(employer))).pesos(),
    mutual_ley_16744: sum(parts.map(({ pensionAndHealth }) => pensionAndHealth.times(accidents))).pesos(),
  };
}

/** rules/cl/law.md 1: the bounds of the rates. */
export function areRatesOutside(request: CalculationRequest): boolean {
  const pension = field(request, 'afp_rate');
  const isPensionOutside = pension !== undefined && (pension.isBelow('0.10') || pension.exceeds('0.13'));
  return isPensionOutside || field(request, 'risk_class_rate')?.exceeds('0.068') === true;
}

/** rules/cl/law.md 4.5 and 6. */
export function contributionCases(request: CalculationRequest, contributes = true): Cases {
  const pension = field(request, 'afp_rate');
  const { fixedTerm, elevenYears } = contractOf(request);
  const isKnown = afpRatesOn(request.period.end_date).some((rate) => pension?.minus(fraction(rate)).isZero());
  return { FLAG_CONFLICT: fixedTerm && elevenYears, AFP_RATE_UNKNOWN: contributes && !isKnown };
}
