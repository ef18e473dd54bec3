import { declarationKind, kind } from './diagnostic.ts';
import type { Said } from './phrases/phrase.ts';

/** 5xx: what a payslip must decide. */
export const payroll = {
  markUndecided: kind<{ perception: string; mark: string }>(
    'PAY501',
    'error',
    'mark undecided',
    ({ perception, mark }) => `\`${perception}\` does not say whether it is \`${mark}\``,
    ({ mark }) => `add \`${mark}\` or \`not ${mark}\` to its marks`,
  ),
  inNoBase: kind<{ perception: string }>(
    'PAY503',
    'warning',
    'perception in no base',
    ({ perception }) => `\`${perception}\` bears no mark, so it enters no base at all`,
    () => 'if the law really leaves it out of everything, say so with `convention "…"`',
  ),
  noRounding: kind<{ name: string; coin: string }>(
    'PAY504',
    'error',
    'no rounding',
    ({ name }) => `\`${name}\` is paid, but nothing says how it is rounded`,
    ({ coin }) => `add \`round half_up to ${coin}\` to the scheme or to the line`,
  ),
  tooFine: kind<{ name: string; quantum: string; currency: string; coin: string }>(
    'PAY505',
    'error',
    'rounding finer than the currency',
    ({ name, quantum, currency }) => `\`${name}\` is rounded to ${quantum}, but ${currency} has no such coin`,
    ({ coin, currency }) => `the smallest coin of ${currency} is ${coin}; round to ${coin} or coarser`,
  ),
  ownBase: kind<{ name: string; path: readonly string[] }>(
    'PAY506',
    'error',
    'deduction on a base that contains itself',
    ({ name, path }) => `\`${name}\` is computed from a base that already holds it: ${path.join(' → ')}`,
    () => 'take the base before this deduction',
  ),
  noLaw: kind<{ kind: Said; name: string }>(
    'PAY507',
    'error',
    'line without law',
    ({ kind: what, name }) => `the ${what} \`${name}\` does not name its legal source`,
    () => 'add `law "…"`, or `convention "…"` where the law leaves a choice',
  ),
  mayBeNegative: kind<{ name: string; currency: string }>(
    'PAY508',
    'error',
    'amount may be negative',
    ({ name }) => `\`${name}\` cannot be proven to stay at zero or above`,
    ({ currency }) =>
      `no line and no base is negative: write \`max(0 ${currency}, …)\` where the law floors it`,
  ),
  exceptTooLarge: kind<{ perception: string; mark: string; currency: string }>(
    'PAY509',
    'error',
    'exempt part not proven',
    ({ perception, mark }) =>
      `the part of \`${perception}\` that is not \`${mark}\` is not proven to lie between 0 and the amount`,
    ({ currency }) => `write \`min(amount, …)\`, and \`max(0 ${currency}, …)\` where it may fall under zero`,
  ),
  markUnused: kind<{ mark: string }>(
    'PAY510',
    'error',
    'mark never used',
    ({ mark }) => `nothing sums or uses the mark \`${mark}\``,
    ({ mark }) => `use \`sum(${mark})\`, map it with \`as taxable\` or \`as social_security\`, or remove it`,
  ),
  bracketMissing: kind<{ name: string; reason: Said; step: string | null }>(
    'PAY511',
    'error',
    'bracket not clear',
    ({ name, reason }) => `\`${name}\`: ${reason}`,
    ({ step }) =>
      step === null
        ? 'let one step apply one table, and name that step with `bracket`'
        : `add \`bracket ${step}\`: the step that applies the table`,
  ),
  totalFault: kind<{ name: string; reason: Said; fix: Said }>(
    'PAY512',
    'error',
    'total is not a sum of lines',
    ({ name, reason }) => `\`${name}\`: ${reason}`,
    ({ fix }) => fix,
  ),
  partFault: kind<{ name: string; reason: Said; fix: Said | null }>(
    'PAY513',
    'error',
    'part of a block',
    ({ name, reason }) => `\`${name}\` ${reason}`,
    ({ fix }) => fix ?? 'write `on BASE rate RATE` or `= AMOUNT`; both where the product is rounded in parts',
  ),
  roundedAlready: kind<{ name: string }>(
    'PAY514',
    'warning',
    'rounded already',
    ({ name }) => `\`${name}\` is rounded by the scheme already`,
    () => 'remove `rounded`',
  ),
  parameterWithoutLaw: kind<{ name: string }>(
    'PAY515',
    'error',
    'parameter without source',
    ({ name }) => `nothing says where \`${name}\` comes from`,
    () => 'add `law "…"`, or say how sure it is: `single_source`, `derived`, `convention`, `unconfirmed`',
  ),
  readWhenAbsent: kind<{ name: string; reader: string; reason: Said }>(
    'PAY516',
    'error',
    'line read where it does not exist',
    ({ name, reader, reason }) => `\`${reader}\` reads \`${name}\`, which exists only ${reason}`,
    () => 'give the reader the same dates or the same condition, or take it through a sum',
  ),
  requiredDefault: declarationKind<{ name: string }>(
    'PAY517',
    'error',
    'required, with a default',
    ({ name }) => `\`${name}\` must be sent, so its default is never taken`,
    () => 'keep one of the two: `required`, or the default',
  ),
  unboundedInput: kind<{ name: string; example: string }>(
    'PAY518',
    'error',
    'input without bounds',
    ({ name }) => `\`${name}\` may be anything, also less than zero, so no amount that reads it is proven`,
    ({ example }) => `say what may be sent: \`${example}\``,
  ),
  profileFault: kind<{ name: string; reason: Said }>(
    'PAY519',
    'error',
    'profile of marks',
    ({ name, reason }) => `\`${name}\` ${reason}`,
    ({ name }) => `write the marks of \`${name}\` out where one of them differs`,
  ),
  exchangedRoles: kind<{ mark: string; reason: Said }>(
    'PAY520',
    'warning',
    '`taxable` and `social_security` exchanged',
    ({ mark, reason }) => `\`${mark}\` ${reason}`,
    () =>
      'the answer tells of every perception whether it is taxed and whether it is contributed on: check the two `as`; where the law is so, say why on the mark: `convention "…"`',
  ),
  calendarDays: kind<{ name: string }>(
    'PAY521',
    'warning',
    'calendar days in a month of 30',
    ({ name }) => `\`${name}\` counts the days as given, and the scheme pays months of 30 days`,
    () =>
      'write `period.days`, which is 30 in every whole month; where the law counts calendar days, say so: `convention "…"`',
  ),
  wholeMonth: kind<{ name: string; other: string }>(
    'PAY522',
    'warning',
    'whole month paid for a part of it',
    ({ name, other }) =>
      `\`${name}\` is paid whole in a month that is not worked whole; \`${other}\` is paid by \`period.days\``,
    () => 'multiply by `period.days / 30`, or say why the month is paid whole: `convention "…"`',
  ),
  besidesThePoint: kind<{ code: string; name: string; how: 'field' | 'text' }>(
    'PAY523',
    'warning',
    'warning about something else',
    ({ code, name, how }) =>
      how === 'field'
        ? `\`${code}\` is said of \`${name}\`, which its condition does not read`
        : `\`${code}\` shows \`${name}\`, which its condition does not read`,
    () => 'name what the condition is about; where something else is meant, say why: `convention "…"`',
  ),
  historyFault: kind<{ name: string; reason: Said; fix: Said }>(
    'PAY524',
    'error',
    'history',
    ({ name, reason }) => `the history \`${name}\` ${reason}`,
    ({ fix }) => fix,
  ),
  historySource: kind<{ name: string; reason: Said; fix: Said }>(
    'PAY525',
    'error',
    'history of what is not there',
    ({ name, reason }) => `the history \`${name}\` ${reason}`,
    ({ fix }) => fix,
  ),
} as const;
