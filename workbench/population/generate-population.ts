import type { Ir } from '../../compiler/ir/ir.ts';
import { addDays, earliest, latest } from '../../runtime/module/dates.ts';
import { valuesByName } from '../../runtime/module/own-value.ts';
import type { InputSpec, Manifest } from '../../runtime/module.ts';
import { type Axis, axesOf, axisText, thresholds } from './axis.ts';
import { callMonth, type PartOfMonth } from './month-call.ts';
import type { Person, PopulationRow } from './person.ts';
import { Random } from './random.ts';
import { type SignatureOf, signatures } from './signature.ts';

/** A version of the law, and the month or the part of it for which people are made up. */
export interface Setting {
  readonly ir: Ir;
  readonly manifest: Manifest;
  readonly month: string;
  readonly part: PartOfMonth;
}

/** One number of a made-up person, and where the law changes its mind along it. */
interface KnownAxis {
  readonly axis: Axis;
  readonly thresholds: readonly bigint[];
}

/** The number of people out of ten who send an optional number or a flag. */
const OFTEN = 3;
const SALARY = 'monthly_salary';

/**
 * People who stand on both sides of every threshold of the law, alone and then mixed at random: first one for
 * each side, all else usual, then as many as asked for. The same seed makes the same people.
 */
export function* generatePopulation(
  settings: readonly Setting[],
  count: number,
  seed: number,
): Generator<PopulationRow> {
  const [first] = settings;
  if (first === undefined) return;
  const texts = requiredTexts(first, (most) => Math.floor(most / 10));
  const usual = usualPerson(axesOf(first.ir, first.manifest), texts, settings);
  const axes = axesOf(first.ir, first.manifest).map((axis) => ({
    axis,
    thresholds: along(axis, usual, settings),
  }));
  const flags = first.manifest.inputs.filter(({ source }) => source === 'override').map(({ wire }) => wire);
  const dice = new Random(seed);
  const made = (at: number, fields: Fields, overrides: Person['overrides']): PopulationRow => ({
    kind: 'person',
    person: personOf(at, fields, overrides, first.manifest),
  });
  let line = 0;
  for (const { axis, thresholds: values } of axes) {
    for (const value of values) {
      if (line === count) return;
      line += 1;
      yield made(line, { ...usual, [axis.wire]: axisText(value, axis) }, {});
    }
  }
  while (line < count) {
    line += 1;
    const drawnTexts = requiredTexts(first, (most) => dice.below(most));
    yield made(line, { ...mixed(axes, usual, dice), ...drawnTexts }, mixedFlags(flags, dice));
  }
}

type Fields = Readonly<Record<string, string>>;

/** A person who sends these fields, each where the scheme reads it. */
function personOf(line: number, fields: Fields, overrides: Person['overrides'], manifest: Manifest): Person {
  const sources = new Map(manifest.inputs.map(({ wire, source }) => [wire, source]));
  const sent = {
    employee: valuesByName<string>(),
    inputs: valuesByName<string>(),
    history: valuesByName<string>(),
  };
  for (const [wire, value] of Object.entries(fields)) {
    const source = sources.get(wire);
    sent[source === 'inputs' || source === 'history' ? source : 'employee'][wire] = value;
  }
  return { line, id: `gen-${line}`, ...sent, overrides };
}

/** Days before the end of the period at which people are made to have been hired, at most. */
const MOST_DAYS_BEFORE = 7300;

/** The words and dates that must be sent: `draw` gives a number below the one it is given. */
function requiredTexts({ manifest, month, part }: Setting, draw: (most: number) => number): Fields {
  const fields = valuesByName<string>();
  const { end } = callMonth(month, manifest, part).period;
  for (const { type, presence, wire, words, lowest, highest } of manifest.inputs) {
    if (presence !== 'required') continue;
    if (type === 'choice') fields[wire] = words[draw(words.length)] ?? '';
    if (type !== 'date') continue;
    const date = addDays(end, -draw(MOST_DAYS_BEFORE));
    fields[wire] = latest(earliest(date, highest?.value ?? date), lowest?.value ?? date);
  }
  return fields;
}

/**
 * True of an input that a person of whom nothing else is known must send; fields of the contract that only some may
 * omit count.
 */
