import { monthAfter, monthOf } from '../../compiler/parameters/calendar.ts';
import type { Stretch } from '../../runtime/curves/curve.ts';
import { amountText, inputAt, rateText } from '../../runtime/curves/curve-texts.ts';
import { Ratio } from '../../runtime/interpreter/ratio.ts';
import { causeOf } from '../curves/curve-json.ts';
import { curveSvg } from '../curves/curve-svg.ts';
import { TYPICAL_AMOUNTS, type TypicalCurve, typicalCurve } from '../curves/typical-curve.ts';
import { type Html, html, joined, markup, type Piece } from './html.ts';
import { inLanguage, lawText } from './languages.ts';
import { type Section, section } from './section.ts';
import { spanishDate } from './spanish-dates.ts';
import type { VersionWords } from './version-words.ts';

type Amount = (typeof TYPICAL_AMOUNTS)[number];

const LABELS: Readonly<Record<Amount, string>> = {
  net_salary: 'Salario neto',
  employer_total_cost: 'Costo del empleador',
};

/**
 * The section from the salary to net pay and to the employer's cost, with every cliff and its article of law; none for
 * rules without a salary.
 */
export function curveSection(words: VersionWords): readonly Section[] {
  const drawn = drawnCurve(words);
  if (drawn === null) return [];
  const { curve, manifest, month, assumed } = drawn;
  const chart = curveSvg(manifest, curve, TYPICAL_AMOUNTS, {
    lang: 'es',
    label: (name) => labelOf(name),
    rate: 'De cada unidad más de salario',
    cliffs: 'Saltos',
  });
  const sent = assumed.map(
    ({ input, value }) => html`${inLanguage(input.label, manifest.country)} = ${value}`,
  );
  const taken = sent.length === 0 ? null : html` Se toma ${joined(sent, ', ')}.`;
  const about = html`<p class="about">Un mes entero, ${spanishDate(month)}, de quien no tiene más que su salario: lo demás vale por defecto.${taken} Todo es exacto y sale de las reglas: cada tramo es una recta, y entre tramo y tramo se dice qué la dobla.</p>`;
  const body = html`${about}<div class="curve scroll" role="group" tabindex="0" aria-label="Del salario al neto y al costo">${markup(chart)}</div>
${TYPICAL_AMOUNTS.map((amount) => html`${cliffList(amount, drawn, words)}${stretchTable(amount, drawn, words)}`)}`;
  return [section('curva', 'Del salario al neto', body)];
}

function labelOf(name: string): string {
  return TYPICAL_AMOUNTS.filter((amount) => amount === name).map((amount) => LABELS[amount])[0] ?? name;
}

/** The curve up to its last turn and somewhat beyond. */
function drawnCurve({ rules }: VersionWords): TypicalCurve | null {
  const month = usualMonth(rules.manifest);
  const whole = typicalCurve(rules, month);
  if (whole === null) return null;
  const { curve } = whole;
  const turns = TYPICAL_AMOUNTS.flatMap((amount) =>
    curve
      .stretches(amount)
      .slice(1)
      .map(({ from }) => from),
  );
  const last = turns.toSorted((a, b) => (a < b ? -1 : 1)).at(-1);
  if (last === undefined) return null;
  const value = curve.grid.unit.times(new Ratio(last, 1n)).floor();
  return typicalCurve(rules, month, { to: String(roundedUp((value * 23n) / 20n)) });
}

/** Rounds up to two digits followed by zeros. */
function roundedUp(value: bigint): bigint {
  const power = 10n ** BigInt(Math.max(0, String(value).length - 2));
  return (value / power + 1n) * power;
}

/** The last month but one: a thirteenth salary is paid in June or December, where versions of the law end. */
function usualMonth({
  validFrom,
  validUntil,
}: {
  readonly validFrom: string;
  readonly validUntil: string;
}): string {
  let month = monthOf(validFrom);
  while (monthAfter(monthAfter(month)) <= monthOf(validUntil)) month = monthAfter(month);
  return month;
}

/** The steps that turn or break the curve, by name and law. */
function causes({ causes: ids }: Stretch, { manifest }: TypicalCurve, { places }: VersionWords): Piece {
  const said = ids.map((id) => {
    const { label, law } = causeOf(manifest, id);
    const name = places.find(id) === null ? html`${label}` : places.link(id);
    return html`${name}${law === null ? null : html` <span class="law">${lawText(law, manifest.country)}</span>`}`;
  });
  return joined(said, '; ');
}

function cliffList(amount: Amount, drawn: TypicalCurve, words: VersionWords): Html {
  const { curve } = drawn;
  const cliffs = curve.stretches(amount).flatMap((stretch) => {
    if (stretch.jump === null) return [];
    const at = words.numerals.digits(inputAt(curve.grid, stretch.from));
    const jump = words.numerals.digits(amountText(stretch.jump));
    return [html`<li>En ${at}: <strong>${jump}</strong> ${causes(stretch, drawn, words)}</li>`];
  });
  const list = cliffs.length === 0 ? html`<p>Ninguno.</p>` : html`<ul class="cliffs">${cliffs}</ul>`;
  return html`<h3>Saltos: ${LABELS[amount].toLowerCase()}</h3>${list}`;
}

function stretchTable(amount: Amount, drawn: TypicalCurve, words: VersionWords): Html {
  const { grid } = drawn.curve;
  const { numerals } = words;
  const rows = drawn.curve.stretches(amount).map((stretch) => {
    const { from, to, atFrom, atTo, bend } = stretch;
    const cells = [
      ...[from, to].map((point) => numerals.digits(inputAt(grid, point))),
      ...[atFrom, atTo].map((value) => numerals.digits(amountText(value))),
      bend === null ? numerals.digits(rateText(stretch.amount.slope, grid)) : 'no es una recta',
    ];
    return html`<tr>${cells.map((cell) => html`<td class="number">${cell}</td>`)}<td>${causes(stretch, drawn, words)}</td></tr>`;
  });
  const heads = ['Desde', 'Hasta', 'Da, desde', 'Da, hasta', 'De cada unidad más'];
  const caption = `Tramos: ${LABELS[amount].toLowerCase()}`;
  return html`<details><summary>${caption}</summary><div class="scroll" role="group" tabindex="0" aria-label="${caption}"><table><caption class="visually-hidden">${caption}</caption><thead><tr>${heads.map((head) => html`<th scope="col" class="number">${head}</th>`)}<th scope="col">Qué cambia</th></tr></thead><tbody>${rows}</tbody></table></div></details>
`;
}
