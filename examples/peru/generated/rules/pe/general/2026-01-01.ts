// PE.general 2026.1: Régimen laboral general
// Emitted from generated/rules/pe/general/2026-01-01.pay by payroll compile. Do not edit.
// file    sha256:ae44c2f1a173d8e7f1ecb66e6677799537449da866003161d6412d9247ee107f
// meaning sha256:88ed6b5ce93a9378a4c593ba3c01504eeac2e47ebf7f4cffcb86df984033b5bc
import * as rt from '../../../../../../runtime/index.ts';

// Unidad impositiva tributaria
const UIT$rows = rt.dated('5500');

// Remuneración mínima vital
const RMV$rows = rt.dated('2025-01-01 1130', '2026-10-01 1230');

// Tasa de la asignación familiar
const tasa_asignacion_familiar$rows = rt.dated('0.1');

// Tasa de la ONP
const tasa_onp$rows = rt.dated('0.13');

// Aporte al fondo
const tasa_fondo_afp$rows = rt.dated('0.1');

// Prima de seguro
const tasa_prima_seguro$rows = rt.dated('0.0137');

// RMA del trimestre
const rma_del_trimestre$rows = rt.dated('2026-01-01 12209.11', '2026-04-01 12598.91', '2026-07-01 12672.65', '2026-10-01 12732.7');

// Comisión sobre la remuneración
const comision_flujo$rows = [
  'onp 0',
  'habitat 0.0147',
  'integra 0.0155',
  'prima 0.016',
  'profuturo 0.0169',
];
const comision_flujo = rt.table('comision_flujo', 'map', comision_flujo$rows);

// Impuesto a la renta del trabajo
const tarifa_renta$rows = [
  '[0 5] 0.08',
  '20] 0.14',
  '35] 0.17',
  '45] 0.2',
  '*) 0.3',
];
const tarifa_renta = rt.table('tarifa_renta', 'marginal', tarifa_renta$rows);

// Divisor de la retención, por mes
const divisor_retencion$rows = [
  '[0 3] 12',
  '4] 9',
  '7] 8',
  '8] 5',
  '11] 4',
  '12] 1',
];
const divisor_retencion = rt.table('divisor_retencion', 'step', divisor_retencion$rows);

// What several steps name as their source.
const $laws: readonly string[] = [
  'D.S. 007-2002-TR art. 10',
  'TUO del D.Leg. 728 art. 6',
  'Ley 27735 arts. 2 y 6',
  'D.S. 005-2002-TR art. 3',
  'Ley 30334 art. 3',
  'TUO de la Ley del SPP art. 30 b)',
  'SBS',
  'Ley 26504',
  'TUO de la Ley del SPP art. 30 c)',
  'Reglamento de la LIR art. 40 a)',
  'Reglamento de la LIR art. 40 d)',
  'Reglamento de la LIR art. 40 e)',
  'tarifa_renta: LIR art. 53',
  'UIT: D.S. 301-2025-EF',
];

const $provenance: readonly rt.ProvenanceLine[] = [
  ['convention', 'entera también en un mes incompleto', 'asignacion_familiar'],
  ['convention', 'con la asignación familiar', 'valor_hora'],
  ['convention', 'no es remuneración ni renta', 'condiciones_trabajo'],
  ['convention', 'un mes incompleto cuenta por lo que paga; los que faltan, enteros', 'renta_proyectada'],
  ['convention', 'una RMV entera, también en un mes incompleto', 'base_essalud'],
  ['single_source', 'el tope del 10 % de la UIT, de un código público', 'credito_eps'],
  ['unconfirmed', 'si la RMA es también su tope', 'sctr_pension', 'vida_ley'],
];

const $inputs: readonly rt.InputLine[] = [
  ['sistema_pensionario', 'choice', 'Sistema pensionario',
    { source: 'inputs', words: ['onp', 'habitat', 'integra', 'prima', 'profuturo'], law: 'D.Ley 19990; TUO de la Ley del SPP',
      presence: 'required' }],
  ['daily_salary', 'money', 'Remuneración diaria',
    { presence: 'required', unless: 'monthly_salary', bounds: '(0 PEN .. 1_000_000 PEN / 30]', highest: '<= 33333.3333333333' }],
  ['monthly_salary', 'money', 'Remuneración básica', { bounds: '(0 PEN .. 1_000_000 PEN]', defaultText: '30 * daily_salary' }],
  ['jornada_diaria', 'hours', 'Horas de la jornada',
    { source: 'inputs', bounds: '[1h .. 8h]', defaultText: '8h', defaultValue: '8', lowest: '>= 1', highest: '<= 8' }],
  ['horas_nocturnas', 'hours', 'Horas entre las 22:00 y las 06:00',
    { source: 'inputs', bounds: '[0h .. 240h]', defaultText: '0h', defaultValue: '0', lowest: '>= 0', highest: '<= 240' }],
  ['horas_extra_25', 'hours', 'Horas extra, dos primeras del día',
    { source: 'inputs', bounds: '[0h .. 240h]', defaultText: '0h', defaultValue: '0', lowest: '>= 0', highest: '<= 240' }],
  ['horas_extra_35', 'hours', 'Horas extra desde la tercera',
    { source: 'inputs', bounds: '[0h .. 240h]', defaultText: '0h', defaultValue: '0', lowest: '>= 0', highest: '<= 240' }],
  ['horas_extra_100', 'hours', 'Horas en descanso o feriado',
    { source: 'inputs', bounds: '[0h .. 240h]', defaultText: '0h', defaultValue: '0', lowest: '>= 0', highest: '<= 240' }],
  ['comisiones_y_bonos_mes', 'money', 'Comisiones y bonos',
    { wire: 'comisiones_y_bonos', source: 'inputs', bounds: '[0 PEN .. 10_000_000 PEN]', defaultText: '0 PEN' }],
  ['utilidades_mes', 'money', 'Utilidades y liberalidades',
    { wire: 'utilidades_y_liberalidades', source: 'inputs', bounds: '[0 PEN .. 10_000_000 PEN]', defaultText: '0 PEN' }],
  ['condiciones_mes', 'money', 'Condiciones de trabajo',
    { wire: 'condiciones_trabajo', source: 'inputs', bounds: '[0 PEN .. 10_000_000 PEN]', defaultText: '0 PEN' }],
  ['descuentos_mes', 'money', 'Otros descuentos',
    { wire: 'otros_descuentos', source: 'inputs', bounds: '[0 PEN .. 1_000_000 PEN]', defaultText: '0 PEN' }],
  ['promedio_variables', 'money', 'Promedio semestral de lo variable',
    { source: 'inputs', law: 'D.S. 005-2002-TR art. 3: si se percibió tres meses del semestre', bounds: '[0 PEN .. 1_000_000 PEN]',
      defaultText: '0 PEN' }],
  ['meses_gratificacion_julio', 'integer', 'Meses de enero a junio', { source: 'inputs', bounds: '[0 .. 6]', defaultText: '6' }],
  ['meses_gratificacion_diciembre', 'integer', 'Meses de julio a diciembre', { source: 'inputs', bounds: '[0 .. 6]', defaultText: '6' }],
  ['dias_descuento_gratificacion', 'integer', 'Días no laborados en ellos', { source: 'inputs', bounds: '[0 .. 180]', defaultText: '0' }],
  ['rentas_anteriores', 'money', 'Rentas de los meses anteriores',
    { source: 'inputs', bounds: '[0 PEN .. 100_000_000 PEN]', defaultText: '0 PEN' }],
  ['retenciones_anteriores', 'money', 'Retenciones que descuenta el mes',
    { source: 'inputs', law: 'Reglamento de la LIR art. 40 d)', bounds: '[0 PEN .. 100_000_000 PEN]', defaultText: '0 PEN' }],
  ['remuneracion_proyectable', 'money', 'Promedio que se proyecta',
    { source: 'inputs', law: 'Reglamento de la LIR art. 41 a)', presence: 'optional', bounds: '(0 PEN .. 1_000_000 PEN]' }],
  ['remuneracion_maxima_asegurable', 'money', 'RMA del trimestre',
    { source: 'inputs', law: 'SBS', bounds: '[5_000 PEN .. 50_000 PEN]', defaultText: 'rma_del_trimestre' }],
  ['tasa_sctr_salud', 'rate', 'Tasa de SCTR salud', { source: 'inputs', law: 'D.S. 003-98-SA', bounds: '[0% .. 10%]', defaultText: '0%' }],
  ['tasa_sctr_pension', 'rate', 'Tasa de SCTR pensión', { source: 'inputs', law: 'D.S. 003-98-SA', bounds: '[0% .. 10%]', defaultText: '0%' }],
  ['tasa_vida_ley', 'rate', 'Tasa de Vida Ley', { source: 'inputs', law: 'D.Leg. 688; D.U. 044-2019', bounds: '[0% .. 5%]', defaultText: '0%' }],
  ['con_asignacion_familiar', 'boolean', 'Recibe asignación familiar', { source: 'override', law: 'Ley 25129 art. 2', defaultText: 'no' }],
  ['con_eps', 'boolean', 'Afiliado a una EPS', { source: 'override', law: 'Ley 26790 art. 15', defaultText: 'no' }],
  ['comision_mixta', 'boolean', 'En comisión mixta', { source: 'override', law: 'Ley 29903', defaultText: 'no' }],
  ['sin_prima_seguro', 'boolean', 'Sin seguro previsional', { source: 'override', law: 'TUO de la Ley del SPP art. 30 b)', defaultText: 'no' }],
  ['proyecta_bonificacion_extraordinaria', 'boolean', 'Se proyecta la bonificación extraordinaria',
    { source: 'override', law: 'Reglamento de la LIR art. 40 a)', defaultText: 'yes' }],
];

