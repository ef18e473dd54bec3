import {
  type AuditTrail,
  amountOfLaw,
  money,
  plain,
  type Shown,
  texts,
  total,
  yesOrNo,
} from './audit-trail.ts';
import type { Person } from './contender.ts';
import { Decimal, ZERO } from './decimals.ts';
import {
  FACTOR_MINIMO,
  type Parameters,
  PRIMA_CLASE_I,
  parametersAt,
  RATES,
  SALARIO_MINIMO_GENERAL,
  SALARIO_MINIMO_ZLFN,
} from './mx-parameters-decimal.ts';

/** The request, read, as its values are computed and shown. The daily salary is `salary / parts`. */
export function read({ employee, overrides, period }: Person) {
  const { daily_salary, monthly_salary = '0' } = employee;
  const salary = new Decimal(daily_salary ?? monthly_salary);
  const parts = new Decimal(daily_salary === undefined ? 30 : 1);
  const amount = (name: string) => money(new Decimal(employee[name] ?? 0));
  return {
    salary,
    parts,
    daily: money(salary.div(parts)),
    days: plain(new Decimal(period.days)),
    asOf: period.end,
    factor: plain(new Decimal(employee.factor_integracion ?? FACTOR_MINIMO)),
    riskRate: plain(new Decimal(employee.risk_class_rate ?? PRIMA_CLASE_I)),
    overtime: amount('overtime_amount'),
    sundays: plain(new Decimal(employee.sunday_bonus_days ?? 0)),
    vouchers: amount('grocery_voucher_amount'),
    infonavit: amount('infonavit_credit_amount'),
    punctual: overrides.bono_puntualidad ?? false,
    present: overrides.bono_asistencia ?? false,
    food: overrides.bono_despensa ?? false,
    north: overrides.zona_libre_frontera_norte ?? false,
  };
}

export type Read = ReturnType<typeof read>;

/** What every later step reads: parameters at the date, the minimum wage, and whether it is all that is earned. */
export function situation(trail: AuditTrail, person: Read) {
  const parameters = parametersAt(person.asOf);
  const uma_diaria = trail.money('uma_diaria', { UMA: amountOfLaw(parameters.uma) }, parameters.uma);
  const uma_mensual = trail.rounded(
    'uma_mensual',
    { uma_diaria: uma_diaria.text },
    parameters.uma.times('30.4'),
  );
  const least = money(person.north ? SALARIO_MINIMO_ZLFN : SALARIO_MINIMO_GENERAL);
  const name = person.north ? 'salario_minimo_zlfn' : 'salario_minimo_general';
  const salario_minimo = trail.money(
    'salario_minimo',
    { [name]: least.text, zona_libre_frontera_norte: yesOrNo(person.north) },
    least.value,
  );
  const atMinimum = trail.yesOrNo(
    'es_sm',
    { daily_salary: person.daily.text, salario_minimo: salario_minimo.text },
    person.salary.lte(least.value.times(person.parts)),
  );
  return { parameters, uma_diaria, uma_mensual, salario_minimo, atMinimum };
}

export type Situation = ReturnType<typeof situation>;

function bonus(trail: AuditTrail, concept: string, flag: string, earned: boolean, sueldo: Shown): Shown {
  if (!earned) return trail.rounded(concept, { [flag]: '0' }, ZERO);
  return trail.rounded(concept, { [flag]: '1', sueldo: sueldo.text }, sueldo.value.times(RATES.premio));
}

function food(trail: AuditTrail, { food, days }: Read, uma: Shown, { despensaDiaria }: Parameters): Shown {
  if (!food) return trail.rounded('bono_despensa', { con_despensa: '0' }, ZERO);
  return trail.rounded(
    'bono_despensa',
    { con_despensa: '1', 'period.days': days.text, uma_diaria: uma.text },
    despensaDiaria.times(days.value),
  );
}

/** All lines of what is earned, in the order of the payslip. */
export function earnings(trail: AuditTrail, person: Read, { parameters, uma_diaria }: Situation) {
  const { salary, parts, daily, days, sundays } = person;
  const sueldo = trail.rounded(
    'sueldo',
    { daily_salary: daily.text, 'period.days': days.text },
    salary.times(days.value).div(parts),
  );
  return {
    sueldo,
    bono_puntualidad: bonus(trail, 'bono_puntualidad', 'con_puntualidad', person.punctual, sueldo),
    bono_asistencia: bonus(trail, 'bono_asistencia', 'con_asistencia', person.present, sueldo),
    horas_extra: trail.rounded(
      'horas_extra',
      { overtime_amount: person.overtime.text },
      person.overtime.value,
    ),
    prima_dominical: trail.rounded(
      'prima_dominical',
      { daily_salary: daily.text, sunday_bonus_days: sundays.text },
      salary.times(RATES.primaDominical).times(sundays.value).div(parts),
    ),
    bono_despensa: food(trail, person, uma_diaria, parameters),
    vales_despensa: trail.rounded(
      'vales_despensa',
      { grocery_voucher_amount: person.vouchers.text },
      person.vouchers.value,
    ),
  };
}

