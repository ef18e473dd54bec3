import type { Header, Name, Scheme } from '../../dsl/ast/ast.ts';
import type { Label } from '../../dsl/diagnostics/diagnostic.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import type { Rounding } from '../../runtime/numbers/rounding.ts';
import type { IrScheme } from '../ir/ir.ts';
import type { Report } from './context.ts';
import { CURRENCY_DIGITS, MOST_CURRENCY_DIGITS, moneyOf, PAYABLE_CURRENCIES } from './currencies.ts';
import { DAY_COUNTS, PERIOD_TYPES, PRORATIONS, REFERENCE_RULES, wordOf } from './keywords.ts';
import { readRounding } from './rounding.ts';

type HeaderKind = Header['kind'];

/** Lines that every scheme must have, each with an example for the message. */
const REQUIRED: readonly [HeaderKind, string][] = [
  ['version', 'version "2025.1"'],
  ['currency', 'currency COP'],
  ['valid', 'valid 2025-01-01 .. 2025-12-31'],
  ['periods', 'periods monthly'],
  ['days', 'days month_of_30'],
  ['as_of', 'as_of period_end'],
  ['law', 'law "Código Sustantivo del Trabajo"'],
];

/** Lines that may stand several times. */
const SEVERAL: ReadonlySet<HeaderKind> = new Set<HeaderKind>(['law', 'change', 'uses']);

/** The order of the header lines of a scheme. */
const HEADER_ORDER: readonly HeaderKind[] = [
  'version',
  'currency',
  'amends',
  'valid',
  'periods',
  'proration',
  'days',
  'as_of',
  'round',
  'law',
];

function closedWord<W extends string>(list: readonly W[], what: Said, name: Name, report: Report): W | null {
  const word = wordOf(list, name.text);
  if (word === null) {
    report.say(names.notInList, name.span, {
      kind: what,
      word: name.text,
      suggestion: suggest(name.text, list),
      known: list,
    });
  }
  return word;
}

/** The line behind which one is missing, as they are laid out. */
function lineBefore(missing: HeaderKind, seen: ReadonlyMap<HeaderKind, Header>): readonly Label[] {
  const before = HEADER_ORDER.slice(0, HEADER_ORDER.indexOf(missing)).findLast((kind) => seen.has(kind));
  const header = before === undefined ? undefined : seen.get(before);
  return header === undefined ? [] : [{ span: header.span, text: quantityPhrases.theLineBefore }];
}

function checkPresence(scheme: Scheme, report: Report): void {
  const seen = new Map<HeaderKind, Header>();
  for (const header of scheme.headers) {
    const earlier = seen.get(header.kind);
    if (earlier !== undefined && !SEVERAL.has(header.kind)) {
      report.say(
        names.headerTwice,
        header.span,
        { header: header.kind },
        {
          labels: [{ span: earlier.span, text: quantityPhrases.alreadySaidHere }],
        },
      );
    }
    seen.set(header.kind, header);
  }
  for (const [kind, example] of REQUIRED) {
    if (seen.has(kind)) continue;
    const labels = lineBefore(kind, seen);
    report.say(names.headerMissing, scheme.id.span, { header: kind, example }, { labels });
  }
}

/** PAY232: the code of a currency whose coins are at least hundredths. */
function checkCurrency(name: Name, country: string, report: Report): void {
  const digits = CURRENCY_DIGITS.get(name.text);
  if (digits !== undefined && digits <= MOST_CURRENCY_DIGITS) return;
  const reason =
    digits === undefined ? rulePhrases.isNoCurrencyOfIso4217 : rulePhrases.hasDigitsAfterThePointAnd(digits);
  const nearest = (): string | null => moneyOf(country) ?? suggest(name.text, PAYABLE_CURRENCIES);
  const suggestion = digits === undefined ? nearest() : null;
  report.say(names.currency, name.span, { word: name.text, reason, suggestion });
}

/** The currency that a file with a faulty `currency` line is written in: that of its rounding, else as it says. */
function currencyOf({ currency, roundSpec }: Draft): string {
  if (CURRENCY_DIGITS.has(currency)) return currency;
  const quantum = roundSpec?.round.rungs[0]?.quantum;
  const written = quantum?.kind === 'number' ? (quantum.unit?.text ?? '') : '';
  return CURRENCY_DIGITS.has(written) ? written : currency;
}

