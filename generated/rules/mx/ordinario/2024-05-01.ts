// MX.ordinario 2024.2: Sueldos y salarios
// Emitted from generated/rules/mx/ordinario/2024-05-01.pay by payroll compile. Do not edit.
// file    sha256:31fdd2758f1ca8335a17cbbb16ec5f1dc2b53c7658bc338ff8b9d06db70dd52f
// meaning sha256:d3d7aa82e7f6569e250a25d4cf9efc2ce8d88666219b11ec5df779c87a6247dd
import * as rt from '../../../../runtime/index.ts';

// Unidad de medida y actualización, diaria
const UMA$rows = rt.dated('2024-02 108.57');

// Salario mínimo general
const salario_minimo_general$rows = rt.dated('0000-01 248.93');

// Salario mínimo, Zona Libre de la Frontera Norte
const salario_minimo_zlfn$rows = rt.dated('0000-01 374.89');

// Subsidio para el empleo, por ciento de la UMA mensual
const subsidio_tasa$rows = rt.dated('0000-01 0.1182');

// Ingreso mensual con subsidio para el empleo
const subsidio_limite$rows = rt.dated('0000-01 9081');

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
], { grid: rt.exact(1n, 100n) });

// Tarifa diaria del ISR
const tarifa_diaria = rt.table('tarifa_diaria', 'excess', [
  ['0000-01',
    '[0 0] 0',
    '[0.01 24.54] 0.0192',
    '[24.55 208.29] 0.064 0.47',
    '[208.3 366.05] 0.1088 12.23',
    '[366.06 425.52] 0.16 29.4',
    '[425.53 509.46] 0.1792 38.91',
    '[509.47 1027.52] 0.2136 53.95',
    '[1027.53 1619.51] 0.2352 164.61',
    '[1619.52 3091.9] 0.3 303.85',
    '[3091.91 4122.54] 0.32 745.56',
    '[4122.55 12367.62] 0.34 1075.37',
    '[12367.63 *) 0.35 3878.69',
  ],
], { grid: rt.exact(1n, 100n) });

