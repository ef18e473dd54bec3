// BR.clt 2020.2: Empleado CLT (folha mensal)
// Emitted from generated/rules/br/clt/2020-03-01.pay by payroll compile. Do not edit.
// file    sha256:0ee77455e101349f0c304c5b1ac1360e204ff6049ad163577efac51d3cc74660
// meaning sha256:721dc5268148327cf1664044aec38983431b451ad7fb3a7b469acd32e9206c61
import * as rt from '../../../../runtime/index.ts';

const n_0_01 = rt.decimal('0.01');
const rounding$1: rt.Rounding = { mode: 'half_up', rungs: [{ quantum: n_0_01, above: null }] };
const rounding$2: rt.Rounding = { mode: 'down', rungs: [{ quantum: n_0_01, above: null }] };

// Salario mínimo
const SALARIO_MINIMO$rows = [
  rt.dated('2020-02-01', '1045'), rt.dated('2021-01-01', '1100'), rt.dated('2022-01-01', '1212'), rt.dated('2023-01-01', '1302')
];

// Renta máxima para el salario-familia
const salario_familia_limite$rows = [
  rt.dated('2020-01-01', '1425.56'), rt.dated('2021-01-01', '1503.25'), rt.dated('2022-01-01', '1655.98'), rt.dated('2023-01-01', '1754.18')
];

// Cuota del salario-familia por hijo
const salario_familia_cota$rows = [
  rt.dated('2020-01-01', '48.62'), rt.dated('2021-01-01', '51.27'), rt.dated('2022-01-01', '56.47'), rt.dated('2023-01-01', '59.82')
];

// Deducción por dependiente
const irrf_deducao_dependente$rows = rt.always('189.59');

// Retención que se dispensa hasta
const irrf_retencao_minima$rows = rt.always('10');

// Alícuota del FGTS
const aliquota_fgts$rows = rt.always('0.08');

// INSS del empleado, por tramos
const inss_tabela$from1 = [
  rt.band('[]', '0', '1045', '0.075'),
  rt.band('(]', '1045', '2089.6', '0.09'),
  rt.band('(]', '2089.6', '3134.4', '0.12'),
  rt.band('(]', '3134.4', '6101.06', '0.14'),
];
const inss_tabela$from2 = [
  rt.band('[]', '0', '1100', '0.075'),
  rt.band('(]', '1100', '2203.48', '0.09'),
  rt.band('(]', '2203.48', '3305.22', '0.12'),
  rt.band('(]', '3305.22', '6433.57', '0.14'),
];
const inss_tabela$from3 = [
  rt.band('[]', '0', '1212', '0.075'),
  rt.band('(]', '1212', '2427.35', '0.09'),
  rt.band('(]', '2427.35', '3641.03', '0.12'),
  rt.band('(]', '3641.03', '7087.22', '0.14'),
];
const inss_tabela$from4 = [
  rt.band('[]', '0', '1302', '0.075'),
  rt.band('(]', '1302', '2571.29', '0.09'),
  rt.band('(]', '2571.29', '3856.94', '0.12'),
  rt.band('(]', '3856.94', '7507.49', '0.14'),
];
const inss_tabela = rt.table('inss_tabela', 'marginal',
[
  { from: '2020-03-01', rows: inss_tabela$from1 }, { from: '2021-01-01', rows: inss_tabela$from2 }, { from: '2022-01-01', rows: inss_tabela$from3 },
  { from: '2023-01-01', rows: inss_tabela$from4 }
], { roundEach: rounding$2 });

// Tabla mensual del IRRF
const irrf_mensal$from1 = [
  rt.band('[]', '0', '1903.98', '0'),
  rt.band('(]', '1903.98', '2826.65', '0.075', '142.8'),
  rt.band('(]', '2826.65', '3751.05', '0.15', '354.8'),
  rt.band('(]', '3751.05', '4664.68', '0.225', '636.13'),
  rt.band('()', '4664.68', null, '0.275', '869.36'),
];
const irrf_mensal = rt.table('irrf_mensal', 'rebate', [{ from: '0000-01-01', rows: irrf_mensal$from1 }], {});

const input$daily_salary = rt.input({
  id: 'daily_salary', type: 'money', label: 'Salario diario', presence: 'required', unless: 'monthly_salary', bounds: '(0 BRL .. 1_000_000 BRL / 30]',
  lowest: rt.within('0'), highest: rt.upTo('33333.3333333333')
});

const input$monthly_salary = rt.input({
  id: 'monthly_salary', type: 'money', label: 'Salario mensual contractual', bounds: '[0 BRL .. 1_000_000 BRL]', lowest: rt.upTo('0'),
  highest: rt.upTo('1000000'), defaultText: '30 * daily_salary'
});

const input$overtime_amount = rt.input({
  id: 'overtime_amount', type: 'money', label: 'Horas extras, con DSR', bounds: '[0 BRL .. 1_000_000_000_000 BRL)', lowest: rt.upTo('0'),
  highest: rt.within('1000000000000'), defaultText: '0 BRL', defaultValue: '0'
});

const input$commission_amount = rt.input({
  id: 'commission_amount', type: 'money', label: 'Comisiones, con DSR', bounds: '[0 BRL .. 1_000_000_000_000 BRL)', lowest: rt.upTo('0'),
  highest: rt.within('1000000000000'), defaultText: '0 BRL', defaultValue: '0'
});

const input$decimo_terceiro_amount = rt.input({
  id: 'decimo_terceiro_amount', type: 'money', label: '13.º salario bruto del año', bounds: '[0 BRL .. 1_000_000_000_000 BRL)', lowest: rt.upTo('0'),
  highest: rt.within('1000000000000'), defaultText: '0 BRL', defaultValue: '0'
});

const input$ferias_amount = rt.input({
  id: 'ferias_amount', type: 'money', label: 'Vacaciones gozadas, sin el tercio', bounds: '[0 BRL .. 1_000_000_000_000 BRL)', lowest: rt.upTo('0'),
  highest: rt.within('1000000000000'), defaultText: '0 BRL', defaultValue: '0'
});

const input$pensao_alimenticia_amount = rt.input({
  id: 'pensao_alimenticia_amount', type: 'money', label: 'Pensión alimenticia judicial', bounds: '[0 BRL .. 1_000_000_000_000 BRL)',
  lowest: rt.upTo('0'), highest: rt.within('1000000000000'), defaultText: '0 BRL', defaultValue: '0'
});

const input$vale_transporte_amount = rt.input({
  id: 'vale_transporte_amount', type: 'money', label: 'Costo del transporte del mes', bounds: '[0 BRL .. 1_000_000_000_000 BRL)',
  lowest: rt.upTo('0'), highest: rt.within('1000000000000'), defaultText: '0 BRL', defaultValue: '0'
});

const input$num_dependentes_irrf = rt.input({
  id: 'num_dependentes_irrf', type: 'integer', label: 'Dependientes para el IRRF', bounds: '[0 .. 20]', lowest: rt.upTo('0'), highest: rt.upTo('20'),
  defaultText: '0', defaultValue: '0'
});

const input$cantidad_hijos = rt.input({
  id: 'cantidad_hijos', type: 'integer', label: 'Hijos de hasta 14 años', bounds: '[0 .. 20]', lowest: rt.upTo('0'), highest: rt.upTo('20'),
  defaultText: '0', defaultValue: '0'
});

const input$cantidad_hijos_incapacitados = rt.input({
  id: 'cantidad_hijos_incapacitados', type: 'integer', label: 'Hijos incapacitados de cualquier edad, aparte', bounds: '[0 .. 20]',
  lowest: rt.upTo('0'), highest: rt.upTo('20'), defaultText: '0', defaultValue: '0'
});

const input$rat_fap_rate = rt.input({
  id: 'rat_fap_rate', type: 'rate', label: 'RAT ajustado (RAT x FAP)', law: 'Lei 8.212/1991 art. 22 II; Lei 10.666/2003 art. 10',
  bounds: '[0.5% .. 6%]', lowest: rt.upTo('0.005'), highest: rt.upTo('0.06'), defaultText: '2%', defaultValue: '0.02'
});

const input$aplica_salario_familia = rt.input({
  id: 'aplica_salario_familia', source: 'override', type: 'boolean', label: 'Pide el salario-familia y presentó los documentos', defaultText: 'yes',
  defaultValue: true
});

// The law that each parameter and table is from.
const $laws: readonly rt.LawLine[] = [
  ['irrf_deducao_dependente', 'Lei 9.250/1995 art. 4 III'],
  ['irrf_retencao_minima', 'Lei 9.430/1996 art. 67'],
  ['aliquota_fgts', 'Lei 8.036/1990 art. 15'],
  ['inss_tabela', 'EC 103/2019 art. 28 (convención: cada tramo se trunca al centavo antes de sumar: regla del eSocial y de la DCTFWeb)'],
  ['irrf_mensal', 'Lei 11.482/2007 art. 1; Lei 13.149/2015'],
];

