// AR.general 2025.1: Relación de dependencia (Ley 20.744)
// Emitted from rules/ar/general/2025-01-01.pay by payroll compile. Do not edit.
// file    sha256:09a9035d46463cf00df851b1df0fe666b57ce6d095b79df1c4f1087b43981441
// meaning sha256:6b0d07cee46c1fbc6339bf6da298510004a2dd3f9fc72fcf29a0791a3938a8eb
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
  { from: '2025-01-01', value: rt.decimal('286711') },
  { from: '2025-02-01', value: rt.decimal('292446') },
  { from: '2025-03-01', value: rt.decimal('296832') },
  { from: '2025-04-01', value: rt.decimal('302600') },
  { from: '2025-05-01', value: rt.decimal('308200') },
  { from: '2025-06-01', value: rt.decimal('313400') },
  { from: '2025-07-01', value: rt.decimal('317800') },
  { from: '2025-08-01', value: rt.decimal('322000') },
  { from: '2025-11-01', value: rt.decimal('328400') },
  { from: '2025-12-01', value: rt.decimal('334800') },
];

// Base mínima · Ley 24.241 art. 9; DNU 274/2024
const base_min$rows: readonly rt.DatedValue[] = [
  { from: '2024-12-01', value: rt.decimal('87432.81') },
  { from: '2025-01-01', value: rt.decimal('89557.43') },
  { from: '2025-02-01', value: rt.decimal('91975.48') },
  { from: '2025-03-01', value: rt.decimal('94008.14') },
  { from: '2025-04-01', value: rt.decimal('96264.34') },
  { from: '2025-05-01', value: rt.decimal('99855') },
  { from: '2025-06-01', value: rt.decimal('102630.97') },
  { from: '2025-07-01', value: rt.decimal('104170.43') },
  { from: '2025-08-01', value: rt.decimal('105857.99') },
  { from: '2025-09-01', value: rt.decimal('107869.29') },
  { from: '2025-10-01', value: rt.decimal('109897.23') },
  { from: '2025-11-01', value: rt.decimal('112183.09') },
  { from: '2025-12-01', value: rt.decimal('114808.17') },
];

// Base máxima · Ley 24.241 art. 9; DNU 274/2024
const base_max$rows: readonly rt.DatedValue[] = [
  { from: '2024-12-01', value: rt.decimal('2841525.42') },
  { from: '2025-01-01', value: rt.decimal('2910574.49') },
  { from: '2025-02-01', value: rt.decimal('2989160') },
  { from: '2025-03-01', value: rt.decimal('3055220.44') },
  { from: '2025-04-01', value: rt.decimal('3128545.73') },
  { from: '2025-05-01', value: rt.decimal('3245240.49') },
  { from: '2025-06-01', value: rt.decimal('3335458.18') },
  { from: '2025-07-01', value: rt.decimal('3385490.05') },
  { from: '2025-08-01', value: rt.decimal('3440334.99') },
  { from: '2025-09-01', value: rt.decimal('3505701.35') },
  { from: '2025-10-01', value: rt.decimal('3571608.54') },
  { from: '2025-11-01', value: rt.decimal('3645898') },
  { from: '2025-12-01', value: rt.decimal('3731212.01') },
];

// Ganancia no imponible · LIG art. 30; Ley 27.743; un doceavo de la cifra anual
const gni$rows: readonly rt.DatedValue[] = [
  { from: '2025-01-01', value: rt.decimal('326355.7') },
  { from: '2025-07-01', value: rt.decimal('375625.46') },
];

// Deducción especial · LIG art. 30; Ley 27.743; un doceavo de la cifra anual
const deduccion_especial$rows: readonly rt.DatedValue[] = [
  { from: '2025-01-01', value: rt.decimal('1566507.35') },
  { from: '2025-07-01', value: rt.decimal('1803002.21') },
];

// Cónyuge · LIG art. 30; Ley 27.743; un doceavo de la cifra anual
const conyuge$rows: readonly rt.DatedValue[] = [
  { from: '2025-01-01', value: rt.decimal('307361.61') },
  { from: '2025-07-01', value: rt.decimal('353763.84') },
];

// Hijo · LIG art. 30; Ley 27.743; un doceavo de la cifra anual
const hijo$rows: readonly rt.DatedValue[] = [
  { from: '2025-01-01', value: rt.decimal('155003.58') },
  { from: '2025-07-01', value: rt.decimal('178404.4') },
];

// Hijo incapacitado · LIG art. 30; Ley 27.743; un doceavo de la cifra anual
const hijo_incapacitado$rows: readonly rt.DatedValue[] = [
  { from: '2025-01-01', value: rt.decimal('310007.16') },
  { from: '2025-07-01', value: rt.decimal('356808.79') },
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
  { from: '2024-03-01', value: rt.decimal('175.89') },
  { from: '2025-03-01', value: rt.decimal('334.68') },
];

