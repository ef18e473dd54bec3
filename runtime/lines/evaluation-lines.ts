import type { Manifest } from '../module/manifest.ts';
import type { Evaluation } from '../module/outcome.ts';
import type { Exact } from '../numbers/exact.ts';
import { printFixed, printPlain } from '../numbers/print.ts';
import { roundToInteger } from '../numbers/rounding.ts';
import type { Amount, LineSheet } from './line-sheet.ts';
import type { LinePart } from './line-texts.ts';
import type { PayslipLines } from './payslip-lines.ts';
import { RATE_DIGITS, type RowTexts, rowTexts } from './row-texts.ts';

/** The lines of an evaluation, whatever its amounts are. */
export function evaluationLines(manifest: Manifest, evaluation: Evaluation): PayslipLines {
  const { summary } = evaluation;
  const writers = writersOf(manifest, evaluation);
  const amountOf: PayslipLines['amountOf'] = (field) => amount(summary[field]);
  return {
    manifest,
    rowsOf: evaluation.half?.of ?? null,
    amountOf,
    isOverdrawn: summary.net_salary.n < 0n,
    write: (part, to) => {
      if (part === 'summary') {
        to.summary(amountOf);
        return;
      }
      to.out.ascii('[');
      for (const write of writers[part]) write(to);
      to.out.ascii(']');
    },
  };
}

/** Writes a line whose amounts have been read. */
type WriteLine = (to: LineSheet) => void;

function writersOf(
  manifest: Manifest,
  { perceptions, deductions, bases, employerTables }: Evaluation,
): Readonly<Record<Exclude<LinePart, 'summary'>, readonly WriteLine[]>> {
  const { steps, tables, withBracket } = placesOf(manifest);
  const placeOf = (id: string): number => steps.get(id) ?? -1;
  const line = (id: string, value: Exact): WriteLine => {
    const [place, cents] = [placeOf(id), amount(value)];
    return (to) => to.line(place, cents);
  };
  return {
    perceptions: perceptions.map((one) => line(one.id, one.amount)),
    deductions: deductions.map((one) => {
      const write = line(one.id, one.amount);
      if (!withBracket.has(one.id)) return write;
      const { bracket } = one;
      const row = bracket === null ? null : { texts: rowTexts(bracket), base: amount(bracket.base) };
      return withRow(write, placeOf(one.id), row);
    }),
    taxable_bases: bases.map((one) => line(one.id, one.amount)),
    employer_contributions: employerTables.map(({ id, total, components }) => {
      const [place, sum] = [tables.get(id) ?? -1, amount(total)];
      const parts = components.map((one): Parameters<LineSheet['component']> => {
        const rate = printPlain(one.rate, RATE_DIGITS);
        return [placeOf(one.id), amount(one.base), rate, amount(one.amount)];
      });
      return (to) => {
        to.table(place, sum);
        for (const part of parts) to.component(...part);
        to.endTable(place, sum);
      };
    }),
  };
}

function withRow(
  write: WriteLine,
  place: number,
  row: { readonly texts: RowTexts; readonly base: Amount } | null,
): WriteLine {
  return (to) => {
    write(to);
    if (row === null) to.noRow();
    else to.row(row.texts, row.base);
    to.endLine(place);
  };
}

/** An amount is shown in cents, rounded half up. */
function amount(value: Exact): Amount {
  const cents = Number(roundToInteger(value.n * 100n, value.d, 'half_up'));
  return Number.isSafeInteger(cents) ? cents : printFixed(value, 2);
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
