// PE.liquidacion 2026.1: Liquidación de beneficios sociales
// Emitted from generated/rules/pe/liquidacion/2026-01-01.pay by payroll compile. Do not edit.
import * as rt from '../../../../../../runtime/index.ts';

// Unidad impositiva tributaria
export const UIT$rows = rt.dated('2025-01 5350', '2026-01 5500');

// Remuneración mínima vital
export const RMV$rows = rt.dated('2025-01 1130', '2026-10 1230');

// Tasa de la asignación familiar
export const tasa_asignacion_familiar$rows = rt.dated('0000-01 0.1');

// Tasa de la ONP
export const tasa_onp$rows = rt.dated('0000-01 0.13');

// Aporte al fondo
export const tasa_fondo_afp$rows = rt.dated('0000-01 0.1');

// Prima de seguro
export const tasa_prima_seguro$rows = rt.dated('2025-01 0.0137');

// RMA del trimestre
export const rma_del_trimestre$rows = rt.dated('2026-01 12209.11', '2026-04 12598.91', '2026-07 12672.65', '2026-10 12732.7');

// Comisión sobre la remuneración
export const comision_flujo = rt.table('comision_flujo', 'map', [
  ['0000-01',
    'onp 0',
    'habitat 0.0147',
    'integra 0.0155',
    'prima 0.016',
    'profuturo 0.0169',
  ],
]);

// Impuesto a la renta del trabajo
export const tarifa_renta = rt.table('tarifa_renta', 'marginal', [
  ['0000-01',
    '[0 5] 0.08',
    '20] 0.14',
    '35] 0.17',
    '45] 0.2',
    '*) 0.3',
  ],
]);

export const $sources: readonly string[] = [
  'D.S. 001-97-TR art. 2',
  'D.S. 003-97-TR art. 38',
  'Ley 27735 art. 7',
  'D.S. 005-2002-TR art. 5',
  'Ley 30334 art. 1',
  'Ley 30334 art. 3',
  'D.Leg. 713 art. 22',
  'D.S. 012-92-TR art. 23',
  'TUO de la Ley del SPP art. 30 b)',
  'SBS',
  'Ley 26504',
  'TUO de la Ley del SPP art. 30 c)',
  'Reglamento de la LIR art. 40',
];

export const $provenance: readonly rt.ProvenanceLine[] = [
  ['dias_cts', 'convention', 'meses de 30 días: la ley habla de dozavos y treintavos'],
  ['base_cts', 'convention', 'el sexto de lo recibido en el semestre mismo'],
  ['cts_trunca', 'convention', 'el depósito no es renta ni remuneración'],
  ['indemnizacion_vacacional', 'convention', 'no está sujeta a aportación, contribución ni tributo'],
  ['indemnizacion_despido', 'convention', 'inafecta del impuesto'],
  ['devolucion_quinta', 'convention', 'devuelve un impuesto: no es renta'],
  ['base_essalud', 'convention', 'una RMV entera por mes'],
  ['credito_eps', 'single_source', 'el tope del 10 % de la UIT, de un código público'],
];

