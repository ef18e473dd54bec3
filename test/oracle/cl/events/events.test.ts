import type { CalculationRequest, EmployeeInput } from '../../../../server/payroll/calculation-request.ts';
import type { Oracle } from '../../oracle.ts';
import { chileFeriado } from './feriado.ts';
import { chileFiniquito } from './finiquito.ts';
import { chileGratificacion } from './gratificacion-anual.ts';
import { chileLicenciaMedica } from './licencia-medica.ts';
import { MONTH_NUMBERS } from './months-earned.ts';
import { chileReliquidacion } from './reliquidacion-impuesto.ts';

function amountsOf(oracle: Oracle, end: string, employee: Omit<EmployeeInput, 'id'>): Record<string, string> {
  const request: CalculationRequest = {
    country: 'CL',
    scheme: oracle.scheme,
    year: Number(end.slice(0, 4)),
    period: { type: 'event', start_date: `${end.slice(0, 8)}01`, end_date: end, days: 30 },
    employee: { id: 'E1', ...employee },
    employer: { id: 'P1' },
  };
  const verdict = oracle.compute(request);
  return verdict.kind === 'computed' ? Object.fromEntries(verdict.amounts) : {};
}

/** So many equal months, as their payslips say. */
function months(count: number, total: string, taxed: string): Record<string, string> {
  const pairs = MONTH_NUMBERS.slice(0, count).flatMap((number) => [
    [`total_imponible_${number}`, total] as const,
    [`base_tributable_${number}`, taxed] as const,
  ]);
  return Object.fromEntries(pairs);
}

test('worked payslip L6 of the law file: a second leave only completes the carencia', () => {
  const inputs = {
    dias_licencia: 3,
    dias_licencia_previa_continua: 2,
    remuneracion_neta_m1: '634001',
    remuneracion_neta_m2: '598760',
    remuneracion_neta_m3: '612345',
  };
  expect(amountsOf(chileLicenciaMedica, '2026-03-31', { inputs })).toMatchObject({
    dias_carencia: '1',
    dias_subsidio: '2',
    subsidio_diario: '20501.00',
    subsidio_incapacidad_laboral: '41002.00',
  });
});

test('worked payslip V6: five days begun on a Friday, over a month that is nearly at its limit', () => {
  const inputs = {
    hire_date: '2023-11-01',
    fecha_inicio_feriado: '2025-11-14',
    dias_habiles_a_tomar: 5,
    dias_feriado_pendiente: '15',
    total_imponible_mes_amount: '2760000',
    base_tributable_mes_amount: '2243052',
  };
  const employee = { monthly_salary: '3600000', afp_rate: '0.1144', inputs };
  expect(amountsOf(chileFeriado, '2025-11-30', employee)).toMatchObject({
    dias_feriado_corridos: '7',
    fecha_reintegro: '20251121',
    base_imponible_afp_salud: '720707.00',
    impuesto_unico: '56165.00',
    liquido_a_pagar: '645897.00',
  });
});

test('worked payslip G3: five months of a year have five twelfths of the limit', () => {
  const inputs = {
    ejercicio: 2025,
    modalidad_gratificacion: 'art_50',
    remuneraciones_devengadas_amount: '6000000',
    primer_mes_devengo: '2025-08-01',
    ...months(5, '1200000', '973560'),
  };
  expect(amountsOf(chileGratificacion, '2026-04-30', { afp_rate: '0.1127', inputs })).toMatchObject({
    tope_gratificacion_anual: '1046979.00',
    impuesto_unico: '33977.00',
    sis: '17233.00',
    expectativa_vida: '9423.00',
    liquido_a_pagar: '815436.00',
  });
});

test('worked payslip R2: an incentive of six months that moves them into the second bracket', () => {
  const inputs = {
    renta_accesoria_amount: '1800000',
    primer_mes_devengo: '2025-01-01',
    ...months(6, '1000000', '818200'),
  };
  expect(amountsOf(chileReliquidacion, '2025-07-31', { afp_rate: '0.1058', inputs })).toMatchObject({
    diferencia_impuesto_utm: '0.499185',
    impuesto_unico: '34405.00',
    sis: '28440.00',
    liquido_a_pagar: '1438355.00',
  });
});

test('worked payslip F8: holidays of more than a year left, over the 18th and 19th of September', () => {
  const inputs = {
    hire_date: '2022-06-15',
    termination_date: '2025-09-05',
    causal_termino: 'renuncia',
    dias_feriado_pendiente: '15',
  };
  expect(amountsOf(chileFiniquito, '2025-09-12', { monthly_salary: '1100000', inputs })).toMatchObject({
    anios_servicio: '3',
    dias_feriado_corridos: '30.416667',
    indemnizacion_feriado: '1115278.00',
    liquido_a_pagar: '1115278.00',
  });
});

test('worked payslip F9: what is agreed beyond the exempt limit is taxed over twelve months', () => {
  const inputs = {
    hire_date: '2022-03-01',
    termination_date: '2026-08-31',
    causal_termino: 'mutuo_acuerdo',
    indemnizacion_voluntaria_amount: '15000000',
    promedio_24m_amount: '2480000',
    primer_mes_devengo: '2025-09-01',
    ...months(12, '2500000', '2028250'),
  };
  const employee = { monthly_salary: '2500000', afp_rate: '0.1127', inputs };
  expect(amountsOf(chileFiniquito, '2026-09-04', employee)).toMatchObject({
    indemnizacion_exenta: '9920000.00',
    indemnizacion_tributable: '5080000.00',
    impuesto_indemnizacion: '368728.00',
    liquido_a_pagar: '15422939.00',
  });
});

test('worked payslip F10: a gratificación of six months still owed is contributed on and taxed by months', () => {
  const inputs = {
    hire_date: '2024-02-01',
    termination_date: '2026-06-30',
    causal_termino: 'desahucio',
    remuneraciones_devengadas_amount: '9000000',
    primer_mes_devengo: '2025-07-01',
    ...months(12, '1500000', '1216950'),
  };
  const employee = { monthly_salary: '1500000', afp_rate: '0.1127', inputs };
  expect(amountsOf(chileFiniquito, '2026-07-08', employee)).toMatchObject({
    indemnizacion_feriado: '412500.00',
    gratificacion_25: '2250000.00',
    tope_gratificacion_anual: '1314688.00',
    meses_devengo: '6',
    base_imponible_afp_salud: '1314688.00',
    base_imponible_afc: '1314688.00',
    base_tributable: '1066607.00',
    gratificacion_proporcional: '1314688.00',
    cotizacion_afp: '148165.00',
    cotizacion_salud: '92028.00',
    seguro_cesantia_trabajador: '7888.00',
    impuesto_unico: '42664.00',
    total_haberes: '6227188.00',
    total_descuentos: '290745.00',
    liquido_a_pagar: '5936443.00',
  });
});
