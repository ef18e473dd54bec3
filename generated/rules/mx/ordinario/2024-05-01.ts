// MX.ordinario 2024.2: Sueldos y salarios
// Emitted from rules/mx/ordinario/2024-05-01.pay by payroll compile. Do not edit.
// file    sha256:f0044f436a0c8cfb6dd2b92070ce4f0193591bf38be7c3da8bab66701ec8bc66
// meaning sha256:76df513f04d8b046fec58da44a15eb3d09f255feb4b4e4043ad1ad37f83379a9
import * as rt from '../../../../compiler/runtime/index.ts';

const n_0_01 = rt.decimal('0.01');
const n_30000000 = rt.decimal('30000000');
const n_1000000 = rt.decimal('1000000');
const n_3 = rt.decimal('3');
const n_5 = rt.decimal('5');
const n_0_204 = rt.decimal('0.204');
const n_0_011 = rt.decimal('0.011');
const n_0_007 = rt.decimal('0.007');
const n_0_0105 = rt.decimal('0.0105');
const n_0_0175 = rt.decimal('0.0175');
const n_0_02 = rt.decimal('0.02');
const n_0_05 = rt.decimal('0.05');
const rounding$1: rt.Rounding = { mode: 'half_up', rungs: [{ quantum: n_0_01, above: null }] };

// Unidad de medida y actualización, diaria · Ley de la UMA art. 4; INEGI
const UMA$rows: readonly rt.DatedValue[] = [
  { from: '2024-02-01', value: rt.decimal('108.57') },
];

// Salario mínimo general · CONASAMI 2024
const salario_minimo_general$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('248.93') },
];

// Salario mínimo, Zona Libre de la Frontera Norte · CONASAMI 2024
const salario_minimo_zlfn$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('374.89') },
];

// Subsidio para el empleo, por ciento de la UMA mensual · Decreto DOF 01-05-2024
const subsidio_tasa$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('0.1182') },
];

// Ingreso mensual con subsidio para el empleo · Decreto DOF 01-05-2024
const subsidio_limite$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('9081') },
];

// Factor de integración mínimo: 15 días de aguinaldo, 12 de vacaciones y prima de 25 % · LFT arts. 76, 80 y 87; LSS art. 27
const factor_minimo$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('1.0493') },
];

// Prima mínima de riesgos de trabajo · LSS arts. 72 y 74
const prima_riesgo_minima$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('0.005') },
];

// Prima máxima de riesgos de trabajo · LSS art. 74
const prima_riesgo_maxima$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('0.15') },
];

// Tarifa mensual del ISR · LISR art. 96; Anexo 8 RMF 2024
const tarifa_mensual: rt.Table = {
  id: 'tarifa_mensual',
  form: 'excess',
  grid: n_0_01,
  roundEach: null,
  roundLimits: null,
  blocks: [
    {
      from: '0000-01-01',
      rows: [
        rt.band('[]', '0', '0', '0'),
        rt.band('[]', '0.01', '746.04', '0.0192'),
        rt.band('[]', '746.05', '6332.05', '0.064', '14.32'),
        rt.band('[]', '6332.06', '11128.01', '0.1088', '371.83'),
        rt.band('[]', '11128.02', '12935.82', '0.16', '893.63'),
        rt.band('[]', '12935.83', '15487.71', '0.1792', '1182.88'),
        rt.band('[]', '15487.72', '31236.49', '0.2136', '1640.18'),
        rt.band('[]', '31236.5', '49233', '0.2352', '5004.12'),
        rt.band('[]', '49233.01', '93993.9', '0.3', '9236.89'),
        rt.band('[]', '93993.91', '125325.2', '0.32', '22665.17'),
        rt.band('[]', '125325.21', '375975.61', '0.34', '32691.18'),
        rt.band('[)', '375975.62', null, '0.35', '117912.32'),
      ],
    },
  ],
};

// Tarifa diaria del ISR · LISR art. 96; Anexo 8 RMF 2024
const tarifa_diaria: rt.Table = {
  id: 'tarifa_diaria',
  form: 'excess',
  grid: n_0_01,
  roundEach: null,
  roundLimits: null,
  blocks: [
    {
      from: '0000-01-01',
      rows: [
        rt.band('[]', '0', '0', '0'),
        rt.band('[]', '0.01', '24.54', '0.0192'),
        rt.band('[]', '24.55', '208.29', '0.064', '0.47'),
        rt.band('[]', '208.3', '366.05', '0.1088', '12.23'),
        rt.band('[]', '366.06', '425.52', '0.16', '29.4'),
        rt.band('[]', '425.53', '509.46', '0.1792', '38.91'),
        rt.band('[]', '509.47', '1027.52', '0.2136', '53.95'),
        rt.band('[]', '1027.53', '1619.51', '0.2352', '164.61'),
        rt.band('[]', '1619.52', '3091.9', '0.3', '303.85'),
        rt.band('[]', '3091.91', '4122.54', '0.32', '745.56'),
        rt.band('[]', '4122.55', '12367.62', '0.34', '1075.37'),
        rt.band('[)', '12367.63', null, '0.35', '3878.69'),
      ],
    },
  ],
};

// Cesantía y vejez, cuota patronal · LSS art. 168-II-a; Decreto DOF 16-12-2020, segundo transitorio
const ceav: rt.Table = {
  id: 'ceav',
  form: 'step',
  grid: null,
  roundEach: null,
  roundLimits: null,
  blocks: [
    {
      from: '0000-01-01',
      rows: [
        rt.band('[)', '0', '1.51', '0.03413'),
        rt.band('[)', '1.51', '2.01', '0.04'),
        rt.band('[)', '2.01', '2.51', '0.04353'),
        rt.band('[)', '2.51', '3.01', '0.04588'),
        rt.band('[)', '3.01', '3.51', '0.04756'),
        rt.band('[)', '3.51', '4.01', '0.04882'),
        rt.band('[)', '4.01', null, '0.05331'),
      ],
    },
  ],
};

const input$monthly_salary: rt.InputSpec = {
  id: 'monthly_salary',
  wire: 'monthly_salary',
  source: 'employee',
  type: 'money',
  words: [],
  label: 'Salario mensual',
  law: null,
  presence: 'required',
  unless: 'daily_salary',
  bounds: '(0 MXN .. 30_000_000 MXN]',
  lowest: { value: '0', included: false },
  highest: { value: '30000000', included: true },
  defaultText: null,
  defaultValue: null,
};

const input$daily_salary: rt.InputSpec = {
  id: 'daily_salary',
  wire: 'daily_salary',
  source: 'employee',
  type: 'money',
  words: [],
  label: 'Salario diario',
  law: 'LFT art. 89',
  presence: 'default',
  unless: null,
  bounds: '(0 MXN .. 1_000_000 MXN]',
  lowest: { value: '0', included: false },
  highest: { value: '1000000', included: true },
  defaultText: 'monthly_salary / 30',
  defaultValue: null,
};

const input$factor_integracion: rt.InputSpec = {
  id: 'factor_integracion',
  wire: 'factor_integracion',
  source: 'employee',
  type: 'number',
  words: [],
  label: 'Factor de integración',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[1 .. 3]',
  lowest: { value: '1', included: true },
  highest: { value: '3', included: true },
  defaultText: 'factor_minimo',
  defaultValue: '1.0493',
};

const input$risk_class_rate: rt.InputSpec = {
  id: 'risk_class_rate',
  wire: 'risk_class_rate',
  source: 'employee',
  type: 'rate',
  words: [],
  label: 'Prima de riesgos de trabajo',
  law: 'LSS art. 73, clase I',
  presence: 'default',
  unless: null,
  bounds: '[prima_riesgo_minima .. prima_riesgo_maxima]',
  lowest: { value: '0.005', included: true },
  highest: { value: '0.15', included: true },
  defaultText: '0.54355%',
  defaultValue: '0.0054355',
};

const input$overtime_amount: rt.InputSpec = {
  id: 'overtime_amount',
  wire: 'overtime_amount',
  source: 'employee',
  type: 'money',
  words: [],
  label: 'Horas extra dobles del periodo',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0 MXN .. *)',
  lowest: { value: '0', included: true },
  highest: null,
  defaultText: '0 MXN',
  defaultValue: '0',
};

const input$sunday_bonus_days: rt.InputSpec = {
  id: 'sunday_bonus_days',
  wire: 'sunday_bonus_days',
  source: 'employee',
  type: 'integer',
  words: [],
  label: 'Domingos trabajados',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0 .. 5]',
  lowest: { value: '0', included: true },
  highest: { value: '5', included: true },
  defaultText: '0',
  defaultValue: '0',
};

const input$grocery_voucher_amount: rt.InputSpec = {
  id: 'grocery_voucher_amount',
  wire: 'grocery_voucher_amount',
  source: 'employee',
  type: 'money',
  words: [],
  label: 'Vales de despensa del periodo',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0 MXN .. *)',
  lowest: { value: '0', included: true },
  highest: null,
  defaultText: '0 MXN',
  defaultValue: '0',
};

const input$infonavit_credit_amount: rt.InputSpec = {
  id: 'infonavit_credit_amount',
  wire: 'infonavit_credit_amount',
  source: 'employee',
  type: 'money',
  words: [],
  label: 'Crédito INFONAVIT que toca al periodo',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0 MXN .. *)',
  lowest: { value: '0', included: true },
  highest: null,
  defaultText: '0 MXN',
  defaultValue: '0',
};

const input$con_puntualidad: rt.InputSpec = {
  id: 'con_puntualidad',
  wire: 'bono_puntualidad',
  source: 'override',
  type: 'boolean',
  words: [],
  label: 'Recibe premio por puntualidad',
  law: null,
  presence: 'default',
  unless: null,
  bounds: null,
  lowest: null,
  highest: null,
  defaultText: 'no',
  defaultValue: false,
};

const input$con_asistencia: rt.InputSpec = {
  id: 'con_asistencia',
  wire: 'bono_asistencia',
  source: 'override',
  type: 'boolean',
  words: [],
  label: 'Recibe premio por asistencia',
  law: null,
  presence: 'default',
  unless: null,
  bounds: null,
  lowest: null,
  highest: null,
  defaultText: 'no',
  defaultValue: false,
};

const input$con_despensa: rt.InputSpec = {
  id: 'con_despensa',
  wire: 'bono_despensa',
  source: 'override',
  type: 'boolean',
  words: [],
  label: 'Recibe despensa en efectivo',
  law: null,
  presence: 'default',
  unless: null,
  bounds: null,
  lowest: null,
  highest: null,
  defaultText: 'no',
  defaultValue: false,
};

const input$zona_libre_frontera_norte: rt.InputSpec = {
  id: 'zona_libre_frontera_norte',
  wire: 'zona_libre_frontera_norte',
  source: 'override',
  type: 'boolean',
  words: [],
  label: 'Trabaja en la Zona Libre de la Frontera Norte',
  law: null,
  presence: 'default',
  unless: null,
  bounds: null,
  lowest: null,
  highest: null,
  defaultText: 'no',
  defaultValue: false,
};

