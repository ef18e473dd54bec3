import type { Language } from '../workbench/docs/formula-language.ts';
import type { StudioPeriod } from '../workbench/studio/studio-data.ts';

/** What the page shows, as its address says it: a link shows the same payslip. */
export interface Shown {
  readonly language: Language;
  readonly country: string;
  readonly scheme: string;
  readonly period: StudioPeriod;
  /** What was typed, by wire name, as it is sent. */
  readonly values: Readonly<Record<string, string>>;
  readonly view: View;
}

/** The payslip, the curve along an input, all dates, the law itself, or the payslip beside that of another date. */
export type View =
  | { readonly kind: 'payslip' | 'curve' | 'law' | 'time' }
  | { readonly kind: 'compare'; readonly date: string };

export const PAYSLIP: View = { kind: 'payslip' };

const ADDRESS =
  /^#\/(es|pt|en)\/([A-Z]{2})\/(\w+)\/(monthly|biweekly|weekly|event)\/(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})\/(\d{1,2})(?:\/(curve|law|time|compare\/\d{4}-\d{2}-\d{2}))?(?:\?(.*))?$/;

/** The part of the address behind `#`, which browsers send to nobody. */
export function addressOf({ language, country, scheme, period, values, view }: Shown): string {
  const { type, start, end, days } = period;
  const query = new URLSearchParams({ ...values }).toString();
  const path = [language, country, scheme, type, start, end, days, ...partsOf(view)].join('/');
  return `#/${path}${query === '' ? '' : `?${query}`}`;
}

function partsOf(view: View): readonly string[] {
  if (view.kind === 'payslip') return [];
  return view.kind === 'compare' ? ['compare', view.date] : [view.kind];
}

function viewOf(part: string): View {
  if (part === '') return PAYSLIP;
  if (part === 'curve' || part === 'law' || part === 'time') return { kind: part };
  return { kind: 'compare', date: part.slice('compare/'.length) };
}

/** A scheme that a page of the documentation leads to, and a day of it where the page is of one version. */
interface ChosenScheme {
  readonly country: string;
  readonly scheme: string;
  readonly date: string | null;
}

const CHOSEN = /^#\/([A-Z]{2})\/(\w+)(?:\/(\d{4}-\d{2}-\d{2}))?$/;

/** `#/CO/ordinario/2026-01-01`; null for any other address. */
export function chosenBy(address: string): ChosenScheme | null {
  const [whole, country = '', scheme = '', date] = CHOSEN.exec(address) ?? [];
  return whole === undefined ? null : { country, scheme, date: date ?? null };
}

/** Null for an address that says nothing, or nothing that is understood. */
export function shownBy(address: string): Shown | null {
  const [
    whole,
    language,
    country = '',
    scheme = '',
    type,
    start = '',
    end = '',
    days,
    view = '',
    query = '',
  ] = ADDRESS.exec(address) ?? [];
  if (whole === undefined || !isLanguage(language) || !isPeriodType(type)) return null;
  const values = Object.fromEntries(new URLSearchParams(query));
  return {
    language,
    country,
    scheme,
    period: { type, start, end, days: Number(days) },
    values,
    view: viewOf(view),
  };
}

function isPeriodType(text: string | undefined): text is StudioPeriod['type'] {
  return text === 'monthly' || text === 'biweekly' || text === 'weekly' || text === 'event';
}

/** True for a language of the page. */
function isLanguage(text: string | undefined): text is Language {
  return text === 'es' || text === 'pt' || text === 'en';
}
