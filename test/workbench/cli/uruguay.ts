/** A country that the product does not know, with inputs of every type; the figures are made up. */
export const URUGUAY = `scheme UY.general "Régimen general"
  version  "2026.1"
  currency UYU
  valid    2026-01-01 .. 2026-12-31
  periods  monthly
  days     month_of_30
  as_of    period_end
  round    half_up to 0.01 UYU
  law      "Ley 10.489"

param minimo "Salario mínimo nacional" = 1_130 UYU  law "Ley 10.449"

input monthly_salary "Sueldo mensual" : money  in (0 UYU .. 1_000_000 UYU]  required
input tiene_hijos "Tiene hijos" : boolean  default no  law "Ley 15.084"
input sistema : one of bps, afap  default bps  law "Ley 16.713"
input horas_25 "Horas extras al 25%" : hours  in [0h .. 100h]  default 0h  law "Ley 15.996"
input comision_afap "Comisión de la AFAP" : rate  in [0% .. 3%]  default 1.55%  law "Ley 16.713"
input movilidad_dias : integer  in [0 .. 31]  default 0
input movilidad_diaria : money  in [0 UYU .. 500 UYU]  default 0 UYU
input ingreso "Fecha de ingreso" : date  required  law "Ley 10.489"

perception sueldo "Sueldo" = monthly_salary * period.days / 30  law "Ley 10.449"
perception asignacion_familiar "Asignación familiar" = minimo * 10%  when tiene_hijos  law "Ley 15.084"  convention "entera en un mes incompleto"
perception horas_extras "Horas extras" = monthly_salary / 240h * horas_25 * 125%  omit_zero  law "Ley 15.996"
perception movilidad "Movilidad" = movilidad_dias * movilidad_diaria  omit_zero  tags movilidad_libre  law "Ley 16.713 art. 157"
deduction pension "Pensión" = sueldo * (if sistema = bps then 13% else 10% + comision_afap)  law "Ley 16.713"

warn INGRESO_POSTERIOR severity info on ingreso  when ingreso > period.end_date
  "El ingreso es posterior al periodo"
`;
