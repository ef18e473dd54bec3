import { type AuditTrail, amountOfLaw, money, plain, type Shown } from './audit-trail.ts';
import { SMMLV } from './co-parameters-decimal.ts';
import type { Person } from './contender.ts';
import { Decimal, ZERO } from './decimals.ts';

const TWO_SMMLV = SMMLV.times(2);
const AUXILIO_MENSUAL = new Decimal(249_095);
const RECARGO_NOCTURNO = new Decimal('0.35');
const DOMINICAL = new Decimal(1);
const DOMINICAL_NOCTURNO = new Decimal('1.35');
const EXTRA_DIURNA = new Decimal('1.25');
const EXTRA_NOCTURNA = new Decimal('1.75');
const SHOWN_AUXILIO = amountOfLaw(AUXILIO_MENSUAL);

const FIRST_HALF = { perMonth: plain(new Decimal(220)), recargo: plain(new Decimal('0.80')) };
const SECOND_HALF = { perMonth: plain(new Decimal(210)), recargo: plain(new Decimal('0.90')) };

/** The request, read, as its values are computed and shown. */
export function read({ employee, overrides, period }: Person) {
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

export type Read = ReturnType<typeof read>;

/** What counts as salary. */
export function earnings(trail: AuditTrail, person: Read) {
  const { salary, days } = person;
  const { perMonth, recargo } = person.asOf < '2026-07-01' ? FIRST_HALF : SECOND_HALF;
  const hourly = trail.plain(
    'valor_hora',
    { divisor_horas_mes: perMonth.text, monthly_salary: salary.text },
    salary.value.div(perMonth.value),
  );
  const basico = trail.rounded(
    'salario_basico',
    { monthly_salary: salary.text, 'period.days': days.text },
    salary.value.times(days.value).div(30),
  );
  const atHourlyRate = (worked: Shown, times: Decimal) =>
    salary.value.times(worked.value).times(times).div(perMonth.value);
  const onSunday = (concept: string, hours: string, worked: Shown, times: Decimal) =>
    trail.rounded(
      concept,
      { [hours]: worked.text, recargo_dominical: recargo.text, valor_hora: hourly.text },
      atHourlyRate(worked, times.plus(recargo.value)),
    );
  return {
    salario_basico: basico,
    recargo_nocturno: trail.rounded(
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
    hora_extra_diurna: trail.rounded(
      'hora_extra_diurna',
      { horas_extra_diurnas: person.overtime.text, valor_hora: hourly.text },
      atHourlyRate(person.overtime, EXTRA_DIURNA),
    ),
    hora_extra_nocturna: trail.rounded(
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

/** The transport aid, which does not. */
export function transportAid(trail: AuditTrail, { salary, days, transport }: Read): Shown {
  const applies = transport ?? salary.value.lte(TWO_SMMLV);
  if (!applies) return trail.rounded('auxilio_transporte', { aplica_auxilio_transporte: '0' }, ZERO);
  return trail.rounded(
    'auxilio_transporte',
    { aplica_auxilio_transporte: '1', auxilio_mensual: SHOWN_AUXILIO, 'period.days': days.text },
    AUXILIO_MENSUAL.times(days.value).div(30),
  );
}
