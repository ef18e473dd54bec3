import type { Ir, IrScheme } from '../../compiler/ir/ir.ts';
import { lastDayOf, monthOf } from '../../compiler/parameters/calendar.ts';
import { calculableUntil } from '../../runtime/module/missing-figures.ts';
import { ownValue } from '../../runtime/module/own-value.ts';
import { diffVersions } from '../diff/diff.ts';
import { type DecisionGraph, decisionGraph, linesOnly } from '../graph/decision-graph.ts';
import { drawable } from '../graph/drawable.ts';
import { svgOf } from '../graph/svg.ts';
import { calendarSection } from './calendars.ts';
import { changeSections, changeSummary } from './changes.ts';
import { type Fact, factList, provenanceWords } from './clause-words.ts';
import { countryOf } from './countries.ts';
import type { DocumentedRules } from './documented-rules.ts';
import { exampleSections } from './examples.ts';
import { type Html, html, joined, markup, type Piece } from './html.ts';
import { inputSection } from './inputs.ts';
import { lawText } from './languages.ts';
import { tableSection } from './law-tables.ts';
import { lineSections, type Readers } from './lines.ts';
import { noticeSections } from './notices.ts';
import type { Crumb, PageContent } from './page.ts';
import { parameterSection } from './parameters.ts';
import { curveSection } from './salary-curve.ts';
import { type Section, section } from './section.ts';
import { spanishDate, spanishRange } from './spanish-dates.ts';
import { type VersionWords, versionWords } from './version-words.ts';

/** One version of a scheme with its neighbours in time. */
interface VersionInTime {
  readonly rules: DocumentedRules;
  readonly before: DocumentedRules | null;
  readonly after: DocumentedRules | null;
}

const PERIODS = {
  monthly: 'mensual',
  biweekly: 'quincenal',
  weekly: 'semanal',
  event: 'por evento',
} as const;
const PRORATIONS = {
  native: 'cada periodo se calcula por sí mismo',
  split_monthly: 'se calcula el mes y se reparte entre sus periodos',
} as const;
const DAYS = { as_given: 'los días que se envían', month_of_30: 'todos los meses son de 30 días' } as const;
const AS_OF = {
  period_end: 'del último día del periodo',
  month_end: 'del último día del mes',
  month_start: 'del primer día del mes',
} as const;

/** The warning that the compiler adds for parameters in doubt. */
const UNVERIFIED = 'PARAM_UNVERIFIED';

const SUMS: Readonly<Record<string, string>> = {
  perceptions: 'percepciones',
  deductions: 'deducciones',
  employer: 'aportes del empleador',
};

/** `co/ordinario` */
export function schemeFolder({ country, id }: IrScheme): string {
  return `${country.toLowerCase()}/${id}`;
}

/** The version as the page that calculates opens with it. */
function chosenVersion({ country, id, validFrom }: IrScheme): string {
  return `${country}/${id}/${validFrom}`;
}

/** `2026` when the range is a calendar year, `mayo de 2023 a diciembre de 2025` for months, else its dates. */
export function rangeTitle({ validFrom, validUntil }: IrScheme): string {
  const [from, until] = [validFrom.slice(0, 4), validUntil.slice(0, 4)];
  const wholeYears = validFrom.endsWith('-01-01') && validUntil.endsWith('-12-31');
  if (wholeYears) return from === until ? from : `${from} a ${until}`;
  const wholeMonths = validFrom.endsWith('-01') && validUntil === lastDayOf(monthOf(validUntil));
  return wholeMonths
    ? `${spanishDate(monthOf(validFrom))} a ${spanishDate(monthOf(validUntil))}`
    : spanishRange(validFrom, validUntil);
}

/** The pages of one version: its rules, its examples, and what is new in it. */
export async function versionPages(version: VersionInTime): Promise<readonly PageContent[]> {
  const pages = [await rulesPage(version)];
  const { rules, before } = version;
  if (rules.tests !== null) pages.push(examplesPage(version));
  if (before !== null) pages.push(changesPage(rules, before));
  return pages;
}

