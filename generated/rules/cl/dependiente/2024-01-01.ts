// CL.dependiente 2024.1: Trabajador dependiente del sector privado
// Emitted from rules/cl/dependiente/2024-01-01.pay by payroll compile 0.1.0. Do not edit.
// file    sha256:36e6beabcb2469afbf8d99c2debee346f9036bec18f6d72aa267eb1fcc2b6853
// meaning sha256:ba7c3cb12f58971ecdaabf0fff4448399270ceebf1df01809006c72a5ad821ea
import * as rt from '../../../../compiler/runtime/index.ts';

const n_30 = rt.decimal('30');
const n_12 = rt.decimal('12');
const n_0_99 = rt.decimal('0.99');
const n_1_01 = rt.decimal('1.01');
const n_0_3 = rt.decimal('0.3');
const n_1000000000 = rt.decimal('1000000000');
const n_0_1 = rt.decimal('0.1');
const n_0_13 = rt.decimal('0.13');
const rounding$1: rt.Rounding = { mode: 'half_up', rungs: [{ quantum: rt.ONE, above: null }] };

// Unidad de fomento · Banco Central de Chile
const UF$rows: readonly rt.DatedValue[] = [
  { from: '2024-01-01', value: rt.decimal('36733.04') },
  { from: '2024-02-01', value: rt.decimal('36856.5') },
  { from: '2024-03-01', value: rt.decimal('37093.52') },
  { from: '2024-04-01', value: rt.decimal('37261.98') },
  { from: '2024-05-01', value: rt.decimal('37438.91') },
  { from: '2024-06-01', value: rt.decimal('37571.86') },
  { from: '2024-07-01', value: rt.decimal('37578.95') },
  { from: '2024-08-01', value: rt.decimal('37754.47') },
  { from: '2024-09-01', value: rt.decimal('37910.42') },
  { from: '2024-10-01', value: rt.decimal('37971.42') },
  { from: '2024-11-01', value: rt.decimal('38247.92') },
  { from: '2024-12-01', value: rt.decimal('38416.69') },
  { from: '2025-01-01', value: rt.decimal('38384.41') },
  { from: '2025-02-01', value: rt.decimal('38647.94') },
  { from: '2025-03-01', value: rt.decimal('38894.11') },
  { from: '2025-04-01', value: rt.decimal('39075.41') },
  { from: '2025-05-01', value: rt.decimal('39189.45') },
  { from: '2025-06-01', value: rt.decimal('39267.07') },
  { from: '2025-07-01', value: rt.decimal('39179.01') },
];

// Unidad tributaria mensual · Servicio de Impuestos Internos
const UTM$rows: readonly rt.DatedValue[] = [
  { from: '2024-01-01', value: rt.decimal('64666') },
  { from: '2024-02-01', value: rt.decimal('64343') },
  { from: '2024-03-01', value: rt.decimal('64793') },
  { from: '2024-04-01', value: rt.decimal('65182') },
  { from: '2024-05-01', value: rt.decimal('65443') },
  { from: '2024-06-01', value: rt.decimal('65770') },
  { from: '2024-07-01', value: rt.decimal('65967') },
  { from: '2024-08-01', value: rt.decimal('65901') },
  { from: '2024-09-01', value: rt.decimal('66362') },
  { from: '2024-10-01', value: rt.decimal('66561') },
  { from: '2024-11-01', value: rt.decimal('66628') },
  { from: '2024-12-01', value: rt.decimal('67294') },
  { from: '2025-01-01', value: rt.decimal('67429') },
  { from: '2025-02-01', value: rt.decimal('67294') },
  { from: '2025-03-01', value: rt.decimal('68034') },
  { from: '2025-04-01', value: rt.decimal('68306') },
  { from: '2025-05-01', value: rt.decimal('68648') },
  { from: '2025-06-01', value: rt.decimal('68785') },
  { from: '2025-07-01', value: rt.decimal('68923') },
];

// Ingreso mínimo mensual
const imm$rows: readonly rt.DatedValue[] = [
  { from: '2023-09-01', value: rt.decimal('460000') },
  { from: '2024-07-01', value: rt.decimal('500000') },
  { from: '2025-01-01', value: rt.decimal('510636') },
  { from: '2025-05-01', value: rt.decimal('529000') },
];

// Tope imponible de AFP y salud, en UF · D.L. 3.500 art. 16; Ley 19.728 art. 6; Superintendencia de Pensiones
const tope_afp_salud_uf$rows: readonly rt.DatedValue[] = [
  { from: '2024-01-01', value: rt.decimal('84.3') },
  { from: '2025-01-01', value: rt.decimal('87.8') },
  { from: '2025-02-01', value: rt.decimal('87.8') },
];

// Tope imponible de cesantía, en UF · D.L. 3.500 art. 16; Ley 19.728 art. 6; Superintendencia de Pensiones
const tope_afc_uf$rows: readonly rt.DatedValue[] = [
  { from: '2024-01-01', value: rt.decimal('126.6') },
  { from: '2025-01-01', value: rt.decimal('131.8') },
  { from: '2025-02-01', value: rt.decimal('131.9') },
];

// Gratificación, parte de lo ganado · Código del Trabajo art. 50
const gratificacion_tasa$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('0.25') },
];

// Gratificación, tope al año en ingresos mínimos · Código del Trabajo art. 50
const gratificacion_tope_imm$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('4.75') },
];

// Tasa del seguro de invalidez y sobrevivencia · D.L. 3.500 art. 59; Superintendencia de Pensiones
const tasa_sis$rows: readonly rt.DatedValue[] = [
  { from: '2024-01-01', value: rt.decimal('0.0149') },
  { from: '2024-07-01', value: rt.decimal('0.0201') },
  { from: '2024-10-01', value: rt.decimal('0.015') },
  { from: '2025-01-01', value: rt.decimal('0.0138') },
  { from: '2025-04-01', value: rt.decimal('0.0178') },
  { from: '2025-07-01', value: rt.decimal('0.0188') },
];

// Cotización de salud · D.L. 3.500 art. 84
const tasa_salud$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('0.07') },
];

// Cotización básica de la Ley 16.744 · Ley 16.744 art. 15
const ley_16744_basica$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('0.009') },
];

// Cotización adicional máxima · D.S. 67
const adicional_maxima$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('0.068') },
];

// Seguro para el acompañamiento de niños · Ley 21.063
const sanna$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('0.0003') },
];

// Tramo A hasta · Ley 18.987 art. 1
const tramo_a_hasta$rows: readonly rt.DatedValue[] = [
  { from: '2023-09-01', value: rt.decimal('539328') },
  { from: '2024-07-01', value: rt.decimal('586227') },
  { from: '2025-01-01', value: rt.decimal('598698') },
  { from: '2025-05-01', value: rt.decimal('620251') },
];

// Monto por carga, tramo A · Ley 18.987 art. 1
const monto_a$rows: readonly rt.DatedValue[] = [
  { from: '2023-09-01', value: rt.decimal('20328') },
  { from: '2024-07-01', value: rt.decimal('21243') },
  { from: '2025-01-01', value: rt.decimal('21243') },
  { from: '2025-05-01', value: rt.decimal('22007') },
];

// Tramo B hasta · Ley 18.987 art. 1
const tramo_b_hasta$rows: readonly rt.DatedValue[] = [
  { from: '2023-09-01', value: rt.decimal('787746') },
  { from: '2024-07-01', value: rt.decimal('856247') },
  { from: '2025-01-01', value: rt.decimal('874460') },
  { from: '2025-05-01', value: rt.decimal('905941') },
];

// Monto por carga, tramo B · Ley 18.987 art. 1
const monto_b$rows: readonly rt.DatedValue[] = [
  { from: '2023-09-01', value: rt.decimal('12475') },
  { from: '2024-07-01', value: rt.decimal('13036') },
  { from: '2025-01-01', value: rt.decimal('13036') },
  { from: '2025-05-01', value: rt.decimal('13505') },
];

