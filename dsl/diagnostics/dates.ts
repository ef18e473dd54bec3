import { kind } from './diagnostic.ts';
import type { Said } from './phrases/phrase.ts';

/** 6xx: parameters, tables and files along the calendar. Dates are printed as the file writes them. */
export const dates = {
  outOfOrder: kind<{ name: string; date: string; before: string }>(
    'PAY602',
    'error',
    'dates out of order',
    ({ name, date, before }) =>
      date === before
        ? `\`${name}\` has two values for ${date}`
        : `\`${name}\`: ${date} stands after ${before}, but is earlier`,
    ({ date, before }) =>
      date === before
        ? 'keep one of the two, or correct the date'
        : 'write the earliest date first; if the order is meant, one of the two dates is mistyped',
  ),
  outsideValid: kind<{ name: string; date: string; until: string }>(
    'PAY603',
    'warning',
    'date outside the validity',
    ({ name, date, until }) =>
      `\`${name}\` takes a value on ${date}, but this file is valid only until ${until}`,
    () => 'nothing reads this row: move it to the file of its year, or extend `valid`',
  ),
  monthMissing: kind<{ name: string; missing: string; before: string; found: string }>(
    'PAY605',
    'error',
    'month missing',
    ({ name, missing, before, found }) =>
      `\`${name}\` has no row for ${missing}: ${before} is followed by ${found}`,
    ({ missing }) =>
      `add the row of ${missing}; a parameter that changes only now and then is \`by date\`, one that exists only in some months is \`sparse\``,
  ),
  endsEarly: kind<{ name: string; last: string; until: string }>(
    'PAY606',
    'error',
    'parameter ends before the validity',
    ({ name, last, until }) => `\`${name}\` ends with ${last}, but this file is valid until ${until}`,
    () =>
      'add the months that are missing, or say `carry_forward PARAM_CARRIED_FORWARD` to go on with the last one under a warning',
  ),
  growth: kind<{ name: string; at: string; expected: string; found: string; before: string; rate: string }>(
    'PAY607',
    'error',
    'parameter does not grow as stated',
    ({ name, at, expected, found, before, rate }) =>
      `\`${name}\` in the row of ${at} should be ${expected} (${before} plus ${rate}), but ${found} is written`,
    () =>
      'a digit is mistyped in this row, in the row above or in the rate; compare them with the official text',
  ),
  afterTooEarly: kind<{ name: string; after: string; last: string }>(
    'PAY608',
    'error',
    '`after` inside the known rows',
    ({ name, after, last }) => `\`${name}\` is carried forward after ${after}, but its last row is ${last}`,
    ({ last }) =>
      `the parameter is known up to its last row; write \`after ${last.slice(0, 7)}\` or a later month`,
  ),
  sparseCarried: kind<{ name: string }>(
    'PAY609',
    'error',
    '`sparse` parameter carried forward',
    ({ name }) => `\`${name}\` exists only in the months listed, so nothing can be carried into other months`,
    () => 'remove `sparse` or `carry_forward`',
  ),
  changesOfConstant: kind<{ name: string }>(
    'PAY610',
    'error',
    '`changes` of a constant',
    ({ name }) => `\`${name}\` has one value only, so it never changes`,
    ({ name }) => `remove the condition, or give \`${name}\` dated rows`,
  ),
  notCovered: kind<{ name: string; reader: string; from: string; until: string }>(
    'PAY611',
    'error',
    'parameter does not cover the date',
    ({ name, reader, from, until }) =>
      `\`${reader}\` reads \`${name}\`, which has no value from ${from} to ${until}`,
    ({ name, from }) =>
      `add the row of \`${name}\` that holds on ${from} (its own date may lie before \`valid\`), or let the line begin later with \`from\``,
  ),
  digits: kind<{ name: string; at: string; found: string; before: string }>(
    'PAY612',
    'warning',
    'tenfold change',
    ({ name, at, found, before }) =>
      `\`${name}\` goes from ${before} to ${found} with the row of ${at}: by a factor of ten or more`,
    () => 'check the decimal point; if the parameter is right, say why on its row: `convention "…"`',
  ),
  filesOverlap: kind<{ scheme: string; other: string; from: string; until: string }>(
    'PAY613',
    'error',
    'files of one scheme overlap',
    ({ scheme, other, from, until }) =>
      `two files hold ${scheme} from ${from} to ${until}: this one and ${other}`,
    () => 'end the `valid` of the earlier file on the day before the later one begins',
  ),
  filesHole: kind<{ scheme: string; other: string; from: string; until: string }>(
    'PAY614',
    'error',
    'hole between the files of a scheme',
    ({ scheme, other, from, until }) =>
      `no file holds ${scheme} from ${from} to ${until}: this one begins after ${other} has ended`,
    () => 'extend the `valid` of one of the two, or write the file that is missing',
  ),
  headerDate: kind<{ reason: Said; fix: Said }>(
    'PAY615',
    'error',
    'date of the scheme',
    ({ reason }) => reason,
    ({ fix }) => fix,
  ),
  notKnownThen: kind<{ name: string; from: string; until: string; known: Said; fix: Said }>(
    'PAY619',
    'error',
    'value not known on that date',
    ({ name, from, until, known }) =>
      `\`${name}\` is read here on dates such as ${from === until ? from : `${from} to ${until}`}; ${known}`,
    ({ fix }) => fix,
  ),
  rowsAndBy: kind<{ name: string; reason: Said; fix: Said }>(
    'PAY616',
    'error',
    'how the parameter is dated',
    ({ name, reason }) => `\`${name}\` ${reason}`,
    ({ fix }) => fix,
  ),
  longValidity: kind<{ months: number; until: string }>(
    'PAY617',
    'warning',
    'law of a far day',
    ({ months, until }) =>
      `the newest file of the scheme holds until ${until}, ${months} months after the last change it tells`,
    () => 'nobody knows the law of so far a day; end it with the year, and write the next file then',
  ),
  insideMonth: kind<{ what: 'begins' | 'ends'; date: string }>(
    'PAY630',
    'warning',
    'law that begins or ends inside a month',
    ({ what, date }) =>
      `the file ${what} on ${date}, inside a month: whoever is paid by months falls between two files`,
    () =>
      'begin with the first day of a month and end with the last; figures that change inside one are dated rows',
  ),
  misplaced: kind<{ what: Said; found: string; expected: string }>(
    'PAY618',
    'error',
    'file not at its place',
    ({ what, found, expected }) => `the ${what} is called \`${found}\`, and the law in it is \`${expected}\``,
    () =>
      'a rule file stands at rules/<country>/<scheme>/<first day>.pay; mend the name or what the file says',
  ),
  sameCitation: kind<{ name: string; was: string; is: string; other: string }>(
    'PAY621',
    'warning',
    'changed under the same citation',
    ({ name, was, is, other }) =>
      `\`${name}\` says \`${is}\` by the source by which ${other} says \`${was}\``,
    () => 'check the digits; if the law changed, name what changed it, here or in a `change` of the header',
  ),
  citationLost: kind<{ name: string; other: string }>(
    'PAY622',
    'warning',
    'citation lost',
    ({ name, other }) => `\`${name}\` names no source any more, as it does in ${other}`,
    () => 'keep the `law "…"`, or say what it rests on now',
  ),
  unlikelyFigure: kind<{
    name: string;
    was: string;
    is: string;
    from: string;
    moved: string;
    isExchange: boolean;
  }>(
    'PAY623',
    'warning',
    'figure that jumps, falls or has two digits exchanged',
    ({ name, was, is, from, moved, isExchange }) =>
      `\`${name}\` goes from ${was}, which held from ${from}, to ${is}: ${isExchange ? 'two digits are exchanged' : moved}`,
    () => 'check the digits; if the law moved it so, say why: `convention "…"`',
  ),
  schemesDisagree: kind<{ name: string; is: string; from: string; scheme: string; other: string }>(
    'PAY631',
    'warning',
    'schemes that disagree',
    ({ name, is, from, scheme, other }) =>
      `\`${name}\` is ${is} from ${from} on, and \`${scheme}\` says ${other}`,
    () => 'correct the one that is mistyped; if both are meant, say why: `convention "…"`',
  ),
  exchangedInTests: kind<{ name: string; is: string; from: string; other: string }>(
    'PAY632',
    'warning',
    'digits exchanged in the rules or in their tests',
    ({ name, is, from, other }) =>
      `\`${name}\` is ${is} from ${from} on, and the tests say ${other}: two digits are exchanged`,
    () => 'correct the one that is mistyped; if both are meant, say why: `convention "…"`',
  ),
  changeOfNothing: kind<{ date: string }>(
    'PAY625',
    'warning',
    'change without anything behind it',
    ({ date }) => `a change of ${date} is told, and nothing in the law begins, ends or changes on that day`,
    () =>
      'enter what changes then, or correct the date; of a change that moves nothing here say why: `convention "…"`',
  ),
  roleChanged: kind<{ name: string; was: string; is: string; other: string }>(
    'PAY626',
    'warning',
    '`as` that changed',
    ({ name, was, is, other }) => `\`${name}\` is \`${is}\` here and \`${was}\` in ${other}`,
    () => 'the answer means something else under the same name; if it is meant, say why: `convention "…"`',
  ),
  sameValue: kind<{ name: string; date: string; before: string }>(
    'PAY624',
    'warning',
    'row that changes nothing',
    ({ name, date, before }) => `\`${name}\`: the row of ${date} says the same as that of ${before}`,
    () => 'enter the new figure, remove the row, or name the law that left the figure as it was: `law "…"`',
  ),
  calendarFault: kind<{ name: string; reason: Said; fix: Said }>(
    'PAY628',
    'error',
    'calendar of working days',
    ({ name, reason }) => `\`${name}\` ${reason}`,
    ({ fix }) => fix,
  ),
  outsideCalendar: kind<{ name: string; from: string; until: string; known: Said }>(
    'PAY629',
    'error',
    'days that the calendar does not cover',
    ({ name, from, until, known }) =>
      `days are counted here on dates such as ${from} to ${until}; \`${name}\` covers ${known}`,
    ({ name }) => `add the holidays of these years to \`${name}\`, or bound the dates`,
  ),
} as const;
