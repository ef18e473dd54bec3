import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import * as posix from 'node:path/posix';
import { countryFolder, figuresPaths, isFiguresPath } from '../figures/places.ts';
import { type Terminal, UsageError } from '../terminal/terminal.ts';

/** A `.pay` file: where it is, and how it is shown to the author. */
export interface PayPath {
  readonly absolute: string;
  /** Relative to the working directory when inside it, with forward slashes. */
  readonly shown: string;
}

/** A rule file with the test file beside it; either may be missing, not both. */
export interface RulePair {
  readonly rules: PayPath | null;
  readonly tests: PayPath | null;
}

const TESTS = '.test.pay';
const RULES = '.pay';

export function isTestPath(path: string): boolean {
  return path.endsWith(TESTS);
}

function withSlashes(path: string): string {
  return path.split(sep).join('/');
}

/** The way a file is named in messages. */
function payPath(absolute: string, terminal: Terminal): PayPath {
  const near = relative(terminal.cwd, absolute);
  return { absolute, shown: withSlashes(near.startsWith('..') ? absolute : near) };
}

/** Folders that hold nothing an author wrote. */
const NOT_WRITTEN = new Set(['node_modules', 'generated']);

/** Letters of the Latin alphabet, digits, `_`, `-` and `.`: a name ends no line and is no markup, wherever it is printed. */
const PLAIN_NAME = /^[\p{Script=Latin}\p{Mn}\d_.-]+$/u;

/** Throws `UsageError` for the name of a rule file or of a folder above it that is more than a name. */
function refuseOddNames(names: readonly string[]): void {
  const odd = names.find((name) => !PLAIN_NAME.test(name));
  if (odd === undefined) return;
  throw new UsageError(
    `${JSON.stringify(odd)} is no name of a rule file or its folder: letters, digits, _, - and . alone`,
  );
}

/** True for a file. Throws `UsageError` for a symbolic link: it may lead to any file of whoever runs this. */
export function isOwnFile(absolute: string): boolean {
  const stats = lstatSync(absolute, { throwIfNoEntry: false });
  if (stats?.isSymbolicLink() === true) refuseLink(absolute);
  return stats?.isFile() === true;
}

function refuseLink(absolute: string): never {
  throw new UsageError(
    `${JSON.stringify(absolute)} is a symbolic link: links among rules are not followed; put the file itself there`,
  );
}

function filesUnder(directory: string, above: readonly string[] = []): readonly string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    const names = [...above, entry.name];
    if (entry.name.startsWith('.') || NOT_WRITTEN.has(entry.name)) return [];
    if (entry.isDirectory()) return filesUnder(path, names);
    if (entry.isSymbolicLink() && (entry.name.endsWith(RULES) || path.split(sep).includes('rules')))
      refuseLink(path);
    if (!entry.isFile() || !entry.name.endsWith(RULES)) return [];
    refuseOddNames(names);
    return [path];
  });
}

function filesAt(path: string, terminal: Terminal): readonly string[] {
  const absolute = resolve(terminal.cwd, path);
  const stats = statSync(absolute, { throwIfNoEntry: false });
  if (stats === undefined) throw new UsageError(`no such file or directory: ${path}`);
  if (stats.isFile()) {
    refuseOddNames([basename(absolute)]);
    return [absolute];
  }
  if (!stats.isDirectory()) throw new UsageError(`neither a file nor a directory: ${path}`);
  const found = filesUnder(absolute);
  if (found.length === 0) throw new UsageError(`no rule files (*.pay) in ${path}`);
  return found;
}

/** The directories and files that the user named; without any, the rules of the checkout. */
export function chosenPaths(paths: readonly string[], terminal: Terminal): readonly string[] {
  return paths.length > 0 ? paths : [join(terminal.root, 'rules')];
}

/** Every `.pay` file at these paths, each once, sorted. A path without any is a usage error. */
export function findPayFiles(paths: readonly string[], terminal: Terminal): readonly PayPath[] {
  const found = new Set(chosenPaths(paths, terminal).flatMap((path) => filesAt(path, terminal)));
  return [...found].sort().map((absolute) => payPath(absolute, terminal));
}

/** Every rule file of a scheme at these paths; one of figures brings those of all schemes of its country. */
export function findSchemeFiles(paths: readonly string[], terminal: Terminal): readonly PayPath[] {
  const found = findPayFiles(paths, terminal);
  const named = found.filter(({ absolute }) => !isFiguresPath(absolute));
  const alone = named.length > 0 ? [] : found.map(({ absolute }) => countryFolder(absolute));
  const others = [...new Set(alone)].flatMap((folder) => findPayFiles([folder], terminal));
  return [...named, ...others.filter(({ absolute }) => !isFiguresPath(absolute))].filter(
    ({ absolute }) => !isTestPath(absolute),
  );
}

