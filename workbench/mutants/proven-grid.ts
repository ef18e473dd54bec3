import type { Ir, IrParameter, NodeId } from '../../compiler/ir/ir.ts';
import { commonGrid } from '../../compiler/lower/node-list.ts';
import { rowsInForce, validity } from '../../compiler/parameters/coverage.ts';
import { div, type Exact, mul, neg, ONE, ZERO } from '../../runtime/numbers/exact.ts';

function parameterGrid(ir: Ir, parameter: IrParameter | undefined, isElsewhere: boolean): Exact | null {
  if (parameter === undefined) return null;
  const rows = isElsewhere ? parameter.rows : rowsInForce(parameter.rows, validity(ir.scheme));
  const values = rows.map(({ value }) => value);
  const own = values
    .map((value) => (value.n < 0n ? neg(value) : value))
    .reduce<Exact | null>(commonGrid, ZERO);
  const unit = parameter.unit === null ? ONE : parameterGrid(ir, named(ir, parameter.unit), isElsewhere);
  return own === null || unit === null ? null : mul(own, unit);
}

function named(ir: Ir, id: string): IrParameter | undefined {
  return ir.parameters.find((parameter) => parameter.id === id);
}

function common(ir: Ir, ids: readonly NodeId[]): Exact | null {
  return ids.map((id) => gridOf(ir, id)).reduce<Exact | null>(commonGrid, ZERO);
}

/** The final value of a step: on the grid of its rounding, or of what it is computed from. */
function stepGrid(ir: Ir, id: string): Exact | null {
  const steps = ir.items.flatMap((item) => (item.item === 'step' && item.id === id ? [item] : []));
  const grids = steps.map(({ rounding, value }) =>
    rounding === null
      ? gridOf(ir, value)
      : rounding.rungs.map(({ quantum }) => quantum).reduce<Exact | null>(commonGrid, ZERO),
  );
  return steps.length === 0 ? null : grids.reduce<Exact | null>(commonGrid, ZERO);
}

function dividedGrid(ir: Ir, [dividend, divisor]: readonly NodeId[]): Exact | null {
  const by = divisor === undefined ? undefined : ir.nodes[divisor]?.operation;
  const grid = gridOf(ir, dividend);
  return grid === null || by?.op !== 'constant' || by.value.n <= 0n ? null : div(grid, by.value);
}

/**
 * An amount that every value of the node is a whole multiple of, or null when none is proven. It knows more
 * than `IrNode.grid`: the parameters in force, so it holds for this file and not for the next.
 */
export function gridOf(ir: Ir, id: NodeId | undefined): Exact | null {
  const node = id === undefined ? undefined : ir.nodes[id];
  if (node === undefined) return null;
  if (node.grid !== null) return node.grid;
  const { operation, args } = node;
  switch (operation.op) {
    case 'parameter':
      return parameterGrid(ir, named(ir, operation.parameter), args.length > 0);
    case 'step':
      return stepGrid(ir, operation.step);
    case 'select':
      return common(ir, args.slice(1));
    case 'mul':
      return args
        .map((arg) => gridOf(ir, arg))
        .reduce<Exact | null>((a, b) => (a && b ? mul(a, b) : null), ONE);
    case 'div':
      return dividedGrid(ir, args);
    case 'add':
    case 'sub':
    case 'neg':
    case 'min':
    case 'max':
    case 'clamp':
    case 'dated':
      return common(ir, args);
    default:
      return null;
  }
}
