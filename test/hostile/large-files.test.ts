import { compile } from '../../compiler/compile.ts';
import { addRanges, between, multiplyRanges, type Range } from '../../compiler/ir/range.ts';
import { manifestOf } from '../../compiler/manifest/manifest.ts';
import { parse } from '../../dsl/parse.ts';
import { add, compare, type Exact, exact, mul } from '../../runtime/numbers/exact.ts';
import { emitted } from '../compiler/differential/run-emitted.ts';

const HEAD = `scheme CO.prueba "Prueba"
  version "1" currency COP valid 2025-01-01 .. 2025-12-31 periods monthly days month_of_30 as_of month_end
  round half_up to 0.01 COP law "x"
input monthly_salary : money in (0 COP .. 100_000_000 COP] required
input overtime_amount : money in [0 COP .. 100_000_000 COP] default 0 COP convention "x"
input factor_integracion : number in [1 .. 2] default 1 convention "x"
flag con_bono default no convention "x"
mark gravable as taxable
perception sueldo "Sueldo" = monthly_salary marks gravable law "x"
`;

function lines(count: number, line: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => line(n + 1)).join('');
}

/** Everything that is said of the small scheme with more declarations. */
function codes(body: string): readonly string[] {
  const { diagnostics, ir } = compile({ path: 'a.pay', text: HEAD + body });
  expect(ir === null).toBe(diagnostics.some(({ severity }) => severity === 'error'));
  return [...new Set(diagnostics.map(({ code }) => code))];
}

/** `l0` and formulas that each read the one before. */
function chain(start: string, formula: (before: string) => string, count = 390): string {
  return `let l0 = ${start} law "x"\n${lines(count, (n) => `let l${n} = ${formula(`l${n - 1}`)} law "x"\n`)}`;
}

const step = (n: number): string => `let i${n} = x + ${n} COP law "x"\n`;

test.each<[string, string, readonly string[]]>([
  ['sums that read the sum before twice', chain('monthly_salary', (l) => `${l} + ${l} * 10%`), []],
  ['products of products', chain('factor_integracion', (l) => `${l} * ${l}`, 30), ['PAY711']],
  ['quotients of sums', chain('factor_integracion', (l) => `(${l} + 1.1) / (${l} + 3.7)`), ['PAY711']],
  ['amounts times a fine factor', chain('monthly_salary', (l) => `${l} * 1.0000001 rounded`), []],
  ['differences', chain('monthly_salary', (l) => `${l} - min(${l}, overtime_amount)`), []],
  ['choices', chain('monthly_salary', (l) => `if con_bono then ${l} else ${l} + ${l}`), []],
  ['conditions', chain('monthly_salary > 9 COP', (c) => `${c} and ${c}`), ['PAY121']],
  ['a thousand unknown names', lines(1_000, (n) => `let a_${n} = nadie_${n}\n`), ['PAY201', 'PAY118']],
  ['a thousand names twice', 'let a = 1 COP\n'.repeat(1_000), ['PAY202', 'PAY118']],
  ['names of 20,000 letters', `let ${'a'.repeat(20_000)} = ${'a'.repeat(19_999)}b\n`, ['PAY120']],
  ['a figure of 400 digits', `param a = ${'9'.repeat(400)} COP law "x"\n`, ['PAY120']],
  ['a mebibyte of declarations', lines(70_000, (n) => `let a${n} = 1\n`), ['PAY121']],
  ['a mebibyte of quotes', '"'.repeat(1_000_000), ['PAY121']],
  ['a mebibyte of wrong signs', '$ '.repeat(500_000), ['PAY101', 'PAY118']],
  ['a mebibyte of empty comments', '#\n'.repeat(500_000), ['PAY121']],
  [
    'five hundred steps of a template applied five hundred times',
    `template t(x : money) {\n${lines(500, step)}}\n${lines(500, (n) => `apply t as _${n} with x = sueldo\n`)}`,
    ['PAY121'],
  ],
  [
    'a text that a template makes long',
    `template t(s : text) {\nlet i "${'{s}'.repeat(190)}" = 1 COP law "x"\n}\napply t with s = "${'a'.repeat(500)}"\n`,
    ['PAY120', 'PAY212'],
  ],
  [
    'sums of sums',
    lines(400, (n) => `perception p${n} = sueldo marks gravable law "x"\ntotal t${n} = sum(perceptions)\n`),
    ['PAY121'],
  ],
])('%s', (_, body, expected) => {
  expect(codes(body)).toEqual(expected);
});

test('a mebibyte of tests is refused as a whole', () => {
  const text = 'test "x" {}\n'.repeat(80_000);
  expect(parse({ path: 'a.test.pay', text }).diagnostics.map(({ code }) => code)).toEqual(['PAY121']);
});

test('what is checked can be compiled, however fine its figures', () => {
  const text = `${HEAD}param fino = 0.${'1'.repeat(29)}% law "x"
perception p = ${Array.from({ length: 7 }, () => 'monthly_salary * fino').join(' + ')} marks gravable law "x"\n`;
  const { ir, diagnostics } = compile({ path: 'a.pay', text });
  expect(diagnostics).toEqual([]);
  if (ir === null) throw new Error('the rules do not compile');
  expect(emitted(ir, manifestOf(ir, { path: 'a.pay', bytes: Buffer.from(text) })).code).toContain('fino');
});

describe('ranges that have become long', () => {
  const holds = ({ low, high }: Range, value: Exact): boolean => {
    const [under, over] = [low && compare(low.value, value), high && compare(high.value, value)];
    return (
      (under === null || under < 0 || (under === 0 && low?.open === false)) &&
      (over === null || over > 0 || (over === 0 && high?.open === false))
    );
  };
  const bits = ({ n, d }: Exact): number => n.toString(2).length + d.toString(2).length;

  test.each<[string, Exact, Exact]>([
    ['thirds', exact(-1n, 3n), exact(10n, 7n)],
    ['sevenths under zero', exact(-22n, 7n), exact(-1n, 7n)],
    ['large', exact(10n ** 9n), exact(10n ** 12n + 1n, 3n)],
    ['small', exact(1n, 10n ** 9n + 7n), exact(1n, 10n ** 6n + 3n)],
  ])('hold every value that they held before, and stay short: %s', (_, low, high) => {
    let [range, least, most] = [between(low, high), low, high];
    const other = between(low, high);
    for (let at = 0; at < 60; at += 1) {
      const isProduct = at % 2 === 0;
      range = isProduct ? multiplyRanges(range, other) : addRanges(range, other);
      const corners = isProduct
        ? [mul(least, low), mul(least, high), mul(most, low), mul(most, high)]
        : [add(least, low), add(most, high)];
      least = corners.reduce((a, b) => (compare(a, b) <= 0 ? a : b));
      most = corners.reduce((a, b) => (compare(a, b) >= 0 ? a : b));
      expect([holds(range, least), holds(range, most)]).toEqual([true, true]);
      for (const end of [range.low, range.high])
        expect(end === null ? 0 : bits(end.value)).toBeLessThan(1_300);
    }
  });
});
