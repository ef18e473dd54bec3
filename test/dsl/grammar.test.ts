import { PayParser } from '../../dsl/grammar/pay-parser.ts';
import { makeLexer } from '../../dsl/lexer/lexer.ts';
import { allTokens } from '../../dsl/lexer/tokens.ts';

test('the grammar has no two readings of one text, and no rule that calls itself first', () => {
  expect(() => new PayParser([...allTokens], false)).not.toThrow();
});

test('every token can be met, and the first character tells which may come', () => {
  expect(makeLexer(false).lexerDefinitionErrors).toEqual([]);
});
