import { countryOf } from './countries.ts';
import type { DocumentedRules } from './documented-rules.ts';
import { html } from './html.ts';
import { lawNotesOf } from './law-notes.ts';
import type { Crumb, PageContent } from './page.ts';

/** The notes beside the rules of each country, `rules/co/law.md`, by its code: CO. */
export type NotesOfCountries = ReadonlyMap<string, string>;

/** Where the notes of a country stand in the site. */
export function lawPath(country: string): string {
  return `${country.toLowerCase()}/ley.html`;
}

export function lawTitle(country: string): string {
  return `La ley de ${countryOf(country).name}, con sus fuentes`;
}

/** The law that the rules of a country follow, with the source of every parameter and how sure it is. */
export function lawPage(country: string, text: string, schemes: readonly DocumentedRules[]): PageContent {
  const notes = lawNotesOf(text);
  const { name, pages } = countryOf(country);
  const links: readonly Crumb[] = schemes.map(({ ir: { scheme } }) => ({
    title: scheme.label,
    href: `${scheme.id}/index.html`,
  }));
  return {
    path: lawPath(country),
    title: lawTitle(country),
    lang: pages,
    description: `Notas sobre la ley de ${name} que siguen las reglas de nómina: cada cifra con su fuente y qué tan segura es.`,
    crumbs: [],
    lead: html`<p class="kicker">${name}</p>
<h1>${lawTitle(country)}</h1>
<p class="preface">Notas en inglés. Las pruebas de las reglas las citan por su número de sección.</p>
${notes.lead}`,
    links,
    sections: notes.sections,
  };
}
