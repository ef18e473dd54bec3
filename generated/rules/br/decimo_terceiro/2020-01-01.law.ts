// BR.decimo_terceiro 2020.1: 13.º salario (décimo terceiro)
// Emitted from rules/br/decimo_terceiro/2020-01-01.pay by payroll compile. Do not edit.
import * as rt from '../../../../runtime/index.ts';

// Deducción por dependiente
export const irrf_deducao_dependente$rows = rt.dated('0000-01 189.59');

// Alícuota del FGTS
export const aliquota_fgts$rows = rt.dated('0000-01 0.08');

// Tarifa del INSS del empleado
export const inss_aliquota = rt.table('inss_aliquota', 'step', [
  ['0000-01',
    '[0 1830.29] 0.08',
    '3050.52] 0.09',
    '6101.06] 0.11',
  ],
]);

// Tabla mensual del IRRF
export const irrf_mensal = rt.table('irrf_mensal', 'rebate', [
  ['0000-01',
    '[0 1903.98] 0',
    '2826.65] 0.075 142.8',
    '3751.05] 0.15 354.8',
    '4664.68] 0.225 636.13',
    '*) 0.275 869.36',
  ],
]);

export const $sources: readonly string[] = [
  'Lei 4.749/1965 art. 2',
  'Lei 8.212/1991 art. 28 §7',
  'inss_aliquota: Lei 8.212/1991 art. 20',
  'Portaria ME 914/2020',
  'Lei 9.250/1995 art. 4',
  'Lei 8.036/1990 art. 15',
];

export const $provenance: readonly rt.ProvenanceLine[] = [
  ['salario_contratual', 'convention', '30 vezes o salário diário, ao centavo, quando o mensal não é enviado'],
  ['avos_adiantamento', 'convention',
    'de quem foi admitido no ano, os meses até o anterior ao pagamento; há quem conte os previstos para dezembro'],
  ['deducoes_legais_13', 'single_source', 'orientação oficial: os dependentes são deduzidos em cada apuração'],
  ['irrf_tabela_13', 'convention', 'ao centavo, metade para cima: a Receita não publica regra'],
  ['irrf_13', 'convention', 'pela tabela da data do recibo'],
  ['fgts_13', 'convention', 'truncado ao centavo, como nas folhas de pagamento reais: não há texto oficial'],
];

export const $inputs: readonly rt.InputLine[] = [
  { id: 'daily_salary', type: 'money', label: 'Salario diario', law: 'CLT art. 64', presence: 'required', unless: 'monthly_salary',
    bounds: '(0 BRL .. 1_000_000 BRL / 30]', highest: '<= 33333.3333333333' },
  { id: 'monthly_salary', type: 'money', label: 'Salario mensual contractual', law: 'CLT art. 457', bounds: '(0 BRL .. 1_000_000 BRL]',
    defaultText: '30 * daily_salary' },
  { id: 'media_variaveis', source: 'inputs', type: 'money', label: 'Promedio mensual de lo variable, con DSR',
    law: 'Decreto 10.854/2021 art. 77', bounds: '[0 BRL .. 1_000_000 BRL]', defaultText: '0 BRL' },
  { id: 'parcela', source: 'inputs', type: 'choice', words: ['primeira', 'segunda', 'unica'], label: 'Parcela',
    law: 'Lei 4.749/1965 arts. 1 y 2', presence: 'required' },
  { id: 'hire_date', source: 'inputs', type: 'date', label: 'Fecha de ingreso', law: 'Lei 4.090/1962 art. 1 §2', presence: 'required',
    bounds: '[1940-01-01 .. *)', lowest: '>= 1940-01-01' },
  { id: 'meses_sem_direito', source: 'inputs', type: 'integer', label: 'Meses del año que perdieron el derecho',
    law: 'Lei 4.090/1962 art. 1 §2', bounds: '[0 .. 12]', defaultText: '0' },
  { id: 'avos_enviados', wire: 'avos_13', source: 'inputs', type: 'integer', label: 'Avos del 13.º, en lugar de los calculados',
    law: 'Lei 4.090/1962 art. 1 §2', presence: 'optional', bounds: '[0 .. 12]' },
  { id: 'adiantado', source: 'history', type: 'money', label: 'Adelantos del año', law: 'Lei 4.749/1965 art. 2', bounds: '[0 BRL .. *)',
    defaultText: '0 BRL' },
  { id: 'primeira_parcela_amount', source: 'inputs', type: 'money', label: 'Adelanto ya pagado', law: 'Lei 4.749/1965 art. 2',
    bounds: '[0 BRL .. *)', defaultText: 'if parcela = segunda then adiantado else 0 BRL' },
  { id: 'num_dependentes_irrf', type: 'integer', label: 'Dependientes para el IRRF', law: 'Lei 9.250/1995 art. 4 III', bounds: '[0 .. 20]',
    defaultText: '0' },
  { id: 'pensao_alimenticia_amount', type: 'money', label: 'Pensión alimenticia sobre el 13.º', law: 'Lei 9.250/1995 art. 4 II',
    bounds: '[0 BRL .. *)', defaultText: '0 BRL' },
  { id: 'rat_fap_rate', type: 'rate', label: 'RAT ajustado (RAT x FAP)', law: 'Lei 8.212/1991 art. 22 II; Lei 10.666/2003 art. 10',
    bounds: '[0.5% .. 6%]', defaultText: '2%' },
];

