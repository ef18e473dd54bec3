import type { Person } from './contender.ts';
import { monthOf2026 } from './month.ts';

const MARCH = monthOf2026(3);
const JUNE = monthOf2026(6);
const NOVEMBER = monthOf2026(11);

/** From the minimum wage to the top of the scale; June pays the half-year bonus, November brings the FAL. */
export const people: readonly Person[] = [
  { employee: { monthly_salary: '352400', risk_class_rate: '0.0312' }, overrides: {}, period: MARCH },
  { employee: { monthly_salary: '680000', cuota_sindical_rate: '0.02' }, overrides: {}, period: NOVEMBER },
  {
    employee: { monthly_salary: '950000.50', overtime_amount: '120500.25', risk_class_rate: '0.0275' },
    overrides: {},
    period: NOVEMBER,
  },
  {
    employee: { monthly_salary: '1180000', cuota_sindical_rate: '0.025', risk_class_rate: '0.0431' },
    overrides: { liquida_sac: true },
    period: JUNE,
  },
  { employee: { daily_salary: '48333.33', commission_amount: '310000' }, overrides: {}, period: MARCH },
  { employee: { monthly_salary: '1750000', risk_class_rate: '0.0189' }, overrides: {}, period: NOVEMBER },
  {
    employee: { monthly_salary: '2200000', cuota_sindical_rate: '0.02', cantidad_hijos: '2' },
    overrides: { conyuge_a_cargo: true },
    period: MARCH,
  },
  { employee: { monthly_salary: '2650000' }, overrides: { empleador_mipyme: false }, period: NOVEMBER },
  {
    employee: { monthly_salary: '3100000', risk_class_rate: '0.0152' },
    overrides: { liquida_sac: true },
    period: JUNE,
  },
  {
    employee: { monthly_salary: '3450000', overtime_amount: '280000', cantidad_hijos: '1' },
    overrides: { empleador_mipyme: false, empleador_grande_servicios: true },
    period: NOVEMBER,
  },
  {
    employee: { monthly_salary: '3900000.75', commission_amount: '640000', risk_class_rate: '0.0098' },
    overrides: { conyuge_a_cargo: true },
    period: MARCH,
  },
  {
    employee: { monthly_salary: '4400000', cantidad_hijos: '2', cantidad_hijos_incapacitados: '1' },
    overrides: { conyuge_a_cargo: true },
    period: NOVEMBER,
  },
  { employee: { monthly_salary: '5200000' }, overrides: { liquida_sac: true }, period: JUNE },
  {
    employee: { monthly_salary: '6800000' },
    overrides: { excluir_sac_proporcional: true },
    period: NOVEMBER,
  },
  {
    employee: { monthly_salary: '9500000', cuota_sindical_rate: '0.01', risk_class_rate: '0.0075' },
    overrides: { empleador_mipyme: false, empleador_grande_servicios: true },
    period: MARCH,
  },
  { employee: { monthly_salary: '16000000' }, overrides: { empleador_mipyme: false }, period: NOVEMBER },
];
