import type { Change, FileDiff, Piece, Severity } from '../diff/change.ts';
import type { DeclaredKind } from '../diff/declared.ts';
import { type Html, html } from './html.ts';
import { inLanguage } from './languages.ts';
import { type Section, section } from './section.ts';
import { spanishDate, spanishRange } from './spanish-dates.ts';
import type { VersionWords } from './version-words.ts';

const SEVERITIES: readonly {
  readonly severity: Severity;
  readonly id: string;
  readonly title: string;
  readonly about: string;
}[] = [
  {
    severity: 'breaks_clients',
    id: 'integraciones',
    title: 'Cambia lo que se envía o se recibe',
    about: 'Quien llama al servicio tiene que adaptarse.',
  },
  {
    severity: 'changes_pay',
    id: 'pago',
    title: 'Cambia lo que se paga',
    about: 'Algún recibo puede dar otra cantidad.',
  },
  {
    severity: 'changes_shown',
    id: 'texto',
    title: 'No cambia ninguna cantidad',
    about: 'Avisos, nombres, fuentes legales y textos.',
  },
  {
    severity: 'changes_nothing',
    id: 'nada',
    title: 'No cambia nada de un recibo',
    about: 'Cómo está escrito el archivo y lo que ningún periodo lee.',
  },
];

const KINDS: Readonly<Record<DeclaredKind, string>> = {
  scheme: 'Esquema',
  unit: 'Unidad',
  param: 'Cifra',
  input: 'Dato',
  history: 'Dato de recibos anteriores',
  flag: 'Dato',
  mark: 'Marca',
  let: 'Paso intermedio',
  base: 'Base',
  total: 'Total',
  perception: 'Percepción',
  deduction: 'Deducción',
  employer: 'Tabla del empleador',
  deductions: 'Bloque de deducciones',
  profile: 'Perfil de marcas',
  calendar: 'Calendario',
  part: 'Aporte del empleador',
  table: 'Tabla',
  warn: 'Aviso',
  refuse: 'Rechazo',
  check: 'Garantía',
};

const VERBS: Readonly<Record<Change['verb'], string>> = {
  added: 'nuevo',
  removed: 'suprimido',
  renamed: 'otro nombre',
  changed: 'modificado',
};

const FACETS: Readonly<Record<string, string>> = {
  value: 'fórmula',
  label: 'nombre',
  law: 'fuente legal',
  type: 'tipo',
  bounds: 'límites',
  default: 'valor supletorio',
  when: 'condición',
  on: 'base',
  rate: 'tasa',
  round: 'redondeo',
  rounded: 'redondeo',
  omit_zero: 'omisión del cero',
  from: 'fecha inicial',
  until: 'fecha final',
  text: 'mensaje',
  order: 'orden',
  version: 'versión',
  valid: 'vigencia',
  convention: 'convención',
  single_source: 'una sola fuente',
  unconfirmed: 'por confirmar',
  derived: 'cifra derivada',
  severity: 'gravedad',
  required: 'obligatoriedad',
  proof: 'lo que se demuestra',
  change: 'cambio anunciado',
  mark: 'marca',
  tag: 'etiqueta',
  row: 'tramo',
  rows: 'tramos',
  as: 'papel en el resumen',
  bracket: 'tramo que se informa',
  scaled: 'escala',
  by: 'fechas',
  carry_forward: 'después del último valor',
  continuous: 'continuidad',
  weekdays: 'días hábiles',
  holiday: 'feriado',
};

const NOTES: Readonly<Record<string, string>> = {
  'computes the same': 'calcula lo mismo',
  'no period of these rules reads it': 'ningún periodo de estas reglas lo lee',
  'stands elsewhere in the file': 'está en otro lugar del archivo',
};

/** The typed difference to the version before, worst first. */
export function changeSections(diff: FileDiff, words: VersionWords): readonly Section[] {
  return SEVERITIES.flatMap(({ severity, id, title, about }) => {
    const changes = diff.changes.filter((change) => change.severity === severity);
    if (changes.length === 0) return [];
    const rows = changes.map((change) => changeRow(change, words));
    const table = html`<div class="scroll" role="group" tabindex="0" aria-label="${title}"><table class="changes"><thead><tr><th scope="col">Qué</th><th scope="col">Antes</th><th scope="col">Ahora</th></tr></thead><tbody>${rows}</tbody></table></div>`;
    return [section(id, `${title} (${changes.length})`, html`<p class="about">${about}</p>${table}`)];
  });
}

