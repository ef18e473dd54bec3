// CL.finiquito 2020.1: Finiquito
// Emitted from rules/cl/finiquito/2020-02-01.pay by payroll compile. Do not edit.
import * as rt from '../../../../runtime/index.ts';

// Unidad de fomento, del último día del mes
export const UF$rows = rt.dated('2020-01 28338.25', '2020-02 28463.67', '2020-03 28597.46', '2020-04 28690.73', '2020-05 28716.52', '2020-06 28696.42',
  '2020-07 28667.44', '2020-08 28679.45', '2020-09 28707.85', '2020-10 28838.63', '2020-11 29030.17', '2020-12 29070.33', '2021-01 29123.74',
  '2021-02 29287.38', '2021-03 29394.77', '2021-04 29494.13', '2021-05 29613.26', '2021-06 29709.83', '2021-07 29757.64', '2021-08 29935.08',
  '2021-09 30088.37', '2021-10 30380.53', '2021-11 30762.8', '2021-12 30991.74', '2022-01 31212.65', '2022-02 31539.2', '2022-03 31727.74',
  '2022-04 32176.49', '2022-05 32679.54', '2022-06 33086.83', '2022-07 33417.26', '2022-08 33836.51', '2022-09 34258.23', '2022-10 34600.35',
  '2022-11 34811.8', '2022-12 35110.98', '2023-01 35287.5', '2023-02 35509.68', '2023-03 35575.48', '2023-04 35838.55', '2023-05 36032.89',
  '2023-06 36089.48', '2023-07 36049.05', '2023-08 36130.31', '2023-09 36197.53', '2023-10 36388.07', '2023-11 36563.87', '2023-12 36789.36',
  '2024-01 36733.04', '2024-02 36856.5', '2024-03 37093.52', '2024-04 37261.98', '2024-05 37438.91', '2024-06 37571.86', '2024-07 37578.95',
  '2024-08 37754.47', '2024-09 37910.42', '2024-10 37971.42', '2024-11 38247.92', '2024-12 38416.69', '2025-01 38384.41', '2025-02 38647.94',
  '2025-03 38894.11', '2025-04 39075.41', '2025-05 39189.45', '2025-06 39267.07', '2025-07 39179.01', '2025-08 39383.07', '2025-09 39485.65',
  '2025-10 39597.67', '2025-11 39643.59', '2025-12 39727.96', '2026-01 39706.07', '2026-02 39790.63', '2026-03 39841.72', '2026-04 40120.2',
  '2026-05 40610.69', '2026-06 40820.31', '2026-07 40844.79', '2026-08 40873.77', '2026-09 41057.2');

// Ingreso mínimo mensual
export const imm$rows = rt.dated('2019-03 301000', '2020-03 320500', '2020-09 326500', '2021-05 337000', '2022-01 350000', '2022-05 380000',
  '2022-08 400000', '2023-01 410000', '2023-05 440000', '2023-09 460000', '2024-07 500000', '2025-01 510636', '2025-05 529000',
  '2026-01 539000', '2026-05 553553');

// Meses que la fracción de un año tiene que pasar
export const meses_de_fraccion$rows = rt.dated('0000-01 6');

// Años de indemnización, 330 días
export const anios_maximos$rows = rt.dated('0000-01 11');

// Tope de la remuneración, en UF
export const tope_uf$rows = rt.dated('0000-01 90');

// Periodos de feriado que se acumulan
export const periodos_juntos$rows = rt.dated('0000-01 2');

// Días de remuneración por mes de obra o faena, según el contrato
export const dias_obra$rows = rt.dated('2019-01 1', '2020-07 1.5', '2021-07 2', '2022-01 2.5');

// Recargo: aplicación improcedente del art. 161
export const recargo_161$rows = rt.dated('0000-01 0.3');

// Recargo: art. 159, o ninguna causal
export const recargo_159$rows = rt.dated('0000-01 0.5');

// Recargo: aplicación indebida del art. 160
export const recargo_160$rows = rt.dated('0000-01 0.8');

