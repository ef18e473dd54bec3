import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import type { Command } from 'commander';
import { harmless } from '../../dsl/diagnostics/display-width.ts';
import { RUNTIME_VERSION } from '../../runtime/version.ts';
import type { FirstScheme } from '../init/first-scheme.ts';
import { ENGINE_PACKAGES, newRepository, type Tarballs } from '../init/new-repository.ts';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import { wholeNumber } from './whole-number.ts';
import { writeWholeFile } from './write-file.ts';

interface InitOptions {
  readonly scheme: string;
  readonly currency: string;
  readonly year: string;
}

function firstScheme({ scheme: named, currency, year }: InitOptions): FirstScheme {
  const [, country = '', scheme = ''] = /^([A-Z]{2})\.([a-z][a-z0-9_]*)$/.exec(named) ?? [];
  if (scheme === '')
    throw new UsageError(`--scheme must be a country and a name, such as CO.primero, not ${named}`);
  if (!/^[A-Z]{3}$/.test(currency))
    throw new UsageError(`--currency must be a code such as COP, not ${currency}`);
  return { country, scheme, currency, year: wholeNumber(year, '--year') };
}

/** Nothing that is there is overwritten: the folder is new, or holds no more than a repository that was just made. */
function requireEmpty(folder: string, named: string): void {
  if (!existsSync(folder)) return;
  const held = readdirSync(folder).filter((name) => name !== '.git');
  if (held.length > 0) throw new UsageError(`${named} is not empty`);
}

/** Packages that are not published lie as `npm pack` names them where the command runs, and are installed from there. */
function tarballsFrom(cwd: string, folder: string): Tarballs {
  const found = ENGINE_PACKAGES.map((name) => [name, tarballOf(name)] as const)
    .map(([name, file]) => [name, join(cwd, file)] as const)
    .filter(([, path]) => existsSync(path));
  return new Map(found.map(([name, path]) => [name, `file:${relative(folder, path)}`]));
}

/** `payroll-engine-runtime-0.2.0.tgz` of `@payroll-engine/runtime`. */
function tarballOf(name: string): string {
  return `${name.slice(1).replace('/', '-')}-${RUNTIME_VERSION}.tgz`;
}

function init(named: string, options: InitOptions, terminal: Terminal): void {
  const folder = resolve(terminal.cwd, named);
  requireEmpty(folder, named);
  const name = basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-');
  const tarballs = tarballsFrom(terminal.cwd, folder);
  for (const { path, text } of newRepository(name, firstScheme(options), tarballs)) {
    writeWholeFile(join(folder, path), text);
    terminal.out(harmless(`wrote ${join(relative(terminal.cwd, folder) || '.', path)}\n`));
  }
  terminal.out(`\nNext: cd ${harmless(named)} && npm install && npm test && npm run compile\n`);
  terminal.exit(0);
}

/** `payroll init` */
export function registerInit(program: Command, terminal: Terminal): void {
  program
    .command('init')
    .description('make a repository of rules: a first scheme with its test, settings of editors, a workflow')
    .argument('[folder]', 'a new or empty folder', '.')
    .option('--scheme <name>', 'the country and name of the first scheme', 'CO.primero')
    .option('--currency <code>', 'the currency that it pays in', 'COP')
    .option('--year <year>', 'the year of its law', String(new Date().getUTCFullYear()))
    .action((folder: string, options: InitOptions) => init(folder, options, terminal));
}
