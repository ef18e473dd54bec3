import { RULES } from '../../workbench/cli/first-rules.ts';
import { amended, declaration, faults } from './amended-law.ts';

const DATED = `${RULES}param tasa : rate  by date  law "L" { 2025-01-01 4% }
deduction otra "Otra" = ibc * tasa  law "L"
`;
const TEMPLATE = `${RULES}template aporte(sobre : money) {
  let tasa_aporte : rate  by date  law "L" { 2025-01-01 4% }
  let fijo : rate = 1%  law "L"
  let mes[m] : money = sobre * m  for m in 1 .. 2  law "L"
  deduction linea "Línea" = sum(mes) * tasa_aporte * fijo  law "L"
}
apply aporte  with sobre = ibc
`;

test.each([
  ['a declaration', 'repeal deduction salud_empleado', 'salud_empleado'],
  ['a warning', 'repeal warn BELOW_MINIMUM_WAGE on monthly_salary', 'BELOW_MINIMUM_WAGE'],
])('%s that is repealed twice is amended twice', (_what, repeal, name) => {
  expect(faults(`${repeal}\n${repeal}`)).toEqual([`PAY910 ${name}`]);
});

test('figures that stand together are repealed together, and once', () => {
  const law = `${RULES}param uno : rate, dos : rate  by date  law "L" { 2025-01-01 4% 5% }\n`;
  expect(amended('repeal param dos, uno', law)).not.toContain('param uno');
  expect(faults('repeal param uno, dos, dos', law)).toEqual([]);
  expect(faults('repeal param uno, dos, uno', law)).toEqual(['PAY910 uno']);
});

test('a rate that is restated as an amount is told where it is restated, and nowhere else', () => {
  expect(faults('param tasa : COP  by date  law "L" { 2026-01-01 5 }', DATED)).toEqual(['PAY909 COP']);
  expect(faults('unit SMMLV = 30%  law "L"')).toEqual(['PAY909 30%']);
});

test('rows that are stated whole keep the type of the parameter', () => {
  const text = amended('param tasa  by date  law "L" { 2026-01-01 5% }', DATED);
  expect(declaration(text, 'param tasa')).toContain('param tasa : rate');
});

test('a step of a template keeps its type, its rows and its members', () => {
  expect(faults('template aporte.fijo = 5 COP  law "L"', TEMPLATE)).toEqual(['PAY303 5 COP']);
  const text = amended(
    'template aporte.tasa_aporte  law "M"\ntemplate aporte.mes = sobre * 2 * m  law "M"',
    TEMPLATE,
  );
  expect(text).toMatch(/let tasa_aporte : rate +by date +law "M" \{\n +2025-01-01 +4%/);
  expect(text).toMatch(/let mes\[m\] : money = sobre \* 2 \* m +for m in 1 \.\. 2/);
});

test('a family is restated with the variable that counts it', () => {
  const law = `${RULES}let mes[m] = ibc * m  for m in 1 .. 2  law "L"\ndeduction linea "Línea" = sum(mes)  law "L"\n`;
  expect(faults('let mes[k] = ibc * k  law "L"', law)).toEqual(['PAY909 mes']);
  expect(faults('let mes = ibc * m * 2  law "L"', law)).toEqual([]);
  expect(faults('deduction linea[m] = ibc * m  law "L"', law)).toEqual(['PAY909 linea']);
});

const ENDING = `${RULES}employer otros "Otros"  on ibc {
  a "A"  rate 1%  until 2026-06-30  law "L"
  b "B"  rate 1%  from 2025-03-01  law "L"
}
`;

test('a date that a part loses when its block is stated whole is told', () => {
  const whole = 'employer otros  on ibc {\n  a "A"  rate 2%  law "L"\n  b "B"  rate 2%  law "L"\n}';
  expect(faults(whole, ENDING)).toEqual(['PAY913 a']);
  expect(faults(whole.replace('on ibc', 'on ibc  until 2026-06-30'), ENDING)).toEqual([]);
  expect(faults(`repeal employer otros\nnew ${whole}`, ENDING)).toEqual([]);
});

test('a statement that cannot be read hides nothing of the others', () => {
  const others =
    'deduction salud_empleado = ibc * 4 COP  law "L"\nemployer seguridad_social.arl  rate nada  law "L"';
  expect(faults(`new let jornal = monthly_salary / / 30  law "L"\n${others}`).toSorted()).toEqual([
    'PAY104 /',
    'PAY201 nada',
    'PAY301 4 COP',
  ]);
});

test('a statement that does not fit the amended law hides nothing of the others', () => {
  expect(faults('unit SMLV = 5 COP  law "L"\ndeduction salud_empleado = ibc * 4 COP  law "L"')).toEqual([
    'PAY906 SMLV',
    'PAY301 4 COP',
  ]);
});

test('what a statement that cannot be read would have declared is no unknown name', () => {
  const found = faults(
    'new let jornal monthly_salary / 30  law "L"\ndeduction salud_empleado = jornal  law "L"',
  );
  expect(found).toEqual([expect.stringMatching(/^PAY104 /)]);
});
