import type { Language } from '../docs/formula-language.ts';

/** The names of the parts of a payslip. */
export interface PayslipTerms {
  readonly payslip: string;
  readonly period: string;
  readonly perceptions: string;
  readonly deductions: string;
  readonly bases: string;
  readonly employer: string;
  readonly total: string;
  readonly net: string;
  readonly cost: string;
  readonly warnings: string;
  readonly rules: string;
}

const TERMS: Readonly<Record<Language, PayslipTerms>> = {
  es: {
    payslip: 'Recibo de nómina',
    period: 'Periodo',
    perceptions: 'Percepciones',
    deductions: 'Deducciones',
    bases: 'Bases de cálculo',
    employer: 'A cargo del empleador',
    total: 'Total',
    net: 'Neto a pagar',
    cost: 'Costo total para el empleador',
    warnings: 'Avisos',
    rules: 'Reglas',
  },
  pt: {
    payslip: 'Demonstrativo de pagamento',
    period: 'Período',
    perceptions: 'Proventos',
    deductions: 'Descontos',
    bases: 'Bases de cálculo',
    employer: 'A cargo do empregador',
    total: 'Total',
    net: 'Líquido a receber',
    cost: 'Custo total para o empregador',
    warnings: 'Avisos',
    rules: 'Regras',
  },
  en: {
    payslip: 'Payslip',
    period: 'Period',
    perceptions: 'Earnings',
    deductions: 'Deductions',
    bases: 'Bases of the calculation',
    employer: 'Paid by the employer',
    total: 'Total',
    net: 'Net pay',
    cost: 'Total cost to the employer',
    warnings: 'Notices',
    rules: 'Rules',
  },
};

/** The names that people of a country use instead of those of the language. */
const OF_COUNTRIES: Readonly<Record<string, Partial<PayslipTerms>>> = {
  AR: { payslip: 'Recibo de sueldo', perceptions: 'Haberes', deductions: 'Descuentos', net: 'Neto a cobrar' },
  CL: {
    payslip: 'Liquidación de sueldo',
    perceptions: 'Haberes',
    deductions: 'Descuentos',
    net: 'Líquido a pagar',
  },
  CO: { payslip: 'Comprobante de nómina', perceptions: 'Devengados' },
};

/** The terms in a language; in its own language a country has its own. */
export function payslipTerms(country: string, language: Language): PayslipTerms {
  const own = languageOf(country) === language ? OF_COUNTRIES[country] : undefined;
  return { ...TERMS[language], ...own };
}

/** The language of the payslips of a country. */
export function languageOf(country: string): Language {
  if (!/^[A-Z]{2}$/.test(country)) return 'es';
  return new Intl.Locale(`und-${country}`).maximize().language === 'pt' ? 'pt' : 'es';
}