// Recargo: art. 160 N° 1, 5 o 6, sin motivo plausible
export const recargo_sin_motivo$rows = rt.dated('0000-01 1');

// Lo que da cada causal: sin_aviso
export const causales_sin_aviso = rt.table('causales_sin_aviso', 'map', [
  ['0000-01',
    'mutuo_acuerdo 0',
    'renuncia 0',
    'muerte 0',
    'vencimiento_plazo 0',
    'conclusion_obra 0',
    'caso_fortuito 0',
    'disciplinaria 0',
    'necesidades_empresa 1',
    'desahucio 1',
    'liquidacion_concursal 1',
    'despido_indirecto 1',
  ],
]);

// Lo que da cada causal: con_aviso
export const causales_con_aviso = rt.table('causales_con_aviso', 'map', [
  ['0000-01',
    'mutuo_acuerdo 0',
    'renuncia 0',
    'muerte 0',
    'vencimiento_plazo 0',
    'conclusion_obra 0',
    'caso_fortuito 0',
    'disciplinaria 0',
    'necesidades_empresa 0',
    'desahucio 0',
    'liquidacion_concursal 1',
    'despido_indirecto 1',
  ],
]);

// Lo que da cada causal: anios
export const causales_anios = rt.table('causales_anios', 'map', [
  ['0000-01',
    'mutuo_acuerdo 0',
    'renuncia 0',
    'muerte 0',
    'vencimiento_plazo 0',
    'conclusion_obra 0',
    'caso_fortuito 0',
    'disciplinaria 0',
    'necesidades_empresa 1',
    'desahucio 1',
    'liquidacion_concursal 1',
    'despido_indirecto 1',
  ],
]);

// Lo que da cada causal: afc
export const causales_afc = rt.table('causales_afc', 'map', [
  ['0000-01',
    'mutuo_acuerdo 0',
    'renuncia 0',
    'muerte 0',
    'vencimiento_plazo 0',
    'conclusion_obra 0',
    'caso_fortuito 0',
    'disciplinaria 0',
    'necesidades_empresa 1',
    'desahucio 1',
    'liquidacion_concursal 0',
    'despido_indirecto 0',
  ],
]);

// Feriados legales
const feriados$holidays = [
  '2020 01-01 04-10 05-01 05-21 06-29 07-16 09-18 10-12 12-08 12-25',
  '2021 01-01 04-02 05-21 06-21 06-28 07-16 09-17 10-11 11-01 12-08',
  '2022 04-15 06-21 06-27 08-15 09-16 09-19 10-10 10-31 11-01 12-08',
  '2023 01-02 04-07 05-01 06-21 06-26 08-15 09-18 09-19 10-09 10-27 11-01 12-08 12-25',
  '2024 01-01 03-29 05-01 05-21 06-20 07-16 08-15 09-18 09-19 09-20 10-31 11-01 12-25',
  '2025 01-01 04-18 05-01 05-21 06-20 07-16 08-15 09-18 09-19 10-31 12-08 12-25',
  '2026 01-01 04-03 05-01 05-21 06-29 07-16 09-18 10-12 12-08 12-25',
  '2027 01-01 03-26 05-21 06-21 06-28 07-16 09-17 10-11 11-01 12-08',
];
export const feriados$days = rt.calendar('feriados', 1, 5, feriados$holidays);

export const $sources: readonly string[] = [
  'Código del Trabajo art. 163',
  'Código del Trabajo art. 172',
  'Código del Trabajo art. 73',
  'Ley 19.728 art. 13',
  'Ley 21.122',
  'LIR art. 17 N°13',
  'meses_de_fraccion: Código del Trabajo art. 163',
  'feriados: Código del Trabajo arts. 35 y 69',
  'Ley 2.977 (fuente única: una biblioteca pública de feriados)',
];

