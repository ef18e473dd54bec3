/** A country as the pages name it. */
export interface Country {
  readonly name: string;
  /** Language of its laws. */
  readonly laws: string;
  /** Language of its pages. */
  readonly pages: string;
}

/** The pages are written in Spanish, whatever the law. */
const PAGES = 'es';
const NAMES = new Intl.DisplayNames([PAGES], { type: 'region' });

/** What is known everywhere of a country by its code of ISO 3166. A code that is no country goes by itself. */
export function countryOf(code: string): Country {
  if (!/^[A-Z]{2}$/.test(code)) return { name: code, laws: PAGES, pages: PAGES };
  const { language } = new Intl.Locale(`und-${code}`).maximize();
  const laws = `${language}-${code}`;
  return { name: NAMES.of(code) ?? code, laws, pages: language === PAGES ? laws : PAGES };
}
