import type { Ir, IrStep } from '../../ir/ir.ts';
import { reduce } from '../../runtime/exact.ts';
import type { StepKind, SummaryField } from '../../runtime/module.ts';
import type { Fraction } from '../formulas/fraction.ts';
import type { StepScales } from './plain-steps.ts';
import { type Slots, slotCode, slotOf } from './slots.ts';

type Scale = Pick<Fraction, 'd' | 'over'>;

const WHOLE: Scale = { d: 1n, over: [] };

/**
 * Writes the function that puts every amount of the answer in whole cents, and adds up the totals. What is
 * counted in cents already stays where it is.
 */
export class PlainTotals {
  readonly #ir: Ir;
  readonly #steps: readonly IrStep[];
  readonly #slots: Slots;
  readonly #scales: ReadonlyMap<string, StepScales>;
  /** Code of the scheme's rounding. */
  readonly #rounding: string;
  /** Places of amounts and of bases in whole cents, by the step. */
  readonly amounts = new Map<string, number>();
  readonly bases = new Map<string, number>();
  /** Statements by the place that they fill. */
  readonly #statements = new Map<number, string>();

  constructor(ir: Ir, slots: Slots, scales: ReadonlyMap<string, StepScales>, rounding: string) {
    this.#ir = ir;
    this.#steps = ir.items.filter((item): item is IrStep => item.item === 'step');
    this.#slots = slots;
    this.#scales = scales;
    this.#rounding = rounding;
  }

  /** A place for a value, and the statement that fills it. */
  #filled(name: string, code: () => string): number {
    const known = this.#slots.known(name);
    if (known !== null) return known;
    const value = code();
    const place = this.#slots.place(name);
    this.#statements.set(place, `$s[${place}] = ${value};`);
    return place;
  }

  #at(name: string): string {
    return slotCode(this.#slots.place(name));
  }

  /** The place of a step's amount in whole cents. */
  cents(step: IrStep): number {
    const known = this.amounts.get(step.id);
    if (known !== undefined) return known;
    const final = this.#slots.place(slotOf.final(step.id));
    const scale = this.#scales.get(step.id)?.final ?? WHOLE;
    const filled = () =>
      this.#filled(slotOf.cents(step.id), () =>
        this.#inCents(slotCode(final), scale, slotOf.finalOver(step.id)),
      );
    const place = isCents(scale) && !this.#isHalvedApart(step) ? final : filled();
    this.amounts.set(step.id, place);
    return place;
  }

  /** Halves of a month are put where the cents are; the month still tells which lines are shown. */
  #isHalvedApart({ omitZero }: IrStep): boolean {
    return omitZero && this.#ir.scheme.proration === 'split_monthly';
  }

  #inCents(n: string, { d, over }: Scale, overName: string): string {
    if (isCents({ d, over })) return n;
    const factor = reduce({ n: 100n, d });
    if (over.length === 0 && factor.d === 1n) return `rt.safe(${n} * ${factor.n})`;
    const divisor = over.length === 0 ? `${factor.d}` : `${factor.d} * ${this.#at(overName)}`;
    return `rt.cents(${n}, ${factor.n}, ${divisor})`;
  }

  /** The place of a component's base in whole cents, rounded as the scheme rounds; null without a base. */
  base({ id }: IrStep): number | null {
    const scale = this.#scales.get(id)?.base ?? null;
    if (scale === null) return null;
    const place = this.#baseIn(id, scale);
    this.bases.set(id, place);
    return place;
  }

  #baseIn(id: string, scale: Scale): number {
    const place = this.#slots.place(slotOf.base(id));
    const isRound = this.#isRound(scale);
    if (isRound && isCents(scale)) return place;
    return this.#filled(slotOf.baseCents(id), () => {
      if (isRound) return this.#inCents(slotCode(place), scale, slotOf.baseOver(id));
      const over = scale.over.length === 0 ? '1' : this.#at(slotOf.baseOver(id));
      return `rt.roundedCents(${slotCode(place)}, ${scale.d}n, ${over}, ${this.#rounding})`;
    });
  }

  /** True when the scheme's rounding changes nothing of what is counted so. */
  #isRound({ d, over }: Scale): boolean {
    const rungs = this.#ir.scheme.rounding?.rungs ?? [];
    const isMultiple = rungs.every(({ quantum }) => reduce({ n: quantum.d, d: d * quantum.n }).d === 1n);
    return over.length === 0 && 100n % d === 0n && isMultiple;
  }

  /** The place of an employer table's total. */
  table(id: string): number {
    const parts = this.#steps.filter(({ kind, table }) => kind === 'component' && table === id);
    return this.#filled(slotOf.tableTotal(id), () => this.#sumCode(parts));
  }

  #sumCode(steps: readonly IrStep[]): string {
    return `rt.sumIn($s, [${steps.map((step) => this.cents(step)).join(', ')}])`;
  }

  /** The place of the sum of a kind of lines; what does not exist holds zero. */
  #sum(kind: StepKind): number {
    const lines = this.#steps.filter((step) => step.kind === kind);
    return this.#filled(slotOf.total(`${kind}s`), () => this.#sumCode(lines));
  }

  /** The place of a field of the summary: the step that the file maps to it, or the contract's sum. */
  field(field: SummaryField): number {
    const step = this.#steps.find(({ as }) => as === field);
    if (step === undefined) return this.#sumOf(field);
    if (step.presence === null) return this.cents(step);
    const present = `${this.#at(slotOf.present(step.id))} === 1`;
    return this.#filled(slotOf.total(`mapped ${field}`), () => {
      const [mapped, otherwise] = [slotCode(this.cents(step)), slotCode(this.#sumOf(field))];
      return `${present} ? ${mapped} : ${otherwise}`;
    });
  }

  #sumOf(field: SummaryField): number {
    const [pay, taken, employer] = ['perception', 'deduction', 'component'] as const;
    const both = (code: (a: string, b: string) => string, a: StepKind, b: StepKind): number =>
      this.#filled(
        slotOf.total(field),
        () => `rt.safe(${code(slotCode(this.#sum(a)), slotCode(this.#sum(b)))})`,
      );
    switch (field) {
      case 'gross_salary':
      case 'total_perceptions':
        return this.#sum(pay);
      case 'total_deductions':
        return this.#sum(taken);
      case 'employer_contributions_total':
        return this.#sum(employer);
      case 'net_salary':
        return both((a, b) => `${a} - ${b}`, pay, taken);
      case 'employer_total_cost':
        return both((a, b) => `${a} + ${b}`, pay, employer);
    }
  }

  /** The body of the function. The totals of a month that is split are added up again of the halves. */
  written(): readonly string[] {
    if (this.#ir.scheme.proration === 'split_monthly') {
      for (const step of this.#steps) if (step.terms !== null) this.cents(step);
    }
    return [
      ...this.#statements.values(),
      `return rt.areCents($s, [${[...this.#statements.keys()].join(', ')}]);`,
    ];
  }
}

function isCents({ d, over }: Scale): boolean {
  return d === 100n && over.length === 0;
}
