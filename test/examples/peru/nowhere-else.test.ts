import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = new URL('../../..', import.meta.url).pathname;

/** The country, its currency, and what its law calls things. */
const ITS_NAMES =
  /(?<![\w.-])(?:Per[uú]|PEN|UIT|RMV|SUNAT|EsSalud|peruan[oa]s?|gratificacion_trunca|cts_trunca)(?!\w)/;

/** The table of all currencies names this one too; the example is here, and a recorded database is of no text. */
const MAY = /^(?:examples\/|test\/examples\/|compiler\/model\/currencies\.ts$|test\/stored\/)/;

test('no line of the product is about the country of the example', () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0');
  const texts = tracked.filter(
    (path) => /\.(?:ts|pay|md|yaml|json|txt|css|svg|py|sh)$/.test(path) && !MAY.test(path),
  );
  expect(texts.length).toBeGreaterThan(500);
  const about = texts.flatMap((path) =>
    readFileSync(join(ROOT, path), 'utf8')
      .split('\n')
      .flatMap((line, at) => (ITS_NAMES.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  );
  expect(about).toEqual([]);
});