const $steps: readonly rt.StepLine[] = [
  ['perception', 'remuneracion_basica', 'Remuneración básica', 'monthly_salary * period.days / 30', [1],
    { taxable: true, socialSecurity: true, tags: ['salario'], position: 38 }],
  ['perception', 'asignacion_familiar', 'Asignación familiar', 'tasa_asignacion_familiar * RMV when con_asignacion_familiar',
    ['Ley 25129 arts. 1 y 2', 'D.S. 035-90-TR (convención: entera también en un mes incompleto)', 'tasa_asignacion_familiar: Ley 25129 art. 2'],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['fijo'] }],
  ['let', 'valor_hora', 'Valor de la hora', '(monthly_salary + asignacion_familiar) / (30 * jornada_diaria)',
    ['D.S. 007-2002-TR art. 12 (convención: con la asignación familiar)'], { type: 'number' }],
  ['perception', 'complemento_nocturno', 'Complemento por trabajo nocturno',
    'max(0 PEN, 135% * RMV - monthly_salary) / (30 * jornada_diaria) * horas_nocturnas', ['TUO del D.Leg. 854 (D.S. 007-2002-TR) art. 8'],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['recargo'] }],
  ['perception', 'sobretiempo_25', 'Horas extra 25%', 'valor_hora * horas_extra_25 * 125%', [0],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['extra'] }],
  ['perception', 'sobretiempo_35', 'Horas extra 35%', 'valor_hora * horas_extra_35 * 135%', [0],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['extra'] }],
  ['perception', 'sobretiempo_100', 'Descanso o feriado laborado', 'valor_hora * horas_extra_100 * 200%', ['D.Leg. 713 arts. 3 y 9'],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['extra'] }],
  ['perception', 'comisiones_y_bonos', 'Comisiones y bonos', 'comisiones_y_bonos_mes', [1],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['variable'] }],
  ['let', 'base_gratificacion', 'Remuneración computable de la gratificación', 'monthly_salary + asignacion_familiar + promedio_variables', [3]],
  ['let', 'gratificacion_julio', 'Gratificación de julio', 'base_gratificacion / 6 * meses_gratificacion_julio', [2]],
  ['let', 'gratificacion_diciembre', 'Gratificación de diciembre', 'base_gratificacion / 6 * meses_gratificacion_diciembre', [2]],
  ['perception', 'gratificacion', 'Gratificación',
    'max(0 PEN, (if period.month = 7 then gratificacion_julio else gratificacion_diciembre) - base_gratificacion / 180 * ' +
      'dias_descuento_gratificacion) when period.month = 7 or period.month = 12', ['Ley 27735', 3, 'Ley 30334 art. 1'],
    { omitZero: true, taxable: true, tags: ['gratificacion'] }],
  ['let', 'tasa_bonificacion', 'Tasa de la bonificación', 'if con_eps then 6.75% else 9%', [4], { type: 'rate' }],
  ['perception', 'bonificacion_extraordinaria', 'Bonificación extraordinaria', 'gratificacion * tasa_bonificacion', [4],
    { omitZero: true, taxable: true, tags: ['gratificacion'] }],
  ['perception', 'utilidades_y_liberalidades', 'Utilidades y liberalidades', 'utilidades_mes', ['D.Leg. 892', 'LIR art. 34'],
    { omitZero: true, taxable: true }],
  ['perception', 'condiciones_trabajo', 'Condiciones de trabajo', 'condiciones_mes',
    ['D.S. 001-97-TR arts. 19 y 20 (convención: no es remuneración ni renta)'], { omitZero: true }],
  ['total', 'total_ingresos', 'Total ingresos', 'sum(perceptions)', null,
    { terms: ['remuneracion_basica', 'asignacion_familiar', 'complemento_nocturno', 'sobretiempo_25', 'sobretiempo_35', 'sobretiempo_100',
        'comisiones_y_bonos', 'gratificacion', 'bonificacion_extraordinaria', 'utilidades_y_liberalidades', 'condiciones_trabajo'] }],
  ['base', 'base_pension', 'Base de pensión', 'sum(remunerativo)', ['TUO de la Ley del SPP art. 30', 'D.Ley 19990 art. 8']],
  ['let', 'en_afp', 'Afiliado a una AFP', 'sistema_pensionario <> onp', ['TUO de la Ley del SPP'], { type: 'boolean' }],
  ['let', 'con_prima', 'Paga la prima de seguro', 'en_afp and not sin_prima_seguro', [5], { type: 'boolean' }],
  ['let', 'remuneracion_asegurable', 'Remuneración asegurable', 'min(base_pension, remuneracion_maxima_asegurable)', [5, 6]],
  ['base', 'base_prima', 'Remuneración asegurable', 'remuneracion_asegurable when en_afp', [5, 6], { omitZero: true }],
  ['deduction', 'aporte_onp', 'ONP', 'base_pension * tasa_onp when not en_afp', ['D.Ley 19990 art. 7', 7, 'tasa_onp: D.Ley 19990 art. 7', 7],
    { omitZero: true }],
  ['deduction', 'afp_aporte', 'AFP, aporte al fondo', 'base_pension * tasa_fondo_afp when en_afp',
    ['TUO de la Ley del SPP art. 30 a)', 'tasa_fondo_afp: TUO de la Ley del SPP (D.S. 054-97-EF) art. 30 a)'], { omitZero: true }],
  ['deduction', 'afp_prima_seguro', 'AFP, prima de seguro', 'base_prima * tasa_prima_seguro when con_prima',
    [5, 'tasa_prima_seguro: TUO de la Ley del SPP art. 30 b)', 6], { omitZero: true }],
  ['let', 'tasa_comision', 'Comisión de la AFP', 'comision_flujo(sistema_pensionario)',
    [8, 6, 'comision_flujo: TUO de la Ley del SPP art. 30 c)', 6], { type: 'rate' }],
  ['deduction', 'afp_comision', 'AFP, comisión', 'base_pension * tasa_comision when en_afp and not comision_mixta', [8, 'Ley 29903'],
    { omitZero: true }],
  ['base', 'remuneracion_ordinaria', 'Remuneración ordinaria del mes', 'remuneracion_basica + asignacion_familiar + complemento_nocturno', [9],
    { position: 67 }],
  ['let', 'bonificacion_proyectada', 'Gratificación con su bonificación',
    'if proyecta_bonificacion_extraordinaria then 100% + tasa_bonificacion else 100%', [4], { type: 'rate' }],
  ['let', 'gratificaciones_del_ejercicio', 'Gratificaciones del ejercicio',
    'gratificacion + (bonificacion_extraordinaria when proyecta_bonificacion_extraordinaria) + ((gratificacion_julio when ' +
      'period.month < 7) + (gratificacion_diciembre when period.month < 12)) * bonificacion_proyectada', [9], { rounding: 'half_up:0.01' }],
  ['base', 'renta_proyectada', 'Renta bruta anual proyectada',
    '(if given(remuneracion_proyectable) then remuneracion_proyectable * (13 - period.month) else remuneracion_ordinaria + ' +
      '(monthly_salary + asignacion_familiar + complemento_nocturno) * (12 - period.month)) + gratificaciones_del_ejercicio + ' +
        'rentas_anteriores',
    ['Reglamento de la LIR arts. 40 a) y 41 a) (convención: un mes incompleto cuenta por lo que paga', 'los que faltan, enteros)']],
  ['base', 'renta_neta', 'Renta neta anual', 'max(0 PEN, renta_proyectada - 7 UIT)', ['LIR art. 46', 'Reglamento de la LIR art. 40 b)', 13]],
  ['let', 'impuesto_anual', 'Impuesto anual', 'tarifa_renta(renta_neta)', ['LIR art. 53', 'Reglamento de la LIR art. 40 c)', 12],
    { rounding: 'half_up:0.01' }],
  ['let', 'retenciones_computables', 'Retenciones que se descuentan', 'if period.month <= 3 then 0 PEN else retenciones_anteriores', [10]],
  ['let', 'retencion_ordinaria', 'Retención ordinaria del mes',
    'max(0 PEN, impuesto_anual - retenciones_computables) / divisor_retencion(period.month)',
    [10, 'divisor_retencion: Reglamento de la LIR (D.S. 122-94-EF) art. 40 d)'], { rounding: 'half_up:0.01' }],
  ['let', 'variables_del_mes', 'Remuneración variable del mes',
    'if given(remuneracion_proyectable) then 0 PEN else sobretiempo_25 + sobretiempo_35 + sobretiempo_100 + ' + 'comisiones_y_bonos',
    ['Reglamento de la LIR arts. 40 e) y 41 a)']],
  ['base', 'ingresos_extraordinarios', 'Ingresos extraordinarios del mes',
    'variables_del_mes + utilidades_y_liberalidades + (if proyecta_bonificacion_extraordinaria then 0 PEN else ' +
      'bonificacion_extraordinaria)', [11]],
  ['let', 'impuesto_con_extraordinarios', 'Impuesto con los extraordinarios',
    'tarifa_renta(max(0 PEN, renta_proyectada + ingresos_extraordinarios - 7 UIT))', [11, 12, 13], { rounding: 'half_up:0.01' }],
  ['let', 'retencion_adicional', 'Retención adicional', 'max(0 PEN, impuesto_con_extraordinarios - impuesto_anual)', [11]],
  ['deduction', 'quinta_categoria', 'Renta de quinta categoría', 'retencion_ordinaria + retencion_adicional',
    ['LIR art. 75', 'Reglamento de la LIR art. 40'], { bracket: 'impuesto_anual' }],
  ['deduction', 'otros_descuentos', 'Otros descuentos', 'descuentos_mes', ['Ley 9463', 'mandato judicial', 'autorización del trabajador'],
    { omitZero: true }],
  ['total', 'total_descuentos', 'Total descuentos', 'sum(deductions)', null,
    { terms: ['aporte_onp', 'afp_aporte', 'afp_prima_seguro', 'afp_comision', 'quinta_categoria', 'otros_descuentos'] }],
  ['total', 'neto', 'Neto a pagar', 'total_ingresos - total_descuentos', null, { terms: ['total_ingresos', '-total_descuentos'] }],
  ['base', 'base_essalud', 'Base de EsSalud', 'max(base_pension, 1 RMV)',
    ['Ley 26790 art. 6 (convención: una RMV entera, también en un mes incompleto)']],
  ['let', 'credito_eps', 'Crédito por EPS', 'min(base_essalud * 2.25%, 10% * UIT) when con_eps',
    ['Ley 26790 art. 15 (fuente única: el tope del 10 % de la UIT, de un código público)', 13], { rounding: 'half_up:0.01' }],
  ['component', 'essalud', 'EsSalud', 'max(0 PEN, base_essalud * 9% - credito_eps)', ['Ley 26790 arts. 6 y 15'],
    { table: 'aportes', position: 86 }],
  ['component', 'eps', 'EPS (crédito)', 'credito_eps when con_eps', ['Ley 26790 art. 15'], { omitZero: true, table: 'aportes' }],
  ['component', 'sctr_salud', 'SCTR salud', 'base_pension * tasa_sctr_salud', ['Ley 26790 art. 19', 'D.S. 003-98-SA'],
    { omitZero: true, table: 'aportes' }],
  ['component', 'sctr_pension', 'SCTR pensión', 'remuneracion_asegurable * tasa_sctr_pension when tasa_sctr_pension > 0%',
    ['D.S. 003-98-SA (sin confirmar: si la RMA es también su tope)'], { omitZero: true, table: 'aportes' }],
  ['component', 'vida_ley', 'Vida Ley', 'remuneracion_asegurable * tasa_vida_ley when tasa_vida_ley > 0%',
    ['D.Leg. 688', 'D.U. 044-2019 (sin confirmar: si la RMA es también su tope)'], { omitZero: true, table: 'aportes' }],
  ['base', 'base_cts', 'Remuneración computable de la CTS',
    '(monthly_salary + asignacion_familiar) * 7 / 6 * period.days / 30 when jornada_diaria >= 4h', ['D.S. 001-97-TR arts. 4, 9 y 18']],
  ['base', 'base_vacaciones', 'Base de vacaciones', '(monthly_salary + asignacion_familiar) * period.days / 30 when jornada_diaria >= 4h',
    ['D.Leg. 713 arts. 12 y 15']],
  ['component', 'cts_provision', 'Provisión de CTS', 'base_cts * (100% / 12)', ['D.S. 001-97-TR art. 2'],
    { table: 'provisiones', position: 94 }],
  ['component', 'vacaciones_provision', 'Provisión de vacaciones', 'base_vacaciones * (100% / 12)', ['D.Leg. 713 art. 10'],
    { table: 'provisiones' }],
  ['total', 'total_aportes', 'Total aportes del empleador', 'sum(aportes)', null,
    { terms: ['essalud', 'eps', 'sctr_salud', 'sctr_pension', 'vida_ley'] }],
  ['total', 'total_provisiones', 'Total provisiones', 'sum(provisiones)', null, { terms: ['cts_provision', 'vacaciones_provision'] }],
  ['total', 'costo_total_empleador', 'Costo total del empleador', 'total_ingresos + total_aportes + total_provisiones', null,
    { terms: ['total_ingresos', 'total_aportes', 'total_provisiones'] }],
  ['let', 'minimo_de_la_jornada', 'RMV de la jornada', 'RMV * min(1, jornada_diaria / 4h)', ['D.S. 006-2024-TR']],
];

