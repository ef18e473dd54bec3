// AR.general 2024.1: Relación de dependencia (Ley 20.744)
// Emitted from rules/ar/general/2024-01-01.pay by payroll compile. Do not edit.
// file    sha256:c1945c81112ae79a75edb0d13c7aee473aab9b96f313292872e8a308f8067722
// meaning sha256:c4b1c41077f1deb9cbb1b8937f4f6b407fa786637681824af4063b7f9561a5df
import * as rt from '../../../../compiler/runtime/index.ts';

const n_0_01 = rt.decimal('0.01');
const n_10000000000_over_3 = rt.exact(10000000000n, 3n);
const n_100000000000 = rt.decimal('100000000000');
const n_999999999999_99 = rt.decimal('999999999999.99');
const n_0_1 = rt.decimal('0.1');
const n_0_5 = rt.decimal('0.5');
const n_0_06 = rt.decimal('0.06');
const rounding$1: rt.Rounding = { mode: 'half_up', rungs: [{ quantum: n_0_01, above: null }] };

// Salario mínimo, vital y móvil
const SMVM$rows: readonly rt.DatedValue[] = [
  { from: '2023-12-01', value: rt.decimal('156000') },
  { from: '2024-02-01', value: rt.decimal('180000') },
  { from: '2024-03-01', value: rt.decimal('202800') },
  { from: '2024-04-01', value: rt.decimal('221052') },
  { from: '2024-05-01', value: rt.decimal('234315.12') },
  { from: '2024-07-01', value: rt.decimal('254231.91') },
];

// Base mínima · Ley 24.241 art. 9; DNU 274/2024 desde abril
const base_min$rows: readonly rt.DatedValue[] = [
  { from: '2023-12-01', value: rt.decimal('35603.99') },
  { from: '2024-03-01', value: rt.decimal('45281.15') },
  { from: '2024-04-01', value: rt.decimal('57688.19') },
  { from: '2024-05-01', value: rt.decimal('64039.66') },
  { from: '2024-06-01', value: rt.decimal('69694.36') },
  { from: '2024-07-01', value: rt.decimal('72607.58') },
];

// Base máxima · Ley 24.241 art. 9; DNU 274/2024 desde abril
const base_max$rows: readonly rt.DatedValue[] = [
  { from: '2023-12-01', value: rt.decimal('1157112.83') },
  { from: '2024-03-01', value: rt.decimal('1471616.1') },
  { from: '2024-04-01', value: rt.decimal('1874838.91') },
  { from: '2024-05-01', value: rt.decimal('2081258.67') },
  { from: '2024-06-01', value: rt.decimal('2265033.81') },
  { from: '2024-07-01', value: rt.decimal('2359712.22') },
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
  { from: '2023-03-01', value: rt.decimal('78.36') },
  { from: '2024-03-01', value: rt.decimal('175.89') },
];

// Suma fija FFEP · Ley 26.773; Res. MTEySS 649/2022
const ffep_suma$rows: readonly rt.DatedValue[] = [
  { from: '2024-01-01', value: rt.decimal('444') },
  { from: '2024-02-01', value: rt.decimal('481') },
  { from: '2024-03-01', value: rt.decimal('552') },
  { from: '2024-04-01', value: rt.decimal('615') },
  { from: '2024-05-01', value: rt.decimal('702') },
  { from: '2024-06-01', value: rt.decimal('815') },
  { from: '2024-07-01', value: rt.decimal('874') },
];

// SMVM al 1 de enero de 2024 · Ley 27.725; Res. CNEPYSMVYM 15/2023
const SMVM_ENERO$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('156000') },
];