export type Earned = ReturnType<typeof earnings>;

function exemptOvertime(trail: AuditTrail, { days }: Read, horas_extra: Shown, now: Situation): Shown {
  const tope = trail.rounded(
    'horas_extra_tope',
    { 'period.days': days.text, uma_diaria: now.uma_diaria.text },
    now.parameters.fiveUma.times(days.value).div(7),
  );
  const read = { es_sm: yesOrNo(now.atMinimum), horas_extra: horas_extra.text };
  const exempt = now.atMinimum
    ? trail.rounded('horas_extra_exento', read, horas_extra.value)
    : trail.rounded(
        'horas_extra_exento',
        { ...read, horas_extra_tope: tope.text },
        Decimal.min(horas_extra.value.times(RATES.mitad), tope.value),
      );
  trail.money(
    'horas_extra_gravado',
    texts({ horas_extra, horas_extra_exento: exempt }),
    horas_extra.value.minus(exempt.value),
  );
  return exempt;
}

function exemptSundays(trail: AuditTrail, { sundays }: Read, prima_dominical: Shown, now: Situation): Shown {
  const read = { es_sm: yesOrNo(now.atMinimum), prima_dominical: prima_dominical.text };
  const exempt = now.atMinimum
    ? trail.rounded('prima_dominical_exento', read, prima_dominical.value)
    : trail.rounded(
        'prima_dominical_exento',
        { ...read, sunday_bonus_days: sundays.text, uma_diaria: now.uma_diaria.text },
        Decimal.min(prima_dominical.value, now.parameters.uma.times(sundays.value)),
      );
  trail.money(
    'prima_dominical_gravado',
    texts({ prima_dominical, prima_dominical_exento: exempt }),
    prima_dominical.value.minus(exempt.value),
  );
  return exempt;
}

function exemptBenefits(trail: AuditTrail, { days }: Read, benefits: Shown, earned: Shown, now: Situation) {
  const others = trail.money(
    'otros_ingresos_del_periodo',
    texts({ total_percepciones: earned, total_prevision_social: benefits }),
    earned.value.minus(benefits.value),
  );
  const perDay = { 'period.days': days.text, uma_diaria: now.uma_diaria.text };
  const limite_7_uma = trail.rounded('limite_7_uma', perDay, now.parameters.sevenUma.times(days.value));
  const limite_1_uma = trail.rounded('limite_1_uma', perDay, now.parameters.uma.times(days.value));
  const read = texts({ limite_7_uma, total_percepciones: earned, total_prevision_social: benefits });
  const exempt = earned.value.lte(limite_7_uma.value)
    ? trail.money('prevision_social_exento', read, benefits.value)
    : trail.money(
        'prevision_social_exento',
        { ...read, ...texts({ limite_1_uma, otros_ingresos_del_periodo: others }) },
        Decimal.min(benefits.value, Decimal.max(limite_1_uma.value, limite_7_uma.value.minus(others.value))),
      );
  trail.money(
    'prevision_social_gravado',
    texts({ prevision_social_exento: exempt, total_prevision_social: benefits }),
    benefits.value.minus(exempt.value),
  );
  return exempt;
}

/** What of it is exempt from income tax, and the benefits, which also count for the social security. */
export function exemptions(trail: AuditTrail, person: Read, earned: Earned, sum: Shown, now: Situation) {
  const horas_extra_exento = exemptOvertime(trail, person, earned.horas_extra, now);
  const prima_dominical_exento = exemptSundays(trail, person, earned.prima_dominical, now);
  const { bono_despensa, vales_despensa } = earned;
  const given = { bono_despensa, vales_despensa };
  const benefits = trail.money('total_prevision_social', texts(given), total(given));
  const prevision_social_exento = exemptBenefits(trail, person, benefits, sum, now);
  return { benefits, exempt: { horas_extra_exento, prima_dominical_exento, prevision_social_exento } };
}
