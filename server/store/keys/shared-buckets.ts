import type { Knex } from 'knex';
import type { Clock } from '../../clock.ts';

/** The rate at which a bucket fills, and the number of tokens that it holds. */
interface BucketSize {
  readonly perSecond: number;
  readonly burst: number;
}

interface Draw {
  /** No more than were wished. */
  readonly granted: number;
  /** The number of tokens left in the bucket. */
  readonly left: number;
}

/** Takes up to so many tokens out of the bucket of a name. */
export type DrawTokens = (name: string, wish: number, size: BucketSize) => Promise<Draw>;

/**
 * SQL for the whole tokens in the bucket; times are kept to the microsecond, so that a token may lack its last part.
 */
const LEVEL = `FLOOR(:burst - :rate * GREATEST(0, EXTRACT(EPOCH FROM bucket.full_at - :now)) + 0.001)`;
const GRANTED = `LEAST(:wish, GREATEST(0, ${LEVEL}))`;

/**
 * A bucket is one time: when it will be full again. Each token that is taken moves it on.
 * (https://en.wikipedia.org/wiki/Generic_cell_rate_algorithm)
 */
const DRAW = `
  INSERT INTO rate_limits AS bucket (name, full_at, granted)
  VALUES (:name, :now + :wish / :rate * INTERVAL '1 second', :wish)
  ON CONFLICT (name) DO UPDATE SET
    full_at = GREATEST(bucket.full_at, :now) + ${GRANTED} / :rate * INTERVAL '1 second',
    granted = ${GRANTED}
  RETURNING granted, (:burst - :rate * EXTRACT(EPOCH FROM full_at - :now))::double precision AS "left"`;

/**
 * Draws tokens on PostgreSQL, whose clock counts for all processes; a test that makes its own time gives its clock.
 */
export function sharedBuckets(db: Knex, clock: Clock | null): DrawTokens {
  return async (name, wish, { perSecond, burst }) => {
    const now =
      clock === null ? db.raw('statement_timestamp()') : db.raw('to_timestamp(?::numeric)', [clock() / 1000]);
    const number = (value: number) => db.raw('?::numeric', [value]);
    const values = { name, now, wish: number(wish), rate: number(perSecond), burst: number(burst) };
    const { rows }: { readonly rows: readonly Draw[] } = await db.raw(DRAW, values);
    const [draw] = rows;
    if (draw === undefined) throw new Error('a draw was not answered');
    return { granted: draw.granted, left: Math.max(0, draw.left) };
  };
}

/** Forgets buckets that have been full for an hour: they are as good as none. */
export async function deleteFullBuckets(writer: Knex): Promise<void> {
  await writer('rate_limits').whereRaw(`full_at < statement_timestamp() - INTERVAL '1 hour'`).delete();
}
