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

test('a dated parameter of which a law reaches one row may be asked whether it changes, a constant may not', () => {
  const warned = (tasa: string): readonly string[] =>
    codesOf(`param tasa "Tasa" ${tasa}
perception extra "Extra" = tasa * sueldo  law "ley"
warn PARAM_CHANGE_INSIDE_PERIOD on period  when changes(tasa)  "La tasa cambia dentro del periodo"
`);
  expect(warned(': rate  by date  law "ley" { 2024-02-01 2% }')).toEqual([]);
  expect(warned('= 2%  law "ley"')).toEqual(['PAY610']);
});
