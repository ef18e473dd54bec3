import type { CalculationRequest, EmployeeInput } from '../../../server/payroll/calculation-request.ts';
import { chile } from './chile.ts';

function requestOf(start: string, end: string, employee: Omit<EmployeeInput, 'id'>): CalculationRequest {
  return {
    country: 'CL',
    scheme: 'dependiente',
    year: 2025,
    period: { type: 'monthly', start_date: start, end_date: end, days: 30 },
    employee: { id: 'E1', ...employee },
    employer: { id: 'P1' },
  };
}

function amountsOf(request: CalculationRequest): Record<string, string> {
  const verdict = chile.compute(request);
  return verdict.kind === 'computed' ? Object.fromEntries(verdict.amounts) : {};
}

test('worked payslip A of rules/cl/law.md 7: minimum wage in August 2025', () => {
  const request = requestOf('2025-08-01', '2025-08-31', {
    monthly_salary: '529000',
    afp_rate: '0.1058',
    colacion_amount: '40000',
    movilizacion_amount: '35000',
    asignacion_familiar_amount: '13505',
  });
  expect(amountsOf(request)).toMatchObject({
    gratificacion_legal: '132250.00',
    total_imponible: '661250.00',
    tope_imponible_afp_salud: '3457834.00',
    tope_imponible_afc: '5194627.00',
    cotizacion_salud: '46288.00',
    seguro_cesantia_trabajador: '3968.00',
    base_tributable: '541034.00',
    impuesto_unico: '0.00',
    liquido_a_pagar: '629539.00',
    sis: '12432.00',
    expectativa_vida: '5951.00',
    mutual_ley_16744: '6150.00',
    costo_empresa: '790819.00',
  });
});

test('worked payslip B of rules/cl/law.md 7: fixed term with commissions in May 2025', () => {
  const request = requestOf('2025-05-01', '2025-05-31', {
    monthly_salary: '1500000',
    afp_rate: '0.1127',
    commission_amount: '200000',
    colacion_amount: '60000',
    movilizacion_amount: '50000',
    overrides: { contrato_plazo_fijo: true },
  });
  expect(amountsOf(request)).toMatchObject({
    gratificacion_legal: '209396.00',
    cotizacion_afp: '215189.00',
    seguro_cesantia_trabajador: '0.00',
    impuesto_unico: '25352.00',
    liquido_a_pagar: '1645197.00',
    afc_empleador: '57282.00',
    expectativa_vida: '0.00',
    costo_empresa: '2128422.00',
  });
});

test('worked payslip C of rules/cl/law.md 7: both caps in September 2025', () => {
  const request = requestOf('2025-09-01', '2025-09-30', {
    monthly_salary: '8000000',
    afp_rate: '0.1145',
    risk_class_rate: '0.0034',
  });
  expect(amountsOf(request)).toMatchObject({
    base_imponible_afp_salud: '3466840.00',
    base_imponible_afc: '5208157.00',
    base_tributable: '7538515.00',
    impuesto_unico: '1058792.00',
    liquido_a_pagar: '6479723.00',
    mutual_ley_16744: '44029.00',
    total_aportes_empleador: '268871.00',
    costo_empresa: '8478267.00',
  });
});