const $provenance: readonly rt.ProvenanceSpec[] = [
  rt.sure('salario_familia_limite', 'single_source', 'código público'),
  rt.sure('salario_familia_limite', 'single_source', 'código público'),
  rt.sure('salario_familia_cota', 'single_source', 'código público'),
  rt.sure('salario_familia_cota', 'single_source', 'código público'),
  rt.sure('inss_tabela', 'convention', 'cada tramo se trunca al centavo antes de sumar: regla del eSocial y de la DCTFWeb'),
  rt.sure('salario_contratual', 'convention', '30 veces el salario diario, al centavo, cuando no se envía el mensual'),
  rt.sure('salario_base', 'convention', 'un mes incompleto se paga sobre 30 días'),
  rt.sure('salario_familia', 'convention', 'beneficio que la empresa descuenta de sus contribuciones: fuera de toda base'),
  rt.sure('inss', 'single_source', 'motor con conciliación de guías: primero las vacaciones; el total no cambia'),
  rt.sure('deducoes_legais', 'single_source', 'orientación oficial: los dependientes se deducen en cada apuración'),
  rt.sure('irrf_tabela', 'convention', 'al centavo, mitad hacia arriba: la Receita no publica regla'),
  rt.sure('deducoes_legais_ferias', 'single_source', 'orientación oficial: los dependientes se deducen en cada apuración'),
  rt.sure('irrf_tabela_ferias', 'convention', 'al centavo, mitad hacia arriba: la Receita no publica regla'),
  rt.sure('deducoes_legais_13', 'single_source', 'orientación oficial: los dependientes se deducen en cada apuración'),
  rt.sure('irrf_tabela_13', 'convention', 'al centavo, mitad hacia arriba: la Receita no publica regla'),
  rt.sure('irrf', 'convention', 'se supone pagado dentro del periodo'),
  rt.sure('irrf_ferias', 'convention', 'se supone pagado dentro del periodo'),
  rt.sure('irrf_13', 'convention', 'se supone pagado dentro del periodo'),
  rt.sure('fgts_mensal', 'convention', 'truncado al centavo, como en las nóminas reales: no hay texto oficial'),
  rt.sure('fgts_13', 'convention', 'truncado al centavo, como en las nóminas reales: no hay texto oficial'),
];

