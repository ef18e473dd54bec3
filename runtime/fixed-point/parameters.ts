import { madeByDate } from '../module/parameter.ts';
import type { ScaledRows } from './scaled-rows.ts';

/** Parameters and tables of the law on one date, as whole numbers. */
export type ParametersOn = Readonly<Record<string, number | boolean | ScaledRows>>;

function fits(field: number | boolean | ScaledRows): boolean {
  return typeof field === 'object' ? field.fits : !Number.isNaN(field);
}

/** Remembers the parameters of each date. null: on that date they do not fit into whole numbers within 2^53. */
export function byDate<F extends ParametersOn>(make: (date: string) => F): (date: string) => F | null {
  return madeByDate((date) => {
    const made = make(date);
    return Object.values(made).every(fits) ? made : null;
  });
}
