// BR.clt 2026.1: Empleado CLT (folha mensal)
// Emitted from rules/br/clt/2026-01-01.pay by payroll compile. Do not edit.
// file    sha256:229aa037db23f40d669e449d95775bf805cb2f49e3d9140f143e8c4316cf3cb9
// meaning sha256:f762d4f9a1efa0e13f4103fd7d683a47a8f571de2038f848a3e78382994c7b8c
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
const rounding$2: rt.Rounding = { mode: 'down', rungs: [{ quantum: n_0_01, above: null }] };

// Salario mínimo · Decreto 12.797/2025
const SALARIO_MINIMO$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('1621') },
];

// Renta máxima para el salario-familia · Portaria Interministerial MPS/MF 13/2026
const salario_familia_limite$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('1980.38') },
];

// Cuota del salario-familia por hijo · Portaria Interministerial MPS/MF 13/2026
const salario_familia_cota$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('67.54') },
];

// Deducción por dependiente · Lei 9.250/1995 art. 4 III
const irrf_deducao_dependente$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('189.59') },
];

// Descuento simplificado mensual · Lei 14.663/2023; Lei 15.191/2025
const irrf_desconto_simplificado$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('607.2') },
];

// Retención que se dispensa hasta · Lei 9.430/1996 art. 67
const irrf_retencao_minima$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('10') },
];

// Alícuota del FGTS · Lei 8.036/1990 art. 15
const aliquota_fgts$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('0.08') },
];

// INSS del empleado, por tramos · EC 103/2019 art. 28; Portaria Interministerial MPS/MF 13/2026
const inss_tabela: rt.Table = {
  id: 'inss_tabela',
  form: 'marginal',
  grid: null,
  roundEach: rounding$2,
  roundLimits: null,
  blocks: [
    {
      from: '0000-01-01',
      rows: [
        rt.band('[]', '0', '1621', '0.075'),
        rt.band('(]', '1621', '2902.84', '0.09'),
        rt.band('(]', '2902.84', '4354.27', '0.12'),
        rt.band('(]', '4354.27', '8475.55', '0.14'),
      ],
    },
  ],
};

