import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import { generate } from 'selfsigned';

export interface Received {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** The bytes as they came. */
  readonly body: Buffer;
}

type Answer = (response: ServerResponse, received: Received) => void;

/** An HTTPS server on this machine, with a certificate of a certification authority made for the test. */
export class Receiver {
  readonly received: Received[] = [];
  /** How it answers; 204 unless a test says otherwise. */
  answer: Answer = (response) => void response.writeHead(204).end();
  #server: Server | null = null;
  #waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  /** What a client has to trust. */
  ca = '';

  async start(): Promise<this> {
    const authority = await generate([{ name: 'commonName', value: 'Test authority' }], {
      keyType: 'ec',
      algorithm: 'sha256',
      extensions: [
        { name: 'basicConstraints', cA: true, critical: true },
        { name: 'keyUsage', keyCertSign: true, critical: true },
      ],
    });
    const own = await generate([{ name: 'commonName', value: 'localhost' }], {
      keyType: 'ec',
      algorithm: 'sha256',
      ca: { key: authority.private, cert: authority.cert },
      extensions: [
        {
          name: 'subjectAltName',
          altNames: [
            { type: 2, value: 'localhost' },
            { type: 2, value: 'receiver.example' },
            { type: 7, ip: '127.0.0.1' },
          ],
        },
      ],
    });
    this.ca = authority.cert;
    this.#server = createServer({ key: own.private, cert: own.cert }, (request, response) =>
      this.#take(request, response),
    );
    await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get port(): number {
    const address = this.#server?.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  url(path = '/hook', host = 'localhost'): string {
    return `https://${host}:${this.port}${path}`;
  }

  /** Resolves when so many messages have come. */
  async count(count: number): Promise<readonly Received[]> {
    if (this.received.length < count) {
      await new Promise<void>((resolve) => this.#waiting.push({ count, resolve }));
    }
    return this.received;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  #take(request: IncomingMessage, response: ServerResponse): void {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      const received = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) };
      this.received.push(received);
      this.answer(response, received);
      for (const one of this.#waiting) if (this.received.length >= one.count) one.resolve();
    });
  }
}
