import { halfSteps } from '../half/half-steps.ts';
import { Ratio } from '../interpreter/ratio.ts';
import type { Manifest, StepKind } from '../module/manifest.ts';
import { type HalfPlace, halfOfMonth, type Period } from '../module/period.ts';
import { SUMMARY_FIELDS, type SummaryField } from '../module/summary-fields.ts';
import type { Along, Values } from './along.ts';
import type { Interval } from './interval.ts';
import { Quantity } from './quantity.ts';
import { roundedTo } from './rounded.ts';

const CENT = new Ratio(1n, 100n);
const ONE_HALF = new Ratio(1n, 2n);

/** What of a payslip has a curve: a field of its summary, or a line, base, total or other amount by its id. */
export function isSummaryField(name: string): name is SummaryField {
  return SUMMARY_FIELDS.some((field) => field === name);
}

/** The names of a scheme that have a curve: the fields of the summary, and what is an amount of money. */
export function curveNames(manifest: Manifest): readonly string[] {
  const steps = manifest.steps.filter(({ type }) => type === 'money');
  return [...SUMMARY_FIELDS, ...steps.map(({ id }) => id)];
}

/** The amounts of the payslips of a piece, as the answer shows them: in cents, and of the half where months are split. */
export class PieceAmounts {
  readonly #manifest: Manifest;
  readonly #interval: Interval;
  readonly #values: Values;

  constructor(manifest: Manifest, period: Period, interval: Interval, values: Values) {
    const place = halfOfMonth(period, manifest.proration);
    this.#manifest = manifest;
    this.#interval = interval;
    this.#values = place === null ? values : halfOf(manifest, interval, values, place);
  }

  /** The amount, or null where the payslip has no quantity of the name. */
  of(name: string): Quantity | null {
    const amount = isSummaryField(name) ? this.#summary(name) : this.#step(name);
    return amount === null ? null : roundedTo(amount, 'half_up', CENT, this.#interval);
  }

  #step(id: string): Quantity | null {
    const value = this.#values.get(id);
    return value instanceof Quantity ? value : null;
  }

  /** The contract's definitions; a total that the file maps to a field takes precedence. */
  #summary(field: SummaryField): Quantity {
    const mapped = this.#step(this.#manifest.summary[field] ?? '');
    if (mapped !== null) return mapped;
    switch (field) {
      case 'gross_salary':
      case 'total_perceptions':
        return this.#sum('perception');
      case 'total_deductions':
        return this.#sum('deduction');
      case 'net_salary':
        return this.#sum('perception').minus(this.#sum('deduction'));
      case 'employer_contributions_total':
        return this.#sum('component');
      case 'employer_total_cost':
        return this.#sum('perception').plus(this.#sum('component'));
    }
  }

  #sum(kind: StepKind): Quantity {
    const lines = this.#manifest.steps.filter((step) => step.kind === kind);
    return lines.reduce((sum, { id }) => sum.plus(this.#step(id) ?? NOTHING), NOTHING);
  }
}

const NOTHING = Quantity.constant(Ratio.ZERO);

/** The half of a month: every line is split in cents, and totals are added up of what was split. */
function halfOf(manifest: Manifest, interval: Interval, month: Values, place: HalfPlace): Values {
  const half = new Map(month);
  for (const { spec, terms } of halfSteps(manifest)) {
    if (terms === null) half.set(spec.id, shareOf(month.get(spec.id), place, interval));
    else {
      const added = terms.map(({ step, sign }) => signed(half.get(step.spec.id), sign));
      half.set(
        spec.id,
        added.reduce((sum, one) => sum.plus(one), NOTHING),
      );
    }
  }
  return half;
}

function shareOf(amount: Along | undefined, place: HalfPlace, interval: Interval): Along {
  if (!(amount instanceof Quantity)) return NOTHING;
  const first = roundedTo(amount.times(ONE_HALF), 'half_up', CENT, interval);
  return place === 'first' ? first : amount.minus(first);
}

function signed(amount: Along | undefined, sign: 1 | -1): Quantity {
  if (!(amount instanceof Quantity)) return NOTHING;
  return sign === 1 ? amount : amount.times(new Ratio(-1n, 1n));
}