// Escala del impuesto cedular · Ley 27.725
const escala_cedular: rt.Table = {
  id: 'escala_cedular',
  form: 'excess',
  grid: null,
  roundEach: null,
  roundLimits: null,
  blocks: [
    {
      from: '0000-01-01',
      rows: [
        rt.band('[]', '0', '1', '0.27'),
        rt.band('(]', '1', '3', '0.29', '0.27'),
        rt.band('(]', '3', '5', '0.31', '0.85'),
        rt.band('(]', '5', '7', '0.33', '1.47'),
        rt.band('()', '7', null, '0.35', '2.13'),
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

const manifest: rt.Manifest = {
  format: 1,
  path: 'rules/ar/general/2024-01-01.pay',
  fingerprint: 'sha256:c1945c81112ae79a75edb0d13c7aee473aab9b96f313292872e8a308f8067722',
  meaning: 'sha256:c4b1c41077f1deb9cbb1b8937f4f6b407fa786637681824af4063b7f9561a5df',
  country: 'AR',
  scheme: 'general',
  label: 'Relación de dependencia (Ley 20.744)',
  version: '2024.1',
  currency: 'ARS',
  validFrom: '2024-01-01',
  validUntil: '2024-07-31',
  periods: ['monthly'],
  proration: null,
  days: 'month_of_30',
  asOf: 'month_start',
  laws: [
    'Ley 20.744 de Contrato de Trabajo (LCT)',
    'Ley 24.241, Sistema Integrado Previsional Argentino',
    'Ley 27.725, impuesto cedular',
  ],
  changes: [
    {
      date: '2024-01-01',
      summary: 'Impuesto cedular sobre los mayores ingresos',
      law: 'Ley 27.725',
    },
    {
      date: '2024-03-01',
      summary: 'Nueva prima del seguro colectivo de vida obligatorio',
      law: 'Decreto 1567/74; Res. SSN 39.766/16',
    },
    {
      date: '2024-04-01',
      summary: 'Las bases mínima y máxima pasan a cambiar todos los meses',
      law: 'DNU 274/2024',
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
      position: 20,
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
      position: 21,
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
      position: 22,
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
      position: 23,
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
      position: 24,
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
      position: 25,
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
      source: 'Ley 24.241 art. 9; base_min: Ley 24.241 art. 9; DNU 274/2024 desde abril; base_max: Ley 24.241 art. 9; DNU 274/2024 desde abril',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 26,
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
      source: 'Decreto 921/2016; base_min: Ley 24.241 art. 9; DNU 274/2024 desde abril; base_max: Ley 24.241 art. 9; DNU 274/2024 desde abril',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 27,
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
      source: 'Ley 24.241 art. 9; base_min: Ley 24.241 art. 9; DNU 274/2024 desde abril; base_max: Ley 24.241 art. 9; DNU 274/2024 desde abril',
      omitZero: true,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 28,
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
      source: 'Decreto 921/2016; base_min: Ley 24.241 art. 9; DNU 274/2024 desde abril; base_max: Ley 24.241 art. 9; DNU 274/2024 desde abril',
      omitZero: true,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 29,
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
      position: 30,
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
      position: 31,
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
      position: 32,
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
      position: 33,
      bracket: null,
      terms: null,
    },
    {
      id: 'ganancia_neta_sujeta',
      kind: 'base',
      label: 'Ganancia neta sujeta a impuesto',
      type: 'money',
      words: [],
      formula: 'remuneracion_bruta - 15 SMVM_ENERO when remuneracion_bruta > 15 SMVM_ENERO round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 27.725 (sin confirmar: que la base sea la remuneración antes de los aportes); SMVM_ENERO: Ley 27.725; Res. CNEPYSMVYM 15/2023',
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
      id: 'impuesto_determinado',
      kind: 'let',
      label: 'Impuesto determinado',
      type: 'money',
      words: [],
      formula: 'escala_cedular(ganancia_neta_sujeta) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Ley 27.725 (convención: un mes suelto en lugar del acumulado del año); escala_cedular: Ley 27.725 (fuente única)',
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
      position: 38,
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
      source: 'Ley 27.725; RG AFIP 4003/2017',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 39,
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
      position: 40,
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
      position: 41,
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
      source: 'Ley 27.541 arts. 19 y 22; base_min: Ley 24.241 art. 9; DNU 274/2024 desde abril; detraccion: Ley 27.541 art. 22; detraccion_sac: Ley 27.541 art. 22',
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
      id: 'base_obra_social_empleador',
      kind: 'base',
      label: 'Base de obra social (empleador)',
      type: 'money',
      words: [],
      formula: 'max(2 * base_min, remuneracion_bruta) + (if liquida_sac then max(base_min, sac) else 0 ARS) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Decreto 921/2016; base_min: Ley 24.241 art. 9; DNU 274/2024 desde abril',
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
      position: 44,
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
      position: 46,
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
      position: 47,
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
      position: 48,
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
      position: 49,
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
      position: 51,
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
      position: 53,
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
      position: 54,
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
      source: 'Decreto 1567/74; scvo_prima: Decreto 1567/74; Res. SSN 39.766/16 y 40.629/2017',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'seguro_vida',
      position: 56,
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
      position: 57,
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
    { figure: 'base_min', standing: 'derived', note: 'la cifra siguiente entre la movilidad' },
    { figure: 'base_min', standing: 'derived', note: 'la cifra siguiente entre la movilidad' },
    { figure: 'base_min', standing: 'derived', note: 'la cifra siguiente entre la movilidad' },
    { figure: 'base_min', standing: 'single_source', note: null },
    { figure: 'base_min', standing: 'derived', note: 'el mes anterior por la movilidad' },
    { figure: 'base_max', standing: 'derived', note: 'la cifra siguiente entre la movilidad' },
    { figure: 'base_max', standing: 'derived', note: 'la cifra siguiente entre la movilidad' },
    { figure: 'base_max', standing: 'derived', note: 'la cifra siguiente entre la movilidad' },
    { figure: 'base_max', standing: 'single_source', note: null },
    { figure: 'base_max', standing: 'derived', note: 'el mes anterior por la movilidad' },
    { figure: 'movilidad', standing: 'derived', note: 'la cifra siguiente entre la movilidad' },
    { figure: 'movilidad', standing: 'derived', note: 'la cifra siguiente entre la movilidad' },
    { figure: 'movilidad', standing: 'derived', note: 'la cifra siguiente entre la movilidad' },
    { figure: 'movilidad', standing: 'single_source', note: null },
    { figure: 'movilidad', standing: 'derived', note: 'el mes anterior por la movilidad' },
    { figure: 'scvo_prima', standing: 'derived', note: '0,205 por mil de 5,5 SMVM de diciembre' },
    { figure: 'scvo_prima', standing: 'single_source', note: null },
    { figure: 'ffep_suma', standing: 'derived', note: 'regla de la Res. 649/2022 con el RIPTE' },
    { figure: 'ffep_suma', standing: 'derived', note: 'regla de la Res. 649/2022 con el RIPTE' },
    { figure: 'ffep_suma', standing: 'derived', note: 'regla de la Res. 649/2022 con el RIPTE' },
    { figure: 'ffep_suma', standing: 'derived', note: 'regla de la Res. 649/2022 con el RIPTE' },
    { figure: 'ffep_suma', standing: 'derived', note: 'regla de la Res. 649/2022 con el RIPTE' },
    { figure: 'ffep_suma', standing: 'derived', note: 'regla de la Res. 649/2022 con el RIPTE' },
    { figure: 'escala_cedular', standing: 'single_source', note: null },
    {
      figure: 'sac',
      standing: 'convention',
      note: 'este mes es el mejor del semestre, y el semestre completo',
    },
    {
      figure: 'ganancia_neta_sujeta',
      standing: 'unconfirmed',
      note: 'que la base sea la remuneración antes de los aportes',
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
    input$cuota_sindical_rate,
    input$risk_class_rate,
    input$liquida_sac,
    input$empleador_grande_servicios,
    input$empleador_mipyme,
  ],
};

const $exactFigures = rt.madeByDate(($at) => ({
  base_min: rt.over(rt.figureAt(base_min$rows, $at), 100n),
  base_min$v: rt.figureAt(base_min$rows, $at),
  base_max: rt.over(rt.figureAt(base_max$rows, $at), 100n),
  base_max$v: rt.figureAt(base_max$rows, $at),
  SMVM_ENERO: rt.over(rt.figureAt(SMVM_ENERO$rows, $at), 1n),
  SMVM_ENERO$v: rt.figureAt(SMVM_ENERO$rows, $at),
  escala_cedular$on1: rt.rowsOn(escala_cedular, { date: $at, factor: rt.figureAt(SMVM_ENERO$rows, $at) }, 100n, 100n),
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
  // Cuota sindical
  const cuota_sindical_rate$sent = rt.sentQuantity(call, input$cuota_sindical_rate);
  rt.checkDigits(ledger, input$cuota_sindical_rate, cuota_sindical_rate$sent);
  rt.checkBounds(ledger, input$cuota_sindical_rate, cuota_sindical_rate$sent, { value: rt.ZERO, closed: true }, { value: n_0_1, closed: true });
  // Alícuota variable de ART
  const risk_class_rate$sent = rt.sentQuantity(call, input$risk_class_rate);
  rt.checkDigits(ledger, input$risk_class_rate, risk_class_rate$sent);
  rt.checkBounds(ledger, input$risk_class_rate, risk_class_rate$sent, { value: rt.ZERO, closed: true }, { value: n_0_5, closed: true });
  // Paga el aguinaldo este mes
  const liquida_sac$sent = rt.sentBoolean(call, input$liquida_sac);
  // Empleador del art. 19 inc. a
  const empleador_grande_servicios$sent = rt.sentBoolean(call, input$empleador_grande_servicios);
  // Empleador MiPyME
  const empleador_mipyme$sent = rt.sentBoolean(call, input$empleador_mipyme);

  if (ledger.refused) return ledger.close();
  const monthly_salary = monthly_salary$sent === undefined ? ((rt.over(rt.present(daily_salary$sent), 10000000000n)) * 3n) * 10n : rt.over(monthly_salary$sent, 10000000000n);
  const monthly_salary$v = monthly_salary$sent ?? { n: monthly_salary, d: 10000000000n };
  const overtime_amount = overtime_amount$sent === undefined ? 0n : rt.over(overtime_amount$sent, 10000000000n);
  const overtime_amount$v = overtime_amount$sent ?? { n: overtime_amount, d: 10000000000n };
  const commission_amount = commission_amount$sent === undefined ? 0n : rt.over(commission_amount$sent, 10000000000n);
  const commission_amount$v = commission_amount$sent ?? { n: commission_amount, d: 10000000000n };
  const cuota_sindical_rate = cuota_sindical_rate$sent === undefined ? 0n : rt.over(cuota_sindical_rate$sent, 10000000000n);
  const cuota_sindical_rate$v = cuota_sindical_rate$sent ?? { n: cuota_sindical_rate, d: 10000000000n };
  const liquida_sac = liquida_sac$sent ?? false;
  const empleador_grande_servicios = empleador_grande_servicios$sent ?? false;
  const empleador_mipyme = empleador_mipyme$sent ?? true;

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
  const base_aportes = ($1 < $e.base_max ? $1 : $e.base_max);
  const base_aportes$v = { n: base_aportes, d: 100n };
  ledger.step('base_aportes', base_aportes$v, base_aportes$v, ledger.tracing ? [
    rt.seen('remuneracion_bruta', 'money', remuneracion_bruta$v),
    rt.seen('base_min', 'money', $e.base_min$v),
    rt.seen('base_max', 'money', $e.base_max$v),
  ] : rt.NOTHING);

  // Base de aportes a la obra social · Decreto 921/2016
  const $2 = $e.base_min * 2n;
  const $3 = (remuneracion_bruta < $e.base_max ? remuneracion_bruta : $e.base_max);
  const base_aportes_obra_social = ($2 > $3 ? $2 : $3);
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
    const $4 = sac * 2n;
    const $5 = ($4 > $e.base_min ? $4 : $e.base_min);
    base_aportes_sac$raw = ($5 < $e.base_max ? $5 : $e.base_max);
    base_aportes_sac = (base_aportes_sac$raw + 1n) / 2n;
  }
  const base_aportes_sac$v = { n: base_aportes_sac, d: 100n };
  ledger.step('base_aportes_sac', { n: base_aportes_sac$raw, d: 200n }, base_aportes_sac$v, ledger.tracing ? [
    rt.seen('liquida_sac', 'boolean', liquida_sac),
    ...(base_aportes_sac$when ? [rt.seen('sac', 'money', sac$v), rt.seen('base_min', 'money', $e.base_min$v), rt.seen('base_max', 'money', $e.base_max$v)] : []),
  ] : rt.NOTHING, base_aportes_sac$when);

  // Base de obra social sobre aguinaldo · Decreto 921/2016
  const base_aportes_obra_social_sac$when = liquida_sac;
  let base_aportes_obra_social_sac$raw = 0n;
  let base_aportes_obra_social_sac = 0n;
  if (base_aportes_obra_social_sac$when) {
    const $6 = sac * 2n;
    const $7 = $e.base_min * 2n;
    const $8 = ($6 < $e.base_max ? $6 : $e.base_max);
    base_aportes_obra_social_sac$raw = ($7 > $8 ? $7 : $8);
    base_aportes_obra_social_sac = (base_aportes_obra_social_sac$raw + 1n) / 2n;
  }
  const base_aportes_obra_social_sac$v = { n: base_aportes_obra_social_sac, d: 100n };
  ledger.step('base_aportes_obra_social_sac', { n: base_aportes_obra_social_sac$raw, d: 200n }, base_aportes_obra_social_sac$v, ledger.tracing ? [
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

  // Ganancia neta sujeta a impuesto · Ley 27.725
  const ganancia_neta_sujeta$when = remuneracion_bruta > $e.SMVM_ENERO * 1500n;
  let ganancia_neta_sujeta = 0n;
  if (ganancia_neta_sujeta$when) {
    ganancia_neta_sujeta = remuneracion_bruta - ($e.SMVM_ENERO * 1500n);
  }
  const ganancia_neta_sujeta$v = { n: ganancia_neta_sujeta, d: 100n };
  ledger.step('ganancia_neta_sujeta', ganancia_neta_sujeta$v, ganancia_neta_sujeta$v, ledger.tracing ? [
    rt.seen('remuneracion_bruta', 'money', remuneracion_bruta$v),
    rt.seen('SMVM_ENERO', 'money', $e.SMVM_ENERO$v),
    ...(ganancia_neta_sujeta$when ? [rt.seen('remuneracion_bruta', 'money', remuneracion_bruta$v), rt.seen('SMVM_ENERO', 'money', $e.SMVM_ENERO$v)] : []),
  ] : rt.NOTHING);

  // Impuesto determinado · Ley 27.725
  const $9 = ledger.apply(rt.excess($e.escala_cedular$on1, ganancia_neta_sujeta), 'money', 'rate');
  const impuesto_determinado = ($9 + 50n) / 100n;
  const impuesto_determinado$v = { n: impuesto_determinado, d: 100n };
  ledger.step('impuesto_determinado', { n: $9, d: 10000n }, impuesto_determinado$v, ledger.tracing ? [
    rt.seen('ganancia_neta_sujeta', 'money', ganancia_neta_sujeta$v),
  ] : rt.NOTHING);

  // Tope del 35% · RG AFIP 4003/2017
  const ganancias_tope_35$raw = (total_percepciones - jubilacion - ley_19032 - obra_social - cuota_sindical) * 7n;
  const $11 = rt.roundToInteger(ganancias_tope_35$raw, 20n, 'half_up');
  const ganancias_tope_35 = $11;
  const ganancias_tope_35$v = { n: ganancias_tope_35, d: 100n };
  ledger.step('ganancias_tope_35', { n: ganancias_tope_35$raw, d: 2000n }, ganancias_tope_35$v, ledger.tracing ? [
    rt.seen('total_percepciones', 'money', total_percepciones$v),
    rt.seen('jubilacion', 'money', jubilacion$v),
    rt.seen('ley_19032', 'money', ley_19032$v),
    rt.seen('obra_social', 'money', obra_social$v),
    rt.seen('cuota_sindical', 'money', cuota_sindical$v),
  ] : rt.NOTHING);

  // Impuesto a las Ganancias (4ta categoría) · Ley 27.725; RG AFIP 4003/2017
  const $12 = (impuesto_determinado < ganancias_tope_35 ? impuesto_determinado : ganancias_tope_35);
  const ganancias = (0n > $12 ? 0n : $12);
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
  const $13 = remuneracion_bruta - ($e.detraccion * 4n);
  const $14 = liquida_sac;
  let $16: bigint;
  if ($14) {
    const $15 = (sac - ($e.detraccion_sac * 4n)) * 2n;
    $16 = ($e.base_min > $15 ? $e.base_min : $15);
  } else {
    $16 = 0n;
  }
  const base_contribuciones$raw = ($e.base_min > $13 ? $e.base_min : $13) * 2n + $16;
  const base_contribuciones = (base_contribuciones$raw + 1n) / 2n;
  const base_contribuciones$v = { n: base_contribuciones, d: 100n };
  ledger.step('base_contribuciones', { n: base_contribuciones$raw, d: 200n }, base_contribuciones$v, ledger.tracing ? [
    rt.seen('base_min', 'money', $e.base_min$v),
    rt.seen('remuneracion_bruta', 'money', remuneracion_bruta$v),
    rt.seen('detraccion', 'money', $e.detraccion$v),
    rt.seen('liquida_sac', 'boolean', liquida_sac),
    ...($14 ? [rt.seen('base_min', 'money', $e.base_min$v), rt.seen('sac', 'money', sac$v), rt.seen('detraccion_sac', 'money', $e.detraccion_sac$v)] : []),
  ] : rt.NOTHING);

  // Base de obra social (empleador) · Decreto 921/2016
  const $17 = $e.base_min * 2n;
  const $18 = liquida_sac;
  const $19 = $18 ? ($e.base_min > sac ? $e.base_min : sac) : 0n;
  const base_obra_social_empleador = ($17 > remuneracion_bruta ? $17 : remuneracion_bruta) + $19;
  const base_obra_social_empleador$v = { n: base_obra_social_empleador, d: 100n };
  ledger.step('base_obra_social_empleador', base_obra_social_empleador$v, base_obra_social_empleador$v, ledger.tracing ? [
    rt.seen('base_min', 'money', $e.base_min$v),
    rt.seen('remuneracion_bruta', 'money', remuneracion_bruta$v),
    rt.seen('liquida_sac', 'boolean', liquida_sac),
    ...($18 ? [rt.seen('base_min', 'money', $e.base_min$v), rt.seen('sac', 'money', sac$v)] : []),
  ] : rt.NOTHING);

  // Base ART · Ley 26.773 art. 10
  const base_art = remuneracion_bruta + sac;
  const base_art$v = { n: base_art, d: 100n };
  ledger.step('base_art', base_art$v, base_art$v, ledger.tracing ? [
    rt.seen('remuneracion_bruta', 'money', remuneracion_bruta$v),
    rt.seen('sac', 'money', sac$v),
  ] : rt.NOTHING);

  // SIPA · Ley 27.541 art. 19
  const $20 = empleador_grande_servicios ? 1235n : 1077n;
  const contrib_sipa$raw = base_contribuciones * $20;
  const contrib_sipa = (contrib_sipa$raw + 5000n) / 10000n;
  const contrib_sipa$v = { n: contrib_sipa, d: 100n };
  ledger.component('contrib_sipa', base_contribuciones$v, { n: $20, d: 10000n }, { n: contrib_sipa$raw, d: 1000000n }, contrib_sipa$v, ledger.tracing ? [
    rt.seen('base_contribuciones', 'money', base_contribuciones$v),
    rt.seen('empleador_grande_servicios', 'boolean', empleador_grande_servicios),
  ] : rt.NOTHING);

  // INSSJP (PAMI) · Ley 27.541 art. 19
  const $21 = empleador_grande_servicios ? 158n : 159n;
  const contrib_inssjp$raw = base_contribuciones * $21;
  const contrib_inssjp = (contrib_inssjp$raw + 5000n) / 10000n;
  const contrib_inssjp$v = { n: contrib_inssjp, d: 100n };
  ledger.component('contrib_inssjp', base_contribuciones$v, { n: $21, d: 10000n }, { n: contrib_inssjp$raw, d: 1000000n }, contrib_inssjp$v, ledger.tracing ? [
    rt.seen('base_contribuciones', 'money', base_contribuciones$v),
    rt.seen('empleador_grande_servicios', 'boolean', empleador_grande_servicios),
  ] : rt.NOTHING);

  // Asignaciones familiares · Ley 27.541 art. 19
  const $22 = empleador_grande_servicios ? 54n : 47n;
  const contrib_aaff$raw = base_contribuciones * $22;
  const contrib_aaff = (contrib_aaff$raw + 500n) / 1000n;
  const contrib_aaff$v = { n: contrib_aaff, d: 100n };
  ledger.component('contrib_aaff', base_contribuciones$v, { n: $22, d: 1000n }, { n: contrib_aaff$raw, d: 100000n }, contrib_aaff$v, ledger.tracing ? [
    rt.seen('base_contribuciones', 'money', base_contribuciones$v),
    rt.seen('empleador_grande_servicios', 'boolean', empleador_grande_servicios),
  ] : rt.NOTHING);

  // Fondo Nacional de Empleo · Ley 27.541 art. 19
  const $23 = empleador_grande_servicios ? 107n : 94n;
  const contrib_fne$raw = base_contribuciones * $23;
  const contrib_fne = (contrib_fne$raw + 5000n) / 10000n;
  const contrib_fne$v = { n: contrib_fne, d: 100n };
  ledger.component('contrib_fne', base_contribuciones$v, { n: $23, d: 10000n }, { n: contrib_fne$raw, d: 1000000n }, contrib_fne$v, ledger.tracing ? [
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
  const $25 = $e.ffep_suma * 100n;
  const contrib_art_ffep = $25;
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
  if (remuneracion_bruta > $e.base_max) {
    ledger.warn('CONTRIBUTION_BASE_CAPPED', 'info', 'base_aportes', `La remuneración ${rt.show(remuneracion_bruta$v, 'money', 'ARS')} pasa de la base máxima de ${rt.show($e.base_max$v, 'money', 'ARS')}`);
  }
  if (!rt.same(liquida_sac, period$month === 6n)) {
    ledger.warn('FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.liquida_sac', `El aguinaldo se paga en junio`);
  }
  if ((empleador_mipyme && empleador_grande_servicios)) {
    ledger.warn('FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.empleador_mipyme', `Un empleador del art. 19 inc. a no es MiPyME`);
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
  if (remuneracion_bruta > $e.SMVM_ENERO * 1500n) {
    ledger.warn('PARAM_UNVERIFIED', 'warning', 'period', `ganancia_neta_sujeta: sin confirmar, que la base sea la remuneración antes de los aportes`);
  }

  return ledger.close();
}

const $figures = rt.byDate(($at) => ({
  base_min: rt.scaled(rt.figureAt(base_min$rows, $at), 100n),
  base_max: rt.scaled(rt.figureAt(base_max$rows, $at), 100n),
  SMVM_ENERO: rt.scaled(rt.figureAt(SMVM_ENERO$rows, $at), 1n),
  escala_cedular$rows1: rt.scaledRows(escala_cedular, { date: $at, limits: rt.figureAt(SMVM_ENERO$rows, $at) }, 100n, 100n),
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
  const cuota_sindical_rate$sent = $n[4]!;
  const risk_class_rate$sent = $n[5]!;
  const liquida_sac$sent = $n[6]!;
  const empleador_grande_servicios$sent = $n[7]!;
  const empleador_mipyme$sent = $n[8]!;

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

  // Cuota sindical
  if (cuota_sindical_rate$sent < 0) return false;
  if (cuota_sindical_rate$sent > 100000) return false;
  const cuota_sindical_rate = cuota_sindical_rate$sent === cuota_sindical_rate$sent ? cuota_sindical_rate$sent : 0;
  $s[4] = cuota_sindical_rate;

  // Alícuota variable de ART
  if (risk_class_rate$sent < 0) return false;
  if (risk_class_rate$sent > 500000) return false;
  const risk_class_rate = risk_class_rate$sent;
  $s[5] = risk_class_rate;

  // Paga el aguinaldo este mes
  const liquida_sac: boolean = liquida_sac$sent === liquida_sac$sent ? liquida_sac$sent === 1 : false;
  $s[6] = liquida_sac ? 1 : 0;

  // Empleador del art. 19 inc. a
  const empleador_grande_servicios: boolean = empleador_grande_servicios$sent === empleador_grande_servicios$sent ? empleador_grande_servicios$sent === 1 : false;
  $s[7] = empleador_grande_servicios ? 1 : 0;

  // Empleador MiPyME
  const empleador_mipyme: boolean = empleador_mipyme$sent === empleador_mipyme$sent ? empleador_mipyme$sent === 1 : true;
  $s[8] = empleador_mipyme ? 1 : 0;

  // Sueldo básico · LCT art. 103
  const $2 = monthly_salary * $row.days;
  const $3 = Math.floor(($2 + 15) / 30);
  const sueldo_basico = $3;
  $s[9] = sueldo_basico;
  $s[10] = $2;

  // Horas extra · LCT art. 201
  const horas_extra = overtime_amount;
  $s[11] = horas_extra;

  // Comisiones · LCT art. 108
  const comisiones = commission_amount;
  $s[12] = comisiones;

  // Remuneración bruta (sin aguinaldo) · Ley 24.241 arts. 6 y 9
  const $4 = sueldo_basico + horas_extra + comisiones;
  const remuneracion_bruta = $4;
  $s[13] = remuneracion_bruta;

  // Sueldo anual complementario (aguinaldo) · LCT arts. 121 a 123; Ley 27.073
  $s[16] = 0;
  let sac = 0;
  $s[14] = 0;
  $s[15] = 0;
  const $6 = liquida_sac;
  $s[16] = $6 ? 1 : 0;
  if ($6) {
    const $5 = Math.floor((remuneracion_bruta + 1) / 2);
    sac = $5;
    $s[14] = sac;
    $s[15] = remuneracion_bruta;
  }

  // Total de percepciones
  const $7 = sueldo_basico + horas_extra + comisiones + sac;
  const total_percepciones = $7;
  $s[17] = total_percepciones;

  // Base de aportes · Ley 24.241 art. 9
  const $8 = (remuneracion_bruta > $f.base_min ? remuneracion_bruta : $f.base_min);
  const $9 = ($8 < $f.base_max ? $8 : $f.base_max);
  const base_aportes = $9;
  $s[18] = base_aportes;

  // Base de aportes a la obra social · Decreto 921/2016
  const $10 = $f.base_min * 2;
  const $11 = (remuneracion_bruta < $f.base_max ? remuneracion_bruta : $f.base_max);
  const $12 = ($10 > $11 ? $10 : $11);
  const base_aportes_obra_social = $12;
  $s[19] = base_aportes_obra_social;

  // Base de aportes sobre aguinaldo · Ley 24.241 art. 9
  $s[22] = 0;
  let base_aportes_sac = 0;
  $s[20] = 0;
  $s[21] = 0;
  const $17 = liquida_sac;
  $s[22] = $17 ? 1 : 0;
  if ($17) {
    const $13 = sac * 2;
    const $14 = ($13 > $f.base_min ? $13 : $f.base_min);
    const $15 = ($14 < $f.base_max ? $14 : $f.base_max);
    const $16 = Math.floor(($15 + 1) / 2);
    base_aportes_sac = $16;
    $s[20] = base_aportes_sac;
    $s[21] = $15;
  }

  // Base de obra social sobre aguinaldo · Decreto 921/2016
  $s[25] = 0;
  let base_aportes_obra_social_sac = 0;
  $s[23] = 0;
  $s[24] = 0;
  const $23 = liquida_sac;
  $s[25] = $23 ? 1 : 0;
  if ($23) {
    const $18 = sac * 2;
    const $19 = $f.base_min * 2;
    const $20 = ($18 < $f.base_max ? $18 : $f.base_max);
    const $21 = ($19 > $20 ? $19 : $20);
    const $22 = Math.floor(($21 + 1) / 2);
    base_aportes_obra_social_sac = $22;
    $s[23] = base_aportes_obra_social_sac;
    $s[24] = $21;
  }

  // Jubilación (SIPA) · Ley 24.241 art. 11
  const $24 = (base_aportes + base_aportes_sac) * 11;
  const $25 = Math.floor(($24 + 50) / 100);
  const jubilacion = $25;
  $s[26] = jubilacion;
  $s[27] = $24;

  // INSSJP - PAMI (Ley 19.032) · Ley 19.032 art. 8
  const $26 = (base_aportes + base_aportes_sac) * 3;
  const $27 = Math.floor(($26 + 50) / 100);
  const ley_19032 = $27;
  $s[28] = ley_19032;
  $s[29] = $26;

  // Obra social (Ley 23.660) · Ley 23.660 art. 16
  const $28 = (base_aportes_obra_social + base_aportes_obra_social_sac) * 3;
  const $29 = Math.floor(($28 + 50) / 100);
  const obra_social = $29;
  $s[30] = obra_social;
  $s[31] = $28;

  // Cuota sindical · Ley 23.551 art. 38
  $s[34] = 0;
  let cuota_sindical = 0;
  $s[32] = 0;
  $s[33] = 0;
  const $32 = cuota_sindical_rate > 0;
  $s[34] = $32 ? 1 : 0;
  if ($32) {
    const $30 = cuota_sindical_rate * (remuneracion_bruta + sac);
    if ($30 > rt.SAFE) return false;
    if ($30 > 4503599626370495) return false;
    const $31 = Math.floor(($30 + 500000) / 1000000);
    cuota_sindical = $31;
    $s[32] = cuota_sindical;
    $s[33] = $30;
  }

  // Ganancia neta sujeta a impuesto · Ley 27.725
  $s[36] = 0;
  let ganancia_neta_sujeta = 0;
  $s[35] = 0;
  const $34 = remuneracion_bruta > ($f.SMVM_ENERO * 15) * 100;
  $s[36] = $34 ? 1 : 0;
  if ($34) {
    const $33 = remuneracion_bruta - (($f.SMVM_ENERO * 15) * 100);
    ganancia_neta_sujeta = $33;
    $s[35] = ganancia_neta_sujeta;
  }

  // Impuesto determinado · Ley 27.725
  const $35 = rt.rowOf($f.escala_cedular$rows1, ganancia_neta_sujeta, 1, false);
  if ($35 < 0) return false;
  $s[37] = $35;
  $s[38] = ganancia_neta_sujeta;
  const $36 = rt.excessOf($f.escala_cedular$rows1, $35, ganancia_neta_sujeta, 1);
  if (Number.isNaN($36)) return false;
  if ($36 > 4503599627370395) return false;
  const $37 = Math.floor(($36 + 50) / 100);
  const impuesto_determinado = $37;
  $s[39] = impuesto_determinado;
  $s[40] = $36;

  // Tope del 35% · RG AFIP 4003/2017
  const $38 = (total_percepciones - jubilacion - ley_19032 - obra_social - cuota_sindical) * 7;
  const $39 = rt.wholeOf($38, 20, 'half_up');
  if (Number.isNaN($39)) return false;
  const ganancias_tope_35 = $39;
  $s[41] = ganancias_tope_35;
  $s[42] = $38;

  // Impuesto a las Ganancias (4ta categoría) · Ley 27.725; RG AFIP 4003/2017
  const $40 = (impuesto_determinado < ganancias_tope_35 ? impuesto_determinado : ganancias_tope_35);
  const $41 = (0 > $40 ? 0 : $40);
  const ganancias = $41;
  $s[43] = ganancias;

  // Total de deducciones
  const $42 = jubilacion + ley_19032 + obra_social + cuota_sindical + ganancias;
  const total_deducciones = $42;
  $s[44] = total_deducciones;

  // Neto a cobrar
  const $43 = total_percepciones - total_deducciones;
  const neto = $43;
  $s[45] = neto;

  // Base de contribuciones patronales · Ley 27.541 arts. 19 y 22
  const $44 = remuneracion_bruta - ($f.detraccion * 4);
  const $45 = liquida_sac;
  $s[46] = $45 ? 1 : 0;
  let $47: number;
  if ($45) {
    const $46 = (sac - ($f.detraccion_sac * 4)) * 2;
    $47 = ($f.base_min > $46 ? $f.base_min : $46);
  } else {
    $47 = 0;
  }
  const $48 = ($f.base_min > $44 ? $f.base_min : $44) * 2 + $47;
  const $49 = Math.floor(($48 + 1) / 2);
  const base_contribuciones = $49;
  $s[47] = base_contribuciones;
  $s[48] = $48;

  // Base de obra social (empleador) · Decreto 921/2016
  const $50 = $f.base_min * 2;
  const $51 = liquida_sac;
  $s[49] = $51 ? 1 : 0;
  const $52 = $51 ? ($f.base_min > sac ? $f.base_min : sac) : 0;
  const $53 = ($50 > remuneracion_bruta ? $50 : remuneracion_bruta) + $52;
  const base_obra_social_empleador = $53;
  $s[50] = base_obra_social_empleador;

  // Base ART · Ley 26.773 art. 10
  const $54 = remuneracion_bruta + sac;
  const base_art = $54;
  $s[51] = base_art;

  // SIPA · Ley 27.541 art. 19
  const $55 = empleador_grande_servicios ? 1235 : 1077;
  const $56 = base_contribuciones * $55;
  if ($56 > rt.SAFE) return false;
  if ($56 > 4503599627360495) return false;
  const $57 = Math.floor(($56 + 5000) / 10000);
  const contrib_sipa = $57;
  $s[52] = contrib_sipa;
  $s[53] = $56;
  $s[54] = base_contribuciones;
  $s[55] = $55;

  // INSSJP (PAMI) · Ley 27.541 art. 19
  const $58 = empleador_grande_servicios ? 158 : 159;
  const $59 = base_contribuciones * $58;
  if ($59 > rt.SAFE) return false;
  if ($59 > 4503599627360495) return false;
  const $60 = Math.floor(($59 + 5000) / 10000);
  const contrib_inssjp = $60;
  $s[56] = contrib_inssjp;
  $s[57] = $59;
  $s[58] = base_contribuciones;
  $s[59] = $58;

  // Asignaciones familiares · Ley 27.541 art. 19
  const $61 = empleador_grande_servicios ? 54 : 47;
  const $62 = base_contribuciones * $61;
  if ($62 > rt.SAFE) return false;
  if ($62 > 4503599627369495) return false;
  const $63 = Math.floor(($62 + 500) / 1000);
  const contrib_aaff = $63;
  $s[60] = contrib_aaff;
  $s[61] = $62;
  $s[62] = base_contribuciones;
  $s[63] = $61;

  // Fondo Nacional de Empleo · Ley 27.541 art. 19
  const $64 = empleador_grande_servicios ? 107 : 94;
  const $65 = base_contribuciones * $64;
  if ($65 > rt.SAFE) return false;
  if ($65 > 4503599627360495) return false;
  const $66 = Math.floor(($65 + 5000) / 10000);
  const contrib_fne = $66;
  $s[64] = contrib_fne;
  $s[65] = $65;
  $s[66] = base_contribuciones;
  $s[67] = $64;

  // Obra social (6%: 5.10 + 0.90 FSR) · Ley 23.660 art. 16
  const $67 = base_obra_social_empleador * 3;
  const $68 = Math.floor(($67 + 25) / 50);
  const contrib_obra_social = $68;
  $s[68] = contrib_obra_social;
  $s[69] = $67;
  $s[70] = base_obra_social_empleador;
  $s[71] = 3;

  // ART, cuota variable · Leyes 24.557 y 26.773
  $s[76] = 0;
  let contrib_art_variable = 0;
  $s[72] = 0;
  $s[73] = 0;
  $s[74] = 0;
  $s[75] = 0;
  const $71 = (risk_class_rate$sent === risk_class_rate$sent);
  $s[76] = $71 ? 1 : 0;
  if ($71) {
    const $69 = base_art * risk_class_rate;
    if ($69 > rt.SAFE) return false;
    if ($69 > 4503599626370495) return false;
    const $70 = Math.floor(($69 + 500000) / 1000000);
    contrib_art_variable = $70;
    $s[72] = contrib_art_variable;
    $s[73] = $69;
    $s[74] = base_art;
    $s[75] = risk_class_rate;
  }

  // ART, suma fija FFEP · Leyes 24.557 y 26.773
  const $72 = $f.ffep_suma * 100;
  const contrib_art_ffep = $72;
  $s[77] = contrib_art_ffep;
  $s[78] = $f.ffep_suma;

  // Seguro colectivo de vida obligatorio · Decreto 1567/74
  const contrib_scvo = $f.scvo_prima;
  $s[79] = contrib_scvo;

  // Total contribuciones de seguridad social
  const $73 = contrib_sipa + contrib_inssjp + contrib_aaff + contrib_fne;
  const contrib_seguridad_social_total = $73;
  $s[80] = contrib_seguridad_social_total;

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
    if (remuneracion_bruta > $f.base_max) {
      rt.addWarning($notes, 'CONTRIBUTION_BASE_CAPPED', 'info', 'base_aportes', `La remuneración ${rt.show(rt.ratio(remuneracion_bruta, 100n), 'money', 'ARS')} pasa de la base máxima de ${rt.show(rt.ratio($f.base_max, 100n), 'money', 'ARS')}`);
    }
    if (!rt.same(liquida_sac, Number($at.slice(5, 7)) === 6)) {
      rt.addWarning($notes, 'FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.liquida_sac', `El aguinaldo se paga en junio`);
    }
    if ((empleador_mipyme && empleador_grande_servicios)) {
      rt.addWarning($notes, 'FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.empleador_mipyme', `Un empleador del art. 19 inc. a no es MiPyME`);
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
    if (remuneracion_bruta > ($f.SMVM_ENERO * 15) * 100) {
      rt.addWarning($notes, 'PARAM_UNVERIFIED', 'warning', 'period', `ganancia_neta_sujeta: sin confirmar, que la base sea la remuneración antes de los aportes`);
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
  $tail[13]! + $head[14]! + '"SMVM_ENERO":"',
  '"' + $middle[14]!,
  $tail[14]! + $head[15]! + '"escala_cedular.fixed":"',
  '","escala_cedular.lower":"',
  '","escala_cedular.rate":"',
  '","ganancia_neta_sujeta":"',
  '"' + $middle[15]!,
  $tail[15]! + $head[16]! + '"cuota_sindical":"',
  '","jubilacion":"',
  '","ley_19032":"',
  '","obra_social":"',
  '","total_percepciones":"',
  '"' + $middle[16]!,
  $tail[16]! + $head[17]! + '"ganancias_tope_35":"',
  '","impuesto_determinado":"',
  '"' + $middle[17]!,
  $tail[17]! + $head[18]! + '"cuota_sindical":"',
  '","ganancias":"',
  '"' + $middle[18]!,
  $tail[18]! + $head[19]! + '"total_deducciones":"',
  '"' + $middle[19]!,
  $tail[19]! + $head[20]! + '"base_min":"',
  '","detraccion":"',
  ',"detraccion_sac":"',
  ',"liquida_sac":"',
  $middle[20]!,
  $tail[20]! + $head[21]! + '"base_min":"',
  '","liquida_sac":"',
  $middle[21]!,
  $tail[21]! + $head[22]! + '"remuneracion_bruta":"',
  '"' + $middle[22]!,
  $tail[22]! + $head[23]! + '"base_contribuciones":"',
  '","empleador_grande_servicios":"',
  '"' + $middle[23]!,
  $tail[23]! + $head[24]! + '"base_contribuciones":"',
  '"' + $middle[24]!,
  $tail[24]! + $head[25]! + '"base_contribuciones":"',
  '"' + $middle[25]!,
  $tail[25]! + $head[26]! + '"base_contribuciones":"',
  '"' + $middle[26]!,
  $tail[26]! + $head[27]! + '"base_obra_social_empleador":"',
  '"' + $middle[27]!,
  $tail[27]! + $head[28]!,
  '"base_art":"',
  '"given(risk_class_rate)":"',
  ',"risk_class_rate":"',
  $middle[28]!,
  $tail[28]! + $head[29]! + '"ffep_suma":"',
  '"' + $middle[29]!,
  $tail[29]! + $head[30]! + '"scvo_prima":"',
  '"' + $middle[30]!,
  $tail[30]! + $head[31]! + '"contrib_aaff":"',
  '","contrib_fne":"',
  '","contrib_inssjp":"',
  '","contrib_sipa":"',
  '"' + $middle[31]!,
  $tail[31]!,
]);

function trace($row: rt.PayslipRow, $s: Float64Array, $digits: number, $out: rt.TextBytes): void {
  const $f = rt.known($figures($row.referenceDate));
  const liquida_sac$t = `${$s[6]!}`;
  const cuota_sindical_rate$t = rt.plainText($s[4]!, 1000000, $digits);
  const empleador_grande_servicios$t = `${$s[7]!}`;
  const risk_class_rate$t = Number.isNaN($s[5]!) ? '' : rt.plainText($s[5]!, 1000000, $digits);
  $out.bytes($pieces[0]!);
  $out.cents($s[1]!);
  $out.bytes($pieces[1]!);
  $out.ascii(`${$row.days}`);
  $out.bytes($pieces[2]!);
  $out.cents($s[9]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[10]!, 3000, $digits));
  $out.bytes($pieces[4]!);
  $out.cents($s[2]!);
  $out.bytes($pieces[5]!);
  $out.cents($s[11]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[11]!);
  $out.bytes($pieces[6]!);
  $out.cents($s[3]!);
  $out.bytes($pieces[7]!);
  $out.cents($s[12]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[12]!);
  $out.bytes($pieces[8]!);
  $out.cents($s[12]!);
  $out.bytes($pieces[9]!);
  $out.cents($s[11]!);
  $out.bytes($pieces[10]!);
  $out.cents($s[9]!);
  $out.bytes($pieces[11]!);
  $out.cents($s[13]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[13]!);
  $out.bytes($pieces[12]!);
  $out.ascii(liquida_sac$t);
  $out.bytes($pieces[13]!);
  if ($s[16]! === 1) {
    $out.bytes($pieces[14]!);
    $out.cents($s[13]!);
    $out.bytes($pieces[13]!);
  }
  $out.bytes($pieces[15]!);
  $out.cents($s[14]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[15]!, 200, $digits));
  $out.bytes($pieces[16]!);
  $out.cents($s[12]!);
  $out.bytes($pieces[9]!);
  $out.cents($s[11]!);
  $out.bytes($pieces[17]!);
  $out.cents($s[14]!);
  $out.bytes($pieces[10]!);
  $out.cents($s[9]!);
  $out.bytes($pieces[18]!);
  $out.cents($s[17]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[17]!);
  $out.bytes($pieces[19]!);
  $out.cents($f.base_max);
  $out.bytes($pieces[20]!);
  $out.cents($f.base_min);
  $out.bytes($pieces[21]!);
  $out.cents($s[13]!);
  $out.bytes($pieces[22]!);
  $out.cents($s[18]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[18]!);
  $out.bytes($pieces[23]!);
  $out.cents($f.base_max);
  $out.bytes($pieces[20]!);
  $out.cents($f.base_min);
  $out.bytes($pieces[21]!);
  $out.cents($s[13]!);
  $out.bytes($pieces[24]!);
  $out.cents($s[19]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[19]!);
  $out.bytes($pieces[25]!);
  if ($s[22]! === 1) {
    $out.member($pieces[26]!);
    $out.cents($f.base_max);
    $out.bytes($pieces[13]!);
  }
  if ($s[22]! === 1) {
    $out.member($pieces[27]!);
    $out.cents($f.base_min);
    $out.bytes($pieces[13]!);
  }
  $out.member($pieces[28]!);
  $out.ascii(liquida_sac$t);
  $out.bytes($pieces[13]!);
  if ($s[22]! === 1) {
    $out.bytes($pieces[29]!);
    $out.cents($s[14]!);
    $out.bytes($pieces[13]!);
  }
  $out.bytes($pieces[30]!);
  $out.cents($s[20]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[21]!, 200, $digits));
  $out.bytes($pieces[31]!);
  if ($s[25]! === 1) {
    $out.member($pieces[26]!);
    $out.cents($f.base_max);
    $out.bytes($pieces[13]!);
  }
  if ($s[25]! === 1) {
    $out.member($pieces[27]!);
    $out.cents($f.base_min);
    $out.bytes($pieces[13]!);
  }
  $out.member($pieces[28]!);
  $out.ascii(liquida_sac$t);
  $out.bytes($pieces[13]!);
  if ($s[25]! === 1) {
    $out.bytes($pieces[29]!);
    $out.cents($s[14]!);
    $out.bytes($pieces[13]!);
  }
  $out.bytes($pieces[32]!);
  $out.cents($s[23]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[24]!, 200, $digits));
  $out.bytes($pieces[33]!);
  $out.cents($s[18]!);
  $out.bytes($pieces[34]!);
  $out.cents($s[20]!);
  $out.bytes($pieces[35]!);
  $out.cents($s[26]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[27]!, 10000, $digits));
  $out.bytes($pieces[36]!);
  $out.cents($s[18]!);
  $out.bytes($pieces[34]!);
  $out.cents($s[20]!);
  $out.bytes($pieces[37]!);
  $out.cents($s[28]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[29]!, 10000, $digits));
  $out.bytes($pieces[38]!);
  $out.cents($s[19]!);
  $out.bytes($pieces[39]!);
  $out.cents($s[23]!);
  $out.bytes($pieces[40]!);
  $out.cents($s[30]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[31]!, 10000, $digits));
  $out.bytes($pieces[41]!);
  $out.ascii(cuota_sindical_rate$t);
  $out.bytes($pieces[13]!);
  if ($s[34]! === 1) {
    $out.bytes($pieces[14]!);
    $out.cents($s[13]!);
    $out.bytes($pieces[13]!);
  }
  if ($s[34]! === 1) {
    $out.bytes($pieces[29]!);
    $out.cents($s[14]!);
    $out.bytes($pieces[13]!);
  }
  $out.bytes($pieces[42]!);
  $out.cents($s[32]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[33]!, 100000000, $digits));
  $out.bytes($pieces[43]!);
  $out.cents($f.SMVM_ENERO * 100);
  $out.bytes($pieces[21]!);
  $out.cents($s[13]!);
  $out.bytes($pieces[44]!);
  $out.cents($s[35]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[35]!);
  $out.bytes($pieces[45]!);
  $out.cents($f.escala_cedular$rows1.fixed[$s[37]!]!);
  $out.bytes($pieces[46]!);
  $out.cents(rt.lowerEndOf($f.escala_cedular$rows1, $s[37]!, 1));
  $out.bytes($pieces[47]!);
  $out.ascii(rt.plainText($f.escala_cedular$rows1.value[$s[37]!]!, 100, $digits));
  $out.bytes($pieces[48]!);
  $out.cents($s[35]!);
  $out.bytes($pieces[49]!);
  $out.cents($s[39]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[40]!, 10000, $digits));
  $out.bytes($pieces[50]!);
  $out.cents($s[32]!);
  $out.bytes($pieces[51]!);
  $out.cents($s[26]!);
  $out.bytes($pieces[52]!);
  $out.cents($s[28]!);
  $out.bytes($pieces[53]!);
  $out.cents($s[30]!);
  $out.bytes($pieces[54]!);
  $out.cents($s[17]!);
  $out.bytes($pieces[55]!);
  $out.cents($s[41]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[42]!, 2000, $digits));
  $out.bytes($pieces[56]!);
  $out.cents($s[41]!);
  $out.bytes($pieces[57]!);
  $out.cents($s[39]!);
  $out.bytes($pieces[58]!);
  $out.cents($s[43]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[43]!);
  $out.bytes($pieces[59]!);
  $out.cents($s[32]!);
  $out.bytes($pieces[60]!);
  $out.cents($s[43]!);
  $out.bytes($pieces[51]!);
  $out.cents($s[26]!);
  $out.bytes($pieces[52]!);
  $out.cents($s[28]!);
  $out.bytes($pieces[53]!);
  $out.cents($s[30]!);
  $out.bytes($pieces[61]!);
  $out.cents($s[44]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[44]!);
  $out.bytes($pieces[62]!);
  $out.cents($s[44]!);
  $out.bytes($pieces[54]!);
  $out.cents($s[17]!);
  $out.bytes($pieces[63]!);
  $out.cents($s[45]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[45]!);
  $out.bytes($pieces[64]!);
  $out.cents($f.base_min);
  $out.bytes($pieces[65]!);
  $out.cents($f.detraccion * 4);
  $out.bytes($pieces[13]!);
  if ($s[46]! === 1) {
    $out.bytes($pieces[66]!);
    $out.cents($f.detraccion_sac * 4);
    $out.bytes($pieces[13]!);
  }
  $out.bytes($pieces[67]!);
  $out.ascii(liquida_sac$t);
  $out.bytes($pieces[21]!);
  $out.cents($s[13]!);
  $out.bytes($pieces[13]!);
  if ($s[46]! === 1) {
    $out.bytes($pieces[29]!);
    $out.cents($s[14]!);
    $out.bytes($pieces[13]!);
  }
  $out.bytes($pieces[68]!);
  $out.cents($s[47]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[48]!, 200, $digits));
  $out.bytes($pieces[69]!);
  $out.cents($f.base_min);
  $out.bytes($pieces[70]!);
  $out.ascii(liquida_sac$t);
  $out.bytes($pieces[21]!);
  $out.cents($s[13]!);
  $out.bytes($pieces[13]!);
  if ($s[49]! === 1) {
    $out.bytes($pieces[29]!);
    $out.cents($s[14]!);
    $out.bytes($pieces[13]!);
  }
  $out.bytes($pieces[71]!);
  $out.cents($s[50]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[50]!);
  $out.bytes($pieces[72]!);
  $out.cents($s[13]!);
  $out.bytes($pieces[17]!);
  $out.cents($s[14]!);
  $out.bytes($pieces[73]!);
  $out.cents($s[51]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[51]!);
  $out.bytes($pieces[74]!);
  $out.cents($s[47]!);
  $out.bytes($pieces[75]!);
  $out.ascii(empleador_grande_servicios$t);
  $out.bytes($pieces[76]!);
  $out.cents($s[52]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[53]!, 1000000, $digits));
  $out.bytes($pieces[77]!);
  $out.cents($s[47]!);
  $out.bytes($pieces[75]!);
  $out.ascii(empleador_grande_servicios$t);
  $out.bytes($pieces[78]!);
  $out.cents($s[56]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[57]!, 1000000, $digits));
  $out.bytes($pieces[79]!);
  $out.cents($s[47]!);
  $out.bytes($pieces[75]!);
  $out.ascii(empleador_grande_servicios$t);
  $out.bytes($pieces[80]!);
  $out.cents($s[60]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[61]!, 100000, $digits));
  $out.bytes($pieces[81]!);
  $out.cents($s[47]!);
  $out.bytes($pieces[75]!);
  $out.ascii(empleador_grande_servicios$t);
  $out.bytes($pieces[82]!);
  $out.cents($s[64]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[65]!, 1000000, $digits));
  $out.bytes($pieces[83]!);
  $out.cents($s[50]!);
  $out.bytes($pieces[84]!);
  $out.cents($s[68]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[69]!, 5000, $digits));
  $out.bytes($pieces[85]!);
  if ($s[76]! === 1) {
    $out.member($pieces[86]!);
    $out.cents($s[51]!);
    $out.bytes($pieces[13]!);
  }
  $out.member($pieces[87]!);
  $out.ascii((!Number.isNaN($row.numbers[5]!) ? '1' : '0'));
  $out.bytes($pieces[13]!);
  if ($s[76]! === 1) {
    $out.bytes($pieces[88]!);
    $out.ascii(risk_class_rate$t);
    $out.bytes($pieces[13]!);
  }
  $out.bytes($pieces[89]!);
  $out.cents($s[72]!);
  $out.bytes($pieces[3]!);
  $out.ascii(rt.moneyText($s[73]!, 100000000, $digits));
  $out.bytes($pieces[90]!);
  $out.cents($f.ffep_suma * 100);
  $out.bytes($pieces[91]!);
  $out.cents($s[77]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[78]! * 100);
  $out.bytes($pieces[92]!);
  $out.cents($f.scvo_prima);
  $out.bytes($pieces[93]!);
  $out.cents($s[79]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[79]!);
  $out.bytes($pieces[94]!);
  $out.cents($s[60]!);
  $out.bytes($pieces[95]!);
  $out.cents($s[64]!);
  $out.bytes($pieces[96]!);
  $out.cents($s[56]!);
  $out.bytes($pieces[97]!);
  $out.cents($s[52]!);
  $out.bytes($pieces[98]!);
  $out.cents($s[80]!);
  $out.bytes($pieces[3]!);
  $out.cents($s[80]!);
  $out.bytes($pieces[99]!);
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
const ganancia_neta_sujeta$a = rt.amountSpec('ganancia_neta_sujeta', 'money', 100n);
const escala_cedular$rate$a = rt.amountSpec('escala_cedular.rate', 'rate', 100n);
const escala_cedular$lower$a = rt.amountSpec('escala_cedular.lower', 'money', 100n);
const escala_cedular$fixed$a = rt.amountSpec('escala_cedular.fixed', 'money', 100n);
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
  base_max$m: rt.seen('base_max', 'money', new rt.Whole($f.base_max, 100n)),
  SMVM_ENERO$m: rt.seen('SMVM_ENERO', 'money', new rt.Whole($f.SMVM_ENERO, 1n)),
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
    sueldo_basico: new rt.ReadAmount(sueldo_basico$a, $s[9]!),
    horas_extra: new rt.ReadAmount(horas_extra$a, $s[11]!),
    comisiones: new rt.ReadAmount(comisiones$a, $s[12]!),
    liquida_sac: rt.seen('liquida_sac', 'boolean', $s[6]! === 1),
    remuneracion_bruta: new rt.ReadAmount(remuneracion_bruta$a, $s[13]!),
    sac: new rt.ReadAmount(sac$a, $s[14]!),
    base_aportes: new rt.ReadAmount(base_aportes$a, $s[18]!),
    base_aportes_sac: new rt.ReadAmount(base_aportes_sac$a, $s[20]!),
    base_aportes_obra_social: new rt.ReadAmount(base_aportes_obra_social$a, $s[19]!),
    base_aportes_obra_social_sac: new rt.ReadAmount(base_aportes_obra_social_sac$a, $s[23]!),
    cuota_sindical_rate: new rt.ReadAmount(cuota_sindical_rate$a, $s[4]!),
    ganancia_neta_sujeta: new rt.ReadAmount(ganancia_neta_sujeta$a, $s[35]!),
    total_percepciones: new rt.ReadAmount(total_percepciones$a, $s[17]!),
    jubilacion: new rt.ReadAmount(jubilacion$a, $s[26]!),
    ley_19032: new rt.ReadAmount(ley_19032$a, $s[28]!),
    obra_social: new rt.ReadAmount(obra_social$a, $s[30]!),
    cuota_sindical: new rt.ReadAmount(cuota_sindical$a, $s[32]!),
    impuesto_determinado: new rt.ReadAmount(impuesto_determinado$a, $s[39]!),
    ganancias_tope_35: new rt.ReadAmount(ganancias_tope_35$a, $s[41]!),
    ganancias: new rt.ReadAmount(ganancias$a, $s[43]!),
  };
}

