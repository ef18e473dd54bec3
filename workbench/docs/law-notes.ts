import { lexer, Parser, Renderer, type Token, type Tokens } from 'marked';
import { type Html, html, markup } from './html.ts';
import { type Section, section } from './section.ts';

/** The notes are written in English; names and labels in them are those of the country. */
const LANGUAGE = 'en';

interface LawNotes {
  readonly title: string;
  /** What stands above the first section. */
  readonly lead: Html;
  readonly sections: readonly Section[];
}

/** A region that scrolls by itself where it is wider than the page. */
function scrolling(label: string, content: Html): Html {
  return html`<div class="scroll" role="group" tabindex="0" aria-label="${label}">${content}</div>\n`;
}

/** `4.6 SIS by month` is at `s4-6`; a heading without a number is at its own words. */
function placeOf(heading: string): string {
  const number = /^\d+(?:\.\d+)?(?=[. -])/.exec(heading)?.[0];
  const words = number ?? heading;
  return `s${number === undefined ? '-' : ''}${words.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-')}`.replace(
    /-$/,
    '',
  );
}

/** The address of a link as a browser reads it, whatever is written; null for anything but http, https and `#place`. */
function addressOf(href: string): string | null {
  if (href.startsWith('#')) return href;
  const url = URL.parse(href);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}

/** Rows of parameters as the notes keep them; a comma too many belongs to the last column, `#` begins a remark. */
function parameterTable(text: string, label: string): Html {
  const lines = text.split('\n').filter((line) => line !== '');
  const remarks = lines.filter((line) => line.startsWith('#')).map((line) => line.replace(/^#\s*/, ''));
  const [head = '', ...rows] = lines.filter((line) => !line.startsWith('#'));
  const columns = head.split(',');
  const cellsOf = (row: string): readonly string[] => {
    const cells = row.split(',');
    return [...cells.slice(0, columns.length - 1), cells.slice(columns.length - 1).join(',')];
  };
  const heads = columns.map((name) => html`<th scope="col">${name}</th>`);
  const body = rows.map((row) => html`<tr>${cellsOf(row).map((cell) => html`<td>${cell}</td>`)}</tr>`);
  return html`${remarks.map((remark) => html`<p class="about">${remark}</p>\n`)}${scrolling(
    label,
    html`<table><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table>`,
  )}`;
}

/** Markdown in the look of the site: wide things scroll, and nothing in a text is markup. */
class NotesRenderer extends Renderer {
  readonly #taken = new Set<string>();
  #heading = '';

  /** The place of a heading, and of no other. */
  place(heading: string): string {
    this.#heading = heading;
    const name = placeOf(heading);
    const id = this.#taken.has(name) ? `${name}-${this.#taken.size}` : name;
    this.#taken.add(id);
    return id;
  }

  override heading({ tokens, depth, text }: Tokens.Heading): string {
    const words = markup(this.parser.parseInline(tokens));
    const id = this.place(text);
    return depth === 3
      ? html`<h3 id="${id}">${words}</h3>\n`.markup
      : html`<h4 id="${id}">${words}</h4>\n`.markup;
  }

  override html({ text }: Tokens.HTML | Tokens.Tag): string {
    return html`${text}`.markup;
  }

  /** Only to pages of the web and to places of this one. */
  override link({ href, tokens }: Tokens.Link): string {
    const words = markup(this.parser.parseInline(tokens));
    const address = addressOf(href);
    return address === null ? words.markup : html`<a href="${address}">${words}</a>`.markup;
  }

  /** Nothing is loaded from elsewhere: of a picture its words. */
  override image({ text }: Tokens.Image): string {
    return html`${text}`.markup;
  }

  /** Marked leaves what stands between the tags of `<pre>` or `<script>` as it was written. */
  override text(token: Tokens.Text | Tokens.Escape): string {
    const isRaw = 'escaped' in token && token.escaped === true;
    return isRaw ? html`${token.text}`.markup : super.text(token);
  }

  override code({ text, lang }: Tokens.Code): string {
    const content =
      lang === 'csv'
        ? parameterTable(text, this.#heading)
        : scrolling(this.#heading, html`<pre><code>${text}</code></pre>`);
    return content.markup;
  }

  override table(token: Tokens.Table): string {
    return scrolling(this.#heading, markup(super.table(token).trim())).markup;
  }

  override tablecell({ tokens, header, text }: Tokens.TableCell): string {
    const words = markup(this.parser.parseInline(tokens));
    return header && text !== ''
      ? html`<th scope="col">${words}</th>\n`.markup
      : html`<td>${words}</td>\n`.markup;
  }
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading' && 'depth' in token;
}

/** The notes on the law of a country, section by section. */
export function lawNotesOf(text: string): LawNotes {
  const renderer = new NotesRenderer();
  const parser = new Parser({ renderer });
  const parts: { heading: Tokens.Heading; tokens: Token[] }[] = [];
  for (const token of lexer(text)) {
    if (isHeading(token) && token.depth <= 2) parts.push({ heading: token, tokens: [] });
    else parts.at(-1)?.tokens.push(token);
  }
  const [first, ...rest] = parts;
  const body = (tokens: Token[]): Html => markup(parser.parse(tokens));
  return {
    title: first?.heading.text ?? '',
    lead: html`<div lang="${LANGUAGE}">${first === undefined ? null : body(first.tokens)}</div>`,
    sections: rest.map(({ heading, tokens }) =>
      section(renderer.place(heading.text), heading.text.replaceAll('`', ''), body(tokens), LANGUAGE),
    ),
  };
}
