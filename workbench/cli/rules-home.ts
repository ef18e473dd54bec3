import { basename, dirname, relative, sep } from 'node:path';
import type { Terminal } from '../terminal/terminal.ts';

/**
 * The folder that holds the rules of one author, `rules/<country>/<scheme>/<from>.pay`, with `generated/` beside
 * `rules/`.
 */
export type RulesHome = string;

function withSlashes(path: string): string {
  return path.split(sep).join('/');
}

function isInside(path: string, folder: string): boolean {
  return !relative(folder, path).startsWith('..');
}

/** The folder that holds the `rules/` of a file; of a file on its own the checkout, or where the author stands. */
export function homeOf(absolute: string, { root, cwd }: Pick<Terminal, 'root' | 'cwd'>): RulesHome {
  const rules = dirname(dirname(dirname(absolute)));
  if (basename(rules) === 'rules') return dirname(rules);
  return isInside(absolute, root) ? root : cwd;
}

/** The path that identifies a rule file in its manifest: the same wherever its home lies. */
export function identityPath(absolute: string, terminal: Terminal): string {
  return withSlashes(relative(homeOf(absolute, terminal), absolute));
}

/** True if a folder or file that the author named holds all rules of the home. */
export function holdsAllRules(named: string, home: RulesHome): boolean {
  return isInside(`${home}${sep}rules`, named);
}

/**
 * How the modules of a home are written: in the checkout as TypeScript, which finds the runtime's folder at `runtime` from
 * the folder of the index; anywhere else as JavaScript with its declarations, which imports the runtime by its name, since
 * Node strips no types in packages.
 */
export type ModuleForm =
  | { readonly language: 'typescript'; readonly runtime: string }
  | { readonly language: 'javascript' };

/** The form in which the modules of a home are written. */
export function formOf(home: RulesHome, { root, isCheckout }: Terminal): ModuleForm {
  if (!isCheckout || !isInside(home, root)) return { language: 'javascript' };
  const folder = `${home}${sep}generated${sep}rules`;
  return { language: 'typescript', runtime: withSlashes(relative(folder, `${root}${sep}runtime`)) };
}
