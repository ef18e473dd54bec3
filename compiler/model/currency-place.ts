import type { PayFile } from '../../dsl/ast/ast.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { toldLabel } from '../../dsl/diagnostics/diagnostic.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { types } from '../../dsl/diagnostics/types.ts';

/** PAY308 with the line that says what the scheme pays in: the amount is as likely right. */
export function withCurrencyPlace(found: Diagnostic, { scheme }: PayFile): Diagnostic {
  const header = scheme?.headers.find(({ kind }) => kind === 'currency');
  if (found.code !== types.currency.code || header === undefined) return found;
  return {
    ...found,
    labels: [...found.labels, toldLabel({ span: header.span, text: rulePhrases.whatTheSchemePaysIn })],
  };
}
