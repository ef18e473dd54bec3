import type { FigureRow, IrFigure } from '../../compiler/ir/ir.ts';
import { clauseOf } from '../../compiler/model/clauses.ts';
import { isMoney } from '../../runtime/ir/type.ts';
import { stepChart } from './chart.ts';
import { type Fact, standingWords } from './clause-words.ts';
import type { Declared } from './documented-rules.ts';
import { type Html, html, joined, type Piece } from './html.ts';
import { entry, type Readers } from './lines.ts';
import { type Section, section } from './section.ts';
import { isDated, spanishDate } from './spanish-dates.ts';
import type { VersionWords } from './version-words.ts';

/** The numbers of the law of one version. */
export function figureSection(words: VersionWords, readers: Readers): readonly Section[] {
  const { declared, ir } = words.rules;
  const entries = declared.flatMap((one) => {
    const figure = ir.figures.find(({ id }) => id === one.id);
    return figure === undefined ? [] : [figureEntry(one, figure, words, readers)];
  });
  if (entries.length === 0) return [];
  const about = html`<p class="about">Los valores que fija la ley. Su camino a lo largo de los años está en la <a href="./#cifras">página del esquema</a>.</p>`;
  return [section('cifras', 'Cifras de la ley', html`${about}${entries}`)];
}

function figureEntry(declared: Declared, figure: IrFigure, words: VersionWords, readers: Readers): Html {
  const names = readers.get(figure.id) ?? [];
  const used: readonly Fact[] =
    names.length === 0
      ? []
      : [
          {
            about: 'Se usa en',
            says: joined(
              names.map((name) => words.places.link(name)),
              ' · ',
            ),
          },
        ];
  const facts = [
    ...unknownFacts(figure, declared),
    ...words.clauses.laws(declared.clauses),
    ...words.clauses.standing(declared.clauses),
    ...used,
  ];
  return entry(declared, words, figureBody(figure, words), facts);
}

function unknownFacts(figure: IrFigure, { clauses }: Declared): readonly Fact[] {
  const carried = clauseOf(clauses, 'carry_forward');
  return [
    ...(figure.sparse
      ? [{ about: 'Meses sin valor', says: 'la cifra solo se conoce en los meses listados' }]
      : []),
    ...(carried === null
      ? []
      : [
          {
            about: 'Después del último valor',
            says: html`se sigue usando el último, con el aviso <code translate="no">${carried.code.text}</code>`,
          },
        ]),
  ];
}

function figureBody(figure: IrFigure, words: VersionWords): Piece {
  const [only] = figure.rows;
  if (figure.rows.length === 1 && only !== undefined) {
    const since = isDated(only.from)
      ? html` <small>desde el ${spanishDate(dateOf(only, figure))}</small>`
      : null;
    return html`<p class="amount">${valueText(only, figure, words)}${since}</p>${rowNote(only, words)}`;
  }
  const { validUntil } = words.rules.ir.scheme;
  return html`<div class="history">${figureChart(figure, validUntil, words)}${figureTable(figure, words)}</div>`;
}

function dateOf({ from }: FigureRow, { monthly }: IrFigure): string {
  return monthly ? from.slice(0, 7) : from;
}

/** A row's value in its unit. */
export function valueText(
  { value }: FigureRow,
  { type, unit }: IrFigure,
  { numerals }: VersionWords,
): string {
  return numerals.value(value, type, isMoney(type) ? unit : null);
}

function rowNote({ law, standing }: FigureRow, words: VersionWords): Piece {
  const parts: Piece[] = [];
  if (law !== null) parts.push(words.clauses.law(law));
  if (standing !== null) {
    const note = standing.note === null ? '' : `: ${standing.note}`;
    parts.push(html`<span class="standing">${standingWords(standing.standing)}${note}</span>`);
  }
  return parts.length === 0 ? null : html`<p class="row-note">${joined(parts, '. ')}</p>`;
}

/** A chart that says in words what it shows. */
export function figureChart(figure: IrFigure, until: string, words: VersionWords): Html {
  const [first, last] = [figure.rows[0], figure.rows.at(-1)];
  if (first === undefined || last === undefined) return html``;
  const told = `${figure.label}: de ${valueText(first, figure, words)} (${spanishDate(dateOf(first, figure))}) a ${valueText(last, figure, words)} (${spanishDate(dateOf(last, figure))})`;
  return stepChart(figure.rows, until, told);
}

/** All values of a figure with their dates and sources. */
export function figureTable(figure: IrFigure, words: VersionWords): Html {
  const hasNotes = figure.rows.some(({ law, standing }) => law !== null || standing !== null);
  const rows = figure.rows.map(
    (row) =>
      html`<tr><th scope="row">${spanishDate(dateOf(row, figure))}</th><td class="number">${valueText(row, figure, words)}</td>${hasNotes ? html`<td>${rowNote(row, words)}</td>` : null}</tr>`,
  );
  const head = figure.monthly ? 'Mes' : 'Desde';
  return html`<div class="scroll" role="group" tabindex="0" aria-label="Valores de ${figure.label}"><table class="dates"><thead><tr><th scope="col">${head}</th><th scope="col" class="number">Valor</th>${hasNotes ? html`<th scope="col">Fuente</th>` : null}</tr></thead><tbody>${rows}</tbody></table></div>`;
}
