// CO.ordinario 2020.1: Contrato laboral ordinario
// Emitted from rules/co/ordinario/2020-01-01.pay by payroll compile. Do not edit.
// file    sha256:e1f3880a4e6527a89da22c6d47f9e713ba4244a2c9c0246cf7c8afb3d319a198
// meaning sha256:aefd106168c1e72e77d5fee520998bd4fe8a325538d82be4b60446bfad80296a
import * as rt from '../../../../compiler/runtime/index.ts';

const n_0_01 = rt.decimal('0.01');
const n_1000000000_over_3 = rt.exact(1000000000n, 3n);
const n_10000000000 = rt.decimal('10000000000');
const n_240 = rt.decimal('240');
const n_0_12 = rt.decimal('0.12');
const n_0_04 = rt.decimal('0.04');
const n_1_over_12 = rt.exact(1n, 12n);
const n_1_over_24 = rt.exact(1n, 24n);
const rounding$1: rt.Rounding = { mode: 'half_up', rungs: [{ quantum: n_0_01, above: null }] };

// Salario mínimo mensual legal vigente · Decreto 2360 de 2019 (número según una sola fuente)
const SMMLV$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('877803') },
];

// Unidad de valor tributario · Resolución DIAN 84 de 2019
const UVT$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('35607') },
];

// Auxilio de transporte mensual · Decreto 2361 de 2019 (número según una sola fuente)
const auxilio_mensual$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('102854') },
];

// Horas del mes · CST art. 161
const divisor_horas_mes$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('240') },
];

// Recargo dominical o festivo · CST art. 179; Ley 789 de 2002 art. 26
const recargo_dominical$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('0.75') },
];

// Horas extra permitidas en el mes · Ley 50 de 1990 art. 22
const limite_horas_extra$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('52') },
];

// Tarifa mínima de la clase I · Decreto 1772 de 1994 art. 13
const arl_minima$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('0.00348') },
];

// Tarifa máxima de la clase V · Decreto 1772 de 1994 art. 13
const arl_maxima$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('0.087') },
];

// Tarifa inicial por clase de riesgo · Decreto 1772 de 1994 art. 13
const clases_arl: rt.Table = {
  id: 'clases_arl',
  form: 'map',
  grid: null,
  roundEach: null,
  roundLimits: null,
  blocks: [
    {
      from: '0000-01-01',
      rows: [
        rt.wordRow('clase_i', '0.00522'),
        rt.wordRow('clase_ii', '0.01044'),
        rt.wordRow('clase_iii', '0.02436'),
        rt.wordRow('clase_iv', '0.0435'),
        rt.wordRow('clase_v', '0.0696'),
      ],
    },
  ],
};

// Tarifa del fondo de solidaridad pensional · Ley 797 de 2003 arts. 7 y 8
const tarifa_fsp: rt.Table = {
  id: 'tarifa_fsp',
  form: 'step',
  grid: null,
  roundEach: null,
  roundLimits: null,
  blocks: [
    {
      from: '0000-01-01',
      rows: [
        rt.band('[)', '0', '4', '0'),
        rt.band('[)', '4', '16', '0.01'),
        rt.band('[]', '16', '17', '0.012'),
        rt.band('(]', '17', '18', '0.014'),
        rt.band('(]', '18', '19', '0.016'),
        rt.band('(]', '19', '20', '0.018'),
        rt.band('()', '20', null, '0.02'),
      ],
    },
  ],
};

// Tarifa de retención sobre salarios · Estatuto Tributario art. 383; Ley 2010 de 2019 art. 42
const tarifa_retencion: rt.Table = {
  id: 'tarifa_retencion',
  form: 'excess',
  grid: null,
  roundEach: null,
  roundLimits: null,
  blocks: [
    {
      from: '0000-01-01',
      rows: [
        rt.band('[]', '0', '95', '0'),
        rt.band('(]', '95', '150', '0.19'),
        rt.band('(]', '150', '360', '0.28', '10'),
        rt.band('(]', '360', '640', '0.33', '69'),
        rt.band('(]', '640', '945', '0.35', '162'),
        rt.band('(]', '945', '2300', '0.37', '268'),
        rt.band('()', '2300', null, '0.39', '770'),
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
  label: 'Salario diario',
  law: null,
  presence: 'required',
  unless: 'monthly_salary',
  bounds: '(0 COP .. 10_000_000_000 COP / 30]',
  lowest: { value: '0', included: false },
  highest: { value: '333333333.3333333333', included: true },
  defaultText: null,
  defaultValue: null,
};

const input$monthly_salary: rt.InputSpec = {
  id: 'monthly_salary',
  wire: 'monthly_salary',
  source: 'employee',
  type: 'money',
  words: [],
  label: 'Salario mensual',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '(0 COP .. 10_000_000_000 COP]',
  lowest: { value: '0', included: false },
  highest: { value: '10000000000', included: true },
  defaultText: '30 * daily_salary',
  defaultValue: null,
};

const input$risk_class_rate: rt.InputSpec = {
  id: 'risk_class_rate',
  wire: 'risk_class_rate',
  source: 'employee',
  type: 'rate',
  words: [],
  label: 'Tarifa de riesgos laborales',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[arl_minima .. arl_maxima]',
  lowest: { value: '0.00348', included: true },
  highest: { value: '0.087', included: true },
  defaultText: '0.522%',
  defaultValue: '0.00522',
};

const input$horas_recargo_nocturno: rt.InputSpec = {
  id: 'horas_recargo_nocturno',
  wire: 'horas_recargo_nocturno',
  source: 'employee',
  type: 'hours',
  words: [],
  label: 'Horas ordinarias nocturnas',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0h .. 240h]',
  lowest: { value: '0', included: true },
  highest: { value: '240', included: true },
  defaultText: '0h',
  defaultValue: '0',
};

const input$horas_dominicales_diurnas: rt.InputSpec = {
  id: 'horas_dominicales_diurnas',
  wire: 'horas_dominicales_diurnas',
  source: 'employee',
  type: 'hours',
  words: [],
  label: 'Horas dominicales diurnas',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0h .. 240h]',
  lowest: { value: '0', included: true },
  highest: { value: '240', included: true },
  defaultText: '0h',
  defaultValue: '0',
};

const input$horas_dominicales_nocturnas: rt.InputSpec = {
  id: 'horas_dominicales_nocturnas',
  wire: 'horas_dominicales_nocturnas',
  source: 'employee',
  type: 'hours',
  words: [],
  label: 'Horas dominicales nocturnas',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0h .. 240h]',
  lowest: { value: '0', included: true },
  highest: { value: '240', included: true },
  defaultText: '0h',
  defaultValue: '0',
};

const input$horas_extra_diurnas: rt.InputSpec = {
  id: 'horas_extra_diurnas',
  wire: 'horas_extra_diurnas',
  source: 'employee',
  type: 'hours',
  words: [],
  label: 'Horas extra diurnas',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0h .. 240h]',
  lowest: { value: '0', included: true },
  highest: { value: '240', included: true },
  defaultText: '0h',
  defaultValue: '0',
};

const input$horas_extra_nocturnas: rt.InputSpec = {
  id: 'horas_extra_nocturnas',
  wire: 'horas_extra_nocturnas',
  source: 'employee',
  type: 'hours',
  words: [],
  label: 'Horas extra nocturnas',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0h .. 240h]',
  lowest: { value: '0', included: true },
  highest: { value: '240', included: true },
  defaultText: '0h',
  defaultValue: '0',
};

const input$horas_extra_dominicales_diurnas: rt.InputSpec = {
  id: 'horas_extra_dominicales_diurnas',
  wire: 'horas_extra_dominicales_diurnas',
  source: 'employee',
  type: 'hours',
  words: [],
  label: 'Extra dominicales diurnas',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0h .. 240h]',
  lowest: { value: '0', included: true },
  highest: { value: '240', included: true },
  defaultText: '0h',
  defaultValue: '0',
};

const input$horas_extra_dominicales_nocturnas: rt.InputSpec = {
  id: 'horas_extra_dominicales_nocturnas',
  wire: 'horas_extra_dominicales_nocturnas',
  source: 'employee',
  type: 'hours',
  words: [],
  label: 'Extra dominicales nocturnas',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0h .. 240h]',
  lowest: { value: '0', included: true },
  highest: { value: '240', included: true },
  defaultText: '0h',
  defaultValue: '0',
};

const input$aplica_auxilio_transporte: rt.InputSpec = {
  id: 'aplica_auxilio_transporte',
  wire: 'aplica_auxilio_transporte',
  source: 'override',
  type: 'boolean',
  words: [],
  label: 'Recibe auxilio de transporte',
  law: 'Ley 15 de 1959; MinTrabajo, concepto 5465 de 2020: sin contar horas extra',
  presence: 'default',
  unless: null,
  bounds: null,
  lowest: null,
  highest: null,
  defaultText: 'monthly_salary <= 2 SMMLV',
  defaultValue: null,
};

const input$aplica_exoneracion_114_1: rt.InputSpec = {
  id: 'aplica_exoneracion_114_1',
  wire: 'aplica_exoneracion_114_1',
  source: 'override',
  type: 'boolean',
  words: [],
  label: 'Empleador con derecho a la exoneración del art. 114-1',
  law: 'Estatuto Tributario art. 114-1',
  presence: 'default',
  unless: null,
  bounds: null,
  lowest: null,
  highest: null,
  defaultText: 'yes',
  defaultValue: true,
};

const manifest: rt.Manifest = {
  format: 1,
  path: 'rules/co/ordinario/2020-01-01.pay',
  fingerprint: 'sha256:e1f3880a4e6527a89da22c6d47f9e713ba4244a2c9c0246cf7c8afb3d319a198',
  meaning: 'sha256:aefd106168c1e72e77d5fee520998bd4fe8a325538d82be4b60446bfad80296a',
  country: 'CO',
  scheme: 'ordinario',
  label: 'Contrato laboral ordinario',
  version: '2020.1',
  currency: 'COP',
  validFrom: '2020-01-01',
  validUntil: '2020-12-31',
  periods: ['monthly', 'biweekly'],
  proration: 'split_monthly',
  days: 'month_of_30',
  asOf: 'month_end',
  laws: ['Código Sustantivo del Trabajo arts. 127 y 132'],
  changes: [
    {
      date: '2020-01-01',
      summary: 'SMMLV, auxilio de transporte y UVT de 2020',
      law: 'Decretos 2360 y 2361 de 2019; Resolución DIAN 84 de 2019',
    },
    {
      date: '2020-01-01',
      summary: 'Tabla de retención de la Ley 2010',
      law: 'Ley 2010 de 2019 art. 42',
    },
  ],
  steps: [
    {
      id: 'valor_hora',
      kind: 'let',
      label: 'Valor de la hora',
      type: 'number',
      words: [],
      formula: 'monthly_salary / divisor_horas_mes',
      rounding: null,
      source: 'CST art. 161; divisor_horas_mes: CST art. 161',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 25,
      bracket: null,
      terms: null,
    },
    {
      id: 'salario_basico',
      kind: 'perception',
      label: 'Salario básico',
      type: 'money',
      words: [],
      formula: 'monthly_salary * period.days / 30 round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'CST art. 127',
      omitZero: false,
      taxable: true,
      socialSecurity: true,
      tags: ['salarial', 'prestacional', 'fijo'],
      table: null,
      position: 26,
      bracket: null,
      terms: null,
    },
    {
      id: 'recargo_nocturno',
      kind: 'perception',
      label: 'Recargo nocturno',
      type: 'money',
      words: [],
      formula: 'valor_hora * horas_recargo_nocturno * 35% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'CST art. 168 num. 1',
      omitZero: true,
      taxable: true,
      socialSecurity: true,
      tags: ['salarial', 'prestacional', 'variable', 'recargo'],
      table: null,
      position: 27,
      bracket: null,
      terms: null,
    },
    {
      id: 'dominical_diurno',
      kind: 'perception',
      label: 'Dominical o festivo diurno',
      type: 'money',
      words: [],
      formula: 'valor_hora * horas_dominicales_diurnas * (100% + recargo_dominical) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'CST art. 179; MinTrabajo, concepto 148494 de 2013; recargo_dominical: CST art. 179; Ley 789 de 2002 art. 26',
      omitZero: true,
      taxable: true,
      socialSecurity: true,
      tags: ['salarial', 'prestacional', 'variable', 'dominical'],
      table: null,
      position: 28,
      bracket: null,
      terms: null,
    },
    {
      id: 'dominical_nocturno',
      kind: 'perception',
      label: 'Dominical o festivo nocturno',
      type: 'money',
      words: [],
      formula: 'valor_hora * horas_dominicales_nocturnas * (135% + recargo_dominical) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'CST arts. 168 num. 1 y 179; MinTrabajo, concepto 148494 de 2013; recargo_dominical: CST art. 179; Ley 789 de 2002 art. 26',
      omitZero: true,
      taxable: true,
      socialSecurity: true,
      tags: ['salarial', 'prestacional', 'variable', 'dominical'],
      table: null,
      position: 29,
      bracket: null,
      terms: null,
    },
    {
      id: 'hora_extra_diurna',
      kind: 'perception',
      label: 'Hora extra diurna',
      type: 'money',
      words: [],
      formula: 'valor_hora * horas_extra_diurnas * 125% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'CST art. 168 num. 2',
      omitZero: true,
      taxable: true,
      socialSecurity: true,
      tags: ['salarial', 'prestacional', 'variable', 'extra'],
      table: null,
      position: 30,
      bracket: null,
      terms: null,
    },
    {
      id: 'hora_extra_nocturna',
      kind: 'perception',
      label: 'Hora extra nocturna',
      type: 'money',
      words: [],
      formula: 'valor_hora * horas_extra_nocturnas * 175% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'CST art. 168 num. 3',
      omitZero: true,
      taxable: true,
      socialSecurity: true,
      tags: ['salarial', 'prestacional', 'variable', 'extra'],
      table: null,
      position: 31,
      bracket: null,
      terms: null,
    },
    {
      id: 'hora_extra_dominical_diurna',
      kind: 'perception',
      label: 'Hora extra dominical o festiva diurna',
      type: 'money',
      words: [],
      formula: 'valor_hora * horas_extra_dominicales_diurnas * (125% + recargo_dominical) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'CST arts. 168 num. 2 y 179; MinTrabajo, concepto 148494 de 2013; recargo_dominical: CST art. 179; Ley 789 de 2002 art. 26',
      omitZero: true,
      taxable: true,
      socialSecurity: true,
      tags: ['salarial', 'prestacional', 'variable', 'extra', 'dominical'],
      table: null,
      position: 32,
      bracket: null,
      terms: null,
    },
    {
      id: 'hora_extra_dominical_nocturna',
      kind: 'perception',
      label: 'Hora extra dominical o festiva nocturna',
      type: 'money',
      words: [],
      formula: 'valor_hora * horas_extra_dominicales_nocturnas * (175% + recargo_dominical) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'CST arts. 168 num. 3 y 179; MinTrabajo, concepto 148494 de 2013; recargo_dominical: CST art. 179; Ley 789 de 2002 art. 26',
      omitZero: true,
      taxable: true,
      socialSecurity: true,
      tags: ['salarial', 'prestacional', 'variable', 'extra', 'dominical'],
      table: null,
      position: 33,
      bracket: null,
      terms: null,
    },
    {
      id: 'auxilio_transporte',
      kind: 'perception',
      label: 'Auxilio de transporte',
      type: 'money',
      words: [],
      formula: 'auxilio_mensual * period.days / 30 when aplica_auxilio_transporte round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 15 de 1959; Ley 1 de 1963 art. 7 (convención: pagado por encima de 2 SMMLV conserva el mismo tratamiento); auxilio_mensual: Decreto 2361 de 2019 (número según una sola fuente)',
      omitZero: true,
      taxable: true,
      socialSecurity: false,
      tags: ['no_salarial', 'prestacional'],
      table: null,
      position: 34,
      bracket: null,
      terms: null,
    },
    {
      id: 'total_devengado',
      kind: 'total',
      label: 'Total devengado',
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
      position: 35,
      bracket: null,
      terms: [
        { step: 'salario_basico', sign: 1 },
        { step: 'recargo_nocturno', sign: 1 },
        { step: 'dominical_diurno', sign: 1 },
        { step: 'dominical_nocturno', sign: 1 },
        { step: 'hora_extra_diurna', sign: 1 },
        { step: 'hora_extra_nocturna', sign: 1 },
        { step: 'hora_extra_dominical_diurna', sign: 1 },
        { step: 'hora_extra_dominical_nocturna', sign: 1 },
        { step: 'auxilio_transporte', sign: 1 },
      ],
    },
    {
      id: 'ingreso_salarial',
      kind: 'base',
      label: 'Ingreso salarial',
      type: 'money',
      words: [],
      formula: 'sum(salarial) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'CST art. 127',
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
      id: 'ibc_minimo',
      kind: 'let',
      label: 'Piso del ingreso base de cotización',
      type: 'money',
      words: [],
      formula: '1 SMMLV * period.days / 30 round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 100 de 1993 art. 18; SMMLV: Decreto 2360 de 2019 (número según una sola fuente)',
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
      id: 'ibc_maximo',
      kind: 'let',
      label: 'Tope del ingreso base de cotización',
      type: 'money',
      words: [],
      formula: '25 SMMLV',
      rounding: null,
      source: 'Ley 100 de 1993 art. 18; Ley 797 de 2003 art. 5 (fuente única: Consejo de Estado 27372: el tope no se prorratea); SMMLV: Decreto 2360 de 2019 (número según una sola fuente)',
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
      id: 'ibc',
      kind: 'base',
      label: 'Ingreso base de cotización',
      type: 'money',
      words: [],
      formula: 'clamp(ingreso_salarial, ibc_minimo, ibc_maximo) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 100 de 1993 art. 18; Ley 797 de 2003 art. 5',
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
      id: 'salud_empleado',
      kind: 'deduction',
      label: 'Aporte a salud (trabajador)',
      type: 'money',
      words: [],
      formula: 'ibc * 4% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 100 de 1993 art. 204; Ley 1122 de 2007 art. 10',
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
      id: 'pension_empleado',
      kind: 'deduction',
      label: 'Aporte a pensión (trabajador)',
      type: 'money',
      words: [],
      formula: 'ibc * 4% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 100 de 1993 art. 20; Ley 797 de 2003 art. 7',
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
      id: 'fondo_solidaridad_pensional',
      kind: 'deduction',
      label: 'Fondo de solidaridad pensional',
      type: 'money',
      words: [],
      formula: 'ibc * tarifa_fsp(ibc) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 100 de 1993 arts. 20 y 27; tarifa_fsp: Ley 797 de 2003 arts. 7 y 8',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 43,
      bracket: 'fondo_solidaridad_pensional',
      terms: null,
    },
    {
      id: 'ingresos_no_constitutivos',
      kind: 'base',
      label: 'Ingresos no constitutivos de renta',
      type: 'money',
      words: [],
      formula: 'salud_empleado + pension_empleado + fondo_solidaridad_pensional round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Estatuto Tributario arts. 55 y 56',
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
      id: 'ingreso_neto_retencion',
      kind: 'base',
      label: 'Ingreso laboral neto',
      type: 'money',
      words: [],
      formula: 'max(0 COP, sum(gravable) - ingresos_no_constitutivos) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Estatuto Tributario arts. 55 y 56',
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
      id: 'renta_exenta_25',
      kind: 'base',
      label: 'Renta exenta del 25%',
      type: 'money',
      words: [],
      formula: 'min(25% * ingreso_neto_retencion, 240 UVT) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Estatuto Tributario art. 206 num. 10; Ley 2010 de 2019; UVT: Resolución DIAN 84 de 2019',
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
      id: 'base_gravable_retencion',
      kind: 'base',
      label: 'Base gravable de retención',
      type: 'money',
      words: [],
      formula: 'ingreso_neto_retencion - renta_exenta_25 round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Estatuto Tributario arts. 206 num. 10 y 383',
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
      id: 'retencion_fuente',
      kind: 'deduction',
      label: 'Retención en la fuente (procedimiento 1)',
      type: 'money',
      words: [],
      formula: 'tarifa_retencion(base_gravable_retencion) round half_up:1000>10000,100>100,1',
      rounding: 'half_up:1000>10000,100>100,1',
      source: 'Estatuto Tributario arts. 383 y 868 (convención: se aproxima por la última regla del art. 868; ningún ejemplo oficial lo fija); tarifa_retencion: Estatuto Tributario art. 383; Ley 2010 de 2019 art. 42 (fuente única: para 2020; la tabla de 87 UVT de la Ley 1943 de 2018 rigió solo en 2019)',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 49,
      bracket: 'retencion_fuente',
      terms: null,
    },
    {
      id: 'total_deducciones',
      kind: 'total',
      label: 'Total deducciones',
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
        { step: 'salud_empleado', sign: 1 },
        { step: 'pension_empleado', sign: 1 },
        { step: 'fondo_solidaridad_pensional', sign: 1 },
        { step: 'retencion_fuente', sign: 1 },
      ],
    },
    {
      id: 'neto_pagar',
      kind: 'total',
      label: 'Neto a pagar',
      type: 'money',
      words: [],
      formula: 'total_devengado - total_deducciones',
      rounding: null,
      source: null,
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 51,
      bracket: null,
      terms: [{ step: 'total_devengado', sign: 1 }, { step: 'total_deducciones', sign: -1 }],
    },
    {
      id: 'exonerado',
      kind: 'let',
      label: 'Empleador exonerado art. 114-1',
      type: 'boolean',
      words: [],
      formula: 'aplica_exoneracion_114_1 and ingreso_salarial < 10 SMMLV',
      rounding: null,
      source: 'Estatuto Tributario art. 114-1; Ley 1819 de 2016 art. 65; DIAN, conceptos 956 de 2024 y 1066 de 2025; SMMLV: Decreto 2360 de 2019 (número según una sola fuente)',
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
      id: 'salud_empleador',
      kind: 'component',
      label: 'Salud empleador',
      type: 'money',
      words: [],
      formula: 'ibc * (if exonerado then 0% else 8.5%) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 100 de 1993 art. 204; Ley 1122 de 2007 art. 10',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'seguridad_social_empleador',
      position: 54,
      bracket: null,
      terms: null,
    },
    {
      id: 'pension_empleador',
      kind: 'component',
      label: 'Pensión empleador',
      type: 'money',
      words: [],
      formula: 'ibc * 12% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 100 de 1993 art. 20; Ley 797 de 2003 art. 7',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'seguridad_social_empleador',
      position: 55,
      bracket: null,
      terms: null,
    },
    {
      id: 'arl',
      kind: 'component',
      label: 'Riesgos laborales (ARL)',
      type: 'money',
      words: [],
      formula: 'ibc * risk_class_rate round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Decreto 1772 de 1994 art. 13',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'seguridad_social_empleador',
      position: 56,
      bracket: null,
      terms: null,
    },
    {
      id: 'base_parafiscales',
      kind: 'base',
      label: 'Base de aportes parafiscales',
      type: 'money',
      words: [],
      formula: 'ingreso_salarial round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 21 de 1982 art. 17 (fuente única: MinProtección, concepto 67996 de 2012: sin piso y sin el tope de 25 SMMLV)',
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
      id: 'caja_compensacion',
      kind: 'component',
      label: 'Caja de compensación familiar',
      type: 'money',
      words: [],
      formula: 'base_parafiscales * 4% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 21 de 1982',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'parafiscales',
      position: 59,
      bracket: null,
      terms: null,
    },
    {
      id: 'icbf',
      kind: 'component',
      label: 'ICBF',
      type: 'money',
      words: [],
      formula: 'base_parafiscales * (if exonerado then 0% else 3%) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 89 de 1988',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'parafiscales',
      position: 60,
      bracket: null,
      terms: null,
    },
    {
      id: 'sena',
      kind: 'component',
      label: 'SENA',
      type: 'money',
      words: [],
      formula: 'base_parafiscales * (if exonerado then 0% else 2%) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 21 de 1982',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'parafiscales',
      position: 61,
      bracket: null,
      terms: null,
    },
    {
      id: 'base_prestaciones',
      kind: 'base',
      label: 'Base de prestaciones sociales',
      type: 'money',
      words: [],
      formula: 'sum(prestacional) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'CST arts. 249 y 306; Ley 1 de 1963 art. 7',
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
      id: 'base_vacaciones',
      kind: 'base',
      label: 'Base de vacaciones',
      type: 'money',
      words: [],
      formula: 'sum(vacacional) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'CST art. 192 (convención: sin horas extra ni trabajo en descanso obligatorio; lectura por confirmar)',
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
      id: 'cesantias',
      kind: 'component',
      label: 'Cesantías',
      type: 'money',
      words: [],
      formula: 'base_prestaciones * (100% / 12) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'CST art. 249',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'prestaciones_sociales',
      position: 65,
      bracket: null,
      terms: null,
    },
    {
      id: 'intereses_cesantias',
      kind: 'component',
      label: 'Intereses sobre cesantías',
      type: 'money',
      words: [],
      formula: 'base_prestaciones * (12% / 12) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 52 de 1975',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'prestaciones_sociales',
      position: 66,
      bracket: null,
      terms: null,
    },
    {
      id: 'prima_servicios',
      kind: 'component',
      label: 'Prima de servicios',
      type: 'money',
      words: [],
      formula: 'base_prestaciones * (100% / 12) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'CST art. 306',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'prestaciones_sociales',
      position: 67,
      bracket: null,
      terms: null,
    },
    {
      id: 'vacaciones',
      kind: 'component',
      label: 'Vacaciones',
      type: 'money',
      words: [],
      formula: 'base_vacaciones * (100% / 24) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'CST art. 186',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'prestaciones_sociales',
      position: 68,
      bracket: null,
      terms: null,
    },
    {
      id: 'total_seguridad_social_empleador',
      kind: 'total',
      label: 'Total seguridad social empleador',
      type: 'money',
      words: [],
      formula: 'sum(seguridad_social_empleador)',
      rounding: null,
      source: null,
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 69,
      bracket: null,
      terms: [
        { step: 'salud_empleador', sign: 1 },
        { step: 'pension_empleador', sign: 1 },
        { step: 'arl', sign: 1 },
      ],
    },
    {
      id: 'total_parafiscales',
      kind: 'total',
      label: 'Total parafiscales',
      type: 'money',
      words: [],
      formula: 'sum(parafiscales)',
      rounding: null,
      source: null,
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 70,
      bracket: null,
      terms: [
        { step: 'caja_compensacion', sign: 1 },
        { step: 'icbf', sign: 1 },
        { step: 'sena', sign: 1 },
      ],
    },
    {
      id: 'total_provisiones',
      kind: 'total',
      label: 'Total provisiones',
      type: 'money',
      words: [],
      formula: 'sum(prestaciones_sociales)',
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
        { step: 'cesantias', sign: 1 },
        { step: 'intereses_cesantias', sign: 1 },
        { step: 'prima_servicios', sign: 1 },
        { step: 'vacaciones', sign: 1 },
      ],
    },
    {
      id: 'costo_total_empleador',
      kind: 'total',
      label: 'Costo total empleador',
      type: 'money',
      words: [],
      formula: 'total_devengado + total_seguridad_social_empleador + total_parafiscales + total_provisiones',
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
        { step: 'total_devengado', sign: 1 },
        { step: 'total_seguridad_social_empleador', sign: 1 },
        { step: 'total_parafiscales', sign: 1 },
        { step: 'total_provisiones', sign: 1 },
      ],
    },
    {
      id: 'horas_extra_mes',
      kind: 'let',
      label: 'Horas extra del mes',
      type: 'hours',
      words: [],
      formula: 'horas_extra_diurnas + horas_extra_nocturnas + horas_extra_dominicales_diurnas + horas_extra_dominicales_nocturnas',
      rounding: null,
      source: null,
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 73,
      bracket: null,
      terms: null,
    },
  ],
  employerTables: [
    { id: 'seguridad_social_empleador', label: 'Seguridad social (empleador)' },
    { id: 'parafiscales', label: 'Aportes parafiscales' },
    { id: 'prestaciones_sociales', label: 'Provisión de prestaciones sociales' },
  ],
  summary: {
    total_perceptions: 'total_devengado',
    total_deductions: 'total_deducciones',
    net_salary: 'neto_pagar',
    employer_total_cost: 'costo_total_empleador',
  },
  standing: [
    {
      figure: 'limite_horas_extra',
      standing: 'convention',
      note: '12 horas a la semana son 52 al mes',
    },
    { figure: 'tarifa_fsp', standing: 'convention', note: '17 SMMLV exactos: la tarifa menor' },
    { figure: 'tarifa_fsp', standing: 'convention', note: '18 SMMLV exactos: la tarifa menor' },
    { figure: 'tarifa_fsp', standing: 'convention', note: '19 SMMLV exactos: la tarifa menor' },
    {
      figure: 'tarifa_retencion',
      standing: 'single_source',
      note: 'para 2020; la tabla de 87 UVT de la Ley 1943 de 2018 rigió solo en 2019',
    },
    {
      figure: 'auxilio_transporte',
      standing: 'convention',
      note: 'pagado por encima de 2 SMMLV conserva el mismo tratamiento',
    },
    {
      figure: 'ibc_maximo',
      standing: 'single_source',
      note: 'Consejo de Estado 27372: el tope no se prorratea',
    },
    {
      figure: 'retencion_fuente',
      standing: 'convention',
      note: 'se aproxima por la última regla del art. 868; ningún ejemplo oficial lo fija',
    },
    {
      figure: 'base_parafiscales',
      standing: 'single_source',
      note: 'MinProtección, concepto 67996 de 2012: sin piso y sin el tope de 25 SMMLV',
    },
    {
      figure: 'base_vacaciones',
      standing: 'convention',
      note: 'sin horas extra ni trabajo en descanso obligatorio; lectura por confirmar',
    },
  ],
  inputs: [
    input$daily_salary,
    input$monthly_salary,
    input$risk_class_rate,
    input$horas_recargo_nocturno,
    input$horas_dominicales_diurnas,
    input$horas_dominicales_nocturnas,
    input$horas_extra_diurnas,
    input$horas_extra_nocturnas,
    input$horas_extra_dominicales_diurnas,
    input$horas_extra_dominicales_nocturnas,
    input$aplica_auxilio_transporte,
    input$aplica_exoneracion_114_1,
  ],
};

