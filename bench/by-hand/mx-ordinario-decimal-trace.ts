import { AuditTrail, type Shown, texts, tracedBy } from './audit-trail.ts';
import { conceptTexts } from './concept-texts.ts';
import { cents } from './decimals.ts';
import { people } from './mx-ordinario-people.ts';
import {
  type Earned,
  earnings,
  exemptions,
  type Read,
  read,
  type Situation,
  situation,
} from './mx-ordinario-trace-earnings.ts';
import {
  baseDays,
  contributionBase,
  contributions,
  employerImss,
  employerRest,
  employerRetirement,
} from './mx-ordinario-trace-social-security.ts';
import { incomeTax, withheld } from './mx-ordinario-trace-tax.ts';

const FILE = 'bench/by-hand/law/mx-ordinario.pay';
const TEXTS = conceptTexts(FILE);

function netPay(trail: AuditTrail, { vales_despensa }: Earned, total_percepciones: Shown, deductions: Shown) {
  const neto = trail.money(
    'neto',
    texts({ total_deducciones: deductions, total_percepciones }),
    total_percepciones.value.minus(deductions.value),
  );
  trail.money('neto_efectivo', texts({ neto, vales_despensa }), neto.value.minus(vales_despensa.value));
}

function employerPays(
  trail: AuditTrail,
  person: Read,
  sbc: Shown,
  on: ReturnType<typeof baseDays>,
  cuotas: Readonly<Record<string, Shown>>,
  now: Situation,
): void {
  const imss = employerImss(trail, person, on, now);
  const retirement = employerRetirement(trail, sbc, on, now);
  const rest = employerRest(trail, on, cuotas, now);
  trail.sum('imss_patronal_total', imss);
  trail.sum('rcv_patronal_total', retirement);
  trail.sum('costo_patronal_total', { ...imss, ...retirement, ...rest });
}

function compute(person: Read): AuditTrail {
  const trail = new AuditTrail(TEXTS, cents);
  const now = situation(trail, person);
  const earned = earnings(trail, person, now);
  const total_percepciones = trail.sum('total_percepciones', earned);
  const { benefits, exempt } = exemptions(trail, person, earned, total_percepciones, now);
  const tax = incomeTax(trail, earned, total_percepciones, exempt, now);

  const bases = contributionBase(trail, person, benefits, now);
  const on = baseDays(person, bases);
  const { cuotas, deducted } = contributions(trail, on, now);
  trail.sum('imss_obrero_total', deducted);
  const isr = withheld(trail, tax);
  const { infonavit } = person;
  const infonavit_credito = trail.rounded(
    'infonavit_credito',
    { infonavit_credit_amount: infonavit.text },
    infonavit.value,
  );
  const total_deducciones = trail.sum('total_deducciones', { ...deducted, isr, infonavit_credito });
  netPay(trail, earned, total_percepciones, total_deducciones);
  employerPays(trail, person, bases.sbc, on, cuotas, now);
  return trail;
}

export const traced = tracedBy({ scheme: 'MX.ordinario', file: FILE, people }, read, compute);
