// BR.clt 2020.1: Empleado CLT (folha mensal)
// Emitted from rules/br/clt/2020-01-01.pay by payroll compile. Do not edit.
// file    sha256:da3932900a302d388b9f7ce28df75e3ace1b12b638a472eb9975c7fedd358905
// meaning sha256:434dad73c80e8877f9d19eba4288e797c0ae8cb830963b26f143d935b69ea794
import * as rt from '../../../../compiler/runtime/index.ts';

const n_0_01 = rt.decimal('0.01');
const n_100000_over_3 = rt.exact(100000n, 3n);
const n_1000000 = rt.decimal('1000000');
const n_1000000000000 = rt.decimal('1000000000000');
const n_20 = rt.decimal('20');
const n_0_005 = rt.decimal('0.005');
const n_0_06 = rt.decimal('0.06');
const n_0_2 = rt.decimal('0.2');
const n_0_025 = rt.decimal('0.025');
const n_0_002 = rt.decimal('0.002');
const n_0_015 = rt.decimal('0.015');
const n_0_006 = rt.decimal('0.006');
const n_1_over_12 = rt.exact(1n, 12n);
const n_1_over_36 = rt.exact(1n, 36n);
const rounding$1: rt.Rounding = { mode: 'half_up', rungs: [{ quantum: n_0_01, above: null }] };

// Salario mínimo
const SALARIO_MINIMO$rows: readonly rt.DatedValue[] = [
  { from: '2020-01-01', value: rt.decimal('1039') },
  { from: '2020-02-01', value: rt.decimal('1045') },
];

// Renta máxima para el salario-familia · Portaria ME 914/2020
const salario_familia_limite$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('1425.56') },
];

// Cuota del salario-familia por hijo · Portaria ME 914/2020
const salario_familia_cota$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('48.62') },
];

// Deducción por dependiente · Lei 9.250/1995 art. 4 III
const irrf_deducao_dependente$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('189.59') },
];

// Retención que se dispensa hasta · Lei 9.430/1996 art. 67
const irrf_retencao_minima$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('10') },
];

// Alícuota del FGTS · Lei 8.036/1990 art. 15
const aliquota_fgts$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('0.08') },
];

// Tarifa del INSS del empleado · Lei 8.212/1991 art. 20; Portaria ME 914/2020
const inss_aliquota: rt.Table = {
  id: 'inss_aliquota',
  form: 'step',
  grid: null,
  roundEach: null,
  roundLimits: null,
  blocks: [
    {
      from: '0000-01-01',
      rows: [
        rt.band('[]', '0', '1830.29', '0.08'),
        rt.band('(]', '1830.29', '3050.52', '0.09'),
        rt.band('(]', '3050.52', '6101.06', '0.11'),
      ],
    },
  ],
};

// Tabla mensual del IRRF · Lei 11.482/2007 art. 1; Lei 13.149/2015
const irrf_mensal: rt.Table = {
  id: 'irrf_mensal',
  form: 'rebate',
  grid: null,
  roundEach: null,
  roundLimits: null,
  blocks: [
    {
      from: '0000-01-01',
      rows: [
        rt.band('[]', '0', '1903.98', '0'),
        rt.band('(]', '1903.98', '2826.65', '0.075', '142.8'),
        rt.band('(]', '2826.65', '3751.05', '0.15', '354.8'),
        rt.band('(]', '3751.05', '4664.68', '0.225', '636.13'),
        rt.band('()', '4664.68', null, '0.275', '869.36'),
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
  bounds: '(0 BRL .. 1_000_000 BRL / 30]',
  lowest: { value: '0', included: false },
  highest: { value: '33333.3333333333', included: true },
  defaultText: null,
  defaultValue: null,
};

const input$monthly_salary: rt.InputSpec = {
  id: 'monthly_salary',
  wire: 'monthly_salary',
  source: 'employee',
  type: 'money',
  words: [],
  label: 'Salario mensual contractual',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0 BRL .. 1_000_000 BRL]',
  lowest: { value: '0', included: true },
  highest: { value: '1000000', included: true },
  defaultText: '30 * daily_salary',
  defaultValue: null,
};

const input$overtime_amount: rt.InputSpec = {
  id: 'overtime_amount',
  wire: 'overtime_amount',
  source: 'employee',
  type: 'money',
  words: [],
  label: 'Horas extras, con DSR',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0 BRL .. 1_000_000_000_000 BRL)',
  lowest: { value: '0', included: true },
  highest: { value: '1000000000000', included: false },
  defaultText: '0 BRL',
  defaultValue: '0',
};

const input$commission_amount: rt.InputSpec = {
  id: 'commission_amount',
  wire: 'commission_amount',
  source: 'employee',
  type: 'money',
  words: [],
  label: 'Comisiones, con DSR',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0 BRL .. 1_000_000_000_000 BRL)',
  lowest: { value: '0', included: true },
  highest: { value: '1000000000000', included: false },
  defaultText: '0 BRL',
  defaultValue: '0',
};

const input$decimo_terceiro_amount: rt.InputSpec = {
  id: 'decimo_terceiro_amount',
  wire: 'decimo_terceiro_amount',
  source: 'employee',
  type: 'money',
  words: [],
  label: '13.º salario bruto del año',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0 BRL .. 1_000_000_000_000 BRL)',
  lowest: { value: '0', included: true },
  highest: { value: '1000000000000', included: false },
  defaultText: '0 BRL',
  defaultValue: '0',
};

const input$ferias_amount: rt.InputSpec = {
  id: 'ferias_amount',
  wire: 'ferias_amount',
  source: 'employee',
  type: 'money',
  words: [],
  label: 'Vacaciones gozadas, sin el tercio',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0 BRL .. 1_000_000_000_000 BRL)',
  lowest: { value: '0', included: true },
  highest: { value: '1000000000000', included: false },
  defaultText: '0 BRL',
  defaultValue: '0',
};

const input$pensao_alimenticia_amount: rt.InputSpec = {
  id: 'pensao_alimenticia_amount',
  wire: 'pensao_alimenticia_amount',
  source: 'employee',
  type: 'money',
  words: [],
  label: 'Pensión alimenticia judicial',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0 BRL .. 1_000_000_000_000 BRL)',
  lowest: { value: '0', included: true },
  highest: { value: '1000000000000', included: false },
  defaultText: '0 BRL',
  defaultValue: '0',
};

const input$vale_transporte_amount: rt.InputSpec = {
  id: 'vale_transporte_amount',
  wire: 'vale_transporte_amount',
  source: 'employee',
  type: 'money',
  words: [],
  label: 'Costo del transporte del mes',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0 BRL .. 1_000_000_000_000 BRL)',
  lowest: { value: '0', included: true },
  highest: { value: '1000000000000', included: false },
  defaultText: '0 BRL',
  defaultValue: '0',
};

const input$num_dependentes_irrf: rt.InputSpec = {
  id: 'num_dependentes_irrf',
  wire: 'num_dependentes_irrf',
  source: 'employee',
  type: 'integer',
  words: [],
  label: 'Dependientes para el IRRF',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0 .. 20]',
  lowest: { value: '0', included: true },
  highest: { value: '20', included: true },
  defaultText: '0',
  defaultValue: '0',
};

const input$cantidad_hijos: rt.InputSpec = {
  id: 'cantidad_hijos',
  wire: 'cantidad_hijos',
  source: 'employee',
  type: 'integer',
  words: [],
  label: 'Hijos de hasta 14 años',
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
  label: 'Hijos incapacitados de cualquier edad, aparte',
  law: null,
  presence: 'default',
  unless: null,
  bounds: '[0 .. 20]',
  lowest: { value: '0', included: true },
  highest: { value: '20', included: true },
  defaultText: '0',
  defaultValue: '0',
};

const input$rat_fap_rate: rt.InputSpec = {
  id: 'rat_fap_rate',
  wire: 'rat_fap_rate',
  source: 'employee',
  type: 'rate',
  words: [],
  label: 'RAT ajustado (RAT x FAP)',
  law: 'Lei 8.212/1991 art. 22 II; Lei 10.666/2003 art. 10',
  presence: 'default',
  unless: null,
  bounds: '[0.5% .. 6%]',
  lowest: { value: '0.005', included: true },
  highest: { value: '0.06', included: true },
  defaultText: '2%',
  defaultValue: '0.02',
};

