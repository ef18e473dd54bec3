// CO.integral 2025.1: Salario integral
// Emitted from rules/co/integral/2025-01-01.pay by payroll compile. Do not edit.
// file    sha256:d3c185d9673a6e9b07fd0541323a4246f80ea8b03b9f57bf8713fd8698842613
// meaning sha256:a08bed03da96995bf8ed3134b437a7869ff96ddd05a460a2d5534b721ca95bc0
import * as rt from '../../../../compiler/runtime/index.ts';

const n_0_01 = rt.decimal('0.01');
const n_1000000000_over_3 = rt.exact(1000000000n, 3n);
const n_10000000000 = rt.decimal('10000000000');
const n_0_085 = rt.decimal('0.085');
const n_0_12 = rt.decimal('0.12');
const n_0_04 = rt.decimal('0.04');
const n_0_03 = rt.decimal('0.03');
const n_0_02 = rt.decimal('0.02');
const n_1_over_24 = rt.exact(1n, 24n);
const rounding$1: rt.Rounding = { mode: 'half_up', rungs: [{ quantum: n_0_01, above: null }] };

// Salario mínimo mensual legal vigente · Decreto 1572 de 2024
const SMMLV$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('1423500') },
];

// Unidad de valor tributario · Resolución DIAN 193 de 2024
const UVT$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('49799') },
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

