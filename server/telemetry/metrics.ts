import type { Evaluator } from '../../runtime/payslip.ts';

/** What the service counts as it works. */
export interface Metrics {
  request(operation: string | null, status: number, seconds: number): void;
  /** A request that was refused since there was too much: `rate`, `client`, `process`, `bytes`, `deadline`. */
  refusal(reason: string): void;
  calculation(country: string, scheme: string, evaluator: Evaluator): void;
  /** What a scraper reads; null when nothing is counted. */
  readonly exposition: (() => Promise<Exposition>) | null;
}

export interface Exposition {
  readonly contentType: string;
  readonly text: string;
}

/** What runs when there is no admin port. */
export const NO_METRICS: Metrics = {
  request: () => {},
  refusal: () => {},
  calculation: () => {},
  exposition: null,
};
