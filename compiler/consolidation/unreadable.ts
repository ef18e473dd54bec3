import type { Decl, Node, PayFile, Span } from '../../dsl/ast/ast.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import type { Source } from '../../dsl/text/source.ts';

/** True of what stands outside of the places that could not be read; false of nothing. */
export function isReadable(node: Node | null, broken: readonly Span[]): boolean {
  return node !== null && !broken.some(({ start, end }) => node.span.start >= start && node.span.start < end);
}

/** A file without the declarations that could not be read. */
export function without(file: PayFile, broken: readonly Span[]): PayFile {
  const isRead = (node: Node): boolean => isReadable(node, broken);
  if (broken.length === 0) return file;
  return { ...file, decls: file.decls.filter(isRead), changes: file.changes.filter(isRead) };
}

/**
 * Every name in the declarations that could not be read: each may be what one of them declares, and an `apply` declares
 * what its template does.
 */
export function lostNames(
  { text }: Source,
  broken: readonly Span[],
  decls: readonly Decl[],
): ReadonlySet<string> {
  const words = broken.flatMap(
    ({ start, end }) => text.slice(start, end).match(/[A-Za-z_][A-Za-z0-9_]*/g) ?? [],
  );
  const lost = new Set(words);
  for (const decl of decls) {
    if (decl.decl !== 'template' || !lost.has(decl.name.text)) continue;
    for (const step of decl.body)
      if (step.decl === 'simple') for (const { name } of step.columns) lost.add(name.text);
  }
  return lost;
}

/** The names that a fault is about: a parameter of its message, or what stands in one as code. */
function namesIn({ data }: Diagnostic): readonly string[] {
  return Object.values(data).flatMap((value) =>
    typeof value === 'string' ? [value, ...(value.match(/(?<=`)[^`]+(?=`)/g) ?? [])] : [],
  );
}

/** True of a fault about one of the names, or of what is written out of it: `parte_03` of `parte`. */
export function namesAny(diagnostic: Diagnostic, names: ReadonlySet<string>): boolean {
  const isLost = (name: string): boolean => {
    for (let end = name.length; end > 0; end = name.lastIndexOf('_', end - 1))
      if (names.has(name.slice(0, end))) return true;
    return false;
  };
  return namesIn(diagnostic).some(isLost);
}
