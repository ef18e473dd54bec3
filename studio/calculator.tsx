import { useMemo, useState } from 'preact/hooks';
import type { StudioScheme } from '../workbench/studio/studio-data.ts';
import type { Shown } from './address.ts';
import { CompareView } from './compare-view.tsx';
import { CurveView } from './curve-view.tsx';
import type { Edited } from './edited-version.ts';
import { Form } from './form.tsx';
import type { LawDesk } from './law-desk.ts';
import { LawTab } from './law-tab.tsx';
import type { LoadedVersion, Loading } from './loaded-version.ts';
import { Nothing } from './nothing.tsx';
import { noticeText } from './notice-text.ts';
import { type FormOutcome, outcomeOf } from './outcome.ts';
import { PayslipView } from './payslip-view.tsx';
import { PeriodFields } from './period-fields.tsx';
import { requestOf } from './request.ts';
import { TimeView } from './time-view.tsx';
import { ViewTabs } from './view-tabs.tsx';
import type { PageWords } from './words/page-words.ts';
import type { Written } from './written.ts';

interface CalculatorProps {
  readonly scheme: StudioScheme;
  /** null where no rules hold. */
  readonly loaded: Loading | null;
  /** The same version, as nobody has edited it. */
  readonly inForce: Loading;
  readonly edited: Edited | null;
  readonly desk: LawDesk | null;
  readonly onDesk: (desk: LawDesk) => void;
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
  const { scheme, loaded, inForce, edited, desk, shown, words, written, version, outcome, onChange } = props;
  const { view } = shown;
  if (loaded === null) {
    const [first, last] = [scheme.versions[0]?.validFrom ?? '', scheme.versions.at(-1)?.validUntil ?? ''];
    return <Nothing words={words} says={words.noRules(written.date(first), written.date(last))} />;
  }
  if (loaded === 'failed') return <Nothing words={words} says={words.failed} />;
  if (version === null || typeof inForce === 'string') return <p class="loading">{words.loading}</p>;
  const common = { version, shown, words, written, onChange };
  return (
    <div class="result">
      <ViewTabs words={words} shown={shown} onChange={onChange} />
      {edited !== null && desk !== null && view.kind !== 'law' && (
        <EditedSign edited={edited} desk={desk} words={words} />
      )}
      {view.kind === 'curve' && <CurveView key={version.path} {...common} />}
      {view.kind === 'compare' && <CompareView {...common} scheme={scheme} date={view.date} />}
      {view.kind === 'payslip' &&
        (outcome === null || outcome === 'unreadable' || outcome.kind === 'faulty' ? (
          <Nothing words={words} says={saidOf(outcome, words)} />
        ) : (
          <PayslipView {...common} outcome={outcome} label={scheme.label} />
        ))}
      {view.kind === 'time' && <TimeView {...common} scheme={scheme} />}
      {view.kind === 'law' && <LawTab {...props} version={version} inForce={inForce} />}
    </div>
  );
}

/** What is wrong with the form, where it is nothing of a field. */
function saidOf(outcome: ResultProps['outcome'], words: PageWords): string {
  const message =
    outcome === null || outcome === 'unreadable' || outcome.kind !== 'faulty' ? null : outcome.message;
  return message ?? words.mend;
}

interface SignProps {
  readonly edited: Edited;
  readonly desk: LawDesk;
  readonly words: PageWords;
}

/** Says beside a payslip that the law it is calculated by is an edited one, with the way back. */
function EditedSign({ edited, desk, words: { law } }: SignProps) {
  const isEdited = edited.version !== null;
  if (!isEdited && !edited.isBroken && edited.fault === null) return null;
  return (
    <div class="law-edited" role="note">
      {isEdited && <p>{law.editedNote}</p>}
      {edited.isBroken && <p>{law.broken}</p>}
      {edited.fault !== null && <p>{edited.fault}</p>}
      <button type="button" onClick={() => desk.discardAll()}>
        {law.restore}
      </button>
    </div>
  );
}
