import type { Ir, IrInput } from '../../compiler/ir/ir.ts';
import type { Lowering } from '../../compiler/lower/state.ts';
import { isMoney, isRate } from '../../runtime/ir/type.ts';
import { once } from '../../runtime/module/once.ts';
import { valuesByName } from '../../runtime/module/own-value.ts';
import type { Period } from '../../runtime/module/period.ts';
import type { InputValue } from '../../runtime/module.ts';
import { compare, decimal } from '../../runtime/numbers/exact.ts';
import { Mending } from './mending.ts';
import type { Payslip, RuleProgram, Sent, Trial } from './rule-program.ts';
import { middleOf, type SearchSpace, searchSpace } from './search-space.ts';

/** The least amounts that are often sent: one child, some hours, an amount that is small beside a salary. */
const USUAL = {
  money: [decimal('100')],
  rate: [decimal('0.01')],
  number: [decimal('1'), decimal('10')],
} as const;

/** The place of a value in {@link Trials.choices}, for each input of {@link Trials.inputs}. */
export type Places = readonly number[];

/** A trial that the rules compute. */
export interface Computed {
  readonly trial: Trial;
  readonly payslip: Payslip;
}

/** Makes the calculations of one rule file that a search tries. */
export class Trials {
  /** The inputs that differ between trials. */
  readonly inputs: readonly IrInput[];
  /**
   * The values worth trying of each input, found when they are asked for, the simplest first; undefined stands for not
   * sending it, and is the first where that is allowed.
   */
  readonly choices: readonly (() => readonly (InputValue | undefined)[])[];
  /** The places of a request that sends as little as a caller may. */
  readonly base: Places;
  readonly #periods: readonly Period[];
  /** The base in each period. */
  readonly #known = new Map<Period, Computed | null>();
  readonly #candidates: SearchSpace['candidates'];
  readonly #mending: Mending;
  readonly #held: Sent;

  /** `fixed` is an input that the caller sets; the trials hold it at a middle value. */
  constructor(ir: Ir, l: Lowering, program: RuleProgram, fixed: string | null = null) {
    const { inputs, candidates, periods } = searchSpace(ir, l);
    this.#candidates = candidates;
    this.inputs = inputs.filter(({ id, unless }) => id !== fixed && (fixed === null || unless !== fixed));
    const middle = fixed === null ? undefined : middleOf(candidates(fixed));
    this.#held = fixed === null || middle === undefined ? {} : { [fixed]: middle };
    this.#mending = new Mending(ir, program, this.inputs, candidates);
    this.choices = this.inputs.map((input) => once(() => simplestFirst(input, candidates(input.id))));
    this.base = this.#basePlaces(fixed);
    this.#periods = periods;
  }

  /** The periods that the rules do not refuse whatever is sent, as far as the least that may be sent shows. */
  get periods(): readonly Period[] {
    return this.#periods.filter((period) => this.#isOpen(period));
  }

  /** One of these periods, each in its turn; null where there is none. */
  periodInTurn(turn: number): Period | null {
    const all = this.#periods;
    const first = turn % Math.max(1, all.length);
    return [...all.slice(first), ...all.slice(0, first)].find((period) => this.#isOpen(period)) ?? null;
  }

  #isOpen(period: Period): boolean {
    return this.trialOf(this.base, period, 0) !== null;
  }

  #basePlaces(fixed: string | null): Places {
    const sent = new Set<string>();
    return this.inputs.map(({ id, presence, unless }, at) => {
      const isReplaced = unless !== null && (unless === fixed || sent.has(unless));
      if (presence !== 'required' || isReplaced) return this.#placeOf(at, undefined);
      sent.add(id);
      return this.#placeOf(at, middleOf(this.#candidates(id)));
    });
  }

  #placeOf(at: number, value: InputValue | undefined): number {
    return value === undefined ? 0 : Math.max(0, this.choices[at]?.().indexOf(value) ?? 0);
  }

  /**
   * A trial with these values in a period, changed where the rules refuse it; null where no change helps. `turn` says which
   * of several values is tried first.
   */
  trialOf(places: Places, period: Period, turn: number): Computed | null {
    if (places !== this.base) return this.#mended(places, period, turn);
    const known = this.#known.get(period);
    if (known !== undefined) return known;
    const made = this.#mended(places, period, turn);
    this.#known.set(period, made);
    return made;
  }

  /** The base in the first period, which the rules mostly compute as it is; null without a period. */
  get plainest(): Trial | null {
    const [period] = this.#periods;
    return period === undefined ? null : this.#asSent(this.base, period);
  }

  #asSent(places: Places, period: Period): Trial {
    const sent = valuesByName<InputValue>();
    for (const [at, input] of this.inputs.entries()) {
      const { id } = input;
      const place = places[at] ?? 0;
      const value = place === 0 && mayLack(input) ? undefined : this.choices[at]?.()[place];
      if (value !== undefined) sent[id] = value;
    }
    return { sent: { ...sent, ...this.#held }, period };
  }

  #mended(places: Places, period: Period, turn: number): Computed | null {
    const { trial, payslip } = this.#mending.mend(this.#asSent(places, period), turn);
    return payslip === null ? null : { trial, payslip };
  }

  /** The base, then the lowest and the highest value of each input alone. */
  *ends(): Generator<Places> {
    yield this.base;
    for (const [at, { id }] of this.inputs.entries()) {
      const sent = this.#candidates(id).filter((value) => value !== undefined);
      for (const value of new Set([sent[0], sent.at(-1)])) yield this.base.with(at, this.#placeOf(at, value));
    }
  }

  /** Each value of each input alone. */
  *each(): Generator<Places> {
    for (const [at, choices] of this.choices.entries()) {
      for (const place of choices().keys()) yield this.base.with(at, place);
    }
  }

  /** The base, then each input alone at values that are often sent: the payslips along which one input is moved. */
  *contexts(): Generator<Places> {
    yield this.base;
    for (const [at, input] of this.inputs.entries()) {
      for (const value of usualValues(input, this.#candidates(input.id)))
        yield this.base.with(at, this.#placeOf(at, value));
    }
  }
}

type Candidates = ReturnType<SearchSpace['candidates']>;

/** Every word of a choice, both answers of a question, and the first amounts that are not small. */
function usualValues({ type }: IrInput, candidates: Candidates): readonly InputValue[] {
  const sent = candidates.filter((value) => value !== undefined);
  if (type.kind !== 'quantity') return type.kind === 'date' ? [] : sent;
  const usual = USUAL[isMoney(type) ? 'money' : isRate(type) ? 'rate' : 'number'];
  const amounts = sent.filter((value) => typeof value === 'object');
  return usual.flatMap((least) => amounts.find((value) => compare(value, least) >= 0) ?? []);
}

/** Round amounts, the simplest first: a counterexample shows the first that an input allows and that still refutes. */
const ROUND = ['0', '1', '100', '1000', '1000000'].map((one) => decimal(one));

/** True of an input that need not be sent, or that another one may stand in for. */
function mayLack({ presence, unless }: IrInput): boolean {
  return presence !== 'required' || unless !== null;
}

/** The values in the order in which a counterexample is made simpler: not sent, no, round amounts, then the others. */
function simplestFirst(input: IrInput, candidates: Candidates): Candidates {
  const absent = mayLack(input) ? [undefined] : [];
  const amounts = candidates.filter((value) => typeof value === 'object');
  const round = ROUND.flatMap((one) => amounts.find((value) => compare(value, one) === 0) ?? []);
  return [...new Set([...absent, ...(input.type.kind === 'boolean' ? [false] : round), ...candidates])];
}
