import type { Manifest, StepKind, StepSpec, SummaryField } from '../module/manifest.ts';
import { reduce } from '../numbers/exact.ts';
import type { Rounding } from '../numbers/rounding.ts';
import { areCents, cents, roundedCents, safe, sumIn } from './cents.ts';
import type { FixedPointLines, SlotStep } from './fixed-point-rules.ts';
import type { SlotAmount } from './shown-value.ts';

/** Kinds of steps that are lines of the answer. */
const LINES: ReadonlySet<string> = new Set(['perception', 'deduction', 'base', 'component']);

/** Computes what a slot holds. */
type Fill = (slots: Float64Array) => number;

/**
 * Puts every amount of the answer in whole cents, and adds up the totals, in slots behind those of the rules. What is
 * counted in cents already stays where it is.
 */
export class Totals {
  readonly #manifest: Manifest;
  readonly #steps: readonly SlotStep[];
  readonly #rounding: Rounding | null;
  readonly #first: number;
  readonly #fills: Fill[] = [];
  /** Slots of amounts and of bases in whole cents, by the place of the step. */
  readonly #cents: number[];
  readonly #bases: number[];
  readonly #sums = new Map<StepKind, number>();

  constructor(manifest: Manifest, steps: readonly SlotStep[], rounding: Rounding | null, first: number) {
    this.#manifest = manifest;
    this.#steps = steps;
    this.#rounding = rounding;
    this.#first = first;
    this.#cents = steps.map(() => -1);
    this.#bases = steps.map(() => -1);
    for (const [place, spec] of manifest.steps.entries()) {
      // The totals of a month that is split are added up again of the halves.
      const isSplitTotal = spec.terms !== null && this.#isSplit;
      if (LINES.has(spec.kind) || isSplitTotal) this.#centsOf(place);
      if (spec.kind === 'component') this.#bases[place] = this.#baseOf(place);
    }
  }

  get #isSplit(): boolean {
    return this.#manifest.proration === 'split_monthly';
  }

  /** A slot of its own for a value. */
  #fill(fill: Fill): number {
    return this.#first + this.#fills.push(fill) - 1;
  }

  /** The slot of a step's amount in whole cents. */
  #centsOf(place: number): number {
    const known = this.#cents[place] ?? -1;
    const [spec, step] = [this.#manifest.steps[place], this.#steps[place]];
    if (known >= 0 || spec === undefined || step === undefined) return known;
    // Halves of a month are put where the cents are; the month still tells which lines are shown.
    const isHalvedApart = spec.omitZero && this.#isSplit;
    const { final } = step;
    const slot = isCents(final) && !isHalvedApart ? final.slot : this.#fill(inCents(final));
    this.#cents[place] = slot;
    return slot;
  }

  /** The slot of a component's base in whole cents, rounded as the scheme rounds. */
  #baseOf(place: number): number {
    const base = this.#steps[place]?.base ?? null;
    if (base === null) return -1;
    const isRound = isMultipleOf(base, this.#rounding);
    if (isRound && isCents(base)) return base.slot;
    if (isRound) return this.#fill(inCents(base));
    const { slot, scale, over } = base;
    const rounding = this.#rounding;
    return this.#fill((slots) =>
      roundedCents(slots[slot] ?? 0, scale, over < 0 ? 1 : (slots[over] ?? 1), rounding),
    );
  }

  #sumOf(isOne: (spec: StepSpec) => boolean): number {
    const places = this.#manifest.steps.flatMap((spec, place) => (isOne(spec) ? [this.#centsOf(place)] : []));
    return this.#fill((slots) => sumIn(slots, places));
  }

  /** The slot of the sum of a kind of lines. */
  #sum(kind: StepKind): number {
    const known = this.#sums.get(kind) ?? this.#sumOf((spec) => spec.kind === kind);
    this.#sums.set(kind, known);
    return known;
  }

  /** The slot of a field of the summary: the step that the file maps to it, or the contract's sum. */
  #field(field: SummaryField): number {
    const id = this.#manifest.summary[field];
    const place = id === undefined ? -1 : this.#manifest.steps.findIndex((step) => step.id === id);
    const step = this.#steps[place];
    if (step === undefined) return this.#contractSum(field);
    const mapped = this.#centsOf(place);
    const { present } = step;
    if (present < 0) return mapped;
    const otherwise = this.#contractSum(field);
    return this.#fill((slots) => slots[slots[present] === 1 ? mapped : otherwise] ?? 0);
  }

  #contractSum(field: SummaryField): number {
    switch (field) {
      case 'gross_salary':
      case 'total_perceptions':
        return this.#sum('perception');
      case 'total_deductions':
        return this.#sum('deduction');
      case 'employer_contributions_total':
        return this.#sum('component');
      case 'net_salary':
        return this.#both(this.#sum('perception'), -1, this.#sum('deduction'));
      case 'employer_total_cost':
        return this.#both(this.#sum('perception'), 1, this.#sum('component'));
    }
  }

  #both(a: number, sign: 1 | -1, b: number): number {
    return this.#fill((slots) => safe((slots[a] ?? 0) + sign * (slots[b] ?? 0)));
  }

  /** Where the sums of the answer are, and what puts them there. */
  lines(): FixedPointLines {
    const tables = this.#manifest.employerTables.map(({ id }) =>
      this.#sumOf(({ kind, table }) => kind === 'component' && table === id),
    );
    const summary = {
      gross_salary: this.#field('gross_salary'),
      total_perceptions: this.#field('total_perceptions'),
      total_deductions: this.#field('total_deductions'),
      net_salary: this.#field('net_salary'),
      employer_contributions_total: this.#field('employer_contributions_total'),
      employer_total_cost: this.#field('employer_total_cost'),
    };
    const [first, fills] = [this.#first, this.#fills];
    const places = fills.map((_, place) => first + place);
    const total = (slots: Float64Array): boolean => {
      for (let place = 0; place < fills.length; place++) slots[first + place] = fills[place]?.(slots) ?? 0;
      return areCents(slots, places);
    };
    return { summary, tables, total };
  }

  /** The steps with the slots of their cents. */
  steps(): readonly SlotStep[] {
    return this.#steps.map((step, place) => ({
      ...step,
      cents: this.#cents[place] ?? -1,
      baseCents: this.#bases[place] ?? -1,
    }));
  }

  /** Slots that the totals take. */
  get size(): number {
    return this.#fills.length;
  }
}

function isCents({ scale, over }: SlotAmount): boolean {
  return scale === 100n && over < 0;
}

function inCents({ slot, scale, over }: SlotAmount): Fill {
  const { n, d } = reduce({ n: 100n, d: scale });
  const [times, divisor] = [Number(n), Number(d)];
  if (over < 0 && d === 1n) return (slots) => safe((slots[slot] ?? 0) * times);
  if (over >= 0) return (slots) => cents(slots[slot] ?? 0, times, divisor * (slots[over] ?? 1));
  return (slots) => cents(slots[slot] ?? 0, times, divisor);
}

/** True when a rounding changes nothing of what is counted so. */
function isMultipleOf({ scale, over }: SlotAmount, rounding: Rounding | null): boolean {
  const rungs = rounding?.rungs ?? [];
  const isMultiple = rungs.every(({ quantum }) => reduce({ n: quantum.d, d: scale * quantum.n }).d === 1n);
  return over < 0 && 100n % scale === 0n && isMultiple;
}
