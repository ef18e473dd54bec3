import {
  centavos,
  exactly,
  type Fraction,
  larger,
  multiply,
  printQuantity,
  subtract,
  ZERO,
} from '../fraction.ts';
import type { Lines } from '../payslip.ts';
import { type Contract, partOfYear, transportOf } from './contract.ts';
import { days360 } from './days.ts';
import { daysOfIndemnity } from './dismissal.ts';
import { amount, benefitBase, type Facts, given } from './facts.ts';

const THIRTIETH = exactly('1/30');

/** What is owed at the end, and how many days of each. */
export interface FinalPay {
  readonly steps: Readonly<Record<string, string>>;
  readonly bases: Lines;
  readonly perceptions: Lines;
  /** The prima before what was paid of it. */
  readonly wholePrima: Fraction;
  readonly indemnityBase: Fraction;
}

function vacationDays(facts: Facts, served: number): Fraction {
  const counted = subtract(exactly(served), amount(facts, 'dias_suspension'));
  const earned = multiply(counted, exactly('15/360'));
  const left = larger(ZERO, subtract(earned, amount(facts, 'dias_vacaciones_disfrutados')));
  return given(facts, 'dias_vacaciones_pendientes') ?? left;
}

function daysOf(facts: Facts, contract: Contract, indemnityBase: Fraction) {
  const { hire, end, primaFrom, severanceFrom } = contract;
  const served = days360(hire, end);
  const interest = days360(severanceFrom, end);
  return {
    served,
    prima: days360(primaFrom, end),
    interest,
    severance: larger(ZERO, subtract(exactly(interest), amount(facts, 'dias_suspension'))),
    vacation: vacationDays(facts, served),
    indemnity: daysOfIndemnity(contract, indemnityBase, facts),
  };
}

function basesOf(facts: Facts) {
  return {
    base_prima: benefitBase(facts, 'promedio_base_prima'),
    base_cesantias: benefitBase(facts, 'promedio_base_cesantias'),
    base_vacaciones: centavos(given(facts, 'promedio_base_vacaciones') ?? facts.salary),
    base_indemnizacion: centavos(given(facts, 'promedio_salario') ?? facts.salary),
  };
}

function unpaidSalary(facts: Facts): Lines {
  const part = multiply(amount(facts, 'dias_salario_pendiente'), THIRTIETH);
  return {
    salario_pendiente: centavos(multiply(facts.salary, part)),
    auxilio_transporte: centavos(multiply(transportOf(facts), part)),
    otros_salarios: amount(facts, 'otros_salarios_pendientes'),
  };
}

export function finalPayOf(facts: Facts, contract: Contract): FinalPay {
  const bases = basesOf(facts);
  const days = daysOf(facts, contract, bases.base_indemnizacion);
  const wholePrima = multiply(bases.base_prima, partOfYear(days.prima));
  const severance = centavos(multiply(bases.base_cesantias, days.severance, partOfYear(1)));
  const interest = multiply(severance, exactly('0.12'), partOfYear(days.interest));
  return {
    steps: {
      dias_servicio: String(days.served),
      dias_prima: String(days.prima),
      dias_cesantias: printQuantity(days.severance),
      dias_vacaciones: printQuantity(days.vacation),
      dias_indemnizacion: printQuantity(days.indemnity),
    },
    bases,
    perceptions: {
      ...unpaidSalary(facts),
      prima_servicios: centavos(larger(ZERO, subtract(wholePrima, amount(facts, 'prima_pagada')))),
      cesantias: severance,
      cesantias_anio_anterior: amount(facts, 'cesantias_anio_anterior'),
      intereses_cesantias: centavos(interest),
      intereses_anio_anterior: amount(facts, 'intereses_anio_anterior'),
      vacaciones_compensadas: centavos(multiply(bases.base_vacaciones, THIRTIETH, days.vacation)),
      indemnizacion: centavos(multiply(bases.base_indemnizacion, THIRTIETH, days.indemnity)),
    },
    wholePrima,
    indemnityBase: bases.base_indemnizacion,
  };
}
