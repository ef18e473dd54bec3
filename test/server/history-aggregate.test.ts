import { aggregate } from '../../runtime/history/aggregate.ts';
import { exactText, parseExact } from '../../runtime/history/exact-text.ts';
import { add, equal, exact, ZERO } from '../../runtime/numbers/exact.ts';

const AMOUNTS = ['0.10', '-0.30', '100/3', '7', '12.345', '90071992547409.91', '90071992547409.91', '-0.00'];

test('amounts are added exactly, in whatever form they are written', () => {
  for (let from = 0; from < AMOUNTS.length; from++) {
    const amounts = [...AMOUNTS.slice(from), ...AMOUNTS.slice(0, from), ...Array(200).fill('90071992547.91')];
    const expected = amounts.map(parseExact).reduce(add, ZERO);
    const sum = aggregate('sum', amounts) ?? ZERO;
    expect(equal(sum, expected)).toBe(true);
    expect(exactText(sum, 0)).toBe(exactText(expected, 0));
  }
});

test('the greatest, the last and their number are those of the amounts', () => {
  expect(aggregate('max', ['-2.00', '1/3', '0.33'])).toEqual(exact(1n, 3n));
  expect(aggregate('last', ['5.00', '1/3'])).toEqual(exact(1n, 3n));
  expect(aggregate('count', ['5.00', '1/3'])).toEqual(exact(2n));
  for (const how of ['max', 'last', 'average'] as const) expect(aggregate(how, [])).toBeNull();
});

test('a text that is no amount is none', () => {
  for (const text of ['1a.00', 'NaN', '1.2.00', '--1.00'])
    expect(() => aggregate('sum', [text])).toThrow(/BigInt/);
});
