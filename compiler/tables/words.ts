import type { Name, TableRow } from '../../dsl/ast/ast.ts';
import type { Label } from '../../dsl/diagnostics/diagnostic.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { tables } from '../../dsl/diagnostics/tables.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import type { FileContext } from '../model/context.ts';
import type { TableHead } from './table-head.ts';

/** PAY407, 408 and 417: the rows of a `map` are the words of its choice, each once. */
export function checkWords(rows: readonly TableRow[], at: Name, head: TableHead, context: FileContext): void {
  const { report } = context;
  const seen = new Map<string, TableRow>();
  for (const row of rows) {
    if ('kind' in row.key) continue;
    const word = row.key.text;
    const twin = seen.get(word);
    if (twin !== undefined) {
      const labels = [{ span: twin.key.span, text: quantityPhrases.theFirstOne }];
      report.say(tables.duplicateRow, row.key.span, { table: head.name, row: `\`${word}\`` }, { labels });
    }
    seen.set(word, row);
    if (head.words === null || head.words.includes(word)) continue;
    const params = { table: head.name, word, words: head.words, suggestion: suggest(word, head.words) };
    report.say(tables.unknownWord, row.key.span, params);
  }
  const strange = [...seen.keys()].filter((word) => head.words !== null && !head.words.includes(word));
  const missing = (head.words ?? []).filter((word) => !seen.has(word));
  for (const word of missing) {
    if (strange.some((each) => suggest(each, missing) === word)) continue;
    report.say(
      tables.wordWithoutRow,
      at.span,
      { table: head.name, word },
      { labels: rowBefore(word, head, seen) },
    );
  }
}

/** The row behind which one is missing, as the choice orders its words. */
function rowBefore(
  word: string,
  { words }: TableHead,
  rows: ReadonlyMap<string, TableRow>,
): readonly Label[] {
  const before = (words ?? []).slice(0, (words ?? []).indexOf(word)).findLast((one) => rows.has(one));
  const row = before === undefined ? undefined : rows.get(before);
  return row === undefined ? [] : [{ span: row.key.span, text: quantityPhrases.theRowBefore }];
}
