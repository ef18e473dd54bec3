import type { RuleModule } from '../../runtime/module.ts';
import { meantName } from '../../runtime/request/meant-name.ts';
import { spanOf } from '../../runtime/request/period-faults.ts';
import { normalId } from '../caller-id.ts';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import type { Fault } from '../service-error.ts';
import type { WarningDetail } from './calculation.ts';
import { type ReadLine, readLinesFrom } from './read-lines.ts';

/** The body of `POST /v1/payroll/opening-balances`, after the schema has accepted it. */
export interface OpeningBalanceRequest {
  readonly country: string;
  readonly year: number;
  readonly employer_id: string;
  readonly employee_id: string;
  readonly payslips: readonly SentPayslip[];
  readonly options?: {
    readonly supersedes?: string | null;
    readonly metadata?: Readonly<Record<string, string>>;
  };
}

export interface SentPayslip {
  readonly scheme: string;
  readonly period: { readonly start_date: string; readonly end_date: string };
  /** Another employer. */
  readonly paid_by?: string;
  /** The amounts by line id. */
  readonly amounts: Readonly<Record<string, string>>;
}

/** The longest period in days. A period longer than a month would mix with payslips of others. */
const MOST_DAYS = 31;

type Place = readonly (string | number)[];

/** An opening balance as far as it can be read; null stands for what its form hides. */
interface ReadableBalance {
  readonly country: string | null;
  readonly year: number | null;
  readonly employer_id: string | null;
  readonly payslips: readonly ReadablePayslip[];
  readonly options?: { readonly supersedes?: Json };
}

interface ReadablePayslip {
  readonly scheme: string | null;
  readonly period: SentPayslip['period'] | null;
  readonly paid_by?: string | null;
  readonly amounts: Readonly<Record<string, Json>> | null;
}

/** Everything that is wrong with an opening balance beside its form. */
export function openingBalanceFaults(
  request: OpeningBalanceRequest,
  modules: readonly RuleModule[],
): readonly Fault[] {
  return faultsOfBalance(request, modules);
}

/** The same of a body in which the schema found faults at these places. */
export function faultsBesideForm(
  body: JsonObject,
  places: readonly Place[],
  modules: readonly RuleModule[],
): readonly Fault[] {
  const balance = readableBalance(body, places);
  return balance === null ? [] : faultsOfBalance(balance, modules);
}

function readableBalance(body: JsonObject, places: readonly Place[]): ReadableBalance | null {
  const isFaulty = (...place: Place) =>
    places.some((one) => ['body', ...place].every((part, at) => one[at] === part));
  const textAt = (value: Json | undefined, ...place: Place): string | null =>
    typeof value === 'string' && !isFaulty(...place) ? value : null;
  const { country, year, employer_id, payslips, options } = body;
  if (!Array.isArray(payslips)) return null;
  return {
    country: textAt(country, 'country'),
    year: typeof year === 'number' && !isFaulty('year') ? year : null,
    employer_id: textAt(employer_id, 'employer_id'),
    ...(isJsonObject(options) && { options }),
    payslips: payslips.map((payslip, at) => {
      const { scheme, period, paid_by, amounts } = isJsonObject(payslip) ? payslip : {};
      const { start_date, end_date } = isJsonObject(period) ? period : {};
      const [start, end] = [start_date, end_date].map((date) => textAt(date, 'payslips', at, 'period'));
      return {
        scheme: textAt(scheme, 'payslips', at, 'scheme'),
        period: start && end ? { start_date: start, end_date: end } : null,
        ...(paid_by !== undefined && { paid_by: textAt(paid_by, 'payslips', at, 'paid_by') }),
        amounts: isJsonObject(amounts) ? amounts : null,
      };
    }),
  };
}

function faultsOfBalance(
  { country, year, employer_id, payslips, options = {} }: ReadableBalance,
  modules: readonly RuleModule[],
): readonly Fault[] {
  if (payslips.length === 0 && (options.supersedes ?? null) === null) return [EMPTY];
  const known = country === null || year === null ? null : knownIn(country, year, modules);
  return payslips.flatMap((payslip, at) => {
    const place = ['body', 'payslips', at];
    return [
      ...periodFaults(payslip, year, place),
      ...payerFaults(payslip, employer_id, place),
      ...(known === null ? [] : amountFaults(payslip, readOf(payslip, known), place)),
      ...overlapFaults(payslip, payslips.slice(0, at), place),
    ];
  });
}

/** Returns the lines of that year's payslips that rules of that year or later read. */
function knownIn(country: string, year: number, modules: readonly RuleModule[]): readonly ReadLine[] {
  return readLinesFrom(modules, `${year}-01-01`).filter((one) => one.country === country);
}

/** Returns the lines read of a payslip. Only histories `of any employer` read another employer's payslip. */
function readOf({ paid_by }: ReadablePayslip, known: readonly ReadLine[]): readonly ReadLine[] {
  return paid_by === undefined ? known : known.filter(({ isOfAnyEmployer }) => isOfAnyEmployer);
}

