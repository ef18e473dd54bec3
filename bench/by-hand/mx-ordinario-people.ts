import type { Person } from './contender.ts';
import { monthOf2026 } from './month.ts';

const JANUARY = monthOf2026(1);
const JUNE = monthOf2026(6);

/** From the minimum wage, south and north, to the top brackets; some with bonuses, food, overtime, Sundays. */
export const people: readonly Person[] = [
  { employee: { daily_salary: '315.04' }, overrides: {}, period: JUNE },
  { employee: { daily_salary: '315.04', sunday_bonus_days: '4' }, overrides: {}, period: JANUARY },
  { employee: { daily_salary: '440.87' }, overrides: { zona_libre_frontera_norte: true }, period: JUNE },
  { employee: { monthly_salary: '10450' }, overrides: { bono_despensa: true }, period: JUNE },
  {
    employee: { daily_salary: '372.50', overtime_amount: '1490', factor_integracion: '1.0493' },
    overrides: { bono_puntualidad: true, bono_asistencia: true },
    period: JUNE,
  },
  {
    employee: { daily_salary: '412.30', grocery_voucher_amount: '1407.72', risk_class_rate: '0.0113065' },
    overrides: {},
    period: JANUARY,
  },
  { employee: { monthly_salary: '13250.75', overtime_amount: '3800.40' }, overrides: {}, period: JUNE },
  {
    employee: { daily_salary: '520', sunday_bonus_days: '2', infonavit_credit_amount: '2850.33' },
    overrides: { bono_puntualidad: true },
    period: JUNE,
  },
  {
    employee: { daily_salary: '610.25', factor_integracion: '1.0616', grocery_voucher_amount: '3500' },
    overrides: { bono_despensa: true },
    period: JUNE,
  },
  { employee: { monthly_salary: '22500', risk_class_rate: '0.025984' }, overrides: {}, period: JANUARY },
  {
    employee: { daily_salary: '933.33', factor_integracion: '1.0507', infonavit_credit_amount: '6120' },
    overrides: { bono_asistencia: true },
    period: JUNE,
  },
  { employee: { monthly_salary: '34800', overtime_amount: '9200' }, overrides: {}, period: JUNE },
  { employee: { daily_salary: '1680', factor_integracion: '1.0740' }, overrides: {}, period: JUNE },
  { employee: { monthly_salary: '68000.50', grocery_voucher_amount: '4200' }, overrides: {}, period: JUNE },
  { employee: { daily_salary: '3200', factor_integracion: '1.12' }, overrides: {}, period: JANUARY },
  { employee: { monthly_salary: '165000', factor_integracion: '1.0493' }, overrides: {}, period: JUNE },
];
