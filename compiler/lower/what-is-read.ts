import type { NodeId } from '../ir/ir.ts';
import type { Lowering } from './state.ts';

/** Stands for the period among the names that a formula reads. */
export const THE_PERIOD = 'period';

const NOTHING: ReadonlySet<string> = new Set();

/** The names that formulas read: inputs, steps, parameters and tables, and `period`. */
export class WhatIsRead {
  readonly #l: Lowering;
  readonly #ofSteps = new Map<string, ReadonlySet<string>>();

  constructor(l: Lowering) {
    this.#l = l;
  }

  /** Names in the formula itself. */
  written(id: NodeId): ReadonlySet<string> {
    const found = new Set<string>();
    this.#visit(id, (name) => found.add(name));
    return found;
  }

  /** Names in the formula and in everything that it reads, defaults of inputs apart. */
  all(id: NodeId): ReadonlySet<string> {
    const found = new Set<string>();
    this.#visit(id, (name) => {
      if (found.has(name)) return;
      found.add(name);
      for (const below of this.#below(name)) found.add(below);
    });
    return found;
  }

  /** What a step is computed from; of anything else nothing. */
  ofStep(name: string): ReadonlySet<string> {
    const known = this.#ofSteps.get(name);
    if (known !== undefined) return known;
    const step = this.#l.steps.get(name);
    if (step === undefined) return NOTHING;
    const found = new Set<string>();
    for (const id of [step.presence, step.condition, step.value]) {
      if (id !== null) for (const one of this.all(id)) found.add(one);
    }
    this.#ofSteps.set(name, found);
    return found;
  }

  #below(name: string): Iterable<string> {
    const unit = this.#l.parameters.get(name)?.unit ?? null;
    const table = this.#l.tables.get(name);
    if (table !== undefined) {
      const scale = table.scale === null ? NOTHING : this.all(table.scale);
      return [table.unit, table.givesUnit, ...scale].filter((one) => one !== null);
    }
    return unit === null ? this.ofStep(name) : [unit];
  }

  #visit(id: NodeId, say: (name: string) => void): void {
    const { operation, args } = this.#l.nodes.at(id);
    if (operation.op === 'input' || operation.op === 'given') say(operation.input);
    else if (operation.op === 'step') say(operation.step);
    else if ('parameter' in operation) say(operation.parameter);
    else if ('table' in operation) say(operation.table);
    if (operation.op === 'period' || operation.op === 'changes' || operation.op === 'active') say(THE_PERIOD);
    for (const arg of args) this.#visit(arg, say);
  }
}
