// BR.clt 2023.1: Empleado CLT (folha mensal)
// Emitted from rules/br/clt/2023-05-01.pay by payroll compile 0.1.0. Do not edit.
// file    sha256:d3e49f20d3cdcc3e09c6ac14e67869562b2c98c8b4a320d870208bfcd27093d9
// meaning sha256:1d9c2f65e24cba55d86774f375bac5d5fcbc77ebb92e595b19a16c13628e6722
import * as rt from '../../../../compiler/runtime/index.ts';

const n_0_01 = rt.decimal('0.01');
const n_30 = rt.decimal('30');
const n_3 = rt.decimal('3');
const n_0_06 = rt.decimal('0.06');
const n_0_2 = rt.decimal('0.2');
const n_0_025 = rt.decimal('0.025');
const n_0_002 = rt.decimal('0.002');
const n_0_015 = rt.decimal('0.015');
const n_0_006 = rt.decimal('0.006');
const n_0_08 = rt.decimal('0.08');
const n_0_058 = rt.decimal('0.058');
const n_12 = rt.decimal('12');
const n_36 = rt.decimal('36');
const n_9 = rt.decimal('9');
const n_0_99 = rt.decimal('0.99');
const n_1_01 = rt.decimal('1.01');
const n_0_02 = rt.decimal('0.02');
const n_1000000 = rt.decimal('1000000');
const n_1000000000000 = rt.decimal('1000000000000');
const n_20 = rt.decimal('20');
const n_0_005 = rt.decimal('0.005');
const rounding$1: rt.Rounding = { mode: 'half_up', rungs: [{ quantum: n_0_01, above: null }] };
const rounding$2: rt.Rounding = { mode: 'down', rungs: [{ quantum: n_0_01, above: null }] };

// Salario mínimo
const SALARIO_MINIMO$rows: readonly rt.DatedValue[] = [
  { from: '2023-05-01', value: rt.decimal('1320') },
  { from: '2024-01-01', value: rt.decimal('1412') },
  { from: '2025-01-01', value: rt.decimal('1518') },
];

// Renta máxima para el salario-familia
const salario_familia_limite$rows: readonly rt.DatedValue[] = [
  { from: '2023-05-01', value: rt.decimal('1754.18') },
  { from: '2024-01-01', value: rt.decimal('1819.26') },
  { from: '2025-01-01', value: rt.decimal('1906.04') },
];

// Cuota del salario-familia por hijo
const salario_familia_cota$rows: readonly rt.DatedValue[] = [
  { from: '2023-05-01', value: rt.decimal('59.82') },
  { from: '2024-01-01', value: rt.decimal('62.04') },
  { from: '2025-01-01', value: rt.decimal('65') },
];

// Descuento simplificado mensual · Lei 9.250/1995 art. 4; Lei 14.663/2023
const irrf_desconto_simplificado$rows: readonly rt.DatedValue[] = [
  { from: '2023-05-01', value: rt.decimal('528') },
  { from: '2024-02-01', value: rt.decimal('564.8') },
  { from: '2025-05-01', value: rt.decimal('607.2') },
];

// Deducción por dependiente · Lei 9.250/1995 art. 4 III
const irrf_deducao_dependente$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('189.59') },
];

// Retención que se dispensa hasta · Lei 9.430/1996 art. 67
const irrf_retencao_minima$rows: readonly rt.DatedValue[] = [
  { from: '0000-01-01', value: rt.decimal('10') },
];

// INSS del empleado, por tramos · EC 103/2019 art. 28
const inss_tabela: rt.Table = {
  id: 'inss_tabela',
  form: 'marginal',
  grid: null,
  roundEach: rounding$2,
  roundLimits: null,
  blocks: [
    {
      from: '2023-05-01',
      rows: [
        rt.band('[]', '0', '1320', '0.075'),
        rt.band('(]', '1320', '2571.29', '0.09'),
        rt.band('(]', '2571.29', '3856.94', '0.12'),
        rt.band('(]', '3856.94', '7507.49', '0.14'),
      ],
    },
    {
      from: '2024-01-01',
      rows: [
        rt.band('[]', '0', '1412', '0.075'),
        rt.band('(]', '1412', '2666.68', '0.09'),
        rt.band('(]', '2666.68', '4000.03', '0.12'),
        rt.band('(]', '4000.03', '7786.02', '0.14'),
      ],
    },
    {
      from: '2025-01-01',
      rows: [
        rt.band('[]', '0', '1518', '0.075'),
        rt.band('(]', '1518', '2793.88', '0.09'),
        rt.band('(]', '2793.88', '4190.83', '0.12'),
        rt.band('(]', '4190.83', '8157.41', '0.14'),
      ],
    },
  ],
};

