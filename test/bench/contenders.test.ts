import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Contender, PROGRAMS } from '../../bench/contender.ts';
import { load } from '../../bench/load.ts';
import { nextBatch, nextSingle } from '../../bench/requests.ts';

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
