/**
 * The `payroll` executable: says where compiled modules are kept before any other module is loaded. It is no TypeScript,
 * since what takes the types off would be loaded for this one file: all others are kept without their types.
 */
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

if (Number.parseInt(process.versions.node, 10) < 24) {
  process.stderr.write(
    `payroll: this needs Node.js 24 or newer, and runs on ${process.versions.node}: run make install\n`,
  );
  process.exit(2);
}
// A check is over before what the slowest compiler of V8 makes pays for its making. Set first, since a module that was
// compiled under other flags is compiled anew.
if (process.argv[2] === 'check') setFlagsFromString('--invocation-count-for-turbofan=40000');
module.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
await import('./own-modules.js');
await import('./command-line.ts');