const manifest: rt.Manifest = {
  format: 1,
  path: 'rules/mx/ordinario/2024-05-01.pay',
  fingerprint: 'sha256:f0044f436a0c8cfb6dd2b92070ce4f0193591bf38be7c3da8bab66701ec8bc66',
  meaning: 'sha256:76df513f04d8b046fec58da44a15eb3d09f255feb4b4e4043ad1ad37f83379a9',
  country: 'MX',
  scheme: 'ordinario',
  label: 'Sueldos y salarios',
  version: '2024.2',
  currency: 'MXN',
  validFrom: '2024-05-01',
  validUntil: '2024-12-31',
  periods: ['monthly', 'biweekly', 'weekly'],
  proration: 'native',
  days: 'as_given',
  asOf: 'period_end',
  laws: ['LFT art. 20; LISR art. 94; LSS art. 12-I'],
  changes: [
    {
      date: '2024-05-01',
      summary: 'El subsidio para el empleo deja de ser una tabla: 11.82 % de la UMA mensual, hasta 9,081.00 al mes; ya no se entrega en efectivo',
      law: 'Decreto DOF 01-05-2024',
    },
  ],
  steps: [
    {
      id: 'uma_diaria',
      kind: 'let',
      label: 'UMA diaria',
      type: 'money',
      words: [],
      formula: '1 UMA',
      rounding: null,
      source: 'Ley de la UMA art. 4; UMA: Ley de la UMA art. 4; INEGI',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 20,
      bracket: null,
      terms: null,
    },
    {
      id: 'uma_mensual',
      kind: 'let',
      label: 'UMA mensual',
      type: 'money',
      words: [],
      formula: '30.4 * uma_diaria round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley de la UMA art. 4',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 21,
      bracket: null,
      terms: null,
    },
    {
      id: 'salario_minimo',
      kind: 'let',
      label: 'Salario mínimo',
      type: 'money',
      words: [],
      formula: 'if zona_libre_frontera_norte then salario_minimo_zlfn else salario_minimo_general',
      rounding: null,
      source: 'CONASAMI; salario_minimo_zlfn: CONASAMI 2024; salario_minimo_general: CONASAMI 2024',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 22,
      bracket: null,
      terms: null,
    },
    {
      id: 'es_sm',
      kind: 'let',
      label: 'Gana el salario mínimo',
      type: 'boolean',
      words: [],
      formula: 'daily_salary <= salario_minimo',
      rounding: null,
      source: 'LISR art. 96; LSS art. 36',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 23,
      bracket: null,
      terms: null,
    },
    {
      id: 'sueldo',
      kind: 'perception',
      label: 'Sueldo',
      type: 'money',
      words: [],
      formula: 'daily_salary * period.days round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LFT arts. 82 y 89',
      omitZero: false,
      taxable: true,
      socialSecurity: true,
      tags: ['fixed', 'salary', 'cfdi:P001'],
      table: null,
      position: 27,
      bracket: null,
      terms: null,
    },
    {
      id: 'bono_puntualidad',
      kind: 'perception',
      label: 'Premio por puntualidad',
      type: 'money',
      words: [],
      formula: '10% * sueldo when con_puntualidad round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LSS art. 27-VII (convención: el 10 % que el IMSS deja fuera del salario base)',
      omitZero: true,
      taxable: true,
      socialSecurity: false,
      tags: ['variable', 'cfdi:P010'],
      table: null,
      position: 28,
      bracket: null,
      terms: null,
    },
    {
      id: 'bono_asistencia',
      kind: 'perception',
      label: 'Premio por asistencia',
      type: 'money',
      words: [],
      formula: '10% * sueldo when con_asistencia round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LSS art. 27-VII (convención: el 10 % que el IMSS deja fuera del salario base)',
      omitZero: true,
      taxable: true,
      socialSecurity: false,
      tags: ['variable', 'cfdi:P049'],
      table: null,
      position: 29,
      bracket: null,
      terms: null,
    },
    {
      id: 'horas_extra',
      kind: 'perception',
      label: 'Horas extra',
      type: 'money',
      words: [],
      formula: 'overtime_amount round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LFT arts. 66 y 67; LISR art. 93-I; LSS art. 27-IX',
      omitZero: true,
      taxable: true,
      socialSecurity: false,
      tags: ['variable', 'overtime', 'cfdi:P019'],
      table: null,
      position: 30,
      bracket: null,
      terms: null,
    },
    {
      id: 'prima_dominical',
      kind: 'perception',
      label: 'Prima dominical',
      type: 'money',
      words: [],
      formula: 'daily_salary * 25% * sunday_bonus_days round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LFT art. 71; LISR art. 93-XIV; LSS art. 30',
      omitZero: true,
      taxable: true,
      socialSecurity: false,
      tags: ['variable', 'cfdi:P020'],
      table: null,
      position: 31,
      bracket: null,
      terms: null,
    },
    {
      id: 'bono_despensa',
      kind: 'perception',
      label: 'Despensa en efectivo',
      type: 'money',
      words: [],
      formula: '40% * uma_diaria * period.days when con_despensa round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LISR art. 93-VIII; LSS art. 27-VI (convención: el 40 % de la UMA que el IMSS deja fuera del salario base)',
      omitZero: true,
      taxable: true,
      socialSecurity: true,
      tags: ['social_benefit'],
      table: null,
      position: 32,
      bracket: null,
      terms: null,
    },
    {
      id: 'vales_despensa',
      kind: 'perception',
      label: 'Vales de despensa',
      type: 'money',
      words: [],
      formula: 'grocery_voucher_amount round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LISR art. 93-VIII; LSS art. 27-VI',
      omitZero: true,
      taxable: true,
      socialSecurity: true,
      tags: ['social_benefit', 'in_kind', 'cfdi:P029'],
      table: null,
      position: 33,
      bracket: null,
      terms: null,
    },
    {
      id: 'total_percepciones',
      kind: 'total',
      label: 'Total de percepciones',
      type: 'money',
      words: [],
      formula: 'sum(perceptions)',
      rounding: null,
      source: null,
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 34,
      bracket: null,
      terms: [
        { step: 'sueldo', sign: 1 },
        { step: 'bono_puntualidad', sign: 1 },
        { step: 'bono_asistencia', sign: 1 },
        { step: 'horas_extra', sign: 1 },
        { step: 'prima_dominical', sign: 1 },
        { step: 'bono_despensa', sign: 1 },
        { step: 'vales_despensa', sign: 1 },
      ],
    },
    {
      id: 'horas_extra_tope',
      kind: 'let',
      label: 'Horas extra exentas: 5 UMA por semana',
      type: 'money',
      words: [],
      formula: '5 * uma_diaria * period.days / 7 round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LISR art. 93-I (convención: las semanas de servicio son los días entre 7)',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 35,
      bracket: null,
      terms: null,
    },
    {
      id: 'horas_extra_exento',
      kind: 'let',
      label: 'Horas extra exentas',
      type: 'money',
      words: [],
      formula: 'if es_sm then horas_extra else min(50% * horas_extra, horas_extra_tope) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LISR art. 93-I',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 36,
      bracket: null,
      terms: null,
    },
    {
      id: 'horas_extra_gravado',
      kind: 'let',
      label: 'Horas extra gravadas',
      type: 'money',
      words: [],
      formula: 'horas_extra - horas_extra_exento',
      rounding: null,
      source: 'LISR art. 93-I',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 37,
      bracket: null,
      terms: null,
    },
    {
      id: 'prima_dominical_exento',
      kind: 'let',
      label: 'Prima dominical exenta',
      type: 'money',
      words: [],
      formula: 'if es_sm then prima_dominical else min(prima_dominical, uma_diaria * sunday_bonus_days) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LISR art. 93-I y XIV',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 38,
      bracket: null,
      terms: null,
    },
    {
      id: 'prima_dominical_gravado',
      kind: 'let',
      label: 'Prima dominical gravada',
      type: 'money',
      words: [],
      formula: 'prima_dominical - prima_dominical_exento',
      rounding: null,
      source: 'LISR art. 93-XIV',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 39,
      bracket: null,
      terms: null,
    },
    {
      id: 'total_prevision_social',
      kind: 'let',
      label: 'Previsión social del periodo',
      type: 'money',
      words: [],
      formula: 'sum(prevision_social)',
      rounding: null,
      source: 'LISR art. 93-VIII',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 40,
      bracket: null,
      terms: null,
    },
    {
      id: 'otros_ingresos_del_periodo',
      kind: 'let',
      label: 'Otros ingresos del periodo',
      type: 'money',
      words: [],
      formula: 'total_percepciones - total_prevision_social',
      rounding: null,
      source: 'LISR art. 93, penúltimo párrafo',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 41,
      bracket: null,
      terms: null,
    },
    {
      id: 'limite_7_uma',
      kind: 'let',
      label: 'Siete UMA del periodo',
      type: 'money',
      words: [],
      formula: '7 * uma_diaria * period.days round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LISR art. 93, penúltimo párrafo',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 42,
      bracket: null,
      terms: null,
    },
    {
      id: 'limite_1_uma',
      kind: 'let',
      label: 'Una UMA del periodo',
      type: 'money',
      words: [],
      formula: 'uma_diaria * period.days round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LISR art. 93, penúltimo párrafo',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 43,
      bracket: null,
      terms: null,
    },
    {
      id: 'prevision_social_exento',
      kind: 'let',
      label: 'Previsión social exenta',
      type: 'money',
      words: [],
      formula: 'if total_percepciones <= limite_7_uma then total_prevision_social else min(total_prevision_social, max(limite_1_uma, limite_7_uma - otros_ingresos_del_periodo))',
      rounding: null,
      source: 'LISR art. 93-VIII, IX y penúltimo párrafo (convención: el límite anual, llevado al periodo)',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 44,
      bracket: null,
      terms: null,
    },
    {
      id: 'prevision_social_gravado',
      kind: 'let',
      label: 'Previsión social gravada',
      type: 'money',
      words: [],
      formula: 'total_prevision_social - prevision_social_exento',
      rounding: null,
      source: 'LISR art. 93, penúltimo párrafo',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 45,
      bracket: null,
      terms: null,
    },
    {
      id: 'total_exento',
      kind: 'let',
      label: 'Total exento',
      type: 'money',
      words: [],
      formula: 'horas_extra_exento + prima_dominical_exento + prevision_social_exento',
      rounding: null,
      source: 'LISR art. 93',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 46,
      bracket: null,
      terms: null,
    },
    {
      id: 'base_isr',
      kind: 'base',
      label: 'Base gravable ISR',
      type: 'money',
      words: [],
      formula: 'sum(gravado) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LISR art. 96',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 47,
      bracket: null,
      terms: null,
    },
    {
      id: 'total_gravado',
      kind: 'let',
      label: 'Total gravado',
      type: 'money',
      words: [],
      formula: 'base_isr',
      rounding: null,
      source: 'LISR art. 96',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 48,
      bracket: null,
      terms: null,
    },
    {
      id: 'isr_determinado',
      kind: 'let',
      label: 'ISR según tarifa',
      type: 'money',
      words: [],
      formula: 'if period.type = monthly then tarifa_mensual(base_isr) else tarifa_diaria(base_isr) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LISR art. 96; tarifa_mensual: LISR art. 96; Anexo 8 RMF 2024; tarifa_diaria: LISR art. 96; Anexo 8 RMF 2024',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 51,
      bracket: null,
      terms: null,
    },
    {
      id: 'exento_por_sm',
      kind: 'let',
      label: 'Solo percibe el salario mínimo',
      type: 'boolean',
      words: [],
      formula: 'es_sm and base_isr = sueldo',
      rounding: null,
      source: 'LISR art. 96, primer párrafo',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 52,
      bracket: null,
      terms: null,
    },
    {
      id: 'subsidio_mensual',
      kind: 'let',
      label: 'Subsidio para el empleo de un mes',
      type: 'money',
      words: [],
      formula: 'subsidio_tasa * uma_mensual round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Decreto DOF 01-05-2024; subsidio_tasa: Decreto DOF 01-05-2024',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 53,
      bracket: null,
      terms: null,
    },
    {
      id: 'subsidio_del_periodo',
      kind: 'let',
      label: 'Subsidio para el empleo del periodo',
      type: 'money',
      words: [],
      formula: 'if period.type = monthly then subsidio_mensual else min(subsidio_mensual, subsidio_tasa * uma_mensual / 30.4 * period.days) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Decreto DOF 01-05-2024 (convención: la suma del mes la vigila quien liquida: aquí se ve un solo periodo); subsidio_tasa: Decreto DOF 01-05-2024',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 54,
      bracket: null,
      terms: null,
    },
    {
      id: 'limite_subsidio',
      kind: 'let',
      label: 'Ingreso límite del subsidio en el periodo',
      type: 'money',
      words: [],
      formula: 'if period.type = monthly then subsidio_limite else subsidio_limite / 30.4 * period.days round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Decreto DOF 01-05-2024; subsidio_limite: Decreto DOF 01-05-2024',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 55,
      bracket: null,
      terms: null,
    },
    {
      id: 'subsidio_empleo_causado',
      kind: 'let',
      label: 'Subsidio para el empleo causado',
      type: 'money',
      words: [],
      formula: 'if exento_por_sm or base_isr > limite_subsidio then 0 MXN else subsidio_del_periodo',
      rounding: null,
      source: 'Decreto DOF 01-05-2024',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 56,
      bracket: null,
      terms: null,
    },
    {
      id: 'subsidio_empleo',
      kind: 'let',
      label: 'Subsidio para el empleo aplicado',
      type: 'money',
      words: [],
      formula: 'min(subsidio_empleo_causado, isr_determinado)',
      rounding: null,
      source: 'Decreto DOF 01-05-2024: el excedente no se entrega',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 57,
      bracket: null,
      terms: null,
    },
    {
      id: 'sdi',
      kind: 'let',
      label: 'Salario diario integrado',
      type: 'money',
      words: [],
      formula: 'daily_salary * factor_integracion round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LSS arts. 27 y 30',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 58,
      bracket: null,
      terms: null,
    },
    {
      id: 'excedente_despensa_diario',
      kind: 'let',
      label: 'Excedente diario de despensa',
      type: 'money',
      words: [],
      formula: 'max(0 MXN, total_prevision_social / period.days - 40% * uma_diaria) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LSS arts. 27-VI y 30-I',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 59,
      bracket: null,
      terms: null,
    },
    {
      id: 'sbc',
      kind: 'base',
      label: 'Salario base de cotización',
      type: 'money',
      words: [],
      formula: 'clamp(sdi + excedente_despensa_diario, salario_minimo, 25 * uma_diaria) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LSS art. 28',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 60,
      bracket: null,
      terms: null,
    },
    {
      id: 'excedente_3_uma_diario',
      kind: 'let',
      label: 'Excedente diario de 3 UMA',
      type: 'money',
      words: [],
      formula: 'max(0 MXN, sbc - 3 * uma_diaria)',
      rounding: null,
      source: 'LSS art. 106-II',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 61,
      bracket: null,
      terms: null,
    },
    {
      id: 'cuota_excedente_obrero',
      kind: 'let',
      label: 'Cuota obrera, excedente',
      type: 'money',
      words: [],
      formula: 'excedente_3_uma_diario * period.days * 0.400% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LSS art. 106-II',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 62,
      bracket: null,
      terms: null,
    },
    {
      id: 'imss_excedente_obrero',
      kind: 'deduction',
      label: 'IMSS excedente (trabajador)',
      type: 'money',
      words: [],
      formula: 'cuota_excedente_obrero when not es_sm round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LSS art. 106-II',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: ['cfdi:D001'],
      table: null,
      position: 63,
      bracket: null,
      terms: null,
    },
    {
      id: 'cuota_prestaciones_dinero_obrero',
      kind: 'let',
      label: 'Cuota obrera, prestaciones en dinero',
      type: 'money',
      words: [],
      formula: 'sbc * period.days * 0.250% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LSS art. 107',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 64,
      bracket: null,
      terms: null,
    },
    {
      id: 'imss_prestaciones_dinero_obrero',
      kind: 'deduction',
      label: 'IMSS prestaciones en dinero (trabajador)',
      type: 'money',
      words: [],
      formula: 'cuota_prestaciones_dinero_obrero when not es_sm round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LSS art. 107',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: ['cfdi:D001'],
      table: null,
      position: 65,
      bracket: null,
      terms: null,
    },
    {
      id: 'cuota_gastos_medicos_pensionados_obrero',
      kind: 'let',
      label: 'Cuota obrera, gastos médicos de pensionados',
      type: 'money',
      words: [],
      formula: 'sbc * period.days * 0.375% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LSS art. 25',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 66,
      bracket: null,
      terms: null,
    },
    {
      id: 'imss_gastos_medicos_pensionados_obrero',
      kind: 'deduction',
      label: 'IMSS gastos médicos de pensionados (trabajador)',
      type: 'money',
      words: [],
      formula: 'cuota_gastos_medicos_pensionados_obrero when not es_sm round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LSS art. 25',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: ['cfdi:D001'],
      table: null,
      position: 67,
      bracket: null,
      terms: null,
    },
    {
      id: 'cuota_invalidez_vida_obrero',
      kind: 'let',
      label: 'Cuota obrera, invalidez y vida',
      type: 'money',
      words: [],
      formula: 'sbc * period.days * 0.625% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LSS art. 147',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 68,
      bracket: null,
      terms: null,
    },
    {
      id: 'imss_invalidez_vida_obrero',
      kind: 'deduction',
      label: 'IMSS invalidez y vida (trabajador)',
      type: 'money',
      words: [],
      formula: 'cuota_invalidez_vida_obrero when not es_sm round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LSS art. 147',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: ['cfdi:D001'],
      table: null,
      position: 69,
      bracket: null,
      terms: null,
    },
    {
      id: 'cuota_cesantia_vejez_obrero',
      kind: 'let',
      label: 'Cuota obrera, cesantía y vejez',
      type: 'money',
      words: [],
      formula: 'sbc * period.days * 1.125% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LSS art. 168-II',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 70,
      bracket: null,
      terms: null,
    },
    {
      id: 'imss_cesantia_vejez_obrero',
      kind: 'deduction',
      label: 'IMSS cesantía y vejez (trabajador)',
      type: 'money',
      words: [],
      formula: 'cuota_cesantia_vejez_obrero when not es_sm round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LSS art. 168-II',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: ['cfdi:D001'],
      table: null,
      position: 71,
      bracket: null,
      terms: null,
    },
    {
      id: 'imss_obrero_total',
      kind: 'total',
      label: 'IMSS del trabajador',
      type: 'money',
      words: [],
      formula: 'imss_excedente_obrero + imss_prestaciones_dinero_obrero + imss_gastos_medicos_pensionados_obrero + imss_invalidez_vida_obrero + imss_cesantia_vejez_obrero',
      rounding: null,
      source: null,
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 72,
      bracket: null,
      terms: [
        { step: 'imss_excedente_obrero', sign: 1 },
        { step: 'imss_prestaciones_dinero_obrero', sign: 1 },
        { step: 'imss_gastos_medicos_pensionados_obrero', sign: 1 },
        { step: 'imss_invalidez_vida_obrero', sign: 1 },
        { step: 'imss_cesantia_vejez_obrero', sign: 1 },
      ],
    },
    {
      id: 'isr',
      kind: 'deduction',
      label: 'ISR retenido',
      type: 'money',
      words: [],
      formula: 'isr_determinado - subsidio_empleo when not exento_por_sm round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LISR art. 96; Decreto DOF 01-05-2024',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: ['cfdi:D002'],
      table: null,
      position: 73,
      bracket: 'isr_determinado',
      terms: null,
    },
    {
      id: 'infonavit_credito',
      kind: 'deduction',
      label: 'Crédito INFONAVIT',
      type: 'money',
      words: [],
      formula: 'infonavit_credit_amount round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LFT art. 97-III; Ley del INFONAVIT art. 29-III (convención: se descuenta como viene: ni se prorratea ni se topa)',
      omitZero: true,
      taxable: false,
      socialSecurity: false,
      tags: ['cfdi:D010'],
      table: null,
      position: 74,
      bracket: null,
      terms: null,
    },
    {
      id: 'total_deducciones',
      kind: 'total',
      label: 'Total de deducciones',
      type: 'money',
      words: [],
      formula: 'sum(deductions)',
      rounding: null,
      source: null,
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 75,
      bracket: null,
      terms: [
        { step: 'imss_excedente_obrero', sign: 1 },
        { step: 'imss_prestaciones_dinero_obrero', sign: 1 },
        { step: 'imss_gastos_medicos_pensionados_obrero', sign: 1 },
        { step: 'imss_invalidez_vida_obrero', sign: 1 },
        { step: 'imss_cesantia_vejez_obrero', sign: 1 },
        { step: 'isr', sign: 1 },
        { step: 'infonavit_credito', sign: 1 },
      ],
    },
    {
      id: 'neto',
      kind: 'total',
      label: 'Neto',
      type: 'money',
      words: [],
      formula: 'total_percepciones - total_deducciones',
      rounding: null,
      source: null,
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 76,
      bracket: null,
      terms: [{ step: 'total_percepciones', sign: 1 }, { step: 'total_deducciones', sign: -1 }],
    },
    {
      id: 'neto_efectivo',
      kind: 'total',
      label: 'Neto en efectivo, sin vales',
      type: 'money',
      words: [],
      formula: 'neto - vales_despensa',
      rounding: null,
      source: null,
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 77,
      bracket: null,
      terms: [{ step: 'neto', sign: 1 }, { step: 'vales_despensa', sign: -1 }],
    },
    {
      id: 'cuota_fija',
      kind: 'component',
      label: 'Cuota fija',
      type: 'money',
      words: [],
      formula: '(uma_diaria * period.days) * 20.40% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LSS art. 106-I',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'imss_patronal',
      position: 79,
      bracket: null,
      terms: null,
    },
    {
      id: 'excedente_patronal',
      kind: 'component',
      label: 'Excedente',
      type: 'money',
      words: [],
      formula: '(excedente_3_uma_diario * period.days) * 1.10% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LSS art. 106-II',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'imss_patronal',
      position: 80,
      bracket: null,
      terms: null,
    },
    {
      id: 'prestaciones_dinero_patronal',
      kind: 'component',
      label: 'Prestaciones en dinero',
      type: 'money',
      words: [],
      formula: '(sbc * period.days) * 0.70% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LSS art. 107',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'imss_patronal',
      position: 81,
      bracket: null,
      terms: null,
    },
    {
      id: 'gastos_medicos_pensionados_patronal',
      kind: 'component',
      label: 'Gastos médicos de pensionados',
      type: 'money',
      words: [],
      formula: '(sbc * period.days) * 1.05% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LSS art. 25',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'imss_patronal',
      position: 82,
      bracket: null,
      terms: null,
    },
    {
      id: 'riesgo_trabajo',
      kind: 'component',
      label: 'Riesgo de trabajo',
      type: 'money',
      words: [],
      formula: '(sbc * period.days) * risk_class_rate round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LSS arts. 71 a 74',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'imss_patronal',
      position: 83,
      bracket: null,
      terms: null,
    },
    {
      id: 'invalidez_vida_patronal',
      kind: 'component',
      label: 'Invalidez y vida',
      type: 'money',
      words: [],
      formula: '(sbc * period.days) * 1.75% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LSS art. 147',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'imss_patronal',
      position: 84,
      bracket: null,
      terms: null,
    },
    {
      id: 'guarderias',
      kind: 'component',
      label: 'Guarderías y prestaciones sociales',
      type: 'money',
      words: [],
      formula: '(sbc * period.days) * 1.00% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LSS art. 211',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'imss_patronal',
      position: 85,
      bracket: null,
      terms: null,
    },
    {
      id: 'tasa_ceav',
      kind: 'let',
      label: 'Tasa patronal de cesantía y vejez',
      type: 'rate',
      words: [],
      formula: 'if sbc <= salario_minimo then 3.150% else ceav(sbc)',
      rounding: null,
      source: 'LSS art. 168-II-a; ceav: LSS art. 168-II-a; Decreto DOF 16-12-2020, segundo transitorio (fuente única: SUA 3.6.3: los huecos, en el renglón inferior; la SCJN lee el superior)',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 87,
      bracket: null,
      terms: null,
    },
    {
      id: 'retiro',
      kind: 'component',
      label: 'Retiro',
      type: 'money',
      words: [],
      formula: '(sbc * period.days) * 2% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LSS art. 168-I',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'rcv_patronal',
      position: 89,
      bracket: null,
      terms: null,
    },
    {
      id: 'cesantia_vejez_patronal',
      kind: 'component',
      label: 'Cesantía en edad avanzada y vejez',
      type: 'money',
      words: [],
      formula: '(sbc * period.days) * tasa_ceav round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LSS art. 168-II-a',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'rcv_patronal',
      position: 90,
      bracket: null,
      terms: null,
    },
    {
      id: 'infonavit_aportacion',
      kind: 'component',
      label: 'Aportación INFONAVIT',
      type: 'money',
      words: [],
      formula: '(sbc * period.days) * 5% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley del INFONAVIT art. 29-II',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'infonavit_patronal',
      position: 92,
      bracket: null,
      terms: null,
    },
    {
      id: 'cuota_obrera_absorbida',
      kind: 'component',
      label: 'Cuota obrera absorbida',
      type: 'money',
      words: [],
      formula: 'cuota_excedente_obrero + cuota_prestaciones_dinero_obrero + cuota_gastos_medicos_pensionados_obrero + cuota_invalidez_vida_obrero + cuota_cesantia_vejez_obrero when es_sm round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LSS art. 36',
      omitZero: true,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'cuota_obrera_patronal',
      position: 94,
      bracket: null,
      terms: null,
    },
    {
      id: 'imss_patronal_total',
      kind: 'total',
      label: 'IMSS patronal',
      type: 'money',
      words: [],
      formula: 'sum(imss_patronal)',
      rounding: null,
      source: null,
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 95,
      bracket: null,
      terms: [
        { step: 'cuota_fija', sign: 1 },
        { step: 'excedente_patronal', sign: 1 },
        { step: 'prestaciones_dinero_patronal', sign: 1 },
        { step: 'gastos_medicos_pensionados_patronal', sign: 1 },
        { step: 'riesgo_trabajo', sign: 1 },
        { step: 'invalidez_vida_patronal', sign: 1 },
        { step: 'guarderias', sign: 1 },
      ],
    },
    {
      id: 'rcv_patronal_total',
      kind: 'total',
      label: 'Retiro, cesantía y vejez',
      type: 'money',
      words: [],
      formula: 'sum(rcv_patronal)',
      rounding: null,
      source: null,
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 96,
      bracket: null,
      terms: [{ step: 'retiro', sign: 1 }, { step: 'cesantia_vejez_patronal', sign: 1 }],
    },
    {
      id: 'costo_patronal_total',
      kind: 'total',
      label: 'Cuotas a cargo del patrón',
      type: 'money',
      words: [],
      formula: 'sum(employer)',
      rounding: null,
      source: null,
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 97,
      bracket: null,
      terms: [
        { step: 'cuota_fija', sign: 1 },
        { step: 'excedente_patronal', sign: 1 },
        { step: 'prestaciones_dinero_patronal', sign: 1 },
        { step: 'gastos_medicos_pensionados_patronal', sign: 1 },
        { step: 'riesgo_trabajo', sign: 1 },
        { step: 'invalidez_vida_patronal', sign: 1 },
        { step: 'guarderias', sign: 1 },
        { step: 'retiro', sign: 1 },
        { step: 'cesantia_vejez_patronal', sign: 1 },
        { step: 'infonavit_aportacion', sign: 1 },
        { step: 'cuota_obrera_absorbida', sign: 1 },
      ],
    },
  ],
  employerTables: [
    { id: 'imss_patronal', label: 'IMSS patronal' },
    { id: 'rcv_patronal', label: 'Retiro, cesantía y vejez' },
    { id: 'infonavit_patronal', label: 'INFONAVIT' },
    { id: 'cuota_obrera_patronal', label: 'Cuota obrera a cargo del patrón (art. 36 LSS)' },
  ],
  summary: {
    total_perceptions: 'total_percepciones',
    total_deductions: 'total_deducciones',
    net_salary: 'neto',
    employer_contributions_total: 'costo_patronal_total',
  },
  standing: [
    {
      figure: 'prima_riesgo_maxima',
      standing: 'single_source',
      note: 'copia del texto del artículo, reformado DOF 20-12-2001',
    },
    {
      figure: 'tarifa_diaria',
      standing: 'convention',
      note: 'el DOF imprime 24.54 en algunos lugares',
    },
    {
      figure: 'ceav',
      standing: 'single_source',
      note: 'SUA 3.6.3: los huecos, en el renglón inferior; la SCJN lee el superior',
    },
    {
      figure: 'bono_puntualidad',
      standing: 'convention',
      note: 'el 10 % que el IMSS deja fuera del salario base',
    },
    {
      figure: 'bono_asistencia',
      standing: 'convention',
      note: 'el 10 % que el IMSS deja fuera del salario base',
    },
    {
      figure: 'bono_despensa',
      standing: 'convention',
      note: 'el 40 % de la UMA que el IMSS deja fuera del salario base',
    },
    {
      figure: 'horas_extra_tope',
      standing: 'convention',
      note: 'las semanas de servicio son los días entre 7',
    },
    {
      figure: 'prevision_social_exento',
      standing: 'convention',
      note: 'el límite anual, llevado al periodo',
    },
    {
      figure: 'subsidio_del_periodo',
      standing: 'convention',
      note: 'la suma del mes la vigila quien liquida: aquí se ve un solo periodo',
    },
    {
      figure: 'infonavit_credito',
      standing: 'convention',
      note: 'se descuenta como viene: ni se prorratea ni se topa',
    },
  ],
  inputs: [
    input$monthly_salary,
    input$daily_salary,
    input$factor_integracion,
    input$risk_class_rate,
    input$overtime_amount,
    input$sunday_bonus_days,
    input$grocery_voucher_amount,
    input$infonavit_credit_amount,
    input$con_puntualidad,
    input$con_asistencia,
    input$con_despensa,
    input$zona_libre_frontera_norte,
  ],
};

