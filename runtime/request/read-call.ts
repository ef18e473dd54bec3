import type { Manifest } from '../module/manifest.ts';
import type { Call, RuleWarning } from '../module/outcome.ts';
import { countedDays } from '../module/period.ts';
import { historyNotes } from './history-notes.ts';
import { periodNotes } from './period-notes.ts';
import { readInputs } from './read-inputs.ts';
import type { RequestFault } from './request-fault.ts';
import { periodOf, type SentRequest } from './sent-request.ts';

/** A request as a call of the rules, or what is wrong with it as it is read. */
export type ReadCall =
  | { readonly kind: 'call'; readonly call: Call; readonly notes: readonly RuleWarning[] }
  | { readonly kind: 'faulty'; readonly faults: readonly RequestFault[] };

/** Reads a request whose period is in order, for the rules that it is calculated by. */
export function readCall(request: SentRequest, manifest: Manifest, referenceDate: string): ReadCall {
  const { inputs, flags, notes, faults } = readInputs(request, manifest);
  if (faults.length > 0) return { kind: 'faulty', faults };
  const period = periodOf(request);
  const days = countedDays(manifest.days, period, manifest.proration);
  const call = { inputs, flags, period, referenceDate, days, trace: true };
  return {
    kind: 'call',
    call,
    notes: [...notes, ...periodNotes(call, manifest), ...historyNotes(request, call, manifest)],
  };
}
