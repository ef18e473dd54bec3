// AR.general 2024.2: Relación de dependencia (Ley 20.744)
// Emitted from rules/ar/general/2024-08-01.pay by payroll compile. Do not edit.
// file    sha256:0e4db431451914960bf4bfb7ebf7400113b01eaac299ffb7b235a13847decb70
// meaning sha256:043e6aa35b4628406c78424c98b0e8506e04b99e7d771db9cfbf09d778b2f853
import * as rt from '../../../../compiler/runtime/index.ts';

const n_0_01 = rt.decimal('0.01');
const n_10000000000_over_3 = rt.exact(10000000000n, 3n);
const n_100000000000 = rt.decimal('100000000000');
const n_999999999999_99 = rt.decimal('999999999999.99');
const n_20 = rt.decimal('20');
const n_0_1 = rt.decimal('0.1');
const n_0_5 = rt.decimal('0.5');
const n_0_06 = rt.decimal('0.06');
const rounding$1: rt.Rounding = { mode: 'half_up', rungs: [{ quantum: n_0_01, above: null }] };

// Salario mínimo, vital y móvil
const SMVM$rows: readonly rt.DatedValue[] = [
  { from: '2024-08-01', value: rt.decimal('262432.93') },
  { from: '2024-09-01', value: rt.decimal('268056.5') },
  { from: '2024-10-01', value: rt.decimal('271571.22') },
  { from: '2024-12-01', value: rt.decimal('279718') },
];

// Base mínima · Ley 24.241 art. 9; DNU 274/2024
const base_min$rows: readonly rt.DatedValue[] = [
  { from: '2024-07-01', value: rt.decimal('72607.58') },
  { from: '2024-08-01', value: rt.decimal('75933.01') },
  { from: '2024-09-01', value: rt.decimal('78993.11') },
  { from: '2024-10-01', value: rt.decimal('82287.12') },
  { from: '2024-11-01', value: rt.decimal('85142.48') },
  { from: '2024-12-01', value: rt.decimal('87432.81') },
];

// Base máxima · Ley 24.241 art. 9; DNU 274/2024
const base_max$rows: readonly rt.DatedValue[] = [
  { from: '2024-07-01', value: rt.decimal('2359712.22') },
  { from: '2024-08-01', value: rt.decimal('2467787.04') },
  { from: '2024-09-01', value: rt.decimal('2567238.86') },
  { from: '2024-10-01', value: rt.decimal('2674292.72') },
  { from: '2024-11-01', value: rt.decimal('2767090.68') },
  { from: '2024-12-01', value: rt.decimal('2841525.42') },
];

// Ganancia no imponible · LIG art. 30; Ley 27.743; un doceavo de la cifra anual
const gni$rows: readonly rt.DatedValue[] = [
  { from: '2024-08-01', value: rt.decimal('257586.25') },
  { from: '2024-09-01', value: rt.decimal('291974.01') },
];

// Deducción especial · LIG art. 30; Ley 27.743; un doceavo de la cifra anual
const deduccion_especial$rows: readonly rt.DatedValue[] = [
  { from: '2024-08-01', value: rt.decimal('1236414') },
  { from: '2024-09-01', value: rt.decimal('1401475.27') },
];

// Cónyuge · LIG art. 30; Ley 27.743; un doceavo de la cifra anual
const conyuge$rows: readonly rt.DatedValue[] = [
  { from: '2024-08-01', value: rt.decimal('242594.58') },
  { from: '2024-09-01', value: rt.decimal('274980.96') },
];

// Hijo · LIG art. 30; Ley 27.743; un doceavo de la cifra anual
const hijo$rows: readonly rt.DatedValue[] = [
  { from: '2024-08-01', value: rt.decimal('122341.33') },
  { from: '2024-09-01', value: rt.decimal('138673.9') },
];

// Hijo incapacitado · LIG art. 30; Ley 27.743; un doceavo de la cifra anual
const hijo_incapacitado$rows: readonly rt.DatedValue[] = [
  { from: '2024-08-01', value: rt.decimal('244682.67') },
  { from: '2024-09-01', value: rt.decimal('277347.8') },
];

// Detracción mensual · Ley 27.541 art. 22
const detraccion$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('7003.68') },
];

// Detracción del aguinaldo · Ley 27.541 art. 22
const detraccion_sac$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('3501.84') },
];

// Prima del seguro colectivo de vida · Decreto 1567/74; Res. SSN 39.766/16 y 40.629/2017
const scvo_prima$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('175.89') },
];

// Suma fija FFEP · Ley 26.773; Res. MTEySS 649/2022
const ffep_suma$rows: readonly rt.DatedValue[] = [
  { from: '2024-08-01', value: rt.decimal('928') },
  { from: '2024-09-01', value: rt.decimal('989') },
  { from: '2024-10-01', value: rt.decimal('1026') },
  { from: '2024-11-01', value: rt.decimal('1069') },
  { from: '2024-12-01', value: rt.decimal('1140') },
];

// Escala del art. 94 · LIG art. 94; Ley 27.743
const escala: rt.Table = {
  id: 'escala',
  form: 'excess',
  grid: null,
  roundEach: null,
  roundLimits: rounding$1,
  blocks: [
    {
      from: '2024-08-01',
      rows: [
        rt.band('[]', '0', '1200000', '0.05'),
        rt.band('(]', '1200000', '2400000', '0.09', '60000'),
        rt.band('(]', '2400000', '3600000', '0.12', '168000'),
        rt.band('(]', '3600000', '5400000', '0.15', '312000'),
        rt.band('(]', '5400000', '10800000', '0.19', '582000'),
        rt.band('(]', '10800000', '16200000', '0.23', '1608000'),
        rt.band('(]', '16200000', '24300000', '0.27', '2850000'),
        rt.band('(]', '24300000', '36450000', '0.31', '5037000'),
        rt.band('()', '36450000', null, '0.35', '8803500'),
      ],
    },
    {
      from: '2024-09-01',
      rows: [
        rt.band('[]', '0', '1360200', '0.05'),
        rt.band('(]', '1360200', '2720400', '0.09', '68010'),
        rt.band('(]', '2720400', '4080600', '0.12', '190428'),
        rt.band('(]', '4080600', '6120900', '0.15', '353652'),
        rt.band('(]', '6120900', '12241800', '0.19', '659697'),
        rt.band('(]', '12241800', '18362700', '0.23', '1822668'),
        rt.band('(]', '18362700', '27544050', '0.27', '3230475'),
        rt.band('(]', '27544050', '41316075', '0.31', '5709439.5'),
        rt.band('()', '41316075', null, '0.35', '9978767.25'),
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
  label: 'Remuneración diaria',
  law: null,
  presence: 'required',
  unless: 'monthly_salary',
  bounds: '(0 ARS .. 100_000_000_000 ARS / 30]',
  lowest: { value: '0', included: false },
  highest: { value: '3333333333.3333333333', included: true },
  defaultText: null,
  defaultValue: null,
};

const input$monthly_salary: rt.InputSpec = {
  id: 'monthly_salary',
  wire: 'monthly_salary',
  source: 'employee',
  type: 'money',
  words: [],
  label: 'Remuneración mensual',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '(0 ARS .. 100_000_000_000 ARS]',
  lowest: { value: '0', included: false },
  highest: { value: '100000000000', included: true },
  defaultText: '30 * daily_salary',
  defaultValue: null,
};

const input$overtime_amount: rt.InputSpec = {
  id: 'overtime_amount',
  wire: 'overtime_amount',
  source: 'employee',
  type: 'money',
  words: [],
  label: 'Horas extra',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0 ARS .. 999_999_999_999.99 ARS]',
  lowest: { value: '0', included: true },
  highest: { value: '999999999999.99', included: true },
  defaultText: '0 ARS',
  defaultValue: '0',
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
  bounds: '[0 ARS .. 999_999_999_999.99 ARS]',
  lowest: { value: '0', included: true },
  highest: { value: '999999999999.99', included: true },
  defaultText: '0 ARS',
  defaultValue: '0',
};

const input$cantidad_hijos: rt.InputSpec = {
  id: 'cantidad_hijos',
  wire: 'cantidad_hijos',
  source: 'employee',
  type: 'integer',
  words: [],
  label: 'Hijos menores de 18 años',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0 .. 20]',
  lowest: { value: '0', included: true },
  highest: { value: '20', included: true },
  defaultText: '0',
  defaultValue: '0',
};

const input$cantidad_hijos_incapacitados: rt.InputSpec = {
  id: 'cantidad_hijos_incapacitados',
  wire: 'cantidad_hijos_incapacitados',
  source: 'employee',
  type: 'integer',
  words: [],
  label: 'Hijos incapacitados, de cualquier edad',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0 .. 20]',
  lowest: { value: '0', included: true },
  highest: { value: '20', included: true },
  defaultText: '0',
  defaultValue: '0',
};

const input$cuota_sindical_rate: rt.InputSpec = {
  id: 'cuota_sindical_rate',
  wire: 'cuota_sindical_rate',
  source: 'employee',
  type: 'rate',
  words: [],
  label: 'Cuota sindical',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0% .. 10%]',
  lowest: { value: '0', included: true },
  highest: { value: '0.1', included: true },
  defaultText: '0%',
  defaultValue: '0',
};

const input$risk_class_rate: rt.InputSpec = {
  id: 'risk_class_rate',
  wire: 'risk_class_rate',
  source: 'employee',
  type: 'rate',
  words: [],
  label: 'Alícuota variable de ART',
  law: null,
  presence: 'optional',
  unless: null,
  bounds: '[0% .. 50%]',
  lowest: { value: '0', included: true },
  highest: { value: '0.5', included: true },
  defaultText: null,
  defaultValue: null,
};

const input$conyuge_a_cargo: rt.InputSpec = {
  id: 'conyuge_a_cargo',
  wire: 'conyuge_a_cargo',
  source: 'override',
  type: 'boolean',
  words: [],
  label: 'Cónyuge o conviviente a cargo',
  law: null,
  presence: 'default',
  unless: null,
  bounds: null,
  lowest: null,
  highest: null,
  defaultText: 'no',
  defaultValue: false,
};

const input$liquida_sac: rt.InputSpec = {
  id: 'liquida_sac',
  wire: 'liquida_sac',
  source: 'override',
  type: 'boolean',
  words: [],
  label: 'Paga el aguinaldo este mes',
  law: null,
  presence: 'default',
  unless: null,
  bounds: null,
  lowest: null,
  highest: null,
  defaultText: 'no',
  defaultValue: false,
};

const input$empleador_grande_servicios: rt.InputSpec = {
  id: 'empleador_grande_servicios',
  wire: 'empleador_grande_servicios',
  source: 'override',
  type: 'boolean',
  words: [],
  label: 'Empleador del art. 19 inc. a',
  law: null,
  presence: 'default',
  unless: null,
  bounds: null,
  lowest: null,
  highest: null,
  defaultText: 'no',
  defaultValue: false,
};

const input$empleador_mipyme: rt.InputSpec = {
  id: 'empleador_mipyme',
  wire: 'empleador_mipyme',
  source: 'override',
  type: 'boolean',
  words: [],
  label: 'Empleador MiPyME',
  law: null,
  presence: 'default',
  unless: null,
  bounds: null,
  lowest: null,
  highest: null,
  defaultText: 'yes',
  defaultValue: true,
};