const $exactFigures = rt.madeByDate(($at) => ({
  prima_riesgo_minima: rt.over(rt.figureAt(prima_riesgo_minima$rows, $at), 200n),
  prima_riesgo_minima$v: rt.figureAt(prima_riesgo_minima$rows, $at),
  prima_riesgo_maxima: rt.over(rt.figureAt(prima_riesgo_maxima$rows, $at), 20n),
  prima_riesgo_maxima$v: rt.figureAt(prima_riesgo_maxima$rows, $at),
  factor_minimo: rt.over(rt.figureAt(factor_minimo$rows, $at), 10000n),
  factor_minimo$v: rt.figureAt(factor_minimo$rows, $at),
  UMA: rt.over(rt.figureAt(UMA$rows, $at), 100n),
  UMA$v: rt.figureAt(UMA$rows, $at),
  salario_minimo_zlfn: rt.over(rt.figureAt(salario_minimo_zlfn$rows, $at), 100n),
  salario_minimo_zlfn$v: rt.figureAt(salario_minimo_zlfn$rows, $at),
  salario_minimo_general: rt.over(rt.figureAt(salario_minimo_general$rows, $at), 100n),
  salario_minimo_general$v: rt.figureAt(salario_minimo_general$rows, $at),
  tarifa_mensual$on1: rt.rowsOn(tarifa_mensual, { date: $at }, 100n, 2500n),
  subsidio_tasa: rt.over(rt.figureAt(subsidio_tasa$rows, $at), 5000n),
  subsidio_tasa$v: rt.figureAt(subsidio_tasa$rows, $at),
  subsidio_limite: rt.over(rt.figureAt(subsidio_limite$rows, $at), 1n),
  subsidio_limite$v: rt.figureAt(subsidio_limite$rows, $at),
  ceav$on1: rt.rowsOn(ceav, { date: $at, factor: rt.figureAt(UMA$rows, $at) }, 10000n, 100000n),
}));

