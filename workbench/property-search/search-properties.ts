import type { Compilation } from '../../compiler/compile.ts';
import { atItsPlace } from '../../compiler/consolidation/law.ts';
import type { IrCheck } from '../../compiler/ir/ir.ts';
import { Report } from '../../compiler/model/context.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { refuteCondition } from './condition-search.ts';
import { provesAlongLine, refuteMonotone } from './monotone-search.ts';
import type { OpenCheck } from './open-check.ts';

/** The results of the `check` declarations of one file. */
export interface CheckCounts {
  readonly proven: number;
  /** Proven along every line that is looked at, by its exact pieces. */
  readonly provenAlongLines: number;
  /** Searched without finding a payslip that refutes them. */
  readonly searched: number;
  readonly refuted: number;
}

export const NO_CHECKS: CheckCounts = { proven: 0, provenAlongLines: 0, searched: 0, refuted: 0 };

interface CheckResults extends CheckCounts {
  /** PAY704 with a payslip that refutes a claim, PAY705. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The result for one claim that is not proven whatever is sent. */
interface Looked {
  readonly check: IrCheck;
  /** Proven along every line that was looked at. */
  readonly isProven: boolean;
  readonly report: Report;
}

/** Looks at every `check` of a file that is not proven. */
function lookAt(
  { ir, lowering, proofs, source }: Compilation,
  look: (open: OpenCheck) => boolean,
): readonly Looked[] {
  if (ir === null || lowering === null) return [];
  const open = proofs.filter((proof) => !proof.isProven);
  return open.map(({ check }) => {
    const report = new Report(source.path);
    const isProven = look({ check, ir, lowering, report });
    return { check, isProven: isProven && !report.hasErrors, report };
  });
}

function found(looked: readonly Looked[], { law }: Compilation): readonly Diagnostic[] {
  const said = looked.flatMap(({ report }) => report.diagnostics);
  return law === null ? said : said.map((one) => atItsPlace(one, law));
}

/** Tries every `check` of a file that is not proven; the search is bounded and always the same. */
export function searchProperties(compilation: Compilation): CheckResults {
  const looked = lookAt(compilation, (open) => {
    if (open.check.kind === 'monotone') return refuteMonotone(open);
    refuteCondition(open);
    return false;
  });
  const refuted = looked.filter(({ report }) => report.hasErrors).length;
  const provenAlongLines = looked.filter(({ isProven }) => isProven).length;
  return {
    proven: compilation.proofs.length - looked.length,
    provenAlongLines,
    searched: looked.length - refuted - provenAlongLines,
    refuted,
    diagnostics: found(looked, compilation),
  };
}

/** The claims of a file that are proven or refuted along a line. */
export interface LineProofs {
  readonly proven: ReadonlySet<IrCheck>;
  readonly refuted: ReadonlySet<IrCheck>;
  /** PAY704 with the payslips that refute a claim. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Proves each `check monotone` along its plainest line; what that leaves open is for {@link searchProperties}. */
export function proveAlongLines(compilation: Compilation): LineProofs {
  const looked = lookAt(compilation, (open) => open.check.kind === 'monotone' && provesAlongLine(open));
  const checks = (one: (of: Looked) => boolean): ReadonlySet<IrCheck> =>
    new Set(looked.filter(one).map(({ check }) => check));
  return {
    proven: checks(({ isProven }) => isProven),
    refuted: checks(({ report }) => report.hasErrors),
    diagnostics: found(looked, compilation),
  };
}
