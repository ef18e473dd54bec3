import { compare, exactly, multiply, ZERO } from '../fraction.ts';
import type { Contract } from './contract.ts';
import { isExonerated, isRiskRateUnusual } from './contributions.ts';
import { LIQUIDATION } from './draw-liquidacion.ts';
import { amount, type Facts, given } from './facts.ts';
import { type Liquidation, payOfWholeMonth } from './liquidacion.ts';
import { type Cases, isTransportMismatch, warningsOf } from './warnings.ts';

function contractCases({ hire, end, kind, term, cause, isUnjust }: Contract): Cases {
  const isFixed = kind === 'fijo' && term !== undefined;
  return {
    SEVERANCE_NOT_DUE: isFixed && !isUnjust && term > end,
    SEVERANCE_LEGACY_REGIME: hire <= '1992-12-27',
    SEVERANCE_FUND_LEGACY_REGIME: hire < '1991-01-01',
    CONTRACT_TERM_EXPIRED: isFixed && cause === 'sin_justa_causa' && end >= term,
  };
}

function benefitCases(facts: Facts, { pay }: Liquidation): Cases {
  const paid = amount(facts, 'prima_pagada');
  const averages = ['promedio_base_prima', 'promedio_base_cesantias'];
  return {
    BENEFIT_NOT_DUE: facts.isIntegral && averages.some((name) => given(facts, name) !== undefined),
    BENEFIT_ALREADY_PAID: compare(paid, ZERO) > 0 && compare(paid, pay.wholePrima) >= 0,
  };
}

function baseCases({ parameters }: Facts, { contribution }: Liquidation): Cases {
  const { before, floor } = contribution;
  return {
    CONTRIBUTION_BASE_CAPPED: compare(before, multiply(parameters.smmlv, exactly(25))) > 0,
    CONTRIBUTION_BASE_FLOORED: compare(before, ZERO) > 0 && compare(before, floor) < 0,
  };
}

/** Wages under 10 SMMLV are paid, of a month that reaches them, and something depends on it. */
function isExonerationLost(facts: Facts, { payslip, pay }: Liquidation): boolean {
  const { ingreso_salarial = ZERO, base_parafiscales = ZERO } = payslip.bases;
  const wouldBe = isExonerated(facts, ingreso_salarial);
  return (
    wouldBe &&
    !isExonerated(facts, payOfWholeMonth(facts, pay.perceptions)) &&
    compare(base_parafiscales, ZERO) > 0
  );
}

export function warningsOfLiquidation(
  facts: Facts,
  contract: Contract,
  liquidation: Liquidation,
): ReadonlySet<string> {
  const reading = { fields: ['risk_class_rate'], flags: LIQUIDATION.flags };
  return warningsOf(facts, liquidation.payslip, reading, {
    ...contractCases(contract),
    ...benefitCases(facts, liquidation),
    ...baseCases(facts, liquidation),
    FLAG_THRESHOLD_MISMATCH: isTransportMismatch(facts),
    RISK_RATE_NOT_STANDARD: isRiskRateUnusual(facts),
    EXEMPTION_CAP_REACHED: liquidation.isCapped,
    EXONERATION_BY_WHOLE_MONTH: isExonerationLost(facts, liquidation),
  });
}
