// PE.liquidacion 2026.1: Liquidación de beneficios sociales
// Emitted from generated/rules/pe/liquidacion/2026-01-01.pay by payroll compile. Do not edit.
// file    sha256:0bb25bd16e3aa069d7b0e6564b7d1b09ce55316419c424baec0364947ebb58fc
// meaning sha256:af5a530c6b3e649b7a81f41f8732783b844d0ee620f5a478b430fb3f33013227
import * as rt from '../../../../../../runtime/index.ts';

const n_0_01 = rt.decimal('0.01');
const rounding$1: rt.Rounding = { mode: 'half_up', rungs: [{ quantum: n_0_01, above: null }] };

// Unidad impositiva tributaria
const UIT$rows = [rt.dated('2025-01-01', '5350'), rt.dated('2026-01-01', '5500')];

// Remuneración mínima vital
const RMV$rows = [rt.dated('2025-01-01', '1130'), rt.dated('2026-10-01', '1230')];

// Tasa de la asignación familiar
const tasa_asignacion_familiar$rows = rt.always('0.1');

// Tasa de la ONP
const tasa_onp$rows = rt.always('0.13');

// Aporte al fondo
const tasa_fondo_afp$rows = rt.always('0.1');

// Prima de seguro
const tasa_prima_seguro$rows = [rt.dated('2025-01-01', '0.0137')];

// RMA del trimestre
const rma_del_trimestre$rows = [
  rt.dated('2026-01-01', '12209.11'), rt.dated('2026-04-01', '12598.91'), rt.dated('2026-07-01', '12672.65'), rt.dated('2026-10-01', '12732.7')
];

// Comisión sobre la remuneración
const comision_flujo$from1 = [
  rt.wordRow('onp', '0'),
  rt.wordRow('habitat', '0.0147'),
  rt.wordRow('integra', '0.0155'),
  rt.wordRow('prima', '0.016'),
  rt.wordRow('profuturo', '0.0169'),
];
const comision_flujo = rt.table('comision_flujo', 'map', [{ from: '0000-01-01', rows: comision_flujo$from1 }], {});

// Impuesto a la renta del trabajo
const tarifa_renta$from1 = [
  rt.band('[]', '0', '5', '0.08'),
  rt.band('(]', '5', '20', '0.14'),
  rt.band('(]', '20', '35', '0.17'),
  rt.band('(]', '35', '45', '0.2'),
  rt.band('()', '45', null, '0.3'),
];
const tarifa_renta = rt.table('tarifa_renta', 'marginal', [{ from: '0000-01-01', rows: tarifa_renta$from1 }], {});

const input$sistema_pensionario = rt.input({
  id: 'sistema_pensionario', source: 'inputs', type: 'choice', words: ['onp', 'habitat', 'integra', 'prima', 'profuturo'],
  label: 'Sistema pensionario', law: 'D.Ley 19990; TUO de la Ley del SPP', presence: 'required'
});

const input$monthly_salary = rt.input({
  id: 'monthly_salary', type: 'money', label: 'Remuneración básica al cese', presence: 'required', bounds: '(0 PEN .. 1_000_000 PEN]',
  lowest: rt.within('0'), highest: rt.upTo('1000000')
});

const input$fecha_ingreso = rt.input({
  id: 'fecha_ingreso', source: 'inputs', type: 'date', label: 'Fecha de ingreso', law: 'D.S. 003-97-TR arts. 38 y 47', presence: 'required',
  bounds: '[1950-01-01 .. period.end_date]', lowest: rt.upTo('1950-01-01')
});

const input$causa = rt.input({
  id: 'causa', source: 'inputs', type: 'choice',
  words: [
    'renuncia', 'mutuo_disenso', 'termino_contrato', 'despido_justificado', 'despido_arbitrario', 'hostilidad', 'periodo_prueba', 'jubilacion',
    'fallecimiento'
  ], label: 'Causa del cese', law: 'D.S. 003-97-TR arts. 16, 34 y 35', presence: 'required'
});

const input$tipo_contrato = rt.input({
  id: 'tipo_contrato', source: 'inputs', type: 'choice', words: ['indeterminado', 'plazo_fijo'], label: 'Tipo de contrato',
  law: 'D.S. 003-97-TR arts. 4 y 53', defaultText: 'indeterminado', defaultValue: 'indeterminado'
});

const input$fecha_fin_contrato = rt.input({
  id: 'fecha_fin_contrato', source: 'inputs', type: 'date', label: 'Fin pactado del contrato', law: 'D.S. 003-97-TR art. 76', presence: 'optional'
});

const input$meses_periodo_prueba = rt.input({
  id: 'meses_periodo_prueba', source: 'inputs', type: 'integer', label: 'Meses del periodo de prueba', law: 'D.S. 003-97-TR art. 10',
  bounds: '[3 .. 12]', lowest: rt.upTo('3'), highest: rt.upTo('12'), defaultText: '3', defaultValue: '3'
});

const input$gratificacion_semestre = rt.input({
  id: 'gratificacion_semestre', source: 'inputs', type: 'money', label: 'Gratificación recibida en el semestre de CTS', law: 'D.S. 001-97-TR art. 18',
  presence: 'required', bounds: '[0 PEN .. 1_000_000 PEN]', lowest: rt.upTo('0'), highest: rt.upTo('1000000')
});

const input$promedio_variables_cts = rt.input({
  id: 'promedio_variables_cts', source: 'inputs', type: 'money', label: 'Variables para la CTS', bounds: '[0 PEN .. 1_000_000 PEN]',
  lowest: rt.upTo('0'), highest: rt.upTo('1000000'), defaultText: '0 PEN', defaultValue: '0'
});

const input$promedio_variables_gratificacion = rt.input({
  id: 'promedio_variables_gratificacion', source: 'inputs', type: 'money', label: 'Variables para la gratificación',
  bounds: '[0 PEN .. 1_000_000 PEN]', lowest: rt.upTo('0'), highest: rt.upTo('1000000'), defaultText: '0 PEN', defaultValue: '0'
});

const input$promedio_variables_vacaciones = rt.input({
  id: 'promedio_variables_vacaciones', source: 'inputs', type: 'money', label: 'Variables para las vacaciones', bounds: '[0 PEN .. 1_000_000 PEN]',
  lowest: rt.upTo('0'), highest: rt.upTo('1000000'), defaultText: '0 PEN', defaultValue: '0'
});

const input$promedio_variables_indemnizacion = rt.input({
  id: 'promedio_variables_indemnizacion', source: 'inputs', type: 'money', label: 'Variables para la indemnización',
  bounds: '[0 PEN .. 1_000_000 PEN]', lowest: rt.upTo('0'), highest: rt.upTo('1000000'), defaultText: '0 PEN', defaultValue: '0'
});

const input$dias_cts_anteriores = rt.input({
  id: 'dias_cts_anteriores', source: 'inputs', type: 'integer', label: 'Días de un semestre sin depósito', law: 'D.S. 001-97-TR art. 23',
  bounds: '[0 .. 29]', lowest: rt.upTo('0'), highest: rt.upTo('29'), defaultText: '0', defaultValue: '0'
});

const input$dias_no_computables_cts = rt.input({
  id: 'dias_no_computables_cts', source: 'inputs', type: 'integer', label: 'Días sin CTS', law: 'D.S. 001-97-TR arts. 7 y 8', bounds: '[0 .. 360]',
  lowest: rt.upTo('0'), highest: rt.upTo('360'), defaultText: '0', defaultValue: '0'
});

const input$dias_no_computables_vacaciones = rt.input({
  id: 'dias_no_computables_vacaciones', source: 'inputs', type: 'integer', label: 'Días sin récord', law: 'D.Leg. 713 arts. 10 y 12',
  bounds: '[0 .. 360]', lowest: rt.upTo('0'), highest: rt.upTo('360'), defaultText: '0', defaultValue: '0'
});

const input$dias_descuento_gratificacion = rt.input({
  id: 'dias_descuento_gratificacion', source: 'inputs', type: 'integer', label: 'Días no laborados en los meses de la gratificación',
  law: 'D.S. 005-2002-TR art. 3', bounds: '[0 .. 180]', lowest: rt.upTo('0'), highest: rt.upTo('180'), defaultText: '0', defaultValue: '0'
});

const input$gratificacion_vencida = rt.input({
  id: 'gratificacion_vencida', wire: 'gratificacion_pendiente', source: 'inputs', type: 'money', label: 'Gratificación entera sin pagar',
  law: 'Ley 27735 art. 5', bounds: '[0 PEN .. 1_000_000 PEN]', lowest: rt.upTo('0'), highest: rt.upTo('1000000'), defaultText: '0 PEN',
  defaultValue: '0'
});

const input$dias_salario_pendiente = rt.input({
  id: 'dias_salario_pendiente', source: 'inputs', type: 'number', label: 'Días del mes sin pagar', bounds: '[0 .. 30]', lowest: rt.upTo('0'),
  highest: rt.upTo('30'), defaultText: '0', defaultValue: '0'
});

const input$dias_vacaciones_pendientes = rt.input({
  id: 'dias_vacaciones_pendientes', source: 'inputs', type: 'number', label: 'Días de récords cumplidos sin gozar', law: 'D.Leg. 713 art. 23',
  bounds: '[0 .. 180]', lowest: rt.upTo('0'), highest: rt.upTo('180'), defaultText: '0', defaultValue: '0'
});

const input$dias_vacaciones_indemnizables = rt.input({
  id: 'dias_vacaciones_indemnizables', source: 'inputs', type: 'number', label: 'Días sin gozar en el año siguiente', law: 'D.Leg. 713 art. 23',
  bounds: '[0 .. 180]', lowest: rt.upTo('0'), highest: rt.upTo('180'), defaultText: '0', defaultValue: '0'
});

