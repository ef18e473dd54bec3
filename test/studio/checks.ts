import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import type { WrittenRules } from '../../workbench/studio/rule-texts.ts';
import { SCREENS } from '../docs/screen.ts';
import { AMENDMENT, breakLaw, expectSaid, LAW, typeAtEnd } from './edited-page.ts';
import { type FilledForm, filledForms, serviceAnswer } from './examples.ts';
import { LAW_CHECKS } from './law-checks.ts';
import { type Check, type Studio, withPage } from './open-studio.ts';
import { SPEED_CHECKS } from './speed-checks.ts';
import { copiedText, emptyForm, fillForm, goTo, shownAnswer, tabTo } from './studio-page.ts';
import { terminations } from './termination-checks.ts';

/** Examples of each scheme that are typed into its form. */
const TYPED = 3;

/** Lines of a payslip that are opened before axe looks at it. */
const OPENED = 4;

const SALARY = '#/es/CO/ordinario/monthly/2026-03-01/2026-03-31/30?monthly_salary=9000000';

const MARCH = '#/es/CO/ordinario/monthly/2026-03-01/2026-03-31/30';
const CURVE = `${MARCH}/curve?monthly_salary=3000000`;
const TIME = `${MARCH}/time?monthly_salary=3000000`;
const COMPARISON = `${MARCH}/compare/2025-03-01?monthly_salary=3000000`;

function newestOf(rules: readonly WrittenRules[]): readonly WrittenRules[] {
  const schemes = Map.groupBy(rules, ({ ir }) => `${ir.scheme.country} ${ir.scheme.id}`);
  return [...schemes.values()].flatMap((versions) => versions.slice(-1));
}

/** Some of a list, from all of its parts. */
function spread<T>(all: readonly T[], count: number): readonly T[] {
  const step = Math.max(1, all.length / count);
  return all.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

async function typedForms(studio: Studio): Promise<readonly string[]> {
  const forms = newestOf(studio.rules).flatMap((rules) => spread(filledForms([rules]), TYPED));
  return withPage(studio, { start: '' }, async (page) => {
    const faults: string[] = [];
    for (const form of forms) faults.push(...(await typedForm(page, form)));
    return faults;
  });
}

async function typedForm(page: Page, form: FilledForm): Promise<readonly string[]> {
  await goTo(page, emptyForm(form));
  await fillForm(page, form);
  const [shown, answered] = [await shownAnswer(page), await serviceAnswer(form)];
  const { manifest } = form.rules;
  const where = `${manifest.path}: ${form.example.title}`;
  if (shown !== answered) return [`${where}: ${differenceOf(shown ?? 'nothing', answered)}`];
  const { summary } = JSON.parse(answered);
  const net = ((await page.locator('table.net td').first().textContent()) ?? '').replaceAll(/[^\d]/g, '');
  const cents = String(summary.net_salary).replaceAll(/[^\d]/g, '');
  return net === cents || `${net}00` === cents ? [] : [`${where}: the net is shown as ${net}`];
}

/** Where two texts part. */
function differenceOf(shown: string, answered: string): string {
  const at = [...shown].findIndex((sign, place) => sign !== answered[place]);
  const from = Math.max(0, at - 40);
  return `${shown.slice(from, at + 80)} is shown for ${answered.slice(from, at + 80)}`;
}

interface State {
  readonly start: string;
  readonly prepare?: (page: Page) => Promise<readonly string[]>;
}

const STATES: Readonly<Record<string, State>> = {
  payslip: { start: SALARY },
  curve: { start: CURVE },
  comparison: { start: COMPARISON },
  'over time': { start: TIME },
  law: { start: LAW },
  'edited law with a fault and its effect': { start: LAW, prepare: breakLaw },
  'payslip of an edited law': { start: LAW, prepare: payslipOfEdited },
  'bad input': { start: '#/pt/BR/clt/monthly/2026-03-01/2026-03-31/30?monthly_salary=-1' },
  event: { start: '#/en/MX/aguinaldo/event/2026-12-18/2026-12-18/1?monthly_salary=30000' },
  'no rules': { start: '#/en/MX/ordinario/monthly/1999-01-01/1999-01-31/30?monthly_salary=30000' },
};

async function payslipOfEdited(page: Page): Promise<readonly string[]> {
  await typeAtEnd(page, AMENDMENT);
  await page.getByRole('button', { name: 'Recibo', exact: true }).click();
  return expectSaid(page, '.law-edited', 'como usted las cambió');
}

async function accessible(studio: Studio): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { name, ...screen } of SCREENS) {
    for (const [state, { start, prepare }] of Object.entries(STATES)) {
      const found = await withPage(studio, { start, ...screen, bypassCSP: true }, async (page) => [
        ...((await prepare?.(page)) ?? []),
        ...(await openedForAll(page, studio, screen.viewport.width)),
      ]);
      faults.push(...found.map((fault) => `${state} (${name}): ${fault}`));
    }
  }
  return faults;
}

