import {
  AuditTrail,
  amountOfLaw,
  money,
  plain,
  rateOfLaw,
  type Shown,
  shownRow,
  texts,
  total,
  tracedBy,
  yesOrNo,
} from './audit-trail.ts';
import { people } from './cl-dependiente-people.ts';
import {
  CAPITALIZACION,
  GRATIFICACION,
  INDEFINIDO,
  LEY_16744_BASICA,
  MONTHS,
  ONCE_ANIOS,
  PLAZO_FIJO,
  SALUD,
  SANNA,
} from './cl-figures-decimal.ts';
import { conceptTexts } from './concept-texts.ts';
import type { Person } from './contender.ts';
import { Decimal, rowOf, whole, ZERO } from './decimals.ts';

const FILE = 'rules/cl/dependiente/2025-08-01.pay';
const TEXTS = conceptTexts(FILE);

type Figures = (typeof MONTHS)[number];

/** The request, read, as its values are computed and shown. */
function read({ employee, overrides, period }: Person) {
  const { monthly_salary, daily_salary = '0', afp_rate } = employee;
  if (afp_rate === undefined) throw new TypeError('afp_rate is required');
  const salary =
    monthly_salary === undefined ? new Decimal(daily_salary).times(30) : new Decimal(monthly_salary);
  const amount = (name: string) => money(new Decimal(employee[name] ?? 0));
  return {
    salary: money(salary),
    days: plain(new Decimal(period.days)),
    month: Number(period.end.slice(5, 7)),
    afpRate: plain(new Decimal(afp_rate)),
    riskRate: plain(new Decimal(employee.risk_class_rate ?? 0)),
    overtime: amount('overtime_amount'),
    commission: amount('commission_amount'),
    family: amount('asignacion_familiar_amount'),
    meals: amount('colacion_amount'),
    commute: amount('movilizacion_amount'),
    bonus: overrides.gratificacion_legal ?? true,
    fixedTerm: overrides.contrato_plazo_fijo ?? false,
    elevenYears: overrides.afc_indefinido_11_anios ?? false,
  };
}

type Read = ReturnType<typeof read>;

function legalBonus(
  trail: AuditTrail,
  { bonus }: Read,
  earned: Readonly<Record<string, Shown>>,
  { imm, gratificacionRaw }: Figures,
): Shown {
  const tope_gratificacion_mensual = trail.rounded(
    'tope_gratificacion_mensual',
    { gratificacion_tope_imm: '4.75', imm: amountOfLaw(imm) },
    gratificacionRaw,
  );
  if (!bonus) return trail.rounded('gratificacion_legal', { con_gratificacion: '0' }, ZERO);
  return trail.rounded(
    'gratificacion_legal',
    {
      ...texts(earned),
      con_gratificacion: '1',
      gratificacion_tasa: rateOfLaw(GRATIFICACION),
      tope_gratificacion_mensual: tope_gratificacion_mensual.text,
    },
    Decimal.min(total(earned).times(GRATIFICACION), tope_gratificacion_mensual.value),
  );
}

/** Lines that count for the contributions, and those that do not, in the order of the payslip. */
function earnings(trail: AuditTrail, person: Read, figures: Figures) {
  const { salary, days } = person;
  const sueldo_base = trail.rounded(
    'sueldo_base',
    { monthly_salary: salary.text, 'period.days': days.text },
    salary.value.times(days.value).div(30),
  );
  const asSent = (concept: string, field: string, sent: Shown) =>
    trail.rounded(concept, { [field]: sent.text }, sent.value);
  const horas_extra = asSent('horas_extra', 'overtime_amount', person.overtime);
  const comisiones = asSent('comisiones', 'commission_amount', person.commission);
  const earned = { sueldo_base, horas_extra, comisiones };
  const gratificacion_legal = legalBonus(trail, person, earned, figures);
  const others = {
    asignacion_familiar: asSent('asignacion_familiar', 'asignacion_familiar_amount', person.family),
    colacion: asSent('colacion', 'colacion_amount', person.meals),
    movilizacion: asSent('movilizacion', 'movilizacion_amount', person.commute),
  };
  return { counted: { ...earned, gratificacion_legal }, others };
}