const manifest = rt.manifest({ format: 1, path: 'generated/rules/pe/general/2026-01-01.pay',
    fingerprint: 'sha256:ae44c2f1a173d8e7f1ecb66e6677799537449da866003161d6412d9247ee107f',
    meaning: 'sha256:88ed6b5ce93a9378a4c593ba3c01504eeac2e47ebf7f4cffcb86df984033b5bc', country: 'PE', scheme: 'general',
    label: 'Régimen laboral general', version: '2026.1', currency: 'PEN', validFrom: '2026-01-01', validUntil: '2026-12-31',
    periods: ['monthly'], proration: null, days: 'month_of_30', asOf: 'period_end',
    laws: ['TUO del D.Leg. 728 (D.S. 003-97-TR); TUO de la LIR (D.S. 179-2004-EF)'],
    changes: [{ date: '2026-01-01', summary: 'UIT de 5,500 soles', law: 'D.S. 301-2025-EF' },
      { date: '2026-01-01', summary: 'RMA de los cuatro trimestres', law: 'SBS' },
      { date: '2026-10-01', summary: 'RMV de 1,230 soles', law: 'D.S. 015-2026-TR' }],
    employerTables: [{ id: 'aportes', label: 'Aportes del empleador' }, { id: 'provisiones', label: 'Provisiones' }],
    summary: { total_perceptions: 'total_ingresos', total_deductions: 'total_descuentos', net_salary: 'neto',
      employer_total_cost: 'costo_total_empleador' }, inputs: $inputs, steps: $steps, sources: $laws, provenance: $provenance }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  rma_del_trimestre: rt.scaledAt($at, 100n, rma_del_trimestre$rows),
  tasa_asignacion_familiar: rt.scaledAt($at, 10n, tasa_asignacion_familiar$rows),
  RMV: rt.scaledAt($at, 1n, RMV$rows),
  tasa_onp: rt.scaledAt($at, 100n, tasa_onp$rows),
  tasa_fondo_afp: rt.scaledAt($at, 10n, tasa_fondo_afp$rows),
  tasa_prima_seguro: rt.scaledAt($at, 10000n, tasa_prima_seguro$rows),
  comision_flujo$rows1: rt.scaledRows(comision_flujo, { date: $at }, 1n, 10000n),
  UIT: rt.scaledAt($at, 1n, UIT$rows),
  tarifa_renta$rows1: rt.scaledRows(tarifa_renta, { date: $at, limits: rt.worthAt($at, UIT$rows) }, 100n, 100n),
  divisor_retencion$rows1: rt.scaledRows(divisor_retencion, { date: $at }, 1n, 1n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const sistema_pensionario$sent = rt.textAt($row.texts, 0);
  if (!(sistema_pensionario$sent !== undefined)) return false;
  if (sistema_pensionario$sent !== undefined &&
    !(rt.positionOf(['onp', 'habitat', 'integra', 'prima', 'profuturo'], sistema_pensionario$sent) > 0)) return false;
  const sistema_pensionario = sistema_pensionario$sent ?? '';
  $s[0] = rt.positionOf(['onp', 'habitat', 'integra', 'prima', 'profuturo'], sistema_pensionario);
  if (!(rt.isSent($n[1]!) || rt.isSent($n[2]!))) return false;
  if ($n[1]! <= 0) return false;
  const $1 = $n[1]! * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 1000000000) return false;
  const daily_salary = $s[1] = $n[1]!;
  if ($n[2]! <= 0 || $n[2]! > 10000000000) return false;
  const monthly_salary = $s[2] = rt.isSent($n[2]!) ? $n[2]! : daily_salary * 3 * 10;
  if ($n[3]! < 100 || $n[3]! > 800) return false;
  const jornada_diaria = $s[3] = rt.sentOr($n[3]!, 800);
  if ($n[4]! < 0 || $n[4]! > 24000) return false;
  const horas_nocturnas = $s[4] = rt.sentOr($n[4]!, 0);
  if ($n[5]! < 0 || $n[5]! > 24000) return false;
  const horas_extra_25 = $s[5] = rt.sentOr($n[5]!, 0);
  if ($n[6]! < 0 || $n[6]! > 24000) return false;
  const horas_extra_35 = $s[6] = rt.sentOr($n[6]!, 0);
  if ($n[7]! < 0 || $n[7]! > 24000) return false;
  const horas_extra_100 = $s[7] = rt.sentOr($n[7]!, 0);
  if ($n[8]! < 0 || $n[8]! > 100000000000) return false;
  const comisiones_y_bonos_mes = $s[8] = rt.sentOr($n[8]!, 0);
  if ($n[9]! < 0 || $n[9]! > 100000000000) return false;
  const utilidades_mes = $s[9] = rt.sentOr($n[9]!, 0);
  if ($n[10]! < 0 || $n[10]! > 100000000000) return false;
  const condiciones_mes = $s[10] = rt.sentOr($n[10]!, 0);
  if ($n[11]! < 0 || $n[11]! > 10000000000) return false;
  const descuentos_mes = $s[11] = rt.sentOr($n[11]!, 0);
  if ($n[12]! < 0 || $n[12]! > 10000000000) return false;
  const promedio_variables = $s[12] = rt.sentOr($n[12]!, 0);
  if ($n[13]! < 0 || $n[13]! > 6) return false;
  const meses_gratificacion_julio = $s[13] = rt.sentOr($n[13]!, 6);
  if ($n[14]! < 0 || $n[14]! > 6) return false;
  const meses_gratificacion_diciembre = $s[14] = rt.sentOr($n[14]!, 6);
  if ($n[15]! < 0 || $n[15]! > 180) return false;
  const dias_descuento_gratificacion = $s[15] = rt.sentOr($n[15]!, 0);
  if ($n[16]! < 0 || $n[16]! > 1000000000000) return false;
  const rentas_anteriores = $s[16] = rt.sentOr($n[16]!, 0);
  if ($n[17]! < 0 || $n[17]! > 1000000000000) return false;
  const retenciones_anteriores = $s[17] = rt.sentOr($n[17]!, 0);
  if ($n[18]! <= 0 || $n[18]! > 10000000000) return false;
  const remuneracion_proyectable = $s[18] = $n[18]!;
  if ($n[19]! < 50000000 || $n[19]! > 500000000) return false;
  const remuneracion_maxima_asegurable = $s[19] = rt.sentOr($n[19]!, $f.rma_del_trimestre * 100);
  if ($n[20]! < 0 || $n[20]! > 1000000) return false;
  const tasa_sctr_salud = $s[20] = rt.sentOr($n[20]!, 0);
  if ($n[21]! < 0 || $n[21]! > 1000000) return false;
  const tasa_sctr_pension = $s[21] = rt.sentOr($n[21]!, 0);
  if ($n[22]! < 0 || $n[22]! > 500000) return false;
  const tasa_vida_ley = $s[22] = rt.sentOr($n[22]!, 0);
  const con_asignacion_familiar = $n[23]! === 1;
  $s[23] = con_asignacion_familiar ? 1 : 0;
  const con_eps = $n[24]! === 1;
  $s[24] = con_eps ? 1 : 0;
  const comision_mixta = $n[25]! === 1;
  $s[25] = comision_mixta ? 1 : 0;
  const sin_prima_seguro = $n[26]! === 1;
  $s[26] = sin_prima_seguro ? 1 : 0;
  const proyecta_bonificacion_extraordinaria = $n[27]! !== 0;
  $s[27] = proyecta_bonificacion_extraordinaria ? 1 : 0;
  // Remuneración básica · TUO del D.Leg. 728 art. 6
  const $3 = $s[29] = monthly_salary * $row.days;
  const remuneracion_basica = $s[28] = Math.floor(($3 + 1500) / 3000);
  // Asignación familiar · Ley 25129 arts. 1 y 2; D.S. 035-90-TR
  let asignacion_familiar = 0;
  if (con_asignacion_familiar) {
    const $5 = $s[31] = $f.tasa_asignacion_familiar * $f.RMV;
    asignacion_familiar = $s[30] = $5 * 10;
  }
  // Valor de la hora · D.S. 007-2002-TR art. 12
  const $7 = jornada_diaria * 3;
  if (!($7 > 0)) return false;
  const $8 = $s[33] = $7;
  const valor_hora = $s[32] = monthly_salary + asignacion_familiar * 100;
  // Complemento por trabajo nocturno · TUO del D.Leg. 854 (D.S. 007-2002-TR) art. 8
  const $10 = $f.RMV * 27 * 500 - monthly_salary;
  const $11 = jornada_diaria * 3;
  if (!($11 > 0)) return false;
  const $12 = $s[36] = $11;
  const $13 = $s[35] = (0 > $10 ? 0 : $10) * horas_nocturnas;
  const $14 = rt.wholeOf($13, 1000 * $12, 'half_up');
  if (Number.isNaN($14)) return false;
  const complemento_nocturno = $s[34] = $14;
  // Horas extra 25% · D.S. 007-2002-TR art. 10
  const $15 = $s[38] = valor_hora * horas_extra_25;
  const $16 = rt.wholeOf($15, 800 * $8, 'half_up');
  if (Number.isNaN($16)) return false;
  const sobretiempo_25 = $s[37] = $16;
  // Horas extra 35% · D.S. 007-2002-TR art. 10
  const $17 = $s[40] = valor_hora * horas_extra_35 * 27;
  const $18 = rt.wholeOf($17, 20000 * $8, 'half_up');
  if (Number.isNaN($18)) return false;
  const sobretiempo_35 = $s[39] = $18;
  // Descanso o feriado laborado · D.Leg. 713 arts. 3 y 9
  const $19 = $s[42] = valor_hora * horas_extra_100;
  const $20 = rt.wholeOf($19, 500 * $8, 'half_up');
  if (Number.isNaN($20)) return false;
  const sobretiempo_100 = $s[41] = $20;
  // Comisiones y bonos · TUO del D.Leg. 728 art. 6
  const comisiones_y_bonos = $s[43] = Math.floor((comisiones_y_bonos_mes + 50) / 100);
  $s[44] = comisiones_y_bonos_mes;
  // Remuneración computable de la gratificación · D.S. 005-2002-TR art. 3
  const base_gratificacion = $s[45] = monthly_salary + asignacion_familiar * 100 + promedio_variables;
  // Gratificación de julio · Ley 27735 arts. 2 y 6
  const gratificacion_julio = $s[46] = base_gratificacion * meses_gratificacion_julio;
  // Gratificación de diciembre · Ley 27735 arts. 2 y 6
  const gratificacion_diciembre = $s[47] = base_gratificacion * meses_gratificacion_diciembre;
  // Gratificación · Ley 27735; D.S. 005-2002-TR art. 3; Ley 30334 art. 1
  let gratificacion = 0;
  const $25 = Number($at.slice(5, 7)) === 7;
  $s[48] = $25 ? 1 : 0;
  const $26 = $25 || Number($at.slice(5, 7)) === 12;
  $s[49] = $26 ? 1 : 0;
  if ($26) {
    const $27 = $25 ? gratificacion_julio : gratificacion_diciembre;
    const $28 = $27 * 30 - base_gratificacion * dias_descuento_gratificacion;
    const $29 = $s[51] = 0 > $28 ? 0 : $28;
    gratificacion = $s[50] = Math.floor(($29 + 9000) / 18000);
  }
  // Tasa de la bonificación · Ley 30334 art. 3
  const tasa_bonificacion = $s[52] = con_eps ? 27 : 36;
  // Bonificación extraordinaria · Ley 30334 art. 3
  const $32 = $s[54] = gratificacion * tasa_bonificacion;
  const bonificacion_extraordinaria = $s[53] = Math.floor(($32 + 200) / 400);
  // Utilidades y liberalidades · D.Leg. 892; LIR art. 34
  const utilidades_y_liberalidades = $s[55] = Math.floor((utilidades_mes + 50) / 100);
  $s[56] = utilidades_mes;
  // Condiciones de trabajo · D.S. 001-97-TR arts. 19 y 20
  const condiciones_trabajo = $s[57] = Math.floor((condiciones_mes + 50) / 100);
  $s[58] = condiciones_mes;
  // Total ingresos
  const total_ingresos = $s[59] = remuneracion_basica +
    asignacion_familiar +
    complemento_nocturno +
    sobretiempo_25 +
    sobretiempo_35 +
    sobretiempo_100 +
    comisiones_y_bonos +
    gratificacion +
    bonificacion_extraordinaria +
    utilidades_y_liberalidades +
    condiciones_trabajo;
  // Base de pensión · TUO de la Ley del SPP art. 30; D.Ley 19990 art. 8
  const base_pension = $s[60] = remuneracion_basica +
    asignacion_familiar +
    complemento_nocturno +
    sobretiempo_25 +
    sobretiempo_35 +
    sobretiempo_100 +
    comisiones_y_bonos;
  // Afiliado a una AFP · TUO de la Ley del SPP
  const en_afp = !rt.same(sistema_pensionario, 'onp');
  $s[61] = en_afp ? 1 : 0;
  // Paga la prima de seguro · TUO de la Ley del SPP art. 30 b)
  const con_prima = en_afp && !sin_prima_seguro;
  $s[62] = con_prima ? 1 : 0;
  // Remuneración asegurable · TUO de la Ley del SPP art. 30 b); SBS
  const $38 = base_pension * 100;
  const remuneracion_asegurable = $s[63] = $38 < remuneracion_maxima_asegurable ? $38 : remuneracion_maxima_asegurable;
  // Remuneración asegurable · TUO de la Ley del SPP art. 30 b); SBS
  let base_prima = 0;
  if (en_afp) {
    base_prima = $s[64] = Math.floor((remuneracion_asegurable + 50) / 100);
    $s[65] = remuneracion_asegurable;
  }
  // ONP · D.Ley 19990 art. 7; Ley 26504
  let aporte_onp = 0;
  const $41 = !en_afp;
  $s[66] = $41 ? 1 : 0;
  if ($41) {
    const $42 = $s[68] = base_pension * $f.tasa_onp;
    aporte_onp = $s[67] = Math.floor(($42 + 50) / 100);
  }
  // AFP, aporte al fondo · TUO de la Ley del SPP art. 30 a)
  let afp_aporte = 0;
  if (en_afp) {
    const $44 = $s[70] = base_pension * $f.tasa_fondo_afp;
    afp_aporte = $s[69] = Math.floor(($44 + 5) / 10);
  }
  // AFP, prima de seguro · TUO de la Ley del SPP art. 30 b)
  let afp_prima_seguro = 0;
  if (con_prima) {
    const $46 = $s[72] = base_prima * $f.tasa_prima_seguro;
    afp_prima_seguro = $s[71] = Math.floor(($46 + 5000) / 10000);
  }
  // Comisión de la AFP · TUO de la Ley del SPP art. 30 c); SBS
  const $48 = $s[73] = rt.rowOfWord($f.comision_flujo$rows1, sistema_pensionario);
  if ($48 < 0) return false;
  const tasa_comision = $s[74] = $f.comision_flujo$rows1.value[$48]!;
  // AFP, comisión · TUO de la Ley del SPP art. 30 c); Ley 29903
  let afp_comision = 0;
  const $50 = en_afp && !comision_mixta;
  $s[75] = $50 ? 1 : 0;
  if ($50) {
    const $51 = $s[77] = base_pension * tasa_comision;
    afp_comision = $s[76] = Math.floor(($51 + 5000) / 10000);
  }
  // Remuneración ordinaria del mes · Reglamento de la LIR art. 40 a)
  const remuneracion_ordinaria = $s[78] = remuneracion_basica + asignacion_familiar + complemento_nocturno;
  // Gratificación con su bonificación · Ley 30334 art. 3
  const bonificacion_proyectada = $s[79] = proyecta_bonificacion_extraordinaria ? 400 + tasa_bonificacion : 400;
  // Gratificaciones del ejercicio · Reglamento de la LIR art. 40 a)
  const $55 = proyecta_bonificacion_extraordinaria ? bonificacion_extraordinaria : 0;
  const $56 = Number($at.slice(5, 7)) < 7;
  $s[80] = $56 ? 1 : 0;
  const $57 = $56 ? gratificacion_julio : 0;
  const $58 = Number($at.slice(5, 7)) < 12;
  $s[81] = $58 ? 1 : 0;
  const $59 = $58 ? gratificacion_diciembre : 0;
  const $60 = $s[83] = gratificacion * 240000 + $55 * 240000 + ($57 + $59) * bonificacion_proyectada;
  const gratificaciones_del_ejercicio = $s[82] = Math.floor(($60 + 120000) / 240000);
  // Renta bruta anual proyectada · Reglamento de la LIR arts. 40 a) y 41 a)
  const $62 = rt.isSent($n[18]!);
  $s[84] = $62 ? 1 : 0;
  const $63 = $62
    ? remuneracion_proyectable * (13 - Number($at.slice(5, 7)))
    : remuneracion_ordinaria * 100 + (monthly_salary + asignacion_familiar * 100 + complemento_nocturno * 100) * (12 - Number($at.slice(5, 7)));
  const $64 = $s[86] = $63 + gratificaciones_del_ejercicio * 100 + rentas_anteriores;
  const renta_proyectada = $s[85] = Math.floor(($64 + 50) / 100);
  // Renta neta anual · LIR art. 46; Reglamento de la LIR art. 40 b)
  const $66 = renta_proyectada - $f.UIT * 7 * 100;
  const renta_neta = $s[87] = 0 > $66 ? 0 : $66;
  // Impuesto anual · LIR art. 53; Reglamento de la LIR art. 40 c)
  const $68 = $s[88] = rt.rowOf($f.tarifa_renta$rows1, renta_neta, 1, true);
  if ($68 < 0) return false;
  $s[89] = renta_neta;
  const $69 = $s[91] = rt.slicesOf($f.tarifa_renta$rows1, $68, renta_neta, 1);
  if (Number.isNaN($69)) return false;
  const impuesto_anual = $s[90] = Math.floor(($69 + 50) / 100);
  // Retenciones que se descuentan · Reglamento de la LIR art. 40 d)
  const $71 = Number($at.slice(5, 7)) <= 3;
  $s[92] = $71 ? 1 : 0;
  const retenciones_computables = $s[93] = $71 ? 0 : retenciones_anteriores;
  // Retención ordinaria del mes · Reglamento de la LIR art. 40 d)
  const $73 = impuesto_anual * 100 - retenciones_computables;
  const $74 = $s[95] = Number($at.slice(5, 7));
  const $75 = $s[94] = rt.rowOf($f.divisor_retencion$rows1, $74, 1, false);
  if ($75 < 0) return false;
  const $76 = $f.divisor_retencion$rows1.value[$75]!;
  if (!($76 > 0)) return false;
  const $77 = $s[98] = $76;
  const $78 = $s[97] = 0 > $73 ? 0 : $73;
  const $79 = rt.wholeOf($78, 100 * $77, 'half_up');
  if (Number.isNaN($79)) return false;
  const retencion_ordinaria = $s[96] = $79;
  // Remuneración variable del mes · Reglamento de la LIR arts. 40 e) y 41 a)
  const variables_del_mes = $s[99] = $62 ? 0 : sobretiempo_25 + sobretiempo_35 + sobretiempo_100 + comisiones_y_bonos;
  // Ingresos extraordinarios del mes · Reglamento de la LIR art. 40 e)
  const $81 = proyecta_bonificacion_extraordinaria ? 0 : bonificacion_extraordinaria;
  const ingresos_extraordinarios = $s[100] = variables_del_mes + utilidades_y_liberalidades + $81;
  // Impuesto con los extraordinarios · Reglamento de la LIR art. 40 e)
  const $83 = renta_proyectada + ingresos_extraordinarios - $f.UIT * 7 * 100;
  const $84 = $s[102] = 0 > $83 ? 0 : $83;
  const $85 = $s[101] = rt.rowOf($f.tarifa_renta$rows1, $84, 1, true);
  if ($85 < 0) return false;
  const $86 = $s[104] = rt.slicesOf($f.tarifa_renta$rows1, $85, $84, 1);
  if (Number.isNaN($86)) return false;
  const impuesto_con_extraordinarios = $s[103] = Math.floor(($86 + 50) / 100);
  // Retención adicional · Reglamento de la LIR art. 40 e)
  const $88 = impuesto_con_extraordinarios - impuesto_anual;
  const retencion_adicional = $s[105] = 0 > $88 ? 0 : $88;
  // Renta de quinta categoría · LIR art. 75; Reglamento de la LIR art. 40
  const quinta_categoria = $s[106] = retencion_ordinaria + retencion_adicional;
  // Otros descuentos · Ley 9463; mandato judicial; autorización del trabajador
  const otros_descuentos = $s[107] = Math.floor((descuentos_mes + 50) / 100);
  $s[108] = descuentos_mes;
  // Total descuentos
  const total_descuentos = $s[109] = aporte_onp + afp_aporte + afp_prima_seguro + afp_comision + quinta_categoria + otros_descuentos;
  // Neto a pagar
  const neto = $s[110] = total_ingresos - total_descuentos;
  // Base de EsSalud · Ley 26790 art. 6
  const $94 = $f.RMV * 100;
  const base_essalud = $s[111] = base_pension > $94 ? base_pension : $94;
  // Crédito por EPS · Ley 26790 art. 15
  let credito_eps = 0;
  if (con_eps) {
    const $96 = base_essalud * 9;
    const $97 = $f.UIT * 4000;
    const $98 = $s[113] = $96 < $97 ? $96 : $97;
    credito_eps = $s[112] = Math.floor(($98 + 200) / 400);
  }
  // EsSalud · Ley 26790 arts. 6 y 15
  const $100 = base_essalud * 9 - credito_eps * 100;
  const $101 = $s[115] = 0 > $100 ? 0 : $100;
  const essalud = $s[114] = Math.floor(($101 + 50) / 100);
  $s[116] = base_essalud;
  $s[117] = 9;
  // EPS (crédito) · Ley 26790 art. 15
  let eps = 0;
  if (con_eps) {
    eps = $s[118] = credito_eps;
    $s[119] = base_essalud;
    $s[120] = 9;
  }
  // SCTR salud · Ley 26790 art. 19; D.S. 003-98-SA
  const $103 = $s[122] = base_pension * tasa_sctr_salud;
  if ($103 > 4503599617370495) return false;
  const sctr_salud = $s[121] = Math.floor(($103 + 5000000) / 10000000);
  $s[123] = base_pension;
  $s[124] = tasa_sctr_salud;
  // SCTR pensión · D.S. 003-98-SA
  let sctr_pension = 0;
  const $105 = tasa_sctr_pension > 0;
  $s[125] = $105 ? 1 : 0;
  if ($105) {
    const $106 = $s[127] = remuneracion_asegurable * tasa_sctr_pension;
    sctr_pension = $s[126] = Math.floor(($106 + 500000000) / 1000000000);
  }
  // Vida Ley · D.Leg. 688; D.U. 044-2019
  let vida_ley = 0;
  const $108 = tasa_vida_ley > 0;
  $s[128] = $108 ? 1 : 0;
  if ($108) {
    const $109 = $s[130] = remuneracion_asegurable * tasa_vida_ley;
    vida_ley = $s[129] = Math.floor(($109 + 500000000) / 1000000000);
  }
  // Remuneración computable de la CTS · D.S. 001-97-TR arts. 4, 9 y 18
  let base_cts = 0;
  const $111 = jornada_diaria >= 400;
  $s[131] = $111 ? 1 : 0;
  let base_vacaciones = 0;
  if ($111) {
    const $112 = $s[133] = (monthly_salary + asignacion_familiar * 100) * 7 * $row.days;
    base_cts = $s[132] = Math.floor(($112 + 9000) / 18000);
    // Base de vacaciones · D.Leg. 713 arts. 12 y 15
    const $114 = $s[135] = (monthly_salary + asignacion_familiar * 100) * $row.days;
    base_vacaciones = $s[134] = Math.floor(($114 + 1500) / 3000);
  }
  // Provisión de CTS · D.S. 001-97-TR art. 2
  const cts_provision = $s[136] = Math.floor((base_cts + 6) / 12);
  $s[137] = base_cts;
  $s[138] = base_cts;
  $s[139] = 1;
  // Provisión de vacaciones · D.Leg. 713 art. 10
  const vacaciones_provision = $s[140] = Math.floor((base_vacaciones + 6) / 12);
  $s[141] = base_vacaciones;
  $s[142] = base_vacaciones;
  $s[143] = 1;
  // Total aportes del empleador
  const total_aportes = $s[144] = essalud + eps + sctr_salud + sctr_pension + vida_ley;
  // Total provisiones
  const total_provisiones = $s[145] = cts_provision + vacaciones_provision;
  // Costo total del empleador
  $s[146] = total_ingresos + total_aportes + total_provisiones;
  // RMV de la jornada · D.S. 006-2024-TR
  const minimo_de_la_jornada = $s[147] = $f.RMV * (400 < jornada_diaria ? 400 : jornada_diaria);
  if ($notes !== null) {
    if (monthly_salary < minimo_de_la_jornada * 25) {
      // BELOW_MINIMUM_WAGE
      $notes.add(0, rt.ratio(monthly_salary, 10000n), rt.ratio(minimo_de_la_jornada, 400n));
    }
    if (base_pension < $f.RMV * 100) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(1, rt.ratio(base_pension, 100n), rt.ratio($f.RMV, 1n));
    }
    if (en_afp && base_pension * 100 > remuneracion_asegurable) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(2, rt.ratio(base_pension, 100n), rt.ratio(remuneracion_asegurable, 10000n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(3);
    }
    if (tasa_sctr_pension > 0) {
      // PARAM_UNVERIFIED
      $notes.add(4);
    }
    if (tasa_vida_ley > 0) {
      // PARAM_UNVERIFIED
      $notes.add(5);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":148,"scales":[1,10000,10000,100,100,100,100,100,10000,10000,10000,10000,10000,1,1,1,10000,10000,10000,10000,10000000,10000000,10000000,1,1,1,1,1],"values":[["input",2,[2,10000]],["period","days","number",[]],["input",23,[23,1]],["parameter","tasa_asignacion_familiar","rate",10],["parameter","RMV","money",1],1,["input",3,3],["input",4,4],2,["input",5,5],["input",6,6],["input",7,7],["input",8,[8,10000]],["input",12,[12,10000]],8,["input",13,[13,1]],["input",14,[14,1]],["period","month","number",[]],9,10,["input",15,[15,1]],["input",24,[24,1]],11,12,["input",9,[9,10000]],["input",10,[10,10000]],0,3,4,5,6,7,13,14,15,["input",0,[0,1]],18,["input",26,[26,1]],17,["input",19,[19,10000]],20,["parameter","tasa_onp","rate",100],["parameter","tasa_fondo_afp","rate",10],19,21,["parameter","tasa_prima_seguro","rate",10000],["input",25,[25,1]],25,["input",27,[27,1]],28,["sent","given(remuneracion_proyectable)",18],["input",18,[18,10000]],27,29,["input",16,[16,10000]],30,["parameter","UIT","money",1],31,["input",17,[17,10000]],32,33,35,36,37,34,38,["input",11,[11,10000]],22,23,24,26,39,40,16,41,43,44,["input",20,[20,10000000]],["input",21,[21,10000000]],["input",22,[22,10000000]],50,51,45,46,47,48,49,52,53,54,55],"tables":[{"table":0,"rows":"comision_flujo$rows1","of":"choice","scales":[1,10000,10000],"slots":[73,null,null]},{"table":1,"rows":"tarifa_renta$rows1","scales":[100,100,10000],"slots":[88,89,null]},{"table":2,"rows":"divisor_retencion$rows1","of":"number","gives":"number","scales":[1,1,1],"slots":[94,95,null]},{"table":1,"rows":"tarifa_renta$rows1","scales":[100,100,10000],"slots":[101,102,null]}],"steps":[[28,[0,1],[29,300000]],[30,[2,[[3,4],23,1,1]],[31,10],-1,23],[[32,1000,33],[0,5,6]],[34,[4,0,6,7],[35,100000,36]],[37,[8,9],[38,80000,33]],[39,[8,10],[40,2000000,33]],[41,[8,11],[42,50000,33]],[43,[12],[44,10000]],[[45,10000],[0,5,13]],[[46,60000],[14,15]],[[47,60000],[14,16]],[50,[17,[[17],48,0,0],[[17],49,1,1],[[18],49,1,1,48,1,1],[[19],49,1,1,48,0,0],[[14,20],49,1,1]],[51,1800000],-1,49],[[52,400],[21]],[53,[22,23],[54,40000]],[55,[24],[56,10000]],[57,[25],[58,10000]],[59,[26,5,27,28,29,30,31,22,32,33,34]],[60,[26,5,27,28,29,30,31]],[[61,1],[35]],[[62,1],[36,[[37],61,1,1]]],[[63,10000],[38,39]],[64,[36,[[40],61,1,1]],[65,10000],-1,61],[67,[36,[[38,41],66,1,1]],[68,10000],-1,66],[69,[36,[[38,42],61,1,1]],[70,1000],-1,61],[71,[43,[[44,45],62,1,1]],[72,1000000],-1,62],[[74,10000],[35,-1]],[76,[36,[[46],61,1,1],[[38,47],75,1,1]],[77,1000000],-1,75],[78,[26,5,27]],[[79,400],[48,[[23],27,1,1]]],[82,[22,48,[[32],27,1,1],17,[[18],80,1,1],17,[[19],81,1,1],49],[83,24000000]],[85,[50,[[51,17],84,1,1],[[52,0,5,27,17],84,0,0],53,54],[86,10000]],[87,[55,56]],[90,[57,-2],[91,10000]],[[93,10000],[17,[[58],92,0,0]]],[96,[59,60,17,-3],[97,10000,98]],[99,[50,[[28,29,30,31],84,0,0]]],[100,[61,33,48,[[32],27,0,0]]],[103,[55,62,56,-4],[104,10000]],[105,[63,59]],[106,[64,65]],[107,[66],[108,10000]],[109,[67,68,69,70,71,72]],[110,[73,74]],[111,[38,4]],[112,[21,[[75,56],24,1,1]],[113,40000],-1,24],[114,[75,76],[115,10000],-1,-1,116,117],[118,[21,[[76],24,1,1]],-1,-1,24,119,[120,400]],[121,[38,77],[122,1000000000],-1,-1,123,[124,10000000]],[126,[78,[[40,78],125,1,1]],[127,100000000000],-1,125],[129,[79,[[40,79],128,1,1]],[130,100000000000],-1,128],[132,[6,[[0,5,1],131,1,1]],[133,1800000],-1,131],[134,[6,[[0,5,1],131,1,1]],[135,300000],-1,131],[136,[80],[137,1200],-1,-1,138,[139,12]],[140,[81],[141,1200],-1,-1,142,[143,12]],[144,[82,83,84,85,86]],[145,[87,88]],[146,[73,89,90]],[[147,400],[4,6]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '{"scheme":["PEN","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,1,"number"],[0,0,"rate"],"boolean",[1,-1,"number"],{"words":["onp","habitat","integra","prima","profuturo"]},[0,0,"number"]],"roundings":[["half_up",[["1/100",null]]]],"items":[[0,null,null,null],[1,null,[0,false],[3,true]],[2,5,[0,false],[1,true]],[3,6,[7,true],[6,true]],[4,8,[8,true],[9,true]],[5,8,[8,true],[9,true]],[6,8,[8,true],[9,true]],[7,8,[8,true],[9,true]],[8,0,[0,true],[10,true]],[9,0,[0,true],[10,true]],[10,0,[0,true],[10,true]],[11,0,[0,true],[1,true]],[12,0,[0,true],[1,true]],[13,11,[12,true],[11,true]],[14,11,[12,true],[11,true]],[15,12,[12,true],[13,true]],[16,0,[0,true],[14,true]],[17,0,[0,true],[14,true]],[18,null,[0,false],[1,true]],[19,15,[16,true],[17,true]],[20,18,[18,true],[19,true]],[21,18,[18,true],[19,true]],[22,18,[18,true],[20,true]],[23,21,null,null],[24,21,null,null],[25,21,null,null],[26,21,null,null],[27,22,null,null],[0,0,null,null,26,0],[1,0,null,27,30,0],[2,5,null,null,35,null],[3,0,null,null,42,0],[4,0,null,null,47,0],[5,0,null,null,50,0],[6,0,null,null,54,0],[7,0,null,null,55,0],[8,0,null,null,57,null],[9,0,null,null,61,null],[10,0,null,null,63,null],[11,0,null,69,77,0],[12,3,null,null,81,null],[13,0,null,null,84,0],[14,0,null,null,85,0],[15,0,null,null,86,0],[16,0,null,null,105,null],[17,0,null,null,110,0],[18,4,null,null,113,null],[19,4,null,null,117,null],[20,0,null,null,120,null],[21,0,null,114,121,0],[22,0,null,122,124,0],[23,0,null,114,126,0],[24,0,null,127,130,0],[25,3,null,null,131,null],[26,0,null,134,136,0],[27,0,null,null,90,0],[28,3,null,null,140,null],[29,0,null,null,150,0],[30,0,null,null,165,0],[31,0,null,null,170,0],[32,0,null,null,172,0],[33,0,null,null,176,null],[34,0,null,null,182,0],[35,0,null,null,184,null],[36,0,null,null,188,0],[37,0,null,null,193,0],[38,0,null,null,196,null],[39,0,null,null,199,0],[40,0,null,null,200,0],[41,0,null,null,211,null],[42,0,null,null,214,null],[43,0,null,null,217,0],[44,0,null,78,222,0],[45,0,null,null,226,0,218,80],[46,0,null,78,224,0,218,219],[47,0,null,null,228,0,118,227],[48,0,null,230,231,0],[49,0,null,233,234,0],[50,0,null,236,240,0],[51,0,null,236,242,0],[52,0,null,null,245,0,243,244],[53,0,null,null,247,0,246,244],[54,0,null,null,256,null],[55,0,null,null,259,null],[56,0,null,null,263,null],[57,0,null,null,266,null]],"parameters":[["UIT",null],["RMV",null],["tasa_asignacion_familiar",null],["tasa_onp",null],["tasa_fondo_afp",null],["tasa_prima_seguro",null],["rma_del_trimestre",null]],"notices":[["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,268,["La remuneración ",23," es menor que la mínima de ",267]],["warn","CONTRIBUTION_BASE_FLOORED","warning","base_essalud","employee",null,269,["La remuneración ",118," no llega a la base mínima de EsSalud, ",29]],["warn","CONTRIBUTION_BASE_CAPPED","warning","base_prima","employee",null,271,["La remuneración ",118," pasa de la máxima asegurable de ",121]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,273,["Los descuentos superan los ingresos del mes"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,230,["sctr_pension: sin confirmar, si la RMA es también su tope"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,233,["vida_ley: sin confirmar, si la RMA es también su tope"]]],"tables":[[6,null,3,null,null],[0,"UIT",0,null,null],[7,null,7,null,null]],"rare":[["truth",false],["truth",true],["period","days"],["period","month"],["word","onp"],["apply",0],["given",18],["apply",1],["apply",2]],"nodes":"0c0 0c1000000 1c30 0o3,1,2 0i1 0o2,2,4 2c8 2c1 2c0 2c240 0c10000000 1c6 1c0 1c180 0c100000000 0p6 0c5000 0c50000 3c0 3c1/10 3c1/20 4x0 4x1 0i2 1x2 0o2,23,24 0o3,25,2 4i23 3p2 0p1 0o2,28,29 0s1 0o0,23,31 2i3 2o2,2,33 5o3,32,34 3c27/20 0o2,36,29 0o1,37,23 0o6,0,38 5o3,39,34 2i4 0o2,40,41 5s2 2i5 0o2,43,44 3c5/4 0o2,45,46 2i6 0o2,43,48 0o2,49,36 2i7 0o2,43,51 3c2 0o2,52,53 0i8 0i12 0o0,32,56 0s8 0o3,58,11 1i13 0o2,59,60 1i14 0o2,59,62 1x3 1c7 4o8,64,65 1c12 4o8,64,67 4o15,66,68 0s9 0s10 0o18,66,70,71 0o3,58,13 1i15 0o2,73,74 0o1,72,75 0o6,0,76 4i24 3c27/400 3c9/100 3o18,78,79,80 0s11 3s12 0o2,82,83 0i9 0i10 0s0 0o0,87,31 0s3 0o0,88,89 0s4 0s5 0o0,91,92 0s6 0o0,93,94 0o0,90,95 0s7 0o0,97,82 0s13 0o0,98,99 0s14 0s15 0o0,101,102 0o0,100,103 0o0,96,104 0o0,89,91 0o0,88,106 0o0,92,94 0o0,108,97 0o0,107,109 6i0 6x4 4o9,111,112 4s18 4i26 4o16,115 4o14,114,116 0s17 0i19 0o5,118,119 0s20 4o16,114 3p3 0o2,118,123 3p4 0o2,118,125 4s19 0s21 3p5 0o2,128,129 3x5,111 4i25 4o16,132 4o14,114,133 3s25 0o2,118,135 4i27 3c1 3o0,138,83 3o18,137,139,138 0o18,137,99,0 0o0,82,141 4o10,64,65 0o18,143,70,0 4o10,64,67 0o18,145,71,0 0o0,144,146 3s28 0o2,147,148 0o0,142,149 4x6 0i18 1c13 1o1,153,64 0o2,152,154 0s27 0o0,32,89 1o1,67,64 0o2,157,158 0o0,156,159 0o18,151,155,160 0s29 0o0,161,162 0i16 0o0,163,164 0s30 0p0 0o2,65,167 0o1,166,168 0o6,0,169 0s31 0x7,171 1c3 4o11,64,173 0i17 0o18,174,0,175 0s32 0s33 0o1,177,178 0o6,0,179 7x8,64 0o3,180,181 0o0,95,97 0o18,151,0,183 0s35 0o0,185,101 0o18,137,0,99 0o0,186,187 0s36 0o0,166,189 0o1,190,168 0o6,0,191 0x7,192 0s37 0o1,194,177 0o6,0,195 0s34 0s38 0o0,197,198 0i11 0s22 0s23 0o0,201,202 0s24 0o0,203,204 0s26 0s39 0o0,206,207 0s40 0o0,208,209 0o0,205,210 0s16 0s41 0o1,212,213 1c1 0o2,215,29 0o6,118,216 0s43 3c9/400 0o2,218,219 0o2,19,167 0o5,220,221 0o2,218,80 0s44 0o1,223,224 0o6,0,225 3i20 0o2,118,227 3i21 4o12,229,18 0o2,121,229 3i22 4o12,232,18 0o2,121,232 2c4 4o13,33,235 0o2,32,65 0o3,237,11 0o2,238,24 0o3,239,2 0o2,32,24 0o3,241,2 0s50 3o3,138,67 0o2,243,244 0s51 0o2,246,244 0s45 0s46 0o0,248,249 0s47 0o0,250,251 0s48 0s49 0o0,253,254 0o0,252,255 0s52 0s53 0o0,257,258 0s54 0o0,212,260 0s55 0o0,261,262 7o3,33,235 7o5,215,264 0o2,29,265 0s57 4o10,23,267 4o10,118,216 4o12,118,121 4o14,114,270 0s42 4o10,272,0"}';

const law: rt.PackedLaw = { parameters: [UIT$rows, RMV$rows, tasa_asignacion_familiar$rows, tasa_onp$rows, tasa_fondo_afp$rows,
    tasa_prima_seguro$rows, rma_del_trimestre$rows], tables: [comision_flujo, tarifa_renta, divisor_retencion] };

const plain: rt.EmittedRules = { rounding: rt.unpackRounding(['half_up', [['1/100', null]]]), parameters: $parameters, compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
