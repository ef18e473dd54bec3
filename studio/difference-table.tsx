import type { Calculation } from '../runtime/calculation.ts';
import { decimal, sub } from '../runtime/numbers/exact.ts';
import { printFixed } from '../runtime/numbers/print.ts';
import { payslipTerms } from '../workbench/payslip/payslip-terms.ts';
import type { PageWords } from './words/page-words.ts';
import type { Written } from './written.ts';

interface DifferenceProps {
  readonly before: Calculation;
  readonly after: Calculation;
  /** Above the two payslips. */
  readonly heads: readonly [before: string, after: string];
  readonly words: PageWords;
  readonly written: Written;
}

/** Each line in which two payslips differ, and their totals. */
export function DifferenceTable({ before, after, heads, words, written }: DifferenceProps) {
  const rows = comparedLines(before, after, words).filter(({ was, is }) => was !== is);
  if (rows.length === 0) return <p>{words.compare.same}</p>;
  return (
    <table class="differences">
      <thead>
        <tr>
          <th scope="col">{words.compare.line}</th>
          {[...heads, words.compare.difference].map((head) => (
            <th key={head} scope="col" class="number">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, was, is, isTotal }) => (
          <tr key={id} class={isTotal ? 'total' : ''}>
            <th scope="row" lang={isTotal ? undefined : written.labels}>
              {label}
            </th>
            <td class="number">{was === null ? '—' : written.amount(was)}</td>
            <td class="number">{is === null ? '—' : written.amount(is)}</td>
            <td class="number">{written.amount(difference(was, is))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ComparedLine {
  readonly id: string;
  readonly label: string;
  readonly was: string | null;
  readonly is: string | null;
  readonly isTotal: boolean;
}

/** Every line of either payslip, in the order of the later one; then the totals. */
function comparedLines(before: Calculation, after: Calculation, words: PageWords): readonly ComparedLine[] {
  const [was, is] = [linesOf(before), linesOf(after)];
  const amounts = (lines: readonly Line[]) => new Map(lines.map(({ id, amount }) => [id, amount]));
  const [earlier, later] = [amounts(was), amounts(is)];
  const lines = [...is, ...was.filter(({ id }) => !later.has(id))];
  const terms = payslipTerms(after.country, words.language);
  const totals = [
    { id: 'net_salary', label: terms.net },
    { id: 'employer_total_cost', label: terms.cost },
  ] as const;
  return [
    ...lines.map(({ id, label }) => ({
      id,
      label,
      was: earlier.get(id) ?? null,
      is: later.get(id) ?? null,
      isTotal: false,
    })),
    ...totals.map(({ id, label }) => ({
      id,
      label,
      was: before.summary[id],
      is: after.summary[id],
      isTotal: true,
    })),
  ];
}

type Line = Pick<Calculation['perceptions'][number], 'id' | 'label' | 'amount'>;

function linesOf({ perceptions, deductions, employer_contributions }: Calculation): readonly Line[] {
  return [...perceptions, ...deductions, ...employer_contributions.flatMap(({ components }) => components)];
}

function difference(was: string | null, is: string | null): string {
  return printFixed(sub(decimal(is ?? '0'), decimal(was ?? '0')), 2);
}
