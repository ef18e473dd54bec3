import { existsSync, statSync } from 'node:fs';
import { findPackageJSON, registerHooks } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { RUNTIME } from '../../runtime/address.ts';
import type { RuleModule } from '../../runtime/module.ts';
import { RUNTIME_VERSION } from '../../runtime/version.ts';
import { OperatorError } from '../operator-error.ts';

/** Rules that a service serves: compiled modules, and the folder under which their files' paths are found. */
export interface RuleFolder {
  readonly root: string;
  readonly modules: readonly RuleModule[];
}

/** The rules of this checkout, or those where the service is started, which are served where nothing else is named. */
export const OWN_RULES = import.meta.url.endsWith('.ts')
  ? fileURLToPath(new URL('../..', import.meta.url))
  : process.cwd();

/** What `payroll compile` writes beside `rules/`: in a checkout of the engine TypeScript, elsewhere JavaScript. */
const INDEXES = ['generated/rules/index.js', 'generated/rules/index.ts'];

/** What JavaScript modules import. */
const RUNTIME_PACKAGE = '@payroll-engine/runtime';

/** Modules run on the runtime of the service, whatever lies beside them: there is never a second one in a process. */
let isRuntimeShared = false;

function shareRuntime(): void {
  if (isRuntimeShared) return;
  isRuntimeShared = true;
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === RUNTIME_PACKAGE ? { url: RUNTIME, shortCircuit: true } : next(specifier, context),
  });
}

/**
 * Loads what `payroll compile` has written in a folder, or in an installed package of that name. Throws
 * {@link OperatorError} where it has not.
 */
export async function loadRuleFolder(named: string): Promise<RuleFolder> {
  const root = folderOf(named);
  const index = INDEXES.map((path) => join(root, path)).find((path) => existsSync(path));
  if (index === undefined) {
    throw new OperatorError(`there are no compiled rules in ${named}: run payroll compile ${named}`);
  }
  shareRuntime();
  const loaded: unknown = await import(pathToFileURL(index).href);
  const again = `run payroll compile ${named}`;
  if (typeof loaded !== 'object' || loaded === null || !('modules' in loaded)) {
    throw new OperatorError(`${index} is not what this version compiles: ${again}`);
  }
  if ('runtimeVersion' in loaded && !isCompatible(loaded.runtimeVersion)) {
    const versions = `was compiled for version ${loaded.runtimeVersion}, and this is ${RUNTIME_VERSION}`;
    throw new OperatorError(`${index} ${versions}: ${again}`);
  }
  const { modules } = loaded;
  if (Array.isArray(modules) && modules.every(isRuleModule)) return { root, modules };
  throw new OperatorError(`${index} is not what this version compiles: ${again}`);
}

/** A folder, or the folder of a package that is installed where the service is started, or beside it. */
function folderOf(named: string): string {
  const folder = resolve(named);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return folder;
  return (
    packageFolder(named, join(process.cwd(), 'package.json')) ??
    packageFolder(named, import.meta.url) ??
    folder
  );
}

function packageFolder(name: string, from: string): string | null {
  try {
    const manifest = findPackageJSON(name, from);
    return manifest === undefined ? null : dirname(manifest);
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
