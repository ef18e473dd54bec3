import { modules } from '../../generated/rules/index.ts';
import { calculableUntil } from '../../runtime/module/missing-figures.ts';
import { calculate, NO_OTHERS } from '../../server/payroll/calculate.ts';
import { RuleCatalog } from '../../server/payroll/rule-catalog.ts';
import { periodsOf, requestOf, WORKERS, type Worker } from './coherent-requests.ts';

const CALCULATOR = {
  catalog: new RuleCatalog(modules),
  engineVersion: '0'.repeat(40),
  clock: () => 0,
  nextId: () => '01ARZ3NDEKTSV4RRFFQ69G5FAV',
};

/** A warning that a coherent request gets, and why: the parameter touches an amount of that very payslip. */
interface Reviewed {
  readonly worker: (worker: Worker) => boolean;
  readonly says: string;
  readonly from: string;
  readonly to: string;
  /** Types of period, and their months of the year, where it is said; all when left out. */
  readonly types?: readonly string[];
  readonly months?: readonly string[];
  readonly because: string;
}

const of =
  (country: string, scheme: string, who: string | null = null) =>
  (worker: Worker): boolean =>
    worker.country === country && worker.scheme === scheme && (who === null || worker.who === who);

const ALWAYS = { from: '2020-01', to: '2026-12' };
const capped = (worker: Reviewed['worker'], base: string): Reviewed => ({
  ...ALWAYS,
  worker,
  says: `info CONTRIBUTION_BASE_CAPPED ${base}`,
  because: 'the pay passes the limit, and the contributions are those of the limit',
});

const REVIEWED: readonly Reviewed[] = [
  capped(of('AR', 'general', 'high'), 'base_aportes'),
  capped(of('BR', 'clt', 'high'), 'base_inss'),
  capped(of('CL', 'dependiente', 'high'), 'base_imponible_afp_salud'),
  capped(of('CL', 'dependiente', 'high'), 'base_imponible_afc'),
  capped(of('CO', 'ordinario', 'high'), 'ibc'),
  capped(of('CO', 'integral', 'high'), 'ibc'),
  capped(of('MX', 'ordinario', 'high'), 'sbc'),
  {
    worker: of('AR', 'general', 'high'),
    says: 'warning PARAM_UNVERIFIED period',
    from: '2024-01',
    to: '2024-07',
    because: 'the tax is computed on pay before contributions, which no source confirms',
  },
  {
    worker: of('AR', 'general'),
    says: 'warning PARAM_CARRIED_FORWARD period',
    from: '2026-11',
    to: '2026-12',
    because: 'contributions are computed between the limits of October',
  },
  {
    worker: of('AR', 'general'),
    says: 'warning PARAM_CARRIED_FORWARD contrib_art_ffep',
    from: '2026-10',
    to: '2026-12',
    because: 'the employer pays the fixed sum of September',
  },
  {
    worker: of('CL', 'dependiente'),
    says: 'warning PARAM_CARRIED_FORWARD period',
    from: '2026-10',
    to: '2026-12',
    because:
      'the limits of contributions are those of the UF of September, from November the tax that of October',
  },
  {
    worker: of('CL', 'dependiente'),
    says: 'warning PARAM_CARRIED_FORWARD sis',
    from: '2026-11',
    to: '2026-12',
    because: 'the rate is known to October',
  },
  ...[['2020-10', '2021-03'] as const, ['2022-01', '2022-06'] as const].map(([from, to]) => ({
    worker: of('CL', 'dependiente'),
    says: 'warning PARAM_UNVERIFIED sis',
    from,
    to,
    because: 'the rate of these quarters was not found',
  })),
  ...['2021-01', '2022-01', '2023-01'].map((month) => ({
    worker: of('CL', 'dependiente'),
    says: 'warning PARAM_UNVERIFIED period',
    from: month,
    to: month,
    because: 'the provisional limits of contributions of these months are unknown',
  })),
  {
    worker: of('CL', 'dependiente'),
    says: 'warning PARAM_UNVERIFIED sis',
    from: '2026-07',
    to: '2026-07',
    because: 'the sources of this month are divided',
  },
  {
    ...ALWAYS,
    worker: of('CO', 'ordinario', 'high'),
    says: 'info HOURS_OF_WHOLE_MONTH period',
    types: ['biweekly'],
    because: 'both halves of the month are paid half of the hours sent',
  },
  {
    worker: of('CO', 'ordinario', 'high'),
    says: 'info PARAM_CHANGE_INSIDE_PERIOD period',
    from: '2023-07',
    to: '2026-12',
    months: ['07'],
    because: 'overtime is paid by the hours of the month, which change on the 15th',
  },
  {
    worker: of('MX', 'ordinario'),
    says: 'info PARAM_CHANGE_INSIDE_PERIOD period',
    ...ALWAYS,
    types: ['weekly'],
    months: ['01', '02'],
    because: 'the minimum wage and the UMA of the end of the week are taken for all its days',
  },
  {
    worker: of('MX', 'ordinario'),
    says: 'info PARAM_CHANGE_INSIDE_PERIOD period',
    from: '2024-05',
    to: '2024-05',
    types: ['weekly'],
    because: 'the subsidy changes with the last days of the week',
  },
  ...['2021-01', '2023-01', '2026-01'].map((month) => ({
    worker: of('MX', 'asimilados'),
    says: 'info PARAM_CHANGE_INSIDE_PERIOD period',
    from: month,
    to: month,
    types: ['weekly'],
    because: 'the tariff of the end of the week is taken for all its days',
  })),
];

