import { createServer } from 'node:http';
import { openSocket } from '../../server/http/open-socket.ts';
import { ensureDatabase, freshTarget, urlOf } from '../server/test-database.ts';
import { ServerProcess } from './server-process.ts';

const target = freshTarget();
beforeAll(() => ensureDatabase(target));

/** A port that was free a moment ago. */
async function freePort(): Promise<string> {
  const probe = createServer();
  const { port } = new URL(await openSocket(probe, '127.0.0.1', 0));
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

test.each(['on', 'off', 'only'])(
  'a process with WORKER=%s shows its metrics, and ends when it is told to',
  async (WORKER) => {
    const ADMIN_PORT = await freePort();
    const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' };
    const server = new ServerProcess(urlOf(target), { WORKER, ADMIN_PORT, ...traces });
    const url = await server.start();
    const health = await fetch(`${url}/v1/health`);
    const metrics = await (await fetch(`http://127.0.0.1:${ADMIN_PORT}/metrics`)).text();
    expect(health.status).toBe(200);
    expect(metrics).toContain('payroll_http_requests_total{operation="getHealth",status="200"} 1');
    expect(metrics).toContain('payroll_jobs_waiting{kind="payroll_batch"} 0');
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  },
);
