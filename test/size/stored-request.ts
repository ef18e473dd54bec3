import { mkdtempSync, rmSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { modules } from '../../generated/rules/index.ts';
import { ROOT } from '../architecture/source-files.ts';

/** A function with a name that ran, and how often. */
export interface Ran {
  readonly file: string;
  readonly name: string;
  readonly calls: number;
}

const REQUEST = {
  country: 'CO',
  scheme: 'ordinario',
  year: 2026,
  period: { type: 'monthly', start_date: '2026-03-01', end_date: '2026-03-31', days: 30 },
  employee: { id: 'emp-1', monthly_salary: '3600000' },
  employer: { id: 'acme-co' },
};

/**
 * The functions that one stored payslip runs, from its request to its answer, in a service on SQLite in this process that
 * has stored one before. Functions of libraries, of this script and of the service's tests are not among them.
 */
export async function functionsOfOneRequest(): Promise<readonly Ran[]> {
  const folder = mkdtempSync(join(tmpdir(), 'size-'));
  // The database of the tests' own service is made in there.
  process.env.TMPDIR = folder;
  globalThis.TEST_DATABASE = 'sqlite';
  const { TestService } = await import('../server/test-service.ts');
  const service = await new TestService({ modules, root: ROOT }).start();
  const session = new Session();
  try {
    await store(service);
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await store(service);
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return result.flatMap(({ url, functions }) => {
      const file = productPath(url);
      if (file === null) return [];
      return functions.flatMap(({ functionName, ranges: [whole] }) =>
        functionName !== '' && whole !== undefined && whole.count > 0
          ? [{ file, name: functionName, calls: whole.count }]
          : [],
      );
    });
  } finally {
    session.disconnect();
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function store({ url, key }: { readonly url: string; readonly key: string }): Promise<void> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` };
  const body = JSON.stringify(REQUEST);
  const response = await fetch(`${url}/v1/payroll/calculate`, { method: 'POST', headers, body });
  const text = await response.text();
  if (response.status !== 201) throw new Error(`${response.status} ${text}`);
}

/** From the root of the repository; null for what is no code of the product or generated from rules. */
function productPath(url: string): string | null {
  if (!url.startsWith('file:')) return null;
  const path = relative(ROOT, fileURLToPath(url));
  return /^(\.\.|node_modules|test)\//.test(path) ? null : path;
}
