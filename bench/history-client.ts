/** The client of `history.ts`, in a process of its own: what it takes to send and to read is not the service's. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Answered {
  readonly status: number;
  /** Milliseconds until all of it was there. */
  readonly time: number;
  readonly text: string;
}

/** Sends requests from another process. Each is handed over before it is measured. */
export class ClientProcess {
  readonly #child = fork(fileURLToPath(import.meta.url), ['client'], { stdio: 'inherit' });

  async prepare(sent: Sent): Promise<void> {
    await this.#order({ sent });
  }

  /** Until the whole answer is there; it stays where it is. */
  async send(): Promise<void> {
    await this.#order('send');
  }

  /** The answer of the request that was sent last. */
  async answer(): Promise<Answered> {
    const told = await this.#order('answer');
    return JSON.parse(String(told));
  }

  close(): void {
    this.#child.kill();
  }

  #order(order: string | { readonly sent: Sent }): Promise<unknown> {
    return new Promise((resolve) => {
      this.#child.once('message', resolve);
      this.#child.send(order);
    });
  }
}

async function answerTo({ url, headers, body }: Sent): Promise<Answered> {
  const startedAt = performance.now();
  const response = await fetch(url, { method: 'POST', headers, body });
  const text = await response.text();
  return { status: response.status, time: performance.now() - startedAt, text };
}

if (process.argv[2] === 'client') {
  let sent: Sent | null = null;
  let last: Answered | null = null;
  process.on('message', async (order: 'send' | 'answer' | { readonly sent: Sent }) => {
    if (order === 'answer') return process.send?.(JSON.stringify(last));
    if (order !== 'send') ({ sent } = order);
    else if (sent !== null) last = await answerTo(sent);
    return process.send?.('done');
  });
}
