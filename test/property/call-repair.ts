import type { Ir } from '../../compiler/ir/ir.ts';
import type { Lowering } from '../../compiler/lower/state.ts';
import type { Call, InputSpec, InputValue, Manifest, Refusal } from '../../runtime/module.ts';
import { Mending } from '../../workbench/property-search/mending.ts';
import { RuleProgram } from '../../workbench/property-search/rule-program.ts';
import { searchSpace } from '../../workbench/property-search/search-space.ts';

function isFlag({ source }: InputSpec): boolean {
  return source === 'override';
}

export interface RepairedCall {
  readonly call: Call;
  /** What still refuses it. */
  readonly refusals: readonly Refusal[];
}

/** Makes of calls that the rules refuse such as they compute, as the search of `payroll test` does. */
export class CallRepair {
  readonly #mending: Mending;
  readonly #specs: readonly InputSpec[];

  constructor(ir: Ir, lowering: Lowering, manifest: Manifest) {
    const { inputs, candidates } = searchSpace(ir, lowering);
    this.#mending = new Mending(ir, RuleProgram.of(ir), inputs, candidates);
    this.#specs = manifest.inputs;
  }

  /** `turn` says which of several values is tried first. */
  repair(call: Call, turn: number): RepairedCall {
    const sent: Record<string, InputValue> = {};
    for (const spec of this.#specs) {
      const value = isFlag(spec) ? call.flags[spec.wire] : call.inputs[spec.wire];
      if (value !== undefined) sent[spec.id] = value;
    }
    const { trial, refusals } = this.#mending.mend({ sent, period: call.period }, turn);
    const inputs: Record<string, InputValue> = {};
    const flags: Record<string, boolean> = {};
    for (const spec of this.#specs) {
      const value = trial.sent[spec.id];
      if (value === undefined) continue;
      if (isFlag(spec)) flags[spec.wire] = value === true;
      else inputs[spec.wire] = value;
    }
    return { call: { ...call, inputs, flags }, refusals };
  }
}
