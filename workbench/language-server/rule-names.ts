import { Report } from '../../compiler/model/context.ts';
import { collectSymbols, type FileSymbol, type Symbols, wireName } from '../../compiler/names/symbols.ts';
import { writeOut } from '../../compiler/names/write-out.ts';
import type { ApplyDecl, PayFile, TemplateDecl } from '../../dsl/ast/ast.ts';
import { type Occurrence, occurrencesInRules } from './occurrences.ts';

/** The names of a rule file, as far as it can be read. */
export interface RuleNames {
  readonly symbols: Symbols;
  readonly templates: ReadonlyMap<string, TemplateDecl>;
  readonly uses: readonly ApplyDecl[];
  readonly occurrences: readonly Occurrence[];
  /** From names on the wire to the inputs and flags that bear them. */
  readonly wires: ReadonlyMap<string, string>;
}

/** The suffix that a use of a template puts behind its names. */
export function suffixOf(use: ApplyDecl): string {
  for (const clause of use.clauses) if (clause.kind === 'as') return clause.name.text;
  return '';
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
  const templates = new Map(
    file.decls.flatMap((decl) => (decl.decl === 'template' ? [[decl.name.text, decl] as const] : [])),
  );
  return {
    symbols,
    templates,
    uses: file.decls.filter((decl) => decl.decl === 'apply'),
    occurrences: occurrencesInRules(file, symbols, templates),
    wires: wiresOf(symbols.byName.values()),
  };
}