const input$aplica_auxilio_transporte: rt.InputSpec = {
  id: 'aplica_auxilio_transporte',
  wire: 'aplica_auxilio_transporte',
  source: 'override',
  type: 'boolean',
  words: [],
  label: 'Recibe auxilio de transporte',
  law: 'CST art. 132: el salario integral lo incluye',
  presence: 'default',
  unless: null,
  bounds: null,
  lowest: null,
  highest: null,
  defaultText: 'no',
  defaultValue: false,
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
  path: 'rules/co/integral/2025-01-01.pay',
  fingerprint: 'sha256:d3c185d9673a6e9b07fd0541323a4246f80ea8b03b9f57bf8713fd8698842613',
  meaning: 'sha256:a08bed03da96995bf8ed3134b437a7869ff96ddd05a460a2d5534b721ca95bc0',
  country: 'CO',
  scheme: 'integral',
  label: 'Salario integral',
  version: '2025.1',
  currency: 'COP',
  validFrom: '2025-01-01',
  validUntil: '2025-12-31',
  periods: ['monthly', 'biweekly'],
  proration: 'split_monthly',
  days: 'month_of_30',
  asOf: 'month_end',
  laws: ['Código Sustantivo del Trabajo art. 132; Ley 50 de 1990 art. 18'],
  changes: [
    {
      date: '2025-01-01',
      summary: 'SMMLV y UVT de 2025',
      law: 'Decreto 1572 de 2024; Resolución DIAN 193 de 2024',
    },
  ],
  steps: [
    {
      id: 'salario_integral',
      kind: 'perception',
      label: 'Salario integral',
      type: 'money',
      words: [],
      formula: 'monthly_salary * period.days / 30 round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'CST art. 132; Ley 50 de 1990 art. 18',
      omitZero: false,
      taxable: true,
      socialSecurity: true,
      tags: ['salarial', 'integral'],
      table: null,
      position: 12,
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
      position: 13,
      bracket: null,
      terms: [{ step: 'salario_integral', sign: 1 }],
    },
    {
      id: 'ingreso_salarial',
      kind: 'base',
      label: 'Ingreso salarial',
      type: 'money',
      words: [],
      formula: 'sum(salarial) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'CST art. 132',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 14,
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
      source: 'Ley 100 de 1993 art. 18; SMMLV: Decreto 1572 de 2024',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 15,
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
      source: 'Ley 100 de 1993 art. 18; Ley 797 de 2003 art. 5 (fuente única: Consejo de Estado 27372: el tope no se prorratea); SMMLV: Decreto 1572 de 2024',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 16,
      bracket: null,
      terms: null,
    },
    {
      id: 'ibc',
      kind: 'base',
      label: 'Ingreso base de cotización',
      type: 'money',
      words: [],
      formula: 'clamp(70% * salario_integral, ibc_minimo, ibc_maximo) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 100 de 1993 art. 18; Ley 797 de 2003 art. 5; Decreto 780 de 2016 art. 2.2.1.1.2.1',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 17,
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
      position: 18,
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
      position: 19,
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
      position: 21,
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
      position: 22,
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
      source: 'Estatuto Tributario arts. 55 y 56 (fuente única: sin exención aparte para el factor prestacional: la cubre el 25 %)',
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
      id: 'renta_exenta_25',
      kind: 'base',
      label: 'Renta exenta del 25%',
      type: 'money',
      words: [],
      formula: 'min(25% * ingreso_neto_retencion, 790 UVT / 12) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Estatuto Tributario art. 206 num. 10; Ley 2277 de 2022 art. 2; UVT: Resolución DIAN 193 de 2024',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 24,
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
      position: 25,
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
      source: 'Estatuto Tributario arts. 383 y 868 (convención: se aproxima por la última regla del art. 868; ningún ejemplo oficial lo fija); tarifa_retencion: Estatuto Tributario art. 383; Ley 2010 de 2019 art. 42',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 27,
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
      position: 28,
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
      position: 29,
      bracket: null,
      terms: [{ step: 'total_devengado', sign: 1 }, { step: 'total_deducciones', sign: -1 }],
    },
    {
      id: 'exonerado',
      kind: 'let',
      label: 'Empleador exonerado art. 114-1',
      type: 'boolean',
      words: [],
      formula: 'no',
      rounding: null,
      source: 'Estatuto Tributario art. 114-1: cuenta todo el salario integral, al menos 13 SMMLV',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 30,
      bracket: null,
      terms: null,
    },
    {
      id: 'salud_empleador',
      kind: 'component',
      label: 'Salud empleador',
      type: 'money',
      words: [],
      formula: 'ibc * 8.5% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 100 de 1993 art. 204; Ley 1122 de 2007 art. 10',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'seguridad_social_empleador',
      position: 32,
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
      position: 33,
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
      position: 34,
      bracket: null,
      terms: null,
    },
    {
      id: 'base_parafiscales',
      kind: 'base',
      label: 'Base de aportes parafiscales',
      type: 'money',
      words: [],
      formula: '70% * salario_integral round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 789 de 2002 art. 49; Consejo de Estado 21898 de 2018: sin el tope de 25 SMMLV',
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
      position: 37,
      bracket: null,
      terms: null,
    },
    {
      id: 'icbf',
      kind: 'component',
      label: 'ICBF',
      type: 'money',
      words: [],
      formula: 'base_parafiscales * 3% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 89 de 1988',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'parafiscales',
      position: 38,
      bracket: null,
      terms: null,
    },
    {
      id: 'sena',
      kind: 'component',
      label: 'SENA',
      type: 'money',
      words: [],
      formula: 'base_parafiscales * 2% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 21 de 1982',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'parafiscales',
      position: 39,
      bracket: null,
      terms: null,
    },
    {
      id: 'base_vacaciones',
      kind: 'base',
      label: 'Base de vacaciones',
      type: 'money',
      words: [],
      formula: 'salario_integral round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'CST arts. 132 y 192',
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
      position: 42,
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
      position: 43,
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
      position: 44,
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
      position: 45,
      bracket: null,
      terms: [{ step: 'vacaciones', sign: 1 }],
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
      position: 46,
      bracket: null,
      terms: [
        { step: 'total_devengado', sign: 1 },
        { step: 'total_seguridad_social_empleador', sign: 1 },
        { step: 'total_parafiscales', sign: 1 },
        { step: 'total_provisiones', sign: 1 },
      ],
    },
    {
      id: 'integral_minimo',
      kind: 'let',
      label: 'Salario integral mínimo',
      type: 'money',
      words: [],
      formula: '13 SMMLV',
      rounding: null,
      source: 'CST art. 132: 10 SMMLV y un factor prestacional del 30 %; SMMLV: Decreto 1572 de 2024',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 47,
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
    { figure: 'tarifa_fsp', standing: 'convention', note: '17 SMMLV exactos: la tarifa menor' },
    { figure: 'tarifa_fsp', standing: 'convention', note: '18 SMMLV exactos: la tarifa menor' },
    { figure: 'tarifa_fsp', standing: 'convention', note: '19 SMMLV exactos: la tarifa menor' },
    {
      figure: 'ibc_maximo',
      standing: 'single_source',
      note: 'Consejo de Estado 27372: el tope no se prorratea',
    },
    {
      figure: 'ingreso_neto_retencion',
      standing: 'single_source',
      note: 'sin exención aparte para el factor prestacional: la cubre el 25 %',
    },
    {
      figure: 'retencion_fuente',
      standing: 'convention',
      note: 'se aproxima por la última regla del art. 868; ningún ejemplo oficial lo fija',
    },
  ],
  inputs: [
    input$daily_salary,
    input$monthly_salary,
    input$risk_class_rate,
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
  tarifa_fsp$on1: rt.rowsOn(tarifa_fsp, { date: $at, factor: rt.figureAt(SMMLV$rows, $at) }, 100n, 500n),
  UVT: rt.over(rt.figureAt(UVT$rows, $at), 1n),
  UVT$v: rt.figureAt(UVT$rows, $at),
  tarifa_retencion$on1: rt.rowsOn(tarifa_retencion, { date: $at, factor: rt.figureAt(UVT$rows, $at) }, 100n, 100n),
  clases_arl$on1: rt.rowsOn(clases_arl, { date: $at }, 1n, 10000000000n),
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
  // Recibe auxilio de transporte
  const aplica_auxilio_transporte$sent = rt.sentBoolean(call, input$aplica_auxilio_transporte);
  // Empleador con derecho a la exoneración del art. 114-1

  if (ledger.refused) return ledger.close();
  const monthly_salary = monthly_salary$sent === undefined ? ((rt.over(rt.present(daily_salary$sent), 10000000000n)) * 3n) * 10n : rt.over(monthly_salary$sent, 10000000000n);
  const monthly_salary$v = monthly_salary$sent ?? { n: monthly_salary, d: 10000000000n };
  const risk_class_rate = risk_class_rate$sent === undefined ? 52200000n : rt.over(risk_class_rate$sent, 10000000000n);
  const risk_class_rate$v = risk_class_rate$sent ?? { n: risk_class_rate, d: 10000000000n };
  const aplica_auxilio_transporte = aplica_auxilio_transporte$sent ?? false;

  // Salario integral · CST art. 132; Ley 50 de 1990 art. 18
  const salario_integral$raw = monthly_salary * period$days;
  const salario_integral = (salario_integral$raw + 1500000000n) / 3000000000n;
  const salario_integral$v = { n: salario_integral, d: 100n };
  ledger.step('salario_integral', { n: salario_integral$raw, d: 300000000000n }, salario_integral$v, ledger.tracing ? [
    rt.seen('monthly_salary', 'money', monthly_salary$v),
    rt.seen('period.days', 'number', period$days$v),
  ] : rt.NOTHING);

  // Total devengado
  const total_devengado = salario_integral;
  const total_devengado$v = { n: total_devengado, d: 100n };
  ledger.step('total_devengado', total_devengado$v, total_devengado$v, ledger.tracing ? [
    rt.seen('salario_integral', 'money', salario_integral$v),
  ] : rt.NOTHING);

  // Ingreso salarial · CST art. 132
  const ingreso_salarial = salario_integral;
  const ingreso_salarial$v = { n: ingreso_salarial, d: 100n };
  ledger.step('ingreso_salarial', ingreso_salarial$v, ingreso_salarial$v, ledger.tracing ? [
    rt.seen('salario_integral', 'money', salario_integral$v),
  ] : rt.NOTHING);

  // Piso del ingreso base de cotización · Ley 100 de 1993 art. 18
  const ibc_minimo$raw = $e.SMMLV * period$days;
  const $2 = ibc_minimo$raw * 10n;
  const ibc_minimo = (2n * $2 + 3n) / 6n;
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

  // Ingreso base de cotización · Ley 100 de 1993 art. 18; Ley 797 de 2003 art. 5; Decreto 780 de 2016 art. 2.2.1.1.2.1
  const $3 = salario_integral * 7n;
  const $4 = ibc_minimo * 10n;
  const $5 = ($3 > $4 ? $3 : $4);
  const $6 = ibc_maximo * 1000n;
  const ibc$raw = ($5 < $6 ? $5 : $6);
  const ibc = (ibc$raw + 5n) / 10n;
  const ibc$v = { n: ibc, d: 100n };
  ledger.step('ibc', { n: ibc$raw, d: 1000n }, ibc$v, ledger.tracing ? [
    rt.seen('salario_integral', 'money', salario_integral$v),
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
  const $7 = ledger.apply(rt.step($e.tarifa_fsp$on1, ibc), 'money', 'rate');
  const fondo_solidaridad_pensional$raw = ibc * $7;
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
  const $8 = salario_integral - ingresos_no_constitutivos;
  const ingreso_neto_retencion = (0n > $8 ? 0n : $8);
  const ingreso_neto_retencion$v = { n: ingreso_neto_retencion, d: 100n };
  ledger.step('ingreso_neto_retencion', ingreso_neto_retencion$v, ingreso_neto_retencion$v, ledger.tracing ? [
    rt.seen('salario_integral', 'money', salario_integral$v),
    rt.seen('ingresos_no_constitutivos', 'money', ingresos_no_constitutivos$v),
  ] : rt.NOTHING);

  // Renta exenta del 25% · Estatuto Tributario art. 206 num. 10; Ley 2277 de 2022 art. 2
  const $9 = ingreso_neto_retencion * 3n;
  const $10 = $e.UVT * 79000n;
  const renta_exenta_25$raw = ($9 < $10 ? $9 : $10);
  const renta_exenta_25 = (renta_exenta_25$raw + 6n) / 12n;
  const renta_exenta_25$v = { n: renta_exenta_25, d: 100n };
  ledger.step('renta_exenta_25', { n: renta_exenta_25$raw, d: 1200n }, renta_exenta_25$v, ledger.tracing ? [
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
  const $11 = ledger.apply(rt.excess($e.tarifa_retencion$on1, base_gravable_retencion), 'money', 'rate');
  let $13: bigint;
  if ($11 > 100000000n) {
    $13 = (($11 + 5000000n) / 10000000n) * 1000n;
  } else if ($11 > 1000000n) {
    $13 = (($11 + 500000n) / 1000000n) * 100n;
  } else {
    $13 = ($11 + 5000n) / 10000n;
  }
  const retencion_fuente = $13;
  const retencion_fuente$v = { n: retencion_fuente, d: 1n };
  ledger.step('retencion_fuente', { n: $11, d: 10000n }, retencion_fuente$v, ledger.tracing ? [
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

  // Empleador exonerado art. 114-1 · Estatuto Tributario art. 114-1: cuenta todo el salario integral, al menos 13 SMMLV
  const exonerado: boolean = false;
  ledger.step('exonerado', exonerado, exonerado, rt.NOTHING);

  // Salud empleador · Ley 100 de 1993 art. 204; Ley 1122 de 2007 art. 10
  const salud_empleador$raw = ibc * 17n;
  const salud_empleador = (salud_empleador$raw + 100n) / 200n;
  const salud_empleador$v = { n: salud_empleador, d: 100n };
  ledger.component('salud_empleador', ibc$v, n_0_085, { n: salud_empleador$raw, d: 20000n }, salud_empleador$v, ledger.tracing ? [
    rt.seen('ibc', 'money', ibc$v),
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

  // Base de aportes parafiscales · Ley 789 de 2002 art. 49; Consejo de Estado 21898 de 2018: sin el tope de 25 SMMLV
  const base_parafiscales$raw = salario_integral * 7n;
  const base_parafiscales = (base_parafiscales$raw + 5n) / 10n;
  const base_parafiscales$v = { n: base_parafiscales, d: 100n };
  ledger.step('base_parafiscales', { n: base_parafiscales$raw, d: 1000n }, base_parafiscales$v, ledger.tracing ? [
    rt.seen('salario_integral', 'money', salario_integral$v),
  ] : rt.NOTHING);

  // Caja de compensación familiar · Ley 21 de 1982
  const caja_compensacion = (2n * base_parafiscales + 25n) / 50n;
  const caja_compensacion$v = { n: caja_compensacion, d: 100n };
  ledger.component('caja_compensacion', base_parafiscales$v, n_0_04, { n: base_parafiscales, d: 2500n }, caja_compensacion$v, ledger.tracing ? [
    rt.seen('base_parafiscales', 'money', base_parafiscales$v),
  ] : rt.NOTHING);

  // ICBF · Ley 89 de 1988
  const icbf$raw = base_parafiscales * 3n;
  const icbf = (icbf$raw + 50n) / 100n;
  const icbf$v = { n: icbf, d: 100n };
  ledger.component('icbf', base_parafiscales$v, n_0_03, { n: icbf$raw, d: 10000n }, icbf$v, ledger.tracing ? [
    rt.seen('base_parafiscales', 'money', base_parafiscales$v),
  ] : rt.NOTHING);

  // SENA · Ley 21 de 1982
  const sena = (base_parafiscales + 25n) / 50n;
  const sena$v = { n: sena, d: 100n };
  ledger.component('sena', base_parafiscales$v, n_0_02, { n: base_parafiscales, d: 5000n }, sena$v, ledger.tracing ? [
    rt.seen('base_parafiscales', 'money', base_parafiscales$v),
  ] : rt.NOTHING);

  // Base de vacaciones · CST arts. 132 y 192
  const base_vacaciones = salario_integral;
  const base_vacaciones$v = { n: base_vacaciones, d: 100n };
  ledger.step('base_vacaciones', base_vacaciones$v, base_vacaciones$v, ledger.tracing ? [
    rt.seen('salario_integral', 'money', salario_integral$v),
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
  const total_provisiones = vacaciones;
  const total_provisiones$v = { n: total_provisiones, d: 100n };
  ledger.step('total_provisiones', total_provisiones$v, total_provisiones$v, ledger.tracing ? [
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

  // Salario integral mínimo · CST art. 132: 10 SMMLV y un factor prestacional del 30 %
  const integral_minimo = $e.SMMLV * 13n;
  const integral_minimo$v = { n: integral_minimo, d: 1n };
  ledger.step('integral_minimo', integral_minimo$v, integral_minimo$v, ledger.tracing ? [
    rt.seen('SMMLV', 'money', $e.SMMLV$v),
  ] : rt.NOTHING);

  if (((rt.isGiven(call, input$daily_salary) && rt.isGiven(call, input$monthly_salary)) && (((rt.over(rt.present(daily_salary$sent), 10000000000n)) * 3n) * 1000n < monthly_salary * 99n || ((rt.over(rt.present(daily_salary$sent), 10000000000n)) * 3n) * 1000n > monthly_salary * 101n))) {
    ledger.warn('SALARY_INPUT_MISMATCH', 'warning', 'monthly_salary', `El salario mensual ${rt.show(monthly_salary$v, 'money', 'COP')} y 30 veces el diario ${rt.show(rt.present(daily_salary$sent), 'money', 'COP')} difieren en más del 1 %; se usa el mensual`);
  }
  if (monthly_salary < integral_minimo * 10000000000n) {
    ledger.warn('BELOW_MINIMUM_WAGE', 'warning', 'monthly_salary', `El salario integral ${rt.show(monthly_salary$v, 'money', 'COP')} es menor que el mínimo legal de ${rt.show(integral_minimo$v, 'money', 'COP')}`);
  }
  if (aplica_auxilio_transporte) {
    ledger.warn('FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.aplica_auxilio_transporte', `El salario integral no recibe auxilio de transporte; no se paga`);
  }
  if (!(rt.among($e.clases_arl$on1, risk_class_rate))) {
    ledger.warn('RISK_RATE_NOT_STANDARD', 'info', 'risk_class_rate', `${rt.show(risk_class_rate$v, 'rate', 'COP')} no es la tarifa inicial de ninguna clase de riesgo`);
  }
  if (base_parafiscales > ibc_maximo * 100n) {
    ledger.warn('CONTRIBUTION_BASE_CAPPED', 'info', 'ibc', `El 70 % del salario integral, ${rt.show(base_parafiscales$v, 'money', 'COP')}, pasa del tope de ${rt.show(ibc_maximo$v, 'money', 'COP')}`);
  }
  if (base_parafiscales < ibc_minimo) {
    ledger.warn('CONTRIBUTION_BASE_FLOORED', 'info', 'ibc', `El 70 % del salario integral, ${rt.show(base_parafiscales$v, 'money', 'COP')}, no llega al piso de ${rt.show(ibc_minimo$v, 'money', 'COP')}`);
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
  tarifa_fsp$rows1: rt.scaledRows(tarifa_fsp, { date: $at, limits: rt.figureAt(SMMLV$rows, $at) }, 100n, 500n),
  UVT: rt.scaled(rt.figureAt(UVT$rows, $at), 1n),
  tarifa_retencion$rows1: rt.scaledRows(tarifa_retencion, { date: $at, limits: rt.figureAt(UVT$rows, $at) }, 100n, 100n),
  clases_arl$rows1: rt.scaledRows(clases_arl, { date: $at }, 1n, 50000n),
  clases_arl$rows2: rt.scaledRows(clases_arl, { date: $at }, 1n, 1000000n),
}));

function compute($row: rt.PayslipRow, $s: Float64Array, $notes: rt.RuleWarning[] | null): boolean {
  const $f = $figures($row.referenceDate);
  if ($f === null) return false;
  const $n = $row.numbers;
  const daily_salary$sent = $n[0]!;
  const monthly_salary$sent = $n[1]!;
  const risk_class_rate$sent = $n[2]!;
  const aplica_auxilio_transporte$sent = $n[3]!;
  const aplica_exoneracion_114_1$sent = $n[4]!;

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

  // Recibe auxilio de transporte
  const aplica_auxilio_transporte: boolean = aplica_auxilio_transporte$sent === aplica_auxilio_transporte$sent ? aplica_auxilio_transporte$sent === 1 : false;
  $s[3] = aplica_auxilio_transporte ? 1 : 0;

  // Empleador con derecho a la exoneración del art. 114-1
  const aplica_exoneracion_114_1: boolean = aplica_exoneracion_114_1$sent === aplica_exoneracion_114_1$sent ? aplica_exoneracion_114_1$sent === 1 : true;
  $s[4] = aplica_exoneracion_114_1 ? 1 : 0;

  // Salario integral · CST art. 132; Ley 50 de 1990 art. 18
  const $2 = monthly_salary * $row.days;
  const $3 = Math.floor(($2 + 15) / 30);
  const salario_integral = $3;
  $s[5] = salario_integral;
  $s[6] = $2;

  // Total devengado
  const total_devengado = salario_integral;
  $s[7] = total_devengado;

  // Ingreso salarial · CST art. 132
  const ingreso_salarial = salario_integral;
  $s[8] = ingreso_salarial;

  // Piso del ingreso base de cotización · Ley 100 de 1993 art. 18
  const $4 = $f.SMMLV * $row.days;
  const $5 = $4 * 10;
  const $6 = Math.floor((2 * $5 + 3) / 6);
  const ibc_minimo = $6;
  $s[9] = ibc_minimo;
  $s[10] = $4;

  // Tope del ingreso base de cotización · Ley 100 de 1993 art. 18; Ley 797 de 2003 art. 5
  const $7 = $f.SMMLV * 25;
  const ibc_maximo = $7;
  $s[11] = ibc_maximo;

  // Ingreso base de cotización · Ley 100 de 1993 art. 18; Ley 797 de 2003 art. 5; Decreto 780 de 2016 art. 2.2.1.1.2.1
  const $8 = salario_integral * 7;
  const $9 = ibc_minimo * 10;
  const $10 = ($8 > $9 ? $8 : $9);
  const $11 = ibc_maximo * 1000;
  const $12 = ($10 < $11 ? $10 : $11);
  const $13 = Math.floor(($12 + 5) / 10);
  const ibc = $13;
  $s[12] = ibc;
  $s[13] = $12;

  // Aporte a salud (trabajador) · Ley 100 de 1993 art. 204; Ley 1122 de 2007 art. 10
  const $14 = Math.floor((2 * ibc + 25) / 50);
  const salud_empleado = $14;
  $s[14] = salud_empleado;
  $s[15] = ibc;

  // Aporte a pensión (trabajador) · Ley 100 de 1993 art. 20; Ley 797 de 2003 art. 7
  const $15 = Math.floor((2 * ibc + 25) / 50);
  const pension_empleado = $15;
  $s[16] = pension_empleado;
  $s[17] = ibc;

  // Fondo de solidaridad pensional · Ley 100 de 1993 arts. 20 y 27
  const $16 = rt.rowOf($f.tarifa_fsp$rows1, ibc, 1, false);
  if ($16 < 0) return false;
  $s[18] = $16;
  $s[19] = ibc;
  const $17 = $f.tarifa_fsp$rows1.value[$16]!;
  const $18 = ibc * $17;
  const $19 = Math.floor(($18 + 250) / 500);
  const fondo_solidaridad_pensional = $19;
  $s[20] = fondo_solidaridad_pensional;
  $s[21] = $18;

  // Ingresos no constitutivos de renta · Estatuto Tributario arts. 55 y 56
  const $20 = salud_empleado + pension_empleado + fondo_solidaridad_pensional;
  const ingresos_no_constitutivos = $20;
  $s[22] = ingresos_no_constitutivos;

  // Ingreso laboral neto · Estatuto Tributario arts. 55 y 56
  const $21 = salario_integral - ingresos_no_constitutivos;
  const $22 = (0 > $21 ? 0 : $21);
  const ingreso_neto_retencion = $22;
  $s[23] = ingreso_neto_retencion;

  // Renta exenta del 25% · Estatuto Tributario art. 206 num. 10; Ley 2277 de 2022 art. 2
  const $23 = ingreso_neto_retencion * 3;
  const $24 = ($f.UVT * 790) * 100;
  const $25 = ($23 < $24 ? $23 : $24);
  const $26 = Math.floor(($25 + 6) / 12);
  const renta_exenta_25 = $26;
  $s[24] = renta_exenta_25;
  $s[25] = $25;

  // Base gravable de retención · Estatuto Tributario arts. 206 num. 10 y 383
  const $27 = ingreso_neto_retencion - renta_exenta_25;
  const base_gravable_retencion = $27;
  $s[26] = base_gravable_retencion;

  // Retención en la fuente (procedimiento 1) · Estatuto Tributario arts. 383 y 868
  const $28 = rt.rowOf($f.tarifa_retencion$rows1, base_gravable_retencion, 1, false);
  if ($28 < 0) return false;
  $s[27] = $28;
  $s[28] = base_gravable_retencion;
  const $29 = rt.excessOf($f.tarifa_retencion$rows1, $28, base_gravable_retencion, 1);
  if (Number.isNaN($29)) return false;
  let $30: number;
  if ($29 > 100000000) {
    $30 = (Math.floor(($29 + 5000000) / 10000000)) * 1000;
  } else if ($29 > 1000000) {
    $30 = (Math.floor(($29 + 500000) / 1000000)) * 100;
  } else {
    $30 = Math.floor(($29 + 5000) / 10000);
  }
  const retencion_fuente = $30;
  $s[29] = retencion_fuente;
  $s[30] = $29;

  // Total deducciones
  const $31 = salud_empleado + pension_empleado + fondo_solidaridad_pensional + (retencion_fuente * 100);
  const total_deducciones = $31;
  $s[31] = total_deducciones;

  // Neto a pagar
  const $32 = total_devengado - total_deducciones;
  const neto_pagar = $32;
  $s[32] = neto_pagar;

  // Empleador exonerado art. 114-1 · Estatuto Tributario art. 114-1: cuenta todo el salario integral, al menos 13 SMMLV
  const exonerado: boolean = false;
  $s[33] = exonerado ? 1 : 0;

  // Salud empleador · Ley 100 de 1993 art. 204; Ley 1122 de 2007 art. 10
  const $33 = ibc * 17;
  const $34 = Math.floor(($33 + 100) / 200);
  const salud_empleador = $34;
  $s[34] = salud_empleador;
  $s[35] = $33;
  $s[36] = ibc;
  $s[37] = 17;

  // Pensión empleador · Ley 100 de 1993 art. 20; Ley 797 de 2003 art. 7
  const $35 = ibc * 3;
  const $36 = Math.floor((2 * $35 + 25) / 50);
  const pension_empleador = $36;
  $s[38] = pension_empleador;
  $s[39] = $35;
  $s[40] = ibc;
  $s[41] = 3;

  // Riesgos laborales (ARL) · Decreto 1772 de 1994 art. 13
  const $37 = ibc * risk_class_rate;
  const $38 = Math.floor(($37 + 500000) / 1000000);
  const arl = $38;
  $s[42] = arl;
  $s[43] = $37;
  $s[44] = ibc;
  $s[45] = risk_class_rate;

  // Base de aportes parafiscales · Ley 789 de 2002 art. 49; Consejo de Estado 21898 de 2018: sin el tope de 25 SMMLV
  const $39 = salario_integral * 7;
  const $40 = Math.floor(($39 + 5) / 10);
  const base_parafiscales = $40;
  $s[46] = base_parafiscales;
  $s[47] = $39;

  // Caja de compensación familiar · Ley 21 de 1982
  const $41 = Math.floor((2 * base_parafiscales + 25) / 50);
  const caja_compensacion = $41;
  $s[48] = caja_compensacion;
  $s[49] = base_parafiscales;
  $s[50] = base_parafiscales;
  $s[51] = 1;

  // ICBF · Ley 89 de 1988
  const $42 = base_parafiscales * 3;
  const $43 = Math.floor(($42 + 50) / 100);
  const icbf = $43;
  $s[52] = icbf;
  $s[53] = $42;
  $s[54] = base_parafiscales;
  $s[55] = 3;

  // SENA · Ley 21 de 1982
  const $44 = Math.floor((base_parafiscales + 25) / 50);
  const sena = $44;
  $s[56] = sena;
  $s[57] = base_parafiscales;
  $s[58] = base_parafiscales;
  $s[59] = 1;

  // Base de vacaciones · CST arts. 132 y 192
  const base_vacaciones = salario_integral;
  $s[60] = base_vacaciones;

  // Vacaciones · CST art. 186
  const $45 = Math.floor((base_vacaciones + 12) / 24);
  const vacaciones = $45;
  $s[61] = vacaciones;
  $s[62] = base_vacaciones;
  $s[63] = base_vacaciones;
  $s[64] = 1;

  // Total seguridad social empleador
  const $46 = salud_empleador + pension_empleador + arl;
  const total_seguridad_social_empleador = $46;
  $s[65] = total_seguridad_social_empleador;

  // Total parafiscales
  const $47 = caja_compensacion + icbf + sena;
  const total_parafiscales = $47;
  $s[66] = total_parafiscales;

  // Total provisiones
  const total_provisiones = vacaciones;
  $s[67] = total_provisiones;

  // Costo total empleador
  const $48 = total_devengado + total_seguridad_social_empleador + total_parafiscales + total_provisiones;
  const costo_total_empleador = $48;
  $s[68] = costo_total_empleador;

  // Salario integral mínimo · CST art. 132: 10 SMMLV y un factor prestacional del 30 %
  const $49 = $f.SMMLV * 13;
  const integral_minimo = $49;
  $s[69] = integral_minimo;

  if ($notes !== null) {
    if ((((daily_salary$sent === daily_salary$sent) && (monthly_salary$sent === monthly_salary$sent)) && ((daily_salary * 3) * 1000 < monthly_salary * 99 || (daily_salary * 3) * 1000 > monthly_salary * 101))) {
      rt.addWarning($notes, 'SALARY_INPUT_MISMATCH', 'warning', 'monthly_salary', `El salario mensual ${rt.show(rt.ratio(monthly_salary, 100n), 'money', 'COP')} y 30 veces el diario ${rt.show(rt.ratio(daily_salary, 100n), 'money', 'COP')} difieren en más del 1 %; se usa el mensual`);
    }
    if (monthly_salary < integral_minimo * 100) {
      rt.addWarning($notes, 'BELOW_MINIMUM_WAGE', 'warning', 'monthly_salary', `El salario integral ${rt.show(rt.ratio(monthly_salary, 100n), 'money', 'COP')} es menor que el mínimo legal de ${rt.show(rt.ratio(integral_minimo, 1n), 'money', 'COP')}`);
    }
    if (aplica_auxilio_transporte) {
      rt.addWarning($notes, 'FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.aplica_auxilio_transporte', `El salario integral no recibe auxilio de transporte; no se paga`);
    }
    if (!(rt.givesValue($f.clases_arl$rows2, risk_class_rate, 1))) {
      rt.addWarning($notes, 'RISK_RATE_NOT_STANDARD', 'info', 'risk_class_rate', `${rt.show(rt.ratio(risk_class_rate, 1000000n), 'rate', 'COP')} no es la tarifa inicial de ninguna clase de riesgo`);
    }
    if (base_parafiscales > ibc_maximo * 100) {
      rt.addWarning($notes, 'CONTRIBUTION_BASE_CAPPED', 'info', 'ibc', `El 70 % del salario integral, ${rt.show(rt.ratio(base_parafiscales, 100n), 'money', 'COP')}, pasa del tope de ${rt.show(rt.ratio(ibc_maximo, 1n), 'money', 'COP')}`);
    }
    if (base_parafiscales < ibc_minimo) {
      rt.addWarning($notes, 'CONTRIBUTION_BASE_FLOORED', 'info', 'ibc', `El 70 % del salario integral, ${rt.show(rt.ratio(base_parafiscales, 100n), 'money', 'COP')}, no llega al piso de ${rt.show(rt.ratio(ibc_minimo, 100n), 'money', 'COP')}`);
    }
    if (neto_pagar < 0) {
      rt.addWarning($notes, 'NEGATIVE_NET_SALARY', 'warning', 'net_salary', `Las deducciones superan lo devengado en este periodo`);
    }
  }

  return true;
}

const { head: $head, middle: $middle, tail: $tail } = rt.traceTexts(manifest, false);
const $pieces = rt.utf8([
  $head[0]! + '"monthly_salary":"',
  '","period.days":"',
  '"' + $middle[0]!,
  rt.RAW,
  $tail[0]! + $head[1]! + '"salario_integral":"',
  '"' + $middle[1]!,
  $tail[1]! + $head[2]! + '"salario_integral":"',
  '"' + $middle[2]!,
  $tail[2]! + $head[3]! + '"SMMLV":"',
  '"' + $middle[3]!,
  $tail[3]! + $head[4]! + '"SMMLV":"',
  '"' + $middle[4]!,
  $tail[4]! + $head[5]! + '"ibc_maximo":"',
  '","ibc_minimo":"',
  '","salario_integral":"',
  '"' + $middle[5]!,
  $tail[5]! + $head[6]! + '"ibc":"',
  '"' + $middle[6]!,
  $tail[6]! + $head[7]! + '"ibc":"',
  '"' + $middle[7]!,
  $tail[7]! + $head[8]! + '"ibc":"',
  '","tarifa_fsp.fixed":"',
  '","tarifa_fsp.lower":"',
  '","tarifa_fsp.rate":"',
  '"' + $middle[8]!,
  $tail[8]! + $head[9]! + '"fondo_solidaridad_pensional":"',
  '","pension_empleado":"',
  '","salud_empleado":"',
  '"' + $middle[9]!,
  $tail[9]! + $head[10]! + '"ingresos_no_constitutivos":"',
  '"' + $middle[10]!,
  $tail[10]! + $head[11]! + '"UVT":"',
  '","ingreso_neto_retencion":"',
  '"' + $middle[11]!,
  $tail[11]! + $head[12]! + '"ingreso_neto_retencion":"',
  '","renta_exenta_25":"',
  '"' + $middle[12]!,
  $tail[12]! + $head[13]! + '"base_gravable_retencion":"',
  '","tarifa_retencion.fixed":"',
  '","tarifa_retencion.lower":"',
  '","tarifa_retencion.rate":"',
  '"' + $middle[13]!,
  $tail[13]! + $head[14]! + '"fondo_solidaridad_pensional":"',
  '","retencion_fuente":"',
  '"' + $middle[14]!,
  $tail[14]! + $head[15]! + '"total_deducciones":"',
  '","total_devengado":"',
  '"' + $middle[15]!,
  $tail[15]! + $head[16]! + $middle[16]!,
  $tail[16]! + $head[17]! + '"ibc":"',
  '"' + $middle[17]!,
  $tail[17]! + $head[18]! + '"ibc":"',
  '"' + $middle[18]!,
  $tail[18]! + $head[19]! + '"ibc":"',
  '","risk_class_rate":"',
  '"' + $middle[19]!,
  $tail[19]! + $head[20]! + '"salario_integral":"',
  '"' + $middle[20]!,
  $tail[20]! + $head[21]! + '"base_parafiscales":"',
  '"' + $middle[21]!,
  $tail[21]! + $head[22]! + '"base_parafiscales":"',
  '"' + $middle[22]!,
  $tail[22]! + $head[23]! + '"base_parafiscales":"',
  '"' + $middle[23]!,
  $tail[23]! + $head[24]! + '"salario_integral":"',
  '"' + $middle[24]!,
  $tail[24]! + $head[25]! + '"base_vacaciones":"',
  '"' + $middle[25]!,
  $tail[25]! + $head[26]! + '"arl":"',
  '","pension_empleador":"',
  '","salud_empleador":"',
  '"' + $middle[26]!,
  $tail[26]! + $head[27]! + '"caja_compensacion":"',
  '","icbf":"',
  '","sena":"',
  '"' + $middle[27]!,
  $tail[27]! + $head[28]! + '"vacaciones":"',
  '"' + $middle[28]!,
  $tail[28]! + $head[29]! + '"total_devengado":"',
  '","total_parafiscales":"',
  '","total_provisiones":"',
  '","total_seguridad_social_empleador":"',
  '"' + $middle[29]!,
  $tail[29]! + $head[30]! + '"SMMLV":"',
  '"' + $middle[30]!,
  $tail[30]!,
]);

function trace($row: rt.PayslipRow, $s: Float64Array, $digits: number, $out: rt.TextBytes): void {
  const $f = rt.known($figures($row.referenceDate));
  const exonerado$t = `${$s[33]!}`;
  const risk_class_rate$t = rt.plainText($s[2]!, 1000000, $digits);
  $out.bytes($pieces[0]!);
  $out.cents($s[1]!);
  $out.bytes($pieces[1]!);
  $out.ascii(`${$row.days}`);
  $out.bytes($pieces[2]!);
  $out.cents($s[5]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[6]!, 3000, $digits));
  $out.bytes($pieces[4]!);
  $out.cents($s[5]!);
  $out.bytes($pieces[5]!);
  $out.cents($s[7]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[7]!);
  $out.bytes($pieces[6]!);
  $out.cents($s[5]!);
  $out.bytes($pieces[7]!);
  $out.cents($s[8]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[8]!);
  $out.bytes($pieces[8]!);
  $out.cents($f.SMMLV * 100);
  $out.bytes($pieces[1]!);
  $out.ascii(`${$row.days}`);
  $out.bytes($pieces[9]!);
  $out.cents($s[9]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[10]!, 30, $digits));
  $out.bytes($pieces[10]!);
  $out.cents($f.SMMLV * 100);
  $out.bytes($pieces[11]!);
  $out.cents($s[11]! * 100);
  $out.bytes($pieces[3]!);
  $out.cents($s[11]! * 100);
  $out.bytes($pieces[12]!);
  $out.cents($s[11]! * 100);
  $out.bytes($pieces[13]!);
  $out.cents($s[9]!);
  $out.bytes($pieces[14]!);
  $out.cents($s[5]!);
  $out.bytes($pieces[15]!);
  $out.cents($s[12]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[13]!, 1000, $digits));
  $out.bytes($pieces[16]!);
  $out.cents($s[12]!);
  $out.bytes($pieces[17]!);
  $out.cents($s[14]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[15]!, 2500, $digits));
  $out.bytes($pieces[18]!);
  $out.cents($s[12]!);
  $out.bytes($pieces[19]!);
  $out.cents($s[16]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[17]!, 2500, $digits));
  $out.bytes($pieces[20]!);
  $out.cents($s[12]!);
  $out.bytes($pieces[21]!);
  $out.cents(0);
  $out.bytes($pieces[22]!);
  $out.cents(rt.lowerEndOf($f.tarifa_fsp$rows1, $s[18]!, 1));
  $out.bytes($pieces[23]!);
  $out.ascii(rt.plainText($f.tarifa_fsp$rows1.value[$s[18]!]!, 500, $digits));
  $out.bytes($pieces[24]!);
  $out.cents($s[20]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[21]!, 50000, $digits));
  $out.bytes($pieces[25]!);
  $out.cents($s[20]!);
  $out.bytes($pieces[26]!);
  $out.cents($s[16]!);
  $out.bytes($pieces[27]!);
  $out.cents($s[14]!);
  $out.bytes($pieces[28]!);
  $out.cents($s[22]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[22]!);
  $out.bytes($pieces[29]!);
  $out.cents($s[22]!);
  $out.bytes($pieces[14]!);
  $out.cents($s[5]!);
  $out.bytes($pieces[30]!);
  $out.cents($s[23]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[23]!);
  $out.bytes($pieces[31]!);
  $out.cents($f.UVT * 100);
  $out.bytes($pieces[32]!);
  $out.cents($s[23]!);
  $out.bytes($pieces[33]!);
  $out.cents($s[24]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[25]!, 1200, $digits));
  $out.bytes($pieces[34]!);
  $out.cents($s[23]!);
  $out.bytes($pieces[35]!);
  $out.cents($s[24]!);
  $out.bytes($pieces[36]!);
  $out.cents($s[26]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[26]!);
  $out.bytes($pieces[37]!);
  $out.cents($s[26]!);
  $out.bytes($pieces[38]!);
  $out.cents($f.tarifa_retencion$rows1.fixed[$s[27]!]!);
  $out.bytes($pieces[39]!);
  $out.cents(rt.lowerEndOf($f.tarifa_retencion$rows1, $s[27]!, 1));
  $out.bytes($pieces[40]!);
  $out.ascii(rt.plainText($f.tarifa_retencion$rows1.value[$s[27]!]!, 100, $digits));
  $out.bytes($pieces[41]!);
  $out.cents($s[29]! * 100);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[30]!, 10000, $digits));
  $out.bytes($pieces[42]!);
  $out.cents($s[20]!);
  $out.bytes($pieces[26]!);
  $out.cents($s[16]!);
  $out.bytes($pieces[43]!);
  $out.cents($s[29]! * 100);
  $out.bytes($pieces[27]!);
  $out.cents($s[14]!);
  $out.bytes($pieces[44]!);
  $out.cents($s[31]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[31]!);
  $out.bytes($pieces[45]!);
  $out.cents($s[31]!);
  $out.bytes($pieces[46]!);
  $out.cents($s[7]!);
  $out.bytes($pieces[47]!);
  $out.cents($s[32]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[32]!);
  $out.bytes($pieces[48]!);
  $out.ascii(exonerado$t);
  $out.bytes($pieces[3]!);
  $out.ascii(exonerado$t);
  $out.bytes($pieces[49]!);
  $out.cents($s[12]!);
  $out.bytes($pieces[50]!);
  $out.cents($s[34]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[35]!, 20000, $digits));
  $out.bytes($pieces[51]!);
  $out.cents($s[12]!);
  $out.bytes($pieces[52]!);
  $out.cents($s[38]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[39]!, 2500, $digits));
  $out.bytes($pieces[53]!);
  $out.cents($s[12]!);
  $out.bytes($pieces[54]!);
  $out.ascii(risk_class_rate$t);
  $out.bytes($pieces[55]!);
  $out.cents($s[42]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[43]!, 100000000, $digits));
  $out.bytes($pieces[56]!);
  $out.cents($s[5]!);
  $out.bytes($pieces[57]!);
  $out.cents($s[46]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[47]!, 1000, $digits));
  $out.bytes($pieces[58]!);
  $out.cents($s[46]!);
  $out.bytes($pieces[59]!);
  $out.cents($s[48]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[49]!, 2500, $digits));
  $out.bytes($pieces[60]!);
  $out.cents($s[46]!);
  $out.bytes($pieces[61]!);
  $out.cents($s[52]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[53]!, 10000, $digits));
  $out.bytes($pieces[62]!);
  $out.cents($s[46]!);
  $out.bytes($pieces[63]!);
  $out.cents($s[56]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[57]!, 5000, $digits));
  $out.bytes($pieces[64]!);
  $out.cents($s[5]!);
  $out.bytes($pieces[65]!);
  $out.cents($s[60]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[60]!);
  $out.bytes($pieces[66]!);
  $out.cents($s[60]!);
  $out.bytes($pieces[67]!);
  $out.cents($s[61]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[62]!, 2400, $digits));
  $out.bytes($pieces[68]!);
  $out.cents($s[42]!);
  $out.bytes($pieces[69]!);
  $out.cents($s[38]!);
  $out.bytes($pieces[70]!);
  $out.cents($s[34]!);
  $out.bytes($pieces[71]!);
  $out.cents($s[65]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[65]!);
  $out.bytes($pieces[72]!);
  $out.cents($s[48]!);
  $out.bytes($pieces[73]!);
  $out.cents($s[52]!);
  $out.bytes($pieces[74]!);
  $out.cents($s[56]!);
  $out.bytes($pieces[75]!);
  $out.cents($s[66]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[66]!);
  $out.bytes($pieces[76]!);
  $out.cents($s[61]!);
  $out.bytes($pieces[77]!);
  $out.cents($s[67]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[67]!);
  $out.bytes($pieces[78]!);
  $out.cents($s[7]!);
  $out.bytes($pieces[79]!);
  $out.cents($s[66]!);
  $out.bytes($pieces[80]!);
  $out.cents($s[67]!);
  $out.bytes($pieces[81]!);
  $out.cents($s[65]!);
  $out.bytes($pieces[82]!);
  $out.cents($s[68]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[68]!);
  $out.bytes($pieces[83]!);
  $out.cents($f.SMMLV * 100);
  $out.bytes($pieces[84]!);
  $out.cents($s[69]! * 100);
  $out.bytes($pieces[3]!);
  $out.cents($s[69]! * 100);
  $out.bytes($pieces[85]!);
}

