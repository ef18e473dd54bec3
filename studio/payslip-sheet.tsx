import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { Calculation } from '../runtime/calculation.ts';
import type { SummaryField } from '../runtime/module.ts';
import type { Explanation } from '../workbench/explain/explanation.ts';
import { payslipTerms } from '../workbench/payslip/payslip-terms.ts';
import type { VersionTexts } from '../workbench/studio/studio-data.ts';
import { ExplanationTree } from './explanation-tree.tsx';
import { noticeText } from './notice-text.ts';
import type { PageWords } from './words/page-words.ts';
import type { Written } from './written.ts';

export interface SheetProps {
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
  const employer = payslip.employer_contributions.flatMap(({ components }) => components);
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
        <Lines {...props} title={terms.perceptions} lines={payslip.perceptions}>
          <Total {...props} label={terms.total} field="total_perceptions" />
        </Lines>
        <Lines {...props} title={terms.deductions} lines={payslip.deductions}>
          <Total {...props} label={terms.total} field="total_deductions" />
        </Lines>
      </div>
      <table class="net">
        <tbody>
          <Line
            {...props}
            label={terms.net}
            id={props.stepOf('net_salary')}
            amount={written.amount(summary.net_salary)}
          />
        </tbody>
      </table>
      {employer.length > 0 && (
        <Lines
          {...props}
          title={terms.employer}
          lines={employer.map((one) => ({ ...one, note: partOf(one, written) }))}
        >
          <Total {...props} label={terms.total} field="employer_contributions_total" />
          <Total {...props} label={terms.cost} field="employer_total_cost" />
        </Lines>
      )}
      {payslip.taxable_bases.length > 0 && (
        <Lines {...props} title={terms.bases} lines={payslip.taxable_bases} />
      )}
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

interface Component {
  readonly base: string;
  readonly rate: string;
}

/** `1.423.500,00 × 12 %` of a component that is a rate of a base. */
function partOf({ base, rate }: Component, written: Written): string {
  return /^0(?:\.0+)?$/.test(rate) ? '' : `${written.amount(base)} × ${written.rate(rate)}`;
}

interface ShownLine {
  readonly id: string;
  readonly label: string;
  readonly amount: string;
  readonly note?: string;
}

interface LinesProps extends SheetProps {
  readonly title: string;
  readonly lines: readonly ShownLine[];
  readonly children?: ComponentChildren;
}

function Lines({ title, lines, children, ...props }: LinesProps) {
  const { written } = props;
  return (
    <section>
      <h3>{title}</h3>
      <table>
        <tbody>
          {lines.map(({ id, label, amount, note }) => (
            <Line
              {...props}
              key={id}
              id={id}
              label={label}
              lang={written.labels}
              amount={written.amount(amount)}
              note={note ?? ''}
            />
          ))}
        </tbody>
        {children !== undefined && <tfoot>{children}</tfoot>}
      </table>
    </section>
  );
}

interface TotalProps extends SheetProps {
  readonly label: string;
  readonly field: SummaryField;
}

function Total({ label, field, ...props }: TotalProps) {
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