const $exactFigures = rt.madeByDate(($at) => ({
  arl_minima: rt.over(rt.figureAt(arl_minima$rows, $at), 25000n),
  arl_minima$v: rt.figureAt(arl_minima$rows, $at),
  arl_maxima: rt.over(rt.figureAt(arl_maxima$rows, $at), 1000n),
  arl_maxima$v: rt.figureAt(arl_maxima$rows, $at),
  SMMLV: rt.over(rt.figureAt(SMMLV$rows, $at), 1n),
  SMMLV$v: rt.figureAt(SMMLV$rows, $at),
  divisor_horas_mes: rt.over(rt.figureAt(divisor_horas_mes$rows, $at), 1n),
  divisor_horas_mes$v: rt.figureAt(divisor_horas_mes$rows, $at),
  recargo_dominical: rt.over(rt.figureAt(recargo_dominical$rows, $at), 4n),
  recargo_dominical$v: rt.figureAt(recargo_dominical$rows, $at),
  auxilio_mensual: rt.over(rt.figureAt(auxilio_mensual$rows, $at), 1n),
  auxilio_mensual$v: rt.figureAt(auxilio_mensual$rows, $at),
  tarifa_fsp$on1: rt.rowsOn(tarifa_fsp, { date: $at, factor: rt.figureAt(SMMLV$rows, $at) }, 100n, 500n),
  UVT: rt.over(rt.figureAt(UVT$rows, $at), 1n),
  UVT$v: rt.figureAt(UVT$rows, $at),
  tarifa_retencion$on1: rt.rowsOn(tarifa_retencion, { date: $at, factor: rt.figureAt(UVT$rows, $at) }, 100n, 100n),
  clases_arl$on1: rt.rowsOn(clases_arl, { date: $at }, 1n, 10000000000n),
  limite_horas_extra: rt.over(rt.figureAt(limite_horas_extra$rows, $at), 1n),
  limite_horas_extra$v: rt.figureAt(limite_horas_extra$rows, $at),
}));

