import type { Person } from './contender.ts';
import { monthOf2026 } from './month.ts';

const MARCH = monthOf2026(3);
const SEPTEMBER = monthOf2026(9);

/** From the minimum wage to above both ceilings and into the top brackets. */
export const people: readonly Person[] = [
  { employee: { monthly_salary: '553553', afp_rate: '0.1046' }, overrides: {}, period: SEPTEMBER },
  {
    employee: { monthly_salary: '553553', afp_rate: '0.1058', asignacion_familiar_amount: '45202' },
    overrides: {},
    period: SEPTEMBER,
  },
  {
    employee: { monthly_salary: '640000', afp_rate: '0.1144', colacion_amount: '40000' },
    overrides: { contrato_plazo_fijo: true },
    period: MARCH,
  },
  {
    employee: {
      monthly_salary: '720000',
      afp_rate: '0.1127',
      overtime_amount: '85500',
      colacion_amount: '50000',
      movilizacion_amount: '45000',
    },
    overrides: {},
    period: SEPTEMBER,
  },
  { employee: { daily_salary: '28333.33', afp_rate: '0.1145' }, overrides: {}, period: MARCH },
  {
    employee: { monthly_salary: '980000', afp_rate: '0.1058', risk_class_rate: '0.0255' },
    overrides: { afc_indefinido_11_anios: true },
    period: SEPTEMBER,
  },
  {
    employee: { monthly_salary: '1100000', afp_rate: '0.1116', commission_amount: '320450' },
    overrides: {},
    period: MARCH,
  },
  {
    employee: { monthly_salary: '1350000', afp_rate: '0.1046', movilizacion_amount: '60000' },
    overrides: { gratificacion_legal: false },
    period: SEPTEMBER,
  },
  { employee: { monthly_salary: '1600000.50', afp_rate: '0.1144' }, overrides: {}, period: SEPTEMBER },
  {
    employee: { monthly_salary: '1850000', afp_rate: '0.1127', risk_class_rate: '0.0034' },
    overrides: {},
    period: MARCH,
  },
  {
    employee: { monthly_salary: '2400000', afp_rate: '0.1058', commission_amount: '510000' },
    overrides: { contrato_plazo_fijo: true },
    period: SEPTEMBER,
  },
  { employee: { monthly_salary: '3100000', afp_rate: '0.1145' }, overrides: {}, period: MARCH },
  {
    employee: { monthly_salary: '3900000', afp_rate: '0.1046', colacion_amount: '110000' },
    overrides: {},
    period: SEPTEMBER,
  },
  {
    employee: { monthly_salary: '5200000', afp_rate: '0.1127', overtime_amount: '150000' },
    overrides: { afc_indefinido_11_anios: true },
    period: SEPTEMBER,
  },
  { employee: { monthly_salary: '7400000', afp_rate: '0.1144' }, overrides: {}, period: MARCH },
  {
    employee: { monthly_salary: '11500000', afp_rate: '0.1058', risk_class_rate: '0.0102' },
    overrides: { gratificacion_legal: false },
    period: SEPTEMBER,
  },
];
