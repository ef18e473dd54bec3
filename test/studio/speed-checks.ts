import type { CDPSession } from 'playwright-core';
import { type Check, type Studio, withPage } from './open-studio.ts';

const SALARY = '#/es/CO/ordinario/monthly/2026-03-01/2026-03-31/30?monthly_salary=9000000';

/** A slow laptop beside this machine, as the tools of the browser slow it. */
const SLOWER = 4;

const LOADS = 5;

function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
}

/** How long the page takes until its first payslip, nothing kept: told, and judged by nobody, since machines differ. */
async function firstPayslip(studio: Studio): Promise<readonly string[]> {
  const times: number[] = [];
  for (let load = 0; load < LOADS; load++) {
    await withPage(studio, { start: '' }, async (page, context) => {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await devtools.send('Network.enable');
      await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
      await page.addInitScript(`new MutationObserver((_, seen) => {
        if (document.querySelector('.sheet') === null) return;
        seen.disconnect();
        window.firstPayslip = performance.now();
      }).observe(document, { childList: true, subtree: true })`);
      await page.reload();
      await page.waitForSelector('.sheet');
      times.push(await page.evaluate<number>('window.firstPayslip'));
      return [];
    });
  }
  const took = middle(times);
  process.stdout.write(
    `     a first payslip after ${Math.round(took)} ms, ${SLOWER} times slower than here\n`,
  );
  return took < 20_000 ? [] : ['no payslip comes'];
}

/** How long a key takes until its payslip is drawn: told, and judged by nobody, since machines differ. */
async function recalculated(studio: Studio): Promise<readonly string[]> {
  return withPage(studio, { start: SALARY }, async (page, context) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const faults: string[] = [];
    for (const rate of [1, SLOWER]) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate });
      const before = await worked(devtools);
      const took = await page.evaluate<number>(TYPED);
      const each = ((await worked(devtools)) - before) * (1000 / 50);
      process.stdout.write(
        `     a payslip ${took.toFixed(1)} ms after the key, ${each.toFixed(1)} ms of work for each, ${rate} times slower than here\n`,
      );
      if (took >= 2000) faults.push('the payslip does not follow what is typed');
    }
    return faults;
  });
}

async function worked(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/** Types 50 salaries; gives the median of what each took. */
const TYPED = `(async () => {
  const field = document.querySelector('[name="monthly_salary"]');
  const net = () => document.querySelector('table.net td').textContent;
  const times = [];
  const from = Number(field.dataset.next ?? 2000000);
  field.dataset.next = String(from + 50);
  for (let salary = from; salary < from + 50; salary++) {
    const [before, started] = [net(), performance.now()];
    field.value = String(salary);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    while (net() === before && performance.now() - started < 2000) await new Promise((go) => setTimeout(go));
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[25];
})()`;

export const SPEED_CHECKS: Readonly<Record<string, Check>> = {
  'a first payslip is there soon': firstPayslip,
  'a payslip follows every key': recalculated,
};
