import type { ReadingExpr, WindowName } from '../../dsl/ast/ast.ts';
import { schemeName } from '../../dsl/format/expression.ts';
import { ownValue } from '../../runtime/module/own-value.ts';
import { type Html, html, joined } from './html.ts';

const AGGREGATES: Readonly<Record<string, string>> = {
  sum: 'la suma de',
  max: 'el mayor valor de',
  average: 'el promedio de',
  last: 'el último valor de',
};

function windowWords({ word, count, unit }: WindowName): string {
  switch (word.text) {
    case 'month':
      return 'de lo que va del mes';
    case 'semester':
      return 'de lo que va del semestre';
    case 'year':
      return 'de lo que va del año';
    case 'last':
      return `de los ${count?.digits ?? ''} meses anteriores`;
    default:
      return unit?.text === 'year' ? 'del año anterior' : `de los ${count?.digits ?? ''} años anteriores`;
  }
}

/** What a history takes from earlier payslips, in words. */
export function readingWords({ aggregate, line, of, window, month }: ReadingExpr): Html {
  const schemes = joined(
    of.map((scheme) => html`<code translate="no">${schemeName(scheme)}</code>`),
    ', ',
  );
  const during = `${windowWords(window)}${month === null ? '' : `, mes ${month}`}`;
  if (line === null) return html`cuántos recibos hay ${during}, de ${schemes}`;
  const what = html`<em>${line.text.replaceAll('_', ' ')}</em>`;
  return html`${ownValue(AGGREGATES, aggregate.text) ?? ''} ${what} en los recibos ${during}, de ${schemes}`;
}
