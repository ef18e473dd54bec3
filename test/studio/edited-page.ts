import type { Page } from 'playwright-core';

/** The law of a payslip, in the editor. */
export const LAW = '#/es/CO/ordinario/monthly/2026-03-01/2026-03-31/30/law?monthly_salary=3000000';

/** A deduction of 5 % instead of 4 %. */
export const AMENDMENT = '\ndeduction salud_empleado = ibc * (tasa_salud_empleado + 1%)  law "Ley 2"\n';

/** What cannot be read. */
export const FAULT = 'deduction ((';

/** Waits until a part of the view says something; else what it says instead. */
export async function expectSaid(page: Page, part: string, said: string): Promise<readonly string[]> {
  const found = page.locator(part).filter({ hasText: said }).first();
  try {
    await found.waitFor({ state: 'attached', timeout: 30_000 });
    return [];
  } catch {
    return [`${part} says ${(await page.locator(part).allTextContents()).join('; ')} for ${said}`];
  }
}

/** Types at the end of the file that is shown. */
export async function typeAtEnd(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(text);
}

/** Edits the law, and waits for what that does to the payslip, a population and the curve. */
export async function editLaw(page: Page): Promise<readonly string[]> {
  await typeAtEnd(page, AMENDMENT);
  return [
    ...(await expectSaid(page, '.differences', '2.979.095,00')),
    ...(await expectSaid(page, '.law-population', 'de 39')),
    ...(await expectSaid(page, '.law-curve', 'Neto vigente')),
  ];
}

/** Edits the law twice: with an effect, and then with a fault, so that both are shown. */
export async function breakLaw(page: Page): Promise<readonly string[]> {
  const faults = [...(await editLaw(page))];
  await page.keyboard.insertText(FAULT);
  // What completes is shut: its list is gone through from the text, and never has the focus itself.
  await page.locator('.cm-tooltip-autocomplete').waitFor();
  await page.keyboard.press('Escape');
  faults.push(...(await expectSaid(page, '.law-remarks .error', '2026-01-01.pay, línea')));
  faults.push(...(await expectSaid(page, '.law-broken', 'último texto')));
  return faults;
}
