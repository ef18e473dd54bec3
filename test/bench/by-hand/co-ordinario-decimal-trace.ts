import { AuditTrail, money, plain, type Shown, yesOrNo } from './audit-trail.ts';
import {
  APORTE_EMPLEADO,
  excess,
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
import { conceptTexts } from './concept-texts.ts';
import type { ByHandTraced, Person, TracedAmounts } from './contender.ts';
import { Decimal, type Row, ZERO } from './decimals.ts';

const FILE = 'rules/co/ordinario/2026-01-01.pay';
const TEXTS = conceptTexts(FILE);

const TWO_SMMLV = SMMLV.times(2);
const TEN_SMMLV = SMMLV.times(10);
const AUXILIO_MENSUAL = new Decimal(249_095);
const RECARGO_NOCTURNO = new Decimal('0.35');
const DOMINICAL = new Decimal(1);
const DOMINICAL_NOCTURNO = new Decimal('1.35');
const EXTRA_DIURNA = new Decimal('1.25');
const EXTRA_NOCTURNA = new Decimal('1.75');
const SALUD_EMPLEADOR = new Decimal('0.085');
const PENSION_EMPLEADOR = new Decimal('0.12');
const CAJA = new Decimal('0.04');
const ICBF = new Decimal('0.03');
const SENA = new Decimal('0.02');
const INTERESES = new Decimal('0.01');

const SHOWN_SMMLV = money(SMMLV).text;
const SHOWN_UVT = money(UVT).text;
const SHOWN_AUXILIO = money(AUXILIO_MENSUAL).text;

/** The request, read, as its values are computed and shown. */
function read({ employee, overrides, period }: Person) {
  const { monthly_salary, daily_salary = '0' } = employee;
  const hours = (name: string) => plain(new Decimal(employee[`horas_${name}`] ?? 0));
  const salary =
    monthly_salary === undefined ? new Decimal(daily_salary).times(30) : new Decimal(monthly_salary);
  return {
    salary: money(salary),
    days: plain(new Decimal(period.days)),
    asOf: period.end,
    arlRate: plain(new Decimal(employee.risk_class_rate ?? '0.00522')),
    nightHours: hours('recargo_nocturno'),
    sundayHours: hours('dominicales_diurnas'),
    sundayNightHours: hours('dominicales_nocturnas'),
    overtime: hours('extra_diurnas'),
    nightOvertime: hours('extra_nocturnas'),
    sundayOvertime: hours('extra_dominicales_diurnas'),
    sundayNightOvertime: hours('extra_dominicales_nocturnas'),
    transport: overrides.aplica_auxilio_transporte,
    exempt: overrides.aplica_exoneracion_114_1 ?? true,
  };
}

type Read = ReturnType<typeof read>;

/** What a table's row shows in the step that applied it. */
function shownRow(table: string, { over, rate, fixed }: Row): Record<string, string> {
  return {
    [`${table}.fixed`]: money(fixed).text,
    [`${table}.lower`]: money(over).text,
    [`${table}.rate`]: plain(rate).text,
  };
}

function earnings(trail: AuditTrail, person: Read) {
  const { salary, days } = person;
  const perMonth = plain(new Decimal(person.asOf < '2026-07-15' ? 220 : 210));
  const recargo = plain(new Decimal(person.asOf < '2026-07-01' ? '0.80' : '0.90'));
  const hourly = trail.plain(
    'valor_hora',
    { divisor_horas_mes: perMonth.text, monthly_salary: salary.text },
    salary.value.div(perMonth.value),
  );
  const basico = trail.cents(
    'salario_basico',
    { monthly_salary: salary.text, 'period.days': days.text },
    salary.value.times(days.value).div(30),
  );
  const atHourlyRate = (worked: Shown, times: Decimal) =>
    salary.value.times(worked.value).times(times).div(perMonth.value);
  const onSunday = (concept: string, hours: string, worked: Shown, times: Decimal) =>
    trail.cents(
      concept,
      { [hours]: worked.text, recargo_dominical: recargo.text, valor_hora: hourly.text },
      atHourlyRate(worked, times.plus(recargo.value)),
    );
  return {
    salario_basico: basico,
    recargo_nocturno: trail.cents(
      'recargo_nocturno',
      { horas_recargo_nocturno: person.nightHours.text, valor_hora: hourly.text },
      atHourlyRate(person.nightHours, RECARGO_NOCTURNO),
    ),
    dominical_diurno: onSunday(
      'dominical_diurno',
      'horas_dominicales_diurnas',
      person.sundayHours,
      DOMINICAL,
    ),
    dominical_nocturno: onSunday(
      'dominical_nocturno',
      'horas_dominicales_nocturnas',
      person.sundayNightHours,
      DOMINICAL_NOCTURNO,
    ),
    hora_extra_diurna: trail.cents(
      'hora_extra_diurna',
      { horas_extra_diurnas: person.overtime.text, valor_hora: hourly.text },
      atHourlyRate(person.overtime, EXTRA_DIURNA),
    ),
    hora_extra_nocturna: trail.cents(
      'hora_extra_nocturna',
      { horas_extra_nocturnas: person.nightOvertime.text, valor_hora: hourly.text },
      atHourlyRate(person.nightOvertime, EXTRA_NOCTURNA),
    ),
    hora_extra_dominical_diurna: onSunday(
      'hora_extra_dominical_diurna',
      'horas_extra_dominicales_diurnas',
      person.sundayOvertime,
      EXTRA_DIURNA,
    ),
    hora_extra_dominical_nocturna: onSunday(
      'hora_extra_dominical_nocturna',
      'horas_extra_dominicales_nocturnas',
      person.sundayNightOvertime,
      EXTRA_NOCTURNA,
    ),
  };
}

function transportAid(trail: AuditTrail, { salary, days, transport }: Read): Shown {
  const applies = transport ?? salary.value.lte(TWO_SMMLV);
  if (!applies) return trail.cents('auxilio_transporte', { aplica_auxilio_transporte: '0' }, ZERO);
  return trail.cents(
    'auxilio_transporte',
    { aplica_auxilio_transporte: '1', auxilio_mensual: SHOWN_AUXILIO, 'period.days': days.text },
    AUXILIO_MENSUAL.times(days.value).div(30),
  );
}

function texts(lines: Readonly<Record<string, Shown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(lines).map(([id, { text }]) => [id, text]));
}

