import type { Curve } from '../../runtime/curves/curve.ts';
import { inputAt } from '../../runtime/curves/curve-texts.ts';
import type { Nearest, Solved } from '../../runtime/curves/solve.ts';
import type { Ratio } from '../../runtime/interpreter/ratio.ts';
import type { Manifest } from '../../runtime/module.ts';
import { groupedAmount } from './curve-number.ts';

/** The amount and the value that were asked for. */
export interface Target {
  readonly name: string;
  readonly target: Ratio;
}

/** Prints a solution in sentences. */
export function solvedText(
  { currency }: Manifest,
  curve: Curve,
  { name, target }: Target,
  { solutions, below, above }: Solved,
): string {
  const { grid } = curve;
  const input = grid.input.id;
  const wanted = `${name} = ${groupedAmount(target)} ${currency}`;
  if (solutions.length > 0) {
    const lines = solutions.map(({ from, to }) =>
      from === to ? `  ${inputAt(grid, from)}` : `  ${inputAt(grid, from)} to ${inputAt(grid, to)}`,
    );
    return `${wanted} is what exactly these give of ${input}:\n${lines.join('\n')}\n`;
  }
  const nearest = (side: string, one: Nearest | null): string =>
    one === null
      ? `  ${side}: none\n`
      : `  ${side}: ${inputAt(grid, one.at)} gives ${groupedAmount(one.gives)}\n`;
  const range = `${inputAt(grid, grid.from)} to ${inputAt(grid, grid.to)}`;
  const stretches = curve.stretches(name).length;
  return (
    `No ${input} gives ${wanted}.\n` +
    `Looked at ${range} in steps of ${inputAt(grid, 1n)}; the curve has ${stretches} ` +
    `${stretches === 1 ? 'stretch' : 'stretches'}, and none of them holds it.\n` +
    `${nearest('nearest below', below)}${nearest('nearest above', above)}`
  );
}
