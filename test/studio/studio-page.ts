import type { Page } from 'playwright-core';
import type { InputSpec } from '../../runtime/module.ts';
import { decimal, exact, mul } from '../../runtime/numbers/exact.ts';
import { printPlain } from '../../runtime/numbers/print.ts';
import { separatorsOf } from '../../studio/typed-number.ts';
import { countryOf } from '../../workbench/docs/countries.ts';
import type { FilledForm } from './examples.ts';

/** The address of an empty form for the period of an example. */
export function emptyForm({ rules: { manifest }, example: { period } }: FilledForm, language = 'es'): string {
  const { type, start, end, days } = period;
  return `#/${language}/${manifest.country}/${manifest.scheme}/${type}/${start}/${end}/${days}`;
}

/** Goes to an address of the page that is open, and waits for its form. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate(
    `document.querySelector('.inputs').dataset.old = ''; location.hash = ''; location.hash = ${JSON.stringify(address)}`,
  );
  await page.waitForSelector('.inputs:not([data-old]) .fields');
}

/** Types and chooses what an example gives, field by field, as the country writes it. */
export async function fillForm(page: Page, { rules: { manifest }, example }: FilledForm): Promise<void> {
  await openAll(page, 'details.group:not([open]) > summary');
  for (const spec of manifest.inputs) {
    const value = example.values[spec.wire];
    if (value !== undefined) await fillField(page, spec, value, manifest.country);
  }
}

async function openAll(page: Page, closed: string): Promise<void> {
  while ((await page.locator(closed).count()) > 0) await page.locator(closed).first().click();
}

async function fillField(page: Page, spec: InputSpec, value: string, country: string): Promise<void> {
  const field = page.locator(`[name="${spec.wire}"]`);
  if (spec.type === 'boolean' && spec.defaultValue !== null) await field.setChecked(value === 'true');
  else if (spec.type === 'boolean' || spec.type === 'choice') await field.selectOption(value);
  else if (spec.type === 'date') await field.fill(value);
  else await field.fill(typedForm(spec, value, country));
}

function typedForm({ type }: InputSpec, value: string, country: string): string {
  const shown = type === 'rate' ? printPlain(mul(decimal(value), exact(100n)), 12) : value;
  return shown.replace('.', separatorsOf(countryOf(country).laws).decimals);
}

/** The payslip's JSON as the page shows it to be copied; null where there is no payslip. */
export async function shownAnswer(page: Page): Promise<string | null> {
  await page.waitForSelector('.sheet, .nothing');
  const part = page.locator('.parts-to-copy details').nth(1);
  if ((await part.count()) === 0) return null;
  if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
  return JSON.stringify(JSON.parse(await part.locator('textarea').inputValue()));
}

/** What was put on the clipboard last. */
export async function copiedText(page: Page): Promise<string> {
  await page.locator('button', { hasText: 'Copiado' }).waitFor();
  return page.evaluate<string>('navigator.clipboard.readText()');
}

/** What has the focus, by its name or its words. */
function focused(page: Page): Promise<string> {
  return page.evaluate<string>('document.activeElement.name || document.activeElement.innerText || ""');
}

/** Goes on by a key until something has the focus. */
export async function tabTo(page: Page, what: string | RegExp, key = 'Tab'): Promise<void> {
  for (let count = 0; count < 120; count++) {
    await page.keyboard.press(key);
    const name = await focused(page);
    if (typeof what === 'string' ? name === what : what.test(name)) return;
  }
  throw new Error(`no way by ${key} to ${what}`);
}
