import type { Ir, IrInput } from '../../compiler/ir/ir.ts';
import type { Lowering } from '../../compiler/lower/state.ts';
import { isMoney, isRate } from '../../runtime/ir/type.ts';
import { ownValue, valuesByName } from '../../runtime/module/own-value.ts';
import type { Period } from '../../runtime/module/period.ts';
import type { InputValue } from '../../runtime/module.ts';
import { toNumber } from './approximate.ts';
import type { Trial } from './exact-trials.ts';
import { Fitting } from './fitting.ts';
import { Random } from './random.ts';
import { type SearchSpace, searchSpace } from './search-space.ts';
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
  readonly #fitting: Fitting;

  /** `fixed` is an input that the caller of these trials sets by itself. */
  constructor(ir: Ir, l: Lowering, fixed: string | null = null) {
    const { inputs, candidates, periods } = searchSpace(ir, l);
    this.#candidates = candidates;
    this.#periods = periods;
    this.#inputs = inputs.filter(({ id, unless }) => id !== fixed && (fixed === null || unless !== fixed));
    this.#base = this.#baseOf(fixed);
    this.#fitting = new Fitting(ir, this.#inputs, ({ id }) => this.#middle(id));
  }

  get periods(): readonly Period[] {
    return this.#periods;
  }

  /** As little as a caller may send. */
  #baseOf(fixed: string | null): Sent {
    const sent = valuesByName<InputValue>();
    for (const input of this.#inputs) {
      if (input.presence !== 'required') continue;
      const other = input.unless;
      if (other !== null && (other === fixed || other in sent)) continue;
      const middle = this.#middle(input.id);
      if (middle !== undefined) sent[input.id] = middle;
    }
    return sent;
  }

  #values(id: string): readonly (InputValue | undefined)[] {
    return this.#candidates(id);
  }

  #middle(id: string): InputValue | undefined {
    const values = this.#values(id).filter((value) => value !== undefined);
    return values[Math.floor(values.length / 2)];
  }

  /** What is sent, moved to what may be sent together in the period. */
  fit(sent: Sent, period: Period): Sent {
    return this.#fitting.fit(sent, period);
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
    let at = 0;
    const next = (sent: Sent): Trial[] => {
      const period = this.#periods[at++ % Math.max(1, this.#periods.length)];
      return period === undefined ? [] : [{ sent: this.fit(sent, period), period }];
    };
    const half = Math.ceil(size / 2);
    for (const sent of this.boundaries()) {
      if (at >= half) break;
      yield* next(sent);
    }
    if (this.#periods.length === 0) return;
    while (at < size) yield* next(this.random());
  }
}
