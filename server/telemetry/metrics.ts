import type { Evaluator } from '../../runtime/payslip.ts';
import type { ErrorCode } from '../service-error.ts';

/** What the service counts as it works. */
export interface Metrics {
  /** A request that was refused since there was too much: `rate`, `client`, `process`, `bytes`, `deadline`. */
  refusal(reason: string): void;
  /** `code` is that of the error answered; null for a success. */
  request(operation: string | null, status: number, code: ErrorCode | null, seconds: number): void;
  calculation(country: string, scheme: string, evaluator: Evaluator): void;
  /** `error` says why it is not known to be delivered. */
  delivery(state: string, error: string | null): void;
  /** What a scraper reads; null when nothing is counted. */
  readonly exposition: (() => Promise<Exposition>) | null;
}

interface Exposition {
  readonly contentType: string;
  readonly text: string;
}

/** What runs when there is no admin port. */
export const NO_METRICS: Metrics = {
  request: () => {},
  refusal: () => {},
  calculation: () => {},
  delivery: () => {},
  exposition: null,
};