const input$excluir_sac_proporcional: rt.InputSpec = {
  id: 'excluir_sac_proporcional',
  wire: 'excluir_sac_proporcional',
  source: 'override',
  type: 'boolean',
  words: [],
  label: 'Ganancias sin la doceava parte del aguinaldo',
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
  path: 'rules/ar/general/2024-08-01.pay',
  fingerprint: 'sha256:0e4db431451914960bf4bfb7ebf7400113b01eaac299ffb7b235a13847decb70',
  meaning: 'sha256:043e6aa35b4628406c78424c98b0e8506e04b99e7d771db9cfbf09d778b2f853',
  country: 'AR',
  scheme: 'general',
  label: 'Relación de dependencia (Ley 20.744)',
  version: '2024.2',
  currency: 'ARS',
  validFrom: '2024-08-01',
  validUntil: '2024-12-31',
  periods: ['monthly'],
  proration: null,
  days: 'month_of_30',
  asOf: 'month_start',
  laws: [
    'Ley 20.744 de Contrato de Trabajo (LCT)',
    'Ley 24.241, Sistema Integrado Previsional Argentino',
    'Ley 20.628 t.o. 2019, Impuesto a las Ganancias (LIG)',
  ],
  changes: [
    {
      date: '2024-08-01',
      summary: 'Ganancias vuelve a gravar el salario: deducciones y escala',
      law: 'Ley 27.743 art. 83; Decreto 652/2024',
    },
    {
      date: '2024-09-01',
      summary: 'Actualización excepcional de las deducciones y la escala',
      law: 'Ley 27.743; LIG arts. 30 y 94',
    },
  ],
  steps: [
    {
      id: 'sueldo_basico',
      kind: 'perception',
      label: 'Sueldo básico',
      type: 'money',
      words: [],
      formula: 'monthly_salary * period.days / 30 round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LCT art. 103',
      omitZero: false,
      taxable: true,
      socialSecurity: true,
      tags: ['remunerativo', 'habitual'],
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
      source: 'LCT art. 201',
      omitZero: true,
      taxable: true,
      socialSecurity: true,
      tags: ['remunerativo', 'variable'],
      table: null,
      position: 30,
      bracket: null,
      terms: null,
    },
    {
      id: 'comisiones',
      kind: 'perception',
      label: 'Comisiones',
      type: 'money',
      words: [],
      formula: 'commission_amount round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LCT art. 108',
      omitZero: true,
      taxable: true,
      socialSecurity: true,
      tags: ['remunerativo', 'variable'],
      table: null,
      position: 31,
      bracket: null,
      terms: null,
    },
    {
      id: 'remuneracion_bruta',
      kind: 'base',
      label: 'Remuneración bruta (sin aguinaldo)',
      type: 'money',
      words: [],
      formula: 'sum(habitual) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 24.241 arts. 6 y 9',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 32,
      bracket: null,
      terms: null,
    },
    {
      id: 'sac',
      kind: 'perception',
      label: 'Sueldo anual complementario (aguinaldo)',
      type: 'money',
      words: [],
      formula: 'remuneracion_bruta / 2 when liquida_sac round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LCT arts. 121 a 123; Ley 27.073 (convención: este mes es el mejor del semestre, y el semestre completo)',
      omitZero: true,
      taxable: true,
      socialSecurity: true,
      tags: ['remunerativo', 'semestral'],
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
        { step: 'sueldo_basico', sign: 1 },
        { step: 'horas_extra', sign: 1 },
        { step: 'comisiones', sign: 1 },
        { step: 'sac', sign: 1 },
      ],
    },
    {
      id: 'base_aportes',
      kind: 'base',
      label: 'Base de aportes',
      type: 'money',
      words: [],
      formula: 'clamp(remuneracion_bruta, base_min, base_max) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 24.241 art. 9; base_min: Ley 24.241 art. 9; DNU 274/2024; base_max: Ley 24.241 art. 9; DNU 274/2024',
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
      id: 'base_aportes_obra_social',
      kind: 'base',
      label: 'Base de aportes a la obra social',
      type: 'money',
      words: [],
      formula: 'max(2 * base_min, min(remuneracion_bruta, base_max)) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Decreto 921/2016; base_min: Ley 24.241 art. 9; DNU 274/2024; base_max: Ley 24.241 art. 9; DNU 274/2024',
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
      id: 'base_aportes_sac',
      kind: 'base',
      label: 'Base de aportes sobre aguinaldo',
      type: 'money',
      words: [],
      formula: 'clamp(sac, base_min / 2, base_max / 2) when liquida_sac round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 24.241 art. 9; base_min: Ley 24.241 art. 9; DNU 274/2024; base_max: Ley 24.241 art. 9; DNU 274/2024',
      omitZero: true,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 37,
      bracket: null,
      terms: null,
    },
    {
      id: 'base_aportes_obra_social_sac',
      kind: 'base',
      label: 'Base de obra social sobre aguinaldo',
      type: 'money',
      words: [],
      formula: 'max(base_min, min(sac, base_max / 2)) when liquida_sac round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Decreto 921/2016; base_min: Ley 24.241 art. 9; DNU 274/2024; base_max: Ley 24.241 art. 9; DNU 274/2024',
      omitZero: true,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 38,
      bracket: null,
      terms: null,
    },
    {
      id: 'jubilacion',
      kind: 'deduction',
      label: 'Jubilación (SIPA)',
      type: 'money',
      words: [],
      formula: '11% * (base_aportes + base_aportes_sac) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 24.241 art. 11',
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
      id: 'ley_19032',
      kind: 'deduction',
      label: 'INSSJP - PAMI (Ley 19.032)',
      type: 'money',
      words: [],
      formula: '3% * (base_aportes + base_aportes_sac) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 19.032 art. 8',
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
      id: 'obra_social',
      kind: 'deduction',
      label: 'Obra social (Ley 23.660)',
      type: 'money',
      words: [],
      formula: '3% * (base_aportes_obra_social + base_aportes_obra_social_sac) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 23.660 art. 16',
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
      id: 'cuota_sindical',
      kind: 'deduction',
      label: 'Cuota sindical',
      type: 'money',
      words: [],
      formula: 'cuota_sindical_rate * (remuneracion_bruta + sac) when cuota_sindical_rate > 0% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 23.551 art. 38',
      omitZero: true,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 42,
      bracket: null,
      terms: null,
    },
    {
      id: 'aporte_jubilacion',
      kind: 'let',
      label: 'Jubilación computable',
      type: 'money',
      words: [],
      formula: '11% * base_aportes round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 24.241 art. 11',
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
      id: 'aporte_ley_19032',
      kind: 'let',
      label: 'INSSJP computable',
      type: 'money',
      words: [],
      formula: '3% * base_aportes round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 19.032 art. 8',
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
      id: 'aporte_obra_social',
      kind: 'let',
      label: 'Obra social computable',
      type: 'money',
      words: [],
      formula: '3% * base_aportes_obra_social round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 23.660 art. 16',
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
      id: 'aporte_sindical',
      kind: 'let',
      label: 'Cuota sindical computable',
      type: 'money',
      words: [],
      formula: 'cuota_sindical_rate * remuneracion_bruta round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 23.551 art. 38',
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
      id: 'aportes_computables',
      kind: 'let',
      label: 'Aportes computables',
      type: 'money',
      words: [],
      formula: 'aporte_jubilacion + aporte_ley_19032 + aporte_obra_social + aporte_sindical',
      rounding: null,
      source: 'RG AFIP 4003/2017',
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
      id: 'doceava',
      kind: 'let',
      label: 'Parte del aguinaldo',
      type: 'rate',
      words: [],
      formula: 'if excluir_sac_proporcional then 0% else 100% / 12',
      rounding: null,
      source: 'RG AFIP 4003/2017',
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
      id: 'sac_proporcional',
      kind: 'let',
      label: 'Doceava parte de aguinaldo',
      type: 'money',
      words: [],
      formula: 'doceava * remuneracion_bruta round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'RG AFIP 4003/2017',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 49,
      bracket: null,
      terms: null,
    },
    {
      id: 'aportes_sac_proporcional',
      kind: 'let',
      label: 'Aportes sobre la doceava parte',
      type: 'money',
      words: [],
      formula: 'doceava * aportes_computables round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'RG AFIP 4003/2017',
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
      id: 'deducciones_personales',
      kind: 'let',
      label: 'Deducciones personales art. 30',
      type: 'money',
      words: [],
      formula: 'gni + deduccion_especial + (if conyuge_a_cargo then conyuge else 0 ARS) + hijo * cantidad_hijos + hijo_incapacitado * cantidad_hijos_incapacitados',
      rounding: null,
      source: 'LIG art. 30; gni: LIG art. 30; Ley 27.743; un doceavo de la cifra anual; deduccion_especial: LIG art. 30; Ley 27.743; un doceavo de la cifra anual; conyuge: LIG art. 30; Ley 27.743; un doceavo de la cifra anual; hijo: LIG art. 30; Ley 27.743; un doceavo de la cifra anual; hijo_incapacitado: LIG art. 30; Ley 27.743; un doceavo de la cifra anual',
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
      id: 'deduccion_doceava',
      kind: 'let',
      label: 'Doceava parte de las deducciones',
      type: 'money',
      words: [],
      formula: 'doceava * deducciones_personales round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'RG AFIP 4003/2017 y 5531/2024',
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
      id: 'ganancia_neta_sujeta',
      kind: 'base',
      label: 'Ganancia neta sujeta a impuesto',
      type: 'money',
      words: [],
      formula: 'max(0 ARS, remuneracion_bruta + sac_proporcional - aportes_computables - aportes_sac_proporcional - deducciones_personales - deduccion_doceava) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LIG arts. 30 y 94; RG AFIP 4003/2017 (convención: sin exención propia de horas extra ni comisiones)',
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
      id: 'impuesto_determinado',
      kind: 'let',
      label: 'Impuesto determinado',
      type: 'money',
      words: [],
      formula: 'escala(ganancia_neta_sujeta) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LIG art. 94; RG AFIP 4003/2017 (convención: un mes suelto en lugar del acumulado del año); escala: LIG art. 94; Ley 27.743',
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
      id: 'ganancias_tope_35',
      kind: 'let',
      label: 'Tope del 35%',
      type: 'money',
      words: [],
      formula: '35% * (total_percepciones - jubilacion - ley_19032 - obra_social - cuota_sindical) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'RG AFIP 4003/2017 (fuente única: RG 4003)',
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
      id: 'ganancias',
      kind: 'deduction',
      label: 'Impuesto a las Ganancias (4ta categoría)',
      type: 'money',
      words: [],
      formula: 'max(0 ARS, min(impuesto_determinado, ganancias_tope_35)) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'LIG arts. 30 y 94; RG AFIP 4003/2017',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 57,
      bracket: 'impuesto_determinado',
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
      position: 58,
      bracket: null,
      terms: [
        { step: 'jubilacion', sign: 1 },
        { step: 'ley_19032', sign: 1 },
        { step: 'obra_social', sign: 1 },
        { step: 'cuota_sindical', sign: 1 },
        { step: 'ganancias', sign: 1 },
      ],
    },
    {
      id: 'neto',
      kind: 'total',
      label: 'Neto a cobrar',
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
      position: 59,
      bracket: null,
      terms: [{ step: 'total_percepciones', sign: 1 }, { step: 'total_deducciones', sign: -1 }],
    },
    {
      id: 'base_contribuciones',
      kind: 'base',
      label: 'Base de contribuciones patronales',
      type: 'money',
      words: [],
      formula: 'max(base_min, remuneracion_bruta - detraccion) + (if liquida_sac then max(base_min / 2, sac - detraccion_sac) else 0 ARS) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 27.541 arts. 19 y 22; base_min: Ley 24.241 art. 9; DNU 274/2024; detraccion: Ley 27.541 art. 22; detraccion_sac: Ley 27.541 art. 22',
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
      id: 'base_obra_social_empleador',
      kind: 'base',
      label: 'Base de obra social (empleador)',
      type: 'money',
      words: [],
      formula: 'max(2 * base_min, remuneracion_bruta) + (if liquida_sac then max(base_min, sac) else 0 ARS) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Decreto 921/2016; base_min: Ley 24.241 art. 9; DNU 274/2024',
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
      id: 'base_art',
      kind: 'base',
      label: 'Base ART',
      type: 'money',
      words: [],
      formula: 'remuneracion_bruta + sac round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 26.773 art. 10',
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
      id: 'contrib_sipa',
      kind: 'component',
      label: 'SIPA',
      type: 'money',
      words: [],
      formula: 'base_contribuciones * (if empleador_grande_servicios then 12.35% else 10.77%) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 27.541 art. 19',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'contribuciones_seguridad_social',
      position: 64,
      bracket: null,
      terms: null,
    },
    {
      id: 'contrib_inssjp',
      kind: 'component',
      label: 'INSSJP (PAMI)',
      type: 'money',
      words: [],
      formula: 'base_contribuciones * (if empleador_grande_servicios then 1.58% else 1.59%) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 27.541 art. 19 (fuente única: el 1,58 %)',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'contribuciones_seguridad_social',
      position: 65,
      bracket: null,
      terms: null,
    },
    {
      id: 'contrib_aaff',
      kind: 'component',
      label: 'Asignaciones familiares',
      type: 'money',
      words: [],
      formula: 'base_contribuciones * (if empleador_grande_servicios then 5.40% else 4.70%) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 27.541 art. 19',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'contribuciones_seguridad_social',
      position: 66,
      bracket: null,
      terms: null,
    },
    {
      id: 'contrib_fne',
      kind: 'component',
      label: 'Fondo Nacional de Empleo',
      type: 'money',
      words: [],
      formula: 'base_contribuciones * (if empleador_grande_servicios then 1.07% else 0.94%) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 27.541 art. 19 (fuente única: el 1,07 %)',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'contribuciones_seguridad_social',
      position: 67,
      bracket: null,
      terms: null,
    },
    {
      id: 'contrib_obra_social',
      kind: 'component',
      label: 'Obra social (6%: 5.10 + 0.90 FSR)',
      type: 'money',
      words: [],
      formula: 'base_obra_social_empleador * 6% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 23.660 art. 16',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'contribucion_obra_social',
      position: 69,
      bracket: null,
      terms: null,
    },
    {
      id: 'contrib_art_variable',
      kind: 'component',
      label: 'ART, cuota variable',
      type: 'money',
      words: [],
      formula: 'base_art * risk_class_rate when given(risk_class_rate) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Leyes 24.557 y 26.773',
      omitZero: true,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'riesgos_trabajo',
      position: 71,
      bracket: null,
      terms: null,
    },
    {
      id: 'contrib_art_ffep',
      kind: 'component',
      label: 'ART, suma fija FFEP',
      type: 'money',
      words: [],
      formula: 'ffep_suma round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Leyes 24.557 y 26.773; ffep_suma: Ley 26.773; Res. MTEySS 649/2022',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'riesgos_trabajo',
      position: 72,
      bracket: null,
      terms: null,
    },
    {
      id: 'contrib_scvo',
      kind: 'component',
      label: 'Seguro colectivo de vida obligatorio',
      type: 'money',
      words: [],
      formula: 'scvo_prima round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Decreto 1567/74; scvo_prima: Decreto 1567/74; Res. SSN 39.766/16 y 40.629/2017 (fuente única)',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'seguro_vida',
      position: 74,
      bracket: null,
      terms: null,
    },
    {
      id: 'contrib_seguridad_social_total',
      kind: 'total',
      label: 'Total contribuciones de seguridad social',
      type: 'money',
      words: [],
      formula: 'sum(contribuciones_seguridad_social)',
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
        { step: 'contrib_sipa', sign: 1 },
        { step: 'contrib_inssjp', sign: 1 },
        { step: 'contrib_aaff', sign: 1 },
        { step: 'contrib_fne', sign: 1 },
      ],
    },
  ],
  employerTables: [
    { id: 'contribuciones_seguridad_social', label: 'Contribuciones de seguridad social' },
    { id: 'contribucion_obra_social', label: 'Contribución de obra social' },
    { id: 'riesgos_trabajo', label: 'Riesgos del trabajo (ART)' },
    { id: 'seguro_vida', label: 'Seguro de vida obligatorio' },
  ],
  summary: {
    total_perceptions: 'total_percepciones',
    total_deductions: 'total_deducciones',
    net_salary: 'neto',
  },
  standing: [
    { figure: 'SMVM', standing: 'single_source', note: null },
    { figure: 'base_min', standing: 'derived', note: 'el mes anterior por la movilidad' },
    { figure: 'base_min', standing: 'single_source', note: null },
    { figure: 'base_min', standing: 'derived', note: 'el mes anterior por la movilidad' },
    { figure: 'base_min', standing: 'derived', note: 'el mes anterior por la movilidad' },
    { figure: 'base_max', standing: 'derived', note: 'el mes anterior por la movilidad' },
    { figure: 'base_max', standing: 'single_source', note: null },
    { figure: 'base_max', standing: 'derived', note: 'el mes anterior por la movilidad' },
    { figure: 'base_max', standing: 'derived', note: 'el mes anterior por la movilidad' },
    { figure: 'movilidad', standing: 'derived', note: 'el mes anterior por la movilidad' },
    { figure: 'movilidad', standing: 'single_source', note: null },
    { figure: 'movilidad', standing: 'derived', note: 'el mes anterior por la movilidad' },
    { figure: 'movilidad', standing: 'derived', note: 'el mes anterior por la movilidad' },
    { figure: 'gni', standing: 'single_source', note: 'coeficiente 1,1335' },
    { figure: 'deduccion_especial', standing: 'single_source', note: 'coeficiente 1,1335' },
    { figure: 'conyuge', standing: 'single_source', note: 'coeficiente 1,1335' },
    { figure: 'hijo', standing: 'single_source', note: 'coeficiente 1,1335' },
    { figure: 'hijo_incapacitado', standing: 'single_source', note: 'coeficiente 1,1335' },
    { figure: 'scvo_prima', standing: 'single_source', note: null },
    { figure: 'ffep_suma', standing: 'derived', note: 'regla de la Res. 649/2022 con el RIPTE' },
    { figure: 'ffep_suma', standing: 'derived', note: 'regla de la Res. 649/2022 con el RIPTE' },
    { figure: 'ffep_suma', standing: 'derived', note: 'regla de la Res. 649/2022 con el RIPTE' },
    { figure: 'ffep_suma', standing: 'derived', note: 'regla de la Res. 649/2022 con el RIPTE' },
    { figure: 'escala', standing: 'single_source', note: 'coeficiente 1,1335' },
    { figure: 'escala', standing: 'single_source', note: 'coeficiente 1,1335' },
    { figure: 'escala', standing: 'single_source', note: 'coeficiente 1,1335' },
    { figure: 'escala', standing: 'single_source', note: 'coeficiente 1,1335' },
    { figure: 'escala', standing: 'single_source', note: 'coeficiente 1,1335' },
    { figure: 'escala', standing: 'single_source', note: 'coeficiente 1,1335' },
    { figure: 'escala', standing: 'single_source', note: 'coeficiente 1,1335' },
    { figure: 'escala', standing: 'single_source', note: 'coeficiente 1,1335' },
    { figure: 'escala', standing: 'single_source', note: 'coeficiente 1,1335' },
    {
      figure: 'sac',
      standing: 'convention',
      note: 'este mes es el mejor del semestre, y el semestre completo',
    },
    {
      figure: 'ganancia_neta_sujeta',
      standing: 'convention',
      note: 'sin exención propia de horas extra ni comisiones',
    },
    {
      figure: 'impuesto_determinado',
      standing: 'convention',
      note: 'un mes suelto en lugar del acumulado del año',
    },
    { figure: 'ganancias_tope_35', standing: 'single_source', note: 'RG 4003' },
    { figure: 'contrib_inssjp', standing: 'single_source', note: 'el 1,58 %' },
    { figure: 'contrib_fne', standing: 'single_source', note: 'el 1,07 %' },
  ],
  inputs: [
    input$daily_salary,
    input$monthly_salary,
    input$overtime_amount,
    input$commission_amount,
    input$cantidad_hijos,
    input$cantidad_hijos_incapacitados,
    input$cuota_sindical_rate,
    input$risk_class_rate,
    input$conyuge_a_cargo,
    input$liquida_sac,
    input$empleador_grande_servicios,
    input$empleador_mipyme,
    input$excluir_sac_proporcional,
  ],
};

const $exactFigures = rt.madeByDate(($at) => ({
  base_min: rt.over(rt.figureAt(base_min$rows, $at), 100n),
  base_min$v: rt.figureAt(base_min$rows, $at),
  base_max: rt.over(rt.figureAt(base_max$rows, $at), 50n),
  base_max$v: rt.figureAt(base_max$rows, $at),
  gni: rt.over(rt.figureAt(gni$rows, $at), 100n),
  gni$v: rt.figureAt(gni$rows, $at),
  deduccion_especial: rt.over(rt.figureAt(deduccion_especial$rows, $at), 100n),
  deduccion_especial$v: rt.figureAt(deduccion_especial$rows, $at),
  conyuge: rt.over(rt.figureAt(conyuge$rows, $at), 50n),
  conyuge$v: rt.figureAt(conyuge$rows, $at),
  hijo: rt.over(rt.figureAt(hijo$rows, $at), 100n),
  hijo$v: rt.figureAt(hijo$rows, $at),
  hijo_incapacitado: rt.over(rt.figureAt(hijo_incapacitado$rows, $at), 100n),
  hijo_incapacitado$v: rt.figureAt(hijo_incapacitado$rows, $at),
  escala$on1: rt.rowsOn(escala, { date: $at, factor: rt.exact(1n, 12n) }, 100n, 100n),
  detraccion: rt.over(rt.figureAt(detraccion$rows, $at), 25n),
  detraccion$v: rt.figureAt(detraccion$rows, $at),
  detraccion_sac: rt.over(rt.figureAt(detraccion_sac$rows, $at), 25n),
  detraccion_sac$v: rt.figureAt(detraccion_sac$rows, $at),
  ffep_suma: rt.over(rt.figureAt(ffep_suma$rows, $at), 1n),
  ffep_suma$v: rt.figureAt(ffep_suma$rows, $at),
  scvo_prima: rt.over(rt.figureAt(scvo_prima$rows, $at), 100n),
  scvo_prima$v: rt.figureAt(scvo_prima$rows, $at),
  SMVM: rt.over(rt.figureAt(SMVM$rows, $at), 100n),
  SMVM$v: rt.figureAt(SMVM$rows, $at),
}));

