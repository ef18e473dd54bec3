import { isMoney } from '../../runtime/ir/type.ts';
import type { StepKind } from '../../runtime/module.ts';
import type { IrStep } from '../ir/ir.ts';
import type { Lowering } from './state.ts';

/** A total may be negative (a net salary is); steps of a formula may be anything. */
const NEVER_NEGATIVE: ReadonlySet<StepKind> = new Set(['perception', 'deduction', 'component', 'base']);

/** True of a step that must be proven to stay at zero or above. */
export function isNeverNegative({ kind, value }: IrStep, l: Lowering): boolean {
  return NEVER_NEGATIVE.has(kind) && isMoney(l.nodes.at(value).type);
}
