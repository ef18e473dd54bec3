import type { CalculationRequest, EmployeeInput } from '../../../server/payroll/calculation-request.ts';
import { colombiaIntegral, colombiaOrdinario } from './colombia.ts';

function requestOf(
  scheme: string,
  type: 'monthly' | 'biweekly',
  start: string,
  end: string,
  employee: Omit<EmployeeInput, 'id'>,
): CalculationRequest {
  return {
    country: 'CO',
    scheme,
    year: 2025,
    period: { type, start_date: start, end_date: end, days: type === 'biweekly' ? 15 : 30 },
    employee: { id: 'E1', ...employee },
    employer: { id: 'P1' },
  };
}

function verdictOf(request: CalculationRequest) {
  const oracle = request.scheme === 'integral' ? colombiaIntegral : colombiaOrdinario;
  const verdict = oracle.compute(request);
  if (verdict.kind === 'refused') return { refused: true };
  return { ...Object.fromEntries(verdict.amounts), warnings: [...verdict.warnings] };
}

const LOW = {
  monthly_salary: '1423500',
  risk_class_rate: '0.00522',
  horas_recargo_nocturno: '20',
  horas_extra_diurnas: '8',
  horas_dominicales_diurnas: '8',
};

test('worked payslip 1 of rules/co/law.md 9: minimum wage with hours', () => {
  const request = requestOf('ordinario', 'monthly', '2025-03-01', '2025-03-31', LOW);
  expect(verdictOf(request)).toMatchObject({
    valor_hora: '6189.130435',
    recargo_nocturno: '43323.91',
    dominical_diurno: '86647.83',
    hora_extra_diurna: '61891.30',
    auxilio_transporte: '200000.00',
    ingreso_salarial: '1615363.04',
    renta_exenta_25: '421533.50',
    base_gravable_retencion: '1264600.50',
    neto_pagar: '1686134.00',
    exonerado: '1',
    base_prestaciones: '1815363.04',
    base_vacaciones: '1466823.91',
    total_provisiones: '381831.79',
    costo_total_empleador: '2464085.11',
  });
});

test('worked payslip 2 of rules/co/law.md 9: middle pay, class III', () => {
  const request = requestOf('ordinario', 'monthly', '2025-09-01', '2025-09-30', {
    monthly_salary: '7850000',
    risk_class_rate: '0.02436',
    horas_extra_nocturnas: '6',
  });
  expect(verdictOf(request)).toMatchObject({
    hora_extra_nocturna: '374659.09',
    fondo_solidaridad_pensional: '82246.59',
    renta_exenta_25: '1871109.95',
    retencion_fuente: '168000.00',
    neto_pagar: '7316439.78',
    arl: '200352.70',
    costo_total_empleador: '11521063.68',
    warnings: [],
  });
});

test('worked payslip 3 of rules/co/law.md 9: the contribution base is capped', () => {
  const request = requestOf('ordinario', 'monthly', '2025-11-01', '2025-11-30', {
    monthly_salary: '42000000',
  });
  expect(verdictOf(request)).toMatchObject({
    ibc: '35587500.00',
    fondo_solidaridad_pensional: '711750.00',
    renta_exenta_25: '3278434.17',
    retencion_fuente: '9219000.00',
    neto_pagar: '29222250.00',
    exonerado: '0',
    costo_total_empleador: '62431204.25',
    warnings: ['CONTRIBUTION_BASE_CAPPED'],
  });
});

test('worked payslip 4 of rules/co/law.md 9: salario integral, class II', () => {
  const request = requestOf('integral', 'monthly', '2025-05-01', '2025-05-31', {
    monthly_salary: '24000000',
    risk_class_rate: '0.01044',
  });
  expect(verdictOf(request)).toMatchObject({
    ibc: '16800000.00',
    fondo_solidaridad_pensional: '168000.00',
    retencion_fuente: '3859000.00',
    neto_pagar: '18629000.00',
    base_parafiscales: '16800000.00',
    vacaciones: '1000000.00',
    costo_total_empleador: '30131392.00',
  });
});

test('worked payslip 5 of rules/co/law.md 9: payslip 1 in two fortnights', () => {
  const first = requestOf('ordinario', 'biweekly', '2025-03-01', '2025-03-15', LOW);
  const last = requestOf('ordinario', 'biweekly', '2025-03-16', '2025-03-31', LOW);
  expect(verdictOf(first)).toMatchObject({
    recargo_nocturno: '21661.96',
    total_devengado: '907681.53',
    neto_pagar: '843067.01',
    costo_total_empleador: '1232042.58',
  });
  expect(verdictOf(last)).toMatchObject({
    recargo_nocturno: '21661.95',
    total_devengado: '907681.51',
    neto_pagar: '843066.99',
    costo_total_empleador: '1232042.53',
  });
});
