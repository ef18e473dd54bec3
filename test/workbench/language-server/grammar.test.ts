import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import oniguruma from 'vscode-oniguruma';
import textmate from 'vscode-textmate';
import { lex, spanOf } from '../../../dsl/lexer/lexer.ts';
import { reservedWords } from '../../../dsl/lexer/reserved.ts';
import { ROOT } from '../../architecture/source-files.ts';

const GRAMMAR = join(ROOT, 'dsl/editor/syntaxes/pay.tmLanguage.json');

let grammar: textmate.IGrammar;
beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('vscode-oniguruma/release/onig.wasm');
  await oniguruma.loadWASM(readFileSync(wasm));
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: async () => textmate.parseRawGrammar(readFileSync(GRAMMAR, 'utf8'), GRAMMAR),
  });
  const loaded = await registry.loadGrammar('source.pay');
  if (loaded === null) throw new Error('the grammar was not read');
  grammar = loaded;
});

interface Scoped {
  readonly text: string;
  readonly start: number;
  readonly scope: string;
}

/** The pieces of a text with their innermost scopes. */
function scoped(text: string): readonly Scoped[] {
  let stack = textmate.INITIAL;
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, stack);
    stack = ruleStack;
    const found = tokens.map((token) => ({
      text: line.slice(token.startIndex, token.endIndex),
      start: start + token.startIndex,
      scope: token.scopes.at(-1) ?? '',
    }));
    start += line.length + 1;
    return found;
  });
}

function scopeOf(text: string, piece: string): string | undefined {
  return scoped(text).find((one) => one.text.trim() === piece)?.scope;
}

const FILES = ['rules/mx/ordinario/2026-01-01.pay', 'rules/co/ordinario/2026-01-01.test.pay'];
const ALL = globSync('rules/*/*/2*.pay', { cwd: ROOT }).filter((path) => !path.endsWith('.test.pay'));

test.each(FILES)('every token of %s has a scope of its kind', (path) => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const pieces = scoped(text);
  const at = (offset: number) => pieces.findLast(({ start }) => start <= offset)?.scope ?? '';
  const wrong: string[] = [];
  const { tokens, comments } = lex({ path, text });
  for (const { span } of comments)
    if (!at(span.start).startsWith('comment.')) wrong.push(`comment at ${span.start}`);
  for (const token of tokens) {
    const scope = at(spanOf(token).start);
    if (token.image.startsWith('"') && !scope.includes('string')) wrong.push(`${token.image}: ${scope}`);
    if (/^\d/.test(token.image) && !scope.startsWith('constant.numeric'))
      wrong.push(`${token.image}: ${scope}`);
    if (token.tokenType.name.startsWith('word_') && reservedWords.includes(token.image)) {
      if (!/^(?:keyword|support|constant|variable\.language)/.test(scope))
        wrong.push(`${token.image}: ${scope}`);
    }
    if (token.tokenType.name === 'Id' && scope.startsWith('keyword')) wrong.push(`${token.image}: ${scope}`);
  }
  expect(wrong).toEqual([]);
});

test('every rule file is read without a text or comment running over', () => {
  expect(ALL.length).toBeGreaterThan(20);
  for (const path of ALL) {
    const text = `${readFileSync(join(ROOT, path), 'utf8')}total behind = 1`;
    expect(scoped(text).find((one) => one.text === 'behind')?.scope).toBe('entity.name.variable.pay');
  }
});

test('every reserved word is coloured as a word of the language', () => {
  const plain = reservedWords.filter(
    (word) => !/keyword|constant|variable\.language/.test(scopeOf(`x ${word} y`, word) ?? ''),
  );
  expect(plain).toEqual([]);
});

test.each([
  ['perception sueldo "Sueldo" = x', 'perception', 'keyword.declaration.pay'],
  ['perception sueldo "Sueldo" = x', 'sueldo', 'entity.name.variable.pay'],
  ['let x = 12.5 UVT', '12.5', 'constant.numeric.pay'],
  ['let x = 12.5 UVT', 'UVT', 'keyword.other.unit.money.pay'],
  ['let x = 1_000.5%', '1_000.5', 'constant.numeric.rate.pay'],
  ['let x = 230h', '230', 'constant.numeric.hours.pay'],
  ['  valid 2025-01-01 .. 2025-12-31', '2025-12-31', 'constant.numeric.date.pay'],
  ['  valid 2025-01-01 .. 2025-12-31', 'valid', 'keyword.other.header.pay'],
  ['let x = period.days', 'days', 'variable.other.property.pay'],
  ['let x = min(a, b)', 'min', 'support.function.pay'],
  ['let x = tarifa(base_isr)', 'tarifa', 'entity.name.function.call.pay'],
  ['let rate_base = 1', 'rate_base', 'entity.name.variable.pay'],
  ['  "mire {base_isr} aquí"', 'base_isr', 'variable.other.placeholder.pay'],
  ['warn SUBSIDY_CLIFF on isr', 'SUBSIDY_CLIFF', 'constant.other.code.pay'],
  ['  retiro "Retiro"  rate 2%', 'retiro', 'entity.name.variable.part.pay'],
  ['deductions cuotas "IMSS" on sbc {', 'cuotas', 'entity.name.variable.pay'],
  ['profile extra = gravado', 'extra', 'entity.name.variable.pay'],
  ['  salud "Salud"  rate 4%  due causada "Causada"', 'due', 'keyword.other.clause.pay'],
  ['warn X on first of a, b', 'first', 'keyword.other.pay'],
  ['let due = 1', 'due', 'entity.name.variable.pay'],
  ['  law "LSS art. 168"', 'law', 'keyword.other.clause.pay'],
  ['  like   "un mes" with', 'like', 'keyword.other.expectation.pay'],
  ['  exactly expect', 'exactly', 'keyword.other.expectation.pay'],
  ['let x = 1 # una nota', '# una nota', 'comment.line.number-sign.pay'],
])('in `%s`, `%s` is %s', (text, piece, scope) => {
  expect(scopeOf(text, piece)).toBe(scope);
});
