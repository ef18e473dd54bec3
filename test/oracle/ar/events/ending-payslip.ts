import { inForce } from '../dated.ts';
import { FFEP_FIXED_SUMS } from '../ffep-fixed-sums.ts';
import { LIFE_COVER_PREMIUMS } from '../life-cover.ts';
import { cents, money, ZERO } from '../money.ts';
import { aguinaldoBases, type ContributionBases, wageBases } from './contribution-bases.ts';
import type { Ending } from './ending.ts';
import { type EventPayslip, employeeParts, employerParts, type Lines } from './event-payslip.ts';
import { type Counts, countsOf, perceptionsOf, taxedPay } from './final-pay.ts';
import { type Severance, severanceOf } from './severance.ts';

export interface EndingPayslip {
  readonly payslip: EventPayslip;
  readonly wage: ContributionBases;
  readonly aguinaldo: ContributionBases;
}

function stepsOf(ending: Ending, counts: Counts): Readonly<Record<string, string>> {
  return {
    antiguedad_anios: String(ending.years),
    anios_indemnizatorios: String(ending.severanceYears),
    en_periodo_prueba: ending.isTrial ? '1' : '0',
    dias_trabajados_mes: String(ending.input.daysCounted),
    dias_semestre: String(counts.ofHalfYear),
    meses_preaviso: counts.noticeMonths,
    dias_integracion: String(counts.restOfMonth),
    dias_trabajados_anio: String(counts.ofYear),
    dias_vacaciones_anuales: String(counts.vacation),
    dias_vacaciones_no_gozadas: counts.vacationLeft.toFixed(),
  };
}

function severanceBases({ pay, cap, base }: Severance): Lines {
  return { remuneracion_base_245: pay, base_245: base, ...(cap !== undefined && { tope_245: cap }) };
}

/** Each base of the last wage together with that of its aguinaldo. */
function employerBases({ employer: wage }: ContributionBases, { employer: aguinaldo }: ContributionBases) {
  return {
    base_contribuciones: wage.base_contribuciones.plus(aguinaldo.base_contribuciones),
    base_obra_social_empleador: wage.base_obra_social_empleador.plus(aguinaldo.base_obra_social_empleador),
    base_art: wage.base_art.plus(aguinaldo.base_art),
  };
}

/** The fixed sums of the month; that of the FFEP is known from 2024 on. */
function fixedSums(month: string): Lines {
  return {
    contrib_art_ffep: month < '2024' ? ZERO : money(inForce(FFEP_FIXED_SUMS, month).amount),
    contrib_scvo: money(inForce(LIFE_COVER_PREMIUMS, month).premium),
  };
}

/** rules/ar/law.md 13.4. */
export function endingPayslip(ending: Ending): EndingPayslip {
  const { input, inputs } = ending;
  const counts = countsOf(ending);
  const perceptions = perceptionsOf(ending, counts);
  const { sueldo_basico, sac_egreso } = perceptions;
  const wage = wageBases(sueldo_basico, money(input.daysCounted), input.month);
  const daysOfAguinaldo = sac_egreso.isZero() ? 0 : counts.ofHalfYear;
  const aguinaldo = aguinaldoBases(sac_egreso, money(daysOfAguinaldo), input.month);
  const bases = {
    base: wage.base.plus(aguinaldo.base),
    healthBase: wage.healthBase.plus(aguinaldo.healthBase),
    union: sueldo_basico.plus(sac_egreso),
  };
  const ofEmployer = employerBases(wage, aguinaldo);
  const payslip = {
    counts: stepsOf(ending, counts),
    perceptions,
    deductions: {
      ...employeeParts(bases, input),
      ganancias: cents(inputs.money('ganancias_final_amount')),
    },
    bases: {
      ...severanceBases(severanceOf(ending)),
      base_ganancias_final: taxedPay(perceptions),
      base_aportes: wage.base,
      base_aportes_obra_social: wage.healthBase,
      base_aportes_sac: aguinaldo.base,
      base_aportes_obra_social_sac: aguinaldo.healthBase,
      ...ofEmployer,
    },
    employer: { ...employerParts(ofEmployer, input), ...fixedSums(input.month) },
  };
  return { payslip, wage, aguinaldo };
}
