import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, payroll } from './run-payroll.ts';

const OLD = 'cl/pausa/2025-01-01.pay';
const NEXT = 'cl/pausa/2026-01-01.pay';
const RULES = `scheme CL.pausa
  version  "2025.1"
  currency CLP
  valid    2025-01-01 .. 2025-12-31
  periods  event
  days     as_given
  as_of    period_end
  round    half_up to 1 CLP
  law      "CT arts. 35 y 71"

calendar feriados "Feriados"  weekdays monday .. friday  from 2024-01-01  until 2025-12-31  law "CT art. 35" {
  2024-12-25  "Navidad"
  2025-05-01  "Día del Trabajo"
  2025-05-21  "Glorias Navales"
  2025-12-25  "Navidad"
}

input inicio "Primer día" : date  in [2025-01-01 .. period.end_date]  required  law "CT art. 71"

let habiles "Días hábiles" = workdays(inicio, period.end_date)       law "CT art. 71"
let regreso "Regreso" : date = add_workdays(period.end_date, -10)    law "CT art. 71"
let despues "Días después" = days(regreso, period.end_date)          law "CT art. 71"
perception pago "Pago" = 1000 CLP * habiles + 1 CLP * despues  law "CT art. 71"  convention "sin marcas"
`;
const TESTS = `test "mayo"
  period event 2025-05-01 .. 2025-05-10 days 10
  source "cuenta propia" {
  given inicio = 2025-05-02
  expect habiles = 6
}
`;

function work(next?: string) {
  const files = { [OLD]: RULES, 'cl/pausa/2025-01-01.test.pay': TESTS };
  return folder(next === undefined ? files : { ...files, [NEXT]: next });
}

test('coverage counts the holidays within the dates of the file, and names those that no test counts', async () => {
  const { out, err } = await payroll(['test', 'cl', '--coverage'], { cwd: work() });
  expect(out).toContain('1 of 3 holidays\n');
  expect(out + err).toContain('of the holidays of `feriados` 2025-05-21, 2025-12-25 are never counted');
});

test('holidays that only the days on the way to another meet are counted too', async () => {
  const further = TESTS.replace('05-01 ..', '12-01 ..').replace('05-10 days 10', '12-26 days 26');
  const cwd = folder({
    [OLD]: RULES,
    'cl/pausa/2025-01-01.test.pay': `${TESTS}${further.replace('2025-05-02', '2025-12-26').replace('= 6', '= 1').replace('mayo', 'diciembre')}`,
  });
  const { out } = await payroll(['test', 'cl'], { cwd });
  expect(out).toContain('2 of 3 holidays\n');
});

test('a line that counts by a calendar is explained with the law of its holidays', async () => {
  const input = {
    period: { type: 'event', start_date: '2025-05-01', end_date: '2025-05-10', days: 10 },
    employee: { inputs: { inicio: '2025-04-29' } },
  };
  const { out } = await payroll(['explain', OLD, 'habiles', '--input', '-'], {
    cwd: work(),
    stdin: JSON.stringify(input),
  });
  expect(out).toContain('habiles  Días hábiles  8');
  expect(out).toContain('feriados: CT art. 35');
  expect(out).toContain('feriados.holidays  1');
});

test('the next year asks for the holidays of a calendar that does not reach its end', async () => {
  const cwd = work();
  const { status, out } = await payroll(['new-year', 'cl', '--from', '2026-01-01'], { cwd });
  expect(status).toBe(0);
  expect(out).toContain('feriados  until 2025-12-31  Feriados: CT art. 35');
  expect(readFileSync(join(cwd, NEXT), 'utf8')).not.toContain('calendar');
});

test('a year whose holidays are known has no calendar to confirm', async () => {
  const known = RULES.replace('until 2025-12-31  law', 'until 2026-12-31  law').replace(
    '  2025-12-25  "Navidad"',
    '  2025-12-25  "Navidad"\n  2026-01-01  "Año Nuevo"',
  );
  const cwd = folder({ [OLD]: known });
  const { out } = await payroll(['new-year', 'cl', '--from', '2026-01-01'], { cwd });
  expect(out).not.toContain('feriados');
});
