import { kind } from './diagnostic.ts';
import type { Said } from './phrases/phrase.ts';

function near(suggestion: string | null, otherwise: string): string {
  return suggestion === null ? otherwise : `did you mean \`${suggestion}\`? ${otherwise}`;
}

/** 9xx: an amendment and the law that it amends. */
export const amendments = {
  parentMissing: kind<{ file: string }>(
    'PAY901',
    'error',
    'the amended law is missing',
    ({ file }) => `there is no ${file} beside this file`,
    () => '`amends` names the file of the same folder by its date, such as 2025-01-01',
  ),
  parentOfAnotherScheme: kind<{ scheme: string; other: string; file: string }>(
    'PAY902',
    'error',
    'the amended law is of another scheme',
    ({ scheme, other, file }) => `this file is ${scheme}, and ${file} is ${other}`,
    () => 'an amendment changes the law of its own scheme; mend the name',
  ),
  parentLater: kind<{ file: string; from: string; own: string }>(
    'PAY903',
    'error',
    'the amended law does not begin earlier',
    ({ file, from, own }) => `${file} is valid from ${from}, this file from ${own}`,
    () => 'an amendment begins after the law that it amends',
  ),
  circle: kind<{ path: readonly string[] }>(
    'PAY904',
    'error',
    'amendments run in a circle',
    ({ path }) => `these files amend each other: ${path.join(' → ')}`,
    () => 'one of them must be a whole law, without `amends`',
  ),
  parentBroken: kind<{ file: string; count: number }>(
    'PAY905',
    'error',
    'the amended law has errors',
    ({ file, count }) => `${file} has ${count === 1 ? 'an error' : `${count} errors`}`,
    () => 'mend that file first: `payroll check` on it says what is wrong',
  ),
  notKnown: kind<{ what: Said; name: string; suggestion: string | null; verb: 'restate' | 'repeal' }>(
    'PAY906',
    'error',
    'not in the amended law',
    ({ what, name, verb }) => `the amended law has no ${what} \`${name}\` to ${verb}`,
    ({ suggestion, verb }) =>
      near(
        suggestion,
        verb === 'restate' ? 'what is not known yet is declared with `new`' : 'check the name',
      ),
  ),
  known: kind<{ name: string }>(
    'PAY907',
    'error',
    'new, but known',
    ({ name }) => `the amended law has \`${name}\` already`,
    () => 'leave `new` out to restate it, or choose another name',
  ),
  repealedButRead: kind<{ name: string; places: readonly string[] }>(
    'PAY908',
    'error',
    'repealed, but still read',
    ({ name, places }) => `\`${name}\` is repealed, and still read at ${places.join(', ')}`,
    () => 'restate or repeal what reads it too',
  ),
  restatedOtherwise: kind<{ name: string; reason: Said; fix: Said }>(
    'PAY909',
    'error',
    'restated as something else',
    ({ name, reason }) => `\`${name}\` ${reason}`,
    ({ fix }) => fix,
  ),
  amendedTwice: kind<{ name: string }>(
    'PAY910',
    'error',
    'amended twice',
    ({ name }) => `this amendment changes \`${name}\` twice`,
    () => 'say in one statement what it is from now on',
  ),
  noPlace: kind<{ name: string; suggestion: string | null }>(
    'PAY911',
    'error',
    'place unknown',
    ({ name }) => `\`after\` names \`${name}\`, which the amended law does not have`,
    ({ suggestion }) => near(suggestion, 'name a declaration that stays'),
  ),
  notAnAmendment: kind<{ word: string }>(
    'PAY912',
    'error',
    'word of an amendment',
    ({ word }) => `only an amendment says \`${word}\``,
    () => 'a whole law just declares; an amendment has a line such as `amends 2025-01-01` under its scheme',
  ),
  dateLost: kind<{ name: string; date: string }>(
    'PAY913',
    'warning',
    'date lost',
    ({ name, date }) => `\`${name}\` was there \`${date}\`, and is stated here without that date`,
    () => 'say the date again; where it has none from now on, repeal the whole and declare it `new`',
  ),
  parentNotBefore: kind<{ file: string; until: string; own: string; next: string | null }>(
    'PAY914',
    'error',
    'the amended law is not the one before',
    ({ file, until, own, next }) =>
      next === null
        ? `${file} ends on ${until}, and this file begins only on ${own}`
        : `${file} ends on ${until}, and ${next} comes after it, before this file begins on ${own}`,
    ({ next }) =>
      next === null
        ? 'an amendment begins on the day after the law that it amends ends: write the file that is missing, or mend one of the two `valid` lines'
        : 'an amendment names the law that holds on the day before it begins, or figures of an older law are paid',
  ),
} as const;
