import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../../packages/places.ts';
import { ServerProcess } from '../e2e/server-process.ts';
import { DRIVER, npmInstall } from './installed.ts';
import { asCalculated } from './service-answers.ts';

/** Rules that the product does not know, and a payslip by them. */
const RULES = join(ROOT, 'examples/peru/rules');
const REQUEST = {
  country: 'PE',
  scheme: 'general',
  year: 2026,
  period: { type: 'monthly', start_date: '2026-03-01', end_date: '2026-03-31', days: 30 },
  employee: { id: 'e1', monthly_salary: '3500', inputs: { sistema_pensionario: 'onp' } },
  employer: { id: 'p1' },
  options: { include_audit_trail: true },
};

/**
 * Makes a repository with `payroll init` in a folder where the compiler is installed, beside the tarballs, as a stranger
 * would without a registry of ours; puts a country of others into it,
 * checks, tests, compiles and documents it, serves it, and compares an answer with that of its own package.
 */
export async function tryForeignRepository(folder: string, tarballs: readonly string[]): Promise<void> {
  const payroll = (args: readonly string[], cwd: string) =>
    execFileSync(
      process.execPath,
      [join(folder, 'node_modules/@payroll-engine/compiler/payroll.js'), ...args],
      { cwd, encoding: 'utf8' },
    );
  for (const file of tarballs) copyFileSync(file, join(folder, basename(file)));
  payroll(['init', 'mis-reglas', '--scheme', 'UY.mensual', '--currency', 'UYU', '--year', '2026'], folder);
  const home = join(folder, 'mis-reglas');
  npmInstall(home, []);
  cpSync(join(ROOT, DRIVER), join(home, DRIVER), { recursive: true });
  cpSync(RULES, join(home, 'rules'), { recursive: true });
  for (const script of ['check', 'test', 'compile', 'docs']) {
    execFileSync('npm', ['run', '--silent', script], { cwd: home, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  payroll(['studio', 'rules', '--out', 'studio'], home);
  if (!existsSync(join(home, 'studio/calcular/uy/mensual/2026-01-01.js')))
    throw new Error('the studio of a country of its own lacks its rules');
  if (!payroll(['explain', 'PAY508'], home).startsWith('PAY508 '))
    throw new Error('the package of the compiler lacks the manual');
  const served = await answerOfService(home);
  const calculated = execFileSync(
    process.execPath,
    [
      '-e',
      `import('./generated/rules/index.js').then(({ calculateText }) => console.log(calculateText(${JSON.stringify(REQUEST)})))`,
    ],
    { cwd: home, encoding: 'utf8' },
  );
  if (asCalculated(served) !== calculated.trim())
    throw new Error(`the service says\n${asCalculated(served)}\nthe package\n${calculated}`);
  rmSync(home, { recursive: true });
}

/** Starts the repository's own service, and asks it over HTTP. */
async function answerOfService(home: string): Promise<string> {
  const command = join(home, 'node_modules/@payroll-engine/service/payroll.js');
  const there = ['sh', '-c', 'cd "$0" && exec "$@"', home, process.execPath, command, 'serve'] as const;
  const server = new ServerProcess('sqlite::memory:', {}, [...there]);
  const url = await server.start();
  try {
    const key = /payk_\w+/.exec(server.printed)?.[0] ?? '';
    const answer = await fetch(`${url}/v1/payroll/calculate`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(REQUEST),
    });
    const text = await answer.text();
    if (answer.status !== 201) throw new Error(text);
    return text;
  } finally {
    await server.end('SIGTERM');
  }
}
