import type { Ir } from '../ir/ir.ts';
import { isTooLarge } from '../lower/file.ts';
import type { Lowering } from '../lower/state.ts';
import { checkAbsentSteps } from './absent-steps.ts';
import { checkBlanks } from './blanks.ts';
import { checkConstantConditions } from './constant-conditions.ts';
import { checkCoverage } from './coverage.ts';
import { checkExactSize } from './exact-size.ts';
import { checkExchangedRoles } from './exchanged-roles.ts';
import { checkLabelsToldApart } from './labels-told-apart.ts';
import { checkLargerThanBase } from './larger-than-base.ts';
import { checkLineConditions } from './line-conditions.ts';
import { checkSentAsSummary, checkSummaryFields, checkWireNames } from './mapped-once.ts';
import { checkNegativeAmounts } from './negative-amounts.ts';
import { checkCalendarDays, checkSplitFormulas, checkWholeMonths } from './part-of-month.ts';
import { checkRefusedWarnings } from './refused-warnings.ts';
import { checkSaidTwice } from './said-twice.ts';
import { checkSameLabels } from './same-labels.ts';
import { checkUnused } from './unused.ts';

/** One check of a whole file: reads the IR and what lowering knows, reports what is wrong. */
type FileCheck = (lowering: Lowering, ir: Ir) => void;

/** All checks of a file after lowering, in the order that gives the clearest output. */
const CHECKS: readonly FileCheck[] = [
  checkExactSize,
  checkBlanks,
  checkCoverage,
  checkWireNames,
  checkSentAsSummary,
  checkSummaryFields,
  checkAbsentSteps,
  checkLargerThanBase,
  checkNegativeAmounts,
  checkLineConditions,
  checkConstantConditions,
  checkRefusedWarnings,
  checkSameLabels,
  checkLabelsToldApart,
  checkSplitFormulas,
  checkCalendarDays,
  checkWholeMonths,
  checkExchangedRoles,
  checkSaidTwice,
  checkUnused,
];

/** Runs every check of a file. */
export function checkFile(ir: Ir, lowering: Lowering): void {
  for (const check of CHECKS) {
    check(lowering, ir);
    if (isTooLarge(lowering.scheme.span, lowering)) return;
  }
}
