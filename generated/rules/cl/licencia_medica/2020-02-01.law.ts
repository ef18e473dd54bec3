// CL.licencia_medica 2020.1: Subsidio por incapacidad laboral
// Emitted from generated/rules/cl/licencia_medica/2020-02-01.pay by payroll compile. Do not edit.
import * as rt from '../../../../runtime/index.ts';

// Ingreso mínimo mensual
export const imm$rows = rt.dated('2019-03 301000', '2020-03 320500', '2020-09 326500', '2021-05 337000', '2022-01 350000', '2022-05 380000',
  '2022-08 400000', '2023-01 410000', '2023-05 440000', '2023-09 460000', '2024-07 500000', '2025-01 510636', '2025-05 529000',
  '2026-01 539000', '2026-05 553553');

// Días que no se pagan
export const dias_de_carencia$rows = rt.dated('0000-01 3');

// Días de reposo desde los que se pagan todos, sin pasar de ellos
export const dias_sin_carencia$rows = rt.dated('0000-01 10');

// Meses de afiliación que se exigen
export const meses_de_afiliacion$rows = rt.dated('0000-01 6');

// Días cotizados en los seis meses anteriores
export const dias_cotizados$rows = rt.dated('0000-01 90');

export const $sources: readonly string[] = [
  'D.F.L. 44 de 1978 art. 14',
  'dias_sin_carencia: D.F.L. 44 de 1978 art. 14',
  'dias_de_carencia: D.F.L. 44 de 1978 art. 14',
  'D.F.L. 44 de 1978 art. 8',
];

export const $provenance: readonly rt.ProvenanceLine[] = [
  ['imm', 'derived', 'la prensa de 2020 da el alza de la Ley 21.283, de 6.000'],
  ['meses_de_afiliacion', 'single_source', 'SUSESO'],
  ['dias_cotizados', 'single_source', 'SUSESO'],
  ['carencia_maternal', 'unconfirmed', 'se paga entera, sin el texto a la mano'],
  ['subsidio_diario_exacto', 'single_source', 'SUSESO'],
  ['subsidio_incapacidad_laboral', 'convention', 'se redondea una vez, al final; ni renta ni imponible'],
];

export const $inputs: readonly rt.InputLine[] = [
  { id: 'dias_licencia', source: 'inputs', type: 'integer', label: 'Días de la licencia, autorizados', law: 'D.F.L. 44 de 1978 art. 14',
    presence: 'required', bounds: '[1 .. 365]' },
  { id: 'dias_licencia_previa_continua', source: 'inputs', type: 'integer',
    label: 'Días de las licencias que continúa, sin pausa y del mismo diagnóstico', law: 'D.F.L. 44 de 1978 art. 14', bounds: '[0 .. 365]',
    defaultText: '0' },
  { id: 'tipo_licencia', source: 'inputs', type: 'choice', words: ['comun', 'accidente_trabajo', 'maternal'], label: 'Licencia',
    law: 'D.F.L. 44 de 1978; Ley 16.744 art. 30; Código del Trabajo art. 195', defaultText: 'comun', defaultValue: 'comun' },
  { id: 'remuneracion_neta_m1', source: 'inputs', type: 'money', label: 'Remuneración neta del mes anterior',
    law: 'D.F.L. 44 de 1978 arts. 7, 8 y 10', presence: 'required', bounds: '[0 CLP .. 1_000_000_000 CLP]' },
  { id: 'remuneracion_neta_m2', source: 'inputs', type: 'money', label: 'Remuneración neta del segundo mes anterior',
    law: 'D.F.L. 44 de 1978 arts. 7, 8 y 10', presence: 'optional', bounds: '[0 CLP .. 1_000_000_000 CLP]' },
  { id: 'remuneracion_neta_m3', source: 'inputs', type: 'money', label: 'Remuneración neta del tercer mes anterior',
    law: 'D.F.L. 44 de 1978 arts. 7, 8 y 10', presence: 'optional', bounds: '[0 CLP .. 1_000_000_000 CLP]' },
  { id: 'subsidio_m1', source: 'inputs', type: 'money', label: 'Subsidio del mes anterior', law: 'D.F.L. 44 de 1978 art. 8',
    bounds: '[0 CLP .. 1_000_000_000 CLP]', defaultText: '0 CLP' },
  { id: 'subsidio_m2', source: 'inputs', type: 'money', label: 'Subsidio del segundo mes anterior', law: 'D.F.L. 44 de 1978 art. 8',
    bounds: '[0 CLP .. 1_000_000_000 CLP]', defaultText: '0 CLP' },
  { id: 'subsidio_m3', source: 'inputs', type: 'money', label: 'Subsidio del tercer mes anterior', law: 'D.F.L. 44 de 1978 art. 8',
    bounds: '[0 CLP .. 1_000_000_000 CLP]', defaultText: '0 CLP' },
  { id: 'base_maternal_tope_amount', source: 'inputs', type: 'money', label: 'Base máxima de la licencia maternal',
    law: 'D.F.L. 44 de 1978 art. 8', presence: 'optional', bounds: '(0 CLP .. 1_000_000_000 CLP]' },
  { id: 'ingreso_minimo_no_remuneracional_amount', source: 'inputs', type: 'money', label: 'Ingreso mínimo para fines no remuneracionales',
    law: 'D.F.L. 44 de 1978 art. 17', presence: 'optional', bounds: '(0 CLP .. 1_000_000_000 CLP]' },
  { id: 'meses_afiliacion', source: 'inputs', type: 'integer', label: 'Meses de afiliación', law: 'D.F.L. 44 de 1978 art. 4',
    presence: 'optional', bounds: '[0 .. 1_200]' },
  { id: 'dias_cotizados_6m', source: 'inputs', type: 'integer', label: 'Días cotizados en los últimos 6 meses', law: 'D.F.L. 44 de 1978 art. 4',
    presence: 'optional', bounds: '[0 .. 184]' },
];