function byFractions(call: rt.Call): rt.Outcome {
  const $at = call.referenceDate;
  const $e = $exactFigures($at);
  const ledger = new rt.Ledger(manifest, call, rounding$1);
  const period$days = BigInt(call.days);
  const period$days$v = { n: period$days, d: 1n };

  // Salario mensual
  const monthly_salary$sent = rt.sentQuantity(call, input$monthly_salary);
  rt.checkPresence(ledger, input$monthly_salary, call);
  rt.checkDigits(ledger, input$monthly_salary, monthly_salary$sent);
  rt.checkBounds(ledger, input$monthly_salary, monthly_salary$sent, { value: rt.ZERO, closed: false }, { value: n_30000000, closed: true });
  // Salario diario
  const daily_salary$sent = rt.sentQuantity(call, input$daily_salary);
  rt.checkDigits(ledger, input$daily_salary, daily_salary$sent);
  rt.checkBounds(ledger, input$daily_salary, daily_salary$sent, { value: rt.ZERO, closed: false }, { value: n_1000000, closed: true });
  // Factor de integración
  const factor_integracion$sent = rt.sentQuantity(call, input$factor_integracion);
  rt.checkDigits(ledger, input$factor_integracion, factor_integracion$sent);
  rt.checkBounds(ledger, input$factor_integracion, factor_integracion$sent, { value: rt.ONE, closed: true }, { value: n_3, closed: true });
  // Prima de riesgos de trabajo
  const risk_class_rate$sent = rt.sentQuantity(call, input$risk_class_rate);
  rt.checkDigits(ledger, input$risk_class_rate, risk_class_rate$sent);
  rt.checkBounds(ledger, input$risk_class_rate, risk_class_rate$sent, { value: $e.prima_riesgo_minima$v, closed: true }, { value: $e.prima_riesgo_maxima$v, closed: true });
  // Horas extra dobles del periodo
  const overtime_amount$sent = rt.sentQuantity(call, input$overtime_amount);
  rt.checkDigits(ledger, input$overtime_amount, overtime_amount$sent);
  rt.checkBounds(ledger, input$overtime_amount, overtime_amount$sent, { value: rt.ZERO, closed: true }, null);
  // Domingos trabajados
  const sunday_bonus_days$sent = rt.sentQuantity(call, input$sunday_bonus_days);
  rt.checkDigits(ledger, input$sunday_bonus_days, sunday_bonus_days$sent);
  rt.checkBounds(ledger, input$sunday_bonus_days, sunday_bonus_days$sent, { value: rt.ZERO, closed: true }, { value: n_5, closed: true });
  // Vales de despensa del periodo
  const grocery_voucher_amount$sent = rt.sentQuantity(call, input$grocery_voucher_amount);
  rt.checkDigits(ledger, input$grocery_voucher_amount, grocery_voucher_amount$sent);
  rt.checkBounds(ledger, input$grocery_voucher_amount, grocery_voucher_amount$sent, { value: rt.ZERO, closed: true }, null);
  // Crédito INFONAVIT que toca al periodo
  const infonavit_credit_amount$sent = rt.sentQuantity(call, input$infonavit_credit_amount);
  rt.checkDigits(ledger, input$infonavit_credit_amount, infonavit_credit_amount$sent);
  rt.checkBounds(ledger, input$infonavit_credit_amount, infonavit_credit_amount$sent, { value: rt.ZERO, closed: true }, null);
  // Recibe premio por puntualidad
  const con_puntualidad$sent = rt.sentBoolean(call, input$con_puntualidad);
  // Recibe premio por asistencia
  const con_asistencia$sent = rt.sentBoolean(call, input$con_asistencia);
  // Recibe despensa en efectivo
  const con_despensa$sent = rt.sentBoolean(call, input$con_despensa);
  // Trabaja en la Zona Libre de la Frontera Norte
  const zona_libre_frontera_norte$sent = rt.sentBoolean(call, input$zona_libre_frontera_norte);

  if (ledger.refused) return ledger.close();
  const daily_salary = daily_salary$sent === undefined ? rt.over(rt.present(monthly_salary$sent), 10000000000n) : (rt.over(daily_salary$sent, 10000000000n)) * 30n;
  const daily_salary$v = daily_salary$sent ?? { n: daily_salary, d: 300000000000n };
  const factor_integracion = factor_integracion$sent === undefined ? $e.factor_minimo * 1000000n : rt.over(factor_integracion$sent, 10000000000n);
  const factor_integracion$v = factor_integracion$sent ?? { n: factor_integracion, d: 10000000000n };
  const risk_class_rate = risk_class_rate$sent === undefined ? 54355000n : rt.over(risk_class_rate$sent, 10000000000n);
  const risk_class_rate$v = risk_class_rate$sent ?? { n: risk_class_rate, d: 10000000000n };
  const overtime_amount = overtime_amount$sent === undefined ? 0n : rt.over(overtime_amount$sent, 10000000000n);
  const overtime_amount$v = overtime_amount$sent ?? { n: overtime_amount, d: 10000000000n };
  const sunday_bonus_days = sunday_bonus_days$sent === undefined ? 0n : rt.over(sunday_bonus_days$sent, 10000000000n);
  const sunday_bonus_days$v = sunday_bonus_days$sent ?? { n: sunday_bonus_days, d: 10000000000n };
  const grocery_voucher_amount = grocery_voucher_amount$sent === undefined ? 0n : rt.over(grocery_voucher_amount$sent, 10000000000n);
  const grocery_voucher_amount$v = grocery_voucher_amount$sent ?? { n: grocery_voucher_amount, d: 10000000000n };
  const infonavit_credit_amount = infonavit_credit_amount$sent === undefined ? 0n : rt.over(infonavit_credit_amount$sent, 10000000000n);
  const infonavit_credit_amount$v = infonavit_credit_amount$sent ?? { n: infonavit_credit_amount, d: 10000000000n };
  const con_puntualidad = con_puntualidad$sent ?? false;
  const con_asistencia = con_asistencia$sent ?? false;
  const con_despensa = con_despensa$sent ?? false;
  const zona_libre_frontera_norte = zona_libre_frontera_norte$sent ?? false;

  if (sunday_bonus_days > period$days * 10000000000n) {
    ledger.refuse({ code: 'VALIDATION_ERROR', field: 'sunday_bonus_days', source: 'employee', type: 'value_error', message: `No hay ${rt.show(sunday_bonus_days$v, 'number', 'MXN')} domingos en ${rt.show(period$days$v, 'number', 'MXN')} días`, limit: null });
  }
  if (ledger.refused) return ledger.close();

  // UMA diaria · Ley de la UMA art. 4
  const uma_diaria = $e.UMA;
  const uma_diaria$v = { n: uma_diaria, d: 100n };
  ledger.step('uma_diaria', uma_diaria$v, uma_diaria$v, ledger.tracing ? [
    rt.seen('UMA', 'money', $e.UMA$v),
  ] : rt.NOTHING);

  // UMA mensual · Ley de la UMA art. 4
  const uma_mensual$raw = uma_diaria * 38n;
  const $2 = uma_mensual$raw * 4n;
  const uma_mensual = (2n * $2 + 5n) / 10n;
  const uma_mensual$v = { n: uma_mensual, d: 100n };
  ledger.step('uma_mensual', { n: uma_mensual$raw, d: 125n }, uma_mensual$v, ledger.tracing ? [
    rt.seen('uma_diaria', 'money', uma_diaria$v),
  ] : rt.NOTHING);

  // Salario mínimo · CONASAMI
  const $3 = zona_libre_frontera_norte;
  const $4 = $3 ? $e.salario_minimo_zlfn : $e.salario_minimo_general;
  const salario_minimo = $4;
  const salario_minimo$v = { n: salario_minimo, d: 100n };
  ledger.step('salario_minimo', salario_minimo$v, salario_minimo$v, ledger.tracing ? [
    rt.seen('zona_libre_frontera_norte', 'boolean', zona_libre_frontera_norte),
    ...($3 ? [rt.seen('salario_minimo_zlfn', 'money', $e.salario_minimo_zlfn$v)] : [rt.seen('salario_minimo_general', 'money', $e.salario_minimo_general$v)]),
  ] : rt.NOTHING);

  // Gana el salario mínimo · LISR art. 96; LSS art. 36
  const es_sm: boolean = daily_salary <= salario_minimo * 3000000000n;
  ledger.step('es_sm', es_sm, es_sm, ledger.tracing ? [
    rt.seen('daily_salary', 'money', daily_salary$v),
    rt.seen('salario_minimo', 'money', salario_minimo$v),
  ] : rt.NOTHING);

  // Sueldo · LFT arts. 82 y 89
  const sueldo$raw = daily_salary * period$days;
  const sueldo = (sueldo$raw + 1500000000n) / 3000000000n;
  const sueldo$v = { n: sueldo, d: 100n };
  ledger.step('sueldo', { n: sueldo$raw, d: 300000000000n }, sueldo$v, ledger.tracing ? [
    rt.seen('daily_salary', 'money', daily_salary$v),
    rt.seen('period.days', 'number', period$days$v),
  ] : rt.NOTHING);

  // Premio por puntualidad · LSS art. 27-VII
  const bono_puntualidad$when = con_puntualidad;
  let bono_puntualidad$raw = 0n;
  let bono_puntualidad = 0n;
  if (bono_puntualidad$when) {
    bono_puntualidad$raw = sueldo;
    bono_puntualidad = (bono_puntualidad$raw + 5n) / 10n;
  }
  const bono_puntualidad$v = { n: bono_puntualidad, d: 100n };
  ledger.step('bono_puntualidad', { n: bono_puntualidad$raw, d: 1000n }, bono_puntualidad$v, ledger.tracing ? [
    rt.seen('con_puntualidad', 'boolean', con_puntualidad),
    ...(bono_puntualidad$when ? [rt.seen('sueldo', 'money', sueldo$v)] : []),
  ] : rt.NOTHING, bono_puntualidad$when);

  // Premio por asistencia · LSS art. 27-VII
  const bono_asistencia$when = con_asistencia;
  let bono_asistencia$raw = 0n;
  let bono_asistencia = 0n;
  if (bono_asistencia$when) {
    bono_asistencia$raw = sueldo;
    bono_asistencia = (bono_asistencia$raw + 5n) / 10n;
  }
  const bono_asistencia$v = { n: bono_asistencia, d: 100n };
  ledger.step('bono_asistencia', { n: bono_asistencia$raw, d: 1000n }, bono_asistencia$v, ledger.tracing ? [
    rt.seen('con_asistencia', 'boolean', con_asistencia),
    ...(bono_asistencia$when ? [rt.seen('sueldo', 'money', sueldo$v)] : []),
  ] : rt.NOTHING, bono_asistencia$when);

  // Horas extra · LFT arts. 66 y 67; LISR art. 93-I; LSS art. 27-IX
  const horas_extra = (overtime_amount + 50000000n) / 100000000n;
  const horas_extra$v = { n: horas_extra, d: 100n };
  ledger.step('horas_extra', overtime_amount$v, horas_extra$v, ledger.tracing ? [
    rt.seen('overtime_amount', 'money', overtime_amount$v),
  ] : rt.NOTHING);

  // Prima dominical · LFT art. 71; LISR art. 93-XIV; LSS art. 30
  const prima_dominical$raw = daily_salary * sunday_bonus_days;
  const prima_dominical = (prima_dominical$raw + 60000000000000000000n) / 120000000000000000000n;
  const prima_dominical$v = { n: prima_dominical, d: 100n };
  ledger.step('prima_dominical', { n: prima_dominical$raw, d: 12000000000000000000000n }, prima_dominical$v, ledger.tracing ? [
    rt.seen('daily_salary', 'money', daily_salary$v),
    rt.seen('sunday_bonus_days', 'number', sunday_bonus_days$v),
  ] : rt.NOTHING);

  // Despensa en efectivo · LISR art. 93-VIII; LSS art. 27-VI
  const bono_despensa$when = con_despensa;
  let bono_despensa$raw = 0n;
  let bono_despensa = 0n;
  if (bono_despensa$when) {
    bono_despensa$raw = uma_diaria * period$days;
    const $6 = bono_despensa$raw * 2n;
    bono_despensa = (2n * $6 + 5n) / 10n;
  }
  const bono_despensa$v = { n: bono_despensa, d: 100n };
  ledger.step('bono_despensa', { n: bono_despensa$raw, d: 250n }, bono_despensa$v, ledger.tracing ? [
    rt.seen('con_despensa', 'boolean', con_despensa),
    ...(bono_despensa$when ? [rt.seen('uma_diaria', 'money', uma_diaria$v), rt.seen('period.days', 'number', period$days$v)] : []),
  ] : rt.NOTHING, bono_despensa$when);

  // Vales de despensa · LISR art. 93-VIII; LSS art. 27-VI
  const vales_despensa = (grocery_voucher_amount + 50000000n) / 100000000n;
  const vales_despensa$v = { n: vales_despensa, d: 100n };
  ledger.step('vales_despensa', grocery_voucher_amount$v, vales_despensa$v, ledger.tracing ? [
    rt.seen('grocery_voucher_amount', 'money', grocery_voucher_amount$v),
  ] : rt.NOTHING);

  // Total de percepciones
  const total_percepciones = sueldo + bono_puntualidad + bono_asistencia + horas_extra + prima_dominical + bono_despensa + vales_despensa;
  const total_percepciones$v = { n: total_percepciones, d: 100n };
  ledger.step('total_percepciones', total_percepciones$v, total_percepciones$v, ledger.tracing ? [
    rt.seen('sueldo', 'money', sueldo$v),
    rt.seen('bono_puntualidad', 'money', bono_puntualidad$v),
    rt.seen('bono_asistencia', 'money', bono_asistencia$v),
    rt.seen('horas_extra', 'money', horas_extra$v),
    rt.seen('prima_dominical', 'money', prima_dominical$v),
    rt.seen('bono_despensa', 'money', bono_despensa$v),
    rt.seen('vales_despensa', 'money', vales_despensa$v),
  ] : rt.NOTHING);

  // Horas extra exentas: 5 UMA por semana · LISR art. 93-I
  const horas_extra_tope$raw = uma_diaria * period$days;
  const $8 = horas_extra_tope$raw * 5n;
  const horas_extra_tope = (2n * $8 + 7n) / 14n;
  const horas_extra_tope$v = { n: horas_extra_tope, d: 100n };
  ledger.step('horas_extra_tope', { n: horas_extra_tope$raw, d: 140n }, horas_extra_tope$v, ledger.tracing ? [
    rt.seen('uma_diaria', 'money', uma_diaria$v),
    rt.seen('period.days', 'number', period$days$v),
  ] : rt.NOTHING);

  // Horas extra exentas · LISR art. 93-I
  const $9 = es_sm;
  let $11: bigint;
  if ($9) {
    $11 = horas_extra * 2n;
  } else {
    const $10 = horas_extra_tope * 2n;
    $11 = (horas_extra < $10 ? horas_extra : $10);
  }
  const horas_extra_exento = ($11 + 1n) / 2n;
  const horas_extra_exento$v = { n: horas_extra_exento, d: 100n };
  ledger.step('horas_extra_exento', { n: $11, d: 200n }, horas_extra_exento$v, ledger.tracing ? [
    rt.seen('es_sm', 'boolean', es_sm),
    ...($9 ? [rt.seen('horas_extra', 'money', horas_extra$v)] : [rt.seen('horas_extra', 'money', horas_extra$v), rt.seen('horas_extra_tope', 'money', horas_extra_tope$v)]),
  ] : rt.NOTHING);

  // Horas extra gravadas · LISR art. 93-I
  const horas_extra_gravado = horas_extra - horas_extra_exento;
  const horas_extra_gravado$v = { n: horas_extra_gravado, d: 100n };
  ledger.step('horas_extra_gravado', horas_extra_gravado$v, horas_extra_gravado$v, ledger.tracing ? [
    rt.seen('horas_extra', 'money', horas_extra$v),
    rt.seen('horas_extra_exento', 'money', horas_extra_exento$v),
  ] : rt.NOTHING);

  // Prima dominical exenta · LISR art. 93-I y XIV
  const $12 = es_sm;
  let $15: bigint;
  if ($12) {
    $15 = prima_dominical * 10000000000n;
  } else {
    const $13 = prima_dominical * 10000000000n;
    const $14 = uma_diaria * sunday_bonus_days;
    $15 = ($13 < $14 ? $13 : $14);
  }
  const prima_dominical_exento = ($15 + 5000000000n) / 10000000000n;
  const prima_dominical_exento$v = { n: prima_dominical_exento, d: 100n };
  ledger.step('prima_dominical_exento', { n: $15, d: 1000000000000n }, prima_dominical_exento$v, ledger.tracing ? [
    rt.seen('es_sm', 'boolean', es_sm),
    ...($12 ? [rt.seen('prima_dominical', 'money', prima_dominical$v)] : [rt.seen('prima_dominical', 'money', prima_dominical$v), rt.seen('uma_diaria', 'money', uma_diaria$v), rt.seen('sunday_bonus_days', 'number', sunday_bonus_days$v)]),
  ] : rt.NOTHING);

  // Prima dominical gravada · LISR art. 93-XIV
  const prima_dominical_gravado = prima_dominical - prima_dominical_exento;
  const prima_dominical_gravado$v = { n: prima_dominical_gravado, d: 100n };
  ledger.step('prima_dominical_gravado', prima_dominical_gravado$v, prima_dominical_gravado$v, ledger.tracing ? [
    rt.seen('prima_dominical', 'money', prima_dominical$v),
    rt.seen('prima_dominical_exento', 'money', prima_dominical_exento$v),
  ] : rt.NOTHING);

  // Previsión social del periodo · LISR art. 93-VIII
  const total_prevision_social = bono_despensa + vales_despensa;
  const total_prevision_social$v = { n: total_prevision_social, d: 100n };
  ledger.step('total_prevision_social', total_prevision_social$v, total_prevision_social$v, ledger.tracing ? [
    rt.seen('bono_despensa', 'money', bono_despensa$v),
    rt.seen('vales_despensa', 'money', vales_despensa$v),
  ] : rt.NOTHING);

  // Otros ingresos del periodo · LISR art. 93, penúltimo párrafo
  const otros_ingresos_del_periodo = total_percepciones - total_prevision_social;
  const otros_ingresos_del_periodo$v = { n: otros_ingresos_del_periodo, d: 100n };
  ledger.step('otros_ingresos_del_periodo', otros_ingresos_del_periodo$v, otros_ingresos_del_periodo$v, ledger.tracing ? [
    rt.seen('total_percepciones', 'money', total_percepciones$v),
    rt.seen('total_prevision_social', 'money', total_prevision_social$v),
  ] : rt.NOTHING);

  // Siete UMA del periodo · LISR art. 93, penúltimo párrafo
  const limite_7_uma = (uma_diaria * 7n) * period$days;
  const limite_7_uma$v = { n: limite_7_uma, d: 100n };
  ledger.step('limite_7_uma', limite_7_uma$v, limite_7_uma$v, ledger.tracing ? [
    rt.seen('uma_diaria', 'money', uma_diaria$v),
    rt.seen('period.days', 'number', period$days$v),
  ] : rt.NOTHING);

  // Una UMA del periodo · LISR art. 93, penúltimo párrafo
  const limite_1_uma = uma_diaria * period$days;
  const limite_1_uma$v = { n: limite_1_uma, d: 100n };
  ledger.step('limite_1_uma', limite_1_uma$v, limite_1_uma$v, ledger.tracing ? [
    rt.seen('uma_diaria', 'money', uma_diaria$v),
    rt.seen('period.days', 'number', period$days$v),
  ] : rt.NOTHING);

  // Previsión social exenta · LISR art. 93-VIII, IX y penúltimo párrafo
  const $16 = total_percepciones <= limite_7_uma;
  let $19: bigint;
  if ($16) {
    $19 = total_prevision_social;
  } else {
    const $17 = limite_7_uma - otros_ingresos_del_periodo;
    const $18 = (limite_1_uma > $17 ? limite_1_uma : $17);
    $19 = (total_prevision_social < $18 ? total_prevision_social : $18);
  }
  const prevision_social_exento = $19;
  const prevision_social_exento$v = { n: prevision_social_exento, d: 100n };
  ledger.step('prevision_social_exento', prevision_social_exento$v, prevision_social_exento$v, ledger.tracing ? [
    rt.seen('total_percepciones', 'money', total_percepciones$v),
    rt.seen('limite_7_uma', 'money', limite_7_uma$v),
    ...($16 ? [rt.seen('total_prevision_social', 'money', total_prevision_social$v)] : [rt.seen('total_prevision_social', 'money', total_prevision_social$v), rt.seen('limite_1_uma', 'money', limite_1_uma$v), rt.seen('limite_7_uma', 'money', limite_7_uma$v), rt.seen('otros_ingresos_del_periodo', 'money', otros_ingresos_del_periodo$v)]),
  ] : rt.NOTHING);

  // Previsión social gravada · LISR art. 93, penúltimo párrafo
  const prevision_social_gravado = total_prevision_social - prevision_social_exento;
  const prevision_social_gravado$v = { n: prevision_social_gravado, d: 100n };
  ledger.step('prevision_social_gravado', prevision_social_gravado$v, prevision_social_gravado$v, ledger.tracing ? [
    rt.seen('total_prevision_social', 'money', total_prevision_social$v),
    rt.seen('prevision_social_exento', 'money', prevision_social_exento$v),
  ] : rt.NOTHING);

  // Total exento · LISR art. 93
  const total_exento = horas_extra_exento + prima_dominical_exento + prevision_social_exento;
  const total_exento$v = { n: total_exento, d: 100n };
  ledger.step('total_exento', total_exento$v, total_exento$v, ledger.tracing ? [
    rt.seen('horas_extra_exento', 'money', horas_extra_exento$v),
    rt.seen('prima_dominical_exento', 'money', prima_dominical_exento$v),
    rt.seen('prevision_social_exento', 'money', prevision_social_exento$v),
  ] : rt.NOTHING);

  // Base gravable ISR · LISR art. 96
  const $20 = prevision_social_exento - bono_despensa;
  const $21 = ($20 > 0n ? $20 : 0n);
  const base_isr = sueldo + bono_puntualidad + bono_asistencia + (horas_extra - horas_extra_exento) + (prima_dominical - prima_dominical_exento) + (bono_despensa - (bono_despensa < prevision_social_exento ? bono_despensa : prevision_social_exento)) + (vales_despensa - ($21 < vales_despensa ? $21 : vales_despensa));
  const base_isr$v = { n: base_isr, d: 100n };
  ledger.step('base_isr', base_isr$v, base_isr$v, ledger.tracing ? [
    rt.seen('sueldo', 'money', sueldo$v),
    rt.seen('bono_puntualidad', 'money', bono_puntualidad$v),
    rt.seen('bono_asistencia', 'money', bono_asistencia$v),
    rt.seen('horas_extra', 'money', horas_extra$v),
    rt.seen('horas_extra_exento', 'money', horas_extra_exento$v),
    rt.seen('prima_dominical', 'money', prima_dominical$v),
    rt.seen('prima_dominical_exento', 'money', prima_dominical_exento$v),
    rt.seen('bono_despensa', 'money', bono_despensa$v),
    rt.seen('bono_despensa', 'money', bono_despensa$v),
    rt.seen('prevision_social_exento', 'money', prevision_social_exento$v),
    rt.seen('vales_despensa', 'money', vales_despensa$v),
    rt.seen('prevision_social_exento', 'money', prevision_social_exento$v),
    rt.seen('bono_despensa', 'money', bono_despensa$v),
    rt.seen('vales_despensa', 'money', vales_despensa$v),
  ] : rt.NOTHING);

  // Total gravado · LISR art. 96
  const total_gravado = base_isr;
  const total_gravado$v = { n: total_gravado, d: 100n };
  ledger.step('total_gravado', total_gravado$v, total_gravado$v, ledger.tracing ? [
    rt.seen('base_isr', 'money', base_isr$v),
  ] : rt.NOTHING);

  // ISR según tarifa · LISR art. 96
  const $22 = rt.same(call.period.type, 'monthly');
  let $26: bigint;
  if ($22) {
    const $23 = ledger.apply(rt.excess($e.tarifa_mensual$on1, base_isr), 'money', 'rate');
    $26 = $23;
  } else {
    const $24 = rt.rowsOn(tarifa_diaria, { date: $at, factor: period$days$v }, 100n, 2500n);
    const $25 = ledger.apply(rt.excess($24, base_isr), 'money', 'rate');
    $26 = $25;
  }
  const isr_determinado = ($26 + 1250n) / 2500n;
  const isr_determinado$v = { n: isr_determinado, d: 100n };
  ledger.step('isr_determinado', { n: $26, d: 250000n }, isr_determinado$v, ledger.tracing ? [
    rt.seen('period.type', 'choice', call.period.type, ['monthly', 'biweekly', 'weekly']),
    ...($22 ? [rt.seen('base_isr', 'money', base_isr$v)] : [rt.seen('base_isr', 'money', base_isr$v)]),
  ] : rt.NOTHING);

  // Solo percibe el salario mínimo · LISR art. 96, primer párrafo
  const $27 = es_sm;
  const exento_por_sm: boolean = ($27 && base_isr === sueldo);
  ledger.step('exento_por_sm', exento_por_sm, exento_por_sm, ledger.tracing ? [
    rt.seen('es_sm', 'boolean', es_sm),
    ...($27 ? [rt.seen('base_isr', 'money', base_isr$v), rt.seen('sueldo', 'money', sueldo$v)] : []),
  ] : rt.NOTHING);

  // Subsidio para el empleo de un mes · Decreto DOF 01-05-2024
  const subsidio_mensual$raw = $e.subsidio_tasa * uma_mensual;
  const subsidio_mensual = (subsidio_mensual$raw + 2500n) / 5000n;
  const subsidio_mensual$v = { n: subsidio_mensual, d: 100n };
  ledger.step('subsidio_mensual', { n: subsidio_mensual$raw, d: 500000n }, subsidio_mensual$v, ledger.tracing ? [
    rt.seen('subsidio_tasa', 'rate', $e.subsidio_tasa$v),
    rt.seen('uma_mensual', 'money', uma_mensual$v),
  ] : rt.NOTHING);

  // Subsidio para el empleo del periodo · Decreto DOF 01-05-2024
  const $28 = rt.same(call.period.type, 'monthly');
  let $31: bigint;
  if ($28) {
    $31 = subsidio_mensual * 152000n;
  } else {
    const $29 = subsidio_mensual * 152000n;
    const $30 = ($e.subsidio_tasa * uma_mensual) * period$days;
    $31 = ($29 < $30 ? $29 : $30);
  }
  const subsidio_del_periodo = ($31 + 76000n) / 152000n;
  const subsidio_del_periodo$v = { n: subsidio_del_periodo, d: 100n };
  ledger.step('subsidio_del_periodo', { n: $31, d: 15200000n }, subsidio_del_periodo$v, ledger.tracing ? [
    rt.seen('period.type', 'choice', call.period.type, ['monthly', 'biweekly', 'weekly']),
    ...($28 ? [rt.seen('subsidio_mensual', 'money', subsidio_mensual$v)] : [rt.seen('subsidio_mensual', 'money', subsidio_mensual$v), rt.seen('subsidio_tasa', 'rate', $e.subsidio_tasa$v), rt.seen('uma_mensual', 'money', uma_mensual$v), rt.seen('period.days', 'number', period$days$v)]),
  ] : rt.NOTHING);

  // Ingreso límite del subsidio en el periodo · Decreto DOF 01-05-2024
  const $32 = rt.same(call.period.type, 'monthly');
  const $33 = $32 ? $e.subsidio_limite * 152n : ($e.subsidio_limite * 5n) * period$days;
  const $35 = $33 * 25n;
  const limite_subsidio = ($35 + 19n) / 38n;
  const limite_subsidio$v = { n: limite_subsidio, d: 100n };
  ledger.step('limite_subsidio', { n: $33, d: 152n }, limite_subsidio$v, ledger.tracing ? [
    rt.seen('period.type', 'choice', call.period.type, ['monthly', 'biweekly', 'weekly']),
    ...($32 ? [rt.seen('subsidio_limite', 'money', $e.subsidio_limite$v)] : [rt.seen('subsidio_limite', 'money', $e.subsidio_limite$v), rt.seen('period.days', 'number', period$days$v)]),
  ] : rt.NOTHING);

  // Subsidio para el empleo causado · Decreto DOF 01-05-2024
  const $36 = exento_por_sm;
  const $37 = ($36 || base_isr > limite_subsidio);
  const $38 = $37 ? 0n : subsidio_del_periodo;
  const subsidio_empleo_causado = $38;
  const subsidio_empleo_causado$v = { n: subsidio_empleo_causado, d: 100n };
  ledger.step('subsidio_empleo_causado', subsidio_empleo_causado$v, subsidio_empleo_causado$v, ledger.tracing ? [
    rt.seen('exento_por_sm', 'boolean', exento_por_sm),
    ...($36 ? [] : [rt.seen('base_isr', 'money', base_isr$v), rt.seen('limite_subsidio', 'money', limite_subsidio$v)]),
    ...($37 ? [] : [rt.seen('subsidio_del_periodo', 'money', subsidio_del_periodo$v)]),
  ] : rt.NOTHING);

  // Subsidio para el empleo aplicado · Decreto DOF 01-05-2024: el excedente no se entrega
  const subsidio_empleo = (subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado);
  const subsidio_empleo$v = { n: subsidio_empleo, d: 100n };
  ledger.step('subsidio_empleo', subsidio_empleo$v, subsidio_empleo$v, ledger.tracing ? [
    rt.seen('subsidio_empleo_causado', 'money', subsidio_empleo_causado$v),
    rt.seen('isr_determinado', 'money', isr_determinado$v),
  ] : rt.NOTHING);

  // Salario diario integrado · LSS arts. 27 y 30
  const sdi$raw = daily_salary * factor_integracion;
  const sdi = (sdi$raw + 15000000000000000000n) / 30000000000000000000n;
  const sdi$v = { n: sdi, d: 100n };
  ledger.step('sdi', { n: sdi$raw, d: 3000000000000000000000n }, sdi$v, ledger.tracing ? [
    rt.seen('daily_salary', 'money', daily_salary$v),
    rt.seen('factor_integracion', 'number', factor_integracion$v),
  ] : rt.NOTHING);

  // Excedente diario de despensa · LSS arts. 27-VI y 30-I
  const $39 = rt.divisor(period$days);
  const $40 = 0n * $39;
  const $41 = total_prevision_social * 5n - ((uma_diaria * 2n) * $39);
  const excedente_despensa_diario$raw = ($40 > $41 ? $40 : $41);
  const $43 = rt.roundToInteger(excedente_despensa_diario$raw, 5n * $39, 'half_up');
  const excedente_despensa_diario = $43;
  const excedente_despensa_diario$v = { n: excedente_despensa_diario, d: 100n };
  ledger.step('excedente_despensa_diario', { n: excedente_despensa_diario$raw, d: 500n * $39 }, excedente_despensa_diario$v, ledger.tracing ? [
    rt.seen('total_prevision_social', 'money', total_prevision_social$v),
    rt.seen('period.days', 'number', period$days$v),
    rt.seen('uma_diaria', 'money', uma_diaria$v),
  ] : rt.NOTHING);

  // Salario base de cotización · LSS art. 28
  const $44 = sdi + excedente_despensa_diario;
  const $45 = ($44 > salario_minimo ? $44 : salario_minimo);
  const $46 = uma_diaria * 25n;
  const sbc = ($45 < $46 ? $45 : $46);
  const sbc$v = { n: sbc, d: 100n };
  ledger.step('sbc', sbc$v, sbc$v, ledger.tracing ? [
    rt.seen('sdi', 'money', sdi$v),
    rt.seen('excedente_despensa_diario', 'money', excedente_despensa_diario$v),
    rt.seen('salario_minimo', 'money', salario_minimo$v),
    rt.seen('uma_diaria', 'money', uma_diaria$v),
  ] : rt.NOTHING);

  // Excedente diario de 3 UMA · LSS art. 106-II
  const $47 = sbc - (uma_diaria * 3n);
  const excedente_3_uma_diario = (0n > $47 ? 0n : $47);
  const excedente_3_uma_diario$v = { n: excedente_3_uma_diario, d: 100n };
  ledger.step('excedente_3_uma_diario', excedente_3_uma_diario$v, excedente_3_uma_diario$v, ledger.tracing ? [
    rt.seen('sbc', 'money', sbc$v),
    rt.seen('uma_diaria', 'money', uma_diaria$v),
  ] : rt.NOTHING);

  // Cuota obrera, excedente · LSS art. 106-II
  const cuota_excedente_obrero$raw = excedente_3_uma_diario * period$days;
  const cuota_excedente_obrero = (cuota_excedente_obrero$raw + 125n) / 250n;
  const cuota_excedente_obrero$v = { n: cuota_excedente_obrero, d: 100n };
  ledger.step('cuota_excedente_obrero', { n: cuota_excedente_obrero$raw, d: 25000n }, cuota_excedente_obrero$v, ledger.tracing ? [
    rt.seen('excedente_3_uma_diario', 'money', excedente_3_uma_diario$v),
    rt.seen('period.days', 'number', period$days$v),
  ] : rt.NOTHING);

  // IMSS excedente (trabajador) · LSS art. 106-II
  const imss_excedente_obrero$when = !(es_sm);
  let imss_excedente_obrero = 0n;
  if (imss_excedente_obrero$when) {
    imss_excedente_obrero = cuota_excedente_obrero;
  }
  const imss_excedente_obrero$v = { n: imss_excedente_obrero, d: 100n };
  ledger.step('imss_excedente_obrero', imss_excedente_obrero$v, imss_excedente_obrero$v, ledger.tracing ? [
    rt.seen('es_sm', 'boolean', es_sm),
    ...(imss_excedente_obrero$when ? [rt.seen('cuota_excedente_obrero', 'money', cuota_excedente_obrero$v)] : []),
  ] : rt.NOTHING);

  // Cuota obrera, prestaciones en dinero · LSS art. 107
  const cuota_prestaciones_dinero_obrero$raw = sbc * period$days;
  const cuota_prestaciones_dinero_obrero = (cuota_prestaciones_dinero_obrero$raw + 200n) / 400n;
  const cuota_prestaciones_dinero_obrero$v = { n: cuota_prestaciones_dinero_obrero, d: 100n };
  ledger.step('cuota_prestaciones_dinero_obrero', { n: cuota_prestaciones_dinero_obrero$raw, d: 40000n }, cuota_prestaciones_dinero_obrero$v, ledger.tracing ? [
    rt.seen('sbc', 'money', sbc$v),
    rt.seen('period.days', 'number', period$days$v),
  ] : rt.NOTHING);

  // IMSS prestaciones en dinero (trabajador) · LSS art. 107
  const imss_prestaciones_dinero_obrero$when = !(es_sm);
  let imss_prestaciones_dinero_obrero = 0n;
  if (imss_prestaciones_dinero_obrero$when) {
    imss_prestaciones_dinero_obrero = cuota_prestaciones_dinero_obrero;
  }
  const imss_prestaciones_dinero_obrero$v = { n: imss_prestaciones_dinero_obrero, d: 100n };
  ledger.step('imss_prestaciones_dinero_obrero', imss_prestaciones_dinero_obrero$v, imss_prestaciones_dinero_obrero$v, ledger.tracing ? [
    rt.seen('es_sm', 'boolean', es_sm),
    ...(imss_prestaciones_dinero_obrero$when ? [rt.seen('cuota_prestaciones_dinero_obrero', 'money', cuota_prestaciones_dinero_obrero$v)] : []),
  ] : rt.NOTHING);

  // Cuota obrera, gastos médicos de pensionados · LSS art. 25
  const cuota_gastos_medicos_pensionados_obrero$raw = (sbc * period$days) * 3n;
  const cuota_gastos_medicos_pensionados_obrero = (cuota_gastos_medicos_pensionados_obrero$raw + 400n) / 800n;
  const cuota_gastos_medicos_pensionados_obrero$v = { n: cuota_gastos_medicos_pensionados_obrero, d: 100n };
  ledger.step('cuota_gastos_medicos_pensionados_obrero', { n: cuota_gastos_medicos_pensionados_obrero$raw, d: 80000n }, cuota_gastos_medicos_pensionados_obrero$v, ledger.tracing ? [
    rt.seen('sbc', 'money', sbc$v),
    rt.seen('period.days', 'number', period$days$v),
  ] : rt.NOTHING);

  // IMSS gastos médicos de pensionados (trabajador) · LSS art. 25
  const imss_gastos_medicos_pensionados_obrero$when = !(es_sm);
  let imss_gastos_medicos_pensionados_obrero = 0n;
  if (imss_gastos_medicos_pensionados_obrero$when) {
    imss_gastos_medicos_pensionados_obrero = cuota_gastos_medicos_pensionados_obrero;
  }
  const imss_gastos_medicos_pensionados_obrero$v = { n: imss_gastos_medicos_pensionados_obrero, d: 100n };
  ledger.step('imss_gastos_medicos_pensionados_obrero', imss_gastos_medicos_pensionados_obrero$v, imss_gastos_medicos_pensionados_obrero$v, ledger.tracing ? [
    rt.seen('es_sm', 'boolean', es_sm),
    ...(imss_gastos_medicos_pensionados_obrero$when ? [rt.seen('cuota_gastos_medicos_pensionados_obrero', 'money', cuota_gastos_medicos_pensionados_obrero$v)] : []),
  ] : rt.NOTHING);

  // Cuota obrera, invalidez y vida · LSS art. 147
  const cuota_invalidez_vida_obrero$raw = sbc * period$days;
  const cuota_invalidez_vida_obrero = (cuota_invalidez_vida_obrero$raw + 80n) / 160n;
  const cuota_invalidez_vida_obrero$v = { n: cuota_invalidez_vida_obrero, d: 100n };
  ledger.step('cuota_invalidez_vida_obrero', { n: cuota_invalidez_vida_obrero$raw, d: 16000n }, cuota_invalidez_vida_obrero$v, ledger.tracing ? [
    rt.seen('sbc', 'money', sbc$v),
    rt.seen('period.days', 'number', period$days$v),
  ] : rt.NOTHING);

  // IMSS invalidez y vida (trabajador) · LSS art. 147
  const imss_invalidez_vida_obrero$when = !(es_sm);
  let imss_invalidez_vida_obrero = 0n;
  if (imss_invalidez_vida_obrero$when) {
    imss_invalidez_vida_obrero = cuota_invalidez_vida_obrero;
  }
  const imss_invalidez_vida_obrero$v = { n: imss_invalidez_vida_obrero, d: 100n };
  ledger.step('imss_invalidez_vida_obrero', imss_invalidez_vida_obrero$v, imss_invalidez_vida_obrero$v, ledger.tracing ? [
    rt.seen('es_sm', 'boolean', es_sm),
    ...(imss_invalidez_vida_obrero$when ? [rt.seen('cuota_invalidez_vida_obrero', 'money', cuota_invalidez_vida_obrero$v)] : []),
  ] : rt.NOTHING);

  // Cuota obrera, cesantía y vejez · LSS art. 168-II
  const cuota_cesantia_vejez_obrero$raw = (sbc * period$days) * 9n;
  const cuota_cesantia_vejez_obrero = (cuota_cesantia_vejez_obrero$raw + 400n) / 800n;
  const cuota_cesantia_vejez_obrero$v = { n: cuota_cesantia_vejez_obrero, d: 100n };
  ledger.step('cuota_cesantia_vejez_obrero', { n: cuota_cesantia_vejez_obrero$raw, d: 80000n }, cuota_cesantia_vejez_obrero$v, ledger.tracing ? [
    rt.seen('sbc', 'money', sbc$v),
    rt.seen('period.days', 'number', period$days$v),
  ] : rt.NOTHING);

  // IMSS cesantía y vejez (trabajador) · LSS art. 168-II
  const imss_cesantia_vejez_obrero$when = !(es_sm);
  let imss_cesantia_vejez_obrero = 0n;
  if (imss_cesantia_vejez_obrero$when) {
    imss_cesantia_vejez_obrero = cuota_cesantia_vejez_obrero;
  }
  const imss_cesantia_vejez_obrero$v = { n: imss_cesantia_vejez_obrero, d: 100n };
  ledger.step('imss_cesantia_vejez_obrero', imss_cesantia_vejez_obrero$v, imss_cesantia_vejez_obrero$v, ledger.tracing ? [
    rt.seen('es_sm', 'boolean', es_sm),
    ...(imss_cesantia_vejez_obrero$when ? [rt.seen('cuota_cesantia_vejez_obrero', 'money', cuota_cesantia_vejez_obrero$v)] : []),
  ] : rt.NOTHING);

  // IMSS del trabajador
  const imss_obrero_total = imss_excedente_obrero + imss_prestaciones_dinero_obrero + imss_gastos_medicos_pensionados_obrero + imss_invalidez_vida_obrero + imss_cesantia_vejez_obrero;
  const imss_obrero_total$v = { n: imss_obrero_total, d: 100n };
  ledger.step('imss_obrero_total', imss_obrero_total$v, imss_obrero_total$v, ledger.tracing ? [
    rt.seen('imss_excedente_obrero', 'money', imss_excedente_obrero$v),
    rt.seen('imss_prestaciones_dinero_obrero', 'money', imss_prestaciones_dinero_obrero$v),
    rt.seen('imss_gastos_medicos_pensionados_obrero', 'money', imss_gastos_medicos_pensionados_obrero$v),
    rt.seen('imss_invalidez_vida_obrero', 'money', imss_invalidez_vida_obrero$v),
    rt.seen('imss_cesantia_vejez_obrero', 'money', imss_cesantia_vejez_obrero$v),
  ] : rt.NOTHING);

  // ISR retenido · LISR art. 96; Decreto DOF 01-05-2024
  const isr$when = !(exento_por_sm);
  let isr = 0n;
  if (isr$when) {
    isr = isr_determinado - subsidio_empleo;
  }
  const isr$v = { n: isr, d: 100n };
  ledger.step('isr', isr$v, isr$v, ledger.tracing ? [
    rt.seen('exento_por_sm', 'boolean', exento_por_sm),
    ...(isr$when ? [rt.seen('isr_determinado', 'money', isr_determinado$v), rt.seen('subsidio_empleo', 'money', subsidio_empleo$v)] : []),
  ] : rt.NOTHING);

  // Crédito INFONAVIT · LFT art. 97-III; Ley del INFONAVIT art. 29-III
  const infonavit_credito = (infonavit_credit_amount + 50000000n) / 100000000n;
  const infonavit_credito$v = { n: infonavit_credito, d: 100n };
  ledger.step('infonavit_credito', infonavit_credit_amount$v, infonavit_credito$v, ledger.tracing ? [
    rt.seen('infonavit_credit_amount', 'money', infonavit_credit_amount$v),
  ] : rt.NOTHING);

  // Total de deducciones
  const total_deducciones = imss_excedente_obrero + imss_prestaciones_dinero_obrero + imss_gastos_medicos_pensionados_obrero + imss_invalidez_vida_obrero + imss_cesantia_vejez_obrero + isr + infonavit_credito;
  const total_deducciones$v = { n: total_deducciones, d: 100n };
  ledger.step('total_deducciones', total_deducciones$v, total_deducciones$v, ledger.tracing ? [
    rt.seen('imss_excedente_obrero', 'money', imss_excedente_obrero$v),
    rt.seen('imss_prestaciones_dinero_obrero', 'money', imss_prestaciones_dinero_obrero$v),
    rt.seen('imss_gastos_medicos_pensionados_obrero', 'money', imss_gastos_medicos_pensionados_obrero$v),
    rt.seen('imss_invalidez_vida_obrero', 'money', imss_invalidez_vida_obrero$v),
    rt.seen('imss_cesantia_vejez_obrero', 'money', imss_cesantia_vejez_obrero$v),
    rt.seen('isr', 'money', isr$v),
    rt.seen('infonavit_credito', 'money', infonavit_credito$v),
  ] : rt.NOTHING);

  // Neto
  const neto = total_percepciones - total_deducciones;
  const neto$v = { n: neto, d: 100n };
  ledger.step('neto', neto$v, neto$v, ledger.tracing ? [
    rt.seen('total_percepciones', 'money', total_percepciones$v),
    rt.seen('total_deducciones', 'money', total_deducciones$v),
  ] : rt.NOTHING);

  // Neto en efectivo, sin vales
  const neto_efectivo = neto - vales_despensa;
  const neto_efectivo$v = { n: neto_efectivo, d: 100n };
  ledger.step('neto_efectivo', neto_efectivo$v, neto_efectivo$v, ledger.tracing ? [
    rt.seen('neto', 'money', neto$v),
    rt.seen('vales_despensa', 'money', vales_despensa$v),
  ] : rt.NOTHING);

  // Cuota fija · LSS art. 106-I
  const cuota_fija$base = uma_diaria * period$days;
  const cuota_fija$raw = cuota_fija$base * 51n;
  const cuota_fija = (cuota_fija$raw + 125n) / 250n;
  const cuota_fija$v = { n: cuota_fija, d: 100n };
  ledger.component('cuota_fija', { n: cuota_fija$base, d: 100n }, n_0_204, { n: cuota_fija$raw, d: 25000n }, cuota_fija$v, ledger.tracing ? [
    rt.seen('uma_diaria', 'money', uma_diaria$v),
    rt.seen('period.days', 'number', period$days$v),
  ] : rt.NOTHING);

  // Excedente · LSS art. 106-II
  const excedente_patronal$base = excedente_3_uma_diario * period$days;
  const excedente_patronal$raw = excedente_patronal$base * 11n;
  const excedente_patronal = (excedente_patronal$raw + 500n) / 1000n;
  const excedente_patronal$v = { n: excedente_patronal, d: 100n };
  ledger.component('excedente_patronal', { n: excedente_patronal$base, d: 100n }, n_0_011, { n: excedente_patronal$raw, d: 100000n }, excedente_patronal$v, ledger.tracing ? [
    rt.seen('excedente_3_uma_diario', 'money', excedente_3_uma_diario$v),
    rt.seen('period.days', 'number', period$days$v),
  ] : rt.NOTHING);

  // Prestaciones en dinero · LSS art. 107
  const prestaciones_dinero_patronal$base = sbc * period$days;
  const prestaciones_dinero_patronal$raw = prestaciones_dinero_patronal$base * 7n;
  const prestaciones_dinero_patronal = (prestaciones_dinero_patronal$raw + 500n) / 1000n;
  const prestaciones_dinero_patronal$v = { n: prestaciones_dinero_patronal, d: 100n };
  ledger.component('prestaciones_dinero_patronal', { n: prestaciones_dinero_patronal$base, d: 100n }, n_0_007, { n: prestaciones_dinero_patronal$raw, d: 100000n }, prestaciones_dinero_patronal$v, ledger.tracing ? [
    rt.seen('sbc', 'money', sbc$v),
    rt.seen('period.days', 'number', period$days$v),
  ] : rt.NOTHING);

  // Gastos médicos de pensionados · LSS art. 25
  const gastos_medicos_pensionados_patronal$base = sbc * period$days;
  const gastos_medicos_pensionados_patronal$raw = gastos_medicos_pensionados_patronal$base * 21n;
  const gastos_medicos_pensionados_patronal = (gastos_medicos_pensionados_patronal$raw + 1000n) / 2000n;
  const gastos_medicos_pensionados_patronal$v = { n: gastos_medicos_pensionados_patronal, d: 100n };
  ledger.component('gastos_medicos_pensionados_patronal', { n: gastos_medicos_pensionados_patronal$base, d: 100n }, n_0_0105, { n: gastos_medicos_pensionados_patronal$raw, d: 200000n }, gastos_medicos_pensionados_patronal$v, ledger.tracing ? [
    rt.seen('sbc', 'money', sbc$v),
    rt.seen('period.days', 'number', period$days$v),
  ] : rt.NOTHING);

  // Riesgo de trabajo · LSS arts. 71 a 74
  const riesgo_trabajo$base = sbc * period$days;
  const riesgo_trabajo$raw = riesgo_trabajo$base * risk_class_rate;
  const riesgo_trabajo = (riesgo_trabajo$raw + 5000000000n) / 10000000000n;
  const riesgo_trabajo$v = { n: riesgo_trabajo, d: 100n };
  ledger.component('riesgo_trabajo', { n: riesgo_trabajo$base, d: 100n }, risk_class_rate$v, { n: riesgo_trabajo$raw, d: 1000000000000n }, riesgo_trabajo$v, ledger.tracing ? [
    rt.seen('sbc', 'money', sbc$v),
    rt.seen('period.days', 'number', period$days$v),
    rt.seen('risk_class_rate', 'rate', risk_class_rate$v),
  ] : rt.NOTHING);

  // Invalidez y vida · LSS art. 147
  const invalidez_vida_patronal$base = sbc * period$days;
  const invalidez_vida_patronal$raw = invalidez_vida_patronal$base * 7n;
  const invalidez_vida_patronal = (invalidez_vida_patronal$raw + 200n) / 400n;
  const invalidez_vida_patronal$v = { n: invalidez_vida_patronal, d: 100n };
  ledger.component('invalidez_vida_patronal', { n: invalidez_vida_patronal$base, d: 100n }, n_0_0175, { n: invalidez_vida_patronal$raw, d: 40000n }, invalidez_vida_patronal$v, ledger.tracing ? [
    rt.seen('sbc', 'money', sbc$v),
    rt.seen('period.days', 'number', period$days$v),
  ] : rt.NOTHING);

  // Guarderías y prestaciones sociales · LSS art. 211
  const guarderias$base = sbc * period$days;
  const guarderias = (guarderias$base + 50n) / 100n;
  const guarderias$v = { n: guarderias, d: 100n };
  ledger.component('guarderias', { n: guarderias$base, d: 100n }, n_0_01, { n: guarderias$base, d: 10000n }, guarderias$v, ledger.tracing ? [
    rt.seen('sbc', 'money', sbc$v),
    rt.seen('period.days', 'number', period$days$v),
  ] : rt.NOTHING);

  // Tasa patronal de cesantía y vejez · LSS art. 168-II-a
  const $48 = sbc <= salario_minimo;
  let $50: bigint;
  if ($48) {
    $50 = 3150n;
  } else {
    const $49 = ledger.apply(rt.step($e.ceav$on1, sbc * 100n), 'money', 'rate');
    $50 = $49;
  }
  const tasa_ceav = $50;
  const tasa_ceav$v = { n: tasa_ceav, d: 100000n };
  ledger.step('tasa_ceav', tasa_ceav$v, tasa_ceav$v, ledger.tracing ? [
    rt.seen('sbc', 'money', sbc$v),
    rt.seen('salario_minimo', 'money', salario_minimo$v),
    ...($48 ? [] : [rt.seen('sbc', 'money', sbc$v)]),
  ] : rt.NOTHING);

  // Retiro · LSS art. 168-I
  const retiro$base = sbc * period$days;
  const retiro = (retiro$base + 25n) / 50n;
  const retiro$v = { n: retiro, d: 100n };
  ledger.component('retiro', { n: retiro$base, d: 100n }, n_0_02, { n: retiro$base, d: 5000n }, retiro$v, ledger.tracing ? [
    rt.seen('sbc', 'money', sbc$v),
    rt.seen('period.days', 'number', period$days$v),
  ] : rt.NOTHING);

  // Cesantía en edad avanzada y vejez · LSS art. 168-II-a
  const cesantia_vejez_patronal$base = sbc * period$days;
  const cesantia_vejez_patronal$raw = cesantia_vejez_patronal$base * tasa_ceav;
  const cesantia_vejez_patronal = (cesantia_vejez_patronal$raw + 50000n) / 100000n;
  const cesantia_vejez_patronal$v = { n: cesantia_vejez_patronal, d: 100n };
  ledger.component('cesantia_vejez_patronal', { n: cesantia_vejez_patronal$base, d: 100n }, tasa_ceav$v, { n: cesantia_vejez_patronal$raw, d: 10000000n }, cesantia_vejez_patronal$v, ledger.tracing ? [
    rt.seen('sbc', 'money', sbc$v),
    rt.seen('period.days', 'number', period$days$v),
    rt.seen('tasa_ceav', 'rate', tasa_ceav$v),
  ] : rt.NOTHING);

  // Aportación INFONAVIT · Ley del INFONAVIT art. 29-II
  const infonavit_aportacion$base = sbc * period$days;
  const infonavit_aportacion = (infonavit_aportacion$base + 10n) / 20n;
  const infonavit_aportacion$v = { n: infonavit_aportacion, d: 100n };
  ledger.component('infonavit_aportacion', { n: infonavit_aportacion$base, d: 100n }, n_0_05, { n: infonavit_aportacion$base, d: 2000n }, infonavit_aportacion$v, ledger.tracing ? [
    rt.seen('sbc', 'money', sbc$v),
    rt.seen('period.days', 'number', period$days$v),
  ] : rt.NOTHING);

  // Cuota obrera absorbida · LSS art. 36
  const cuota_obrera_absorbida$when = es_sm;
  let cuota_obrera_absorbida = 0n;
  if (cuota_obrera_absorbida$when) {
    cuota_obrera_absorbida = cuota_excedente_obrero + cuota_prestaciones_dinero_obrero + cuota_gastos_medicos_pensionados_obrero + cuota_invalidez_vida_obrero + cuota_cesantia_vejez_obrero;
  }
  const cuota_obrera_absorbida$v = { n: cuota_obrera_absorbida, d: 100n };
  ledger.component('cuota_obrera_absorbida', rt.ZERO, rt.ZERO, cuota_obrera_absorbida$v, cuota_obrera_absorbida$v, ledger.tracing ? [
    rt.seen('es_sm', 'boolean', es_sm),
    ...(cuota_obrera_absorbida$when ? [rt.seen('cuota_excedente_obrero', 'money', cuota_excedente_obrero$v), rt.seen('cuota_prestaciones_dinero_obrero', 'money', cuota_prestaciones_dinero_obrero$v), rt.seen('cuota_gastos_medicos_pensionados_obrero', 'money', cuota_gastos_medicos_pensionados_obrero$v), rt.seen('cuota_invalidez_vida_obrero', 'money', cuota_invalidez_vida_obrero$v), rt.seen('cuota_cesantia_vejez_obrero', 'money', cuota_cesantia_vejez_obrero$v)] : []),
  ] : rt.NOTHING, cuota_obrera_absorbida$when);

  // IMSS patronal
  const imss_patronal_total = cuota_fija + excedente_patronal + prestaciones_dinero_patronal + gastos_medicos_pensionados_patronal + riesgo_trabajo + invalidez_vida_patronal + guarderias;
  const imss_patronal_total$v = { n: imss_patronal_total, d: 100n };
  ledger.step('imss_patronal_total', imss_patronal_total$v, imss_patronal_total$v, ledger.tracing ? [
    rt.seen('cuota_fija', 'money', cuota_fija$v),
    rt.seen('excedente_patronal', 'money', excedente_patronal$v),
    rt.seen('prestaciones_dinero_patronal', 'money', prestaciones_dinero_patronal$v),
    rt.seen('gastos_medicos_pensionados_patronal', 'money', gastos_medicos_pensionados_patronal$v),
    rt.seen('riesgo_trabajo', 'money', riesgo_trabajo$v),
    rt.seen('invalidez_vida_patronal', 'money', invalidez_vida_patronal$v),
    rt.seen('guarderias', 'money', guarderias$v),
  ] : rt.NOTHING);

  // Retiro, cesantía y vejez
  const rcv_patronal_total = retiro + cesantia_vejez_patronal;
  const rcv_patronal_total$v = { n: rcv_patronal_total, d: 100n };
  ledger.step('rcv_patronal_total', rcv_patronal_total$v, rcv_patronal_total$v, ledger.tracing ? [
    rt.seen('retiro', 'money', retiro$v),
    rt.seen('cesantia_vejez_patronal', 'money', cesantia_vejez_patronal$v),
  ] : rt.NOTHING);

  // Cuotas a cargo del patrón
  const costo_patronal_total = cuota_fija + excedente_patronal + prestaciones_dinero_patronal + gastos_medicos_pensionados_patronal + riesgo_trabajo + invalidez_vida_patronal + guarderias + retiro + cesantia_vejez_patronal + infonavit_aportacion + cuota_obrera_absorbida;
  const costo_patronal_total$v = { n: costo_patronal_total, d: 100n };
  ledger.step('costo_patronal_total', costo_patronal_total$v, costo_patronal_total$v, ledger.tracing ? [
    rt.seen('cuota_fija', 'money', cuota_fija$v),
    rt.seen('excedente_patronal', 'money', excedente_patronal$v),
    rt.seen('prestaciones_dinero_patronal', 'money', prestaciones_dinero_patronal$v),
    rt.seen('gastos_medicos_pensionados_patronal', 'money', gastos_medicos_pensionados_patronal$v),
    rt.seen('riesgo_trabajo', 'money', riesgo_trabajo$v),
    rt.seen('invalidez_vida_patronal', 'money', invalidez_vida_patronal$v),
    rt.seen('guarderias', 'money', guarderias$v),
    rt.seen('retiro', 'money', retiro$v),
    rt.seen('cesantia_vejez_patronal', 'money', cesantia_vejez_patronal$v),
    rt.seen('infonavit_aportacion', 'money', infonavit_aportacion$v),
    rt.seen('cuota_obrera_absorbida', 'money', cuota_obrera_absorbida$v),
  ] : rt.NOTHING);

  if (((rt.isGiven(call, input$daily_salary) && rt.isGiven(call, input$monthly_salary)) && (daily_salary * 100n < (rt.over(rt.present(monthly_salary$sent), 10000000000n)) * 99n || daily_salary * 100n > (rt.over(rt.present(monthly_salary$sent), 10000000000n)) * 101n))) {
    ledger.warn('SALARY_INPUT_MISMATCH', 'warning', 'monthly_salary', `El salario mensual ${rt.show(rt.present(monthly_salary$sent), 'money', 'MXN')} y 30 veces el diario ${rt.show(daily_salary$v, 'money', 'MXN')} difieren en más del 1 %; se usa el diario`);
  }
  if (daily_salary < salario_minimo * 3000000000n) {
    ledger.warn('BELOW_MINIMUM_WAGE', 'warning', 'daily_salary', `El salario diario ${rt.show(daily_salary$v, 'money', 'MXN')} es menor que el mínimo de ${rt.show(salario_minimo$v, 'money', 'MXN')}; puede ser correcto en jornada parcial`);
  }
  const $51 = zona_libre_frontera_norte ? daily_salary < $e.salario_minimo_zlfn * 3000000000n : daily_salary === $e.salario_minimo_zlfn * 3000000000n;
  if ($51) {
    ledger.warn('FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.zona_libre_frontera_norte', `El salario diario ${rt.show(daily_salary$v, 'money', 'MXN')} no concuerda con la zona; el mínimo de la frontera norte es ${rt.show($e.salario_minimo_zlfn$v, 'money', 'MXN')}`);
  }
  if (factor_integracion < $e.factor_minimo * 1000000n) {
    ledger.warn('FACTOR_BELOW_LEGAL_MINIMUM', 'warning', 'factor_integracion', `El factor de integración ${rt.show(factor_integracion$v, 'number', 'MXN')} es menor que el de las prestaciones mínimas, ${rt.show($e.factor_minimo$v, 'number', 'MXN')}`);
  }
  if (sdi + excedente_despensa_diario > uma_diaria * 25n) {
    ledger.warn('CONTRIBUTION_BASE_CAPPED', 'info', 'sbc', `El salario integrado pasa de 25 UMA; se cotiza sobre ${rt.show(sbc$v, 'money', 'MXN')}`);
  }
  if (sdi + excedente_despensa_diario < salario_minimo) {
    ledger.warn('CONTRIBUTION_BASE_FLOORED', 'info', 'sbc', `El salario integrado no llega al mínimo; se cotiza sobre ${rt.show(sbc$v, 'money', 'MXN')}`);
  }
  if (excedente_despensa_diario > 0n) {
    ledger.warn('DESPENSA_INTEGRATES_SBC', 'info', 'grocery_voucher_amount', `La despensa pasa del 40 % de la UMA; ${rt.show(excedente_despensa_diario$v, 'money', 'MXN')} diarios integran el salario base`);
  }
  if (((!(es_sm) && horas_extra > horas_extra_tope * 2n) || horas_extra * 28000000000n > (daily_salary * 3n) * period$days)) {
    ledger.warn('OVERTIME_EXEMPTION_CAPPED', 'info', 'overtime_amount', `Las horas extra de ${rt.show(horas_extra$v, 'money', 'MXN')} pasan del tope exento de 5 UMA o de 9 horas dobles por semana`);
  }
  if (exento_por_sm) {
    ledger.warn('MINIMUM_WAGE_EXEMPT', 'info', 'isr', `A quien solo percibe el salario mínimo de ${rt.show(salario_minimo$v, 'money', 'MXN')} no se le retiene`);
  }
  if ((base_isr > limite_subsidio && base_isr <= limite_subsidio + subsidio_del_periodo)) {
    ledger.warn('SUBSIDY_CLIFF', 'info', 'isr', `La base ${rt.show(base_isr$v, 'money', 'MXN')} pasa por menos de un subsidio del límite de ${rt.show(limite_subsidio$v, 'money', 'MXN')}`);
  }
  if ((es_sm && infonavit_credito * 5n > sueldo)) {
    ledger.warn('INFONAVIT_OVER_LIMIT', 'warning', 'infonavit_credit_amount', `El crédito de ${rt.show(infonavit_credito$v, 'money', 'MXN')} pasa del 20 % del salario mínimo (LFT art. 97-III)`);
  }
  if ((call.period.start < '2024-05-01' || call.period.end >= '2025-01-01')) {
    ledger.warn('PARAM_CHANGE_INSIDE_PERIOD', 'info', 'period', `El 1 de mayo de 2024 o el 1 de enero de 2025 cambian cifras dentro del periodo; se usan las del último día`);
  }
  if (neto < 0n) {
    ledger.warn('NEGATIVE_NET_SALARY', 'warning', 'net_salary', `Las deducciones superan las percepciones en este periodo`);
  }

  return ledger.close();
}

