import { quoted } from './code-text.ts';

/** One for each path: a scheme may differ from another by a `_` alone. */
function importName(path: string): string {
  return `rules_${path.replace(/\.ts$/, '').replaceAll(/[^a-z0-9]/g, '_')}`;
}

/**
 * The text of `generated/rules/index.ts`; `paths` and the address of the runtime's folder are relative to it, for
 * example `co/ordinario/2025-01-01.ts` and `../../runtime`.
 */
export function emitIndex(paths: readonly string[], runtime: string): string {
  const sorted = [...paths].sort();
  const imports = sorted.map(
    (path) => `import { rules as ${importName(path)} } from ${quoted(`./${path}`)};`,
  );
  const names = sorted.map((path) => `  ${importName(path)},\n`);
  return [
    '// Emitted by payroll compile: every rule module there is. Do not edit.',
    `import type { RuleModule } from ${quoted(`${runtime}/module.ts`)};`,
    ...imports,
    '',
    `export const modules: readonly RuleModule[] = [\n${names.join('')}];`,
    '',
  ].join('\n');
}