/** How many changes of each kind, in a sentence. */
export function changeSummary({ changes, sameMeaning }: FileDiff): string {
  if (changes.length === 0) return 'Las dos versiones dicen lo mismo.';
  const counted = SEVERITIES.map(({ severity, title }) => ({
    title: title.toLowerCase(),
    count: changes.filter((change) => change.severity === severity).length,
  })).filter(({ count }) => count > 0);
  const text = counted
    .map(({ title, count }) => `${count} ${count === 1 ? 'diferencia' : 'diferencias'}: ${title}`)
    .join('; ');
  return `${text}.${sameMeaning ? ' Ninguna cantidad y ningún aviso cambian.' : ''}`;
}

function changeRow(change: Change, words: VersionWords): Html {
  const { kind, name, facet, verb, before, after, note } = change;
  const place = words.places.find(name);
  const called =
    kind === 'scheme'
      ? html`${words.rules.ir.scheme.label}`
      : place === null || verb === 'removed'
        ? html`<code translate="no">${name}</code>`
        : html`${words.places.link(name)} <code translate="no">${name}</code>`;
  const about =
    facet === null
      ? VERBS[verb]
      : html`${facetWords(facet, kind, words)}${verb === 'changed' ? null : `, ${VERBS[verb]}`}`;
  const said = note === null ? null : html` <strong>${noteWords(note, words)}</strong>`;
  return html`<tr><th scope="row"><span class="kind">${KINDS[kind]}</span> ${called}<br><small>${about}</small>${said}</th>${pieceCell(before, facet, words)}${pieceCell(after, facet, words)}</tr>`;
}

/** `from 2026-01-01 law` as `desde el 1.º de enero de 2026: fuente legal` */
function facetWords(facet: string, kind: DeclaredKind, { rules }: VersionWords): Html {
  const parts = facet.split(' → ').map((part) => {
    const [, date, rest = ''] = /^from (\d{4}-\d{2}(?:-\d{2})?) ?(.*)$/.exec(part) ?? [];
    if (date !== undefined) {
      const about = rest === '' ? '' : `: ${FACETS[rest] ?? rest}`;
      return `desde ${date.length === 7 ? '' : 'el '}${spanishDate(date)}${about}`;
    }
    if (part === 'value' && (kind === 'unit' || kind === 'param')) return 'valor';
    const [word = '', ...more] = part.split(' ');
    const known = FACETS[part] ?? FACETS[word];
    return known === undefined
      ? part
      : `${known} ${FACETS[part] === undefined ? dated(more.join(' ')) : ''}`.trim();
  });
  return inLanguage(parts.join(' → '), rules.ir.scheme.country);
}

function dated(text: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? `del ${spanishDate(text)}` : text;
}

function noteWords(note: string, { numerals }: VersionWords): string {
  const known = NOTES[note];
  if (known !== undefined) return known;
  return note
    .replace(/[\d.]+/, (digits) => numerals.digits(digits))
    .replace('points', 'puntos')
    .replace('-', '−');
}

const PARAMETER = /^(-?[\d_]+(?:\.\d+)?)(%|h| [A-Z][A-Z0-9_]*)?$/;
const QUOTED = /^(?:law|label|source|convention|derived|unconfirmed|single_source) "(.*)"$/;
const RANGE = /^(\d{4}-\d{2}-\d{2}) \.\. (\d{4}-\d{2}-\d{2})$/;
const ANNOUNCED = /^\d{4}-\d{2}-\d{2} (.*)$/;

/** Parameters, dates and quoted texts as people write them; null for what is a formula. */
function plainText(text: string, { numerals }: VersionWords): string | null {
  const [, digits, unit = ''] = PARAMETER.exec(text) ?? [];
  if (digits !== undefined) {
    return `${numerals.digits(digits.replaceAll('_', ''))}${unit === '' ? '' : `\u00a0${unit.trim()}`}`;
  }
  const [, from, until] = RANGE.exec(text) ?? [];
  if (from !== undefined && until !== undefined) return spanishRange(from, until);
  return QUOTED.exec(text)?.[1] ?? ANNOUNCED.exec(text)?.[1] ?? null;
}

function pieceCell(piece: Piece | null, facet: string | null, words: VersionWords): Html {
  if (piece === null) return html`<td>—</td>`;
  if (facet === 'version') return html`<td>${piece.text}</td>`;
  const plain = plainText(piece.text, words);
  return plain === null ? html`<td><code translate="no">${piece.text}</code></td>` : html`<td>${plain}</td>`;
}
