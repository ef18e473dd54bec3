#!/usr/bin/env node
// The command belongs to the compiler; this lets `npx payroll serve` find it where the service alone was asked for.
import { enableCompileCache } from 'node:module';

enableCompileCache();
await import('@payroll-engine/compiler/command-line');
