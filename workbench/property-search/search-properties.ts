import type { Compilation } from '../../compiler/compile.ts';
import { atItsPlace } from '../../compiler/consolidation/law.ts';
import { Report } from '../../compiler/model/context.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { refuteCondition } from './condition-search.ts';
import { refuteMonotone } from './monotone-search.ts';

/** How the `check` declarations of one file came out. */
export interface CheckCounts {
  readonly proven: number;
  /** Searched without finding a payslip that refutes them. */
  readonly searched: number;
  readonly refuted: number;
}

export const NO_CHECKS: CheckCounts = { proven: 0, searched: 0, refuted: 0 };

export interface CheckResults extends CheckCounts {
  /** PAY704 with a payslip that refutes a claim, PAY705. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Tries every `check` of a file that is not proven; the search is bounded and always the same. */
export function searchProperties(compilation: Compilation): CheckResults {
  const { ir, lowering, proofs, source, law } = compilation;
  if (ir === null || lowering === null || law === null) return { ...NO_CHECKS, diagnostics: [] };
  const open = proofs.filter((proof) => !proof.isProven);
  const found = open.map(({ check }) => {
    const report = new Report(source.path);
    const search = check.kind === 'holds' ? refuteCondition : refuteMonotone;
    search({ check, ir, lowering, report });
    return report;
  });
  const refuted = found.filter((report) => report.hasErrors).length;
  return {
    proven: proofs.length - open.length,
    searched: open.length - refuted,
    refuted,
    diagnostics: found.flatMap((report) => report.diagnostics.map((one) => atItsPlace(one, law))),
  };
}
