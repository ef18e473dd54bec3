import type { PartOfMonth } from '../population/month-call.ts';
import type { Person } from '../population/person.ts';
import type { TallyState } from './tally.ts';

/** One version of the law, and when it is asked. */
export interface SideSetup {
  readonly address: string;
  readonly month: string;
  readonly part: PartOfMonth;
}

/** The start data of a worker of an impact run. */
export interface WorkerSetup {
  readonly before: SideSetup;
  readonly after: SideSetup;
  /** True if a line of CSV is wanted for every person. */
  readonly writesRows: boolean;
}

/** People to be compared; null asks for the tally of all that came before. */
export interface ImpactOrder {
  readonly people: readonly Person[] | null;
}

export interface ImpactAnswer {
  /** A line for every person, where lines are wanted. */
  readonly csv: string;
  readonly tally: TallyState | null;
}
