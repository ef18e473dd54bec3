// PE.general 2026.1: Régimen laboral general
// Emitted from generated/rules/pe/general/2026-01-01.pay by payroll compile. Do not edit.
import * as rt from '../../../../../../runtime/index.ts';

// Unidad impositiva tributaria
export const UIT$rows = rt.dated('0000-01 5500');

// Remuneración mínima vital
export const RMV$rows = rt.dated('2025-01 1130', '2026-10 1230');

// Tasa de la asignación familiar
export const tasa_asignacion_familiar$rows = rt.dated('0000-01 0.1');

// Tasa de la ONP
export const tasa_onp$rows = rt.dated('0000-01 0.13');

// Aporte al fondo
export const tasa_fondo_afp$rows = rt.dated('0000-01 0.1');

// Prima de seguro
export const tasa_prima_seguro$rows = rt.dated('0000-01 0.0137');

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

// Divisor de la retención, por mes
export const divisor_retencion = rt.table('divisor_retencion', 'step', [
  ['0000-01',
    '[0 3] 12',
    '4] 9',
    '7] 8',
    '8] 5',
    '11] 4',
    '12] 1',
  ],
]);

export const $sources: readonly string[] = [
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

export const $provenance: readonly rt.ProvenanceLine[] = [
  ['asignacion_familiar', 'convention', 'entera también en un mes incompleto'],
  ['valor_hora', 'convention', 'con la asignación familiar'],
  ['condiciones_trabajo', 'convention', 'no es remuneración ni renta'],
  ['renta_proyectada', 'convention', 'un mes incompleto cuenta por lo que paga; los que faltan, enteros'],
  ['base_essalud', 'convention', 'una RMV entera, también en un mes incompleto'],
  ['credito_eps', 'single_source', 'el tope del 10 % de la UIT, de un código público'],
  ['sctr_pension', 'unconfirmed', 'si la RMA es también su tope'],
  ['vida_ley', 'unconfirmed', 'si la RMA es también su tope'],
];

export const $inputs: readonly rt.InputLine[] = [
  { id: 'sistema_pensionario', source: 'inputs', type: 'choice', words: ['onp', 'habitat', 'integra', 'prima', 'profuturo'],
    label: 'Sistema pensionario', law: 'D.Ley 19990; TUO de la Ley del SPP', presence: 'required' },
  { id: 'daily_salary', type: 'money', label: 'Remuneración diaria', presence: 'required', unless: 'monthly_salary',
    bounds: '(0 PEN .. 1_000_000 PEN / 30]', highest: '<= 33333.3333333333' },
  { id: 'monthly_salary', type: 'money', label: 'Remuneración básica', bounds: '(0 PEN .. 1_000_000 PEN]', defaultText: '30 * daily_salary' },
  { id: 'jornada_diaria', source: 'inputs', type: 'hours', label: 'Horas de la jornada', bounds: '[1h .. 8h]', defaultText: '8h' },
  { id: 'horas_nocturnas', source: 'inputs', type: 'hours', label: 'Horas entre las 22:00 y las 06:00', bounds: '[0h .. 240h]',
    defaultText: '0h' },
  { id: 'horas_extra_25', source: 'inputs', type: 'hours', label: 'Horas extra, dos primeras del día', bounds: '[0h .. 240h]',
    defaultText: '0h' },
  { id: 'horas_extra_35', source: 'inputs', type: 'hours', label: 'Horas extra desde la tercera', bounds: '[0h .. 240h]', defaultText: '0h' },
  { id: 'horas_extra_100', source: 'inputs', type: 'hours', label: 'Horas en descanso o feriado', bounds: '[0h .. 240h]', defaultText: '0h' },
  { id: 'comisiones_y_bonos_mes', wire: 'comisiones_y_bonos', source: 'inputs', type: 'money', label: 'Comisiones y bonos',
    bounds: '[0 PEN .. 10_000_000 PEN]', defaultText: '0 PEN' },
  { id: 'utilidades_mes', wire: 'utilidades_y_liberalidades', source: 'inputs', type: 'money', label: 'Utilidades y liberalidades',
    bounds: '[0 PEN .. 10_000_000 PEN]', defaultText: '0 PEN' },
  { id: 'condiciones_mes', wire: 'condiciones_trabajo', source: 'inputs', type: 'money', label: 'Condiciones de trabajo',
    bounds: '[0 PEN .. 10_000_000 PEN]', defaultText: '0 PEN' },
  { id: 'descuentos_mes', wire: 'otros_descuentos', source: 'inputs', type: 'money', label: 'Otros descuentos',
    bounds: '[0 PEN .. 1_000_000 PEN]', defaultText: '0 PEN' },
  { id: 'promedio_variables', source: 'inputs', type: 'money', label: 'Promedio semestral de lo variable',
    law: 'D.S. 005-2002-TR art. 3: si se percibió tres meses del semestre', bounds: '[0 PEN .. 1_000_000 PEN]', defaultText: '0 PEN' },
  { id: 'meses_gratificacion_julio', source: 'inputs', type: 'integer', label: 'Meses de enero a junio', bounds: '[0 .. 6]', defaultText: '6' },
  { id: 'meses_gratificacion_diciembre', source: 'inputs', type: 'integer', label: 'Meses de julio a diciembre', bounds: '[0 .. 6]',
    defaultText: '6' },
  { id: 'dias_descuento_gratificacion', source: 'inputs', type: 'integer', label: 'Días no laborados en ellos', bounds: '[0 .. 180]',
    defaultText: '0' },
  { id: 'rentas_anteriores', source: 'inputs', type: 'money', label: 'Rentas de los meses anteriores', bounds: '[0 PEN .. 100_000_000 PEN]',
    defaultText: '0 PEN' },
  { id: 'retenciones_anteriores', source: 'inputs', type: 'money', label: 'Retenciones que descuenta el mes',
    law: 'Reglamento de la LIR art. 40 d)', bounds: '[0 PEN .. 100_000_000 PEN]', defaultText: '0 PEN' },
  { id: 'remuneracion_proyectable', source: 'inputs', type: 'money', label: 'Promedio que se proyecta', law: 'Reglamento de la LIR art. 41 a)',
    presence: 'optional', bounds: '(0 PEN .. 1_000_000 PEN]' },
  { id: 'remuneracion_maxima_asegurable', source: 'inputs', type: 'money', label: 'RMA del trimestre', law: 'SBS',
    bounds: '[5_000 PEN .. 50_000 PEN]', defaultText: 'rma_del_trimestre' },
  { id: 'tasa_sctr_salud', source: 'inputs', type: 'rate', label: 'Tasa de SCTR salud', law: 'D.S. 003-98-SA', bounds: '[0% .. 10%]',
    defaultText: '0%' },
  { id: 'tasa_sctr_pension', source: 'inputs', type: 'rate', label: 'Tasa de SCTR pensión', law: 'D.S. 003-98-SA', bounds: '[0% .. 10%]',
    defaultText: '0%' },
  { id: 'tasa_vida_ley', source: 'inputs', type: 'rate', label: 'Tasa de Vida Ley', law: 'D.Leg. 688; D.U. 044-2019', bounds: '[0% .. 5%]',
    defaultText: '0%' },
  { id: 'con_asignacion_familiar', source: 'override', type: 'boolean', label: 'Recibe asignación familiar', law: 'Ley 25129 art. 2',
    defaultText: 'no' },
  { id: 'con_eps', source: 'override', type: 'boolean', label: 'Afiliado a una EPS', law: 'Ley 26790 art. 15', defaultText: 'no' },
  { id: 'comision_mixta', source: 'override', type: 'boolean', label: 'En comisión mixta', law: 'Ley 29903', defaultText: 'no' },
  { id: 'sin_prima_seguro', source: 'override', type: 'boolean', label: 'Sin seguro previsional', law: 'TUO de la Ley del SPP art. 30 b)',
    defaultText: 'no' },
  { id: 'proyecta_bonificacion_extraordinaria', source: 'override', type: 'boolean', label: 'Se proyecta la bonificación extraordinaria',
    law: 'Reglamento de la LIR art. 40 a)', defaultText: 'yes' },
];

export const $steps: readonly rt.StepLine[] = [
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

export const $file = 'sha256:ae44c2f1a173d8e7f1ecb66e6677799537449da866003161d6412d9247ee107f';
