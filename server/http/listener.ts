import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Service } from '../service.ts';
import { answerMalformed } from './malformed-http.ts';

/** Requests that are running get so long to end. */
const GRACE_MS = 25_000;
/** A connection that sends nothing, or never ends its request, is closed. */
const REQUEST_MS = 60_000;

export interface Listener {
  /** For example `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Takes no new work, lets running requests end, then closes the database. */
  stop(): Promise<void>;
}

/** Serves on a host and port; port 0 takes a free one. */
export async function listen(service: Service, host: string, port: number): Promise<Listener> {
  const handle = service.application.callback();
  const server = createServer({ requireHostHeader: false }, handle);
  // Without these, Node.js answers by itself, and not as the contract says.
  server.on('checkExpectation', handle).on('clientError', answerMalformed(service));
  server.requestTimeout = REQUEST_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { url: urlOf(server, host), stop: () => stop(service, server) };
}

function urlOf(server: Server, host: string): string {
  const address = server.address();
  const port = isAddress(address) ? address.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function isAddress(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

async function stop(service: Service, server: Server): Promise<void> {
  service.beginStop();
  const deadline = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(deadline);
  await service.database.close();
}
