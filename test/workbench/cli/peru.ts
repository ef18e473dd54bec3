/** A country that the product does not know, with inputs of every type. */
export const PERU = `scheme PE.general "Régimen general"
  version  "2026.1"
  currency PEN
  valid    2026-01-01 .. 2026-12-31
  periods  monthly
  days     month_of_30
  as_of    period_end
  round    half_up to 0.01 PEN
  law      "D.S. 003-97-TR"

param rmv "Remuneración mínima vital" = 1_130 PEN  law "D.S. 006-2024-TR"

input monthly_salary "Sueldo mensual" : money  in (0 PEN .. 1_000_000 PEN]  required
input tiene_hijos "Tiene hijos" : boolean  default no  law "Ley 25129 art. 2"
input sistema : one of onp, afp  default onp  law "D.L. 19990"
input horas_25 "Horas extras al 25%" : hours  in [0h .. 100h]  default 0h  law "TUO D.Leg. 854 art. 10"
input comision_afp "Comisión de la AFP" : rate  in [0% .. 3%]  default 1.55%  law "D.L. 25897"
input movilidad_dias : integer  in [0 .. 31]  default 0
input movilidad_diaria : money  in [0 PEN .. 500 PEN]  default 0 PEN
input ingreso "Fecha de ingreso" : date  required  law "D.S. 003-97-TR"

perception sueldo "Sueldo" = monthly_salary * period.days / 30  law "D.S. 003-97-TR art. 6"
perception asignacion_familiar "Asignación familiar" = rmv * 10%  when tiene_hijos  law "Ley 25129"
perception horas_extras "Horas extras" = monthly_salary / 240h * horas_25 * 125%  omit_zero  law "D.Leg. 854"
perception movilidad "Movilidad" = movilidad_dias * movilidad_diaria  omit_zero  tags movilidad_libre  law "LIR"
deduction pension "Pensión" = sueldo * (if sistema = onp then 13% else 10% + comision_afp)  law "D.L. 19990"

warn INGRESO_POSTERIOR severity info on ingreso  when ingreso > period.end_date
  "El ingreso es posterior al periodo"
`;
