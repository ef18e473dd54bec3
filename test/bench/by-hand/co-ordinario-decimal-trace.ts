import {
  AuditTrail,
  byCanonicalize,
  byStringify,
  money,
  type Shown,
  shownRow,
  texts,
  total,
  yesOrNo,
} from './audit-trail.ts';
import {
  APORTE_EMPLEADO,
  IBC_MAXIMO,
  RENTA_EXENTA,
  RENTA_EXENTA_MAXIMA,
  roundWithholding,
  SMMLV,
  solidarityRowOf,
  UVT,
  withholdingRowOf,
} from './co-figures-decimal.ts';
import { people } from './co-ordinario-people.ts';
import { earnings, type Read, read, transportAid } from './co-ordinario-trace-earnings.ts';
import { conceptTexts } from './concept-texts.ts';
import type { ByHandTraced } from './contender.ts';
import { Decimal, excess, ZERO } from './decimals.ts';

const FILE = 'rules/co/ordinario/2026-01-01.pay';
const TEXTS = conceptTexts(FILE);

const TEN_SMMLV = SMMLV.times(10);
const SALUD_EMPLEADOR = new Decimal('0.085');
const PENSION_EMPLEADOR = new Decimal('0.12');
const CAJA = new Decimal('0.04');
const ICBF = new Decimal('0.03');
const SENA = new Decimal('0.02');
const INTERESES = new Decimal('0.01');

const SHOWN_SMMLV = money(SMMLV).text;
const SHOWN_UVT = money(UVT).text;

function contributionBase(trail: AuditTrail, { days }: Read, ingreso_salarial: Shown): Shown {
  const ibc_minimo = trail.cents(
    'ibc_minimo',
    { SMMLV: SHOWN_SMMLV, 'period.days': days.text },
    SMMLV.times(days.value).div(30),
  );
  const ibc_maximo = trail.money('ibc_maximo', { SMMLV: SHOWN_SMMLV }, IBC_MAXIMO);
  return trail.cents(
    'ibc',
    {
      ibc_maximo: ibc_maximo.text,
      ibc_minimo: ibc_minimo.text,
      ingreso_salarial: ingreso_salarial.text,
    },
    Decimal.min(Decimal.max(ingreso_salarial.value, ibc_minimo.value), ibc_maximo.value),
  );
}

function contributions(trail: AuditTrail, ibc: Shown) {
  const ofFour = (concept: string) =>
    trail.cents(concept, { ibc: ibc.text }, ibc.value.times(APORTE_EMPLEADO));
  const salud_empleado = ofFour('salud_empleado');
  const pension_empleado = ofFour('pension_empleado');
  const row = solidarityRowOf(ibc.value);
  const fondo_solidaridad_pensional = trail.cents(
    'fondo_solidaridad_pensional',
    { ibc: ibc.text, ...shownRow('tarifa_fsp', row) },
    ibc.value.times(row.rate),
  );
  return { salud_empleado, pension_empleado, fondo_solidaridad_pensional };
}

function withholding(
  trail: AuditTrail,
  earned: Readonly<Record<string, string>>,
  total_devengado: Shown,
  contributed: ReturnType<typeof contributions>,
): Shown {
  const untaxed = trail.cents('ingresos_no_constitutivos', texts(contributed), total(contributed));
  const ingreso_neto_retencion = trail.cents(
    'ingreso_neto_retencion',
    { ...earned, ingresos_no_constitutivos: untaxed.text },
    Decimal.max(ZERO, total_devengado.value.minus(untaxed.value)),
  );
  const renta_exenta_25 = trail.cents(
    'renta_exenta_25',
    { UVT: SHOWN_UVT, ingreso_neto_retencion: ingreso_neto_retencion.text },
    Decimal.min(ingreso_neto_retencion.value.times(RENTA_EXENTA), RENTA_EXENTA_MAXIMA),
  );
  const base = trail.cents(
    'base_gravable_retencion',
    texts({ ingreso_neto_retencion, renta_exenta_25 }),
    ingreso_neto_retencion.value.minus(renta_exenta_25.value),
  );
  const row = withholdingRowOf(base.value);
  const tax = excess(base.value, row);
  return trail.rounded(
    'retencion_fuente',
    { base_gravable_retencion: base.text, ...shownRow('tarifa_retencion', row) },
    tax,
    roundWithholding(tax),
  );
}

function isExempt(trail: AuditTrail, { exempt }: Read, ingreso_salarial: Shown): boolean {
  if (!exempt) return trail.yesOrNo('exonerado', { aplica_exoneracion_114_1: '0' }, false);
  return trail.yesOrNo(
    'exonerado',
    { SMMLV: SHOWN_SMMLV, aplica_exoneracion_114_1: '1', ingreso_salarial: ingreso_salarial.text },
    ingreso_salarial.value.lt(TEN_SMMLV),
  );
}

/** A part that an exempt employer does not pay. */
function unlessExempt(
  trail: AuditTrail,
  concept: string,
  exempt: boolean,
  base: Readonly<Record<string, Shown>>,
  rate: Decimal,
): Shown {
  const inputs = { ...texts(base), exonerado: yesOrNo(exempt) };
  return trail.cents(concept, inputs, exempt ? ZERO : total(base).times(rate));
}