/** Nothing keeps anybody out, and nothing is wider than the screen. */
async function openedForAll(page: Page, { axe }: Studio, most: number): Promise<readonly string[]> {
  for (const line of (await page.locator('button.line').all()).slice(0, OPENED)) await line.click();
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>(
    'axe.run(document, { resultTypes: ["violations"] })',
  );
  return [
    ...(width > most ? [`${width} pixels wide`] : []),
    ...violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html ?? ''}`),
  ];
}

async function byKeyboard(studio: Studio): Promise<readonly string[]> {
  return withPage(studio, { start: SALARY }, async (page) => {
    const faults: string[] = [];
    await tabTo(page, 'monthly_salary');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('2.000.000');
    await tabTo(page, 'Aporte a salud (trabajador)');
    await page.keyboard.press('Enter');
    const reason = await page.locator('.reason').textContent();
    if (!reason?.includes('4\u00a0%')) faults.push(`the explanation says ${reason}`);
    await tabTo(page, 'Copiar el enlace a este recibo');
    await page.keyboard.press('Enter');
    const link = await copiedText(page);
    if (!link.includes('monthly_salary=2000000')) faults.push(`what was typed is not in the link ${link}`);
    return faults;
  });
}

async function badInput(studio: Studio): Promise<readonly string[]> {
  return withPage(studio, { start: SALARY }, async (page) => {
    const faults: string[] = [];
    const field = page.locator('[name="monthly_salary"]');
    const expectFault = async (typed: string, told: string): Promise<void> => {
      await field.fill(typed);
      const about = page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`);
      const said = await about.textContent();
      if (!said?.includes(told)) faults.push(`${typed}: it says ${said}`);
      if ((await page.locator('.sheet').count()) > 0)
        faults.push(`${typed}: there is a payslip all the same`);
    };
    await expectFault('1.5', 'Escriba un número, por ejemplo 1.234,5');
    await expectFault('0', 'Debe ser mayor que 0');
    await expectFault('99999999999', 'Debe ser a lo sumo 10.000.000.000');
    await expectFault('', 'Falta este dato');
    await field.fill('2.000.000');
    if ((await page.locator('.sheet').count()) !== 1) faults.push('mended, there is no payslip');
    return faults;
  });
}

