import { Report } from '../../compiler/model/context.ts';
import { collectSymbols, type FileSymbol, wireName } from '../../compiler/names/symbols.ts';
import { writeOut } from '../../compiler/names/write-out.ts';
import type { PayFile, SimpleDecl, TableDecl } from '../../dsl/ast/ast.ts';
import type { KnownNames } from './occurrences.ts';
import { type WrittenOutName, writtenOutNames } from './written-out-names.ts';

/** The names of a law, as far as it can be read. */
export interface RuleNames extends KnownNames {
  /** Families, which stand for their members. */
  readonly families: ReadonlyMap<string, SimpleDecl>;
  /** Tables of several columns, which stand for a table of each. */
  readonly tables: ReadonlyMap<string, TableDecl>;
  readonly writtenOut: readonly WrittenOutName[];
  /** The inputs and flags by their names on the wire. */
  readonly wires: ReadonlyMap<string, string>;
}

function wiresOf(symbols: Iterable<FileSymbol>): ReadonlyMap<string, string> {
  const wires = new Map<string, string>();
  for (const symbol of symbols)
    if (symbol.kind === 'input' || symbol.kind === 'flag') wires.set(wireName(symbol), symbol.name);
  return wires;
}

/** Gathers the names of a tree, whatever is wrong with it: the compiler reports that. */
export function ruleNames(file: PayFile, path: string): RuleNames {
  const unheard = new Report(path);
  const symbols = collectSymbols(writeOut(file, unheard).decls, unheard);
  const { decls } = file;
  const families = new Map(
    decls.flatMap((decl) =>
      decl.decl === 'simple'
        ? decl.columns.flatMap(({ name, family }) => (family === null ? [] : [[name.text, decl] as const]))
        : [],
    ),
  );
  const tables = new Map(
    decls.flatMap((decl) =>
      decl.decl === 'table' && decl.columns.length > 0 ? [[decl.name.text, decl] as const] : [],
    ),
  );
  return {
    symbols,
    templates: new Map(
      decls.flatMap((decl) => (decl.decl === 'template' ? [[decl.name.text, decl] as const] : [])),
    ),
    families,
    tables,
    wholes: new Set([...families.keys(), ...tables.keys()]),
    writtenOut: writtenOutNames(file, symbols),
    wires: wiresOf(symbols.byName.values()),
  };
}
