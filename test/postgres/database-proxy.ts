import { connect, createServer, type Server, type Socket } from 'node:net';

/** What no longer comes through: everything, or only what the server says. */
export type Frozen = 'both ways' | 'answers';

/** What one end of a connection says to the other, unless it is held back. */
class Direction {
  #isFrozen = false;
  readonly #held: (() => void)[] = [];

  constructor(from: Socket, to: Socket) {
    from.on('data', (chunk) => this.#pass(() => void to.write(chunk)));
    from.on('end', () => this.#pass(() => void to.end()));
    from.on('error', () => this.#pass(() => void to.destroy()));
  }

  /** Whether something was said and has not arrived. */
  get isHolding(): boolean {
    return this.#held.length > 0;
  }

  freeze(): void {
    this.#isFrozen = true;
  }

  thaw(): void {
    this.#isFrozen = false;
    for (const pass of this.#held.splice(0)) pass();
  }

  #pass(pass: () => void): void {
    if (this.#isFrozen) this.#held.push(pass);
    else pass();
  }
}

/** One connection: its two ends and what they say. */
class Passage {
  readonly #ends: readonly [service: Socket, server: Socket];
  readonly #requests: Direction;
  readonly #answers: Direction;

  constructor(service: Socket, server: Socket) {
    this.#ends = [service, server];
    this.#requests = new Direction(service, server);
    this.#answers = new Direction(server, service);
  }

  get isHolding(): boolean {
    return this.#requests.isHolding || this.#answers.isHolding;
  }

  freeze(what: Frozen): void {
    this.#answers.freeze();
    if (what === 'both ways') this.#requests.freeze();
  }

  get isClosed(): boolean {
    return this.#ends.every(({ closed }) => closed);
  }

  thaw(): void {
    this.#requests.thaw();
    this.#answers.thaw();
  }

  destroy(): void {
    for (const end of this.#ends) end.destroy();
  }
}

/** Stands between the service and PostgreSQL, so that a test can take the server away and bring it back. */
export class DatabaseProxy {
  /** Address of the database through the proxy. */
  readonly url: string;
  readonly #target: URL;
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
    const server = createServer({ allowHalfOpen: true });
    const port = await listenOn(server, 0);
    return new DatabaseProxy(new URL(databaseUrl), server, port);
  }

  /** Ends all connections and refuses new ones. */
  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#destroyAll();
    await closed;
  }

  async restore(): Promise<void> {
    this.#server = createServer({ allowHalfOpen: true }, (socket) => this.#pass(socket));
    await listenOn(this.#server, this.#port);
  }

  /** From now on nothing comes through, and nobody is told: connections stay open, and new ones are taken. */
  freeze(what: Frozen): void {
    this.#frozen = what;
    for (const passage of this.#passages) passage.freeze(what);
  }

  /** Whether something was said since it was frozen: a request, or where those come through, an answer. */
  get isHolding(): boolean {
    return [...this.#passages].some((passage) => passage.isHolding);
  }

  /** Everything comes through again, also what was held back. */
  thaw(): void {
    this.#frozen = null;
    for (const passage of this.#passages) passage.thaw();
  }

  /** What was held back never arrives, on connections that are as good as gone; new ones work. */
  lose(): void {
    this.#frozen = null;
    this.#destroyAll();
  }

  #destroyAll(): void {
    for (const passage of this.#passages) passage.destroy();
    this.#passages.clear();
  }

  #pass(service: Socket): void {
    const { port, hostname: host } = this.#target;
    const server = connect({ port: Number(port), host, allowHalfOpen: true });
    const passage = new Passage(service, server);
    this.#passages.add(passage);
    for (const end of [service, server]) {
      end.on('close', () => passage.isClosed && this.#passages.delete(passage));
    }
    if (this.#frozen !== null) passage.freeze(this.#frozen);
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
