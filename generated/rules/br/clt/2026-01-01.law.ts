// BR.clt 2026.1: Empleado CLT (folha mensal)
// Emitted from generated/rules/br/clt/2026-01-01.pay by payroll compile. Do not edit.
import * as rt from '../../../../runtime/index.ts';

// Salario mínimo
export const SALARIO_MINIMO$rows = rt.dated('0000-01 1621');

// Renta máxima para el salario-familia
export const salario_familia_limite$rows = rt.dated('0000-01 1980.38');

// Cuota del salario-familia por hijo
export const salario_familia_cota$rows = rt.dated('0000-01 67.54');

// Descuento simplificado mensual
export const irrf_desconto_simplificado$rows = rt.dated('0000-01 607.2');

// Deducción por dependiente
export const irrf_deducao_dependente$rows = rt.dated('0000-01 189.59');

// Retención que se dispensa hasta
export const irrf_retencao_minima$rows = rt.dated('0000-01 10');

// Alícuota del FGTS
export const aliquota_fgts$rows = rt.dated('0000-01 0.08');

// INSS del empleado, por tramos
export const inss_tabela = rt.table('inss_tabela', 'marginal', [
  ['0000-01',
    '[0 1621] 0.075',
    '2902.84] 0.09',
    '4354.27] 0.12',
    '8475.55] 0.14',
  ],
], { roundEach: { mode: 'down', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] } });

// Tabla mensual del IRRF
export const irrf_mensal = rt.table('irrf_mensal', 'rebate', [
  ['0000-01',
    '[0 2428.8] 0',
    '2826.65] 0.075 182.16',
    '3751.05] 0.15 394.16',
    '4664.68] 0.225 675.49',
    '*) 0.275 908.73',
  ],
]);

