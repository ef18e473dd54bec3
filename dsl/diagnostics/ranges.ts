import { kind } from './diagnostic.ts';
import type { Said } from './phrases/phrase.ts';

/** 7xx: what can happen for some allowed input, found without running anything. */
export const ranges = {
  divisionByZero: kind<{ divisor: Said }>(
    'PAY701',
    'error',
    'possible division by zero',
    ({ divisor }) => `\`${divisor}\` can be zero`,
    () => 'bound it away from zero, or divide only behind `if … > 0`',
  ),
  constantCondition: kind<{ condition: Said; truth: boolean }>(
    'PAY702',
    'error',
    'condition never changes',
    ({ condition, truth }) =>
      `${condition} is ${truth ? 'true' : 'false'} here for every input and every date`,
    () => 'it decides nothing: check the figure and the direction of the comparison, or remove it',
  ),
  checkRefuted: kind<{ reason: Said; test: string | null; claim: string | null }>(
    'PAY704',
    'error',
    'check does not hold',
    ({ reason, claim }) => (claim === null ? `this check does not hold: ${reason}` : reason),
    ({ test, claim }) => {
      if (test === null) return 'correct the claim, or the formulas that it is about';
      const law =
        claim === null
          ? ''
          : `where the law takes it, name the line: \`${claim} allow LINE\`, or say why: \`${claim} convention "…"\`; `;
      return `${law}this shows it, ready for the test file:\n${test}`;
    },
  ),
  noCliff: kind<{ name: string; target: string }>(
    'PAY705',
    'error',
    'no such cliff',
    ({ name, target }) => `\`${target}\` never falls because of \`${name}\``,
    ({ name }) => `remove \`${name}\` from \`allow\``,
  ),
  lineCondition: kind<{ name: string; truth: boolean; dates: boolean }>(
    'PAY707',
    'error',
    'line that never changes',
    ({ name, truth, dates }) =>
      dates
        ? `\`${name}\` exists on no date of this file`
        : `the condition of \`${name}\` is ${truth ? 'true' : 'false'} for every input and every date`,
    ({ truth, dates }) => {
      if (dates) return 'compare `from` and `until` with the `valid` of the scheme';
      return truth
        ? 'check the figure and the direction of the comparison; if it is meant, remove `when`'
        : 'it can never apply: check the figure and the direction of the comparison, or remove it';
    },
  ),
  defaultOutside: kind<{ name: string; value: string; bounds: string }>(
    'PAY708',
    'error',
    'default outside the bounds',
    ({ name, value, bounds }) => `the default of \`${name}\` can be ${value}, outside ${bounds}`,
    () => 'the caller could not send this value; widen the bounds or change the default',
  ),
  warningImplied: kind<{ code: string; refusal: string }>(
    'PAY709',
    'error',
    'warning behind a refusal',
    ({ code, refusal }) => `\`${code}\` can never be seen: ${refusal} refuses the request first`,
    () => 'remove the warning, or the refusal',
  ),
  divisionByTable: kind<{ divisor: Said }>(
    'PAY710',
    'error',
    'division by a count or table value that may be zero',
    ({ divisor }) => `\`${divisor}\` is read from the period or from a table and can be zero`,
    () => 'guard it with `if`, or bound it',
  ),
  valueTooLong: kind<{ digits: number }>(
    'PAY711',
    'error',
    'value too long to compute',
    ({ digits }) => `the exact value of this formula can need more than ${digits} digits`,
    () => 'round a part of it under a name of its own: `let … rounded`',
  ),
  saidTwice: kind<{ what: Said; reason: Said }>(
    'PAY712',
    'warning',
    'said twice',
    ({ what, reason }) => `${what} ${reason}`,
    () => 'one of the two was meant to say something else, or is not needed',
  ),
} as const;