function $reads2(_row: rt.PayslipRow, $s: Float64Array) {
  return {
    total_deducciones: new rt.ReadAmount(total_deducciones$a, $s[44]!),
    base_contribuciones: new rt.ReadAmount(base_contribuciones$a, $s[47]!),
    empleador_grande_servicios: rt.seen('empleador_grande_servicios', 'boolean', $s[7]! === 1),
    base_obra_social_empleador: new rt.ReadAmount(base_obra_social_empleador$a, $s[50]!),
    base_art: new rt.ReadAmount(base_art$a, $s[51]!),
    risk_class_rate: new rt.ReadAmount(risk_class_rate$a, $s[5]!),
    contrib_sipa: new rt.ReadAmount(contrib_sipa$a, $s[52]!),
    contrib_inssjp: new rt.ReadAmount(contrib_inssjp$a, $s[56]!),
    contrib_aaff: new rt.ReadAmount(contrib_aaff$a, $s[60]!),
    contrib_fne: new rt.ReadAmount(contrib_fne$a, $s[64]!),
    neto: new rt.ReadAmount(neto$a, $s[45]!),
    contrib_obra_social: new rt.ReadAmount(contrib_obra_social$a, $s[68]!),
    contrib_art_variable: new rt.ReadAmount(contrib_art_variable$a, $s[72]!),
    contrib_art_ffep: new rt.ReadAmount(contrib_art_ffep$a, $s[77]!),
    contrib_scvo: new rt.ReadAmount(contrib_scvo$a, $s[79]!),
    contrib_seguridad_social_total: new rt.ReadAmount(contrib_seguridad_social_total$a, $s[80]!),
  };
}

