import { modules } from '../../../generated/rules/index.ts';
import { leastPlainShare } from '../../compiler/differential/plain-share.ts';
import { checkChunk } from './check-chunk.ts';

const PAYSLIPS = 60;

test.each(modules.map(({ manifest }) => [manifest.path, leastPlainShare(manifest)] as const))(
  'payslips around the limits of %s come out the same from emitted code and interpreter',
  (path, leastPlain) => {
    const checked = checkChunk({ path, seed: 1, chunk: 0, payslips: PAYSLIPS });
    expect(checked.found).toBeNull();
    expect(checked.payslips).toBe(PAYSLIPS);
    // Most payslips must be computed, and many of those by plain numbers, or little is compared.
    expect(checked.computed).toBeGreaterThan(PAYSLIPS / 2);
    expect(checked.plain).toBeGreaterThan(leastPlain * (2 / 3) * PAYSLIPS);
  },
);

test('the same order draws the same payslips, and the next chunk others', () => {
  const order = { path: 'generated/rules/cl/dependiente/2025-08-01.pay', seed: 7, chunk: 0, payslips: 200 };
  const { computed, plain, warnings } = checkChunk(order);
  expect(checkChunk(order)).toMatchObject({ computed, plain, warnings });
  const next = checkChunk({ ...order, chunk: 1 });
  expect([next.computed, next.plain, next.warnings]).not.toEqual([computed, plain, warnings]);
});
