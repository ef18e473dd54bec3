import { readyTest } from '../workbench/edited-law/ready-test.ts';
import { download, nameOf } from './download.ts';
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
  const { changed } = desk.files;
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
      </div>
    </>
  );
}