function crumbsOf({ country, label }: IrScheme): readonly Crumb[] {
  return [{ title: `${countryOf(country).name}: ${label}`, href: './index.html' }];
}

function otherPages({ rules, before, after }: VersionInTime): readonly Crumb[] {
  const { validFrom } = rules.ir.scheme;
  return [
    ...(rules.tests === null ? [] : [{ title: 'Ejemplos resueltos', href: `${validFrom}-ejemplos.html` }]),
    ...(before === null ? [] : [{ title: 'Qué cambió', href: `${validFrom}-cambios.html` }]),
    ...(before === null
      ? []
      : [{ title: `← ${rangeTitle(before.ir.scheme)}`, href: `${before.ir.scheme.validFrom}.html` }]),
    ...(after === null
      ? []
      : [{ title: `${rangeTitle(after.ir.scheme)} →`, href: `${after.ir.scheme.validFrom}.html` }]),
  ];
}

async function rulesPage(version: VersionInTime): Promise<PageContent> {
  const { rules } = version;
  const { scheme } = rules.ir;
  const words = versionWords(rules);
  const graph = decisionGraph(rules.ir);
  const readers = readersOf(graph, words);
  const sections = [
    summarySection(words),
    ...changelogSection(scheme),
    ...inputSection(words),
    ...lineSections(words, readers),
    ...curveSection(words),
    ...parameterSection(words, readers),
    ...tableSection(words, readers),
    ...calendarSection(words, readers),
    ...markSection(words),
    ...noticeSections(words),
    ...provenanceSection(words),
    await graphSection(told(linesOnly(graph), words), scheme),
  ];
  return {
    path: `${schemeFolder(scheme)}/${scheme.validFrom}.html`,
    title: `${scheme.label}, ${rangeTitle(scheme)}`,
    lang: countryOf(scheme.country).pages,
    description: `Reglas de nómina de ${countryOf(scheme.country).name}: ${scheme.label}, ${spanishRange(scheme.validFrom, scheme.validUntil)}.`,
    crumbs: crumbsOf(scheme),
    lead: lead(rules.ir, rules.preface),
    links: otherPages(version),
    sections,
    chosen: chosenVersion(scheme),
  };
}

/** The figures that are not known yet, and the last day that can be calculated. */
function missingLine({ scheme: { validFrom, validUntil }, missing }: Ir): Html | null {
  if (missing.length === 0) return null;
  const until = calculableUntil({ validFrom, validUntil, missing });
  const reach =
    until === null ? 'Todavía no se puede calcular' : `Se puede calcular hasta el ${spanishDate(until)}`;
  const labels = missing.map(({ label, from }) => `${label} (desde el ${spanishDate(from)})`).join(', ');
  return html`<p class="validity">${reach}. Falta publicar: ${labels}</p>`;
}

function lead(ir: Ir, preface: string | null): Html {
  const { scheme } = ir;
  const paragraphs = (preface ?? '').split('\n\n').filter((text) => text !== '');
  return html`<p class="kicker">${countryOf(scheme.country).name} · versión ${scheme.version}</p>
<h1>${scheme.label}</h1>
<p class="validity">Vigente del ${spanishRange(scheme.validFrom, scheme.validUntil)}</p>${missingLine(ir)}
${paragraphs.map((text) => html`<p class="preface">${text.replaceAll('\n', ' ')}</p>`)}`;
}

function readersOf({ edges }: DecisionGraph, { places }: VersionWords): Readers {
  const readers = new Map<string, string[]>();
  for (const { from, to } of edges) {
    if (places.find(to) === null || places.find(from) === null) continue;
    readers.set(from, [...(readers.get(from) ?? []), to]);
  }
  return readers;
}