const $lines: readonly rt.StepLine[] = [
  ['let', 'salario_contratual', 'Salario contractual del mes', 'monthly_salary', 'CLT art. 64', { rounding: 'half_up:0.01', position: 26 }],
  ['perception', 'salario_base', 'Salario base (salário-base)', 'salario_contratual * period.days / 30', 'CLT art. 64',
  { taxable: true, socialSecurity: true, tags: ['salario'] }],
  ['perception', 'horas_extras', 'Horas extras', 'overtime_amount', 'Constituição Federal art. 7 XVI',
  { omitZero: true, taxable: true, socialSecurity: true, tags: ['variable'] }],
  ['perception', 'comissoes', 'Comisiones (comissões)', 'commission_amount', 'CLT art. 457 §1',
  { omitZero: true, taxable: true, socialSecurity: true, tags: ['variable'] }],
  ['perception', 'decimo_terceiro', '13.º salario (décimo terceiro)', 'decimo_terceiro_amount', 'Lei 4.090/1962; Lei 8.212/1991 art. 28 §7',
  { omitZero: true, taxable: true, socialSecurity: true, tags: ['gratificacion', 'tributacion_exclusiva'] }],
  ['perception', 'ferias', 'Vacaciones gozadas (férias)', 'ferias_amount', 'CLT art. 129',
  { omitZero: true, taxable: true, socialSecurity: true, tags: ['vacaciones'] }],
  ['perception', 'terco_constitucional_ferias', 'Tercio constitucional de vacaciones (1/3 férias)', 'ferias_amount / 3',
  'Constituição Federal art. 7 XVII; STF, Tema 985', { omitZero: true, taxable: true, socialSecurity: true, tags: ['vacaciones'] }],
  ['let', 'renda_salario_familia', 'Renta para el salario-familia', 'salario_contratual + horas_extras + comissoes + ferias',
  'Portaria SEPRT/ME 477/2021 art. 4 §§2 y 3'],
  ['perception', 'salario_familia', 'Salario-familia (salário-família)',
  'salario_familia_cota * (cantidad_hijos + cantidad_hijos_incapacitados) * period.days / 30 when aplica_salario_familia ' +
    'and renda_salario_familia <= salario_familia_limite', 'Lei 8.213/1991 art. 65', { omitZero: true, tags: ['beneficio', 'reembolsable'] }],
  ['total', 'total_percepciones', 'Total percepciones', 'sum(perceptions)', null,
  { terms: ['salario_base', 'horas_extras', 'comissoes', 'decimo_terceiro', 'ferias', 'terco_constitucional_ferias', 'salario_familia'] }],
  ['let', 'remuneracao_mes', 'Remuneración del mes (salario, horas extras y comisiones)', 'sum(do_mes)', null],
  ['let', 'remuneracao_ferias', 'Vacaciones con su tercio', 'ferias + terco_constitucional_ferias', null],
  ['base', 'base_inss', 'Base INSS (salário de contribuição)', 'min(remuneracao_mes + remuneracao_ferias, upper_limit(inss_tabela))',
  'Lei 8.212/1991 arts. 20 y 28', { laws: ['inss_tabela'] }],
  ['base', 'base_inss_13', 'Base INSS 13.º salario', 'min(decimo_terceiro, upper_limit(inss_tabela))',
  'Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7', { omitZero: true, laws: ['inss_tabela'] }],
  ['let', 'base_inss_ferias', 'Base del INSS sobre vacaciones', 'min(remuneracao_ferias, upper_limit(inss_tabela))', 'Lei 8.212/1991 arts. 20 y 28',
  { laws: ['inss_tabela'] }],
  ['let', 'inss_total', 'INSS del mes, con las vacaciones', 'inss_tabela(base_inss)', 'EC 103/2019 art. 28', { laws: ['inss_tabela'] }],
  ['deduction', 'inss_ferias', 'INSS sobre vacaciones (férias)', 'inss_tabela(base_inss_ferias) when ferias > 0 BRL',
  'Lei 8.212/1991 art. 20; EC 103/2019 art. 28', { omitZero: true, position: 43, bracket: 'inss_ferias', laws: ['inss_tabela'] }],
  ['deduction', 'inss', 'INSS del empleado', 'inss_total - inss_ferias', 'Lei 8.212/1991 art. 20; EC 103/2019 art. 28',
  { position: 42, bracket: 'inss_total' }],
  ['deduction', 'inss_13', 'INSS sobre 13.º salario', 'inss_tabela(base_inss_13) when decimo_terceiro > 0 BRL',
  'Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7', { omitZero: true, position: 44, bracket: 'inss_13', laws: ['inss_tabela'] }],
  ['let', 'rendimento_tributavel', 'Rendimiento tributable', 'remuneracao_mes', null],
  ['deduction', 'pensao_alimenticia', 'Pensión alimenticia (pensão alimentícia)', 'pensao_alimenticia_amount', 'Lei 5.478/1968',
  { omitZero: true, position: 67 }],
  ['let', 'deducoes_legais', 'Deducciones legales', 'inss + irrf_deducao_dependente * num_dependentes_irrf + pensao_alimenticia',
  'Lei 9.250/1995 art. 4', { position: 46, laws: ['irrf_deducao_dependente'] }],
  ['let', 'deducao', 'Deducción aplicada', 'deducoes_legais', 'Lei 9.250/1995 art. 4'],
  ['base', 'base_irrf', 'Base IRRF', 'max(0 BRL, remuneracao_mes - deducao)', 'Lei 9.250/1995 art. 4'],
  ['let', 'irrf_tabela', 'IRRF según tabla', 'irrf_mensal(base_irrf)', 'Lei 11.482/2007 art. 1', { rounding: 'half_up:0.01', laws: ['irrf_mensal'] }],
  ['let', 'rendimento_tributavel_ferias', 'Rendimiento tributable vacaciones (férias)', 'remuneracao_ferias', null],
  ['let', 'deducoes_legais_ferias', 'Deducciones legales vacaciones (férias)', 'inss_ferias + irrf_deducao_dependente * num_dependentes_irrf + 0 BRL',
  'Lei 9.250/1995 art. 4', { laws: ['irrf_deducao_dependente'] }],
  ['let', 'deducao_ferias', 'Deducción aplicada vacaciones (férias)', 'deducoes_legais_ferias', 'Lei 9.250/1995 art. 4'],
  ['base', 'base_irrf_ferias', 'Base IRRF vacaciones (férias)', 'max(0 BRL, remuneracao_ferias - deducao_ferias)', 'Lei 9.250/1995 art. 4'],
  ['let', 'irrf_tabela_ferias', 'IRRF según tabla vacaciones (férias)', 'irrf_mensal(base_irrf_ferias)', 'Lei 11.482/2007 art. 1',
  { rounding: 'half_up:0.01', laws: ['irrf_mensal'] }],
  ['let', 'rendimento_tributavel_13', 'Rendimiento tributable 13.º salario', 'decimo_terceiro', null],
  ['let', 'deducoes_legais_13', 'Deducciones legales 13.º salario', 'inss_13 + irrf_deducao_dependente * num_dependentes_irrf + 0 BRL',
  'Lei 9.250/1995 art. 4', { laws: ['irrf_deducao_dependente'] }],
  ['let', 'deducao_13', 'Deducción aplicada 13.º salario', 'deducoes_legais_13', 'Lei 9.250/1995 art. 4'],
  ['base', 'base_irrf_13', 'Base IRRF 13.º salario', 'max(0 BRL, decimo_terceiro - deducao_13)', 'Lei 9.250/1995 art. 4'],
  ['let', 'irrf_tabela_13', 'IRRF según tabla 13.º salario', 'irrf_mensal(base_irrf_13)', 'Lei 11.482/2007 art. 1',
  { rounding: 'half_up:0.01', laws: ['irrf_mensal'] }],
  ['let', 'irrf_do_mes', 'IRRF de la remuneración del mes, si la hay', 'if remuneracao_mes > 0 BRL then irrf_tabela else 0 BRL', null],
  ['let', 'irrf_dispensado', 'Retención dispensada sobre salario', 'irrf_do_mes > 0 BRL and irrf_do_mes <= irrf_retencao_minima',
  'Lei 9.430/1996 art. 67; Lei 7.713/1988', { type: 'boolean', laws: ['irrf_retencao_minima'] }],
  ['deduction', 'irrf', 'IRRF sobre salario', 'irrf_do_mes when not irrf_dispensado', 'Lei 7.713/1988', { bracket: 'irrf_tabela' }],
  ['let', 'irrf_dispensado_ferias', 'Retención dispensada sobre vacaciones (férias)',
  'irrf_tabela_ferias > 0 BRL and irrf_tabela_ferias <= irrf_retencao_minima',
  'Lei 9.430/1996 art. 67; RIR/2018 art. 682 (artículo por confirmar); IN RFB 1.500/2014', { type: 'boolean', laws: ['irrf_retencao_minima'] }],
  ['deduction', 'irrf_ferias', 'IRRF sobre vacaciones (férias)', 'irrf_tabela_ferias when not irrf_dispensado_ferias',
  'RIR/2018 art. 682 (artículo por confirmar); IN RFB 1.500/2014', { bracket: 'irrf_tabela_ferias' }],
  ['deduction', 'irrf_13', 'IRRF sobre 13.º salario (tributación exclusiva)', 'irrf_tabela_13 when decimo_terceiro > 0 BRL',
  'Lei 7.713/1988 art. 26; Lei 8.134/1990 art. 16; IN RFB 1.500/2014 art. 13', { omitZero: true, bracket: 'irrf_tabela_13' }],
  ['deduction', 'vale_transporte', 'Vale-transporte (descuento hasta 6%)',
  'min(vale_transporte_amount, 6% * salario_base) when vale_transporte_amount > 0 BRL', 'Lei 7.418/1985; Decreto 10.854/2021 art. 114',
  { omitZero: true }],
  ['total', 'total_deducciones', 'Total deducciones', 'sum(deductions)', null,
  { position: 68, terms: ['inss', 'inss_ferias', 'inss_13', 'irrf', 'irrf_ferias', 'irrf_13', 'vale_transporte', 'pensao_alimenticia'] }],
  ['total', 'neto', 'Neto', 'total_percepciones - total_deducciones', null, { terms: ['total_percepciones', '-total_deducciones'] }],
  ['base', 'base_cpp', 'Base contribución patronal (CPP)', 'sum(incide_inss)', 'Lei 8.212/1991 art. 22; STF, Tema 985'],
  ['base', 'base_fgts', 'Base FGTS', 'sum(incide_fgts)', 'Lei 8.036/1990 art. 15'],
  ['component', 'cpp', 'Contribución patronal (CPP)', 'base_cpp * 20%', 'Lei 8.212/1991 art. 22 I', { table: 'previdencia_patronal', position: 73 }],
  ['component', 'rat_fap', 'RAT ajustado (RAT x FAP)', 'base_cpp * rat_fap_rate', 'Lei 8.212/1991 art. 22 II; Lei 10.666/2003 art. 10',
  { table: 'previdencia_patronal' }],
  ['component', 'salario_educacao', 'Salario-educación (salário-educação)', 'base_cpp * 2.5%', 'Lei 9.424/1996 art. 15 (acto por confirmar)',
  { table: 'terceiros', position: 76 }],
  ['component', 'incra', 'INCRA', 'base_cpp * 0.2%', 'Decreto-Lei 1.146/1970 art. 3; IN RFB 2.110/2022', { table: 'terceiros' }],
  ['component', 'senai', 'SENAI', 'base_cpp * 1.0%', 'Decreto-Lei 4.048/1942 (acto por confirmar)', { table: 'terceiros' }],
  ['component', 'sesi', 'SESI', 'base_cpp * 1.5%', 'Decreto-Lei 9.403/1946 (acto por confirmar)', { table: 'terceiros' }],
  ['component', 'sebrae', 'SEBRAE', 'base_cpp * 0.6%', 'Lei 8.029/1990 art. 8 §3 (acto por confirmar)', { table: 'terceiros' }],
  ['let', 'fgts_mensal', 'FGTS del mes, con las vacaciones', 'aliquota_fgts * (remuneracao_mes + remuneracao_ferias)', 'Lei 8.036/1990 art. 15',
  { rounding: 'down:0.01', position: 82, laws: ['aliquota_fgts'] }],
  ['let', 'fgts_13', 'FGTS del 13.º salario', 'aliquota_fgts * decimo_terceiro', 'Lei 8.036/1990 art. 15',
  { rounding: 'down:0.01', laws: ['aliquota_fgts'] }],
  ['component', 'fgts', 'FGTS (8%)', 'fgts_mensal + fgts_13', 'Lei 8.036/1990 art. 15', { table: 'fgts_empregador', position: 85 }],
  ['component', 'vale_transporte_patronal', 'Vale-transporte a cargo de la empresa',
  'max(0 BRL, vale_transporte_amount - vale_transporte) when vale_transporte_amount > 0 BRL', 'Lei 7.418/1985',
  { omitZero: true, table: 'beneficios', position: 87 }],
  ['let', 'encargos', 'Cargas sobre las provisiones: CPP, RAT, terceros y FGTS', '20% + rat_fap_rate + 5.8% + aliquota_fgts', 'CPC 33',
  { type: 'rate', laws: ['aliquota_fgts'] }],
  ['component', 'provisao_13', 'Provisión 13.º salario', 'remuneracao_mes * (100% / 12)', 'CPC 33', { table: 'provisoes', position: 90 }],
  ['component', 'provisao_ferias', 'Provisión vacaciones (férias)', 'remuneracao_mes * (100% / 12)', 'CPC 33', { table: 'provisoes' }],
  ['component', 'provisao_terco_ferias', 'Provisión 1/3 de vacaciones', 'remuneracao_mes * (100% / 36)', 'CPC 33', { table: 'provisoes' }],
  ['component', 'provisao_encargos_13', 'Cargas sobre provisión 13.º', 'remuneracao_mes * (encargos / 12)', 'CPC 33', { table: 'provisoes' }],
  ['component', 'provisao_encargos_ferias', 'Cargas sobre provisión vacaciones + 1/3', 'remuneracao_mes * (encargos / 9)', 'CPC 33',
  { table: 'provisoes' }],
  ['total', 'total_terceiros', 'Terceros', 'sum(terceiros)', null, { terms: ['salario_educacao', 'incra', 'senai', 'sesi', 'sebrae'] }],
  ['total', 'total_provisiones', 'Provisiones', 'sum(provisoes)', null,
  { terms: ['provisao_13', 'provisao_ferias', 'provisao_terco_ferias', 'provisao_encargos_13', 'provisao_encargos_ferias'] }],
  ['total', 'total_contribuciones_patronales', 'Contribuciones patronales (sin beneficios ni provisiones)',
  'sum(previdencia_patronal) + total_terceiros + sum(fgts_empregador)', null, { terms: ['cpp', 'rat_fap', 'total_terceiros', 'fgts'] }],
];
const $steps = rt.steps($lines, $laws, $provenance, 'half_up:0.01');

