import type { HistoryAggregate } from '../../runtime/module.ts';
import { add, div, type Exact, exact, max, ZERO } from '../../runtime/numbers/exact.ts';

/**
 * What the amounts of payslips come to, from the earliest to the last; null where nothing is known: there is no greatest,
 * no average and no last of none.
 */
export function aggregate(how: HistoryAggregate, amounts: readonly Exact[]): Exact | null {
  const [first] = amounts;
  const last = amounts.at(-1);
  switch (how) {
    case 'sum':
      return sum(amounts);
    case 'count':
      return exact(BigInt(amounts.length));
    case 'average':
      return first === undefined ? null : div(sum(amounts), exact(BigInt(amounts.length)));
    case 'max':
      return first === undefined ? null : max(first, ...amounts);
    case 'last':
      return last ?? null;
  }
}

function sum(amounts: readonly Exact[]): Exact {
  return amounts.reduce(add, ZERO);
}