// Tramo C hasta · Ley 18.987 art. 1
const tramo_c_hasta$rows: readonly rt.DatedValue[] = [
  { from: '2023-09-01', value: rt.decimal('1228614') },
  { from: '2024-07-01', value: rt.decimal('1335450') },
  { from: '2025-01-01', value: rt.decimal('1363858') },
  { from: '2025-05-01', value: rt.decimal('1412957') },
];

// Monto por carga, tramo C · Ley 18.987 art. 1
const monto_c$rows: readonly rt.DatedValue[] = [
  { from: '2023-09-01', value: rt.decimal('3942') },
  { from: '2024-07-01', value: rt.decimal('4119') },
  { from: '2025-01-01', value: rt.decimal('4119') },
  { from: '2025-05-01', value: rt.decimal('4267') },
];

// Cotización de cesantía del trabajador · Ley 19.728 arts. 5 y 9
const afc_trabajador: rt.Table = {
  id: 'afc_trabajador',
  form: 'map',
  grid: null,
  roundEach: null,
  roundLimits: null,
  blocks: [
    {
      from: '0000-01-01',
      rows: [
        rt.wordRow('indefinido', '0.006'),
        rt.wordRow('plazo_fijo', '0'),
        rt.wordRow('indefinido_11_anios', '0'),
      ],
    },
  ],
};

// Cotización de cesantía del empleador · Ley 19.728 arts. 5 y 9
const afc_del_empleador: rt.Table = {
  id: 'afc_del_empleador',
  form: 'map',
  grid: null,
  roundEach: null,
  roundLimits: null,
  blocks: [
    {
      from: '0000-01-01',
      rows: [
        rt.wordRow('indefinido', '0.024'),
        rt.wordRow('plazo_fijo', '0.03'),
        rt.wordRow('indefinido_11_anios', '0.008'),
      ],
    },
  ],
};

// Impuesto único de segunda categoría · LIR art. 43 N°1; Ley 21.210
const tabla_impuesto_unico: rt.Table = {
  id: 'tabla_impuesto_unico',
  form: 'rebate',
  grid: null,
  roundEach: null,
  roundLimits: null,
  blocks: [
    {
      from: '0000-01-01',
      rows: [
        rt.band('[]', '0', '13.5', '0'),
        rt.band('(]', '13.5', '30', '0.04', '0.54'),
        rt.band('(]', '30', '50', '0.08', '1.74'),
        rt.band('(]', '50', '70', '0.135', '4.49'),
        rt.band('(]', '70', '90', '0.23', '11.14'),
        rt.band('(]', '90', '120', '0.304', '17.8'),
        rt.band('(]', '120', '310', '0.35', '23.32'),
        rt.band('()', '310', null, '0.4', '38.82'),
      ],
    },
  ],
};

// Cotización a cada AFP · D.L. 3.500 art. 29; Superintendencia de Pensiones
const tasas_afp: rt.Table = {
  id: 'tasas_afp',
  form: 'map',
  grid: null,
  roundEach: null,
  roundLimits: null,
  blocks: [
    {
      from: '0000-01-01',
      rows: [
        rt.wordRow('capital', '0.1144'),
        rt.wordRow('cuprum', '0.1144'),
        rt.wordRow('habitat', '0.1127'),
        rt.wordRow('modelo', '0.1058'),
        rt.wordRow('planvital', '0.1116'),
        rt.wordRow('provida', '0.1145'),
        rt.wordRow('uno', '0.1049'),
      ],
    },
  ],
};

const input$daily_salary: rt.InputSpec = {
  id: 'daily_salary',
  wire: 'daily_salary',
  source: 'employee',
  type: 'money',
  words: [],
  label: 'Sueldo diario',
  law: null,
  presence: 'required',
  unless: 'monthly_salary',
  bounds: '(0 CLP .. 1_000_000_000 CLP / 30]',
};

const input$monthly_salary: rt.InputSpec = {
  id: 'monthly_salary',
  wire: 'monthly_salary',
  source: 'employee',
  type: 'money',
  words: [],
  label: 'Sueldo base',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '(0 CLP .. 1_000_000_000 CLP]',
};

const input$afp_rate: rt.InputSpec = {
  id: 'afp_rate',
  wire: 'afp_rate',
  source: 'employee',
  type: 'rate',
  words: [],
  label: 'Cotización a la AFP, 10 % más comisión',
  law: null,
  presence: 'required',
  unless: null,
  bounds: '[10% .. 13%]',
};

const input$risk_class_rate: rt.InputSpec = {
  id: 'risk_class_rate',
  wire: 'risk_class_rate',
  source: 'employee',
  type: 'rate',
  words: [],
  label: 'Cotización adicional de la Ley 16.744',
  law: 'Ley 16.744 art. 15; D.S. 110 y D.S. 67',
  presence: 'default',
  unless: null,
  bounds: '[0% .. adicional_maxima]',
};

const input$overtime_amount: rt.InputSpec = {
  id: 'overtime_amount',
  wire: 'overtime_amount',
  source: 'employee',
  type: 'money',
  words: [],
  label: 'Horas extraordinarias, ya valoradas',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0 CLP .. *)',
};

const input$commission_amount: rt.InputSpec = {
  id: 'commission_amount',
  wire: 'commission_amount',
  source: 'employee',
  type: 'money',
  words: [],
  label: 'Comisiones',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0 CLP .. *)',
};

const input$asignacion_familiar_amount: rt.InputSpec = {
  id: 'asignacion_familiar_amount',
  wire: 'asignacion_familiar_amount',
  source: 'employee',
  type: 'money',
  words: [],
  label: 'Asignación familiar',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0 CLP .. *)',
};

const input$colacion_amount: rt.InputSpec = {
  id: 'colacion_amount',
  wire: 'colacion_amount',
  source: 'employee',
  type: 'money',
  words: [],
  label: 'Colación',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0 CLP .. *)',
};

const input$movilizacion_amount: rt.InputSpec = {
  id: 'movilizacion_amount',
  wire: 'movilizacion_amount',
  source: 'employee',
  type: 'money',
  words: [],
  label: 'Movilización',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0 CLP .. *)',
};

const input$con_gratificacion: rt.InputSpec = {
  id: 'con_gratificacion',
  wire: 'gratificacion_legal',
  source: 'override',
  type: 'boolean',
  words: [],
  label: 'Paga la gratificación mes a mes (art. 50)',
  law: null,
  presence: 'default',
  unless: null,
  bounds: null,
};

const input$contrato_plazo_fijo: rt.InputSpec = {
  id: 'contrato_plazo_fijo',
  wire: 'contrato_plazo_fijo',
  source: 'override',
  type: 'boolean',
  words: [],
  label: 'Contrato a plazo fijo, por obra o faena',
  law: null,
  presence: 'default',
  unless: null,
  bounds: null,
};

const input$afc_indefinido_11_anios: rt.InputSpec = {
  id: 'afc_indefinido_11_anios',
  wire: 'afc_indefinido_11_anios',
  source: 'override',
  type: 'boolean',
  words: [],
  label: 'Más de 11 años de cesantía con el empleador',
  law: null,
  presence: 'default',
  unless: null,
  bounds: null,
};

