/**
 * The `payroll` executable: says where compiled modules are kept before any other module is loaded. It is no TypeScript,
 * since what takes the types off would be loaded for this one file: all others are kept without their types.
 */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
await import('./own-modules.js');
await import('./command-line.ts');
