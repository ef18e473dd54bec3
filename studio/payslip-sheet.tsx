import { useId, useState } from 'preact/hooks';
import type { Calculation } from '../runtime/calculation.ts';
import type { SummaryField } from '../runtime/module.ts';
import type { Explanation } from '../workbench/explain/explanation.ts';
import {
  type PayslipLine,
  type PayslipTable,
  type PayslipTotal,
  payslipTables,
} from '../workbench/payslip/payslip-tables.ts';
import { payslipTerms } from '../workbench/payslip/payslip-terms.ts';
import type { VersionTexts } from '../workbench/studio/studio-data.ts';
import { ExplanationTree } from './explanation-tree.tsx';
import { noticeText } from './notice-text.ts';
import type { PageWords } from './words/page-words.ts';
import type { Written } from './written.ts';

interface SheetProps {
  readonly payslip: Calculation;
  readonly label: string;
  readonly texts: VersionTexts | null;
  readonly words: PageWords;
  readonly written: Written;
  readonly page: string;
  readonly explain: (id: string) => Explanation | null;
  /** The step that is a field of the summary; null for one that is only summed. */
  readonly stepOf: (field: SummaryField) => string | null;
}

/** The payslip as people of the country know it; each line opens into its reasons. */
export function PayslipSheet(props: SheetProps) {
  const { payslip, label, words, written } = props;
  const { summary, period, country } = payslip;
  const terms = payslipTerms(country, words.language);
  const employer = payslip.employer_contributions.flatMap(({ components }) =>
    components.map((one) => ({ ...one, rated: { base: one.base, rate: one.rate } })),
  );
  const { perceptions, deductions, taxable_bases: bases } = payslip;
  const { sides, net, others } = payslipTables({ perceptions, deductions, employer, bases }, terms);
  const dates =
    period.start_date === period.end_date
      ? written.date(period.end_date)
      : `${written.date(period.start_date)} – ${written.date(period.end_date)}`;
  return (
    <article class="sheet" aria-label={terms.payslip}>
      <header class="sheet-head">
        <h2>{terms.payslip}</h2>
        <p class="sheet-period">
          <span lang={written.labels}>{label}</span>
          <br />
          {dates} · {words.daysOf(period.days)} · {written.currency}
        </p>
      </header>
      <div class="sides">
        {sides.map((table) => (
          <Lines {...props} key={table.title} table={table} />
        ))}
      </div>
      <table class="net">
        <tbody>
          <Line
            {...props}
            label={net.label}
            id={props.stepOf(net.field)}
            amount={written.amount(summary[net.field])}
          />
        </tbody>
      </table>
      {others.map((table) => (
        <Lines {...props} key={table.title} table={table} />
      ))}
      {payslip.warnings.length > 0 && (
        <section class="warnings">
          <h3>{terms.warnings}</h3>
          <ul>
            {payslip.warnings.map((one) => (
              <li key={`${one.code} ${one.field}`} class={one.severity}>
                {noticeText(one, words)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p class="made-by">
        {words.rulesOf(payslip.dsl_version)} · {payslip.record.rule_fingerprint}
      </p>
    </article>
  );
}

/** `1.423.500,00 × 12 %` of a line that is a rate of a base. */
function noteOf({ rated }: PayslipLine<string>, written: Written): string {
  if (rated === undefined || /^0(?:\.0+)?$/.test(rated.rate)) return '';
  return `${written.amount(rated.base)} × ${written.rate(rated.rate)}`;
}

interface LinesProps extends SheetProps {
  readonly table: PayslipTable<string>;
}

function Lines({ table: { title, lines, totals }, ...props }: LinesProps) {
  const { written } = props;
  return (
    <section>
      <h3>{title}</h3>
      <table>
        <tbody>
          {lines.map((line) => (
            <Line
              {...props}
              key={line.id}
              id={line.id}
              label={line.label}
              lang={written.labels}
              amount={written.amount(line.amount)}
              note={noteOf(line, written)}
            />
          ))}
        </tbody>
        {totals.length > 0 && (
          <tfoot>
            {totals.map((total) => (
              <Total {...props} key={total.field} total={total} />
            ))}
          </tfoot>
        )}
      </table>
    </section>
  );
}

interface TotalProps extends SheetProps {
  readonly total: PayslipTotal;
}

function Total({ total: { label, field }, ...props }: TotalProps) {
  const amount = props.written.amount(props.payslip.summary[field]);
  return <Line {...props} label={label} id={props.stepOf(field)} amount={amount} />;
}

interface LineProps extends SheetProps {
  readonly label: string;
  readonly lang?: string;
  /** null for what has no formula of its own. */
  readonly id: string | null;
  readonly amount: string;
  readonly note?: string;
}

/** A line with its amount; opened, why it is so stands under it. */
function Line(props: LineProps) {
  const { label, lang, id, amount, note = '', explain } = props;
  const [isOpen, setOpen] = useState(false);
  const place = useId();
  const node = isOpen && id !== null ? explain(id) : null;
  return (
    <>
      <tr class={isOpen ? 'open' : ''}>
        <th scope="row">
          {id === null ? (
            <span lang={lang}>{label}</span>
          ) : (
            <button
              type="button"
              class="line"
              lang={lang}
              aria-expanded={isOpen}
              aria-controls={isOpen ? place : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              {label}
            </button>
          )}
          {note !== '' && <small> {note}</small>}
        </th>
        <td data-id={id ?? ''}>{amount}</td>
      </tr>
      {node !== null && (
        <tr class="reason" id={place}>
          <td colSpan={2}>
            <ExplanationTree {...props} node={node} />
          </td>
        </tr>
      )}
    </>
  );
}
