import { dirname } from 'node:path/posix';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { tests } from '../../dsl/diagnostics/tests.ts';

/** Formulas that are shown with a test each. */
const MOST_FORMULAS = 10;

/** The failing tests that are shown, and the number of those that are not. */
interface ShownFailures {
  readonly shown: readonly Diagnostic[];
  /** Tests that fail by a formula that is shown. */
  readonly bySame: number;
  /** Tests that fail by formulas that are not shown. */
  readonly byOthers: number;
}

/** The formula that a test first differs in, among the rules of its folder. */
function formulaOf({ path, data }: Diagnostic): string {
  return `${dirname(path)} ${String(data.name)}`;
}

/**
 * Picks the first failing test of each of the first ten formulas that differ, since one changed rate fails hundreds of
 * tests.
 */
export function shownFailures(found: readonly Diagnostic[]): ShownFailures {
  const isFailure = ({ code }: Diagnostic): boolean => code === tests.fails.code;
  const formulas = [...Map.groupBy(found.filter(isFailure), formulaOf).values()];
  const [told, others] = [formulas.slice(0, MOST_FORMULAS), formulas.slice(MOST_FORMULAS)];
  const first = new Set(told.map(([one]) => one));
  return {
    shown: found.filter((one) => !isFailure(one) || first.has(one)),
    bySame: told.flat().length - told.length,
    byOthers: others.flat().length,
  };
}

/** `more failed tests: 94 by the same formulas, 3 by others (--all shows them)`; empty where all are shown. */
export function failuresLine({ bySame, byOthers }: ShownFailures): string {
  const counts = [
    bySame === 0 ? '' : `${bySame} by the same formulas`,
    byOthers === 0 ? '' : `${byOthers} by others`,
  ].filter((one) => one !== '');
  return counts.length === 0 ? '' : `more failed tests: ${counts.join(', ')} (--all shows them)\n`;
}
