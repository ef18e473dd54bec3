// BR.clt 2020.1: Empleado CLT (folha mensal)
// Emitted from rules/br/clt/2020-01-01.pay by payroll compile. Do not edit.
// file    sha256:da3932900a302d388b9f7ce28df75e3ace1b12b638a472eb9975c7fedd358905
// meaning sha256:3e8605fc8b9e2c6b4c7326c0305efe2639b284a44a0cedd0fdf1d43f7de173b5
import * as rt from '../../../../runtime/index.ts';

const n_0_01 = rt.decimal('0.01');
const rounding$1: rt.Rounding = { mode: 'half_up', rungs: [{ quantum: n_0_01, above: null }] };

// Salario mínimo
const SALARIO_MINIMO$rows: readonly rt.DatedValue[] = [rt.dated('2020-01-01', '1039'), rt.dated('2020-02-01', '1045')];

// Renta máxima para el salario-familia · Portaria ME 914/2020
const salario_familia_limite$rows: readonly rt.DatedValue[] = [rt.dated('0000-01-01', '1425.56')];

// Cuota del salario-familia por hijo · Portaria ME 914/2020
const salario_familia_cota$rows: readonly rt.DatedValue[] = [rt.dated('0000-01-01', '48.62')];

// Deducción por dependiente · Lei 9.250/1995 art. 4 III
const irrf_deducao_dependente$rows: readonly rt.DatedValue[] = [rt.dated('0000-01-01', '189.59')];

// Retención que se dispensa hasta · Lei 9.430/1996 art. 67
const irrf_retencao_minima$rows: readonly rt.DatedValue[] = [rt.dated('0000-01-01', '10')];

// Alícuota del FGTS · Lei 8.036/1990 art. 15
const aliquota_fgts$rows: readonly rt.DatedValue[] = [rt.dated('0000-01-01', '0.08')];

// Tarifa del INSS del empleado · Lei 8.212/1991 art. 20; Portaria ME 914/2020
const inss_aliquota$from1 = [
  rt.band('[]', '0', '1830.29', '0.08'),
  rt.band('(]', '1830.29', '3050.52', '0.09'),
  rt.band('(]', '3050.52', '6101.06', '0.11'),
];
const inss_aliquota = rt.table('inss_aliquota', 'step', [{ from: '0000-01-01', rows: inss_aliquota$from1 }], {});

// Tabla mensual del IRRF · Lei 11.482/2007 art. 1; Lei 13.149/2015
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
  lowest: { value: '0', included: false }, highest: { value: '33333.3333333333', included: true }
});

const input$monthly_salary = rt.input({
  id: 'monthly_salary', type: 'money', label: 'Salario mensual contractual', bounds: '[0 BRL .. 1_000_000 BRL]',
  lowest: { value: '0', included: true }, highest: { value: '1000000', included: true }, defaultText: '30 * daily_salary'
});

const input$overtime_amount = rt.input({
  id: 'overtime_amount', type: 'money', label: 'Horas extras, con DSR', bounds: '[0 BRL .. 1_000_000_000_000 BRL)',
  lowest: { value: '0', included: true }, highest: { value: '1000000000000', included: false }, defaultText: '0 BRL', defaultValue: '0'
});

const input$commission_amount = rt.input({
  id: 'commission_amount', type: 'money', label: 'Comisiones, con DSR', bounds: '[0 BRL .. 1_000_000_000_000 BRL)',
  lowest: { value: '0', included: true }, highest: { value: '1000000000000', included: false }, defaultText: '0 BRL', defaultValue: '0'
});

const input$decimo_terceiro_amount = rt.input({
  id: 'decimo_terceiro_amount', type: 'money', label: '13.º salario bruto del año', bounds: '[0 BRL .. 1_000_000_000_000 BRL)',
  lowest: { value: '0', included: true }, highest: { value: '1000000000000', included: false }, defaultText: '0 BRL', defaultValue: '0'
});

const input$ferias_amount = rt.input({
  id: 'ferias_amount', type: 'money', label: 'Vacaciones gozadas, sin el tercio', bounds: '[0 BRL .. 1_000_000_000_000 BRL)',
  lowest: { value: '0', included: true }, highest: { value: '1000000000000', included: false }, defaultText: '0 BRL', defaultValue: '0'
});

const input$pensao_alimenticia_amount = rt.input({
  id: 'pensao_alimenticia_amount', type: 'money', label: 'Pensión alimenticia judicial', bounds: '[0 BRL .. 1_000_000_000_000 BRL)',
  lowest: { value: '0', included: true }, highest: { value: '1000000000000', included: false }, defaultText: '0 BRL', defaultValue: '0'
});

const input$vale_transporte_amount = rt.input({
  id: 'vale_transporte_amount', type: 'money', label: 'Costo del transporte del mes', bounds: '[0 BRL .. 1_000_000_000_000 BRL)',
  lowest: { value: '0', included: true }, highest: { value: '1000000000000', included: false }, defaultText: '0 BRL', defaultValue: '0'
});

const input$num_dependentes_irrf = rt.input({
  id: 'num_dependentes_irrf', type: 'integer', label: 'Dependientes para el IRRF', bounds: '[0 .. 20]', lowest: { value: '0', included: true },
  highest: { value: '20', included: true }, defaultText: '0', defaultValue: '0'
});

const input$cantidad_hijos = rt.input({
  id: 'cantidad_hijos', type: 'integer', label: 'Hijos de hasta 14 años', bounds: '[0 .. 20]', lowest: { value: '0', included: true },
  highest: { value: '20', included: true }, defaultText: '0', defaultValue: '0'
});

const input$cantidad_hijos_incapacitados = rt.input({
  id: 'cantidad_hijos_incapacitados', type: 'integer', label: 'Hijos incapacitados de cualquier edad, aparte', bounds: '[0 .. 20]',
  lowest: { value: '0', included: true }, highest: { value: '20', included: true }, defaultText: '0', defaultValue: '0'
});

const input$rat_fap_rate = rt.input({
  id: 'rat_fap_rate', type: 'rate', label: 'RAT ajustado (RAT x FAP)', law: 'Lei 8.212/1991 art. 22 II; Lei 10.666/2003 art. 10',
  bounds: '[0.5% .. 6%]', lowest: { value: '0.005', included: true }, highest: { value: '0.06', included: true }, defaultText: '2%',
  defaultValue: '0.02'
});

const input$aplica_salario_familia = rt.input({
  id: 'aplica_salario_familia', source: 'override', type: 'boolean', label: 'Pide el salario-familia y presentó los documentos', defaultText: 'yes',
  defaultValue: true
});

