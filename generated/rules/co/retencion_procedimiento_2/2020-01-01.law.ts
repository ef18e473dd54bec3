// CO.retencion_procedimiento_2 2020.1: Porcentaje fijo de retención
// Emitted from rules/co/retencion_procedimiento_2/2020-01-01.pay by payroll compile. Do not edit.
import * as rt from '../../../../runtime/index.ts';

// Unidad de valor tributario
export const UVT$rows = rt.dated('2020-01 35607', '2021-01 36308', '2022-01 38004', '2023-01 42412', '2024-01 47065', '2025-01 49799', '2026-01 52374');

// Tope de la renta exenta del 25 %, UVT al año
export const tope_25_al_anio$rows = rt.dated('2020-01 2880', '2023-01 790');

// Límite de deducciones y rentas exentas, UVT al año
export const limite_al_anio$rows = rt.dated('2020-01 5040', '2023-12-22 1340');

// Tarifa de retención sobre salarios
export const tarifa_retencion = rt.table('tarifa_retencion', 'excess', [
  ['0000-01',
    '[0 95] 0',
    '150] 0.19',
    '360] 0.28 10',
    '640] 0.33 69',
    '945] 0.35 162',
    '2300] 0.37 268',
    '*) 0.39 770',
  ],
]);

export const $sources: readonly string[] = [
  'Estatuto Tributario art. 386',
  'Estatuto Tributario art. 206 num. 10',
];

export const $provenance: readonly rt.ProvenanceLine[] = [
  ['tope_25_al_anio', 'derived', '240 UVT al mes'],
  ['tope_25_al_anio', 'convention', 'un tope propio, de todo el año'],
  ['limite_al_anio', 'convention', 'rige en el cálculo de diciembre de 2023'],
  ['porcentaje_fijo', 'single_source', 'dos decimales'],
];

export const $inputs: readonly rt.InputLine[] = [
  { id: 'pagos_gravables_12_meses', source: 'inputs', type: 'money', label: 'Pagos gravables de los doce meses',
    law: 'Estatuto Tributario art. 386', presence: 'required', bounds: '[0 COP .. 1_000_000_000_000 COP]' },
  { id: 'ingresos_no_constitutivos_12_meses', source: 'inputs', type: 'money', label: 'Aportes de esos meses',
    law: 'Estatuto Tributario arts. 55, 56 y 386', presence: 'required', bounds: '[0 COP .. 1_000_000_000_000 COP]' },
  { id: 'deducciones_12_meses', source: 'inputs', type: 'money', label: 'Deducciones y otras rentas exentas de esos meses',
    law: 'Estatuto Tributario arts. 386 y 387', bounds: '[0 COP .. 1_000_000_000_000 COP]', defaultText: '0 COP' },
  { id: 'meses_vinculacion', source: 'inputs', type: 'integer', label: 'Meses con pago, de los doce', law: 'Estatuto Tributario art. 386',
    bounds: '[1 .. 12]', defaultText: '12' },
  { id: 'secuencia_depuracion', source: 'inputs', type: 'choice', words: ['depurar_y_dividir', 'dividir_y_depurar'],
    label: 'Orden de la depuración', law: 'Estatuto Tributario art. 386', defaultText: 'depurar_y_dividir', defaultValue: 'depurar_y_dividir' },
  { id: 'uvt_del_porcentaje', source: 'inputs', type: 'choice', words: ['anio_calculo', 'anio_aplicacion'], label: 'UVT con que se calcula',
    law: 'Estatuto Tributario art. 386', defaultText: 'anio_calculo', defaultValue: 'anio_calculo' },
];

