import type { ExecutableIr, ExecutableNotice, NodeId } from '../ir/executable-ir.ts';
import type { Manifest } from '../module/manifest.ts';
import { stepsBehind } from './amount-names.ts';
import { Operands } from './operands.ts';

/** Which steps have to be computed for some amounts: what is not asked for is not followed along the input. */
export class NeededSteps {
  readonly #ir: ExecutableIr;
  readonly #manifest: Manifest;
  readonly #operands: Operands;
  /** What the refusal of an input needs, whatever is asked for. */
  readonly #always: ReadonlySet<string>;
  readonly #known = new Map<string, ReadonlySet<string>>();

  constructor(ir: ExecutableIr, manifest: Manifest) {
    this.#ir = ir;
    this.#manifest = manifest;
    this.#operands = new Operands(ir);
    this.#always = this.#behind(rootsOfRefusals(ir));
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
      known = new Set([...steps, ...this.#behind(roots)]);
      this.#known.set(name, known);
    }
    return known;
  }

  /** The steps that formulas read, and those that these read. */
  #behind(roots: readonly NodeId[]): ReadonlySet<string> {
    const items = new Map(this.#ir.items.map((item) => [item.id, item]));
    const [steps, seen, open] = [new Set<string>(), new Set<NodeId>(), [...roots]];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      open.push(...this.#operands.of(id));
      const operation = this.#ir.nodes[id]?.operation;
      if (operation?.op !== 'step' || steps.has(operation.step)) continue;
      steps.add(operation.step);
      const step = items.get(operation.step);
      if (step !== undefined) open.push(...rootsOf(step));
    }
    return steps;
  }
}

function rootsOfRefusals({ items, notices }: ExecutableIr): readonly NodeId[] {
  const inputs = items.flatMap((item) => (item.item === 'input' ? rootsOf(item) : []));
  const refusals = notices.filter(({ kind }) => kind === 'refuse');
  return [...inputs, ...refusals.flatMap(rootsOfNotice)];
}

function rootsOfNotice({ presence, condition }: ExecutableNotice): readonly NodeId[] {
  return presence === null ? [condition] : [presence, condition];
}

function rootsOf(item: ExecutableIr['items'][number]): readonly NodeId[] {
  const roots =
    item.item === 'input'
      ? [item.defaultValue, item.requiredWhen, item.lower?.value, item.upper?.value]
      : [item.presence, item.condition, item.value];
  return roots.filter((root) => root != null);
}
