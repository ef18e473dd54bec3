// MX.ajuste_anual 2020.1: Ajuste anual del ISR
// Emitted from rules/mx/ajuste_anual/2020-01-01.pay by payroll compile. Do not edit.
import * as rt from '../../../../runtime/index.ts';

// Ingreso del año desde el que no hay ajuste
export const ingreso_sin_ajuste$rows = rt.dated('2020-01 400000');

// Tarifa anual del ISR
export const tarifa_anual = rt.table('tarifa_anual', 'excess', [
  ['2020-01',
    '[0 0] 0',
    '[0.01 6942.2] 0.0192',
    '[6942.21 58922.16] 0.064 133.28',
    '[58922.17 103550.44] 0.1088 3460.01',
    '[103550.45 120372.83] 0.16 8315.57',
    '[120372.84 144119.23] 0.1792 11007.14',
    '[144119.24 290667.75] 0.2136 15262.49',
    '[290667.76 458132.29] 0.2352 46565.26',
  ],
  ['2021-01',
    '[0 0] 0',
    '[0.01 7735] 0.0192',
    '[7735.01 65651.07] 0.064 148.51',
    '[65651.08 115375.9] 0.1088 3855.14',
    '[115375.91 134119.41] 0.16 9265.2',
    '[134119.42 160577.65] 0.1792 12264.16',
    '[160577.66 323862] 0.2136 17005.47',
    '[323862.01 510451] 0.2352 51883.01',
  ],
  ['2023-01',
    '[0 0] 0',
    '[0.01 8952.49] 0.0192',
    '[8952.5 75984.55] 0.064 171.88',
    '[75984.56 133536.07] 0.1088 4461.94',
    '[133536.08 155229.8] 0.16 10723.55',
    '[155229.81 185852.57] 0.1792 14194.54',
    '[185852.58 374837.88] 0.2136 19682.13',
    '[374837.89 590795.99] 0.2352 60049.4',
  ],
  ['2026-01',
    '[0 0] 0',
    '[0.01 10135.11] 0.0192',
    '[10135.12 86022.11] 0.064 194.59',
    '[86022.12 151176.19] 0.1088 5051.37',
    '[151176.2 175735.66] 0.16 12140.13',
    '[175735.67 210403.69] 0.1792 16069.64',
    '[210403.7 424353.97] 0.2136 22282.14',
  ],
], { grid: rt.exact(1n, 100n) });

export const $sources: readonly string[] = [
  'LISR art. 97-a',
  'LISR art. 97',
  'ingreso_sin_ajuste: LISR art. 97-b',
];

export const $provenance: readonly rt.ProvenanceLine[] = [
  ...rt.members(8, ['tarifa_anual', 'single_source', 'una copia de la publicación']),
  ['procede_ajuste', 'convention', 'quien solo percibió el salario mínimo no se ajusta'],
  ['subsidio_anual_aplicado', 'convention', 'lo que pasa del impuesto se pierde'],
  ['saldo_a_favor_pendiente', 'convention', 'se compensa, a más tardar, hasta el fin del año siguiente'],
];

export const $inputs: readonly rt.InputLine[] = [
  { id: 'ingresos_gravados_anuales', source: 'inputs', type: 'money', label: 'Ingresos gravados del año', law: 'LISR art. 97',
    presence: 'required', bounds: '[0 MXN .. *)' },
  { id: 'ingresos_totales', wire: 'ingresos_totales_anuales', source: 'inputs', type: 'money', label: 'Ingresos del año, gravados y exentos',
    law: 'LISR art. 97-b', presence: 'optional', bounds: '[0 MXN .. *)' },
  { id: 'retenido_del_anio', wire: 'isr_retenido_anual', source: 'inputs', type: 'money',
    label: 'ISR retenido en el año, con ajustes del mes y sin lo devuelto', law: 'LISR art. 97', presence: 'required', bounds: '[0 MXN .. *)' },
  { id: 'subsidio_causado_anual', source: 'inputs', type: 'money', label: 'Subsidio para el empleo causado en el año',
    law: 'Decreto DOF 11-12-2013, décimo transitorio; Decreto DOF 01-05-2024', bounds: '[0 MXN .. *)', defaultText: '0 MXN' },
  { id: 'impuesto_local_retenido', source: 'inputs', type: 'money', label: 'Impuesto local sobre sueldos retenido', law: 'LISR art. 97',
    bounds: '[0 MXN .. *)', defaultText: '0 MXN' },
  { id: 'compensacion_maxima', source: 'inputs', type: 'money', label: 'Retenciones contra las que se puede compensar', law: 'LISR art. 97',
    presence: 'optional', bounds: '[0 MXN .. *)' },
  { id: 'fecha_ingreso', source: 'inputs', type: 'date', label: 'Fecha de ingreso', law: 'LISR art. 97-a', presence: 'optional',
    bounds: '[1940-01-01 .. *)', lowest: '>= 1940-01-01' },
  { id: 'fecha_baja', source: 'inputs', type: 'date', label: 'Fecha de baja', law: 'LISR art. 97-a', presence: 'optional',
    bounds: '[1940-01-01 .. *)', lowest: '>= 1940-01-01' },
  { id: 'presenta_declaracion', source: 'override', type: 'boolean', label: 'Avisó que presenta declaración', law: 'LISR art. 97-c',
    defaultText: 'no' },
  { id: 'solo_salario_minimo', source: 'override', type: 'boolean', label: 'Solo percibió el salario mínimo', law: 'LISR art. 96',
    defaultText: 'no' },
];

