import type { Evaluation, LineAmount, Manifest, SummaryField } from '../../runtime/module.ts';
import type { Exact } from '../../runtime/numbers/exact.ts';
import type { PayslipTerms } from './payslip-terms.ts';

/** A line of a payslip. An amount is exact where it was calculated here, and a decimal text where an answer was read. */
export interface PayslipLine<Amount> {
  readonly id: string;
  readonly label: string;
  readonly amount: Amount;
  /** The base and the rate of a line of the employer; the rate is zero where the line is no rate of a base. */
  readonly rated?: { readonly base: Amount; readonly rate: Amount };
}

/** The lines of a payslip by their kinds. */
export interface PayslipLines<Amount> {
  readonly perceptions: readonly PayslipLine<Amount>[];
  readonly deductions: readonly PayslipLine<Amount>[];
  readonly employer: readonly PayslipLine<Amount>[];
  readonly bases: readonly PayslipLine<Amount>[];
}

/** A field of the summary with the name that people of the country give it. */
export interface PayslipTotal {
  readonly label: string;
  readonly field: SummaryField;
}

/** A table of a payslip, with its totals under it. */
export interface PayslipTable<Amount> {
  readonly title: string;
  readonly lines: readonly PayslipLine<Amount>[];
  readonly totals: readonly PayslipTotal[];
}

/** A payslip as it is printed: two tables beside each other, the net pay, and the other tables that have lines. */
interface PayslipTables<Amount> {
  readonly sides: readonly PayslipTable<Amount>[];
  readonly net: PayslipTotal;
  readonly others: readonly PayslipTable<Amount>[];
}

/** Arranges the lines of a payslip in the order in which people read them. */
export function payslipTables<Amount>(
  { perceptions, deductions, employer, bases }: PayslipLines<Amount>,
  terms: PayslipTerms,
): PayslipTables<Amount> {
  const total = (field: SummaryField): PayslipTotal => ({ label: terms.total, field });
  const cost: PayslipTotal = { label: terms.cost, field: 'employer_total_cost' };
  const others: readonly PayslipTable<Amount>[] = [
    { title: terms.employer, lines: employer, totals: [total('employer_contributions_total'), cost] },
    { title: terms.bases, lines: bases, totals: [] },
  ];
  return {
    sides: [
      { title: terms.perceptions, lines: perceptions, totals: [total('total_perceptions')] },
      { title: terms.deductions, lines: deductions, totals: [total('total_deductions')] },
    ],
    net: { label: terms.net, field: 'net_salary' },
    others: others.filter(({ lines }) => lines.length > 0),
  };
}

/** The lines of an evaluation with the labels of its rules. */
export function evaluatedLines(manifest: Manifest, evaluation: Evaluation): PayslipLines<Exact> {
  const labels = new Map(manifest.steps.map(({ id, label }) => [id, label]));
  const line = ({ id, amount }: LineAmount): PayslipLine<Exact> => ({
    id,
    label: labels.get(id) ?? id,
    amount,
  });
  const { perceptions, deductions, employerTables, bases } = evaluation;
  return {
    perceptions: perceptions.map(line),
    deductions: deductions.map(line),
    employer: employerTables.flatMap(({ components }) =>
      components.map((part) => ({ ...line(part), rated: { base: part.base, rate: part.rate } })),
    ),
    bases: bases.map(line),
  };
}
