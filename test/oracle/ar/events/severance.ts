import { cents, type Money, most, ZERO } from '../money.ts';
import { type Ending, ownPay } from './ending.ts';

/** CSJN "Vizzoti", 14 September 2004. */
const LEAST_SHARE = '0.67';

/** LCT art. 245, rules/ar/law.md 13.3. */
export interface Severance {
  readonly pay: Money;
  readonly cap: Money | undefined;
  readonly base: Money;
  readonly amount: Money;
}

function isNothingDue({ cause, isTrial, years, severanceYears }: Ending): boolean {
  if (cause === 'fallecimiento') return severanceYears === 0;
  return isTrial || severanceYears === 0 || (cause === 'vencimiento_plazo_fijo' && years < 1);
}

export function severanceOf(ending: Ending): Severance {
  const { input, inputs, variable, severanceYears } = ending;
  const pay = cents(ownPay(ending, 'mejor_remuneracion_245', input.monthlySalary).plus(variable));
  const cap = inputs.sent('promedio_convenio')?.times(3);
  const isCapped = cap !== undefined && pay.gt(cap);
  const base = isCapped ? most(cap, cents(pay.times(LEAST_SHARE))) : pay;
  const amount = isNothingDue(ending) ? ZERO : most(cents(base.times(severanceYears)), pay);
  return { pay, cap, base, amount };
}

/** The lines of art. 245, of its half (arts. 247, 248, 250) and of art. 245 bis. */
export function severanceLines({ severance, inputs }: Ending, { amount }: Severance) {
  const whole = severance === 'whole' ? amount : ZERO;
  return {
    indemnizacion_antiguedad: whole,
    indemnizacion_reducida: severance === 'half' ? cents(amount.div(2)) : ZERO,
    indemnizacion_discriminacion: cents(whole.times(inputs.money('agravamiento_discriminacion_rate'))),
    gratificacion_extincion: cents(inputs.money('gratificacion_extincion')),
  };
}

export function isFloorApplied({ cap, base }: Severance): boolean {
  return cap !== undefined && base.gt(cap);
}

export function isCapApplied({ cap, pay }: Severance): boolean {
  return cap !== undefined && pay.gt(cap);
}
