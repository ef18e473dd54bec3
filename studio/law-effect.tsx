import { useMemo } from 'preact/hooks';
import { payslipTerms } from '../workbench/payslip/payslip-terms.ts';
import { useCurve } from './asked-curve.ts';
import { DifferenceTable } from './difference-table.tsx';
import { type Edited, usePopulationEffect } from './edited-version.ts';
import type { LawProps } from './law-props.ts';
import { Markup } from './markup.tsx';
import { givenAmount, REACHES, reachOf } from './moving-input.ts';
import { outcomeOf } from './outcome.ts';
import { requestOf } from './request.ts';

/** What an edit does: to the payslip of the form, to a population, to the curve. */
export function LawEffect(props: LawProps) {
  const { words, edited } = props;
  return (
    <>
      <h2 class="part-title">{words.law.effect}</h2>
      {edited?.version == null ? (
        <p>{edited?.isBroken === true ? words.law.afterMending : words.law.unchanged}</p>
      ) : (
        <>
          <OnPayslip {...props} />
          <OnPopulation {...props} edited={edited} />
          <OnCurve {...props} />
        </>
      )}
    </>
  );
}

function OnPayslip({ version, inForce, shown, words, written }: LawProps) {
  const [before, after] = useMemo(
    () => [inForce, version].map(({ module }) => outcomeOf(module, requestOf(shown, module.manifest))),
    [inForce.module, version.module, shown],
  );
  return (
    <section class="law-payslip">
      <h3>{words.law.onPayslip}</h3>
      {before?.kind === 'payslip' && after?.kind === 'payslip' ? (
        <DifferenceTable
          before={before.payslip}
          after={after.payslip}
          heads={[words.law.inForce, words.law.edited]}
          words={words}
          written={written}
        />
      ) : (
        <p>{words.mend}</p>
      )}
    </section>
  );
}

function OnPopulation({ edited, shown, words, written, version }: LawProps & { readonly edited: Edited }) {
  const effect = usePopulationEffect(edited, shown.period.end.slice(0, 7));
  const terms = payslipTerms(version.module.manifest.country, words.language);
  return (
    <section class="law-population" aria-busy={effect === null}>
      <h3>{words.law.onPopulation}</h3>
      {effect === null ? (
        <p>{words.law.comparing}</p>
      ) : (
        <>
          <p>{words.law.populationAbout(effect.people)}</p>
          <dl class="read-off">
            <div>
              <dt>{words.law.changedPeople}</dt>
              <dd>{words.law.ofPeople(effect.changed, effect.calculated)}</dd>
            </div>
            <div>
              <dt>{terms.net}</dt>
              <dd>{written.amount(effect.net)}</dd>
            </div>
            <div>
              <dt>{terms.cost}</dt>
              <dd>{written.amount(effect.cost)}</dd>
            </div>
          </dl>
        </>
      )}
    </section>
  );
}

/** Net pay along the salary by both laws. */
function OnCurve({ version, shown, words }: LawProps) {
  const { manifest } = version.module;
  const input = givenAmount(manifest, shown.values);
  const question = useMemo(
    () =>
      input === undefined
        ? null
        : {
            module: new URL(`${version.path}.js`, document.baseURI).href,
            edited: version.edited,
            request: requestOf(shown, manifest),
            by: input.wire,
            to: reachOf(shown.values[input.wire], REACHES[0], input),
            net: null,
            language: words.language,
          },
    [version, shown, input],
  );
  const answer = useCurve(question);
  if (question === null) return null;
  return (
    <section class="law-curve">
      <h3>{words.law.onCurve}</h3>
      {answer === null && <p>{words.curve.following}</p>}
      {answer?.kind === 'curve' && (
        <div class="curve chart-frame">
          <Markup of={answer.svg} />
        </div>
      )}
      {answer?.kind === 'refused' && <p>{words.curve.refused}</p>}
      {answer?.kind === 'too many turns' && <p>{words.curve.tooMany}</p>}
    </section>
  );
}
