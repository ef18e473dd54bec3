import type { IrParameter } from '../../../compiler/ir/ir.ts';
import { coverageGap, isConstant } from '../../../compiler/parameters/coverage.ts';
import { buildParameters } from '../../../compiler/parameters/parameter.ts';
import { contextOf, schemeOf, simpleDecl } from './file-context.ts';

const scheme = schemeOf();

function parameter(declaration: string): IrParameter {
  const result = buildParameters(simpleDecl(declaration), contextOf(scheme));
  const [first] = result.kind === 'parameters' ? result.parameters : [];
  if (first === undefined) throw new Error(`no parameter: ${declaration}`);
  return first;
}

test('a constant covers every date', () => {
  const tasa = parameter('param t = 4% law "ley"');
  expect(coverageGap(tasa, scheme)).toBeNull();
  expect(isConstant(tasa)).toBe(true);
});

test('a parameter that begins inside the validity leaves its first days open', () => {
  const late = parameter('param t : rate by date law "ley" { 2026-03-01 1% }');
  expect(coverageGap(late, scheme)).toEqual({ from: '2026-01-01', until: '2026-02-28' });
});

test('what only a line from that date on reads is covered', () => {
  const late = parameter('param t : rate by date law "ley" { 2026-03-01 1% }');
  expect(coverageGap(late, scheme, { from: '2026-03-01', until: '2026-12-31' })).toBeNull();
});

test('months that end too early are told where they end, not where they are read', () => {
  expect(
    coverageGap(parameter('param t : rate by month law "ley" { 2026-01 1% 2026-02 1% }'), scheme),
  ).toBeNull();
  expect(
    coverageGap(
      parameter('param t : rate by month carry_forward PARAM_CARRIED_FORWARD law "ley" { 2026-01 1% }'),
      scheme,
    ),
  ).toBeNull();
});

test('a sparse parameter is read behind `given` and leaves nothing open', () => {
  expect(coverageGap(parameter('param t : COP by month sparse law "ley" { 2026-05 1 }'), scheme)).toBeNull();
});
