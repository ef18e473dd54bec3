import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Clock } from '../clock.ts';
import { hasEnded, processIdentity } from '../process-identity.ts';
import type { GroupCommit } from '../store/database/group-commit.ts';
import {
  type Claim,
  type Claimed,
  type FateOf,
  type KeyUse,
  renewKey,
} from '../store/keys/idempotency-keys.ts';
import type { GroupedWrite } from './grouped-writes.ts';

/** Several times within a lease. */
const RENEW_MS = 1000;

/** The claims of idempotency keys that the requests of one process hold, and what it knows of those of others. */
export class KeyClaims {
  readonly writer: Knex;
  readonly now: Clock;
  readonly #holder = `${processIdentity()}/${randomUUID()}`;
  readonly #running = new Set<string>();
  readonly #writes: GroupCommit<GroupedWrite>;

  constructor(writer: Knex, writes: GroupCommit<GroupedWrite>, now: Clock) {
    this.writer = writer;
    this.#writes = writes;
    this.now = now;
  }

  /** Claims the key, in the transaction in which others write at the time. */
  async claim(use: KeyUse, claimed: Claimed): Promise<Claim> {
    const { fateOf } = this;
    let became: Claim | undefined;
    const settle = (claim: Claim) => {
      became = claim;
    };
    await this.#writes.write({ kind: 'claim', claim: { use, claimed, fateOf, now: this.now(), settle } });
    if (became === undefined) throw new Error('a claim was written and not settled');
    return became;
  }

  /** Does the work of a request under a claim; until it ends, its claim is renewed. */
  async during<T>(use: KeyUse, work: (claimed: Claimed) => Promise<T>): Promise<T> {
    const token = randomUUID();
    this.#running.add(token);
    // A claim that cannot be renewed now is renewed the next time, or lost. A renewal that waits for a slow database is
    // not joined by the next: they would wait for the connection before the commit of the request itself.
    let isRenewing = false;
    const renew = async () => {
      if (isRenewing) return;
      isRenewing = true;
      await renewKey(this.writer, use, token, this.now()).catch(() => undefined);
      isRenewing = false;
    };
    const timer = setInterval(renew, RENEW_MS);
    try {
      return await work({ token, holder: this.#holder });
    } finally {
      clearInterval(timer);
      this.#running.delete(token);
    }
  }

  /** A claim of this process that nobody works on is left from a time when it could not be released. */
  readonly fateOf: FateOf = ({ token, holder }) => {
    if (holder === this.#holder) return this.#running.has(token) ? 'running' : 'ended';
    return holder !== null && hasEnded(holder) ? 'ended' : 'unknown';
  };
}
