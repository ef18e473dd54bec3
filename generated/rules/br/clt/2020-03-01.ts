// BR.clt 2020.2: Empleado CLT (folha mensal)
// Emitted from generated/rules/br/clt/2020-03-01.pay by payroll compile. Do not edit.
// file    sha256:a68bc71014aff5028cd213cf6f05641eddd0dffe6ed3cc5c0b387e4c9fe6af04
// meaning sha256:721dc5268148327cf1664044aec38983431b451ad7fb3a7b469acd32e9206c61
import * as rt from '../../../../runtime/index.ts';

// Salario mínimo
const SALARIO_MINIMO$rows = rt.dated('2020-02-01 1045', '2021-01-01 1100', '2022-01-01 1212', '2023-01-01 1302');

// Renta máxima para el salario-familia
const salario_familia_limite$rows = rt.dated('2020-01-01 1425.56', '2021-01-01 1503.25', '2022-01-01 1655.98', '2023-01-01 1754.18');

// Cuota del salario-familia por hijo
const salario_familia_cota$rows = rt.dated('2020-01-01 48.62', '2021-01-01 51.27', '2022-01-01 56.47', '2023-01-01 59.82');

// Deducción por dependiente
const irrf_deducao_dependente$rows = rt.dated('189.59');

// Retención que se dispensa hasta
const irrf_retencao_minima$rows = rt.dated('10');

// Alícuota del FGTS
const aliquota_fgts$rows = rt.dated('0.08');

// INSS del empleado, por tramos
const inss_tabela$rows = [
  '2020-03-01',
  '[0 1045] 0.075',
  '2089.6] 0.09',
  '3134.4] 0.12',
  '6101.06] 0.14',
  '2021-01-01',
  '[0 1100] 0.075',
  '2203.48] 0.09',
  '3305.22] 0.12',
  '6433.57] 0.14',
  '2022-01-01',
  '[0 1212] 0.075',
  '2427.35] 0.09',
  '3641.03] 0.12',
  '7087.22] 0.14',
  '2023-01-01',
  '[0 1302] 0.075',
  '2571.29] 0.09',
  '3856.94] 0.12',
  '7507.49] 0.14',
];
const inss_tabela = rt.table('inss_tabela', 'marginal', inss_tabela$rows, { roundEach: ['down', [['1/100', null]]] });

// Tabla mensual del IRRF
const irrf_mensal$rows = [
  '[0 1903.98] 0',
  '2826.65] 0.075 142.8',
  '3751.05] 0.15 354.8',
  '4664.68] 0.225 636.13',
  '*) 0.275 869.36',
];
const irrf_mensal = rt.table('irrf_mensal', 'rebate', irrf_mensal$rows);

// What several steps name as their source.
const $laws: readonly string[] = [
  'Lei 8.212/1991 art. 28 §7',
  'inss_tabela: EC 103/2019 art. 28 (convención: cada tramo se trunca al centavo antes de sumar: regla del eSocial y de la ' + 'DCTFWeb)',
  'Lei 8.212/1991 arts. 20 y 28',
  'EC 103/2019 art. 28',
  'Lei 8.212/1991 art. 20',
  'Decreto 3.048/1999 art. 214 §§6 y 7',
  'Lei 9.250/1995 art. 4',
  'Lei 9.250/1995 art. 4 (fuente única: orientación oficial: los dependientes se deducen en cada apuración)',
  'irrf_deducao_dependente: Lei 9.250/1995 art. 4 III',
  'Lei 11.482/2007 art. 1 (convención: al centavo, mitad hacia arriba: la Receita no publica regla)',
  'irrf_mensal: Lei 11.482/2007 art. 1',
  'Lei 13.149/2015',
  'Lei 9.430/1996 art. 67',
  'irrf_retencao_minima: Lei 9.430/1996 art. 67',
  'RIR/2018 art. 682 (artículo por confirmar)',
  'STF, Tema 985',
  'Lei 8.036/1990 art. 15 (convención: truncado al centavo, como en las nóminas reales: no hay texto oficial)',
  'aliquota_fgts: Lei 8.036/1990 art. 15',
  'Lei 8.036/1990 art. 15',
  'Lei 7.418/1985',
  'CPC 33',
];

const $provenance: readonly rt.ProvenanceLine[] = [
  ['single_source', 'código público', 'salario_familia_limite', 'salario_familia_limite', 'salario_familia_cota', 'salario_familia_cota'],
  ['convention', 'cada tramo se trunca al centavo antes de sumar: regla del eSocial y de la DCTFWeb', 'inss_tabela'],
  ['convention', '30 veces el salario diario, al centavo, cuando no se envía el mensual', 'salario_contratual'],
  ['convention', 'un mes incompleto se paga sobre 30 días', 'salario_base'],
  ['convention', 'beneficio que la empresa descuenta de sus contribuciones: fuera de toda base', 'salario_familia'],
  ['single_source', 'motor con conciliación de guías: primero las vacaciones; el total no cambia', 'inss'],
  ['single_source', 'orientación oficial: los dependientes se deducen en cada apuración', 'deducoes_legais'],
  ['convention', 'al centavo, mitad hacia arriba: la Receita no publica regla', 'irrf_tabela'],
  ['single_source', 'orientación oficial: los dependientes se deducen en cada apuración', 'deducoes_legais_ferias'],
  ['convention', 'al centavo, mitad hacia arriba: la Receita no publica regla', 'irrf_tabela_ferias'],
  ['single_source', 'orientación oficial: los dependientes se deducen en cada apuración', 'deducoes_legais_13'],
  ['convention', 'al centavo, mitad hacia arriba: la Receita no publica regla', 'irrf_tabela_13'],
  ['convention', 'se supone pagado dentro del periodo', 'irrf', 'irrf_ferias', 'irrf_13'],
  ['convention', 'truncado al centavo, como en las nóminas reales: no hay texto oficial', 'fgts_mensal', 'fgts_13'],
];

const $inputs: readonly rt.InputLine[] = [
  ['daily_salary', 'money', 'Salario diario',
    { presence: 'required', unless: 'monthly_salary', bounds: '(0 BRL .. 1_000_000 BRL / 30]', highest: '<= 33333.3333333333' }],
  ['monthly_salary', 'money', 'Salario mensual contractual', { bounds: '[0 BRL .. 1_000_000 BRL]', defaultText: '30 * daily_salary' }],
  ['overtime_amount', 'money', 'Horas extras, con DSR', { bounds: '[0 BRL .. 1_000_000_000_000 BRL)', defaultText: '0 BRL' }],
  ['commission_amount', 'money', 'Comisiones, con DSR', { bounds: '[0 BRL .. 1_000_000_000_000 BRL)', defaultText: '0 BRL' }],
  ['decimo_terceiro_amount', 'money', '13.º salario bruto del año', { bounds: '[0 BRL .. 1_000_000_000_000 BRL)', defaultText: '0 BRL' }],
  ['ferias_amount', 'money', 'Vacaciones gozadas, sin el tercio', { bounds: '[0 BRL .. 1_000_000_000_000 BRL)', defaultText: '0 BRL' }],
  ['pensao_alimenticia_amount', 'money', 'Pensión alimenticia judicial', { bounds: '[0 BRL .. 1_000_000_000_000 BRL)', defaultText: '0 BRL' }],
  ['vale_transporte_amount', 'money', 'Costo del transporte del mes', { bounds: '[0 BRL .. 1_000_000_000_000 BRL)', defaultText: '0 BRL' }],
  ['num_dependentes_irrf', 'integer', 'Dependientes para el IRRF', { bounds: '[0 .. 20]', defaultText: '0' }],
  ['cantidad_hijos', 'integer', 'Hijos de hasta 14 años', { bounds: '[0 .. 20]', defaultText: '0' }],
  ['cantidad_hijos_incapacitados', 'integer', 'Hijos incapacitados de cualquier edad, aparte', { bounds: '[0 .. 20]', defaultText: '0' }],
  ['rat_fap_rate', 'rate', 'RAT ajustado (RAT x FAP)',
    { law: 'Lei 8.212/1991 art. 22 II; Lei 10.666/2003 art. 10', bounds: '[0.5% .. 6%]', defaultText: '2%' }],
  ['aplica_salario_familia', 'boolean', 'Pide el salario-familia y presentó los documentos', { source: 'override', defaultText: 'yes' }],
];

