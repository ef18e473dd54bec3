import type { Expr, Mark } from '../../dsl/ast/ast.ts';
import { clauseOf } from '../model/clauses.ts';
import type { FileSymbol, SymbolOf } from './symbols.ts';

/** A line that a sum adds, with the part that does not bear the mark. */
export interface Member {
  readonly symbol: SymbolOf<'let' | 'perception' | 'deduction' | 'component'>;
  readonly except: Expr | null;
}

type Line = SymbolOf<'perception' | 'deduction' | 'component'>;

function isMember(symbol: FileSymbol): symbol is Line {
  return symbol.kind === 'perception' || symbol.kind === 'deduction' || symbol.kind === 'component';
}

/** The mark of a perception; null if it has none of that name. */
export function markOf(symbol: SymbolOf<'perception'>, mark: string): Mark | null {
  return clauseOf(symbol.decl.clauses, 'marks')?.marks.find((one) => one.name.text === mark) ?? null;
}

function bears(symbol: Line, mark: string): Member[] {
  if (symbol.kind !== 'perception') return [];
  const found = markOf(symbol, mark);
  return found === null || found.negated ? [] : [{ symbol, except: found.except }];
}

/**
 * The lines that `due(of)` adds: for each part of a block of deductions the step that it is taken from, else the line
 * itself.
 */
export function dueMembersOf(of: string, byName: ReadonlyMap<string, FileSymbol>): readonly Member[] | null {
  const block = byName.get(of);
  if (block?.kind !== 'deductions') return null;
  return block.decl.parts.flatMap((part): readonly Member[] => {
    const symbol = byName.get(clauseOf(part.clauses, 'due')?.name.text ?? part.name.text);
    return symbol?.kind === 'let' || symbol?.kind === 'deduction' ? [{ symbol, except: null }] : [];
  });
}

/** The lines that a call such as `sum(of)` or `due(of)` adds; null for any other call. */
export function calledMembers(
  callee: string | undefined,
  of: string,
  byName: ReadonlyMap<string, FileSymbol>,
): readonly Member[] | null {
  if (callee === 'due') return dueMembersOf(of, byName);
  return callee === 'sum' ? membersOf(of, byName) : null;
}

/** The lines that `sum(of)` adds, in the order of the file; null when `of` is nothing that can be summed. */
export function membersOf(of: string, byName: ReadonlyMap<string, FileSymbol>): readonly Member[] | null {
  const lines = [...byName.values()].filter(isMember);
  const all = (kind: FileSymbol['kind']): Member[] =>
    lines.filter((line) => line.kind === kind).map((symbol) => ({ symbol, except: null }));
  if (of === 'perceptions') return all('perception');
  if (of === 'deductions') return all('deduction');
  if (of === 'employer') return all('component');
  const symbol = byName.get(of);
  if (symbol?.kind === 'mark') return lines.flatMap((line) => bears(line, of));
  if (symbol?.kind === 'deductions') {
    const names = new Set(symbol.decl.parts.map(({ name }) => name.text));
    return all('deduction').filter((member) => names.has(member.symbol.name));
  }
  if (symbol?.kind !== 'employer') return null;
  return lines
    .filter((line) => line.kind === 'component' && line.employer === symbol.decl)
    .map((line) => ({ symbol: line, except: null }));
}
