// MX.ptu 2020.1: Participación en las utilidades
// Emitted from rules/mx/ptu/2020-01-01.pay by payroll compile. Do not edit.
// file    sha256:97e1d25224ec6357001ee5a5122fb4a520aad5bc33d5d5a1e479f756ac7e0b6d
// meaning sha256:aa271eb93cd401ed90598aeda5aead07e8b85bc2d0931761c663ae0cbaa59d61
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

// Participación exenta, UMA al año
const umas_exentas$rows = rt.dated('0000-01 15');

// Días que debe trabajar un eventual
const dias_del_eventual$rows = rt.dated('0000-01 60');

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
  'LFT art. 127-VIII, DOF 23-04-2021',
  'LISR art. 93-XIV',
  'LISR art. 96',
  'tarifa_mensual: LISR art. 96',
  'Decreto DOF 01-05-2024',
  'subsidio_mensual: Decreto DOF 11-12-2013, décimo transitorio',
  'Decreto DOF 11-12-2013, décimo transitorio',
  'RLISR art. 174',
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
  ['ptu_tope_3_meses', 'convention', 'el mes de 30 días; hay quien cuenta 91.2 días'],
  ['ptu_tope_de_2021', 'unconfirmed', 'si los pagos de mayo y junio de 2021 ya llevaban tope'],
  ['ptu_excedente', 'single_source', 'no se reparte entre los demás'],
  ['ingreso_gravado_mes', 'convention', 'sin otro dato, el mes lleva el sueldo ordinario entero'],
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
  { id: 'ptu_asignada', source: 'inputs', type: 'money', label: 'Participación ya calculada', law: 'LFT art. 123', presence: 'optional',
    bounds: '[0 MXN .. *)' },
  { id: 'ptu_repartible', source: 'inputs', type: 'money', label: 'Utilidad por repartir', law: 'LFT arts. 120 y 122', presence: 'optional',
    requiredWhen: 'not given(ptu_asignada)', bounds: '(0 MXN .. *)' },
  { id: 'dias_trabajados_ejercicio', source: 'inputs', type: 'number', label: 'Días trabajados en el ejercicio', law: 'LFT art. 123',
    presence: 'optional', requiredWhen: 'not given(ptu_asignada)', bounds: '(0 .. 366]' },
  { id: 'dias_totales_empresa', source: 'inputs', type: 'number', label: 'Días de todos los trabajadores', law: 'LFT art. 123',
    presence: 'optional', requiredWhen: 'not given(ptu_asignada)', bounds: '(0 .. *)' },
  { id: 'salario_devengado_ejercicio', source: 'inputs', type: 'money', label: 'Salarios del trabajador en el ejercicio',
    law: 'LFT arts. 123 y 124', presence: 'optional', requiredWhen: 'not given(ptu_asignada)', bounds: '[0 MXN .. *)' },
  { id: 'salarios_totales_empresa', source: 'inputs', type: 'money', label: 'Salarios de todos los trabajadores', law: 'LFT arts. 123 y 124',
    presence: 'optional', requiredWhen: 'not given(ptu_asignada)', bounds: '(0 MXN .. *)' },
  { id: 'promedio_ptu_3_anios', source: 'inputs', type: 'money', label: 'Promedio de las tres últimas participaciones',
    law: 'LFT art. 127-VIII', bounds: '[0 MXN .. *)', defaultText: '0 MXN' },
  { id: 'ptu_exenta_acumulada', source: 'inputs', type: 'money', label: 'Participación exenta ya usada en el año', law: 'LISR art. 93-XIV',
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
  { id: 'trabajador_eventual', source: 'override', type: 'boolean', label: 'Trabajador eventual', law: 'LFT art. 127-VII', defaultText: 'no' },
  { id: 'zona_libre_frontera_norte', source: 'override', type: 'boolean', label: 'Trabaja en la Zona Libre de la Frontera Norte',
    law: 'CONASAMI', defaultText: 'no' },
];

