import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '../../compiler/compile.ts';
import { noSiblings, readLaw } from '../../compiler/consolidation/read-law.ts';
import { parse } from '../../dsl/parse.ts';
import { nextFile } from '../../workbench/new-year/next-file.ts';
import { ROOT } from '../architecture/source-files.ts';
import { payroll } from './cli/run-payroll.ts';

const HOMES = ['rules', 'examples/peru/rules'];
const COUNTRIES = HOMES.flatMap((home) =>
  readdirSync(join(ROOT, home), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [home, name] as const),
);

const DATED = /^\d{4}-\d{2}-\d{2}\.pay$/;

function schemesOf(country: string): readonly string[] {
  return readdirSync(country, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name !== 'figures' ? [join(country, entry.name)] : [],
  );
}

/** The year in which the newest file of a scheme ends. */
function lastYearOf(scheme: string): number {
  const newest = readdirSync(scheme)
    .filter((name) => DATED.test(name))
    .toSorted()
    .at(-1);
  if (newest === undefined) throw new Error(`no rules in ${scheme}`);
  const path = join(scheme, newest);
  const { file } = parse({ path, text: readFileSync(path, 'utf8') });
  const valid = file.scheme?.headers.find(({ kind }) => kind === 'valid');
  if (valid?.kind !== 'valid') throw new Error(`no dates in ${path}`);
  return Number(valid.until.iso.slice(0, 4));
}

test.each(COUNTRIES)(
  'the year that follows the newest rules of %s/%s has no errors',
  async (home, country) => {
    const cwd = mkdtempSync(join(tmpdir(), 'new-year-'));
    cpSync(join(ROOT, home, country), join(cwd, 'rules', country), { recursive: true });
    const schemes = schemesOf(join(cwd, 'rules', country));
    const from = `${Math.min(...schemes.map(lastYearOf)) + 1}-01-01`;
    const { status, out } = await payroll(['new-year', country, '--from', from, '--json'], { cwd });
    expect(status).toBe(0);
    const { written, skipped } = JSON.parse(out);
    expect(written.length + skipped.length).toBeGreaterThanOrEqual(schemes.length);
    const checked = await payroll(['check', 'rules', '--json'], { cwd });
    const errors = JSON.parse(checked.out).diagnostics.filter(
      (one: { severity: string }) => one.severity === 'error',
    );
    expect(errors).toEqual([]);
    expect(existsSync(join(cwd, 'generated'))).toBe(false);
  },
);

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** A law whose amounts are those of January to the month, as the tables of Argentina's income tax. */
const ACUMULADO = `scheme AR.acumulado "Acumulado"
  version "2026.1"  currency ARS  valid 2026-01-01 .. 2026-12-31  periods monthly
  days month_of_30  as_of month_start  round half_up to 0.01 ARS  law "LIG"
param minimo "Mínimo" : ARS  by month  law "LIG art. 30"  convention "acumulada" {
${months.map((month) => `  2026-${String(month).padStart(2, '0')}  ${month * 1234}`).join('\n')}
}
table escala "Escala" : excess of ARS  continuous  law "LIG art. 94"  convention "acumulada" {
${months
  .map(
    (month) => `  from 2026-${String(month).padStart(2, '0')}-01 {
    [ 0 .. ${month * 100}]  5%
    (${month * 100} .. *)  9%  plus ${month * 5}
  }`,
  )
  .join('\n')}
}
input sueldo "Sueldo" : money  in [0 ARS .. 1_000_000 ARS]  required
perception devuelto "Devuelto" = escala(max(0 ARS, sueldo - minimo))  law "LIG"
total neto "Neto" = sum(perceptions)  as net_salary
`;

test('what adds up over the year has a row to fill in for each month', () => {
  const { law } = readLaw({ path: 'rules/ar/acumulado/2026-01-01.pay', text: ACUMULADO }, noSiblings);
  if (law === null) throw new Error('there is no law');
  const { text, rows } = nextFile(law, 'rules/ar/acumulado/2027-01-01.pay', '2027-01-01');
  expect(text.match(/^ +2027-\d\d +\?$/gm)).toHaveLength(12);
  expect(text.match(/^ +from 2027-\d\d-01 +\?$/gm)).toHaveLength(12);
  expect(rows).toHaveLength(24);
});

const BAJA = `scheme MX.baja "Baja"
  version "2023.1"  currency MXN  valid 2023-01-01 .. 2026-12-31  periods event
  days as_given  as_of period_end  round half_up to 0.01 MXN  law "LFT"
param minimo "Mínimo" : MXN  by date  law "CONASAMI" {
  2020-01-01  123.22
  2026-01-01  315.04
}
input fecha_baja "Baja" : date  in [2020-01-01 .. 2026-12-31]  default period.end_date  law "LFT"
perception prima "Prima" = 12 * minimo at fecha_baja  law "LFT"
total neto "Neto" = sum(perceptions)  as net_salary
warn NEW_TABLE severity info on fecha_baja  when fecha_baja >= 2023-01-01 and period.start_date < 2023-01-01
  "Tabla nueva"
`;

test('a date may be sent up to the new last day, and what a warning asks of it stays the day of the law', () => {
  const source = { path: 'rules/mx/baja/2023-01-01.pay', text: BAJA };
  const { law } = readLaw(source, noSiblings);
  if (law === null) throw new Error('there is no law');
  const path = 'rules/mx/baja/2027-01-01.pay';
  const { text } = nextFile(law, path, '2027-01-01');
  expect(text).toContain('input fecha_baja "Baja" : date  in [2020-01-01 .. 2027-12-31]');
  expect(text).toContain('when fecha_baja >= 2023-01-01 and period.start_date < 2027-01-01');
  expect(text).toContain('param minimo {\n  2027-01-01  ?\n}');
  const { diagnostics } = compile(
    { path, text },
    { dated: (date) => (date === '2023-01-01' ? source : null), figures: () => [] },
  );
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
});