function ceiling(trail: AuditTrail, concept: string, name: string, { uf }: Figures, most: Decimal): Shown {
  return trail.rounded(concept, { UF: amountOfLaw(uf), [name]: amountOfLaw(most) }, most);
}

function bases(trail: AuditTrail, total_imponible: Shown, figures: Figures) {
  const tope_imponible_afp_salud = ceiling(
    trail,
    'tope_imponible_afp_salud',
    'tope_afp_salud_uf',
    figures,
    figures.afpSaludRaw,
  );
  const tope_imponible_afc = ceiling(trail, 'tope_imponible_afc', 'tope_afc_uf', figures, figures.afcRaw);
  return {
    afpSalud: trail.rounded(
      'base_imponible_afp_salud',
      texts({ tope_imponible_afp_salud, total_imponible }),
      Decimal.min(total_imponible.value, tope_imponible_afp_salud.value),
    ),
    afc: trail.rounded(
      'base_imponible_afc',
      texts({ tope_imponible_afc, total_imponible }),
      Decimal.min(total_imponible.value, tope_imponible_afc.value),
    ),
  };
}

type Bases = ReturnType<typeof bases>;

/** A choice: its rates, and its position, which is how the trail shows it. */
function contractOf(trail: AuditTrail, { fixedTerm, elevenYears }: Read) {
  const read = { contrato_plazo_fijo: yesOrNo(fixedTerm) };
  if (fixedTerm) return { rates: PLAZO_FIJO, shown: trail.plain('contrato', read, new Decimal(2)) };
  const both = { ...read, afc_indefinido_11_anios: yesOrNo(elevenYears) };
  return elevenYears
    ? { rates: ONCE_ANIOS, shown: trail.plain('contrato', both, new Decimal(3)) }
    : { rates: INDEFINIDO, shown: trail.plain('contrato', both, new Decimal(1)) };
}

type Contract = ReturnType<typeof contractOf>;

function contributions(trail: AuditTrail, { afpRate }: Read, { afpSalud, afc }: Bases, contract: Contract) {
  const base = { base_imponible_afp_salud: afpSalud.text };
  return {
    cotizacion_afp: trail.rounded(
      'cotizacion_afp',
      { afp_rate: afpRate.text, ...base },
      afpSalud.value.times(afpRate.value),
    ),
    cotizacion_salud: trail.rounded(
      'cotizacion_salud',
      { ...base, tasa_salud: rateOfLaw(SALUD) },
      afpSalud.value.times(SALUD),
    ),
    seguro_cesantia_trabajador: trail.rounded(
      'seguro_cesantia_trabajador',
      {
        'afc_trabajador.rate': rateOfLaw(contract.rates.worker),
        base_imponible_afc: afc.text,
        contrato: contract.shown.text,
      },
      afc.value.times(contract.rates.worker),
    ),
  };
}

function incomeTax(
  trail: AuditTrail,
  counted: Readonly<Record<string, Shown>>,
  total_imponible: Shown,
  contributed: Readonly<Record<string, Shown>>,
  { brackets }: Figures,
): Shown {
  const base_tributable = trail.rounded(
    'base_tributable',
    { ...texts(counted), ...texts(contributed) },
    Decimal.max(ZERO, total_imponible.value.minus(total(contributed))),
  );
  const row = rowOf(brackets, base_tributable.value);
  return trail.rounded(
    'impuesto_unico',
    { base_tributable: base_tributable.text, ...shownRow('tabla_impuesto_unico', row) },
    Decimal.max(ZERO, base_tributable.value.times(row.rate).minus(row.fixed)),
  );
}

