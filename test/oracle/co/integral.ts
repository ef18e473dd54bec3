import { contributionBase, employeeSide } from './employee.ts';
import { employerSocialSecurity, payrollTaxes, vacation } from './employer.ts';
import { centavos, exactly, multiply } from './fraction.ts';
import type { Liquidation } from './liquidation.ts';
import type { Worker } from './worker.ts';

/** rules/co/law.md 4: the month of a salario integral; contributions on 70% of it (Ley 100/1993 art. 18). */
export function liquidateIntegral(worker: Worker): Liquidation {
  const salary = centavos(multiply(worker.salary, worker.partOfMonth));
  const seventyPercent = centavos(multiply(salary, exactly('0.70')));
  const base = contributionBase(seventyPercent, worker);
  const employee = employeeSide(salary, base.ibc, worker);
  const payslip = {
    perceptions: { salario_integral: salary },
    deductions: employee.deductions,
    bases: {
      ingreso_salarial: salary,
      ibc: base.ibc,
      ...employee.bases,
      base_parafiscales: seventyPercent,
      base_vacaciones: salary,
    },
    socialSecurity: employerSocialSecurity(base.ibc, worker.riskRate, false),
    payrollTaxes: payrollTaxes(seventyPercent, false),
    provisions: vacation(salary),
  };
  return { payslip, base, exonerated: false };
}
