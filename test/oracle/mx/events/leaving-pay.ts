import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { type Fraction, fraction, greatest, sum, ZERO } from '../../fraction.ts';
import { bonusOf, daysWorked } from './aguinaldo.ts';
import { amount, quantity } from './event.ts';
import { type Amounts, eventTax, exemptPart } from './event-tax.ts';
import { commonWarnings } from './event-warnings.ts';
import type { Leaver } from './leaver.ts';
import { LEGAL_RATE } from './prima-vacacional.ts';
import { separationOf } from './separation.ts';
import { totalsOf } from './totals.ts';
import { vacationDays } from './vacation-days.ts';

const LEGAL_BONUS_DAYS = fraction(15);
const FIELDS = ['factor_integracion', 'infonavit_credit_amount'];

function legalVacation({ serviceYear, last }: Leaver): Fraction {
  return fraction(vacationDays(serviceYear, last));
}

/** Days of vacation that she is paid for, and those of them whose premium is still due. */
function vacationsOf(leaver: Leaver) {
  const { event, partOfYear } = leaver;
  const count = (field: string): Fraction => quantity(event, field) ?? ZERO;
  const year = quantity(event, 'dias_vacaciones_anio') ?? legalVacation(leaver);
  const ofYear = greatest(ZERO, year.times(partOfYear).minus(count('dias_vacaciones_gozadas_anio')));
  const days = ofYear.plus(count('dias_vacaciones_pendientes'));
  const withPremium = greatest(ZERO, days.minus(count('dias_prima_ya_pagada')));
  const premium = event.daily.times(withPremium);
  const { cap: _, ...parts } = exemptPart(
    event,
    premium.times(quantity(event, 'prima_vacacional_tasa') ?? LEGAL_RATE).cents(),
    {
      umas: 15,
      before: amount(event, 'prima_vacacional_exenta_acumulada'),
      legalMinimum: premium.times(LEGAL_RATE).cents(),
    },
  );
  return { vacations: event.daily.times(days).cents(), ...parts };
}

function bonusPart({ event, hired, last }: Leaver) {
  const worked = daysWorked(event, hired, last);
  const days = quantity(event, 'dias_aguinaldo') ?? LEGAL_BONUS_DAYS;
  const whole = bonusOf(event, days, worked, last).cents();
  return exemptPart(event, greatest(ZERO, whole.minus(amount(event, 'aguinaldo_pagado_amount'))), {
    umas: 30,
    before: amount(event, 'aguinaldo_exento_acumulado'),
    legalMinimum: bonusOf(event, LEGAL_BONUS_DAYS, worked, last).cents(),
  });
}

/** What is owed whatever the cause, with the tax of the month: rules/mx/law.md 15. */
function earnedPay(leaver: Leaver) {
  const { event } = leaver;
  const [bonus, { vacations, ...premium }] = [bonusPart(leaver), vacationsOf(leaver)];
  const pending = event.daily.times(quantity(event, 'dias_sueldo_pendiente') ?? ZERO).cents();
  const perceptions = {
    sueldo_pendiente: pending,
    vacaciones: vacations,
    prima_vacacional: premium.exempt.plus(premium.taxed),
    aguinaldo: bonus.exempt.plus(bonus.taxed),
    otras_percepciones: amount(event, 'otras_percepciones_amount'),
  };
  const yearly = bonus.taxed.plus(premium.taxed);
  const ordinary = pending.plus(vacations).plus(perceptions.otras_percepciones);
  const parts = {
    aguinaldo_exento: bonus.exempt,
    aguinaldo_gravado: bonus.taxed,
    prima_vacacional_exenta: premium.exempt,
    prima_vacacional_gravada: premium.taxed,
  };
  return { perceptions, parts, yearly, tax: eventTax(event, { yearly, ordinary, assumedMonth: ZERO }) };
}

function deductionsOf(request: CalculationRequest, leaver: Leaver) {
  const { event } = leaver;
  return {
    imss_obrero: amount(event, 'imss_obrero_amount'),
    infonavit_credito: fraction(String(request.employee.infonavit_credit_amount ?? '0')).cents(),
    otras_deducciones: amount(event, 'otras_deducciones_amount'),
  };
}

/** Every amount of who leaves with these separation payments, and the warnings of all ends. */
export function leavingPay(leaver: Leaver, payments: Amounts, flags: readonly string[]) {
  const { event } = leaver;
  const { perceptions, parts, yearly, tax } = earnedPay(leaver);
  const separation = separationOf(leaver, payments);
  const deductions = deductionsOf(event.request, leaver);
  const deducted = [tax.isr, separation.isr_separacion, ...Object.values(deductions)];
  const amounts = {
    salario_diario_integrado: leaver.integrated.cents(),
    ...perceptions,
    ...payments,
    ...parts,
    ...tax,
    ...separation,
    ...deductions,
    total_exento: sum([parts.aguinaldo_exento, parts.prima_vacacional_exenta, separation.separacion_exenta]),
    ...totalsOf([...Object.values(perceptions), ...Object.values(payments)], deducted),
  };
  const warnings = {
    ...commonWarnings(event, { amounts, yearly, flags, fields: FIELDS }),
    ...leavingWarnings(leaver),
    EXEMPTION_CAPPED: yearly.exceeds(ZERO),
    SEPARATION_BELOW_LAST_SALARY: isUnderLastSalary(leaver, separation.base_isr_separacion),
  };
  return { amounts, warnings };
}

function isUnderLastSalary({ event }: Leaver, base: Fraction): boolean {
  return base.exceeds(ZERO) && base.isBelow(event.ordinaryMonth);
}

function leavingWarnings(leaver: Leaver) {
  const { event, factor, lowestFactor } = leaver;
  const vacation = quantity(event, 'dias_vacaciones_anio');
  return {
    MONTH_INCOME_ASSUMED: quantity(event, 'ingreso_gravado_mes') === undefined,
    VACATION_BELOW_LEGAL_MINIMUM: vacation?.isBelow(legalVacation(leaver)) ?? false,
    FACTOR_BELOW_LEGAL_MINIMUM: factor.isBelow(lowestFactor),
  };
}