const $figures = rt.byDate(($at) => ({
  factor_minimo: rt.scaled(rt.figureAt(factor_minimo$rows, $at), 10000n),
  prima_riesgo_minima: rt.scaled(rt.figureAt(prima_riesgo_minima$rows, $at), 200n),
  prima_riesgo_maxima: rt.scaled(rt.figureAt(prima_riesgo_maxima$rows, $at), 20n),
  UMA: rt.scaled(rt.figureAt(UMA$rows, $at), 100n),
  salario_minimo_zlfn: rt.scaled(rt.figureAt(salario_minimo_zlfn$rows, $at), 100n),
  salario_minimo_general: rt.scaled(rt.figureAt(salario_minimo_general$rows, $at), 100n),
  tarifa_mensual$rows1: rt.scaledRows(tarifa_mensual, { date: $at }, 100n, 2500n),
  tarifa_diaria$rows1: rt.scaledRows(tarifa_diaria, { date: $at }, 100n, 2500n),
  subsidio_tasa: rt.scaled(rt.figureAt(subsidio_tasa$rows, $at), 5000n),
  subsidio_limite: rt.scaled(rt.figureAt(subsidio_limite$rows, $at), 1n),
  ceav$rows1: rt.scaledRows(ceav, { date: $at, limits: rt.figureAt(UMA$rows, $at) }, 10000n, 100000n),
}));

