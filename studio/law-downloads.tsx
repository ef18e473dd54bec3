import { readyTest } from '../workbench/edited-law/ready-test.ts';
import type { LawDesk } from './law-desk.ts';
import type { LawProps } from './law-props.ts';
import { outcomeOf } from './outcome.ts';
import { requestOf } from './request.ts';

/** The files as edited, and a test that expects what the payslip shows. */
export function LawDownloads({
  desk,
  version,
  shown,
  words,
  written,
}: LawProps & { readonly desk: LawDesk }) {
  const { module } = version;
  const outcome = outcomeOf(module, requestOf(shown, module.manifest));
  const changed = desk.files.files.filter(({ isChanged }) => isChanged);
  return (
    <>
      <h2 class="part-title">{words.law.take}</h2>
      <div class="buttons">
        {changed.map(({ path, doc }) => (
          <button type="button" key={path} onClick={() => download(nameOf(path), doc.toString())}>
            {words.law.download(nameOf(path))}
          </button>
        ))}
        {outcome.kind === 'payslip' && (
          <button
            type="button"
            onClick={() => {
              const title = words.law.testTitle(written.date(shown.period.end));
              const test = readyTest(title, module, shown, outcome.payslip);
              download(`${shown.scheme}-${shown.period.end}.test.pay`, test);
            }}
          >
            {words.law.downloadTest}
          </button>
        )}
        {changed.length > 0 && (
          <button type="button" onClick={() => desk.files.restore()}>
            {words.law.restore}
          </button>
        )}
      </div>
    </>
  );
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Hands a text to the reader as a file, which no server sees. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
