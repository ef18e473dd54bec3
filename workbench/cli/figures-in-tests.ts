import { atItsPlace } from '../../compiler/consolidation/law.ts';
import { dates } from '../../dsl/diagnostics/dates.ts';
import { type Diagnostic, diagnose } from '../../dsl/diagnostics/diagnostic.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { lex, spanOf } from '../../dsl/lexer/lexer.ts';
import { NumberToken } from '../../dsl/lexer/tokens.ts';
import type { Source } from '../../dsl/text/source.ts';
import { figuresIn, figuresOf, isExchangeOf, isExplained } from '../diff/figures.ts';
import type { LoadedRules } from './load-rules.ts';

/** A figure as it is compared: without separators, and without zeros at the end of its fraction. */
function plain(text: string): string {
  const digits = text.replaceAll('_', '').replace(/%$/, '');
  return digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
}

/** PAY632: units and parameters whose digits the tests beside them have, two neighbours exchanged. */
export function exchangedInTests(rules: LoadedRules | null, tests: Source | null): readonly Diagnostic[] {
  const { compiled, compilation } = rules ?? { compiled: null, compilation: null };
  if (compiled === null || compilation === null || tests === null) return [];
  const { ir, law } = compiled;
  const typed = new Map(
    lex(tests, 'any')
      .tokens.filter(({ tokenType }) => tokenType === NumberToken)
      .map((token) => [plain(token.image), token]),
  );
  const said = figuresOf({ path: law.source.path, scheme: ir.scheme, file: compilation.file });
  return said.flatMap((dated) => {
    const figure = figuresIn(dated.text)[0];
    const isOwn = dated.isParameter && dated.from >= ir.scheme.validFrom;
    if (figure === undefined || !isOwn || isExplained(dated)) return [];
    const own = plain(figure.text);
    if (typed.has(own)) return [];
    const [, other] = [...typed].find(([text]) => isExchangeOf(own, text)) ?? [];
    if (other === undefined) return [];
    const params = { name: dated.declared.name, is: figure.text, from: dated.from, other: other.image };
    const labels = [{ path: tests.path, span: spanOf(other), text: rulePhrases.theTestsSayThis }];
    return [
      atItsPlace(diagnose(law.source.path, dates.exchangedInTests, dated.span, params, { labels }), law),
    ];
  });
}
