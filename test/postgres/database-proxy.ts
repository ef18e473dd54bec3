import { connect, createServer, type Server, type Socket } from 'node:net';

/** What no longer comes through: everything, or only what the server says. */
export type Frozen = 'both ways' | 'answers';

/** The two ends of one connection. */
interface Passage {
  readonly service: Socket;
  readonly server: Socket;
}

/** Stands between the service and PostgreSQL, so that a test can take the server away and bring it back. */
export class DatabaseProxy {
  /** Address of the database through the proxy. */
  readonly url: string;
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  readonly #passages = new Set<Passage>();
  #frozen: Frozen | null = null;
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

  /** From now on nothing comes through, and nobody is told: connections stay open, and new ones are taken. */
  freeze(what: Frozen): void {
    this.#frozen = what;
    for (const passage of this.#passages) this.#hold(passage);
  }

  /** Everything comes through again, also what was held back. */
  thaw(): void {
    this.#frozen = null;
    for (const { service, server } of this.#passages) {
      service.pipe(server);
      server.pipe(service);
    }
  }

  /** What was held back never arrives, on connections that are as good as gone; new ones work. */
  lose(): void {
    for (const { service, server } of this.#passages) {
      service.destroy();
      server.destroy();
    }
    this.#frozen = null;
  }

  #hold({ service, server }: Passage): void {
    server.unpipe(service).pause();
    if (this.#frozen === 'both ways') service.unpipe(server).pause();
  }

  #pass(socket: Socket): void {
    const onwards = connect(Number(this.#target.port), this.#target.hostname);
    const passage = { service: socket, server: onwards };
    this.#passages.add(passage);
    socket.on('close', () => this.#passages.delete(passage));
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
    if (this.#frozen !== null) this.#hold(passage);
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
