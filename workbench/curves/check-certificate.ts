/**
 * Checks what a curve claims by calculating payslips with the rules themselves, at the ends of every stretch, beside them
 * and within. It reads the claims as texts and shares nothing with what made them: no formula is looked at.
 */
import type { SolvedTexts } from '../../runtime/curves/solved-texts.ts';
import type { Call, RuleModule } from '../../runtime/module.ts';
import { decimal, over } from '../../runtime/numbers/exact.ts';
import type { CurveJson, StretchJson } from './curve-json.ts';
import { PARTS, PayslipAmounts, partsOf, partsText } from './payslip-amounts.ts';

/** The claims that a payslip contradicts. */
export interface Findings {
  readonly payslips: number;
  readonly faults: readonly string[];
  /** Points near a target of which only the curve says that they do not give it. */
  readonly unseen: bigint;
}

/** A target, and what is claimed of it. */
export interface SolvedClaim extends SolvedTexts {
  readonly name: string;
  readonly amount: string;
}

/** The greatest number of points near a target that are calculated one by one. */
const MOST_POINTS = 5_000n;

/** `inner` points within each stretch are calculated too, evenly spread. */
export function checkCertificate(
  rules: RuleModule,
  call: Call,
  claim: CurveJson,
  solved: readonly SolvedClaim[] = [],
  inner = 3,
): Findings {
  const check = new CertificateCheck(rules, call, claim);
  for (const [name, stretches] of Object.entries(claim.curves)) check.curve(name, stretches, inner);
  for (const one of solved) check.solved(one);
  return check.findings();
}

class CertificateCheck {
  readonly #claim: CurveJson;
  readonly #step: bigint;
  readonly #payslips: PayslipAmounts;
  readonly #faults: string[] = [];
  #unseen = 0n;

  constructor(rules: RuleModule, call: Call, claim: CurveJson) {
    const input = rules.manifest.inputs.find(({ id }) => id === claim.input);
    if (input === undefined) throw new Error(`the rules have no input ${claim.input}`);
    this.#claim = claim;
    this.#step = partsOf(claim.step);
    this.#payslips = new PayslipAmounts(rules, call, input);
  }