function byFractions(call: rt.Call): rt.Outcome {
  const $at = call.referenceDate;
  const $e = $exactFigures($at);
  const ledger = new rt.Ledger(manifest, call, rounding$1);
  const period$days = BigInt(call.days);
  const period$days$v = { n: period$days, d: 1n };
  const period$month = BigInt(Number($at.slice(5, 7)));

  // Remuneración diaria
  const daily_salary$sent = rt.sentQuantity(call, input$daily_salary);
  rt.checkPresence(ledger, input$daily_salary, call);
  rt.checkDigits(ledger, input$daily_salary, daily_salary$sent);
  rt.checkBounds(ledger, input$daily_salary, daily_salary$sent, { value: rt.ZERO, closed: false }, { value: n_10000000000_over_3, closed: true });
  // Remuneración mensual
  const monthly_salary$sent = rt.sentQuantity(call, input$monthly_salary);
  rt.checkDigits(ledger, input$monthly_salary, monthly_salary$sent);
  rt.checkBounds(ledger, input$monthly_salary, monthly_salary$sent, { value: rt.ZERO, closed: false }, { value: n_100000000000, closed: true });
  // Horas extra
  const overtime_amount$sent = rt.sentQuantity(call, input$overtime_amount);
  rt.checkDigits(ledger, input$overtime_amount, overtime_amount$sent);
  rt.checkBounds(ledger, input$overtime_amount, overtime_amount$sent, { value: rt.ZERO, closed: true }, { value: n_999999999999_99, closed: true });
  // Comisiones
  const commission_amount$sent = rt.sentQuantity(call, input$commission_amount);
  rt.checkDigits(ledger, input$commission_amount, commission_amount$sent);
  rt.checkBounds(ledger, input$commission_amount, commission_amount$sent, { value: rt.ZERO, closed: true }, { value: n_999999999999_99, closed: true });
  // Hijos menores de 18 años
  const cantidad_hijos$sent = rt.sentQuantity(call, input$cantidad_hijos);
  rt.checkDigits(ledger, input$cantidad_hijos, cantidad_hijos$sent);
  rt.checkBounds(ledger, input$cantidad_hijos, cantidad_hijos$sent, { value: rt.ZERO, closed: true }, { value: n_20, closed: true });
  // Hijos incapacitados, de cualquier edad
  const cantidad_hijos_incapacitados$sent = rt.sentQuantity(call, input$cantidad_hijos_incapacitados);
  rt.checkDigits(ledger, input$cantidad_hijos_incapacitados, cantidad_hijos_incapacitados$sent);
  rt.checkBounds(ledger, input$cantidad_hijos_incapacitados, cantidad_hijos_incapacitados$sent, { value: rt.ZERO, closed: true }, { value: n_20, closed: true });
  // Cuota sindical
  const cuota_sindical_rate$sent = rt.sentQuantity(call, input$cuota_sindical_rate);
  rt.checkDigits(ledger, input$cuota_sindical_rate, cuota_sindical_rate$sent);
  rt.checkBounds(ledger, input$cuota_sindical_rate, cuota_sindical_rate$sent, { value: rt.ZERO, closed: true }, { value: n_0_1, closed: true });
  // Alícuota variable de ART
  const risk_class_rate$sent = rt.sentQuantity(call, input$risk_class_rate);
  rt.checkDigits(ledger, input$risk_class_rate, risk_class_rate$sent);
  rt.checkBounds(ledger, input$risk_class_rate, risk_class_rate$sent, { value: rt.ZERO, closed: true }, { value: n_0_5, closed: true });
  // Cónyuge o conviviente a cargo
  const conyuge_a_cargo$sent = rt.sentBoolean(call, input$conyuge_a_cargo);
  // Paga el aguinaldo este mes
  const liquida_sac$sent = rt.sentBoolean(call, input$liquida_sac);
  // Empleador del art. 19 inc. a
  const empleador_grande_servicios$sent = rt.sentBoolean(call, input$empleador_grande_servicios);
  // Empleador MiPyME
  const empleador_mipyme$sent = rt.sentBoolean(call, input$empleador_mipyme);
  // Ganancias sin la doceava parte del aguinaldo
  const excluir_sac_proporcional$sent = rt.sentBoolean(call, input$excluir_sac_proporcional);

  if (ledger.refused) return ledger.close();
  const monthly_salary = monthly_salary$sent === undefined ? ((rt.over(rt.present(daily_salary$sent), 10000000000n)) * 3n) * 10n : rt.over(monthly_salary$sent, 10000000000n);
  const monthly_salary$v = monthly_salary$sent ?? { n: monthly_salary, d: 10000000000n };
  const overtime_amount = overtime_amount$sent === undefined ? 0n : rt.over(overtime_amount$sent, 10000000000n);
  const overtime_amount$v = overtime_amount$sent ?? { n: overtime_amount, d: 10000000000n };
  const commission_amount = commission_amount$sent === undefined ? 0n : rt.over(commission_amount$sent, 10000000000n);
  const commission_amount$v = commission_amount$sent ?? { n: commission_amount, d: 10000000000n };
  const cantidad_hijos = cantidad_hijos$sent === undefined ? 0n : rt.over(cantidad_hijos$sent, 10000000000n);
  const cantidad_hijos$v = cantidad_hijos$sent ?? { n: cantidad_hijos, d: 10000000000n };
  const cantidad_hijos_incapacitados = cantidad_hijos_incapacitados$sent === undefined ? 0n : rt.over(cantidad_hijos_incapacitados$sent, 10000000000n);
  const cantidad_hijos_incapacitados$v = cantidad_hijos_incapacitados$sent ?? { n: cantidad_hijos_incapacitados, d: 10000000000n };
  const cuota_sindical_rate = cuota_sindical_rate$sent === undefined ? 0n : rt.over(cuota_sindical_rate$sent, 10000000000n);
  const cuota_sindical_rate$v = cuota_sindical_rate$sent ?? { n: cuota_sindical_rate, d: 10000000000n };
  const conyuge_a_cargo = conyuge_a_cargo$sent ?? false;
  const liquida_sac = liquida_sac$sent ?? false;
  const empleador_grande_servicios = empleador_grande_servicios$sent ?? false;
  const empleador_mipyme = empleador_mipyme$sent ?? true;
  const excluir_sac_proporcional = excluir_sac_proporcional$sent ?? false;

  // Sueldo básico · LCT art. 103
  const sueldo_basico$raw = monthly_salary * period$days;
  const sueldo_basico = (sueldo_basico$raw + 1500000000n) / 3000000000n;
  const sueldo_basico$v = { n: sueldo_basico, d: 100n };
  ledger.step('sueldo_basico', { n: sueldo_basico$raw, d: 300000000000n }, sueldo_basico$v, ledger.tracing ? [
    rt.seen('monthly_salary', 'money', monthly_salary$v),
    rt.seen('period.days', 'number', period$days$v),
  ] : rt.NOTHING);

  // Horas extra · LCT art. 201
  const horas_extra = (overtime_amount + 50000000n) / 100000000n;
  const horas_extra$v = { n: horas_extra, d: 100n };
  ledger.step('horas_extra', overtime_amount$v, horas_extra$v, ledger.tracing ? [
    rt.seen('overtime_amount', 'money', overtime_amount$v),
  ] : rt.NOTHING);

  // Comisiones · LCT art. 108
  const comisiones = (commission_amount + 50000000n) / 100000000n;
  const comisiones$v = { n: comisiones, d: 100n };
  ledger.step('comisiones', commission_amount$v, comisiones$v, ledger.tracing ? [
    rt.seen('commission_amount', 'money', commission_amount$v),
  ] : rt.NOTHING);

  // Remuneración bruta (sin aguinaldo) · Ley 24.241 arts. 6 y 9
  const remuneracion_bruta = sueldo_basico + horas_extra + comisiones;
  const remuneracion_bruta$v = { n: remuneracion_bruta, d: 100n };
  ledger.step('remuneracion_bruta', remuneracion_bruta$v, remuneracion_bruta$v, ledger.tracing ? [
    rt.seen('sueldo_basico', 'money', sueldo_basico$v),
    rt.seen('horas_extra', 'money', horas_extra$v),
    rt.seen('comisiones', 'money', comisiones$v),
  ] : rt.NOTHING);

  // Sueldo anual complementario (aguinaldo) · LCT arts. 121 a 123; Ley 27.073
  const sac$when = liquida_sac;
  let sac$raw = 0n;
  let sac = 0n;
  if (sac$when) {
    sac$raw = remuneracion_bruta;
    sac = (sac$raw + 1n) / 2n;
  }
  const sac$v = { n: sac, d: 100n };
  ledger.step('sac', { n: sac$raw, d: 200n }, sac$v, ledger.tracing ? [
    rt.seen('liquida_sac', 'boolean', liquida_sac),
    ...(sac$when ? [rt.seen('remuneracion_bruta', 'money', remuneracion_bruta$v)] : []),
  ] : rt.NOTHING, sac$when);

  // Total de percepciones
  const total_percepciones = sueldo_basico + horas_extra + comisiones + sac;
  const total_percepciones$v = { n: total_percepciones, d: 100n };
  ledger.step('total_percepciones', total_percepciones$v, total_percepciones$v, ledger.tracing ? [
    rt.seen('sueldo_basico', 'money', sueldo_basico$v),
    rt.seen('horas_extra', 'money', horas_extra$v),
    rt.seen('comisiones', 'money', comisiones$v),
    rt.seen('sac', 'money', sac$v),
  ] : rt.NOTHING);

  // Base de aportes · Ley 24.241 art. 9
  const $1 = (remuneracion_bruta > $e.base_min ? remuneracion_bruta : $e.base_min);
  const $2 = $e.base_max * 2n;
  const base_aportes = ($1 < $2 ? $1 : $2);
  const base_aportes$v = { n: base_aportes, d: 100n };
  ledger.step('base_aportes', base_aportes$v, base_aportes$v, ledger.tracing ? [
    rt.seen('remuneracion_bruta', 'money', remuneracion_bruta$v),
    rt.seen('base_min', 'money', $e.base_min$v),
    rt.seen('base_max', 'money', $e.base_max$v),
  ] : rt.NOTHING);

  // Base de aportes a la obra social · Decreto 921/2016
  const $3 = $e.base_max * 2n;
  const $4 = $e.base_min * 2n;
  const $5 = (remuneracion_bruta < $3 ? remuneracion_bruta : $3);
  const base_aportes_obra_social = ($4 > $5 ? $4 : $5);
  const base_aportes_obra_social$v = { n: base_aportes_obra_social, d: 100n };
  ledger.step('base_aportes_obra_social', base_aportes_obra_social$v, base_aportes_obra_social$v, ledger.tracing ? [
    rt.seen('base_min', 'money', $e.base_min$v),
    rt.seen('remuneracion_bruta', 'money', remuneracion_bruta$v),
    rt.seen('base_max', 'money', $e.base_max$v),
  ] : rt.NOTHING);

  // Base de aportes sobre aguinaldo · Ley 24.241 art. 9
  const base_aportes_sac$when = liquida_sac;
  let base_aportes_sac$raw = 0n;
  let base_aportes_sac = 0n;
  if (base_aportes_sac$when) {
    const $6 = sac * 2n;
    const $7 = ($6 > $e.base_min ? $6 : $e.base_min);
    const $8 = $e.base_max * 2n;
    base_aportes_sac$raw = ($7 < $8 ? $7 : $8);
    base_aportes_sac = (base_aportes_sac$raw + 1n) / 2n;
  }
  const base_aportes_sac$v = { n: base_aportes_sac, d: 100n };
  ledger.step('base_aportes_sac', { n: base_aportes_sac$raw, d: 200n }, base_aportes_sac$v, ledger.tracing ? [
    rt.seen('liquida_sac', 'boolean', liquida_sac),
    ...(base_aportes_sac$when ? [rt.seen('sac', 'money', sac$v), rt.seen('base_min', 'money', $e.base_min$v), rt.seen('base_max', 'money', $e.base_max$v)] : []),
  ] : rt.NOTHING, base_aportes_sac$when);

  // Base de obra social sobre aguinaldo · Decreto 921/2016
  const base_aportes_obra_social_sac$when = liquida_sac;
  let base_aportes_obra_social_sac = 0n;
  if (base_aportes_obra_social_sac$when) {
    const $9 = (sac < $e.base_max ? sac : $e.base_max);
    base_aportes_obra_social_sac = ($e.base_min > $9 ? $e.base_min : $9);
  }
  const base_aportes_obra_social_sac$v = { n: base_aportes_obra_social_sac, d: 100n };
  ledger.step('base_aportes_obra_social_sac', base_aportes_obra_social_sac$v, base_aportes_obra_social_sac$v, ledger.tracing ? [
    rt.seen('liquida_sac', 'boolean', liquida_sac),
    ...(base_aportes_obra_social_sac$when ? [rt.seen('base_min', 'money', $e.base_min$v), rt.seen('sac', 'money', sac$v), rt.seen('base_max', 'money', $e.base_max$v)] : []),
  ] : rt.NOTHING, base_aportes_obra_social_sac$when);

  // Jubilación (SIPA) · Ley 24.241 art. 11
  const jubilacion$raw = (base_aportes + base_aportes_sac) * 11n;
  const jubilacion = (jubilacion$raw + 50n) / 100n;
  const jubilacion$v = { n: jubilacion, d: 100n };
  ledger.step('jubilacion', { n: jubilacion$raw, d: 10000n }, jubilacion$v, ledger.tracing ? [
    rt.seen('base_aportes', 'money', base_aportes$v),
    rt.seen('base_aportes_sac', 'money', base_aportes_sac$v),
  ] : rt.NOTHING);

  // INSSJP - PAMI (Ley 19.032) · Ley 19.032 art. 8
  const ley_19032$raw = (base_aportes + base_aportes_sac) * 3n;
  const ley_19032 = (ley_19032$raw + 50n) / 100n;
  const ley_19032$v = { n: ley_19032, d: 100n };
  ledger.step('ley_19032', { n: ley_19032$raw, d: 10000n }, ley_19032$v, ledger.tracing ? [
    rt.seen('base_aportes', 'money', base_aportes$v),
    rt.seen('base_aportes_sac', 'money', base_aportes_sac$v),
  ] : rt.NOTHING);

  // Obra social (Ley 23.660) · Ley 23.660 art. 16
  const obra_social$raw = (base_aportes_obra_social + base_aportes_obra_social_sac) * 3n;
  const obra_social = (obra_social$raw + 50n) / 100n;
  const obra_social$v = { n: obra_social, d: 100n };
  ledger.step('obra_social', { n: obra_social$raw, d: 10000n }, obra_social$v, ledger.tracing ? [
    rt.seen('base_aportes_obra_social', 'money', base_aportes_obra_social$v),
    rt.seen('base_aportes_obra_social_sac', 'money', base_aportes_obra_social_sac$v),
  ] : rt.NOTHING);

  // Cuota sindical · Ley 23.551 art. 38
  const cuota_sindical$when = cuota_sindical_rate > 0n;
  let cuota_sindical$raw = 0n;
  let cuota_sindical = 0n;
  if (cuota_sindical$when) {
    cuota_sindical$raw = cuota_sindical_rate * (remuneracion_bruta + sac);
    cuota_sindical = (cuota_sindical$raw + 5000000000n) / 10000000000n;
  }
  const cuota_sindical$v = { n: cuota_sindical, d: 100n };
  ledger.step('cuota_sindical', { n: cuota_sindical$raw, d: 1000000000000n }, cuota_sindical$v, ledger.tracing ? [
    rt.seen('cuota_sindical_rate', 'rate', cuota_sindical_rate$v),
    ...(cuota_sindical$when ? [rt.seen('cuota_sindical_rate', 'rate', cuota_sindical_rate$v), rt.seen('remuneracion_bruta', 'money', remuneracion_bruta$v), rt.seen('sac', 'money', sac$v)] : []),
  ] : rt.NOTHING, cuota_sindical$when);

  // Jubilación computable · Ley 24.241 art. 11
  const aporte_jubilacion$raw = base_aportes * 11n;
  const aporte_jubilacion = (aporte_jubilacion$raw + 50n) / 100n;
  const aporte_jubilacion$v = { n: aporte_jubilacion, d: 100n };
  ledger.step('aporte_jubilacion', { n: aporte_jubilacion$raw, d: 10000n }, aporte_jubilacion$v, ledger.tracing ? [
    rt.seen('base_aportes', 'money', base_aportes$v),
  ] : rt.NOTHING);

  // INSSJP computable · Ley 19.032 art. 8
  const aporte_ley_19032$raw = base_aportes * 3n;
  const aporte_ley_19032 = (aporte_ley_19032$raw + 50n) / 100n;
  const aporte_ley_19032$v = { n: aporte_ley_19032, d: 100n };
  ledger.step('aporte_ley_19032', { n: aporte_ley_19032$raw, d: 10000n }, aporte_ley_19032$v, ledger.tracing ? [
    rt.seen('base_aportes', 'money', base_aportes$v),
  ] : rt.NOTHING);

  // Obra social computable · Ley 23.660 art. 16
  const aporte_obra_social$raw = base_aportes_obra_social * 3n;
  const aporte_obra_social = (aporte_obra_social$raw + 50n) / 100n;
  const aporte_obra_social$v = { n: aporte_obra_social, d: 100n };
  ledger.step('aporte_obra_social', { n: aporte_obra_social$raw, d: 10000n }, aporte_obra_social$v, ledger.tracing ? [
    rt.seen('base_aportes_obra_social', 'money', base_aportes_obra_social$v),
  ] : rt.NOTHING);

  // Cuota sindical computable · Ley 23.551 art. 38
  const aporte_sindical$raw = cuota_sindical_rate * remuneracion_bruta;
  const aporte_sindical = (aporte_sindical$raw + 5000000000n) / 10000000000n;
  const aporte_sindical$v = { n: aporte_sindical, d: 100n };
  ledger.step('aporte_sindical', { n: aporte_sindical$raw, d: 1000000000000n }, aporte_sindical$v, ledger.tracing ? [
    rt.seen('cuota_sindical_rate', 'rate', cuota_sindical_rate$v),
    rt.seen('remuneracion_bruta', 'money', remuneracion_bruta$v),
  ] : rt.NOTHING);

  // Aportes computables · RG AFIP 4003/2017
  const aportes_computables = aporte_jubilacion + aporte_ley_19032 + aporte_obra_social + aporte_sindical;
  const aportes_computables$v = { n: aportes_computables, d: 100n };
  ledger.step('aportes_computables', aportes_computables$v, aportes_computables$v, ledger.tracing ? [
    rt.seen('aporte_jubilacion', 'money', aporte_jubilacion$v),
    rt.seen('aporte_ley_19032', 'money', aporte_ley_19032$v),
    rt.seen('aporte_obra_social', 'money', aporte_obra_social$v),
    rt.seen('aporte_sindical', 'money', aporte_sindical$v),
  ] : rt.NOTHING);

  // Parte del aguinaldo · RG AFIP 4003/2017
  const $10 = excluir_sac_proporcional ? 0n : 1n;
  const doceava = $10;
  const doceava$v = { n: doceava, d: 12n };
  ledger.step('doceava', doceava$v, doceava$v, ledger.tracing ? [
    rt.seen('excluir_sac_proporcional', 'boolean', excluir_sac_proporcional),
  ] : rt.NOTHING);

  // Doceava parte de aguinaldo · RG AFIP 4003/2017
  const sac_proporcional$raw = doceava * remuneracion_bruta;
  const sac_proporcional = (sac_proporcional$raw + 6n) / 12n;
  const sac_proporcional$v = { n: sac_proporcional, d: 100n };
  ledger.step('sac_proporcional', { n: sac_proporcional$raw, d: 1200n }, sac_proporcional$v, ledger.tracing ? [
    rt.seen('doceava', 'rate', doceava$v),
    rt.seen('remuneracion_bruta', 'money', remuneracion_bruta$v),
  ] : rt.NOTHING);

  // Aportes sobre la doceava parte · RG AFIP 4003/2017
  const aportes_sac_proporcional$raw = doceava * aportes_computables;
  const aportes_sac_proporcional = (aportes_sac_proporcional$raw + 6n) / 12n;
  const aportes_sac_proporcional$v = { n: aportes_sac_proporcional, d: 100n };
  ledger.step('aportes_sac_proporcional', { n: aportes_sac_proporcional$raw, d: 1200n }, aportes_sac_proporcional$v, ledger.tracing ? [
    rt.seen('doceava', 'rate', doceava$v),
    rt.seen('aportes_computables', 'money', aportes_computables$v),
  ] : rt.NOTHING);

  // Deducciones personales art. 30 · LIG art. 30
  const $11 = conyuge_a_cargo;
  const $12 = $11 ? $e.conyuge : 0n;
  const deducciones_personales = $e.gni * 10000000000n + ($e.deduccion_especial * 10000000000n) + ($12 * 20000000000n) + ($e.hijo * cantidad_hijos) + ($e.hijo_incapacitado * cantidad_hijos_incapacitados);
  const deducciones_personales$v = { n: deducciones_personales, d: 1000000000000n };
  ledger.step('deducciones_personales', deducciones_personales$v, deducciones_personales$v, ledger.tracing ? [
    rt.seen('gni', 'money', $e.gni$v),
    rt.seen('deduccion_especial', 'money', $e.deduccion_especial$v),
    rt.seen('conyuge_a_cargo', 'boolean', conyuge_a_cargo),
    ...($11 ? [rt.seen('conyuge', 'money', $e.conyuge$v)] : []),
    rt.seen('hijo', 'money', $e.hijo$v),
    rt.seen('cantidad_hijos', 'number', cantidad_hijos$v),
    rt.seen('hijo_incapacitado', 'money', $e.hijo_incapacitado$v),
    rt.seen('cantidad_hijos_incapacitados', 'number', cantidad_hijos_incapacitados$v),
  ] : rt.NOTHING);

  // Doceava parte de las deducciones · RG AFIP 4003/2017 y 5531/2024
  const deduccion_doceava$raw = doceava * deducciones_personales;
  const deduccion_doceava = (deduccion_doceava$raw + 60000000000n) / 120000000000n;
  const deduccion_doceava$v = { n: deduccion_doceava, d: 100n };
  ledger.step('deduccion_doceava', { n: deduccion_doceava$raw, d: 12000000000000n }, deduccion_doceava$v, ledger.tracing ? [
    rt.seen('doceava', 'rate', doceava$v),
    rt.seen('deducciones_personales', 'money', deducciones_personales$v),
  ] : rt.NOTHING);

  // Ganancia neta sujeta a impuesto · LIG arts. 30 y 94; RG AFIP 4003/2017
  const $13 = (remuneracion_bruta + sac_proporcional - aportes_computables - aportes_sac_proporcional) * 10000000000n - deducciones_personales - (deduccion_doceava * 10000000000n);
  const ganancia_neta_sujeta$raw = (0n > $13 ? 0n : $13);
  const ganancia_neta_sujeta = (ganancia_neta_sujeta$raw + 5000000000n) / 10000000000n;
  const ganancia_neta_sujeta$v = { n: ganancia_neta_sujeta, d: 100n };
  ledger.step('ganancia_neta_sujeta', { n: ganancia_neta_sujeta$raw, d: 1000000000000n }, ganancia_neta_sujeta$v, ledger.tracing ? [
    rt.seen('remuneracion_bruta', 'money', remuneracion_bruta$v),
    rt.seen('sac_proporcional', 'money', sac_proporcional$v),
    rt.seen('aportes_computables', 'money', aportes_computables$v),
    rt.seen('aportes_sac_proporcional', 'money', aportes_sac_proporcional$v),
    rt.seen('deducciones_personales', 'money', deducciones_personales$v),
    rt.seen('deduccion_doceava', 'money', deduccion_doceava$v),
  ] : rt.NOTHING);

  // Impuesto determinado · LIG art. 94; RG AFIP 4003/2017
  const $14 = ledger.apply(rt.excess($e.escala$on1, ganancia_neta_sujeta), 'money', 'rate');
  const impuesto_determinado = ($14 + 50n) / 100n;
  const impuesto_determinado$v = { n: impuesto_determinado, d: 100n };
  ledger.step('impuesto_determinado', { n: $14, d: 10000n }, impuesto_determinado$v, ledger.tracing ? [
    rt.seen('ganancia_neta_sujeta', 'money', ganancia_neta_sujeta$v),
  ] : rt.NOTHING);

  // Tope del 35% · RG AFIP 4003/2017
  const ganancias_tope_35$raw = (total_percepciones - jubilacion - ley_19032 - obra_social - cuota_sindical) * 7n;
  const $16 = rt.roundToInteger(ganancias_tope_35$raw, 20n, 'half_up');
  const ganancias_tope_35 = $16;
  const ganancias_tope_35$v = { n: ganancias_tope_35, d: 100n };
  ledger.step('ganancias_tope_35', { n: ganancias_tope_35$raw, d: 2000n }, ganancias_tope_35$v, ledger.tracing ? [
    rt.seen('total_percepciones', 'money', total_percepciones$v),
    rt.seen('jubilacion', 'money', jubilacion$v),
    rt.seen('ley_19032', 'money', ley_19032$v),
    rt.seen('obra_social', 'money', obra_social$v),
    rt.seen('cuota_sindical', 'money', cuota_sindical$v),
  ] : rt.NOTHING);

  // Impuesto a las Ganancias (4ta categoría) · LIG arts. 30 y 94; RG AFIP 4003/2017
  const $17 = (impuesto_determinado < ganancias_tope_35 ? impuesto_determinado : ganancias_tope_35);
  const ganancias = (0n > $17 ? 0n : $17);
  const ganancias$v = { n: ganancias, d: 100n };
  ledger.step('ganancias', ganancias$v, ganancias$v, ledger.tracing ? [
    rt.seen('impuesto_determinado', 'money', impuesto_determinado$v),
    rt.seen('ganancias_tope_35', 'money', ganancias_tope_35$v),
  ] : rt.NOTHING);

  // Total de deducciones
  const total_deducciones = jubilacion + ley_19032 + obra_social + cuota_sindical + ganancias;
  const total_deducciones$v = { n: total_deducciones, d: 100n };
  ledger.step('total_deducciones', total_deducciones$v, total_deducciones$v, ledger.tracing ? [
    rt.seen('jubilacion', 'money', jubilacion$v),
    rt.seen('ley_19032', 'money', ley_19032$v),
    rt.seen('obra_social', 'money', obra_social$v),
    rt.seen('cuota_sindical', 'money', cuota_sindical$v),
    rt.seen('ganancias', 'money', ganancias$v),
  ] : rt.NOTHING);

  // Neto a cobrar
  const neto = total_percepciones - total_deducciones;
  const neto$v = { n: neto, d: 100n };
  ledger.step('neto', neto$v, neto$v, ledger.tracing ? [
    rt.seen('total_percepciones', 'money', total_percepciones$v),
    rt.seen('total_deducciones', 'money', total_deducciones$v),
  ] : rt.NOTHING);

  // Base de contribuciones patronales · Ley 27.541 arts. 19 y 22
  const $18 = remuneracion_bruta - ($e.detraccion * 4n);
  const $19 = liquida_sac;
  let $21: bigint;
  if ($19) {
    const $20 = (sac - ($e.detraccion_sac * 4n)) * 2n;
    $21 = ($e.base_min > $20 ? $e.base_min : $20);
  } else {
    $21 = 0n;
  }
  const base_contribuciones$raw = ($e.base_min > $18 ? $e.base_min : $18) * 2n + $21;
  const base_contribuciones = (base_contribuciones$raw + 1n) / 2n;
  const base_contribuciones$v = { n: base_contribuciones, d: 100n };
  ledger.step('base_contribuciones', { n: base_contribuciones$raw, d: 200n }, base_contribuciones$v, ledger.tracing ? [
    rt.seen('base_min', 'money', $e.base_min$v),
    rt.seen('remuneracion_bruta', 'money', remuneracion_bruta$v),
    rt.seen('detraccion', 'money', $e.detraccion$v),
    rt.seen('liquida_sac', 'boolean', liquida_sac),
    ...($19 ? [rt.seen('base_min', 'money', $e.base_min$v), rt.seen('sac', 'money', sac$v), rt.seen('detraccion_sac', 'money', $e.detraccion_sac$v)] : []),
  ] : rt.NOTHING);

  // Base de obra social (empleador) · Decreto 921/2016
  const $22 = $e.base_min * 2n;
  const $23 = liquida_sac;
  const $24 = $23 ? ($e.base_min > sac ? $e.base_min : sac) : 0n;
  const base_obra_social_empleador = ($22 > remuneracion_bruta ? $22 : remuneracion_bruta) + $24;
  const base_obra_social_empleador$v = { n: base_obra_social_empleador, d: 100n };
  ledger.step('base_obra_social_empleador', base_obra_social_empleador$v, base_obra_social_empleador$v, ledger.tracing ? [
    rt.seen('base_min', 'money', $e.base_min$v),
    rt.seen('remuneracion_bruta', 'money', remuneracion_bruta$v),
    rt.seen('liquida_sac', 'boolean', liquida_sac),
    ...($23 ? [rt.seen('base_min', 'money', $e.base_min$v), rt.seen('sac', 'money', sac$v)] : []),
  ] : rt.NOTHING);

  // Base ART · Ley 26.773 art. 10
  const base_art = remuneracion_bruta + sac;
  const base_art$v = { n: base_art, d: 100n };
  ledger.step('base_art', base_art$v, base_art$v, ledger.tracing ? [
    rt.seen('remuneracion_bruta', 'money', remuneracion_bruta$v),
    rt.seen('sac', 'money', sac$v),
  ] : rt.NOTHING);

  // SIPA · Ley 27.541 art. 19
  const $25 = empleador_grande_servicios ? 1235n : 1077n;
  const contrib_sipa$raw = base_contribuciones * $25;
  const contrib_sipa = (contrib_sipa$raw + 5000n) / 10000n;
  const contrib_sipa$v = { n: contrib_sipa, d: 100n };
  ledger.component('contrib_sipa', base_contribuciones$v, { n: $25, d: 10000n }, { n: contrib_sipa$raw, d: 1000000n }, contrib_sipa$v, ledger.tracing ? [
    rt.seen('base_contribuciones', 'money', base_contribuciones$v),
    rt.seen('empleador_grande_servicios', 'boolean', empleador_grande_servicios),
  ] : rt.NOTHING);

  // INSSJP (PAMI) · Ley 27.541 art. 19
  const $26 = empleador_grande_servicios ? 158n : 159n;
  const contrib_inssjp$raw = base_contribuciones * $26;
  const contrib_inssjp = (contrib_inssjp$raw + 5000n) / 10000n;
  const contrib_inssjp$v = { n: contrib_inssjp, d: 100n };
  ledger.component('contrib_inssjp', base_contribuciones$v, { n: $26, d: 10000n }, { n: contrib_inssjp$raw, d: 1000000n }, contrib_inssjp$v, ledger.tracing ? [
    rt.seen('base_contribuciones', 'money', base_contribuciones$v),
    rt.seen('empleador_grande_servicios', 'boolean', empleador_grande_servicios),
  ] : rt.NOTHING);

  // Asignaciones familiares · Ley 27.541 art. 19
  const $27 = empleador_grande_servicios ? 54n : 47n;
  const contrib_aaff$raw = base_contribuciones * $27;
  const contrib_aaff = (contrib_aaff$raw + 500n) / 1000n;
  const contrib_aaff$v = { n: contrib_aaff, d: 100n };
  ledger.component('contrib_aaff', base_contribuciones$v, { n: $27, d: 1000n }, { n: contrib_aaff$raw, d: 100000n }, contrib_aaff$v, ledger.tracing ? [
    rt.seen('base_contribuciones', 'money', base_contribuciones$v),
    rt.seen('empleador_grande_servicios', 'boolean', empleador_grande_servicios),
  ] : rt.NOTHING);

  // Fondo Nacional de Empleo · Ley 27.541 art. 19
  const $28 = empleador_grande_servicios ? 107n : 94n;
  const contrib_fne$raw = base_contribuciones * $28;
  const contrib_fne = (contrib_fne$raw + 5000n) / 10000n;
  const contrib_fne$v = { n: contrib_fne, d: 100n };
  ledger.component('contrib_fne', base_contribuciones$v, { n: $28, d: 10000n }, { n: contrib_fne$raw, d: 1000000n }, contrib_fne$v, ledger.tracing ? [
    rt.seen('base_contribuciones', 'money', base_contribuciones$v),
    rt.seen('empleador_grande_servicios', 'boolean', empleador_grande_servicios),
  ] : rt.NOTHING);

  // Obra social (6%: 5.10 + 0.90 FSR) · Ley 23.660 art. 16
  const contrib_obra_social$raw = base_obra_social_empleador * 3n;
  const contrib_obra_social = (contrib_obra_social$raw + 25n) / 50n;
  const contrib_obra_social$v = { n: contrib_obra_social, d: 100n };
  ledger.component('contrib_obra_social', base_obra_social_empleador$v, n_0_06, { n: contrib_obra_social$raw, d: 5000n }, contrib_obra_social$v, ledger.tracing ? [
    rt.seen('base_obra_social_empleador', 'money', base_obra_social_empleador$v),
  ] : rt.NOTHING);

  // ART, cuota variable · Leyes 24.557 y 26.773
  const contrib_art_variable$when = rt.isGiven(call, input$risk_class_rate);
  let contrib_art_variable$base = 0n;
  let contrib_art_variable$rate = 0n;
  let contrib_art_variable$raw = 0n;
  let contrib_art_variable = 0n;
  if (contrib_art_variable$when) {
    contrib_art_variable$base = base_art;
    contrib_art_variable$rate = rt.over(rt.present(risk_class_rate$sent), 10000000000n);
    contrib_art_variable$raw = contrib_art_variable$base * contrib_art_variable$rate;
    contrib_art_variable = (contrib_art_variable$raw + 5000000000n) / 10000000000n;
  }
  const contrib_art_variable$v = { n: contrib_art_variable, d: 100n };
  ledger.component('contrib_art_variable', { n: contrib_art_variable$base, d: 100n }, { n: contrib_art_variable$rate, d: 10000000000n }, { n: contrib_art_variable$raw, d: 1000000000000n }, contrib_art_variable$v, ledger.tracing ? [
    rt.seen('given(risk_class_rate)', 'boolean', rt.isGiven(call, input$risk_class_rate)),
    ...(contrib_art_variable$when ? [rt.seen('base_art', 'money', base_art$v), rt.seen('risk_class_rate', 'rate', rt.present(risk_class_rate$sent))] : []),
  ] : rt.NOTHING, contrib_art_variable$when);

  // ART, suma fija FFEP · Leyes 24.557 y 26.773
  const $30 = $e.ffep_suma * 100n;
  const contrib_art_ffep = $30;
  const contrib_art_ffep$v = { n: contrib_art_ffep, d: 100n };
  ledger.component('contrib_art_ffep', rt.ZERO, rt.ZERO, $e.ffep_suma$v, contrib_art_ffep$v, ledger.tracing ? [
    rt.seen('ffep_suma', 'money', $e.ffep_suma$v),
  ] : rt.NOTHING);

  // Seguro colectivo de vida obligatorio · Decreto 1567/74
  const contrib_scvo = $e.scvo_prima;
  const contrib_scvo$v = { n: contrib_scvo, d: 100n };
  ledger.component('contrib_scvo', rt.ZERO, rt.ZERO, contrib_scvo$v, contrib_scvo$v, ledger.tracing ? [
    rt.seen('scvo_prima', 'money', $e.scvo_prima$v),
  ] : rt.NOTHING);

  // Total contribuciones de seguridad social
  const contrib_seguridad_social_total = contrib_sipa + contrib_inssjp + contrib_aaff + contrib_fne;
  const contrib_seguridad_social_total$v = { n: contrib_seguridad_social_total, d: 100n };
  ledger.step('contrib_seguridad_social_total', contrib_seguridad_social_total$v, contrib_seguridad_social_total$v, ledger.tracing ? [
    rt.seen('contrib_sipa', 'money', contrib_sipa$v),
    rt.seen('contrib_inssjp', 'money', contrib_inssjp$v),
    rt.seen('contrib_aaff', 'money', contrib_aaff$v),
    rt.seen('contrib_fne', 'money', contrib_fne$v),
  ] : rt.NOTHING);

  if (((rt.isGiven(call, input$daily_salary) && rt.isGiven(call, input$monthly_salary)) && (((rt.over(rt.present(daily_salary$sent), 10000000000n)) * 3n) * 1000n < monthly_salary * 99n || ((rt.over(rt.present(daily_salary$sent), 10000000000n)) * 3n) * 1000n > monthly_salary * 101n))) {
    ledger.warn('SALARY_INPUT_MISMATCH', 'warning', 'monthly_salary', `La remuneración mensual ${rt.show(monthly_salary$v, 'money', 'ARS')} y 30 veces la diaria ${rt.show(rt.present(daily_salary$sent), 'money', 'ARS')} difieren en más del 1 %; se usa la mensual`);
  }
  if (monthly_salary < $e.SMVM * 100000000n) {
    ledger.warn('BELOW_MINIMUM_WAGE', 'warning', 'monthly_salary', `La remuneración ${rt.show(monthly_salary$v, 'money', 'ARS')} es menor que el salario mínimo de ${rt.show($e.SMVM$v, 'money', 'ARS')}; a tiempo parcial es legal`);
  }
  if (remuneracion_bruta < $e.base_min) {
    ledger.warn('CONTRIBUTION_BASE_FLOORED', 'info', 'base_aportes', `La remuneración ${rt.show(remuneracion_bruta$v, 'money', 'ARS')} no llega a la base mínima de ${rt.show($e.base_min$v, 'money', 'ARS')}`);
  }
  if (remuneracion_bruta > $e.base_max * 2n) {
    ledger.warn('CONTRIBUTION_BASE_CAPPED', 'info', 'base_aportes', `La remuneración ${rt.show(remuneracion_bruta$v, 'money', 'ARS')} pasa de la base máxima de ${rt.show($e.base_max$v, 'money', 'ARS')}`);
  }
  if (!rt.same(liquida_sac, period$month === 12n)) {
    ledger.warn('FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.liquida_sac', `El aguinaldo se paga en diciembre`);
  }
  if ((empleador_mipyme && empleador_grande_servicios)) {
    ledger.warn('FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.empleador_mipyme', `Un empleador del art. 19 inc. a no es MiPyME`);
  }
  if ((excluir_sac_proporcional && ganancias > 0n)) {
    ledger.warn('FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.excluir_sac_proporcional', `Sin la doceava parte del aguinaldo se retiene menos que con la RG 4003`);
  }
  if (!(rt.isGiven(call, input$risk_class_rate))) {
    ledger.warn('ART_RATE_NOT_PROVIDED', 'warning', 'risk_class_rate', `Sin la alícuota del contrato de ART no se calcula la cuota variable`);
  }
  if (cuota_sindical_rate > 500000000n) {
    ledger.warn('CUOTA_SINDICAL_HIGH', 'warning', 'cuota_sindical_rate', `La cuota sindical de ${rt.show(cuota_sindical_rate$v, 'rate', 'ARS')} pasa del 5 %`);
  }
  if (ganancias < impuesto_determinado) {
    ledger.warn('GANANCIAS_TOPE_35_APPLIED', 'info', 'ganancias', `El impuesto de ${rt.show(impuesto_determinado$v, 'money', 'ARS')} pasa del 35 % de lo que se cobra; se retiene ${rt.show(ganancias$v, 'money', 'ARS')}`);
  }
  if (neto < 0n) {
    ledger.warn('NEGATIVE_NET_SALARY', 'warning', 'net_salary', `Las deducciones superan las percepciones del mes`);
  }

  return ledger.close();
}

