/** Where values of texts are remembered while they are read; see `short-text.ts`. Two names may share a place. */
export const PLACES = 8192;

/** The hash of no bytes: FNV-1a. */
export const SEED = 0x811c9dc5 | 0;
const PRIME = 0x01000193;

export function nextHash(hash: number, byte: number): number {
  return Math.imul(hash ^ byte, PRIME);
}

function hashOf(text: string): number {
  return Buffer.from(text).reduce(nextHash, SEED);
}

/**
 * What a member of an object is by its name: a `step` and an `id` name what the amounts behind them are of, a `part` belongs
 * to that too, and what is `said` is not said again.
 */
export const KIND = { other: 0, step: 1, id: 2, final: 3, raw: 4, fraction: 5, part: 6, said: 7 } as const;

export type Kind = (typeof KIND)[keyof typeof KIND];

const NAMES: Readonly<Record<Exclude<keyof typeof KIND, 'other'>, readonly string[]>> = {
  step: ['concept_id'],
  id: ['id'],
  final: ['result_final', 'amount'],
  raw: ['result_raw'],
  fraction: ['result_exact'],
  part: ['base', 'total', 'rate', 'lower_limit', 'upper_limit', 'fixed_amount'],
  said: ['label', 'formula', 'source', 'rounding', 'message', 'code', 'field', 'severity', 'table_id'],
};

const KIND_AT = new Uint8Array(PLACES);
const HASH_AT = new Int32Array(PLACES);

for (const kind of ['step', 'id', 'final', 'raw', 'fraction', 'part', 'said'] as const)
  for (const name of NAMES[kind]) {
    const place = placeOf(hashOf(name));
    if (KIND_AT[place] !== KIND.other) throw new Error('two known names share a place');
    KIND_AT[place] = KIND[kind];
    HASH_AT[place] = hashOf(name);
  }

const KINDS: readonly Kind[] = Object.values(KIND);

/** Of a name by its hash. */
export function kindOf(name: number): Kind {
  const place = placeOf(name);
  return HASH_AT[place] === name ? (KINDS[KIND_AT[place] ?? 0] ?? KIND.other) : KIND.other;
}

function placeOf(hash: number): number {
  return (hash ^ (hash >>> 13) ^ (hash >>> 26)) & (PLACES - 1);
}

const RAW = 2731;
const FRACTION = 5461;

/** The place of a value: by its own name, or by that of what it is an amount of. */
export function placeIn(kind: Kind, name: number, current: number): number {
  switch (kind) {
    case KIND.final:
      return placeOf(current);
    case KIND.raw:
      return (placeOf(current) + RAW) & (PLACES - 1);
    case KIND.fraction:
      return fractionOf(placeOf(current));
    case KIND.part:
      return placeOf(Math.imul(current, 31) ^ name);
    default:
      return placeOf(name);
  }
}

/** Whether fractions stand under the names of such members beside decimals. */
export function hasFractions(kind: Kind): boolean {
  return kind === KIND.other || kind === KIND.final;
}

/** Where what is guessed first stands: what was last said of a part, wherever it is one, and what a step comes to. */
export function firstGuess(kind: Kind, name: number, current: number): number {
  if (kind === KIND.raw) return placeOf(current);
  return kind === KIND.part ? placeOf(name) : placeIn(kind, name, current);
}

/** Fractions stand under the same name as decimals, beside them. */
export function fractionOf(place: number): number {
  return (place + FRACTION) & (PLACES - 1);
}

/** The employee and the employer of a request are named again. */
export const ID_PLACES: readonly number[] = ['employee', 'employer'].map((name) =>
  placeOf(hashOf(`id of ${name}`)),
);
