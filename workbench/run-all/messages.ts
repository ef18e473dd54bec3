import type { PartOfMonth } from '../population/month-call.ts';
import type { Layout } from '../population/piece.ts';

/** The start data of a thread of a run. */
export interface PrintSetup {
  /** The address of the emitted rules. */
  readonly rules: string;
  /** `2026-03` */
  readonly month: string;
  readonly part: PartOfMonth;
  readonly layout: Layout;
  readonly header: readonly string[];
  readonly format: OutputFormat;
  readonly trace: boolean;
}

export type OutputFormat = 'ndjson' | 'csv';

/** A piece of the population to be calculated and printed. */
export interface PrintOrder {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly firstRow: number;
  /** Memory to print into; a thread takes new one when there is none or it is not enough. */
  readonly memory: ArrayBuffer | null;
}

export type Counts = readonly (readonly [name: string, count: number])[];

export interface Printed {
  /** The memory that begins with whole lines. */
  readonly memory: ArrayBuffer;
  readonly length: number;
  /** Employees whose payslips are printed. */
  readonly printed: number;
  /** Rows that have none. */
  readonly failed: number;
  readonly faults: readonly RowFault[];
  /** The number of warnings, by their code. */
  readonly warnings: Counts;
  /** Fields of NDJSON that the rules do not read, and how many rows have them. */
  readonly unread: Counts;
}

/** One thing that is wrong with a row. */
export interface RowFault {
  readonly row: number;
  readonly employeeId: string | null;
  readonly code: string;
  /** Name of the column or field; null when it is the whole row. */
  readonly field: string | null;
  readonly message: string;
}
