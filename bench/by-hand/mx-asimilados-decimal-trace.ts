import { AuditTrail, money, plain, shownRow, texts, tracedBy } from './audit-trail.ts';
import { conceptTexts } from './concept-texts.ts';
import type { Person } from './contender.ts';
import { cents, Decimal, excess, ZERO } from './decimals.ts';
import { people } from './mx-asimilados-people.ts';
import { monthlyRowOf } from './mx-tarifa-decimal.ts';

const FILE = 'rules/mx/asimilados/2026-01-01.pay';
const TEXTS = conceptTexts(FILE);

/** The request, read, as its values are computed and shown. The daily fee is `fee / parts`. */
function read({ employee, period }: Person) {
  const { daily_salary, monthly_salary = '0' } = employee;
  const fee = new Decimal(daily_salary ?? monthly_salary);
  const parts = new Decimal(daily_salary === undefined ? 30 : 1);
  return { fee, parts, daily: money(fee.div(parts)), days: plain(new Decimal(period.days)) };
}

function compute({ fee, parts, daily, days }: ReturnType<typeof read>): AuditTrail {
  const trail = new AuditTrail(TEXTS, cents);
  const honorarios_asimilados = trail.rounded(
    'honorarios_asimilados',
    { daily_salary: daily.text, 'period.days': days.text },
    fee.times(days.value).div(parts),
  );
  const base = trail.rounded('base_isr', texts({ honorarios_asimilados }), honorarios_asimilados.value);
  const row = monthlyRowOf(base.value);
  const isr_determinado = trail.rounded(
    'isr_determinado',
    { base_isr: base.text, 'period.type': '1', ...shownRow('tarifa_mensual', row) },
    excess(base.value, row),
  );
  const isr = trail.rounded('isr', texts({ isr_determinado }), isr_determinado.value);
  trail.money('imss_obrero_total', {}, ZERO);
  trail.money('neto', texts({ honorarios_asimilados, isr }), honorarios_asimilados.value.minus(isr.value));
  return trail;
}

export const traced = tracedBy({ scheme: 'MX.asimilados', file: FILE, people }, read, compute);
