#!/usr/bin/env node
// The command belongs to the compiler; this lets `npx --no-install payroll serve` find it where the service alone was asked for.
import module from 'node:module';

if (Number.parseInt(process.versions.node, 10) < 24) {
  process.stderr.write(`payroll: this needs Node.js 24 or newer, and runs on ${process.versions.node}\n`);
  process.exit(2);
}
module.enableCompileCache();
await import('@payroll-engine/compiler/command-line');