// Suma fija FFEP · Ley 26.773; Res. MTEySS 649/2022
const ffep_suma$rows: readonly rt.DatedValue[] = [
  { from: '2025-01-01', value: rt.decimal('1172') },
  { from: '2025-02-01', value: rt.decimal('1196') },
  { from: '2025-03-01', value: rt.decimal('1227') },
  { from: '2025-04-01', value: rt.decimal('1303') },
  { from: '2025-05-01', value: rt.decimal('1355') },
  { from: '2025-06-01', value: rt.decimal('1394') },
  { from: '2025-07-01', value: rt.decimal('1420') },
  { from: '2025-08-01', value: rt.decimal('1459') },
  { from: '2025-09-01', value: rt.decimal('1502') },
  { from: '2025-10-01', value: rt.decimal('1521') },
  { from: '2025-11-01', value: rt.decimal('1543') },
  { from: '2025-12-01', value: rt.decimal('1584') },
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
      from: '2025-01-01',
      rows: [
        rt.band('[]', '0', '1520371.67', '0.05'),
        rt.band('(]', '1520371.67', '3040743.34', '0.09', '76018.58'),
        rt.band('(]', '3040743.34', '4561115.01', '0.12', '212852.03'),
        rt.band('(]', '4561115.01', '6841672.52', '0.15', '395296.63'),
        rt.band('(]', '6841672.52', '13683345.04', '0.19', '737380.26'),
        rt.band('(]', '13683345.04', '20525017.56', '0.23', '2037298.04'),
        rt.band('(]', '20525017.56', '30787526.34', '0.27', '3610882.72'),
        rt.band('(]', '30787526.34', '46181289.48', '0.31', '6381760.09'),
        rt.band('()', '46181289.48', null, '0.35', '11153826.67'),
      ],
    },
    {
      from: '2025-07-01',
      rows: [
        rt.band('[]', '0', '1749901.45', '0.05'),
        rt.band('(]', '1749901.45', '3499802.89', '0.09', '87495.07'),
        rt.band('(]', '3499802.89', '5249704.34', '0.12', '244986.2'),
        rt.band('(]', '5249704.34', '7874556.52', '0.15', '454974.38'),
        rt.band('(]', '7874556.52', '15749113.04', '0.19', '848702.2'),
        rt.band('(]', '15749113.04', '23623669.56', '0.23', '2344867.94'),
        rt.band('(]', '23623669.56', '35435504.34', '0.27', '4156015.94'),
        rt.band('(]', '35435504.34', '53153256.52', '0.31', '7345211.33'),
        rt.band('()', '53153256.52', null, '0.35', '12837714.51'),
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
  path: 'rules/ar/general/2025-01-01.pay',
  fingerprint: 'sha256:09a9035d46463cf00df851b1df0fe666b57ce6d095b79df1c4f1087b43981441',
  meaning: 'sha256:6b0d07cee46c1fbc6339bf6da298510004a2dd3f9fc72fcf29a0791a3938a8eb',
  country: 'AR',
  scheme: 'general',
  label: 'Relación de dependencia (Ley 20.744)',
  version: '2025.1',
  currency: 'ARS',
  validFrom: '2025-01-01',
  validUntil: '2025-12-31',
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
      date: '2025-01-01',
      summary: 'Ganancias: deducciones y escala del primer semestre',
      law: 'LIG arts. 30 y 94; Ley 27.743',
    },
    {
      date: '2025-03-01',
      summary: 'Nueva prima del seguro colectivo de vida obligatorio',
      law: 'Decreto 1567/74; Res. SSN 39.766/16',
    },
    {
      date: '2025-07-01',
      summary: 'Ganancias: deducciones y escala del segundo semestre',
      law: 'LIG arts. 30 y 94; Ley 27.743',
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
      source: 'Decreto 1567/74; scvo_prima: Decreto 1567/74; Res. SSN 39.766/16 y 40.629/2017',
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
    { figure: 'SMVM', standing: 'single_source', note: null },
    { figure: 'SMVM', standing: 'single_source', note: null },
    { figure: 'SMVM', standing: 'single_source', note: null },
    { figure: 'SMVM', standing: 'single_source', note: null },
    { figure: 'SMVM', standing: 'single_source', note: null },
    { figure: 'SMVM', standing: 'single_source', note: null },
    { figure: 'base_min', standing: 'derived', note: 'el mes anterior por la movilidad' },
    { figure: 'base_min', standing: 'derived', note: 'el mes anterior por la movilidad' },
    { figure: 'base_max', standing: 'derived', note: 'el mes anterior por la movilidad' },
    { figure: 'base_max', standing: 'derived', note: 'el mes anterior por la movilidad' },
    { figure: 'movilidad', standing: 'derived', note: 'el mes anterior por la movilidad' },
    { figure: 'movilidad', standing: 'derived', note: 'el mes anterior por la movilidad' },
    { figure: 'scvo_prima', standing: 'single_source', note: 'prima publicada' },
    { figure: 'scvo_prima', standing: 'derived', note: '0,205 por mil de 5,5 SMVM de diciembre' },
    { figure: 'ffep_suma', standing: 'derived', note: 'regla de la Res. 649/2022 con el RIPTE' },
    { figure: 'ffep_suma', standing: 'derived', note: 'regla de la Res. 649/2022 con el RIPTE' },
    { figure: 'ffep_suma', standing: 'derived', note: 'regla de la Res. 649/2022 con el RIPTE' },
    { figure: 'ffep_suma', standing: 'derived', note: 'regla de la Res. 649/2022 con el RIPTE' },
    { figure: 'ffep_suma', standing: 'derived', note: 'regla de la Res. 649/2022 con el RIPTE' },
    { figure: 'ffep_suma', standing: 'derived', note: 'regla de la Res. 649/2022 con el RIPTE' },
    { figure: 'ffep_suma', standing: 'derived', note: 'regla de la Res. 649/2022 con el RIPTE' },
    { figure: 'ffep_suma', standing: 'derived', note: 'regla de la Res. 649/2022 con el RIPTE' },
    { figure: 'ffep_suma', standing: 'derived', note: 'regla de la Res. 649/2022 con el RIPTE' },
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
  base_max: rt.over(rt.figureAt(base_max$rows, $at), 100n),
  base_max$v: rt.figureAt(base_max$rows, $at),
  gni: rt.over(rt.figureAt(gni$rows, $at), 50n),
  gni$v: rt.figureAt(gni$rows, $at),
  deduccion_especial: rt.over(rt.figureAt(deduccion_especial$rows, $at), 100n),
  deduccion_especial$v: rt.figureAt(deduccion_especial$rows, $at),
  conyuge: rt.over(rt.figureAt(conyuge$rows, $at), 100n),
  conyuge$v: rt.figureAt(conyuge$rows, $at),
  hijo: rt.over(rt.figureAt(hijo$rows, $at), 50n),
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
  SMVM: rt.over(rt.figureAt(SMVM$rows, $at), 1n),
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
  const $9 = excluir_sac_proporcional ? 0n : 1n;
  const doceava = $9;
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
  const $10 = conyuge_a_cargo;
  const $11 = $10 ? $e.conyuge : 0n;
  const deducciones_personales = $e.gni * 20000000000n + ($e.deduccion_especial * 10000000000n) + ($11 * 10000000000n) + (($e.hijo * cantidad_hijos) * 2n) + ($e.hijo_incapacitado * cantidad_hijos_incapacitados);
  const deducciones_personales$v = { n: deducciones_personales, d: 1000000000000n };
  ledger.step('deducciones_personales', deducciones_personales$v, deducciones_personales$v, ledger.tracing ? [
    rt.seen('gni', 'money', $e.gni$v),
    rt.seen('deduccion_especial', 'money', $e.deduccion_especial$v),
    rt.seen('conyuge_a_cargo', 'boolean', conyuge_a_cargo),
    ...($10 ? [rt.seen('conyuge', 'money', $e.conyuge$v)] : []),
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
  const $12 = (remuneracion_bruta + sac_proporcional - aportes_computables - aportes_sac_proporcional) * 10000000000n - deducciones_personales - (deduccion_doceava * 10000000000n);
  const ganancia_neta_sujeta$raw = (0n > $12 ? 0n : $12);
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
  const $13 = ledger.apply(rt.excess($e.escala$on1, ganancia_neta_sujeta), 'money', 'rate');
  const impuesto_determinado = ($13 + 50n) / 100n;
  const impuesto_determinado$v = { n: impuesto_determinado, d: 100n };
  ledger.step('impuesto_determinado', { n: $13, d: 10000n }, impuesto_determinado$v, ledger.tracing ? [
    rt.seen('ganancia_neta_sujeta', 'money', ganancia_neta_sujeta$v),
  ] : rt.NOTHING);

  // Tope del 35% · RG AFIP 4003/2017
  const ganancias_tope_35$raw = (total_percepciones - jubilacion - ley_19032 - obra_social - cuota_sindical) * 7n;
  const $15 = rt.roundToInteger(ganancias_tope_35$raw, 20n, 'half_up');
  const ganancias_tope_35 = $15;
  const ganancias_tope_35$v = { n: ganancias_tope_35, d: 100n };
  ledger.step('ganancias_tope_35', { n: ganancias_tope_35$raw, d: 2000n }, ganancias_tope_35$v, ledger.tracing ? [
    rt.seen('total_percepciones', 'money', total_percepciones$v),
    rt.seen('jubilacion', 'money', jubilacion$v),
    rt.seen('ley_19032', 'money', ley_19032$v),
    rt.seen('obra_social', 'money', obra_social$v),
    rt.seen('cuota_sindical', 'money', cuota_sindical$v),
  ] : rt.NOTHING);

  // Impuesto a las Ganancias (4ta categoría) · LIG arts. 30 y 94; RG AFIP 4003/2017
  const $16 = (impuesto_determinado < ganancias_tope_35 ? impuesto_determinado : ganancias_tope_35);
  const ganancias = (0n > $16 ? 0n : $16);
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
  const $17 = remuneracion_bruta - ($e.detraccion * 4n);
  const $18 = liquida_sac;
  let $20: bigint;
  if ($18) {
    const $19 = (sac - ($e.detraccion_sac * 4n)) * 2n;
    $20 = ($e.base_min > $19 ? $e.base_min : $19);
  } else {
    $20 = 0n;
  }
  const base_contribuciones$raw = ($e.base_min > $17 ? $e.base_min : $17) * 2n + $20;
  const base_contribuciones = (base_contribuciones$raw + 1n) / 2n;
  const base_contribuciones$v = { n: base_contribuciones, d: 100n };
  ledger.step('base_contribuciones', { n: base_contribuciones$raw, d: 200n }, base_contribuciones$v, ledger.tracing ? [
    rt.seen('base_min', 'money', $e.base_min$v),
    rt.seen('remuneracion_bruta', 'money', remuneracion_bruta$v),
    rt.seen('detraccion', 'money', $e.detraccion$v),
    rt.seen('liquida_sac', 'boolean', liquida_sac),
    ...($18 ? [rt.seen('base_min', 'money', $e.base_min$v), rt.seen('sac', 'money', sac$v), rt.seen('detraccion_sac', 'money', $e.detraccion_sac$v)] : []),
  ] : rt.NOTHING);

  // Base de obra social (empleador) · Decreto 921/2016
  const $21 = $e.base_min * 2n;
  const $22 = liquida_sac;
  const $23 = $22 ? ($e.base_min > sac ? $e.base_min : sac) : 0n;
  const base_obra_social_empleador = ($21 > remuneracion_bruta ? $21 : remuneracion_bruta) + $23;
  const base_obra_social_empleador$v = { n: base_obra_social_empleador, d: 100n };
  ledger.step('base_obra_social_empleador', base_obra_social_empleador$v, base_obra_social_empleador$v, ledger.tracing ? [
    rt.seen('base_min', 'money', $e.base_min$v),
    rt.seen('remuneracion_bruta', 'money', remuneracion_bruta$v),
    rt.seen('liquida_sac', 'boolean', liquida_sac),
    ...($22 ? [rt.seen('base_min', 'money', $e.base_min$v), rt.seen('sac', 'money', sac$v)] : []),
  ] : rt.NOTHING);

  // Base ART · Ley 26.773 art. 10
  const base_art = remuneracion_bruta + sac;
  const base_art$v = { n: base_art, d: 100n };
  ledger.step('base_art', base_art$v, base_art$v, ledger.tracing ? [
    rt.seen('remuneracion_bruta', 'money', remuneracion_bruta$v),
    rt.seen('sac', 'money', sac$v),
  ] : rt.NOTHING);

  // SIPA · Ley 27.541 art. 19
  const $24 = empleador_grande_servicios ? 1235n : 1077n;
  const contrib_sipa$raw = base_contribuciones * $24;
  const contrib_sipa = (contrib_sipa$raw + 5000n) / 10000n;
  const contrib_sipa$v = { n: contrib_sipa, d: 100n };
  ledger.component('contrib_sipa', base_contribuciones$v, { n: $24, d: 10000n }, { n: contrib_sipa$raw, d: 1000000n }, contrib_sipa$v, ledger.tracing ? [
    rt.seen('base_contribuciones', 'money', base_contribuciones$v),
    rt.seen('empleador_grande_servicios', 'boolean', empleador_grande_servicios),
  ] : rt.NOTHING);

  // INSSJP (PAMI) · Ley 27.541 art. 19
  const $25 = empleador_grande_servicios ? 158n : 159n;
  const contrib_inssjp$raw = base_contribuciones * $25;
  const contrib_inssjp = (contrib_inssjp$raw + 5000n) / 10000n;
  const contrib_inssjp$v = { n: contrib_inssjp, d: 100n };
  ledger.component('contrib_inssjp', base_contribuciones$v, { n: $25, d: 10000n }, { n: contrib_inssjp$raw, d: 1000000n }, contrib_inssjp$v, ledger.tracing ? [
    rt.seen('base_contribuciones', 'money', base_contribuciones$v),
    rt.seen('empleador_grande_servicios', 'boolean', empleador_grande_servicios),
  ] : rt.NOTHING);

  // Asignaciones familiares · Ley 27.541 art. 19
  const $26 = empleador_grande_servicios ? 54n : 47n;
  const contrib_aaff$raw = base_contribuciones * $26;
  const contrib_aaff = (contrib_aaff$raw + 500n) / 1000n;
  const contrib_aaff$v = { n: contrib_aaff, d: 100n };
  ledger.component('contrib_aaff', base_contribuciones$v, { n: $26, d: 1000n }, { n: contrib_aaff$raw, d: 100000n }, contrib_aaff$v, ledger.tracing ? [
    rt.seen('base_contribuciones', 'money', base_contribuciones$v),
    rt.seen('empleador_grande_servicios', 'boolean', empleador_grande_servicios),
  ] : rt.NOTHING);

  // Fondo Nacional de Empleo · Ley 27.541 art. 19
  const $27 = empleador_grande_servicios ? 107n : 94n;
  const contrib_fne$raw = base_contribuciones * $27;
  const contrib_fne = (contrib_fne$raw + 5000n) / 10000n;
  const contrib_fne$v = { n: contrib_fne, d: 100n };
  ledger.component('contrib_fne', base_contribuciones$v, { n: $27, d: 10000n }, { n: contrib_fne$raw, d: 1000000n }, contrib_fne$v, ledger.tracing ? [
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
  const $29 = $e.ffep_suma * 100n;
  const contrib_art_ffep = $29;
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
  if (monthly_salary < $e.SMVM * 10000000000n) {
    ledger.warn('BELOW_MINIMUM_WAGE', 'warning', 'monthly_salary', `La remuneración ${rt.show(monthly_salary$v, 'money', 'ARS')} es menor que el salario mínimo de ${rt.show($e.SMVM$v, 'money', 'ARS')}; a tiempo parcial es legal`);
  }
  if (remuneracion_bruta < $e.base_min) {
    ledger.warn('CONTRIBUTION_BASE_FLOORED', 'info', 'base_aportes', `La remuneración ${rt.show(remuneracion_bruta$v, 'money', 'ARS')} no llega a la base mínima de ${rt.show($e.base_min$v, 'money', 'ARS')}`);
  }
  if (remuneracion_bruta > $e.base_max) {
    ledger.warn('CONTRIBUTION_BASE_CAPPED', 'info', 'base_aportes', `La remuneración ${rt.show(remuneracion_bruta$v, 'money', 'ARS')} pasa de la base máxima de ${rt.show($e.base_max$v, 'money', 'ARS')}`);
  }
  if (!rt.same(liquida_sac, (period$month === 6n || period$month === 12n))) {
    ledger.warn('FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.liquida_sac', `El aguinaldo se paga en junio y en diciembre`);
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
  base_max: rt.scaled(rt.figureAt(base_max$rows, $at), 100n),
  gni: rt.scaled(rt.figureAt(gni$rows, $at), 50n),
  deduccion_especial: rt.scaled(rt.figureAt(deduccion_especial$rows, $at), 100n),
  conyuge: rt.scaled(rt.figureAt(conyuge$rows, $at), 100n),
  hijo: rt.scaled(rt.figureAt(hijo$rows, $at), 50n),
  hijo_incapacitado: rt.scaled(rt.figureAt(hijo_incapacitado$rows, $at), 100n),
  escala$rows1: rt.scaledRows(escala, { date: $at, limits: rt.exact(1n, 12n) }, 100n, 100n),
  detraccion: rt.scaled(rt.figureAt(detraccion$rows, $at), 25n),
  detraccion_sac: rt.scaled(rt.figureAt(detraccion_sac$rows, $at), 25n),
  ffep_suma: rt.scaled(rt.figureAt(ffep_suma$rows, $at), 1n),
  scvo_prima: rt.scaled(rt.figureAt(scvo_prima$rows, $at), 100n),
  SMVM: rt.scaled(rt.figureAt(SMVM$rows, $at), 1n),
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
  const $9 = ($8 < $f.base_max ? $8 : $f.base_max);
  const base_aportes = $9;
  $s[22] = base_aportes;

  // Base de aportes a la obra social · Decreto 921/2016
  const $10 = $f.base_min * 2;
  const $11 = (remuneracion_bruta < $f.base_max ? remuneracion_bruta : $f.base_max);
  const $12 = ($10 > $11 ? $10 : $11);
  const base_aportes_obra_social = $12;
  $s[23] = base_aportes_obra_social;

  // Base de aportes sobre aguinaldo · Ley 24.241 art. 9
  $s[26] = 0;
  let base_aportes_sac = 0;
  $s[24] = 0;
  $s[25] = 0;
  const $17 = liquida_sac;
  $s[26] = $17 ? 1 : 0;
  if ($17) {
    const $13 = sac * 2;
    const $14 = ($13 > $f.base_min ? $13 : $f.base_min);
    const $15 = ($14 < $f.base_max ? $14 : $f.base_max);
    const $16 = Math.floor(($15 + 1) / 2);
    base_aportes_sac = $16;
    $s[24] = base_aportes_sac;
    $s[25] = $15;
  }

  // Base de obra social sobre aguinaldo · Decreto 921/2016
  $s[29] = 0;
  let base_aportes_obra_social_sac = 0;
  $s[27] = 0;
  $s[28] = 0;
  const $23 = liquida_sac;
  $s[29] = $23 ? 1 : 0;
  if ($23) {
    const $18 = sac * 2;
    const $19 = $f.base_min * 2;
    const $20 = ($18 < $f.base_max ? $18 : $f.base_max);
    const $21 = ($19 > $20 ? $19 : $20);
    const $22 = Math.floor(($21 + 1) / 2);
    base_aportes_obra_social_sac = $22;
    $s[27] = base_aportes_obra_social_sac;
    $s[28] = $21;
  }

  // Jubilación (SIPA) · Ley 24.241 art. 11
  const $24 = (base_aportes + base_aportes_sac) * 11;
  const $25 = Math.floor(($24 + 50) / 100);
  const jubilacion = $25;
  $s[30] = jubilacion;
  $s[31] = $24;

  // INSSJP - PAMI (Ley 19.032) · Ley 19.032 art. 8
  const $26 = (base_aportes + base_aportes_sac) * 3;
  const $27 = Math.floor(($26 + 50) / 100);
  const ley_19032 = $27;
  $s[32] = ley_19032;
  $s[33] = $26;

  // Obra social (Ley 23.660) · Ley 23.660 art. 16
  const $28 = (base_aportes_obra_social + base_aportes_obra_social_sac) * 3;
  const $29 = Math.floor(($28 + 50) / 100);
  const obra_social = $29;
  $s[34] = obra_social;
  $s[35] = $28;

  // Cuota sindical · Ley 23.551 art. 38
  $s[38] = 0;
  let cuota_sindical = 0;
  $s[36] = 0;
  $s[37] = 0;
  const $32 = cuota_sindical_rate > 0;
  $s[38] = $32 ? 1 : 0;
  if ($32) {
    const $30 = cuota_sindical_rate * (remuneracion_bruta + sac);
    if ($30 > rt.SAFE) return false;
    if ($30 > 4503599626370495) return false;
    const $31 = Math.floor(($30 + 500000) / 1000000);
    cuota_sindical = $31;
    $s[36] = cuota_sindical;
    $s[37] = $30;
  }

  // Jubilación computable · Ley 24.241 art. 11
  const $33 = base_aportes * 11;
  const $34 = Math.floor(($33 + 50) / 100);
  const aporte_jubilacion = $34;
  $s[39] = aporte_jubilacion;
  $s[40] = $33;

  // INSSJP computable · Ley 19.032 art. 8
  const $35 = base_aportes * 3;
  const $36 = Math.floor(($35 + 50) / 100);
  const aporte_ley_19032 = $36;
  $s[41] = aporte_ley_19032;
  $s[42] = $35;

  // Obra social computable · Ley 23.660 art. 16
  const $37 = base_aportes_obra_social * 3;
  const $38 = Math.floor(($37 + 50) / 100);
  const aporte_obra_social = $38;
  $s[43] = aporte_obra_social;
  $s[44] = $37;

  // Cuota sindical computable · Ley 23.551 art. 38
  const $39 = cuota_sindical_rate * remuneracion_bruta;
  if ($39 > rt.SAFE) return false;
  if ($39 > 4503599626370495) return false;
  const $40 = Math.floor(($39 + 500000) / 1000000);
  const aporte_sindical = $40;
  $s[45] = aporte_sindical;
  $s[46] = $39;

  // Aportes computables · RG AFIP 4003/2017
  const $41 = aporte_jubilacion + aporte_ley_19032 + aporte_obra_social + aporte_sindical;
  const aportes_computables = $41;
  $s[47] = aportes_computables;

  // Parte del aguinaldo · RG AFIP 4003/2017
  const $42 = excluir_sac_proporcional ? 0 : 1;
  const doceava = $42;
  $s[48] = doceava;

  // Doceava parte de aguinaldo · RG AFIP 4003/2017
  const $43 = doceava * remuneracion_bruta;
  const $44 = Math.floor(($43 + 6) / 12);
  const sac_proporcional = $44;
  $s[49] = sac_proporcional;
  $s[50] = $43;

  // Aportes sobre la doceava parte · RG AFIP 4003/2017
  const $45 = doceava * aportes_computables;
  const $46 = Math.floor(($45 + 6) / 12);
  const aportes_sac_proporcional = $46;
  $s[51] = aportes_sac_proporcional;
  $s[52] = $45;

  // Deducciones personales art. 30 · LIG art. 30
  const $47 = conyuge_a_cargo;
  $s[53] = $47 ? 1 : 0;
  const $48 = $47 ? $f.conyuge : 0;
  const $49 = $f.gni * 2 + $f.deduccion_especial + $48 + (($f.hijo * cantidad_hijos) * 2) + ($f.hijo_incapacitado * cantidad_hijos_incapacitados);
  const deducciones_personales = $49;
  $s[54] = deducciones_personales;

  // Doceava parte de las deducciones · RG AFIP 4003/2017 y 5531/2024
  const $50 = doceava * deducciones_personales;
  const $51 = Math.floor(($50 + 6) / 12);
  const deduccion_doceava = $51;
  $s[55] = deduccion_doceava;
  $s[56] = $50;

  // Ganancia neta sujeta a impuesto · LIG arts. 30 y 94; RG AFIP 4003/2017
  const $52 = remuneracion_bruta + sac_proporcional - aportes_computables - aportes_sac_proporcional - deducciones_personales - deduccion_doceava;
  const $53 = (0 > $52 ? 0 : $52);
  const ganancia_neta_sujeta = $53;
  $s[57] = ganancia_neta_sujeta;

  // Impuesto determinado · LIG art. 94; RG AFIP 4003/2017
  const $54 = rt.rowOf($f.escala$rows1, ganancia_neta_sujeta, 1, false);
  if ($54 < 0) return false;
  $s[58] = $54;
  $s[59] = ganancia_neta_sujeta;
  const $55 = rt.excessOf($f.escala$rows1, $54, ganancia_neta_sujeta, 1);
  if (Number.isNaN($55)) return false;
  if ($55 > 4503599627370395) return false;
  const $56 = Math.floor(($55 + 50) / 100);
  const impuesto_determinado = $56;
  $s[60] = impuesto_determinado;
  $s[61] = $55;

  // Tope del 35% · RG AFIP 4003/2017
  const $57 = (total_percepciones - jubilacion - ley_19032 - obra_social - cuota_sindical) * 7;
  const $58 = rt.wholeOf($57, 20, 'half_up');
  if (Number.isNaN($58)) return false;
  const ganancias_tope_35 = $58;
  $s[62] = ganancias_tope_35;
  $s[63] = $57;

  // Impuesto a las Ganancias (4ta categoría) · LIG arts. 30 y 94; RG AFIP 4003/2017
  const $59 = (impuesto_determinado < ganancias_tope_35 ? impuesto_determinado : ganancias_tope_35);
  const $60 = (0 > $59 ? 0 : $59);
  const ganancias = $60;
  $s[64] = ganancias;

  // Total de deducciones
  const $61 = jubilacion + ley_19032 + obra_social + cuota_sindical + ganancias;
  const total_deducciones = $61;
  $s[65] = total_deducciones;

  // Neto a cobrar
  const $62 = total_percepciones - total_deducciones;
  const neto = $62;
  $s[66] = neto;

  // Base de contribuciones patronales · Ley 27.541 arts. 19 y 22
  const $63 = remuneracion_bruta - ($f.detraccion * 4);
  const $64 = liquida_sac;
  $s[67] = $64 ? 1 : 0;
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
  $s[68] = base_contribuciones;
  $s[69] = $67;

  // Base de obra social (empleador) · Decreto 921/2016
  const $69 = $f.base_min * 2;
  const $70 = liquida_sac;
  $s[70] = $70 ? 1 : 0;
  const $71 = $70 ? ($f.base_min > sac ? $f.base_min : sac) : 0;
  const $72 = ($69 > remuneracion_bruta ? $69 : remuneracion_bruta) + $71;
  const base_obra_social_empleador = $72;
  $s[71] = base_obra_social_empleador;

  // Base ART · Ley 26.773 art. 10
  const $73 = remuneracion_bruta + sac;
  const base_art = $73;
  $s[72] = base_art;

  // SIPA · Ley 27.541 art. 19
  const $74 = empleador_grande_servicios ? 1235 : 1077;
  const $75 = base_contribuciones * $74;
  if ($75 > rt.SAFE) return false;
  if ($75 > 4503599627360495) return false;
  const $76 = Math.floor(($75 + 5000) / 10000);
  const contrib_sipa = $76;
  $s[73] = contrib_sipa;
  $s[74] = $75;
  $s[75] = base_contribuciones;
  $s[76] = $74;

  // INSSJP (PAMI) · Ley 27.541 art. 19
  const $77 = empleador_grande_servicios ? 158 : 159;
  const $78 = base_contribuciones * $77;
  if ($78 > rt.SAFE) return false;
  if ($78 > 4503599627360495) return false;
  const $79 = Math.floor(($78 + 5000) / 10000);
  const contrib_inssjp = $79;
  $s[77] = contrib_inssjp;
  $s[78] = $78;
  $s[79] = base_contribuciones;
  $s[80] = $77;

  // Asignaciones familiares · Ley 27.541 art. 19
  const $80 = empleador_grande_servicios ? 54 : 47;
  const $81 = base_contribuciones * $80;
  if ($81 > rt.SAFE) return false;
  if ($81 > 4503599627369495) return false;
  const $82 = Math.floor(($81 + 500) / 1000);
  const contrib_aaff = $82;
  $s[81] = contrib_aaff;
  $s[82] = $81;
  $s[83] = base_contribuciones;
  $s[84] = $80;

  // Fondo Nacional de Empleo · Ley 27.541 art. 19
  const $83 = empleador_grande_servicios ? 107 : 94;
  const $84 = base_contribuciones * $83;
  if ($84 > rt.SAFE) return false;
  if ($84 > 4503599627360495) return false;
  const $85 = Math.floor(($84 + 5000) / 10000);
  const contrib_fne = $85;
  $s[85] = contrib_fne;
  $s[86] = $84;
  $s[87] = base_contribuciones;
  $s[88] = $83;

  // Obra social (6%: 5.10 + 0.90 FSR) · Ley 23.660 art. 16
  const $86 = base_obra_social_empleador * 3;
  const $87 = Math.floor(($86 + 25) / 50);
  const contrib_obra_social = $87;
  $s[89] = contrib_obra_social;
  $s[90] = $86;
  $s[91] = base_obra_social_empleador;
  $s[92] = 3;

  // ART, cuota variable · Leyes 24.557 y 26.773
  $s[97] = 0;
  let contrib_art_variable = 0;
  $s[93] = 0;
  $s[94] = 0;
  $s[95] = 0;
  $s[96] = 0;
  const $90 = (risk_class_rate$sent === risk_class_rate$sent);
  $s[97] = $90 ? 1 : 0;
  if ($90) {
    const $88 = base_art * risk_class_rate;
    if ($88 > rt.SAFE) return false;
    if ($88 > 4503599626370495) return false;
    const $89 = Math.floor(($88 + 500000) / 1000000);
    contrib_art_variable = $89;
    $s[93] = contrib_art_variable;
    $s[94] = $88;
    $s[95] = base_art;
    $s[96] = risk_class_rate;
  }

  // ART, suma fija FFEP · Leyes 24.557 y 26.773
  const $91 = $f.ffep_suma * 100;
  const contrib_art_ffep = $91;
  $s[98] = contrib_art_ffep;
  $s[99] = $f.ffep_suma;

  // Seguro colectivo de vida obligatorio · Decreto 1567/74
  const contrib_scvo = $f.scvo_prima;
  $s[100] = contrib_scvo;

  // Total contribuciones de seguridad social
  const $92 = contrib_sipa + contrib_inssjp + contrib_aaff + contrib_fne;
  const contrib_seguridad_social_total = $92;
  $s[101] = contrib_seguridad_social_total;

  if ($notes !== null) {
    if ((((daily_salary$sent === daily_salary$sent) && (monthly_salary$sent === monthly_salary$sent)) && ((daily_salary * 3) * 1000 < monthly_salary * 99 || (daily_salary * 3) * 1000 > monthly_salary * 101))) {
      rt.addWarning($notes, 'SALARY_INPUT_MISMATCH', 'warning', 'monthly_salary', `La remuneración mensual ${rt.show(rt.ratio(monthly_salary, 100n), 'money', 'ARS')} y 30 veces la diaria ${rt.show(rt.ratio(daily_salary, 100n), 'money', 'ARS')} difieren en más del 1 %; se usa la mensual`);
    }
    if (monthly_salary < $f.SMVM * 100) {
      rt.addWarning($notes, 'BELOW_MINIMUM_WAGE', 'warning', 'monthly_salary', `La remuneración ${rt.show(rt.ratio(monthly_salary, 100n), 'money', 'ARS')} es menor que el salario mínimo de ${rt.show(rt.ratio($f.SMVM, 1n), 'money', 'ARS')}; a tiempo parcial es legal`);
    }
    if (remuneracion_bruta < $f.base_min) {
      rt.addWarning($notes, 'CONTRIBUTION_BASE_FLOORED', 'info', 'base_aportes', `La remuneración ${rt.show(rt.ratio(remuneracion_bruta, 100n), 'money', 'ARS')} no llega a la base mínima de ${rt.show(rt.ratio($f.base_min, 100n), 'money', 'ARS')}`);
    }
    if (remuneracion_bruta > $f.base_max) {
      rt.addWarning($notes, 'CONTRIBUTION_BASE_CAPPED', 'info', 'base_aportes', `La remuneración ${rt.show(rt.ratio(remuneracion_bruta, 100n), 'money', 'ARS')} pasa de la base máxima de ${rt.show(rt.ratio($f.base_max, 100n), 'money', 'ARS')}`);
    }
    if (!rt.same(liquida_sac, (Number($at.slice(5, 7)) === 6 || Number($at.slice(5, 7)) === 12))) {
      rt.addWarning($notes, 'FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.liquida_sac', `El aguinaldo se paga en junio y en diciembre`);
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

const $values = [
  rt.shown('monthly_salary', 'money', 1, 100n),
  rt.shown('period.days', 'number', 102),
  rt.shown('overtime_amount', 'money', 2, 100n),
  rt.shown('commission_amount', 'money', 3, 100n),
  rt.shown('sueldo_basico', 'money', 13, 100n),
  rt.shown('horas_extra', 'money', 15, 100n),
  rt.shown('comisiones', 'money', 16, 100n),
  rt.shown('liquida_sac', 'boolean', 9),
  rt.shown('remuneracion_bruta', 'money', 17, 100n),
  rt.shown('sac', 'money', 18, 100n),
  rt.shown('base_min', 'money', 103, 100n),
  rt.shown('base_max', 'money', 104, 100n),
  rt.shown('base_aportes', 'money', 22, 100n),
  rt.shown('base_aportes_sac', 'money', 24, 100n),
  rt.shown('base_aportes_obra_social', 'money', 23, 100n),
  rt.shown('base_aportes_obra_social_sac', 'money', 27, 100n),
  rt.shown('cuota_sindical_rate', 'rate', 6, 1000000n),
  rt.shown('aporte_jubilacion', 'money', 39, 100n),
  rt.shown('aporte_ley_19032', 'money', 41, 100n),
  rt.shown('aporte_obra_social', 'money', 43, 100n),
  rt.shown('aporte_sindical', 'money', 45, 100n),
  rt.shown('excluir_sac_proporcional', 'boolean', 12),
  rt.shown('doceava', 'rate', 48, 12n),
  rt.shown('aportes_computables', 'money', 47, 100n),
  rt.shown('gni', 'money', 105, 50n),
  rt.shown('deduccion_especial', 'money', 106, 100n),
  rt.shown('conyuge_a_cargo', 'boolean', 8),
  rt.shown('conyuge', 'money', 107, 100n),
  rt.shown('hijo', 'money', 108, 50n),
  rt.shown('cantidad_hijos', 'number', 4),
  rt.shown('hijo_incapacitado', 'money', 109, 100n),
  rt.shown('cantidad_hijos_incapacitados', 'number', 5),
  rt.shown('deducciones_personales', 'money', 54, 100n),
  rt.shown('sac_proporcional', 'money', 49, 100n),
  rt.shown('aportes_sac_proporcional', 'money', 51, 100n),
  rt.shown('deduccion_doceava', 'money', 55, 100n),
  rt.shown('ganancia_neta_sujeta', 'money', 57, 100n),
  rt.shown('escala.rate', 'rate', 110, 100n),
  rt.shown('escala.lower', 'money', 111, 100n),
  rt.shown('escala.fixed', 'money', 112, 100n),
  rt.shown('total_percepciones', 'money', 21, 100n),
  rt.shown('jubilacion', 'money', 30, 100n),
  rt.shown('ley_19032', 'money', 32, 100n),
  rt.shown('obra_social', 'money', 34, 100n),
  rt.shown('cuota_sindical', 'money', 36, 100n),
  rt.shown('impuesto_determinado', 'money', 60, 100n),
  rt.shown('ganancias_tope_35', 'money', 62, 100n),
  rt.shown('ganancias', 'money', 64, 100n),
  rt.shown('total_deducciones', 'money', 65, 100n),
  rt.shown('detraccion', 'money', 113, 25n),
  rt.shown('detraccion_sac', 'money', 114, 25n),
  rt.shown('base_contribuciones', 'money', 68, 100n),
  rt.shown('empleador_grande_servicios', 'boolean', 10),
  rt.shown('base_obra_social_empleador', 'money', 71, 100n),
  rt.shown('given(risk_class_rate)', 'boolean', 115),
  rt.shown('base_art', 'money', 72, 100n),
  rt.shown('risk_class_rate', 'rate', 7, 1000000n),
  rt.shown('ffep_suma', 'money', 116),
  rt.shown('scvo_prima', 'money', 117, 100n),
  rt.shown('contrib_sipa', 'money', 73, 100n),
  rt.shown('contrib_inssjp', 'money', 77, 100n),
  rt.shown('contrib_aaff', 'money', 81, 100n),
  rt.shown('contrib_fne', 'money', 85, 100n),
];

function show($row: rt.PayslipRow, $s: Float64Array): void {
  const $f = rt.known($figures($row.referenceDate));
  $s[102] = $row.days;
  $s[103] = $f.base_min;
  $s[104] = $f.base_max;
  $s[105] = $f.gni;
  $s[106] = $f.deduccion_especial;
  $s[107] = $f.conyuge;
  $s[108] = $f.hijo;
  $s[109] = $f.hijo_incapacitado;
  $s[110] = $f.escala$rows1.value[$s[58]!]!;
  $s[111] = rt.lowerEndOf($f.escala$rows1, $s[58]!, 1);
  $s[112] = $f.escala$rows1.fixed[$s[58]!]!;
  $s[113] = $f.detraccion;
  $s[114] = $f.detraccion_sac;
  $s[115] = !Number.isNaN($row.numbers[7]!) ? 1 : 0;
  $s[116] = $f.ffep_suma;
  $s[117] = $f.scvo_prima;
}

const lines: rt.PlainLines = {
  summary: {
    gross_salary: 122,
    total_perceptions: 21,
    total_deductions: 65,
    net_salary: 66,
    employer_contributions_total: 123,
    employer_total_cost: 124,
  },
  tables: [118, 119, 120, 121],
  total: ($s) => {
    $s[118] = rt.sumIn($s, [73, 77, 81, 85]);
    $s[119] = rt.sumIn($s, [89]);
    $s[120] = rt.sumIn($s, [93, 98]);
    $s[121] = rt.sumIn($s, [100]);
    $s[122] = rt.sumIn($s, [13, 15, 16, 18]);
    $s[123] = rt.sumIn($s, [73, 77, 81, 85, 89, 93, 98, 100]);
    $s[124] = rt.safe($s[122]! + $s[123]!);
    return rt.areCents($s, [118, 119, 120, 121, 122, 123, 124]);
  },
};

const plain: rt.PlainRules = {
  size: 125,
  scales: [100n, 100n, 100n, 100n, 1n, 1n, 1000000n, 1000000n, 1n, 1n, 1n, 1n, 1n],
  rounding: rounding$1,
  steps: [
    { present: -1, called: -1, final: { slot: 13, scale: 100n, over: -1 }, raw: { slot: 14, scale: 3000n, over: -1 }, reads: [[0], [1]], base: null, rate: null, cents: 13, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 15, scale: 100n, over: -1 }, raw: null, reads: [[2]], base: null, rate: null, cents: 15, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 16, scale: 100n, over: -1 }, raw: null, reads: [[3]], base: null, rate: null, cents: 16, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 17, scale: 100n, over: -1 }, raw: null, reads: [[4], [5], [6]], base: null, rate: null, cents: 17, baseCents: -1 },
    { present: -1, called: 20, final: { slot: 18, scale: 100n, over: -1 }, raw: { slot: 19, scale: 200n, over: -1 }, reads: [[7], [8, 20, 1, 1]], base: null, rate: null, cents: 18, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 21, scale: 100n, over: -1 }, raw: null, reads: [[4], [5], [6], [9]], base: null, rate: null, cents: 21, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 22, scale: 100n, over: -1 }, raw: null, reads: [[8], [10], [11]], base: null, rate: null, cents: 22, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 23, scale: 100n, over: -1 }, raw: null, reads: [[10], [8], [11]], base: null, rate: null, cents: 23, baseCents: -1 },
    { present: -1, called: 26, final: { slot: 24, scale: 100n, over: -1 }, raw: { slot: 25, scale: 200n, over: -1 }, reads: [[7], [9, 26, 1, 1], [10, 26, 1, 1], [11, 26, 1, 1]], base: null, rate: null, cents: 24, baseCents: -1 },
    { present: -1, called: 29, final: { slot: 27, scale: 100n, over: -1 }, raw: { slot: 28, scale: 200n, over: -1 }, reads: [[7], [10, 29, 1, 1], [9, 29, 1, 1], [11, 29, 1, 1]], base: null, rate: null, cents: 27, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 30, scale: 100n, over: -1 }, raw: { slot: 31, scale: 10000n, over: -1 }, reads: [[12], [13]], base: null, rate: null, cents: 30, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 32, scale: 100n, over: -1 }, raw: { slot: 33, scale: 10000n, over: -1 }, reads: [[12], [13]], base: null, rate: null, cents: 32, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 34, scale: 100n, over: -1 }, raw: { slot: 35, scale: 10000n, over: -1 }, reads: [[14], [15]], base: null, rate: null, cents: 34, baseCents: -1 },
    { present: -1, called: 38, final: { slot: 36, scale: 100n, over: -1 }, raw: { slot: 37, scale: 100000000n, over: -1 }, reads: [[16], [16, 38, 1, 1], [8, 38, 1, 1], [9, 38, 1, 1]], base: null, rate: null, cents: 36, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 39, scale: 100n, over: -1 }, raw: { slot: 40, scale: 10000n, over: -1 }, reads: [[12]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 41, scale: 100n, over: -1 }, raw: { slot: 42, scale: 10000n, over: -1 }, reads: [[12]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 43, scale: 100n, over: -1 }, raw: { slot: 44, scale: 10000n, over: -1 }, reads: [[14]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 45, scale: 100n, over: -1 }, raw: { slot: 46, scale: 100000000n, over: -1 }, reads: [[16], [8]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 47, scale: 100n, over: -1 }, raw: null, reads: [[17], [18], [19], [20]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 48, scale: 12n, over: -1 }, raw: null, reads: [[21]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 49, scale: 100n, over: -1 }, raw: { slot: 50, scale: 1200n, over: -1 }, reads: [[22], [8]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 51, scale: 100n, over: -1 }, raw: { slot: 52, scale: 1200n, over: -1 }, reads: [[22], [23]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 54, scale: 100n, over: -1 }, raw: null, reads: [[24], [25], [26], [27, 53, 1, 1], [28], [29], [30], [31]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 55, scale: 100n, over: -1 }, raw: { slot: 56, scale: 1200n, over: -1 }, reads: [[22], [32]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 57, scale: 100n, over: -1 }, raw: null, reads: [[8], [33], [23], [34], [32], [35]], base: null, rate: null, cents: 57, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 60, scale: 100n, over: -1 }, raw: { slot: 61, scale: 10000n, over: -1 }, reads: [[36], [38], [37], [39]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 62, scale: 100n, over: -1 }, raw: { slot: 63, scale: 2000n, over: -1 }, reads: [[40], [41], [42], [43], [44]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 64, scale: 100n, over: -1 }, raw: null, reads: [[45], [46]], base: null, rate: null, cents: 64, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 65, scale: 100n, over: -1 }, raw: null, reads: [[41], [42], [43], [44], [47]], base: null, rate: null, cents: 65, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 66, scale: 100n, over: -1 }, raw: null, reads: [[40], [48]], base: null, rate: null, cents: 66, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 68, scale: 100n, over: -1 }, raw: { slot: 69, scale: 200n, over: -1 }, reads: [[10], [8], [49], [7], [10, 67, 1, 1], [9, 67, 1, 1], [50, 67, 1, 1]], base: null, rate: null, cents: 68, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 71, scale: 100n, over: -1 }, raw: null, reads: [[10], [8], [7], [10, 70, 1, 1], [9, 70, 1, 1]], base: null, rate: null, cents: 71, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 72, scale: 100n, over: -1 }, raw: null, reads: [[8], [9]], base: null, rate: null, cents: 72, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 73, scale: 100n, over: -1 }, raw: { slot: 74, scale: 1000000n, over: -1 }, reads: [[51], [52]], base: { slot: 75, scale: 100n, over: -1 }, rate: { slot: 76, scale: 10000n, over: -1 }, cents: 73, baseCents: 75 },
    { present: -1, called: -1, final: { slot: 77, scale: 100n, over: -1 }, raw: { slot: 78, scale: 1000000n, over: -1 }, reads: [[51], [52]], base: { slot: 79, scale: 100n, over: -1 }, rate: { slot: 80, scale: 10000n, over: -1 }, cents: 77, baseCents: 79 },
    { present: -1, called: -1, final: { slot: 81, scale: 100n, over: -1 }, raw: { slot: 82, scale: 100000n, over: -1 }, reads: [[51], [52]], base: { slot: 83, scale: 100n, over: -1 }, rate: { slot: 84, scale: 1000n, over: -1 }, cents: 81, baseCents: 83 },
    { present: -1, called: -1, final: { slot: 85, scale: 100n, over: -1 }, raw: { slot: 86, scale: 1000000n, over: -1 }, reads: [[51], [52]], base: { slot: 87, scale: 100n, over: -1 }, rate: { slot: 88, scale: 10000n, over: -1 }, cents: 85, baseCents: 87 },
    { present: -1, called: -1, final: { slot: 89, scale: 100n, over: -1 }, raw: { slot: 90, scale: 5000n, over: -1 }, reads: [[53]], base: { slot: 91, scale: 100n, over: -1 }, rate: { slot: 92, scale: 50n, over: -1 }, cents: 89, baseCents: 91 },
    { present: -1, called: 97, final: { slot: 93, scale: 100n, over: -1 }, raw: { slot: 94, scale: 100000000n, over: -1 }, reads: [[54], [55, 97, 1, 1], [56, 97, 1, 1]], base: { slot: 95, scale: 100n, over: -1 }, rate: { slot: 96, scale: 1000000n, over: -1 }, cents: 93, baseCents: 95 },
    { present: -1, called: -1, final: { slot: 98, scale: 100n, over: -1 }, raw: { slot: 99, scale: 1n, over: -1 }, reads: [[57]], base: null, rate: null, cents: 98, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 100, scale: 100n, over: -1 }, raw: null, reads: [[58]], base: null, rate: null, cents: 100, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 101, scale: 100n, over: -1 }, raw: null, reads: [[59], [60], [61], [62]], base: null, rate: null, cents: -1, baseCents: -1 },
  ],
  brackets: {
    impuesto_determinado: [
      { id: 'escala', form: 'excess', limitScale: 100n, valueScale: 100n, scalesValue: false, rows: 'escala$rows1', row: 58, base: 59, scale: -1 },
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
