import { execFileSync, spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ROOT } from '../../packages/places.ts';
import { site } from './in-chromium.ts';
import { npmInstall } from './installed.ts';

const PROGRAMS = join(ROOT, 'examples/programs');
/** What a monthly salary of 2,000,000 leaves in March of 2026, by the handler, the page and the package. */
const EMPLOYEE = { monthly_salary: '2000000' };
const PERIOD = { type: 'monthly', start_date: '2026-03-01', end_date: '2026-03-31' };

/** The net salary that the package itself gives. */
function expectedNet(folder: string): string {
  const request = { scheme: 'ordinario', period: PERIOD, employee: EMPLOYEE };
  const code = `import('@payroll-engine/rules-co').then(({ calculate }) => console.log(calculate(${JSON.stringify(request)}).summary.net_salary))`;
  return execFileSync(process.execPath, ['-e', code], { cwd: folder, encoding: 'utf8' }).trim();
}

/** Runs each of `examples/programs` in a folder where the packages are installed. Throws what one of them does wrong. */
export async function runExamplePrograms(folder: string, executablePath: string | null): Promise<void> {
  cpSync(PROGRAMS, folder, { recursive: true, filter: (path) => !path.endsWith('programs/README.md') });
  const net = expectedNet(folder);
  payCsv(folder);
  await askHandler(folder, net);
  if (executablePath !== null) await usePage(folder, executablePath, net);
}

function payCsv(folder: string): void {
  const args = ['pay-csv/pay-csv.mjs', 'pay-csv/people.csv', '2026-03'];
  const lines = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).trim().split('\n');
  const people = readFileSync(join(PROGRAMS, 'pay-csv/people.csv'), 'utf8').trim().split('\n');
  const isPaid = lines.every((line, at) => at === 0 || /^\w+(,\d+\.\d\d){3},sha256:[0-9a-f]{64}$/.test(line));
  if (lines.length !== people.length || !isPaid) throw new Error(`pay-csv printed\n${lines.join('\n')}`);
}

async function askHandler(folder: string, net: string): Promise<void> {
  npmInstall(folder, ['koa@3']);
  const env = { ...process.env, PORT: '0' };
  const server = spawn(process.execPath, ['koa-handler/payslips.mjs'], { cwd: folder, env });
  try {
    const url = await new Promise<string>((resolve, reject) => {
      server.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
      server.once('exit', (code) => reject(new Error(`the handler ended with ${code}`)));
    });
    const ask = (employee: object) =>
      fetch(url, { method: 'POST', body: JSON.stringify({ period: PERIOD, employee }) });
    const [paid, refused] = await Promise.all([ask(EMPLOYEE), ask({ monthly_salary: 'mucho' })]);
    const answer = Object(await paid.json());
    if (paid.status !== 200 || answer.summary.net_salary !== net || refused.status !== 422)
      throw new Error(
        `the handler answered ${paid.status} ${JSON.stringify(answer.summary)}, ${refused.status}`,
      );
  } finally {
    server.kill();
  }
}

async function usePage(folder: string, executablePath: string, net: string): Promise<void> {
  cpSync(join(folder, 'web-page/payslip.html'), join(folder, 'payslip.html'));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(await site(page, folder, 'payslip.html'));
    await page.getByRole('button').click();
    await page.getByText(`Neto: ${net} COP`).waitFor();
  } finally {
    await browser.close();
    rmSync(join(folder, 'payslip.html'));
  }
}
