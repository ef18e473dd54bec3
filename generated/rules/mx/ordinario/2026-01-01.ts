// MX.ordinario 2026.1: Sueldos y salarios
// Emitted from generated/rules/mx/ordinario/2026-01-01.pay by payroll compile. Do not edit.
// file    sha256:c625f8b4343f7ee57664c5a79700194e7d31cc14dc57ba5b0a9dd24b95d3be3f
// meaning sha256:2da2d46f5f31013e044d9d2cc651fcaa52313a2616985d99028474c4a7108978
import * as rt from '../../../../runtime/index.ts';

// Unidad de medida y actualización, diaria
const UMA$rows = rt.dated('2025-02 113.14', '2026-02 117.31');

// Salario mínimo general
const salario_minimo_general$rows = rt.dated('0000-01 315.04');

// Salario mínimo, Zona Libre de la Frontera Norte
const salario_minimo_zlfn$rows = rt.dated('0000-01 440.87');

// Subsidio para el empleo, por ciento de la UMA mensual
const subsidio_tasa$rows = rt.dated('2025-02 0.138', '2026-01 0.1559', '2026-02 0.1502');

// Ingreso mensual con subsidio para el empleo
const subsidio_limite$rows = rt.dated('2025-02 10171', '2026-01 11492.66', '2026-02 11492.66');

// Factor de integración mínimo: 15 días de aguinaldo, 12 de vacaciones y prima de 25 %
const factor_minimo$rows = rt.dated('0000-01 1.0493');

// Prima mínima de riesgos de trabajo
const prima_riesgo_minima$rows = rt.dated('0000-01 0.005');

// Prima máxima de riesgos de trabajo
const prima_riesgo_maxima$rows = rt.dated('0000-01 0.15');

