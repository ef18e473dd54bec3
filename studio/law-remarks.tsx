import { memoryUri } from '../workbench/language-server/memory-files.ts';
import type { LawDesk } from './law-desk.ts';
import type { PageWords } from './words/page-words.ts';

interface RemarksProps {
  readonly desk: LawDesk;
  /** The files of the version. */
  readonly written: readonly string[];
  readonly words: PageWords;
  readonly onGoTo: (path: string, at: number) => void;
}

/** Everything that the language server says of the files of a version; each leads to its place. */
export function Remarks({ desk, written, words, onGoTo }: RemarksProps) {
  const found = written.flatMap((path) => {
    const file = desk.files.at(memoryUri(path));
    if (file === null) return [];
    return (desk.remarks.get(file.uri) ?? []).map((remark) => ({ path, file, remark }));
  });
  return (
    <>
      <h2 class="part-title">{words.law.remarks}</h2>
      <p role="status">{words.law.remarkCount(found.length)}</p>
      <ul class="law-remarks">
        {found.map(({ path, file, remark }) => (
          <li
            key={`${path} ${remark.line} ${remark.column} ${remark.message}`}
            class={remark.isError ? 'error' : ''}
          >
            <button
              type="button"
              onClick={() => {
                const doc = file.view?.state.doc ?? file.doc;
                const line = doc.line(Math.min(doc.lines, remark.line + 1));
                onGoTo(path, Math.min(line.to, line.from + remark.column));
              }}
            >
              {words.law.place(path.slice(path.lastIndexOf('/') + 1), remark.line + 1)}
            </button>{' '}
            <span class="law-message">{remark.message}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