const $figures = rt.byDate(($at) => ({
  base_min: rt.scaled(rt.figureAt(base_min$rows, $at), 100n),
  base_max: rt.scaled(rt.figureAt(base_max$rows, $at), 50n),
  gni: rt.scaled(rt.figureAt(gni$rows, $at), 100n),
  deduccion_especial: rt.scaled(rt.figureAt(deduccion_especial$rows, $at), 100n),
  conyuge: rt.scaled(rt.figureAt(conyuge$rows, $at), 50n),
  hijo: rt.scaled(rt.figureAt(hijo$rows, $at), 100n),
  hijo_incapacitado: rt.scaled(rt.figureAt(hijo_incapacitado$rows, $at), 100n),
  escala$rows1: rt.scaledRows(escala, { date: $at, limits: rt.exact(1n, 12n) }, 100n, 100n),
  detraccion: rt.scaled(rt.figureAt(detraccion$rows, $at), 25n),
  detraccion_sac: rt.scaled(rt.figureAt(detraccion_sac$rows, $at), 25n),
  ffep_suma: rt.scaled(rt.figureAt(ffep_suma$rows, $at), 1n),
  scvo_prima: rt.scaled(rt.figureAt(scvo_prima$rows, $at), 100n),
  SMVM: rt.scaled(rt.figureAt(SMVM$rows, $at), 100n),
}));