const input$dias_vacaciones_adelantadas = rt.input({
  id: 'dias_vacaciones_adelantadas', source: 'inputs', type: 'number', label: 'Días gozados por adelantado', law: 'D.Leg. 713 art. 10; D.Leg. 1405',
  bounds: '[0 .. 30]', lowest: rt.upTo('0'), highest: rt.upTo('30'), defaultText: '0', defaultValue: '0'
});

const input$remuneraciones_mes = rt.input({
  id: 'remuneraciones_mes', source: 'inputs', type: 'money', label: 'Base de pensión ya pagada en el mes', bounds: '[0 PEN .. 1_000_000 PEN]',
  lowest: rt.upTo('0'), highest: rt.upTo('1000000'), defaultText: '0 PEN', defaultValue: '0'
});

const input$rentas_anteriores = rt.input({
  id: 'rentas_anteriores', source: 'inputs', type: 'money', label: 'Rentas del año antes del cese', bounds: '[0 PEN .. 100_000_000 PEN]',
  lowest: rt.upTo('0'), highest: rt.upTo('100000000'), defaultText: '0 PEN', defaultValue: '0'
});

const input$retenciones_anteriores = rt.input({
  id: 'retenciones_anteriores', source: 'inputs', type: 'money', label: 'Retenciones del año', bounds: '[0 PEN .. 100_000_000 PEN]',
  lowest: rt.upTo('0'), highest: rt.upTo('100000000'), defaultText: '0 PEN', defaultValue: '0'
});

const input$remuneracion_maxima_asegurable = rt.input({
  id: 'remuneracion_maxima_asegurable', source: 'inputs', type: 'money', label: 'RMA del trimestre', law: 'SBS', bounds: '[5_000 PEN .. 50_000 PEN]',
  lowest: rt.upTo('5000'), highest: rt.upTo('50000'), defaultText: 'rma_del_trimestre'
});

const input$descuentos_mes = rt.input({
  id: 'descuentos_mes', wire: 'otros_descuentos', source: 'inputs', type: 'money', label: 'Otros descuentos', bounds: '[0 PEN .. 1_000_000 PEN]',
  lowest: rt.upTo('0'), highest: rt.upTo('1000000'), defaultText: '0 PEN', defaultValue: '0'
});

const input$con_asignacion_familiar = rt.input({
  id: 'con_asignacion_familiar', source: 'override', type: 'boolean', label: 'Recibe asignación familiar', law: 'Ley 25129 art. 2', defaultText: 'no',
  defaultValue: false
});

const input$con_eps = rt.input({
  id: 'con_eps', source: 'override', type: 'boolean', label: 'Afiliado a una EPS', law: 'Ley 26790 art. 15', defaultText: 'no', defaultValue: false
});

const input$comision_mixta = rt.input({
  id: 'comision_mixta', source: 'override', type: 'boolean', label: 'En comisión mixta', law: 'Ley 29903', defaultText: 'no', defaultValue: false
});

const input$sin_prima_seguro = rt.input({
  id: 'sin_prima_seguro', source: 'override', type: 'boolean', label: 'Sin seguro previsional', law: 'TUO de la Ley del SPP art. 30 b)',
  defaultText: 'no', defaultValue: false
});

const input$gratificacion_pagada = rt.input({
  id: 'gratificacion_pagada', source: 'override', type: 'boolean', label: 'La gratificación del semestre ya se pagó', law: 'Ley 27735 art. 5',
  defaultText: 'no', defaultValue: false
});

// The law that each parameter and table is from.
const $laws: readonly rt.LawLine[] = [
  ['tasa_asignacion_familiar', 'Ley 25129 art. 2'],
  ['tasa_onp', 'D.Ley 19990 art. 7; Ley 26504'],
  ['tasa_fondo_afp', 'TUO de la Ley del SPP (D.S. 054-97-EF) art. 30 a)'],
  ['tasa_prima_seguro', 'TUO de la Ley del SPP art. 30 b); SBS'],
  ['rma_del_trimestre', 'SBS'],
  ['comision_flujo', 'TUO de la Ley del SPP art. 30 c); SBS'],
  ['tarifa_renta', 'LIR art. 53'],
];

const $provenance: readonly rt.ProvenanceSpec[] = [
  rt.sure('dias_cts', 'convention', 'meses de 30 días: la ley habla de dozavos y treintavos'),
  rt.sure('base_cts', 'convention', 'el sexto de lo recibido en el semestre mismo'),
  rt.sure('cts_trunca', 'convention', 'el depósito no es renta ni remuneración'),
  rt.sure('indemnizacion_vacacional', 'convention', 'no está sujeta a aportación, contribución ni tributo'),
  rt.sure('indemnizacion_despido', 'convention', 'inafecta del impuesto'),
  rt.sure('devolucion_quinta', 'convention', 'devuelve un impuesto: no es renta'),
  rt.sure('base_essalud', 'convention', 'una RMV entera por mes'),
  rt.sure('credito_eps', 'single_source', 'el tope del 10 % de la UIT, de un código público'),
];

