import { declarationKind, kind } from './diagnostic.ts';
import type { Said } from './phrases/phrase.ts';

/** 2xx: what a name means, and names that mean nothing. */
export const names = {
  unknownName: declarationKind<{ name: string; suggestion: string | null }>(
    'PAY201',
    'error',
    'unknown name',
    ({ name }) => `nothing in this file is called \`${name}\``,
    ({ suggestion }) =>
      suggestion === null
        ? 'declare it, or check the spelling; every name must be defined once in this file'
        : `did you mean \`${suggestion}\`?`,
  ),
  duplicateName: declarationKind<{ name: string }>(
    'PAY202',
    'error',
    'name defined twice',
    ({ name }) => `\`${name}\` is defined twice`,
    () => 'a name is defined once in a file; rename one of the two',
  ),
  reservedWord: declarationKind<{ word: string }>(
    'PAY203',
    'error',
    'reserved word',
    ({ word }) => `\`${word}\` is a word of the language and cannot be a name`,
    ({ word }) => `choose another name, for example \`${word}_1\``,
  ),
  unknownMember: declarationKind<{
    kind: Said;
    name: string;
    suggestion: string | null;
    known: readonly string[];
  }>(
    'PAY204',
    'error',
    'unknown unit, mark or word',
    ({ kind: what, name }) => `there is no ${what} \`${name}\``,
    ({ suggestion, known }) => {
      if (suggestion !== null) return `did you mean \`${suggestion}\`?`;
      return known.length === 0
        ? 'declare it in this file, or check the spelling'
        : `known here: ${known.join(', ')}`;
    },
  ),
  cycle: kind<{ path: readonly string[] }>(
    'PAY205',
    'error',
    'formulas run in a circle',
    ({ path }) => `these formulas need each other: ${path.join(' → ')}`,
    () => 'break the circle: compute one of them from something that comes before it',
  ),
  unused: kind<{ kind: Said; name: string }>(
    'PAY206',
    'warning',
    'unused declaration',
    ({ kind: what, name }) => `nothing reads the ${what} \`${name}\``,
    () => 'use it, or remove it',
  ),
  wrongCase: declarationKind<{ name: string; expected: Said }>(
    'PAY207',
    'error',
    'wrong case',
    ({ name, expected }) => `\`${name}\` should be written in ${expected}`,
    () => 'CAPITALS are for money units and warning codes; every other name is in lower case',
  ),
  inputAndLine: kind<{ name: string }>(
    'PAY208',
    'error',
    'name of an input and of a line',
    ({ name }) => `\`${name}\` names what the caller sends and a line of the payslip`,
    ({ name }) => `give the input another name and keep the wire name: \`flag con_${name} as ${name}\``,
  ),
  applySuffix: kind<{ name: string; template: string }>(
    'PAY209',
    'error',
    'apply makes a name twice',
    ({ name, template }) => `this use of \`${template}\` makes \`${name}\`, which exists already`,
    () => 'give this use a suffix of its own: `apply … as _suffix`',
  ),
  templateFault: declarationKind<{ reason: Said; fix: Said }>(
    'PAY210',
    'error',
    'template',
    ({ reason }) => reason,
    ({ fix }) => fix,
  ),
  choiceTwice: declarationKind<{ word: string; kind: Said | null }>(
    'PAY211',
    'error',
    'word of two choices',
    ({ word, kind }) =>
      kind === null
        ? `\`${word}\` is a word of two different choices`
        : `\`${word}\` is a word of this choice and the name of ${kind}, which a formula would read instead`,
    () => 'rename one of the two, so that the word says by itself what is meant',
  ),
  /** `isShown`: whether the text shows values at all; a label or a law does not. */
  unknownInText: declarationKind<{ name: string; suggestion: string | null; isShown: boolean }>(
    'PAY212',
    'error',
    'unknown name in a text',
    ({ name, isShown }) =>
      isShown
        ? `the text shows {${name}}, but nothing in this file is called \`${name}\``
        : `only warnings and refusals show values: {${name}} would be printed as it stands`,
    ({ suggestion, isShown }) => {
      if (!isShown) return 'write it without braces; in a template they hold a parameter that is `text`';
      return suggestion === null
        ? 'between braces stands the name of an input, a parameter, a step or a line'
        : `did you mean {${suggestion}}?`;
    },
  ),
  notInList: declarationKind<{
    kind: Said;
    word: string;
    suggestion: string | null;
    known: readonly string[];
  }>(
    'PAY213',
    'error',
    'word not in the list',
    ({ kind: what, word }) => `\`${word}\` is no ${what}`,
    ({ suggestion, known }) =>
      suggestion === null ? `one of: ${known.join(', ')}` : `did you mean \`${suggestion}\`?`,
  ),
  headerMissing: kind<{ header: string; example: string }>(
    'PAY214',
    'error',
    'missing line of the scheme',
    ({ header }) => `the scheme does not say its \`${header}\``,
    ({ example }) => `add a line, for example: ${example}`,
  ),
  headerTwice: kind<{ header: string }>(
    'PAY215',
    'error',
    'line of the scheme given twice',
    ({ header }) => `the scheme says its \`${header}\` twice`,
    () => 'keep one of the two',
  ),
  noScheme: kind<{ found: Said }>(
    'PAY216',
    'error',
    'no scheme line',
    ({ found }) => `a rule file starts with its scheme, but this one starts with ${found}`,
    () => 'start with a line such as: scheme CO.ordinario "Contrato laboral ordinario"',
  ),
  testInRules: kind<{ title: string }>(
    'PAY217',
    'error',
    'test in a rule file',
    ({ title }) => `the test "${title}" stands in the rule file itself`,
    () => 'move it to the file of the same name that ends in .test.pay: a new test must not change the rules',
  ),
  tooDeep: kind<{ name: string; limit: number }>(
    'PAY218',
    'error',
    'formulas built on one another too deeply',
    ({ name, limit }) => `\`${name}\` is the end of a chain of more than ${limit} formulas`,
    () => 'nobody could follow such a chain; compute some of them together',
  ),
  sameLabel: kind<{ name: string; first: string; label: string }>(
    'PAY219',
    'warning',
    'two lines of one label',
    ({ name, first, label }) => `\`${name}\` and \`${first}\` are both called "${label}" on the payslip`,
    () => 'give them labels that whoever reads the payslip can tell apart',
  ),
  labelOfAnother: kind<{ name: string; first: string; label: string }>(
    'PAY220',
    'warning',
    'label of something else',
    ({ name, first, label }) =>
      `\`${name}\` and \`${first}\` are both called "${label}", and neither is computed from the other`,
    () => 'give each a label of its own; where one should be computed from the other, check its formula',
  ),
  sentAsSummary: kind<{ name: string; field: string }>(
    'PAY221',
    'warning',
    'input under a name of the summary',
    ({ name, field }) =>
      `\`${name}\` is sent as \`${field}\`, which is what the summary of the answer calls one of its fields`,
    () =>
      'send it under a name of its own: whoever reads request and answer must be able to tell the two apart',
  ),
  misspelt: kind<{ word: string; known: string }>(
    'PAY222',
    'warning',
    'misspelt word',
    ({ word, known }) =>
      `"${word}" stands nowhere else in the rules of the country, and is almost "${known}"`,
    ({ known }) =>
      `write "${known}" if that is meant; a word that a name or a comment uses too is taken as it stands`,
  ),
  nearMiss: declarationKind<{ kind: Said; word: string; known: string; where: Said }>(
    'PAY230',
    'error',
    'almost a known word',
    ({ kind: what, word, known, where }) => `the ${what} \`${word}\` is almost \`${known}\`, which ${where}`,
    ({ known }) =>
      `write \`${known}\` if that is meant; a word of your own differs from it by more than two letters`,
  ),
  fieldOfAnotherType: kind<{ name: string; expected: string; found: string }>(
    'PAY237',
    'error',
    'field of the contract as another type',
    ({ name, expected, found }) => `every caller sends \`${name}\` as \`${expected}\`, not as \`${found}\``,
    ({ name, expected }) =>
      `write \`${name} … : ${expected}\`, or give an input of your own a name that the contract does not have`,
  ),
  severityMissing: declarationKind<{ code: string }>(
    'PAY231',
    'error',
    'warning of your own without severity',
    ({ code }) => `\`${code}\` is a warning of your own and does not say how severe it is`,
    ({ code }) => `write \`warn ${code} severity warning\`, or \`severity info\` for what only informs`,
  ),
  eventScheme: declarationKind<{ reason: Said; fix: Said }>(
    'PAY233',
    'error',
    'scheme of events',
    ({ reason }) => reason,
    ({ fix }) => fix,
  ),
  currency: declarationKind<{ word: string; reason: Said; suggestion: string | null }>(
    'PAY232',
    'error',
    'currency that cannot be paid in',
    ({ word, reason }) => `\`${word}\` ${reason}`,
    ({ suggestion }) =>
      suggestion === null
        ? 'write the code of ISO 4217 of a currency with two digits after the point or none, for example COP'
        : `did you mean \`${suggestion}\`?`,
  ),
  familyFault: kind<{ reason: Said; fix: Said }>(
    'PAY235',
    'error',
    'family by month',
    ({ reason }) => reason,
    ({ fix }) => fix,
  ),
  splitMonth: kind<{ reason: Said; fix: Said }>(
    'PAY236',
    'error',
    'month that cannot be split so',
    ({ reason }) => reason,
    ({ fix }) => fix,
  ),
  partsOfMonth: declarationKind<{ type: string }>(
    'PAY234',
    'error',
    'parts of a month without a word about them',
    ({ type }) => `the scheme pays \`${type}\` periods and does not say how a part of a month is computed`,
    () =>
      'write `proration native` when every formula reads the days of the period itself, or `proration split_monthly` when the month is computed whole and split',
  ),
} as const;
