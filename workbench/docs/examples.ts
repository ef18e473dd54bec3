import type {
  Bind,
  CasesDecl,
  Expectation,
  Name,
  PayFile,
  TestDecl,
  TestPeriod,
  TestValue,
  Text,
} from '../../dsl/ast/ast.ts';
import { type Html, html, joined, type Piece } from './html.ts';
import { type Section, section } from './section.ts';
import { spanishDate } from './spanish-dates.ts';
import type { VersionWords } from './version-words.ts';

const PERIODS: Readonly<Record<string, string>> = {
  monthly: 'Mes',
  biweekly: 'Quincena',
  weekly: 'Semana',
  event: 'Evento',
};

/** The tests of a version as worked examples. */
export function exampleSections(tests: PayFile, words: VersionWords): readonly Section[] {
  return tests.decls.flatMap((decl, at) => {
    const id = `ejemplo-${at + 1}`;
    if (decl.decl === 'test') return [section(id, sentence(decl.title), singleExample(decl, words))];
    if (decl.decl === 'cases') return [section(id, sentence(decl.title), caseTable(decl, words))];
    return [];
  });
}

function sentence({ value }: Text): string {
  return value.charAt(0).toUpperCase() + value.slice(1);
}

function circumstances(periods: readonly TestPeriod[], sources: readonly Text[]): Html {
  const when = periods.map(({ type, start, end, days }) => {
    const counted = days === null ? '' : `, ${days.spelling} días`;
    return `${PERIODS[type.text] ?? type.text}: ${spanishDate(start.iso)} al ${spanishDate(end.iso)}${counted}`;
  });
  const from = sources.length === 0 ? null : html`. Fuente: ${sources.map(({ value }) => value).join('; ')}`;
  return html`<p class="about">${joined(when, '; ')}${from}.</p>`;
}

function singleExample({ periods, sources, given, expect }: TestDecl, words: VersionWords): Html {
  const [results, others] = [expect.filter((one) => one.kind === 'equals'), expect.filter(isOther)];
  return html`${circumstances(periods, sources)}<div class="example">${valueTable('Con estos datos', given, words)}${valueTable('Resulta', results, words)}</div>${otherResults(others, words)}`;
}

type OtherResult = Exclude<Expectation, { readonly kind: 'equals' }>;

function isOther(one: Expectation): one is OtherResult {
  return one.kind !== 'equals';
}

function valueTable(title: string, binds: readonly Bind[], words: VersionWords): Html {
  if (binds.length === 0) return html``;
  const rows = binds.map(
    ({ name, value }) =>
      html`<tr><th scope="row">${words.places.link(name.text)}</th><td class="number">${testValue(value, words)}</td></tr>`,
  );
  return html`<table><caption>${title}</caption><tbody>${rows}</tbody></table>`;
}

/** Warnings are called in CAPITALS, lines in lower case. */
function isCode(name: string): boolean {
  return name === name.toUpperCase();
}

/** What else an example shows; `omitted CODE` is a warning that is not given. */
const OTHER_RESULTS: readonly { readonly title: string; readonly holds: (one: OtherResult) => boolean }[] = [
  { title: 'Avisa', holds: ({ kind }) => kind === 'warns' },
  { title: 'Se rechaza', holds: ({ kind }) => kind === 'refused' },
  { title: 'No aparece', holds: ({ kind, name }) => kind === 'omitted' && !isCode(name.text) },
  { title: 'No avisa', holds: ({ kind, name }) => kind === 'omitted' && isCode(name.text) },
];

function otherResults(others: readonly OtherResult[], { places }: VersionWords): Piece {
  return OTHER_RESULTS.map(({ title, holds }) => {
    const names = others.filter(holds).map(({ name }) => places.link(name.text));
    return names.length === 0
      ? null
      : html`<p class="row-note"><strong>${title}:</strong> ${joined(names, ' · ')}</p>`;
  });
}

function testValue(value: TestValue, { formulas, numerals, places }: VersionWords): Piece {
  if (value.kind === 'number' && value.unit === null) return numerals.digits(value.digits);
  if (value.kind === 'name') return places.label(value.name.text).replaceAll('_', ' ');
  return formulas.words(value);
}

function caseTable({ title, periods, sources, given, expect, cells }: CasesDecl, words: VersionWords): Html {
  const columns = [...given, ...expect];
  const rows = Array.from({ length: Math.floor(cells.length / Math.max(columns.length, 1)) }, (_, at) =>
    cells.slice(at * columns.length, (at + 1) * columns.length),
  );
  const head = (name: Name) => html`<th scope="col" class="number">${words.places.link(name.text)}</th>`;
  const body = rows.map(
    (row) => html`<tr>${row.map((cell) => html`<td class="number">${testValue(cell, words)}</td>`)}</tr>`,
  );
  return html`${circumstances(periods, sources)}<div class="scroll" role="group" tabindex="0" aria-label="${sentence(title)}"><table><thead><tr>${given.length === 0 ? null : html`<th scope="colgroup" colspan="${given.length}">Con estos datos</th>`}${expect.length === 0 ? null : html`<th scope="colgroup" colspan="${expect.length}">Resulta</th>`}</tr><tr>${given.map(head)}${expect.map(head)}</tr></thead><tbody>${body}</tbody></table></div>`;
}
