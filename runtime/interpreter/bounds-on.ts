import type { ExecutableIr, IrBound, NodeId } from '../ir/executable-ir.ts';
import type { EndSpec, InputSpec, Manifest } from '../module/manifest.ts';
import { printPlain } from '../numbers/print.ts';
import { Evaluator } from './evaluator.ts';
import { INPUT_DIGITS } from './inputs.ts';
import { Law } from './law.ts';
import { Ratio } from './ratio.ts';

/**
 * The inputs of a version with their bounds on a reference date: where a figure of the law is a bound, with its value on
 * that date. A bound that depends on the request stays null.
 */
export function inputsOn(
  { ir, manifest }: { readonly ir: ExecutableIr; readonly manifest: Manifest },
  referenceDate: string,
): readonly InputSpec[] {
  const isOpen = ({ bounds, lowest, highest }: InputSpec) =>
    bounds !== null && (lowest === null || highest === null);
  if (!manifest.inputs.some(isOpen)) return manifest.inputs;
  const law = new Law(ir);
  const period = { type: 'event', start: referenceDate, end: referenceDate, days: 1 } as const;
  const call = { inputs: {}, flags: {}, period, referenceDate, days: 1, trace: false };
  const evaluator = new Evaluator(law, call);
  return manifest.inputs.map((spec) => {
    if (!isOpen(spec)) return spec;
    const { lower, upper } = law.input(spec.id);
    return {
      ...spec,
      lowest: spec.lowest ?? endOf(lower, ir, evaluator),
      highest: spec.highest ?? endOf(upper, ir, evaluator),
    };
  });
}

function endOf(bound: IrBound | null, ir: ExecutableIr, evaluator: Evaluator): EndSpec | null {
  if (bound === null || !isOfTheLaw(bound.value, ir)) return null;
  const value = evaluator.value(bound.value);
  if (typeof value === 'boolean') return null;
  return {
    value: value instanceof Ratio ? printPlain(value, INPUT_DIGITS) : value,
    included: bound.closed,
  };
}

/** What the request, and no figure of the law, decides. */
const OF_THE_REQUEST: readonly string[] = ['input', 'given', 'step', 'period'];

function isOfTheLaw(id: NodeId, ir: ExecutableIr): boolean {
  const node = ir.nodes[id];
  if (node === undefined || OF_THE_REQUEST.includes(node.operation.op)) return false;
  return node.args.every((arg) => isOfTheLaw(arg, ir));
}
