import type { ExplainedStep } from '../explain/explanation.ts';
import type { PopulationRow } from '../population/person.ts';

/** The audit trail of a calculation that the service has answered. */
interface StoredTrail {
  /** A title such as `CO.ordinario, emp-0001, 2025-03-01 to 2025-03-31`. */
  readonly title: string;
  /** Steps of the summary's fields, by field. */
  readonly steps: readonly ExplainedStep[];
}

/** The payslips of a service's database, which authors may only read. */
export interface StoredPayslips {
  /** null when there is no such calculation. */
  trail(id: string): Promise<StoredTrail | null>;
  /** Everybody who was ever paid under a scheme, as last calculated. */
  people(country: string, scheme: string): AsyncIterable<PopulationRow>;
}

/** A calculation id: upper-case ULID. */
export function isCalculationId(text: string): boolean {
  return /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(text);
}
