import { codesOf, compileBody } from '../compile-text.ts';

const FAMILY = `input ganado[m] "Ganado en el mes" : money  in [0 COP .. 9_000_000 COP]  for m in 1 .. 3
let parte[m] "Parte del mes" = clamp(sueldo / 3, 0 COP, 5_000 COP * m)  when given(ganado[m])  law "ley"
let doble[m] "Doble" = 2 * parte[m]  law "ley"
`;
const LINE = 'perception premio "Premio" = ';
const END = '  law "ley"\n';

function formula(text: string) {
  const { ir, diagnostics } = compileBody(`${FAMILY}${LINE}${text}${END}`);
  const found = diagnostics
    .filter(({ code }) => code !== 'PAY206')
    .map(({ code, message }) => `${code} ${message}`);
  const step = ir?.items.find((item) => item.item === 'step' && item.id === 'premio');
  return { ir, found, formula: step?.item === 'step' ? step.formula : null };
}

test('every member is a step of its own, in the order of their numbers', () => {
  const { ir, found } = formula('sum(doble)');
  expect(found).toEqual([]);
  const steps = ir?.items.filter((item) => item.item === 'step' && item.kind === 'let') ?? [];
  const own = steps.map(({ id, label }) => `${id} ${label}`).filter((text) => /^(parte|doble)/.test(text));
  expect(own.toSorted()).toEqual([
    'doble_01 Doble 1',
    'doble_02 Doble 2',
    'doble_03 Doble 3',
    'parte_01 Parte del mes 1',
    'parte_02 Parte del mes 2',
    'parte_03 Parte del mes 3',
  ]);
  const wires = ir?.items.flatMap((item) => (item.item === 'input' ? [item.wire] : [])) ?? [];
  expect(wires).toEqual(expect.arrayContaining(['ganado_01', 'ganado_02', 'ganado_03']));
});

test.each([
  ['sum(parte)', '(parte_01 + parte_02 + parte_03)'],
  ['doble[2]', 'doble_02'],
  [
    '1 COP * count(given(ganado))',
    '1 COP * ((if given(ganado_01) then 1 else 0) + (if given(ganado_02) then 1 else 0) + (if given(ganado_03) then 1 else 0))',
  ],
])('%s is written out', (text, written) => {
  expect(formula(text)).toMatchObject({ found: [], formula: `${written} round half_up:0.01` });
});

test.each([
  ['sum(parte) + doble[4]', 'PAY235 `doble` has the members 1 to 3'],
  ['doble', 'PAY235 `doble` has 3 members, so it has no one value'],
  ['sueldo[1]', 'PAY235 `sueldo` is no family, so it has no members'],
  ['doble[m]', 'PAY235 `doble` has the members 1 to 3'],
])('%s is refused once', (text, message) => {
  const { found } = formula(text);
  expect(found).toEqual([expect.stringContaining(message)]);
});

test('one mistake in a family is said once', () => {
  const said = codesOf(`${FAMILY}let mala[m] = parte[m] + 1 * ganado_x  law "ley"\n${LINE}sum(mala)${END}`);
  expect(said.filter((code) => code !== 'PAY206')).toEqual(['PAY201']);
});

test.each([
  ['for m in 3 .. 1', 'PAY235'],
  ['for m in 1 .. 99', 'PAY235'],
  ['for n in 1 .. 3', 'PAY235'],
  ['', 'PAY235'],
])('a family with the members %s is refused', (clause, code) => {
  const said = codesOf(`let suelta[m] = 1 COP * m  ${clause}  law "ley"\n${LINE}sum(suelta)${END}`);
  expect(said).toContain(code);
});

test('a family of families is read in bounded time', () => {
  const lets = Array.from(
    { length: 12 },
    (_, at) => `let f${at + 1}[m] = sum(f${at}) + f${at}[m] * m  for m in 1 .. 12  law "ley"`,
  );
  const text = `let f0[m] = 1 COP * m  for m in 1 .. 12  law "ley"\n${lets.join('\n')}\n${LINE}sum(f12)${END}`;
  expect(compileBody(text).diagnostics.map(({ code }) => code)).toEqual([]);
});

test.each([
  ['a family of lines', 'perception bono[m] "Bono" = 5 COP for m in 1 .. 3 law "x"', /not a `perception`/],
  ['`for` without members', 'let raro = 7 COP for m in 1 .. 3 law "x"', /has no members/],
])('%s is refused', (_what, text, reason) => {
  const found = compileBody(text).diagnostics.find(({ code }) => code === 'PAY235');
  expect(found?.message).toMatch(reason);
});

test('a family that callers know by another name has members of that name', () => {
  const text = `${FAMILY.replace('for m in 1 .. 3', 'for m in 1 .. 3  as pagado')}${LINE}sum(doble)${END}`;
  const wires = compileBody(text).ir?.items.flatMap((item) => (item.item === 'input' ? [item.wire] : []));
  expect(wires).toEqual(expect.arrayContaining(['pagado_01', 'pagado_02', 'pagado_03']));
});
