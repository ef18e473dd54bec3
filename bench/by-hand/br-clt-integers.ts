import { people } from './br-clt-people.ts';
import type { ByIntegers, Person } from './contender.ts';
import { halfUp, scaled, scaledOr } from './integers.ts';

const SALARIO_FAMILIA_LIMITE = 198_038;
const SALARIO_FAMILIA_COTA = 6_754;
const DEDUCAO_DEPENDENTE = 18_959;
const DESCONTO_SIMPLIFICADO = 60_720;
const RETENCAO_MINIMA = 1_000;
const INSS_TETO = 847_555;
const RAT_PADRAO = 20_000;

/** Every slice is cut to the cent before they are added; the full slices are added here once and for all. */
function inssOn(base: number): number {
  if (base <= 162_100) return Math.floor((base * 75) / 1000);
  if (base <= 290_284) return 12_157 + Math.floor(((base - 162_100) * 9) / 100);
  if (base <= 435_427) return 23_693 + Math.floor(((base - 290_284) * 12) / 100);
  return 41_110 + Math.floor(((base - 435_427) * 14) / 100);
}

function irrfOn(base: number): number {
  if (base <= 242_880) return 0;
  if (base <= 282_665) return halfUp(Math.max(0, base * 75 - 18_216_000), 1000);
  if (base <= 375_105) return halfUp(Math.max(0, base * 150 - 39_416_000), 1000);
  if (base <= 466_468) return halfUp(Math.max(0, base * 225 - 67_549_000), 1000);
  return halfUp(Math.max(0, base * 275 - 90_873_000), 1000);
}

/** Law 15.270. */
function reduction(bruto: number, tabela: number): number {
  if (bruto <= 500_000) return Math.min(tabela, 31_289);
  if (bruto > 735_000) return 0;
  return Math.min(tabela, halfUp(Math.max(0, 97_862_000_000 - 133_145 * bruto), 1_000_000));
}

const NOTHING = { bruto: 0, legais: 0, deducao: 0, base: 0, tabela: 0, reducao: 0, apurado: 0 };

/** Salary, vacations and the 13th are each assessed alone. */
function assess(bruto: number, inss: number, dependents: number, pensao: number) {
  const legais = inss + dependents + pensao;
  const deducao = Math.max(legais, DESCONTO_SIMPLIFICADO);
  const base = Math.max(0, bruto - deducao);
  const tabela = irrfOn(base);
  const reducao = reduction(bruto, tabela);
  return { bruto, legais, deducao, base, tabela, reducao, apurado: tabela - reducao };
}

/** What does not pass 10.00 is not withheld. */
function withheld(apurado: number): number {
  return apurado <= RETENCAO_MINIMA ? 0 : apurado;
}

/** The request, read: money in cents, the RAT in millionths. */
function read({ employee, overrides, period }: Person) {
  const { monthly_salary, daily_salary = '0' } = employee;
  const children = scaledOr(employee.cantidad_hijos, 0, 0);
  return {
    salary: monthly_salary === undefined ? scaled(daily_salary, 2) * 30 : scaled(monthly_salary, 2),
    days: period.days,
    overtime: scaledOr(employee.overtime_amount, 2, 0),
    commission: scaledOr(employee.commission_amount, 2, 0),
    thirteenth: scaledOr(employee.decimo_terceiro_amount, 2, 0),
    vacations: scaledOr(employee.ferias_amount, 2, 0),
    alimony: scaledOr(employee.pensao_alimenticia_amount, 2, 0),
    transport: scaledOr(employee.vale_transporte_amount, 2, 0),
    dependents: scaledOr(employee.num_dependentes_irrf, 0, 0),
    children: children + scaledOr(employee.cantidad_hijos_incapacitados, 0, 0),
    ratFap: scaledOr(employee.rat_fap_rate, 6, RAT_PADRAO),
    familyAllowance: overrides.aplica_salario_familia ?? true,
  };
}

