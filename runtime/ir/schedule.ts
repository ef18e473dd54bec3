import type { ExecutableIr, ExecutableNotice, NodeId } from './executable-ir.ts';
import { rootsOf, rootsOfNotice, rootsOfRefusals, stepsRead } from './steps-read.ts';

type Nodes = Pick<ExecutableIr, 'nodes'>;

type Item = ExecutableIr['items'][number];

function readsStep(ir: Nodes, id: NodeId): boolean {
  const node = ir.nodes[id];
  if (node === undefined) return false;
  return node.operation.op === 'step' || node.args.some((arg) => readsStep(ir, arg));
}

/** The inputs whose values a formula reads itself. */
export function inputsOf(ir: Nodes, id: NodeId): readonly string[] {
  const node = ir.nodes[id];
  if (node?.operation.op === 'input') return [node.operation.input];
  return (node?.args ?? []).flatMap((arg) => inputsOf(ir, arg));
}

/**
 * Inputs that can be read before any step is computed: their defaults and bounds need inputs and parameters only. A
 * request is refused on them before anything else happens.
 */
export function leadingItems<I extends Item>(ir: Nodes & { readonly items: readonly I[] }): ReadonlySet<I> {
  const leading = new Set<I>();
  const names = new Set<string>();
  for (const item of ir.items) {
    if (item.item !== 'input') continue;
    const early = rootsOf(item).every(
      (root) => !readsStep(ir, root) && inputsOf(ir, root).every((name) => names.has(name)),
    );
    if (!early) continue;
    leading.add(item);
    names.add(item.id);
  }
  return leading;
}

/** The order in which a call is computed or refused. */
export interface Schedule {
  /** Inputs on which a call is refused before anything is computed. */
  readonly leading: readonly Item[];
  /** Refusals that inputs and parameters alone decide. */
  readonly earlyRefusals: readonly ExecutableNotice[];
  readonly following: readonly Item[];
  /** Those of the following that decide refusals. */
  readonly judged: ReadonlySet<Item>;
  readonly lateRefusals: readonly ExecutableNotice[];
}

export function scheduleOf(ir: ExecutableIr): Schedule {
  const leading = leadingItems(ir);
  const names = new Set([...leading].map(({ id }) => id));
  const refusals = ir.notices.filter(({ kind }) => kind === 'refuse');
  const early = new Set(refusals.filter((notice) => readsOnly(ir, notice, names)));
  const following = ir.items.filter((item) => !leading.has(item));
  const read = stepsRead(ir, rootsOfRefusals(ir));
  return {
    leading: [...leading],
    earlyRefusals: [...early],
    following,
    judged: new Set(following.filter((item) => item.item === 'input' || read.has(item.id))),
    lateRefusals: refusals.filter((notice) => !early.has(notice)),
  };
}

/** True when a refusal reads no step and no inputs but these, in its condition or in its text. */
function readsOnly(ir: Nodes, notice: ExecutableNotice, names: ReadonlySet<string>): boolean {
  return rootsOfNotice(notice).every(
    (root) => !readsStep(ir, root) && inputsOf(ir, root).every((name) => names.has(name)),
  );
}
