// MX.ordinario 2023.1: Sueldos y salarios
// Emitted from rules/mx/ordinario/2023-01-01.pay by payroll compile. Do not edit.
// file    sha256:3e0a6f1a76bec8f034daa3b4e18d502ed5e63ee5fee6f720913d89f535b117ec
// meaning sha256:2d15657f1abd012fe81ef721f65aeb0caf978c50604d4dbba7b707f2f2868590
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
  { from: '2022-02-01', value: rt.decimal('96.22') },
  { from: '2023-02-01', value: rt.decimal('103.74') },
];

// Salario mínimo general · CONASAMI 2023
const salario_minimo_general$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('207.44') },
];

// Salario mínimo, Zona Libre de la Frontera Norte · CONASAMI 2023
const salario_minimo_zlfn$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('312.41') },
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

// Tarifa mensual del ISR · LISR art. 96; Anexo 8 RMF 2023
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

// Tarifa diaria del ISR · LISR art. 96; Anexo 8 RMF 2023
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

// Subsidio para el empleo mensual · Decreto DOF 11-12-2013, décimo transitorio
const tabla_subsidio_mensual: rt.Table = {
  id: 'tabla_subsidio_mensual',
  form: 'step',
  grid: null,
  roundEach: null,
  roundLimits: null,
  blocks: [
    {
      from: '0000-01-01',
      rows: [
        rt.band('[]', '0', '1768.96', '407.02'),
        rt.band('(]', '1768.96', '2653.38', '406.83'),
        rt.band('(]', '2653.38', '3472.84', '406.62'),
        rt.band('(]', '3472.84', '3537.87', '392.77'),
        rt.band('(]', '3537.87', '4446.15', '382.46'),
        rt.band('(]', '4446.15', '4717.18', '354.23'),
        rt.band('(]', '4717.18', '5335.42', '324.87'),
        rt.band('(]', '5335.42', '6224.67', '294.63'),
        rt.band('(]', '6224.67', '7113.9', '253.54'),
        rt.band('(]', '7113.9', '7382.33', '217.61'),
        rt.band('()', '7382.33', null, '0'),
      ],
    },
  ],
};