// Tabla mensual del IRRF · MP 1.294/2025; Lei 15.191/2025
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
        rt.band('[]', '0', '2428.8', '0'),
        rt.band('(]', '2428.8', '2826.65', '0.075', '182.16'),
        rt.band('(]', '2826.65', '3751.05', '0.15', '394.16'),
        rt.band('(]', '3751.05', '4664.68', '0.225', '675.49'),
        rt.band('()', '4664.68', null, '0.275', '908.73'),
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
  path: 'rules/br/clt/2026-01-01.pay',
  fingerprint: 'sha256:229aa037db23f40d669e449d95775bf805cb2f49e3d9140f143e8c4316cf3cb9',
  meaning: 'sha256:f762d4f9a1efa0e13f4103fd7d683a47a8f571de2038f848a3e78382994c7b8c',
  country: 'BR',
  scheme: 'clt',
  label: 'Empleado CLT (folha mensal)',
  version: '2026.1',
  currency: 'BRL',
  validFrom: '2026-01-01',
  validUntil: '2026-12-31',
  periods: ['monthly'],
  proration: null,
  days: 'month_of_30',
  asOf: 'period_end',
  laws: ['Consolidação das Leis do Trabalho, Decreto-Lei 5.452/1943'],
  changes: [
    {
      date: '2026-01-01',
      summary: 'Salario mínimo, tabla del INSS y salario-familia de 2026',
      law: 'Decreto 12.797/2025; Portaria Interministerial MPS/MF 13/2026',
    },
    {
      date: '2026-01-01',
      summary: 'Reducción del IRRF: sin impuesto hasta 5.000,00 al mes',
      law: 'Lei 15.270/2025; IN RFB 2.299/2025',
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
      position: 25,
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
      position: 26,
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
      position: 27,
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
      position: 28,
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
      position: 29,
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
      position: 30,
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
      position: 31,
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
      source: 'Portaria Interministerial MPS/MF 13/2026',
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
      id: 'salario_familia',
      kind: 'perception',
      label: 'Salario-familia (salário-família)',
      type: 'money',
      words: [],
      formula: 'salario_familia_cota * (cantidad_hijos + cantidad_hijos_incapacitados) * period.days / 30 when aplica_salario_familia and renda_salario_familia <= salario_familia_limite round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 8.213/1991 art. 65; Portaria Interministerial MPS/MF 13/2026 (convención: beneficio que la empresa descuenta de sus contribuciones: fuera de toda base); salario_familia_limite: Portaria Interministerial MPS/MF 13/2026; salario_familia_cota: Portaria Interministerial MPS/MF 13/2026',
      omitZero: true,
      taxable: false,
      socialSecurity: false,
      tags: ['beneficio', 'reembolsable'],
      table: null,
      position: 33,
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
      position: 34,
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
      position: 35,
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
      position: 36,
      bracket: null,
      terms: null,
    },
    {
      id: 'base_inss',
      kind: 'base',
      label: 'Base INSS (salário de contribuição)',
      type: 'money',
      words: [],
      formula: 'min(remuneracao_mes + remuneracao_ferias, upper_limit(inss_tabela)) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 8.212/1991 arts. 20 y 28; inss_tabela: EC 103/2019 art. 28; Portaria Interministerial MPS/MF 13/2026 (convención: cada tramo se trunca al centavo antes de sumar: regla del eSocial y de la DCTFWeb)',
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
      id: 'base_inss_13',
      kind: 'base',
      label: 'Base INSS 13.º salario',
      type: 'money',
      words: [],
      formula: 'min(decimo_terceiro, upper_limit(inss_tabela)) round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7; inss_tabela: EC 103/2019 art. 28; Portaria Interministerial MPS/MF 13/2026 (convención: cada tramo se trunca al centavo antes de sumar: regla del eSocial y de la DCTFWeb)',
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
      id: 'base_inss_ferias',
      kind: 'let',
      label: 'Base del INSS sobre vacaciones',
      type: 'money',
      words: [],
      formula: 'min(remuneracao_ferias, upper_limit(inss_tabela))',
      rounding: null,
      source: 'Lei 8.212/1991 arts. 20 y 28; inss_tabela: EC 103/2019 art. 28; Portaria Interministerial MPS/MF 13/2026 (convención: cada tramo se trunca al centavo antes de sumar: regla del eSocial y de la DCTFWeb)',
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
      id: 'inss_total',
      kind: 'let',
      label: 'INSS del mes, con las vacaciones',
      type: 'money',
      words: [],
      formula: 'inss_tabela(base_inss)',
      rounding: null,
      source: 'EC 103/2019 art. 28; inss_tabela: EC 103/2019 art. 28; Portaria Interministerial MPS/MF 13/2026 (convención: cada tramo se trunca al centavo antes de sumar: regla del eSocial y de la DCTFWeb)',
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
      id: 'inss_ferias',
      kind: 'deduction',
      label: 'INSS sobre vacaciones (férias)',
      type: 'money',
      words: [],
      formula: 'inss_tabela(base_inss_ferias) when ferias > 0 BRL round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 8.212/1991 art. 20; EC 103/2019 art. 28; inss_tabela: EC 103/2019 art. 28; Portaria Interministerial MPS/MF 13/2026 (convención: cada tramo se trunca al centavo antes de sumar: regla del eSocial y de la DCTFWeb)',
      omitZero: true,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 42,
      bracket: 'inss_ferias',
      terms: null,
    },
    {
      id: 'inss',
      kind: 'deduction',
      label: 'INSS del empleado',
      type: 'money',
      words: [],
      formula: 'inss_total - inss_ferias round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 8.212/1991 art. 20; EC 103/2019 art. 28 (fuente única: motor con conciliación de guías: primero las vacaciones; el total no cambia)',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 41,
      bracket: 'inss_total',
      terms: null,
    },
    {
      id: 'inss_13',
      kind: 'deduction',
      label: 'INSS sobre 13.º salario',
      type: 'money',
      words: [],
      formula: 'inss_tabela(base_inss_13) when decimo_terceiro > 0 BRL round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7; inss_tabela: EC 103/2019 art. 28; Portaria Interministerial MPS/MF 13/2026 (convención: cada tramo se trunca al centavo antes de sumar: regla del eSocial y de la DCTFWeb)',
      omitZero: true,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 43,
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
      position: 44,
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
      position: 75,
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
      position: 45,
      bracket: null,
      terms: null,
    },
    {
      id: 'irrf_metodo',
      kind: 'let',
      label: 'Descuento simplificado (1) o legal (0)',
      type: 'boolean',
      words: [],
      formula: 'irrf_desconto_simplificado > deducoes_legais',
      rounding: null,
      source: 'Lei 9.250/1995 art. 4; Lei 14.663/2023; irrf_desconto_simplificado: Lei 14.663/2023; Lei 15.191/2025',
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
      id: 'deducao',
      kind: 'let',
      label: 'Deducción aplicada',
      type: 'money',
      words: [],
      formula: 'max(deducoes_legais, irrf_desconto_simplificado)',
      rounding: null,
      source: 'Lei 9.250/1995 art. 4; Lei 14.663/2023; irrf_desconto_simplificado: Lei 14.663/2023; Lei 15.191/2025',
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
      position: 48,
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
      source: 'Lei 15.191/2025 (convención: al centavo, mitad hacia arriba: la Receita no publica regla); irrf_mensal: MP 1.294/2025; Lei 15.191/2025',
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
      id: 'irrf_reducao',
      kind: 'let',
      label: 'Reducción Ley 15.270',
      type: 'money',
      words: [],
      formula: 'if remuneracao_mes <= 5_000 BRL then min(irrf_tabela, 312.89 BRL) else if remuneracao_mes <= 7_350 BRL then min(irrf_tabela, max(0 BRL, 978.62 BRL - 13.3145% * remuneracao_mes)) else 0 BRL round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 9.250/1995 art. 3-A; Lei 15.270/2025 (convención: al centavo, mitad hacia arriba: la Receita no publica regla)',
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
      id: 'irrf_apurado',
      kind: 'let',
      label: 'IRRF antes de la dispensa',
      type: 'money',
      words: [],
      formula: 'irrf_tabela - irrf_reducao',
      rounding: null,
      source: 'Lei 15.270/2025',
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
      position: 52,
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
      position: 53,
      bracket: null,
      terms: null,
    },
    {
      id: 'irrf_metodo_ferias',
      kind: 'let',
      label: 'Descuento simplificado (1) o legal (0) vacaciones (férias)',
      type: 'boolean',
      words: [],
      formula: 'irrf_desconto_simplificado > deducoes_legais_ferias',
      rounding: null,
      source: 'Lei 9.250/1995 art. 4; Lei 14.663/2023; irrf_desconto_simplificado: Lei 14.663/2023; Lei 15.191/2025',
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
      id: 'deducao_ferias',
      kind: 'let',
      label: 'Deducción aplicada vacaciones (férias)',
      type: 'money',
      words: [],
      formula: 'max(deducoes_legais_ferias, irrf_desconto_simplificado)',
      rounding: null,
      source: 'Lei 9.250/1995 art. 4; Lei 14.663/2023; irrf_desconto_simplificado: Lei 14.663/2023; Lei 15.191/2025',
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
      position: 56,
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
      source: 'Lei 15.191/2025 (convención: al centavo, mitad hacia arriba: la Receita no publica regla); irrf_mensal: MP 1.294/2025; Lei 15.191/2025',
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
      id: 'irrf_reducao_ferias',
      kind: 'let',
      label: 'Reducción Ley 15.270 vacaciones (férias)',
      type: 'money',
      words: [],
      formula: 'if remuneracao_ferias <= 5_000 BRL then min(irrf_tabela_ferias, 312.89 BRL) else if remuneracao_ferias <= 7_350 BRL then min(irrf_tabela_ferias, max(0 BRL, 978.62 BRL - 13.3145% * remuneracao_ferias)) else 0 BRL round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 9.250/1995 art. 3-A; Lei 15.270/2025 (convención: al centavo, mitad hacia arriba: la Receita no publica regla)',
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
      id: 'irrf_apurado_ferias',
      kind: 'let',
      label: 'IRRF antes de la dispensa vacaciones (férias)',
      type: 'money',
      words: [],
      formula: 'irrf_tabela_ferias - irrf_reducao_ferias',
      rounding: null,
      source: 'Lei 15.270/2025',
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
      position: 60,
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
      position: 61,
      bracket: null,
      terms: null,
    },
    {
      id: 'irrf_metodo_13',
      kind: 'let',
      label: 'Descuento simplificado (1) o legal (0) 13.º salario',
      type: 'boolean',
      words: [],
      formula: 'irrf_desconto_simplificado > deducoes_legais_13',
      rounding: null,
      source: 'Lei 9.250/1995 art. 4; Lei 14.663/2023; irrf_desconto_simplificado: Lei 14.663/2023; Lei 15.191/2025',
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
      id: 'deducao_13',
      kind: 'let',
      label: 'Deducción aplicada 13.º salario',
      type: 'money',
      words: [],
      formula: 'max(deducoes_legais_13, irrf_desconto_simplificado)',
      rounding: null,
      source: 'Lei 9.250/1995 art. 4; Lei 14.663/2023; irrf_desconto_simplificado: Lei 14.663/2023; Lei 15.191/2025',
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
      position: 64,
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
      source: 'Lei 15.191/2025 (convención: al centavo, mitad hacia arriba: la Receita no publica regla); irrf_mensal: MP 1.294/2025; Lei 15.191/2025',
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
      id: 'irrf_reducao_13',
      kind: 'let',
      label: 'Reducción Ley 15.270 13.º salario',
      type: 'money',
      words: [],
      formula: 'if decimo_terceiro <= 5_000 BRL then min(irrf_tabela_13, 312.89 BRL) else if decimo_terceiro <= 7_350 BRL then min(irrf_tabela_13, max(0 BRL, 978.62 BRL - 13.3145% * decimo_terceiro)) else 0 BRL round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 9.250/1995 art. 3-A; Lei 15.270/2025 (convención: al centavo, mitad hacia arriba: la Receita no publica regla)',
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
      id: 'irrf_apurado_13',
      kind: 'let',
      label: 'IRRF antes de la dispensa 13.º salario',
      type: 'money',
      words: [],
      formula: 'irrf_tabela_13 - irrf_reducao_13',
      rounding: null,
      source: 'Lei 15.270/2025',
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
      id: 'irrf_do_mes',
      kind: 'let',
      label: 'IRRF de la remuneración del mes, si la hay',
      type: 'money',
      words: [],
      formula: 'if remuneracao_mes > 0 BRL then irrf_apurado else 0 BRL',
      rounding: null,
      source: null,
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
      position: 69,
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
      position: 70,
      bracket: 'irrf_tabela',
      terms: null,
    },
    {
      id: 'irrf_dispensado_ferias',
      kind: 'let',
      label: 'Retención dispensada sobre vacaciones (férias)',
      type: 'boolean',
      words: [],
      formula: 'irrf_apurado_ferias > 0 BRL and irrf_apurado_ferias <= irrf_retencao_minima',
      rounding: null,
      source: 'Lei 9.430/1996 art. 67; RIR/2018 art. 682 (artículo por confirmar); IN RFB 1.500/2014; irrf_retencao_minima: Lei 9.430/1996 art. 67',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 71,
      bracket: null,
      terms: null,
    },
    {
      id: 'irrf_ferias',
      kind: 'deduction',
      label: 'IRRF sobre vacaciones (férias)',
      type: 'money',
      words: [],
      formula: 'irrf_apurado_ferias when not irrf_dispensado_ferias round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'RIR/2018 art. 682 (artículo por confirmar); IN RFB 1.500/2014 (convención: se supone pagado dentro del periodo)',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 72,
      bracket: 'irrf_tabela_ferias',
      terms: null,
    },
    {
      id: 'irrf_13',
      kind: 'deduction',
      label: 'IRRF sobre 13.º salario (tributación exclusiva)',
      type: 'money',
      words: [],
      formula: 'irrf_apurado_13 when decimo_terceiro > 0 BRL round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 7.713/1988 art. 26; Lei 8.134/1990 art. 16; IN RFB 1.500/2014 art. 13 (convención: se supone pagado dentro del periodo)',
      omitZero: true,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: null,
      position: 73,
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
      position: 74,
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
      position: 76,
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
      position: 77,
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
      position: 78,
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
      position: 79,
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
      position: 81,
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
      position: 82,
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
      position: 84,
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
      position: 85,
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
      position: 86,
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
      position: 87,
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
      position: 88,
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
      position: 90,
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
      position: 91,
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
      position: 93,
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
      position: 95,
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
      position: 96,
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
      position: 98,
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
      position: 99,
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
      position: 100,
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
      position: 101,
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
      position: 102,
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
      position: 103,
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
      position: 104,
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
      position: 105,
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
    {
      figure: 'inss_tabela',
      standing: 'convention',
      note: 'cada tramo se trunca al centavo antes de sumar: regla del eSocial y de la DCTFWeb',
    },
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
      figure: 'irrf_reducao',
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
      figure: 'irrf_reducao_ferias',
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
    {
      figure: 'irrf_reducao_13',
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
  salario_familia_limite: rt.over(rt.figureAt(salario_familia_limite$rows, $at), 50n),
  salario_familia_limite$v: rt.figureAt(salario_familia_limite$rows, $at),
  salario_familia_cota: rt.over(rt.figureAt(salario_familia_cota$rows, $at), 50n),
  salario_familia_cota$v: rt.figureAt(salario_familia_cota$rows, $at),
  inss_tabela$on1: rt.rowsOn(inss_tabela, { date: $at }, 100n, 200n),
  irrf_deducao_dependente: rt.over(rt.figureAt(irrf_deducao_dependente$rows, $at), 100n),
  irrf_deducao_dependente$v: rt.figureAt(irrf_deducao_dependente$rows, $at),
  irrf_desconto_simplificado: rt.over(rt.figureAt(irrf_desconto_simplificado$rows, $at), 5n),
  irrf_desconto_simplificado$v: rt.figureAt(irrf_desconto_simplificado$rows, $at),
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

  // Renta para el salario-familia · Portaria Interministerial MPS/MF 13/2026
  const renda_salario_familia = salario_contratual + horas_extras + comissoes + ferias;
  const renda_salario_familia$v = { n: renda_salario_familia, d: 100n };
  ledger.step('renda_salario_familia', renda_salario_familia$v, renda_salario_familia$v, ledger.tracing ? [
    rt.seen('salario_contratual', 'money', salario_contratual$v),
    rt.seen('horas_extras', 'money', horas_extras$v),
    rt.seen('comissoes', 'money', comissoes$v),
    rt.seen('ferias', 'money', ferias$v),
  ] : rt.NOTHING);

  // Salario-familia (salário-família) · Lei 8.213/1991 art. 65; Portaria Interministerial MPS/MF 13/2026
  const $1 = aplica_salario_familia;
  const salario_familia$when = ($1 && renda_salario_familia <= $e.salario_familia_limite * 2n);
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
  const $2 = rt.upperLimit($e.inss_tabela$on1);
  const $3 = { n: $2, d: 100n };
  const $4 = remuneracao_mes + remuneracao_ferias;
  const base_inss = ($4 < $2 ? $4 : $2);
  const base_inss$v = { n: base_inss, d: 100n };
  ledger.step('base_inss', base_inss$v, base_inss$v, ledger.tracing ? [
    rt.seen('remuneracao_mes', 'money', remuneracao_mes$v),
    rt.seen('remuneracao_ferias', 'money', remuneracao_ferias$v),
    rt.seen('upper_limit(inss_tabela)', 'money', $3),
  ] : rt.NOTHING);

  // Base INSS 13.º salario · Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7
  const $5 = rt.upperLimit($e.inss_tabela$on1);
  const $6 = { n: $5, d: 100n };
  const base_inss_13 = (decimo_terceiro < $5 ? decimo_terceiro : $5);
  const base_inss_13$v = { n: base_inss_13, d: 100n };
  ledger.step('base_inss_13', base_inss_13$v, base_inss_13$v, ledger.tracing ? [
    rt.seen('decimo_terceiro', 'money', decimo_terceiro$v),
    rt.seen('upper_limit(inss_tabela)', 'money', $6),
  ] : rt.NOTHING);

  // Base del INSS sobre vacaciones · Lei 8.212/1991 arts. 20 y 28
  const $7 = rt.upperLimit($e.inss_tabela$on1);
  const $8 = { n: $7, d: 100n };
  const base_inss_ferias = (remuneracao_ferias < $7 ? remuneracao_ferias : $7);
  const base_inss_ferias$v = { n: base_inss_ferias, d: 100n };
  ledger.step('base_inss_ferias', base_inss_ferias$v, base_inss_ferias$v, ledger.tracing ? [
    rt.seen('remuneracao_ferias', 'money', remuneracao_ferias$v),
    rt.seen('upper_limit(inss_tabela)', 'money', $8),
  ] : rt.NOTHING);

  // INSS del mes, con las vacaciones · EC 103/2019 art. 28
  const $9 = ledger.apply(rt.marginal($e.inss_tabela$on1, base_inss, 100n), 'money', 'rate');
  const inss_total = $9;
  const inss_total$v = { n: inss_total, d: 100n };
  ledger.step('inss_total', inss_total$v, inss_total$v, ledger.tracing ? [
    rt.seen('base_inss', 'money', base_inss$v),
  ] : rt.NOTHING);

  // INSS sobre vacaciones (férias) · Lei 8.212/1991 art. 20; EC 103/2019 art. 28
  const inss_ferias$when = ferias > 0n;
  let inss_ferias = 0n;
  if (inss_ferias$when) {
    const $10 = ledger.apply(rt.marginal($e.inss_tabela$on1, base_inss_ferias, 100n), 'money', 'rate');
    inss_ferias = $10;
  }
  const inss_ferias$v = { n: inss_ferias, d: 100n };
  ledger.step('inss_ferias', inss_ferias$v, inss_ferias$v, ledger.tracing ? [
    rt.seen('ferias', 'money', ferias$v),
    ...(inss_ferias$when ? [rt.seen('base_inss_ferias', 'money', base_inss_ferias$v)] : []),
  ] : rt.NOTHING, inss_ferias$when);

  // INSS del empleado · Lei 8.212/1991 art. 20; EC 103/2019 art. 28
  const inss = inss_total - inss_ferias;
  const inss$v = { n: inss, d: 100n };
  ledger.step('inss', inss$v, inss$v, ledger.tracing ? [
    rt.seen('inss_total', 'money', inss_total$v),
    rt.seen('inss_ferias', 'money', inss_ferias$v),
  ] : rt.NOTHING);

  // INSS sobre 13.º salario · Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7
  const inss_13$when = decimo_terceiro > 0n;
  let inss_13 = 0n;
  if (inss_13$when) {
    const $11 = ledger.apply(rt.marginal($e.inss_tabela$on1, base_inss_13, 100n), 'money', 'rate');
    inss_13 = $11;
  }
  const inss_13$v = { n: inss_13, d: 100n };
  ledger.step('inss_13', inss_13$v, inss_13$v, ledger.tracing ? [
    rt.seen('decimo_terceiro', 'money', decimo_terceiro$v),
    ...(inss_13$when ? [rt.seen('base_inss_13', 'money', base_inss_13$v)] : []),
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

  // Descuento simplificado (1) o legal (0) · Lei 9.250/1995 art. 4; Lei 14.663/2023
  let irrf_metodo: boolean = false;
  if (remuneracao_mes > 0n) {
    irrf_metodo = $e.irrf_desconto_simplificado * 200000000000n > deducoes_legais;
    ledger.step('irrf_metodo', irrf_metodo, irrf_metodo, ledger.tracing ? [
      rt.seen('irrf_desconto_simplificado', 'money', $e.irrf_desconto_simplificado$v),
      rt.seen('deducoes_legais', 'money', deducoes_legais$v),
    ] : rt.NOTHING);
  }

  // Deducción aplicada · Lei 9.250/1995 art. 4; Lei 14.663/2023
  let deducao = 0n;
  let deducao$v: rt.Exact = rt.ZERO;
  if (remuneracao_mes > 0n) {
    const $12 = $e.irrf_desconto_simplificado * 200000000000n;
    deducao = (deducoes_legais > $12 ? deducoes_legais : $12);
    deducao$v = { n: deducao, d: 1000000000000n };
    ledger.step('deducao', deducao$v, deducao$v, ledger.tracing ? [
      rt.seen('deducoes_legais', 'money', deducoes_legais$v),
      rt.seen('irrf_desconto_simplificado', 'money', $e.irrf_desconto_simplificado$v),
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

  // IRRF según tabla · Lei 15.191/2025
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

  // Reducción Ley 15.270 · Lei 9.250/1995 art. 3-A; Lei 15.270/2025
  let $15 = false;
  let $16 = false;
  let irrf_reducao = 0n;
  let irrf_reducao$v: rt.Exact = rt.ZERO;
  if (remuneracao_mes > 0n) {
    $15 = remuneracao_mes <= 500000n;
    let $21: bigint;
    if ($15) {
      $21 = (irrf_tabela < 31289n ? irrf_tabela : 31289n) * 200000n;
    } else {
      $16 = remuneracao_mes <= 735000n;
      let $20: bigint;
      if ($16) {
        const $17 = 19572400000n - (remuneracao_mes * 26629n);
        const $18 = irrf_tabela * 200000n;
        const $19 = (0n > $17 ? 0n : $17);
        $20 = ($18 < $19 ? $18 : $19);
      } else {
        $20 = 0n;
      }
      $21 = $20;
    }
    irrf_reducao = ($21 + 100000n) / 200000n;
    irrf_reducao$v = { n: irrf_reducao, d: 100n };
    ledger.step('irrf_reducao', { n: $21, d: 20000000n }, irrf_reducao$v, ledger.tracing ? [
      rt.seen('remuneracao_mes', 'money', remuneracao_mes$v),
      ...($15 ? [rt.seen('irrf_tabela', 'money', irrf_tabela$v)] : [rt.seen('remuneracao_mes', 'money', remuneracao_mes$v), ...($16 ? [rt.seen('irrf_tabela', 'money', irrf_tabela$v), rt.seen('remuneracao_mes', 'money', remuneracao_mes$v)] : [])]),
    ] : rt.NOTHING);
  }

  // IRRF antes de la dispensa · Lei 15.270/2025
  let irrf_apurado = 0n;
  let irrf_apurado$v: rt.Exact = rt.ZERO;
  if (remuneracao_mes > 0n) {
    irrf_apurado = irrf_tabela - irrf_reducao;
    irrf_apurado$v = { n: irrf_apurado, d: 100n };
    ledger.step('irrf_apurado', irrf_apurado$v, irrf_apurado$v, ledger.tracing ? [
      rt.seen('irrf_tabela', 'money', irrf_tabela$v),
      rt.seen('irrf_reducao', 'money', irrf_reducao$v),
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

  // Descuento simplificado (1) o legal (0) vacaciones (férias) · Lei 9.250/1995 art. 4; Lei 14.663/2023
  let irrf_metodo_ferias: boolean = false;
  if (ferias > 0n) {
    irrf_metodo_ferias = $e.irrf_desconto_simplificado * 200000000000n > deducoes_legais_ferias;
    ledger.step('irrf_metodo_ferias', irrf_metodo_ferias, irrf_metodo_ferias, ledger.tracing ? [
      rt.seen('irrf_desconto_simplificado', 'money', $e.irrf_desconto_simplificado$v),
      rt.seen('deducoes_legais_ferias', 'money', deducoes_legais_ferias$v),
    ] : rt.NOTHING);
  }

  // Deducción aplicada vacaciones (férias) · Lei 9.250/1995 art. 4; Lei 14.663/2023
  let deducao_ferias = 0n;
  let deducao_ferias$v: rt.Exact = rt.ZERO;
  if (ferias > 0n) {
    const $22 = $e.irrf_desconto_simplificado * 200000000000n;
    deducao_ferias = (deducoes_legais_ferias > $22 ? deducoes_legais_ferias : $22);
    deducao_ferias$v = { n: deducao_ferias, d: 1000000000000n };
    ledger.step('deducao_ferias', deducao_ferias$v, deducao_ferias$v, ledger.tracing ? [
      rt.seen('deducoes_legais_ferias', 'money', deducoes_legais_ferias$v),
      rt.seen('irrf_desconto_simplificado', 'money', $e.irrf_desconto_simplificado$v),
    ] : rt.NOTHING);
  }

  // Base IRRF vacaciones (férias) · Lei 9.250/1995 art. 4
  let base_irrf_ferias = 0n;
  let base_irrf_ferias$v: rt.Exact = rt.ZERO;
  if (ferias > 0n) {
    const $23 = remuneracao_ferias * 10000000000n - deducao_ferias;
    const base_irrf_ferias$raw = (0n > $23 ? 0n : $23);
    base_irrf_ferias = (base_irrf_ferias$raw + 5000000000n) / 10000000000n;
    base_irrf_ferias$v = { n: base_irrf_ferias, d: 100n };
    ledger.step('base_irrf_ferias', { n: base_irrf_ferias$raw, d: 1000000000000n }, base_irrf_ferias$v, ledger.tracing ? [
      rt.seen('remuneracao_ferias', 'money', remuneracao_ferias$v),
      rt.seen('deducao_ferias', 'money', deducao_ferias$v),
    ] : rt.NOTHING);
  }

  // IRRF según tabla vacaciones (férias) · Lei 15.191/2025
  let irrf_tabela_ferias = 0n;
  let irrf_tabela_ferias$v: rt.Exact = rt.ZERO;
  if (ferias > 0n) {
    const $24 = ledger.apply(rt.rebate($e.irrf_mensal$on1, base_irrf_ferias), 'money', 'rate');
    irrf_tabela_ferias = ($24 + 20n) / 40n;
    irrf_tabela_ferias$v = { n: irrf_tabela_ferias, d: 100n };
    ledger.step('irrf_tabela_ferias', { n: $24, d: 4000n }, irrf_tabela_ferias$v, ledger.tracing ? [
      rt.seen('base_irrf_ferias', 'money', base_irrf_ferias$v),
    ] : rt.NOTHING);
  }

  // Reducción Ley 15.270 vacaciones (férias) · Lei 9.250/1995 art. 3-A; Lei 15.270/2025
  let $25 = false;
  let $26 = false;
  let irrf_reducao_ferias = 0n;
  let irrf_reducao_ferias$v: rt.Exact = rt.ZERO;
  if (ferias > 0n) {
    $25 = remuneracao_ferias <= 500000n;
    let $31: bigint;
    if ($25) {
      $31 = (irrf_tabela_ferias < 31289n ? irrf_tabela_ferias : 31289n) * 200000n;
    } else {
      $26 = remuneracao_ferias <= 735000n;
      let $30: bigint;
      if ($26) {
        const $27 = 19572400000n - (remuneracao_ferias * 26629n);
        const $28 = irrf_tabela_ferias * 200000n;
        const $29 = (0n > $27 ? 0n : $27);
        $30 = ($28 < $29 ? $28 : $29);
      } else {
        $30 = 0n;
      }
      $31 = $30;
    }
    irrf_reducao_ferias = ($31 + 100000n) / 200000n;
    irrf_reducao_ferias$v = { n: irrf_reducao_ferias, d: 100n };
    ledger.step('irrf_reducao_ferias', { n: $31, d: 20000000n }, irrf_reducao_ferias$v, ledger.tracing ? [
      rt.seen('remuneracao_ferias', 'money', remuneracao_ferias$v),
      ...($25 ? [rt.seen('irrf_tabela_ferias', 'money', irrf_tabela_ferias$v)] : [rt.seen('remuneracao_ferias', 'money', remuneracao_ferias$v), ...($26 ? [rt.seen('irrf_tabela_ferias', 'money', irrf_tabela_ferias$v), rt.seen('remuneracao_ferias', 'money', remuneracao_ferias$v)] : [])]),
    ] : rt.NOTHING);
  }

  // IRRF antes de la dispensa vacaciones (férias) · Lei 15.270/2025
  let irrf_apurado_ferias = 0n;
  let irrf_apurado_ferias$v: rt.Exact = rt.ZERO;
  if (ferias > 0n) {
    irrf_apurado_ferias = irrf_tabela_ferias - irrf_reducao_ferias;
    irrf_apurado_ferias$v = { n: irrf_apurado_ferias, d: 100n };
    ledger.step('irrf_apurado_ferias', irrf_apurado_ferias$v, irrf_apurado_ferias$v, ledger.tracing ? [
      rt.seen('irrf_tabela_ferias', 'money', irrf_tabela_ferias$v),
      rt.seen('irrf_reducao_ferias', 'money', irrf_reducao_ferias$v),
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

  // Descuento simplificado (1) o legal (0) 13.º salario · Lei 9.250/1995 art. 4; Lei 14.663/2023
  let irrf_metodo_13: boolean = false;
  if (decimo_terceiro > 0n) {
    irrf_metodo_13 = $e.irrf_desconto_simplificado * 200000000000n > deducoes_legais_13;
    ledger.step('irrf_metodo_13', irrf_metodo_13, irrf_metodo_13, ledger.tracing ? [
      rt.seen('irrf_desconto_simplificado', 'money', $e.irrf_desconto_simplificado$v),
      rt.seen('deducoes_legais_13', 'money', deducoes_legais_13$v),
    ] : rt.NOTHING);
  }

  // Deducción aplicada 13.º salario · Lei 9.250/1995 art. 4; Lei 14.663/2023
  let deducao_13 = 0n;
  let deducao_13$v: rt.Exact = rt.ZERO;
  if (decimo_terceiro > 0n) {
    const $32 = $e.irrf_desconto_simplificado * 200000000000n;
    deducao_13 = (deducoes_legais_13 > $32 ? deducoes_legais_13 : $32);
    deducao_13$v = { n: deducao_13, d: 1000000000000n };
    ledger.step('deducao_13', deducao_13$v, deducao_13$v, ledger.tracing ? [
      rt.seen('deducoes_legais_13', 'money', deducoes_legais_13$v),
      rt.seen('irrf_desconto_simplificado', 'money', $e.irrf_desconto_simplificado$v),
    ] : rt.NOTHING);
  }

  // Base IRRF 13.º salario · Lei 9.250/1995 art. 4
  let base_irrf_13 = 0n;
  let base_irrf_13$v: rt.Exact = rt.ZERO;
  if (decimo_terceiro > 0n) {
    const $33 = decimo_terceiro * 10000000000n - deducao_13;
    const base_irrf_13$raw = (0n > $33 ? 0n : $33);
    base_irrf_13 = (base_irrf_13$raw + 5000000000n) / 10000000000n;
    base_irrf_13$v = { n: base_irrf_13, d: 100n };
    ledger.step('base_irrf_13', { n: base_irrf_13$raw, d: 1000000000000n }, base_irrf_13$v, ledger.tracing ? [
      rt.seen('decimo_terceiro', 'money', decimo_terceiro$v),
      rt.seen('deducao_13', 'money', deducao_13$v),
    ] : rt.NOTHING);
  }

  // IRRF según tabla 13.º salario · Lei 15.191/2025
  let irrf_tabela_13 = 0n;
  let irrf_tabela_13$v: rt.Exact = rt.ZERO;
  if (decimo_terceiro > 0n) {
    const $34 = ledger.apply(rt.rebate($e.irrf_mensal$on1, base_irrf_13), 'money', 'rate');
    irrf_tabela_13 = ($34 + 20n) / 40n;
    irrf_tabela_13$v = { n: irrf_tabela_13, d: 100n };
    ledger.step('irrf_tabela_13', { n: $34, d: 4000n }, irrf_tabela_13$v, ledger.tracing ? [
      rt.seen('base_irrf_13', 'money', base_irrf_13$v),
    ] : rt.NOTHING);
  }

  // Reducción Ley 15.270 13.º salario · Lei 9.250/1995 art. 3-A; Lei 15.270/2025
  let $35 = false;
  let $36 = false;
  let irrf_reducao_13 = 0n;
  let irrf_reducao_13$v: rt.Exact = rt.ZERO;
  if (decimo_terceiro > 0n) {
    $35 = decimo_terceiro <= 500000n;
    let $41: bigint;
    if ($35) {
      $41 = (irrf_tabela_13 < 31289n ? irrf_tabela_13 : 31289n) * 200000n;
    } else {
      $36 = decimo_terceiro <= 735000n;
      let $40: bigint;
      if ($36) {
        const $37 = 19572400000n - (decimo_terceiro * 26629n);
        const $38 = irrf_tabela_13 * 200000n;
        const $39 = (0n > $37 ? 0n : $37);
        $40 = ($38 < $39 ? $38 : $39);
      } else {
        $40 = 0n;
      }
      $41 = $40;
    }
    irrf_reducao_13 = ($41 + 100000n) / 200000n;
    irrf_reducao_13$v = { n: irrf_reducao_13, d: 100n };
    ledger.step('irrf_reducao_13', { n: $41, d: 20000000n }, irrf_reducao_13$v, ledger.tracing ? [
      rt.seen('decimo_terceiro', 'money', decimo_terceiro$v),
      ...($35 ? [rt.seen('irrf_tabela_13', 'money', irrf_tabela_13$v)] : [rt.seen('decimo_terceiro', 'money', decimo_terceiro$v), ...($36 ? [rt.seen('irrf_tabela_13', 'money', irrf_tabela_13$v), rt.seen('decimo_terceiro', 'money', decimo_terceiro$v)] : [])]),
    ] : rt.NOTHING);
  }

  // IRRF antes de la dispensa 13.º salario · Lei 15.270/2025
  let irrf_apurado_13 = 0n;
  let irrf_apurado_13$v: rt.Exact = rt.ZERO;
  if (decimo_terceiro > 0n) {
    irrf_apurado_13 = irrf_tabela_13 - irrf_reducao_13;
    irrf_apurado_13$v = { n: irrf_apurado_13, d: 100n };
    ledger.step('irrf_apurado_13', irrf_apurado_13$v, irrf_apurado_13$v, ledger.tracing ? [
      rt.seen('irrf_tabela_13', 'money', irrf_tabela_13$v),
      rt.seen('irrf_reducao_13', 'money', irrf_reducao_13$v),
    ] : rt.NOTHING);
  }

  // IRRF de la remuneración del mes, si la hay
  const $42 = remuneracao_mes > 0n;
  const $43 = $42 ? irrf_apurado : 0n;
  const irrf_do_mes = $43;
  const irrf_do_mes$v = { n: irrf_do_mes, d: 100n };
  ledger.step('irrf_do_mes', irrf_do_mes$v, irrf_do_mes$v, ledger.tracing ? [
    rt.seen('remuneracao_mes', 'money', remuneracao_mes$v),
    ...($42 ? [rt.seen('irrf_apurado', 'money', irrf_apurado$v)] : []),
  ] : rt.NOTHING);

  // Retención dispensada sobre salario · Lei 9.430/1996 art. 67; Lei 7.713/1988
  const $44 = irrf_do_mes > 0n;
  const irrf_dispensado: boolean = ($44 && irrf_do_mes <= $e.irrf_retencao_minima * 100n);
  ledger.step('irrf_dispensado', irrf_dispensado, irrf_dispensado, ledger.tracing ? [
    rt.seen('irrf_do_mes', 'money', irrf_do_mes$v),
    ...($44 ? [rt.seen('irrf_do_mes', 'money', irrf_do_mes$v), rt.seen('irrf_retencao_minima', 'money', $e.irrf_retencao_minima$v)] : []),
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
  let $45 = false;
  let irrf_dispensado_ferias: boolean = false;
  if (ferias > 0n) {
    $45 = irrf_apurado_ferias > 0n;
    irrf_dispensado_ferias = ($45 && irrf_apurado_ferias <= $e.irrf_retencao_minima * 100n);
    ledger.step('irrf_dispensado_ferias', irrf_dispensado_ferias, irrf_dispensado_ferias, ledger.tracing ? [
      rt.seen('irrf_apurado_ferias', 'money', irrf_apurado_ferias$v),
      ...($45 ? [rt.seen('irrf_apurado_ferias', 'money', irrf_apurado_ferias$v), rt.seen('irrf_retencao_minima', 'money', $e.irrf_retencao_minima$v)] : []),
    ] : rt.NOTHING);
  }

  // IRRF sobre vacaciones (férias) · RIR/2018 art. 682 (artículo por confirmar); IN RFB 1.500/2014
  let irrf_ferias = 0n;
  let irrf_ferias$v: rt.Exact = rt.ZERO;
  if (ferias > 0n) {
    const irrf_ferias$when = !(irrf_dispensado_ferias);
    if (irrf_ferias$when) {
      irrf_ferias = irrf_apurado_ferias;
    }
    irrf_ferias$v = { n: irrf_ferias, d: 100n };
    ledger.step('irrf_ferias', irrf_ferias$v, irrf_ferias$v, ledger.tracing ? [
      rt.seen('irrf_dispensado_ferias', 'boolean', irrf_dispensado_ferias),
      ...(irrf_ferias$when ? [rt.seen('irrf_apurado_ferias', 'money', irrf_apurado_ferias$v)] : []),
    ] : rt.NOTHING);
  }

  // IRRF sobre 13.º salario (tributación exclusiva) · Lei 7.713/1988 art. 26; Lei 8.134/1990 art. 16; IN RFB 1.500/2014 art. 13
  const irrf_13$when = decimo_terceiro > 0n;
  let irrf_13 = 0n;
  if (irrf_13$when) {
    irrf_13 = irrf_apurado_13;
  }
  const irrf_13$v = { n: irrf_13, d: 100n };
  ledger.step('irrf_13', irrf_13$v, irrf_13$v, ledger.tracing ? [
    rt.seen('decimo_terceiro', 'money', decimo_terceiro$v),
    ...(irrf_13$when ? [rt.seen('irrf_apurado_13', 'money', irrf_apurado_13$v)] : []),
  ] : rt.NOTHING, irrf_13$when);

  // Vale-transporte (descuento hasta 6%) · Lei 7.418/1985; Decreto 10.854/2021 art. 114
  const vale_transporte$when = vale_transporte_amount > 0n;
  let vale_transporte$raw = 0n;
  let vale_transporte = 0n;
  if (vale_transporte$when) {
    const $46 = salario_base * 6000000n;
    vale_transporte$raw = (vale_transporte_amount < $46 ? vale_transporte_amount : $46);
    vale_transporte = (vale_transporte$raw + 50000000n) / 100000000n;
  }
  const vale_transporte$v = { n: vale_transporte, d: 100n };
  ledger.step('vale_transporte', { n: vale_transporte$raw, d: 10000000000n }, vale_transporte$v, ledger.tracing ? [
    rt.seen('vale_transporte_amount', 'money', vale_transporte_amount$v),
    ...(vale_transporte$when ? [rt.seen('vale_transporte_amount', 'money', vale_transporte_amount$v), rt.seen('salario_base', 'money', salario_base$v)] : []),
  ] : rt.NOTHING, vale_transporte$when);

  // Total deducciones
  const $47 = ferias > 0n;
  const $48 = $47 ? irrf_ferias : 0n;
  const total_deducciones = inss + inss_ferias + inss_13 + irrf + $48 + irrf_13 + vale_transporte + pensao_alimenticia;
  const total_deducciones$v = { n: total_deducciones, d: 100n };
  ledger.step('total_deducciones', total_deducciones$v, total_deducciones$v, ledger.tracing ? [
    rt.seen('inss', 'money', inss$v),
    rt.seen('inss_ferias', 'money', inss_ferias$v),
    rt.seen('inss_13', 'money', inss_13$v),
    rt.seen('irrf', 'money', irrf$v),
    rt.seen('ferias', 'money', ferias$v),
    ...($47 ? [rt.seen('irrf_ferias', 'money', irrf_ferias$v)] : []),
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
    const $49 = vale_transporte_amount - (vale_transporte * 100000000n);
    vale_transporte_patronal$raw = (0n > $49 ? 0n : $49);
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
      ledger.warn('IRRF_WITHHOLDING_WAIVED', 'info', 'irrf_ferias', `No se retienen ${rt.show(irrf_apurado_ferias$v, 'money', 'BRL')}: la ley dispensa hasta ${rt.show($e.irrf_retencao_minima$v, 'money', 'BRL')}`);
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
  if (((rt.isGiven(call, input$aplica_salario_familia) && aplica_salario_familia) && renda_salario_familia > $e.salario_familia_limite * 2n)) {
    ledger.warn('FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.aplica_salario_familia', `La renta ${rt.show(renda_salario_familia$v, 'money', 'BRL')} pasa de ${rt.show($e.salario_familia_limite$v, 'money', 'BRL')}: no hay salario-familia`);
  }
  if (((!(aplica_salario_familia) && cantidad_hijos + cantidad_hijos_incapacitados > 0n) && renda_salario_familia <= $e.salario_familia_limite * 2n)) {
    ledger.warn('FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.aplica_salario_familia', `Hay hijos y la renta ${rt.show(renda_salario_familia$v, 'money', 'BRL')} no pasa de ${rt.show($e.salario_familia_limite$v, 'money', 'BRL')}, pero se pidió no pagar el salario-familia`);
  }
  if (((pensao_alimenticia_amount > 0n && remuneracao_mes > 0n) && irrf_metodo)) {
    ledger.warn('PENSAO_NOT_DEDUCTED', 'info', 'pensao_alimenticia_amount', `El descuento simplificado supera a las deducciones legales: la pensión no baja el IRRF`);
  }
  const $50 = rt.upperLimit($e.inss_tabela$on1);
  if (remuneracao_mes + remuneracao_ferias > $50) {
    ledger.warn('CONTRIBUTION_BASE_CAPPED', 'info', 'base_inss', `La remuneración pasa del tope; el INSS se calcula sobre ${rt.show(base_inss$v, 'money', 'BRL')}`);
  }
  const $51 = rt.upperLimit($e.inss_tabela$on1);
  if (decimo_terceiro > $51) {
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
  salario_familia_limite: rt.scaled(rt.figureAt(salario_familia_limite$rows, $at), 50n),
  inss_tabela$rows1: rt.scaledRows(inss_tabela, { date: $at }, 100n, 200n),
  irrf_deducao_dependente: rt.scaled(rt.figureAt(irrf_deducao_dependente$rows, $at), 100n),
  irrf_desconto_simplificado: rt.scaled(rt.figureAt(irrf_desconto_simplificado$rows, $at), 5n),
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

  // Renta para el salario-familia · Portaria Interministerial MPS/MF 13/2026
  const $10 = salario_contratual + horas_extras + comissoes + ferias;
  const renda_salario_familia = $10;
  $s[27] = renda_salario_familia;

  // Salario-familia (salário-família) · Lei 8.213/1991 art. 65; Portaria Interministerial MPS/MF 13/2026
  $s[31] = 0;
  let salario_familia = 0;
  $s[28] = 0;
  $s[29] = 0;
  const $13 = aplica_salario_familia;
  $s[30] = $13 ? 1 : 0;
  const $14 = ($13 && renda_salario_familia <= $f.salario_familia_limite * 2);
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
  const $18 = $f.inss_tabela$rows1.top * 1;
  if ($18 > rt.SAFE || $18 < -rt.SAFE) return false;
  $s[35] = $18;
  const $19 = remuneracao_mes + remuneracao_ferias;
  const $20 = ($19 < $18 ? $19 : $18);
  const base_inss = $20;
  $s[36] = base_inss;

  // Base INSS 13.º salario · Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7
  const $21 = $f.inss_tabela$rows1.top * 1;
  if ($21 > rt.SAFE || $21 < -rt.SAFE) return false;
  $s[37] = $21;
  const $22 = (decimo_terceiro < $21 ? decimo_terceiro : $21);
  const base_inss_13 = $22;
  $s[38] = base_inss_13;

  // Base del INSS sobre vacaciones · Lei 8.212/1991 arts. 20 y 28
  const $23 = $f.inss_tabela$rows1.top * 1;
  if ($23 > rt.SAFE || $23 < -rt.SAFE) return false;
  $s[39] = $23;
  const $24 = (remuneracao_ferias < $23 ? remuneracao_ferias : $23);
  const base_inss_ferias = $24;
  $s[40] = base_inss_ferias;

  // INSS del mes, con las vacaciones · EC 103/2019 art. 28
  const $25 = rt.rowOf($f.inss_tabela$rows1, base_inss, 1, true);
  if ($25 < 0) return false;
  $s[41] = $25;
  $s[42] = base_inss;
  const $26 = rt.slicesOf($f.inss_tabela$rows1, $25, base_inss, 1);
  if (Number.isNaN($26)) return false;
  const inss_total = $26;
  $s[43] = inss_total;

  // INSS sobre vacaciones (férias) · Lei 8.212/1991 art. 20; EC 103/2019 art. 28
  $s[44] = -1;
  $s[47] = 0;
  let inss_ferias = 0;
  $s[46] = 0;
  const $29 = ferias > 0;
  $s[47] = $29 ? 1 : 0;
  if ($29) {
    const $27 = rt.rowOf($f.inss_tabela$rows1, base_inss_ferias, 1, true);
    if ($27 < 0) return false;
    $s[44] = $27;
    $s[45] = base_inss_ferias;
    const $28 = rt.slicesOf($f.inss_tabela$rows1, $27, base_inss_ferias, 1);
    if (Number.isNaN($28)) return false;
    inss_ferias = $28;
    $s[46] = inss_ferias;
  }

  // INSS del empleado · Lei 8.212/1991 art. 20; EC 103/2019 art. 28
  const $30 = inss_total - inss_ferias;
  const inss = $30;
  $s[48] = inss;

  // INSS sobre 13.º salario · Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7
  $s[49] = -1;
  $s[52] = 0;
  let inss_13 = 0;
  $s[51] = 0;
  const $33 = decimo_terceiro > 0;
  $s[52] = $33 ? 1 : 0;
  if ($33) {
    const $31 = rt.rowOf($f.inss_tabela$rows1, base_inss_13, 1, true);
    if ($31 < 0) return false;
    $s[49] = $31;
    $s[50] = base_inss_13;
    const $32 = rt.slicesOf($f.inss_tabela$rows1, $31, base_inss_13, 1);
    if (Number.isNaN($32)) return false;
    inss_13 = $32;
    $s[51] = inss_13;
  }

  // Rendimiento tributable
  let rendimento_tributavel = 0;
  $s[53] = 0;
  const $34 = remuneracao_mes > 0;
  $s[54] = $34 ? 1 : 0;
  if ($34) {
    rendimento_tributavel = remuneracao_mes;
    $s[53] = rendimento_tributavel;
  }

  // Pensión alimenticia (pensão alimentícia) · Lei 5.478/1968
  if (pensao_alimenticia_amount > 4503599627370395) return false;
  const $35 = Math.floor((pensao_alimenticia_amount + 50) / 100);
  const pensao_alimenticia = $35;
  $s[55] = pensao_alimenticia;
  $s[56] = pensao_alimenticia_amount;

  // Deducciones legales · Lei 9.250/1995 art. 4
  let deducoes_legais = 0;
  $s[57] = 0;
  const $37 = remuneracao_mes > 0;
  $s[58] = $37 ? 1 : 0;
  if ($37) {
    const $36 = inss + ($f.irrf_deducao_dependente * num_dependentes_irrf) + pensao_alimenticia;
    deducoes_legais = $36;
    $s[57] = deducoes_legais;
  }

  // Descuento simplificado (1) o legal (0) · Lei 9.250/1995 art. 4; Lei 14.663/2023
  let irrf_metodo: boolean = false;
  $s[59] = 0;
  const $38 = remuneracao_mes > 0;
  $s[60] = $38 ? 1 : 0;
  if ($38) {
    irrf_metodo = $f.irrf_desconto_simplificado * 20 > deducoes_legais;
    $s[59] = irrf_metodo ? 1 : 0;
  }

  // Deducción aplicada · Lei 9.250/1995 art. 4; Lei 14.663/2023
  let deducao = 0;
  $s[61] = 0;
  const $41 = remuneracao_mes > 0;
  $s[62] = $41 ? 1 : 0;
  if ($41) {
    const $39 = $f.irrf_desconto_simplificado * 20;
    const $40 = (deducoes_legais > $39 ? deducoes_legais : $39);
    deducao = $40;
    $s[61] = deducao;
  }

  // Base IRRF · Lei 9.250/1995 art. 4
  let base_irrf = 0;
  $s[63] = 0;
  const $44 = remuneracao_mes > 0;
  $s[64] = $44 ? 1 : 0;
  if ($44) {
    const $42 = remuneracao_mes - deducao;
    const $43 = (0 > $42 ? 0 : $42);
    base_irrf = $43;
    $s[63] = base_irrf;
  }

  // IRRF según tabla · Lei 15.191/2025
  $s[65] = -1;
  let irrf_tabela = 0;
  $s[67] = 0;
  $s[68] = 0;
  const $48 = remuneracao_mes > 0;
  $s[69] = $48 ? 1 : 0;
  if ($48) {
    const $45 = rt.rowOf($f.irrf_mensal$rows1, base_irrf, 1, false);
    if ($45 < 0) return false;
    $s[65] = $45;
    $s[66] = base_irrf;
    const $46 = rt.rebateOf($f.irrf_mensal$rows1, $45, base_irrf, 1);
    if (Number.isNaN($46)) return false;
    const $47 = Math.floor(($46 + 20) / 40);
    irrf_tabela = $47;
    $s[67] = irrf_tabela;
    $s[68] = $46;
  }

  // Reducción Ley 15.270 · Lei 9.250/1995 art. 3-A; Lei 15.270/2025
  let irrf_reducao = 0;
  $s[72] = 0;
  $s[73] = 0;
  const $57 = remuneracao_mes > 0;
  $s[74] = $57 ? 1 : 0;
  if ($57) {
    const $49 = remuneracao_mes <= 500000;
    $s[70] = $49 ? 1 : 0;
    let $55: number;
    if ($49) {
      $55 = (irrf_tabela < 31289 ? irrf_tabela : 31289) * 200000;
    } else {
      const $50 = remuneracao_mes <= 735000;
      $s[71] = $50 ? 1 : 0;
      let $54: number;
      if ($50) {
        const $51 = 19572400000 - (remuneracao_mes * 26629);
        const $52 = irrf_tabela * 200000;
        if ($52 > rt.SAFE) return false;
        const $53 = (0 > $51 ? 0 : $51);
        $54 = ($52 < $53 ? $52 : $53);
      } else {
        $54 = 0;
      }
      $55 = $54;
    }
    const $56 = Math.floor(($55 + 100000) / 200000);
    irrf_reducao = $56;
    $s[72] = irrf_reducao;
    $s[73] = $55;
  }

  // IRRF antes de la dispensa · Lei 15.270/2025
  let irrf_apurado = 0;
  $s[75] = 0;
  const $59 = remuneracao_mes > 0;
  $s[76] = $59 ? 1 : 0;
  if ($59) {
    const $58 = irrf_tabela - irrf_reducao;
    irrf_apurado = $58;
    $s[75] = irrf_apurado;
  }

  // Rendimiento tributable vacaciones (férias)
  let rendimento_tributavel_ferias = 0;
  $s[77] = 0;
  const $60 = ferias > 0;
  $s[78] = $60 ? 1 : 0;
  if ($60) {
    rendimento_tributavel_ferias = remuneracao_ferias;
    $s[77] = rendimento_tributavel_ferias;
  }

  // Deducciones legales vacaciones (férias) · Lei 9.250/1995 art. 4
  let deducoes_legais_ferias = 0;
  $s[79] = 0;
  const $62 = ferias > 0;
  $s[80] = $62 ? 1 : 0;
  if ($62) {
    const $61 = inss_ferias + ($f.irrf_deducao_dependente * num_dependentes_irrf);
    deducoes_legais_ferias = $61;
    $s[79] = deducoes_legais_ferias;
  }

  // Descuento simplificado (1) o legal (0) vacaciones (férias) · Lei 9.250/1995 art. 4; Lei 14.663/2023
  let irrf_metodo_ferias: boolean = false;
  $s[81] = 0;
  const $63 = ferias > 0;
  $s[82] = $63 ? 1 : 0;
  if ($63) {
    irrf_metodo_ferias = $f.irrf_desconto_simplificado * 20 > deducoes_legais_ferias;
    $s[81] = irrf_metodo_ferias ? 1 : 0;
  }

  // Deducción aplicada vacaciones (férias) · Lei 9.250/1995 art. 4; Lei 14.663/2023
  let deducao_ferias = 0;
  $s[83] = 0;
  const $66 = ferias > 0;
  $s[84] = $66 ? 1 : 0;
  if ($66) {
    const $64 = $f.irrf_desconto_simplificado * 20;
    const $65 = (deducoes_legais_ferias > $64 ? deducoes_legais_ferias : $64);
    deducao_ferias = $65;
    $s[83] = deducao_ferias;
  }

  // Base IRRF vacaciones (férias) · Lei 9.250/1995 art. 4
  let base_irrf_ferias = 0;
  $s[85] = 0;
  const $69 = ferias > 0;
  $s[86] = $69 ? 1 : 0;
  if ($69) {
    const $67 = remuneracao_ferias - deducao_ferias;
    const $68 = (0 > $67 ? 0 : $67);
    base_irrf_ferias = $68;
    $s[85] = base_irrf_ferias;
  }

  // IRRF según tabla vacaciones (férias) · Lei 15.191/2025
  $s[87] = -1;
  let irrf_tabela_ferias = 0;
  $s[89] = 0;
  $s[90] = 0;
  const $73 = ferias > 0;
  $s[91] = $73 ? 1 : 0;
  if ($73) {
    const $70 = rt.rowOf($f.irrf_mensal$rows1, base_irrf_ferias, 1, false);
    if ($70 < 0) return false;
    $s[87] = $70;
    $s[88] = base_irrf_ferias;
    const $71 = rt.rebateOf($f.irrf_mensal$rows1, $70, base_irrf_ferias, 1);
    if (Number.isNaN($71)) return false;
    const $72 = Math.floor(($71 + 20) / 40);
    irrf_tabela_ferias = $72;
    $s[89] = irrf_tabela_ferias;
    $s[90] = $71;
  }

  // Reducción Ley 15.270 vacaciones (férias) · Lei 9.250/1995 art. 3-A; Lei 15.270/2025
  let irrf_reducao_ferias = 0;
  $s[94] = 0;
  $s[95] = 0;
  const $82 = ferias > 0;
  $s[96] = $82 ? 1 : 0;
  if ($82) {
    const $74 = remuneracao_ferias <= 500000;
    $s[92] = $74 ? 1 : 0;
    let $80: number;
    if ($74) {
      $80 = (irrf_tabela_ferias < 31289 ? irrf_tabela_ferias : 31289) * 200000;
    } else {
      const $75 = remuneracao_ferias <= 735000;
      $s[93] = $75 ? 1 : 0;
      let $79: number;
      if ($75) {
        const $76 = 19572400000 - (remuneracao_ferias * 26629);
        const $77 = irrf_tabela_ferias * 200000;
        if ($77 > rt.SAFE) return false;
        const $78 = (0 > $76 ? 0 : $76);
        $79 = ($77 < $78 ? $77 : $78);
      } else {
        $79 = 0;
      }
      $80 = $79;
    }
    const $81 = Math.floor(($80 + 100000) / 200000);
    irrf_reducao_ferias = $81;
    $s[94] = irrf_reducao_ferias;
    $s[95] = $80;
  }

  // IRRF antes de la dispensa vacaciones (férias) · Lei 15.270/2025
  let irrf_apurado_ferias = 0;
  $s[97] = 0;
  const $84 = ferias > 0;
  $s[98] = $84 ? 1 : 0;
  if ($84) {
    const $83 = irrf_tabela_ferias - irrf_reducao_ferias;
    irrf_apurado_ferias = $83;
    $s[97] = irrf_apurado_ferias;
  }

  // Rendimiento tributable 13.º salario
  let rendimento_tributavel_13 = 0;
  $s[99] = 0;
  const $85 = decimo_terceiro > 0;
  $s[100] = $85 ? 1 : 0;
  if ($85) {
    rendimento_tributavel_13 = decimo_terceiro;
    $s[99] = rendimento_tributavel_13;
  }

  // Deducciones legales 13.º salario · Lei 9.250/1995 art. 4
  let deducoes_legais_13 = 0;
  $s[101] = 0;
  const $87 = decimo_terceiro > 0;
  $s[102] = $87 ? 1 : 0;
  if ($87) {
    const $86 = inss_13 + ($f.irrf_deducao_dependente * num_dependentes_irrf);
    deducoes_legais_13 = $86;
    $s[101] = deducoes_legais_13;
  }

  // Descuento simplificado (1) o legal (0) 13.º salario · Lei 9.250/1995 art. 4; Lei 14.663/2023
  let irrf_metodo_13: boolean = false;
  $s[103] = 0;
  const $88 = decimo_terceiro > 0;
  $s[104] = $88 ? 1 : 0;
  if ($88) {
    irrf_metodo_13 = $f.irrf_desconto_simplificado * 20 > deducoes_legais_13;
    $s[103] = irrf_metodo_13 ? 1 : 0;
  }

  // Deducción aplicada 13.º salario · Lei 9.250/1995 art. 4; Lei 14.663/2023
  let deducao_13 = 0;
  $s[105] = 0;
  const $91 = decimo_terceiro > 0;
  $s[106] = $91 ? 1 : 0;
  if ($91) {
    const $89 = $f.irrf_desconto_simplificado * 20;
    const $90 = (deducoes_legais_13 > $89 ? deducoes_legais_13 : $89);
    deducao_13 = $90;
    $s[105] = deducao_13;
  }

  // Base IRRF 13.º salario · Lei 9.250/1995 art. 4
  let base_irrf_13 = 0;
  $s[107] = 0;
  const $94 = decimo_terceiro > 0;
  $s[108] = $94 ? 1 : 0;
  if ($94) {
    const $92 = decimo_terceiro - deducao_13;
    const $93 = (0 > $92 ? 0 : $92);
    base_irrf_13 = $93;
    $s[107] = base_irrf_13;
  }

  // IRRF según tabla 13.º salario · Lei 15.191/2025
  $s[109] = -1;
  let irrf_tabela_13 = 0;
  $s[111] = 0;
  $s[112] = 0;
  const $98 = decimo_terceiro > 0;
  $s[113] = $98 ? 1 : 0;
  if ($98) {
    const $95 = rt.rowOf($f.irrf_mensal$rows1, base_irrf_13, 1, false);
    if ($95 < 0) return false;
    $s[109] = $95;
    $s[110] = base_irrf_13;
    const $96 = rt.rebateOf($f.irrf_mensal$rows1, $95, base_irrf_13, 1);
    if (Number.isNaN($96)) return false;
    const $97 = Math.floor(($96 + 20) / 40);
    irrf_tabela_13 = $97;
    $s[111] = irrf_tabela_13;
    $s[112] = $96;
  }

  // Reducción Ley 15.270 13.º salario · Lei 9.250/1995 art. 3-A; Lei 15.270/2025
  let irrf_reducao_13 = 0;
  $s[116] = 0;
  $s[117] = 0;
  const $107 = decimo_terceiro > 0;
  $s[118] = $107 ? 1 : 0;
  if ($107) {
    const $99 = decimo_terceiro <= 500000;
    $s[114] = $99 ? 1 : 0;
    let $105: number;
    if ($99) {
      $105 = (irrf_tabela_13 < 31289 ? irrf_tabela_13 : 31289) * 200000;
    } else {
      const $100 = decimo_terceiro <= 735000;
      $s[115] = $100 ? 1 : 0;
      let $104: number;
      if ($100) {
        const $101 = 19572400000 - (decimo_terceiro * 26629);
        const $102 = irrf_tabela_13 * 200000;
        if ($102 > rt.SAFE) return false;
        const $103 = (0 > $101 ? 0 : $101);
        $104 = ($102 < $103 ? $102 : $103);
      } else {
        $104 = 0;
      }
      $105 = $104;
    }
    const $106 = Math.floor(($105 + 100000) / 200000);
    irrf_reducao_13 = $106;
    $s[116] = irrf_reducao_13;
    $s[117] = $105;
  }

  // IRRF antes de la dispensa 13.º salario · Lei 15.270/2025
  let irrf_apurado_13 = 0;
  $s[119] = 0;
  const $109 = decimo_terceiro > 0;
  $s[120] = $109 ? 1 : 0;
  if ($109) {
    const $108 = irrf_tabela_13 - irrf_reducao_13;
    irrf_apurado_13 = $108;
    $s[119] = irrf_apurado_13;
  }

  // IRRF de la remuneración del mes, si la hay
  const $110 = remuneracao_mes > 0;
  $s[121] = $110 ? 1 : 0;
  const $111 = $110 ? irrf_apurado : 0;
  const irrf_do_mes = $111;
  $s[122] = irrf_do_mes;

  // Retención dispensada sobre salario · Lei 9.430/1996 art. 67; Lei 7.713/1988
  const $112 = irrf_do_mes > 0;
  $s[123] = $112 ? 1 : 0;
  const irrf_dispensado: boolean = ($112 && irrf_do_mes <= $f.irrf_retencao_minima * 100);
  $s[124] = irrf_dispensado ? 1 : 0;

  // IRRF sobre salario · Lei 7.713/1988
  $s[126] = 0;
  let irrf = 0;
  $s[125] = 0;
  const $113 = !(irrf_dispensado);
  $s[126] = $113 ? 1 : 0;
  if ($113) {
    irrf = irrf_do_mes;
    $s[125] = irrf;
  }

  // Retención dispensada sobre vacaciones (férias) · Lei 9.430/1996 art. 67; RIR/2018 art. 682 (artículo por confirmar); IN RFB 1.500/2014
  let irrf_dispensado_ferias: boolean = false;
  $s[128] = 0;
  const $115 = ferias > 0;
  $s[129] = $115 ? 1 : 0;
  if ($115) {
    const $114 = irrf_apurado_ferias > 0;
    $s[127] = $114 ? 1 : 0;
    irrf_dispensado_ferias = ($114 && irrf_apurado_ferias <= $f.irrf_retencao_minima * 100);
    $s[128] = irrf_dispensado_ferias ? 1 : 0;
  }

  // IRRF sobre vacaciones (férias) · RIR/2018 art. 682 (artículo por confirmar); IN RFB 1.500/2014
  $s[131] = 0;
  let irrf_ferias = 0;
  $s[130] = 0;
  const $117 = ferias > 0;
  $s[132] = $117 ? 1 : 0;
  if ($117) {
    const $116 = !(irrf_dispensado_ferias);
    $s[131] = $116 ? 1 : 0;
    if ($116) {
      irrf_ferias = irrf_apurado_ferias;
      $s[130] = irrf_ferias;
    }
  }

  // IRRF sobre 13.º salario (tributación exclusiva) · Lei 7.713/1988 art. 26; Lei 8.134/1990 art. 16; IN RFB 1.500/2014 art. 13
  $s[134] = 0;
  let irrf_13 = 0;
  $s[133] = 0;
  const $118 = decimo_terceiro > 0;
  $s[134] = $118 ? 1 : 0;
  if ($118) {
    irrf_13 = irrf_apurado_13;
    $s[133] = irrf_13;
  }

  // Vale-transporte (descuento hasta 6%) · Lei 7.418/1985; Decreto 10.854/2021 art. 114
  $s[137] = 0;
  let vale_transporte = 0;
  $s[135] = 0;
  $s[136] = 0;
  const $122 = vale_transporte_amount > 0;
  $s[137] = $122 ? 1 : 0;
  if ($122) {
    const $119 = (salario_base * 3) * 2;
    const $120 = (vale_transporte_amount < $119 ? vale_transporte_amount : $119);
    const $121 = Math.floor(($120 + 50) / 100);
    vale_transporte = $121;
    $s[135] = vale_transporte;
    $s[136] = $120;
  }

  // Total deducciones
  const $123 = ferias > 0;
  $s[138] = $123 ? 1 : 0;
  const $124 = $123 ? irrf_ferias : 0;
  const $125 = inss + inss_ferias + inss_13 + irrf + $124 + irrf_13 + vale_transporte + pensao_alimenticia;
  const total_deducciones = $125;
  $s[139] = total_deducciones;

  // Neto
  const $126 = total_percepciones - total_deducciones;
  const neto = $126;
  $s[140] = neto;

  // Base contribución patronal (CPP) · Lei 8.212/1991 art. 22; STF, Tema 985
  const $127 = salario_base + horas_extras + comissoes + decimo_terceiro + ferias + terco_constitucional_ferias;
  const base_cpp = $127;
  $s[141] = base_cpp;

  // Base FGTS · Lei 8.036/1990 art. 15
  const $128 = salario_base + horas_extras + comissoes + decimo_terceiro + ferias + terco_constitucional_ferias;
  const base_fgts = $128;
  $s[142] = base_fgts;

  // Contribución patronal (CPP) · Lei 8.212/1991 art. 22 I
  const $129 = Math.floor((2 * base_cpp + 5) / 10);
  const cpp = $129;
  $s[143] = cpp;
  $s[144] = base_cpp;
  $s[145] = base_cpp;
  $s[146] = 1;

  // RAT ajustado (RAT x FAP) · Lei 8.212/1991 art. 22 II; Lei 10.666/2003 art. 10
  const $130 = base_cpp * rat_fap_rate;
  if ($130 > rt.SAFE) return false;
  if ($130 > 4503599617370495) return false;
  const $131 = Math.floor(($130 + 5000000) / 10000000);
  const rat_fap = $131;
  $s[147] = rat_fap;
  $s[148] = $130;
  $s[149] = base_cpp;
  $s[150] = rat_fap_rate;

  // Salario-educación (salário-educação) · Lei 9.424/1996 art. 15 (acto por confirmar)
  const $132 = Math.floor((base_cpp + 20) / 40);
  const salario_educacao = $132;
  $s[151] = salario_educacao;
  $s[152] = base_cpp;
  $s[153] = base_cpp;
  $s[154] = 1;

  // INCRA · Decreto-Lei 1.146/1970 art. 3; IN RFB 2.110/2022
  const $133 = Math.floor((base_cpp + 250) / 500);
  const incra = $133;
  $s[155] = incra;
  $s[156] = base_cpp;
  $s[157] = base_cpp;
  $s[158] = 1;

  // SENAI · Decreto-Lei 4.048/1942 (acto por confirmar)
  const $134 = Math.floor((base_cpp + 50) / 100);
  const senai = $134;
  $s[159] = senai;
  $s[160] = base_cpp;
  $s[161] = base_cpp;
  $s[162] = 1;

  // SESI · Decreto-Lei 9.403/1946 (acto por confirmar)
  const $135 = base_cpp * 3;
  const $136 = Math.floor(($135 + 100) / 200);
  const sesi = $136;
  $s[163] = sesi;
  $s[164] = $135;
  $s[165] = base_cpp;
  $s[166] = 3;

  // SEBRAE · Lei 8.029/1990 art. 8 §3 (acto por confirmar)
  const $137 = base_cpp * 3;
  const $138 = Math.floor(($137 + 250) / 500);
  const sebrae = $138;
  $s[167] = sebrae;
  $s[168] = $137;
  $s[169] = base_cpp;
  $s[170] = 3;

  // FGTS del mes, con las vacaciones · Lei 8.036/1990 art. 15
  const $139 = $f.aliquota_fgts * (remuneracao_mes + remuneracao_ferias);
  const $140 = Math.floor($139 / 25);
  const fgts_mensal = $140;
  $s[171] = fgts_mensal;
  $s[172] = $139;

  // FGTS del 13.º salario · Lei 8.036/1990 art. 15
  const $141 = $f.aliquota_fgts * decimo_terceiro;
  const $142 = Math.floor($141 / 25);
  const fgts_13 = $142;
  $s[173] = fgts_13;
  $s[174] = $141;

  // FGTS (8%) · Lei 8.036/1990 art. 15
  const $143 = fgts_mensal + fgts_13;
  const fgts = $143;
  $s[175] = fgts;
  $s[176] = base_fgts;
  $s[177] = $f.aliquota_fgts;

  // Vale-transporte a cargo de la empresa · Lei 7.418/1985
  $s[180] = 0;
  let vale_transporte_patronal = 0;
  $s[178] = 0;
  $s[179] = 0;
  const $147 = vale_transporte_amount > 0;
  $s[180] = $147 ? 1 : 0;
  if ($147) {
    const $144 = vale_transporte_amount - (vale_transporte * 100);
    const $145 = (0 > $144 ? 0 : $144);
    if ($145 > 4503599627370395) return false;
    const $146 = Math.floor(($145 + 50) / 100);
    vale_transporte_patronal = $146;
    $s[178] = vale_transporte_patronal;
    $s[179] = $145;
  }

  // Cargas sobre las provisiones: CPP, RAT, terceros y FGTS · CPC 33
  const $148 = 2000000 + rat_fap_rate + 580000 + ($f.aliquota_fgts * 400000);
  const encargos = $148;
  $s[181] = encargos;

  // Provisión 13.º salario · CPC 33
  const $149 = Math.floor((remuneracao_mes + 6) / 12);
  const provisao_13 = $149;
  $s[182] = provisao_13;
  $s[183] = remuneracao_mes;
  $s[184] = remuneracao_mes;
  $s[185] = 1;

  // Provisión vacaciones (férias) · CPC 33
  const $150 = Math.floor((remuneracao_mes + 6) / 12);
  const provisao_ferias = $150;
  $s[186] = provisao_ferias;
  $s[187] = remuneracao_mes;
  $s[188] = remuneracao_mes;
  $s[189] = 1;

  // Provisión 1/3 de vacaciones · CPC 33
  const $151 = Math.floor((remuneracao_mes + 18) / 36);
  const provisao_terco_ferias = $151;
  $s[190] = provisao_terco_ferias;
  $s[191] = remuneracao_mes;
  $s[192] = remuneracao_mes;
  $s[193] = 1;

  // Cargas sobre provisión 13.º · CPC 33
  const $152 = remuneracao_mes * encargos;
  if ($152 > rt.SAFE) return false;
  if ($152 > 4503599507370495) return false;
  const $153 = Math.floor(($152 + 60000000) / 120000000);
  const provisao_encargos_13 = $153;
  $s[194] = provisao_encargos_13;
  $s[195] = $152;
  $s[196] = remuneracao_mes;
  $s[197] = encargos;

  // Cargas sobre provisión vacaciones + 1/3 · CPC 33
  const $154 = remuneracao_mes * encargos;
  if ($154 > rt.SAFE) return false;
  if ($154 > 4503599537370495) return false;
  const $155 = Math.floor(($154 + 45000000) / 90000000);
  const provisao_encargos_ferias = $155;
  $s[198] = provisao_encargos_ferias;
  $s[199] = $154;
  $s[200] = remuneracao_mes;
  $s[201] = encargos;

  // Terceros
  const $156 = salario_educacao + incra + senai + sesi + sebrae;
  const total_terceiros = $156;
  $s[202] = total_terceiros;

  // Provisiones
  const $157 = provisao_13 + provisao_ferias + provisao_terco_ferias + provisao_encargos_13 + provisao_encargos_ferias;
  const total_provisiones = $157;
  $s[203] = total_provisiones;

  // Contribuciones patronales (sin beneficios ni provisiones)
  const $158 = cpp + rat_fap + total_terceiros + fgts;
  const total_contribuciones_patronales = $158;
  $s[204] = total_contribuciones_patronales;

  if (((monthly_salary === 0 && ferias_amount === 0) && decimo_terceiro_amount === 0)) return false;

  if ($notes !== null) {
    if (irrf_dispensado) {
      rt.addWarning($notes, 'IRRF_WITHHOLDING_WAIVED', 'info', 'irrf', `No se retienen ${rt.show(rt.ratio(irrf_do_mes, 100n), 'money', 'BRL')}: la ley dispensa hasta ${rt.show(rt.ratio($f.irrf_retencao_minima, 1n), 'money', 'BRL')}`);
    }
    if (ferias > 0) {
      if (irrf_dispensado_ferias) {
        rt.addWarning($notes, 'IRRF_WITHHOLDING_WAIVED', 'info', 'irrf_ferias', `No se retienen ${rt.show(rt.ratio(irrf_apurado_ferias, 100n), 'money', 'BRL')}: la ley dispensa hasta ${rt.show(rt.ratio($f.irrf_retencao_minima, 1n), 'money', 'BRL')}`);
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
    if ((((aplica_salario_familia$sent === aplica_salario_familia$sent) && aplica_salario_familia) && renda_salario_familia > $f.salario_familia_limite * 2)) {
      rt.addWarning($notes, 'FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.aplica_salario_familia', `La renta ${rt.show(rt.ratio(renda_salario_familia, 100n), 'money', 'BRL')} pasa de ${rt.show(rt.ratio($f.salario_familia_limite, 50n), 'money', 'BRL')}: no hay salario-familia`);
    }
    if (((!(aplica_salario_familia) && cantidad_hijos + cantidad_hijos_incapacitados > 0) && renda_salario_familia <= $f.salario_familia_limite * 2)) {
      rt.addWarning($notes, 'FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.aplica_salario_familia', `Hay hijos y la renta ${rt.show(rt.ratio(renda_salario_familia, 100n), 'money', 'BRL')} no pasa de ${rt.show(rt.ratio($f.salario_familia_limite, 50n), 'money', 'BRL')}, pero se pidió no pagar el salario-familia`);
    }
    if (((pensao_alimenticia_amount > 0 && remuneracao_mes > 0) && irrf_metodo)) {
      rt.addWarning($notes, 'PENSAO_NOT_DEDUCTED', 'info', 'pensao_alimenticia_amount', `El descuento simplificado supera a las deducciones legales: la pensión no baja el IRRF`);
    }
    const $159 = $f.inss_tabela$rows1.top * 1;
    if ($159 > rt.SAFE || $159 < -rt.SAFE) return false;
    $s[205] = $159;
    if (remuneracao_mes + remuneracao_ferias > $159) {
      rt.addWarning($notes, 'CONTRIBUTION_BASE_CAPPED', 'info', 'base_inss', `La remuneración pasa del tope; el INSS se calcula sobre ${rt.show(rt.ratio(base_inss, 100n), 'money', 'BRL')}`);
    }
    const $160 = $f.inss_tabela$rows1.top * 1;
    if ($160 > rt.SAFE || $160 < -rt.SAFE) return false;
    $s[206] = $160;
    if (decimo_terceiro > $160) {
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

const { head: $head, middle: $middle, tail: $tail } = rt.traceTexts(manifest, true);
const $pieces = rt.utf8([
  $head[0]! + '"monthly_salary":"',
  '"' + $middle[0]!,
  rt.RAW,
  $tail[0]!,
  $head[1]! + '"period.days":"',
  '","salario_contratual":"',
  '"' + $middle[1]!,
  $tail[1]!,
  $head[2]! + '"overtime_amount":"',
  '"' + $middle[2]!,
  $tail[2]!,
  $head[3]! + '"commission_amount":"',
  '"' + $middle[3]!,
  $tail[3]!,
  $head[4]! + '"decimo_terceiro_amount":"',
  '"' + $middle[4]!,
  $tail[4]!,
  $head[5]! + '"ferias_amount":"',
  '"' + $middle[5]!,
  $tail[5]!,
  $head[6]! + '"ferias_amount":"',
  '"' + $middle[6]!,
  $tail[6]!,
  $head[7]! + '"comissoes":"',
  '","ferias":"',
  '","horas_extras":"',
  '"' + $middle[7]!,
  $tail[7]!,
  $head[8]! + '"aplica_salario_familia":"',
  '"',
  ',"cantidad_hijos":"',
  ',"cantidad_hijos_incapacitados":"',
  ',"period.days":"',
  ',"renda_salario_familia":"',
  ',"salario_familia_cota":"',
  ',"salario_familia_limite":"',
  $middle[8]!,
  $tail[8]!,
  $head[9]! + '"comissoes":"',
  '","decimo_terceiro":"',
  '","salario_base":"',
  '","salario_familia":"',
  '","terco_constitucional_ferias":"',
  '"' + $middle[9]!,
  $tail[9]!,
  $head[10]! + '"comissoes":"',
  '"' + $middle[10]!,
  $tail[10]!,
  $head[11]! + '"ferias":"',
  '"' + $middle[11]!,
  $tail[11]!,
  $head[12]! + '"remuneracao_ferias":"',
  '","remuneracao_mes":"',
  '","upper_limit(inss_tabela)":"',
  '"' + $middle[12]!,
  $tail[12]!,
  $head[13]! + '"decimo_terceiro":"',
  '"' + $middle[13]!,
  $tail[13]!,
  $head[14]! + '"remuneracao_ferias":"',
  '"' + $middle[14]!,
  $tail[14]!,
  $head[15]! + '"base_inss":"',
  '","inss_tabela.lower":"',
  '","inss_tabela.rate":"',
  ',"inss_tabela.slice_1":"',
  ',"inss_tabela.slice_2":"',
  ',"inss_tabela.slice_3":"',
  ',"inss_tabela.slice_4":"',
  $middle[15]!,
  $tail[15]!,
  $head[16]!,
  '"base_inss_ferias":"',
  '"ferias":"',
  ',"inss_tabela.lower":"',
  ',"inss_tabela.rate":"',
  $middle[16]!,
  $tail[16]!,
  $head[17]! + '"inss_ferias":"',
  '","inss_total":"',
  '"' + $middle[17]!,
  $tail[17]!,
  $head[18]!,
  '"base_inss_13":"',
  '"decimo_terceiro":"',
  $middle[18]!,
  $tail[18]!,
  $head[19]! + '"remuneracao_mes":"',
  '"' + $middle[19]!,
  $tail[19]!,
  $head[20]! + '"pensao_alimenticia_amount":"',
  '"' + $middle[20]!,
  $tail[20]!,
  $head[21]! + '"inss":"',
  '","irrf_deducao_dependente":"',
  '","num_dependentes_irrf":"',
  '","pensao_alimenticia":"',
  '"' + $middle[21]!,
  $tail[21]!,
  $head[22]! + '"deducoes_legais":"',
  '","irrf_desconto_simplificado":"',
  '"' + $middle[22]!,
  $tail[22]!,
  $head[23]! + '"deducoes_legais":"',
  '"' + $middle[23]!,
  $tail[23]!,
  $head[24]! + '"deducao":"',
  '"' + $middle[24]!,
  $tail[24]!,
  $head[25]! + '"base_irrf":"',
  ',"irrf_mensal.fixed":"',
  ',"irrf_mensal.lower":"',
  ',"irrf_mensal.rate":"',
  $middle[25]!,
  $tail[25]!,
  $head[26]!,
  '"irrf_tabela":"',
  '"remuneracao_mes":"',
  '"' + $middle[26]!,
  $tail[26]!,
  $head[27]! + '"irrf_reducao":"',
  '","irrf_tabela":"',
  '"' + $middle[27]!,
  $tail[27]!,
  $head[28]! + '"remuneracao_ferias":"',
  '"' + $middle[28]!,
  $tail[28]!,
  $head[29]! + '"inss_ferias":"',
  '"' + $middle[29]!,
  $tail[29]!,
  $head[30]! + '"deducoes_legais_ferias":"',
  '"' + $middle[30]!,
  $tail[30]!,
  $head[31]! + '"deducoes_legais_ferias":"',
  '"' + $middle[31]!,
  $tail[31]!,
  $head[32]! + '"deducao_ferias":"',
  '","remuneracao_ferias":"',
  '"' + $middle[32]!,
  $tail[32]!,
  $head[33]! + '"base_irrf_ferias":"',
  $middle[33]!,
  $tail[33]!,
  $head[34]!,
  '"irrf_tabela_ferias":"',
  '"remuneracao_ferias":"',
  '"' + $middle[34]!,
  $tail[34]!,
  $head[35]! + '"irrf_reducao_ferias":"',
  '","irrf_tabela_ferias":"',
  '"' + $middle[35]!,
  $tail[35]!,
  $head[36]! + '"decimo_terceiro":"',
  '"' + $middle[36]!,
  $tail[36]!,
  $head[37]! + '"inss_13":"',
  '"' + $middle[37]!,
  $tail[37]!,
  $head[38]! + '"deducoes_legais_13":"',
  '"' + $middle[38]!,
  $tail[38]!,
  $head[39]! + '"deducoes_legais_13":"',
  '"' + $middle[39]!,
  $tail[39]!,
  $head[40]! + '"decimo_terceiro":"',
  '","deducao_13":"',
  '"' + $middle[40]!,
  $tail[40]!,
  $head[41]! + '"base_irrf_13":"',
  $middle[41]!,
  $tail[41]!,
  $head[42]! + '"decimo_terceiro":"',
  ',"irrf_tabela_13":"',
  $middle[42]!,
  $tail[42]!,
  $head[43]! + '"irrf_reducao_13":"',
  '","irrf_tabela_13":"',
  '"' + $middle[43]!,
  $tail[43]!,
  $head[44]!,
  '"irrf_apurado":"',
  '"' + $middle[44]!,
  $tail[44]!,
  $head[45]! + '"irrf_do_mes":"',
  ',"irrf_retencao_minima":"',
  $middle[45]!,
  $tail[45]!,
  $head[46]! + '"irrf_dispensado":"',
  ',"irrf_do_mes":"',
  $middle[46]!,
  $tail[46]!,
  $head[47]! + '"irrf_apurado_ferias":"',
  $middle[47]!,
  $tail[47]!,
  $head[48]!,
  '"irrf_apurado_ferias":"',
  '"irrf_dispensado_ferias":"',
  '"' + $middle[48]!,
  $tail[48]!,
  $head[49]! + '"decimo_terceiro":"',
  ',"irrf_apurado_13":"',
  $middle[49]!,
  $tail[49]!,
  $head[50]!,
  '"salario_base":"',
  '"vale_transporte_amount":"',
  '"' + $middle[50]!,
  $tail[50]!,
  $head[51]! + '"ferias":"',
  '","inss":"',
  '","inss_13":"',
  '","inss_ferias":"',
  '","irrf":"',
  '","irrf_13":"',
  ',"irrf_ferias":"',
  ',"pensao_alimenticia":"',
  '","vale_transporte":"',
  '"' + $middle[51]!,
  $tail[51]!,
  $head[52]! + '"total_deducciones":"',
  '","total_percepciones":"',
  '"' + $middle[52]!,
  $tail[52]!,
  $head[53]! + '"comissoes":"',
  '"' + $middle[53]!,
  $tail[53]!,
  $head[54]! + '"comissoes":"',
  '"' + $middle[54]!,
  $tail[54]!,
  $head[55]! + '"base_cpp":"',
  '"' + $middle[55]!,
  $tail[55]!,
  $head[56]! + '"base_cpp":"',
  '","rat_fap_rate":"',
  '"' + $middle[56]!,
  $tail[56]!,
  $head[57]! + '"base_cpp":"',
  '"' + $middle[57]!,
  $tail[57]!,
  $head[58]! + '"base_cpp":"',
  '"' + $middle[58]!,
  $tail[58]!,
  $head[59]! + '"base_cpp":"',
  '"' + $middle[59]!,
  $tail[59]!,
  $head[60]! + '"base_cpp":"',
  '"' + $middle[60]!,
  $tail[60]!,
  $head[61]! + '"base_cpp":"',
  '"' + $middle[61]!,
  $tail[61]!,
  $head[62]! + '"aliquota_fgts":"',
  '"' + $middle[62]!,
  $tail[62]!,
  $head[63]! + '"aliquota_fgts":"',
  '"' + $middle[63]!,
  $tail[63]!,
  $head[64]! + '"fgts_13":"',
  '","fgts_mensal":"',
  '"' + $middle[64]!,
  $tail[64]!,
  $head[65]!,
  '"vale_transporte":"',
  '"' + $middle[65]!,
  $tail[65]!,
  $head[66]! + '"aliquota_fgts":"',
  '"' + $middle[66]!,
  $tail[66]!,
  $head[67]! + '"remuneracao_mes":"',
  '"' + $middle[67]!,
  $tail[67]!,
  $head[68]! + '"remuneracao_mes":"',
  '"' + $middle[68]!,
  $tail[68]!,
  $head[69]! + '"remuneracao_mes":"',
  '"' + $middle[69]!,
  $tail[69]!,
  $head[70]! + '"encargos":"',
  '"' + $middle[70]!,
  $tail[70]!,
  $head[71]! + '"encargos":"',
  '"' + $middle[71]!,
  $tail[71]!,
  $head[72]! + '"incra":"',
  '","salario_educacao":"',
  '","sebrae":"',
  '","senai":"',
  '","sesi":"',
  '"' + $middle[72]!,
  $tail[72]!,
  $head[73]! + '"provisao_13":"',
  '","provisao_encargos_13":"',
  '","provisao_encargos_ferias":"',
  '","provisao_ferias":"',
  '","provisao_terco_ferias":"',
  '"' + $middle[73]!,
  $tail[73]!,
  $head[74]! + '"cpp":"',
  '","fgts":"',
  '","rat_fap":"',
  '","total_terceiros":"',
  '"' + $middle[74]!,
  $tail[74]!,
]);
const $figureTexts = rt.byFiguresAndDigits($figures, ($f, $digits) => ({
  aliquota_fgts$t: rt.plainText($f.aliquota_fgts, 25, $digits),
}));

function trace($row: rt.PayslipRow, $s: Float64Array, $digits: number, $out: rt.TextBytes): void {
  const $f = rt.known($figures($row.referenceDate));
  const $ft = $figureTexts($row.referenceDate, $digits);
  const $kept = $digits < 6 ? 6 : $digits;
  let $count = 0;
  const monthly_salary$m = rt.moneyText($s[1]!, 10000, $digits);
  const overtime_amount$m = rt.moneyText($s[2]!, 10000, $digits);
  const commission_amount$m = rt.moneyText($s[3]!, 10000, $digits);
  const decimo_terceiro_amount$m = rt.moneyText($s[4]!, 10000, $digits);
  const ferias_amount$m = rt.moneyText($s[5]!, 10000, $digits);
  const aplica_salario_familia$t = `${$s[12]!}`;
  const cantidad_hijos$t = `${$s[9]!}`;
  const cantidad_hijos_incapacitados$t = `${$s[10]!}`;
  const pensao_alimenticia_amount$m = rt.moneyText($s[6]!, 10000, $digits);
  const num_dependentes_irrf$t = `${$s[8]!}`;
  const irrf_metodo$t = `${$s[59]!}`;
  const irrf_metodo_ferias$t = `${$s[81]!}`;
  const irrf_metodo_13$t = `${$s[103]!}`;
  const irrf_dispensado$t = `${$s[124]!}`;
  const irrf_dispensado_ferias$t = `${$s[128]!}`;
  const vale_transporte_amount$m = rt.moneyText($s[7]!, 10000, $digits);
  const rat_fap_rate$t = rt.plainText($s[11]!, 10000000, $digits);
  const encargos$t$kept = rt.plainText($s[181]!, 10000000, $kept);
  const encargos$t = rt.plainText($s[181]!, 10000000, $digits);
  $out.bytes($pieces[0]!);
  $out.ascii(monthly_salary$m);
  $out.bytes($pieces[1]!);
  $out.cents($s[13]!);
  $out.bytes($pieces[2]!);
  $out.ascii(rt.moneyText($s[14]!, 10000, $digits));
  $out.bytes($pieces[3]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[4]!);
  $out.ascii(`${$row.days}`);
  $out.bytes($pieces[5]!);
  $out.cents($s[13]!);
  $out.bytes($pieces[6]!);
  $out.cents($s[15]!);
  $out.bytes($pieces[2]!);
  $out.ascii(rt.moneyText($s[16]!, 3000, $digits));
  $out.bytes($pieces[7]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[8]!);
  $out.ascii(overtime_amount$m);
  $out.bytes($pieces[9]!);
  $out.cents($s[17]!);
  $out.bytes($pieces[2]!);
  $out.ascii(rt.moneyText($s[18]!, 10000, $digits));
  $out.bytes($pieces[10]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[11]!);
  $out.ascii(commission_amount$m);
  $out.bytes($pieces[12]!);
  $out.cents($s[19]!);
  $out.bytes($pieces[2]!);
  $out.ascii(rt.moneyText($s[20]!, 10000, $digits));
  $out.bytes($pieces[13]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[14]!);
  $out.ascii(decimo_terceiro_amount$m);
  $out.bytes($pieces[15]!);
  $out.cents($s[21]!);
  $out.bytes($pieces[2]!);
  $out.ascii(rt.moneyText($s[22]!, 10000, $digits));
  $out.bytes($pieces[16]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[17]!);
  $out.ascii(ferias_amount$m);
  $out.bytes($pieces[18]!);
  $out.cents($s[23]!);
  $out.bytes($pieces[2]!);
  $out.ascii(rt.moneyText($s[24]!, 10000, $digits));
  $out.bytes($pieces[19]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[20]!);
  $out.ascii(ferias_amount$m);
  $out.bytes($pieces[21]!);
  $out.cents($s[25]!);
  $out.bytes($pieces[2]!);
  $out.ascii(rt.moneyText($s[26]!, 30000, $digits));
  $out.bytes($pieces[22]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[23]!);
  $out.cents($s[19]!);
  $out.bytes($pieces[24]!);
  $out.cents($s[23]!);
  $out.bytes($pieces[25]!);
  $out.cents($s[17]!);
  $out.bytes($pieces[5]!);
  $out.cents($s[13]!);
  $out.bytes($pieces[26]!);
  $out.cents($s[27]!);
  $out.bytes($pieces[2]!);
  $out.cents($s[27]!);
  $out.bytes($pieces[27]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[28]!);
  $out.ascii(aplica_salario_familia$t);
  $out.bytes($pieces[29]!);
  if ($s[31]! === 1) {
    $out.bytes($pieces[30]!);
    $out.ascii(cantidad_hijos$t);
    $out.bytes($pieces[29]!);
  }
  if ($s[31]! === 1) {
    $out.bytes($pieces[31]!);
    $out.ascii(cantidad_hijos_incapacitados$t);
    $out.bytes($pieces[29]!);
  }
  if ($s[31]! === 1) {
    $out.bytes($pieces[32]!);
    $out.ascii(`${$row.days}`);
    $out.bytes($pieces[29]!);
  }
  if ($s[30]! === 1) {
    $out.bytes($pieces[33]!);
    $out.cents($s[27]!);
    $out.bytes($pieces[29]!);
  }
  if ($s[31]! === 1) {
    $out.bytes($pieces[34]!);
    $out.cents($f.salario_familia_cota * 2);
    $out.bytes($pieces[29]!);
  }
  if ($s[30]! === 1) {
    $out.bytes($pieces[35]!);
    $out.cents($f.salario_familia_limite * 2);
    $out.bytes($pieces[29]!);
  }
  $out.bytes($pieces[36]!);
  $out.cents($s[28]!);
  $out.bytes($pieces[2]!);
  $out.ascii(rt.moneyText($s[29]!, 1500, $digits));
  $out.bytes($pieces[37]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[38]!);
  $out.cents($s[19]!);
  $out.bytes($pieces[39]!);
  $out.cents($s[21]!);
  $out.bytes($pieces[24]!);
  $out.cents($s[23]!);
  $out.bytes($pieces[25]!);
  $out.cents($s[17]!);
  $out.bytes($pieces[40]!);
  $out.cents($s[15]!);
  $out.bytes($pieces[41]!);
  $out.cents($s[28]!);
  $out.bytes($pieces[42]!);
  $out.cents($s[25]!);
  $out.bytes($pieces[43]!);
  $out.cents($s[32]!);
  $out.bytes($pieces[2]!);
  $out.cents($s[32]!);
  $out.bytes($pieces[44]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[45]!);
  $out.cents($s[19]!);
  $out.bytes($pieces[25]!);
  $out.cents($s[17]!);
  $out.bytes($pieces[40]!);
  $out.cents($s[15]!);
  $out.bytes($pieces[46]!);
  $out.cents($s[33]!);
  $out.bytes($pieces[2]!);
  $out.cents($s[33]!);
  $out.bytes($pieces[47]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[48]!);
  $out.cents($s[23]!);
  $out.bytes($pieces[42]!);
  $out.cents($s[25]!);
  $out.bytes($pieces[49]!);
  $out.cents($s[34]!);
  $out.bytes($pieces[2]!);
  $out.cents($s[34]!);
  $out.bytes($pieces[50]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[51]!);
  $out.cents($s[34]!);
  $out.bytes($pieces[52]!);
  $out.cents($s[33]!);
  $out.bytes($pieces[53]!);
  $out.cents($s[35]!);
  $out.bytes($pieces[54]!);
  $out.cents($s[36]!);
  $out.bytes($pieces[2]!);
  $out.cents($s[36]!);
  $out.bytes($pieces[55]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[56]!);
  $out.cents($s[21]!);
  $out.bytes($pieces[53]!);
  $out.cents($s[37]!);
  $out.bytes($pieces[57]!);
  $out.cents($s[38]!);
  $out.bytes($pieces[2]!);
  $out.cents($s[38]!);
  $out.bytes($pieces[58]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[59]!);
  $out.cents($s[34]!);
  $out.bytes($pieces[53]!);
  $out.cents($s[39]!);
  $out.bytes($pieces[60]!);
  $out.cents($s[40]!);
  $out.bytes($pieces[2]!);
  $out.cents($s[40]!);
  $out.bytes($pieces[61]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[62]!);
  $out.cents($s[36]!);
  $out.bytes($pieces[63]!);
  $out.cents(rt.lowerEndOf($f.inss_tabela$rows1, $s[41]!, 1));
  $out.bytes($pieces[64]!);
  $out.ascii(rt.plainText($f.inss_tabela$rows1.value[$s[41]!]!, 200, $digits));
  $out.bytes($pieces[29]!);
  if ($s[41]! >= 0) {
    $out.bytes($pieces[65]!);
    $out.cents(rt.sliceOf($f.inss_tabela$rows1, 0, $s[42]!, 1));
    $out.bytes($pieces[29]!);
  }
  if ($s[41]! >= 1) {
    $out.bytes($pieces[66]!);
    $out.cents(rt.sliceOf($f.inss_tabela$rows1, 1, $s[42]!, 1));
    $out.bytes($pieces[29]!);
  }
  if ($s[41]! >= 2) {
    $out.bytes($pieces[67]!);
    $out.cents(rt.sliceOf($f.inss_tabela$rows1, 2, $s[42]!, 1));
    $out.bytes($pieces[29]!);
  }
  if ($s[41]! >= 3) {
    $out.bytes($pieces[68]!);
    $out.cents(rt.sliceOf($f.inss_tabela$rows1, 3, $s[42]!, 1));
    $out.bytes($pieces[29]!);
  }
  $out.bytes($pieces[69]!);
  $out.cents($s[43]!);
  $out.bytes($pieces[2]!);
  $out.cents($s[43]!);
  $out.bytes($pieces[70]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[71]!);
  if ($s[47]! === 1) {
    $out.member($pieces[72]!);
    $out.cents($s[40]!);
    $out.bytes($pieces[29]!);
  }
  $out.member($pieces[73]!);
  $out.cents($s[23]!);
  $out.bytes($pieces[29]!);
  if ($s[44]! >= 0) {
    $out.bytes($pieces[74]!);
    $out.cents(rt.lowerEndOf($f.inss_tabela$rows1, $s[44]!, 1));
    $out.bytes($pieces[29]!);
  }
  if ($s[44]! >= 0) {
    $out.bytes($pieces[75]!);
    $out.ascii(rt.plainText($f.inss_tabela$rows1.value[$s[44]!]!, 200, $digits));
    $out.bytes($pieces[29]!);
  }
  if ($s[44]! >= 0) {
    $out.bytes($pieces[65]!);
    $out.cents(rt.sliceOf($f.inss_tabela$rows1, 0, $s[45]!, 1));
    $out.bytes($pieces[29]!);
  }
  if ($s[44]! >= 1) {
    $out.bytes($pieces[66]!);
    $out.cents(rt.sliceOf($f.inss_tabela$rows1, 1, $s[45]!, 1));
    $out.bytes($pieces[29]!);
  }
  if ($s[44]! >= 2) {
    $out.bytes($pieces[67]!);
    $out.cents(rt.sliceOf($f.inss_tabela$rows1, 2, $s[45]!, 1));
    $out.bytes($pieces[29]!);
  }
  if ($s[44]! >= 3) {
    $out.bytes($pieces[68]!);
    $out.cents(rt.sliceOf($f.inss_tabela$rows1, 3, $s[45]!, 1));
    $out.bytes($pieces[29]!);
  }
  $out.bytes($pieces[76]!);
  $out.cents($s[46]!);
  $out.bytes($pieces[2]!);
  $out.cents($s[46]!);
  $out.bytes($pieces[77]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[78]!);
  $out.cents($s[46]!);
  $out.bytes($pieces[79]!);
  $out.cents($s[43]!);
  $out.bytes($pieces[80]!);
  $out.cents($s[48]!);
  $out.bytes($pieces[2]!);
  $out.cents($s[48]!);
  $out.bytes($pieces[81]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[82]!);
  if ($s[52]! === 1) {
    $out.member($pieces[83]!);
    $out.cents($s[38]!);
    $out.bytes($pieces[29]!);
  }
  $out.member($pieces[84]!);
  $out.cents($s[21]!);
  $out.bytes($pieces[29]!);
  if ($s[49]! >= 0) {
    $out.bytes($pieces[74]!);
    $out.cents(rt.lowerEndOf($f.inss_tabela$rows1, $s[49]!, 1));
    $out.bytes($pieces[29]!);
  }
  if ($s[49]! >= 0) {
    $out.bytes($pieces[75]!);
    $out.ascii(rt.plainText($f.inss_tabela$rows1.value[$s[49]!]!, 200, $digits));
    $out.bytes($pieces[29]!);
  }
  if ($s[49]! >= 0) {
    $out.bytes($pieces[65]!);
    $out.cents(rt.sliceOf($f.inss_tabela$rows1, 0, $s[50]!, 1));
    $out.bytes($pieces[29]!);
  }
  if ($s[49]! >= 1) {
    $out.bytes($pieces[66]!);
    $out.cents(rt.sliceOf($f.inss_tabela$rows1, 1, $s[50]!, 1));
    $out.bytes($pieces[29]!);
  }
  if ($s[49]! >= 2) {
    $out.bytes($pieces[67]!);
    $out.cents(rt.sliceOf($f.inss_tabela$rows1, 2, $s[50]!, 1));
    $out.bytes($pieces[29]!);
  }
  if ($s[49]! >= 3) {
    $out.bytes($pieces[68]!);
    $out.cents(rt.sliceOf($f.inss_tabela$rows1, 3, $s[50]!, 1));
    $out.bytes($pieces[29]!);
  }
  $out.bytes($pieces[85]!);
  $out.cents($s[51]!);
  $out.bytes($pieces[2]!);
  $out.cents($s[51]!);
  $out.bytes($pieces[86]!);
  $out.ascii(++$count + '}');
  if ($s[54]! === 1) {
    $out.bytes($pieces[87]!);
    $out.cents($s[33]!);
    $out.bytes($pieces[88]!);
    $out.cents($s[53]!);
    $out.bytes($pieces[2]!);
    $out.cents($s[53]!);
    $out.bytes($pieces[89]!);
    $out.ascii(++$count + '}');
  }
  $out.bytes($pieces[90]!);
  $out.ascii(pensao_alimenticia_amount$m);
  $out.bytes($pieces[91]!);
  $out.cents($s[55]!);
  $out.bytes($pieces[2]!);
  $out.ascii(rt.moneyText($s[56]!, 10000, $digits));
  $out.bytes($pieces[92]!);
  $out.ascii(++$count + '}');
  if ($s[58]! === 1) {
    $out.bytes($pieces[93]!);
    $out.cents($s[48]!);
    $out.bytes($pieces[94]!);
    $out.cents($f.irrf_deducao_dependente);
    $out.bytes($pieces[95]!);
    $out.ascii(num_dependentes_irrf$t);
    $out.bytes($pieces[96]!);
    $out.cents($s[55]!);
    $out.bytes($pieces[97]!);
    $out.cents($s[57]!);
    $out.bytes($pieces[2]!);
    $out.cents($s[57]!);
    $out.bytes($pieces[98]!);
    $out.ascii(++$count + '}');
  }
  if ($s[60]! === 1) {
    $out.bytes($pieces[99]!);
    $out.cents($s[57]!);
    $out.bytes($pieces[100]!);
    $out.cents($f.irrf_desconto_simplificado * 20);
    $out.bytes($pieces[101]!);
    $out.ascii(irrf_metodo$t);
    $out.bytes($pieces[2]!);
    $out.ascii(irrf_metodo$t);
    $out.bytes($pieces[102]!);
    $out.ascii(++$count + '}');
  }
  if ($s[62]! === 1) {
    $out.bytes($pieces[103]!);
    $out.cents($s[57]!);
    $out.bytes($pieces[100]!);
    $out.cents($f.irrf_desconto_simplificado * 20);
    $out.bytes($pieces[104]!);
    $out.cents($s[61]!);
    $out.bytes($pieces[2]!);
    $out.cents($s[61]!);
    $out.bytes($pieces[105]!);
    $out.ascii(++$count + '}');
  }
  if ($s[64]! === 1) {
    $out.bytes($pieces[106]!);
    $out.cents($s[61]!);
    $out.bytes($pieces[52]!);
    $out.cents($s[33]!);
    $out.bytes($pieces[107]!);
    $out.cents($s[63]!);
    $out.bytes($pieces[2]!);
    $out.cents($s[63]!);
    $out.bytes($pieces[108]!);
    $out.ascii(++$count + '}');
  }
  if ($s[69]! === 1) {
    $out.bytes($pieces[109]!);
    $out.cents($s[63]!);
    $out.bytes($pieces[29]!);
    if ($s[65]! >= 0) {
      $out.bytes($pieces[110]!);
      $out.cents($f.irrf_mensal$rows1.fixed[$s[65]!]!);
      $out.bytes($pieces[29]!);
    }
    if ($s[65]! >= 0) {
      $out.bytes($pieces[111]!);
      $out.cents(rt.lowerEndOf($f.irrf_mensal$rows1, $s[65]!, 1));
      $out.bytes($pieces[29]!);
    }
    if ($s[65]! >= 0) {
      $out.bytes($pieces[112]!);
      $out.ascii(rt.plainText($f.irrf_mensal$rows1.value[$s[65]!]!, 40, $digits));
      $out.bytes($pieces[29]!);
    }
    $out.bytes($pieces[113]!);
    $out.cents($s[67]!);
    $out.bytes($pieces[2]!);
    $out.ascii(rt.moneyText($s[68]!, 4000, $digits));
    $out.bytes($pieces[114]!);
    $out.ascii(++$count + '}');
  }
  if ($s[74]! === 1) {
    $out.bytes($pieces[115]!);
    if (($s[70]! === 1 || $s[70]! === 0 && $s[71]! === 1)) {
      $out.member($pieces[116]!);
      $out.cents($s[67]!);
      $out.bytes($pieces[29]!);
    }
    $out.member($pieces[117]!);
    $out.cents($s[33]!);
    $out.bytes($pieces[118]!);
    $out.cents($s[72]!);
    $out.bytes($pieces[2]!);
    $out.ascii(rt.moneyText($s[73]!, 20000000, $digits));
    $out.bytes($pieces[119]!);
    $out.ascii(++$count + '}');
  }
  if ($s[76]! === 1) {
    $out.bytes($pieces[120]!);
    $out.cents($s[72]!);
    $out.bytes($pieces[121]!);
    $out.cents($s[67]!);
    $out.bytes($pieces[122]!);
    $out.cents($s[75]!);
    $out.bytes($pieces[2]!);
    $out.cents($s[75]!);
    $out.bytes($pieces[123]!);
    $out.ascii(++$count + '}');
  }
  if ($s[78]! === 1) {
    $out.bytes($pieces[124]!);
    $out.cents($s[34]!);
    $out.bytes($pieces[125]!);
    $out.cents($s[77]!);
    $out.bytes($pieces[2]!);
    $out.cents($s[77]!);
    $out.bytes($pieces[126]!);
    $out.ascii(++$count + '}');
  }
  if ($s[80]! === 1) {
    $out.bytes($pieces[127]!);
    $out.cents($s[46]!);
    $out.bytes($pieces[94]!);
    $out.cents($f.irrf_deducao_dependente);
    $out.bytes($pieces[95]!);
    $out.ascii(num_dependentes_irrf$t);
    $out.bytes($pieces[128]!);
    $out.cents($s[79]!);
    $out.bytes($pieces[2]!);
    $out.cents($s[79]!);
    $out.bytes($pieces[129]!);
    $out.ascii(++$count + '}');
  }
  if ($s[82]! === 1) {
    $out.bytes($pieces[130]!);
    $out.cents($s[79]!);
    $out.bytes($pieces[100]!);
    $out.cents($f.irrf_desconto_simplificado * 20);
    $out.bytes($pieces[131]!);
    $out.ascii(irrf_metodo_ferias$t);
    $out.bytes($pieces[2]!);
    $out.ascii(irrf_metodo_ferias$t);
    $out.bytes($pieces[132]!);
    $out.ascii(++$count + '}');
  }
  if ($s[84]! === 1) {
    $out.bytes($pieces[133]!);
    $out.cents($s[79]!);
    $out.bytes($pieces[100]!);
    $out.cents($f.irrf_desconto_simplificado * 20);
    $out.bytes($pieces[134]!);
    $out.cents($s[83]!);
    $out.bytes($pieces[2]!);
    $out.cents($s[83]!);
    $out.bytes($pieces[135]!);
    $out.ascii(++$count + '}');
  }
  if ($s[86]! === 1) {
    $out.bytes($pieces[136]!);
    $out.cents($s[83]!);
    $out.bytes($pieces[137]!);
    $out.cents($s[34]!);
    $out.bytes($pieces[138]!);
    $out.cents($s[85]!);
    $out.bytes($pieces[2]!);
    $out.cents($s[85]!);
    $out.bytes($pieces[139]!);
    $out.ascii(++$count + '}');
  }
  if ($s[91]! === 1) {
    $out.bytes($pieces[140]!);
    $out.cents($s[85]!);
    $out.bytes($pieces[29]!);
    if ($s[87]! >= 0) {
      $out.bytes($pieces[110]!);
      $out.cents($f.irrf_mensal$rows1.fixed[$s[87]!]!);
      $out.bytes($pieces[29]!);
    }
    if ($s[87]! >= 0) {
      $out.bytes($pieces[111]!);
      $out.cents(rt.lowerEndOf($f.irrf_mensal$rows1, $s[87]!, 1));
      $out.bytes($pieces[29]!);
    }
    if ($s[87]! >= 0) {
      $out.bytes($pieces[112]!);
      $out.ascii(rt.plainText($f.irrf_mensal$rows1.value[$s[87]!]!, 40, $digits));
      $out.bytes($pieces[29]!);
    }
    $out.bytes($pieces[141]!);
    $out.cents($s[89]!);
    $out.bytes($pieces[2]!);
    $out.ascii(rt.moneyText($s[90]!, 4000, $digits));
    $out.bytes($pieces[142]!);
    $out.ascii(++$count + '}');
  }
  if ($s[96]! === 1) {
    $out.bytes($pieces[143]!);
    if (($s[92]! === 1 || $s[92]! === 0 && $s[93]! === 1)) {
      $out.member($pieces[144]!);
      $out.cents($s[89]!);
      $out.bytes($pieces[29]!);
    }
    $out.member($pieces[145]!);
    $out.cents($s[34]!);
    $out.bytes($pieces[146]!);
    $out.cents($s[94]!);
    $out.bytes($pieces[2]!);
    $out.ascii(rt.moneyText($s[95]!, 20000000, $digits));
    $out.bytes($pieces[147]!);
    $out.ascii(++$count + '}');
  }
  if ($s[98]! === 1) {
    $out.bytes($pieces[148]!);
    $out.cents($s[94]!);
    $out.bytes($pieces[149]!);
    $out.cents($s[89]!);
    $out.bytes($pieces[150]!);
    $out.cents($s[97]!);
    $out.bytes($pieces[2]!);
    $out.cents($s[97]!);
    $out.bytes($pieces[151]!);
    $out.ascii(++$count + '}');
  }
  if ($s[100]! === 1) {
    $out.bytes($pieces[152]!);
    $out.cents($s[21]!);
    $out.bytes($pieces[153]!);
    $out.cents($s[99]!);
    $out.bytes($pieces[2]!);
    $out.cents($s[99]!);
    $out.bytes($pieces[154]!);
    $out.ascii(++$count + '}');
  }
  if ($s[102]! === 1) {
    $out.bytes($pieces[155]!);
    $out.cents($s[51]!);
    $out.bytes($pieces[94]!);
    $out.cents($f.irrf_deducao_dependente);
    $out.bytes($pieces[95]!);
    $out.ascii(num_dependentes_irrf$t);
    $out.bytes($pieces[156]!);
    $out.cents($s[101]!);
    $out.bytes($pieces[2]!);
    $out.cents($s[101]!);
    $out.bytes($pieces[157]!);
    $out.ascii(++$count + '}');
  }
  if ($s[104]! === 1) {
    $out.bytes($pieces[158]!);
    $out.cents($s[101]!);
    $out.bytes($pieces[100]!);
    $out.cents($f.irrf_desconto_simplificado * 20);
    $out.bytes($pieces[159]!);
    $out.ascii(irrf_metodo_13$t);
    $out.bytes($pieces[2]!);
    $out.ascii(irrf_metodo_13$t);
    $out.bytes($pieces[160]!);
    $out.ascii(++$count + '}');
  }
  if ($s[106]! === 1) {
    $out.bytes($pieces[161]!);
    $out.cents($s[101]!);
    $out.bytes($pieces[100]!);
    $out.cents($f.irrf_desconto_simplificado * 20);
    $out.bytes($pieces[162]!);
    $out.cents($s[105]!);
    $out.bytes($pieces[2]!);
    $out.cents($s[105]!);
    $out.bytes($pieces[163]!);
    $out.ascii(++$count + '}');
  }
  if ($s[108]! === 1) {
    $out.bytes($pieces[164]!);
    $out.cents($s[21]!);
    $out.bytes($pieces[165]!);
    $out.cents($s[105]!);
    $out.bytes($pieces[166]!);
    $out.cents($s[107]!);
    $out.bytes($pieces[2]!);
    $out.cents($s[107]!);
    $out.bytes($pieces[167]!);
    $out.ascii(++$count + '}');
  }
  if ($s[113]! === 1) {
    $out.bytes($pieces[168]!);
    $out.cents($s[107]!);
    $out.bytes($pieces[29]!);
    if ($s[109]! >= 0) {
      $out.bytes($pieces[110]!);
      $out.cents($f.irrf_mensal$rows1.fixed[$s[109]!]!);
      $out.bytes($pieces[29]!);
    }
    if ($s[109]! >= 0) {
      $out.bytes($pieces[111]!);
      $out.cents(rt.lowerEndOf($f.irrf_mensal$rows1, $s[109]!, 1));
      $out.bytes($pieces[29]!);
    }
    if ($s[109]! >= 0) {
      $out.bytes($pieces[112]!);
      $out.ascii(rt.plainText($f.irrf_mensal$rows1.value[$s[109]!]!, 40, $digits));
      $out.bytes($pieces[29]!);
    }
    $out.bytes($pieces[169]!);
    $out.cents($s[111]!);
    $out.bytes($pieces[2]!);
    $out.ascii(rt.moneyText($s[112]!, 4000, $digits));
    $out.bytes($pieces[170]!);
    $out.ascii(++$count + '}');
  }
  if ($s[118]! === 1) {
    $out.bytes($pieces[171]!);
    $out.cents($s[21]!);
    $out.bytes($pieces[29]!);
    if (($s[114]! === 1 || $s[114]! === 0 && $s[115]! === 1)) {
      $out.bytes($pieces[172]!);
      $out.cents($s[111]!);
      $out.bytes($pieces[29]!);
    }
    $out.bytes($pieces[173]!);
    $out.cents($s[116]!);
    $out.bytes($pieces[2]!);
    $out.ascii(rt.moneyText($s[117]!, 20000000, $digits));
    $out.bytes($pieces[174]!);
    $out.ascii(++$count + '}');
  }
  if ($s[120]! === 1) {
    $out.bytes($pieces[175]!);
    $out.cents($s[116]!);
    $out.bytes($pieces[176]!);
    $out.cents($s[111]!);
    $out.bytes($pieces[177]!);
    $out.cents($s[119]!);
    $out.bytes($pieces[2]!);
    $out.cents($s[119]!);
    $out.bytes($pieces[178]!);
    $out.ascii(++$count + '}');
  }
  $out.bytes($pieces[179]!);
  if ($s[121]! === 1) {
    $out.member($pieces[180]!);
    $out.cents($s[75]!);
    $out.bytes($pieces[29]!);
  }
  $out.member($pieces[117]!);
  $out.cents($s[33]!);
  $out.bytes($pieces[181]!);
  $out.cents($s[122]!);
  $out.bytes($pieces[2]!);
  $out.cents($s[122]!);
  $out.bytes($pieces[182]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[183]!);
  $out.cents($s[122]!);
  $out.bytes($pieces[29]!);
  if ($s[123]! === 1) {
    $out.bytes($pieces[184]!);
    $out.cents($f.irrf_retencao_minima * 100);
    $out.bytes($pieces[29]!);
  }
  $out.bytes($pieces[185]!);
  $out.ascii(irrf_dispensado$t);
  $out.bytes($pieces[2]!);
  $out.ascii(irrf_dispensado$t);
  $out.bytes($pieces[186]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[187]!);
  $out.ascii(irrf_dispensado$t);
  $out.bytes($pieces[29]!);
  if ($s[126]! === 1) {
    $out.bytes($pieces[188]!);
    $out.cents($s[122]!);
    $out.bytes($pieces[29]!);
  }
  $out.bytes($pieces[189]!);
  $out.cents($s[125]!);
  $out.bytes($pieces[2]!);
  $out.cents($s[125]!);
  $out.bytes($pieces[190]!);
  $out.ascii(++$count + '}');
  if ($s[129]! === 1) {
    $out.bytes($pieces[191]!);
    $out.cents($s[97]!);
    $out.bytes($pieces[29]!);
    if ($s[127]! === 1) {
      $out.bytes($pieces[184]!);
      $out.cents($f.irrf_retencao_minima * 100);
      $out.bytes($pieces[29]!);
    }
    $out.bytes($pieces[192]!);
    $out.ascii(irrf_dispensado_ferias$t);
    $out.bytes($pieces[2]!);
    $out.ascii(irrf_dispensado_ferias$t);
    $out.bytes($pieces[193]!);
    $out.ascii(++$count + '}');
  }
  if ($s[132]! === 1) {
    $out.bytes($pieces[194]!);
    if ($s[131]! === 1) {
      $out.member($pieces[195]!);
      $out.cents($s[97]!);
      $out.bytes($pieces[29]!);
    }
    $out.member($pieces[196]!);
    $out.ascii(irrf_dispensado_ferias$t);
    $out.bytes($pieces[197]!);
    $out.cents($s[130]!);
    $out.bytes($pieces[2]!);
    $out.cents($s[130]!);
    $out.bytes($pieces[198]!);
    $out.ascii(++$count + '}');
  }
  $out.bytes($pieces[199]!);
  $out.cents($s[21]!);
  $out.bytes($pieces[29]!);
  if ($s[134]! === 1) {
    $out.bytes($pieces[200]!);
    $out.cents($s[119]!);
    $out.bytes($pieces[29]!);
  }
  $out.bytes($pieces[201]!);
  $out.cents($s[133]!);
  $out.bytes($pieces[2]!);
  $out.cents($s[133]!);
  $out.bytes($pieces[202]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[203]!);
  if ($s[137]! === 1) {
    $out.member($pieces[204]!);
    $out.cents($s[15]!);
    $out.bytes($pieces[29]!);
  }
  $out.member($pieces[205]!);
  $out.ascii(vale_transporte_amount$m);
  $out.bytes($pieces[206]!);
  $out.cents($s[135]!);
  $out.bytes($pieces[2]!);
  $out.ascii(rt.moneyText($s[136]!, 10000, $digits));
  $out.bytes($pieces[207]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[208]!);
  $out.cents($s[23]!);
  $out.bytes($pieces[209]!);
  $out.cents($s[48]!);
  $out.bytes($pieces[210]!);
  $out.cents($s[51]!);
  $out.bytes($pieces[211]!);
  $out.cents($s[46]!);
  $out.bytes($pieces[212]!);
  $out.cents($s[125]!);
  $out.bytes($pieces[213]!);
  $out.cents($s[133]!);
  $out.bytes($pieces[29]!);
  if ($s[138]! === 1) {
    $out.bytes($pieces[214]!);
    $out.cents($s[130]!);
    $out.bytes($pieces[29]!);
  }
  $out.bytes($pieces[215]!);
  $out.cents($s[55]!);
  $out.bytes($pieces[216]!);
  $out.cents($s[135]!);
  $out.bytes($pieces[217]!);
  $out.cents($s[139]!);
  $out.bytes($pieces[2]!);
  $out.cents($s[139]!);
  $out.bytes($pieces[218]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[219]!);
  $out.cents($s[139]!);
  $out.bytes($pieces[220]!);
  $out.cents($s[32]!);
  $out.bytes($pieces[221]!);
  $out.cents($s[140]!);
  $out.bytes($pieces[2]!);
  $out.cents($s[140]!);
  $out.bytes($pieces[222]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[223]!);
  $out.cents($s[19]!);
  $out.bytes($pieces[39]!);
  $out.cents($s[21]!);
  $out.bytes($pieces[24]!);
  $out.cents($s[23]!);
  $out.bytes($pieces[25]!);
  $out.cents($s[17]!);
  $out.bytes($pieces[40]!);
  $out.cents($s[15]!);
  $out.bytes($pieces[42]!);
  $out.cents($s[25]!);
  $out.bytes($pieces[224]!);
  $out.cents($s[141]!);
  $out.bytes($pieces[2]!);
  $out.cents($s[141]!);
  $out.bytes($pieces[225]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[226]!);
  $out.cents($s[19]!);
  $out.bytes($pieces[39]!);
  $out.cents($s[21]!);
  $out.bytes($pieces[24]!);
  $out.cents($s[23]!);
  $out.bytes($pieces[25]!);
  $out.cents($s[17]!);
  $out.bytes($pieces[40]!);
  $out.cents($s[15]!);
  $out.bytes($pieces[42]!);
  $out.cents($s[25]!);
  $out.bytes($pieces[227]!);
  $out.cents($s[142]!);
  $out.bytes($pieces[2]!);
  $out.cents($s[142]!);
  $out.bytes($pieces[228]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[229]!);
  $out.cents($s[141]!);
  $out.bytes($pieces[230]!);
  $out.cents($s[143]!);
  $out.bytes($pieces[2]!);
  $out.ascii(rt.moneyText($s[144]!, 500, $digits));
  $out.bytes($pieces[231]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[232]!);
  $out.cents($s[141]!);
  $out.bytes($pieces[233]!);
  $out.ascii(rat_fap_rate$t);
  $out.bytes($pieces[234]!);
  $out.cents($s[147]!);
  $out.bytes($pieces[2]!);
  $out.ascii(rt.moneyText($s[148]!, 1000000000, $digits));
  $out.bytes($pieces[235]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[236]!);
  $out.cents($s[141]!);
  $out.bytes($pieces[237]!);
  $out.cents($s[151]!);
  $out.bytes($pieces[2]!);
  $out.ascii(rt.moneyText($s[152]!, 4000, $digits));
  $out.bytes($pieces[238]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[239]!);
  $out.cents($s[141]!);
  $out.bytes($pieces[240]!);
  $out.cents($s[155]!);
  $out.bytes($pieces[2]!);
  $out.ascii(rt.moneyText($s[156]!, 50000, $digits));
  $out.bytes($pieces[241]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[242]!);
  $out.cents($s[141]!);
  $out.bytes($pieces[243]!);
  $out.cents($s[159]!);
  $out.bytes($pieces[2]!);
  $out.ascii(rt.moneyText($s[160]!, 10000, $digits));
  $out.bytes($pieces[244]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[245]!);
  $out.cents($s[141]!);
  $out.bytes($pieces[246]!);
  $out.cents($s[163]!);
  $out.bytes($pieces[2]!);
  $out.ascii(rt.moneyText($s[164]!, 20000, $digits));
  $out.bytes($pieces[247]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[248]!);
  $out.cents($s[141]!);
  $out.bytes($pieces[249]!);
  $out.cents($s[167]!);
  $out.bytes($pieces[2]!);
  $out.ascii(rt.moneyText($s[168]!, 50000, $digits));
  $out.bytes($pieces[250]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[251]!);
  $out.ascii($ft.aliquota_fgts$t);
  $out.bytes($pieces[137]!);
  $out.cents($s[34]!);
  $out.bytes($pieces[52]!);
  $out.cents($s[33]!);
  $out.bytes($pieces[252]!);
  $out.cents($s[171]!);
  $out.bytes($pieces[2]!);
  $out.ascii(rt.moneyText($s[172]!, 2500, $digits));
  $out.bytes($pieces[253]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[254]!);
  $out.ascii($ft.aliquota_fgts$t);
  $out.bytes($pieces[39]!);
  $out.cents($s[21]!);
  $out.bytes($pieces[255]!);
  $out.cents($s[173]!);
  $out.bytes($pieces[2]!);
  $out.ascii(rt.moneyText($s[174]!, 2500, $digits));
  $out.bytes($pieces[256]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[257]!);
  $out.cents($s[173]!);
  $out.bytes($pieces[258]!);
  $out.cents($s[171]!);
  $out.bytes($pieces[259]!);
  $out.cents($s[175]!);
  $out.bytes($pieces[2]!);
  $out.cents($s[175]!);
  $out.bytes($pieces[260]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[261]!);
  if ($s[180]! === 1) {
    $out.member($pieces[262]!);
    $out.cents($s[135]!);
    $out.bytes($pieces[29]!);
  }
  $out.member($pieces[205]!);
  $out.ascii(vale_transporte_amount$m);
  $out.bytes($pieces[263]!);
  $out.cents($s[178]!);
  $out.bytes($pieces[2]!);
  $out.ascii(rt.moneyText($s[179]!, 10000, $digits));
  $out.bytes($pieces[264]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[265]!);
  $out.ascii($ft.aliquota_fgts$t);
  $out.bytes($pieces[233]!);
  $out.ascii(rat_fap_rate$t);
  $out.bytes($pieces[266]!);
  $out.ascii(encargos$t$kept);
  $out.bytes($pieces[2]!);
  $out.ascii(encargos$t);
  $out.bytes($pieces[267]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[268]!);
  $out.cents($s[33]!);
  $out.bytes($pieces[269]!);
  $out.cents($s[182]!);
  $out.bytes($pieces[2]!);
  $out.ascii(rt.moneyText($s[183]!, 1200, $digits));
  $out.bytes($pieces[270]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[271]!);
  $out.cents($s[33]!);
  $out.bytes($pieces[272]!);
  $out.cents($s[186]!);
  $out.bytes($pieces[2]!);
  $out.ascii(rt.moneyText($s[187]!, 1200, $digits));
  $out.bytes($pieces[273]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[274]!);
  $out.cents($s[33]!);
  $out.bytes($pieces[275]!);
  $out.cents($s[190]!);
  $out.bytes($pieces[2]!);
  $out.ascii(rt.moneyText($s[191]!, 3600, $digits));
  $out.bytes($pieces[276]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[277]!);
  $out.ascii(encargos$t);
  $out.bytes($pieces[52]!);
  $out.cents($s[33]!);
  $out.bytes($pieces[278]!);
  $out.cents($s[194]!);
  $out.bytes($pieces[2]!);
  $out.ascii(rt.moneyText($s[195]!, 12000000000, $digits));
  $out.bytes($pieces[279]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[280]!);
  $out.ascii(encargos$t);
  $out.bytes($pieces[52]!);
  $out.cents($s[33]!);
  $out.bytes($pieces[281]!);
  $out.cents($s[198]!);
  $out.bytes($pieces[2]!);
  $out.ascii(rt.moneyText($s[199]!, 9000000000, $digits));
  $out.bytes($pieces[282]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[283]!);
  $out.cents($s[155]!);
  $out.bytes($pieces[284]!);
  $out.cents($s[151]!);
  $out.bytes($pieces[285]!);
  $out.cents($s[167]!);
  $out.bytes($pieces[286]!);
  $out.cents($s[159]!);
  $out.bytes($pieces[287]!);
  $out.cents($s[163]!);
  $out.bytes($pieces[288]!);
  $out.cents($s[202]!);
  $out.bytes($pieces[2]!);
  $out.cents($s[202]!);
  $out.bytes($pieces[289]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[290]!);
  $out.cents($s[182]!);
  $out.bytes($pieces[291]!);
  $out.cents($s[194]!);
  $out.bytes($pieces[292]!);
  $out.cents($s[198]!);
  $out.bytes($pieces[293]!);
  $out.cents($s[186]!);
  $out.bytes($pieces[294]!);
  $out.cents($s[190]!);
  $out.bytes($pieces[295]!);
  $out.cents($s[203]!);
  $out.bytes($pieces[2]!);
  $out.cents($s[203]!);
  $out.bytes($pieces[296]!);
  $out.ascii(++$count + '}');
  $out.bytes($pieces[297]!);
  $out.cents($s[143]!);
  $out.bytes($pieces[298]!);
  $out.cents($s[175]!);
  $out.bytes($pieces[299]!);
  $out.cents($s[147]!);
  $out.bytes($pieces[300]!);
  $out.cents($s[202]!);
  $out.bytes($pieces[301]!);
  $out.cents($s[204]!);
  $out.bytes($pieces[2]!);
  $out.cents($s[204]!);
  $out.bytes($pieces[302]!);
  $out.ascii(++$count + '}');
}

const monthly_salary$a = rt.amountSpec('monthly_salary', 'money', 10000n);
const salario_contratual$a = rt.amountSpec('salario_contratual', 'money', 100n);
const period$days$a = rt.amountSpec('period.days', 'number', 1n);
const overtime_amount$a = rt.amountSpec('overtime_amount', 'money', 10000n);
const commission_amount$a = rt.amountSpec('commission_amount', 'money', 10000n);
const decimo_terceiro_amount$a = rt.amountSpec('decimo_terceiro_amount', 'money', 10000n);
const ferias_amount$a = rt.amountSpec('ferias_amount', 'money', 10000n);
const horas_extras$a = rt.amountSpec('horas_extras', 'money', 100n);
const comissoes$a = rt.amountSpec('comissoes', 'money', 100n);
const ferias$a = rt.amountSpec('ferias', 'money', 100n);
const renda_salario_familia$a = rt.amountSpec('renda_salario_familia', 'money', 100n);
const cantidad_hijos$a = rt.amountSpec('cantidad_hijos', 'number', 1n);
const cantidad_hijos_incapacitados$a = rt.amountSpec('cantidad_hijos_incapacitados', 'number', 1n);
const salario_base$a = rt.amountSpec('salario_base', 'money', 100n);
const decimo_terceiro$a = rt.amountSpec('decimo_terceiro', 'money', 100n);
const terco_constitucional_ferias$a = rt.amountSpec('terco_constitucional_ferias', 'money', 100n);
const salario_familia$a = rt.amountSpec('salario_familia', 'money', 100n);
const remuneracao_mes$a = rt.amountSpec('remuneracao_mes', 'money', 100n);
const remuneracao_ferias$a = rt.amountSpec('remuneracao_ferias', 'money', 100n);
const upper_limit$inss_tabela$$a = rt.amountSpec('upper_limit(inss_tabela)', 'money', 100n);
const base_inss$a = rt.amountSpec('base_inss', 'money', 100n);
const inss_tabela$rate$a = rt.amountSpec('inss_tabela.rate', 'rate', 200n);
const inss_tabela$lower$a = rt.amountSpec('inss_tabela.lower', 'money', 100n);
const inss_tabela$slice_1$a = rt.amountSpec('inss_tabela.slice_1', 'money', 100n);
const inss_tabela$slice_2$a = rt.amountSpec('inss_tabela.slice_2', 'money', 100n);
const inss_tabela$slice_3$a = rt.amountSpec('inss_tabela.slice_3', 'money', 100n);
const inss_tabela$slice_4$a = rt.amountSpec('inss_tabela.slice_4', 'money', 100n);
const base_inss_ferias$a = rt.amountSpec('base_inss_ferias', 'money', 100n);
const inss_total$a = rt.amountSpec('inss_total', 'money', 100n);
const inss_ferias$a = rt.amountSpec('inss_ferias', 'money', 100n);
const base_inss_13$a = rt.amountSpec('base_inss_13', 'money', 100n);
const pensao_alimenticia_amount$a = rt.amountSpec('pensao_alimenticia_amount', 'money', 10000n);
const inss$a = rt.amountSpec('inss', 'money', 100n);
const num_dependentes_irrf$a = rt.amountSpec('num_dependentes_irrf', 'number', 1n);
const pensao_alimenticia$a = rt.amountSpec('pensao_alimenticia', 'money', 100n);
const deducoes_legais$a = rt.amountSpec('deducoes_legais', 'money', 100n);
const deducao$a = rt.amountSpec('deducao', 'money', 100n);
const base_irrf$a = rt.amountSpec('base_irrf', 'money', 100n);
const irrf_mensal$rate$a = rt.amountSpec('irrf_mensal.rate', 'rate', 40n);
const irrf_mensal$lower$a = rt.amountSpec('irrf_mensal.lower', 'money', 100n);
const irrf_mensal$fixed$a = rt.amountSpec('irrf_mensal.fixed', 'money', 100n);
const irrf_tabela$a = rt.amountSpec('irrf_tabela', 'money', 100n);
const irrf_reducao$a = rt.amountSpec('irrf_reducao', 'money', 100n);
const deducoes_legais_ferias$a = rt.amountSpec('deducoes_legais_ferias', 'money', 100n);
const deducao_ferias$a = rt.amountSpec('deducao_ferias', 'money', 100n);
const base_irrf_ferias$a = rt.amountSpec('base_irrf_ferias', 'money', 100n);
const irrf_tabela_ferias$a = rt.amountSpec('irrf_tabela_ferias', 'money', 100n);
const irrf_reducao_ferias$a = rt.amountSpec('irrf_reducao_ferias', 'money', 100n);
const inss_13$a = rt.amountSpec('inss_13', 'money', 100n);
const deducoes_legais_13$a = rt.amountSpec('deducoes_legais_13', 'money', 100n);
const deducao_13$a = rt.amountSpec('deducao_13', 'money', 100n);
const base_irrf_13$a = rt.amountSpec('base_irrf_13', 'money', 100n);
const irrf_tabela_13$a = rt.amountSpec('irrf_tabela_13', 'money', 100n);
const irrf_reducao_13$a = rt.amountSpec('irrf_reducao_13', 'money', 100n);
const irrf_apurado$a = rt.amountSpec('irrf_apurado', 'money', 100n);
const irrf_do_mes$a = rt.amountSpec('irrf_do_mes', 'money', 100n);
const irrf_apurado_ferias$a = rt.amountSpec('irrf_apurado_ferias', 'money', 100n);
const irrf_apurado_13$a = rt.amountSpec('irrf_apurado_13', 'money', 100n);
const vale_transporte_amount$a = rt.amountSpec('vale_transporte_amount', 'money', 10000n);
const irrf$a = rt.amountSpec('irrf', 'money', 100n);
const irrf_ferias$a = rt.amountSpec('irrf_ferias', 'money', 100n);
const irrf_13$a = rt.amountSpec('irrf_13', 'money', 100n);
const vale_transporte$a = rt.amountSpec('vale_transporte', 'money', 100n);
const total_percepciones$a = rt.amountSpec('total_percepciones', 'money', 100n);
const total_deducciones$a = rt.amountSpec('total_deducciones', 'money', 100n);
const base_cpp$a = rt.amountSpec('base_cpp', 'money', 100n);
const rat_fap_rate$a = rt.amountSpec('rat_fap_rate', 'rate', 10000000n);
const fgts_mensal$a = rt.amountSpec('fgts_mensal', 'money', 100n);
const fgts_13$a = rt.amountSpec('fgts_13', 'money', 100n);
const encargos$a = rt.amountSpec('encargos', 'rate', 10000000n);
const salario_educacao$a = rt.amountSpec('salario_educacao', 'money', 100n);
const incra$a = rt.amountSpec('incra', 'money', 100n);
const senai$a = rt.amountSpec('senai', 'money', 100n);
const sesi$a = rt.amountSpec('sesi', 'money', 100n);
const sebrae$a = rt.amountSpec('sebrae', 'money', 100n);
const provisao_13$a = rt.amountSpec('provisao_13', 'money', 100n);
const provisao_ferias$a = rt.amountSpec('provisao_ferias', 'money', 100n);
const provisao_terco_ferias$a = rt.amountSpec('provisao_terco_ferias', 'money', 100n);
const provisao_encargos_13$a = rt.amountSpec('provisao_encargos_13', 'money', 100n);
const provisao_encargos_ferias$a = rt.amountSpec('provisao_encargos_ferias', 'money', 100n);
const cpp$a = rt.amountSpec('cpp', 'money', 100n);
const rat_fap$a = rt.amountSpec('rat_fap', 'money', 100n);
const total_terceiros$a = rt.amountSpec('total_terceiros', 'money', 100n);
const fgts$a = rt.amountSpec('fgts', 'money', 100n);
const rendimento_tributavel$a = rt.amountSpec('rendimento_tributavel', 'money', 100n);
const rendimento_tributavel_ferias$a = rt.amountSpec('rendimento_tributavel_ferias', 'money', 100n);
const rendimento_tributavel_13$a = rt.amountSpec('rendimento_tributavel_13', 'money', 100n);
const neto$a = rt.amountSpec('neto', 'money', 100n);
const base_fgts$a = rt.amountSpec('base_fgts', 'money', 100n);
const vale_transporte_patronal$a = rt.amountSpec('vale_transporte_patronal', 'money', 100n);
const total_provisiones$a = rt.amountSpec('total_provisiones', 'money', 100n);
const total_contribuciones_patronales$a = rt.amountSpec('total_contribuciones_patronales', 'money', 100n);

const $figureObjects = rt.byFiguresAndDigits($figures, ($f) => ({
  salario_familia_limite$m: rt.seen('salario_familia_limite', 'money', new rt.Whole($f.salario_familia_limite, 50n)),
  salario_familia_cota$m: rt.seen('salario_familia_cota', 'money', new rt.Whole($f.salario_familia_cota, 50n)),
  irrf_deducao_dependente$m: rt.seen('irrf_deducao_dependente', 'money', new rt.Whole($f.irrf_deducao_dependente, 100n)),
  irrf_desconto_simplificado$m: rt.seen('irrf_desconto_simplificado', 'money', new rt.Whole($f.irrf_desconto_simplificado, 5n)),
  irrf_retencao_minima$m: rt.seen('irrf_retencao_minima', 'money', new rt.Whole($f.irrf_retencao_minima, 1n)),
  aliquota_fgts$t: rt.seen('aliquota_fgts', 'rate', new rt.Whole($f.aliquota_fgts, 25n)),
}));

function $reads1($row: rt.PayslipRow, $s: Float64Array) {
  return {
    monthly_salary: new rt.ReadAmount(monthly_salary$a, $s[1]!),
    salario_contratual: new rt.ReadAmount(salario_contratual$a, $s[13]!),
    period$days: new rt.ReadAmount(period$days$a, $row.days),
    overtime_amount: new rt.ReadAmount(overtime_amount$a, $s[2]!),
    commission_amount: new rt.ReadAmount(commission_amount$a, $s[3]!),
    decimo_terceiro_amount: new rt.ReadAmount(decimo_terceiro_amount$a, $s[4]!),
    ferias_amount: new rt.ReadAmount(ferias_amount$a, $s[5]!),
    horas_extras: new rt.ReadAmount(horas_extras$a, $s[17]!),
    comissoes: new rt.ReadAmount(comissoes$a, $s[19]!),
    ferias: new rt.ReadAmount(ferias$a, $s[23]!),
    aplica_salario_familia: rt.seen('aplica_salario_familia', 'boolean', $s[12]! === 1),
    renda_salario_familia: new rt.ReadAmount(renda_salario_familia$a, $s[27]!),
    cantidad_hijos: new rt.ReadAmount(cantidad_hijos$a, $s[9]!),
    cantidad_hijos_incapacitados: new rt.ReadAmount(cantidad_hijos_incapacitados$a, $s[10]!),
    salario_base: new rt.ReadAmount(salario_base$a, $s[15]!),
    decimo_terceiro: new rt.ReadAmount(decimo_terceiro$a, $s[21]!),
    terco_constitucional_ferias: new rt.ReadAmount(terco_constitucional_ferias$a, $s[25]!),
    salario_familia: new rt.ReadAmount(salario_familia$a, $s[28]!),
    remuneracao_mes: new rt.ReadAmount(remuneracao_mes$a, $s[33]!),
    remuneracao_ferias: new rt.ReadAmount(remuneracao_ferias$a, $s[34]!),
    base_inss: new rt.ReadAmount(base_inss$a, $s[36]!),
    base_inss_ferias: new rt.ReadAmount(base_inss_ferias$a, $s[40]!),
    inss_total: new rt.ReadAmount(inss_total$a, $s[43]!),
    inss_ferias: new rt.ReadAmount(inss_ferias$a, $s[46]!),
  };
}

function $reads2(_row: rt.PayslipRow, $s: Float64Array) {
  return {
    base_inss_13: new rt.ReadAmount(base_inss_13$a, $s[38]!),
    pensao_alimenticia_amount: new rt.ReadAmount(pensao_alimenticia_amount$a, $s[6]!),
    inss: new rt.ReadAmount(inss$a, $s[48]!),
    num_dependentes_irrf: new rt.ReadAmount(num_dependentes_irrf$a, $s[8]!),
    pensao_alimenticia: new rt.ReadAmount(pensao_alimenticia$a, $s[55]!),
    deducoes_legais: new rt.ReadAmount(deducoes_legais$a, $s[57]!),
    deducao: new rt.ReadAmount(deducao$a, $s[61]!),
    base_irrf: new rt.ReadAmount(base_irrf$a, $s[63]!),
    irrf_tabela: new rt.ReadAmount(irrf_tabela$a, $s[67]!),
    irrf_reducao: new rt.ReadAmount(irrf_reducao$a, $s[72]!),
    deducoes_legais_ferias: new rt.ReadAmount(deducoes_legais_ferias$a, $s[79]!),
    deducao_ferias: new rt.ReadAmount(deducao_ferias$a, $s[83]!),
    base_irrf_ferias: new rt.ReadAmount(base_irrf_ferias$a, $s[85]!),
    irrf_tabela_ferias: new rt.ReadAmount(irrf_tabela_ferias$a, $s[89]!),
    irrf_reducao_ferias: new rt.ReadAmount(irrf_reducao_ferias$a, $s[94]!),
    inss_13: new rt.ReadAmount(inss_13$a, $s[51]!),
    deducoes_legais_13: new rt.ReadAmount(deducoes_legais_13$a, $s[101]!),
    deducao_13: new rt.ReadAmount(deducao_13$a, $s[105]!),
    base_irrf_13: new rt.ReadAmount(base_irrf_13$a, $s[107]!),
    irrf_tabela_13: new rt.ReadAmount(irrf_tabela_13$a, $s[111]!),
    irrf_reducao_13: new rt.ReadAmount(irrf_reducao_13$a, $s[116]!),
    irrf_apurado: new rt.ReadAmount(irrf_apurado$a, $s[75]!),
    irrf_do_mes: new rt.ReadAmount(irrf_do_mes$a, $s[122]!),
    irrf_dispensado: rt.seen('irrf_dispensado', 'boolean', $s[124]! === 1),
  };
}

function $reads3(_row: rt.PayslipRow, $s: Float64Array) {
  return {
    irrf_apurado_ferias: new rt.ReadAmount(irrf_apurado_ferias$a, $s[97]!),
    irrf_dispensado_ferias: rt.seen('irrf_dispensado_ferias', 'boolean', $s[128]! === 1),
    irrf_apurado_13: new rt.ReadAmount(irrf_apurado_13$a, $s[119]!),
    vale_transporte_amount: new rt.ReadAmount(vale_transporte_amount$a, $s[7]!),
    irrf: new rt.ReadAmount(irrf$a, $s[125]!),
    irrf_ferias: new rt.ReadAmount(irrf_ferias$a, $s[130]!),
    irrf_13: new rt.ReadAmount(irrf_13$a, $s[133]!),
    vale_transporte: new rt.ReadAmount(vale_transporte$a, $s[135]!),
    total_percepciones: new rt.ReadAmount(total_percepciones$a, $s[32]!),
    total_deducciones: new rt.ReadAmount(total_deducciones$a, $s[139]!),
    base_cpp: new rt.ReadAmount(base_cpp$a, $s[141]!),
    rat_fap_rate: new rt.ReadAmount(rat_fap_rate$a, $s[11]!),
    fgts_mensal: new rt.ReadAmount(fgts_mensal$a, $s[171]!),
    fgts_13: new rt.ReadAmount(fgts_13$a, $s[173]!),
    encargos: new rt.ReadAmount(encargos$a, $s[181]!),
    salario_educacao: new rt.ReadAmount(salario_educacao$a, $s[151]!),
    incra: new rt.ReadAmount(incra$a, $s[155]!),
    senai: new rt.ReadAmount(senai$a, $s[159]!),
    sesi: new rt.ReadAmount(sesi$a, $s[163]!),
    sebrae: new rt.ReadAmount(sebrae$a, $s[167]!),
    provisao_13: new rt.ReadAmount(provisao_13$a, $s[182]!),
    provisao_ferias: new rt.ReadAmount(provisao_ferias$a, $s[186]!),
    provisao_terco_ferias: new rt.ReadAmount(provisao_terco_ferias$a, $s[190]!),
    provisao_encargos_13: new rt.ReadAmount(provisao_encargos_13$a, $s[194]!),
  };
}

function $reads4(_row: rt.PayslipRow, $s: Float64Array) {
  return {
    provisao_encargos_ferias: new rt.ReadAmount(provisao_encargos_ferias$a, $s[198]!),
    cpp: new rt.ReadAmount(cpp$a, $s[143]!),
    rat_fap: new rt.ReadAmount(rat_fap$a, $s[147]!),
    total_terceiros: new rt.ReadAmount(total_terceiros$a, $s[202]!),
    fgts: new rt.ReadAmount(fgts$a, $s[175]!),
    rendimento_tributavel: new rt.ReadAmount(rendimento_tributavel$a, $s[53]!),
    rendimento_tributavel_ferias: new rt.ReadAmount(rendimento_tributavel_ferias$a, $s[77]!),
    rendimento_tributavel_13: new rt.ReadAmount(rendimento_tributavel_13$a, $s[99]!),
    neto: new rt.ReadAmount(neto$a, $s[140]!),
    base_fgts: new rt.ReadAmount(base_fgts$a, $s[142]!),
    vale_transporte_patronal: new rt.ReadAmount(vale_transporte_patronal$a, $s[178]!),
    total_provisiones: new rt.ReadAmount(total_provisiones$a, $s[203]!),
    total_contribuciones_patronales: new rt.ReadAmount(total_contribuciones_patronales$a, $s[204]!),
  };
}

function $steps1($row: rt.PayslipRow, $s: Float64Array, $r1: ReturnType<typeof $reads1>, $r2: ReturnType<typeof $reads2>, $r3: ReturnType<typeof $reads3>, $steps: rt.TraceStep[]): void {
  const $f = rt.known($figures($row.referenceDate));
  const $fo = $figureObjects($row.referenceDate, 0);
  let $inputs: rt.ReadValue[] = [];
  $steps.push({ id: 'salario_contratual', inputs: [$r1.monthly_salary], raw: new rt.Whole($s[14]!, 10000n), final: $r1.salario_contratual });
  $steps.push({ id: 'salario_base', inputs: [$r1.salario_contratual, $r1.period$days], raw: new rt.Whole($s[16]!, 3000n), final: $r1.salario_base });
  $steps.push({ id: 'horas_extras', inputs: [$r1.overtime_amount], raw: new rt.Whole($s[18]!, 10000n), final: $r1.horas_extras });
  $steps.push({ id: 'comissoes', inputs: [$r1.commission_amount], raw: new rt.Whole($s[20]!, 10000n), final: $r1.comissoes });
  $steps.push({ id: 'decimo_terceiro', inputs: [$r1.decimo_terceiro_amount], raw: new rt.Whole($s[22]!, 10000n), final: $r1.decimo_terceiro });
  $steps.push({ id: 'ferias', inputs: [$r1.ferias_amount], raw: new rt.Whole($s[24]!, 10000n), final: $r1.ferias });
  $steps.push({ id: 'terco_constitucional_ferias', inputs: [$r1.ferias_amount], raw: new rt.Whole($s[26]!, 30000n), final: $r1.terco_constitucional_ferias });
  $steps.push({ id: 'renda_salario_familia', inputs: [$r1.salario_contratual, $r1.horas_extras, $r1.comissoes, $r1.ferias], raw: $r1.renda_salario_familia, final: $r1.renda_salario_familia });
  $inputs = [];
  $inputs.push($r1.aplica_salario_familia);
  if ($s[30]! === 1) $inputs.push($r1.renda_salario_familia);
  if ($s[30]! === 1) $inputs.push($fo.salario_familia_limite$m);
  if ($s[31]! === 1) $inputs.push($fo.salario_familia_cota$m);
  if ($s[31]! === 1) $inputs.push($r1.cantidad_hijos);
  if ($s[31]! === 1) $inputs.push($r1.cantidad_hijos_incapacitados);
  if ($s[31]! === 1) $inputs.push($r1.period$days);
  $steps.push({ id: 'salario_familia', inputs: $inputs, raw: new rt.Whole($s[29]!, 1500n), final: $r1.salario_familia });
  $steps.push({ id: 'total_percepciones', inputs: [$r1.salario_base, $r1.horas_extras, $r1.comissoes, $r1.decimo_terceiro, $r1.ferias, $r1.terco_constitucional_ferias, $r1.salario_familia], raw: $r3.total_percepciones, final: $r3.total_percepciones });
  $steps.push({ id: 'remuneracao_mes', inputs: [$r1.salario_base, $r1.horas_extras, $r1.comissoes], raw: $r1.remuneracao_mes, final: $r1.remuneracao_mes });
  $steps.push({ id: 'remuneracao_ferias', inputs: [$r1.ferias, $r1.terco_constitucional_ferias], raw: $r1.remuneracao_ferias, final: $r1.remuneracao_ferias });
  $steps.push({ id: 'base_inss', inputs: [$r1.remuneracao_mes, $r1.remuneracao_ferias, new rt.ReadAmount(upper_limit$inss_tabela$$a, $s[35]!)], raw: $r1.base_inss, final: $r1.base_inss });
  $steps.push({ id: 'base_inss_13', inputs: [$r1.decimo_terceiro, new rt.ReadAmount(upper_limit$inss_tabela$$a, $s[37]!)], raw: $r2.base_inss_13, final: $r2.base_inss_13 });
  $steps.push({ id: 'base_inss_ferias', inputs: [$r1.remuneracao_ferias, new rt.ReadAmount(upper_limit$inss_tabela$$a, $s[39]!)], raw: $r1.base_inss_ferias, final: $r1.base_inss_ferias });
  $inputs = [];
  $inputs.push($r1.base_inss);
  $inputs.push(new rt.ReadAmount(inss_tabela$lower$a, rt.lowerEndOf($f.inss_tabela$rows1, $s[41]!, 1)));
  $inputs.push(new rt.ReadAmount(inss_tabela$rate$a, $f.inss_tabela$rows1.value[$s[41]!]!));
  if ($s[41]! >= 0) $inputs.push(new rt.ReadAmount(inss_tabela$slice_1$a, rt.sliceOf($f.inss_tabela$rows1, 0, $s[42]!, 1)));
  if ($s[41]! >= 1) $inputs.push(new rt.ReadAmount(inss_tabela$slice_2$a, rt.sliceOf($f.inss_tabela$rows1, 1, $s[42]!, 1)));
  if ($s[41]! >= 2) $inputs.push(new rt.ReadAmount(inss_tabela$slice_3$a, rt.sliceOf($f.inss_tabela$rows1, 2, $s[42]!, 1)));
  if ($s[41]! >= 3) $inputs.push(new rt.ReadAmount(inss_tabela$slice_4$a, rt.sliceOf($f.inss_tabela$rows1, 3, $s[42]!, 1)));
  $steps.push({ id: 'inss_total', inputs: $inputs, raw: $r1.inss_total, final: $r1.inss_total });
}

function $steps2($row: rt.PayslipRow, $s: Float64Array, $r1: ReturnType<typeof $reads1>, $r2: ReturnType<typeof $reads2>, $r4: ReturnType<typeof $reads4>, $steps: rt.TraceStep[]): void {
  const $f = rt.known($figures($row.referenceDate));
  const $fo = $figureObjects($row.referenceDate, 0);
  let $inputs: rt.ReadValue[] = [];
  $inputs = [];
  $inputs.push($r1.ferias);
  if ($s[47]! === 1) $inputs.push($r1.base_inss_ferias);
  if ($s[44]! >= 0) $inputs.push(new rt.ReadAmount(inss_tabela$lower$a, rt.lowerEndOf($f.inss_tabela$rows1, $s[44]!, 1)));
  if ($s[44]! >= 0) $inputs.push(new rt.ReadAmount(inss_tabela$rate$a, $f.inss_tabela$rows1.value[$s[44]!]!));
  if ($s[44]! >= 0) $inputs.push(new rt.ReadAmount(inss_tabela$slice_1$a, rt.sliceOf($f.inss_tabela$rows1, 0, $s[45]!, 1)));
  if ($s[44]! >= 1) $inputs.push(new rt.ReadAmount(inss_tabela$slice_2$a, rt.sliceOf($f.inss_tabela$rows1, 1, $s[45]!, 1)));
  if ($s[44]! >= 2) $inputs.push(new rt.ReadAmount(inss_tabela$slice_3$a, rt.sliceOf($f.inss_tabela$rows1, 2, $s[45]!, 1)));
  if ($s[44]! >= 3) $inputs.push(new rt.ReadAmount(inss_tabela$slice_4$a, rt.sliceOf($f.inss_tabela$rows1, 3, $s[45]!, 1)));
  $steps.push({ id: 'inss_ferias', inputs: $inputs, raw: $r1.inss_ferias, final: $r1.inss_ferias });
  $steps.push({ id: 'inss', inputs: [$r1.inss_total, $r1.inss_ferias], raw: $r2.inss, final: $r2.inss });
  $inputs = [];
  $inputs.push($r1.decimo_terceiro);
  if ($s[52]! === 1) $inputs.push($r2.base_inss_13);
  if ($s[49]! >= 0) $inputs.push(new rt.ReadAmount(inss_tabela$lower$a, rt.lowerEndOf($f.inss_tabela$rows1, $s[49]!, 1)));
  if ($s[49]! >= 0) $inputs.push(new rt.ReadAmount(inss_tabela$rate$a, $f.inss_tabela$rows1.value[$s[49]!]!));
  if ($s[49]! >= 0) $inputs.push(new rt.ReadAmount(inss_tabela$slice_1$a, rt.sliceOf($f.inss_tabela$rows1, 0, $s[50]!, 1)));
  if ($s[49]! >= 1) $inputs.push(new rt.ReadAmount(inss_tabela$slice_2$a, rt.sliceOf($f.inss_tabela$rows1, 1, $s[50]!, 1)));
  if ($s[49]! >= 2) $inputs.push(new rt.ReadAmount(inss_tabela$slice_3$a, rt.sliceOf($f.inss_tabela$rows1, 2, $s[50]!, 1)));
  if ($s[49]! >= 3) $inputs.push(new rt.ReadAmount(inss_tabela$slice_4$a, rt.sliceOf($f.inss_tabela$rows1, 3, $s[50]!, 1)));
  $steps.push({ id: 'inss_13', inputs: $inputs, raw: $r2.inss_13, final: $r2.inss_13 });
  if ($s[54]! === 1) {
    $steps.push({ id: 'rendimento_tributavel', inputs: [$r1.remuneracao_mes], raw: $r4.rendimento_tributavel, final: $r4.rendimento_tributavel });
  }
  $steps.push({ id: 'pensao_alimenticia', inputs: [$r2.pensao_alimenticia_amount], raw: new rt.Whole($s[56]!, 10000n), final: $r2.pensao_alimenticia });
  if ($s[58]! === 1) {
    $steps.push({ id: 'deducoes_legais', inputs: [$r2.inss, $fo.irrf_deducao_dependente$m, $r2.num_dependentes_irrf, $r2.pensao_alimenticia], raw: $r2.deducoes_legais, final: $r2.deducoes_legais });
  }
  if ($s[60]! === 1) {
    $steps.push({ id: 'irrf_metodo', inputs: [$fo.irrf_desconto_simplificado$m, $r2.deducoes_legais], raw: $s[59]! === 1, final: $s[59]! === 1 });
  }
  if ($s[62]! === 1) {
    $steps.push({ id: 'deducao', inputs: [$r2.deducoes_legais, $fo.irrf_desconto_simplificado$m], raw: $r2.deducao, final: $r2.deducao });
  }
  if ($s[64]! === 1) {
    $steps.push({ id: 'base_irrf', inputs: [$r1.remuneracao_mes, $r2.deducao], raw: $r2.base_irrf, final: $r2.base_irrf });
  }
  if ($s[69]! === 1) {
    $steps.push({ id: 'irrf_tabela', inputs: $s[65]! >= 0 ? [$r2.base_irrf, new rt.ReadAmount(irrf_mensal$lower$a, rt.lowerEndOf($f.irrf_mensal$rows1, $s[65]!, 1)), new rt.ReadAmount(irrf_mensal$rate$a, $f.irrf_mensal$rows1.value[$s[65]!]!), new rt.ReadAmount(irrf_mensal$fixed$a, $f.irrf_mensal$rows1.fixed[$s[65]!]!)] : [$r2.base_irrf], raw: new rt.Whole($s[68]!, 4000n), final: $r2.irrf_tabela });
  }
  if ($s[74]! === 1) {
    $inputs = [];
    $inputs.push($r1.remuneracao_mes);
    if ($s[70]! === 1) $inputs.push($r2.irrf_tabela);
    if (!($s[70]! === 1) && $s[70]! === 0 && $s[71]! === 1) $inputs.push($r2.irrf_tabela);
    $steps.push({ id: 'irrf_reducao', inputs: $inputs, raw: new rt.Whole($s[73]!, 20000000n), final: $r2.irrf_reducao });
  }
  if ($s[76]! === 1) {
    $steps.push({ id: 'irrf_apurado', inputs: [$r2.irrf_tabela, $r2.irrf_reducao], raw: $r2.irrf_apurado, final: $r2.irrf_apurado });
  }
  if ($s[78]! === 1) {
    $steps.push({ id: 'rendimento_tributavel_ferias', inputs: [$r1.remuneracao_ferias], raw: $r4.rendimento_tributavel_ferias, final: $r4.rendimento_tributavel_ferias });
  }
  if ($s[80]! === 1) {
    $steps.push({ id: 'deducoes_legais_ferias', inputs: [$r1.inss_ferias, $fo.irrf_deducao_dependente$m, $r2.num_dependentes_irrf], raw: $r2.deducoes_legais_ferias, final: $r2.deducoes_legais_ferias });
  }
  if ($s[82]! === 1) {
    $steps.push({ id: 'irrf_metodo_ferias', inputs: [$fo.irrf_desconto_simplificado$m, $r2.deducoes_legais_ferias], raw: $s[81]! === 1, final: $s[81]! === 1 });
  }
  if ($s[84]! === 1) {
    $steps.push({ id: 'deducao_ferias', inputs: [$r2.deducoes_legais_ferias, $fo.irrf_desconto_simplificado$m], raw: $r2.deducao_ferias, final: $r2.deducao_ferias });
  }
}

function $steps3($row: rt.PayslipRow, $s: Float64Array, $r1: ReturnType<typeof $reads1>, $r2: ReturnType<typeof $reads2>, $r3: ReturnType<typeof $reads3>, $r4: ReturnType<typeof $reads4>, $steps: rt.TraceStep[]): void {
  const $f = rt.known($figures($row.referenceDate));
  const $fo = $figureObjects($row.referenceDate, 0);
  let $inputs: rt.ReadValue[] = [];
  if ($s[86]! === 1) {
    $steps.push({ id: 'base_irrf_ferias', inputs: [$r1.remuneracao_ferias, $r2.deducao_ferias], raw: $r2.base_irrf_ferias, final: $r2.base_irrf_ferias });
  }
  if ($s[91]! === 1) {
    $steps.push({ id: 'irrf_tabela_ferias', inputs: $s[87]! >= 0 ? [$r2.base_irrf_ferias, new rt.ReadAmount(irrf_mensal$lower$a, rt.lowerEndOf($f.irrf_mensal$rows1, $s[87]!, 1)), new rt.ReadAmount(irrf_mensal$rate$a, $f.irrf_mensal$rows1.value[$s[87]!]!), new rt.ReadAmount(irrf_mensal$fixed$a, $f.irrf_mensal$rows1.fixed[$s[87]!]!)] : [$r2.base_irrf_ferias], raw: new rt.Whole($s[90]!, 4000n), final: $r2.irrf_tabela_ferias });
  }
  if ($s[96]! === 1) {
    $inputs = [];
    $inputs.push($r1.remuneracao_ferias);
    if ($s[92]! === 1) $inputs.push($r2.irrf_tabela_ferias);
    if (!($s[92]! === 1) && $s[92]! === 0 && $s[93]! === 1) $inputs.push($r2.irrf_tabela_ferias);
    $steps.push({ id: 'irrf_reducao_ferias', inputs: $inputs, raw: new rt.Whole($s[95]!, 20000000n), final: $r2.irrf_reducao_ferias });
  }
  if ($s[98]! === 1) {
    $steps.push({ id: 'irrf_apurado_ferias', inputs: [$r2.irrf_tabela_ferias, $r2.irrf_reducao_ferias], raw: $r3.irrf_apurado_ferias, final: $r3.irrf_apurado_ferias });
  }
  if ($s[100]! === 1) {
    $steps.push({ id: 'rendimento_tributavel_13', inputs: [$r1.decimo_terceiro], raw: $r4.rendimento_tributavel_13, final: $r4.rendimento_tributavel_13 });
  }
  if ($s[102]! === 1) {
    $steps.push({ id: 'deducoes_legais_13', inputs: [$r2.inss_13, $fo.irrf_deducao_dependente$m, $r2.num_dependentes_irrf], raw: $r2.deducoes_legais_13, final: $r2.deducoes_legais_13 });
  }
  if ($s[104]! === 1) {
    $steps.push({ id: 'irrf_metodo_13', inputs: [$fo.irrf_desconto_simplificado$m, $r2.deducoes_legais_13], raw: $s[103]! === 1, final: $s[103]! === 1 });
  }
  if ($s[106]! === 1) {
    $steps.push({ id: 'deducao_13', inputs: [$r2.deducoes_legais_13, $fo.irrf_desconto_simplificado$m], raw: $r2.deducao_13, final: $r2.deducao_13 });
  }
  if ($s[108]! === 1) {
    $steps.push({ id: 'base_irrf_13', inputs: [$r1.decimo_terceiro, $r2.deducao_13], raw: $r2.base_irrf_13, final: $r2.base_irrf_13 });
  }
  if ($s[113]! === 1) {
    $steps.push({ id: 'irrf_tabela_13', inputs: $s[109]! >= 0 ? [$r2.base_irrf_13, new rt.ReadAmount(irrf_mensal$lower$a, rt.lowerEndOf($f.irrf_mensal$rows1, $s[109]!, 1)), new rt.ReadAmount(irrf_mensal$rate$a, $f.irrf_mensal$rows1.value[$s[109]!]!), new rt.ReadAmount(irrf_mensal$fixed$a, $f.irrf_mensal$rows1.fixed[$s[109]!]!)] : [$r2.base_irrf_13], raw: new rt.Whole($s[112]!, 4000n), final: $r2.irrf_tabela_13 });
  }
  if ($s[118]! === 1) {
    $inputs = [];
    $inputs.push($r1.decimo_terceiro);
    if ($s[114]! === 1) $inputs.push($r2.irrf_tabela_13);
    if (!($s[114]! === 1) && $s[114]! === 0 && $s[115]! === 1) $inputs.push($r2.irrf_tabela_13);
    $steps.push({ id: 'irrf_reducao_13', inputs: $inputs, raw: new rt.Whole($s[117]!, 20000000n), final: $r2.irrf_reducao_13 });
  }
  if ($s[120]! === 1) {
    $steps.push({ id: 'irrf_apurado_13', inputs: [$r2.irrf_tabela_13, $r2.irrf_reducao_13], raw: $r3.irrf_apurado_13, final: $r3.irrf_apurado_13 });
  }
  $steps.push({ id: 'irrf_do_mes', inputs: $s[121]! === 1 ? [$r1.remuneracao_mes, $r2.irrf_apurado] : [$r1.remuneracao_mes], raw: $r2.irrf_do_mes, final: $r2.irrf_do_mes });
  $steps.push({ id: 'irrf_dispensado', inputs: $s[123]! === 1 ? [$r2.irrf_do_mes, $fo.irrf_retencao_minima$m] : [$r2.irrf_do_mes], raw: $s[124]! === 1, final: $s[124]! === 1 });
  $steps.push({ id: 'irrf', inputs: $s[126]! === 1 ? [$r2.irrf_dispensado, $r2.irrf_do_mes] : [$r2.irrf_dispensado], raw: $r3.irrf, final: $r3.irrf });
  if ($s[129]! === 1) {
    $steps.push({ id: 'irrf_dispensado_ferias', inputs: $s[127]! === 1 ? [$r3.irrf_apurado_ferias, $fo.irrf_retencao_minima$m] : [$r3.irrf_apurado_ferias], raw: $s[128]! === 1, final: $s[128]! === 1 });
  }
}

function $steps4($row: rt.PayslipRow, $s: Float64Array, $r1: ReturnType<typeof $reads1>, $r2: ReturnType<typeof $reads2>, $r3: ReturnType<typeof $reads3>, $r4: ReturnType<typeof $reads4>, $steps: rt.TraceStep[]): void {
  const $fo = $figureObjects($row.referenceDate, 0);
  if ($s[132]! === 1) {
    $steps.push({ id: 'irrf_ferias', inputs: $s[131]! === 1 ? [$r3.irrf_dispensado_ferias, $r3.irrf_apurado_ferias] : [$r3.irrf_dispensado_ferias], raw: $r3.irrf_ferias, final: $r3.irrf_ferias });
  }
  $steps.push({ id: 'irrf_13', inputs: $s[134]! === 1 ? [$r1.decimo_terceiro, $r3.irrf_apurado_13] : [$r1.decimo_terceiro], raw: $r3.irrf_13, final: $r3.irrf_13 });
  $steps.push({ id: 'vale_transporte', inputs: $s[137]! === 1 ? [$r3.vale_transporte_amount, $r1.salario_base] : [$r3.vale_transporte_amount], raw: new rt.Whole($s[136]!, 10000n), final: $r3.vale_transporte });
  $steps.push({ id: 'total_deducciones', inputs: $s[138]! === 1 ? [$r2.inss, $r1.inss_ferias, $r2.inss_13, $r3.irrf, $r1.ferias, $r3.irrf_ferias, $r3.irrf_13, $r3.vale_transporte, $r2.pensao_alimenticia] : [$r2.inss, $r1.inss_ferias, $r2.inss_13, $r3.irrf, $r1.ferias, $r3.irrf_13, $r3.vale_transporte, $r2.pensao_alimenticia], raw: $r3.total_deducciones, final: $r3.total_deducciones });
  $steps.push({ id: 'neto', inputs: [$r3.total_percepciones, $r3.total_deducciones], raw: $r4.neto, final: $r4.neto });
  $steps.push({ id: 'base_cpp', inputs: [$r1.salario_base, $r1.horas_extras, $r1.comissoes, $r1.decimo_terceiro, $r1.ferias, $r1.terco_constitucional_ferias], raw: $r3.base_cpp, final: $r3.base_cpp });
  $steps.push({ id: 'base_fgts', inputs: [$r1.salario_base, $r1.horas_extras, $r1.comissoes, $r1.decimo_terceiro, $r1.ferias, $r1.terco_constitucional_ferias], raw: $r4.base_fgts, final: $r4.base_fgts });
  $steps.push({ id: 'cpp', inputs: [$r3.base_cpp], raw: new rt.Whole($s[144]!, 500n), final: $r4.cpp });
  $steps.push({ id: 'rat_fap', inputs: [$r3.base_cpp, $r3.rat_fap_rate], raw: new rt.Whole($s[148]!, 1000000000n), final: $r4.rat_fap });
  $steps.push({ id: 'salario_educacao', inputs: [$r3.base_cpp], raw: new rt.Whole($s[152]!, 4000n), final: $r3.salario_educacao });
  $steps.push({ id: 'incra', inputs: [$r3.base_cpp], raw: new rt.Whole($s[156]!, 50000n), final: $r3.incra });
  $steps.push({ id: 'senai', inputs: [$r3.base_cpp], raw: new rt.Whole($s[160]!, 10000n), final: $r3.senai });
  $steps.push({ id: 'sesi', inputs: [$r3.base_cpp], raw: new rt.Whole($s[164]!, 20000n), final: $r3.sesi });
  $steps.push({ id: 'sebrae', inputs: [$r3.base_cpp], raw: new rt.Whole($s[168]!, 50000n), final: $r3.sebrae });
  $steps.push({ id: 'fgts_mensal', inputs: [$fo.aliquota_fgts$t, $r1.remuneracao_mes, $r1.remuneracao_ferias], raw: new rt.Whole($s[172]!, 2500n), final: $r3.fgts_mensal });
  $steps.push({ id: 'fgts_13', inputs: [$fo.aliquota_fgts$t, $r1.decimo_terceiro], raw: new rt.Whole($s[174]!, 2500n), final: $r3.fgts_13 });
}

function $steps5($row: rt.PayslipRow, $s: Float64Array, $r1: ReturnType<typeof $reads1>, $r3: ReturnType<typeof $reads3>, $r4: ReturnType<typeof $reads4>, $steps: rt.TraceStep[]): void {
  const $fo = $figureObjects($row.referenceDate, 0);
  $steps.push({ id: 'fgts', inputs: [$r3.fgts_mensal, $r3.fgts_13], raw: $r4.fgts, final: $r4.fgts });
  $steps.push({ id: 'vale_transporte_patronal', inputs: $s[180]! === 1 ? [$r3.vale_transporte_amount, $r3.vale_transporte] : [$r3.vale_transporte_amount], raw: new rt.Whole($s[179]!, 10000n), final: $r4.vale_transporte_patronal });
  $steps.push({ id: 'encargos', inputs: [$r3.rat_fap_rate, $fo.aliquota_fgts$t], raw: $r3.encargos, final: $r3.encargos });
  $steps.push({ id: 'provisao_13', inputs: [$r1.remuneracao_mes], raw: new rt.Whole($s[183]!, 1200n), final: $r3.provisao_13 });
  $steps.push({ id: 'provisao_ferias', inputs: [$r1.remuneracao_mes], raw: new rt.Whole($s[187]!, 1200n), final: $r3.provisao_ferias });
  $steps.push({ id: 'provisao_terco_ferias', inputs: [$r1.remuneracao_mes], raw: new rt.Whole($s[191]!, 3600n), final: $r3.provisao_terco_ferias });
  $steps.push({ id: 'provisao_encargos_13', inputs: [$r1.remuneracao_mes, $r3.encargos], raw: new rt.Whole($s[195]!, 12000000000n), final: $r3.provisao_encargos_13 });
  $steps.push({ id: 'provisao_encargos_ferias', inputs: [$r1.remuneracao_mes, $r3.encargos], raw: new rt.Whole($s[199]!, 9000000000n), final: $r4.provisao_encargos_ferias });
  $steps.push({ id: 'total_terceiros', inputs: [$r3.salario_educacao, $r3.incra, $r3.senai, $r3.sesi, $r3.sebrae], raw: $r4.total_terceiros, final: $r4.total_terceiros });
  $steps.push({ id: 'total_provisiones', inputs: [$r3.provisao_13, $r3.provisao_ferias, $r3.provisao_terco_ferias, $r3.provisao_encargos_13, $r4.provisao_encargos_ferias], raw: $r4.total_provisiones, final: $r4.total_provisiones });
  $steps.push({ id: 'total_contribuciones_patronales', inputs: [$r4.cpp, $r4.rat_fap, $r4.total_terceiros, $r4.fgts], raw: $r4.total_contribuciones_patronales, final: $r4.total_contribuciones_patronales });
}

function traceSteps($row: rt.PayslipRow, $s: Float64Array): readonly rt.TraceStep[] {
  const $r1 = $reads1($row, $s);
  const $r2 = $reads2($row, $s);
  const $r3 = $reads3($row, $s);
  const $r4 = $reads4($row, $s);
  const $steps: rt.TraceStep[] = [];
  $steps1($row, $s, $r1, $r2, $r3, $steps);
  $steps2($row, $s, $r1, $r2, $r4, $steps);
  $steps3($row, $s, $r1, $r2, $r3, $r4, $steps);
  $steps4($row, $s, $r1, $r2, $r3, $r4, $steps);
  $steps5($row, $s, $r1, $r3, $r4, $steps);
  return $steps;
}

const $applied = [
  new rt.BracketRows('inss_tabela', 'marginal', { limitScale: 100n, valueScale: 200n, scalesValue: false }),
  new rt.BracketRows('inss_tabela', 'marginal', { limitScale: 100n, valueScale: 200n, scalesValue: false }),
  new rt.BracketRows('inss_tabela', 'marginal', { limitScale: 100n, valueScale: 200n, scalesValue: false }),
  new rt.BracketRows('irrf_mensal', 'rebate', { limitScale: 100n, valueScale: 40n, scalesValue: false }),
  new rt.BracketRows('irrf_mensal', 'rebate', { limitScale: 100n, valueScale: 40n, scalesValue: false }),
  new rt.BracketRows('irrf_mensal', 'rebate', { limitScale: 100n, valueScale: 40n, scalesValue: false }),
];

const $rates = [
  new rt.RateText(5n),
  new rt.RateText(10000000n),
  new rt.RateText(40n),
  new rt.RateText(500n),
  new rt.RateText(100n),
  new rt.RateText(200n),
  new rt.RateText(500n),
  new rt.RateText(25n),
  new rt.RateText(12n),
  new rt.RateText(12n),
  new rt.RateText(36n),
  new rt.RateText(120000000n),
  new rt.RateText(90000000n),
];

const lines: rt.PlainLines = {
  summary: {
    gross_salary: 212,
    total_perceptions: 32,
    total_deductions: 139,
    net_salary: 140,
    employer_contributions_total: 213,
    employer_total_cost: 214,
  },
  tables: [207, 208, 209, 210, 211],
  total: ($s) => {
    $s[207] = rt.sumIn($s, [143, 147]);
    $s[208] = rt.sumIn($s, [151, 155, 159, 163, 167]);
    $s[209] = rt.sumIn($s, [175]);
    $s[210] = rt.sumIn($s, [178]);
    $s[211] = rt.sumIn($s, [182, 186, 190, 194, 198]);
    $s[212] = rt.sumIn($s, [15, 17, 19, 21, 23, 25, 28]);
    $s[213] = rt.sumIn($s, [143, 147, 151, 155, 159, 163, 167, 175, 178, 182, 186, 190, 194, 198]);
    $s[214] = rt.safe($s[212]! + $s[213]!);
    return rt.areCents($s, [207, 208, 209, 210, 211, 212, 213, 214]);
  },
  perceptions: ($s, $to) => {
    $to.line(1, $s[15]!);
    if ($s[17]! !== 0) $to.line(2, $s[17]!);
    if ($s[19]! !== 0) $to.line(3, $s[19]!);
    if ($s[21]! !== 0) $to.line(4, $s[21]!);
    if ($s[23]! !== 0) $to.line(5, $s[23]!);
    if ($s[25]! !== 0) $to.line(6, $s[25]!);
    if ($s[28]! !== 0) $to.line(8, $s[28]!);
  },
  deductions: ($s, $to, $row) => {
    const $f = rt.known($figures($row.referenceDate));
    $to.line(17, $s[48]!);
    if (!$applied[0]!.write($to, $f.inss_tabela$rows1, $s[41]!, 1, $s[42]!)) $to.noRow();
    $to.endLine(17);
    if (($s[46]! !== 0 || $s[47]! === 1)) {
      $to.line(16, $s[46]!);
      if (!$applied[1]!.write($to, $f.inss_tabela$rows1, $s[44]!, 1, $s[45]!)) $to.noRow();
      $to.endLine(16);
    }
    if (($s[51]! !== 0 || $s[52]! === 1)) {
      $to.line(18, $s[51]!);
      if (!$applied[2]!.write($to, $f.inss_tabela$rows1, $s[49]!, 1, $s[50]!)) $to.noRow();
      $to.endLine(18);
    }
    $to.line(46, $s[125]!);
    if (!$applied[3]!.write($to, $f.irrf_mensal$rows1, $s[65]!, 1, $s[66]!)) $to.noRow();
    $to.endLine(46);
    if ($s[132]! === 1) {
      $to.line(48, $s[130]!);
      if (!$applied[4]!.write($to, $f.irrf_mensal$rows1, $s[87]!, 1, $s[88]!)) $to.noRow();
      $to.endLine(48);
    }
    if (($s[133]! !== 0 || $s[134]! === 1)) {
      $to.line(49, $s[133]!);
      if (!$applied[5]!.write($to, $f.irrf_mensal$rows1, $s[109]!, 1, $s[110]!)) $to.noRow();
      $to.endLine(49);
    }
    if (($s[135]! !== 0 || $s[137]! === 1)) $to.line(50, $s[135]!);
    if ($s[55]! !== 0) $to.line(20, $s[55]!);
  },
  taxable_bases: ($s, $to) => {
    $to.line(12, $s[36]!);
    if ($s[38]! !== 0) $to.line(13, $s[38]!);
    if ($s[64]! === 1) $to.line(24, $s[63]!);
    if ($s[86]! === 1) $to.line(32, $s[85]!);
    if ($s[108]! === 1) $to.line(40, $s[107]!);
    $to.line(53, $s[141]!);
    $to.line(54, $s[142]!);
  },
  employer_contributions: ($s, $to) => {
    // Previdencia patronal (INSS)
    $to.table(0, $s[207]!);
    $to.component(55, $s[145]!, $rates[0]!.of($s[146]!), $s[143]!);
    $to.component(56, $s[149]!, $rates[1]!.of($s[150]!), $s[147]!);
    $to.endTable(0, $s[207]!);
    // Terceros (Sistema S)
    $to.table(1, $s[208]!);
    $to.component(57, $s[153]!, $rates[2]!.of($s[154]!), $s[151]!);
    $to.component(58, $s[157]!, $rates[3]!.of($s[158]!), $s[155]!);
    $to.component(59, $s[161]!, $rates[4]!.of($s[162]!), $s[159]!);
    $to.component(60, $s[165]!, $rates[5]!.of($s[166]!), $s[163]!);
    $to.component(61, $s[169]!, $rates[6]!.of($s[170]!), $s[167]!);
    $to.endTable(1, $s[208]!);
    // FGTS
    $to.table(2, $s[209]!);
    $to.component(64, $s[176]!, $rates[7]!.of($s[177]!), $s[175]!);
    $to.endTable(2, $s[209]!);
    // Beneficios
    if ((($s[178]! !== 0 || $s[180]! === 1))) {
      $to.table(3, $s[210]!);
      if (($s[178]! !== 0 || $s[180]! === 1)) $to.component(65, 0, '0', $s[178]!);
      $to.endTable(3, $s[210]!);
    }
    // Provisiones (no es pago)
    $to.table(4, $s[211]!);
    $to.component(67, $s[184]!, $rates[8]!.of($s[185]!), $s[182]!);
    $to.component(68, $s[188]!, $rates[9]!.of($s[189]!), $s[186]!);
    $to.component(69, $s[192]!, $rates[10]!.of($s[193]!), $s[190]!);
    $to.component(70, $s[196]!, $rates[11]!.of($s[197]!), $s[194]!);
    $to.component(71, $s[200]!, $rates[12]!.of($s[201]!), $s[198]!);
    $to.endTable(4, $s[211]!);
  },
};

const plain: rt.PlainRules = {
  size: 215,
  scales: [10000n, 10000n, 10000n, 10000n, 10000n, 10000n, 10000n, 10000n, 1n, 1n, 1n, 10000000n, 1n],
  rounding: rounding$1,
  steps: [
    { present: -1, called: -1, final: { slot: 13, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 15, scale: 100n, over: -1 }, base: null, rate: null, cents: 15, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 17, scale: 100n, over: -1 }, base: null, rate: null, cents: 17, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 19, scale: 100n, over: -1 }, base: null, rate: null, cents: 19, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 21, scale: 100n, over: -1 }, base: null, rate: null, cents: 21, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 23, scale: 100n, over: -1 }, base: null, rate: null, cents: 23, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 25, scale: 100n, over: -1 }, base: null, rate: null, cents: 25, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 27, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: 31, final: { slot: 28, scale: 100n, over: -1 }, base: null, rate: null, cents: 28, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 32, scale: 100n, over: -1 }, base: null, rate: null, cents: 32, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 33, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 34, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 36, scale: 100n, over: -1 }, base: null, rate: null, cents: 36, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 38, scale: 100n, over: -1 }, base: null, rate: null, cents: 38, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 40, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 43, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: 47, final: { slot: 46, scale: 100n, over: -1 }, base: null, rate: null, cents: 46, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 48, scale: 100n, over: -1 }, base: null, rate: null, cents: 48, baseCents: -1 },
    { present: -1, called: 52, final: { slot: 51, scale: 100n, over: -1 }, base: null, rate: null, cents: 51, baseCents: -1 },
    { present: 54, called: -1, final: { slot: 53, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 55, scale: 100n, over: -1 }, base: null, rate: null, cents: 55, baseCents: -1 },
    { present: 58, called: -1, final: { slot: 57, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 60, called: -1, final: { slot: 59, scale: 1n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 62, called: -1, final: { slot: 61, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 64, called: -1, final: { slot: 63, scale: 100n, over: -1 }, base: null, rate: null, cents: 63, baseCents: -1 },
    { present: 69, called: -1, final: { slot: 67, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 74, called: -1, final: { slot: 72, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 76, called: -1, final: { slot: 75, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 78, called: -1, final: { slot: 77, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 80, called: -1, final: { slot: 79, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 82, called: -1, final: { slot: 81, scale: 1n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 84, called: -1, final: { slot: 83, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 86, called: -1, final: { slot: 85, scale: 100n, over: -1 }, base: null, rate: null, cents: 85, baseCents: -1 },
    { present: 91, called: -1, final: { slot: 89, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 96, called: -1, final: { slot: 94, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 98, called: -1, final: { slot: 97, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 100, called: -1, final: { slot: 99, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 102, called: -1, final: { slot: 101, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 104, called: -1, final: { slot: 103, scale: 1n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 106, called: -1, final: { slot: 105, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 108, called: -1, final: { slot: 107, scale: 100n, over: -1 }, base: null, rate: null, cents: 107, baseCents: -1 },
    { present: 113, called: -1, final: { slot: 111, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 118, called: -1, final: { slot: 116, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 120, called: -1, final: { slot: 119, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 122, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 124, scale: 1n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: 126, final: { slot: 125, scale: 100n, over: -1 }, base: null, rate: null, cents: 125, baseCents: -1 },
    { present: 129, called: -1, final: { slot: 128, scale: 1n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: 132, called: 131, final: { slot: 130, scale: 100n, over: -1 }, base: null, rate: null, cents: 130, baseCents: -1 },
    { present: -1, called: 134, final: { slot: 133, scale: 100n, over: -1 }, base: null, rate: null, cents: 133, baseCents: -1 },
    { present: -1, called: 137, final: { slot: 135, scale: 100n, over: -1 }, base: null, rate: null, cents: 135, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 139, scale: 100n, over: -1 }, base: null, rate: null, cents: 139, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 140, scale: 100n, over: -1 }, base: null, rate: null, cents: 140, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 141, scale: 100n, over: -1 }, base: null, rate: null, cents: 141, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 142, scale: 100n, over: -1 }, base: null, rate: null, cents: 142, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 143, scale: 100n, over: -1 }, base: { slot: 145, scale: 100n, over: -1 }, rate: { slot: 146, scale: 5n, over: -1 }, cents: 143, baseCents: 145 },
    { present: -1, called: -1, final: { slot: 147, scale: 100n, over: -1 }, base: { slot: 149, scale: 100n, over: -1 }, rate: { slot: 150, scale: 10000000n, over: -1 }, cents: 147, baseCents: 149 },
    { present: -1, called: -1, final: { slot: 151, scale: 100n, over: -1 }, base: { slot: 153, scale: 100n, over: -1 }, rate: { slot: 154, scale: 40n, over: -1 }, cents: 151, baseCents: 153 },
    { present: -1, called: -1, final: { slot: 155, scale: 100n, over: -1 }, base: { slot: 157, scale: 100n, over: -1 }, rate: { slot: 158, scale: 500n, over: -1 }, cents: 155, baseCents: 157 },
    { present: -1, called: -1, final: { slot: 159, scale: 100n, over: -1 }, base: { slot: 161, scale: 100n, over: -1 }, rate: { slot: 162, scale: 100n, over: -1 }, cents: 159, baseCents: 161 },
    { present: -1, called: -1, final: { slot: 163, scale: 100n, over: -1 }, base: { slot: 165, scale: 100n, over: -1 }, rate: { slot: 166, scale: 200n, over: -1 }, cents: 163, baseCents: 165 },
    { present: -1, called: -1, final: { slot: 167, scale: 100n, over: -1 }, base: { slot: 169, scale: 100n, over: -1 }, rate: { slot: 170, scale: 500n, over: -1 }, cents: 167, baseCents: 169 },
    { present: -1, called: -1, final: { slot: 171, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 173, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 175, scale: 100n, over: -1 }, base: { slot: 176, scale: 100n, over: -1 }, rate: { slot: 177, scale: 25n, over: -1 }, cents: 175, baseCents: 176 },
    { present: -1, called: 180, final: { slot: 178, scale: 100n, over: -1 }, base: null, rate: null, cents: 178, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 181, scale: 10000000n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 182, scale: 100n, over: -1 }, base: { slot: 184, scale: 100n, over: -1 }, rate: { slot: 185, scale: 12n, over: -1 }, cents: 182, baseCents: 184 },
    { present: -1, called: -1, final: { slot: 186, scale: 100n, over: -1 }, base: { slot: 188, scale: 100n, over: -1 }, rate: { slot: 189, scale: 12n, over: -1 }, cents: 186, baseCents: 188 },
    { present: -1, called: -1, final: { slot: 190, scale: 100n, over: -1 }, base: { slot: 192, scale: 100n, over: -1 }, rate: { slot: 193, scale: 36n, over: -1 }, cents: 190, baseCents: 192 },
    { present: -1, called: -1, final: { slot: 194, scale: 100n, over: -1 }, base: { slot: 196, scale: 100n, over: -1 }, rate: { slot: 197, scale: 120000000n, over: -1 }, cents: 194, baseCents: 196 },
    { present: -1, called: -1, final: { slot: 198, scale: 100n, over: -1 }, base: { slot: 200, scale: 100n, over: -1 }, rate: { slot: 201, scale: 90000000n, over: -1 }, cents: 198, baseCents: 200 },
    { present: -1, called: -1, final: { slot: 202, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 203, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
    { present: -1, called: -1, final: { slot: 204, scale: 100n, over: -1 }, base: null, rate: null, cents: -1, baseCents: -1 },
  ],
  brackets: {
    inss_total: ($row, $s) => {
      const $f = rt.known($figures($row.referenceDate));
      return $applied[0]!.applied($f.inss_tabela$rows1, $s[41]!, 1, $s[42]!);
    },
    inss_ferias: ($row, $s) => {
      const $f = rt.known($figures($row.referenceDate));
      return $applied[1]!.applied($f.inss_tabela$rows1, $s[44]!, 1, $s[45]!);
    },
    inss_13: ($row, $s) => {
      const $f = rt.known($figures($row.referenceDate));
      return $applied[2]!.applied($f.inss_tabela$rows1, $s[49]!, 1, $s[50]!);
    },
    irrf_tabela: ($row, $s) => {
      const $f = rt.known($figures($row.referenceDate));
      return $applied[3]!.applied($f.irrf_mensal$rows1, $s[65]!, 1, $s[66]!);
    },
    irrf_tabela_ferias: ($row, $s) => {
      const $f = rt.known($figures($row.referenceDate));
      return $applied[4]!.applied($f.irrf_mensal$rows1, $s[87]!, 1, $s[88]!);
    },
    irrf_tabela_13: ($row, $s) => {
      const $f = rt.known($figures($row.referenceDate));
      return $applied[5]!.applied($f.irrf_mensal$rows1, $s[109]!, 1, $s[110]!);
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
