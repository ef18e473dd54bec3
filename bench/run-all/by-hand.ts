/**
 * The program to compare with, written by hand for one rule file: `by-hand.ts IN OUT THREADS`. It knows its
 * columns, expects no quotes and no faults, and cannot be resumed.
 */
import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Lines } from './worker-by-hand.ts';

interface Printed {
  readonly number: number;
  readonly text: ArrayBuffer;
  readonly length: number;
}

const [from = '', to = '', threads = '2'] = process.argv.slice(2);
const CHUNK = 2048;
const WAITING = 3 * Number(threads);

const input = openSync(from, 'r');
const output = openSync(to, 'w');
const early = new Map<number, Printed>();
let [given, written, row] = [0, 0, 1];
let isRead = false;
let rest: Buffer = Buffer.alloc(0);

/** The next whole lines of the file; null at its end. */
function nextLines(): Buffer | null {
  const chunk = Buffer.alloc(CHUNK);
  const read = readSync(input, chunk);
  const all = Buffer.concat([rest, chunk.subarray(0, read)]);
  const end = read === 0 ? all.length : all.lastIndexOf(10) + 1;
  rest = all.subarray(end);
  return read === 0 && end === 0 ? null : all.subarray(0, end);
}

const pool = Array.from({ length: Number(threads) }, () => {
  const worker = new Worker(new URL('./worker-by-hand.ts', import.meta.url));
  worker.on('message', (printed: Printed) => {
    early.set(printed.number, printed);
    write();
    give(worker);
  });
  return worker;
});

function write(): void {
  for (let next = early.get(written); next !== undefined; next = early.get(written)) {
    writeSync(output, new Uint8Array(next.text, 0, next.length));
    early.delete(written);
    written += 1;
  }
  if (isRead && written === given) {
    closeSync(output);
    for (const worker of pool) void worker.terminate();
  }
}

function give(worker: Worker): void {
  while (!isRead && given - written < WAITING) {
    const lines = nextLines();
    if (lines === null) {
      isRead = true;
      write();
      return;
    }
    const header = row === 1 ? lines.indexOf(10) + 1 : 0;
    const bytes = new Uint8Array(lines.subarray(header));
    const order: Lines = { number: given, bytes, firstRow: row === 1 ? 2 : row };
    let rows = 0;
    for (let at = lines.indexOf(10); at !== -1; at = lines.indexOf(10, at + 1)) rows += 1;
    row += rows;
    given += 1;
    worker.postMessage(order, [bytes.buffer]);
    return;
  }
}

for (const _ of [1, 2]) for (const worker of pool) give(worker);