const $steps: readonly rt.StepLine[] = [
  ['let', 'salario_contratual', 'Salario contractual del mes', 'monthly_salary',
  'CLT art. 64 (convención: 30 veces el salario diario, al centavo, cuando no se envía el mensual)', { rounding: 'half_up:0.01', position: 24 }],
  ['perception', 'salario_base', 'Salario base (salário-base)', 'salario_contratual * period.days / 30',
  'CLT art. 64 (convención: un mes incompleto se paga sobre 30 días)',
  { rounding: 'half_up:0.01', taxable: true, socialSecurity: true, tags: ['salario'] }],
  ['perception', 'horas_extras', 'Horas extras', 'overtime_amount', 'Constituição Federal art. 7 XVI',
  { rounding: 'half_up:0.01', omitZero: true, taxable: true, socialSecurity: true, tags: ['variable'] }],
  ['perception', 'comissoes', 'Comisiones (comissões)', 'commission_amount', 'CLT art. 457 §1',
  { rounding: 'half_up:0.01', omitZero: true, taxable: true, socialSecurity: true, tags: ['variable'] }],
  ['perception', 'decimo_terceiro', '13.º salario (décimo terceiro)', 'decimo_terceiro_amount', 'Lei 4.090/1962; Lei 8.212/1991 art. 28 §7',
  { rounding: 'half_up:0.01', omitZero: true, taxable: true, socialSecurity: true, tags: ['gratificacion', 'tributacion_exclusiva'] }],
  ['perception', 'ferias', 'Vacaciones gozadas (férias)', 'ferias_amount', 'CLT art. 129',
  { rounding: 'half_up:0.01', omitZero: true, taxable: true, socialSecurity: true, tags: ['vacaciones'] }],
  ['perception', 'terco_constitucional_ferias', 'Tercio constitucional de vacaciones (1/3 férias)', 'ferias_amount / 3',
  'Constituição Federal art. 7 XVII; STF, Tema 985',
  { rounding: 'half_up:0.01', omitZero: true, taxable: true, socialSecurity: true, tags: ['vacaciones'] }],
  ['let', 'renda_salario_familia', 'Renta para el salario-familia', 'salario_contratual + horas_extras + comissoes + ferias', 'Portaria ME 914/2020'],
  ['perception', 'salario_familia', 'Salario-familia (salário-família)',
  'salario_familia_cota * (cantidad_hijos + cantidad_hijos_incapacitados) * period.days / 30 when aplica_salario_familia ' +
    'and renda_salario_familia <= salario_familia_limite',
  'Lei 8.213/1991 art. 65 (convención: beneficio que la empresa descuenta de sus contribuciones: fuera de toda base); ' +
    'salario_familia_limite: Portaria ME 914/2020 (fuente única: código público); salario_familia_cota: Portaria ME 914/2020 ' +
    '(fuente única: código público)', { rounding: 'half_up:0.01', omitZero: true, tags: ['beneficio', 'reembolsable'] }],
  ['total', 'total_percepciones', 'Total percepciones', 'sum(perceptions)', null,
  { terms: ['salario_base', 'horas_extras', 'comissoes', 'decimo_terceiro', 'ferias', 'terco_constitucional_ferias', 'salario_familia'] }],
  ['let', 'remuneracao_mes', 'Remuneración del mes (salario, horas extras y comisiones)', 'sum(do_mes)', null],
  ['let', 'remuneracao_ferias', 'Vacaciones con su tercio', 'ferias + terco_constitucional_ferias', null],
  ['base', 'base_inss', 'Base INSS (salário de contribuição)', 'min(remuneracao_mes + remuneracao_ferias, upper_limit(inss_aliquota))',
  'Lei 8.212/1991 arts. 20 y 28; inss_aliquota: Lei 8.212/1991 art. 20; Portaria ME 914/2020', { rounding: 'half_up:0.01' }],
  ['base', 'base_inss_13', 'Base INSS 13.º salario', 'min(decimo_terceiro, upper_limit(inss_aliquota))',
  'Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7; inss_aliquota: Lei 8.212/1991 art. 20; Portaria ME ' + '914/2020',
  { rounding: 'half_up:0.01', omitZero: true }],
  ['let', 'base_inss_ferias', 'Base del INSS sobre vacaciones', 'min(remuneracao_ferias, upper_limit(inss_aliquota))',
  'Lei 8.212/1991 arts. 20 y 28; inss_aliquota: Lei 8.212/1991 art. 20; Portaria ME 914/2020'],
  ['let', 'inss_total', 'INSS del mes, con las vacaciones', 'base_inss * inss_aliquota(base_inss)',
  'Lei 8.212/1991 art. 20; inss_aliquota: Lei 8.212/1991 art. 20; Portaria ME 914/2020', { rounding: 'down:0.01' }],
  ['deduction', 'inss_ferias', 'INSS sobre vacaciones (férias)', 'base_inss_ferias * inss_aliquota(base_inss_ferias) when ferias > 0 BRL',
  'Lei 8.212/1991 art. 20; inss_aliquota: Lei 8.212/1991 art. 20; Portaria ME 914/2020',
  { rounding: 'down:0.01', omitZero: true, position: 41, bracket: 'inss_ferias' }],
  ['deduction', 'inss', 'INSS del empleado', 'max(0 BRL, inss_total - inss_ferias)',
  'Lei 8.212/1991 art. 20 (fuente única: motor con conciliación de guías: primero las vacaciones; el total no cambia)',
  { rounding: 'half_up:0.01', position: 40, bracket: 'inss_total' }],
  ['deduction', 'inss_13', 'INSS sobre 13.º salario', 'base_inss_13 * inss_aliquota(base_inss_13) when decimo_terceiro > 0 BRL',
  'Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7; inss_aliquota: Lei 8.212/1991 art. 20; Portaria ME ' + '914/2020',
  { rounding: 'down:0.01', omitZero: true, position: 42, bracket: 'inss_13' }],
  ['let', 'rendimento_tributavel', 'Rendimiento tributable', 'remuneracao_mes', null],
  ['deduction', 'pensao_alimenticia', 'Pensión alimenticia (pensão alimentícia)', 'pensao_alimenticia_amount', 'Lei 5.478/1968',
  { rounding: 'half_up:0.01', omitZero: true, position: 65 }],
  ['let', 'deducoes_legais', 'Deducciones legales', 'inss + irrf_deducao_dependente * num_dependentes_irrf + pensao_alimenticia',
  'Lei 9.250/1995 art. 4 (fuente única: orientación oficial: los dependientes se deducen en cada apuración); ' +
    'irrf_deducao_dependente: Lei 9.250/1995 art. 4 III', { position: 44 }],
  ['let', 'deducao', 'Deducción aplicada', 'deducoes_legais', 'Lei 9.250/1995 art. 4'],
  ['base', 'base_irrf', 'Base IRRF', 'max(0 BRL, remuneracao_mes - deducao)', 'Lei 9.250/1995 art. 4', { rounding: 'half_up:0.01' }],
  ['let', 'irrf_tabela', 'IRRF según tabla', 'irrf_mensal(base_irrf)',
  'Lei 11.482/2007 art. 1 (convención: al centavo, mitad hacia arriba: la Receita no publica regla); irrf_mensal: Lei ' +
    '11.482/2007 art. 1; Lei 13.149/2015', { rounding: 'half_up:0.01' }],
  ['let', 'rendimento_tributavel_ferias', 'Rendimiento tributable vacaciones (férias)', 'remuneracao_ferias', null],
  ['let', 'deducoes_legais_ferias', 'Deducciones legales vacaciones (férias)', 'inss_ferias + irrf_deducao_dependente * num_dependentes_irrf + 0 BRL',
  'Lei 9.250/1995 art. 4 (fuente única: orientación oficial: los dependientes se deducen en cada apuración); ' +
    'irrf_deducao_dependente: Lei 9.250/1995 art. 4 III'],
  ['let', 'deducao_ferias', 'Deducción aplicada vacaciones (férias)', 'deducoes_legais_ferias', 'Lei 9.250/1995 art. 4'],
  ['base', 'base_irrf_ferias', 'Base IRRF vacaciones (férias)', 'max(0 BRL, remuneracao_ferias - deducao_ferias)', 'Lei 9.250/1995 art. 4',
  { rounding: 'half_up:0.01' }],
  ['let', 'irrf_tabela_ferias', 'IRRF según tabla vacaciones (férias)', 'irrf_mensal(base_irrf_ferias)',
  'Lei 11.482/2007 art. 1 (convención: al centavo, mitad hacia arriba: la Receita no publica regla); irrf_mensal: Lei ' +
    '11.482/2007 art. 1; Lei 13.149/2015', { rounding: 'half_up:0.01' }],
  ['let', 'rendimento_tributavel_13', 'Rendimiento tributable 13.º salario', 'decimo_terceiro', null],
  ['let', 'deducoes_legais_13', 'Deducciones legales 13.º salario', 'inss_13 + irrf_deducao_dependente * num_dependentes_irrf + 0 BRL',
  'Lei 9.250/1995 art. 4 (fuente única: orientación oficial: los dependientes se deducen en cada apuración); ' +
    'irrf_deducao_dependente: Lei 9.250/1995 art. 4 III'],
  ['let', 'deducao_13', 'Deducción aplicada 13.º salario', 'deducoes_legais_13', 'Lei 9.250/1995 art. 4'],
  ['base', 'base_irrf_13', 'Base IRRF 13.º salario', 'max(0 BRL, decimo_terceiro - deducao_13)', 'Lei 9.250/1995 art. 4',
  { rounding: 'half_up:0.01' }],
  ['let', 'irrf_tabela_13', 'IRRF según tabla 13.º salario', 'irrf_mensal(base_irrf_13)',
  'Lei 11.482/2007 art. 1 (convención: al centavo, mitad hacia arriba: la Receita no publica regla); irrf_mensal: Lei ' +
    '11.482/2007 art. 1; Lei 13.149/2015', { rounding: 'half_up:0.01' }],
  ['let', 'irrf_do_mes', 'IRRF de la remuneración del mes, si la hay', 'if remuneracao_mes > 0 BRL then irrf_tabela else 0 BRL', null],
  ['let', 'irrf_dispensado', 'Retención dispensada sobre salario', 'irrf_do_mes > 0 BRL and irrf_do_mes <= irrf_retencao_minima',
  'Lei 9.430/1996 art. 67; Lei 7.713/1988; irrf_retencao_minima: Lei 9.430/1996 art. 67', { type: 'boolean' }],
  ['deduction', 'irrf', 'IRRF sobre salario', 'irrf_do_mes when not irrf_dispensado',
  'Lei 7.713/1988 (convención: se supone pagado dentro del periodo)', { rounding: 'half_up:0.01', bracket: 'irrf_tabela' }],
  ['let', 'irrf_dispensado_ferias', 'Retención dispensada sobre vacaciones (férias)',
  'irrf_tabela_ferias > 0 BRL and irrf_tabela_ferias <= irrf_retencao_minima',
  'Lei 9.430/1996 art. 67; RIR/2018 art. 682 (artículo por confirmar); IN RFB 1.500/2014; irrf_retencao_minima: Lei ' + '9.430/1996 art. 67',
  { type: 'boolean' }],
  ['deduction', 'irrf_ferias', 'IRRF sobre vacaciones (férias)', 'irrf_tabela_ferias when not irrf_dispensado_ferias',
  'RIR/2018 art. 682 (artículo por confirmar); IN RFB 1.500/2014 (convención: se supone pagado dentro del periodo)',
  { rounding: 'half_up:0.01', bracket: 'irrf_tabela_ferias' }],
  ['deduction', 'irrf_13', 'IRRF sobre 13.º salario (tributación exclusiva)', 'irrf_tabela_13 when decimo_terceiro > 0 BRL',
  'Lei 7.713/1988 art. 26; Lei 8.134/1990 art. 16; IN RFB 1.500/2014 art. 13 (convención: se supone pagado dentro del ' + 'periodo)',
  { rounding: 'half_up:0.01', omitZero: true, bracket: 'irrf_tabela_13' }],
  ['deduction', 'vale_transporte', 'Vale-transporte (descuento hasta 6%)',
  'min(vale_transporte_amount, 6% * salario_base) when vale_transporte_amount > 0 BRL', 'Lei 7.418/1985; Decreto 10.854/2021 art. 114',
  { rounding: 'half_up:0.01', omitZero: true }],
  ['total', 'total_deducciones', 'Total deducciones', 'sum(deductions)', null,
  { position: 66, terms: ['inss', 'inss_ferias', 'inss_13', 'irrf', 'irrf_ferias', 'irrf_13', 'vale_transporte', 'pensao_alimenticia'] }],
  ['total', 'neto', 'Neto', 'total_percepciones - total_deducciones', null, { terms: ['total_percepciones', '-total_deducciones'] }],
  ['base', 'base_cpp', 'Base contribución patronal (CPP)', 'sum(incide_inss)', 'Lei 8.212/1991 art. 22; STF, Tema 985', { rounding: 'half_up:0.01' }],
  ['base', 'base_fgts', 'Base FGTS', 'sum(incide_fgts)', 'Lei 8.036/1990 art. 15', { rounding: 'half_up:0.01' }],
  ['component', 'cpp', 'Contribución patronal (CPP)', 'base_cpp * 20%', 'Lei 8.212/1991 art. 22 I',
  { rounding: 'half_up:0.01', table: 'previdencia_patronal', position: 71 }],
  ['component', 'rat_fap', 'RAT ajustado (RAT x FAP)', 'base_cpp * rat_fap_rate', 'Lei 8.212/1991 art. 22 II; Lei 10.666/2003 art. 10',
  { rounding: 'half_up:0.01', table: 'previdencia_patronal' }],
  ['component', 'salario_educacao', 'Salario-educación (salário-educação)', 'base_cpp * 2.5%', 'Lei 9.424/1996 art. 15 (acto por confirmar)',
  { rounding: 'half_up:0.01', table: 'terceiros', position: 74 }],
  ['component', 'incra', 'INCRA', 'base_cpp * 0.2%', 'Decreto-Lei 1.146/1970 art. 3; IN RFB 2.110/2022',
  { rounding: 'half_up:0.01', table: 'terceiros' }],
  ['component', 'senai', 'SENAI', 'base_cpp * 1.0%', 'Decreto-Lei 4.048/1942 (acto por confirmar)', { rounding: 'half_up:0.01', table: 'terceiros' }],
  ['component', 'sesi', 'SESI', 'base_cpp * 1.5%', 'Decreto-Lei 9.403/1946 (acto por confirmar)', { rounding: 'half_up:0.01', table: 'terceiros' }],
  ['component', 'sebrae', 'SEBRAE', 'base_cpp * 0.6%', 'Lei 8.029/1990 art. 8 §3 (acto por confirmar)',
  { rounding: 'half_up:0.01', table: 'terceiros' }],
  ['let', 'fgts_mensal', 'FGTS del mes, con las vacaciones', 'aliquota_fgts * (remuneracao_mes + remuneracao_ferias)',
  'Lei 8.036/1990 art. 15 (convención: truncado al centavo, como en las nóminas reales: no hay texto oficial); ' +
    'aliquota_fgts: Lei 8.036/1990 art. 15', { rounding: 'down:0.01', position: 80 }],
  ['let', 'fgts_13', 'FGTS del 13.º salario', 'aliquota_fgts * decimo_terceiro',
  'Lei 8.036/1990 art. 15 (convención: truncado al centavo, como en las nóminas reales: no hay texto oficial); ' +
    'aliquota_fgts: Lei 8.036/1990 art. 15', { rounding: 'down:0.01' }],
  ['component', 'fgts', 'FGTS (8%)', 'fgts_mensal + fgts_13', 'Lei 8.036/1990 art. 15',
  { rounding: 'half_up:0.01', table: 'fgts_empregador', position: 83 }],
  ['component', 'vale_transporte_patronal', 'Vale-transporte a cargo de la empresa',
  'max(0 BRL, vale_transporte_amount - vale_transporte) when vale_transporte_amount > 0 BRL', 'Lei 7.418/1985',
  { rounding: 'half_up:0.01', omitZero: true, table: 'beneficios', position: 85 }],
  ['let', 'encargos', 'Cargas sobre las provisiones: CPP, RAT, terceros y FGTS', '20% + rat_fap_rate + 5.8% + aliquota_fgts',
  'CPC 33; aliquota_fgts: Lei 8.036/1990 art. 15', { type: 'rate' }],
  ['component', 'provisao_13', 'Provisión 13.º salario', 'remuneracao_mes * (100% / 12)', 'CPC 33',
  { rounding: 'half_up:0.01', table: 'provisoes', position: 88 }],
  ['component', 'provisao_ferias', 'Provisión vacaciones (férias)', 'remuneracao_mes * (100% / 12)', 'CPC 33',
  { rounding: 'half_up:0.01', table: 'provisoes' }],
  ['component', 'provisao_terco_ferias', 'Provisión 1/3 de vacaciones', 'remuneracao_mes * (100% / 36)', 'CPC 33',
  { rounding: 'half_up:0.01', table: 'provisoes' }],
  ['component', 'provisao_encargos_13', 'Cargas sobre provisión 13.º', 'remuneracao_mes * (encargos / 12)', 'CPC 33',
  { rounding: 'half_up:0.01', table: 'provisoes' }],
  ['component', 'provisao_encargos_ferias', 'Cargas sobre provisión vacaciones + 1/3', 'remuneracao_mes * (encargos / 9)', 'CPC 33',
  { rounding: 'half_up:0.01', table: 'provisoes' }],
  ['total', 'total_terceiros', 'Terceros', 'sum(terceiros)', null, { terms: ['salario_educacao', 'incra', 'senai', 'sesi', 'sebrae'] }],
  ['total', 'total_provisiones', 'Provisiones', 'sum(provisoes)', null,
  { terms: ['provisao_13', 'provisao_ferias', 'provisao_terco_ferias', 'provisao_encargos_13', 'provisao_encargos_ferias'] }],
  ['total', 'total_contribuciones_patronales', 'Contribuciones patronales (sin beneficios ni provisiones)',
  'sum(previdencia_patronal) + total_terceiros + sum(fgts_empregador)', null, { terms: ['cpp', 'rat_fap', 'total_terceiros', 'fgts'] }],
];

