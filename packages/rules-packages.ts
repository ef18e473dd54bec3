import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { COUNTRIES, type Country } from './countries.ts';
import { COMPILER, ENGINE_PACKAGES, RUNTIME, SCOPE } from './layout.ts';
import { BUILD, COMMIT, folderOf, ROOT, VERSION } from './places.ts';
import { PUBLISHED, repositoryFields } from './published.ts';
import { rulesReadme } from './rules-readme.ts';

/** Compiles the rules of each country with the compiler as it is packed, and returns the folders of their packages. */
export async function buildRulesPackages(): Promise<readonly string[]> {
  const scope = join(BUILD, 'node_modules', SCOPE);
  mkdirSync(scope, { recursive: true });
  for (const { name } of ENGINE_PACKAGES) symlinkSync(folderOf(name), join(BUILD, 'node_modules', name));
  return Promise.all(COUNTRIES.map(buildCountry));
}

async function buildCountry(country: Country): Promise<string> {
  const folder = folderOf(nameOf(country));
  const own = join('rules', country.code);
  mkdirSync(folder, { recursive: true });
  cpSync(join(ROOT, own), join(folder, own), { recursive: true });
  payroll(['compile', '.', '--quiet'], folder);
  await bundle(folder);
  copyFileSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  const version = payroll(['next-version', own, '--tags', `rules-${country.code}-v`], ROOT).trim();
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestOf(country, version), null, 2)}\n`);
  writeFileSync(join(folder, 'README.md'), await rulesReadme(country, folder, nameOf(country)));
  return folder;
}

/** The command of the packed compiler, on the Node.js of this process. */
function payroll(args: readonly string[], cwd: string): string {
  const command = join(folderOf(COMPILER.name), 'payroll.js');
  return execFileSync(process.execPath, [command, ...args], { cwd, encoding: 'utf8' });
}

/** Rules and runtime as one module for pages without a bundler. */
async function bundle(folder: string): Promise<void> {
  await build({
    entryPoints: [join(folder, 'generated/rules/index.js')],
    outfile: join(folder, 'browser.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    sourcemap: true,
    legalComments: 'none',
  });
}

function nameOf({ code }: Country): string {
  return `${SCOPE}/rules-${code}`;
}

function manifestOf(country: Country, version: string): object {
  const [entry, types] = ['./generated/rules/index.js', './generated/rules/index.d.ts'];
  return {
    name: nameOf(country),
    version,
    description: `Payroll of ${country.name}: the law as rules, with their tests and sources, and typed calculations.`,
    keywords: ['payroll', 'rules', country.name.toLowerCase(), 'latin-america'],
    license: 'Apache-2.0',
    ...repositoryFields(),
    type: 'module',
    gitHead: COMMIT,
    main: entry,
    types,
    exports: {
      '.': { types, default: entry },
      './browser': { types, default: './browser.js' },
      './package.json': './package.json',
    },
    sideEffects: false,
    engines: { node: RUNTIME.node },
    files: ['rules', 'generated', 'browser.js', 'browser.js.map'],
    dependencies: { [RUNTIME.name]: `~${VERSION}` },
    publishConfig: PUBLISHED,
  };
}