const manifest: rt.Manifest = {
  format: 1,
  compilerVersion: '0.1.0',
  path: 'rules/cl/dependiente/2024-01-01.pay',
  fingerprint: 'sha256:36e6beabcb2469afbf8d99c2debee346f9036bec18f6d72aa267eb1fcc2b6853',
  meaning: 'sha256:ba7c3cb12f58971ecdaabf0fff4448399270ceebf1df01809006c72a5ad821ea',
  country: 'CL',
  scheme: 'dependiente',
  label: 'Trabajador dependiente del sector privado',
  version: '2024.1',
  currency: 'CLP',
  validFrom: '2024-01-01',
  validUntil: '2025-07-31',
  periods: ['monthly'],
  proration: null,
  days: 'month_of_30',
  asOf: 'period_end',
  laws: [
    'Código del Trabajo; D.L. 3.500; Ley 19.728; Ley 16.744',
    'Ley sobre Impuesto a la Renta arts. 42 N°1 y 43 N°1',
  ],
  changes: [
    {
      date: '2024-01-01',
      summary: 'Topes imponibles de 84,3 y 126,6 UF',
      law: 'Resoluciones exentas SP 43 y 42 de 10-01-2024',
    },
    { date: '2024-07-01', summary: 'Ingreso mínimo de $500.000', law: 'Ley 21.578' },
    {
      date: '2025-01-01',
      summary: 'Ingreso mínimo de $510.636; topes imponibles de 87,8 y, provisorio, 131,8 UF',
      law: 'Ley 21.578; Decreto 3 de Hacienda; Superintendencia de Pensiones',
    },
    {
      date: '2025-02-01',
      summary: 'Tope de cesantía definitivo de 131,9 UF',
      law: 'Superintendencia de Pensiones',
    },
    { date: '2025-05-01', summary: 'Ingreso mínimo de $529.000', law: 'Ley 21.751' },
  ],
  steps: [
    {
      id: 'sueldo_base',
      kind: 'perception',
      label: 'Sueldo base',
      type: 'money',
      words: [],
      formula: 'monthly_salary * period.days / 30 round half_up:1',
      rounding: 'half_up:1',
      source: 'Código del Trabajo art. 42 a)',
      omitZero: false,
      taxable: true,
      socialSecurity: true,
      tags: ['imponible', 'tributable', 'fijo'],
      table: null,
      position: 26,
      bracket: null,
      terms: null,
    },
    {
      id: 'horas_extra',
      kind: 'perception',
      label: 'Horas extraordinarias',
      type: 'money',
      words: [],
      formula: 'overtime_amount round half_up:1',
      rounding: 'half_up:1',
      source: 'Código del Trabajo arts. 32 y 42 b)',
      omitZero: true,
      taxable: true,
      socialSecurity: true,
      tags: ['imponible', 'tributable', 'variable'],
      table: null,
      position: 27,
      bracket: null,
      terms: null,
    },
    {
      id: 'comisiones',
      kind: 'perception',
      label: 'Comisiones',
      type: 'money',
      words: [],
      formula: 'commission_amount round half_up:1',
      rounding: 'half_up:1',
      source: 'Código del Trabajo art. 42 c)',
      omitZero: true,
      taxable: true,
      socialSecurity: true,
      tags: ['imponible', 'tributable', 'variable'],
      table: null,
      position: 28,
      bracket: null,
      terms: null,
    },
    {
      id: 'tope_gratificacion_mensual',
      kind: 'let',
      label: 'Tope mensual de gratificación',
      type: 'money',
      words: [],
      formula: 'gratificacion_tope_imm * imm / 12 round half_up:1',
      rounding: 'half_up:1',
      source: 'Código del Trabajo art. 50 (convención: el ingreso mínimo del mes, sin rebajar el tope en un mes incompleto); gratificacion_tope_imm: Código del Trabajo art. 50',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 29,
      bracket: null,
      terms: null,
    },
    {
      id: 'gratificacion_legal',
      kind: 'perception',
      label: 'Gratificación legal art. 50',
      type: 'money',
      words: [],
      formula: 'min(gratificacion_tasa * (sueldo_base + horas_extra + comisiones), tope_gratificacion_mensual) when con_gratificacion round half_up:1',
      rounding: 'half_up:1',
      source: 'Código del Trabajo arts. 47, 50 y 52; gratificacion_tasa: Código del Trabajo art. 50',
      omitZero: true,
      taxable: true,
      socialSecurity: true,
      tags: ['imponible', 'tributable'],
      table: null,
      position: 30,
      bracket: null,
      terms: null,
    },
    {
      id: 'asignacion_familiar',
      kind: 'perception',
      label: 'Asignación familiar',
      type: 'money',
      words: [],
      formula: 'asignacion_familiar_amount round half_up:1',
      rounding: 'half_up:1',
      source: 'D.F.L. 150 de 1982 (convención: el empleador la adelanta por el Estado: no es remuneración)',
      omitZero: true,
      taxable: false,
      socialSecurity: false,
      tags: ['no_imponible', 'no_tributable', 'reembolsable'],
      table: null,
      position: 31,
      bracket: null,
      terms: null,
    },
    {
      id: 'colacion',
      kind: 'perception',
      label: 'Asignación de colación',
      type: 'money',
      words: [],
      formula: 'colacion_amount round half_up:1',
      rounding: 'half_up:1',
      source: 'Código del Trabajo art. 41; LIR art. 17 N°14 (convención: no es remuneración mientras sea razonable)',
      omitZero: true,
      taxable: false,
      socialSecurity: false,
      tags: ['no_imponible', 'no_tributable'],
      table: null,
      position: 32,
      bracket: null,
      terms: null,
    },
    {
      id: 'movilizacion',
      kind: 'perception',
      label: 'Asignación de movilización',
      type: 'money',
      words: [],
      formula: 'movilizacion_amount round half_up:1',
      rounding: 'half_up:1',
      source: 'Código del Trabajo art. 41; LIR art. 17 N°14 (convención: no es remuneración mientras sea razonable)',
      omitZero: true,
      taxable: false,
      socialSecurity: false,
      tags: ['no_imponible', 'no_tributable'],
      table: null,
      position: 33,
      bracket: null,
      terms: null,
    },
    {
      id: 'total_imponible',
      kind: 'base',
      label: 'Total imponible',
      type: 'money',
      words: [],
      formula: 'sum(imponible) round half_up:1',
      rounding: 'half_up:1',
      source: 'Código del Trabajo art. 41',
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
      id: 'total_no_imponible',
      kind: 'total',
      label: 'Total no imponible',
      type: 'money',
      words: [],
      formula: 'asignacion_familiar + colacion + movilizacion',
      rounding: null,
      source: null,
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 35,
      bracket: null,
      terms: [
        { step: 'asignacion_familiar', sign: 1 },
        { step: 'colacion', sign: 1 },
        { step: 'movilizacion', sign: 1 },
      ],
    },
    {
      id: 'total_haberes',
      kind: 'total',
      label: 'Total haberes',
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
      position: 36,
      bracket: null,
      terms: [
        { step: 'sueldo_base', sign: 1 },
        { step: 'horas_extra', sign: 1 },
        { step: 'comisiones', sign: 1 },
        { step: 'gratificacion_legal', sign: 1 },
        { step: 'asignacion_familiar', sign: 1 },
        { step: 'colacion', sign: 1 },
        { step: 'movilizacion', sign: 1 },
      ],
    },
    {
      id: 'tope_imponible_afp_salud',
      kind: 'let',
      label: 'Tope imponible AFP y salud',
      type: 'money',
      words: [],
      formula: 'tope_afp_salud_uf round half_up:1',
      rounding: 'half_up:1',
      source: 'D.L. 3.500 art. 16; tope_afp_salud_uf: D.L. 3.500 art. 16; Ley 19.728 art. 6; Superintendencia de Pensiones',
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
      id: 'tope_imponible_afc',
      kind: 'let',
      label: 'Tope imponible seguro de cesantía',
      type: 'money',
      words: [],
      formula: 'tope_afc_uf round half_up:1',
      rounding: 'half_up:1',
      source: 'Ley 19.728 art. 6; tope_afc_uf: D.L. 3.500 art. 16; Ley 19.728 art. 6; Superintendencia de Pensiones',
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
      id: 'base_imponible_afp_salud',
      kind: 'base',
      label: 'Renta imponible AFP y salud',
      type: 'money',
      words: [],
      formula: 'min(total_imponible, tope_imponible_afp_salud) round half_up:1',
      rounding: 'half_up:1',
      source: 'D.L. 3.500 arts. 14 y 16',
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
      id: 'base_imponible_afc',
      kind: 'base',
      label: 'Renta imponible seguro de cesantía',
      type: 'money',
      words: [],
      formula: 'min(total_imponible, tope_imponible_afc) round half_up:1',
      rounding: 'half_up:1',
      source: 'Ley 19.728 art. 6',
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
      id: 'contrato',
      kind: 'let',
      label: 'Contrato para el seguro de cesantía',
      type: 'choice',
      words: ['indefinido', 'plazo_fijo', 'indefinido_11_anios'],
      formula: 'if contrato_plazo_fijo then plazo_fijo else if afc_indefinido_11_anios then indefinido_11_anios else indefinido',
      rounding: null,
      source: 'Ley 19.728 arts. 5 y 9',
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
      id: 'cotizacion_afp',
      kind: 'deduction',
      label: 'Cotización AFP (10% más comisión)',
      type: 'money',
      words: [],
      formula: 'base_imponible_afp_salud * afp_rate round half_up:1',
      rounding: 'half_up:1',
      source: 'D.L. 3.500 arts. 17 y 29',
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
      id: 'cotizacion_salud',
      kind: 'deduction',
      label: 'Cotización de salud 7% (Fonasa o Isapre)',
      type: 'money',
      words: [],
      formula: 'base_imponible_afp_salud * tasa_salud round half_up:1',
      rounding: 'half_up:1',
      source: 'D.L. 3.500 art. 84; tasa_salud: D.L. 3.500 art. 84',
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
      id: 'seguro_cesantia_trabajador',
      kind: 'deduction',
      label: 'Seguro de cesantía (AFC) trabajador',
      type: 'money',
      words: [],
      formula: 'base_imponible_afc * afc_trabajador(contrato) round half_up:1',
      rounding: 'half_up:1',
      source: 'Ley 19.728 art. 5; afc_trabajador: Ley 19.728 arts. 5 y 9',
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
      id: 'base_tributable',
      kind: 'base',
      label: 'Renta líquida imponible (base tributable)',
      type: 'money',
      words: [],
      formula: 'max(0 CLP, sum(tributable) - cotizacion_afp - cotizacion_salud - seguro_cesantia_trabajador) round half_up:1',
      rounding: 'half_up:1',
      source: 'LIR art. 42 N°1',
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
      id: 'impuesto_unico',
      kind: 'deduction',
      label: 'Impuesto único de segunda categoría',
      type: 'money',
      words: [],
      formula: 'tabla_impuesto_unico(base_tributable) round half_up:1',
      rounding: 'half_up:1',
      source: 'LIR arts. 42 N°1 y 43 N°1; tabla_impuesto_unico: LIR art. 43 N°1; Ley 21.210',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 49,
      bracket: 'impuesto_unico',
      terms: null,
    },
    {
      id: 'total_descuentos',
      kind: 'total',
      label: 'Total descuentos',
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
      position: 50,
      bracket: null,
      terms: [
        { step: 'cotizacion_afp', sign: 1 },
        { step: 'cotizacion_salud', sign: 1 },
        { step: 'seguro_cesantia_trabajador', sign: 1 },
        { step: 'impuesto_unico', sign: 1 },
      ],
    },
    {
      id: 'liquido_a_pagar',
      kind: 'total',
      label: 'Líquido a pagar',
      type: 'money',
      words: [],
      formula: 'total_haberes - total_descuentos',
      rounding: null,
      source: null,
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 51,
      bracket: null,
      terms: [{ step: 'total_haberes', sign: 1 }, { step: 'total_descuentos', sign: -1 }],
    },
    {
      id: 'sis',
      kind: 'component',
      label: 'Seguro de invalidez y sobrevivencia',
      type: 'money',
      words: [],
      formula: 'base_imponible_afp_salud * tasa_sis round half_up:1',
      rounding: 'half_up:1',
      source: 'D.L. 3.500 art. 59; tasa_sis: D.L. 3.500 art. 59; Superintendencia de Pensiones',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'prevision_social',
      position: 53,
      bracket: null,
      terms: null,
    },
    {
      id: 'afc_empleador',
      kind: 'component',
      label: 'Seguro de cesantía empleador',
      type: 'money',
      words: [],
      formula: 'base_imponible_afc * afc_del_empleador(contrato) round half_up:1',
      rounding: 'half_up:1',
      source: 'Ley 19.728 art. 5; afc_del_empleador: Ley 19.728 arts. 5 y 9',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'seguro_cesantia',
      position: 55,
      bracket: null,
      terms: null,
    },
    {
      id: 'mutual_ley_16744',
      kind: 'component',
      label: 'Seguro de accidentes del trabajo (0.90% + adicional) y SANNA 0.03%',
      type: 'money',
      words: [],
      formula: 'base_imponible_afp_salud * (ley_16744_basica + risk_class_rate + sanna) round half_up:1',
      rounding: 'half_up:1',
      source: 'Ley 16.744 art. 15; Ley 21.063 (fuente única: el formulario de pago lo cobra como una sola tasa); ley_16744_basica: Ley 16.744 art. 15; sanna: Ley 21.063',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'ley_16744',
      position: 57,
      bracket: null,
      terms: null,
    },
    {
      id: 'total_aportes_empleador',
      kind: 'total',
      label: 'Total aportes del empleador',
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
      position: 58,
      bracket: null,
      terms: [
        { step: 'sis', sign: 1 },
        { step: 'afc_empleador', sign: 1 },
        { step: 'mutual_ley_16744', sign: 1 },
      ],
    },
    {
      id: 'costo_empresa',
      kind: 'total',
      label: 'Costo empresa',
      type: 'money',
      words: [],
      formula: 'total_haberes + total_aportes_empleador',
      rounding: null,
      source: null,
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 59,
      bracket: null,
      terms: [{ step: 'total_haberes', sign: 1 }, { step: 'total_aportes_empleador', sign: 1 }],
    },
    {
      id: 'monto_por_carga',
      kind: 'let',
      label: 'Monto por carga del tramo',
      type: 'money',
      words: [],
      formula: 'if total_imponible <= tramo_a_hasta then monto_a else if total_imponible <= tramo_b_hasta then monto_b else monto_c',
      rounding: null,
      source: 'Ley 18.987 art. 1; tramo_a_hasta: Ley 18.987 art. 1; monto_a: Ley 18.987 art. 1; tramo_b_hasta: Ley 18.987 art. 1; monto_b: Ley 18.987 art. 1; monto_c: Ley 18.987 art. 1',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 67,
      bracket: null,
      terms: null,
    },
  ],
  employerTables: [
    { id: 'prevision_social', label: 'Previsión social (empleador)' },
    { id: 'seguro_cesantia', label: 'Seguro de cesantía (empleador)' },
    { id: 'ley_16744', label: 'Seguro de accidentes del trabajo' },
  ],
  summary: {
    total_perceptions: 'total_haberes',
    total_deductions: 'total_descuentos',
    net_salary: 'liquido_a_pagar',
    employer_contributions_total: 'total_aportes_empleador',
    employer_total_cost: 'costo_empresa',
  },
  standing: [
    { figure: 'UF', standing: 'single_source', note: null },
    { figure: 'UF', standing: 'single_source', note: null },
    { figure: 'UF', standing: 'single_source', note: null },
    { figure: 'UF', standing: 'single_source', note: null },
    { figure: 'UF', standing: 'single_source', note: null },
    { figure: 'UF', standing: 'single_source', note: null },
    { figure: 'UF', standing: 'single_source', note: null },
    { figure: 'UF', standing: 'single_source', note: null },
    { figure: 'UF', standing: 'single_source', note: null },
    { figure: 'UF', standing: 'single_source', note: null },
    { figure: 'UF', standing: 'single_source', note: null },
    { figure: 'UF', standing: 'single_source', note: null },
    { figure: 'UF', standing: 'single_source', note: null },
    { figure: 'UF', standing: 'derived', note: 'regla del Banco Central con el IPC' },
    { figure: 'UF', standing: 'derived', note: 'regla del Banco Central con el IPC' },
    { figure: 'UF', standing: 'single_source', note: null },
    { figure: 'UTM', standing: 'single_source', note: null },
    { figure: 'UTM', standing: 'derived', note: 'regla del Banco Central con el IPC' },
    { figure: 'UTM', standing: 'single_source', note: null },
    { figure: 'UTM', standing: 'single_source', note: null },
    { figure: 'UTM', standing: 'single_source', note: null },
    { figure: 'UTM', standing: 'single_source', note: null },
    { figure: 'UTM', standing: 'single_source', note: null },
    { figure: 'UTM', standing: 'single_source', note: null },
    { figure: 'UTM', standing: 'single_source', note: null },
    { figure: 'UTM', standing: 'single_source', note: null },
    { figure: 'UTM', standing: 'single_source', note: null },
    { figure: 'tasa_sis', standing: 'single_source', note: 'código público' },
    { figure: 'tasa_sis', standing: 'single_source', note: 'código público' },
    { figure: 'tasa_sis', standing: 'single_source', note: 'código público' },
    { figure: 'adicional_maxima', standing: 'single_source', note: 'código público' },
    { figure: 'tramo_a_hasta', standing: 'single_source', note: 'código público' },
    {
      figure: 'tramo_a_hasta',
      standing: 'single_source',
      note: 'hoynoticias.cl, 09-02-2025; la deducción da lo mismo',
    },
    { figure: 'monto_a', standing: 'single_source', note: 'código público' },
    {
      figure: 'monto_a',
      standing: 'single_source',
      note: 'hoynoticias.cl, 09-02-2025; la deducción da lo mismo',
    },
    { figure: 'tramo_b_hasta', standing: 'single_source', note: 'código público' },
    {
      figure: 'tramo_b_hasta',
      standing: 'single_source',
      note: 'hoynoticias.cl, 09-02-2025; la deducción da lo mismo',
    },
    { figure: 'monto_b', standing: 'single_source', note: 'código público' },
    {
      figure: 'monto_b',
      standing: 'single_source',
      note: 'hoynoticias.cl, 09-02-2025; la deducción da lo mismo',
    },
    { figure: 'tramo_c_hasta', standing: 'single_source', note: 'código público' },
    {
      figure: 'tramo_c_hasta',
      standing: 'single_source',
      note: 'hoynoticias.cl, 09-02-2025; la deducción da lo mismo',
    },
    { figure: 'monto_c', standing: 'single_source', note: 'código público' },
    {
      figure: 'monto_c',
      standing: 'single_source',
      note: 'hoynoticias.cl, 09-02-2025; la deducción da lo mismo',
    },
    {
      figure: 'tope_gratificacion_mensual',
      standing: 'convention',
      note: 'el ingreso mínimo del mes, sin rebajar el tope en un mes incompleto',
    },
    {
      figure: 'asignacion_familiar',
      standing: 'convention',
      note: 'el empleador la adelanta por el Estado: no es remuneración',
    },
    {
      figure: 'colacion',
      standing: 'convention',
      note: 'no es remuneración mientras sea razonable',
    },
    {
      figure: 'movilizacion',
      standing: 'convention',
      note: 'no es remuneración mientras sea razonable',
    },
    {
      figure: 'mutual_ley_16744',
      standing: 'single_source',
      note: 'el formulario de pago lo cobra como una sola tasa',
    },
  ],
  inputs: [
    input$daily_salary,
    input$monthly_salary,
    input$afp_rate,
    input$risk_class_rate,
    input$overtime_amount,
    input$commission_amount,
    input$asignacion_familiar_amount,
    input$colacion_amount,
    input$movilizacion_amount,
    input$con_gratificacion,
    input$contrato_plazo_fijo,
    input$afc_indefinido_11_anios,
  ],
};

