import { faultObject } from '../payroll/error-object.ts';
import { MOST_FAULTS, ServiceError, STATUS } from '../service-error.ts';
import { json, type Reply } from './reply.ts';

/** Any error as the contract's body. What is not ours is an `INTERNAL_ERROR` with a fixed text. */
export function errorReply(error: unknown, requestId: string): Reply<string> {
  const known = error instanceof ServiceError ? error : internalError(error);
  const { code, message, details, faults } = known;
  const body = {
    error: { code, message, details, request_id: requestId },
    ...(code === 'VALIDATION_ERROR' && { detail: faults.slice(0, MOST_FAULTS).map(faultObject) }),
  };
  return json(STATUS[code], body, headersFor(known));
}

export function internalError(cause: unknown): ServiceError {
  const message = 'Something went wrong in the service. Tell us the request id.';
  return new ServiceError('INTERNAL_ERROR', message, {}, { cause });
}

function headersFor(error: ServiceError): Record<string, string> {
  const status = STATUS[error.code];
  if (status === 401) return { 'WWW-Authenticate': 'Bearer' };
  if (status === 405) return { Allow: allowed(error) };
  if (status === 429 || error.code === 'IDEMPOTENCY_KEY_IN_USE')
    return { 'Retry-After': String(error.details.retry_after_s) };
  if (status === 503) return { 'Retry-After': '1' };
  // The rest of the body has not been read: the connection cannot be used again.
  if (status === 408 || status === 413) return { Connection: 'close' };
  return {};
}

function allowed(error: ServiceError): string {
  const methods = error.details.allowed;
  return Array.isArray(methods) ? methods.join(', ') : '';
}