const monthly_salary$a = rt.amountSpec('monthly_salary', 'money', 100n);
const period$days$a = rt.amountSpec('period.days', 'number', 1n);
const salario_integral$a = rt.amountSpec('salario_integral', 'money', 100n);
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
const base_vacaciones$a = rt.amountSpec('base_vacaciones', 'money', 100n);
const salud_empleador$a = rt.amountSpec('salud_empleador', 'money', 100n);
const pension_empleador$a = rt.amountSpec('pension_empleador', 'money', 100n);
const arl$a = rt.amountSpec('arl', 'money', 100n);
const caja_compensacion$a = rt.amountSpec('caja_compensacion', 'money', 100n);
const icbf$a = rt.amountSpec('icbf', 'money', 100n);
const sena$a = rt.amountSpec('sena', 'money', 100n);
const vacaciones$a = rt.amountSpec('vacaciones', 'money', 100n);
const total_seguridad_social_empleador$a = rt.amountSpec('total_seguridad_social_empleador', 'money', 100n);
const total_parafiscales$a = rt.amountSpec('total_parafiscales', 'money', 100n);
const total_provisiones$a = rt.amountSpec('total_provisiones', 'money', 100n);
const ingreso_salarial$a = rt.amountSpec('ingreso_salarial', 'money', 100n);
const neto_pagar$a = rt.amountSpec('neto_pagar', 'money', 100n);
const costo_total_empleador$a = rt.amountSpec('costo_total_empleador', 'money', 100n);
const integral_minimo$a = rt.amountSpec('integral_minimo', 'money', 1n);