const manifest: rt.Manifest = {
  format: 1, path: 'rules/br/clt/2020-01-01.pay', fingerprint: 'sha256:da3932900a302d388b9f7ce28df75e3ace1b12b638a472eb9975c7fedd358905',
  meaning: 'sha256:3e8605fc8b9e2c6b4c7326c0305efe2639b284a44a0cedd0fdf1d43f7de173b5', country: 'BR', scheme: 'clt',
  label: 'Empleado CLT (folha mensal)', version: '2020.1', currency: 'BRL', validFrom: '2020-01-01', validUntil: '2020-02-29', periods: ['monthly'],
  proration: null, days: 'month_of_30', asOf: 'period_end', laws: ['Consolidação das Leis do Trabalho, Decreto-Lei 5.452/1943'],
  changes: [
    { date: '2020-01-01', summary: 'Salario mínimo, tabla del INSS y salario-familia de 2020', law: 'MP 916/2019; Portaria ME 914/2020' },
    { date: '2020-02-01', summary: 'El salario mínimo sube a 1.045,00', law: 'MP 919/2020; Lei 14.013/2020' }
  ],
  employerTables: [
    { id: 'previdencia_patronal', label: 'Previdencia patronal (INSS)' }, { id: 'terceiros', label: 'Terceros (Sistema S)' },
    { id: 'fgts_empregador', label: 'FGTS' }, { id: 'beneficios', label: 'Beneficios' }, { id: 'provisoes', label: 'Provisiones (no es pago)' }
  ], summary: { total_perceptions: 'total_percepciones', total_deductions: 'total_deducciones', net_salary: 'neto' },
  provenance: [
    { parameter: 'salario_familia_limite', provenance: 'single_source', note: 'código público' },
    { parameter: 'salario_familia_cota', provenance: 'single_source', note: 'código público' },
    { parameter: 'salario_contratual', provenance: 'convention', note: '30 veces el salario diario, al centavo, cuando no se envía el mensual' },
    { parameter: 'salario_base', provenance: 'convention', note: 'un mes incompleto se paga sobre 30 días' },
    { parameter: 'salario_familia', provenance: 'convention', note: 'beneficio que la empresa descuenta de sus contribuciones: fuera de toda base' },
    { parameter: 'inss', provenance: 'single_source', note: 'motor con conciliación de guías: primero las vacaciones; el total no cambia' },
    { parameter: 'deducoes_legais', provenance: 'single_source', note: 'orientación oficial: los dependientes se deducen en cada apuración' },
    { parameter: 'irrf_tabela', provenance: 'convention', note: 'al centavo, mitad hacia arriba: la Receita no publica regla' },
    { parameter: 'deducoes_legais_ferias', provenance: 'single_source', note: 'orientación oficial: los dependientes se deducen en cada apuración' },
    { parameter: 'irrf_tabela_ferias', provenance: 'convention', note: 'al centavo, mitad hacia arriba: la Receita no publica regla' },
    { parameter: 'deducoes_legais_13', provenance: 'single_source', note: 'orientación oficial: los dependientes se deducen en cada apuración' },
    { parameter: 'irrf_tabela_13', provenance: 'convention', note: 'al centavo, mitad hacia arriba: la Receita no publica regla' },
    { parameter: 'irrf', provenance: 'convention', note: 'se supone pagado dentro del periodo' },
    { parameter: 'irrf_ferias', provenance: 'convention', note: 'se supone pagado dentro del periodo' },
    { parameter: 'irrf_13', provenance: 'convention', note: 'se supone pagado dentro del periodo' },
    { parameter: 'fgts_mensal', provenance: 'convention', note: 'truncado al centavo, como en las nóminas reales: no hay texto oficial' },
    { parameter: 'fgts_13', provenance: 'convention', note: 'truncado al centavo, como en las nóminas reales: no hay texto oficial' }
  ],
  inputs: [
    input$daily_salary, input$monthly_salary, input$overtime_amount, input$commission_amount, input$decimo_terceiro_amount, input$ferias_amount,
    input$pensao_alimenticia_amount, input$vale_transporte_amount, input$num_dependentes_irrf, input$cantidad_hijos,
    input$cantidad_hijos_incapacitados, input$rat_fap_rate, input$aplica_salario_familia
  ], steps: rt.steps($steps)
};