// Subsidio para el empleo diario · Decreto DOF 11-12-2013, décimo transitorio
const tabla_subsidio_diario: rt.Table = {
  id: 'tabla_subsidio_diario',
  form: 'step',
  grid: null,
  roundEach: null,
  roundLimits: null,
  blocks: [
    {
      from: '0000-01-01',
      rows: [
        rt.band('[]', '0', '58.19', '13.39'),
        rt.band('(]', '58.19', '87.28', '13.38'),
        rt.band('(]', '87.28', '114.24', '13.38'),
        rt.band('(]', '114.24', '116.38', '12.92'),
        rt.band('(]', '116.38', '146.25', '12.58'),
        rt.band('(]', '146.25', '155.17', '11.65'),
        rt.band('(]', '155.17', '175.51', '10.69'),
        rt.band('(]', '175.51', '204.76', '9.69'),
        rt.band('(]', '204.76', '234.01', '8.34'),
        rt.band('(]', '234.01', '242.84', '7.16'),
        rt.band('()', '242.84', null, '0'),
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
        rt.band('[)', '0', '1.51', '0.03281'),
        rt.band('[)', '1.51', '2.01', '0.03575'),
        rt.band('[)', '2.01', '2.51', '0.03751'),
        rt.band('[)', '2.51', '3.01', '0.03869'),
        rt.band('[)', '3.01', '3.51', '0.03953'),
        rt.band('[)', '3.51', '4.01', '0.04016'),
        rt.band('[)', '4.01', null, '0.04241'),
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
  path: 'rules/mx/ordinario/2023-01-01.pay',
  fingerprint: 'sha256:3e0a6f1a76bec8f034daa3b4e18d502ed5e63ee5fee6f720913d89f535b117ec',
  meaning: 'sha256:2d15657f1abd012fe81ef721f65aeb0caf978c50604d4dbba7b707f2f2868590',
  country: 'MX',
  scheme: 'ordinario',
  label: 'Sueldos y salarios',
  version: '2023.1',
  currency: 'MXN',
  validFrom: '2023-01-01',
  validUntil: '2023-12-31',
  periods: ['monthly', 'biweekly', 'weekly'],
  proration: 'native',
  days: 'as_given',
  asOf: 'period_end',
  laws: ['LFT art. 20; LISR art. 94; LSS art. 12-I'],
  changes: [
    {
      date: '2023-01-01',
      summary: 'Tarifas del ISR actualizadas por inflación y salarios mínimos de 2023',
      law: 'Anexo 8 RMF 2023; CONASAMI',
    },
    {
      date: '2023-01-01',
      summary: 'Doce días de vacaciones el primer año: el factor de integración mínimo sube a 1.0493',
      law: 'LFT art. 76',
    },
    {
      date: '2023-01-01',
      summary: 'La cuota patronal de cesantía y vejez empieza a subir según el salario base',
      law: 'Decreto DOF 16-12-2020, segundo transitorio',
    },
    { date: '2023-02-01', summary: 'UMA de 2023', law: 'INEGI' },
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
      position: 18,
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
      position: 19,
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
      source: 'CONASAMI; salario_minimo_zlfn: CONASAMI 2023; salario_minimo_general: CONASAMI 2023',
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
      position: 21,
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
      position: 26,
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
      position: 27,
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
      position: 28,
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
      position: 29,
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
      position: 30,
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
      position: 31,
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
      position: 32,
      bracket: null,
      terms: null,
    },
    {
      id: 'total_percepciones',
      kind: 'total',
      label: 'Total de percepciones',
      type: 'money',
      words: [],
      formula: 'sum(remuneracion)',
      rounding: null,
      source: null,
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 33,
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
      position: 34,
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
      position: 35,
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
      position: 36,
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
      position: 37,
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
      position: 38,
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
      position: 39,
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
      position: 40,
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
      position: 41,
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
      position: 42,
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
      position: 43,
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
      position: 44,
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
      position: 45,
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
      position: 46,
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
      position: 47,
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
      source: 'LISR art. 96; tarifa_mensual: LISR art. 96; Anexo 8 RMF 2023; tarifa_diaria: LISR art. 96; Anexo 8 RMF 2023',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 50,
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
      position: 51,
      bracket: null,
      terms: null,
    },
    {
      id: 'subsidio_empleo_causado',
      kind: 'let',
      label: 'Subsidio para el empleo causado',
      type: 'money',
      words: [],
      formula: 'if period.type = monthly then tabla_subsidio_mensual(base_isr) else tabla_subsidio_diario(base_isr)',
      rounding: null,
      source: 'Decreto DOF 11-12-2013, décimo transitorio; tabla_subsidio_mensual: Decreto DOF 11-12-2013, décimo transitorio; tabla_subsidio_diario: Decreto DOF 11-12-2013, décimo transitorio',
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
      id: 'subsidio_empleo',
      kind: 'let',
      label: 'Subsidio para el empleo aplicado',
      type: 'money',
      words: [],
      formula: 'min(subsidio_empleo_causado, isr_determinado)',
      rounding: null,
      source: 'Decreto DOF 11-12-2013, décimo transitorio',
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
      id: 'subsidio_entregado',
      kind: 'perception',
      label: 'Subsidio para el empleo entregado',
      type: 'money',
      words: [],
      formula: 'subsidio_empleo_causado - subsidio_empleo round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Decreto DOF 11-12-2013, décimo transitorio (convención: también a quien solo percibe el salario mínimo)',
      omitZero: true,
      taxable: false,
      socialSecurity: false,
      tags: ['otro_pago'],
      table: null,
      position: 56,
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
      position: 57,
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
      position: 58,
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
      position: 59,
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
      position: 60,
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
      position: 61,
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
      position: 62,
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
      position: 63,
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
      position: 64,
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
      position: 65,
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
      position: 66,
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
      position: 67,
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
      position: 68,
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
      position: 69,
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
      position: 70,
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
      position: 71,
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
      source: 'LISR art. 96; Decreto DOF 11-12-2013, décimo transitorio',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: ['cfdi:D002'],
      table: null,
      position: 72,
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
      position: 73,
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
      position: 74,
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
      formula: 'total_percepciones + subsidio_entregado - total_deducciones',
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
        { step: 'total_percepciones', sign: 1 },
        { step: 'subsidio_entregado', sign: 1 },
        { step: 'total_deducciones', sign: -1 },
      ],
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
      position: 76,
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
      position: 78,
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
      position: 79,
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
      position: 80,
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
      position: 81,
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
      position: 82,
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
      position: 83,
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
      position: 84,
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
      position: 86,
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
      position: 88,
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
      position: 89,
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
      position: 91,
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
      position: 93,
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
      position: 94,
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
      position: 95,
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
      position: 96,
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
    {
      id: 'limite_subsidio',
      kind: 'let',
      label: 'Ingreso límite del subsidio en el periodo',
      type: 'money',
      words: [],
      formula: 'if period.type = monthly then upper_limit(tabla_subsidio_mensual) else upper_limit(tabla_subsidio_diario)',
      rounding: null,
      source: 'Decreto DOF 11-12-2013, décimo transitorio; tabla_subsidio_mensual: Decreto DOF 11-12-2013, décimo transitorio; tabla_subsidio_diario: Decreto DOF 11-12-2013, décimo transitorio',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 97,
      bracket: null,
      terms: null,
    },
    {
      id: 'subsidio_en_el_limite',
      kind: 'let',
      label: 'Subsidio que se pierde al pasar del límite',
      type: 'money',
      words: [],
      formula: 'if period.type = monthly then tabla_subsidio_mensual(limite_subsidio) else tabla_subsidio_diario(limite_subsidio)',
      rounding: null,
      source: 'Decreto DOF 11-12-2013, décimo transitorio; tabla_subsidio_mensual: Decreto DOF 11-12-2013, décimo transitorio; tabla_subsidio_diario: Decreto DOF 11-12-2013, décimo transitorio',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 98,
      bracket: null,
      terms: null,
    },
  ],
  employerTables: [
    { id: 'imss_patronal', label: 'IMSS patronal' },
    { id: 'rcv_patronal', label: 'Retiro, cesantía y vejez' },
    { id: 'infonavit_patronal', label: 'INFONAVIT' },
    { id: 'cuota_obrera_patronal', label: 'Cuota obrera a cargo del patrón (art. 36 LSS)' },
  ],
  summary: {
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
      figure: 'subsidio_entregado',
      standing: 'convention',
      note: 'también a quien solo percibe el salario mínimo',
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
  UMA: rt.over(rt.figureAt(UMA$rows, $at), 50n),
  UMA$v: rt.figureAt(UMA$rows, $at),
  salario_minimo_zlfn: rt.over(rt.figureAt(salario_minimo_zlfn$rows, $at), 100n),
  salario_minimo_zlfn$v: rt.figureAt(salario_minimo_zlfn$rows, $at),
  salario_minimo_general: rt.over(rt.figureAt(salario_minimo_general$rows, $at), 25n),
  salario_minimo_general$v: rt.figureAt(salario_minimo_general$rows, $at),
  tarifa_mensual$on1: rt.rowsOn(tarifa_mensual, { date: $at }, 100n, 2500n),
  tabla_subsidio_mensual$on1: rt.rowsOn(tabla_subsidio_mensual, { date: $at }, 100n, 100n),
  ceav$on1: rt.rowsOn(ceav, { date: $at, factor: rt.figureAt(UMA$rows, $at) }, 5000n, 100000n),
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
  const uma_diaria$v = { n: uma_diaria, d: 50n };
  ledger.step('uma_diaria', uma_diaria$v, uma_diaria$v, ledger.tracing ? [
    rt.seen('UMA', 'money', $e.UMA$v),
  ] : rt.NOTHING);

  // UMA mensual · Ley de la UMA art. 4
  const uma_mensual$raw = uma_diaria * 76n;
  const $2 = uma_mensual$raw * 4n;
  const uma_mensual = (2n * $2 + 5n) / 10n;
  const uma_mensual$v = { n: uma_mensual, d: 100n };
  ledger.step('uma_mensual', { n: uma_mensual$raw, d: 125n }, uma_mensual$v, ledger.tracing ? [
    rt.seen('uma_diaria', 'money', uma_diaria$v),
  ] : rt.NOTHING);

  // Salario mínimo · CONASAMI
  const $3 = zona_libre_frontera_norte;
  const $4 = $3 ? $e.salario_minimo_zlfn : $e.salario_minimo_general * 4n;
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
    const $6 = bono_despensa$raw * 4n;
    bono_despensa = (2n * $6 + 5n) / 10n;
  }
  const bono_despensa$v = { n: bono_despensa, d: 100n };
  ledger.step('bono_despensa', { n: bono_despensa$raw, d: 125n }, bono_despensa$v, ledger.tracing ? [
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
  const $8 = horas_extra_tope$raw * 10n;
  const horas_extra_tope = (2n * $8 + 7n) / 14n;
  const horas_extra_tope$v = { n: horas_extra_tope, d: 100n };
  ledger.step('horas_extra_tope', { n: horas_extra_tope$raw, d: 70n }, horas_extra_tope$v, ledger.tracing ? [
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
    $15 = prima_dominical * 5000000000n;
  } else {
    const $13 = prima_dominical * 5000000000n;
    const $14 = uma_diaria * sunday_bonus_days;
    $15 = ($13 < $14 ? $13 : $14);
  }
  const prima_dominical_exento = ($15 + 2500000000n) / 5000000000n;
  const prima_dominical_exento$v = { n: prima_dominical_exento, d: 100n };
  ledger.step('prima_dominical_exento', { n: $15, d: 500000000000n }, prima_dominical_exento$v, ledger.tracing ? [
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
  const limite_7_uma$raw = (uma_diaria * 7n) * period$days;
  const $17 = limite_7_uma$raw * 2n;
  const limite_7_uma = $17;
  const limite_7_uma$v = { n: limite_7_uma, d: 100n };
  ledger.step('limite_7_uma', { n: limite_7_uma$raw, d: 50n }, limite_7_uma$v, ledger.tracing ? [
    rt.seen('uma_diaria', 'money', uma_diaria$v),
    rt.seen('period.days', 'number', period$days$v),
  ] : rt.NOTHING);

  // Una UMA del periodo · LISR art. 93, penúltimo párrafo
  const limite_1_uma$raw = uma_diaria * period$days;
  const $19 = limite_1_uma$raw * 2n;
  const limite_1_uma = $19;
  const limite_1_uma$v = { n: limite_1_uma, d: 100n };
  ledger.step('limite_1_uma', { n: limite_1_uma$raw, d: 50n }, limite_1_uma$v, ledger.tracing ? [
    rt.seen('uma_diaria', 'money', uma_diaria$v),
    rt.seen('period.days', 'number', period$days$v),
  ] : rt.NOTHING);

  // Previsión social exenta · LISR art. 93-VIII, IX y penúltimo párrafo
  const $20 = total_percepciones <= limite_7_uma;
  let $23: bigint;
  if ($20) {
    $23 = total_prevision_social;
  } else {
    const $21 = limite_7_uma - otros_ingresos_del_periodo;
    const $22 = (limite_1_uma > $21 ? limite_1_uma : $21);
    $23 = (total_prevision_social < $22 ? total_prevision_social : $22);
  }
  const prevision_social_exento = $23;
  const prevision_social_exento$v = { n: prevision_social_exento, d: 100n };
  ledger.step('prevision_social_exento', prevision_social_exento$v, prevision_social_exento$v, ledger.tracing ? [
    rt.seen('total_percepciones', 'money', total_percepciones$v),
    rt.seen('limite_7_uma', 'money', limite_7_uma$v),
    ...($20 ? [rt.seen('total_prevision_social', 'money', total_prevision_social$v)] : [rt.seen('total_prevision_social', 'money', total_prevision_social$v), rt.seen('limite_1_uma', 'money', limite_1_uma$v), rt.seen('limite_7_uma', 'money', limite_7_uma$v), rt.seen('otros_ingresos_del_periodo', 'money', otros_ingresos_del_periodo$v)]),
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
  const $24 = prevision_social_exento - bono_despensa;
  const $25 = ($24 > 0n ? $24 : 0n);
  const base_isr = sueldo + bono_puntualidad + bono_asistencia + (horas_extra - horas_extra_exento) + (prima_dominical - prima_dominical_exento) + (bono_despensa - (bono_despensa < prevision_social_exento ? bono_despensa : prevision_social_exento)) + (vales_despensa - ($25 < vales_despensa ? $25 : vales_despensa));
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
  const $26 = rt.same(call.period.type, 'monthly');
  let $30: bigint;
  if ($26) {
    const $27 = ledger.apply(rt.excess($e.tarifa_mensual$on1, base_isr), 'money', 'rate');
    $30 = $27;
  } else {
    const $28 = rt.rowsOn(tarifa_diaria, { date: $at, factor: period$days$v }, 100n, 2500n);
    const $29 = ledger.apply(rt.excess($28, base_isr), 'money', 'rate');
    $30 = $29;
  }
  const isr_determinado = ($30 + 1250n) / 2500n;
  const isr_determinado$v = { n: isr_determinado, d: 100n };
  ledger.step('isr_determinado', { n: $30, d: 250000n }, isr_determinado$v, ledger.tracing ? [
    rt.seen('period.type', 'choice', call.period.type, ['monthly', 'biweekly', 'weekly']),
    ...($26 ? [rt.seen('base_isr', 'money', base_isr$v)] : [rt.seen('base_isr', 'money', base_isr$v)]),
  ] : rt.NOTHING);

  // Solo percibe el salario mínimo · LISR art. 96, primer párrafo
  const $31 = es_sm;
  const exento_por_sm: boolean = ($31 && base_isr === sueldo);
  ledger.step('exento_por_sm', exento_por_sm, exento_por_sm, ledger.tracing ? [
    rt.seen('es_sm', 'boolean', es_sm),
    ...($31 ? [rt.seen('base_isr', 'money', base_isr$v), rt.seen('sueldo', 'money', sueldo$v)] : []),
  ] : rt.NOTHING);

  // Subsidio para el empleo causado · Decreto DOF 11-12-2013, décimo transitorio
  const $32 = rt.same(call.period.type, 'monthly');
  let $36: bigint;
  if ($32) {
    const $33 = ledger.apply(rt.step($e.tabla_subsidio_mensual$on1, base_isr), 'money', 'money');
    $36 = $33;
  } else {
    const $34 = rt.rowsOn(tabla_subsidio_diario, { date: $at, factor: period$days$v, valueFactor: period$days$v }, 100n, 100n);
    const $35 = ledger.apply(rt.step($34, base_isr), 'money', 'money');
    $36 = $35;
  }
  const subsidio_empleo_causado = $36;
  const subsidio_empleo_causado$v = { n: subsidio_empleo_causado, d: 100n };
  ledger.step('subsidio_empleo_causado', subsidio_empleo_causado$v, subsidio_empleo_causado$v, ledger.tracing ? [
    rt.seen('period.type', 'choice', call.period.type, ['monthly', 'biweekly', 'weekly']),
    ...($32 ? [rt.seen('base_isr', 'money', base_isr$v)] : [rt.seen('base_isr', 'money', base_isr$v)]),
  ] : rt.NOTHING);

  // Subsidio para el empleo aplicado · Decreto DOF 11-12-2013, décimo transitorio
  const subsidio_empleo = (subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado);
  const subsidio_empleo$v = { n: subsidio_empleo, d: 100n };
  ledger.step('subsidio_empleo', subsidio_empleo$v, subsidio_empleo$v, ledger.tracing ? [
    rt.seen('subsidio_empleo_causado', 'money', subsidio_empleo_causado$v),
    rt.seen('isr_determinado', 'money', isr_determinado$v),
  ] : rt.NOTHING);

  // Subsidio para el empleo entregado · Decreto DOF 11-12-2013, décimo transitorio
  const subsidio_entregado = subsidio_empleo_causado - subsidio_empleo;
  const subsidio_entregado$v = { n: subsidio_entregado, d: 100n };
  ledger.step('subsidio_entregado', subsidio_entregado$v, subsidio_entregado$v, ledger.tracing ? [
    rt.seen('subsidio_empleo_causado', 'money', subsidio_empleo_causado$v),
    rt.seen('subsidio_empleo', 'money', subsidio_empleo$v),
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
  const $37 = rt.divisor(period$days);
  const $38 = 0n * $37;
  const $39 = total_prevision_social * 5n - ((uma_diaria * 4n) * $37);
  const excedente_despensa_diario$raw = ($38 > $39 ? $38 : $39);
  const $41 = rt.roundToInteger(excedente_despensa_diario$raw, 5n * $37, 'half_up');
  const excedente_despensa_diario = $41;
  const excedente_despensa_diario$v = { n: excedente_despensa_diario, d: 100n };
  ledger.step('excedente_despensa_diario', { n: excedente_despensa_diario$raw, d: 500n * $37 }, excedente_despensa_diario$v, ledger.tracing ? [
    rt.seen('total_prevision_social', 'money', total_prevision_social$v),
    rt.seen('period.days', 'number', period$days$v),
    rt.seen('uma_diaria', 'money', uma_diaria$v),
  ] : rt.NOTHING);

  // Salario base de cotización · LSS art. 28
  const $42 = sdi + excedente_despensa_diario;
  const $43 = ($42 > salario_minimo ? $42 : salario_minimo);
  const $44 = uma_diaria * 50n;
  const sbc = ($43 < $44 ? $43 : $44);
  const sbc$v = { n: sbc, d: 100n };
  ledger.step('sbc', sbc$v, sbc$v, ledger.tracing ? [
    rt.seen('sdi', 'money', sdi$v),
    rt.seen('excedente_despensa_diario', 'money', excedente_despensa_diario$v),
    rt.seen('salario_minimo', 'money', salario_minimo$v),
    rt.seen('uma_diaria', 'money', uma_diaria$v),
  ] : rt.NOTHING);

  // Excedente diario de 3 UMA · LSS art. 106-II
  const $45 = sbc - (uma_diaria * 6n);
  const excedente_3_uma_diario = (0n > $45 ? 0n : $45);
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

  // ISR retenido · LISR art. 96; Decreto DOF 11-12-2013, décimo transitorio
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
  const neto = total_percepciones + subsidio_entregado - total_deducciones;
  const neto$v = { n: neto, d: 100n };
  ledger.step('neto', neto$v, neto$v, ledger.tracing ? [
    rt.seen('total_percepciones', 'money', total_percepciones$v),
    rt.seen('subsidio_entregado', 'money', subsidio_entregado$v),
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
  const cuota_fija = (2n * cuota_fija$raw + 125n) / 250n;
  const cuota_fija$v = { n: cuota_fija, d: 100n };
  ledger.component('cuota_fija', { n: cuota_fija$base, d: 50n }, n_0_204, { n: cuota_fija$raw, d: 12500n }, cuota_fija$v, ledger.tracing ? [
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
  const $46 = sbc <= salario_minimo;
  let $48: bigint;
  if ($46) {
    $48 = 3150n;
  } else {
    const $47 = ledger.apply(rt.step($e.ceav$on1, sbc * 50n), 'money', 'rate');
    $48 = $47;
  }
  const tasa_ceav = $48;
  const tasa_ceav$v = { n: tasa_ceav, d: 100000n };
  ledger.step('tasa_ceav', tasa_ceav$v, tasa_ceav$v, ledger.tracing ? [
    rt.seen('sbc', 'money', sbc$v),
    rt.seen('salario_minimo', 'money', salario_minimo$v),
    ...($46 ? [] : [rt.seen('sbc', 'money', sbc$v)]),
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

  // Ingreso límite del subsidio en el periodo · Decreto DOF 11-12-2013, décimo transitorio
  let $51 = rt.ZERO;
  let $54 = rt.ZERO;
  const $49 = rt.same(call.period.type, 'monthly');
  let $55: bigint;
  if ($49) {
    const $50 = rt.upperLimit($e.tabla_subsidio_mensual$on1);
    $51 = { n: $50, d: 100n };
    $55 = $50;
  } else {
    const $52 = rt.rowsOn(tabla_subsidio_diario, { date: $at, factor: period$days$v, valueFactor: period$days$v }, 100n, 100n);
    const $53 = rt.upperLimit($52);
    $54 = { n: $53, d: 100n };
    $55 = $53;
  }
  const limite_subsidio = $55;
  const limite_subsidio$v = { n: limite_subsidio, d: 100n };
  ledger.step('limite_subsidio', limite_subsidio$v, limite_subsidio$v, ledger.tracing ? [
    rt.seen('period.type', 'choice', call.period.type, ['monthly', 'biweekly', 'weekly']),
    ...($49 ? [rt.seen('upper_limit(tabla_subsidio_mensual)', 'money', $51)] : [rt.seen('upper_limit(tabla_subsidio_diario)', 'money', $54)]),
  ] : rt.NOTHING);

  // Subsidio que se pierde al pasar del límite · Decreto DOF 11-12-2013, décimo transitorio
  const $56 = rt.same(call.period.type, 'monthly');
  let $60: bigint;
  if ($56) {
    const $57 = ledger.apply(rt.step($e.tabla_subsidio_mensual$on1, limite_subsidio), 'money', 'money');
    $60 = $57;
  } else {
    const $58 = rt.rowsOn(tabla_subsidio_diario, { date: $at, factor: period$days$v, valueFactor: period$days$v }, 100n, 100n);
    const $59 = ledger.apply(rt.step($58, limite_subsidio), 'money', 'money');
    $60 = $59;
  }
  const subsidio_en_el_limite = $60;
  const subsidio_en_el_limite$v = { n: subsidio_en_el_limite, d: 100n };
  ledger.step('subsidio_en_el_limite', subsidio_en_el_limite$v, subsidio_en_el_limite$v, ledger.tracing ? [
    rt.seen('period.type', 'choice', call.period.type, ['monthly', 'biweekly', 'weekly']),
    ...($56 ? [rt.seen('limite_subsidio', 'money', limite_subsidio$v)] : [rt.seen('limite_subsidio', 'money', limite_subsidio$v)]),
  ] : rt.NOTHING);

  if (((rt.isGiven(call, input$daily_salary) && rt.isGiven(call, input$monthly_salary)) && (daily_salary * 100n < (rt.over(rt.present(monthly_salary$sent), 10000000000n)) * 99n || daily_salary * 100n > (rt.over(rt.present(monthly_salary$sent), 10000000000n)) * 101n))) {
    ledger.warn('SALARY_INPUT_MISMATCH', 'warning', 'monthly_salary', `El salario mensual ${rt.show(rt.present(monthly_salary$sent), 'money', 'MXN')} y 30 veces el diario ${rt.show(daily_salary$v, 'money', 'MXN')} difieren en más del 1 %; se usa el diario`);
  }
  if (daily_salary < salario_minimo * 3000000000n) {
    ledger.warn('BELOW_MINIMUM_WAGE', 'warning', 'daily_salary', `El salario diario ${rt.show(daily_salary$v, 'money', 'MXN')} es menor que el mínimo de ${rt.show(salario_minimo$v, 'money', 'MXN')}; puede ser correcto en jornada parcial`);
  }
  const $61 = zona_libre_frontera_norte ? daily_salary < $e.salario_minimo_zlfn * 3000000000n : daily_salary === $e.salario_minimo_zlfn * 3000000000n;
  if ($61) {
    ledger.warn('FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.zona_libre_frontera_norte', `El salario diario ${rt.show(daily_salary$v, 'money', 'MXN')} no concuerda con la zona; el mínimo de la frontera norte es ${rt.show($e.salario_minimo_zlfn$v, 'money', 'MXN')}`);
  }
  if (factor_integracion < $e.factor_minimo * 1000000n) {
    ledger.warn('FACTOR_BELOW_LEGAL_MINIMUM', 'warning', 'factor_integracion', `El factor de integración ${rt.show(factor_integracion$v, 'number', 'MXN')} es menor que el de las prestaciones mínimas, ${rt.show($e.factor_minimo$v, 'number', 'MXN')}`);
  }
  if (sdi + excedente_despensa_diario > uma_diaria * 50n) {
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
  if ((base_isr > limite_subsidio && base_isr <= limite_subsidio + subsidio_en_el_limite)) {
    ledger.warn('SUBSIDY_CLIFF', 'info', 'isr', `La base ${rt.show(base_isr$v, 'money', 'MXN')} pasa por menos de un subsidio del límite de ${rt.show(limite_subsidio$v, 'money', 'MXN')}`);
  }
  if ((es_sm && infonavit_credito * 5n > sueldo)) {
    ledger.warn('INFONAVIT_OVER_LIMIT', 'warning', 'infonavit_credit_amount', `El crédito de ${rt.show(infonavit_credito$v, 'money', 'MXN')} pasa del 20 % del salario mínimo (LFT art. 97-III)`);
  }
  if (((call.period.start < '2023-01-01' || rt.changesWithin(UMA$rows, call.period.start, $at)) || call.period.end >= '2024-01-01')) {
    ledger.warn('PARAM_CHANGE_INSIDE_PERIOD', 'info', 'period', `El 1 de enero o el 1 de febrero cambian cifras dentro del periodo; se usan las del último día`);
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
  UMA: rt.scaled(rt.figureAt(UMA$rows, $at), 50n),
  salario_minimo_zlfn: rt.scaled(rt.figureAt(salario_minimo_zlfn$rows, $at), 100n),
  salario_minimo_general: rt.scaled(rt.figureAt(salario_minimo_general$rows, $at), 25n),
  tarifa_mensual$rows1: rt.scaledRows(tarifa_mensual, { date: $at }, 100n, 2500n),
  tarifa_diaria$rows1: rt.scaledRows(tarifa_diaria, { date: $at }, 100n, 2500n),
  tabla_subsidio_mensual$rows1: rt.scaledRows(tabla_subsidio_mensual, { date: $at }, 100n, 100n),
  tabla_subsidio_diario$rows1: rt.scaledRows(tabla_subsidio_diario, { date: $at }, 100n, 100n),
  ceav$rows1: rt.scaledRows(ceav, { date: $at, limits: rt.figureAt(UMA$rows, $at) }, 5000n, 100000n),
}));

function compute($row: rt.PayslipRow, $s: Float64Array, $notes: rt.RuleWarning[] | null): boolean {
  const $at = $row.referenceDate;
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
  const $1 = uma_diaria * 76;
  const $2 = $1 * 4;
  const $3 = Math.floor((2 * $2 + 5) / 10);
  const uma_mensual = $3;
  $s[13] = uma_mensual;
  $s[14] = $1;

  // Salario mínimo · CONASAMI
  const $4 = zona_libre_frontera_norte;
  $s[15] = $4 ? 1 : 0;
  const $5 = $4 ? $f.salario_minimo_zlfn : $f.salario_minimo_general * 4;
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
    const $16 = $15 * 4;
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
  const $22 = $21 * 10;
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
    const $30 = (uma_diaria * sunday_bonus_days) * 2;
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
  const $36 = $35 * 2;
  const limite_7_uma = $36;
  $s[47] = limite_7_uma;
  $s[48] = $35;

  // Una UMA del periodo · LISR art. 93, penúltimo párrafo
  const $37 = uma_diaria * $row.days;
  const $38 = $37 * 2;
  const limite_1_uma = $38;
  $s[49] = limite_1_uma;
  $s[50] = $37;

  // Previsión social exenta · LISR art. 93-VIII, IX y penúltimo párrafo
  const $39 = total_percepciones <= limite_7_uma;
  $s[51] = $39 ? 1 : 0;
  let $42: number;
  if ($39) {
    $42 = total_prevision_social;
  } else {
    const $40 = limite_7_uma - otros_ingresos_del_periodo;
    const $41 = (limite_1_uma > $40 ? limite_1_uma : $40);
    $42 = (total_prevision_social < $41 ? total_prevision_social : $41);
  }
  const prevision_social_exento = $42;
  $s[52] = prevision_social_exento;

  // Previsión social gravada · LISR art. 93, penúltimo párrafo
  const $43 = total_prevision_social - prevision_social_exento;
  const prevision_social_gravado = $43;
  $s[53] = prevision_social_gravado;

  // Total exento · LISR art. 93
  const $44 = horas_extra_exento + prima_dominical_exento + prevision_social_exento;
  const total_exento = $44;
  $s[54] = total_exento;

  // Base gravable ISR · LISR art. 96
  const $45 = prevision_social_exento - bono_despensa;
  const $46 = ($45 > 0 ? $45 : 0);
  const $47 = sueldo + bono_puntualidad + bono_asistencia + (horas_extra - horas_extra_exento) + (prima_dominical - prima_dominical_exento) + (bono_despensa - (bono_despensa < prevision_social_exento ? bono_despensa : prevision_social_exento)) + (vales_despensa - ($46 < vales_despensa ? $46 : vales_despensa));
  const base_isr = $47;
  $s[55] = base_isr;

  // Total gravado · LISR art. 96
  const total_gravado = base_isr;
  $s[56] = total_gravado;

  // ISR según tarifa · LISR art. 96
  $s[58] = -1;
  $s[60] = -1;
  const $48 = rt.same($row.period.type, 'monthly');
  $s[57] = $48 ? 1 : 0;
  let $53: number;
  if ($48) {
    const $49 = rt.rowOf($f.tarifa_mensual$rows1, base_isr, 1, false);
    if ($49 < 0) return false;
    $s[58] = $49;
    $s[59] = base_isr;
    const $50 = rt.excessOf($f.tarifa_mensual$rows1, $49, base_isr, 1);
    if (Number.isNaN($50)) return false;
    $53 = $50;
  } else {
    const $51 = rt.rowOf($f.tarifa_diaria$rows1, base_isr, $row.days, false);
    if ($51 < 0) return false;
    $s[60] = $51;
    $s[61] = base_isr;
    $s[62] = $row.days;
    const $52 = rt.excessOf($f.tarifa_diaria$rows1, $51, base_isr, $row.days);
    if (Number.isNaN($52)) return false;
    $53 = $52;
  }
  if ($53 > 4503599627367995) return false;
  const $54 = Math.floor(($53 + 1250) / 2500);
  const isr_determinado = $54;
  $s[63] = isr_determinado;
  $s[64] = $53;

  // Solo percibe el salario mínimo · LISR art. 96, primer párrafo
  const $55 = es_sm;
  $s[65] = $55 ? 1 : 0;
  const exento_por_sm: boolean = ($55 && base_isr === sueldo);
  $s[66] = exento_por_sm ? 1 : 0;

  // Subsidio para el empleo causado · Decreto DOF 11-12-2013, décimo transitorio
  $s[68] = -1;
  $s[70] = -1;
  const $56 = rt.same($row.period.type, 'monthly');
  $s[67] = $56 ? 1 : 0;
  let $62: number;
  if ($56) {
    const $57 = rt.rowOf($f.tabla_subsidio_mensual$rows1, base_isr, 1, false);
    if ($57 < 0) return false;
    $s[68] = $57;
    $s[69] = base_isr;
    const $58 = $f.tabla_subsidio_mensual$rows1.value[$57]!;
    $62 = $58;
  } else {
    const $59 = rt.rowOf($f.tabla_subsidio_diario$rows1, base_isr, $row.days, false);
    if ($59 < 0) return false;
    $s[70] = $59;
    $s[71] = base_isr;
    $s[72] = $row.days;
    const $60 = $f.tabla_subsidio_diario$rows1.value[$59]!;
    const $61 = $60 * $row.days;
    if ($61 > rt.SAFE || $61 < -rt.SAFE) return false;
    $62 = $61;
  }
  const subsidio_empleo_causado = $62;
  $s[73] = subsidio_empleo_causado;

  // Subsidio para el empleo aplicado · Decreto DOF 11-12-2013, décimo transitorio
  const $63 = (subsidio_empleo_causado < isr_determinado ? subsidio_empleo_causado : isr_determinado);
  const subsidio_empleo = $63;
  $s[74] = subsidio_empleo;

  // Subsidio para el empleo entregado · Decreto DOF 11-12-2013, décimo transitorio
  const $64 = subsidio_empleo_causado - subsidio_empleo;
  const subsidio_entregado = $64;
  $s[75] = subsidio_entregado;

  // Salario diario integrado · LSS arts. 27 y 30
  const $65 = daily_salary * factor_integracion;
  if ($65 > 4503599597370495) return false;
  const $66 = Math.floor(($65 + 15000000) / 30000000);
  const sdi = $66;
  $s[76] = sdi;
  $s[77] = $65;

  // Excedente diario de despensa · LSS arts. 27-VI y 30-I
  $s[80] = 1;
  if (!($row.days > 0)) return false;
  const $67 = $row.days;
  const $68 = (uma_diaria * 4) * $67;
  if ($68 > rt.SAFE) return false;
  const $69 = 0 * $67;
  const $70 = total_prevision_social * 5 - $68;
  const $71 = ($69 > $70 ? $69 : $70);
  const $72 = rt.wholeOf($71, 5 * $67, 'half_up');
  if (Number.isNaN($72)) return false;
  const excedente_despensa_diario = $72;
  $s[78] = excedente_despensa_diario;
  $s[79] = $71;
  $s[80] = $67;

  // Salario base de cotización · LSS art. 28
  const $73 = sdi + excedente_despensa_diario;
  const $74 = ($73 > salario_minimo ? $73 : salario_minimo);
  const $75 = uma_diaria * 50;
  const $76 = ($74 < $75 ? $74 : $75);
  const sbc = $76;
  $s[81] = sbc;

  // Excedente diario de 3 UMA · LSS art. 106-II
  const $77 = sbc - ((uma_diaria * 3) * 2);
  const $78 = (0 > $77 ? 0 : $77);
  const excedente_3_uma_diario = $78;
  $s[82] = excedente_3_uma_diario;

  // Cuota obrera, excedente · LSS art. 106-II
  const $79 = excedente_3_uma_diario * $row.days;
  const $80 = Math.floor(($79 + 125) / 250);
  const cuota_excedente_obrero = $80;
  $s[83] = cuota_excedente_obrero;
  $s[84] = $79;

  // IMSS excedente (trabajador) · LSS art. 106-II
  $s[86] = 0;
  let imss_excedente_obrero = 0;
  $s[85] = 0;
  const $81 = !(es_sm);
  $s[86] = $81 ? 1 : 0;
  if ($81) {
    imss_excedente_obrero = cuota_excedente_obrero;
    $s[85] = imss_excedente_obrero;
  }

  // Cuota obrera, prestaciones en dinero · LSS art. 107
  const $82 = sbc * $row.days;
  const $83 = Math.floor(($82 + 200) / 400);
  const cuota_prestaciones_dinero_obrero = $83;
  $s[87] = cuota_prestaciones_dinero_obrero;
  $s[88] = $82;

  // IMSS prestaciones en dinero (trabajador) · LSS art. 107
  $s[90] = 0;
  let imss_prestaciones_dinero_obrero = 0;
  $s[89] = 0;
  const $84 = !(es_sm);
  $s[90] = $84 ? 1 : 0;
  if ($84) {
    imss_prestaciones_dinero_obrero = cuota_prestaciones_dinero_obrero;
    $s[89] = imss_prestaciones_dinero_obrero;
  }

  // Cuota obrera, gastos médicos de pensionados · LSS art. 25
  const $85 = (sbc * $row.days) * 3;
  const $86 = Math.floor(($85 + 400) / 800);
  const cuota_gastos_medicos_pensionados_obrero = $86;
  $s[91] = cuota_gastos_medicos_pensionados_obrero;
  $s[92] = $85;

  // IMSS gastos médicos de pensionados (trabajador) · LSS art. 25
  $s[94] = 0;
  let imss_gastos_medicos_pensionados_obrero = 0;
  $s[93] = 0;
  const $87 = !(es_sm);
  $s[94] = $87 ? 1 : 0;
  if ($87) {
    imss_gastos_medicos_pensionados_obrero = cuota_gastos_medicos_pensionados_obrero;
    $s[93] = imss_gastos_medicos_pensionados_obrero;
  }

  // Cuota obrera, invalidez y vida · LSS art. 147
  const $88 = sbc * $row.days;
  const $89 = Math.floor(($88 + 80) / 160);
  const cuota_invalidez_vida_obrero = $89;
  $s[95] = cuota_invalidez_vida_obrero;
  $s[96] = $88;

  // IMSS invalidez y vida (trabajador) · LSS art. 147
  $s[98] = 0;
  let imss_invalidez_vida_obrero = 0;
  $s[97] = 0;
  const $90 = !(es_sm);
  $s[98] = $90 ? 1 : 0;
  if ($90) {
    imss_invalidez_vida_obrero = cuota_invalidez_vida_obrero;
    $s[97] = imss_invalidez_vida_obrero;
  }

  // Cuota obrera, cesantía y vejez · LSS art. 168-II
  const $91 = (sbc * $row.days) * 9;
  const $92 = Math.floor(($91 + 400) / 800);
  const cuota_cesantia_vejez_obrero = $92;
  $s[99] = cuota_cesantia_vejez_obrero;
  $s[100] = $91;

  // IMSS cesantía y vejez (trabajador) · LSS art. 168-II
  $s[102] = 0;
  let imss_cesantia_vejez_obrero = 0;
  $s[101] = 0;
  const $93 = !(es_sm);
  $s[102] = $93 ? 1 : 0;
  if ($93) {
    imss_cesantia_vejez_obrero = cuota_cesantia_vejez_obrero;
    $s[101] = imss_cesantia_vejez_obrero;
  }

  // IMSS del trabajador
  const $94 = imss_excedente_obrero + imss_prestaciones_dinero_obrero + imss_gastos_medicos_pensionados_obrero + imss_invalidez_vida_obrero + imss_cesantia_vejez_obrero;
  const imss_obrero_total = $94;
  $s[103] = imss_obrero_total;

  // ISR retenido · LISR art. 96; Decreto DOF 11-12-2013, décimo transitorio
  $s[105] = 0;
  let isr = 0;
  $s[104] = 0;
  const $96 = !(exento_por_sm);
  $s[105] = $96 ? 1 : 0;
  if ($96) {
    const $95 = isr_determinado - subsidio_empleo;
    isr = $95;
    $s[104] = isr;
  }

  // Crédito INFONAVIT · LFT art. 97-III; Ley del INFONAVIT art. 29-III
  if (infonavit_credit_amount > 4503599627370395) return false;
  const $97 = Math.floor((infonavit_credit_amount + 50) / 100);
  const infonavit_credito = $97;
  $s[106] = infonavit_credito;
  $s[107] = infonavit_credit_amount;

  // Total de deducciones
  const $98 = imss_excedente_obrero + imss_prestaciones_dinero_obrero + imss_gastos_medicos_pensionados_obrero + imss_invalidez_vida_obrero + imss_cesantia_vejez_obrero + isr + infonavit_credito;
  const total_deducciones = $98;
  $s[108] = total_deducciones;

  // Neto
  const $99 = total_percepciones + subsidio_entregado - total_deducciones;
  const neto = $99;
  $s[109] = neto;

  // Neto en efectivo, sin vales
  const $100 = neto - vales_despensa;
  const neto_efectivo = $100;
  $s[110] = neto_efectivo;

  // Cuota fija · LSS art. 106-I
  const $101 = uma_diaria * $row.days;
  const $102 = $101 * 51;
  const $103 = Math.floor((2 * $102 + 125) / 250);
  const cuota_fija = $103;
  $s[111] = cuota_fija;
  $s[112] = $102;
  $s[113] = $101;
  $s[114] = 51;

  // Excedente · LSS art. 106-II
  const $104 = excedente_3_uma_diario * $row.days;
  const $105 = $104 * 11;
  const $106 = Math.floor(($105 + 500) / 1000);
  const excedente_patronal = $106;
  $s[115] = excedente_patronal;
  $s[116] = $105;
  $s[117] = $104;
  $s[118] = 11;

  // Prestaciones en dinero · LSS art. 107
  const $107 = sbc * $row.days;
  const $108 = $107 * 7;
  const $109 = Math.floor(($108 + 500) / 1000);
  const prestaciones_dinero_patronal = $109;
  $s[119] = prestaciones_dinero_patronal;
  $s[120] = $108;
  $s[121] = $107;
  $s[122] = 7;

  // Gastos médicos de pensionados · LSS art. 25
  const $110 = sbc * $row.days;
  const $111 = $110 * 21;
  const $112 = Math.floor(($111 + 1000) / 2000);
  const gastos_medicos_pensionados_patronal = $112;
  $s[123] = gastos_medicos_pensionados_patronal;
  $s[124] = $111;
  $s[125] = $110;
  $s[126] = 21;

  // Riesgo de trabajo · LSS arts. 71 a 74
  const $113 = sbc * $row.days;
  const $114 = $113 * risk_class_rate;
  const $115 = Math.floor(($114 + 5000000) / 10000000);
  const riesgo_trabajo = $115;
  $s[127] = riesgo_trabajo;
  $s[128] = $114;
  $s[129] = $113;
  $s[130] = risk_class_rate;

  // Invalidez y vida · LSS art. 147
  const $116 = sbc * $row.days;
  const $117 = $116 * 7;
  const $118 = Math.floor(($117 + 200) / 400);
  const invalidez_vida_patronal = $118;
  $s[131] = invalidez_vida_patronal;
  $s[132] = $117;
  $s[133] = $116;
  $s[134] = 7;

  // Guarderías y prestaciones sociales · LSS art. 211
  const $119 = sbc * $row.days;
  const $120 = Math.floor(($119 + 50) / 100);
  const guarderias = $120;
  $s[135] = guarderias;
  $s[136] = $119;
  $s[137] = $119;
  $s[138] = 1;

  // Tasa patronal de cesantía y vejez · LSS art. 168-II-a
  $s[140] = -1;
  const $121 = sbc <= salario_minimo;
  $s[139] = $121 ? 1 : 0;
  let $125: number;
  if ($121) {
    $125 = 3150;
  } else {
    const $122 = sbc * 50;
    const $123 = rt.rowOf($f.ceav$rows1, $122, 1, false);
    if ($123 < 0) return false;
    $s[140] = $123;
    $s[141] = $122;
    const $124 = $f.ceav$rows1.value[$123]!;
    $125 = $124;
  }
  const tasa_ceav = $125;
  $s[142] = tasa_ceav;

  // Retiro · LSS art. 168-I
  const $126 = sbc * $row.days;
  const $127 = Math.floor(($126 + 25) / 50);
  const retiro = $127;
  $s[143] = retiro;
  $s[144] = $126;
  $s[145] = $126;
  $s[146] = 1;

  // Cesantía en edad avanzada y vejez · LSS art. 168-II-a
  const $128 = sbc * $row.days;
  const $129 = $128 * tasa_ceav;
  const $130 = Math.floor(($129 + 50000) / 100000);
  const cesantia_vejez_patronal = $130;
  $s[147] = cesantia_vejez_patronal;
  $s[148] = $129;
  $s[149] = $128;
  $s[150] = tasa_ceav;

  // Aportación INFONAVIT · Ley del INFONAVIT art. 29-II
  const $131 = sbc * $row.days;
  const $132 = Math.floor(($131 + 10) / 20);
  const infonavit_aportacion = $132;
  $s[151] = infonavit_aportacion;
  $s[152] = $131;
  $s[153] = $131;
  $s[154] = 1;

  // Cuota obrera absorbida · LSS art. 36
  $s[156] = 0;
  let cuota_obrera_absorbida = 0;
  $s[155] = 0;
  const $134 = es_sm;
  $s[156] = $134 ? 1 : 0;
  if ($134) {
    const $133 = cuota_excedente_obrero + cuota_prestaciones_dinero_obrero + cuota_gastos_medicos_pensionados_obrero + cuota_invalidez_vida_obrero + cuota_cesantia_vejez_obrero;
    cuota_obrera_absorbida = $133;
    $s[155] = cuota_obrera_absorbida;
  }

  // IMSS patronal
  const $135 = cuota_fija + excedente_patronal + prestaciones_dinero_patronal + gastos_medicos_pensionados_patronal + riesgo_trabajo + invalidez_vida_patronal + guarderias;
  const imss_patronal_total = $135;
  $s[157] = imss_patronal_total;

  // Retiro, cesantía y vejez
  const $136 = retiro + cesantia_vejez_patronal;
  const rcv_patronal_total = $136;
  $s[158] = rcv_patronal_total;

  // Cuotas a cargo del patrón
  const $137 = cuota_fija + excedente_patronal + prestaciones_dinero_patronal + gastos_medicos_pensionados_patronal + riesgo_trabajo + invalidez_vida_patronal + guarderias + retiro + cesantia_vejez_patronal + infonavit_aportacion + cuota_obrera_absorbida;
  const costo_patronal_total = $137;
  $s[159] = costo_patronal_total;

  // Ingreso límite del subsidio en el periodo · Decreto DOF 11-12-2013, décimo transitorio
  const $138 = rt.same($row.period.type, 'monthly');
  $s[160] = $138 ? 1 : 0;
  let $141: number;
  if ($138) {
    const $139 = $f.tabla_subsidio_mensual$rows1.top * 1;
    if ($139 > rt.SAFE || $139 < -rt.SAFE) return false;
    $s[161] = $139;
    $141 = $139;
  } else {
    const $140 = $f.tabla_subsidio_diario$rows1.top * $row.days;
    if ($140 > rt.SAFE || $140 < -rt.SAFE) return false;
    $s[162] = $140;
    $141 = $140;
  }
  const limite_subsidio = $141;
  $s[163] = limite_subsidio;

  // Subsidio que se pierde al pasar del límite · Decreto DOF 11-12-2013, décimo transitorio
  $s[165] = -1;
  $s[167] = -1;
  const $142 = rt.same($row.period.type, 'monthly');
  $s[164] = $142 ? 1 : 0;
  let $148: number;
  if ($142) {
    const $143 = rt.rowOf($f.tabla_subsidio_mensual$rows1, limite_subsidio, 1, false);
    if ($143 < 0) return false;
    $s[165] = $143;
    $s[166] = limite_subsidio;
    const $144 = $f.tabla_subsidio_mensual$rows1.value[$143]!;
    $148 = $144;
  } else {
    const $145 = rt.rowOf($f.tabla_subsidio_diario$rows1, limite_subsidio, $row.days, false);
    if ($145 < 0) return false;
    $s[167] = $145;
    $s[168] = limite_subsidio;
    $s[169] = $row.days;
    const $146 = $f.tabla_subsidio_diario$rows1.value[$145]!;
    const $147 = $146 * $row.days;
    if ($147 > rt.SAFE || $147 < -rt.SAFE) return false;
    $148 = $147;
  }
  const subsidio_en_el_limite = $148;
  $s[170] = subsidio_en_el_limite;

  if (sunday_bonus_days > $row.days) return false;

  if ($notes !== null) {
    if ((((daily_salary$sent === daily_salary$sent) && (monthly_salary$sent === monthly_salary$sent)) && (daily_salary * 100 < monthly_salary * 99 || daily_salary * 100 > monthly_salary * 101))) {
      rt.addWarning($notes, 'SALARY_INPUT_MISMATCH', 'warning', 'monthly_salary', `El salario mensual ${rt.show(rt.ratio(monthly_salary, 10000n), 'money', 'MXN')} y 30 veces el diario ${rt.show(rt.ratio(daily_salary, 300000n), 'money', 'MXN')} difieren en más del 1 %; se usa el diario`);
    }
    if (daily_salary < salario_minimo * 3000) {
      rt.addWarning($notes, 'BELOW_MINIMUM_WAGE', 'warning', 'daily_salary', `El salario diario ${rt.show(rt.ratio(daily_salary, 300000n), 'money', 'MXN')} es menor que el mínimo de ${rt.show(rt.ratio(salario_minimo, 100n), 'money', 'MXN')}; puede ser correcto en jornada parcial`);
    }
    const $149 = zona_libre_frontera_norte ? daily_salary < $f.salario_minimo_zlfn * 3000 : daily_salary === $f.salario_minimo_zlfn * 3000;
    if ($149) {
      rt.addWarning($notes, 'FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.zona_libre_frontera_norte', `El salario diario ${rt.show(rt.ratio(daily_salary, 300000n), 'money', 'MXN')} no concuerda con la zona; el mínimo de la frontera norte es ${rt.show(rt.ratio($f.salario_minimo_zlfn, 100n), 'money', 'MXN')}`);
    }
    if (factor_integracion < $f.factor_minimo) {
      rt.addWarning($notes, 'FACTOR_BELOW_LEGAL_MINIMUM', 'warning', 'factor_integracion', `El factor de integración ${rt.show(rt.ratio(factor_integracion, 10000n), 'number', 'MXN')} es menor que el de las prestaciones mínimas, ${rt.show(rt.ratio($f.factor_minimo, 10000n), 'number', 'MXN')}`);
    }
    if (sdi + excedente_despensa_diario > uma_diaria * 50) {
      rt.addWarning($notes, 'CONTRIBUTION_BASE_CAPPED', 'info', 'sbc', `El salario integrado pasa de 25 UMA; se cotiza sobre ${rt.show(rt.ratio(sbc, 100n), 'money', 'MXN')}`);
    }
    if (sdi + excedente_despensa_diario < salario_minimo) {
      rt.addWarning($notes, 'CONTRIBUTION_BASE_FLOORED', 'info', 'sbc', `El salario integrado no llega al mínimo; se cotiza sobre ${rt.show(rt.ratio(sbc, 100n), 'money', 'MXN')}`);
    }
    if (excedente_despensa_diario > 0) {
      rt.addWarning($notes, 'DESPENSA_INTEGRATES_SBC', 'info', 'grocery_voucher_amount', `La despensa pasa del 40 % de la UMA; ${rt.show(rt.ratio(excedente_despensa_diario, 100n), 'money', 'MXN')} diarios integran el salario base`);
    }
    let $151: boolean = (!(es_sm) && horas_extra > horas_extra_tope * 2);
    if (!$151) {
      const $150 = horas_extra * 28000;
      if ($150 > rt.SAFE) return false;
      $151 = $150 > (daily_salary * 3) * $row.days;
    }
    if ($151) {
      rt.addWarning($notes, 'OVERTIME_EXEMPTION_CAPPED', 'info', 'overtime_amount', `Las horas extra de ${rt.show(rt.ratio(horas_extra, 100n), 'money', 'MXN')} pasan del tope exento de 5 UMA o de 9 horas dobles por semana`);
    }
    if (exento_por_sm) {
      rt.addWarning($notes, 'MINIMUM_WAGE_EXEMPT', 'info', 'isr', `A quien solo percibe el salario mínimo de ${rt.show(rt.ratio(salario_minimo, 100n), 'money', 'MXN')} no se le retiene`);
    }
    if ((base_isr > limite_subsidio && base_isr <= limite_subsidio + subsidio_en_el_limite)) {
      rt.addWarning($notes, 'SUBSIDY_CLIFF', 'info', 'isr', `La base ${rt.show(rt.ratio(base_isr, 100n), 'money', 'MXN')} pasa por menos de un subsidio del límite de ${rt.show(rt.ratio(limite_subsidio, 100n), 'money', 'MXN')}`);
    }
    if ((es_sm && infonavit_credito * 5 > sueldo)) {
      rt.addWarning($notes, 'INFONAVIT_OVER_LIMIT', 'warning', 'infonavit_credit_amount', `El crédito de ${rt.show(rt.ratio(infonavit_credito, 100n), 'money', 'MXN')} pasa del 20 % del salario mínimo (LFT art. 97-III)`);
    }
    if ((($row.period.start < '2023-01-01' || rt.changesWithin(UMA$rows, $row.period.start, $at)) || $row.period.end >= '2024-01-01')) {
      rt.addWarning($notes, 'PARAM_CHANGE_INSIDE_PERIOD', 'info', 'period', `El 1 de enero o el 1 de febrero cambian cifras dentro del periodo; se usan las del último día`);
    }
    if (neto < 0) {
      rt.addWarning($notes, 'NEGATIVE_NET_SALARY', 'warning', 'net_salary', `Las deducciones superan las percepciones en este periodo`);
    }
  }

  return true;
}

const $values = [
  rt.shown('UMA', 'money', 171, 50n),
  rt.shown('uma_diaria', 'money', 12, 50n),
  rt.shown('zona_libre_frontera_norte', 'boolean', 11),
  rt.shown('salario_minimo_zlfn', 'money', 172, 100n),
  rt.shown('salario_minimo_general', 'money', 173, 25n),
  rt.shown('daily_salary', 'money', 1, 300000n),
  rt.shown('salario_minimo', 'money', 16, 100n),
  rt.shown('period.days', 'number', 174),
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
  rt.shown('limite_1_uma', 'money', 49, 100n),
  rt.shown('otros_ingresos_del_periodo', 'money', 46, 100n),
  rt.shown('prevision_social_exento', 'money', 52, 100n),
  rt.shown('base_isr', 'money', 55, 100n),
  rt.shown('period.type', 'choice', 175, 1n, -1, ['monthly', 'biweekly', 'weekly']),
  rt.shown('tarifa_mensual.rate', 'rate', 176, 2500n),
  rt.shown('tarifa_mensual.lower', 'money', 177, 100n),
  rt.shown('tarifa_mensual.fixed', 'money', 178, 100n),
  rt.shown('tarifa_diaria.rate', 'rate', 179, 2500n),
  rt.shown('tarifa_diaria.lower', 'money', 180, 100n),
  rt.shown('tarifa_diaria.fixed', 'money', 181, 100n),
  rt.shown('tabla_subsidio_mensual.value', 'money', 182, 100n),
  rt.shown('tabla_subsidio_mensual.lower', 'money', 183, 100n),
  rt.shown('tabla_subsidio_mensual.fixed', 'money', 184, 100n),
  rt.shown('tabla_subsidio_diario.value', 'money', 185, 100n),
  rt.shown('tabla_subsidio_diario.lower', 'money', 186, 100n),
  rt.shown('tabla_subsidio_diario.fixed', 'money', 187, 100n),
  rt.shown('subsidio_empleo_causado', 'money', 73, 100n),
  rt.shown('isr_determinado', 'money', 63, 100n),
  rt.shown('subsidio_empleo', 'money', 74, 100n),
  rt.shown('factor_integracion', 'number', 2, 10000n),
  rt.shown('sdi', 'money', 76, 100n),
  rt.shown('excedente_despensa_diario', 'money', 78, 100n),
  rt.shown('sbc', 'money', 81, 100n),
  rt.shown('excedente_3_uma_diario', 'money', 82, 100n),
  rt.shown('cuota_excedente_obrero', 'money', 83, 100n),
  rt.shown('cuota_prestaciones_dinero_obrero', 'money', 87, 100n),
  rt.shown('cuota_gastos_medicos_pensionados_obrero', 'money', 91, 100n),
  rt.shown('cuota_invalidez_vida_obrero', 'money', 95, 100n),
  rt.shown('cuota_cesantia_vejez_obrero', 'money', 99, 100n),
  rt.shown('imss_excedente_obrero', 'money', 85, 100n),
  rt.shown('imss_prestaciones_dinero_obrero', 'money', 89, 100n),
  rt.shown('imss_gastos_medicos_pensionados_obrero', 'money', 93, 100n),
  rt.shown('imss_invalidez_vida_obrero', 'money', 97, 100n),
  rt.shown('imss_cesantia_vejez_obrero', 'money', 101, 100n),
  rt.shown('exento_por_sm', 'boolean', 66),
  rt.shown('infonavit_credit_amount', 'money', 7, 10000n),
  rt.shown('isr', 'money', 104, 100n),
  rt.shown('infonavit_credito', 'money', 106, 100n),
  rt.shown('subsidio_entregado', 'money', 75, 100n),
  rt.shown('total_deducciones', 'money', 108, 100n),
  rt.shown('neto', 'money', 109, 100n),
  rt.shown('risk_class_rate', 'rate', 3, 10000000n),
  rt.shown('ceav.rate', 'rate', 188, 100000n),
  rt.shown('ceav.lower', 'money', 189, 5000n),
  rt.shown('ceav.fixed', 'money', 190, 5000n),
  rt.shown('tasa_ceav', 'rate', 142, 100000n),
  rt.shown('cuota_fija', 'money', 111, 100n),
  rt.shown('excedente_patronal', 'money', 115, 100n),
  rt.shown('prestaciones_dinero_patronal', 'money', 119, 100n),
  rt.shown('gastos_medicos_pensionados_patronal', 'money', 123, 100n),
  rt.shown('riesgo_trabajo', 'money', 127, 100n),
  rt.shown('invalidez_vida_patronal', 'money', 131, 100n),
  rt.shown('guarderias', 'money', 135, 100n),
  rt.shown('retiro', 'money', 143, 100n),
  rt.shown('cesantia_vejez_patronal', 'money', 147, 100n),
  rt.shown('infonavit_aportacion', 'money', 151, 100n),
  rt.shown('cuota_obrera_absorbida', 'money', 155, 100n),
  rt.shown('upper_limit(tabla_subsidio_mensual)', 'money', 161, 100n),
  rt.shown('upper_limit(tabla_subsidio_diario)', 'money', 162, 100n),
  rt.shown('limite_subsidio', 'money', 163, 100n),
  rt.shown('tabla_subsidio_mensual.value', 'money', 191, 100n),
  rt.shown('tabla_subsidio_mensual.lower', 'money', 192, 100n),
  rt.shown('tabla_subsidio_diario.value', 'money', 193, 100n),
  rt.shown('tabla_subsidio_diario.lower', 'money', 194, 100n),
];

function show($row: rt.PayslipRow, $s: Float64Array): void {
  const $f = rt.known($figures($row.referenceDate));
  $s[171] = $f.UMA;
  $s[172] = $f.salario_minimo_zlfn;
  $s[173] = $f.salario_minimo_general;
  $s[174] = $row.days;
  $s[175] = ['monthly', 'biweekly', 'weekly'].indexOf($row.period.type) + 1;
  if ($s[58]! >= 0) {
    $s[176] = $f.tarifa_mensual$rows1.value[$s[58]!]!;
    $s[177] = rt.lowerEndOf($f.tarifa_mensual$rows1, $s[58]!, 1);
    $s[178] = $f.tarifa_mensual$rows1.fixed[$s[58]!]!;
  }
  if ($s[60]! >= 0) {
    $s[179] = $f.tarifa_diaria$rows1.value[$s[60]!]!;
    $s[180] = rt.lowerEndOf($f.tarifa_diaria$rows1, $s[60]!, $s[62]!);
    $s[181] = $f.tarifa_diaria$rows1.fixed[$s[60]!]! * $s[62]!;
  }
  if ($s[68]! >= 0) {
    $s[182] = $f.tabla_subsidio_mensual$rows1.value[$s[68]!]!;
    $s[183] = rt.lowerEndOf($f.tabla_subsidio_mensual$rows1, $s[68]!, 1);
    $s[184] = 0;
  }
  if ($s[70]! >= 0) {
    $s[185] = $f.tabla_subsidio_diario$rows1.value[$s[70]!]! * $s[72]!;
    $s[186] = rt.lowerEndOf($f.tabla_subsidio_diario$rows1, $s[70]!, $s[72]!);
    $s[187] = 0;
  }
  if ($s[140]! >= 0) {
    $s[188] = $f.ceav$rows1.value[$s[140]!]!;
    $s[189] = rt.lowerEndOf($f.ceav$rows1, $s[140]!, 1);
    $s[190] = 0;
  }
  if ($s[165]! >= 0) {
    $s[191] = $f.tabla_subsidio_mensual$rows1.value[$s[165]!]!;
    $s[192] = rt.lowerEndOf($f.tabla_subsidio_mensual$rows1, $s[165]!, 1);
    $s[184] = 0;
  }
  if ($s[167]! >= 0) {
    $s[193] = $f.tabla_subsidio_diario$rows1.value[$s[167]!]! * $s[169]!;
    $s[194] = rt.lowerEndOf($f.tabla_subsidio_diario$rows1, $s[167]!, $s[169]!);
    $s[187] = 0;
  }
}

const lines: rt.PlainLines = {
  summary: {
    gross_salary: 200,
    total_perceptions: 200,
    total_deductions: 108,
    net_salary: 109,
    employer_contributions_total: 159,
    employer_total_cost: 202,
  },
  tables: [196, 197, 198, 199],
  total: ($s) => {
    $s[195] = rt.safe($s[113]! * 2);
    $s[196] = rt.sumIn($s, [111, 115, 119, 123, 127, 131, 135]);
    $s[197] = rt.sumIn($s, [143, 147]);
    $s[198] = rt.sumIn($s, [151]);
    $s[199] = rt.sumIn($s, [155]);
    $s[200] = rt.sumIn($s, [18, 20, 23, 26, 28, 30, 33, 75]);
    $s[201] = rt.sumIn($s, [111, 115, 119, 123, 127, 131, 135, 143, 147, 151, 155]);
    $s[202] = rt.safe($s[200]! + $s[201]!);
    return rt.areCents($s, [195, 196, 197, 198, 199, 200, 201, 202]);
  },
};

const plain: rt.PlainRules = {
  size: 203,
  scales: [10000n, 10000n, 10000n, 10000000n, 10000n, 1n, 10000n, 10000n, 1n, 1n, 1n, 1n],
  rounding: rounding$1,
  steps: [
    { present: -1, called: -1, final: { slot: 12, scale: 50n, over: -1 }, raw: null, reads: [[0]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 13, scale: 100n, over: -1 }, raw: { slot: 14, scale: 125n, over: -1 }, reads: [[1]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 16, scale: 100n, over: -1 }, raw: null, reads: [[2], [3, 15, 1, 1], [4, 15, 0, 0]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 17, scale: 1n, over: -1 }, raw: null, reads: [[5], [6]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 18, scale: 100n, over: -1 }, raw: { slot: 19, scale: 300000n, over: -1 }, reads: [[5], [7]], base: null, rate: null, cents: 18, baseCents: -1 },
    { present: -1, called: 22, final: { slot: 20, scale: 100n, over: -1 }, raw: { slot: 21, scale: 1000n, over: -1 }, reads: [[8], [9, 22, 1, 1]], base: null, rate: null, cents: 20, baseCents: -1 },
    { present: -1, called: 25, final: { slot: 23, scale: 100n, over: -1 }, raw: { slot: 24, scale: 1000n, over: -1 }, reads: [[10], [9, 25, 1, 1]], base: null, rate: null, cents: 23, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 26, scale: 100n, over: -1 }, raw: { slot: 27, scale: 10000n, over: -1 }, reads: [[11]], base: null, rate: null, cents: 26, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 28, scale: 100n, over: -1 }, raw: { slot: 29, scale: 1200000n, over: -1 }, reads: [[5], [12]], base: null, rate: null, cents: 28, baseCents: -1 },
    { present: -1, called: 32, final: { slot: 30, scale: 100n, over: -1 }, raw: { slot: 31, scale: 125n, over: -1 }, reads: [[13], [1, 32, 1, 1], [7, 32, 1, 1]], base: null, rate: null, cents: 30, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 33, scale: 100n, over: -1 }, raw: { slot: 34, scale: 10000n, over: -1 }, reads: [[14]], base: null, rate: null, cents: 33, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 35, scale: 100n, over: -1 }, raw: null, reads: [[9], [15], [16], [17], [18], [19], [20]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 36, scale: 100n, over: -1 }, raw: { slot: 37, scale: 70n, over: -1 }, reads: [[1], [7]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 39, scale: 100n, over: -1 }, raw: { slot: 40, scale: 200n, over: -1 }, reads: [[21], [17, 38, 1, 1], [17, 38, 0, 0], [22, 38, 0, 0]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 41, scale: 100n, over: -1 }, raw: null, reads: [[17], [23]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 43, scale: 100n, over: -1 }, raw: null, reads: [[21], [18, 42, 1, 1], [18, 42, 0, 0], [1, 42, 0, 0], [12, 42, 0, 0]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 44, scale: 100n, over: -1 }, raw: null, reads: [[18], [24]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 45, scale: 100n, over: -1 }, raw: null, reads: [[19], [20]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 46, scale: 100n, over: -1 }, raw: null, reads: [[25], [26]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 47, scale: 100n, over: -1 }, raw: { slot: 48, scale: 50n, over: -1 }, reads: [[1], [7]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 49, scale: 100n, over: -1 }, raw: { slot: 50, scale: 50n, over: -1 }, reads: [[1], [7]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 52, scale: 100n, over: -1 }, raw: null, reads: [[25], [27], [26, 51, 1, 1], [26, 51, 0, 0], [28, 51, 0, 0], [27, 51, 0, 0], [29, 51, 0, 0]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 53, scale: 100n, over: -1 }, raw: null, reads: [[26], [30]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 54, scale: 100n, over: -1 }, raw: null, reads: [[23], [24], [30]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 55, scale: 100n, over: -1 }, raw: null, reads: [[9], [15], [16], [17], [23], [18], [24], [19], [19], [30], [20], [30], [19], [20]], base: null, rate: null, cents: 55, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 56, scale: 100n, over: -1 }, raw: null, reads: [[31]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 63, scale: 100n, over: -1 }, raw: { slot: 64, scale: 250000n, over: -1 }, reads: [[32], [31, 57, 1, 1], [31, 57, 0, 0], [34, 58, 0, Infinity], [33, 58, 0, Infinity], [35, 58, 0, Infinity], [37, 60, 0, Infinity], [36, 60, 0, Infinity], [38, 60, 0, Infinity]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 66, scale: 1n, over: -1 }, raw: null, reads: [[21], [31, 65, 1, 1], [9, 65, 1, 1]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 73, scale: 100n, over: -1 }, raw: null, reads: [[32], [31, 67, 1, 1], [31, 67, 0, 0], [40, 68, 0, Infinity], [39, 68, 0, Infinity], [41, 68, 0, Infinity], [43, 70, 0, Infinity], [42, 70, 0, Infinity], [44, 70, 0, Infinity]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 74, scale: 100n, over: -1 }, raw: null, reads: [[45], [46]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 75, scale: 100n, over: -1 }, raw: null, reads: [[45], [47]], base: null, rate: null, cents: 75, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 76, scale: 100n, over: -1 }, raw: { slot: 77, scale: 3000000000n, over: -1 }, reads: [[5], [48]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 78, scale: 100n, over: -1 }, raw: { slot: 79, scale: 500n, over: 80 }, reads: [[26], [7], [1]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 81, scale: 100n, over: -1 }, raw: null, reads: [[49], [50], [6], [1]], base: null, rate: null, cents: 81, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 82, scale: 100n, over: -1 }, raw: null, reads: [[51], [1]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 83, scale: 100n, over: -1 }, raw: { slot: 84, scale: 25000n, over: -1 }, reads: [[52], [7]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: 86, final: { slot: 85, scale: 100n, over: -1 }, raw: null, reads: [[21], [53, 86, 1, 1]], base: null, rate: null, cents: 85, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 87, scale: 100n, over: -1 }, raw: { slot: 88, scale: 40000n, over: -1 }, reads: [[51], [7]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: 90, final: { slot: 89, scale: 100n, over: -1 }, raw: null, reads: [[21], [54, 90, 1, 1]], base: null, rate: null, cents: 89, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 91, scale: 100n, over: -1 }, raw: { slot: 92, scale: 80000n, over: -1 }, reads: [[51], [7]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: 94, final: { slot: 93, scale: 100n, over: -1 }, raw: null, reads: [[21], [55, 94, 1, 1]], base: null, rate: null, cents: 93, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 95, scale: 100n, over: -1 }, raw: { slot: 96, scale: 16000n, over: -1 }, reads: [[51], [7]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: 98, final: { slot: 97, scale: 100n, over: -1 }, raw: null, reads: [[21], [56, 98, 1, 1]], base: null, rate: null, cents: 97, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 99, scale: 100n, over: -1 }, raw: { slot: 100, scale: 80000n, over: -1 }, reads: [[51], [7]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: 102, final: { slot: 101, scale: 100n, over: -1 }, raw: null, reads: [[21], [57, 102, 1, 1]], base: null, rate: null, cents: 101, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 103, scale: 100n, over: -1 }, raw: null, reads: [[58], [59], [60], [61], [62]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: 105, final: { slot: 104, scale: 100n, over: -1 }, raw: null, reads: [[63], [46, 105, 1, 1], [47, 105, 1, 1]], base: null, rate: null, cents: 104, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 106, scale: 100n, over: -1 }, raw: { slot: 107, scale: 10000n, over: -1 }, reads: [[64]], base: null, rate: null, cents: 106, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 108, scale: 100n, over: -1 }, raw: null, reads: [[58], [59], [60], [61], [62], [65], [66]], base: null, rate: null, cents: 108, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 109, scale: 100n, over: -1 }, raw: null, reads: [[25], [67], [68]], base: null, rate: null, cents: 109, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 110, scale: 100n, over: -1 }, raw: null, reads: [[69], [20]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 111, scale: 100n, over: -1 }, raw: { slot: 112, scale: 12500n, over: -1 }, reads: [[1], [7]], base: { slot: 113, scale: 50n, over: -1 }, rate: { slot: 114, scale: 250n, over: -1 }, cents: 111, baseCents: 195 },
    { present: -1, called: -1, final: { slot: 115, scale: 100n, over: -1 }, raw: { slot: 116, scale: 100000n, over: -1 }, reads: [[52], [7]], base: { slot: 117, scale: 100n, over: -1 }, rate: { slot: 118, scale: 1000n, over: -1 }, cents: 115, baseCents: 117 },
    { present: -1, called: -1, final: { slot: 119, scale: 100n, over: -1 }, raw: { slot: 120, scale: 100000n, over: -1 }, reads: [[51], [7]], base: { slot: 121, scale: 100n, over: -1 }, rate: { slot: 122, scale: 1000n, over: -1 }, cents: 119, baseCents: 121 },
    { present: -1, called: -1, final: { slot: 123, scale: 100n, over: -1 }, raw: { slot: 124, scale: 200000n, over: -1 }, reads: [[51], [7]], base: { slot: 125, scale: 100n, over: -1 }, rate: { slot: 126, scale: 2000n, over: -1 }, cents: 123, baseCents: 125 },
    { present: -1, called: -1, final: { slot: 127, scale: 100n, over: -1 }, raw: { slot: 128, scale: 1000000000n, over: -1 }, reads: [[51], [7], [70]], base: { slot: 129, scale: 100n, over: -1 }, rate: { slot: 130, scale: 10000000n, over: -1 }, cents: 127, baseCents: 129 },
    { present: -1, called: -1, final: { slot: 131, scale: 100n, over: -1 }, raw: { slot: 132, scale: 40000n, over: -1 }, reads: [[51], [7]], base: { slot: 133, scale: 100n, over: -1 }, rate: { slot: 134, scale: 400n, over: -1 }, cents: 131, baseCents: 133 },
    { present: -1, called: -1, final: { slot: 135, scale: 100n, over: -1 }, raw: { slot: 136, scale: 10000n, over: -1 }, reads: [[51], [7]], base: { slot: 137, scale: 100n, over: -1 }, rate: { slot: 138, scale: 100n, over: -1 }, cents: 135, baseCents: 137 },
    { present: -1, called: -1, final: { slot: 142, scale: 100000n, over: -1 }, raw: null, reads: [[51], [6], [51, 139, 0, 0], [72, 140, 0, Infinity], [71, 140, 0, Infinity], [73, 140, 0, Infinity]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 143, scale: 100n, over: -1 }, raw: { slot: 144, scale: 5000n, over: -1 }, reads: [[51], [7]], base: { slot: 145, scale: 100n, over: -1 }, rate: { slot: 146, scale: 50n, over: -1 }, cents: 143, baseCents: 145 },
    { present: -1, called: -1, final: { slot: 147, scale: 100n, over: -1 }, raw: { slot: 148, scale: 10000000n, over: -1 }, reads: [[51], [7], [74]], base: { slot: 149, scale: 100n, over: -1 }, rate: { slot: 150, scale: 100000n, over: -1 }, cents: 147, baseCents: 149 },
    { present: -1, called: -1, final: { slot: 151, scale: 100n, over: -1 }, raw: { slot: 152, scale: 2000n, over: -1 }, reads: [[51], [7]], base: { slot: 153, scale: 100n, over: -1 }, rate: { slot: 154, scale: 20n, over: -1 }, cents: 151, baseCents: 153 },
    { present: -1, called: 156, final: { slot: 155, scale: 100n, over: -1 }, raw: null, reads: [[21], [53, 156, 1, 1], [54, 156, 1, 1], [55, 156, 1, 1], [56, 156, 1, 1], [57, 156, 1, 1]], base: null, rate: null, cents: 155, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 157, scale: 100n, over: -1 }, raw: null, reads: [[75], [76], [77], [78], [79], [80], [81]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 158, scale: 100n, over: -1 }, raw: null, reads: [[82], [83]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 159, scale: 100n, over: -1 }, raw: null, reads: [[75], [76], [77], [78], [79], [80], [81], [82], [83], [84], [85]], base: null, rate: null, cents: 159, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 163, scale: 100n, over: -1 }, raw: null, reads: [[32], [86, 160, 1, 1], [87, 160, 0, 0]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 170, scale: 100n, over: -1 }, raw: null, reads: [[32], [88, 164, 1, 1], [88, 164, 0, 0], [90, 165, 0, Infinity], [89, 165, 0, Infinity], [41, 165, 0, Infinity], [92, 167, 0, Infinity], [91, 167, 0, Infinity], [44, 167, 0, Infinity]], base: null, rate: null, cents: -1, baseCents: -1 },
  ],
  brackets: {
    isr_determinado: [
      { id: 'tarifa_mensual', form: 'excess', limitScale: 100n, valueScale: 2500n, scalesValue: false, rows: 'tarifa_mensual$rows1', row: 58, base: 59, scale: -1 },
      { id: 'tarifa_diaria', form: 'excess', limitScale: 100n, valueScale: 2500n, scalesValue: false, rows: 'tarifa_diaria$rows1', row: 60, base: 61, scale: 62 },
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
