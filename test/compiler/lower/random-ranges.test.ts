import fc from 'fast-check';
import { compile } from '../../../compiler/compile.ts';
import type { Ir, IrStep } from '../../../compiler/ir/ir.ts';
import { hull, intersect, point } from '../../../compiler/ir/range.ts';
import { manifestOf } from '../../../compiler/manifest/manifest.ts';
import { interpret } from '../../../runtime/interpreter/interpret.ts';
import type { Evaluation } from '../../../runtime/module.ts';
import { isMultiple, ZERO } from '../../../runtime/numbers/exact.ts';
import { printPlain } from '../../../runtime/numbers/print.ts';
import { randomCall } from '../differential/random-call.ts';
import { randomProgram } from '../differential/random-program.ts';
import { callAndRepaired } from '../differential/repaired-call.ts';

const CALLS_PER_PROGRAM = 10;

/** Steps whose exact value lies outside the range, or off the grid, that were proven of their formula. */
function broken(ir: Ir, evaluation: Evaluation): readonly string[] {
  const steps = ir.items.filter((item): item is IrStep => item.item === 'step');
  return steps.flatMap(({ id, value }) => {
    const raw = evaluation.trace.findLast((step) => step.id === id)?.raw;
    const node = ir.nodes[value];
    if (node === undefined || typeof raw !== 'object') return [];
    const inside = intersect(hull(node.range, point(ZERO)), point(raw)) !== null;
    const onGrid = node.grid === null || node.grid.n === 0n || isMultiple(raw, node.grid);
    return inside && onGrid ? [] : [`${id} = ${printPlain(raw, 10)}`];
  });
}

test('every value of a random program lies in the range that was proven of it', () => {
  let computed = 0;
  const property = fc.property(randomProgram, fc.integer(), (text, seed) => {
    const { ir } = compile({ path: 'azar.pay', text });
    fc.pre(ir !== null);
    if (ir === null) return;
    const manifest = manifestOf(ir, { path: '', bytes: new Uint8Array() });
    const { evaluate } = interpret(ir, manifest);
    const calls = fc.sample(randomCall(manifest), { numRuns: CALLS_PER_PROGRAM, seed });
    for (const call of calls.flatMap((one) => callAndRepaired(one, evaluate))) {
      const outcome = evaluate({ ...call, trace: true });
      if (outcome.kind === 'refused') continue;
      computed += 1;
      expect(broken(ir, outcome.evaluation)).toEqual([]);
    }
  });
  fc.assert(property, { numRuns: 60, maxSkipsPerRun: 100 });
  expect(computed).toBeGreaterThan(60);
});