export const $provenance: readonly rt.ProvenanceLine[] = [
  ...rt.members(48, ['UF', 'derived', 'regla del Banco Central con el IPC']),
  ...rt.members(13, ['UF', 'single_source']),
  ['UF', 'derived', 'regla del Banco Central con el IPC'],
  ['UF', 'derived', 'regla del Banco Central con el IPC'],
  ['UF', 'single_source'],
  ['UF', 'single_source'],
  ['UF', 'derived', 'regla del Banco Central con el IPC'],
  ['UF', 'single_source'],
  ['UF', 'derived', 'regla del Banco Central con el IPC'],
  ['imm', 'derived', 'la prensa de 2020 da el alza de la Ley 21.283, de 6.000'],
  ['periodos_juntos', 'unconfirmed', 'sin el texto a la mano'],
  ...rt.members(3, ['dias_obra', 'unconfirmed', 'los pasos de 1, 1,5 y 2 días, sin el texto a la mano']),
  ['dias_obra', 'single_source', 'código público'],
  ['feriados', 'single_source', 'una biblioteca pública de feriados'],
  ['anios_servicio', 'convention', 'el último día se cuenta; hay quien lo resta'],
  ['ultima_remuneracion_mensual', 'convention',
    'la gratificación mensual, la colación y la movilización entran; hay sentencias en los dos sentidos'],
  ['dias_feriado_proporcional', 'convention', '1,25 días al mes y una trigésima parte al día, sin redondear'],
  ['imputa_afc', 'convention', 'solo con el art. 161 que nadie declaró improcedente; hay sentencias en contra'],
  ['indemnizacion_feriado', 'convention', 'ni remuneración ni renta: Código del Trabajo arts. 41 y 178, LIR art. 17 N°13'],
  ['indemnizacion_aviso_previo', 'convention', 'ni remuneración ni renta: Código del Trabajo arts. 41 y 178, LIR art. 17 N°13'],
  ['indemnizacion_anios_servicio', 'convention', 'ni remuneración ni renta: Código del Trabajo arts. 41 y 178, LIR art. 17 N°13'],
  ['recargo_art_168', 'convention', 'ni remuneración ni renta: Código del Trabajo arts. 41 y 178, LIR art. 17 N°13'],
  ['indemnizacion_obra_faena', 'convention', 'ni remuneración ni renta: Código del Trabajo arts. 41 y 178, LIR art. 17 N°13'],
  ['indemnizacion_contrato_colectivo', 'convention', 'ni remuneración ni renta: Código del Trabajo arts. 41 y 178, LIR art. 17 N°13'],
  ['remuneraciones_pendientes_liquido', 'convention', 'sus cotizaciones y su impuesto están en su recibo'],
  ['otros_haberes', 'convention', 'ni remuneración ni renta: Código del Trabajo arts. 41 y 178, LIR art. 17 N°13'],
  ['indemnizaciones_legales', 'convention', 'también el aviso previo y el recargo'],
  ['limite_exencion_lir_17_13', 'convention', 'los años sin el límite de once'],
];

