import { folder, payroll } from '../cli/run-payroll.ts';

const head = (scheme: string, periods: string) => `scheme AR.${scheme} "Prueba"
  version   "1"
  currency  ARS
  valid     2026-01-01 .. 2026-12-31
  ${periods}
  days      as_given
  as_of     period_end
  round     half_up to 0.01 ARS
  law       "Ley de prueba"

mark gravable "Gravable"  as taxable
`;

const MONTHLY = `${head('general', 'periods   monthly, biweekly\n  proration native')}
input monthly_salary "Sueldo" : money  in (0 ARS .. 1_000_000_000 ARS]  required
history antes "Pagado antes en el año" : money = sum(sueldo) of AR.general over year
  in [0 ARS .. 1_000_000_000_000 ARS]
  law "LCT art. 103"

perception sueldo "Sueldo" = monthly_salary  marks gravable  law "LCT art. 103"
let acumulado "Acumulado del año" = sueldo + (if given(antes) then antes else 0 ARS)  law "LCT art. 103"
total total_gravable "Total" = sum(gravable)
`;

const YEARLY = `${head('anual', 'periods   event')}
history recibos "Recibos" : integer = count of AR.general over year  in [0 .. 100]  default 0  law "LCT art. 122"
history mejor "El mejor" : money = max(sueldo) of AR.general over semester  in [0 ARS .. 1_000_000_000 ARS]
  default 0 ARS  law "LCT art. 122"
history ultimo "El último acumulado" : money = last(acumulado) of AR.general over year
  in [0 ARS .. 1_000_000_000_000 ARS]
  default 0 ARS  law "LCT art. 122"

perception pago "Pago" = mejor / 2 + recibos * 1 ARS + ultimo / 1_000  marks gravable  law "LCT art. 122"
total total_gravable "Total" = sum(gravable)
`;

const MONTH = `test "mil"  period monthly 2026-03-01 .. 2026-03-31 { given monthly_salary = 1_000  expect acumulado = 1_000 }
test "mil y antes" { like "mil" with antes = 500  expect acumulado = 1_500 }
`;

/** What `payroll test` says of the tests of the yearly scheme. */
async function tested(tests: string): Promise<string> {
  const cwd = folder({
    'rules/ar/general/2026-01-01.pay': MONTHLY,
    'rules/ar/general/2026-01-01.test.pay': MONTH,
    'rules/ar/anual/2026-01-01.pay': YEARLY,
    'rules/ar/anual/2026-01-01.test.pay': tests,
  });
  const { out, err } = await payroll(['test', 'rules/ar/anual'], { cwd });
  return out + err;
}

const EVENT = 'period event 2026-12-18 .. 2026-12-18';

test('payslips are calculated in their order, and each reads those before it', async () => {
  const said = await tested(`test "t"  ${EVENT} {
  payslips AR.general monthly 2026-07 .. 2026-09 like "mil"
  payslips AR.general monthly 2026-02 like "mil" with monthly_salary = 4_000
  expect pago = 511
}`);
  // Four payslips, 1,000 / 2 of the semester, and 4,000 + 3 * 1,000 of the year.
  expect(said).toContain('1 test passed');
});

test('a month has two fortnights, and the days of one payslip may be written', async () => {
  const said = await tested(`test "t"  ${EVENT} {
  payslips AR.general biweekly 2026-07 .. 2026-08 like "mil"
  payslips AR.general monthly 2026-10-01 .. 2026-10-20 like "mil"
  expect pago = 510
}`);
  expect(said).toContain('1 test passed');
});

test('what a test gives of a history counts in place of the payslips, its own and those of the test it is like', async () => {
  const said = await tested(`test "t"  ${EVENT} {
  payslips AR.general monthly 2026-07 like "mil y antes"
  given recibos = 50
  expect pago = 551.50
}
test "u" { like "t" with mejor = 0  expect pago = 51.50 }
test "v" {
  like "t" with recibos = 0
  payslips AR.general monthly 2026-11 like "mil" with monthly_salary = 2_000
  expect pago = 1_002
}`);
  expect(said).toContain('3 tests passed');
});

test('a changed formula of the other scheme is noticed by the test that counts on it', async () => {
  const said = await tested(`test "t"  ${EVENT} {
  payslips AR.general monthly 2026-07 like "mil"
  expect pago = 999
}`);
  expect(said).toContain('`pago` is 502.00');
});
