import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RuleModule } from '../../runtime/module.ts';
import { OperatorError } from '../operator-error.ts';

/** Rules that a service serves: compiled modules, and the folder under which their files' paths are found. */
export interface RuleFolder {
  readonly root: string;
  readonly modules: readonly RuleModule[];
}

/** The rules of this checkout, which are served where nothing else is named. */
export const OWN_RULES = fileURLToPath(new URL('../..', import.meta.url));

/** What `payroll compile` writes beside `rules/`. */
const INDEX = 'generated/rules/index.ts';

/** Loads what `payroll compile` has written in a folder. Throws {@link OperatorError} where it has not. */
export async function loadRuleFolder(folder: string): Promise<RuleFolder> {
  const root = resolve(folder);
  const index = join(root, INDEX);
  if (!existsSync(index)) {
    throw new OperatorError(`there are no compiled rules in ${folder}: run payroll compile ${folder}`);
  }
  const loaded: unknown = await import(pathToFileURL(index).href);
  const modules =
    typeof loaded === 'object' && loaded !== null && 'modules' in loaded ? loaded.modules : null;
  if (Array.isArray(modules) && modules.every(isRuleModule)) return { root, modules };
  throw new OperatorError(`${index} is not what this version compiles: run payroll compile ${folder}`);
}

function isRuleModule(value: unknown): value is RuleModule {
  if (typeof value !== 'object' || value === null || !('manifest' in value)) return false;
  const { manifest } = value;
  const isOfThisFormat = typeof manifest === 'object' && manifest !== null && 'format' in manifest;
  return isOfThisFormat && manifest.format === 1 && 'evaluate' in value && 'evaluateExactly' in value;
}
