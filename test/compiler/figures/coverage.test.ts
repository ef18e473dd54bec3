import { coverageGap, isConstant } from '../../../compiler/figures/coverage.ts';
import { buildFigures } from '../../../compiler/figures/figure.ts';
import type { IrFigure } from '../../../compiler/ir/ir.ts';
import { contextOf, schemeOf, simpleDecl } from './file-context.ts';

const scheme = schemeOf();

function figure(declaration: string): IrFigure {
  const result = buildFigures(simpleDecl(declaration), contextOf(scheme));
  const [first] = result.kind === 'figures' ? result.figures : [];
  if (first === undefined) throw new Error(`no figure: ${declaration}`);
  return first;
}

test('a constant covers every date', () => {
  const tasa = figure('param t = 4% law "ley"');
  expect(coverageGap(tasa, scheme)).toBeNull();
  expect(isConstant(tasa)).toBe(true);
});

test('a figure that begins inside the validity leaves its first days open', () => {
  const late = figure('param t : rate by date law "ley" { 2026-03-01 1% }');
  expect(coverageGap(late, scheme)).toEqual({ from: '2026-01-01', until: '2026-02-28' });
});

test('what only a line from that date on reads is covered', () => {
  const late = figure('param t : rate by date law "ley" { 2026-03-01 1% }');
  expect(coverageGap(late, scheme, { from: '2026-03-01', until: '2026-12-31' })).toBeNull();
});

test('months that end too early are told where they end, not where they are read', () => {
  expect(
    coverageGap(figure('param t : rate by month law "ley" { 2026-01 1% 2026-02 1% }'), scheme),
  ).toBeNull();
  expect(
    coverageGap(
      figure('param t : rate by month carry_forward PARAM_CARRIED_FORWARD law "ley" { 2026-01 1% }'),
      scheme,
    ),
  ).toBeNull();
});

test('a sparse figure is read behind `given` and leaves nothing open', () => {
  expect(coverageGap(figure('param t : COP by month sparse law "ley" { 2026-05 1 }'), scheme)).toBeNull();
});
