import { globSync, readFileSync } from 'node:fs';
import { checkFile } from '../../../compiler/checks/check-file.ts';
import type { Ir, IrStep } from '../../../compiler/ir/ir.ts';
import { hull, intersect, point, type Range } from '../../../compiler/ir/range.ts';
import { lowerFile } from '../../../compiler/lower/file.ts';
import type { Lowering } from '../../../compiler/lower/state.ts';
import { Report } from '../../../compiler/model/context.ts';
import { readScheme } from '../../../compiler/model/scheme.ts';
import { computingOrder } from '../../../compiler/names/computing-order.ts';
import { collectSymbols } from '../../../compiler/names/symbols.ts';
import { writeOut } from '../../../compiler/names/write-out.ts';
import { parse } from '../../../dsl/parse.ts';
import type { Period } from '../../../runtime/module/period.ts';
import type { Evaluation } from '../../../runtime/module.ts';
import { type Exact, isMultiple, ZERO } from '../../../runtime/numbers/exact.ts';
import { near, toNumber } from '../../../workbench/property-search/approximate.ts';
import { Estimator } from '../../../workbench/property-search/estimate.ts';
import { ExactTrials, stepOf, type Trial } from '../../../workbench/property-search/exact-trials.ts';
import { estimatedInputs } from '../../../workbench/property-search/sent.ts';
import { Trials } from '../../../workbench/property-search/trials.ts';

import { WHOLE_LAWS } from '../../whole-laws.ts';

const ROOT = new URL('../../../', import.meta.url);
const FILES = [...globSync('test/compiler/schemes/*.pay', { cwd: ROOT }), ...WHOLE_LAWS].sort();
const TRIALS = 60;

function lowered(path: string): { ir: Ir; l: Lowering } {
  const { file } = parse({ path, text: readFileSync(new URL(path, ROOT), 'utf8') });
  if (file.scheme === null) throw new Error(`${path} has no scheme`);
  const report = new Report(path);
  const scheme = readScheme(file.scheme, report);
  const expansion = writeOut(file, report);
  const symbols = collectSymbols(expansion.decls, report);
  const order = computingOrder(symbols, report) ?? [];
  const lowered = lowerFile({ scheme, blanks: new Map() }, expansion, symbols, order, report);
  if (lowered === null) throw new Error(`${path} is too large`);
  const { ir, lowering } = lowered;
  checkFile(ir, lowering);
  return { ir, l: lowering };
}

function contains(range: Range, value: Exact): boolean {
  return intersect(range, point(value)) !== null;
}

function steps(ir: Ir): readonly IrStep[] {
  return ir.items.filter((item): item is IrStep => item.item === 'step');
}

/** A trial, and what the rules compute of it; null when they refuse it. */
interface Tried {
  readonly trial: Trial;
  readonly evaluation: Evaluation | null;
}

function tried(ir: Ir, l: Lowering): readonly Tried[] {
  const exact = new ExactTrials(ir);
  return [...new Trials(ir, l).search(TRIALS)].map((trial) => ({ trial, evaluation: exact.run(trial) }));
}

/** Values of steps that lie outside what is proven of them. */
function broken(ir: Ir, l: Lowering, { evaluation }: Tried): readonly string[] {
  if (evaluation === null) return [];
  return steps(ir).flatMap((step) => {
    const traced = stepOf(evaluation, step.id);
    const proven = l.finals.get(step.id);
    if (traced === undefined || proven === undefined || typeof traced.final !== 'object') return [];
    const raw = hull(l.nodes.at(step.value).range, point(ZERO));
    const fits =
      contains(proven.range, traced.final) && typeof traced.raw === 'object' && contains(raw, traced.raw);
    const onGrid = proven.grid === null || proven.grid.n === 0n || isMultiple(traced.final, proven.grid);
    return fits && onGrid ? [] : [step.id];
  });
}

/** The rules in approximate numbers, made once for each period. */
function estimators(ir: Ir): (period: Period) => Estimator {
  const known = new Map<Period, Estimator>();
  return (period) => {
    const estimator = known.get(period) ?? new Estimator(ir, period);
    known.set(period, estimator);
    return estimator;
  };
}

/** Steps whose estimate is not the exact value. */
function misjudged(ir: Ir, estimator: Estimator, { trial, evaluation }: Tried): readonly string[] {
  if (evaluation === null) return [];
  const estimate = estimator.run(estimatedInputs(trial.sent));
  return steps(ir).flatMap(({ id }) => {
    const exact = stepOf(evaluation, id)?.final;
    const guess = estimator.valueOf(id, estimate);
    if (exact === undefined) return [];
    const same =
      typeof exact === 'object' && typeof guess === 'number'
        ? near(toNumber(exact), guess) || Math.abs(toNumber(exact) - guess) < 0.05
        : exact === guess;
    return same ? [] : [`${id} ${typeof exact === 'object' ? toNumber(exact) : exact} ${guess}`];
  });
}

describe.each(FILES)('%s', (path) => {
  const { ir, l } = lowered(path);
  let trials: readonly Tried[] = [];
  beforeAll(() => {
    trials = tried(ir, l);
  });
  afterAll(() => {
    trials = [];
  });

  test('the trials are calculations that the rules accept', () => {
    const computed = trials.filter(({ evaluation }) => evaluation !== null);
    expect(trials.length).toBe(TRIALS);
    expect(computed.length).toBeGreaterThan(TRIALS * (3 / 4));
  });

  test('every value lies in the range and on the grid that were proven', () => {
    expect(trials.flatMap((one) => broken(ir, l, one))).toEqual([]);
  });

  test('an estimate is the exact value but for a few cents', () => {
    const estimatorIn = estimators(ir);
    expect(trials.flatMap((one) => misjudged(ir, estimatorIn(one.trial.period), one))).toEqual([]);
  });
});
