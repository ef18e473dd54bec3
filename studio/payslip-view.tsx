import { useMemo } from 'preact/hooks';
import { addressOf, type Shown } from './address.ts';
import { CopyButton, CopyParts } from './copy-parts.tsx';
import { explainLine, stepOfSummary, tracedPayslip } from './explain-line.ts';
import type { LoadedVersion } from './loaded-version.ts';
import type { FormOutcome } from './outcome.ts';
import { PayslipSheet } from './payslip-sheet.tsx';
import { requestOf } from './request.ts';
import type { PageWords } from './words/page-words.ts';
import type { Written } from './written.ts';

interface PayslipProps {
  readonly version: LoadedVersion;
  readonly shown: Shown;
  readonly outcome: Extract<FormOutcome, { readonly kind: 'payslip' }>;
  /** Of the scheme. */
  readonly label: string;
  readonly words: PageWords;
  readonly written: Written;
}

/** The payslip with its reasons, and what can be taken along of it. */
export function PayslipView({ version, shown, outcome, label, words, written }: PayslipProps) {
  const request = useMemo(() => requestOf(shown, version.module.manifest), [version.module, shown]);
  const traced = useMemo(() => {
    let known: ReturnType<typeof tracedPayslip> | undefined;
    return () => {
      known ??= tracedPayslip(version.module, request, written);
      return known;
    };
  }, [version.module, request, written]);
  const explain = (id: string) => {
    const found = traced();
    const figures = version.facts?.figures ?? [];
    return found === null ? null : explainLine(version.module, found, id, figures, words, written);
  };
  // Of what is shown: the page's own address follows it a moment later.
  const linkTo = (): string => new URL(addressOf(shown), location.href).href;
  return (
    <>
      <PayslipSheet
        payslip={outcome.payslip}
        label={label}
        texts={version.texts?.of ?? null}
        words={words}
        written={written}
        page={`../${version.path}.html`}
        explain={explain}
        stepOf={(field) => stepOfSummary(version.module, field)}
      />
      <div class="after">
        <p class="about after-about">{words.whyHint}</p>
        <div class="buttons">
          <button type="button" onClick={() => print()}>
            {words.print}
          </button>
          <CopyButton label={words.copyLink} text={linkTo} words={words} />
        </div>
        <CopyParts answer={outcome.text} request={request} words={words} />
      </div>
      <p class="visually-hidden" role="status">
        {written.amount(outcome.payslip.summary.net_salary)} {written.currency}
      </p>
    </>
  );
}
