import type { CalculationRequest, EmployeeInput } from '../../../server/payroll/calculation-request.ts';
import { argentina } from './argentina.ts';

function requestOf(start: string, end: string, employee: Omit<EmployeeInput, 'id'>): CalculationRequest {
  return {
    country: 'AR',
    scheme: 'general',
    year: 2025,
    period: { type: 'monthly', start_date: start, end_date: end, days: 30 },
    employee: { id: 'E1', ...employee },
    employer: { id: 'P1' },
  };
}

function amountsOf(request: CalculationRequest): Record<string, string> {
  const verdict = argentina.compute(request);
  return verdict.kind === 'computed' ? Object.fromEntries(verdict.amounts) : {};
}

test('worked payslip of rules/ar/law.md 8: low salary, March 2025', () => {
  const request = requestOf('2025-03-01', '2025-03-31', {
    monthly_salary: '900000',
    cantidad_hijos: 1,
    cuota_sindical_rate: '0.02',
    risk_class_rate: '0.025',
  });
  expect(amountsOf(request)).toMatchObject({
    sueldo_basico: '900000.00',
    remuneracion_bruta: '900000.00',
    base_aportes: '900000.00',
    base_aportes_obra_social: '900000.00',
    jubilacion: '99000.00',
    ley_19032: '27000.00',
    obra_social: '27000.00',
    cuota_sindical: '18000.00',
    sac_proporcional: '75000.00',
    aportes_computables: '171000.00',
    aportes_sac_proporcional: '14250.00',
    deducciones_personales: '2047866.63',
    deduccion_doceava: '170655.55',
    ganancia_neta_sujeta: '0.00',
    impuesto_determinado: '0.00',
    ganancias_tope_35: '255150.00',
    ganancias: '0.00',
    total_percepciones: '900000.00',
    total_deducciones: '171000.00',
    neto: '729000.00',
    base_contribuciones: '892996.32',
    contrib_sipa: '96175.70',
    contrib_inssjp: '14198.64',
    contrib_aaff: '41970.83',
    contrib_fne: '8394.17',
    contrib_seguridad_social_total: '160739.34',
    contrib_obra_social: '54000.00',
    contrib_art_variable: '22500.00',
    contrib_scvo: '334.68',
  });
});

test('worked payslip of rules/ar/law.md 8: middle salary with overtime, September 2025', () => {
  const request = requestOf('2025-09-01', '2025-09-30', {
    monthly_salary: '3200000',
    overtime_amount: '300000',
    cantidad_hijos: 1,
    risk_class_rate: '0.025',
    overrides: { conyuge_a_cargo: true },
  });
  expect(amountsOf(request)).toMatchObject({
    sueldo_basico: '3200000.00',
    horas_extra: '300000.00',
    remuneracion_bruta: '3500000.00',
    base_aportes: '3500000.00',
    base_aportes_obra_social: '3500000.00',
    jubilacion: '385000.00',
    ley_19032: '105000.00',
    obra_social: '105000.00',
    sac_proporcional: '291666.67',
    aportes_computables: '595000.00',
    aportes_sac_proporcional: '49583.33',
    deducciones_personales: '2710795.91',
    deduccion_doceava: '225899.66',
    ganancia_neta_sujeta: '210387.77',
    impuesto_determinado: '13101.90',
    ganancias_tope_35: '1016750.00',
    ganancias: '13101.90',
    total_percepciones: '3500000.00',
    total_deducciones: '608101.90',
    neto: '2891898.10',
    base_contribuciones: '3492996.32',
    contrib_sipa: '376195.70',
    contrib_inssjp: '55538.64',
    contrib_aaff: '164170.83',
    contrib_fne: '32834.17',
    contrib_seguridad_social_total: '628739.34',
    contrib_obra_social: '210000.00',
    contrib_art_variable: '87500.00',
    contrib_scvo: '334.68',
  });
});

test('worked payslip of rules/ar/law.md 8: high salary of a large employer with aguinaldo, December 2025', () => {
  const request = requestOf('2025-12-01', '2025-12-31', {
    monthly_salary: '9500000',
    risk_class_rate: '0.012',
    overrides: { liquida_sac: true, empleador_grande_servicios: true, empleador_mipyme: false },
  });
  expect(amountsOf(request)).toMatchObject({
    sueldo_basico: '9500000.00',
    remuneracion_bruta: '9500000.00',
    sac: '4750000.00',
    base_aportes: '3731212.01',
    base_aportes_obra_social: '3731212.01',
    base_aportes_sac: '1865606.01',
    jubilacion: '615649.98',
    ley_19032: '167904.54',
    obra_social: '167904.54',
    sac_proporcional: '791666.67',
    aportes_computables: '634306.04',
    aportes_sac_proporcional: '52858.84',
    deducciones_personales: '2178627.67',
    deduccion_doceava: '181552.31',
    ganancia_neta_sujeta: '7244321.81',
    impuesto_determinado: '2055018.86',
    ganancias_tope_35: '4654489.33',
    ganancias: '2055018.86',
    total_percepciones: '14250000.00',
    total_deducciones: '3006477.92',
    neto: '11243522.08',
    base_contribuciones: '14239494.48',
    contrib_sipa: '1758577.57',
    contrib_inssjp: '224984.01',
    contrib_aaff: '768932.70',
    contrib_fne: '152362.59',
    contrib_seguridad_social_total: '2904856.87',
    contrib_obra_social: '855000.00',
    contrib_art_variable: '171000.00',
    contrib_scvo: '334.68',
  });
});
