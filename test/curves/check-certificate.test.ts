import { Curve } from '../../runtime/curves/curve.ts';
import { gridOf } from '../../runtime/curves/grid.ts';
import { solvedTexts } from '../../runtime/curves/solved-texts.ts';
import { Ratio } from '../../runtime/interpreter/ratio.ts';
import { decimal } from '../../runtime/numbers/exact.ts';
import { checkCertificate, type SolvedClaim } from '../../workbench/curves/check-certificate.ts';
import { type CurveJson, curveJson, type StretchJson } from '../../workbench/curves/curve-json.ts';
import { CALL, rulesOf } from './small-rules.ts';

const RULES = rulesOf(
  'deduction cuota "Cuota" = if monthly_salary > 2_000 COP then 100.01 COP else 1 COP  law "Ley 1"\n' +
    'refuse VALIDATION_ERROR on monthly_salary when monthly_salary > 3_000 COP  "Demasiado"',
);

function claims(target: string): { readonly curve: CurveJson; readonly solved: SolvedClaim } {
  const grid = gridOf(RULES.ir, RULES.manifest, {
    by: 'monthly_salary',
    from: decimal('1'),
    to: decimal('4000'),
  });
  if ('about' in grid) throw new Error(grid.message);
  const curve = Curve.of(RULES, CALL, grid, ['net_salary', 'cuota']);
  const found = curve.solve('net_salary', Ratio.of(decimal(target)));
  return {
    curve: curveJson(RULES.manifest, curve, ['net_salary', 'cuota']),
    solved: { name: 'net_salary', amount: target, ...solvedTexts(grid, found) },
  };
}

function faultsOf(curve: CurveJson, solved: SolvedClaim): readonly string[] {
  return checkCertificate(RULES, CALL, curve, [solved]).faults;
}

/** The claims of the net with its second stretch changed. */
function withSecond(curve: CurveJson, change: Partial<StretchJson>): CurveJson {
  const stretches = curve.curves.net_salary ?? [];
  const changed = stretches.map((one, at) => (at === 1 ? { ...one, ...change } : one));
  return { ...curve, curves: { ...curve.curves, net_salary: changed } };
}

test('what is claimed of a curve and of a target agrees with the payslips', () => {
  for (const target of ['1950', '1999.5', '5000']) {
    const { curve, solved } = claims(target);
    const { faults, payslips, unseen } = checkCertificate(RULES, CALL, curve, [solved]);
    expect({ faults, unseen }).toEqual({ faults: [], unseen: 0n });
    expect(payslips).toBeGreaterThan(20);
  }
});

test.each<[string, Partial<StretchJson>]>([
  ['an end that gives a cent more', { at_from: '1900.01' }],
  ['an end that is a cent too far', { to: '3000.01' }],
  ['a beginning that leaves a cent out', { from: '2000.02', at_from: '1900.01' }],
  ['another rate', { rate: '0.9999' }],
  ['a cliff of another height', { jump: '-99.01' }],
])('%s is a fault', (_, change) => {
  const { curve, solved } = claims('1950');
  expect(faultsOf(withSecond(curve, change), solved)).not.toEqual([]);
});

test('values that are not refused, solutions that are none or that are left out, and nearest ones that are not are faults', () => {
  const { curve, solved } = claims('1950');
  const [first] = solved.solutions;
  const none = claims('5000').solved;
  const nearest = { at: '1500', gives: '1499' };
  expect(
    faultsOf({ ...curve, refused: [{ from: '3000', to: '4000', field: 'monthly_salary' }] }, solved),
  ).not.toEqual([]);
  expect(faultsOf(curve, { ...solved, solutions: first === undefined ? [] : [first] })).toHaveLength(1);
  expect(
    faultsOf(curve, {
      ...solved,
      solutions: [{ from: '1950.99', to: '1951' }, ...solved.solutions.slice(1)],
    }),
  ).not.toEqual([]);
  expect(faultsOf(curve, { ...none, below: nearest })).toHaveLength(1);
  expect(faultsOf(curve, { ...none, above: nearest })).toHaveLength(1);
});
