import { overtimeOf } from './additions.ts';
import { type Amount, exact, least, most, pesos, sum, ZERO } from './exact.ts';
import type { Figures } from './figures.ts';
import { INCOME_TAX } from './income-tax-table.ts';
import type { Inputs } from './inputs.ts';

/** Every concept of the law file by its id. */
export type Payslip = ReturnType<typeof payslipOf>;

/** rules/cl/law.md 2 and 3, in evaluation order. */
export function payslipOf(inputs: Inputs, figures: Figures) {
  const earned = perceptions(inputs, figures);
  const bases = cappedBases(earned.total_imponible, figures);
  const withheld = deductions(inputs, figures, earned.total_imponible, bases);
  const paid = employerContributions(inputs, figures, bases);
  const total_aportes_empleador = sum(...Object.values(paid));
  return {
    ...earned,
    ...bases,
    ...withheld,
    ...paid,
    liquido_a_pagar: earned.total_haberes.minus(withheld.total_descuentos),
    total_aportes_empleador,
    costo_empresa: earned.total_haberes.plus(total_aportes_empleador),
  };
}

/** rules/cl/law.md 2.1 and rows 8 to 10 of 2.2. */
function perceptions(inputs: Inputs, figures: Figures) {
  const sueldo_base = pesos(inputs.monthlySalary.times(inputs.days).div(30));
  const horas_extra = pesos(inputs.overtime.plus(overtimeOf(inputs.monthlySalary, inputs.additions)));
  const comisiones = pesos(inputs.commission);
  const earned = sum(sueldo_base, horas_extra, comisiones);
  const quarter = pesos(exact('0.25').times(earned));
  const tope_gratificacion_mensual = figures.gratificationCap;
  const gratificacion_legal = inputs.gratification ? least(quarter, tope_gratificacion_mensual) : ZERO;
  const asignacion_familiar = pesos(inputs.familyAllowance);
  const colacion = pesos(inputs.meals);
  const movilizacion = pesos(inputs.transport);
  const total_imponible = earned.plus(gratificacion_legal);
  const total_no_imponible = sum(asignacion_familiar, colacion, movilizacion);
  return {
    sueldo_base,
    horas_extra,
    comisiones,
    tope_gratificacion_mensual,
    gratificacion_legal,
    asignacion_familiar,
    colacion,
    movilizacion,
    total_imponible,
    total_no_imponible,
    total_haberes: total_imponible.plus(total_no_imponible),
  };
}

/** rules/cl/law.md 2.2, rows 11 to 14. */
function cappedBases(total: Amount, figures: Figures) {
  return {
    tope_imponible_afp_salud: figures.pensionAndHealthCap,
    tope_imponible_afc: figures.unemploymentCap,
    base_imponible_afp_salud: least(total, figures.pensionAndHealthCap),
    base_imponible_afc: least(total, figures.unemploymentCap),
  };
}

type Bases = ReturnType<typeof cappedBases>;

/** rules/cl/law.md 2.3 and 2.5; the tax base reads the total without its cap. */
function deductions(inputs: Inputs, figures: Figures, total: Amount, bases: Bases) {
  const { isPensioner, pension } = inputs.additions;
  const capLeft = most(bases.tope_imponible_afp_salud.minus(pension), ZERO);
  const healthBase = isPensioner ? least(total, capLeft) : bases.base_imponible_afp_salud;
  const pensionRate = isPensioner ? ZERO : (inputs.afpRate ?? ZERO);
  const cotizacion_afp = pesos(bases.base_imponible_afp_salud.times(pensionRate));
  const cotizacion_salud = pesos(healthBase.times('0.07'));
  const seguro_cesantia_trabajador = pesos(bases.base_imponible_afc.times(unemploymentRates(inputs).worker));
  const contributions = sum(cotizacion_afp, cotizacion_salud, seguro_cesantia_trabajador);
  const added = voluntary(inputs, figures, cotizacion_salud);
  const base_tributable = most(total.minus(contributions).minus(added.untaxed), ZERO);
  const impuesto_unico = incomeTax(base_tributable, figures.utm);
  return {
    cotizacion_afp,
    cotizacion_salud,
    seguro_cesantia_trabajador,
    ...added.withheld,
    base_tributable,
    impuesto_unico,
    total_descuentos: sum(contributions, ...Object.values(added.withheld), impuesto_unico),
  };
}

/** rules/cl/law.md 2.5: the plan over the legal 7%, and voluntary savings; what of them is no income. */
function voluntary({ additions }: Inputs, figures: Figures, legalHealth: Amount) {
  const withheld = {
    adicional_isapre: pesos(most(additions.healthPlan.minus(legalHealth), ZERO)),
    apv_regimen_a: pesos(additions.savingsA),
    apv_regimen_b: pesos(additions.savingsB),
  };
  const healthLeft = most(pesos(figures.pensionAndHealthCap.times('0.07')).minus(legalHealth), ZERO);
  const savings = pesos(least(withheld.apv_regimen_b, figures.uf.times(50)));
  return { withheld, untaxed: least(withheld.adicional_isapre, healthLeft).plus(savings) };
}

function unemploymentRates(inputs: Inputs) {
  return inputs.additions.isPensioner ? { worker: '0', employer: '0' } : ratesOfContract(inputs);
}

/** rules/cl/law.md 4.1 and 6: a fixed term wins over eleven years. */
export function ratesOfContract({ fixedTerm, elevenYears }: Pick<Inputs, 'fixedTerm' | 'elevenYears'>) {
  if (fixedTerm) return { worker: '0', employer: '0.03' };
  if (elevenYears) return { worker: '0', employer: '0.008' };
  return { worker: '0.006', employer: '0.024' };
}

/** rules/cl/law.md 2.3: the row above its lower bound, upper bound included. */
function incomeTax(base: Amount, utm: Amount): Amount {
  const row = INCOME_TAX.find(({ upTo }) => upTo === null || base.lte(utm.times(upTo)));
  if (row === undefined) throw new RangeError('the last row has no upper bound');
  const tax = pesos(base.times(row.factor).minus(utm.times(row.rebate)));
  return tax.lt(0) ? ZERO : tax;
}

/** rules/cl/law.md 3; what is not yet in force has rate zero. */
function employerContributions(inputs: Inputs, figures: Figures, bases: Bases) {
  const onPensionBase = (rate: Amount) => pesos(bases.base_imponible_afp_salud.times(rate));
  const ofWhoSaves = (rate: Amount) => onPensionBase(inputs.additions.isPensioner ? ZERO : rate);
  return {
    sis: ofWhoSaves(figures.disabilityInsurance),
    capitalizacion_individual_empleador: ofWhoSaves(figures.individualAccount),
    expectativa_vida: ofWhoSaves(figures.lifeExpectancy),
    rentabilidad_protegida: ofWhoSaves(figures.protectedReturn),
    afc_empleador: pesos(bases.base_imponible_afc.times(unemploymentRates(inputs).employer)),
    mutual_ley_16744: onPensionBase(exact('0.0093').plus(inputs.riskClassRate)),
  };
}
