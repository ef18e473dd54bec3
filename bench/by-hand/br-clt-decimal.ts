import { people } from './br-clt-people.ts';
import {
  CPP,
  DEDUCAO_DEPENDENTE,
  DESCONTO_SIMPLIFICADO,
  ENCARGOS_SEM_RAT,
  FGTS,
  INCRA,
  INSS,
  INSS_TETO,
  IRRF,
  RAT_PADRAO,
  REDUCAO_ATE,
  REDUCAO_FIXA,
  REDUCAO_PLENA,
  REDUCAO_PLENA_ATE,
  REDUCAO_TAXA,
  RETENCAO_MINIMA,
  SALARIO_EDUCACAO,
  SALARIO_FAMILIA_COTA,
  SALARIO_FAMILIA_LIMITE,
  SEBRAE,
  SENAI,
  SESI,
  VALE_TRANSPORTE,
} from './br-figures-decimal.ts';
import type { ByDecimal, Person } from './contender.ts';
import { cents, Decimal, rowOf, sent, truncated, ZERO } from './decimals.ts';

/** Every slice is cut to the cent before they are added. */
function inssOn(base: Decimal): Decimal {
  let total = ZERO;
  for (const { over, upTo, rate } of INSS) {
    if (base.lte(over)) break;
    const slice = Decimal.min(base, upTo).minus(over).times(rate);
    total = total.plus(truncated(slice));
  }
  return total;
}

const NOTHING = {
  bruto: ZERO,
  legais: ZERO,
  deducao: ZERO,
  base: ZERO,
  tabela: ZERO,
  reducao: ZERO,
  apurado: ZERO,
};

function reduction(bruto: Decimal, tabela: Decimal): Decimal {
  if (bruto.lte(REDUCAO_PLENA_ATE)) return Decimal.min(tabela, REDUCAO_PLENA);
  if (bruto.gt(REDUCAO_ATE)) return ZERO;
  const left = REDUCAO_FIXA.minus(bruto.times(REDUCAO_TAXA));
  return cents(Decimal.min(tabela, Decimal.max(ZERO, left)));
}

/** Salary, vacations and the 13th are each assessed alone. */
function assess(bruto: Decimal, inss: Decimal, dependents: Decimal, pensao: Decimal) {
  const legais = inss.plus(dependents).plus(pensao);
  const deducao = Decimal.max(legais, DESCONTO_SIMPLIFICADO);
  const base = Decimal.max(ZERO, bruto.minus(deducao));
  const { rate, fixed } = rowOf(IRRF, base);
  const tabela = cents(Decimal.max(ZERO, base.times(rate).minus(fixed)));
  const reducao = reduction(bruto, tabela);
  return { bruto, legais, deducao, base, tabela, reducao, apurado: tabela.minus(reducao) };
}

/** What does not pass 10.00 is not withheld. */
function withheld(apurado: Decimal): Decimal {
  return apurado.lte(RETENCAO_MINIMA) ? ZERO : apurado;
}

/** The request, read. */
function read({ employee, overrides, period }: Person) {
  const { monthly_salary, daily_salary = '0' } = employee;
  const children = sent(employee.cantidad_hijos, ZERO);
  return {
    salary: monthly_salary === undefined ? new Decimal(daily_salary).times(30) : new Decimal(monthly_salary),
    days: new Decimal(period.days),
    overtime: sent(employee.overtime_amount, ZERO),
    commission: sent(employee.commission_amount, ZERO),
    thirteenth: sent(employee.decimo_terceiro_amount, ZERO),
    vacations: sent(employee.ferias_amount, ZERO),
    alimony: sent(employee.pensao_alimenticia_amount, ZERO),
    transport: sent(employee.vale_transporte_amount, ZERO),
    dependents: sent(employee.num_dependentes_irrf, ZERO),
    children: children.plus(sent(employee.cantidad_hijos_incapacitados, ZERO)),
    ratFap: sent(employee.rat_fap_rate, RAT_PADRAO),
    familyAllowance: overrides.aplica_salario_familia ?? true,
  };
}

