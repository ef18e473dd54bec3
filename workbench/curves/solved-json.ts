import type { Grid } from '../../runtime/curves/grid.ts';
import type { Nearest, Solved } from '../../runtime/curves/solve.ts';
import { amountText, inputAt } from './curve-number.ts';

/** What was solved, as decimal texts; both ends of a solution belong to it. */
export interface SolvedJson {
  readonly solutions: readonly { readonly from: string; readonly to: string }[];
  readonly below: NearestJson | null;
  readonly above: NearestJson | null;
}

interface NearestJson {
  readonly at: string;
  readonly gives: string;
}

export function solvedJson(grid: Grid, { solutions, below, above }: Solved): SolvedJson {
  const nearest = (one: Nearest | null): NearestJson | null =>
    one === null ? null : { at: inputAt(grid, one.at), gives: amountText(one.gives) };
  return {
    solutions: solutions.map(({ from, to }) => ({ from: inputAt(grid, from), to: inputAt(grid, to) })),
    below: nearest(below),
    above: nearest(above),
  };
}
