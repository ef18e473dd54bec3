import { useId, useState } from 'preact/hooks';
import type { SolvedTexts } from '../runtime/curves/solved-texts.ts';
import type { CurveAnswer } from './curve-question.ts';
import { separatorsOf, typedDecimal } from './typed-number.ts';
import type { PageWords } from './words/page-words.ts';
import type { Written } from './written.ts';

interface SolverProps {
  readonly words: PageWords;
  readonly written: Written;
  readonly answer: CurveAnswer | null;
  /** The net that is asked for, as it is sent; null for none. */
  readonly net: string | null;
  readonly onNet: (net: string | null) => void;
  readonly onUse: (gross: string) => void;
}

/** Which gross gives a net: every one that does, or the nearest. */
export function NetSolver({ words, written, answer, net, onNet, onUse }: SolverProps) {
  const id = useId();
  const [fault, setFault] = useState<string | null>(null);
  const read = (typed: string): void => {
    const sent = typed.trim() === '' ? null : typedDecimal(typed, separatorsOf(written.locale));
    const isWrong = typed.trim() !== '' && sent === null;
    setFault(isWrong ? words.notNumber(written.digits('1234.5')) : null);
    onNet(sent);
  };
  const solved = answer?.kind === 'curve' ? answer.solved : null;
  return (
    <div class="solver">
      <h2 class="part-title">{words.curve.solve}</h2>
      <p class="about">{words.curve.solveAbout}</p>
      <div class="amount-control">
        <input
          id={id}
          name="net"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={words.curve.solve}
          aria-describedby={`${id}-answers`}
          aria-invalid={fault !== null}
          onInput={({ currentTarget }) => read(currentTarget.value)}
        />
        <span class="unit">{written.currency}</span>
      </div>
      <div id={`${id}-answers`} role="status">
        {fault !== null && <p class="fault">{fault}</p>}
        {net !== null && solved !== null && (
          <Answers solved={solved} words={words} written={written} onUse={onUse} />
        )}
      </div>
    </div>
  );
}

interface AnswersProps extends Pick<SolverProps, 'words' | 'written' | 'onUse'> {
  readonly solved: SolvedTexts;
}

function Answers({ solved, words, written, onUse }: AnswersProps) {
  const { solutions, below, above } = solved;
  const found = solutions.map(({ from, to }) => ({
    gross: from,
    says:
      from === to
        ? words.curve.gives(written.amount(from))
        : words.curve.givesBetween(written.amount(from), written.amount(to)),
  }));
  const near = [below, above].flatMap((one) =>
    one === null
      ? []
      : [{ gross: one.at, says: words.curve.nearest(written.amount(one.at), written.amount(one.gives)) }],
  );
  const shown = found.length > 0 ? found : near;
  return (
    <>
      {found.length === 0 && <p>{words.curve.none}</p>}
      <ul class="answers">
        {shown.map(({ gross, says }) => (
          <li key={gross}>
            {says}{' '}
            <button type="button" onClick={() => onUse(gross)}>
              {words.curve.use}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