function byFractions(call: rt.Call): rt.Outcome {
  const $at = call.referenceDate;
  const $e = $exactFigures($at);
  const ledger = new rt.Ledger(manifest, call, rounding$1);
  const period$days = BigInt(call.days);
  const period$days$v = { n: period$days, d: 1n };

  // Salario diario
  const daily_salary$sent = rt.sentQuantity(call, input$daily_salary);
  rt.checkPresence(ledger, input$daily_salary, call);
  rt.checkDigits(ledger, input$daily_salary, daily_salary$sent);
  rt.checkBounds(ledger, input$daily_salary, daily_salary$sent, { value: rt.ZERO, closed: false }, { value: n_1000000000_over_3, closed: true });
  // Salario mensual
  const monthly_salary$sent = rt.sentQuantity(call, input$monthly_salary);
  rt.checkDigits(ledger, input$monthly_salary, monthly_salary$sent);
  rt.checkBounds(ledger, input$monthly_salary, monthly_salary$sent, { value: rt.ZERO, closed: false }, { value: n_10000000000, closed: true });
  // Tarifa de riesgos laborales
  const risk_class_rate$sent = rt.sentQuantity(call, input$risk_class_rate);
  rt.checkDigits(ledger, input$risk_class_rate, risk_class_rate$sent);
  rt.checkBounds(ledger, input$risk_class_rate, risk_class_rate$sent, { value: $e.arl_minima$v, closed: true }, { value: $e.arl_maxima$v, closed: true });
  // Horas ordinarias nocturnas
  const horas_recargo_nocturno$sent = rt.sentQuantity(call, input$horas_recargo_nocturno);
  rt.checkDigits(ledger, input$horas_recargo_nocturno, horas_recargo_nocturno$sent);
  rt.checkBounds(ledger, input$horas_recargo_nocturno, horas_recargo_nocturno$sent, { value: rt.ZERO, closed: true }, { value: n_240, closed: true });
  // Horas dominicales diurnas
  const horas_dominicales_diurnas$sent = rt.sentQuantity(call, input$horas_dominicales_diurnas);
  rt.checkDigits(ledger, input$horas_dominicales_diurnas, horas_dominicales_diurnas$sent);
  rt.checkBounds(ledger, input$horas_dominicales_diurnas, horas_dominicales_diurnas$sent, { value: rt.ZERO, closed: true }, { value: n_240, closed: true });
  // Horas dominicales nocturnas
  const horas_dominicales_nocturnas$sent = rt.sentQuantity(call, input$horas_dominicales_nocturnas);
  rt.checkDigits(ledger, input$horas_dominicales_nocturnas, horas_dominicales_nocturnas$sent);
  rt.checkBounds(ledger, input$horas_dominicales_nocturnas, horas_dominicales_nocturnas$sent, { value: rt.ZERO, closed: true }, { value: n_240, closed: true });
  // Horas extra diurnas
  const horas_extra_diurnas$sent = rt.sentQuantity(call, input$horas_extra_diurnas);
  rt.checkDigits(ledger, input$horas_extra_diurnas, horas_extra_diurnas$sent);
  rt.checkBounds(ledger, input$horas_extra_diurnas, horas_extra_diurnas$sent, { value: rt.ZERO, closed: true }, { value: n_240, closed: true });
  // Horas extra nocturnas
  const horas_extra_nocturnas$sent = rt.sentQuantity(call, input$horas_extra_nocturnas);
  rt.checkDigits(ledger, input$horas_extra_nocturnas, horas_extra_nocturnas$sent);
  rt.checkBounds(ledger, input$horas_extra_nocturnas, horas_extra_nocturnas$sent, { value: rt.ZERO, closed: true }, { value: n_240, closed: true });
  // Extra dominicales diurnas
  const horas_extra_dominicales_diurnas$sent = rt.sentQuantity(call, input$horas_extra_dominicales_diurnas);
  rt.checkDigits(ledger, input$horas_extra_dominicales_diurnas, horas_extra_dominicales_diurnas$sent);
  rt.checkBounds(ledger, input$horas_extra_dominicales_diurnas, horas_extra_dominicales_diurnas$sent, { value: rt.ZERO, closed: true }, { value: n_240, closed: true });
  // Extra dominicales nocturnas
  const horas_extra_dominicales_nocturnas$sent = rt.sentQuantity(call, input$horas_extra_dominicales_nocturnas);
  rt.checkDigits(ledger, input$horas_extra_dominicales_nocturnas, horas_extra_dominicales_nocturnas$sent);
  rt.checkBounds(ledger, input$horas_extra_dominicales_nocturnas, horas_extra_dominicales_nocturnas$sent, { value: rt.ZERO, closed: true }, { value: n_240, closed: true });
  // Recibe auxilio de transporte
  const aplica_auxilio_transporte$sent = rt.sentBoolean(call, input$aplica_auxilio_transporte);
  // Empleador con derecho a la exoneración del art. 114-1
  const aplica_exoneracion_114_1$sent = rt.sentBoolean(call, input$aplica_exoneracion_114_1);

  if (ledger.refused) return ledger.close();
  const monthly_salary = monthly_salary$sent === undefined ? ((rt.over(rt.present(daily_salary$sent), 10000000000n)) * 3n) * 10n : rt.over(monthly_salary$sent, 10000000000n);
  const monthly_salary$v = monthly_salary$sent ?? { n: monthly_salary, d: 10000000000n };
  const risk_class_rate = risk_class_rate$sent === undefined ? 52200000n : rt.over(risk_class_rate$sent, 10000000000n);
  const risk_class_rate$v = risk_class_rate$sent ?? { n: risk_class_rate, d: 10000000000n };
  const horas_recargo_nocturno = horas_recargo_nocturno$sent === undefined ? 0n : rt.over(horas_recargo_nocturno$sent, 10000000000n);
  const horas_recargo_nocturno$v = horas_recargo_nocturno$sent ?? { n: horas_recargo_nocturno, d: 10000000000n };
  const horas_dominicales_diurnas = horas_dominicales_diurnas$sent === undefined ? 0n : rt.over(horas_dominicales_diurnas$sent, 10000000000n);
  const horas_dominicales_diurnas$v = horas_dominicales_diurnas$sent ?? { n: horas_dominicales_diurnas, d: 10000000000n };
  const horas_dominicales_nocturnas = horas_dominicales_nocturnas$sent === undefined ? 0n : rt.over(horas_dominicales_nocturnas$sent, 10000000000n);
  const horas_dominicales_nocturnas$v = horas_dominicales_nocturnas$sent ?? { n: horas_dominicales_nocturnas, d: 10000000000n };
  const horas_extra_diurnas = horas_extra_diurnas$sent === undefined ? 0n : rt.over(horas_extra_diurnas$sent, 10000000000n);
  const horas_extra_diurnas$v = horas_extra_diurnas$sent ?? { n: horas_extra_diurnas, d: 10000000000n };
  const horas_extra_nocturnas = horas_extra_nocturnas$sent === undefined ? 0n : rt.over(horas_extra_nocturnas$sent, 10000000000n);
  const horas_extra_nocturnas$v = horas_extra_nocturnas$sent ?? { n: horas_extra_nocturnas, d: 10000000000n };
  const horas_extra_dominicales_diurnas = horas_extra_dominicales_diurnas$sent === undefined ? 0n : rt.over(horas_extra_dominicales_diurnas$sent, 10000000000n);
  const horas_extra_dominicales_diurnas$v = horas_extra_dominicales_diurnas$sent ?? { n: horas_extra_dominicales_diurnas, d: 10000000000n };
  const horas_extra_dominicales_nocturnas = horas_extra_dominicales_nocturnas$sent === undefined ? 0n : rt.over(horas_extra_dominicales_nocturnas$sent, 10000000000n);
  const horas_extra_dominicales_nocturnas$v = horas_extra_dominicales_nocturnas$sent ?? { n: horas_extra_dominicales_nocturnas, d: 10000000000n };
  const aplica_auxilio_transporte = aplica_auxilio_transporte$sent ?? monthly_salary <= $e.SMMLV * 20000000000n;
  const aplica_exoneracion_114_1 = aplica_exoneracion_114_1$sent ?? true;

  // Valor de la hora · CST art. 161
  const $1 = rt.divisor($e.divisor_horas_mes);
  const valor_hora = monthly_salary;
  const valor_hora$v = { n: valor_hora, d: 10000000000n * $1 };
  ledger.step('valor_hora', valor_hora$v, valor_hora$v, ledger.tracing ? [
    rt.seen('monthly_salary', 'money', monthly_salary$v),
    rt.seen('divisor_horas_mes', 'hours', $e.divisor_horas_mes$v),
  ] : rt.NOTHING);

  // Salario básico · CST art. 127
  const salario_basico$raw = monthly_salary * period$days;
  const salario_basico = (salario_basico$raw + 1500000000n) / 3000000000n;
  const salario_basico$v = { n: salario_basico, d: 100n };
  ledger.step('salario_basico', { n: salario_basico$raw, d: 300000000000n }, salario_basico$v, ledger.tracing ? [
    rt.seen('monthly_salary', 'money', monthly_salary$v),
    rt.seen('period.days', 'number', period$days$v),
  ] : rt.NOTHING);

  // Recargo nocturno · CST art. 168 num. 1
  const recargo_nocturno$raw = (valor_hora * horas_recargo_nocturno) * 7n;
  const $3 = rt.roundToInteger(recargo_nocturno$raw, 20000000000000000000n * $1, 'half_up');
  const recargo_nocturno = $3;
  const recargo_nocturno$v = { n: recargo_nocturno, d: 100n };
  ledger.step('recargo_nocturno', { n: recargo_nocturno$raw, d: 2000000000000000000000n * $1 }, recargo_nocturno$v, ledger.tracing ? [
    rt.seen('valor_hora', 'number', valor_hora$v),
    rt.seen('horas_recargo_nocturno', 'hours', horas_recargo_nocturno$v),
  ] : rt.NOTHING);

  // Dominical o festivo diurno · CST art. 179; MinTrabajo, concepto 148494 de 2013
  const dominical_diurno$raw = (valor_hora * horas_dominicales_diurnas) * (4n + $e.recargo_dominical);
  const $5 = rt.roundToInteger(dominical_diurno$raw, 4000000000000000000n * $1, 'half_up');
  const dominical_diurno = $5;
  const dominical_diurno$v = { n: dominical_diurno, d: 100n };
  ledger.step('dominical_diurno', { n: dominical_diurno$raw, d: 400000000000000000000n * $1 }, dominical_diurno$v, ledger.tracing ? [
    rt.seen('valor_hora', 'number', valor_hora$v),
    rt.seen('horas_dominicales_diurnas', 'hours', horas_dominicales_diurnas$v),
    rt.seen('recargo_dominical', 'rate', $e.recargo_dominical$v),
  ] : rt.NOTHING);

  // Dominical o festivo nocturno · CST arts. 168 num. 1 y 179; MinTrabajo, concepto 148494 de 2013
  const dominical_nocturno$raw = (valor_hora * horas_dominicales_nocturnas) * (27n + ($e.recargo_dominical * 5n));
  const $7 = rt.roundToInteger(dominical_nocturno$raw, 20000000000000000000n * $1, 'half_up');
  const dominical_nocturno = $7;
  const dominical_nocturno$v = { n: dominical_nocturno, d: 100n };
  ledger.step('dominical_nocturno', { n: dominical_nocturno$raw, d: 2000000000000000000000n * $1 }, dominical_nocturno$v, ledger.tracing ? [
    rt.seen('valor_hora', 'number', valor_hora$v),
    rt.seen('horas_dominicales_nocturnas', 'hours', horas_dominicales_nocturnas$v),
    rt.seen('recargo_dominical', 'rate', $e.recargo_dominical$v),
  ] : rt.NOTHING);

  // Hora extra diurna · CST art. 168 num. 2
  const hora_extra_diurna$raw = valor_hora * horas_extra_diurnas;
  const $9 = rt.roundToInteger(hora_extra_diurna$raw, 800000000000000000n * $1, 'half_up');
  const hora_extra_diurna = $9;
  const hora_extra_diurna$v = { n: hora_extra_diurna, d: 100n };
  ledger.step('hora_extra_diurna', { n: hora_extra_diurna$raw, d: 80000000000000000000n * $1 }, hora_extra_diurna$v, ledger.tracing ? [
    rt.seen('valor_hora', 'number', valor_hora$v),
    rt.seen('horas_extra_diurnas', 'hours', horas_extra_diurnas$v),
  ] : rt.NOTHING);

  // Hora extra nocturna · CST art. 168 num. 3
  const hora_extra_nocturna$raw = (valor_hora * horas_extra_nocturnas) * 7n;
  const $11 = rt.roundToInteger(hora_extra_nocturna$raw, 4000000000000000000n * $1, 'half_up');
  const hora_extra_nocturna = $11;
  const hora_extra_nocturna$v = { n: hora_extra_nocturna, d: 100n };
  ledger.step('hora_extra_nocturna', { n: hora_extra_nocturna$raw, d: 400000000000000000000n * $1 }, hora_extra_nocturna$v, ledger.tracing ? [
    rt.seen('valor_hora', 'number', valor_hora$v),
    rt.seen('horas_extra_nocturnas', 'hours', horas_extra_nocturnas$v),
  ] : rt.NOTHING);

  // Hora extra dominical o festiva diurna · CST arts. 168 num. 2 y 179; MinTrabajo, concepto 148494 de 2013
  const hora_extra_dominical_diurna$raw = (valor_hora * horas_extra_dominicales_diurnas) * (5n + $e.recargo_dominical);
  const $13 = rt.roundToInteger(hora_extra_dominical_diurna$raw, 4000000000000000000n * $1, 'half_up');
  const hora_extra_dominical_diurna = $13;
  const hora_extra_dominical_diurna$v = { n: hora_extra_dominical_diurna, d: 100n };
  ledger.step('hora_extra_dominical_diurna', { n: hora_extra_dominical_diurna$raw, d: 400000000000000000000n * $1 }, hora_extra_dominical_diurna$v, ledger.tracing ? [
    rt.seen('valor_hora', 'number', valor_hora$v),
    rt.seen('horas_extra_dominicales_diurnas', 'hours', horas_extra_dominicales_diurnas$v),
    rt.seen('recargo_dominical', 'rate', $e.recargo_dominical$v),
  ] : rt.NOTHING);

  // Hora extra dominical o festiva nocturna · CST arts. 168 num. 3 y 179; MinTrabajo, concepto 148494 de 2013
  const hora_extra_dominical_nocturna$raw = (valor_hora * horas_extra_dominicales_nocturnas) * (7n + $e.recargo_dominical);
  const $15 = rt.roundToInteger(hora_extra_dominical_nocturna$raw, 4000000000000000000n * $1, 'half_up');
  const hora_extra_dominical_nocturna = $15;
  const hora_extra_dominical_nocturna$v = { n: hora_extra_dominical_nocturna, d: 100n };
  ledger.step('hora_extra_dominical_nocturna', { n: hora_extra_dominical_nocturna$raw, d: 400000000000000000000n * $1 }, hora_extra_dominical_nocturna$v, ledger.tracing ? [
    rt.seen('valor_hora', 'number', valor_hora$v),
    rt.seen('horas_extra_dominicales_nocturnas', 'hours', horas_extra_dominicales_nocturnas$v),
    rt.seen('recargo_dominical', 'rate', $e.recargo_dominical$v),
  ] : rt.NOTHING);

  // Auxilio de transporte · Ley 15 de 1959; Ley 1 de 1963 art. 7
  const auxilio_transporte$when = aplica_auxilio_transporte;
  let auxilio_transporte$raw = 0n;
  let auxilio_transporte = 0n;
  if (auxilio_transporte$when) {
    auxilio_transporte$raw = $e.auxilio_mensual * period$days;
    const $17 = auxilio_transporte$raw * 10n;
    auxilio_transporte = (2n * $17 + 3n) / 6n;
  }
  const auxilio_transporte$v = { n: auxilio_transporte, d: 100n };
  ledger.step('auxilio_transporte', { n: auxilio_transporte$raw, d: 30n }, auxilio_transporte$v, ledger.tracing ? [
    rt.seen('aplica_auxilio_transporte', 'boolean', aplica_auxilio_transporte),
    ...(auxilio_transporte$when ? [rt.seen('auxilio_mensual', 'money', $e.auxilio_mensual$v), rt.seen('period.days', 'number', period$days$v)] : []),
  ] : rt.NOTHING, auxilio_transporte$when);

  // Total devengado
  const total_devengado = salario_basico + recargo_nocturno + dominical_diurno + dominical_nocturno + hora_extra_diurna + hora_extra_nocturna + hora_extra_dominical_diurna + hora_extra_dominical_nocturna + auxilio_transporte;
  const total_devengado$v = { n: total_devengado, d: 100n };
  ledger.step('total_devengado', total_devengado$v, total_devengado$v, ledger.tracing ? [
    rt.seen('salario_basico', 'money', salario_basico$v),
    rt.seen('recargo_nocturno', 'money', recargo_nocturno$v),
    rt.seen('dominical_diurno', 'money', dominical_diurno$v),
    rt.seen('dominical_nocturno', 'money', dominical_nocturno$v),
    rt.seen('hora_extra_diurna', 'money', hora_extra_diurna$v),
    rt.seen('hora_extra_nocturna', 'money', hora_extra_nocturna$v),
    rt.seen('hora_extra_dominical_diurna', 'money', hora_extra_dominical_diurna$v),
    rt.seen('hora_extra_dominical_nocturna', 'money', hora_extra_dominical_nocturna$v),
    rt.seen('auxilio_transporte', 'money', auxilio_transporte$v),
  ] : rt.NOTHING);

  // Ingreso salarial · CST art. 127
  const ingreso_salarial = salario_basico + recargo_nocturno + dominical_diurno + dominical_nocturno + hora_extra_diurna + hora_extra_nocturna + hora_extra_dominical_diurna + hora_extra_dominical_nocturna;
  const ingreso_salarial$v = { n: ingreso_salarial, d: 100n };
  ledger.step('ingreso_salarial', ingreso_salarial$v, ingreso_salarial$v, ledger.tracing ? [
    rt.seen('salario_basico', 'money', salario_basico$v),
    rt.seen('recargo_nocturno', 'money', recargo_nocturno$v),
    rt.seen('dominical_diurno', 'money', dominical_diurno$v),
    rt.seen('dominical_nocturno', 'money', dominical_nocturno$v),
    rt.seen('hora_extra_diurna', 'money', hora_extra_diurna$v),
    rt.seen('hora_extra_nocturna', 'money', hora_extra_nocturna$v),
    rt.seen('hora_extra_dominical_diurna', 'money', hora_extra_dominical_diurna$v),
    rt.seen('hora_extra_dominical_nocturna', 'money', hora_extra_dominical_nocturna$v),
  ] : rt.NOTHING);

  // Piso del ingreso base de cotización · Ley 100 de 1993 art. 18
  const ibc_minimo$raw = $e.SMMLV * period$days;
  const $19 = ibc_minimo$raw * 10n;
  const ibc_minimo = (2n * $19 + 3n) / 6n;
  const ibc_minimo$v = { n: ibc_minimo, d: 100n };
  ledger.step('ibc_minimo', { n: ibc_minimo$raw, d: 30n }, ibc_minimo$v, ledger.tracing ? [
    rt.seen('SMMLV', 'money', $e.SMMLV$v),
    rt.seen('period.days', 'number', period$days$v),
  ] : rt.NOTHING);

  // Tope del ingreso base de cotización · Ley 100 de 1993 art. 18; Ley 797 de 2003 art. 5
  const ibc_maximo = $e.SMMLV * 25n;
  const ibc_maximo$v = { n: ibc_maximo, d: 1n };
  ledger.step('ibc_maximo', ibc_maximo$v, ibc_maximo$v, ledger.tracing ? [
    rt.seen('SMMLV', 'money', $e.SMMLV$v),
  ] : rt.NOTHING);

  // Ingreso base de cotización · Ley 100 de 1993 art. 18; Ley 797 de 2003 art. 5
  const $20 = (ingreso_salarial > ibc_minimo ? ingreso_salarial : ibc_minimo);
  const $21 = ibc_maximo * 100n;
  const ibc = ($20 < $21 ? $20 : $21);
  const ibc$v = { n: ibc, d: 100n };
  ledger.step('ibc', ibc$v, ibc$v, ledger.tracing ? [
    rt.seen('ingreso_salarial', 'money', ingreso_salarial$v),
    rt.seen('ibc_minimo', 'money', ibc_minimo$v),
    rt.seen('ibc_maximo', 'money', ibc_maximo$v),
  ] : rt.NOTHING);

  // Aporte a salud (trabajador) · Ley 100 de 1993 art. 204; Ley 1122 de 2007 art. 10
  const salud_empleado = (2n * ibc + 25n) / 50n;
  const salud_empleado$v = { n: salud_empleado, d: 100n };
  ledger.step('salud_empleado', { n: ibc, d: 2500n }, salud_empleado$v, ledger.tracing ? [
    rt.seen('ibc', 'money', ibc$v),
  ] : rt.NOTHING);

  // Aporte a pensión (trabajador) · Ley 100 de 1993 art. 20; Ley 797 de 2003 art. 7
  const pension_empleado = (2n * ibc + 25n) / 50n;
  const pension_empleado$v = { n: pension_empleado, d: 100n };
  ledger.step('pension_empleado', { n: ibc, d: 2500n }, pension_empleado$v, ledger.tracing ? [
    rt.seen('ibc', 'money', ibc$v),
  ] : rt.NOTHING);

  // Fondo de solidaridad pensional · Ley 100 de 1993 arts. 20 y 27
  const $22 = ledger.apply(rt.step($e.tarifa_fsp$on1, ibc), 'money', 'rate');
  const fondo_solidaridad_pensional$raw = ibc * $22;
  const fondo_solidaridad_pensional = (fondo_solidaridad_pensional$raw + 250n) / 500n;
  const fondo_solidaridad_pensional$v = { n: fondo_solidaridad_pensional, d: 100n };
  ledger.step('fondo_solidaridad_pensional', { n: fondo_solidaridad_pensional$raw, d: 50000n }, fondo_solidaridad_pensional$v, ledger.tracing ? [
    rt.seen('ibc', 'money', ibc$v),
    rt.seen('ibc', 'money', ibc$v),
  ] : rt.NOTHING);

  // Ingresos no constitutivos de renta · Estatuto Tributario arts. 55 y 56
  const ingresos_no_constitutivos = salud_empleado + pension_empleado + fondo_solidaridad_pensional;
  const ingresos_no_constitutivos$v = { n: ingresos_no_constitutivos, d: 100n };
  ledger.step('ingresos_no_constitutivos', ingresos_no_constitutivos$v, ingresos_no_constitutivos$v, ledger.tracing ? [
    rt.seen('salud_empleado', 'money', salud_empleado$v),
    rt.seen('pension_empleado', 'money', pension_empleado$v),
    rt.seen('fondo_solidaridad_pensional', 'money', fondo_solidaridad_pensional$v),
  ] : rt.NOTHING);

  // Ingreso laboral neto · Estatuto Tributario arts. 55 y 56
  const $23 = salario_basico + recargo_nocturno + dominical_diurno + dominical_nocturno + hora_extra_diurna + hora_extra_nocturna + hora_extra_dominical_diurna + hora_extra_dominical_nocturna + auxilio_transporte - ingresos_no_constitutivos;
  const ingreso_neto_retencion = (0n > $23 ? 0n : $23);
  const ingreso_neto_retencion$v = { n: ingreso_neto_retencion, d: 100n };
  ledger.step('ingreso_neto_retencion', ingreso_neto_retencion$v, ingreso_neto_retencion$v, ledger.tracing ? [
    rt.seen('salario_basico', 'money', salario_basico$v),
    rt.seen('recargo_nocturno', 'money', recargo_nocturno$v),
    rt.seen('dominical_diurno', 'money', dominical_diurno$v),
    rt.seen('dominical_nocturno', 'money', dominical_nocturno$v),
    rt.seen('hora_extra_diurna', 'money', hora_extra_diurna$v),
    rt.seen('hora_extra_nocturna', 'money', hora_extra_nocturna$v),
    rt.seen('hora_extra_dominical_diurna', 'money', hora_extra_dominical_diurna$v),
    rt.seen('hora_extra_dominical_nocturna', 'money', hora_extra_dominical_nocturna$v),
    rt.seen('auxilio_transporte', 'money', auxilio_transporte$v),
    rt.seen('ingresos_no_constitutivos', 'money', ingresos_no_constitutivos$v),
  ] : rt.NOTHING);

  // Renta exenta del 25% · Estatuto Tributario art. 206 num. 10; Ley 2010 de 2019
  const $24 = $e.UVT * 96000n;
  const renta_exenta_25$raw = (ingreso_neto_retencion < $24 ? ingreso_neto_retencion : $24);
  const renta_exenta_25 = (renta_exenta_25$raw + 2n) / 4n;
  const renta_exenta_25$v = { n: renta_exenta_25, d: 100n };
  ledger.step('renta_exenta_25', { n: renta_exenta_25$raw, d: 400n }, renta_exenta_25$v, ledger.tracing ? [
    rt.seen('ingreso_neto_retencion', 'money', ingreso_neto_retencion$v),
    rt.seen('UVT', 'money', $e.UVT$v),
  ] : rt.NOTHING);

  // Base gravable de retención · Estatuto Tributario arts. 206 num. 10 y 383
  const base_gravable_retencion = ingreso_neto_retencion - renta_exenta_25;
  const base_gravable_retencion$v = { n: base_gravable_retencion, d: 100n };
  ledger.step('base_gravable_retencion', base_gravable_retencion$v, base_gravable_retencion$v, ledger.tracing ? [
    rt.seen('ingreso_neto_retencion', 'money', ingreso_neto_retencion$v),
    rt.seen('renta_exenta_25', 'money', renta_exenta_25$v),
  ] : rt.NOTHING);

  // Retención en la fuente (procedimiento 1) · Estatuto Tributario arts. 383 y 868
  const $25 = ledger.apply(rt.excess($e.tarifa_retencion$on1, base_gravable_retencion), 'money', 'rate');
  let $27: bigint;
  if ($25 > 100000000n) {
    $27 = (($25 + 5000000n) / 10000000n) * 1000n;
  } else if ($25 > 1000000n) {
    $27 = (($25 + 500000n) / 1000000n) * 100n;
  } else {
    $27 = ($25 + 5000n) / 10000n;
  }
  const retencion_fuente = $27;
  const retencion_fuente$v = { n: retencion_fuente, d: 1n };
  ledger.step('retencion_fuente', { n: $25, d: 10000n }, retencion_fuente$v, ledger.tracing ? [
    rt.seen('base_gravable_retencion', 'money', base_gravable_retencion$v),
  ] : rt.NOTHING);

  // Total deducciones
  const total_deducciones = salud_empleado + pension_empleado + fondo_solidaridad_pensional + (retencion_fuente * 100n);
  const total_deducciones$v = { n: total_deducciones, d: 100n };
  ledger.step('total_deducciones', total_deducciones$v, total_deducciones$v, ledger.tracing ? [
    rt.seen('salud_empleado', 'money', salud_empleado$v),
    rt.seen('pension_empleado', 'money', pension_empleado$v),
    rt.seen('fondo_solidaridad_pensional', 'money', fondo_solidaridad_pensional$v),
    rt.seen('retencion_fuente', 'money', retencion_fuente$v),
  ] : rt.NOTHING);

  // Neto a pagar
  const neto_pagar = total_devengado - total_deducciones;
  const neto_pagar$v = { n: neto_pagar, d: 100n };
  ledger.step('neto_pagar', neto_pagar$v, neto_pagar$v, ledger.tracing ? [
    rt.seen('total_devengado', 'money', total_devengado$v),
    rt.seen('total_deducciones', 'money', total_deducciones$v),
  ] : rt.NOTHING);

  // Empleador exonerado art. 114-1 · Estatuto Tributario art. 114-1; Ley 1819 de 2016 art. 65; DIAN, conceptos 956 de 2024 y 1066 de 2025
  const $28 = aplica_exoneracion_114_1;
  const exonerado: boolean = ($28 && ingreso_salarial < $e.SMMLV * 1000n);
  ledger.step('exonerado', exonerado, exonerado, ledger.tracing ? [
    rt.seen('aplica_exoneracion_114_1', 'boolean', aplica_exoneracion_114_1),
    ...($28 ? [rt.seen('ingreso_salarial', 'money', ingreso_salarial$v), rt.seen('SMMLV', 'money', $e.SMMLV$v)] : []),
  ] : rt.NOTHING);

  // Salud empleador · Ley 100 de 1993 art. 204; Ley 1122 de 2007 art. 10
  const $29 = exonerado ? 0n : 17n;
  const salud_empleador$raw = ibc * $29;
  const salud_empleador = (salud_empleador$raw + 100n) / 200n;
  const salud_empleador$v = { n: salud_empleador, d: 100n };
  ledger.component('salud_empleador', ibc$v, { n: $29, d: 200n }, { n: salud_empleador$raw, d: 20000n }, salud_empleador$v, ledger.tracing ? [
    rt.seen('ibc', 'money', ibc$v),
    rt.seen('exonerado', 'boolean', exonerado),
  ] : rt.NOTHING);

  // Pensión empleador · Ley 100 de 1993 art. 20; Ley 797 de 2003 art. 7
  const pension_empleador$raw = ibc * 3n;
  const pension_empleador = (2n * pension_empleador$raw + 25n) / 50n;
  const pension_empleador$v = { n: pension_empleador, d: 100n };
  ledger.component('pension_empleador', ibc$v, n_0_12, { n: pension_empleador$raw, d: 2500n }, pension_empleador$v, ledger.tracing ? [
    rt.seen('ibc', 'money', ibc$v),
  ] : rt.NOTHING);

  // Riesgos laborales (ARL) · Decreto 1772 de 1994 art. 13
  const arl$raw = ibc * risk_class_rate;
  const arl = (arl$raw + 5000000000n) / 10000000000n;
  const arl$v = { n: arl, d: 100n };
  ledger.component('arl', ibc$v, risk_class_rate$v, { n: arl$raw, d: 1000000000000n }, arl$v, ledger.tracing ? [
    rt.seen('ibc', 'money', ibc$v),
    rt.seen('risk_class_rate', 'rate', risk_class_rate$v),
  ] : rt.NOTHING);

  // Base de aportes parafiscales · Ley 21 de 1982 art. 17
  const base_parafiscales = ingreso_salarial;
  const base_parafiscales$v = { n: base_parafiscales, d: 100n };
  ledger.step('base_parafiscales', base_parafiscales$v, base_parafiscales$v, ledger.tracing ? [
    rt.seen('ingreso_salarial', 'money', ingreso_salarial$v),
  ] : rt.NOTHING);

  // Caja de compensación familiar · Ley 21 de 1982
  const caja_compensacion = (2n * base_parafiscales + 25n) / 50n;
  const caja_compensacion$v = { n: caja_compensacion, d: 100n };
  ledger.component('caja_compensacion', base_parafiscales$v, n_0_04, { n: base_parafiscales, d: 2500n }, caja_compensacion$v, ledger.tracing ? [
    rt.seen('base_parafiscales', 'money', base_parafiscales$v),
  ] : rt.NOTHING);

  // ICBF · Ley 89 de 1988
  const $30 = exonerado ? 0n : 3n;
  const icbf$raw = base_parafiscales * $30;
  const icbf = (icbf$raw + 50n) / 100n;
  const icbf$v = { n: icbf, d: 100n };
  ledger.component('icbf', base_parafiscales$v, { n: $30, d: 100n }, { n: icbf$raw, d: 10000n }, icbf$v, ledger.tracing ? [
    rt.seen('base_parafiscales', 'money', base_parafiscales$v),
    rt.seen('exonerado', 'boolean', exonerado),
  ] : rt.NOTHING);

  // SENA · Ley 21 de 1982
  const $31 = exonerado ? 0n : 1n;
  const sena$raw = base_parafiscales * $31;
  const sena = (sena$raw + 25n) / 50n;
  const sena$v = { n: sena, d: 100n };
  ledger.component('sena', base_parafiscales$v, { n: $31, d: 50n }, { n: sena$raw, d: 5000n }, sena$v, ledger.tracing ? [
    rt.seen('base_parafiscales', 'money', base_parafiscales$v),
    rt.seen('exonerado', 'boolean', exonerado),
  ] : rt.NOTHING);

  // Base de prestaciones sociales · CST arts. 249 y 306; Ley 1 de 1963 art. 7
  const base_prestaciones = salario_basico + recargo_nocturno + dominical_diurno + dominical_nocturno + hora_extra_diurna + hora_extra_nocturna + hora_extra_dominical_diurna + hora_extra_dominical_nocturna + auxilio_transporte;
  const base_prestaciones$v = { n: base_prestaciones, d: 100n };
  ledger.step('base_prestaciones', base_prestaciones$v, base_prestaciones$v, ledger.tracing ? [
    rt.seen('salario_basico', 'money', salario_basico$v),
    rt.seen('recargo_nocturno', 'money', recargo_nocturno$v),
    rt.seen('dominical_diurno', 'money', dominical_diurno$v),
    rt.seen('dominical_nocturno', 'money', dominical_nocturno$v),
    rt.seen('hora_extra_diurna', 'money', hora_extra_diurna$v),
    rt.seen('hora_extra_nocturna', 'money', hora_extra_nocturna$v),
    rt.seen('hora_extra_dominical_diurna', 'money', hora_extra_dominical_diurna$v),
    rt.seen('hora_extra_dominical_nocturna', 'money', hora_extra_dominical_nocturna$v),
    rt.seen('auxilio_transporte', 'money', auxilio_transporte$v),
  ] : rt.NOTHING);

  // Base de vacaciones · CST art. 192
  const base_vacaciones = salario_basico + recargo_nocturno;
  const base_vacaciones$v = { n: base_vacaciones, d: 100n };
  ledger.step('base_vacaciones', base_vacaciones$v, base_vacaciones$v, ledger.tracing ? [
    rt.seen('salario_basico', 'money', salario_basico$v),
    rt.seen('recargo_nocturno', 'money', recargo_nocturno$v),
  ] : rt.NOTHING);

  // Cesantías · CST art. 249
  const cesantias = (base_prestaciones + 6n) / 12n;
  const cesantias$v = { n: cesantias, d: 100n };
  ledger.component('cesantias', base_prestaciones$v, n_1_over_12, { n: base_prestaciones, d: 1200n }, cesantias$v, ledger.tracing ? [
    rt.seen('base_prestaciones', 'money', base_prestaciones$v),
  ] : rt.NOTHING);

  // Intereses sobre cesantías · Ley 52 de 1975
  const intereses_cesantias = (base_prestaciones + 50n) / 100n;
  const intereses_cesantias$v = { n: intereses_cesantias, d: 100n };
  ledger.component('intereses_cesantias', base_prestaciones$v, n_0_01, { n: base_prestaciones, d: 10000n }, intereses_cesantias$v, ledger.tracing ? [
    rt.seen('base_prestaciones', 'money', base_prestaciones$v),
  ] : rt.NOTHING);

  // Prima de servicios · CST art. 306
  const prima_servicios = (base_prestaciones + 6n) / 12n;
  const prima_servicios$v = { n: prima_servicios, d: 100n };
  ledger.component('prima_servicios', base_prestaciones$v, n_1_over_12, { n: base_prestaciones, d: 1200n }, prima_servicios$v, ledger.tracing ? [
    rt.seen('base_prestaciones', 'money', base_prestaciones$v),
  ] : rt.NOTHING);

  // Vacaciones · CST art. 186
  const vacaciones = (base_vacaciones + 12n) / 24n;
  const vacaciones$v = { n: vacaciones, d: 100n };
  ledger.component('vacaciones', base_vacaciones$v, n_1_over_24, { n: base_vacaciones, d: 2400n }, vacaciones$v, ledger.tracing ? [
    rt.seen('base_vacaciones', 'money', base_vacaciones$v),
  ] : rt.NOTHING);

  // Total seguridad social empleador
  const total_seguridad_social_empleador = salud_empleador + pension_empleador + arl;
  const total_seguridad_social_empleador$v = { n: total_seguridad_social_empleador, d: 100n };
  ledger.step('total_seguridad_social_empleador', total_seguridad_social_empleador$v, total_seguridad_social_empleador$v, ledger.tracing ? [
    rt.seen('salud_empleador', 'money', salud_empleador$v),
    rt.seen('pension_empleador', 'money', pension_empleador$v),
    rt.seen('arl', 'money', arl$v),
  ] : rt.NOTHING);

  // Total parafiscales
  const total_parafiscales = caja_compensacion + icbf + sena;
  const total_parafiscales$v = { n: total_parafiscales, d: 100n };
  ledger.step('total_parafiscales', total_parafiscales$v, total_parafiscales$v, ledger.tracing ? [
    rt.seen('caja_compensacion', 'money', caja_compensacion$v),
    rt.seen('icbf', 'money', icbf$v),
    rt.seen('sena', 'money', sena$v),
  ] : rt.NOTHING);

  // Total provisiones
  const total_provisiones = cesantias + intereses_cesantias + prima_servicios + vacaciones;
  const total_provisiones$v = { n: total_provisiones, d: 100n };
  ledger.step('total_provisiones', total_provisiones$v, total_provisiones$v, ledger.tracing ? [
    rt.seen('cesantias', 'money', cesantias$v),
    rt.seen('intereses_cesantias', 'money', intereses_cesantias$v),
    rt.seen('prima_servicios', 'money', prima_servicios$v),
    rt.seen('vacaciones', 'money', vacaciones$v),
  ] : rt.NOTHING);

  // Costo total empleador
  const costo_total_empleador = total_devengado + total_seguridad_social_empleador + total_parafiscales + total_provisiones;
  const costo_total_empleador$v = { n: costo_total_empleador, d: 100n };
  ledger.step('costo_total_empleador', costo_total_empleador$v, costo_total_empleador$v, ledger.tracing ? [
    rt.seen('total_devengado', 'money', total_devengado$v),
    rt.seen('total_seguridad_social_empleador', 'money', total_seguridad_social_empleador$v),
    rt.seen('total_parafiscales', 'money', total_parafiscales$v),
    rt.seen('total_provisiones', 'money', total_provisiones$v),
  ] : rt.NOTHING);

  // Horas extra del mes
  const horas_extra_mes = horas_extra_diurnas + horas_extra_nocturnas + horas_extra_dominicales_diurnas + horas_extra_dominicales_nocturnas;
  const horas_extra_mes$v = { n: horas_extra_mes, d: 10000000000n };
  ledger.step('horas_extra_mes', horas_extra_mes$v, horas_extra_mes$v, ledger.tracing ? [
    rt.seen('horas_extra_diurnas', 'hours', horas_extra_diurnas$v),
    rt.seen('horas_extra_nocturnas', 'hours', horas_extra_nocturnas$v),
    rt.seen('horas_extra_dominicales_diurnas', 'hours', horas_extra_dominicales_diurnas$v),
    rt.seen('horas_extra_dominicales_nocturnas', 'hours', horas_extra_dominicales_nocturnas$v),
  ] : rt.NOTHING);

  if (((rt.isGiven(call, input$daily_salary) && rt.isGiven(call, input$monthly_salary)) && (((rt.over(rt.present(daily_salary$sent), 10000000000n)) * 3n) * 1000n < monthly_salary * 99n || ((rt.over(rt.present(daily_salary$sent), 10000000000n)) * 3n) * 1000n > monthly_salary * 101n))) {
    ledger.warn('SALARY_INPUT_MISMATCH', 'warning', 'monthly_salary', `El salario mensual ${rt.show(monthly_salary$v, 'money', 'COP')} y 30 veces el diario ${rt.show(rt.present(daily_salary$sent), 'money', 'COP')} difieren en más del 1 %; se usa el mensual`);
  }
  if (monthly_salary < $e.SMMLV * 10000000000n) {
    ledger.warn('BELOW_MINIMUM_WAGE', 'warning', 'monthly_salary', `El salario ${rt.show(monthly_salary$v, 'money', 'COP')} es menor que el mínimo legal de ${rt.show($e.SMMLV$v, 'money', 'COP')}`);
  }
  if (!rt.same(aplica_auxilio_transporte, monthly_salary <= $e.SMMLV * 20000000000n)) {
    ledger.warn('FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.aplica_auxilio_transporte', `El auxilio de transporte corresponde hasta 2 SMMLV inclusive; el salario es ${rt.show(monthly_salary$v, 'money', 'COP')}`);
  }
  if (!(rt.among($e.clases_arl$on1, risk_class_rate))) {
    ledger.warn('RISK_RATE_NOT_STANDARD', 'info', 'risk_class_rate', `${rt.show(risk_class_rate$v, 'rate', 'COP')} no es la tarifa inicial de ninguna clase de riesgo`);
  }
  if ((horas_extra_mes > $e.limite_horas_extra * 10000000000n && horas_extra_diurnas > 0n)) {
    ledger.warn('OVERTIME_LIMIT_EXCEEDED', 'warning', 'horas_extra_diurnas', `${rt.show(horas_extra_mes$v, 'hours', 'COP')} extra en el mes; la ley permite ${rt.show($e.limite_horas_extra$v, 'hours', 'COP')}`);
  }
  if (((horas_extra_mes > $e.limite_horas_extra * 10000000000n && horas_extra_diurnas === 0n) && horas_extra_nocturnas > 0n)) {
    ledger.warn('OVERTIME_LIMIT_EXCEEDED', 'warning', 'horas_extra_nocturnas', `${rt.show(horas_extra_mes$v, 'hours', 'COP')} extra en el mes; la ley permite ${rt.show($e.limite_horas_extra$v, 'hours', 'COP')}`);
  }
  if (((horas_extra_mes > $e.limite_horas_extra * 10000000000n && horas_extra_diurnas + horas_extra_nocturnas === 0n) && horas_extra_dominicales_diurnas > 0n)) {
    ledger.warn('OVERTIME_LIMIT_EXCEEDED', 'warning', 'horas_extra_dominicales_diurnas', `${rt.show(horas_extra_mes$v, 'hours', 'COP')} extra en el mes; la ley permite ${rt.show($e.limite_horas_extra$v, 'hours', 'COP')}`);
  }
  if ((horas_extra_mes > $e.limite_horas_extra * 10000000000n && horas_extra_mes === horas_extra_dominicales_nocturnas)) {
    ledger.warn('OVERTIME_LIMIT_EXCEEDED', 'warning', 'horas_extra_dominicales_nocturnas', `${rt.show(horas_extra_mes$v, 'hours', 'COP')} extra en el mes; la ley permite ${rt.show($e.limite_horas_extra$v, 'hours', 'COP')}`);
  }
  if (ingreso_salarial > ibc_maximo * 100n) {
    ledger.warn('CONTRIBUTION_BASE_CAPPED', 'info', 'ibc', `El ingreso salarial ${rt.show(ingreso_salarial$v, 'money', 'COP')} pasa del tope de ${rt.show(ibc_maximo$v, 'money', 'COP')}`);
  }
  if (ingreso_salarial < ibc_minimo) {
    ledger.warn('CONTRIBUTION_BASE_FLOORED', 'info', 'ibc', `El ingreso salarial ${rt.show(ingreso_salarial$v, 'money', 'COP')} no llega al piso de ${rt.show(ibc_minimo$v, 'money', 'COP')}`);
  }
  if (neto_pagar < 0n) {
    ledger.warn('NEGATIVE_NET_SALARY', 'warning', 'net_salary', `Las deducciones superan lo devengado en este periodo`);
  }

  return ledger.close();
}

