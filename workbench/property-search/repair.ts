import type { Ir, IrInput } from '../../compiler/ir/ir.ts';
import { addDays } from '../../runtime/module/dates.ts';
import type { Period } from '../../runtime/module/period.ts';
import type { Refusing } from './estimate.ts';
import { Fitting, isDependent } from './fitting.ts';
import { formulasOf, readBy } from './needed.ts';
import type { Random } from './random.ts';
import { middleOf, type SearchSpace } from './search-space.ts';
import type { Sent } from './sent.ts';

/** Values that are tried until one refusal less is left. */
const MOST_TRIED = 300;

/** What may be sent instead of what was refused. */
export interface Repaired {
  readonly sent: Sent;
  /** What still refuses it, where nothing was found that goes together. */
  readonly refusing: readonly Refusing[];
}

type Draw = Pick<Random, 'below'>;

/** Whether a refusal points at the input: by its wire name, behind the group that it is sent in. */
function pointsAt(refusing: Refusing, { id, wire }: IrInput): boolean {
  return 'item' in refusing ? refusing.id === id : refusing.field.split('.').at(-1) === wire;
}

function conditionsOf(refusing: Refusing): Parameters<typeof readBy>[0] {
  const demand = 'item' in refusing ? refusing.requiredWhen : null;
  const formulas = 'item' in refusing ? (demand === null ? [] : [demand]) : formulasOf(refusing);
  return { steps: [], formulas };
}

/** What dates of a payslip are as a rule; the ends of what they may be are thousands of years apart. */
function datesAround({ start, end }: Period): readonly string[] {
  return [addDays(start, -4000), addDays(start, -400), start, end, addDays(end, 1), addDays(end, 100)];
}

/** The values in their order, from a random one on. */
function turned<T>(values: readonly T[], draw: Draw): readonly T[] {
  const first = draw.below(values.length);
  return [...values.slice(first), ...values.slice(0, first)];
}

function attempted(sent: Sent, fitting: Fitting): Repaired {
  const fitted = fitting.fit(sent);
  return { sent: fitted, refusing: fitting.refusing(fitted) };
}

/**
 * Makes of payslips that the rules refuse such as they compute: what a refusal points at, or else another input that it
 * reads, is sent otherwise or not at all, one after the other. So a search tries payslips, and not refusals.
 */
export class Repair {
  readonly #ir: Ir;
  readonly #inputs: readonly IrInput[];
  readonly #values: SearchSpace['candidates'];
  readonly #fittings = new WeakMap<Period, Fitting>();
  readonly #deciding = new Map<Refusing, readonly IrInput[]>();
  readonly #isNeeded: boolean;

  /** `inputs` are those that may be sent otherwise. */
  constructor(ir: Ir, inputs: readonly IrInput[], values: SearchSpace['candidates']) {
    this.#ir = ir;
    this.#inputs = inputs;
    this.#values = values;
    this.#isNeeded = ir.notices.some(({ kind }) => kind === 'refuse') || inputs.some(isDependent);
  }

  /** What is sent, moved to what may be sent together in the period. */
  repair(sent: Sent, period: Period, draw: Draw): Repaired {
    if (!this.#isNeeded) return { sent, refusing: [] };
    const fitting = this.#fittingIn(period);
    let now = attempted(sent, fitting);
    for (let next: Repaired | null = now; next !== null; next = this.#better(now, period, fitting, draw))
      now = next;
    return now;
  }

  /** What fewer refusals are left of; null when nothing was found. */
  #better(now: Repaired, period: Period, fitting: Fitting, draw: Draw): Repaired | null {
    let left = MOST_TRIED;
    for (const sent of this.#otherwise(now, period, draw)) {
      const tried = attempted(sent, fitting);
      if (tried.refusing.length < now.refusing.length) return tried;
      if (--left === 0) return null;
    }
    return null;
  }

  #fittingIn(period: Period): Fitting {
    const known =
      this.#fittings.get(period) ??
      new Fitting(this.#ir, period, this.#inputs, ({ id }) => middleOf(this.#values(id)));
    this.#fittings.set(period, known);
    return known;
  }

  /** What is sent with one value changed, what the refusals point at first, in random order of the values. */
  *#otherwise({ sent, refusing }: Repaired, period: Period, draw: Draw): Generator<Sent> {
    for (const input of refusing.flatMap((one) => this.#decidedBy(one))) {
      const { [input.id]: _, ...rest } = sent;
      const values = turned(this.#values(input.id), draw);
      const dates = input.type.kind === 'date' ? turned(datesAround(period), draw) : [];
      for (const value of [...dates, ...values]) {
        if (value !== undefined) yield { ...rest, [input.id]: value };
        else if (input.presence !== 'required') yield rest;
      }
    }
  }

  /** The inputs that decide a refusal, the one that it points at first. */
  #decidedBy(refusing: Refusing): readonly IrInput[] {
    const known = this.#deciding.get(refusing);
    if (known !== undefined) return known;
    const read = readBy(conditionsOf(refusing), this.#ir);
    const all = this.#inputs.filter((input) => pointsAt(refusing, input) || read.has(input.id));
    const found = [...all].sort((a, b) => Number(pointsAt(refusing, b)) - Number(pointsAt(refusing, a)));
    this.#deciding.set(refusing, found);
    return found;
  }
}
