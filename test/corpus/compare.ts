/**
 * Compares the answers to the requests of the corpus with those that were kept. What differs is counted by scheme, and
 * how many answers took exact fractions; with `--against DIR`, another checkout of this project, every field that
 * differs is named with its reason, and only amounts and what has no reason fail. A checkout of the commit that kept
 * the answers last says why they differ since.
 *
 *   node test/corpus/compare.ts [--against DIR] | --keep | --draw COUNT
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { CalculationRequest } from '../../server/payroll/calculation-request.ts';
import { answerText } from './answer.ts';
import { drawRequests } from './draw-requests.ts';
import { keptOf, readKept, readRequests, writeKept, writeRequests } from './kept.ts';

const SEED = 20261122;
const SHOWN = 3;

type Answer = (request: CalculationRequest) => Promise<string>;

async function answerOf(checkout: string): Promise<Answer> {
  const module = await import(pathToFileURL(resolve(checkout, 'test/corpus/answer.ts')).href);
  return module.answerText;
}

function* differences(path: string, was: unknown, is: unknown): Generator<string> {
  if (JSON.stringify(was) === JSON.stringify(is)) return;
  if (typeof was !== 'object' || typeof is !== 'object' || was === null || is === null) {
    yield `${path}: ${JSON.stringify(was)} became ${JSON.stringify(is)}`;
    return;
  }
  const [before, after] = [new Map(Object.entries(was)), new Map(Object.entries(is))];
  for (const name of new Set([...before.keys(), ...after.keys()]))
    yield* differences(`${path}.${name}`, before.get(name), after.get(name));
}

/** `audit_trail.17.inputs` and `audit_trail.3.inputs` are the same kind of difference. */
function kindOf(difference: string): string {
  const path = difference.slice(0, difference.indexOf(': '));
  return path.replaceAll(/\.\d+(?=\.|$)/g, '.*');
}

/** What another text of the same law changes in an answer; a field that is not among these is a fault. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^\.record\.rule_fingerprint$/, 'the rule file was edited'],
  [/^\.record\.(?:audit_trail|content)_digest$/, 'digests what differs'],
  [/\.source$/, 'the rule file cites its law in other words'],
  [/\.formula$/, 'the rule file writes the formula otherwise, or reads a value at another date'],
  [/^\.audit_trail\.\*\.(?:inputs|exact|words)\b/, 'the formula reads something else'],
];

function reasonOf(kind: string): string | undefined {
  return REASONS.find(([fields]) => fields.test(kind))?.[1];
}

class Differences {
  readonly #kinds = new Map<
    string,
    { count: number; readonly reason: string | undefined; readonly examples: string[] }
  >();

  add(scheme: string, was: string, is: string): void {
    for (const one of differences('', JSON.parse(was), JSON.parse(is))) {
      const field = kindOf(one);
      const kind = `${scheme} ${field}`;
      const known = this.#kinds.get(kind) ?? { count: 0, reason: reasonOf(field), examples: [] };
      known.count += 1;
      if (known.examples.length < SHOWN) known.examples.push(one);
      this.#kinds.set(kind, known);
    }
  }

  get explained(): boolean {
    return [...this.#kinds.values()].every(({ reason }) => reason !== undefined);
  }

  print(): void {
    for (const [kind, { count, reason = 'NO REASON IS KNOWN', examples }] of this.#kinds) {
      console.log(`${kind}: ${count} times: ${reason}`);
      for (const one of examples) console.log(`    ${one}`);
    }
  }
}

async function compare(against: string | undefined): Promise<boolean> {
  const kept = readKept();
  const requests = readRequests();
  const before = against === undefined ? null : await answerOf(against);
  const fields = new Differences();
  const counts = new Map<string, { bytes: number; amounts: number; exact: number; all: number }>();
  for (const [at, request] of requests.entries()) {
    const scheme = `${request.country} ${request.scheme}`;
    const count = counts.get(scheme) ?? { bytes: 0, amounts: 0, exact: 0, all: 0 };
    counts.set(scheme, count);
    count.all += 1;
    const answer = await answerText(request, (_country, _scheme, evaluator) => {
      if (evaluator === 'exact') count.exact += 1;
    });
    const is = keptOf(answer, request);
    const was = before === null ? kept[at] : keptOf(await before(request), request);
    if (is.bytes !== was?.bytes) count.bytes += 1;
    if (is.amounts !== was?.amounts) count.amounts += 1;
    if (before !== null && is.bytes !== was?.bytes) fields.add(scheme, await before(request), answer);
  }
  fields.print();
  for (const [scheme, { all, bytes, amounts, exact }] of counts)
    console.log(
      `${scheme}: ${all} answers, ${exact} by exact fractions, ${bytes} differ in bytes, ${amounts} in amounts`,
    );
  const all = [...counts.values()];
  if (before !== null) return fields.explained && all.every(({ amounts }) => amounts === 0);
  return all.every(({ bytes }) => bytes === 0);
}

async function keep(): Promise<void> {
  const kept = [];
  for (const request of readRequests()) kept.push(keptOf(await answerText(request), request));
  writeKept(kept);
  console.log(`kept ${kept.length} answers`);
}

const { values } = parseArgs({
  options: { against: { type: 'string' }, keep: { type: 'boolean' }, draw: { type: 'string' } },
});
if (values.draw !== undefined) writeRequests(drawRequests(SEED, Number(values.draw)));
if (values.keep === true || values.draw !== undefined) await keep();
else if (!(await compare(values.against))) process.exitCode = 1;
