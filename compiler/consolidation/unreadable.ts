import type { Node, PayFile, Span } from '../../dsl/ast/ast.ts';
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

/** Every name in the declarations that could not be read: each may be what one of them declares. */
export function lostNames({ text }: Source, broken: readonly Span[]): ReadonlySet<string> {
  const words = broken.flatMap(
    ({ start, end }) => text.slice(start, end).match(/[A-Za-z_][A-Za-z0-9_]*/g) ?? [],
  );
  return new Set(words);
}

export function namesAny({ data }: Diagnostic, names: ReadonlySet<string>): boolean {
  return Object.values(data).some((value) => typeof value === 'string' && names.has(value));
}