function $steps1($row: rt.PayslipRow, $s: Float64Array, $r1: ReturnType<typeof $reads1>, $steps: rt.TraceStep[]): void {
  const $f = rt.known($figures($row.referenceDate));
  const $fo = $figureObjects($row.referenceDate, 0);
  $steps.push({ id: 'sueldo_basico', inputs: [$r1.monthly_salary, $r1.period$days], raw: new rt.Whole($s[10]!, 3000n), final: $r1.sueldo_basico });
  $steps.push({ id: 'horas_extra', inputs: [$r1.overtime_amount], raw: $r1.horas_extra, final: $r1.horas_extra });
  $steps.push({ id: 'comisiones', inputs: [$r1.commission_amount], raw: $r1.comisiones, final: $r1.comisiones });
  $steps.push({ id: 'remuneracion_bruta', inputs: [$r1.sueldo_basico, $r1.horas_extra, $r1.comisiones], raw: $r1.remuneracion_bruta, final: $r1.remuneracion_bruta });
  $steps.push({ id: 'sac', inputs: $s[16]! === 1 ? [$r1.liquida_sac, $r1.remuneracion_bruta] : [$r1.liquida_sac], raw: new rt.Whole($s[15]!, 200n), final: $r1.sac });
  $steps.push({ id: 'total_percepciones', inputs: [$r1.sueldo_basico, $r1.horas_extra, $r1.comisiones, $r1.sac], raw: $r1.total_percepciones, final: $r1.total_percepciones });
  $steps.push({ id: 'base_aportes', inputs: [$r1.remuneracion_bruta, $fo.base_min$m, $fo.base_max$m], raw: $r1.base_aportes, final: $r1.base_aportes });
  $steps.push({ id: 'base_aportes_obra_social', inputs: [$fo.base_min$m, $r1.remuneracion_bruta, $fo.base_max$m], raw: $r1.base_aportes_obra_social, final: $r1.base_aportes_obra_social });
  $steps.push({ id: 'base_aportes_sac', inputs: $s[22]! === 1 ? [$r1.liquida_sac, $r1.sac, $fo.base_min$m, $fo.base_max$m] : [$r1.liquida_sac], raw: new rt.Whole($s[21]!, 200n), final: $r1.base_aportes_sac });
  $steps.push({ id: 'base_aportes_obra_social_sac', inputs: $s[25]! === 1 ? [$r1.liquida_sac, $fo.base_min$m, $r1.sac, $fo.base_max$m] : [$r1.liquida_sac], raw: new rt.Whole($s[24]!, 200n), final: $r1.base_aportes_obra_social_sac });
  $steps.push({ id: 'jubilacion', inputs: [$r1.base_aportes, $r1.base_aportes_sac], raw: new rt.Whole($s[27]!, 10000n), final: $r1.jubilacion });
  $steps.push({ id: 'ley_19032', inputs: [$r1.base_aportes, $r1.base_aportes_sac], raw: new rt.Whole($s[29]!, 10000n), final: $r1.ley_19032 });
  $steps.push({ id: 'obra_social', inputs: [$r1.base_aportes_obra_social, $r1.base_aportes_obra_social_sac], raw: new rt.Whole($s[31]!, 10000n), final: $r1.obra_social });
  $steps.push({ id: 'cuota_sindical', inputs: $s[34]! === 1 ? [$r1.cuota_sindical_rate, $r1.remuneracion_bruta, $r1.sac] : [$r1.cuota_sindical_rate], raw: new rt.Whole($s[33]!, 100000000n), final: $r1.cuota_sindical });
  $steps.push({ id: 'ganancia_neta_sujeta', inputs: [$r1.remuneracion_bruta, $fo.SMVM_ENERO$m], raw: $r1.ganancia_neta_sujeta, final: $r1.ganancia_neta_sujeta });
  $steps.push({ id: 'impuesto_determinado', inputs: [$r1.ganancia_neta_sujeta, new rt.ReadAmount(escala_cedular$lower$a, rt.lowerEndOf($f.escala_cedular$rows1, $s[37]!, 1)), new rt.ReadAmount(escala_cedular$rate$a, $f.escala_cedular$rows1.value[$s[37]!]!), new rt.ReadAmount(escala_cedular$fixed$a, $f.escala_cedular$rows1.fixed[$s[37]!]!)], raw: new rt.Whole($s[40]!, 10000n), final: $r1.impuesto_determinado });
}

