/** Our side of the comparison: what the service calls for one payslip, at each depth of its answer. */
import type { Call, Evaluation, RuleModule } from '../../../compiler/runtime/module.ts';
import { printAuditTrail } from '../../../server/payroll/audit-trail.ts';
import { sha256 } from '../../../server/payroll/digest.ts';
import { tracedSteps } from '../../../server/payroll/traced-step.ts';
import type { Person } from '../by-hand/contender.ts';
import { callOf } from '../by-hand/emitted-amounts.ts';

const PRECISION = 6;

function evaluated(module: RuleModule, call: Call): Evaluation {
  const outcome = module.evaluate(call);
  if (outcome.kind !== 'computed') throw new Error(`${module.manifest.path}: refuses a person`);
  return outcome.evaluation;
}

/** Reads the request once; each call of what it returns computes every amount anew. */
export function ourAmounts(module: RuleModule, person: Person): () => unknown {
  const call = callOf(module, person, false);
  return () => evaluated(module, call);
}

/** The same with every step of the trace as an object. */
export function ourTraceObjects(module: RuleModule, person: Person): () => unknown {
  const call = callOf(module, person, true);
  return () => evaluated(module, call).trace;
}

/** The same with the trace as the text that is stored, in its RFC 8785 form, and its SHA-256. */
export function ourTraceText(module: RuleModule, person: Person): () => string {
  const call = callOf(module, person, true);
  return () => sha256(printAuditTrail(tracedSteps(module.manifest, evaluated(module, call)), PRECISION));
}