  findings(): Findings {
    return { payslips: this.#payslips.count, faults: this.#faults, unseen: this.#unseen };
  }

  /** Every value of the range belongs to one stretch or is refused, and payslips lie where their stretch says. */
  curve(name: string, stretches: readonly StretchJson[], inner: number): void {
    for (const stretch of stretches) this.#stretch(name, stretch, inner);
    for (const { from, to } of this.#claim.refused) {
      for (const end of [partsOf(from), partsOf(to)])
        if (this.#payslips.centsAt(end, name) !== null) this.#fault(name, end, 'is not refused');
    }
    this.#gaps(name, stretches);
    for (const [at, { from, jump }] of stretches.entries()) {
      const before = stretches[at - 1];
      if (jump !== null && before !== undefined) this.#jump(name, partsOf(from), centsOf(jump));
    }
  }

  #gaps(name: string, stretches: readonly StretchJson[]): void {
    const spans = [...stretches, ...this.#claim.refused]
      .map(({ from, to }) => ({ from: partsOf(from), to: partsOf(to) }))
      .toSorted((a, b) => (a.from < b.from ? -1 : 1));
    let next = partsOf(this.#claim.from);
    for (const { from, to } of spans) {
      if (from !== next) this.#fault(name, next, 'is not where the next stretch begins');
      next = to + this.#step;
    }
    if (next !== partsOf(this.#claim.to) + this.#step) this.#fault(name, next, 'ends the stretches');
  }

  #stretch(name: string, stretch: StretchJson, inner: number): void {
    const [from, to] = [partsOf(stretch.from), partsOf(stretch.to)];
    const [first, last] = [this.#payslips.centsAt(from, name), this.#payslips.centsAt(to, name)];
    if (first !== centsOf(stretch.at_from)) this.#fault(name, from, `gives ${first} cents`);
    if (last !== centsOf(stretch.at_to)) this.#fault(name, to, `gives ${last} cents`);
    const steps = (to - from) / this.#step;
    const within = [1n, ...Array.from({ length: inner }, (_, at) => share(steps, at, inner)), steps - 1n];
    for (const at of new Set(within)) {
      if (at < 1n || at >= steps) continue;
      const point = from + at * this.#step;
      const cents = this.#payslips.centsAt(point, name);
      const [low, high] = bandAt(stretch, point);
      if (cents === null || cents < low || cents > high) this.#fault(name, point, `gives ${cents} cents`);
    }
  }

  #jump(name: string, at: bigint, jump: bigint): void {
    const [before, behind] = [
      this.#payslips.centsAt(at - this.#step, name),
      this.#payslips.centsAt(at, name),
    ];
    if (before === null || behind === null || behind - before !== jump)
      this.#fault(name, at, `jumps from ${before} to ${behind} cents`);
  }

  /** Solutions give the target, their neighbours do not; what is near the target elsewhere does not give it. */
  solved({ name, amount, solutions, below, above }: SolvedClaim): void {
    const target = centsOf(amount);
    const runs = solutions.map(({ from, to }) => [partsOf(from), partsOf(to)] as const);
    for (const [from, to] of runs) {
      for (const point of [from, to])
        if (this.#payslips.centsAt(point, name) !== target) this.#fault(name, point, 'is no solution');
    }
    for (const [side, one] of [
      ['below', below],
      ['above', above],
    ] as const) {
      if (one === null) continue;
      const gives = centsOf(one.gives);
      const [low, high] = side === 'below' ? [gives, target] : [target, gives];
      const isNearer = (cents: bigint): boolean => low < cents && cents < high;
      const isWrong = low >= high || this.#payslips.centsAt(partsOf(one.at), name) !== gives;
      if (isWrong || [...this.#payslips.shown(name)].some(isNearer))
        this.#fault(name, partsOf(one.at), `is not the nearest ${side}`);
    }
    const isSolution = (point: bigint): boolean => runs.some(([from, to]) => from <= point && point <= to);
    for (const stretch of this.#claim.curves[name] ?? []) this.#near(name, stretch, target, isSolution);
  }

  #near(name: string, stretch: StretchJson, target: bigint, isSolution: (point: bigint) => boolean): void {
    const [from, to] = pointsNear(stretch, target, this.#step);
    const points = from > to ? 0n : (to - from) / this.#step + 1n;
    const looked = points < MOST_POINTS ? points : MOST_POINTS;
    this.#unseen += points - looked;
    for (let at = 0n; at < looked; at++) {
      const point = from + at * this.#step;
      const gives = this.#payslips.centsAt(point, name) === target;
      if (gives !== isSolution(point))
        this.#fault(name, point, gives ? 'is a solution too' : 'is no solution');
    }
  }

  #fault(name: string, parts: bigint, what: string): void {
    this.#faults.push(`${name}: ${this.#claim.input} ${partsText(parts)} ${what}`);
  }
}

/** One of the evenly spread steps within a number of steps. */
function share(steps: bigint, at: number, of: number): bigint {
  return (steps * BigInt(at + 1)) / BigInt(of + 1);
}

function centsOf(text: string): bigint {
  return over(decimal(text), 100n);
}

/** The cents between which a payslip must lie by its stretch; anything where that is no straight line. */
function bandAt({ from, at_from, rate, rounding }: StretchJson, point: bigint): readonly [bigint, bigint] {
  const start = centsOf(at_from);
  const away = point - partsOf(from);
  if (rate === null) return [-(10n ** 30n), 10n ** 30n];
  const line = start + (away * partsOf(rate) * 100n) / (PARTS * PARTS);
  // Rates are written with ten digits: what is cut off counts where a stretch is long.
  const reach = centsOf(rounding) + (away * 100n) / (PARTS * PARTS) + 2n;
  return [line - reach, line + reach];
}

/** The first and the last point of a stretch at which its line, with what is rounded, may be the target. */
function pointsNear(stretch: StretchJson, target: bigint, step: bigint): readonly [bigint, bigint] {
  const [from, to] = [partsOf(stretch.from), partsOf(stretch.to)];
  const isOpen = (point: bigint): boolean => {
    const [low, high] = bandAt(stretch, point);
    return low <= target && target <= high;
  };
  const rate = stretch.rate === null ? 0n : partsOf(stretch.rate);
  if (rate === 0n) return isOpen(from) || isOpen(to) ? [from, to] : [from, from - step];
  const beyond = (point: bigint): boolean => {
    const [low, high] = bandAt(stretch, point);
    return rate > 0n ? low > target : high < target;
  };
  const reached = (point: bigint): boolean => {
    const [low, high] = bandAt(stretch, point);
    return rate > 0n ? high >= target : low <= target;
  };
  const count = (to - from) / step + 1n;
  const first = firstOf(count, (at) => reached(from + at * step));
  const behind = firstOf(count, (at) => beyond(from + at * step));
  return [from + first * step, from + (behind - 1n) * step];
}

/** The first of so many for which something holds that holds for all behind it; their count where for none. */
function firstOf(count: bigint, holds: (at: bigint) => boolean): bigint {
  let [low, high] = [0n, count];
  while (low < high) {
    const middle = (low + high) / 2n;
    if (holds(middle)) high = middle;
    else low = middle + 1n;
  }
  return low;
}