export const $sources: readonly string[] = [
  'Lei 8.212/1991 art. 28 §7',
  'inss_tabela: EC 103/2019 art. 28',
  'Portaria Interministerial MPS/MF 13/2026 (convención: cada tramo se trunca al centavo antes de sumar: regla del eSocial ' +
    'y de la DCTFWeb)',
  'Lei 8.212/1991 arts. 20 y 28',
  'EC 103/2019 art. 28',
  'Lei 8.212/1991 art. 20',
  'Decreto 3.048/1999 art. 214 §§6 y 7',
  'Lei 9.250/1995 art. 4',
  'Lei 14.663/2023',
  'irrf_desconto_simplificado: Lei 14.663/2023',
  'Lei 15.191/2025',
  'Lei 9.250/1995 art. 4 (fuente única: orientación oficial: los dependientes se deducen en cada apuración)',
  'irrf_deducao_dependente: Lei 9.250/1995 art. 4 III',
  'Lei 15.191/2025 (convención: al centavo, mitad hacia arriba: la Receita no publica regla)',
  'irrf_mensal: MP 1.294/2025',
  'Lei 9.250/1995 art. 3-A',
  'Lei 15.270/2025 (convención: al centavo, mitad hacia arriba: la Receita no publica regla)',
  'Lei 15.270/2025',
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
  ['inss_tabela', 'convention', 'cada tramo se trunca al centavo antes de sumar: regla del eSocial y de la DCTFWeb'],
  ['salario_contratual', 'convention', '30 veces el salario diario, al centavo, cuando no se envía el mensual'],
  ['salario_base', 'convention', 'un mes incompleto se paga sobre 30 días'],
  ['salario_familia', 'convention', 'beneficio que la empresa descuenta de sus contribuciones: fuera de toda base'],
  ['inss', 'single_source', 'motor con conciliación de guías: primero las vacaciones; el total no cambia'],
  ['deducoes_legais', 'single_source', 'orientación oficial: los dependientes se deducen en cada apuración'],
  ['irrf_tabela', 'convention', 'al centavo, mitad hacia arriba: la Receita no publica regla'],
  ['irrf_reducao', 'convention', 'al centavo, mitad hacia arriba: la Receita no publica regla'],
  ['deducoes_legais_ferias', 'single_source', 'orientación oficial: los dependientes se deducen en cada apuración'],
  ['irrf_tabela_ferias', 'convention', 'al centavo, mitad hacia arriba: la Receita no publica regla'],
  ['irrf_reducao_ferias', 'convention', 'al centavo, mitad hacia arriba: la Receita no publica regla'],
  ['deducoes_legais_13', 'single_source', 'orientación oficial: los dependientes se deducen en cada apuración'],
  ['irrf_tabela_13', 'convention', 'al centavo, mitad hacia arriba: la Receita no publica regla'],
  ['irrf_reducao_13', 'convention', 'al centavo, mitad hacia arriba: la Receita no publica regla'],
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
    { rounding: 'half_up:0.01', position: 27 }],
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
    ['Constituição Federal art. 7 XVII', 21], { omitZero: true, taxable: true, socialSecurity: true, tags: ['vacaciones'] }],
  ['let', 'renda_salario_familia', 'Renta para el salario-familia', 'salario_contratual + horas_extras + comissoes + ferias',
    ['Portaria Interministerial MPS/MF 13/2026']],
  ['perception', 'salario_familia', 'Salario-familia (salário-família)',
    'salario_familia_cota * (cantidad_hijos + cantidad_hijos_incapacitados) * period.days / 30 when aplica_salario_familia ' +
      'and renda_salario_familia <= salario_familia_limite',
    ['Lei 8.213/1991 art. 65',
      'Portaria Interministerial MPS/MF 13/2026 (convención: beneficio que la empresa descuenta de sus contribuciones: fuera ' + 'de toda base)',
      'salario_familia_limite: Portaria Interministerial MPS/MF 13/2026', 'salario_familia_cota: Portaria Interministerial MPS/MF 13/2026'],
    { omitZero: true, tags: ['beneficio', 'reembolsable'] }],
  ['total', 'total_percepciones', 'Total percepciones', 'sum(perceptions)', null,
    { terms: ['salario_base', 'horas_extras', 'comissoes', 'decimo_terceiro', 'ferias', 'terco_constitucional_ferias', 'salario_familia'] }],
  ['let', 'remuneracao_mes', 'Remuneración del mes (salario, horas extras y comisiones)', 'sum(do_mes)', null],
  ['let', 'remuneracao_ferias', 'Vacaciones con su tercio', 'ferias + terco_constitucional_ferias', null],
  ['base', 'base_inss', 'Base INSS (salário de contribuição)', 'min(remuneracao_mes + remuneracao_ferias, upper_limit(inss_tabela))', [3, 1, 2]],
  ['base', 'base_inss_13', 'Base INSS 13.º salario', 'min(decimo_terceiro, upper_limit(inss_tabela))', [0, 6, 1, 2], { omitZero: true }],
  ['let', 'base_inss_ferias', 'Base del INSS sobre vacaciones', 'min(remuneracao_ferias, upper_limit(inss_tabela))', [3, 1, 2]],
  ['let', 'inss_total', 'INSS del mes, con las vacaciones', 'inss_tabela(base_inss)', [4, 1, 2]],
  ['deduction', 'inss_ferias', 'INSS sobre vacaciones (férias)', 'inss_tabela(base_inss_ferias) when ferias > 0 BRL', [5, 4, 1, 2],
    { omitZero: true, position: 44, bracket: 'inss_ferias' }],
  ['deduction', 'inss', 'INSS del empleado', 'inss_total - inss_ferias',
    [5, 'EC 103/2019 art. 28 (fuente única: motor con conciliación de guías: primero las vacaciones', 'el total no cambia)'],
    { position: 43, bracket: 'inss_total' }],
  ['deduction', 'inss_13', 'INSS sobre 13.º salario', 'inss_tabela(base_inss_13) when decimo_terceiro > 0 BRL', [0, 6, 1, 2],
    { omitZero: true, position: 45, bracket: 'inss_13' }],
  ['let', 'rendimento_tributavel', 'Rendimiento tributable', 'remuneracao_mes', null],
  ['deduction', 'pensao_alimenticia', 'Pensión alimenticia (pensão alimentícia)', 'pensao_alimenticia_amount', ['Lei 5.478/1968'],
    { omitZero: true, position: 77 }],
  ['let', 'deducoes_legais', 'Deducciones legales', 'inss + irrf_deducao_dependente * num_dependentes_irrf + pensao_alimenticia', [11, 12],
    { position: 47 }],
  ['let', 'irrf_metodo', 'Descuento simplificado (1) o legal (0)', 'irrf_desconto_simplificado > deducoes_legais', [7, 8, 9, 10],
    { type: 'boolean' }],
  ['let', 'deducao', 'Deducción aplicada', 'max(deducoes_legais, irrf_desconto_simplificado)', [7, 8, 9, 10]],
  ['base', 'base_irrf', 'Base IRRF', 'max(0 BRL, remuneracao_mes - deducao)', [7]],
  ['let', 'irrf_tabela', 'IRRF según tabla', 'irrf_mensal(base_irrf)', [13, 14, 10], { rounding: 'half_up:0.01' }],
  ['let', 'irrf_reducao', 'Reducción Ley 15.270',
    'if remuneracao_mes <= 5_000 BRL then min(irrf_tabela, 312.89 BRL) else if remuneracao_mes <= 7_350 BRL then ' +
      'min(irrf_tabela, max(0 BRL, 978.62 BRL - 13.3145% * remuneracao_mes)) else 0 BRL', [15, 16], { rounding: 'half_up:0.01' }],
  ['let', 'irrf_apurado', 'IRRF antes de la dispensa', 'irrf_tabela - irrf_reducao', [17]],
  ['let', 'rendimento_tributavel_ferias', 'Rendimiento tributable vacaciones (férias)', 'remuneracao_ferias', null],
  ['let', 'deducoes_legais_ferias', 'Deducciones legales vacaciones (férias)',
    'inss_ferias + irrf_deducao_dependente * num_dependentes_irrf + 0 BRL', [11, 12]],
  ['let', 'irrf_metodo_ferias', 'Descuento simplificado (1) o legal (0) vacaciones (férias)',
    'irrf_desconto_simplificado > deducoes_legais_ferias', [7, 8, 9, 10], { type: 'boolean' }],
  ['let', 'deducao_ferias', 'Deducción aplicada vacaciones (férias)', 'max(deducoes_legais_ferias, irrf_desconto_simplificado)', [7, 8, 9, 10]],
  ['base', 'base_irrf_ferias', 'Base IRRF vacaciones (férias)', 'max(0 BRL, remuneracao_ferias - deducao_ferias)', [7]],
  ['let', 'irrf_tabela_ferias', 'IRRF según tabla vacaciones (férias)', 'irrf_mensal(base_irrf_ferias)', [13, 14, 10],
    { rounding: 'half_up:0.01' }],
  ['let', 'irrf_reducao_ferias', 'Reducción Ley 15.270 vacaciones (férias)',
    'if remuneracao_ferias <= 5_000 BRL then min(irrf_tabela_ferias, 312.89 BRL) else if remuneracao_ferias <= 7_350 BRL ' +
      'then min(irrf_tabela_ferias, max(0 BRL, 978.62 BRL - 13.3145% * remuneracao_ferias)) else 0 BRL', [15, 16], { rounding: 'half_up:0.01' }],
  ['let', 'irrf_apurado_ferias', 'IRRF antes de la dispensa vacaciones (férias)', 'irrf_tabela_ferias - irrf_reducao_ferias', [17]],
  ['let', 'rendimento_tributavel_13', 'Rendimiento tributable 13.º salario', 'decimo_terceiro', null],
  ['let', 'deducoes_legais_13', 'Deducciones legales 13.º salario', 'inss_13 + irrf_deducao_dependente * num_dependentes_irrf + 0 BRL',
    [11, 12]],
  ['let', 'irrf_metodo_13', 'Descuento simplificado (1) o legal (0) 13.º salario', 'irrf_desconto_simplificado > deducoes_legais_13',
    [7, 8, 9, 10], { type: 'boolean' }],
  ['let', 'deducao_13', 'Deducción aplicada 13.º salario', 'max(deducoes_legais_13, irrf_desconto_simplificado)', [7, 8, 9, 10]],
  ['base', 'base_irrf_13', 'Base IRRF 13.º salario', 'max(0 BRL, decimo_terceiro - deducao_13)', [7]],
  ['let', 'irrf_tabela_13', 'IRRF según tabla 13.º salario', 'irrf_mensal(base_irrf_13)', [13, 14, 10], { rounding: 'half_up:0.01' }],
  ['let', 'irrf_reducao_13', 'Reducción Ley 15.270 13.º salario',
    'if decimo_terceiro <= 5_000 BRL then min(irrf_tabela_13, 312.89 BRL) else if decimo_terceiro <= 7_350 BRL then ' +
      'min(irrf_tabela_13, max(0 BRL, 978.62 BRL - 13.3145% * decimo_terceiro)) else 0 BRL', [15, 16], { rounding: 'half_up:0.01' }],
  ['let', 'irrf_apurado_13', 'IRRF antes de la dispensa 13.º salario', 'irrf_tabela_13 - irrf_reducao_13', [17]],
  ['let', 'irrf_do_mes', 'IRRF de la remuneración del mes, si la hay', 'if remuneracao_mes > 0 BRL then irrf_apurado else 0 BRL', null],
  ['let', 'irrf_dispensado', 'Retención dispensada sobre salario', 'irrf_do_mes > 0 BRL and irrf_do_mes <= irrf_retencao_minima',
    [18, 'Lei 7.713/1988', 19], { type: 'boolean' }],
  ['deduction', 'irrf', 'IRRF sobre salario', 'irrf_do_mes when not irrf_dispensado',
    ['Lei 7.713/1988 (convención: se supone pagado dentro del periodo)'], { bracket: 'irrf_tabela' }],
  ['let', 'irrf_dispensado_ferias', 'Retención dispensada sobre vacaciones (férias)',
    'irrf_apurado_ferias > 0 BRL and irrf_apurado_ferias <= irrf_retencao_minima', [18, 20, 'IN RFB 1.500/2014', 19], { type: 'boolean' }],
  ['deduction', 'irrf_ferias', 'IRRF sobre vacaciones (férias)', 'irrf_apurado_ferias when not irrf_dispensado_ferias',
    [20, 'IN RFB 1.500/2014 (convención: se supone pagado dentro del periodo)'], { bracket: 'irrf_tabela_ferias' }],
  ['deduction', 'irrf_13', 'IRRF sobre 13.º salario (tributación exclusiva)', 'irrf_apurado_13 when decimo_terceiro > 0 BRL',
    ['Lei 7.713/1988 art. 26', 'Lei 8.134/1990 art. 16', 'IN RFB 1.500/2014 art. 13 (convención: se supone pagado dentro del periodo)'],
    { omitZero: true, bracket: 'irrf_tabela_13' }],
  ['deduction', 'vale_transporte', 'Vale-transporte (descuento hasta 6%)',
    'min(vale_transporte_amount, 6% * salario_base) when vale_transporte_amount > 0 BRL', [25, 'Decreto 10.854/2021 art. 114'],
    { omitZero: true }],
  ['total', 'total_deducciones', 'Total deducciones', 'sum(deductions)', null,
    { position: 78, terms: ['inss', 'inss_ferias', 'inss_13', 'irrf', 'irrf_ferias', 'irrf_13', 'vale_transporte', 'pensao_alimenticia'] }],
  ['total', 'neto', 'Neto', 'total_percepciones - total_deducciones', null, { terms: ['total_percepciones', '-total_deducciones'] }],
  ['base', 'base_cpp', 'Base contribución patronal (CPP)', 'sum(incide_inss)', ['Lei 8.212/1991 art. 22', 21]],
  ['base', 'base_fgts', 'Base FGTS', 'sum(incide_fgts)', [24]],
  ['component', 'cpp', 'Contribución patronal (CPP)', 'base_cpp * 20%', ['Lei 8.212/1991 art. 22 I'],
    { table: 'previdencia_patronal', position: 83 }],
  ['component', 'rat_fap', 'RAT ajustado (RAT x FAP)', 'base_cpp * rat_fap_rate', ['Lei 8.212/1991 art. 22 II', 'Lei 10.666/2003 art. 10'],
    { table: 'previdencia_patronal' }],
  ['component', 'salario_educacao', 'Salario-educación (salário-educação)', 'base_cpp * 2.5%', ['Lei 9.424/1996 art. 15 (acto por confirmar)'],
    { table: 'terceiros', position: 86 }],
  ['component', 'incra', 'INCRA', 'base_cpp * 0.2%', ['Decreto-Lei 1.146/1970 art. 3', 'IN RFB 2.110/2022'], { table: 'terceiros' }],
  ['component', 'senai', 'SENAI', 'base_cpp * 1.0%', ['Decreto-Lei 4.048/1942 (acto por confirmar)'], { table: 'terceiros' }],
  ['component', 'sesi', 'SESI', 'base_cpp * 1.5%', ['Decreto-Lei 9.403/1946 (acto por confirmar)'], { table: 'terceiros' }],
  ['component', 'sebrae', 'SEBRAE', 'base_cpp * 0.6%', ['Lei 8.029/1990 art. 8 §3 (acto por confirmar)'], { table: 'terceiros' }],
  ['let', 'fgts_mensal', 'FGTS del mes, con las vacaciones', 'aliquota_fgts * (remuneracao_mes + remuneracao_ferias)', [22, 23],
    { rounding: 'down:0.01', position: 92 }],
  ['let', 'fgts_13', 'FGTS del 13.º salario', 'aliquota_fgts * decimo_terceiro', [22, 23], { rounding: 'down:0.01' }],
  ['component', 'fgts', 'FGTS (8%)', 'fgts_mensal + fgts_13', [24], { table: 'fgts_empregador', position: 95 }],
  ['component', 'vale_transporte_patronal', 'Vale-transporte a cargo de la empresa',
    'max(0 BRL, vale_transporte_amount - vale_transporte) when vale_transporte_amount > 0 BRL', [25],
    { omitZero: true, table: 'beneficios', position: 97 }],
  ['let', 'encargos', 'Cargas sobre las provisiones: CPP, RAT, terceros y FGTS', '20% + rat_fap_rate + 5.8% + aliquota_fgts', [26, 23],
    { type: 'rate' }],
  ['component', 'provisao_13', 'Provisión 13.º salario', 'remuneracao_mes * (100% / 12)', [26], { table: 'provisoes', position: 100 }],
  ['component', 'provisao_ferias', 'Provisión vacaciones (férias)', 'remuneracao_mes * (100% / 12)', [26], { table: 'provisoes' }],
  ['component', 'provisao_terco_ferias', 'Provisión 1/3 de vacaciones', 'remuneracao_mes * (100% / 36)', [26], { table: 'provisoes' }],
  ['component', 'provisao_encargos_13', 'Cargas sobre provisión 13.º', 'remuneracao_mes * (encargos / 12)', [26], { table: 'provisoes' }],
  ['component', 'provisao_encargos_ferias', 'Cargas sobre provisión vacaciones + 1/3', 'remuneracao_mes * (encargos / 9)', [26],
    { table: 'provisoes' }],
  ['total', 'total_terceiros', 'Terceros', 'sum(terceiros)', null, { terms: ['salario_educacao', 'incra', 'senai', 'sesi', 'sebrae'] }],
  ['total', 'total_provisiones', 'Provisiones', 'sum(provisoes)', null,
    { terms: ['provisao_13', 'provisao_ferias', 'provisao_terco_ferias', 'provisao_encargos_13', 'provisao_encargos_ferias'] }],
  ['total', 'total_contribuciones_patronales', 'Contribuciones patronales (sin beneficios ni provisiones)',
    'sum(previdencia_patronal) + total_terceiros + sum(fgts_empregador)', null, { terms: ['cpp', 'rat_fap', 'total_terceiros', 'fgts'] }],
];

export const $file = 'sha256:ac4031b4d552e87f142994a36cb74ab049a3a878b2d995e3bb309d304ba673f9';
