import type { PayFile } from '../../dsl/ast/ast.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { types } from '../../dsl/diagnostics/types.ts';

/** PAY308 with the line that says what the scheme pays in: the amount is as likely right. */
export function withCurrencyPlace(found: Diagnostic, { scheme }: PayFile): Diagnostic {
  const header = scheme?.headers.find(({ kind }) => kind === 'currency');
  if (found.code !== types.currency.code || header === undefined) return found;
  return { ...found, labels: [...found.labels, { span: header.span, text: 'what the scheme pays in' }] };
}
