/** The `payroll` executable: says where compiled modules are kept before any other module is loaded. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
await import('./command-line.ts');
