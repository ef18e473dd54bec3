import type { ExecutableIr, ExecutableNotice, NodeId } from './executable-ir.ts';

type Nodes = Pick<ExecutableIr, 'nodes'>;

type Item = ExecutableIr['items'][number];

function readsStep(ir: Nodes, id: NodeId): boolean {
  const node = ir.nodes[id];
  if (node === undefined) return false;
  return node.operation.op === 'step' || node.args.some((arg) => readsStep(ir, arg));
}

function inputsRead(ir: Nodes, id: NodeId, into: Set<string>): void {
  const node = ir.nodes[id];
  if (node === undefined) return;
  if (node.operation.op === 'input') into.add(node.operation.input);
  for (const arg of node.args) inputsRead(ir, arg, into);
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
    const roots = [item.defaultValue, item.requiredWhen, item.lower?.value, item.upper?.value].filter(
      (root) => root != null,
    );
    const needed = new Set<string>();
    for (const root of roots) inputsRead(ir, root, needed);
    const early = roots.every((root) => !readsStep(ir, root)) && [...needed].every((name) => names.has(name));
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
  readonly lateRefusals: readonly ExecutableNotice[];
}

export function scheduleOf(ir: ExecutableIr): Schedule {
  const leading = leadingItems(ir);
  const names = new Set([...leading].map(({ id }) => id));
  const refusals = ir.notices.filter(({ kind }) => kind === 'refuse');
  const early = new Set(refusals.filter((notice) => readsOnly(ir, notice, names)));
  return {
    leading: [...leading],
    earlyRefusals: [...early],
    following: ir.items.filter((item) => !leading.has(item)),
    lateRefusals: refusals.filter((notice) => !early.has(notice)),
  };
}

/** True when a refusal reads no step and no inputs but these, in its condition or in its text. */
function readsOnly(
  ir: Nodes,
  { condition, presence, message }: ExecutableNotice,
  names: ReadonlySet<string>,
): boolean {
  const shown = message.flatMap((part) => ('value' in part ? [part.value] : []));
  const roots = [condition, ...(presence === null ? [] : [presence]), ...shown];
  return roots.every((root) => {
    const needed = new Set<string>();
    inputsRead(ir, root, needed);
    return !readsStep(ir, root) && [...needed].every((name) => names.has(name));
  });
}