function isAsked({ presence, unless, requiredWhen, source }: InputSpec): boolean {
  if (presence === 'required') return unless === null;
  return requiredWhen !== null && source === 'employee';
}

/** Sends what must be sent, in the middle of its bounds; the salary at the first threshold above nothing. */
function usualPerson(axes: readonly Axis[], texts: Fields, settings: readonly Setting[]): Fields {
  const required = new Set(
    settings.flatMap(({ manifest }) => manifest.inputs.filter(isAsked).map(({ wire }) => wire)),
  );
  const fields = Object.assign(valuesByName<string>(), texts);
  for (const axis of axes) {
    if (required.has(axis.wire)) fields[axis.wire] = axisText((axis.low + axis.high) / 2n, axis);
  }
  const salary = axes.find(({ wire }) => wire === SALARY);
  if (salary === undefined) return fields;
  const known = along(salary, { ...fields }, settings);
  if (isOfRoundings({ axis: salary, thresholds: known })) {
    return { ...fields, [SALARY]: axisText(anywhere(salary, 0.5), salary) };
  }
  const middle = known[Math.floor(known.length / 2)] ?? (salary.low + salary.high) / 2n;
  return { ...fields, [SALARY]: axisText(middle, salary) };
}

/** The thresholds of every version along one axis, all else as usual. */
function along(axis: Axis, usual: Fields, settings: readonly Setting[]): readonly bigint[] {
  const all = settings.flatMap(({ ir, manifest, month, part }) => {
    const signature: SignatureOf = signatures(ir, manifest, month, part);
    const at = (value: bigint) =>
      signature(personOf(0, { ...usual, [axis.wire]: axisText(value, axis) }, {}, manifest));
    return thresholds(axis, at);
  });
  return [...new Set(all)].sort((a, b) => (a < b ? -1 : 1));
}

function mixed(axes: readonly KnownAxis[], usual: Fields, dice: Random): Fields {
  const fields = Object.assign(valuesByName<string>(), usual);
  for (const known of axes) {
    const isSent =
      known.axis.wire === SALARY || Object.hasOwn(usual, known.axis.wire) || dice.below(10) < OFTEN;
    // The daily salary only stands in for the monthly one: sent beside it, it would contradict it.
    if (isSent && known.axis.wire !== 'daily_salary') {
      fields[known.axis.wire] = axisText(drawn(known, dice), known.axis);
    }
  }
  return fields;
}

/** Half of the people stand at a threshold, the others anywhere between the first and twice the last. */
function drawn({ axis, thresholds: known }: KnownAxis, dice: Random): bigint {
  const [first, last] = [known[0] ?? axis.low, known.at(-1) ?? axis.high];
  if (known.length > 0 && dice.below(2) === 0) return known[dice.below(known.length)] ?? first;
  if (isOfRoundings({ axis, thresholds: known })) return anywhere(axis, dice.below(PARTS) / PARTS);
  const top = lesser(last * 2n, axis.high);
  const from = -lesser(-first, -axis.low);
  return top <= from ? from : from + (BigInt(dice.below(PARTS)) * (top - from)) / BigInt(PARTS);
}

/** A hundred of any currency, in cents. */
const LEAST_EARNED = 10_000n;

/** Nobody earns less: a law whose thresholds all lie below says nothing of what people earn, only of its roundings. */
function isOfRoundings({ axis, thresholds: known }: KnownAxis): boolean {
  return axis.decimals === 2 && axis.high > LEAST_EARNED && (known.at(-1) ?? 0n) < LEAST_EARNED;
}

/** An amount at a part of the way up, as many between one and ten thousand as between ten thousand and a hundred million. */
function anywhere({ low, high }: Axis, part: number): bigint {
  const from = Number(-lesser(-low, -LEAST_EARNED));
  return BigInt(Math.floor(from * (Number(high) / from) ** part));
}

/** Into how many steps the way between two numbers is cut. */
const PARTS = 1_000_000_000;

function lesser(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

function mixedFlags(flags: readonly string[], dice: Random): Readonly<Record<string, boolean>> {
  return Object.fromEntries(
    flags.filter(() => dice.below(10) < OFTEN).map((flag) => [flag, dice.below(2) === 0]),
  );
}
