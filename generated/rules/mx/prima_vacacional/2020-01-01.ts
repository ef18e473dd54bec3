// MX.prima_vacacional 2020.1: Prima vacacional
// Emitted from rules/mx/prima_vacacional/2020-01-01.pay by payroll compile. Do not edit.
// file    sha256:e5b09ad3069a53c38a8f2bbd833924eecc1b988bbb71a62fa20a7303c8190381
// meaning sha256:6bc3386f923715fe8c068677ce8862485414ff843b0d535f7a6b5037d42e5297
import * as rt from '../../../../runtime/index.ts';

// Unidad de medida y actualización, diaria
const UMA$rows = rt.dated('2019-02 84.49', '2020-02 86.88', '2021-02 89.62', '2022-02 96.22', '2023-02 103.74', '2024-02 108.57',
  '2025-02 113.14', '2026-02 117.31');

// Salario mínimo general
const salario_minimo_general$rows = rt.dated('2020-01 123.22', '2021-01 141.7', '2022-01 172.87', '2023-01 207.44', '2024-01 248.93',
  '2025-01 278.8', '2026-01 315.04');

// Salario mínimo, Zona Libre de la Frontera Norte
const salario_minimo_zlfn$rows = rt.dated('2020-01 185.56', '2021-01 213.39', '2022-01 260.34', '2023-01 312.41', '2024-01 374.89',
  '2025-01 419.88', '2026-01 440.87');

// Prima vacacional mínima
const prima_minima$rows = rt.dated('0000-01 0.25');

// Prima vacacional exenta, UMA al año
const umas_exentas$rows = rt.dated('0000-01 15');

// Tarifa mensual del ISR
const tarifa_mensual = rt.table('tarifa_mensual', 'excess', [
  ['2020-01',
    '[0 0] 0',
    '[0.01 578.52] 0.0192',
    '[578.53 4910.18] 0.064 11.11',
    '[4910.19 8629.2] 0.1088 288.33',
    '[8629.21 10031.07] 0.16 692.96',
    '[10031.08 12009.94] 0.1792 917.26',
    '[12009.95 24222.31] 0.2136 1271.87',
    '[24222.32 38177.69] 0.2352 3880.44',
    '[38177.7 72887.5] 0.3 7162.74',
    '[72887.51 97183.33] 0.32 17575.69',
    '[97183.34 291550] 0.34 25350.35',
    '[291550.01 *) 0.35 91435.02',
  ],
  ['2021-01',
    '[0 0] 0',
    '[0.01 644.58] 0.0192',
    '[644.59 5470.92] 0.064 12.38',
    '[5470.93 9614.66] 0.1088 321.26',
    '[9614.67 11176.62] 0.16 772.1',
    '[11176.63 13381.47] 0.1792 1022.01',
    '[13381.48 26988.5] 0.2136 1417.12',
    '[26988.51 42537.58] 0.2352 4323.58',
    '[42537.59 81211.25] 0.3 7980.73',
    '[81211.26 108281.67] 0.32 19582.83',
    '[108281.68 324845.01] 0.34 28245.36',
    '[324845.02 *) 0.35 101876.9',
  ],
  ['2023-01',
    '[0 0] 0',
    '[0.01 746.04] 0.0192',
    '[746.05 6332.05] 0.064 14.32',
    '[6332.06 11128.01] 0.1088 371.83',
    '[11128.02 12935.82] 0.16 893.63',
    '[12935.83 15487.71] 0.1792 1182.88',
    '[15487.72 31236.49] 0.2136 1640.18',
    '[31236.5 49233] 0.2352 5004.12',
    '[49233.01 93993.9] 0.3 9236.89',
    '[93993.91 125325.2] 0.32 22665.17',
    '[125325.21 375975.61] 0.34 32691.18',
    '[375975.62 *) 0.35 117912.32',
  ],
  ['2026-01',
    '[0 0] 0',
    '[0.01 844.59] 0.0192',
    '[844.6 7168.51] 0.064 16.22',
    '[7168.52 12598.02] 0.1088 420.95',
    '[12598.03 14644.64] 0.16 1011.68',
    '[14644.65 17533.64] 0.1792 1339.14',
    '[17533.65 35362.83] 0.2136 1856.84',
    '[35362.84 55736.68] 0.2352 5665.16',
    '[55736.69 106410.5] 0.3 10457.09',
    '[106410.51 141880.66] 0.32 25659.23',
    '[141880.67 425641.99] 0.34 37009.69',
    '[425642 *) 0.35 133488.54',
  ],
], { grid: rt.exact(1n, 100n) });

// Subsidio para el empleo de un mes
const subsidio_mensual = rt.table('subsidio_mensual', 'step', [
  ['2020-01',
    '[0 1768.96] 407.02',
    '2653.38] 406.83',
    '3472.84] 406.62',
    '3537.87] 392.77',
    '4446.15] 382.46',
    '4717.18] 354.23',
    '5335.42] 324.87',
    '6224.67] 294.63',
    '7113.9] 253.54',
    '7382.33] 217.61',
    '*) 0',
  ],
  ['2024-05',
    '[0 9081] 390.12',
    '*) 0',
  ],
  ['2025-01',
    '[0 10171] 474.95',
    '*) 0',
  ],
  ['2025-02',
    '[0 10171] 474.65',
    '*) 0',
  ],
  ['2026-01',
    '[0 11492.66] 536.21',
    '*) 0',
  ],
  ['2026-02',
    '[0 11492.66] 535.65',
    '*) 0',
  ],
]);

// What several steps name as their source.
const $laws: readonly string[] = [
  'LFT art. 76',
  'LISR art. 93-XIV',
  'LISR art. 96',
  'RLISR art. 174',
  'tarifa_mensual: LISR art. 96',
  'Decreto DOF 01-05-2024',
  'subsidio_mensual: Decreto DOF 11-12-2013, décimo transitorio',
  'Decreto DOF 11-12-2013, décimo transitorio',
];

