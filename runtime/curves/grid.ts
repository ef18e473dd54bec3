import { INPUT_DIGITS } from '../interpreter/inputs.ts';
import { Ratio } from '../interpreter/ratio.ts';
import type { ExecutableIr } from '../ir/executable-ir.ts';
import type { InputSpec, InputType, Manifest } from '../module/manifest.ts';
import { compare, type Exact, parseDecimal } from '../numbers/exact.ts';
import { printPlain } from '../numbers/print.ts';
import { fieldKind } from '../request/employee-fields.ts';
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
  const [low, high] = [endOf(request, input, 'from'), endOf(request, input, 'to')];
  if ('about' in low) return low;
  if ('about' in high) return high;
  const from = -low.negated().over(unit).floor();
  const to = high.over(unit).floor();
  if (from > to) return { about: 'to', message: 'the range holds no value of the input' };
  return { input, unit, from, to };
}

/** Why the input cannot move in such steps; null where it can. */
function stepFault(unit: Ratio, input: InputSpec): string | null {
  if (unit.n <= 0n) return 'the step must be greater than zero';
  const digits = digitsOf(input);
  if (unit.times(powerOfTen(digits)).isWhole()) return null;
  return digits === 0
    ? `${input.wire} is a whole number: the step must be one too`
    : `the step must have at most ${digits} fraction digits`;
}

/** Fraction digits that a request may send. */
function digitsOf(input: InputSpec): number {
  return fieldKind(input)?.decimals ?? (input.type === 'integer' ? 0 : INPUT_DIGITS);
}

function powerOfTen(digits: number): Ratio {
  return new Ratio(10n ** BigInt(digits), 1n);
}

function stepOf({ scheme }: ExecutableIr, input: InputSpec): Ratio | undefined {
  if (input.type !== 'money') {
    const usual = STEPS[input.type];
    const least = Ratio.ONE.over(powerOfTen(digitsOf(input)));
    return usual === undefined || usual.against(least) > 0 ? usual : least;
  }
  const quanta = scheme.rounding?.rungs.map(({ quantum }) => Ratio.of(quantum)) ?? [];
  const [finest = CENT] = quanta.toSorted((a, b) => a.against(b));
  return finest;
}

/** An end of what is looked at: what was asked, or the input's own bound; never beyond what a request may send. */
function endOf(request: GridRequest, input: InputSpec, about: 'from' | 'to'): Ratio | GridFault {
  const own = about === 'from' ? input.lowest : input.highest;
  const kind = fieldKind(input);
  const limit = about === 'from' ? kind?.low : kind?.high;
  const end = request[about] ?? (own === null ? limit : parseDecimal(own.value));
  const words = about === 'from' ? ['lowest', 'begin', 'least'] : ['highest', 'end', 'most'];
  if (end === undefined || end === null)
    return { about, message: `${input.wire} has no ${words[0]} value: say where to ${words[1]}` };
  if (limit === undefined) return Ratio.of(end);
  const isBeyond = compare(end, limit) * (about === 'from' ? -1 : 1) > 0;
  if (!isBeyond) return Ratio.of(end);
  if (request[about] === undefined) return Ratio.of(limit);
  return { about, message: `${input.wire} must be at ${words[2]} ${printPlain(limit, 2)}` };
}
