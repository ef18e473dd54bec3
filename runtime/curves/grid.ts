import { INPUT_DIGITS } from '../interpreter/inputs.ts';
import { Ratio } from '../interpreter/ratio.ts';
import type { ExecutableIr } from '../ir/executable-ir.ts';
import type { EndSpec, InputSpec, InputType, Manifest } from '../module/manifest.ts';
import { type Exact, parseDecimal } from '../numbers/exact.ts';
import type { Span } from './interval.ts';

/** The input that moves, the smallest step by which it does, and how far. */
export interface Grid extends Span {
  readonly input: InputSpec;
  /** The point `k` is the input at `k * unit`. */
  readonly unit: Ratio;
}

/** What was asked of an input that cannot be moved so. */
export interface GridFault {
  readonly about: 'by' | 'from' | 'to' | 'step';
  readonly message: string;
}

export interface GridRequest {
  /** The input, by its name in the file or on the wire. */
  readonly by: string;
  /** Ends of what is looked at; the input's own bounds where they are absent. */
  readonly from?: Exact;
  readonly to?: Exact;
  /** In place of the grid of the input. */
  readonly step?: Exact;
}

const CENT = new Ratio(1n, 100n);
const FINEST = new Ratio(10n ** BigInt(INPUT_DIGITS), 1n);

const STEPS: Readonly<Partial<Record<InputType, Ratio>>> = {
  rate: new Ratio(1n, 10_000n),
  hours: CENT,
  number: CENT,
  integer: Ratio.ONE,
};

/** Names of the inputs along which a scheme has curves. */
export function movingInputs(manifest: Manifest): readonly string[] {
  return manifest.inputs.filter(({ type }) => type === 'money' || type in STEPS).map(({ id }) => id);
}

/** The grid of an input: cents or what the scheme rounds to, hundredths of a percent, whole numbers. */
export function gridOf(ir: ExecutableIr, manifest: Manifest, request: GridRequest): Grid | GridFault {
  const input = manifest.inputs.find(({ id, wire }) => id === request.by || wire === request.by);
  const own = input === undefined ? undefined : stepOf(ir, input);
  if (input === undefined || own === undefined) {
    const names = movingInputs(manifest).join(', ');
    return {
      about: 'by',
      message: `${request.by} is no amount, rate or number that this scheme reads: ${names}`,
    };
  }
  const unit = request.step === undefined ? own : Ratio.of(request.step);
  const wrong = stepFault(unit, input);
  if (wrong !== null) return { about: 'step', message: wrong };
  const low = request.from ?? endOf(input.lowest);
  if (low === null)
    return { about: 'from', message: `${input.wire} has no lowest value: say where to begin` };
  const high = request.to ?? endOf(input.highest);
  if (high === null) return { about: 'to', message: `${input.wire} has no highest value: say where to end` };
  const from = -Ratio.of(low).negated().over(unit).floor();
  const to = Ratio.of(high).over(unit).floor();
  if (from > to) return { about: 'to', message: 'the range holds no value of the input' };
  return { input, unit, from, to };
}

/** Why the input cannot move in such steps; null where it can. */
function stepFault(unit: Ratio, { type, wire }: InputSpec): string | null {
  if (unit.n <= 0n) return 'the step must be greater than zero';
  if (type === 'integer' && !unit.isWhole()) return `${wire} is a whole number: the step must be one too`;
  const isTooFine = !unit.times(FINEST).isWhole();
  return isTooFine ? `the step must have at most ${INPUT_DIGITS} fraction digits` : null;
}

function stepOf({ scheme }: ExecutableIr, { type }: InputSpec): Ratio | undefined {
  if (type !== 'money') return STEPS[type];
  const quanta = scheme.rounding?.rungs.map(({ quantum }) => Ratio.of(quantum)) ?? [];
  const [finest = CENT] = quanta.toSorted((a, b) => a.against(b));
  return finest;
}

function endOf(end: EndSpec | null): Exact | null {
  return end === null ? null : parseDecimal(end.value);
}
