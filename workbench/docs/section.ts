import { type Html, html } from './html.ts';

/** A part of a page that its table of contents leads to. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly body: Html;
  /** The language of the title and the body, if it is not that of the page. */
  readonly lang: string | null;
}

export function section(id: string, title: string, body: Html, lang: string | null = null): Section {
  return { id, title, body, lang };
}

/** The attribute of what is in another language than the page. */
export function langAttribute({ lang }: Section): Html | null {
  return lang === null ? null : html` lang="${lang}"`;
}

/** The section with its heading. */
export function sectionMarkup(one: Section): Html {
  const { id, title, body } = one;
  return html`<section id="${id}"${langAttribute(one)} aria-labelledby="${id}-titulo"><h2 id="${id}-titulo">${title}</h2>
${body}</section>
`;
}
