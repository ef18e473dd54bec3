import { ownValue } from '../../runtime/module/own-value.ts';
import type { Refusal } from '../../runtime/module.ts';
import type { RequestFault } from '../../runtime/request/request-fault.ts';
import { overridePath, PLACES } from '../../runtime/request/sent-request.ts';
import type { Json } from '../json.ts';
import { type Fault, ServiceError, validationError } from '../service-error.ts';
import type { CalculationRequest } from './calculation-request.ts';

/** A `VALIDATION_ERROR` of what is wrong with the body of a request. */
export function requestError(faults: readonly RequestFault[]): ServiceError {
  return validationError(
    faults.map(({ path, message, type, input, context }) => ({
      loc: ['body', ...path],
      msg: message,
      type,
      input,
      ctx: context,
    })),
  );
}

/** Throws `VALIDATION_ERROR` when the rules find inputs outside their bounds. */
export function refuseBadInputs(refusals: readonly Refusal[], request: CalculationRequest): void {
  const faults = refusals.filter(isValidation).map((refusal) => faultOf(refusal, request));
  if (faults.length > 0) throw validationError(faults);
}

/** Throws `CALCULATION_FAILED` when a rule refuses inputs that are each in order. */
export function refuseByRule(refusals: readonly Refusal[]): void {
  const first = refusals.find((refusal) => !isValidation(refusal));
  if (first === undefined) return;
  const details = { concept_id: first.field, reason: first.code };
  throw new ServiceError('CALCULATION_FAILED', first.message, details);
}

function isValidation(refusal: Refusal): boolean {
  return refusal.code === 'VALIDATION_ERROR';
}

function faultOf(refusal: Refusal, request: CalculationRequest): Fault {
  return {
    loc: locationOf(refusal, request),
    msg: refusal.message,
    type: refusal.type,
    input: sentValue(refusal, request),
    ctx: refusal.limit === null ? {} : { limit: refusal.limit },
  };
}

function locationOf({ source, field }: Refusal, request: CalculationRequest): readonly string[] {
  if (source === 'period') return ['body', 'period'];
  if (field === null) return ['body', 'employee'];
  const path = source === 'override' ? overridePath(field, request) : [...PLACES[source], field];
  return ['body', ...path];
}

function sentValue({ source, field }: Refusal, request: CalculationRequest): Json | undefined {
  if (source === 'period' || field === null) return undefined;
  const { employee, overrides = {} } = request;
  const sent = {
    employee: employee[field],
    inputs: ownValue(employee.inputs ?? {}, field),
    history: ownValue(employee.history ?? {}, field),
    override: ownValue(overrides, field) ?? ownValue(employee.overrides ?? {}, field),
  }[source];
  return typeof sent === 'object' ? undefined : sent;
}
