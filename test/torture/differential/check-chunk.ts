import { readFileSync } from 'node:fs';
import { compile } from '../../../compiler/compile.ts';
import { manifestOf } from '../../../compiler/manifest/manifest.ts';
import { modules } from '../../../generated/rules/index.ts';
import { interpret } from '../../../runtime/interpreter/interpret.ts';
import type { Observer } from '../../../runtime/interpreter/observer.ts';
import type { Call, RuleModule } from '../../../runtime/module.ts';
import { type Count, CoverageCounter } from '../../../workbench/testing/coverage.ts';
import { dice } from '../../oracle/dice.ts';
import { Aim } from './aim.ts';
import { comparePayslip, type Final } from './compare-payslip.ts';
import type { Difference } from './difference.ts';
import { CallDrawer } from './draw-call.ts';

/** One in so many payslips is compared with its whole trace, by every way. */
const THOROUGH_EVERY = 20;

/** A number of payslips of one rule file. Its draws depend on these alone, not on how many follow. */
export interface Order {
  readonly path: string;
  readonly seed: number;
  readonly chunk: number;
  readonly payslips: number;
}

/** What was compared, up to the first difference. */
export interface Checked {
  readonly payslips: number;
  readonly computed: number;
  /** Answered by plain whole numbers. */
  readonly plain: number;
  readonly thorough: number;
  readonly warnings: number;
  /** What the payslips of this thread have passed through so far. */
  readonly rows: Count;
  readonly conditions: Count;
  readonly found: { readonly call: Call; readonly difference: Difference } | null;
}

interface Subject {
  readonly emitted: RuleModule;
  readonly interpreted: RuleModule;
  readonly drawer: CallDrawer;
  readonly coverage: CoverageCounter;
  /** What the steps of the payslip interpreted last came to. */
  readonly finals: Final[];
}

const SUBJECTS = new Map<string, Subject>();

function subjectOf(path: string): Subject {
  const known = SUBJECTS.get(path);
  if (known !== undefined) return known;
  const emitted = modules.find(({ manifest }) => manifest.path === path);
  const bytes = readFileSync(path);
  const { ir, lowering } = compile({ path, text: bytes.toString('utf8') });
  if (emitted === undefined || ir === null || lowering === null)
    throw new Error(`${path} does not compile, or was never emitted`);
  const coverage = new CoverageCounter(ir);
  const finals: Final[] = [];
  const observer: Observer = {
    row: coverage.row,
    condition: coverage.condition,
    choice: coverage.choice,
    days: coverage.days,
    input: coverage.input,
    step: (id, counts, final) => {
      coverage.step(id, counts);
      finals.push({ id, final });
    },
  };
  const interpreted = interpret(ir, manifestOf(ir, { path, bytes }), observer);
  const made = {
    emitted,
    interpreted,
    coverage,
    finals,
    drawer: new CallDrawer(ir, lowering, emitted.manifest),
  };
  // Orders come file by file.
  SUBJECTS.clear();
  SUBJECTS.set(path, made);
  return made;
}

function seedOf({ path, seed, chunk }: Order): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(chunk + 1, 0xc2b2ae35);
  for (const letter of path) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 0x01000193);
  return mixed >>> 0;
}

function faultOf(error: unknown): Difference {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { place: 'thrown', expected: 'an outcome', actual: text };
}

/** Draws and compares the payslips of an order. */
export function checkChunk(order: Order): Checked {
  const { emitted, interpreted, drawer, coverage, finals } = subjectOf(order.path);
  const random = dice(seedOf(order));
  const aim = new Aim(random);
  const sums = { payslips: 0, computed: 0, plain: 0, thorough: 0, warnings: 0 };
  const compareNext = (call: Call): Difference | null => {
    finals.length = 0;
    const expected = interpreted.evaluate(call);
    const { difference, plain } = comparePayslip(emitted, call, { outcome: expected, finals });
    sums.payslips += 1;
    if (expected.kind === 'computed') sums.computed += 1;
    if (expected.kind === 'computed' && expected.evaluation.warnings.length > 0) sums.warnings += 1;
    if (plain) sums.plain += 1;
    if (call.trace) sums.thorough += 1;
    aim.saw(call, expected);
    return difference;
  };
  const compareOrFault = (call: Call): Difference | null => {
    try {
      return compareNext(call);
    } catch (error) {
      return faultOf(error);
    }
  };
  let found: Checked['found'] = null;
  while (found === null && sums.payslips < order.payslips) {
    const drawn = aim.next() ?? drawer.draw(random);
    const call = { ...drawn, trace: sums.payslips % THOROUGH_EVERY === 0 };
    const difference = compareOrFault(call);
    if (difference !== null) found = { call, difference };
  }
  const { rows, conditions } = coverage.result(order.path);
  return { ...sums, rows, conditions, found };
}