function $steps2($row: rt.PayslipRow, $s: Float64Array, $r1: ReturnType<typeof $reads1>, $r2: ReturnType<typeof $reads2>, $steps: rt.TraceStep[]): void {
  const $fo = $figureObjects($row.referenceDate, 0);
  $steps.push({ id: 'ganancias_tope_35', inputs: [$r1.total_percepciones, $r1.jubilacion, $r1.ley_19032, $r1.obra_social, $r1.cuota_sindical], raw: new rt.Whole($s[42]!, 2000n), final: $r1.ganancias_tope_35 });
  $steps.push({ id: 'ganancias', inputs: [$r1.impuesto_determinado, $r1.ganancias_tope_35], raw: $r1.ganancias, final: $r1.ganancias });
  $steps.push({ id: 'total_deducciones', inputs: [$r1.jubilacion, $r1.ley_19032, $r1.obra_social, $r1.cuota_sindical, $r1.ganancias], raw: $r2.total_deducciones, final: $r2.total_deducciones });
  $steps.push({ id: 'neto', inputs: [$r1.total_percepciones, $r2.total_deducciones], raw: $r2.neto, final: $r2.neto });
  $steps.push({ id: 'base_contribuciones', inputs: $s[46]! === 1 ? [$fo.base_min$m, $r1.remuneracion_bruta, $fo.detraccion$m, $r1.liquida_sac, $r1.sac, $fo.detraccion_sac$m] : [$fo.base_min$m, $r1.remuneracion_bruta, $fo.detraccion$m, $r1.liquida_sac], raw: new rt.Whole($s[48]!, 200n), final: $r2.base_contribuciones });
  $steps.push({ id: 'base_obra_social_empleador', inputs: $s[49]! === 1 ? [$fo.base_min$m, $r1.remuneracion_bruta, $r1.liquida_sac, $r1.sac] : [$fo.base_min$m, $r1.remuneracion_bruta, $r1.liquida_sac], raw: $r2.base_obra_social_empleador, final: $r2.base_obra_social_empleador });
  $steps.push({ id: 'base_art', inputs: [$r1.remuneracion_bruta, $r1.sac], raw: $r2.base_art, final: $r2.base_art });
  $steps.push({ id: 'contrib_sipa', inputs: [$r2.base_contribuciones, $r2.empleador_grande_servicios], raw: new rt.Whole($s[53]!, 1000000n), final: $r2.contrib_sipa });
  $steps.push({ id: 'contrib_inssjp', inputs: [$r2.base_contribuciones, $r2.empleador_grande_servicios], raw: new rt.Whole($s[57]!, 1000000n), final: $r2.contrib_inssjp });
  $steps.push({ id: 'contrib_aaff', inputs: [$r2.base_contribuciones, $r2.empleador_grande_servicios], raw: new rt.Whole($s[61]!, 100000n), final: $r2.contrib_aaff });
  $steps.push({ id: 'contrib_fne', inputs: [$r2.base_contribuciones, $r2.empleador_grande_servicios], raw: new rt.Whole($s[65]!, 1000000n), final: $r2.contrib_fne });
  $steps.push({ id: 'contrib_obra_social', inputs: [$r2.base_obra_social_empleador], raw: new rt.Whole($s[69]!, 5000n), final: $r2.contrib_obra_social });
  $steps.push({ id: 'contrib_art_variable', inputs: $s[76]! === 1 ? [rt.seen('given(risk_class_rate)', 'boolean', !Number.isNaN($row.numbers[5]!)), $r2.base_art, $r2.risk_class_rate] : [rt.seen('given(risk_class_rate)', 'boolean', !Number.isNaN($row.numbers[5]!))], raw: new rt.Whole($s[73]!, 100000000n), final: $r2.contrib_art_variable });
  $steps.push({ id: 'contrib_art_ffep', inputs: [$fo.ffep_suma$m], raw: new rt.Whole($s[78]!, 1n), final: $r2.contrib_art_ffep });
  $steps.push({ id: 'contrib_scvo', inputs: [$fo.scvo_prima$m], raw: $r2.contrib_scvo, final: $r2.contrib_scvo });
  $steps.push({ id: 'contrib_seguridad_social_total', inputs: [$r2.contrib_sipa, $r2.contrib_inssjp, $r2.contrib_aaff, $r2.contrib_fne], raw: $r2.contrib_seguridad_social_total, final: $r2.contrib_seguridad_social_total });
}

