import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import type { Oracle, Verdict } from '../../oracle.ts';
import { printed } from '../payslip.ts';
import { drawFiniquito } from './draw-leaver.ts';
import { amount } from './event.ts';
import { passesEventBounds } from './event-bounds.ts';
import { warningsOf } from './event-warnings.ts';
import {
  assumesIntegration,
  ifDue,
  isSeniorityBaseLimited,
  type Leaver,
  leaverOf,
  seniorityPremium,
} from './leaver.ts';
import { leavingPay } from './leaving-pay.ts';

/** LFT 162-III: who leaves of her own will has the premium after so many years. */
const YEARS_OF_A_RESIGNATION = 15;

function leavesWillingly({ cause }: Leaver): boolean {
  return cause === 'renuncia' || cause === 'mutuo_consentimiento';
}

function hasPremium(leaver: Leaver): boolean {
  if (leavesWillingly(leaver)) return leaver.years >= YEARS_OF_A_RESIGNATION;
  return leaver.cause !== 'termino_contrato';
}

function compute(request: CalculationRequest): Verdict {
  if (passesEventBounds(request)) return { kind: 'refused' };
  const leaver = leaverOf(request);
  const payments = {
    prima_antiguedad: ifDue(hasPremium(leaver), seniorityPremium(leaver)),
    indemnizacion_incapacidad: ifDue(leaver.cause === 'incapacidad', leaver.integrated.times(30).cents()),
    gratificacion_separacion: amount(leaver.event, 'gratificacion_separacion_amount'),
  };
  const { amounts, warnings } = leavingPay(leaver, payments, ['zona_libre_frontera_norte']);
  return {
    kind: 'computed',
    amounts: printed(amounts),
    warnings: warningsOf({
      ...warnings,
      INTEGRATED_SALARY_ASSUMED: leaver.cause === 'incapacidad' && assumesIntegration(leaver),
      PARAM_UNVERIFIED: leaver.cause === 'incapacidad',
      PRIMA_ANTIGUEDAD_BASE_LIMITED: hasPremium(leaver) && isSeniorityBaseLimited(leaver),
      PRIMA_ANTIGUEDAD_NOT_DUE: leavesWillingly(leaver) && !hasPremium(leaver),
    }),
  };
}

/** Mexico, the settlement of who leaves without an indemnity: rules/mx/law.md 15. */
export const mxFiniquito: Oracle = {
  country: 'MX',
  scheme: 'finiquito',
  years: [2026, 2025, 2024, 2023, 2022, 2021, 2020],
  draw: drawFiniquito,
  compute,
};
