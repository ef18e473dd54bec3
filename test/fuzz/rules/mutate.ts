import { lex } from '../../../dsl/lexer/lexer.ts';
import type { Random } from '../../../workbench/population/random.ts';

/** A text of a rule file with something changed in it. */
type Mutation = (text: string, other: string, dice: Random) => string;

/** What an attacker would put into a text, a name or a formula. */
const HOSTILE = [
  ...[
    '\u2028',
    '\u2029',
    '\u0085',
    '\r',
    '\u001b[31m',
    '\u202e',
    '\u200b',
    '\0',
    '"',
    '`',
    "'",
    '\\',
    `$\{1}`,
    '*/',
  ],
  ...[
    '</script>',
    'constructor',
    '__proto__',
    '9'.repeat(400),
    'a'.repeat(5_000),
    '('.repeat(200),
    ' * '.repeat(50),
  ],
  ...[
    'globalThis.PWNED = 1;//',
    '\nglobalThis.PWNED = 1;\n',
    'process.exit(1)',
    'import("node:fs")',
    '= 1 / 0',
  ],
];

function spliced(text: string, at: number, length: number, piece: string): string {
  return text.slice(0, at) + piece + text.slice(at + length);
}

const byte: Mutation = (text, _, dice) => {
  const at = dice.below(text.length);
  return spliced(text, at, dice.below(3), String.fromCharCode(dice.below(256)));
};

const insertion: Mutation = (text, _, dice) =>
  spliced(text, dice.below(text.length), 0, dice.pick(HOSTILE, ''));

const line: Mutation = (text, other, dice) => {
  const [own, strange] = [text.split('\n'), other.split('\n')];
  const from = dice.pick([own, strange], own);
  const taken = dice.pick(from, '');
  return own.toSpliced(dice.below(own.length), dice.below(2), taken).join('\n');
};

function tokensOf(text: string) {
  return lex({ path: 'x.pay', text }).tokens;
}

const token: Mutation = (text, other, dice) => {
  const own = tokensOf(text);
  const place = own[dice.below(own.length)];
  const taken = dice.pick(tokensOf(dice.pick([text, other], text)), undefined);
  if (place === undefined || taken === undefined) return text;
  const length = dice.below(2) * place.image.length;
  return spliced(text, place.startOffset, length, ` ${taken.image} `);
};

/** A name for a name, a parameter for a parameter, a text for a text: what the grammar still reads. */
const sameKind: Mutation = (text, other, dice) => {
  const own = tokensOf(text);
  const place = own[dice.below(own.length)];
  if (place === undefined) return text;
  const alike = tokensOf(dice.pick([text, text, other], text)).filter(
    ({ tokenTypeIdx }) => tokenTypeIdx === place.tokenTypeIdx,
  );
  const image = place.image.startsWith('"')
    ? `"${dice.pick(HOSTILE, '').replaceAll('"', '')}"`
    : dice.pick(alike, place).image;
  return spliced(text, place.startOffset, place.image.length, image);
};

const MUTATIONS: readonly Mutation[] = [byte, insertion, line, token, sameKind, sameKind, sameKind];

/** The text with one or two things changed; `other` is a file that lines and words are taken from. */
export function mutated(text: string, other: string, dice: Random): string {
  let changed = text;
  for (let left = 1 + dice.below(2); left > 0; left -= 1) {
    changed = dice.pick(MUTATIONS, byte)(changed === '' ? ' ' : changed, other, dice);
  }
  return changed;
}
