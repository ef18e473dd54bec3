import type { Manifest } from '../../compiler/runtime/module.ts';
import type { PeriodType } from '../../compiler/runtime/period.ts';

/** The part of a request that must fit together for a rule file to accept it. */
export interface Seed {
  readonly country: string;
  readonly scheme: string;
  readonly year: number;
  readonly period: {
    readonly type: PeriodType;
    readonly start_date: string;
    readonly end_date: string;
    readonly days: number;
  };
  readonly employee: Readonly<Record<string, string>>;
}

/** Above every minimum wage, and inside what each rule file accepts. */
const MONTHLY_SALARIES: Readonly<Record<string, string>> = {
  AR: '1500000',
  BR: '5000',
  CL: '1200000',
  CO: '25000000',
  MX: '20000',
};

/** Inputs whose zero, which is what the fuzzer likes best, no rule file accepts. */
const OTHER_INPUTS = { factor_integracion: '1.0493', risk_class_rate: '0.00522' };

/** One request for every rule file and each of its period types. */
export function seedsOf(manifests: readonly Manifest[]): readonly Seed[] {
  return manifests.flatMap((manifest) => manifest.periods.map((type) => seedOf(manifest, type)));
}

function seedOf({ country, scheme, validFrom }: Manifest, type: PeriodType): Seed {
  const month = validFrom.slice(0, 7);
  const salary = MONTHLY_SALARIES[country];
  if (salary === undefined) throw new Error(`the seeds have no salary for ${country}`);
  return {
    country,
    scheme,
    year: Number(month.slice(0, 4)),
    period: { type, start_date: `${month}-01`, ...endOf(month, type) },
    employee: { monthly_salary: salary, ...OTHER_INPUTS, ...(country === 'CL' && { afp_rate: '0.1144' }) },
  };
}

function endOf(month: string, type: PeriodType): { readonly end_date: string; readonly days: number } {
  if (type === 'weekly') return { end_date: `${month}-07`, days: 7 };
  if (type === 'biweekly') return { end_date: `${month}-15`, days: 15 };
  const [year, number] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year ?? 0, number ?? 0, 0)).getUTCDate();
  return { end_date: `${month}-${last}`, days: 30 };
}