const $steps: readonly rt.StepLine[] = [
  ['let', 'salario_minimo', 'Salario mínimo', 'if zona_libre_frontera_norte then salario_minimo_zlfn else salario_minimo_general',
    ['CONASAMI', 'salario_minimo_zlfn: CONASAMI', 'salario_minimo_general: CONASAMI'], { position: 24 }],
  ['let', 'es_sm', 'Gana el salario mínimo', 'daily_salary <= salario_minimo', ['LISR arts. 93-I y 96'], { type: 'boolean' }],
  ['let', 'sueldo_mensual_ordinario', 'Sueldo mensual ordinario',
    'if given(sueldo_mensual) then sueldo_mensual else if given(monthly_salary) then monthly_salary else 30 * daily_salary',
    ['RLISR art. 174 (convención: el mes de 30 días', 'quien lo cuenta de 30.4 lo envía)'], { rounding: 'half_up:0.01' }],
  ['let', 'sin_derecho', 'Eventual con menos de 60 días',
    'trabajador_eventual and (if given(dias_trabajados_ejercicio) then dias_trabajados_ejercicio < dias_del_eventual else no)',
    ['LFT art. 127-VII', 'dias_del_eventual: LFT art. 127-VII'], { type: 'boolean', position: 28 }],
  ['let', 'ptu_por_dias', 'Participación por días',
    'if not given(ptu_asignada) then ptu_repartible / 2 * dias_trabajados_ejercicio / dias_totales_empresa else 0 MXN', ['LFT art. 123'],
    { rounding: 'half_up:0.01' }],
  ['let', 'ptu_por_salarios', 'Participación por salarios',
    'if not given(ptu_asignada) then ptu_repartible / 2 * (salario_devengado_ejercicio / salarios_totales_empresa) else 0 MXN',
    ['LFT arts. 123 y 124'], { rounding: 'half_up:0.01' }],
  ['let', 'ptu_bruta', 'Participación antes del tope',
    'if sin_derecho then 0 MXN else if given(ptu_asignada) then ptu_asignada else ptu_por_dias + ptu_por_salarios', ['LFT arts. 123 y 127-VII'],
    { rounding: 'half_up:0.01' }],
  ['let', 'con_tope', 'Con tope', 'period.end_date >= 2021-04-24', [0], { type: 'boolean' }],
  ['let', 'ptu_tope_3_meses', 'Tres meses de salario', 'if given(monthly_salary) then 3 * monthly_salary else 90 * daily_salary when con_tope',
    ['LFT art. 127-VIII (convención: el mes de 30 días', 'hay quien cuenta 91.2 días)'], { rounding: 'half_up:0.01' }],
  ['let', 'ptu_tope', 'Tope', 'max(ptu_tope_3_meses, promedio_ptu_3_anios) when con_tope', ['LFT art. 127-VIII'], { rounding: 'half_up:0.01' }],
  ['let', 'en_los_primeros_pagos', 'Pago de abril a junio de 2021', 'con_tope and period.end_date <= 2021-06-30', [0], { type: 'boolean' }],
  ['let', 'ptu_tope_de_2021', 'Tope de los primeros pagos', 'ptu_tope when en_los_primeros_pagos',
    ['LFT art. 127-VIII, DOF 23-04-2021 (sin confirmar: si los pagos de mayo y junio de 2021 ya llevaban tope)']],
  ['perception', 'ptu', 'Participación en las utilidades',
    'if not con_tope then ptu_bruta else min(ptu_bruta, if en_los_primeros_pagos then ptu_tope_de_2021 else ptu_tope)',
    ['LFT arts. 117, 123 y 127-VIII', 1], { taxable: true, tags: ['cfdi:P003'] }],
  ['let', 'ptu_excedente', 'Lo que pasa del tope', 'ptu_bruta - ptu', ['LFT art. 127-VIII (fuente única: no se reparte entre los demás)']],
  ['let', 'ptu_tope_exento', 'Tope de la participación exenta', 'max(0 MXN, umas_exentas * 1 UMA - ptu_exenta_acumulada)',
    [1, 'umas_exentas: LISR art. 93-XIV', 'Ley de la UMA, tercero transitorio (convención: la UMA en lugar del salario mínimo, como el SAT',
      'PRODECON lee salarios mínimos)', 'UMA: Ley de la UMA art. 4', 'INEGI'], { rounding: 'half_up:0.01' }],
  ['let', 'ptu_exenta', 'Participación exenta', 'min(ptu, ptu_tope_exento)', [1]],
  ['let', 'ptu_gravada', 'Participación gravada', 'ptu - ptu_exenta', [1]],
  ['base', 'base_isr', 'Base gravable ISR', 'sum(gravado)', [2]],
  ['let', 'ingreso_gravado_mes', 'Ingresos gravados del mes, sin este recibo',
    'if given(gravado_del_mes) then gravado_del_mes else sueldo_mensual_ordinario',
    ['LISR art. 96 (convención: sin otro dato, el mes lleva el sueldo ordinario entero)'], { rounding: 'half_up:0.01' }],
  ['let', 'isr_retenido_mes', 'ISR retenido por esos ingresos',
    'if given(retenido_del_mes) then retenido_del_mes else if es_sm then 0 MXN else max(0 MXN, ' +
      'tarifa_mensual(ingreso_gravado_mes) - subsidio_mensual(ingreso_gravado_mes))', [2, 3, 5, 4], { rounding: 'half_up:0.01' }],
  ['let', 'con_reglamento', 'Con el promedio mensual del reglamento', 'metodo_isr = reglamento', [7], { type: 'boolean' }],
  ['let', 'exento_por_sm', 'Solo percibe el salario mínimo', 'es_sm and base_isr = 0 MXN', ['LISR art. 96, primer párrafo'],
    { type: 'boolean' }],
  ['let', 'con_tarifa', 'Se aplica la tarifa al mes', 'not con_reglamento and base_isr > 0 MXN', [2], { type: 'boolean' }],
  ['let', 'base_isr_mes', 'Base del mes', 'ingreso_gravado_mes + base_isr when con_tarifa', [2]],
  ['let', 'isr_determinado', 'ISR según tarifa', 'tarifa_mensual(base_isr_mes) when con_tarifa', [2, 3], { rounding: 'half_up:0.01' }],
  ['let', 'subsidio_empleo_causado', 'Subsidio para el empleo causado', 'subsidio_mensual(base_isr_mes) when con_tarifa', [6, 4, 5, 4]],
  ['let', 'subsidio_empleo', 'Subsidio para el empleo aplicado', 'min(subsidio_empleo_causado, isr_determinado) when con_tarifa',
    [6, 'Decreto DOF 01-05-2024 (convención: el que ya se entregó en efectivo no se reclama)']],
  ['let', 'isr_del_mes', 'ISR que falta en el mes', 'max(0 MXN, isr_determinado - subsidio_empleo - isr_retenido_mes) when con_tarifa', [2]],
  ['let', 'promedio_mensual_174', 'Promedio mensual de lo gravado', 'ptu_gravada * 30.4 / 365 when con_reglamento',
    ['RLISR art. 174-I (convención: al centavo, como lo pide la tarifa)'], { rounding: 'half_up:0.01' }],
  ['let', 'tarifa_aplicada', 'Tarifa aplicada',
    'if con_reglamento then tarifa_mensual(sueldo_mensual_ordinario + promedio_mensual_174) else tarifa_mensual(base_isr_mes)',
    [2, 'RLISR art. 174-II', 3]],
  ['let', 'tasa_174', 'Tasa del reglamento',
    'if promedio_mensual_174 = 0 MXN then 0% else (tarifa_aplicada - tarifa_mensual(sueldo_mensual_ordinario)) / ' +
      'promedio_mensual_174 * 100% when con_reglamento',
    ['RLISR art. 174-III y IV (convención: sin subsidio para el empleo en ninguna de las dos)', 3], { type: 'rate' }],
  ['let', 'isr_174', 'ISR por el promedio mensual', 'max(0 MXN, ptu_gravada * tasa_174) when con_reglamento', ['RLISR art. 174-V'],
    { rounding: 'half_up:0.01' }],
  ['deduction', 'isr', 'ISR retenido', 'if con_reglamento then isr_174 else isr_del_mes', [2, 7],
    { tags: ['cfdi:D002'], bracket: 'tarifa_aplicada' }],
  ['deduction', 'otras_deducciones', 'Otras deducciones', 'otras_deducciones_amount', ['LFT art. 110 (convención: se descuentan como vienen)'],
    { omitZero: true }],
  ['total', 'total_percepciones', 'Total de percepciones', 'sum(perceptions)', null, { terms: ['ptu'] }],
  ['total', 'total_deducciones', 'Total de deducciones', 'sum(deductions)', null, { terms: ['isr', 'otras_deducciones'] }],
  ['total', 'neto', 'Neto', 'total_percepciones - total_deducciones', null, { terms: ['total_percepciones', '-total_deducciones'] }],
  ['let', 'limite_subsidio', 'Ingreso límite del subsidio', 'upper_limit(subsidio_mensual)', [6, 4, 5, 4]],
];

