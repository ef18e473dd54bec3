import { useMemo, useState } from 'preact/hooks';
import type { InputSpec } from '../runtime/module.ts';
import type { CurveJson, StretchJson } from '../workbench/curves/curve-json.ts';
import { useCurve } from './asked-curve.ts';
import { Chooser } from './chooser.tsx';
import { CurveChart } from './curve-chart.tsx';
import type { CurveProps } from './curve-props.ts';
import { type CurveAnswer, DRAWN } from './curve-question.ts';
import { givenAmount, movingAmounts, REACHES, reachOf } from './moving-input.ts';
import { NetSolver } from './net-solver.tsx';
import { requestOf } from './request.ts';
import type { PageWords } from './words/page-words.ts';
import type { Written } from './written.ts';

/** What if it were more or less: net pay and cost along one input, exactly, and the input that gives a net. */
export function CurveView(props: CurveProps) {
  const { version, shown, words, written, onChange } = props;
  const amounts = movingAmounts(version.module.manifest);
  const [chosen, setChosen] = useState<string | null>(null);
  const [times, setTimes] = useState<number>(REACHES[0]);
  const [net, setNet] = useState<string | null>(null);
  const given = givenAmount(version.module.manifest, shown.values);
  const input = amounts.find(({ wire }) => wire === chosen) ?? given;
  const question = useMemo(() => {
    if (input === undefined) return null;
    return {
      module: new URL(`${version.path}.js`, document.baseURI).href,
      edited: version.edited,
      request: requestOf(shown, version.module.manifest),
      by: input.wire,
      to: reachOf(shown.values[input.wire], times, input),
      net,
      language: words.language,
    };
  }, [version, shown, input, times, net]);
  const answer = useCurve(question);
  if (input === undefined || question === null) return <p class="nothing">{words.curve.refused}</p>;
  const use = (value: string): void =>
    onChange({ ...shown, values: { ...shown.values, [input.wire]: value } });
  return (
    <section class="what-if" aria-label={words.views.curve}>
      <p class="about">{words.curve.about}</p>
      <div class="choosers">
        <Chooser
          label={words.curve.by}
          value={input.wire}
          options={amounts.map(({ wire, label }) => ({ value: wire, label }))}
          onChoose={setChosen}
        />
        <Chooser
          label={words.curve.reach}
          value={String(times)}
          options={REACHES.map((one) => ({
            value: String(one),
            label: written.digits(reachOf(shown.values[input.wire], one, input)),
          }))}
          onChoose={(text) => setTimes(Number(text))}
        />
      </div>
      <Followed {...props} answer={answer} input={input} use={use} />
      <NetSolver words={words} written={written} answer={answer} net={net} onNet={setNet} onUse={use} />
    </section>
  );
}

interface FollowedProps extends CurveProps {
  readonly answer: CurveAnswer | null;
  readonly input: InputSpec;
  readonly use: (value: string) => void;
}

function Followed(props: FollowedProps) {
  const { answer } = props;
  const { words, written } = props;
  if (answer === null) return <p class="following">{words.curve.following}</p>;
  if (answer.kind !== 'curve') {
    return <p class="nothing">{answer.kind === 'refused' ? words.curve.refused : words.curve.tooMany}</p>;
  }
  return (
    <>
      <CurveChart {...props} svg={answer.svg} curve={answer.curve} />
      <Cliffs curve={answer.curve} words={words} written={written} />
      <Stretches curve={answer.curve} words={words} written={written} />
    </>
  );
}

interface ListProps {
  readonly curve: CurveJson;
  readonly words: PageWords;
  readonly written: Written;
}

/** Where the net pay jumps, by how much, and by which law. */
function Cliffs({ curve, words, written }: ListProps) {
  const found = (curve.curves.net_salary ?? []).flatMap((one) =>
    one.jump === null ? [] : [{ ...one, jump: one.jump }],
  );
  return (
    <>
      <h2 class="part-title">{words.curve.cliffs}</h2>
      {found.length === 0 && <p>{words.curve.noCliffs}</p>}
      <ul class="cliffs">
        {found.map((one) => (
          <li key={one.from}>
            {words.curve.at(written.amount(one.from))}: <b>{written.amount(one.jump)}</b>{' '}
            <Causes stretch={one} written={written} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Causes({ stretch, written }: { readonly stretch: StretchJson; readonly written: Written }) {
  return (
    <span lang={written.labels}>
      {stretch.causes.map(({ id, label, law }) => (
        <span key={id} class="cause">
          {label}
          {law !== null && <small class="law"> {law}</small>}
        </span>
      ))}
    </span>
  );
}

/** The same curve for those who do not see it. */
function Stretches({ curve, words, written }: ListProps) {
  const rows = curve.curves[DRAWN[0]] ?? [];
  return (
    <details>
      <summary>{words.curve.stretches}</summary>
      <table class="stretches">
        <thead>
          <tr>
            {words.curve.heads.map((head) => (
              <th key={head} scope="col" class="number">
                {head}
              </th>
            ))}
            <th scope="col">{words.curve.causes}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <tr key={one.from}>
              {[one.from, one.to, one.at_from, one.at_to].map((text, at) => (
                <td key={`${one.from} ${at}`} class="number">
                  {written.amount(text)}
                </td>
              ))}
              <td class="number">{one.rate === null ? words.curve.notStraight : written.rate(one.rate)}</td>
              <td>
                <Causes stretch={one} written={written} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
