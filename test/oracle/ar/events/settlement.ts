import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { type Half, monthWeights, scaleOf, type Weights, weighted, yearFigures } from '../annual-figures.ts';
import { cents, least, type Money, money, most, sum, twelfth, ZERO } from '../money.ts';
import { type PayrollInput, readInput } from '../payroll-input.ts';
import { type Bracket, rowOf, taxOf } from '../scale.ts';
import type { EventPayslip, Lines } from './event-payslip.ts';
import { inputsOf } from './inputs.ts';

const TOP_RATE = '0.35';

/** rules/ar/law.md 15.3. */
export interface Settlement {
  readonly steps: Lines;
  readonly net: Money;
  readonly determined: Money;
  readonly row: Bracket;
  /** `retencion_mes`: less than zero where money comes back. */
  readonly signed: Money;
  readonly withheld: Money;
}

/** rules/ar/law.md 15.2, in twelfths: month by month, or the columns of a whole year. */
export function weightsOf(kind: string, month: number): Weights {
  if (kind === 'mensual') return monthWeights(month);
  return kind === 'final' && month <= 6 ? [12, 0] : [0, 12];
}

function personalDeductions(input: PayrollInput, year: string, weights: Weights): Money {
  const [first, second] = yearFigures(year);
  const due = (name: Exclude<keyof Half, 'rows'>): Money => weighted(first[name], second[name], weights);
  return sum(
    due('noTaxableGain'),
    due('special'),
    input.hasSpouse ? due('spouse') : ZERO,
    due('child').times(input.children),
    due('disabledChild').times(input.disabledChildren),
  );
}

/** Steps 1 to 6. */
function gainSteps(request: CalculationRequest, weights: Weights) {
  const [input, inputs] = [readInput(request), inputsOf(request)];
  const amount = (name: string): Money => cents(inputs.money(name));
  const sac_proporcional = twelfth(amount('remuneracion_sin_sac_pagado'));
  const deducciones_personales = personalDeductions(input, request.period.end_date.slice(0, 4), weights);
  const steps = {
    remuneracion_bruta_acumulada: amount('remuneracion_bruta_acumulada'),
    sac_pagado_acumulado: amount('sac_pagado_acumulado'),
    sac_proporcional,
    aportes_computables: amount('aportes_acumulados'),
    aportes_sac_proporcional: twelfth(amount('aportes_sin_sac_pagado')),
    otras_deducciones: amount('otras_deducciones_acumuladas'),
    deducciones_personales,
    deduccion_doceava: twelfth(deducciones_personales),
  };
  const gross = sum(steps.remuneracion_bruta_acumulada, steps.sac_pagado_acumulado, sac_proporcional);
  const taken = sum(
    steps.aportes_computables,
    steps.aportes_sac_proporcional,
    steps.otras_deducciones,
    deducciones_personales,
    steps.deduccion_doceava,
  );
  return { steps: { ...steps, ganancia_bruta_acumulada: gross }, net: most(ZERO, gross.minus(taken)) };
}

export function settlementOf(request: CalculationRequest): Settlement {
  const inputs = inputsOf(request);
  const [year, month] = [request.period.end_date.slice(0, 4), Number(request.period.end_date.slice(5, 7))];
  const kind = inputs.text('tipo_liquidacion') ?? 'mensual';
  const weights = weightsOf(kind, month);
  const { steps, net } = gainSteps(request, weights);
  const scale = scaleOf(yearFigures(year), weights);
  const determined = taxOf(net, scale);
  const before = sum(inputs.money('pagos_a_cuenta'), inputs.money('retenciones_acumuladas'));
  const signed = determined.minus(cents(before));
  const ceilingOf = kind === 'mensual' ? inputs.sent('base_tope_35') : null;
  const ceiling = ceilingOf === null ? undefined : cents(ceilingOf.times(TOP_RATE));
  const due = most(ZERO, signed);
  return {
    steps: { ...steps, ...(ceiling !== undefined && { ganancias_tope_35: ceiling }) },
    net,
    determined,
    row: rowOf(net, scale),
    signed,
    withheld: ceiling === undefined ? due : least(due, ceiling),
  };
}

export function settlementPayslip({ steps, net, determined, row, signed, withheld }: Settlement) {
  const payslip: EventPayslip = {
    counts: {},
    perceptions: { devolucion_ganancias: most(ZERO, signed.negated()) },
    deductions: { ganancias: withheld },
    bases: {
      ...steps,
      ganancia_neta_sujeta: net,
      impuesto_determinado: determined,
      tramo_limite: money(row.lower),
      tramo_cuota: money(row.fixed),
      retencion_mes: signed,
    },
    employer: {},
  };
  return payslip;
}
