import type { Checked, Order } from './check-chunk.ts';

/** What was compared of one rule file. */
export interface FileTally {
  readonly path: string;
  payslips: number;
  computed: number;
  plain: number;
  thorough: number;
  warnings: number;
  rows: Checked['rows'];
  conditions: Checked['conditions'];
}

const NOTHING = { reached: 0, all: 0 };

/** Nothing compared yet. */
export function emptyTally(path: string): FileTally {
  return {
    path,
    payslips: 0,
    computed: 0,
    plain: 0,
    thorough: 0,
    warnings: 0,
    rows: NOTHING,
    conditions: NOTHING,
  };
}

/** Adds what a thread has compared; what was reached is that of the thread that reached most. */
export function addChecked(tally: FileTally, checked: Checked): void {
  tally.payslips += checked.payslips;
  tally.computed += checked.computed;
  tally.plain += checked.plain;
  tally.thorough += checked.thorough;
  tally.warnings += checked.warnings;
  if (checked.rows.reached >= tally.rows.reached) tally.rows = checked.rows;
  if (checked.conditions.reached >= tally.conditions.reached) tally.conditions = checked.conditions;
}

function share(part: number, all: number): string {
  return all === 0 ? '-' : `${((100 * part) / all).toFixed(1)}%`;
}

function cells(tally: FileTally): readonly string[] {
  const { path, payslips, computed, plain, thorough, warnings, rows, conditions } = tally;
  return [
    path.replace(/^rules\//, '').replace(/\.pay$/, ''),
    payslips.toLocaleString('en'),
    share(computed, payslips),
    share(plain, computed),
    share(warnings, computed),
    thorough.toLocaleString('en'),
    `${rows.reached}/${rows.all}`,
    `${conditions.reached}/${conditions.all}`,
  ];
}

const HEADINGS = [
  'rules',
  'payslips',
  'computed',
  'of these plain',
  'with warnings',
  'whole trace',
  'table rows',
  'conditions',
];

/** One line for each rule file: what was compared, and how much of the file took part. */
export function tableOf(tallies: readonly FileTally[]): string {
  const rows = [HEADINGS, ...tallies.map(cells)];
  const widths = HEADINGS.map((_, place) => Math.max(...rows.map((row) => row[place]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, place) =>
        place === 0 ? cell.padEnd(widths[place] ?? 0) : cell.padStart(widths[place] ?? 0),
      )
      .join('  ');
  return rows.map(line).join('\n');
}

function jsonOf(value: unknown): string {
  const readable = (_: string, inner: unknown): unknown => {
    if (typeof inner === 'bigint') return inner.toString();
    if (typeof inner !== 'object' || inner === null || !('n' in inner && 'd' in inner)) return inner;
    return `${String(inner.n)}/${String(inner.d)}`;
  };
  return JSON.stringify(value, readable) ?? 'undefined';
}

/** The payslip on which the two part, and how to come by it again. */
export function differenceText(order: Order, found: NonNullable<Checked['found']>): string {
  const { call, difference } = found;
  return [
    `${order.path}: emitted code and interpreter differ at ${difference.place}`,
    `  interpreter  ${jsonOf(difference.expected)}`,
    `  emitted      ${jsonOf(difference.actual)}`,
    `  call         ${jsonOf(call)}`,
    `  again        DIFFERENTIAL_SEED=${order.seed} DIFFERENTIAL_FILES=${order.path}, in chunk ${order.chunk}`,
  ].join('\n');
}
