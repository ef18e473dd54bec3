/**
 * How long an author waits after a keystroke in the largest rule file: from the change sent to `payroll lsp` until
 * its diagnostics arrive. Prints milliseconds.
 */
import { globSync, statSync } from 'node:fs';
import { ROOT } from '../test/architecture/source-files.ts';
import { Editor } from '../test/workbench/language-server/editor.ts';
import { compared, publish } from './result.ts';

const WARM_UP = 60;
const MEASURED = 200;
const AIM_MS = 50;

const files = globSync('rules/**/*.pay', { cwd: ROOT }).filter((path) => !path.endsWith('.test.pay'));
const largest = files.toSorted((a, b) => statSync(ROOT + b).size - statSync(ROOT + a).size)[0] ?? '';

/** Words typed letter by letter, then taken back: in a comment, in a label, in a formula, in a name that breaks. */
const PLACES = [
  { after: '\n\n# ', text: 'una nota' },
  { after: 'perception sueldo "Sueldo', text: ' base' },
  { after: 'daily_salary * period.days', text: ' * 1' },
  { after: '\nlet uma_diaria', text: '_x' },
];

const editor = new Editor(ROOT);
await editor.start();
await editor.open(largest);
await editor.diagnostics(largest);

const times: number[] = [];
async function keystroke(start: number, end: number, text: string): Promise<void> {
  const begun = performance.now();
  await editor.type(largest, start, end, text);
  await editor.diagnostics(largest);
  times.push(performance.now() - begun);
}

while (times.length < WARM_UP + MEASURED) {
  for (const { after, text } of PLACES) {
    const found = editor.document(largest).getText().indexOf(after);
    if (found === -1) throw new Error(`${largest} does not hold ${after}`);
    const at = found + after.length;
    for (const [index, letter] of [...text].entries()) await keystroke(at + index, at + index, letter);
    for (let left = text.length; left > 0; left--) await keystroke(at + left - 1, at + left, '');
  }
}
await editor.stop();

const { median, p95, slowest, quick } = summaryOf(times.slice(WARM_UP, WARM_UP + MEASURED));
publish([
  {
    title: `a keystroke in ${largest}`,
    about: `${MEASURED} keystrokes after ${WARM_UP} to warm up: in a comment, a label, a formula and a name.`,
    unit: 'ms',
    spread: 'fastest–slowest keystroke',
    contenders: [{ name: 'until the diagnostics are there', median, low: quick, high: slowest }],
    ratios: [compared('95 of 100 keystrokes', null, p95, { atMost: AIM_MS })],
    notes: [],
  },
]);

function summaryOf(measured: readonly number[]) {
  const sorted = measured.toSorted((a, b) => a - b);
  const share = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN;
  return { median: share(0.5), p95: share(0.95), slowest: share(1), quick: share(0) };
}
