import type {
  Bind,
  CasesDecl,
  Expectation,
  ExpectedName,
  PayFile,
  TestDecl,
  TestLike,
  TestPayslips,
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
  const examples = new Map(
    tests.decls.flatMap((decl, at): readonly [string, string][] =>
      decl.decl === 'test' ? [[decl.title.value, exampleId(at)]] : [],
    ),
  );
  return tests.decls.flatMap((decl, at) => {
    if (decl.decl !== 'test' && decl.decl !== 'cases') return [];
    const body =
      decl.decl === 'test' ? singleExample(decl, examples, words) : caseTable(decl, examples, words);
    return [section(exampleId(at), sentence(decl.title), body)];
  });
}

function exampleId(at: number): string {
  return `ejemplo-${at + 1}`;
}

function sentence({ value }: Text): string {
  return value.charAt(0).toUpperCase() + value.slice(1);
}

function circumstances(periods: readonly TestPeriod[], sources: readonly Text[]): Html {
  if (periods.length === 0 && sources.length === 0) return html``;
  const when = periods.map(({ type, start, end, days }) => {
    const counted = days === null ? '' : `, ${days.spelling} días`;
    return `${PERIODS[type.text] ?? type.text}: ${spanishDate(start.iso)} al ${spanishDate(end.iso)}${counted}`;
  });
  const dot = periods.length === 0 ? '' : '. ';
  const from =
    sources.length === 0 ? null : html`${dot}Fuente: ${sources.map(({ value }) => value).join('; ')}`;
  return html`<p class="about">${joined(when, '; ')}${from}.</p>`;
}

/** Where the example of a test is, by its title. */
type Examples = ReadonlyMap<string, string>;

/** `like` as a link to the example that it names, with what is changed. */
function likeNotes(likes: readonly TestLike[], examples: Examples, words: VersionWords): Piece {
  return likes.map(({ title, changes }) => {
    const id = examples.get(title.value);
    const named = id === undefined ? html`${sentence(title)}` : html`<a href="#${id}">${sentence(title)}</a>`;
    const changed = changes.map(
      ({ name, value }) => html`${words.places.link(name.text)} = ${testValue(value, words)}`,
    );
    const what = changed.length === 0 ? null : html`, con ${joined(changed, ', ')}`;
    return html`<p class="about">Como «${named}»${what}.</p>`;
  });
}

/** The earlier payslips that an example counts on: their scheme and days, and the test whose values they have. */
function earlierNote({ scheme, type, first, last, like }: TestPayslips, words: VersionWords): Html {
  const shown = ({ iso }: TestPayslips['first']): string => (iso.length === 7 ? iso : spanishDate(iso));
  const days = last === null ? shown(first) : `${shown(first)} a ${shown(last)}`;
  const changed = like.changes.map(({ name, value }) => html`${name.text} = ${testValue(value, words)}`);
  const what = changed.length === 0 ? null : html`, con ${joined(changed, ', ')}`;
  const paid = `${scheme.country.text}.${scheme.scheme.text}, ${(PERIODS[type.text] ?? type.text).toLowerCase()}`;
  return html`<p class="about">Recibos anteriores (${paid}): ${days}, como «${sentence(like.title)}»${what}.</p>`;
}

function singleExample(decl: TestDecl, examples: Examples, words: VersionWords): Html {
  const { periods, sources, likes, payslips, given, exactly, expect } = decl;
  const [results, others] = [expect.filter((one) => one.kind === 'equals'), expect.filter(isOther)];
  const closed = exactly === null ? null : html`<p class="row-note">No aparece ni avisa nada más.</p>`;
  const like = likeNotes(likes, examples, words);
  const earlier = payslips.map((one) => earlierNote(one, words));
  return html`${circumstances(periods, sources)}${like}${earlier}<div class="example">${valueTable('Con estos datos', given, words)}${valueTable('Resulta', results, words)}</div>${otherResults(others, words)}${closed}`;
}

type Result = Extract<Expectation, { readonly kind: 'equals' }>;
type OtherResult = Exclude<Expectation, Result>;

function isOther(one: Expectation): one is OtherResult {
  return one.kind !== 'equals';
}

const PROPERTY_WORDS: Readonly<Record<string, string>> = {
  month: 'en el mes',
  taxable: 'paga impuesto',
  imss_base: 'entra a la base de seguridad social',
  tags: 'etiquetas',
  bracket: 'renglón de la tarifa desde',
};

/** The label of a line as a link; of a property of a line, with what is said of it. */
function nameShown({ of, name }: Pick<ExpectedName, 'of' | 'name'>, { places }: VersionWords): Html {
  if (of === null) return places.link(name.text);
  return html`${places.link(name.text)}: ${PROPERTY_WORDS[of.text] ?? of.text}`;
}

function valueTable(title: string, binds: readonly (Bind | Result)[], words: VersionWords): Html {
  if (binds.length === 0) return html``;
  const rows = binds.map((bind) => {
    const { name, value } = bind;
    const shown = nameShown({ of: 'of' in bind ? bind.of : null, name }, words);
    return html`<tr><th scope="row">${shown}</th><td class="number">${testValue(value, words)}</td></tr>`;
  });
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

function otherName(one: OtherResult, { places }: VersionWords): Html {
  const name = places.link(one.name.text);
  if (one.kind !== 'warns') return name;
  const field = one.field === null ? null : html` en ${places.link(one.field.text)}`;
  return html`${name}${field}${one.text === null ? null : html`: «${one.text.value}»`}`;
}

function otherResults(others: readonly OtherResult[], words: VersionWords): Piece {
  return OTHER_RESULTS.map(({ title, holds }) => {
    const names = others.filter(holds).map((one) => otherName(one, words));
    return names.length === 0
      ? null
      : html`<p class="row-note"><strong>${title}:</strong> ${joined(names, ' · ')}</p>`;
  });
}

function testValue(value: TestValue, { formulas, numerals, places }: VersionWords): Piece {
  if (value.kind === 'number' && value.unit === null) return numerals.digits(value.digits);
  if (value.kind === 'text') return value.value;
  if (value.kind === 'name') return places.label(value.name.text).replaceAll('_', ' ');
  return formulas.words(value);
}

function caseTable(decl: CasesDecl, examples: Examples, words: VersionWords): Html {
  const { title, periods, sources, likes, given, expect, cells } = decl;
  const columns = [...given.map((name) => ({ of: null, name })), ...expect];
  const rows = Array.from({ length: Math.floor(cells.length / Math.max(columns.length, 1)) }, (_, at) =>
    cells.slice(at * columns.length, (at + 1) * columns.length),
  );
  const head = columns.map((column) => html`<th scope="col" class="number">${nameShown(column, words)}</th>`);
  const body = rows.map(
    (row) => html`<tr>${row.map((cell) => html`<td class="number">${testValue(cell, words)}</td>`)}</tr>`,
  );
  const like = likeNotes(likes, examples, words);
  return html`${circumstances(periods, sources)}${like}<div class="scroll" role="group" tabindex="0" aria-label="${sentence(title)}"><table><thead><tr>${given.length === 0 ? null : html`<th scope="colgroup" colspan="${given.length}">Con estos datos</th>`}${expect.length === 0 ? null : html`<th scope="colgroup" colspan="${expect.length}">Resulta</th>`}</tr><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}
