import type { TestOutcome } from '../workbench/edited-law/messages.ts';
import type { PageWords } from './words/page-words.ts';

interface TestsProps {
  readonly tests: TestOutcome | null;
  readonly isBroken: boolean;
  readonly words: PageWords;
  readonly onGoTo: (at: number) => void;
}

/** The tests of the rules, run with every pause. */
export function LawTests({ tests, isBroken, words, onGoTo }: TestsProps) {
  const { law } = words;
  return (
    <>
      <h2 class="part-title">{law.tests}</h2>
      <p role="status" class="law-tests">
        {saidOf(tests, isBroken, words)}
      </p>
      <ul class="law-remarks law-failed">
        {tests?.failed.map(({ title, message, at }) => (
          <li key={`${title} ${at}`} class="error">
            <button type="button" onClick={() => onGoTo(at)}>
              {title === '' ? law.testFile : title}
            </button>{' '}
            <span class="law-message">{message}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function saidOf(tests: TestOutcome | null, isBroken: boolean, { law }: PageWords): string {
  if (tests === null) return isBroken ? law.notTested : law.testing;
  return tests.areRead ? law.tested(tests.passed, tests.failed.length) : law.testsNotRead;
}