const EMPTY: Fault = {
  loc: ['body', 'payslips'],
  msg: 'Must have a payslip, but where it withdraws the opening balance that it replaces',
  type: 'value_error',
  input: [],
  ctx: { reason: 'nothing_to_withdraw' },
};

function periodFaults({ period }: ReadablePayslip, year: number | null, place: Place): readonly Fault[] {
  if (period === null) return [];
  const { start_date: start, end_date: end } = period;
  const at = (field: string, msg: string, input: string, reason: string): Fault => ({
    loc: [...place, 'period', field],
    msg,
    type: 'value_error',
    input,
    ctx: { reason },
  });
  if (end < start) return [at('end_date', 'Must not be before start_date', end, 'end_before_start')];
  const isOfYear = year === null || [start, end].some((date) => date.startsWith(`${year}-`));
  return [
    ...(spanOf({ start, end }) > MOST_DAYS
      ? [at('end_date', `A payslip is for at most ${MOST_DAYS} days`, end, 'span_too_long')]
      : []),
    ...(isOfYear
      ? []
      : [at('end_date', 'Must begin or end in the year of the opening balance', end, 'not_of_year')]),
  ];
}

function amountFaults(
  { scheme, paid_by, amounts }: ReadablePayslip,
  known: readonly ReadLine[],
  place: Place,
): readonly Fault[] {
  if (scheme === null || paid_by === null) return [];
  const whose = paid_by === undefined ? '' : ' of another employer';
  if (!known.some((one) => one.scheme === scheme)) {
    return [unreadScheme(scheme, whose, known, place)];
  }
  const lines = linesOf(scheme, known);
  const unknown = Object.entries(amounts ?? {}).filter(([name]) => !lines.includes(name));
  return unknown.map(([name, amount]) => unreadLine(name, whose, amount, lines, place));
}

/** Each once: the same line may be read of this employer and of any. */
function linesOf(scheme: string, known: readonly ReadLine[]): readonly string[] {
  const lines = known.flatMap((one) => (one.scheme === scheme && one.line !== null ? [one.line] : []));
  return [...new Set(lines)];
}

/** Returns the lines that rules read but the payslips lack. A payslip that asks for one is refused. */
export function amountsLeftOut(
  { country, year, payslips }: OpeningBalanceRequest,
  modules: readonly RuleModule[],
): readonly WarningDetail[] {
  const known = knownIn(country, year, modules);
  return payslips.flatMap((payslip, at) =>
    linesOf(payslip.scheme, readOf(payslip, known))
      .filter((name) => !Object.hasOwn(payslip.amounts, name))
      .map((name) => ({
        code: 'AMOUNT_NOT_IMPORTED',
        field: `payslips.${at}.amounts.${name}`,
        message: `Histories read ${name} of ${payslip.scheme}: what reads it in this year is refused.`,
        severity: 'warning' as const,
      })),
  );
}

function payerFaults(
  { paid_by = null }: ReadablePayslip,
  employerId: string | null,
  place: Place,
): readonly Fault[] {
  if (paid_by === null || employerId === null || normalId(paid_by) !== normalId(employerId)) return [];
  const msg = 'Names another employer; what the employer itself paid has none';
  const ctx = { reason: 'same_employer' };
  return [{ loc: [...place, 'paid_by'], msg, type: 'value_error', input: paid_by, ctx }];
}

function unreadScheme(scheme: string, whose: string, known: readonly ReadLine[], place: Place): Fault {
  const { question, context } = meantName(scheme, [...new Set(known.map((one) => one.scheme))]);
  const msg = `No history of this country reads payslips of ${scheme}${whose}${question}`;
  return {
    loc: [...place, 'scheme'],
    msg,
    type: 'value_error',
    input: scheme,
    ctx: { reason: 'not_read', ...context },
  };
}

function unreadLine(name: string, whose: string, input: Json, lines: readonly string[], place: Place): Fault {
  const { question, context } = meantName(name, lines);
  const msg = `No history reads ${name}${whose}${question}`;
  return { loc: [...place, 'amounts', name], msg, type: 'extra_forbidden', input, ctx: context };
}

function overlapFaults(
  { scheme, paid_by, period }: ReadablePayslip,
  before: readonly ReadablePayslip[],
  place: Place,
): readonly Fault[] {
  if (scheme === null || paid_by === null || period === null) return [];
  const other = before.findIndex(
    (one) =>
      one.scheme === scheme &&
      one.paid_by === paid_by &&
      one.period !== null &&
      one.period.start_date <= period.end_date &&
      period.start_date <= one.period.end_date,
  );
  if (other < 0) return [];
  const msg = `Overlaps payslip ${other} of the same scheme`;
  const ctx = { reason: 'overlap', other };
  return [{ loc: [...place, 'period'], msg, type: 'value_error', input: { ...period }, ctx }];
}