function summarySection({ rules, clauses }: VersionWords): Section {
  const { scheme } = rules.ir;
  const round = rules.file.scheme?.headers.find((header) => header.kind === 'round');
  const facts: readonly Fact[] = [
    { about: 'Moneda', says: scheme.currency },
    { about: 'Periodos de pago', says: scheme.periods.map((period) => PERIODS[period]).join(', ') },
    ...(scheme.proration === null ? [] : [{ about: 'Cálculo', says: PRORATIONS[scheme.proration] }]),
    { about: 'Días', says: DAYS[scheme.days] },
    { about: 'Cifras', says: AS_OF[scheme.asOf] },
    ...(round?.kind === 'round'
      ? [
          {
            about: 'Redondeo',
            says: html`cada línea del recibo, al producirse, ${clauses.rounding(round.round)}`,
          },
        ]
      : []),
    ...(scheme.laws.length === 0
      ? []
      : [
          {
            about: 'Fuente legal',
            says: joined(
              scheme.laws.map((law) => clauses.law(law)),
              '; ',
            ),
          },
        ]),
    { about: 'Archivo', says: html`<code translate="no">${rules.manifest.path}</code>` },
    { about: 'Huella', says: html`<code class="long" translate="no">${rules.manifest.fingerprint}</code>` },
  ];
  return section('resumen', 'Resumen', factList(facts));
}

function changelogSection({ changes, country }: IrScheme): readonly Section[] {
  if (changes.length === 0) return [];
  const items = changes.map(
    ({ date, summary, law }) =>
      html`<li><time datetime="${date}">${spanishDate(date)}</time> ${summary}${law === null ? null : html` <span class="law">${lawText(law, country)}</span>`}</li>`,
  );
  return [section('novedades', 'Cambios de la ley', html`<ol class="changelog">${items}</ol>`)];
}

function markSection(words: VersionWords): readonly Section[] {
  const marks = words.rules.declared.filter(({ kind }) => kind === 'mark');
  if (marks.length === 0) return [];
  const items = marks.map(({ id, label, clauses }) => {
    const members = words.rules.ir.items.flatMap((item) =>
      item.item === 'step' && item.marks.includes(id) ? [words.places.link(item.id)] : [],
    );
    return html`<article class="entry" id="${id}"><h3>${label} <code translate="no">${id}</code></h3>${factList(
      [
        { about: 'La forman', says: members.length === 0 ? 'ninguna percepción' : joined(members, ' · ') },
        ...words.clauses.laws(clauses),
        ...words.clauses.provenance(clauses),
      ],
    )}</article>`;
  });
  const about = html`<p class="about">Para qué cuentan las percepciones.</p>`;
  return [section('marcas', 'Marcas de las percepciones', html`${about}${items}`)];
}

function provenanceSection({ rules, places }: VersionWords): readonly Section[] {
  const { provenance } = rules.ir;
  if (provenance.length === 0) return [];
  const rows = provenance.map(
    ({ parameter, provenance: kind, note }) =>
      html`<tr><th scope="row">${parameterName(parameter, places)}</th><td>${provenanceWords(kind)}</td><td>${note}</td></tr>`,
  );
  const table = html`<div class="scroll" role="group" tabindex="0" aria-label="Cifras y lecturas con reserva"><table><thead><tr><th scope="col">Qué</th><th scope="col">Reserva</th><th scope="col">Nota</th></tr></thead><tbody>${rows}</tbody></table></div>`;
  const warned = rules.ir.notices.some(({ code }) => code === UNVERIFIED)
    ? html` Cuando una de las que están por confirmar entra en un cálculo, este lo dice con el aviso <code translate="no">${UNVERIFIED}</code>.`
    : null;
  const about = html`<p class="about">Lo que no confirman dos fuentes públicas.${warned}</p>`;
  return [section('reservas', 'Cifras y lecturas con reserva', html`${about}${table}`)];
}

function parameterName(parameter: string, places: VersionWords['places']): Piece {
  const [name = '', ...more] = parameter.split(' ');
  return places.find(name) === null ? parameter : html`${places.link(name)} ${more.join(' ')}`;
}

