// BR.clt 2026.1: Empleado CLT (folha mensal)
// Emitted from generated/rules/br/clt/2026-01-01.pay by payroll compile. Do not edit.
// file    sha256:89596394924c0db44fa6da16ac78a3f169915a8adba90d6866d31e1c0c2c4471
// meaning sha256:53fd51a14694724998771d91049c1db8aec4258eeff8af9c235d70d8c1209d5e
import * as rt from '../../../../runtime/index.ts';

const n_0_01 = rt.decimal('0.01');
const rounding$1: rt.Rounding = { mode: 'half_up', rungs: [{ quantum: n_0_01, above: null }] };
const rounding$2: rt.Rounding = { mode: 'down', rungs: [{ quantum: n_0_01, above: null }] };

// Salario mínimo · Decreto 12.797/2025
const SALARIO_MINIMO$rows: readonly rt.DatedValue[] = [rt.dated('0000-01-01', '1621')];

// Renta máxima para el salario-familia · Portaria Interministerial MPS/MF 13/2026
const salario_familia_limite$rows: readonly rt.DatedValue[] = [rt.dated('0000-01-01', '1980.38')];

// Cuota del salario-familia por hijo · Portaria Interministerial MPS/MF 13/2026
const salario_familia_cota$rows: readonly rt.DatedValue[] = [rt.dated('0000-01-01', '67.54')];

// Descuento simplificado mensual · Lei 14.663/2023; Lei 15.191/2025
const irrf_desconto_simplificado$rows: readonly rt.DatedValue[] = [rt.dated('0000-01-01', '607.2')];

// Deducción por dependiente · Lei 9.250/1995 art. 4 III
const irrf_deducao_dependente$rows: readonly rt.DatedValue[] = [rt.dated('0000-01-01', '189.59')];

// Retención que se dispensa hasta · Lei 9.430/1996 art. 67
const irrf_retencao_minima$rows: readonly rt.DatedValue[] = [rt.dated('0000-01-01', '10')];

// Alícuota del FGTS · Lei 8.036/1990 art. 15
const aliquota_fgts$rows: readonly rt.DatedValue[] = [rt.dated('0000-01-01', '0.08')];

// INSS del empleado, por tramos · EC 103/2019 art. 28; Portaria Interministerial MPS/MF 13/2026
const inss_tabela$from1 = [
  rt.band('[]', '0', '1621', '0.075'),
  rt.band('(]', '1621', '2902.84', '0.09'),
  rt.band('(]', '2902.84', '4354.27', '0.12'),
  rt.band('(]', '4354.27', '8475.55', '0.14'),
];
const inss_tabela = rt.table('inss_tabela', 'marginal', [{ from: '0000-01-01', rows: inss_tabela$from1 }], { roundEach: rounding$2 });

