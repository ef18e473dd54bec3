/** A country whose rules are one package, with a payslip for its README. */
export interface Country {
  /** The folder of its rules. */
  readonly code: string;
  readonly name: string;
  readonly example: { readonly scheme: string; readonly employee: Readonly<Record<string, string>> };
}

export const COUNTRIES: readonly Country[] = [
  { code: 'ar', name: 'Argentina', example: { scheme: 'general', employee: { monthly_salary: '2500000' } } },
  { code: 'br', name: 'Brazil', example: { scheme: 'clt', employee: { monthly_salary: '5200.00' } } },
  {
    code: 'cl',
    name: 'Chile',
    example: { scheme: 'dependiente', employee: { monthly_salary: '1250000', afp_rate: '0.1144' } },
  },
  { code: 'co', name: 'Colombia', example: { scheme: 'ordinario', employee: { monthly_salary: '1423500' } } },
  { code: 'mx', name: 'Mexico', example: { scheme: 'ordinario', employee: { monthly_salary: '18500.00' } } },
];
