import type { ModuleHistory, RuleModule } from '../../runtime/module.ts';
import { compiledRules } from './compiled-rules.ts';

/** Schemes that read what was paid before; the figures are made up. */
const HEADER = `
  version  "2026.1"
  currency UYU
  valid    2025-01-01 .. 2027-12-31
  days     as_given
  as_of    period_end
  round    half_up to 0.01 UYU
  law      "Ley 1"
`;

/** A tenth of what was paid in the year is withheld, less what was withheld before. */
const MENSUAL = `scheme UY.mensual "Sueldo"${HEADER}  periods  monthly, biweekly
  proration native

input monthly_salary "Sueldo" : money  in (0 UYU .. 1_000_000 UYU]  required
input bruto_del_anio "Bruto del año" : money  in [0 UYU .. 100_000_000 UYU]
input retenido_del_anio "Retenido en el año" : money  in [0 UYU .. 100_000_000 UYU]
input ultimo "Último sueldo" : money  in [0 UYU .. 100_000_000 UYU]
input pagos_del_mes "Pagos del mes" : integer  in [0 .. 40]

perception sueldo "Sueldo" = monthly_salary  law "Ley 1"
base acumulado "Acumulado" = sueldo + (if given(bruto_del_anio) then bruto_del_anio else 0 UYU)  law "Ley 1"
deduction impuesto "Impuesto" = max(0 UYU, acumulado * 10% - (if given(retenido_del_anio) then retenido_del_anio else 0 UYU))  law "Ley 1"
deduction cuota "Cuota" = (if given(ultimo) then ultimo else 0 UYU) * 1%  law "Ley 1"
deduction aporte "Aporte" = (if given(pagos_del_mes) then pagos_del_mes else 0) * 1 UYU  law "Ley 1"
`;

/** Half of the best month of the semester. */
const AGUINALDO = `scheme UY.aguinaldo "Aguinaldo"${HEADER}  periods  event

input monthly_salary "Sueldo" : money  in (0 UYU .. 1_000_000 UYU]  required
input mejor "Mejor sueldo" : money  in [0 UYU .. 100_000_000 UYU]
input promedio "Promedio" : money  in [0 UYU .. 100_000_000 UYU]
input anio_anterior "Año anterior" : money  in [0 UYU .. 100_000_000 UYU]

perception aguinaldo "Aguinaldo" = (if given(mejor) then mejor else monthly_salary) * 50%  law "Ley 1"
perception tercio "Promedio por tres" = (if given(promedio) then promedio else 0 UYU) * 3  law "Ley 1"
perception anterior "Del año anterior" = (if given(anio_anterior) then anio_anterior else 0 UYU) * 1%  law "Ley 1"
`;

const MONTHS = [{ country: 'UY', scheme: 'mensual' }];
const ALL = [...MONTHS, { country: 'UY', scheme: 'aguinaldo' }];

type Reading = Pick<ModuleHistory, 'id' | 'aggregate' | 'line' | 'window'> & Partial<ModuleHistory>;

function history(reading: Reading): ModuleHistory {
  return { label: reading.id, type: 'money', of: MONTHS, month: null, ...reading };
}

const OF_MENSUAL: readonly ModuleHistory[] = [
  history({
    id: 'bruto_del_anio',
    aggregate: 'sum',
    line: 'gross_salary',
    of: ALL,
    window: { kind: 'year' },
  }),
  history({ id: 'retenido_del_anio', aggregate: 'sum', line: 'impuesto', window: { kind: 'year' } }),
  history({ id: 'ultimo', aggregate: 'last', line: 'sueldo', window: { kind: 'last_months', months: 2 } }),
  history({
    id: 'pagos_del_mes',
    type: 'integer',
    aggregate: 'count',
    line: null,
    window: { kind: 'month' },
  }),
];

const OF_AGUINALDO: readonly ModuleHistory[] = [
  history({ id: 'mejor', aggregate: 'max', line: 'sueldo', window: { kind: 'semester' } }),
  history({
    id: 'promedio',
    aggregate: 'average',
    line: 'sueldo',
    window: { kind: 'last_months', months: 3 },
  }),
  history({
    id: 'anio_anterior',
    aggregate: 'sum',
    line: 'gross_salary',
    of: ALL,
    window: { kind: 'previous_years', years: 1 },
  }),
];

export interface SummingRules {
  /** Those of the two schemes, which read what was paid before. */
  readonly modules: readonly RuleModule[];
  /** The same without a history, as they were before. */
  readonly forgetful: readonly RuleModule[];
  readonly root: string;
}

/** Whoever asks removes the folder. */
export function summingRules(): SummingRules {
  const mensual = compiledRules('rules/uy/mensual/2025-01-01.pay', MENSUAL);
  const aguinaldo = compiledRules('rules/uy/aguinaldo/2025-01-01.pay', AGUINALDO, mensual.root);
  return {
    modules: [reading(mensual.module, OF_MENSUAL), reading(aguinaldo.module, OF_AGUINALDO)],
    forgetful: [mensual.module, aguinaldo.module],
    root: mensual.root,
  };
}

function reading(module: RuleModule, histories: readonly ModuleHistory[]): RuleModule {
  return { ...module, manifest: { ...module.manifest, histories } };
}

/** A request of that month of 2026, or of a day of it for an event. */
export function monthOf2026(month: number, salary: number | string, more: object = {}) {
  const day = (of: number) => `2026-${String(month).padStart(2, '0')}-${String(of).padStart(2, '0')}`;
  const last = new Date(Date.UTC(2026, month, 0)).getUTCDate();
  return {
    country: 'UY',
    scheme: 'mensual',
    year: 2026,
    period: { type: 'monthly', start_date: day(1), end_date: day(last), days: last },
    employee: { id: 'emp-1', monthly_salary: salary },
    employer: { id: 'acme' },
    ...more,
  };
}
