/**
 * Pays the people of a CSV file and writes one line for each: node pay-csv.mjs people.csv 2026-03
 * Its header names what the scheme reads: id,monthly_salary,horas_extra_diurnas
 */
import { readFileSync } from 'node:fs';
import { CalculationError, calculate } from '@payroll-engine/rules-co';

const [file, month] = process.argv.slice(2);
const lastDay = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
const period = { type: 'monthly', start_date: `${month}-01`, end_date: `${month}-${lastDay}` };

const [header, ...rows] = readFileSync(file, 'utf8').trim().split('\n');
const names = header.split(',');
let failed = 0;
console.log('id,gross_salary,total_deductions,net_salary,rule_fingerprint');
for (const row of rows) {
  const cells = row.split(',');
  const sent = names.map((name, at) => [name, cells[at]]).filter(([, value]) => value !== '');
  const employee = Object.fromEntries(sent);
  try {
    const { summary, record } = calculate({ scheme: 'ordinario', period, employee });
    const { gross_salary, total_deductions, net_salary } = summary;
    console.log([employee.id, gross_salary, total_deductions, net_salary, record.rule_fingerprint].join(','));
  } catch (error) {
    if (!(error instanceof CalculationError)) throw error;
    failed += 1;
    console.error(`${employee.id}: ${error.message}`);
  }
}
process.exitCode = failed > 0 ? 1 : 0;
