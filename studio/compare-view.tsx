import { useId, useMemo } from 'preact/hooks';
import type { Calculation } from '../runtime/calculation.ts';
import { isDate } from '../runtime/module/dates.ts';
import type { ChangeSpec } from '../runtime/module.ts';
import type { NamedFigure, StudioScheme } from '../workbench/studio/studio-data.ts';
import type { Shown } from './address.ts';
import { Labelled } from './chooser.tsx';
import { DifferenceTable } from './difference-table.tsx';
import type { Traced } from './explain-line.ts';
import { tracedPayslip } from './explain-line.ts';
import { type LoadedVersion, type Loading, useVersion } from './loaded-version.ts';
import { outcomeOf } from './outcome.ts';
import { periodAround, versionOn } from './period-choice.ts';
import { requestOf } from './request.ts';
import type { PageWords } from './words/page-words.ts';
import type { Written } from './written.ts';

interface CompareProps {
  readonly scheme: StudioScheme;
  readonly version: LoadedVersion;
  readonly shown: Shown;
  /** The other date. */
  readonly date: string;
  readonly words: PageWords;
  readonly written: Written;
  readonly onChange: (shown: Shown) => void;
}

/** One of the two payslips, with all that it came of. */
interface Side {
  readonly version: LoadedVersion;
  readonly end: string;
  readonly payslip: Calculation;
  readonly traced: Traced;
}

/** The same form on two dates: what changes on the payslip, and why. */
export function CompareView({ scheme, version, shown, date, words, written, onChange }: CompareProps) {
  const id = useId();
  const period = periodAround(shown.period.type, date);
  const path = versionOn(scheme, period)?.path ?? null;
  const other = useVersion(path, words.language);
  const now = useMemo(() => sideOf(version, shown, written), [version.module, shown, written]);
  const then = useMemo(
    () => (typeof other === 'string' ? null : sideOf(other, { ...shown, period }, written)),
    [typeof other === 'string' ? null : other.module, shown, date, written],
  );
  const figures = [...figuresOf(other), ...figuresOf(version)];
  const sides = now === null || then === null ? null : inOrder(then, now);
  return (
    <section class="comparison" aria-label={words.views.compare}>
      <p class="about">{words.compare.about}</p>
      <div class="choosers">
        <Labelled label={words.compare.with} id={id}>
          <input
            id={id}
            name="other_date"
            type="date"
            value={date}
            min={scheme.versions[0]?.validFrom}
            max={scheme.versions.at(-1)?.validUntil}
            onInput={({ currentTarget }) => {
              const chosen = currentTarget.value;
              if (isDate(chosen)) onChange({ ...shown, view: { kind: 'compare', date: chosen } });
            }}
          />
        </Labelled>
      </div>
      {sides === null ? (
        <p class="nothing">{path === null ? words.noPayslip : words.mend}</p>
      ) : (
        <Differences sides={sides} figures={figures} words={words} written={written} />
      )}
    </section>
  );
}

/** The figures of a version, once they are loaded. */
function figuresOf(loaded: Loading): readonly NamedFigure[] {
  return typeof loaded === 'string' ? [] : (loaded.facts?.figures ?? []);
}

function sideOf(version: LoadedVersion, shown: Shown, written: Written): Side | null {
  const request = requestOf(shown, version.module.manifest);
  const outcome = outcomeOf(version.module, request);
  if (outcome.kind === 'faulty') return null;
  const traced = tracedPayslip(version.module, request, written);
  return traced === null ? null : { version, end: shown.period.end, payslip: outcome.payslip, traced };
}

/** The earlier one first. */
function inOrder(one: Side, other: Side): readonly [Side, Side] {
  return one.end <= other.end ? [one, other] : [other, one];
}

interface DifferencesProps {
  readonly sides: readonly [Side, Side];
  readonly figures: readonly NamedFigure[];
  readonly words: PageWords;
  readonly written: Written;
}

function Differences({ sides, figures, words, written }: DifferencesProps) {
  const [before, after] = sides;
  const laws = changesBetween(before, after);
  const changed = changedFigures(before.traced, after.traced, figures);
  return (
    <>
      <DifferenceTable
        before={before.payslip}
        after={after.payslip}
        heads={[written.date(before.end), written.date(after.end)]}
        words={words}
        written={written}
      />
      <h2 class="part-title">{words.compare.laws}</h2>
      {laws.length === 0 && <p>{words.compare.nothing}</p>}
      <ul lang={written.labels}>
        {laws.map(({ date, summary, law }) => (
          <li key={`${date} ${summary}`}>
            <span lang={words.language}>{written.date(date)}</span>: {summary}
            {law !== null && <small class="law"> {law}</small>}
          </li>
        ))}
      </ul>
      <h2 class="part-title">{words.compare.figures}</h2>
      {changed.length === 0 && <p>{words.compare.nothing}</p>}
      <ul lang={written.labels}>
        {changed.map(({ id, label, was, is, law }) => (
          <li key={id}>
            {label}: <b class="read-value">{words.compare.figureWas(was ?? '—', is ?? '—')}</b>
            {law !== null && <small class="law"> {law}</small>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the rule files say has changed after the one date and up to the other. */
function changesBetween(before: Side, after: Side): readonly ChangeSpec[] {
  const told = [before, after].flatMap(({ version }) => version.module.manifest.changes);
  const distinct = new Map(told.map((change) => [`${change.date} ${change.summary}`, change]));
  return [...distinct.values()]
    .filter(({ date }) => date > before.end && date <= after.end)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/** A figure of the law that two payslips read, and that is another in each; null where one does not read it. */
interface ChangedFigure {
  readonly id: string;
  readonly label: string;
  readonly law: string | null;
  readonly was: string | null;
  readonly is: string | null;
}

/** The figures that two calculations read with other values, in the order in which they are read. */
function changedFigures(
  before: Traced,
  after: Traced,
  figures: readonly NamedFigure[],
): readonly ChangedFigure[] {
  const known = new Map(figures.map((figure) => [figure.id, figure]));
  const [was, is] = [readsOf(before), readsOf(after)];
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((id) => {
    const figure = known.get(id);
    const [earlier = null, later = null] = [was.get(id), is.get(id)];
    if (figure === undefined || earlier === later) return [];
    const law = figure.rows.findLast(({ from }) => from <= after.call.referenceDate)?.law ?? figure.law;
    return [{ id, label: figure.label ?? id, law, was: earlier, is: later }];
  });
}

function readsOf({ steps }: Traced): ReadonlyMap<string, string> {
  return new Map(steps.flatMap(({ reads }) => reads.map(({ name, value }) => [name, value] as const)));
}