const $steps: readonly rt.StepLine[] = [
  ['let', 'salario_contratual', 'Salario contractual del mes', 'monthly_salary',
    ['CLT art. 64 (convención: 30 veces el salario diario, al centavo, cuando no se envía el mensual)'],
    { rounding: 'half_up:0.01', position: 26 }],
  ['perception', 'salario_base', 'Salario base (salário-base)', 'salario_contratual * period.days / 30',
    ['CLT art. 64 (convención: un mes incompleto se paga sobre 30 días)'], { taxable: true, socialSecurity: true, tags: ['salario'] }],
  ['perception', 'horas_extras', 'Horas extras', 'overtime_amount', ['Constituição Federal art. 7 XVI'],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['variable'] }],
  ['perception', 'comissoes', 'Comisiones (comissões)', 'commission_amount', ['CLT art. 457 §1'],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['variable'] }],
  ['perception', 'decimo_terceiro', '13.º salario (décimo terceiro)', 'decimo_terceiro_amount', ['Lei 4.090/1962', 0],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['gratificacion', 'tributacion_exclusiva'] }],
  ['perception', 'ferias', 'Vacaciones gozadas (férias)', 'ferias_amount', ['CLT art. 129'],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['vacaciones'] }],
  ['perception', 'terco_constitucional_ferias', 'Tercio constitucional de vacaciones (1/3 férias)', 'ferias_amount / 3',
    ['Constituição Federal art. 7 XVII', 15], { omitZero: true, taxable: true, socialSecurity: true, tags: ['vacaciones'] }],
  ['let', 'renda_salario_familia', 'Renta para el salario-familia', 'salario_contratual + horas_extras + comissoes + ferias',
    ['Portaria SEPRT/ME 477/2021 art. 4 §§2 y 3']],
  ['perception', 'salario_familia', 'Salario-familia (salário-família)',
    'salario_familia_cota * (cantidad_hijos + cantidad_hijos_incapacitados) * period.days / 30 when aplica_salario_familia ' +
      'and renda_salario_familia <= salario_familia_limite',
    ['Lei 8.213/1991 art. 65 (convención: beneficio que la empresa descuenta de sus contribuciones: fuera de toda base)'],
    { omitZero: true, tags: ['beneficio', 'reembolsable'] }],
  ['total', 'total_percepciones', 'Total percepciones', 'sum(perceptions)', null,
    { terms: ['salario_base', 'horas_extras', 'comissoes', 'decimo_terceiro', 'ferias', 'terco_constitucional_ferias', 'salario_familia'] }],
  ['let', 'remuneracao_mes', 'Remuneración del mes (salario, horas extras y comisiones)', 'sum(do_mes)', null],
  ['let', 'remuneracao_ferias', 'Vacaciones con su tercio', 'ferias + terco_constitucional_ferias', null],
  ['base', 'base_inss', 'Base INSS (salário de contribuição)', 'min(remuneracao_mes + remuneracao_ferias, upper_limit(inss_tabela))', [2, 1]],
  ['base', 'base_inss_13', 'Base INSS 13.º salario', 'min(decimo_terceiro, upper_limit(inss_tabela))', [0, 5, 1], { omitZero: true }],
  ['let', 'base_inss_ferias', 'Base del INSS sobre vacaciones', 'min(remuneracao_ferias, upper_limit(inss_tabela))', [2, 1]],
  ['let', 'inss_total', 'INSS del mes, con las vacaciones', 'inss_tabela(base_inss)', [3, 1]],
  ['deduction', 'inss_ferias', 'INSS sobre vacaciones (férias)', 'inss_tabela(base_inss_ferias) when ferias > 0 BRL', [4, 3, 1],
    { omitZero: true, position: 43, bracket: 'inss_ferias' }],
  ['deduction', 'inss', 'INSS del empleado', 'inss_total - inss_ferias',
    [4, 'EC 103/2019 art. 28 (fuente única: motor con conciliación de guías: primero las vacaciones', 'el total no cambia)'],
    { position: 42, bracket: 'inss_total' }],
  ['deduction', 'inss_13', 'INSS sobre 13.º salario', 'inss_tabela(base_inss_13) when decimo_terceiro > 0 BRL', [0, 5, 1],
    { omitZero: true, position: 44, bracket: 'inss_13' }],
  ['let', 'rendimento_tributavel', 'Rendimiento tributable', 'remuneracao_mes', null],
  ['deduction', 'pensao_alimenticia', 'Pensión alimenticia (pensão alimentícia)', 'pensao_alimenticia_amount', ['Lei 5.478/1968'],
    { omitZero: true, position: 67 }],
  ['let', 'deducoes_legais', 'Deducciones legales', 'inss + irrf_deducao_dependente * num_dependentes_irrf + pensao_alimenticia', [7, 8],
    { position: 46 }],
  ['let', 'deducao', 'Deducción aplicada', 'deducoes_legais', [6]],
  ['base', 'base_irrf', 'Base IRRF', 'max(0 BRL, remuneracao_mes - deducao)', [6]],
  ['let', 'irrf_tabela', 'IRRF según tabla', 'irrf_mensal(base_irrf)', [9, 10, 11], { rounding: 'half_up:0.01' }],
  ['let', 'rendimento_tributavel_ferias', 'Rendimiento tributable vacaciones (férias)', 'remuneracao_ferias', null],
  ['let', 'deducoes_legais_ferias', 'Deducciones legales vacaciones (férias)',
    'inss_ferias + irrf_deducao_dependente * num_dependentes_irrf + 0 BRL', [7, 8]],
  ['let', 'deducao_ferias', 'Deducción aplicada vacaciones (férias)', 'deducoes_legais_ferias', [6]],
  ['base', 'base_irrf_ferias', 'Base IRRF vacaciones (férias)', 'max(0 BRL, remuneracao_ferias - deducao_ferias)', [6]],
  ['let', 'irrf_tabela_ferias', 'IRRF según tabla vacaciones (férias)', 'irrf_mensal(base_irrf_ferias)', [9, 10, 11],
    { rounding: 'half_up:0.01' }],
  ['let', 'rendimento_tributavel_13', 'Rendimiento tributable 13.º salario', 'decimo_terceiro', null],
  ['let', 'deducoes_legais_13', 'Deducciones legales 13.º salario', 'inss_13 + irrf_deducao_dependente * num_dependentes_irrf + 0 BRL', [7, 8]],
  ['let', 'deducao_13', 'Deducción aplicada 13.º salario', 'deducoes_legais_13', [6]],
  ['base', 'base_irrf_13', 'Base IRRF 13.º salario', 'max(0 BRL, decimo_terceiro - deducao_13)', [6]],
  ['let', 'irrf_tabela_13', 'IRRF según tabla 13.º salario', 'irrf_mensal(base_irrf_13)', [9, 10, 11], { rounding: 'half_up:0.01' }],
  ['let', 'irrf_do_mes', 'IRRF de la remuneración del mes, si la hay', 'if remuneracao_mes > 0 BRL then irrf_tabela else 0 BRL', null],
  ['let', 'irrf_dispensado', 'Retención dispensada sobre salario', 'irrf_do_mes > 0 BRL and irrf_do_mes <= irrf_retencao_minima',
    [12, 'Lei 7.713/1988', 13], { type: 'boolean' }],
  ['deduction', 'irrf', 'IRRF sobre salario', 'irrf_do_mes when not irrf_dispensado',
    ['Lei 7.713/1988 (convención: se supone pagado dentro del periodo)'], { bracket: 'irrf_tabela' }],
  ['let', 'irrf_dispensado_ferias', 'Retención dispensada sobre vacaciones (férias)',
    'irrf_tabela_ferias > 0 BRL and irrf_tabela_ferias <= irrf_retencao_minima', [12, 14, 'IN RFB 1.500/2014', 13], { type: 'boolean' }],
  ['deduction', 'irrf_ferias', 'IRRF sobre vacaciones (férias)', 'irrf_tabela_ferias when not irrf_dispensado_ferias',
    [14, 'IN RFB 1.500/2014 (convención: se supone pagado dentro del periodo)'], { bracket: 'irrf_tabela_ferias' }],
  ['deduction', 'irrf_13', 'IRRF sobre 13.º salario (tributación exclusiva)', 'irrf_tabela_13 when decimo_terceiro > 0 BRL',
    ['Lei 7.713/1988 art. 26', 'Lei 8.134/1990 art. 16', 'IN RFB 1.500/2014 art. 13 (convención: se supone pagado dentro del periodo)'],
    { omitZero: true, bracket: 'irrf_tabela_13' }],
  ['deduction', 'vale_transporte', 'Vale-transporte (descuento hasta 6%)',
    'min(vale_transporte_amount, 6% * salario_base) when vale_transporte_amount > 0 BRL', [19, 'Decreto 10.854/2021 art. 114'],
    { omitZero: true }],
  ['total', 'total_deducciones', 'Total deducciones', 'sum(deductions)', null,
    { position: 68, terms: ['inss', 'inss_ferias', 'inss_13', 'irrf', 'irrf_ferias', 'irrf_13', 'vale_transporte', 'pensao_alimenticia'] }],
  ['total', 'neto', 'Neto', 'total_percepciones - total_deducciones', null, { terms: ['total_percepciones', '-total_deducciones'] }],
  ['base', 'base_cpp', 'Base contribución patronal (CPP)', 'sum(incide_inss)', ['Lei 8.212/1991 art. 22', 15]],
  ['base', 'base_fgts', 'Base FGTS', 'sum(incide_fgts)', [18]],
  ['component', 'cpp', 'Contribución patronal (CPP)', 'base_cpp * 20%', ['Lei 8.212/1991 art. 22 I'],
    { table: 'previdencia_patronal', position: 73 }],
  ['component', 'rat_fap', 'RAT ajustado (RAT x FAP)', 'base_cpp * rat_fap_rate', ['Lei 8.212/1991 art. 22 II', 'Lei 10.666/2003 art. 10'],
    { table: 'previdencia_patronal' }],
  ['component', 'salario_educacao', 'Salario-educación (salário-educação)', 'base_cpp * 2.5%', ['Lei 9.424/1996 art. 15 (acto por confirmar)'],
    { table: 'terceiros', position: 76 }],
  ['component', 'incra', 'INCRA', 'base_cpp * 0.2%', ['Decreto-Lei 1.146/1970 art. 3', 'IN RFB 2.110/2022'], { table: 'terceiros' }],
  ['component', 'senai', 'SENAI', 'base_cpp * 1.0%', ['Decreto-Lei 4.048/1942 (acto por confirmar)'], { table: 'terceiros' }],
  ['component', 'sesi', 'SESI', 'base_cpp * 1.5%', ['Decreto-Lei 9.403/1946 (acto por confirmar)'], { table: 'terceiros' }],
  ['component', 'sebrae', 'SEBRAE', 'base_cpp * 0.6%', ['Lei 8.029/1990 art. 8 §3 (acto por confirmar)'], { table: 'terceiros' }],
  ['let', 'fgts_mensal', 'FGTS del mes, con las vacaciones', 'aliquota_fgts * (remuneracao_mes + remuneracao_ferias)', [16, 17],
    { rounding: 'down:0.01', position: 82 }],
  ['let', 'fgts_13', 'FGTS del 13.º salario', 'aliquota_fgts * decimo_terceiro', [16, 17], { rounding: 'down:0.01' }],
  ['component', 'fgts', 'FGTS (8%)', 'fgts_mensal + fgts_13', [18], { table: 'fgts_empregador', position: 85 }],
  ['component', 'vale_transporte_patronal', 'Vale-transporte a cargo de la empresa',
    'max(0 BRL, vale_transporte_amount - vale_transporte) when vale_transporte_amount > 0 BRL', [19],
    { omitZero: true, table: 'beneficios', position: 87 }],
  ['let', 'encargos', 'Cargas sobre las provisiones: CPP, RAT, terceros y FGTS', '20% + rat_fap_rate + 5.8% + aliquota_fgts', [20, 17],
    { type: 'rate' }],
  ['component', 'provisao_13', 'Provisión 13.º salario', 'remuneracao_mes * (100% / 12)', [20], { table: 'provisoes', position: 90 }],
  ['component', 'provisao_ferias', 'Provisión vacaciones (férias)', 'remuneracao_mes * (100% / 12)', [20], { table: 'provisoes' }],
  ['component', 'provisao_terco_ferias', 'Provisión 1/3 de vacaciones', 'remuneracao_mes * (100% / 36)', [20], { table: 'provisoes' }],
  ['component', 'provisao_encargos_13', 'Cargas sobre provisión 13.º', 'remuneracao_mes * (encargos / 12)', [20], { table: 'provisoes' }],
  ['component', 'provisao_encargos_ferias', 'Cargas sobre provisión vacaciones + 1/3', 'remuneracao_mes * (encargos / 9)', [20],
    { table: 'provisoes' }],
  ['total', 'total_terceiros', 'Terceros', 'sum(terceiros)', null, { terms: ['salario_educacao', 'incra', 'senai', 'sesi', 'sebrae'] }],
  ['total', 'total_provisiones', 'Provisiones', 'sum(provisoes)', null,
    { terms: ['provisao_13', 'provisao_ferias', 'provisao_terco_ferias', 'provisao_encargos_13', 'provisao_encargos_ferias'] }],
  ['total', 'total_contribuciones_patronales', 'Contribuciones patronales (sin beneficios ni provisiones)',
    'sum(previdencia_patronal) + total_terceiros + sum(fgts_empregador)', null, { terms: ['cpp', 'rat_fap', 'total_terceiros', 'fgts'] }],
];

