import { curveNames } from '../../runtime/curves/amount-names.ts';
import { Curve, type Stretch } from '../../runtime/curves/curve.ts';
import { gridOf } from '../../runtime/curves/grid.ts';
import { Effort, TooManyTurns } from '../../runtime/curves/interval.ts';
import { Ratio } from '../../runtime/interpreter/ratio.ts';
import { decimal } from '../../runtime/numbers/exact.ts';
import { printPlain } from '../../runtime/numbers/print.ts';
import { CALL, rulesOf } from './small-rules.ts';

interface Asked {
  readonly from?: string;
  readonly to?: string;
  readonly by?: string;
  readonly of?: readonly string[];
}

function curveOf(body: string, asked: Asked = {}): Curve {
  const rules = rulesOf(body);
  const { from = '0.01', to = '5000', by = 'monthly_salary', of = curveNames(rules.manifest) } = asked;
  const grid = gridOf(rules.ir, rules.manifest, { by, from: decimal(from), to: decimal(to) });
  if ('about' in grid) throw new Error(grid.message);
  return Curve.of(rules, CALL, grid, of, new Effort(50_000));
}

function shown(stretch: Stretch): string {
  const { from, to, jump } = stretch;
  return `${from}..${to}${jump === null ? '' : ` jumps ${printPlain(jump, 10)}`} ${stretch.causes.join()}`.trim();
}

const NET = 'net_salary';

test('a cliff of one cent is a cliff', () => {
  const curve = curveOf(
    'deduction cuota "Cuota" = if monthly_salary > 2_000 COP then 0.02 COP else 0 COP  law "Ley 1"',
  );
  expect(curve.stretches(NET).map(shown)).toEqual(['1..200000', '200001..500000 jumps -0.01 cuota']);
});

test('an amount that two salaries give has two solutions, and one that none gives has its neighbours', () => {
  const curve = curveOf(
    'deduction cuota "Cuota" = if monthly_salary > 2_000 COP then 100 COP else 0 COP  law "Ley 1"',
  );
  expect(curve.solve(NET, new Ratio(1950n, 1n)).solutions).toEqual([
    { from: 195_000n, to: 195_000n },
    { from: 205_000n, to: 205_000n },
  ]);
  const none = curve.solve(NET, new Ratio(5000n, 1n));
  expect(none).toEqual({ solutions: [], below: { at: 500_000n, gives: new Ratio(4900n, 1n) }, above: null });
});

test('a whole interval that gives the amount is said by its ends', () => {
  const curve = curveOf('deduction cuota "Cuota" = max(0 COP, monthly_salary - 800 COP)  law "Ley 1"');
  expect(curve.solve(NET, new Ratio(800n, 1n)).solutions).toEqual([{ from: 80_000n, to: 500_000n }]);
});

test('what rounding makes of a rate is a staircase whose every step is found', () => {
  const curve = curveOf('deduction cuota "Cuota" = monthly_salary * 33%  round down to 100 COP  law "Ley 1"');
  const solved = curve.solve('cuota', new Ratio(300n, 1n));
  expect(solved.solutions).toEqual([{ from: 90_910n, to: 121_212n }]);
  expect(curve.solve('cuota', new Ratio(350n, 1n)).below).toMatchObject({ gives: new Ratio(300n, 1n) });
});

test('inputs that the rules refuse are no solutions', () => {
  const curve = curveOf(
    'refuse VALIDATION_ERROR on monthly_salary when monthly_salary > 3_000 COP  "Demasiado"',
  );
  expect(curve.refused()).toMatchObject([{ from: 300_001n, to: 500_000n, field: 'monthly_salary' }]);
  expect(curve.solve(NET, new Ratio(4000n, 1n)).solutions).toEqual([]);
});

test('a formula that is no straight line is said with its step, and solved all the same', () => {
  const curve = curveOf(
    'let tasa "Tasa" = min(1% * (monthly_salary / 100 COP), 30%)\n' +
      'deduction cuota "Cuota" = tasa * monthly_salary  law "Ley 1"',
  );
  const [first] = curve.stretches('cuota');
  expect(first?.bend).toEqual({ step: 'cuota', why: 'a product of two amounts that both move' });
  expect(curve.solve('cuota', new Ratio(40n, 1n)).solutions).toEqual([{ from: 63_242n, to: 63_249n }]);
});

test('rules that turn too often along an input are not followed for ever', () => {
  const body =
    'let par "Par" = if is_multiple(monthly_salary, 0.02 COP) then 1 COP else 2 COP\ndeduction cuota "Cuota" = par  law "Ley 1"';
  expect(() => curveOf(body, { to: '50_000_000'.replaceAll('_', '') })).toThrow(TooManyTurns);
});

test('only what is asked for is followed, and nothing else is answered', () => {
  const body =
    'let par "Par" = if is_multiple(monthly_salary, 0.02 COP) then 1 COP else 2 COP\nbase aparte "Aparte" = par  law "Ley 1"';
  const net = curveOf(body, { to: '50000000', of: [NET] });
  expect(net.stretches(NET)).toHaveLength(1);
  expect(() => net.stretches('aparte')).toThrow('aparte was not followed');
});

test('a quotient that is rounded is rounded, and every point of its steps is found', () => {
  const curve = curveOf(
    'let q "Q" = 1_000 COP * (1 / (monthly_salary / 1 COP + 7)) round half_up to 1 COP\n' +
      'deduction cuota "Cuota" = if q = 3 COP then 5 COP else 2 COP  law "Ley 1"',
    { from: '300', to: '450' },
  );
  const points = curve.solve('cuota', new Ratio(5n, 1n)).solutions;
  expect(points.reduce((sum, { from, to }) => sum + to - from + 1n, 0n)).toBe(9301n);
});

test('a product whose chord is in cents is rounded to cents as any other', () => {
  const curve = curveOf(
    'deduction cuota "Cuota" = monthly_salary * (monthly_salary / 100 COP)  law "Ley 1"',
    {
      from: '100',
      to: '900',
    },
  );
  const [{ from = 0n } = {}] = curve.solve('cuota', new Ratio(88_715n, 100n)).solutions;
  expect(from).toBe(29_785n);
});

test('roundings that only play around each other are not followed for ever', () => {
  const body =
    'let a "A" = monthly_salary * 33%  rounded\nlet b "B" = monthly_salary * 67%  rounded\n' +
    'deduction cuota "Cuota" = max(0 COP, a + b - monthly_salary)  law "Ley 1"';
  expect(() => curveOf(body, { to: '1000000' })).toThrow('cuota changes too often along the input');
});

test('an input of whole numbers moves in whole steps', () => {
  const rules = rulesOf('input hijos : integer  in [0 .. 9]  default 0  convention "para las pruebas"');
  const asked = { by: 'hijos', step: decimal('0.5') };
  expect(gridOf(rules.ir, rules.manifest, asked)).toEqual({
    about: 'step',
    message: 'hijos is a whole number: the step must be one too',
  });
});