/** Every amount of the payslip, formula after formula. */
function amounts(person: ReturnType<typeof read>) {
  const { days, ratFap } = person;
  const salario_contratual = cents(person.salary);
  const salario_base = cents(salario_contratual.times(days).div(30));
  const horas_extras = cents(person.overtime);
  const comissoes = cents(person.commission);
  const decimo_terceiro = cents(person.thirteenth);
  const ferias = cents(person.vacations);
  const terco_constitucional_ferias = cents(person.vacations.div(3));
  const renda_salario_familia = salario_contratual.plus(horas_extras).plus(comissoes).plus(ferias);
  const familyAllowance = person.familyAllowance && renda_salario_familia.lte(SALARIO_FAMILIA_LIMITE);
  const salario_familia = familyAllowance
    ? cents(SALARIO_FAMILIA_COTA.times(person.children).times(days).div(30))
    : ZERO;
  const remuneracao_mes = salario_base.plus(horas_extras).plus(comissoes);
  const remuneracao_ferias = ferias.plus(terco_constitucional_ferias);
  const base_cpp = remuneracao_mes.plus(decimo_terceiro).plus(remuneracao_ferias);
  const total_percepciones = base_cpp.plus(salario_familia);
  const hasVacations = ferias.gt(0);
  const hasThirteenth = decimo_terceiro.gt(0);

  const base_inss = Decimal.min(remuneracao_mes.plus(remuneracao_ferias), INSS_TETO);
  const base_inss_13 = Decimal.min(decimo_terceiro, INSS_TETO);
  const base_inss_ferias = Decimal.min(remuneracao_ferias, INSS_TETO);
  const inss_total = inssOn(base_inss);
  const inss_ferias = hasVacations ? inssOn(base_inss_ferias) : ZERO;
  const inss = inss_total.minus(inss_ferias);
  const inss_13 = hasThirteenth ? inssOn(base_inss_13) : ZERO;

  const pensao_alimenticia = cents(person.alimony);
  const dependents = DEDUCAO_DEPENDENTE.times(person.dependents);
  const month = remuneracao_mes.gt(0)
    ? assess(remuneracao_mes, inss, dependents, pensao_alimenticia)
    : NOTHING;
  const vacations = hasVacations ? assess(remuneracao_ferias, inss_ferias, dependents, ZERO) : NOTHING;
  const thirteenth = hasThirteenth ? assess(decimo_terceiro, inss_13, dependents, ZERO) : NOTHING;
  const irrf = withheld(month.apurado);
  const irrf_ferias = withheld(vacations.apurado);
  const irrf_13 = thirteenth.apurado;

  const vale_transporte = cents(Decimal.min(person.transport, salario_base.times(VALE_TRANSPORTE)));
  const total_deducciones = inss_total
    .plus(inss_13)
    .plus(irrf)
    .plus(irrf_ferias)
    .plus(irrf_13)
    .plus(vale_transporte)
    .plus(pensao_alimenticia);

  const cpp = cents(base_cpp.times(CPP));
  const rat_fap = cents(base_cpp.times(ratFap));
  const salario_educacao = cents(base_cpp.times(SALARIO_EDUCACAO));
  const incra = cents(base_cpp.times(INCRA));
  const senai = cents(base_cpp.times(SENAI));
  const sesi = cents(base_cpp.times(SESI));
  const sebrae = cents(base_cpp.times(SEBRAE));
  const fgts_mensal = truncated(remuneracao_mes.plus(remuneracao_ferias).times(FGTS));
  const fgts_13 = truncated(decimo_terceiro.times(FGTS));
  const fgts = fgts_mensal.plus(fgts_13);
  const vale_transporte_patronal = cents(Decimal.max(ZERO, person.transport.minus(vale_transporte)));
  const charges = remuneracao_mes.times(ENCARGOS_SEM_RAT.plus(ratFap));
  const provisao_13 = cents(remuneracao_mes.div(12));
  const provisao_terco_ferias = cents(remuneracao_mes.div(36));
  const provisao_encargos_13 = cents(charges.div(12));
  const provisao_encargos_ferias = cents(charges.div(9));
  const total_terceiros = salario_educacao.plus(incra).plus(senai).plus(sesi).plus(sebrae);

  return {
    salario_contratual,
    salario_base,
    horas_extras,
    comissoes,
    decimo_terceiro,
    ferias,
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
    rendimento_tributavel: month.bruto,
    pensao_alimenticia,
    deducoes_legais: month.legais,
    deducao: month.deducao,
    base_irrf: month.base,
    irrf_tabela: month.tabela,
    irrf_reducao: month.reducao,
    irrf_apurado: month.apurado,
    rendimento_tributavel_ferias: vacations.bruto,
    deducoes_legais_ferias: vacations.legais,
    deducao_ferias: vacations.deducao,
    base_irrf_ferias: vacations.base,
    irrf_tabela_ferias: vacations.tabela,
    irrf_reducao_ferias: vacations.reducao,
    irrf_apurado_ferias: vacations.apurado,
    rendimento_tributavel_13: thirteenth.bruto,
    deducoes_legais_13: thirteenth.legais,
    deducao_13: thirteenth.deducao,
    base_irrf_13: thirteenth.base,
    irrf_tabela_13: thirteenth.tabela,
    irrf_reducao_13: thirteenth.reducao,
    irrf_apurado_13: thirteenth.apurado,
    irrf_do_mes: month.apurado,
    irrf,
    irrf_ferias,
    irrf_13,
    vale_transporte,
    total_deducciones,
    neto: total_percepciones.minus(total_deducciones),
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
    vale_transporte_patronal,
    provisao_13,
    provisao_ferias: provisao_13,
    provisao_terco_ferias,
    provisao_encargos_13,
    provisao_encargos_ferias,
    total_terceiros,
    total_provisiones: provisao_13
      .plus(provisao_13)
      .plus(provisao_terco_ferias)
      .plus(provisao_encargos_13)
      .plus(provisao_encargos_ferias),
    total_contribuciones_patronales: cpp.plus(rat_fap).plus(total_terceiros).plus(fgts),
  };
}

export const contender: ByDecimal = {
  scheme: 'BR.clt',
  file: 'rules/br/clt/2026-01-01.pay',
  people,
  arithmetic: 'decimal',
  prepare: (person) => {
    const prepared = read(person);
    return () => amounts(prepared);
  },
};
