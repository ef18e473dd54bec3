import type { Refusal } from '../module/outcome.ts';
import { ownValue } from '../module/own-value.ts';
import { isSalaryField, MISSING_SALARY } from './employee-fields.ts';
import { shownInput } from './request-fault.ts';
import { overridePath, PLACES, type SentRequest } from './sent-request.ts';

type People = Pick<SentRequest, 'employee' | 'overrides'>;

/** An input that the rules find outside of its bounds, at the place where it was sent. */
export interface RefusedInput {
  readonly path: readonly string[];
  readonly message: string;
  readonly type: Refusal['type'];
  readonly input?: string | number | boolean;
  readonly context: Readonly<Record<string, string | readonly string[]>>;
}

/** The refusals that are faults of single inputs; any other is a rule that refuses inputs which are each in order. */
export function refusedInputs(refusals: readonly Refusal[], request: People): readonly RefusedInput[] {
  return refusals.filter(isOfInput).map((refusal) => refusedInput(refusal, request));
}

/** Of the salaries either does, whichever the rules ask for. */
function refusedInput(refusal: Refusal, request: People): RefusedInput {
  const { source, field, type, message, limit } = refusal;
  if (type === 'missing' && source === 'employee' && isSalaryField(field)) return MISSING_SALARY;
  return {
    path: placeOf(refusal, request),
    message,
    type,
    ...shownInput(sentValue(refusal, request)),
    context: limit === null ? {} : { limit },
  };
}

/** The first refusal by a rule; undefined without any. */
export function refusedByRule(refusals: readonly Refusal[]): Refusal | undefined {
  return refusals.find((refusal) => !isOfInput(refusal));
}

function isOfInput({ code }: Refusal): boolean {
  return code === 'VALIDATION_ERROR';
}

function placeOf({ source, field }: Refusal, request: People): readonly string[] {
  if (source === 'period') return ['period'];
  if (field === null) return ['employee'];
  return source === 'override' ? overridePath(field, request) : [...PLACES[source], field];
}

function sentValue({ source, field }: Refusal, { employee, overrides = {} }: People): unknown {
  if (source === 'period' || field === null) return undefined;
  return {
    employee: employee[field],
    inputs: ownValue(employee.inputs ?? {}, field),
    history: ownValue(employee.history ?? {}, field),
    override: ownValue(overrides, field) ?? ownValue(employee.overrides ?? {}, field),
  }[source];
}
