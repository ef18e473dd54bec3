import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { type CheckCounts, searchProperties } from '../../../workbench/property-search/search-properties.ts';
import { compileBody } from '../../compiler/compile-text.ts';

function searched(body: string): readonly Diagnostic[] {
  return searchProperties(compileBody(body)).diagnostics;
}

/** Codes of what the search finds in a file that compiles. */
function codesOf(body: string): readonly string[] {
  expect(compileBody(body).diagnostics).toEqual([]);
  return searched(body).map(({ code }) => code);
}

function hintOf(body: string): string | null {
  return searched(body)[0]?.hint ?? null;
}

function countsOf(body: string): CheckCounts {
  const { diagnostics: _, ...counts } = searchProperties(compileBody(body));
  return counts;
}

const BONUS = 'perception bono "Bono" = 200_000 COP  when monthly_salary <= 2_847_000 COP  law "ley"\n';
const HEALTH = 'deduction salud "Salud" = sueldo * 4%  law "ley"\n';

describe('check EXPR', () => {
  test.each([
    'salud <= sueldo',
    'salud >= 0 COP',
    'net_salary <= total_perceptions',
    'total_deductions = salud',
    'salud <= 4_000_000 COP',
  ])('%s holds', (claim) => {
    expect(codesOf(`${HEALTH}check ${claim}\n`)).toEqual([]);
  });

  test.each([
    'salud <= 1_000_000 COP',
    'salud < 4_000_000 COP',
    'salud > 0.01 COP',
    'overtime_amount <= sueldo',
  ])('%s is refuted', (claim) => {
    expect(codesOf(`${HEALTH}check ${claim}\n`)).toEqual(['PAY704']);
  });

  test('a refutation is a test that can be pasted', () => {
    expect(hintOf(`${HEALTH}check salud <= 1_000_000 COP\n`)).toMatch(
      /test "contraejemplo" {2}period monthly 2025-01-01 \.\. 2025-01-31 days 30 \{\n {2}given {2}monthly_salary = [\d.]+\n {2}expect salud = [\d.]+\n\}/,
    );
  });

  test('a refutation sends nothing that does not matter', () => {
    const idle = ['bono_uno', 'bono_dos', 'bono_tres']
      .map(
        (name) => `input ${name} "${name}" : money  in [0 COP .. 90_000_000 COP]  default 0 COP
perception p_${name} "P" = ${name}  omit_zero  law "ley"\n`,
      )
      .join('');
    const loans = `input prestamo "Préstamo" : money  in [0 COP .. 90_000_000 COP]  default 0 COP
input cuota "Cuota" : money  in [0 COP .. 90_000_000 COP]  default 0 COP
let juntas = if prestamo > 5_000_000 COP and cuota > 5_000_000 COP then 1 COP else 0 COP
`;
    const hint = hintOf(`${idle}${loans}check juntas = 0 COP\n`);
    const given = /given {2}(.*)\n/.exec(hint ?? '')?.[1]?.split(', ') ?? [];
    expect(given.map((one) => one.split(' = ')[0]).toSorted()).toEqual([
      'cuota',
      'monthly_salary',
      'prestamo',
    ]);
    expect(given).toContain('monthly_salary = 1.00');
  });

  test('is found where the rules take few of the words that could be sent together', () => {
    const words = ['causa', 'aviso', 'firma', 'pago', 'sello'];
    const inputs = words.map(
      (word) => `input ${word} "${word}" : one of uno, dos, tres, cuatro, cinco  required\n`,
    );
    const refusals = words
      .slice(1)
      .map((word) => `refuse VALIDATION_ERROR on ${word}  when ${word} <> causa\n  "No van juntos"\n`);
    const fee = 'deduction multa "Multa" = if sello = cinco then sueldo else 0 COP  law "ley"\n';
    expect(codesOf(`${inputs.join('')}${refusals.join('')}${fee}check multa <= sueldo / 2\n`)).toEqual([
      'PAY704',
    ]);
  });

  test('is found again in the same way', () => {
    const body = `${HEALTH}check salud <= 1_000_000 COP\n`;
    expect(searched(body)).toEqual(searched(body));
  });
});

