import type { Ir, IrStep } from '../../compiler/ir/ir.ts';
import { liesOnGrid } from '../../compiler/lower/node-list.ts';
import { div, type Exact, exact, reduce } from '../../runtime/numbers/exact.ts';
import type { Rounding, RoundingMode } from '../../runtime/numbers/rounding.ts';
import { instead, type Mutant } from './mutant.ts';
import { gridOf } from './proven-grid.ts';

const OTHER_MODES: Readonly<Record<RoundingMode, readonly RoundingMode[]>> = {
  half_up: ['down', 'half_even'],
  half_even: ['half_up', 'down'],
  up: ['down', 'half_up'],
  down: ['half_up'],
};

/** True when no multiple of the grid lies in the middle between two multiples of the quantum. */
function hasNoHalves(grid: Exact | null, quantum: Exact): boolean {
  return grid !== null && reduce(div(grid, div(quantum, exact(2n)))).n % 2n === 0n;
}

/** True when both ways of rounding give the same for all that lies on the grid. */
function isSame(grid: Exact | null, { mode, rungs }: Rounding, other: RoundingMode): boolean {
  const onlyHalves = [mode, other].every((one) => one === 'half_up' || one === 'half_even');
  return rungs.every(
    ({ quantum }) => liesOnGrid(grid, quantum) || (onlyHalves && hasNoHalves(grid, quantum)),
  );
}

/** Every step that is rounded, rounded in another way; not what comes out the same. */
export function roundingMutants(ir: Ir): readonly Mutant[] {
  const steps = ir.items.filter((item): item is IrStep => item.item === 'step');
  return steps.flatMap((step) => {
    const { rounding, id, span } = step;
    if (rounding === null) return [];
    const grid = gridOf(ir, step.value);
    return OTHER_MODES[rounding.mode].flatMap((mode): readonly Mutant[] => {
      if (isSame(grid, rounding, mode)) return [];
      const items = ir.items.map((item) =>
        item === step ? { ...step, rounding: { ...rounding, mode } } : item,
      );
      const change = `${id}: rounded ${instead(mode, rounding.mode)}`;
      return [{ change, span, ir: { ...ir, items }, rebinds: false }];
    });
  });
}