function pensionParts(trail: AuditTrail, afpSalud: Shown, figures: Figures): Record<string, Shown> {
  const base = { base_imponible_afp_salud: afpSalud.text };
  const tasa_sis = plain(figures.sis);
  const lifeExpectancy = trail.plain(
    'tasa_expectativa_vida',
    figures.sisWithin ? { tasa_sis: tasa_sis.text } : {},
    figures.lifeExpectancy,
  );
  const on = (rate: Decimal) => afpSalud.value.times(rate);
  const parts = {
    sis: trail.rounded('sis', { ...base, tasa_sis: tasa_sis.text }, on(figures.sis)),
    capitalizacion_individual_empleador: trail.rounded(
      'capitalizacion_individual_empleador',
      base,
      on(CAPITALIZACION),
    ),
    expectativa_vida: trail.rounded(
      'expectativa_vida',
      { ...base, tasa_expectativa_vida: lifeExpectancy.text },
      on(lifeExpectancy.value),
    ),
  };
  if (!figures.sisWithin) {
    trail.absent('rentabilidad_protegida');
    return parts;
  }
  const rentabilidad_protegida = trail.rounded('rentabilidad_protegida', base, on(figures.protectedReturn));
  return { ...parts, rentabilidad_protegida };
}

function employerPays(
  trail: AuditTrail,
  { riskRate }: Read,
  { afpSalud, afc }: Bases,
  contract: Contract,
  figures: Figures,
) {
  const pension = pensionParts(trail, afpSalud, figures);
  const afc_empleador = trail.rounded(
    'afc_empleador',
    {
      'afc_del_empleador.rate': rateOfLaw(contract.rates.employer),
      base_imponible_afc: afc.text,
      contrato: contract.shown.text,
    },
    afc.value.times(contract.rates.employer),
  );
  const mutual_ley_16744 = trail.rounded(
    'mutual_ley_16744',
    {
      base_imponible_afp_salud: afpSalud.text,
      ley_16744_basica: plain(LEY_16744_BASICA).text,
      risk_class_rate: riskRate.text,
      sanna: rateOfLaw(SANNA),
    },
    afpSalud.value.times(LEY_16744_BASICA.plus(riskRate.value).plus(SANNA)),
  );
  return trail.sum('total_aportes_empleador', { ...pension, afc_empleador, mutual_ley_16744 });
}

function perChild(trail: AuditTrail, total_imponible: Shown, { allowance }: Figures): void {
  const { upToA, a, upToB, b, c } = allowance;
  const read = { total_imponible: total_imponible.text, tramo_a_hasta: amountOfLaw(upToA) };
  const concept = 'monto_por_carga';
  if (total_imponible.value.lte(upToA)) {
    trail.money(concept, { ...read, monto_a: amountOfLaw(a) }, a);
    return;
  }
  const both = { ...read, tramo_b_hasta: amountOfLaw(upToB) };
  if (total_imponible.value.lte(upToB)) trail.money(concept, { ...both, monto_b: amountOfLaw(b) }, b);
  else trail.money(concept, { ...both, monto_c: amountOfLaw(c) }, c);
}

function compute(person: Read): AuditTrail {
  const figures = MONTHS[person.month - 1];
  if (figures === undefined) throw new RangeError(`no month ${person.month}`);
  const trail = new AuditTrail(TEXTS, whole);
  const { counted, others } = earnings(trail, person, figures);
  const total_imponible = trail.rounded('total_imponible', texts(counted), total(counted));
  trail.sum('total_no_imponible', others);
  const total_haberes = trail.sum('total_haberes', { ...counted, ...others });
  const base = bases(trail, total_imponible, figures);
  const contract = contractOf(trail, person);
  const contributed = contributions(trail, person, base, contract);
  const impuesto_unico = incomeTax(trail, counted, total_imponible, contributed, figures);
  const total_descuentos = trail.sum('total_descuentos', { ...contributed, impuesto_unico });
  trail.money(
    'liquido_a_pagar',
    texts({ total_descuentos, total_haberes }),
    total_haberes.value.minus(total_descuentos.value),
  );
  const total_aportes_empleador = employerPays(trail, person, base, contract, figures);
  trail.sum('costo_empresa', { total_aportes_empleador, total_haberes });
  perChild(trail, total_imponible, figures);
  return trail;
}

export const traced = tracedBy({ scheme: 'CL.dependiente', file: FILE, people }, read, compute);
