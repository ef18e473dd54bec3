// BR.clt 2020.1: Empleado CLT (folha mensal)
// Emitted from rules/br/clt/2020-01-01.pay by payroll compile. Do not edit.
import * as rt from '../../../../runtime/index.ts';

// Salario mínimo
export const SALARIO_MINIMO$rows = rt.dated('2020-01 1039', '2020-02 1045');

// Renta máxima para el salario-familia
export const salario_familia_limite$rows = rt.dated('0000-01 1425.56');

// Cuota del salario-familia por hijo
export const salario_familia_cota$rows = rt.dated('0000-01 48.62');

// Deducción por dependiente
export const irrf_deducao_dependente$rows = rt.dated('0000-01 189.59');

// Retención que se dispensa hasta
export const irrf_retencao_minima$rows = rt.dated('0000-01 10');

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
  'Portaria ME 914/2020',
  'Lei 8.212/1991 art. 28 §7',
  'inss_aliquota: Lei 8.212/1991 art. 20',
  'Lei 8.212/1991 arts. 20 y 28',
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

export const $provenance: readonly rt.ProvenanceLine[] = [
  ['salario_familia_limite', 'single_source', 'código público'],
  ['salario_familia_cota', 'single_source', 'código público'],
  ['salario_contratual', 'convention', '30 veces el salario diario, al centavo, cuando no se envía el mensual'],
  ['salario_base', 'convention', 'un mes incompleto se paga sobre 30 días'],
  ['salario_familia', 'convention', 'beneficio que la empresa descuenta de sus contribuciones: fuera de toda base'],
  ['inss', 'single_source', 'motor con conciliación de guías: primero las vacaciones; el total no cambia'],
  ['deducoes_legais', 'single_source', 'orientación oficial: los dependientes se deducen en cada apuración'],
  ['irrf_tabela', 'convention', 'al centavo, mitad hacia arriba: la Receita no publica regla'],
  ['deducoes_legais_ferias', 'single_source', 'orientación oficial: los dependientes se deducen en cada apuración'],
  ['irrf_tabela_ferias', 'convention', 'al centavo, mitad hacia arriba: la Receita no publica regla'],
  ['deducoes_legais_13', 'single_source', 'orientación oficial: los dependientes se deducen en cada apuración'],
  ['irrf_tabela_13', 'convention', 'al centavo, mitad hacia arriba: la Receita no publica regla'],
  ['irrf', 'convention', 'se supone pagado dentro del periodo'],
  ['irrf_ferias', 'convention', 'se supone pagado dentro del periodo'],
  ['irrf_13', 'convention', 'se supone pagado dentro del periodo'],
  ['fgts_mensal', 'convention', 'truncado al centavo, como en las nóminas reales: no hay texto oficial'],
  ['fgts_13', 'convention', 'truncado al centavo, como en las nóminas reales: no hay texto oficial'],
];

export const $inputs: readonly rt.InputLine[] = [
  { id: 'daily_salary', type: 'money', label: 'Salario diario', presence: 'required', unless: 'monthly_salary',
    bounds: '(0 BRL .. 1_000_000 BRL / 30]', highest: '<= 33333.3333333333' },
  { id: 'monthly_salary', type: 'money', label: 'Salario mensual contractual', bounds: '[0 BRL .. 1_000_000 BRL]',
    defaultText: '30 * daily_salary' },
  { id: 'overtime_amount', type: 'money', label: 'Horas extras, con DSR', bounds: '[0 BRL .. 1_000_000_000_000 BRL)', defaultText: '0 BRL' },
  { id: 'commission_amount', type: 'money', label: 'Comisiones, con DSR', bounds: '[0 BRL .. 1_000_000_000_000 BRL)', defaultText: '0 BRL' },
  { id: 'decimo_terceiro_amount', type: 'money', label: '13.º salario bruto del año', bounds: '[0 BRL .. 1_000_000_000_000 BRL)',
    defaultText: '0 BRL' },
  { id: 'ferias_amount', type: 'money', label: 'Vacaciones gozadas, sin el tercio', bounds: '[0 BRL .. 1_000_000_000_000 BRL)',
    defaultText: '0 BRL' },
  { id: 'pensao_alimenticia_amount', type: 'money', label: 'Pensión alimenticia judicial', bounds: '[0 BRL .. 1_000_000_000_000 BRL)',
    defaultText: '0 BRL' },
  { id: 'vale_transporte_amount', type: 'money', label: 'Costo del transporte del mes', bounds: '[0 BRL .. 1_000_000_000_000 BRL)',
    defaultText: '0 BRL' },
  { id: 'num_dependentes_irrf', type: 'integer', label: 'Dependientes para el IRRF', bounds: '[0 .. 20]', defaultText: '0' },
  { id: 'cantidad_hijos', type: 'integer', label: 'Hijos de hasta 14 años', bounds: '[0 .. 20]', defaultText: '0' },
  { id: 'cantidad_hijos_incapacitados', type: 'integer', label: 'Hijos incapacitados de cualquier edad, aparte', bounds: '[0 .. 20]',
    defaultText: '0' },
  { id: 'rat_fap_rate', type: 'rate', label: 'RAT ajustado (RAT x FAP)', law: 'Lei 8.212/1991 art. 22 II; Lei 10.666/2003 art. 10',
    bounds: '[0.5% .. 6%]', defaultText: '2%' },
  { id: 'aplica_salario_familia', source: 'override', type: 'boolean', label: 'Pide el salario-familia y presentó los documentos',
    defaultText: 'yes' },
];

