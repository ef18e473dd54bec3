import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compile } from '../../compiler/compile.ts';
import { writtenIn } from '../../compiler/consolidation/law.ts';
import { manifestOf } from '../../compiler/manifest/manifest.ts';
import { parse } from '../../dsl/parse.ts';
import type { Source } from '../../dsl/text/source.ts';
import { RuleTexts } from '../../workbench/cli/rule-texts.ts';
import { SchemesBeside } from '../../workbench/cli/schemes-beside.ts';
import type { NotesOfCountries } from '../../workbench/docs/law-page.ts';
import { figuresPaths, isFiguresPath } from '../../workbench/figures/places.ts';
import type { WrittenRules } from '../../workbench/studio/rule-texts.ts';
import { workOutPayslips } from '../../workbench/testing/work-out-payslips.ts';
import { recordingTerminal } from '../workbench/cli/run-payroll.ts';

/** Every rule file under a folder, with the tests beside it. */
export function readRepositoryRules(folder: string): readonly WrittenRules[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.pay') && !path.endsWith('.test.pay') && !isFiguresPath(path))
    .sort()
    .map((path) => readRules(join(folder, path), `rules/${path}`));
}

/** The notes on the law of every country, by its code. */
export function readRepositoryNotes(folder: string): NotesOfCountries {
  const found = readdirSync(folder).filter((country) => existsSync(join(folder, country, 'law.md')));
  return new Map(
    found.map((country) => [country.toUpperCase(), readFileSync(join(folder, country, 'law.md'), 'utf8')]),
  );
}

const SCHEMES = new SchemesBeside(recordingTerminal({ cwd: import.meta.dirname }).terminal, new RuleTexts());

const texts = new Map<string, Source>();

function readAt(absolute: string, path: string): Source {
  const source = texts.get(absolute) ?? { path, text: readFileSync(absolute, 'utf8') };
  texts.set(absolute, source);
  return source;
}

/** The files of figures of the country of a rule file. */
function figuresOf(absolute: string, path: string): readonly Source[] {
  const folder = join(absolute, '../..');
  const paths = figuresPaths(folder, (each) => (existsSync(each) ? readdirSync(each) : []));
  return paths.map((each) => readAt(each, join(path, '../..', relative(folder, each))));
}

function readRules(absolute: string, path: string): WrittenRules {
  const written = readAt(absolute, path);
  const { source, file, ir, law } = compile(written, {
    dated: (date) => readAt(join(absolute, '..', `${date}.pay`), join(path, '..', `${date}.pay`)),
    figures: () => figuresOf(absolute, path),
  });
  const bytes = Buffer.from(source.text);
  if (ir === null) throw new Error(`${path} does not compile`);
  const beside = absolute.replace(/\.pay$/, '.test.pay');
  const testText = existsSync(beside) ? readFileSync(beside, 'utf8') : null;
  const tests = testText === null ? null : parse({ path: beside, text: testText }).file;
  const manifest = manifestOf(ir, { path, bytes });
  const paid =
    tests === null
      ? new Map()
      : workOutPayslips(beside, tests, SCHEMES.of({ absolute: beside, shown: beside })).paid;
  return {
    source,
    file,
    ir,
    manifest,
    tests,
    paid,
    written: law === null ? [written] : writtenIn(law),
    testText,
  };
}

/** A text as it stands in markup. */
export function escapedText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