const $figures = rt.byDate(($at) => ({
  arl_minima: rt.scaled(rt.figureAt(arl_minima$rows, $at), 25000n),
  arl_maxima: rt.scaled(rt.figureAt(arl_maxima$rows, $at), 1000n),
  SMMLV: rt.scaled(rt.figureAt(SMMLV$rows, $at), 1n),
  divisor_horas_mes: rt.scaled(rt.figureAt(divisor_horas_mes$rows, $at), 1n),
  recargo_dominical: rt.scaled(rt.figureAt(recargo_dominical$rows, $at), 4n),
  auxilio_mensual: rt.scaled(rt.figureAt(auxilio_mensual$rows, $at), 1n),
  tarifa_fsp$rows1: rt.scaledRows(tarifa_fsp, { date: $at, limits: rt.figureAt(SMMLV$rows, $at) }, 100n, 500n),
  UVT: rt.scaled(rt.figureAt(UVT$rows, $at), 1n),
  tarifa_retencion$rows1: rt.scaledRows(tarifa_retencion, { date: $at, limits: rt.figureAt(UVT$rows, $at) }, 100n, 100n),
  clases_arl$rows1: rt.scaledRows(clases_arl, { date: $at }, 1n, 50000n),
  clases_arl$rows2: rt.scaledRows(clases_arl, { date: $at }, 1n, 1000000n),
  limite_horas_extra: rt.scaled(rt.figureAt(limite_horas_extra$rows, $at), 1n),
}));

