import { LawDesk } from './law-desk.ts';
import { loadCountryTexts } from './load-version.ts';

/** Desks by country: what was edited stays on them as long as the page is open. */
const DESKS = new Map<string, Promise<LawDesk>>();

/** The desk of a country, opened once. */
export function deskOf(country: string): Promise<LawDesk> {
  const known = DESKS.get(country) ?? openedDesk(country);
  DESKS.set(country, known);
  known.catch(() => DESKS.delete(country));
  return known;
}

async function openedDesk(country: string): Promise<LawDesk> {
  const today = new Date().toLocaleDateString('sv');
  return new LawDesk(country, await loadCountryTexts(country), today);
}
