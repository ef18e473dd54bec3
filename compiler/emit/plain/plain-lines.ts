import type { Ir, IrStep } from '../../ir/ir.ts';
import type { StepKind } from '../../runtime/module.ts';
import { SUMMARY_FIELDS } from '../../runtime/summary-fields.ts';
import { comment } from '../code-text.ts';
import { indented } from '../formulas/block.ts';
import type { PlainBrackets } from './plain-brackets.ts';
import type { StepScales } from './plain-steps.ts';
import { PlainTotals } from './plain-totals.ts';
import { type Slots, slotCode, slotOf } from './slots.ts';

/** A line of the answer, and its place in the manifest. */
interface Line {
  readonly step: IrStep;
  readonly place: number;
}

/** Writes the functions that write the lines of the answer straight from the slots. */
export class PlainLines {
  readonly #ir: Ir;
  readonly #slots: Slots;
  readonly #scales: ReadonlyMap<string, StepScales>;
  readonly #brackets: PlainBrackets;
  readonly #totals: PlainTotals;
  readonly #lines: ReadonlyMap<StepKind, readonly Line[]>;
  readonly #rates: string[] = [];

  constructor(
    ir: Ir,
    slots: Slots,
    scales: ReadonlyMap<string, StepScales>,
    brackets: PlainBrackets,
    rounding: string,
  ) {
    this.#ir = ir;
    this.#slots = slots;
    this.#scales = scales;
    this.#brackets = brackets;
    this.#totals = new PlainTotals(ir, slots, scales, rounding);
    const steps = ir.items.filter((item): item is IrStep => item.item === 'step');
    const lines = steps.map((step, place) => ({ step, place }));
    this.#lines = Map.groupBy(
      lines.sort((a, b) => a.step.position - b.step.position),
      ({ step }) => step.kind,
    );
  }

  /** Code of the places that hold a step in whole cents; -1 where none does. */
  places({ id }: IrStep): string {
    const { amounts, bases } = this.#totals;
    return `cents: ${amounts.get(id) ?? -1}, baseCents: ${bases.get(id) ?? -1}`;
  }

  #at(name: string): string {
    return slotCode(this.#slots.place(name));
  }

  /** Code that tells whether a line is shown; null where it always is. See `isShown`. */
  #shown({ id, kind, presence, omitZero }: IrStep): string | null {
    const present = presence === null ? [] : [`${this.#at(slotOf.present(id))} === 1`];
    if (!omitZero) return present[0] ?? null;
    const called = kind === 'perception' ? null : this.#slots.known(slotOf.called(id));
    const paid = `${this.#at(slotOf.final(id))} !== 0`;
    const shown = called === null ? paid : `(${paid} || ${slotCode(called)} === 1)`;
    return [...present, shown].join(' && ');
  }

  #where(condition: string | null, statements: readonly string[]): readonly string[] {
    if (condition === null) return statements;
    if (statements.length === 1) return [`if (${condition}) ${statements[0]}`];
    return [`if (${condition}) {`, ...indented(statements), '}'];
  }

  #amounts(kind: StepKind): readonly string[] {
    return (this.#lines.get(kind) ?? []).flatMap(({ step, place }) =>
      this.#where(this.#shown(step), [
        `$to.line(${place}, ${slotCode(this.#totals.cents(step))});`,
        ...(step.bracket === null ? [] : [this.#brackets.written(step.bracket), `$to.endLine(${place});`]),
      ]),
    );
  }

  #component({ step, place }: Line): string {
    const base = this.#totals.base(step);
    const given = [
      place,
      base === null ? '0' : slotCode(base),
      this.#rate(step),
      slotCode(this.#totals.cents(step)),
    ];
    return `$to.component(${given.join(', ')});`;
  }

  /** Code of the text of a rate. */
  #rate({ id }: IrStep): string {
    const scale = this.#scales.get(id)?.rate ?? null;
    if (scale === null) return "'0'";
    const place = this.#rates.push(`new rt.RateText(${scale.d}n)`) - 1;
    const over = scale.over.length === 0 ? [] : [this.#at(slotOf.rateOver(id))];
    return `$rates[${place}]!.of(${[this.#at(slotOf.rate(id)), ...over].join(', ')})`;
  }

  #tables(): readonly string[] {
    return this.#ir.employerTables.flatMap(({ id, label }, at) => {
      const parts = (this.#lines.get('component') ?? []).filter(({ step }) => step.table === id);
      if (parts.length === 0) return [];
      const total = slotCode(this.#totals.table(id));
      const shown = parts.map(({ step }) => this.#shown(step));
      const any = shown.includes(null) ? null : shown.map((one) => `(${one})`).join(' || ');
      const components = parts.flatMap((part) =>
        this.#where(this.#shown(part.step), [this.#component(part)]),
      );
      return [
        comment(label),
        ...this.#where(any, [`$to.table(${at}, ${total});`, ...components, `$to.endTable(${at}, ${total});`]),
      ];
    });
  }

  /** The object with the functions, and what they use. */
  written(): readonly string[] {
    const writers = Object.entries({
      perceptions: this.#amounts('perception'),
      deductions: this.#amounts('deduction'),
      taxable_bases: this.#amounts('base'),
      employer_contributions: this.#tables(),
    });
    const tables = this.#ir.employerTables.map(({ id }) => this.#totals.table(id));
    const summary = SUMMARY_FIELDS.map((field) => `${field}: ${this.#totals.field(field)},`);
    const rates = this.#rates.map((code) => `  ${code},`);
    return [
      ...(rates.length === 0 ? [] : ['const $rates = [', ...rates, '];', '']),
      'const lines: rt.PlainLines = {',
      ...indented([
        'summary: {',
        ...indented(summary),
        '},',
        `tables: [${tables.join(', ')}],`,
        'total: ($s) => {',
        ...indented(this.#totals.written()),
        '},',
        ...writers.flatMap(([name, statements]) => this.#function(name, statements)),
      ]),
      '};',
    ];
  }

  #function(name: string, statements: readonly string[]): readonly string[] {
    if (statements.length === 0) return [`${name}: () => {},`];
    const readsFigures = statements.some((line) => line.includes('$f.'));
    return [
      `${name}: ($s, $to${readsFigures ? ', $row' : ''}) => {`,
      ...(readsFigures ? ['  const $f = rt.known($figures($row.referenceDate));'] : []),
      ...indented(statements),
      '},',
    ];
  }
}
