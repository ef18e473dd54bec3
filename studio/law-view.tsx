import type { EditorView } from '@codemirror/view';
import { useEffect, useRef, useState } from 'preact/hooks';
import { memoryUri } from '../workbench/language-server/memory-files.ts';
import { Chooser } from './chooser.tsx';
import type { LawDesk } from './law-desk.ts';
import { deskOf } from './law-desks.ts';
import { LawDownloads } from './law-downloads.tsx';
import { LawEditor } from './law-editor.tsx';
import { LawEdits } from './law-edits.tsx';
import { LawEffect } from './law-effect.tsx';
import type { LawProps } from './law-props.ts';
import { Remarks } from './law-remarks.tsx';
import { LawTests } from './law-tests.tsx';
import { Markup } from './markup.tsx';
import type { PageWords } from './words/page-words.ts';

/** The rule file itself: edited, checked and tested as one types, with what that does to the payslip beside it. */
export function LawView(props: LawProps) {
  const { desk, shown, words, onDesk } = props;
  const [isFailed, setFailed] = useState(false);
  const country = shown.country.toLowerCase();
  const here = desk !== null && desk.country === country ? desk : null;
  useEffect(() => {
    if (here !== null) return;
    deskOf(country).then(onDesk, () => setFailed(true));
  }, [here, country]);
  if (isFailed) return <p class="nothing">{words.failed}</p>;
  if (here === null) return <p class="loading">{words.law.loading}</p>;
  return <Opened key={props.version.path} {...props} desk={here} />;
}

function Opened(props: LawProps & { readonly desk: LawDesk }) {
  const { desk, version, edited, words } = props;
  const written = desk.written[version.path] ?? [];
  const [path, setPath] = useState(written[0] ?? '');
  const [about, setAbout] = useState('');
  const [, redraw] = useState(0);
  const view = useRef<EditorView | null>(null);
  const goal = useRef<number | null>(null);
  useEffect(() => desk.speak(words.language), [desk, words.language]);
  useEffect(() => desk.listen(() => redraw((count) => count + 1)), [desk]);
  const file = desk.files.at(memoryUri(path));
  if (file === null) return <p class="nothing">{words.failed}</p>;
  const reveal = (at: number): void => {
    const editor = view.current;
    if (editor === null) return;
    const anchor = Math.min(at, editor.state.doc.length);
    editor.dispatch({ selection: { anchor }, scrollIntoView: true });
    editor.focus();
  };
  const goTo = (target: string, at: number): void => {
    if (target === path) reveal(at);
    else {
      goal.current = at;
      setPath(target);
    }
  };
  return (
    <section class="law-view" aria-label={words.views.law}>
      <p class="about">{words.law.about}</p>
      <LawEdits desk={desk} words={words} />
      <div class="choosers">
        <Chooser
          label={words.law.file}
          value={path}
          options={written.map((value) => ({ value, label: labelOf(desk, value, words) }))}
          onChoose={setPath}
        />
      </div>
      <p class="about law-keys">{words.law.keys}</p>
      <LawEditor
        desk={desk}
        file={file}
        words={words}
        onAbout={setAbout}
        onView={(made) => {
          view.current = made;
          if (made !== null && goal.current !== null) reveal(goal.current);
          if (made !== null) goal.current = null;
        }}
      />
      {about !== '' && (
        <section class="law-about" aria-label={words.law.atCursor} lang="en">
          <Markup of={about} />
        </section>
      )}
      <Remarks desk={desk} written={written} words={words} onGoTo={goTo} />
      {edited?.isBroken === true && (
        <p class="law-broken" role="status">
          {words.law.broken}
        </p>
      )}
      {edited?.fault != null && <p class="fault">{edited.fault}</p>}
      <LawEffect {...props} />
      <LawTests
        tests={edited?.tests ?? null}
        isBroken={edited?.isBroken ?? false}
        words={words}
        onGoTo={(at) => goTo(written.find((one) => one.endsWith('.test.pay')) ?? path, at)}
      />
      <LawDownloads {...props} />
    </section>
  );
}

/** A file that somebody has edited is named so. */
function labelOf(desk: LawDesk, path: string, { law }: PageWords): string {
  return desk.files.at(memoryUri(path))?.isChanged === true ? law.editedFile(path) : path;
}