function compute($row: rt.PayslipRow, $s: Float64Array, $notes: rt.RuleWarning[] | null): boolean {
  const $at = $row.referenceDate;
  const $f = $figures($row.referenceDate);
  if ($f === null) return false;
  const $n = $row.numbers;
  const daily_salary$sent = $n[0]!;
  const monthly_salary$sent = $n[1]!;
  const overtime_amount$sent = $n[2]!;
  const commission_amount$sent = $n[3]!;
  const cantidad_hijos$sent = $n[4]!;
  const cantidad_hijos_incapacitados$sent = $n[5]!;
  const cuota_sindical_rate$sent = $n[6]!;
  const risk_class_rate$sent = $n[7]!;
  const conyuge_a_cargo$sent = $n[8]!;
  const liquida_sac$sent = $n[9]!;
  const empleador_grande_servicios$sent = $n[10]!;
  const empleador_mipyme$sent = $n[11]!;
  const excluir_sac_proporcional$sent = $n[12]!;

  // Remuneración diaria
  if (!((daily_salary$sent === daily_salary$sent) || (monthly_salary$sent === monthly_salary$sent))) return false;
  if (daily_salary$sent <= 0) return false;
  const $1 = daily_salary$sent * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 1000000000000) return false;
  const daily_salary = daily_salary$sent;
  $s[0] = daily_salary;

  // Remuneración mensual
  if (monthly_salary$sent <= 0) return false;
  if (monthly_salary$sent > 10000000000000) return false;
  const monthly_salary = monthly_salary$sent === monthly_salary$sent ? monthly_salary$sent : (daily_salary * 3) * 10;
  $s[1] = monthly_salary;

  // Horas extra
  if (overtime_amount$sent < 0) return false;
  if (overtime_amount$sent > 99999999999999) return false;
  const overtime_amount = overtime_amount$sent === overtime_amount$sent ? overtime_amount$sent : 0;
  $s[2] = overtime_amount;

  // Comisiones
  if (commission_amount$sent < 0) return false;
  if (commission_amount$sent > 99999999999999) return false;
  const commission_amount = commission_amount$sent === commission_amount$sent ? commission_amount$sent : 0;
  $s[3] = commission_amount;

  // Hijos menores de 18 años
  if (cantidad_hijos$sent < 0) return false;
  if (cantidad_hijos$sent > 20) return false;
  const cantidad_hijos = cantidad_hijos$sent === cantidad_hijos$sent ? cantidad_hijos$sent : 0;
  $s[4] = cantidad_hijos;

  // Hijos incapacitados, de cualquier edad
  if (cantidad_hijos_incapacitados$sent < 0) return false;
  if (cantidad_hijos_incapacitados$sent > 20) return false;
  const cantidad_hijos_incapacitados = cantidad_hijos_incapacitados$sent === cantidad_hijos_incapacitados$sent ? cantidad_hijos_incapacitados$sent : 0;
  $s[5] = cantidad_hijos_incapacitados;

  // Cuota sindical
  if (cuota_sindical_rate$sent < 0) return false;
  if (cuota_sindical_rate$sent > 100000) return false;
  const cuota_sindical_rate = cuota_sindical_rate$sent === cuota_sindical_rate$sent ? cuota_sindical_rate$sent : 0;
  $s[6] = cuota_sindical_rate;

  // Alícuota variable de ART
  if (risk_class_rate$sent < 0) return false;
  if (risk_class_rate$sent > 500000) return false;
  const risk_class_rate = risk_class_rate$sent;
  $s[7] = risk_class_rate;

  // Cónyuge o conviviente a cargo
  const conyuge_a_cargo: boolean = conyuge_a_cargo$sent === conyuge_a_cargo$sent ? conyuge_a_cargo$sent === 1 : false;
  $s[8] = conyuge_a_cargo ? 1 : 0;

  // Paga el aguinaldo este mes
  const liquida_sac: boolean = liquida_sac$sent === liquida_sac$sent ? liquida_sac$sent === 1 : false;
  $s[9] = liquida_sac ? 1 : 0;

  // Empleador del art. 19 inc. a
  const empleador_grande_servicios: boolean = empleador_grande_servicios$sent === empleador_grande_servicios$sent ? empleador_grande_servicios$sent === 1 : false;
  $s[10] = empleador_grande_servicios ? 1 : 0;

  // Empleador MiPyME
  const empleador_mipyme: boolean = empleador_mipyme$sent === empleador_mipyme$sent ? empleador_mipyme$sent === 1 : true;
  $s[11] = empleador_mipyme ? 1 : 0;

  // Ganancias sin la doceava parte del aguinaldo
  const excluir_sac_proporcional: boolean = excluir_sac_proporcional$sent === excluir_sac_proporcional$sent ? excluir_sac_proporcional$sent === 1 : false;
  $s[12] = excluir_sac_proporcional ? 1 : 0;

  // Sueldo básico · LCT art. 103
  const $2 = monthly_salary * $row.days;
  const $3 = Math.floor(($2 + 15) / 30);
  const sueldo_basico = $3;
  $s[13] = sueldo_basico;
  $s[14] = $2;

  // Horas extra · LCT art. 201
  const horas_extra = overtime_amount;
  $s[15] = horas_extra;

  // Comisiones · LCT art. 108
  const comisiones = commission_amount;
  $s[16] = comisiones;

  // Remuneración bruta (sin aguinaldo) · Ley 24.241 arts. 6 y 9
  const $4 = sueldo_basico + horas_extra + comisiones;
  const remuneracion_bruta = $4;
  $s[17] = remuneracion_bruta;

  // Sueldo anual complementario (aguinaldo) · LCT arts. 121 a 123; Ley 27.073
  $s[20] = 0;
  let sac = 0;
  $s[18] = 0;
  $s[19] = 0;
  const $6 = liquida_sac;
  $s[20] = $6 ? 1 : 0;
  if ($6) {
    const $5 = Math.floor((remuneracion_bruta + 1) / 2);
    sac = $5;
    $s[18] = sac;
    $s[19] = remuneracion_bruta;
  }

  // Total de percepciones
  const $7 = sueldo_basico + horas_extra + comisiones + sac;
  const total_percepciones = $7;
  $s[21] = total_percepciones;

  // Base de aportes · Ley 24.241 art. 9
  const $8 = (remuneracion_bruta > $f.base_min ? remuneracion_bruta : $f.base_min);
  const $9 = $f.base_max * 2;
  const $10 = ($8 < $9 ? $8 : $9);
  const base_aportes = $10;
  $s[22] = base_aportes;

  // Base de aportes a la obra social · Decreto 921/2016
  const $11 = $f.base_max * 2;
  const $12 = $f.base_min * 2;
  const $13 = (remuneracion_bruta < $11 ? remuneracion_bruta : $11);
  const $14 = ($12 > $13 ? $12 : $13);
  const base_aportes_obra_social = $14;
  $s[23] = base_aportes_obra_social;

  // Base de aportes sobre aguinaldo · Ley 24.241 art. 9
  $s[26] = 0;
  let base_aportes_sac = 0;
  $s[24] = 0;
  $s[25] = 0;
  const $20 = liquida_sac;
  $s[26] = $20 ? 1 : 0;
  if ($20) {
    const $15 = sac * 2;
    const $16 = ($15 > $f.base_min ? $15 : $f.base_min);
    const $17 = $f.base_max * 2;
    const $18 = ($16 < $17 ? $16 : $17);
    const $19 = Math.floor(($18 + 1) / 2);
    base_aportes_sac = $19;
    $s[24] = base_aportes_sac;
    $s[25] = $18;
  }

  // Base de obra social sobre aguinaldo · Decreto 921/2016
  $s[28] = 0;
  let base_aportes_obra_social_sac = 0;
  $s[27] = 0;
  const $23 = liquida_sac;
  $s[28] = $23 ? 1 : 0;
  if ($23) {
    const $21 = (sac < $f.base_max ? sac : $f.base_max);
    const $22 = ($f.base_min > $21 ? $f.base_min : $21);
    base_aportes_obra_social_sac = $22;
    $s[27] = base_aportes_obra_social_sac;
  }

  // Jubilación (SIPA) · Ley 24.241 art. 11
  const $24 = (base_aportes + base_aportes_sac) * 11;
  const $25 = Math.floor(($24 + 50) / 100);
  const jubilacion = $25;
  $s[29] = jubilacion;
  $s[30] = $24;

  // INSSJP - PAMI (Ley 19.032) · Ley 19.032 art. 8
  const $26 = (base_aportes + base_aportes_sac) * 3;
  const $27 = Math.floor(($26 + 50) / 100);
  const ley_19032 = $27;
  $s[31] = ley_19032;
  $s[32] = $26;

  // Obra social (Ley 23.660) · Ley 23.660 art. 16
  const $28 = (base_aportes_obra_social + base_aportes_obra_social_sac) * 3;
  const $29 = Math.floor(($28 + 50) / 100);
  const obra_social = $29;
  $s[33] = obra_social;
  $s[34] = $28;

  // Cuota sindical · Ley 23.551 art. 38
  $s[37] = 0;
  let cuota_sindical = 0;
  $s[35] = 0;
  $s[36] = 0;
  const $32 = cuota_sindical_rate > 0;
  $s[37] = $32 ? 1 : 0;
  if ($32) {
    const $30 = cuota_sindical_rate * (remuneracion_bruta + sac);
    if ($30 > rt.SAFE) return false;
    if ($30 > 4503599626370495) return false;
    const $31 = Math.floor(($30 + 500000) / 1000000);
    cuota_sindical = $31;
    $s[35] = cuota_sindical;
    $s[36] = $30;
  }

  // Jubilación computable · Ley 24.241 art. 11
  const $33 = base_aportes * 11;
  const $34 = Math.floor(($33 + 50) / 100);
  const aporte_jubilacion = $34;
  $s[38] = aporte_jubilacion;
  $s[39] = $33;

  // INSSJP computable · Ley 19.032 art. 8
  const $35 = base_aportes * 3;
  const $36 = Math.floor(($35 + 50) / 100);
  const aporte_ley_19032 = $36;
  $s[40] = aporte_ley_19032;
  $s[41] = $35;

  // Obra social computable · Ley 23.660 art. 16
  const $37 = base_aportes_obra_social * 3;
  const $38 = Math.floor(($37 + 50) / 100);
  const aporte_obra_social = $38;
  $s[42] = aporte_obra_social;
  $s[43] = $37;

  // Cuota sindical computable · Ley 23.551 art. 38
  const $39 = cuota_sindical_rate * remuneracion_bruta;
  if ($39 > rt.SAFE) return false;
  if ($39 > 4503599626370495) return false;
  const $40 = Math.floor(($39 + 500000) / 1000000);
  const aporte_sindical = $40;
  $s[44] = aporte_sindical;
  $s[45] = $39;

  // Aportes computables · RG AFIP 4003/2017
  const $41 = aporte_jubilacion + aporte_ley_19032 + aporte_obra_social + aporte_sindical;
  const aportes_computables = $41;
  $s[46] = aportes_computables;

  // Parte del aguinaldo · RG AFIP 4003/2017
  const $42 = excluir_sac_proporcional ? 0 : 1;
  const doceava = $42;
  $s[47] = doceava;

  // Doceava parte de aguinaldo · RG AFIP 4003/2017
  const $43 = doceava * remuneracion_bruta;
  const $44 = Math.floor(($43 + 6) / 12);
  const sac_proporcional = $44;
  $s[48] = sac_proporcional;
  $s[49] = $43;

  // Aportes sobre la doceava parte · RG AFIP 4003/2017
  const $45 = doceava * aportes_computables;
  const $46 = Math.floor(($45 + 6) / 12);
  const aportes_sac_proporcional = $46;
  $s[50] = aportes_sac_proporcional;
  $s[51] = $45;

  // Deducciones personales art. 30 · LIG art. 30
  const $47 = conyuge_a_cargo;
  $s[52] = $47 ? 1 : 0;
  const $48 = $47 ? $f.conyuge : 0;
  const $49 = $f.gni + $f.deduccion_especial + ($48 * 2) + ($f.hijo * cantidad_hijos) + ($f.hijo_incapacitado * cantidad_hijos_incapacitados);
  const deducciones_personales = $49;
  $s[53] = deducciones_personales;

  // Doceava parte de las deducciones · RG AFIP 4003/2017 y 5531/2024
  const $50 = doceava * deducciones_personales;
  const $51 = Math.floor(($50 + 6) / 12);
  const deduccion_doceava = $51;
  $s[54] = deduccion_doceava;
  $s[55] = $50;

  // Ganancia neta sujeta a impuesto · LIG arts. 30 y 94; RG AFIP 4003/2017
  const $52 = remuneracion_bruta + sac_proporcional - aportes_computables - aportes_sac_proporcional - deducciones_personales - deduccion_doceava;
  const $53 = (0 > $52 ? 0 : $52);
  const ganancia_neta_sujeta = $53;
  $s[56] = ganancia_neta_sujeta;

  // Impuesto determinado · LIG art. 94; RG AFIP 4003/2017
  const $54 = rt.rowOf($f.escala$rows1, ganancia_neta_sujeta, 1, false);
  if ($54 < 0) return false;
  $s[57] = $54;
  $s[58] = ganancia_neta_sujeta;
  const $55 = rt.excessOf($f.escala$rows1, $54, ganancia_neta_sujeta, 1);
  if (Number.isNaN($55)) return false;
  if ($55 > 4503599627370395) return false;
  const $56 = Math.floor(($55 + 50) / 100);
  const impuesto_determinado = $56;
  $s[59] = impuesto_determinado;
  $s[60] = $55;

  // Tope del 35% · RG AFIP 4003/2017
  const $57 = (total_percepciones - jubilacion - ley_19032 - obra_social - cuota_sindical) * 7;
  const $58 = rt.wholeOf($57, 20, 'half_up');
  if (Number.isNaN($58)) return false;
  const ganancias_tope_35 = $58;
  $s[61] = ganancias_tope_35;
  $s[62] = $57;

  // Impuesto a las Ganancias (4ta categoría) · LIG arts. 30 y 94; RG AFIP 4003/2017
  const $59 = (impuesto_determinado < ganancias_tope_35 ? impuesto_determinado : ganancias_tope_35);
  const $60 = (0 > $59 ? 0 : $59);
  const ganancias = $60;
  $s[63] = ganancias;

  // Total de deducciones
  const $61 = jubilacion + ley_19032 + obra_social + cuota_sindical + ganancias;
  const total_deducciones = $61;
  $s[64] = total_deducciones;

  // Neto a cobrar
  const $62 = total_percepciones - total_deducciones;
  const neto = $62;
  $s[65] = neto;

  // Base de contribuciones patronales · Ley 27.541 arts. 19 y 22
  const $63 = remuneracion_bruta - ($f.detraccion * 4);
  const $64 = liquida_sac;
  $s[66] = $64 ? 1 : 0;
  let $66: number;
  if ($64) {
    const $65 = (sac - ($f.detraccion_sac * 4)) * 2;
    $66 = ($f.base_min > $65 ? $f.base_min : $65);
  } else {
    $66 = 0;
  }
  const $67 = ($f.base_min > $63 ? $f.base_min : $63) * 2 + $66;
  const $68 = Math.floor(($67 + 1) / 2);
  const base_contribuciones = $68;
  $s[67] = base_contribuciones;
  $s[68] = $67;

  // Base de obra social (empleador) · Decreto 921/2016
  const $69 = $f.base_min * 2;
  const $70 = liquida_sac;
  $s[69] = $70 ? 1 : 0;
  const $71 = $70 ? ($f.base_min > sac ? $f.base_min : sac) : 0;
  const $72 = ($69 > remuneracion_bruta ? $69 : remuneracion_bruta) + $71;
  const base_obra_social_empleador = $72;
  $s[70] = base_obra_social_empleador;

  // Base ART · Ley 26.773 art. 10
  const $73 = remuneracion_bruta + sac;
  const base_art = $73;
  $s[71] = base_art;

  // SIPA · Ley 27.541 art. 19
  const $74 = empleador_grande_servicios ? 1235 : 1077;
  const $75 = base_contribuciones * $74;
  if ($75 > rt.SAFE) return false;
  if ($75 > 4503599627360495) return false;
  const $76 = Math.floor(($75 + 5000) / 10000);
  const contrib_sipa = $76;
  $s[72] = contrib_sipa;
  $s[73] = $75;
  $s[74] = base_contribuciones;
  $s[75] = $74;

  // INSSJP (PAMI) · Ley 27.541 art. 19
  const $77 = empleador_grande_servicios ? 158 : 159;
  const $78 = base_contribuciones * $77;
  if ($78 > rt.SAFE) return false;
  if ($78 > 4503599627360495) return false;
  const $79 = Math.floor(($78 + 5000) / 10000);
  const contrib_inssjp = $79;
  $s[76] = contrib_inssjp;
  $s[77] = $78;
  $s[78] = base_contribuciones;
  $s[79] = $77;

  // Asignaciones familiares · Ley 27.541 art. 19
  const $80 = empleador_grande_servicios ? 54 : 47;
  const $81 = base_contribuciones * $80;
  if ($81 > rt.SAFE) return false;
  if ($81 > 4503599627369495) return false;
  const $82 = Math.floor(($81 + 500) / 1000);
  const contrib_aaff = $82;
  $s[80] = contrib_aaff;
  $s[81] = $81;
  $s[82] = base_contribuciones;
  $s[83] = $80;

  // Fondo Nacional de Empleo · Ley 27.541 art. 19
  const $83 = empleador_grande_servicios ? 107 : 94;
  const $84 = base_contribuciones * $83;
  if ($84 > rt.SAFE) return false;
  if ($84 > 4503599627360495) return false;
  const $85 = Math.floor(($84 + 5000) / 10000);
  const contrib_fne = $85;
  $s[84] = contrib_fne;
  $s[85] = $84;
  $s[86] = base_contribuciones;
  $s[87] = $83;

  // Obra social (6%: 5.10 + 0.90 FSR) · Ley 23.660 art. 16
  const $86 = base_obra_social_empleador * 3;
  const $87 = Math.floor(($86 + 25) / 50);
  const contrib_obra_social = $87;
  $s[88] = contrib_obra_social;
  $s[89] = $86;
  $s[90] = base_obra_social_empleador;
  $s[91] = 3;

  // ART, cuota variable · Leyes 24.557 y 26.773
  $s[96] = 0;
  let contrib_art_variable = 0;
  $s[92] = 0;
  $s[93] = 0;
  $s[94] = 0;
  $s[95] = 0;
  const $90 = (risk_class_rate$sent === risk_class_rate$sent);
  $s[96] = $90 ? 1 : 0;
  if ($90) {
    const $88 = base_art * risk_class_rate;
    if ($88 > rt.SAFE) return false;
    if ($88 > 4503599626370495) return false;
    const $89 = Math.floor(($88 + 500000) / 1000000);
    contrib_art_variable = $89;
    $s[92] = contrib_art_variable;
    $s[93] = $88;
    $s[94] = base_art;
    $s[95] = risk_class_rate;
  }

  // ART, suma fija FFEP · Leyes 24.557 y 26.773
  const $91 = $f.ffep_suma * 100;
  const contrib_art_ffep = $91;
  $s[97] = contrib_art_ffep;
  $s[98] = $f.ffep_suma;

  // Seguro colectivo de vida obligatorio · Decreto 1567/74
  const contrib_scvo = $f.scvo_prima;
  $s[99] = contrib_scvo;

  // Total contribuciones de seguridad social
  const $92 = contrib_sipa + contrib_inssjp + contrib_aaff + contrib_fne;
  const contrib_seguridad_social_total = $92;
  $s[100] = contrib_seguridad_social_total;

  if ($notes !== null) {
    if ((((daily_salary$sent === daily_salary$sent) && (monthly_salary$sent === monthly_salary$sent)) && ((daily_salary * 3) * 1000 < monthly_salary * 99 || (daily_salary * 3) * 1000 > monthly_salary * 101))) {
      rt.addWarning($notes, 'SALARY_INPUT_MISMATCH', 'warning', 'monthly_salary', `La remuneración mensual ${rt.show(rt.ratio(monthly_salary, 100n), 'money', 'ARS')} y 30 veces la diaria ${rt.show(rt.ratio(daily_salary, 100n), 'money', 'ARS')} difieren en más del 1 %; se usa la mensual`);
    }
    if (monthly_salary < $f.SMVM) {
      rt.addWarning($notes, 'BELOW_MINIMUM_WAGE', 'warning', 'monthly_salary', `La remuneración ${rt.show(rt.ratio(monthly_salary, 100n), 'money', 'ARS')} es menor que el salario mínimo de ${rt.show(rt.ratio($f.SMVM, 100n), 'money', 'ARS')}; a tiempo parcial es legal`);
    }
    if (remuneracion_bruta < $f.base_min) {
      rt.addWarning($notes, 'CONTRIBUTION_BASE_FLOORED', 'info', 'base_aportes', `La remuneración ${rt.show(rt.ratio(remuneracion_bruta, 100n), 'money', 'ARS')} no llega a la base mínima de ${rt.show(rt.ratio($f.base_min, 100n), 'money', 'ARS')}`);
    }
    if (remuneracion_bruta > $f.base_max * 2) {
      rt.addWarning($notes, 'CONTRIBUTION_BASE_CAPPED', 'info', 'base_aportes', `La remuneración ${rt.show(rt.ratio(remuneracion_bruta, 100n), 'money', 'ARS')} pasa de la base máxima de ${rt.show(rt.ratio($f.base_max, 50n), 'money', 'ARS')}`);
    }
    if (!rt.same(liquida_sac, Number($at.slice(5, 7)) === 12)) {
      rt.addWarning($notes, 'FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.liquida_sac', `El aguinaldo se paga en diciembre`);
    }
    if ((empleador_mipyme && empleador_grande_servicios)) {
      rt.addWarning($notes, 'FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.empleador_mipyme', `Un empleador del art. 19 inc. a no es MiPyME`);
    }
    if ((excluir_sac_proporcional && ganancias > 0)) {
      rt.addWarning($notes, 'FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.excluir_sac_proporcional', `Sin la doceava parte del aguinaldo se retiene menos que con la RG 4003`);
    }
    if (!((risk_class_rate$sent === risk_class_rate$sent))) {
      rt.addWarning($notes, 'ART_RATE_NOT_PROVIDED', 'warning', 'risk_class_rate', `Sin la alícuota del contrato de ART no se calcula la cuota variable`);
    }
    if (cuota_sindical_rate > 50000) {
      rt.addWarning($notes, 'CUOTA_SINDICAL_HIGH', 'warning', 'cuota_sindical_rate', `La cuota sindical de ${rt.show(rt.ratio(cuota_sindical_rate, 1000000n), 'rate', 'ARS')} pasa del 5 %`);
    }
    if (ganancias < impuesto_determinado) {
      rt.addWarning($notes, 'GANANCIAS_TOPE_35_APPLIED', 'info', 'ganancias', `El impuesto de ${rt.show(rt.ratio(impuesto_determinado, 100n), 'money', 'ARS')} pasa del 35 % de lo que se cobra; se retiene ${rt.show(rt.ratio(ganancias, 100n), 'money', 'ARS')}`);
    }
    if (neto < 0) {
      rt.addWarning($notes, 'NEGATIVE_NET_SALARY', 'warning', 'net_salary', `Las deducciones superan las percepciones del mes`);
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
  $tail[0]! + $head[1]! + '"overtime_amount":"',
  '"' + $middle[1]!,
  $tail[1]! + $head[2]! + '"commission_amount":"',
  '"' + $middle[2]!,
  $tail[2]! + $head[3]! + '"comisiones":"',
  '","horas_extra":"',
  '","sueldo_basico":"',
  '"' + $middle[3]!,
  $tail[3]! + $head[4]! + '"liquida_sac":"',
  '"',
  ',"remuneracion_bruta":"',
  $middle[4]!,
  $tail[4]! + $head[5]! + '"comisiones":"',
  '","sac":"',
  '"' + $middle[5]!,
  $tail[5]! + $head[6]! + '"base_max":"',
  '","base_min":"',
  '","remuneracion_bruta":"',
  '"' + $middle[6]!,
  $tail[6]! + $head[7]! + '"base_max":"',
  '"' + $middle[7]!,
  $tail[7]! + $head[8]!,
  '"base_max":"',
  '"base_min":"',
  '"liquida_sac":"',
  ',"sac":"',
  $middle[8]!,
  $tail[8]! + $head[9]!,
  $middle[9]!,
  $tail[9]! + $head[10]! + '"base_aportes":"',
  '","base_aportes_sac":"',
  '"' + $middle[10]!,
  $tail[10]! + $head[11]! + '"base_aportes":"',
  '"' + $middle[11]!,
  $tail[11]! + $head[12]! + '"base_aportes_obra_social":"',
  '","base_aportes_obra_social_sac":"',
  '"' + $middle[12]!,
  $tail[12]! + $head[13]! + '"cuota_sindical_rate":"',
  $middle[13]!,
  $tail[13]! + $head[14]! + '"base_aportes":"',
  '"' + $middle[14]!,
  $tail[14]! + $head[15]! + '"base_aportes":"',
  '"' + $middle[15]!,
  $tail[15]! + $head[16]! + '"base_aportes_obra_social":"',
  '"' + $middle[16]!,
  $tail[16]! + $head[17]! + '"cuota_sindical_rate":"',
  '"' + $middle[17]!,
  $tail[17]! + $head[18]! + '"aporte_jubilacion":"',
  '","aporte_ley_19032":"',
  '","aporte_obra_social":"',
  '","aporte_sindical":"',
  '"' + $middle[18]!,
  $tail[18]! + $head[19]! + '"excluir_sac_proporcional":"',
  '"' + $middle[19]!,
  $tail[19]! + $head[20]! + '"doceava":"',
  '"' + $middle[20]!,
  $tail[20]! + $head[21]! + '"aportes_computables":"',
  '","doceava":"',
  '"' + $middle[21]!,
  $tail[21]! + $head[22]! + '"cantidad_hijos":"',
  '","cantidad_hijos_incapacitados":"',
  ',"conyuge":"',
  ',"conyuge_a_cargo":"',
  '","deduccion_especial":"',
  '","gni":"',
  '","hijo":"',
  '","hijo_incapacitado":"',
  '"' + $middle[22]!,
  $tail[22]! + $head[23]! + '"deducciones_personales":"',
  '"' + $middle[23]!,
  $tail[23]! + $head[24]! + '"aportes_computables":"',
  '","aportes_sac_proporcional":"',
  '","deduccion_doceava":"',
  '","deducciones_personales":"',
  '","sac_proporcional":"',
  '"' + $middle[24]!,
  $tail[24]! + $head[25]! + '"escala.fixed":"',
  '","escala.lower":"',
  '","escala.rate":"',
  '","ganancia_neta_sujeta":"',
  '"' + $middle[25]!,
  $tail[25]! + $head[26]! + '"cuota_sindical":"',
  '","jubilacion":"',
  '","ley_19032":"',
  '","obra_social":"',
  '","total_percepciones":"',
  '"' + $middle[26]!,
  $tail[26]! + $head[27]! + '"ganancias_tope_35":"',
  '","impuesto_determinado":"',
  '"' + $middle[27]!,
  $tail[27]! + $head[28]! + '"cuota_sindical":"',
  '","ganancias":"',
  '"' + $middle[28]!,
  $tail[28]! + $head[29]! + '"total_deducciones":"',
  '"' + $middle[29]!,
  $tail[29]! + $head[30]! + '"base_min":"',
  '","detraccion":"',
  ',"detraccion_sac":"',
  ',"liquida_sac":"',
  $middle[30]!,
  $tail[30]! + $head[31]! + '"base_min":"',
  '","liquida_sac":"',
  $middle[31]!,
  $tail[31]! + $head[32]! + '"remuneracion_bruta":"',
  '"' + $middle[32]!,
  $tail[32]! + $head[33]! + '"base_contribuciones":"',
  '","empleador_grande_servicios":"',
  '"' + $middle[33]!,
  $tail[33]! + $head[34]! + '"base_contribuciones":"',
  '"' + $middle[34]!,
  $tail[34]! + $head[35]! + '"base_contribuciones":"',
  '"' + $middle[35]!,
  $tail[35]! + $head[36]! + '"base_contribuciones":"',
  '"' + $middle[36]!,
  $tail[36]! + $head[37]! + '"base_obra_social_empleador":"',
  '"' + $middle[37]!,
  $tail[37]! + $head[38]!,
  '"base_art":"',
  '"given(risk_class_rate)":"',
  ',"risk_class_rate":"',
  $middle[38]!,
  $tail[38]! + $head[39]! + '"ffep_suma":"',
  '"' + $middle[39]!,
  $tail[39]! + $head[40]! + '"scvo_prima":"',
  '"' + $middle[40]!,
  $tail[40]! + $head[41]! + '"contrib_aaff":"',
  '","contrib_fne":"',
  '","contrib_inssjp":"',
  '","contrib_sipa":"',
  '"' + $middle[41]!,
  $tail[41]!,
]);

