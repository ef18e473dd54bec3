/**
 * `make soak`: one client that does its worst, attack after attack, beside five that pay their people. In the end every payslip
 * that they were told of is stored, once, and `payroll verify` finds nothing. Ends with 1 where that is not so.
 *
 *     SOAK_MINUTES=15  SOAK_DATABASE=postgres://…  node bench/soak.ts
 */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { readDatabaseUrl } from '../server/store/database/database-target.ts';
import { openDatabase } from '../server/store/database/open-database.ts';
import { ATTACK_NAMES, type Target } from './attacker.ts';
import { Contender, PROGRAMS } from './contender.ts';
import { quantile } from './load.ts';
import { memoryOf, secondKey } from './neighbour.ts';
import { batchBody, singleBody } from './requests.ts';

const ROOT = new URL('..', import.meta.url).pathname;
const SOAK_MS = 60_000 * Number(process.env.SOAK_MINUTES ?? 15);
const ATTACKS = ATTACK_NAMES.filter((name) => name !== 'nothing');
const ATTACK_MS = Math.min(10_000, SOAK_MS / ATTACKS.length);
const ORDINARY = ['a', 'b', 'c', 'd', 'e'];
/** A payroll system asks for the next when it has written down the last. */
const PAUSE_MS = 250;

/** What an ordinary client was told. */
interface Told {
  readonly name: string;
  /** Ids of payslips. */
  readonly ids: Set<string>;
  readonly waits: number[];
  /** How often it was told to try again, or was cut off. */
  refused: number;
}

interface Sent {
  readonly path: string;
  readonly body: object | null;
}

/** Nine singles, a batch of 50 and a page of the list, again and again. */
function sentAt(turn: number): Sent {
  if (turn % 11 === 9) return { path: 'batch', body: batchBody(50) };
  if (turn % 11 === 10) return { path: 'calculations?limit=20', body: null };
  return { path: 'calculate', body: singleBody() };
}

/** Asks until it is answered, under one key: what was refused or cut off may have been stored all the same. */
async function asked({ url, key }: Target, { path, body }: Sent, told: Told): Promise<unknown> {
  const headers = {
    Authorization: `Bearer ${key}`,
    ...(body !== null && { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }),
  };
  const init = body === null ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  for (;;) {
    const startedAt = performance.now();
    const answer = await fetch(`${url}/v1/payroll/${path}`, init).catch(() => null);
    if (answer?.ok === true) {
      const read: unknown = await answer.json();
      told.waits.push(performance.now() - startedAt);
      return read;
    }
    if (answer !== null && ![409, 429, 503].includes(answer.status))
      throw new Error(`${told.name} was answered ${answer.status}: ${await answer.text()}`);
    told.refused += 1;
    await sleep(1000 * Number(answer?.headers.get('Retry-After') ?? 1));
  }
}

/** The ids of the payslips in an answer that stored some. */
function idsIn(answer: unknown): readonly string[] {
  return [...JSON.stringify(answer).matchAll(/"id":"([0-9A-Z]{26})","status":"success"/g)].map(
    ([, id = '']) => id,
  );
}

async function pay(target: Target, told: Told, until: number): Promise<void> {
  for (let turn = 0; performance.now() < until; turn++) {
    const sent = sentAt(turn);
    const answer = await asked(target, sent, told);
    if (sent.body !== null) for (const id of idsIn(answer)) told.ids.add(id);
    await sleep(PAUSE_MS);
  }
}

async function attack(attacker: Worker, until: number): Promise<void> {
  for (let at = 0; performance.now() < until; at++) {
    const name = ATTACKS[at % ATTACKS.length] ?? '';
    attacker.postMessage(name);
    await sleep(Math.min(ATTACK_MS, Math.max(0, until - performance.now())));
    const ended = once(attacker, 'message');
    attacker.postMessage(null);
    const [answered] = await ended;
    console.log(`  ${name.padEnd(10)} answered ${JSON.stringify(answered)}`);
  }
}

/** What is lost and what is doubled of what a client was told. */
async function differences(databaseUrl: string, told: readonly Told[]): Promise<readonly string[]> {
  const target = readDatabaseUrl(databaseUrl);
  if (target === null) throw new Error('SOAK_DATABASE is no database');
  const database = openDatabase(target);
  try {
    const clients = await database.reader('clients').select('id', 'name');
    const found: string[] = [];
    for (const { name, ids } of told) {
      const client_id = clients.find((one) => one.name === name)?.id;
      const stored = new Set(await database.reader('calculations').where({ client_id }).pluck('id'));
      const lost = [...ids].filter((id) => !stored.has(id)).length;
      const more = [...stored].filter((id) => !ids.has(id)).length;
      if (lost + more > 0) found.push(`${name}: ${lost} payslips are lost, ${more} are stored and not told`);
    }
    return found;
  } finally {
    await database.close();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'payroll-soak-'));
const databaseUrl = process.env.SOAK_DATABASE ?? `sqlite:${join(folder, 'payroll.sqlite')}`;
const [service] = PROGRAMS;
if (service === undefined) throw new Error('there is no service to soak');
const contender = await Contender.start({ ...service, env: { RATE_LIMIT: '500' } }, databaseUrl, folder);
const { url } = contender.address;
const attacker = new Worker(new URL('attacker.ts', import.meta.url), {
  workerData: { url, key: secondKey(databaseUrl, 'attacker') } satisfies Target,
});
const told: readonly Told[] = ORDINARY.map((name) => ({ name, ids: new Set(), waits: [], refused: 0 }));
let memory = 0;
const watching = setInterval(() => {
  memory = Math.max(memory, memoryOf(contender));
}, 1000);
try {
  const until = performance.now() + SOAK_MS;
  const paying = told.map((one) => pay({ url, key: secondKey(databaseUrl, one.name) }, one, until));
  await Promise.all([attack(attacker, until), ...paying]);
} finally {
  clearInterval(watching);
  await attacker.terminate();
  await contender.stop();
}
for (const { name, ids, waits, refused } of told) {
  const times = waits.toSorted((a, b) => a - b);
  const [p50, p99] = [0.5, 0.99].map((share) => quantile(times, share).toFixed(0));
  console.log(
    `  client ${name}: ${ids.size} payslips in ${waits.length} answers, p50 ${p50} ms, p99 ${p99} ms; refused ${refused} times`,
  );
}
console.log(`  ${memory} MB at most`);
const wrong = await differences(databaseUrl, told);
for (const one of wrong) console.log(`  ${one}`);
const verified = spawnSync(process.execPath, ['bin/payroll.js', 'verify'], {
  cwd: ROOT,
  env: { ...process.env, DATABASE_URL: databaseUrl },
  stdio: 'inherit',
});
rmSync(folder, { recursive: true, force: true });
const isClean = wrong.length === 0 && verified.status === 0;
console.log(
  isClean ? 'Nothing is lost or doubled, and everything verifies.' : 'Not everything is as it was told.',
);
process.exitCode = isClean ? 0 : 1;