const manifest = rt.manifest({ format: 1, path: 'generated/rules/br/clt/2020-03-01.pay',
    fingerprint: 'sha256:a68bc71014aff5028cd213cf6f05641eddd0dffe6ed3cc5c0b387e4c9fe6af04',
    meaning: 'sha256:721dc5268148327cf1664044aec38983431b451ad7fb3a7b469acd32e9206c61', country: 'BR', scheme: 'clt',
    label: 'Empleado CLT (folha mensal)', version: '2020.2', currency: 'BRL', validFrom: '2020-03-01', validUntil: '2023-04-30',
    periods: ['monthly'], proration: null, days: 'month_of_30', asOf: 'period_end',
    laws: ['Consolidação das Leis do Trabalho, Decreto-Lei 5.452/1943'],
    changes: [{ date: '2020-03-01', summary: 'INSS del empleado progresivo, por tramos', law: 'EC 103/2019 art. 28; Portaria SEPRT 3.659/2020' },
      { date: '2021-01-01', summary: 'Salario mínimo, tabla del INSS y salario-familia de 2021',
        law: 'MP 1.021/2020; Portaria SEPRT/ME 477/2021' },
      { date: '2022-01-01', summary: 'Salario mínimo, tabla del INSS y salario-familia de 2022',
        law: 'MP 1.091/2021; Portaria Interministerial MTP/ME 12/2022' },
      { date: '2023-01-01', summary: 'Salario mínimo, tabla del INSS y salario-familia de 2023',
        law: 'MP 1.143/2022; Portaria Interministerial MPS/MF 26/2023' }],
    employerTables: [{ id: 'previdencia_patronal', label: 'Previdencia patronal (INSS)' }, { id: 'terceiros', label: 'Terceros (Sistema S)' },
      { id: 'fgts_empregador', label: 'FGTS' }, { id: 'beneficios', label: 'Beneficios' },
      { id: 'provisoes', label: 'Provisiones (no es pago)' }],
    summary: { total_perceptions: 'total_percepciones', total_deductions: 'total_deducciones', net_salary: 'neto' }, inputs: $inputs,
    steps: $steps, sources: $laws, provenance: $provenance }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  salario_familia_limite: rt.scaledAt($at, 100n, salario_familia_limite$rows),
  salario_familia_cota: rt.scaledAt($at, 100n, salario_familia_cota$rows),
  inss_tabela$rows1: rt.scaledRows(inss_tabela, { date: $at }, 100n, 200n),
  irrf_deducao_dependente: rt.scaledAt($at, 100n, irrf_deducao_dependente$rows),
  irrf_mensal$rows1: rt.scaledRows(irrf_mensal, { date: $at }, 100n, 40n),
  irrf_retencao_minima: rt.scaledAt($at, 1n, irrf_retencao_minima$rows),
  aliquota_fgts: rt.scaledAt($at, 25n, aliquota_fgts$rows),
  SALARIO_MINIMO: rt.scaledAt($at, 1n, SALARIO_MINIMO$rows),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0) return false;
  const $1 = $n[0]! * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 1000000000) return false;
  const daily_salary = $s[0] = $n[0]!;
  if ($n[1]! < 0 || $n[1]! > 10000000000) return false;
  const monthly_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! : daily_salary * 3 * 10;
  if ($n[2]! < 0) return false;
  const overtime_amount = $s[2] = rt.sentOr($n[2]!, 0);
  if ($n[3]! < 0) return false;
  const commission_amount = $s[3] = rt.sentOr($n[3]!, 0);
  if ($n[4]! < 0) return false;
  const decimo_terceiro_amount = $s[4] = rt.sentOr($n[4]!, 0);
  if ($n[5]! < 0) return false;
  const ferias_amount = $s[5] = rt.sentOr($n[5]!, 0);
  if ($n[6]! < 0) return false;
  const pensao_alimenticia_amount = $s[6] = rt.sentOr($n[6]!, 0);
  if ($n[7]! < 0) return false;
  const vale_transporte_amount = $s[7] = rt.sentOr($n[7]!, 0);
  if ($n[8]! < 0 || $n[8]! > 20) return false;
  const num_dependentes_irrf = $s[8] = rt.sentOr($n[8]!, 0);
  if ($n[9]! < 0 || $n[9]! > 20) return false;
  const cantidad_hijos = $s[9] = rt.sentOr($n[9]!, 0);
  if ($n[10]! < 0 || $n[10]! > 20) return false;
  const cantidad_hijos_incapacitados = $s[10] = rt.sentOr($n[10]!, 0);
  if ($n[11]! < 50000 || $n[11]! > 600000) return false;
  const rat_fap_rate = $s[11] = rt.sentOr($n[11]!, 200000);
  const aplica_salario_familia = $n[12]! !== 0;
  $s[12] = aplica_salario_familia ? 1 : 0;
  // Salario contractual del mes · CLT art. 64
  const salario_contratual = $s[13] = Math.floor((monthly_salary + 50) / 100);
  $s[14] = monthly_salary;
  // Salario base (salário-base) · CLT art. 64
  const $4 = $s[16] = salario_contratual * $row.days;
  const salario_base = $s[15] = Math.floor(($4 + 15) / 30);
  // Horas extras · Constituição Federal art. 7 XVI
  if (overtime_amount > 4503599627370395) return false;
  const horas_extras = $s[17] = Math.floor((overtime_amount + 50) / 100);
  $s[18] = overtime_amount;
  // Comisiones (comissões) · CLT art. 457 §1
  if (commission_amount > 4503599627370395) return false;
  const comissoes = $s[19] = Math.floor((commission_amount + 50) / 100);
  $s[20] = commission_amount;
  // 13.º salario (décimo terceiro) · Lei 4.090/1962; Lei 8.212/1991 art. 28 §7
  if (decimo_terceiro_amount > 4503599627370395) return false;
  const decimo_terceiro = $s[21] = Math.floor((decimo_terceiro_amount + 50) / 100);
  $s[22] = decimo_terceiro_amount;
  // Vacaciones gozadas (férias) · CLT art. 129
  if (ferias_amount > 4503599627370395) return false;
  const ferias = $s[23] = Math.floor((ferias_amount + 50) / 100);
  $s[24] = ferias_amount;
  // Tercio constitucional de vacaciones (1/3 férias) · Constituição Federal art. 7 XVII; STF, Tema 985
  if (ferias_amount > 4503599627370195) return false;
  const terco_constitucional_ferias = $s[25] = Math.floor((ferias_amount + 150) / 300);
  $s[26] = ferias_amount;
  // Renta para el salario-familia · Portaria SEPRT/ME 477/2021 art. 4 §§2 y 3
  const renda_salario_familia = $s[27] = salario_contratual + horas_extras + comissoes + ferias;
  // Salario-familia (salário-família) · Lei 8.213/1991 art. 65
  let salario_familia = 0;
  const $12 = aplica_salario_familia && renda_salario_familia <= $f.salario_familia_limite;
  $s[28] = $12 ? 1 : 0;
  if ($12) {
    const $13 = $s[30] = $f.salario_familia_cota * (cantidad_hijos + cantidad_hijos_incapacitados) * $row.days;
    salario_familia = $s[29] = Math.floor(($13 + 15) / 30);
  }
  // Total percepciones
  const total_percepciones = $s[31] = salario_base +
    horas_extras +
    comissoes +
    decimo_terceiro +
    ferias +
    terco_constitucional_ferias +
    salario_familia;
  // Remuneración del mes (salario, horas extras y comisiones)
  const remuneracao_mes = $s[32] = salario_base + horas_extras + comissoes;
  // Vacaciones con su tercio
  const remuneracao_ferias = $s[33] = ferias + terco_constitucional_ferias;
  // Base INSS (salário de contribuição) · Lei 8.212/1991 arts. 20 y 28
  $s[34] = $f.inss_tabela$rows1.top;
  const $18 = remuneracao_mes + remuneracao_ferias;
  const base_inss = $s[35] = $18 < $f.inss_tabela$rows1.top ? $18 : $f.inss_tabela$rows1.top;
  // Base INSS 13.º salario · Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7
  $s[36] = $f.inss_tabela$rows1.top;
  const base_inss_13 = $s[37] = decimo_terceiro < $f.inss_tabela$rows1.top ? decimo_terceiro : $f.inss_tabela$rows1.top;
  // Base del INSS sobre vacaciones · Lei 8.212/1991 arts. 20 y 28
  $s[38] = $f.inss_tabela$rows1.top;
  const base_inss_ferias = $s[39] = remuneracao_ferias < $f.inss_tabela$rows1.top ? remuneracao_ferias : $f.inss_tabela$rows1.top;
  // INSS del mes, con las vacaciones · EC 103/2019 art. 28
  const $22 = $s[40] = rt.rowOf($f.inss_tabela$rows1, base_inss, 1, true);
  if ($22 < 0) return false;
  $s[41] = base_inss;
  const $23 = rt.slicesOf($f.inss_tabela$rows1, $22, base_inss, 1);
  if (Number.isNaN($23)) return false;
  const inss_total = $s[42] = $23;
  // INSS sobre vacaciones (férias) · Lei 8.212/1991 art. 20; EC 103/2019 art. 28
  $s[44] = -1;
  let inss_ferias = 0;
  const $24 = ferias > 0;
  $s[43] = $24 ? 1 : 0;
  if ($24) {
    const $25 = $s[44] = rt.rowOf($f.inss_tabela$rows1, base_inss_ferias, 1, true);
    if ($25 < 0) return false;
    $s[45] = base_inss_ferias;
    const $26 = rt.slicesOf($f.inss_tabela$rows1, $25, base_inss_ferias, 1);
    if (Number.isNaN($26)) return false;
    inss_ferias = $s[46] = $26;
  }
  // INSS del empleado · Lei 8.212/1991 art. 20; EC 103/2019 art. 28
  const inss = $s[47] = inss_total - inss_ferias;
  // INSS sobre 13.º salario · Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7
  $s[49] = -1;
  let inss_13 = 0;
  const $28 = decimo_terceiro > 0;
  $s[48] = $28 ? 1 : 0;
  if ($28) {
    const $29 = $s[49] = rt.rowOf($f.inss_tabela$rows1, base_inss_13, 1, true);
    if ($29 < 0) return false;
    $s[50] = base_inss_13;
    const $30 = rt.slicesOf($f.inss_tabela$rows1, $29, base_inss_13, 1);
    if (Number.isNaN($30)) return false;
    inss_13 = $s[51] = $30;
  }
  // Rendimiento tributable
  const $31 = remuneracao_mes > 0;
  $s[52] = $31 ? 1 : 0;
  if ($31) {
    $s[53] = remuneracao_mes;
  }
  // Pensión alimenticia (pensão alimentícia) · Lei 5.478/1968
  if (pensao_alimenticia_amount > 4503599627370395) return false;
  const pensao_alimenticia = $s[54] = Math.floor((pensao_alimenticia_amount + 50) / 100);
  $s[55] = pensao_alimenticia_amount;
  // Deducciones legales · Lei 9.250/1995 art. 4
  let deducoes_legais = 0;
  let deducao = 0;
  let base_irrf = 0;
  if ($31) {
    deducoes_legais = $s[56] = inss + $f.irrf_deducao_dependente * num_dependentes_irrf + pensao_alimenticia;
    // Deducción aplicada · Lei 9.250/1995 art. 4
    deducao = $s[57] = deducoes_legais;
    // Base IRRF · Lei 9.250/1995 art. 4
    const $34 = remuneracao_mes - deducao;
    base_irrf = $s[58] = 0 > $34 ? 0 : $34;
  }
  // IRRF según tabla · Lei 11.482/2007 art. 1
  $s[59] = -1;
  let irrf_tabela = 0;
  if ($31) {
    const $36 = $s[59] = rt.rowOf($f.irrf_mensal$rows1, base_irrf, 1, false);
    if ($36 < 0) return false;
    $s[60] = base_irrf;
    const $37 = $s[62] = rt.rebateOf($f.irrf_mensal$rows1, $36, base_irrf, 1);
    if (Number.isNaN($37)) return false;
    irrf_tabela = $s[61] = Math.floor(($37 + 20) / 40);
  }
  // Rendimiento tributable vacaciones (férias)
  let deducoes_legais_ferias = 0;
  let deducao_ferias = 0;
  let base_irrf_ferias = 0;
  if ($24) {
    $s[63] = remuneracao_ferias;
    // Deducciones legales vacaciones (férias) · Lei 9.250/1995 art. 4
    deducoes_legais_ferias = $s[64] = inss_ferias + $f.irrf_deducao_dependente * num_dependentes_irrf;
    // Deducción aplicada vacaciones (férias) · Lei 9.250/1995 art. 4
    deducao_ferias = $s[65] = deducoes_legais_ferias;
    // Base IRRF vacaciones (férias) · Lei 9.250/1995 art. 4
    const $40 = remuneracao_ferias - deducao_ferias;
    base_irrf_ferias = $s[66] = 0 > $40 ? 0 : $40;
  }
  // IRRF según tabla vacaciones (férias) · Lei 11.482/2007 art. 1
  $s[67] = -1;
  let irrf_tabela_ferias = 0;
  if ($24) {
    const $42 = $s[67] = rt.rowOf($f.irrf_mensal$rows1, base_irrf_ferias, 1, false);
    if ($42 < 0) return false;
    $s[68] = base_irrf_ferias;
    const $43 = $s[70] = rt.rebateOf($f.irrf_mensal$rows1, $42, base_irrf_ferias, 1);
    if (Number.isNaN($43)) return false;
    irrf_tabela_ferias = $s[69] = Math.floor(($43 + 20) / 40);
  }
  // Rendimiento tributable 13.º salario
  let deducoes_legais_13 = 0;
  let deducao_13 = 0;
  let base_irrf_13 = 0;
  if ($28) {
    $s[71] = decimo_terceiro;
    // Deducciones legales 13.º salario · Lei 9.250/1995 art. 4
    deducoes_legais_13 = $s[72] = inss_13 + $f.irrf_deducao_dependente * num_dependentes_irrf;
    // Deducción aplicada 13.º salario · Lei 9.250/1995 art. 4
    deducao_13 = $s[73] = deducoes_legais_13;
    // Base IRRF 13.º salario · Lei 9.250/1995 art. 4
    const $46 = decimo_terceiro - deducao_13;
    base_irrf_13 = $s[74] = 0 > $46 ? 0 : $46;
  }
  // IRRF según tabla 13.º salario · Lei 11.482/2007 art. 1
  $s[75] = -1;
  let irrf_tabela_13 = 0;
  if ($28) {
    const $48 = $s[75] = rt.rowOf($f.irrf_mensal$rows1, base_irrf_13, 1, false);
    if ($48 < 0) return false;
    $s[76] = base_irrf_13;
    const $49 = $s[78] = rt.rebateOf($f.irrf_mensal$rows1, $48, base_irrf_13, 1);
    if (Number.isNaN($49)) return false;
    irrf_tabela_13 = $s[77] = Math.floor(($49 + 20) / 40);
  }
  // IRRF de la remuneración del mes, si la hay
  const irrf_do_mes = $s[79] = $31 ? irrf_tabela : 0;
  // Retención dispensada sobre salario · Lei 9.430/1996 art. 67; Lei 7.713/1988
  const $52 = irrf_do_mes > 0;
  $s[80] = $52 ? 1 : 0;
  const irrf_dispensado = $52 && irrf_do_mes <= $f.irrf_retencao_minima * 100;
  $s[81] = irrf_dispensado ? 1 : 0;
  // IRRF sobre salario · Lei 7.713/1988
  let irrf = 0;
  const $53 = !irrf_dispensado;
  $s[82] = $53 ? 1 : 0;
  if ($53) {
    irrf = $s[83] = irrf_do_mes;
  }
  // Retención dispensada sobre vacaciones (férias) · Lei 9.430/1996 art. 67; RIR/2018 art. 682 (artículo por confirmar); IN RFB 1.500/2014
  let irrf_dispensado_ferias = false;
  let irrf_ferias = 0;
  if ($24) {
    const $54 = irrf_tabela_ferias > 0;
    $s[84] = $54 ? 1 : 0;
    irrf_dispensado_ferias = $54 && irrf_tabela_ferias <= $f.irrf_retencao_minima * 100;
    $s[85] = irrf_dispensado_ferias ? 1 : 0;
    // IRRF sobre vacaciones (férias) · RIR/2018 art. 682 (artículo por confirmar); IN RFB 1.500/2014
    const $55 = !irrf_dispensado_ferias;
    $s[86] = $55 ? 1 : 0;
    if ($55) {
      irrf_ferias = $s[87] = irrf_tabela_ferias;
    }
  }
  // IRRF sobre 13.º salario (tributación exclusiva) · Lei 7.713/1988 art. 26; Lei 8.134/1990 art. 16; IN RFB 1.500/2014 art. 13
  let irrf_13 = 0;
  if ($28) {
    irrf_13 = $s[88] = irrf_tabela_13;
  }
  // Vale-transporte (descuento hasta 6%) · Lei 7.418/1985; Decreto 10.854/2021 art. 114
  let vale_transporte = 0;
  const $56 = vale_transporte_amount > 0;
  $s[89] = $56 ? 1 : 0;
  if ($56) {
    const $57 = salario_base * 3 * 2;
    const $58 = $s[91] = vale_transporte_amount < $57 ? vale_transporte_amount : $57;
    vale_transporte = $s[90] = Math.floor(($58 + 50) / 100);
  }
  // Total deducciones
  const $60 = $24 ? irrf_ferias : 0;
  const total_deducciones = $s[92] = inss + inss_ferias + inss_13 + irrf + $60 + irrf_13 + vale_transporte + pensao_alimenticia;
  // Neto
  const neto = $s[93] = total_percepciones - total_deducciones;
  // Base contribución patronal (CPP) · Lei 8.212/1991 art. 22; STF, Tema 985
  const base_cpp = $s[94] = salario_base + horas_extras + comissoes + decimo_terceiro + ferias + terco_constitucional_ferias;
  // Base FGTS · Lei 8.036/1990 art. 15
  const base_fgts = $s[95] = salario_base + horas_extras + comissoes + decimo_terceiro + ferias + terco_constitucional_ferias;
  // Contribución patronal (CPP) · Lei 8.212/1991 art. 22 I
  const cpp = $s[96] = Math.floor((2 * base_cpp + 5) / 10);
  $s[97] = base_cpp;
  $s[98] = base_cpp;
  $s[99] = 1;
  // RAT ajustado (RAT x FAP) · Lei 8.212/1991 art. 22 II; Lei 10.666/2003 art. 10
  const $66 = $s[101] = base_cpp * rat_fap_rate;
  if ($66 > rt.SAFE || $66 > 4503599617370495) return false;
  const rat_fap = $s[100] = Math.floor(($66 + 5000000) / 10000000);
  $s[102] = base_cpp;
  $s[103] = rat_fap_rate;
  // Salario-educación (salário-educação) · Lei 9.424/1996 art. 15 (acto por confirmar)
  const salario_educacao = $s[104] = Math.floor((base_cpp + 20) / 40);
  $s[105] = base_cpp;
  $s[106] = base_cpp;
  $s[107] = 1;
  // INCRA · Decreto-Lei 1.146/1970 art. 3; IN RFB 2.110/2022
  const incra = $s[108] = Math.floor((base_cpp + 250) / 500);
  $s[109] = base_cpp;
  $s[110] = base_cpp;
  $s[111] = 1;
  // SENAI · Decreto-Lei 4.048/1942 (acto por confirmar)
  const senai = $s[112] = Math.floor((base_cpp + 50) / 100);
  $s[113] = base_cpp;
  $s[114] = base_cpp;
  $s[115] = 1;
  // SESI · Decreto-Lei 9.403/1946 (acto por confirmar)
  const $71 = $s[117] = base_cpp * 3;
  const sesi = $s[116] = Math.floor(($71 + 100) / 200);
  $s[118] = base_cpp;
  $s[119] = 3;
  // SEBRAE · Lei 8.029/1990 art. 8 §3 (acto por confirmar)
  const $73 = $s[121] = base_cpp * 3;
  const sebrae = $s[120] = Math.floor(($73 + 250) / 500);
  $s[122] = base_cpp;
  $s[123] = 3;
  // FGTS del mes, con las vacaciones · Lei 8.036/1990 art. 15
  const $75 = $s[125] = $f.aliquota_fgts * (remuneracao_mes + remuneracao_ferias);
  const fgts_mensal = $s[124] = Math.floor($75 / 25);
  // FGTS del 13.º salario · Lei 8.036/1990 art. 15
  const $77 = $s[127] = $f.aliquota_fgts * decimo_terceiro;
  const fgts_13 = $s[126] = Math.floor($77 / 25);
  // FGTS (8%) · Lei 8.036/1990 art. 15
  const fgts = $s[128] = fgts_mensal + fgts_13;
  $s[129] = base_fgts;
  $s[130] = $f.aliquota_fgts;
  // Vale-transporte a cargo de la empresa · Lei 7.418/1985
  if ($56) {
    const $80 = vale_transporte_amount - vale_transporte * 100;
    const $81 = $s[132] = 0 > $80 ? 0 : $80;
    if ($81 > 4503599627370395) return false;
    $s[131] = Math.floor(($81 + 50) / 100);
  }
  // Cargas sobre las provisiones: CPP, RAT, terceros y FGTS · CPC 33
  const encargos = $s[133] = 2000000 + rat_fap_rate + 580000 + $f.aliquota_fgts * 400000;
  // Provisión 13.º salario · CPC 33
  const provisao_13 = $s[134] = Math.floor((remuneracao_mes + 6) / 12);
  $s[135] = remuneracao_mes;
  $s[136] = remuneracao_mes;
  $s[137] = 1;
  // Provisión vacaciones (férias) · CPC 33
  const provisao_ferias = $s[138] = Math.floor((remuneracao_mes + 6) / 12);
  $s[139] = remuneracao_mes;
  $s[140] = remuneracao_mes;
  $s[141] = 1;
  // Provisión 1/3 de vacaciones · CPC 33
  const provisao_terco_ferias = $s[142] = Math.floor((remuneracao_mes + 18) / 36);
  $s[143] = remuneracao_mes;
  $s[144] = remuneracao_mes;
  $s[145] = 1;
  // Cargas sobre provisión 13.º · CPC 33
  const $87 = $s[147] = remuneracao_mes * encargos;
  if ($87 > rt.SAFE || $87 > 4503599507370495) return false;
  const provisao_encargos_13 = $s[146] = Math.floor(($87 + 60000000) / 120000000);
  $s[148] = remuneracao_mes;
  $s[149] = encargos;
  // Cargas sobre provisión vacaciones + 1/3 · CPC 33
  const $89 = $s[151] = remuneracao_mes * encargos;
  if ($89 > rt.SAFE || $89 > 4503599537370495) return false;
  const provisao_encargos_ferias = $s[150] = Math.floor(($89 + 45000000) / 90000000);
  $s[152] = remuneracao_mes;
  $s[153] = encargos;
  // Terceros
  const total_terceiros = $s[154] = salario_educacao + incra + senai + sesi + sebrae;
  // Provisiones
  $s[155] = provisao_13 + provisao_ferias + provisao_terco_ferias + provisao_encargos_13 + provisao_encargos_ferias;
  // Contribuciones patronales (sin beneficios ni provisiones)
  $s[156] = cpp + rat_fap + total_terceiros + fgts;
  if (monthly_salary === 0 && ferias_amount === 0 && decimo_terceiro_amount === 0) return false;
  if ($notes !== null) {
    if (irrf_dispensado) {
      // IRRF_WITHHOLDING_WAIVED
      $notes.add(1, rt.ratio(irrf_do_mes, 100n), rt.ratio($f.irrf_retencao_minima, 1n));
    }
    if ($24) {
      if (irrf_dispensado_ferias) {
        // IRRF_WITHHOLDING_WAIVED
        $notes.add(2, rt.ratio(irrf_tabela_ferias, 100n), rt.ratio($f.irrf_retencao_minima, 1n));
      }
    }
    if (rt.isSent($n[0]!) &&
      rt.isSent($n[1]!) &&
      (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(3, rt.ratio(monthly_salary, 10000n), rt.ratio(daily_salary, 10000n));
    }
    if (salario_contratual > 0 && salario_contratual < $f.SALARIO_MINIMO * 100) {
      // BELOW_MINIMUM_WAGE
      $notes.add(4, rt.ratio(salario_contratual, 100n), rt.ratio($f.SALARIO_MINIMO, 1n));
    }
    if (!rt.isSent($n[11]!)) {
      // RAT_FAP_DEFAULTED
      $notes.add(5, rt.ratio(rat_fap_rate, 10000000n));
    }
    if (rt.isSent($n[12]!) && aplica_salario_familia && renda_salario_familia > $f.salario_familia_limite) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(6, rt.ratio(renda_salario_familia, 100n), rt.ratio($f.salario_familia_limite, 100n));
    }
    if (!aplica_salario_familia && cantidad_hijos + cantidad_hijos_incapacitados > 0 && renda_salario_familia <= $f.salario_familia_limite) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(7, rt.ratio(renda_salario_familia, 100n), rt.ratio($f.salario_familia_limite, 100n));
    }
    if (remuneracao_mes + remuneracao_ferias > $f.inss_tabela$rows1.top) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(8, rt.ratio(base_inss, 100n));
    }
    if (decimo_terceiro > $f.inss_tabela$rows1.top) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(9, rt.ratio(base_inss_13, 100n));
    }
    if (decimo_terceiro_amount > 0 && Number($at.slice(5, 7)) !== 12) {
      // DECIMO_TERCEIRO_BEFORE_SETTLEMENT
      $notes.add(10);
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(11);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":157,"scales":[10000,10000,10000,10000,10000,10000,10000,10000,1,1,1,10000000,1],"values":[["input",1,[1,10000]],0,["period","days","number",[]],["input",2,[2,10000]],["input",3,[3,10000]],["input",4,[4,10000]],["input",5,[5,10000]],2,3,5,["input",12,[12,1]],7,["parameter","salario_familia_limite","money",100],["parameter","salario_familia_cota","money",100],["input",9,[9,1]],["input",10,[10,1]],1,4,6,8,10,11,["kept","upper_limit(inss_tabela)","money",34],["kept","upper_limit(inss_tabela)","money",36],["kept","upper_limit(inss_tabela)","money",38],12,14,15,16,13,["input",6,[6,10000]],17,["parameter","irrf_deducao_dependente","money",100],["input",8,[8,1]],20,21,22,23,26,27,28,18,31,32,33,24,35,["parameter","irrf_retencao_minima","money",1],36,29,38,34,["input",7,[7,10000]],37,39,40,41,9,42,44,["input",11,[11,10000000]],["parameter","aliquota_fgts","rate",25],53,54,57,48,49,50,51,52,58,59,60,61,62,46,47,63,55],"tables":[{"table":0,"rows":"inss_tabela$rows1","scales":[100,200,100],"slots":[40,41,null]},{"table":0,"rows":"inss_tabela$rows1","scales":[100,200,100],"slots":[44,45,null],"isConditional":1},{"table":0,"rows":"inss_tabela$rows1","scales":[100,200,100],"slots":[49,50,null],"isConditional":1},{"table":1,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[59,60,null],"isConditional":1},{"table":1,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[67,68,null],"isConditional":1},{"table":1,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[75,76,null],"isConditional":1}],"steps":[[13,[0],[14,10000]],[15,[1,2],[16,3000]],[17,[3],[18,10000]],[19,[4],[20,10000]],[21,[5],[22,10000]],[23,[6],[24,10000]],[25,[6],[26,30000]],[27,[1,7,8,9]],[29,[10,[[11,12],12,1,1],[[13,14,15,2],28,1,1]],[30,3000],-1,28],[31,[16,7,8,17,9,18,19]],[32,[16,7,8]],[33,[9,18]],[35,[20,21,22]],[37,[17,23]],[39,[21,24]],[42,[25,-1]],[46,[9,[[26],43,1,1],-2],-1,-1,43],[47,[27,28]],[51,[17,[[29],48,1,1],-3],-1,-1,48],[53,[20],-1,52],[54,[30],[55,10000]],[56,[31,32,33,34],-1,52],[57,[35],-1,52],[58,[20,36],-1,52],[61,[37,-4],[62,4000],52],[63,[21],-1,43],[64,[28,32,33],-1,43],[65,[38],-1,43],[66,[21,39],-1,43],[69,[40,-5],[70,4000],43],[71,[17],-1,48],[72,[41,32,33],-1,48],[73,[42],-1,48],[74,[17,43],-1,48],[77,[44,-6],[78,4000],48],[79,[20,[[45],52,1,1]]],[[81,1],[46,[[46,47],80,1,1]]],[83,[48,[[46],82,1,1]],-1,-1,82],[[85,1],[49,[[49,47],84,1,1]],-1,43],[87,[50,[[49],86,1,1]],-1,43,86],[88,[17,[[51],48,1,1]],-1,-1,48],[90,[52,[[52,16],89,1,1]],[91,10000],-1,89],[92,[31,28,41,53,9,[[54],43,1,1],55,56,34]],[93,[57,58]],[94,[16,7,8,17,9,18]],[95,[16,7,8,17,9,18]],[96,[59],[97,500],-1,-1,98,[99,5]],[100,[59,60],[101,1000000000],-1,-1,102,[103,10000000]],[104,[59],[105,4000],-1,-1,106,[107,40]],[108,[59],[109,50000],-1,-1,110,[111,500]],[112,[59],[113,10000],-1,-1,114,115],[116,[59],[117,20000],-1,-1,118,[119,200]],[120,[59],[121,50000],-1,-1,122,[123,500]],[124,[61,20,21],[125,2500]],[126,[61,17],[127,2500]],[128,[62,63],-1,-1,-1,129,[130,25]],[131,[52,[[52,56],89,1,1]],[132,10000],-1,89],[[133,10000000],[60,61]],[134,[20],[135,1200],-1,-1,136,[137,12]],[138,[20],[139,1200],-1,-1,140,[141,12]],[142,[20],[143,3600],-1,-1,144,[145,36]],[146,[20,64],[147,12000000000],-1,-1,148,[149,120000000]],[150,[20,64],[151,9000000000],-1,-1,152,[153,90000000]],[154,[65,66,67,68,69]],[155,[70,71,72,73,74]],[156,[75,76,77,78]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '{"scheme":["BRL","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"rate"],"boolean"],"roundings":[["half_up",[["1/100",null]]],["down",[["1/100",null]]]],"items":[[0,null,[0,false],[3,true]],[1,5,[0,true],[1,true]],[2,0,[0,true],[6,false]],[3,0,[0,true],[6,false]],[4,0,[0,true],[6,false]],[5,0,[0,true],[6,false]],[6,0,[0,true],[6,false]],[7,0,[0,true],[6,false]],[8,7,[7,true],[8,true]],[9,7,[7,true],[8,true]],[10,7,[7,true],[8,true]],[11,9,[10,true],[11,true]],[12,12,null,null],[0,0,null,null,13,0],[1,0,null,null,17,0],[2,0,null,null,18,0],[3,0,null,null,19,0],[4,0,null,null,20,0],[5,0,null,null,21,0],[6,0,null,null,23,0],[7,0,null,null,29,null],[8,0,null,34,41,0],[9,0,null,null,51,null],[10,0,null,null,52,null],[11,0,null,null,48,null],[12,0,null,null,57,0],[13,0,null,null,58,0],[14,0,null,null,59,null],[15,0,null,null,61,null],[16,0,null,62,64,0],[17,0,null,null,67,0],[18,0,null,68,70,0],[19,0,71,null,53,null],[20,0,null,null,72,0],[21,0,71,null,79,null],[22,0,71,null,80,null],[23,0,71,null,83,0],[24,0,71,null,85,0],[25,0,62,null,54,null],[26,0,62,null,87,null],[27,0,62,null,88,null],[28,0,62,null,91,0],[29,0,62,null,93,0],[30,0,68,null,44,null],[31,0,68,null,96,null],[32,0,68,null,97,null],[33,0,68,null,100,0],[34,0,68,null,102,0],[35,0,null,null,104,null],[36,3,null,null,109,null],[37,0,null,111,105,0],[38,3,62,null,115,null],[39,0,62,117,112,0],[40,0,null,68,118,0],[41,0,null,120,122,0],[42,0,null,null,134,null],[43,0,null,null,137,null],[44,0,null,null,140,0],[45,0,null,null,140,0],[46,0,null,null,143,0,141,142],[47,0,null,null,145,0,141,144],[48,0,null,null,147,0,141,146],[49,0,null,null,149,0,141,148],[50,0,null,null,151,0,141,150],[51,0,null,null,153,0,141,152],[52,0,null,null,155,0,141,154],[53,0,null,null,157,1],[54,0,null,null,158,1],[55,0,null,null,162,0,159,156],[56,0,null,120,164,0],[57,2,null,null,168,null],[58,0,null,null,172,0,53,171],[59,0,null,null,172,0,53,171],[60,0,null,null,175,0,53,174],[61,0,null,null,178,0,53,177],[62,0,null,null,181,0,53,180],[63,0,null,null,190,null],[64,0,null,null,199,null],[65,0,null,null,206,null]],"parameters":[["SALARIO_MINIMO",null],["salario_familia_limite",null],["salario_familia_cota",null],["irrf_deducao_dependente",null],["irrf_retencao_minima",null],["aliquota_fgts",null]],"notices":[["refuse","VALIDATION_ERROR","warning","monthly_salary","employee",null,211,["El salario solo puede ser cero cuando hay vacaciones o 13.º salario"]],["warn","IRRF_WITHHOLDING_WAIVED","info","irrf","employee",null,110,["No se retienen ",105,": la ley dispensa hasta ",107]],["warn","IRRF_WITHHOLDING_WAIVED","info","irrf_ferias","employee",62,116,["No se retienen ",112,": la ley dispensa hasta ",107]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,222,["El salario mensual ",13," y 30 veces el diario ",4," difieren en más del 1 %; se usa el mensual"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,228,["El salario ",14," es menor que el mínimo de ",223]],["warn","RAT_FAP_DEFAULTED","info","rat_fap_rate","employee",null,230,["Sin RAT ajustado se usa ",144]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.aplica_salario_familia","override",null,234,["La renta ",31," pasa de ",32,": no hay salario-familia"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.aplica_salario_familia","override",null,238,["Hay hijos y la renta ",31," no pasa de ",32,", pero se pidió no pagar el salario-familia"]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_inss","employee",null,239,["La remuneración pasa del tope; el INSS se calcula sobre ",60]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_inss_13","employee",null,240,["El 13.º salario pasa del tope; el INSS se calcula sobre ",69]],["warn","DECIMO_TERCEIRO_BEFORE_SETTLEMENT","info","decimo_terceiro_amount","employee",null,244,["El INSS y el IRRF del 13.º son de la liquidación de diciembre; un anticipo no se envía aquí"]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,246,["Las deducciones superan las percepciones"]]],"tables":[[0,null,0,null,null],[0,null,0,null,null]],"rare":[["truth",true],["period","days"],["upper_limit",0],["apply",0],["apply",1],["given",0],["given",1],["given",11],["given",12],["period","month"]],"nodes":"0c0 0c1000000 1c30 0o3,1,2 0i0 0o2,2,4 0c1000000000000 1c0 1c20 2c1/50 2c1/200 2c3/50 3x0 0i1 0s0 1x1 0o2,14,15 0o3,16,2 0i2 0i3 0i4 0i5 1c3 0o3,21,22 0s2 0o0,14,24 0s3 0o0,25,26 0s5 0o0,27,28 3i12 0s7 0p1 3o11,31,32 3o14,30,33 0p2 1i9 1i10 1o0,36,37 0o2,35,38 0o2,39,15 0o3,40,2 0s1 0o0,42,24 0s4 0o0,26,44 0o0,43,45 0s6 0o0,28,47 0s8 0o0,48,49 0o0,46,50 0o0,43,26 0s10 0s11 0o0,53,54 0x2 0o5,55,56 0o5,44,56 0o5,54,56 0s12 0x3,60 3o12,28,0 0s14 0x3,63 0s15 0s16 0o1,65,66 3o12,44,0 0s13 0x3,69 3o12,53,0 0i6 0s17 0p3 1i8 0o2,74,75 0o0,73,76 0s20 0o0,77,78 0s21 0s22 0o1,53,81 0o6,0,82 0s23 0x4,84 0o0,66,76 0o0,86,0 0s26 0s27 0o1,54,89 0o6,0,90 0s28 0x4,92 0s18 0o0,94,76 0o0,95,0 0s31 0s32 0o1,44,98 0o6,0,99 0s33 0x4,101 0s24 0o18,71,103,0 0s35 3o12,105,0 0p4 3o11,105,107 3o14,106,108 3s36 3o16,110 0s29 3o12,112,0 3o11,112,107 3o14,113,114 3s38 3o16,116 0s34 0i7 3o12,119,0 0o2,11,42 0o5,119,121 0o0,73,66 0s37 0o0,94,124 0o0,123,125 0s39 0o18,62,127,0 0s40 0o0,128,129 0s41 0o0,131,78 0o0,130,132 0o0,126,133 0s9 0s42 0o1,135,136 0o0,44,28 0o0,138,47 0o0,52,139 0s44 2c1/5 0o2,141,142 2i11 0o2,141,144 2c1/40 0o2,141,146 2c1/500 0o2,141,148 2c1/100 0o2,141,150 2c3/200 0o2,141,152 2c3/500 0o2,141,154 2p5 0o2,156,55 0o2,156,44 0s45 0s53 0s54 0o0,160,161 0o1,119,131 0o6,0,163 2o0,142,144 2c29/500 2o0,165,166 2o0,167,156 2c1 1c12 2o3,169,170 0o2,53,171 1c36 2o3,169,173 0o2,53,174 2s57 2o3,176,170 0o2,53,177 1c9 2o3,176,179 0o2,53,180 0s48 0s49 0o0,182,183 0s50 0o0,184,185 0s51 0s52 0o0,187,188 0o0,186,189 0s58 0s59 0o0,191,192 0s60 0o0,193,194 0s61 0s62 0o0,196,197 0o0,195,198 0s46 0s47 0o0,200,201 0s63 0o0,202,203 0s55 0o0,204,205 3o8,13,0 3o8,21,0 3o14,207,208 3o8,20,0 3o14,209,210 3x5 3x6 3o14,212,213 2c99/100 0o2,215,13 3o10,5,216 2c101/100 0o2,218,13 3o12,5,219 3o15,217,220 3o14,214,221 0p0 3o12,14,0 1c1 0o2,225,223 3o10,14,226 3o14,224,227 3x7 3o16,229 3x8 3o14,231,30 3o12,31,32 3o14,232,233 3o16,30 3o12,38,7 3o14,235,236 3o14,237,33 3o12,55,56 3o12,44,56 3o12,20,0 1x9 3o9,242,170 3o14,241,243 0s43 3o10,245,0"}';

const law: rt.PackedLaw = { parameters: [SALARIO_MINIMO$rows, salario_familia_limite$rows, salario_familia_cota$rows,
    irrf_deducao_dependente$rows, irrf_retencao_minima$rows, aliquota_fgts$rows], tables: [inss_tabela, irrf_mensal] };

const plain: rt.EmittedRules = { rounding: rt.unpackRounding(['half_up', [['1/100', null]]]), parameters: $parameters, compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