function trace($row: rt.PayslipRow, $s: Float64Array, $digits: number, $out: rt.TextBytes): void {
  const $f = rt.known($figures($row.referenceDate));
  const $kept = $digits < 6 ? 6 : $digits;
  const liquida_sac$t = `${$s[9]!}`;
  const cuota_sindical_rate$t = rt.plainText($s[6]!, 1000000, $digits);
  const excluir_sac_proporcional$t = `${$s[12]!}`;
  const doceava$t$kept = rt.plainText($s[47]!, 12, $kept);
  const doceava$t = rt.plainText($s[47]!, 12, $digits);
  const conyuge_a_cargo$t = `${$s[8]!}`;
  const cantidad_hijos$t = `${$s[4]!}`;
  const cantidad_hijos_incapacitados$t = `${$s[5]!}`;
  const empleador_grande_servicios$t = `${$s[10]!}`;
  const risk_class_rate$t = Number.isNaN($s[7]!) ? '' : rt.plainText($s[7]!, 1000000, $digits);
  $out.bytes($pieces[0]!);
  $out.cents($s[1]!);
  $out.bytes($pieces[1]!);
  $out.ascii(`${$row.days}`);
  $out.bytes($pieces[2]!);
  $out.cents($s[13]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[14]!, 3000, $digits));
  $out.bytes($pieces[4]!);
  $out.cents($s[2]!);
  $out.bytes($pieces[5]!);
  $out.cents($s[15]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[15]!);
  $out.bytes($pieces[6]!);
  $out.cents($s[3]!);
  $out.bytes($pieces[7]!);
  $out.cents($s[16]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[16]!);
  $out.bytes($pieces[8]!);
  $out.cents($s[16]!);
  $out.bytes($pieces[9]!);
  $out.cents($s[15]!);
  $out.bytes($pieces[10]!);
  $out.cents($s[13]!);
  $out.bytes($pieces[11]!);
  $out.cents($s[17]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[17]!);
  $out.bytes($pieces[12]!);
  $out.ascii(liquida_sac$t);
  $out.bytes($pieces[13]!);
  if ($s[20]! === 1) {
    $out.bytes($pieces[14]!);
    $out.cents($s[17]!);
    $out.bytes($pieces[13]!);
  }
  $out.bytes($pieces[15]!);
  $out.cents($s[18]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[19]!, 200, $digits));
  $out.bytes($pieces[16]!);
  $out.cents($s[16]!);
  $out.bytes($pieces[9]!);
  $out.cents($s[15]!);
  $out.bytes($pieces[17]!);
  $out.cents($s[18]!);
  $out.bytes($pieces[10]!);
  $out.cents($s[13]!);
  $out.bytes($pieces[18]!);
  $out.cents($s[21]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[21]!);
  $out.bytes($pieces[19]!);
  $out.cents($f.base_max * 2);
  $out.bytes($pieces[20]!);
  $out.cents($f.base_min);
  $out.bytes($pieces[21]!);
  $out.cents($s[17]!);
  $out.bytes($pieces[22]!);
  $out.cents($s[22]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[22]!);
  $out.bytes($pieces[23]!);
  $out.cents($f.base_max * 2);
  $out.bytes($pieces[20]!);
  $out.cents($f.base_min);
  $out.bytes($pieces[21]!);
  $out.cents($s[17]!);
  $out.bytes($pieces[24]!);
  $out.cents($s[23]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[23]!);
  $out.bytes($pieces[25]!);
  if ($s[26]! === 1) {
    $out.member($pieces[26]!);
    $out.cents($f.base_max * 2);
    $out.bytes($pieces[13]!);
  }
  if ($s[26]! === 1) {
    $out.member($pieces[27]!);
    $out.cents($f.base_min);
    $out.bytes($pieces[13]!);
  }
  $out.member($pieces[28]!);
  $out.ascii(liquida_sac$t);
  $out.bytes($pieces[13]!);
  if ($s[26]! === 1) {
    $out.bytes($pieces[29]!);
    $out.cents($s[18]!);
    $out.bytes($pieces[13]!);
  }
  $out.bytes($pieces[30]!);
  $out.cents($s[24]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[25]!, 200, $digits));
  $out.bytes($pieces[31]!);
  if ($s[28]! === 1) {
    $out.member($pieces[26]!);
    $out.cents($f.base_max * 2);
    $out.bytes($pieces[13]!);
  }
  if ($s[28]! === 1) {
    $out.member($pieces[27]!);
    $out.cents($f.base_min);
    $out.bytes($pieces[13]!);
  }
  $out.member($pieces[28]!);
  $out.ascii(liquida_sac$t);
  $out.bytes($pieces[13]!);
  if ($s[28]! === 1) {
    $out.bytes($pieces[29]!);
    $out.cents($s[18]!);
    $out.bytes($pieces[13]!);
  }
  $out.bytes($pieces[32]!);
  $out.cents($s[27]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[27]!);
  $out.bytes($pieces[33]!);
  $out.cents($s[22]!);
  $out.bytes($pieces[34]!);
  $out.cents($s[24]!);
  $out.bytes($pieces[35]!);
  $out.cents($s[29]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[30]!, 10000, $digits));
  $out.bytes($pieces[36]!);
  $out.cents($s[22]!);
  $out.bytes($pieces[34]!);
  $out.cents($s[24]!);
  $out.bytes($pieces[37]!);
  $out.cents($s[31]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[32]!, 10000, $digits));
  $out.bytes($pieces[38]!);
  $out.cents($s[23]!);
  $out.bytes($pieces[39]!);
  $out.cents($s[27]!);
  $out.bytes($pieces[40]!);
  $out.cents($s[33]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[34]!, 10000, $digits));
  $out.bytes($pieces[41]!);
  $out.ascii(cuota_sindical_rate$t);
  $out.bytes($pieces[13]!);
  if ($s[37]! === 1) {
    $out.bytes($pieces[14]!);
    $out.cents($s[17]!);
    $out.bytes($pieces[13]!);
  }
  if ($s[37]! === 1) {
    $out.bytes($pieces[29]!);
    $out.cents($s[18]!);
    $out.bytes($pieces[13]!);
  }
  $out.bytes($pieces[42]!);
  $out.cents($s[35]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[36]!, 100000000, $digits));
  $out.bytes($pieces[43]!);
  $out.cents($s[22]!);
  $out.bytes($pieces[44]!);
  $out.cents($s[38]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[39]!, 10000, $digits));
  $out.bytes($pieces[45]!);
  $out.cents($s[22]!);
  $out.bytes($pieces[46]!);
  $out.cents($s[40]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[41]!, 10000, $digits));
  $out.bytes($pieces[47]!);
  $out.cents($s[23]!);
  $out.bytes($pieces[48]!);
  $out.cents($s[42]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[43]!, 10000, $digits));
  $out.bytes($pieces[49]!);
  $out.ascii(cuota_sindical_rate$t);
  $out.bytes($pieces[21]!);
  $out.cents($s[17]!);
  $out.bytes($pieces[50]!);
  $out.cents($s[44]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[45]!, 100000000, $digits));
  $out.bytes($pieces[51]!);
  $out.cents($s[38]!);
  $out.bytes($pieces[52]!);
  $out.cents($s[40]!);
  $out.bytes($pieces[53]!);
  $out.cents($s[42]!);
  $out.bytes($pieces[54]!);
  $out.cents($s[44]!);
  $out.bytes($pieces[55]!);
  $out.cents($s[46]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[46]!);
  $out.bytes($pieces[56]!);
  $out.ascii(excluir_sac_proporcional$t);
  $out.bytes($pieces[57]!);
  $out.ascii(doceava$t$kept);
  $out.bytes($pieces[3]!);
  $out.ascii(doceava$t);
  $out.bytes($pieces[58]!);
  $out.ascii(doceava$t);
  $out.bytes($pieces[21]!);
  $out.cents($s[17]!);
  $out.bytes($pieces[59]!);
  $out.cents($s[48]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[49]!, 1200, $digits));
  $out.bytes($pieces[60]!);
  $out.cents($s[46]!);
  $out.bytes($pieces[61]!);
  $out.ascii(doceava$t);
  $out.bytes($pieces[62]!);
  $out.cents($s[50]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[51]!, 1200, $digits));
  $out.bytes($pieces[63]!);
  $out.ascii(cantidad_hijos$t);
  $out.bytes($pieces[64]!);
  $out.ascii(cantidad_hijos_incapacitados$t);
  $out.bytes($pieces[13]!);
  if ($s[52]! === 1) {
    $out.bytes($pieces[65]!);
    $out.cents($f.conyuge * 2);
    $out.bytes($pieces[13]!);
  }
  $out.bytes($pieces[66]!);
  $out.ascii(conyuge_a_cargo$t);
  $out.bytes($pieces[67]!);
  $out.cents($f.deduccion_especial);
  $out.bytes($pieces[68]!);
  $out.cents($f.gni);
  $out.bytes($pieces[69]!);
  $out.cents($f.hijo);
  $out.bytes($pieces[70]!);
  $out.cents($f.hijo_incapacitado);
  $out.bytes($pieces[71]!);
  $out.cents($s[53]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[53]!);
  $out.bytes($pieces[72]!);
  $out.cents($s[53]!);
  $out.bytes($pieces[61]!);
  $out.ascii(doceava$t);
  $out.bytes($pieces[73]!);
  $out.cents($s[54]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[55]!, 1200, $digits));
  $out.bytes($pieces[74]!);
  $out.cents($s[46]!);
  $out.bytes($pieces[75]!);
  $out.cents($s[50]!);
  $out.bytes($pieces[76]!);
  $out.cents($s[54]!);
  $out.bytes($pieces[77]!);
  $out.cents($s[53]!);
  $out.bytes($pieces[21]!);
  $out.cents($s[17]!);
  $out.bytes($pieces[78]!);
  $out.cents($s[48]!);
  $out.bytes($pieces[79]!);
  $out.cents($s[56]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[56]!);
  $out.bytes($pieces[80]!);
  $out.cents($f.escala$rows1.fixed[$s[57]!]!);
  $out.bytes($pieces[81]!);
  $out.cents(rt.lowerEndOf($f.escala$rows1, $s[57]!, 1));
  $out.bytes($pieces[82]!);
  $out.ascii(rt.plainText($f.escala$rows1.value[$s[57]!]!, 100, $digits));
  $out.bytes($pieces[83]!);
  $out.cents($s[56]!);
  $out.bytes($pieces[84]!);
  $out.cents($s[59]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[60]!, 10000, $digits));
  $out.bytes($pieces[85]!);
  $out.cents($s[35]!);
  $out.bytes($pieces[86]!);
  $out.cents($s[29]!);
  $out.bytes($pieces[87]!);
  $out.cents($s[31]!);
  $out.bytes($pieces[88]!);
  $out.cents($s[33]!);
  $out.bytes($pieces[89]!);
  $out.cents($s[21]!);
  $out.bytes($pieces[90]!);
  $out.cents($s[61]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[62]!, 2000, $digits));
  $out.bytes($pieces[91]!);
  $out.cents($s[61]!);
  $out.bytes($pieces[92]!);
  $out.cents($s[59]!);
  $out.bytes($pieces[93]!);
  $out.cents($s[63]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[63]!);
  $out.bytes($pieces[94]!);
  $out.cents($s[35]!);
  $out.bytes($pieces[95]!);
  $out.cents($s[63]!);
  $out.bytes($pieces[86]!);
  $out.cents($s[29]!);
  $out.bytes($pieces[87]!);
  $out.cents($s[31]!);
  $out.bytes($pieces[88]!);
  $out.cents($s[33]!);
  $out.bytes($pieces[96]!);
  $out.cents($s[64]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[64]!);
  $out.bytes($pieces[97]!);
  $out.cents($s[64]!);
  $out.bytes($pieces[89]!);
  $out.cents($s[21]!);
  $out.bytes($pieces[98]!);
  $out.cents($s[65]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[65]!);
  $out.bytes($pieces[99]!);
  $out.cents($f.base_min);
  $out.bytes($pieces[100]!);
  $out.cents($f.detraccion * 4);
  $out.bytes($pieces[13]!);
  if ($s[66]! === 1) {
    $out.bytes($pieces[101]!);
    $out.cents($f.detraccion_sac * 4);
    $out.bytes($pieces[13]!);
  }
  $out.bytes($pieces[102]!);
  $out.ascii(liquida_sac$t);
  $out.bytes($pieces[21]!);
  $out.cents($s[17]!);
  $out.bytes($pieces[13]!);
  if ($s[66]! === 1) {
    $out.bytes($pieces[29]!);
    $out.cents($s[18]!);
    $out.bytes($pieces[13]!);
  }
  $out.bytes($pieces[103]!);
  $out.cents($s[67]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[68]!, 200, $digits));
  $out.bytes($pieces[104]!);
  $out.cents($f.base_min);
  $out.bytes($pieces[105]!);
  $out.ascii(liquida_sac$t);
  $out.bytes($pieces[21]!);
  $out.cents($s[17]!);
  $out.bytes($pieces[13]!);
  if ($s[69]! === 1) {
    $out.bytes($pieces[29]!);
    $out.cents($s[18]!);
    $out.bytes($pieces[13]!);
  }
  $out.bytes($pieces[106]!);
  $out.cents($s[70]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[70]!);
  $out.bytes($pieces[107]!);
  $out.cents($s[17]!);
  $out.bytes($pieces[17]!);
  $out.cents($s[18]!);
  $out.bytes($pieces[108]!);
  $out.cents($s[71]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[71]!);
  $out.bytes($pieces[109]!);
  $out.cents($s[67]!);
  $out.bytes($pieces[110]!);
  $out.ascii(empleador_grande_servicios$t);
  $out.bytes($pieces[111]!);
  $out.cents($s[72]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[73]!, 1000000, $digits));
  $out.bytes($pieces[112]!);
  $out.cents($s[67]!);
  $out.bytes($pieces[110]!);
  $out.ascii(empleador_grande_servicios$t);
  $out.bytes($pieces[113]!);
  $out.cents($s[76]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[77]!, 1000000, $digits));
  $out.bytes($pieces[114]!);
  $out.cents($s[67]!);
  $out.bytes($pieces[110]!);
  $out.ascii(empleador_grande_servicios$t);
  $out.bytes($pieces[115]!);
  $out.cents($s[80]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[81]!, 100000, $digits));
  $out.bytes($pieces[116]!);
  $out.cents($s[67]!);
  $out.bytes($pieces[110]!);
  $out.ascii(empleador_grande_servicios$t);
  $out.bytes($pieces[117]!);
  $out.cents($s[84]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[85]!, 1000000, $digits));
  $out.bytes($pieces[118]!);
  $out.cents($s[70]!);
  $out.bytes($pieces[119]!);
  $out.cents($s[88]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[89]!, 5000, $digits));
  $out.bytes($pieces[120]!);
  if ($s[96]! === 1) {
    $out.member($pieces[121]!);
    $out.cents($s[71]!);
    $out.bytes($pieces[13]!);
  }
  $out.member($pieces[122]!);
  $out.ascii((!Number.isNaN($row.numbers[7]!) ? '1' : '0'));
  $out.bytes($pieces[13]!);
  if ($s[96]! === 1) {
    $out.bytes($pieces[123]!);
    $out.ascii(risk_class_rate$t);
    $out.bytes($pieces[13]!);
  }
  $out.bytes($pieces[124]!);
  $out.cents($s[92]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[93]!, 100000000, $digits));
  $out.bytes($pieces[125]!);
  $out.cents($f.ffep_suma * 100);
  $out.bytes($pieces[126]!);
  $out.cents($s[97]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[98]! * 100);
  $out.bytes($pieces[127]!);
  $out.cents($f.scvo_prima);
  $out.bytes($pieces[128]!);
  $out.cents($s[99]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[99]!);
  $out.bytes($pieces[129]!);
  $out.cents($s[80]!);
  $out.bytes($pieces[130]!);
  $out.cents($s[84]!);
  $out.bytes($pieces[131]!);
  $out.cents($s[76]!);
  $out.bytes($pieces[132]!);
  $out.cents($s[72]!);
  $out.bytes($pieces[133]!);
  $out.cents($s[100]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[100]!);
  $out.bytes($pieces[134]!);
}

