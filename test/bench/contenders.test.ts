import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Contender, PROGRAMS } from '../../bench/contender.ts';
import { load } from '../../bench/load.ts';
import { parseByHand } from '../../bench/parse/by-hand-parser.ts';
import { nextBatch, nextSingle } from '../../bench/requests.ts';
import { parse } from '../../dsl/parse.ts';
import { ROOT } from '../architecture/source-files.ts';
import { WHOLE_LAWS } from '../whole-laws.ts';

const folder = mkdtempSync(join(tmpdir(), 'contenders-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// `make bench` is run seldom: what the service and the language learn must not leave its programs behind.
test.each(PROGRAMS.filter(({ name }) => name !== 'service').map((one) => [one.name, one] as const))(
  'the %s program of the benchmark answers a payslip and a batch',
  async (name, program) => {
    const contender = await Contender.start(program, `sqlite:${join(folder, `${name}.sqlite`)}`, folder);
    const { url, key } = contender.address;
    try {
      expect((await load(url, 1, 100, nextSingle(key))).payslips).toBeGreaterThan(0);
      expect((await load(url, 1, 100, nextBatch(key, 2))).payslips).toBeGreaterThan(1);
    } finally {
      await contender.stop();
    }
  },
);

test('the parser of the benchmark makes the same trees of all laws and tests', () => {
  const paths = [...WHOLE_LAWS, ...globSync('rules/**/*.test.pay', { cwd: ROOT })];
  const differing = paths.filter((path) => {
    const text = readFileSync(ROOT + path, 'utf8');
    return !isDeepStrictEqual(parseByHand(text), parse({ path, text }).file);
  });
  expect(differing).toEqual([]);
});