function traceSteps($row: rt.PayslipRow, $s: Float64Array): readonly rt.TraceStep[] {
  const $r1 = $reads1($row, $s);
  const $r2 = $reads2($row, $s);
  const $steps: rt.TraceStep[] = [];
  $steps1($row, $s, $r1, $steps);
  $steps2($row, $s, $r1, $r2, $steps);
  return $steps;
}

const $applied = [
  new rt.BracketRows('escala_cedular', 'excess', { limitScale: 100n, valueScale: 100n, scalesValue: false }),
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
    gross_salary: 85,
    total_perceptions: 17,
    total_deductions: 44,
    net_salary: 45,
    employer_contributions_total: 86,
    employer_total_cost: 87,
  },
  tables: [81, 82, 83, 84],
  total: ($s) => {
    $s[81] = rt.sumIn($s, [52, 56, 60, 64]);
    $s[82] = rt.sumIn($s, [68]);
    $s[83] = rt.sumIn($s, [72, 77]);
    $s[84] = rt.sumIn($s, [79]);
    $s[85] = rt.sumIn($s, [9, 11, 12, 14]);
    $s[86] = rt.sumIn($s, [52, 56, 60, 64, 68, 72, 77, 79]);
    $s[87] = rt.safe($s[85]! + $s[86]!);
    return rt.areCents($s, [81, 82, 83, 84, 85, 86, 87]);
  },
  perceptions: ($s, $to) => {
    $to.line(0, $s[9]!);
    if ($s[11]! !== 0) $to.line(1, $s[11]!);
    if ($s[12]! !== 0) $to.line(2, $s[12]!);
    if ($s[14]! !== 0) $to.line(4, $s[14]!);
  },
  deductions: ($s, $to, $row) => {
    const $f = rt.known($figures($row.referenceDate));
    $to.line(10, $s[26]!);
    $to.line(11, $s[28]!);
    $to.line(12, $s[30]!);
    if (($s[32]! !== 0 || $s[34]! === 1)) $to.line(13, $s[32]!);
    $to.line(17, $s[43]!);
    if (!$applied[0]!.write($to, $f.escala_cedular$rows1, $s[37]!, 1, $s[38]!)) $to.noRow();
    $to.endLine(17);
  },
  taxable_bases: ($s, $to) => {
    $to.line(3, $s[13]!);
    $to.line(6, $s[18]!);
    $to.line(7, $s[19]!);
    if (($s[20]! !== 0 || $s[22]! === 1)) $to.line(8, $s[20]!);
    if (($s[23]! !== 0 || $s[25]! === 1)) $to.line(9, $s[23]!);
    $to.line(14, $s[35]!);
    $to.line(20, $s[47]!);
    $to.line(21, $s[50]!);
    $to.line(22, $s[51]!);
  },
  employer_contributions: ($s, $to) => {
    // Contribuciones de seguridad social
    $to.table(0, $s[81]!);
    $to.component(23, $s[54]!, $rates[0]!.of($s[55]!), $s[52]!);
    $to.component(24, $s[58]!, $rates[1]!.of($s[59]!), $s[56]!);
    $to.component(25, $s[62]!, $rates[2]!.of($s[63]!), $s[60]!);
    $to.component(26, $s[66]!, $rates[3]!.of($s[67]!), $s[64]!);
    $to.endTable(0, $s[81]!);
    // Contribución de obra social
    $to.table(1, $s[82]!);
    $to.component(27, $s[70]!, $rates[4]!.of($s[71]!), $s[68]!);
    $to.endTable(1, $s[82]!);
    // Riesgos del trabajo (ART)
    $to.table(2, $s[83]!);
    if (($s[72]! !== 0 || $s[76]! === 1)) $to.component(28, $s[74]!, $rates[5]!.of($s[75]!), $s[72]!);
    $to.component(29, 0, '0', $s[77]!);
    $to.endTable(2, $s[83]!);
    // Seguro de vida obligatorio
    $to.table(3, $s[84]!);
    $to.component(30, 0, '0', $s[79]!);
    $to.endTable(3, $s[84]!);
  },
};

