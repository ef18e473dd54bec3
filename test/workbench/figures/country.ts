/** A country of two small schemes that read the same minimum wage. */
export const FIGURES = `figures CO "Cifras de Colombia"
  currency COP

unit SMMLV "Salario mínimo" : COP  by date  law "Decreto 1572 de 2024" {
  2025-01-01  1_423_500
  2026-01-01  1_750_905
}
param auxilio_mensual "Auxilio mensual" : COP  by date  law "Decreto 1573 de 2024" {
  2025-01-01  200_000
  2026-01-01  249_095
}
`;

/** Pays at least the minimum wage. */
export function scheme(id: string, uses = 'SMMLV'): string {
  return `scheme CO.${id} "Régimen ${id}"
  version  "2025.1"
  currency COP
  valid    2025-01-01 .. 2025-12-31
  uses     ${uses}
  periods  monthly
  days     month_of_30
  as_of    month_end
  round    half_up to 0.01 COP
  law      "Código Sustantivo del Trabajo"

input monthly_salary "Salario" : money  in (0 COP .. 10_000_000_000 COP]  required
perception salario "Salario" = max(monthly_salary, 1 SMMLV)  law "CST art. 127"
total neto "Neto" = sum(perceptions)  as net_salary
`;
}

export const COUNTRY = {
  'rules/co/figures.pay': FIGURES,
  'rules/co/primero/2025-01-01.pay': scheme('primero'),
  'rules/co/segundo/2025-01-01.pay': scheme('segundo', 'SMMLV, auxilio_mensual').replace(
    '1 SMMLV)',
    '1 SMMLV) + auxilio_mensual',
  ),
} as const;
