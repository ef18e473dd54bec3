import type { Language } from '../workbench/docs/formula-language.ts';
import type { StudioCatalog, StudioPeriod, StudioScheme } from '../workbench/studio/studio-data.ts';
import { chosenBy, PAYSLIP, type Shown, shownBy } from './address.ts';
import { periodAround, versionOn } from './period-choice.ts';

/** What the page is told of its reader. */
export interface Reader {
  readonly address: string;
  readonly language: Language;
  /** `MX` of `es-MX`; null where nothing is said. */
  readonly region: string | null;
  /** `2026-03-14` */
  readonly today: string;
}

/** What the page shows at first: what its address says, else the reader's own country this month. */
export function firstShown(catalog: StudioCatalog, reader: Reader): Shown | null {
  const said = shownBy(reader.address);
  if (said !== null && schemeOf(catalog, said) !== null) return said;
  const chosen = chosenBy(reader.address);
  const meant = chosen === null ? null : schemeOf(catalog, chosen);
  if (meant !== null) return startOf(meant, reader.language, chosen?.date ?? reader.today);
  const own = catalog.schemes.filter(({ country }) => country === reader.region);
  const among = own.length > 0 ? own : catalog.schemes;
  const usual = among.find(({ versions }) => versions.at(-1)?.periods[0] === 'monthly') ?? among[0];
  return usual === undefined ? null : startOf(usual, reader.language, reader.today);
}

export function schemeOf(
  { schemes }: StudioCatalog,
  { country, scheme }: Pick<Shown, 'country' | 'scheme'>,
): StudioScheme | null {
  return schemes.find((one) => one.country === country && one.scheme === scheme) ?? null;
}

/** A scheme with the example that says least, in the period of today where there are rules. */
export function startOf(scheme: StudioScheme, language: Language, today: string): Shown {
  const newest = scheme.versions.at(-1);
  const type = newest?.periods[0] ?? 'monthly';
  const now = periodAround(type, today);
  const version = versionOn(scheme, now) ?? newest;
  const start = version?.start ?? null;
  const period = periodOf(scheme, now, start?.period ?? null);
  const { country, scheme: id } = scheme;
  return { language, country, scheme: id, period, values: start?.values ?? {}, view: PAYSLIP };
}

/** An event happens when its example does: its dates go with its facts. */
function periodOf(scheme: StudioScheme, now: StudioPeriod, example: StudioPeriod | null): StudioPeriod {
  if (example !== null && (now.type === 'event' || versionOn(scheme, now) === null)) return example;
  return now;
}
