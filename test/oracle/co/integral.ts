import { contributionBase, employeeSide } from './employee.ts';
import { employerSocialSecurity, payrollTaxes, vacation } from './employer.ts';
import { add, centavos, exactly, multiply } from './fraction.ts';
import type { Liquidation } from './liquidation.ts';
import { riskBase, salaryOfSickDays, sickPay } from './sickness.ts';
import type { Worker } from './worker.ts';

/** rules/co/law.md 4: the month of a salario integral; contributions on 70% of it (Ley 100/1993 art. 18). */
export function liquidateIntegral(worker: Worker): Liquidation {
  const salary = centavos(multiply(worker.salary, worker.paidPart));
  const seventyPercent = centavos(multiply(salary, exactly('0.70')));
  const sick = sickPay(worker, multiply(worker.salary, exactly('0.70')));
  const auxilio = add(...Object.values(sick));
  const contributing = centavos(add(multiply(salary, exactly('0.70')), auxilio));
  const base = contributionBase(contributing, worker);
  const employee = employeeSide(add(salary, auxilio), base.ibc, worker);
  const vacationBase = centavos(add(salary, salaryOfSickDays(worker)));
  const payslip = {
    perceptions: { salario_integral: salary, ...sick },
    deductions: employee.deductions,
    bases: {
      ingreso_salarial: salary,
      ibc: base.ibc,
      ...employee.bases,
      base_parafiscales: seventyPercent,
      base_vacaciones: vacationBase,
    },
    socialSecurity: employerSocialSecurity(base.ibc, riskBase(worker, seventyPercent), worker, false),
    payrollTaxes: payrollTaxes(seventyPercent, false),
    provisions: vacation(vacationBase),
  };
  return { payslip, base, exonerated: false, isLostByWholeMonth: false, isLimited: employee.isLimited };
}