// Tabla mensual del IRRF · MP 1.294/2025; Lei 15.191/2025
const irrf_mensal$from1 = [
  rt.band('[]', '0', '2428.8', '0'),
  rt.band('(]', '2428.8', '2826.65', '0.075', '182.16'),
  rt.band('(]', '2826.65', '3751.05', '0.15', '394.16'),
  rt.band('(]', '3751.05', '4664.68', '0.225', '675.49'),
  rt.band('()', '4664.68', null, '0.275', '908.73'),
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
  'CLT art. 64 (convención: 30 veces el salario diario, al centavo, cuando no se envía el mensual)', { rounding: 'half_up:0.01', position: 25 }],
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
  ['let', 'renda_salario_familia', 'Renta para el salario-familia', 'salario_contratual + horas_extras + comissoes + ferias',
  'Portaria Interministerial MPS/MF 13/2026'],
  ['perception', 'salario_familia', 'Salario-familia (salário-família)',
  'salario_familia_cota * (cantidad_hijos + cantidad_hijos_incapacitados) * period.days / 30 when aplica_salario_familia ' +
    'and renda_salario_familia <= salario_familia_limite',
  'Lei 8.213/1991 art. 65; Portaria Interministerial MPS/MF 13/2026 (convención: beneficio que la empresa descuenta de sus ' +
    'contribuciones: fuera de toda base); salario_familia_limite: Portaria Interministerial MPS/MF 13/2026; ' +
    'salario_familia_cota: Portaria Interministerial MPS/MF 13/2026',
  { rounding: 'half_up:0.01', omitZero: true, tags: ['beneficio', 'reembolsable'] }],
  ['total', 'total_percepciones', 'Total percepciones', 'sum(perceptions)', null,
  { terms: ['salario_base', 'horas_extras', 'comissoes', 'decimo_terceiro', 'ferias', 'terco_constitucional_ferias', 'salario_familia'] }],
  ['let', 'remuneracao_mes', 'Remuneración del mes (salario, horas extras y comisiones)', 'sum(do_mes)', null],
  ['let', 'remuneracao_ferias', 'Vacaciones con su tercio', 'ferias + terco_constitucional_ferias', null],
  ['base', 'base_inss', 'Base INSS (salário de contribuição)', 'min(remuneracao_mes + remuneracao_ferias, upper_limit(inss_tabela))',
  'Lei 8.212/1991 arts. 20 y 28; inss_tabela: EC 103/2019 art. 28; Portaria Interministerial MPS/MF 13/2026 (convención: ' +
    'cada tramo se trunca al centavo antes de sumar: regla del eSocial y de la DCTFWeb)', { rounding: 'half_up:0.01' }],
  ['base', 'base_inss_13', 'Base INSS 13.º salario', 'min(decimo_terceiro, upper_limit(inss_tabela))',
  'Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7; inss_tabela: EC 103/2019 art. 28; Portaria ' +
    'Interministerial MPS/MF 13/2026 (convención: cada tramo se trunca al centavo antes de sumar: regla del eSocial y de la ' +
    'DCTFWeb)', { rounding: 'half_up:0.01', omitZero: true }],
  ['let', 'base_inss_ferias', 'Base del INSS sobre vacaciones', 'min(remuneracao_ferias, upper_limit(inss_tabela))',
  'Lei 8.212/1991 arts. 20 y 28; inss_tabela: EC 103/2019 art. 28; Portaria Interministerial MPS/MF 13/2026 (convención: ' +
    'cada tramo se trunca al centavo antes de sumar: regla del eSocial y de la DCTFWeb)'],
  ['let', 'inss_total', 'INSS del mes, con las vacaciones', 'inss_tabela(base_inss)',
  'EC 103/2019 art. 28; inss_tabela: EC 103/2019 art. 28; Portaria Interministerial MPS/MF 13/2026 (convención: cada tramo ' +
    'se trunca al centavo antes de sumar: regla del eSocial y de la DCTFWeb)'],
  ['deduction', 'inss_ferias', 'INSS sobre vacaciones (férias)', 'inss_tabela(base_inss_ferias) when ferias > 0 BRL',
  'Lei 8.212/1991 art. 20; EC 103/2019 art. 28; inss_tabela: EC 103/2019 art. 28; Portaria Interministerial MPS/MF 13/2026 ' +
    '(convención: cada tramo se trunca al centavo antes de sumar: regla del eSocial y de la DCTFWeb)',
  { rounding: 'half_up:0.01', omitZero: true, position: 42, bracket: 'inss_ferias' }],
  ['deduction', 'inss', 'INSS del empleado', 'inss_total - inss_ferias',
  'Lei 8.212/1991 art. 20; EC 103/2019 art. 28 (fuente única: motor con conciliación de guías: primero las vacaciones; el ' + 'total no cambia)',
  { rounding: 'half_up:0.01', position: 41, bracket: 'inss_total' }],
  ['deduction', 'inss_13', 'INSS sobre 13.º salario', 'inss_tabela(base_inss_13) when decimo_terceiro > 0 BRL',
  'Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7; inss_tabela: EC 103/2019 art. 28; Portaria ' +
    'Interministerial MPS/MF 13/2026 (convención: cada tramo se trunca al centavo antes de sumar: regla del eSocial y de la ' +
    'DCTFWeb)', { rounding: 'half_up:0.01', omitZero: true, position: 43, bracket: 'inss_13' }],
  ['let', 'rendimento_tributavel', 'Rendimiento tributable', 'remuneracao_mes', null],
  ['deduction', 'pensao_alimenticia', 'Pensión alimenticia (pensão alimentícia)', 'pensao_alimenticia_amount', 'Lei 5.478/1968',
  { rounding: 'half_up:0.01', omitZero: true, position: 75 }],
  ['let', 'deducoes_legais', 'Deducciones legales', 'inss + irrf_deducao_dependente * num_dependentes_irrf + pensao_alimenticia',
  'Lei 9.250/1995 art. 4 (fuente única: orientación oficial: los dependientes se deducen en cada apuración); ' +
    'irrf_deducao_dependente: Lei 9.250/1995 art. 4 III', { position: 45 }],
  ['let', 'irrf_metodo', 'Descuento simplificado (1) o legal (0)', 'irrf_desconto_simplificado > deducoes_legais',
  'Lei 9.250/1995 art. 4; Lei 14.663/2023; irrf_desconto_simplificado: Lei 14.663/2023; Lei 15.191/2025', { type: 'boolean' }],
  ['let', 'deducao', 'Deducción aplicada', 'max(deducoes_legais, irrf_desconto_simplificado)',
  'Lei 9.250/1995 art. 4; Lei 14.663/2023; irrf_desconto_simplificado: Lei 14.663/2023; Lei 15.191/2025'],
  ['base', 'base_irrf', 'Base IRRF', 'max(0 BRL, remuneracao_mes - deducao)', 'Lei 9.250/1995 art. 4', { rounding: 'half_up:0.01' }],
  ['let', 'irrf_tabela', 'IRRF según tabla', 'irrf_mensal(base_irrf)',
  'Lei 15.191/2025 (convención: al centavo, mitad hacia arriba: la Receita no publica regla); irrf_mensal: MP 1.294/2025; ' + 'Lei 15.191/2025',
  { rounding: 'half_up:0.01' }],
  ['let', 'irrf_reducao', 'Reducción Ley 15.270',
  'if remuneracao_mes <= 5_000 BRL then min(irrf_tabela, 312.89 BRL) else if remuneracao_mes <= 7_350 BRL then ' +
    'min(irrf_tabela, max(0 BRL, 978.62 BRL - 13.3145% * remuneracao_mes)) else 0 BRL',
  'Lei 9.250/1995 art. 3-A; Lei 15.270/2025 (convención: al centavo, mitad hacia arriba: la Receita no publica regla)', { rounding: 'half_up:0.01' }],
  ['let', 'irrf_apurado', 'IRRF antes de la dispensa', 'irrf_tabela - irrf_reducao', 'Lei 15.270/2025'],
  ['let', 'rendimento_tributavel_ferias', 'Rendimiento tributable vacaciones (férias)', 'remuneracao_ferias', null],
  ['let', 'deducoes_legais_ferias', 'Deducciones legales vacaciones (férias)', 'inss_ferias + irrf_deducao_dependente * num_dependentes_irrf + 0 BRL',
  'Lei 9.250/1995 art. 4 (fuente única: orientación oficial: los dependientes se deducen en cada apuración); ' +
    'irrf_deducao_dependente: Lei 9.250/1995 art. 4 III'],
  ['let', 'irrf_metodo_ferias', 'Descuento simplificado (1) o legal (0) vacaciones (férias)', 'irrf_desconto_simplificado > deducoes_legais_ferias',
  'Lei 9.250/1995 art. 4; Lei 14.663/2023; irrf_desconto_simplificado: Lei 14.663/2023; Lei 15.191/2025', { type: 'boolean' }],
  ['let', 'deducao_ferias', 'Deducción aplicada vacaciones (férias)', 'max(deducoes_legais_ferias, irrf_desconto_simplificado)',
  'Lei 9.250/1995 art. 4; Lei 14.663/2023; irrf_desconto_simplificado: Lei 14.663/2023; Lei 15.191/2025'],
  ['base', 'base_irrf_ferias', 'Base IRRF vacaciones (férias)', 'max(0 BRL, remuneracao_ferias - deducao_ferias)', 'Lei 9.250/1995 art. 4',
  { rounding: 'half_up:0.01' }],
  ['let', 'irrf_tabela_ferias', 'IRRF según tabla vacaciones (férias)', 'irrf_mensal(base_irrf_ferias)',
  'Lei 15.191/2025 (convención: al centavo, mitad hacia arriba: la Receita no publica regla); irrf_mensal: MP 1.294/2025; ' + 'Lei 15.191/2025',
  { rounding: 'half_up:0.01' }],
  ['let', 'irrf_reducao_ferias', 'Reducción Ley 15.270 vacaciones (férias)',
  'if remuneracao_ferias <= 5_000 BRL then min(irrf_tabela_ferias, 312.89 BRL) else if remuneracao_ferias <= 7_350 BRL ' +
    'then min(irrf_tabela_ferias, max(0 BRL, 978.62 BRL - 13.3145% * remuneracao_ferias)) else 0 BRL',
  'Lei 9.250/1995 art. 3-A; Lei 15.270/2025 (convención: al centavo, mitad hacia arriba: la Receita no publica regla)', { rounding: 'half_up:0.01' }],
  ['let', 'irrf_apurado_ferias', 'IRRF antes de la dispensa vacaciones (férias)', 'irrf_tabela_ferias - irrf_reducao_ferias', 'Lei 15.270/2025'],
  ['let', 'rendimento_tributavel_13', 'Rendimiento tributable 13.º salario', 'decimo_terceiro', null],
  ['let', 'deducoes_legais_13', 'Deducciones legales 13.º salario', 'inss_13 + irrf_deducao_dependente * num_dependentes_irrf + 0 BRL',
  'Lei 9.250/1995 art. 4 (fuente única: orientación oficial: los dependientes se deducen en cada apuración); ' +
    'irrf_deducao_dependente: Lei 9.250/1995 art. 4 III'],
  ['let', 'irrf_metodo_13', 'Descuento simplificado (1) o legal (0) 13.º salario', 'irrf_desconto_simplificado > deducoes_legais_13',
  'Lei 9.250/1995 art. 4; Lei 14.663/2023; irrf_desconto_simplificado: Lei 14.663/2023; Lei 15.191/2025', { type: 'boolean' }],
  ['let', 'deducao_13', 'Deducción aplicada 13.º salario', 'max(deducoes_legais_13, irrf_desconto_simplificado)',
  'Lei 9.250/1995 art. 4; Lei 14.663/2023; irrf_desconto_simplificado: Lei 14.663/2023; Lei 15.191/2025'],
  ['base', 'base_irrf_13', 'Base IRRF 13.º salario', 'max(0 BRL, decimo_terceiro - deducao_13)', 'Lei 9.250/1995 art. 4',
  { rounding: 'half_up:0.01' }],
  ['let', 'irrf_tabela_13', 'IRRF según tabla 13.º salario', 'irrf_mensal(base_irrf_13)',
  'Lei 15.191/2025 (convención: al centavo, mitad hacia arriba: la Receita no publica regla); irrf_mensal: MP 1.294/2025; ' + 'Lei 15.191/2025',
  { rounding: 'half_up:0.01' }],
  ['let', 'irrf_reducao_13', 'Reducción Ley 15.270 13.º salario',
  'if decimo_terceiro <= 5_000 BRL then min(irrf_tabela_13, 312.89 BRL) else if decimo_terceiro <= 7_350 BRL then ' +
    'min(irrf_tabela_13, max(0 BRL, 978.62 BRL - 13.3145% * decimo_terceiro)) else 0 BRL',
  'Lei 9.250/1995 art. 3-A; Lei 15.270/2025 (convención: al centavo, mitad hacia arriba: la Receita no publica regla)', { rounding: 'half_up:0.01' }],
  ['let', 'irrf_apurado_13', 'IRRF antes de la dispensa 13.º salario', 'irrf_tabela_13 - irrf_reducao_13', 'Lei 15.270/2025'],
  ['let', 'irrf_do_mes', 'IRRF de la remuneración del mes, si la hay', 'if remuneracao_mes > 0 BRL then irrf_apurado else 0 BRL', null],
  ['let', 'irrf_dispensado', 'Retención dispensada sobre salario', 'irrf_do_mes > 0 BRL and irrf_do_mes <= irrf_retencao_minima',
  'Lei 9.430/1996 art. 67; Lei 7.713/1988; irrf_retencao_minima: Lei 9.430/1996 art. 67', { type: 'boolean' }],
  ['deduction', 'irrf', 'IRRF sobre salario', 'irrf_do_mes when not irrf_dispensado',
  'Lei 7.713/1988 (convención: se supone pagado dentro del periodo)', { rounding: 'half_up:0.01', bracket: 'irrf_tabela' }],
  ['let', 'irrf_dispensado_ferias', 'Retención dispensada sobre vacaciones (férias)',
  'irrf_apurado_ferias > 0 BRL and irrf_apurado_ferias <= irrf_retencao_minima',
  'Lei 9.430/1996 art. 67; RIR/2018 art. 682 (artículo por confirmar); IN RFB 1.500/2014; irrf_retencao_minima: Lei ' + '9.430/1996 art. 67',
  { type: 'boolean' }],
  ['deduction', 'irrf_ferias', 'IRRF sobre vacaciones (férias)', 'irrf_apurado_ferias when not irrf_dispensado_ferias',
  'RIR/2018 art. 682 (artículo por confirmar); IN RFB 1.500/2014 (convención: se supone pagado dentro del periodo)',
  { rounding: 'half_up:0.01', bracket: 'irrf_tabela_ferias' }],
  ['deduction', 'irrf_13', 'IRRF sobre 13.º salario (tributación exclusiva)', 'irrf_apurado_13 when decimo_terceiro > 0 BRL',
  'Lei 7.713/1988 art. 26; Lei 8.134/1990 art. 16; IN RFB 1.500/2014 art. 13 (convención: se supone pagado dentro del ' + 'periodo)',
  { rounding: 'half_up:0.01', omitZero: true, bracket: 'irrf_tabela_13' }],
  ['deduction', 'vale_transporte', 'Vale-transporte (descuento hasta 6%)',
  'min(vale_transporte_amount, 6% * salario_base) when vale_transporte_amount > 0 BRL', 'Lei 7.418/1985; Decreto 10.854/2021 art. 114',
  { rounding: 'half_up:0.01', omitZero: true }],
  ['total', 'total_deducciones', 'Total deducciones', 'sum(deductions)', null,
  { position: 76, terms: ['inss', 'inss_ferias', 'inss_13', 'irrf', 'irrf_ferias', 'irrf_13', 'vale_transporte', 'pensao_alimenticia'] }],
  ['total', 'neto', 'Neto', 'total_percepciones - total_deducciones', null, { terms: ['total_percepciones', '-total_deducciones'] }],
  ['base', 'base_cpp', 'Base contribución patronal (CPP)', 'sum(incide_inss)', 'Lei 8.212/1991 art. 22; STF, Tema 985', { rounding: 'half_up:0.01' }],
  ['base', 'base_fgts', 'Base FGTS', 'sum(incide_fgts)', 'Lei 8.036/1990 art. 15', { rounding: 'half_up:0.01' }],
  ['component', 'cpp', 'Contribución patronal (CPP)', 'base_cpp * 20%', 'Lei 8.212/1991 art. 22 I',
  { rounding: 'half_up:0.01', table: 'previdencia_patronal', position: 81 }],
  ['component', 'rat_fap', 'RAT ajustado (RAT x FAP)', 'base_cpp * rat_fap_rate', 'Lei 8.212/1991 art. 22 II; Lei 10.666/2003 art. 10',
  { rounding: 'half_up:0.01', table: 'previdencia_patronal' }],
  ['component', 'salario_educacao', 'Salario-educación (salário-educação)', 'base_cpp * 2.5%', 'Lei 9.424/1996 art. 15 (acto por confirmar)',
  { rounding: 'half_up:0.01', table: 'terceiros', position: 84 }],
  ['component', 'incra', 'INCRA', 'base_cpp * 0.2%', 'Decreto-Lei 1.146/1970 art. 3; IN RFB 2.110/2022',
  { rounding: 'half_up:0.01', table: 'terceiros' }],
  ['component', 'senai', 'SENAI', 'base_cpp * 1.0%', 'Decreto-Lei 4.048/1942 (acto por confirmar)', { rounding: 'half_up:0.01', table: 'terceiros' }],
  ['component', 'sesi', 'SESI', 'base_cpp * 1.5%', 'Decreto-Lei 9.403/1946 (acto por confirmar)', { rounding: 'half_up:0.01', table: 'terceiros' }],
  ['component', 'sebrae', 'SEBRAE', 'base_cpp * 0.6%', 'Lei 8.029/1990 art. 8 §3 (acto por confirmar)',
  { rounding: 'half_up:0.01', table: 'terceiros' }],
  ['let', 'fgts_mensal', 'FGTS del mes, con las vacaciones', 'aliquota_fgts * (remuneracao_mes + remuneracao_ferias)',
  'Lei 8.036/1990 art. 15 (convención: truncado al centavo, como en las nóminas reales: no hay texto oficial); ' +
    'aliquota_fgts: Lei 8.036/1990 art. 15', { rounding: 'down:0.01', position: 90 }],
  ['let', 'fgts_13', 'FGTS del 13.º salario', 'aliquota_fgts * decimo_terceiro',
  'Lei 8.036/1990 art. 15 (convención: truncado al centavo, como en las nóminas reales: no hay texto oficial); ' +
    'aliquota_fgts: Lei 8.036/1990 art. 15', { rounding: 'down:0.01' }],
  ['component', 'fgts', 'FGTS (8%)', 'fgts_mensal + fgts_13', 'Lei 8.036/1990 art. 15',
  { rounding: 'half_up:0.01', table: 'fgts_empregador', position: 93 }],
  ['component', 'vale_transporte_patronal', 'Vale-transporte a cargo de la empresa',
  'max(0 BRL, vale_transporte_amount - vale_transporte) when vale_transporte_amount > 0 BRL', 'Lei 7.418/1985',
  { rounding: 'half_up:0.01', omitZero: true, table: 'beneficios', position: 95 }],
  ['let', 'encargos', 'Cargas sobre las provisiones: CPP, RAT, terceros y FGTS', '20% + rat_fap_rate + 5.8% + aliquota_fgts',
  'CPC 33; aliquota_fgts: Lei 8.036/1990 art. 15', { type: 'rate' }],
  ['component', 'provisao_13', 'Provisión 13.º salario', 'remuneracao_mes * (100% / 12)', 'CPC 33',
  { rounding: 'half_up:0.01', table: 'provisoes', position: 98 }],
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
  format: 1, path: 'generated/rules/br/clt/2026-01-01.pay', fingerprint: 'sha256:89596394924c0db44fa6da16ac78a3f169915a8adba90d6866d31e1c0c2c4471',
  meaning: 'sha256:53fd51a14694724998771d91049c1db8aec4258eeff8af9c235d70d8c1209d5e', country: 'BR', scheme: 'clt',
  label: 'Empleado CLT (folha mensal)', version: '2026.1', currency: 'BRL', validFrom: '2026-01-01', validUntil: '2026-12-31', periods: ['monthly'],
  proration: null, days: 'month_of_30', asOf: 'period_end', laws: ['Consolidação das Leis do Trabalho, Decreto-Lei 5.452/1943'],
  changes: [
    {
      date: '2026-01-01', summary: 'Salario mínimo, tabla del INSS y salario-familia de 2026',
      law: 'Decreto 12.797/2025; Portaria Interministerial MPS/MF 13/2026'
    }, { date: '2026-01-01', summary: 'Reducción del IRRF: sin impuesto hasta 5.000,00 al mes', law: 'Lei 15.270/2025; IN RFB 2.299/2025' }
  ],
  employerTables: [
    { id: 'previdencia_patronal', label: 'Previdencia patronal (INSS)' }, { id: 'terceiros', label: 'Terceros (Sistema S)' },
    { id: 'fgts_empregador', label: 'FGTS' }, { id: 'beneficios', label: 'Beneficios' }, { id: 'provisoes', label: 'Provisiones (no es pago)' }
  ], summary: { total_perceptions: 'total_percepciones', total_deductions: 'total_deducciones', net_salary: 'neto' },
  provenance: [
    { parameter: 'inss_tabela', provenance: 'convention', note: 'cada tramo se trunca al centavo antes de sumar: regla del eSocial y de la DCTFWeb' },
    { parameter: 'salario_contratual', provenance: 'convention', note: '30 veces el salario diario, al centavo, cuando no se envía el mensual' },
    { parameter: 'salario_base', provenance: 'convention', note: 'un mes incompleto se paga sobre 30 días' },
    { parameter: 'salario_familia', provenance: 'convention', note: 'beneficio que la empresa descuenta de sus contribuciones: fuera de toda base' },
    { parameter: 'inss', provenance: 'single_source', note: 'motor con conciliación de guías: primero las vacaciones; el total no cambia' },
    { parameter: 'deducoes_legais', provenance: 'single_source', note: 'orientación oficial: los dependientes se deducen en cada apuración' },
    { parameter: 'irrf_tabela', provenance: 'convention', note: 'al centavo, mitad hacia arriba: la Receita no publica regla' },
    { parameter: 'irrf_reducao', provenance: 'convention', note: 'al centavo, mitad hacia arriba: la Receita no publica regla' },
    { parameter: 'deducoes_legais_ferias', provenance: 'single_source', note: 'orientación oficial: los dependientes se deducen en cada apuración' },
    { parameter: 'irrf_tabela_ferias', provenance: 'convention', note: 'al centavo, mitad hacia arriba: la Receita no publica regla' },
    { parameter: 'irrf_reducao_ferias', provenance: 'convention', note: 'al centavo, mitad hacia arriba: la Receita no publica regla' },
    { parameter: 'deducoes_legais_13', provenance: 'single_source', note: 'orientación oficial: los dependientes se deducen en cada apuración' },
    { parameter: 'irrf_tabela_13', provenance: 'convention', note: 'al centavo, mitad hacia arriba: la Receita no publica regla' },
    { parameter: 'irrf_reducao_13', provenance: 'convention', note: 'al centavo, mitad hacia arriba: la Receita no publica regla' },
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
  salario_familia_limite: rt.scaled(rt.parameterAt(salario_familia_limite$rows, $at), 50n),
  inss_tabela$rows1: rt.scaledRows(inss_tabela, { date: $at }, 100n, 200n),
  irrf_deducao_dependente: rt.scaled(rt.parameterAt(irrf_deducao_dependente$rows, $at), 100n),
  irrf_desconto_simplificado: rt.scaled(rt.parameterAt(irrf_desconto_simplificado$rows, $at), 5n),
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
  // Renta para el salario-familia · Portaria Interministerial MPS/MF 13/2026
  const renda_salario_familia = $s[27] = salario_contratual + horas_extras + comissoes + ferias;
  // Salario-familia (salário-família) · Lei 8.213/1991 art. 65; Portaria Interministerial MPS/MF 13/2026
  let salario_familia = 0;
  $s[28] = 0;
  $s[29] = 0;
  $s[31] = aplica_salario_familia ? 1 : 0;
  const $13 = aplica_salario_familia && renda_salario_familia <= $f.salario_familia_limite * 2;
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
  $s[46] = 0;
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
  $s[51] = 0;
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
  $s[53] = 0;
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
  $s[57] = 0;
  const $33 = remuneracao_mes > 0;
  $s[58] = $33 ? 1 : 0;
  if ($33) {
    deducoes_legais = $s[57] = inss + $f.irrf_deducao_dependente * num_dependentes_irrf + pensao_alimenticia;
  }
  // Descuento simplificado (1) o legal (0) · Lei 9.250/1995 art. 4; Lei 14.663/2023
  let irrf_metodo: boolean = false;
  $s[59] = 0;
  const $34 = remuneracao_mes > 0;
  $s[60] = $34 ? 1 : 0;
  if ($34) {
    irrf_metodo = $f.irrf_desconto_simplificado * 20 > deducoes_legais;
    $s[59] = irrf_metodo ? 1 : 0;
  }
  // Deducción aplicada · Lei 9.250/1995 art. 4; Lei 14.663/2023
  let deducao = 0;
  $s[61] = 0;
  const $37 = remuneracao_mes > 0;
  $s[62] = $37 ? 1 : 0;
  if ($37) {
    const $35 = $f.irrf_desconto_simplificado * 20;
    deducao = $s[61] = deducoes_legais > $35 ? deducoes_legais : $35;
  }
  // Base IRRF · Lei 9.250/1995 art. 4
  let base_irrf = 0;
  $s[63] = 0;
  const $40 = remuneracao_mes > 0;
  $s[64] = $40 ? 1 : 0;
  if ($40) {
    const $38 = remuneracao_mes - deducao;
    base_irrf = $s[63] = 0 > $38 ? 0 : $38;
  }
  // IRRF según tabla · Lei 15.191/2025
  $s[65] = -1;
  let irrf_tabela = 0;
  $s[67] = 0;
  $s[68] = 0;
  const $44 = remuneracao_mes > 0;
  $s[69] = $44 ? 1 : 0;
  if ($44) {
    const $41 = $s[65] = rt.rowOf($f.irrf_mensal$rows1, base_irrf, 1, false);
    if ($41 < 0) return false;
    $s[66] = base_irrf;
    const $42 = $s[68] = rt.rebateOf($f.irrf_mensal$rows1, $41, base_irrf, 1);
    if (Number.isNaN($42)) return false;
    irrf_tabela = $s[67] = Math.floor(($42 + 20) / 40);
  }
  // Reducción Ley 15.270 · Lei 9.250/1995 art. 3-A; Lei 15.270/2025
  let irrf_reducao = 0;
  $s[72] = 0;
  $s[73] = 0;
  const $53 = remuneracao_mes > 0;
  $s[74] = $53 ? 1 : 0;
  if ($53) {
    const $45 = remuneracao_mes <= 500000;
    $s[70] = $45 ? 1 : 0;
    let $51: number;
    if ($45) {
      $51 = (irrf_tabela < 31289 ? irrf_tabela : 31289) * 200000;
    } else {
      const $46 = remuneracao_mes <= 735000;
      $s[71] = $46 ? 1 : 0;
      let $50: number;
      if ($46) {
        const $47 = 19572400000 - remuneracao_mes * 26629;
        const $48 = irrf_tabela * 200000;
        if ($48 > rt.SAFE) return false;
        const $49 = 0 > $47 ? 0 : $47;
        $50 = $48 < $49 ? $48 : $49;
      } else {
        $50 = 0;
      }
      $51 = $50;
    }
    irrf_reducao = $s[72] = Math.floor(($51 + 100000) / 200000);
    $s[73] = $51;
  }
  // IRRF antes de la dispensa · Lei 15.270/2025
  let irrf_apurado = 0;
  $s[75] = 0;
  const $55 = remuneracao_mes > 0;
  $s[76] = $55 ? 1 : 0;
  if ($55) {
    irrf_apurado = $s[75] = irrf_tabela - irrf_reducao;
  }
  // Rendimiento tributable vacaciones (férias)
  $s[77] = 0;
  const $56 = ferias > 0;
  $s[78] = $56 ? 1 : 0;
  if ($56) {
    $s[77] = remuneracao_ferias;
  }
  // Deducciones legales vacaciones (férias) · Lei 9.250/1995 art. 4
  let deducoes_legais_ferias = 0;
  $s[79] = 0;
  const $58 = ferias > 0;
  $s[80] = $58 ? 1 : 0;
  if ($58) {
    deducoes_legais_ferias = $s[79] = inss_ferias + $f.irrf_deducao_dependente * num_dependentes_irrf;
  }
  // Descuento simplificado (1) o legal (0) vacaciones (férias) · Lei 9.250/1995 art. 4; Lei 14.663/2023
  let irrf_metodo_ferias: boolean = false;
  $s[81] = 0;
  const $59 = ferias > 0;
  $s[82] = $59 ? 1 : 0;
  if ($59) {
    irrf_metodo_ferias = $f.irrf_desconto_simplificado * 20 > deducoes_legais_ferias;
    $s[81] = irrf_metodo_ferias ? 1 : 0;
  }
  // Deducción aplicada vacaciones (férias) · Lei 9.250/1995 art. 4; Lei 14.663/2023
  let deducao_ferias = 0;
  $s[83] = 0;
  const $62 = ferias > 0;
  $s[84] = $62 ? 1 : 0;
  if ($62) {
    const $60 = $f.irrf_desconto_simplificado * 20;
    deducao_ferias = $s[83] = deducoes_legais_ferias > $60 ? deducoes_legais_ferias : $60;
  }
  // Base IRRF vacaciones (férias) · Lei 9.250/1995 art. 4
  let base_irrf_ferias = 0;
  $s[85] = 0;
  const $65 = ferias > 0;
  $s[86] = $65 ? 1 : 0;
  if ($65) {
    const $63 = remuneracao_ferias - deducao_ferias;
    base_irrf_ferias = $s[85] = 0 > $63 ? 0 : $63;
  }
  // IRRF según tabla vacaciones (férias) · Lei 15.191/2025
  $s[87] = -1;
  let irrf_tabela_ferias = 0;
  $s[89] = 0;
  $s[90] = 0;
  const $69 = ferias > 0;
  $s[91] = $69 ? 1 : 0;
  if ($69) {
    const $66 = $s[87] = rt.rowOf($f.irrf_mensal$rows1, base_irrf_ferias, 1, false);
    if ($66 < 0) return false;
    $s[88] = base_irrf_ferias;
    const $67 = $s[90] = rt.rebateOf($f.irrf_mensal$rows1, $66, base_irrf_ferias, 1);
    if (Number.isNaN($67)) return false;
    irrf_tabela_ferias = $s[89] = Math.floor(($67 + 20) / 40);
  }
  // Reducción Ley 15.270 vacaciones (férias) · Lei 9.250/1995 art. 3-A; Lei 15.270/2025
  let irrf_reducao_ferias = 0;
  $s[94] = 0;
  $s[95] = 0;
  const $78 = ferias > 0;
  $s[96] = $78 ? 1 : 0;
  if ($78) {
    const $70 = remuneracao_ferias <= 500000;
    $s[92] = $70 ? 1 : 0;
    let $76: number;
    if ($70) {
      $76 = (irrf_tabela_ferias < 31289 ? irrf_tabela_ferias : 31289) * 200000;
    } else {
      const $71 = remuneracao_ferias <= 735000;
      $s[93] = $71 ? 1 : 0;
      let $75: number;
      if ($71) {
        const $72 = 19572400000 - remuneracao_ferias * 26629;
        const $73 = irrf_tabela_ferias * 200000;
        if ($73 > rt.SAFE) return false;
        const $74 = 0 > $72 ? 0 : $72;
        $75 = $73 < $74 ? $73 : $74;
      } else {
        $75 = 0;
      }
      $76 = $75;
    }
    irrf_reducao_ferias = $s[94] = Math.floor(($76 + 100000) / 200000);
    $s[95] = $76;
  }
  // IRRF antes de la dispensa vacaciones (férias) · Lei 15.270/2025
  let irrf_apurado_ferias = 0;
  $s[97] = 0;
  const $80 = ferias > 0;
  $s[98] = $80 ? 1 : 0;
  if ($80) {
    irrf_apurado_ferias = $s[97] = irrf_tabela_ferias - irrf_reducao_ferias;
  }
  // Rendimiento tributable 13.º salario
  $s[99] = 0;
  const $81 = decimo_terceiro > 0;
  $s[100] = $81 ? 1 : 0;
  if ($81) {
    $s[99] = decimo_terceiro;
  }
  // Deducciones legales 13.º salario · Lei 9.250/1995 art. 4
  let deducoes_legais_13 = 0;
  $s[101] = 0;
  const $83 = decimo_terceiro > 0;
  $s[102] = $83 ? 1 : 0;
  if ($83) {
    deducoes_legais_13 = $s[101] = inss_13 + $f.irrf_deducao_dependente * num_dependentes_irrf;
  }
  // Descuento simplificado (1) o legal (0) 13.º salario · Lei 9.250/1995 art. 4; Lei 14.663/2023
  let irrf_metodo_13: boolean = false;
  $s[103] = 0;
  const $84 = decimo_terceiro > 0;
  $s[104] = $84 ? 1 : 0;
  if ($84) {
    irrf_metodo_13 = $f.irrf_desconto_simplificado * 20 > deducoes_legais_13;
    $s[103] = irrf_metodo_13 ? 1 : 0;
  }
  // Deducción aplicada 13.º salario · Lei 9.250/1995 art. 4; Lei 14.663/2023
  let deducao_13 = 0;
  $s[105] = 0;
  const $87 = decimo_terceiro > 0;
  $s[106] = $87 ? 1 : 0;
  if ($87) {
    const $85 = $f.irrf_desconto_simplificado * 20;
    deducao_13 = $s[105] = deducoes_legais_13 > $85 ? deducoes_legais_13 : $85;
  }
  // Base IRRF 13.º salario · Lei 9.250/1995 art. 4
  let base_irrf_13 = 0;
  $s[107] = 0;
  const $90 = decimo_terceiro > 0;
  $s[108] = $90 ? 1 : 0;
  if ($90) {
    const $88 = decimo_terceiro - deducao_13;
    base_irrf_13 = $s[107] = 0 > $88 ? 0 : $88;
  }
  // IRRF según tabla 13.º salario · Lei 15.191/2025
  $s[109] = -1;
  let irrf_tabela_13 = 0;
  $s[111] = 0;
  $s[112] = 0;
  const $94 = decimo_terceiro > 0;
  $s[113] = $94 ? 1 : 0;
  if ($94) {
    const $91 = $s[109] = rt.rowOf($f.irrf_mensal$rows1, base_irrf_13, 1, false);
    if ($91 < 0) return false;
    $s[110] = base_irrf_13;
    const $92 = $s[112] = rt.rebateOf($f.irrf_mensal$rows1, $91, base_irrf_13, 1);
    if (Number.isNaN($92)) return false;
    irrf_tabela_13 = $s[111] = Math.floor(($92 + 20) / 40);
  }
  // Reducción Ley 15.270 13.º salario · Lei 9.250/1995 art. 3-A; Lei 15.270/2025
  let irrf_reducao_13 = 0;
  $s[116] = 0;
  $s[117] = 0;
  const $103 = decimo_terceiro > 0;
  $s[118] = $103 ? 1 : 0;
  if ($103) {
    const $95 = decimo_terceiro <= 500000;
    $s[114] = $95 ? 1 : 0;
    let $101: number;
    if ($95) {
      $101 = (irrf_tabela_13 < 31289 ? irrf_tabela_13 : 31289) * 200000;
    } else {
      const $96 = decimo_terceiro <= 735000;
      $s[115] = $96 ? 1 : 0;
      let $100: number;
      if ($96) {
        const $97 = 19572400000 - decimo_terceiro * 26629;
        const $98 = irrf_tabela_13 * 200000;
        if ($98 > rt.SAFE) return false;
        const $99 = 0 > $97 ? 0 : $97;
        $100 = $98 < $99 ? $98 : $99;
      } else {
        $100 = 0;
      }
      $101 = $100;
    }
    irrf_reducao_13 = $s[116] = Math.floor(($101 + 100000) / 200000);
    $s[117] = $101;
  }
  // IRRF antes de la dispensa 13.º salario · Lei 15.270/2025
  let irrf_apurado_13 = 0;
  $s[119] = 0;
  const $105 = decimo_terceiro > 0;
  $s[120] = $105 ? 1 : 0;
  if ($105) {
    irrf_apurado_13 = $s[119] = irrf_tabela_13 - irrf_reducao_13;
  }
  // IRRF de la remuneración del mes, si la hay
  const $106 = remuneracao_mes > 0;
  $s[121] = $106 ? 1 : 0;
  const irrf_do_mes = $s[122] = $106 ? irrf_apurado : 0;
  // Retención dispensada sobre salario · Lei 9.430/1996 art. 67; Lei 7.713/1988
  const $108 = irrf_do_mes > 0;
  $s[123] = $108 ? 1 : 0;
  const irrf_dispensado: boolean = $108 && irrf_do_mes <= $f.irrf_retencao_minima * 100;
  $s[124] = irrf_dispensado ? 1 : 0;
  // IRRF sobre salario · Lei 7.713/1988
  let irrf = 0;
  $s[125] = 0;
  const $109 = !irrf_dispensado;
  $s[126] = $109 ? 1 : 0;
  if ($109) {
    irrf = $s[125] = irrf_do_mes;
  }
  // Retención dispensada sobre vacaciones (férias) · Lei 9.430/1996 art. 67; RIR/2018 art. 682 (artículo por confirmar); IN RFB 1.500/2014
  let irrf_dispensado_ferias: boolean = false;
  $s[128] = 0;
  const $111 = ferias > 0;
  $s[129] = $111 ? 1 : 0;
  if ($111) {
    const $110 = irrf_apurado_ferias > 0;
    $s[127] = $110 ? 1 : 0;
    irrf_dispensado_ferias = $110 && irrf_apurado_ferias <= $f.irrf_retencao_minima * 100;
    $s[128] = irrf_dispensado_ferias ? 1 : 0;
  }
  // IRRF sobre vacaciones (férias) · RIR/2018 art. 682 (artículo por confirmar); IN RFB 1.500/2014
  $s[131] = 0;
  let irrf_ferias = 0;
  $s[130] = 0;
  const $113 = ferias > 0;
  $s[132] = $113 ? 1 : 0;
  if ($113) {
    const $112 = !irrf_dispensado_ferias;
    $s[131] = $112 ? 1 : 0;
    if ($112) {
      irrf_ferias = $s[130] = irrf_apurado_ferias;
    }
  }
  // IRRF sobre 13.º salario (tributación exclusiva) · Lei 7.713/1988 art. 26; Lei 8.134/1990 art. 16; IN RFB 1.500/2014 art. 13
  let irrf_13 = 0;
  $s[133] = 0;
  const $114 = decimo_terceiro > 0;
  $s[134] = $114 ? 1 : 0;
  if ($114) {
    irrf_13 = $s[133] = irrf_apurado_13;
  }
  // Vale-transporte (descuento hasta 6%) · Lei 7.418/1985; Decreto 10.854/2021 art. 114
  let vale_transporte = 0;
  $s[135] = 0;
  $s[136] = 0;
  const $118 = vale_transporte_amount > 0;
  $s[137] = $118 ? 1 : 0;
  if ($118) {
    const $115 = salario_base * 3 * 2;
    const $116 = $s[136] = vale_transporte_amount < $115 ? vale_transporte_amount : $115;
    vale_transporte = $s[135] = Math.floor(($116 + 50) / 100);
  }
  // Total deducciones
  const $119 = ferias > 0;
  $s[138] = $119 ? 1 : 0;
  const $120 = $119 ? irrf_ferias : 0;
  const total_deducciones = $s[139] = inss +
    inss_ferias +
    inss_13 +
    irrf +
    $120 +
    irrf_13 +
    vale_transporte +
    pensao_alimenticia;
  // Neto
  const neto = $s[140] = total_percepciones - total_deducciones;
  // Base contribución patronal (CPP) · Lei 8.212/1991 art. 22; STF, Tema 985
  const base_cpp = $s[141] = salario_base +
    horas_extras +
    comissoes +
    decimo_terceiro +
    ferias +
    terco_constitucional_ferias;
  // Base FGTS · Lei 8.036/1990 art. 15
  const base_fgts = $s[142] = salario_base +
    horas_extras +
    comissoes +
    decimo_terceiro +
    ferias +
    terco_constitucional_ferias;
  // Contribución patronal (CPP) · Lei 8.212/1991 art. 22 I
  const cpp = $s[143] = Math.floor((2 * base_cpp + 5) / 10);
  $s[144] = base_cpp;
  $s[145] = base_cpp;
  $s[146] = 1;
  // RAT ajustado (RAT x FAP) · Lei 8.212/1991 art. 22 II; Lei 10.666/2003 art. 10
  const $126 = $s[148] = base_cpp * rat_fap_rate;
  if ($126 > rt.SAFE || $126 > 4503599617370495) return false;
  const rat_fap = $s[147] = Math.floor(($126 + 5000000) / 10000000);
  $s[149] = base_cpp;
  $s[150] = rat_fap_rate;
  // Salario-educación (salário-educação) · Lei 9.424/1996 art. 15 (acto por confirmar)
  const salario_educacao = $s[151] = Math.floor((base_cpp + 20) / 40);
  $s[152] = base_cpp;
  $s[153] = base_cpp;
  $s[154] = 1;
  // INCRA · Decreto-Lei 1.146/1970 art. 3; IN RFB 2.110/2022
  const incra = $s[155] = Math.floor((base_cpp + 250) / 500);
  $s[156] = base_cpp;
  $s[157] = base_cpp;
  $s[158] = 1;
  // SENAI · Decreto-Lei 4.048/1942 (acto por confirmar)
  const senai = $s[159] = Math.floor((base_cpp + 50) / 100);
  $s[160] = base_cpp;
  $s[161] = base_cpp;
  $s[162] = 1;
  // SESI · Decreto-Lei 9.403/1946 (acto por confirmar)
  const $131 = $s[164] = base_cpp * 3;
  const sesi = $s[163] = Math.floor(($131 + 100) / 200);
  $s[165] = base_cpp;
  $s[166] = 3;
  // SEBRAE · Lei 8.029/1990 art. 8 §3 (acto por confirmar)
  const $133 = $s[168] = base_cpp * 3;
  const sebrae = $s[167] = Math.floor(($133 + 250) / 500);
  $s[169] = base_cpp;
  $s[170] = 3;
  // FGTS del mes, con las vacaciones · Lei 8.036/1990 art. 15
  const $135 = $s[172] = $f.aliquota_fgts * (remuneracao_mes + remuneracao_ferias);
  const fgts_mensal = $s[171] = Math.floor($135 / 25);
  // FGTS del 13.º salario · Lei 8.036/1990 art. 15
  const $137 = $s[174] = $f.aliquota_fgts * decimo_terceiro;
  const fgts_13 = $s[173] = Math.floor($137 / 25);
  // FGTS (8%) · Lei 8.036/1990 art. 15
  const fgts = $s[175] = fgts_mensal + fgts_13;
  $s[176] = base_fgts;
  $s[177] = $f.aliquota_fgts;
  // Vale-transporte a cargo de la empresa · Lei 7.418/1985
  $s[178] = 0;
  $s[179] = 0;
  const $143 = vale_transporte_amount > 0;
  $s[180] = $143 ? 1 : 0;
  if ($143) {
    const $140 = vale_transporte_amount - vale_transporte * 100;
    const $141 = $s[179] = 0 > $140 ? 0 : $140;
    if ($141 > 4503599627370395) return false;
    $s[178] = Math.floor(($141 + 50) / 100);
  }
  // Cargas sobre las provisiones: CPP, RAT, terceros y FGTS · CPC 33
  const encargos = $s[181] = 2000000 + rat_fap_rate + 580000 + $f.aliquota_fgts * 400000;
  // Provisión 13.º salario · CPC 33
  const provisao_13 = $s[182] = Math.floor((remuneracao_mes + 6) / 12);
  $s[183] = remuneracao_mes;
  $s[184] = remuneracao_mes;
  $s[185] = 1;
  // Provisión vacaciones (férias) · CPC 33
  const provisao_ferias = $s[186] = Math.floor((remuneracao_mes + 6) / 12);
  $s[187] = remuneracao_mes;
  $s[188] = remuneracao_mes;
  $s[189] = 1;
  // Provisión 1/3 de vacaciones · CPC 33
  const provisao_terco_ferias = $s[190] = Math.floor((remuneracao_mes + 18) / 36);
  $s[191] = remuneracao_mes;
  $s[192] = remuneracao_mes;
  $s[193] = 1;
  // Cargas sobre provisión 13.º · CPC 33
  const $148 = $s[195] = remuneracao_mes * encargos;
  if ($148 > rt.SAFE || $148 > 4503599507370495) return false;
  const provisao_encargos_13 = $s[194] = Math.floor(($148 + 60000000) / 120000000);
  $s[196] = remuneracao_mes;
  $s[197] = encargos;
  // Cargas sobre provisión vacaciones + 1/3 · CPC 33
  const $150 = $s[199] = remuneracao_mes * encargos;
  if ($150 > rt.SAFE || $150 > 4503599537370495) return false;
  const provisao_encargos_ferias = $s[198] = Math.floor(($150 + 45000000) / 90000000);
  $s[200] = remuneracao_mes;
  $s[201] = encargos;
  // Terceros
  const total_terceiros = $s[202] = salario_educacao + incra + senai + sesi + sebrae;
  // Provisiones
  $s[203] = provisao_13 + provisao_ferias + provisao_terco_ferias + provisao_encargos_13 + provisao_encargos_ferias;
  // Contribuciones patronales (sin beneficios ni provisiones)
  $s[204] = cpp + rat_fap + total_terceiros + fgts;
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
          `No se retienen ${rt.show(rt.ratio(irrf_apurado_ferias, 100n), 'money', 'BRL')}: la ley dispensa hasta ${rt.show(
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
      renda_salario_familia > $f.salario_familia_limite * 2) {
      rt.addWarning(
        $notes, 'FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.aplica_salario_familia',
        `La renta ${rt.show(rt.ratio(renda_salario_familia, 100n), 'money', 'BRL')} pasa de ${rt.show(
          rt.ratio($f.salario_familia_limite, 50n), 'money', 'BRL'
        )}: no hay salario-familia`
      );
    }
    if (!aplica_salario_familia &&
      cantidad_hijos + cantidad_hijos_incapacitados > 0 &&
      renda_salario_familia <= $f.salario_familia_limite * 2) {
      rt.addWarning(
        $notes, 'FLAG_THRESHOLD_MISMATCH', 'warning', 'overrides.aplica_salario_familia',
        `Hay hijos y la renta ${rt.show(rt.ratio(renda_salario_familia, 100n), 'money', 'BRL')} no pasa de ${rt.show(
          rt.ratio($f.salario_familia_limite, 50n), 'money', 'BRL'
        )}, pero se pidió no pagar el salario-familia`
      );
    }
    if (pensao_alimenticia_amount > 0 && remuneracao_mes > 0 && irrf_metodo) {
      rt.addWarning(
        $notes, 'PENSAO_NOT_DEDUCTED', 'info', 'pensao_alimenticia_amount',
        `El descuento simplificado supera a las deducciones legales: la pensión no baja el IRRF`
      );
    }
    $s[205] = $f.inss_tabela$rows1.top;
    if (remuneracao_mes + remuneracao_ferias > $f.inss_tabela$rows1.top) {
      rt.addWarning(
        $notes, 'CONTRIBUTION_BASE_CAPPED', 'info', 'base_inss',
        `La remuneración pasa del tope; el INSS se calcula sobre ${rt.show(rt.ratio(base_inss, 100n), 'money', 'BRL')}`
      );
    }
    $s[206] = $f.inss_tabela$rows1.top;
    if (decimo_terceiro > $f.inss_tabela$rows1.top) {
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
const layout = '{"size":207,"scales":[10000,10000,10000,10000,10000,10000,10000,10000,1,1,1,10000000,1],"values":[["input",1,[1,10000]],0,["period","days","number",[]],["input",2,[2,10000]],["input",3,[3,10000]],["input",4,[4,10000]],["input",5,[5,10000]],2,3,5,["input",12,[12,1]],7,["parameter","salario_familia_limite","money",50,"salario_familia_limite"],["parameter","salario_familia_cota","money",50,"salario_familia_cota"],["input",9,[9,1]],["input",10,[10,1]],1,4,6,8,10,11,["kept","upper_limit(inss_tabela)","money",35],["kept","upper_limit(inss_tabela)","money",37],["kept","upper_limit(inss_tabela)","money",39],12,14,15,16,13,["input",6,[6,10000]],17,["parameter","irrf_deducao_dependente","money",100,"irrf_deducao_dependente"],["input",8,[8,1]],20,["parameter","irrf_desconto_simplificado","money",5,"irrf_desconto_simplificado"],21,23,24,25,26,29,31,32,33,34,18,37,39,40,41,42,27,44,["parameter","irrf_retencao_minima","money",1,"irrf_retencao_minima"],45,35,47,43,["input",7,[7,10000]],46,48,49,50,9,51,53,["input",11,[11,10000000]],["parameter","aliquota_fgts","rate",25,"aliquota_fgts"],62,63,66,57,58,59,60,61,67,68,69,70,71,55,56,72,64],"tables":[{"name":"inss_tabela","table":0,"rows":"inss_tabela$rows1","of":"money","gives":"rate","scales":[100,200,100],"slots":[41,42,null]},{"name":"inss_tabela","table":0,"rows":"inss_tabela$rows1","of":"money","gives":"rate","scales":[100,200,100],"slots":[44,45,null],"isConditional":1},{"name":"inss_tabela","table":0,"rows":"inss_tabela$rows1","of":"money","gives":"rate","scales":[100,200,100],"slots":[49,50,null],"isConditional":1},{"name":"irrf_mensal","table":1,"rows":"irrf_mensal$rows1","of":"money","gives":"rate","scales":[100,40,4000],"slots":[65,66,null],"isConditional":1},{"name":"irrf_mensal","table":1,"rows":"irrf_mensal$rows1","of":"money","gives":"rate","scales":[100,40,4000],"slots":[87,88,null],"isConditional":1},{"name":"irrf_mensal","table":1,"rows":"irrf_mensal$rows1","of":"money","gives":"rate","scales":[100,40,4000],"slots":[109,110,null],"isConditional":1}],"steps":[[13,[0],{"raw":[14,10000]}],[15,[1,2],{"raw":[16,3000]}],[17,[3],{"raw":[18,10000]}],[19,[4],{"raw":[20,10000]}],[21,[5],{"raw":[22,10000]}],[23,[6],{"raw":[24,10000]}],[25,[6],{"raw":[26,30000]}],[27,[1,7,8,9],{}],[28,[10,[[11,12],31,1,1],[[13,14,15,2],30,1,1]],{"raw":[29,1500],"called":30}],[32,[16,7,8,17,9,18,19],{}],[33,[16,7,8],{}],[34,[9,18],{}],[36,[20,21,22],{}],[38,[17,23],{}],[40,[21,24],{}],[43,[25,-1],{}],[46,[9,[[26],47,1,1],-2],{"called":47}],[48,[27,28],{}],[51,[17,[[29],52,1,1],-3],{"called":52}],[53,[20],{"present":54}],[55,[30],{"raw":[56,10000]}],[57,[31,32,33,34],{"present":58}],[[59,1],[35,36],{"present":60}],[61,[36,35],{"present":62}],[63,[20,37],{"present":64}],[67,[38,-4],{"raw":[68,4000],"present":69}],[72,[20,[[39],70,1,1],[[20],70,0,0],[[39,20],70,0,0,71,1,1]],{"raw":[73,20000000],"present":74}],[75,[39,40],{"present":76}],[77,[21],{"present":78}],[79,[28,32,33],{"present":80}],[[81,1],[35,41],{"present":82}],[83,[41,35],{"present":84}],[85,[21,42],{"present":86}],[89,[43,-5],{"raw":[90,4000],"present":91}],[94,[21,[[44],92,1,1],[[21],92,0,0],[[44,21],92,0,0,93,1,1]],{"raw":[95,20000000],"present":96}],[97,[44,45],{"present":98}],[99,[17],{"present":100}],[101,[46,32,33],{"present":102}],[[103,1],[35,47],{"present":104}],[105,[47,35],{"present":106}],[107,[17,48],{"present":108}],[111,[49,-6],{"raw":[112,4000],"present":113}],[116,[17,[[50],114,1,1],[[17],114,0,0],[[50,17],114,0,0,115,1,1]],{"raw":[117,20000000],"present":118}],[119,[50,51],{"present":120}],[122,[20,[[52],121,1,1]],{}],[[124,1],[53,[[53,54],123,1,1]],{}],[125,[55,[[53],126,1,1]],{"called":126}],[[128,1],[56,[[56,54],127,1,1]],{"present":129}],[130,[57,[[56],131,1,1]],{"present":132,"called":131}],[133,[17,[[58],134,1,1]],{"called":134}],[135,[59,[[59,16],137,1,1]],{"raw":[136,10000],"called":137}],[139,[31,28,46,60,9,[[61],138,1,1],62,63,34],{}],[140,[64,65],{}],[141,[16,7,8,17,9,18],{}],[142,[16,7,8,17,9,18],{}],[143,[66],{"raw":[144,500],"base":145,"rate":[146,5]}],[147,[66,67],{"raw":[148,1000000000],"base":149,"rate":[150,10000000]}],[151,[66],{"raw":[152,4000],"base":153,"rate":[154,40]}],[155,[66],{"raw":[156,50000],"base":157,"rate":[158,500]}],[159,[66],{"raw":[160,10000],"base":161,"rate":162}],[163,[66],{"raw":[164,20000],"base":165,"rate":[166,200]}],[167,[66],{"raw":[168,50000],"base":169,"rate":[170,500]}],[171,[68,20,21],{"raw":[172,2500]}],[173,[68,17],{"raw":[174,2500]}],[175,[69,70],{"base":176,"rate":[177,25]}],[178,[59,[[59,63],180,1,1]],{"raw":[179,10000],"called":180}],[[181,10000000],[67,68],{}],[182,[20],{"raw":[183,1200],"base":184,"rate":[185,12]}],[186,[20],{"raw":[187,1200],"base":188,"rate":[189,12]}],[190,[20],{"raw":[191,3600],"base":192,"rate":[193,36]}],[194,[20,71],{"raw":[195,12000000000],"base":196,"rate":[197,120000000]}],[198,[20,71],{"raw":[199,9000000000],"base":200,"rate":[201,90000000]}],[202,[72,73,74,75,76],{}],[203,[77,78,79,80,81],{}],[204,[82,83,84,85],{}]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '{"scheme":["BRL","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"rate"],"boolean"],"roundings":[["half_up",[["1/100",null]]],["down",[["1/100",null]]]],"nodes":[[0,["constant","0"]],[0,["constant","1000000"]],[1,["constant","30"]],[0,3,1,2],[0,["input",0]],[0,2,2,4],[0,["constant","1000000000000"]],[1,["constant","0"]],[1,["constant","20"]],[2,["constant","1/50"]],[2,["constant","1/200"]],[2,["constant","3/50"]],[3,["truth",true]],[0,["input",1]],[0,["step",0]],[1,["period","days"]],[0,2,14,15],[0,3,16,2],[0,["input",2]],[0,["input",3]],[0,["input",4]],[0,["input",5]],[1,["constant","3"]],[0,3,21,22],[0,["step",2]],[0,0,14,24],[0,["step",3]],[0,0,25,26],[0,["step",5]],[0,0,27,28],[3,["input",12]],[0,["step",7]],[0,["parameter",1]],[3,11,31,32],[3,14,30,33],[0,["parameter",2]],[1,["input",9]],[1,["input",10]],[1,0,36,37],[0,2,35,38],[0,2,39,15],[0,3,40,2],[0,["step",1]],[0,0,42,24],[0,["step",4]],[0,0,26,44],[0,0,43,45],[0,["step",6]],[0,0,28,47],[0,["step",8]],[0,0,48,49],[0,0,46,50],[0,0,43,26],[0,["step",10]],[0,["step",11]],[0,0,53,54],[0,["upper_limit",0]],[0,5,55,56],[0,5,44,56],[0,5,54,56],[0,["step",12]],[0,["apply",0],60],[3,12,28,0],[0,["step",14]],[0,["apply",0],63],[0,["step",15]],[0,["step",16]],[0,1,65,66],[3,12,44,0],[0,["step",13]],[0,["apply",0],69],[3,12,53,0],[0,["input",6]],[0,["step",17]],[0,["parameter",4]],[1,["input",8]],[0,2,74,75],[0,0,73,76],[0,["step",20]],[0,0,77,78],[0,["parameter",3]],[0,["step",21]],[3,12,80,81],[0,6,81,80],[0,["step",23]],[0,1,53,84],[0,6,0,85],[0,["step",24]],[0,["apply",1],87],[0,["constant","5000"]],[3,11,53,89],[0,["step",25]],[0,["constant","31289/100"]],[0,5,91,92],[0,["constant","7350"]],[3,11,53,94],[0,["constant","48931/50"]],[2,["constant","26629/200000"]],[0,2,97,53],[0,1,96,98],[0,6,0,99],[0,5,91,100],[0,18,95,101,0],[0,18,90,93,102],[0,["step",26]],[0,1,91,104],[0,0,66,76],[0,0,106,0],[0,["step",29]],[3,12,80,108],[0,6,108,80],[0,["step",31]],[0,1,54,111],[0,6,0,112],[0,["step",32]],[0,["apply",1],114],[3,11,54,89],[0,["step",33]],[0,5,117,92],[3,11,54,94],[0,2,97,54],[0,1,96,120],[0,6,0,121],[0,5,117,122],[0,18,119,123,0],[0,18,116,118,124],[0,["step",34]],[0,1,117,126],[0,["step",18]],[0,0,128,76],[0,0,129,0],[0,["step",37]],[3,12,80,131],[0,6,131,80],[0,["step",39]],[0,1,44,134],[0,6,0,135],[0,["step",40]],[0,["apply",1],137],[3,11,44,89],[0,["step",41]],[0,5,140,92],[3,11,44,94],[0,2,97,44],[0,1,96,143],[0,6,0,144],[0,5,140,145],[0,18,142,146,0],[0,18,139,141,147],[0,["step",42]],[0,1,140,149],[0,["step",27]],[0,18,71,151,0],[0,["step",44]],[3,12,153,0],[0,["parameter",5]],[3,11,153,155],[3,14,154,156],[3,["step",45]],[3,16,158],[0,["step",35]],[3,12,160,0],[3,11,160,155],[3,14,161,162],[3,["step",47]],[3,16,164],[0,["step",43]],[0,["input",7]],[3,12,167,0],[0,2,11,42],[0,5,167,169],[0,0,73,66],[0,["step",46]],[0,0,128,172],[0,0,171,173],[0,["step",48]],[0,18,62,175,0],[0,["step",49]],[0,0,176,177],[0,["step",50]],[0,0,179,78],[0,0,178,180],[0,0,174,181],[0,["step",9]],[0,["step",51]],[0,1,183,184],[0,0,44,28],[0,0,186,47],[0,0,52,187],[0,["step",53]],[2,["constant","1/5"]],[0,2,189,190],[2,["input",11]],[0,2,189,192],[2,["constant","1/40"]],[0,2,189,194],[2,["constant","1/500"]],[0,2,189,196],[2,["constant","1/100"]],[0,2,189,198],[2,["constant","3/200"]],[0,2,189,200],[2,["constant","3/500"]],[0,2,189,202],[2,["parameter",6]],[0,2,204,55],[0,2,204,44],[0,["step",54]],[0,["step",62]],[0,["step",63]],[0,0,208,209],[0,1,167,179],[0,6,0,211],[2,0,190,192],[2,["constant","29/500"]],[2,0,213,214],[2,0,215,204],[2,["constant","1"]],[1,["constant","12"]],[2,3,217,218],[0,2,53,219],[1,["constant","36"]],[2,3,217,221],[0,2,53,222],[2,["step",66]],[2,3,224,218],[0,2,53,225],[1,["constant","9"]],[2,3,224,227],[0,2,53,228],[0,["step",57]],[0,["step",58]],[0,0,230,231],[0,["step",59]],[0,0,232,233],[0,["step",60]],[0,["step",61]],[0,0,235,236],[0,0,234,237],[0,["step",67]],[0,["step",68]],[0,0,239,240],[0,["step",69]],[0,0,241,242],[0,["step",70]],[0,["step",71]],[0,0,244,245],[0,0,243,246],[0,["step",55]],[0,["step",56]],[0,0,248,249],[0,["step",72]],[0,0,250,251],[0,["step",64]],[0,0,252,253],[3,8,13,0],[3,8,21,0],[3,14,255,256],[3,8,20,0],[3,14,257,258],[3,["given",0]],[3,["given",1]],[3,14,260,261],[2,["constant","99/100"]],[0,2,263,13],[3,10,5,264],[2,["constant","101/100"]],[0,2,266,13],[3,12,5,267],[3,15,265,268],[3,14,262,269],[3,12,14,0],[1,["constant","1"]],[0,["parameter",0]],[0,2,272,273],[3,10,14,274],[3,14,271,275],[3,["given",11]],[3,16,277],[3,["given",12]],[3,14,279,30],[3,12,31,32],[3,14,280,281],[3,16,30],[3,12,38,7],[3,14,283,284],[3,14,285,33],[3,12,72,0],[3,14,287,71],[3,["step",22]],[3,14,288,289],[3,12,55,56],[3,12,44,56],[3,12,20,0],[1,["period","month"]],[3,9,294,218],[3,14,293,295],[0,["step",52]],[3,10,297,0]],"items":[[0,null,[0,false],[3,true]],[1,5,[0,true],[1,true]],[2,0,[0,true],[6,false]],[3,0,[0,true],[6,false]],[4,0,[0,true],[6,false]],[5,0,[0,true],[6,false]],[6,0,[0,true],[6,false]],[7,0,[0,true],[6,false]],[8,7,[7,true],[8,true]],[9,7,[7,true],[8,true]],[10,7,[7,true],[8,true]],[11,9,[10,true],[11,true]],[12,12,null,null],[0,0,null,null,13,0],[1,0,null,null,17,0],[2,0,null,null,18,0],[3,0,null,null,19,0],[4,0,null,null,20,0],[5,0,null,null,21,0],[6,0,null,null,23,0],[7,0,null,null,29,null],[8,0,null,34,41,0],[9,0,null,null,51,null],[10,0,null,null,52,null],[11,0,null,null,48,null],[12,0,null,null,57,0],[13,0,null,null,58,0],[14,0,null,null,59,null],[15,0,null,null,61,null],[16,0,null,62,64,0],[17,0,null,null,67,0],[18,0,null,68,70,0],[19,0,71,null,53,null],[20,0,null,null,72,0],[21,0,71,null,79,null],[22,3,71,null,82,null],[23,0,71,null,83,null],[24,0,71,null,86,0],[25,0,71,null,88,0],[26,0,71,null,103,0],[27,0,71,null,105,null],[28,0,62,null,54,null],[29,0,62,null,107,null],[30,3,62,null,109,null],[31,0,62,null,110,null],[32,0,62,null,113,0],[33,0,62,null,115,0],[34,0,62,null,125,0],[35,0,62,null,127,null],[36,0,68,null,44,null],[37,0,68,null,130,null],[38,3,68,null,132,null],[39,0,68,null,133,null],[40,0,68,null,136,0],[41,0,68,null,138,0],[42,0,68,null,148,0],[43,0,68,null,150,null],[44,0,null,null,152,null],[45,3,null,null,157,null],[46,0,null,159,153,0],[47,3,62,null,163,null],[48,0,62,165,160,0],[49,0,null,68,166,0],[50,0,null,168,170,0],[51,0,null,null,182,null],[52,0,null,null,185,null],[53,0,null,null,188,0],[54,0,null,null,188,0],[55,0,null,null,191,0,189,190],[56,0,null,null,193,0,189,192],[57,0,null,null,195,0,189,194],[58,0,null,null,197,0,189,196],[59,0,null,null,199,0,189,198],[60,0,null,null,201,0,189,200],[61,0,null,null,203,0,189,202],[62,0,null,null,205,1],[63,0,null,null,206,1],[64,0,null,null,210,0,207,204],[65,0,null,168,212,0],[66,2,null,null,216,null],[67,0,null,null,220,0,53,219],[68,0,null,null,220,0,53,219],[69,0,null,null,223,0,53,222],[70,0,null,null,226,0,53,225],[71,0,null,null,229,0,53,228],[72,0,null,null,238,null],[73,0,null,null,247,null],[74,0,null,null,254,null]],"parameters":[["SALARIO_MINIMO",null],["salario_familia_limite",null],["salario_familia_cota",null],["irrf_desconto_simplificado",null],["irrf_deducao_dependente",null],["irrf_retencao_minima",null],["aliquota_fgts",null]],"tables":[[0,null,0,null,null],[0,null,0,null,null]],"notices":[["refuse","VALIDATION_ERROR","warning","monthly_salary","employee",null,259,["El salario solo puede ser cero cuando hay vacaciones o 13.º salario"]],["warn","IRRF_WITHHOLDING_WAIVED","info","irrf","employee",null,158,["No se retienen ",[153,"irrf_do_mes"],": la ley dispensa hasta ",[155,"irrf_retencao_minima"]]],["warn","IRRF_WITHHOLDING_WAIVED","info","irrf_ferias","employee",62,164,["No se retienen ",[160,"irrf_apurado_ferias"],": la ley dispensa hasta ",[155,"irrf_retencao_minima"]]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,270,["El salario mensual ",[13,"monthly_salary"]," y 30 veces el diario ",[4,"daily_salary"]," difieren en más del 1 %; se usa el mensual"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,276,["El salario ",[14,"salario_contratual"]," es menor que el mínimo de ",[273,"SALARIO_MINIMO"]]],["warn","RAT_FAP_DEFAULTED","info","rat_fap_rate","employee",null,278,["Sin RAT ajustado se usa ",[192,"rat_fap_rate"]]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.aplica_salario_familia","override",null,282,["La renta ",[31,"renda_salario_familia"]," pasa de ",[32,"salario_familia_limite"],": no hay salario-familia"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.aplica_salario_familia","override",null,286,["Hay hijos y la renta ",[31,"renda_salario_familia"]," no pasa de ",[32,"salario_familia_limite"],", pero se pidió no pagar el salario-familia"]],["warn","PENSAO_NOT_DEDUCTED","info","pensao_alimenticia_amount","employee",null,290,["El descuento simplificado supera a las deducciones legales: la pensión no baja el IRRF"]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_inss","employee",null,291,["La remuneración pasa del tope; el INSS se calcula sobre ",[60,"base_inss"]]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_inss_13","employee",null,292,["El 13.º salario pasa del tope; el INSS se calcula sobre ",[69,"base_inss_13"]]],["warn","DECIMO_TERCEIRO_BEFORE_SETTLEMENT","info","decimo_terceiro_amount","employee",null,296,["El INSS y el IRRF del 13.º son de la liquidación de diciembre; un anticipo no se envía aquí"]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,298,["Las deducciones superan las percepciones"]]]}';

const law: rt.PackedLaw = {
  parameters: [
    SALARIO_MINIMO$rows, salario_familia_limite$rows, salario_familia_cota$rows, irrf_desconto_simplificado$rows, irrf_deducao_dependente$rows,
    irrf_retencao_minima$rows, aliquota_fgts$rows
  ], tables: [inss_tabela, irrf_mensal]
};

const plain: rt.EmittedRules = { rounding: rounding$1, parameters: $parameters, compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
