import type { Page } from 'playwright-core';
import { calculableUntil } from '../../runtime/module/missing-figures.ts';
import type { WrittenRules } from '../../workbench/studio/rule-texts.ts';
import { type FilledForm, filledForms, serviceAnswer } from './examples.ts';
import { type Check, withPage } from './open-studio.ts';

/** What is asked of a termination of each country, and what must stand in the answer. */
interface Termination {
  readonly country: string;
  readonly scheme: string;
  readonly line: string;
  readonly law: string;
}

const TERMINATIONS: readonly Termination[] = [
  { country: 'AR', scheme: 'liquidacion_final', line: 'indemnizacion_antiguedad', law: 'LCT arts. 212, 245' },
  { country: 'BR', scheme: 'rescisao', line: 'aviso_previo_indenizado', law: 'CLT art. 487' },
  {
    country: 'CL',
    scheme: 'finiquito',
    line: 'indemnizacion_anios_servicio',
    law: 'Código del Trabajo art. 163',
  },
  { country: 'CO', scheme: 'liquidacion', line: 'indemnizacion', law: 'CST art. 64' },
  { country: 'MX', scheme: 'liquidacion', line: 'indemnizacion_constitucional', law: 'LFT art' },
];

/** The first example of the newest rules that pays the line. */
async function exampleOf(
  rules: readonly WrittenRules[],
  { country, scheme, line }: Termination,
): Promise<FilledForm> {
  const isKnown = ({ manifest }: WrittenRules): boolean => calculableUntil(manifest) !== null;
  const newest = rules
    .filter((one) => one.ir.scheme.country === country && one.ir.scheme.id === scheme && isKnown(one))
    .slice(-1);
  for (const form of filledForms(newest)) {
    const { perceptions } = JSON.parse(await serviceAnswer(form));
    if (JSON.stringify(perceptions).includes(`"id":"${line}"`)) return form;
  }
  throw new Error(`no example of ${country} ${scheme} pays ${line}`);
}

/** Chooses country, scheme and example as a reader does, and asks a line why. */
async function explained(page: Page, form: FilledForm, asked: Termination): Promise<readonly string[]> {
  await page.getByLabel('País', { exact: true }).selectOption(asked.country);
  await page.getByLabel('Régimen', { exact: true }).selectOption(asked.scheme);
  await page.getByLabel('Ejemplos', { exact: true }).selectOption({ label: form.example.title });
  await page.locator(`.sheet tr:has(td[data-id="${asked.line}"]) button.line`).click();
  const reason = (await page.locator('.reason .law').first().textContent()) ?? '';
  return reason.includes(asked.law)
    ? []
    : [`${asked.country}: ${asked.line} is explained without ${asked.law}: ${reason.slice(0, 200)}`];
}

export const terminations: Check = (studio) =>
  withPage(studio, { start: '' }, async (page) => {
    const faults: string[] = [];
    for (const asked of TERMINATIONS) {
      faults.push(...(await explained(page, await exampleOf(studio.rules, asked), asked)));
    }
    return faults;
  });