function evaluate(call: rt.Call): rt.Outcome {
  const at = call.referenceDate;
  const ledger = new rt.Ledger(manifest, call, rounding$1);
  const period$days = rt.exact(BigInt(call.days));
  const UF = rt.figureAt(UF$rows, at);
  const UTM = rt.figureAt(UTM$rows, at);
  const imm = rt.figureAt(imm$rows, at);
  const gratificacion_tasa = rt.figureAt(gratificacion_tasa$rows, at);
  const gratificacion_tope_imm = rt.figureAt(gratificacion_tope_imm$rows, at);
  const tasa_sis = rt.figureAt(tasa_sis$rows, at);
  const tasa_salud = rt.figureAt(tasa_salud$rows, at);
  const ley_16744_basica = rt.figureAt(ley_16744_basica$rows, at);
  const adicional_maxima = rt.figureAt(adicional_maxima$rows, at);
  const sanna = rt.figureAt(sanna$rows, at);
  const tramo_a_hasta = rt.figureAt(tramo_a_hasta$rows, at);
  const monto_a = rt.figureAt(monto_a$rows, at);
  const tramo_b_hasta = rt.figureAt(tramo_b_hasta$rows, at);
  const monto_b = rt.figureAt(monto_b$rows, at);
  const tramo_c_hasta = rt.figureAt(tramo_c_hasta$rows, at);
  const monto_c = rt.figureAt(monto_c$rows, at);
  const tope_afp_salud_uf = rt.mul(rt.figureAt(tope_afp_salud_uf$rows, at), UF);
  const tope_afc_uf = rt.mul(rt.figureAt(tope_afc_uf$rows, at), UF);

  // Sueldo diario
  const daily_salary$sent = rt.sentQuantity(call, input$daily_salary);
  rt.checkPresence(ledger, input$daily_salary, call);
  rt.checkBounds(ledger, input$daily_salary, daily_salary$sent, { value: rt.ZERO, closed: false }, { value: rt.div(n_1000000000, n_30), closed: true });
  // Sueldo base
  const monthly_salary$sent = rt.sentQuantity(call, input$monthly_salary);
  rt.checkBounds(ledger, input$monthly_salary, monthly_salary$sent, { value: rt.ZERO, closed: false }, { value: n_1000000000, closed: true });
  // Cotización a la AFP, 10 % más comisión
  const afp_rate$sent = rt.sentQuantity(call, input$afp_rate);
  rt.checkPresence(ledger, input$afp_rate, call);
  rt.checkBounds(ledger, input$afp_rate, afp_rate$sent, { value: n_0_1, closed: true }, { value: n_0_13, closed: true });
  // Cotización adicional de la Ley 16.744
  const risk_class_rate$sent = rt.sentQuantity(call, input$risk_class_rate);
  rt.checkBounds(ledger, input$risk_class_rate, risk_class_rate$sent, { value: rt.ZERO, closed: true }, { value: adicional_maxima, closed: true });
  // Horas extraordinarias, ya valoradas
  const overtime_amount$sent = rt.sentQuantity(call, input$overtime_amount);
  rt.checkBounds(ledger, input$overtime_amount, overtime_amount$sent, { value: rt.ZERO, closed: true }, null);
  // Comisiones
  const commission_amount$sent = rt.sentQuantity(call, input$commission_amount);
  rt.checkBounds(ledger, input$commission_amount, commission_amount$sent, { value: rt.ZERO, closed: true }, null);
  // Asignación familiar
  const asignacion_familiar_amount$sent = rt.sentQuantity(call, input$asignacion_familiar_amount);
  rt.checkBounds(ledger, input$asignacion_familiar_amount, asignacion_familiar_amount$sent, { value: rt.ZERO, closed: true }, null);
  // Colación
  const colacion_amount$sent = rt.sentQuantity(call, input$colacion_amount);
  rt.checkBounds(ledger, input$colacion_amount, colacion_amount$sent, { value: rt.ZERO, closed: true }, null);
  // Movilización
  const movilizacion_amount$sent = rt.sentQuantity(call, input$movilizacion_amount);
  rt.checkBounds(ledger, input$movilizacion_amount, movilizacion_amount$sent, { value: rt.ZERO, closed: true }, null);
  // Paga la gratificación mes a mes (art. 50)
  const con_gratificacion$sent = rt.sentBoolean(call, input$con_gratificacion);
  // Contrato a plazo fijo, por obra o faena
  const contrato_plazo_fijo$sent = rt.sentBoolean(call, input$contrato_plazo_fijo);
  // Más de 11 años de cesantía con el empleador
  const afc_indefinido_11_anios$sent = rt.sentBoolean(call, input$afc_indefinido_11_anios);

  if (ledger.refused) return ledger.close();
  const daily_salary = daily_salary$sent;
  const monthly_salary = monthly_salary$sent ?? rt.mul(n_30, rt.present(daily_salary));
  const afp_rate = afp_rate$sent;
  const risk_class_rate = risk_class_rate$sent ?? rt.ZERO;
  const overtime_amount = overtime_amount$sent ?? rt.ZERO;
  const commission_amount = commission_amount$sent ?? rt.ZERO;
  const asignacion_familiar_amount = asignacion_familiar_amount$sent ?? rt.ZERO;
  const colacion_amount = colacion_amount$sent ?? rt.ZERO;
  const movilizacion_amount = movilizacion_amount$sent ?? rt.ZERO;
  const con_gratificacion = con_gratificacion$sent ?? true;
  const contrato_plazo_fijo = contrato_plazo_fijo$sent ?? false;
  const afc_indefinido_11_anios = afc_indefinido_11_anios$sent ?? false;

  // Sueldo base · Código del Trabajo art. 42 a)
  const sueldo_base$raw = rt.div(rt.mul(monthly_salary, period$days), n_30);
  const sueldo_base = rt.round(sueldo_base$raw, rounding$1);
  ledger.step('sueldo_base', sueldo_base$raw, sueldo_base, ledger.tracing ? [
    rt.seen('monthly_salary', 'money', monthly_salary),
    rt.seen('period.days', 'number', period$days),
  ] : rt.NOTHING);

  // Horas extraordinarias · Código del Trabajo arts. 32 y 42 b)
  const horas_extra$raw = overtime_amount;
  const horas_extra = rt.round(horas_extra$raw, rounding$1);
  ledger.step('horas_extra', horas_extra$raw, horas_extra, ledger.tracing ? [
    rt.seen('overtime_amount', 'money', overtime_amount),
  ] : rt.NOTHING);

  // Comisiones · Código del Trabajo art. 42 c)
  const comisiones$raw = commission_amount;
  const comisiones = rt.round(comisiones$raw, rounding$1);
  ledger.step('comisiones', comisiones$raw, comisiones, ledger.tracing ? [
    rt.seen('commission_amount', 'money', commission_amount),
  ] : rt.NOTHING);

  // Tope mensual de gratificación · Código del Trabajo art. 50
  const tope_gratificacion_mensual$raw = rt.div(rt.mul(gratificacion_tope_imm, imm), n_12);
  const tope_gratificacion_mensual = rt.round(tope_gratificacion_mensual$raw, rounding$1);
  ledger.step('tope_gratificacion_mensual', tope_gratificacion_mensual$raw, tope_gratificacion_mensual, ledger.tracing ? [
    rt.seen('gratificacion_tope_imm', 'number', gratificacion_tope_imm),
    rt.seen('imm', 'money', imm),
  ] : rt.NOTHING);

  // Gratificación legal art. 50 · Código del Trabajo arts. 47, 50 y 52
  const gratificacion_legal$when = con_gratificacion;
  const gratificacion_legal$raw = gratificacion_legal$when ? rt.min(rt.mul(gratificacion_tasa, rt.sum(sueldo_base, horas_extra, comisiones)), tope_gratificacion_mensual) : rt.ZERO;
  const gratificacion_legal = rt.round(gratificacion_legal$raw, rounding$1);
  ledger.step('gratificacion_legal', gratificacion_legal$raw, gratificacion_legal, ledger.tracing ? [
    rt.seen('con_gratificacion', 'boolean', con_gratificacion),
    ...(gratificacion_legal$when ? [rt.seen('gratificacion_tasa', 'rate', gratificacion_tasa), rt.seen('sueldo_base', 'money', sueldo_base), rt.seen('horas_extra', 'money', horas_extra), rt.seen('comisiones', 'money', comisiones), rt.seen('tope_gratificacion_mensual', 'money', tope_gratificacion_mensual)] : []),
  ] : rt.NOTHING, gratificacion_legal$when);

  // Asignación familiar · D.F.L. 150 de 1982
  const asignacion_familiar$raw = asignacion_familiar_amount;
  const asignacion_familiar = rt.round(asignacion_familiar$raw, rounding$1);
  ledger.step('asignacion_familiar', asignacion_familiar$raw, asignacion_familiar, ledger.tracing ? [
    rt.seen('asignacion_familiar_amount', 'money', asignacion_familiar_amount),
  ] : rt.NOTHING);

  // Asignación de colación · Código del Trabajo art. 41; LIR art. 17 N°14
  const colacion$raw = colacion_amount;
  const colacion = rt.round(colacion$raw, rounding$1);
  ledger.step('colacion', colacion$raw, colacion, ledger.tracing ? [
    rt.seen('colacion_amount', 'money', colacion_amount),
  ] : rt.NOTHING);

  // Asignación de movilización · Código del Trabajo art. 41; LIR art. 17 N°14
  const movilizacion$raw = movilizacion_amount;
  const movilizacion = rt.round(movilizacion$raw, rounding$1);
  ledger.step('movilizacion', movilizacion$raw, movilizacion, ledger.tracing ? [
    rt.seen('movilizacion_amount', 'money', movilizacion_amount),
  ] : rt.NOTHING);

  // Total imponible · Código del Trabajo art. 41
  const total_imponible$raw = rt.sum(sueldo_base, horas_extra, comisiones, gratificacion_legal);
  const total_imponible = rt.round(total_imponible$raw, rounding$1);
  ledger.step('total_imponible', total_imponible$raw, total_imponible, ledger.tracing ? [
    rt.seen('sueldo_base', 'money', sueldo_base),
    rt.seen('horas_extra', 'money', horas_extra),
    rt.seen('comisiones', 'money', comisiones),
    rt.seen('gratificacion_legal', 'money', gratificacion_legal),
  ] : rt.NOTHING);

  // Total no imponible
  const total_no_imponible$raw = rt.sum(asignacion_familiar, colacion, movilizacion);
  const total_no_imponible = total_no_imponible$raw;
  ledger.step('total_no_imponible', total_no_imponible$raw, total_no_imponible, ledger.tracing ? [
    rt.seen('asignacion_familiar', 'money', asignacion_familiar),
    rt.seen('colacion', 'money', colacion),
    rt.seen('movilizacion', 'money', movilizacion),
  ] : rt.NOTHING);

  // Total haberes
  const total_haberes$raw = rt.sum(sueldo_base, horas_extra, comisiones, gratificacion_legal, asignacion_familiar, colacion, movilizacion);
  const total_haberes = total_haberes$raw;
  ledger.step('total_haberes', total_haberes$raw, total_haberes, ledger.tracing ? [
    rt.seen('sueldo_base', 'money', sueldo_base),
    rt.seen('horas_extra', 'money', horas_extra),
    rt.seen('comisiones', 'money', comisiones),
    rt.seen('gratificacion_legal', 'money', gratificacion_legal),
    rt.seen('asignacion_familiar', 'money', asignacion_familiar),
    rt.seen('colacion', 'money', colacion),
    rt.seen('movilizacion', 'money', movilizacion),
  ] : rt.NOTHING);

  // Tope imponible AFP y salud · D.L. 3.500 art. 16
  const tope_imponible_afp_salud$raw = tope_afp_salud_uf;
  const tope_imponible_afp_salud = rt.round(tope_imponible_afp_salud$raw, rounding$1);
  ledger.step('tope_imponible_afp_salud', tope_imponible_afp_salud$raw, tope_imponible_afp_salud, ledger.tracing ? [
    rt.seen('tope_afp_salud_uf', 'money', tope_afp_salud_uf),
    rt.seen('UF', 'money', UF),
  ] : rt.NOTHING);

  // Tope imponible seguro de cesantía · Ley 19.728 art. 6
  const tope_imponible_afc$raw = tope_afc_uf;
  const tope_imponible_afc = rt.round(tope_imponible_afc$raw, rounding$1);
  ledger.step('tope_imponible_afc', tope_imponible_afc$raw, tope_imponible_afc, ledger.tracing ? [
    rt.seen('tope_afc_uf', 'money', tope_afc_uf),
    rt.seen('UF', 'money', UF),
  ] : rt.NOTHING);

  // Renta imponible AFP y salud · D.L. 3.500 arts. 14 y 16
  const base_imponible_afp_salud$raw = rt.min(total_imponible, tope_imponible_afp_salud);
  const base_imponible_afp_salud = rt.round(base_imponible_afp_salud$raw, rounding$1);
  ledger.step('base_imponible_afp_salud', base_imponible_afp_salud$raw, base_imponible_afp_salud, ledger.tracing ? [
    rt.seen('total_imponible', 'money', total_imponible),
    rt.seen('tope_imponible_afp_salud', 'money', tope_imponible_afp_salud),
  ] : rt.NOTHING);

  // Renta imponible seguro de cesantía · Ley 19.728 art. 6
  const base_imponible_afc$raw = rt.min(total_imponible, tope_imponible_afc);
  const base_imponible_afc = rt.round(base_imponible_afc$raw, rounding$1);
  ledger.step('base_imponible_afc', base_imponible_afc$raw, base_imponible_afc, ledger.tracing ? [
    rt.seen('total_imponible', 'money', total_imponible),
    rt.seen('tope_imponible_afc', 'money', tope_imponible_afc),
  ] : rt.NOTHING);

  // Contrato para el seguro de cesantía · Ley 19.728 arts. 5 y 9
  const contrato$raw = (contrato_plazo_fijo ? 'plazo_fijo' : (afc_indefinido_11_anios ? 'indefinido_11_anios' : 'indefinido'));
  const contrato = contrato$raw;
  ledger.step('contrato', contrato$raw, contrato, ledger.tracing ? [
    rt.seen('contrato_plazo_fijo', 'boolean', contrato_plazo_fijo),
    ...(contrato_plazo_fijo ? [] : [rt.seen('afc_indefinido_11_anios', 'boolean', afc_indefinido_11_anios)]),
  ] : rt.NOTHING);

  // Cotización AFP (10% más comisión) · D.L. 3.500 arts. 17 y 29
  const cotizacion_afp$raw = rt.mul(base_imponible_afp_salud, rt.present(afp_rate));
  const cotizacion_afp = rt.round(cotizacion_afp$raw, rounding$1);
  ledger.step('cotizacion_afp', cotizacion_afp$raw, cotizacion_afp, ledger.tracing ? [
    rt.seen('base_imponible_afp_salud', 'money', base_imponible_afp_salud),
    rt.seen('afp_rate', 'rate', rt.present(afp_rate)),
  ] : rt.NOTHING);

  // Cotización de salud 7% (Fonasa o Isapre) · D.L. 3.500 art. 84
  const cotizacion_salud$raw = rt.mul(base_imponible_afp_salud, tasa_salud);
  const cotizacion_salud = rt.round(cotizacion_salud$raw, rounding$1);
  ledger.step('cotizacion_salud', cotizacion_salud$raw, cotizacion_salud, ledger.tracing ? [
    rt.seen('base_imponible_afp_salud', 'money', base_imponible_afp_salud),
    rt.seen('tasa_salud', 'rate', tasa_salud),
  ] : rt.NOTHING);

  // Seguro de cesantía (AFC) trabajador · Ley 19.728 art. 5
  const seguro_cesantia_trabajador$raw = rt.mul(base_imponible_afc, ledger.apply(rt.map(afc_trabajador, contrato, { date: at }), 'choice', 'rate'));
  const seguro_cesantia_trabajador = rt.round(seguro_cesantia_trabajador$raw, rounding$1);
  ledger.step('seguro_cesantia_trabajador', seguro_cesantia_trabajador$raw, seguro_cesantia_trabajador, ledger.tracing ? [
    rt.seen('base_imponible_afc', 'money', base_imponible_afc),
    rt.seen('contrato', 'choice', contrato, ['indefinido', 'plazo_fijo', 'indefinido_11_anios']),
  ] : rt.NOTHING);

  // Renta líquida imponible (base tributable) · LIR art. 42 N°1
  const base_tributable$raw = rt.max(rt.ZERO, rt.sub(rt.sub(rt.sub(rt.sum(sueldo_base, horas_extra, comisiones, gratificacion_legal), cotizacion_afp), cotizacion_salud), seguro_cesantia_trabajador));
  const base_tributable = rt.round(base_tributable$raw, rounding$1);
  ledger.step('base_tributable', base_tributable$raw, base_tributable, ledger.tracing ? [
    rt.seen('sueldo_base', 'money', sueldo_base),
    rt.seen('horas_extra', 'money', horas_extra),
    rt.seen('comisiones', 'money', comisiones),
    rt.seen('gratificacion_legal', 'money', gratificacion_legal),
    rt.seen('cotizacion_afp', 'money', cotizacion_afp),
    rt.seen('cotizacion_salud', 'money', cotizacion_salud),
    rt.seen('seguro_cesantia_trabajador', 'money', seguro_cesantia_trabajador),
  ] : rt.NOTHING);

  // Impuesto único de segunda categoría · LIR arts. 42 N°1 y 43 N°1
  const impuesto_unico$raw = ledger.apply(rt.rebate(tabla_impuesto_unico, base_tributable, { date: at, factor: UTM }), 'money', 'rate');
  const impuesto_unico = rt.round(impuesto_unico$raw, rounding$1);
  ledger.step('impuesto_unico', impuesto_unico$raw, impuesto_unico, ledger.tracing ? [
    rt.seen('base_tributable', 'money', base_tributable),
  ] : rt.NOTHING);

  // Total descuentos
  const total_descuentos$raw = rt.sum(cotizacion_afp, cotizacion_salud, seguro_cesantia_trabajador, impuesto_unico);
  const total_descuentos = total_descuentos$raw;
  ledger.step('total_descuentos', total_descuentos$raw, total_descuentos, ledger.tracing ? [
    rt.seen('cotizacion_afp', 'money', cotizacion_afp),
    rt.seen('cotizacion_salud', 'money', cotizacion_salud),
    rt.seen('seguro_cesantia_trabajador', 'money', seguro_cesantia_trabajador),
    rt.seen('impuesto_unico', 'money', impuesto_unico),
  ] : rt.NOTHING);

  // Líquido a pagar
  const liquido_a_pagar$raw = rt.sub(total_haberes, total_descuentos);
  const liquido_a_pagar = liquido_a_pagar$raw;
  ledger.step('liquido_a_pagar', liquido_a_pagar$raw, liquido_a_pagar, ledger.tracing ? [
    rt.seen('total_haberes', 'money', total_haberes),
    rt.seen('total_descuentos', 'money', total_descuentos),
  ] : rt.NOTHING);

  // Seguro de invalidez y sobrevivencia · D.L. 3.500 art. 59
  const sis$base = base_imponible_afp_salud;
  const sis$rate = tasa_sis;
  const sis$raw = rt.mul(sis$base, sis$rate);
  const sis = rt.round(sis$raw, rounding$1);
  ledger.component('sis', sis$base, sis$rate, sis$raw, sis, ledger.tracing ? [
    rt.seen('base_imponible_afp_salud', 'money', base_imponible_afp_salud),
    rt.seen('tasa_sis', 'rate', tasa_sis),
  ] : rt.NOTHING);

  // Seguro de cesantía empleador · Ley 19.728 art. 5
  const afc_empleador$base = base_imponible_afc;
  const afc_empleador$rate = ledger.apply(rt.map(afc_del_empleador, contrato, { date: at }), 'choice', 'rate');
  const afc_empleador$raw = rt.mul(afc_empleador$base, afc_empleador$rate);
  const afc_empleador = rt.round(afc_empleador$raw, rounding$1);
  ledger.component('afc_empleador', afc_empleador$base, afc_empleador$rate, afc_empleador$raw, afc_empleador, ledger.tracing ? [
    rt.seen('base_imponible_afc', 'money', base_imponible_afc),
    rt.seen('contrato', 'choice', contrato, ['indefinido', 'plazo_fijo', 'indefinido_11_anios']),
  ] : rt.NOTHING);

  // Seguro de accidentes del trabajo (0.90% + adicional) y SANNA 0.03% · Ley 16.744 art. 15; Ley 21.063
  const mutual_ley_16744$base = base_imponible_afp_salud;
  const mutual_ley_16744$rate = rt.sum(ley_16744_basica, risk_class_rate, sanna);
  const mutual_ley_16744$raw = rt.mul(mutual_ley_16744$base, mutual_ley_16744$rate);
  const mutual_ley_16744 = rt.round(mutual_ley_16744$raw, rounding$1);
  ledger.component('mutual_ley_16744', mutual_ley_16744$base, mutual_ley_16744$rate, mutual_ley_16744$raw, mutual_ley_16744, ledger.tracing ? [
    rt.seen('base_imponible_afp_salud', 'money', base_imponible_afp_salud),
    rt.seen('ley_16744_basica', 'rate', ley_16744_basica),
    rt.seen('risk_class_rate', 'rate', risk_class_rate),
    rt.seen('sanna', 'rate', sanna),
  ] : rt.NOTHING);

  // Total aportes del empleador
  const total_aportes_empleador$raw = rt.sum(sis, afc_empleador, mutual_ley_16744);
  const total_aportes_empleador = total_aportes_empleador$raw;
  ledger.step('total_aportes_empleador', total_aportes_empleador$raw, total_aportes_empleador, ledger.tracing ? [
    rt.seen('sis', 'money', sis),
    rt.seen('afc_empleador', 'money', afc_empleador),
    rt.seen('mutual_ley_16744', 'money', mutual_ley_16744),
  ] : rt.NOTHING);

  // Costo empresa
  const costo_empresa$raw = rt.sum(total_haberes, total_aportes_empleador);
  const costo_empresa = costo_empresa$raw;
  ledger.step('costo_empresa', costo_empresa$raw, costo_empresa, ledger.tracing ? [
    rt.seen('total_haberes', 'money', total_haberes),
    rt.seen('total_aportes_empleador', 'money', total_aportes_empleador),
  ] : rt.NOTHING);

  // Monto por carga del tramo · Ley 18.987 art. 1
  const monto_por_carga$raw = (rt.compare(total_imponible, tramo_a_hasta) <= 0 ? monto_a : (rt.compare(total_imponible, tramo_b_hasta) <= 0 ? monto_b : monto_c));
  const monto_por_carga = monto_por_carga$raw;
  ledger.step('monto_por_carga', monto_por_carga$raw, monto_por_carga, ledger.tracing ? [
    rt.seen('total_imponible', 'money', total_imponible),
    rt.seen('tramo_a_hasta', 'money', tramo_a_hasta),
    ...(rt.compare(total_imponible, tramo_a_hasta) <= 0 ? [rt.seen('monto_a', 'money', monto_a)] : [rt.seen('total_imponible', 'money', total_imponible), rt.seen('tramo_b_hasta', 'money', tramo_b_hasta), ...(rt.compare(total_imponible, tramo_b_hasta) <= 0 ? [rt.seen('monto_b', 'money', monto_b)] : [rt.seen('monto_c', 'money', monto_c)])]),
  ] : rt.NOTHING);

  if (((rt.isGiven(call, input$daily_salary) && rt.isGiven(call, input$monthly_salary)) && (rt.compare(rt.mul(n_30, rt.present(daily_salary)), rt.mul(n_0_99, monthly_salary)) < 0 || rt.compare(rt.mul(n_30, rt.present(daily_salary)), rt.mul(n_1_01, monthly_salary)) > 0))) {
    ledger.warn('SALARY_INPUT_MISMATCH', 'warning', 'monthly_salary', `El sueldo base ${rt.show(monthly_salary, 'money', 'CLP')} y 30 veces el diario ${rt.show(rt.present(daily_salary), 'money', 'CLP')} difieren en más del 1 %; se usa el sueldo base`);
  }
  if (rt.compare(monthly_salary, imm) < 0) {
    ledger.warn('BELOW_MINIMUM_WAGE', 'warning', 'monthly_salary', `El sueldo base ${rt.show(monthly_salary, 'money', 'CLP')} es menor que el ingreso mínimo mensual de ${rt.show(imm, 'money', 'CLP')}`);
  }
  if (!(rt.among(tasas_afp, rt.present(afp_rate), { date: at }))) {
    ledger.warn('AFP_RATE_UNKNOWN', 'warning', 'afp_rate', `${rt.show(rt.present(afp_rate), 'rate', 'CLP')} no es la cotización a ninguna AFP en el mes`);
  }
  if ((contrato_plazo_fijo && afc_indefinido_11_anios)) {
    ledger.warn('FLAG_CONFLICT', 'warning', 'overrides.afc_indefinido_11_anios', `El contrato no puede ser a plazo fijo y llevar más de 11 años; se aplica el plazo fijo`);
  }
  if (rt.compare(commission_amount, rt.ZERO) > 0) {
    ledger.warn('SEMANA_CORRIDA_NOT_COMPUTED', 'info', 'commission_amount', `La semana corrida de las comisiones no se calcula: va incluida en el monto`);
  }
  if ((rt.compare(asignacion_familiar_amount, rt.ZERO) > 0 && rt.compare(total_imponible, tramo_c_hasta) > 0)) {
    ledger.warn('FLAG_THRESHOLD_MISMATCH', 'warning', 'asignacion_familiar_amount', `El total imponible ${rt.show(total_imponible, 'money', 'CLP')} pasa de ${rt.show(tramo_c_hasta, 'money', 'CLP')}, desde donde no hay asignación familiar`);
  }
  if ((rt.compare(total_imponible, tramo_c_hasta) <= 0 && !(rt.isMultiple(asignacion_familiar_amount, monto_por_carga)))) {
    ledger.warn('ASIGNACION_FAMILIAR_NOT_MULTIPLE', 'warning', 'asignacion_familiar_amount', `${rt.show(asignacion_familiar_amount, 'money', 'CLP')} no es un múltiplo de ${rt.show(monto_por_carga, 'money', 'CLP')}, lo que se paga por carga en su tramo`);
  }
  if (rt.compare(rt.sum(colacion, movilizacion), rt.mul(n_0_3, total_imponible)) > 0) {
    ledger.warn('NON_TAXABLE_HIGH', 'warning', 'total_no_imponible', `Colación y movilización pasan del 30 % del total imponible; el SII puede considerarlas renta`);
  }
  if (rt.compare(total_imponible, tope_imponible_afp_salud) > 0) {
    ledger.warn('CONTRIBUTION_BASE_CAPPED', 'info', 'base_imponible_afp_salud', `El total imponible ${rt.show(total_imponible, 'money', 'CLP')} pasa del tope de ${rt.show(tope_imponible_afp_salud, 'money', 'CLP')}`);
  }
  if (rt.compare(total_imponible, tope_imponible_afc) > 0) {
    ledger.warn('CONTRIBUTION_BASE_CAPPED', 'info', 'base_imponible_afc', `El total imponible ${rt.show(total_imponible, 'money', 'CLP')} pasa del tope de ${rt.show(tope_imponible_afc, 'money', 'CLP')}`);
  }

  return ledger.close();
}

export const rules: rt.RuleModule = { manifest, evaluate };