export const $steps: readonly rt.StepLine[] = [
  ['let', 'dias_reposo_acumulados', 'Días de reposo, con los de las licencias que continúa', 'dias_licencia + dias_licencia_previa_continua',
    [0], { type: 'number', position: 18 }],
  ['let', 'carencia_maternal', 'Días que no se pagan de la licencia maternal', '0 when tipo_licencia = maternal',
    ['Código del Trabajo art. 198 (sin confirmar: se paga entera, sin el texto a la mano)'], { type: 'number' }],
  ['let', 'dias_carencia', 'Días que no se pagan',
    'if tipo_licencia = maternal then carencia_maternal else if tipo_licencia = comun and dias_reposo_acumulados <= ' +
      'dias_sin_carencia then min(dias_licencia, max(0, dias_de_carencia - dias_licencia_previa_continua)) else 0',
    [0, 'Ley 16.744 art. 31', 1, 2], { type: 'number' }],
  ['let', 'dias_retroactivos', 'Días de la primera licencia que se pagan ahora',
    'if tipo_licencia = comun and dias_reposo_acumulados > dias_sin_carencia and dias_licencia_previa_continua <= ' +
      'dias_sin_carencia then min(dias_de_carencia, dias_licencia_previa_continua) else 0', [0, 1, 2], { type: 'number' }],
  ['let', 'dias_subsidio', 'Días de subsidio', 'dias_licencia - dias_carencia + dias_retroactivos', [0], { type: 'number' }],
  ['let', 'meses_base', 'Meses que se promedian', '1 + (1 when given(remuneracion_neta_m2)) + (1 when given(remuneracion_neta_m3))', [3],
    { type: 'number' }],
  ['let', 'promedio_meses', 'Promedio de los meses',
    '(remuneracion_neta_m1 + subsidio_m1 + subsidio_m2 + subsidio_m3 + (remuneracion_neta_m2 when ' +
      'given(remuneracion_neta_m2)) + (remuneracion_neta_m3 when given(remuneracion_neta_m3))) / meses_base', [3]],
  ['let', 'base_calculo_subsidio', 'Base de cálculo del subsidio',
    'if tipo_licencia = maternal and given(base_maternal_tope_amount) then min(promedio_meses, base_maternal_tope_amount) ' +
      'else promedio_meses', [3]],
  ['let', 'subsidio_diario_exacto', 'Subsidio diario, sin redondear',
    'if given(ingreso_minimo_no_remuneracional_amount) then max(base_calculo_subsidio / 30, ' +
      'ingreso_minimo_no_remuneracional_amount / 2 / 30) else base_calculo_subsidio / 30',
    ['D.F.L. 44 de 1978 arts. 16 y 17 (fuente única: SUSESO)']],
  ['let', 'subsidio_diario', 'Subsidio diario', 'subsidio_diario_exacto', ['D.F.L. 44 de 1978 art. 16'], { rounding: 'half_up:1' }],
  ['perception', 'subsidio_incapacidad_laboral', 'Subsidio por incapacidad laboral', 'subsidio_diario_exacto * dias_subsidio',
    ['D.F.L. 44 de 1978', 'LIR art. 17 N°13 (convención: se redondea una vez, al final', 'ni renta ni imponible)'],
    { tags: ['reembolsable', 'no_imponible', 'no_tributable'] }],
  ['total', 'total_haberes', 'Total haberes', 'sum(perceptions)', null, { terms: ['subsidio_incapacidad_laboral'] }],
  ['total', 'liquido_a_pagar', 'Líquido a pagar', 'total_haberes', null, { terms: ['total_haberes'] }],
];

export const $file = 'sha256:255cfa0de7b78c3db73050b79925c6b691d0bdefd1616fb7b42eba5d9b594e90';