/** Sums go by the words of people: `sum(salarial)` is no name of the law. */
function told(graph: DecisionGraph, { places }: VersionWords): DecisionGraph {
  const name = (id: string) => {
    const summed = /^sum\((\w+)\)$/.exec(id)?.[1];
    return summed === undefined ? id : `Σ ${ownValue(SUMS, summed) ?? summed}`;
  };
  const label = (id: string) => {
    const summed = /^sum\((\w+)\)$/.exec(id)?.[1] ?? id;
    return ownValue(SUMS, summed) === undefined ? places.label(summed) : name(id);
  };
  return {
    nodes: graph.nodes.map(({ id, kind }) => ({ id: name(id), kind, label: label(id) })),
    edges: graph.edges.map(({ from, to }) => ({ from: name(from), to: name(to) })),
  };
}

/** The picture is an extra: every line says in words what it reads and what reads it. */
async function graphSection(graph: DecisionGraph, { label }: IrScheme): Promise<Section> {
  const { graph: held, leftOut } = drawable(graph);
  const drawn = await svgOf(held, '');
  const svg = drawn
    .slice(drawn.indexOf('<svg'))
    .replace(/<!--[\s\S]*?-->\s*/g, '')
    .replace(/<title>[\s\S]*?<\/title>\s*/g, '')
    .replace(/ id="[^"]*"/g, '')
    .replace(/ xmlns(?::xlink)?="[^"]*"/g, '')
    .replace(
      '<svg',
      `<svg role="img" aria-label="Qué línea se calcula a partir de cuál. Cada línea lo dice también en palabras."`,
    );
  return section(
    'grafo',
    'Cómo se encadenan las líneas',
    html`${leftOut === 0 ? null : html`<p class="about">El dibujo deja fuera ${leftOut} de ${graph.nodes.length} fórmulas.</p>`}<div class="graph scroll" role="group" tabindex="0" aria-label="Grafo de ${label}">${markup(svg)}</div>`,
  );
}

function examplesPage(version: VersionInTime): PageContent {
  const { rules } = version;
  const { scheme } = rules.ir;
  const page = `${scheme.validFrom}.html`;
  const sections = rules.tests === null ? [] : exampleSections(rules.tests, versionWords(rules, page));
  const title = `Ejemplos: ${scheme.label}, ${rangeTitle(scheme)}`;
  return {
    path: `${schemeFolder(scheme)}/${scheme.validFrom}-ejemplos.html`,
    title,
    lang: countryOf(scheme.country).pages,
    description: `Casos resueltos con las reglas de ${scheme.label}, ${rangeTitle(scheme)}.`,
    crumbs: [...crumbsOf(scheme), { title: rangeTitle(scheme), href: page }],
    lead: html`<p class="kicker">${scheme.label} · ${rangeTitle(scheme)}</p>
<h1>Ejemplos resueltos</h1><p class="preface">Son las pruebas de las reglas: cada vez que cambia algo, se calculan todas otra vez y tienen que dar exactamente esto. Cantidades en ${scheme.currency}.</p>`,
    links: [{ title: 'Las reglas', href: page }],
    sections,
    chosen: chosenVersion(scheme),
  };
}

function changesPage(rules: DocumentedRules, before: DocumentedRules): PageContent {
  const { scheme } = rules.ir;
  const page = `${scheme.validFrom}.html`;
  const diff = diffVersions(before, rules);
  const earlier = before.ir.scheme;
  return {
    path: `${schemeFolder(scheme)}/${scheme.validFrom}-cambios.html`,
    title: `Qué cambió: ${scheme.label}, ${rangeTitle(scheme)}`,
    lang: countryOf(scheme.country).pages,
    description: `Diferencias de ${scheme.label} entre ${rangeTitle(earlier)} y ${rangeTitle(scheme)}.`,
    crumbs: [...crumbsOf(scheme), { title: rangeTitle(scheme), href: page }],
    lead: html`<p class="kicker">${scheme.label}</p>
<h1>Qué cambió: de ${rangeTitle(earlier)} a ${rangeTitle(scheme)}</h1><p class="preface">${changeSummary(diff)}</p>`,
    links: [
      { title: rangeTitle(scheme), href: page },
      { title: rangeTitle(earlier), href: `${earlier.validFrom}.html` },
    ],
    sections: changeSections(diff, versionWords(rules, page)),
    chosen: chosenVersion(scheme),
  };
}