const $provenance: readonly rt.ProvenanceLine[] = [
  ['UMA', 'single_source', 'una copia de la publicación del INEGI'],
  ['umas_exentas', 'convention', 'la UMA en lugar del salario mínimo, como el SAT; PRODECON lee salarios mínimos'],
  ['subsidio_mensual', 'convention', 'una sola cantidad: 11.82 % de 3,300.53, hasta el límite'],
  ['subsidio_mensual', 'derived', '14.39 % de 3,300.53'],
  ['subsidio_mensual', 'derived', '14.39 % de 3,300.53'],
  ['subsidio_mensual', 'derived', '13.80 % de 3,439.46'],
  ['subsidio_mensual', 'derived', '13.80 % de 3,439.46'],
  ['subsidio_mensual', 'derived', '15.59 % de 3,439.46'],
  ['subsidio_mensual', 'derived', '15.59 % de 3,439.46'],
  ['subsidio_mensual', 'derived', '15.02 % de 3,566.22'],
  ['subsidio_mensual', 'derived', '15.02 % de 3,566.22'],
  ['sueldo_mensual_ordinario', 'convention', 'el mes de 30 días; quien lo cuenta de 30.4 lo envía'],
  ['anios_cumplidos', 'convention', 'quien entró el 29 de febrero los cumple el 28; sin fecha, el primer año'],
  ['dias_de_ley', 'convention', 'desde 2023 la tabla nueva entera, también por los días ganados en 2022'],
  ['prima_vacacional_tope_exento', 'single_source', 'a quien gana el mínimo se le exenta la prima de la ley'],
  ['ingreso_gravado_mes', 'convention', 'sin otro dato, el mes lleva el sueldo ordinario entero'],
  ['exento_por_sm', 'convention', 'con una parte gravada de aguinaldo o prima se grava todo'],
  ['subsidio_empleo', 'convention', 'el que ya se entregó en efectivo no se reclama'],
  ['promedio_mensual_174', 'convention', 'al centavo, como lo pide la tarifa'],
  ['tasa_174', 'convention', 'sin subsidio para el empleo en ninguna de las dos'],
  ['otras_deducciones', 'convention', 'se descuentan como vienen'],
];

const $inputs: readonly rt.InputLine[] = [
  { id: 'monthly_salary', type: 'money', label: 'Salario mensual', law: 'LFT art. 89', presence: 'required', unless: 'daily_salary',
    bounds: '(0 MXN .. 30_000_000 MXN]' },
  { id: 'daily_salary', type: 'money', label: 'Salario diario', law: 'LFT art. 89', bounds: '(0 MXN .. 1_000_000 MXN]',
    defaultText: 'monthly_salary / 30' },
  { id: 'fecha_ingreso', source: 'inputs', type: 'date', label: 'Fecha de ingreso', law: 'LFT art. 76', presence: 'optional' },
  { id: 'dias_de_vacaciones', wire: 'dias_vacaciones', source: 'inputs', type: 'number', label: 'Días de vacaciones', law: 'LFT art. 76',
    presence: 'optional', bounds: '[0 .. 90]' },
  { id: 'prima_vacacional_tasa', source: 'inputs', type: 'rate', label: 'Prima, por ciento del salario', law: 'LFT art. 80',
    bounds: '[25% .. 300%]', defaultText: 'prima_minima', defaultValue: '0.25' },
  { id: 'prima_bruta', wire: 'prima_vacacional_bruta', source: 'inputs', type: 'money', label: 'Prima vacacional ya calculada',
    law: 'LFT art. 80', presence: 'optional', bounds: '[0 MXN .. *)' },
  { id: 'prima_vacacional_exenta_acumulada', source: 'inputs', type: 'money', label: 'Prima exenta ya usada en el año', law: 'LISR art. 93-XIV',
    bounds: '[0 MXN .. *)', defaultText: '0 MXN' },
  { id: 'metodo_isr', source: 'inputs', type: 'choice', words: ['ley', 'reglamento'], label: 'Método del ISR',
    law: 'LISR art. 96; RLISR art. 174', defaultText: 'ley', defaultValue: 'ley' },
  { id: 'sueldo_mensual', wire: 'sueldo_mensual_ordinario', source: 'inputs', type: 'money', label: 'Sueldo mensual ordinario, gravado',
    law: 'RLISR art. 174', presence: 'optional', bounds: '(0 MXN .. 30_000_000 MXN]' },
  { id: 'gravado_del_mes', wire: 'ingreso_gravado_mes', source: 'inputs', type: 'money', label: 'Otros ingresos gravados del mes',
    law: 'LISR art. 96', presence: 'optional', bounds: '[0 MXN .. *)' },
  { id: 'retenido_del_mes', wire: 'isr_retenido_mes', source: 'inputs', type: 'money', label: 'ISR retenido por esos ingresos',
    law: 'LISR art. 96', presence: 'optional', bounds: '[0 MXN .. *)' },
  { id: 'otras_deducciones_amount', source: 'inputs', type: 'money', label: 'Otras deducciones', law: 'LFT art. 110', bounds: '[0 MXN .. *)',
    defaultText: '0 MXN' },
  { id: 'paga_vacaciones', source: 'override', type: 'boolean', label: 'Los días se pagan en este recibo', law: 'LFT art. 76',
    defaultText: 'no' },
  { id: 'zona_libre_frontera_norte', source: 'override', type: 'boolean', label: 'Trabaja en la Zona Libre de la Frontera Norte',
    law: 'CONASAMI', defaultText: 'no' },
];

