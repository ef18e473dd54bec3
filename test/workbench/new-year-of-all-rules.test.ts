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

test('what adds up over the year goes on from the same month of the year before, not from December', () => {
  const files = readdirSync(join(ROOT, 'rules/ar/general')).filter((file) => DATED.test(file));
  const sourceOf = (date: string) => ({
    path: `rules/ar/general/${date}.pay`,
    text: readFileSync(join(ROOT, `rules/ar/general/${date}.pay`), 'utf8'),
  });
  const dates = new Set(files.map((file) => file.slice(0, 10)));
  const { law } = readLaw(sourceOf('2026-01-01'), {
    dated: (date) => (dates.has(date) ? sourceOf(date) : null),
    figures: () => [],
  });
  if (law === null) throw new Error('there is no law');
  const { text } = nextFile(law, '2027-01-01');
  expect(text).toMatch(/^ +2027-01 +429_316\.88 .*unconfirmed/m);
  expect(text).toMatch(/^ +2027-12 +5_585_736\.93 .*unconfirmed/m);
  expect(text.match(/^ +from 2027-\d\d-01 +unconfirmed/gm)).toHaveLength(13);
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
