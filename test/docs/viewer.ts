import { setTimeout as sleep } from 'node:timers/promises';
import type { AxeResults } from 'axe-core';
import type { Browser, Locator, Page } from 'playwright-core';
import { ServerProcess } from '../e2e/server-process.ts';
import type { Screen } from './screen.ts';

const PATIENCE = { timeout: 60_000 };
const OPERATION = '[id$="tag/calculations/GET/v1/payroll/calculations"]';

/** In the viewer's own markup and not to be mended from outside: each rule of axe, how often, and why it may stand. */
const KNOWN: Readonly<Record<string, { readonly atMost: number; readonly why: string }>> = {
  'landmark-unique': { atMost: 5, why: 'sections of one name are told apart by the heading above them' },
  'landmark-no-duplicate-main': { atMost: 1, why: 'the dialog of a request is a page within the page' },
};

/** On the page once all of it is open. */
const WORDS = ['Webhook', 'payout.status_changed', 'Authorization: Bearer payk_', 'RateLimit-Policy'];

/** The viewer of the contract as the service serves it, under its own policy: what is wrong with it. */
export async function viewerFaults(
  browser: Browser,
  axe: string,
  screens: readonly Screen[],
): Promise<readonly string[]> {
  const server = new ServerProcess('sqlite::memory:', { WORKER: 'off' });
  try {
    const url = await server.start();
    const [key = ''] = /payk_sandbox_\w+/.exec(server.printed) ?? [];
    const [body = ''] = /(?<= -d ')\{.*\}(?=')/.exec(server.printed) ?? [];
    const id = await storePayslip(url, key, body);
    const found: string[] = [];
    for (const screen of screens) {
      const seen = new Visit(await browser.newPage(screen), `/v1/docs (${screen.name})`, axe, url);
      await seen.everything(screen.viewport.width);
      await seen.request(key, id);
      found.push(...seen.faults);
    }
    return found;
  } finally {
    await server.end('SIGTERM');
  }
}

/** The payslip that the service prints as a first request; answers its id. */
async function storePayslip(url: string, key: string, body: string): Promise<string> {
  const answer = await fetch(`${url}/v1/payroll/calculate`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body,
  });
  const [, id] = /"id":"([0-9A-Z]{26})"/.exec(await answer.text()) ?? [];
  if (id === undefined) throw new Error(`no payslip was stored: ${answer.status}`);
  return id;
}

/** One look at the viewer, on one screen. */
class Visit {
  readonly faults: string[] = [];
  readonly #page: Page;
  readonly #where: string;
  readonly #axe: string;
  readonly #url: string;

  constructor(page: Page, where: string, axe: string, url: string) {
    this.#page = page;
    this.#where = where;
    this.#axe = axe;
    this.#url = url;
    page.on('request', (request) => {
      const isOwn = /^(?:data|blob):/.test(request.url()) || request.url().startsWith(`${url}/`);
      if (!isOwn) this.#fault(`asks for ${request.url()}`);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') this.#fault(message.text());
    });
    page.on('pageerror', (error) => this.#fault(error.message));
  }

  /** The whole page with every group of operations open. */
  async everything(width: number): Promise<void> {
    await this.#open();
    await this.#scrollThrough();
    // A group opens where its button stands, and the button goes.
    const more = this.#page.locator('button.show-more');
    for (let left = await more.count(); left > 0; left--) await more.first().press('Enter');
    await this.#scrollThrough();
    const operation = this.#page.locator(OPERATION);
    await operation.getByRole('button', { name: /^200/ }).first().press('Enter');
    await operation.locator('.headers-tree-group button').first().press('Enter');
    await operation.getByText('RateLimit-Policy').first().waitFor(PATIENCE);
    const wide = await this.#page.evaluate<number>('document.documentElement.scrollWidth');
    if (wide > width) this.#fault(`${wide} pixels wide`);
    const text = await this.#page.evaluate<string>('document.body.textContent');
    for (const words of WORDS) if (!text.includes(words)) this.#fault(`does not show "${words}"`);
    await this.#accessible('');
  }

  /** By the keyboard alone: an operation is found, tried with one's own key, and the answer read. */
  async request(key: string, id: string): Promise<void> {
    const page = this.#page;
    await page.goto('about:blank');
    await this.#open();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').last().waitFor(PATIENCE);
    await page.keyboard.type('List stored payslips');
    await page.getByRole('option', { name: /List stored payslips/ }).waitFor(PATIENCE);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page
      .locator(OPERATION)
      .getByRole('button', { name: /Test Request/ })
      .press('Enter', PATIENCE);
    const token = page.getByPlaceholder('Token');
    const dialog = page.getByRole('dialog').filter({ has: token }).last();
    await dialog.getByPlaceholder('Token').fill(key, PATIENCE);
    await this.#accessible('the dialog: ');
    await this.#send(dialog, id);
    await page.close();
  }

  async #send(dialog: Locator, id: string): Promise<void> {
    const answered = this.#page.waitForResponse((it) => it.url().includes('/v1/payroll/'), PATIENCE);
    await dialog.getByRole('button', { name: /^Send/ }).first().press('Enter');
    const answer = await answered;
    if (answer.status() !== 200) this.#fault(`a request with a key was answered ${answer.status()}`);
    if (answer.url().includes('?')) this.#fault(`a first request filters: ${answer.url()}`);
    const shown = dialog.getByText(id).first();
    await shown.waitFor(PATIENCE).catch(() => this.#fault('does not show the answer'));
  }

  async #open(): Promise<void> {
    await this.#page.goto(`${this.#url}/v1/docs`);
    await this.#page.getByText('Payroll Calculation Service').first().waitFor(PATIENCE);
  }

  /** The page makes its parts when they come into sight. */
  async #scrollThrough(): Promise<void> {
    const height = () => this.#page.evaluate<number>('document.documentElement.scrollHeight');
    for (let at = 0; at < (await height()); at += 800) {
      await this.#page.evaluate(`scrollTo(0, ${at})`);
      await sleep(40);
    }
  }

  async #accessible(part: string): Promise<void> {
    await this.#page.evaluate(this.#axe);
    const run = 'axe.run(document, { resultTypes: ["violations"] })';
    const { violations } = await this.#page.evaluate<AxeResults>(run);
    for (const { id, help, nodes } of violations) {
      if (nodes.length <= (KNOWN[id]?.atMost ?? 0)) continue;
      this.#fault(`${part}${id}: ${help} (${nodes.length})\n    ${nodes[0]?.html ?? ''}`);
    }
  }

  #fault(text: string): void {
    this.faults.push(`${this.#where}: ${text}`);
  }
}