const input$aplica_salario_familia: rt.InputSpec = {
  id: 'aplica_salario_familia',
  wire: 'aplica_salario_familia',
  source: 'override',
  type: 'boolean',
  words: [],
  label: 'Pide el salario-familia y presentó los documentos',
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
  path: 'rules/br/clt/2020-01-01.pay',
  fingerprint: 'sha256:da3932900a302d388b9f7ce28df75e3ace1b12b638a472eb9975c7fedd358905',
  meaning: 'sha256:434dad73c80e8877f9d19eba4288e797c0ae8cb830963b26f143d935b69ea794',
  country: 'BR',
  scheme: 'clt',
  label: 'Empleado CLT (folha mensal)',
  version: '2020.1',
  currency: 'BRL',
  validFrom: '2020-01-01',
  validUntil: '2020-02-29',
  periods: ['monthly'],
  proration: null,
  days: 'month_of_30',
  asOf: 'period_end',
  laws: ['Consolidação das Leis do Trabalho, Decreto-Lei 5.452/1943'],
  changes: [
    {
      date: '2020-01-01',
      summary: 'Salario mínimo, tabla del INSS y salario-familia de 2020',
      law: 'MP 916/2019; Portaria ME 914/2020',
    },
    {
      date: '2020-02-01',
      summary: 'El salario mínimo sube a 1.045,00',
      law: 'MP 919/2020; Lei 14.013/2020',
    },
  ],
  steps: [
    {
      id: 'salario_contratual',
      kind: 'let',
      label: 'Salario contractual del mes',
      type: 'money',
      words: [],
      formula: 'monthly_salary round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'CLT art. 64 (convención: 30 veces el salario diario, al centavo, cuando no se envía el mensual)',
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
      id: 'salario_base',
      kind: 'perception',
      label: 'Salario base (salário-base)',
      type: 'money',
      words: [],
      formula: 'salario_contratual * period.days / 30 round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'CLT art. 64 (convención: un mes incompleto se paga sobre 30 días)',
      omitZero: false,
      taxable: true,
      socialSecurity: true,
      tags: ['salario'],
      table: null,
      position: 25,
      bracket: null,
      terms: null,
    },
    {
      id: 'horas_extras',
      kind: 'perception',
      label: 'Horas extras',
      type: 'money',
      words: [],
      formula: 'overtime_amount round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Constituição Federal art. 7 XVI',
      omitZero: true,
      taxable: true,
      socialSecurity: true,
      tags: ['variable'],
      table: null,
      position: 26,
      bracket: null,
      terms: null,
    },
    {
      id: 'comissoes',
      kind: 'perception',
      label: 'Comisiones (comissões)',
      type: 'money',
      words: [],
      formula: 'commission_amount round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'CLT art. 457 §1',
      omitZero: true,
      taxable: true,
      socialSecurity: true,
      tags: ['variable'],
      table: null,
      position: 27,
      bracket: null,
      terms: null,
    },
    {
      id: 'decimo_terceiro',
      kind: 'perception',
      label: '13.º salario (décimo terceiro)',
      type: 'money',
      words: [],
      formula: 'decimo_terceiro_amount round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 4.090/1962; Lei 8.212/1991 art. 28 §7',
      omitZero: true,
      taxable: true,
      socialSecurity: true,
      tags: ['gratificacion', 'tributacion_exclusiva'],
      table: null,
      position: 28,
      bracket: null,
      terms: null,
    },
    {
      id: 'ferias',
      kind: 'perception',
      label: 'Vacaciones gozadas (férias)',
      type: 'money',
      words: [],
      formula: 'ferias_amount round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'CLT art. 129',
      omitZero: true,
      taxable: true,
      socialSecurity: true,
      tags: ['vacaciones'],
      table: null,
      position: 29,
      bracket: null,
      terms: null,
    },
    {
      id: 'terco_constitucional_ferias',
      kind: 'perception',
      label: 'Tercio constitucional de vacaciones (1/3 férias)',
      type: 'money',
      words: [],
      formula: 'ferias_amount / 3 round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Constituição Federal art. 7 XVII; STF, Tema 985',
      omitZero: true,
      taxable: true,
      socialSecurity: true,
      tags: ['vacaciones'],
      table: null,
      position: 30,
      bracket: null,
      terms: null,
    },
    {
      id: 'renda_salario_familia',
      kind: 'let',
      label: 'Renta para el salario-familia',
      type: 'money',
      words: [],
      formula: 'salario_contratual + horas_extras + comissoes + ferias',
      rounding: null,
      source: 'Portaria ME 914/2020',
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
      id: 'salario_familia',
      kind: 'perception',
      label: 'Salario-familia (salário-família)',
      type: 'money',
      words: [],
      formula: 'salario_familia_cota * (cantidad_hijos + cantidad_hijos_incapacitados) * period.days / 30 when aplica_salario_familia and renda_salario_familia <= salario_familia_limite round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 8.213/1991 art. 65 (convención: beneficio que la empresa descuenta de sus contribuciones: fuera de toda base); salario_familia_limite: Portaria ME 914/2020 (fuente única: código público); salario_familia_cota: Portaria ME 914/2020 (fuente única: código público)',
      omitZero: true,
      taxable: false,
      socialSecurity: false,
      tags: ['beneficio', 'reembolsable'],
      table: null,
      position: 32,
      bracket: null,
      terms: null,
    },
    {
      id: 'total_percepciones',
      kind: 'total',
      label: 'Total percepciones',
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
      position: 33,
      bracket: null,
      terms: [
        { step: 'salario_base', sign: 1 },
        { step: 'horas_extras', sign: 1 },
        { step: 'comissoes', sign: 1 },
        { step: 'decimo_terceiro', sign: 1 },
        { step: 'ferias', sign: 1 },
        { step: 'terco_constitucional_ferias', sign: 1 },
        { step: 'salario_familia', sign: 1 },
      ],
    },
    {
      id: 'remuneracao_mes',
      kind: 'let',
      label: 'Remuneración del mes (salario, horas extras y comisiones)',
      type: 'money',
      words: [],
      formula: 'sum(do_mes)',
      rounding: null,
      source: null,
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
      id: 'remuneracao_ferias',
      kind: 'let',
      label: 'Vacaciones con su tercio',
      type: 'money',
      words: [],
      formula: 'ferias + terco_constitucional_ferias',
      rounding: null,
      source: null,
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
      id: 'base_inss',
      kind: 'base',
      label: 'Base INSS (salário de contribuição)',
      type: 'money',
      words: [],
      formula: 'min(remuneracao_mes + remuneracao_ferias, upper_limit(inss_aliquota)) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 8.212/1991 arts. 20 y 28; inss_aliquota: Lei 8.212/1991 art. 20; Portaria ME 914/2020',
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
      id: 'base_inss_13',
      kind: 'base',
      label: 'Base INSS 13.º salario',
      type: 'money',
      words: [],
      formula: 'min(decimo_terceiro, upper_limit(inss_aliquota)) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7; inss_aliquota: Lei 8.212/1991 art. 20; Portaria ME 914/2020',
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
      id: 'base_inss_ferias',
      kind: 'let',
      label: 'Base del INSS sobre vacaciones',
      type: 'money',
      words: [],
      formula: 'min(remuneracao_ferias, upper_limit(inss_aliquota))',
      rounding: null,
      source: 'Lei 8.212/1991 arts. 20 y 28; inss_aliquota: Lei 8.212/1991 art. 20; Portaria ME 914/2020',
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
      id: 'inss_total',
      kind: 'let',
      label: 'INSS del mes, con las vacaciones',
      type: 'money',
      words: [],
      formula: 'base_inss * inss_aliquota(base_inss) round down:0.01',
      rounding: 'down:0.01',
      source: 'Lei 8.212/1991 art. 20; inss_aliquota: Lei 8.212/1991 art. 20; Portaria ME 914/2020',
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
      id: 'inss_ferias',
      kind: 'deduction',
      label: 'INSS sobre vacaciones (férias)',
      type: 'money',
      words: [],
      formula: 'base_inss_ferias * inss_aliquota(base_inss_ferias) when ferias > 0 BRL round down:0.01',
      rounding: 'down:0.01',
      source: 'Lei 8.212/1991 art. 20; inss_aliquota: Lei 8.212/1991 art. 20; Portaria ME 914/2020',
      omitZero: true,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 41,
      bracket: 'inss_ferias',
      terms: null,
    },
    {
      id: 'inss',
      kind: 'deduction',
      label: 'INSS del empleado',
      type: 'money',
      words: [],
      formula: 'max(0 BRL, inss_total - inss_ferias) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 8.212/1991 art. 20 (fuente única: motor con conciliación de guías: primero las vacaciones; el total no cambia)',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 40,
      bracket: 'inss_total',
      terms: null,
    },
    {
      id: 'inss_13',
      kind: 'deduction',
      label: 'INSS sobre 13.º salario',
      type: 'money',
      words: [],
      formula: 'base_inss_13 * inss_aliquota(base_inss_13) when decimo_terceiro > 0 BRL round down:0.01',
      rounding: 'down:0.01',
      source: 'Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7; inss_aliquota: Lei 8.212/1991 art. 20; Portaria ME 914/2020',
      omitZero: true,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 42,
      bracket: 'inss_13',
      terms: null,
    },
    {
      id: 'rendimento_tributavel',
      kind: 'let',
      label: 'Rendimiento tributable',
      type: 'money',
      words: [],
      formula: 'remuneracao_mes',
      rounding: null,
      source: null,
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
      id: 'pensao_alimenticia',
      kind: 'deduction',
      label: 'Pensión alimenticia (pensão alimentícia)',
      type: 'money',
      words: [],
      formula: 'pensao_alimenticia_amount round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 5.478/1968',
      omitZero: true,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 65,
      bracket: null,
      terms: null,
    },
    {
      id: 'deducoes_legais',
      kind: 'let',
      label: 'Deducciones legales',
      type: 'money',
      words: [],
      formula: 'inss + irrf_deducao_dependente * num_dependentes_irrf + pensao_alimenticia',
      rounding: null,
      source: 'Lei 9.250/1995 art. 4 (fuente única: orientación oficial: los dependientes se deducen en cada apuración); irrf_deducao_dependente: Lei 9.250/1995 art. 4 III',
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
      id: 'deducao',
      kind: 'let',
      label: 'Deducción aplicada',
      type: 'money',
      words: [],
      formula: 'deducoes_legais',
      rounding: null,
      source: 'Lei 9.250/1995 art. 4',
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
      id: 'base_irrf',
      kind: 'base',
      label: 'Base IRRF',
      type: 'money',
      words: [],
      formula: 'max(0 BRL, remuneracao_mes - deducao) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 9.250/1995 art. 4',
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
      id: 'irrf_tabela',
      kind: 'let',
      label: 'IRRF según tabla',
      type: 'money',
      words: [],
      formula: 'irrf_mensal(base_irrf) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 11.482/2007 art. 1 (convención: al centavo, mitad hacia arriba: la Receita no publica regla); irrf_mensal: Lei 11.482/2007 art. 1; Lei 13.149/2015',
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
      id: 'rendimento_tributavel_ferias',
      kind: 'let',
      label: 'Rendimiento tributable vacaciones (férias)',
      type: 'money',
      words: [],
      formula: 'remuneracao_ferias',
      rounding: null,
      source: null,
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
      id: 'deducoes_legais_ferias',
      kind: 'let',
      label: 'Deducciones legales vacaciones (férias)',
      type: 'money',
      words: [],
      formula: 'inss_ferias + irrf_deducao_dependente * num_dependentes_irrf + 0 BRL',
      rounding: null,
      source: 'Lei 9.250/1995 art. 4 (fuente única: orientación oficial: los dependientes se deducen en cada apuración); irrf_deducao_dependente: Lei 9.250/1995 art. 4 III',
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
      id: 'deducao_ferias',
      kind: 'let',
      label: 'Deducción aplicada vacaciones (férias)',
      type: 'money',
      words: [],
      formula: 'deducoes_legais_ferias',
      rounding: null,
      source: 'Lei 9.250/1995 art. 4',
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
      id: 'base_irrf_ferias',
      kind: 'base',
      label: 'Base IRRF vacaciones (férias)',
      type: 'money',
      words: [],
      formula: 'max(0 BRL, remuneracao_ferias - deducao_ferias) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 9.250/1995 art. 4',
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
      id: 'irrf_tabela_ferias',
      kind: 'let',
      label: 'IRRF según tabla vacaciones (férias)',
      type: 'money',
      words: [],
      formula: 'irrf_mensal(base_irrf_ferias) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 11.482/2007 art. 1 (convención: al centavo, mitad hacia arriba: la Receita no publica regla); irrf_mensal: Lei 11.482/2007 art. 1; Lei 13.149/2015',
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
      id: 'rendimento_tributavel_13',
      kind: 'let',
      label: 'Rendimiento tributable 13.º salario',
      type: 'money',
      words: [],
      formula: 'decimo_terceiro',
      rounding: null,
      source: null,
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
      id: 'deducoes_legais_13',
      kind: 'let',
      label: 'Deducciones legales 13.º salario',
      type: 'money',
      words: [],
      formula: 'inss_13 + irrf_deducao_dependente * num_dependentes_irrf + 0 BRL',
      rounding: null,
      source: 'Lei 9.250/1995 art. 4 (fuente única: orientación oficial: los dependientes se deducen en cada apuración); irrf_deducao_dependente: Lei 9.250/1995 art. 4 III',
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
      id: 'deducao_13',
      kind: 'let',
      label: 'Deducción aplicada 13.º salario',
      type: 'money',
      words: [],
      formula: 'deducoes_legais_13',
      rounding: null,
      source: 'Lei 9.250/1995 art. 4',
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
      id: 'base_irrf_13',
      kind: 'base',
      label: 'Base IRRF 13.º salario',
      type: 'money',
      words: [],
      formula: 'max(0 BRL, decimo_terceiro - deducao_13) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 9.250/1995 art. 4',
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
      id: 'irrf_tabela_13',
      kind: 'let',
      label: 'IRRF según tabla 13.º salario',
      type: 'money',
      words: [],
      formula: 'irrf_mensal(base_irrf_13) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 11.482/2007 art. 1 (convención: al centavo, mitad hacia arriba: la Receita no publica regla); irrf_mensal: Lei 11.482/2007 art. 1; Lei 13.149/2015',
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
      id: 'irrf_do_mes',
      kind: 'let',
      label: 'IRRF de la remuneración del mes, si la hay',
      type: 'money',
      words: [],
      formula: 'if remuneracao_mes > 0 BRL then irrf_tabela else 0 BRL',
      rounding: null,
      source: null,
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
      id: 'irrf_dispensado',
      kind: 'let',
      label: 'Retención dispensada sobre salario',
      type: 'boolean',
      words: [],
      formula: 'irrf_do_mes > 0 BRL and irrf_do_mes <= irrf_retencao_minima',
      rounding: null,
      source: 'Lei 9.430/1996 art. 67; Lei 7.713/1988; irrf_retencao_minima: Lei 9.430/1996 art. 67',
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
      id: 'irrf',
      kind: 'deduction',
      label: 'IRRF sobre salario',
      type: 'money',
      words: [],
      formula: 'irrf_do_mes when not irrf_dispensado round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 7.713/1988 (convención: se supone pagado dentro del periodo)',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 60,
      bracket: 'irrf_tabela',
      terms: null,
    },
    {
      id: 'irrf_dispensado_ferias',
      kind: 'let',
      label: 'Retención dispensada sobre vacaciones (férias)',
      type: 'boolean',
      words: [],
      formula: 'irrf_tabela_ferias > 0 BRL and irrf_tabela_ferias <= irrf_retencao_minima',
      rounding: null,
      source: 'Lei 9.430/1996 art. 67; RIR/2018 art. 682 (artículo por confirmar); IN RFB 1.500/2014; irrf_retencao_minima: Lei 9.430/1996 art. 67',
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
      id: 'irrf_ferias',
      kind: 'deduction',
      label: 'IRRF sobre vacaciones (férias)',
      type: 'money',
      words: [],
      formula: 'irrf_tabela_ferias when not irrf_dispensado_ferias round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'RIR/2018 art. 682 (artículo por confirmar); IN RFB 1.500/2014 (convención: se supone pagado dentro del periodo)',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 62,
      bracket: 'irrf_tabela_ferias',
      terms: null,
    },
    {
      id: 'irrf_13',
      kind: 'deduction',
      label: 'IRRF sobre 13.º salario (tributación exclusiva)',
      type: 'money',
      words: [],
      formula: 'irrf_tabela_13 when decimo_terceiro > 0 BRL round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 7.713/1988 art. 26; Lei 8.134/1990 art. 16; IN RFB 1.500/2014 art. 13 (convención: se supone pagado dentro del periodo)',
      omitZero: true,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 63,
      bracket: 'irrf_tabela_13',
      terms: null,
    },
    {
      id: 'vale_transporte',
      kind: 'deduction',
      label: 'Vale-transporte (descuento hasta 6%)',
      type: 'money',
      words: [],
      formula: 'min(vale_transporte_amount, 6% * salario_base) when vale_transporte_amount > 0 BRL round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 7.418/1985; Decreto 10.854/2021 art. 114',
      omitZero: true,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 64,
      bracket: null,
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
      position: 66,
      bracket: null,
      terms: [
        { step: 'inss', sign: 1 },
        { step: 'inss_ferias', sign: 1 },
        { step: 'inss_13', sign: 1 },
        { step: 'irrf', sign: 1 },
        { step: 'irrf_ferias', sign: 1 },
        { step: 'irrf_13', sign: 1 },
        { step: 'vale_transporte', sign: 1 },
        { step: 'pensao_alimenticia', sign: 1 },
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
      position: 67,
      bracket: null,
      terms: [{ step: 'total_percepciones', sign: 1 }, { step: 'total_deducciones', sign: -1 }],
    },
    {
      id: 'base_cpp',
      kind: 'base',
      label: 'Base contribución patronal (CPP)',
      type: 'money',
      words: [],
      formula: 'sum(incide_inss) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 8.212/1991 art. 22; STF, Tema 985',
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
      id: 'base_fgts',
      kind: 'base',
      label: 'Base FGTS',
      type: 'money',
      words: [],
      formula: 'sum(incide_fgts) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 8.036/1990 art. 15',
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
      id: 'cpp',
      kind: 'component',
      label: 'Contribución patronal (CPP)',
      type: 'money',
      words: [],
      formula: 'base_cpp * 20% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 8.212/1991 art. 22 I',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'previdencia_patronal',
      position: 71,
      bracket: null,
      terms: null,
    },
    {
      id: 'rat_fap',
      kind: 'component',
      label: 'RAT ajustado (RAT x FAP)',
      type: 'money',
      words: [],
      formula: 'base_cpp * rat_fap_rate round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 8.212/1991 art. 22 II; Lei 10.666/2003 art. 10',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'previdencia_patronal',
      position: 72,
      bracket: null,
      terms: null,
    },
    {
      id: 'salario_educacao',
      kind: 'component',
      label: 'Salario-educación (salário-educação)',
      type: 'money',
      words: [],
      formula: 'base_cpp * 2.5% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 9.424/1996 art. 15 (acto por confirmar)',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'terceiros',
      position: 74,
      bracket: null,
      terms: null,
    },
    {
      id: 'incra',
      kind: 'component',
      label: 'INCRA',
      type: 'money',
      words: [],
      formula: 'base_cpp * 0.2% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Decreto-Lei 1.146/1970 art. 3; IN RFB 2.110/2022',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'terceiros',
      position: 75,
      bracket: null,
      terms: null,
    },
    {
      id: 'senai',
      kind: 'component',
      label: 'SENAI',
      type: 'money',
      words: [],
      formula: 'base_cpp * 1.0% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Decreto-Lei 4.048/1942 (acto por confirmar)',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'terceiros',
      position: 76,
      bracket: null,
      terms: null,
    },
    {
      id: 'sesi',
      kind: 'component',
      label: 'SESI',
      type: 'money',
      words: [],
      formula: 'base_cpp * 1.5% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Decreto-Lei 9.403/1946 (acto por confirmar)',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'terceiros',
      position: 77,
      bracket: null,
      terms: null,
    },
    {
      id: 'sebrae',
      kind: 'component',
      label: 'SEBRAE',
      type: 'money',
      words: [],
      formula: 'base_cpp * 0.6% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 8.029/1990 art. 8 §3 (acto por confirmar)',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'terceiros',
      position: 78,
      bracket: null,
      terms: null,
    },
    {
      id: 'fgts_mensal',
      kind: 'let',
      label: 'FGTS del mes, con las vacaciones',
      type: 'money',
      words: [],
      formula: 'aliquota_fgts * (remuneracao_mes + remuneracao_ferias) round down:0.01',
      rounding: 'down:0.01',
      source: 'Lei 8.036/1990 art. 15 (convención: truncado al centavo, como en las nóminas reales: no hay texto oficial); aliquota_fgts: Lei 8.036/1990 art. 15',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 80,
      bracket: null,
      terms: null,
    },
    {
      id: 'fgts_13',
      kind: 'let',
      label: 'FGTS del 13.º salario',
      type: 'money',
      words: [],
      formula: 'aliquota_fgts * decimo_terceiro round down:0.01',
      rounding: 'down:0.01',
      source: 'Lei 8.036/1990 art. 15 (convención: truncado al centavo, como en las nóminas reales: no hay texto oficial); aliquota_fgts: Lei 8.036/1990 art. 15',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 81,
      bracket: null,
      terms: null,
    },
    {
      id: 'fgts',
      kind: 'component',
      label: 'FGTS (8%)',
      type: 'money',
      words: [],
      formula: 'fgts_mensal + fgts_13 round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 8.036/1990 art. 15',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'fgts_empregador',
      position: 83,
      bracket: null,
      terms: null,
    },
    {
      id: 'vale_transporte_patronal',
      kind: 'component',
      label: 'Vale-transporte a cargo de la empresa',
      type: 'money',
      words: [],
      formula: 'max(0 BRL, vale_transporte_amount - vale_transporte) when vale_transporte_amount > 0 BRL round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 7.418/1985',
      omitZero: true,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'beneficios',
      position: 85,
      bracket: null,
      terms: null,
    },
    {
      id: 'encargos',
      kind: 'let',
      label: 'Cargas sobre las provisiones: CPP, RAT, terceros y FGTS',
      type: 'rate',
      words: [],
      formula: '20% + rat_fap_rate + 5.8% + aliquota_fgts',
      rounding: null,
      source: 'CPC 33; aliquota_fgts: Lei 8.036/1990 art. 15',
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
      id: 'provisao_13',
      kind: 'component',
      label: 'Provisión 13.º salario',
      type: 'money',
      words: [],
      formula: 'remuneracao_mes * (100% / 12) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'CPC 33',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'provisoes',
      position: 88,
      bracket: null,
      terms: null,
    },
    {
      id: 'provisao_ferias',
      kind: 'component',
      label: 'Provisión vacaciones (férias)',
      type: 'money',
      words: [],
      formula: 'remuneracao_mes * (100% / 12) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'CPC 33',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'provisoes',
      position: 89,
      bracket: null,
      terms: null,
    },
    {
      id: 'provisao_terco_ferias',
      kind: 'component',
      label: 'Provisión 1/3 de vacaciones',
      type: 'money',
      words: [],
      formula: 'remuneracao_mes * (100% / 36) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'CPC 33',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'provisoes',
      position: 90,
      bracket: null,
      terms: null,
    },
    {
      id: 'provisao_encargos_13',
      kind: 'component',
      label: 'Cargas sobre provisión 13.º',
      type: 'money',
      words: [],
      formula: 'remuneracao_mes * (encargos / 12) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'CPC 33',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'provisoes',
      position: 91,
      bracket: null,
      terms: null,
    },
    {
      id: 'provisao_encargos_ferias',
      kind: 'component',
      label: 'Cargas sobre provisión vacaciones + 1/3',
      type: 'money',
      words: [],
      formula: 'remuneracao_mes * (encargos / 9) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'CPC 33',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'provisoes',
      position: 92,
      bracket: null,
      terms: null,
    },
    {
      id: 'total_terceiros',
      kind: 'total',
      label: 'Terceros',
      type: 'money',
      words: [],
      formula: 'sum(terceiros)',
      rounding: null,
      source: null,
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 93,
      bracket: null,
      terms: [
        { step: 'salario_educacao', sign: 1 },
        { step: 'incra', sign: 1 },
        { step: 'senai', sign: 1 },
        { step: 'sesi', sign: 1 },
        { step: 'sebrae', sign: 1 },
      ],
    },
    {
      id: 'total_provisiones',
      kind: 'total',
      label: 'Provisiones',
      type: 'money',
      words: [],
      formula: 'sum(provisoes)',
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
        { step: 'provisao_13', sign: 1 },
        { step: 'provisao_ferias', sign: 1 },
        { step: 'provisao_terco_ferias', sign: 1 },
        { step: 'provisao_encargos_13', sign: 1 },
        { step: 'provisao_encargos_ferias', sign: 1 },
      ],
    },
    {
      id: 'total_contribuciones_patronales',
      kind: 'total',
      label: 'Contribuciones patronales (sin beneficios ni provisiones)',
      type: 'money',
      words: [],
      formula: 'sum(previdencia_patronal) + total_terceiros + sum(fgts_empregador)',
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
        { step: 'cpp', sign: 1 },
        { step: 'rat_fap', sign: 1 },
        { step: 'total_terceiros', sign: 1 },
        { step: 'fgts', sign: 1 },
      ],
    },
  ],
  employerTables: [
    { id: 'previdencia_patronal', label: 'Previdencia patronal (INSS)' },
    { id: 'terceiros', label: 'Terceros (Sistema S)' },
    { id: 'fgts_empregador', label: 'FGTS' },
    { id: 'beneficios', label: 'Beneficios' },
    { id: 'provisoes', label: 'Provisiones (no es pago)' },
  ],
  summary: {
    total_perceptions: 'total_percepciones',
    total_deductions: 'total_deducciones',
    net_salary: 'neto',
  },
  standing: [
    { figure: 'salario_familia_limite', standing: 'single_source', note: 'código público' },
    { figure: 'salario_familia_cota', standing: 'single_source', note: 'código público' },
    {
      figure: 'salario_contratual',
      standing: 'convention',
      note: '30 veces el salario diario, al centavo, cuando no se envía el mensual',
    },
    {
      figure: 'salario_base',
      standing: 'convention',
      note: 'un mes incompleto se paga sobre 30 días',
    },
    {
      figure: 'salario_familia',
      standing: 'convention',
      note: 'beneficio que la empresa descuenta de sus contribuciones: fuera de toda base',
    },
    {
      figure: 'inss',
      standing: 'single_source',
      note: 'motor con conciliación de guías: primero las vacaciones; el total no cambia',
    },
    {
      figure: 'deducoes_legais',
      standing: 'single_source',
      note: 'orientación oficial: los dependientes se deducen en cada apuración',
    },
    {
      figure: 'irrf_tabela',
      standing: 'convention',
      note: 'al centavo, mitad hacia arriba: la Receita no publica regla',
    },
    {
      figure: 'deducoes_legais_ferias',
      standing: 'single_source',
      note: 'orientación oficial: los dependientes se deducen en cada apuración',
    },
    {
      figure: 'irrf_tabela_ferias',
      standing: 'convention',
      note: 'al centavo, mitad hacia arriba: la Receita no publica regla',
    },
    {
      figure: 'deducoes_legais_13',
      standing: 'single_source',
      note: 'orientación oficial: los dependientes se deducen en cada apuración',
    },
    {
      figure: 'irrf_tabela_13',
      standing: 'convention',
      note: 'al centavo, mitad hacia arriba: la Receita no publica regla',
    },
    { figure: 'irrf', standing: 'convention', note: 'se supone pagado dentro del periodo' },
    { figure: 'irrf_ferias', standing: 'convention', note: 'se supone pagado dentro del periodo' },
    { figure: 'irrf_13', standing: 'convention', note: 'se supone pagado dentro del periodo' },
    {
      figure: 'fgts_mensal',
      standing: 'convention',
      note: 'truncado al centavo, como en las nóminas reales: no hay texto oficial',
    },
    {
      figure: 'fgts_13',
      standing: 'convention',
      note: 'truncado al centavo, como en las nóminas reales: no hay texto oficial',
    },
  ],
  inputs: [
    input$daily_salary,
    input$monthly_salary,
    input$overtime_amount,
    input$commission_amount,
    input$decimo_terceiro_amount,
    input$ferias_amount,
    input$pensao_alimenticia_amount,
    input$vale_transporte_amount,
    input$num_dependentes_irrf,
    input$cantidad_hijos,
    input$cantidad_hijos_incapacitados,
    input$rat_fap_rate,
    input$aplica_salario_familia,
  ],
};

const $exactFigures = rt.madeByDate(($at) => ({
  salario_familia_limite: rt.over(rt.figureAt(salario_familia_limite$rows, $at), 25n),
  salario_familia_limite$v: rt.figureAt(salario_familia_limite$rows, $at),
  salario_familia_cota: rt.over(rt.figureAt(salario_familia_cota$rows, $at), 50n),
  salario_familia_cota$v: rt.figureAt(salario_familia_cota$rows, $at),
  inss_aliquota$on1: rt.rowsOn(inss_aliquota, { date: $at }, 100n, 100n),
  irrf_deducao_dependente: rt.over(rt.figureAt(irrf_deducao_dependente$rows, $at), 100n),
  irrf_deducao_dependente$v: rt.figureAt(irrf_deducao_dependente$rows, $at),
  irrf_mensal$on1: rt.rowsOn(irrf_mensal, { date: $at }, 100n, 40n),
  irrf_retencao_minima: rt.over(rt.figureAt(irrf_retencao_minima$rows, $at), 1n),
  irrf_retencao_minima$v: rt.figureAt(irrf_retencao_minima$rows, $at),
  aliquota_fgts: rt.over(rt.figureAt(aliquota_fgts$rows, $at), 25n),
  aliquota_fgts$v: rt.figureAt(aliquota_fgts$rows, $at),
  SALARIO_MINIMO: rt.over(rt.figureAt(SALARIO_MINIMO$rows, $at), 1n),
  SALARIO_MINIMO$v: rt.figureAt(SALARIO_MINIMO$rows, $at),
}));