/** The files of figures at these paths. */
export function findFiguresFiles(paths: readonly string[], terminal: Terminal): readonly PayPath[] {
  return findPayFiles(paths, terminal).filter(({ absolute }) => isFiguresPath(absolute));
}

/** The one rule file of a scheme that a command is about. Throws `UsageError` for several, and for figures. */
export function oneSchemeFile(named: string, terminal: Terminal): PayPath {
  const [path, second] = findPayFiles([named], terminal);
  if (path === undefined || second !== undefined) throw new UsageError(`${named} is not one rule file`);
  if (isFiguresPath(path.absolute))
    throw new UsageError(`${path.shown} holds the figures of a country: name a rule file of a scheme`);
  return path;
}

/** The files of figures of the country of a file. */
export function figuresBeside({ absolute, shown }: PayPath): readonly PayPath[] {
  const country = countryFolder(absolute);
  const place = withSlashes(relative(dirname(absolute), country));
  return figuresPaths(country, namesIn)
    .filter(isOwnFile)
    .map((path) => ({
      absolute: path,
      shown: posix.join(posix.dirname(shown), place, withSlashes(relative(country, path))),
    }));
}

function namesIn(folder: string): readonly string[] {
  return existsSync(folder) && statSync(folder).isDirectory() ? readdirSync(folder) : [];
}

function stemOf(absolute: string): string {
  const ending = isTestPath(absolute) ? TESTS : RULES;
  return absolute.endsWith(ending) ? absolute.slice(0, -ending.length) : absolute;
}

function pairOf(stem: string, named: readonly PayPath[], terminal: Terminal): RulePair {
  const nameless = named.find(({ absolute }) => absolute === stem);
  if (nameless !== undefined) return { rules: nameless, tests: null };
  const beside = (ending: string) => (isOwnFile(stem + ending) ? payPath(stem + ending, terminal) : null);
  return { rules: beside(RULES), tests: beside(TESTS) };
}

/** The test file beside a rule file, or null. */
export function testsBeside({ absolute, shown }: PayPath): PayPath | null {
  const [at, named] = [absolute, shown].map((path) => `${path.slice(0, -RULES.length)}${TESTS}`);
  return at !== undefined && named !== undefined && isOwnFile(at) ? { absolute: at, shown: named } : null;
}

/** The rule files at these paths, each with the test file beside it, whichever of the two was named. */
export function findRulePairs(paths: readonly string[], terminal: Terminal): readonly RulePair[] {
  const named = findPayFiles(paths, terminal).filter(({ absolute }) => !isFiguresPath(absolute));
  const stems = new Set(named.map(({ absolute }) => stemOf(absolute)));
  return [...stems].map((stem) => pairOf(stem, named, terminal));
}

const DATED = /^\d{4}-\d{2}-\d{2}\.pay$/;

/** The rule files of the same folder, where all are called by their first day, as this one is; without it. */
export function datedFilesBeside({ absolute, shown }: PayPath): readonly PayPath[] {
  if (!DATED.test(basename(absolute))) return [];
  const names = readdirSync(dirname(absolute)).filter((name) => DATED.test(name));
  return names
    .filter((name) => name !== basename(absolute))
    .sort()
    .map((name) => ({
      absolute: join(dirname(absolute), name),
      shown: posix.join(posix.dirname(shown), name),
    }));
}

/** The repository that a file or folder lies in; without one the folder that holds its `rules/`, or its own. */
function repositoryOf(absolute: string): string {
  const own = dirname(absolute);
  for (let folder = own; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder;
  }
  const rules = dirname(dirname(own));
  return basename(rules) === 'rules' ? dirname(rules) : own;
}

/** Throws `UsageError` for what links lead out of its repository, be it a folder above it such as `rules` itself. */
export function refuseLinkOut(absolute: string): void {
  if (!existsSync(absolute)) return;
  const real = realpathSync(absolute);
  if (real === absolute || real.startsWith(`${realpathSync(repositoryOf(absolute))}${sep}`)) return;
  throw new UsageError(
    `${JSON.stringify(absolute)} leads out of its repository by a symbolic link, which is not followed`,
  );
}

/** The bytes of a file that the user named. */
export function readBytes(path: PayPath): Uint8Array {
  refuseLinkOut(path.absolute);
  try {
    return readFileSync(path.absolute);
  } catch (fault) {
    const reason = fault instanceof Error && 'code' in fault ? String(fault.code) : 'unreadable';
    throw new UsageError(`cannot read ${path.shown}: ${reason}`);
  }
}
