/** Takes the pictures of docs/rules-site.md: `node test/docs/take-screens.ts SITE`. */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.ts';

const SCREENS = [
  { name: 'scheme', page: 'co/ordinario/index.html', at: 'cifras', width: 1100, height: 760, dark: false },
  {
    name: 'lines',
    page: 'co/ordinario/2026-01-01.html',
    at: 'deducciones',
    width: 1100,
    height: 760,
    dark: false,
  },
  {
    name: 'changes',
    page: 'co/ordinario/2026-01-01-cambios.html',
    at: 'pago',
    width: 1100,
    height: 640,
    dark: false,
  },
  {
    name: 'phone',
    page: 'cl/dependiente/2025-08-01.html',
    at: 'tabla_impuesto_unico',
    width: 390,
    height: 780,
    dark: true,
  },
] as const;

const site = resolve(process.argv[2] ?? 'site');
const executablePath = findChromium(process.env);
if (executablePath === null) throw new Error('there is no Chromium here');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const { name, page, at, width, height, dark } of SCREENS) {
  const tab = await browser.newPage({ viewport: { width, height }, colorScheme: dark ? 'dark' : 'light' });
  await tab.goto(pathToFileURL(join(site, page)).href);
  await tab.evaluate(`document.getElementById('${at}').scrollIntoView()`);
  await tab.screenshot({ path: join(import.meta.dirname, `../../docs/screens/${name}.png`) });
}
await browser.close();
