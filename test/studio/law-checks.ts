import { AMENDMENT, expectSaid, LAW, typeAtEnd } from './edited-page.ts';
import { KEPT_CHECKS } from './kept-checks.ts';
import { type Check, withPage } from './open-studio.ts';

const faulty: Check = (studio) =>
  withPage(studio, { start: LAW }, async (page) => {
    const faults = [...(await expectSaid(page, '.law-tests', 'pruebas pasan'))];
    await typeAtEnd(page, AMENDMENT);
    faults.push(...(await expectSaid(page, '.differences', '2.979.095,00')));
    await page.keyboard.insertText('deduction ((');
    faults.push(...(await expectSaid(page, '.law-remarks .error', '2026-01-01.pay, línea')));
    faults.push(...(await expectSaid(page, '.law-remarks .error', 'se esperaba')));
    faults.push(...(await expectSaid(page, '.law-broken', 'último texto')));
    await page.getByRole('button', { name: 'Português' }).click();
    faults.push(...(await expectSaid(page, '.law-remarks .error', 'esperava-se')));
    await page.getByRole('button', { name: 'Español' }).click();
    faults.push(...(await expectSaid(page, '.law-remarks .error', 'se esperaba')));
    await typeAtEnd(page, '');
    faults.push(...(await expectSaid(page, '.differences', '2.979.095,00')));
    if ((await page.locator('.cm-lintRange-error').count()) === 0)
      faults.push('the fault is not at its place');
    await page.keyboard.press('Control+z');
    faults.push(...(await expectSaid(page, '.law-view', 'no tienen faltas')));
    return faults;
  });

const effective: Check = (studio) =>
  withPage(studio, { start: LAW }, async (page) => {
    await typeAtEnd(page, AMENDMENT);
    const faults = [
      ...(await expectSaid(page, '.differences', '3.009.095,00')),
      ...(await expectSaid(page, '.law-tests', 'fallan')),
      ...(await expectSaid(page, '.law-curve', 'Neto vigente')),
      ...(await expectSaid(page, '.law-population', 'de 39')),
    ];
    await page.locator('.law-remarks .error button').first().click();
    faults.push(...(await expectSaid(page, '.law-view select', '2026-01-01.test.pay')));
    const shown = await page.locator('.law-view select').inputValue();
    if (!shown.endsWith('.test.pay')) faults.push(`a failed test leads to ${shown}`);
    await page.getByRole('button', { name: 'Recibo', exact: true }).click();
    faults.push(...(await expectSaid(page, 'table.net td', '2.979.095,00')));
    faults.push(...(await expectSaid(page, '.law-edited', 'como usted las cambió')));
    await page.getByRole('button', { name: 'La ley', exact: true }).click();
    await page.getByRole('button', { name: 'Volver a la ley vigente' }).click();
    faults.push(...(await expectSaid(page, '.law-view', 'esta es la ley vigente')));
    if (await page.evaluate<number>('sessionStorage.length')) faults.push('what is discarded is kept');
    return faults;
  });

const renamed: Check = (studio) =>
  withPage(studio, { start: LAW }, async (page) => {
    await typeAtEnd(page, '\nnew let ayuda = ibc');
    await page.keyboard.press('F2');
    const name = page.locator('.cm-lsp-rename-panel input');
    await name.fill('base_de_aportes');
    await name.press('Enter');
    const faults = [...(await expectSaid(page, '.cm-content', 'base_de_aportes'))];
    faults.push(...(await expectSaid(page, '.law-view .buttons', 'Descargar 2020-01-01.pay')));
    faults.push(...(await expectSaid(page, '.law-tests', 'pruebas pasan')));
    const tests = (await page.locator('.law-tests').textContent()) ?? '';
    return tests.includes('fallan') ? [...faults, `renamed, ${tests}`] : faults;
  });

const offered: Check = (studio) =>
  withPage(studio, { start: LAW }, async (page) => {
    await typeAtEnd(page, '\ndeduction salud_empleado = ib');
    await page.keyboard.press('Control+Space');
    const faults = [...(await expectSaid(page, '.cm-tooltip-autocomplete', 'ibc'))];
    await page.keyboard.press('Escape');
    const line = page.locator('.cm-line').filter({ hasText: 'deduction salud_empleado' });
    await line.hover({ position: { x: 40, y: 10 } });
    faults.push(...(await expectSaid(page, '.cm-lsp-hover-tooltip', 'a line that is taken off')));
    return faults;
  });

/** The editor is left by Escape and Tab, as the page says; without Escape Tab indents. */
const leftByKeys: Check = (studio) =>
  withPage(studio, { start: LAW }, async (page) => {
    await page.locator('.law-view select').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText(AMENDMENT);
    await page.keyboard.press('Tab');
    const faults = [...(await expectSaid(page, '.differences', '2.979.095,00'))];
    const isInside = 'document.activeElement.classList.contains("law-editor")';
    if (!(await page.evaluate<boolean>(isInside))) faults.push('Tab leaves the editor by itself');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    if (await page.evaluate<boolean>(isInside)) faults.push('Escape and Tab do not leave the editor');
    return faults;
  });

const taken: Check = (studio) =>
  withPage(studio, { start: LAW, acceptDownloads: true }, async (page) => {
    await typeAtEnd(page, AMENDMENT);
    const faults = [...(await expectSaid(page, '.differences', '2.979.095,00'))];
    for (const [button, held] of [
      ['Descargar 2026-01-01.pay', 'tasa_salud_empleado + 1%'],
      ['Descargar una prueba de este recibo', 'salud_empleado = 150_000'],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button }).click(),
      ]);
      const text = await readAll(await download.createReadStream());
      if (!text.includes(held)) faults.push(`${button}: ${text.slice(-300)}`);
    }
    return faults;
  });

async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += chunk.toString('utf8');
  return text;
}

const overTime: Check = (studio) =>
  withPage(studio, { start: LAW.replace('/law', '/time') }, async (page) => {
    const slider = page.locator('[name="date_in_time"]');
    await slider.focus();
    await page.keyboard.press('Home');
    const faults = [...(await expectSaid(page, '.time-reader label', '31 de enero de 2020'))];
    faults.push(...(await expectSaid(page, '.sheet-period', '1 de enero de 2020')));
    const net = await page.locator('.time-reader dd').first().textContent();
    const shown = await page.locator('table.net td').first().textContent();
    return net?.startsWith(shown ?? '?') ? faults : [...faults, `${net} over time, ${shown} on the payslip`];
  });

export const LAW_CHECKS: Readonly<Record<string, Check>> = {
  ...KEPT_CHECKS,
  'a fault in the law is told at its place, the last good law stays': faulty,
  'a change of the law: the payslip, its tests, a population, the curve': effective,
  'a rename reaches every file of the law': renamed,
  'the editor of the law completes and explains': offered,
  'the law: the editor is left by Escape and Tab': leftByKeys,
  'the changed law and a test of the payslip are downloaded': taken,
  'the slider over time shows the payslip of a date': overTime,
};