const $figureObjects = rt.byFiguresAndDigits($figures, ($f) => ({
  SMMLV$m: rt.seen('SMMLV', 'money', new rt.Whole($f.SMMLV, 1n)),
  UVT$m: rt.seen('UVT', 'money', new rt.Whole($f.UVT, 1n)),
}));

function $reads1($row: rt.PayslipRow, $s: Float64Array) {
  return {
    monthly_salary: new rt.ReadAmount(monthly_salary$a, $s[1]!),
    period$days: new rt.ReadAmount(period$days$a, $row.days),
    salario_integral: new rt.ReadAmount(salario_integral$a, $s[5]!),
    ibc_minimo: new rt.ReadAmount(ibc_minimo$a, $s[9]!),
    ibc_maximo: new rt.ReadAmount(ibc_maximo$a, $s[11]!),
    ibc: new rt.ReadAmount(ibc$a, $s[12]!),
    salud_empleado: new rt.ReadAmount(salud_empleado$a, $s[14]!),
    pension_empleado: new rt.ReadAmount(pension_empleado$a, $s[16]!),
    fondo_solidaridad_pensional: new rt.ReadAmount(fondo_solidaridad_pensional$a, $s[20]!),
    ingresos_no_constitutivos: new rt.ReadAmount(ingresos_no_constitutivos$a, $s[22]!),
    ingreso_neto_retencion: new rt.ReadAmount(ingreso_neto_retencion$a, $s[23]!),
    renta_exenta_25: new rt.ReadAmount(renta_exenta_25$a, $s[24]!),
    base_gravable_retencion: new rt.ReadAmount(base_gravable_retencion$a, $s[26]!),
    retencion_fuente: new rt.ReadAmount(retencion_fuente$a, $s[29]!),
    total_devengado: new rt.ReadAmount(total_devengado$a, $s[7]!),
    total_deducciones: new rt.ReadAmount(total_deducciones$a, $s[31]!),
    risk_class_rate: new rt.ReadAmount(risk_class_rate$a, $s[2]!),
    base_parafiscales: new rt.ReadAmount(base_parafiscales$a, $s[46]!),
    base_vacaciones: new rt.ReadAmount(base_vacaciones$a, $s[60]!),
    salud_empleador: new rt.ReadAmount(salud_empleador$a, $s[34]!),
    pension_empleador: new rt.ReadAmount(pension_empleador$a, $s[38]!),
    arl: new rt.ReadAmount(arl$a, $s[42]!),
    caja_compensacion: new rt.ReadAmount(caja_compensacion$a, $s[48]!),
    icbf: new rt.ReadAmount(icbf$a, $s[52]!),
  };
}

