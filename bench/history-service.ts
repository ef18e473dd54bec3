import { pino } from 'pino';
import { issueKey } from '../server/auth/issue-key.ts';
import { createClient } from '../server/cli/clients.ts';
import { systemClock } from '../server/clock.ts';
import { ulids } from '../server/identifiers.ts';
import type { RuleFolder } from '../server/rules/rule-folder.ts';
import { type Listener, listen } from '../server/service/listener.ts';
import { openService, type Service } from '../server/service/service.ts';
import type { Tenant } from '../server/store/calculations.ts';
import { readDatabaseUrl } from '../server/store/database-target.ts';
import type { ClientProcess } from './history-client.ts';

const PEPPER = 'the pepper of the benchmark';

/** The service in this process, with somebody who may ask it, and the process that does. */
export interface Running {
  readonly service: Service;
  readonly listener: Listener;
  readonly key: string;
  readonly tenant: Tenant;
  readonly client: ClientProcess;
}

export async function start(
  url: string,
  rules: readonly RuleFolder[],
  client: ClientProcess,
): Promise<Running> {
  const database = readDatabaseUrl(url);
  if (database === null) throw new Error(`${url} names no database`);
  const service = await openService({
    config: {
      host: '127.0.0.1',
      port: 0,
      database,
      replicaUrl: null,
      environment: 'sandbox',
      keyPepper: PEPPER,
      engineVersion: '0'.repeat(40),
      rateLimit: null,
      batchRateLimit: null,
      corsOrigins: [],
      trustedProxies: [],
      adminPort: null,
      traces: null,
      worker: 'off',
      payoutStepSeconds: 2,
      webhooks: {
        masterKey: new Uint8Array(32),
        developmentSecret: null,
        timeoutMs: 5000,
        allowPrivate: false,
      },
      ruleDocsUrl: null,
      logLevel: 'silent',
    },
    rules,
    log: pino({ level: 'silent' }),
  });
  const { writer } = service.database;
  const { id } = await createClient(writer, systemClock, ulids(systemClock), 'bench');
  const wanted = {
    clientId: id,
    name: 'bench',
    environment: 'sandbox',
    pepper: PEPPER,
    expiresAt: null,
  } as const;
  const { text: key } = await issueKey(writer, systemClock, wanted);
  const listener = await listen(service, '127.0.0.1', 0);
  return { service, listener, key, tenant: { clientId: id, environment: 'sandbox' }, client };
}

/** What one request took. */
export interface Took {
  /** Milliseconds until the answer was there. */
  readonly time: number;
  /** Milliseconds of the processor in this process, all threads included; SQLite works in it. */
  readonly processor: number;
}

export async function ask(running: Running, path: string, body: object): Promise<Took> {
  return (await asked(running, path, body, false)).took;
}

export async function askText(running: Running, path: string, body: object): Promise<string> {
  return (await asked(running, path, body, true)).text;
}

async function asked({ client, listener, key }: Running, path: string, body: object, isRead: boolean) {
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  await client.prepare({ url: `${listener.url}/v1/payroll/${path}`, headers, body: JSON.stringify(body) });
  const before = process.cpuUsage();
  await client.send();
  const { user, system } = process.cpuUsage(before);
  const { time, fault, text } = await client.answer(isRead);
  if (fault !== null) throw new Error(fault);
  return { took: { time, processor: (user + system) / 1000 }, text };
}
