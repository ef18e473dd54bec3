import type { Ir, IrCheck } from '../../compiler/ir/ir.ts';
import type { Lowering } from '../../compiler/lower/state.ts';
import type { Report } from '../../compiler/model/context.ts';

/** One `check` whose claim is not proven, with everything a search needs. */
export interface OpenCheck {
  readonly check: IrCheck;
  readonly ir: Ir;
  readonly lowering: Lowering;
  readonly report: Report;
}
