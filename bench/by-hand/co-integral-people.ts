import type { Person } from './contender.ts';
import { monthOf2026 } from './month.ts';

const MAY = monthOf2026(5);
const RATES = ['0.00522', '0.01044', '0.02436', '0.0435'] as const;

/** From the least that the law allows, 13 minimum wages, to the top bracket and above the ceiling. */
const SALARIES = [
  '22761765',
  '23500000',
  '25000000.50',
  '26800000',
  '28400000',
  '31000000',
  '33250000.75',
  '37500000',
  '42000000',
  '45100000',
  '48600000',
  '52000000',
  '58500000',
  '63000000.25',
  '74000000',
  '98000000',
] as const;

export const people: readonly Person[] = SALARIES.map((monthly_salary, index) => ({
  employee: { monthly_salary, risk_class_rate: RATES[index % RATES.length] ?? '0.00522' },
  overrides: {},
  period: MAY,
}));