function $reads2(_row: rt.PayslipRow, $s: Float64Array) {
  return {
    sena: new rt.ReadAmount(sena$a, $s[56]!),
    vacaciones: new rt.ReadAmount(vacaciones$a, $s[61]!),
    total_seguridad_social_empleador: new rt.ReadAmount(total_seguridad_social_empleador$a, $s[65]!),
    total_parafiscales: new rt.ReadAmount(total_parafiscales$a, $s[66]!),
    total_provisiones: new rt.ReadAmount(total_provisiones$a, $s[67]!),
    ingreso_salarial: new rt.ReadAmount(ingreso_salarial$a, $s[8]!),
    neto_pagar: new rt.ReadAmount(neto_pagar$a, $s[32]!),
    costo_total_empleador: new rt.ReadAmount(costo_total_empleador$a, $s[68]!),
    integral_minimo: new rt.ReadAmount(integral_minimo$a, $s[69]!),
  };
}

function $steps1($row: rt.PayslipRow, $s: Float64Array, $r1: ReturnType<typeof $reads1>, $r2: ReturnType<typeof $reads2>, $steps: rt.TraceStep[]): void {
  const $f = rt.known($figures($row.referenceDate));
  const $fo = $figureObjects($row.referenceDate, 0);
  $steps.push({ id: 'salario_integral', inputs: [$r1.monthly_salary, $r1.period$days], raw: new rt.Whole($s[6]!, 3000n), final: $r1.salario_integral });
  $steps.push({ id: 'total_devengado', inputs: [$r1.salario_integral], raw: $r1.total_devengado, final: $r1.total_devengado });
  $steps.push({ id: 'ingreso_salarial', inputs: [$r1.salario_integral], raw: $r2.ingreso_salarial, final: $r2.ingreso_salarial });
  $steps.push({ id: 'ibc_minimo', inputs: [$fo.SMMLV$m, $r1.period$days], raw: new rt.Whole($s[10]!, 30n), final: $r1.ibc_minimo });
  $steps.push({ id: 'ibc_maximo', inputs: [$fo.SMMLV$m], raw: $r1.ibc_maximo, final: $r1.ibc_maximo });
  $steps.push({ id: 'ibc', inputs: [$r1.salario_integral, $r1.ibc_minimo, $r1.ibc_maximo], raw: new rt.Whole($s[13]!, 1000n), final: $r1.ibc });
  $steps.push({ id: 'salud_empleado', inputs: [$r1.ibc], raw: new rt.Whole($s[15]!, 2500n), final: $r1.salud_empleado });
  $steps.push({ id: 'pension_empleado', inputs: [$r1.ibc], raw: new rt.Whole($s[17]!, 2500n), final: $r1.pension_empleado });
  $steps.push({ id: 'fondo_solidaridad_pensional', inputs: [$r1.ibc, new rt.ReadAmount(tarifa_fsp$lower$a, rt.lowerEndOf($f.tarifa_fsp$rows1, $s[18]!, 1)), new rt.ReadAmount(tarifa_fsp$rate$a, $f.tarifa_fsp$rows1.value[$s[18]!]!), new rt.ReadAmount(tarifa_fsp$fixed$a, 0)], raw: new rt.Whole($s[21]!, 50000n), final: $r1.fondo_solidaridad_pensional });
  $steps.push({ id: 'ingresos_no_constitutivos', inputs: [$r1.salud_empleado, $r1.pension_empleado, $r1.fondo_solidaridad_pensional], raw: $r1.ingresos_no_constitutivos, final: $r1.ingresos_no_constitutivos });
  $steps.push({ id: 'ingreso_neto_retencion', inputs: [$r1.salario_integral, $r1.ingresos_no_constitutivos], raw: $r1.ingreso_neto_retencion, final: $r1.ingreso_neto_retencion });
  $steps.push({ id: 'renta_exenta_25', inputs: [$r1.ingreso_neto_retencion, $fo.UVT$m], raw: new rt.Whole($s[25]!, 1200n), final: $r1.renta_exenta_25 });
  $steps.push({ id: 'base_gravable_retencion', inputs: [$r1.ingreso_neto_retencion, $r1.renta_exenta_25], raw: $r1.base_gravable_retencion, final: $r1.base_gravable_retencion });
  $steps.push({ id: 'retencion_fuente', inputs: [$r1.base_gravable_retencion, new rt.ReadAmount(tarifa_retencion$lower$a, rt.lowerEndOf($f.tarifa_retencion$rows1, $s[27]!, 1)), new rt.ReadAmount(tarifa_retencion$rate$a, $f.tarifa_retencion$rows1.value[$s[27]!]!), new rt.ReadAmount(tarifa_retencion$fixed$a, $f.tarifa_retencion$rows1.fixed[$s[27]!]!)], raw: new rt.Whole($s[30]!, 10000n), final: $r1.retencion_fuente });
  $steps.push({ id: 'total_deducciones', inputs: [$r1.salud_empleado, $r1.pension_empleado, $r1.fondo_solidaridad_pensional, $r1.retencion_fuente], raw: $r1.total_deducciones, final: $r1.total_deducciones });
  $steps.push({ id: 'neto_pagar', inputs: [$r1.total_devengado, $r1.total_deducciones], raw: $r2.neto_pagar, final: $r2.neto_pagar });
}