function compute($row: rt.PayslipRow, $s: Float64Array, $notes: rt.RuleWarning[] | null): boolean {
  const $f = $figures($row.referenceDate);
  if ($f === null) return false;
  const $n = $row.numbers;
  const daily_salary$sent = $n[0]!;
  const monthly_salary$sent = $n[1]!;
  const risk_class_rate$sent = $n[2]!;
  const horas_recargo_nocturno$sent = $n[3]!;
  const horas_dominicales_diurnas$sent = $n[4]!;
  const horas_dominicales_nocturnas$sent = $n[5]!;
  const horas_extra_diurnas$sent = $n[6]!;
  const horas_extra_nocturnas$sent = $n[7]!;
  const horas_extra_dominicales_diurnas$sent = $n[8]!;
  const horas_extra_dominicales_nocturnas$sent = $n[9]!;
  const aplica_auxilio_transporte$sent = $n[10]!;
  const aplica_exoneracion_114_1$sent = $n[11]!;

  // Salario diario
  if (!((daily_salary$sent === daily_salary$sent) || (monthly_salary$sent === monthly_salary$sent))) return false;
  if (daily_salary$sent <= 0) return false;
  const $1 = daily_salary$sent * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 100000000000) return false;
  const daily_salary = daily_salary$sent;
  $s[0] = daily_salary;

  // Salario mensual
  if (monthly_salary$sent <= 0) return false;
  if (monthly_salary$sent > 1000000000000) return false;
  const monthly_salary = monthly_salary$sent === monthly_salary$sent ? monthly_salary$sent : (daily_salary * 3) * 10;
  $s[1] = monthly_salary;

  // Tarifa de riesgos laborales
  if (risk_class_rate$sent < $f.arl_minima * 40) return false;
  if (risk_class_rate$sent > $f.arl_maxima * 1000) return false;
  const risk_class_rate = risk_class_rate$sent === risk_class_rate$sent ? risk_class_rate$sent : 5220;
  $s[2] = risk_class_rate;

  // Horas ordinarias nocturnas
  if (horas_recargo_nocturno$sent < 0) return false;
  if (horas_recargo_nocturno$sent > 24000) return false;
  const horas_recargo_nocturno = horas_recargo_nocturno$sent === horas_recargo_nocturno$sent ? horas_recargo_nocturno$sent : 0;
  $s[3] = horas_recargo_nocturno;

  // Horas dominicales diurnas
  if (horas_dominicales_diurnas$sent < 0) return false;
  if (horas_dominicales_diurnas$sent > 24000) return false;
  const horas_dominicales_diurnas = horas_dominicales_diurnas$sent === horas_dominicales_diurnas$sent ? horas_dominicales_diurnas$sent : 0;
  $s[4] = horas_dominicales_diurnas;

  // Horas dominicales nocturnas
  if (horas_dominicales_nocturnas$sent < 0) return false;
  if (horas_dominicales_nocturnas$sent > 24000) return false;
  const horas_dominicales_nocturnas = horas_dominicales_nocturnas$sent === horas_dominicales_nocturnas$sent ? horas_dominicales_nocturnas$sent : 0;
  $s[5] = horas_dominicales_nocturnas;

  // Horas extra diurnas
  if (horas_extra_diurnas$sent < 0) return false;
  if (horas_extra_diurnas$sent > 24000) return false;
  const horas_extra_diurnas = horas_extra_diurnas$sent === horas_extra_diurnas$sent ? horas_extra_diurnas$sent : 0;
  $s[6] = horas_extra_diurnas;

  // Horas extra nocturnas
  if (horas_extra_nocturnas$sent < 0) return false;
  if (horas_extra_nocturnas$sent > 24000) return false;
  const horas_extra_nocturnas = horas_extra_nocturnas$sent === horas_extra_nocturnas$sent ? horas_extra_nocturnas$sent : 0;
  $s[7] = horas_extra_nocturnas;

  // Extra dominicales diurnas
  if (horas_extra_dominicales_diurnas$sent < 0) return false;
  if (horas_extra_dominicales_diurnas$sent > 24000) return false;
  const horas_extra_dominicales_diurnas = horas_extra_dominicales_diurnas$sent === horas_extra_dominicales_diurnas$sent ? horas_extra_dominicales_diurnas$sent : 0;
  $s[8] = horas_extra_dominicales_diurnas;

  // Extra dominicales nocturnas
  if (horas_extra_dominicales_nocturnas$sent < 0) return false;
  if (horas_extra_dominicales_nocturnas$sent > 24000) return false;
  const horas_extra_dominicales_nocturnas = horas_extra_dominicales_nocturnas$sent === horas_extra_dominicales_nocturnas$sent ? horas_extra_dominicales_nocturnas$sent : 0;
  $s[9] = horas_extra_dominicales_nocturnas;

  // Recibe auxilio de transporte
  const aplica_auxilio_transporte: boolean = aplica_auxilio_transporte$sent === aplica_auxilio_transporte$sent ? aplica_auxilio_transporte$sent === 1 : monthly_salary <= ($f.SMMLV * 2) * 100;
  $s[10] = aplica_auxilio_transporte ? 1 : 0;

  // Empleador con derecho a la exoneración del art. 114-1
  const aplica_exoneracion_114_1: boolean = aplica_exoneracion_114_1$sent === aplica_exoneracion_114_1$sent ? aplica_exoneracion_114_1$sent === 1 : true;
  $s[11] = aplica_exoneracion_114_1 ? 1 : 0;

  // Valor de la hora · CST art. 161
  $s[13] = 1;
  if (!($f.divisor_horas_mes > 0)) return false;
  const $2 = $f.divisor_horas_mes;
  const valor_hora = monthly_salary;
  $s[12] = valor_hora;
  $s[13] = $2;

  // Salario básico · CST art. 127
  const $3 = monthly_salary * $row.days;
  const $4 = Math.floor(($3 + 15) / 30);
  const salario_basico = $4;
  $s[14] = salario_basico;
  $s[15] = $3;

  // Recargo nocturno · CST art. 168 num. 1
  $s[18] = 1;
  const $5 = valor_hora * horas_recargo_nocturno;
  if ($5 > rt.SAFE) return false;
  const $6 = $5 * 7;
  if ($6 > rt.SAFE) return false;
  const $7 = rt.wholeOf($6, 2000 * $2, 'half_up');
  if (Number.isNaN($7)) return false;
  const recargo_nocturno = $7;
  $s[16] = recargo_nocturno;
  $s[17] = $6;
  $s[18] = $2;

  // Dominical o festivo diurno · CST art. 179; MinTrabajo, concepto 148494 de 2013
  $s[21] = 1;
  const $8 = valor_hora * horas_dominicales_diurnas;
  if ($8 > rt.SAFE) return false;
  const $9 = $8 * (4 + $f.recargo_dominical);
  if ($9 > rt.SAFE) return false;
  const $10 = rt.wholeOf($9, 400 * $2, 'half_up');
  if (Number.isNaN($10)) return false;
  const dominical_diurno = $10;
  $s[19] = dominical_diurno;
  $s[20] = $9;
  $s[21] = $2;

  // Dominical o festivo nocturno · CST arts. 168 num. 1 y 179; MinTrabajo, concepto 148494 de 2013
  $s[24] = 1;
  const $11 = valor_hora * horas_dominicales_nocturnas;
  if ($11 > rt.SAFE) return false;
  const $12 = $11 * (27 + ($f.recargo_dominical * 5));
  if ($12 > rt.SAFE) return false;
  const $13 = rt.wholeOf($12, 2000 * $2, 'half_up');
  if (Number.isNaN($13)) return false;
  const dominical_nocturno = $13;
  $s[22] = dominical_nocturno;
  $s[23] = $12;
  $s[24] = $2;

  // Hora extra diurna · CST art. 168 num. 2
  $s[27] = 1;
  const $14 = valor_hora * horas_extra_diurnas;
  if ($14 > rt.SAFE) return false;
  const $15 = rt.wholeOf($14, 80 * $2, 'half_up');
  if (Number.isNaN($15)) return false;
  const hora_extra_diurna = $15;
  $s[25] = hora_extra_diurna;
  $s[26] = $14;
  $s[27] = $2;

  // Hora extra nocturna · CST art. 168 num. 3
  $s[30] = 1;
  const $16 = valor_hora * horas_extra_nocturnas;
  if ($16 > rt.SAFE) return false;
  const $17 = $16 * 7;
  if ($17 > rt.SAFE) return false;
  const $18 = rt.wholeOf($17, 400 * $2, 'half_up');
  if (Number.isNaN($18)) return false;
  const hora_extra_nocturna = $18;
  $s[28] = hora_extra_nocturna;
  $s[29] = $17;
  $s[30] = $2;

  // Hora extra dominical o festiva diurna · CST arts. 168 num. 2 y 179; MinTrabajo, concepto 148494 de 2013
  $s[33] = 1;
  const $19 = valor_hora * horas_extra_dominicales_diurnas;
  if ($19 > rt.SAFE) return false;
  const $20 = $19 * (5 + $f.recargo_dominical);
  if ($20 > rt.SAFE) return false;
  const $21 = rt.wholeOf($20, 400 * $2, 'half_up');
  if (Number.isNaN($21)) return false;
  const hora_extra_dominical_diurna = $21;
  $s[31] = hora_extra_dominical_diurna;
  $s[32] = $20;
  $s[33] = $2;

  // Hora extra dominical o festiva nocturna · CST arts. 168 num. 3 y 179; MinTrabajo, concepto 148494 de 2013
  $s[36] = 1;
  const $22 = valor_hora * horas_extra_dominicales_nocturnas;
  if ($22 > rt.SAFE) return false;
  const $23 = $22 * (7 + $f.recargo_dominical);
  if ($23 > rt.SAFE) return false;
  const $24 = rt.wholeOf($23, 400 * $2, 'half_up');
  if (Number.isNaN($24)) return false;
  const hora_extra_dominical_nocturna = $24;
  $s[34] = hora_extra_dominical_nocturna;
  $s[35] = $23;
  $s[36] = $2;

  // Auxilio de transporte · Ley 15 de 1959; Ley 1 de 1963 art. 7
  $s[39] = 0;
  let auxilio_transporte = 0;
  $s[37] = 0;
  $s[38] = 0;
  const $28 = aplica_auxilio_transporte;
  $s[39] = $28 ? 1 : 0;
  if ($28) {
    const $25 = $f.auxilio_mensual * $row.days;
    const $26 = $25 * 10;
    const $27 = Math.floor((2 * $26 + 3) / 6);
    auxilio_transporte = $27;
    $s[37] = auxilio_transporte;
    $s[38] = $25;
  }

  // Total devengado
  const $29 = salario_basico + recargo_nocturno + dominical_diurno + dominical_nocturno + hora_extra_diurna + hora_extra_nocturna + hora_extra_dominical_diurna + hora_extra_dominical_nocturna + auxilio_transporte;
  const total_devengado = $29;
  $s[40] = total_devengado;

  // Ingreso salarial · CST art. 127
  const $30 = salario_basico + recargo_nocturno + dominical_diurno + dominical_nocturno + hora_extra_diurna + hora_extra_nocturna + hora_extra_dominical_diurna + hora_extra_dominical_nocturna;
  const ingreso_salarial = $30;
  $s[41] = ingreso_salarial;

  // Piso del ingreso base de cotización · Ley 100 de 1993 art. 18
  const $31 = $f.SMMLV * $row.days;
  const $32 = $31 * 10;
  const $33 = Math.floor((2 * $32 + 3) / 6);
  const ibc_minimo = $33;
  $s[42] = ibc_minimo;
  $s[43] = $31;

  // Tope del ingreso base de cotización · Ley 100 de 1993 art. 18; Ley 797 de 2003 art. 5
  const $34 = $f.SMMLV * 25;
  const ibc_maximo = $34;
  $s[44] = ibc_maximo;

  // Ingreso base de cotización · Ley 100 de 1993 art. 18; Ley 797 de 2003 art. 5
  const $35 = (ingreso_salarial > ibc_minimo ? ingreso_salarial : ibc_minimo);
  const $36 = ibc_maximo * 100;
  const $37 = ($35 < $36 ? $35 : $36);
  const ibc = $37;
  $s[45] = ibc;

  // Aporte a salud (trabajador) · Ley 100 de 1993 art. 204; Ley 1122 de 2007 art. 10
  const $38 = Math.floor((2 * ibc + 25) / 50);
  const salud_empleado = $38;
  $s[46] = salud_empleado;
  $s[47] = ibc;

  // Aporte a pensión (trabajador) · Ley 100 de 1993 art. 20; Ley 797 de 2003 art. 7
  const $39 = Math.floor((2 * ibc + 25) / 50);
  const pension_empleado = $39;
  $s[48] = pension_empleado;
  $s[49] = ibc;

  // Fondo de solidaridad pensional · Ley 100 de 1993 arts. 20 y 27
  const $40 = rt.rowOf($f.tarifa_fsp$rows1, ibc, 1, false);
  if ($40 < 0) return false;
  $s[50] = $40;
  $s[51] = ibc;
  const $41 = $f.tarifa_fsp$rows1.value[$40]!;
  const $42 = ibc * $41;
  const $43 = Math.floor(($42 + 250) / 500);
  const fondo_solidaridad_pensional = $43;
  $s[52] = fondo_solidaridad_pensional;
  $s[53] = $42;

  // Ingresos no constitutivos de renta · Estatuto Tributario arts. 55 y 56
  const $44 = salud_empleado + pension_empleado + fondo_solidaridad_pensional;
  const ingresos_no_constitutivos = $44;
  $s[54] = ingresos_no_constitutivos;

  // Ingreso laboral neto · Estatuto Tributario arts. 55 y 56
  const $45 = salario_basico + recargo_nocturno + dominical_diurno + dominical_nocturno + hora_extra_diurna + hora_extra_nocturna + hora_extra_dominical_diurna + hora_extra_dominical_nocturna + auxilio_transporte - ingresos_no_constitutivos;
  const $46 = (0 > $45 ? 0 : $45);
  const ingreso_neto_retencion = $46;
  $s[55] = ingreso_neto_retencion;

  // Renta exenta del 25% · Estatuto Tributario art. 206 num. 10; Ley 2010 de 2019
  const $47 = ($f.UVT * 240) * 400;
  const $48 = (ingreso_neto_retencion < $47 ? ingreso_neto_retencion : $47);
  const $49 = Math.floor(($48 + 2) / 4);
  const renta_exenta_25 = $49;
  $s[56] = renta_exenta_25;
  $s[57] = $48;

  // Base gravable de retención · Estatuto Tributario arts. 206 num. 10 y 383
  const $50 = ingreso_neto_retencion - renta_exenta_25;
  const base_gravable_retencion = $50;
  $s[58] = base_gravable_retencion;

  // Retención en la fuente (procedimiento 1) · Estatuto Tributario arts. 383 y 868
  const $51 = rt.rowOf($f.tarifa_retencion$rows1, base_gravable_retencion, 1, false);
  if ($51 < 0) return false;
  $s[59] = $51;
  $s[60] = base_gravable_retencion;
  const $52 = rt.excessOf($f.tarifa_retencion$rows1, $51, base_gravable_retencion, 1);
  if (Number.isNaN($52)) return false;
  let $53: number;
  if ($52 > 100000000) {
    $53 = (Math.floor(($52 + 5000000) / 10000000)) * 1000;
  } else if ($52 > 1000000) {
    $53 = (Math.floor(($52 + 500000) / 1000000)) * 100;
  } else {
    $53 = Math.floor(($52 + 5000) / 10000);
  }
  const retencion_fuente = $53;
  $s[61] = retencion_fuente;
  $s[62] = $52;

  // Total deducciones
  const $54 = salud_empleado + pension_empleado + fondo_solidaridad_pensional + (retencion_fuente * 100);
  const total_deducciones = $54;
  $s[63] = total_deducciones;

  // Neto a pagar
  const $55 = total_devengado - total_deducciones;
  const neto_pagar = $55;
  $s[64] = neto_pagar;

  // Empleador exonerado art. 114-1 · Estatuto Tributario art. 114-1; Ley 1819 de 2016 art. 65; DIAN, conceptos 956 de 2024 y 1066 de 2025
  const $56 = aplica_exoneracion_114_1;
  $s[65] = $56 ? 1 : 0;
  const exonerado: boolean = ($56 && ingreso_salarial < ($f.SMMLV * 10) * 100);
  $s[66] = exonerado ? 1 : 0;

  // Salud empleador · Ley 100 de 1993 art. 204; Ley 1122 de 2007 art. 10
  const $57 = exonerado ? 0 : 17;
  const $58 = ibc * $57;
  const $59 = Math.floor(($58 + 100) / 200);
  const salud_empleador = $59;
  $s[67] = salud_empleador;
  $s[68] = $58;
  $s[69] = ibc;
  $s[70] = $57;

  // Pensión empleador · Ley 100 de 1993 art. 20; Ley 797 de 2003 art. 7
  const $60 = ibc * 3;
  const $61 = Math.floor((2 * $60 + 25) / 50);
  const pension_empleador = $61;
  $s[71] = pension_empleador;
  $s[72] = $60;
  $s[73] = ibc;
  $s[74] = 3;

  // Riesgos laborales (ARL) · Decreto 1772 de 1994 art. 13
  const $62 = ibc * risk_class_rate;
  const $63 = Math.floor(($62 + 500000) / 1000000);
  const arl = $63;
  $s[75] = arl;
  $s[76] = $62;
  $s[77] = ibc;
  $s[78] = risk_class_rate;

  // Base de aportes parafiscales · Ley 21 de 1982 art. 17
  const base_parafiscales = ingreso_salarial;
  $s[79] = base_parafiscales;

  // Caja de compensación familiar · Ley 21 de 1982
  const $64 = Math.floor((2 * base_parafiscales + 25) / 50);
  const caja_compensacion = $64;
  $s[80] = caja_compensacion;
  $s[81] = base_parafiscales;
  $s[82] = base_parafiscales;
  $s[83] = 1;

  // ICBF · Ley 89 de 1988
  const $65 = exonerado ? 0 : 3;
  const $66 = base_parafiscales * $65;
  const $67 = Math.floor(($66 + 50) / 100);
  const icbf = $67;
  $s[84] = icbf;
  $s[85] = $66;
  $s[86] = base_parafiscales;
  $s[87] = $65;

  // SENA · Ley 21 de 1982
  const $68 = exonerado ? 0 : 1;
  const $69 = base_parafiscales * $68;
  const $70 = Math.floor(($69 + 25) / 50);
  const sena = $70;
  $s[88] = sena;
  $s[89] = $69;
  $s[90] = base_parafiscales;
  $s[91] = $68;

  // Base de prestaciones sociales · CST arts. 249 y 306; Ley 1 de 1963 art. 7
  const $71 = salario_basico + recargo_nocturno + dominical_diurno + dominical_nocturno + hora_extra_diurna + hora_extra_nocturna + hora_extra_dominical_diurna + hora_extra_dominical_nocturna + auxilio_transporte;
  const base_prestaciones = $71;
  $s[92] = base_prestaciones;

  // Base de vacaciones · CST art. 192
  const $72 = salario_basico + recargo_nocturno;
  const base_vacaciones = $72;
  $s[93] = base_vacaciones;

  // Cesantías · CST art. 249
  const $73 = Math.floor((base_prestaciones + 6) / 12);
  const cesantias = $73;
  $s[94] = cesantias;
  $s[95] = base_prestaciones;
  $s[96] = base_prestaciones;
  $s[97] = 1;

  // Intereses sobre cesantías · Ley 52 de 1975
  const $74 = Math.floor((base_prestaciones + 50) / 100);
  const intereses_cesantias = $74;
  $s[98] = intereses_cesantias;
  $s[99] = base_prestaciones;
  $s[100] = base_prestaciones;
  $s[101] = 1;

  // Prima de servicios · CST art. 306
  const $75 = Math.floor((base_prestaciones + 6) / 12);
  const prima_servicios = $75;
  $s[102] = prima_servicios;
  $s[103] = base_prestaciones;
  $s[104] = base_prestaciones;
  $s[105] = 1;

  // Vacaciones · CST art. 186
  const $76 = Math.floor((base_vacaciones + 12) / 24);
  const vacaciones = $76;
  $s[106] = vacaciones;
  $s[107] = base_vacaciones;
  $s[108] = base_vacaciones;
  $s[109] = 1;

  // Total seguridad social empleador
  const $77 = salud_empleador + pension_empleador + arl;
  const total_seguridad_social_empleador = $77;
  $s[110] = total_seguridad_social_empleador;

  // Total parafiscales
  const $78 = caja_compensacion + icbf + sena;
  const total_parafiscales = $78;
  $s[111] = total_parafiscales;

  // Total provisiones
  const $79 = cesantias + intereses_cesantias + prima_servicios + vacaciones;
  const total_provisiones = $79;
  $s[112] = total_provisiones;

  // Costo total empleador
  const $80 = total_devengado + total_seguridad_social_empleador + total_parafiscales + total_provisiones;
  const costo_total_empleador = $80;
  $s[113] = costo_total_empleador;

  // Horas extra del mes
  const $81 = horas_extra_diurnas + horas_extra_nocturnas + horas_extra_dominicales_diurnas + horas_extra_dominicales_nocturnas;
  const horas_extra_mes = $81;
  $s[114] = horas_extra_mes;

  if ($notes !== null) {
    if ((((daily_salary$sent === daily_salary$sent) && (monthly_salary$sent === monthly_salary$sent)) && ((daily_salary * 3) * 1000 < monthly_salary * 99 || (daily_salary * 3) * 1000 > monthly_salary * 101))) {
      rt.addWarning($notes, 'SALARY_INPUT_MISMATCH', 'warning', 'monthly_salary', `El salario mensual ${rt.show(rt.ratio(monthly_salary, 100n), 'money', 'COP')} y 30 veces el diario ${rt.show(rt.ratio(daily_salary, 100n), 'money', 'COP')} difieren en más del 1 %; se usa el mensual`);
    }
    if (monthly_salary < $f.SMMLV * 100) {
      rt.addWarning($notes, 'BELOW_MINIMUM_WAGE', 'warning', 'monthly_salary', `El salario ${rt.show(rt.ratio(monthly_salary, 100n), 'money', 'COP')} es menor que el mínimo legal de ${rt.show(rt.ratio($f.SMMLV, 1n), 'money', 'COP')}`);
    }
    if (!rt.same(aplica_auxilio_transporte, monthly_salary <= ($f.SMMLV * 2) * 100)) {
      rt.addWarning($notes, 'FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.aplica_auxilio_transporte', `El auxilio de transporte corresponde hasta 2 SMMLV inclusive; el salario es ${rt.show(rt.ratio(monthly_salary, 100n), 'money', 'COP')}`);
    }
    if (!(rt.givesValue($f.clases_arl$rows2, risk_class_rate, 1))) {
      rt.addWarning($notes, 'RISK_RATE_NOT_STANDARD', 'info', 'risk_class_rate', `${rt.show(rt.ratio(risk_class_rate, 1000000n), 'rate', 'COP')} no es la tarifa inicial de ninguna clase de riesgo`);
    }
    if ((horas_extra_mes > $f.limite_horas_extra * 100 && horas_extra_diurnas > 0)) {
      rt.addWarning($notes, 'OVERTIME_LIMIT_EXCEEDED', 'warning', 'horas_extra_diurnas', `${rt.show(rt.ratio(horas_extra_mes, 100n), 'hours', 'COP')} extra en el mes; la ley permite ${rt.show(rt.ratio($f.limite_horas_extra, 1n), 'hours', 'COP')}`);
    }
    if (((horas_extra_mes > $f.limite_horas_extra * 100 && horas_extra_diurnas === 0) && horas_extra_nocturnas > 0)) {
      rt.addWarning($notes, 'OVERTIME_LIMIT_EXCEEDED', 'warning', 'horas_extra_nocturnas', `${rt.show(rt.ratio(horas_extra_mes, 100n), 'hours', 'COP')} extra en el mes; la ley permite ${rt.show(rt.ratio($f.limite_horas_extra, 1n), 'hours', 'COP')}`);
    }
    if (((horas_extra_mes > $f.limite_horas_extra * 100 && horas_extra_diurnas + horas_extra_nocturnas === 0) && horas_extra_dominicales_diurnas > 0)) {
      rt.addWarning($notes, 'OVERTIME_LIMIT_EXCEEDED', 'warning', 'horas_extra_dominicales_diurnas', `${rt.show(rt.ratio(horas_extra_mes, 100n), 'hours', 'COP')} extra en el mes; la ley permite ${rt.show(rt.ratio($f.limite_horas_extra, 1n), 'hours', 'COP')}`);
    }
    if ((horas_extra_mes > $f.limite_horas_extra * 100 && horas_extra_mes === horas_extra_dominicales_nocturnas)) {
      rt.addWarning($notes, 'OVERTIME_LIMIT_EXCEEDED', 'warning', 'horas_extra_dominicales_nocturnas', `${rt.show(rt.ratio(horas_extra_mes, 100n), 'hours', 'COP')} extra en el mes; la ley permite ${rt.show(rt.ratio($f.limite_horas_extra, 1n), 'hours', 'COP')}`);
    }
    if (ingreso_salarial > ibc_maximo * 100) {
      rt.addWarning($notes, 'CONTRIBUTION_BASE_CAPPED', 'info', 'ibc', `El ingreso salarial ${rt.show(rt.ratio(ingreso_salarial, 100n), 'money', 'COP')} pasa del tope de ${rt.show(rt.ratio(ibc_maximo, 1n), 'money', 'COP')}`);
    }
    if (ingreso_salarial < ibc_minimo) {
      rt.addWarning($notes, 'CONTRIBUTION_BASE_FLOORED', 'info', 'ibc', `El ingreso salarial ${rt.show(rt.ratio(ingreso_salarial, 100n), 'money', 'COP')} no llega al piso de ${rt.show(rt.ratio(ibc_minimo, 100n), 'money', 'COP')}`);
    }
    if (neto_pagar < 0) {
      rt.addWarning($notes, 'NEGATIVE_NET_SALARY', 'warning', 'net_salary', `Las deducciones superan lo devengado en este periodo`);
    }
  }

  return true;
}