const $steps: readonly rt.StepLine[] = [
  ['let', 'salario_minimo', 'Salario mínimo', 'if zona_libre_frontera_norte then salario_minimo_zlfn else salario_minimo_general',
    ['CONASAMI', 'salario_minimo_zlfn: CONASAMI', 'salario_minimo_general: CONASAMI'], { position: 21 }],
  ['let', 'es_sm', 'Gana el salario mínimo', 'daily_salary <= salario_minimo', ['LISR arts. 93-I y 96'], { type: 'boolean' }],
  ['let', 'sueldo_mensual_ordinario', 'Sueldo mensual ordinario',
    'if given(sueldo_mensual) then sueldo_mensual else if given(monthly_salary) then monthly_salary else 30 * daily_salary',
    ['RLISR art. 174 (convención: el mes de 30 días', 'quien lo cuenta de 30.4 lo envía)'], { rounding: 'half_up:0.01' }],
  ['let', 'anios_cumplidos', 'Años cumplidos', 'if given(fecha_ingreso) then years(fecha_ingreso, period.end_date) else 1',
    ['LFT art. 76 (convención: quien entró el 29 de febrero los cumple el 28', 'sin fecha, el primer año)'], { type: 'number', position: 25 }],
  ['let', 'anio_de_vacaciones', 'Año de vacaciones', 'max(1, anios_cumplidos)', [0], { type: 'number' }],
  ['let', 'quinquenios_hasta_2022', 'Quinquenios, hasta 2022', 'anio_de_vacaciones / 5', [0], { type: 'number', rounding: 'down:1' }],
  ['let', 'quinquenios_desde_2023', 'Quinquenios después del quinto año, desde 2023', 'max(0, anio_de_vacaciones - 5) / 5',
    ['LFT art. 76, DOF 27-12-2022'], { type: 'number', rounding: 'up:1' }],
  ['let', 'dias_de_ley', 'Vacaciones mínimas, días',
    'if period.end_date >= 2023-01-01 then min(20, 10 + 2 * anio_de_vacaciones) + 2 * quinquenios_desde_2023 else min(12, 4 ' +
      '+ 2 * anio_de_vacaciones) + 2 * quinquenios_hasta_2022',
    ['LFT art. 76, DOF 27-12-2022 (convención: desde 2023 la tabla nueva entera, también por los días ganados en 2022)'], { type: 'number' }],
  ['let', 'dias_vacaciones', 'Días de vacaciones', 'if given(dias_de_vacaciones) then dias_de_vacaciones else dias_de_ley', [0],
    { type: 'number' }],
  ['perception', 'vacaciones', 'Vacaciones', 'daily_salary * dias_vacaciones when paga_vacaciones', ['LFT arts. 76 y 89'],
    { omitZero: true, taxable: true, tags: ['cfdi:P001'] }],
  ['perception', 'prima_vacacional', 'Prima vacacional',
    'if given(prima_bruta) then prima_bruta else daily_salary * dias_vacaciones * prima_vacacional_tasa', ['LFT art. 80', 1],
    { taxable: true, tags: ['cfdi:P021'] }],
  ['let', 'prima_vacacional_tope_exento', 'Tope de la prima vacacional exenta',
    'max(0 MXN, umas_exentas * 1 UMA - prima_vacacional_exenta_acumulada, (daily_salary * dias_vacaciones * prima_minima ' + 'when es_sm))',
    ['LISR art. 93-I y XIV (fuente única: a quien gana el mínimo se le exenta la prima de la ley)', 'umas_exentas: LISR art. 93-XIV',
      'Ley de la UMA, tercero transitorio (convención: la UMA en lugar del salario mínimo, como el SAT', 'PRODECON lee salarios mínimos)',
      'UMA: Ley de la UMA art. 4', 'INEGI', 'prima_minima: LFT art. 80'], { rounding: 'half_up:0.01' }],
  ['let', 'prima_vacacional_exenta', 'Prima vacacional exenta', 'min(prima_vacacional, prima_vacacional_tope_exento)', [1]],
  ['let', 'prima_vacacional_gravada', 'Prima vacacional gravada', 'prima_vacacional - prima_vacacional_exenta', [1]],
  ['base', 'base_isr', 'Base gravable ISR', 'sum(gravado)', [2]],
  ['let', 'ingreso_gravado_mes', 'Ingresos gravados del mes, sin este recibo',
    'if given(gravado_del_mes) then gravado_del_mes else sueldo_mensual_ordinario',
    ['LISR art. 96 (convención: sin otro dato, el mes lleva el sueldo ordinario entero)'], { rounding: 'half_up:0.01' }],
  ['let', 'isr_retenido_mes', 'ISR retenido por esos ingresos',
    'if given(retenido_del_mes) then retenido_del_mes else if es_sm then 0 MXN else max(0 MXN, ' +
      'tarifa_mensual(ingreso_gravado_mes) - subsidio_mensual(ingreso_gravado_mes))', [2, 4, 6, 5], { rounding: 'half_up:0.01' }],
  ['let', 'con_reglamento', 'Con el promedio mensual del reglamento', 'metodo_isr = reglamento', [3], { type: 'boolean' }],
  ['let', 'exento_por_sm', 'Solo percibe el salario mínimo', 'es_sm and prima_vacacional_gravada = 0 MXN',
    ['LISR art. 96, primer párrafo (convención: con una parte gravada de aguinaldo o prima se grava todo)'], { type: 'boolean' }],
  ['let', 'gravado_con_tarifa', 'Lo que se suma al mes', 'if con_reglamento then vacaciones else base_isr', [2, 3]],
  ['let', 'con_tarifa', 'Se aplica la tarifa al mes', 'gravado_con_tarifa > 0 MXN and not exento_por_sm', [2], { type: 'boolean' }],
  ['let', 'base_isr_mes', 'Base del mes', 'ingreso_gravado_mes + gravado_con_tarifa when con_tarifa', [2]],
  ['let', 'isr_determinado', 'ISR según tarifa', 'tarifa_mensual(base_isr_mes) when con_tarifa', [2, 4], { rounding: 'half_up:0.01' }],
  ['let', 'subsidio_empleo_causado', 'Subsidio para el empleo causado', 'subsidio_mensual(base_isr_mes) when con_tarifa', [7, 5, 6, 5]],
  ['let', 'subsidio_empleo', 'Subsidio para el empleo aplicado', 'min(subsidio_empleo_causado, isr_determinado) when con_tarifa',
    [7, 'Decreto DOF 01-05-2024 (convención: el que ya se entregó en efectivo no se reclama)']],
  ['let', 'isr_del_mes', 'ISR que falta en el mes', 'max(0 MXN, isr_determinado - subsidio_empleo - isr_retenido_mes) when con_tarifa', [2]],
  ['let', 'promedio_mensual_174', 'Promedio mensual de lo gravado', 'prima_vacacional_gravada * 30.4 / 365 when con_reglamento',
    ['RLISR art. 174-I (convención: al centavo, como lo pide la tarifa)'], { rounding: 'half_up:0.01' }],
  ['let', 'tarifa_aplicada', 'Tarifa aplicada',
    'if con_reglamento then tarifa_mensual(sueldo_mensual_ordinario + promedio_mensual_174) else tarifa_mensual(base_isr_mes)',
    [2, 'RLISR art. 174-II', 4]],
  ['let', 'tasa_174', 'Tasa del reglamento',
    'if promedio_mensual_174 = 0 MXN then 0% else (tarifa_aplicada - tarifa_mensual(sueldo_mensual_ordinario)) / ' +
      'promedio_mensual_174 * 100% when con_reglamento',
    ['RLISR art. 174-III y IV (convención: sin subsidio para el empleo en ninguna de las dos)', 4], { type: 'rate' }],
  ['let', 'isr_174', 'ISR por el promedio mensual', 'max(0 MXN, prima_vacacional_gravada * tasa_174) when con_reglamento', ['RLISR art. 174-V'],
    { rounding: 'half_up:0.01' }],
  ['let', 'isr_evento_ordinario', 'ISR de lo que no es anual', 'isr_del_mes when con_reglamento', [2]],
  ['deduction', 'isr', 'ISR retenido', 'if con_reglamento then isr_evento_ordinario + isr_174 else isr_del_mes', [2, 3],
    { tags: ['cfdi:D002'], bracket: 'tarifa_aplicada' }],
  ['deduction', 'otras_deducciones', 'Otras deducciones', 'otras_deducciones_amount', ['LFT art. 110 (convención: se descuentan como vienen)'],
    { omitZero: true }],
  ['total', 'total_percepciones', 'Total de percepciones', 'sum(perceptions)', null, { terms: ['vacaciones', 'prima_vacacional'] }],
  ['total', 'total_deducciones', 'Total de deducciones', 'sum(deductions)', null, { terms: ['isr', 'otras_deducciones'] }],
  ['total', 'neto', 'Neto', 'total_percepciones - total_deducciones', null, { terms: ['total_percepciones', '-total_deducciones'] }],
  ['let', 'limite_subsidio', 'Ingreso límite del subsidio', 'upper_limit(subsidio_mensual)', [7, 5, 6, 5]],
];

