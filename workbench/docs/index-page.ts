import { countryOf } from './countries.ts';
import type { DocumentedRules } from './documented-rules.ts';
import { figuresPath, figuresTitle } from './figures-page.ts';
import { type Html, html } from './html.ts';
import { lawPath, lawTitle, type NotesOfCountries } from './law-page.ts';
import type { PageContent } from './page.ts';
import { section } from './section.ts';
import { rangeTitle, schemeFolder } from './version-page.ts';

/** The first page: countries, their schemes, and the versions of each. */
export function indexPage(
  schemes: readonly (readonly DocumentedRules[])[],
  notes: NotesOfCountries,
): PageContent {
  const countries = Map.groupBy(schemes, ([first]) => first?.ir.scheme.country ?? '');
  const sections = [...countries].map(([code, within]) =>
    section(
      code.toLowerCase(),
      countryOf(code).name,
      html`<ul class="cards">${within.map(schemeCard)}</ul>${countryLinks(code, notes)}`,
    ),
  );
  return {
    path: 'index.html',
    title: 'Reglas de nómina',
    lang: 'es',
    description: 'Las reglas con que se calcula la nómina, país por país, con sus fuentes legales.',
    crumbs: [],
    lead: html`<h1>Reglas de nómina</h1>
<p class="preface">Cómo se calcula cada línea del recibo, con qué cifras y según qué ley; versión por versión, desde las mismas reglas que hacen el cálculo.</p>`,
    links: [],
    sections,
  };
}

function countryLinks(country: string, notes: NotesOfCountries): Html {
  const law = notes.has(country) ? html` · <a href="${lawPath(country)}">${lawTitle(country)}</a>` : null;
  return html`<p class="links"><a href="${figuresPath(country)}">${figuresTitle(country)}</a>${law}</p>`;
}

function schemeCard(versions: readonly DocumentedRules[]): Html {
  const newest = versions.at(-1);
  if (newest === undefined) return html``;
  const folder = schemeFolder(newest.ir.scheme);
  const links = versions
    .toReversed()
    .map(
      ({ ir: { scheme } }) =>
        html`<li><a href="${folder}/${scheme.validFrom}.html">${rangeTitle(scheme)}</a></li>`,
    );
  return html`<li class="card"><h3><a href="${folder}/index.html">${newest.ir.scheme.label}</a></h3><ul class="versions">${links}</ul></li>
`;
}
