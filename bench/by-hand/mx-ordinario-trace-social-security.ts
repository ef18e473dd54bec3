import { type AuditTrail, type Shown, shownRow, texts, total } from './audit-trail.ts';
import { Decimal, rowBelow, ZERO } from './decimals.ts';
import type { Read, Situation } from './mx-ordinario-trace-earnings.ts';
import { CEAV_SALARIO_MINIMO, RATES } from './mx-parameters-decimal.ts';

/** The daily base of the social security, and what of it is above three UMA. */
export function contributionBase(trail: AuditTrail, person: Read, benefits: Shown, now: Situation) {
  const { days, daily, factor } = person;
  const { parameters, uma_diaria, salario_minimo } = now;
  const sdi = trail.rounded(
    'sdi',
    { daily_salary: daily.text, factor_integracion: factor.text },
    person.salary.times(factor.value).div(person.parts),
  );
  const spareFood = benefits.value.minus(parameters.despensaDiaria.times(days.value));
  const excedente_despensa_diario = trail.rounded(
    'excedente_despensa_diario',
    { 'period.days': days.text, total_prevision_social: benefits.text, uma_diaria: uma_diaria.text },
    Decimal.max(ZERO, spareFood.div(days.value)),
  );
  const sbc = trail.rounded(
    'sbc',
    texts({ excedente_despensa_diario, salario_minimo, sdi, uma_diaria }),
    Decimal.min(
      Decimal.max(sdi.value.plus(excedente_despensa_diario.value), salario_minimo.value),
      parameters.topSbc,
    ),
  );
  const excedente_3_uma_diario = trail.money(
    'excedente_3_uma_diario',
    texts({ sbc, uma_diaria }),
    Decimal.max(ZERO, sbc.value.minus(parameters.threeUma)),
  );
  return { sbc, excedente_3_uma_diario };
}

type Base = ReturnType<typeof contributionBase>;

/** A base, what a step that reads it shows, and what the days make of it. */
interface Days {
  readonly inputs: Record<string, string>;
  readonly value: Decimal;
}

function over(days: Shown, bases: Readonly<Record<string, Shown>>, base: Shown): Days {
  return { inputs: { ...texts(bases), 'period.days': days.text }, value: base.value.times(days.value) };
}

/** The two bases times the days of the period. */
export function baseDays({ days }: Read, { sbc, excedente_3_uma_diario }: Base) {
  return {
    sbc: over(days, { sbc }, sbc),
    excedente: over(days, { excedente_3_uma_diario }, excedente_3_uma_diario),
  };
}

/** One contribution of the worker: its amount, and what is deducted from more than the minimum wage. */
function contribution(trail: AuditTrail, suffix: string, on: Days, rate: Decimal, atMinimum: boolean) {
  const cuota = trail.rounded(`cuota_${suffix}`, on.inputs, on.value.times(rate));
  const imss = atMinimum
    ? trail.rounded(`imss_${suffix}`, { es_sm: '1' }, ZERO)
    : trail.rounded(`imss_${suffix}`, { [`cuota_${suffix}`]: cuota.text, es_sm: '0' }, cuota.value);
  return { cuota, imss };
}

/** The worker's five contributions, and what is deducted of them. */
export function contributions(trail: AuditTrail, on: ReturnType<typeof baseDays>, { atMinimum }: Situation) {
  const cuotas: Record<string, Shown> = {};
  const deducted: Record<string, Shown> = {};
  const add = (suffix: string, days: Days, rate: Decimal) => {
    const { cuota, imss } = contribution(trail, suffix, days, rate, atMinimum);
    cuotas[`cuota_${suffix}`] = cuota;
    deducted[`imss_${suffix}`] = imss;
  };
  add('excedente_obrero', on.excedente, RATES.excedenteObrero);
  add('prestaciones_dinero_obrero', on.sbc, RATES.prestacionesDineroObrero);
  add('gastos_medicos_pensionados_obrero', on.sbc, RATES.gastosMedicosObrero);
  add('invalidez_vida_obrero', on.sbc, RATES.invalidezVidaObrero);
  add('cesantia_vejez_obrero', on.sbc, RATES.cesantiaVejezObrero);
  return { cuotas, deducted };
}

/** IMSS of the employer. */
export function employerImss(
  trail: AuditTrail,
  { days, riskRate }: Read,
  on: ReturnType<typeof baseDays>,
  now: Situation,
) {
  const onSbc = (concept: string, rate: Decimal) =>
    trail.rounded(concept, on.sbc.inputs, on.sbc.value.times(rate));
  return {
    cuota_fija: trail.rounded(
      'cuota_fija',
      { 'period.days': days.text, uma_diaria: now.uma_diaria.text },
      now.parameters.uma.times(days.value).times(RATES.cuotaFija),
    ),
    excedente_patronal: trail.rounded(
      'excedente_patronal',
      on.excedente.inputs,
      on.excedente.value.times(RATES.excedentePatronal),
    ),
    prestaciones_dinero_patronal: onSbc('prestaciones_dinero_patronal', RATES.prestacionesDineroPatronal),
    gastos_medicos_pensionados_patronal: onSbc(
      'gastos_medicos_pensionados_patronal',
      RATES.gastosMedicosPatronal,
    ),
    riesgo_trabajo: trail.rounded(
      'riesgo_trabajo',
      { ...on.sbc.inputs, risk_class_rate: riskRate.text },
      on.sbc.value.times(riskRate.value),
    ),
    invalidez_vida_patronal: onSbc('invalidez_vida_patronal', RATES.invalidezVidaPatronal),
    guarderias: onSbc('guarderias', RATES.guarderias),
  };
}

function oldAgeRate(trail: AuditTrail, sbc: Shown, { salario_minimo, parameters }: Situation): Shown {
  const read = texts({ salario_minimo, sbc });
  if (sbc.value.lte(salario_minimo.value)) return trail.plain('tasa_ceav', read, CEAV_SALARIO_MINIMO);
  const row = rowBelow(parameters.ceav, sbc.value);
  return trail.plain('tasa_ceav', { ...read, ...shownRow('ceav', row) }, row.rate);
}

/** Retirement, and old age by the size of the base. */
export function employerRetirement(
  trail: AuditTrail,
  sbc: Shown,
  on: ReturnType<typeof baseDays>,
  now: Situation,
) {
  const tasa_ceav = oldAgeRate(trail, sbc, now);
  return {
    retiro: trail.rounded('retiro', on.sbc.inputs, on.sbc.value.times(RATES.retiro)),
    cesantia_vejez_patronal: trail.rounded(
      'cesantia_vejez_patronal',
      { ...on.sbc.inputs, tasa_ceav: tasa_ceav.text },
      on.sbc.value.times(tasa_ceav.value),
    ),
  };
}

/** Housing, and the worker's contributions that the employer pays for the minimum wage. */
export function employerRest(
  trail: AuditTrail,
  on: ReturnType<typeof baseDays>,
  cuotas: Readonly<Record<string, Shown>>,
  { atMinimum }: Situation,
) {
  return {
    infonavit_aportacion: trail.rounded(
      'infonavit_aportacion',
      on.sbc.inputs,
      on.sbc.value.times(RATES.infonavit),
    ),
    cuota_obrera_absorbida: atMinimum
      ? trail.rounded('cuota_obrera_absorbida', { ...texts(cuotas), es_sm: '1' }, total(cuotas))
      : trail.rounded('cuota_obrera_absorbida', { es_sm: '0' }, ZERO),
  };
}
