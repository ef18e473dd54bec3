import { RULES } from './first-rules.ts';
import { folder, payroll } from './run-payroll.ts';

const INPUT = JSON.stringify({
  period: { type: 'monthly', start_date: '2025-03-01', end_date: '2025-03-31', days: 30 },
  employee: { monthly_salary: '3000000' },
});
const cwd = folder({
  'a.pay': RULES,
  'broken.pay': RULES.replace('ibc * 4%', 'ibc * 4'),
  'in.json': INPUT,
  'below.json': INPUT.replace('3000000', '0'),
});

function explain(line: string, ...options: readonly string[]) {
  return payroll(['explain', 'a.pay', line, '--input', 'in.json', ...options], { cwd });
}

test('an amount down to what was sent and to the law', async () => {
  const { status, out } = await explain('salud_empleado');
  expect(status).toBe(0);
  expect(out).toBe(`salud_empleado  Aporte a salud  120000.00
│  = ibc * 4% round half_up:0.01
│  Ley 100 de 1993 art. 204
└─ ibc  Ingreso base de cotización  3000000.00
   │  = clamp(sum(salarial), 1 SMMLV, 25 SMMLV) round half_up:0.01
   │  Ley 100 de 1993 art. 18; SMMLV: Decreto 1572 de 2024
   ├─ salario_basico  Salario básico  3000000.00
   │  │  = monthly_salary * period.days / 30 round half_up:0.01
   │  │  CST art. 127
   │  ├─ monthly_salary  Salario mensual  3000000.00
   │  │     as sent
   │  └─ period.days  30
   └─ SMMLV  Salario mínimo  1423500.00
         Decreto 1572 de 2024
`);
});

test('a default is told from what was sent', async () => {
  const { out } = await explain('arl');
  expect(out).toContain('risk_class_rate  Riesgo  0.522%\n      not sent: the default');
});

test('nested lists for a review, a page to keep, data for machines', async () => {
  expect((await explain('salud_empleado', '--markdown')).out).toContain(
    '\n  - **`ibc`** Ingreso base de cotización: **3000000.00**\n',
  );
  const page = (await explain('salud_empleado', '--html')).out;
  expect(page).toMatch(/^<!doctype html>\n<html lang="es">/);
  expect(page).toContain(
    '<summary><code>ibc</code> Ingreso base de cotización<span class="value">3000000.00</span></summary>',
  );
  expect(JSON.parse((await explain('salud_empleado', '--json')).out)).toMatchObject({
    id: 'salud_empleado',
    value: '120000.00',
    reads: [
      { id: 'ibc', reads: [{ id: 'salario_basico' }, { id: 'SMMLV', source: 'Decreto 1572 de 2024' }] },
    ],
  });
});

test.each([
  [['a.pay', 'salud', '--input', 'in.json'], 2, 'there is no line salud'],
  [['a.pay', 'salud_emplado', '--input', 'in.json'], 2, 'did you mean salud_empleado?'],
  [['a.pay', 'salud_empleado', '--input', 'none.json'], 2, 'cannot read the input none.json'],
  [['a.pay', 'salud_empleado', '--input', 'below.json'], 2, 'refused'],
  [['broken.pay', 'salud_empleado', '--input', 'in.json'], 1, 'PAY'],
  [['a.pay', 'salud_empleado'], 2, '--input is needed to explain a rule file'],
  [['01JE5V6ZGQ0000000000000000', 'salud_empleado'], 2, 'there is no calculation 01JE5V6ZGQ0000000000000000'],
  [['none.pay', 'salud_empleado', '--input', 'in.json'], 2, 'no such file or directory: none.pay'],
])('%j', async (args, status, complaint) => {
  const ran = await payroll(['explain', ...args], { cwd });
  expect([ran.status, ran.out]).toEqual([status, '']);
  expect(ran.err).toContain(complaint);
});

test('what was read at another date is named by it, and an input of its own is as sent', async () => {
  const own = `input fecha_baja "Fecha de baja" : date  in [2025-01-01 .. 2025-12-31]  required
param minimo "Mínimo" : COP  by date  law "Decreto 1572 de 2024" {
  2025-01-01  1_423_500
  2025-07-01  1_500_000
}
let piso = minimo at fecha_baja  law "CST art. 145"
perception ajuste "Ajuste" = piso  marks gravable, not salarial  law "CST art. 145"
`;
  const input = INPUT.replace('"3000000"', '"3000000","inputs":{"fecha_baja":"2025-08-01"}');
  const dated = folder({ 'a.pay': `${RULES}${own}`, 'in.json': input });
  const { out } = await payroll(['explain', 'a.pay', 'piso', '--input', 'in.json'], { cwd: dated });
  expect(out).toContain('minimo at fecha_baja  Mínimo  1500000.00\n      Decreto 1572 de 2024');
  expect(out).toContain('fecha_baja  Fecha de baja  2025-08-01\n│     as sent');
});

test('what a code means, with a wrong line and the mended one', async () => {
  const { status, out } = await payroll(['explain', 'PAY508'], { cwd });
  expect(status).toBe(0);
  expect(out).toMatch(/^PAY508 amount may be negative\n/);
  expect(out).toMatch(/\n- .*\n\+ .*\n```\n$/);
  expect(await payroll(['explain', 'PAY999'], { cwd })).toMatchObject({
    status: 2,
    err: 'payroll: there is no code PAY999\n',
  });
});