function $steps2($row: rt.PayslipRow, $s: Float64Array, $r1: ReturnType<typeof $reads1>, $r2: ReturnType<typeof $reads2>, $steps: rt.TraceStep[]): void {
  const $fo = $figureObjects($row.referenceDate, 0);
  $steps.push({ id: 'exonerado', inputs: rt.NOTHING, raw: $s[33]! === 1, final: $s[33]! === 1 });
  $steps.push({ id: 'salud_empleador', inputs: [$r1.ibc], raw: new rt.Whole($s[35]!, 20000n), final: $r1.salud_empleador });
  $steps.push({ id: 'pension_empleador', inputs: [$r1.ibc], raw: new rt.Whole($s[39]!, 2500n), final: $r1.pension_empleador });
  $steps.push({ id: 'arl', inputs: [$r1.ibc, $r1.risk_class_rate], raw: new rt.Whole($s[43]!, 100000000n), final: $r1.arl });
  $steps.push({ id: 'base_parafiscales', inputs: [$r1.salario_integral], raw: new rt.Whole($s[47]!, 1000n), final: $r1.base_parafiscales });
  $steps.push({ id: 'caja_compensacion', inputs: [$r1.base_parafiscales], raw: new rt.Whole($s[49]!, 2500n), final: $r1.caja_compensacion });
  $steps.push({ id: 'icbf', inputs: [$r1.base_parafiscales], raw: new rt.Whole($s[53]!, 10000n), final: $r1.icbf });
  $steps.push({ id: 'sena', inputs: [$r1.base_parafiscales], raw: new rt.Whole($s[57]!, 5000n), final: $r2.sena });
  $steps.push({ id: 'base_vacaciones', inputs: [$r1.salario_integral], raw: $r1.base_vacaciones, final: $r1.base_vacaciones });
  $steps.push({ id: 'vacaciones', inputs: [$r1.base_vacaciones], raw: new rt.Whole($s[62]!, 2400n), final: $r2.vacaciones });
  $steps.push({ id: 'total_seguridad_social_empleador', inputs: [$r1.salud_empleador, $r1.pension_empleador, $r1.arl], raw: $r2.total_seguridad_social_empleador, final: $r2.total_seguridad_social_empleador });
  $steps.push({ id: 'total_parafiscales', inputs: [$r1.caja_compensacion, $r1.icbf, $r2.sena], raw: $r2.total_parafiscales, final: $r2.total_parafiscales });
  $steps.push({ id: 'total_provisiones', inputs: [$r2.vacaciones], raw: $r2.total_provisiones, final: $r2.total_provisiones });
  $steps.push({ id: 'costo_total_empleador', inputs: [$r1.total_devengado, $r2.total_seguridad_social_empleador, $r2.total_parafiscales, $r2.total_provisiones], raw: $r2.costo_total_empleador, final: $r2.costo_total_empleador });
  $steps.push({ id: 'integral_minimo', inputs: [$fo.SMMLV$m], raw: $r2.integral_minimo, final: $r2.integral_minimo });
}