export const $steps: readonly rt.StepLine[] = [
  ['let', 'ingresos_totales_anuales', 'Ingresos del año', 'if given(ingresos_totales) then ingresos_totales else ingresos_gravados_anuales',
    ['LISR art. 97-b'], { position: 12 }],
  ['let', 'ingreso_despues', 'Ingresó después del 1 de enero',
    'if given(fecha_ingreso) then fecha_ingreso > start_of_year(period.end_date) else no', [0], { type: 'boolean' }],
  ['let', 'baja_antes', 'Se fue antes del 1 de diciembre', 'if given(fecha_baja) then fecha_baja < date(year(period.end_date), 12, 1) else no',
    [0], { type: 'boolean' }],
  ['let', 'procede_ajuste', 'Procede el ajuste',
    'ingresos_totales_anuales <= ingreso_sin_ajuste and not ingreso_despues and not baja_antes and not presenta_declaracion ' +
      'and not solo_salario_minimo', ['LISR art. 97 (convención: quien solo percibió el salario mínimo no se ajusta)', 2], { type: 'boolean' }],
  ['let', 'isr_retenido_anual', 'ISR retenido en el año', 'retenido_del_anio', [1], { rounding: 'half_up:0.01' }],
  ['base', 'base_isr_anual', 'Base gravable anual',
    'clamp(ingresos_gravados_anuales - impuesto_local_retenido, 0 MXN, ingreso_sin_ajuste) when procede_ajuste', [1, 2]],
  ['let', 'isr_anual_determinado', 'ISR anual según tarifa', 'tarifa_anual(base_isr_anual) when procede_ajuste',
    ['LISR art. 152', 'tarifa_anual: LISR art. 152'], { rounding: 'half_up:0.01' }],
  ['let', 'subsidio_anual_aplicado', 'Subsidio para el empleo del año',
    'min(subsidio_causado_anual, isr_anual_determinado) when procede_ajuste',
    ['Decreto DOF 11-12-2013, décimo transitorio', 'Decreto DOF 01-05-2024 (convención: lo que pasa del impuesto se pierde)'],
    { rounding: 'half_up:0.01' }],
  ['let', 'isr_anual', 'ISR anual', 'isr_anual_determinado - subsidio_anual_aplicado when procede_ajuste', [1]],
  ['let', 'diferencia_anual', 'ISR anual menos lo retenido', 'isr_anual - isr_retenido_anual when procede_ajuste', [1]],
  ['let', 'a_favor', 'Lo retenido de más', 'max(0 MXN, -diferencia_anual) when procede_ajuste', [1]],
  ['perception', 'isr_a_favor', 'ISR a favor del ajuste anual',
    'if given(compensacion_maxima) then min(a_favor, compensacion_maxima) else a_favor', [1], { tags: ['otro_pago'] }],
  ['let', 'saldo_a_favor_pendiente', 'Saldo a favor pendiente', 'a_favor - isr_a_favor',
    ['LISR art. 97 (convención: se compensa, a más tardar, hasta el fin del año siguiente)']],
  ['deduction', 'isr_ajuste_anual', 'ISR a cargo del ajuste anual', 'max(0 MXN, diferencia_anual)', [1],
    { tags: ['cfdi:D002'], bracket: 'isr_anual_determinado' }],
  ['total', 'total_percepciones', 'Total de percepciones', 'sum(perceptions)', null, { terms: ['isr_a_favor'] }],
  ['total', 'total_deducciones', 'Total de deducciones', 'sum(deductions)', null, { terms: ['isr_ajuste_anual'] }],
  ['total', 'neto', 'Neto', 'total_percepciones - total_deducciones', null, { terms: ['total_percepciones', '-total_deducciones'] }],
];

export const $file = 'sha256:93463f3e536b9ea79e8ec08882271746fe3e38550dcd1f6ae756c882cb9aa92e';