const monthly_salary$a = rt.amountSpec('monthly_salary', 'money', 100n);
const period$days$a = rt.amountSpec('period.days', 'number', 1n);
const overtime_amount$a = rt.amountSpec('overtime_amount', 'money', 100n);
const commission_amount$a = rt.amountSpec('commission_amount', 'money', 100n);
const sueldo_basico$a = rt.amountSpec('sueldo_basico', 'money', 100n);
const horas_extra$a = rt.amountSpec('horas_extra', 'money', 100n);
const comisiones$a = rt.amountSpec('comisiones', 'money', 100n);
const remuneracion_bruta$a = rt.amountSpec('remuneracion_bruta', 'money', 100n);
const sac$a = rt.amountSpec('sac', 'money', 100n);
const base_aportes$a = rt.amountSpec('base_aportes', 'money', 100n);
const base_aportes_sac$a = rt.amountSpec('base_aportes_sac', 'money', 100n);
const base_aportes_obra_social$a = rt.amountSpec('base_aportes_obra_social', 'money', 100n);
const base_aportes_obra_social_sac$a = rt.amountSpec('base_aportes_obra_social_sac', 'money', 100n);
const cuota_sindical_rate$a = rt.amountSpec('cuota_sindical_rate', 'rate', 1000000n);
const aporte_jubilacion$a = rt.amountSpec('aporte_jubilacion', 'money', 100n);
const aporte_ley_19032$a = rt.amountSpec('aporte_ley_19032', 'money', 100n);
const aporte_obra_social$a = rt.amountSpec('aporte_obra_social', 'money', 100n);
const aporte_sindical$a = rt.amountSpec('aporte_sindical', 'money', 100n);
const doceava$a = rt.amountSpec('doceava', 'rate', 12n);
const aportes_computables$a = rt.amountSpec('aportes_computables', 'money', 100n);
const cantidad_hijos$a = rt.amountSpec('cantidad_hijos', 'number', 1n);
const cantidad_hijos_incapacitados$a = rt.amountSpec('cantidad_hijos_incapacitados', 'number', 1n);
const deducciones_personales$a = rt.amountSpec('deducciones_personales', 'money', 100n);
const sac_proporcional$a = rt.amountSpec('sac_proporcional', 'money', 100n);
const aportes_sac_proporcional$a = rt.amountSpec('aportes_sac_proporcional', 'money', 100n);
const deduccion_doceava$a = rt.amountSpec('deduccion_doceava', 'money', 100n);
const ganancia_neta_sujeta$a = rt.amountSpec('ganancia_neta_sujeta', 'money', 100n);
const escala$rate$a = rt.amountSpec('escala.rate', 'rate', 100n);
const escala$lower$a = rt.amountSpec('escala.lower', 'money', 100n);
const escala$fixed$a = rt.amountSpec('escala.fixed', 'money', 100n);
const total_percepciones$a = rt.amountSpec('total_percepciones', 'money', 100n);
const jubilacion$a = rt.amountSpec('jubilacion', 'money', 100n);
const ley_19032$a = rt.amountSpec('ley_19032', 'money', 100n);
const obra_social$a = rt.amountSpec('obra_social', 'money', 100n);
const cuota_sindical$a = rt.amountSpec('cuota_sindical', 'money', 100n);
const impuesto_determinado$a = rt.amountSpec('impuesto_determinado', 'money', 100n);
const ganancias_tope_35$a = rt.amountSpec('ganancias_tope_35', 'money', 100n);
const ganancias$a = rt.amountSpec('ganancias', 'money', 100n);
const total_deducciones$a = rt.amountSpec('total_deducciones', 'money', 100n);
const base_contribuciones$a = rt.amountSpec('base_contribuciones', 'money', 100n);
const base_obra_social_empleador$a = rt.amountSpec('base_obra_social_empleador', 'money', 100n);
const base_art$a = rt.amountSpec('base_art', 'money', 100n);
const risk_class_rate$a = rt.amountSpec('risk_class_rate', 'rate', 1000000n);
const contrib_sipa$a = rt.amountSpec('contrib_sipa', 'money', 100n);
const contrib_inssjp$a = rt.amountSpec('contrib_inssjp', 'money', 100n);
const contrib_aaff$a = rt.amountSpec('contrib_aaff', 'money', 100n);
const contrib_fne$a = rt.amountSpec('contrib_fne', 'money', 100n);
const neto$a = rt.amountSpec('neto', 'money', 100n);
const contrib_obra_social$a = rt.amountSpec('contrib_obra_social', 'money', 100n);
const contrib_art_variable$a = rt.amountSpec('contrib_art_variable', 'money', 100n);
const contrib_art_ffep$a = rt.amountSpec('contrib_art_ffep', 'money', 100n);
const contrib_scvo$a = rt.amountSpec('contrib_scvo', 'money', 100n);
const contrib_seguridad_social_total$a = rt.amountSpec('contrib_seguridad_social_total', 'money', 100n);

const $figureObjects = rt.byFiguresAndDigits($figures, ($f) => ({
  base_min$m: rt.seen('base_min', 'money', new rt.Whole($f.base_min, 100n)),
  base_max$m: rt.seen('base_max', 'money', new rt.Whole($f.base_max, 50n)),
  gni$m: rt.seen('gni', 'money', new rt.Whole($f.gni, 100n)),
  deduccion_especial$m: rt.seen('deduccion_especial', 'money', new rt.Whole($f.deduccion_especial, 100n)),
  conyuge$m: rt.seen('conyuge', 'money', new rt.Whole($f.conyuge, 50n)),
  hijo$m: rt.seen('hijo', 'money', new rt.Whole($f.hijo, 100n)),
  hijo_incapacitado$m: rt.seen('hijo_incapacitado', 'money', new rt.Whole($f.hijo_incapacitado, 100n)),
  detraccion$m: rt.seen('detraccion', 'money', new rt.Whole($f.detraccion, 25n)),
  detraccion_sac$m: rt.seen('detraccion_sac', 'money', new rt.Whole($f.detraccion_sac, 25n)),
  ffep_suma$m: rt.seen('ffep_suma', 'money', new rt.Whole($f.ffep_suma, 1n)),
  scvo_prima$m: rt.seen('scvo_prima', 'money', new rt.Whole($f.scvo_prima, 100n)),
}));

function $reads1($row: rt.PayslipRow, $s: Float64Array) {
  return {
    monthly_salary: new rt.ReadAmount(monthly_salary$a, $s[1]!),
    period$days: new rt.ReadAmount(period$days$a, $row.days),
    overtime_amount: new rt.ReadAmount(overtime_amount$a, $s[2]!),
    commission_amount: new rt.ReadAmount(commission_amount$a, $s[3]!),
    sueldo_basico: new rt.ReadAmount(sueldo_basico$a, $s[13]!),
    horas_extra: new rt.ReadAmount(horas_extra$a, $s[15]!),
    comisiones: new rt.ReadAmount(comisiones$a, $s[16]!),
    liquida_sac: rt.seen('liquida_sac', 'boolean', $s[9]! === 1),
    remuneracion_bruta: new rt.ReadAmount(remuneracion_bruta$a, $s[17]!),
    sac: new rt.ReadAmount(sac$a, $s[18]!),
    base_aportes: new rt.ReadAmount(base_aportes$a, $s[22]!),
    base_aportes_sac: new rt.ReadAmount(base_aportes_sac$a, $s[24]!),
    base_aportes_obra_social: new rt.ReadAmount(base_aportes_obra_social$a, $s[23]!),
    base_aportes_obra_social_sac: new rt.ReadAmount(base_aportes_obra_social_sac$a, $s[27]!),
    cuota_sindical_rate: new rt.ReadAmount(cuota_sindical_rate$a, $s[6]!),
    aporte_jubilacion: new rt.ReadAmount(aporte_jubilacion$a, $s[38]!),
    aporte_ley_19032: new rt.ReadAmount(aporte_ley_19032$a, $s[40]!),
    aporte_obra_social: new rt.ReadAmount(aporte_obra_social$a, $s[42]!),
    aporte_sindical: new rt.ReadAmount(aporte_sindical$a, $s[44]!),
    excluir_sac_proporcional: rt.seen('excluir_sac_proporcional', 'boolean', $s[12]! === 1),
    doceava: new rt.ReadAmount(doceava$a, $s[47]!),
    aportes_computables: new rt.ReadAmount(aportes_computables$a, $s[46]!),
    conyuge_a_cargo: rt.seen('conyuge_a_cargo', 'boolean', $s[8]! === 1),
    cantidad_hijos: new rt.ReadAmount(cantidad_hijos$a, $s[4]!),
  };
}

function $reads2(_row: rt.PayslipRow, $s: Float64Array) {
  return {
    cantidad_hijos_incapacitados: new rt.ReadAmount(cantidad_hijos_incapacitados$a, $s[5]!),
    deducciones_personales: new rt.ReadAmount(deducciones_personales$a, $s[53]!),
    sac_proporcional: new rt.ReadAmount(sac_proporcional$a, $s[48]!),
    aportes_sac_proporcional: new rt.ReadAmount(aportes_sac_proporcional$a, $s[50]!),
    deduccion_doceava: new rt.ReadAmount(deduccion_doceava$a, $s[54]!),
    ganancia_neta_sujeta: new rt.ReadAmount(ganancia_neta_sujeta$a, $s[56]!),
    total_percepciones: new rt.ReadAmount(total_percepciones$a, $s[21]!),
    jubilacion: new rt.ReadAmount(jubilacion$a, $s[29]!),
    ley_19032: new rt.ReadAmount(ley_19032$a, $s[31]!),
    obra_social: new rt.ReadAmount(obra_social$a, $s[33]!),
    cuota_sindical: new rt.ReadAmount(cuota_sindical$a, $s[35]!),
    impuesto_determinado: new rt.ReadAmount(impuesto_determinado$a, $s[59]!),
    ganancias_tope_35: new rt.ReadAmount(ganancias_tope_35$a, $s[61]!),
    ganancias: new rt.ReadAmount(ganancias$a, $s[63]!),
    total_deducciones: new rt.ReadAmount(total_deducciones$a, $s[64]!),
    base_contribuciones: new rt.ReadAmount(base_contribuciones$a, $s[67]!),
    empleador_grande_servicios: rt.seen('empleador_grande_servicios', 'boolean', $s[10]! === 1),
    base_obra_social_empleador: new rt.ReadAmount(base_obra_social_empleador$a, $s[70]!),
    base_art: new rt.ReadAmount(base_art$a, $s[71]!),
    risk_class_rate: new rt.ReadAmount(risk_class_rate$a, $s[7]!),
    contrib_sipa: new rt.ReadAmount(contrib_sipa$a, $s[72]!),
    contrib_inssjp: new rt.ReadAmount(contrib_inssjp$a, $s[76]!),
    contrib_aaff: new rt.ReadAmount(contrib_aaff$a, $s[80]!),
    contrib_fne: new rt.ReadAmount(contrib_fne$a, $s[84]!),
  };
}

function $reads3(_row: rt.PayslipRow, $s: Float64Array) {
  return {
    neto: new rt.ReadAmount(neto$a, $s[65]!),
    contrib_obra_social: new rt.ReadAmount(contrib_obra_social$a, $s[88]!),
    contrib_art_variable: new rt.ReadAmount(contrib_art_variable$a, $s[92]!),
    contrib_art_ffep: new rt.ReadAmount(contrib_art_ffep$a, $s[97]!),
    contrib_scvo: new rt.ReadAmount(contrib_scvo$a, $s[99]!),
    contrib_seguridad_social_total: new rt.ReadAmount(contrib_seguridad_social_total$a, $s[100]!),
  };
}

