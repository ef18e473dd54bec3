import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { init } from 'es-module-lexer';
import { importedFile, mapImports, relativeImport } from './imports.ts';
import { ENGINE_PACKAGES, type EnginePackage, importedAs, ownerOf, RUNTIME } from './layout.ts';
import { COMMIT, COMPILED, folderOf, ROOT, VERSION } from './places.ts';
import { PUBLISHED, repositoryFields } from './published.ts';

/** A library that the runtime, which has no dependencies, brings along for all packages. */
const BUNDLED = { leven: 'lib/third-party/leven.js' };

/** Divides the compiled sources into packages and returns their folders. */
export function buildEnginePackages(): readonly string[] {
  const needs = divide();
  copyBundled();
  return ENGINE_PACKAGES.map((one) => {
    const folder = folderOf(one.name);
    for (const file of one.files) copyInto(folder, file, file.replace(/^packages\/\w+\//, ''));
    copyInto(folder, 'LICENSE', 'LICENSE');
    copyInto(folder, `packages/${basename(one.name)}/README.md`, 'README.md');
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
    // Only the runtime runs where sources are looked for: in browsers, bundled and minified.
    const hasMap = owner.package === RUNTIME;
    if (file.endsWith('.map')) {
      if (hasMap) writeFileSync(target, sourceMap(text));
      continue;
    }
    const { text: mapped, packages } = mapImports(text, file, (specifier) => renamed(file, specifier));
    writeFileSync(target, hasMap ? mapped : withoutMap(mapped));
    for (const name of packages) if (name !== owner.package.name) needs.get(owner.package)?.add(name);
  }
  return needs;
}

/** An import as the package of the importing file has it. */
function renamed(file: string, specifier: string): string {
  const owner = ownerOf(file);
  const bundled = Object.entries(BUNDLED).find(([name]) => name === specifier);
  if (bundled === undefined && !specifier.startsWith('.')) return specifier;
  const target =
    bundled === undefined ? ownerOf(importedFile(file, specifier)) : { package: RUNTIME, path: bundled[1] };
  return target.package === owner.package ? relativeImport(owner.path, target.path) : importedAs(target);
}

/** A module without the last line, which names its map. */
function withoutMap(text: string): string {
  const at = text.lastIndexOf('\n//# sourceMappingURL=');
  return at === -1 ? text : text.slice(0, at + 1);
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

/** What a package needs of others, by the workspace that has its name. */
function neededBy(one: EnginePackage): Readonly<Record<string, string>> {
  const workspace: { readonly dependencies?: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(ROOT, 'packages', basename(one.name), 'package.json'), 'utf8'),
  );
  return workspace.dependencies ?? {};
}

function manifestOf(one: EnginePackage, imported: ReadonlySet<string>): object {
  const needed = neededBy(one);
  const known = new Set([...Object.keys(needed), ...one.optional]);
  const unknown = [...imported].filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Error(`${one.name} imports ${unknown}, which its workspace does not need`);
  const dependencies = Object.keys(needed).filter(
    (name) => !one.optional.includes(name) && !(name in BUNDLED),
  );
  return {
    name: one.name,
    version: VERSION,
    description: one.description,
    keywords: one.keywords,
    license: 'Apache-2.0',
    ...repositoryFields(),
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
    ...(dependencies.length > 0 && { dependencies: versionsOf(dependencies, needed) }),
    ...(one.optional.length > 0 && {
      peerDependencies: versionsOf(one.optional, needed),
      peerDependenciesMeta: Object.fromEntries(one.optional.map((name) => [name, { optional: true }])),
    }),
    publishConfig: PUBLISHED,
  };
}

/** The versions that were tested: those of the workspace, and of the engine's own packages this one. */
function versionsOf(names: readonly string[], needed: Readonly<Record<string, string>>): object {
  const isOwn = (name: string) => ENGINE_PACKAGES.some((one) => one.name === name);
  return Object.fromEntries(names.map((name) => [name, isOwn(name) ? VERSION : needed[name]]));
}
