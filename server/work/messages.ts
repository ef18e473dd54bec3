import type { RowsContract } from '../body/row-by-row.ts';
import type { JsonObject } from '../json.ts';
import { type ErrorCode, type Fault, ServiceError } from '../service-error.ts';
import type { Kind, Works } from './orders.ts';

/** A module of rules that a thread imports. */
export interface RulesInFile {
  readonly fingerprint: string;
  readonly address: string;
}

export interface WorkSetup {
  /** The list of a batch's body. */
  readonly rows: RowsContract;
}

/** An order as it goes to a thread. */
export interface WorkOrder<K extends Kind = Kind> {
  readonly kind: K;
  readonly order: Works[K]['order'];
  readonly rules: readonly RulesInFile[];
}

/** A `ServiceError` as it comes back from a thread. */
interface SentError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details: JsonObject;
  readonly faults: readonly Fault[];
}

export type WorkAnswer<K extends Kind = Kind> =
  | { readonly kind: 'done'; readonly answer: Works[K]['answer'] }
  | { readonly kind: 'refused'; readonly error: SentError }
  /** The files of the rules are not those that the service has loaded. */
  | { readonly kind: 'changed' };

export function sentError({ code, message, details, faults }: ServiceError): SentError {
  return { code, message, details, faults };
}

export function receivedError({ code, message, details, faults }: SentError): ServiceError {
  return new ServiceError(code, message, details, { faults });
}
