import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { init } from 'es-module-lexer';
import { importedFile, mapImports, relativeImport } from './imports.ts';
import { ENGINE_PACKAGES, type EnginePackage, importedAs, ownerOf, RUNTIME } from './layout.ts';
import { COMMIT, COMPILED, folderOf, ROOT, ROOT_MANIFEST } from './places.ts';

/** A library that the runtime brings along, since it has no dependencies. */
const BUNDLED = { leven: 'lib/third-party/leven.js' };

/** Divides the compiled sources into packages and returns their folders. */
export function buildEnginePackages(): readonly string[] {
  const needs = divide();
  copyBundled();
  return ENGINE_PACKAGES.map((one) => {
    const folder = folderOf(one.name);
    for (const file of one.files) copyInto(folder, file, file.replace(/^packages\/\w+\//, ''));
    copyInto(folder, 'LICENSE', 'LICENSE');
    copyInto(folder, `packages/readme/${basename(one.name)}.md`, 'README.md');
    const manifest = manifestOf(one, needs.get(one) ?? new Set());
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    return folder;
  });
}

/** Puts every compiled file into its package, and says what each package imports of others. */
function divide(): ReadonlyMap<EnginePackage, ReadonlySet<string>> {
  init();
  const needs = new Map<EnginePackage, Set<string>>(ENGINE_PACKAGES.map((one) => [one, new Set()]));
  for (const file of globSync('**/*.{js,d.ts,js.map}', { cwd: COMPILED })) {
    const owner = ownerOf(file);
    const text = readFileSync(join(COMPILED, file), 'utf8');
    const target = join(folderOf(owner.package.name), owner.path);
    mkdirSync(dirname(target), { recursive: true });
    if (file.endsWith('.map')) {
      writeFileSync(target, sourceMap(text));
      continue;
    }
    const { text: mapped, packages } = mapImports(text, file, (specifier) => renamed(file, specifier));
    writeFileSync(target, mapped);
    for (const name of packages) if (name !== owner.package.name) needs.get(owner.package)?.add(name);
  }
  return needs;
}

/** An import as the package of the importing file has it. */
function renamed(file: string, specifier: string): string {
  const owner = ownerOf(file);
  const bundled =
    owner.package === RUNTIME ? Object.entries(BUNDLED).find(([name]) => name === specifier) : undefined;
  if (bundled !== undefined) return relativeImport(owner.path, bundled[1]);
  if (!specifier.startsWith('.')) return specifier;
  const target = ownerOf(importedFile(file, specifier));
  return target.package === owner.package ? relativeImport(owner.path, target.path) : importedAs(target);
}

/** The map holds its source, which lies beside the module under its name alone. */
function sourceMap(text: string): string {
  const map: { sources: readonly string[] } = JSON.parse(text);
  return JSON.stringify({ ...map, sources: map.sources.map((path) => basename(path)) });
}

function copyBundled(): void {
  const folder = folderOf(RUNTIME.name);
  const notices = Object.entries(BUNDLED).map(([name, path]) => {
    copyInto(folder, `node_modules/${name}/index.js`, path);
    const licence = readFileSync(join(ROOT, 'node_modules', name, 'license'), 'utf8');
    return `${path} is ${name}:\n\n${licence}`;
  });
  writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), notices.join('\n'));
}

function copyInto(folder: string, file: string, place: string): void {
  const target = join(folder, place);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(join(ROOT, file), target);
}

/** Modules and their declarations stand beside each other. */
function exported(path: string): object {
  return { types: `./${path.replace(/\.js$/, '.d.ts')}`, default: `./${path}` };
}

function manifestOf(one: EnginePackage, imported: ReadonlySet<string>): object {
  const { version } = ROOT_MANIFEST;
  const isOptional = (name: string) => one.optional.includes(name);
  const names = [...new Set([...imported, ...one.alsoNeeds])].filter((name) => !isOptional(name)).sort();
  const dependencies = Object.fromEntries(names.map((name) => [name, rangeOf(name)]));
  const peers = Object.fromEntries(one.optional.map((name) => [name, version]));
  return {
    name: one.name,
    version,
    description: one.description,
    keywords: one.keywords,
    license: 'Apache-2.0',
    type: 'module',
    gitHead: COMMIT,
    main: `./${one.entry}`,
    types: `./${one.entry.replace(/\.js$/, '.d.ts')}`,
    exports: {
      '.': exported(one.entry),
      ...('payroll' in one.bin &&
        one.houses.bin !== undefined && {
          './command-line': exported('bin/command-line.js'),
        }),
      './internal/*.js': { types: './*.d.ts', default: './*.js' },
      './package.json': './package.json',
    },
    ...(Object.keys(one.bin).length > 0 && { bin: one.bin }),
    sideEffects: one.sideEffects,
    engines: { node: one.node },
    files: [
      ...new Set([
        ...Object.values(one.houses),
        ...one.files.map((file) => file.replace(/^packages\/\w+\//, '')),
      ]),
      ...(one === RUNTIME ? ['THIRD-PARTY-LICENSES.txt'] : []),
    ],
    ...(names.length > 0 && { dependencies }),
    ...(one.optional.length > 0 && {
      peerDependencies: peers,
      peerDependenciesMeta: Object.fromEntries(one.optional.map((name) => [name, { optional: true }])),
    }),
  };
}

/** Packages of the engine go together; a library may be newer within its major version. */
function rangeOf(name: string): string {
  const { version, dependencies, devDependencies } = ROOT_MANIFEST;
  if (ENGINE_PACKAGES.some((one) => one.name === name)) return version;
  const known = dependencies[name] ?? devDependencies[name];
  if (known === undefined) throw new Error(`${name} is imported, and no dependency of the repository`);
  return `^${known}`;
}