export const $steps: readonly rt.StepLine[] = [
  ['let', 'salario_contratual', 'Salario contractual del mes', 'monthly_salary',
    ['CLT art. 64 (convención: 30 veces el salario diario, al centavo, cuando no se envía el mensual)'],
    { rounding: 'half_up:0.01', position: 26 }],
  ['perception', 'salario_base', 'Salario base (salário-base)', 'salario_contratual * period.days / 30',
    ['CLT art. 64 (convención: un mes incompleto se paga sobre 30 días)'], { taxable: true, socialSecurity: true, tags: ['salario'] }],
  ['perception', 'horas_extras', 'Horas extras', 'overtime_amount', ['Constituição Federal art. 7 XVI'],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['variable'] }],
  ['perception', 'comissoes', 'Comisiones (comissões)', 'commission_amount', ['CLT art. 457 §1'],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['variable'] }],
  ['perception', 'decimo_terceiro', '13.º salario (décimo terceiro)', 'decimo_terceiro_amount', ['Lei 4.090/1962', 1],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['gratificacion', 'tributacion_exclusiva'] }],
  ['perception', 'ferias', 'Vacaciones gozadas (férias)', 'ferias_amount', ['CLT art. 129'],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['vacaciones'] }],
  ['perception', 'terco_constitucional_ferias', 'Tercio constitucional de vacaciones (1/3 férias)', 'ferias_amount / 3',
    ['Constituição Federal art. 7 XVII', 15], { omitZero: true, taxable: true, socialSecurity: true, tags: ['vacaciones'] }],
  ['let', 'renda_salario_familia', 'Renta para el salario-familia', 'salario_contratual + horas_extras + comissoes + ferias', [0]],
  ['perception', 'salario_familia', 'Salario-familia (salário-família)',
    'salario_familia_cota * (cantidad_hijos + cantidad_hijos_incapacitados) * period.days / 30 when aplica_salario_familia ' +
      'and renda_salario_familia <= salario_familia_limite',
    ['Lei 8.213/1991 art. 65 (convención: beneficio que la empresa descuenta de sus contribuciones: fuera de toda base)',
      'salario_familia_limite: Portaria ME 914/2020 (fuente única: código público)',
      'salario_familia_cota: Portaria ME 914/2020 (fuente única: código público)'], { omitZero: true, tags: ['beneficio', 'reembolsable'] }],
  ['total', 'total_percepciones', 'Total percepciones', 'sum(perceptions)', null,
    { terms: ['salario_base', 'horas_extras', 'comissoes', 'decimo_terceiro', 'ferias', 'terco_constitucional_ferias', 'salario_familia'] }],
  ['let', 'remuneracao_mes', 'Remuneración del mes (salario, horas extras y comisiones)', 'sum(do_mes)', null],
  ['let', 'remuneracao_ferias', 'Vacaciones con su tercio', 'ferias + terco_constitucional_ferias', null],
  ['base', 'base_inss', 'Base INSS (salário de contribuição)', 'min(remuneracao_mes + remuneracao_ferias, upper_limit(inss_aliquota))',
    [3, 2, 0]],
  ['base', 'base_inss_13', 'Base INSS 13.º salario', 'min(decimo_terceiro, upper_limit(inss_aliquota))', [1, 5, 2, 0], { omitZero: true }],
  ['let', 'base_inss_ferias', 'Base del INSS sobre vacaciones', 'min(remuneracao_ferias, upper_limit(inss_aliquota))', [3, 2, 0]],
  ['let', 'inss_total', 'INSS del mes, con las vacaciones', 'base_inss * inss_aliquota(base_inss)', [4, 2, 0], { rounding: 'down:0.01' }],
  ['deduction', 'inss_ferias', 'INSS sobre vacaciones (férias)', 'base_inss_ferias * inss_aliquota(base_inss_ferias) when ferias > 0 BRL',
    [4, 2, 0], { rounding: 'down:0.01', omitZero: true, position: 43, bracket: 'inss_ferias' }],
  ['deduction', 'inss', 'INSS del empleado', 'max(0 BRL, inss_total - inss_ferias)',
    ['Lei 8.212/1991 art. 20 (fuente única: motor con conciliación de guías: primero las vacaciones', 'el total no cambia)'],
    { position: 42, bracket: 'inss_total' }],
  ['deduction', 'inss_13', 'INSS sobre 13.º salario', 'base_inss_13 * inss_aliquota(base_inss_13) when decimo_terceiro > 0 BRL', [1, 5, 2, 0],
    { rounding: 'down:0.01', omitZero: true, position: 44, bracket: 'inss_13' }],
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

export const $file = 'sha256:5d38672bfadb48b42c973b51a5bfa76ce76434be831ca29946a8a6f2c8e1ebff';
