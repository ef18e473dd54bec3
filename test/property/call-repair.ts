import type { Ir } from '../../compiler/ir/ir.ts';
import type { Lowering } from '../../compiler/lower/state.ts';
import type { Call, InputSpec, InputValue, Manifest } from '../../runtime/module.ts';
import type { Refusing } from '../../workbench/property-search/estimate.ts';
import type { Random } from '../../workbench/property-search/random.ts';
import { Repair } from '../../workbench/property-search/repair.ts';
import { searchSpace } from '../../workbench/property-search/search-space.ts';

function isFlag({ source }: InputSpec): boolean {
  return source === 'override';
}

export interface RepairedCall {
  readonly call: Call;
  /** What still refuses it. */
  readonly refusing: readonly Refusing[];
}

/** Makes of calls that the rules refuse such as they compute, as the search of `payroll test` does. */
export class CallRepair {
  readonly #repair: Repair;
  readonly #specs: readonly InputSpec[];

  constructor(ir: Ir, lowering: Lowering, manifest: Manifest) {
    const { inputs, candidates } = searchSpace(ir, lowering);
    this.#repair = new Repair(ir, inputs, candidates);
    this.#specs = manifest.inputs;
  }

  repair(call: Call, random: Pick<Random, 'below'>): RepairedCall {
    const sent: Record<string, InputValue> = {};
    for (const spec of this.#specs) {
      const value = isFlag(spec) ? call.flags[spec.wire] : call.inputs[spec.wire];
      if (value !== undefined) sent[spec.id] = value;
    }
    const { sent: repaired, refusing } = this.#repair.repair(sent, call.period, random);
    const inputs: Record<string, InputValue> = {};
    const flags: Record<string, boolean> = {};
    for (const spec of this.#specs) {
      const value = repaired[spec.id];
      if (value === undefined) continue;
      if (isFlag(spec)) flags[spec.wire] = value === true;
      else inputs[spec.wire] = value;
    }
    return { call: { ...call, inputs, flags }, refusing };
  }
}
