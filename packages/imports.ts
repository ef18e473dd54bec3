import { posix } from 'node:path';
import { parse } from 'es-module-lexer';

/** A compiled module with its imports as its package has them, and the names of the packages that it imports. */
export interface Mapped {
  readonly text: string;
  readonly packages: readonly string[];
}

/** A name that a module imports, as it was and as it is to be. */
type Renamed = (specifier: string) => string;

/** Writes every import of a module, or of its declarations, anew. */
export function mapImports(text: string, file: string, rename: Renamed): Mapped {
  const [imports] = parse(text, file);
  const packages = new Set<string>();
  let mapped = '';
  let done = 0;
  for (const { specifier, start, end } of imports) {
    if (specifier === null || specifier === undefined) continue;
    const renamed = rename(specifier);
    if (!renamed.startsWith('.') && !renamed.startsWith('node:')) packages.add(packageName(renamed));
    const before = text.slice(done, start);
    // The places of a dynamic import hold its quotes, those of a static one do not.
    const quote = text[start] === specifier[0] ? '' : (text[start] ?? '');
    mapped += `${before}${quote}${renamed}${quote}`;
    done = end;
  }
  return { text: mapped + text.slice(done), packages: [...packages] };
}

/** `@koa/router` of `@koa/router/lib/layer.js`. */
function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The compiled file that a relative import means: declarations name their TypeScript. */
export function importedFile(from: string, specifier: string): string {
  return posix.join(posix.dirname(from), specifier).replace(/\.tsx?$/, '.js');
}

/** The relative import of one file by another of the same package. */
export function relativeImport(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}