async function threeLanguages(studio: Studio): Promise<readonly string[]> {
  return withPage(studio, { start: SALARY }, async (page) => {
    const faults: string[] = [];
    for (const [language, button, net] of [
      ['pt', 'Português', 'Líquido a receber'],
      ['en', 'English', 'Net pay'],
      ['es', 'Español', 'Neto a pagar'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      const line = page.locator('table.net th');
      if ((await line.first().textContent()) !== net) faults.push(`${language}: ${await line.textContent()}`);
      if ((await page.locator('html').getAttribute('lang')) !== language) faults.push(`${language}: lang`);
    }
    return faults;
  });
}

async function sameByLink(studio: Studio): Promise<readonly string[]> {
  return withPage(studio, { start: SALARY }, async (page, context) => {
    await page.locator('[name="monthly_salary"]').fill('3.456.789');
    // At once: the address of the page follows what is typed a moment later, the link does not wait for it.
    await page.getByRole('button', { name: 'Copiar el enlace a este recibo' }).click();
    const other = await context.newPage();
    const link = await copiedText(page);
    await page.waitForURL(link);
    await other.goto(link);
    await other.waitForSelector('.sheet');
    const [one, two] = [
      await page.locator('.sheet').textContent(),
      await other.locator('.sheet').textContent(),
    ];
    return one === two ? [] : [`the link shows ${two}`];
  });
}

async function printed(studio: Studio): Promise<readonly string[]> {
  return withPage(studio, { start: SALARY }, async (page) => {
    await page.emulateMedia({ media: 'print' });
    const hidden = ['.inputs', '.views', '.top', '.after', 'footer'];
    const faults: string[] = [];
    for (const part of hidden) {
      if (await page.locator(part).first().isVisible()) faults.push(`${part} is printed`);
    }
    if (!(await page.locator('.sheet').isVisible())) faults.push('the payslip is not printed');
    return faults;
  });
}

async function netToGross(studio: Studio): Promise<readonly string[]> {
  return withPage(studio, { start: CURVE }, async (page) => {
    await page.locator('[name="net"]').fill('2.500.000');
    const answers = page.locator('.answers li');
    await answers.first().waitFor();
    const faults = (await answers.count()) === 2 ? [] : ['not two salaries give the net'];
    await answers.last().getByRole('button').click();
    await page.getByRole('button', { name: 'Recibo' }).click();
    const net = await page.locator('table.net td').first().textContent();
    return net === '2.500.000,00' ? faults : [...faults, `the salary that is said gives ${net}`];
  });
}

async function readCurve(studio: Studio): Promise<readonly string[]> {
  return withPage(studio, { start: CURVE }, async (page) => {
    const faults: string[] = [];
    const read = page.locator('.read-off dd');
    const expectRead = async (said: readonly string[]): Promise<void> => {
      const shown = await read.allTextContents();
      if (shown.join('; ') !== said.join('; ')) faults.push(`${shown.join('; ')} is read`);
    };
    await expectRead(['3.009.095,00', '4.443.761,79', '92\u00a0%']);
    const cliffs = await page.locator('.cliffs li').allTextContents();
    if (!cliffs[0]?.startsWith('En 3.501.810,01: −249.094,99'))
      faults.push(`the cliffs are ${cliffs.join()}`);
    await page.locator('input[type="range"]').focus();
    await page.keyboard.press('End');
    if ((await read.first().textContent()) === '3.009.095,00')
      faults.push('the cursor does not move by keys');
    return faults;
  });
}

async function compared(studio: Studio): Promise<readonly string[]> {
  return withPage(studio, { start: COMPARISON }, async (page) => {
    const total = await page.locator('.comparison tr.total').first().locator('td').allTextContents();
    const figure = page.getByText('Salario mínimo mensual legal vigente: 1.423.500,00 → 1.750.905,00');
    await figure.waitFor({ timeout: 10_000 });
    const said = total.join('; ');
    return said === '2.760.000,00; 3.009.095,00; 249.095,00' ? [] : [`the net is compared as ${said}`];
  });
}

export const CHECKS: Readonly<Record<string, Check>> = {
  ...LAW_CHECKS,
  'forms filled by hand show what the service answers': typedForms,
  'what is wrong is said at its field': badInput,
  'a termination of each country is chosen and explained': terminations,
  'it works by the keyboard alone': byKeyboard,
  'it speaks three languages': threeLanguages,
  'a link shows the same payslip': sameByLink,
  'the curve is read by its cursor, its cliffs are named': readCurve,
  'what gross gives a net has all answers': netToGross,
  'two dates are compared, with what changed': compared,
  'the payslip alone is printed': printed,
  'axe finds nothing, on a desktop in light and on a phone in dark': accessible,
  ...SPEED_CHECKS,
};
