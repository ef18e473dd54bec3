import type { IrParameter, ParameterRow } from '../../compiler/ir/ir.ts';
import { clauseOf } from '../../compiler/model/clauses.ts';
import { isMoney } from '../../runtime/ir/type.ts';
import { stepChart } from './chart.ts';
import { type Fact, provenanceWords } from './clause-words.ts';
import type { Declared } from './documented-rules.ts';
import { type Html, html, joined, type Piece } from './html.ts';
import { entry, type Readers } from './lines.ts';
import { type Section, section } from './section.ts';
import { isDated, spanishDate } from './spanish-dates.ts';
import type { VersionWords } from './version-words.ts';

/** The numbers of the law of one version. */
export function parameterSection(words: VersionWords, readers: Readers): readonly Section[] {
  const { declared, ir } = words.rules;
  const entries = declared.flatMap((one) => {
    const parameter = ir.parameters.find(({ id }) => id === one.id);
    return parameter === undefined ? [] : [parameterEntry(one, parameter, words, readers)];
  });
  if (entries.length === 0) return [];
  const about = html`<p class="about">Los valores que fija la ley. Su camino a lo largo de los años está en la <a href="./">página del esquema</a>.</p>`;
  return [section('cifras', 'Cifras de la ley', html`${about}${entries}`)];
}

function parameterEntry(
  declared: Declared,
  parameter: IrParameter,
  words: VersionWords,
  readers: Readers,
): Html {
  const names = readers.get(parameter.id) ?? [];
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
    ...unknownFacts(parameter, declared),
    ...words.clauses.laws(declared.clauses),
    ...words.clauses.provenance(declared.clauses),
    ...used,
  ];
  return entry(declared, words, parameterBody(parameter, words), facts);
}

function unknownFacts(parameter: IrParameter, { clauses }: Declared): readonly Fact[] {
  const carried = clauseOf(clauses, 'carry_forward');
  return [
    ...(parameter.sparse
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

function parameterBody(parameter: IrParameter, words: VersionWords): Piece {
  const [only] = parameter.rows;
  if (parameter.rows.length === 1 && only !== undefined) {
    const since = isDated(only.from)
      ? html` <small>desde el ${spanishDate(dateOf(only, parameter))}</small>`
      : null;
    return html`<p class="amount">${valueText(only, parameter, words)}${since}</p>${rowNote(only, words)}`;
  }
  const { validUntil } = words.rules.ir.scheme;
  return html`<div class="history">${parameterChart(parameter, validUntil, words)}${parameterTable(parameter, words)}</div>`;
}

function dateOf({ from }: ParameterRow, { monthly }: IrParameter): string {
  return monthly ? from.slice(0, 7) : from;
}

/** A row's value in its unit. */
export function valueText(
  { value }: ParameterRow,
  { type, unit }: IrParameter,
  { numerals }: VersionWords,
): string {
  return numerals.value(value, type, isMoney(type) ? unit : null);
}

function rowNote({ law, provenance }: ParameterRow, words: VersionWords): Piece {
  const parts: Piece[] = [];
  if (law !== null) parts.push(words.clauses.law(law));
  if (provenance !== null) {
    const note = provenance.note === null ? '' : `: ${provenance.note}`;
    parts.push(html`<span class="standing">${provenanceWords(provenance.provenance)}${note}</span>`);
  }
  return parts.length === 0 ? null : html`<p class="row-note">${joined(parts, '. ')}</p>`;
}

/** A chart that says in words what it shows. */
export function parameterChart(parameter: IrParameter, until: string, words: VersionWords): Html {
  const [first, last] = [parameter.rows[0], parameter.rows.at(-1)];
  if (first === undefined || last === undefined) return html``;
  const told = `${parameter.label}: de ${valueText(first, parameter, words)} (${spanishDate(dateOf(first, parameter))}) a ${valueText(last, parameter, words)} (${spanishDate(dateOf(last, parameter))})`;
  return stepChart(parameter.rows, until, told);
}

/** All values of a parameter with their dates and sources. */
export function parameterTable(parameter: IrParameter, words: VersionWords): Html {
  const hasNotes = parameter.rows.some(({ law, provenance }) => law !== null || provenance !== null);
  const rows = parameter.rows.map(
    (row) =>
      html`<tr><th scope="row">${spanishDate(dateOf(row, parameter))}</th><td class="number">${valueText(row, parameter, words)}</td>${hasNotes ? html`<td>${rowNote(row, words)}</td>` : null}</tr>`,
  );
  const head = parameter.monthly ? 'Mes' : 'Desde';
  return html`<div class="scroll" role="group" tabindex="0" aria-label="Valores de ${parameter.label}"><table class="dates"><thead><tr><th scope="col">${head}</th><th scope="col" class="number">Valor</th>${hasNotes ? html`<th scope="col">Fuente</th>` : null}</tr></thead><tbody>${rows}</tbody></table></div>`;
}
