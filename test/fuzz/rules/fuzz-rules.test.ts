import { fuzzRules } from './fuzz-rules.ts';

test('changed rule files are refused or computed; nothing throws, hangs or runs', () => {
  const { count, compiled, faults } = fuzzRules(20260101, (made) => made === 60);
  expect(faults).toEqual([]);
  expect(count).toBe(60);
  expect(compiled).toBeGreaterThan(0);
});