function compute($row: rt.PayslipRow, $s: Float64Array, $notes: rt.RuleWarning[] | null): boolean {
  const $f = $figures($row.referenceDate);
  if ($f === null) return false;
  const $n = $row.numbers;
  const monthly_salary$sent = $n[0]!;
  const daily_salary$sent = $n[1]!;
  const factor_integracion$sent = $n[2]!;
  const risk_class_rate$sent = $n[3]!;
  const overtime_amount$sent = $n[4]!;
  const sunday_bonus_days$sent = $n[5]!;
  const grocery_voucher_amount$sent = $n[6]!;
  const infonavit_credit_amount$sent = $n[7]!;
  const con_puntualidad$sent = $n[8]!;
  const con_asistencia$sent = $n[9]!;
  const con_despensa$sent = $n[10]!;
  const zona_libre_frontera_norte$sent = $n[11]!;

  // Salario mensual
  if (!((monthly_salary$sent === monthly_salary$sent) || (daily_salary$sent === daily_salary$sent))) return false;
  if (monthly_salary$sent <= 0) return false;
  if (monthly_salary$sent > 300000000000) return false;
  const monthly_salary = monthly_salary$sent;
  $s[0] = monthly_salary;

  // Salario diario
  if (daily_salary$sent <= 0) return false;
  if (daily_salary$sent > 10000000000) return false;
  const daily_salary = daily_salary$sent === daily_salary$sent ? daily_salary$sent * 30 : monthly_salary;
  $s[1] = daily_salary;

  // Factor de integración
  if (factor_integracion$sent < 10000) return false;
  if (factor_integracion$sent > 30000) return false;
  const factor_integracion = factor_integracion$sent === factor_integracion$sent ? factor_integracion$sent : $f.factor_minimo;
  $s[2] = factor_integracion;

  // Prima de riesgos de trabajo
  if (risk_class_rate$sent < $f.prima_riesgo_minima * 50000) return false;
  if (risk_class_rate$sent > $f.prima_riesgo_maxima * 500000) return false;
  const risk_class_rate = risk_class_rate$sent === risk_class_rate$sent ? risk_class_rate$sent : 54355;
  $s[3] = risk_class_rate;

  // Horas extra dobles del periodo
  if (overtime_amount$sent < 0) return false;
  const overtime_amount = overtime_amount$sent === overtime_amount$sent ? overtime_amount$sent : 0;
  $s[4] = overtime_amount;

  // Domingos trabajados
  if (sunday_bonus_days$sent < 0) return false;
  if (sunday_bonus_days$sent > 5) return false;
  const sunday_bonus_days = sunday_bonus_days$sent === sunday_bonus_days$sent ? sunday_bonus_days$sent : 0;
  $s[5] = sunday_bonus_days;

  // Vales de despensa del periodo
  if (grocery_voucher_amount$sent < 0) return false;
  const grocery_voucher_amount = grocery_voucher_amount$sent === grocery_voucher_amount$sent ? grocery_voucher_amount$sent : 0;
  $s[6] = grocery_voucher_amount;

  // Crédito INFONAVIT que toca al periodo
  if (infonavit_credit_amount$sent < 0) return false;
  const infonavit_credit_amount = infonavit_credit_amount$sent === infonavit_credit_amount$sent ? infonavit_credit_amount$sent : 0;
  $s[7] = infonavit_credit_amount;

  // Recibe premio por puntualidad
  const con_puntualidad: boolean = con_puntualidad$sent === con_puntualidad$sent ? con_puntualidad$sent === 1 : false;
  $s[8] = con_puntualidad ? 1 : 0;

  // Recibe premio por asistencia
  const con_asistencia: boolean = con_asistencia$sent === con_asistencia$sent ? con_asistencia$sent === 1 : false;
  $s[9] = con_asistencia ? 1 : 0;

  // Recibe despensa en efectivo
  const con_despensa: boolean = con_despensa$sent === con_despensa$sent ? con_despensa$sent === 1 : false;
  $s[10] = con_despensa ? 1 : 0;

  // Trabaja en la Zona Libre de la Frontera Norte
  const zona_libre_frontera_norte: boolean = zona_libre_frontera_norte$sent === zona_libre_frontera_norte$sent ? zona_libre_frontera_norte$sent === 1 : false;
  $s[11] = zona_libre_frontera_norte ? 1 : 0;

  // UMA diaria · Ley de la UMA art. 4
  const uma_diaria = $f.UMA;
  $s[12] = uma_diaria;

  // UMA mensual · Ley de la UMA art. 4
  const $1 = uma_diaria * 38;
  const $2 = $1 * 4;
  const $3 = Math.floor((2 * $2 + 5) / 10);
  const uma_mensual = $3;
  $s[13] = uma_mensual;
  $s[14] = $1;

  // Salario mínimo · CONASAMI
  const $4 = zona_libre_frontera_norte;
  $s[15] = $4 ? 1 : 0;
  const $5 = $4 ? $f.salario_minimo_zlfn : $f.salario_minimo_general;
  const salario_minimo = $5;
  $s[16] = salario_minimo;

  // Gana el salario mínimo · LISR art. 96; LSS art. 36
  const es_sm: boolean = daily_salary <= salario_minimo * 3000;
  $s[17] = es_sm ? 1 : 0;

  // Sueldo · LFT arts. 82 y 89
  const $6 = daily_salary * $row.days;
  const $7 = Math.floor(($6 + 1500) / 3000);
  const sueldo = $7;
  $s[18] = sueldo;
  $s[19] = $6;

  // Premio por puntualidad · LSS art. 27-VII
  $s[22] = 0;
  let bono_puntualidad = 0;
  $s[20] = 0;
  $s[21] = 0;
  const $9 = con_puntualidad;
  $s[22] = $9 ? 1 : 0;
  if ($9) {
    const $8 = Math.floor((sueldo + 5) / 10);
    bono_puntualidad = $8;
    $s[20] = bono_puntualidad;
    $s[21] = sueldo;
  }

  // Premio por asistencia · LSS art. 27-VII
  $s[25] = 0;
  let bono_asistencia = 0;
  $s[23] = 0;
  $s[24] = 0;
  const $11 = con_asistencia;
  $s[25] = $11 ? 1 : 0;
  if ($11) {
    const $10 = Math.floor((sueldo + 5) / 10);
    bono_asistencia = $10;
    $s[23] = bono_asistencia;
    $s[24] = sueldo;
  }

  // Horas extra · LFT arts. 66 y 67; LISR art. 93-I; LSS art. 27-IX
  if (overtime_amount > 4503599627370395) return false;
  const $12 = Math.floor((overtime_amount + 50) / 100);
  const horas_extra = $12;
  $s[26] = horas_extra;
  $s[27] = overtime_amount;

  // Prima dominical · LFT art. 71; LISR art. 93-XIV; LSS art. 30
  const $13 = daily_salary * sunday_bonus_days;
  const $14 = Math.floor(($13 + 6000) / 12000);
  const prima_dominical = $14;
  $s[28] = prima_dominical;
  $s[29] = $13;

  // Despensa en efectivo · LISR art. 93-VIII; LSS art. 27-VI
  $s[32] = 0;
  let bono_despensa = 0;
  $s[30] = 0;
  $s[31] = 0;
  const $18 = con_despensa;
  $s[32] = $18 ? 1 : 0;
  if ($18) {
    const $15 = uma_diaria * $row.days;
    const $16 = $15 * 2;
    const $17 = Math.floor((2 * $16 + 5) / 10);
    bono_despensa = $17;
    $s[30] = bono_despensa;
    $s[31] = $15;
  }

  // Vales de despensa · LISR art. 93-VIII; LSS art. 27-VI
  if (grocery_voucher_amount > 4503599627370395) return false;
  const $19 = Math.floor((grocery_voucher_amount + 50) / 100);
  const vales_despensa = $19;
  $s[33] = vales_despensa;
  $s[34] = grocery_voucher_amount;

  // Total de percepciones
  const $20 = sueldo + bono_puntualidad + bono_asistencia + horas_extra + prima_dominical + bono_despensa + vales_despensa;
  const total_percepciones = $20;
  $s[35] = total_percepciones;

  // Horas extra exentas: 5 UMA por semana · LISR art. 93-I
  const $21 = uma_diaria * $row.days;
  const $22 = $21 * 5;
  const $23 = Math.floor((2 * $22 + 7) / 14);
  const horas_extra_tope = $23;
  $s[36] = horas_extra_tope;
  $s[37] = $21;

  // Horas extra exentas · LISR art. 93-I
  const $24 = es_sm;
  $s[38] = $24 ? 1 : 0;
  let $26: number;
  if ($24) {
    $26 = horas_extra * 2;
  } else {
    const $25 = horas_extra_tope * 2;
    $26 = (horas_extra < $25 ? horas_extra : $25);
  }
  const $27 = Math.floor(($26 + 1) / 2);
  const horas_extra_exento = $27;
  $s[39] = horas_extra_exento;
  $s[40] = $26;

  // Horas extra gravadas · LISR art. 93-I
  const $28 = horas_extra - horas_extra_exento;
  const horas_extra_gravado = $28;
  $s[41] = horas_extra_gravado;

  // Prima dominical exenta · LISR art. 93-I y XIV
  const $29 = es_sm;
  $s[42] = $29 ? 1 : 0;
  let $31: number;
  if ($29) {
    $31 = prima_dominical;
  } else {
    const $30 = uma_diaria * sunday_bonus_days;
    $31 = (prima_dominical < $30 ? prima_dominical : $30);
  }
  const prima_dominical_exento = $31;
  $s[43] = prima_dominical_exento;

  // Prima dominical gravada · LISR art. 93-XIV
  const $32 = prima_dominical - prima_dominical_exento;
  const prima_dominical_gravado = $32;
  $s[44] = prima_dominical_gravado;

  // Previsión social del periodo · LISR art. 93-VIII
  const $33 = bono_despensa + vales_despensa;
  const total_prevision_social = $33;
  $s[45] = total_prevision_social;

  // Otros ingresos del periodo · LISR art. 93, penúltimo párrafo
  const $34 = total_percepciones - total_prevision_social;
  const otros_ingresos_del_periodo = $34;
  $s[46] = otros_ingresos_del_periodo;

  // Siete UMA del periodo · LISR art. 93, penúltimo párrafo
  const $35 = (uma_diaria * 7) * $row.days;
  const limite_7_uma = $35;
  $s[47] = limite_7_uma;

  // Una UMA del periodo · LISR art. 93, penúltimo párrafo
  const $36 = uma_diaria * $row.days;
  const limite_1_uma = $36;
  $s[48] = limite_1_uma;

  // Previsión social exenta · LISR art. 93-VIII, IX y penúltimo párrafo
  const $37 = total_percepciones <= limite_7_uma;
  $s[49] = $37 ? 1 : 0;
  let $40: number;
  if ($37) {
    $40 = total_prevision_social;
  } else {
    const $38 = limite_7_uma - otros_ingresos_del_periodo;
    const $39 = (limite_1_uma > $38 ? limite_1_uma : $38);
    $40 = (total_prevision_social < $39 ? total_prevision_social : $39);
  }
  const prevision_social_exento = $40;
  $s[50] = prevision_social_exento;

  // Previsión social gravada · LISR art. 93, penúltimo párrafo
  const $41 = total_prevision_social - prevision_social_exento;
  const prevision_social_gravado = $41;
  $s[51] = prevision_social_gravado;

  // Total exento · LISR art. 93
  const $42 = horas_extra_exento + prima_dominical_exento + prevision_social_exento;
  const total_exento = $42;
  $s[52] = total_exento;

  // Base gravable ISR · LISR art. 96
  const $43 = prevision_social_exento - bono_despensa;
  const $44 = ($43 > 0 ? $43 : 0);
  const $45 = sueldo + bono_puntualidad + bono_asistencia + (horas_extra - horas_extra_exento) + (prima_dominical - prima_dominical_exento) + (bono_despensa - (bono_despensa < prevision_social_exento ? bono_despensa : prevision_social_exento)) + (vales_despensa - ($44 < vales_despensa ? $44 : vales_despensa));
  const base_isr = $45;
  $s[53] = base_isr;

  // Total gravado · LISR art. 96
  const total_gravado = base_isr;
  $s[54] = total_gravado;

  // ISR según tarifa · LISR art. 96
  $s[56] = -1;
  $s[58] = -1;
  const $46 = rt.same($row.period.type, 'monthly');
  $s[55] = $46 ? 1 : 0;
  let $51: number;
  if ($46) {
    const $47 = rt.rowOf($f.tarifa_mensual$rows1, base_isr, 1, false);
    if ($47 < 0) return false;
    $s[56] = $47;
    $s[57] = base_isr;
    const $48 = rt.excessOf($f.tarifa_mensual$rows1, $47, base_isr, 1);
    if (Number.isNaN($48)) return false;
    $51 = $48;
  } else {
    const $49 = rt.rowOf($f.tarifa_diaria$rows1, base_isr, $row.days, false);
    if ($49 < 0) return false;
    $s[58] = $49;
    $s[59] = base_isr;
    $s[60] = $row.days;
    const $50 = rt.excessOf($f.tarifa_diaria$rows1, $49, base_isr, $row.days);
    if (Number.isNaN($50)) return false;
    $51 = $50;
  }
  if ($51 > 4503599627367995) return false;
  const $52 = Math.floor(($51 + 1250) / 2500);
  const isr_determinado = $52;
  $s[61] = isr_determinado;
  $s[62] = $51;

  // Solo percibe el salario mínimo · LISR art. 96, primer párrafo
  const $53 = es_sm;
  $s[63] = $53 ? 1 : 0;
  const exento_por_sm: boolean = ($53 && base_isr === sueldo);
  $s[64] = exento_por_sm ? 1 : 0;

  // Subsidio para el empleo de un mes · Decreto DOF 01-05-2024
  const $54 = $f.subsidio_tasa * uma_mensual;
  const $55 = Math.floor(($54 + 2500) / 5000);
  const subsidio_mensual = $55;
  $s[65] = subsidio_mensual;
  $s[66] = $54;

  // Subsidio para el empleo del periodo · Decreto DOF 01-05-2024
  const $56 = rt.same($row.period.type, 'monthly');
  $s[67] = $56 ? 1 : 0;
  let $59: number;
  if ($56) {
    $59 = subsidio_mensual * 152000;
  } else {
    const $57 = subsidio_mensual * 152000;
    const $58 = ($f.subsidio_tasa * uma_mensual) * $row.days;
    $59 = ($57 < $58 ? $57 : $58);
  }
  const $60 = Math.floor(($59 + 76000) / 152000);
  const subsidio_del_periodo = $60;
  $s[68] = subsidio_del_periodo;
  $s[69] = $59;

  // Ingreso límite del subsidio en el periodo · Decreto DOF 01-05-2024
  const $61 = rt.same($row.period.type, 'monthly');
  $s[70] = $61 ? 1 : 0;
  const $62 = $61 ? $f.subsidio_limite * 152 : ($f.subsidio_limite * 5) * $row.days;
  const $63 = $62 * 25;
  const $64 = Math.floor(($63 + 19) / 38);
  const limite_subsidio = $64;
  $s[71] = limite_subsidio;
  $s[72] = $62;

  // Subsidio para el empleo causado · Decreto DOF 01-05-2024
  const $65 = exento_por_sm;
  $s[73] = $65 ? 1 : 0;
  const $66 = ($65 || base_isr > limite_subsidio);
  $s[74] = $66 ? 1 : 0;
  const $67 = $66 ? 0 : subsidio_del_periodo;
  const subsidio_empleo_causado = $67;
  $s[75] = subsidio_empleo_causado;

  // Subsidio para el empleo aplicado · Decreto DOF 01-05-2024: el excedente no se entrega
  const $68 = (subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado);
  const subsidio_empleo = $68;
  $s[76] = subsidio_empleo;

  // Salario diario integrado · LSS arts. 27 y 30
  const $69 = daily_salary * factor_integracion;
  if ($69 > 4503599597370495) return false;
  const $70 = Math.floor(($69 + 15000000) / 30000000);
  const sdi = $70;
  $s[77] = sdi;
  $s[78] = $69;

  // Excedente diario de despensa · LSS arts. 27-VI y 30-I
  $s[81] = 1;
  if (!($row.days > 0)) return false;
  const $71 = $row.days;
  const $72 = (uma_diaria * 2) * $71;
  if ($72 > rt.SAFE) return false;
  const $73 = 0 * $71;
  const $74 = total_prevision_social * 5 - $72;
  const $75 = ($73 > $74 ? $73 : $74);
  const $76 = rt.wholeOf($75, 5 * $71, 'half_up');
  if (Number.isNaN($76)) return false;
  const excedente_despensa_diario = $76;
  $s[79] = excedente_despensa_diario;
  $s[80] = $75;
  $s[81] = $71;

  // Salario base de cotización · LSS art. 28
  const $77 = sdi + excedente_despensa_diario;
  const $78 = ($77 > salario_minimo ? $77 : salario_minimo);
  const $79 = uma_diaria * 25;
  const $80 = ($78 < $79 ? $78 : $79);
  const sbc = $80;
  $s[82] = sbc;

  // Excedente diario de 3 UMA · LSS art. 106-II
  const $81 = sbc - (uma_diaria * 3);
  const $82 = (0 > $81 ? 0 : $81);
  const excedente_3_uma_diario = $82;
  $s[83] = excedente_3_uma_diario;

  // Cuota obrera, excedente · LSS art. 106-II
  const $83 = excedente_3_uma_diario * $row.days;
  const $84 = Math.floor(($83 + 125) / 250);
  const cuota_excedente_obrero = $84;
  $s[84] = cuota_excedente_obrero;
  $s[85] = $83;

  // IMSS excedente (trabajador) · LSS art. 106-II
  $s[87] = 0;
  let imss_excedente_obrero = 0;
  $s[86] = 0;
  const $85 = !(es_sm);
  $s[87] = $85 ? 1 : 0;
  if ($85) {
    imss_excedente_obrero = cuota_excedente_obrero;
    $s[86] = imss_excedente_obrero;
  }

  // Cuota obrera, prestaciones en dinero · LSS art. 107
  const $86 = sbc * $row.days;
  const $87 = Math.floor(($86 + 200) / 400);
  const cuota_prestaciones_dinero_obrero = $87;
  $s[88] = cuota_prestaciones_dinero_obrero;
  $s[89] = $86;

  // IMSS prestaciones en dinero (trabajador) · LSS art. 107
  $s[91] = 0;
  let imss_prestaciones_dinero_obrero = 0;
  $s[90] = 0;
  const $88 = !(es_sm);
  $s[91] = $88 ? 1 : 0;
  if ($88) {
    imss_prestaciones_dinero_obrero = cuota_prestaciones_dinero_obrero;
    $s[90] = imss_prestaciones_dinero_obrero;
  }

  // Cuota obrera, gastos médicos de pensionados · LSS art. 25
  const $89 = (sbc * $row.days) * 3;
  const $90 = Math.floor(($89 + 400) / 800);
  const cuota_gastos_medicos_pensionados_obrero = $90;
  $s[92] = cuota_gastos_medicos_pensionados_obrero;
  $s[93] = $89;

  // IMSS gastos médicos de pensionados (trabajador) · LSS art. 25
  $s[95] = 0;
  let imss_gastos_medicos_pensionados_obrero = 0;
  $s[94] = 0;
  const $91 = !(es_sm);
  $s[95] = $91 ? 1 : 0;
  if ($91) {
    imss_gastos_medicos_pensionados_obrero = cuota_gastos_medicos_pensionados_obrero;
    $s[94] = imss_gastos_medicos_pensionados_obrero;
  }

  // Cuota obrera, invalidez y vida · LSS art. 147
  const $92 = sbc * $row.days;
  const $93 = Math.floor(($92 + 80) / 160);
  const cuota_invalidez_vida_obrero = $93;
  $s[96] = cuota_invalidez_vida_obrero;
  $s[97] = $92;

  // IMSS invalidez y vida (trabajador) · LSS art. 147
  $s[99] = 0;
  let imss_invalidez_vida_obrero = 0;
  $s[98] = 0;
  const $94 = !(es_sm);
  $s[99] = $94 ? 1 : 0;
  if ($94) {
    imss_invalidez_vida_obrero = cuota_invalidez_vida_obrero;
    $s[98] = imss_invalidez_vida_obrero;
  }

  // Cuota obrera, cesantía y vejez · LSS art. 168-II
  const $95 = (sbc * $row.days) * 9;
  const $96 = Math.floor(($95 + 400) / 800);
  const cuota_cesantia_vejez_obrero = $96;
  $s[100] = cuota_cesantia_vejez_obrero;
  $s[101] = $95;

  // IMSS cesantía y vejez (trabajador) · LSS art. 168-II
  $s[103] = 0;
  let imss_cesantia_vejez_obrero = 0;
  $s[102] = 0;
  const $97 = !(es_sm);
  $s[103] = $97 ? 1 : 0;
  if ($97) {
    imss_cesantia_vejez_obrero = cuota_cesantia_vejez_obrero;
    $s[102] = imss_cesantia_vejez_obrero;
  }

  // IMSS del trabajador
  const $98 = imss_excedente_obrero + imss_prestaciones_dinero_obrero + imss_gastos_medicos_pensionados_obrero + imss_invalidez_vida_obrero + imss_cesantia_vejez_obrero;
  const imss_obrero_total = $98;
  $s[104] = imss_obrero_total;

  // ISR retenido · LISR art. 96; Decreto DOF 01-05-2024
  $s[106] = 0;
  let isr = 0;
  $s[105] = 0;
  const $100 = !(exento_por_sm);
  $s[106] = $100 ? 1 : 0;
  if ($100) {
    const $99 = isr_determinado - subsidio_empleo;
    isr = $99;
    $s[105] = isr;
  }

  // Crédito INFONAVIT · LFT art. 97-III; Ley del INFONAVIT art. 29-III
  if (infonavit_credit_amount > 4503599627370395) return false;
  const $101 = Math.floor((infonavit_credit_amount + 50) / 100);
  const infonavit_credito = $101;
  $s[107] = infonavit_credito;
  $s[108] = infonavit_credit_amount;

  // Total de deducciones
  const $102 = imss_excedente_obrero + imss_prestaciones_dinero_obrero + imss_gastos_medicos_pensionados_obrero + imss_invalidez_vida_obrero + imss_cesantia_vejez_obrero + isr + infonavit_credito;
  const total_deducciones = $102;
  $s[109] = total_deducciones;

  // Neto
  const $103 = total_percepciones - total_deducciones;
  const neto = $103;
  $s[110] = neto;

  // Neto en efectivo, sin vales
  const $104 = neto - vales_despensa;
  const neto_efectivo = $104;
  $s[111] = neto_efectivo;

  // Cuota fija · LSS art. 106-I
  const $105 = uma_diaria * $row.days;
  const $106 = $105 * 51;
  const $107 = Math.floor(($106 + 125) / 250);
  const cuota_fija = $107;
  $s[112] = cuota_fija;
  $s[113] = $106;
  $s[114] = $105;
  $s[115] = 51;

  // Excedente · LSS art. 106-II
  const $108 = excedente_3_uma_diario * $row.days;
  const $109 = $108 * 11;
  const $110 = Math.floor(($109 + 500) / 1000);
  const excedente_patronal = $110;
  $s[116] = excedente_patronal;
  $s[117] = $109;
  $s[118] = $108;
  $s[119] = 11;

  // Prestaciones en dinero · LSS art. 107
  const $111 = sbc * $row.days;
  const $112 = $111 * 7;
  const $113 = Math.floor(($112 + 500) / 1000);
  const prestaciones_dinero_patronal = $113;
  $s[120] = prestaciones_dinero_patronal;
  $s[121] = $112;
  $s[122] = $111;
  $s[123] = 7;

  // Gastos médicos de pensionados · LSS art. 25
  const $114 = sbc * $row.days;
  const $115 = $114 * 21;
  const $116 = Math.floor(($115 + 1000) / 2000);
  const gastos_medicos_pensionados_patronal = $116;
  $s[124] = gastos_medicos_pensionados_patronal;
  $s[125] = $115;
  $s[126] = $114;
  $s[127] = 21;

  // Riesgo de trabajo · LSS arts. 71 a 74
  const $117 = sbc * $row.days;
  const $118 = $117 * risk_class_rate;
  const $119 = Math.floor(($118 + 5000000) / 10000000);
  const riesgo_trabajo = $119;
  $s[128] = riesgo_trabajo;
  $s[129] = $118;
  $s[130] = $117;
  $s[131] = risk_class_rate;

  // Invalidez y vida · LSS art. 147
  const $120 = sbc * $row.days;
  const $121 = $120 * 7;
  const $122 = Math.floor(($121 + 200) / 400);
  const invalidez_vida_patronal = $122;
  $s[132] = invalidez_vida_patronal;
  $s[133] = $121;
  $s[134] = $120;
  $s[135] = 7;

  // Guarderías y prestaciones sociales · LSS art. 211
  const $123 = sbc * $row.days;
  const $124 = Math.floor(($123 + 50) / 100);
  const guarderias = $124;
  $s[136] = guarderias;
  $s[137] = $123;
  $s[138] = $123;
  $s[139] = 1;

  // Tasa patronal de cesantía y vejez · LSS art. 168-II-a
  $s[141] = -1;
  const $125 = sbc <= salario_minimo;
  $s[140] = $125 ? 1 : 0;
  let $129: number;
  if ($125) {
    $129 = 3150;
  } else {
    const $126 = sbc * 100;
    const $127 = rt.rowOf($f.ceav$rows1, $126, 1, false);
    if ($127 < 0) return false;
    $s[141] = $127;
    $s[142] = $126;
    const $128 = $f.ceav$rows1.value[$127]!;
    $129 = $128;
  }
  const tasa_ceav = $129;
  $s[143] = tasa_ceav;

  // Retiro · LSS art. 168-I
  const $130 = sbc * $row.days;
  const $131 = Math.floor(($130 + 25) / 50);
  const retiro = $131;
  $s[144] = retiro;
  $s[145] = $130;
  $s[146] = $130;
  $s[147] = 1;

  // Cesantía en edad avanzada y vejez · LSS art. 168-II-a
  const $132 = sbc * $row.days;
  const $133 = $132 * tasa_ceav;
  const $134 = Math.floor(($133 + 50000) / 100000);
  const cesantia_vejez_patronal = $134;
  $s[148] = cesantia_vejez_patronal;
  $s[149] = $133;
  $s[150] = $132;
  $s[151] = tasa_ceav;

  // Aportación INFONAVIT · Ley del INFONAVIT art. 29-II
  const $135 = sbc * $row.days;
  const $136 = Math.floor(($135 + 10) / 20);
  const infonavit_aportacion = $136;
  $s[152] = infonavit_aportacion;
  $s[153] = $135;
  $s[154] = $135;
  $s[155] = 1;

  // Cuota obrera absorbida · LSS art. 36
  $s[157] = 0;
  let cuota_obrera_absorbida = 0;
  $s[156] = 0;
  const $138 = es_sm;
  $s[157] = $138 ? 1 : 0;
  if ($138) {
    const $137 = cuota_excedente_obrero + cuota_prestaciones_dinero_obrero + cuota_gastos_medicos_pensionados_obrero + cuota_invalidez_vida_obrero + cuota_cesantia_vejez_obrero;
    cuota_obrera_absorbida = $137;
    $s[156] = cuota_obrera_absorbida;
  }

  // IMSS patronal
  const $139 = cuota_fija + excedente_patronal + prestaciones_dinero_patronal + gastos_medicos_pensionados_patronal + riesgo_trabajo + invalidez_vida_patronal + guarderias;
  const imss_patronal_total = $139;
  $s[158] = imss_patronal_total;

  // Retiro, cesantía y vejez
  const $140 = retiro + cesantia_vejez_patronal;
  const rcv_patronal_total = $140;
  $s[159] = rcv_patronal_total;

  // Cuotas a cargo del patrón
  const $141 = cuota_fija + excedente_patronal + prestaciones_dinero_patronal + gastos_medicos_pensionados_patronal + riesgo_trabajo + invalidez_vida_patronal + guarderias + retiro + cesantia_vejez_patronal + infonavit_aportacion + cuota_obrera_absorbida;
  const costo_patronal_total = $141;
  $s[160] = costo_patronal_total;

  if (sunday_bonus_days > $row.days) return false;

  if ($notes !== null) {
    if ((((daily_salary$sent === daily_salary$sent) && (monthly_salary$sent === monthly_salary$sent)) && (daily_salary * 100 < monthly_salary * 99 || daily_salary * 100 > monthly_salary * 101))) {
      rt.addWarning($notes, 'SALARY_INPUT_MISMATCH', 'warning', 'monthly_salary', `El salario mensual ${rt.show(rt.ratio(monthly_salary, 10000n), 'money', 'MXN')} y 30 veces el diario ${rt.show(rt.ratio(daily_salary, 300000n), 'money', 'MXN')} difieren en más del 1 %; se usa el diario`);
    }
    if (daily_salary < salario_minimo * 3000) {
      rt.addWarning($notes, 'BELOW_MINIMUM_WAGE', 'warning', 'daily_salary', `El salario diario ${rt.show(rt.ratio(daily_salary, 300000n), 'money', 'MXN')} es menor que el mínimo de ${rt.show(rt.ratio(salario_minimo, 100n), 'money', 'MXN')}; puede ser correcto en jornada parcial`);
    }
    const $142 = zona_libre_frontera_norte ? daily_salary < $f.salario_minimo_zlfn * 3000 : daily_salary === $f.salario_minimo_zlfn * 3000;
    if ($142) {
      rt.addWarning($notes, 'FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.zona_libre_frontera_norte', `El salario diario ${rt.show(rt.ratio(daily_salary, 300000n), 'money', 'MXN')} no concuerda con la zona; el mínimo de la frontera norte es ${rt.show(rt.ratio($f.salario_minimo_zlfn, 100n), 'money', 'MXN')}`);
    }
    if (factor_integracion < $f.factor_minimo) {
      rt.addWarning($notes, 'FACTOR_BELOW_LEGAL_MINIMUM', 'warning', 'factor_integracion', `El factor de integración ${rt.show(rt.ratio(factor_integracion, 10000n), 'number', 'MXN')} es menor que el de las prestaciones mínimas, ${rt.show(rt.ratio($f.factor_minimo, 10000n), 'number', 'MXN')}`);
    }
    if (sdi + excedente_despensa_diario > uma_diaria * 25) {
      rt.addWarning($notes, 'CONTRIBUTION_BASE_CAPPED', 'info', 'sbc', `El salario integrado pasa de 25 UMA; se cotiza sobre ${rt.show(rt.ratio(sbc, 100n), 'money', 'MXN')}`);
    }
    if (sdi + excedente_despensa_diario < salario_minimo) {
      rt.addWarning($notes, 'CONTRIBUTION_BASE_FLOORED', 'info', 'sbc', `El salario integrado no llega al mínimo; se cotiza sobre ${rt.show(rt.ratio(sbc, 100n), 'money', 'MXN')}`);
    }
    if (excedente_despensa_diario > 0) {
      rt.addWarning($notes, 'DESPENSA_INTEGRATES_SBC', 'info', 'grocery_voucher_amount', `La despensa pasa del 40 % de la UMA; ${rt.show(rt.ratio(excedente_despensa_diario, 100n), 'money', 'MXN')} diarios integran el salario base`);
    }
    let $144: boolean = (!(es_sm) && horas_extra > horas_extra_tope * 2);
    if (!$144) {
      const $143 = horas_extra * 28000;
      if ($143 > rt.SAFE) return false;
      $144 = $143 > (daily_salary * 3) * $row.days;
    }
    if ($144) {
      rt.addWarning($notes, 'OVERTIME_EXEMPTION_CAPPED', 'info', 'overtime_amount', `Las horas extra de ${rt.show(rt.ratio(horas_extra, 100n), 'money', 'MXN')} pasan del tope exento de 5 UMA o de 9 horas dobles por semana`);
    }
    if (exento_por_sm) {
      rt.addWarning($notes, 'MINIMUM_WAGE_EXEMPT', 'info', 'isr', `A quien solo percibe el salario mínimo de ${rt.show(rt.ratio(salario_minimo, 100n), 'money', 'MXN')} no se le retiene`);
    }
    if ((base_isr > limite_subsidio && base_isr <= limite_subsidio + subsidio_del_periodo)) {
      rt.addWarning($notes, 'SUBSIDY_CLIFF', 'info', 'isr', `La base ${rt.show(rt.ratio(base_isr, 100n), 'money', 'MXN')} pasa por menos de un subsidio del límite de ${rt.show(rt.ratio(limite_subsidio, 100n), 'money', 'MXN')}`);
    }
    if ((es_sm && infonavit_credito * 5 > sueldo)) {
      rt.addWarning($notes, 'INFONAVIT_OVER_LIMIT', 'warning', 'infonavit_credit_amount', `El crédito de ${rt.show(rt.ratio(infonavit_credito, 100n), 'money', 'MXN')} pasa del 20 % del salario mínimo (LFT art. 97-III)`);
    }
    if (($row.period.start < '2024-05-01' || $row.period.end >= '2025-01-01')) {
      rt.addWarning($notes, 'PARAM_CHANGE_INSIDE_PERIOD', 'info', 'period', `El 1 de mayo de 2024 o el 1 de enero de 2025 cambian cifras dentro del periodo; se usan las del último día`);
    }
    if (neto < 0) {
      rt.addWarning($notes, 'NEGATIVE_NET_SALARY', 'warning', 'net_salary', `Las deducciones superan las percepciones en este periodo`);
    }
  }

  return true;
}

