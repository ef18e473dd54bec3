import { AuditTrail, type Shown, texts, total, tracedBy, yesOrNo } from './audit-trail.ts';
import { people } from './co-ordinario-people.ts';
import { earnings, type Read, read, transportAid } from './co-ordinario-trace-earnings.ts';
import { SMMLV } from './co-parameters-decimal.ts';
import { contributions, floorAndCeiling, SHOWN_SMMLV, withholding } from './co-trace-employee.ts';
import { conceptTexts } from './concept-texts.ts';
import { cents, Decimal, ZERO } from './decimals.ts';

const FILE = 'bench/by-hand/law/co-ordinario.pay';
const TEXTS = conceptTexts(FILE);

const TEN_SMMLV = SMMLV.times(10);
const SALUD_EMPLEADOR = new Decimal('0.085');
const PENSION_EMPLEADOR = new Decimal('0.12');
const CAJA = new Decimal('0.04');
const ICBF = new Decimal('0.03');
const SENA = new Decimal('0.02');
const INTERESES = new Decimal('0.01');

function contributionBase(trail: AuditTrail, { days }: Read, ingreso_salarial: Shown): Shown {
  const { ibc_minimo, ibc_maximo } = floorAndCeiling(trail, days);
  return trail.rounded(
    'ibc',
    texts({ ibc_maximo, ibc_minimo, ingreso_salarial }),
    Decimal.min(Decimal.max(ingreso_salarial.value, ibc_minimo.value), ibc_maximo.value),
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
  return trail.rounded(concept, inputs, exempt ? ZERO : total(base).times(rate));
}

function socialSecurity(trail: AuditTrail, { arlRate }: Read, ibc: Shown, exempt: boolean) {
  return {
    salud_empleador: unlessExempt(trail, 'salud_empleador', exempt, { ibc }, SALUD_EMPLEADOR),
    pension_empleador: trail.rounded(
      'pension_empleador',
      { ibc: ibc.text },
      ibc.value.times(PENSION_EMPLEADOR),
    ),
    arl: trail.rounded(
      'arl',
      { ibc: ibc.text, risk_class_rate: arlRate.text },
      ibc.value.times(arlRate.value),
    ),
  };
}

function payrollTaxes(trail: AuditTrail, ingreso_salarial: Shown, exempt: boolean) {
  const base_parafiscales = trail.rounded(
    'base_parafiscales',
    { ingreso_salarial: ingreso_salarial.text },
    ingreso_salarial.value,
  );
  const on = { base_parafiscales };
  return {
    caja_compensacion: trail.rounded('caja_compensacion', texts(on), base_parafiscales.value.times(CAJA)),
    icbf: unlessExempt(trail, 'icbf', exempt, on, ICBF),
    sena: unlessExempt(trail, 'sena', exempt, on, SENA),
  };
}

function benefits(trail: AuditTrail, base_prestaciones: Shown, base_vacaciones: Shown) {
  const inputs = { base_prestaciones: base_prestaciones.text };
  const aTwelfth = base_prestaciones.value.div(12);
  return {
    cesantias: trail.rounded('cesantias', inputs, aTwelfth),
    intereses_cesantias: trail.rounded(
      'intereses_cesantias',
      inputs,
      base_prestaciones.value.times(INTERESES),
    ),
    prima_servicios: trail.rounded('prima_servicios', inputs, aTwelfth),
    vacaciones: trail.rounded(
      'vacaciones',
      { base_vacaciones: base_vacaciones.text },
      base_vacaciones.value.div(24),
    ),
  };
}

function compute(person: Read): AuditTrail {
  const trail = new AuditTrail(TEXTS, cents);
  const salarial = earnings(trail, person);
  const earned = { ...salarial, auxilio_transporte: transportAid(trail, person) };
  const earnedTexts = texts(earned);
  const total_devengado = trail.money('total_devengado', earnedTexts, total(earned));
  const ingreso_salarial = trail.rounded('ingreso_salarial', texts(salarial), total(salarial));
  const ibc = contributionBase(trail, person, ingreso_salarial);
  const contributed = contributions(trail, ibc);
  const retencion_fuente = withholding(trail, earnedTexts, total_devengado, contributed);
  const total_deducciones = trail.sum('total_deducciones', { ...contributed, retencion_fuente });
  trail.money(
    'neto_pagar',
    texts({ total_devengado, total_deducciones }),
    total_devengado.value.minus(total_deducciones.value),
  );

  const exempt = isExempt(trail, person, ingreso_salarial);
  const social = socialSecurity(trail, person, ibc, exempt);
  const taxes = payrollTaxes(trail, ingreso_salarial, exempt);
  const base_prestaciones = trail.rounded('base_prestaciones', earnedTexts, total_devengado.value);
  const { salario_basico, recargo_nocturno } = salarial;
  const ofVacations = { salario_basico, recargo_nocturno };
  const base_vacaciones = trail.rounded('base_vacaciones', texts(ofVacations), total(ofVacations));
  const provided = benefits(trail, base_prestaciones, base_vacaciones);
  trail.sum('costo_total_empleador', {
    total_devengado,
    total_seguridad_social_empleador: trail.sum('total_seguridad_social_empleador', social),
    total_parafiscales: trail.sum('total_parafiscales', taxes),
    total_provisiones: trail.sum('total_provisiones', provided),
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

export const traced = tracedBy({ scheme: 'CO.ordinario', file: FILE, people }, read, compute);
