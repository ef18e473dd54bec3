#!/usr/bin/env node
// Compiled modules are kept by Node.js where it keeps such things, before any other module is loaded.
import { enableCompileCache } from 'node:module';

enableCompileCache();
await import('./bin/command-line.js');
