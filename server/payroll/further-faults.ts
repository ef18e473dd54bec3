import { MOST_FAULTS } from '../service-error.ts';
import type { BatchRow } from './batch-request.ts';

/** The first fault of each failed row is told, and so many more of all rows of a batch together. */
const MOST_FURTHER_FAULTS = 500;

/** Counts the faults that are told of the rows of one batch. */
export class FurtherFaults {
  #left = MOST_FURTHER_FAULTS;

  /** What is left when the faults of refused rows are told. */
  static beside(rows: readonly BatchRow[]): FurtherFaults {
    const further = new FurtherFaults();
    for (const row of rows) if (row.kind === 'refused') further.tell(row.faults);
    return further;
  }

  /** So many faults of the next row may be told. */
  get room(): number {
    return Math.min(MOST_FAULTS, 1 + this.#left);
  }

  /** The faults of a row that are told, where `told` of it are told already. */
  tell<Told>(faults: readonly Told[], told = 0): readonly Told[] {
    const first = told === 0 ? 1 : 0;
    const more = faults.slice(0, Math.max(0, Math.min(MOST_FAULTS - told, first + this.#left)));
    this.#left -= Math.max(0, more.length - first);
    return more;
  }
}