function readHeader(header: Header, into: Draft, report: Report): void {
  switch (header.kind) {
    case 'amends':
    case 'uses':
      break;
    case 'version':
      into.version = header.text.value;
      break;
    case 'law':
      into.laws.push(header.text.value);
      break;
    case 'currency':
      into.currency = header.name.text;
      checkCurrency(header.name, into.country, report);
      break;
    case 'proration':
      into.proration = closedWord(PRORATIONS, rulePhrases.wayOfProration, header.name, report);
      break;
    case 'days':
      into.days = closedWord(DAY_COUNTS, rulePhrases.wayToCountDays, header.name, report) ?? into.days;
      break;
    case 'as_of':
      into.asOf = closedWord(REFERENCE_RULES, rulePhrases.referenceDate, header.name, report) ?? into.asOf;
      break;
    case 'valid':
      into.validFrom = header.from.iso;
      into.validUntil = header.until.iso;
      into.validSpan = header.span;
      break;
    case 'periods':
      for (const name of header.names) {
        const word = closedWord(PERIOD_TYPES, rulePhrases.typeOfPeriod, name, report);
        if (word !== null) into.periods.push(word);
      }
      break;
    case 'round':
      into.roundSpec = header;
      break;
    case 'change':
      into.changes.push({
        date: header.date.iso,
        summary: header.summary.value,
        law: header.law?.value ?? null,
      });
      break;
  }
}

/** PAY234: a fortnight computed like a month withholds a whole month's tax. */
function checkParts(scheme: Scheme, { periods, proration }: Draft, report: Report): void {
  const header = scheme.headers.find((one) => one.kind === 'periods');
  if (proration !== null || header?.kind !== 'periods') return;
  if (scheme.headers.some(({ kind }) => kind === 'proration')) return;
  const part = header.names.find(({ text }) => periods.some((type) => type === text && isPart(type)));
  if (part !== undefined) report.say(names.partsOfMonth, part.span, { type: part.text });
}

/** PAY236: a month is split in two halves; the last week of a month has no length of its own. */
function checkSplit(scheme: Scheme, { periods, proration }: Draft, report: Report): void {
  const header = scheme.headers.find((one) => one.kind === 'periods');
  if (proration !== 'split_monthly' || header?.kind !== 'periods' || !periods.includes('weekly')) return;
  const week = header.names.find(({ text }) => text === 'weekly');
  const reason = rulePhrases.underSplitMonthlyAMonthIs;
  report.say(names.splitMonth, week?.span ?? header.span, {
    reason,
    fix: rulePhrases.leaveWeeklyOutOrComputeParts,
  });
}

function isPart(type: IrScheme['periods'][number]): boolean {
  return type === 'biweekly' || type === 'weekly';
}

/** PAY233: an event happens once, on its own date. */
function checkEvents(scheme: Scheme, { periods, proration, asOf }: Draft, report: Report): void {
  if (!periods.includes('event')) return;
  const say = (kind: HeaderKind, reason: Said, fix: Said): void => {
    const header = scheme.headers.find((one) => one.kind === kind);
    if (header !== undefined) report.say(names.eventScheme, header.span, { reason, fix });
  };
  if (periods.length > 1) {
    say('periods', rulePhrases.aSchemeOfEventsPaysNothing, rulePhrases.writePeriodsEventAndAScheme);
  }
  if (proration !== null) {
    say('proration', rulePhrases.anEventIsNeverAPart, quantityPhrases.removeTheLine);
  }
  if (asOf !== 'period_end') {
    say('as_of', rulePhrases.theLawOfAnEventIs, rulePhrases.writeAsOfPeriodEnd);
  }
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Draft = Omit<Mutable<IrScheme>, 'periods' | 'laws' | 'changes'> & {
  periods: IrScheme['periods'][number][];
  laws: string[];
  changes: IrScheme['changes'][number][];
  roundSpec: Extract<Header, { kind: 'round' }> | null;
};

/**
 * Reads the head of a rule file. Faults are reported and replaced by harmless values, so that the rest of
 * the file can still be checked.
 */
export function readScheme(scheme: Scheme, report: Report): IrScheme {
  checkPresence(scheme, report);
  const draft: Draft = {
    country: scheme.country.text,
    id: scheme.id.text,
    label: scheme.label?.value ?? scheme.id.text,
    version: '',
    currency: '',
    validFrom: '0000-01-01',
    validUntil: '9999-12-31',
    periods: [],
    proration: null,
    days: 'as_given',
    asOf: 'period_end',
    rounding: null,
    laws: [],
    changes: [],
    validSpan: scheme.span,
    span: scheme.span,
    roundSpec: null,
  };
  for (const header of scheme.headers) readHeader(header, draft, report);
  draft.currency = currencyOf(draft);
  checkEvents(scheme, draft, report);
  checkParts(scheme, draft, report);
  checkSplit(scheme, draft, report);
  const { roundSpec, ...rest } = draft;
  const rounding: Rounding | null =
    roundSpec === null ? null : (readRounding(roundSpec.round, draft.currency, report)?.rounding ?? null);
  return { ...rest, rounding };
}
