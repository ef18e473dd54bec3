import { type Html, html } from './html.ts';

/** A part of a page that its table of contents leads to. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly body: Html;
}

export function section(id: string, title: string, body: Html): Section {
  return { id, title, body };
}

/** The section with its heading. */
export function sectionMarkup({ id, title, body }: Section): Html {
  return html`<section id="${id}" aria-labelledby="${id}-titulo"><h2 id="${id}-titulo">${title}</h2>
${body}</section>
`;
}