function expected(worker: Worker, type: string, month: string): readonly string[] {
  return REVIEWED.filter(
    (one) =>
      one.worker(worker) &&
      one.from <= month &&
      month <= one.to &&
      (one.types?.includes(type) ?? true) &&
      (one.months?.includes(month.slice(5)) ?? true),
  ).map(({ says }) => says);
}

function monthsOf(from: string, to: string): readonly string[] {
  const months: string[] = [];
  for (let at = new Date(from); at <= new Date(to); at.setUTCMonth(at.getUTCMonth() + 1, 1)) {
    months.push(at.toISOString().slice(0, 7));
  }
  return months;
}

/** These requests say nothing of earlier payslips, and are told so; test/server/stored-history.test.ts asks for it. */
const HISTORY_LEFT_OUT = 'HISTORY_NOT_GIVEN';

async function warningsOf(worker: Worker, period: ReturnType<typeof periodsOf>[number]) {
  const { answer } = await calculate(requestOf(worker, period), CALCULATOR, NO_OTHERS);
  const { warnings }: { warnings: readonly { code: string; field: string; severity: string }[] } =
    JSON.parse(answer);
  return warnings
    .filter(({ code }) => code !== HISTORY_LEFT_OUT)
    .map(({ code, field, severity }) => `${severity} ${code} ${field}`);
}

test.each(WORKERS.map((worker) => [`${worker.country} ${worker.scheme}, ${worker.who}`, worker] as const))(
  'a coherent request of %s is warned of nothing in any month but what touches an amount of its payslip',
  async (_, worker) => {
    const versions = modules.filter(
      ({ manifest }) => manifest.country === worker.country && manifest.scheme === worker.scheme,
    );
    const said: Record<string, readonly string[]> = {};
    const reviewed: Record<string, readonly string[]> = {};
    for (const { manifest } of versions) {
      for (const month of monthsOf(manifest.validFrom, calculableUntil(manifest) ?? '')) {
        for (const period of periodsOf(month, manifest.periods)) {
          const at = `${period.type} ${period.start_date} .. ${period.end_date}`;
          said[at] = (await warningsOf(worker, period)).toSorted();
          reviewed[at] = expected(worker, period.type, month).toSorted();
        }
      }
    }
    expect(said).toEqual(reviewed);
  },
);
