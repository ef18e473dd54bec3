/**
 * What reading a rule file costs: a file of 100 KB out of the real ones, lexed and parsed to its tree by dsl/ and by
 * a parser written by hand for speed alone, which must give the same tree. Prints milliseconds.
 */
import { globSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { decode } from '../dsl/decode.ts';
import { parse } from '../dsl/parse.ts';
import { ROOT } from '../test/architecture/source-files.ts';
import { WHOLE_LAWS } from '../test/whole-laws.ts';
import { parseByHand } from './parse/by-hand-parser.ts';
import { largeRuleFile } from './parse/large-rule-file.ts';
import { compared, measured, medianRatio, publish } from './result.ts';

const CHARACTERS = 100_000;
const WARM_UP = 15;
const ROUNDS = 61;
/** Parses in one round. */
const REPEATS = 5;
const AIM = { atMost: 3 };

/** Both parsers make the same tree of a text without faults. */
function assertSameTree(path: string, text: string): void {
  const { file, diagnostics } = parse({ path, text });
  const [fault] = diagnostics;
  if (fault !== undefined) throw new Error(`${path}: ${fault.code} ${fault.message}`);
  if (!isDeepStrictEqual(parseByHand(text), file)) throw new Error(`${path}: the trees differ`);
}

/** Whole laws and their tests; an amendment is a few replaced words of one. */
const paths = [...WHOLE_LAWS, ...globSync('rules/**/*.test.pay', { cwd: ROOT })];
for (const path of paths) {
  const { source } = decode(path, readFileSync(ROOT + path));
  if (source === null) throw new Error(`${path} is no text`);
  assertSameTree(path, source.text);
}
const { text, files } = largeRuleFile(CHARACTERS);
assertSameTree('large.pay', text);

/** Processor time, of all threads: what else the machine is doing does not count. */
function milliseconds(run: () => unknown): number {
  const before = process.cpuUsage();
  for (let time = 0; time < REPEATS; time++) run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / REPEATS;
}

const ours: number[] = [];
const byHand: number[] = [];
for (let round = 0; round < WARM_UP + ROUNDS; round++) {
  const one = milliseconds(() => parse({ path: 'large.pay', text }));
  const other = milliseconds(() => parseByHand(text));
  if (round < WARM_UP) continue;
  ours.push(one);
  byHand.push(other);
}

publish([
  {
    title: 'Reading a large rule file',
    about: `${Math.round(text.length / 1000)} KB, made of ${files} real rule files behind each other with every name unique, from the text to the syntax tree. The parser by hand reads the whole language but amendments, and reports nothing. Both gave equal trees of this file, of ${WHOLE_LAWS.length} whole laws and of all ${paths.length - WHOLE_LAWS.length} test files first.`,
    unit: 'ms of processor time',
    spread: `fastest and slowest of ${ROUNDS} alternating rounds of ${REPEATS}`,
    contenders: [measured('dsl/', ours), measured('by hand', byHand)],
    ratios: [compared('dsl/', 'by hand', medianRatio(ours, byHand), AIM)],
    notes: [
      'Both are warm; dsl/ also balances braces, limits nesting and keeps what it needs to explain faults.',
    ],
  },
]);
