import type { Person } from './contender.ts';
import { monthOf2026 } from './month.ts';

const MAY = monthOf2026(5);
const DECEMBER = monthOf2026(12);

/** From the minimum wage to above every ceiling; some with children, vacations, alimony; December brings the 13th. */
export const people: readonly Person[] = [
  { employee: { monthly_salary: '1621', cantidad_hijos: '2' }, overrides: {}, period: MAY },
  { employee: { monthly_salary: '1850.40', vale_transporte_amount: '220' }, overrides: {}, period: MAY },
  {
    employee: { monthly_salary: '2400', overtime_amount: '310.55', cantidad_hijos: '1' },
    overrides: {},
    period: MAY,
  },
  { employee: { monthly_salary: '2750', vale_transporte_amount: '140.80' }, overrides: {}, period: DECEMBER },
  { employee: { daily_salary: '110.50', commission_amount: '845.20' }, overrides: {}, period: MAY },
  {
    employee: { monthly_salary: '3600', decimo_terceiro_amount: '3600', num_dependentes_irrf: '1' },
    overrides: {},
    period: DECEMBER,
  },
  { employee: { monthly_salary: '4200', rat_fap_rate: '0.030518' }, overrides: {}, period: MAY },
  { employee: { monthly_salary: '4980', overtime_amount: '415.33' }, overrides: {}, period: MAY },
  {
    employee: { monthly_salary: '5350', num_dependentes_irrf: '2', pensao_alimenticia_amount: '1150' },
    overrides: {},
    period: MAY,
  },
  {
    employee: { monthly_salary: '3000', ferias_amount: '3000', vale_transporte_amount: '200' },
    overrides: {},
    period: MAY,
  },
  { employee: { monthly_salary: '6800.75', rat_fap_rate: '0.01' }, overrides: {}, period: MAY },
  { employee: { monthly_salary: '7350' }, overrides: { aplica_salario_familia: false }, period: DECEMBER },
  {
    employee: { monthly_salary: '8900', decimo_terceiro_amount: '8900', num_dependentes_irrf: '3' },
    overrides: {},
    period: DECEMBER,
  },
  { employee: { monthly_salary: '12400', commission_amount: '2380.90' }, overrides: {}, period: MAY },
  {
    employee: { monthly_salary: '9500', ferias_amount: '6333.33', num_dependentes_irrf: '1' },
    overrides: {},
    period: MAY,
  },
  { employee: { monthly_salary: '24000', pensao_alimenticia_amount: '5200' }, overrides: {}, period: MAY },
];
