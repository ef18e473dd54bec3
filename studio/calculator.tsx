import { useMemo, useState } from 'preact/hooks';
import type { StudioScheme } from '../workbench/studio/studio-data.ts';
import type { Shown } from './address.ts';
import { CompareView } from './compare-view.tsx';
import { CopyButton, CopyParts } from './copy-parts.tsx';
import { CurveView } from './curve-view.tsx';
import { explainLine, stepOfSummary, tracedPayslip } from './explain-line.ts';
import { Form } from './form.tsx';
import type { LoadedVersion, Loading } from './loaded-version.ts';
import { noticeText } from './notice-text.ts';
import { type FormOutcome, outcomeOf } from './outcome.ts';
import { PayslipSheet } from './payslip-sheet.tsx';
import { PeriodFields } from './period-fields.tsx';
import { requestOf } from './request.ts';
import { ViewTabs } from './view-tabs.tsx';
import type { PageWords } from './words/page-words.ts';
import type { Written } from './written.ts';

interface CalculatorProps {
  readonly scheme: StudioScheme;
  /** null where no rules hold. */
  readonly loaded: Loading | null;
  readonly shown: Shown;
  readonly words: PageWords;
  readonly written: Written;
  readonly onChange: (shown: Shown) => void;
}

/** The form beside the payslip, which is calculated with every key. */
export function Calculator(props: CalculatorProps) {
  const { scheme, loaded, shown, words, written, onChange } = props;
  const [unreadable, setUnreadable] = useState<ReadonlyMap<string, string>>(new Map());
  const version = loaded === null || typeof loaded === 'string' ? null : loaded;
  const outcome = useMemo(
    () => (version === null ? null : outcomeOf(version.module, requestOf(shown, version.module.manifest))),
    [version?.module, shown],
  );
  const warnings = outcome?.kind === 'payslip' ? outcome.payslip.warnings : [];
  const change = (wire: string, value: string | undefined): void => {
    const { [wire]: _, ...others } = shown.values;
    onChange({ ...shown, values: value === undefined ? others : { ...others, [wire]: value } });
  };
  const note = (wire: string, fault: string | null): void => {
    if ((unreadable.get(wire) ?? null) === fault) return;
    const { [wire]: _, ...others } = Object.fromEntries(unreadable);
    setUnreadable(new Map(Object.entries(fault === null ? others : { ...others, [wire]: fault })));
  };
  return (
    <div class="calculator">
      <form class="inputs" onSubmit={(event) => event.preventDefault()}>
        <PeriodFields
          scheme={scheme}
          period={shown.period}
          words={words}
          written={written}
          fault={outcome?.kind === 'faulty' ? outcome.period : null}
          notices={warnings.filter(({ field }) => field === 'period').map((one) => noticeText(one, words))}
          onChange={(period) => onChange({ ...shown, period })}
        />
        {version !== null && (
          <Form
            manifest={version.module.manifest}
            values={shown.values}
            texts={version.texts?.of ?? null}
            words={words}
            written={written}
            faults={outcome?.kind === 'faulty' ? outcome.fields : new Map()}
            unreadable={unreadable}
            warnings={warnings}
            onChange={change}
            onUnreadable={note}
          />
        )}
      </form>
      <Result {...props} version={version} outcome={unreadable.size > 0 ? 'unreadable' : outcome} />
    </div>
  );
}

interface ResultProps extends CalculatorProps {
  readonly version: LoadedVersion | null;
  readonly outcome: FormOutcome | 'unreadable' | null;
}

/** What is shown beside the form: the payslip, or one of the questions about it. */
function Result(props: ResultProps) {
  const { scheme, loaded, shown, words, written, version, onChange } = props;
  const { view } = shown;
  if (loaded === null) {
    const [first, last] = [scheme.versions[0]?.validFrom ?? '', scheme.versions.at(-1)?.validUntil ?? ''];
    return <Nothing words={words} says={words.noRules(written.date(first), written.date(last))} />;
  }
  if (loaded === 'failed') return <Nothing words={words} says={words.failed} />;
  if (version === null) return <p class="loading">{words.loading}</p>;
  const common = { version, shown, words, written, onChange };
  return (
    <div class="result">
      <ViewTabs words={words} shown={shown} onChange={onChange} />
      {view.kind === 'curve' && <CurveView key={version.path} {...common} />}
      {view.kind === 'compare' && <CompareView {...common} scheme={scheme} date={view.date} />}
      {view.kind === 'payslip' && <Payslip {...props} version={version} />}
    </div>
  );
}

/** The payslip with its reasons, or what is wrong with the form. */
function Payslip({
  scheme,
  shown,
  words,
  written,
  version,
  outcome,
}: ResultProps & { version: LoadedVersion }) {
  const request = useMemo(() => requestOf(shown, version.module.manifest), [version.module, shown]);
  const traced = useMemo(() => {
    let known: ReturnType<typeof tracedPayslip> | undefined;
    return () => {
      known ??= tracedPayslip(version.module, request, written);
      return known;
    };
  }, [version.module, request, written]);
  if (outcome === null || outcome === 'unreadable') return <Nothing words={words} says={words.mend} />;
  if (outcome.kind === 'faulty') return <Nothing words={words} says={outcome.message ?? words.mend} />;
  const explain = (id: string) => {
    const found = traced();
    const figures = version.facts?.figures ?? [];
    return found === null ? null : explainLine(version.module, found, id, figures, words, written);
  };
  return (
    <>
      <PayslipSheet
        payslip={outcome.payslip}
        label={scheme.label}
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
          <CopyButton label={words.copyLink} text={() => location.href} words={words} />
        </div>
        <CopyParts answer={outcome.text} request={request} words={words} />
      </div>
      <p class="visually-hidden" role="status">
        {written.amount(outcome.payslip.summary.net_salary)} {written.currency}
      </p>
    </>
  );
}

function Nothing({ words, says }: { readonly words: PageWords; readonly says: string }) {
  return (
    <div class="result nothing" role="status">
      <h2>{words.noPayslip}</h2>
      <p class="nothing-says">{says}</p>
    </div>
  );
}
