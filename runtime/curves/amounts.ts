import { type HalfStep, type HalfTerm, halfStepOf } from '../half/half-steps.ts';
import { Ratio } from '../interpreter/ratio.ts';
import type { Manifest, StepKind } from '../module/manifest.ts';
import { type HalfPlace, halfOfMonth, type Period } from '../module/period.ts';
import type { SummaryField } from '../module/summary-fields.ts';
import { addedTo, isSummaryField } from './amount-names.ts';
import type { Interval } from './interval.ts';
import { Quantity } from './quantity.ts';
import { roundedTo } from './rounded.ts';
import type { AmountPiece } from './solve.ts';
import type { ComputedPiece } from './walk.ts';

const CENT = new Ratio(1n, 100n);
const MINUS_ONE = new Ratio(-1n, 1n);
const ONE_HALF = new Ratio(1n, 2n);

/** The amounts of the payslips of a piece, as the answer shows them: in cents, and of the half where months are split. */
export class PieceAmounts {
  readonly #manifest: Manifest;
  readonly #interval: Interval;
  readonly #month: Pick<ComputedPiece, 'values' | 'standing'>;
  readonly #place: HalfPlace | null;
  readonly #halves = new Map<string, Quantity>();

  constructor(manifest: Manifest, period: Period, piece: ComputedPiece) {
    const { from, to, effort } = piece;
    this.#manifest = manifest;
    this.#interval = { from, to, effort };
    this.#month = piece;
    this.#place = halfOfMonth(period, manifest.proration);
  }

  /** The amount along the piece; none where the payslip has no quantity of the name. */
  piece(name: string): readonly AmountPiece[] {
    const exact = isSummaryField(name) ? this.#summary(name) : this.#step(name);
    if (exact === null) return [];
    return [{ ...this.#interval, amount: roundedTo(exact, 'half_up', CENT, this.#interval) }];
  }

  #step(id: string): Quantity | null {
    const { values, standing } = this.#month;
    const value = values.get(id) ?? standing.get(id);
    if (!(value instanceof Quantity)) return null;
    const place = this.#place;
    const half = place === null ? undefined : halfStepOf(this.#manifest, id);
    return place === null || half === undefined ? value : this.#half(half, value, place);
  }

  /** Every line is split in cents, and totals are added up of what was split. */
  #half({ spec, terms }: HalfStep, month: Quantity, place: HalfPlace): Quantity {
    const known = this.#halves.get(spec.id);
    if (known !== undefined) return known;
    const half = terms === null ? shareOf(month, place, this.#interval) : this.#added(terms);
    this.#halves.set(spec.id, half);
    return half;
  }

  #added(terms: readonly HalfTerm[]): Quantity {
    return Quantity.sum(
      terms.map(({ step, sign }) => ({
        quantity: this.#step(step.spec.id) ?? NOTHING,
        factor: sign === 1 ? Ratio.ONE : MINUS_ONE,
      })),
    );
  }

  /** A total that the file maps to a field takes precedence. */
  #summary(field: SummaryField): Quantity {
    const mapped = this.#step(this.#manifest.summary[field] ?? '');
    if (mapped !== null) return mapped;
    return addedTo(field).reduce((sum, { kind, sign }) => {
      const lines = this.#sum(kind);
      return sign === 1 ? sum.plus(lines) : sum.minus(lines);
    }, NOTHING);
  }

  #sum(kind: StepKind): Quantity {
    const lines = this.#manifest.steps.filter((step) => step.kind === kind);
    return Quantity.sum(lines.map(({ id }) => ({ quantity: this.#step(id) ?? NOTHING, factor: Ratio.ONE })));
  }
}

const NOTHING = Quantity.constant(Ratio.ZERO);

/** What a half of the month has of a line. */
function shareOf(month: Quantity, place: HalfPlace, interval: Interval): Quantity {
  const first = roundedTo(month.times(ONE_HALF), 'half_up', CENT, interval);
  return place === 'first' ? first : month.minus(first);
}