function traceSteps($row: rt.PayslipRow, $s: Float64Array): readonly rt.TraceStep[] {
  const $r1 = $reads1($row, $s);
  const $r2 = $reads2($row, $s);
  const $steps: rt.TraceStep[] = [];
  $steps1($row, $s, $r1, $r2, $steps);
  $steps2($row, $s, $r1, $r2, $steps);
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
  new rt.RateText(24n),
];

const lines: rt.PlainLines = {
  summary: {
    gross_salary: 74,
    total_perceptions: 7,
    total_deductions: 31,
    net_salary: 32,
    employer_contributions_total: 75,
    employer_total_cost: 68,
  },
  tables: [71, 72, 73],
  total: ($s) => {
    $s[70] = rt.safe($s[29]! * 100);
    $s[71] = rt.sumIn($s, [34, 38, 42]);
    $s[72] = rt.sumIn($s, [48, 52, 56]);
    $s[73] = rt.sumIn($s, [61]);
    $s[74] = rt.sumIn($s, [5]);
    $s[75] = rt.sumIn($s, [34, 38, 42, 48, 52, 56, 61]);
    return rt.areCents($s, [70, 71, 72, 73, 74, 75]);
  },
  perceptions: ($s, $to) => {
    $to.line(0, $s[5]!);
  },
  deductions: ($s, $to, $row) => {
    const $f = rt.known($figures($row.referenceDate));
    $to.line(6, $s[14]!);
    $to.line(7, $s[16]!);
    $to.line(8, $s[20]!);
    if (!$applied[0]!.write($to, $f.tarifa_fsp$rows1, $s[18]!, 1, $s[19]!)) $to.noRow();
    $to.endLine(8);
    $to.line(13, $s[70]!);
    if (!$applied[1]!.write($to, $f.tarifa_retencion$rows1, $s[27]!, 1, $s[28]!)) $to.noRow();
    $to.endLine(13);
  },
  taxable_bases: ($s, $to) => {
    $to.line(2, $s[8]!);
    $to.line(5, $s[12]!);
    $to.line(9, $s[22]!);
    $to.line(10, $s[23]!);
    $to.line(11, $s[24]!);
    $to.line(12, $s[26]!);
    $to.line(20, $s[46]!);
    $to.line(24, $s[60]!);
  },
  employer_contributions: ($s, $to) => {
    // Seguridad social (empleador)
    $to.table(0, $s[71]!);
    $to.component(17, $s[36]!, $rates[0]!.of($s[37]!), $s[34]!);
    $to.component(18, $s[40]!, $rates[1]!.of($s[41]!), $s[38]!);
    $to.component(19, $s[44]!, $rates[2]!.of($s[45]!), $s[42]!);
    $to.endTable(0, $s[71]!);
    // Aportes parafiscales
    $to.table(1, $s[72]!);
    $to.component(21, $s[50]!, $rates[3]!.of($s[51]!), $s[48]!);
    $to.component(22, $s[54]!, $rates[4]!.of($s[55]!), $s[52]!);
    $to.component(23, $s[58]!, $rates[5]!.of($s[59]!), $s[56]!);
    $to.endTable(1, $s[72]!);
    // Provisión de prestaciones sociales
    $to.table(2, $s[73]!);
    $to.component(25, $s[63]!, $rates[6]!.of($s[64]!), $s[61]!);
    $to.endTable(2, $s[73]!);
  },
};

