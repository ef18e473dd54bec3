import type { FileSymbol, Symbols } from '../../compiler/names/symbols.ts';
import type { ApplyDecl, PayFile, TableDecl } from '../../dsl/ast/ast.ts';
import type { Target } from './targets.ts';

/** A name that the compiler makes of one that is written: `base_irrf_13`, `parte_03`, `causas_multa`. */
export interface WrittenOutName {
  readonly name: string;
  /** The target from which the name is made. */
  readonly target: Target;
  /** The text before and behind that name in this one. */
  readonly before: string;
  readonly after: string;
}

/** The suffix that a use of a template puts behind its names. */
function suffixOf(use: ApplyDecl): string {
  for (const clause of use.clauses) if (clause.kind === 'as') return clause.name.text;
  return '';
}

function ofTemplates({ decls }: PayFile): readonly WrittenOutName[] {
  const uses = decls.filter((decl) => decl.decl === 'apply');
  return decls.flatMap((decl) => {
    if (decl.decl !== 'template') return [];
    const of = decl.name.text;
    const lines = decl.body.flatMap((inner) => (inner.decl === 'simple' ? inner.columns : []));
    const own = uses.filter(({ template }) => template.text === of);
    return own.flatMap((use) =>
      lines.map(({ name }) => {
        const target: Target = { space: 'inside', of, name: name.text };
        return { name: name.text + suffixOf(use), target, before: '', after: suffixOf(use) };
      }),
    );
  });
}

function madeAt(start: number, symbols: readonly FileSymbol[]): readonly string[] {
  return symbols.filter(({ span }) => span.start === start).map(({ name }) => name);
}

function ofColumns(table: TableDecl, symbols: readonly FileSymbol[]): readonly WrittenOutName[] {
  const of = table.name.text;
  return madeAt(table.name.span.start, symbols).flatMap((name): readonly WrittenOutName[] => {
    const column = name.slice(of.length + 1);
    const whole: Target = { space: 'file', name: of };
    const part: Target = { space: 'column', of, name: column };
    return [
      { name, target: whole, before: '', after: `_${column}` },
      { name, target: part, before: `${of}_`, after: '' },
    ];
  });
}

/** Every name of a law that stands in no text as it is, with what it is made of. */
export function writtenOutNames(file: PayFile, { byName }: Symbols): readonly WrittenOutName[] {
  const symbols = [...byName.values()];
  const others = file.decls.flatMap((decl) => {
    if (decl.decl === 'table') return decl.columns.length === 0 ? [] : ofColumns(decl, symbols);
    const families = decl.decl === 'simple' ? decl.columns.filter(({ family }) => family !== null) : [];
    return families.flatMap(({ name: { text, span } }) =>
      madeAt(span.start, symbols).map((name) => {
        const target: Target = { space: 'file', name: text };
        return { name, target, before: '', after: name.slice(text.length) };
      }),
    );
  });
  return [...ofTemplates(file), ...others];
}
