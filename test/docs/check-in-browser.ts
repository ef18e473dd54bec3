/**
 * `make docs-check`: the site of all rules in a real Chromium. Accessibility (axe, WCAG 2.2 AA and best
 * practices) on a desktop in light and on a phone in dark, nothing wider than the screen, nothing from elsewhere.
 * And the viewer of the contract, of a running service: the same, found and tried by the keyboard.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AxeResults } from 'axe-core';
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './chromium.ts';
import { SCREENS, type Screen } from './screen.ts';
import { viewerFaults } from './viewer.ts';

const ROOT = join(import.meta.dirname, '../..');
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The first page, every scheme's, and all pages of its newest version: the others are made the same way. */
function chosenPages(site: string): readonly string[] {
  const all = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.html'),
  );
  const newest = new Map<string, string>();
  for (const path of [...all].sort()) {
    const [, folder = '', date = ''] = /^(.*)\/(\d{4}-\d{2}-\d{2})/.exec(path) ?? [];
    if (folder !== '') newest.set(folder, date);
  }
  return all
    .filter((path) => {
      const [, folder = '', date = ''] = /^(.*)\/(\d{4}-\d{2}-\d{2})/.exec(path) ?? [];
      return folder === '' || newest.get(folder) === date;
    })
    .sort();
}

async function faultsOf(
  browser: Browser,
  site: string,
  path: string,
  screen: Screen,
): Promise<readonly string[]> {
  const { name, ...options } = screen;
  const page = await browser.newPage({ ...options, bypassCSP: true });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('file:')) foreign.push(request.url());
  });
  await page.goto(pathToFileURL(join(site, path)).href);
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  await page.evaluate(AXE);
  const results = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })');
  await page.close();
  const where = `${path} (${name})`;
  return [
    ...foreign.map((url) => `${where}: asks for ${url}`),
    ...(width > screen.viewport.width ? [`${where}: ${width} pixels wide`] : []),
    ...results.violations.map(({ id, help, nodes }) => {
      const first = nodes[0];
      return `${where}: ${id}: ${help} (${nodes.length}), first at ${first?.target.join(' ') ?? ''}\n    ${first?.html ?? ''}`;
    }),
  ];
}

/** Several at a time, answers in the order of the items. */
async function inTurns<I, R>(
  items: readonly I[],
  visit: (item: I) => Promise<readonly R[]>,
): Promise<readonly R[]> {
  const found: (readonly R[])[] = [];
  const waiting = items.entries();
  const work = async () => {
    for (const [at, item] of waiting) found[at] = await visit(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return found.flat();
}

async function check(executablePath: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-check-'));
  const site = join(folder, 'site');
  // A browser that runs as root in a container has no sandbox of its own; the pages are ours.
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    execFileSync(join(ROOT, 'bin/payroll'), ['docs', '--out', site], { cwd: ROOT });
    const pages = chosenPages(site);
    const visits = SCREENS.flatMap((screen) => pages.map((path) => ({ screen, path })));
    const ofSite = await inTurns(visits, ({ screen, path }) => faultsOf(browser, site, path, screen));
    const faults = [...ofSite, ...(await viewerFaults(browser, AXE, SCREENS))];
    for (const fault of faults) process.stderr.write(`${fault}\n`);
    process.stdout.write(
      `docs-check: ${pages.length} pages and the viewer of the contract on ${SCREENS.length} screens, ${faults.length} faults\n`,
    );
    return faults.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

const executable = findChromium(process.env);
if (executable === null) {
  process.stderr.write(
    'make docs-check needs a Chromium: install one (Debian: apt-get install chromium), or name it in CHROMIUM\n',
  );
  process.exitCode = 2;
} else process.exitCode = await check(executable);
