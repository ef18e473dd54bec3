#!/usr/bin/env node
// Compiled modules are kept by Node.js where it keeps such things, before any other module is loaded.
import module from 'node:module';

if (Number.parseInt(process.versions.node, 10) < 24) {
  process.stderr.write(`payroll: this needs Node.js 24 or newer, and runs on ${process.versions.node}\n`);
  process.exit(2);
}
module.enableCompileCache();
await import('./bin/command-line.js');