/** Every amount of the payslip in cents, formula after formula. */
function amounts(person: ReturnType<typeof read>) {
  const { salary, days, overtime, commission, thirteenth, vacations, transport, ratFap } = person;
  const salario_base = halfUp(salary * days, 30);
  const terco_constitucional_ferias = halfUp(vacations, 3);
  const renda_salario_familia = salary + overtime + commission + vacations;
  const familyAllowance = person.familyAllowance && renda_salario_familia <= SALARIO_FAMILIA_LIMITE;
  const salario_familia = familyAllowance ? halfUp(SALARIO_FAMILIA_COTA * person.children * days, 30) : 0;
  const remuneracao_mes = salario_base + overtime + commission;
  const remuneracao_ferias = vacations + terco_constitucional_ferias;
  const base_cpp = remuneracao_mes + thirteenth + remuneracao_ferias;
  const total_percepciones = base_cpp + salario_familia;

  const base_inss = Math.min(remuneracao_mes + remuneracao_ferias, INSS_TETO);
  const base_inss_13 = Math.min(thirteenth, INSS_TETO);
  const base_inss_ferias = Math.min(remuneracao_ferias, INSS_TETO);
  const inss_total = inssOn(base_inss);
  const inss_ferias = inssOn(base_inss_ferias);
  const inss = inss_total - inss_ferias;
  const inss_13 = inssOn(base_inss_13);

  const pensao_alimenticia = person.alimony;
  const dependents = DEDUCAO_DEPENDENTE * person.dependents;
  const ofMonth =
    remuneracao_mes > 0 ? assess(remuneracao_mes, inss, dependents, pensao_alimenticia) : NOTHING;
  const ofVacations = vacations > 0 ? assess(remuneracao_ferias, inss_ferias, dependents, 0) : NOTHING;
  const ofThirteenth = thirteenth > 0 ? assess(thirteenth, inss_13, dependents, 0) : NOTHING;
  const irrf = withheld(ofMonth.apurado);
  const irrf_ferias = withheld(ofVacations.apurado);
  const irrf_13 = ofThirteenth.apurado;

  const vale_transporte = Math.min(transport, halfUp(salario_base * 6, 100));
  const total_deducciones =
    inss_total + inss_13 + irrf + irrf_ferias + irrf_13 + vale_transporte + pensao_alimenticia;

  const cpp = halfUp(base_cpp, 5);
  const rat_fap = halfUp(base_cpp * ratFap, 1_000_000);
  const salario_educacao = halfUp(base_cpp, 40);
  const incra = halfUp(base_cpp, 500);
  const senai = halfUp(base_cpp, 100);
  const sesi = halfUp(base_cpp * 3, 200);
  const sebrae = halfUp(base_cpp * 3, 500);
  const fgts_mensal = Math.floor(((remuneracao_mes + remuneracao_ferias) * 2) / 25);
  const fgts_13 = Math.floor((thirteenth * 2) / 25);
  const fgts = fgts_mensal + fgts_13;
  const charges = remuneracao_mes * (338_000 + ratFap);
  const provisao_13 = halfUp(remuneracao_mes, 12);
  const provisao_terco_ferias = halfUp(remuneracao_mes, 36);
  const provisao_encargos_13 = halfUp(charges, 12_000_000);
  const provisao_encargos_ferias = halfUp(charges, 9_000_000);
  const total_terceiros = salario_educacao + incra + senai + sesi + sebrae;

  return {
    salario_contratual: salary,
    salario_base,
    horas_extras: overtime,
    comissoes: commission,
    decimo_terceiro: thirteenth,
    ferias: vacations,
    terco_constitucional_ferias,
    renda_salario_familia,
    salario_familia,
    total_percepciones,
    remuneracao_mes,
    remuneracao_ferias,
    base_inss,
    base_inss_13,
    base_inss_ferias,
    inss_total,
    inss_ferias,
    inss,
    inss_13,
    rendimento_tributavel: ofMonth.bruto,
    pensao_alimenticia,
    deducoes_legais: ofMonth.legais,
    deducao: ofMonth.deducao,
    base_irrf: ofMonth.base,
    irrf_tabela: ofMonth.tabela,
    irrf_reducao: ofMonth.reducao,
    irrf_apurado: ofMonth.apurado,
    rendimento_tributavel_ferias: ofVacations.bruto,
    deducoes_legais_ferias: ofVacations.legais,
    deducao_ferias: ofVacations.deducao,
    base_irrf_ferias: ofVacations.base,
    irrf_tabela_ferias: ofVacations.tabela,
    irrf_reducao_ferias: ofVacations.reducao,
    irrf_apurado_ferias: ofVacations.apurado,
    rendimento_tributavel_13: ofThirteenth.bruto,
    deducoes_legais_13: ofThirteenth.legais,
    deducao_13: ofThirteenth.deducao,
    base_irrf_13: ofThirteenth.base,
    irrf_tabela_13: ofThirteenth.tabela,
    irrf_reducao_13: ofThirteenth.reducao,
    irrf_apurado_13: ofThirteenth.apurado,
    irrf_do_mes: ofMonth.apurado,
    irrf,
    irrf_ferias,
    irrf_13,
    vale_transporte,
    total_deducciones,
    neto: total_percepciones - total_deducciones,
    base_cpp,
    base_fgts: base_cpp,
    cpp,
    rat_fap,
    salario_educacao,
    incra,
    senai,
    sesi,
    sebrae,
    fgts_mensal,
    fgts_13,
    fgts,
    vale_transporte_patronal: transport - vale_transporte,
    provisao_13,
    provisao_ferias: provisao_13,
    provisao_terco_ferias,
    provisao_encargos_13,
    provisao_encargos_ferias,
    total_terceiros,
    total_provisiones:
      2 * provisao_13 + provisao_terco_ferias + provisao_encargos_13 + provisao_encargos_ferias,
    total_contribuciones_patronales: cpp + rat_fap + total_terceiros + fgts,
  };
}

export const contender: ByIntegers = {
  scheme: 'BR.clt',
  file: 'rules/br/clt/2026-01-01.pay',
  people,
  arithmetic: 'integers',
  coins: 100,
  prepare: (person) => {
    const prepared = read(person);
    return () => amounts(prepared);
  },
};