export const $inputs: readonly rt.InputLine[] = [
  { id: 'sistema_pensionario', source: 'inputs', type: 'choice', words: ['onp', 'habitat', 'integra', 'prima', 'profuturo'],
    label: 'Sistema pensionario', law: 'D.Ley 19990; TUO de la Ley del SPP', presence: 'required' },
  { id: 'monthly_salary', type: 'money', label: 'Remuneración básica al cese', presence: 'required', bounds: '(0 PEN .. 1_000_000 PEN]' },
  { id: 'fecha_ingreso', source: 'inputs', type: 'date', label: 'Fecha de ingreso', law: 'D.S. 003-97-TR arts. 38 y 47', presence: 'required',
    bounds: '[1950-01-01 .. period.end_date]', lowest: '>= 1950-01-01' },
  { id: 'causa', source: 'inputs', type: 'choice',
    words: ['renuncia', 'mutuo_disenso', 'termino_contrato', 'despido_justificado', 'despido_arbitrario', 'hostilidad', 'periodo_prueba',
      'jubilacion', 'fallecimiento'], label: 'Causa del cese', law: 'D.S. 003-97-TR arts. 16, 34 y 35', presence: 'required' },
  { id: 'tipo_contrato', source: 'inputs', type: 'choice', words: ['indeterminado', 'plazo_fijo'], label: 'Tipo de contrato',
    law: 'D.S. 003-97-TR arts. 4 y 53', defaultText: 'indeterminado', defaultValue: 'indeterminado' },
  { id: 'fecha_fin_contrato', source: 'inputs', type: 'date', label: 'Fin pactado del contrato', law: 'D.S. 003-97-TR art. 76',
    presence: 'optional' },
  { id: 'meses_periodo_prueba', source: 'inputs', type: 'integer', label: 'Meses del periodo de prueba', law: 'D.S. 003-97-TR art. 10',
    bounds: '[3 .. 12]', defaultText: '3' },
  { id: 'gratificacion_semestre', source: 'inputs', type: 'money', label: 'Gratificación recibida en el semestre de CTS',
    law: 'D.S. 001-97-TR art. 18', presence: 'required', bounds: '[0 PEN .. 1_000_000 PEN]' },
  { id: 'promedio_variables_cts', source: 'inputs', type: 'money', label: 'Variables para la CTS', bounds: '[0 PEN .. 1_000_000 PEN]',
    defaultText: '0 PEN' },
  { id: 'promedio_variables_gratificacion', source: 'inputs', type: 'money', label: 'Variables para la gratificación',
    bounds: '[0 PEN .. 1_000_000 PEN]', defaultText: '0 PEN' },
  { id: 'promedio_variables_vacaciones', source: 'inputs', type: 'money', label: 'Variables para las vacaciones',
    bounds: '[0 PEN .. 1_000_000 PEN]', defaultText: '0 PEN' },
  { id: 'promedio_variables_indemnizacion', source: 'inputs', type: 'money', label: 'Variables para la indemnización',
    bounds: '[0 PEN .. 1_000_000 PEN]', defaultText: '0 PEN' },
  { id: 'dias_cts_anteriores', source: 'inputs', type: 'integer', label: 'Días de un semestre sin depósito', law: 'D.S. 001-97-TR art. 23',
    bounds: '[0 .. 29]', defaultText: '0' },
  { id: 'dias_no_computables_cts', source: 'inputs', type: 'integer', label: 'Días sin CTS', law: 'D.S. 001-97-TR arts. 7 y 8',
    bounds: '[0 .. 360]', defaultText: '0' },
  { id: 'dias_no_computables_vacaciones', source: 'inputs', type: 'integer', label: 'Días sin récord', law: 'D.Leg. 713 arts. 10 y 12',
    bounds: '[0 .. 360]', defaultText: '0' },
  { id: 'dias_descuento_gratificacion', source: 'inputs', type: 'integer', label: 'Días no laborados en los meses de la gratificación',
    law: 'D.S. 005-2002-TR art. 3', bounds: '[0 .. 180]', defaultText: '0' },
  { id: 'gratificacion_vencida', wire: 'gratificacion_pendiente', source: 'inputs', type: 'money', label: 'Gratificación entera sin pagar',
    law: 'Ley 27735 art. 5', bounds: '[0 PEN .. 1_000_000 PEN]', defaultText: '0 PEN' },
  { id: 'dias_salario_pendiente', source: 'inputs', type: 'number', label: 'Días del mes sin pagar', bounds: '[0 .. 30]', defaultText: '0' },
  { id: 'dias_vacaciones_pendientes', source: 'inputs', type: 'number', label: 'Días de récords cumplidos sin gozar', law: 'D.Leg. 713 art. 23',
    bounds: '[0 .. 180]', defaultText: '0' },
  { id: 'dias_vacaciones_indemnizables', source: 'inputs', type: 'number', label: 'Días sin gozar en el año siguiente',
    law: 'D.Leg. 713 art. 23', bounds: '[0 .. 180]', defaultText: '0' },
  { id: 'dias_vacaciones_adelantadas', source: 'inputs', type: 'number', label: 'Días gozados por adelantado',
    law: 'D.Leg. 713 art. 10; D.Leg. 1405', bounds: '[0 .. 30]', defaultText: '0' },
  { id: 'remuneraciones_mes', source: 'inputs', type: 'money', label: 'Base de pensión ya pagada en el mes', bounds: '[0 PEN .. 1_000_000 PEN]',
    defaultText: '0 PEN' },
  { id: 'rentas_anteriores', source: 'inputs', type: 'money', label: 'Rentas del año antes del cese', bounds: '[0 PEN .. 100_000_000 PEN]',
    defaultText: '0 PEN' },
  { id: 'retenciones_anteriores', source: 'inputs', type: 'money', label: 'Retenciones del año', bounds: '[0 PEN .. 100_000_000 PEN]',
    defaultText: '0 PEN' },
  { id: 'remuneracion_maxima_asegurable', source: 'inputs', type: 'money', label: 'RMA del trimestre', law: 'SBS',
    bounds: '[5_000 PEN .. 50_000 PEN]', defaultText: 'rma_del_trimestre' },
  { id: 'descuentos_mes', wire: 'otros_descuentos', source: 'inputs', type: 'money', label: 'Otros descuentos',
    bounds: '[0 PEN .. 1_000_000 PEN]', defaultText: '0 PEN' },
  { id: 'con_asignacion_familiar', source: 'override', type: 'boolean', label: 'Recibe asignación familiar', law: 'Ley 25129 art. 2',
    defaultText: 'no' },
  { id: 'con_eps', source: 'override', type: 'boolean', label: 'Afiliado a una EPS', law: 'Ley 26790 art. 15', defaultText: 'no' },
  { id: 'comision_mixta', source: 'override', type: 'boolean', label: 'En comisión mixta', law: 'Ley 29903', defaultText: 'no' },
  { id: 'sin_prima_seguro', source: 'override', type: 'boolean', label: 'Sin seguro previsional', law: 'TUO de la Ley del SPP art. 30 b)',
    defaultText: 'no' },
  { id: 'gratificacion_pagada', source: 'override', type: 'boolean', label: 'La gratificación del semestre ya se pagó', law: 'Ley 27735 art. 5',
    defaultText: 'no' },
];

