import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES } from './first-rules.ts';
import { folder, payroll } from './run-payroll.ts';

const cwd = folder({ 'a.pay': RULES });

test('all that leads to a line, as a Mermaid flowchart', async () => {
  const { status, out } = await payroll(['graph', 'a.pay', 'salud_empleado'], { cwd });
  expect(status).toBe(0);
  expect(out).toBe(`flowchart LR
  n0>"SMMLV<br/>Salario mínimo"]:::parameter
  n1[/"monthly_salary<br/>Salario mensual"/]:::input
  n2("salario_basico<br/>Salario básico"):::perception
  n3{{"ibc<br/>Ingreso base de cotización"}}:::base
  n4("salud_empleado<br/>Aporte a salud"):::deduction
  n5(("sum(salarial)")):::mark
  n1 --> n2
  n5 --> n3
  n0 --> n3
  n3 --> n4
  n2 --> n5
  classDef parameter fill:#fdf6d8,stroke:#555,color:#111
  classDef input fill:#f2f2f2,stroke:#555,color:#111
  classDef perception fill:#e1f4e5,stroke:#555,color:#111
  classDef base fill:#e3ecfb,stroke:#555,color:#111
  classDef deduction fill:#fbe5e1,stroke:#555,color:#111
  classDef mark fill:#ffffff,stroke:#555,color:#111
`);
});

test('the lines of a scheme, with inputs and parameters only when asked for', async () => {
  const ids = async (...options: readonly string[]) => {
    const { out } = await payroll(['graph', 'a.pay', '--json', ...options], { cwd });
    return JSON.parse(out).nodes.map(({ id }: { id: string }) => id);
  };
  expect(await ids()).not.toContain('SMMLV');
  expect(await ids()).toEqual(expect.arrayContaining(['ibc', 'arl', 'sum(gravable)']));
  expect(await ids('--parameters')).toEqual(
    expect.arrayContaining(['SMMLV', 'monthly_salary', 'auxilio_mensual']),
  );
});

test('a picture of a real scheme', async () => {
  const rules = join(import.meta.dirname, '../../../generated/rules/co/ordinario/2025-01-01.pay');
  const where = { cwd: folder({ 'co.pay': readFileSync(rules) }) };
  const { status, out } = await payroll(['graph', 'co.pay', '--svg', '--out', 'co.svg'], where);
  expect([status, out]).toEqual([0, '']);
  const picture = readFileSync(join(where.cwd, 'co.svg'), 'utf8');
  expect(picture).toContain('<svg');
  expect(picture).toContain('Retención en la fuente');
});

test.each([
  [['a.pay', 'salud_emplado'], 'these rules have no salud_emplado; did you mean salud_empleado?'],
  [['none.pay'], 'no such file or directory: none.pay'],
])('%j is a wrong use and writes nothing', async (args, complaint) => {
  const { status, out, err } = await payroll(['graph', ...args, '--out', 'x.mmd'], { cwd });
  expect([status, out]).toEqual([2, '']);
  expect(err).toContain(complaint);
  expect(existsSync(join(cwd, 'x.mmd'))).toBe(false);
});

test('what a block of deductions sums, and what is due of it, each has its members', async () => {
  const rules = RULES.replace(
    /deduction salud_empleado.*/,
    `deductions aportes  on ibc {
  salud_empleado "Salud"  rate 4%  when monthly_salary > 1 SMMLV  due salud_causada  law "Ley 1"
  fondo "Fondo"  rate 1%  law "Ley 2"
}
let resto = due(aportes) - sum(aportes)`,
  );
  const where = { cwd: folder({ 'a.pay': rules }) };
  const { out } = await payroll(['graph', 'a.pay', '--json'], where);
  const edges = JSON.parse(out).edges.map(({ from, to }: Record<string, string>) => `${from} ${to}`);
  const into = (to: string) => edges.filter((edge: string) => edge.endsWith(` ${to}`));
  expect(into('sum(aportes)')).toEqual(['salud_empleado sum(aportes)', 'fondo sum(aportes)']);
  expect(into('due(aportes)')).toEqual(['salud_causada due(aportes)', 'fondo due(aportes)']);
});
