import type { Ir, IrParameter, ParameterRow } from '../../compiler/ir/ir.ts';
import { dayBefore, lastDayOf, monthOf } from '../../compiler/parameters/calendar.ts';
import { calculableUntil } from '../../runtime/module/missing-figures.ts';
import { ALWAYS } from '../../runtime/module/parameter.ts';
import type { ProvenanceSpec } from '../../runtime/module.ts';

/** The last day for which one figure is known in the newest laws of a country that read it. */
export interface FigureReach {
  readonly name: string;
  readonly label: string;
  readonly kind: 'parameter' | 'table' | 'calendar';
  /** The first day of the last value that the law states; null where it holds at all times. */
  readonly stated: string | null;
  /** The last day on which it is known; null where the last value holds until another is stated. */
  readonly ends: string | null;
  /** The warning of payslips after that day; null where there are none. */
  readonly carried: string | null;
  /** True where a blank ends it, so that later payslips are refused. */
  readonly isBlank: boolean;
  /** The source of the last value, if fewer than two public sources confirm it. */
  readonly doubt: Pick<ProvenanceSpec, 'provenance' | 'note'> | null;
  readonly schemes: readonly string[];
}

/** The dates that the laws of one scheme answer for. */
interface SchemeReach {
  readonly scheme: string;
  readonly from: string;
  readonly until: string;
  /** The last day that can be calculated; null where there is none. */
  readonly calculableUntil: string | null;
}

export interface CountryReach {
  readonly country: string;
  readonly schemes: readonly SchemeReach[];
  /** The figures in the order in which they end; those without an end come last, by name. */
  readonly figures: readonly FigureReach[];
}

type OfLaw = Omit<FigureReach, 'schemes'>;

function doubtOf(provenance: ProvenanceSpec | null): FigureReach['doubt'] {
  if (provenance === null || !['unconfirmed', 'single_source'].includes(provenance.provenance)) return null;
  return { provenance: provenance.provenance, note: provenance.note };
}

function endOf(
  { monthly, sparse, carryForward }: IrParameter,
  last: ParameterRow | undefined,
): string | null {
  if (carryForward !== null) return dayBefore(carryForward.after);
  return monthly && !sparse && last !== undefined ? lastDayOf(monthOf(last.from)) : null;
}

function statedOn(from: string | undefined): string | null {
  return from === undefined || from === ALWAYS ? null : from;
}

function figuresOf({ parameters, tables, calendars, missing }: Ir): readonly OfLaw[] {
  const ofParameters = parameters.map((parameter): OfLaw => {
    const last = parameter.rows.at(-1);
    return {
      name: parameter.id,
      label: parameter.label,
      kind: 'parameter',
      stated: statedOn(last?.from),
      ends: endOf(parameter, last),
      carried: parameter.carryForward?.code ?? null,
      isBlank: false,
      doubt: doubtOf(last?.provenance ?? parameter.provenance),
    };
  });
  const ofTables = tables.map((table): OfLaw => {
    const last = table.blocks.at(-1);
    const row = last?.rows.find(({ provenance }) => doubtOf(provenance) !== null);
    return {
      name: table.id,
      label: table.label,
      kind: 'table',
      stated: statedOn(last?.from),
      ends: null,
      carried: null,
      isBlank: false,
      doubt: doubtOf(row?.provenance ?? table.provenance),
    };
  });
  const ofCalendars = calendars.map(
    ({ id, label, until, provenance }): OfLaw => ({
      name: id,
      label,
      kind: 'calendar',
      stated: null,
      ends: until,
      carried: null,
      isBlank: false,
      doubt: doubtOf(provenance),
    }),
  );
  const blanks = new Map(missing.map(({ name, from }) => [name, from]));
  return [...ofParameters, ...ofTables, ...ofCalendars].map((one) => {
    const blank = blanks.get(one.name);
    return blank === undefined ? one : { ...one, ends: dayBefore(blank), isBlank: true };
  });
}

/** Compares the ends of two figures; one without an end comes last. */
function inOrder(one: FigureReach, other: FigureReach): number {
  const [a, b] = [one, other].map(({ ends, name }) => `${ends ?? '~'} ${name}`);
  return (a ?? '') < (b ?? '') ? -1 : 1;
}

function reachOf(country: string, laws: readonly Ir[]): CountryReach {
  const byScheme = Map.groupBy(laws, ({ scheme }) => scheme.id);
  const schemes = [...byScheme].map(([scheme, all]) => {
    const inTime = all.toSorted((a, b) => (a.scheme.validFrom < b.scheme.validFrom ? -1 : 1));
    const newest = inTime.at(-1);
    return {
      scheme,
      from: inTime[0]?.scheme.validFrom ?? '',
      until: newest?.scheme.validUntil ?? '',
      calculableUntil:
        inTime
          .map(({ scheme: { validFrom, validUntil }, missing }) =>
            calculableUntil({ validFrom, validUntil, missing }),
          )
          .findLast((day) => day !== null) ?? null,
      figures: newest === undefined ? [] : figuresOf(newest),
    };
  });
  const figures = new Map<string, FigureReach>();
  for (const { scheme, figures: own } of schemes)
    for (const one of own) {
      const key = JSON.stringify(one);
      figures.set(key, { ...one, schemes: [...(figures.get(key)?.schemes ?? []), scheme] });
    }
  return {
    country,
    schemes: schemes.map(({ figures: _, ...scheme }) => scheme),
    figures: [...figures.values()].toSorted(inOrder),
  };
}

/** Lists how far the laws of each country and the figures of its newest laws reach, by the codes of the countries. */
export function figureCalendar(laws: readonly Ir[]): readonly CountryReach[] {
  const countries = Map.groupBy(laws, ({ scheme }) => scheme.country);
  return [...countries]
    .map(([country, own]) => reachOf(country, own))
    .toSorted((a, b) => (a.country < b.country ? -1 : 1));
}
