import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Config } from '../config/config.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { openSocket } from './open-socket.ts';

interface AdminServer {
  /** For example `http://127.0.0.1:9090`; null when there is no admin port. */
  readonly url: string | null;
  close(): Promise<void>;
}

/** Serves `/metrics` and `/health` to operators on a port of their own, when one is configured. */
export async function serveAdmin(
  metrics: Metrics,
  { host, adminPort }: Pick<Config, 'host' | 'adminPort'>,
): Promise<AdminServer> {
  if (adminPort === null) return { url: null, close: async () => {} };
  const server = createServer((request, response) => {
    answer(metrics, request, response).catch(() => response.writeHead(500).end());
  });
  const url = await openSocket(server, host, adminPort);
  return { url, close: () => close(server) };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function answer(metrics: Metrics, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '/', method } = request;
  const path = url.split('?')[0];
  if (method !== 'GET' && method !== 'HEAD') response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  else if (path === '/health') response.writeHead(200, { 'Content-Type': 'text/plain' }).end('ok\n');
  else if (path === '/metrics' && metrics.exposition !== null) {
    const { contentType, text } = await metrics.exposition();
    response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(text);
  } else response.writeHead(404).end();
}
