/** Starts the page: reads what the build wrote into it, and what its address says. */
import { render } from 'preact';
import type { StudioCatalog } from '../workbench/studio/studio-data.ts';
import { App } from './app.tsx';
import { firstShown } from './first-shown.ts';
import { languageFor } from './words/words-of.ts';

const place = document.getElementById('studio');
const written = document.getElementById('catalog')?.textContent ?? '{"schemes":[]}';
const catalog: StudioCatalog = JSON.parse(written);
const now = new Date();
const today = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
const first = firstShown(catalog, {
  address: location.hash,
  language: languageFor(navigator.languages),
  region: new Intl.Locale(navigator.language).region ?? null,
  today,
});
if (place !== null && first !== null) {
  place.replaceChildren();
  render(<App catalog={catalog} first={first} today={today} />, place);
}
