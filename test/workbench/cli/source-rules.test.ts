import { readFileSync } from 'node:fs';
import { MAX_FILE_BYTES } from '../../../dsl/decode.ts';
import { rulesOfSource } from '../../../workbench/cli/source-rules.ts';
import { RULES } from './first-rules.ts';

const kindOf = (text: string) => rulesOfSource(Buffer.from(text), 'stored.pay').kind;

/** The first rules with one more formula. */
function withFormula(formula: string): string {
  return `${RULES}\nlet una_mas "Una más" = ${formula}\n`;
}

test('a stored source that nothing is wrong with', () => {
  const path = 'generated/rules/co/ordinario/2025-01-01.pay';
  expect(rulesOfSource(readFileSync(path), path)).toMatchObject({
    kind: 'rules',
    module: { manifest: { path } },
  });
});

test.each([
  [
    'is as large as a rule file may be',
    RULES + `# ${'x'.repeat(MAX_FILE_BYTES)}`.slice(0, MAX_FILE_BYTES - Buffer.byteLength(RULES)),
  ],
  ['nests as deeply as a formula may', withFormula(`${'('.repeat(59)}1${')'.repeat(59)}`)],
  ['has as many operators as a formula may', withFormula(Array(400).fill('1').join(' + '))],
])('one that %s is read again', (_what, text) => {
  expect(kindOf(text)).toBe('rules');
});

test.each([
  ['is no text', '\0'],
  ['is larger than any that was ever stored', `${RULES}# ${'x'.repeat(MAX_FILE_BYTES)}`],
  ['nests until the stack is full', withFormula(`${'('.repeat(100_000)}1${')'.repeat(100_000)}`)],
  ['is cut off', RULES.slice(0, RULES.indexOf('clamp('))],
  ['reads what nobody declares', withFormula('nadie * 2')],
])('one that %s is refused with a reason, and nothing is thrown', (_what, text) => {
  expect(rulesOfSource(Buffer.from(text), 'stored.pay')).toEqual({
    kind: 'refused',
    reason: expect.stringMatching(/\w+ \w+/),
  });
});