const $lines: readonly rt.StepLine[] = [
  ['let', 'dias_servicio', 'Días de servicio', 'days_30(fecha_ingreso, period.end_date)', 'D.S. 001-97-TR art. 2', { type: 'number', position: 39 }],
  ['let', 'un_mes', 'Un mes de servicios', 'dias_servicio >= 30', 'D.S. 001-97-TR art. 2; D.S. 012-92-TR art. 23', { type: 'boolean' }],
  ['let', 'dia_siguiente', 'Día siguiente al cese', 'add_days(period.end_date, 1)', null, { type: 'date' }],
  ['let', 'anios_servicio', 'Años completos', 'years(fecha_ingreso, dia_siguiente)', 'D.S. 003-97-TR art. 38', { type: 'number' }],
  ['let', 'aniversario', 'Último aniversario', 'add_months(fecha_ingreso, 12 * anios_servicio)', null, { type: 'date' }],
  ['let', 'dias_record', 'Días del récord', 'days_30(aniversario, period.end_date)', 'D.Leg. 713 art. 22', { type: 'number' }],
  ['let', 'anio', 'Año', 'year(period.end_date)', null, { type: 'number' }],
  ['let', 'inicio_semestre_cts', 'Primer día del semestre de CTS',
  'if period.month >= 11 then date(anio, 11, 1) else if period.month >= 5 then date(anio, 5, 1) else date(anio - 1, 11, 1)', null, { type: 'date' }],
  ['let', 'dias_cts', 'Días de CTS',
  'max(0, days_30(max(fecha_ingreso, inicio_semestre_cts), period.end_date) + dias_cts_anteriores - ' + 'dias_no_computables_cts) when un_mes',
  'D.S. 001-97-TR arts. 2, 3, 7 y 8', { type: 'number' }],
  ['let', 'desde', 'Primer día que cuenta para la gratificación', 'max(fecha_ingreso, date(anio, if period.month >= 7 then 7 else 1, 1))', null,
  { type: 'date' }],
  ['let', 'primer_mes', 'Primer mes completo', 'if day(desde) = 1 then desde else add_months(start_of_month(desde), 1)', null, { type: 'date' }],
  ['let', 'meses_gratificacion', 'Meses de gratificación',
  'if gratificacion_pagada or (period.month = 12 and gratificacion_vencida > 0 PEN) then 0 else months(primer_mes, ' + 'dia_siguiente)',
  'Ley 27735 art. 7; D.S. 005-2002-TR art. 5', { type: 'number' }],
  ['let', 'asignacion_familiar', 'Asignación familiar', 'tasa_asignacion_familiar * RMV when con_asignacion_familiar', 'Ley 25129 arts. 1 y 2',
  { rounding: 'half_up:0.01', laws: ['tasa_asignacion_familiar'] }],
  ['base', 'remuneracion_computable', 'Remuneración computable', 'monthly_salary + asignacion_familiar', 'D.S. 003-97-TR art. 6'],
  ['base', 'base_cts', 'Remuneración computable de CTS', 'remuneracion_computable + promedio_variables_cts + gratificacion_semestre / 6',
  'D.S. 001-97-TR arts. 9, 16 a 18'],
  ['base', 'base_gratificacion', 'Remuneración computable de la gratificación', 'remuneracion_computable + promedio_variables_gratificacion',
  'D.S. 005-2002-TR art. 3'],
  ['base', 'base_vacaciones', 'Base de vacaciones', 'remuneracion_computable + promedio_variables_vacaciones', 'D.Leg. 713 art. 15'],
  ['base', 'base_indemnizacion', 'Base de la indemnización', 'remuneracion_computable + promedio_variables_indemnizacion', 'D.S. 003-97-TR art. 38'],
  ['perception', 'salario_pendiente', 'Remuneración pendiente', 'remuneracion_computable / 30 * dias_salario_pendiente', 'TUO del D.Leg. 728 art. 6',
  { omitZero: true, taxable: true, socialSecurity: true, tags: ['salario'], position: 59 }],
  ['perception', 'cts_trunca', 'CTS trunca', 'base_cts * dias_cts / 360', 'D.S. 001-97-TR arts. 2 y 3; LIR art. 18 c)',
  { omitZero: true, tags: ['semestral'] }],
  ['perception', 'gratificacion_trunca', 'Gratificación trunca',
  'max(0 PEN, base_gratificacion / 6 * meses_gratificacion - base_gratificacion / 180 * dias_descuento_gratificacion)',
  'Ley 27735 art. 7; D.S. 005-2002-TR art. 5; Ley 30334 art. 1', { omitZero: true, taxable: true, tags: ['gratificacion'] }],
  ['perception', 'gratificacion_pendiente', 'Gratificación pendiente', 'gratificacion_vencida', 'Ley 27735 art. 5; Ley 30334 art. 1',
  { omitZero: true, taxable: true, tags: ['gratificacion'] }],
  ['let', 'tasa_bonificacion', 'Tasa de la bonificación', 'if con_eps then 6.75% else 9%', 'Ley 30334 art. 3', { type: 'rate' }],
  ['perception', 'bonificacion_extraordinaria', 'Bonificación extraordinaria', '(gratificacion_trunca + gratificacion_pendiente) * tasa_bonificacion',
  'Ley 30334 art. 3; D.S. 012-2016-TR', { omitZero: true, taxable: true, tags: ['gratificacion'] }],
  ['perception', 'vacaciones_truncas', 'Vacaciones truncas',
  'max(0 PEN, base_vacaciones * (dias_record - dias_no_computables_vacaciones) / 360 - base_vacaciones / 30 * ' +
    'dias_vacaciones_adelantadas) when un_mes', 'D.Leg. 713 art. 22; D.S. 012-92-TR art. 23',
  { omitZero: true, taxable: true, socialSecurity: true, tags: ['vacaciones'] }],
  ['perception', 'vacaciones_pendientes', 'Vacaciones no gozadas', 'base_vacaciones / 30 * dias_vacaciones_pendientes', 'D.Leg. 713 art. 23 a) y b)',
  { omitZero: true, taxable: true, socialSecurity: true, tags: ['vacaciones'] }],
  ['perception', 'indemnizacion_vacacional', 'Indemnización vacacional', 'base_vacaciones / 30 * dias_vacaciones_indemnizables',
  'D.Leg. 713 art. 23 c)', { omitZero: true }],
  ['let', 'con_derecho', 'Derecho a indemnización',
  '(causa = despido_arbitrario or causa = hostilidad) and period.end_date >= add_months(fecha_ingreso, ' + 'meses_periodo_prueba)',
  'D.S. 003-97-TR arts. 10, 34 y 35', { type: 'boolean' }],
  ['let', 'por_vencer', 'Días que faltaban del contrato', 'days_30(dia_siguiente, fecha_fin_contrato) when given(fecha_fin_contrato)',
  'D.S. 003-97-TR art. 76', { type: 'number' }],
  ['let', 'remuneraciones_indemnizacion', 'Remuneraciones de la indemnización',
  'if not con_derecho then 0 else min(12, 1.5 * (if tipo_contrato = plazo_fijo then por_vencer / 30 else anios_servicio + ' + 'dias_record / 360))',
  'D.S. 003-97-TR arts. 38 y 76', { type: 'number' }],
  ['perception', 'indemnizacion_despido', 'Indemnización por despido arbitrario', 'base_indemnizacion * remuneraciones_indemnizacion',
  'D.S. 003-97-TR arts. 34, 38 y 76; LIR art. 18 a)', { omitZero: true }],
  ['base', 'renta_anual', 'Renta bruta del año', 'rentas_anteriores + sum(renta_quinta)', 'Reglamento de la LIR art. 40', { position: 73 }],
  ['base', 'renta_neta', 'Renta neta anual', 'max(0 PEN, renta_anual - 7 UIT)', 'LIR art. 46'],
  ['let', 'impuesto_anual', 'Impuesto anual', 'tarifa_renta(renta_neta)', 'LIR art. 53', { rounding: 'half_up:0.01', laws: ['tarifa_renta'] }],
  ['perception', 'devolucion_quinta', 'Devolución de quinta retenida en exceso', 'max(0 PEN, retenciones_anteriores - impuesto_anual)',
  'Reglamento de la LIR art. 42', { omitZero: true }],
  ['total', 'total_ingresos', 'Total ingresos', 'sum(perceptions)', null,
  {
    terms: [
      'salario_pendiente', 'cts_trunca', 'gratificacion_trunca', 'gratificacion_pendiente', 'bonificacion_extraordinaria', 'vacaciones_truncas',
      'vacaciones_pendientes', 'indemnizacion_vacacional', 'indemnizacion_despido', 'devolucion_quinta'
    ]
  }],
  ['base', 'base_pension', 'Base de pensión', 'sum(remunerativo)', 'TUO de la Ley del SPP art. 30; D.Ley 19990 art. 8'],
  ['let', 'en_afp', 'Afiliado a una AFP', 'sistema_pensionario <> onp', 'TUO de la Ley del SPP', { type: 'boolean' }],
  ['let', 'con_prima', 'Paga la prima de seguro', 'en_afp and not sin_prima_seguro', 'TUO de la Ley del SPP art. 30 b)', { type: 'boolean' }],
  ['let', 'base_del_mes', 'Base de pensión de todo el mes', 'base_pension + remuneraciones_mes', 'TUO de la Ley del SPP art. 30 b)'],
  ['let', 'rma', 'Remuneración máxima asegurable', 'remuneracion_maxima_asegurable', 'SBS'],
  ['base', 'base_prima', 'Remuneración asegurable', 'max(0 PEN, min(base_del_mes, rma) - min(remuneraciones_mes, rma)) when en_afp',
  'TUO de la Ley del SPP art. 30 b); SBS', { omitZero: true }],
  ['deduction', 'aporte_onp', 'ONP', 'base_pension * tasa_onp when not en_afp', 'D.Ley 19990 art. 7; Ley 26504',
  { omitZero: true, laws: ['tasa_onp'] }],
  ['deduction', 'afp_aporte', 'AFP, aporte al fondo', 'base_pension * tasa_fondo_afp when en_afp', 'TUO de la Ley del SPP art. 30 a)',
  { omitZero: true, laws: ['tasa_fondo_afp'] }],
  ['deduction', 'afp_prima_seguro', 'AFP, prima de seguro', 'base_prima * tasa_prima_seguro when con_prima', 'TUO de la Ley del SPP art. 30 b)',
  { omitZero: true, laws: ['tasa_prima_seguro'] }],
  ['let', 'tasa_comision', 'Comisión de la AFP', 'comision_flujo(sistema_pensionario)', 'TUO de la Ley del SPP art. 30 c); SBS',
  { type: 'rate', laws: ['comision_flujo'] }],
  ['deduction', 'afp_comision', 'AFP, comisión', 'base_pension * tasa_comision when en_afp and not comision_mixta',
  'TUO de la Ley del SPP art. 30 c); Ley 29903', { omitZero: true }],
  ['deduction', 'quinta_categoria', 'Renta de quinta categoría', 'max(0 PEN, impuesto_anual - retenciones_anteriores)',
  'LIR art. 75; Reglamento de la LIR art. 40', { bracket: 'impuesto_anual' }],
  ['deduction', 'otros_descuentos', 'Otros descuentos', 'descuentos_mes', 'D.S. 001-97-TR art. 51; mandato judicial; autorización del trabajador',
  { omitZero: true }],
  ['total', 'total_descuentos', 'Total descuentos', 'sum(deductions)', null,
  { terms: ['aporte_onp', 'afp_aporte', 'afp_prima_seguro', 'afp_comision', 'quinta_categoria', 'otros_descuentos'] }],
  ['total', 'neto', 'Neto a pagar', 'total_ingresos - total_descuentos', null, { terms: ['total_ingresos', '-total_descuentos'] }],
  ['base', 'base_essalud', 'Base de EsSalud',
  'if base_pension = 0 PEN then 0 PEN else max(0 PEN, max(base_del_mes, 1 RMV) - (max(remuneraciones_mes, 1 RMV) when ' +
    'remuneraciones_mes > 0 PEN))', 'Ley 26790 art. 6'],
  ['let', 'credito_eps', 'Crédito por EPS', 'min(base_essalud * 2.25%, 10% * UIT) when con_eps', 'Ley 26790 art. 15', { rounding: 'half_up:0.01' }],
  ['component', 'essalud', 'EsSalud', 'max(0 PEN, base_essalud * 9% - credito_eps)', 'Ley 26790 arts. 6 y 15', { table: 'aportes', position: 96 }],
  ['component', 'eps', 'EPS (crédito)', 'credito_eps when con_eps', 'Ley 26790 art. 15', { omitZero: true, table: 'aportes' }],
  ['total', 'total_aportes', 'Total aportes del empleador', 'sum(aportes)', null, { terms: ['essalud', 'eps'] }],
  ['total', 'costo_total_empleador', 'Costo total del empleador', 'total_ingresos + total_aportes', null,
  { terms: ['total_ingresos', 'total_aportes'] }],
];
const $steps = rt.steps($lines, $laws, $provenance, 'half_up:0.01');

