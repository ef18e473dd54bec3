import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type ExportDeclaration, type ImportDeclaration, type ModuleItem, parseSync } from '@swc/core';
import { ROOT } from '../architecture/source-files.ts';

/** Stands for every name of a file: `import * as`, `export * from`, `import()` and the module of a thread. */
const ALL = '*';

export interface ProductFile {
  readonly path: string;
  readonly lines: number;
  readonly exports: readonly string[];
  /** What it reads of other files of the product, each with the names that it asks for. */
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Repository-relative paths of all files that git knows, and of new ones that it does not ignore. */
export function repositoryFiles(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return [...new Set(listed.split('\0').filter((path) => path !== ''))].sort();
}

/** `.ts` and `.tsx` outside tests, benchmarks, examples and what is generated. */
export function isProduct(path: string): boolean {
  return /\.tsx?$/.test(path) && !/^(test|bench|examples)\/|(^|\/)generated\//.test(path);
}

export function linesIn(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

export function productFile(path: string): ProductFile {
  const text = readFileSync(ROOT + path, 'utf8');
  const { body } = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx') });
  const imports = new Map<string, Set<string>>();
  const add = (target: string, names: readonly string[]): void => {
    if (!target.startsWith('.')) return;
    const file = posix.join(posix.dirname(path), target);
    imports.set(file, new Set([...(imports.get(file) ?? []), ...names]));
  };
  for (const item of body) {
    if (item.type === 'ImportDeclaration') add(item.source.value, importedNames(item));
    if (item.type === 'ExportAllDeclaration') add(item.source.value, [ALL]);
    if (item.type === 'ExportNamedDeclaration' && item.source) add(item.source.value, specifiedNames(item));
  }
  for (const target of loadedLater(body)) add(target, [ALL]);
  return { path, lines: linesIn(text), exports: body.flatMap(exportedNames), imports };
}

function importedNames({ specifiers }: ImportDeclaration): readonly string[] {
  if (specifiers.length === 0) return [];
  return specifiers.map((one) => {
    if (one.type === 'ImportNamespaceSpecifier') return ALL;
    if (one.type === 'ImportDefaultSpecifier') return 'default';
    return one.imported?.value ?? one.local.value;
  });
}

type Named = Extract<ModuleItem, { type: 'ExportNamedDeclaration' }>;

/** What the file that is exported from calls them. */
function specifiedNames({ specifiers }: Named): readonly string[] {
  return specifiers.map((one) => (one.type === 'ExportSpecifier' ? one.orig.value : ALL));
}

function exportedNames(item: ModuleItem): readonly string[] {
  if (item.type === 'ExportDeclaration') return declaredNames(item.declaration);
  if (item.type === 'ExportDefaultDeclaration' || item.type === 'ExportDefaultExpression') return ['default'];
  if (item.type !== 'ExportNamedDeclaration') return [];
  return item.specifiers.flatMap((one) =>
    one.type === 'ExportSpecifier' ? [(one.exported ?? one.orig).value] : [],
  );
}

function declaredNames(declaration: ExportDeclaration['declaration']): readonly string[] {
  switch (declaration.type) {
    case 'ClassDeclaration':
    case 'FunctionDeclaration':
      return [declaration.identifier.value];
    case 'TsInterfaceDeclaration':
    case 'TsTypeAliasDeclaration':
    case 'TsEnumDeclaration':
      return [declaration.id.value];
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.value] : []));
    default:
      return [];
  }
}

/** The files that `import('…')` and `new URL('….ts', …)` name, wherever they stand. */
function loadedLater(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(loadedLater);
  const target = laterTarget(new Map<string, unknown>(Object.entries(node)));
  return target === null ? inside : [...inside, target];
}

function laterTarget(node: ReadonlyMap<string, unknown>): string | null {
  const callee = field(node.get('callee'), 'type');
  const name = field(node.get('callee'), 'value');
  const loads = node.get('type') === 'CallExpression' && callee === 'Import';
  const locates = node.get('type') === 'NewExpression' && name === 'URL';
  const list = node.get('arguments');
  if (!(loads || locates) || !Array.isArray(list)) return null;
  const text = field(field(list[0], 'expression'), 'value');
  if (typeof text !== 'string' || !/\.tsx?$/.test(text)) return null;
  return text.startsWith('.') ? text : `./${text}`;
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return new Map<string, unknown>(Object.entries(value)).get(name);
}

/** How many exported names of each file have exactly one other file that asks for them, and how many files ask for it. */
export function usersOf(files: readonly ProductFile[]): ReadonlyMap<string, Users> {
  return new Map(
    files.map(({ path, exports }) => {
      const asked = files.flatMap(({ imports }) => imports.get(path) ?? []);
      const usersOfName = (name: string) => asked.filter((names) => names.has(name) || names.has(ALL)).length;
      const withOneUser = exports.filter((name) => usersOfName(name) === 1);
      return [path, { importers: asked.length, withOneUser }];
    }),
  );
}

export interface Users {
  readonly importers: number;
  readonly withOneUser: readonly string[];
}