const manifest = rt.manifest({ format: 1, path: 'rules/mx/prima_vacacional/2020-01-01.pay',
    fingerprint: 'sha256:e5b09ad3069a53c38a8f2bbd833924eecc1b988bbb71a62fa20a7303c8190381',
    meaning: 'sha256:6bc3386f923715fe8c068677ce8862485414ff843b0d535f7a6b5037d42e5297', country: 'MX', scheme: 'prima_vacacional',
    label: 'Prima vacacional', version: '2020.1', currency: 'MXN', validFrom: '2020-01-01', validUntil: '2026-12-31', periods: ['event'],
    proration: null, days: 'as_given', asOf: 'period_end', laws: ['LFT arts. 76 y 80; LISR arts. 93-XIV y 96; RLISR art. 174'],
    changes: [{ date: '2023-01-01', summary: 'Doce días de vacaciones el primer año', law: 'LFT art. 76, DOF 27-12-2022' },
      { date: '2024-05-01', summary: 'El subsidio para el empleo es una sola cantidad', law: 'Decreto DOF 01-05-2024' },
      { date: '2026-01-01', summary: 'Tarifa del ISR actualizada por inflación', law: 'Anexo 8 RMF 2026, DOF 28-12-2025' }], employerTables: [],
    summary: { total_perceptions: 'total_percepciones', total_deductions: 'total_deducciones', net_salary: 'neto' }, inputs: $inputs,
    steps: $steps, sources: $laws, provenance: $provenance }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  prima_minima: rt.scaledWorth($at, 4n, prima_minima$rows),
  salario_minimo_zlfn: rt.scaledWorth($at, 100n, salario_minimo_zlfn$rows),
  salario_minimo_general: rt.scaledWorth($at, 100n, salario_minimo_general$rows),
  umas_exentas: rt.scaledWorth($at, 1n, umas_exentas$rows),
  UMA: rt.scaledWorth($at, 100n, UMA$rows),
  tarifa_mensual$rows1: rt.scaledRows(tarifa_mensual, { date: $at }, 100n, 2500n),
  subsidio_mensual$rows1: rt.scaledRows(subsidio_mensual, { date: $at }, 100n, 100n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const fecha_ingreso$sent = rt.textAt($row.texts, 2);
  const metodo_isr$sent = rt.textAt($row.texts, 7);
  // Salario mensual
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0 || $n[0]! > 300000000000) return false;
  const monthly_salary = $s[0] = $n[0]!;
  // Salario diario
  if ($n[1]! <= 0 || $n[1]! > 10000000000) return false;
  const daily_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! * 30 : monthly_salary;
  // Fecha de ingreso
  if (fecha_ingreso$sent !== undefined && !rt.isDate(fecha_ingreso$sent)) return false;
  const fecha_ingreso = fecha_ingreso$sent ?? '';
  $s[2] = rt.digitsOfDate(fecha_ingreso);
  // Días de vacaciones
  if ($n[3]! < 0 || $n[3]! > 900000) return false;
  const dias_de_vacaciones = $s[3] = $n[3]!;
  // Prima, por ciento del salario
  if ($n[4]! < 2500000 || $n[4]! > 30000000) return false;
  const prima_vacacional_tasa = $s[4] = rt.sentOr($n[4]!, $f.prima_minima * 2500000);
  // Prima vacacional ya calculada
  if ($n[5]! < 0) return false;
  const prima_bruta = $s[5] = $n[5]!;
  // Prima exenta ya usada en el año
  if ($n[6]! < 0) return false;
  const prima_vacacional_exenta_acumulada = $s[6] = rt.sentOr($n[6]!, 0);
  // Método del ISR
  if (metodo_isr$sent !== undefined && !(rt.positionOf(['ley', 'reglamento'], metodo_isr$sent) > 0)) return false;
  const metodo_isr = metodo_isr$sent !== undefined ? metodo_isr$sent : 'ley';
  $s[7] = rt.positionOf(['ley', 'reglamento'], metodo_isr);
  // Sueldo mensual ordinario, gravado
  if ($n[8]! <= 0 || $n[8]! > 300000000000) return false;
  const sueldo_mensual = $s[8] = $n[8]!;
  // Otros ingresos gravados del mes
  if ($n[9]! < 0) return false;
  const gravado_del_mes = $s[9] = $n[9]!;
  // ISR retenido por esos ingresos
  if ($n[10]! < 0) return false;
  const retenido_del_mes = $s[10] = $n[10]!;
  // Otras deducciones
  if ($n[11]! < 0) return false;
  const otras_deducciones_amount = $s[11] = rt.sentOr($n[11]!, 0);
  // Los días se pagan en este recibo
  const paga_vacaciones = $n[12]! === 1;
  $s[12] = paga_vacaciones ? 1 : 0;
  // Trabaja en la Zona Libre de la Frontera Norte
  const zona_libre_frontera_norte = $n[13]! === 1;
  $s[13] = zona_libre_frontera_norte ? 1 : 0;
  // Salario mínimo
  const salario_minimo = $s[14] = zona_libre_frontera_norte ? $f.salario_minimo_zlfn : $f.salario_minimo_general;
  // Gana el salario mínimo
  const es_sm = daily_salary <= salario_minimo * 3000;
  $s[15] = es_sm ? 1 : 0;
  // Sueldo mensual ordinario
  const $6 = rt.isSent($n[8]!);
  $s[16] = $6 ? 1 : 0;
  let $7: number;
  if ($6) {
    $7 = sueldo_mensual;
  } else {
    const $4 = rt.isSent($n[0]!);
    $s[17] = $4 ? 1 : 0;
    $7 = $4 ? monthly_salary : daily_salary;
  }
  const sueldo_mensual_ordinario = $s[18] = Math.floor(($7 + 50) / 100);
  $s[19] = $7;
  // Años cumplidos
  const $9 = fecha_ingreso$sent !== undefined;
  $s[20] = $9 ? 1 : 0;
  const anios_cumplidos = $s[21] = $9 ? rt.yearsBetween(fecha_ingreso, $row.period.end) : 1;
  // Año de vacaciones
  const anio_de_vacaciones = $s[22] = 1 > anios_cumplidos ? 1 : anios_cumplidos;
  // Quinquenios, hasta 2022
  const quinquenios_hasta_2022 = $s[23] = Math.floor(anio_de_vacaciones / 5);
  $s[24] = anio_de_vacaciones;
  // Quinquenios después del quinto año, desde 2023
  const $13 = anio_de_vacaciones - 5;
  const $14 = $s[26] = 0 > $13 ? 0 : $13;
  const quinquenios_desde_2023 = $s[25] = Math.ceil($14 / 5);
  // Vacaciones mínimas, días
  const $18 = $row.period.end >= '2023-01-01';
  $s[27] = $18 ? 1 : 0;
  let $19: number;
  if ($18) {
    const $16 = 10 + anio_de_vacaciones * 2;
    $19 = (20 < $16 ? 20 : $16) + quinquenios_desde_2023 * 2;
  } else {
    const $17 = 4 + anio_de_vacaciones * 2;
    $19 = (12 < $17 ? 12 : $17) + quinquenios_hasta_2022 * 2;
  }
  const dias_de_ley = $s[28] = $19;
  // Días de vacaciones
  const $20 = rt.isSent($n[3]!);
  $s[29] = $20 ? 1 : 0;
  const dias_vacaciones = $s[30] = $20 ? dias_de_vacaciones : dias_de_ley * 10000;
  // Vacaciones
  let vacaciones = 0;
  if (paga_vacaciones) {
    const $22 = $s[32] = daily_salary * dias_vacaciones;
    if ($22 > 4503599597370495) return false;
    vacaciones = $s[31] = Math.floor(($22 + 15000000) / 30000000);
  }
  // Prima vacacional
  const $26 = rt.isSent($n[5]!);
  $s[33] = $26 ? 1 : 0;
  let $28: number;
  if ($26) {
    const $27 = prima_bruta * 3000000000000;
    if ($27 > rt.SAFE) return false;
    $28 = $27;
  } else {
    const $24 = daily_salary * dias_vacaciones;
    if ($24 > rt.SAFE) return false;
    const $25 = $24 * prima_vacacional_tasa;
    if ($25 > rt.SAFE) return false;
    $28 = $25;
  }
  if ($28 > 4203599627370495) return false;
  const prima_vacacional = $s[34] = Math.floor(($28 + 150000000000000) / 300000000000000);
  $s[35] = $28;
  // Tope de la prima vacacional exenta
  const $30 = es_sm ? daily_salary * dias_vacaciones * $f.prima_minima : 0;
  const $31 = $f.umas_exentas * $f.UMA * 100 - prima_vacacional_exenta_acumulada;
  const $32 = (0 > $31 ? 0 : $31) * 1200000;
  if ($32 > rt.SAFE) return false;
  const $33 = $s[37] = $32 > $30 ? $32 : $30;
  const prima_vacacional_tope_exento = $s[36] = Math.floor(($33 + 60000000) / 120000000);
  // Prima vacacional exenta
  const prima_vacacional_exenta = $s[38] = prima_vacacional < prima_vacacional_tope_exento ? prima_vacacional : prima_vacacional_tope_exento;
  // Prima vacacional gravada
  const prima_vacacional_gravada = $s[39] = prima_vacacional - prima_vacacional_exenta;
  // Base gravable ISR
  const base_isr = $s[40] = vacaciones +
    (prima_vacacional - (prima_vacacional < prima_vacacional_tope_exento ? prima_vacacional : prima_vacacional_tope_exento));
  // Ingresos gravados del mes, sin este recibo
  const $38 = rt.isSent($n[9]!);
  $s[41] = $38 ? 1 : 0;
  const $39 = $s[43] = $38 ? gravado_del_mes : sueldo_mensual_ordinario * 100;
  if ($39 > 4503599627370395) return false;
  const ingreso_gravado_mes = $s[42] = Math.floor(($39 + 50) / 100);
  // ISR retenido por esos ingresos
  $s[45] = -1;
  $s[47] = -1;
  const $47 = rt.isSent($n[10]!);
  $s[44] = $47 ? 1 : 0;
  let $49: number;
  if ($47) {
    const $48 = retenido_del_mes * 25;
    if ($48 > rt.SAFE) return false;
    $49 = $48;
  } else {
    let $46: number;
    if (es_sm) {
      $46 = 0;
    } else {
      const $41 = $s[45] = rt.rowOf($f.tarifa_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($41 < 0) return false;
      $s[46] = ingreso_gravado_mes;
      const $42 = rt.excessOf($f.tarifa_mensual$rows1, $41, ingreso_gravado_mes, 1);
      if (Number.isNaN($42)) return false;
      const $43 = $s[47] = rt.rowOf($f.subsidio_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($43 < 0) return false;
      $s[48] = ingreso_gravado_mes;
      const $44 = $f.subsidio_mensual$rows1.value[$43]!;
      const $45 = $42 - $44 * 2500;
      $46 = 0 > $45 ? 0 : $45;
    }
    $49 = $46;
  }
  if ($49 > 4503599627367995) return false;
  const isr_retenido_mes = $s[49] = Math.floor(($49 + 1250) / 2500);
  $s[50] = $49;
  // Con el promedio mensual del reglamento
  const con_reglamento = rt.same(metodo_isr, 'reglamento');
  $s[51] = con_reglamento ? 1 : 0;
  // Solo percibe el salario mínimo
  const exento_por_sm = es_sm && prima_vacacional_gravada === 0;
  $s[52] = exento_por_sm ? 1 : 0;
  // Lo que se suma al mes
  const gravado_con_tarifa = $s[53] = con_reglamento ? vacaciones : base_isr;
  // Se aplica la tarifa al mes
  const $52 = gravado_con_tarifa > 0;
  $s[54] = $52 ? 1 : 0;
  const con_tarifa = $52 && !exento_por_sm;
  $s[55] = con_tarifa ? 1 : 0;
  // Base del mes
  let base_isr_mes = 0;
  if (con_tarifa) {
    base_isr_mes = $s[56] = ingreso_gravado_mes + gravado_con_tarifa;
  }
  // ISR según tarifa
  $s[57] = -1;
  let isr_determinado = 0;
  if (con_tarifa) {
    const $54 = $s[57] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_mes, 1, false);
    if ($54 < 0) return false;
    $s[58] = base_isr_mes;
    const $55 = $s[60] = rt.excessOf($f.tarifa_mensual$rows1, $54, base_isr_mes, 1);
    if (Number.isNaN($55)) return false;
    if ($55 > 4503599627367995) return false;
    isr_determinado = $s[59] = Math.floor(($55 + 1250) / 2500);
  }
  // Subsidio para el empleo causado
  $s[61] = -1;
  let subsidio_empleo_causado = 0;
  let subsidio_empleo = 0;
  let isr_del_mes = 0;
  if (con_tarifa) {
    const $57 = $s[61] = rt.rowOf($f.subsidio_mensual$rows1, base_isr_mes, 1, false);
    if ($57 < 0) return false;
    $s[62] = base_isr_mes;
    subsidio_empleo_causado = $s[63] = $f.subsidio_mensual$rows1.value[$57]!;
    // Subsidio para el empleo aplicado
    subsidio_empleo = $s[64] = subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado;
    // ISR que falta en el mes
    const $60 = isr_determinado - subsidio_empleo - isr_retenido_mes;
    isr_del_mes = $s[65] = 0 > $60 ? 0 : $60;
  }
  // Promedio mensual de lo gravado
  let promedio_mensual_174 = 0;
  if (con_reglamento) {
    const $62 = $s[67] = prima_vacacional_gravada * 38;
    const $63 = $62 * 4;
    promedio_mensual_174 = $s[66] = Math.floor((2 * $63 + 1825) / 3650);
  }
  // Tarifa aplicada
  $s[68] = -1;
  $s[70] = -1;
  let $70: number;
  if (con_reglamento) {
    const $65 = $s[69] = sueldo_mensual_ordinario + promedio_mensual_174;
    const $66 = $s[68] = rt.rowOf($f.tarifa_mensual$rows1, $65, 1, false);
    if ($66 < 0) return false;
    const $67 = rt.excessOf($f.tarifa_mensual$rows1, $66, $65, 1);
    if (Number.isNaN($67)) return false;
    $70 = $67;
  } else {
    const $68 = $s[70] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_mes, 1, false);
    if ($68 < 0) return false;
    $s[71] = base_isr_mes;
    const $69 = rt.excessOf($f.tarifa_mensual$rows1, $68, base_isr_mes, 1);
    if (Number.isNaN($69)) return false;
    $70 = $69;
  }
  const tarifa_aplicada = $s[72] = $70;
  // Tasa del reglamento
  $s[74] = -1;
  let $73 = 1;
  $s[77] = 1;
  let tasa_174 = 0;
  if (con_reglamento) {
    const $74 = promedio_mensual_174 === 0;
    $s[73] = $74 ? 1 : 0;
    let $75: number;
    if ($74) {
      $75 = 0 * $73;
    } else {
      const $71 = $s[74] = rt.rowOf($f.tarifa_mensual$rows1, sueldo_mensual_ordinario, 1, false);
      if ($71 < 0) return false;
      $s[75] = sueldo_mensual_ordinario;
      const $72 = rt.excessOf($f.tarifa_mensual$rows1, $71, sueldo_mensual_ordinario, 1);
      if (Number.isNaN($72)) return false;
      if (!(promedio_mensual_174 > 0)) return false;
      $73 = promedio_mensual_174;
      $75 = tarifa_aplicada - $72;
    }
    tasa_174 = $s[76] = $75;
    $s[77] = $73;
  }
  // ISR por el promedio mensual
  $s[80] = 1;
  let isr_174 = 0;
  let isr_evento_ordinario = 0;
  if (con_reglamento) {
    const $76 = prima_vacacional_gravada * tasa_174;
    if ($76 > rt.SAFE || $76 < -rt.SAFE) return false;
    const $77 = 0 * $73;
    const $78 = $s[79] = $77 > $76 ? $77 : $76;
    const $79 = rt.wholeOf($78, 2500 * $73, 'half_up');
    if (Number.isNaN($79)) return false;
    isr_174 = $s[78] = $79;
    $s[80] = $73;
    // ISR de lo que no es anual
    isr_evento_ordinario = $s[81] = isr_del_mes;
  }
  // ISR retenido
  const isr = $s[82] = con_reglamento ? isr_evento_ordinario + isr_174 : isr_del_mes;
  // Otras deducciones
  if (otras_deducciones_amount > 4503599627370395) return false;
  const otras_deducciones = $s[83] = Math.floor((otras_deducciones_amount + 50) / 100);
  $s[84] = otras_deducciones_amount;
  // Total de percepciones
  const total_percepciones = $s[85] = vacaciones + prima_vacacional;
  // Total de deducciones
  const total_deducciones = $s[86] = isr + otras_deducciones;
  // Neto
  const neto = $s[87] = total_percepciones - total_deducciones;
  // Ingreso límite del subsidio
  $s[88] = $f.subsidio_mensual$rows1.top;
  const limite_subsidio = $s[89] = $f.subsidio_mensual$rows1.top;
  if (!(fecha_ingreso$sent !== undefined) && !rt.isSent($n[3]!) && !rt.isSent($n[5]!)) return false;
  if ($9 && fecha_ingreso >= $row.period.end) return false;
  if ($notes !== null) {
    if (rt.isSent($n[1]!) && rt.isSent($n[0]!) && (daily_salary * 100 < monthly_salary * 99 || daily_salary * 100 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(2, rt.ratio(monthly_salary, 10000n), rt.ratio(daily_salary, 300000n));
    }
    if (daily_salary < salario_minimo * 3000) {
      // BELOW_MINIMUM_WAGE
      $notes.add(3, rt.ratio(daily_salary, 300000n), rt.ratio(salario_minimo, 100n));
    }
    const $85 = zona_libre_frontera_norte ? daily_salary < $f.salario_minimo_zlfn * 3000 : daily_salary === $f.salario_minimo_zlfn * 3000;
    if ($85) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(4, rt.ratio(daily_salary, 300000n), rt.ratio($f.salario_minimo_zlfn, 100n));
    }
    if (prima_vacacional_exenta < prima_vacacional) {
      // EXEMPTION_CAPPED
      $notes.add(5, rt.ratio(prima_vacacional_exenta, 100n), rt.ratio(prima_vacacional_gravada, 100n));
    }
    if ($9 && dias_vacaciones < dias_de_ley * 10000) {
      // VACATION_BELOW_LEGAL_MINIMUM
      $notes.add(6, rt.ratio(dias_vacaciones, 10000n), rt.ratio(dias_de_ley, 1n));
    }
    if (exento_por_sm) {
      // MINIMUM_WAGE_EXEMPT
      $notes.add(7, rt.ratio(salario_minimo, 100n));
    }
    let $88: boolean = !con_reglamento && con_tarifa;
    if ($88) {
      const $86 = rt.rowOf($f.subsidio_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($86 < 0) return false;
      const $87 = $f.subsidio_mensual$rows1.value[$86]!;
      $88 = $87 > 0;
    }
    if ($88 && subsidio_empleo_causado === 0) {
      // SUBSIDY_LOST_BY_EVENT
      $notes.add(8, rt.ratio(base_isr_mes, 100n), rt.ratio(ingreso_gravado_mes, 100n));
    }
    let $91: boolean = con_tarifa && base_isr_mes > limite_subsidio;
    if ($91) {
      const $89 = rt.rowOf($f.subsidio_mensual$rows1, limite_subsidio, 1, false);
      if ($89 < 0) return false;
      const $90 = $f.subsidio_mensual$rows1.value[$89]!;
      $91 = base_isr_mes <= limite_subsidio + $90;
    }
    if ($91) {
      // SUBSIDY_CLIFF
      $notes.add(9, rt.ratio(base_isr_mes, 100n), rt.ratio(limite_subsidio, 100n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(10);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":90,"scales":[10000,10000,1,10000,10000000,10000,10000,1,10000,10000,10000,10000,1,1],"values":[["input",13,[13,1]],["parameter","salario_minimo_zlfn",100],["parameter","salario_minimo_general",100],["input",1,[1,300000]],0,["sent","given(sueldo_mensual)",8],["input",8,[8,10000]],["sent","given(monthly_salary)",0],["input",0,[0,10000]],["sent","given(fecha_ingreso)",2],["input",2,[2,1]],["period","end_date","date",[]],3,4,6,5,["sent","given(dias_de_vacaciones)",3],["input",3,[3,10000]],7,["input",12,[12,1]],8,["sent","given(prima_bruta)",5],["input",5,[5,10000]],["input",4,[4,10000000]],["parameter","umas_exentas",1,"number"],["parameter","UMA",100],["input",6,[6,10000]],1,["parameter","prima_minima",4,"rate"],10,11,12,9,["sent","given(gravado_del_mes)",9],["input",9,[9,10000]],2,["sent","given(retenido_del_mes)",10],["input",10,[10,10000]],15,["input",7,[7,1]],13,17,14,19,18,20,21,23,22,24,16,26,27,28,25,30,29,["input",11,[11,10000]],31,32,33,34,["kept","upper_limit(subsidio_mensual)","money",88]],"tables":[{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[45,46,null],"isConditional":1},{"table":1,"rows":"subsidio_mensual$rows1","gives":"money","scales":[100,100,10000],"slots":[47,48,null],"scalesValue":1,"isConditional":1},{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[57,58,null],"isConditional":1},{"table":1,"rows":"subsidio_mensual$rows1","gives":"money","scales":[100,100,10000],"slots":[61,62,null],"scalesValue":1,"isConditional":1},{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[68,69,null],"isConditional":1},{"name":"tarifa_mensual.2","table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[70,71,null],"isConditional":1},{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[74,75,null],"isConditional":1}],"steps":[[14,[0,[[1],13,1,1],[[2],13,0,0]]],[[15,1],[3,4]],[18,[5,[[6],16,1,1],[[7],16,0,0],[[8],16,0,0,17,1,1],[[3],16,0,0,17,0,0]],[19,10000]],[[21,1],[9,[[10,11],20,1,1]]],[[22,1],[12]],[[23,1],[13],[24,5]],[[25,1],[13],[26,5]],[[28,1],[11,[[13,14],27,1,1],[[13,15],27,0,0]]],[[30,10000],[16,[[17],29,1,1],[[18],29,0,0]]],[31,[19,[[3,20],12,1,1]],[32,3000000000],null,12],[34,[21,[[22],33,1,1],[[3,20,23],33,0,0]],[35,"30000000000000000"]],[36,[24,25,26,27,[[3,20,28],15,1,1]],[37,12000000000]],[38,[29,30]],[39,[29,31]],[40,[32,29,29,30]],[42,[33,[[34],41,1,1],[[35],41,0,0]],[43,10000]],[49,[36,[[37],44,1,1],[[27],44,0,0],[[38,38],44,0,0,15,0,0],-1,-2],[50,250000]],[[51,1],[39]],[[52,1],[27,[[40],15,1,1]]],[53,[41,[[32],51,1,1],[[42],51,0,0]]],[[55,1],[43,[[44],54,1,1]]],[56,[45,[[38,43],55,1,1]],null,null,55],[59,[45,[[46],55,1,1],-3],[60,250000],null,55],[63,[45,[[46],55,1,1],-4],null,null,55],[64,[45,[[47,48],55,1,1]],null,null,55],[65,[45,[[48,49,50],55,1,1]],null,null,55],[66,[41,[[40],51,1,1]],[67,45625],null,51],[[72,250000],[41,[[35,51],51,1,1],[[46],51,0,0],-5,-6]],[[76,2500,77],[41,[[51],51,1,1],[[52,35,51],51,1,1,73,0,0],-7],null,null,51],[78,[41,[[40,53],51,1,1]],[79,250000,80],null,51],[81,[41,[[54],51,1,1]],null,null,51],[82,[41,[[55,56],51,1,1],[[54],51,0,0]]],[83,[57],[84,10000]],[85,[32,29]],[86,[58,59]],[87,[60,61]],[89,[62]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '{"scheme":["MXN","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"rate"],{"words":["ley","reglamento"]},"boolean","date",[0,0,"number"]],"roundings":[["half_up",[["1/100",null]]],["down",[["1",null]]],["up",[["1",null]]]],"nodes":"0 c0;0 c30000000;0 i0;1 c30;0 3 2 3;0 c1000000;1 c0;1 c90;2 p3;2 c1/4;2 c3;3 word,ley;4 truth,false;4 i13;0 p2;0 p1;0 18 13 14 15;0 i1;0 s0;4 11 17 18;4 given,8;0 i8;4 given,0;0 2 3 17;0 18 22 2 23;0 18 20 21 24;4 given,2;5 i2;5 period,4;1 25 27 28;1 c1;1 18 26 29 30;1 s3;1 6 30 32;1 s4;1 c5;6 3 34 35;1 1 34 35;1 6 6 37;6 3 38 35;5 date,2023-01-01;4 13 28 40;1 c20;1 c10;1 c2;1 2 44 34;1 0 43 45;1 5 42 46;1 s6;1 2 44 48;1 0 47 49;1 c12;1 c4;1 0 52 45;1 5 51 53;1 s5;1 2 44 55;1 0 54 56;1 18 41 50 57;4 given,3;6 i3;1 s7;6 18 59 60 61;4 i12;6 s8;0 2 17 64;4 given,5;0 i5;2 i4;0 2 65 68;0 18 66 67 69;1 p4;0 p0;0 2 30 72;0 2 71 73;0 i6;0 1 74 75;4 s1;0 2 65 8;0 18 77 78 0;0 6 0 76 79;0 s10;0 s11;0 5 81 82;0 s12;0 1 81 84;0 s9;0 1 81 83;0 0 86 87;4 given,9;0 i9;0 s2;0 18 89 90 91;4 given,10;0 i10;0 s15;0 apply,0 95;0 apply,1 95;0 1 96 97;0 6 0 98;0 18 77 0 99;0 18 93 94 100;3 i7;3 word,reglamento;4 8 102 103;0 s13;4 8 105 0;4 14 77 106;4 s17;0 s14;0 18 108 86 109;0 s19;4 12 111 0;4 s18;4 16 113;4 14 112 114;4 s20;0 0 95 111;0 s21;0 apply,0 118;0 apply,1 118;0 s23;0 s22;0 5 121 122;0 s24;0 1 122 124;0 s16;0 1 125 126;0 6 0 127;6 c152/5;0 2 105 129;1 c365;0 3 130 131;0 s26;0 0 91 133;0 apply,0 134;0 18 108 135 119;4 8 133 0;2 c0;0 s27;0 apply,0 91;0 1 139 140;6 3 141 133;2 c1;2 2 142 143;2 18 137 138 144;2 s28;0 2 105 146;0 6 0 147;0 s25;0 s30;0 s29;0 0 150 151;0 18 108 152 149;0 i11;0 0 86 81;0 s31;0 s32;0 0 156 157;0 s33;0 s34;0 1 159 160;0 upper_limit,1;4 16 26;4 16 59;4 14 163 164;4 16 66;4 14 165 166;4 13 27 28;4 14 26 168;4 given,1;4 14 170 22;2 c99/100;0 2 172 2;4 10 23 173;2 c101/100;0 2 175 2;4 12 23 176;4 15 174 177;4 14 171 178;4 10 17 18;4 10 17 14;4 8 17 14;4 18 13 181 182;4 10 84 81;4 10 64 61;4 14 26 185;4 16 108;4 14 187 116;4 12 97 0;4 14 188 189;4 8 121 0;4 14 190 191;0 s36;4 12 118 193;4 14 116 194;0 apply,1 193;0 0 193 196;4 11 118 197;4 14 195 198;0 s35;4 10 200 0","items":[["i",0,null,[0,false],[1,true]],["i",1,4,[0,false],[5,true]],["i",2],["i",3,null,[6,true],[7,true]],["i",4,8,[9,true],[10,true]],["i",5,null,[0,true]],["i",6,0,[0,true]],["i",7,11],["i",8,null,[0,false],[1,true]],["i",9,null,[0,true]],["i",10,null,[0,true]],["i",11,0,[0,true]],["i",12,12],["i",13,12],[0,0,16],[1,4,19],[2,0,25,0],[3,1,31],[4,1,33],[5,1,36,1],[6,1,39,2],[7,1,58],[8,6,62],[9,0,65,0,null,63],[10,0,70,0],[11,0,80,0],[12,0,83],[13,0,85],[14,0,88,0],[15,0,92,0],[16,0,101,0],[17,4,104],[18,4,107],[19,0,110],[20,4,115],[21,0,117,null,null,116],[22,0,119,0,null,116],[23,0,120,null,null,116],[24,0,123,null,null,116],[25,0,128,null,null,116],[26,0,132,0,null,108],[27,0,136],[28,2,145,null,null,108],[29,0,148,0,null,108],[30,0,149,null,null,108],[31,0,153,0],[32,0,154,0],[33,0,155],[34,0,158],[35,0,161],[36,0,162]],"parameters":[["UMA",null],["salario_minimo_general",null],["salario_minimo_zlfn",null],["prima_minima",null],["umas_exentas",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.fecha_ingreso","inputs",null,167,["Hace falta la fecha de ingreso, los días de vacaciones o la prima ya calculada (LFT arts. 76 y 80)"]],["refuse","VALIDATION_ERROR","warning","inputs.fecha_ingreso","inputs",null,169,["La fecha de ingreso ",27," no es anterior al pago (LFT art. 76)"]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,179,["El salario mensual ",2," y 30 veces el diario ",17," difieren en más del 1 %; se usa el diario"]],["warn","BELOW_MINIMUM_WAGE","warning","daily_salary","employee",null,180,["El salario diario ",17," es menor que el mínimo de ",18,"; puede ser correcto en jornada parcial"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.zona_libre_frontera_norte","override",null,183,["El salario diario ",17," no concuerda con la zona; el mínimo de la frontera norte es ",14]],["warn","EXEMPTION_CAPPED","info","prima_vacacional","employee",null,184,["Lo exento llega a ",84,"; ",105," se gravan"]],["warn","VACATION_BELOW_LEGAL_MINIMUM","warning","inputs.dias_vacaciones","inputs",null,186,["Los ",64," días son menos que los ",61," de la ley (LFT art. 76)"]],["warn","MINIMUM_WAGE_EXEMPT","info","isr","employee",null,113,["A quien solo percibe el salario mínimo de ",18," no se le retiene"]],["warn","SUBSIDY_LOST_BY_EVENT","info","isr","employee",null,192,["Con ",118," en el mes se pierde el subsidio para el empleo que tenía con ",95]],["warn","SUBSIDY_CLIFF","info","isr","employee",null,199,["La base ",118," pasa por menos de un subsidio del límite de ",193]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,201,["Las deducciones superan las percepciones"]]],"tables":[[0,null,0,null,null],[0,null,0,null,null]]}';

const law: rt.PackedLaw = { parameters: [UMA$rows, salario_minimo_general$rows, salario_minimo_zlfn$rows, prima_minima$rows, umas_exentas$rows],
  tables: [tarifa_mensual, subsidio_mensual] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
