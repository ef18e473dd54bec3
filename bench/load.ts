import { connect, type Socket } from 'node:net';

/** A request as the bytes that go over the wire, and how many payslips it asks for. */
export interface PreparedRequest {
  readonly bytes: Buffer;
  readonly payslips: number;
}

export interface Load {
  readonly payslips: number;
  readonly payslipsPerSecond: number;
  /** Milliseconds that each request took, in ascending order. */
  readonly latencies: readonly number[];
}

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Sends requests for so many milliseconds, each connection its next one as soon as the last is answered.
 * Plain sockets: an HTTP client would take as much of the machine as the servers that are measured.
 */
export async function load(
  url: string,
  connections: number,
  milliseconds: number,
  next: () => PreparedRequest,
): Promise<Load> {
  const { hostname, port } = new URL(url);
  const latencies: number[] = [];
  let payslips = 0;
  const startedAt = performance.now();
  const drive = async () => {
    const connection = await Connection.open(hostname, Number(port));
    while (performance.now() - startedAt < milliseconds) {
      const request = next();
      const sentAt = performance.now();
      await connection.ask(request.bytes);
      latencies.push(performance.now() - sentAt);
      payslips += request.payslips;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, drive));
  const seconds = (performance.now() - startedAt) / 1000;
  return { payslips, payslipsPerSecond: payslips / seconds, latencies: latencies.sort((a, b) => a - b) };
}

/** One kept-alive HTTP/1.1 connection; answers must have a Content-Length. */
class Connection {
  readonly #socket: Socket;
  #chunks: Buffer[] = [];
  #received = 0;
  /** Bytes of the whole answer; null until its head has arrived. */
  #expected: number | null = null;
  #waiting: { resolve: () => void; reject: (error: Error) => void } | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true).on('data', (chunk) => this.#receive(chunk));
    const gone = () => this.#waiting?.reject(new Error('the server closed the connection'));
    socket.on('error', gone).on('close', gone);
  }

  static open(host: string, port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, host, () => resolve(new Connection(socket))).once('error', reject);
    });
  }

  ask(bytes: Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(bytes);
    });
  }

  close(): void {
    this.#waiting = null;
    this.#socket.destroy();
  }

  #receive(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#received += chunk.length;
    this.#expected ??= this.#readHead();
    if (this.#expected === null || this.#received < this.#expected) return;
    const waiting = this.#waiting;
    this.#chunks = [];
    this.#received = 0;
    this.#expected = null;
    waiting?.resolve();
  }

  #readHead(): number | null {
    const bytes = Buffer.concat(this.#chunks);
    const end = bytes.indexOf(HEAD_END);
    if (end < 0) return null;
    const head = bytes.toString('latin1', 0, end);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (!/^HTTP\/1\.1 20[01] /.test(head) || length === undefined) {
      this.#waiting?.reject(new Error(`unexpected answer: ${bytes.toString()}`));
      return null;
    }
    return end + HEAD_END.length + Number(length);
  }
}

/** The value below which so much of the ascending list lies. */
export function quantile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0;
}

export function median(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}
