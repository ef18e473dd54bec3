import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** A request, and what was answered to it. */
export interface Exchange {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body: string | null;
  readonly idempotencyKey: string | null;
  readonly status: number;
  /** `Location` and `Idempotent-Replayed`, where they were sent. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** What was recorded of a service on one kind of database. */
export interface Recording {
  /** When the last answer was given. */
  readonly at: string;
  readonly key: string;
  readonly engineVersion: string;
  readonly exchanges: readonly Exchange[];
}

export const KEPT_HEADERS = ['location', 'idempotent-replayed', 'x-service-mock'] as const;

/** What the service ran with when it was recorded: keys are hashed and secrets sealed under these. */
export const RECORDED_PEPPER = 'test pepper';
export const RECORDED_MASTER_KEY: Uint8Array = new Uint8Array(32).fill(7);

/** The part of an answer that belongs to the request alone. */
export function withoutRequestId(text: string): string {
  return text.replace(/"request_id":"req_\w+"/, '"request_id":"REQUEST"');
}

export function fileOf(version: string, name: string): URL {
  return new URL(`${version}/${name}.br`, import.meta.url);
}

export function readStored(version: string, name: string): Buffer {
  return brotliDecompressSync(readFileSync(fileOf(version, name)));
}
