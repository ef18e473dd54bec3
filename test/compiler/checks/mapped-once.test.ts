import { codesOf } from '../compile-text.ts';

test('two flags cannot be sent under one name', () => {
  const flags = 'flag a as bono  default no  convention "a"\nflag b as bono  default no  convention "b"\n';
  expect(codesOf(flags)).toEqual(['PAY202']);
});

test('a flag may be sent under the name of a line', () => {
  const body =
    'flag paga_bono as bono  default no\nperception bono "Bono" = 5 COP  when paga_bono  law "ley"\n';
  expect(codesOf(body)).toEqual([]);
});

test('two totals cannot be one field of the summary', () => {
  const totals =
    'total a = sum(perceptions)  as total_perceptions\ntotal b = sum(perceptions)  as total_perceptions\n';
  expect(codesOf(totals)).toEqual(['PAY512']);
});
