import { monthOf2026, type Person } from './contender.ts';

const MAY = monthOf2026(5);
const AUGUST = monthOf2026(8);

/** From the minimum wage to the top bracket; a third with hours of their own price. */
export const people: readonly Person[] = [
  { employee: { monthly_salary: '1750905' }, overrides: {}, period: MAY },
  { employee: { monthly_salary: '1750905', horas_recargo_nocturno: '40' }, overrides: {}, period: AUGUST },
  {
    employee: { monthly_salary: '1900000', horas_extra_diurnas: '12', horas_dominicales_diurnas: '8' },
    overrides: {},
    period: MAY,
  },
  { employee: { monthly_salary: '2250000.50', risk_class_rate: '0.0696' }, overrides: {}, period: AUGUST },
  { employee: { daily_salary: '91666.67', risk_class_rate: '0.02436' }, overrides: {}, period: MAY },
  {
    employee: {
      monthly_salary: '3100000',
      risk_class_rate: '0.0435',
      horas_extra_nocturnas: '6.5',
      horas_extra_dominicales_diurnas: '4',
      horas_extra_dominicales_nocturnas: '2',
      horas_dominicales_nocturnas: '8',
    },
    overrides: { aplica_auxilio_transporte: true },
    period: AUGUST,
  },
  { employee: { monthly_salary: '3600000' }, overrides: {}, period: AUGUST },
  { employee: { monthly_salary: '4250000' }, overrides: { aplica_exoneracion_114_1: false }, period: MAY },
  { employee: { monthly_salary: '5400000', horas_extra_diurnas: '20' }, overrides: {}, period: MAY },
  { employee: { monthly_salary: '6800000', risk_class_rate: '0.01044' }, overrides: {}, period: AUGUST },
  { employee: { monthly_salary: '7500000', horas_recargo_nocturno: '36' }, overrides: {}, period: MAY },
  { employee: { monthly_salary: '9800000' }, overrides: {}, period: MAY },
  { employee: { monthly_salary: '14500000' }, overrides: {}, period: AUGUST },
  {
    employee: { monthly_salary: '19250000.75' },
    overrides: { aplica_exoneracion_114_1: false },
    period: MAY,
  },
  { employee: { monthly_salary: '28900000' }, overrides: {}, period: MAY },
  { employee: { monthly_salary: '52000000', risk_class_rate: '0.00522' }, overrides: {}, period: AUGUST },
];