const $values = [
  rt.shown('UMA', 'money', 161, 100n),
  rt.shown('uma_diaria', 'money', 12, 100n),
  rt.shown('zona_libre_frontera_norte', 'boolean', 11),
  rt.shown('salario_minimo_zlfn', 'money', 162, 100n),
  rt.shown('salario_minimo_general', 'money', 163, 100n),
  rt.shown('daily_salary', 'money', 1, 300000n),
  rt.shown('salario_minimo', 'money', 16, 100n),
  rt.shown('period.days', 'number', 164),
  rt.shown('con_puntualidad', 'boolean', 8),
  rt.shown('sueldo', 'money', 18, 100n),
  rt.shown('con_asistencia', 'boolean', 9),
  rt.shown('overtime_amount', 'money', 4, 10000n),
  rt.shown('sunday_bonus_days', 'number', 5),
  rt.shown('con_despensa', 'boolean', 10),
  rt.shown('grocery_voucher_amount', 'money', 6, 10000n),
  rt.shown('bono_puntualidad', 'money', 20, 100n),
  rt.shown('bono_asistencia', 'money', 23, 100n),
  rt.shown('horas_extra', 'money', 26, 100n),
  rt.shown('prima_dominical', 'money', 28, 100n),
  rt.shown('bono_despensa', 'money', 30, 100n),
  rt.shown('vales_despensa', 'money', 33, 100n),
  rt.shown('es_sm', 'boolean', 17),
  rt.shown('horas_extra_tope', 'money', 36, 100n),
  rt.shown('horas_extra_exento', 'money', 39, 100n),
  rt.shown('prima_dominical_exento', 'money', 43, 100n),
  rt.shown('total_percepciones', 'money', 35, 100n),
  rt.shown('total_prevision_social', 'money', 45, 100n),
  rt.shown('limite_7_uma', 'money', 47, 100n),
  rt.shown('limite_1_uma', 'money', 48, 100n),
  rt.shown('otros_ingresos_del_periodo', 'money', 46, 100n),
  rt.shown('prevision_social_exento', 'money', 50, 100n),
  rt.shown('base_isr', 'money', 53, 100n),
  rt.shown('period.type', 'choice', 165, 1n, -1, ['monthly', 'biweekly', 'weekly']),
  rt.shown('tarifa_mensual.rate', 'rate', 166, 2500n),
  rt.shown('tarifa_mensual.lower', 'money', 167, 100n),
  rt.shown('tarifa_mensual.fixed', 'money', 168, 100n),
  rt.shown('tarifa_diaria.rate', 'rate', 169, 2500n),
  rt.shown('tarifa_diaria.lower', 'money', 170, 100n),
  rt.shown('tarifa_diaria.fixed', 'money', 171, 100n),
  rt.shown('subsidio_tasa', 'rate', 172, 5000n),
  rt.shown('uma_mensual', 'money', 13, 100n),
  rt.shown('subsidio_mensual', 'money', 65, 100n),
  rt.shown('subsidio_limite', 'money', 173),
  rt.shown('exento_por_sm', 'boolean', 64),
  rt.shown('limite_subsidio', 'money', 71, 100n),
  rt.shown('subsidio_del_periodo', 'money', 68, 100n),
  rt.shown('subsidio_empleo_causado', 'money', 75, 100n),
  rt.shown('isr_determinado', 'money', 61, 100n),
  rt.shown('factor_integracion', 'number', 2, 10000n),
  rt.shown('sdi', 'money', 77, 100n),
  rt.shown('excedente_despensa_diario', 'money', 79, 100n),
  rt.shown('sbc', 'money', 82, 100n),
  rt.shown('excedente_3_uma_diario', 'money', 83, 100n),
  rt.shown('cuota_excedente_obrero', 'money', 84, 100n),
  rt.shown('cuota_prestaciones_dinero_obrero', 'money', 88, 100n),
  rt.shown('cuota_gastos_medicos_pensionados_obrero', 'money', 92, 100n),
  rt.shown('cuota_invalidez_vida_obrero', 'money', 96, 100n),
  rt.shown('cuota_cesantia_vejez_obrero', 'money', 100, 100n),
  rt.shown('imss_excedente_obrero', 'money', 86, 100n),
  rt.shown('imss_prestaciones_dinero_obrero', 'money', 90, 100n),
  rt.shown('imss_gastos_medicos_pensionados_obrero', 'money', 94, 100n),
  rt.shown('imss_invalidez_vida_obrero', 'money', 98, 100n),
  rt.shown('imss_cesantia_vejez_obrero', 'money', 102, 100n),
  rt.shown('subsidio_empleo', 'money', 76, 100n),
  rt.shown('infonavit_credit_amount', 'money', 7, 10000n),
  rt.shown('isr', 'money', 105, 100n),
  rt.shown('infonavit_credito', 'money', 107, 100n),
  rt.shown('total_deducciones', 'money', 109, 100n),
  rt.shown('neto', 'money', 110, 100n),
  rt.shown('risk_class_rate', 'rate', 3, 10000000n),
  rt.shown('ceav.rate', 'rate', 174, 100000n),
  rt.shown('ceav.lower', 'money', 175, 10000n),
  rt.shown('ceav.fixed', 'money', 176, 10000n),
  rt.shown('tasa_ceav', 'rate', 143, 100000n),
  rt.shown('cuota_fija', 'money', 112, 100n),
  rt.shown('excedente_patronal', 'money', 116, 100n),
  rt.shown('prestaciones_dinero_patronal', 'money', 120, 100n),
  rt.shown('gastos_medicos_pensionados_patronal', 'money', 124, 100n),
  rt.shown('riesgo_trabajo', 'money', 128, 100n),
  rt.shown('invalidez_vida_patronal', 'money', 132, 100n),
  rt.shown('guarderias', 'money', 136, 100n),
  rt.shown('retiro', 'money', 144, 100n),
  rt.shown('cesantia_vejez_patronal', 'money', 148, 100n),
  rt.shown('infonavit_aportacion', 'money', 152, 100n),
  rt.shown('cuota_obrera_absorbida', 'money', 156, 100n),
];

