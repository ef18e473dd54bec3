import type { Manifest } from '../../runtime/module.ts';
import type { CurveJson, StretchJson } from './curve-json.ts';
import { groupedText } from './curve-number.ts';

const HEADINGS = ['from', 'to', 'gives from', 'to', 'of each more'];

/** The curves of some amounts in columns, with what turns them and every cliff. */
export function curveText({ country, scheme }: Manifest, curve: CurveJson): string {
  const { input, from, to, currency, refused, curves } = curve;
  const title = `${country}.${scheme}  along ${input}, ${from} to ${to}  (${currency})\n`;
  const spans = refused.map((one) => `refused from ${one.from} to ${one.to}: ${one.field} may not be that\n`);
  const amounts = Object.entries(curves).map(([name, stretches]) => amountText(name, stretches));
  return [title, ...spans, ...amounts].join('\n');
}

function amountText(name: string, stretches: readonly StretchJson[]): string {
  const rows = stretches.map(rowOf);
  const widths = HEADINGS.map((heading, at) =>
    Math.max(heading.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[], rest: string): string =>
    `  ${cells.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('  ')}  ${rest}`.trimEnd();
  const lines = stretches.map((stretch, at) => line(rows[at] ?? [], noteOf(stretch)));
  return [name, line(HEADINGS, ''), ...lines, ...cliffs(stretches)].map((text) => `${text}\n`).join('');
}

function rowOf({ from, to, at_from, at_to, rate }: StretchJson): readonly string[] {
  return [from, to, groupedText(at_from), groupedText(at_to), rate ?? 'no line'];
}

function noteOf({ causes, bend }: StretchJson): string {
  const bends = bend === null ? [] : [`${bend.step} is ${bend.why}`];
  return [...causes.map(({ label }) => label), ...bends].join('; ');
}

/** The points at which one step more of the input changes an amount by more than its line and its roundings. */
function cliffs(stretches: readonly StretchJson[]): readonly string[] {
  const texts = stretches.flatMap(({ from, jump, causes }) => {
    if (jump === null) return [];
    const said = causes.map(({ label, law }) => (law === null ? label : `${label} (${law})`));
    return [`    at ${from}: ${groupedText(jump)}  ${said.join('; ')}`];
  });
  return texts.length === 0 ? [] : ['  cliffs', ...texts];
}

const COLUMNS = ['amount', 'from', 'to', 'at_from', 'at_to', 'rate', 'rounding', 'jump', 'causes'];

/** The stretches of some curves, one a row. */
export function curveCsv({ curves }: CurveJson): string {
  const rows = Object.entries(curves).flatMap(([name, stretches]) =>
    stretches.map((one) => [
      name,
      one.from,
      one.to,
      one.at_from,
      one.at_to,
      one.rate ?? '',
      one.rounding,
      one.jump ?? '',
      one.causes.map(({ id }) => id).join(' '),
    ]),
  );
  return [COLUMNS, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}
