import { countedDays } from './module/period.ts';
import { isSalaryField, MISSING_SALARY, SALARY_FIELDS } from './request/employee-fields.ts';
import { readInputs } from './request/read-inputs.ts';
import { type RefusedInput, refusedInputs } from './request/refused-input.ts';
import type { RequestFault } from './request/request-fault.ts';
import { periodOf, type SentRequest } from './request/sent-request.ts';
import type { ChosenRules } from './rules-on-date.ts';

/** A fault of one input: it cannot be read, or the rules find it missing or out of bounds. */
export type InputFault = RequestFault | RefusedInput;

/**
 * Everything that is wrong with the inputs of a request whose period is in order. An input that cannot be read is not
 * said to be missing, and nothing is said that depends on its value. `pending` are wire names of inputs that the request
 * lacks because their faults are told already, or because they are sent at another place.
 */
export function inputFaults(
  request: SentRequest,
  { module: { manifest, evaluateExactly }, referenceDate }: ChosenRules,
  pending: ReadonlySet<string> = new Set(),
): readonly InputFault[] {
  const { inputs, flags, faults } = readInputs(request, manifest);
  const isSalaryPending = [...pending].some(isSalaryField);
  const read = faults.filter((fault) => fault !== MISSING_SALARY || !isSalaryPending);
  const unreadable = new Set([
    ...pending,
    ...faults.flatMap((fault) => (fault === MISSING_SALARY ? SALARY_FIELDS : [fault.path.at(-1) ?? ''])),
    ...(request.history === undefined ? [] : (manifest.histories ?? []).map(({ id }) => id)),
  ]);
  const period = periodOf(request);
  const days = countedDays(manifest.days, period, manifest.proration);
  const outcome = evaluateExactly({
    inputs,
    flags,
    period,
    referenceDate,
    days,
    trace: false,
    unreadable,
  });
  const refusals = outcome.kind === 'refused' ? outcome.refusals : [];
  const judged = refusals.filter(({ field }) => field === null || !unreadable.has(field));
  return [...read, ...refusedInputs(judged, request)];
}
