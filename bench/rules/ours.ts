/** Our side of the comparison: what the service calls for the amounts and the trace of one payslip. */
import { hash } from 'node:crypto';
import { printAuditTrail } from '../../runtime/audit-trail.ts';
import { amountIn, type Computed, printTrace } from '../../runtime/fixed-point/evaluation.ts';
import { rowOfCall } from '../../runtime/fixed-point/row.ts';
import { TextBytes } from '../../runtime/lines/text-bytes.ts';
import type { Call, Evaluation, RuleModule } from '../../runtime/module.ts';
import { tracedSteps } from '../../runtime/traced-step.ts';
import { sha256 } from '../../server/digest.ts';
import type { Person } from '../by-hand/contender.ts';
import { callOf, emittedAmounts } from '../by-hand/emitted-amounts.ts';

const PRECISION = 6;

const TRAIL = new TextBytes();

/** null for a request that is finer than the plain whole numbers read: exact fractions compute it. */
function prepared(module: RuleModule, person: Person): Computed | null {
  const { manifest, plain } = module;
  const row = plain === null ? null : rowOfCall(manifest, plain.scales, callOf(module, person, false));
  if (plain === null || row === null) return null;
  const slots = new Float64Array(plain.size);
  return plain.compute(row, slots, null) ? { manifest, plain, row, slots, warnings: [] } : null;
}

/** Whether a person is computed in plain whole numbers. */
export function isInWholeNumbers(module: RuleModule, person: Person): boolean {
  return prepared(module, person) !== null;
}

function evaluated(module: RuleModule, call: Call): Evaluation {
  const outcome = module.evaluateExactly(call);
  if (outcome.kind !== 'computed') throw new Error(`${module.manifest.path}: refuses a person`);
  return outcome.evaluation;
}

/** Reads the request once; each call of what it returns computes every amount anew. */
export function ourAmounts(module: RuleModule, person: Person): () => unknown {
  const fits = prepared(module, person);
  if (fits === null) {
    const call = callOf(module, person, false);
    return () => evaluated(module, call);
  }
  const { plain, row, slots } = fits;
  return () => plain.compute(row, slots, null);
}

function exactTraceText(module: RuleModule, call: Call): string {
  return printAuditTrail(tracedSteps(module.manifest, evaluated(module, call)), PRECISION);
}

/** The amounts, and the trace as the text that is stored, in its RFC 8785 form, and its SHA-256. */
export function ourTraceText(module: RuleModule, person: Person): () => string {
  const fits = prepared(module, person);
  if (fits === null) {
    const call = callOf(module, person, true);
    return () => sha256(exactTraceText(module, call));
  }
  const { plain, row, slots } = fits;
  return () => {
    plain.compute(row, slots, null);
    TRAIL.cutAt(0);
    printTrace(fits, PRECISION, TRAIL);
    TRAIL.replaceAt(0, '[');
    TRAIL.ascii(']');
    return `sha256:${hash('sha256', TRAIL.since(0))}`;
  };
}

/** What is timed computes what the exact fractions of the same module say. Throws at the first difference. */
export function checkOurs(module: RuleModule, person: Person): void {
  const fits = prepared(module, person);
  if (fits === null) return;
  const { path, steps } = module.manifest;
  const exact = emittedAmounts(module, person);
  for (const [place, { id }] of steps.entries()) {
    const slot = fits.plain.steps[place];
    const expected = exact[id];
    if (slot === undefined || expected === undefined) continue;
    const { n, d } = amountIn(fits.slots, slot.final);
    const found = Number(n) / Number(d);
    if (found !== Number(expected)) throw new Error(`${path}: ${id} is ${found}, exactly ${expected}`);
  }
  const digest = sha256(exactTraceText(module, callOf(module, person, true)));
  if (ourTraceText(module, person)() !== digest) throw new Error(`${path}: the traces differ`);
}
