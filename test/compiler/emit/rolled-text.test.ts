import fc from 'fast-check';
import { rolledText } from '../../../compiler/emit/rolled-text.ts';
import { memberText, unrolledText } from '../../../runtime/module/rolled-text.ts';

test.each([
  ['mes_‹01›', 11, 'mes_12'],
  ['[‹38+2›,1]', 3, '[44,1]'],
  ['‹98› y ‹1+500›', 2, '100 y 1001'],
])('%s is, of the member %d, %s', (template, member, text) => {
  expect(memberText(template, member)).toBe(text);
});

test('what repeats with numbers that go up stands once', () => {
  const json = JSON.stringify(
    Array.from({ length: 40 }, (_, place) => [`mes_${place + 10}`, 3 * place, 'x']),
  );
  expect(rolledText(json).length).toBeLessThan(json.length / 10);
  expect(unrolledText(rolledText(json))).toBe(json);
});

const word = fc.constantFrom(
  'a',
  '«',
  '»',
  '‹',
  '›',
  '«12:',
  '‹01›',
  '\\',
  '"',
  '0',
  '09',
  '10',
  'x_01',
  '99999999999999999999',
);
const value = fc.oneof(word, fc.nat(20), fc.constant(null));
const row = fc.array(value, { maxLength: 3 });
const repeated = fc
  .tuple(row, fc.integer({ min: 1, max: 9 }), fc.nat(3))
  .map(([cells, times, step]) =>
    Array.from({ length: times }, (_, place) =>
      cells.map((cell) => (typeof cell === 'number' ? cell + place * step : cell)),
    ),
  );

test('every JSON is read as it was, whatever its texts hold', () => {
  const property = fc.property(fc.array(repeated), (rows) => {
    expect(JSON.parse(unrolledText(rolledText(JSON.stringify(rows))))).toEqual(rows);
  });
  fc.assert(property, { numRuns: 500 });
});
