/**
 * How long an author waits after a keystroke in the largest rule file, and in the newest of the most amendments of one law: from the
 * change sent to `payroll lsp` until its diagnostics arrive. Prints milliseconds.
 */
import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { clauseOf } from '../compiler/model/clauses.ts';
import { parse } from '../dsl/parse.ts';
import { ROOT } from '../test/architecture/source-files.ts';
import { Editor } from '../test/workbench/language-server/editor.ts';
import { type BenchResult, compared, publish } from './result.ts';

const WARM_UP = 60;
const MEASURED = 200;
const AIM_MS = 50;

/** Text that is typed letter by letter at an offset, then taken back. */
interface Place {
  readonly at: number;
  readonly text: string;
}

interface Typed {
  readonly file: string;
  readonly about: string;
  readonly places: readonly Place[];
}

const rules = globSync('rules/**/*.pay', { cwd: ROOT }).filter((path) => !path.endsWith('.test.pay'));
const largest = rules.toSorted((a, b) => statSync(ROOT + b).size - statSync(ROOT + a).size)[0] ?? '';
/** The newest amendment of the law with the most of them: all files of the scheme are put together for it. */
const newest =
  [...Map.groupBy(rules.toSorted(), dirname).values()].toSorted((a, b) => b.length - a.length)[0]?.at(-1) ??
  '';

/** Behind a comment, and behind the label, the formula or figure, the citation and the name of the first that has all. */
function placesIn(file: string): readonly Place[] {
  const text = readFileSync(ROOT + file, 'utf8');
  const { file: tree } = parse({ path: file, text });
  const simple = tree.decls.flatMap((decl) => {
    const law = decl.decl === 'simple' ? clauseOf(decl.clauses, 'law') : null;
    const [column] = decl.decl === 'simple' ? decl.columns : [];
    const label = column?.label ?? column?.name;
    if (decl.decl !== 'simple' || decl.value === null || law === null || column === undefined) return [];
    const ends = { name: column.name.span.end, label: (label?.span.end ?? 0) - 1 };
    return [{ ...ends, value: decl.value.span.end, law: law.text.span.end - 1 }];
  });
  const [first] = simple;
  if (first === undefined) throw new Error(`${file} has no declaration with a value and a citation`);
  return [
    { at: text.indexOf('# ') + 2, text: 'una nota' },
    { at: first.label, text: ' base' },
    { at: first.value, text: ' * 1' },
    { at: first.law, text: ' bis' },
    { at: first.name, text: '_x' },
  ];
}

function typedIn(file: string, about: string): Typed {
  return {
    file,
    about: `in a comment, a label, a formula, a citation and a name of ${about}`,
    places: placesIn(file),
  };
}

const SUBJECTS: readonly Typed[] = [
  typedIn(largest, 'the largest file'),
  typedIn(newest, 'the last amendment of the law that has the most'),
];

async function keystrokesIn({ file, places }: Typed): Promise<readonly number[]> {
  const editor = new Editor(ROOT);
  await editor.start();
  await editor.open(file);
  await editor.diagnostics(file);
  const times: number[] = [];
  const keystroke = async (start: number, end: number, text: string): Promise<void> => {
    const begun = performance.now();
    await editor.type(file, start, end, text);
    await editor.diagnostics(file);
    times.push(performance.now() - begun);
  };
  while (times.length < WARM_UP + MEASURED) {
    for (const { at, text } of places) {
      for (const [index, letter] of [...text].entries()) await keystroke(at + index, at + index, letter);
      for (let left = text.length; left > 0; left--) await keystroke(at + left - 1, at + left, '');
    }
  }
  await editor.stop();
  return times.slice(WARM_UP, WARM_UP + MEASURED);
}

async function resultOf(typed: Typed): Promise<BenchResult> {
  const { median, p95, slowest, quick } = summaryOf(await keystrokesIn(typed));
  return {
    title: `a keystroke in ${typed.file}`,
    about: `${MEASURED} keystrokes after ${WARM_UP} to warm up: ${typed.about}.`,
    unit: 'ms',
    spread: 'fastest–slowest keystroke',
    contenders: [{ name: 'until the diagnostics are there', median, low: quick, high: slowest }],
    ratios: [compared('95 of 100 keystrokes', null, p95, { atMost: AIM_MS })],
    notes: [],
  };
}

const results: BenchResult[] = [];
for (const typed of SUBJECTS) results.push(await resultOf(typed));
publish(results);

function summaryOf(measured: readonly number[]) {
  const sorted = measured.toSorted((a, b) => a - b);
  const share = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN;
  return { median: share(0.5), p95: share(0.95), slowest: share(1), quick: share(0) };
}
