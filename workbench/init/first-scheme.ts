/** The first scheme of a new repository. */
export interface FirstScheme {
  /** `CO` */
  readonly country: string;
  /** `primero` */
  readonly scheme: string;
  readonly currency: string;
  readonly year: number;
}

/** The path of the law: `rules/co/primero/2026-01-01.pay`. */
export function schemePath({ country, scheme, year }: FirstScheme): string {
  return `rules/${country.toLowerCase()}/${scheme}/${year}-01-01.pay`;
}

/** Where the figures of the country stand: `rules/co/figures.pay`. */
export function figuresPath({ country }: FirstScheme): string {
  return `rules/${country.toLowerCase()}/figures.pay`;
}

/** What several schemes of the country will read, each with its dates and its source. */
export function figuresText({ country, currency, year }: FirstScheme): string {
  return `# Lo que leen varios regímenes del país está aquí una sola vez, con sus fechas y su fuente. Cada enero,
# \`payroll new-year ${country.toLowerCase()} --from ${year + 1}-01-01\` agrega una fila en blanco (?) por cada cifra que termina.
figures ${country} "Cifras de ${country}"
  currency ${currency}

param tasa_salud "Aporte a salud del trabajador" : rate  by date  law "La ley que se aplica, art. 1" {
  ${year}-01-01  4%
}
`;
}

/** A whole law, as small as it can be: an earning, a base, a deduction, a contribution. */
export function schemeText({ country, scheme, currency, year }: FirstScheme): string {
  return `scheme ${country}.${scheme} "Mi primera nómina"
  version   "${year}.1"
  currency  ${currency}
  valid     ${year}-01-01 .. ${year}-12-31
  uses      tasa_salud
  periods   monthly
  days      month_of_30
  as_of     month_end
  round     half_up to 0.01 ${currency}
  law       "La ley que se aplica"

input monthly_salary "Salario mensual" : money  in (0 ${currency} .. 10_000_000_000 ${currency}]  required

mark gravable "Base de la retención"  as taxable
mark salarial "Base de la seguridad social"  as social_security

perception salario "Salario" = monthly_salary * period.days / 30
  marks gravable, salarial
  law "La ley que se aplica, art. 2"

base base_de_aportes "Base de aportes" = sum(salarial)  law "La ley que se aplica, art. 3"

deduction salud "Aporte a salud" = base_de_aportes * tasa_salud  law "La ley que se aplica, art. 1"

employer aportes "Aportes del empleador"  on base_de_aportes {
  pension "Pensión"  rate 12%  law "La ley que se aplica, art. 4"
}

total base_gravable "Base gravable" = sum(gravable)

check monotone net_salary by monthly_salary
`;
}

/** Its test, a payslip computed by hand. */
export function testText({ year }: FirstScheme): string {
  return `test "un mes completo"  period monthly ${year}-03-01 .. ${year}-03-31 {
  given  monthly_salary = 2_000_000
  expect salario = 2_000_000, salud = 80_000, pension = 240_000, net_salary = 1_920_000
}

test "medio mes"  period monthly ${year}-03-01 .. ${year}-03-15 {
  given  monthly_salary = 2_000_000
  expect salario = 1_000_000, salud = 40_000, base_de_aportes = 1_000_000, base_gravable = 1_000_000
}

test "diecisiete días de un salario con céntimos"  period monthly ${year}-03-01 .. ${year}-03-17 {
  given  monthly_salary = 1_000_000.37
  expect salario = 566_666.88, salud = 22_666.68, pension = 68_000.03
}

test "sin salario no hay nómina"  period monthly ${year}-03-01 .. ${year}-03-31 {
  given  monthly_salary = 0
  expect refused monthly_salary
}
`;
}
