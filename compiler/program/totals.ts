import type { StepKind, SummaryField } from '../../runtime/module.ts';
import { reduce } from '../../runtime/numbers/exact.ts';
import type { Ir, IrStep } from '../ir/ir.ts';
import type { Expression, Statement } from './code.ts';
import * as code from './code.ts';
import type { Scale } from './fraction.ts';
import { type Slots, slotOf } from './slots.ts';
import type { StepScales } from './steps.ts';

const WHOLE: Scale = { d: 1n, over: [] };

/** Kinds of steps that are lines of the answer. */
const LINES: ReadonlySet<string> = new Set(['perception', 'deduction', 'base', 'component']);

/**
 * Puts every amount of the answer in whole cents, and adds up the totals. What is counted in cents already stays
 * where it is.
 */
export class Totals {
  readonly #ir: Ir;
  readonly #steps: readonly IrStep[];
  readonly #slots: Slots;
  readonly #scales: ReadonlyMap<string, StepScales>;
  /** Slots of amounts and of bases in whole cents, by the step. */
  readonly amounts = new Map<string, number>();
  readonly bases = new Map<string, number>();
  /** What fills each slot. */
  readonly #filled = new Map<number, Expression>();

  constructor(ir: Ir, slots: Slots, scales: ReadonlyMap<string, StepScales>) {
    this.#ir = ir;
    this.#steps = ir.items.filter((item): item is IrStep => item.item === 'step');
    this.#slots = slots;
    this.#scales = scales;
    for (const step of this.#steps.toSorted((a, b) => a.position - b.position)) {
      if (LINES.has(step.kind)) this.#cents(step);
      if (step.kind === 'component') this.#base(step);
    }
  }

  /** A slot for a value, and the expression that fills it. */
  #fill(slotName: string, value: () => Expression): number {
    const known = this.#slots.known(slotName);
    if (known !== null) return known;
    const expression = value();
    const slot = this.#slots.place(slotName);
    this.#filled.set(slot, expression);
    return slot;
  }

  #at(slotName: string): Expression {
    return code.slot(this.#slots.place(slotName));
  }

  /** The slot of a step's amount in whole cents. */
  #cents(step: IrStep): number {
    const known = this.amounts.get(step.id);
    if (known !== undefined) return known;
    const final = this.#slots.place(slotOf.final(step.id));
    const scale = this.#scales.get(step.id)?.final ?? WHOLE;
    const slot =
      isCents(scale) && !this.#isHalvedApart(step)
        ? final
        : this.#fill(slotOf.cents(step.id), () => this.#inCents(final, scale, slotOf.finalOver(step.id)));
    this.amounts.set(step.id, slot);
    return slot;
  }

  /** Halves of a month are put where the cents are; the month still tells which lines are shown. */
  #isHalvedApart({ omitZero }: IrStep): boolean {
    return omitZero && this.#ir.scheme.proration === 'split_monthly';
  }

  #inCents(slot: number, { d, over }: Scale, overName: string): Expression {
    const n = code.slot(slot);
    if (isCents({ d, over })) return n;
    const factor = reduce({ n: 100n, d });
    if (over.length === 0 && factor.d === 1n) {
      return code.call('rt.safe', code.binary(n, '*', code.number(factor.n)));
    }
    const divisor = code.number(factor.d);
    const under = over.length === 0 ? divisor : code.binary(divisor, '*', this.#at(overName));
    return code.call('rt.cents', n, code.number(factor.n), under);
  }

  /** The slot of a component's base in whole cents, rounded as the scheme rounds. */
  #base({ id }: IrStep): void {
    const scale = this.#scales.get(id)?.base ?? null;
    if (scale !== null) this.bases.set(id, this.#baseIn(id, scale));
  }

  #baseIn(id: string, scale: Scale): number {
    const slot = this.#slots.place(slotOf.base(id));
    const isRound = this.#isRound(scale);
    if (isRound && isCents(scale)) return slot;
    return this.#fill(slotOf.baseCents(id), () => {
      if (isRound) return this.#inCents(slot, scale, slotOf.baseOver(id));
      const over = scale.over.length === 0 ? code.ONE : this.#at(slotOf.baseOver(id));
      return code.call('rt.roundedCents', code.slot(slot), code.big(scale.d), over, code.name('rounding'));
    });
  }

  /** True when the scheme's rounding changes nothing of what is counted so. */
  #isRound({ d, over }: Scale): boolean {
    const rungs = this.#ir.scheme.rounding?.rungs ?? [];
    const isMultiple = rungs.every(({ quantum }) => reduce({ n: quantum.d, d: d * quantum.n }).d === 1n);
    return over.length === 0 && 100n % d === 0n && isMultiple;
  }

  /** The slot of an employer table's total. */
  table(id: string): number {
    const parts = this.#steps.filter(({ kind, table }) => kind === 'component' && table === id);
    return this.#fill(slotOf.tableTotal(id), () => this.#sumOf(parts));
  }

  #sumOf(steps: readonly IrStep[]): Expression {
    const slots = steps.map((step) => code.number(this.#cents(step)));
    return code.call('rt.sumIn', code.name('$s'), { kind: 'list', items: slots });
  }

  /** The slot of the sum of a kind of lines; what does not exist holds zero. */
  #sum(kind: StepKind): number {
    return this.#fill(slotOf.total(`${kind}s`), () =>
      this.#sumOf(this.#steps.filter((step) => step.kind === kind)),
    );
  }

  /** The slot of a field of the summary: the step that the file maps to it, or the contract's sum. */
  field(field: SummaryField): number {
    const step = this.#steps.find(({ as }) => as === field);
    if (step === undefined) return this.#contractSum(field);
    if (step.presence === null) return this.#cents(step);
    const present = code.binary(this.#at(slotOf.present(step.id)), '===', code.ONE);
    return this.#fill(slotOf.total(`mapped ${field}`), () => {
      const [mapped, otherwise] = [code.slot(this.#cents(step)), code.slot(this.#contractSum(field))];
      return code.conditional(present, mapped, otherwise);
    });
  }

  #contractSum(field: SummaryField): number {
    const both = (operator: '+' | '-', a: StepKind, b: StepKind): number =>
      this.#fill(slotOf.total(field), () =>
        code.call('rt.safe', code.binary(code.slot(this.#sum(a)), operator, code.slot(this.#sum(b)))),
      );
    switch (field) {
      case 'gross_salary':
      case 'total_perceptions':
        return this.#sum('perception');
      case 'total_deductions':
        return this.#sum('deduction');
      case 'employer_contributions_total':
        return this.#sum('component');
      case 'net_salary':
        return both('-', 'perception', 'deduction');
      case 'employer_total_cost':
        return both('+', 'perception', 'component');
    }
  }

  /** The body of the function. The totals of a month that is split are added up again of the halves. */
  statements(): readonly Statement[] {
    if (this.#ir.scheme.proration === 'split_monthly') {
      for (const step of this.#steps) if (step.terms !== null) this.#cents(step);
    }
    const slots = [...this.#filled.keys()].map((slot) => code.number(slot));
    const areCents = code.call('rt.areCents', code.name('$s'), { kind: 'list', items: slots });
    return [
      ...[...this.#filled].map(([slot, value]): Statement => ({ kind: 'store', slot, value })),
      { kind: 'return', value: areCents },
    ];
  }
}

function isCents({ d, over }: Scale): boolean {
  return d === 100n && over.length === 0;
}
