import { kind } from './diagnostic.ts';
import type { Said } from './phrases/phrase.ts';

function meaning(suggestion: string | null): string | null {
  return suggestion === null ? null : `did you mean \`${suggestion}\`?`;
}

/** 8xx: what is wrong with a test of the rules, or what a test found wrong with them. */
export const tests = {
  fails: kind<{ test: string; name: string; expected: Said; got: Said; step: Said | null }>(
    'PAY801',
    'error',
    'test fails',
    ({ test, name, expected, got }) => `"${test}": \`${name}\` is ${got}, and the test expects ${expected}`,
    ({ step }) => step,
  ),
  unknownName: kind<{ name: string; role: Said; suggestion: string | null }>(
    'PAY802',
    'error',
    'unknown name in a test',
    ({ name, role }) => `the rules have no ${role} called \`${name}\``,
    ({ suggestion }) => meaning(suggestion),
  ),
  valueDoesNotFit: kind<{ name: string; value: string; problem: Said; remedy: Said | null }>(
    'PAY803',
    'error',
    'value does not fit',
    ({ name, value, problem }) => `\`${name}\` cannot be ${value}: ${problem}`,
    ({ remedy }) => remedy,
  ),
  notExercised: kind<{ what: Said; why: Said }>(
    'PAY804',
    'warning',
    'no test reaches this',
    ({ what, why }) => `${what} ${why}`,
    () => 'add a test that does: what no test reaches can be wrong unseen',
  ),
  survivor: kind<{ change: string }>(
    'PAY805',
    'error',
    'mutant that no test notices',
    ({ change }) => `with this changed (${change}), every test still passes`,
    ({ change }) =>
      `add a test that notices it, or say in the test file why none can: # mutant "${change}": reason`,
  ),
  cellCount: kind<{ test: string; columns: number; left: number }>(
    'PAY806',
    'error',
    'case table with a wrong number of cells',
    ({ test, columns, left }) =>
      `"${test}": every row has ${columns} cells, and the last row has ${left === 0 ? 'none' : left}`,
    ({ columns }) => `write ${columns} cells for each row: first the given names, then the expected ones`,
  ),
  periodNotOffered: kind<{ type: string; offered: string }>(
    'PAY808',
    'error',
    'period type not offered by the scheme',
    ({ type, offered }) => `the scheme has no ${type} periods; it has ${offered}`,
    () => 'choose one of them, or add the type to the scheme line `periods`',
  ),
  noRules: kind<{ rules: string }>(
    'PAY810',
    'error',
    'test file without a rule file',
    ({ rules }) => `the tests belong to ${rules}, which is not there`,
    () => 'a test file stands beside its rule file and bears its name: F.pay and F.test.pay',
  ),
  expectsNothing: kind<{ test: string }>(
    'PAY811',
    'error',
    'test that expects nothing',
    ({ test }) => `"${test}" expects nothing, so it would pass whatever the rules say`,
    () => 'add a line such as `expect net_salary = 1_000`',
  ),
  periodCount: kind<{ test: string; count: number }>(
    'PAY812',
    'error',
    'test without one period',
    ({ test, count }) => `"${test}" names ${count === 0 ? 'no period' : `${count} periods`}; a test has one`,
    ({ count }) =>
      count === 0
        ? 'write `period monthly 2025-03-01 .. 2025-03-31` after the title'
        : 'keep one of them, and write another test for the other',
  ),
  impossiblePeriod: kind<{ problem: Said; remedy: Said | null }>(
    'PAY813',
    'error',
    'period that cannot be calculated',
    ({ problem }) => problem,
    ({ remedy }) => remedy,
  ),
  nameTwice: kind<{ name: string; clause: string }>(
    'PAY814',
    'error',
    'name twice in a test',
    ({ name, clause }) => `\`${name}\` stands twice under \`${clause}\``,
    () => 'keep one of the two',
  ),
  onlyTests: kind<{ found: string }>(
    'PAY815',
    'error',
    'only tests in a test file',
    ({ found }) => `${found} does not belong in a test file`,
    () => 'a test file holds `test` and `cases`; everything else stands in the rule file',
  ),
  titleTwice: kind<{ title: string }>(
    'PAY816',
    'error',
    'two tests of one name',
    ({ title }) => `two tests are called "${title}"`,
    () => 'say in each title what that test is about',
  ),
  unknownTest: kind<{ title: string; suggestion: string | null }>(
    'PAY817',
    'error',
    'test like one that is not there',
    ({ title }) => `no test of this file is called "${title}"`,
    ({ suggestion }) =>
      suggestion === null
        ? '`like` names the title of a `test` of the same file, not of a table of cases'
        : `did you mean "${suggestion}"?`,
  ),
  likeItself: kind<{ chain: readonly string[] }>(
    'PAY818',
    'error',
    'tests like each other in a circle',
    ({ chain }) => `in a circle: ${chain.map((title) => `"${title}"`).join(' is like ')}`,
    () => 'one of them has to say by itself what is given',
  ),
  beginsTwice: kind<{ test: string; with: string }>(
    'PAY819',
    'error',
    'test with two beginnings',
    ({ test, with: second }) => `"${test}" begins with one test and with ${second}`,
    () => 'keep one `like`, and write what is changed or added behind its `with`',
  ),
  notOfLine: kind<{ property: string; name: string; problem: Said }>(
    'PAY820',
    'error',
    'not a property of this line',
    ({ property, name, problem }) => `\`${property}(${name})\` cannot be expected: ${problem}`,
    () =>
      'expect `taxable(x)` and `imss_base(x)` of a perception, `tags(x)` of a perception or deduction, ' +
      '`bracket(x)` of a deduction with a bracket, `month(x)` in a test of a fortnight',
  ),
  staleExplanation: kind<{ change: string; noticed: boolean }>(
    'PAY821',
    'error',
    'explanation of a mutant that needs none',
    ({ change, noticed }) =>
      noticed ? `the tests notice the mutant "${change}"` : `there is no mutant "${change}"`,
    () => 'take the comment out: it would hide a mutant that comes to bear this name',
  ),
  untested: kind<{ file: string }>(
    'PAY822',
    'warning',
    'rules without a test',
    ({ file }) => `there is no ${file} beside these rules, so nobody has said what they pay`,
    () => 'write what you computed by hand, at least one payslip on each side of every limit',
  ),
  earlierRulesMissing: kind<{ scheme: string; date: string }>(
    'PAY823',
    'error',
    'earlier payslip without rules',
    ({ scheme, date }) => `${scheme} has no rules for a payslip that ends on ${date}`,
    () => 'name a scheme of this country and days on which its rules hold; rules with errors do not count',
  ),
  unknownEarlierTest: kind<{ title: string; scheme: string; suggestion: string | null }>(
    'PAY824',
    'error',
    'earlier payslip like a test that is not there',
    ({ title, scheme }) => `no test of ${scheme} is called "${title}"`,
    ({ suggestion }) =>
      suggestion === null
        ? '`like` behind `payslips` names the title of a `test` in a test file of that scheme'
        : `did you mean "${suggestion}"?`,
  ),
  earlierUnpaid: kind<{ end: string; problem: Said }>(
    'PAY825',
    'error',
    'earlier payslip that cannot be calculated',
    ({ end, problem }) => `the payslip that ends on ${end} cannot be calculated: ${problem}`,
    () => 'change its values behind `with`, or name another test or other days',
  ),
  payslipsUnread: kind<{ test: string; scheme: string }>(
    'PAY826',
    'warning',
    'earlier payslips that nothing reads',
    ({ test, scheme }) => `no history of these rules reads payslips of ${scheme}, which "${test}" names`,
    () => 'compare the scheme with the `history` that is meant, or leave the payslips out',
  ),
} as const;
