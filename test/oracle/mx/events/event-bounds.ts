import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { fraction } from '../../fraction.ts';
import type { Dice } from '../../oracle.ts';
import { passesSalaryBounds } from '../bounds.ts';
import { quantity } from './event.ts';

/** rules/mx/law.md 12, 13, 15 and 16: the least and the most of what is counted. */
const RANGES: Readonly<Record<string, readonly [string, string]>> = {
  dias_aguinaldo: ['15', '366'],
  dias_no_computables: ['0', '366'],
  dias_trabajados_anio: ['0', '366'],
  dias_vacaciones: ['0', '90'],
  prima_vacacional_tasa: ['0.25', '3'],
  dias_sueldo_pendiente: ['0', '366'],
  dias_vacaciones_pendientes: ['0', '366'],
  dias_prima_ya_pagada: ['0', '366'],
  dias_vacaciones_anio: ['0', '90'],
  dias_vacaciones_gozadas_anio: ['0', '90'],
  dias_salarios_vencidos: ['0', '365'],
  meses_intereses: ['0', '240'],
};

/** Whether an input of an event passes its bounds, so that the request is refused. */
export function passesEventBounds(request: CalculationRequest): boolean {
  const outOfRange = Object.entries(RANGES).some(([field, [low, high]]) => {
    const value = quantity({ request }, field);
    return value !== undefined && (value.isBelow(fraction(low)) || value.exceeds(fraction(high)));
  });
  return passesSalaryBounds(request) || outOfRange;
}

/** One of the inputs just under its least or just over its most. */
export function beyondBounds(dice: Dice, names: readonly string[]): Readonly<Record<string, string>> {
  const ranged = names.filter((name) => name in RANGES);
  if (ranged.length === 0) return {};
  const name = dice.pick(ranged);
  const [low, high] = RANGES[name] ?? ['0', '0'];
  const beyond = dice.oneIn(2)
    ? fraction(high).plus(fraction('0.01'))
    : fraction(low).minus(fraction('0.01'));
  return { [name]: beyond.text(2) };
}