const { head: $head, middle: $middle, tail: $tail } = rt.traceTexts(manifest, false);
const $pieces = rt.utf8([
  $head[0]! + '"divisor_horas_mes":"',
  '","monthly_salary":"',
  '"' + $middle[0]!,
  rt.RAW,
  $tail[0]! + $head[1]! + '"monthly_salary":"',
  '","period.days":"',
  '"' + $middle[1]!,
  $tail[1]! + $head[2]! + '"horas_recargo_nocturno":"',
  '","valor_hora":"',
  '"' + $middle[2]!,
  $tail[2]! + $head[3]! + '"horas_dominicales_diurnas":"',
  '","recargo_dominical":"',
  '"' + $middle[3]!,
  $tail[3]! + $head[4]! + '"horas_dominicales_nocturnas":"',
  '"' + $middle[4]!,
  $tail[4]! + $head[5]! + '"horas_extra_diurnas":"',
  '"' + $middle[5]!,
  $tail[5]! + $head[6]! + '"horas_extra_nocturnas":"',
  '"' + $middle[6]!,
  $tail[6]! + $head[7]! + '"horas_extra_dominicales_diurnas":"',
  '"' + $middle[7]!,
  $tail[7]! + $head[8]! + '"horas_extra_dominicales_nocturnas":"',
  '"' + $middle[8]!,
  $tail[8]! + $head[9]! + '"aplica_auxilio_transporte":"',
  '"',
  ',"auxilio_mensual":"',
  ',"period.days":"',
  $middle[9]!,
  $tail[9]! + $head[10]! + '"auxilio_transporte":"',
  '","dominical_diurno":"',
  '","dominical_nocturno":"',
  '","hora_extra_diurna":"',
  '","hora_extra_dominical_diurna":"',
  '","hora_extra_dominical_nocturna":"',
  '","hora_extra_nocturna":"',
  '","recargo_nocturno":"',
  '","salario_basico":"',
  '"' + $middle[10]!,
  $tail[10]! + $head[11]! + '"dominical_diurno":"',
  '"' + $middle[11]!,
  $tail[11]! + $head[12]! + '"SMMLV":"',
  '"' + $middle[12]!,
  $tail[12]! + $head[13]! + '"SMMLV":"',
  '"' + $middle[13]!,
  $tail[13]! + $head[14]! + '"ibc_maximo":"',
  '","ibc_minimo":"',
  '","ingreso_salarial":"',
  '"' + $middle[14]!,
  $tail[14]! + $head[15]! + '"ibc":"',
  '"' + $middle[15]!,
  $tail[15]! + $head[16]! + '"ibc":"',
  '"' + $middle[16]!,
  $tail[16]! + $head[17]! + '"ibc":"',
  '","tarifa_fsp.fixed":"',
  '","tarifa_fsp.lower":"',
  '","tarifa_fsp.rate":"',
  '"' + $middle[17]!,
  $tail[17]! + $head[18]! + '"fondo_solidaridad_pensional":"',
  '","pension_empleado":"',
  '","salud_empleado":"',
  '"' + $middle[18]!,
  $tail[18]! + $head[19]! + '"auxilio_transporte":"',
  '","ingresos_no_constitutivos":"',
  '"' + $middle[19]!,
  $tail[19]! + $head[20]! + '"UVT":"',
  '","ingreso_neto_retencion":"',
  '"' + $middle[20]!,
  $tail[20]! + $head[21]! + '"ingreso_neto_retencion":"',
  '","renta_exenta_25":"',
  '"' + $middle[21]!,
  $tail[21]! + $head[22]! + '"base_gravable_retencion":"',
  '","tarifa_retencion.fixed":"',
  '","tarifa_retencion.lower":"',
  '","tarifa_retencion.rate":"',
  '"' + $middle[22]!,
  $tail[22]! + $head[23]! + '"fondo_solidaridad_pensional":"',
  '","retencion_fuente":"',
  '"' + $middle[23]!,
  $tail[23]! + $head[24]! + '"total_deducciones":"',
  '","total_devengado":"',
  '"' + $middle[24]!,
  $tail[24]! + $head[25]!,
  '"SMMLV":"',
  '"aplica_exoneracion_114_1":"',
  ',"ingreso_salarial":"',
  $middle[25]!,
  $tail[25]! + $head[26]! + '"exonerado":"',
  '","ibc":"',
  '"' + $middle[26]!,
  $tail[26]! + $head[27]! + '"ibc":"',
  '"' + $middle[27]!,
  $tail[27]! + $head[28]! + '"ibc":"',
  '","risk_class_rate":"',
  '"' + $middle[28]!,
  $tail[28]! + $head[29]! + '"ingreso_salarial":"',
  '"' + $middle[29]!,
  $tail[29]! + $head[30]! + '"base_parafiscales":"',
  '"' + $middle[30]!,
  $tail[30]! + $head[31]! + '"base_parafiscales":"',
  '","exonerado":"',
  '"' + $middle[31]!,
  $tail[31]! + $head[32]! + '"base_parafiscales":"',
  '"' + $middle[32]!,
  $tail[32]! + $head[33]! + '"auxilio_transporte":"',
  '"' + $middle[33]!,
  $tail[33]! + $head[34]! + '"recargo_nocturno":"',
  '"' + $middle[34]!,
  $tail[34]! + $head[35]! + '"base_prestaciones":"',
  '"' + $middle[35]!,
  $tail[35]! + $head[36]! + '"base_prestaciones":"',
  '"' + $middle[36]!,
  $tail[36]! + $head[37]! + '"base_prestaciones":"',
  '"' + $middle[37]!,
  $tail[37]! + $head[38]! + '"base_vacaciones":"',
  '"' + $middle[38]!,
  $tail[38]! + $head[39]! + '"arl":"',
  '","pension_empleador":"',
  '","salud_empleador":"',
  '"' + $middle[39]!,
  $tail[39]! + $head[40]! + '"caja_compensacion":"',
  '","icbf":"',
  '","sena":"',
  '"' + $middle[40]!,
  $tail[40]! + $head[41]! + '"cesantias":"',
  '","intereses_cesantias":"',
  '","prima_servicios":"',
  '","vacaciones":"',
  '"' + $middle[41]!,
  $tail[41]! + $head[42]! + '"total_devengado":"',
  '","total_parafiscales":"',
  '","total_provisiones":"',
  '","total_seguridad_social_empleador":"',
  '"' + $middle[42]!,
  $tail[42]! + $head[43]! + '"horas_extra_diurnas":"',
  '","horas_extra_dominicales_diurnas":"',
  '","horas_extra_dominicales_nocturnas":"',
  '","horas_extra_nocturnas":"',
  '"' + $middle[43]!,
  $tail[43]!,
]);
const $figureTexts = rt.byFiguresAndDigits($figures, ($f, $digits) => ({
  divisor_horas_mes$t: `${$f.divisor_horas_mes}`,
  recargo_dominical$t: rt.plainText($f.recargo_dominical, 4, $digits),
}));

function trace($row: rt.PayslipRow, $s: Float64Array, $digits: number, $out: rt.TextBytes): void {
  const $f = rt.known($figures($row.referenceDate));
  const $ft = $figureTexts($row.referenceDate, $digits);
  const $kept = $digits < 6 ? 6 : $digits;
  const valor_hora$t$kept = rt.plainText($s[12]!, 100, $kept, $s[13]!);
  const valor_hora$t = rt.plainText($s[12]!, 100, $digits, $s[13]!);
  const horas_recargo_nocturno$t = rt.plainText($s[3]!, 100, $digits);
  const horas_dominicales_diurnas$t = rt.plainText($s[4]!, 100, $digits);
  const horas_dominicales_nocturnas$t = rt.plainText($s[5]!, 100, $digits);
  const horas_extra_diurnas$t = rt.plainText($s[6]!, 100, $digits);
  const horas_extra_nocturnas$t = rt.plainText($s[7]!, 100, $digits);
  const horas_extra_dominicales_diurnas$t = rt.plainText($s[8]!, 100, $digits);
  const horas_extra_dominicales_nocturnas$t = rt.plainText($s[9]!, 100, $digits);
  const aplica_auxilio_transporte$t = `${$s[10]!}`;
  const aplica_exoneracion_114_1$t = `${$s[11]!}`;
  const exonerado$t = `${$s[66]!}`;
  const risk_class_rate$t = rt.plainText($s[2]!, 1000000, $digits);
  const horas_extra_mes$t$kept = rt.plainText($s[114]!, 100, $kept);
  const horas_extra_mes$t = rt.plainText($s[114]!, 100, $digits);
  $out.bytes($pieces[0]!);
  $out.ascii($ft.divisor_horas_mes$t);
  $out.bytes($pieces[1]!);
  $out.cents($s[1]!);
  $out.bytes($pieces[2]!);
  $out.ascii(valor_hora$t$kept);
  $out.bytes($pieces[3]!);
  $out.ascii(valor_hora$t);
  $out.bytes($pieces[4]!);
  $out.cents($s[1]!);
  $out.bytes($pieces[5]!);
  $out.ascii(`${$row.days}`);
  $out.bytes($pieces[6]!);
  $out.cents($s[14]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[15]!, 3000, $digits));
  $out.bytes($pieces[7]!);
  $out.ascii(horas_recargo_nocturno$t);
  $out.bytes($pieces[8]!);
  $out.ascii(valor_hora$t);
  $out.bytes($pieces[9]!);
  $out.cents($s[16]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[17]!, 200000, $digits, $s[18]!));
  $out.bytes($pieces[10]!);
  $out.ascii(horas_dominicales_diurnas$t);
  $out.bytes($pieces[11]!);
  $out.ascii($ft.recargo_dominical$t);
  $out.bytes($pieces[8]!);
  $out.ascii(valor_hora$t);
  $out.bytes($pieces[12]!);
  $out.cents($s[19]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[20]!, 40000, $digits, $s[21]!));
  $out.bytes($pieces[13]!);
  $out.ascii(horas_dominicales_nocturnas$t);
  $out.bytes($pieces[11]!);
  $out.ascii($ft.recargo_dominical$t);
  $out.bytes($pieces[8]!);
  $out.ascii(valor_hora$t);
  $out.bytes($pieces[14]!);
  $out.cents($s[22]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[23]!, 200000, $digits, $s[24]!));
  $out.bytes($pieces[15]!);
  $out.ascii(horas_extra_diurnas$t);
  $out.bytes($pieces[8]!);
  $out.ascii(valor_hora$t);
  $out.bytes($pieces[16]!);
  $out.cents($s[25]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[26]!, 8000, $digits, $s[27]!));
  $out.bytes($pieces[17]!);
  $out.ascii(horas_extra_nocturnas$t);
  $out.bytes($pieces[8]!);
  $out.ascii(valor_hora$t);
  $out.bytes($pieces[18]!);
  $out.cents($s[28]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[29]!, 40000, $digits, $s[30]!));
  $out.bytes($pieces[19]!);
  $out.ascii(horas_extra_dominicales_diurnas$t);
  $out.bytes($pieces[11]!);
  $out.ascii($ft.recargo_dominical$t);
  $out.bytes($pieces[8]!);
  $out.ascii(valor_hora$t);
  $out.bytes($pieces[20]!);
  $out.cents($s[31]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[32]!, 40000, $digits, $s[33]!));
  $out.bytes($pieces[21]!);
  $out.ascii(horas_extra_dominicales_nocturnas$t);
  $out.bytes($pieces[11]!);
  $out.ascii($ft.recargo_dominical$t);
  $out.bytes($pieces[8]!);
  $out.ascii(valor_hora$t);
  $out.bytes($pieces[22]!);
  $out.cents($s[34]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[35]!, 40000, $digits, $s[36]!));
  $out.bytes($pieces[23]!);
  $out.ascii(aplica_auxilio_transporte$t);
  $out.bytes($pieces[24]!);
  if ($s[39]! === 1) {
    $out.bytes($pieces[25]!);
    $out.cents($f.auxilio_mensual * 100);
    $out.bytes($pieces[24]!);
  }
  if ($s[39]! === 1) {
    $out.bytes($pieces[26]!);
    $out.ascii(`${$row.days}`);
    $out.bytes($pieces[24]!);
  }
  $out.bytes($pieces[27]!);
  $out.cents($s[37]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[38]!, 30, $digits));
  $out.bytes($pieces[28]!);
  $out.cents($s[37]!);
  $out.bytes($pieces[29]!);
  $out.cents($s[19]!);
  $out.bytes($pieces[30]!);
  $out.cents($s[22]!);
  $out.bytes($pieces[31]!);
  $out.cents($s[25]!);
  $out.bytes($pieces[32]!);
  $out.cents($s[31]!);
  $out.bytes($pieces[33]!);
  $out.cents($s[34]!);
  $out.bytes($pieces[34]!);
  $out.cents($s[28]!);
  $out.bytes($pieces[35]!);
  $out.cents($s[16]!);
  $out.bytes($pieces[36]!);
  $out.cents($s[14]!);
  $out.bytes($pieces[37]!);
  $out.cents($s[40]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[40]!);
  $out.bytes($pieces[38]!);
  $out.cents($s[19]!);
  $out.bytes($pieces[30]!);
  $out.cents($s[22]!);
  $out.bytes($pieces[31]!);
  $out.cents($s[25]!);
  $out.bytes($pieces[32]!);
  $out.cents($s[31]!);
  $out.bytes($pieces[33]!);
  $out.cents($s[34]!);
  $out.bytes($pieces[34]!);
  $out.cents($s[28]!);
  $out.bytes($pieces[35]!);
  $out.cents($s[16]!);
  $out.bytes($pieces[36]!);
  $out.cents($s[14]!);
  $out.bytes($pieces[39]!);
  $out.cents($s[41]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[41]!);
  $out.bytes($pieces[40]!);
  $out.cents($f.SMMLV * 100);
  $out.bytes($pieces[5]!);
  $out.ascii(`${$row.days}`);
  $out.bytes($pieces[41]!);
  $out.cents($s[42]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[43]!, 30, $digits));
  $out.bytes($pieces[42]!);
  $out.cents($f.SMMLV * 100);
  $out.bytes($pieces[43]!);
  $out.cents($s[44]! * 100);
  $out.bytes($pieces[3]!);
  $out.cents($s[44]! * 100);
  $out.bytes($pieces[44]!);
  $out.cents($s[44]! * 100);
  $out.bytes($pieces[45]!);
  $out.cents($s[42]!);
  $out.bytes($pieces[46]!);
  $out.cents($s[41]!);
  $out.bytes($pieces[47]!);
  $out.cents($s[45]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[45]!);
  $out.bytes($pieces[48]!);
  $out.cents($s[45]!);
  $out.bytes($pieces[49]!);
  $out.cents($s[46]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[47]!, 2500, $digits));
  $out.bytes($pieces[50]!);
  $out.cents($s[45]!);
  $out.bytes($pieces[51]!);
  $out.cents($s[48]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[49]!, 2500, $digits));
  $out.bytes($pieces[52]!);
  $out.cents($s[45]!);
  $out.bytes($pieces[53]!);
  $out.cents(0);
  $out.bytes($pieces[54]!);
  $out.cents(rt.lowerEndOf($f.tarifa_fsp$rows1, $s[50]!, 1));
  $out.bytes($pieces[55]!);
  $out.ascii(rt.plainText($f.tarifa_fsp$rows1.value[$s[50]!]!, 500, $digits));
  $out.bytes($pieces[56]!);
  $out.cents($s[52]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[53]!, 50000, $digits));
  $out.bytes($pieces[57]!);
  $out.cents($s[52]!);
  $out.bytes($pieces[58]!);
  $out.cents($s[48]!);
  $out.bytes($pieces[59]!);
  $out.cents($s[46]!);
  $out.bytes($pieces[60]!);
  $out.cents($s[54]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[54]!);
  $out.bytes($pieces[61]!);
  $out.cents($s[37]!);
  $out.bytes($pieces[29]!);
  $out.cents($s[19]!);
  $out.bytes($pieces[30]!);
  $out.cents($s[22]!);
  $out.bytes($pieces[31]!);
  $out.cents($s[25]!);
  $out.bytes($pieces[32]!);
  $out.cents($s[31]!);
  $out.bytes($pieces[33]!);
  $out.cents($s[34]!);
  $out.bytes($pieces[34]!);
  $out.cents($s[28]!);
  $out.bytes($pieces[62]!);
  $out.cents($s[54]!);
  $out.bytes($pieces[35]!);
  $out.cents($s[16]!);
  $out.bytes($pieces[36]!);
  $out.cents($s[14]!);
  $out.bytes($pieces[63]!);
  $out.cents($s[55]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[55]!);
  $out.bytes($pieces[64]!);
  $out.cents($f.UVT * 100);
  $out.bytes($pieces[65]!);
  $out.cents($s[55]!);
  $out.bytes($pieces[66]!);
  $out.cents($s[56]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[57]!, 400, $digits));
  $out.bytes($pieces[67]!);
  $out.cents($s[55]!);
  $out.bytes($pieces[68]!);
  $out.cents($s[56]!);
  $out.bytes($pieces[69]!);
  $out.cents($s[58]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[58]!);
  $out.bytes($pieces[70]!);
  $out.cents($s[58]!);
  $out.bytes($pieces[71]!);
  $out.cents($f.tarifa_retencion$rows1.fixed[$s[59]!]!);
  $out.bytes($pieces[72]!);
  $out.cents(rt.lowerEndOf($f.tarifa_retencion$rows1, $s[59]!, 1));
  $out.bytes($pieces[73]!);
  $out.ascii(rt.plainText($f.tarifa_retencion$rows1.value[$s[59]!]!, 100, $digits));
  $out.bytes($pieces[74]!);
  $out.cents($s[61]! * 100);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[62]!, 10000, $digits));
  $out.bytes($pieces[75]!);
  $out.cents($s[52]!);
  $out.bytes($pieces[58]!);
  $out.cents($s[48]!);
  $out.bytes($pieces[76]!);
  $out.cents($s[61]! * 100);
  $out.bytes($pieces[59]!);
  $out.cents($s[46]!);
  $out.bytes($pieces[77]!);
  $out.cents($s[63]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[63]!);
  $out.bytes($pieces[78]!);
  $out.cents($s[63]!);
  $out.bytes($pieces[79]!);
  $out.cents($s[40]!);
  $out.bytes($pieces[80]!);
  $out.cents($s[64]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[64]!);
  $out.bytes($pieces[81]!);
  if ($s[65]! === 1) {
    $out.member($pieces[82]!);
    $out.cents($f.SMMLV * 100);
    $out.bytes($pieces[24]!);
  }
  $out.member($pieces[83]!);
  $out.ascii(aplica_exoneracion_114_1$t);
  $out.bytes($pieces[24]!);
  if ($s[65]! === 1) {
    $out.bytes($pieces[84]!);
    $out.cents($s[41]!);
    $out.bytes($pieces[24]!);
  }
  $out.bytes($pieces[85]!);
  $out.ascii(exonerado$t);
  $out.bytes($pieces[3]!);
  $out.ascii(exonerado$t);
  $out.bytes($pieces[86]!);
  $out.ascii(exonerado$t);
  $out.bytes($pieces[87]!);
  $out.cents($s[45]!);
  $out.bytes($pieces[88]!);
  $out.cents($s[67]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[68]!, 20000, $digits));
  $out.bytes($pieces[89]!);
  $out.cents($s[45]!);
  $out.bytes($pieces[90]!);
  $out.cents($s[71]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[72]!, 2500, $digits));
  $out.bytes($pieces[91]!);
  $out.cents($s[45]!);
  $out.bytes($pieces[92]!);
  $out.ascii(risk_class_rate$t);
  $out.bytes($pieces[93]!);
  $out.cents($s[75]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[76]!, 100000000, $digits));
  $out.bytes($pieces[94]!);
  $out.cents($s[41]!);
  $out.bytes($pieces[95]!);
  $out.cents($s[79]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[79]!);
  $out.bytes($pieces[96]!);
  $out.cents($s[79]!);
  $out.bytes($pieces[97]!);
  $out.cents($s[80]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[81]!, 2500, $digits));
  $out.bytes($pieces[98]!);
  $out.cents($s[79]!);
  $out.bytes($pieces[99]!);
  $out.ascii(exonerado$t);
  $out.bytes($pieces[100]!);
  $out.cents($s[84]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[85]!, 10000, $digits));
  $out.bytes($pieces[101]!);
  $out.cents($s[79]!);
  $out.bytes($pieces[99]!);
  $out.ascii(exonerado$t);
  $out.bytes($pieces[102]!);
  $out.cents($s[88]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[89]!, 5000, $digits));
  $out.bytes($pieces[103]!);
  $out.cents($s[37]!);
  $out.bytes($pieces[29]!);
  $out.cents($s[19]!);
  $out.bytes($pieces[30]!);
  $out.cents($s[22]!);
  $out.bytes($pieces[31]!);
  $out.cents($s[25]!);
  $out.bytes($pieces[32]!);
  $out.cents($s[31]!);
  $out.bytes($pieces[33]!);
  $out.cents($s[34]!);
  $out.bytes($pieces[34]!);
  $out.cents($s[28]!);
  $out.bytes($pieces[35]!);
  $out.cents($s[16]!);
  $out.bytes($pieces[36]!);
  $out.cents($s[14]!);
  $out.bytes($pieces[104]!);
  $out.cents($s[92]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[92]!);
  $out.bytes($pieces[105]!);
  $out.cents($s[16]!);
  $out.bytes($pieces[36]!);
  $out.cents($s[14]!);
  $out.bytes($pieces[106]!);
  $out.cents($s[93]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[93]!);
  $out.bytes($pieces[107]!);
  $out.cents($s[92]!);
  $out.bytes($pieces[108]!);
  $out.cents($s[94]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[95]!, 1200, $digits));
  $out.bytes($pieces[109]!);
  $out.cents($s[92]!);
  $out.bytes($pieces[110]!);
  $out.cents($s[98]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[99]!, 10000, $digits));
  $out.bytes($pieces[111]!);
  $out.cents($s[92]!);
  $out.bytes($pieces[112]!);
  $out.cents($s[102]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[103]!, 1200, $digits));
  $out.bytes($pieces[113]!);
  $out.cents($s[93]!);
  $out.bytes($pieces[114]!);
  $out.cents($s[106]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[107]!, 2400, $digits));
  $out.bytes($pieces[115]!);
  $out.cents($s[75]!);
  $out.bytes($pieces[116]!);
  $out.cents($s[71]!);
  $out.bytes($pieces[117]!);
  $out.cents($s[67]!);
  $out.bytes($pieces[118]!);
  $out.cents($s[110]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[110]!);
  $out.bytes($pieces[119]!);
  $out.cents($s[80]!);
  $out.bytes($pieces[120]!);
  $out.cents($s[84]!);
  $out.bytes($pieces[121]!);
  $out.cents($s[88]!);
  $out.bytes($pieces[122]!);
  $out.cents($s[111]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[111]!);
  $out.bytes($pieces[123]!);
  $out.cents($s[94]!);
  $out.bytes($pieces[124]!);
  $out.cents($s[98]!);
  $out.bytes($pieces[125]!);
  $out.cents($s[102]!);
  $out.bytes($pieces[126]!);
  $out.cents($s[106]!);
  $out.bytes($pieces[127]!);
  $out.cents($s[112]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[112]!);
  $out.bytes($pieces[128]!);
  $out.cents($s[40]!);
  $out.bytes($pieces[129]!);
  $out.cents($s[111]!);
  $out.bytes($pieces[130]!);
  $out.cents($s[112]!);
  $out.bytes($pieces[131]!);
  $out.cents($s[110]!);
  $out.bytes($pieces[132]!);
  $out.cents($s[113]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[113]!);
  $out.bytes($pieces[133]!);
  $out.ascii(horas_extra_diurnas$t);
  $out.bytes($pieces[134]!);
  $out.ascii(horas_extra_dominicales_diurnas$t);
  $out.bytes($pieces[135]!);
  $out.ascii(horas_extra_dominicales_nocturnas$t);
  $out.bytes($pieces[136]!);
  $out.ascii(horas_extra_nocturnas$t);
  $out.bytes($pieces[137]!);
  $out.ascii(horas_extra_mes$t$kept);
  $out.bytes($pieces[3]!);
  $out.ascii(horas_extra_mes$t);
  $out.bytes($pieces[138]!);
}

