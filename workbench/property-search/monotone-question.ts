import type { IrCheck, IrInput } from '../../compiler/ir/ir.ts';
import type { Lowering } from '../../compiler/lower/state.ts';
import type { Report } from '../../compiler/model/context.ts';
import type { QuantityType } from '../../runtime/ir/type.ts';
import type { TotalTerm } from '../../runtime/module.ts';
import { type Exact, exact, mul, ZERO } from '../../runtime/numbers/exact.ts';
import { termsOf } from './needed.ts';
import type { OpenCheck } from './open-check.ts';
import { unitOf } from './search-space.ts';

/** What a `check monotone` claims, in the numbers of a search. */
export interface Question {
  readonly check: IrCheck;
  readonly target: string;
  /** What the target adds up. */
  readonly terms: readonly TotalTerm[];
  readonly input: IrInput;
  readonly type: QuantityType;
  readonly unit: Exact;
  /** Falls that the rounding of the parts alone can make. */
  readonly tolerance: Exact;
  /** Takes what is found. */
  readonly report: Report;
}

/** What every rounded step can add or take by its rounding, at the most. */
function roundingNoise(coin: Exact, l: Lowering): Exact {
  const rounded = [...l.steps.values()].filter((step) => step.rounding !== null).length;
  return mul(coin, exact(BigInt(rounded)));
}

/** The question of a `check monotone` by an input that is a quantity; null for any other. */
export function questionOf({ check, ir, lowering: l, report }: OpenCheck): Question | null {
  const { target, by } = check;
  const input = by === null ? undefined : l.inputs.get(by);
  if (target === null || input?.type.kind !== 'quantity') return null;
  const { type } = input;
  const coin = ir.scheme.rounding?.rungs.at(-1)?.quantum ?? ZERO;
  const tolerance = roundingNoise(coin, l);
  return {
    check,
    target,
    terms: termsOf(target, ir),
    input,
    type,
    unit: unitOf(type, ir),
    tolerance,
    report,
  };
}
