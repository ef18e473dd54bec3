import { compileBody } from '../compile-text.ts';

const HEAD_LENGTH = compileBody('').source.text.length;

/** Of the only fault of a body: its code, and what its labels point at. */
function pointedAt(body: string): readonly [string, ...(readonly string[])] {
  const { diagnostics } = compileBody(body);
  const [only, ...others] = diagnostics;
  if (only === undefined || others.length > 0)
    throw new Error(diagnostics.map(({ code, message }) => `${code} ${message}`).join('\n'));
  return [
    only.code,
    ...only.labels.map(({ span }) => body.slice(span.start - HEAD_LENGTH, span.end - HEAD_LENGTH)),
  ];
}

test('an amount that may fall below zero says where it first does', () => {
  const body = `let resto = overtime_amount - 50_000 COP
let nada = min(0 COP, resto)
base ingreso = sueldo + nada  law "ley"
perception bono "Bono" = ingreso  law "ley"
`;
  expect(pointedAt(body)).toEqual(['PAY508', 'sueldo + nada', 'overtime_amount - 50_000 COP']);
});

test('a default outside the bounds says which they are', () => {
  const body = `input dias "Días" : integer  in [0 .. 9]  default 30  convention "para las pruebas"
perception bono "Bono" = 5 COP * dias  law "ley"
`;
  expect(pointedAt(body)).toEqual(['PAY708', 'in [0 .. 9]']);
});

test('`changes` of what has one row says which that is', () => {
  const body = `param tope : COP  by date {
  2025-01-01  5  law "ley"
}
perception bono "Bono" = tope  law "ley"
warn FLAG_CONFLICT on period  when changes(tope)  "ojo"
`;
  expect(pointedAt(body)).toEqual(['PAY610', '2025-01-01  5  law "ley"']);
});
