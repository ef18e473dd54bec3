import { compile } from '../../../compiler/compile.ts';
import { codesOf } from '../compile-text.ts';

const HEAD = `scheme MX.prueba "Prueba"
  version  "2026.1"
  currency MXN
  valid    2026-01-01 .. 2026-12-31
  periods  monthly
  days     as_given
  as_of    period_end
  round    half_up to 0.01 MXN
  law      "ley"
mark gravado "Gravado"  as taxable
input monthly_salary  : money  in (0 MXN .. 1_000_000 MXN]  required
input overtime_amount : money  in [0 MXN .. 1_000_000 MXN]  default 0 MXN
perception sueldo "Sueldo" = monthly_salary  marks gravado  law "ley"
base base_isr = sum(gravado)
`;

function exempt(part: string, before = ''): readonly string[] {
  const line = `perception extra "Extra" = overtime_amount  marks gravado except ${part}  law "ley"\n`;
  return compile({ path: 'prueba.pay', text: `${HEAD}${before}${line}` }).diagnostics.map(({ code }) => code);
}

describe('an exempt part', () => {
  test.each([
    'amount',
    '50% * amount',
    'min(amount, 1_000 MXN)',
    'if sueldo <= 9_000 MXN then amount else min(50% * amount, 500 MXN)',
    'max(0 MXN, min(amount, 1_000 MXN - sueldo))',
    'amount - min(amount, 100 MXN)',
    'clamp(sueldo, 0 MXN, amount)',
  ])('%s lies between nothing and the whole', (part) => {
    expect(exempt(part)).toEqual([]);
  });

  test.each([
    '1_000 MXN',
    'amount * 2',
    'amount - 100 MXN',
    'max(amount, sueldo)',
    'min(amount, 1_000 MXN - sueldo)',
    'sueldo',
  ])('%s may be more than the whole, or less than nothing', (part) => {
    expect(exempt(part)).toEqual(['PAY509']);
  });

  test('may be a step that reads the line', () => {
    const step = 'let exento = min(50% * extra, 500 MXN)  rounded\n';
    expect(exempt('exento', step)).toEqual([]);
    const wrong = 'let exento = max(50% * extra, 500 MXN)  rounded\n';
    expect(exempt('exento', wrong)).toEqual(['PAY509']);
  });

  test('`amount` means nothing elsewhere', () => {
    expect(codesOf('base b = min(sueldo, amount)\n')).toEqual(['PAY201']);
  });
});

describe('marks', () => {
  const mark = 'mark a "A"  as taxable\nmark b "B"  as social_security\n';
  const line = (marks: string) => `${mark}perception p "P" = 5 COP  marks ${marks}  law "ley"\n`;
  const own = (marks: string) => codesOf(line(marks)).filter((code) => code !== 'PAY501');

  test('each is decided once', () => {
    expect(own('a, b')).toEqual([]);
    expect(own('a, not a, b')).toEqual(['PAY202']);
  });

  test('an undecided one is an error for every line', () => {
    expect(codesOf(line('a'))).toEqual(['PAY501', 'PAY501', 'PAY501']);
  });

  test('a role that there is not', () => {
    expect(codesOf('mark a "A"  as taxed\n')).toContain('PAY213');
  });
});
