import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { modules } from '../../generated/rules/index.ts';
import { TestService } from '../server/test-service.ts';

const PAGE = readFileSync(new URL('../../docs/history.md', import.meta.url), 'utf8');

/** What stands in a block of code of the page. */
function block(name: string): string {
  return new RegExp(`^\`\`\`${name}\n(.*?)^\`\`\``, 'ms').exec(PAGE)?.[1] ?? '';
}

/** `| 01 | 1,234.56 | 1,234.56 |`: what is withheld in a month, and the tax of January to that month. */
const ROWS = [...PAGE.matchAll(/^\| (\d\d) +\| +([\d,.]+) \| +([\d,.]+) +\|$/gm)].map((row) => row.slice(1));
const [COMMANDS, ANOTHER] = [block('sh year'), block('sh another')];

interface Step {
  readonly concept_id: string;
  readonly result_final: string;
}

const service = new TestService({
  modules: modules.filter(({ manifest }) => manifest.country === 'AR'),
  root: '.',
});
beforeAll(() => service.start());
const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) rmSync(folder, { recursive: true });
  await service.stop();
});

/** Runs commands of the page; the answers are in the folder. */
async function run(commands: string): Promise<string> {
  const cwd = mkdtempSync(join(tmpdir(), 'year-'));
  folders.push(cwd);
  const env = { ...process.env, URL: service.url, KEY: service.key };
  await promisify(execFile)('sh', ['-euc', commands], { cwd, env });
  return cwd;
}

function printed(amount: string | undefined): string {
  return Number(amount).toLocaleString('en', { minimumFractionDigits: 2 });
}

test('the year of the documentation is withheld as it says, with the trace that it shows', async () => {
  const cwd = await run(COMMANDS);
  const trails = ROWS.map(([month]): readonly Step[] => {
    return JSON.parse(readFileSync(join(cwd, `${month}.json`), 'utf8')).audit_trail;
  });
  const result = (trail: readonly Step[], id: string) =>
    printed(trail.find(({ concept_id }) => concept_id === id)?.result_final);
  expect(ROWS).toHaveLength(12);
  expect(
    trails.map((trail, at) => [
      ROWS[at]?.[0],
      result(trail, 'ganancias'),
      result(trail, 'impuesto_determinado'),
    ]),
  ).toEqual(ROWS);
  const shown: readonly Step[] = JSON.parse(block('json december'));
  const december = new Map(trails.at(-1)?.map((step) => [step.concept_id, step]));
  expect(shown.length).toBeGreaterThan(2);
  expect(shown.map(({ concept_id }) => december.get(concept_id))).toMatchObject(shown);
});

test('what another employer paid is counted as the documentation says, and the answer names who paid it', async () => {
  const cwd = await run(ANOTHER);
  const april = JSON.parse(readFileSync(join(cwd, 'april.json'), 'utf8'));
  const shown: readonly Step[] = JSON.parse(block('json april'));
  const steps = new Map(april.audit_trail.map((step: Step) => [step.concept_id, step]));
  expect(shown.length).toBeGreaterThan(2);
  expect(shown.map(({ concept_id }) => steps.get(concept_id))).toMatchObject(shown);
  const payers = april.history.sources.map(({ paid_by }: { paid_by?: string }) => paid_by);
  expect(payers).toEqual(['globex', 'globex', 'globex']);
});
