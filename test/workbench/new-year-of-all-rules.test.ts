import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile } from '../../compiler/compile.ts';
import { noSiblings, readLaw } from '../../compiler/consolidation/read-law.ts';
import { dayAfter } from '../../compiler/parameters/calendar.ts';
import type { Source } from '../../dsl/text/source.ts';
import { figuresPaths } from '../../workbench/figures/places.ts';
import { nextFile } from '../../workbench/new-year/next-file.ts';
import { ROOT } from '../architecture/source-files.ts';

const DATED = /(\d{4}-\d{2}-\d{2})\.pay$/;

const figures = new Map<string, readonly Source[]>();

/** The figures of the country of a scheme's folder. */
function figuresOf(folder: string): readonly Source[] {
  const country = dirname(folder);
  const paths = figuresPaths(country, (each) =>
    existsSync(join(ROOT, each)) ? readdirSync(join(ROOT, each)) : [],
  );
  const known =
    figures.get(country) ?? paths.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
  figures.set(country, known);
  return known;
}

/** The rule files under a folder, by the folder of their scheme. */
function schemes(folder: string): readonly (readonly [string, readonly string[]])[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  const rules = files.filter((file) => DATED.test(file)).map((file) => join(folder, file));
  return [...Map.groupBy(rules.toSorted(), (file) => dirname(file))];
}

test.each(['rules', 'examples/peru/rules'].flatMap(schemes))(
  'the amendment that follows the newest file of %s has no errors',
  (folder, files) => {
    const texts = new Map(
      files.map((path) => [DATED.exec(path)?.[1], { path, text: readFileSync(join(ROOT, path), 'utf8') }]),
    );
    const siblings = {
      dated: (date: string) => texts.get(date) ?? null,
      figures: () => figuresOf(folder),
    };
    const newest = siblings.dated(DATED.exec(files.at(-1) ?? '')?.[1] ?? '');
    const law = newest === null ? null : readLaw(newest, siblings).law;
    const valid = law?.file.scheme?.headers.find(({ kind }) => kind === 'valid');
    if (law === null || valid?.kind !== 'valid') throw new Error('there is no law');
    const from = dayAfter(valid.until.iso);
    const source = { path: join(folder, `${from}.pay`), text: nextFile(law, from).text };
    texts.set(from, source);
    const errors = compile(source, siblings).diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code, path, message }) => `${code} ${path} ${message}`)).toEqual([]);
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

test('what adds up over the year goes on from the same month of the year before, not from December', () => {
  const { law } = readLaw({ path: 'rules/ar/acumulado/2026-01-01.pay', text: ACUMULADO }, noSiblings);
  if (law === null) throw new Error('there is no law');
  const { text } = nextFile(law, '2027-01-01');
  expect(text).toMatch(/^ +2027-01 +1_?234 .*unconfirmed/m);
  expect(text).toMatch(/^ +2027-12 +14_?808 .*unconfirmed/m);
  expect(text.match(/^ +from 2027-\d\d-01 +unconfirmed/gm)).toHaveLength(12);
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
  const { text } = nextFile(law, '2027-01-01');
  expect(text).toContain('input fecha_baja "Baja" : date  in [2020-01-01 .. 2027-12-31]');
  expect(text).toContain('when fecha_baja >= 2023-01-01 and period.start_date < 2027-01-01');
  const next = { path: 'rules/mx/baja/2027-01-01.pay', text };
  const { diagnostics } = compile(next, {
    dated: (date) => (date === '2023-01-01' ? source : null),
    figures: () => [],
  });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
});
