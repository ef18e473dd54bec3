import { ownValue } from '../../runtime/module/own-value.ts';
import type { Declared, DocumentedRules } from './documented-rules.ts';
import type { FormulaLanguage } from './formula-language.ts';
import { type Html, html } from './html.ts';
import { inLanguage } from './languages.ts';

/** The page that explains a name of the rules, and the name that people give it. */
export interface Place {
  readonly id: string;
  readonly label: string;
  readonly kind: Declared['kind'];
}

/** The names of one version: each is a link to its place. */
export class Places {
  readonly #byName = new Map<string, Place>();
  readonly #fields = new Map<string, string>();
  readonly #page: string;
  readonly #country: string;
  readonly #summary: Readonly<Record<string, string>>;

  /** `page` is put before the anchors: empty on the page of the version itself. */
  constructor(rules: DocumentedRules, page: string, { summary }: FormulaLanguage) {
    this.#summary = summary;
    this.#page = page;
    this.#country = rules.ir.scheme.country;
    for (const { id, label, kind } of rules.declared) this.#byName.set(id, { id, label, kind });
    for (const item of rules.ir.items) {
      if (item.item === 'input' && item.wire !== item.id) this.#fields.set(item.wire, item.id);
      if (item.item === 'step' && item.as !== null) this.#fields.set(item.as, item.id);
    }
  }

  find(name: string): Place | null {
    return this.#byName.get(name) ?? this.#byName.get(this.#fields.get(name) ?? '') ?? null;
  }

  /** The name that people give it. */
  label(name: string): string {
    return this.find(name)?.label ?? ownValue(this.#summary, name) ?? name;
  }

  /** The label as a link to where it is explained; a word of a choice stays a word. */
  link(name: string): Html {
    const place = this.find(name);
    if (place !== null) return this.#linkTo(place.id, place.label);
    if (/^[A-Z][A-Z0-9_]+$/.test(name)) return html`<code translate="no">${name}</code>`;
    const words = ownValue(this.#summary, name);
    return words === undefined ? html`<em>${name.replaceAll('_', ' ')}</em>` : html`${words}`;
  }

  /** The name itself as a link: `UVT` after a parameter. */
  unit(name: string): Html {
    const place = this.find(name);
    return place === null
      ? html`${name}`
      : html`<a href="${this.#page}#${place.id}" title="${place.label}">${name}</a>`;
  }

  /** Words as a link to a section of the page. */
  section(id: string, words: string): Html {
    return html`<a href="${this.#page}#${id}">${words}</a>`;
  }

  #linkTo(id: string, label: string): Html {
    return html`<a href="${this.#page}#${id}">${inLanguage(label, this.#country)}</a>`;
  }
}
