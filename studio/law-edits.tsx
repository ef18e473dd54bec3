import { download, nameOf } from './download.ts';
import type { LawDesk } from './law-desk.ts';
import type { PageWords } from './words/page-words.ts';

/** Says that the law is an edited one, file by file, each with the way back. */
export function LawEdits({ desk, words }: { readonly desk: LawDesk; readonly words: PageWords }) {
  const { law } = words;
  const { changed } = desk.files;
  const count = changed.length + desk.orphans.length;
  if (count === 0) return null;
  return (
    <section class="law-edits" aria-labelledby="law-edits">
      <h2 class="law-edits-title" id="law-edits">
        {law.editedTitle}
      </h2>
      <p role="status">{desk.isKept ? law.kept : law.notKept}</p>
      <ul>
        {changed.map((file) => (
          <li key={file.path}>
            <span class="law-path">{file.path}</span>
            {file.isOutdated && <p class="law-outdated">{law.outdated}</p>}
            <button type="button" onClick={() => desk.discard(file)}>
              {law.discard(nameOf(file.path))}
            </button>
          </li>
        ))}
        {desk.orphans.map(({ path, text }) => (
          <li key={path}>
            <span class="law-path">{path}</span>
            <p class="law-outdated">{law.gone}</p>
            <button type="button" onClick={() => download(nameOf(path), text)}>
              {law.download(nameOf(path))}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => desk.discardAll()}>
        {law.restore}
      </button>
    </section>
  );
}
