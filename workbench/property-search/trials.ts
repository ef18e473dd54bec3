import type { Ir, IrInput } from '../../compiler/ir/ir.ts';
import type { Lowering } from '../../compiler/lower/state.ts';
import { isMoney, isRate } from '../../runtime/ir/type.ts';
import { ownValue, valuesByName } from '../../runtime/module/own-value.ts';
import type { Period } from '../../runtime/module/period.ts';
import type { InputValue } from '../../runtime/module.ts';
import { toNumber } from './approximate.ts';
import type { Trial } from './exact-trials.ts';
import { Random } from './random.ts';
import { Repair, type Repaired } from './repair.ts';
import { middleOf, type SearchSpace, searchSpace } from './search-space.ts';
import type { Sent } from './sent.ts';

/** Written into the search, so that a check comes out the same on every machine. */
const SEED = 20250101;

/** What is often sent, at least: one child, some hours, an amount that is small beside a salary. */
const PLAIN = { money: [100], rate: [0.01], number: [1, 10] } as const;

/** Makes calculations to try: boundary values one at a time first, then at random together. */
export class Trials {
  readonly #inputs: readonly IrInput[];
  readonly #candidates: SearchSpace['candidates'];
  readonly #periods: readonly Period[];
  readonly #random = new Random(SEED);
  readonly #base: Sent;
  readonly #repair: Repair;
  readonly #held: Sent;
  readonly #closed = new Map<Period, boolean>();
  #turn = 0;

  /** `fixed` is an input that the caller of these trials sets by itself. */
  constructor(ir: Ir, l: Lowering, fixed: string | null = null) {
    const { inputs, candidates, periods } = searchSpace(ir, l);
    this.#candidates = candidates;
    this.#periods = periods;
    this.#inputs = inputs.filter(({ id, unless }) => id !== fixed && (fixed === null || unless !== fixed));
    this.#base = this.#baseOf(fixed);
    const middle = fixed === null ? undefined : middleOf(candidates(fixed));
    this.#held = fixed === null || middle === undefined ? {} : { [fixed]: middle };
    this.#repair = new Repair(ir, this.#inputs, candidates);
  }

  /** As little as a caller may send. */
  #baseOf(fixed: string | null): Sent {
    const sent = valuesByName<InputValue>();
    for (const input of this.#inputs) {
      if (input.presence !== 'required') continue;
      const other = input.unless;
      if (other !== null && (other === fixed || other in sent)) continue;
      const middle = middleOf(this.#values(input.id));
      if (middle !== undefined) sent[input.id] = middle;
    }
    return sent;
  }

  #values(id: string): readonly (InputValue | undefined)[] {
    return this.#candidates(id);
  }

  /** What is sent, repaired as it is sent with the input that the caller sets. */
  #repaired(sent: Sent, period: Period): Repaired {
    const { sent: repaired, refusing } = this.#repair.repair(
      { ...sent, ...this.#held },
      period,
      this.#random,
    );
    const others = Object.entries(repaired).filter(([id]) => !(id in this.#held));
    return { sent: Object.fromEntries(others), refusing };
  }

  /** Whether the rules refuse a period whatever is sent, as far as the least that may be sent shows. */
  #isClosed(period: Period): boolean {
    const known = this.#closed.get(period) ?? this.#repaired(this.#base, period).refusing.length > 0;
    this.#closed.set(period, known);
    return known;
  }

  /** What is sent, as it may be sent together in the next period in turn. */
  trialOf(sent: Sent): Trial | null {
    const all = this.#periods;
    const first = this.#turn++;
    const turned = all.map((_, at) => all[(first + at) % all.length]).filter((one) => one !== undefined);
    const period = turned.find((one) => !this.#isClosed(one)) ?? turned[0];
    return period === undefined ? null : { sent: this.#repaired(sent, period).sent, period };
  }

  /** The base with one input sent otherwise; null when it may not be left out. */
  #with(sent: Sent, input: IrInput, value: InputValue | undefined): Sent {
    const { [input.id]: _, ...rest } = sent;
    if (value === undefined) return input.presence === 'required' ? sent : rest;
    return { ...rest, [input.id]: value };
  }

  /** The plain base, then every interesting value of every input alone. */
  *boundaries(): Generator<Sent> {
    yield this.#base;
    for (const input of this.#inputs) {
      for (const value of this.#values(input.id)) yield this.#with(this.#base, input, value);
    }
  }

  /** Interesting values of all inputs at once. */
  random(): Sent {
    const picked = this.#inputs.map((input) => ({
      input,
      value: this.#random.pick(this.#values(input.id), undefined),
    }));
    const sent = valuesByName<InputValue>();
    for (const { input, value } of picked) {
      const kept =
        value === undefined && input.presence === 'required' ? ownValue(this.#base, input.id) : undefined;
      if (kept !== undefined) sent[input.id] = kept;
    }
    for (const { input, value } of picked) if (value !== undefined) sent[input.id] = value;
    return sent;
  }

  /** Every word of a choice, and of a quantity the first values above its default that somebody would send. */
  #plainValues(input: IrInput): readonly InputValue[] {
    const { type } = input;
    const sent = this.#values(input.id).filter((value) => value !== undefined);
    if (type.kind !== 'quantity') return type.kind === 'date' ? [] : sent;
    const usual = PLAIN[isMoney(type) ? 'money' : isRate(type) ? 'rate' : 'number'];
    const amounts = sent.filter((value) => typeof value === 'object');
    return usual.flatMap((least) => amounts.find((value) => toNumber(value) >= least) ?? []);
  }

  /** As little as may be sent, each input alone at values that are often sent, then `drawn` mixtures: what a payslip is computed in. */
  *contexts(drawn: number): Generator<Sent> {
    yield this.#base;
    for (const input of this.#inputs) {
      for (const value of this.#plainValues(input)) yield this.#with(this.#base, input, value);
    }
    for (let at = 0; at < drawn; at++) yield this.random();
  }

  /** Every trial of a search of the given size, periods taken in turn. */
  *search(size: number): Generator<Trial> {
    for (const sent of this.#sent(size)) {
      const trial = this.trialOf(sent);
      if (trial !== null) yield trial;
    }
  }

  /** Bounds for half of the size at most, and mixtures. */
  *#sent(size: number): Generator<Sent> {
    let left = size;
    for (const sent of this.boundaries()) {
      if (left <= size / 2) break;
      left -= 1;
      yield sent;
    }
    for (; left > 0; left -= 1) yield this.random();
  }
}
