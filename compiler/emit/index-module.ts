import { RUNTIME_VERSION } from '../../runtime/version.ts';
import { quoted } from './code-text.ts';

/** One for each path: a scheme may differ from another by a `_` alone. */
function importName(path: string): string {
  return `rules_${path.replace(/\.[jt]s$/, '').replaceAll(/[^a-z0-9]/g, '_')}`;
}

function importLines(paths: readonly string[]): readonly string[] {
  return paths.map((path) => `import { rules as ${importName(path)} } from ${quoted(`./${path}`)};`);
}

function listed(paths: readonly string[]): string {
  return `[\n${paths.map((path) => `  ${importName(path)},\n`).join('')}]`;
}

/**
 * The text of `generated/rules/index.ts`; `paths` and the address of the runtime's folder are relative to it, for
 * example `co/ordinario/2025-01-01.ts` and `../../runtime`.
 */
export function emitIndex(paths: readonly string[], runtime: string): string {
  const sorted = [...paths].sort();
  return [
    '// Emitted by payroll compile: every rule module there is. Do not edit.',
    `import type { RuleModule } from ${quoted(`${runtime}/module.ts`)};`,
    ...importLines(sorted),
    '',
    `export const modules: readonly RuleModule[] = ${listed(sorted)};`,
    '',
  ].join('\n');
}

/** The name of the package that modules outside of the checkout import. */
export const RUNTIME_PACKAGE = '@payroll-engine/runtime';

/** The text of `generated/rules/index.js`, which also calculates by these rules. */
export function emitPackageIndex(paths: readonly string[]): string {
  const sorted = [...paths].sort();
  return [
    `// Emitted by payroll compile ${RUNTIME_VERSION}: every rule module there is. Do not edit.`,
    `import * as rt from ${quoted(RUNTIME_PACKAGE)};`,
    ...importLines(sorted),
    '',
    `export { CalculationError } from ${quoted(RUNTIME_PACKAGE)};`,
    `export const runtimeVersion = ${quoted(RUNTIME_VERSION)};`,
    `export const modules = ${listed(sorted)};`,
    'export const calculate = (request) => rt.calculate(modules, request);',
    'export const calculateText = (request) => rt.calculateText(modules, request);',
    '',
  ].join('\n');
}
