import type { ReadingExpr } from '../../dsl/ast/ast.ts';
import { schemeName } from '../../dsl/format/expression.ts';
import { ownValue } from '../../runtime/module/own-value.ts';
import type { FormulaLanguage } from './formula-language.ts';
import { type Html, html, joined } from './html.ts';

/** Says in words what a history takes from earlier payslips. */
export function readingWords(
  { aggregate, line, of, window, month, isOfAnyEmployer }: ReadingExpr,
  language: FormulaLanguage,
): Html {
  const schemes = joined(
    of.map((scheme) => html`<code translate="no">${schemeName(scheme)}</code>`),
    ', ',
  );
  const { word, count, unit } = window;
  const passed = language.window(word.text, count?.digits ?? '', unit?.text === 'year');
  const whose = isOfAnyEmployer ? language.anyEmployer : '';
  const during = `${passed}${whose}${month === null ? '' : language.monthOfWindow(String(month))}`;
  if (line === null) return language.countOf(during, schemes);
  const what = html`<em>${line.text.replaceAll('_', ' ')}</em>`;
  return language.readOf(
    html`${ownValue(language.aggregates, aggregate.text) ?? ''} ${what}`,
    during,
    schemes,
  );
}
