import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { modulePath } from '../../runtime/law/module-path.ts';
import type { RuleModule } from '../../runtime/module.ts';
import { RUNTIME_VERSION } from '../../runtime/version.ts';
import { sha256 } from '../digest.ts';
import { OperatorError } from '../operator-error.ts';
import { shareRuntime } from './share-runtime.ts';

/** Rules that a service serves: compiled modules, and the folder under which their files' paths are found. */
export interface RuleFolder {
  readonly root: string;
  readonly modules: readonly RuleModule[];
  /** Address of what imports the modules from files; null where they are in none. */
  readonly index: string | null;
}

/** The rules of this checkout, which are part of the program; a package has none of its own. */
export const OWN_RULES = import.meta.url.endsWith('.ts')
  ? fileURLToPath(new URL('../..', import.meta.url))
  : null;

/** What `payroll compile` writes beside `rules/`: in a checkout of the engine TypeScript, elsewhere JavaScript. */
const INDEXES = ['generated/rules/index.js', 'generated/rules/index.ts'];

/**
 * Loads compiled modules and runs what stands in them: of this checkout, of an installed package, or of a folder that was
 * written for this process. Throws {@link OperatorError} where there are none.
 */
export async function loadRuleFolder(root: string): Promise<RuleFolder> {
  const again = `run payroll compile ${root}`;
  const index = INDEXES.map((path) => join(root, path)).find((path) => existsSync(path));
  if (index === undefined) throw new OperatorError(`there are no compiled rules in ${root}: ${again}`);
  shareRuntime();
  const address = pathToFileURL(index).href;
  const loaded: unknown = await import(address).catch((cause: unknown) => {
    throw new OperatorError(`${index} cannot be loaded (${reasonOf(cause)}): ${again}`);
  });
  if (typeof loaded !== 'object' || loaded === null || !('modules' in loaded)) {
    throw new OperatorError(`${index} is not what this version compiles: ${again}`);
  }
  if ('runtimeVersion' in loaded && !isCompatible(loaded.runtimeVersion)) {
    const versions = `was compiled for version ${loaded.runtimeVersion}, and this is ${RUNTIME_VERSION}`;
    throw new OperatorError(`${index} ${versions}: ${again}`);
  }
  const { modules } = loaded;
  if (!Array.isArray(modules) || !modules.every(isRuleModule))
    throw new OperatorError(`${index} is not what this version compiles: ${again}`);
  for (const module of modules) refuseOtherLaw(module, dirname(index), again);
  return { root, modules, index: address };
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

/** A law is read when it is first needed; what it is, is looked at when the service starts. */
function refuseOtherLaw({ manifest, lawDigest }: RuleModule, folder: string, again: string): void {
  const file = join(folder, `${modulePath(manifest)}.json`);
  if (!existsSync(file))
    throw new OperatorError(`${file}, the law of ${manifest.path}, is missing: ${again}`);
  const found = sha256(readFileSync(file));
  if (found === lawDigest) return;
  const digests = `it hashes to ${found}, the code beside it says ${lawDigest}`;
  throw new OperatorError(`${file} is not the law that was compiled: ${digests}: ${again}`);
}

/**
 * The addresses of the modules of a folder, by their fingerprints: where another thread imports each by itself. Those that
 * lie in no file of their own have none.
 */
export function moduleAddresses({ modules, index }: RuleFolder): ReadonlyMap<string, string> {
  if (index === null) return new Map();
  const extension = index.slice(index.lastIndexOf('.'));
  const addresses = modules.map(({ manifest: { path, fingerprint } }): [string, string] => {
    const name = path.slice(path.indexOf('rules/') + 'rules/'.length, path.lastIndexOf('.'));
    return [fingerprint, new URL(`./${name}${extension}`, index).href];
  });
  return new Map(addresses.filter(([, address]) => existsSync(fileURLToPath(address))));
}

/** Loads the rules of a package that is installed where the service is started, or beside it. */
export function loadInstalledRules(name: string): Promise<RuleFolder> {
  const folder =
    packageFolder(name, join(process.cwd(), 'package.json')) ?? packageFolder(name, import.meta.url);
  if (folder === null)
    throw new OperatorError(`there is no folder ${name}, and no installed package of that name`);
  return loadRuleFolder(folder);
}

/** Only what was installed: a folder that calls itself by the name is none, and neither is one that a link leads to. */
function packageFolder(name: string, from: string): string | null {
  try {
    const manifest = findPackageJSON(name, from);
    if (manifest === undefined) return null;
    const real = realpathSync(manifest);
    return real.split(sep).includes('node_modules') ? dirname(real) : null;
  } catch {
    return null;
  }
}

/** Patches of one version run each other's modules. */
function isCompatible(version: unknown): boolean {
  const [major, minor] = RUNTIME_VERSION.split('.');
  return typeof version === 'string' && version.startsWith(`${major}.${minor}.`);
}

function isRuleModule(value: unknown): value is RuleModule {
  if (typeof value !== 'object' || value === null || !('manifest' in value)) return false;
  const { manifest } = value;
  const isOfThisFormat = typeof manifest === 'object' && manifest !== null && 'format' in manifest;
  return isOfThisFormat && manifest.format === 1 && 'evaluate' in value && 'evaluateExactly' in value;
}
