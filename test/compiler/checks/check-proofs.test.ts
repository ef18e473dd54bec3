import { readFileSync } from 'node:fs';
import { compile } from '../../../compiler/compile.ts';
import { codesOf, compileBody, hintOf } from '../compile-text.ts';

const HEALTH = 'deduction salud "Salud" = sueldo * 4%  law "ley"\n';

function isProven(check: string): boolean | undefined {
  return compileBody(`${HEALTH}check ${check}\n`).proofs[0]?.isProven;
}

test.each(['salud <= sueldo', 'salud >= 0 COP', 'salud <= 4_000_000 COP', 'not (salud > 4_000_000 COP)'])(
  '%s is proven',
  (check) => {
    expect(isProven(check)).toBe(true);
  },
);

test.each(['salud > 4_000_000 COP', 'sueldo < salud', 'not (salud >= 0 COP)', 'salud = -1 COP'])(
  '%s is refuted, since it is false whatever is sent',
  (check) => {
    expect(codesOf(`${HEALTH}check ${check}\n`)).toEqual(['PAY704']);
    expect(hintOf(`${HEALTH}check ${check}\n`)).toBe('correct the claim, or the formulas that it is about');
  },
);

test.each([
  'salud <= 1_000_000 COP',
  'salud < 4_000_000 COP',
  'overtime_amount <= sueldo',
  'monotone net_salary by monthly_salary',
])('%s is left to the tests', (check) => {
  expect(codesOf(`${HEALTH}check ${check}\n`)).toEqual([]);
  expect(isProven(check)).toBe(false);
});

test('nothing is said of a check while the file has another fault', () => {
  expect(codesOf(`${HEALTH}check salud <= -1 COP\nlet x = sueldo + 1\n`)).toEqual(['PAY302']);
  expect(compileBody(`${HEALTH}check salud <= sueldo\nlet x = sueldo + 1\n`).proofs).toEqual([]);
});

test.each([
  ['check monotone neto by monthly_salary', 'PAY201'],
  ['check monotone net_salary by salario', 'PAY201'],
  ['check monotone net_salary by con_bono', 'PAY315'],
  ['check monotone net_salary by monthly_salary allow auxilio', 'PAY201'],
  ['check monotone net_salary by monthly_salary allow con_bono', 'PAY315'],
])('%s names what is not there', (check, code) => {
  expect(codesOf(`${check}\n`)).toEqual([code]);
});

/** The law rounds in parts what the claim takes together. */
const IN_PARTS = `let de_ley = 3% * sueldo  round down to 0.01 COP  law "ley"
let adicional = 1.5% * sueldo  round down to 0.01 COP  law "ley"
let al_centavo = 0.7% * sueldo  rounded  law "ley"
`;

function isProvenInParts(check: string): boolean | undefined {
  return compileBody(`${IN_PARTS}check ${check}\n`).proofs[0]?.isProven;
}

test.each([
  'de_ley + adicional <= 4.5% * sueldo',
  'de_ley + adicional > 4.5% * sueldo - 0.02 COP',
  'al_centavo <= 0.7% * sueldo + 0.005 COP',
  'al_centavo >= 0.7% * sueldo - 0.005 COP',
])('%s follows from how the parts are rounded', (check) => {
  expect(isProvenInParts(check)).toBe(true);
});

test.each([
  'de_ley + adicional > 4.5% * sueldo - 0.01 COP',
  'de_ley + adicional >= 4.5% * sueldo',
  'al_centavo <= 0.7% * sueldo',
  'al_centavo < 0.7% * sueldo + 0.005 COP',
  'de_ley + al_centavo <= 3.7% * sueldo',
])('%s does not follow: rounding may take more', (check) => {
  expect(isProvenInParts(check)).toBe(false);
});

test('that the FGTS of the parts is that of the whole but for two cents is proven in the law of Brazil', () => {
  const path = 'generated/rules/br/clt/2020-01-01.pay';
  const { proofs } = compile({ path, text: readFileSync(path, 'utf8') });
  const claims = proofs.filter(({ check }) => check.kind === 'holds');
  expect(claims.map(({ isProven }) => isProven)).toEqual([true, true]);
});