function total(lines: Readonly<Record<string, Shown>>): Decimal {
  return Object.values(lines).reduce((sum, { value }) => sum.plus(value), ZERO);
}

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
  earned: Readonly<Record<string, Shown>>,
  contributed: ReturnType<typeof contributions>,
): Shown {
  const untaxed = trail.cents('ingresos_no_constitutivos', texts(contributed), total(contributed));
  const ingreso_neto_retencion = trail.cents(
    'ingreso_neto_retencion',
    { ...texts(earned), ingresos_no_constitutivos: untaxed.text },
    Decimal.max(ZERO, total(earned).minus(untaxed.value)),
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

function compute(person: Read): TracedAmounts {
  const trail = new AuditTrail(TEXTS);
  const salarial = earnings(trail, person);
  const earned = { ...salarial, auxilio_transporte: transportAid(trail, person) };
  const total_devengado = trail.money('total_devengado', texts(earned), total(earned));
  const ingreso_salarial = trail.cents('ingreso_salarial', texts(salarial), total(salarial));
  const ibc = contributionBase(trail, person, ingreso_salarial);
  const contributed = contributions(trail, ibc);
  const deductions = { ...contributed, retencion_fuente: withholding(trail, earned, contributed) };
  const total_deducciones = trail.money('total_deducciones', texts(deductions), total(deductions));
  trail.money(
    'neto_pagar',
    texts({ total_devengado, total_deducciones }),
    total_devengado.value.minus(total_deducciones.value),
  );

  const exempt = isExempt(trail, person, ingreso_salarial);
  const social = {
    salud_empleador: unlessExempt(trail, 'salud_empleador', exempt, { ibc }, SALUD_EMPLEADOR),
    pension_empleador: trail.cents(
      'pension_empleador',
      { ibc: ibc.text },
      ibc.value.times(PENSION_EMPLEADOR),
    ),
    arl: trail.cents(
      'arl',
      { ibc: ibc.text, risk_class_rate: person.arlRate.text },
      ibc.value.times(person.arlRate.value),
    ),
  };
  const base_parafiscales = trail.cents(
    'base_parafiscales',
    { ingreso_salarial: ingreso_salarial.text },
    ingreso_salarial.value,
  );
  const onPayroll = { base_parafiscales };
  const payroll = {
    caja_compensacion: trail.cents(
      'caja_compensacion',
      texts(onPayroll),
      base_parafiscales.value.times(CAJA),
    ),
    icbf: unlessExempt(trail, 'icbf', exempt, onPayroll, ICBF),
    sena: unlessExempt(trail, 'sena', exempt, onPayroll, SENA),
  };
  const base_prestaciones = trail.cents('base_prestaciones', texts(earned), total(earned));
  const { salario_basico, recargo_nocturno } = salarial;
  const ofVacations = { salario_basico, recargo_nocturno };
  const base_vacaciones = trail.cents('base_vacaciones', texts(ofVacations), total(ofVacations));
  const onBenefits = { base_prestaciones: base_prestaciones.text };
  const provisions = {
    cesantias: trail.cents('cesantias', onBenefits, base_prestaciones.value.div(12)),
    intereses_cesantias: trail.cents(
      'intereses_cesantias',
      onBenefits,
      base_prestaciones.value.times(INTERESES),
    ),
    prima_servicios: trail.cents('prima_servicios', onBenefits, base_prestaciones.value.div(12)),
    vacaciones: trail.cents(
      'vacaciones',
      { base_vacaciones: base_vacaciones.text },
      base_vacaciones.value.div(24),
    ),
  };
  const totals = {
    total_seguridad_social_empleador: trail.money(
      'total_seguridad_social_empleador',
      texts(social),
      total(social),
    ),
    total_parafiscales: trail.money('total_parafiscales', texts(payroll), total(payroll)),
    total_provisiones: trail.money('total_provisiones', texts(provisions), total(provisions)),
  };
  const cost = { total_devengado, ...totals };
  trail.money('costo_total_empleador', texts(cost), total(cost));
  countHours(trail, person);
  return trail.finish();
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

export const contender: ByHandTraced = {
  scheme: 'CO.ordinario',
  file: FILE,
  people,
  prepare: (person) => {
    const prepared = read(person);
    return () => compute(prepared);
  },
};
