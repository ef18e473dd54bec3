import type { ExecutableIr, ExecutableNode, NodeId } from '../ir/executable-ir.ts';
import type { InputSpec } from '../module/manifest.ts';
import type { Call } from '../module/outcome.ts';

/** What the rules read for a payslip: from each of its formulas to the inputs that are used. */
class ReadWalk {
  readonly names = new Set<string>();
  readonly #ir: ExecutableIr;
  readonly #isSent: (input: string) => boolean;
  readonly #seen = new Set<NodeId>();

  constructor(ir: ExecutableIr, isSent: (input: string) => boolean) {
    this.#ir = ir;
    this.#isSent = isSent;
    for (const item of ir.items) {
      if (item.item !== 'step') continue;
      for (const id of [item.presence, item.condition, item.value, item.base, item.rate]) this.#visit(id);
    }
  }

  /** Each node once, without recursion: formulas may be deep. */
  #visit(first: NodeId | null): void {
    const open = first === null ? [] : [first];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const node = this.#ir.nodes[id];
      if (node === undefined || this.#seen.has(id)) continue;
      this.#seen.add(id);
      open.push(...this.#operands(node));
    }
  }

  #operands({ operation, args }: ExecutableNode): readonly NodeId[] {
    if (operation.op === 'input') return this.#read(operation.input);
    if (operation.op !== 'select') return args;
    const [condition, yes, no] = args;
    const asked = condition === undefined ? undefined : this.#ir.nodes[condition]?.operation;
    if (asked?.op !== 'given') return args;
    const taken = this.#isSent(asked.input) ? yes : no;
    return taken === undefined ? [] : [taken];
  }

  /** The default of what was sent is not computed. */
  #read(input: string): readonly NodeId[] {
    this.names.add(input);
    const item = this.#ir.items.find((one) => one.item === 'input' && one.id === input);
    if (item?.item !== 'input' || item.defaultValue === null || this.#isSent(input)) return [];
    return [item.defaultValue];
  }
}

/**
 * The input by which another decides nothing: it was sent, and without it the other would be read. Null where the other is
 * read as it is, or by no rule at all.
 */
export function inputInPlaceOf(
  moved: InputSpec,
  ir: ExecutableIr,
  inputs: readonly InputSpec[],
  call: Call,
): InputSpec | null {
  const sent = new Set(
    inputs.filter(({ id, wire }) => id === moved.id || call.inputs[wire] !== undefined).map(({ id }) => id),
  );
  if (new ReadWalk(ir, (input) => sent.has(input)).names.has(moved.id)) return null;
  const others = inputs.filter(({ id }) => id !== moved.id && sent.has(id));
  const standsFor = ({ id }: InputSpec) =>
    new ReadWalk(ir, (input) => input !== id && sent.has(input)).names.has(moved.id);
  return others.find(standsFor) ?? null;
}

/** Says so to whoever asked. */
export function idleText(moved: InputSpec, other: InputSpec): string {
  return `${moved.wire} decides nothing where ${other.wire} is sent: leave ${other.wire} out, or solve by it.`;
}
