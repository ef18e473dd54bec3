import { codesOf } from '../compile-text.ts';

/** A formula of three periods, and a parameter of the middle one. */
function withCells(first: string, second: string, third: string): readonly string[] {
  return codesOf(`
param tasa "Tasa" : rate  by date  law "ley" { 2025-07-01 2% }
let sobre "Sobre" : money  by date  law "ley" {
  2025-01-01  (${first})
  2025-07-01  (${second})
  2025-09-01  (${third})
}
perception extra "Extra" = sobre  law "ley"
`);
}

test('a cell of a dated formula reads what is known while it holds', () => {
  expect(withCells('0 COP', 'tasa * sueldo', 'tasa * sueldo / 2')).toEqual([]);
});

test('a cell that reads what is known only later does not compile', () => {
  expect(withCells('tasa * sueldo', '0 COP', '0 COP')).toEqual(['PAY611']);
});