export const $steps: readonly rt.StepLine[] = [
  ['let', 'dias_servicio', 'Días de servicio', 'days_30(fecha_ingreso, period.end_date)', [0], { type: 'number', position: 39 }],
  ['let', 'un_mes', 'Un mes de servicios', 'dias_servicio >= 30', [0, 7], { type: 'boolean' }],
  ['let', 'dia_siguiente', 'Día siguiente al cese', 'add_days(period.end_date, 1)', null, { type: 'date' }],
  ['let', 'anios_servicio', 'Años completos', 'years(fecha_ingreso, dia_siguiente)', [1], { type: 'number' }],
  ['let', 'aniversario', 'Último aniversario', 'add_months(fecha_ingreso, 12 * anios_servicio)', null, { type: 'date' }],
  ['let', 'dias_record', 'Días del récord', 'days_30(aniversario, period.end_date)', [6], { type: 'number' }],
  ['let', 'anio', 'Año', 'year(period.end_date)', null, { type: 'number' }],
  ['let', 'inicio_semestre_cts', 'Primer día del semestre de CTS',
    'if period.month >= 11 then date(anio, 11, 1) else if period.month >= 5 then date(anio, 5, 1) else date(anio - 1, 11, 1)', null,
    { type: 'date' }],
  ['let', 'dias_cts', 'Días de CTS',
    'max(0, days_30(max(fecha_ingreso, inicio_semestre_cts), period.end_date) + dias_cts_anteriores - ' + 'dias_no_computables_cts) when un_mes',
    ['D.S. 001-97-TR arts. 2, 3, 7 y 8 (convención: meses de 30 días: la ley habla de dozavos y treintavos)'], { type: 'number' }],
  ['let', 'desde', 'Primer día que cuenta para la gratificación', 'max(fecha_ingreso, date(anio, if period.month >= 7 then 7 else 1, 1))', null,
    { type: 'date' }],
  ['let', 'primer_mes', 'Primer mes completo', 'if day(desde) = 1 then desde else add_months(start_of_month(desde), 1)', null, { type: 'date' }],
  ['let', 'meses_gratificacion', 'Meses de gratificación',
    'if gratificacion_pagada or (period.month = 12 and gratificacion_vencida > 0 PEN) then 0 else months(primer_mes, ' + 'dia_siguiente)',
    [2, 3], { type: 'number' }],
  ['let', 'asignacion_familiar', 'Asignación familiar', 'tasa_asignacion_familiar * RMV when con_asignacion_familiar',
    ['Ley 25129 arts. 1 y 2', 'tasa_asignacion_familiar: Ley 25129 art. 2'], { rounding: 'half_up:0.01' }],
  ['base', 'remuneracion_computable', 'Remuneración computable', 'monthly_salary + asignacion_familiar', ['D.S. 003-97-TR art. 6']],
  ['base', 'base_cts', 'Remuneración computable de CTS', 'remuneracion_computable + promedio_variables_cts + gratificacion_semestre / 6',
    ['D.S. 001-97-TR arts. 9, 16 a 18 (convención: el sexto de lo recibido en el semestre mismo)']],
  ['base', 'base_gratificacion', 'Remuneración computable de la gratificación', 'remuneracion_computable + promedio_variables_gratificacion',
    ['D.S. 005-2002-TR art. 3']],
  ['base', 'base_vacaciones', 'Base de vacaciones', 'remuneracion_computable + promedio_variables_vacaciones', ['D.Leg. 713 art. 15']],
  ['base', 'base_indemnizacion', 'Base de la indemnización', 'remuneracion_computable + promedio_variables_indemnizacion', [1]],
  ['perception', 'salario_pendiente', 'Remuneración pendiente', 'remuneracion_computable / 30 * dias_salario_pendiente',
    ['TUO del D.Leg. 728 art. 6'], { omitZero: true, taxable: true, socialSecurity: true, tags: ['salario'], position: 59 }],
  ['perception', 'cts_trunca', 'CTS trunca', 'base_cts * dias_cts / 360',
    ['D.S. 001-97-TR arts. 2 y 3', 'LIR art. 18 c) (convención: el depósito no es renta ni remuneración)'],
    { omitZero: true, tags: ['semestral'] }],
  ['perception', 'gratificacion_trunca', 'Gratificación trunca',
    'max(0 PEN, base_gratificacion / 6 * meses_gratificacion - base_gratificacion / 180 * dias_descuento_gratificacion)', [2, 3, 4],
    { omitZero: true, taxable: true, tags: ['gratificacion'] }],
  ['perception', 'gratificacion_pendiente', 'Gratificación pendiente', 'gratificacion_vencida', ['Ley 27735 art. 5', 4],
    { omitZero: true, taxable: true, tags: ['gratificacion'] }],
  ['let', 'tasa_bonificacion', 'Tasa de la bonificación', 'if con_eps then 6.75% else 9%', [5], { type: 'rate' }],
  ['perception', 'bonificacion_extraordinaria', 'Bonificación extraordinaria',
    '(gratificacion_trunca + gratificacion_pendiente) * tasa_bonificacion', [5, 'D.S. 012-2016-TR'],
    { omitZero: true, taxable: true, tags: ['gratificacion'] }],
  ['perception', 'vacaciones_truncas', 'Vacaciones truncas',
    'max(0 PEN, base_vacaciones * (dias_record - dias_no_computables_vacaciones) / 360 - base_vacaciones / 30 * ' +
      'dias_vacaciones_adelantadas) when un_mes', [6, 7], { omitZero: true, taxable: true, socialSecurity: true, tags: ['vacaciones'] }],
  ['perception', 'vacaciones_pendientes', 'Vacaciones no gozadas', 'base_vacaciones / 30 * dias_vacaciones_pendientes',
    ['D.Leg. 713 art. 23 a) y b)'], { omitZero: true, taxable: true, socialSecurity: true, tags: ['vacaciones'] }],
  ['perception', 'indemnizacion_vacacional', 'Indemnización vacacional', 'base_vacaciones / 30 * dias_vacaciones_indemnizables',
    ['D.Leg. 713 art. 23 c) (convención: no está sujeta a aportación, contribución ni tributo)'], { omitZero: true }],
  ['let', 'con_derecho', 'Derecho a indemnización',
    '(causa = despido_arbitrario or causa = hostilidad) and period.end_date >= add_months(fecha_ingreso, ' + 'meses_periodo_prueba)',
    ['D.S. 003-97-TR arts. 10, 34 y 35'], { type: 'boolean' }],
  ['let', 'por_vencer', 'Días que faltaban del contrato', 'days_30(dia_siguiente, fecha_fin_contrato) when given(fecha_fin_contrato)',
    ['D.S. 003-97-TR art. 76'], { type: 'number' }],
  ['let', 'remuneraciones_indemnizacion', 'Remuneraciones de la indemnización',
    'if not con_derecho then 0 else min(12, 1.5 * (if tipo_contrato = plazo_fijo then por_vencer / 30 else anios_servicio + ' +
      'dias_record / 360))', ['D.S. 003-97-TR arts. 38 y 76'], { type: 'number' }],
  ['perception', 'indemnizacion_despido', 'Indemnización por despido arbitrario', 'base_indemnizacion * remuneraciones_indemnizacion',
    ['D.S. 003-97-TR arts. 34, 38 y 76', 'LIR art. 18 a) (convención: inafecta del impuesto)'], { omitZero: true }],
  ['base', 'renta_anual', 'Renta bruta del año', 'rentas_anteriores + sum(renta_quinta)', [12], { position: 73 }],
  ['base', 'renta_neta', 'Renta neta anual', 'max(0 PEN, renta_anual - 7 UIT)', ['LIR art. 46']],
  ['let', 'impuesto_anual', 'Impuesto anual', 'tarifa_renta(renta_neta)', ['LIR art. 53', 'tarifa_renta: LIR art. 53'],
    { rounding: 'half_up:0.01' }],
  ['perception', 'devolucion_quinta', 'Devolución de quinta retenida en exceso', 'max(0 PEN, retenciones_anteriores - impuesto_anual)',
    ['Reglamento de la LIR art. 42 (convención: devuelve un impuesto: no es renta)'], { omitZero: true }],
  ['total', 'total_ingresos', 'Total ingresos', 'sum(perceptions)', null,
    { terms: ['salario_pendiente', 'cts_trunca', 'gratificacion_trunca', 'gratificacion_pendiente', 'bonificacion_extraordinaria',
        'vacaciones_truncas', 'vacaciones_pendientes', 'indemnizacion_vacacional', 'indemnizacion_despido', 'devolucion_quinta'] }],
  ['base', 'base_pension', 'Base de pensión', 'sum(remunerativo)', ['TUO de la Ley del SPP art. 30', 'D.Ley 19990 art. 8']],
  ['let', 'en_afp', 'Afiliado a una AFP', 'sistema_pensionario <> onp', ['TUO de la Ley del SPP'], { type: 'boolean' }],
  ['let', 'con_prima', 'Paga la prima de seguro', 'en_afp and not sin_prima_seguro', [8], { type: 'boolean' }],
  ['let', 'base_del_mes', 'Base de pensión de todo el mes', 'base_pension + remuneraciones_mes', [8]],
  ['let', 'rma', 'Remuneración máxima asegurable', 'remuneracion_maxima_asegurable', [9]],
  ['base', 'base_prima', 'Remuneración asegurable', 'max(0 PEN, min(base_del_mes, rma) - min(remuneraciones_mes, rma)) when en_afp', [8, 9],
    { omitZero: true }],
  ['deduction', 'aporte_onp', 'ONP', 'base_pension * tasa_onp when not en_afp', ['D.Ley 19990 art. 7', 10, 'tasa_onp: D.Ley 19990 art. 7', 10],
    { omitZero: true }],
  ['deduction', 'afp_aporte', 'AFP, aporte al fondo', 'base_pension * tasa_fondo_afp when en_afp',
    ['TUO de la Ley del SPP art. 30 a)', 'tasa_fondo_afp: TUO de la Ley del SPP (D.S. 054-97-EF) art. 30 a)'], { omitZero: true }],
  ['deduction', 'afp_prima_seguro', 'AFP, prima de seguro', 'base_prima * tasa_prima_seguro when con_prima',
    [8, 'tasa_prima_seguro: TUO de la Ley del SPP art. 30 b)', 9], { omitZero: true }],
  ['let', 'tasa_comision', 'Comisión de la AFP', 'comision_flujo(sistema_pensionario)',
    [11, 9, 'comision_flujo: TUO de la Ley del SPP art. 30 c)', 9], { type: 'rate' }],
  ['deduction', 'afp_comision', 'AFP, comisión', 'base_pension * tasa_comision when en_afp and not comision_mixta', [11, 'Ley 29903'],
    { omitZero: true }],
  ['deduction', 'quinta_categoria', 'Renta de quinta categoría', 'max(0 PEN, impuesto_anual - retenciones_anteriores)', ['LIR art. 75', 12],
    { bracket: 'impuesto_anual' }],
  ['deduction', 'otros_descuentos', 'Otros descuentos', 'descuentos_mes',
    ['D.S. 001-97-TR art. 51', 'mandato judicial', 'autorización del trabajador'], { omitZero: true }],
  ['total', 'total_descuentos', 'Total descuentos', 'sum(deductions)', null,
    { terms: ['aporte_onp', 'afp_aporte', 'afp_prima_seguro', 'afp_comision', 'quinta_categoria', 'otros_descuentos'] }],
  ['total', 'neto', 'Neto a pagar', 'total_ingresos - total_descuentos', null, { terms: ['total_ingresos', '-total_descuentos'] }],
  ['base', 'base_essalud', 'Base de EsSalud',
    'if base_pension = 0 PEN then 0 PEN else max(0 PEN, max(base_del_mes, 1 RMV) - (max(remuneraciones_mes, 1 RMV) when ' +
      'remuneraciones_mes > 0 PEN))', ['Ley 26790 art. 6 (convención: una RMV entera por mes)']],
  ['let', 'credito_eps', 'Crédito por EPS', 'min(base_essalud * 2.25%, 10% * UIT) when con_eps',
    ['Ley 26790 art. 15 (fuente única: el tope del 10 % de la UIT, de un código público)'], { rounding: 'half_up:0.01' }],
  ['component', 'essalud', 'EsSalud', 'max(0 PEN, base_essalud * 9% - credito_eps)', ['Ley 26790 arts. 6 y 15'],
    { table: 'aportes', position: 96 }],
  ['component', 'eps', 'EPS (crédito)', 'credito_eps when con_eps', ['Ley 26790 art. 15'], { omitZero: true, table: 'aportes' }],
  ['total', 'total_aportes', 'Total aportes del empleador', 'sum(aportes)', null, { terms: ['essalud', 'eps'] }],
  ['total', 'costo_total_empleador', 'Costo total del empleador', 'total_ingresos + total_aportes', null,
    { terms: ['total_ingresos', 'total_aportes'] }],
];

export const $file = 'sha256:0bb25bd16e3aa069d7b0e6564b7d1b09ce55316419c424baec0364947ebb58fc';
