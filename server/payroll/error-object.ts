import type { JsonObject } from '../json.ts';
import { type Fault, MOST_FAULTS, type ServiceError } from '../service-error.ts';

/** An error inside an answer: of a row, or of a job. */
export interface ErrorObject extends JsonObject {
  readonly code: string;
  readonly message: string;
  readonly details: JsonObject;
}

/** The error as an object; the faults of a `VALIDATION_ERROR` stand in `details.detail`. */
export function errorObject({ code, message, details, faults }: ServiceError): ErrorObject {
  if (code !== 'VALIDATION_ERROR') return { code, message, details };
  return { code, message, details: { ...details, detail: faults.slice(0, MOST_FAULTS).map(faultObject) } };
}

/** A fault as it is answered: `input` is null where there is no value, and never there for headers. */
export function faultObject({ loc, msg, type, input = null, ctx }: Fault): JsonObject {
  return { loc, msg, type, ...(loc[0] !== 'header' && { input }), ctx };
}
