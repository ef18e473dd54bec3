/** A thread of the program by hand: lines of CSV in, lines of NDJSON out. */
import { hash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { lineByHand } from './line-by-hand.ts';
import { pay, readRow } from './payslip-by-hand.ts';
import { trailByHand } from './trail-by-hand.ts';

export interface Lines {
  readonly number: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly firstRow: number;
}

/** More than a payslip takes. */
const MOST_BYTES = 30_000;

parentPort?.on('message', ({ number, bytes, firstRow }: Lines) => {
  const rows = Buffer.from(bytes.buffer).toString('latin1').split('\n');
  const text = Buffer.allocUnsafeSlow(rows.length * MOST_BYTES);
  let [row, length] = [firstRow, 0];
  for (const line of rows) {
    if (line === '') continue;
    const asked = readRow(line);
    const paid = pay(asked);
    length += text.write(`${lineByHand(row, asked, paid)},"audit_trail":`, length);
    const start = length;
    length += text.write(trailByHand(asked, paid), length);
    const digest = hash('sha256', text.subarray(start, length), 'hex');
    length += text.write(`,"audit_trail_digest":"sha256:${digest}"}\n`, length, 'latin1');
    row += 1;
  }
  parentPort?.postMessage({ number, text: text.buffer, length }, [text.buffer]);
});
