import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { noSiblings, type Siblings } from '../../compiler/consolidation/read-law.ts';
import { decode } from '../../dsl/decode.ts';
import { withoutHidden } from '../../dsl/text/hidden-characters.ts';
import type { Source } from '../../dsl/text/source.ts';
import { countryFolder, figuresPaths, isFiguresPath } from '../figures/places.ts';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import { findSchemeFiles, isTestPath } from './rule-files.ts';
import { RuleTexts } from './rule-texts.ts';

/** The bytes of one rule file in one of its versions. */
export interface RuleVersion {
  /** The name shown to the author: a path, or `git:REV:path`. */
  readonly shown: string;
  /** The key that pairs the file with the other version when directories are compared. */
  readonly key: string;
  readonly bytes: Uint8Array;
  /** The files that it may amend. */
  readonly siblings: Siblings;
}

/** The versions that an author named: one file, or all files of a directory. */
export interface NamedVersions {
  readonly isDirectory: boolean;
  readonly files: readonly RuleVersion[];
}

/** The folders of rule files: as they are written, and as amendments leave the law. */
const RULE_FOLDERS = ['rules', 'generated/rules'];

const FINGERPRINT = /^(?:sha256:)?[0-9a-f]{64}$/;

/**
 * Reads a file, a directory, a fingerprint or `git:REV:path`; a file of figures means all schemes of its country. Throws
 * `UsageError` when there is none.
 */
