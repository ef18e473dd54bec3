import { useEffect, useMemo, useState } from 'preact/hooks';
import type { RuleModule } from '../runtime/module.ts';
import type { StudioPeriod, StudioScheme } from '../workbench/studio/studio-data.ts';
import { PAYSLIP } from './address.ts';
import type { CurveProps } from './curve-props.ts';
import { loadModule } from './load-version.ts';
import { useVersion } from './loaded-version.ts';
import { Nothing } from './nothing.tsx';
import { outcomeOf } from './outcome.ts';
import { PayslipView } from './payslip-view.tsx';
import { versionOn } from './period-choice.ts';
import { requestOf } from './request.ts';
import { TimeChart } from './time-chart.tsx';
import { type DatedNet, periodsOf, placeOf } from './time-line.ts';

interface TimeProps extends CurveProps {
  readonly scheme: StudioScheme;
}

type Modules = ReadonlyMap<string, RuleModule>;

/** The same person on all dates of a scheme: net pay over time, and the payslip of the date that is chosen. */
export function TimeView(props: TimeProps) {
  const { scheme, version, shown, words, written } = props;
  const modules = useModules(scheme);
  const periods = useMemo(() => periodsOf(scheme, shown.period), [scheme, shown.period]);
  const [chosen, setChosen] = useState<number | null>(null);
  const place = chosen ?? placeOf(periods, shown.period);
  const points = useMemo(
    () => (typeof modules === 'string' ? [] : periods.map((period) => netOn(period, modules, props))),
    [modules, periods, shown.values, version.module],
  );
  if (modules === 'failed') return <p class="nothing">{words.failed}</p>;
  if (modules === 'loading') return <p class="loading">{words.time.loading}</p>;
  const point = points[place];
  if (point === undefined) return <p class="nothing">{words.noPayslip}</p>;
  return (
    <section class="over-time" aria-label={words.views.time}>
      <p class="about">{words.time.about}</p>
      <TimeChart points={points} place={place} words={words} written={written} onPlace={setChosen} />
      <Chosen key={point.period.start} {...props} period={point.period} />
    </section>
  );
}

/** The modules of all versions; one alone is small. */
function useModules(scheme: StudioScheme): Modules | 'loading' | 'failed' {
  const [modules, setModules] = useState<Modules | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isWanted = true;
    setModules('loading');
    Promise.all(scheme.versions.map(async ({ path }) => [path, await loadModule(path)] as const)).then(
      (loaded) => isWanted && setModules(new Map(loaded)),
      () => isWanted && setModules('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [scheme]);
  return modules;
}

/** Net pay in a period; null where there is no payslip. */
function netOn(period: StudioPeriod, modules: Modules, { scheme, version, shown }: TimeProps): DatedNet {
  const path = versionOn(scheme, period)?.path ?? '';
  const module = path === version.path ? version.module : modules.get(path);
  if (module === undefined) return { period, net: null };
  const outcome = outcomeOf(module, requestOf({ ...shown, period }, module.manifest));
  return { period, net: outcome.kind === 'payslip' ? outcome.payslip.summary.net_salary : null };
}

/** The payslip of a date, with its reasons. */
function Chosen({ period, ...props }: TimeProps & { readonly period: StudioPeriod }) {
  const { scheme, version, shown, words, onChange } = props;
  const path = versionOn(scheme, period)?.path ?? null;
  const loaded = useVersion(path, words.language);
  if (path === null) return <Nothing words={words} says={words.time.none} />;
  if (typeof loaded === 'string') return <p class="loading">{words.loading}</p>;
  const of = path === version.path ? version : loaded;
  const dated = { ...shown, period };
  const outcome = outcomeOf(of.module, requestOf(dated, of.module.manifest));
  if (outcome.kind === 'faulty') return <Nothing words={words} says={words.time.none} />;
  return (
    <>
      <button type="button" onClick={() => onChange({ ...dated, view: PAYSLIP })}>
        {words.time.use}
      </button>
      <PayslipView {...props} version={of} shown={dated} outcome={outcome} label={scheme.label} />
    </>
  );
}
