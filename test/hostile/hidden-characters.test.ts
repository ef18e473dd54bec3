import { decode } from '../../dsl/decode.ts';
import { render } from '../../dsl/diagnostics/render.ts';
import { parse } from '../../dsl/parse.ts';
import { RULES } from '../workbench/cli/first-rules.ts';
import { folder, payroll } from '../workbench/cli/run-payroll.ts';

/** Each by its number: as it stands in this file it could not be seen. */
const HIDDEN: readonly number[] = [
  ...[0x01, 0x07, 0x08, 0x0b, 0x0c, 0x1b, 0x1f, 0x7f, 0x80, 0x85, 0x9b, 0x9f, 0xad],
  ...[0x34f, 0x61c, 0x115f, 0x180e, 0x200b, 0x200d, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202e],
  ...[0x2060, 0x2066, 0x2069, 0x2800, 0x3164, 0xfe0f, 0xfeff, 0xffa0, 0xe0001, 0xe0041, 0xe0101],
];

const PLACES: readonly (readonly [string, (character: string) => string])[] = [
  ['a label', (character) => RULES.replace('Mi primera', `Mi ${character}primera`)],
  ['a source', (character) => RULES.replace('art. 204"', `art. 204${character}"`)],
  ['a message', (character) => RULES.replace('es menor', `es ${character}menor`)],
  ['a comment', (character) => `${RULES}# salario ${character} mensual\n`],
  ['between two words', (character) => RULES.replace('currency ', `currency ${character}`)],
];

function codes(text: string): readonly string[] {
  return parse({ path: 'a.pay', text }).diagnostics.map(({ code }) => code);
}

test.each(PLACES)('a hidden character in %s is refused, once, at its place', (_, write) => {
  for (const number of HIDDEN) {
    const character = String.fromCodePoint(number);
    const text = write(character);
    const [found, ...more] = parse({ path: 'a.pay', text }).diagnostics;
    const shown = `U+${number.toString(16).toUpperCase().padStart(4, '0')}`;
    expect(found).toMatchObject({ code: 'PAY119', message: expect.stringContaining(shown) });
    expect(found?.span.start).toBe(text.indexOf(character));
    expect(more).toEqual([]);
  }
});

test('a carriage return alone is refused, one of a line end is not', () => {
  expect(codes(RULES.replaceAll('\n', '\r\n'))).toEqual([]);
  expect(codes(`${RULES}# una\r# dos\r\n`)).toEqual(['PAY119']);
  expect(codes(`${RULES}\r`)).toEqual(['PAY119']);
});

test.each(['Cyrillic а', 'Greek ο', 'wide Ａ', 'slanted 𝑎'])(
  'a letter that only looks Latin is refused in a comment: %s',
  (comment) => {
    expect(codes(`${RULES}# ${comment}\n`)).toEqual(['PAY124']);
  },
);

test('accents, other alphabets, tabs and a byte order mark at the start are no hidden characters', () => {
  expect(codes(`\uFEFF${RULES}\t# ñandú – “año” 13.º € µ 給与 😀\n`)).toEqual([]);
});

test('a file of hidden characters gives a short list', () => {
  expect(codes(`${RULES}# ${'\u200b'.repeat(200_000)}`).length).toBeLessThan(60);
});

test('no hidden character of a file or of a path reaches the terminal', async () => {
  const all = String.fromCodePoint(...HIDDEN);
  const path = `a\u001b[31m\u202eb.pay`;
  const bytes = Buffer.from(`${RULES.replace('ibc * 4%', 'ibcc * 4')}# ${all}\nlet ${all} = "${all}`);
  const { source, diagnostics } = decode(path, bytes);
  if (source === null) throw new Error('the bytes are a text');
  const found = [...diagnostics, ...parse(source).diagnostics];
  const printed = render(found, new Map([[path, source]]), { color: false });
  const cwd = folder({ [path]: bytes });
  const outputs = await Promise.all(
    [['check'], ['check', '--json'], ['fmt', '--check'], ['check', `x${all}`], [`c${all}`]].map((args) =>
      payroll([...args, ...(args[0] === 'check' && args.length > 1 ? [] : ['.'])], { cwd }),
    ),
  );
  const raw = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
  for (const text of [printed, ...outputs.flatMap(({ out, err }) => [out, err])]) {
    expect(raw.exec(text)).toBeNull();
  }
  expect(outputs.map(({ status }) => status)).not.toContain(70);
});
