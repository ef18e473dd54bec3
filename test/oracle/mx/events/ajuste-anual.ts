import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { type Fraction, fraction, greatest, least, ZERO } from '../../fraction.ts';
import type { Oracle, Verdict } from '../../oracle.ts';
import { codesOf, hasIgnoredField, hasUnknownOverride } from '../input-warnings.ts';
import { printed } from '../payslip.ts';
import { annualTax } from '../tariff.ts';
import { drawAjusteAnual } from './draw-ajuste-anual.ts';
import { amount, flag, quantity, text } from './event.ts';
import { totalsOf } from './totals.ts';

/** LISR 97-b. */
const HIGHEST_TOTAL_INCOME = fraction('400000.00');

/** What makes the adjustment not due by itself. */
const EXCLUDING_FLAGS = ['presenta_declaracion', 'solo_salario_minimo'];

type Sent = { readonly request: CalculationRequest };

/** Who leaves after the year has worked all of it. */
function isRefused(sent: Sent): boolean {
  const taxed = quantity(sent, 'ingresos_gravados_anuales') ?? ZERO;
  const total = quantity(sent, 'ingresos_totales_anuales');
  const hired = text(sent, 'fecha_ingreso') ?? '';
  const left = text(sent, 'fecha_baja') ?? hired;
  return left < hired || (total?.isBelow(taxed) ?? false);
}

/** LISR 97, a and b: the whole year with one employer, income that is not too high, no return of her own. */
function isDue(sent: Sent): boolean {
  const year = sent.request.period.end_date.slice(0, 4);
  const total =
    quantity(sent, 'ingresos_totales_anuales') ?? quantity(sent, 'ingresos_gravados_anuales') ?? ZERO;
  const hiredLater = (text(sent, 'fecha_ingreso') ?? '') > `${year}-01-01`;
  const leftBefore = (text(sent, 'fecha_baja') ?? `${year}-12-31`) < `${year}-12-01`;
  const excluded = EXCLUDING_FLAGS.some((name) => flag(sent, name));
  return !(total.exceeds(HIGHEST_TOTAL_INCOME) || hiredLater || leftBefore || excluded);
}

interface Tax {
  readonly base: Fraction;
  readonly determined: Fraction;
  readonly subsidy: Fraction;
  readonly due: Fraction;
}

const NO_TAX: Tax = { base: ZERO, determined: ZERO, subsidy: ZERO, due: ZERO };

/** What the subsidy has left after the tax is lost. */
function taxOfYear(sent: Sent): Tax {
  const taxed = quantity(sent, 'ingresos_gravados_anuales') ?? ZERO;
  const base = taxed.minus(quantity(sent, 'impuesto_local_retenido') ?? ZERO).cents();
  const determined = annualTax(base, sent.request.period.end_date);
  const subsidy = least(amount(sent, 'subsidio_causado_anual'), determined);
  return { base, determined, subsidy, due: determined.minus(subsidy) };
}

function amountsOf(sent: Sent, due: boolean) {
  const tax = due ? taxOfYear(sent) : NO_TAX;
  const withheld = amount(sent, 'isr_retenido_anual');
  const difference = due ? tax.due.minus(withheld) : ZERO;
  const inFavour = greatest(ZERO, difference.times(-1));
  const credited = least(inFavour, quantity(sent, 'compensacion_maxima')?.cents() ?? inFavour);
  const charged = greatest(ZERO, difference);
  return {
    base_isr_anual: tax.base,
    isr_anual_determinado: tax.determined,
    subsidio_anual_aplicado: tax.subsidy,
    isr_anual: tax.due,
    isr_retenido_anual: withheld,
    diferencia_anual: difference,
    isr_a_favor: credited,
    saldo_a_favor_pendiente: inFavour.minus(credited),
    isr_ajuste_anual: charged,
    ...totalsOf([credited], [charged]),
  };
}

function compute(request: CalculationRequest): Verdict {
  const sent = { request };
  if (isRefused(sent)) return { kind: 'refused' };
  const due = isDue(sent);
  const amounts = amountsOf(sent, due);
  const warnings = codesOf({
    ADJUSTMENT_NOT_DUE: !due,
    WITHHOLDING_ABOVE_INCOME: amounts.isr_retenido_anual.exceeds(
      quantity(sent, 'ingresos_gravados_anuales') ?? ZERO,
    ),
    BALANCE_IN_FAVOUR_PENDING: amounts.saldo_a_favor_pendiente.exceeds(ZERO),
    NEGATIVE_NET_SALARY: amounts.neto.isBelow(ZERO),
    FIELD_IGNORED_BY_SCHEME: hasIgnoredField(request, []),
    OVERRIDE_UNKNOWN: hasUnknownOverride(request, EXCLUDING_FLAGS),
  });
  return { kind: 'computed', amounts: printed(amounts), warnings };
}

/** Mexico, the yearly tax of wages, LISR 97 and 152: rules/mx/law.md 17. */
export const mxAjusteAnual: Oracle = {
  country: 'MX',
  scheme: 'ajuste_anual',
  years: [2026, 2025, 2024, 2023, 2022, 2021, 2020],
  draw: drawAjusteAnual,
  compute,
};
