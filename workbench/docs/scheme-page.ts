import type { IrParameter, ParameterRow } from '../../compiler/ir/ir.ts';
import { equal } from '../../runtime/numbers/exact.ts';
import { countryOf } from './countries.ts';
import type { DocumentedRules } from './documented-rules.ts';
import { figuresTitle } from './figures-page.ts';
import { type Html, html } from './html.ts';
import { inLanguage } from './languages.ts';
import { lawTitle, type NotesOfCountries } from './law-page.ts';
import type { PageContent } from './page.ts';
import { parameterChart, parameterTable, valueText } from './parameters.ts';
import { type Section, section } from './section.ts';
import { spanishRange } from './spanish-dates.ts';
import { rangeTitle, schemeFolder } from './version-page.ts';
import { type VersionWords, versionWords } from './version-words.ts';

/** The page of a scheme: its versions, and its parameters over the years. `versions` stand in the order of time. */
export function schemePage(
  versions: readonly DocumentedRules[],
  newest: DocumentedRules,
  notes: NotesOfCountries,
): PageContent {
  const { scheme } = newest.ir;
  const country = countryOf(scheme.country);
  const first = versions[0] ?? newest;
  return {
    path: `${schemeFolder(scheme)}/index.html`,
    title: `${scheme.label} (${country.name})`,
    lang: country.pages,
    description: `Reglas de nómina de ${country.name}: ${scheme.label}. Versiones y cifras en el tiempo.`,
    crumbs: [],
    lead: html`<p class="kicker">${country.name}</p>
<h1>${scheme.label}</h1><p class="validity">Reglas del ${spanishRange(first.ir.scheme.validFrom, scheme.validUntil)}</p>`,
    links: [
      { title: figuresTitle(scheme.country), href: '../cifras.html' },
      ...(notes.has(scheme.country) ? [{ title: lawTitle(scheme.country), href: '../ley.html' }] : []),
    ],
    sections: [versionSection(versions), ...historySection(versions, newest)],
    chosen: `${scheme.country}/${scheme.id}`,
  };
}

function versionSection(versions: readonly DocumentedRules[]): Section {
  const items = versions.toReversed().map(({ ir, tests }, at) => {
    const { validFrom, changes } = ir.scheme;
    const isFirst = at === versions.length - 1;
    return html`<li class="card"><h3><a href="${validFrom}.html">${rangeTitle(ir.scheme)}</a></h3>
<p>${spanishRange(validFrom, ir.scheme.validUntil)}</p>
${changes.length === 0 ? null : html`<ul class="summary">${changes.map(({ summary }) => html`<li>${summary}</li>`)}</ul>`}
<p class="links"><a href="${validFrom}.html">Reglas<span class="visually-hidden"> de ${rangeTitle(ir.scheme)}</span></a>${isFirst ? null : html` · <a href="${validFrom}-cambios.html">Qué cambió<span class="visually-hidden"> en ${rangeTitle(ir.scheme)}</span></a>`}${tests === null ? null : html` · <a href="${validFrom}-ejemplos.html">Ejemplos<span class="visually-hidden"> de ${rangeTitle(ir.scheme)}</span></a>`}</p></li>
`;
  });
  return section('versiones', 'Versiones', html`<ol class="cards">${items}</ol>`);
}

function historySection(versions: readonly DocumentedRules[], newest: DocumentedRules): readonly Section[] {
  const words = versionWords(newest, `${newest.ir.scheme.validFrom}.html`);
  const histories = newest.ir.parameters.map((parameter) => historyOf(parameter, versions));
  const moving = histories.filter(
    ({ rows }) => rows.length > 1 && rows.some(({ value }) => !equal(value, rows[0]?.value ?? value)),
  );
  if (moving.length === 0) return [];
  const entries = moving.map((parameter) => historyEntry(parameter, words));
  return [
    section(
      'cifras',
      'Cifras en el tiempo',
      html`<p class="about">Cada escalón es un valor nuevo. Solo las cifras que han cambiado; las demás están en cada versión.</p><div class="charts">${entries}</div>`,
    ),
  ];
}

/** The rows of a parameter in all versions, each value once. */
function historyOf(parameter: IrParameter, versions: readonly DocumentedRules[]): IrParameter {
  const rows: ParameterRow[] = [];
  for (const { ir } of versions) {
    const same = ir.parameters.find(({ id, unit }) => id === parameter.id && unit === parameter.unit);
    for (const row of same?.rows ?? []) {
      const from = laterOf(row.from, ir.scheme.validFrom);
      const last = rows.at(-1);
      if (last === undefined || (from > last.from && !equal(last.value, row.value)))
        rows.push({ ...row, from });
      else if (from === last.from) rows[rows.length - 1] = { ...row, from };
    }
  }
  return { ...parameter, rows };
}

function laterOf(one: string, other: string): string {
  return [one, other].sort()[1] ?? one;
}

function historyEntry(parameter: IrParameter, words: VersionWords): Html {
  const { country, validUntil } = words.rules.ir.scheme;
  const last = parameter.rows.at(-1);
  return html`<article class="entry chart-card"><h3>${inLanguage(parameter.label, country)}</h3>
${last === undefined ? null : html`<p class="amount">${valueText(last, parameter, words)}</p>`}${parameterChart(parameter, validUntil, words)}
<details><summary>Los ${parameter.rows.length} valores<span class="visually-hidden"> de ${parameter.label}</span></summary>${parameterTable(parameter, words)}</details></article>
`;
}
