/**
 * `make studio-test`, or `node test/studio/run.ts WORD` for the checks whose names hold it: the studio of all rules in a real
 * Chromium. Forms are filled as people fill them, and what is shown
 * is what the service answers; it works by keyboard, on a phone, in print, and asks nobody for anything.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { serveFiles } from '../../workbench/cli/serve-files.ts';
import { styleSheet } from '../../workbench/docs/site.ts';
import { studioFiles } from '../../workbench/studio/studio-files.ts';
import { findChromium } from '../docs/chromium.ts';
import { readRepositoryRules } from '../docs/repository-site.ts';
import { CHECKS } from './checks.ts';
import type { Studio } from './open-studio.ts';

const ROOT = join(import.meta.dirname, '../..');
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const executablePath = findChromium(process.env);
if (executablePath === null) {
  process.stderr.write(
    'make studio-test needs a Chromium: install one (Debian: apt-get install chromium), or name it in CHROMIUM\n',
  );
  process.exit(2);
}
const rules = readRepositoryRules(join(ROOT, 'rules'));
const files = [styleSheet(), ...(await studioFiles(rules))];
const stop = new AbortController();
const listening = Promise.withResolvers<string>();
const serving = serveFiles(files, 0, { untilStopped: () => stop.signal }, listening.resolve);
const address = await listening.promise;
// A browser that runs as root in a container has no sandbox of its own; the pages are ours.
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-background-networking'],
});
let failed = 0;
try {
  const studio: Studio = { browser, address, rules, axe: AXE };
  const asked = process.argv[2] ?? '';
  for (const [what, check] of Object.entries(CHECKS).filter(([name]) => name.includes(asked))) {
    const started = performance.now();
    const faults = await check(studio).catch((fault: unknown) => [
      fault instanceof Error ? (fault.stack ?? fault.message) : String(fault),
    ]);
    failed += faults.length;
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    process.stdout.write(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${what} (${seconds} s)\n`);
    for (const fault of faults) process.stderr.write(`     ${fault}\n`);
  }
} finally {
  await browser.close();
  stop.abort();
  await serving;
}
process.exitCode = failed === 0 ? 0 : 1;
