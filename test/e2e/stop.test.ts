import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureDatabase, freshTarget, urlOf } from '../server/test-database.ts';
import { ServerProcess } from './server-process.ts';

const target = freshTarget();
const server = new ServerProcess(urlOf(target), {}, ['npm', 'start', '--silent']);
beforeAll(() => ensureDatabase(target));
afterEach(() => server.endGroup('SIGKILL'));

let key = '';
async function start(): Promise<string> {
  const url = await server.start();
  key = /^API key: (\S+)/m.exec(server.printed)?.[1] ?? key;
  return url;
}

const PAYSLIP = JSON.stringify({
  country: 'CO',
  scheme: 'ordinario',
  year: 2025,
  period: { type: 'monthly', start_date: '2025-03-01', end_date: '2025-03-31', days: 30 },
  employee: { id: 'emp-0001', monthly_salary: '1423500' },
  employer: { id: 'acme-co' },
});

/** A request that runs: the service waits for the rest of its body. */
async function begin(url: string): Promise<ClientRequest> {
  const headers = {
    Authorization: `Bearer ${key}`,
    'Content-Type': 'application/json',
    Expect: '100-continue',
  };
  const running = request(`${url}/v1/payroll/calculate`, { method: 'POST', headers });
  running.flushHeaders();
  await once(running, 'continue');
  running.write(PAYSLIP.slice(0, 40));
  return running;
}

async function finish(running: ClientRequest): Promise<number | undefined> {
  const answered = once(running, 'response');
  running.end(PAYSLIP.slice(40));
  const [answer]: IncomingMessage[] = await answered;
  return answer?.statusCode;
}

/** New connections are the first thing that a service takes no more. */
async function untilRefused(url: string): Promise<void> {
  const accepts = () =>
    fetch(`${url}/v1/health`).then(
      () => true,
      () => false,
    );
  while (await accepts()) await sleep(20);
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'npm start whose whole group gets %s, as from a terminal, finishes the running request',
  async (signal) => {
    const url = await start();
    const running = await begin(url);
    void server.endGroup(signal);
    await untilRefused(url);
    // npm and make pass on what the service has already got.
    const ended = server.endGroup(signal);
    expect(await finish(running)).toBe(201);
    expect(await ended).toEqual({ code: 0, signal: null });
  },
);