const plain: rt.PlainRules = {
  size: 88,
  scales: [100n, 100n, 100n, 100n, 1000000n, 1000000n, 1n, 1n, 1n],
  rounding: rounding$1,
  steps: [
    { present: -1, called: -1, final: { slot: 9, scale: 100n, over: -1 }, base: null, rate: null, cents: 9, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 11, scale: 100n, over: -1 }, base: null, rate: null, cents: 11, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 12, scale: 100n, over: -1 }, base: null, rate: null, cents: 12, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 13, scale: 100n, over: -1 }, base: null, rate: null, cents: 13, baseCents: -1 },
    { present: -1, called: 16, final: { slot: 14, scale: 100n, over: -1 }, base: null, rate: null, cents: 14, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 17, scale: 100n, over: -1 }, base: null, rate: null, cents: 17, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 18, scale: 100n, over: -1 }, base: null, rate: null, cents: 18, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 19, scale: 100n, over: -1 }, base: null, rate: null, cents: 19, baseCents: -1 },
    { present: -1, called: 22, final: { slot: 20, scale: 100n, over: -1 }, base: null, rate: null, cents: 20, baseCents: -1 },
    { present: -1, called: 25, final: { slot: 23, scale: 100n, over: -1 }, base: null, rate: null, cents: 23, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 26, scale: 100n, over: -1 }, base: null, rate: null, cents: 26, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 28, scale: 100n, over: -1 }, base: null, rate: null, cents: 28, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 30, scale: 100n, over: -1 }, base: null, rate: null, cents: 30, baseCents: -1 },
    { present: -1, called: 34, final: { slot: 32, scale: 100n, over: -1 }, base: null, rate: null, cents: 32, baseCents: -1 },
    { present: -1, called: 36, final: { slot: 35, scale: 100n, over: -1 }, base: null, rate: null, cents: 35, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 39, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 41, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 43, scale: 100n, over: -1 }, base: null, rate: null, cents: 43, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 44, scale: 100n, over: -1 }, base: null, rate: null, cents: 44, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 45, scale: 100n, over: -1 }, base: null, rate: null, cents: 45, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 47, scale: 100n, over: -1 }, base: null, rate: null, cents: 47, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 50, scale: 100n, over: -1 }, base: null, rate: null, cents: 50, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 51, scale: 100n, over: -1 }, base: null, rate: null, cents: 51, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 52, scale: 100n, over: -1 }, base: { slot: 54, scale: 100n, over: -1 }, rate: { slot: 55, scale: 10000n, over: -1 }, cents: 52, baseCents: 54 },
    { present: -1, called: -1, final: { slot: 56, scale: 100n, over: -1 }, base: { slot: 58, scale: 100n, over: -1 }, rate: { slot: 59, scale: 10000n, over: -1 }, cents: 56, baseCents: 58 },
    { present: -1, called: -1, final: { slot: 60, scale: 100n, over: -1 }, base: { slot: 62, scale: 100n, over: -1 }, rate: { slot: 63, scale: 1000n, over: -1 }, cents: 60, baseCents: 62 },
    { present: -1, called: -1, final: { slot: 64, scale: 100n, over: -1 }, base: { slot: 66, scale: 100n, over: -1 }, rate: { slot: 67, scale: 10000n, over: -1 }, cents: 64, baseCents: 66 },
    { present: -1, called: -1, final: { slot: 68, scale: 100n, over: -1 }, base: { slot: 70, scale: 100n, over: -1 }, rate: { slot: 71, scale: 50n, over: -1 }, cents: 68, baseCents: 70 },
    { present: -1, called: 76, final: { slot: 72, scale: 100n, over: -1 }, base: { slot: 74, scale: 100n, over: -1 }, rate: { slot: 75, scale: 1000000n, over: -1 }, cents: 72, baseCents: 74 },
    { present: -1, called: -1, final: { slot: 77, scale: 100n, over: -1 }, base: null, rate: null, cents: 77, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 79, scale: 100n, over: -1 }, base: null, rate: null, cents: 79, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 80, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
  ],
  brackets: {
    impuesto_determinado: ($row, $s) => {
      const $f = rt.known($figures($row.referenceDate));
      return $applied[0]!.applied($f.escala_cedular$rows1, $s[37]!, 1, $s[38]!);
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