const manifest: rt.Manifest = {
  format: 1, path: 'generated/rules/pe/liquidacion/2026-01-01.pay',
  fingerprint: 'sha256:0bb25bd16e3aa069d7b0e6564b7d1b09ce55316419c424baec0364947ebb58fc',
  meaning: 'sha256:af5a530c6b3e649b7a81f41f8732783b844d0ee620f5a478b430fb3f33013227', country: 'PE', scheme: 'liquidacion',
  label: 'Liquidación de beneficios sociales', version: '2026.1', currency: 'PEN', validFrom: '2026-01-01', validUntil: '2026-12-31',
  periods: ['event'], proration: null, days: 'as_given', asOf: 'period_end',
  laws: ['TUO del D.Leg. 728 (D.S. 003-97-TR); TUO de la Ley de CTS (D.S. 001-97-TR); D.Leg. 713; Ley 27735'],
  changes: [
    { date: '2026-01-01', summary: 'UIT de 5,500 soles', law: 'D.S. 301-2025-EF' },
    { date: '2026-01-01', summary: 'RMA de los cuatro trimestres', law: 'SBS' },
    { date: '2026-10-01', summary: 'RMV de 1,230 soles', law: 'D.S. 015-2026-TR' }
  ], employerTables: [{ id: 'aportes', label: 'Aportes del empleador' }],
  summary: {
    total_perceptions: 'total_ingresos', total_deductions: 'total_descuentos', net_salary: 'neto', employer_total_cost: 'costo_total_empleador'
  }, provenance: $provenance,
  inputs: [
    input$sistema_pensionario, input$monthly_salary, input$fecha_ingreso, input$causa, input$tipo_contrato, input$fecha_fin_contrato,
    input$meses_periodo_prueba, input$gratificacion_semestre, input$promedio_variables_cts, input$promedio_variables_gratificacion,
    input$promedio_variables_vacaciones, input$promedio_variables_indemnizacion, input$dias_cts_anteriores, input$dias_no_computables_cts,
    input$dias_no_computables_vacaciones, input$dias_descuento_gratificacion, input$gratificacion_vencida, input$dias_salario_pendiente,
    input$dias_vacaciones_pendientes, input$dias_vacaciones_indemnizables, input$dias_vacaciones_adelantadas, input$remuneraciones_mes,
    input$rentas_anteriores, input$retenciones_anteriores, input$remuneracion_maxima_asegurable, input$descuentos_mes, input$con_asignacion_familiar,
    input$con_eps, input$comision_mixta, input$sin_prima_seguro, input$gratificacion_pagada
  ], steps: $steps
};

