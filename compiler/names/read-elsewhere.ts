import type { AtExpr, CallExpr, Decl, Expr, Name, TypeRef } from '../../dsl/ast/ast.ts';
import { eachPart } from './each-part.ts';

function isAt(part: object): part is AtExpr {
  return 'kind' in part && part.kind === 'at' && 'date' in part;
}

/** Names of the parameters of which some formula asks whether they take a new value: `changes(UMA)`. */
export function askedToChange(decls: readonly Decl[]): ReadonlySet<string> {
  const found = new Set<string>();
  eachPart(decls, (part) => {
    if (!isCall(part) || part.callee.text !== 'changes') return;
    for (const arg of part.args) if (arg.kind === 'name') found.add(arg.name.text);
  });
  return found;
}

function isCall(part: object): part is CallExpr {
  return 'kind' in part && part.kind === 'call' && 'callee' in part;
}

/** The name before `at`: a parameter, the unit of an amount, a table. */
function nameRead(value: Expr): Name | null {
  if (value.kind === 'name') return value.name;
  if (value.kind === 'call') return value.callee;
  if (value.kind === 'column') return value.applied.callee;
  return value.kind === 'number' ? value.unit : null;
}

function unitsOf(decl: Decl): readonly (readonly [name: string, unit: TypeRef | Name | null])[] {
  if (decl.decl === 'simple') return decl.columns.map(({ name, type }) => [name.text, type] as const);
  if (decl.decl !== 'table') return [];
  return [decl.of, decl.gives, ...decl.columns.map(({ type }) => type)].map(
    (unit) => [decl.name.text, unit] as const,
  );
}

function unitName(unit: TypeRef | Name | null): string | null {
  if (unit === null) return null;
  if ('text' in unit) return unit.text;
  return unit.kind === 'named' ? unit.name.text : null;
}

/**
 * Names of the parameters, units and tables that some formula reads at another date than the reference date
 * (`salario_minimo at fecha_baja`), and of the units that these are counted in.
 */
export function readElsewhere(decls: readonly Decl[]): ReadonlySet<string> {
  const found = new Set<string>();
  eachPart(decls, (part) => {
    const name = isAt(part) ? nameRead(part.value) : null;
    if (name !== null) found.add(name.text);
  });
  if (found.size === 0) return found;
  for (const decl of decls) {
    for (const [name, unit] of unitsOf(decl)) {
      const read = unitName(unit);
      if (found.has(name) && read !== null) found.add(read);
    }
  }
  return found;
}
