import { amountText, inputAt } from './curve-texts.ts';
import type { Grid } from './grid.ts';
import type { Nearest, Solved } from './solve.ts';

/** What was solved, as decimal texts; both ends of a solution belong to it. */
export interface SolvedTexts {
  readonly solutions: readonly { readonly from: string; readonly to: string }[];
  readonly below: NearestText | null;
  readonly above: NearestText | null;
}

interface NearestText {
  readonly at: string;
  readonly gives: string;
}

export function solvedTexts(grid: Grid, { solutions, below, above }: Solved): SolvedTexts {
  const nearest = (one: Nearest | null): NearestText | null =>
    one === null ? null : { at: inputAt(grid, one.at), gives: amountText(one.gives) };
  return {
    solutions: solutions.map(({ from, to }) => ({ from: inputAt(grid, from), to: inputAt(grid, to) })),
    below: nearest(below),
    above: nearest(above),
  };
}
