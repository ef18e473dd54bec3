import type { Ir, IrStep } from '../../ir/ir.ts';
import { SUMMARY_FIELDS } from '../../runtime/summary-fields.ts';
import { indented } from '../formulas/block.ts';
import type { StepScales } from './plain-steps.ts';
import { PlainTotals } from './plain-totals.ts';
import type { Slots } from './slots.ts';

/** Kinds of steps that are lines of the answer. */
const LINES: ReadonlySet<string> = new Set(['perception', 'deduction', 'base', 'component']);

/** Writes where the amounts of the answer are, in whole cents, and what puts them there. */
export class PlainLines {
  readonly #ir: Ir;
  readonly #totals: PlainTotals;

  constructor(ir: Ir, slots: Slots, scales: ReadonlyMap<string, StepScales>, rounding: string) {
    this.#ir = ir;
    this.#totals = new PlainTotals(ir, slots, scales, rounding);
    const steps = ir.items.filter((item): item is IrStep => item.item === 'step');
    for (const step of steps.toSorted((a, b) => a.position - b.position)) {
      if (!LINES.has(step.kind)) continue;
      this.#totals.cents(step);
      if (step.kind === 'component') this.#totals.base(step);
    }
  }

  /** Code of the places that hold a step in whole cents; -1 where none does. */
  places({ id }: IrStep): string {
    const { amounts, bases } = this.#totals;
    return `cents: ${amounts.get(id) ?? -1}, baseCents: ${bases.get(id) ?? -1}`;
  }

  /** The object with the places of the sums, and the function that adds them up. */
  written(): readonly string[] {
    const tables = this.#ir.employerTables.map(({ id }) => this.#totals.table(id));
    const summary = SUMMARY_FIELDS.map((field) => `${field}: ${this.#totals.field(field)},`);
    return [
      'const lines: rt.PlainLines = {',
      ...indented([
        'summary: {',
        ...indented(summary),
        '},',
        `tables: [${tables.join(', ')}],`,
        'total: ($s) => {',
        ...indented(this.#totals.written()),
        '},',
      ]),
      '};',
    ];
  }
}
