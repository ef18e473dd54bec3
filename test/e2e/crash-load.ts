import { setTimeout as sleep } from 'node:timers/promises';
import type { Dice } from '../oracle/oracle.ts';
import { payout } from '../server/payout-requests.ts';
import { calculation } from '../server/test-service.ts';

export type Kind = 'single' | 'batch' | 'job' | 'payout';

/** Something that a client wants made once; its employees have no other payslips, its key names the payout. */
export interface Wish {
  readonly kind: Kind;
  readonly key: string | null;
  readonly employees: readonly string[];
  /** The first answer that said it was made. */
  told: Told | null;
}

export interface Told {
  readonly status: number;
  readonly text: string;
  readonly location: string;
}

export interface Endpoint {
  readonly url: string;
  readonly apiKey: string;
}

const CLIENTS = 8;
/** A replay answers how they are by now. */
const MOVING: readonly Kind[] = ['job', 'payout'];

/** Most requests are for one payslip. */
const KINDS: readonly Kind[] = [
  ...Array<Kind>(20).fill('single'),
  ...Array<Kind>(3).fill('batch'),
  ...Array<Kind>(3).fill('payout'),
  'job',
];
const ROWS: Readonly<Record<Kind, number>> = { single: 1, batch: 4, job: 51, payout: 0 };
const PATHS: Readonly<Record<Kind, string>> = {
  single: '/v1/payroll/calculate',
  batch: '/v1/payroll/batch',
  job: '/v1/payroll/batch',
  payout: '/v1/payouts',
};

/** Clients that ask for payslips in every way at once, ask again, and remember what they were told. */
export class CrashLoad {
  readonly wishes: Wish[] = [];
  /** Answers that no client should have got. */
  readonly complaints: string[] = [];
  readonly #dice: Dice;
  #employees = 0;
  #answers = 0;
  #killAt = Number.POSITIVE_INFINITY;
  #kill: () => void = () => undefined;

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  /** Runs until the service does not answer any more: after so many answers it is killed. */
  async run(endpoint: Endpoint, answers: number, kill: () => void): Promise<void> {
    this.#killAt = this.#answers + answers;
    this.#kill = kill;
    await Promise.all(Array.from({ length: CLIENTS }, () => this.#client(endpoint)));
  }

  /** Reads back what the clients were told of, byte for byte; a job until it has ended. */
  async readBack(endpoint: Endpoint, from = 0): Promise<void> {
    for (const wish of this.wishes.slice(from)) {
      if (wish.told === null || wish.kind === 'job') continue;
      const text = await read(endpoint, wish.told.location);
      if (wish.kind === 'single' && text !== wish.told.text)
        this.complaints.push(`${text} is not ${wish.told.text}`);
    }
  }

  /** Waits for the jobs. */
  async awaitJobs(endpoint: Endpoint): Promise<void> {
    for (const wish of this.wishes) await this.#jobEnd(endpoint, wish);
  }

  /** Asks for everything again whose fate the clients do not know; the service must be whole. */
  async askAgain(endpoint: Endpoint): Promise<void> {
    for (const wish of this.wishes) {
      if (wish.told !== null || wish.key === null) continue;
      await this.#send(endpoint, wish);
      await this.#jobEnd(endpoint, wish);
      if (wish.told === null) this.complaints.push(`${wish.key} was not made after all`);
    }
  }

  async #client(endpoint: Endpoint): Promise<void> {
    for (;;) {
      try {
        await this.#send(endpoint, this.#nextWish());
      } catch {
        return;
      }
    }
  }

  #nextWish(): Wish {
    const known = this.wishes.filter(({ key }) => key !== null);
    const isRetry = known.length > 0 && this.#dice.oneIn(4);
    return isRetry ? this.#dice.pick(known.slice(-40)) : this.#newWish();
  }

  #newWish(): Wish {
    const kind = this.#dice.pick(KINDS);
    const employees = Array.from({ length: ROWS[kind] }, () => `emp-${this.#employees++}`);
    const key = kind === 'single' && this.#dice.oneIn(3) ? null : `wish-${this.wishes.length}`;
    const wish: Wish = { kind, key, employees, told: null };
    this.wishes.push(wish);
    return wish;
  }

  async #jobEnd(endpoint: Endpoint, { kind, told }: Wish): Promise<void> {
    if (kind !== 'job' || told === null) return;
    for (;;) {
      const job = JSON.parse(await read(endpoint, told.location));
      if (job.status === 'completed') return;
      if (job.status === 'failed') {
        this.complaints.push(`${told.location} failed: ${JSON.stringify(job.error)}`);
        return;
      }
      await sleep(200);
    }
  }

  async #send({ url, apiKey }: Endpoint, wish: Wish): Promise<void> {
    const response = await fetch(url + PATHS[wish.kind], {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${apiKey}`,
        'Content-Type': 'application/json',
        ...(wish.key !== null && { 'Idempotency-Key': wish.key }),
      },
      body: JSON.stringify(bodyOf(wish)),
    });
    const text = await response.text();
    const location = response.headers.get('Location') ?? '';
    this.#note(wish, { status: response.status, text, location });
  }

  #note(wish: Wish, told: Told): void {
    this.#answers += 1;
    if (this.#answers === this.#killAt) this.#kill();
    // The first request still runs, or its process is dead; or the jobs wait for each other.
    if (told.status === 409 || told.status === 429) return;
    if (told.status > 299) this.complaints.push(`${wish.key}: ${told.status} ${told.text}`);
    else if (wish.told === null) wish.told = told;
    else if (told.location !== wish.told.location) this.complaints.push(`${wish.key} was made twice`);
    else if (!MOVING.includes(wish.kind) && told.text !== wish.told.text)
      this.complaints.push(`${wish.key} changed`);
  }
}

function bodyOf({ kind, key, employees }: Wish): object {
  if (kind === 'payout') return payout({ external_id: key, processing: { step_seconds: 1 } });
  const { employee, ...header } = calculation({ options: { async: kind === 'job' } });
  const given = employees.map((id) => ({ ...Object(employee), id }));
  return kind === 'single' ? { ...header, employee: given[0] } : { ...header, employees: given };
}

async function read({ url, apiKey }: Endpoint, path: string): Promise<string> {
  const response = await fetch(url + path, { headers: { Authorization: `Bearer ${apiKey}` } });
  return response.text();
}
