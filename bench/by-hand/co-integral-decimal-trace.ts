import { AuditTrail, money, plain, type Shown, texts, tracedBy } from './audit-trail.ts';
import { SMMLV } from './co-figures-decimal.ts';
import { people } from './co-integral-people.ts';
import { contributions, floorAndCeiling, SHOWN_SMMLV, withholding } from './co-trace-employee.ts';
import { conceptTexts } from './concept-texts.ts';
import type { Person } from './contender.ts';
import { cents, Decimal } from './decimals.ts';

const FILE = 'rules/co/integral/2026-01-01.pay';
const TEXTS = conceptTexts(FILE);

const INTEGRAL_MINIMO = SMMLV.times(13);
const FACTOR_SALARIAL = new Decimal('0.70');
const SALUD_EMPLEADOR = new Decimal('0.085');
const PENSION_EMPLEADOR = new Decimal('0.12');
const CAJA = new Decimal('0.04');
const ICBF = new Decimal('0.03');
const SENA = new Decimal('0.02');

/** The request, read, as its values are computed and shown. */
function read({ employee, period }: Person) {
  const { monthly_salary, daily_salary = '0' } = employee;
  const salary =
    monthly_salary === undefined ? new Decimal(daily_salary).times(30) : new Decimal(monthly_salary);
  return {
    salary: money(salary),
    days: plain(new Decimal(period.days)),
    arlRate: plain(new Decimal(employee.risk_class_rate ?? '0.00522')),
  };
}

type Read = ReturnType<typeof read>;

function employerPays(trail: AuditTrail, { arlRate }: Read, salario_integral: Shown, ibc: Shown) {
  trail.yesOrNo('exonerado', {}, false);
  const onIbc = { ibc: ibc.text };
  const social = {
    salud_empleador: trail.rounded('salud_empleador', onIbc, ibc.value.times(SALUD_EMPLEADOR)),
    pension_empleador: trail.rounded('pension_empleador', onIbc, ibc.value.times(PENSION_EMPLEADOR)),
    arl: trail.rounded(
      'arl',
      { ibc: ibc.text, risk_class_rate: arlRate.text },
      ibc.value.times(arlRate.value),
    ),
  };
  const ofSalary = { salario_integral: salario_integral.text };
  const base = trail.rounded('base_parafiscales', ofSalary, salario_integral.value.times(FACTOR_SALARIAL));
  const onPayroll = { base_parafiscales: base.text };
  const taxes = {
    caja_compensacion: trail.rounded('caja_compensacion', onPayroll, base.value.times(CAJA)),
    icbf: trail.rounded('icbf', onPayroll, base.value.times(ICBF)),
    sena: trail.rounded('sena', onPayroll, base.value.times(SENA)),
  };
  const base_vacaciones = trail.rounded('base_vacaciones', ofSalary, salario_integral.value);
  const vacaciones = trail.rounded('vacaciones', texts({ base_vacaciones }), base_vacaciones.value.div(24));
  return {
    total_seguridad_social_empleador: trail.sum('total_seguridad_social_empleador', social),
    total_parafiscales: trail.sum('total_parafiscales', taxes),
    total_provisiones: trail.sum('total_provisiones', { vacaciones }),
  };
}

function compute(person: Read): AuditTrail {
  const trail = new AuditTrail(TEXTS, cents);
  const { salary, days } = person;
  const salario_integral = trail.rounded(
    'salario_integral',
    { monthly_salary: salary.text, 'period.days': days.text },
    salary.value.times(days.value).div(30),
  );
  const earned = texts({ salario_integral });
  const total_devengado = trail.money('total_devengado', earned, salario_integral.value);
  trail.rounded('ingreso_salarial', earned, salario_integral.value);
  const { ibc_minimo, ibc_maximo } = floorAndCeiling(trail, days);
  const ibc = trail.rounded(
    'ibc',
    texts({ ibc_maximo, ibc_minimo, salario_integral }),
    Decimal.min(
      Decimal.max(salario_integral.value.times(FACTOR_SALARIAL), ibc_minimo.value),
      ibc_maximo.value,
    ),
  );
  const contributed = contributions(trail, ibc);
  const retencion_fuente = withholding(trail, earned, total_devengado, contributed);
  const total_deducciones = trail.sum('total_deducciones', { ...contributed, retencion_fuente });
  trail.money(
    'neto_pagar',
    texts({ total_deducciones, total_devengado }),
    total_devengado.value.minus(total_deducciones.value),
  );
  trail.sum('costo_total_empleador', {
    total_devengado,
    ...employerPays(trail, person, salario_integral, ibc),
  });
  trail.money('integral_minimo', { SMMLV: SHOWN_SMMLV }, INTEGRAL_MINIMO);
  return trail;
}

export const traced = tracedBy({ scheme: 'CO.integral', file: FILE, people }, read, compute);
