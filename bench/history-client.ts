/** The client of `history.ts`, in a process of its own: what it takes to send and to read is not the service's. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Answered {
  /** Milliseconds until all of it was there. */
  readonly time: number;
  /** What is wrong with it; null where nothing is. */
  readonly fault: string | null;
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

  /** How the request that was sent last was answered; with all of the answer where somebody reads it. */
  async answer(isRead: boolean): Promise<Answered> {
    const told = await this.#order(isRead ? 'text' : 'answer');
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
  const time = performance.now() - startedAt;
  const isFaulty = response.status !== 201 || text.includes('"status":"error"');
  return { time, fault: isFaulty ? text.slice(0, 500) : null, text };
}

if (process.argv[2] === 'client') {
  let sent: Sent | null = null;
  let last: Answered | null = null;
  process.on('message', async (order: 'send' | 'answer' | 'text' | { readonly sent: Sent }) => {
    if (order === 'text') return process.send?.(JSON.stringify(last));
    if (order === 'answer') return process.send?.(JSON.stringify({ ...last, text: '' }));
    if (order !== 'send') ({ sent } = order);
    else if (sent !== null) last = await answerTo(sent);
    return process.send?.('done');
  });
}
