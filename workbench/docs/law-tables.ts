import type { IrTable, IrTableBlock, IrTableRow } from '../../compiler/ir/ir.ts';
import { clauseOf } from '../../compiler/model/clauses.ts';
import { RATE } from '../../runtime/ir/type.ts';
import { equal, ZERO } from '../../runtime/numbers/exact.ts';
import { type Fact, provenanceWords } from './clause-words.ts';
import type { Declared } from './documented-rules.ts';
import { type Html, html, joined, type Piece } from './html.ts';
import { entry, type Readers } from './lines.ts';
import { type Section, section } from './section.ts';
import { isDated, spanishDate } from './spanish-dates.ts';
import type { VersionWords } from './version-words.ts';

/** What the rows of a table of each form do. */
export const FORMS: Readonly<Record<IrTable['form'], string>> = {
  marginal: 'Cada tasa se aplica solo a la parte de la cantidad que cae en su tramo; los tramos se suman.',
  excess:
    'Se busca el tramo de la cantidad: la tasa se aplica a lo que excede su límite inferior, y se suma la cuota fija.',
  rebate: 'Se busca el tramo de la cantidad: la tasa se aplica a toda ella y se resta la cantidad a rebajar.',
  step: 'El tramo en que cae la cantidad da un solo valor para toda ella.',
  map: 'Cada caso tiene su valor.',
};

const FIXED: Readonly<Partial<Record<IrTable['form'], string>>> = {
  excess: 'Cuota fija',
  marginal: 'Cuota fija',
  rebate: 'Cantidad a rebajar',
};

/** The tables of the law, as tables. */
export function tableSection(words: VersionWords, readers: Readers): readonly Section[] {
  const { declared, ir } = words.rules;
  const entries = declared.flatMap((one) => {
    const table = ir.tables.find(({ id }) => id === one.id);
    return table === undefined ? [] : [tableEntry(one, table, words, readers)];
  });
  return entries.length === 0
    ? []
    : [
        section(
          'tablas',
          'Tablas de la ley',
          html`<p class="about">Tal como las imprime la ley, en su unidad.</p>${entries}`,
        ),
      ];
}

function tableEntry(declared: Declared, table: IrTable, words: VersionWords, readers: Readers): Html {
  const names = readers.get(table.id) ?? [];
  const facts: readonly Fact[] = [
    ...scaleFacts(declared, words),
    ...words.clauses.laws(declared.clauses),
    ...words.clauses.provenance(declared.clauses),
    ...(names.length === 0
      ? []
      : [
          {
            about: 'Se usa en',
            says: joined(
              names.map((name) => words.places.link(name)),
              ' · ',
            ),
          },
        ]),
  ];
  const blocks = table.blocks.map((block) => blockTable(block, table, words));
  return entry(declared, words, html`<p class="about">${FORMS[table.form]}</p>${blocks}`, facts);
}

function scaleFacts({ clauses }: Declared, { formulas, clauses: told }: VersionWords): readonly Fact[] {
  const [scaled, round] = [clauseOf(clauses, 'scaled'), clauseOf(clauses, 'round')];
  return [
    ...(scaled === null
      ? []
      : [{ about: 'Escala', says: html`límites y cuotas se multiplican por ${formulas.words(scaled.by)}` }]),
    ...(round === null ? [] : [{ about: 'Redondeo', says: told.rounding(round.round) }]),
  ];
}

/** The rows of a table from one date on, as a table. */
export function blockTable(block: IrTableBlock, table: IrTable, words: VersionWords): Html {
  const hasFixed = FIXED[table.form] !== undefined && block.rows.some(({ fixed }) => !equal(fixed, ZERO));
  const hasNotes = block.rows.some(({ law, provenance }) => law !== null || provenance !== null);
  const since = isDated(block.from) ? `Desde el ${spanishDate(block.from)}` : null;
  const heads: Piece[] = [
    html`<th scope="col">${table.form === 'map' ? 'Caso' : 'Tramo'}</th>`,
    html`<th scope="col" class="number">${table.form === 'step' || table.form === 'map' ? 'Valor' : 'Tasa'}</th>`,
    hasFixed ? html`<th scope="col" class="number">${FIXED[table.form] ?? ''}</th>` : null,
    hasNotes ? html`<th scope="col">Fuente</th>` : null,
  ];
  const rows = block.rows.map(
    (row) =>
      html`<tr><th scope="row">${keyWords(row, table, words)}</th><td class="number">${cellText(row, table, words)}</td>${hasFixed ? html`<td class="number">${words.numerals.value(row.fixed, table.of, table.unit)}</td>` : null}${hasNotes ? html`<td>${noteOf(row, words)}</td>` : null}</tr>`,
  );
  const name = since === null ? table.label : `${table.label}, ${since.toLowerCase()}`;
  return html`<div class="scroll" role="group" tabindex="0" aria-label="${name}"><table>${since === null ? html`<caption class="visually-hidden">${name}</caption>` : html`<caption>${since}</caption>`}<thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

function cellText({ value }: IrTableRow, table: IrTable, { numerals }: VersionWords): string {
  const isProgressive = table.form !== 'step' && table.form !== 'map';
  return isProgressive
    ? numerals.value(value, RATE, null)
    : numerals.value(value, table.gives, table.givesUnit);
}

function keyWords(row: IrTableRow, table: IrTable, { numerals }: VersionWords): string {
  if (row.word !== null) return row.word.replaceAll('_', ' ');
  const { lower, upper } = row;
  const to =
    upper === null
      ? 'en adelante'
      : `${row.upperClosed ? 'hasta' : 'menos de'} ${numerals.value(upper, table.of, table.unit)}`;
  if (lower === null) return to;
  const from = `${row.lowerClosed ? 'desde' : 'más de'} ${numerals.value(lower, table.of, table.unit)}`;
  return upper === null && !row.lowerClosed ? from : `${from}${upper === null ? ' ' : ', '}${to}`;
}

function noteOf({ law, provenance }: IrTableRow, words: VersionWords): Piece {
  const note =
    provenance === null
      ? null
      : `${provenanceWords(provenance.provenance)}${provenance.note === null ? '' : `: ${provenance.note}`}`;
  return joined(
    [law === null ? null : words.clauses.law(law), note].filter((one) => one !== null),
    '. ',
  );
}
