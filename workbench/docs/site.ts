import { readFileSync } from 'node:fs';
import { type DocumentedRules, documentedRules, type ReadRules } from './documented-rules.ts';
import { figuresPage } from './figures-page.ts';
import { indexPage } from './index-page.ts';
import { lawPage, type NotesOfCountries } from './law-page.ts';
import { type PageContent, pageFile, type SiteFile, type SiteParts, STYLE_PATH } from './page.ts';
import { schemePage } from './scheme-page.ts';
import { versionPages } from './version-page.ts';

/** The whole site, from rules that compile and the notes beside them. The same rules give the same bytes. */
export async function siteOf(
  rules: readonly ReadRules[],
  notes: NotesOfCountries,
  parts: SiteParts = { calculator: null },
): Promise<readonly SiteFile[]> {
  const documented = rules.map(documentedRules).sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  const schemes = [...Map.groupBy(documented, schemeOf).values()];
  const pages: PageContent[] = [
    indexPage(schemes, notes),
    ...lawPages(schemes, notes),
    ...figuresPages(documented),
  ];
  for (const versions of schemes) {
    const newest = versions.at(-1);
    if (newest !== undefined) pages.push(schemePage(versions, newest, notes));
    for (const [at, one] of versions.entries()) {
      const [before, after] = [versions[at - 1] ?? null, versions[at + 1] ?? null];
      pages.push(...(await versionPages({ rules: one, before, after })));
    }
  }
  return [styleSheet(), ...pages.map((page) => pageFile(page, parts))];
}

/** One for each country that has rules and notes. */
function lawPages(schemes: readonly DocumentedRules[][], notes: NotesOfCountries): readonly PageContent[] {
  const newest = schemes.flatMap((versions) => versions.slice(-1));
  const countries = Map.groupBy(newest, ({ ir }) => ir.scheme.country);
  return [...countries].flatMap(([country, within]) => {
    const text = notes.get(country);
    return text === undefined ? [] : [lawPage(country, text, within)];
  });
}

/** One for each country. */
function figuresPages(documented: readonly DocumentedRules[]): readonly PageContent[] {
  const countries = Map.groupBy(documented, ({ ir }) => ir.scheme.country);
  return [...countries].map(([country, versions]) => figuresPage(country, versions));
}

/** The style that all pages share. */
export function styleSheet(): SiteFile {
  return { path: STYLE_PATH, content: readFileSync(new URL('style.css', import.meta.url), 'utf8') };
}

function schemeOf({ ir: { scheme } }: DocumentedRules): string {
  return `${scheme.country} ${scheme.id}`;
}

function placeOf(rules: DocumentedRules): string {
  return `${schemeOf(rules)} ${rules.ir.scheme.validFrom}`;
}
