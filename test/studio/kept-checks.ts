import type { Page } from 'playwright-core';
import { AMENDMENT, breakLaw, expectSaid, FAULT, LAW, typeAtEnd } from './edited-page.ts';
import { type Check, withPage } from './open-studio.ts';
import { tabTo } from './studio-page.ts';

const PAYSLIP = LAW.replace('/law', '');

async function loadAgain(page: Page): Promise<void> {
  await page.reload();
  await page.waitForSelector('.sheet, .cm-content');
}

/** An edit is there after the page is loaded again, on the payslip too, and gone when it is discarded. */
const kept: Check = (studio) =>
  withPage(studio, { start: LAW }, async (page) => {
    await typeAtEnd(page, AMENDMENT);
    const faults = [...(await expectSaid(page, '.law-edits', '2026-01-01.pay'))];
    await loadAgain(page);
    faults.push(...(await expectSaid(page, '.law-edits', 'conserva sus cambios')));
    faults.push(...(await expectSaid(page, '.law-view select', '2026-01-01.pay (modificado)')));
    faults.push(...(await expectSaid(page, '.differences', '2.979.095,00')));
    await page.getByRole('button', { name: 'Recibo', exact: true }).click();
    await page.waitForFunction(() => !String(Reflect.get(globalThis, 'location')).includes('/law'));
    await loadAgain(page);
    // The first payslip that is there at all is that of the edited law.
    const net = await page.locator('table.net td').first().textContent();
    if (net !== '2.979.095,00') faults.push(`loaded again, the payslip says ${net}`);
    faults.push(...(await expectSaid(page, '.law-edited', 'como usted las cambió')));
    await page.getByRole('button', { name: 'Volver a la ley vigente' }).click();
    faults.push(...(await expectSaid(page, 'table.net td', '3.009.095,00')));
    await loadAgain(page);
    if ((await page.locator('.law-edited').count()) > 0) faults.push('what was discarded is back');
    return faults;
  });

/** A broken text is kept as well: the page says so and calculates by the law in force. */
const keptBroken: Check = (studio) =>
  withPage(studio, { start: LAW }, async (page) => {
    await typeAtEnd(page, FAULT);
    const faults = [...(await expectSaid(page, '.law-broken', 'último texto'))];
    faults.push(...(await expectSaid(page, '.law-view', 'cuando se corrija la falta')));
    await page.getByRole('button', { name: 'Recibo', exact: true }).click();
    await page.waitForFunction(() => !String(Reflect.get(globalThis, 'location')).includes('/law'));
    await loadAgain(page);
    faults.push(...(await expectSaid(page, '.law-edited', 'último texto')));
    return [...faults, ...(await expectSaid(page, 'table.net td', '3.009.095,00'))];
  });

/** The law in force became another under an edit, and a file is no more there: both are said. */
const outdated: Check = (studio) =>
  withPage(studio, { start: PAYSLIP }, async (page) => {
    const path = 'co/ordinario/2026-01-01.pay';
    await page.evaluate(`(async () => {
      const { texts } = await (await fetch('co.rules.json')).json();
      const { path, text } = texts.find(({ path }) => path.endsWith('${path}'));
      sessionStorage.setItem('edited law/co/' + path, 'sha256:another\\n' + text + ${JSON.stringify(AMENDMENT)});
      sessionStorage.setItem('edited law/co/rules/co/gone.pay', 'sha256:another\\n# gone');
    })()`);
    await page.goto(page.url().replace('30?', '30/law?'));
    await loadAgain(page);
    const faults = [...(await expectSaid(page, '.law-edits', 'cambió desde que usted empezó'))];
    faults.push(...(await expectSaid(page, '.law-edits', 'ya no está entre las reglas')));
    await page.getByRole('button', { name: 'Descartar los cambios de 2026-01-01.pay' }).click();
    await page.locator('.law-outdated').nth(1).waitFor({ state: 'detached' });
    await loadAgain(page);
    faults.push(...(await expectSaid(page, '.law-edits', 'rules/co/gone.pay')));
    faults.push(...(await expectSaid(page, '.law-view', 'esta es la ley vigente')));
    await page.getByRole('button', { name: 'Volver a la ley vigente' }).click();
    await page.locator('.law-edits').waitFor({ state: 'detached' });
    return faults;
  });

/** Editing, its faults, the way to their place, their mending and the way back, without a pointer. */
const byKeys: Check = (studio) =>
  withPage(studio, { start: LAW }, async (page) => {
    const faults = [...(await breakLaw(page))];
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('F8');
    const atFault = await page.evaluate<string>(
      'document.activeElement.shadowRoot.querySelector(".cm-activeLine").textContent',
    );
    if (!atFault.includes(FAULT)) faults.push(`F8 leads to ${atFault}`);
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Escape');
    await tabTo(page, /^2026-01-01\.pay, línea/);
    await page.keyboard.press('Enter');
    const isInside = 'document.activeElement.classList.contains("law-editor")';
    if (!(await page.evaluate<boolean>(isInside))) faults.push('a remark does not lead to its place');
    await page.keyboard.press('Control+End');
    for (const _ of FAULT) await page.keyboard.press('Backspace');
    faults.push(...(await expectSaid(page, '.law-view', 'no tienen faltas')));
    await page.keyboard.press('Escape');
    await tabTo(page, 'Descargar 2026-01-01.pay');
    await page.locator('.law-view select').focus();
    await tabTo(page, 'Descartar los cambios de 2026-01-01.pay', 'Shift+Tab');
    await page.keyboard.press('Enter');
    return [...faults, ...(await expectSaid(page, '.law-view', 'esta es la ley vigente'))];
  });

export const KEPT_CHECKS: Readonly<Record<string, Check>> = {
  'an edited law stays when the page is loaded again, until it is discarded': kept,
  'an edited law with a fault stays too': keptBroken,
  'an edited law says that the law in force is another by now': outdated,
  'an edited law: its faults, its mending and the way back by the keyboard alone': byKeys,
};