// Tabla mensual del IRRF · Lei 11.482/2007 art. 1
const irrf_mensal: rt.Table = {
  id: 'irrf_mensal',
  form: 'rebate',
  grid: null,
  roundEach: null,
  roundLimits: null,
  blocks: [
    {
      from: '2023-05-01',
      rows: [
        rt.band('[]', '0', '2112', '0'),
        rt.band('(]', '2112', '2826.65', '0.075', '158.4'),
        rt.band('(]', '2826.65', '3751.05', '0.15', '370.4'),
        rt.band('(]', '3751.05', '4664.68', '0.225', '651.73'),
        rt.band('()', '4664.68', null, '0.275', '884.96'),
      ],
    },
    {
      from: '2024-02-01',
      rows: [
        rt.band('[]', '0', '2259.2', '0'),
        rt.band('(]', '2259.2', '2826.65', '0.075', '169.44'),
        rt.band('(]', '2826.65', '3751.05', '0.15', '381.44'),
        rt.band('(]', '3751.05', '4664.68', '0.225', '662.77'),
        rt.band('()', '4664.68', null, '0.275', '896'),
      ],
    },
    {
      from: '2025-05-01',
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
};

const manifest: rt.Manifest = {
  format: 1,
  compilerVersion: '0.1.0',
  path: 'rules/br/clt/2023-05-01.pay',
  fingerprint: 'sha256:d3e49f20d3cdcc3e09c6ac14e67869562b2c98c8b4a320d870208bfcd27093d9',
  meaning: 'sha256:1d9c2f65e24cba55d86774f375bac5d5fcbc77ebb92e595b19a16c13628e6722',
  country: 'BR',
  scheme: 'clt',
  label: 'Empleado CLT (folha mensal)',
  version: '2023.1',
  currency: 'BRL',
  validFrom: '2023-05-01',
  validUntil: '2025-12-31',
  periods: ['monthly'],
  proration: null,
  days: 'month_of_30',
  asOf: 'period_end',
  laws: ['Consolidação das Leis do Trabalho, Decreto-Lei 5.452/1943'],
  changes: [
    {
      date: '2023-05-01',
      summary: 'Salario mínimo y primer tramo del INSS; tabla del IRRF y descuento simplificado',
      law: 'MP 1.171/2023; MP 1.172/2023; Lei 14.663/2023; Portaria Interministerial MPS/MF 27/2023',
    },
    {
      date: '2024-01-01',
      summary: 'Salario mínimo, tabla del INSS y salario-familia de 2024',
      law: 'Decreto 11.864/2023; Portaria Interministerial MPS/MF 2/2024',
    },
    {
      date: '2024-02-01',
      summary: 'Tabla del IRRF y descuento simplificado',
      law: 'MP 1.206/2024; Lei 14.848/2024',
    },
    {
      date: '2025-01-01',
      summary: 'Salario mínimo, tabla del INSS y salario-familia de 2025',
      law: 'Decreto 12.342/2024; Portaria Interministerial MPS/MF 6/2025',
    },
    {
      date: '2025-05-01',
      summary: 'Tabla del IRRF y descuento simplificado',
      law: 'MP 1.294/2025; Lei 15.191/2025',
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
      source: 'Portaria Interministerial MPS/MF 26/2023 art. 4',
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
      source: 'Lei 8.213/1991 art. 65 (convención: beneficio que la empresa descuenta de sus contribuciones: fuera de toda base)',
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
      source: 'Lei 8.212/1991 arts. 20 y 28; inss_tabela: EC 103/2019 art. 28 (convención: cada tramo se trunca al centavo antes de sumar: regla del eSocial y de la DCTFWeb)',
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
      source: 'Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7; inss_tabela: EC 103/2019 art. 28 (convención: cada tramo se trunca al centavo antes de sumar: regla del eSocial y de la DCTFWeb)',
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
      source: 'Lei 8.212/1991 arts. 20 y 28; inss_tabela: EC 103/2019 art. 28 (convención: cada tramo se trunca al centavo antes de sumar: regla del eSocial y de la DCTFWeb)',
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
      source: 'EC 103/2019 art. 28; inss_tabela: EC 103/2019 art. 28 (convención: cada tramo se trunca al centavo antes de sumar: regla del eSocial y de la DCTFWeb)',
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
      source: 'Lei 8.212/1991 art. 20; EC 103/2019 art. 28; inss_tabela: EC 103/2019 art. 28 (convención: cada tramo se trunca al centavo antes de sumar: regla del eSocial y de la DCTFWeb)',
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
      source: 'Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7; inss_tabela: EC 103/2019 art. 28 (convención: cada tramo se trunca al centavo antes de sumar: regla del eSocial y de la DCTFWeb)',
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
      position: 69,
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
      source: 'Lei 9.250/1995 art. 4; Lei 14.663/2023; irrf_desconto_simplificado: Lei 9.250/1995 art. 4; Lei 14.663/2023',
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
      source: 'Lei 9.250/1995 art. 4; Lei 14.663/2023; irrf_desconto_simplificado: Lei 9.250/1995 art. 4; Lei 14.663/2023',
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
      source: 'Lei 11.482/2007 art. 1 (convención: al centavo, mitad hacia arriba: la Receita no publica regla); irrf_mensal: Lei 11.482/2007 art. 1',
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
      position: 50,
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
      position: 51,
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
      source: 'Lei 9.250/1995 art. 4; Lei 14.663/2023; irrf_desconto_simplificado: Lei 9.250/1995 art. 4; Lei 14.663/2023',
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
      id: 'deducao_ferias',
      kind: 'let',
      label: 'Deducción aplicada vacaciones (férias)',
      type: 'money',
      words: [],
      formula: 'max(deducoes_legais_ferias, irrf_desconto_simplificado)',
      rounding: null,
      source: 'Lei 9.250/1995 art. 4; Lei 14.663/2023; irrf_desconto_simplificado: Lei 9.250/1995 art. 4; Lei 14.663/2023',
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
      position: 54,
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
      source: 'Lei 11.482/2007 art. 1 (convención: al centavo, mitad hacia arriba: la Receita no publica regla); irrf_mensal: Lei 11.482/2007 art. 1',
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
      position: 56,
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
      position: 57,
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
      source: 'Lei 9.250/1995 art. 4; Lei 14.663/2023; irrf_desconto_simplificado: Lei 9.250/1995 art. 4; Lei 14.663/2023',
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
      id: 'deducao_13',
      kind: 'let',
      label: 'Deducción aplicada 13.º salario',
      type: 'money',
      words: [],
      formula: 'max(deducoes_legais_13, irrf_desconto_simplificado)',
      rounding: null,
      source: 'Lei 9.250/1995 art. 4; Lei 14.663/2023; irrf_desconto_simplificado: Lei 9.250/1995 art. 4; Lei 14.663/2023',
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
      position: 60,
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
      source: 'Lei 11.482/2007 art. 1 (convención: al centavo, mitad hacia arriba: la Receita no publica regla); irrf_mensal: Lei 11.482/2007 art. 1',
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
      position: 62,
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
      position: 63,
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
      position: 64,
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
      position: 65,
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
      position: 66,
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
      position: 67,
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
      position: 68,
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
      position: 70,
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
      position: 71,
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
      position: 72,
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
      position: 73,
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
      position: 75,
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
      position: 76,
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
      position: 78,
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
      position: 79,
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
      position: 80,
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
      position: 81,
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
      position: 82,
      bracket: null,
      terms: null,
    },
    {
      id: 'fgts',
      kind: 'component',
      label: 'FGTS (8%)',
      type: 'money',
      words: [],
      formula: 'base_fgts * 8% round half_up:0.01',
      rounding: 'half_up:0.01',
      source: 'Lei 8.036/1990 art. 15 (fuente única: al centavo, mitad hacia arriba: una batería de pruebas)',
      omitZero: false,
      taxable: false,
      socialSecurity: false,
      tags: [],
      table: 'fgts_empregador',
      position: 84,
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
      position: 86,
      bracket: null,
      terms: null,
    },
    {
      id: 'encargos',
      kind: 'let',
      label: 'Cargas sobre las provisiones: CPP, RAT, terceros y FGTS',
      type: 'rate',
      words: [],
      formula: '20% + rat_fap_rate + 5.8% + 8%',
      rounding: null,
      source: 'CPC 33',
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
      position: 89,
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
      position: 90,
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
      position: 91,
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
      position: 92,
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
      position: 93,
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
      position: 94,
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
      position: 95,
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
      position: 96,
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
      figure: 'fgts',
      standing: 'single_source',
      note: 'al centavo, mitad hacia arriba: una batería de pruebas',
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

function evaluate(call: rt.Call): rt.Outcome {
  const at = call.referenceDate;
  const ledger = new rt.Ledger(manifest, call, rounding$1);
  const period$days = rt.exact(BigInt(call.days));
  const period$month = rt.exact(BigInt(at.slice(5, 7)));
  const SALARIO_MINIMO = rt.figureAt(SALARIO_MINIMO$rows, at);
  const salario_familia_limite = rt.figureAt(salario_familia_limite$rows, at);
  const salario_familia_cota = rt.figureAt(salario_familia_cota$rows, at);
  const irrf_desconto_simplificado = rt.figureAt(irrf_desconto_simplificado$rows, at);
  const irrf_deducao_dependente = rt.figureAt(irrf_deducao_dependente$rows, at);
  const irrf_retencao_minima = rt.figureAt(irrf_retencao_minima$rows, at);

  // Salario diario
  const daily_salary$sent = rt.sentQuantity(call, input$daily_salary);
  rt.checkPresence(ledger, input$daily_salary, call);
  rt.checkBounds(ledger, input$daily_salary, daily_salary$sent, { value: rt.ZERO, closed: false }, { value: rt.div(n_1000000, n_30), closed: true });
  // Salario mensual contractual
  const monthly_salary$sent = rt.sentQuantity(call, input$monthly_salary);
  rt.checkBounds(ledger, input$monthly_salary, monthly_salary$sent, { value: rt.ZERO, closed: true }, { value: n_1000000, closed: true });
  // Horas extras, con DSR
  const overtime_amount$sent = rt.sentQuantity(call, input$overtime_amount);
  rt.checkBounds(ledger, input$overtime_amount, overtime_amount$sent, { value: rt.ZERO, closed: true }, { value: n_1000000000000, closed: false });
  // Comisiones, con DSR
  const commission_amount$sent = rt.sentQuantity(call, input$commission_amount);
  rt.checkBounds(ledger, input$commission_amount, commission_amount$sent, { value: rt.ZERO, closed: true }, { value: n_1000000000000, closed: false });
  // 13.º salario bruto del año
  const decimo_terceiro_amount$sent = rt.sentQuantity(call, input$decimo_terceiro_amount);
  rt.checkBounds(ledger, input$decimo_terceiro_amount, decimo_terceiro_amount$sent, { value: rt.ZERO, closed: true }, { value: n_1000000000000, closed: false });
  // Vacaciones gozadas, sin el tercio
  const ferias_amount$sent = rt.sentQuantity(call, input$ferias_amount);
  rt.checkBounds(ledger, input$ferias_amount, ferias_amount$sent, { value: rt.ZERO, closed: true }, { value: n_1000000000000, closed: false });
  // Pensión alimenticia judicial
  const pensao_alimenticia_amount$sent = rt.sentQuantity(call, input$pensao_alimenticia_amount);
  rt.checkBounds(ledger, input$pensao_alimenticia_amount, pensao_alimenticia_amount$sent, { value: rt.ZERO, closed: true }, { value: n_1000000000000, closed: false });
  // Costo del transporte del mes
  const vale_transporte_amount$sent = rt.sentQuantity(call, input$vale_transporte_amount);
  rt.checkBounds(ledger, input$vale_transporte_amount, vale_transporte_amount$sent, { value: rt.ZERO, closed: true }, { value: n_1000000000000, closed: false });
  // Dependientes para el IRRF
  const num_dependentes_irrf$sent = rt.sentQuantity(call, input$num_dependentes_irrf);
  rt.checkBounds(ledger, input$num_dependentes_irrf, num_dependentes_irrf$sent, { value: rt.ZERO, closed: true }, { value: n_20, closed: true });
  // Hijos de hasta 14 años
  const cantidad_hijos$sent = rt.sentQuantity(call, input$cantidad_hijos);
  rt.checkBounds(ledger, input$cantidad_hijos, cantidad_hijos$sent, { value: rt.ZERO, closed: true }, { value: n_20, closed: true });
  // Hijos incapacitados de cualquier edad, aparte
  const cantidad_hijos_incapacitados$sent = rt.sentQuantity(call, input$cantidad_hijos_incapacitados);
  rt.checkBounds(ledger, input$cantidad_hijos_incapacitados, cantidad_hijos_incapacitados$sent, { value: rt.ZERO, closed: true }, { value: n_20, closed: true });
  // RAT ajustado (RAT x FAP)
  const rat_fap_rate$sent = rt.sentQuantity(call, input$rat_fap_rate);
  rt.checkBounds(ledger, input$rat_fap_rate, rat_fap_rate$sent, { value: n_0_005, closed: true }, { value: n_0_06, closed: true });
  // Pide el salario-familia y presentó los documentos
  const aplica_salario_familia$sent = rt.sentBoolean(call, input$aplica_salario_familia);

  if (ledger.refused) return ledger.close();
  const daily_salary = daily_salary$sent;
  const monthly_salary = monthly_salary$sent ?? rt.mul(n_30, rt.present(daily_salary));
  const overtime_amount = overtime_amount$sent ?? rt.ZERO;
  const commission_amount = commission_amount$sent ?? rt.ZERO;
  const decimo_terceiro_amount = decimo_terceiro_amount$sent ?? rt.ZERO;
  const ferias_amount = ferias_amount$sent ?? rt.ZERO;
  const pensao_alimenticia_amount = pensao_alimenticia_amount$sent ?? rt.ZERO;
  const vale_transporte_amount = vale_transporte_amount$sent ?? rt.ZERO;
  const num_dependentes_irrf = num_dependentes_irrf$sent ?? rt.ZERO;
  const cantidad_hijos = cantidad_hijos$sent ?? rt.ZERO;
  const cantidad_hijos_incapacitados = cantidad_hijos_incapacitados$sent ?? rt.ZERO;
  const rat_fap_rate = rat_fap_rate$sent ?? n_0_02;
  const aplica_salario_familia = aplica_salario_familia$sent ?? true;

  if (((rt.equal(monthly_salary, rt.ZERO) && rt.equal(ferias_amount, rt.ZERO)) && rt.equal(decimo_terceiro_amount, rt.ZERO))) {
    ledger.refuse({ code: 'VALIDATION_ERROR', field: 'monthly_salary', source: 'employee', type: 'value_error', message: `El salario solo puede ser cero cuando hay vacaciones o 13.º salario`, limit: null });
  }
  if (ledger.refused) return ledger.close();

  // Salario contractual del mes · CLT art. 64
  const salario_contratual$raw = monthly_salary;
  const salario_contratual = rt.round(salario_contratual$raw, rounding$1);
  ledger.step('salario_contratual', salario_contratual$raw, salario_contratual, ledger.tracing ? [
    rt.seen('monthly_salary', 'money', monthly_salary),
  ] : rt.NOTHING);

  // Salario base (salário-base) · CLT art. 64
  const salario_base$raw = rt.div(rt.mul(salario_contratual, period$days), n_30);
  const salario_base = rt.round(salario_base$raw, rounding$1);
  ledger.step('salario_base', salario_base$raw, salario_base, ledger.tracing ? [
    rt.seen('salario_contratual', 'money', salario_contratual),
    rt.seen('period.days', 'number', period$days),
  ] : rt.NOTHING);

  // Horas extras · Constituição Federal art. 7 XVI
  const horas_extras$raw = overtime_amount;
  const horas_extras = rt.round(horas_extras$raw, rounding$1);
  ledger.step('horas_extras', horas_extras$raw, horas_extras, ledger.tracing ? [
    rt.seen('overtime_amount', 'money', overtime_amount),
  ] : rt.NOTHING);

  // Comisiones (comissões) · CLT art. 457 §1
  const comissoes$raw = commission_amount;
  const comissoes = rt.round(comissoes$raw, rounding$1);
  ledger.step('comissoes', comissoes$raw, comissoes, ledger.tracing ? [
    rt.seen('commission_amount', 'money', commission_amount),
  ] : rt.NOTHING);

  // 13.º salario (décimo terceiro) · Lei 4.090/1962; Lei 8.212/1991 art. 28 §7
  const decimo_terceiro$raw = decimo_terceiro_amount;
  const decimo_terceiro = rt.round(decimo_terceiro$raw, rounding$1);
  ledger.step('decimo_terceiro', decimo_terceiro$raw, decimo_terceiro, ledger.tracing ? [
    rt.seen('decimo_terceiro_amount', 'money', decimo_terceiro_amount),
  ] : rt.NOTHING);

  // Vacaciones gozadas (férias) · CLT art. 129
  const ferias$raw = ferias_amount;
  const ferias = rt.round(ferias$raw, rounding$1);
  ledger.step('ferias', ferias$raw, ferias, ledger.tracing ? [
    rt.seen('ferias_amount', 'money', ferias_amount),
  ] : rt.NOTHING);

  // Tercio constitucional de vacaciones (1/3 férias) · Constituição Federal art. 7 XVII; STF, Tema 985
  const terco_constitucional_ferias$raw = rt.div(ferias_amount, n_3);
  const terco_constitucional_ferias = rt.round(terco_constitucional_ferias$raw, rounding$1);
  ledger.step('terco_constitucional_ferias', terco_constitucional_ferias$raw, terco_constitucional_ferias, ledger.tracing ? [
    rt.seen('ferias_amount', 'money', ferias_amount),
  ] : rt.NOTHING);

  // Renta para el salario-familia · Portaria Interministerial MPS/MF 26/2023 art. 4
  const renda_salario_familia$raw = rt.sum(salario_contratual, horas_extras, comissoes, ferias);
  const renda_salario_familia = renda_salario_familia$raw;
  ledger.step('renda_salario_familia', renda_salario_familia$raw, renda_salario_familia, ledger.tracing ? [
    rt.seen('salario_contratual', 'money', salario_contratual),
    rt.seen('horas_extras', 'money', horas_extras),
    rt.seen('comissoes', 'money', comissoes),
    rt.seen('ferias', 'money', ferias),
  ] : rt.NOTHING);

  // Salario-familia (salário-família) · Lei 8.213/1991 art. 65
  const salario_familia$when = (aplica_salario_familia && rt.compare(renda_salario_familia, salario_familia_limite) <= 0);
  const salario_familia$raw = salario_familia$when ? rt.div(rt.mul(rt.mul(salario_familia_cota, rt.sum(cantidad_hijos, cantidad_hijos_incapacitados)), period$days), n_30) : rt.ZERO;
  const salario_familia = rt.round(salario_familia$raw, rounding$1);
  ledger.step('salario_familia', salario_familia$raw, salario_familia, ledger.tracing ? [
    rt.seen('aplica_salario_familia', 'boolean', aplica_salario_familia),
    ...(aplica_salario_familia ? [rt.seen('renda_salario_familia', 'money', renda_salario_familia), rt.seen('salario_familia_limite', 'money', salario_familia_limite)] : []),
    ...(salario_familia$when ? [rt.seen('salario_familia_cota', 'money', salario_familia_cota), rt.seen('cantidad_hijos', 'number', cantidad_hijos), rt.seen('cantidad_hijos_incapacitados', 'number', cantidad_hijos_incapacitados), rt.seen('period.days', 'number', period$days)] : []),
  ] : rt.NOTHING, salario_familia$when);

  // Total percepciones
  const total_percepciones$raw = rt.sum(salario_base, horas_extras, comissoes, decimo_terceiro, ferias, terco_constitucional_ferias, salario_familia);
  const total_percepciones = total_percepciones$raw;
  ledger.step('total_percepciones', total_percepciones$raw, total_percepciones, ledger.tracing ? [
    rt.seen('salario_base', 'money', salario_base),
    rt.seen('horas_extras', 'money', horas_extras),
    rt.seen('comissoes', 'money', comissoes),
    rt.seen('decimo_terceiro', 'money', decimo_terceiro),
    rt.seen('ferias', 'money', ferias),
    rt.seen('terco_constitucional_ferias', 'money', terco_constitucional_ferias),
    rt.seen('salario_familia', 'money', salario_familia),
  ] : rt.NOTHING);

  // Remuneración del mes (salario, horas extras y comisiones)
  const remuneracao_mes$raw = rt.sum(salario_base, horas_extras, comissoes);
  const remuneracao_mes = remuneracao_mes$raw;
  ledger.step('remuneracao_mes', remuneracao_mes$raw, remuneracao_mes, ledger.tracing ? [
    rt.seen('salario_base', 'money', salario_base),
    rt.seen('horas_extras', 'money', horas_extras),
    rt.seen('comissoes', 'money', comissoes),
  ] : rt.NOTHING);

  // Vacaciones con su tercio
  const remuneracao_ferias$raw = rt.sum(ferias, terco_constitucional_ferias);
  const remuneracao_ferias = remuneracao_ferias$raw;
  ledger.step('remuneracao_ferias', remuneracao_ferias$raw, remuneracao_ferias, ledger.tracing ? [
    rt.seen('ferias', 'money', ferias),
    rt.seen('terco_constitucional_ferias', 'money', terco_constitucional_ferias),
  ] : rt.NOTHING);

  // Base INSS (salário de contribuição) · Lei 8.212/1991 arts. 20 y 28
  const base_inss$raw = rt.min(rt.sum(remuneracao_mes, remuneracao_ferias), rt.upperLimit(inss_tabela, { date: at }));
  const base_inss = rt.round(base_inss$raw, rounding$1);
  ledger.step('base_inss', base_inss$raw, base_inss, ledger.tracing ? [
    rt.seen('remuneracao_mes', 'money', remuneracao_mes),
    rt.seen('remuneracao_ferias', 'money', remuneracao_ferias),
    rt.seen('upper_limit(inss_tabela)', 'money', rt.upperLimit(inss_tabela, { date: at })),
  ] : rt.NOTHING);

  // Base INSS 13.º salario · Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7
  const base_inss_13$raw = rt.min(decimo_terceiro, rt.upperLimit(inss_tabela, { date: at }));
  const base_inss_13 = rt.round(base_inss_13$raw, rounding$1);
  ledger.step('base_inss_13', base_inss_13$raw, base_inss_13, ledger.tracing ? [
    rt.seen('decimo_terceiro', 'money', decimo_terceiro),
    rt.seen('upper_limit(inss_tabela)', 'money', rt.upperLimit(inss_tabela, { date: at })),
  ] : rt.NOTHING);

  // Base del INSS sobre vacaciones · Lei 8.212/1991 arts. 20 y 28
  const base_inss_ferias$raw = rt.min(remuneracao_ferias, rt.upperLimit(inss_tabela, { date: at }));
  const base_inss_ferias = base_inss_ferias$raw;
  ledger.step('base_inss_ferias', base_inss_ferias$raw, base_inss_ferias, ledger.tracing ? [
    rt.seen('remuneracao_ferias', 'money', remuneracao_ferias),
    rt.seen('upper_limit(inss_tabela)', 'money', rt.upperLimit(inss_tabela, { date: at })),
  ] : rt.NOTHING);

  // INSS del mes, con las vacaciones · EC 103/2019 art. 28
  const inss_total$raw = ledger.apply(rt.marginal(inss_tabela, base_inss, { date: at }), 'money', 'rate');
  const inss_total = inss_total$raw;
  ledger.step('inss_total', inss_total$raw, inss_total, ledger.tracing ? [
    rt.seen('base_inss', 'money', base_inss),
  ] : rt.NOTHING);

  // INSS sobre vacaciones (férias) · Lei 8.212/1991 art. 20; EC 103/2019 art. 28
  const inss_ferias$when = rt.compare(ferias, rt.ZERO) > 0;
  const inss_ferias$raw = inss_ferias$when ? ledger.apply(rt.marginal(inss_tabela, base_inss_ferias, { date: at }), 'money', 'rate') : rt.ZERO;
  const inss_ferias = rt.round(inss_ferias$raw, rounding$1);
  ledger.step('inss_ferias', inss_ferias$raw, inss_ferias, ledger.tracing ? [
    rt.seen('ferias', 'money', ferias),
    ...(inss_ferias$when ? [rt.seen('base_inss_ferias', 'money', base_inss_ferias)] : []),
  ] : rt.NOTHING, inss_ferias$when);

  // INSS del empleado · Lei 8.212/1991 art. 20; EC 103/2019 art. 28
  const inss$raw = rt.sub(inss_total, inss_ferias);
  const inss = rt.round(inss$raw, rounding$1);
  ledger.step('inss', inss$raw, inss, ledger.tracing ? [
    rt.seen('inss_total', 'money', inss_total),
    rt.seen('inss_ferias', 'money', inss_ferias),
  ] : rt.NOTHING);

  // INSS sobre 13.º salario · Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7
  const inss_13$when = rt.compare(decimo_terceiro, rt.ZERO) > 0;
  const inss_13$raw = inss_13$when ? ledger.apply(rt.marginal(inss_tabela, base_inss_13, { date: at }), 'money', 'rate') : rt.ZERO;
  const inss_13 = rt.round(inss_13$raw, rounding$1);
  ledger.step('inss_13', inss_13$raw, inss_13, ledger.tracing ? [
    rt.seen('decimo_terceiro', 'money', decimo_terceiro),
    ...(inss_13$when ? [rt.seen('base_inss_13', 'money', base_inss_13)] : []),
  ] : rt.NOTHING, inss_13$when);

  // Rendimiento tributable
  let rendimento_tributavel: rt.Exact = rt.ZERO;
  if (rt.compare(remuneracao_mes, rt.ZERO) > 0) {
    const rendimento_tributavel$raw = remuneracao_mes;
    rendimento_tributavel = rendimento_tributavel$raw;
    ledger.step('rendimento_tributavel', rendimento_tributavel$raw, rendimento_tributavel, ledger.tracing ? [
    rt.seen('remuneracao_mes', 'money', remuneracao_mes),
  ] : rt.NOTHING);
  }

  // Pensión alimenticia (pensão alimentícia) · Lei 5.478/1968
  const pensao_alimenticia$raw = pensao_alimenticia_amount;
  const pensao_alimenticia = rt.round(pensao_alimenticia$raw, rounding$1);
  ledger.step('pensao_alimenticia', pensao_alimenticia$raw, pensao_alimenticia, ledger.tracing ? [
    rt.seen('pensao_alimenticia_amount', 'money', pensao_alimenticia_amount),
  ] : rt.NOTHING);

  // Deducciones legales · Lei 9.250/1995 art. 4
  let deducoes_legais: rt.Exact = rt.ZERO;
  if (rt.compare(remuneracao_mes, rt.ZERO) > 0) {
    const deducoes_legais$raw = rt.sum(inss, rt.mul(irrf_deducao_dependente, num_dependentes_irrf), pensao_alimenticia);
    deducoes_legais = deducoes_legais$raw;
    ledger.step('deducoes_legais', deducoes_legais$raw, deducoes_legais, ledger.tracing ? [
    rt.seen('inss', 'money', inss),
    rt.seen('irrf_deducao_dependente', 'money', irrf_deducao_dependente),
    rt.seen('num_dependentes_irrf', 'number', num_dependentes_irrf),
    rt.seen('pensao_alimenticia', 'money', pensao_alimenticia),
  ] : rt.NOTHING);
  }

  // Descuento simplificado (1) o legal (0) · Lei 9.250/1995 art. 4; Lei 14.663/2023
  let irrf_metodo: boolean = false;
  if (rt.compare(remuneracao_mes, rt.ZERO) > 0) {
    const irrf_metodo$raw = rt.compare(irrf_desconto_simplificado, deducoes_legais) > 0;
    irrf_metodo = irrf_metodo$raw;
    ledger.step('irrf_metodo', irrf_metodo$raw, irrf_metodo, ledger.tracing ? [
    rt.seen('irrf_desconto_simplificado', 'money', irrf_desconto_simplificado),
    rt.seen('deducoes_legais', 'money', deducoes_legais),
  ] : rt.NOTHING);
  }

  // Deducción aplicada · Lei 9.250/1995 art. 4; Lei 14.663/2023
  let deducao: rt.Exact = rt.ZERO;
  if (rt.compare(remuneracao_mes, rt.ZERO) > 0) {
    const deducao$raw = rt.max(deducoes_legais, irrf_desconto_simplificado);
    deducao = deducao$raw;
    ledger.step('deducao', deducao$raw, deducao, ledger.tracing ? [
    rt.seen('deducoes_legais', 'money', deducoes_legais),
    rt.seen('irrf_desconto_simplificado', 'money', irrf_desconto_simplificado),
  ] : rt.NOTHING);
  }

  // Base IRRF · Lei 9.250/1995 art. 4
  let base_irrf: rt.Exact = rt.ZERO;
  if (rt.compare(remuneracao_mes, rt.ZERO) > 0) {
    const base_irrf$raw = rt.max(rt.ZERO, rt.sub(remuneracao_mes, deducao));
    base_irrf = rt.round(base_irrf$raw, rounding$1);
    ledger.step('base_irrf', base_irrf$raw, base_irrf, ledger.tracing ? [
    rt.seen('remuneracao_mes', 'money', remuneracao_mes),
    rt.seen('deducao', 'money', deducao),
  ] : rt.NOTHING);
  }

  // IRRF según tabla · Lei 11.482/2007 art. 1
  let irrf_tabela: rt.Exact = rt.ZERO;
  if (rt.compare(remuneracao_mes, rt.ZERO) > 0) {
    const irrf_tabela$raw = ledger.apply(rt.rebate(irrf_mensal, base_irrf, { date: at }), 'money', 'rate');
    irrf_tabela = rt.round(irrf_tabela$raw, rounding$1);
    ledger.step('irrf_tabela', irrf_tabela$raw, irrf_tabela, ledger.tracing ? [
    rt.seen('base_irrf', 'money', base_irrf),
  ] : rt.NOTHING);
  }

  // Rendimiento tributable vacaciones (férias)
  let rendimento_tributavel_ferias: rt.Exact = rt.ZERO;
  if (rt.compare(ferias, rt.ZERO) > 0) {
    const rendimento_tributavel_ferias$raw = remuneracao_ferias;
    rendimento_tributavel_ferias = rendimento_tributavel_ferias$raw;
    ledger.step('rendimento_tributavel_ferias', rendimento_tributavel_ferias$raw, rendimento_tributavel_ferias, ledger.tracing ? [
    rt.seen('remuneracao_ferias', 'money', remuneracao_ferias),
  ] : rt.NOTHING);
  }

  // Deducciones legales vacaciones (férias) · Lei 9.250/1995 art. 4
  let deducoes_legais_ferias: rt.Exact = rt.ZERO;
  if (rt.compare(ferias, rt.ZERO) > 0) {
    const deducoes_legais_ferias$raw = rt.sum(inss_ferias, rt.mul(irrf_deducao_dependente, num_dependentes_irrf), rt.ZERO);
    deducoes_legais_ferias = deducoes_legais_ferias$raw;
    ledger.step('deducoes_legais_ferias', deducoes_legais_ferias$raw, deducoes_legais_ferias, ledger.tracing ? [
    rt.seen('inss_ferias', 'money', inss_ferias),
    rt.seen('irrf_deducao_dependente', 'money', irrf_deducao_dependente),
    rt.seen('num_dependentes_irrf', 'number', num_dependentes_irrf),
  ] : rt.NOTHING);
  }

  // Descuento simplificado (1) o legal (0) vacaciones (férias) · Lei 9.250/1995 art. 4; Lei 14.663/2023
  let irrf_metodo_ferias: boolean = false;
  if (rt.compare(ferias, rt.ZERO) > 0) {
    const irrf_metodo_ferias$raw = rt.compare(irrf_desconto_simplificado, deducoes_legais_ferias) > 0;
    irrf_metodo_ferias = irrf_metodo_ferias$raw;
    ledger.step('irrf_metodo_ferias', irrf_metodo_ferias$raw, irrf_metodo_ferias, ledger.tracing ? [
    rt.seen('irrf_desconto_simplificado', 'money', irrf_desconto_simplificado),
    rt.seen('deducoes_legais_ferias', 'money', deducoes_legais_ferias),
  ] : rt.NOTHING);
  }

  // Deducción aplicada vacaciones (férias) · Lei 9.250/1995 art. 4; Lei 14.663/2023
  let deducao_ferias: rt.Exact = rt.ZERO;
  if (rt.compare(ferias, rt.ZERO) > 0) {
    const deducao_ferias$raw = rt.max(deducoes_legais_ferias, irrf_desconto_simplificado);
    deducao_ferias = deducao_ferias$raw;
    ledger.step('deducao_ferias', deducao_ferias$raw, deducao_ferias, ledger.tracing ? [
    rt.seen('deducoes_legais_ferias', 'money', deducoes_legais_ferias),
    rt.seen('irrf_desconto_simplificado', 'money', irrf_desconto_simplificado),
  ] : rt.NOTHING);
  }

  // Base IRRF vacaciones (férias) · Lei 9.250/1995 art. 4
  let base_irrf_ferias: rt.Exact = rt.ZERO;
  if (rt.compare(ferias, rt.ZERO) > 0) {
    const base_irrf_ferias$raw = rt.max(rt.ZERO, rt.sub(remuneracao_ferias, deducao_ferias));
    base_irrf_ferias = rt.round(base_irrf_ferias$raw, rounding$1);
    ledger.step('base_irrf_ferias', base_irrf_ferias$raw, base_irrf_ferias, ledger.tracing ? [
    rt.seen('remuneracao_ferias', 'money', remuneracao_ferias),
    rt.seen('deducao_ferias', 'money', deducao_ferias),
  ] : rt.NOTHING);
  }

  // IRRF según tabla vacaciones (férias) · Lei 11.482/2007 art. 1
  let irrf_tabela_ferias: rt.Exact = rt.ZERO;
  if (rt.compare(ferias, rt.ZERO) > 0) {
    const irrf_tabela_ferias$raw = ledger.apply(rt.rebate(irrf_mensal, base_irrf_ferias, { date: at }), 'money', 'rate');
    irrf_tabela_ferias = rt.round(irrf_tabela_ferias$raw, rounding$1);
    ledger.step('irrf_tabela_ferias', irrf_tabela_ferias$raw, irrf_tabela_ferias, ledger.tracing ? [
    rt.seen('base_irrf_ferias', 'money', base_irrf_ferias),
  ] : rt.NOTHING);
  }

  // Rendimiento tributable 13.º salario
  let rendimento_tributavel_13: rt.Exact = rt.ZERO;
  if (rt.compare(decimo_terceiro, rt.ZERO) > 0) {
    const rendimento_tributavel_13$raw = decimo_terceiro;
    rendimento_tributavel_13 = rendimento_tributavel_13$raw;
    ledger.step('rendimento_tributavel_13', rendimento_tributavel_13$raw, rendimento_tributavel_13, ledger.tracing ? [
    rt.seen('decimo_terceiro', 'money', decimo_terceiro),
  ] : rt.NOTHING);
  }

  // Deducciones legales 13.º salario · Lei 9.250/1995 art. 4
  let deducoes_legais_13: rt.Exact = rt.ZERO;
  if (rt.compare(decimo_terceiro, rt.ZERO) > 0) {
    const deducoes_legais_13$raw = rt.sum(inss_13, rt.mul(irrf_deducao_dependente, num_dependentes_irrf), rt.ZERO);
    deducoes_legais_13 = deducoes_legais_13$raw;
    ledger.step('deducoes_legais_13', deducoes_legais_13$raw, deducoes_legais_13, ledger.tracing ? [
    rt.seen('inss_13', 'money', inss_13),
    rt.seen('irrf_deducao_dependente', 'money', irrf_deducao_dependente),
    rt.seen('num_dependentes_irrf', 'number', num_dependentes_irrf),
  ] : rt.NOTHING);
  }

  // Descuento simplificado (1) o legal (0) 13.º salario · Lei 9.250/1995 art. 4; Lei 14.663/2023
  let irrf_metodo_13: boolean = false;
  if (rt.compare(decimo_terceiro, rt.ZERO) > 0) {
    const irrf_metodo_13$raw = rt.compare(irrf_desconto_simplificado, deducoes_legais_13) > 0;
    irrf_metodo_13 = irrf_metodo_13$raw;
    ledger.step('irrf_metodo_13', irrf_metodo_13$raw, irrf_metodo_13, ledger.tracing ? [
    rt.seen('irrf_desconto_simplificado', 'money', irrf_desconto_simplificado),
    rt.seen('deducoes_legais_13', 'money', deducoes_legais_13),
  ] : rt.NOTHING);
  }

  // Deducción aplicada 13.º salario · Lei 9.250/1995 art. 4; Lei 14.663/2023
  let deducao_13: rt.Exact = rt.ZERO;
  if (rt.compare(decimo_terceiro, rt.ZERO) > 0) {
    const deducao_13$raw = rt.max(deducoes_legais_13, irrf_desconto_simplificado);
    deducao_13 = deducao_13$raw;
    ledger.step('deducao_13', deducao_13$raw, deducao_13, ledger.tracing ? [
    rt.seen('deducoes_legais_13', 'money', deducoes_legais_13),
    rt.seen('irrf_desconto_simplificado', 'money', irrf_desconto_simplificado),
  ] : rt.NOTHING);
  }

  // Base IRRF 13.º salario · Lei 9.250/1995 art. 4
  let base_irrf_13: rt.Exact = rt.ZERO;
  if (rt.compare(decimo_terceiro, rt.ZERO) > 0) {
    const base_irrf_13$raw = rt.max(rt.ZERO, rt.sub(decimo_terceiro, deducao_13));
    base_irrf_13 = rt.round(base_irrf_13$raw, rounding$1);
    ledger.step('base_irrf_13', base_irrf_13$raw, base_irrf_13, ledger.tracing ? [
    rt.seen('decimo_terceiro', 'money', decimo_terceiro),
    rt.seen('deducao_13', 'money', deducao_13),
  ] : rt.NOTHING);
  }

  // IRRF según tabla 13.º salario · Lei 11.482/2007 art. 1
  let irrf_tabela_13: rt.Exact = rt.ZERO;
  if (rt.compare(decimo_terceiro, rt.ZERO) > 0) {
    const irrf_tabela_13$raw = ledger.apply(rt.rebate(irrf_mensal, base_irrf_13, { date: at }), 'money', 'rate');
    irrf_tabela_13 = rt.round(irrf_tabela_13$raw, rounding$1);
    ledger.step('irrf_tabela_13', irrf_tabela_13$raw, irrf_tabela_13, ledger.tracing ? [
    rt.seen('base_irrf_13', 'money', base_irrf_13),
  ] : rt.NOTHING);
  }

  // IRRF de la remuneración del mes, si la hay
  const irrf_do_mes$raw = (rt.compare(remuneracao_mes, rt.ZERO) > 0 ? irrf_tabela : rt.ZERO);
  const irrf_do_mes = irrf_do_mes$raw;
  ledger.step('irrf_do_mes', irrf_do_mes$raw, irrf_do_mes, ledger.tracing ? [
    rt.seen('remuneracao_mes', 'money', remuneracao_mes),
    ...(rt.compare(remuneracao_mes, rt.ZERO) > 0 ? [rt.seen('irrf_tabela', 'money', irrf_tabela)] : []),
  ] : rt.NOTHING);

  // Retención dispensada sobre salario · Lei 9.430/1996 art. 67; Lei 7.713/1988
  const irrf_dispensado$raw = (rt.compare(irrf_do_mes, rt.ZERO) > 0 && rt.compare(irrf_do_mes, irrf_retencao_minima) <= 0);
  const irrf_dispensado = irrf_dispensado$raw;
  ledger.step('irrf_dispensado', irrf_dispensado$raw, irrf_dispensado, ledger.tracing ? [
    rt.seen('irrf_do_mes', 'money', irrf_do_mes),
    ...(rt.compare(irrf_do_mes, rt.ZERO) > 0 ? [rt.seen('irrf_do_mes', 'money', irrf_do_mes), rt.seen('irrf_retencao_minima', 'money', irrf_retencao_minima)] : []),
  ] : rt.NOTHING);

  // IRRF sobre salario · Lei 7.713/1988
  const irrf$when = !(irrf_dispensado);
  const irrf$raw = irrf$when ? irrf_do_mes : rt.ZERO;
  const irrf = rt.round(irrf$raw, rounding$1);
  ledger.step('irrf', irrf$raw, irrf, ledger.tracing ? [
    rt.seen('irrf_dispensado', 'boolean', irrf_dispensado),
    ...(irrf$when ? [rt.seen('irrf_do_mes', 'money', irrf_do_mes)] : []),
  ] : rt.NOTHING);

  // Retención dispensada sobre vacaciones (férias) · Lei 9.430/1996 art. 67; RIR/2018 art. 682 (artículo por confirmar); IN RFB 1.500/2014
  let irrf_dispensado_ferias: boolean = false;
  if (rt.compare(ferias, rt.ZERO) > 0) {
    const irrf_dispensado_ferias$raw = (rt.compare(irrf_tabela_ferias, rt.ZERO) > 0 && rt.compare(irrf_tabela_ferias, irrf_retencao_minima) <= 0);
    irrf_dispensado_ferias = irrf_dispensado_ferias$raw;
    ledger.step('irrf_dispensado_ferias', irrf_dispensado_ferias$raw, irrf_dispensado_ferias, ledger.tracing ? [
    rt.seen('irrf_tabela_ferias', 'money', irrf_tabela_ferias),
    ...(rt.compare(irrf_tabela_ferias, rt.ZERO) > 0 ? [rt.seen('irrf_tabela_ferias', 'money', irrf_tabela_ferias), rt.seen('irrf_retencao_minima', 'money', irrf_retencao_minima)] : []),
  ] : rt.NOTHING);
  }

  // IRRF sobre vacaciones (férias) · RIR/2018 art. 682 (artículo por confirmar); IN RFB 1.500/2014
  let irrf_ferias: rt.Exact = rt.ZERO;
  if (rt.compare(ferias, rt.ZERO) > 0) {
    const irrf_ferias$when = !(irrf_dispensado_ferias);
    const irrf_ferias$raw = irrf_ferias$when ? irrf_tabela_ferias : rt.ZERO;
    irrf_ferias = rt.round(irrf_ferias$raw, rounding$1);
    ledger.step('irrf_ferias', irrf_ferias$raw, irrf_ferias, ledger.tracing ? [
    rt.seen('irrf_dispensado_ferias', 'boolean', irrf_dispensado_ferias),
    ...(irrf_ferias$when ? [rt.seen('irrf_tabela_ferias', 'money', irrf_tabela_ferias)] : []),
  ] : rt.NOTHING);
  }

  // IRRF sobre 13.º salario (tributación exclusiva) · Lei 7.713/1988 art. 26; Lei 8.134/1990 art. 16; IN RFB 1.500/2014 art. 13
  const irrf_13$when = rt.compare(decimo_terceiro, rt.ZERO) > 0;
  const irrf_13$raw = irrf_13$when ? irrf_tabela_13 : rt.ZERO;
  const irrf_13 = rt.round(irrf_13$raw, rounding$1);
  ledger.step('irrf_13', irrf_13$raw, irrf_13, ledger.tracing ? [
    rt.seen('decimo_terceiro', 'money', decimo_terceiro),
    ...(irrf_13$when ? [rt.seen('irrf_tabela_13', 'money', irrf_tabela_13)] : []),
  ] : rt.NOTHING, irrf_13$when);

  // Vale-transporte (descuento hasta 6%) · Lei 7.418/1985; Decreto 10.854/2021 art. 114
  const vale_transporte$when = rt.compare(vale_transporte_amount, rt.ZERO) > 0;
  const vale_transporte$raw = vale_transporte$when ? rt.min(vale_transporte_amount, rt.mul(n_0_06, salario_base)) : rt.ZERO;
  const vale_transporte = rt.round(vale_transporte$raw, rounding$1);
  ledger.step('vale_transporte', vale_transporte$raw, vale_transporte, ledger.tracing ? [
    rt.seen('vale_transporte_amount', 'money', vale_transporte_amount),
    ...(vale_transporte$when ? [rt.seen('vale_transporte_amount', 'money', vale_transporte_amount), rt.seen('salario_base', 'money', salario_base)] : []),
  ] : rt.NOTHING, vale_transporte$when);

  // Total deducciones
  const total_deducciones$raw = rt.sum(inss, inss_ferias, inss_13, irrf, (rt.compare(ferias, rt.ZERO) > 0 ? irrf_ferias : rt.ZERO), irrf_13, vale_transporte, pensao_alimenticia);
  const total_deducciones = total_deducciones$raw;
  ledger.step('total_deducciones', total_deducciones$raw, total_deducciones, ledger.tracing ? [
    rt.seen('inss', 'money', inss),
    rt.seen('inss_ferias', 'money', inss_ferias),
    rt.seen('inss_13', 'money', inss_13),
    rt.seen('irrf', 'money', irrf),
    rt.seen('ferias', 'money', ferias),
    ...(rt.compare(ferias, rt.ZERO) > 0 ? [rt.seen('irrf_ferias', 'money', irrf_ferias)] : []),
    rt.seen('irrf_13', 'money', irrf_13),
    rt.seen('vale_transporte', 'money', vale_transporte),
    rt.seen('pensao_alimenticia', 'money', pensao_alimenticia),
  ] : rt.NOTHING);

  // Neto
  const neto$raw = rt.sub(total_percepciones, total_deducciones);
  const neto = neto$raw;
  ledger.step('neto', neto$raw, neto, ledger.tracing ? [
    rt.seen('total_percepciones', 'money', total_percepciones),
    rt.seen('total_deducciones', 'money', total_deducciones),
  ] : rt.NOTHING);

  // Base contribución patronal (CPP) · Lei 8.212/1991 art. 22; STF, Tema 985
  const base_cpp$raw = rt.sum(salario_base, horas_extras, comissoes, decimo_terceiro, ferias, terco_constitucional_ferias);
  const base_cpp = rt.round(base_cpp$raw, rounding$1);
  ledger.step('base_cpp', base_cpp$raw, base_cpp, ledger.tracing ? [
    rt.seen('salario_base', 'money', salario_base),
    rt.seen('horas_extras', 'money', horas_extras),
    rt.seen('comissoes', 'money', comissoes),
    rt.seen('decimo_terceiro', 'money', decimo_terceiro),
    rt.seen('ferias', 'money', ferias),
    rt.seen('terco_constitucional_ferias', 'money', terco_constitucional_ferias),
  ] : rt.NOTHING);

  // Base FGTS · Lei 8.036/1990 art. 15
  const base_fgts$raw = rt.sum(salario_base, horas_extras, comissoes, decimo_terceiro, ferias, terco_constitucional_ferias);
  const base_fgts = rt.round(base_fgts$raw, rounding$1);
  ledger.step('base_fgts', base_fgts$raw, base_fgts, ledger.tracing ? [
    rt.seen('salario_base', 'money', salario_base),
    rt.seen('horas_extras', 'money', horas_extras),
    rt.seen('comissoes', 'money', comissoes),
    rt.seen('decimo_terceiro', 'money', decimo_terceiro),
    rt.seen('ferias', 'money', ferias),
    rt.seen('terco_constitucional_ferias', 'money', terco_constitucional_ferias),
  ] : rt.NOTHING);

  // Contribución patronal (CPP) · Lei 8.212/1991 art. 22 I
  const cpp$base = base_cpp;
  const cpp$rate = n_0_2;
  const cpp$raw = rt.mul(cpp$base, cpp$rate);
  const cpp = rt.round(cpp$raw, rounding$1);
  ledger.component('cpp', cpp$base, cpp$rate, cpp$raw, cpp, ledger.tracing ? [
    rt.seen('base_cpp', 'money', base_cpp),
  ] : rt.NOTHING);

  // RAT ajustado (RAT x FAP) · Lei 8.212/1991 art. 22 II; Lei 10.666/2003 art. 10
  const rat_fap$base = base_cpp;
  const rat_fap$rate = rat_fap_rate;
  const rat_fap$raw = rt.mul(rat_fap$base, rat_fap$rate);
  const rat_fap = rt.round(rat_fap$raw, rounding$1);
  ledger.component('rat_fap', rat_fap$base, rat_fap$rate, rat_fap$raw, rat_fap, ledger.tracing ? [
    rt.seen('base_cpp', 'money', base_cpp),
    rt.seen('rat_fap_rate', 'rate', rat_fap_rate),
  ] : rt.NOTHING);

  // Salario-educación (salário-educação) · Lei 9.424/1996 art. 15 (acto por confirmar)
  const salario_educacao$base = base_cpp;
  const salario_educacao$rate = n_0_025;
  const salario_educacao$raw = rt.mul(salario_educacao$base, salario_educacao$rate);
  const salario_educacao = rt.round(salario_educacao$raw, rounding$1);
  ledger.component('salario_educacao', salario_educacao$base, salario_educacao$rate, salario_educacao$raw, salario_educacao, ledger.tracing ? [
    rt.seen('base_cpp', 'money', base_cpp),
  ] : rt.NOTHING);

  // INCRA · Decreto-Lei 1.146/1970 art. 3; IN RFB 2.110/2022
  const incra$base = base_cpp;
  const incra$rate = n_0_002;
  const incra$raw = rt.mul(incra$base, incra$rate);
  const incra = rt.round(incra$raw, rounding$1);
  ledger.component('incra', incra$base, incra$rate, incra$raw, incra, ledger.tracing ? [
    rt.seen('base_cpp', 'money', base_cpp),
  ] : rt.NOTHING);

  // SENAI · Decreto-Lei 4.048/1942 (acto por confirmar)
  const senai$base = base_cpp;
  const senai$rate = n_0_01;
  const senai$raw = rt.mul(senai$base, senai$rate);
  const senai = rt.round(senai$raw, rounding$1);
  ledger.component('senai', senai$base, senai$rate, senai$raw, senai, ledger.tracing ? [
    rt.seen('base_cpp', 'money', base_cpp),
  ] : rt.NOTHING);

  // SESI · Decreto-Lei 9.403/1946 (acto por confirmar)
  const sesi$base = base_cpp;
  const sesi$rate = n_0_015;
  const sesi$raw = rt.mul(sesi$base, sesi$rate);
  const sesi = rt.round(sesi$raw, rounding$1);
  ledger.component('sesi', sesi$base, sesi$rate, sesi$raw, sesi, ledger.tracing ? [
    rt.seen('base_cpp', 'money', base_cpp),
  ] : rt.NOTHING);

  // SEBRAE · Lei 8.029/1990 art. 8 §3 (acto por confirmar)
  const sebrae$base = base_cpp;
  const sebrae$rate = n_0_006;
  const sebrae$raw = rt.mul(sebrae$base, sebrae$rate);
  const sebrae = rt.round(sebrae$raw, rounding$1);
  ledger.component('sebrae', sebrae$base, sebrae$rate, sebrae$raw, sebrae, ledger.tracing ? [
    rt.seen('base_cpp', 'money', base_cpp),
  ] : rt.NOTHING);

  // FGTS (8%) · Lei 8.036/1990 art. 15
  const fgts$base = base_fgts;
  const fgts$rate = n_0_08;
  const fgts$raw = rt.mul(fgts$base, fgts$rate);
  const fgts = rt.round(fgts$raw, rounding$1);
  ledger.component('fgts', fgts$base, fgts$rate, fgts$raw, fgts, ledger.tracing ? [
    rt.seen('base_fgts', 'money', base_fgts),
  ] : rt.NOTHING);

  // Vale-transporte a cargo de la empresa · Lei 7.418/1985
  const vale_transporte_patronal$when = rt.compare(vale_transporte_amount, rt.ZERO) > 0;
  const vale_transporte_patronal$raw = vale_transporte_patronal$when ? rt.max(rt.ZERO, rt.sub(vale_transporte_amount, vale_transporte)) : rt.ZERO;
  const vale_transporte_patronal = rt.round(vale_transporte_patronal$raw, rounding$1);
  ledger.component('vale_transporte_patronal', rt.ZERO, rt.ZERO, vale_transporte_patronal$raw, vale_transporte_patronal, ledger.tracing ? [
    rt.seen('vale_transporte_amount', 'money', vale_transporte_amount),
    ...(vale_transporte_patronal$when ? [rt.seen('vale_transporte_amount', 'money', vale_transporte_amount), rt.seen('vale_transporte', 'money', vale_transporte)] : []),
  ] : rt.NOTHING, vale_transporte_patronal$when);

  // Cargas sobre las provisiones: CPP, RAT, terceros y FGTS · CPC 33
  const encargos$raw = rt.sum(n_0_2, rat_fap_rate, n_0_058, n_0_08);
  const encargos = encargos$raw;
  ledger.step('encargos', encargos$raw, encargos, ledger.tracing ? [
    rt.seen('rat_fap_rate', 'rate', rat_fap_rate),
  ] : rt.NOTHING);

  // Provisión 13.º salario · CPC 33
  const provisao_13$base = remuneracao_mes;
  const provisao_13$rate = rt.div(rt.ONE, n_12);
  const provisao_13$raw = rt.mul(provisao_13$base, provisao_13$rate);
  const provisao_13 = rt.round(provisao_13$raw, rounding$1);
  ledger.component('provisao_13', provisao_13$base, provisao_13$rate, provisao_13$raw, provisao_13, ledger.tracing ? [
    rt.seen('remuneracao_mes', 'money', remuneracao_mes),
  ] : rt.NOTHING);

  // Provisión vacaciones (férias) · CPC 33
  const provisao_ferias$base = remuneracao_mes;
  const provisao_ferias$rate = rt.div(rt.ONE, n_12);
  const provisao_ferias$raw = rt.mul(provisao_ferias$base, provisao_ferias$rate);
  const provisao_ferias = rt.round(provisao_ferias$raw, rounding$1);
  ledger.component('provisao_ferias', provisao_ferias$base, provisao_ferias$rate, provisao_ferias$raw, provisao_ferias, ledger.tracing ? [
    rt.seen('remuneracao_mes', 'money', remuneracao_mes),
  ] : rt.NOTHING);

  // Provisión 1/3 de vacaciones · CPC 33
  const provisao_terco_ferias$base = remuneracao_mes;
  const provisao_terco_ferias$rate = rt.div(rt.ONE, n_36);
  const provisao_terco_ferias$raw = rt.mul(provisao_terco_ferias$base, provisao_terco_ferias$rate);
  const provisao_terco_ferias = rt.round(provisao_terco_ferias$raw, rounding$1);
  ledger.component('provisao_terco_ferias', provisao_terco_ferias$base, provisao_terco_ferias$rate, provisao_terco_ferias$raw, provisao_terco_ferias, ledger.tracing ? [
    rt.seen('remuneracao_mes', 'money', remuneracao_mes),
  ] : rt.NOTHING);

  // Cargas sobre provisión 13.º · CPC 33
  const provisao_encargos_13$base = remuneracao_mes;
  const provisao_encargos_13$rate = rt.div(encargos, n_12);
  const provisao_encargos_13$raw = rt.mul(provisao_encargos_13$base, provisao_encargos_13$rate);
  const provisao_encargos_13 = rt.round(provisao_encargos_13$raw, rounding$1);
  ledger.component('provisao_encargos_13', provisao_encargos_13$base, provisao_encargos_13$rate, provisao_encargos_13$raw, provisao_encargos_13, ledger.tracing ? [
    rt.seen('remuneracao_mes', 'money', remuneracao_mes),
    rt.seen('encargos', 'rate', encargos),
  ] : rt.NOTHING);

  // Cargas sobre provisión vacaciones + 1/3 · CPC 33
  const provisao_encargos_ferias$base = remuneracao_mes;
  const provisao_encargos_ferias$rate = rt.div(encargos, n_9);
  const provisao_encargos_ferias$raw = rt.mul(provisao_encargos_ferias$base, provisao_encargos_ferias$rate);
  const provisao_encargos_ferias = rt.round(provisao_encargos_ferias$raw, rounding$1);
  ledger.component('provisao_encargos_ferias', provisao_encargos_ferias$base, provisao_encargos_ferias$rate, provisao_encargos_ferias$raw, provisao_encargos_ferias, ledger.tracing ? [
    rt.seen('remuneracao_mes', 'money', remuneracao_mes),
    rt.seen('encargos', 'rate', encargos),
  ] : rt.NOTHING);

  // Terceros
  const total_terceiros$raw = rt.sum(salario_educacao, incra, senai, sesi, sebrae);
  const total_terceiros = total_terceiros$raw;
  ledger.step('total_terceiros', total_terceiros$raw, total_terceiros, ledger.tracing ? [
    rt.seen('salario_educacao', 'money', salario_educacao),
    rt.seen('incra', 'money', incra),
    rt.seen('senai', 'money', senai),
    rt.seen('sesi', 'money', sesi),
    rt.seen('sebrae', 'money', sebrae),
  ] : rt.NOTHING);

  // Provisiones
  const total_provisiones$raw = rt.sum(provisao_13, provisao_ferias, provisao_terco_ferias, provisao_encargos_13, provisao_encargos_ferias);
  const total_provisiones = total_provisiones$raw;
  ledger.step('total_provisiones', total_provisiones$raw, total_provisiones, ledger.tracing ? [
    rt.seen('provisao_13', 'money', provisao_13),
    rt.seen('provisao_ferias', 'money', provisao_ferias),
    rt.seen('provisao_terco_ferias', 'money', provisao_terco_ferias),
    rt.seen('provisao_encargos_13', 'money', provisao_encargos_13),
    rt.seen('provisao_encargos_ferias', 'money', provisao_encargos_ferias),
  ] : rt.NOTHING);

  // Contribuciones patronales (sin beneficios ni provisiones)
  const total_contribuciones_patronales$raw = rt.sum(cpp, rat_fap, total_terceiros, fgts);
  const total_contribuciones_patronales = total_contribuciones_patronales$raw;
  ledger.step('total_contribuciones_patronales', total_contribuciones_patronales$raw, total_contribuciones_patronales, ledger.tracing ? [
    rt.seen('cpp', 'money', cpp),
    rt.seen('rat_fap', 'money', rat_fap),
    rt.seen('total_terceiros', 'money', total_terceiros),
    rt.seen('fgts', 'money', fgts),
  ] : rt.NOTHING);

  if (irrf_dispensado) {
    ledger.warn('IRRF_WITHHOLDING_WAIVED', 'info', 'irrf', `No se retienen ${rt.show(irrf_do_mes, 'money', 'BRL')}: la ley dispensa hasta ${rt.show(irrf_retencao_minima, 'money', 'BRL')}`);
  }
  if (rt.compare(ferias, rt.ZERO) > 0 && irrf_dispensado_ferias) {
    ledger.warn('IRRF_WITHHOLDING_WAIVED', 'info', 'irrf_ferias', `No se retienen ${rt.show(irrf_tabela_ferias, 'money', 'BRL')}: la ley dispensa hasta ${rt.show(irrf_retencao_minima, 'money', 'BRL')}`);
  }
  if (((rt.isGiven(call, input$daily_salary) && rt.isGiven(call, input$monthly_salary)) && (rt.compare(rt.mul(n_30, rt.present(daily_salary)), rt.mul(n_0_99, monthly_salary)) < 0 || rt.compare(rt.mul(n_30, rt.present(daily_salary)), rt.mul(n_1_01, monthly_salary)) > 0))) {
    ledger.warn('SALARY_INPUT_MISMATCH', 'warning', 'monthly_salary', `El salario mensual ${rt.show(monthly_salary, 'money', 'BRL')} y 30 veces el diario ${rt.show(rt.present(daily_salary), 'money', 'BRL')} difieren en más del 1 %; se usa el mensual`);
  }
  if ((rt.compare(salario_contratual, rt.ZERO) > 0 && rt.compare(salario_contratual, rt.mul(rt.ONE, SALARIO_MINIMO)) < 0)) {
    ledger.warn('BELOW_MINIMUM_WAGE', 'warning', 'monthly_salary', `El salario ${rt.show(salario_contratual, 'money', 'BRL')} es menor que el mínimo de ${rt.show(SALARIO_MINIMO, 'money', 'BRL')}`);
  }
  if (!(rt.isGiven(call, input$rat_fap_rate))) {
    ledger.warn('RAT_FAP_DEFAULTED', 'info', 'rat_fap_rate', `Sin RAT ajustado se usa ${rt.show(rat_fap_rate, 'rate', 'BRL')}`);
  }
  if (((rt.isGiven(call, input$aplica_salario_familia) && aplica_salario_familia) && rt.compare(renda_salario_familia, salario_familia_limite) > 0)) {
    ledger.warn('FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.aplica_salario_familia', `La renta ${rt.show(renda_salario_familia, 'money', 'BRL')} pasa de ${rt.show(salario_familia_limite, 'money', 'BRL')}: no hay salario-familia`);
  }
  if (((!(aplica_salario_familia) && rt.compare(rt.sum(cantidad_hijos, cantidad_hijos_incapacitados), rt.ZERO) > 0) && rt.compare(renda_salario_familia, salario_familia_limite) <= 0)) {
    ledger.warn('FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.aplica_salario_familia', `Hay hijos y la renta ${rt.show(renda_salario_familia, 'money', 'BRL')} no pasa de ${rt.show(salario_familia_limite, 'money', 'BRL')}, pero se pidió no pagar el salario-familia`);
  }
  if (((rt.compare(pensao_alimenticia_amount, rt.ZERO) > 0 && rt.compare(remuneracao_mes, rt.ZERO) > 0) && irrf_metodo)) {
    ledger.warn('PENSAO_NOT_DEDUCTED', 'info', 'pensao_alimenticia_amount', `El descuento simplificado supera a las deducciones legales: la pensión no baja el IRRF`);
  }
  if (rt.compare(rt.sum(remuneracao_mes, remuneracao_ferias), rt.upperLimit(inss_tabela, { date: at })) > 0) {
    ledger.warn('CONTRIBUTION_BASE_CAPPED', 'info', 'base_inss', `La remuneración pasa del tope; el INSS se calcula sobre ${rt.show(base_inss, 'money', 'BRL')}`);
  }
  if (rt.compare(decimo_terceiro, rt.upperLimit(inss_tabela, { date: at })) > 0) {
    ledger.warn('CONTRIBUTION_BASE_CAPPED', 'info', 'base_inss_13', `El 13.º salario pasa del tope; el INSS se calcula sobre ${rt.show(base_inss_13, 'money', 'BRL')}`);
  }
  if ((rt.compare(decimo_terceiro_amount, rt.ZERO) > 0 && !rt.equal(period$month, n_12))) {
    ledger.warn('DECIMO_TERCEIRO_BEFORE_SETTLEMENT', 'info', 'decimo_terceiro_amount', `El INSS y el IRRF del 13.º son de la liquidación de diciembre; un anticipo no se envía aquí`);
  }
  if (rt.compare(neto, rt.ZERO) < 0) {
    ledger.warn('NEGATIVE_NET_SALARY', 'warning', 'net_salary', `Las deducciones superan las percepciones`);
  }

  return ledger.close();
}

export const rules: rt.RuleModule = { manifest, evaluate };