export const $inputs: readonly rt.InputLine[] = [
  { id: 'hire_date', source: 'inputs', type: 'date', label: 'Primer día de servicio', law: 'Código del Trabajo art. 163', presence: 'required',
    bounds: '[1950-01-01 .. *)', lowest: '>= 1950-01-01' },
  { id: 'termination_date', source: 'inputs', type: 'date', label: 'Último día de servicio', law: 'Código del Trabajo art. 177',
    presence: 'required', bounds: '[2020-01-01 .. 2026-12-31]', lowest: '>= 2020-01-01', highest: '<= 2026-12-31' },
  { id: 'causal_termino', source: 'inputs', type: 'choice',
    words: ['mutuo_acuerdo', 'renuncia', 'muerte', 'vencimiento_plazo', 'conclusion_obra', 'caso_fortuito', 'disciplinaria',
      'necesidades_empresa', 'desahucio', 'liquidacion_concursal', 'despido_indirecto'], label: 'Causal',
    law: 'Código del Trabajo arts. 159, 160, 161, 163 bis y 171', presence: 'required' },
  { id: 'aviso_previo_dado', source: 'inputs', type: 'boolean', label: 'Aviso previo de 30 días', law: 'Código del Trabajo art. 162',
    defaultText: 'no' },
  { id: 'despido_injustificado_declarado', source: 'inputs', type: 'boolean', label: 'Despido declarado injustificado, indebido o improcedente',
    law: 'Código del Trabajo art. 168', defaultText: 'no' },
  { id: 'recargo_art_168_rate', source: 'inputs', type: 'rate', label: 'Recargo del art. 168', law: 'Código del Trabajo art. 168',
    bounds: '[0% .. recargo_sin_motivo]', highest: '<= 1', defaultText: '0%' },
  { id: 'daily_salary', type: 'money', label: 'Sueldo diario', law: 'Código del Trabajo arts. 71 y 172', presence: 'required',
    unless: 'monthly_salary', bounds: '(0 CLP .. 1_000_000_000 CLP / 30]', highest: '<= 33333333.3333333333' },
  { id: 'monthly_salary', type: 'money', label: 'Sueldo base', law: 'Código del Trabajo arts. 71 y 172', bounds: '(0 CLP .. 1_000_000_000 CLP]',
    defaultText: '30 * daily_salary' },
  { id: 'otros_haberes_fijos_amount', source: 'inputs', type: 'money', label: 'Otros haberes fijos del mes, y regalías valoradas',
    law: 'Código del Trabajo art. 172', bounds: '[0 CLP .. *)', defaultText: '0 CLP' },
  { id: 'promedio_variable_amount', source: 'inputs', type: 'money',
    label: 'Promedio de lo variable en los tres últimos meses, sin sobretiempo', law: 'Código del Trabajo art. 172', bounds: '[0 CLP .. *)',
    defaultText: '0 CLP' },
  { id: 'gratificacion_mensual_amount', source: 'inputs', type: 'money', label: 'Gratificación del último mes entero',
    law: 'Código del Trabajo art. 172', bounds: '[0 CLP .. *)', defaultText: '0 CLP' },
  { id: 'colacion_amount', type: 'money', label: 'Colación', law: 'Código del Trabajo art. 172', bounds: '[0 CLP .. *)', defaultText: '0 CLP' },
  { id: 'movilizacion_amount', type: 'money', label: 'Movilización', law: 'Código del Trabajo art. 172', bounds: '[0 CLP .. *)',
    defaultText: '0 CLP' },
  { id: 'valor_uf_amount', source: 'inputs', type: 'money', label: 'UF del último día del mes anterior al pago',
    law: 'Código del Trabajo art. 172', bounds: '(0 CLP .. 1_000_000_000 CLP]',
    defaultText: '1 UF at add_days(start_of_month(period.end_date), -1)' },
  { id: 'dias_feriado_anual', source: 'inputs', type: 'integer', label: 'Días hábiles al año', law: 'Código del Trabajo art. 67',
    bounds: '[15 .. 20]', defaultText: '15' },
  { id: 'dias_feriado_progresivo', source: 'inputs', type: 'integer', label: 'Días de feriado progresivo al año',
    law: 'Código del Trabajo art. 68', bounds: '[0 .. 30]', defaultText: '0' },
  { id: 'dias_feriado_pendiente', source: 'inputs', type: 'number', label: 'Días hábiles de los años completos, menos los tomados',
    law: 'Código del Trabajo art. 73', bounds: '[0 .. 200]', defaultText: '0' },
  { id: 'dias_feriado_anticipado', source: 'inputs', type: 'number', label: 'Días tomados a cuenta del año en curso',
    law: 'Código del Trabajo art. 73', bounds: '[0 .. 60]', defaultText: '0' },
  { id: 'dias_corridos_dados', wire: 'dias_corridos_feriado', source: 'inputs', type: 'number', label: 'Días corridos que se pagan',
    law: 'Código del Trabajo art. 73', presence: 'optional', bounds: '[0 .. 400]' },
  { id: 'remuneracion_feriado_amount', source: 'inputs', type: 'money', label: 'Remuneración íntegra del feriado',
    law: 'Código del Trabajo art. 71', bounds: '[0 CLP .. *)',
    defaultText: 'monthly_salary + otros_haberes_fijos_amount + promedio_variable_amount' },
  { id: 'indemnizacion_contrato_colectivo_amount', source: 'inputs', type: 'money', label: 'Indemnización de contrato colectivo',
    law: 'Código del Trabajo art. 178', bounds: '[0 CLP .. *)', defaultText: '0 CLP' },
  { id: 'indemnizacion_voluntaria_amount', source: 'inputs', type: 'money', label: 'Indemnización voluntaria', law: 'LIR art. 17 N°13',
    bounds: '[0 CLP .. 1_000_000_000 CLP]', defaultText: '0 CLP' },
  { id: 'promedio_24m_amount', source: 'inputs', type: 'money', label: 'Promedio de las remuneraciones de los 24 últimos meses, reajustadas',
    law: 'LIR art. 17 N°13', presence: 'optional', requiredWhen: 'indemnizacion_voluntaria_amount > 0 CLP',
    bounds: '[0 CLP .. 1_000_000_000 CLP]' },
  { id: 'saldo_afc_empleador_amount', source: 'inputs', type: 'money', label: 'Saldo de los aportes del empleador en la AFC',
    law: 'Ley 19.728 art. 13', bounds: '[0 CLP .. *)', defaultText: '0 CLP' },
  { id: 'remuneraciones_pendientes_liquido_amount', source: 'inputs', type: 'money', label: 'Líquido del último recibo de sueldo',
    law: 'Código del Trabajo art. 177', bounds: '[0 CLP .. *)', defaultText: '0 CLP' },
  { id: 'otros_haberes_amount', source: 'inputs', type: 'money', label: 'Otros haberes, ni imponibles ni tributables',
    law: 'Código del Trabajo art. 177', bounds: '[0 CLP .. *)', defaultText: '0 CLP' },
  { id: 'otros_descuentos_amount', source: 'inputs', type: 'money', label: 'Otros descuentos', law: 'Código del Trabajo art. 58',
    bounds: '[0 CLP .. *)', defaultText: '0 CLP' },
  { id: 'gratificacion_en_base_172', source: 'override', type: 'boolean', label: 'La gratificación mensual entra en la base',
    law: 'Código del Trabajo art. 172', defaultText: 'yes' },
  { id: 'colacion_movilizacion_en_base_172', source: 'override', type: 'boolean', label: 'Colación y movilización entran en la base',
    law: 'Código del Trabajo art. 172', defaultText: 'yes' },
];

