import type { PeriodType } from '../../runtime/module/period.ts';
import type { Manifest } from '../../runtime/module.ts';

/** The part of a request that must fit together for a rule file to accept it. */
export interface RuleSeed {
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
  readonly daily_salary: string;
}

/** The part of a payout that must fit together for its country. */
export const PAYOUT_SEEDS = [
  {
    country: 'MX',
    currency: 'MXN',
    beneficiary: { name: 'Guadalupe Hernández', bank_account: { clabe: '032180000118359719' } },
  },
  {
    country: 'CO',
    currency: 'COP',
    beneficiary: {
      name: 'María Rodríguez',
      document_type: 'CC',
      document_id: '1020304050',
      bank_account: { bank_code: '1007', account_type: 'SAVINGS', account_number: '12345678901' },
    },
  },
  {
    country: 'BR',
    currency: 'BRL',
    beneficiary: {
      name: 'João Silva',
      document_type: 'CPF',
      document_id: '52998224725',
      bank_account: { pix_key: '52998224725', pix_key_type: 'CPF' },
    },
  },
  {
    country: 'AR',
    currency: 'ARS',
    beneficiary: {
      name: 'Lucía Gómez',
      document_type: 'CUIT',
      document_id: '20123456786',
      bank_account: { cbu: '2850590940090418135201' },
    },
  },
  {
    country: 'CL',
    currency: 'CLP',
    beneficiary: {
      name: 'Camila Soto',
      document_type: 'RUT',
      document_id: '12345678-5',
      bank_account: { bank_code: '001', account_type: 'CHECKING', account_number: '123456789' },
    },
  },
];

/** The part of an opening balance that must fit together: all that is read of a scheme's payslips. */
export const OPENING_BALANCE_SEED = {
  country: 'AR',
  year: 2025,
  payslips: [
    {
      scheme: 'general',
      period: { start_date: '2025-01-01', end_date: '2025-01-31' },
      amounts: {
        remuneracion_bruta: '4500000',
        sac: '0',
        aportes_computables: '494797.67',
        total_deducciones: '861847.64',
        ganancias: '367049.97',
        devolucion_ganancias: '0',
      },
    },
  ],
};

/** Above every minimum wage, and inside what each rule file accepts. */
const MONTHLY_SALARIES: Readonly<Record<string, string>> = {
  AR: '1500000',
  BR: '6000',
  CL: '1200000',
  CO: '27000000',
  MX: '21000',
};

/** Inputs whose zero, which is what the fuzzer likes best, no rule file accepts. */
const OTHER_INPUTS = { factor_integracion: '1.0493', risk_class_rate: '0.00522' };

/** One request for every rule file and each of its period types. */
export function ruleSeeds(manifests: readonly Manifest[]): readonly RuleSeed[] {
  return manifests.flatMap((manifest) => manifest.periods.map((type) => seedOf(manifest, type)));
}

function seedOf({ country, scheme, validFrom }: Manifest, type: PeriodType): RuleSeed {
  const month = validFrom.slice(0, 7);
  const salary = MONTHLY_SALARIES[country];
  if (salary === undefined) throw new Error(`the seeds have no salary for ${country}`);
  return {
    country,
    scheme,
    year: Number(month.slice(0, 4)),
    period: { type, start_date: `${month}-01`, ...endOf(month, type) },
    daily_salary: String(Number(salary) / 30),
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