function show($row: rt.PayslipRow, $s: Float64Array): void {
  const $f = rt.known($figures($row.referenceDate));
  $s[161] = $f.UMA;
  $s[162] = $f.salario_minimo_zlfn;
  $s[163] = $f.salario_minimo_general;
  $s[164] = $row.days;
  $s[165] = ['monthly', 'biweekly', 'weekly'].indexOf($row.period.type) + 1;
  $s[172] = $f.subsidio_tasa;
  $s[173] = $f.subsidio_limite;
  if ($s[56]! >= 0) {
    $s[166] = $f.tarifa_mensual$rows1.value[$s[56]!]!;
    $s[167] = rt.lowerEndOf($f.tarifa_mensual$rows1, $s[56]!, 1);
    $s[168] = $f.tarifa_mensual$rows1.fixed[$s[56]!]!;
  }
  if ($s[58]! >= 0) {
    $s[169] = $f.tarifa_diaria$rows1.value[$s[58]!]!;
    $s[170] = rt.lowerEndOf($f.tarifa_diaria$rows1, $s[58]!, $s[60]!);
    $s[171] = $f.tarifa_diaria$rows1.fixed[$s[58]!]! * $s[60]!;
  }
  if ($s[141]! >= 0) {
    $s[174] = $f.ceav$rows1.value[$s[141]!]!;
    $s[175] = rt.lowerEndOf($f.ceav$rows1, $s[141]!, 1);
    $s[176] = 0;
  }
}

const lines: rt.PlainLines = {
  summary: {
    gross_salary: 181,
    total_perceptions: 35,
    total_deductions: 109,
    net_salary: 110,
    employer_contributions_total: 160,
    employer_total_cost: 183,
  },
  tables: [177, 178, 179, 180],
  total: ($s) => {
    $s[177] = rt.sumIn($s, [112, 116, 120, 124, 128, 132, 136]);
    $s[178] = rt.sumIn($s, [144, 148]);
    $s[179] = rt.sumIn($s, [152]);
    $s[180] = rt.sumIn($s, [156]);
    $s[181] = rt.sumIn($s, [18, 20, 23, 26, 28, 30, 33]);
    $s[182] = rt.sumIn($s, [112, 116, 120, 124, 128, 132, 136, 144, 148, 152, 156]);
    $s[183] = rt.safe($s[181]! + $s[182]!);
    return rt.areCents($s, [177, 178, 179, 180, 181, 182, 183]);
  },
};

const plain: rt.PlainRules = {
  size: 184,
  scales: [10000n, 10000n, 10000n, 10000000n, 10000n, 1n, 10000n, 10000n, 1n, 1n, 1n, 1n],
  rounding: rounding$1,
  steps: [
    { present: -1, called: -1, final: { slot: 12, scale: 100n, over: -1 }, raw: null, reads: [[0]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 13, scale: 100n, over: -1 }, raw: { slot: 14, scale: 125n, over: -1 }, reads: [[1]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 16, scale: 100n, over: -1 }, raw: null, reads: [[2], [3, 15, 1, 1], [4, 15, 0, 0]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 17, scale: 1n, over: -1 }, raw: null, reads: [[5], [6]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 18, scale: 100n, over: -1 }, raw: { slot: 19, scale: 300000n, over: -1 }, reads: [[5], [7]], base: null, rate: null, cents: 18, baseCents: -1 },
    { present: -1, called: 22, final: { slot: 20, scale: 100n, over: -1 }, raw: { slot: 21, scale: 1000n, over: -1 }, reads: [[8], [9, 22, 1, 1]], base: null, rate: null, cents: 20, baseCents: -1 },
    { present: -1, called: 25, final: { slot: 23, scale: 100n, over: -1 }, raw: { slot: 24, scale: 1000n, over: -1 }, reads: [[10], [9, 25, 1, 1]], base: null, rate: null, cents: 23, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 26, scale: 100n, over: -1 }, raw: { slot: 27, scale: 10000n, over: -1 }, reads: [[11]], base: null, rate: null, cents: 26, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 28, scale: 100n, over: -1 }, raw: { slot: 29, scale: 1200000n, over: -1 }, reads: [[5], [12]], base: null, rate: null, cents: 28, baseCents: -1 },
    { present: -1, called: 32, final: { slot: 30, scale: 100n, over: -1 }, raw: { slot: 31, scale: 250n, over: -1 }, reads: [[13], [1, 32, 1, 1], [7, 32, 1, 1]], base: null, rate: null, cents: 30, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 33, scale: 100n, over: -1 }, raw: { slot: 34, scale: 10000n, over: -1 }, reads: [[14]], base: null, rate: null, cents: 33, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 35, scale: 100n, over: -1 }, raw: null, reads: [[9], [15], [16], [17], [18], [19], [20]], base: null, rate: null, cents: 35, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 36, scale: 100n, over: -1 }, raw: { slot: 37, scale: 140n, over: -1 }, reads: [[1], [7]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 39, scale: 100n, over: -1 }, raw: { slot: 40, scale: 200n, over: -1 }, reads: [[21], [17, 38, 1, 1], [17, 38, 0, 0], [22, 38, 0, 0]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 41, scale: 100n, over: -1 }, raw: null, reads: [[17], [23]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 43, scale: 100n, over: -1 }, raw: null, reads: [[21], [18, 42, 1, 1], [18, 42, 0, 0], [1, 42, 0, 0], [12, 42, 0, 0]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 44, scale: 100n, over: -1 }, raw: null, reads: [[18], [24]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 45, scale: 100n, over: -1 }, raw: null, reads: [[19], [20]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 46, scale: 100n, over: -1 }, raw: null, reads: [[25], [26]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 47, scale: 100n, over: -1 }, raw: null, reads: [[1], [7]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 48, scale: 100n, over: -1 }, raw: null, reads: [[1], [7]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 50, scale: 100n, over: -1 }, raw: null, reads: [[25], [27], [26, 49, 1, 1], [26, 49, 0, 0], [28, 49, 0, 0], [27, 49, 0, 0], [29, 49, 0, 0]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 51, scale: 100n, over: -1 }, raw: null, reads: [[26], [30]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 52, scale: 100n, over: -1 }, raw: null, reads: [[23], [24], [30]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 53, scale: 100n, over: -1 }, raw: null, reads: [[9], [15], [16], [17], [23], [18], [24], [19], [19], [30], [20], [30], [19], [20]], base: null, rate: null, cents: 53, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 54, scale: 100n, over: -1 }, raw: null, reads: [[31]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 61, scale: 100n, over: -1 }, raw: { slot: 62, scale: 250000n, over: -1 }, reads: [[32], [31, 55, 1, 1], [31, 55, 0, 0], [34, 56, 0, Infinity], [33, 56, 0, Infinity], [35, 56, 0, Infinity], [37, 58, 0, Infinity], [36, 58, 0, Infinity], [38, 58, 0, Infinity]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 64, scale: 1n, over: -1 }, raw: null, reads: [[21], [31, 63, 1, 1], [9, 63, 1, 1]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 65, scale: 100n, over: -1 }, raw: { slot: 66, scale: 500000n, over: -1 }, reads: [[39], [40]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 68, scale: 100n, over: -1 }, raw: { slot: 69, scale: 15200000n, over: -1 }, reads: [[32], [41, 67, 1, 1], [41, 67, 0, 0], [39, 67, 0, 0], [40, 67, 0, 0], [7, 67, 0, 0]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 71, scale: 100n, over: -1 }, raw: { slot: 72, scale: 152n, over: -1 }, reads: [[32], [42, 70, 1, 1], [42, 70, 0, 0], [7, 70, 0, 0]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 75, scale: 100n, over: -1 }, raw: null, reads: [[43], [31, 73, 0, 0], [44, 73, 0, 0], [45, 74, 0, 0]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 76, scale: 100n, over: -1 }, raw: null, reads: [[46], [47]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 77, scale: 100n, over: -1 }, raw: { slot: 78, scale: 3000000000n, over: -1 }, reads: [[5], [48]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 79, scale: 100n, over: -1 }, raw: { slot: 80, scale: 500n, over: 81 }, reads: [[26], [7], [1]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 82, scale: 100n, over: -1 }, raw: null, reads: [[49], [50], [6], [1]], base: null, rate: null, cents: 82, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 83, scale: 100n, over: -1 }, raw: null, reads: [[51], [1]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 84, scale: 100n, over: -1 }, raw: { slot: 85, scale: 25000n, over: -1 }, reads: [[52], [7]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: 87, final: { slot: 86, scale: 100n, over: -1 }, raw: null, reads: [[21], [53, 87, 1, 1]], base: null, rate: null, cents: 86, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 88, scale: 100n, over: -1 }, raw: { slot: 89, scale: 40000n, over: -1 }, reads: [[51], [7]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: 91, final: { slot: 90, scale: 100n, over: -1 }, raw: null, reads: [[21], [54, 91, 1, 1]], base: null, rate: null, cents: 90, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 92, scale: 100n, over: -1 }, raw: { slot: 93, scale: 80000n, over: -1 }, reads: [[51], [7]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: 95, final: { slot: 94, scale: 100n, over: -1 }, raw: null, reads: [[21], [55, 95, 1, 1]], base: null, rate: null, cents: 94, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 96, scale: 100n, over: -1 }, raw: { slot: 97, scale: 16000n, over: -1 }, reads: [[51], [7]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: 99, final: { slot: 98, scale: 100n, over: -1 }, raw: null, reads: [[21], [56, 99, 1, 1]], base: null, rate: null, cents: 98, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 100, scale: 100n, over: -1 }, raw: { slot: 101, scale: 80000n, over: -1 }, reads: [[51], [7]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: 103, final: { slot: 102, scale: 100n, over: -1 }, raw: null, reads: [[21], [57, 103, 1, 1]], base: null, rate: null, cents: 102, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 104, scale: 100n, over: -1 }, raw: null, reads: [[58], [59], [60], [61], [62]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: 106, final: { slot: 105, scale: 100n, over: -1 }, raw: null, reads: [[43], [47, 106, 1, 1], [63, 106, 1, 1]], base: null, rate: null, cents: 105, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 107, scale: 100n, over: -1 }, raw: { slot: 108, scale: 10000n, over: -1 }, reads: [[64]], base: null, rate: null, cents: 107, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 109, scale: 100n, over: -1 }, raw: null, reads: [[58], [59], [60], [61], [62], [65], [66]], base: null, rate: null, cents: 109, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 110, scale: 100n, over: -1 }, raw: null, reads: [[25], [67]], base: null, rate: null, cents: 110, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 111, scale: 100n, over: -1 }, raw: null, reads: [[68], [20]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 112, scale: 100n, over: -1 }, raw: { slot: 113, scale: 25000n, over: -1 }, reads: [[1], [7]], base: { slot: 114, scale: 100n, over: -1 }, rate: { slot: 115, scale: 250n, over: -1 }, cents: 112, baseCents: 114 },
    { present: -1, called: -1, final: { slot: 116, scale: 100n, over: -1 }, raw: { slot: 117, scale: 100000n, over: -1 }, reads: [[52], [7]], base: { slot: 118, scale: 100n, over: -1 }, rate: { slot: 119, scale: 1000n, over: -1 }, cents: 116, baseCents: 118 },
    { present: -1, called: -1, final: { slot: 120, scale: 100n, over: -1 }, raw: { slot: 121, scale: 100000n, over: -1 }, reads: [[51], [7]], base: { slot: 122, scale: 100n, over: -1 }, rate: { slot: 123, scale: 1000n, over: -1 }, cents: 120, baseCents: 122 },
    { present: -1, called: -1, final: { slot: 124, scale: 100n, over: -1 }, raw: { slot: 125, scale: 200000n, over: -1 }, reads: [[51], [7]], base: { slot: 126, scale: 100n, over: -1 }, rate: { slot: 127, scale: 2000n, over: -1 }, cents: 124, baseCents: 126 },
    { present: -1, called: -1, final: { slot: 128, scale: 100n, over: -1 }, raw: { slot: 129, scale: 1000000000n, over: -1 }, reads: [[51], [7], [69]], base: { slot: 130, scale: 100n, over: -1 }, rate: { slot: 131, scale: 10000000n, over: -1 }, cents: 128, baseCents: 130 },
    { present: -1, called: -1, final: { slot: 132, scale: 100n, over: -1 }, raw: { slot: 133, scale: 40000n, over: -1 }, reads: [[51], [7]], base: { slot: 134, scale: 100n, over: -1 }, rate: { slot: 135, scale: 400n, over: -1 }, cents: 132, baseCents: 134 },
    { present: -1, called: -1, final: { slot: 136, scale: 100n, over: -1 }, raw: { slot: 137, scale: 10000n, over: -1 }, reads: [[51], [7]], base: { slot: 138, scale: 100n, over: -1 }, rate: { slot: 139, scale: 100n, over: -1 }, cents: 136, baseCents: 138 },
    { present: -1, called: -1, final: { slot: 143, scale: 100000n, over: -1 }, raw: null, reads: [[51], [6], [51, 140, 0, 0], [71, 141, 0, Infinity], [70, 141, 0, Infinity], [72, 141, 0, Infinity]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 144, scale: 100n, over: -1 }, raw: { slot: 145, scale: 5000n, over: -1 }, reads: [[51], [7]], base: { slot: 146, scale: 100n, over: -1 }, rate: { slot: 147, scale: 50n, over: -1 }, cents: 144, baseCents: 146 },
    { present: -1, called: -1, final: { slot: 148, scale: 100n, over: -1 }, raw: { slot: 149, scale: 10000000n, over: -1 }, reads: [[51], [7], [73]], base: { slot: 150, scale: 100n, over: -1 }, rate: { slot: 151, scale: 100000n, over: -1 }, cents: 148, baseCents: 150 },
    { present: -1, called: -1, final: { slot: 152, scale: 100n, over: -1 }, raw: { slot: 153, scale: 2000n, over: -1 }, reads: [[51], [7]], base: { slot: 154, scale: 100n, over: -1 }, rate: { slot: 155, scale: 20n, over: -1 }, cents: 152, baseCents: 154 },
    { present: -1, called: 157, final: { slot: 156, scale: 100n, over: -1 }, raw: null, reads: [[21], [53, 157, 1, 1], [54, 157, 1, 1], [55, 157, 1, 1], [56, 157, 1, 1], [57, 157, 1, 1]], base: null, rate: null, cents: 156, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 158, scale: 100n, over: -1 }, raw: null, reads: [[74], [75], [76], [77], [78], [79], [80]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 159, scale: 100n, over: -1 }, raw: null, reads: [[81], [82]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 160, scale: 100n, over: -1 }, raw: null, reads: [[74], [75], [76], [77], [78], [79], [80], [81], [82], [83], [84]], base: null, rate: null, cents: 160, baseCents: -1 },
  ],
  brackets: {
    isr_determinado: [
      { id: 'tarifa_mensual', form: 'excess', limitScale: 100n, valueScale: 2500n, scalesValue: false, rows: 'tarifa_mensual$rows1', row: 56, base: 57, scale: -1 },
      { id: 'tarifa_diaria', form: 'excess', limitScale: 100n, valueScale: 2500n, scalesValue: false, rows: 'tarifa_diaria$rows1', row: 58, base: 59, scale: 60 },
    ],
  },
  figures: $figures,
  values: $values,
  compute,
  show,
  lines,
};

export const rules: rt.RuleModule = {
  manifest,
  evaluate: rt.plainFirst(manifest, plain, byFractions),
  byFractions,
  plain,
};
