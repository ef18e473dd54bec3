import { folder, payroll } from '../workbench/cli/run-payroll.ts';

const BASE = `scheme UY.cadena
  version  "1"
  currency UYU
  valid    2020-01-01 .. 2020-01-01
  periods  monthly
  days     as_given
  as_of    period_end
  round    half_up to 0.01 UYU
  law      "Ley 1"

param tasa = 5%  law "Ley 2"
input monthly_salary "Sueldo" : money  in (0 UYU .. 1_000_000 UYU]  required  law "Ley 2"
perception sueldo "Sueldo" = monthly_salary * (100% + tasa)  law "Ley 2"  convention "sin marcas"
total devengado "Devengado" = sum(perceptions)  as total_perceptions
total neto "Neto" = devengado  as net_salary
`;

function day(after: number): string {
  return new Date(Date.UTC(2020, 0, 1 + after)).toISOString().slice(0, 10);
}

function amendment(at: number): string {
  return `scheme UY.cadena
  version "${at}"
  amends  ${day(at - 1)}
  valid   ${day(at)} .. ${day(at)}
  change  ${day(at)} "x"  law "Ley ${at + 2}"

param tasa = 5.${String(at).padStart(3, '0')}%  law "Ley ${at + 2}"
`;
}

test('a chain of 500 amendments is checked, and a fault at its end is told', async () => {
  const laws = Array.from({ length: 500 }, (_, at) => [`uy/cadena/${day(at + 1)}.pay`, amendment(at + 1)]);
  const last = `uy/cadena/${day(501)}.pay`;
  const files = Object.fromEntries([['uy/cadena/2020-01-01.pay', BASE], ...laws]);
  const cwd = folder({ ...files, [last]: amendment(501).replace('param tasa', 'param tassa') });
  const { status, out, err } = await payroll(['check', 'uy'], { cwd });
  expect(err).not.toContain('internal error');
  expect(status).toBe(1);
  expect(out).toContain(`error PAY906: not in the amended law\n --> ${last}:7:7`);
});