const monthly_salary$a = rt.amountSpec('monthly_salary', 'money', 100n);
const period$days$a = rt.amountSpec('period.days', 'number', 1n);
const valor_hora$a = rt.amountSpec('valor_hora', 'number', 100n);
const horas_recargo_nocturno$a = rt.amountSpec('horas_recargo_nocturno', 'hours', 100n);
const horas_dominicales_diurnas$a = rt.amountSpec('horas_dominicales_diurnas', 'hours', 100n);
const horas_dominicales_nocturnas$a = rt.amountSpec('horas_dominicales_nocturnas', 'hours', 100n);
const horas_extra_diurnas$a = rt.amountSpec('horas_extra_diurnas', 'hours', 100n);
const horas_extra_nocturnas$a = rt.amountSpec('horas_extra_nocturnas', 'hours', 100n);
const horas_extra_dominicales_diurnas$a = rt.amountSpec('horas_extra_dominicales_diurnas', 'hours', 100n);
const horas_extra_dominicales_nocturnas$a = rt.amountSpec('horas_extra_dominicales_nocturnas', 'hours', 100n);
const salario_basico$a = rt.amountSpec('salario_basico', 'money', 100n);
const recargo_nocturno$a = rt.amountSpec('recargo_nocturno', 'money', 100n);
const dominical_diurno$a = rt.amountSpec('dominical_diurno', 'money', 100n);
const dominical_nocturno$a = rt.amountSpec('dominical_nocturno', 'money', 100n);
const hora_extra_diurna$a = rt.amountSpec('hora_extra_diurna', 'money', 100n);
const hora_extra_nocturna$a = rt.amountSpec('hora_extra_nocturna', 'money', 100n);
const hora_extra_dominical_diurna$a = rt.amountSpec('hora_extra_dominical_diurna', 'money', 100n);
const hora_extra_dominical_nocturna$a = rt.amountSpec('hora_extra_dominical_nocturna', 'money', 100n);
const auxilio_transporte$a = rt.amountSpec('auxilio_transporte', 'money', 100n);
const ingreso_salarial$a = rt.amountSpec('ingreso_salarial', 'money', 100n);
const ibc_minimo$a = rt.amountSpec('ibc_minimo', 'money', 100n);
const ibc_maximo$a = rt.amountSpec('ibc_maximo', 'money', 1n);
const ibc$a = rt.amountSpec('ibc', 'money', 100n);
const tarifa_fsp$rate$a = rt.amountSpec('tarifa_fsp.rate', 'rate', 500n);
const tarifa_fsp$lower$a = rt.amountSpec('tarifa_fsp.lower', 'money', 100n);
const tarifa_fsp$fixed$a = rt.amountSpec('tarifa_fsp.fixed', 'money', 100n);
const salud_empleado$a = rt.amountSpec('salud_empleado', 'money', 100n);
const pension_empleado$a = rt.amountSpec('pension_empleado', 'money', 100n);
const fondo_solidaridad_pensional$a = rt.amountSpec('fondo_solidaridad_pensional', 'money', 100n);
const ingresos_no_constitutivos$a = rt.amountSpec('ingresos_no_constitutivos', 'money', 100n);
const ingreso_neto_retencion$a = rt.amountSpec('ingreso_neto_retencion', 'money', 100n);
const renta_exenta_25$a = rt.amountSpec('renta_exenta_25', 'money', 100n);
const base_gravable_retencion$a = rt.amountSpec('base_gravable_retencion', 'money', 100n);
const tarifa_retencion$rate$a = rt.amountSpec('tarifa_retencion.rate', 'rate', 100n);
const tarifa_retencion$lower$a = rt.amountSpec('tarifa_retencion.lower', 'money', 100n);
const tarifa_retencion$fixed$a = rt.amountSpec('tarifa_retencion.fixed', 'money', 100n);
const retencion_fuente$a = rt.amountSpec('retencion_fuente', 'money', 1n);
const total_devengado$a = rt.amountSpec('total_devengado', 'money', 100n);
const total_deducciones$a = rt.amountSpec('total_deducciones', 'money', 100n);
const risk_class_rate$a = rt.amountSpec('risk_class_rate', 'rate', 1000000n);
const base_parafiscales$a = rt.amountSpec('base_parafiscales', 'money', 100n);
const base_prestaciones$a = rt.amountSpec('base_prestaciones', 'money', 100n);
const base_vacaciones$a = rt.amountSpec('base_vacaciones', 'money', 100n);
const salud_empleador$a = rt.amountSpec('salud_empleador', 'money', 100n);
const pension_empleador$a = rt.amountSpec('pension_empleador', 'money', 100n);
const arl$a = rt.amountSpec('arl', 'money', 100n);
const caja_compensacion$a = rt.amountSpec('caja_compensacion', 'money', 100n);
const icbf$a = rt.amountSpec('icbf', 'money', 100n);
const sena$a = rt.amountSpec('sena', 'money', 100n);
const cesantias$a = rt.amountSpec('cesantias', 'money', 100n);
const intereses_cesantias$a = rt.amountSpec('intereses_cesantias', 'money', 100n);
const prima_servicios$a = rt.amountSpec('prima_servicios', 'money', 100n);
const vacaciones$a = rt.amountSpec('vacaciones', 'money', 100n);
const total_seguridad_social_empleador$a = rt.amountSpec('total_seguridad_social_empleador', 'money', 100n);
const total_parafiscales$a = rt.amountSpec('total_parafiscales', 'money', 100n);
const total_provisiones$a = rt.amountSpec('total_provisiones', 'money', 100n);
const neto_pagar$a = rt.amountSpec('neto_pagar', 'money', 100n);
const costo_total_empleador$a = rt.amountSpec('costo_total_empleador', 'money', 100n);
const horas_extra_mes$a = rt.amountSpec('horas_extra_mes', 'hours', 100n);

const $figureObjects = rt.byFiguresAndDigits($figures, ($f) => ({
  divisor_horas_mes$t: rt.seen('divisor_horas_mes', 'hours', new rt.Whole($f.divisor_horas_mes, 1n)),
  recargo_dominical$t: rt.seen('recargo_dominical', 'rate', new rt.Whole($f.recargo_dominical, 4n)),
  auxilio_mensual$m: rt.seen('auxilio_mensual', 'money', new rt.Whole($f.auxilio_mensual, 1n)),
  SMMLV$m: rt.seen('SMMLV', 'money', new rt.Whole($f.SMMLV, 1n)),
  UVT$m: rt.seen('UVT', 'money', new rt.Whole($f.UVT, 1n)),
}));

function $reads1($row: rt.PayslipRow, $s: Float64Array) {
  return {
    monthly_salary: new rt.ReadAmount(monthly_salary$a, $s[1]!),
    period$days: new rt.ReadAmount(period$days$a, $row.days),
    valor_hora: new rt.ReadAmountOver(valor_hora$a, $s[12]!, $s[13]!),
    horas_recargo_nocturno: new rt.ReadAmount(horas_recargo_nocturno$a, $s[3]!),
    horas_dominicales_diurnas: new rt.ReadAmount(horas_dominicales_diurnas$a, $s[4]!),
    horas_dominicales_nocturnas: new rt.ReadAmount(horas_dominicales_nocturnas$a, $s[5]!),
    horas_extra_diurnas: new rt.ReadAmount(horas_extra_diurnas$a, $s[6]!),
    horas_extra_nocturnas: new rt.ReadAmount(horas_extra_nocturnas$a, $s[7]!),
    horas_extra_dominicales_diurnas: new rt.ReadAmount(horas_extra_dominicales_diurnas$a, $s[8]!),
    horas_extra_dominicales_nocturnas: new rt.ReadAmount(horas_extra_dominicales_nocturnas$a, $s[9]!),
    aplica_auxilio_transporte: rt.seen('aplica_auxilio_transporte', 'boolean', $s[10]! === 1),
    salario_basico: new rt.ReadAmount(salario_basico$a, $s[14]!),
    recargo_nocturno: new rt.ReadAmount(recargo_nocturno$a, $s[16]!),
    dominical_diurno: new rt.ReadAmount(dominical_diurno$a, $s[19]!),
    dominical_nocturno: new rt.ReadAmount(dominical_nocturno$a, $s[22]!),
    hora_extra_diurna: new rt.ReadAmount(hora_extra_diurna$a, $s[25]!),
    hora_extra_nocturna: new rt.ReadAmount(hora_extra_nocturna$a, $s[28]!),
    hora_extra_dominical_diurna: new rt.ReadAmount(hora_extra_dominical_diurna$a, $s[31]!),
    hora_extra_dominical_nocturna: new rt.ReadAmount(hora_extra_dominical_nocturna$a, $s[34]!),
    auxilio_transporte: new rt.ReadAmount(auxilio_transporte$a, $s[37]!),
    ingreso_salarial: new rt.ReadAmount(ingreso_salarial$a, $s[41]!),
    ibc_minimo: new rt.ReadAmount(ibc_minimo$a, $s[42]!),
    ibc_maximo: new rt.ReadAmount(ibc_maximo$a, $s[44]!),
    ibc: new rt.ReadAmount(ibc$a, $s[45]!),
  };
}

function $reads2(_row: rt.PayslipRow, $s: Float64Array) {
  return {
    salud_empleado: new rt.ReadAmount(salud_empleado$a, $s[46]!),
    pension_empleado: new rt.ReadAmount(pension_empleado$a, $s[48]!),
    fondo_solidaridad_pensional: new rt.ReadAmount(fondo_solidaridad_pensional$a, $s[52]!),
    ingresos_no_constitutivos: new rt.ReadAmount(ingresos_no_constitutivos$a, $s[54]!),
    ingreso_neto_retencion: new rt.ReadAmount(ingreso_neto_retencion$a, $s[55]!),
    renta_exenta_25: new rt.ReadAmount(renta_exenta_25$a, $s[56]!),
    base_gravable_retencion: new rt.ReadAmount(base_gravable_retencion$a, $s[58]!),
    retencion_fuente: new rt.ReadAmount(retencion_fuente$a, $s[61]!),
    total_devengado: new rt.ReadAmount(total_devengado$a, $s[40]!),
    total_deducciones: new rt.ReadAmount(total_deducciones$a, $s[63]!),
    aplica_exoneracion_114_1: rt.seen('aplica_exoneracion_114_1', 'boolean', $s[11]! === 1),
    exonerado: rt.seen('exonerado', 'boolean', $s[66]! === 1),
    risk_class_rate: new rt.ReadAmount(risk_class_rate$a, $s[2]!),
    base_parafiscales: new rt.ReadAmount(base_parafiscales$a, $s[79]!),
    base_prestaciones: new rt.ReadAmount(base_prestaciones$a, $s[92]!),
    base_vacaciones: new rt.ReadAmount(base_vacaciones$a, $s[93]!),
    salud_empleador: new rt.ReadAmount(salud_empleador$a, $s[67]!),
    pension_empleador: new rt.ReadAmount(pension_empleador$a, $s[71]!),
    arl: new rt.ReadAmount(arl$a, $s[75]!),
    caja_compensacion: new rt.ReadAmount(caja_compensacion$a, $s[80]!),
    icbf: new rt.ReadAmount(icbf$a, $s[84]!),
    sena: new rt.ReadAmount(sena$a, $s[88]!),
    cesantias: new rt.ReadAmount(cesantias$a, $s[94]!),
    intereses_cesantias: new rt.ReadAmount(intereses_cesantias$a, $s[98]!),
  };
}

function $reads3(_row: rt.PayslipRow, $s: Float64Array) {
  return {
    prima_servicios: new rt.ReadAmount(prima_servicios$a, $s[102]!),
    vacaciones: new rt.ReadAmount(vacaciones$a, $s[106]!),
    total_seguridad_social_empleador: new rt.ReadAmount(total_seguridad_social_empleador$a, $s[110]!),
    total_parafiscales: new rt.ReadAmount(total_parafiscales$a, $s[111]!),
    total_provisiones: new rt.ReadAmount(total_provisiones$a, $s[112]!),
    neto_pagar: new rt.ReadAmount(neto_pagar$a, $s[64]!),
    costo_total_empleador: new rt.ReadAmount(costo_total_empleador$a, $s[113]!),
    horas_extra_mes: new rt.ReadAmount(horas_extra_mes$a, $s[114]!),
  };
}

function $steps1($row: rt.PayslipRow, $s: Float64Array, $r1: ReturnType<typeof $reads1>, $r2: ReturnType<typeof $reads2>, $steps: rt.TraceStep[]): void {
  const $fo = $figureObjects($row.referenceDate, 0);
  $steps.push({ id: 'valor_hora', inputs: [$r1.monthly_salary, $fo.divisor_horas_mes$t], raw: $r1.valor_hora, final: $r1.valor_hora });
  $steps.push({ id: 'salario_basico', inputs: [$r1.monthly_salary, $r1.period$days], raw: new rt.Whole($s[15]!, 3000n), final: $r1.salario_basico });
  $steps.push({ id: 'recargo_nocturno', inputs: [$r1.valor_hora, $r1.horas_recargo_nocturno], raw: new rt.WholeOver($s[17]!, 200000n, $s[18]!), final: $r1.recargo_nocturno });
  $steps.push({ id: 'dominical_diurno', inputs: [$r1.valor_hora, $r1.horas_dominicales_diurnas, $fo.recargo_dominical$t], raw: new rt.WholeOver($s[20]!, 40000n, $s[21]!), final: $r1.dominical_diurno });
  $steps.push({ id: 'dominical_nocturno', inputs: [$r1.valor_hora, $r1.horas_dominicales_nocturnas, $fo.recargo_dominical$t], raw: new rt.WholeOver($s[23]!, 200000n, $s[24]!), final: $r1.dominical_nocturno });
  $steps.push({ id: 'hora_extra_diurna', inputs: [$r1.valor_hora, $r1.horas_extra_diurnas], raw: new rt.WholeOver($s[26]!, 8000n, $s[27]!), final: $r1.hora_extra_diurna });
  $steps.push({ id: 'hora_extra_nocturna', inputs: [$r1.valor_hora, $r1.horas_extra_nocturnas], raw: new rt.WholeOver($s[29]!, 40000n, $s[30]!), final: $r1.hora_extra_nocturna });
  $steps.push({ id: 'hora_extra_dominical_diurna', inputs: [$r1.valor_hora, $r1.horas_extra_dominicales_diurnas, $fo.recargo_dominical$t], raw: new rt.WholeOver($s[32]!, 40000n, $s[33]!), final: $r1.hora_extra_dominical_diurna });
  $steps.push({ id: 'hora_extra_dominical_nocturna', inputs: [$r1.valor_hora, $r1.horas_extra_dominicales_nocturnas, $fo.recargo_dominical$t], raw: new rt.WholeOver($s[35]!, 40000n, $s[36]!), final: $r1.hora_extra_dominical_nocturna });
  $steps.push({ id: 'auxilio_transporte', inputs: $s[39]! === 1 ? [$r1.aplica_auxilio_transporte, $fo.auxilio_mensual$m, $r1.period$days] : [$r1.aplica_auxilio_transporte], raw: new rt.Whole($s[38]!, 30n), final: $r1.auxilio_transporte });
  $steps.push({ id: 'total_devengado', inputs: [$r1.salario_basico, $r1.recargo_nocturno, $r1.dominical_diurno, $r1.dominical_nocturno, $r1.hora_extra_diurna, $r1.hora_extra_nocturna, $r1.hora_extra_dominical_diurna, $r1.hora_extra_dominical_nocturna, $r1.auxilio_transporte], raw: $r2.total_devengado, final: $r2.total_devengado });
  $steps.push({ id: 'ingreso_salarial', inputs: [$r1.salario_basico, $r1.recargo_nocturno, $r1.dominical_diurno, $r1.dominical_nocturno, $r1.hora_extra_diurna, $r1.hora_extra_nocturna, $r1.hora_extra_dominical_diurna, $r1.hora_extra_dominical_nocturna], raw: $r1.ingreso_salarial, final: $r1.ingreso_salarial });
  $steps.push({ id: 'ibc_minimo', inputs: [$fo.SMMLV$m, $r1.period$days], raw: new rt.Whole($s[43]!, 30n), final: $r1.ibc_minimo });
  $steps.push({ id: 'ibc_maximo', inputs: [$fo.SMMLV$m], raw: $r1.ibc_maximo, final: $r1.ibc_maximo });
  $steps.push({ id: 'ibc', inputs: [$r1.ingreso_salarial, $r1.ibc_minimo, $r1.ibc_maximo], raw: $r1.ibc, final: $r1.ibc });
  $steps.push({ id: 'salud_empleado', inputs: [$r1.ibc], raw: new rt.Whole($s[47]!, 2500n), final: $r2.salud_empleado });
}

