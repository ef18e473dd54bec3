import { AuditTrail, type Shown, texts, total, tracedBy } from './audit-trail.ts';
import { people } from './br-clt-people.ts';
import { earnings, remunerations, type Taxed } from './br-clt-trace-earnings.ts';
import { employerPays } from './br-clt-trace-employer.ts';
import { inssOf } from './br-clt-trace-inss.ts';
import { assess, notAssessed, taxable, withheld, withheldOfThirteenth } from './br-clt-trace-irrf.ts';
import { type Read, read } from './br-clt-trace-read.ts';
import { VALE_TRANSPORTE } from './br-figures-decimal.ts';
import { conceptTexts } from './concept-texts.ts';
import { cents, Decimal, ZERO } from './decimals.ts';

const FILE = 'rules/br/clt/2026-01-01.pay';
const TEXTS = conceptTexts(FILE);

type Inss = ReturnType<typeof inssOf>;

/** The month alone takes the alimony into account, which is also deducted. */
function taxOfMonth(trail: AuditTrail, person: Read, remuneracao_mes: Shown, { inss }: Inss) {
  const { dependents, alimony } = person;
  const of = { suffix: '', name: 'remuneracao_mes', gross: remuneracao_mes, inss, dependents } as const;
  const isAssessed = remuneracao_mes.value.gt(0);
  if (isAssessed) taxable(trail, of);
  else notAssessed(trail, '');
  const pensao_alimenticia = trail.rounded(
    'pensao_alimenticia',
    { pensao_alimenticia_amount: alimony.text },
    alimony.value,
  );
  return { pensao_alimenticia, due: isAssessed ? assess(trail, of, pensao_alimenticia) : null };
}

function taxOfVacations(
  trail: AuditTrail,
  { dependents }: Read,
  { ferias }: Taxed,
  gross: Shown,
  { inss_ferias: inss }: Inss,
): Shown | null {
  if (!ferias.value.gt(0)) {
    notAssessed(trail, '_ferias');
    return null;
  }
  const of = { suffix: '_ferias', name: 'remuneracao_ferias', gross, inss, dependents } as const;
  taxable(trail, of);
  return assess(trail, of, null);
}

function taxOfThirteenth(
  trail: AuditTrail,
  { dependents }: Read,
  { decimo_terceiro: gross }: Taxed,
  { inss_13: inss }: Inss,
): Shown | null {
  if (!gross.value.gt(0)) {
    notAssessed(trail, '_13');
    return null;
  }
  const of = { suffix: '_13', name: 'decimo_terceiro', gross, inss, dependents } as const;
  taxable(trail, of);
  return assess(trail, of, null);
}

function dueOfMonth(trail: AuditTrail, remuneracao_mes: Shown, due: Shown | null): Shown {
  const read = texts({ remuneracao_mes });
  if (due === null) return trail.money('irrf_do_mes', read, ZERO);
  return trail.money('irrf_do_mes', { ...read, irrf_apurado: due.text }, due.value);
}

function transport(trail: AuditTrail, { transport: sent }: Read, { salario_base }: Taxed): Shown {
  const read = { vale_transporte_amount: sent.text };
  if (!sent.value.gt(0)) return trail.rounded('vale_transporte', read, ZERO);
  return trail.rounded(
    'vale_transporte',
    { ...read, ...texts({ salario_base }) },
    Decimal.min(sent.value, salario_base.value.times(VALE_TRANSPORTE)),
  );
}

function withholdings(
  trail: AuditTrail,
  person: Read,
  taxed: Taxed,
  month: Shown,
  vacations: Shown,
  inss: Inss,
) {
  const { pensao_alimenticia, due } = taxOfMonth(trail, person, month, inss);
  const dueOfVacations = taxOfVacations(trail, person, taxed, vacations, inss);
  const dueOfThirteenth = taxOfThirteenth(trail, person, taxed, inss);
  const irrf = withheld(trail, '', 'irrf_do_mes', dueOfMonth(trail, month, due));
  const irrf_ferias =
    dueOfVacations === null ? null : withheld(trail, '_ferias', 'irrf_apurado_ferias', dueOfVacations);
  if (irrf_ferias === null) trail.absent('irrf_ferias');
  const irrf_13 = withheldOfThirteenth(trail, taxed.decimo_terceiro, dueOfThirteenth);
  return { irrf, ...(irrf_ferias !== null && { irrf_ferias }), irrf_13, pensao_alimenticia };
}

function compute(person: Read): AuditTrail {
  const trail = new AuditTrail(TEXTS, cents);
  const { taxed, salario_familia } = earnings(trail, person);
  const total_percepciones = trail.sum('total_percepciones', { ...taxed, salario_familia });
  const earned = remunerations(trail, taxed);
  const { remuneracao_mes, remuneracao_ferias } = earned;
  const inss = inssOf(trail, taxed, remuneracao_mes, remuneracao_ferias);
  const taxes = withholdings(trail, person, taxed, remuneracao_mes, remuneracao_ferias, inss);
  const vale_transporte = transport(trail, person, taxed);
  const deductions = { ...inss, ...taxes, vale_transporte };
  // Whether there are vacations decides whether their tax is among them.
  const total_deducciones = trail.money(
    'total_deducciones',
    { ...texts(deductions), ferias: taxed.ferias.text },
    total(deductions),
  );
  trail.money(
    'neto',
    texts({ total_deducciones, total_percepciones }),
    total_percepciones.value.minus(total_deducciones.value),
  );
  employerPays(trail, person, taxed, earned, vale_transporte);
  return trail;
}

export const traced = tracedBy({ scheme: 'BR.clt', file: FILE, people }, read, compute);
