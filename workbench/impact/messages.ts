import type { Person } from '../population/person.ts';
import type { TallyState } from './tally.ts';

/** What a worker of an impact run is started with. */
export interface WorkerSetup {
  readonly before: { readonly address: string; readonly month: string };
  readonly after: { readonly address: string; readonly month: string };
  /** Whether a line of CSV is wanted for every person. */
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
