import { useEffect, useState } from 'preact/hooks';
import { interpret } from '../runtime/interpreter/interpret.ts';
import type { Language } from '../workbench/docs/formula-language.ts';
import type {
  EditedLaw,
  EffectQuestion,
  LawAnswer,
  PopulationEffect,
  TestOutcome,
} from '../workbench/edited-law/messages.ts';
import type { LawDesk } from './law-desk.ts';
import type { LoadedVersion } from './loaded-version.ts';

/** What edits of a version have come to so far; the last law without a fault stays. */
export interface Edited {
  readonly path: string;
  /** null while the law is as it is in force. */
  readonly version: LoadedVersion | null;
  readonly inForce: EditedLaw['inForce'];
  readonly isBroken: boolean;
  readonly tests: TestOutcome | null;
  /** A fault of the page, not of the rules. */
  readonly fault: string | null;
}

const NOTHING = { version: null, inForce: null, isBroken: false, tests: null, fault: null };

/** Finds out what the edits on a desk come to for one version, whenever somebody pauses. */
export function useEdited(desk: LawDesk | null, path: string | null, language: Language): Edited | null {
  const [edited, setEdited] = useState<Edited | null>(null);
  const file = path === null ? undefined : desk?.written[path]?.[0];
  useEffect(() => {
    if (desk === null || path === null || file === undefined) return;
    const heard = (answer: LawAnswer): void =>
      setEdited((known) => after(known?.path === path ? known : { path, ...NOTHING }, answer, language));
    let asked: string | null = null;
    const ask = (): void => {
      const texts = desk.editedTexts;
      if (texts === asked) return;
      asked = texts;
      desk.ask({ path: file, language, page: `../${path}.html` }, heard);
    };
    ask();
    return desk.listen(ask);
  }, [desk, path, file, language]);
  return edited?.path === path ? edited : null;
}

function after(known: Edited, answer: LawAnswer, language: Language): Edited {
  switch (answer.kind) {
    case 'broken':
      return { ...known, isBroken: true, tests: null };
    case 'unchanged':
      return { path: known.path, ...NOTHING };
    case 'law':
      return {
        ...known,
        tests: null,
        version: versionOf(known.path, answer, language),
        inForce: answer.inForce,
        isBroken: false,
      };
    case 'tests':
      return { ...known, tests: answer };
    case 'failed':
      return { ...known, fault: answer.message };
  }
}

/** Edited rules are interpreted: the page makes no code of texts. */
function versionOf(path: string, { rules, facts, texts }: EditedLaw, language: Language): LoadedVersion {
  const module = interpret(rules.ir, rules.manifest);
  return { path, module, facts, texts: { language, of: texts }, edited: rules };
}

/** So long nobody edits before a population is compared, which takes seconds. */
const DELAY_MS = 600;

/** What an edit comes to over a population in a month; null while it is found out, and of a law in force. */
export function usePopulationEffect(edited: Edited | null, month: string): PopulationEffect | null {
  const [effect, setEffect] = useState<{ readonly of: object; readonly is: PopulationEffect } | null>(null);
  const after = edited?.version?.edited ?? null;
  const before = edited?.inForce ?? null;
  const path = edited?.path ?? '';
  useEffect(() => {
    if (after === null || before === null) return;
    let worker: Worker | null = null;
    const later = setTimeout(() => {
      worker = new Worker(new URL('effect.js', document.baseURI), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<PopulationEffect>) =>
        setEffect({ of: after, is: data }),
      );
      const inForce = new URL(`${path}.js`, document.baseURI).href;
      const question: EffectQuestion = { before, after, inForce, month };
      worker.postMessage(question);
    }, DELAY_MS);
    return () => {
      clearTimeout(later);
      worker?.terminate();
    };
  }, [after, before, path, month]);
  return effect !== null && effect.of === after ? effect.is : null;
}
