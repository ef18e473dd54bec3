import { useEffect, useState } from 'preact/hooks';
import type { CurveAnswer, CurveQuestion } from './curve-question.ts';

/** So long nothing else is asked before a curve is followed: typing asks with every key. */
const DELAY_MS = 120;

/** The curve that is asked for; null while it is followed, and for no question. The same question is the same object. */
export function useCurve(question: CurveQuestion | null): CurveAnswer | null {
  const [answer, setAnswer] = useState<{ readonly to: CurveQuestion; readonly is: CurveAnswer } | null>(null);
  useEffect(() => {
    if (question === null) return;
    let worker: Worker | null = null;
    const later = setTimeout(() => {
      worker = new Worker(new URL('curves.js', document.baseURI), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<CurveAnswer>) =>
        setAnswer({ to: question, is: data }),
      );
      worker.addEventListener('error', () => setAnswer({ to: question, is: { kind: 'refused' } }));
      worker.postMessage(question);
    }, DELAY_MS);
    return () => {
      clearTimeout(later);
      worker?.terminate();
    };
  }, [question]);
  return answer !== null && answer.to === question ? answer.is : null;
}