// Tarifa mensual del ISR
const tarifa_mensual = rt.table('tarifa_mensual', 'excess', [
  ['0000-01',
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

// Tarifa diaria del ISR
const tarifa_diaria = rt.table('tarifa_diaria', 'excess', [
  ['0000-01',
    '[0 0] 0',
    '[0.01 27.78] 0.0192',
    '[27.79 235.81] 0.064 0.53',
    '[235.82 414.41] 0.1088 13.85',
    '[414.42 481.73] 0.16 33.28',
    '[481.74 576.76] 0.1792 44.05',
    '[576.77 1163.25] 0.2136 61.08',
    '[1163.26 1833.44] 0.2352 186.35',
    '[1833.45 3500.35] 0.3 343.98',
    '[3500.36 4667.13] 0.32 844.05',
    '[4667.14 14001.38] 0.34 1217.42',
    '[14001.39 *) 0.35 4391.07',
  ],
], { grid: rt.exact(1n, 100n) });

// Cesantía y vejez, cuota patronal
const ceav = rt.table('ceav', 'step', [
  ['0000-01',
    '[0 1.51) 0.03676',
    '2.01) 0.04851',
    '2.51) 0.05556',
    '3.01) 0.06026',
    '3.51) 0.06361',
    '4.01) 0.06613',
    '*) 0.07513',
  ],
]);

// What several steps name as their source.
const $laws: readonly string[] = [
  'Ley de la UMA art. 4',
  'LSS art. 27-VII (convención: el 10 % que el IMSS deja fuera del salario base)',
  'LISR art. 93-VIII',
  'LISR art. 93-I',
  'LISR art. 93-XIV',
  'LISR art. 93, penúltimo párrafo',
  'LISR art. 96',
  'Anexo 8 RMF 2026, DOF 28-12-2025',
  'subsidio_tasa: Decreto DOF 01-05-2024, modificado DOF 31-12-2025',
  'Decreto DOF 01-05-2024, modificado DOF 31-12-2025',
  'LSS art. 106-II',
  'LSS art. 107',
  'LSS art. 25',
  'LSS art. 147',
  'LSS art. 168-II',
  'LSS art. 168-II-a',
  'LSS art. 36',
];

const $provenance: readonly rt.ProvenanceLine[] = [
  ['prima_riesgo_maxima', 'single_source', 'copia del texto del artículo, reformado DOF 20-12-2001'],
  ['ceav', 'single_source', 'SUA 3.6.3: los huecos, en el renglón inferior; la SCJN lee el superior'],
  ['bono_puntualidad', 'convention', 'el 10 % que el IMSS deja fuera del salario base'],
  ['bono_asistencia', 'convention', 'el 10 % que el IMSS deja fuera del salario base'],
  ['bono_despensa', 'convention', 'el 40 % de la UMA que el IMSS deja fuera del salario base'],
  ['horas_extra_tope', 'convention', 'las semanas de servicio son los días entre 7'],
  ['prevision_social_exento', 'convention', 'el límite anual, llevado al periodo'],
  ['subsidio_del_periodo', 'convention', 'la suma del mes la vigila quien liquida: aquí se ve un solo periodo'],
  ['infonavit_credito', 'convention', 'se descuenta como viene: ni se prorratea ni se topa'],
];

const $inputs: readonly rt.InputLine[] = [
  { id: 'monthly_salary', type: 'money', label: 'Salario mensual', presence: 'required', unless: 'daily_salary',
    bounds: '(0 MXN .. 30_000_000 MXN]' },
  { id: 'daily_salary', type: 'money', label: 'Salario diario', law: 'LFT art. 89', bounds: '(0 MXN .. 1_000_000 MXN]',
    defaultText: 'monthly_salary / 30' },
  { id: 'factor_integracion', type: 'number', label: 'Factor de integración', bounds: '[1 .. 3]', defaultText: 'factor_minimo',
    defaultValue: '1.0493' },
  { id: 'risk_class_rate', type: 'rate', label: 'Prima de riesgos de trabajo', law: 'LSS art. 73, clase I',
    bounds: '[prima_riesgo_minima .. prima_riesgo_maxima]', lowest: '>= 0.005', highest: '<= 0.15', defaultText: '0.54355%' },
  { id: 'overtime_amount', type: 'money', label: 'Horas extra dobles del periodo', bounds: '[0 MXN .. *)', defaultText: '0 MXN' },
  { id: 'sunday_bonus_days', type: 'integer', label: 'Domingos trabajados', bounds: '[0 .. 5]', defaultText: '0' },
  { id: 'grocery_voucher_amount', type: 'money', label: 'Vales de despensa del periodo', bounds: '[0 MXN .. *)', defaultText: '0 MXN' },
  { id: 'infonavit_credit_amount', type: 'money', label: 'Crédito INFONAVIT que toca al periodo', bounds: '[0 MXN .. *)', defaultText: '0 MXN' },
  { id: 'con_puntualidad', wire: 'bono_puntualidad', source: 'override', type: 'boolean', label: 'Recibe premio por puntualidad',
    defaultText: 'no' },
  { id: 'con_asistencia', wire: 'bono_asistencia', source: 'override', type: 'boolean', label: 'Recibe premio por asistencia',
    defaultText: 'no' },
  { id: 'con_despensa', wire: 'bono_despensa', source: 'override', type: 'boolean', label: 'Recibe despensa en efectivo', defaultText: 'no' },
  { id: 'zona_libre_frontera_norte', source: 'override', type: 'boolean', label: 'Trabaja en la Zona Libre de la Frontera Norte',
    defaultText: 'no' },
];

const $steps: readonly rt.StepLine[] = [
  ['let', 'uma_diaria', 'UMA diaria', '1 UMA', [0, 'UMA: Ley de la UMA art. 4', 'INEGI'], { position: 20 }],
  ['let', 'uma_mensual', 'UMA mensual', '30.4 * uma_diaria', [0], { rounding: 'half_up:0.01' }],
  ['let', 'salario_minimo', 'Salario mínimo', 'if zona_libre_frontera_norte then salario_minimo_zlfn else salario_minimo_general',
    ['CONASAMI', 'salario_minimo_zlfn: CONASAMI 2026', 'salario_minimo_general: CONASAMI 2026']],
  ['let', 'es_sm', 'Gana el salario mínimo', 'daily_salary <= salario_minimo', [6, 16], { type: 'boolean' }],
  ['perception', 'sueldo', 'Sueldo', 'daily_salary * period.days', ['LFT arts. 82 y 89'],
    { taxable: true, socialSecurity: true, tags: ['fixed', 'salary', 'cfdi:P001'], position: 29 }],
  ['perception', 'bono_puntualidad', 'Premio por puntualidad', '10% * sueldo when con_puntualidad', [1],
    { omitZero: true, taxable: true, tags: ['variable', 'cfdi:P010'] }],
  ['perception', 'bono_asistencia', 'Premio por asistencia', '10% * sueldo when con_asistencia', [1],
    { omitZero: true, taxable: true, tags: ['variable', 'cfdi:P049'] }],
  ['perception', 'horas_extra', 'Horas extra', 'overtime_amount', ['LFT arts. 66 y 67', 3, 'LSS art. 27-IX'],
    { omitZero: true, taxable: true, tags: ['variable', 'overtime', 'cfdi:P019'] }],
  ['perception', 'prima_dominical', 'Prima dominical', 'daily_salary * 25% * sunday_bonus_days', ['LFT art. 71', 4, 'LSS art. 30'],
    { omitZero: true, taxable: true, tags: ['variable', 'cfdi:P020'] }],
  ['perception', 'bono_despensa', 'Despensa en efectivo', '40% * uma_diaria * period.days when con_despensa',
    [2, 'LSS art. 27-VI (convención: el 40 % de la UMA que el IMSS deja fuera del salario base)'],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['social_benefit'] }],
  ['perception', 'vales_despensa', 'Vales de despensa', 'grocery_voucher_amount', [2, 'LSS art. 27-VI'],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['social_benefit', 'in_kind', 'cfdi:P029'] }],
  ['total', 'total_percepciones', 'Total de percepciones', 'sum(perceptions)', null,
    { terms: ['sueldo', 'bono_puntualidad', 'bono_asistencia', 'horas_extra', 'prima_dominical', 'bono_despensa', 'vales_despensa'] }],
  ['let', 'horas_extra_tope', 'Horas extra exentas: 5 UMA por semana', '5 * uma_diaria * period.days / 7',
    ['LISR art. 93-I (convención: las semanas de servicio son los días entre 7)'], { rounding: 'half_up:0.01' }],
  ['let', 'horas_extra_exento', 'Horas extra exentas', 'if es_sm then horas_extra else min(50% * horas_extra, horas_extra_tope)', [3],
    { rounding: 'half_up:0.01' }],
  ['let', 'horas_extra_gravado', 'Horas extra gravadas', 'horas_extra - horas_extra_exento', [3]],
  ['let', 'prima_dominical_exento', 'Prima dominical exenta',
    'if es_sm then prima_dominical else min(prima_dominical, uma_diaria * sunday_bonus_days)', ['LISR art. 93-I y XIV'],
    { rounding: 'half_up:0.01' }],
  ['let', 'prima_dominical_gravado', 'Prima dominical gravada', 'prima_dominical - prima_dominical_exento', [4]],
  ['let', 'total_prevision_social', 'Previsión social del periodo', 'sum(prevision_social)', [2]],
  ['let', 'otros_ingresos_del_periodo', 'Otros ingresos del periodo', 'total_percepciones - total_prevision_social', [5]],
  ['let', 'limite_7_uma', 'Siete UMA del periodo', '7 * uma_diaria * period.days', [5], { rounding: 'half_up:0.01' }],
  ['let', 'limite_1_uma', 'Una UMA del periodo', 'uma_diaria * period.days', [5], { rounding: 'half_up:0.01' }],
  ['let', 'prevision_social_exento', 'Previsión social exenta',
    'if total_percepciones <= limite_7_uma then total_prevision_social else min(total_prevision_social, max(limite_1_uma, ' +
      'limite_7_uma - otros_ingresos_del_periodo))',
    ['LISR art. 93-VIII, IX y penúltimo párrafo (convención: el límite anual, llevado al periodo)']],
  ['let', 'prevision_social_gravado', 'Previsión social gravada', 'total_prevision_social - prevision_social_exento', [5]],
  ['let', 'total_exento', 'Total exento', 'horas_extra_exento + prima_dominical_exento + prevision_social_exento', ['LISR art. 93']],
  ['base', 'base_isr', 'Base gravable ISR', 'sum(gravado)', [6]],
  ['let', 'total_gravado', 'Total gravado', 'base_isr', [6]],
  ['let', 'isr_determinado', 'ISR según tarifa', 'if period.type = monthly then tarifa_mensual(base_isr) else tarifa_diaria(base_isr)',
    [6, 'tarifa_mensual: LISR art. 96', 7, 'tarifa_diaria: LISR art. 96', 7], { rounding: 'half_up:0.01', position: 53 }],
  ['let', 'exento_por_sm', 'Solo percibe el salario mínimo', 'es_sm and base_isr = sueldo', ['LISR art. 96, primer párrafo'],
    { type: 'boolean' }],
  ['let', 'subsidio_mensual', 'Subsidio para el empleo de un mes', 'subsidio_tasa * uma_mensual', [9, 8], { rounding: 'half_up:0.01' }],
  ['let', 'subsidio_del_periodo', 'Subsidio para el empleo del periodo',
    'if period.type = monthly then subsidio_mensual else min(subsidio_mensual, subsidio_tasa * uma_mensual / 30.4 * ' + 'period.days)',
    ['Decreto DOF 01-05-2024 (convención: la suma del mes la vigila quien liquida: aquí se ve un solo periodo)', 8],
    { rounding: 'half_up:0.01' }],
  ['let', 'limite_subsidio', 'Ingreso límite del subsidio en el periodo',
    'if period.type = monthly then subsidio_limite else subsidio_limite / 30.4 * period.days',
    ['Decreto DOF 01-05-2024', 'subsidio_limite: Decreto DOF 01-05-2024, modificado DOF 31-12-2025'], { rounding: 'half_up:0.01' }],
  ['let', 'subsidio_empleo_causado', 'Subsidio para el empleo causado',
    'if exento_por_sm or base_isr > limite_subsidio then 0 MXN else subsidio_del_periodo', [9]],
  ['let', 'subsidio_empleo', 'Subsidio para el empleo aplicado', 'min(subsidio_empleo_causado, isr_determinado)',
    ['Decreto DOF 01-05-2024: el excedente no se entrega']],
  ['let', 'sdi', 'Salario diario integrado', 'daily_salary * factor_integracion', ['LSS arts. 27 y 30'], { rounding: 'half_up:0.01' }],
  ['let', 'excedente_despensa_diario', 'Excedente diario de despensa', 'max(0 MXN, total_prevision_social / period.days - 40% * uma_diaria)',
    ['LSS arts. 27-VI y 30-I'], { rounding: 'half_up:0.01' }],
  ['base', 'sbc', 'Salario base de cotización', 'clamp(sdi + excedente_despensa_diario, salario_minimo, 25 * uma_diaria)', ['LSS art. 28']],
  ['let', 'excedente_3_uma_diario', 'Excedente diario de 3 UMA', 'max(0 MXN, sbc - 3 * uma_diaria)', [10]],
  ['let', 'cuota_excedente_obrero', 'Cuota obrera, excedente', 'excedente_3_uma_diario * period.days * 0.400%', [10],
    { rounding: 'half_up:0.01', position: 65 }],
  ['deduction', 'imss_excedente_obrero', 'IMSS excedente (trabajador)', 'cuota_excedente_obrero when not es_sm', [10], { tags: ['cfdi:D001'] }],
  ['let', 'cuota_prestaciones_dinero_obrero', 'Cuota obrera, prestaciones en dinero', 'sbc * period.days * 0.250%', [11],
    { rounding: 'half_up:0.01' }],
  ['deduction', 'imss_prestaciones_dinero_obrero', 'IMSS prestaciones en dinero (trabajador)',
    'cuota_prestaciones_dinero_obrero when not es_sm', [11], { tags: ['cfdi:D001'] }],
  ['let', 'cuota_gastos_medicos_pensionados_obrero', 'Cuota obrera, gastos médicos de pensionados', 'sbc * period.days * 0.375%', [12],
    { rounding: 'half_up:0.01' }],
  ['deduction', 'imss_gastos_medicos_pensionados_obrero', 'IMSS gastos médicos de pensionados (trabajador)',
    'cuota_gastos_medicos_pensionados_obrero when not es_sm', [12], { tags: ['cfdi:D001'] }],
  ['let', 'cuota_invalidez_vida_obrero', 'Cuota obrera, invalidez y vida', 'sbc * period.days * 0.625%', [13], { rounding: 'half_up:0.01' }],
  ['deduction', 'imss_invalidez_vida_obrero', 'IMSS invalidez y vida (trabajador)', 'cuota_invalidez_vida_obrero when not es_sm', [13],
    { tags: ['cfdi:D001'] }],
  ['let', 'cuota_cesantia_vejez_obrero', 'Cuota obrera, cesantía y vejez', 'sbc * period.days * 1.125%', [14], { rounding: 'half_up:0.01' }],
  ['deduction', 'imss_cesantia_vejez_obrero', 'IMSS cesantía y vejez (trabajador)', 'cuota_cesantia_vejez_obrero when not es_sm', [14],
    { tags: ['cfdi:D001'] }],
  ['total', 'imss_obrero_total', 'IMSS del trabajador', 'sum(cuotas_obreras)', null,
    { terms: ['imss_excedente_obrero', 'imss_prestaciones_dinero_obrero', 'imss_gastos_medicos_pensionados_obrero',
        'imss_invalidez_vida_obrero', 'imss_cesantia_vejez_obrero'] }],
  ['deduction', 'isr', 'ISR retenido', 'isr_determinado - subsidio_empleo when not exento_por_sm', [6, 9],
    { tags: ['cfdi:D002'], bracket: 'isr_determinado' }],
  ['deduction', 'infonavit_credito', 'Crédito INFONAVIT', 'infonavit_credit_amount',
    ['LFT art. 97-III', 'Ley del INFONAVIT art. 29-III (convención: se descuenta como viene: ni se prorratea ni se topa)'],
    { omitZero: true, tags: ['cfdi:D010'] }],
  ['total', 'total_deducciones', 'Total de deducciones', 'sum(deductions)', null,
    { terms: ['imss_excedente_obrero', 'imss_prestaciones_dinero_obrero', 'imss_gastos_medicos_pensionados_obrero',
        'imss_invalidez_vida_obrero', 'imss_cesantia_vejez_obrero', 'isr', 'infonavit_credito'] }],
  ['total', 'neto', 'Neto', 'total_percepciones - total_deducciones', null, { terms: ['total_percepciones', '-total_deducciones'] }],
  ['total', 'neto_efectivo', 'Neto en efectivo, sin vales', 'neto - vales_despensa', null, { terms: ['neto', '-vales_despensa'] }],
  ['component', 'cuota_fija', 'Cuota fija', '(uma_diaria * period.days) * 20.40%', ['LSS art. 106-I'], { table: 'imss_patronal', position: 82 }],
  ['component', 'excedente_patronal', 'Excedente', '(excedente_3_uma_diario * period.days) * 1.10%', [10], { table: 'imss_patronal' }],
  ['component', 'prestaciones_dinero_patronal', 'Prestaciones en dinero', '(sbc * period.days) * 0.70%', [11], { table: 'imss_patronal' }],
  ['component', 'gastos_medicos_pensionados_patronal', 'Gastos médicos de pensionados', '(sbc * period.days) * 1.05%', [12],
    { table: 'imss_patronal' }],
  ['component', 'riesgo_trabajo', 'Riesgo de trabajo', '(sbc * period.days) * risk_class_rate', ['LSS arts. 71 a 74'],
    { table: 'imss_patronal' }],
  ['component', 'invalidez_vida_patronal', 'Invalidez y vida', '(sbc * period.days) * 1.75%', [13], { table: 'imss_patronal' }],
  ['component', 'guarderias', 'Guarderías y prestaciones sociales', '(sbc * period.days) * 1.00%', ['LSS art. 211'], { table: 'imss_patronal' }],
  ['let', 'tasa_ceav', 'Tasa patronal de cesantía y vejez', 'if sbc <= salario_minimo then 3.150% else ceav(sbc)',
    [15, 'ceav: LSS art. 168-II-a', 'Decreto DOF 16-12-2020, segundo transitorio (fuente única: SUA 3.6.3: los huecos, en el renglón inferior',
      'la SCJN lee el superior)'], { type: 'rate', position: 90 }],
  ['component', 'retiro', 'Retiro', '(sbc * period.days) * 2%', ['LSS art. 168-I'], { table: 'rcv_patronal', position: 92 }],
  ['component', 'cesantia_vejez_patronal', 'Cesantía en edad avanzada y vejez', '(sbc * period.days) * tasa_ceav', [15],
    { table: 'rcv_patronal' }],
  ['component', 'infonavit_aportacion', 'Aportación INFONAVIT', '(sbc * period.days) * 5%', ['Ley del INFONAVIT art. 29-II'],
    { table: 'infonavit_patronal', position: 95 }],
  ['component', 'cuota_obrera_absorbida', 'Cuota obrera absorbida', 'due(cuotas_obreras) when es_sm', [16],
    { omitZero: true, table: 'cuota_obrera_patronal', position: 97 }],
  ['total', 'imss_patronal_total', 'IMSS patronal', 'sum(imss_patronal)', null,
    { terms: ['cuota_fija', 'excedente_patronal', 'prestaciones_dinero_patronal', 'gastos_medicos_pensionados_patronal', 'riesgo_trabajo',
        'invalidez_vida_patronal', 'guarderias'] }],
  ['total', 'rcv_patronal_total', 'Retiro, cesantía y vejez', 'sum(rcv_patronal)', null, { terms: ['retiro', 'cesantia_vejez_patronal'] }],
  ['total', 'costo_patronal_total', 'Cuotas a cargo del patrón', 'sum(employer)', null,
    { terms: ['cuota_fija', 'excedente_patronal', 'prestaciones_dinero_patronal', 'gastos_medicos_pensionados_patronal', 'riesgo_trabajo',
        'invalidez_vida_patronal', 'guarderias', 'retiro', 'cesantia_vejez_patronal', 'infonavit_aportacion', 'cuota_obrera_absorbida'] }],
];

const manifest = rt.manifest({ format: 1, path: 'generated/rules/mx/ordinario/2026-01-01.pay',
    fingerprint: 'sha256:c625f8b4343f7ee57664c5a79700194e7d31cc14dc57ba5b0a9dd24b95d3be3f',
    meaning: 'sha256:2da2d46f5f31013e044d9d2cc651fcaa52313a2616985d99028474c4a7108978', country: 'MX', scheme: 'ordinario',
    label: 'Sueldos y salarios', version: '2026.1', currency: 'MXN', validFrom: '2026-01-01', validUntil: '2026-12-31',
    periods: ['monthly', 'biweekly', 'weekly'], proration: 'native', days: 'as_given', asOf: 'period_end',
    laws: ['LFT art. 20; LISR art. 94; LSS art. 12-I'],
    changes: [{ date: '2026-01-01', summary: 'Tarifas del ISR actualizadas por inflación, salarios mínimos y cuota de cesantía y vejez de 2026',
        law: 'Anexo 8 RMF 2026, DOF 28-12-2025; CONASAMI; Decreto DOF 16-12-2020' },
      { date: '2026-01-01', summary: 'Subsidio para el empleo: 15.59 % de la UMA mensual en enero, hasta 11,492.66 al mes',
        law: 'Decreto DOF 31-12-2025' },
      { date: '2026-02-01', summary: 'UMA de 2026; el subsidio para el empleo pasa a 15.02 % de la UMA mensual',
        law: 'INEGI; Decreto DOF 31-12-2025' }],
    employerTables: [{ id: 'imss_patronal', label: 'IMSS patronal' }, { id: 'rcv_patronal', label: 'Retiro, cesantía y vejez' },
      { id: 'infonavit_patronal', label: 'INFONAVIT' }, { id: 'cuota_obrera_patronal', label: 'Cuota obrera a cargo del patrón (art. 36 LSS)' }],
    summary: { total_perceptions: 'total_percepciones', total_deductions: 'total_deducciones', net_salary: 'neto',
      employer_contributions_total: 'costo_patronal_total' }, inputs: $inputs, steps: $steps, sources: $laws, provenance: $provenance },
  'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  factor_minimo: rt.scaledWorth($at, 10000n, factor_minimo$rows),
  prima_riesgo_minima: rt.scaledWorth($at, 200n, prima_riesgo_minima$rows),
  prima_riesgo_maxima: rt.scaledWorth($at, 20n, prima_riesgo_maxima$rows),
  UMA: rt.scaledWorth($at, 100n, UMA$rows),
  salario_minimo_zlfn: rt.scaledWorth($at, 100n, salario_minimo_zlfn$rows),
  salario_minimo_general: rt.scaledWorth($at, 25n, salario_minimo_general$rows),
  tarifa_mensual$rows1: rt.scaledRows(tarifa_mensual, { date: $at }, 100n, 2500n),
  tarifa_diaria$rows1: rt.scaledRows(tarifa_diaria, { date: $at }, 100n, 2500n),
  subsidio_tasa: rt.scaledWorth($at, 10000n, subsidio_tasa$rows),
  subsidio_limite: rt.scaledWorth($at, 50n, subsidio_limite$rows),
  ceav$rows1: rt.scaledRows(ceav, { date: $at, limits: rt.worthAt($at, UMA$rows) }, 10000n, 100000n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  // Salario mensual
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0 || $n[0]! > 300000000000) return false;
  const monthly_salary = $s[0] = $n[0]!;
  // Salario diario
  if ($n[1]! <= 0 || $n[1]! > 10000000000) return false;
  const daily_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! * 30 : monthly_salary;
  // Factor de integración
  if ($n[2]! < 10000 || $n[2]! > 30000) return false;
  const factor_integracion = $s[2] = rt.sentOr($n[2]!, $f.factor_minimo);
  // Prima de riesgos de trabajo
  if ($n[3]! < $f.prima_riesgo_minima * 50000) return false;
  if ($n[3]! > $f.prima_riesgo_maxima * 500000) return false;
  const risk_class_rate = $s[3] = rt.sentOr($n[3]!, 54355);
  // Horas extra dobles del periodo
  if ($n[4]! < 0) return false;
  const overtime_amount = $s[4] = rt.sentOr($n[4]!, 0);
  // Domingos trabajados
  if ($n[5]! < 0 || $n[5]! > 5) return false;
  const sunday_bonus_days = $s[5] = rt.sentOr($n[5]!, 0);
  // Vales de despensa del periodo
  if ($n[6]! < 0) return false;
  const grocery_voucher_amount = $s[6] = rt.sentOr($n[6]!, 0);
  // Crédito INFONAVIT que toca al periodo
  if ($n[7]! < 0) return false;
  const infonavit_credit_amount = $s[7] = rt.sentOr($n[7]!, 0);
  // Recibe premio por puntualidad
  const con_puntualidad = $n[8]! === 1;
  $s[8] = con_puntualidad ? 1 : 0;
  // Recibe premio por asistencia
  const con_asistencia = $n[9]! === 1;
  $s[9] = con_asistencia ? 1 : 0;
  // Recibe despensa en efectivo
  const con_despensa = $n[10]! === 1;
  $s[10] = con_despensa ? 1 : 0;
  // Trabaja en la Zona Libre de la Frontera Norte
  const zona_libre_frontera_norte = $n[11]! === 1;
  $s[11] = zona_libre_frontera_norte ? 1 : 0;
  // UMA diaria
  const uma_diaria = $s[12] = $f.UMA;
  // UMA mensual
  const $2 = $s[14] = uma_diaria * 38;
  const $3 = $2 * 4;
  const uma_mensual = $s[13] = Math.floor((2 * $3 + 5) / 10);
  // Salario mínimo
  const salario_minimo = $s[15] = zona_libre_frontera_norte ? $f.salario_minimo_zlfn : $f.salario_minimo_general * 4;
  // Gana el salario mínimo
  const es_sm = daily_salary <= salario_minimo * 3000;
  $s[16] = es_sm ? 1 : 0;
  // Sueldo
  const $6 = $s[18] = daily_salary * $row.days;
  const sueldo = $s[17] = Math.floor(($6 + 1500) / 3000);
  // Premio por puntualidad
  let bono_puntualidad = 0;
  if (con_puntualidad) {
    bono_puntualidad = $s[19] = Math.floor((sueldo + 5) / 10);
    $s[20] = sueldo;
  }
  // Premio por asistencia
  let bono_asistencia = 0;
  if (con_asistencia) {
    bono_asistencia = $s[21] = Math.floor((sueldo + 5) / 10);
    $s[22] = sueldo;
  }
  // Horas extra
  if (overtime_amount > 4503599627370395) return false;
  const horas_extra = $s[23] = Math.floor((overtime_amount + 50) / 100);
  $s[24] = overtime_amount;
  // Prima dominical
  const $11 = $s[26] = daily_salary * sunday_bonus_days;
  const prima_dominical = $s[25] = Math.floor(($11 + 6000) / 12000);
  // Despensa en efectivo
  let bono_despensa = 0;
  if (con_despensa) {
    const $13 = $s[28] = uma_diaria * $row.days;
    const $14 = $13 * 2;
    bono_despensa = $s[27] = Math.floor((2 * $14 + 5) / 10);
  }
  // Vales de despensa
  if (grocery_voucher_amount > 4503599627370395) return false;
  const vales_despensa = $s[29] = Math.floor((grocery_voucher_amount + 50) / 100);
  $s[30] = grocery_voucher_amount;
  // Total de percepciones
  const total_percepciones = $s[31] = sueldo +
    bono_puntualidad +
    bono_asistencia +
    horas_extra +
    prima_dominical +
    bono_despensa +
    vales_despensa;
  // Horas extra exentas: 5 UMA por semana
  const $18 = $s[33] = uma_diaria * $row.days;
  const $19 = $18 * 5;
  const horas_extra_tope = $s[32] = Math.floor((2 * $19 + 7) / 14);
  // Horas extra exentas
  let $22: number;
  if (es_sm) {
    $22 = horas_extra * 2;
  } else {
    const $21 = horas_extra_tope * 2;
    $22 = horas_extra < $21 ? horas_extra : $21;
  }
  const horas_extra_exento = $s[34] = Math.floor(($22 + 1) / 2);
  $s[35] = $22;
  // Horas extra gravadas
  $s[36] = horas_extra - horas_extra_exento;
  // Prima dominical exenta
  let $26: number;
  if (es_sm) {
    $26 = prima_dominical;
  } else {
    const $25 = uma_diaria * sunday_bonus_days;
    $26 = prima_dominical < $25 ? prima_dominical : $25;
  }
  const prima_dominical_exento = $s[37] = $26;
  // Prima dominical gravada
  $s[38] = prima_dominical - prima_dominical_exento;
  // Previsión social del periodo
  const total_prevision_social = $s[39] = bono_despensa + vales_despensa;
  // Otros ingresos del periodo
  const otros_ingresos_del_periodo = $s[40] = total_percepciones - total_prevision_social;
  // Siete UMA del periodo
  const limite_7_uma = $s[41] = uma_diaria * 7 * $row.days;
  // Una UMA del periodo
  const limite_1_uma = $s[42] = uma_diaria * $row.days;
  // Previsión social exenta
  const $34 = total_percepciones <= limite_7_uma;
  $s[43] = $34 ? 1 : 0;
  let $35: number;
  if ($34) {
    $35 = total_prevision_social;
  } else {
    const $32 = limite_7_uma - otros_ingresos_del_periodo;
    const $33 = limite_1_uma > $32 ? limite_1_uma : $32;
    $35 = total_prevision_social < $33 ? total_prevision_social : $33;
  }
  const prevision_social_exento = $s[44] = $35;
  // Previsión social gravada
  $s[45] = total_prevision_social - prevision_social_exento;
  // Total exento
  $s[46] = horas_extra_exento + prima_dominical_exento + prevision_social_exento;
  // Base gravable ISR
  const $38 = prevision_social_exento - bono_despensa;
  const $39 = $38 > 0 ? $38 : 0;
  const base_isr = $s[47] = sueldo +
    bono_puntualidad +
    bono_asistencia +
    (horas_extra - horas_extra_exento) +
    (prima_dominical - prima_dominical_exento) +
    (bono_despensa - (bono_despensa < prevision_social_exento ? bono_despensa : prevision_social_exento)) +
    (vales_despensa - ($39 < vales_despensa ? $39 : vales_despensa));
  // Total gravado
  $s[48] = base_isr;
  // ISR según tarifa
  $s[50] = -1;
  $s[52] = -1;
  const $45 = rt.same($row.period.type, 'monthly');
  $s[49] = $45 ? 1 : 0;
  let $46: number;
  if ($45) {
    const $41 = $s[50] = rt.rowOf($f.tarifa_mensual$rows1, base_isr, 1, false);
    if ($41 < 0) return false;
    $s[51] = base_isr;
    const $42 = rt.excessOf($f.tarifa_mensual$rows1, $41, base_isr, 1);
    if (Number.isNaN($42)) return false;
    $46 = $42;
  } else {
    const $43 = $s[52] = rt.rowOf($f.tarifa_diaria$rows1, base_isr, $row.days, false);
    if ($43 < 0) return false;
    $s[53] = base_isr;
    $s[54] = $row.days;
    const $44 = rt.excessOf($f.tarifa_diaria$rows1, $43, base_isr, $row.days);
    if (Number.isNaN($44)) return false;
    $46 = $44;
  }
  if ($46 > 4503599627367995) return false;
  const isr_determinado = $s[55] = Math.floor(($46 + 1250) / 2500);
  $s[56] = $46;
  // Solo percibe el salario mínimo
  const exento_por_sm = es_sm && base_isr === sueldo;
  $s[57] = exento_por_sm ? 1 : 0;
  // Subsidio para el empleo de un mes
  const $48 = $s[59] = $f.subsidio_tasa * uma_mensual;
  const subsidio_mensual = $s[58] = Math.floor(($48 + 5000) / 10000);
  // Subsidio para el empleo del periodo
  let $52: number;
  if ($45) {
    $52 = subsidio_mensual * 304000;
  } else {
    const $50 = subsidio_mensual * 304000;
    const $51 = $f.subsidio_tasa * uma_mensual * $row.days;
    $52 = $50 < $51 ? $50 : $51;
  }
  const subsidio_del_periodo = $s[60] = Math.floor(($52 + 152000) / 304000);
  $s[61] = $52;
  // Ingreso límite del subsidio en el periodo
  const $54 = $s[63] = $45 ? $f.subsidio_limite * 152 : $f.subsidio_limite * $row.days * 5;
  const limite_subsidio = $s[62] = Math.floor(($54 + 38) / 76);
  // Subsidio para el empleo causado
  const $56 = exento_por_sm || base_isr > limite_subsidio;
  $s[64] = $56 ? 1 : 0;
  const subsidio_empleo_causado = $s[65] = $56 ? 0 : subsidio_del_periodo;
  // Subsidio para el empleo aplicado
  const subsidio_empleo = $s[66] = subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado;
  // Salario diario integrado
  const $59 = $s[68] = daily_salary * factor_integracion;
  if ($59 > 4503599597370495) return false;
  const sdi = $s[67] = Math.floor(($59 + 15000000) / 30000000);
  // Excedente diario de despensa
  if (!($row.days > 0)) return false;
  const $61 = $s[71] = $row.days;
  const $62 = uma_diaria * 2 * $61;
  if ($62 > rt.SAFE) return false;
  const $63 = 0 * $61;
  const $64 = total_prevision_social * 5 - $62;
  const $65 = $s[70] = $63 > $64 ? $63 : $64;
  const $66 = rt.wholeOf($65, 5 * $61, 'half_up');
  if (Number.isNaN($66)) return false;
  const excedente_despensa_diario = $s[69] = $66;
  // Salario base de cotización
  const $67 = sdi + excedente_despensa_diario;
  const $68 = $67 > salario_minimo ? $67 : salario_minimo;
  const $69 = uma_diaria * 25;
  const sbc = $s[72] = $68 < $69 ? $68 : $69;
  // Excedente diario de 3 UMA
  const $71 = sbc - uma_diaria * 3;
  const excedente_3_uma_diario = $s[73] = 0 > $71 ? 0 : $71;
  // Cuota obrera, excedente
  const $73 = $s[75] = excedente_3_uma_diario * $row.days;
  const cuota_excedente_obrero = $s[74] = Math.floor(($73 + 125) / 250);
  // IMSS excedente (trabajador)
  let imss_excedente_obrero = 0;
  const $75 = !es_sm;
  $s[76] = $75 ? 1 : 0;
  if ($75) {
    imss_excedente_obrero = $s[77] = cuota_excedente_obrero;
  }
  // Cuota obrera, prestaciones en dinero
  const $76 = $s[79] = sbc * $row.days;
  const cuota_prestaciones_dinero_obrero = $s[78] = Math.floor(($76 + 200) / 400);
  // IMSS prestaciones en dinero (trabajador)
  let imss_prestaciones_dinero_obrero = 0;
  if ($75) {
    imss_prestaciones_dinero_obrero = $s[80] = cuota_prestaciones_dinero_obrero;
  }
  // Cuota obrera, gastos médicos de pensionados
  const $78 = $s[82] = sbc * $row.days * 3;
  const cuota_gastos_medicos_pensionados_obrero = $s[81] = Math.floor(($78 + 400) / 800);
  // IMSS gastos médicos de pensionados (trabajador)
  let imss_gastos_medicos_pensionados_obrero = 0;
  if ($75) {
    imss_gastos_medicos_pensionados_obrero = $s[83] = cuota_gastos_medicos_pensionados_obrero;
  }
  // Cuota obrera, invalidez y vida
  const $80 = $s[85] = sbc * $row.days;
  const cuota_invalidez_vida_obrero = $s[84] = Math.floor(($80 + 80) / 160);
  // IMSS invalidez y vida (trabajador)
  let imss_invalidez_vida_obrero = 0;
  if ($75) {
    imss_invalidez_vida_obrero = $s[86] = cuota_invalidez_vida_obrero;
  }
  // Cuota obrera, cesantía y vejez
  const $82 = $s[88] = sbc * $row.days * 9;
  const cuota_cesantia_vejez_obrero = $s[87] = Math.floor(($82 + 400) / 800);
  // IMSS cesantía y vejez (trabajador)
  let imss_cesantia_vejez_obrero = 0;
  if ($75) {
    imss_cesantia_vejez_obrero = $s[89] = cuota_cesantia_vejez_obrero;
  }
  // IMSS del trabajador
  $s[90] = imss_excedente_obrero +
    imss_prestaciones_dinero_obrero +
    imss_gastos_medicos_pensionados_obrero +
    imss_invalidez_vida_obrero +
    imss_cesantia_vejez_obrero;
  // ISR retenido
  let isr = 0;
  const $85 = !exento_por_sm;
  $s[91] = $85 ? 1 : 0;
  if ($85) {
    isr = $s[92] = isr_determinado - subsidio_empleo;
  }
  // Crédito INFONAVIT
  if (infonavit_credit_amount > 4503599627370395) return false;
  const infonavit_credito = $s[93] = Math.floor((infonavit_credit_amount + 50) / 100);
  $s[94] = infonavit_credit_amount;
  // Total de deducciones
  const total_deducciones = $s[95] = imss_excedente_obrero +
    imss_prestaciones_dinero_obrero +
    imss_gastos_medicos_pensionados_obrero +
    imss_invalidez_vida_obrero +
    imss_cesantia_vejez_obrero +
    isr +
    infonavit_credito;
  // Neto
  const neto = $s[96] = total_percepciones - total_deducciones;
  // Neto en efectivo, sin vales
  $s[97] = neto - vales_despensa;
  // Cuota fija
  const $91 = $s[100] = uma_diaria * $row.days;
  const $92 = $s[99] = $91 * 51;
  const cuota_fija = $s[98] = Math.floor(($92 + 125) / 250);
  $s[101] = 51;
  // Excedente
  const $94 = $s[104] = excedente_3_uma_diario * $row.days;
  const $95 = $s[103] = $94 * 11;
  const excedente_patronal = $s[102] = Math.floor(($95 + 500) / 1000);
  $s[105] = 11;
  // Prestaciones en dinero
  const $97 = $s[108] = sbc * $row.days;
  const $98 = $s[107] = $97 * 7;
  const prestaciones_dinero_patronal = $s[106] = Math.floor(($98 + 500) / 1000);
  $s[109] = 7;
  // Gastos médicos de pensionados
  const $100 = $s[112] = sbc * $row.days;
  const $101 = $s[111] = $100 * 21;
  const gastos_medicos_pensionados_patronal = $s[110] = Math.floor(($101 + 1000) / 2000);
  $s[113] = 21;
  // Riesgo de trabajo
  const $103 = $s[116] = sbc * $row.days;
  const $104 = $s[115] = $103 * risk_class_rate;
  const riesgo_trabajo = $s[114] = Math.floor(($104 + 5000000) / 10000000);
  $s[117] = risk_class_rate;
  // Invalidez y vida
  const $106 = $s[120] = sbc * $row.days;
  const $107 = $s[119] = $106 * 7;
  const invalidez_vida_patronal = $s[118] = Math.floor(($107 + 200) / 400);
  $s[121] = 7;
  // Guarderías y prestaciones sociales
  const $109 = $s[123] = sbc * $row.days;
  const guarderias = $s[122] = Math.floor(($109 + 50) / 100);
  $s[124] = $109;
  $s[125] = 1;
  // Tasa patronal de cesantía y vejez
  $s[127] = -1;
  const $114 = sbc <= salario_minimo;
  $s[126] = $114 ? 1 : 0;
  let $115: number;
  if ($114) {
    $115 = 3150;
  } else {
    const $111 = $s[128] = sbc * 100;
    const $112 = $s[127] = rt.rowOf($f.ceav$rows1, $111, 1, false);
    if ($112 < 0) return false;
    $115 = $f.ceav$rows1.value[$112]!;
  }
  const tasa_ceav = $s[129] = $115;
  // Retiro
  const $116 = $s[131] = sbc * $row.days;
  const retiro = $s[130] = Math.floor(($116 + 25) / 50);
  $s[132] = $116;
  $s[133] = 1;
  // Cesantía en edad avanzada y vejez
  const $118 = $s[136] = sbc * $row.days;
  const $119 = $s[135] = $118 * tasa_ceav;
  const cesantia_vejez_patronal = $s[134] = Math.floor(($119 + 50000) / 100000);
  $s[137] = tasa_ceav;
  // Aportación INFONAVIT
  const $121 = $s[139] = sbc * $row.days;
  const infonavit_aportacion = $s[138] = Math.floor(($121 + 10) / 20);
  $s[140] = $121;
  $s[141] = 1;
  // Cuota obrera absorbida
  let cuota_obrera_absorbida = 0;
  if (es_sm) {
    cuota_obrera_absorbida = $s[142] = cuota_excedente_obrero +
      cuota_prestaciones_dinero_obrero +
      cuota_gastos_medicos_pensionados_obrero +
      cuota_invalidez_vida_obrero +
      cuota_cesantia_vejez_obrero;
  }
  // IMSS patronal
  $s[143] = cuota_fija +
    excedente_patronal +
    prestaciones_dinero_patronal +
    gastos_medicos_pensionados_patronal +
    riesgo_trabajo +
    invalidez_vida_patronal +
    guarderias;
  // Retiro, cesantía y vejez
  $s[144] = retiro + cesantia_vejez_patronal;
  // Cuotas a cargo del patrón
  $s[145] = cuota_fija +
    excedente_patronal +
    prestaciones_dinero_patronal +
    gastos_medicos_pensionados_patronal +
    riesgo_trabajo +
    invalidez_vida_patronal +
    guarderias +
    retiro +
    cesantia_vejez_patronal +
    infonavit_aportacion +
    cuota_obrera_absorbida;
  if (sunday_bonus_days > $row.days) return false;
  if ($notes !== null) {
    if (rt.isSent($n[1]!) && rt.isSent($n[0]!) && (daily_salary * 100 < monthly_salary * 99 || daily_salary * 100 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(1, rt.ratio(monthly_salary, 10000n), rt.ratio(daily_salary, 300000n));
    }
    if (daily_salary < salario_minimo * 3000) {
      // BELOW_MINIMUM_WAGE
      $notes.add(2, rt.ratio(daily_salary, 300000n), rt.ratio(salario_minimo, 100n));
    }
    const $127 = zona_libre_frontera_norte ? daily_salary < $f.salario_minimo_zlfn * 3000 : daily_salary === $f.salario_minimo_zlfn * 3000;
    if ($127) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(3, rt.ratio(daily_salary, 300000n), rt.ratio($f.salario_minimo_zlfn, 100n));
    }
    if (factor_integracion < $f.factor_minimo) {
      // FACTOR_BELOW_LEGAL_MINIMUM
      $notes.add(4, rt.ratio(factor_integracion, 10000n), rt.ratio($f.factor_minimo, 10000n));
    }
    if (sdi + excedente_despensa_diario > uma_diaria * 25) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(5, rt.ratio(sbc, 100n));
    }
    if (sdi + excedente_despensa_diario < salario_minimo) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(6, rt.ratio(sbc, 100n));
    }
    if (excedente_despensa_diario > 0) {
      // DESPENSA_INTEGRATES_SBC
      $notes.add(7, rt.ratio(excedente_despensa_diario, 100n));
    }
    let $129: boolean = $75 && horas_extra > horas_extra_tope * 2;
    if (!$129) {
      const $128 = horas_extra * 28000;
      if ($128 > rt.SAFE) return false;
      $129 = $128 > daily_salary * 3 * $row.days;
    }
    if ($129) {
      // OVERTIME_EXEMPTION_CAPPED
      $notes.add(8, rt.ratio(horas_extra, 100n));
    }
    if (exento_por_sm) {
      // MINIMUM_WAGE_EXEMPT
      $notes.add(9, rt.ratio(salario_minimo, 100n));
    }
    if (base_isr > limite_subsidio && base_isr <= limite_subsidio + subsidio_del_periodo) {
      // SUBSIDY_CLIFF
      $notes.add(10, rt.ratio(base_isr, 100n), rt.ratio(limite_subsidio, 100n));
    }
    if (es_sm && infonavit_credito * 5 > sueldo) {
      // INFONAVIT_OVER_LIMIT
      $notes.add(11, rt.ratio(infonavit_credito, 100n));
    }
    if ($row.period.start < '2026-01-01' || rt.changesWithin(UMA$rows, $row.period.start, $at) || $row.period.end >= '2027-01-01') {
      // PARAM_CHANGE_INSIDE_PERIOD
      $notes.add(12);
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(13);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":146,"scales":[10000,10000,10000,10000000,10000,1,10000,10000,1,1,1,1],"values":[["parameter","UMA",100],0,["input",11,[11,1]],["parameter","salario_minimo_zlfn",100],["parameter","salario_minimo_general",25],["input",1,[1,300000]],2,["period","days","number",[]],["input",8,[8,1]],4,["input",9,[9,1]],["input",4,[4,10000]],["input",5,[5,1]],["input",10,[10,1]],["input",6,[6,10000]],5,6,7,8,9,10,3,12,13,15,11,17,19,20,18,21,24,["period","type","choice",["monthly","biweekly","weekly","event"]],["parameter","subsidio_tasa",10000,"rate"],1,28,["parameter","subsidio_limite",50],27,30,29,31,26,["input",2,[2,10000]],33,34,35,36,37,39,41,43,45,38,40,42,44,46,32,["input",7,[7,10000]],48,49,50,51,["input",3,[3,10000000]],60,53,54,55,56,57,58,59,61,62,63,64],"tables":[{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[50,51,null],"isConditional":1},{"table":1,"rows":"tarifa_diaria$rows1","scales":[100,2500,250000],"slots":[52,53,54],"isConditional":1},{"table":2,"rows":"ceav$rows1","scales":[10000,100000,1000000000],"slots":[127,128,null],"isConditional":1}],"steps":[[12,[0]],[13,[1],[14,125]],[15,[2,[[3],11,1,1],[[4],11,0,0]]],[[16,1],[5,6]],[17,[5,7],[18,300000]],[19,[8,[[9],8,1,1]],[20,1000],null,8],[21,[10,[[9],9,1,1]],[22,1000],null,9],[23,[11],[24,10000]],[25,[5,12],[26,1200000]],[27,[13,[[1,7],10,1,1]],[28,250],null,10],[29,[14],[30,10000]],[31,[9,15,16,17,18,19,20]],[32,[1,7],[33,140]],[34,[21,[[17],16,1,1],[[17,22],16,0,0]],[35,200]],[36,[17,23]],[37,[21,[[18],16,1,1],[[18,1,12],16,0,0]]],[38,[18,24]],[39,[19,20]],[40,[25,26]],[41,[1,7]],[42,[1,7]],[44,[25,27,[[26],43,1,1],[[26,28,27,29],43,0,0]]],[45,[26,30]],[46,[23,24,30]],[47,[9,15,16,17,23,18,24,19,19,30,20,30,19,20]],[48,[31]],[55,[32,[[31],49,1,1],[[31],49,0,0],-1,-2],[56,250000]],[[57,1],[21,[[31,9],16,1,1]]],[58,[33,34],[59,1000000]],[60,[32,[[35],49,1,1],[[35,33,34,7],49,0,0]],[61,30400000]],[62,[32,[[36],49,1,1],[[36,7],49,0,0]],[63,7600]],[65,[37,[[31,38],57,0,0],[[39],64,0,0]]],[66,[40,41]],[67,[5,42],[68,3000000000]],[69,[26,7,1],[70,500,71]],[72,[43,44,6,1]],[73,[45,1]],[74,[46,7],[75,25000]],[77,[21,[[47],76,1,1]],null,null,76],[78,[45,7],[79,40000]],[80,[21,[[48],76,1,1]],null,null,76],[81,[45,7],[82,80000]],[83,[21,[[49],76,1,1]],null,null,76],[84,[45,7],[85,16000]],[86,[21,[[50],76,1,1]],null,null,76],[87,[45,7],[88,80000]],[89,[21,[[51],76,1,1]],null,null,76],[90,[52,53,54,55,56]],[92,[37,[[41,57],91,1,1]],null,null,91],[93,[58],[94,10000]],[95,[52,53,54,55,56,59,60]],[96,[25,61]],[97,[62,20]],[98,[1,7],[99,25000],null,null,100,[101,250]],[102,[46,7],[103,100000],null,null,104,[105,1000]],[106,[45,7],[107,100000],null,null,108,[109,1000]],[110,[45,7],[111,200000],null,null,112,[113,2000]],[114,[45,7,63],[115,1000000000],null,null,116,[117,10000000]],[118,[45,7],[119,40000],null,null,120,[121,400]],[122,[45,7],[123,10000],null,null,124,125],[[129,100000],[45,6,[[45],126,0,0],-3]],[130,[45,7],[131,5000],null,null,132,[133,50]],[134,[45,7,64],[135,10000000],null,null,136,[137,100000]],[138,[45,7],[139,2000],null,null,140,[141,20]],[142,[21,[[47,48,49,50,51],16,1,1]],null,null,16],[143,[65,66,67,68,69,70,71]],[144,[72,73]],[145,[65,66,67,68,69,70,71,72,73,74,75]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '{"scheme":["MXN","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"number"],[0,0,"rate"],"boolean",{"words":["monthly","biweekly","weekly","event"]},"date"],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 c0;0 c30000000;0 i0;1 c30;0 3 2 3;0 c1000000;2 p5;1 c1;1 c3;3 c10871/2000000;3 p6;3 p7;1 c0;1 c5;4 truth,false;0 p0;0 2 7 15;2 c152/5;0 s0;0 2 17 18;4 i11;0 p2;0 p1;0 18 20 21 22;0 i1;0 s2;4 11 24 25;1 period,0;0 2 24 27;4 i8;3 c1/10;0 s4;0 2 30 31;4 i9;0 i4;3 c1/4;0 2 24 35;1 i5;0 2 36 37;4 i10;3 c2/5;0 2 40 18;0 2 41 27;0 i6;0 s5;0 0 31 44;0 s6;0 s7;0 0 46 47;0 0 45 48;0 s8;0 s9;0 0 50 51;0 s10;0 0 52 53;0 0 49 54;0 2 13 18;0 2 56 27;1 c7;0 3 57 58;4 s3;3 c1/2;0 2 61 47;0 s12;0 5 62 63;0 18 60 47 64;0 s13;0 1 47 66;0 2 18 37;0 5 50 68;0 18 60 50 69;0 s15;0 1 50 71;0 0 51 53;0 s11;0 s17;0 1 74 75;0 2 58 18;0 2 77 27;0 2 18 27;0 s19;4 11 74 80;0 s20;0 s18;0 1 80 83;0 6 82 84;0 5 75 85;0 18 81 75 86;0 s21;0 1 75 88;0 0 66 71;0 0 90 88;0 0 46 67;0 0 45 92;0 5 51 88;0 1 51 94;0 0 72 95;0 1 88 51;0 7 97 0 53;0 1 53 98;0 0 96 99;0 0 93 100;0 s24;5 period,2;5 word,monthly;4 8 103 104;0 apply,0 102;0 apply,1 102;0 18 105 106 107;4 8 102 31;4 14 60 109;3 p3;0 s1;0 2 111 112;0 s28;0 3 113 17;0 2 115 27;0 5 114 116;0 18 105 114 117;0 p4;0 3 119 17;0 2 120 27;0 18 105 119 121;4 s27;0 s30;4 12 102 124;4 15 123 125;0 s29;0 18 126 0 127;0 s31;0 s26;0 5 129 130;2 i2;0 2 24 132;0 3 75 27;0 1 134 41;0 6 0 135;0 s33;0 s34;0 0 137 138;1 c25;0 2 140 18;0 7 139 25 141;0 s35;0 2 8 18;0 1 143 144;0 6 0 145;0 s36;0 2 147 27;3 c1/250;0 2 148 149;4 16 60;0 s37;0 2 143 27;3 c1/400;0 2 153 154;0 s39;3 c3/800;0 2 153 157;0 s41;3 c1/160;0 2 153 160;0 s43;3 c9/800;0 2 153 163;0 s45;0 s38;0 s40;0 0 166 167;0 s42;0 0 168 169;0 s44;0 s46;0 0 171 172;0 0 170 173;4 16 123;0 s32;0 1 130 176;0 i7;0 0 169 171;0 0 168 179;0 s48;0 0 172 181;0 s49;0 0 182 183;0 0 180 184;0 s50;0 1 74 186;0 s51;0 1 188 53;3 c51/250;0 2 79 190;3 c11/1000;0 2 148 192;3 c7/1000;0 2 153 194;3 c21/2000;0 2 153 196;3 i3;0 2 153 198;3 c7/400;0 2 153 200;3 c1/100;0 2 153 202;4 11 143 25;3 c63/2000;3 apply,2 143;3 18 204 205 206;3 c1/50;0 2 153 208;3 s60;0 2 153 210;3 c1/20;0 2 153 212;0 0 152 156;0 0 214 159;0 0 162 165;0 0 215 216;0 s53;0 s54;0 0 218 219;0 s55;0 s56;0 0 221 222;0 0 220 223;0 s57;0 s58;0 0 225 226;0 s59;0 0 227 228;0 0 224 229;0 s61;0 s62;0 0 231 232;0 0 220 221;0 0 222 225;0 0 235 226;0 0 234 236;0 0 228 231;0 0 238 232;0 s63;0 s64;0 0 240 241;0 0 239 242;0 0 237 243;4 12 37 27;4 given,1;4 given,0;4 14 246 247;0 2 3 24;3 c99/100;0 2 250 2;4 10 249 251;3 c101/100;0 2 253 2;4 12 249 254;4 15 252 255;4 14 248 256;4 10 24 25;4 10 24 21;4 8 24 21;4 18 20 259 260;4 10 132 6;4 12 139 141;4 10 139 25;4 12 138 0;4 12 62 63;4 14 151 266;1 c8;0 3 24 268;1 c2;0 2 269 270;1 c9;0 2 271 272;0 2 273 27;0 3 274 58;4 12 47 275;4 15 267 276;0 0 124 127;4 11 102 278;4 14 125 279;3 c1/5;0 2 281 31;4 12 183 282;4 14 60 283;6 period,3;6 date,2026-01-01;4 10 285 286;4 changes,0;4 15 287 288;6 period,4;6 date,2027-01-01;4 13 290 291;4 15 289 292;4 10 188 0","items":[["i",0,null,[0,false],[1,true]],["i",1,4,[0,false],[5,true]],["i",2,6,[7,true],[8,true]],["i",3,9,[10,true],[11,true]],["i",4,0,[0,true]],["i",5,12,[12,true],[13,true]],["i",6,0,[0,true]],["i",7,0,[0,true]],["i",8,14],["i",9,14],["i",10,14],["i",11,14],[0,0,16],[1,0,19,0],[2,0,23],[3,4,26],[4,0,28,0],[5,0,32,0,null,29],[6,0,32,0,null,33],[7,0,34,0],[8,0,38,0],[9,0,42,0,null,39],[10,0,43,0],[11,0,55],[12,0,59,0],[13,0,65,0],[14,0,67],[15,0,70,0],[16,0,72],[17,0,73],[18,0,76],[19,0,78,0],[20,0,79,0],[21,0,87],[22,0,89],[23,0,91],[24,0,101,0],[25,0,102],[26,0,108,0],[27,4,110],[28,0,113,0],[29,0,118,0],[30,0,122,0],[31,0,128],[32,0,131],[33,0,133,0],[34,0,136,0],[35,0,142,0],[36,0,146],[37,0,150,0],[38,0,152,0,null,151],[39,0,155,0],[40,0,156,0,null,151],[41,0,158,0],[42,0,159,0,null,151],[43,0,161,0],[44,0,162,0,null,151],[45,0,164,0],[46,0,165,0,null,151],[47,0,174],[48,0,177,0,null,175],[49,0,178,0],[50,0,185],[51,0,187],[52,0,189],[53,0,191,0,null,null,79,190],[54,0,193,0,null,null,148,192],[55,0,195,0,null,null,153,194],[56,0,197,0,null,null,153,196],[57,0,199,0,null,null,153,198],[58,0,201,0,null,null,153,200],[59,0,203,0,null,null,153,202],[60,3,207],[61,0,209,0,null,null,153,208],[62,0,211,0,null,null,153,210],[63,0,213,0,null,null,153,212],[64,0,217,0,null,60],[65,0,230],[66,0,233],[67,0,244]],"parameters":[["UMA",null],["salario_minimo_general",null],["salario_minimo_zlfn",null],["subsidio_tasa",null],["subsidio_limite",null],["factor_minimo",null],["prima_riesgo_minima",null],["prima_riesgo_maxima",null]],"notices":[["refuse","VALIDATION_ERROR","warning","sunday_bonus_days","employee",null,245,["No hay ",37," domingos en ",27," días"]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,257,["El salario mensual ",2," y 30 veces el diario ",24," difieren en más del 1 %; se usa el diario"]],["warn","BELOW_MINIMUM_WAGE","warning","daily_salary","employee",null,258,["El salario diario ",24," es menor que el mínimo de ",25,"; puede ser correcto en jornada parcial"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.zona_libre_frontera_norte","override",null,261,["El salario diario ",24," no concuerda con la zona; el mínimo de la frontera norte es ",21]],["warn","FACTOR_BELOW_LEGAL_MINIMUM","warning","factor_integracion","employee",null,262,["El factor de integración ",132," es menor que el de las prestaciones mínimas, ",6]],["warn","CONTRIBUTION_BASE_CAPPED","info","sbc","employee",null,263,["El salario integrado pasa de 25 UMA; se cotiza sobre ",143]],["warn","CONTRIBUTION_BASE_FLOORED","info","sbc","employee",null,264,["El salario integrado no llega al mínimo; se cotiza sobre ",143]],["warn","DESPENSA_INTEGRATES_SBC","info","grocery_voucher_amount","employee",null,265,["La despensa pasa del 40 % de la UMA; ",138," diarios integran el salario base"]],["warn","OVERTIME_EXEMPTION_CAPPED","info","overtime_amount","employee",null,277,["Las horas extra de ",47," pasan del tope exento de 5 UMA o de 9 horas dobles por semana"]],["warn","MINIMUM_WAGE_EXEMPT","info","isr","employee",null,123,["A quien solo percibe el salario mínimo de ",25," no se le retiene"]],["warn","SUBSIDY_CLIFF","info","isr","employee",null,280,["La base ",102," pasa por menos de un subsidio del límite de ",124]],["warn","INFONAVIT_OVER_LIMIT","warning","infonavit_credit_amount","employee",null,284,["El crédito de ",183," pasa del 20 % del salario mínimo (LFT art. 97-III)"]],["warn","PARAM_CHANGE_INSIDE_PERIOD","info","period","period",null,293,["El 1 de enero o el 1 de febrero cambian cifras dentro del periodo; se usan las del último día"]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,294,["Las deducciones superan las percepciones en este periodo"]]],"tables":[[0,null,0,null,null],[0,null,0,null,27],[0,"UMA",3,null,null]]}';

const law: rt.PackedLaw = { parameters: [UMA$rows, salario_minimo_general$rows, salario_minimo_zlfn$rows, subsidio_tasa$rows,
    subsidio_limite$rows, factor_minimo$rows, prima_riesgo_minima$rows, prima_riesgo_maxima$rows],
  tables: [tarifa_mensual, tarifa_diaria, ceav] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