const manifest: rt.Manifest = {
  format: 1, path: 'generated/rules/br/clt/2020-03-01.pay', fingerprint: 'sha256:0ee77455e101349f0c304c5b1ac1360e204ff6049ad163577efac51d3cc74660',
  meaning: 'sha256:721dc5268148327cf1664044aec38983431b451ad7fb3a7b469acd32e9206c61', country: 'BR', scheme: 'clt',
  label: 'Empleado CLT (folha mensal)', version: '2020.2', currency: 'BRL', validFrom: '2020-03-01', validUntil: '2023-04-30', periods: ['monthly'],
  proration: null, days: 'month_of_30', asOf: 'period_end', laws: ['Consolidação das Leis do Trabalho, Decreto-Lei 5.452/1943'],
  changes: [
    { date: '2020-03-01', summary: 'INSS del empleado progresivo, por tramos', law: 'EC 103/2019 art. 28; Portaria SEPRT 3.659/2020' },
    { date: '2021-01-01', summary: 'Salario mínimo, tabla del INSS y salario-familia de 2021', law: 'MP 1.021/2020; Portaria SEPRT/ME 477/2021' },
    {
      date: '2022-01-01', summary: 'Salario mínimo, tabla del INSS y salario-familia de 2022',
      law: 'MP 1.091/2021; Portaria Interministerial MTP/ME 12/2022'
    },
    {
      date: '2023-01-01', summary: 'Salario mínimo, tabla del INSS y salario-familia de 2023',
      law: 'MP 1.143/2022; Portaria Interministerial MPS/MF 26/2023'
    }
  ],
  employerTables: [
    { id: 'previdencia_patronal', label: 'Previdencia patronal (INSS)' }, { id: 'terceiros', label: 'Terceros (Sistema S)' },
    { id: 'fgts_empregador', label: 'FGTS' }, { id: 'beneficios', label: 'Beneficios' }, { id: 'provisoes', label: 'Provisiones (no es pago)' }
  ], summary: { total_perceptions: 'total_percepciones', total_deductions: 'total_deducciones', net_salary: 'neto' }, provenance: $provenance,
  inputs: [
    input$daily_salary, input$monthly_salary, input$overtime_amount, input$commission_amount, input$decimo_terceiro_amount, input$ferias_amount,
    input$pensao_alimenticia_amount, input$vale_transporte_amount, input$num_dependentes_irrf, input$cantidad_hijos,
    input$cantidad_hijos_incapacitados, input$rat_fap_rate, input$aplica_salario_familia
  ], steps: $steps
};

