import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COUNTRY } from '../figures/country.ts';
import { folder, payroll } from './run-payroll.ts';

const FIGURES = 'rules/co/figures.pay';

/** Imports a table into the country's figures, to which a blank and a monthly figure were added. */
async function imported(csv: string, into = FIGURES, blank = '  2026-01-01  ?\n') {
  const text = COUNTRY[FIGURES]
    .replace('  2026-01-01  249_095\n', blank)
    .concat(
      'param indice "Índice" : rate  by month  carry_forward PARAM_CARRIED_FORWARD  law "DANE" {\n  2026-01  1.5%\n}\n',
    );
  const cwd = folder({ ...COUNTRY, [FIGURES]: text, 'table.csv': csv });
  const ran = await payroll(['figures', 'import', 'table.csv', '--into', into], { cwd });
  return { ...ran, before: text, after: readFileSync(join(cwd, FIGURES), 'utf8') };
}

test('rows are added in their order, blanks are filled in, and what is known is left', async () => {
  const { status, out, after } = await imported(
    'date,auxilio_mensual,law\n2025-01-01,200000.00,\n2026-01-01,249_095,"Decreto 1470 de 2025"\n2026-07-01,260000,\n',
  );
  expect([status, out]).toEqual([0, `wrote ${FIGURES}: 2 rows added, 1 known already\n`]);
  expect(after).toContain(
    '  2025-01-01  200_000\n  2026-01-01  249_095  law "Decreto 1470 de 2025"\n  2026-07-01  260_000\n}',
  );
});

test('a blank row keeps its source where the file says nothing of it', async () => {
  const blank = '  2026-01-01  ?  law "Decreto por venir"\n';
  const sourced = (csv: string) => imported(csv, FIGURES, blank);
  expect((await sourced('date,auxilio_mensual\n2026-01-01,249_095\n')).after).toContain(
    '  2026-01-01  249_095  law "Decreto por venir"\n',
  );
  const { after } = await sourced('date,auxilio_mensual,law\n2026-01-01,249_095,Decreto 1470 de 2025\n');
  expect(after).toContain('  2026-01-01  249_095  law "Decreto 1470 de 2025"\n');
});

test('months follow each other, and the semicolons and the mark of a spreadsheet are read', async () => {
  const { status, after } = await imported('﻿month;indice\r\n2026-02;1.60%\r\n2026-03;1.7%\r\n');
  expect(status).toBe(0);
  expect(after).toContain('  2026-01  1.5%\n  2026-02  1.60%\n  2026-03  1.7%\n}');
});

test('a second import writes nothing', async () => {
  const { out, before, after } = await imported('date,SMMLV\n2026-01-01,1750905\n');
  expect([out, after]).toEqual([`left ${FIGURES}: 0 rows added, 1 known already\n`, before]);
});

test.each([
  ['month,indice\n2026-02,1.6%\n2026-02,1.6%\n', 'PAY602', 'table.csv:3:1'],
  ['month,indice\n2026-03,1.6%\n', 'PAY605', 'table.csv:2:1'],
  ['month,indice\n2026-02,16%\n', 'PAY612', 'table.csv:2:1'],
  ['month,indices\n2026-02,1.6%\n', 'PAY938', 'table.csv:1:7'],
  ['month,indice\n2026-02,1.6\n', 'PAY939', 'table.csv:2:9'],
  ['date,SMMLV\n2027-01-01,3.500.000\n', 'PAY939', 'table.csv:2:12'],
  ['date,SMMLV\n2027-02-30,3500000\n', 'PAY939', 'table.csv:2:1'],
  ['date,SMMLV\n2026-01-01,1750950\n', 'PAY940', 'table.csv:2:1'],
  ['', 'PAY109', 'table.csv'],
])('%j is refused with %s and writes nothing', async (csv, code, place) => {
  const { status, err, before, after } = await imported(csv);
  expect([status, err.match(/PAY\d+/g)?.includes(code), err.includes(place), after]).toEqual([
    1,
    true,
    true,
    before,
  ]);
});

test('a leap that is meant says so', async () => {
  const { status } = await imported('month,indice,convention\n2026-02,16%,la inflación del mes\n');
  expect(status).toBe(0);
});

test('rows go into a file of figures alone', async () => {
  const { status, err } = await imported('date,SMMLV\n', 'rules/co/primero/2025-01-01.pay');
  expect([status, err]).toEqual([2, expect.stringContaining('--into must name one file of figures')]);
});