export function readVersions(named: string, terminal: Terminal): NamedVersions {
  if (named.startsWith('git:')) return fromGit(named, terminal);
  if (FINGERPRINT.test(named) && !existsSync(resolve(terminal.cwd, named))) {
    return { isDirectory: false, files: [byFingerprint(named, terminal)] };
  }
  const absolute = resolve(terminal.cwd, named);
  const isDirectory = statSync(absolute, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const texts = new RuleTexts();
  const isOfFigures = isFiguresPath(absolute);
  const root = isOfFigures ? countryFolder(absolute) : absolute;
  const files = findSchemeFiles([named], terminal).map((path) => ({
    shown: path.shown,
    key: relative(root, path.absolute),
    bytes: texts.read(path).bytes,
    siblings: texts.siblings(path),
  }));
  if (files.length === 0) throw new UsageError(`no rule files (*.pay) in ${named}`);
  return { isDirectory: isDirectory || isOfFigures, files };
}

/** The same for a name that must mean one rule file. */
export function oneVersion(named: string, terminal: Terminal): RuleVersion {
  const { files, isDirectory } = readVersions(named, terminal);
  const [file] = files;
  if (isDirectory || file === undefined) throw new UsageError(`${named} is not one rule file`);
  return file;
}

/** `git:REV:path`; the path counts from the root of the repository, or from here after `./`. */
function fromGit(named: string, terminal: Terminal): NamedVersions {
  const [, revision = '', path = ''] = /^git:([^:]+):(.+)$/.exec(named) ?? [];
  if (revision === '' || path === '') throw new UsageError(`write git:REVISION:PATH, not ${named}`);
  const spec = `${revision}:${path.replace(/\/$/, '')}`;
  const kind = git(['cat-file', '-t', spec], terminal, `there is no ${path} in revision ${revision}`);
  if (kind.toString().trim() === 'blob' && isFiguresPath(spec))
    return { ...fromGit(`git:${countryFolder(spec)}`, terminal), isDirectory: true };
  if (kind.toString().trim() === 'blob') {
    const siblings = new GitTexts(terminal).siblings(spec);
    return { isDirectory: false, files: [{ shown: named, key: '', bytes: blob(spec, terminal), siblings }] };
  }
  const texts = new GitTexts(terminal);
  const files = namesUnder(spec, terminal)
    .filter((name) => name.endsWith('.pay') && !isTestPath(name) && !isFiguresPath(name))
    .map((name) => ({
      shown: withoutHidden(`git:${spec}/${name}`, () => '\uFFFD'),
      key: name,
      bytes: blob(`${spec}/${name}`, terminal),
      siblings: texts.siblings(`${spec}/${name}`),
    }));
  if (files.length === 0) throw new UsageError(`no rule files (*.pay) in ${named}`);
  return { isDirectory: true, files };
}

/** The rules in a folder as a revision has them; none where it has no such folder. */
export function versionsOfRevision(revision: string, folder: string, terminal: Terminal): NamedVersions {
  git(['cat-file', '-e', `${revision}^{commit}`], terminal, `there is no revision ${revision}`);
  if (!exists(`${revision}:./${folder}`, terminal)) return { isDirectory: true, files: [] };
  return readVersions(`git:${revision}:./${folder}`, terminal);
}

/** Lists the files of a folder that differ from a revision, by their paths from here. */
export function changedPaths(revision: string, folder: string, terminal: Terminal): readonly string[] {
  const args = ['diff', '--name-only', '--relative', '-z', revision, '--', folder];
  const listed = git(args, terminal, `cannot compare ${folder} with ${revision}`);
  return listed
    .toString()
    .split('\0')
    .filter((path) => path !== '');
}

function blob(spec: string, terminal: Terminal): Uint8Array {
  return git(['cat-file', 'blob', spec], terminal, `cannot read ${spec}`);
}

/** The paths of all files in a folder of a revision, from that folder on. */
function namesUnder(spec: string, terminal: Terminal): readonly string[] {
  const listed = git(['ls-tree', '-r', '-z', '--name-only', spec], terminal, `cannot list git:${spec}`);
  return listed
    .toString()
    .split('\0')
    .filter((name) => name !== '');
}

/** The texts of one revision, each read once. */
class GitTexts {
  readonly #terminal: Terminal;
  readonly #known = new Map<string, Source | null>();
  readonly #figures = new Map<string, readonly string[]>();

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  #read(path: string): Source | null {
    const known = this.#known.get(path);
    if (known !== undefined) return known;
    const isThere = exists(path, this.#terminal);
    const source = isThere ? decode(`git:${path}`, blob(path, this.#terminal)).source : null;
    this.#known.set(path, source);
    return source;
  }

  #namesIn(folder: string): readonly string[] {
    if (!exists(folder, this.#terminal)) return [];
    return namesUnder(folder, this.#terminal).filter((name) => !name.includes('/'));
  }

  /** The files beside one of the revision, and the figures of its country. */
  siblings(spec: string): Siblings {
    const folder = spec.slice(0, spec.lastIndexOf('/') + 1);
    const country = countryFolder(spec);
    return {
      dated: (date) => this.#read(`${folder}${date}.pay`),
      figures: () => {
        const paths = this.#figures.get(country) ?? figuresPaths(country, (each) => this.#namesIn(each));
        this.#figures.set(country, paths);
        return paths.map((path) => this.#read(path)).filter((source) => source !== null);
      },
    };
  }
}

function exists(spec: string, terminal: Terminal): boolean {
  try {
    return git(['cat-file', '-t', spec], terminal, 'none').length > 0;
  } catch {
    return false;
  }
}

function git(args: readonly string[], terminal: Terminal, complaint: string): Buffer {
  try {
    return execFileSync('git', args, {
      cwd: terminal.cwd,
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    });
  } catch {
    throw new UsageError(complaint);
  }
}

/** The rule file with these bytes: among the rules of the checkout, else anywhere in its history. */
function byFingerprint(named: string, terminal: Terminal): RuleVersion {
  const wanted = named.replace(/^sha256:/, '');
  const folders = RULE_FOLDERS.map((folder) => join(terminal.root, folder)).filter((folder) =>
    existsSync(folder),
  );
  const present = folders.flatMap((folder) => findSchemeFiles([folder], terminal));
  for (const { absolute, shown } of present) {
    const bytes = readFileSync(absolute);
    if (sha256(bytes) === wanted) return { shown, key: '', bytes, siblings: noSiblings };
  }
  for (const [id, path] of historicRules(terminal)) {
    const bytes = blob(id, terminal);
    if (sha256(bytes) === wanted)
      return { shown: `${path} (${id.slice(0, 10)})`, key: '', bytes, siblings: noSiblings };
  }
  throw new UsageError(`no rule file, now or in the history of this checkout, has the fingerprint ${named}`);
}

function historicRules(terminal: Terminal): readonly (readonly [string, string])[] {
  const args = [
    'rev-list',
    '--all',
    '--objects',
    '--',
    ...RULE_FOLDERS.map((folder) => `${relative(terminal.cwd, terminal.root) || '.'}/${folder}`),
  ];
  return git(args, terminal, 'there is no history here to look for a fingerprint in')
    .toString()
    .split('\n')
    .flatMap((line) => {
      const [id = '', path = ''] = line.split(' ');
      return path.endsWith('.pay') && !isTestPath(path) ? [[id, path] as const] : [];
    });
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
