import { connect, createServer, type Server, type Socket } from 'node:net';

/** Stands between the service and PostgreSQL, so that a test can take the server away and bring it back. */
export class DatabaseProxy {
  /** Address of the database through the proxy. */
  readonly url: string;
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  readonly #port: number;
  #server: Server;

  private constructor(target: URL, server: Server, port: number) {
    this.#target = target;
    this.#server = server;
    this.#port = port;
    this.url = Object.assign(new URL(target), { port: String(port) }).href;
    server.on('connection', (socket: Socket) => this.#pass(socket));
  }

  static async before(databaseUrl: string): Promise<DatabaseProxy> {
    const server = createServer();
    const port = await listenOn(server, 0);
    return new DatabaseProxy(new URL(databaseUrl), server, port);
  }

  /** Ends all connections and refuses new ones. */
  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  async restore(): Promise<void> {
    this.#server = createServer((socket) => this.#pass(socket));
    await listenOn(this.#server, this.#port);
  }

  #pass(socket: Socket): void {
    const onwards = connect(Number(this.#target.port), this.#target.hostname);
    for (const [one, other] of [
      [socket, onwards],
      [onwards, socket],
    ] as const) {
      this.#sockets.add(one);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }
}

function listenOn(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
