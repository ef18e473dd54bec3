import type { Server } from 'node:http';

/** Lets a server listen, for example on `http://127.0.0.1:8080`, which is answered; port 0 takes a free one. */
export async function openSocket(server: Server, host: string, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${taken}`;
}