export const $histories: readonly rt.HistoryLine[] = [
  ['adiantado', 'sum', 'adiantamento_13', ['BR.decimo_terceiro', 'BR.ferias'], { kind: 'year' }],
];

export const $steps: readonly rt.StepLine[] = [
  ['let', 'liquida', 'Es la segunda parcela o la única', 'parcela <> primeira', ['Lei 4.749/1965 art. 1'], { type: 'boolean', position: 18 }],
  ['let', 'salario_contratual', 'Salario contractual del mes', 'monthly_salary',
    ['CLT art. 64 (convenção: 30 vezes o salário diário, ao centavo, quando o mensal não é enviado)'], { rounding: 'half_up:0.01' }],
  ['let', 'remuneracao_13', 'Remuneración del 13.º', 'salario_contratual + media_variaveis',
    ['Lei 4.090/1962 art. 1 §1', 'Decreto 10.854/2021 art. 77']],
  ['let', 'inicio_do_ano', 'Inicio do ano', 'start_of_year(period.end_date)', null, { type: 'date' }],
  ['let', 'avos_13', 'Avos del 13.º salario',
    'if given(avos_enviados) then avos_enviados else max(0, months_with(max(hire_date, inicio_do_ano), ' +
      'date(year(period.end_date), 12, 31), 15) - meses_sem_direito)', ['Lei 4.090/1962 art. 1 §2'], { type: 'number' }],
  ['let', 'avos_adiantamento', 'Avos del adelanto',
    'if given(avos_enviados) then avos_enviados else if hire_date < inicio_do_ano and meses_sem_direito = 0 then 12 else ' +
      'max(0, months_with(max(hire_date, inicio_do_ano), add_days(start_of_month(period.end_date), -1), 15) - ' +
        'meses_sem_direito) when not liquida',
    [0, 'Decreto 10.854/2021 art. 78 §4 (convenção: de quem foi admitido no ano, os meses até o anterior ao pagamento',
      'há quem conte os previstos para dezembro)'], { type: 'number' }],
  ['perception', 'adiantamento_13', 'Adelanto del 13.º salario (adiantamento, 1.ª parcela)',
    'remuneracao_13 * avos_adiantamento / 24 when not liquida', [0, 'Decreto 10.854/2021 art. 78'], { omitZero: true, tags: ['gratificacion'] }],
  ['perception', 'decimo_terceiro', '13.º salario (décimo terceiro)', 'remuneracao_13 * avos_13 / 12 when liquida',
    ['Lei 4.090/1962 art. 1', 1], { omitZero: true, taxable: true, socialSecurity: true, tags: ['gratificacion', 'tributacion_exclusiva'] }],
  ['total', 'total_percepciones', 'Total percepciones', 'sum(perceptions)', null, { terms: ['adiantamento_13', 'decimo_terceiro'] }],
  ['base', 'base_inss_13', 'Base INSS 13.º salario', 'min(decimo_terceiro, upper_limit(inss_aliquota))',
    [1, 'Decreto 3.048/1999 art. 214 §§6 y 7', 2, 3], { omitZero: true }],
  ['deduction', 'inss_13', 'INSS sobre 13.º salario', 'base_inss_13 * inss_aliquota(base_inss_13) when decimo_terceiro > 0 BRL',
    ['Lei 8.212/1991 arts. 20 y 28 §7', 'Decreto 3.048/1999 arts. 214 §§6 y 7, y 216 §1', 2, 3],
    { rounding: 'down:0.01', omitZero: true, bracket: 'inss_13' }],
  ['let', 'rendimento_tributavel_13', 'Rendimiento tributable 13.º salario', 'decimo_terceiro', null],
  ['deduction', 'pensao_alimenticia', 'Pensión alimenticia (pensão alimentícia)',
    'pensao_alimenticia_amount when liquida and pensao_alimenticia_amount > 0 BRL', ['Lei 5.478/1968'], { omitZero: true, position: 36 }],
  ['let', 'deducoes_legais_13', 'Deducciones legales 13.º salario',
    'inss_13 + irrf_deducao_dependente * num_dependentes_irrf + pensao_alimenticia',
    ['Lei 9.250/1995 art. 4 (fonte única: orientação oficial: os dependentes são deduzidos em cada apuração)',
      'irrf_deducao_dependente: Lei 9.250/1995 art. 4 III'], { position: 30 }],
  ['let', 'deducao_13', 'Deducción aplicada 13.º salario', 'deducoes_legais_13', [4]],
  ['base', 'base_irrf_13', 'Base IRRF 13.º salario', 'max(0 BRL, decimo_terceiro - deducao_13)', [4]],
  ['let', 'irrf_tabela_13', 'IRRF según tabla 13.º salario', 'irrf_mensal(base_irrf_13)',
    ['Lei 11.482/2007 art. 1 (convenção: ao centavo, metade para cima: a Receita não publica regra)', 'irrf_mensal: Lei 11.482/2007 art. 1',
      'Lei 13.149/2015'], { rounding: 'half_up:0.01' }],
  ['deduction', 'irrf_13', 'IRRF sobre 13.º salario (tributación exclusiva)', 'irrf_tabela_13 when decimo_terceiro > 0 BRL',
    ['Lei 7.713/1988 art. 26', 'Lei 8.134/1990 art. 16', 'IN RFB 1.500/2014 art. 13',
      'RIR/2018 art. 700 (artículo por confirmar) (convenção: pela tabela da data do recibo)'], { omitZero: true, bracket: 'irrf_tabela_13' }],
  ['deduction', 'adiantamento_13_descontado', 'Adelanto del 13.º ya pagado', 'primeira_parcela_amount', [0], { omitZero: true }],
  ['total', 'total_deducciones', 'Total deducciones', 'sum(deductions)', null,
    { position: 37, terms: ['inss_13', 'irrf_13', 'adiantamento_13_descontado', 'pensao_alimenticia'] }],
  ['total', 'neto', 'Neto', 'total_percepciones - total_deducciones', null, { terms: ['total_percepciones', '-total_deducciones'] }],
  ['base', 'base_cpp', 'Base contribución patronal (CPP)', 'sum(incide_inss)',
    ['Lei 8.212/1991 arts. 22 y 28 §7', 'Decreto 3.048/1999 art. 214 §6']],
  ['base', 'base_fgts', 'Base FGTS', 'sum(incide_fgts)', [5, 0]],
  ['component', 'cpp', 'Contribución patronal (CPP)', 'base_cpp * 20% when base_cpp > 0 BRL', ['Lei 8.212/1991 art. 22 I'],
    { omitZero: true, table: 'previdencia_patronal', position: 42 }],
  ['component', 'rat_fap', 'RAT ajustado (RAT x FAP)', 'base_cpp * rat_fap_rate when base_cpp > 0 BRL',
    ['Lei 8.212/1991 art. 22 II', 'Lei 10.666/2003 art. 10'], { omitZero: true, table: 'previdencia_patronal' }],
  ['component', 'salario_educacao', 'Salario-educación (salário-educação)', 'base_cpp * 2.5% when base_cpp > 0 BRL',
    ['Lei 9.424/1996 art. 15 (acto por confirmar)'], { omitZero: true, table: 'terceiros', position: 45 }],
  ['component', 'incra', 'INCRA', 'base_cpp * 0.2% when base_cpp > 0 BRL', ['Decreto-Lei 1.146/1970 art. 3', 'IN RFB 2.110/2022'],
    { omitZero: true, table: 'terceiros' }],
  ['component', 'senai', 'SENAI', 'base_cpp * 1.0% when base_cpp > 0 BRL', ['Decreto-Lei 4.048/1942 (acto por confirmar)'],
    { omitZero: true, table: 'terceiros' }],
  ['component', 'sesi', 'SESI', 'base_cpp * 1.5% when base_cpp > 0 BRL', ['Decreto-Lei 9.403/1946 (acto por confirmar)'],
    { omitZero: true, table: 'terceiros' }],
  ['component', 'sebrae', 'SEBRAE', 'base_cpp * 0.6% when base_cpp > 0 BRL', ['Lei 8.029/1990 art. 8 §3 (acto por confirmar)'],
    { omitZero: true, table: 'terceiros' }],
  ['let', 'fgts_13', 'FGTS del 13.º salario', 'aliquota_fgts * base_fgts',
    ['Lei 8.036/1990 art. 15 (convenção: truncado ao centavo, como nas folhas de pagamento reais: não há texto oficial)',
      'aliquota_fgts: Lei 8.036/1990 art. 15'], { rounding: 'down:0.01', position: 51 }],
  ['component', 'fgts', 'FGTS (8%)', 'fgts_13', [5], { table: 'fgts_empregador', position: 53 }],
  ['total', 'total_terceiros', 'Terceros', 'sum(terceiros)', null, { terms: ['salario_educacao', 'incra', 'senai', 'sesi', 'sebrae'] }],
  ['total', 'total_contribuciones_patronales', 'Contribuciones patronales',
    'sum(previdencia_patronal) + total_terceiros + sum(fgts_empregador)', null, { terms: ['cpp', 'rat_fap', 'total_terceiros', 'fgts'] }],
];

export const $file = 'sha256:6becf17d86a4058e7bf9695e591c06bd6dcd3db82eef5f382b4572761217b720';
