/** A country whose tax is cumulative over the year; the figures are made up. */
export const CUMULATIVE = `scheme UY.acumulado "Régimen acumulado"
  version  "2026.1"
  currency UYU
  valid    2026-01-01 .. 2026-12-31
  periods  monthly
  days     month_of_30
  as_of    period_end
  round    half_up to 0.01 UYU
  law      "Ley 10.489"

mark gravado  as taxable  law "Ley 18.083"

input monthly_salary "Sueldo mensual" : money  in (0 UYU .. 1_000_000 UYU]  required
history base_del_anio "Base del año" : money = sum(base_irpf) of UY.acumulado over year
  in [0 UYU .. 100_000_000 UYU]
history retenido_del_anio "Retenido en el año" : money = sum(irpf) of UY.acumulado over year
  in [0 UYU .. 100_000_000 UYU]  default 0 UYU
history base_del_mes[m] "Base del mes" : money = sum(base_irpf) of UY.acumulado over semester  by month
  in [0 UYU .. 100_000_000 UYU]
history recibos "Recibos" : integer = count of UY.acumulado over last 12 months  in [0 .. 12]  default 0

perception sueldo "Sueldo" = monthly_salary  marks gravado  law "Ley 10.449"
base base_irpf "Base" = sum(gravado)  law "Ley 18.083"
let acumulado "Base acumulada" = base_irpf + (if given(base_del_anio) then base_del_anio else 0 UYU)
let meses "Meses con base" = count(given(base_del_mes))
deduction irpf "IRPF" = max(0 UYU, 10% * acumulado - retenido_del_anio)  law "Ley 18.083"
deduction cuota "Cuota" = (meses + recibos) * 1 UYU  omit_zero  law "Ley 16.713"
total liquido "Líquido" = sum(perceptions) - sum(deductions)  as net_salary

warn YA_RETENIDO severity info on retenido_del_anio  when retenido_del_anio > 10% * acumulado  "Se retuvo de más"
`;
