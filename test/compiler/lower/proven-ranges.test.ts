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
import { withoutBlanks } from '../../../compiler/parameters/blanks.ts';
import { parse } from '../../../dsl/parse.ts';
import { calculableUntil } from '../../../runtime/module/missing-figures.ts';
import type { Evaluation } from '../../../runtime/module.ts';
import { type Exact, isMultiple, ZERO } from '../../../runtime/numbers/exact.ts';
import { drawTrials } from '../../../workbench/property-search/drawn-trials.ts';
import { RuleProgram } from '../../../workbench/property-search/rule-program.ts';
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
  const { decls, blanks } = withoutBlanks(file.decls, report);
  const expansion = writeOut({ ...file, decls }, report);
  const symbols = collectSymbols(expansion.decls, report);
  const order = computingOrder(symbols, report) ?? [];
  const lowered = lowerFile({ scheme, blanks }, expansion, symbols, order, report);
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

/** The payslips of drawn trials that the rules compute. */
function payslips(ir: Ir, l: Lowering): readonly Evaluation[] {
  const program = RuleProgram.of(ir);
  const trials = new Trials(ir, l, program);
  return drawTrials(trials, TRIALS).flatMap((drawn) => {
    const computed = trials.trialOf(...drawn);
    return computed === null ? [] : (program.run(computed.trial, true).payslip?.evaluation ?? []);
  });
}

/** Values of steps that lie outside what is proven of them. */
function broken(ir: Ir, l: Lowering, { trace }: Evaluation): readonly string[] {
  return steps(ir).flatMap((step) => {
    const traced = trace.findLast(({ id }) => id === step.id);
    const proven = l.finals.get(step.id);
    if (traced === undefined || proven === undefined || typeof traced.final !== 'object') return [];
    const raw = hull(l.nodes.at(step.value).range, point(ZERO));
    const fits =
      contains(proven.range, traced.final) && typeof traced.raw === 'object' && contains(raw, traced.raw);
    const onGrid = proven.grid === null || proven.grid.n === 0n || isMultiple(traced.final, proven.grid);
    return fits && onGrid ? [] : [step.id];
  });
}

/** The others wait for their figures: nobody can be paid by them yet. */
const CALCULABLE = FILES.filter((path) => {
  const { scheme, missing } = lowered(path).ir;
  return calculableUntil({ ...scheme, missing }) !== null;
});

describe.each(CALCULABLE)('%s', (path) => {
  const { ir, l } = lowered(path);
  let computed: readonly Evaluation[] = [];
  beforeAll(() => {
    computed = payslips(ir, l);
  });
  afterAll(() => {
    computed = [];
  });

  test('drawn trials are calculations that the rules accept', () => {
    expect(computed.length).toBeGreaterThan(TRIALS * (3 / 4));
  });

  test('every value lies in the range and on the grid that were proven', () => {
    expect(computed.flatMap((one) => broken(ir, l, one))).toEqual([]);
  });
});
