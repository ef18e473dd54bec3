/**
 * The contract between an emitted rule module and whoever runs it (the service, the command line).
 * A rule module is one rule file: one country, one scheme, one range of dates.
 */

import type { TracedRules } from './fixed-point/fixed-point-rules.ts';
import type { ExecutableIr } from './ir/executable-ir.ts';
import type { WorkedRequest } from './law/worked-request.ts';
import type { Manifest } from './module/manifest.ts';
import type { Call, Outcome } from './module/outcome.ts';

export type * from './module/history.ts';
export type * from './module/manifest.ts';
export type * from './module/outcome.ts';

export interface RuleModule {
  readonly manifest: Manifest;
  /** Computes a call: in plain whole numbers where they suffice, else by the interpreter. */
  readonly evaluate: (call: Call) => Outcome;
  /** The same by the interpreter alone, in exact fractions of any size. */
  readonly evaluateExactly: (call: Call) => Outcome;
  /** The rules as formulas, read when they are first asked for: what curves are computed from. */
  readonly ir: ExecutableIr;
  /** The rules in plain whole numbers alone; null where there are none. */
  readonly plain: TracedRules | null;
  /** Requests that the tests of the rules work out; absent in rules that were not emitted. */
  readonly worked?: readonly WorkedRequest[];
  /** The digest of the law that stands beside the module; absent in rules that were not emitted. */
  readonly lawDigest?: string;
}
