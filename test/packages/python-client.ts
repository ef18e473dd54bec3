import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../packages/places.ts';

const PROGRAM = join(ROOT, 'examples/programs/python-client/pay_csv.py');
const PEOPLE = join(ROOT, 'examples/programs/pay-csv/people.csv');
const MONTH = '2026-03';

/**
 * Installs the SDK that `make sdk` has written for Python in an environment of the folder, pays the people of a CSV file
 * through the service, and compares what is printed with what the package of rules pays them. Throws what differs.
 */
export function payWithPython(folder: string, url: string, key: string): void {
  const venv = join(folder, 'venv');
  const python = join(venv, 'bin/python');
  execFileSync('python3', ['-m', 'venv', venv]);
  const quiet = ['--quiet', '--disable-pip-version-check'];
  execFileSync(python, ['-m', 'pip', 'install', ...quiet, join(ROOT, 'sdk-build/python')]);
  const env = { ...process.env, PAYROLL_URL: url, PAYROLL_KEY: key };
  const through = execFileSync(python, [PROGRAM, PEOPLE, MONTH], { env, encoding: 'utf8' });
  const alone = execFileSync(process.execPath, ['pay-csv/pay-csv.mjs', PEOPLE, MONTH], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (through !== alone) throw new Error(`through the service\n${through}\nwith the package\n${alone}`);
}
