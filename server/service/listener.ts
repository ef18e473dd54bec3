import { createServer, type Server } from 'node:http';
import { answerMalformed } from '../http/malformed-http.ts';
import { openSocket } from '../http/open-socket.ts';
import type { Service } from '../service/service.ts';

/** Requests that are running get so long to end. */
const GRACE_MS = 25_000;
/** A connection that sends nothing, or never ends its request, is closed. */
const REQUEST_MS = 60_000;
/**
 * So long a connection without a request is kept. Clients and load balancers keep theirs for up to a minute, and what they
 * send at the moment at which this side closes is lost: so they are let to close first.
 */
const KEEP_ALIVE_MS = 75_000;

export interface Listener {
  /** For example `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Takes no new work, lets running requests end, then closes the service. */
  stop(): Promise<void>;
}

/** Serves on a host and port; port 0 takes a free one. */
export async function listen(service: Service, host: string, port: number): Promise<Listener> {
  const handle = service.application.callback();
  const server = createServer({ requireHostHeader: false }, handle);
  // Without these, Node.js answers by itself, and not as the contract says.
  server.on('checkExpectation', handle).on('clientError', answerMalformed(service));
  server.requestTimeout = REQUEST_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return { url: await openSocket(server, host, port), stop: () => stop(service, server) };
}

async function stop(service: Service, server: Server): Promise<void> {
  service.beginStop();
  const deadline = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(deadline);
  await service.close();
}
