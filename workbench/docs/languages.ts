import { countryOf } from './countries.ts';
import { type Html, html, markup } from './html.ts';

const IN_BRACKETS = /\(([^()]+)\)/g;
const PORTUGUESE = /[ãõçâêôà]|férias|salário|terceiro|folha/i;

/** A label in Spanish; in Brazil, what it says in Portuguese in brackets is marked as such. */
export function inLanguage(label: string, country: string): Html {
  const { laws, pages } = countryOf(country);
  if (laws.slice(0, 2) === pages.slice(0, 2)) return html`${label}`;
  const { markup: escaped } = html`${label}`;
  return markup(
    escaped.replace(IN_BRACKETS, (whole, words: string) =>
      PORTUGUESE.test(words) ? `(<span lang="${laws}">${words}</span>)` : whole,
    ),
  );
}

/** The name of a law, in the language of its country. */
export function lawText(law: string, country: string): Html {
  const { laws, pages } = countryOf(country);
  return laws === pages ? html`${law}` : html`<span lang="${laws}">${law}</span>`;
}
