/**
 * How long an author waits after a keystroke in the largest rule file, and in the last of its amendments: from the
 * change sent to `payroll lsp` until its diagnostics arrive. Prints milliseconds.
 */
import { globSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { ROOT } from '../test/architecture/source-files.ts';
import { Editor } from '../test/workbench/language-server/editor.ts';
import { type BenchResult, compared, publish } from './result.ts';

const WARM_UP = 60;
const MEASURED = 200;
const AIM_MS = 50;

interface Typed {
  readonly file: string;
  readonly about: string;
  /** Words typed letter by letter behind a text, then taken back. */
  readonly places: readonly { readonly after: string; readonly text: string }[];
}

const rules = globSync('rules/**/*.pay', { cwd: ROOT }).filter((path) => !path.endsWith('.test.pay'));
const largest = rules.toSorted((a, b) => statSync(ROOT + b).size - statSync(ROOT + a).size)[0] ?? '';
/** The newest amendment of the largest law: all files of the scheme are put together for it. */
const newest =
  rules
    .filter((path) => dirname(path) === dirname(largest))
    .toSorted()
    .at(-1) ?? '';

const SUBJECTS: readonly Typed[] = [
  {
    file: largest,
    about: 'in a comment, a label, a formula and a name of a law that others amend',
    places: [
      { after: '\n\n# ', text: 'una nota' },
      { after: 'perception sueldo "Sueldo', text: ' base' },
      { after: 'daily_salary * period.days', text: ' * 1' },
      { after: '\nlet uma_diaria', text: '_x' },
    ],
  },
  {
    file: newest,
    about: 'in a comment, a figure, a citation and a name of the last amendment of that law',
    places: [
      { after: '# ', text: 'una nota' },
      { after: 'param salario_minimo_general = 315', text: '55' },
      { after: 'law "CONASAMI 2026', text: ' bis' },
      { after: '\ndeduction isr', text: '_x' },
    ],
  },
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
    for (const { after, text } of places) {
      const found = editor.document(file).getText().indexOf(after);
      if (found === -1) throw new Error(`${file} does not hold ${after}`);
      const at = found + after.length;
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
