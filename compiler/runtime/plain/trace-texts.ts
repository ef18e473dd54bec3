import type { Manifest } from '../manifest.ts';
import type { FiguresOn } from './figures.ts';

/** What stands before, between and after the values of each step; all names in alphabetical order (RFC 8785). */
export interface TraceTexts {
  readonly head: readonly string[];
  readonly middle: readonly string[];
  readonly tail: readonly string[];
}

/** Between the two results of a step. */
export const RAW = '","result_raw":"';

/**
 * The fixed texts of an audit trail. Each step begins with a comma, which whoever prints the list takes off
 * the first. With `counted`, steps may be absent, and the place of a step is printed after its tail.
 */
export function traceTexts({ steps }: Manifest, counted: boolean): TraceTexts {
  const text = JSON.stringify;
  return {
    head: steps.map(({ id, formula }) => `,{"concept_id":${text(id)},"formula":${text(formula)},"inputs":{`),
    middle: steps.map(({ label }) => `},"label":${text(label)},"result_final":"`),
    tail: steps.map(({ rounding, source }, place) => {
      const position = counted ? '' : `${place + 1}}`;
      return `","rounding":${text(rounding)},"source":${text(source)},"step":${position}`;
    }),
  };
}

/** Remembers the printed figures of the last date: most payslips of a run share it. */
export function byFiguresAndDigits<F extends FiguresOn, T>(
  figures: (date: string) => F | null,
  print: (figures: F, digits: number) => T,
): (date: string, digits: number) => T {
  let last: { readonly date: string; readonly digits: number; readonly texts: T } | null = null;
  return (date, digits) => {
    if (last !== null && last.date === date && last.digits === digits) return last.texts;
    const on = figures(date);
    if (on === null) throw new RangeError(`the figures of ${date} do not fit`);
    last = { date, digits, texts: print(on, digits) };
    return last.texts;
  };
}