const $parameters = rt.byDate(($at) => ({
  rma_del_trimestre: rt.scaled(rt.parameterAt(rma_del_trimestre$rows, $at), 100n),
  tasa_asignacion_familiar: rt.scaled(rt.parameterAt(tasa_asignacion_familiar$rows, $at), 10n),
  RMV: rt.scaled(rt.parameterAt(RMV$rows, $at), 1n),
  UIT: rt.scaled(rt.parameterAt(UIT$rows, $at), 1n),
  tarifa_renta$rows1: rt.scaledRows(tarifa_renta, { date: $at, limits: rt.parameterAt(UIT$rows, $at) }, 100n, 100n),
  tasa_onp: rt.scaled(rt.parameterAt(tasa_onp$rows, $at), 100n),
  tasa_fondo_afp: rt.scaled(rt.parameterAt(tasa_fondo_afp$rows, $at), 10n),
  tasa_prima_seguro: rt.scaled(rt.parameterAt(tasa_prima_seguro$rows, $at), 10000n),
  comision_flujo$rows1: rt.scaledRows(comision_flujo, { date: $at }, 1n, 10000n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const sistema_pensionario$sent = rt.textAt($row.texts, 0);
  const monthly_salary$sent = $n[1]!;
  const fecha_ingreso$sent = rt.textAt($row.texts, 2);
  const causa$sent = rt.textAt($row.texts, 3);
  const tipo_contrato$sent = rt.textAt($row.texts, 4);
  const fecha_fin_contrato$sent = rt.textAt($row.texts, 5);
  const meses_periodo_prueba$sent = $n[6]!;
  const gratificacion_semestre$sent = $n[7]!;
  const promedio_variables_cts$sent = $n[8]!;
  const promedio_variables_gratificacion$sent = $n[9]!;
  const promedio_variables_vacaciones$sent = $n[10]!;
  const promedio_variables_indemnizacion$sent = $n[11]!;
  const dias_cts_anteriores$sent = $n[12]!;
  const dias_no_computables_cts$sent = $n[13]!;
  const dias_no_computables_vacaciones$sent = $n[14]!;
  const dias_descuento_gratificacion$sent = $n[15]!;
  const gratificacion_vencida$sent = $n[16]!;
  const dias_salario_pendiente$sent = $n[17]!;
  const dias_vacaciones_pendientes$sent = $n[18]!;
  const dias_vacaciones_indemnizables$sent = $n[19]!;
  const dias_vacaciones_adelantadas$sent = $n[20]!;
  const remuneraciones_mes$sent = $n[21]!;
  const rentas_anteriores$sent = $n[22]!;
  const retenciones_anteriores$sent = $n[23]!;
  const remuneracion_maxima_asegurable$sent = $n[24]!;
  const descuentos_mes$sent = $n[25]!;
  const con_asignacion_familiar$sent = $n[26]!;
  const con_eps$sent = $n[27]!;
  const comision_mixta$sent = $n[28]!;
  const sin_prima_seguro$sent = $n[29]!;
  const gratificacion_pagada$sent = $n[30]!;
  // Sistema pensionario
  if (!(sistema_pensionario$sent !== undefined)) return false;
  if (sistema_pensionario$sent !== undefined &&
    !(rt.positionOf(['onp', 'habitat', 'integra', 'prima', 'profuturo'], sistema_pensionario$sent) > 0)) return false;
  const sistema_pensionario = sistema_pensionario$sent ?? '';
  $s[0] = rt.positionOf(['onp', 'habitat', 'integra', 'prima', 'profuturo'], sistema_pensionario);
  // Remuneración básica al cese
  if (!(monthly_salary$sent === monthly_salary$sent)) return false;
  if (monthly_salary$sent <= 0 || monthly_salary$sent > 10000000000) return false;
  const monthly_salary = $s[1] = monthly_salary$sent;
  // Fecha de ingreso
  if (!(fecha_ingreso$sent !== undefined)) return false;
  if (fecha_ingreso$sent !== undefined && !rt.isDate(fecha_ingreso$sent)) return false;
  if (fecha_ingreso$sent !== undefined && fecha_ingreso$sent < '1950-01-01') return false;
  if (fecha_ingreso$sent !== undefined && fecha_ingreso$sent > $row.period.end) return false;
  const fecha_ingreso = fecha_ingreso$sent ?? '';
  $s[2] = rt.digitsOfDate(fecha_ingreso);
  // Causa del cese
  if (!(causa$sent !== undefined)) return false;
  if (causa$sent !== undefined &&
    !(rt.positionOf(
        ['renuncia', 'mutuo_disenso', 'termino_contrato', 'despido_justificado', 'despido_arbitrario', 'hostilidad', 'periodo_prueba', 'jubilacion', 'fallecimiento'],
        causa$sent
      ) >
      0)) return false;
  const causa = causa$sent ?? '';
  $s[3] = rt.positionOf(
    ['renuncia', 'mutuo_disenso', 'termino_contrato', 'despido_justificado', 'despido_arbitrario', 'hostilidad', 'periodo_prueba', 'jubilacion', 'fallecimiento'],
    causa
  );
  // Tipo de contrato
  if (tipo_contrato$sent !== undefined && !(rt.positionOf(['indeterminado', 'plazo_fijo'], tipo_contrato$sent) > 0)) return false;
  const tipo_contrato = tipo_contrato$sent ?? 'indeterminado';
  $s[4] = rt.positionOf(['indeterminado', 'plazo_fijo'], tipo_contrato);
  // Fin pactado del contrato
  if (fecha_fin_contrato$sent !== undefined && !rt.isDate(fecha_fin_contrato$sent)) return false;
  const fecha_fin_contrato = fecha_fin_contrato$sent ?? '';
  $s[5] = rt.digitsOfDate(fecha_fin_contrato);
  // Meses del periodo de prueba
  if (meses_periodo_prueba$sent < 3 || meses_periodo_prueba$sent > 12) return false;
  const meses_periodo_prueba = $s[6] = rt.sentOr(meses_periodo_prueba$sent, 3);
  // Gratificación recibida en el semestre de CTS
  if (!(gratificacion_semestre$sent === gratificacion_semestre$sent)) return false;
  if (gratificacion_semestre$sent < 0 || gratificacion_semestre$sent > 10000000000) return false;
  const gratificacion_semestre = $s[7] = gratificacion_semestre$sent;
  // Variables para la CTS
  if (promedio_variables_cts$sent < 0 || promedio_variables_cts$sent > 10000000000) return false;
  const promedio_variables_cts = $s[8] = rt.sentOr(promedio_variables_cts$sent, 0);
  // Variables para la gratificación
  if (promedio_variables_gratificacion$sent < 0 || promedio_variables_gratificacion$sent > 10000000000) return false;
  const promedio_variables_gratificacion = $s[9] = rt.sentOr(promedio_variables_gratificacion$sent, 0);
  // Variables para las vacaciones
  if (promedio_variables_vacaciones$sent < 0 || promedio_variables_vacaciones$sent > 10000000000) return false;
  const promedio_variables_vacaciones = $s[10] = rt.sentOr(promedio_variables_vacaciones$sent, 0);
  // Variables para la indemnización
  if (promedio_variables_indemnizacion$sent < 0 || promedio_variables_indemnizacion$sent > 10000000000) return false;
  const promedio_variables_indemnizacion = $s[11] = rt.sentOr(promedio_variables_indemnizacion$sent, 0);
  // Días de un semestre sin depósito
  if (dias_cts_anteriores$sent < 0 || dias_cts_anteriores$sent > 29) return false;
  const dias_cts_anteriores = $s[12] = rt.sentOr(dias_cts_anteriores$sent, 0);
  // Días sin CTS
  if (dias_no_computables_cts$sent < 0 || dias_no_computables_cts$sent > 360) return false;
  const dias_no_computables_cts = $s[13] = rt.sentOr(dias_no_computables_cts$sent, 0);
  // Días sin récord
  if (dias_no_computables_vacaciones$sent < 0 || dias_no_computables_vacaciones$sent > 360) return false;
  const dias_no_computables_vacaciones = $s[14] = rt.sentOr(dias_no_computables_vacaciones$sent, 0);
  // Días no laborados en los meses de la gratificación
  if (dias_descuento_gratificacion$sent < 0 || dias_descuento_gratificacion$sent > 180) return false;
  const dias_descuento_gratificacion = $s[15] = rt.sentOr(dias_descuento_gratificacion$sent, 0);
  // Gratificación entera sin pagar
  if (gratificacion_vencida$sent < 0 || gratificacion_vencida$sent > 10000000000) return false;
  const gratificacion_vencida = $s[16] = rt.sentOr(gratificacion_vencida$sent, 0);
  // Días del mes sin pagar
  if (dias_salario_pendiente$sent < 0 || dias_salario_pendiente$sent > 300000) return false;
  const dias_salario_pendiente = $s[17] = rt.sentOr(dias_salario_pendiente$sent, 0);
  // Días de récords cumplidos sin gozar
  if (dias_vacaciones_pendientes$sent < 0 || dias_vacaciones_pendientes$sent > 1800000) return false;
  const dias_vacaciones_pendientes = $s[18] = rt.sentOr(dias_vacaciones_pendientes$sent, 0);
  // Días sin gozar en el año siguiente
  if (dias_vacaciones_indemnizables$sent < 0 || dias_vacaciones_indemnizables$sent > 1800000) return false;
  const dias_vacaciones_indemnizables = $s[19] = rt.sentOr(dias_vacaciones_indemnizables$sent, 0);
  // Días gozados por adelantado
  if (dias_vacaciones_adelantadas$sent < 0 || dias_vacaciones_adelantadas$sent > 300000) return false;
  const dias_vacaciones_adelantadas = $s[20] = rt.sentOr(dias_vacaciones_adelantadas$sent, 0);
  // Base de pensión ya pagada en el mes
  if (remuneraciones_mes$sent < 0 || remuneraciones_mes$sent > 10000000000) return false;
  const remuneraciones_mes = $s[21] = rt.sentOr(remuneraciones_mes$sent, 0);
  // Rentas del año antes del cese
  if (rentas_anteriores$sent < 0 || rentas_anteriores$sent > 1000000000000) return false;
  const rentas_anteriores = $s[22] = rt.sentOr(rentas_anteriores$sent, 0);
  // Retenciones del año
  if (retenciones_anteriores$sent < 0 || retenciones_anteriores$sent > 1000000000000) return false;
  const retenciones_anteriores = $s[23] = rt.sentOr(retenciones_anteriores$sent, 0);
  // RMA del trimestre
  if (remuneracion_maxima_asegurable$sent < 50000000 || remuneracion_maxima_asegurable$sent > 500000000) return false;
  const remuneracion_maxima_asegurable = $s[24] = remuneracion_maxima_asegurable$sent ===
      remuneracion_maxima_asegurable$sent
    ? remuneracion_maxima_asegurable$sent
    : $f.rma_del_trimestre * 100;
  // Otros descuentos
  if (descuentos_mes$sent < 0 || descuentos_mes$sent > 10000000000) return false;
  const descuentos_mes = $s[25] = rt.sentOr(descuentos_mes$sent, 0);
  // Recibe asignación familiar
  const con_asignacion_familiar: boolean = con_asignacion_familiar$sent === con_asignacion_familiar$sent
    ? con_asignacion_familiar$sent === 1
    : false;
  $s[26] = con_asignacion_familiar ? 1 : 0;
  // Afiliado a una EPS
  const con_eps: boolean = con_eps$sent === con_eps$sent ? con_eps$sent === 1 : false;
  $s[27] = con_eps ? 1 : 0;
  // En comisión mixta
  const comision_mixta: boolean = comision_mixta$sent === comision_mixta$sent ? comision_mixta$sent === 1 : false;
  $s[28] = comision_mixta ? 1 : 0;
  // Sin seguro previsional
  const sin_prima_seguro: boolean = sin_prima_seguro$sent === sin_prima_seguro$sent
    ? sin_prima_seguro$sent === 1
    : false;
  $s[29] = sin_prima_seguro ? 1 : 0;
  // La gratificación del semestre ya se pagó
  const gratificacion_pagada: boolean = gratificacion_pagada$sent === gratificacion_pagada$sent
    ? gratificacion_pagada$sent === 1
    : false;
  $s[30] = gratificacion_pagada ? 1 : 0;
  // Días de servicio · D.S. 001-97-TR art. 2
  const dias_servicio = $s[31] = rt.daysOf30Between(fecha_ingreso, $row.period.end);
  // Un mes de servicios · D.S. 001-97-TR art. 2; D.S. 012-92-TR art. 23
  const un_mes: boolean = dias_servicio >= 30;
  $s[32] = un_mes ? 1 : 0;
  // Día siguiente al cese
  const dia_siguiente: string = rt.addDays($row.period.end, 1);
  $s[33] = rt.digitsOfDate(dia_siguiente);
  // Años completos · D.S. 003-97-TR art. 38
  const anios_servicio = $s[34] = rt.yearsBetween(fecha_ingreso, dia_siguiente);
  // Último aniversario
  const aniversario: string = rt.addMonths(fecha_ingreso, anios_servicio * 12);
  $s[35] = rt.digitsOfDate(aniversario);
  // Días del récord · D.Leg. 713 art. 22
  const dias_record = $s[36] = rt.daysOf30Between(aniversario, $row.period.end);
  // Año
  const anio = $s[37] = rt.yearOf($row.period.end);
  // Primer día del semestre de CTS
  const $5 = Number($at.slice(5, 7)) >= 11;
  $s[38] = $5 ? 1 : 0;
  let $8: string;
  if ($5) {
    $8 = rt.dateOf(anio, 11, 1);
  } else {
    const $6 = Number($at.slice(5, 7)) >= 5;
    $s[39] = $6 ? 1 : 0;
    $8 = $6 ? rt.dateOf(anio, 5, 1) : rt.dateOf(anio - 1, 11, 1);
  }
  const inicio_semestre_cts: string = $8;
  $s[40] = rt.digitsOfDate(inicio_semestre_cts);
  // Días de CTS · D.S. 001-97-TR arts. 2, 3, 7 y 8
  let dias_cts = 0;
  $s[42] = un_mes ? 1 : 0;
  if (un_mes) {
    const $9 = rt.daysOf30Between(rt.latest(fecha_ingreso, inicio_semestre_cts), $row.period.end);
    const $10 = $9 + dias_cts_anteriores - dias_no_computables_cts;
    dias_cts = $s[41] = 0 > $10 ? 0 : $10;
  }
  // Primer día que cuenta para la gratificación
  const $12 = Number($at.slice(5, 7)) >= 7 ? 7 : 1;
  const desde: string = rt.latest(fecha_ingreso, rt.dateOf(anio, $12, 1));
  $s[43] = rt.digitsOfDate(desde);
  // Primer mes completo
  const $13 = rt.dayOf(desde);
  const $14 = $13 === 1;
  $s[44] = $14 ? 1 : 0;
  const primer_mes: string = $14 ? desde : rt.addMonths(rt.firstDayOfMonth(desde), 1);
  $s[45] = rt.digitsOfDate(primer_mes);
  // Meses de gratificación · Ley 27735 art. 7; D.S. 005-2002-TR art. 5
  $s[46] = gratificacion_pagada ? 1 : 0;
  let $17: boolean = gratificacion_pagada;
  if (!$17) {
    const $16 = Number($at.slice(5, 7)) === 12;
    $s[47] = $16 ? 1 : 0;
    $17 = $16 && gratificacion_vencida > 0;
  }
  $s[48] = $17 ? 1 : 0;
  let $19: number;
  if ($17) {
    $19 = 0;
  } else {
    $19 = rt.monthsBetween(primer_mes, dia_siguiente);
  }
  const meses_gratificacion = $s[49] = $19;
  // Asignación familiar · Ley 25129 arts. 1 y 2
  let asignacion_familiar = 0;
  $s[52] = con_asignacion_familiar ? 1 : 0;
  if (con_asignacion_familiar) {
    const $20 = $s[51] = $f.tasa_asignacion_familiar * $f.RMV;
    asignacion_familiar = $s[50] = $20 * 10;
  }
  // Remuneración computable · D.S. 003-97-TR art. 6
  const $22 = $s[54] = monthly_salary + asignacion_familiar * 100;
  const remuneracion_computable = $s[53] = Math.floor(($22 + 50) / 100);
  // Remuneración computable de CTS · D.S. 001-97-TR arts. 9, 16 a 18
  const $24 = $s[56] = remuneracion_computable * 600 + promedio_variables_cts * 6 + gratificacion_semestre;
  const base_cts = $s[55] = Math.floor(($24 + 300) / 600);
  // Remuneración computable de la gratificación · D.S. 005-2002-TR art. 3
  const $26 = $s[58] = remuneracion_computable * 100 + promedio_variables_gratificacion;
  const base_gratificacion = $s[57] = Math.floor(($26 + 50) / 100);
  // Base de vacaciones · D.Leg. 713 art. 15
  const $28 = $s[60] = remuneracion_computable * 100 + promedio_variables_vacaciones;
  const base_vacaciones = $s[59] = Math.floor(($28 + 50) / 100);
  // Base de la indemnización · D.S. 003-97-TR art. 38
  const $30 = $s[62] = remuneracion_computable * 100 + promedio_variables_indemnizacion;
  const base_indemnizacion = $s[61] = Math.floor(($30 + 50) / 100);
  // Remuneración pendiente · TUO del D.Leg. 728 art. 6
  const $32 = $s[64] = remuneracion_computable * dias_salario_pendiente;
  const salario_pendiente = $s[63] = Math.floor(($32 + 150000) / 300000);
  // CTS trunca · D.S. 001-97-TR arts. 2 y 3; LIR art. 18 c)
  const $34 = $s[66] = base_cts * dias_cts;
  const cts_trunca = $s[65] = Math.floor(($34 + 180) / 360);
  // Gratificación trunca · Ley 27735 art. 7; D.S. 005-2002-TR art. 5; Ley 30334 art. 1
  const $36 = base_gratificacion * meses_gratificacion * 30 - base_gratificacion * dias_descuento_gratificacion;
  const $37 = $s[68] = 0 > $36 ? 0 : $36;
  const gratificacion_trunca = $s[67] = Math.floor(($37 + 90) / 180);
  // Gratificación pendiente · Ley 27735 art. 5; Ley 30334 art. 1
  const gratificacion_pendiente = $s[69] = Math.floor((gratificacion_vencida + 50) / 100);
  $s[70] = gratificacion_vencida;
  // Tasa de la bonificación · Ley 30334 art. 3
  const tasa_bonificacion = $s[71] = con_eps ? 27 : 36;
  // Bonificación extraordinaria · Ley 30334 art. 3; D.S. 012-2016-TR
  const $41 = $s[73] = (gratificacion_trunca + gratificacion_pendiente) * tasa_bonificacion;
  const bonificacion_extraordinaria = $s[72] = Math.floor(($41 + 200) / 400);
  // Vacaciones truncas · D.Leg. 713 art. 22; D.S. 012-92-TR art. 23
  let vacaciones_truncas = 0;
  $s[76] = un_mes ? 1 : 0;
  if (un_mes) {
    const $43 = base_vacaciones * (dias_record - dias_no_computables_vacaciones) * 2500;
    if ($43 > rt.SAFE || $43 < -rt.SAFE) return false;
    const $44 = $43 - base_vacaciones * dias_vacaciones_adelantadas * 3;
    if ($44 > rt.SAFE || $44 < -rt.SAFE) return false;
    const $45 = $s[75] = 0 > $44 ? 0 : $44;
    if ($45 > 4503599626470495) return false;
    vacaciones_truncas = $s[74] = Math.floor(($45 + 450000) / 900000);
  }
  // Vacaciones no gozadas · D.Leg. 713 art. 23 a) y b)
  const $47 = $s[78] = base_vacaciones * dias_vacaciones_pendientes;
  const vacaciones_pendientes = $s[77] = Math.floor(($47 + 150000) / 300000);
  // Indemnización vacacional · D.Leg. 713 art. 23 c)
  const $49 = $s[80] = base_vacaciones * dias_vacaciones_indemnizables;
  const indemnizacion_vacacional = $s[79] = Math.floor(($49 + 150000) / 300000);
  // Derecho a indemnización · D.S. 003-97-TR arts. 10, 34 y 35
  const $51 = rt.same(causa, 'despido_arbitrario');
  $s[81] = $51 ? 1 : 0;
  const $52 = $51 || rt.same(causa, 'hostilidad');
  $s[82] = $52 ? 1 : 0;
  const con_derecho: boolean = $52 && $row.period.end >= rt.addMonths(fecha_ingreso, meses_periodo_prueba);
  $s[83] = con_derecho ? 1 : 0;
  // Días que faltaban del contrato · D.S. 003-97-TR art. 76
  let por_vencer = 0;
  const $54 = fecha_fin_contrato$sent !== undefined;
  $s[85] = $54 ? 1 : 0;
  if ($54) {
    por_vencer = $s[84] = rt.daysOf30Between(dia_siguiente, fecha_fin_contrato);
  }
  // Remuneraciones de la indemnización · D.S. 003-97-TR arts. 38 y 76
  const $55 = !con_derecho;
  $s[86] = $55 ? 1 : 0;
  let $58: number;
  if ($55) {
    $58 = 0;
  } else {
    const $56 = rt.same(tipo_contrato, 'plazo_fijo');
    $s[87] = $56 ? 1 : 0;
    const $57 = $56 ? por_vencer * 12 : anios_servicio * 360 + dias_record;
    $58 = 2880 < $57 ? 2880 : $57;
  }
  const remuneraciones_indemnizacion = $s[88] = $58;
  // Indemnización por despido arbitrario · D.S. 003-97-TR arts. 34, 38 y 76; LIR art. 18 a)
  const $59 = $s[90] = base_indemnizacion * remuneraciones_indemnizacion;
  const indemnizacion_despido = $s[89] = Math.floor(($59 + 120) / 240);
  // Renta bruta del año · Reglamento de la LIR art. 40
  const $61 = $s[92] = rentas_anteriores +
    salario_pendiente *
    100 +
    gratificacion_trunca *
    100 +
    gratificacion_pendiente *
    100 +
    bonificacion_extraordinaria *
    100 +
    vacaciones_truncas *
    100 +
    vacaciones_pendientes *
    100;
  const renta_anual = $s[91] = Math.floor(($61 + 50) / 100);
  // Renta neta anual · LIR art. 46
  const $63 = renta_anual - $f.UIT * 7 * 100;
  const renta_neta = $s[93] = 0 > $63 ? 0 : $63;
  // Impuesto anual · LIR art. 53
  const $65 = $s[94] = rt.rowOf($f.tarifa_renta$rows1, renta_neta, 1, true);
  if ($65 < 0) return false;
  $s[95] = renta_neta;
  const $66 = $s[97] = rt.slicesOf($f.tarifa_renta$rows1, $65, renta_neta, 1);
  if (Number.isNaN($66)) return false;
  const impuesto_anual = $s[96] = Math.floor(($66 + 50) / 100);
  // Devolución de quinta retenida en exceso · Reglamento de la LIR art. 42
  const $68 = retenciones_anteriores - impuesto_anual * 100;
  const $69 = $s[99] = 0 > $68 ? 0 : $68;
  const devolucion_quinta = $s[98] = Math.floor(($69 + 50) / 100);
  // Total ingresos
  const total_ingresos = $s[100] = salario_pendiente +
    cts_trunca +
    gratificacion_trunca +
    gratificacion_pendiente +
    bonificacion_extraordinaria +
    vacaciones_truncas +
    vacaciones_pendientes +
    indemnizacion_vacacional +
    indemnizacion_despido +
    devolucion_quinta;
  // Base de pensión · TUO de la Ley del SPP art. 30; D.Ley 19990 art. 8
  const base_pension = $s[101] = salario_pendiente + vacaciones_truncas + vacaciones_pendientes;
  // Afiliado a una AFP · TUO de la Ley del SPP
  const en_afp: boolean = !rt.same(sistema_pensionario, 'onp');
  $s[102] = en_afp ? 1 : 0;
  // Paga la prima de seguro · TUO de la Ley del SPP art. 30 b)
  $s[103] = en_afp ? 1 : 0;
  const con_prima: boolean = en_afp && !sin_prima_seguro;
  $s[104] = con_prima ? 1 : 0;
  // Base de pensión de todo el mes · TUO de la Ley del SPP art. 30 b)
  const base_del_mes = $s[105] = base_pension * 100 + remuneraciones_mes;
  // Remuneración máxima asegurable · SBS
  const rma = $s[106] = remuneracion_maxima_asegurable;
  // Remuneración asegurable · TUO de la Ley del SPP art. 30 b); SBS
  let base_prima = 0;
  $s[109] = en_afp ? 1 : 0;
  if (en_afp) {
    const $74 = (base_del_mes < rma ? base_del_mes : rma) - (remuneraciones_mes < rma ? remuneraciones_mes : rma);
    const $75 = $s[108] = 0 > $74 ? 0 : $74;
    base_prima = $s[107] = Math.floor(($75 + 50) / 100);
  }
  // ONP · D.Ley 19990 art. 7; Ley 26504
  let aporte_onp = 0;
  const $79 = !en_afp;
  $s[112] = $79 ? 1 : 0;
  if ($79) {
    const $77 = $s[111] = base_pension * $f.tasa_onp;
    aporte_onp = $s[110] = Math.floor(($77 + 50) / 100);
  }
  // AFP, aporte al fondo · TUO de la Ley del SPP art. 30 a)
  let afp_aporte = 0;
  $s[115] = en_afp ? 1 : 0;
  if (en_afp) {
    const $80 = $s[114] = base_pension * $f.tasa_fondo_afp;
    afp_aporte = $s[113] = Math.floor(($80 + 5) / 10);
  }
  // AFP, prima de seguro · TUO de la Ley del SPP art. 30 b)
  let afp_prima_seguro = 0;
  $s[118] = con_prima ? 1 : 0;
  if (con_prima) {
    const $82 = $s[117] = base_prima * $f.tasa_prima_seguro;
    afp_prima_seguro = $s[116] = Math.floor(($82 + 5000) / 10000);
  }
  // Comisión de la AFP · TUO de la Ley del SPP art. 30 c); SBS
  const $84 = $s[119] = rt.rowOfWord($f.comision_flujo$rows1, sistema_pensionario);
  if ($84 < 0) return false;
  const tasa_comision = $s[120] = $f.comision_flujo$rows1.value[$84]!;
  // AFP, comisión · TUO de la Ley del SPP art. 30 c); Ley 29903
  let afp_comision = 0;
  $s[124] = en_afp ? 1 : 0;
  const $88 = en_afp && !comision_mixta;
  $s[123] = $88 ? 1 : 0;
  if ($88) {
    const $86 = $s[122] = base_pension * tasa_comision;
    afp_comision = $s[121] = Math.floor(($86 + 5000) / 10000);
  }
  // Renta de quinta categoría · LIR art. 75; Reglamento de la LIR art. 40
  const $89 = impuesto_anual * 100 - retenciones_anteriores;
  const $90 = $s[126] = 0 > $89 ? 0 : $89;
  const quinta_categoria = $s[125] = Math.floor(($90 + 50) / 100);
  // Otros descuentos · D.S. 001-97-TR art. 51; mandato judicial; autorización del trabajador
  const otros_descuentos = $s[127] = Math.floor((descuentos_mes + 50) / 100);
  $s[128] = descuentos_mes;
  // Total descuentos
  const total_descuentos = $s[129] = aporte_onp +
    afp_aporte +
    afp_prima_seguro +
    afp_comision +
    quinta_categoria +
    otros_descuentos;
  // Neto a pagar
  const neto = $s[130] = total_ingresos - total_descuentos;
  // Base de EsSalud · Ley 26790 art. 6
  const $95 = base_pension === 0;
  $s[131] = $95 ? 1 : 0;
  let $101: number;
  if ($95) {
    $101 = 0;
  } else {
    const $96 = $f.RMV * 10000;
    const $97 = remuneraciones_mes > 0;
    $s[132] = $97 ? 1 : 0;
    let $99: number;
    if ($97) {
      const $98 = $f.RMV * 10000;
      $99 = remuneraciones_mes > $98 ? remuneraciones_mes : $98;
    } else {
      $99 = 0;
    }
    const $100 = (base_del_mes > $96 ? base_del_mes : $96) - $99;
    $101 = 0 > $100 ? 0 : $100;
  }
  const base_essalud = $s[133] = Math.floor(($101 + 50) / 100);
  $s[134] = $101;
  // Crédito por EPS · Ley 26790 art. 15
  let credito_eps = 0;
  $s[137] = con_eps ? 1 : 0;
  if (con_eps) {
    const $103 = base_essalud * 9;
    const $104 = $f.UIT * 4000;
    const $105 = $s[136] = $103 < $104 ? $103 : $104;
    credito_eps = $s[135] = Math.floor(($105 + 200) / 400);
  }
  // EsSalud · Ley 26790 arts. 6 y 15
  const $107 = base_essalud * 9 - credito_eps * 100;
  const $108 = $s[139] = 0 > $107 ? 0 : $107;
  const essalud = $s[138] = Math.floor(($108 + 50) / 100);
  $s[140] = base_essalud;
  $s[141] = 9;
  // EPS (crédito) · Ley 26790 art. 15
  let eps = 0;
  $s[145] = con_eps ? 1 : 0;
  if (con_eps) {
    eps = $s[142] = credito_eps;
    $s[143] = base_essalud;
    $s[144] = 9;
  }
  // Total aportes del empleador
  const total_aportes = $s[146] = essalud + eps;
  // Costo total del empleador
  $s[147] = total_ingresos + total_aportes;
  if (con_derecho && rt.same(tipo_contrato, 'plazo_fijo') && !(fecha_fin_contrato$sent !== undefined)) return false;
  if ($notes !== null) {
    if (!un_mes) {
      // BENEFIT_NOT_DUE · inputs.fecha_ingreso
      $notes.add(1, rt.ratio(dias_servicio, 1n));
    }
    if (en_afp && base_del_mes > rma) {
      // CONTRIBUTION_BASE_CAPPED · base_prima
      $notes.add(2, rt.ratio(base_del_mes, 10000n), rt.ratio(rma, 10000n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY · net_salary
      $notes.add(3);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":148,"scales":[1,10000,1,1,1,1,1,10000,10000,10000,10000,10000,1,1,1,1,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,1,1,1,1,1],"values":[["input",2,[2,1]],["period","end_date","date",[]],0,2,3,4,["period","month","number",[]],6,1,7,["input",12,[12,1]],["input",13,[13,1]],9,["input",30,[30,1]],["input",16,[16,10000]],10,["input",26,[26,1]],["parameter","tasa_asignacion_familiar","rate",10],["parameter","RMV","money",1],["input",1,[1,10000]],12,13,["input",8,[8,10000]],["input",7,[7,10000]],["input",9,[9,10000]],["input",10,[10,10000]],["input",11,[11,10000]],["input",17,[17,10000]],14,8,15,11,["input",15,[15,1]],["input",27,[27,1]],20,21,22,16,5,["input",14,[14,1]],["input",20,[20,10000]],["input",18,[18,10000]],["input",19,[19,10000]],["input",3,[3,1]],["input",6,[6,1]],["sent","given(fecha_fin_contrato)",5],["input",5,[5,1]],27,["input",4,[4,1]],28,17,29,["input",22,[22,10000]],18,23,24,25,31,["parameter","UIT","money",1],32,["input",23,[23,10000]],33,19,26,30,34,["input",0,[0,1]],37,["input",29,[29,1]],36,["input",21,[21,10000]],["input",24,[24,10000]],39,40,["parameter","tasa_onp","rate",100],["parameter","tasa_fondo_afp","rate",10],38,41,["parameter","tasa_prima_seguro","rate",10000],["input",28,[28,1]],45,["input",25,[25,10000]],42,43,44,46,47,48,35,49,51,52,53,54,55],"tables":[{"table":1,"rows":"tarifa_renta$rows1","scales":[100,100,10000],"slots":[94,95,null]},{"table":0,"rows":"comision_flujo$rows1","of":"choice","scales":[1,10000,10000],"slots":[119,null,null]}],"steps":[[[31,1],[0,1],{}],[[32,1],[2],{}],[[33,1],[1],{}],[[34,1],[0,3],{}],[[35,1],[0,4],{}],[[36,1],[5,1],{}],[[37,1],[1],{}],[[40,1],[6,[[7],38,1,1],[[6],38,0,0],[[7],38,0,0,39,1,1],[[7],38,0,0,39,0,0]],{}],[[41,1],[8,[[0,9,1,10,11],42,1,1]],{"called":42}],[[43,1],[0,7,6],{}],[[45,1],[12,[[12],44,1,1],[[12],44,0,0]],{}],[[49,1],[13,[[6],46,0,0],[[14],46,0,0,47,1,1],[[15,3],48,0,0]],{}],[50,[16,[[17,18],52,1,1]],{"raw":[51,10],"called":52}],[53,[19,20],{"raw":[54,10000]}],[55,[21,22,23],{"raw":[56,60000]}],[57,[21,24],{"raw":[58,10000]}],[59,[21,25],{"raw":[60,10000]}],[61,[21,26],{"raw":[62,10000]}],[63,[21,27],{"raw":[64,30000000]}],[65,[28,29],{"raw":[66,36000]}],[67,[30,31,30,32],{"raw":[68,18000]}],[69,[14],{"raw":[70,10000]}],[[71,400],[33],{}],[72,[34,35,36],{"raw":[73,40000]}],[74,[8,[[37,38,39,37,40],76,1,1]],{"raw":[75,90000000],"called":76}],[77,[37,41],{"raw":[78,30000000]}],[79,[37,42],{"raw":[80,30000000]}],[[83,1],[43,[[43],81,0,0],[[1,0,44],82,1,1]],{}],[[84,1],[45,[[3,46],85,1,1]],{"called":85}],[[88,240],[47,[[48],86,0,0],[[49],86,0,0,87,1,1],[[4,38],86,0,0,87,0,0]],{}],[89,[50,51],{"raw":[90,24000]}],[91,[52,53,34,35,54,55,56],{"raw":[92,10000]}],[93,[57,58],{}],[96,[59,-1],{"raw":[97,10000]}],[98,[60,61],{"raw":[99,10000]}],[100,[53,62,34,35,54,55,56,63,64,65],{}],[101,[53,55,56],{}],[[102,1],[66],{}],[[104,1],[67,[[68],103,1,1]],{}],[[105,10000],[69,70],{}],[[106,10000],[71],{}],[107,[67,[[72,73,70,73],109,1,1]],{"raw":[108,10000],"called":109}],[110,[67,[[69,74],112,1,1]],{"raw":[111,10000],"called":112}],[113,[67,[[69,75],115,1,1]],{"raw":[114,1000],"called":115}],[116,[76,[[77,78],118,1,1]],{"raw":[117,1000000],"called":118}],[[120,10000],[66,-2],{}],[121,[67,[[79],124,1,1],[[69,80],123,1,1]],{"raw":[122,1000000],"called":123}],[125,[61,60],{"raw":[126,10000]}],[127,[81],{"raw":[128,10000]}],[129,[82,83,84,85,86,87],{}],[130,[88,89],{}],[133,[69,[[72,18,70],131,0,0],[[70,18],131,0,0,132,1,1]],{"raw":[134,10000]}],[135,[33,[[90,58],137,1,1]],{"raw":[136,40000],"called":137}],[138,[90,91],{"raw":[139,10000],"base":140,"rate":141}],[142,[33,[[91],145,1,1]],{"called":145,"base":143,"rate":[144,400]}],[146,[92,93],{}],[147,[88,94],{}]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '{"scheme":["PEN","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],"date",{"words":["indeterminado","plazo_fijo"]},[0,0,"integer"],"boolean",[0,0,"rate"],[0,0,"number"],{"words":["renuncia","mutuo_disenso","termino_contrato","despido_justificado","despido_arbitrario","hostilidad","periodo_prueba","jubilacion","fallecimiento"]},{"words":["onp","habitat","integra","prima","profuturo"]}],"roundings":[["half_up",[["1/100",null]]]],"nodes":[[0,"c0"],[0,"c1000000"],[1,["date","1950-01-01"]],[1,["period","end_date"]],[2,["word","indeterminado"]],[3,"c3"],[3,"c12"],[3,"c0"],[3,"c29"],[3,"c360"],[3,"c180"],[3,"c30"],[0,"c100000000"],[0,"p6"],[0,"c5000"],[0,"c50000"],[4,["truth",false]],[1,"i2"],[3,28,17,3],[3,"s0"],[4,13,19,11],[3,"c1"],[1,31,3,21],[1,"s2"],[3,25,17,23],[3,"s3"],[3,2,6,25],[1,30,17,26],[1,"s4"],[3,28,28,3],[3,19,3],[3,["period","month"]],[3,"c11"],[4,13,31,32],[3,"s6"],[1,33,34,32,21],[3,"c5"],[4,13,31,36],[1,33,34,36,21],[3,1,34,21],[1,33,39,32,21],[1,18,37,38,40],[1,18,33,35,41],[4,"s1"],[1,"s7"],[1,6,17,44],[3,28,45,3],[3,"i12"],[3,0,46,47],[3,"i13"],[3,1,48,49],[3,6,7,50],[3,"c7"],[4,13,31,52],[3,18,53,52,21],[1,33,34,54,21],[1,6,17,55],[1,"s9"],[3,21,57],[4,8,58,21],[1,23,57],[1,30,60,21],[1,18,59,57,61],[4,"i30"],[4,8,31,6],[0,"i16"],[4,12,65,0],[4,14,64,66],[4,15,63,67],[1,"s10"],[3,26,69,23],[3,18,68,7,70],[4,"i26"],[5,"p2"],[0,"p1"],[0,2,73,74],[0,"i1"],[0,"s12"],[0,0,76,77],[0,"s13"],[0,"i8"],[0,0,79,80],[0,"i7"],[3,"c6"],[0,3,82,83],[0,0,81,84],[0,"i9"],[0,0,79,86],[0,"i10"],[0,0,79,88],[0,"i11"],[0,0,79,90],[0,3,79,11],[6,"i17"],[0,2,92,93],[0,"s14"],[3,"s8"],[0,2,95,96],[0,3,97,9],[0,"s15"],[0,3,99,83],[3,"s11"],[0,2,100,101],[0,3,99,10],[3,"i15"],[0,2,103,104],[0,1,102,105],[0,6,0,106],[4,"i27"],[5,"c27/400"],[5,"c9/100"],[5,18,108,109,110],[0,"s20"],[0,"s21"],[0,0,112,113],[5,"s22"],[0,2,114,115],[0,"s16"],[3,"s5"],[3,"i14"],[3,1,118,119],[0,2,117,120],[0,3,121,9],[0,3,117,11],[6,"i20"],[0,2,123,124],[0,1,122,125],[0,6,0,126],[6,"i18"],[0,2,123,128],[6,"i19"],[0,2,123,130],[7,"i3"],[7,["word","despido_arbitrario"]],[4,8,132,133],[7,["word","hostilidad"]],[4,8,132,135],[4,15,134,136],[3,"i6"],[1,30,17,138],[4,13,3,139],[4,14,137,140],[4,["given",5]],[1,"i5"],[3,28,23,143],[4,"s27"],[4,16,145],[6,"c3/2"],[2,"i4"],[2,["word","plazo_fijo"]],[4,8,148,149],[3,"s28"],[6,3,151,11],[6,3,118,9],[6,0,25,153],[6,18,150,152,154],[6,2,147,155],[6,5,6,156],[3,18,146,7,157],[0,"s17"],[3,"s29"],[0,2,159,160],[0,"i22"],[0,"s18"],[0,0,163,112],[0,0,164,113],[0,"s23"],[0,"s24"],[0,0,166,167],[0,"s25"],[0,0,168,169],[0,0,165,170],[0,0,162,171],[0,"s31"],[0,"p0"],[0,2,52,174],[0,1,173,175],[0,6,0,176],[0,"s32"],[0,["apply",1],178],[0,"i23"],[0,"s33"],[0,1,180,181],[0,6,0,182],[0,"s19"],[0,0,163,184],[0,0,185,112],[0,0,113,166],[0,0,186,187],[0,0,167,169],[0,"s26"],[0,0,189,190],[0,"s30"],[0,"s34"],[0,0,192,193],[0,0,191,194],[0,0,188,195],[0,0,163,167],[0,0,197,169],[8,"i0"],[8,["word","onp"]],[4,9,199,200],[4,"s37"],[4,"i29"],[4,16,203],[4,14,202,204],[0,"s36"],[0,"i21"],[0,0,206,207],[0,"i24"],[0,"s39"],[0,"s40"],[0,5,210,211],[0,5,207,211],[0,1,212,213],[0,6,0,214],[4,16,202],[5,"p3"],[0,2,206,217],[5,"p4"],[0,2,206,219],[4,"s38"],[0,"s41"],[5,"p5"],[0,2,222,223],[5,["apply",0],199],[4,"i28"],[4,16,226],[4,14,202,227],[5,"s45"],[0,2,206,229],[0,1,181,180],[0,6,0,231],[0,"i25"],[0,"s42"],[0,"s43"],[0,0,234,235],[0,"s44"],[0,0,236,237],[0,"s46"],[0,"s47"],[0,0,239,240],[0,"s48"],[0,0,241,242],[0,0,238,243],[0,"s35"],[0,"s49"],[0,1,245,246],[4,8,206,0],[0,2,21,74],[0,6,210,249],[4,12,207,0],[0,6,207,249],[0,18,251,252,0],[0,1,250,253],[0,6,0,254],[0,18,248,0,255],[0,"s51"],[5,"c9/400"],[0,2,257,258],[5,"c1/10"],[0,2,260,174],[0,5,259,261],[0,2,257,110],[0,"s52"],[0,1,263,264],[0,6,0,265],[0,"s53"],[0,"s54"],[0,0,267,268],[0,"s55"],[0,0,245,270],[4,14,145,150],[4,16,142],[4,14,272,273],[4,16,43],[4,12,210,211],[4,14,202,276],[0,"s50"],[4,10,278,0]],"items":[[0,null,null,null],[1,null,[0,false],[1,true]],[2,null,[2,true],[3,true]],[3,null,null,null],[4,4,null,null],[5,null,null,null],[6,5,[5,true],[6,true]],[7,null,[0,true],[1,true]],[8,0,[0,true],[1,true]],[9,0,[0,true],[1,true]],[10,0,[0,true],[1,true]],[11,0,[0,true],[1,true]],[12,7,[7,true],[8,true]],[13,7,[7,true],[9,true]],[14,7,[7,true],[9,true]],[15,7,[7,true],[10,true]],[16,0,[0,true],[1,true]],[17,7,[7,true],[11,true]],[18,7,[7,true],[10,true]],[19,7,[7,true],[10,true]],[20,7,[7,true],[11,true]],[21,0,[0,true],[1,true]],[22,0,[0,true],[12,true]],[23,0,[0,true],[12,true]],[24,13,[14,true],[15,true]],[25,0,[0,true],[1,true]],[26,16,null,null],[27,16,null,null],[28,16,null,null],[29,16,null,null],[30,16,null,null],[0,3,null,null,18,null],[1,4,null,null,20,null],[2,1,null,null,22,null],[3,3,null,null,24,null],[4,1,null,null,27,null],[5,3,null,null,29,null],[6,3,null,null,30,null],[7,1,null,null,42,null],[8,3,null,43,51,null],[9,1,null,null,56,null],[10,1,null,null,62,null],[11,3,null,null,71,null],[12,0,null,72,75,0],[13,0,null,null,78,0],[14,0,null,null,85,0],[15,0,null,null,87,0],[16,0,null,null,89,0],[17,0,null,null,91,0],[18,0,null,null,94,0],[19,0,null,null,98,0],[20,0,null,null,107,0],[21,0,null,null,65,0],[22,5,null,null,111,null],[23,0,null,null,116,0],[24,0,null,43,127,0],[25,0,null,null,129,0],[26,0,null,null,131,0],[27,4,null,null,141,null],[28,3,null,142,144,null],[29,3,null,null,158,null],[30,0,null,null,161,0],[31,0,null,null,172,0],[32,0,null,null,177,0],[33,0,null,null,179,0],[34,0,null,null,183,0],[35,0,null,null,196,null],[36,0,null,null,198,0],[37,4,null,null,201,null],[38,4,null,null,205,null],[39,0,null,null,208,null],[40,0,null,null,209,null],[41,0,null,202,215,0],[42,0,null,216,218,0],[43,0,null,202,220,0],[44,0,null,221,224,0],[45,5,null,null,225,null],[46,0,null,228,230,0],[47,0,null,null,232,0],[48,0,null,null,233,0],[49,0,null,null,244,null],[50,0,null,null,247,null],[51,0,null,null,256,0],[52,0,null,108,262,0],[53,0,null,null,266,0,257,110],[54,0,null,108,264,0,257,258],[55,0,null,null,269,null],[56,0,null,null,271,null]],"parameters":[["UIT",null],["RMV",null],["tasa_asignacion_familiar",null],["tasa_onp",null],["tasa_fondo_afp",null],["tasa_prima_seguro",null],["rma_del_trimestre",null]],"tables":[[8,null,5,null,null],[0,"UIT",0,null,null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.fecha_fin_contrato","inputs",null,274,["La indemnización de un contrato a plazo fijo se mide hasta su fin pactado"]],["warn","BENEFIT_NOT_DUE","info","inputs.fecha_ingreso","inputs",null,275,["Con ",19," días de servicio no hay CTS ni vacaciones truncas: hace falta un mes"]],["warn","CONTRIBUTION_BASE_CAPPED","warning","base_prima","employee",null,277,["La remuneración del mes ",210," pasa de la máxima asegurable de ",211]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,279,["Los descuentos superan los ingresos"]]]}';

const law: rt.PackedLaw = {
  parameters: [UIT$rows, RMV$rows, tasa_asignacion_familiar$rows, tasa_onp$rows, tasa_fondo_afp$rows, tasa_prima_seguro$rows, rma_del_trimestre$rows],
  tables: [comision_flujo, tarifa_renta]
};

const plain: rt.EmittedRules = { rounding: rounding$1, parameters: $parameters, compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
