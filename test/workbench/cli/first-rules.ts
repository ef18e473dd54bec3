/** A small sound rule file, and its tests, for whoever needs rules that compile. */
export const RULES = `scheme CO.primero "Mi primera nómina"
  version   "2025.1"
  currency  COP
  valid     2025-01-01 .. 2025-12-31
  periods   monthly
  days      month_of_30
  as_of     month_end
  round     half_up to 0.01 COP
  law       "Código Sustantivo del Trabajo"

unit SMMLV "Salario mínimo" = 1_423_500 COP  law "Decreto 1572 de 2024"
param auxilio_mensual "Auxilio mensual" = 200_000 COP  law "Decreto 1573 de 2024"

input monthly_salary "Salario mensual" : money  in (0 COP .. 10_000_000_000 COP]  required
input risk_class_rate "Riesgo" : rate  in [0% .. 10%]  default 0.522%
flag aplica_auxilio_transporte "Recibe auxilio"  default monthly_salary <= 2 SMMLV

mark gravable "Base de la retención"  as taxable
mark salarial "Base de la seguridad social"  as social_security

perception salario_basico "Salario básico" = monthly_salary * period.days / 30
  marks gravable, salarial  law "CST art. 127"
perception auxilio_transporte "Auxilio de transporte" = auxilio_mensual * period.days / 30
  when aplica_auxilio_transporte  omit_zero
  marks gravable, not salarial  law "Ley 15 de 1959"

base ibc "Ingreso base de cotización" = clamp(sum(salarial), 1 SMMLV, 25 SMMLV)  law "Ley 100 de 1993 art. 18"

deduction salud_empleado "Aporte a salud" = ibc * 4%  law "Ley 100 de 1993 art. 204"

employer seguridad_social "Seguridad social"  on ibc {
  pension_empleador "Pensión empleador"  rate 12%  law "Ley 100 de 1993 art. 20"
  arl "ARL"  rate risk_class_rate  law "Decreto 1772 de 1994"
}

total base_de_prueba "Base gravable" = sum(gravable)

warn BELOW_MINIMUM_WAGE on monthly_salary  when monthly_salary < 1 SMMLV
  "El salario {monthly_salary} es menor que el mínimo"

check monotone net_salary by monthly_salary allow auxilio_transporte
`;

export const TESTS = `test "salario mínimo, mes completo"  period monthly 2025-03-01 .. 2025-03-31 {
  given  monthly_salary = 1_423_500, risk_class_rate = 0.522%
  expect auxilio_transporte = 200_000, salud_empleado = 56_940, net_salary = 1_566_560, arl = 7_430.67
}
test "sin auxilio"  period monthly 2025-03-01 .. 2025-03-31 {
  given  monthly_salary = 1_000_000, aplica_auxilio_transporte = no
  expect omitted auxilio_transporte, warns BELOW_MINIMUM_WAGE
}
test "salario negativo"  period monthly 2025-03-01 .. 2025-03-31 {
  given  monthly_salary = -1
  expect refused monthly_salary
}
cases "el auxilio se pierde después de dos salarios"  period monthly 2025-03-01 .. 2025-03-31
  given monthly_salary  expect auxilio_transporte, ibc {
  2_847_000  200_000  2_847_000
  2_847_001        0  2_847_001
}
`;

export const INPUT = JSON.stringify({
  period: { type: 'monthly', start_date: '2025-03-01', end_date: '2025-03-31', days: 31 },
  employee: { id: 'e-1', monthly_salary: '1423500', afp_rate: '0.1' },
});

/** A folder laid out as a checkout is. */
export const CHECKOUT = {
  'rules/co/primero/2025-01-01.pay': RULES,
  'rules/co/primero/2025-01-01.test.pay': TESTS,
  'input.json': INPUT,
} as const;

/** The beginning of a module whose rules are gone. */
export const STALE = `// CO.viejo 2020.1: Viejo
// Emitted from rules/co/viejo/2020-01-01.pay by payroll compile 0.1.0. Do not edit.
`;
