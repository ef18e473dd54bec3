import type { Calculation } from '../../runtime/calculation.ts';
import { authorText } from '../../runtime/module/author-text.ts';
import type { InputSpec, RuleModule } from '../../runtime/module.ts';
import { decimal } from '../../runtime/numbers/exact.ts';
import type { StudioPeriod } from '../studio/studio-data.ts';

/** The values of a form. */
interface Given {
  readonly period: StudioPeriod;
  /** The values by wire name, as they are sent. */
  readonly values: Readonly<Record<string, string>>;
}

/** A test of the rules that expects what a payslip shows, to be put into a test file. */
export function readyTest(
  title: string,
  { manifest, ir }: Pick<RuleModule, 'manifest' | 'ir'>,
  { period, values }: Given,
  payslip: Calculation,
): string {
  const given = manifest.inputs.flatMap((spec) => {
    const sent = values[spec.wire];
    return sent === undefined ? [] : [`${spec.id} = ${givenText(spec, sent)}`];
  });
  const { type, start, end, days } = period;
  return [
    `test "${title.replaceAll('"', "'")}"  period ${type} ${start} .. ${end} days ${days} {`,
    ...(given.length === 0 ? [] : [`  given  ${given.join(', ')}`]),
    '  exactly expect',
    expected(payslip, new Set(ir.notices.map(({ code }) => code)))
      .map((line) => `         ${line}`)
      .join(',\n'),
    '}',
    '',
  ].join('\n');
}

function givenText({ type }: InputSpec, sent: string): string {
  if (type === 'boolean') return sent === 'true' ? 'yes' : 'no';
  if (type === 'choice' || type === 'date') return sent;
  return grouped(authorText(decimal(sent), type === 'integer' ? 'number' : type));
}

/** Every line, part and warning of the rules, and what they come to. */
function expected(
  { perceptions, deductions, employer_contributions, taxable_bases, summary, warnings }: Calculation,
  codesOfRules: ReadonlySet<string>,
): readonly string[] {
  const parts = employer_contributions.flatMap(({ components }) => components);
  const amounts = [...perceptions, ...deductions, ...parts, ...taxable_bases].map(
    ({ id, amount }) => `${id} = ${plain(amount)}`,
  );
  const totals = (['net_salary', 'employer_total_cost'] as const).map(
    (field) => `${field} = ${plain(summary[field])}`,
  );
  const codes = [...new Set(warnings.map(({ code }) => code))].filter((code) => codesOfRules.has(code));
  return [...amounts, ...totals, ...codes.map((code) => `warns ${code}`)];
}

/** `1423500.50` as `1_423_500.5`. */
function plain(amount: string): string {
  return grouped(amount.replace(/\.?0+$/, (zeros) => (amount.includes('.') ? '' : zeros)));
}

/** Groups the digits of whole numbers of five digits and more in threes. */
function grouped(text: string): string {
  const [whole = '', ...rest] = text.split('.');
  const digits = /^-?\d{5,}$/.test(whole) ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '_') : whole;
  return [digits, ...rest].join('.');
}
