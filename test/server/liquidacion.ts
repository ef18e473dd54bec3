/** A scheme of events, as in the language reference. */
export const LIQUIDACION = `scheme CO.liquidacion "Liquidación del contrato"
  version  "2026.1"
  currency COP
  valid    2026-01-01 .. 2026-12-31
  periods  event
  days     as_given
  as_of    period_end
  round    half_up to 0.01 COP
  law      "Código Sustantivo del Trabajo"

input monthly_salary "Salario" : money  in (0 COP .. 10_000_000_000 COP]  required
input hire_date "Fecha de ingreso" : date  in [1950-01-01 .. period.end_date]  required

let inicio_del_anio : date = max(hire_date, start_of_year(period.end_date))
let dias_cesantias "Días de cesantías" = days_30(inicio_del_anio, period.end_date)  law "CST art. 249"
let dias_servicio "Días de servicio" = days_30(hire_date, period.end_date)  law "CST art. 64"
let dias_indemnizacion "Días de indemnización" = 30 + 20 * max(0, dias_servicio - 360) / 360  law "CST art. 64"

perception cesantias "Cesantías" = monthly_salary * dias_cesantias / 360  law "CST art. 249"
perception intereses "Intereses" = cesantias * 12% * dias_cesantias / 360  law "Ley 52 de 1975"
perception indemnizacion "Indemnización" = monthly_salary / 30 * dias_indemnizacion  law "CST art. 64"
`;