// Cesantía y vejez, cuota patronal
const ceav = rt.table('ceav', 'step', [
  ['0000-01',
    '[0 1.51) 0.03413',
    '2.01) 0.04',
    '2.51) 0.04353',
    '3.01) 0.04588',
    '3.51) 0.04756',
    '4.01) 0.04882',
    '*) 0.05331',
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
  'Anexo 8 RMF 2024',
  'subsidio_tasa: Decreto DOF 01-05-2024',
  'Decreto DOF 01-05-2024',
  'tarifa_mensual: LISR art. 96',
  'LISR art. 96, primer párrafo',
  'subsidio_limite: Decreto DOF 01-05-2024',
  'LSS art. 106-II',
  'LSS art. 107',
  'LSS art. 25',
  'LSS art. 147',
  'LSS art. 168-II',
  'RLISR art. 176',
  'LSS art. 168-II-a',
  'LSS art. 36',
];

const $provenance: readonly rt.ProvenanceLine[] = [
  ['prima_riesgo_maxima', 'single_source', 'copia del texto del artículo, reformado DOF 20-12-2001'],
  ['tarifa_diaria', 'convention', 'el DOF imprime 24.54 en algunos lugares'],
  ['ceav', 'single_source', 'SUA 3.6.3: los huecos, en el renglón inferior; la SCJN lee el superior'],
  ['bono_puntualidad', 'convention', 'el 10 % que el IMSS deja fuera del salario base'],
  ['bono_asistencia', 'convention', 'el 10 % que el IMSS deja fuera del salario base'],
  ['bono_despensa', 'convention', 'el 40 % de la UMA que el IMSS deja fuera del salario base'],
  ['horas_extra_tope', 'convention', 'las semanas de servicio son los días entre 7'],
  ['prevision_social_exento', 'convention', 'el límite anual, llevado al periodo'],
  ['subsidio_del_periodo', 'convention', 'la suma del mes la vigila quien liquida: aquí se ve un solo periodo'],
  ['subsidio_empleo_del_mes', 'convention', 'el del mes entero, como en un recibo mensual'],
  ['isr_devuelto', 'convention', 'lo retenido de más en el mes vuelve en su último recibo'],
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
  { id: 'base_anterior_del_mes', source: 'history', type: 'money', label: 'Base gravable de los periodos anteriores del mes',
    law: 'LISR art. 96', presence: 'optional', bounds: '[0 MXN .. *)' },
  { id: 'sueldo_anterior_del_mes', source: 'history', type: 'money', label: 'Sueldo de los periodos anteriores del mes', law: 'LISR art. 96',
    bounds: '[0 MXN .. *)', defaultText: '0 MXN' },
  { id: 'isr_anterior_del_mes', source: 'history', type: 'money', label: 'ISR retenido en los periodos anteriores del mes', law: 'LISR art. 96',
    bounds: '[0 MXN .. *)', defaultText: '0 MXN' },
  { id: 'isr_ajustado_del_mes', source: 'history', type: 'money', label: 'ISR retenido por un ajuste anterior del mes', law: 'LISR art. 96',
    bounds: '[0 MXN .. *)', defaultText: '0 MXN' },
  { id: 'isr_devuelto_del_mes', source: 'history', type: 'money', label: 'ISR devuelto por un ajuste anterior del mes', law: 'LISR art. 96',
    bounds: '[0 MXN .. *)', defaultText: '0 MXN' },
  { id: 'con_puntualidad', wire: 'bono_puntualidad', source: 'override', type: 'boolean', label: 'Recibe premio por puntualidad',
    defaultText: 'no' },
  { id: 'con_asistencia', wire: 'bono_asistencia', source: 'override', type: 'boolean', label: 'Recibe premio por asistencia',
    defaultText: 'no' },
  { id: 'con_despensa', wire: 'bono_despensa', source: 'override', type: 'boolean', label: 'Recibe despensa en efectivo', defaultText: 'no' },
  { id: 'zona_libre_frontera_norte', source: 'override', type: 'boolean', label: 'Trabaja en la Zona Libre de la Frontera Norte',
    defaultText: 'no' },
  { id: 'ultimo_periodo_del_mes', source: 'override', type: 'boolean', label: 'Es el último periodo del mes', law: 'LISR art. 96',
    defaultText: 'if period.type = weekly then add_days(period.reference_date, 7) > end_of_month(period.reference_date) else if ' +
      'period.days = 14 then add_days(period.reference_date, 14) > end_of_month(period.reference_date) else ' +
        'day(period.reference_date) > 15', defaultValue: null },
];

const $histories: readonly rt.HistoryLine[] = [
  ['base_anterior_del_mes', 'sum', 'base_isr', ['MX.ordinario'], { kind: 'month' }],
  ['sueldo_anterior_del_mes', 'sum', 'sueldo', ['MX.ordinario'], { kind: 'month' }],
  ['isr_anterior_del_mes', 'sum', 'isr', ['MX.ordinario'], { kind: 'month' }],
  ['isr_ajustado_del_mes', 'sum', 'isr_ajuste_mensual', ['MX.ordinario'], { kind: 'month' }],
  ['isr_devuelto_del_mes', 'sum', 'isr_devuelto', ['MX.ordinario'], { kind: 'month' }],
];

const $steps: readonly rt.StepLine[] = [
  ['let', 'uma_diaria', 'UMA diaria', '1 UMA', [0, 'UMA: Ley de la UMA art. 4', 'INEGI'], { position: 26 }],
  ['let', 'uma_mensual', 'UMA mensual', '30.4 * uma_diaria', [0], { rounding: 'half_up:0.01' }],
  ['let', 'salario_minimo', 'Salario mínimo', 'if zona_libre_frontera_norte then salario_minimo_zlfn else salario_minimo_general',
    ['CONASAMI', 'salario_minimo_zlfn: CONASAMI 2024', 'salario_minimo_general: CONASAMI 2024']],
  ['let', 'es_sm', 'Gana el salario mínimo', 'daily_salary <= salario_minimo', [6, 20], { type: 'boolean' }],
  ['perception', 'sueldo', 'Sueldo', 'daily_salary * period.days', ['LFT arts. 82 y 89'],
    { taxable: true, socialSecurity: true, tags: ['fixed', 'salary', 'cfdi:P001'], position: 36 }],
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
  ['total', 'total_percepciones', 'Total de percepciones', 'sum(remuneracion)', null,
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
    [6, 10, 7, 'tarifa_diaria: LISR art. 96', 7], { rounding: 'half_up:0.01', position: 60 }],
  ['let', 'exento_por_sm', 'Solo percibe el salario mínimo', 'es_sm and base_isr = sueldo', [11], { type: 'boolean' }],
  ['let', 'subsidio_mensual', 'Subsidio para el empleo de un mes', 'subsidio_tasa * uma_mensual', [9, 8], { rounding: 'half_up:0.01' }],
  ['let', 'subsidio_del_periodo', 'Subsidio para el empleo del periodo',
    'if period.type = monthly then subsidio_mensual else min(subsidio_mensual, subsidio_tasa * uma_mensual / 30.4 * ' + 'period.days)',
    ['Decreto DOF 01-05-2024 (convención: la suma del mes la vigila quien liquida: aquí se ve un solo periodo)', 8],
    { rounding: 'half_up:0.01' }],
  ['let', 'limite_subsidio', 'Ingreso límite del subsidio en el periodo',
    'if period.type = monthly then subsidio_limite else subsidio_limite / 30.4 * period.days', [9, 12], { rounding: 'half_up:0.01' }],
  ['let', 'subsidio_empleo_causado', 'Subsidio para el empleo causado',
    'if exento_por_sm or base_isr > limite_subsidio then 0 MXN else subsidio_del_periodo', [9]],
  ['let', 'subsidio_empleo', 'Subsidio para el empleo aplicado', 'min(subsidio_empleo_causado, isr_determinado)',
    ['Decreto DOF 01-05-2024: el excedente no se entrega']],
  ['let', 'ajusta_el_mes', 'Se ajusta al impuesto del mes',
    'ultimo_periodo_del_mes and period.type <> monthly when given(base_anterior_del_mes)', [6, 18], { type: 'boolean' }],
  ['let', 'base_isr_del_mes', 'Base gravable del mes', 'base_anterior_del_mes + base_isr when given(base_anterior_del_mes)', [6],
    { rounding: 'half_up:0.01' }],
  ['let', 'isr_determinado_del_mes', 'ISR del mes según tarifa', 'tarifa_mensual(base_isr_del_mes) when given(base_anterior_del_mes)',
    [6, 10, 7], { rounding: 'half_up:0.01' }],
  ['let', 'exento_del_mes', 'En el mes solo percibe el salario mínimo',
    'es_sm and base_isr_del_mes = sueldo_anterior_del_mes + sueldo when given(base_anterior_del_mes)', [11], { type: 'boolean' }],
  ['let', 'subsidio_empleo_del_mes', 'Subsidio para el empleo del mes',
    'if base_isr_del_mes > subsidio_limite then 0 MXN else min(subsidio_mensual, isr_determinado_del_mes) when ' +
      'given(base_anterior_del_mes)', ['Decreto DOF 01-05-2024 (convención: el del mes entero, como en un recibo mensual)', 12]],
  ['let', 'isr_del_mes', 'ISR del mes',
    'if exento_del_mes then 0 MXN else isr_determinado_del_mes - subsidio_empleo_del_mes when given(base_anterior_del_mes)', [6, 9]],
  ['let', 'sdi', 'Salario diario integrado', 'daily_salary * factor_integracion', ['LSS arts. 27 y 30'], { rounding: 'half_up:0.01' }],
  ['let', 'excedente_despensa_diario', 'Excedente diario de despensa', 'max(0 MXN, total_prevision_social / period.days - 40% * uma_diaria)',
    ['LSS arts. 27-VI y 30-I'], { rounding: 'half_up:0.01' }],
  ['base', 'sbc', 'Salario base de cotización', 'clamp(sdi + excedente_despensa_diario, salario_minimo, 25 * uma_diaria)', ['LSS art. 28']],
  ['let', 'excedente_3_uma_diario', 'Excedente diario de 3 UMA', 'max(0 MXN, sbc - 3 * uma_diaria)', [13]],
  ['let', 'cuota_excedente_obrero', 'Cuota obrera, excedente', 'excedente_3_uma_diario * period.days * 0.400%', [13],
    { rounding: 'half_up:0.01', position: 78 }],
  ['deduction', 'imss_excedente_obrero', 'IMSS excedente (trabajador)', 'cuota_excedente_obrero when not es_sm', [13], { tags: ['cfdi:D001'] }],
  ['let', 'cuota_prestaciones_dinero_obrero', 'Cuota obrera, prestaciones en dinero', 'sbc * period.days * 0.250%', [14],
    { rounding: 'half_up:0.01' }],
  ['deduction', 'imss_prestaciones_dinero_obrero', 'IMSS prestaciones en dinero (trabajador)',
    'cuota_prestaciones_dinero_obrero when not es_sm', [14], { tags: ['cfdi:D001'] }],
  ['let', 'cuota_gastos_medicos_pensionados_obrero', 'Cuota obrera, gastos médicos de pensionados', 'sbc * period.days * 0.375%', [15],
    { rounding: 'half_up:0.01' }],
  ['deduction', 'imss_gastos_medicos_pensionados_obrero', 'IMSS gastos médicos de pensionados (trabajador)',
    'cuota_gastos_medicos_pensionados_obrero when not es_sm', [15], { tags: ['cfdi:D001'] }],
  ['let', 'cuota_invalidez_vida_obrero', 'Cuota obrera, invalidez y vida', 'sbc * period.days * 0.625%', [16], { rounding: 'half_up:0.01' }],
  ['deduction', 'imss_invalidez_vida_obrero', 'IMSS invalidez y vida (trabajador)', 'cuota_invalidez_vida_obrero when not es_sm', [16],
    { tags: ['cfdi:D001'] }],
  ['let', 'cuota_cesantia_vejez_obrero', 'Cuota obrera, cesantía y vejez', 'sbc * period.days * 1.125%', [17], { rounding: 'half_up:0.01' }],
  ['deduction', 'imss_cesantia_vejez_obrero', 'IMSS cesantía y vejez (trabajador)', 'cuota_cesantia_vejez_obrero when not es_sm', [17],
    { tags: ['cfdi:D001'] }],
  ['total', 'imss_obrero_total', 'IMSS del trabajador', 'sum(cuotas_obreras)', null,
    { terms: ['imss_excedente_obrero', 'imss_prestaciones_dinero_obrero', 'imss_gastos_medicos_pensionados_obrero',
        'imss_invalidez_vida_obrero', 'imss_cesantia_vejez_obrero'] }],
  ['deduction', 'isr', 'ISR retenido', 'isr_determinado - subsidio_empleo when not exento_por_sm', [6, 9],
    { tags: ['cfdi:D002'], bracket: 'isr_determinado' }],
  ['let', 'diferencia_del_mes', 'ISR del mes menos lo retenido',
    'isr_del_mes + isr_devuelto_del_mes - isr_anterior_del_mes - isr_ajustado_del_mes - isr when given(base_anterior_del_mes)', [6]],
  ['deduction', 'isr_ajuste_mensual', 'ISR, ajuste del mes',
    'if ajusta_el_mes then max(0 MXN, diferencia_del_mes) else 0 MXN when given(base_anterior_del_mes)', [6, 18],
    { omitZero: true, tags: ['cfdi:D002'], bracket: 'isr_determinado_del_mes' }],
  ['perception', 'isr_devuelto', 'ISR devuelto por el ajuste del mes',
    'if ajusta_el_mes then max(0 MXN, -diferencia_del_mes) else 0 MXN when given(base_anterior_del_mes)',
    [6, 'RLISR art. 176 (convención: lo retenido de más en el mes vuelve en su último recibo)'], { omitZero: true, tags: ['otro_pago'] }],
  ['deduction', 'infonavit_credito', 'Crédito INFONAVIT', 'infonavit_credit_amount',
    ['LFT art. 97-III', 'Ley del INFONAVIT art. 29-III (convención: se descuenta como viene: ni se prorratea ni se topa)'],
    { omitZero: true, tags: ['cfdi:D010'] }],
  ['total', 'total_deducciones', 'Total de deducciones', 'sum(deductions)', null,
    { terms: ['imss_excedente_obrero', 'imss_prestaciones_dinero_obrero', 'imss_gastos_medicos_pensionados_obrero',
        'imss_invalidez_vida_obrero', 'imss_cesantia_vejez_obrero', 'isr', 'isr_ajuste_mensual', 'infonavit_credito'] }],
  ['total', 'neto', 'Neto', 'total_percepciones + (isr_devuelto when given(base_anterior_del_mes)) - total_deducciones', null,
    { terms: ['total_percepciones', 'isr_devuelto', '-total_deducciones'] }],
  ['total', 'neto_efectivo', 'Neto en efectivo, sin vales', 'neto - vales_despensa', null, { terms: ['neto', '-vales_despensa'] }],
  ['component', 'cuota_fija', 'Cuota fija', '(uma_diaria * period.days) * 20.40%', ['LSS art. 106-I'], { table: 'imss_patronal', position: 98 }],
  ['component', 'excedente_patronal', 'Excedente', '(excedente_3_uma_diario * period.days) * 1.10%', [13], { table: 'imss_patronal' }],
  ['component', 'prestaciones_dinero_patronal', 'Prestaciones en dinero', '(sbc * period.days) * 0.70%', [14], { table: 'imss_patronal' }],
  ['component', 'gastos_medicos_pensionados_patronal', 'Gastos médicos de pensionados', '(sbc * period.days) * 1.05%', [15],
    { table: 'imss_patronal' }],
  ['component', 'riesgo_trabajo', 'Riesgo de trabajo', '(sbc * period.days) * risk_class_rate', ['LSS arts. 71 a 74'],
    { table: 'imss_patronal' }],
  ['component', 'invalidez_vida_patronal', 'Invalidez y vida', '(sbc * period.days) * 1.75%', [16], { table: 'imss_patronal' }],
  ['component', 'guarderias', 'Guarderías y prestaciones sociales', '(sbc * period.days) * 1.00%', ['LSS art. 211'], { table: 'imss_patronal' }],
  ['let', 'tasa_ceav', 'Tasa patronal de cesantía y vejez', 'if sbc <= salario_minimo then 3.150% else ceav(sbc)',
    [19, 'ceav: LSS art. 168-II-a', 'Decreto DOF 16-12-2020, segundo transitorio (fuente única: SUA 3.6.3: los huecos, en el renglón inferior',
      'la SCJN lee el superior)'], { type: 'rate', position: 106 }],
  ['component', 'retiro', 'Retiro', '(sbc * period.days) * 2%', ['LSS art. 168-I'], { table: 'rcv_patronal', position: 108 }],
  ['component', 'cesantia_vejez_patronal', 'Cesantía en edad avanzada y vejez', '(sbc * period.days) * tasa_ceav', [19],
    { table: 'rcv_patronal' }],
  ['component', 'infonavit_aportacion', 'Aportación INFONAVIT', '(sbc * period.days) * 5%', ['Ley del INFONAVIT art. 29-II'],
    { table: 'infonavit_patronal', position: 111 }],
  ['component', 'cuota_obrera_absorbida', 'Cuota obrera absorbida', 'due(cuotas_obreras) when es_sm', [20],
    { omitZero: true, table: 'cuota_obrera_patronal', position: 113 }],
  ['total', 'imss_patronal_total', 'IMSS patronal', 'sum(imss_patronal)', null,
    { terms: ['cuota_fija', 'excedente_patronal', 'prestaciones_dinero_patronal', 'gastos_medicos_pensionados_patronal', 'riesgo_trabajo',
        'invalidez_vida_patronal', 'guarderias'] }],
  ['total', 'rcv_patronal_total', 'Retiro, cesantía y vejez', 'sum(rcv_patronal)', null, { terms: ['retiro', 'cesantia_vejez_patronal'] }],
  ['total', 'costo_patronal_total', 'Cuotas a cargo del patrón', 'sum(employer)', null,
    { terms: ['cuota_fija', 'excedente_patronal', 'prestaciones_dinero_patronal', 'gastos_medicos_pensionados_patronal', 'riesgo_trabajo',
        'invalidez_vida_patronal', 'guarderias', 'retiro', 'cesantia_vejez_patronal', 'infonavit_aportacion', 'cuota_obrera_absorbida'] }],
];

const manifest = rt.manifest({ format: 1, path: 'generated/rules/mx/ordinario/2024-05-01.pay',
    fingerprint: 'sha256:31fdd2758f1ca8335a17cbbb16ec5f1dc2b53c7658bc338ff8b9d06db70dd52f',
    meaning: 'sha256:d3d7aa82e7f6569e250a25d4cf9efc2ce8d88666219b11ec5df779c87a6247dd', country: 'MX', scheme: 'ordinario',
    label: 'Sueldos y salarios', version: '2024.2', currency: 'MXN', validFrom: '2024-05-01', validUntil: '2024-12-31',
    periods: ['monthly', 'biweekly', 'weekly'], proration: 'native', days: 'as_given', asOf: 'period_end',
    laws: ['LFT art. 20; LISR art. 94; LSS art. 12-I'],
    changes: [{ date: '2024-05-01',
        summary: 'El subsidio para el empleo deja de ser una tabla: 11.82 % de la UMA mensual, hasta 9,081.00 al mes; ya no se entrega en ' +
          'efectivo', law: 'Decreto DOF 01-05-2024' }],
    employerTables: [{ id: 'imss_patronal', label: 'IMSS patronal' }, { id: 'rcv_patronal', label: 'Retiro, cesantía y vejez' },
      { id: 'infonavit_patronal', label: 'INFONAVIT' }, { id: 'cuota_obrera_patronal', label: 'Cuota obrera a cargo del patrón (art. 36 LSS)' }],
    summary: { total_deductions: 'total_deducciones', net_salary: 'neto', employer_contributions_total: 'costo_patronal_total' },
    inputs: $inputs, histories: $histories, steps: $steps, sources: $laws, provenance: $provenance }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  factor_minimo: rt.scaledWorth($at, 10000n, factor_minimo$rows),
  prima_riesgo_minima: rt.scaledWorth($at, 200n, prima_riesgo_minima$rows),
  prima_riesgo_maxima: rt.scaledWorth($at, 20n, prima_riesgo_maxima$rows),
  UMA: rt.scaledWorth($at, 100n, UMA$rows),
  salario_minimo_zlfn: rt.scaledWorth($at, 100n, salario_minimo_zlfn$rows),
  salario_minimo_general: rt.scaledWorth($at, 100n, salario_minimo_general$rows),
  tarifa_mensual$rows1: rt.scaledRows(tarifa_mensual, { date: $at }, 100n, 2500n),
  tarifa_diaria$rows1: rt.scaledRows(tarifa_diaria, { date: $at }, 100n, 2500n),
  subsidio_tasa: rt.scaledWorth($at, 5000n, subsidio_tasa$rows),
  subsidio_limite: rt.scaledWorth($at, 1n, subsidio_limite$rows),
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
  // Base gravable de los periodos anteriores del mes
  if ($n[8]! < 0) return false;
  const base_anterior_del_mes = $s[8] = $n[8]!;
  // Sueldo de los periodos anteriores del mes
  if ($n[9]! < 0) return false;
  const sueldo_anterior_del_mes = $s[9] = rt.sentOr($n[9]!, 0);
  // ISR retenido en los periodos anteriores del mes
  if ($n[10]! < 0) return false;
  const isr_anterior_del_mes = $s[10] = rt.sentOr($n[10]!, 0);
  // ISR retenido por un ajuste anterior del mes
  if ($n[11]! < 0) return false;
  const isr_ajustado_del_mes = $s[11] = rt.sentOr($n[11]!, 0);
  // ISR devuelto por un ajuste anterior del mes
  if ($n[12]! < 0) return false;
  const isr_devuelto_del_mes = $s[12] = rt.sentOr($n[12]!, 0);
  // Recibe premio por puntualidad
  const con_puntualidad = $n[13]! === 1;
  $s[13] = con_puntualidad ? 1 : 0;
  // Recibe premio por asistencia
  const con_asistencia = $n[14]! === 1;
  $s[14] = con_asistencia ? 1 : 0;
  // Recibe despensa en efectivo
  const con_despensa = $n[15]! === 1;
  $s[15] = con_despensa ? 1 : 0;
  // Trabaja en la Zona Libre de la Frontera Norte
  const zona_libre_frontera_norte = $n[16]! === 1;
  $s[16] = zona_libre_frontera_norte ? 1 : 0;
  // Es el último periodo del mes
  let $4: boolean;
  if (rt.isSent($n[17]!)) {
    $4 = $n[17]! === 1;
  } else {
    let $3: boolean;
    if (rt.same($row.period.type, 'weekly')) {
      $3 = rt.addDays($at, 7) > rt.lastDayOfMonth($at);
    } else {
      $3 = $row.days === 14 ? rt.addDays($at, 14) > rt.lastDayOfMonth($at) : rt.dayOf($at) > 15;
    }
    $4 = $3;
  }
  const ultimo_periodo_del_mes = $4;
  $s[17] = ultimo_periodo_del_mes ? 1 : 0;
  // UMA diaria
  const uma_diaria = $s[18] = $f.UMA;
  // UMA mensual
  const $5 = $s[20] = uma_diaria * 38;
  const $6 = $5 * 4;
  const uma_mensual = $s[19] = Math.floor((2 * $6 + 5) / 10);
  // Salario mínimo
  const salario_minimo = $s[21] = zona_libre_frontera_norte ? $f.salario_minimo_zlfn : $f.salario_minimo_general;
  // Gana el salario mínimo
  const es_sm = daily_salary <= salario_minimo * 3000;
  $s[22] = es_sm ? 1 : 0;
  // Sueldo
  const $9 = $s[24] = daily_salary * $row.days;
  const sueldo = $s[23] = Math.floor(($9 + 1500) / 3000);
  // Premio por puntualidad
  let bono_puntualidad = 0;
  if (con_puntualidad) {
    bono_puntualidad = $s[25] = Math.floor((sueldo + 5) / 10);
    $s[26] = sueldo;
  }
  // Premio por asistencia
  let bono_asistencia = 0;
  if (con_asistencia) {
    bono_asistencia = $s[27] = Math.floor((sueldo + 5) / 10);
    $s[28] = sueldo;
  }
  // Horas extra
  if (overtime_amount > 4503599627370395) return false;
  const horas_extra = $s[29] = Math.floor((overtime_amount + 50) / 100);
  $s[30] = overtime_amount;
  // Prima dominical
  const $14 = $s[32] = daily_salary * sunday_bonus_days;
  const prima_dominical = $s[31] = Math.floor(($14 + 6000) / 12000);
  // Despensa en efectivo
  let bono_despensa = 0;
  if (con_despensa) {
    const $16 = $s[34] = uma_diaria * $row.days;
    const $17 = $16 * 2;
    bono_despensa = $s[33] = Math.floor((2 * $17 + 5) / 10);
  }
  // Vales de despensa
  if (grocery_voucher_amount > 4503599627370395) return false;
  const vales_despensa = $s[35] = Math.floor((grocery_voucher_amount + 50) / 100);
  $s[36] = grocery_voucher_amount;
  // Total de percepciones
  const total_percepciones = $s[37] = sueldo +
    bono_puntualidad +
    bono_asistencia +
    horas_extra +
    prima_dominical +
    bono_despensa +
    vales_despensa;
  // Horas extra exentas: 5 UMA por semana
  const $21 = $s[39] = uma_diaria * $row.days;
  const $22 = $21 * 5;
  const horas_extra_tope = $s[38] = Math.floor((2 * $22 + 7) / 14);
  // Horas extra exentas
  let $25: number;
  if (es_sm) {
    $25 = horas_extra * 2;
  } else {
    const $24 = horas_extra_tope * 2;
    $25 = horas_extra < $24 ? horas_extra : $24;
  }
  const horas_extra_exento = $s[40] = Math.floor(($25 + 1) / 2);
  $s[41] = $25;
  // Horas extra gravadas
  $s[42] = horas_extra - horas_extra_exento;
  // Prima dominical exenta
  let $29: number;
  if (es_sm) {
    $29 = prima_dominical;
  } else {
    const $28 = uma_diaria * sunday_bonus_days;
    $29 = prima_dominical < $28 ? prima_dominical : $28;
  }
  const prima_dominical_exento = $s[43] = $29;
  // Prima dominical gravada
  $s[44] = prima_dominical - prima_dominical_exento;
  // Previsión social del periodo
  const total_prevision_social = $s[45] = bono_despensa + vales_despensa;
  // Otros ingresos del periodo
  const otros_ingresos_del_periodo = $s[46] = total_percepciones - total_prevision_social;
  // Siete UMA del periodo
  const limite_7_uma = $s[47] = uma_diaria * 7 * $row.days;
  // Una UMA del periodo
  const limite_1_uma = $s[48] = uma_diaria * $row.days;
  // Previsión social exenta
  const $37 = total_percepciones <= limite_7_uma;
  $s[49] = $37 ? 1 : 0;
  let $38: number;
  if ($37) {
    $38 = total_prevision_social;
  } else {
    const $35 = limite_7_uma - otros_ingresos_del_periodo;
    const $36 = limite_1_uma > $35 ? limite_1_uma : $35;
    $38 = total_prevision_social < $36 ? total_prevision_social : $36;
  }
  const prevision_social_exento = $s[50] = $38;
  // Previsión social gravada
  $s[51] = total_prevision_social - prevision_social_exento;
  // Total exento
  $s[52] = horas_extra_exento + prima_dominical_exento + prevision_social_exento;
  // Base gravable ISR
  const $41 = prevision_social_exento - bono_despensa;
  const $42 = $41 > 0 ? $41 : 0;
  const base_isr = $s[53] = sueldo +
    bono_puntualidad +
    bono_asistencia +
    (horas_extra - horas_extra_exento) +
    (prima_dominical - prima_dominical_exento) +
    (bono_despensa - (bono_despensa < prevision_social_exento ? bono_despensa : prevision_social_exento)) +
    (vales_despensa - ($42 < vales_despensa ? $42 : vales_despensa));
  // Total gravado
  $s[54] = base_isr;
  // ISR según tarifa
  $s[56] = -1;
  $s[58] = -1;
  const $48 = rt.same($row.period.type, 'monthly');
  $s[55] = $48 ? 1 : 0;
  let $49: number;
  if ($48) {
    const $44 = $s[56] = rt.rowOf($f.tarifa_mensual$rows1, base_isr, 1, false);
    if ($44 < 0) return false;
    $s[57] = base_isr;
    const $45 = rt.excessOf($f.tarifa_mensual$rows1, $44, base_isr, 1);
    if (Number.isNaN($45)) return false;
    $49 = $45;
  } else {
    const $46 = $s[58] = rt.rowOf($f.tarifa_diaria$rows1, base_isr, $row.days, false);
    if ($46 < 0) return false;
    $s[59] = base_isr;
    $s[60] = $row.days;
    const $47 = rt.excessOf($f.tarifa_diaria$rows1, $46, base_isr, $row.days);
    if (Number.isNaN($47)) return false;
    $49 = $47;
  }
  if ($49 > 4503599627367995) return false;
  const isr_determinado = $s[61] = Math.floor(($49 + 1250) / 2500);
  $s[62] = $49;
  // Solo percibe el salario mínimo
  const exento_por_sm = es_sm && base_isr === sueldo;
  $s[63] = exento_por_sm ? 1 : 0;
  // Subsidio para el empleo de un mes
  const $51 = $s[65] = $f.subsidio_tasa * uma_mensual;
  const subsidio_mensual = $s[64] = Math.floor(($51 + 2500) / 5000);
  // Subsidio para el empleo del periodo
  let $55: number;
  if ($48) {
    $55 = subsidio_mensual * 152000;
  } else {
    const $53 = subsidio_mensual * 152000;
    const $54 = $f.subsidio_tasa * uma_mensual * $row.days;
    $55 = $53 < $54 ? $53 : $54;
  }
  const subsidio_del_periodo = $s[66] = Math.floor(($55 + 76000) / 152000);
  $s[67] = $55;
  // Ingreso límite del subsidio en el periodo
  const $57 = $s[69] = $48 ? $f.subsidio_limite * 152 : $f.subsidio_limite * 5 * $row.days;
  const $58 = $57 * 25;
  const limite_subsidio = $s[68] = Math.floor(($58 + 19) / 38);
  // Subsidio para el empleo causado
  const $60 = exento_por_sm || base_isr > limite_subsidio;
  $s[70] = $60 ? 1 : 0;
  const subsidio_empleo_causado = $s[71] = $60 ? 0 : subsidio_del_periodo;
  // Subsidio para el empleo aplicado
  const subsidio_empleo = $s[72] = subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado;
  // Se ajusta al impuesto del mes
  let ajusta_el_mes = false;
  const $63 = rt.isSent($n[8]!);
  $s[73] = $63 ? 1 : 0;
  let base_isr_del_mes = 0;
  if ($63) {
    ajusta_el_mes = ultimo_periodo_del_mes && !rt.same($row.period.type, 'monthly');
    $s[74] = ajusta_el_mes ? 1 : 0;
    // Base gravable del mes
    const $64 = base_isr * 100;
    if ($64 > rt.SAFE) return false;
    const $65 = $s[76] = base_anterior_del_mes + $64;
    if ($65 > 4503599627370395) return false;
    base_isr_del_mes = $s[75] = Math.floor(($65 + 50) / 100);
  }
  // ISR del mes según tarifa
  $s[77] = -1;
  let isr_determinado_del_mes = 0;
  let exento_del_mes = false;
  let subsidio_empleo_del_mes = 0;
  let isr_del_mes = 0;
  if ($63) {
    const $67 = $s[77] = rt.rowOf($f.tarifa_mensual$rows1, base_isr_del_mes, 1, false);
    if ($67 < 0) return false;
    $s[78] = base_isr_del_mes;
    const $68 = $s[80] = rt.excessOf($f.tarifa_mensual$rows1, $67, base_isr_del_mes, 1);
    if (Number.isNaN($68)) return false;
    if ($68 > 4503599627367995) return false;
    isr_determinado_del_mes = $s[79] = Math.floor(($68 + 1250) / 2500);
    // En el mes solo percibe el salario mínimo
    let $72: boolean = es_sm;
    if ($72) {
      const $70 = sueldo_anterior_del_mes + sueldo * 100;
      if ($70 > rt.SAFE) return false;
      const $71 = base_isr_del_mes * 100;
      if ($71 > rt.SAFE) return false;
      $72 = $71 === $70;
    }
    exento_del_mes = $72;
    $s[81] = exento_del_mes ? 1 : 0;
    // Subsidio para el empleo del mes
    const $73 = base_isr_del_mes > $f.subsidio_limite * 100;
    $s[82] = $73 ? 1 : 0;
    subsidio_empleo_del_mes = $s[83] = $73 ? 0 : subsidio_mensual < isr_determinado_del_mes ? subsidio_mensual : isr_determinado_del_mes;
    // ISR del mes
    isr_del_mes = $s[84] = exento_del_mes ? 0 : isr_determinado_del_mes - subsidio_empleo_del_mes;
  }
  // Salario diario integrado
  const $76 = $s[86] = daily_salary * factor_integracion;
  if ($76 > 4503599597370495) return false;
  const sdi = $s[85] = Math.floor(($76 + 15000000) / 30000000);
  // Excedente diario de despensa
  if (!($row.days > 0)) return false;
  const $78 = $s[89] = $row.days;
  const $79 = uma_diaria * 2 * $78;
  if ($79 > rt.SAFE) return false;
  const $80 = 0 * $78;
  const $81 = total_prevision_social * 5 - $79;
  const $82 = $s[88] = $80 > $81 ? $80 : $81;
  const $83 = rt.wholeOf($82, 5 * $78, 'half_up');
  if (Number.isNaN($83)) return false;
  const excedente_despensa_diario = $s[87] = $83;
  // Salario base de cotización
  const $84 = sdi + excedente_despensa_diario;
  const $85 = $84 > salario_minimo ? $84 : salario_minimo;
  const $86 = uma_diaria * 25;
  const sbc = $s[90] = $85 < $86 ? $85 : $86;
  // Excedente diario de 3 UMA
  const $88 = sbc - uma_diaria * 3;
  const excedente_3_uma_diario = $s[91] = 0 > $88 ? 0 : $88;
  // Cuota obrera, excedente
  const $90 = $s[93] = excedente_3_uma_diario * $row.days;
  const cuota_excedente_obrero = $s[92] = Math.floor(($90 + 125) / 250);
  // IMSS excedente (trabajador)
  let imss_excedente_obrero = 0;
  const $92 = !es_sm;
  $s[94] = $92 ? 1 : 0;
  if ($92) {
    imss_excedente_obrero = $s[95] = cuota_excedente_obrero;
  }
  // Cuota obrera, prestaciones en dinero
  const $93 = $s[97] = sbc * $row.days;
  const cuota_prestaciones_dinero_obrero = $s[96] = Math.floor(($93 + 200) / 400);
  // IMSS prestaciones en dinero (trabajador)
  let imss_prestaciones_dinero_obrero = 0;
  if ($92) {
    imss_prestaciones_dinero_obrero = $s[98] = cuota_prestaciones_dinero_obrero;
  }
  // Cuota obrera, gastos médicos de pensionados
  const $95 = $s[100] = sbc * $row.days * 3;
  const cuota_gastos_medicos_pensionados_obrero = $s[99] = Math.floor(($95 + 400) / 800);
  // IMSS gastos médicos de pensionados (trabajador)
  let imss_gastos_medicos_pensionados_obrero = 0;
  if ($92) {
    imss_gastos_medicos_pensionados_obrero = $s[101] = cuota_gastos_medicos_pensionados_obrero;
  }
  // Cuota obrera, invalidez y vida
  const $97 = $s[103] = sbc * $row.days;
  const cuota_invalidez_vida_obrero = $s[102] = Math.floor(($97 + 80) / 160);
  // IMSS invalidez y vida (trabajador)
  let imss_invalidez_vida_obrero = 0;
  if ($92) {
    imss_invalidez_vida_obrero = $s[104] = cuota_invalidez_vida_obrero;
  }
  // Cuota obrera, cesantía y vejez
  const $99 = $s[106] = sbc * $row.days * 9;
  const cuota_cesantia_vejez_obrero = $s[105] = Math.floor(($99 + 400) / 800);
  // IMSS cesantía y vejez (trabajador)
  let imss_cesantia_vejez_obrero = 0;
  if ($92) {
    imss_cesantia_vejez_obrero = $s[107] = cuota_cesantia_vejez_obrero;
  }
  // IMSS del trabajador
  $s[108] = imss_excedente_obrero +
    imss_prestaciones_dinero_obrero +
    imss_gastos_medicos_pensionados_obrero +
    imss_invalidez_vida_obrero +
    imss_cesantia_vejez_obrero;
  // ISR retenido
  let isr = 0;
  const $102 = !exento_por_sm;
  $s[109] = $102 ? 1 : 0;
  if ($102) {
    isr = $s[110] = isr_determinado - subsidio_empleo;
  }
  // ISR del mes menos lo retenido
  let diferencia_del_mes = 0;
  let isr_ajuste_mensual = 0;
  let isr_devuelto = 0;
  if ($63) {
    const $104 = isr_del_mes * 100 + isr_devuelto_del_mes;
    if ($104 > rt.SAFE) return false;
    const $105 = $104 - isr_anterior_del_mes - isr_ajustado_del_mes;
    if ($105 > rt.SAFE || $105 < -rt.SAFE) return false;
    const $106 = $105 - isr * 100;
    if ($106 > rt.SAFE || $106 < -rt.SAFE) return false;
    diferencia_del_mes = $s[111] = $106;
    // ISR, ajuste del mes
    const $107 = $s[113] = ajusta_el_mes ? (0 > diferencia_del_mes ? 0 : diferencia_del_mes) : 0;
    if ($107 > 4503599627370395) return false;
    isr_ajuste_mensual = $s[112] = Math.floor(($107 + 50) / 100);
    // ISR devuelto por el ajuste del mes
    let $110: number;
    if (ajusta_el_mes) {
      const $109 = -diferencia_del_mes;
      $110 = 0 > $109 ? 0 : $109;
    } else {
      $110 = 0;
    }
    if ($110 > 4503599627370395) return false;
    isr_devuelto = $s[114] = Math.floor(($110 + 50) / 100);
    $s[115] = $110;
  }
  // Crédito INFONAVIT
  if (infonavit_credit_amount > 4503599627370395) return false;
  const infonavit_credito = $s[116] = Math.floor((infonavit_credit_amount + 50) / 100);
  $s[117] = infonavit_credit_amount;
  // Total de deducciones
  const $113 = $63 ? isr_ajuste_mensual : 0;
  const total_deducciones = $s[118] = imss_excedente_obrero +
    imss_prestaciones_dinero_obrero +
    imss_gastos_medicos_pensionados_obrero +
    imss_invalidez_vida_obrero +
    imss_cesantia_vejez_obrero +
    isr +
    $113 +
    infonavit_credito;
  // Neto
  const $115 = $63 ? isr_devuelto : 0;
  const neto = $s[119] = total_percepciones + $115 - total_deducciones;
  // Neto en efectivo, sin vales
  $s[120] = neto - vales_despensa;
  // Cuota fija
  const $118 = $s[123] = uma_diaria * $row.days;
  const $119 = $s[122] = $118 * 51;
  const cuota_fija = $s[121] = Math.floor(($119 + 125) / 250);
  $s[124] = 51;
  // Excedente
  const $121 = $s[127] = excedente_3_uma_diario * $row.days;
  const $122 = $s[126] = $121 * 11;
  const excedente_patronal = $s[125] = Math.floor(($122 + 500) / 1000);
  $s[128] = 11;
  // Prestaciones en dinero
  const $124 = $s[131] = sbc * $row.days;
  const $125 = $s[130] = $124 * 7;
  const prestaciones_dinero_patronal = $s[129] = Math.floor(($125 + 500) / 1000);
  $s[132] = 7;
  // Gastos médicos de pensionados
  const $127 = $s[135] = sbc * $row.days;
  const $128 = $s[134] = $127 * 21;
  const gastos_medicos_pensionados_patronal = $s[133] = Math.floor(($128 + 1000) / 2000);
  $s[136] = 21;
  // Riesgo de trabajo
  const $130 = $s[139] = sbc * $row.days;
  const $131 = $s[138] = $130 * risk_class_rate;
  const riesgo_trabajo = $s[137] = Math.floor(($131 + 5000000) / 10000000);
  $s[140] = risk_class_rate;
  // Invalidez y vida
  const $133 = $s[143] = sbc * $row.days;
  const $134 = $s[142] = $133 * 7;
  const invalidez_vida_patronal = $s[141] = Math.floor(($134 + 200) / 400);
  $s[144] = 7;
  // Guarderías y prestaciones sociales
  const $136 = $s[146] = sbc * $row.days;
  const guarderias = $s[145] = Math.floor(($136 + 50) / 100);
  $s[147] = $136;
  $s[148] = 1;
  // Tasa patronal de cesantía y vejez
  $s[150] = -1;
  const $141 = sbc <= salario_minimo;
  $s[149] = $141 ? 1 : 0;
  let $142: number;
  if ($141) {
    $142 = 3150;
  } else {
    const $138 = $s[151] = sbc * 100;
    const $139 = $s[150] = rt.rowOf($f.ceav$rows1, $138, 1, false);
    if ($139 < 0) return false;
    $142 = $f.ceav$rows1.value[$139]!;
  }
  const tasa_ceav = $s[152] = $142;
  // Retiro
  const $143 = $s[154] = sbc * $row.days;
  const retiro = $s[153] = Math.floor(($143 + 25) / 50);
  $s[155] = $143;
  $s[156] = 1;
  // Cesantía en edad avanzada y vejez
  const $145 = $s[159] = sbc * $row.days;
  const $146 = $s[158] = $145 * tasa_ceav;
  const cesantia_vejez_patronal = $s[157] = Math.floor(($146 + 50000) / 100000);
  $s[160] = tasa_ceav;
  // Aportación INFONAVIT
  const $148 = $s[162] = sbc * $row.days;
  const infonavit_aportacion = $s[161] = Math.floor(($148 + 10) / 20);
  $s[163] = $148;
  $s[164] = 1;
  // Cuota obrera absorbida
  let cuota_obrera_absorbida = 0;
  if (es_sm) {
    cuota_obrera_absorbida = $s[165] = cuota_excedente_obrero +
      cuota_prestaciones_dinero_obrero +
      cuota_gastos_medicos_pensionados_obrero +
      cuota_invalidez_vida_obrero +
      cuota_cesantia_vejez_obrero;
  }
  // IMSS patronal
  $s[166] = cuota_fija +
    excedente_patronal +
    prestaciones_dinero_patronal +
    gastos_medicos_pensionados_patronal +
    riesgo_trabajo +
    invalidez_vida_patronal +
    guarderias;
  // Retiro, cesantía y vejez
  $s[167] = retiro + cesantia_vejez_patronal;
  // Cuotas a cargo del patrón
  $s[168] = cuota_fija +
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
    const $154 = zona_libre_frontera_norte ? daily_salary < $f.salario_minimo_zlfn * 3000 : daily_salary === $f.salario_minimo_zlfn * 3000;
    if ($154) {
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
    let $156: boolean = $92 && horas_extra > horas_extra_tope * 2;
    if (!$156) {
      const $155 = horas_extra * 28000;
      if ($155 > rt.SAFE) return false;
      $156 = $155 > daily_salary * 3 * $row.days;
    }
    if ($156) {
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
    if ($63 && ajusta_el_mes) {
      // MONTH_TAX_ADJUSTED
      $notes.add(11, rt.ratio(isr_del_mes, 100n), rt.ratio(base_isr_del_mes, 100n));
    }
    if (es_sm && infonavit_credito * 5 > sueldo) {
      // INFONAVIT_OVER_LIMIT
      $notes.add(12, rt.ratio(infonavit_credito, 100n));
    }
    if ($row.period.start < '2024-05-01' || $row.period.end >= '2025-01-01') {
      // PARAM_CHANGE_INSIDE_PERIOD
      $notes.add(13);
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(14);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":169,"scales":[10000,10000,10000,10000000,10000,1,10000,10000,10000,10000,10000,10000,10000,1,1,1,1,1],"values":[["parameter","UMA",100],0,["input",16,[16,1]],["parameter","salario_minimo_zlfn",100],["parameter","salario_minimo_general",100],["input",1,[1,300000]],2,["period","days","number",[]],["input",13,[13,1]],4,["input",14,[14,1]],["input",4,[4,10000]],["input",5,[5,1]],["input",15,[15,1]],["input",6,[6,10000]],5,6,7,8,9,10,3,12,13,15,11,17,19,20,18,21,24,["period","type","choice",["monthly","biweekly","weekly","event"]],["parameter","subsidio_tasa",5000,"rate"],1,28,["parameter","subsidio_limite",1],27,30,29,31,26,["input",17,[17,1]],["input",8,[8,10000]],34,["input",9,[9,10000]],35,36,37,["input",2,[2,10000]],39,40,41,42,43,45,47,49,51,44,46,48,50,52,32,38,["input",12,[12,10000]],["input",10,[10,10000]],["input",11,[11,10000]],54,33,55,["input",7,[7,10000]],["sent","given(base_anterior_del_mes)",8],56,58,57,59,60,["input",3,[3,10000000]],69,62,63,64,65,66,67,68,70,71,72,73],"tables":[{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[56,57,null],"isConditional":1},{"table":1,"rows":"tarifa_diaria$rows1","scales":[100,2500,250000],"slots":[58,59,60],"isConditional":1},{"table":0,"rows":"tarifa_mensual$rows1","scales":[100,2500,250000],"slots":[77,78,null],"isConditional":1},{"table":2,"rows":"ceav$rows1","scales":[10000,100000,1000000000],"slots":[150,151,null],"isConditional":1}],"steps":[[18,[0]],[19,[1],[20,125]],[21,[2,[[3],16,1,1],[[4],16,0,0]]],[[22,1],[5,6]],[23,[5,7],[24,300000]],[25,[8,[[9],13,1,1]],[26,1000],null,13],[27,[10,[[9],14,1,1]],[28,1000],null,14],[29,[11],[30,10000]],[31,[5,12],[32,1200000]],[33,[13,[[1,7],15,1,1]],[34,250],null,15],[35,[14],[36,10000]],[37,[9,15,16,17,18,19,20]],[38,[1,7],[39,140]],[40,[21,[[17],22,1,1],[[17,22],22,0,0]],[41,200]],[42,[17,23]],[43,[21,[[18],22,1,1],[[18,1,12],22,0,0]]],[44,[18,24]],[45,[19,20]],[46,[25,26]],[47,[1,7]],[48,[1,7]],[50,[25,27,[[26],49,1,1],[[26,28,27,29],49,0,0]]],[51,[26,30]],[52,[23,24,30]],[53,[9,15,16,17,23,18,24,19,19,30,20,30,19,20]],[54,[31]],[61,[32,[[31],55,1,1],[[31],55,0,0],-1,-2],[62,250000]],[[63,1],[21,[[31,9],22,1,1]]],[64,[33,34],[65,500000]],[66,[32,[[35],55,1,1],[[35,33,34,7],55,0,0]],[67,15200000]],[68,[32,[[36],55,1,1],[[36,7],55,0,0]],[69,152]],[71,[37,[[31,38],63,0,0],[[39],70,0,0]]],[72,[40,41]],[[74,1],[42,[[32],17,1,1]],null,73],[75,[43,31],[76,10000],73],[79,[44,-3],[80,250000],73],[[81,1],[21,[[44,45,9],22,1,1]],null,73],[83,[44,36,[[35,46],82,0,0]],null,73],[84,[47,[[46,48],81,0,0]],null,73],[85,[5,49],[86,3000000000]],[87,[26,7,1],[88,500,89]],[90,[50,51,6,1]],[91,[52,1]],[92,[53,7],[93,25000]],[95,[21,[[54],94,1,1]],null,null,94],[96,[52,7],[97,40000]],[98,[21,[[55],94,1,1]],null,null,94],[99,[52,7],[100,80000]],[101,[21,[[56],94,1,1]],null,null,94],[102,[52,7],[103,16000]],[104,[21,[[57],94,1,1]],null,null,94],[105,[52,7],[106,80000]],[107,[21,[[58],94,1,1]],null,null,94],[108,[59,60,61,62,63]],[110,[37,[[41,64],109,1,1]],null,null,109],[[111,10000],[65,66,67,68,69],null,73],[112,[70,[[71],74,1,1]],[113,10000],73],[114,[70,[[71],74,1,1]],[115,10000],73],[116,[72],[117,10000]],[118,[59,60,61,62,63,69,[[73,74],73,1,1],75]],[119,[25,[[73,76],73,1,1],77]],[120,[78,20]],[121,[1,7],[122,25000],null,null,123,[124,250]],[125,[53,7],[126,100000],null,null,127,[128,1000]],[129,[52,7],[130,100000],null,null,131,[132,1000]],[133,[52,7],[134,200000],null,null,135,[136,2000]],[137,[52,7,79],[138,1000000000],null,null,139,[140,10000000]],[141,[52,7],[142,40000],null,null,143,[144,400]],[145,[52,7],[146,10000],null,null,147,148],[[152,100000],[52,6,[[52],149,0,0],-4]],[153,[52,7],[154,5000],null,null,155,[156,50]],[157,[52,7,80],[158,10000000],null,null,159,[160,100000]],[161,[52,7],[162,2000],null,null,163,[164,20]],[165,[21,[[54,55,56,57,58],22,1,1]],null,null,22],[166,[81,82,83,84,85,86,87]],[167,[88,89]],[168,[81,82,83,84,85,86,87,88,89,90,91]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '{"scheme":["MXN","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"number"],[0,0,"rate"],"boolean",{"words":["monthly","biweekly","weekly","event"]},"date"],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 c0;0 c30000000;0 i0;1 c30;0 3 2 3;0 c1000000;2 p5;1 c1;1 c3;3 c10871/2000000;3 p6;3 p7;1 c0;1 c5;4 truth,false;5 period,2;5 word,weekly;4 8 15 16;6 period,5;1 c7;6 31 18 19;6 22 18;4 12 20 21;1 period,0;1 c14;4 8 23 24;6 31 18 24;4 12 26 21;1 21 18;1 c15;4 12 28 29;4 18 25 27 30;4 18 17 22 31;0 p0;0 2 7 33;2 c152/5;0 s0;0 2 35 36;4 i16;0 p2;0 p1;0 18 38 39 40;0 i1;0 s2;4 11 42 43;0 2 42 23;4 i13;3 c1/10;0 s4;0 2 47 48;4 i14;0 i4;3 c1/4;0 2 42 52;1 i5;0 2 53 54;4 i15;3 c2/5;0 2 57 36;0 2 58 23;0 i6;0 s5;0 0 48 61;0 s6;0 s7;0 0 63 64;0 0 62 65;0 s8;0 s9;0 0 67 68;0 s10;0 0 69 70;0 0 66 71;0 2 13 36;0 2 73 23;0 3 74 19;4 s3;3 c1/2;0 2 77 64;0 s12;0 5 78 79;0 18 76 64 80;0 s13;0 1 64 82;0 2 36 54;0 5 67 84;0 18 76 67 85;0 s15;0 1 67 87;0 0 68 70;0 s11;0 s17;0 1 90 91;0 2 19 36;0 2 93 23;0 2 36 23;0 s19;4 11 90 96;0 s20;0 s18;0 1 96 99;0 6 98 100;0 5 91 101;0 18 97 91 102;0 s21;0 1 91 104;0 0 82 87;0 0 106 104;0 0 63 83;0 0 62 108;0 5 68 104;0 1 68 110;0 0 88 111;0 1 104 68;0 7 113 0 70;0 1 70 114;0 0 112 115;0 0 109 116;0 s24;5 word,monthly;4 8 15 119;0 apply,0 118;0 apply,1 118;0 18 120 121 122;4 8 118 48;4 14 76 124;3 p3;0 s1;0 2 126 127;0 s28;0 3 128 35;0 2 130 23;0 5 129 131;0 18 120 129 132;0 p4;0 3 134 35;0 2 135 23;0 18 120 134 136;4 s27;0 s30;4 12 118 139;4 15 138 140;0 s29;0 18 141 0 142;0 s31;0 s26;0 5 144 145;4 given,8;4 i17;4 9 15 119;4 14 148 149;0 i8;0 0 151 118;0 s34;0 apply,0 153;0 i9;0 0 155 48;4 8 153 156;4 14 76 157;4 12 153 134;0 s35;0 5 129 160;0 18 159 0 161;4 s36;0 s37;0 1 160 164;0 18 163 0 165;2 i2;0 2 42 167;0 3 91 23;0 1 169 58;0 6 0 170;0 s39;0 s40;0 0 172 173;1 c25;0 2 175 36;0 7 174 43 176;0 s41;0 2 8 36;0 1 178 179;0 6 0 180;0 s42;0 2 182 23;3 c1/250;0 2 183 184;4 16 76;0 s43;0 2 178 23;3 c1/400;0 2 188 189;0 s45;3 c3/800;0 2 188 192;0 s47;3 c1/160;0 2 188 195;0 s49;3 c9/800;0 2 188 198;0 s51;0 s44;0 s46;0 0 201 202;0 s48;0 0 203 204;0 s50;0 s52;0 0 206 207;0 0 205 208;4 16 138;0 s32;0 1 145 211;0 s38;0 i12;0 0 213 214;0 i10;0 1 215 216;0 i11;0 1 217 218;0 s54;0 1 219 220;4 s33;0 s55;0 6 0 223;0 18 222 224 0;0 4 223;0 6 0 226;0 18 222 227 0;0 i7;0 0 204 206;0 0 203 230;0 0 207 220;0 s56;0 18 147 233 0;0 s58;0 0 234 235;0 0 232 236;0 0 231 237;0 s57;0 18 147 239 0;0 0 90 240;0 s59;0 1 241 242;0 s60;0 1 244 70;3 c51/250;0 2 95 246;3 c11/1000;0 2 183 248;3 c7/1000;0 2 188 250;3 c21/2000;0 2 188 252;3 i3;0 2 188 254;3 c7/400;0 2 188 256;3 c1/100;0 2 188 258;4 11 178 43;3 c63/2000;3 apply,2 178;3 18 260 261 262;3 c1/50;0 2 188 264;3 s69;0 2 188 266;3 c1/20;0 2 188 268;0 0 187 191;0 0 270 194;0 0 197 200;0 0 271 272;0 s62;0 s63;0 0 274 275;0 s64;0 s65;0 0 277 278;0 0 276 279;0 s66;0 s67;0 0 281 282;0 s68;0 0 283 284;0 0 280 285;0 s70;0 s71;0 0 287 288;0 0 276 277;0 0 278 281;0 0 291 282;0 0 290 292;0 0 284 287;0 0 294 288;0 s72;0 s73;0 0 296 297;0 0 295 298;0 0 293 299;4 12 54 23;4 given,1;4 given,0;4 14 302 303;0 2 3 42;3 c99/100;0 2 306 2;4 10 305 307;3 c101/100;0 2 309 2;4 12 305 310;4 15 308 311;4 14 304 312;4 10 42 43;4 10 42 39;4 8 42 39;4 18 38 315 316;4 10 167 6;4 12 174 176;4 10 174 43;4 12 173 0;4 12 78 79;4 14 186 322;1 c8;0 3 42 324;1 c2;0 2 325 326;1 c9;0 2 327 328;0 2 329 23;0 3 330 19;4 12 64 331;4 15 323 332;0 0 139 142;4 11 118 334;4 14 140 335;4 14 147 222;3 c1/5;0 2 338 48;4 12 235 339;4 14 76 340;6 period,3;6 date,2024-05-01;4 10 342 343;6 period,4;6 date,2025-01-01;4 13 345 346;4 15 344 347;4 10 244 0","items":[["i",0,null,[0,false],[1,true]],["i",1,4,[0,false],[5,true]],["i",2,6,[7,true],[8,true]],["i",3,9,[10,true],[11,true]],["i",4,0,[0,true]],["i",5,12,[12,true],[13,true]],["i",6,0,[0,true]],["i",7,0,[0,true]],["i",8,null,[0,true]],["i",9,0,[0,true]],["i",10,0,[0,true]],["i",11,0,[0,true]],["i",12,0,[0,true]],["i",13,14],["i",14,14],["i",15,14],["i",16,14],["i",17,32],[0,0,34],[1,0,37,0],[2,0,41],[3,4,44],[4,0,45,0],[5,0,49,0,null,46],[6,0,49,0,null,50],[7,0,51,0],[8,0,55,0],[9,0,59,0,null,56],[10,0,60,0],[11,0,72],[12,0,75,0],[13,0,81,0],[14,0,83],[15,0,86,0],[16,0,88],[17,0,89],[18,0,92],[19,0,94,0],[20,0,95,0],[21,0,103],[22,0,105],[23,0,107],[24,0,117,0],[25,0,118],[26,0,123,0],[27,4,125],[28,0,128,0],[29,0,133,0],[30,0,137,0],[31,0,143],[32,0,146],[33,4,150,null,147],[34,0,152,0,147],[35,0,154,0,147],[36,4,158,null,147],[37,0,162,null,147],[38,0,166,null,147],[39,0,168,0],[40,0,171,0],[41,0,177,0],[42,0,181],[43,0,185,0],[44,0,187,0,null,186],[45,0,190,0],[46,0,191,0,null,186],[47,0,193,0],[48,0,194,0,null,186],[49,0,196,0],[50,0,197,0,null,186],[51,0,199,0],[52,0,200,0,null,186],[53,0,209],[54,0,212,0,null,210],[55,0,221,null,147],[56,0,225,0,147],[57,0,228,0,147],[58,0,229,0],[59,0,238],[60,0,243],[61,0,245],[62,0,247,0,null,null,95,246],[63,0,249,0,null,null,183,248],[64,0,251,0,null,null,188,250],[65,0,253,0,null,null,188,252],[66,0,255,0,null,null,188,254],[67,0,257,0,null,null,188,256],[68,0,259,0,null,null,188,258],[69,3,263],[70,0,265,0,null,null,188,264],[71,0,267,0,null,null,188,266],[72,0,269,0,null,null,188,268],[73,0,273,0,null,76],[74,0,286],[75,0,289],[76,0,300]],"parameters":[["UMA",null],["salario_minimo_general",null],["salario_minimo_zlfn",null],["subsidio_tasa",null],["subsidio_limite",null],["factor_minimo",null],["prima_riesgo_minima",null],["prima_riesgo_maxima",null]],"notices":[["refuse","VALIDATION_ERROR","warning","sunday_bonus_days","employee",null,301,["No hay ",54," domingos en ",23," días"]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,313,["El salario mensual ",2," y 30 veces el diario ",42," difieren en más del 1 %; se usa el diario"]],["warn","BELOW_MINIMUM_WAGE","warning","daily_salary","employee",null,314,["El salario diario ",42," es menor que el mínimo de ",43,"; puede ser correcto en jornada parcial"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.zona_libre_frontera_norte","override",null,317,["El salario diario ",42," no concuerda con la zona; el mínimo de la frontera norte es ",39]],["warn","FACTOR_BELOW_LEGAL_MINIMUM","warning","factor_integracion","employee",null,318,["El factor de integración ",167," es menor que el de las prestaciones mínimas, ",6]],["warn","CONTRIBUTION_BASE_CAPPED","info","sbc","employee",null,319,["El salario integrado pasa de 25 UMA; se cotiza sobre ",178]],["warn","CONTRIBUTION_BASE_FLOORED","info","sbc","employee",null,320,["El salario integrado no llega al mínimo; se cotiza sobre ",178]],["warn","DESPENSA_INTEGRATES_SBC","info","grocery_voucher_amount","employee",null,321,["La despensa pasa del 40 % de la UMA; ",173," diarios integran el salario base"]],["warn","OVERTIME_EXEMPTION_CAPPED","info","overtime_amount","employee",null,333,["Las horas extra de ",64," pasan del tope exento de 5 UMA o de 9 horas dobles por semana"]],["warn","MINIMUM_WAGE_EXEMPT","info","isr","employee",null,138,["A quien solo percibe el salario mínimo de ",43," no se le retiene"]],["warn","SUBSIDY_CLIFF","info","isr","employee",null,336,["La base ",118," pasa por menos de un subsidio del límite de ",139]],["warn","MONTH_TAX_ADJUSTED","info","isr","employee",null,337,["Último periodo del mes: su impuesto es de ",213," sobre ",153]],["warn","INFONAVIT_OVER_LIMIT","warning","infonavit_credit_amount","employee",null,341,["El crédito de ",235," pasa del 20 % del salario mínimo (LFT art. 97-III)"]],["warn","PARAM_CHANGE_INSIDE_PERIOD","info","period","period",null,348,["El 1 de mayo de 2024 o el 1 de enero de 2025 cambian cifras dentro del periodo; se usan las del último día"]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,349,["Las deducciones superan las percepciones en este periodo"]]],"tables":[[0,null,0,null,null],[0,null,0,null,23],[0,"UMA",3,null,null]]}';

const law: rt.PackedLaw = { parameters: [UMA$rows, salario_minimo_general$rows, salario_minimo_zlfn$rows, subsidio_tasa$rows,
    subsidio_limite$rows, factor_minimo$rows, prima_riesgo_minima$rows, prima_riesgo_maxima$rows],
  tables: [tarifa_mensual, tarifa_diaria, ceav] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
