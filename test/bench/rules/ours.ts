/** Our side of the comparison: what the service and `payroll run-all` call for one payslip, at each depth of its answer. */
import { hash } from 'node:crypto';
import type { Call, RuleModule } from '../../../compiler/runtime/module.ts';
import type { PlainRules } from '../../../compiler/runtime/plain/plain-rules.ts';
import { type PayslipRow, rowOfCall } from '../../../compiler/runtime/plain/row.ts';
import type { Person } from '../by-hand/contender.ts';
import { callOf } from '../by-hand/emitted-amounts.ts';

const PRECISION = 6;

interface Prepared {
  readonly plain: PlainRules;
  readonly row: PayslipRow;
  readonly slots: Float64Array;
}

/** Reads the request once. People whom plain numbers do not answer have no place in the comparison. */
function prepared(module: RuleModule, person: Person): Prepared {
  const { manifest, plain } = module;
  const row = plain === null ? null : rowOfCall(manifest, plain.scales, callOf(module, person, false));
  if (plain === null || row === null) throw new Error(`${manifest.path}: no row of plain numbers`);
  const slots = new Float64Array(plain.size);
  if (!plain.compute(row, slots, null)) throw new Error(`${manifest.path}: plain numbers refuse a person`);
  return { plain, row, slots };
}

/** Each call of what it returns computes every amount anew. */
export function ourAmounts(module: RuleModule, person: Person): () => unknown {
  const { plain, row, slots } = prepared(module, person);
  return () => {
    plain.compute(row, slots, null);
    return slots;
  };
}

/** The same with every step of the trace as an object of exact fractions, as the compiler's tools read it. */
export function ourTraceObjects(module: RuleModule, person: Person): () => unknown {
  const call: Call = callOf(module, person, true);
  return () => {
    const outcome = module.evaluate(call);
    if (outcome.kind !== 'computed') throw new Error(`${module.manifest.path}: refuses a person`);
    return outcome.evaluation.trace;
  };
}

/** The same with the trace as the bytes that are stored, in their RFC 8785 form, and their SHA-256. */
export function ourTraceText(module: RuleModule, person: Person): () => string {
  const { plain, row, slots } = prepared(module, person);
  return () => {
    plain.compute(row, slots, null);
    return `sha256:${hash('sha256', `[${plain.trace(row, slots, PRECISION).slice(1)}]`)}`;
  };
}
