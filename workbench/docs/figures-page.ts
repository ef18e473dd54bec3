import type { IrParameter, IrTable } from '../../compiler/ir/ir.ts';
import { factList, provenanceWords } from './clause-words.ts';
import { countryOf } from './countries.ts';
import type { DocumentedRules } from './documented-rules.ts';
import { type Html, html, joined } from './html.ts';
import { inLanguage } from './languages.ts';
import { blockTable, FORMS } from './law-tables.ts';
import type { PageContent } from './page.ts';
import { parameterChart, parameterTable, valueText } from './parameters.ts';
import { type Section, section } from './section.ts';
import { type VersionWords, versionWords } from './version-words.ts';

/** Where the figures of a country stand in the site. */
export function figuresPath(country: string): string {
  return `${country.toLowerCase()}/cifras.html`;
}

export function figuresTitle(country: string): string {
  return `Las cifras de ${countryOf(country).name}`;
}

/** A figure as all laws of a country state it, and the schemes that read it. */
interface Figure<Stated> {
  readonly stated: Stated;
  /** The labels of schemes by their ids. */
  readonly readers: Map<string, string>;
  readonly words: VersionWords;
}

/**
 * Every figure of a country with its dated values, their law and their doubts, and the schemes that read each: `versions`
 * are all laws of its schemes. A law holds the values that its dates can reach; together they are those of the country.
 */
export function figuresPage(country: string, versions: readonly DocumentedRules[]): PageContent {
  const { name, pages } = countryOf(country);
  const parameters = collected(versions, ({ ir }) => ir.parameters, parameterKey, withRows);
  const tables = collected(versions, ({ ir }) => ir.tables, tableKey, withBlocks);
  const [shared, own] = [parameters.filter(isShared), parameters.filter((one) => !isShared(one))];
  return {
    path: figuresPath(country),
    title: figuresTitle(country),
    lang: pages,
    description: `Todas las cifras de las reglas de nómina de ${name}: valor, fecha, fuente legal, duda y los esquemas que las leen.`,
    crumbs: [],
    lead: html`<p class="kicker">${name}</p>
<h1>${figuresTitle(country)}</h1>
<p class="preface">Cada cifra que fija la ley, una sola vez, con su camino en el tiempo y los esquemas que la leen.</p>`,
    links: [],
    sections: [
      ...figureSection('varios', 'Cifras de varios esquemas', shared.map(parameterEntry)),
      ...figureSection('uno', 'Cifras de un solo esquema', own.map(parameterEntry)),
      ...figureSection('tablas', 'Tablas', tables.map(tableEntry)),
    ],
  };
}

function figureSection(id: string, title: string, entries: readonly Html[]): readonly Section[] {
  return entries.length === 0 ? [] : [section(id, title, html`${entries}`)];
}

function isShared({ readers }: Figure<unknown>): boolean {
  return readers.size > 1;
}

/** Two schemes may declare other things by one name: what differs in more than its dated values is another figure. */
function parameterKey({ id, label, unit, monthly, type }: IrParameter): string {
  return JSON.stringify([id, label, unit, monthly, type]);
}

function tableKey({ id, label, form, of, unit, gives, givesUnit }: IrTable): string {
  return JSON.stringify([id, label, form, of, unit, gives, givesUnit]);
}

function withRows(one: IrParameter, other: IrParameter): IrParameter {
  return { ...other, rows: byDate(one.rows, other.rows) };
}

function withBlocks(one: IrTable, other: IrTable): IrTable {
  return { ...other, blocks: byDate(one.blocks, other.blocks) };
}

/** What either says, each date once and as the other says it, in the order of time. */
function byDate<Dated extends { readonly from: string }>(
  some: readonly Dated[],
  others: readonly Dated[],
): readonly Dated[] {
  const all = new Map([...some, ...others].map((one) => [one.from, one]));
  return [...all.values()].toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

function collected<Stated>(
  versions: readonly DocumentedRules[],
  statedIn: (rules: DocumentedRules) => readonly Stated[],
  keyOf: (stated: Stated) => string,
  together: (one: Stated, other: Stated) => Stated,
): readonly Figure<Stated>[] {
  const figures = new Map<string, Figure<Stated>>();
  for (const rules of versions) {
    const { id, label, validFrom } = rules.ir.scheme;
    const words = versionWords(rules, `${id}/${validFrom}.html`);
    for (const stated of statedIn(rules)) {
      const known = figures.get(keyOf(stated));
      const readers = known?.readers ?? new Map<string, string>();
      readers.set(id, label);
      figures.set(keyOf(stated), {
        stated: known === undefined ? stated : together(known.stated, stated),
        readers,
        words,
      });
    }
  }
  return [...figures.values()];
}

function parameterEntry({ stated, readers, words }: Figure<IrParameter>): Html {
  const last = stated.rows.at(-1);
  const { validUntil } = words.rules.ir.scheme;
  const current = last === undefined ? null : html`<p class="amount">${valueText(last, stated, words)}</p>`;
  const chart = stated.rows.length > 1 ? parameterChart(stated, validUntil, words) : null;
  return html`${heading(stated, words)}${current}${chart}${parameterTable(stated, words)}${facts(stated, readers, words)}</article>
`;
}

function tableEntry({ stated, readers, words }: Figure<IrTable>): Html {
  const blocks = stated.blocks.toReversed().map((block, at) => {
    const shown = blockTable(block, stated, words);
    return at === 0 ? shown : html`<details><summary>Antes</summary>${shown}</details>`;
  });
  return html`${heading(stated, words)}<p class="about">${FORMS[stated.form]}</p>${blocks}${facts(stated, readers, words)}</article>
`;
}

function heading({ id, label }: { readonly id: string; readonly label: string }, words: VersionWords): Html {
  return html`<article class="entry"><h3>${inLanguage(label, words.rules.ir.scheme.country)} <code translate="no">${id}</code></h3>
`;
}

/** What the law says of all values together, and who reads them. */
function facts(
  { law, provenance }: Pick<IrParameter, 'law' | 'provenance'>,
  readers: ReadonlyMap<string, string>,
  { clauses }: VersionWords,
): Html {
  const links = [...readers].map(([id, label]) => html`<a href="${id}/index.html">${label}</a>`);
  return factList([
    ...(law === null ? [] : [{ about: 'Fuente legal', says: clauses.law(law) }]),
    ...(provenance === null
      ? []
      : [{ about: provenanceWords(provenance.provenance), says: provenance.note ?? 'sí' }]),
    { about: 'La leen', says: joined(links, ' · ') },
  ]);
}