function byFractions(call: rt.Call): rt.Outcome {
  const $at = call.referenceDate;
  const $e = $exactFigures($at);
  const ledger = new rt.Ledger(manifest, call, rounding$1);
  const period$days = BigInt(call.days);
  const period$days$v = { n: period$days, d: 1n };
  const period$month = BigInt(Number($at.slice(5, 7)));

  // Salario diario
  const daily_salary$sent = rt.sentQuantity(call, input$daily_salary);
  rt.checkPresence(ledger, input$daily_salary, call);
  rt.checkDigits(ledger, input$daily_salary, daily_salary$sent);
  rt.checkBounds(ledger, input$daily_salary, daily_salary$sent, { value: rt.ZERO, closed: false }, { value: n_100000_over_3, closed: true });
  // Salario mensual contractual
  const monthly_salary$sent = rt.sentQuantity(call, input$monthly_salary);
  rt.checkDigits(ledger, input$monthly_salary, monthly_salary$sent);
  rt.checkBounds(ledger, input$monthly_salary, monthly_salary$sent, { value: rt.ZERO, closed: true }, { value: n_1000000, closed: true });
  // Horas extras, con DSR
  const overtime_amount$sent = rt.sentQuantity(call, input$overtime_amount);
  rt.checkDigits(ledger, input$overtime_amount, overtime_amount$sent);
  rt.checkBounds(ledger, input$overtime_amount, overtime_amount$sent, { value: rt.ZERO, closed: true }, { value: n_1000000000000, closed: false });
  // Comisiones, con DSR
  const commission_amount$sent = rt.sentQuantity(call, input$commission_amount);
  rt.checkDigits(ledger, input$commission_amount, commission_amount$sent);
  rt.checkBounds(ledger, input$commission_amount, commission_amount$sent, { value: rt.ZERO, closed: true }, { value: n_1000000000000, closed: false });
  // 13.º salario bruto del año
  const decimo_terceiro_amount$sent = rt.sentQuantity(call, input$decimo_terceiro_amount);
  rt.checkDigits(ledger, input$decimo_terceiro_amount, decimo_terceiro_amount$sent);
  rt.checkBounds(ledger, input$decimo_terceiro_amount, decimo_terceiro_amount$sent, { value: rt.ZERO, closed: true }, { value: n_1000000000000, closed: false });
  // Vacaciones gozadas, sin el tercio
  const ferias_amount$sent = rt.sentQuantity(call, input$ferias_amount);
  rt.checkDigits(ledger, input$ferias_amount, ferias_amount$sent);
  rt.checkBounds(ledger, input$ferias_amount, ferias_amount$sent, { value: rt.ZERO, closed: true }, { value: n_1000000000000, closed: false });
  // Pensión alimenticia judicial
  const pensao_alimenticia_amount$sent = rt.sentQuantity(call, input$pensao_alimenticia_amount);
  rt.checkDigits(ledger, input$pensao_alimenticia_amount, pensao_alimenticia_amount$sent);
  rt.checkBounds(ledger, input$pensao_alimenticia_amount, pensao_alimenticia_amount$sent, { value: rt.ZERO, closed: true }, { value: n_1000000000000, closed: false });
  // Costo del transporte del mes
  const vale_transporte_amount$sent = rt.sentQuantity(call, input$vale_transporte_amount);
  rt.checkDigits(ledger, input$vale_transporte_amount, vale_transporte_amount$sent);
  rt.checkBounds(ledger, input$vale_transporte_amount, vale_transporte_amount$sent, { value: rt.ZERO, closed: true }, { value: n_1000000000000, closed: false });
  // Dependientes para el IRRF
  const num_dependentes_irrf$sent = rt.sentQuantity(call, input$num_dependentes_irrf);
  rt.checkDigits(ledger, input$num_dependentes_irrf, num_dependentes_irrf$sent);
  rt.checkBounds(ledger, input$num_dependentes_irrf, num_dependentes_irrf$sent, { value: rt.ZERO, closed: true }, { value: n_20, closed: true });
  // Hijos de hasta 14 años
  const cantidad_hijos$sent = rt.sentQuantity(call, input$cantidad_hijos);
  rt.checkDigits(ledger, input$cantidad_hijos, cantidad_hijos$sent);
  rt.checkBounds(ledger, input$cantidad_hijos, cantidad_hijos$sent, { value: rt.ZERO, closed: true }, { value: n_20, closed: true });
  // Hijos incapacitados de cualquier edad, aparte
  const cantidad_hijos_incapacitados$sent = rt.sentQuantity(call, input$cantidad_hijos_incapacitados);
  rt.checkDigits(ledger, input$cantidad_hijos_incapacitados, cantidad_hijos_incapacitados$sent);
  rt.checkBounds(ledger, input$cantidad_hijos_incapacitados, cantidad_hijos_incapacitados$sent, { value: rt.ZERO, closed: true }, { value: n_20, closed: true });
  // RAT ajustado (RAT x FAP)
  const rat_fap_rate$sent = rt.sentQuantity(call, input$rat_fap_rate);
  rt.checkDigits(ledger, input$rat_fap_rate, rat_fap_rate$sent);
  rt.checkBounds(ledger, input$rat_fap_rate, rat_fap_rate$sent, { value: n_0_005, closed: true }, { value: n_0_06, closed: true });
  // Pide el salario-familia y presentó los documentos
  const aplica_salario_familia$sent = rt.sentBoolean(call, input$aplica_salario_familia);

  if (ledger.refused) return ledger.close();
  const monthly_salary = monthly_salary$sent === undefined ? ((rt.over(rt.present(daily_salary$sent), 10000000000n)) * 3n) * 10n : rt.over(monthly_salary$sent, 10000000000n);
  const monthly_salary$v = monthly_salary$sent ?? { n: monthly_salary, d: 10000000000n };
  const overtime_amount = overtime_amount$sent === undefined ? 0n : rt.over(overtime_amount$sent, 10000000000n);
  const overtime_amount$v = overtime_amount$sent ?? { n: overtime_amount, d: 10000000000n };
  const commission_amount = commission_amount$sent === undefined ? 0n : rt.over(commission_amount$sent, 10000000000n);
  const commission_amount$v = commission_amount$sent ?? { n: commission_amount, d: 10000000000n };
  const decimo_terceiro_amount = decimo_terceiro_amount$sent === undefined ? 0n : rt.over(decimo_terceiro_amount$sent, 10000000000n);
  const decimo_terceiro_amount$v = decimo_terceiro_amount$sent ?? { n: decimo_terceiro_amount, d: 10000000000n };
  const ferias_amount = ferias_amount$sent === undefined ? 0n : rt.over(ferias_amount$sent, 10000000000n);
  const ferias_amount$v = ferias_amount$sent ?? { n: ferias_amount, d: 10000000000n };
  const pensao_alimenticia_amount = pensao_alimenticia_amount$sent === undefined ? 0n : rt.over(pensao_alimenticia_amount$sent, 10000000000n);
  const pensao_alimenticia_amount$v = pensao_alimenticia_amount$sent ?? { n: pensao_alimenticia_amount, d: 10000000000n };
  const vale_transporte_amount = vale_transporte_amount$sent === undefined ? 0n : rt.over(vale_transporte_amount$sent, 10000000000n);
  const vale_transporte_amount$v = vale_transporte_amount$sent ?? { n: vale_transporte_amount, d: 10000000000n };
  const num_dependentes_irrf = num_dependentes_irrf$sent === undefined ? 0n : rt.over(num_dependentes_irrf$sent, 10000000000n);
  const num_dependentes_irrf$v = num_dependentes_irrf$sent ?? { n: num_dependentes_irrf, d: 10000000000n };
  const cantidad_hijos = cantidad_hijos$sent === undefined ? 0n : rt.over(cantidad_hijos$sent, 10000000000n);
  const cantidad_hijos$v = cantidad_hijos$sent ?? { n: cantidad_hijos, d: 10000000000n };
  const cantidad_hijos_incapacitados = cantidad_hijos_incapacitados$sent === undefined ? 0n : rt.over(cantidad_hijos_incapacitados$sent, 10000000000n);
  const cantidad_hijos_incapacitados$v = cantidad_hijos_incapacitados$sent ?? { n: cantidad_hijos_incapacitados, d: 10000000000n };
  const rat_fap_rate = rat_fap_rate$sent === undefined ? 200000000n : rt.over(rat_fap_rate$sent, 10000000000n);
  const rat_fap_rate$v = rat_fap_rate$sent ?? { n: rat_fap_rate, d: 10000000000n };
  const aplica_salario_familia = aplica_salario_familia$sent ?? true;

  if (((monthly_salary === 0n && ferias_amount === 0n) && decimo_terceiro_amount === 0n)) {
    ledger.refuse({ code: 'VALIDATION_ERROR', field: 'monthly_salary', source: 'employee', type: 'value_error', message: `El salario solo puede ser cero cuando hay vacaciones o 13.º salario`, limit: null });
  }
  if (ledger.refused) return ledger.close();

  // Salario contractual del mes · CLT art. 64
  const salario_contratual = (monthly_salary + 50000000n) / 100000000n;
  const salario_contratual$v = { n: salario_contratual, d: 100n };
  ledger.step('salario_contratual', monthly_salary$v, salario_contratual$v, ledger.tracing ? [
    rt.seen('monthly_salary', 'money', monthly_salary$v),
  ] : rt.NOTHING);

  // Salario base (salário-base) · CLT art. 64
  const salario_base$raw = salario_contratual * period$days;
  const salario_base = (salario_base$raw + 15n) / 30n;
  const salario_base$v = { n: salario_base, d: 100n };
  ledger.step('salario_base', { n: salario_base$raw, d: 3000n }, salario_base$v, ledger.tracing ? [
    rt.seen('salario_contratual', 'money', salario_contratual$v),
    rt.seen('period.days', 'number', period$days$v),
  ] : rt.NOTHING);

  // Horas extras · Constituição Federal art. 7 XVI
  const horas_extras = (overtime_amount + 50000000n) / 100000000n;
  const horas_extras$v = { n: horas_extras, d: 100n };
  ledger.step('horas_extras', overtime_amount$v, horas_extras$v, ledger.tracing ? [
    rt.seen('overtime_amount', 'money', overtime_amount$v),
  ] : rt.NOTHING);

  // Comisiones (comissões) · CLT art. 457 §1
  const comissoes = (commission_amount + 50000000n) / 100000000n;
  const comissoes$v = { n: comissoes, d: 100n };
  ledger.step('comissoes', commission_amount$v, comissoes$v, ledger.tracing ? [
    rt.seen('commission_amount', 'money', commission_amount$v),
  ] : rt.NOTHING);

  // 13.º salario (décimo terceiro) · Lei 4.090/1962; Lei 8.212/1991 art. 28 §7
  const decimo_terceiro = (decimo_terceiro_amount + 50000000n) / 100000000n;
  const decimo_terceiro$v = { n: decimo_terceiro, d: 100n };
  ledger.step('decimo_terceiro', decimo_terceiro_amount$v, decimo_terceiro$v, ledger.tracing ? [
    rt.seen('decimo_terceiro_amount', 'money', decimo_terceiro_amount$v),
  ] : rt.NOTHING);

  // Vacaciones gozadas (férias) · CLT art. 129
  const ferias = (ferias_amount + 50000000n) / 100000000n;
  const ferias$v = { n: ferias, d: 100n };
  ledger.step('ferias', ferias_amount$v, ferias$v, ledger.tracing ? [
    rt.seen('ferias_amount', 'money', ferias_amount$v),
  ] : rt.NOTHING);

  // Tercio constitucional de vacaciones (1/3 férias) · Constituição Federal art. 7 XVII; STF, Tema 985
  const terco_constitucional_ferias = (ferias_amount + 150000000n) / 300000000n;
  const terco_constitucional_ferias$v = { n: terco_constitucional_ferias, d: 100n };
  ledger.step('terco_constitucional_ferias', { n: ferias_amount, d: 30000000000n }, terco_constitucional_ferias$v, ledger.tracing ? [
    rt.seen('ferias_amount', 'money', ferias_amount$v),
  ] : rt.NOTHING);

  // Renta para el salario-familia · Portaria ME 914/2020
  const renda_salario_familia = salario_contratual + horas_extras + comissoes + ferias;
  const renda_salario_familia$v = { n: renda_salario_familia, d: 100n };
  ledger.step('renda_salario_familia', renda_salario_familia$v, renda_salario_familia$v, ledger.tracing ? [
    rt.seen('salario_contratual', 'money', salario_contratual$v),
    rt.seen('horas_extras', 'money', horas_extras$v),
    rt.seen('comissoes', 'money', comissoes$v),
    rt.seen('ferias', 'money', ferias$v),
  ] : rt.NOTHING);

  // Salario-familia (salário-família) · Lei 8.213/1991 art. 65
  const $1 = aplica_salario_familia;
  const salario_familia$when = ($1 && renda_salario_familia <= $e.salario_familia_limite * 4n);
  let salario_familia$raw = 0n;
  let salario_familia = 0n;
  if (salario_familia$when) {
    salario_familia$raw = ($e.salario_familia_cota * (cantidad_hijos + cantidad_hijos_incapacitados)) * period$days;
    salario_familia = (salario_familia$raw + 75000000000n) / 150000000000n;
  }
  const salario_familia$v = { n: salario_familia, d: 100n };
  ledger.step('salario_familia', { n: salario_familia$raw, d: 15000000000000n }, salario_familia$v, ledger.tracing ? [
    rt.seen('aplica_salario_familia', 'boolean', aplica_salario_familia),
    ...($1 ? [rt.seen('renda_salario_familia', 'money', renda_salario_familia$v), rt.seen('salario_familia_limite', 'money', $e.salario_familia_limite$v)] : []),
    ...(salario_familia$when ? [rt.seen('salario_familia_cota', 'money', $e.salario_familia_cota$v), rt.seen('cantidad_hijos', 'number', cantidad_hijos$v), rt.seen('cantidad_hijos_incapacitados', 'number', cantidad_hijos_incapacitados$v), rt.seen('period.days', 'number', period$days$v)] : []),
  ] : rt.NOTHING, salario_familia$when);

  // Total percepciones
  const total_percepciones = salario_base + horas_extras + comissoes + decimo_terceiro + ferias + terco_constitucional_ferias + salario_familia;
  const total_percepciones$v = { n: total_percepciones, d: 100n };
  ledger.step('total_percepciones', total_percepciones$v, total_percepciones$v, ledger.tracing ? [
    rt.seen('salario_base', 'money', salario_base$v),
    rt.seen('horas_extras', 'money', horas_extras$v),
    rt.seen('comissoes', 'money', comissoes$v),
    rt.seen('decimo_terceiro', 'money', decimo_terceiro$v),
    rt.seen('ferias', 'money', ferias$v),
    rt.seen('terco_constitucional_ferias', 'money', terco_constitucional_ferias$v),
    rt.seen('salario_familia', 'money', salario_familia$v),
  ] : rt.NOTHING);

  // Remuneración del mes (salario, horas extras y comisiones)
  const remuneracao_mes = salario_base + horas_extras + comissoes;
  const remuneracao_mes$v = { n: remuneracao_mes, d: 100n };
  ledger.step('remuneracao_mes', remuneracao_mes$v, remuneracao_mes$v, ledger.tracing ? [
    rt.seen('salario_base', 'money', salario_base$v),
    rt.seen('horas_extras', 'money', horas_extras$v),
    rt.seen('comissoes', 'money', comissoes$v),
  ] : rt.NOTHING);

  // Vacaciones con su tercio
  const remuneracao_ferias = ferias + terco_constitucional_ferias;
  const remuneracao_ferias$v = { n: remuneracao_ferias, d: 100n };
  ledger.step('remuneracao_ferias', remuneracao_ferias$v, remuneracao_ferias$v, ledger.tracing ? [
    rt.seen('ferias', 'money', ferias$v),
    rt.seen('terco_constitucional_ferias', 'money', terco_constitucional_ferias$v),
  ] : rt.NOTHING);

  // Base INSS (salário de contribuição) · Lei 8.212/1991 arts. 20 y 28
  const $2 = rt.upperLimit($e.inss_aliquota$on1);
  const $3 = { n: $2, d: 100n };
  const $4 = remuneracao_mes + remuneracao_ferias;
  const base_inss = ($4 < $2 ? $4 : $2);
  const base_inss$v = { n: base_inss, d: 100n };
  ledger.step('base_inss', base_inss$v, base_inss$v, ledger.tracing ? [
    rt.seen('remuneracao_mes', 'money', remuneracao_mes$v),
    rt.seen('remuneracao_ferias', 'money', remuneracao_ferias$v),
    rt.seen('upper_limit(inss_aliquota)', 'money', $3),
  ] : rt.NOTHING);

  // Base INSS 13.º salario · Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7
  const $5 = rt.upperLimit($e.inss_aliquota$on1);
  const $6 = { n: $5, d: 100n };
  const base_inss_13 = (decimo_terceiro < $5 ? decimo_terceiro : $5);
  const base_inss_13$v = { n: base_inss_13, d: 100n };
  ledger.step('base_inss_13', base_inss_13$v, base_inss_13$v, ledger.tracing ? [
    rt.seen('decimo_terceiro', 'money', decimo_terceiro$v),
    rt.seen('upper_limit(inss_aliquota)', 'money', $6),
  ] : rt.NOTHING);

  // Base del INSS sobre vacaciones · Lei 8.212/1991 arts. 20 y 28
  const $7 = rt.upperLimit($e.inss_aliquota$on1);
  const $8 = { n: $7, d: 100n };
  const base_inss_ferias = (remuneracao_ferias < $7 ? remuneracao_ferias : $7);
  const base_inss_ferias$v = { n: base_inss_ferias, d: 100n };
  ledger.step('base_inss_ferias', base_inss_ferias$v, base_inss_ferias$v, ledger.tracing ? [
    rt.seen('remuneracao_ferias', 'money', remuneracao_ferias$v),
    rt.seen('upper_limit(inss_aliquota)', 'money', $8),
  ] : rt.NOTHING);

  // INSS del mes, con las vacaciones · Lei 8.212/1991 art. 20
  const $9 = ledger.apply(rt.step($e.inss_aliquota$on1, base_inss), 'money', 'rate');
  const inss_total$raw = base_inss * $9;
  const inss_total = inss_total$raw / 100n;
  const inss_total$v = { n: inss_total, d: 100n };
  ledger.step('inss_total', { n: inss_total$raw, d: 10000n }, inss_total$v, ledger.tracing ? [
    rt.seen('base_inss', 'money', base_inss$v),
    rt.seen('base_inss', 'money', base_inss$v),
  ] : rt.NOTHING);

  // INSS sobre vacaciones (férias) · Lei 8.212/1991 art. 20
  const inss_ferias$when = ferias > 0n;
  let inss_ferias$raw = 0n;
  let inss_ferias = 0n;
  if (inss_ferias$when) {
    const $10 = ledger.apply(rt.step($e.inss_aliquota$on1, base_inss_ferias), 'money', 'rate');
    inss_ferias$raw = base_inss_ferias * $10;
    inss_ferias = inss_ferias$raw / 100n;
  }
  const inss_ferias$v = { n: inss_ferias, d: 100n };
  ledger.step('inss_ferias', { n: inss_ferias$raw, d: 10000n }, inss_ferias$v, ledger.tracing ? [
    rt.seen('ferias', 'money', ferias$v),
    ...(inss_ferias$when ? [rt.seen('base_inss_ferias', 'money', base_inss_ferias$v), rt.seen('base_inss_ferias', 'money', base_inss_ferias$v)] : []),
  ] : rt.NOTHING, inss_ferias$when);

  // INSS del empleado · Lei 8.212/1991 art. 20
  const $11 = inss_total - inss_ferias;
  const inss = (0n > $11 ? 0n : $11);
  const inss$v = { n: inss, d: 100n };
  ledger.step('inss', inss$v, inss$v, ledger.tracing ? [
    rt.seen('inss_total', 'money', inss_total$v),
    rt.seen('inss_ferias', 'money', inss_ferias$v),
  ] : rt.NOTHING);

  // INSS sobre 13.º salario · Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7
  const inss_13$when = decimo_terceiro > 0n;
  let inss_13$raw = 0n;
  let inss_13 = 0n;
  if (inss_13$when) {
    const $12 = ledger.apply(rt.step($e.inss_aliquota$on1, base_inss_13), 'money', 'rate');
    inss_13$raw = base_inss_13 * $12;
    inss_13 = inss_13$raw / 100n;
  }
  const inss_13$v = { n: inss_13, d: 100n };
  ledger.step('inss_13', { n: inss_13$raw, d: 10000n }, inss_13$v, ledger.tracing ? [
    rt.seen('decimo_terceiro', 'money', decimo_terceiro$v),
    ...(inss_13$when ? [rt.seen('base_inss_13', 'money', base_inss_13$v), rt.seen('base_inss_13', 'money', base_inss_13$v)] : []),
  ] : rt.NOTHING, inss_13$when);

  // Rendimiento tributable
  let rendimento_tributavel = 0n;
  let rendimento_tributavel$v: rt.Exact = rt.ZERO;
  if (remuneracao_mes > 0n) {
    rendimento_tributavel = remuneracao_mes;
    rendimento_tributavel$v = { n: rendimento_tributavel, d: 100n };
    ledger.step('rendimento_tributavel', rendimento_tributavel$v, rendimento_tributavel$v, ledger.tracing ? [
      rt.seen('remuneracao_mes', 'money', remuneracao_mes$v),
    ] : rt.NOTHING);
  }

  // Pensión alimenticia (pensão alimentícia) · Lei 5.478/1968
  const pensao_alimenticia = (pensao_alimenticia_amount + 50000000n) / 100000000n;
  const pensao_alimenticia$v = { n: pensao_alimenticia, d: 100n };
  ledger.step('pensao_alimenticia', pensao_alimenticia_amount$v, pensao_alimenticia$v, ledger.tracing ? [
    rt.seen('pensao_alimenticia_amount', 'money', pensao_alimenticia_amount$v),
  ] : rt.NOTHING);

  // Deducciones legales · Lei 9.250/1995 art. 4
  let deducoes_legais = 0n;
  let deducoes_legais$v: rt.Exact = rt.ZERO;
  if (remuneracao_mes > 0n) {
    deducoes_legais = inss * 10000000000n + ($e.irrf_deducao_dependente * num_dependentes_irrf) + (pensao_alimenticia * 10000000000n);
    deducoes_legais$v = { n: deducoes_legais, d: 1000000000000n };
    ledger.step('deducoes_legais', deducoes_legais$v, deducoes_legais$v, ledger.tracing ? [
      rt.seen('inss', 'money', inss$v),
      rt.seen('irrf_deducao_dependente', 'money', $e.irrf_deducao_dependente$v),
      rt.seen('num_dependentes_irrf', 'number', num_dependentes_irrf$v),
      rt.seen('pensao_alimenticia', 'money', pensao_alimenticia$v),
    ] : rt.NOTHING);
  }

  // Deducción aplicada · Lei 9.250/1995 art. 4
  let deducao = 0n;
  let deducao$v: rt.Exact = rt.ZERO;
  if (remuneracao_mes > 0n) {
    deducao = deducoes_legais;
    deducao$v = { n: deducao, d: 1000000000000n };
    ledger.step('deducao', deducao$v, deducao$v, ledger.tracing ? [
      rt.seen('deducoes_legais', 'money', deducoes_legais$v),
    ] : rt.NOTHING);
  }

  // Base IRRF · Lei 9.250/1995 art. 4
  let base_irrf = 0n;
  let base_irrf$v: rt.Exact = rt.ZERO;
  if (remuneracao_mes > 0n) {
    const $13 = remuneracao_mes * 10000000000n - deducao;
    const base_irrf$raw = (0n > $13 ? 0n : $13);
    base_irrf = (base_irrf$raw + 5000000000n) / 10000000000n;
    base_irrf$v = { n: base_irrf, d: 100n };
    ledger.step('base_irrf', { n: base_irrf$raw, d: 1000000000000n }, base_irrf$v, ledger.tracing ? [
      rt.seen('remuneracao_mes', 'money', remuneracao_mes$v),
      rt.seen('deducao', 'money', deducao$v),
    ] : rt.NOTHING);
  }

  // IRRF según tabla · Lei 11.482/2007 art. 1
  let irrf_tabela = 0n;
  let irrf_tabela$v: rt.Exact = rt.ZERO;
  if (remuneracao_mes > 0n) {
    const $14 = ledger.apply(rt.rebate($e.irrf_mensal$on1, base_irrf), 'money', 'rate');
    irrf_tabela = ($14 + 20n) / 40n;
    irrf_tabela$v = { n: irrf_tabela, d: 100n };
    ledger.step('irrf_tabela', { n: $14, d: 4000n }, irrf_tabela$v, ledger.tracing ? [
      rt.seen('base_irrf', 'money', base_irrf$v),
    ] : rt.NOTHING);
  }

  // Rendimiento tributable vacaciones (férias)
  let rendimento_tributavel_ferias = 0n;
  let rendimento_tributavel_ferias$v: rt.Exact = rt.ZERO;
  if (ferias > 0n) {
    rendimento_tributavel_ferias = remuneracao_ferias;
    rendimento_tributavel_ferias$v = { n: rendimento_tributavel_ferias, d: 100n };
    ledger.step('rendimento_tributavel_ferias', rendimento_tributavel_ferias$v, rendimento_tributavel_ferias$v, ledger.tracing ? [
      rt.seen('remuneracao_ferias', 'money', remuneracao_ferias$v),
    ] : rt.NOTHING);
  }

  // Deducciones legales vacaciones (férias) · Lei 9.250/1995 art. 4
  let deducoes_legais_ferias = 0n;
  let deducoes_legais_ferias$v: rt.Exact = rt.ZERO;
  if (ferias > 0n) {
    deducoes_legais_ferias = inss_ferias * 10000000000n + ($e.irrf_deducao_dependente * num_dependentes_irrf);
    deducoes_legais_ferias$v = { n: deducoes_legais_ferias, d: 1000000000000n };
    ledger.step('deducoes_legais_ferias', deducoes_legais_ferias$v, deducoes_legais_ferias$v, ledger.tracing ? [
      rt.seen('inss_ferias', 'money', inss_ferias$v),
      rt.seen('irrf_deducao_dependente', 'money', $e.irrf_deducao_dependente$v),
      rt.seen('num_dependentes_irrf', 'number', num_dependentes_irrf$v),
    ] : rt.NOTHING);
  }

  // Deducción aplicada vacaciones (férias) · Lei 9.250/1995 art. 4
  let deducao_ferias = 0n;
  let deducao_ferias$v: rt.Exact = rt.ZERO;
  if (ferias > 0n) {
    deducao_ferias = deducoes_legais_ferias;
    deducao_ferias$v = { n: deducao_ferias, d: 1000000000000n };
    ledger.step('deducao_ferias', deducao_ferias$v, deducao_ferias$v, ledger.tracing ? [
      rt.seen('deducoes_legais_ferias', 'money', deducoes_legais_ferias$v),
    ] : rt.NOTHING);
  }

  // Base IRRF vacaciones (férias) · Lei 9.250/1995 art. 4
  let base_irrf_ferias = 0n;
  let base_irrf_ferias$v: rt.Exact = rt.ZERO;
  if (ferias > 0n) {
    const $15 = remuneracao_ferias * 10000000000n - deducao_ferias;
    const base_irrf_ferias$raw = (0n > $15 ? 0n : $15);
    base_irrf_ferias = (base_irrf_ferias$raw + 5000000000n) / 10000000000n;
    base_irrf_ferias$v = { n: base_irrf_ferias, d: 100n };
    ledger.step('base_irrf_ferias', { n: base_irrf_ferias$raw, d: 1000000000000n }, base_irrf_ferias$v, ledger.tracing ? [
      rt.seen('remuneracao_ferias', 'money', remuneracao_ferias$v),
      rt.seen('deducao_ferias', 'money', deducao_ferias$v),
    ] : rt.NOTHING);
  }

  // IRRF según tabla vacaciones (férias) · Lei 11.482/2007 art. 1
  let irrf_tabela_ferias = 0n;
  let irrf_tabela_ferias$v: rt.Exact = rt.ZERO;
  if (ferias > 0n) {
    const $16 = ledger.apply(rt.rebate($e.irrf_mensal$on1, base_irrf_ferias), 'money', 'rate');
    irrf_tabela_ferias = ($16 + 20n) / 40n;
    irrf_tabela_ferias$v = { n: irrf_tabela_ferias, d: 100n };
    ledger.step('irrf_tabela_ferias', { n: $16, d: 4000n }, irrf_tabela_ferias$v, ledger.tracing ? [
      rt.seen('base_irrf_ferias', 'money', base_irrf_ferias$v),
    ] : rt.NOTHING);
  }

  // Rendimiento tributable 13.º salario
  let rendimento_tributavel_13 = 0n;
  let rendimento_tributavel_13$v: rt.Exact = rt.ZERO;
  if (decimo_terceiro > 0n) {
    rendimento_tributavel_13 = decimo_terceiro;
    rendimento_tributavel_13$v = { n: rendimento_tributavel_13, d: 100n };
    ledger.step('rendimento_tributavel_13', rendimento_tributavel_13$v, rendimento_tributavel_13$v, ledger.tracing ? [
      rt.seen('decimo_terceiro', 'money', decimo_terceiro$v),
    ] : rt.NOTHING);
  }

  // Deducciones legales 13.º salario · Lei 9.250/1995 art. 4
  let deducoes_legais_13 = 0n;
  let deducoes_legais_13$v: rt.Exact = rt.ZERO;
  if (decimo_terceiro > 0n) {
    deducoes_legais_13 = inss_13 * 10000000000n + ($e.irrf_deducao_dependente * num_dependentes_irrf);
    deducoes_legais_13$v = { n: deducoes_legais_13, d: 1000000000000n };
    ledger.step('deducoes_legais_13', deducoes_legais_13$v, deducoes_legais_13$v, ledger.tracing ? [
      rt.seen('inss_13', 'money', inss_13$v),
      rt.seen('irrf_deducao_dependente', 'money', $e.irrf_deducao_dependente$v),
      rt.seen('num_dependentes_irrf', 'number', num_dependentes_irrf$v),
    ] : rt.NOTHING);
  }

  // Deducción aplicada 13.º salario · Lei 9.250/1995 art. 4
  let deducao_13 = 0n;
  let deducao_13$v: rt.Exact = rt.ZERO;
  if (decimo_terceiro > 0n) {
    deducao_13 = deducoes_legais_13;
    deducao_13$v = { n: deducao_13, d: 1000000000000n };
    ledger.step('deducao_13', deducao_13$v, deducao_13$v, ledger.tracing ? [
      rt.seen('deducoes_legais_13', 'money', deducoes_legais_13$v),
    ] : rt.NOTHING);
  }

  // Base IRRF 13.º salario · Lei 9.250/1995 art. 4
  let base_irrf_13 = 0n;
  let base_irrf_13$v: rt.Exact = rt.ZERO;
  if (decimo_terceiro > 0n) {
    const $17 = decimo_terceiro * 10000000000n - deducao_13;
    const base_irrf_13$raw = (0n > $17 ? 0n : $17);
    base_irrf_13 = (base_irrf_13$raw + 5000000000n) / 10000000000n;
    base_irrf_13$v = { n: base_irrf_13, d: 100n };
    ledger.step('base_irrf_13', { n: base_irrf_13$raw, d: 1000000000000n }, base_irrf_13$v, ledger.tracing ? [
      rt.seen('decimo_terceiro', 'money', decimo_terceiro$v),
      rt.seen('deducao_13', 'money', deducao_13$v),
    ] : rt.NOTHING);
  }

  // IRRF según tabla 13.º salario · Lei 11.482/2007 art. 1
  let irrf_tabela_13 = 0n;
  let irrf_tabela_13$v: rt.Exact = rt.ZERO;
  if (decimo_terceiro > 0n) {
    const $18 = ledger.apply(rt.rebate($e.irrf_mensal$on1, base_irrf_13), 'money', 'rate');
    irrf_tabela_13 = ($18 + 20n) / 40n;
    irrf_tabela_13$v = { n: irrf_tabela_13, d: 100n };
    ledger.step('irrf_tabela_13', { n: $18, d: 4000n }, irrf_tabela_13$v, ledger.tracing ? [
      rt.seen('base_irrf_13', 'money', base_irrf_13$v),
    ] : rt.NOTHING);
  }

  // IRRF de la remuneración del mes, si la hay
  const $19 = remuneracao_mes > 0n;
  const $20 = $19 ? irrf_tabela : 0n;
  const irrf_do_mes = $20;
  const irrf_do_mes$v = { n: irrf_do_mes, d: 100n };
  ledger.step('irrf_do_mes', irrf_do_mes$v, irrf_do_mes$v, ledger.tracing ? [
    rt.seen('remuneracao_mes', 'money', remuneracao_mes$v),
    ...($19 ? [rt.seen('irrf_tabela', 'money', irrf_tabela$v)] : []),
  ] : rt.NOTHING);

  // Retención dispensada sobre salario · Lei 9.430/1996 art. 67; Lei 7.713/1988
  const $21 = irrf_do_mes > 0n;
  const irrf_dispensado: boolean = ($21 && irrf_do_mes <= $e.irrf_retencao_minima * 100n);
  ledger.step('irrf_dispensado', irrf_dispensado, irrf_dispensado, ledger.tracing ? [
    rt.seen('irrf_do_mes', 'money', irrf_do_mes$v),
    ...($21 ? [rt.seen('irrf_do_mes', 'money', irrf_do_mes$v), rt.seen('irrf_retencao_minima', 'money', $e.irrf_retencao_minima$v)] : []),
  ] : rt.NOTHING);

  // IRRF sobre salario · Lei 7.713/1988
  const irrf$when = !(irrf_dispensado);
  let irrf = 0n;
  if (irrf$when) {
    irrf = irrf_do_mes;
  }
  const irrf$v = { n: irrf, d: 100n };
  ledger.step('irrf', irrf$v, irrf$v, ledger.tracing ? [
    rt.seen('irrf_dispensado', 'boolean', irrf_dispensado),
    ...(irrf$when ? [rt.seen('irrf_do_mes', 'money', irrf_do_mes$v)] : []),
  ] : rt.NOTHING);

  // Retención dispensada sobre vacaciones (férias) · Lei 9.430/1996 art. 67; RIR/2018 art. 682 (artículo por confirmar); IN RFB 1.500/2014
  let $22 = false;
  let irrf_dispensado_ferias: boolean = false;
  if (ferias > 0n) {
    $22 = irrf_tabela_ferias > 0n;
    irrf_dispensado_ferias = ($22 && irrf_tabela_ferias <= $e.irrf_retencao_minima * 100n);
    ledger.step('irrf_dispensado_ferias', irrf_dispensado_ferias, irrf_dispensado_ferias, ledger.tracing ? [
      rt.seen('irrf_tabela_ferias', 'money', irrf_tabela_ferias$v),
      ...($22 ? [rt.seen('irrf_tabela_ferias', 'money', irrf_tabela_ferias$v), rt.seen('irrf_retencao_minima', 'money', $e.irrf_retencao_minima$v)] : []),
    ] : rt.NOTHING);
  }

  // IRRF sobre vacaciones (férias) · RIR/2018 art. 682 (artículo por confirmar); IN RFB 1.500/2014
  let irrf_ferias = 0n;
  let irrf_ferias$v: rt.Exact = rt.ZERO;
  if (ferias > 0n) {
    const irrf_ferias$when = !(irrf_dispensado_ferias);
    if (irrf_ferias$when) {
      irrf_ferias = irrf_tabela_ferias;
    }
    irrf_ferias$v = { n: irrf_ferias, d: 100n };
    ledger.step('irrf_ferias', irrf_ferias$v, irrf_ferias$v, ledger.tracing ? [
      rt.seen('irrf_dispensado_ferias', 'boolean', irrf_dispensado_ferias),
      ...(irrf_ferias$when ? [rt.seen('irrf_tabela_ferias', 'money', irrf_tabela_ferias$v)] : []),
    ] : rt.NOTHING);
  }

  // IRRF sobre 13.º salario (tributación exclusiva) · Lei 7.713/1988 art. 26; Lei 8.134/1990 art. 16; IN RFB 1.500/2014 art. 13
  const irrf_13$when = decimo_terceiro > 0n;
  let irrf_13 = 0n;
  if (irrf_13$when) {
    irrf_13 = irrf_tabela_13;
  }
  const irrf_13$v = { n: irrf_13, d: 100n };
  ledger.step('irrf_13', irrf_13$v, irrf_13$v, ledger.tracing ? [
    rt.seen('decimo_terceiro', 'money', decimo_terceiro$v),
    ...(irrf_13$when ? [rt.seen('irrf_tabela_13', 'money', irrf_tabela_13$v)] : []),
  ] : rt.NOTHING, irrf_13$when);

  // Vale-transporte (descuento hasta 6%) · Lei 7.418/1985; Decreto 10.854/2021 art. 114
  const vale_transporte$when = vale_transporte_amount > 0n;
  let vale_transporte$raw = 0n;
  let vale_transporte = 0n;
  if (vale_transporte$when) {
    const $23 = salario_base * 6000000n;
    vale_transporte$raw = (vale_transporte_amount < $23 ? vale_transporte_amount : $23);
    vale_transporte = (vale_transporte$raw + 50000000n) / 100000000n;
  }
  const vale_transporte$v = { n: vale_transporte, d: 100n };
  ledger.step('vale_transporte', { n: vale_transporte$raw, d: 10000000000n }, vale_transporte$v, ledger.tracing ? [
    rt.seen('vale_transporte_amount', 'money', vale_transporte_amount$v),
    ...(vale_transporte$when ? [rt.seen('vale_transporte_amount', 'money', vale_transporte_amount$v), rt.seen('salario_base', 'money', salario_base$v)] : []),
  ] : rt.NOTHING, vale_transporte$when);

  // Total deducciones
  const $24 = ferias > 0n;
  const $25 = $24 ? irrf_ferias : 0n;
  const total_deducciones = inss + inss_ferias + inss_13 + irrf + $25 + irrf_13 + vale_transporte + pensao_alimenticia;
  const total_deducciones$v = { n: total_deducciones, d: 100n };
  ledger.step('total_deducciones', total_deducciones$v, total_deducciones$v, ledger.tracing ? [
    rt.seen('inss', 'money', inss$v),
    rt.seen('inss_ferias', 'money', inss_ferias$v),
    rt.seen('inss_13', 'money', inss_13$v),
    rt.seen('irrf', 'money', irrf$v),
    rt.seen('ferias', 'money', ferias$v),
    ...($24 ? [rt.seen('irrf_ferias', 'money', irrf_ferias$v)] : []),
    rt.seen('irrf_13', 'money', irrf_13$v),
    rt.seen('vale_transporte', 'money', vale_transporte$v),
    rt.seen('pensao_alimenticia', 'money', pensao_alimenticia$v),
  ] : rt.NOTHING);

  // Neto
  const neto = total_percepciones - total_deducciones;
  const neto$v = { n: neto, d: 100n };
  ledger.step('neto', neto$v, neto$v, ledger.tracing ? [
    rt.seen('total_percepciones', 'money', total_percepciones$v),
    rt.seen('total_deducciones', 'money', total_deducciones$v),
  ] : rt.NOTHING);

  // Base contribución patronal (CPP) · Lei 8.212/1991 art. 22; STF, Tema 985
  const base_cpp = salario_base + horas_extras + comissoes + decimo_terceiro + ferias + terco_constitucional_ferias;
  const base_cpp$v = { n: base_cpp, d: 100n };
  ledger.step('base_cpp', base_cpp$v, base_cpp$v, ledger.tracing ? [
    rt.seen('salario_base', 'money', salario_base$v),
    rt.seen('horas_extras', 'money', horas_extras$v),
    rt.seen('comissoes', 'money', comissoes$v),
    rt.seen('decimo_terceiro', 'money', decimo_terceiro$v),
    rt.seen('ferias', 'money', ferias$v),
    rt.seen('terco_constitucional_ferias', 'money', terco_constitucional_ferias$v),
  ] : rt.NOTHING);

  // Base FGTS · Lei 8.036/1990 art. 15
  const base_fgts = salario_base + horas_extras + comissoes + decimo_terceiro + ferias + terco_constitucional_ferias;
  const base_fgts$v = { n: base_fgts, d: 100n };
  ledger.step('base_fgts', base_fgts$v, base_fgts$v, ledger.tracing ? [
    rt.seen('salario_base', 'money', salario_base$v),
    rt.seen('horas_extras', 'money', horas_extras$v),
    rt.seen('comissoes', 'money', comissoes$v),
    rt.seen('decimo_terceiro', 'money', decimo_terceiro$v),
    rt.seen('ferias', 'money', ferias$v),
    rt.seen('terco_constitucional_ferias', 'money', terco_constitucional_ferias$v),
  ] : rt.NOTHING);

  // Contribución patronal (CPP) · Lei 8.212/1991 art. 22 I
  const cpp = (2n * base_cpp + 5n) / 10n;
  const cpp$v = { n: cpp, d: 100n };
  ledger.component('cpp', base_cpp$v, n_0_2, { n: base_cpp, d: 500n }, cpp$v, ledger.tracing ? [
    rt.seen('base_cpp', 'money', base_cpp$v),
  ] : rt.NOTHING);

  // RAT ajustado (RAT x FAP) · Lei 8.212/1991 art. 22 II; Lei 10.666/2003 art. 10
  const rat_fap$raw = base_cpp * rat_fap_rate;
  const rat_fap = (rat_fap$raw + 5000000000n) / 10000000000n;
  const rat_fap$v = { n: rat_fap, d: 100n };
  ledger.component('rat_fap', base_cpp$v, rat_fap_rate$v, { n: rat_fap$raw, d: 1000000000000n }, rat_fap$v, ledger.tracing ? [
    rt.seen('base_cpp', 'money', base_cpp$v),
    rt.seen('rat_fap_rate', 'rate', rat_fap_rate$v),
  ] : rt.NOTHING);

  // Salario-educación (salário-educação) · Lei 9.424/1996 art. 15 (acto por confirmar)
  const salario_educacao = (base_cpp + 20n) / 40n;
  const salario_educacao$v = { n: salario_educacao, d: 100n };
  ledger.component('salario_educacao', base_cpp$v, n_0_025, { n: base_cpp, d: 4000n }, salario_educacao$v, ledger.tracing ? [
    rt.seen('base_cpp', 'money', base_cpp$v),
  ] : rt.NOTHING);

  // INCRA · Decreto-Lei 1.146/1970 art. 3; IN RFB 2.110/2022
  const incra = (base_cpp + 250n) / 500n;
  const incra$v = { n: incra, d: 100n };
  ledger.component('incra', base_cpp$v, n_0_002, { n: base_cpp, d: 50000n }, incra$v, ledger.tracing ? [
    rt.seen('base_cpp', 'money', base_cpp$v),
  ] : rt.NOTHING);

  // SENAI · Decreto-Lei 4.048/1942 (acto por confirmar)
  const senai = (base_cpp + 50n) / 100n;
  const senai$v = { n: senai, d: 100n };
  ledger.component('senai', base_cpp$v, n_0_01, { n: base_cpp, d: 10000n }, senai$v, ledger.tracing ? [
    rt.seen('base_cpp', 'money', base_cpp$v),
  ] : rt.NOTHING);

  // SESI · Decreto-Lei 9.403/1946 (acto por confirmar)
  const sesi$raw = base_cpp * 3n;
  const sesi = (sesi$raw + 100n) / 200n;
  const sesi$v = { n: sesi, d: 100n };
  ledger.component('sesi', base_cpp$v, n_0_015, { n: sesi$raw, d: 20000n }, sesi$v, ledger.tracing ? [
    rt.seen('base_cpp', 'money', base_cpp$v),
  ] : rt.NOTHING);

  // SEBRAE · Lei 8.029/1990 art. 8 §3 (acto por confirmar)
  const sebrae$raw = base_cpp * 3n;
  const sebrae = (sebrae$raw + 250n) / 500n;
  const sebrae$v = { n: sebrae, d: 100n };
  ledger.component('sebrae', base_cpp$v, n_0_006, { n: sebrae$raw, d: 50000n }, sebrae$v, ledger.tracing ? [
    rt.seen('base_cpp', 'money', base_cpp$v),
  ] : rt.NOTHING);

  // FGTS del mes, con las vacaciones · Lei 8.036/1990 art. 15
  const fgts_mensal$raw = $e.aliquota_fgts * (remuneracao_mes + remuneracao_ferias);
  const fgts_mensal = fgts_mensal$raw / 25n;
  const fgts_mensal$v = { n: fgts_mensal, d: 100n };
  ledger.step('fgts_mensal', { n: fgts_mensal$raw, d: 2500n }, fgts_mensal$v, ledger.tracing ? [
    rt.seen('aliquota_fgts', 'rate', $e.aliquota_fgts$v),
    rt.seen('remuneracao_mes', 'money', remuneracao_mes$v),
    rt.seen('remuneracao_ferias', 'money', remuneracao_ferias$v),
  ] : rt.NOTHING);

  // FGTS del 13.º salario · Lei 8.036/1990 art. 15
  const fgts_13$raw = $e.aliquota_fgts * decimo_terceiro;
  const fgts_13 = fgts_13$raw / 25n;
  const fgts_13$v = { n: fgts_13, d: 100n };
  ledger.step('fgts_13', { n: fgts_13$raw, d: 2500n }, fgts_13$v, ledger.tracing ? [
    rt.seen('aliquota_fgts', 'rate', $e.aliquota_fgts$v),
    rt.seen('decimo_terceiro', 'money', decimo_terceiro$v),
  ] : rt.NOTHING);

  // FGTS (8%) · Lei 8.036/1990 art. 15
  const fgts = fgts_mensal + fgts_13;
  const fgts$v = { n: fgts, d: 100n };
  ledger.component('fgts', base_fgts$v, $e.aliquota_fgts$v, fgts$v, fgts$v, ledger.tracing ? [
    rt.seen('fgts_mensal', 'money', fgts_mensal$v),
    rt.seen('fgts_13', 'money', fgts_13$v),
  ] : rt.NOTHING);

  // Vale-transporte a cargo de la empresa · Lei 7.418/1985
  const vale_transporte_patronal$when = vale_transporte_amount > 0n;
  let vale_transporte_patronal$raw = 0n;
  let vale_transporte_patronal = 0n;
  if (vale_transporte_patronal$when) {
    const $26 = vale_transporte_amount - (vale_transporte * 100000000n);
    vale_transporte_patronal$raw = (0n > $26 ? 0n : $26);
    vale_transporte_patronal = (vale_transporte_patronal$raw + 50000000n) / 100000000n;
  }
  const vale_transporte_patronal$v = { n: vale_transporte_patronal, d: 100n };
  ledger.component('vale_transporte_patronal', rt.ZERO, rt.ZERO, { n: vale_transporte_patronal$raw, d: 10000000000n }, vale_transporte_patronal$v, ledger.tracing ? [
    rt.seen('vale_transporte_amount', 'money', vale_transporte_amount$v),
    ...(vale_transporte_patronal$when ? [rt.seen('vale_transporte_amount', 'money', vale_transporte_amount$v), rt.seen('vale_transporte', 'money', vale_transporte$v)] : []),
  ] : rt.NOTHING, vale_transporte_patronal$when);

  // Cargas sobre las provisiones: CPP, RAT, terceros y FGTS · CPC 33
  const encargos = 2000000000n + rat_fap_rate + 580000000n + ($e.aliquota_fgts * 400000000n);
  const encargos$v = { n: encargos, d: 10000000000n };
  ledger.step('encargos', encargos$v, encargos$v, ledger.tracing ? [
    rt.seen('rat_fap_rate', 'rate', rat_fap_rate$v),
    rt.seen('aliquota_fgts', 'rate', $e.aliquota_fgts$v),
  ] : rt.NOTHING);

  // Provisión 13.º salario · CPC 33
  const provisao_13 = (remuneracao_mes + 6n) / 12n;
  const provisao_13$v = { n: provisao_13, d: 100n };
  ledger.component('provisao_13', remuneracao_mes$v, n_1_over_12, { n: remuneracao_mes, d: 1200n }, provisao_13$v, ledger.tracing ? [
    rt.seen('remuneracao_mes', 'money', remuneracao_mes$v),
  ] : rt.NOTHING);

  // Provisión vacaciones (férias) · CPC 33
  const provisao_ferias = (remuneracao_mes + 6n) / 12n;
  const provisao_ferias$v = { n: provisao_ferias, d: 100n };
  ledger.component('provisao_ferias', remuneracao_mes$v, n_1_over_12, { n: remuneracao_mes, d: 1200n }, provisao_ferias$v, ledger.tracing ? [
    rt.seen('remuneracao_mes', 'money', remuneracao_mes$v),
  ] : rt.NOTHING);

  // Provisión 1/3 de vacaciones · CPC 33
  const provisao_terco_ferias = (remuneracao_mes + 18n) / 36n;
  const provisao_terco_ferias$v = { n: provisao_terco_ferias, d: 100n };
  ledger.component('provisao_terco_ferias', remuneracao_mes$v, n_1_over_36, { n: remuneracao_mes, d: 3600n }, provisao_terco_ferias$v, ledger.tracing ? [
    rt.seen('remuneracao_mes', 'money', remuneracao_mes$v),
  ] : rt.NOTHING);

  // Cargas sobre provisión 13.º · CPC 33
  const provisao_encargos_13$raw = remuneracao_mes * encargos;
  const provisao_encargos_13 = (provisao_encargos_13$raw + 60000000000n) / 120000000000n;
  const provisao_encargos_13$v = { n: provisao_encargos_13, d: 100n };
  ledger.component('provisao_encargos_13', remuneracao_mes$v, { n: encargos, d: 120000000000n }, { n: provisao_encargos_13$raw, d: 12000000000000n }, provisao_encargos_13$v, ledger.tracing ? [
    rt.seen('remuneracao_mes', 'money', remuneracao_mes$v),
    rt.seen('encargos', 'rate', encargos$v),
  ] : rt.NOTHING);

  // Cargas sobre provisión vacaciones + 1/3 · CPC 33
  const provisao_encargos_ferias$raw = remuneracao_mes * encargos;
  const provisao_encargos_ferias = (provisao_encargos_ferias$raw + 45000000000n) / 90000000000n;
  const provisao_encargos_ferias$v = { n: provisao_encargos_ferias, d: 100n };
  ledger.component('provisao_encargos_ferias', remuneracao_mes$v, { n: encargos, d: 90000000000n }, { n: provisao_encargos_ferias$raw, d: 9000000000000n }, provisao_encargos_ferias$v, ledger.tracing ? [
    rt.seen('remuneracao_mes', 'money', remuneracao_mes$v),
    rt.seen('encargos', 'rate', encargos$v),
  ] : rt.NOTHING);

  // Terceros
  const total_terceiros = salario_educacao + incra + senai + sesi + sebrae;
  const total_terceiros$v = { n: total_terceiros, d: 100n };
  ledger.step('total_terceiros', total_terceiros$v, total_terceiros$v, ledger.tracing ? [
    rt.seen('salario_educacao', 'money', salario_educacao$v),
    rt.seen('incra', 'money', incra$v),
    rt.seen('senai', 'money', senai$v),
    rt.seen('sesi', 'money', sesi$v),
    rt.seen('sebrae', 'money', sebrae$v),
  ] : rt.NOTHING);

  // Provisiones
  const total_provisiones = provisao_13 + provisao_ferias + provisao_terco_ferias + provisao_encargos_13 + provisao_encargos_ferias;
  const total_provisiones$v = { n: total_provisiones, d: 100n };
  ledger.step('total_provisiones', total_provisiones$v, total_provisiones$v, ledger.tracing ? [
    rt.seen('provisao_13', 'money', provisao_13$v),
    rt.seen('provisao_ferias', 'money', provisao_ferias$v),
    rt.seen('provisao_terco_ferias', 'money', provisao_terco_ferias$v),
    rt.seen('provisao_encargos_13', 'money', provisao_encargos_13$v),
    rt.seen('provisao_encargos_ferias', 'money', provisao_encargos_ferias$v),
  ] : rt.NOTHING);

  // Contribuciones patronales (sin beneficios ni provisiones)
  const total_contribuciones_patronales = cpp + rat_fap + total_terceiros + fgts;
  const total_contribuciones_patronales$v = { n: total_contribuciones_patronales, d: 100n };
  ledger.step('total_contribuciones_patronales', total_contribuciones_patronales$v, total_contribuciones_patronales$v, ledger.tracing ? [
    rt.seen('cpp', 'money', cpp$v),
    rt.seen('rat_fap', 'money', rat_fap$v),
    rt.seen('total_terceiros', 'money', total_terceiros$v),
    rt.seen('fgts', 'money', fgts$v),
  ] : rt.NOTHING);

  if (irrf_dispensado) {
    ledger.warn('IRRF_WITHHOLDING_WAIVED', 'info', 'irrf', `No se retienen ${rt.show(irrf_do_mes$v, 'money', 'BRL')}: la ley dispensa hasta ${rt.show($e.irrf_retencao_minima$v, 'money', 'BRL')}`);
  }
  if (ferias > 0n) {
    if (irrf_dispensado_ferias) {
      ledger.warn('IRRF_WITHHOLDING_WAIVED', 'info', 'irrf_ferias', `No se retienen ${rt.show(irrf_tabela_ferias$v, 'money', 'BRL')}: la ley dispensa hasta ${rt.show($e.irrf_retencao_minima$v, 'money', 'BRL')}`);
    }
  }
  if (((rt.isGiven(call, input$daily_salary) && rt.isGiven(call, input$monthly_salary)) && (((rt.over(rt.present(daily_salary$sent), 10000000000n)) * 3n) * 1000n < monthly_salary * 99n || ((rt.over(rt.present(daily_salary$sent), 10000000000n)) * 3n) * 1000n > monthly_salary * 101n))) {
    ledger.warn('SALARY_INPUT_MISMATCH', 'warning', 'monthly_salary', `El salario mensual ${rt.show(monthly_salary$v, 'money', 'BRL')} y 30 veces el diario ${rt.show(rt.present(daily_salary$sent), 'money', 'BRL')} difieren en más del 1 %; se usa el mensual`);
  }
  if ((salario_contratual > 0n && salario_contratual < $e.SALARIO_MINIMO * 100n)) {
    ledger.warn('BELOW_MINIMUM_WAGE', 'warning', 'monthly_salary', `El salario ${rt.show(salario_contratual$v, 'money', 'BRL')} es menor que el mínimo de ${rt.show($e.SALARIO_MINIMO$v, 'money', 'BRL')}`);
  }
  if (!(rt.isGiven(call, input$rat_fap_rate))) {
    ledger.warn('RAT_FAP_DEFAULTED', 'info', 'rat_fap_rate', `Sin RAT ajustado se usa ${rt.show(rat_fap_rate$v, 'rate', 'BRL')}`);
  }
  if (((rt.isGiven(call, input$aplica_salario_familia) && aplica_salario_familia) && renda_salario_familia > $e.salario_familia_limite * 4n)) {
    ledger.warn('FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.aplica_salario_familia', `La renta ${rt.show(renda_salario_familia$v, 'money', 'BRL')} pasa de ${rt.show($e.salario_familia_limite$v, 'money', 'BRL')}: no hay salario-familia`);
  }
  if (((!(aplica_salario_familia) && cantidad_hijos + cantidad_hijos_incapacitados > 0n) && renda_salario_familia <= $e.salario_familia_limite * 4n)) {
    ledger.warn('FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.aplica_salario_familia', `Hay hijos y la renta ${rt.show(renda_salario_familia$v, 'money', 'BRL')} no pasa de ${rt.show($e.salario_familia_limite$v, 'money', 'BRL')}, pero se pidió no pagar el salario-familia`);
  }
  const $27 = rt.upperLimit($e.inss_aliquota$on1);
  if (remuneracao_mes + remuneracao_ferias > $27) {
    ledger.warn('CONTRIBUTION_BASE_CAPPED', 'info', 'base_inss', `La remuneración pasa del tope; el INSS se calcula sobre ${rt.show(base_inss$v, 'money', 'BRL')}`);
  }
  const $28 = rt.upperLimit($e.inss_aliquota$on1);
  if (decimo_terceiro > $28) {
    ledger.warn('CONTRIBUTION_BASE_CAPPED', 'info', 'base_inss_13', `El 13.º salario pasa del tope; el INSS se calcula sobre ${rt.show(base_inss_13$v, 'money', 'BRL')}`);
  }
  if ((decimo_terceiro_amount > 0n && period$month !== 12n)) {
    ledger.warn('DECIMO_TERCEIRO_BEFORE_SETTLEMENT', 'info', 'decimo_terceiro_amount', `El INSS y el IRRF del 13.º son de la liquidación de diciembre; un anticipo no se envía aquí`);
  }
  if (neto < 0n) {
    ledger.warn('NEGATIVE_NET_SALARY', 'warning', 'net_salary', `Las deducciones superan las percepciones`);
  }

  return ledger.close();
}