function $steps2($row: rt.PayslipRow, $s: Float64Array, $r1: ReturnType<typeof $reads1>, $r2: ReturnType<typeof $reads2>, $r3: ReturnType<typeof $reads3>, $steps: rt.TraceStep[]): void {
  const $f = rt.known($figures($row.referenceDate));
  const $fo = $figureObjects($row.referenceDate, 0);
  $steps.push({ id: 'pension_empleado', inputs: [$r1.ibc], raw: new rt.Whole($s[49]!, 2500n), final: $r2.pension_empleado });
  $steps.push({ id: 'fondo_solidaridad_pensional', inputs: [$r1.ibc, new rt.ReadAmount(tarifa_fsp$lower$a, rt.lowerEndOf($f.tarifa_fsp$rows1, $s[50]!, 1)), new rt.ReadAmount(tarifa_fsp$rate$a, $f.tarifa_fsp$rows1.value[$s[50]!]!), new rt.ReadAmount(tarifa_fsp$fixed$a, 0)], raw: new rt.Whole($s[53]!, 50000n), final: $r2.fondo_solidaridad_pensional });
  $steps.push({ id: 'ingresos_no_constitutivos', inputs: [$r2.salud_empleado, $r2.pension_empleado, $r2.fondo_solidaridad_pensional], raw: $r2.ingresos_no_constitutivos, final: $r2.ingresos_no_constitutivos });
  $steps.push({ id: 'ingreso_neto_retencion', inputs: [$r1.salario_basico, $r1.recargo_nocturno, $r1.dominical_diurno, $r1.dominical_nocturno, $r1.hora_extra_diurna, $r1.hora_extra_nocturna, $r1.hora_extra_dominical_diurna, $r1.hora_extra_dominical_nocturna, $r1.auxilio_transporte, $r2.ingresos_no_constitutivos], raw: $r2.ingreso_neto_retencion, final: $r2.ingreso_neto_retencion });
  $steps.push({ id: 'renta_exenta_25', inputs: [$r2.ingreso_neto_retencion, $fo.UVT$m], raw: new rt.Whole($s[57]!, 400n), final: $r2.renta_exenta_25 });
  $steps.push({ id: 'base_gravable_retencion', inputs: [$r2.ingreso_neto_retencion, $r2.renta_exenta_25], raw: $r2.base_gravable_retencion, final: $r2.base_gravable_retencion });
  $steps.push({ id: 'retencion_fuente', inputs: [$r2.base_gravable_retencion, new rt.ReadAmount(tarifa_retencion$lower$a, rt.lowerEndOf($f.tarifa_retencion$rows1, $s[59]!, 1)), new rt.ReadAmount(tarifa_retencion$rate$a, $f.tarifa_retencion$rows1.value[$s[59]!]!), new rt.ReadAmount(tarifa_retencion$fixed$a, $f.tarifa_retencion$rows1.fixed[$s[59]!]!)], raw: new rt.Whole($s[62]!, 10000n), final: $r2.retencion_fuente });
  $steps.push({ id: 'total_deducciones', inputs: [$r2.salud_empleado, $r2.pension_empleado, $r2.fondo_solidaridad_pensional, $r2.retencion_fuente], raw: $r2.total_deducciones, final: $r2.total_deducciones });
  $steps.push({ id: 'neto_pagar', inputs: [$r2.total_devengado, $r2.total_deducciones], raw: $r3.neto_pagar, final: $r3.neto_pagar });
  $steps.push({ id: 'exonerado', inputs: $s[65]! === 1 ? [$r2.aplica_exoneracion_114_1, $r1.ingreso_salarial, $fo.SMMLV$m] : [$r2.aplica_exoneracion_114_1], raw: $s[66]! === 1, final: $s[66]! === 1 });
  $steps.push({ id: 'salud_empleador', inputs: [$r1.ibc, $r2.exonerado], raw: new rt.Whole($s[68]!, 20000n), final: $r2.salud_empleador });
  $steps.push({ id: 'pension_empleador', inputs: [$r1.ibc], raw: new rt.Whole($s[72]!, 2500n), final: $r2.pension_empleador });
  $steps.push({ id: 'arl', inputs: [$r1.ibc, $r2.risk_class_rate], raw: new rt.Whole($s[76]!, 100000000n), final: $r2.arl });
  $steps.push({ id: 'base_parafiscales', inputs: [$r1.ingreso_salarial], raw: $r2.base_parafiscales, final: $r2.base_parafiscales });
  $steps.push({ id: 'caja_compensacion', inputs: [$r2.base_parafiscales], raw: new rt.Whole($s[81]!, 2500n), final: $r2.caja_compensacion });
  $steps.push({ id: 'icbf', inputs: [$r2.base_parafiscales, $r2.exonerado], raw: new rt.Whole($s[85]!, 10000n), final: $r2.icbf });
}

function $steps3(_row: rt.PayslipRow, $s: Float64Array, $r1: ReturnType<typeof $reads1>, $r2: ReturnType<typeof $reads2>, $r3: ReturnType<typeof $reads3>, $steps: rt.TraceStep[]): void {
  $steps.push({ id: 'sena', inputs: [$r2.base_parafiscales, $r2.exonerado], raw: new rt.Whole($s[89]!, 5000n), final: $r2.sena });
  $steps.push({ id: 'base_prestaciones', inputs: [$r1.salario_basico, $r1.recargo_nocturno, $r1.dominical_diurno, $r1.dominical_nocturno, $r1.hora_extra_diurna, $r1.hora_extra_nocturna, $r1.hora_extra_dominical_diurna, $r1.hora_extra_dominical_nocturna, $r1.auxilio_transporte], raw: $r2.base_prestaciones, final: $r2.base_prestaciones });
  $steps.push({ id: 'base_vacaciones', inputs: [$r1.salario_basico, $r1.recargo_nocturno], raw: $r2.base_vacaciones, final: $r2.base_vacaciones });
  $steps.push({ id: 'cesantias', inputs: [$r2.base_prestaciones], raw: new rt.Whole($s[95]!, 1200n), final: $r2.cesantias });
  $steps.push({ id: 'intereses_cesantias', inputs: [$r2.base_prestaciones], raw: new rt.Whole($s[99]!, 10000n), final: $r2.intereses_cesantias });
  $steps.push({ id: 'prima_servicios', inputs: [$r2.base_prestaciones], raw: new rt.Whole($s[103]!, 1200n), final: $r3.prima_servicios });
  $steps.push({ id: 'vacaciones', inputs: [$r2.base_vacaciones], raw: new rt.Whole($s[107]!, 2400n), final: $r3.vacaciones });
  $steps.push({ id: 'total_seguridad_social_empleador', inputs: [$r2.salud_empleador, $r2.pension_empleador, $r2.arl], raw: $r3.total_seguridad_social_empleador, final: $r3.total_seguridad_social_empleador });
  $steps.push({ id: 'total_parafiscales', inputs: [$r2.caja_compensacion, $r2.icbf, $r2.sena], raw: $r3.total_parafiscales, final: $r3.total_parafiscales });
  $steps.push({ id: 'total_provisiones', inputs: [$r2.cesantias, $r2.intereses_cesantias, $r3.prima_servicios, $r3.vacaciones], raw: $r3.total_provisiones, final: $r3.total_provisiones });
  $steps.push({ id: 'costo_total_empleador', inputs: [$r2.total_devengado, $r3.total_seguridad_social_empleador, $r3.total_parafiscales, $r3.total_provisiones], raw: $r3.costo_total_empleador, final: $r3.costo_total_empleador });
  $steps.push({ id: 'horas_extra_mes', inputs: [$r1.horas_extra_diurnas, $r1.horas_extra_nocturnas, $r1.horas_extra_dominicales_diurnas, $r1.horas_extra_dominicales_nocturnas], raw: $r3.horas_extra_mes, final: $r3.horas_extra_mes });
}

function traceSteps($row: rt.PayslipRow, $s: Float64Array): readonly rt.TraceStep[] {
  const $r1 = $reads1($row, $s);
  const $r2 = $reads2($row, $s);
  const $r3 = $reads3($row, $s);
  const $steps: rt.TraceStep[] = [];
  $steps1($row, $s, $r1, $r2, $steps);
  $steps2($row, $s, $r1, $r2, $r3, $steps);
  $steps3($row, $s, $r1, $r2, $r3, $steps);
  return $steps;
}

const $applied = [
  new rt.BracketRows('tarifa_fsp', 'step', { limitScale: 100n, valueScale: 500n, scalesValue: false }),
  new rt.BracketRows('tarifa_retencion', 'excess', { limitScale: 100n, valueScale: 100n, scalesValue: false }),
];

const $rates = [
  new rt.RateText(200n),
  new rt.RateText(25n),
  new rt.RateText(1000000n),
  new rt.RateText(25n),
  new rt.RateText(100n),
  new rt.RateText(50n),
  new rt.RateText(12n),
  new rt.RateText(100n),
  new rt.RateText(12n),
  new rt.RateText(24n),
];

const lines: rt.PlainLines = {
  summary: {
    gross_salary: 127,
    total_perceptions: 40,
    total_deductions: 63,
    net_salary: 64,
    employer_contributions_total: 128,
    employer_total_cost: 113,
  },
  tables: [124, 125, 126],
  total: ($s) => {
    $s[115] = $s[16]!;
    $s[116] = $s[19]!;
    $s[117] = $s[22]!;
    $s[118] = $s[25]!;
    $s[119] = $s[28]!;
    $s[120] = $s[31]!;
    $s[121] = $s[34]!;
    $s[122] = $s[37]!;
    $s[123] = rt.safe($s[61]! * 100);
    $s[124] = rt.sumIn($s, [67, 71, 75]);
    $s[125] = rt.sumIn($s, [80, 84, 88]);
    $s[126] = rt.sumIn($s, [94, 98, 102, 106]);
    $s[127] = rt.sumIn($s, [14, 115, 116, 117, 118, 119, 120, 121, 122]);
    $s[128] = rt.sumIn($s, [67, 71, 75, 80, 84, 88, 94, 98, 102, 106]);
    return rt.areCents($s, [115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128]);
  },
  perceptions: ($s, $to) => {
    $to.line(1, $s[14]!);
    if ($s[16]! !== 0) $to.line(2, $s[115]!);
    if ($s[19]! !== 0) $to.line(3, $s[116]!);
    if ($s[22]! !== 0) $to.line(4, $s[117]!);
    if ($s[25]! !== 0) $to.line(5, $s[118]!);
    if ($s[28]! !== 0) $to.line(6, $s[119]!);
    if ($s[31]! !== 0) $to.line(7, $s[120]!);
    if ($s[34]! !== 0) $to.line(8, $s[121]!);
    if ($s[37]! !== 0) $to.line(9, $s[122]!);
  },
  deductions: ($s, $to, $row) => {
    const $f = rt.known($figures($row.referenceDate));
    $to.line(15, $s[46]!);
    $to.line(16, $s[48]!);
    $to.line(17, $s[52]!);
    if (!$applied[0]!.write($to, $f.tarifa_fsp$rows1, $s[50]!, 1, $s[51]!)) $to.noRow();
    $to.endLine(17);
    $to.line(22, $s[123]!);
    if (!$applied[1]!.write($to, $f.tarifa_retencion$rows1, $s[59]!, 1, $s[60]!)) $to.noRow();
    $to.endLine(22);
  },
  taxable_bases: ($s, $to) => {
    $to.line(11, $s[41]!);
    $to.line(14, $s[45]!);
    $to.line(18, $s[54]!);
    $to.line(19, $s[55]!);
    $to.line(20, $s[56]!);
    $to.line(21, $s[58]!);
    $to.line(29, $s[79]!);
    $to.line(33, $s[92]!);
    $to.line(34, $s[93]!);
  },
  employer_contributions: ($s, $to) => {
    // Seguridad social (empleador)
    $to.table(0, $s[124]!);
    $to.component(26, $s[69]!, $rates[0]!.of($s[70]!), $s[67]!);
    $to.component(27, $s[73]!, $rates[1]!.of($s[74]!), $s[71]!);
    $to.component(28, $s[77]!, $rates[2]!.of($s[78]!), $s[75]!);
    $to.endTable(0, $s[124]!);
    // Aportes parafiscales
    $to.table(1, $s[125]!);
    $to.component(30, $s[82]!, $rates[3]!.of($s[83]!), $s[80]!);
    $to.component(31, $s[86]!, $rates[4]!.of($s[87]!), $s[84]!);
    $to.component(32, $s[90]!, $rates[5]!.of($s[91]!), $s[88]!);
    $to.endTable(1, $s[125]!);
    // Provisión de prestaciones sociales
    $to.table(2, $s[126]!);
    $to.component(35, $s[96]!, $rates[6]!.of($s[97]!), $s[94]!);
    $to.component(36, $s[100]!, $rates[7]!.of($s[101]!), $s[98]!);
    $to.component(37, $s[104]!, $rates[8]!.of($s[105]!), $s[102]!);
    $to.component(38, $s[108]!, $rates[9]!.of($s[109]!), $s[106]!);
    $to.endTable(2, $s[126]!);
  },
};

const plain: rt.PlainRules = {
  size: 129,
  scales: [100n, 100n, 1000000n, 100n, 100n, 100n, 100n, 100n, 100n, 100n, 1n, 1n],
  rounding: rounding$1,
  steps: [
    { present: -1, called: -1, final: { slot: 12, scale: 100n, over: 13 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 14, scale: 100n, over: -1 }, base: null, rate: null, cents: 14, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 16, scale: 100n, over: -1 }, base: null, rate: null, cents: 115, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 19, scale: 100n, over: -1 }, base: null, rate: null, cents: 116, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 22, scale: 100n, over: -1 }, base: null, rate: null, cents: 117, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 25, scale: 100n, over: -1 }, base: null, rate: null, cents: 118, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 28, scale: 100n, over: -1 }, base: null, rate: null, cents: 119, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 31, scale: 100n, over: -1 }, base: null, rate: null, cents: 120, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 34, scale: 100n, over: -1 }, base: null, rate: null, cents: 121, baseCents: -1 },
    { present: -1, called: 39, final: { slot: 37, scale: 100n, over: -1 }, base: null, rate: null, cents: 122, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 40, scale: 100n, over: -1 }, base: null, rate: null, cents: 40, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 41, scale: 100n, over: -1 }, base: null, rate: null, cents: 41, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 42, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 44, scale: 1n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 45, scale: 100n, over: -1 }, base: null, rate: null, cents: 45, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 46, scale: 100n, over: -1 }, base: null, rate: null, cents: 46, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 48, scale: 100n, over: -1 }, base: null, rate: null, cents: 48, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 52, scale: 100n, over: -1 }, base: null, rate: null, cents: 52, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 54, scale: 100n, over: -1 }, base: null, rate: null, cents: 54, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 55, scale: 100n, over: -1 }, base: null, rate: null, cents: 55, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 56, scale: 100n, over: -1 }, base: null, rate: null, cents: 56, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 58, scale: 100n, over: -1 }, base: null, rate: null, cents: 58, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 61, scale: 1n, over: -1 }, base: null, rate: null, cents: 123, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 63, scale: 100n, over: -1 }, base: null, rate: null, cents: 63, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 64, scale: 100n, over: -1 }, base: null, rate: null, cents: 64, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 66, scale: 1n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 67, scale: 100n, over: -1 }, base: { slot: 69, scale: 100n, over: -1 }, rate: { slot: 70, scale: 200n, over: -1 }, cents: 67, baseCents: 69 },
    { present: -1, called: -1, final: { slot: 71, scale: 100n, over: -1 }, base: { slot: 73, scale: 100n, over: -1 }, rate: { slot: 74, scale: 25n, over: -1 }, cents: 71, baseCents: 73 },
    { present: -1, called: -1, final: { slot: 75, scale: 100n, over: -1 }, base: { slot: 77, scale: 100n, over: -1 }, rate: { slot: 78, scale: 1000000n, over: -1 }, cents: 75, baseCents: 77 },
    { present: -1, called: -1, final: { slot: 79, scale: 100n, over: -1 }, base: null, rate: null, cents: 79, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 80, scale: 100n, over: -1 }, base: { slot: 82, scale: 100n, over: -1 }, rate: { slot: 83, scale: 25n, over: -1 }, cents: 80, baseCents: 82 },
    { present: -1, called: -1, final: { slot: 84, scale: 100n, over: -1 }, base: { slot: 86, scale: 100n, over: -1 }, rate: { slot: 87, scale: 100n, over: -1 }, cents: 84, baseCents: 86 },
    { present: -1, called: -1, final: { slot: 88, scale: 100n, over: -1 }, base: { slot: 90, scale: 100n, over: -1 }, rate: { slot: 91, scale: 50n, over: -1 }, cents: 88, baseCents: 90 },
    { present: -1, called: -1, final: { slot: 92, scale: 100n, over: -1 }, base: null, rate: null, cents: 92, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 93, scale: 100n, over: -1 }, base: null, rate: null, cents: 93, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 94, scale: 100n, over: -1 }, base: { slot: 96, scale: 100n, over: -1 }, rate: { slot: 97, scale: 12n, over: -1 }, cents: 94, baseCents: 96 },
    { present: -1, called: -1, final: { slot: 98, scale: 100n, over: -1 }, base: { slot: 100, scale: 100n, over: -1 }, rate: { slot: 101, scale: 100n, over: -1 }, cents: 98, baseCents: 100 },
    { present: -1, called: -1, final: { slot: 102, scale: 100n, over: -1 }, base: { slot: 104, scale: 100n, over: -1 }, rate: { slot: 105, scale: 12n, over: -1 }, cents: 102, baseCents: 104 },
    { present: -1, called: -1, final: { slot: 106, scale: 100n, over: -1 }, base: { slot: 108, scale: 100n, over: -1 }, rate: { slot: 109, scale: 24n, over: -1 }, cents: 106, baseCents: 108 },
    { present: -1, called: -1, final: { slot: 110, scale: 100n, over: -1 }, base: null, rate: null, cents: 110, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 111, scale: 100n, over: -1 }, base: null, rate: null, cents: 111, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 112, scale: 100n, over: -1 }, base: null, rate: null, cents: 112, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 113, scale: 100n, over: -1 }, base: null, rate: null, cents: 113, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 114, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
  ],
  brackets: {
    fondo_solidaridad_pensional: ($row, $s) => {
      const $f = rt.known($figures($row.referenceDate));
      return $applied[0]!.applied($f.tarifa_fsp$rows1, $s[50]!, 1, $s[51]!);
    },
    retencion_fuente: ($row, $s) => {
      const $f = rt.known($figures($row.referenceDate));
      return $applied[1]!.applied($f.tarifa_retencion$rows1, $s[59]!, 1, $s[60]!);
    },
  },
  compute,
  trace,
  traceSteps,
  lines,
};

export const rules: rt.RuleModule = {
  manifest,
  evaluate: rt.plainFirst(manifest, plain, byFractions),
  byFractions,
  plain,
};
