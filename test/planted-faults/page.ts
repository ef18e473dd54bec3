import type { Harm } from './harm.ts';
import { FAULT_CLASSES, type Planted } from './plant.ts';

/** The least share that must be found, of mistakes that change pay, the wire or a warning, and of those in texts. */
const LEAST: Readonly<Record<'pay' | 'texts', number>> = { pay: 0.995, texts: 0.8 };
/** The least share that must be told within a line. */
const LEAST_NEAR = 0.95;

interface Page {
  readonly text: string;
  readonly summary: string;
  readonly isGoodEnough: boolean;
}

function count(all: readonly Planted[], is: (one: Planted) => boolean): number {
  return all.filter(is).length;
}

function found(all: readonly Planted[], harm: Harm): { readonly caught: number; readonly all: number } {
  const of = all.filter((one) => one.harm === harm);
  return { caught: count(of, ({ outcome }) => outcome !== 'passed'), all: of.length };
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}

/** How many of what was refused or warned of were told within a line of the mistake. */
function nearness(all: readonly Planted[]): { readonly near: number; readonly all: number } {
  const told = all.filter(({ outcome }) => outcome === 'refused' || outcome === 'warned');
  return { near: count(told, ({ distance }) => distance !== null && distance <= 1), all: told.length };
}

function row(name: string, all: readonly Planted[]): readonly string[] {
  const of = (outcome: Planted['outcome']) => `${count(all, (one) => one.outcome === outcome)}`;
  const passed = (harm: Harm) => `${count(all, (one) => one.outcome === 'passed' && one.harm === harm)}`;
  return [
    name,
    `${all.length}`,
    of('refused'),
    of('warned'),
    of('noticed by tests'),
    of('passed'),
    passed('pay'),
    passed('texts'),
    passed('nothing'),
  ];
}

const COUNTRY = /^.*rules\/[a-z]{2}(?=\/)/;

/** How the mistakes in the rules of each country came out. */
function countryRows(all: readonly Planted[]): readonly (readonly string[])[] {
  const countries = Map.groupBy(all, ({ what }) => COUNTRY.exec(what)?.[0] ?? '');
  return [...countries].map(([country, own]) => {
    const [pay, texts, near] = [found(own, 'pay'), found(own, 'texts'), nearness(own)];
    const shares = [
      percent(pay.caught, pay.all),
      percent(texts.caught, texts.all),
      percent(near.near, near.all),
    ];
    return [country, `${own.length}`, ...shares];
  });
}

/** `PAY625 (7)`: what is told further than a line away, the most frequent first. */
function farCodes(all: readonly Planted[]): string {
  const far = all.filter(
    ({ outcome, distance }) =>
      (outcome === 'refused' || outcome === 'warned') && (distance === null || distance > 1),
  );
  return [...Map.groupBy(far, ({ code }) => code)]
    .map(([code, own]) => ({ code, times: own.length }))
    .toSorted((a, b) => b.times - a.times)
    .map(({ code, times }) => `${code} (${times})`)
    .join(', ');
}

const COUNTRY_HEAD = ['rules', 'planted', 'pay, wire or warning found', 'texts found', 'told within a line'];

const HEAD = [
  'mistake',
  'planted',
  'refused',
  'warned of',
  'noticed by tests',
  'passed',
  'of these: pay, wire or warning',
  'texts only',
  'nothing',
];

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((one) => (one[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** data/planted-faults.md, and what of it is said in a line. */
export function pageOf(
  all: readonly Planted[],
  { ofEachClass, seed }: { readonly ofEachClass: number; readonly seed: number },
): Page {
  const [pay, texts, near] = [found(all, 'pay'), found(all, 'texts'), nearness(all)];
  const rows = FAULT_CLASSES.map(({ name }) =>
    row(
      name,
      all.filter(({ kind }) => kind === name),
    ),
  );
  const figures = [
    `of ${pay.all} that change pay, the wire or a warning ${percent(pay.caught, pay.all)} are found`,
    `of ${texts.all} that change texts only ${percent(texts.caught, texts.all)}`,
    `${percent(near.near, near.all)} of what is refused or warned of is told within a line of the mistake`,
  ];
  const summary = `planted faults: ${all.length}; ${figures.join('; ')}`;
  const text = `# Planted faults

Written by \`make mutants\`. Single mistakes of the kinds that people make are planted in the newest law of
every scheme, as a whole, and in every amendment, ${ofEachClass} of each kind in each (\`FAULTS\`, seed ${seed}, \`FAULTS_SEED\`), by the tree and the words of the language. Each
changed file goes through \`payroll check --strict\` with all rules of its country, and through its tests and those
of the files that amend it. What a mistake changes is decided by random payslips under the rules before and after.

${figures.map((line) => `- ${line.charAt(0).toUpperCase()}${line.slice(1)}.`).join('\n')}

${tableOf(COUNTRY_HEAD, countryRows(all))}

Told further than a line away: ${farCodes(all)}.

${tableOf(HEAD, [...rows, row('all', all)])}
`;
  const isFound = pay.caught >= LEAST.pay * pay.all && texts.caught >= LEAST.texts * texts.all;
  const isGoodEnough = isFound && near.near >= LEAST_NEAR * near.all;
  return { text, summary, isGoodEnough };
}