const manifest = rt.manifest({ format: 1, path: 'rules/mx/ptu/2020-01-01.pay',
    fingerprint: 'sha256:97e1d25224ec6357001ee5a5122fb4a520aad5bc33d5d5a1e479f756ac7e0b6d',
    meaning: 'sha256:aa271eb93cd401ed90598aeda5aead07e8b85bc2d0931761c663ae0cbaa59d61', country: 'MX', scheme: 'ptu',
    label: 'Participación en las utilidades', version: '2020.1', currency: 'MXN', validFrom: '2020-01-01', validUntil: '2026-12-31',
    periods: ['event'], proration: null, days: 'as_given', asOf: 'period_end',
    laws: ['LFT arts. 117 a 131; LISR arts. 93-XIV y 96; RLISR art. 174'],
    changes: [{ date: '2021-04-24', summary: 'Tope: tres meses de salario o el promedio de las tres últimas',
        law: 'LFT art. 127-VIII, DOF 23-04-2021' },
      { date: '2024-05-01', summary: 'El subsidio para el empleo es una sola cantidad', law: 'Decreto DOF 01-05-2024' },
      { date: '2026-01-01', summary: 'Tarifa del ISR actualizada por inflación', law: 'Anexo 8 RMF 2026, DOF 28-12-2025' }], employerTables: [],
    summary: { total_perceptions: 'total_percepciones', total_deductions: 'total_deducciones', net_salary: 'neto' }, inputs: $inputs,
    steps: $steps, sources: $laws, provenance: $provenance }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  salario_minimo_zlfn: rt.scaledWorth($at, 100n, salario_minimo_zlfn$rows),
  salario_minimo_general: rt.scaledWorth($at, 100n, salario_minimo_general$rows),
  dias_del_eventual: rt.scaledWorth($at, 1n, dias_del_eventual$rows),
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
  const metodo_isr$sent = rt.textAt($row.texts, 10);
  // Salario mensual
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0 || $n[0]! > 300000000000) return false;
  const monthly_salary = $s[0] = $n[0]!;
  // Salario diario
  if ($n[1]! <= 0 || $n[1]! > 10000000000) return false;
  const daily_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! * 30 : monthly_salary;
  // Participación ya calculada
  if ($n[2]! < 0) return false;
  const ptu_asignada = $s[2] = $n[2]!;
  // Utilidad por repartir
  if (!rt.isSent($n[3]!)) {
    if (!rt.isSent($n[2]!)) return false;
  }
  if ($n[3]! <= 0) return false;
  const ptu_repartible = $s[3] = $n[3]!;
  // Días trabajados en el ejercicio
  if (!rt.isSent($n[4]!)) {
    if (!rt.isSent($n[2]!)) return false;
  }
  if ($n[4]! <= 0 || $n[4]! > 3660000) return false;
  const dias_trabajados_ejercicio = $s[4] = $n[4]!;
  // Días de todos los trabajadores
  if (!rt.isSent($n[5]!)) {
    if (!rt.isSent($n[2]!)) return false;
  }
  if ($n[5]! <= 0) return false;
  const dias_totales_empresa = $s[5] = $n[5]!;
  // Salarios del trabajador en el ejercicio
  if (!rt.isSent($n[6]!)) {
    if (!rt.isSent($n[2]!)) return false;
  }
  if ($n[6]! < 0) return false;
  const salario_devengado_ejercicio = $s[6] = $n[6]!;
  // Salarios de todos los trabajadores
  if (!rt.isSent($n[7]!)) {
    if (!rt.isSent($n[2]!)) return false;
  }
  if ($n[7]! <= 0) return false;
  const salarios_totales_empresa = $s[7] = $n[7]!;
  // Promedio de las tres últimas participaciones
  if ($n[8]! < 0) return false;
  const promedio_ptu_3_anios = $s[8] = rt.sentOr($n[8]!, 0);
  // Participación exenta ya usada en el año
  if ($n[9]! < 0) return false;
  const ptu_exenta_acumulada = $s[9] = rt.sentOr($n[9]!, 0);
  // Método del ISR
  if (metodo_isr$sent !== undefined && !(rt.positionOf(['ley', 'reglamento'], metodo_isr$sent) > 0)) return false;
  const metodo_isr = metodo_isr$sent !== undefined ? metodo_isr$sent : 'ley';
  $s[10] = rt.positionOf(['ley', 'reglamento'], metodo_isr);
  // Sueldo mensual ordinario, gravado
  if ($n[11]! <= 0 || $n[11]! > 300000000000) return false;
  const sueldo_mensual = $s[11] = $n[11]!;
  // Otros ingresos gravados del mes
  if ($n[12]! < 0) return false;
  const gravado_del_mes = $s[12] = $n[12]!;
  // ISR retenido por esos ingresos
  if ($n[13]! < 0) return false;
  const retenido_del_mes = $s[13] = $n[13]!;
  // Otras deducciones
  if ($n[14]! < 0) return false;
  const otras_deducciones_amount = $s[14] = rt.sentOr($n[14]!, 0);
  // Trabajador eventual
  const trabajador_eventual = $n[15]! === 1;
  $s[15] = trabajador_eventual ? 1 : 0;
  // Trabaja en la Zona Libre de la Frontera Norte
  const zona_libre_frontera_norte = $n[16]! === 1;
  $s[16] = zona_libre_frontera_norte ? 1 : 0;
  // Salario mínimo
  const salario_minimo = $s[17] = zona_libre_frontera_norte ? $f.salario_minimo_zlfn : $f.salario_minimo_general;
  // Gana el salario mínimo
  const es_sm = daily_salary <= salario_minimo * 3000;
  $s[18] = es_sm ? 1 : 0;
  // Sueldo mensual ordinario
  const $6 = rt.isSent($n[11]!);
  $s[19] = $6 ? 1 : 0;
  let $7: number;
  if ($6) {
    $7 = sueldo_mensual;
  } else {
    const $4 = rt.isSent($n[0]!);
    $s[20] = $4 ? 1 : 0;
    $7 = $4 ? monthly_salary : daily_salary;
  }
  const sueldo_mensual_ordinario = $s[21] = Math.floor(($7 + 50) / 100);
  $s[22] = $7;
  // Eventual con menos de 60 días
  let $11: boolean = trabajador_eventual;
  if ($11) {
    const $9 = rt.isSent($n[4]!);
    $s[23] = $9 ? 1 : 0;
    $11 = $9 ? dias_trabajados_ejercicio < $f.dias_del_eventual * 10000 : false;
  }
  const sin_derecho = $11;
  $s[24] = sin_derecho ? 1 : 0;
  // Participación por días
  let $13 = 1;
  const $14 = !rt.isSent($n[2]!);
  $s[25] = $14 ? 1 : 0;
  let $15: number;
  if ($14) {
    const $12 = ptu_repartible * dias_trabajados_ejercicio;
    if ($12 > rt.SAFE) return false;
    if (!(dias_totales_empresa > 0)) return false;
    $13 = dias_totales_empresa;
    $15 = $12;
  } else {
    $15 = 0 * $13;
  }
  const $16 = rt.wholeOf($15, 200 * $13, 'half_up');
  if (Number.isNaN($16)) return false;
  const ptu_por_dias = $s[26] = $16;
  $s[27] = $15;
  $s[28] = $13;
  // Participación por salarios
  let $17 = 1;
  let $19: number;
  if ($14) {
    if (!(salarios_totales_empresa > 0)) return false;
    $17 = salarios_totales_empresa;
    const $18 = ptu_repartible * salario_devengado_ejercicio;
    if ($18 > rt.SAFE) return false;
    $19 = $18;
  } else {
    $19 = 0 * $17;
  }
  const $20 = rt.wholeOf($19, 200 * $17, 'half_up');
  if (Number.isNaN($20)) return false;
  const ptu_por_salarios = $s[29] = $20;
  $s[30] = $19;
  $s[31] = $17;
  // Participación antes del tope
  let $24: number;
  if (sin_derecho) {
    $24 = 0;
  } else {
    const $21 = rt.isSent($n[2]!);
    $s[32] = $21 ? 1 : 0;
    let $23: number;
    if ($21) {
      $23 = ptu_asignada;
    } else {
      const $22 = (ptu_por_dias + ptu_por_salarios) * 100;
      if ($22 > rt.SAFE) return false;
      $23 = $22;
    }
    $24 = $23;
  }
  if ($24 > 4503599627370395) return false;
  const ptu_bruta = $s[33] = Math.floor(($24 + 50) / 100);
  $s[34] = $24;
  // Con tope
  const con_tope = $row.period.end >= '2021-04-24';
  $s[35] = con_tope ? 1 : 0;
  // Tres meses de salario
  let ptu_tope_3_meses = 0;
  let ptu_tope = 0;
  if (con_tope) {
    const $26 = rt.isSent($n[0]!);
    $s[36] = $26 ? 1 : 0;
    const $27 = $s[38] = $26 ? monthly_salary * 3 : daily_salary * 3;
    ptu_tope_3_meses = $s[37] = Math.floor(($27 + 50) / 100);
    // Tope
    const $29 = ptu_tope_3_meses * 100;
    const $30 = $s[40] = $29 > promedio_ptu_3_anios ? $29 : promedio_ptu_3_anios;
    if ($30 > 4503599627370395) return false;
    ptu_tope = $s[39] = Math.floor(($30 + 50) / 100);
  }
  // Pago de abril a junio de 2021
  const en_los_primeros_pagos = con_tope && $row.period.end <= '2021-06-30';
  $s[41] = en_los_primeros_pagos ? 1 : 0;
  // Tope de los primeros pagos
  let ptu_tope_de_2021 = 0;
  if (en_los_primeros_pagos) {
    ptu_tope_de_2021 = $s[42] = ptu_tope;
  }
  // Participación en las utilidades
  const $33 = !con_tope;
  $s[43] = $33 ? 1 : 0;
  let $34: number;
  if ($33) {
    $34 = ptu_bruta;
  } else {
    const $32 = en_los_primeros_pagos ? ptu_tope_de_2021 : ptu_tope;
    $34 = ptu_bruta < $32 ? ptu_bruta : $32;
  }
  const ptu = $s[44] = $34;
  // Lo que pasa del tope
  const ptu_excedente = $s[45] = ptu_bruta - ptu;
  // Tope de la participación exenta
  const $36 = $f.umas_exentas * $f.UMA * 100 - ptu_exenta_acumulada;
  const $37 = $s[47] = 0 > $36 ? 0 : $36;
  const ptu_tope_exento = $s[46] = Math.floor(($37 + 50) / 100);
  // Participación exenta
  const ptu_exenta = $s[48] = ptu < ptu_tope_exento ? ptu : ptu_tope_exento;
  // Participación gravada
  const ptu_gravada = $s[49] = ptu - ptu_exenta;
  // Base gravable ISR
  const base_isr = $s[50] = ptu - (ptu < ptu_tope_exento ? ptu : ptu_tope_exento);
  // Ingresos gravados del mes, sin este recibo
  const $42 = rt.isSent($n[12]!);
  $s[51] = $42 ? 1 : 0;
  const $43 = $s[53] = $42 ? gravado_del_mes : sueldo_mensual_ordinario * 100;
  if ($43 > 4503599627370395) return false;
  const ingreso_gravado_mes = $s[52] = Math.floor(($43 + 50) / 100);
  // ISR retenido por esos ingresos
  $s[55] = -1;
  $s[57] = -1;
  const $51 = rt.isSent($n[13]!);
  $s[54] = $51 ? 1 : 0;
  let $53: number;
  if ($51) {
    const $52 = retenido_del_mes * 25;
    if ($52 > rt.SAFE) return false;
    $53 = $52;
  } else {
    let $50: number;
    if (es_sm) {
      $50 = 0;
    } else {
      const $45 = $s[55] = rt.rowOf($f.tarifa_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($45 < 0) return false;
      $s[56] = ingreso_gravado_mes;
      const $46 = rt.excessOf($f.tarifa_mensual$rows1, $45, ingreso_gravado_mes, 1);
      if (Number.isNaN($46)) return false;
      const $47 = $s[57] = rt.rowOf($f.subsidio_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($47 < 0) return false;
      $s[58] = ingreso_gravado_mes;
      const $48 = $f.subsidio_mensual$rows1.value[$47]!;
      const $49 = $46 - $48 * 2500;
      $50 = 0 > $49 ? 0 : $49;
    }
    $53 = $50;
  }
  if ($53 > 4503599627367995) return false;
  const isr_retenido_mes = $s[59] = Math.floor(($53 + 1250) / 2500);
  $s[60] = $53;
  // Con el promedio mensual del reglamento
  const con_reglamento = rt.same(metodo_isr, 'reglamento');
  $s[61] = con_reglamento ? 1 : 0;
  // Solo percibe el salario mínimo
  const exento_por_sm = es_sm && base_isr === 0;
  $s[62] = exento_por_sm ? 1 : 0;
  // Se aplica la tarifa al mes
  const $55 = !con_reglamento;
  $s[63] = $55 ? 1 : 0;
  const con_tarifa = $55 && base_isr > 0;
  $s[64] = con_tarifa ? 1 : 0;
  // Base del mes
  let base_isr_mes = 0;
  if (con_tarifa) {
    base_isr_mes = $s[65] = ingreso_gravado_mes + base_isr;
  }
  // ISR según tarifa
  $s[66] = -1;
  let isr_determinado = 0;
  if (con_tarifa) {
    const $57 = $s[66] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_mes, 1, false);
    if ($57 < 0) return false;
    $s[67] = base_isr_mes;
    const $58 = $s[69] = rt.excessOf($f.tarifa_mensual$rows1, $57, base_isr_mes, 1);
    if (Number.isNaN($58)) return false;
    if ($58 > 4503599627367995) return false;
    isr_determinado = $s[68] = Math.floor(($58 + 1250) / 2500);
  }
  // Subsidio para el empleo causado
  $s[70] = -1;
  let subsidio_empleo_causado = 0;
  let subsidio_empleo = 0;
  let isr_del_mes = 0;
  if (con_tarifa) {
    const $60 = $s[70] = rt.rowOf($f.subsidio_mensual$rows1, base_isr_mes, 1, false);
    if ($60 < 0) return false;
    $s[71] = base_isr_mes;
    subsidio_empleo_causado = $s[72] = $f.subsidio_mensual$rows1.value[$60]!;
    // Subsidio para el empleo aplicado
    subsidio_empleo = $s[73] = subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado;
    // ISR que falta en el mes
    const $63 = isr_determinado - subsidio_empleo - isr_retenido_mes;
    isr_del_mes = $s[74] = 0 > $63 ? 0 : $63;
  }
  // Promedio mensual de lo gravado
  let promedio_mensual_174 = 0;
  if (con_reglamento) {
    const $65 = $s[76] = ptu_gravada * 38;
    const $66 = $65 * 4;
    if ($66 > 4503599627368670) return false;
    promedio_mensual_174 = $s[75] = Math.floor((2 * $66 + 1825) / 3650);
  }
  // Tarifa aplicada
  $s[77] = -1;
  $s[79] = -1;
  let $73: number;
  if (con_reglamento) {
    const $68 = $s[78] = sueldo_mensual_ordinario + promedio_mensual_174;
    const $69 = $s[77] = rt.rowOf($f.tarifa_mensual$rows1, $68, 1, false);
    if ($69 < 0) return false;
    const $70 = rt.excessOf($f.tarifa_mensual$rows1, $69, $68, 1);
    if (Number.isNaN($70)) return false;
    $73 = $70;
  } else {
    const $71 = $s[79] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_mes, 1, false);
    if ($71 < 0) return false;
    $s[80] = base_isr_mes;
    const $72 = rt.excessOf($f.tarifa_mensual$rows1, $71, base_isr_mes, 1);
    if (Number.isNaN($72)) return false;
    $73 = $72;
  }
  const tarifa_aplicada = $s[81] = $73;
  // Tasa del reglamento
  $s[83] = -1;
  let $76 = 1;
  $s[86] = 1;
  let tasa_174 = 0;
  if (con_reglamento) {
    const $77 = promedio_mensual_174 === 0;
    $s[82] = $77 ? 1 : 0;
    let $78: number;
    if ($77) {
      $78 = 0 * $76;
    } else {
      const $74 = $s[83] = rt.rowOf($f.tarifa_mensual$rows1, sueldo_mensual_ordinario, 1, false);
      if ($74 < 0) return false;
      $s[84] = sueldo_mensual_ordinario;
      const $75 = rt.excessOf($f.tarifa_mensual$rows1, $74, sueldo_mensual_ordinario, 1);
      if (Number.isNaN($75)) return false;
      if (!(promedio_mensual_174 > 0)) return false;
      $76 = promedio_mensual_174;
      $78 = tarifa_aplicada - $75;
    }
    tasa_174 = $s[85] = $78;
    $s[86] = $76;
  }
  // ISR por el promedio mensual
  $s[89] = 1;
  let isr_174 = 0;
  if (con_reglamento) {
    const $79 = ptu_gravada * tasa_174;
    if ($79 > rt.SAFE || $79 < -rt.SAFE) return false;
    const $80 = 0 * $76;
    const $81 = $s[88] = $80 > $79 ? $80 : $79;
    const $82 = rt.wholeOf($81, 2500 * $76, 'half_up');
    if (Number.isNaN($82)) return false;
    isr_174 = $s[87] = $82;
    $s[89] = $76;
  }
  // ISR retenido
  const isr = $s[90] = con_reglamento ? isr_174 : isr_del_mes;
  // Otras deducciones
  if (otras_deducciones_amount > 4503599627370395) return false;
  const otras_deducciones = $s[91] = Math.floor((otras_deducciones_amount + 50) / 100);
  $s[92] = otras_deducciones_amount;
  // Total de percepciones
  const total_percepciones = $s[93] = ptu;
  // Total de deducciones
  const total_deducciones = $s[94] = isr + otras_deducciones;
  // Neto
  const neto = $s[95] = total_percepciones - total_deducciones;
  // Ingreso límite del subsidio
  $s[96] = $f.subsidio_mensual$rows1.top;
  const limite_subsidio = $s[97] = $f.subsidio_mensual$rows1.top;
  const $87 = rt.isSent($n[4]!) && rt.isSent($n[5]!) ? dias_trabajados_ejercicio > dias_totales_empresa : false;
  if ($87) return false;
  const $88 = rt.isSent($n[6]!) && rt.isSent($n[7]!) ? salario_devengado_ejercicio > salarios_totales_empresa : false;
  if ($88) return false;
  if ($notes !== null) {
    if (rt.isSent($n[1]!) && rt.isSent($n[0]!) && (daily_salary * 100 < monthly_salary * 99 || daily_salary * 100 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(2, rt.ratio(monthly_salary, 10000n), rt.ratio(daily_salary, 300000n));
    }
    if (daily_salary < salario_minimo * 3000) {
      // BELOW_MINIMUM_WAGE
      $notes.add(3, rt.ratio(daily_salary, 300000n), rt.ratio(salario_minimo, 100n));
    }
    const $89 = zona_libre_frontera_norte ? daily_salary < $f.salario_minimo_zlfn * 3000 : daily_salary === $f.salario_minimo_zlfn * 3000;
    if ($89) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(4, rt.ratio(daily_salary, 300000n), rt.ratio($f.salario_minimo_zlfn, 100n));
    }
    if (ptu_exenta < ptu) {
      // EXEMPTION_CAPPED
      $notes.add(5, rt.ratio(ptu_exenta, 100n), rt.ratio(ptu_gravada, 100n));
    }
    if (ptu_excedente > 0) {
      // PTU_CAPPED
      $notes.add(6, rt.ratio(ptu_bruta, 100n), rt.ratio(ptu_tope, 100n));
    }
    if (sin_derecho) {
      // PTU_EVENTUAL_UNDER_60_DAYS
      $notes.add(7);
    }
    if ($row.period.end > rt.dateOf(rt.yearOf($row.period.end), 6, 29)) {
      // PTU_PAID_LATE
      $notes.add(8);
    }
    if (exento_por_sm) {
      // MINIMUM_WAGE_EXEMPT
      $notes.add(9, rt.ratio(salario_minimo, 100n));
    }
    let $92: boolean = con_tarifa;
    if ($92) {
      const $90 = rt.rowOf($f.subsidio_mensual$rows1, ingreso_gravado_mes, 1, false);
      if ($90 < 0) return false;
      const $91 = $f.subsidio_mensual$rows1.value[$90]!;
      $92 = $91 > 0;
    }
    if ($92 && subsidio_empleo_causado === 0) {
      // SUBSIDY_LOST_BY_EVENT
      $notes.add(10, rt.ratio(base_isr_mes, 100n), rt.ratio(ingreso_gravado_mes, 100n));
    }
    let $95: boolean = con_tarifa && base_isr_mes > limite_subsidio;
    if ($95) {
      const $93 = rt.rowOf($f.subsidio_mensual$rows1, limite_subsidio, 1, false);
      if ($93 < 0) return false;
      const $94 = $f.subsidio_mensual$rows1.value[$93]!;
      $95 = base_isr_mes <= limite_subsidio + $94;
    }
    if ($95) {
      // SUBSIDY_CLIFF
      $notes.add(11, rt.ratio(base_isr_mes, 100n), rt.ratio(limite_subsidio, 100n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(12);
    }
    if (en_los_primeros_pagos) {
      // PARAM_UNVERIFIED
      $notes.add(13);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":98,"scales":[10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,1,10000,10000,10000,10000,1,1],"values":[["input",16,[16,1]],["parameter","salario_minimo_zlfn",100],["parameter","salario_minimo_general",100],["input",1,[1,300000]],0,["sent","given(sueldo_mensual)",11],["input",11,[11,10000]],["sent","given(monthly_salary)",0],["input",0,[0,10000]],["input",15,[15,1]],["sent","given(dias_trabajados_ejercicio)",4],["input",4,[4,10000]],["parameter","dias_del_eventual",1,"number"],["sent","given(ptu_asignada)",2],["input",3,[3,10000]],["input",5,[5,10000]],["input",6,[6,10000]],["input",7,[7,10000]],3,["input",2,[2,10000]],4,5,["period","end_date","date",[]],7,8,["input",8,[8,10000]],10,9,6,11,12,["parameter","umas_exentas",1,"number"],["parameter","UMA",100],["input",9,[9,10000]],14,15,["sent","given(gravado_del_mes)",12],["input",12,[12,10000]],2,["sent","given(retenido_del_mes)",13],["input",13,[13,10000]],1,18,["input",10,[10,1]],17,20,22,23,25,24,26,19,16,28,29,30,31,27,["input",14,[14,10000]],32,33,34,35,["kept","upper_limit(subsidio_mensual)","money",96]],"tables":[{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[55,56,null],"isConditional":1},{"table":1,"rows":"subsidio_mensual$rows1","gives":"money","scales":[100,100,10000],"slots":[57,58,null],"scalesValue":1,"isConditional":1},{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[66,67,null],"isConditional":1},{"table":1,"rows":"subsidio_mensual$rows1","gives":"money","scales":[100,100,10000],"slots":[70,71,null],"scalesValue":1,"isConditional":1},{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[77,78,null],"isConditional":1},{"name":"tarifa_mensual.2","table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[79,80,null],"isConditional":1},{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[83,84,null],"isConditional":1}],"steps":[[17,[0,[[1],16,1,1],[[2],16,0,0]]],[[18,1],[3,4]],[21,[5,[[6],19,1,1],[[7],19,0,0],[[8],19,0,0,20,1,1],[[3],19,0,0,20,0,0]],[22,10000]],[[24,1],[9,[[10],15,1,1],[[11,12],15,1,1,23,1,1]]],[26,[13,[[14,11,15],25,1,1]],[27,20000,28]],[29,[13,[[14,16,17],25,1,1]],[30,20000,31]],[33,[18,[[13],24,0,0],[[19],24,0,0,32,1,1],[[20,21],24,0,0,32,0,0]],[34,10000]],[[35,1],[22]],[37,[23,[[7],35,1,1],[[8],35,1,1,36,1,1],[[3],35,1,1,36,0,0]],[38,10000],null,35],[39,[23,[[24,25],35,1,1]],[40,10000],null,35],[[41,1],[23,[[22],35,1,1]]],[42,[26,[[27],41,1,1]],null,null,41],[44,[23,[[28],43,1,1],[[28,26],43,0,0],[[29],43,0,0,41,1,1],[[27],43,0,0,41,0,0]]],[45,[28,30]],[46,[31,32,33],[47,10000]],[48,[30,34]],[49,[30,35]],[50,[30,30,34]],[52,[36,[[37],51,1,1],[[38],51,0,0]],[53,10000]],[59,[39,[[40],54,1,1],[[41],54,0,0],[[42,42],54,0,0,18,0,0],-1,-2],[60,250000]],[[61,1],[43]],[[62,1],[41,[[44],18,1,1]]],[[64,1],[45,[[44],63,1,1]]],[65,[46,[[42,44],64,1,1]],null,null,64],[68,[46,[[47],64,1,1],-3],[69,250000],null,64],[72,[46,[[47],64,1,1],-4],null,null,64],[73,[46,[[48,49],64,1,1]],null,null,64],[74,[46,[[49,50,51],64,1,1]],null,null,64],[75,[45,[[52],61,1,1]],[76,45625],null,61],[[81,250000],[45,[[38,53],61,1,1],[[47],61,0,0],-5,-6]],[[85,2500,86],[45,[[53],61,1,1],[[54,38,53],61,1,1,82,0,0],-7],null,null,61],[87,[45,[[52,55],61,1,1]],[88,250000,89],null,61],[90,[45,[[56],61,1,1],[[57],61,0,0]]],[91,[58],[92,10000]],[93,[30]],[94,[59,60]],[95,[61,62]],[97,[63]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '{"scheme":["MXN","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],"boolean",{"words":["ley","reglamento"]},[0,0,"number"],"date",[0,0,"rate"]],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 c0;0 c30000000;0 i0;1 c30;0 3 2 3;0 c1000000;2 given,2;2 16 6;1 c0;1 c366;3 word,ley;2 truth,false;2 i16;0 p2;0 p1;0 18 12 13 14;0 i1;0 s0;2 11 16 17;2 given,11;0 i11;2 given,0;0 2 3 16;0 18 21 2 22;0 18 19 20 23;2 i15;2 given,4;4 i4;1 p4;2 10 27 28;2 18 26 29 11;2 14 25 30;0 i3;1 c2;0 3 32 33;0 2 34 27;4 i5;0 3 35 36;0 18 7 37 0;0 i6;0 i7;4 3 39 40;0 2 34 41;0 18 7 42 0;2 s3;0 i2;0 s4;0 s5;0 0 46 47;0 18 6 45 48;0 18 44 0 49;5 period,4;5 date,2021-04-24;2 13 51 52;2 s7;1 c3;0 2 55 2;1 c90;0 2 57 16;0 18 21 56 58;0 s8;0 i8;0 6 60 61;5 date,2021-06-30;2 11 51 63;2 14 54 64;2 s10;0 s9;2 16 54;0 s6;0 s11;0 18 66 70 67;0 5 69 71;0 18 68 69 72;0 s12;0 1 69 74;1 p3;1 c1;0 p0;0 2 77 78;0 2 76 79;0 i9;0 1 80 81;0 6 0 82;0 s14;0 5 74 84;0 s15;0 1 74 86;0 1 74 85;2 given,12;0 i12;0 s2;0 18 89 90 91;2 given,13;0 i13;2 s1;0 s18;0 apply,0 96;0 apply,1 96;0 1 97 98;0 6 0 99;0 18 95 0 100;0 18 93 94 101;3 i10;3 word,reglamento;2 8 103 104;0 s17;2 8 106 0;2 14 95 107;2 s20;2 16 109;2 12 106 0;2 14 110 111;2 s22;0 0 96 106;0 s23;0 apply,0 115;0 apply,1 115;0 s25;0 s24;0 5 118 119;0 s26;0 1 119 121;0 s19;0 1 122 123;0 6 0 124;0 s16;4 c152/5;0 2 126 127;1 c365;0 3 128 129;0 s28;0 0 91 131;0 apply,0 132;0 18 109 133 116;2 8 131 0;6 c0;0 s29;0 apply,0 91;0 1 137 138;4 3 139 131;6 c1;6 2 140 141;6 18 135 136 142;6 s30;0 2 126 144;0 6 0 145;0 s31;0 s27;0 18 109 147 148;0 i14;0 s32;0 s33;0 0 151 152;0 s34;0 s35;0 1 154 155;0 upper_limit,1;2 given,5;2 14 26 158;2 12 27 36;2 18 159 160 11;2 given,6;2 given,7;2 14 162 163;2 12 39 40;2 18 164 165 11;2 given,1;2 14 167 21;6 c99/100;0 2 169 2;2 10 22 170;6 c101/100;0 2 172 2;2 12 22 173;2 15 171 174;2 14 168 175;2 10 16 17;2 10 16 13;2 8 16 13;2 18 12 178 179;2 10 86 74;0 s13;2 12 182 0;1 19 51;1 c6;1 c29;5 33 184 185 186;2 12 51 187;2 s21;2 12 98 0;2 14 113 190;2 8 118 0;2 14 191 192;0 s37;2 12 115 194;2 14 113 195;0 apply,1 194;0 0 194 197;2 11 115 198;2 14 196 199;0 s36;2 10 201 0","items":[["i",0,null,[0,false],[1,true]],["i",1,4,[0,false],[5,true]],["i",2,null,[0,true]],["i",3,null,[0,false],null,7],["i",4,null,[8,false],[9,true],7],["i",5,null,[8,false],null,7],["i",6,null,[0,true],null,7],["i",7,null,[0,false],null,7],["i",8,0,[0,true]],["i",9,0,[0,true]],["i",10,10],["i",11,null,[0,false],[1,true]],["i",12,null,[0,true]],["i",13,null,[0,true]],["i",14,0,[0,true]],["i",15,11],["i",16,11],[0,0,15],[1,2,18],[2,0,24,0],[3,2,31],[4,0,38,0],[5,0,43,0],[6,0,50,0],[7,2,53],[8,0,59,0,null,54],[9,0,62,0,null,54],[10,2,65],[11,0,67,null,null,66],[12,0,73,0],[13,0,75],[14,0,83,0],[15,0,85],[16,0,87],[17,0,88,0],[18,0,92,0],[19,0,102,0],[20,2,105],[21,2,108],[22,2,112],[23,0,114,null,null,113],[24,0,116,0,null,113],[25,0,117,null,null,113],[26,0,120,null,null,113],[27,0,125,null,null,113],[28,0,130,0,null,109],[29,0,134],[30,6,143,null,null,109],[31,0,146,0,null,109],[32,0,149,0],[33,0,150,0],[34,0,74],[35,0,153],[36,0,156],[37,0,157]],"parameters":[["UMA",null],["salario_minimo_general",null],["salario_minimo_zlfn",null],["umas_exentas",null],["dias_del_eventual",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.dias_trabajados_ejercicio","inputs",null,161,["Los días del trabajador no pasan de los de todos (LFT art. 123)"]],["refuse","VALIDATION_ERROR","warning","inputs.salario_devengado_ejercicio","inputs",null,166,["Los salarios del trabajador no pasan de los de todos (LFT art. 123)"]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,176,["El salario mensual ",2," y 30 veces el diario ",16," difieren en más del 1 %; se usa el diario"]],["warn","BELOW_MINIMUM_WAGE","warning","daily_salary","employee",null,177,["El salario diario ",16," es menor que el mínimo de ",17,"; puede ser correcto en jornada parcial"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.zona_libre_frontera_norte","override",null,180,["El salario diario ",16," no concuerda con la zona; el mínimo de la frontera norte es ",13]],["warn","EXEMPTION_CAPPED","info","ptu","employee",null,181,["Lo exento llega a ",86,"; ",126," se gravan"]],["warn","PTU_CAPPED","info","ptu","employee",null,183,["La participación de ",69," pasa del tope de ",67," (LFT art. 127-VIII)"]],["warn","PTU_EVENTUAL_UNDER_60_DAYS","info","ptu","employee",null,44,["Un eventual con menos de 60 días no participa (LFT art. 127-VII)"]],["warn","PTU_PAID_LATE","info","period","period",null,188,["La participación se paga a más tardar el 30 de mayo o el 29 de junio (LFT art. 122)"]],["warn","MINIMUM_WAGE_EXEMPT","info","isr","employee",null,189,["A quien solo percibe el salario mínimo de ",17," no se le retiene"]],["warn","SUBSIDY_LOST_BY_EVENT","info","isr","employee",null,193,["Con ",115," en el mes se pierde el subsidio para el empleo que tenía con ",96]],["warn","SUBSIDY_CLIFF","info","isr","employee",null,200,["La base ",115," pasa por menos de un subsidio del límite de ",194]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,202,["Las deducciones superan las percepciones"]],["warn","PARAM_UNVERIFIED","warning","period","period",null,66,["ptu_tope_de_2021: sin confirmar, si los pagos de mayo y junio de 2021 ya llevaban tope"]]],"tables":[[0,null,0,null,null],[0,null,0,null,null]]}';

const law: rt.PackedLaw = { parameters: [UMA$rows, salario_minimo_general$rows, salario_minimo_zlfn$rows, umas_exentas$rows,
    dias_del_eventual$rows], tables: [tarifa_mensual, subsidio_mensual] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
