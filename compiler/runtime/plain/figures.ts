import type { ScaledRows } from './scaled-rows.ts';

/** Figures and tables of the law on one date, as whole numbers. */
export type FiguresOn = Readonly<Record<string, number | boolean | ScaledRows>>;

function fits(field: number | boolean | ScaledRows): boolean {
  return typeof field === 'object' ? field.fits : !Number.isNaN(field);
}

/** More dates than a validity has are never asked for; this only keeps a wrong caller from filling memory. */
const MOST_DATES = 4000;

/** Remembers the figures of each date. null: on that date they do not fit into whole numbers within 2^53. */
export function byDate<F extends FiguresOn>(make: (date: string) => F): (date: string) => F | null {
  const known = new Map<string, F | null>();
  let [lastDate, last]: [string, F | null] = ['', null];
  return (date) => {
    if (date === lastDate) return last;
    let figures = known.get(date);
    if (figures === undefined) {
      const made = make(date);
      figures = Object.values(made).every(fits) ? made : null;
      if (known.size >= MOST_DATES) known.clear();
      known.set(date, figures);
    }
    [lastDate, last] = [date, figures];
    return figures;
  };
}
