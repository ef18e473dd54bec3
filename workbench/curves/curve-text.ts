import type { Curve, Stretch } from '../../runtime/curves/curve.ts';
import { inputAt, rateText } from '../../runtime/curves/curve-texts.ts';
import type { Manifest } from '../../runtime/module.ts';
import { causeOf } from './curve-json.ts';
import { groupedAmount } from './curve-number.ts';

const HEADINGS = ['from', 'to', 'gives from', 'to', 'of each more'];

/** The curves of some amounts in columns, with what turns them and every cliff. */
export function curveText(manifest: Manifest, curve: Curve, names: readonly string[]): string {
  const { grid } = curve;
  const range = `${inputAt(grid, grid.from)} to ${inputAt(grid, grid.to)}`;
  const title = `${manifest.country}.${manifest.scheme}  along ${grid.input.id}, ${range}  (${manifest.currency})\n`;
  const refused = curve
    .refused()
    .map(
      ({ from, to, field }) =>
        `refused from ${inputAt(grid, from)} to ${inputAt(grid, to)}: ${field} may not be that\n`,
    );
  return [title, ...refused, ...names.map((name) => amountText(manifest, curve, name))].join('\n');
}

function amountText(manifest: Manifest, curve: Curve, name: string): string {
  const stretches = curve.stretches(name);
  const rows = stretches.map((stretch) => rowOf(curve, stretch));
  const widths = HEADINGS.map((heading, at) =>
    Math.max(heading.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[], rest: string): string =>
    `  ${cells.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('  ')}  ${rest}`.trimEnd();
  const lines = rows.map((row, at) => line(row, noteOf(manifest, stretches[at])));
  return [name, line(HEADINGS, ''), ...lines, ...cliffs(manifest, curve, stretches)]
    .map((text) => `${text}\n`)
    .join('');
}

function rowOf({ grid }: Curve, { from, to, atFrom, atTo, amount, bend }: Stretch): readonly string[] {
  const rate = bend === null ? rateText(amount.slope, grid) : 'no line';
  return [inputAt(grid, from), inputAt(grid, to), groupedAmount(atFrom), groupedAmount(atTo), rate];
}

function noteOf(manifest: Manifest, stretch: Stretch | undefined): string {
  if (stretch === undefined) return '';
  const labels = stretch.causes.map((id) => causeOf(manifest, id).label);
  const bend = stretch.bend === null ? [] : [`${stretch.bend.step} is ${stretch.bend.why}`];
  return [...labels, ...bend].join('; ');
}

/** Where one step more of the input changes an amount by more than its line and its roundings. */
function cliffs(manifest: Manifest, { grid }: Curve, stretches: readonly Stretch[]): readonly string[] {
  const jumps = stretches.filter(({ jump }) => jump !== null);
  const texts = jumps.map(({ from, jump, causes }) => {
    const amount = jump === null ? '' : groupedAmount(jump);
    const said = causes
      .map((id) => causeOf(manifest, id))
      .map(({ label, law }) => (law === null ? label : `${label} (${law})`));
    return `    at ${inputAt(grid, from)}: ${amount}  ${said.join('; ')}`;
  });
  return texts.length === 0 ? [] : ['  cliffs', ...texts];
}
