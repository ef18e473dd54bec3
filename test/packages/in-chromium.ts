import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';

interface Outcome {
  readonly payslips: number;
  readonly different: number;
}

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript' };
const SITE = 'http://packages.test';

/** Lets a page find the files of a folder, and nothing else; returns the address of one. */
export async function site(page: Page, folder: string, file: string): Promise<string> {
  await page.route(`${SITE}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const contentType = TYPES[pathname.slice(pathname.lastIndexOf('.') + 1)] ?? 'text/plain';
    return route.fulfill({ contentType, body: readFileSync(join(folder, pathname)) });
  });
  return `${SITE}/${file}`;
}

/** Opens the page of the folder, which calculates its payslips in the browser, and returns what it found. */
export async function calculateInChromium(executablePath: string, folder: string): Promise<Outcome> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', (fault) => faults.push(fault.message));
    await page.goto(await site(page, folder, 'page.html'));
    const found = page.waitForFunction(() => Reflect.get(globalThis, 'outcome'), undefined, {
      timeout: 120_000,
    });
    const outcome: unknown = await (await found).jsonValue();
    if (faults.length > 0 || !isOutcome(outcome)) throw new Error(`the page failed: ${faults.join('; ')}`);
    return outcome;
  } finally {
    await browser.close();
  }
}

function isOutcome(value: unknown): value is Outcome {
  return typeof value === 'object' && value !== null && 'payslips' in value && 'different' in value;
}