const plain: rt.PlainRules = {
  size: 76,
  scales: [100n, 100n, 1000000n, 1n, 1n],
  rounding: rounding$1,
  steps: [
    { present: -1, called: -1, final: { slot: 5, scale: 100n, over: -1 }, base: null, rate: null, cents: 5, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 7, scale: 100n, over: -1 }, base: null, rate: null, cents: 7, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 8, scale: 100n, over: -1 }, base: null, rate: null, cents: 8, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 9, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 11, scale: 1n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 12, scale: 100n, over: -1 }, base: null, rate: null, cents: 12, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 14, scale: 100n, over: -1 }, base: null, rate: null, cents: 14, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 16, scale: 100n, over: -1 }, base: null, rate: null, cents: 16, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 20, scale: 100n, over: -1 }, base: null, rate: null, cents: 20, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 22, scale: 100n, over: -1 }, base: null, rate: null, cents: 22, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 23, scale: 100n, over: -1 }, base: null, rate: null, cents: 23, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 24, scale: 100n, over: -1 }, base: null, rate: null, cents: 24, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 26, scale: 100n, over: -1 }, base: null, rate: null, cents: 26, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 29, scale: 1n, over: -1 }, base: null, rate: null, cents: 70, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 31, scale: 100n, over: -1 }, base: null, rate: null, cents: 31, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 32, scale: 100n, over: -1 }, base: null, rate: null, cents: 32, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 33, scale: 1n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 34, scale: 100n, over: -1 }, base: { slot: 36, scale: 100n, over: -1 }, rate: { slot: 37, scale: 200n, over: -1 }, cents: 34, baseCents: 36 },
    { present: -1, called: -1, final: { slot: 38, scale: 100n, over: -1 }, base: { slot: 40, scale: 100n, over: -1 }, rate: { slot: 41, scale: 25n, over: -1 }, cents: 38, baseCents: 40 },
    { present: -1, called: -1, final: { slot: 42, scale: 100n, over: -1 }, base: { slot: 44, scale: 100n, over: -1 }, rate: { slot: 45, scale: 1000000n, over: -1 }, cents: 42, baseCents: 44 },
    { present: -1, called: -1, final: { slot: 46, scale: 100n, over: -1 }, base: null, rate: null, cents: 46, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 48, scale: 100n, over: -1 }, base: { slot: 50, scale: 100n, over: -1 }, rate: { slot: 51, scale: 25n, over: -1 }, cents: 48, baseCents: 50 },
    { present: -1, called: -1, final: { slot: 52, scale: 100n, over: -1 }, base: { slot: 54, scale: 100n, over: -1 }, rate: { slot: 55, scale: 100n, over: -1 }, cents: 52, baseCents: 54 },
    { present: -1, called: -1, final: { slot: 56, scale: 100n, over: -1 }, base: { slot: 58, scale: 100n, over: -1 }, rate: { slot: 59, scale: 50n, over: -1 }, cents: 56, baseCents: 58 },
    { present: -1, called: -1, final: { slot: 60, scale: 100n, over: -1 }, base: null, rate: null, cents: 60, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 61, scale: 100n, over: -1 }, base: { slot: 63, scale: 100n, over: -1 }, rate: { slot: 64, scale: 24n, over: -1 }, cents: 61, baseCents: 63 },
    { present: -1, called: -1, final: { slot: 65, scale: 100n, over: -1 }, base: null, rate: null, cents: 65, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 66, scale: 100n, over: -1 }, base: null, rate: null, cents: 66, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 67, scale: 100n, over: -1 }, base: null, rate: null, cents: 67, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 68, scale: 100n, over: -1 }, base: null, rate: null, cents: 68, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 69, scale: 1n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
  ],
  brackets: {
    fondo_solidaridad_pensional: ($row, $s) => {
      const $f = rt.known($figures($row.referenceDate));
      return $applied[0]!.applied($f.tarifa_fsp$rows1, $s[18]!, 1, $s[19]!);
    },
    retencion_fuente: ($row, $s) => {
      const $f = rt.known($figures($row.referenceDate));
      return $applied[1]!.applied($f.tarifa_retencion$rows1, $s[27]!, 1, $s[28]!);
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
