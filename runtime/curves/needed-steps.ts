import type { ExecutableIr } from '../ir/executable-ir.ts';
import { rootsOf, rootsOfRefusals, stepsRead } from '../ir/steps-read.ts';
import type { Manifest } from '../module/manifest.ts';
import { stepsBehind } from './amount-names.ts';

/** Which steps have to be computed for some amounts: what is not asked for is not followed along the input. */
export class NeededSteps {
  readonly #ir: ExecutableIr;
  readonly #manifest: Manifest;
  /** What the refusal of an input needs, whatever is asked for. */
  readonly #always: ReadonlySet<string>;
  readonly #known = new Map<string, ReadonlySet<string>>();

  constructor(ir: ExecutableIr, manifest: Manifest) {
    this.#ir = ir;
    this.#manifest = manifest;
    this.#always = stepsRead(ir, rootsOfRefusals(ir));
  }

  /** The ids of the steps behind amounts by their names. */
  of(names: readonly string[]): ReadonlySet<string> {
    return new Set([...this.#always, ...names.flatMap((name) => [...this.#ofName(name)])]);
  }

  #ofName(name: string): ReadonlySet<string> {
    let known = this.#known.get(name);
    if (known === undefined) {
      const steps = stepsBehind(this.#manifest, name);
      const roots = this.#ir.items.flatMap((item) => (steps.has(item.id) ? rootsOf(item) : []));
      known = new Set([...steps, ...stepsRead(this.#ir, roots)]);
      this.#known.set(name, known);
    }
    return known;
  }
}
