import type { Dice } from '../oracle.ts';
import { type Amount, amount, greatest, r2, ZERO } from './amount.ts';
import { type Dated, inForce } from './in-force.ts';
import { inssOf } from './inss.ts';
import { INSS } from './inss-table.ts';
import { IRRF } from './irrf-table.ts';
import {
  DEDUCAO_DEPENDENTE,
  DESCONTO_SIMPLIFICADO,
  RETENCAO_MINIMA,
  SALARIO_FAMILIA,
  SALARIO_MINIMO,
} from './scalars.ts';

/** rules/br/law.md 4: gross amounts at which tax begins, the waiver ends, deductions win or the reduction turns. */
const EDGES: readonly (Dated & { readonly gross: readonly string[] })[] = [
  { from: '2020-01-01', gross: [] },
  { from: '2023-05-01', gross: ['2640.00', '2773.40'] },
  { from: '2024-02-01', gross: ['2824.00', '2957.40', '5328.53'] },
  { from: '2025-05-01', gross: ['3036.00', '3169.40', '5697.33'] },
  { from: '2026-01-01', gross: ['1700.00', '5000.00', '5027.94', '5755.06', '7350.00'] },
];

const CENT = amount('0.01');

/** An amount at which the law turns on that date, or one cent beside it. */
export function nearLandmark(dice: Dice, date: string): Amount {
  const beside = dice.pick([CENT.neg(), ZERO, CENT]);
  return greatest(ZERO, dice.pick(landmarks(dice, date)).plus(beside));
}

function landmarks(dice: Dice, date: string): readonly Amount[] {
  const dependentes = dice.pick([0, 0, 1, 2, 3]);
  return [
    ...inForce(INSS, date).rows.map(({ upTo }) => upTo),
    inForce(SALARIO_MINIMO, date).value,
    inForce(SALARIO_FAMILIA, date).limite,
    ...inForce(EDGES, date).gross.map(amount),
    ...baseEdges(date).map((base) => grossFor(base, dependentes, date)),
  ];
}

/** Bases at which a row of the IRRF table ends, or its tax is the waived R$ 10. */
function baseEdges(date: string): readonly Amount[] {
  const { rows } = inForce(IRRF, date);
  const ends = rows.map(({ upTo }) => upTo).filter((upTo) => upTo.isFinite());
  const waived = rows
    .filter(({ rate }) => !rate.isZero())
    .slice(0, 1)
    .map(({ rate, parcela }) => r2(RETENCAO_MINIMA.plus(parcela).div(rate)));
  return [...ends, ...waived];
}

/** The gross that leaves a base after the deductions: they depend on it, so it is approached. */
function grossFor(base: Amount, dependentes: number, date: string): Amount {
  let gross = base;
  for (let round = 0; round < 12; round++) {
    const legal = inssOf(gross, date).plus(DEDUCAO_DEPENDENTE.times(dependentes));
    gross = base.plus(greatest(legal, inForce(DESCONTO_SIMPLIFICADO, date).value));
  }
  return gross;
}
