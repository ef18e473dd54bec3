import type { Exact } from '../exact.ts';
import type { Manifest } from '../manifest.ts';
import type { EmployerTableAmount, Evaluation, LineAmount } from '../outcome.ts';
import { printFixed, printPlain } from '../print.ts';
import type { LineSheet } from './line-sheet.ts';
import type { LinePart } from './line-texts.ts';
import type { PayslipLines } from './payslip-lines.ts';
import { RATE_DIGITS, rowTexts } from './row-texts.ts';

/** The lines of an evaluation, whatever its amounts are. */
export function evaluationLines(manifest: Manifest, evaluation: Evaluation): PayslipLines {
  const writer = new EvaluationWriter(manifest, evaluation);
  return {
    manifest,
    amountOf: (field) => money(evaluation.summary[field]),
    isOverdrawn: evaluation.summary.net_salary.n < 0n,
    write: (part, to) => writer.write(part, to),
  };
}

class EvaluationWriter {
  readonly #places: Places;
  readonly #evaluation: Evaluation;

  constructor(manifest: Manifest, evaluation: Evaluation) {
    this.#places = placesOf(manifest);
    this.#evaluation = evaluation;
  }

  write(part: LinePart, to: LineSheet): void {
    if (part === 'summary') to.summary((field) => money(this.#evaluation.summary[field]));
    else {
      to.out.ascii('[');
      this.#lines(part, to);
      to.out.ascii(']');
    }
  }

  #lines(part: Exclude<LinePart, 'summary'>, to: LineSheet): void {
    const { perceptions, bases, employerTables } = this.#evaluation;
    switch (part) {
      case 'perceptions':
        this.#amounts(perceptions, to);
        break;
      case 'deductions':
        this.#deductions(to);
        break;
      case 'taxable_bases':
        this.#amounts(bases, to);
        break;
      case 'employer_contributions':
        for (const table of employerTables) this.#table(table, to);
    }
  }

  #placeOf(id: string): number {
    return this.#places.steps.get(id) ?? -1;
  }

  #amounts(lines: readonly LineAmount[], to: LineSheet): void {
    for (const { id, amount } of lines) to.line(this.#placeOf(id), money(amount));
  }

  #deductions(to: LineSheet): void {
    for (const { id, amount, bracket } of this.#evaluation.deductions) {
      const place = this.#placeOf(id);
      to.line(place, money(amount));
      if (!this.#places.withBracket.has(id)) continue;
      if (bracket === null) to.noRow();
      else to.row(rowTexts(bracket), money(bracket.base));
      to.endLine(place);
    }
  }

  #table({ id, total, components }: EmployerTableAmount, to: LineSheet): void {
    const place = this.#places.tables.get(id) ?? -1;
    to.table(place, money(total));
    for (const { id: component, base, rate, amount } of components) {
      to.component(this.#placeOf(component), money(base), printPlain(rate, RATE_DIGITS), money(amount));
    }
    to.endTable(place, money(total));
  }
}

function money(value: Exact): string {
  return printFixed(value, 2);
}

/** Where the manifest has the steps and employer tables, by their ids. */
interface Places {
  readonly steps: ReadonlyMap<string, number>;
  readonly withBracket: ReadonlySet<string>;
  readonly tables: ReadonlyMap<string, number>;
}

const PLACES = new WeakMap<Manifest, Places>();

function placesOf(manifest: Manifest): Places {
  const known = PLACES.get(manifest);
  if (known !== undefined) return known;
  const { steps, employerTables } = manifest;
  const made: Places = {
    steps: new Map(steps.map(({ id }, place) => [id, place])),
    withBracket: new Set(steps.filter(({ bracket }) => bracket !== null).map(({ id }) => id)),
    tables: new Map(employerTables.map(({ id }, place) => [id, place])),
  };
  PLACES.set(manifest, made);
  return made;
}
