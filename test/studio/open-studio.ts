import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { WrittenRules } from '../../workbench/studio/rule-texts.ts';

/** The studio that is served, and what looks at it. */
export interface Studio {
  readonly browser: Browser;
  readonly address: string;
  readonly rules: readonly WrittenRules[];
  readonly axe: string;
}

export type Check = (studio: Studio) => Promise<readonly string[]>;

const PATIENCE_MS = 180_000;

/** Whatever view is asked for. */
const READY = '.sheet, .nothing, .curve-reader, .comparison table, .cm-content';

type ContextOptions = Parameters<Browser['newContext']>[0];

/** Opens the studio; whatever it throws or asks elsewhere is a fault of the check. */
export async function withPage(
  { browser, address }: Studio,
  { start, ...options }: ContextOptions & { readonly start: string },
  visit: (page: Page, context: BrowserContext) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const context = await browser.newContext({
    locale: 'es-CO',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  // A machine that does much else at once is slow, and no page is wrong for it.
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(fault.stack ?? fault.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('request', (request) => {
    const url = request.url();
    const isOwn = url.startsWith(address) || url.startsWith(`blob:${address}`);
    if (!isOwn && !url.startsWith('data:')) faults.push(`asks for ${url}`);
    if (request.method() !== 'GET' || url.includes('9000000')) faults.push(`tells something to ${url}`);
  });
  try {
    await page.goto(`${address}calcular/${start}`);
    await page.waitForSelector(READY);
    faults.push(...(await visit(page, context)));
  } finally {
    await context.close();
  }
  return faults;
}
