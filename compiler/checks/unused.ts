import type { Decl } from '../../dsl/ast/ast.ts';
import type { Label } from '../../dsl/diagnostics/diagnostic.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { kindWord } from '../../dsl/diagnostics/phrases/kind-words.ts';
import type { Lowering } from '../lower/state.ts';
import { hasClause } from '../model/clauses.ts';
import { copiedFormulas } from '../names/copied-formulas.ts';
import type { FileSymbol } from '../names/symbols.ts';

/** Kinds that are there only to be read; lines, bases, totals and steps are answered by themselves. */
const READ_ONLY: ReadonlySet<FileSymbol['kind']> = new Set([
  'unit',
  'param',
  'input',
  'flag',
  'table',
  'calendar',
]);

function explains(symbol: FileSymbol): boolean {
  return symbol.kind !== 'component' && hasClause(symbol.decl.clauses, 'convention');
}

/** True for what an error points at already: a name defined twice is not also unread. */
function isAtFault(symbol: FileSymbol, l: Lowering): boolean {
  return l.report.diagnostics.some(({ span, labels }) =>
    [span, ...labels.map((label) => label.span)].some(({ start }) => start === symbol.span.start),
  );
}

function declOf(symbol: FileSymbol): readonly Decl[] {
  return symbol.kind === 'component' ? [] : [symbol.decl];
}

/**
 * PAY206: declarations that nothing reads. One that says why it stands there (`convention "…"`) is left
 * alone: a flag that the law knows and this scheme ignores, for example.
 */
export function checkUnused(l: Lowering): void {
  let labels: readonly Label[] | null = null;
  for (const symbol of l.symbols.byName.values()) {
    if (!READ_ONLY.has(symbol.kind) || l.used.has(symbol.name) || explains(symbol)) continue;
    if (isAtFault(symbol, l)) continue;
    labels ??= copiedFormulas([...l.symbols.byName.values()].flatMap(declOf));
    l.report.say(names.unused, symbol.span, { kind: kindWord(symbol.kind), name: symbol.name }, { labels });
  }
}