const $parameters = rt.byDate(($at) => ({
  salario_familia_cota: rt.scaled(rt.parameterAt(salario_familia_cota$rows, $at), 50n),
  salario_familia_limite: rt.scaled(rt.parameterAt(salario_familia_limite$rows, $at), 25n),
  inss_aliquota$rows1: rt.scaledRows(inss_aliquota, { date: $at }, 100n, 100n),
  irrf_deducao_dependente: rt.scaled(rt.parameterAt(irrf_deducao_dependente$rows, $at), 100n),
  irrf_mensal$rows1: rt.scaledRows(irrf_mensal, { date: $at }, 100n, 40n),
  irrf_retencao_minima: rt.scaled(rt.parameterAt(irrf_retencao_minima$rows, $at), 1n),
  aliquota_fgts: rt.scaled(rt.parameterAt(aliquota_fgts$rows, $at), 25n),
  SALARIO_MINIMO: rt.scaled(rt.parameterAt(SALARIO_MINIMO$rows, $at), 1n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.RuleWarning[] | null): boolean {
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
  // Renta para el salario-familia · Portaria ME 914/2020
  const renda_salario_familia = $s[27] = salario_contratual + horas_extras + comissoes + ferias;
  // Salario-familia (salário-família) · Lei 8.213/1991 art. 65
  let salario_familia = 0;
  $s[28] = 0;
  $s[29] = 0;
  $s[31] = aplica_salario_familia ? 1 : 0;
  const $13 = aplica_salario_familia && renda_salario_familia <= $f.salario_familia_limite * 4;
  $s[30] = $13 ? 1 : 0;
  if ($13) {
    const $11 = $s[29] = $f.salario_familia_cota * (cantidad_hijos + cantidad_hijos_incapacitados) * $row.days;
    salario_familia = $s[28] = Math.floor((2 * $11 + 15) / 30);
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
  $s[35] = $f.inss_aliquota$rows1.top;
  const $17 = remuneracao_mes + remuneracao_ferias;
  const base_inss = $s[36] = $17 < $f.inss_aliquota$rows1.top ? $17 : $f.inss_aliquota$rows1.top;
  // Base INSS 13.º salario · Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7
  $s[37] = $f.inss_aliquota$rows1.top;
  const base_inss_13 = $s[38] = decimo_terceiro < $f.inss_aliquota$rows1.top
    ? decimo_terceiro
    : $f.inss_aliquota$rows1.top;
  // Base del INSS sobre vacaciones · Lei 8.212/1991 arts. 20 y 28
  $s[39] = $f.inss_aliquota$rows1.top;
  const base_inss_ferias = $s[40] = remuneracao_ferias < $f.inss_aliquota$rows1.top
    ? remuneracao_ferias
    : $f.inss_aliquota$rows1.top;
  // INSS del mes, con las vacaciones · Lei 8.212/1991 art. 20
  const $21 = $s[41] = rt.rowOf($f.inss_aliquota$rows1, base_inss, 1, false);
  if ($21 < 0) return false;
  $s[42] = base_inss;
  const $22 = $f.inss_aliquota$rows1.value[$21]!;
  const $23 = $s[44] = base_inss * $22;
  const inss_total = $s[43] = Math.floor($23 / 100);
  // INSS sobre vacaciones (férias) · Lei 8.212/1991 art. 20
  $s[45] = -1;
  let inss_ferias = 0;
  $s[47] = 0;
  $s[48] = 0;
  const $29 = ferias > 0;
  $s[49] = $29 ? 1 : 0;
  if ($29) {
    const $25 = $s[45] = rt.rowOf($f.inss_aliquota$rows1, base_inss_ferias, 1, false);
    if ($25 < 0) return false;
    $s[46] = base_inss_ferias;
    const $26 = $f.inss_aliquota$rows1.value[$25]!;
    const $27 = $s[48] = base_inss_ferias * $26;
    inss_ferias = $s[47] = Math.floor($27 / 100);
  }
  // INSS del empleado · Lei 8.212/1991 art. 20
  const $30 = inss_total - inss_ferias;
  const inss = $s[50] = 0 > $30 ? 0 : $30;
  // INSS sobre 13.º salario · Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7
  $s[51] = -1;
  let inss_13 = 0;
  $s[53] = 0;
  $s[54] = 0;
  const $36 = decimo_terceiro > 0;
  $s[55] = $36 ? 1 : 0;
  if ($36) {
    const $32 = $s[51] = rt.rowOf($f.inss_aliquota$rows1, base_inss_13, 1, false);
    if ($32 < 0) return false;
    $s[52] = base_inss_13;
    const $33 = $f.inss_aliquota$rows1.value[$32]!;
    const $34 = $s[54] = base_inss_13 * $33;
    inss_13 = $s[53] = Math.floor($34 / 100);
  }
  // Rendimiento tributable
  $s[56] = 0;
  const $37 = remuneracao_mes > 0;
  $s[57] = $37 ? 1 : 0;
  if ($37) {
    $s[56] = remuneracao_mes;
  }
  // Pensión alimenticia (pensão alimentícia) · Lei 5.478/1968
  if (pensao_alimenticia_amount > 4503599627370395) return false;
  const pensao_alimenticia = $s[58] = Math.floor((pensao_alimenticia_amount + 50) / 100);
  $s[59] = pensao_alimenticia_amount;
  // Deducciones legales · Lei 9.250/1995 art. 4
  let deducoes_legais = 0;
  $s[60] = 0;
  const $40 = remuneracao_mes > 0;
  $s[61] = $40 ? 1 : 0;
  if ($40) {
    deducoes_legais = $s[60] = inss + $f.irrf_deducao_dependente * num_dependentes_irrf + pensao_alimenticia;
  }
  // Deducción aplicada · Lei 9.250/1995 art. 4
  let deducao = 0;
  $s[62] = 0;
  const $41 = remuneracao_mes > 0;
  $s[63] = $41 ? 1 : 0;
  if ($41) {
    deducao = $s[62] = deducoes_legais;
  }
  // Base IRRF · Lei 9.250/1995 art. 4
  let base_irrf = 0;
  $s[64] = 0;
  const $44 = remuneracao_mes > 0;
  $s[65] = $44 ? 1 : 0;
  if ($44) {
    const $42 = remuneracao_mes - deducao;
    base_irrf = $s[64] = 0 > $42 ? 0 : $42;
  }
  // IRRF según tabla · Lei 11.482/2007 art. 1
  $s[66] = -1;
  let irrf_tabela = 0;
  $s[68] = 0;
  $s[69] = 0;
  const $48 = remuneracao_mes > 0;
  $s[70] = $48 ? 1 : 0;
  if ($48) {
    const $45 = $s[66] = rt.rowOf($f.irrf_mensal$rows1, base_irrf, 1, false);
    if ($45 < 0) return false;
    $s[67] = base_irrf;
    const $46 = $s[69] = rt.rebateOf($f.irrf_mensal$rows1, $45, base_irrf, 1);
    if (Number.isNaN($46)) return false;
    irrf_tabela = $s[68] = Math.floor(($46 + 20) / 40);
  }
  // Rendimiento tributable vacaciones (férias)
  $s[71] = 0;
  const $49 = ferias > 0;
  $s[72] = $49 ? 1 : 0;
  if ($49) {
    $s[71] = remuneracao_ferias;
  }
  // Deducciones legales vacaciones (férias) · Lei 9.250/1995 art. 4
  let deducoes_legais_ferias = 0;
  $s[73] = 0;
  const $51 = ferias > 0;
  $s[74] = $51 ? 1 : 0;
  if ($51) {
    deducoes_legais_ferias = $s[73] = inss_ferias + $f.irrf_deducao_dependente * num_dependentes_irrf;
  }
  // Deducción aplicada vacaciones (férias) · Lei 9.250/1995 art. 4
  let deducao_ferias = 0;
  $s[75] = 0;
  const $52 = ferias > 0;
  $s[76] = $52 ? 1 : 0;
  if ($52) {
    deducao_ferias = $s[75] = deducoes_legais_ferias;
  }
  // Base IRRF vacaciones (férias) · Lei 9.250/1995 art. 4
  let base_irrf_ferias = 0;
  $s[77] = 0;
  const $55 = ferias > 0;
  $s[78] = $55 ? 1 : 0;
  if ($55) {
    const $53 = remuneracao_ferias - deducao_ferias;
    base_irrf_ferias = $s[77] = 0 > $53 ? 0 : $53;
  }
  // IRRF según tabla vacaciones (férias) · Lei 11.482/2007 art. 1
  $s[79] = -1;
  let irrf_tabela_ferias = 0;
  $s[81] = 0;
  $s[82] = 0;
  const $59 = ferias > 0;
  $s[83] = $59 ? 1 : 0;
  if ($59) {
    const $56 = $s[79] = rt.rowOf($f.irrf_mensal$rows1, base_irrf_ferias, 1, false);
    if ($56 < 0) return false;
    $s[80] = base_irrf_ferias;
    const $57 = $s[82] = rt.rebateOf($f.irrf_mensal$rows1, $56, base_irrf_ferias, 1);
    if (Number.isNaN($57)) return false;
    irrf_tabela_ferias = $s[81] = Math.floor(($57 + 20) / 40);
  }
  // Rendimiento tributable 13.º salario
  $s[84] = 0;
  const $60 = decimo_terceiro > 0;
  $s[85] = $60 ? 1 : 0;
  if ($60) {
    $s[84] = decimo_terceiro;
  }
  // Deducciones legales 13.º salario · Lei 9.250/1995 art. 4
  let deducoes_legais_13 = 0;
  $s[86] = 0;
  const $62 = decimo_terceiro > 0;
  $s[87] = $62 ? 1 : 0;
  if ($62) {
    deducoes_legais_13 = $s[86] = inss_13 + $f.irrf_deducao_dependente * num_dependentes_irrf;
  }
  // Deducción aplicada 13.º salario · Lei 9.250/1995 art. 4
  let deducao_13 = 0;
  $s[88] = 0;
  const $63 = decimo_terceiro > 0;
  $s[89] = $63 ? 1 : 0;
  if ($63) {
    deducao_13 = $s[88] = deducoes_legais_13;
  }
  // Base IRRF 13.º salario · Lei 9.250/1995 art. 4
  let base_irrf_13 = 0;
  $s[90] = 0;
  const $66 = decimo_terceiro > 0;
  $s[91] = $66 ? 1 : 0;
  if ($66) {
    const $64 = decimo_terceiro - deducao_13;
    base_irrf_13 = $s[90] = 0 > $64 ? 0 : $64;
  }
  // IRRF según tabla 13.º salario · Lei 11.482/2007 art. 1
  $s[92] = -1;
  let irrf_tabela_13 = 0;
  $s[94] = 0;
  $s[95] = 0;
  const $70 = decimo_terceiro > 0;
  $s[96] = $70 ? 1 : 0;
  if ($70) {
    const $67 = $s[92] = rt.rowOf($f.irrf_mensal$rows1, base_irrf_13, 1, false);
    if ($67 < 0) return false;
    $s[93] = base_irrf_13;
    const $68 = $s[95] = rt.rebateOf($f.irrf_mensal$rows1, $67, base_irrf_13, 1);
    if (Number.isNaN($68)) return false;
    irrf_tabela_13 = $s[94] = Math.floor(($68 + 20) / 40);
  }
  // IRRF de la remuneración del mes, si la hay
  const $71 = remuneracao_mes > 0;
  $s[97] = $71 ? 1 : 0;
  const irrf_do_mes = $s[98] = $71 ? irrf_tabela : 0;
  // Retención dispensada sobre salario · Lei 9.430/1996 art. 67; Lei 7.713/1988
  const $73 = irrf_do_mes > 0;
  $s[99] = $73 ? 1 : 0;
  const irrf_dispensado: boolean = $73 && irrf_do_mes <= $f.irrf_retencao_minima * 100;
  $s[100] = irrf_dispensado ? 1 : 0;
  // IRRF sobre salario · Lei 7.713/1988
  let irrf = 0;
  $s[101] = 0;
  const $74 = !irrf_dispensado;
  $s[102] = $74 ? 1 : 0;
  if ($74) {
    irrf = $s[101] = irrf_do_mes;
  }
  // Retención dispensada sobre vacaciones (férias) · Lei 9.430/1996 art. 67; RIR/2018 art. 682 (artículo por confirmar); IN RFB 1.500/2014
  let irrf_dispensado_ferias: boolean = false;
  $s[104] = 0;
  const $76 = ferias > 0;
  $s[105] = $76 ? 1 : 0;
  if ($76) {
    const $75 = irrf_tabela_ferias > 0;
    $s[103] = $75 ? 1 : 0;
    irrf_dispensado_ferias = $75 && irrf_tabela_ferias <= $f.irrf_retencao_minima * 100;
    $s[104] = irrf_dispensado_ferias ? 1 : 0;
  }
  // IRRF sobre vacaciones (férias) · RIR/2018 art. 682 (artículo por confirmar); IN RFB 1.500/2014
  $s[107] = 0;
  let irrf_ferias = 0;
  $s[106] = 0;
  const $78 = ferias > 0;
  $s[108] = $78 ? 1 : 0;
  if ($78) {
    const $77 = !irrf_dispensado_ferias;
    $s[107] = $77 ? 1 : 0;
    if ($77) {
      irrf_ferias = $s[106] = irrf_tabela_ferias;
    }
  }
  // IRRF sobre 13.º salario (tributación exclusiva) · Lei 7.713/1988 art. 26; Lei 8.134/1990 art. 16; IN RFB 1.500/2014 art. 13
  let irrf_13 = 0;
  $s[109] = 0;
  const $79 = decimo_terceiro > 0;
  $s[110] = $79 ? 1 : 0;
  if ($79) {
    irrf_13 = $s[109] = irrf_tabela_13;
  }
  // Vale-transporte (descuento hasta 6%) · Lei 7.418/1985; Decreto 10.854/2021 art. 114
  let vale_transporte = 0;
  $s[111] = 0;
  $s[112] = 0;
  const $83 = vale_transporte_amount > 0;
  $s[113] = $83 ? 1 : 0;
  if ($83) {
    const $80 = salario_base * 3 * 2;
    const $81 = $s[112] = vale_transporte_amount < $80 ? vale_transporte_amount : $80;
    vale_transporte = $s[111] = Math.floor(($81 + 50) / 100);
  }
  // Total deducciones
  const $84 = ferias > 0;
  $s[114] = $84 ? 1 : 0;
  const $85 = $84 ? irrf_ferias : 0;
  const total_deducciones = $s[115] = inss +
    inss_ferias +
    inss_13 +
    irrf +
    $85 +
    irrf_13 +
    vale_transporte +
    pensao_alimenticia;
  // Neto
  const neto = $s[116] = total_percepciones - total_deducciones;
  // Base contribución patronal (CPP) · Lei 8.212/1991 art. 22; STF, Tema 985
  const base_cpp = $s[117] = salario_base +
    horas_extras +
    comissoes +
    decimo_terceiro +
    ferias +
    terco_constitucional_ferias;
  // Base FGTS · Lei 8.036/1990 art. 15
  const base_fgts = $s[118] = salario_base +
    horas_extras +
    comissoes +
    decimo_terceiro +
    ferias +
    terco_constitucional_ferias;
  // Contribución patronal (CPP) · Lei 8.212/1991 art. 22 I
  const cpp = $s[119] = Math.floor((2 * base_cpp + 5) / 10);
  $s[120] = base_cpp;
  $s[121] = base_cpp;
  $s[122] = 1;
  // RAT ajustado (RAT x FAP) · Lei 8.212/1991 art. 22 II; Lei 10.666/2003 art. 10
  const $91 = $s[124] = base_cpp * rat_fap_rate;
  if ($91 > rt.SAFE || $91 > 4503599617370495) return false;
  const rat_fap = $s[123] = Math.floor(($91 + 5000000) / 10000000);
  $s[125] = base_cpp;
  $s[126] = rat_fap_rate;
  // Salario-educación (salário-educação) · Lei 9.424/1996 art. 15 (acto por confirmar)
  const salario_educacao = $s[127] = Math.floor((base_cpp + 20) / 40);
  $s[128] = base_cpp;
  $s[129] = base_cpp;
  $s[130] = 1;
  // INCRA · Decreto-Lei 1.146/1970 art. 3; IN RFB 2.110/2022
  const incra = $s[131] = Math.floor((base_cpp + 250) / 500);
  $s[132] = base_cpp;
  $s[133] = base_cpp;
  $s[134] = 1;
  // SENAI · Decreto-Lei 4.048/1942 (acto por confirmar)
  const senai = $s[135] = Math.floor((base_cpp + 50) / 100);
  $s[136] = base_cpp;
  $s[137] = base_cpp;
  $s[138] = 1;
  // SESI · Decreto-Lei 9.403/1946 (acto por confirmar)
  const $96 = $s[140] = base_cpp * 3;
  const sesi = $s[139] = Math.floor(($96 + 100) / 200);
  $s[141] = base_cpp;
  $s[142] = 3;
  // SEBRAE · Lei 8.029/1990 art. 8 §3 (acto por confirmar)
  const $98 = $s[144] = base_cpp * 3;
  const sebrae = $s[143] = Math.floor(($98 + 250) / 500);
  $s[145] = base_cpp;
  $s[146] = 3;
  // FGTS del mes, con las vacaciones · Lei 8.036/1990 art. 15
  const $100 = $s[148] = $f.aliquota_fgts * (remuneracao_mes + remuneracao_ferias);
  const fgts_mensal = $s[147] = Math.floor($100 / 25);
  // FGTS del 13.º salario · Lei 8.036/1990 art. 15
  const $102 = $s[150] = $f.aliquota_fgts * decimo_terceiro;
  const fgts_13 = $s[149] = Math.floor($102 / 25);
  // FGTS (8%) · Lei 8.036/1990 art. 15
  const fgts = $s[151] = fgts_mensal + fgts_13;
  $s[152] = base_fgts;
  $s[153] = $f.aliquota_fgts;
  // Vale-transporte a cargo de la empresa · Lei 7.418/1985
  $s[154] = 0;
  $s[155] = 0;
  const $108 = vale_transporte_amount > 0;
  $s[156] = $108 ? 1 : 0;
  if ($108) {
    const $105 = vale_transporte_amount - vale_transporte * 100;
    const $106 = $s[155] = 0 > $105 ? 0 : $105;
    if ($106 > 4503599627370395) return false;
    $s[154] = Math.floor(($106 + 50) / 100);
  }
  // Cargas sobre las provisiones: CPP, RAT, terceros y FGTS · CPC 33
  const encargos = $s[157] = 2000000 + rat_fap_rate + 580000 + $f.aliquota_fgts * 400000;
  // Provisión 13.º salario · CPC 33
  const provisao_13 = $s[158] = Math.floor((remuneracao_mes + 6) / 12);
  $s[159] = remuneracao_mes;
  $s[160] = remuneracao_mes;
  $s[161] = 1;
  // Provisión vacaciones (férias) · CPC 33
  const provisao_ferias = $s[162] = Math.floor((remuneracao_mes + 6) / 12);
  $s[163] = remuneracao_mes;
  $s[164] = remuneracao_mes;
  $s[165] = 1;
  // Provisión 1/3 de vacaciones · CPC 33
  const provisao_terco_ferias = $s[166] = Math.floor((remuneracao_mes + 18) / 36);
  $s[167] = remuneracao_mes;
  $s[168] = remuneracao_mes;
  $s[169] = 1;
  // Cargas sobre provisión 13.º · CPC 33
  const $113 = $s[171] = remuneracao_mes * encargos;
  if ($113 > rt.SAFE || $113 > 4503599507370495) return false;
  const provisao_encargos_13 = $s[170] = Math.floor(($113 + 60000000) / 120000000);
  $s[172] = remuneracao_mes;
  $s[173] = encargos;
  // Cargas sobre provisión vacaciones + 1/3 · CPC 33
  const $115 = $s[175] = remuneracao_mes * encargos;
  if ($115 > rt.SAFE || $115 > 4503599537370495) return false;
  const provisao_encargos_ferias = $s[174] = Math.floor(($115 + 45000000) / 90000000);
  $s[176] = remuneracao_mes;
  $s[177] = encargos;
  // Terceros
  const total_terceiros = $s[178] = salario_educacao + incra + senai + sesi + sebrae;
  // Provisiones
  $s[179] = provisao_13 + provisao_ferias + provisao_terco_ferias + provisao_encargos_13 + provisao_encargos_ferias;
  // Contribuciones patronales (sin beneficios ni provisiones)
  $s[180] = cpp + rat_fap + total_terceiros + fgts;
  if (monthly_salary === 0 && ferias_amount === 0 && decimo_terceiro_amount === 0) return false;
  if ($notes !== null) {
    if (irrf_dispensado) {
      rt.addWarning(
        $notes, 'IRRF_WITHHOLDING_WAIVED', 'info', 'irrf',
        `No se retienen ${rt.show(rt.ratio(irrf_do_mes, 100n), 'money', 'BRL')}: la ley dispensa hasta ${rt.show(
          rt.ratio($f.irrf_retencao_minima, 1n), 'money', 'BRL'
        )}`
      );
    }
    if (ferias > 0) {
      if (irrf_dispensado_ferias) {
        rt.addWarning(
          $notes, 'IRRF_WITHHOLDING_WAIVED', 'info', 'irrf_ferias',
          `No se retienen ${rt.show(rt.ratio(irrf_tabela_ferias, 100n), 'money', 'BRL')}: la ley dispensa hasta ${rt.show(
            rt.ratio($f.irrf_retencao_minima, 1n), 'money', 'BRL'
          )}`
        );
      }
    }
    if (daily_salary$sent === daily_salary$sent &&
      monthly_salary$sent ===
      monthly_salary$sent &&
      (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      rt.addWarning(
        $notes, 'SALARY_INPUT_MISMATCH', 'warning', 'monthly_salary',
        `El salario mensual ${rt.show(rt.ratio(monthly_salary, 10000n), 'money', 'BRL')} y 30 veces el diario ${rt.show(
          rt.ratio(daily_salary, 10000n), 'money', 'BRL'
        )} difieren en más del 1 %; se usa el mensual`
      );
    }
    if (salario_contratual > 0 && salario_contratual < $f.SALARIO_MINIMO * 100) {
      rt.addWarning(
        $notes, 'BELOW_MINIMUM_WAGE', 'warning', 'monthly_salary',
        `El salario ${rt.show(rt.ratio(salario_contratual, 100n), 'money', 'BRL')} es menor que el mínimo de ${rt.show(
          rt.ratio($f.SALARIO_MINIMO, 1n), 'money', 'BRL'
        )}`
      );
    }
    if (!(rat_fap_rate$sent === rat_fap_rate$sent)) {
      rt.addWarning(
        $notes, 'RAT_FAP_DEFAULTED', 'info', 'rat_fap_rate',
        `Sin RAT ajustado se usa ${rt.show(rt.ratio(rat_fap_rate, 10000000n), 'rate', 'BRL')}`
      );
    }
    if (aplica_salario_familia$sent === aplica_salario_familia$sent &&
      aplica_salario_familia &&
      renda_salario_familia > $f.salario_familia_limite * 4) {
      rt.addWarning(
        $notes, 'FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.aplica_salario_familia',
        `La renta ${rt.show(rt.ratio(renda_salario_familia, 100n), 'money', 'BRL')} pasa de ${rt.show(
          rt.ratio($f.salario_familia_limite, 25n), 'money', 'BRL'
        )}: no hay salario-familia`
      );
    }
    if (!aplica_salario_familia &&
      cantidad_hijos + cantidad_hijos_incapacitados > 0 &&
      renda_salario_familia <= $f.salario_familia_limite * 4) {
      rt.addWarning(
        $notes, 'FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.aplica_salario_familia',
        `Hay hijos y la renta ${rt.show(rt.ratio(renda_salario_familia, 100n), 'money', 'BRL')} no pasa de ${rt.show(
          rt.ratio($f.salario_familia_limite, 25n), 'money', 'BRL'
        )}, pero se pidió no pagar el salario-familia`
      );
    }
    $s[181] = $f.inss_aliquota$rows1.top;
    if (remuneracao_mes + remuneracao_ferias > $f.inss_aliquota$rows1.top) {
      rt.addWarning(
        $notes, 'CONTRIBUTION_BASE_CAPPED', 'info', 'base_inss',
        `La remuneración pasa del tope; el INSS se calcula sobre ${rt.show(rt.ratio(base_inss, 100n), 'money', 'BRL')}`
      );
    }
    $s[182] = $f.inss_aliquota$rows1.top;
    if (decimo_terceiro > $f.inss_aliquota$rows1.top) {
      rt.addWarning(
        $notes, 'CONTRIBUTION_BASE_CAPPED', 'info', 'base_inss_13',
        `El 13.º salario pasa del tope; el INSS se calcula sobre ${rt.show(rt.ratio(base_inss_13, 100n), 'money', 'BRL')}`
      );
    }
    if (decimo_terceiro_amount > 0 && Number($at.slice(5, 7)) !== 12) {
      rt.addWarning(
        $notes, 'DECIMO_TERCEIRO_BEFORE_SETTLEMENT', 'info', 'decimo_terceiro_amount',
        `El INSS y el IRRF del 13.º son de la liquidación de diciembre; un anticipo no se envía aquí`
      );
    }
    if (neto < 0) {
      rt.addWarning($notes, 'NEGATIVE_NET_SALARY', 'warning', 'net_salary', `Las deducciones superan las percepciones`);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":183,"scales":[10000,10000,10000,10000,10000,10000,10000,10000,1,1,1,10000000,1],"values":[["input",1,[1,10000]],0,["period","days","number",[]],["input",2,[2,10000]],["input",3,[3,10000]],["input",4,[4,10000]],["input",5,[5,10000]],2,3,5,["input",12,[12,1]],7,["parameter","salario_familia_limite","money",25,"salario_familia_limite"],["parameter","salario_familia_cota","money",50,"salario_familia_cota"],["input",9,[9,1]],["input",10,[10,1]],1,4,6,8,10,11,["kept","upper_limit(inss_aliquota)","money",35],["kept","upper_limit(inss_aliquota)","money",37],["kept","upper_limit(inss_aliquota)","money",39],12,14,15,16,13,["input",6,[6,10000]],17,["parameter","irrf_deducao_dependente","money",100,"irrf_deducao_dependente"],["input",8,[8,1]],20,21,22,23,26,27,28,18,31,32,33,24,35,["parameter","irrf_retencao_minima","money",1,"irrf_retencao_minima"],36,29,38,34,["input",7,[7,10000]],37,39,40,41,9,42,44,["input",11,[11,10000000]],["parameter","aliquota_fgts","rate",25,"aliquota_fgts"],53,54,57,48,49,50,51,52,58,59,60,61,62,46,47,63,55],"tables":[{"name":"inss_aliquota","table":0,"rows":"inss_aliquota$rows1","of":"money","gives":"rate","scales":[100,100,10000],"slots":[41,42,null]},{"name":"inss_aliquota","table":0,"rows":"inss_aliquota$rows1","of":"money","gives":"rate","scales":[100,100,10000],"slots":[45,46,null],"isConditional":1},{"name":"inss_aliquota","table":0,"rows":"inss_aliquota$rows1","of":"money","gives":"rate","scales":[100,100,10000],"slots":[51,52,null],"isConditional":1},{"name":"irrf_mensal","table":1,"rows":"irrf_mensal$rows1","of":"money","gives":"rate","scales":[100,40,4000],"slots":[66,67,null],"isConditional":1},{"name":"irrf_mensal","table":1,"rows":"irrf_mensal$rows1","of":"money","gives":"rate","scales":[100,40,4000],"slots":[79,80,null],"isConditional":1},{"name":"irrf_mensal","table":1,"rows":"irrf_mensal$rows1","of":"money","gives":"rate","scales":[100,40,4000],"slots":[92,93,null],"isConditional":1}],"steps":[[13,[0],{"raw":[14,10000]}],[15,[1,2],{"raw":[16,3000]}],[17,[3],{"raw":[18,10000]}],[19,[4],{"raw":[20,10000]}],[21,[5],{"raw":[22,10000]}],[23,[6],{"raw":[24,10000]}],[25,[6],{"raw":[26,30000]}],[27,[1,7,8,9],{}],[28,[10,[[11,12],31,1,1],[[13,14,15,2],30,1,1]],{"raw":[29,1500],"called":30}],[32,[16,7,8,17,9,18,19],{}],[33,[16,7,8],{}],[34,[9,18],{}],[36,[20,21,22],{}],[38,[17,23],{}],[40,[21,24],{}],[43,[25,25,-1],{"raw":[44,10000]}],[47,[9,[[26,26],49,1,1],-2],{"raw":[48,10000],"called":49}],[50,[27,28],{}],[53,[17,[[29,29],55,1,1],-3],{"raw":[54,10000],"called":55}],[56,[20],{"present":57}],[58,[30],{"raw":[59,10000]}],[60,[31,32,33,34],{"present":61}],[62,[35],{"present":63}],[64,[20,36],{"present":65}],[68,[37,-4],{"raw":[69,4000],"present":70}],[71,[21],{"present":72}],[73,[28,32,33],{"present":74}],[75,[38],{"present":76}],[77,[21,39],{"present":78}],[81,[40,-5],{"raw":[82,4000],"present":83}],[84,[17],{"present":85}],[86,[41,32,33],{"present":87}],[88,[42],{"present":89}],[90,[17,43],{"present":91}],[94,[44,-6],{"raw":[95,4000],"present":96}],[98,[20,[[45],97,1,1]],{}],[[100,1],[46,[[46,47],99,1,1]],{}],[101,[48,[[46],102,1,1]],{"called":102}],[[104,1],[49,[[49,47],103,1,1]],{"present":105}],[106,[50,[[49],107,1,1]],{"present":108,"called":107}],[109,[17,[[51],110,1,1]],{"called":110}],[111,[52,[[52,16],113,1,1]],{"raw":[112,10000],"called":113}],[115,[31,28,41,53,9,[[54],114,1,1],55,56,34],{}],[116,[57,58],{}],[117,[16,7,8,17,9,18],{}],[118,[16,7,8,17,9,18],{}],[119,[59],{"raw":[120,500],"base":121,"rate":[122,5]}],[123,[59,60],{"raw":[124,1000000000],"base":125,"rate":[126,10000000]}],[127,[59],{"raw":[128,4000],"base":129,"rate":[130,40]}],[131,[59],{"raw":[132,50000],"base":133,"rate":[134,500]}],[135,[59],{"raw":[136,10000],"base":137,"rate":138}],[139,[59],{"raw":[140,20000],"base":141,"rate":[142,200]}],[143,[59],{"raw":[144,50000],"base":145,"rate":[146,500]}],[147,[61,20,21],{"raw":[148,2500]}],[149,[61,17],{"raw":[150,2500]}],[151,[62,63],{"base":152,"rate":[153,25]}],[154,[52,[[52,56],156,1,1]],{"raw":[155,10000],"called":156}],[[157,10000000],[60,61],{}],[158,[20],{"raw":[159,1200],"base":160,"rate":[161,12]}],[162,[20],{"raw":[163,1200],"base":164,"rate":[165,12]}],[166,[20],{"raw":[167,3600],"base":168,"rate":[169,36]}],[170,[20,64],{"raw":[171,12000000000],"base":172,"rate":[173,120000000]}],[174,[20,64],{"raw":[175,9000000000],"base":176,"rate":[177,90000000]}],[178,[65,66,67,68,69],{}],[179,[70,71,72,73,74],{}],[180,[75,76,77,78],{}]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '{"scheme":["BRL","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"rate"],"boolean"],"roundings":[["half_up",[["1/100",null]]],["down",[["1/100",null]]]],"nodes":[[0,["constant","0"]],[0,["constant","1000000"]],[1,["constant","30"]],[0,3,1,2],[0,["input",0]],[0,2,2,4],[0,["constant","1000000000000"]],[1,["constant","0"]],[1,["constant","20"]],[2,["constant","1/50"]],[2,["constant","1/200"]],[2,["constant","3/50"]],[3,["truth",true]],[0,["input",1]],[0,["step",0]],[1,["period","days"]],[0,2,14,15],[0,3,16,2],[0,["input",2]],[0,["input",3]],[0,["input",4]],[0,["input",5]],[1,["constant","3"]],[0,3,21,22],[0,["step",2]],[0,0,14,24],[0,["step",3]],[0,0,25,26],[0,["step",5]],[0,0,27,28],[3,["input",12]],[0,["step",7]],[0,["parameter",1]],[3,11,31,32],[3,14,30,33],[0,["parameter",2]],[1,["input",9]],[1,["input",10]],[1,0,36,37],[0,2,35,38],[0,2,39,15],[0,3,40,2],[0,["step",1]],[0,0,42,24],[0,["step",4]],[0,0,26,44],[0,0,43,45],[0,["step",6]],[0,0,28,47],[0,["step",8]],[0,0,48,49],[0,0,46,50],[0,0,43,26],[0,["step",10]],[0,["step",11]],[0,0,53,54],[0,["upper_limit",0]],[0,5,55,56],[0,5,44,56],[0,5,54,56],[0,["step",12]],[2,["apply",0],60],[0,2,60,61],[3,12,28,0],[0,["step",14]],[2,["apply",0],64],[0,2,64,65],[0,["step",15]],[0,["step",16]],[0,1,67,68],[0,6,0,69],[3,12,44,0],[0,["step",13]],[2,["apply",0],72],[0,2,72,73],[3,12,53,0],[0,["input",6]],[0,["step",17]],[0,["parameter",3]],[1,["input",8]],[0,2,78,79],[0,0,77,80],[0,["step",20]],[0,0,81,82],[0,["step",21]],[0,["step",22]],[0,1,53,85],[0,6,0,86],[0,["step",23]],[0,["apply",1],88],[0,0,68,80],[0,0,90,0],[0,["step",26]],[0,["step",27]],[0,1,54,93],[0,6,0,94],[0,["step",28]],[0,["apply",1],96],[0,["step",18]],[0,0,98,80],[0,0,99,0],[0,["step",31]],[0,["step",32]],[0,1,44,102],[0,6,0,103],[0,["step",33]],[0,["apply",1],105],[0,["step",24]],[0,18,75,107,0],[0,["step",35]],[3,12,109,0],[0,["parameter",4]],[3,11,109,111],[3,14,110,112],[3,["step",36]],[3,16,114],[0,["step",29]],[3,12,116,0],[3,11,116,111],[3,14,117,118],[3,["step",38]],[3,16,120],[0,["step",34]],[0,["input",7]],[3,12,123,0],[0,2,11,42],[0,5,123,125],[0,0,77,68],[0,["step",37]],[0,0,98,128],[0,0,127,129],[0,["step",39]],[0,18,63,131,0],[0,["step",40]],[0,0,132,133],[0,["step",41]],[0,0,135,82],[0,0,134,136],[0,0,130,137],[0,["step",9]],[0,["step",42]],[0,1,139,140],[0,0,44,28],[0,0,142,47],[0,0,52,143],[0,["step",44]],[2,["constant","1/5"]],[0,2,145,146],[2,["input",11]],[0,2,145,148],[2,["constant","1/40"]],[0,2,145,150],[2,["constant","1/500"]],[0,2,145,152],[2,["constant","1/100"]],[0,2,145,154],[2,["constant","3/200"]],[0,2,145,156],[2,["constant","3/500"]],[0,2,145,158],[2,["parameter",5]],[0,2,160,55],[0,2,160,44],[0,["step",45]],[0,["step",53]],[0,["step",54]],[0,0,164,165],[0,1,123,135],[0,6,0,167],[2,0,146,148],[2,["constant","29/500"]],[2,0,169,170],[2,0,171,160],[2,["constant","1"]],[1,["constant","12"]],[2,3,173,174],[0,2,53,175],[1,["constant","36"]],[2,3,173,177],[0,2,53,178],[2,["step",57]],[2,3,180,174],[0,2,53,181],[1,["constant","9"]],[2,3,180,183],[0,2,53,184],[0,["step",48]],[0,["step",49]],[0,0,186,187],[0,["step",50]],[0,0,188,189],[0,["step",51]],[0,["step",52]],[0,0,191,192],[0,0,190,193],[0,["step",58]],[0,["step",59]],[0,0,195,196],[0,["step",60]],[0,0,197,198],[0,["step",61]],[0,["step",62]],[0,0,200,201],[0,0,199,202],[0,["step",46]],[0,["step",47]],[0,0,204,205],[0,["step",63]],[0,0,206,207],[0,["step",55]],[0,0,208,209],[3,8,13,0],[3,8,21,0],[3,14,211,212],[3,8,20,0],[3,14,213,214],[3,["given",0]],[3,["given",1]],[3,14,216,217],[2,["constant","99/100"]],[0,2,219,13],[3,10,5,220],[2,["constant","101/100"]],[0,2,222,13],[3,12,5,223],[3,15,221,224],[3,14,218,225],[3,12,14,0],[1,["constant","1"]],[0,["parameter",0]],[0,2,228,229],[3,10,14,230],[3,14,227,231],[3,["given",11]],[3,16,233],[3,["given",12]],[3,14,235,30],[3,12,31,32],[3,14,236,237],[3,16,30],[3,12,38,7],[3,14,239,240],[3,14,241,33],[3,12,55,56],[3,12,44,56],[3,12,20,0],[1,["period","month"]],[3,9,246,174],[3,14,245,247],[0,["step",43]],[3,10,249,0]],"items":[[0,null,[0,false],[3,true]],[1,5,[0,true],[1,true]],[2,0,[0,true],[6,false]],[3,0,[0,true],[6,false]],[4,0,[0,true],[6,false]],[5,0,[0,true],[6,false]],[6,0,[0,true],[6,false]],[7,0,[0,true],[6,false]],[8,7,[7,true],[8,true]],[9,7,[7,true],[8,true]],[10,7,[7,true],[8,true]],[11,9,[10,true],[11,true]],[12,12,null,null],[0,0,null,null,13,0],[1,0,null,null,17,0],[2,0,null,null,18,0],[3,0,null,null,19,0],[4,0,null,null,20,0],[5,0,null,null,21,0],[6,0,null,null,23,0],[7,0,null,null,29,null],[8,0,null,34,41,0],[9,0,null,null,51,null],[10,0,null,null,52,null],[11,0,null,null,48,null],[12,0,null,null,57,0],[13,0,null,null,58,0],[14,0,null,null,59,null],[15,0,null,null,62,1],[16,0,null,63,66,1],[17,0,null,null,70,0],[18,0,null,71,74,1],[19,0,75,null,53,null],[20,0,null,null,76,0],[21,0,75,null,83,null],[22,0,75,null,84,null],[23,0,75,null,87,0],[24,0,75,null,89,0],[25,0,63,null,54,null],[26,0,63,null,91,null],[27,0,63,null,92,null],[28,0,63,null,95,0],[29,0,63,null,97,0],[30,0,71,null,44,null],[31,0,71,null,100,null],[32,0,71,null,101,null],[33,0,71,null,104,0],[34,0,71,null,106,0],[35,0,null,null,108,null],[36,3,null,null,113,null],[37,0,null,115,109,0],[38,3,63,null,119,null],[39,0,63,121,116,0],[40,0,null,71,122,0],[41,0,null,124,126,0],[42,0,null,null,138,null],[43,0,null,null,141,null],[44,0,null,null,144,0],[45,0,null,null,144,0],[46,0,null,null,147,0,145,146],[47,0,null,null,149,0,145,148],[48,0,null,null,151,0,145,150],[49,0,null,null,153,0,145,152],[50,0,null,null,155,0,145,154],[51,0,null,null,157,0,145,156],[52,0,null,null,159,0,145,158],[53,0,null,null,161,1],[54,0,null,null,162,1],[55,0,null,null,166,0,163,160],[56,0,null,124,168,0],[57,2,null,null,172,null],[58,0,null,null,176,0,53,175],[59,0,null,null,176,0,53,175],[60,0,null,null,179,0,53,178],[61,0,null,null,182,0,53,181],[62,0,null,null,185,0,53,184],[63,0,null,null,194,null],[64,0,null,null,203,null],[65,0,null,null,210,null]],"parameters":[["SALARIO_MINIMO",null],["salario_familia_limite",null],["salario_familia_cota",null],["irrf_deducao_dependente",null],["irrf_retencao_minima",null],["aliquota_fgts",null]],"tables":[[0,null,2,null,null],[0,null,0,null,null]],"notices":[["refuse","VALIDATION_ERROR","warning","monthly_salary","employee",null,215,["El salario solo puede ser cero cuando hay vacaciones o 13.º salario"]],["warn","IRRF_WITHHOLDING_WAIVED","info","irrf","employee",null,114,["No se retienen ",[109,"irrf_do_mes"],": la ley dispensa hasta ",[111,"irrf_retencao_minima"]]],["warn","IRRF_WITHHOLDING_WAIVED","info","irrf_ferias","employee",63,120,["No se retienen ",[116,"irrf_tabela_ferias"],": la ley dispensa hasta ",[111,"irrf_retencao_minima"]]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,226,["El salario mensual ",[13,"monthly_salary"]," y 30 veces el diario ",[4,"daily_salary"]," difieren en más del 1 %; se usa el mensual"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,232,["El salario ",[14,"salario_contratual"]," es menor que el mínimo de ",[229,"SALARIO_MINIMO"]]],["warn","RAT_FAP_DEFAULTED","info","rat_fap_rate","employee",null,234,["Sin RAT ajustado se usa ",[148,"rat_fap_rate"]]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.aplica_salario_familia","override",null,238,["La renta ",[31,"renda_salario_familia"]," pasa de ",[32,"salario_familia_limite"],": no hay salario-familia"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.aplica_salario_familia","override",null,242,["Hay hijos y la renta ",[31,"renda_salario_familia"]," no pasa de ",[32,"salario_familia_limite"],", pero se pidió no pagar el salario-familia"]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_inss","employee",null,243,["La remuneración pasa del tope; el INSS se calcula sobre ",[60,"base_inss"]]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_inss_13","employee",null,244,["El 13.º salario pasa del tope; el INSS se calcula sobre ",[72,"base_inss_13"]]],["warn","DECIMO_TERCEIRO_BEFORE_SETTLEMENT","info","decimo_terceiro_amount","employee",null,248,["El INSS y el IRRF del 13.º son de la liquidación de diciembre; un anticipo no se envía aquí"]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,250,["Las deducciones superan las percepciones"]]]}';

const law: rt.PackedLaw = {
  parameters: [
    SALARIO_MINIMO$rows, salario_familia_limite$rows, salario_familia_cota$rows, irrf_deducao_dependente$rows, irrf_retencao_minima$rows,
    aliquota_fgts$rows
  ], tables: [inss_aliquota, irrf_mensal]
};

const plain: rt.EmittedRules = { rounding: rounding$1, parameters: $parameters, compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