export const $steps: readonly rt.StepLine[] = [
  ['let', 'dia_siguiente', 'Día siguiente al término', 'add_days(termination_date, 1)', null, { type: 'date', position: 41 }],
  ['let', 'anios_completos', 'Años completos', 'years(hire_date, dia_siguiente)', [0], { type: 'number' }],
  ['let', 'meses_completos', 'Meses completos', 'months(hire_date, dia_siguiente)', [0], { type: 'number' }],
  ['let', 'meses_fraccion', 'Meses después del último año', 'meses_completos - 12 * anios_completos', [0], { type: 'number' }],
  ['let', 'dias_fraccion', 'Días después del último mes', 'days_left(hire_date, dia_siguiente)', [0], { type: 'number' }],
  ['let', 'anios_servicio', 'Años de servicio',
    'anios_completos + (1 when meses_fraccion > meses_de_fraccion or meses_fraccion = meses_de_fraccion and dias_fraccion > ' + '0)',
    ['Código del Trabajo art. 163 (convención: el último día se cuenta', 'hay quien lo resta)', 6], { type: 'number' }],
  ['let', 'anios_indemnizables', 'Años que se indemnizan',
    'if hire_date < 1981-08-14 then anios_servicio else min(anios_servicio, anios_maximos)',
    ['Código del Trabajo arts. 163 y 7° transitorio', 'anios_maximos: Código del Trabajo art. 163'], { type: 'number' }],
  ['let', 'ultima_remuneracion_mensual', 'Última remuneración (art. 172)',
    'monthly_salary + otros_haberes_fijos_amount + promedio_variable_amount + (gratificacion_mensual_amount when ' +
      'gratificacion_en_base_172) + (colacion_amount + movilizacion_amount when colacion_movilizacion_en_base_172)',
    ['Código del Trabajo art. 172 (convención: la gratificación mensual, la colación y la movilización entran',
      'hay sentencias en los dos sentidos)'], { rounding: 'half_up:1' }],
  ['let', 'valor_uf', 'UF del tope', 'valor_uf_amount', [1]],
  ['let', 'tope_90_uf', 'Tope 90 UF', 'tope_uf * valor_uf', [1, 'tope_uf: Código del Trabajo art. 172'], { rounding: 'half_up:1' }],
  ['let', 'base_indemnizacion', 'Base indemnización', 'min(ultima_remuneracion_mensual, tope_90_uf)', [1]],
  ['let', 'dias_feriado_anual_total', 'Días hábiles al año, con los progresivos', 'dias_feriado_anual + dias_feriado_progresivo',
    ['Código del Trabajo arts. 67 y 68'], { type: 'number' }],
  ['let', 'dias_feriado_proporcional', 'Días hábiles de la fracción del año',
    'dias_feriado_anual_total * meses_fraccion / 12 + dias_feriado_anual_total * dias_fraccion / 360',
    ['Código del Trabajo art. 73 (convención: 1,25 días al mes y una trigésima parte al día, sin redondear)'], { type: 'number' }],
  ['let', 'saldo_dias_feriado', 'Saldo de días hábiles', 'dias_feriado_pendiente + dias_feriado_proporcional - dias_feriado_anticipado', [2],
    { type: 'number' }],
  ['let', 'dias_feriado_habiles', 'Días hábiles que se pagan', 'max(0, saldo_dias_feriado)', [2], { type: 'number' }],
  ['let', 'dias_feriado_contados', 'Días hábiles empezados', 'dias_feriado_habiles', [2], { type: 'number', rounding: 'up:1' }],
  ['let', 'dias_feriado_corridos', 'Días corridos',
    'if given(dias_corridos_dados) then dias_corridos_dados else max(0, days(dia_siguiente, add_workdays(termination_date, ' +
      'dias_feriado_contados)) - (dias_feriado_contados - dias_feriado_habiles))',
    ['Código del Trabajo arts. 69 y 73', 'DT Ord. 0826/013', 7, 8], { type: 'number' }],
  ['let', 'valor_dia_feriado', 'Valor del día', 'remuneracion_feriado_amount / 30', ['Código del Trabajo art. 71']],
  ['let', 'debe_aviso', 'Se debe el aviso previo',
    '(if aviso_previo_dado then causales_con_aviso(causal_termino) else causales_sin_aviso(causal_termino)) = 1 or ' +
      'despido_injustificado_declarado and not aviso_previo_dado',
    ['Código del Trabajo arts. 161, 162, 163 bis, 168 y 171', 'causales_con_aviso: Código del Trabajo arts. 159 a 163 bis y 171', 3,
      'causales_sin_aviso: Código del Trabajo arts. 159 a 163 bis y 171', 3], { type: 'boolean', position: 63 }],
  ['let', 'debe_anios', 'Se deben los años de servicio',
    '(causales_anios(causal_termino) = 1 or despido_injustificado_declarado) and anios_completos >= 1',
    ['Código del Trabajo arts. 163, 163 bis, 168 y 171', 'causales_anios: Código del Trabajo arts. 159 a 163 bis y 171', 3],
    { type: 'boolean' }],
  ['let', 'imputa_afc', 'Se imputa el seguro de cesantía', 'causales_afc(causal_termino) = 1 and not despido_injustificado_declarado',
    ['Ley 19.728 art. 13 (convención: solo con el art. 161 que nadie declaró improcedente', 'hay sentencias en contra)',
      'causales_afc: Código del Trabajo arts. 159 a 163 bis y 171', 3], { type: 'boolean' }],
  ['perception', 'indemnizacion_feriado', 'Indemnización por feriado (art. 73)', 'valor_dia_feriado * dias_feriado_corridos',
    ['Código del Trabajo arts. 41 y 73 (convención: ni remuneración ni renta: Código del Trabajo arts. 41 y 178, LIR art. 17 ' + 'N°13)'],
    { tags: ['no_imponible', 'no_tributable', 'vacaciones'] }],
  ['perception', 'indemnizacion_aviso_previo', 'Indemnización sustitutiva del aviso previo', 'base_indemnizacion when debe_aviso',
    ['Código del Trabajo arts. 161 y 162 (convención: ni remuneración ni renta: Código del Trabajo arts. 41 y 178, LIR art. ' + '17 N°13)'],
    { omitZero: true, tags: ['no_imponible', 'no_tributable'] }],
  ['perception', 'indemnizacion_anios_servicio', 'Indemnización por años de servicio (art. 163)',
    'base_indemnizacion * anios_indemnizables when debe_anios',
    ['Código del Trabajo art. 163 (convención: ni remuneración ni renta: Código del Trabajo arts. 41 y 178, LIR art. 17 N°13)'],
    { omitZero: true, tags: ['no_imponible', 'no_tributable'] }],
  ['perception', 'recargo_art_168', 'Recargo art. 168', 'indemnizacion_anios_servicio * recargo_art_168_rate',
    ['Código del Trabajo art. 168 (convención: ni remuneración ni renta: Código del Trabajo arts. 41 y 178, LIR art. 17 N°13)'],
    { omitZero: true, tags: ['no_imponible', 'no_tributable', 'recargo'] }],
  ['let', 'con_obra', 'Obra o faena con indemnización', 'causal_termino = conclusion_obra and meses_completos >= 1 and hire_date >= 2019-01-01',
    [0, 4], { type: 'boolean' }],
  ['let', 'meses_obra', 'Meses de obra o faena', 'meses_completos + (1 when dias_fraccion > 15) when con_obra', [0], { type: 'number' }],
  ['let', 'fecha_obra', 'Fecha obra', 'if con_obra then min(hire_date, termination_date) else 2022-01-01', null, { type: 'date' }],
  ['let', 'dias_obra_por_mes', 'Días por mes', 'dias_obra at fecha_obra when con_obra',
    ['Código del Trabajo art. 23 transitorio', 'dias_obra: Código del Trabajo arts. 163 y 23 transitorio', 4], { type: 'number' }],
  ['perception', 'indemnizacion_obra_faena', 'Indemnización por obra o faena (art. 163 inc. 3)',
    'base_indemnizacion * dias_obra_por_mes * meses_obra / 30 when con_obra',
    [0, 'Ley 21.122 (convención: ni remuneración ni renta: Código del Trabajo arts. 41 y 178, LIR art. 17 N°13)'],
    { omitZero: true, tags: ['no_imponible', 'no_tributable'] }],
  ['perception', 'indemnizacion_contrato_colectivo', 'Indemnización de contrato colectivo', 'indemnizacion_contrato_colectivo_amount',
    ['Código del Trabajo art. 178 (convención: ni remuneración ni renta: Código del Trabajo arts. 41 y 178, LIR art. 17 N°13)'],
    { omitZero: true, tags: ['no_imponible', 'no_tributable'] }],
  ['perception', 'indemnizacion_voluntaria', 'Indemnización voluntaria', 'indemnizacion_voluntaria_amount', [5, 'Código del Trabajo art. 178'],
    { omitZero: true, tags: ['no_imponible', 'no_tributable'] }],
  ['perception', 'remuneraciones_pendientes_liquido', 'Remuneraciones pendientes (líquido)', 'remuneraciones_pendientes_liquido_amount',
    ['Código del Trabajo art. 177 (convención: sus cotizaciones y su impuesto están en su recibo)'],
    { omitZero: true, tags: ['no_imponible', 'no_tributable'] }],
  ['perception', 'otros_haberes', 'Otros haberes', 'otros_haberes_amount',
    ['Código del Trabajo art. 177 (convención: ni remuneración ni renta: Código del Trabajo arts. 41 y 178, LIR art. 17 N°13)'],
    { omitZero: true, tags: ['no_imponible', 'no_tributable'] }],
  ['let', 'indemnizaciones_legales', 'Indemnizaciones que usan la exención',
    'indemnizacion_anios_servicio + indemnizacion_aviso_previo + recargo_art_168 + indemnizacion_obra_faena + ' +
      'indemnizacion_contrato_colectivo', ['LIR art. 17 N°13 (convención: también el aviso previo y el recargo)']],
  ['let', 'limite_exencion_lir_17_13', 'Límite no renta',
    'if indemnizacion_voluntaria_amount > 0 CLP then promedio_24m_amount * anios_servicio else 0 CLP',
    ['LIR art. 17 N°13 (convención: los años sin el límite de once)'], { rounding: 'half_up:1' }],
  ['let', 'indemnizacion_exenta', 'Indemnización exenta',
    'min(indemnizacion_voluntaria, max(0 CLP, limite_exencion_lir_17_13 - indemnizaciones_legales))', [5]],
  ['deduction', 'imputacion_afc', 'Aporte del empleador al seguro de cesantía (Ley 19.728 art. 13)',
    'min(saldo_afc_empleador_amount, indemnizacion_anios_servicio) when imputa_afc', [3], { omitZero: true }],
  ['deduction', 'otros_descuentos', 'Otros descuentos', 'otros_descuentos_amount', ['Código del Trabajo art. 58'], { omitZero: true }],
  ['total', 'total_haberes', 'Total haberes', 'sum(perceptions)', null,
    { terms: ['indemnizacion_feriado', 'indemnizacion_aviso_previo', 'indemnizacion_anios_servicio', 'recargo_art_168',
        'indemnizacion_obra_faena', 'indemnizacion_contrato_colectivo', 'indemnizacion_voluntaria', 'remuneraciones_pendientes_liquido',
        'otros_haberes'] }],
  ['total', 'total_descuentos', 'Total descuentos', 'sum(deductions)', null, { terms: ['imputacion_afc', 'otros_descuentos'] }],
  ['total', 'liquido_a_pagar', 'Líquido a pagar', 'total_haberes - total_descuentos', null, { terms: ['total_haberes', '-total_descuentos'] }],
  ['let', 'anios_sin_el_ultimo', 'Años completos, sin el último día', 'years(hire_date, termination_date)', [0], { type: 'number' }],
  ['let', 'meses_sin_el_ultimo', 'Meses de la fracción, sin el último día', 'months(hire_date, termination_date) - 12 * anios_sin_el_ultimo',
    [0], { type: 'number' }],
  ['let', 'servicio_sin_el_ultimo', 'Años de servicio, sin el último día',
    'anios_sin_el_ultimo + (1 when meses_sin_el_ultimo > meses_de_fraccion or meses_sin_el_ultimo = meses_de_fraccion and ' +
      'days_left(hire_date, termination_date) > 0)', [0, 6], { type: 'number' }],
  ['let', 'recargo_conforme', 'El recargo es el de la causal',
    'if causal_termino = despido_indirecto then recargo_art_168_rate = recargo_159 or recargo_art_168_rate = recargo_160 ' +
      'else if not despido_injustificado_declarado or causal_termino = liquidacion_concursal then recargo_art_168_rate = 0% ' +
        'else if causal_termino = necesidades_empresa or causal_termino = desahucio then recargo_art_168_rate = recargo_161 else ' +
          'if causal_termino = disciplinaria then recargo_art_168_rate = recargo_160 or recargo_art_168_rate = recargo_sin_motivo ' +
            'else recargo_art_168_rate = recargo_159',
    ['Código del Trabajo arts. 168 y 171', 'recargo_159: Código del Trabajo art. 168 b)', 'recargo_160: Código del Trabajo art. 168 c)',
      'recargo_161: Código del Trabajo art. 168 a)', 'recargo_sin_motivo: Código del Trabajo art. 168'], { type: 'boolean' }],
  ['let', 'ultimo_dia_de_pago', 'Último día para pagar', 'add_workdays(termination_date, 10)', ['Código del Trabajo art. 177', 7, 8],
    { type: 'date' }],
];

export const $file = 'sha256:0ebac228331d8087c242e1ba78ce24550ff2d39915016ce18f4bbd649a2b1d78';