const $parameters = rt.byDate(($at) => ({
  salario_familia_cota: rt.scaled(rt.parameterAt(salario_familia_cota$rows, $at), 100n),
  salario_familia_limite: rt.scaled(rt.parameterAt(salario_familia_limite$rows, $at), 100n),
  inss_tabela$rows1: rt.scaledRows(inss_tabela, { date: $at }, 100n, 200n),
  irrf_deducao_dependente: rt.scaled(rt.parameterAt(irrf_deducao_dependente$rows, $at), 100n),
  irrf_mensal$rows1: rt.scaledRows(irrf_mensal, { date: $at }, 100n, 40n),
  irrf_retencao_minima: rt.scaled(rt.parameterAt(irrf_retencao_minima$rows, $at), 1n),
  aliquota_fgts: rt.scaled(rt.parameterAt(aliquota_fgts$rows, $at), 25n),
  SALARIO_MINIMO: rt.scaled(rt.parameterAt(SALARIO_MINIMO$rows, $at), 1n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
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
  if (!(daily_salary$sent === daily_salary$sent || monthly_salary$sent === monthly_salary$sent)) return false;
  if (daily_salary$sent <= 0) return false;
  const $1 = daily_salary$sent * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 1000000000) return false;
  const daily_salary = $s[0] = daily_salary$sent;
  // Salario mensual contractual
  if (monthly_salary$sent < 0 || monthly_salary$sent > 10000000000) return false;
  const monthly_salary = $s[1] = monthly_salary$sent === monthly_salary$sent
    ? monthly_salary$sent
    : daily_salary * 3 * 10;
  // Horas extras, con DSR
  if (overtime_amount$sent < 0) return false;
  const overtime_amount = $s[2] = rt.sentOr(overtime_amount$sent, 0);
  // Comisiones, con DSR
  if (commission_amount$sent < 0) return false;
  const commission_amount = $s[3] = rt.sentOr(commission_amount$sent, 0);
  // 13.º salario bruto del año
  if (decimo_terceiro_amount$sent < 0) return false;
  const decimo_terceiro_amount = $s[4] = rt.sentOr(decimo_terceiro_amount$sent, 0);
  // Vacaciones gozadas, sin el tercio
  if (ferias_amount$sent < 0) return false;
  const ferias_amount = $s[5] = rt.sentOr(ferias_amount$sent, 0);
  // Pensión alimenticia judicial
  if (pensao_alimenticia_amount$sent < 0) return false;
  const pensao_alimenticia_amount = $s[6] = rt.sentOr(pensao_alimenticia_amount$sent, 0);
  // Costo del transporte del mes
  if (vale_transporte_amount$sent < 0) return false;
  const vale_transporte_amount = $s[7] = rt.sentOr(vale_transporte_amount$sent, 0);
  // Dependientes para el IRRF
  if (num_dependentes_irrf$sent < 0 || num_dependentes_irrf$sent > 20) return false;
  const num_dependentes_irrf = $s[8] = rt.sentOr(num_dependentes_irrf$sent, 0);
  // Hijos de hasta 14 años
  if (cantidad_hijos$sent < 0 || cantidad_hijos$sent > 20) return false;
  const cantidad_hijos = $s[9] = rt.sentOr(cantidad_hijos$sent, 0);
  // Hijos incapacitados de cualquier edad, aparte
  if (cantidad_hijos_incapacitados$sent < 0 || cantidad_hijos_incapacitados$sent > 20) return false;
  const cantidad_hijos_incapacitados = $s[10] = rt.sentOr(cantidad_hijos_incapacitados$sent, 0);
  // RAT ajustado (RAT x FAP)
  if (rat_fap_rate$sent < 50000 || rat_fap_rate$sent > 600000) return false;
  const rat_fap_rate = $s[11] = rt.sentOr(rat_fap_rate$sent, 200000);
  // Pide el salario-familia y presentó los documentos
  const aplica_salario_familia: boolean = aplica_salario_familia$sent === aplica_salario_familia$sent
    ? aplica_salario_familia$sent === 1
    : true;
  $s[12] = aplica_salario_familia ? 1 : 0;
  // Salario contractual del mes · CLT art. 64
  const salario_contratual = $s[13] = Math.floor((monthly_salary + 50) / 100);
  $s[14] = monthly_salary;
  // Salario base (salário-base) · CLT art. 64
  const $3 = $s[16] = salario_contratual * $row.days;
  const salario_base = $s[15] = Math.floor(($3 + 15) / 30);
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
  $s[31] = aplica_salario_familia ? 1 : 0;
  const $13 = aplica_salario_familia && renda_salario_familia <= $f.salario_familia_limite;
  $s[30] = $13 ? 1 : 0;
  if ($13) {
    const $11 = $s[29] = $f.salario_familia_cota * (cantidad_hijos + cantidad_hijos_incapacitados) * $row.days;
    salario_familia = $s[28] = Math.floor(($11 + 15) / 30);
  }
  // Total percepciones
  const total_percepciones = $s[32] = salario_base +
    horas_extras +
    comissoes +
    decimo_terceiro +
    ferias +
    terco_constitucional_ferias +
    salario_familia;
  // Remuneración del mes (salario, horas extras y comisiones)
  const remuneracao_mes = $s[33] = salario_base + horas_extras + comissoes;
  // Vacaciones con su tercio
  const remuneracao_ferias = $s[34] = ferias + terco_constitucional_ferias;
  // Base INSS (salário de contribuição) · Lei 8.212/1991 arts. 20 y 28
  $s[35] = $f.inss_tabela$rows1.top;
  const $17 = remuneracao_mes + remuneracao_ferias;
  const base_inss = $s[36] = $17 < $f.inss_tabela$rows1.top ? $17 : $f.inss_tabela$rows1.top;
  // Base INSS 13.º salario · Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7
  $s[37] = $f.inss_tabela$rows1.top;
  const base_inss_13 = $s[38] = decimo_terceiro < $f.inss_tabela$rows1.top ? decimo_terceiro : $f.inss_tabela$rows1.top;
  // Base del INSS sobre vacaciones · Lei 8.212/1991 arts. 20 y 28
  $s[39] = $f.inss_tabela$rows1.top;
  const base_inss_ferias = $s[40] = remuneracao_ferias < $f.inss_tabela$rows1.top
    ? remuneracao_ferias
    : $f.inss_tabela$rows1.top;
  // INSS del mes, con las vacaciones · EC 103/2019 art. 28
  const $21 = $s[41] = rt.rowOf($f.inss_tabela$rows1, base_inss, 1, true);
  if ($21 < 0) return false;
  $s[42] = base_inss;
  const $22 = rt.slicesOf($f.inss_tabela$rows1, $21, base_inss, 1);
  if (Number.isNaN($22)) return false;
  const inss_total = $s[43] = $22;
  // INSS sobre vacaciones (férias) · Lei 8.212/1991 art. 20; EC 103/2019 art. 28
  $s[44] = -1;
  let inss_ferias = 0;
  const $25 = ferias > 0;
  $s[47] = $25 ? 1 : 0;
  if ($25) {
    const $23 = $s[44] = rt.rowOf($f.inss_tabela$rows1, base_inss_ferias, 1, true);
    if ($23 < 0) return false;
    $s[45] = base_inss_ferias;
    const $24 = rt.slicesOf($f.inss_tabela$rows1, $23, base_inss_ferias, 1);
    if (Number.isNaN($24)) return false;
    inss_ferias = $s[46] = $24;
  }
  // INSS del empleado · Lei 8.212/1991 art. 20; EC 103/2019 art. 28
  const inss = $s[48] = inss_total - inss_ferias;
  // INSS sobre 13.º salario · Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7
  $s[49] = -1;
  let inss_13 = 0;
  const $29 = decimo_terceiro > 0;
  $s[52] = $29 ? 1 : 0;
  if ($29) {
    const $27 = $s[49] = rt.rowOf($f.inss_tabela$rows1, base_inss_13, 1, true);
    if ($27 < 0) return false;
    $s[50] = base_inss_13;
    const $28 = rt.slicesOf($f.inss_tabela$rows1, $27, base_inss_13, 1);
    if (Number.isNaN($28)) return false;
    inss_13 = $s[51] = $28;
  }
  // Rendimiento tributable
  const $30 = remuneracao_mes > 0;
  $s[54] = $30 ? 1 : 0;
  if ($30) {
    $s[53] = remuneracao_mes;
  }
  // Pensión alimenticia (pensão alimentícia) · Lei 5.478/1968
  if (pensao_alimenticia_amount > 4503599627370395) return false;
  const pensao_alimenticia = $s[55] = Math.floor((pensao_alimenticia_amount + 50) / 100);
  $s[56] = pensao_alimenticia_amount;
  // Deducciones legales · Lei 9.250/1995 art. 4
  let deducoes_legais = 0;
  let deducao = 0;
  let base_irrf = 0;
  if ($30) {
    deducoes_legais = $s[57] = inss + $f.irrf_deducao_dependente * num_dependentes_irrf + pensao_alimenticia;
    // Deducción aplicada · Lei 9.250/1995 art. 4
    deducao = $s[58] = deducoes_legais;
    // Base IRRF · Lei 9.250/1995 art. 4
    const $33 = remuneracao_mes - deducao;
    base_irrf = $s[59] = 0 > $33 ? 0 : $33;
  }
  // IRRF según tabla · Lei 11.482/2007 art. 1
  $s[60] = -1;
  let irrf_tabela = 0;
  if ($30) {
    const $35 = $s[60] = rt.rowOf($f.irrf_mensal$rows1, base_irrf, 1, false);
    if ($35 < 0) return false;
    $s[61] = base_irrf;
    const $36 = $s[63] = rt.rebateOf($f.irrf_mensal$rows1, $35, base_irrf, 1);
    if (Number.isNaN($36)) return false;
    irrf_tabela = $s[62] = Math.floor(($36 + 20) / 40);
  }
  // Rendimiento tributable vacaciones (férias)
  const $38 = ferias > 0;
  $s[65] = $38 ? 1 : 0;
  let deducoes_legais_ferias = 0;
  let deducao_ferias = 0;
  let base_irrf_ferias = 0;
  if ($38) {
    $s[64] = remuneracao_ferias;
    // Deducciones legales vacaciones (férias) · Lei 9.250/1995 art. 4
    deducoes_legais_ferias = $s[66] = inss_ferias + $f.irrf_deducao_dependente * num_dependentes_irrf;
    // Deducción aplicada vacaciones (férias) · Lei 9.250/1995 art. 4
    deducao_ferias = $s[67] = deducoes_legais_ferias;
    // Base IRRF vacaciones (férias) · Lei 9.250/1995 art. 4
    const $40 = remuneracao_ferias - deducao_ferias;
    base_irrf_ferias = $s[68] = 0 > $40 ? 0 : $40;
  }
  // IRRF según tabla vacaciones (férias) · Lei 11.482/2007 art. 1
  $s[69] = -1;
  let irrf_tabela_ferias = 0;
  if ($38) {
    const $42 = $s[69] = rt.rowOf($f.irrf_mensal$rows1, base_irrf_ferias, 1, false);
    if ($42 < 0) return false;
    $s[70] = base_irrf_ferias;
    const $43 = $s[72] = rt.rebateOf($f.irrf_mensal$rows1, $42, base_irrf_ferias, 1);
    if (Number.isNaN($43)) return false;
    irrf_tabela_ferias = $s[71] = Math.floor(($43 + 20) / 40);
  }
  // Rendimiento tributable 13.º salario
  const $45 = decimo_terceiro > 0;
  $s[74] = $45 ? 1 : 0;
  let deducoes_legais_13 = 0;
  let deducao_13 = 0;
  let base_irrf_13 = 0;
  if ($45) {
    $s[73] = decimo_terceiro;
    // Deducciones legales 13.º salario · Lei 9.250/1995 art. 4
    deducoes_legais_13 = $s[75] = inss_13 + $f.irrf_deducao_dependente * num_dependentes_irrf;
    // Deducción aplicada 13.º salario · Lei 9.250/1995 art. 4
    deducao_13 = $s[76] = deducoes_legais_13;
    // Base IRRF 13.º salario · Lei 9.250/1995 art. 4
    const $47 = decimo_terceiro - deducao_13;
    base_irrf_13 = $s[77] = 0 > $47 ? 0 : $47;
  }
  // IRRF según tabla 13.º salario · Lei 11.482/2007 art. 1
  $s[78] = -1;
  let irrf_tabela_13 = 0;
  if ($45) {
    const $49 = $s[78] = rt.rowOf($f.irrf_mensal$rows1, base_irrf_13, 1, false);
    if ($49 < 0) return false;
    $s[79] = base_irrf_13;
    const $50 = $s[81] = rt.rebateOf($f.irrf_mensal$rows1, $49, base_irrf_13, 1);
    if (Number.isNaN($50)) return false;
    irrf_tabela_13 = $s[80] = Math.floor(($50 + 20) / 40);
  }
  // IRRF de la remuneración del mes, si la hay
  const $52 = remuneracao_mes > 0;
  $s[82] = $52 ? 1 : 0;
  const irrf_do_mes = $s[83] = $52 ? irrf_tabela : 0;
  // Retención dispensada sobre salario · Lei 9.430/1996 art. 67; Lei 7.713/1988
  const $54 = irrf_do_mes > 0;
  $s[84] = $54 ? 1 : 0;
  const irrf_dispensado: boolean = $54 && irrf_do_mes <= $f.irrf_retencao_minima * 100;
  $s[85] = irrf_dispensado ? 1 : 0;
  // IRRF sobre salario · Lei 7.713/1988
  let irrf = 0;
  const $55 = !irrf_dispensado;
  $s[87] = $55 ? 1 : 0;
  if ($55) {
    irrf = $s[86] = irrf_do_mes;
  }
  // Retención dispensada sobre vacaciones (férias) · Lei 9.430/1996 art. 67; RIR/2018 art. 682 (artículo por confirmar); IN RFB 1.500/2014
  let irrf_dispensado_ferias: boolean = false;
  let irrf_ferias = 0;
  if ($38) {
    const $56 = irrf_tabela_ferias > 0;
    $s[88] = $56 ? 1 : 0;
    irrf_dispensado_ferias = $56 && irrf_tabela_ferias <= $f.irrf_retencao_minima * 100;
    $s[89] = irrf_dispensado_ferias ? 1 : 0;
    // IRRF sobre vacaciones (férias) · RIR/2018 art. 682 (artículo por confirmar); IN RFB 1.500/2014
    const $57 = !irrf_dispensado_ferias;
    $s[91] = $57 ? 1 : 0;
    if ($57) {
      irrf_ferias = $s[90] = irrf_tabela_ferias;
    }
  }
  // IRRF sobre 13.º salario (tributación exclusiva) · Lei 7.713/1988 art. 26; Lei 8.134/1990 art. 16; IN RFB 1.500/2014 art. 13
  let irrf_13 = 0;
  const $58 = decimo_terceiro > 0;
  $s[93] = $58 ? 1 : 0;
  if ($58) {
    irrf_13 = $s[92] = irrf_tabela_13;
  }
  // Vale-transporte (descuento hasta 6%) · Lei 7.418/1985; Decreto 10.854/2021 art. 114
  let vale_transporte = 0;
  const $62 = vale_transporte_amount > 0;
  $s[96] = $62 ? 1 : 0;
  if ($62) {
    const $59 = salario_base * 3 * 2;
    const $60 = $s[95] = vale_transporte_amount < $59 ? vale_transporte_amount : $59;
    vale_transporte = $s[94] = Math.floor(($60 + 50) / 100);
  }
  // Total deducciones
  const $63 = ferias > 0;
  $s[97] = $63 ? 1 : 0;
  const $64 = $63 ? irrf_ferias : 0;
  const total_deducciones = $s[98] = inss +
    inss_ferias +
    inss_13 +
    irrf +
    $64 +
    irrf_13 +
    vale_transporte +
    pensao_alimenticia;
  // Neto
  const neto = $s[99] = total_percepciones - total_deducciones;
  // Base contribución patronal (CPP) · Lei 8.212/1991 art. 22; STF, Tema 985
  const base_cpp = $s[100] = salario_base +
    horas_extras +
    comissoes +
    decimo_terceiro +
    ferias +
    terco_constitucional_ferias;
  // Base FGTS · Lei 8.036/1990 art. 15
  const base_fgts = $s[101] = salario_base +
    horas_extras +
    comissoes +
    decimo_terceiro +
    ferias +
    terco_constitucional_ferias;
  // Contribución patronal (CPP) · Lei 8.212/1991 art. 22 I
  const cpp = $s[102] = Math.floor((2 * base_cpp + 5) / 10);
  $s[103] = base_cpp;
  $s[104] = base_cpp;
  $s[105] = 1;
  // RAT ajustado (RAT x FAP) · Lei 8.212/1991 art. 22 II; Lei 10.666/2003 art. 10
  const $70 = $s[107] = base_cpp * rat_fap_rate;
  if ($70 > rt.SAFE || $70 > 4503599617370495) return false;
  const rat_fap = $s[106] = Math.floor(($70 + 5000000) / 10000000);
  $s[108] = base_cpp;
  $s[109] = rat_fap_rate;
  // Salario-educación (salário-educação) · Lei 9.424/1996 art. 15 (acto por confirmar)
  const salario_educacao = $s[110] = Math.floor((base_cpp + 20) / 40);
  $s[111] = base_cpp;
  $s[112] = base_cpp;
  $s[113] = 1;
  // INCRA · Decreto-Lei 1.146/1970 art. 3; IN RFB 2.110/2022
  const incra = $s[114] = Math.floor((base_cpp + 250) / 500);
  $s[115] = base_cpp;
  $s[116] = base_cpp;
  $s[117] = 1;
  // SENAI · Decreto-Lei 4.048/1942 (acto por confirmar)
  const senai = $s[118] = Math.floor((base_cpp + 50) / 100);
  $s[119] = base_cpp;
  $s[120] = base_cpp;
  $s[121] = 1;
  // SESI · Decreto-Lei 9.403/1946 (acto por confirmar)
  const $75 = $s[123] = base_cpp * 3;
  const sesi = $s[122] = Math.floor(($75 + 100) / 200);
  $s[124] = base_cpp;
  $s[125] = 3;
  // SEBRAE · Lei 8.029/1990 art. 8 §3 (acto por confirmar)
  const $77 = $s[127] = base_cpp * 3;
  const sebrae = $s[126] = Math.floor(($77 + 250) / 500);
  $s[128] = base_cpp;
  $s[129] = 3;
  // FGTS del mes, con las vacaciones · Lei 8.036/1990 art. 15
  const $79 = $s[131] = $f.aliquota_fgts * (remuneracao_mes + remuneracao_ferias);
  const fgts_mensal = $s[130] = Math.floor($79 / 25);
  // FGTS del 13.º salario · Lei 8.036/1990 art. 15
  const $81 = $s[133] = $f.aliquota_fgts * decimo_terceiro;
  const fgts_13 = $s[132] = Math.floor($81 / 25);
  // FGTS (8%) · Lei 8.036/1990 art. 15
  const fgts = $s[134] = fgts_mensal + fgts_13;
  $s[135] = base_fgts;
  $s[136] = $f.aliquota_fgts;
  // Vale-transporte a cargo de la empresa · Lei 7.418/1985
  const $87 = vale_transporte_amount > 0;
  $s[139] = $87 ? 1 : 0;
  if ($87) {
    const $84 = vale_transporte_amount - vale_transporte * 100;
    const $85 = $s[138] = 0 > $84 ? 0 : $84;
    if ($85 > 4503599627370395) return false;
    $s[137] = Math.floor(($85 + 50) / 100);
  }
  // Cargas sobre las provisiones: CPP, RAT, terceros y FGTS · CPC 33
  const encargos = $s[140] = 2000000 + rat_fap_rate + 580000 + $f.aliquota_fgts * 400000;
  // Provisión 13.º salario · CPC 33
  const provisao_13 = $s[141] = Math.floor((remuneracao_mes + 6) / 12);
  $s[142] = remuneracao_mes;
  $s[143] = remuneracao_mes;
  $s[144] = 1;
  // Provisión vacaciones (férias) · CPC 33
  const provisao_ferias = $s[145] = Math.floor((remuneracao_mes + 6) / 12);
  $s[146] = remuneracao_mes;
  $s[147] = remuneracao_mes;
  $s[148] = 1;
  // Provisión 1/3 de vacaciones · CPC 33
  const provisao_terco_ferias = $s[149] = Math.floor((remuneracao_mes + 18) / 36);
  $s[150] = remuneracao_mes;
  $s[151] = remuneracao_mes;
  $s[152] = 1;
  // Cargas sobre provisión 13.º · CPC 33
  const $92 = $s[154] = remuneracao_mes * encargos;
  if ($92 > rt.SAFE || $92 > 4503599507370495) return false;
  const provisao_encargos_13 = $s[153] = Math.floor(($92 + 60000000) / 120000000);
  $s[155] = remuneracao_mes;
  $s[156] = encargos;
  // Cargas sobre provisión vacaciones + 1/3 · CPC 33
  const $94 = $s[158] = remuneracao_mes * encargos;
  if ($94 > rt.SAFE || $94 > 4503599537370495) return false;
  const provisao_encargos_ferias = $s[157] = Math.floor(($94 + 45000000) / 90000000);
  $s[159] = remuneracao_mes;
  $s[160] = encargos;
  // Terceros
  const total_terceiros = $s[161] = salario_educacao + incra + senai + sesi + sebrae;
  // Provisiones
  $s[162] = provisao_13 + provisao_ferias + provisao_terco_ferias + provisao_encargos_13 + provisao_encargos_ferias;
  // Contribuciones patronales (sin beneficios ni provisiones)
  $s[163] = cpp + rat_fap + total_terceiros + fgts;
  if (monthly_salary === 0 && ferias_amount === 0 && decimo_terceiro_amount === 0) return false;
  if ($notes !== null) {
    if (irrf_dispensado) {
      // IRRF_WITHHOLDING_WAIVED · irrf
      $notes.add(1, rt.ratio(irrf_do_mes, 100n), rt.ratio($f.irrf_retencao_minima, 1n));
    }
    if ($38) {
      if (irrf_dispensado_ferias) {
        // IRRF_WITHHOLDING_WAIVED · irrf_ferias
        $notes.add(2, rt.ratio(irrf_tabela_ferias, 100n), rt.ratio($f.irrf_retencao_minima, 1n));
      }
    }
    if (daily_salary$sent === daily_salary$sent &&
      monthly_salary$sent ===
      monthly_salary$sent &&
      (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH · monthly_salary
      $notes.add(3, rt.ratio(monthly_salary, 10000n), rt.ratio(daily_salary, 10000n));
    }
    if (salario_contratual > 0 && salario_contratual < $f.SALARIO_MINIMO * 100) {
      // BELOW_MINIMUM_WAGE · monthly_salary
      $notes.add(4, rt.ratio(salario_contratual, 100n), rt.ratio($f.SALARIO_MINIMO, 1n));
    }
    if (!(rat_fap_rate$sent === rat_fap_rate$sent)) {
      // RAT_FAP_DEFAULTED · rat_fap_rate
      $notes.add(5, rt.ratio(rat_fap_rate, 10000000n));
    }
    if (aplica_salario_familia$sent === aplica_salario_familia$sent &&
      aplica_salario_familia &&
      renda_salario_familia > $f.salario_familia_limite) {
      // FLAG_THRESHOLD_MISMATCH · overrides.aplica_salario_familia
      $notes.add(6, rt.ratio(renda_salario_familia, 100n), rt.ratio($f.salario_familia_limite, 100n));
    }
    if (!aplica_salario_familia &&
      cantidad_hijos + cantidad_hijos_incapacitados > 0 &&
      renda_salario_familia <= $f.salario_familia_limite) {
      // FLAG_THRESHOLD_MISMATCH · overrides.aplica_salario_familia
      $notes.add(7, rt.ratio(renda_salario_familia, 100n), rt.ratio($f.salario_familia_limite, 100n));
    }
    if (remuneracao_mes + remuneracao_ferias > $f.inss_tabela$rows1.top) {
      // CONTRIBUTION_BASE_CAPPED · base_inss
      $notes.add(8, rt.ratio(base_inss, 100n));
    }
    if (decimo_terceiro > $f.inss_tabela$rows1.top) {
      // CONTRIBUTION_BASE_CAPPED · base_inss_13
      $notes.add(9, rt.ratio(base_inss_13, 100n));
    }
    if (decimo_terceiro_amount > 0 && Number($at.slice(5, 7)) !== 12) {
      // DECIMO_TERCEIRO_BEFORE_SETTLEMENT · decimo_terceiro_amount
      $notes.add(10);
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY · net_salary
      $notes.add(11);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":164,"scales":[10000,10000,10000,10000,10000,10000,10000,10000,1,1,1,10000000,1],"values":[["input",1,[1,10000]],0,["period","days","number",[]],["input",2,[2,10000]],["input",3,[3,10000]],["input",4,[4,10000]],["input",5,[5,10000]],2,3,5,["input",12,[12,1]],7,["parameter","salario_familia_limite","money",100],["parameter","salario_familia_cota","money",100],["input",9,[9,1]],["input",10,[10,1]],1,4,6,8,10,11,["kept","upper_limit(inss_tabela)","money",35],["kept","upper_limit(inss_tabela)","money",37],["kept","upper_limit(inss_tabela)","money",39],12,14,15,16,13,["input",6,[6,10000]],17,["parameter","irrf_deducao_dependente","money",100],["input",8,[8,1]],20,21,22,23,26,27,28,18,31,32,33,24,35,["parameter","irrf_retencao_minima","money",1],36,29,38,34,["input",7,[7,10000]],37,39,40,41,9,42,44,["input",11,[11,10000000]],["parameter","aliquota_fgts","rate",25],53,54,57,48,49,50,51,52,58,59,60,61,62,46,47,63,55],"tables":[{"table":0,"rows":"inss_tabela$rows1","scales":[100,200,100],"slots":[41,42,null]},{"table":0,"rows":"inss_tabela$rows1","scales":[100,200,100],"slots":[44,45,null],"isConditional":1},{"table":0,"rows":"inss_tabela$rows1","scales":[100,200,100],"slots":[49,50,null],"isConditional":1},{"table":1,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[60,61,null],"isConditional":1},{"table":1,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[69,70,null],"isConditional":1},{"table":1,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[78,79,null],"isConditional":1}],"steps":[[13,[0],{"raw":[14,10000]}],[15,[1,2],{"raw":[16,3000]}],[17,[3],{"raw":[18,10000]}],[19,[4],{"raw":[20,10000]}],[21,[5],{"raw":[22,10000]}],[23,[6],{"raw":[24,10000]}],[25,[6],{"raw":[26,30000]}],[27,[1,7,8,9],{}],[28,[10,[[11,12],31,1,1],[[13,14,15,2],30,1,1]],{"raw":[29,3000],"called":30}],[32,[16,7,8,17,9,18,19],{}],[33,[16,7,8],{}],[34,[9,18],{}],[36,[20,21,22],{}],[38,[17,23],{}],[40,[21,24],{}],[43,[25,-1],{}],[46,[9,[[26],47,1,1],-2],{"called":47}],[48,[27,28],{}],[51,[17,[[29],52,1,1],-3],{"called":52}],[53,[20],{"present":54}],[55,[30],{"raw":[56,10000]}],[57,[31,32,33,34],{"present":54}],[58,[35],{"present":54}],[59,[20,36],{"present":54}],[62,[37,-4],{"raw":[63,4000],"present":54}],[64,[21],{"present":65}],[66,[28,32,33],{"present":65}],[67,[38],{"present":65}],[68,[21,39],{"present":65}],[71,[40,-5],{"raw":[72,4000],"present":65}],[73,[17],{"present":74}],[75,[41,32,33],{"present":74}],[76,[42],{"present":74}],[77,[17,43],{"present":74}],[80,[44,-6],{"raw":[81,4000],"present":74}],[83,[20,[[45],82,1,1]],{}],[[85,1],[46,[[46,47],84,1,1]],{}],[86,[48,[[46],87,1,1]],{"called":87}],[[89,1],[49,[[49,47],88,1,1]],{"present":65}],[90,[50,[[49],91,1,1]],{"present":65,"called":91}],[92,[17,[[51],93,1,1]],{"called":93}],[94,[52,[[52,16],96,1,1]],{"raw":[95,10000],"called":96}],[98,[31,28,41,53,9,[[54],97,1,1],55,56,34],{}],[99,[57,58],{}],[100,[16,7,8,17,9,18],{}],[101,[16,7,8,17,9,18],{}],[102,[59],{"raw":[103,500],"base":104,"rate":[105,5]}],[106,[59,60],{"raw":[107,1000000000],"base":108,"rate":[109,10000000]}],[110,[59],{"raw":[111,4000],"base":112,"rate":[113,40]}],[114,[59],{"raw":[115,50000],"base":116,"rate":[117,500]}],[118,[59],{"raw":[119,10000],"base":120,"rate":121}],[122,[59],{"raw":[123,20000],"base":124,"rate":[125,200]}],[126,[59],{"raw":[127,50000],"base":128,"rate":[129,500]}],[130,[61,20,21],{"raw":[131,2500]}],[132,[61,17],{"raw":[133,2500]}],[134,[62,63],{"base":135,"rate":[136,25]}],[137,[52,[[52,56],139,1,1]],{"raw":[138,10000],"called":139}],[[140,10000000],[60,61],{}],[141,[20],{"raw":[142,1200],"base":143,"rate":[144,12]}],[145,[20],{"raw":[146,1200],"base":147,"rate":[148,12]}],[149,[20],{"raw":[150,3600],"base":151,"rate":[152,36]}],[153,[20,64],{"raw":[154,12000000000],"base":155,"rate":[156,120000000]}],[157,[20,64],{"raw":[158,9000000000],"base":159,"rate":[160,90000000]}],[161,[65,66,67,68,69],{}],[162,[70,71,72,73,74],{}],[163,[75,76,77,78],{}]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '{"scheme":["BRL","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"rate"],"boolean"],"roundings":[["half_up",[["1/100",null]]],["down",[["1/100",null]]]],"nodes":[[0,"c0"],[0,"c1000000"],[1,"c30"],[0,3,1,2],[0,"i0"],[0,2,2,4],[0,"c1000000000000"],[1,"c0"],[1,"c20"],[2,"c1/50"],[2,"c1/200"],[2,"c3/50"],[3,["truth",true]],[0,"i1"],[0,"s0"],[1,["period","days"]],[0,2,14,15],[0,3,16,2],[0,"i2"],[0,"i3"],[0,"i4"],[0,"i5"],[1,"c3"],[0,3,21,22],[0,"s2"],[0,0,14,24],[0,"s3"],[0,0,25,26],[0,"s5"],[0,0,27,28],[3,"i12"],[0,"s7"],[0,"p1"],[3,11,31,32],[3,14,30,33],[0,"p2"],[1,"i9"],[1,"i10"],[1,0,36,37],[0,2,35,38],[0,2,39,15],[0,3,40,2],[0,"s1"],[0,0,42,24],[0,"s4"],[0,0,26,44],[0,0,43,45],[0,"s6"],[0,0,28,47],[0,"s8"],[0,0,48,49],[0,0,46,50],[0,0,43,26],[0,"s10"],[0,"s11"],[0,0,53,54],[0,["upper_limit",0]],[0,5,55,56],[0,5,44,56],[0,5,54,56],[0,"s12"],[0,["apply",0],60],[3,12,28,0],[0,"s14"],[0,["apply",0],63],[0,"s15"],[0,"s16"],[0,1,65,66],[3,12,44,0],[0,"s13"],[0,["apply",0],69],[3,12,53,0],[0,"i6"],[0,"s17"],[0,"p3"],[1,"i8"],[0,2,74,75],[0,0,73,76],[0,"s20"],[0,0,77,78],[0,"s21"],[0,"s22"],[0,1,53,81],[0,6,0,82],[0,"s23"],[0,["apply",1],84],[0,0,66,76],[0,0,86,0],[0,"s26"],[0,"s27"],[0,1,54,89],[0,6,0,90],[0,"s28"],[0,["apply",1],92],[0,"s18"],[0,0,94,76],[0,0,95,0],[0,"s31"],[0,"s32"],[0,1,44,98],[0,6,0,99],[0,"s33"],[0,["apply",1],101],[0,"s24"],[0,18,71,103,0],[0,"s35"],[3,12,105,0],[0,"p4"],[3,11,105,107],[3,14,106,108],[3,"s36"],[3,16,110],[0,"s29"],[3,12,112,0],[3,11,112,107],[3,14,113,114],[3,"s38"],[3,16,116],[0,"s34"],[0,"i7"],[3,12,119,0],[0,2,11,42],[0,5,119,121],[0,0,73,66],[0,"s37"],[0,0,94,124],[0,0,123,125],[0,"s39"],[0,18,62,127,0],[0,"s40"],[0,0,128,129],[0,"s41"],[0,0,131,78],[0,0,130,132],[0,0,126,133],[0,"s9"],[0,"s42"],[0,1,135,136],[0,0,44,28],[0,0,138,47],[0,0,52,139],[0,"s44"],[2,"c1/5"],[0,2,141,142],[2,"i11"],[0,2,141,144],[2,"c1/40"],[0,2,141,146],[2,"c1/500"],[0,2,141,148],[2,"c1/100"],[0,2,141,150],[2,"c3/200"],[0,2,141,152],[2,"c3/500"],[0,2,141,154],[2,"p5"],[0,2,156,55],[0,2,156,44],[0,"s45"],[0,"s53"],[0,"s54"],[0,0,160,161],[0,1,119,131],[0,6,0,163],[2,0,142,144],[2,"c29/500"],[2,0,165,166],[2,0,167,156],[2,"c1"],[1,"c12"],[2,3,169,170],[0,2,53,171],[1,"c36"],[2,3,169,173],[0,2,53,174],[2,"s57"],[2,3,176,170],[0,2,53,177],[1,"c9"],[2,3,176,179],[0,2,53,180],[0,"s48"],[0,"s49"],[0,0,182,183],[0,"s50"],[0,0,184,185],[0,"s51"],[0,"s52"],[0,0,187,188],[0,0,186,189],[0,"s58"],[0,"s59"],[0,0,191,192],[0,"s60"],[0,0,193,194],[0,"s61"],[0,"s62"],[0,0,196,197],[0,0,195,198],[0,"s46"],[0,"s47"],[0,0,200,201],[0,"s63"],[0,0,202,203],[0,"s55"],[0,0,204,205],[3,8,13,0],[3,8,21,0],[3,14,207,208],[3,8,20,0],[3,14,209,210],[3,["given",0]],[3,["given",1]],[3,14,212,213],[2,"c99/100"],[0,2,215,13],[3,10,5,216],[2,"c101/100"],[0,2,218,13],[3,12,5,219],[3,15,217,220],[3,14,214,221],[3,12,14,0],[1,"c1"],[0,"p0"],[0,2,224,225],[3,10,14,226],[3,14,223,227],[3,["given",11]],[3,16,229],[3,["given",12]],[3,14,231,30],[3,12,31,32],[3,14,232,233],[3,16,30],[3,12,38,7],[3,14,235,236],[3,14,237,33],[3,12,55,56],[3,12,44,56],[3,12,20,0],[1,["period","month"]],[3,9,242,170],[3,14,241,243],[0,"s43"],[3,10,245,0]],"items":[[0,null,[0,false],[3,true]],[1,5,[0,true],[1,true]],[2,0,[0,true],[6,false]],[3,0,[0,true],[6,false]],[4,0,[0,true],[6,false]],[5,0,[0,true],[6,false]],[6,0,[0,true],[6,false]],[7,0,[0,true],[6,false]],[8,7,[7,true],[8,true]],[9,7,[7,true],[8,true]],[10,7,[7,true],[8,true]],[11,9,[10,true],[11,true]],[12,12,null,null],[0,0,null,null,13,0],[1,0,null,null,17,0],[2,0,null,null,18,0],[3,0,null,null,19,0],[4,0,null,null,20,0],[5,0,null,null,21,0],[6,0,null,null,23,0],[7,0,null,null,29,null],[8,0,null,34,41,0],[9,0,null,null,51,null],[10,0,null,null,52,null],[11,0,null,null,48,null],[12,0,null,null,57,0],[13,0,null,null,58,0],[14,0,null,null,59,null],[15,0,null,null,61,null],[16,0,null,62,64,0],[17,0,null,null,67,0],[18,0,null,68,70,0],[19,0,71,null,53,null],[20,0,null,null,72,0],[21,0,71,null,79,null],[22,0,71,null,80,null],[23,0,71,null,83,0],[24,0,71,null,85,0],[25,0,62,null,54,null],[26,0,62,null,87,null],[27,0,62,null,88,null],[28,0,62,null,91,0],[29,0,62,null,93,0],[30,0,68,null,44,null],[31,0,68,null,96,null],[32,0,68,null,97,null],[33,0,68,null,100,0],[34,0,68,null,102,0],[35,0,null,null,104,null],[36,3,null,null,109,null],[37,0,null,111,105,0],[38,3,62,null,115,null],[39,0,62,117,112,0],[40,0,null,68,118,0],[41,0,null,120,122,0],[42,0,null,null,134,null],[43,0,null,null,137,null],[44,0,null,null,140,0],[45,0,null,null,140,0],[46,0,null,null,143,0,141,142],[47,0,null,null,145,0,141,144],[48,0,null,null,147,0,141,146],[49,0,null,null,149,0,141,148],[50,0,null,null,151,0,141,150],[51,0,null,null,153,0,141,152],[52,0,null,null,155,0,141,154],[53,0,null,null,157,1],[54,0,null,null,158,1],[55,0,null,null,162,0,159,156],[56,0,null,120,164,0],[57,2,null,null,168,null],[58,0,null,null,172,0,53,171],[59,0,null,null,172,0,53,171],[60,0,null,null,175,0,53,174],[61,0,null,null,178,0,53,177],[62,0,null,null,181,0,53,180],[63,0,null,null,190,null],[64,0,null,null,199,null],[65,0,null,null,206,null]],"parameters":[["SALARIO_MINIMO",null],["salario_familia_limite",null],["salario_familia_cota",null],["irrf_deducao_dependente",null],["irrf_retencao_minima",null],["aliquota_fgts",null]],"tables":[[0,null,0,null,null],[0,null,0,null,null]],"notices":[["refuse","VALIDATION_ERROR","warning","monthly_salary","employee",null,211,["El salario solo puede ser cero cuando hay vacaciones o 13.º salario"]],["warn","IRRF_WITHHOLDING_WAIVED","info","irrf","employee",null,110,["No se retienen ",105,": la ley dispensa hasta ",107]],["warn","IRRF_WITHHOLDING_WAIVED","info","irrf_ferias","employee",62,116,["No se retienen ",112,": la ley dispensa hasta ",107]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,222,["El salario mensual ",13," y 30 veces el diario ",4," difieren en más del 1 %; se usa el mensual"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,228,["El salario ",14," es menor que el mínimo de ",225]],["warn","RAT_FAP_DEFAULTED","info","rat_fap_rate","employee",null,230,["Sin RAT ajustado se usa ",144]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.aplica_salario_familia","override",null,234,["La renta ",31," pasa de ",32,": no hay salario-familia"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.aplica_salario_familia","override",null,238,["Hay hijos y la renta ",31," no pasa de ",32,", pero se pidió no pagar el salario-familia"]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_inss","employee",null,239,["La remuneración pasa del tope; el INSS se calcula sobre ",60]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_inss_13","employee",null,240,["El 13.º salario pasa del tope; el INSS se calcula sobre ",69]],["warn","DECIMO_TERCEIRO_BEFORE_SETTLEMENT","info","decimo_terceiro_amount","employee",null,244,["El INSS y el IRRF del 13.º son de la liquidación de diciembre; un anticipo no se envía aquí"]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,246,["Las deducciones superan las percepciones"]]]}';

const law: rt.PackedLaw = {
  parameters: [
    SALARIO_MINIMO$rows, salario_familia_limite$rows, salario_familia_cota$rows, irrf_deducao_dependente$rows, irrf_retencao_minima$rows,
    aliquota_fgts$rows
  ], tables: [inss_tabela, irrf_mensal]
};

const plain: rt.EmittedRules = { rounding: rounding$1, parameters: $parameters, compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
