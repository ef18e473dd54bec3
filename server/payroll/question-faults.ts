import { curveNames } from '../../runtime/curves/amount-names.ts';
import { type GridRequest, gridOf } from '../../runtime/curves/grid.ts';
import { inputFaults } from '../../runtime/input-faults.ts';
import type { Manifest } from '../../runtime/module.ts';
import { decimalText } from '../../runtime/numbers/decimal-text.ts';
import { decimal } from '../../runtime/numbers/exact.ts';
import { isDecimal } from '../../runtime/numbers/print.ts';
import type { SentRequest } from '../../runtime/request/sent-request.ts';
import type { Fault } from '../service-error.ts';
import { faultsOfRequest } from './refusals.ts';
import type { ChosenRules } from './rule-catalog.ts';
import { type PlacedTarget, type SolveQuestion, targetsOf } from './solve-request.ts';

/** A fault of what is asked. */
export function questionFault(loc: Fault['loc'], msg: string, input?: Fault['input']): Fault {
  return { loc, msg, type: 'value_error', input, ctx: {} };
}

/** The input that is looked for, and where. */
export function gridRequest({ by, from, to, step }: SolveQuestion): GridRequest {
  return {
    by,
    ...(from !== undefined && { from: decimal(decimalText(from)) }),
    ...(to !== undefined && { to: decimal(decimalText(to)) }),
    ...(step !== undefined && { step: decimal(decimalText(step)) }),
  };
}

/** Everything that is wrong with what is asked. */
export function questionFaults(
  question: SolveQuestion,
  { module: { ir, manifest } }: ChosenRules,
): readonly Fault[] {
  const grid = gridOf(ir, manifest, gridRequest(question));
  const ofGrid =
    'about' in grid ? [questionFault(['body', 'solve', grid.about], grid.message, question[grid.about])] : [];
  return [...ofGrid, ...targetFaults(targetsOf(question), manifest)];
}

/** The faults of the inputs beside the one that is looked for. */
export function faultsBesideQuestion(
  request: SentRequest,
  by: string,
  rules: ChosenRules,
  pending: readonly string[] = [],
): readonly Fault[] {
  const faults = faultsOfRequest(inputFaults(request, rules, new Set([...pending, by])));
  const isInput = rules.module.manifest.inputs.some(({ id, wire }) => id === by || wire === by);
  // The one that is missing may be the one that is looked for, under a wrong name.
  return isInput ? faults : faults.filter(({ type }) => type !== 'missing');
}

function targetFaults(targets: readonly PlacedTarget[], manifest: Manifest): readonly Fault[] {
  if (targets.length === 0)
    return [questionFault(['body', 'solve'], 'Either target or targets must be sent')];
  const known = new Set(curveNames(manifest));
  return targets.flatMap(({ target: { field, amount }, loc }): readonly Fault[] => {
    if (!known.has(field)) {
      const msg = `${field} is no amount of this scheme`;
      return [{ loc: [...loc, 'field'], msg, type: 'enum', input: field, ctx: { expected: [...known] } }];
    }
    if (isDecimal(decimal(decimalText(amount)), 2)) return [];
    return [questionFault([...loc, 'amount'], 'No payslip shows more than two decimals', amount)];
  });
}
