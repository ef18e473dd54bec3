import canonicalize from 'canonicalize';
import { LINE_PARTS, type LinePart, type NameOrder } from '../../../runtime/lines/line-texts.ts';
import type { BracketApplied, Evaluation, Manifest, StepSpec } from '../../../runtime/module.ts';
import type { Exact } from '../../../runtime/numbers/exact.ts';
import { printFixed, printPlain } from '../../../runtime/numbers/print.ts';

/** The lines of an evaluation as the objects of the contract, for an independent library to print. */
function lineObjects(manifest: Manifest, evaluation: Evaluation): Readonly<Record<LinePart, unknown>> {
  const specs = new Map(manifest.steps.map((spec) => [spec.id, spec]));
  const spec = (id: string): StepSpec => {
    const found = specs.get(id);
    if (found === undefined) throw new Error(`no step ${id}`);
    return found;
  };
  const { summary } = evaluation;
  return {
    summary: {
      gross_salary: money(summary.gross_salary),
      total_perceptions: money(summary.total_perceptions),
      total_deductions: money(summary.total_deductions),
      net_salary: money(summary.net_salary),
      employer_contributions_total: money(summary.employer_contributions_total),
      employer_total_cost: money(summary.employer_total_cost),
    },
    perceptions: evaluation.perceptions.map(({ id, amount }) => {
      const { label, taxable, socialSecurity, tags } = spec(id);
      return { id, label, amount: money(amount), taxable, imss_base: socialSecurity, tags };
    }),
    deductions: evaluation.deductions.map(({ id, amount, bracket }) => {
      const { label, tags } = spec(id);
      return {
        id,
        label,
        amount: money(amount),
        tags,
        bracket_applied: bracketObject(bracket, evaluation.half?.of),
      };
    }),
    taxable_bases: evaluation.bases.map(({ id, amount }) => {
      const { label, formula } = spec(id);
      return { id, label, amount: money(amount), formula };
    }),
    employer_contributions: evaluation.employerTables.map(({ id, total, components }) => ({
      table_id: id,
      label: manifest.employerTables.find((table) => table.id === id)?.label,
      total: money(total),
      components: components.map((one) => ({
        id: one.id,
        label: spec(one.id).label,
        base: money(one.base),
        rate: printPlain(one.rate, 10),
        amount: money(one.amount),
      })),
    })),
  };
}

function bracketObject(bracket: BracketApplied | null, month: string | undefined) {
  if (bracket === null) return null;
  return {
    table_id: bracket.tableId,
    lower_limit: bracket.lower === null ? '0.00' : money(bracket.lower),
    upper_limit: bracket.upper === null ? null : money(bracket.upper),
    fixed_amount: money(bracket.fixed),
    rate: printPlain(bracket.rate, 10),
    base: money(bracket.base),
    ...(month !== undefined && { whole_month: month }),
  };
}

function money(value: Exact): string {
  return printFixed(value, 2);
}

/** The text of every part that the answer must have, in both orders. */
export function expectedTexts(manifest: Manifest, evaluation: Evaluation): readonly string[] {
  const objects = lineObjects(manifest, evaluation);
  return eachText((part, order) =>
    order === 'contract' ? JSON.stringify(objects[part]) : (canonicalize(objects[part]) ?? ''),
  );
}

const ORDERS: readonly NameOrder[] = ['contract', 'alphabet'];

/** One text for each part and order. */
export function eachText(textOf: (part: LinePart, order: NameOrder) => string): readonly string[] {
  return ORDERS.flatMap((order) => LINE_PARTS.map((part) => `${part} ${order} ${textOf(part, order)}`));
}
