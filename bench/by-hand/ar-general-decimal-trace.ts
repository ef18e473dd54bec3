import { people } from './ar-general-people.ts';
import { contributionBases, contributions, scaleTax, withheld } from './ar-general-trace-employee.ts';
import { employerPays } from './ar-general-trace-employer.ts';
import { basesOf, type Read, read } from './ar-general-trace-read.ts';
import { AuditTrail, type Shown, texts, total, tracedBy } from './audit-trail.ts';
import { conceptTexts } from './concept-texts.ts';
import { cents, ZERO } from './decimals.ts';

const FILE = 'rules/ar/general/2026-01-01.pay';
const TEXTS = conceptTexts(FILE);

function halfYearBonus(trail: AuditTrail, { bonus }: Read, remuneracion_bruta: Shown): Shown {
  if (!bonus) return trail.rounded('sac', { liquida_sac: '0' }, ZERO);
  return trail.rounded(
    'sac',
    { liquida_sac: '1', ...texts({ remuneracion_bruta }) },
    remuneracion_bruta.value.div(2),
  );
}

function ofMonth(trail: AuditTrail, { salary, days, overtime, commission }: Read) {
  return {
    sueldo_basico: trail.rounded(
      'sueldo_basico',
      { monthly_salary: salary.text, 'period.days': days.text },
      salary.value.times(days.value).div(30),
    ),
    horas_extra: trail.rounded('horas_extra', { overtime_amount: overtime.text }, overtime.value),
    comisiones: trail.rounded('comisiones', { commission_amount: commission.text }, commission.value),
  };
}

function compute(person: Read): AuditTrail {
  const trail = new AuditTrail(TEXTS, cents);
  const bases = basesOf(person);
  const lines = ofMonth(trail, person);
  const remuneracion_bruta = trail.rounded('remuneracion_bruta', texts(lines), total(lines));
  const sac = halfYearBonus(trail, person, remuneracion_bruta);
  const gross = { remuneracion_bruta, sac };
  const total_percepciones = trail.sum('total_percepciones', { ...lines, sac });

  const contributed = contributionBases(trail, person, remuneracion_bruta, sac, bases);
  const deducted = contributions(trail, person, contributed, gross);
  const impuesto_determinado = scaleTax(trail, person, contributed, remuneracion_bruta);
  const ganancias = withheld(trail, total_percepciones, deducted, impuesto_determinado);
  const total_deducciones = trail.sum('total_deducciones', { ...deducted, ganancias });
  trail.money(
    'neto',
    texts({ total_deducciones, total_percepciones }),
    total_percepciones.value.minus(total_deducciones.value),
  );
  employerPays(trail, person, gross, total_percepciones, bases);
  return trail;
}

export const traced = tracedBy({ scheme: 'AR.general', file: FILE, people }, read, compute);