const $figures = rt.byDate(($at) => ({
  salario_familia_cota: rt.scaled(rt.figureAt(salario_familia_cota$rows, $at), 50n),
  salario_familia_limite: rt.scaled(rt.figureAt(salario_familia_limite$rows, $at), 25n),
  inss_aliquota$rows1: rt.scaledRows(inss_aliquota, { date: $at }, 100n, 100n),
  irrf_deducao_dependente: rt.scaled(rt.figureAt(irrf_deducao_dependente$rows, $at), 100n),
  irrf_mensal$rows1: rt.scaledRows(irrf_mensal, { date: $at }, 100n, 40n),
  irrf_retencao_minima: rt.scaled(rt.figureAt(irrf_retencao_minima$rows, $at), 1n),
  aliquota_fgts: rt.scaled(rt.figureAt(aliquota_fgts$rows, $at), 25n),
  SALARIO_MINIMO: rt.scaled(rt.figureAt(SALARIO_MINIMO$rows, $at), 1n),
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
  const decimo_terceiro_amount$sent = $n[4]!;
  const ferias_amount$sent = $n[5]!;
  const pensao_alimenticia_amount$sent = $n[6]!;
  const vale_transporte_amount$sent = $n[7]!;
  const num_dependentes_irrf$sent = $n[8]!;
  const cantidad_hijos$sent = $n[9]!;
  const cantidad_hijos_incapacitados$sent = $n[10]!;
  const rat_fap_rate$sent = $n[11]!;
  const aplica_salario_familia$sent = $n[12]!;

  // Salario diario
  if (!((daily_salary$sent === daily_salary$sent) || (monthly_salary$sent === monthly_salary$sent))) return false;
  if (daily_salary$sent <= 0) return false;
  const $1 = daily_salary$sent * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 1000000000) return false;
  const daily_salary = daily_salary$sent;
  $s[0] = daily_salary;

  // Salario mensual contractual
  if (monthly_salary$sent < 0) return false;
  if (monthly_salary$sent > 10000000000) return false;
  const monthly_salary = monthly_salary$sent === monthly_salary$sent ? monthly_salary$sent : (daily_salary * 3) * 10;
  $s[1] = monthly_salary;

  // Horas extras, con DSR
  if (overtime_amount$sent < 0) return false;
  const overtime_amount = overtime_amount$sent === overtime_amount$sent ? overtime_amount$sent : 0;
  $s[2] = overtime_amount;

  // Comisiones, con DSR
  if (commission_amount$sent < 0) return false;
  const commission_amount = commission_amount$sent === commission_amount$sent ? commission_amount$sent : 0;
  $s[3] = commission_amount;

  // 13.º salario bruto del año
  if (decimo_terceiro_amount$sent < 0) return false;
  const decimo_terceiro_amount = decimo_terceiro_amount$sent === decimo_terceiro_amount$sent ? decimo_terceiro_amount$sent : 0;
  $s[4] = decimo_terceiro_amount;

  // Vacaciones gozadas, sin el tercio
  if (ferias_amount$sent < 0) return false;
  const ferias_amount = ferias_amount$sent === ferias_amount$sent ? ferias_amount$sent : 0;
  $s[5] = ferias_amount;

  // Pensión alimenticia judicial
  if (pensao_alimenticia_amount$sent < 0) return false;
  const pensao_alimenticia_amount = pensao_alimenticia_amount$sent === pensao_alimenticia_amount$sent ? pensao_alimenticia_amount$sent : 0;
  $s[6] = pensao_alimenticia_amount;

  // Costo del transporte del mes
  if (vale_transporte_amount$sent < 0) return false;
  const vale_transporte_amount = vale_transporte_amount$sent === vale_transporte_amount$sent ? vale_transporte_amount$sent : 0;
  $s[7] = vale_transporte_amount;

  // Dependientes para el IRRF
  if (num_dependentes_irrf$sent < 0) return false;
  if (num_dependentes_irrf$sent > 20) return false;
  const num_dependentes_irrf = num_dependentes_irrf$sent === num_dependentes_irrf$sent ? num_dependentes_irrf$sent : 0;
  $s[8] = num_dependentes_irrf;

  // Hijos de hasta 14 años
  if (cantidad_hijos$sent < 0) return false;
  if (cantidad_hijos$sent > 20) return false;
  const cantidad_hijos = cantidad_hijos$sent === cantidad_hijos$sent ? cantidad_hijos$sent : 0;
  $s[9] = cantidad_hijos;

  // Hijos incapacitados de cualquier edad, aparte
  if (cantidad_hijos_incapacitados$sent < 0) return false;
  if (cantidad_hijos_incapacitados$sent > 20) return false;
  const cantidad_hijos_incapacitados = cantidad_hijos_incapacitados$sent === cantidad_hijos_incapacitados$sent ? cantidad_hijos_incapacitados$sent : 0;
  $s[10] = cantidad_hijos_incapacitados;

  // RAT ajustado (RAT x FAP)
  if (rat_fap_rate$sent < 50000) return false;
  if (rat_fap_rate$sent > 600000) return false;
  const rat_fap_rate = rat_fap_rate$sent === rat_fap_rate$sent ? rat_fap_rate$sent : 200000;
  $s[11] = rat_fap_rate;

  // Pide el salario-familia y presentó los documentos
  const aplica_salario_familia: boolean = aplica_salario_familia$sent === aplica_salario_familia$sent ? aplica_salario_familia$sent === 1 : true;
  $s[12] = aplica_salario_familia ? 1 : 0;

  // Salario contractual del mes · CLT art. 64
  const $2 = Math.floor((monthly_salary + 50) / 100);
  const salario_contratual = $2;
  $s[13] = salario_contratual;
  $s[14] = monthly_salary;

  // Salario base (salário-base) · CLT art. 64
  const $3 = salario_contratual * $row.days;
  const $4 = Math.floor(($3 + 15) / 30);
  const salario_base = $4;
  $s[15] = salario_base;
  $s[16] = $3;

  // Horas extras · Constituição Federal art. 7 XVI
  if (overtime_amount > 4503599627370395) return false;
  const $5 = Math.floor((overtime_amount + 50) / 100);
  const horas_extras = $5;
  $s[17] = horas_extras;
  $s[18] = overtime_amount;

  // Comisiones (comissões) · CLT art. 457 §1
  if (commission_amount > 4503599627370395) return false;
  const $6 = Math.floor((commission_amount + 50) / 100);
  const comissoes = $6;
  $s[19] = comissoes;
  $s[20] = commission_amount;

  // 13.º salario (décimo terceiro) · Lei 4.090/1962; Lei 8.212/1991 art. 28 §7
  if (decimo_terceiro_amount > 4503599627370395) return false;
  const $7 = Math.floor((decimo_terceiro_amount + 50) / 100);
  const decimo_terceiro = $7;
  $s[21] = decimo_terceiro;
  $s[22] = decimo_terceiro_amount;

  // Vacaciones gozadas (férias) · CLT art. 129
  if (ferias_amount > 4503599627370395) return false;
  const $8 = Math.floor((ferias_amount + 50) / 100);
  const ferias = $8;
  $s[23] = ferias;
  $s[24] = ferias_amount;

  // Tercio constitucional de vacaciones (1/3 férias) · Constituição Federal art. 7 XVII; STF, Tema 985
  if (ferias_amount > 4503599627370195) return false;
  const $9 = Math.floor((ferias_amount + 150) / 300);
  const terco_constitucional_ferias = $9;
  $s[25] = terco_constitucional_ferias;
  $s[26] = ferias_amount;

  // Renta para el salario-familia · Portaria ME 914/2020
  const $10 = salario_contratual + horas_extras + comissoes + ferias;
  const renda_salario_familia = $10;
  $s[27] = renda_salario_familia;

  // Salario-familia (salário-família) · Lei 8.213/1991 art. 65
  $s[31] = 0;
  let salario_familia = 0;
  $s[28] = 0;
  $s[29] = 0;
  const $13 = aplica_salario_familia;
  $s[30] = $13 ? 1 : 0;
  const $14 = ($13 && renda_salario_familia <= $f.salario_familia_limite * 4);
  $s[31] = $14 ? 1 : 0;
  if ($14) {
    const $11 = ($f.salario_familia_cota * (cantidad_hijos + cantidad_hijos_incapacitados)) * $row.days;
    const $12 = Math.floor((2 * $11 + 15) / 30);
    salario_familia = $12;
    $s[28] = salario_familia;
    $s[29] = $11;
  }

  // Total percepciones
  const $15 = salario_base + horas_extras + comissoes + decimo_terceiro + ferias + terco_constitucional_ferias + salario_familia;
  const total_percepciones = $15;
  $s[32] = total_percepciones;

  // Remuneración del mes (salario, horas extras y comisiones)
  const $16 = salario_base + horas_extras + comissoes;
  const remuneracao_mes = $16;
  $s[33] = remuneracao_mes;

  // Vacaciones con su tercio
  const $17 = ferias + terco_constitucional_ferias;
  const remuneracao_ferias = $17;
  $s[34] = remuneracao_ferias;

  // Base INSS (salário de contribuição) · Lei 8.212/1991 arts. 20 y 28
  const $18 = $f.inss_aliquota$rows1.top * 1;
  if ($18 > rt.SAFE || $18 < -rt.SAFE) return false;
  $s[35] = $18;
  const $19 = remuneracao_mes + remuneracao_ferias;
  const $20 = ($19 < $18 ? $19 : $18);
  const base_inss = $20;
  $s[36] = base_inss;

  // Base INSS 13.º salario · Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7
  const $21 = $f.inss_aliquota$rows1.top * 1;
  if ($21 > rt.SAFE || $21 < -rt.SAFE) return false;
  $s[37] = $21;
  const $22 = (decimo_terceiro < $21 ? decimo_terceiro : $21);
  const base_inss_13 = $22;
  $s[38] = base_inss_13;

  // Base del INSS sobre vacaciones · Lei 8.212/1991 arts. 20 y 28
  const $23 = $f.inss_aliquota$rows1.top * 1;
  if ($23 > rt.SAFE || $23 < -rt.SAFE) return false;
  $s[39] = $23;
  const $24 = (remuneracao_ferias < $23 ? remuneracao_ferias : $23);
  const base_inss_ferias = $24;
  $s[40] = base_inss_ferias;

  // INSS del mes, con las vacaciones · Lei 8.212/1991 art. 20
  const $25 = rt.rowOf($f.inss_aliquota$rows1, base_inss, 1, false);
  if ($25 < 0) return false;
  $s[41] = $25;
  $s[42] = base_inss;
  const $26 = $f.inss_aliquota$rows1.value[$25]!;
  const $27 = base_inss * $26;
  const $28 = Math.floor($27 / 100);
  const inss_total = $28;
  $s[43] = inss_total;
  $s[44] = $27;

  // INSS sobre vacaciones (férias) · Lei 8.212/1991 art. 20
  $s[45] = -1;
  $s[49] = 0;
  let inss_ferias = 0;
  $s[47] = 0;
  $s[48] = 0;
  const $33 = ferias > 0;
  $s[49] = $33 ? 1 : 0;
  if ($33) {
    const $29 = rt.rowOf($f.inss_aliquota$rows1, base_inss_ferias, 1, false);
    if ($29 < 0) return false;
    $s[45] = $29;
    $s[46] = base_inss_ferias;
    const $30 = $f.inss_aliquota$rows1.value[$29]!;
    const $31 = base_inss_ferias * $30;
    const $32 = Math.floor($31 / 100);
    inss_ferias = $32;
    $s[47] = inss_ferias;
    $s[48] = $31;
  }

  // INSS del empleado · Lei 8.212/1991 art. 20
  const $34 = inss_total - inss_ferias;
  const $35 = (0 > $34 ? 0 : $34);
  const inss = $35;
  $s[50] = inss;

  // INSS sobre 13.º salario · Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7
  $s[51] = -1;
  $s[55] = 0;
  let inss_13 = 0;
  $s[53] = 0;
  $s[54] = 0;
  const $40 = decimo_terceiro > 0;
  $s[55] = $40 ? 1 : 0;
  if ($40) {
    const $36 = rt.rowOf($f.inss_aliquota$rows1, base_inss_13, 1, false);
    if ($36 < 0) return false;
    $s[51] = $36;
    $s[52] = base_inss_13;
    const $37 = $f.inss_aliquota$rows1.value[$36]!;
    const $38 = base_inss_13 * $37;
    const $39 = Math.floor($38 / 100);
    inss_13 = $39;
    $s[53] = inss_13;
    $s[54] = $38;
  }

  // Rendimiento tributable
  let rendimento_tributavel = 0;
  $s[56] = 0;
  const $41 = remuneracao_mes > 0;
  $s[57] = $41 ? 1 : 0;
  if ($41) {
    rendimento_tributavel = remuneracao_mes;
    $s[56] = rendimento_tributavel;
  }

  // Pensión alimenticia (pensão alimentícia) · Lei 5.478/1968
  if (pensao_alimenticia_amount > 4503599627370395) return false;
  const $42 = Math.floor((pensao_alimenticia_amount + 50) / 100);
  const pensao_alimenticia = $42;
  $s[58] = pensao_alimenticia;
  $s[59] = pensao_alimenticia_amount;

  // Deducciones legales · Lei 9.250/1995 art. 4
  let deducoes_legais = 0;
  $s[60] = 0;
  const $44 = remuneracao_mes > 0;
  $s[61] = $44 ? 1 : 0;
  if ($44) {
    const $43 = inss + ($f.irrf_deducao_dependente * num_dependentes_irrf) + pensao_alimenticia;
    deducoes_legais = $43;
    $s[60] = deducoes_legais;
  }

  // Deducción aplicada · Lei 9.250/1995 art. 4
  let deducao = 0;
  $s[62] = 0;
  const $45 = remuneracao_mes > 0;
  $s[63] = $45 ? 1 : 0;
  if ($45) {
    deducao = deducoes_legais;
    $s[62] = deducao;
  }

  // Base IRRF · Lei 9.250/1995 art. 4
  let base_irrf = 0;
  $s[64] = 0;
  const $48 = remuneracao_mes > 0;
  $s[65] = $48 ? 1 : 0;
  if ($48) {
    const $46 = remuneracao_mes - deducao;
    const $47 = (0 > $46 ? 0 : $46);
    base_irrf = $47;
    $s[64] = base_irrf;
  }

  // IRRF según tabla · Lei 11.482/2007 art. 1
  $s[66] = -1;
  let irrf_tabela = 0;
  $s[68] = 0;
  $s[69] = 0;
  const $52 = remuneracao_mes > 0;
  $s[70] = $52 ? 1 : 0;
  if ($52) {
    const $49 = rt.rowOf($f.irrf_mensal$rows1, base_irrf, 1, false);
    if ($49 < 0) return false;
    $s[66] = $49;
    $s[67] = base_irrf;
    const $50 = rt.rebateOf($f.irrf_mensal$rows1, $49, base_irrf, 1);
    if (Number.isNaN($50)) return false;
    const $51 = Math.floor(($50 + 20) / 40);
    irrf_tabela = $51;
    $s[68] = irrf_tabela;
    $s[69] = $50;
  }

  // Rendimiento tributable vacaciones (férias)
  let rendimento_tributavel_ferias = 0;
  $s[71] = 0;
  const $53 = ferias > 0;
  $s[72] = $53 ? 1 : 0;
  if ($53) {
    rendimento_tributavel_ferias = remuneracao_ferias;
    $s[71] = rendimento_tributavel_ferias;
  }

  // Deducciones legales vacaciones (férias) · Lei 9.250/1995 art. 4
  let deducoes_legais_ferias = 0;
  $s[73] = 0;
  const $55 = ferias > 0;
  $s[74] = $55 ? 1 : 0;
  if ($55) {
    const $54 = inss_ferias + ($f.irrf_deducao_dependente * num_dependentes_irrf);
    deducoes_legais_ferias = $54;
    $s[73] = deducoes_legais_ferias;
  }

  // Deducción aplicada vacaciones (férias) · Lei 9.250/1995 art. 4
  let deducao_ferias = 0;
  $s[75] = 0;
  const $56 = ferias > 0;
  $s[76] = $56 ? 1 : 0;
  if ($56) {
    deducao_ferias = deducoes_legais_ferias;
    $s[75] = deducao_ferias;
  }

  // Base IRRF vacaciones (férias) · Lei 9.250/1995 art. 4
  let base_irrf_ferias = 0;
  $s[77] = 0;
  const $59 = ferias > 0;
  $s[78] = $59 ? 1 : 0;
  if ($59) {
    const $57 = remuneracao_ferias - deducao_ferias;
    const $58 = (0 > $57 ? 0 : $57);
    base_irrf_ferias = $58;
    $s[77] = base_irrf_ferias;
  }

  // IRRF según tabla vacaciones (férias) · Lei 11.482/2007 art. 1
  $s[79] = -1;
  let irrf_tabela_ferias = 0;
  $s[81] = 0;
  $s[82] = 0;
  const $63 = ferias > 0;
  $s[83] = $63 ? 1 : 0;
  if ($63) {
    const $60 = rt.rowOf($f.irrf_mensal$rows1, base_irrf_ferias, 1, false);
    if ($60 < 0) return false;
    $s[79] = $60;
    $s[80] = base_irrf_ferias;
    const $61 = rt.rebateOf($f.irrf_mensal$rows1, $60, base_irrf_ferias, 1);
    if (Number.isNaN($61)) return false;
    const $62 = Math.floor(($61 + 20) / 40);
    irrf_tabela_ferias = $62;
    $s[81] = irrf_tabela_ferias;
    $s[82] = $61;
  }

  // Rendimiento tributable 13.º salario
  let rendimento_tributavel_13 = 0;
  $s[84] = 0;
  const $64 = decimo_terceiro > 0;
  $s[85] = $64 ? 1 : 0;
  if ($64) {
    rendimento_tributavel_13 = decimo_terceiro;
    $s[84] = rendimento_tributavel_13;
  }

  // Deducciones legales 13.º salario · Lei 9.250/1995 art. 4
  let deducoes_legais_13 = 0;
  $s[86] = 0;
  const $66 = decimo_terceiro > 0;
  $s[87] = $66 ? 1 : 0;
  if ($66) {
    const $65 = inss_13 + ($f.irrf_deducao_dependente * num_dependentes_irrf);
    deducoes_legais_13 = $65;
    $s[86] = deducoes_legais_13;
  }

  // Deducción aplicada 13.º salario · Lei 9.250/1995 art. 4
  let deducao_13 = 0;
  $s[88] = 0;
  const $67 = decimo_terceiro > 0;
  $s[89] = $67 ? 1 : 0;
  if ($67) {
    deducao_13 = deducoes_legais_13;
    $s[88] = deducao_13;
  }

  // Base IRRF 13.º salario · Lei 9.250/1995 art. 4
  let base_irrf_13 = 0;
  $s[90] = 0;
  const $70 = decimo_terceiro > 0;
  $s[91] = $70 ? 1 : 0;
  if ($70) {
    const $68 = decimo_terceiro - deducao_13;
    const $69 = (0 > $68 ? 0 : $68);
    base_irrf_13 = $69;
    $s[90] = base_irrf_13;
  }

  // IRRF según tabla 13.º salario · Lei 11.482/2007 art. 1
  $s[92] = -1;
  let irrf_tabela_13 = 0;
  $s[94] = 0;
  $s[95] = 0;
  const $74 = decimo_terceiro > 0;
  $s[96] = $74 ? 1 : 0;
  if ($74) {
    const $71 = rt.rowOf($f.irrf_mensal$rows1, base_irrf_13, 1, false);
    if ($71 < 0) return false;
    $s[92] = $71;
    $s[93] = base_irrf_13;
    const $72 = rt.rebateOf($f.irrf_mensal$rows1, $71, base_irrf_13, 1);
    if (Number.isNaN($72)) return false;
    const $73 = Math.floor(($72 + 20) / 40);
    irrf_tabela_13 = $73;
    $s[94] = irrf_tabela_13;
    $s[95] = $72;
  }

  // IRRF de la remuneración del mes, si la hay
  const $75 = remuneracao_mes > 0;
  $s[97] = $75 ? 1 : 0;
  const $76 = $75 ? irrf_tabela : 0;
  const irrf_do_mes = $76;
  $s[98] = irrf_do_mes;

  // Retención dispensada sobre salario · Lei 9.430/1996 art. 67; Lei 7.713/1988
  const $77 = irrf_do_mes > 0;
  $s[99] = $77 ? 1 : 0;
  const irrf_dispensado: boolean = ($77 && irrf_do_mes <= $f.irrf_retencao_minima * 100);
  $s[100] = irrf_dispensado ? 1 : 0;

  // IRRF sobre salario · Lei 7.713/1988
  $s[102] = 0;
  let irrf = 0;
  $s[101] = 0;
  const $78 = !(irrf_dispensado);
  $s[102] = $78 ? 1 : 0;
  if ($78) {
    irrf = irrf_do_mes;
    $s[101] = irrf;
  }

  // Retención dispensada sobre vacaciones (férias) · Lei 9.430/1996 art. 67; RIR/2018 art. 682 (artículo por confirmar); IN RFB 1.500/2014
  let irrf_dispensado_ferias: boolean = false;
  $s[104] = 0;
  const $80 = ferias > 0;
  $s[105] = $80 ? 1 : 0;
  if ($80) {
    const $79 = irrf_tabela_ferias > 0;
    $s[103] = $79 ? 1 : 0;
    irrf_dispensado_ferias = ($79 && irrf_tabela_ferias <= $f.irrf_retencao_minima * 100);
    $s[104] = irrf_dispensado_ferias ? 1 : 0;
  }

  // IRRF sobre vacaciones (férias) · RIR/2018 art. 682 (artículo por confirmar); IN RFB 1.500/2014
  $s[107] = 0;
  let irrf_ferias = 0;
  $s[106] = 0;
  const $82 = ferias > 0;
  $s[108] = $82 ? 1 : 0;
  if ($82) {
    const $81 = !(irrf_dispensado_ferias);
    $s[107] = $81 ? 1 : 0;
    if ($81) {
      irrf_ferias = irrf_tabela_ferias;
      $s[106] = irrf_ferias;
    }
  }

  // IRRF sobre 13.º salario (tributación exclusiva) · Lei 7.713/1988 art. 26; Lei 8.134/1990 art. 16; IN RFB 1.500/2014 art. 13
  $s[110] = 0;
  let irrf_13 = 0;
  $s[109] = 0;
  const $83 = decimo_terceiro > 0;
  $s[110] = $83 ? 1 : 0;
  if ($83) {
    irrf_13 = irrf_tabela_13;
    $s[109] = irrf_13;
  }

  // Vale-transporte (descuento hasta 6%) · Lei 7.418/1985; Decreto 10.854/2021 art. 114
  $s[113] = 0;
  let vale_transporte = 0;
  $s[111] = 0;
  $s[112] = 0;
  const $87 = vale_transporte_amount > 0;
  $s[113] = $87 ? 1 : 0;
  if ($87) {
    const $84 = (salario_base * 3) * 2;
    const $85 = (vale_transporte_amount < $84 ? vale_transporte_amount : $84);
    const $86 = Math.floor(($85 + 50) / 100);
    vale_transporte = $86;
    $s[111] = vale_transporte;
    $s[112] = $85;
  }

  // Total deducciones
  const $88 = ferias > 0;
  $s[114] = $88 ? 1 : 0;
  const $89 = $88 ? irrf_ferias : 0;
  const $90 = inss + inss_ferias + inss_13 + irrf + $89 + irrf_13 + vale_transporte + pensao_alimenticia;
  const total_deducciones = $90;
  $s[115] = total_deducciones;

  // Neto
  const $91 = total_percepciones - total_deducciones;
  const neto = $91;
  $s[116] = neto;

  // Base contribución patronal (CPP) · Lei 8.212/1991 art. 22; STF, Tema 985
  const $92 = salario_base + horas_extras + comissoes + decimo_terceiro + ferias + terco_constitucional_ferias;
  const base_cpp = $92;
  $s[117] = base_cpp;

  // Base FGTS · Lei 8.036/1990 art. 15
  const $93 = salario_base + horas_extras + comissoes + decimo_terceiro + ferias + terco_constitucional_ferias;
  const base_fgts = $93;
  $s[118] = base_fgts;

  // Contribución patronal (CPP) · Lei 8.212/1991 art. 22 I
  const $94 = Math.floor((2 * base_cpp + 5) / 10);
  const cpp = $94;
  $s[119] = cpp;
  $s[120] = base_cpp;
  $s[121] = base_cpp;
  $s[122] = 1;

  // RAT ajustado (RAT x FAP) · Lei 8.212/1991 art. 22 II; Lei 10.666/2003 art. 10
  const $95 = base_cpp * rat_fap_rate;
  if ($95 > rt.SAFE) return false;
  if ($95 > 4503599617370495) return false;
  const $96 = Math.floor(($95 + 5000000) / 10000000);
  const rat_fap = $96;
  $s[123] = rat_fap;
  $s[124] = $95;
  $s[125] = base_cpp;
  $s[126] = rat_fap_rate;

  // Salario-educación (salário-educação) · Lei 9.424/1996 art. 15 (acto por confirmar)
  const $97 = Math.floor((base_cpp + 20) / 40);
  const salario_educacao = $97;
  $s[127] = salario_educacao;
  $s[128] = base_cpp;
  $s[129] = base_cpp;
  $s[130] = 1;

  // INCRA · Decreto-Lei 1.146/1970 art. 3; IN RFB 2.110/2022
  const $98 = Math.floor((base_cpp + 250) / 500);
  const incra = $98;
  $s[131] = incra;
  $s[132] = base_cpp;
  $s[133] = base_cpp;
  $s[134] = 1;

  // SENAI · Decreto-Lei 4.048/1942 (acto por confirmar)
  const $99 = Math.floor((base_cpp + 50) / 100);
  const senai = $99;
  $s[135] = senai;
  $s[136] = base_cpp;
  $s[137] = base_cpp;
  $s[138] = 1;

  // SESI · Decreto-Lei 9.403/1946 (acto por confirmar)
  const $100 = base_cpp * 3;
  const $101 = Math.floor(($100 + 100) / 200);
  const sesi = $101;
  $s[139] = sesi;
  $s[140] = $100;
  $s[141] = base_cpp;
  $s[142] = 3;

  // SEBRAE · Lei 8.029/1990 art. 8 §3 (acto por confirmar)
  const $102 = base_cpp * 3;
  const $103 = Math.floor(($102 + 250) / 500);
  const sebrae = $103;
  $s[143] = sebrae;
  $s[144] = $102;
  $s[145] = base_cpp;
  $s[146] = 3;

  // FGTS del mes, con las vacaciones · Lei 8.036/1990 art. 15
  const $104 = $f.aliquota_fgts * (remuneracao_mes + remuneracao_ferias);
  const $105 = Math.floor($104 / 25);
  const fgts_mensal = $105;
  $s[147] = fgts_mensal;
  $s[148] = $104;

  // FGTS del 13.º salario · Lei 8.036/1990 art. 15
  const $106 = $f.aliquota_fgts * decimo_terceiro;
  const $107 = Math.floor($106 / 25);
  const fgts_13 = $107;
  $s[149] = fgts_13;
  $s[150] = $106;

  // FGTS (8%) · Lei 8.036/1990 art. 15
  const $108 = fgts_mensal + fgts_13;
  const fgts = $108;
  $s[151] = fgts;
  $s[152] = base_fgts;
  $s[153] = $f.aliquota_fgts;

  // Vale-transporte a cargo de la empresa · Lei 7.418/1985
  $s[156] = 0;
  let vale_transporte_patronal = 0;
  $s[154] = 0;
  $s[155] = 0;
  const $112 = vale_transporte_amount > 0;
  $s[156] = $112 ? 1 : 0;
  if ($112) {
    const $109 = vale_transporte_amount - (vale_transporte * 100);
    const $110 = (0 > $109 ? 0 : $109);
    if ($110 > 4503599627370395) return false;
    const $111 = Math.floor(($110 + 50) / 100);
    vale_transporte_patronal = $111;
    $s[154] = vale_transporte_patronal;
    $s[155] = $110;
  }

  // Cargas sobre las provisiones: CPP, RAT, terceros y FGTS · CPC 33
  const $113 = 2000000 + rat_fap_rate + 580000 + ($f.aliquota_fgts * 400000);
  const encargos = $113;
  $s[157] = encargos;

  // Provisión 13.º salario · CPC 33
  const $114 = Math.floor((remuneracao_mes + 6) / 12);
  const provisao_13 = $114;
  $s[158] = provisao_13;
  $s[159] = remuneracao_mes;
  $s[160] = remuneracao_mes;
  $s[161] = 1;

  // Provisión vacaciones (férias) · CPC 33
  const $115 = Math.floor((remuneracao_mes + 6) / 12);
  const provisao_ferias = $115;
  $s[162] = provisao_ferias;
  $s[163] = remuneracao_mes;
  $s[164] = remuneracao_mes;
  $s[165] = 1;

  // Provisión 1/3 de vacaciones · CPC 33
  const $116 = Math.floor((remuneracao_mes + 18) / 36);
  const provisao_terco_ferias = $116;
  $s[166] = provisao_terco_ferias;
  $s[167] = remuneracao_mes;
  $s[168] = remuneracao_mes;
  $s[169] = 1;

  // Cargas sobre provisión 13.º · CPC 33
  const $117 = remuneracao_mes * encargos;
  if ($117 > rt.SAFE) return false;
  if ($117 > 4503599507370495) return false;
  const $118 = Math.floor(($117 + 60000000) / 120000000);
  const provisao_encargos_13 = $118;
  $s[170] = provisao_encargos_13;
  $s[171] = $117;
  $s[172] = remuneracao_mes;
  $s[173] = encargos;

  // Cargas sobre provisión vacaciones + 1/3 · CPC 33
  const $119 = remuneracao_mes * encargos;
  if ($119 > rt.SAFE) return false;
  if ($119 > 4503599537370495) return false;
  const $120 = Math.floor(($119 + 45000000) / 90000000);
  const provisao_encargos_ferias = $120;
  $s[174] = provisao_encargos_ferias;
  $s[175] = $119;
  $s[176] = remuneracao_mes;
  $s[177] = encargos;

  // Terceros
  const $121 = salario_educacao + incra + senai + sesi + sebrae;
  const total_terceiros = $121;
  $s[178] = total_terceiros;

  // Provisiones
  const $122 = provisao_13 + provisao_ferias + provisao_terco_ferias + provisao_encargos_13 + provisao_encargos_ferias;
  const total_provisiones = $122;
  $s[179] = total_provisiones;

  // Contribuciones patronales (sin beneficios ni provisiones)
  const $123 = cpp + rat_fap + total_terceiros + fgts;
  const total_contribuciones_patronales = $123;
  $s[180] = total_contribuciones_patronales;

  if (((monthly_salary === 0 && ferias_amount === 0) && decimo_terceiro_amount === 0)) return false;

  if ($notes !== null) {
    if (irrf_dispensado) {
      rt.addWarning($notes, 'IRRF_WITHHOLDING_WAIVED', 'info', 'irrf', `No se retienen ${rt.show(rt.ratio(irrf_do_mes, 100n), 'money', 'BRL')}: la ley dispensa hasta ${rt.show(rt.ratio($f.irrf_retencao_minima, 1n), 'money', 'BRL')}`);
    }
    if (ferias > 0) {
      if (irrf_dispensado_ferias) {
        rt.addWarning($notes, 'IRRF_WITHHOLDING_WAIVED', 'info', 'irrf_ferias', `No se retienen ${rt.show(rt.ratio(irrf_tabela_ferias, 100n), 'money', 'BRL')}: la ley dispensa hasta ${rt.show(rt.ratio($f.irrf_retencao_minima, 1n), 'money', 'BRL')}`);
      }
    }
    if ((((daily_salary$sent === daily_salary$sent) && (monthly_salary$sent === monthly_salary$sent)) && ((daily_salary * 3) * 1000 < monthly_salary * 99 || (daily_salary * 3) * 1000 > monthly_salary * 101))) {
      rt.addWarning($notes, 'SALARY_INPUT_MISMATCH', 'warning', 'monthly_salary', `El salario mensual ${rt.show(rt.ratio(monthly_salary, 10000n), 'money', 'BRL')} y 30 veces el diario ${rt.show(rt.ratio(daily_salary, 10000n), 'money', 'BRL')} difieren en más del 1 %; se usa el mensual`);
    }
    if ((salario_contratual > 0 && salario_contratual < $f.SALARIO_MINIMO * 100)) {
      rt.addWarning($notes, 'BELOW_MINIMUM_WAGE', 'warning', 'monthly_salary', `El salario ${rt.show(rt.ratio(salario_contratual, 100n), 'money', 'BRL')} es menor que el mínimo de ${rt.show(rt.ratio($f.SALARIO_MINIMO, 1n), 'money', 'BRL')}`);
    }
    if (!((rat_fap_rate$sent === rat_fap_rate$sent))) {
      rt.addWarning($notes, 'RAT_FAP_DEFAULTED', 'info', 'rat_fap_rate', `Sin RAT ajustado se usa ${rt.show(rt.ratio(rat_fap_rate, 10000000n), 'rate', 'BRL')}`);
    }
    if ((((aplica_salario_familia$sent === aplica_salario_familia$sent) && aplica_salario_familia) && renda_salario_familia > $f.salario_familia_limite * 4)) {
      rt.addWarning($notes, 'FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.aplica_salario_familia', `La renta ${rt.show(rt.ratio(renda_salario_familia, 100n), 'money', 'BRL')} pasa de ${rt.show(rt.ratio($f.salario_familia_limite, 25n), 'money', 'BRL')}: no hay salario-familia`);
    }
    if (((!(aplica_salario_familia) && cantidad_hijos + cantidad_hijos_incapacitados > 0) && renda_salario_familia <= $f.salario_familia_limite * 4)) {
      rt.addWarning($notes, 'FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.aplica_salario_familia', `Hay hijos y la renta ${rt.show(rt.ratio(renda_salario_familia, 100n), 'money', 'BRL')} no pasa de ${rt.show(rt.ratio($f.salario_familia_limite, 25n), 'money', 'BRL')}, pero se pidió no pagar el salario-familia`);
    }
    const $124 = $f.inss_aliquota$rows1.top * 1;
    if ($124 > rt.SAFE || $124 < -rt.SAFE) return false;
    $s[181] = $124;
    if (remuneracao_mes + remuneracao_ferias > $124) {
      rt.addWarning($notes, 'CONTRIBUTION_BASE_CAPPED', 'info', 'base_inss', `La remuneración pasa del tope; el INSS se calcula sobre ${rt.show(rt.ratio(base_inss, 100n), 'money', 'BRL')}`);
    }
    const $125 = $f.inss_aliquota$rows1.top * 1;
    if ($125 > rt.SAFE || $125 < -rt.SAFE) return false;
    $s[182] = $125;
    if (decimo_terceiro > $125) {
      rt.addWarning($notes, 'CONTRIBUTION_BASE_CAPPED', 'info', 'base_inss_13', `El 13.º salario pasa del tope; el INSS se calcula sobre ${rt.show(rt.ratio(base_inss_13, 100n), 'money', 'BRL')}`);
    }
    if ((decimo_terceiro_amount > 0 && Number($at.slice(5, 7)) !== 12)) {
      rt.addWarning($notes, 'DECIMO_TERCEIRO_BEFORE_SETTLEMENT', 'info', 'decimo_terceiro_amount', `El INSS y el IRRF del 13.º son de la liquidación de diciembre; un anticipo no se envía aquí`);
    }
    if (neto < 0) {
      rt.addWarning($notes, 'NEGATIVE_NET_SALARY', 'warning', 'net_salary', `Las deducciones superan las percepciones`);
    }
  }

  return true;
}

const $values = [
  rt.shown('monthly_salary', 'money', 1, 10000n),
  rt.shown('salario_contratual', 'money', 13, 100n),
  rt.shown('period.days', 'number', 183),
  rt.shown('overtime_amount', 'money', 2, 10000n),
  rt.shown('commission_amount', 'money', 3, 10000n),
  rt.shown('decimo_terceiro_amount', 'money', 4, 10000n),
  rt.shown('ferias_amount', 'money', 5, 10000n),
  rt.shown('horas_extras', 'money', 17, 100n),
  rt.shown('comissoes', 'money', 19, 100n),
  rt.shown('ferias', 'money', 23, 100n),
  rt.shown('aplica_salario_familia', 'boolean', 12),
  rt.shown('renda_salario_familia', 'money', 27, 100n),
  rt.shown('salario_familia_limite', 'money', 184, 25n),
  rt.shown('salario_familia_cota', 'money', 185, 50n),
  rt.shown('cantidad_hijos', 'number', 9),
  rt.shown('cantidad_hijos_incapacitados', 'number', 10),
  rt.shown('salario_base', 'money', 15, 100n),
  rt.shown('decimo_terceiro', 'money', 21, 100n),
  rt.shown('terco_constitucional_ferias', 'money', 25, 100n),
  rt.shown('salario_familia', 'money', 28, 100n),
  rt.shown('remuneracao_mes', 'money', 33, 100n),
  rt.shown('remuneracao_ferias', 'money', 34, 100n),
  rt.shown('upper_limit(inss_aliquota)', 'money', 35, 100n),
  rt.shown('upper_limit(inss_aliquota)', 'money', 37, 100n),
  rt.shown('upper_limit(inss_aliquota)', 'money', 39, 100n),
  rt.shown('base_inss', 'money', 36, 100n),
  rt.shown('inss_aliquota.rate', 'rate', 186, 100n),
  rt.shown('inss_aliquota.lower', 'money', 187, 100n),
  rt.shown('inss_aliquota.fixed', 'money', 188, 100n),
  rt.shown('base_inss_ferias', 'money', 40, 100n),
  rt.shown('inss_aliquota.rate', 'rate', 189, 100n),
  rt.shown('inss_aliquota.lower', 'money', 190, 100n),
  rt.shown('inss_total', 'money', 43, 100n),
  rt.shown('inss_ferias', 'money', 47, 100n),
  rt.shown('base_inss_13', 'money', 38, 100n),
  rt.shown('inss_aliquota.rate', 'rate', 191, 100n),
  rt.shown('inss_aliquota.lower', 'money', 192, 100n),
  rt.shown('pensao_alimenticia_amount', 'money', 6, 10000n),
  rt.shown('inss', 'money', 50, 100n),
  rt.shown('irrf_deducao_dependente', 'money', 193, 100n),
  rt.shown('num_dependentes_irrf', 'number', 8),
  rt.shown('pensao_alimenticia', 'money', 58, 100n),
  rt.shown('deducoes_legais', 'money', 60, 100n),
  rt.shown('deducao', 'money', 62, 100n),
  rt.shown('base_irrf', 'money', 64, 100n),
  rt.shown('irrf_mensal.rate', 'rate', 194, 40n),
  rt.shown('irrf_mensal.lower', 'money', 195, 100n),
  rt.shown('irrf_mensal.fixed', 'money', 196, 100n),
  rt.shown('deducoes_legais_ferias', 'money', 73, 100n),
  rt.shown('deducao_ferias', 'money', 75, 100n),
  rt.shown('base_irrf_ferias', 'money', 77, 100n),
  rt.shown('irrf_mensal.rate', 'rate', 197, 40n),
  rt.shown('irrf_mensal.lower', 'money', 198, 100n),
  rt.shown('irrf_mensal.fixed', 'money', 199, 100n),
  rt.shown('inss_13', 'money', 53, 100n),
  rt.shown('deducoes_legais_13', 'money', 86, 100n),
  rt.shown('deducao_13', 'money', 88, 100n),
  rt.shown('base_irrf_13', 'money', 90, 100n),
  rt.shown('irrf_mensal.rate', 'rate', 200, 40n),
  rt.shown('irrf_mensal.lower', 'money', 201, 100n),
  rt.shown('irrf_mensal.fixed', 'money', 202, 100n),
  rt.shown('irrf_tabela', 'money', 68, 100n),
  rt.shown('irrf_do_mes', 'money', 98, 100n),
  rt.shown('irrf_retencao_minima', 'money', 203),
  rt.shown('irrf_dispensado', 'boolean', 100),
  rt.shown('irrf_tabela_ferias', 'money', 81, 100n),
  rt.shown('irrf_dispensado_ferias', 'boolean', 104),
  rt.shown('irrf_tabela_13', 'money', 94, 100n),
  rt.shown('vale_transporte_amount', 'money', 7, 10000n),
  rt.shown('irrf', 'money', 101, 100n),
  rt.shown('irrf_ferias', 'money', 106, 100n),
  rt.shown('irrf_13', 'money', 109, 100n),
  rt.shown('vale_transporte', 'money', 111, 100n),
  rt.shown('total_percepciones', 'money', 32, 100n),
  rt.shown('total_deducciones', 'money', 115, 100n),
  rt.shown('base_cpp', 'money', 117, 100n),
  rt.shown('rat_fap_rate', 'rate', 11, 10000000n),
  rt.shown('aliquota_fgts', 'rate', 204, 25n),
  rt.shown('fgts_mensal', 'money', 147, 100n),
  rt.shown('fgts_13', 'money', 149, 100n),
  rt.shown('encargos', 'rate', 157, 10000000n),
  rt.shown('salario_educacao', 'money', 127, 100n),
  rt.shown('incra', 'money', 131, 100n),
  rt.shown('senai', 'money', 135, 100n),
  rt.shown('sesi', 'money', 139, 100n),
  rt.shown('sebrae', 'money', 143, 100n),
  rt.shown('provisao_13', 'money', 158, 100n),
  rt.shown('provisao_ferias', 'money', 162, 100n),
  rt.shown('provisao_terco_ferias', 'money', 166, 100n),
  rt.shown('provisao_encargos_13', 'money', 170, 100n),
  rt.shown('provisao_encargos_ferias', 'money', 174, 100n),
  rt.shown('cpp', 'money', 119, 100n),
  rt.shown('rat_fap', 'money', 123, 100n),
  rt.shown('total_terceiros', 'money', 178, 100n),
  rt.shown('fgts', 'money', 151, 100n),
];

function show($row: rt.PayslipRow, $s: Float64Array): void {
  const $f = rt.known($figures($row.referenceDate));
  $s[183] = $row.days;
  $s[184] = $f.salario_familia_limite;
  $s[185] = $f.salario_familia_cota;
  $s[186] = $f.inss_aliquota$rows1.value[$s[41]!]!;
  $s[187] = rt.lowerEndOf($f.inss_aliquota$rows1, $s[41]!, 1);
  $s[188] = 0;
  $s[193] = $f.irrf_deducao_dependente;
  $s[203] = $f.irrf_retencao_minima;
  $s[204] = $f.aliquota_fgts;
  if ($s[45]! >= 0) {
    $s[189] = $f.inss_aliquota$rows1.value[$s[45]!]!;
    $s[190] = rt.lowerEndOf($f.inss_aliquota$rows1, $s[45]!, 1);
    $s[188] = 0;
  }
  if ($s[51]! >= 0) {
    $s[191] = $f.inss_aliquota$rows1.value[$s[51]!]!;
    $s[192] = rt.lowerEndOf($f.inss_aliquota$rows1, $s[51]!, 1);
    $s[188] = 0;
  }
  if ($s[66]! >= 0) {
    $s[194] = $f.irrf_mensal$rows1.value[$s[66]!]!;
    $s[195] = rt.lowerEndOf($f.irrf_mensal$rows1, $s[66]!, 1);
    $s[196] = $f.irrf_mensal$rows1.fixed[$s[66]!]!;
  }
  if ($s[79]! >= 0) {
    $s[197] = $f.irrf_mensal$rows1.value[$s[79]!]!;
    $s[198] = rt.lowerEndOf($f.irrf_mensal$rows1, $s[79]!, 1);
    $s[199] = $f.irrf_mensal$rows1.fixed[$s[79]!]!;
  }
  if ($s[92]! >= 0) {
    $s[200] = $f.irrf_mensal$rows1.value[$s[92]!]!;
    $s[201] = rt.lowerEndOf($f.irrf_mensal$rows1, $s[92]!, 1);
    $s[202] = $f.irrf_mensal$rows1.fixed[$s[92]!]!;
  }
}

const lines: rt.PlainLines = {
  summary: {
    gross_salary: 210,
    total_perceptions: 32,
    total_deductions: 115,
    net_salary: 116,
    employer_contributions_total: 211,
    employer_total_cost: 212,
  },
  tables: [205, 206, 207, 208, 209],
  total: ($s) => {
    $s[205] = rt.sumIn($s, [119, 123]);
    $s[206] = rt.sumIn($s, [127, 131, 135, 139, 143]);
    $s[207] = rt.sumIn($s, [151]);
    $s[208] = rt.sumIn($s, [154]);
    $s[209] = rt.sumIn($s, [158, 162, 166, 170, 174]);
    $s[210] = rt.sumIn($s, [15, 17, 19, 21, 23, 25, 28]);
    $s[211] = rt.sumIn($s, [119, 123, 127, 131, 135, 139, 143, 151, 154, 158, 162, 166, 170, 174]);
    $s[212] = rt.safe($s[210]! + $s[211]!);
    return rt.areCents($s, [205, 206, 207, 208, 209, 210, 211, 212]);
  },
};

const plain: rt.PlainRules = {
  size: 213,
  scales: [10000n, 10000n, 10000n, 10000n, 10000n, 10000n, 10000n, 10000n, 1n, 1n, 1n, 10000000n, 1n],
  rounding: rounding$1,
  steps: [
    { present: -1, called: -1, final: { slot: 13, scale: 100n, over: -1 }, raw: { slot: 14, scale: 10000n, over: -1 }, reads: [[0]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 15, scale: 100n, over: -1 }, raw: { slot: 16, scale: 3000n, over: -1 }, reads: [[1], [2]], base: null, rate: null, cents: 15, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 17, scale: 100n, over: -1 }, raw: { slot: 18, scale: 10000n, over: -1 }, reads: [[3]], base: null, rate: null, cents: 17, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 19, scale: 100n, over: -1 }, raw: { slot: 20, scale: 10000n, over: -1 }, reads: [[4]], base: null, rate: null, cents: 19, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 21, scale: 100n, over: -1 }, raw: { slot: 22, scale: 10000n, over: -1 }, reads: [[5]], base: null, rate: null, cents: 21, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 23, scale: 100n, over: -1 }, raw: { slot: 24, scale: 10000n, over: -1 }, reads: [[6]], base: null, rate: null, cents: 23, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 25, scale: 100n, over: -1 }, raw: { slot: 26, scale: 30000n, over: -1 }, reads: [[6]], base: null, rate: null, cents: 25, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 27, scale: 100n, over: -1 }, raw: null, reads: [[1], [7], [8], [9]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: 31, final: { slot: 28, scale: 100n, over: -1 }, raw: { slot: 29, scale: 1500n, over: -1 }, reads: [[10], [11, 30, 1, 1], [12, 30, 1, 1], [13, 31, 1, 1], [14, 31, 1, 1], [15, 31, 1, 1], [2, 31, 1, 1]], base: null, rate: null, cents: 28, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 32, scale: 100n, over: -1 }, raw: null, reads: [[16], [7], [8], [17], [9], [18], [19]], base: null, rate: null, cents: 32, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 33, scale: 100n, over: -1 }, raw: null, reads: [[16], [7], [8]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 34, scale: 100n, over: -1 }, raw: null, reads: [[9], [18]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 36, scale: 100n, over: -1 }, raw: null, reads: [[20], [21], [22]], base: null, rate: null, cents: 36, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 38, scale: 100n, over: -1 }, raw: null, reads: [[17], [23]], base: null, rate: null, cents: 38, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 40, scale: 100n, over: -1 }, raw: null, reads: [[21], [24]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 43, scale: 100n, over: -1 }, raw: { slot: 44, scale: 10000n, over: -1 }, reads: [[25], [25], [27], [26], [28]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: 49, final: { slot: 47, scale: 100n, over: -1 }, raw: { slot: 48, scale: 10000n, over: -1 }, reads: [[9], [29, 49, 1, 1], [29, 49, 1, 1], [31, 45, 0, Infinity], [30, 45, 0, Infinity], [28, 45, 0, Infinity]], base: null, rate: null, cents: 47, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 50, scale: 100n, over: -1 }, raw: null, reads: [[32], [33]], base: null, rate: null, cents: 50, baseCents: -1 },
    { present: -1, called: 55, final: { slot: 53, scale: 100n, over: -1 }, raw: { slot: 54, scale: 10000n, over: -1 }, reads: [[17], [34, 55, 1, 1], [34, 55, 1, 1], [36, 51, 0, Infinity], [35, 51, 0, Infinity], [28, 51, 0, Infinity]], base: null, rate: null, cents: 53, baseCents: -1 },
    { present: 57, called: -1, final: { slot: 56, scale: 100n, over: -1 }, raw: null, reads: [[20]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 58, scale: 100n, over: -1 }, raw: { slot: 59, scale: 10000n, over: -1 }, reads: [[37]], base: null, rate: null, cents: 58, baseCents: -1 },
    { present: 61, called: -1, final: { slot: 60, scale: 100n, over: -1 }, raw: null, reads: [[38], [39], [40], [41]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 63, called: -1, final: { slot: 62, scale: 100n, over: -1 }, raw: null, reads: [[42]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 65, called: -1, final: { slot: 64, scale: 100n, over: -1 }, raw: null, reads: [[20], [43]], base: null, rate: null, cents: 64, baseCents: -1 },
    { present: 70, called: -1, final: { slot: 68, scale: 100n, over: -1 }, raw: { slot: 69, scale: 4000n, over: -1 }, reads: [[44], [46, 66, 0, Infinity], [45, 66, 0, Infinity], [47, 66, 0, Infinity]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 72, called: -1, final: { slot: 71, scale: 100n, over: -1 }, raw: null, reads: [[21]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 74, called: -1, final: { slot: 73, scale: 100n, over: -1 }, raw: null, reads: [[33], [39], [40]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 76, called: -1, final: { slot: 75, scale: 100n, over: -1 }, raw: null, reads: [[48]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 78, called: -1, final: { slot: 77, scale: 100n, over: -1 }, raw: null, reads: [[21], [49]], base: null, rate: null, cents: 77, baseCents: -1 },
    { present: 83, called: -1, final: { slot: 81, scale: 100n, over: -1 }, raw: { slot: 82, scale: 4000n, over: -1 }, reads: [[50], [52, 79, 0, Infinity], [51, 79, 0, Infinity], [53, 79, 0, Infinity]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 85, called: -1, final: { slot: 84, scale: 100n, over: -1 }, raw: null, reads: [[17]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 87, called: -1, final: { slot: 86, scale: 100n, over: -1 }, raw: null, reads: [[54], [39], [40]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 89, called: -1, final: { slot: 88, scale: 100n, over: -1 }, raw: null, reads: [[55]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 91, called: -1, final: { slot: 90, scale: 100n, over: -1 }, raw: null, reads: [[17], [56]], base: null, rate: null, cents: 90, baseCents: -1 },
    { present: 96, called: -1, final: { slot: 94, scale: 100n, over: -1 }, raw: { slot: 95, scale: 4000n, over: -1 }, reads: [[57], [59, 92, 0, Infinity], [58, 92, 0, Infinity], [60, 92, 0, Infinity]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 98, scale: 100n, over: -1 }, raw: null, reads: [[20], [61, 97, 1, 1]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 100, scale: 1n, over: -1 }, raw: null, reads: [[62], [62, 99, 1, 1], [63, 99, 1, 1]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: 102, final: { slot: 101, scale: 100n, over: -1 }, raw: null, reads: [[64], [62, 102, 1, 1]], base: null, rate: null, cents: 101, baseCents: -1 },
    { present: 105, called: -1, final: { slot: 104, scale: 1n, over: -1 }, raw: null, reads: [[65], [65, 103, 1, 1], [63, 103, 1, 1]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 108, called: 107, final: { slot: 106, scale: 100n, over: -1 }, raw: null, reads: [[66], [65, 107, 1, 1]], base: null, rate: null, cents: 106, baseCents: -1 },
    { present: -1, called: 110, final: { slot: 109, scale: 100n, over: -1 }, raw: null, reads: [[17], [67, 110, 1, 1]], base: null, rate: null, cents: 109, baseCents: -1 },
    { present: -1, called: 113, final: { slot: 111, scale: 100n, over: -1 }, raw: { slot: 112, scale: 10000n, over: -1 }, reads: [[68], [68, 113, 1, 1], [16, 113, 1, 1]], base: null, rate: null, cents: 111, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 115, scale: 100n, over: -1 }, raw: null, reads: [[38], [33], [54], [69], [9], [70, 114, 1, 1], [71], [72], [41]], base: null, rate: null, cents: 115, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 116, scale: 100n, over: -1 }, raw: null, reads: [[73], [74]], base: null, rate: null, cents: 116, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 117, scale: 100n, over: -1 }, raw: null, reads: [[16], [7], [8], [17], [9], [18]], base: null, rate: null, cents: 117, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 118, scale: 100n, over: -1 }, raw: null, reads: [[16], [7], [8], [17], [9], [18]], base: null, rate: null, cents: 118, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 119, scale: 100n, over: -1 }, raw: { slot: 120, scale: 500n, over: -1 }, reads: [[75]], base: { slot: 121, scale: 100n, over: -1 }, rate: { slot: 122, scale: 5n, over: -1 }, cents: 119, baseCents: 121 },
    { present: -1, called: -1, final: { slot: 123, scale: 100n, over: -1 }, raw: { slot: 124, scale: 1000000000n, over: -1 }, reads: [[75], [76]], base: { slot: 125, scale: 100n, over: -1 }, rate: { slot: 126, scale: 10000000n, over: -1 }, cents: 123, baseCents: 125 },
    { present: -1, called: -1, final: { slot: 127, scale: 100n, over: -1 }, raw: { slot: 128, scale: 4000n, over: -1 }, reads: [[75]], base: { slot: 129, scale: 100n, over: -1 }, rate: { slot: 130, scale: 40n, over: -1 }, cents: 127, baseCents: 129 },
    { present: -1, called: -1, final: { slot: 131, scale: 100n, over: -1 }, raw: { slot: 132, scale: 50000n, over: -1 }, reads: [[75]], base: { slot: 133, scale: 100n, over: -1 }, rate: { slot: 134, scale: 500n, over: -1 }, cents: 131, baseCents: 133 },
    { present: -1, called: -1, final: { slot: 135, scale: 100n, over: -1 }, raw: { slot: 136, scale: 10000n, over: -1 }, reads: [[75]], base: { slot: 137, scale: 100n, over: -1 }, rate: { slot: 138, scale: 100n, over: -1 }, cents: 135, baseCents: 137 },
    { present: -1, called: -1, final: { slot: 139, scale: 100n, over: -1 }, raw: { slot: 140, scale: 20000n, over: -1 }, reads: [[75]], base: { slot: 141, scale: 100n, over: -1 }, rate: { slot: 142, scale: 200n, over: -1 }, cents: 139, baseCents: 141 },
    { present: -1, called: -1, final: { slot: 143, scale: 100n, over: -1 }, raw: { slot: 144, scale: 50000n, over: -1 }, reads: [[75]], base: { slot: 145, scale: 100n, over: -1 }, rate: { slot: 146, scale: 500n, over: -1 }, cents: 143, baseCents: 145 },
    { present: -1, called: -1, final: { slot: 147, scale: 100n, over: -1 }, raw: { slot: 148, scale: 2500n, over: -1 }, reads: [[77], [20], [21]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 149, scale: 100n, over: -1 }, raw: { slot: 150, scale: 2500n, over: -1 }, reads: [[77], [17]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 151, scale: 100n, over: -1 }, raw: null, reads: [[78], [79]], base: { slot: 152, scale: 100n, over: -1 }, rate: { slot: 153, scale: 25n, over: -1 }, cents: 151, baseCents: 152 },
    { present: -1, called: 156, final: { slot: 154, scale: 100n, over: -1 }, raw: { slot: 155, scale: 10000n, over: -1 }, reads: [[68], [68, 156, 1, 1], [72, 156, 1, 1]], base: null, rate: null, cents: 154, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 157, scale: 10000000n, over: -1 }, raw: null, reads: [[76], [77]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 158, scale: 100n, over: -1 }, raw: { slot: 159, scale: 1200n, over: -1 }, reads: [[20]], base: { slot: 160, scale: 100n, over: -1 }, rate: { slot: 161, scale: 12n, over: -1 }, cents: 158, baseCents: 160 },
    { present: -1, called: -1, final: { slot: 162, scale: 100n, over: -1 }, raw: { slot: 163, scale: 1200n, over: -1 }, reads: [[20]], base: { slot: 164, scale: 100n, over: -1 }, rate: { slot: 165, scale: 12n, over: -1 }, cents: 162, baseCents: 164 },
    { present: -1, called: -1, final: { slot: 166, scale: 100n, over: -1 }, raw: { slot: 167, scale: 3600n, over: -1 }, reads: [[20]], base: { slot: 168, scale: 100n, over: -1 }, rate: { slot: 169, scale: 36n, over: -1 }, cents: 166, baseCents: 168 },
    { present: -1, called: -1, final: { slot: 170, scale: 100n, over: -1 }, raw: { slot: 171, scale: 12000000000n, over: -1 }, reads: [[20], [80]], base: { slot: 172, scale: 100n, over: -1 }, rate: { slot: 173, scale: 120000000n, over: -1 }, cents: 170, baseCents: 172 },
    { present: -1, called: -1, final: { slot: 174, scale: 100n, over: -1 }, raw: { slot: 175, scale: 9000000000n, over: -1 }, reads: [[20], [80]], base: { slot: 176, scale: 100n, over: -1 }, rate: { slot: 177, scale: 90000000n, over: -1 }, cents: 174, baseCents: 176 },
    { present: -1, called: -1, final: { slot: 178, scale: 100n, over: -1 }, raw: null, reads: [[81], [82], [83], [84], [85]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 179, scale: 100n, over: -1 }, raw: null, reads: [[86], [87], [88], [89], [90]], base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 180, scale: 100n, over: -1 }, raw: null, reads: [[91], [92], [93], [94]], base: null, rate: null, cents: -1, baseCents: -1 },
  ],
  brackets: {
    inss_total: [
      { id: 'inss_aliquota', form: 'step', limitScale: 100n, valueScale: 100n, scalesValue: false, rows: 'inss_aliquota$rows1', row: 41, base: 42, scale: -1 },
    ],
    inss_ferias: [
      { id: 'inss_aliquota', form: 'step', limitScale: 100n, valueScale: 100n, scalesValue: false, rows: 'inss_aliquota$rows1', row: 45, base: 46, scale: -1 },
    ],
    inss_13: [
      { id: 'inss_aliquota', form: 'step', limitScale: 100n, valueScale: 100n, scalesValue: false, rows: 'inss_aliquota$rows1', row: 51, base: 52, scale: -1 },
    ],
    irrf_tabela: [
      { id: 'irrf_mensal', form: 'rebate', limitScale: 100n, valueScale: 40n, scalesValue: false, rows: 'irrf_mensal$rows1', row: 66, base: 67, scale: -1 },
    ],
    irrf_tabela_ferias: [
      { id: 'irrf_mensal', form: 'rebate', limitScale: 100n, valueScale: 40n, scalesValue: false, rows: 'irrf_mensal$rows1', row: 79, base: 80, scale: -1 },
    ],
    irrf_tabela_13: [
      { id: 'irrf_mensal', form: 'rebate', limitScale: 100n, valueScale: 40n, scalesValue: false, rows: 'irrf_mensal$rows1', row: 92, base: 93, scale: -1 },
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
