import { type Html, html, markup } from './html.ts';
import { langAttribute, type Section, sectionMarkup } from './section.ts';

/** One file of the site. */
export interface SiteFile {
  /** Relative to the site, with `/`. */
  readonly path: string;
  readonly content: string;
}

export interface Crumb {
  readonly title: string;
  readonly href: string;
}

export interface PageContent {
  readonly path: string;
  readonly title: string;
  readonly lang: string;
  /** One sentence for search results and previews. */
  readonly description: string;
  readonly crumbs: readonly Crumb[];
  /** The markup above the sections. */
  readonly lead: Html;
  /** Other pages of the same version, above the table of contents. */
  readonly links: readonly Crumb[];
  readonly sections: readonly Section[];
  /** The scheme or version that the calculating page opens with: `CO/ordinario`, or `CO/ordinario/2026-01-01`. */
  readonly chosen?: string;
}

/** The parts that the pages of one site share. */
export interface SiteParts {
  /** The address of the calculating page, relative to the site; null for a site without one. */
  readonly calculator: string | null;
}

export const STYLE_PATH = 'estilo.css';

/** No code, no pictures, nothing from elsewhere, nothing sent anywhere. Pages are opened from files, too. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self' file:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** A whole page: works from a file, without scripts, with nothing from elsewhere. */
export function pageFile(page: PageContent, { calculator }: SiteParts): SiteFile {
  const { path, title, lang, description, crumbs, lead, links, sections, chosen } = page;
  const root = '../'.repeat(path.split('/').length - 1);
  const contents =
    links.length + sections.length === 0
      ? null
      : html`<nav class="contents" aria-label="Contenido"><p class="contents-title">En esta página</p><ul>${sections.map(contentsItem)}</ul>${links.length === 0 ? null : html`<p class="contents-title">Vea también</p><ul>${links.map(linkItem)}</ul>`}</nav>`;
  const content = html`${markup('<!DOCTYPE html>')}
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${PAGE_POLICY}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${description}">
<title>${title}</title>
<link rel="stylesheet" href="${root}${STYLE_PATH}">
</head>
<body>
<a class="skip" href="#contenido">Ir al contenido</a>
<header><nav aria-label="Ruta">${breadcrumbs(crumbs, root)}</nav>${calculator === null ? null : html`<a class="to-calculator" href="${root}${calculator}${chosen === undefined ? '' : `#/${chosen}`}">Calcular</a>`}</header>
<div class="page${contents === null ? ' alone' : ''}">
${contents}
<main id="contenido">
${lead}
${sections.map(sectionMarkup)}
</main>
</div>
<footer><p>Generado a partir de los archivos de reglas: lo que dice esta página es lo que se calcula.</p></footer>
</body>
</html>
`;
  return { path, content: content.markup };
}

function linkItem({ title, href }: Crumb): Html {
  return html`<li><a href="${href}">${title}</a></li>`;
}

function contentsItem(one: Section): Html {
  return html`<li${langAttribute(one)}><a href="#${one.id}">${one.title}</a></li>`;
}

function breadcrumbs(crumbs: readonly Crumb[], root: string): Html {
  const items = crumbs.map(({ title, href }) => html`<li><a href="${href}">${title}</a></li>`);
  return html`<ol class="crumbs"><li><a href="${root}index.html">Reglas de nómina</a></li>${items}</ol>`;
}
