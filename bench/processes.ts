/**
 * Whether two processes on one PostgreSQL make twice the payslips of one: payslips a second, and the processor time of
 * the services and of the database server for each payslip, in turns. Where cores are scarce the time says it: as long
 * as it stays the same, nothing waits for another process, and more cores make more payslips.
 *
 * BENCH_ROUNDS=7  BENCH_ROUND_MS=3000  BENCH_SCENARIOS=single,batch50
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createDatabase, PostgresServer } from '../test/postgres/postgres-server.ts';
import { type Address, Contender, PROGRAMS } from './contender.ts';
import { load, median, type PreparedRequest } from './load.ts';
import { nextBatch, nextSingle } from './requests.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const ROUND_MS = Number(process.env.BENCH_ROUND_MS ?? 3000);
const TICK_US = 10_000;

interface Scenario {
  readonly id: string;
  readonly title: string;
  /** Requests that are open at a process. */
  readonly connections: number;
  readonly next: (key: string) => () => PreparedRequest;
}

const SCENARIOS: readonly Scenario[] = [
  { id: 'single', title: 'singles, 4 at once for each process', connections: 4, next: nextSingle },
  {
    id: 'batch50',
    title: 'batches of 50, one after the other for each process',
    connections: 1,
    next: (key) => nextBatch(key, 50),
  },
];

/** Microseconds of the database server so far, all its processes. */
async function serverTime(client: pg.Client): Promise<number> {
  const { rows } = await client.query('SHOW data_directory');
  const [main = ''] = readFileSync(join(rows[0].data_directory, 'postmaster.pid'), 'utf8').split('\n');
  const ticks = readdirSync('/proc').map((process) => {
    const file = `/proc/${process}/stat`;
    if (!/^\d+$/.test(process) || !existsSync(file)) return 0;
    const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const isOurs = process === main || fields[1] === main;
    return isOurs ? Number(fields[11]) + Number(fields[12]) : 0;
  });
  return ticks.reduce((sum, one) => sum + one, 0) * TICK_US;
}

interface Round {
  readonly rate: number;
  /** Microseconds for each payslip. */
  readonly services: number;
  readonly server: number;
}

async function round(
  services: readonly Contender[],
  key: string,
  scenario: Scenario,
  client: pg.Client,
): Promise<Round> {
  const timeOfServices = () => services.reduce((sum, one) => sum + (one.processorTime() ?? 0), 0);
  const [before, serverBefore] = [timeOfServices(), await serverTime(client)];
  const loads = await Promise.all(
    services.map(({ address }) => load(address.url, scenario.connections, ROUND_MS, scenario.next(key))),
  );
  const payslips = loads.reduce((sum, one) => sum + one.payslips, 0);
  return {
    rate: loads.reduce((sum, { payslipsPerSecond }) => sum + payslipsPerSecond, 0),
    services: (timeOfServices() - before) / payslips,
    server: ((await serverTime(client)) - serverBefore) / payslips,
  };
}

async function compare(
  services: readonly Contender[],
  key: string,
  scenario: Scenario,
  client: pg.Client,
): Promise<void> {
  const teams = [services.slice(0, 1), services];
  const found = new Map<readonly Contender[], Round[]>(teams.map((team) => [team, []]));
  for (const team of teams) await round(team, key, scenario, client);
  for (let at = 0; at < ROUNDS; at++) {
    for (const team of at % 2 === 0 ? teams : teams.toReversed())
      found.get(team)?.push(await round(team, key, scenario, client));
  }
  console.log(`  ${scenario.title}`);
  for (const [team, rounds] of found) {
    const of = (value: (one: Round) => number) => Math.round(median(rounds.map(value))).toLocaleString('en');
    console.log(
      `    ${team.length} of them: ${of((one) => one.rate)} a second, ` +
        `for each payslip ${of((one) => one.services)} µs of the services and ${of((one) => one.server)} µs of the server`,
    );
  }
  const [one = [], two = []] = [...found.values()];
  const times = (value: (round: Round) => number) =>
    median(two.map((each, at) => value(each) / value(one[at] ?? each))).toFixed(2);
  console.log(
    `    two make ${times(({ rate }) => rate)} times the payslips of one, for ` +
      `${times(({ services: a, server: b }) => a + b)} times the processor time each`,
  );
}

const wanted = (process.env.BENCH_SCENARIOS ?? 'single,batch50').split(',');
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const server = await PostgresServer.start('durable');
const [service] = PROGRAMS;
const running: Contender[] = [];
try {
  if (service === undefined) throw new Error('there is no service');
  const url = await createDatabase(server.url, 'processes');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const name of ['first', 'second']) {
    running.push(await Contender.start({ ...service, name, addressOf: addressIn(name) }, url, folder));
  }
  const key = running[0]?.address.key ?? '';
  for (const scenario of SCENARIOS.filter(({ id }) => wanted.includes(id)))
    await compare(running, key, scenario, client);
  await client.end();
} finally {
  for (const one of running) await one.stop();
  await server.stop();
  rmSync(folder, { recursive: true });
}

/** Only the first process of a database prints a key. */
function addressIn(name: string): (printed: string) => Address | null {
  if (name === 'first') return service?.addressOf ?? (() => null);
  return (printed) => {
    const url = /^Listening on ([^\s,]+)/m.exec(printed)?.[1];
    return url === undefined ? null : { url, key: '' };
  };
}
