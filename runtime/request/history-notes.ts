import type { ModuleHistory } from '../module/history.ts';
import { windowOf } from '../module/history-window.ts';
import type { Manifest } from '../module/manifest.ts';
import type { Call, RuleWarning } from '../module/outcome.ts';
import { clampIntoYear } from '../module/period.ts';
import type { SentRequest } from './sent-request.ts';

/** More names than these are counted. */
const MOST_NAMES = 3;

/**
 * Says that nobody gave what the rules read of earlier payslips: neither the caller, of whom one name is enough even if
 * its value is zero, nor the store, which answers for everything where it is asked.
 */
export function historyNotes(
  { history, period, year }: Pick<SentRequest, 'history' | 'period' | 'year'>,
  { inputs }: Pick<Call, 'inputs'>,
  { country, scheme, histories = [], inputs: specs }: Manifest,
): readonly RuleWarning[] {
  if (history !== undefined || histories.some(({ id }) => inputs[id] !== undefined)) return [];
  const date = clampIntoYear(period.end_date, year);
  const asked = { country, scheme, start: period.start_date, date };
  const sendable = new Set(specs.flatMap(({ source, id }) => (source === 'history' ? [id] : [])));
  const missing = histories
    .filter((one) => sendable.has(one.id) && mayHoldPayslips(one, asked))
    .map(({ id }) => id);
  if (missing.length === 0) return [];
  const message =
    `Nothing is known of earlier payslips, and the scheme reads ${listed(missing)} of them: ` +
    'send employee.history, with zeros where nothing was paid, or ask for stored history.';
  return [{ code: 'HISTORY_NOT_GIVEN', field: 'employee.history', message, severity: 'warning' }];
}

/** A payslip of the same scheme and employer ends before this one begins: a window that begins with this one holds none. */
function mayHoldPayslips(
  { of, window, month, employers }: ModuleHistory,
  asked: { readonly country: string; readonly scheme: string; readonly start: string; readonly date: string },
): boolean {
  const { from, to } = windowOf(window, month, asked.date);
  if (from > to) return false;
  const isOfItself = of.every(({ country, scheme }) => country === asked.country && scheme === asked.scheme);
  return !isOfItself || employers === 'any' || from < asked.start;
}

function listed(names: readonly string[]): string {
  const rest = names.length - MOST_NAMES;
  return `${names.slice(0, MOST_NAMES).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
