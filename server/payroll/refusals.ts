import type { Refusal } from '../../runtime/module.ts';
import { refusedByRule, refusedInputs } from '../../runtime/request/refused-input.ts';
import type { RequestFault } from '../../runtime/request/request-fault.ts';
import type { SentRequest } from '../../runtime/request/sent-request.ts';
import { type Fault, ServiceError, validationError } from '../service-error.ts';

/** A fault at a place of a request. */
type Placed = Pick<RequestFault, 'path' | 'message' | 'input' | 'context'> & { readonly type: Fault['type'] };

/** A `VALIDATION_ERROR` of what is wrong with the body of a request. */
export function requestError(faults: readonly Placed[]): ServiceError {
  return validationError(faultsOfRequest(faults));
}

/** The same as faults of the service. */
export function faultsOfRequest(faults: readonly Placed[]): readonly Fault[] {
  return faults.map(({ path, message, type, input, context }) => ({
    loc: ['body', ...path],
    msg: message,
    type,
    input,
    ctx: context,
  }));
}

/** Throws `VALIDATION_ERROR` when the rules find inputs outside their bounds. */
export function refuseBadInputs(refusals: readonly Refusal[], request: SentRequest): void {
  const faults = refusedInputs(refusals, request);
  if (faults.length > 0) throw requestError(faults);
}

/** Throws `CALCULATION_FAILED` when a rule refuses inputs that are each in order. */
export function refuseByRule(refusals: readonly Refusal[]): void {
  const first = refusedByRule(refusals);
  if (first === undefined) return;
  const details = { concept_id: first.field, reason: first.code };
  throw new ServiceError('CALCULATION_FAILED', first.message, details);
}