function $steps1($row: rt.PayslipRow, $s: Float64Array, $r1: ReturnType<typeof $reads1>, $r2: ReturnType<typeof $reads2>, $steps: rt.TraceStep[]): void {
  const $fo = $figureObjects($row.referenceDate, 0);
  $steps.push({ id: 'sueldo_basico', inputs: [$r1.monthly_salary, $r1.period$days], raw: new rt.Whole($s[14]!, 3000n), final: $r1.sueldo_basico });
  $steps.push({ id: 'horas_extra', inputs: [$r1.overtime_amount], raw: $r1.horas_extra, final: $r1.horas_extra });
  $steps.push({ id: 'comisiones', inputs: [$r1.commission_amount], raw: $r1.comisiones, final: $r1.comisiones });
  $steps.push({ id: 'remuneracion_bruta', inputs: [$r1.sueldo_basico, $r1.horas_extra, $r1.comisiones], raw: $r1.remuneracion_bruta, final: $r1.remuneracion_bruta });
  $steps.push({ id: 'sac', inputs: $s[20]! === 1 ? [$r1.liquida_sac, $r1.remuneracion_bruta] : [$r1.liquida_sac], raw: new rt.Whole($s[19]!, 200n), final: $r1.sac });
  $steps.push({ id: 'total_percepciones', inputs: [$r1.sueldo_basico, $r1.horas_extra, $r1.comisiones, $r1.sac], raw: $r2.total_percepciones, final: $r2.total_percepciones });
  $steps.push({ id: 'base_aportes', inputs: [$r1.remuneracion_bruta, $fo.base_min$m, $fo.base_max$m], raw: $r1.base_aportes, final: $r1.base_aportes });
  $steps.push({ id: 'base_aportes_obra_social', inputs: [$fo.base_min$m, $r1.remuneracion_bruta, $fo.base_max$m], raw: $r1.base_aportes_obra_social, final: $r1.base_aportes_obra_social });
  $steps.push({ id: 'base_aportes_sac', inputs: $s[26]! === 1 ? [$r1.liquida_sac, $r1.sac, $fo.base_min$m, $fo.base_max$m] : [$r1.liquida_sac], raw: new rt.Whole($s[25]!, 200n), final: $r1.base_aportes_sac });
  $steps.push({ id: 'base_aportes_obra_social_sac', inputs: $s[28]! === 1 ? [$r1.liquida_sac, $fo.base_min$m, $r1.sac, $fo.base_max$m] : [$r1.liquida_sac], raw: $r1.base_aportes_obra_social_sac, final: $r1.base_aportes_obra_social_sac });
  $steps.push({ id: 'jubilacion', inputs: [$r1.base_aportes, $r1.base_aportes_sac], raw: new rt.Whole($s[30]!, 10000n), final: $r2.jubilacion });
  $steps.push({ id: 'ley_19032', inputs: [$r1.base_aportes, $r1.base_aportes_sac], raw: new rt.Whole($s[32]!, 10000n), final: $r2.ley_19032 });
  $steps.push({ id: 'obra_social', inputs: [$r1.base_aportes_obra_social, $r1.base_aportes_obra_social_sac], raw: new rt.Whole($s[34]!, 10000n), final: $r2.obra_social });
  $steps.push({ id: 'cuota_sindical', inputs: $s[37]! === 1 ? [$r1.cuota_sindical_rate, $r1.remuneracion_bruta, $r1.sac] : [$r1.cuota_sindical_rate], raw: new rt.Whole($s[36]!, 100000000n), final: $r2.cuota_sindical });
  $steps.push({ id: 'aporte_jubilacion', inputs: [$r1.base_aportes], raw: new rt.Whole($s[39]!, 10000n), final: $r1.aporte_jubilacion });
  $steps.push({ id: 'aporte_ley_19032', inputs: [$r1.base_aportes], raw: new rt.Whole($s[41]!, 10000n), final: $r1.aporte_ley_19032 });
}

function $steps2($row: rt.PayslipRow, $s: Float64Array, $r1: ReturnType<typeof $reads1>, $r2: ReturnType<typeof $reads2>, $r3: ReturnType<typeof $reads3>, $steps: rt.TraceStep[]): void {
  const $f = rt.known($figures($row.referenceDate));
  const $fo = $figureObjects($row.referenceDate, 0);
  $steps.push({ id: 'aporte_obra_social', inputs: [$r1.base_aportes_obra_social], raw: new rt.Whole($s[43]!, 10000n), final: $r1.aporte_obra_social });
  $steps.push({ id: 'aporte_sindical', inputs: [$r1.cuota_sindical_rate, $r1.remuneracion_bruta], raw: new rt.Whole($s[45]!, 100000000n), final: $r1.aporte_sindical });
  $steps.push({ id: 'aportes_computables', inputs: [$r1.aporte_jubilacion, $r1.aporte_ley_19032, $r1.aporte_obra_social, $r1.aporte_sindical], raw: $r1.aportes_computables, final: $r1.aportes_computables });
  $steps.push({ id: 'doceava', inputs: [$r1.excluir_sac_proporcional], raw: $r1.doceava, final: $r1.doceava });
  $steps.push({ id: 'sac_proporcional', inputs: [$r1.doceava, $r1.remuneracion_bruta], raw: new rt.Whole($s[49]!, 1200n), final: $r2.sac_proporcional });
  $steps.push({ id: 'aportes_sac_proporcional', inputs: [$r1.doceava, $r1.aportes_computables], raw: new rt.Whole($s[51]!, 1200n), final: $r2.aportes_sac_proporcional });
  $steps.push({ id: 'deducciones_personales', inputs: $s[52]! === 1 ? [$fo.gni$m, $fo.deduccion_especial$m, $r1.conyuge_a_cargo, $fo.conyuge$m, $fo.hijo$m, $r1.cantidad_hijos, $fo.hijo_incapacitado$m, $r2.cantidad_hijos_incapacitados] : [$fo.gni$m, $fo.deduccion_especial$m, $r1.conyuge_a_cargo, $fo.hijo$m, $r1.cantidad_hijos, $fo.hijo_incapacitado$m, $r2.cantidad_hijos_incapacitados], raw: $r2.deducciones_personales, final: $r2.deducciones_personales });
  $steps.push({ id: 'deduccion_doceava', inputs: [$r1.doceava, $r2.deducciones_personales], raw: new rt.Whole($s[55]!, 1200n), final: $r2.deduccion_doceava });
  $steps.push({ id: 'ganancia_neta_sujeta', inputs: [$r1.remuneracion_bruta, $r2.sac_proporcional, $r1.aportes_computables, $r2.aportes_sac_proporcional, $r2.deducciones_personales, $r2.deduccion_doceava], raw: $r2.ganancia_neta_sujeta, final: $r2.ganancia_neta_sujeta });
  $steps.push({ id: 'impuesto_determinado', inputs: [$r2.ganancia_neta_sujeta, new rt.ReadAmount(escala$lower$a, rt.lowerEndOf($f.escala$rows1, $s[57]!, 1)), new rt.ReadAmount(escala$rate$a, $f.escala$rows1.value[$s[57]!]!), new rt.ReadAmount(escala$fixed$a, $f.escala$rows1.fixed[$s[57]!]!)], raw: new rt.Whole($s[60]!, 10000n), final: $r2.impuesto_determinado });
  $steps.push({ id: 'ganancias_tope_35', inputs: [$r2.total_percepciones, $r2.jubilacion, $r2.ley_19032, $r2.obra_social, $r2.cuota_sindical], raw: new rt.Whole($s[62]!, 2000n), final: $r2.ganancias_tope_35 });
  $steps.push({ id: 'ganancias', inputs: [$r2.impuesto_determinado, $r2.ganancias_tope_35], raw: $r2.ganancias, final: $r2.ganancias });
  $steps.push({ id: 'total_deducciones', inputs: [$r2.jubilacion, $r2.ley_19032, $r2.obra_social, $r2.cuota_sindical, $r2.ganancias], raw: $r2.total_deducciones, final: $r2.total_deducciones });
  $steps.push({ id: 'neto', inputs: [$r2.total_percepciones, $r2.total_deducciones], raw: $r3.neto, final: $r3.neto });
  $steps.push({ id: 'base_contribuciones', inputs: $s[66]! === 1 ? [$fo.base_min$m, $r1.remuneracion_bruta, $fo.detraccion$m, $r1.liquida_sac, $r1.sac, $fo.detraccion_sac$m] : [$fo.base_min$m, $r1.remuneracion_bruta, $fo.detraccion$m, $r1.liquida_sac], raw: new rt.Whole($s[68]!, 200n), final: $r2.base_contribuciones });
  $steps.push({ id: 'base_obra_social_empleador', inputs: $s[69]! === 1 ? [$fo.base_min$m, $r1.remuneracion_bruta, $r1.liquida_sac, $r1.sac] : [$fo.base_min$m, $r1.remuneracion_bruta, $r1.liquida_sac], raw: $r2.base_obra_social_empleador, final: $r2.base_obra_social_empleador });
}

function $steps3($row: rt.PayslipRow, $s: Float64Array, $r1: ReturnType<typeof $reads1>, $r2: ReturnType<typeof $reads2>, $r3: ReturnType<typeof $reads3>, $steps: rt.TraceStep[]): void {
  const $fo = $figureObjects($row.referenceDate, 0);
  $steps.push({ id: 'base_art', inputs: [$r1.remuneracion_bruta, $r1.sac], raw: $r2.base_art, final: $r2.base_art });
  $steps.push({ id: 'contrib_sipa', inputs: [$r2.base_contribuciones, $r2.empleador_grande_servicios], raw: new rt.Whole($s[73]!, 1000000n), final: $r2.contrib_sipa });
  $steps.push({ id: 'contrib_inssjp', inputs: [$r2.base_contribuciones, $r2.empleador_grande_servicios], raw: new rt.Whole($s[77]!, 1000000n), final: $r2.contrib_inssjp });
  $steps.push({ id: 'contrib_aaff', inputs: [$r2.base_contribuciones, $r2.empleador_grande_servicios], raw: new rt.Whole($s[81]!, 100000n), final: $r2.contrib_aaff });
  $steps.push({ id: 'contrib_fne', inputs: [$r2.base_contribuciones, $r2.empleador_grande_servicios], raw: new rt.Whole($s[85]!, 1000000n), final: $r2.contrib_fne });
  $steps.push({ id: 'contrib_obra_social', inputs: [$r2.base_obra_social_empleador], raw: new rt.Whole($s[89]!, 5000n), final: $r3.contrib_obra_social });
  $steps.push({ id: 'contrib_art_variable', inputs: $s[96]! === 1 ? [rt.seen('given(risk_class_rate)', 'boolean', !Number.isNaN($row.numbers[7]!)), $r2.base_art, $r2.risk_class_rate] : [rt.seen('given(risk_class_rate)', 'boolean', !Number.isNaN($row.numbers[7]!))], raw: new rt.Whole($s[93]!, 100000000n), final: $r3.contrib_art_variable });
  $steps.push({ id: 'contrib_art_ffep', inputs: [$fo.ffep_suma$m], raw: new rt.Whole($s[98]!, 1n), final: $r3.contrib_art_ffep });
  $steps.push({ id: 'contrib_scvo', inputs: [$fo.scvo_prima$m], raw: $r3.contrib_scvo, final: $r3.contrib_scvo });
  $steps.push({ id: 'contrib_seguridad_social_total', inputs: [$r2.contrib_sipa, $r2.contrib_inssjp, $r2.contrib_aaff, $r2.contrib_fne], raw: $r3.contrib_seguridad_social_total, final: $r3.contrib_seguridad_social_total });
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
  new rt.BracketRows('escala', 'excess', { limitScale: 100n, valueScale: 100n, scalesValue: false }),
];

const $rates = [
  new rt.RateText(10000n),
  new rt.RateText(10000n),
  new rt.RateText(1000n),
  new rt.RateText(10000n),
  new rt.RateText(50n),
  new rt.RateText(1000000n),
];

const lines: rt.PlainLines = {
  summary: {
    gross_salary: 105,
    total_perceptions: 21,
    total_deductions: 64,
    net_salary: 65,
    employer_contributions_total: 106,
    employer_total_cost: 107,
  },
  tables: [101, 102, 103, 104],
  total: ($s) => {
    $s[101] = rt.sumIn($s, [72, 76, 80, 84]);
    $s[102] = rt.sumIn($s, [88]);
    $s[103] = rt.sumIn($s, [92, 97]);
    $s[104] = rt.sumIn($s, [99]);
    $s[105] = rt.sumIn($s, [13, 15, 16, 18]);
    $s[106] = rt.sumIn($s, [72, 76, 80, 84, 88, 92, 97, 99]);
    $s[107] = rt.safe($s[105]! + $s[106]!);
    return rt.areCents($s, [101, 102, 103, 104, 105, 106, 107]);
  },
  perceptions: ($s, $to) => {
    $to.line(0, $s[13]!);
    if ($s[15]! !== 0) $to.line(1, $s[15]!);
    if ($s[16]! !== 0) $to.line(2, $s[16]!);
    if ($s[18]! !== 0) $to.line(4, $s[18]!);
  },
  deductions: ($s, $to, $row) => {
    const $f = rt.known($figures($row.referenceDate));
    $to.line(10, $s[29]!);
    $to.line(11, $s[31]!);
    $to.line(12, $s[33]!);
    if (($s[35]! !== 0 || $s[37]! === 1)) $to.line(13, $s[35]!);
    $to.line(27, $s[63]!);
    if (!$applied[0]!.write($to, $f.escala$rows1, $s[57]!, 1, $s[58]!)) $to.noRow();
    $to.endLine(27);
  },
  taxable_bases: ($s, $to) => {
    $to.line(3, $s[17]!);
    $to.line(6, $s[22]!);
    $to.line(7, $s[23]!);
    if (($s[24]! !== 0 || $s[26]! === 1)) $to.line(8, $s[24]!);
    if (($s[27]! !== 0 || $s[28]! === 1)) $to.line(9, $s[27]!);
    $to.line(24, $s[56]!);
    $to.line(30, $s[67]!);
    $to.line(31, $s[70]!);
    $to.line(32, $s[71]!);
  },
  employer_contributions: ($s, $to) => {
    // Contribuciones de seguridad social
    $to.table(0, $s[101]!);
    $to.component(33, $s[74]!, $rates[0]!.of($s[75]!), $s[72]!);
    $to.component(34, $s[78]!, $rates[1]!.of($s[79]!), $s[76]!);
    $to.component(35, $s[82]!, $rates[2]!.of($s[83]!), $s[80]!);
    $to.component(36, $s[86]!, $rates[3]!.of($s[87]!), $s[84]!);
    $to.endTable(0, $s[101]!);
    // Contribución de obra social
    $to.table(1, $s[102]!);
    $to.component(37, $s[90]!, $rates[4]!.of($s[91]!), $s[88]!);
    $to.endTable(1, $s[102]!);
    // Riesgos del trabajo (ART)
    $to.table(2, $s[103]!);
    if (($s[92]! !== 0 || $s[96]! === 1)) $to.component(38, $s[94]!, $rates[5]!.of($s[95]!), $s[92]!);
    $to.component(39, 0, '0', $s[97]!);
    $to.endTable(2, $s[103]!);
    // Seguro de vida obligatorio
    $to.table(3, $s[104]!);
    $to.component(40, 0, '0', $s[99]!);
    $to.endTable(3, $s[104]!);
  },
};

const plain: rt.PlainRules = {
  size: 108,
  scales: [100n, 100n, 100n, 100n, 1n, 1n, 1000000n, 1000000n, 1n, 1n, 1n, 1n, 1n],
  rounding: rounding$1,
  steps: [
    { present: -1, called: -1, final: { slot: 13, scale: 100n, over: -1 }, base: null, rate: null, cents: 13, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 15, scale: 100n, over: -1 }, base: null, rate: null, cents: 15, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 16, scale: 100n, over: -1 }, base: null, rate: null, cents: 16, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 17, scale: 100n, over: -1 }, base: null, rate: null, cents: 17, baseCents: -1 },
    { present: -1, called: 20, final: { slot: 18, scale: 100n, over: -1 }, base: null, rate: null, cents: 18, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 21, scale: 100n, over: -1 }, base: null, rate: null, cents: 21, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 22, scale: 100n, over: -1 }, base: null, rate: null, cents: 22, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 23, scale: 100n, over: -1 }, base: null, rate: null, cents: 23, baseCents: -1 },
    { present: -1, called: 26, final: { slot: 24, scale: 100n, over: -1 }, base: null, rate: null, cents: 24, baseCents: -1 },
    { present: -1, called: 28, final: { slot: 27, scale: 100n, over: -1 }, base: null, rate: null, cents: 27, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 29, scale: 100n, over: -1 }, base: null, rate: null, cents: 29, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 31, scale: 100n, over: -1 }, base: null, rate: null, cents: 31, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 33, scale: 100n, over: -1 }, base: null, rate: null, cents: 33, baseCents: -1 },
    { present: -1, called: 37, final: { slot: 35, scale: 100n, over: -1 }, base: null, rate: null, cents: 35, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 38, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 40, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 42, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 44, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 46, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 47, scale: 12n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 48, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 50, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 53, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 54, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 56, scale: 100n, over: -1 }, base: null, rate: null, cents: 56, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 59, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 61, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 63, scale: 100n, over: -1 }, base: null, rate: null, cents: 63, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 64, scale: 100n, over: -1 }, base: null, rate: null, cents: 64, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 65, scale: 100n, over: -1 }, base: null, rate: null, cents: 65, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 67, scale: 100n, over: -1 }, base: null, rate: null, cents: 67, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 70, scale: 100n, over: -1 }, base: null, rate: null, cents: 70, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 71, scale: 100n, over: -1 }, base: null, rate: null, cents: 71, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 72, scale: 100n, over: -1 }, base: { slot: 74, scale: 100n, over: -1 }, rate: { slot: 75, scale: 10000n, over: -1 }, cents: 72, baseCents: 74 },
    { present: -1, called: -1, final: { slot: 76, scale: 100n, over: -1 }, base: { slot: 78, scale: 100n, over: -1 }, rate: { slot: 79, scale: 10000n, over: -1 }, cents: 76, baseCents: 78 },
    { present: -1, called: -1, final: { slot: 80, scale: 100n, over: -1 }, base: { slot: 82, scale: 100n, over: -1 }, rate: { slot: 83, scale: 1000n, over: -1 }, cents: 80, baseCents: 82 },
    { present: -1, called: -1, final: { slot: 84, scale: 100n, over: -1 }, base: { slot: 86, scale: 100n, over: -1 }, rate: { slot: 87, scale: 10000n, over: -1 }, cents: 84, baseCents: 86 },
    { present: -1, called: -1, final: { slot: 88, scale: 100n, over: -1 }, base: { slot: 90, scale: 100n, over: -1 }, rate: { slot: 91, scale: 50n, over: -1 }, cents: 88, baseCents: 90 },
    { present: -1, called: 96, final: { slot: 92, scale: 100n, over: -1 }, base: { slot: 94, scale: 100n, over: -1 }, rate: { slot: 95, scale: 1000000n, over: -1 }, cents: 92, baseCents: 94 },
    { present: -1, called: -1, final: { slot: 97, scale: 100n, over: -1 }, base: null, rate: null, cents: 97, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 99, scale: 100n, over: -1 }, base: null, rate: null, cents: 99, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 100, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
  ],
  brackets: {
    impuesto_determinado: ($row, $s) => {
      const $f = rt.known($figures($row.referenceDate));
      return $applied[0]!.applied($f.escala$rows1, $s[57]!, 1, $s[58]!);
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