function socialSecurity(trail: AuditTrail, { arlRate }: Read, ibc: Shown, exempt: boolean) {
  return {
    salud_empleador: unlessExempt(trail, 'salud_empleador', exempt, { ibc }, SALUD_EMPLEADOR),
    pension_empleador: trail.cents(
      'pension_empleador',
      { ibc: ibc.text },
      ibc.value.times(PENSION_EMPLEADOR),
    ),
    arl: trail.cents('arl', { ibc: ibc.text, risk_class_rate: arlRate.text }, ibc.value.times(arlRate.value)),
  };
}

function payrollTaxes(trail: AuditTrail, ingreso_salarial: Shown, exempt: boolean) {
  const base_parafiscales = trail.cents(
    'base_parafiscales',
    { ingreso_salarial: ingreso_salarial.text },
    ingreso_salarial.value,
  );
  const on = { base_parafiscales };
  return {
    caja_compensacion: trail.cents('caja_compensacion', texts(on), base_parafiscales.value.times(CAJA)),
    icbf: unlessExempt(trail, 'icbf', exempt, on, ICBF),
    sena: unlessExempt(trail, 'sena', exempt, on, SENA),
  };
}

function benefits(trail: AuditTrail, base_prestaciones: Shown, base_vacaciones: Shown) {
  const inputs = { base_prestaciones: base_prestaciones.text };
  const aTwelfth = base_prestaciones.value.div(12);
  return {
    cesantias: trail.cents('cesantias', inputs, aTwelfth),
    intereses_cesantias: trail.cents('intereses_cesantias', inputs, base_prestaciones.value.times(INTERESES)),
    prima_servicios: trail.cents('prima_servicios', inputs, aTwelfth),
    vacaciones: trail.cents(
      'vacaciones',
      { base_vacaciones: base_vacaciones.text },
      base_vacaciones.value.div(24),
    ),
  };
}

function sumOf(trail: AuditTrail, concept: string, lines: Readonly<Record<string, Shown>>): Shown {
  return trail.money(concept, texts(lines), total(lines));
}

function compute(person: Read): AuditTrail {
  const trail = new AuditTrail(TEXTS);
  const salarial = earnings(trail, person);
  const earned = { ...salarial, auxilio_transporte: transportAid(trail, person) };
  const earnedTexts = texts(earned);
  const total_devengado = trail.money('total_devengado', earnedTexts, total(earned));
  const ingreso_salarial = trail.cents('ingreso_salarial', texts(salarial), total(salarial));
  const ibc = contributionBase(trail, person, ingreso_salarial);
  const contributed = contributions(trail, ibc);
  const retencion_fuente = withholding(trail, earnedTexts, total_devengado, contributed);
  const total_deducciones = sumOf(trail, 'total_deducciones', { ...contributed, retencion_fuente });
  trail.money(
    'neto_pagar',
    texts({ total_devengado, total_deducciones }),
    total_devengado.value.minus(total_deducciones.value),
  );

  const exempt = isExempt(trail, person, ingreso_salarial);
  const social = socialSecurity(trail, person, ibc, exempt);
  const taxes = payrollTaxes(trail, ingreso_salarial, exempt);
  const base_prestaciones = trail.cents('base_prestaciones', earnedTexts, total_devengado.value);
  const { salario_basico, recargo_nocturno } = salarial;
  const ofVacations = { salario_basico, recargo_nocturno };
  const base_vacaciones = trail.cents('base_vacaciones', texts(ofVacations), total(ofVacations));
  const provided = benefits(trail, base_prestaciones, base_vacaciones);
  sumOf(trail, 'costo_total_empleador', {
    total_devengado,
    total_seguridad_social_empleador: sumOf(trail, 'total_seguridad_social_empleador', social),
    total_parafiscales: sumOf(trail, 'total_parafiscales', taxes),
    total_provisiones: sumOf(trail, 'total_provisiones', provided),
  });
  countHours(trail, person);
  return trail;
}

function countHours(trail: AuditTrail, person: Read): void {
  const overtime = {
    horas_extra_diurnas: person.overtime,
    horas_extra_nocturnas: person.nightOvertime,
    horas_extra_dominicales_diurnas: person.sundayOvertime,
    horas_extra_dominicales_nocturnas: person.sundayNightOvertime,
  };
  const priced = {
    horas_recargo_nocturno: person.nightHours,
    horas_dominicales_diurnas: person.sundayHours,
    horas_dominicales_nocturnas: person.sundayNightHours,
    horas_extra_mes: trail.plain('horas_extra_mes', texts(overtime), total(overtime)),
  };
  trail.plain('horas_al_valor_hora', texts(priced), total(priced));
}

const SCHEME = { scheme: 'CO.ordinario', file: FILE, people };

export const contender: ByHandTraced = {
  ...SCHEME,
  serialiser: 'canonicalize',
  prepare: (person) => {
    const prepared = read(person);
    return () => compute(prepared).finish(byCanonicalize);
  },
};

export const stringifying: ByHandTraced = {
  ...SCHEME,
  serialiser: 'JSON.stringify',
  prepare: (person) => {
    const prepared = read(person);
    return () => compute(prepared).finish(byStringify);
  },
};
