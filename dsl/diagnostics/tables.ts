import { declarationKind, kind } from './diagnostic.ts';
import type { Said } from './phrases/phrase.ts';

/** 4xx: tables, checked as the law prints them (before any scaling). Numbers are printed as written. */
export const tables = {
  gap: declarationKind<{ table: string; upper: string; lower: string }>(
    'PAY401',
    'error',
    'gap between rows',
    ({ table, upper, lower }) => `table \`${table}\`: no row holds what lies between ${upper} and ${lower}`,
    ({ upper }) => `a row begins where the row before ends: write \`(${upper} ..\`, or add the missing row`,
  ),
  overlap: declarationKind<{ table: string; upper: string; lower: string }>(
    'PAY402',
    'error',
    'rows overlap',
    ({ table, upper, lower }) =>
      upper === '*'
        ? `table \`${table}\`: the row before has no upper end, so this row can never apply`
        : `table \`${table}\`: this row begins at ${lower}, but the row before ends only at ${upper}`,
    ({ upper }) =>
      upper === '*'
        ? 'only the last row may end in `*`'
        : 'a row begins where the row before ends; one of the two numbers is mistyped',
  ),
  sharedEnd: declarationKind<{ table: string; end: string; closed: boolean }>(
    'PAY403',
    'error',
    'shared end belongs to both rows or to none',
    ({ table, end, closed }) =>
      closed
        ? `table \`${table}\`: exactly ${end} belongs to this row and to the row before`
        : `table \`${table}\`: exactly ${end} belongs neither to this row nor to the row before`,
    ({ end, closed }) =>
      closed
        ? `"up to ${end}" keeps it in the row before: \`.. ${end}]\` then \`(${end} ..\``
        : `give it to one of them: \`.. ${end}]\` then \`(${end} ..\`, or \`.. ${end})\` then \`[${end} ..\``,
  ),
  notAscending: declarationKind<{ table: string; lower: string; upper: string; reason: Said }>(
    'PAY404',
    'error',
    'rows not ascending',
    ({ table, reason }) => `table \`${table}\`: ${reason}`,
    () => 'rows go from the smallest to the largest base, and the lower end stands first',
  ),
  notCovered: kind<{ table: string; reason: Said; fix: Said }>(
    'PAY405',
    'error',
    'table does not cover its base',
    ({ table, reason }) => `table \`${table}\`: ${reason}`,
    ({ fix }) => fix,
  ),
  wrongJump: declarationKind<{
    table: string;
    at: string;
    written: string;
    computed: string;
    constant: string;
  }>(
    'PAY406',
    'error',
    'jump is wrong',
    ({ table, at, written, computed }) =>
      `table \`${table}\`: at ${at} the rows jump by ${computed}, but ${written} is written`,
    ({ computed, constant }) =>
      `with the jump as written the constant would be ${constant}; if the rates and constants are as the law prints them, write \`jump ${computed}\``,
  ),
  wordWithoutRow: kind<{ table: string; word: string }>(
    'PAY407',
    'error',
    'word without row',
    ({ table, word }) => `table \`${table}\` has no row for \`${word}\``,
    ({ word }) => `add the row of \`${word}\`; every word of the choice needs one`,
  ),
  duplicateRow: declarationKind<{ table: string; row: string }>(
    'PAY408',
    'error',
    'row written twice',
    ({ table, row }) => `table \`${table}\` has two rows for ${row}`,
    () => 'keep one of the two',
  ),
  rateRange: kind<{ table: string; row: string; rate: string }>(
    'PAY409',
    'warning',
    'rate outside 0 to 100 %',
    ({ table, row, rate }) => `table \`${table}\`: the rate of the row ${row} is ${rate}`,
    () => 'check the decimal point',
  ),
  form: declarationKind<{ table: string; reason: Said; fix: Said }>(
    'PAY410',
    'error',
    'does not fit the form of the table',
    ({ table, reason }) => `table \`${table}\`: ${reason}`,
    ({ fix }) => fix,
  ),
  gridStep: declarationKind<{ table: string; upper: string; lower: string; expected: string; grid: string }>(
    'PAY411',
    'error',
    'lower end is off the grid',
    ({ table, upper, lower, expected }) =>
      `table \`${table}\`: the row before ends at ${upper}, so this one begins at ${expected}, but ${lower} is written`,
    ({ grid }) =>
      `with \`grid ${grid}\` every lower end is the upper end before plus ${grid}; one of the two numbers is mistyped`,
  ),
  offGrid: kind<{ table: string; argument: string; grid: string; reason: Said }>(
    'PAY412',
    'error',
    'base not proven to lie on the grid',
    ({ table, reason }) => `table \`${table}\`: ${reason}`,
    ({ argument, grid }) =>
      `round first, so that nothing falls between two rows: give \`${argument}\` a name and \`round half_up to ${grid}\``,
  ),
  discontinuity: declarationKind<{
    table: string;
    at: string;
    jump: string;
    constant: string;
    allowed: string | null;
  }>(
    'PAY413',
    'error',
    'constants do not meet',
    ({ table, at, jump, allowed }) =>
      allowed === null
        ? `table \`${table}\`: at ${at} the rows jump by ${jump}`
        : `table \`${table}\`: at ${at} the rows jump by ${jump}, more than the ${allowed} that the table allows`,
    ({ jump, constant }) =>
      `the constant that meets the row before is ${constant}; if the law prints it otherwise, write \`jump ${jump}\` on this row`,
  ),
  looseWithin: kind<{ table: string; within: string; largest: string }>(
    'PAY414',
    'warning',
    '`within` wider than needed',
    ({ table, within, largest }) =>
      `table \`${table}\` allows jumps up to ${within}, but the largest is ${largest}`,
    ({ largest }) =>
      largest === '0'
        ? 'write `continuous`: a mistyped constant then cannot pass'
        : `write \`continuous within\` with the smallest amount that holds (the largest jump is ${largest}), so that a mistyped constant cannot pass`,
  ),
  aboveTop: kind<{ table: string; argument: string; top: string; high: string | null }>(
    'PAY415',
    'error',
    'base above the last row',
    ({ table, argument, top, high }) =>
      `table \`${table}\` ends at ${top}, but \`${argument}\` can be ${high === null ? 'any larger amount' : `up to ${high}`}`,
    ({ table, argument }) => `cap the base: \`min(${argument}, upper_limit(${table}))\``,
  ),
  scale: kind<{ table: string; low: string }>(
    'PAY416',
    'error',
    'scale may be zero or negative',
    ({ table, low }) => `table \`${table}\` is scaled by something that can be ${low}`,
    () => 'a scale is a count or a share above zero, for example `period.days` or `1 / 12`',
  ),
  unknownWord: declarationKind<{
    table: string;
    word: string;
    words: readonly string[];
    suggestion: string | null;
  }>(
    'PAY417',
    'error',
    'row of no word',
    ({ table, word, words }) => `table \`${table}\`: \`${word}\` is none of: ${words.join(', ')}`,
    ({ suggestion, words }) =>
      suggestion === null
        ? `rows are named after the words of the choice: ${words.join(', ')}`
        : `did you mean \`${suggestion}\`?`,
  ),
  sameBlock: kind<{ table: string; date: string; before: string }>(
    'PAY418',
    'warning',
    'nothing changes at this date',
    ({ table, date, before }) => `table \`${table}\`: the rows of ${date} are the same as those of ${before}`,
    () => 'remove the later ones, or enter the new figures of the law',
  ),
  negativeValue: kind<{ table: string; row: string; value: string | null }>(
    'PAY419',
    'error',
    'negative result possible',
    ({ table, row, value }) =>
      `table \`${table}\`: the row ${row} can give ${value === null ? 'less than zero' : value}`,
    () => 'a table gives nothing under zero; check the sign of the rate and of the constant',
  ),
  fallingRate: kind<{ table: string; rate: string; before: string; row: string }>(
    'PAY420',
    'warning',
    'rate falls',
    ({ table, rate, before, row }) => `table \`${table}\`: ${row} takes ${rate}, the row above it ${before}`,
    () =>
      'check the digits; if the law really falls here, say so with `convention "…"` on the row or the table',
  ),
  sameRow: kind<{ table: string; row: string; before: string }>(
    'PAY421',
    'warning',
    'row that changes nothing',
    ({ table, row, before }) => `table \`${table}\`: the row ${row} gives the same as ${before}`,
    () =>
      'copy the rate of the law, or join the two rows; where the law prints both, say so: `convention "…"`',
  ),
} as const;