describe('check monotone', () => {
  test('a salary that only rises', () => {
    expect(codesOf(`${HEALTH}check monotone net_salary by monthly_salary\n`)).toEqual([]);
  });

  test('a cliff is found at its cent', () => {
    const body = `${BONUS}check monotone net_salary by monthly_salary\n`;
    expect(codesOf(body)).toEqual(['PAY704']);
    expect(hintOf(body)).toContain('given  monthly_salary = 2847000.00\n');
    expect(hintOf(body)).toContain('given  monthly_salary = 2847000.01\n');
  });

  test('a cliff of a derived base is found too', () => {
    const step = `table tarifa : step of COP gives rate  law "ley" {
      [        0 .. 3_333_333]  1%
      (3_333_333 ..         *)  2%
    }
    base ibc = sueldo * 70%
    deduction fondo "Fondo" = ibc * tarifa(ibc)  law "ley"\n`;
    expect(codesOf(`${step}check monotone net_salary by monthly_salary\n`)).toEqual(['PAY704']);
    expect(codesOf(`${step}check monotone net_salary by monthly_salary allow tarifa\n`)).toEqual([]);
    expect(codesOf(`${step}check monotone net_salary by monthly_salary allow fondo\n`)).toEqual([]);
  });

  test('an allowed cliff is no fault, a cliff that is not there is', () => {
    const both = `${BONUS}${HEALTH}check monotone net_salary by monthly_salary allow bono`;
    expect(codesOf(`${both}\n`)).toEqual([]);
    expect(codesOf(`${both}, salud\n`)).toEqual(['PAY705']);
  });

  test('a cent alone on which the net is lower is found', () => {
    const fine = 'deduction multa "Multa" = 500 COP  when sueldo = 1_234_567 COP  law "ley"\n';
    expect(hintOf(`${HEALTH}${fine}`)).toContain('given  monthly_salary = 1234567.00\n');
  });

  test('is proven where the exact pieces of every line show its falls, and counted so', () => {
    const claim = 'check monotone net_salary by monthly_salary allow bono';
    expect(countsOf(HEALTH)).toEqual({ proven: 0, provenAlongLines: 1, searched: 0, refuted: 0 });
    expect(countsOf(`${BONUS}${claim}\n`)).toEqual({
      proven: 0,
      provenAlongLines: 1,
      searched: 0,
      refuted: 0,
    });
    expect(countsOf(`${HEALTH}${BONUS}${claim}, salud\n`)).toMatchObject({
      provenAlongLines: 0,
      refuted: 1,
    });
  });

  test('a slope that falls is no cliff that could be allowed', () => {
    const slope =
      'deduction carga "Carga" = overtime_amount + max(0 COP, sueldo - 1_000_000 COP) * 2  law "ley"\n';
    const claim = 'check monotone net_salary by monthly_salary allow bono\n';
    expect(codesOf(`${BONUS}${slope}${claim}`)).toEqual(['PAY704']);
  });
});

describe('what is asked of every scheme', () => {
  test('a cliff of the net is found although the file claims nothing', () => {
    expect(codesOf(BONUS)).toEqual(['PAY704']);
    expect(hintOf(BONUS)).toContain('`check monotone net_salary by monthly_salary allow LINE`');
  });

  test('a file may name the line that takes it, or say why nothing is claimed', () => {
    const check = 'check monotone net_salary by monthly_salary';
    expect(codesOf(`${BONUS}${check} allow bono\n`)).toEqual([]);
    expect(codesOf(`${BONUS}${check} convention "el bono es de los salarios bajos"\n`)).toEqual([]);
  });

  test('a cliff that needs another input is found: an allowance for each child', () => {
    const children = `input hijos : integer  in [0 .. 20]  default 0
    perception familia "Familia" = hijos * 50_000 COP  when monthly_salary <= 2_000_000 COP  law "ley"\n`;
    expect(codesOf(children)).toEqual(['PAY704']);
    expect(hintOf(children)).toContain('monthly_salary = 2000000.01');
  });

  test('a cliff that a narrow stretch of the salary makes is found: what is not withheld up to 10 000', () => {
    const waived = `let debido = max(0 COP, 10% * (sueldo - 3_000_000 COP))  rounded
    deduction impuesto "Impuesto" = debido  when not (debido > 0 COP and debido <= 10_000 COP)  law "ley"\n`;
    expect(codesOf(waived)).toEqual(['PAY704']);
  });
});
