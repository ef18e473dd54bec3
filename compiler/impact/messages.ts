import type { Person } from '../population/person.ts';
import type { TallyState } from './tally.ts';

/** What a worker of an impact run is started with. */
export interface WorkerSetup {
  readonly before: { readonly address: string; readonly month: string };
  readonly after: { readonly address: string; readonly month: string };
  /** Whether a line of CSV is wanted for every person. */
  readonly writesRows: boolean;
}

export type ToWorker =
  | { readonly kind: 'people'; readonly number: number; readonly people: readonly Person[] }
  | { readonly kind: 'finish' };

export type FromWorker =
  | { readonly kind: 'done'; readonly number: number; readonly count: number; readonly csv: string }
  | { readonly kind: 'tally'; readonly tally: TallyState };
