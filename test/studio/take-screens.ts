/**
 * Takes the pictures of docs/studio.md: `node test/studio/take-screens.ts http://127.0.0.1:4173/`, and with a word behind it
 * those whose names hold it.
 */
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../docs/chromium.ts';

const PAYSLIP =
  '/CO/ordinario/monthly/2026-03-01/2026-03-31/30?monthly_salary=9000000&horas_extra_diurnas=10&horas_recargo_nocturno=8';

interface Picture {
  readonly name: string;
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly dark: boolean;
  readonly prepare: (page: Page) => Promise<void>;
}

const PICTURES: readonly Picture[] = [
  {
    name: 'studio',
    address: `#/es${PAYSLIP}`,
    width: 1280,
    height: 1000,
    dark: false,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Aporte a salud (trabajador)' }).click();
    },
  },
  {
    name: 'studio-curve',
    address: '#/es/CO/ordinario/monthly/2026-03-01/2026-03-31/30/curve?monthly_salary=3000000',
    width: 1280,
    height: 1240,
    dark: false,
    prepare: async (page) => {
      await page.waitForSelector('.curve-reader');
      await page.locator('[name="net"]').fill('2.500.000');
      await page.waitForSelector('.answers');
      await page.evaluate('scrollTo(0, 250)');
    },
  },
  {
    name: 'studio-law',
    address: '#/es/CO/ordinario/monthly/2026-03-01/2026-03-31/30/law?monthly_salary=3000000',
    width: 1280,
    height: 1700,
    dark: false,
    prepare: async (page) => {
      await page.locator('.cm-content').focus();
      await page.keyboard.press('Control+End');
      await page.keyboard.insertText(
        '\ndeduction salud_empleado = ibc * (tasa_salud_empleado + 1%)  law "Ley 2"\n',
      );
      await page.waitForSelector('.law-population dl', { timeout: 120_000 });
      await page.waitForSelector('.law-curve svg');
      await page.evaluate('scrollTo(0, 260)');
    },
  },
  {
    name: 'studio-phone',
    address: '#/pt/BR/clt/monthly/2026-03-01/2026-03-31/30?monthly_salary=7500&num_dependentes_irrf=1',
    width: 390,
    height: 844,
    dark: true,
    prepare: async (page) => {
      await page.evaluate(`document.querySelector('.sheet').scrollIntoView()`);
    },
  },
];

const executablePath = findChromium(process.env);
if (executablePath === null) throw new Error('there is no Chromium here');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const asked = process.argv[3] ?? '';
for (const { name, address, width, height, dark, prepare } of PICTURES.filter((one) =>
  one.name.includes(asked),
)) {
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    deviceScaleFactor: dark ? 1.5 : 1,
  });
  await page.goto(`${process.argv[2] ?? 'http://127.0.0.1:4173/'}calcular/${address}`);
  await page.waitForSelector('.result');
  await page.waitForTimeout(500);
  await prepare(page);
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(import.meta.dirname, `../../docs/screens/${name}.png`) });
}
await browser.close();
