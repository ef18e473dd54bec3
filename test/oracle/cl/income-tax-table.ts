/** A row of the impuesto único: bounds and rebaja in UTM. */
export interface TaxRow {
  readonly above: string;
  /** Null in the last row. */
  readonly upTo: string | null;
  readonly factor: string;
  readonly rebate: string;
}

/** rules/cl/law.md 4.4, unchanged since 2020. */
export const INCOME_TAX: readonly TaxRow[] = [
  { above: '0', upTo: '13.5', factor: '0', rebate: '0' },
  { above: '13.5', upTo: '30', factor: '0.04', rebate: '0.54' },
  { above: '30', upTo: '50', factor: '0.08', rebate: '1.74' },
  { above: '50', upTo: '70', factor: '0.135', rebate: '4.49' },
  { above: '70', upTo: '90', factor: '0.23', rebate: '11.14' },
  { above: '90', upTo: '120', factor: '0.304', rebate: '17.80' },
  { above: '120', upTo: '310', factor: '0.35', rebate: '23.32' },
  { above: '310', upTo: null, factor: '0.40', rebate: '38.82' },
];
