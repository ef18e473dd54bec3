import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerText } from '../corpus/answer.ts';
import { drawRequests } from '../corpus/draw-requests.ts';
import { dice } from '../oracle/dice.ts';
import { asCalculated } from './service-answers.ts';

/** Of so many requests drawn for a rule file, more than enough are calculated for their part of the count. */
const FILES = 20;

/**
 * Writes random requests of all schemes with what the service answers them, one a line, until so many are payslips, and
 * says how many there are with the refused ones.
 */
export async function writePayslips(folder: string, count: number, seed: number): Promise<number> {
  const random = dice(seed);
  const drawn = drawRequests(seed, Math.ceil(count / FILES))
    .map((request) => ({ request, order: random.integer(0, 2 ** 31) }))
    .toSorted((a, b) => a.order - b.order);
  const lines: string[] = [];
  let payslips = 0;
  for (const { request } of drawn) {
    if (payslips === count) break;
    const expected = asCalculated(await answerText(request));
    lines.push(JSON.stringify({ request, expected }));
    if (expected.startsWith('{')) payslips += 1;
  }
  if (payslips < count) throw new Error(`only ${payslips} of ${drawn.length} requests are payslips`);
  writeFileSync(join(folder, 'payslips.ndjson'), `${lines.join('\n')}\n`);
  return lines.length;
}