export const $steps: readonly rt.StepLine[] = [
  ['let', 'dia_de_la_uvt_pedida', 'Dia de la uvt pedida',
    'if uvt_del_porcentaje = anio_aplicacion then add_months(start_of_month(period.end_date), 1) else period.end_date', null,
    { type: 'date', position: 10 }],
  ['let', 'dia_uvt', 'Dia uvt', 'if given(UVT at dia_de_la_uvt_pedida) then dia_de_la_uvt_pedida else period.end_date', null, { type: 'date' }],
  ['let', 'dividir_antes', 'Se divide antes de depurar', 'secuencia_depuracion = dividir_y_depurar', [0], { type: 'boolean' }],
  ['let', 'divisor', 'Divisor', 'if meses_vinculacion = 12 then 13 else meses_vinculacion', [0], { type: 'number' }],
  ['base', 'ingreso_neto_12_meses', 'Ingreso laboral neto', 'max(0 COP, pagos_gravables_12_meses - ingresos_no_constitutivos_12_meses)',
    ['Estatuto Tributario arts. 55, 56 y 386']],
  ['base', 'ingreso_neto_promedio', 'Ingreso laboral neto de un mes', 'ingreso_neto_12_meses / divisor when dividir_antes', [0],
    { omitZero: true }],
  ['let', 'ingreso_que_se_depura', 'Ingreso que se depura', 'if dividir_antes then ingreso_neto_promedio else ingreso_neto_12_meses', [0]],
  ['let', 'deducciones_que_se_restan', 'Deducciones que se restan',
    'if dividir_antes then deducciones_12_meses / divisor else deducciones_12_meses', ['Estatuto Tributario art. 387']],
  ['let', 'meses_del_tope', 'Meses de los topes', 'if dividir_antes then 1 else meses_vinculacion',
    ['Estatuto Tributario arts. 206 num. 10 y 336'], { type: 'number' }],
  ['let', 'tope_renta_exenta', 'Tope de la renta exenta', 'tope_25_al_anio * (1 UVT at dia_uvt) * meses_del_tope / 12',
    [1, 'tope_25_al_anio: Estatuto Tributario art. 206 num. 10']],
  ['base', 'renta_exenta_25', 'Renta exenta del 25%',
    'min(25% * max(0 COP, ingreso_que_se_depura - deducciones_que_se_restan), tope_renta_exenta)', [1]],
  ['base', 'beneficios', 'Deducciones y rentas exentas',
    'min(deducciones_que_se_restan + renta_exenta_25, 40% * ingreso_que_se_depura, (limite_al_anio at ' +
      'end_of_month(period.end_date)) * (1 UVT at dia_uvt) * meses_del_tope / 12)',
    ['Estatuto Tributario art. 336', 'Decreto 1625 de 2016 art. 1.2.4.1.6 par. 3', 'limite_al_anio: Estatuto Tributario art. 336',
      'Decreto 1625 de 2016 art. 1.2.4.1.6']],
  ['let', 'ingreso_depurado', 'Ingreso depurado', 'max(0 COP, ingreso_que_se_depura - beneficios)', [0]],
  ['base', 'base_depurada', 'Base depurada', 'ingreso_depurado when not dividir_antes', [0], { omitZero: true }],
  ['base', 'base_promedio', 'Base mensual promedio', 'if dividir_antes then ingreso_depurado else base_depurada / divisor', [0]],
  ['let', 'tarifa_sin_aproximar', 'Retención según la tabla', 'tarifa_retencion(base_promedio) at dia_uvt',
    ['Estatuto Tributario art. 383', 'tarifa_retencion: Estatuto Tributario art. 383',
      'Ley 2010 de 2019 art. 42 (para 2020, según una sola fuente)']],
  ['base', 'retencion_teorica', 'Retención teórica', 'tarifa_sin_aproximar', ['Estatuto Tributario arts. 383 y 386']],
  ['let', 'porcentaje_fijo', 'Porcentaje fijo de retención',
    'if base_promedio > 0 COP then tarifa_sin_aproximar / base_promedio * 100% else 0%',
    [0, 'DIAN, oficio 68292 de 2013 (fuente única: dos decimales)'], { type: 'rate', rounding: 'half_up:0.0001' }],
];

export const $file = 'sha256:c0358405951bebb756c57abdf1dc3831131648beea996efd7692d4e4b9958544';
