import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile } from '../../../compiler/compile.ts';
import { readLaw, type Siblings } from '../../../compiler/consolidation/read-law.ts';
import type { Decl, PayFile } from '../../../dsl/ast/ast.ts';
import { format } from '../../../dsl/format.ts';
import { parse } from '../../../dsl/parse.ts';
import type { Source } from '../../../dsl/text/source.ts';
import { figuresPaths } from '../../../workbench/figures/places.ts';
import { ROOT } from '../../architecture/source-files.ts';

const FIGURES = `figures CO "Cifras de Colombia"
  currency COP

# El salario mínimo.
unit SMMLV "Salario mínimo" : COP  by date  law "Decreto" {
  2024-01-01  1_300_000
  2025-01-01  1_423_500  # en 2025
  2026-01-01  1_750_905
}
unit UVT "UVT" : COP  by month  carry_forward PARAM_CARRIED_FORWARD  law "DIAN" {
  2024-12  47_065
  2025-01  49_799
  2025-12  49_800
  2026-01  52_374
}

table tarifa "Tarifa" : step of UVT gives rate  law "ET art. 383"  by date 2024-01-01, 2025-06-01, 2026-01-01 {
  [ 0 .. 95]   0%   0%   1%
  (95 ..  *)  19%  20%  21%
}
table clases "Clases" : map of name gives rate  law "Decreto 1072" {
  from 2023-01-01 {
    uno  0.5%
  }
  from 2025-01-01 {
    uno  0.522%
  }
  from 2026-01-01 {
    uno  0.53%
  }
}
calendar festivos "Festivos"  weekdays monday .. friday  from 2025-01-01  until 2027-12-31  law "Ley 51 de 1983" {
  2025-01-01
  2026-01-01
  2027-01-01
}
let medio_minimo "Medio mínimo" : money = SMMLV / 2  law "Ley 1"
`;

const SCHEME = `# El régimen.
scheme CO.primero "Mi primera nómina"
  version  "2025.1"
  currency COP
  valid    2025-01-01 .. 2025-12-31
  # Cifras
  uses     SMMLV, medio_minimo
  periods  monthly
  days     month_of_30
  as_of    month_end
  round    half_up to 0.01 COP
  law      "Código Sustantivo del Trabajo"

input monthly_salary "Salario" : money  in (0 COP .. 10_000_000_000 COP]  required
perception salario "Salario" = max(monthly_salary, 1 SMMLV, medio_minimo)  law "CST art. 127"
total      neto    "Neto"    = sum(perceptions)                            as net_salary
`;

function around(figures: readonly Source[], dated: Readonly<Record<string, Source>> = {}): Siblings {
  return { dated: (date) => dated[date] ?? null, figures: () => figures };
}

function lawOf(scheme: string, figures = FIGURES): string {
  const source = { path: 'co/primero/2025-01-01.pay', text: scheme };
  const all = around([{ path: 'co/figures.pay', text: figures }]);
  const { law, diagnostics } = readLaw(source, all);
  expect(diagnostics).toEqual([]);
  return law?.source.text ?? '';
}

const using = (names: string): string => SCHEME.replace('SMMLV, medio_minimo', names);

test('a law holds the figures that it uses, with their comments, on its own dates', () => {
  expect(lawOf(SCHEME)).toBe(`# El régimen.
scheme CO.primero "Mi primera nómina"
  version  "2025.1"
  currency COP
  valid    2025-01-01 .. 2025-12-31
  periods  monthly
  days     month_of_30
  as_of    month_end
  round    half_up to 0.01 COP
  law      "Código Sustantivo del Trabajo"

# El salario mínimo.
unit SMMLV "Salario mínimo" : COP  by date  law "Decreto" {
  2025-01-01  1_423_500  # en 2025
}

input monthly_salary "Salario" : money  in (0 COP .. 10_000_000_000 COP]  required
perception salario "Salario" = max(monthly_salary, 1 SMMLV, medio_minimo)  law "CST art. 127"
total      neto    "Neto"    = sum(perceptions)                            as net_salary

let medio_minimo "Medio mínimo" : money = SMMLV / 2  law "Ley 1"
`);
});

test('tables, months and calendars are cut to the dates that can be read', () => {
  const law = lawOf(using('SMMLV, medio_minimo, tarifa, clases, festivos'));
  expect(law).toContain(
    'by date 2024-01-01, 2025-06-01 {\n  [ 0 .. 95]   0%   0%\n  (95 ..  *)  19%  20%\n}',
  );
  expect(law).toContain('law "Decreto 1072" {\n  from 2025-01-01 {\n    uno  0.522%\n  }\n}');
  expect(law).toContain('by month  law "DIAN" {\n  2025-01  49_799\n  2025-12  49_800\n}');
  expect(law).toContain('until 2026-12-31  law "Ley 51 de 1983" {\n  2025-01-01\n  2026-01-01\n}');
});

test('a figure has the law of the rows that can be read where that is one, and otherwise what is the law of all', () => {
  const rows = `param recargo "Recargo" : rate  by date  law "CST art. 179" {
  2020-01-01  75%  law "Ley 789 de 2002 art. 26"
  2025-07-01  80%  law "Ley 2466 de 2025 art. 14"
}
param auxilio "Auxilio" : COP  by date {
  2024-01-01  162_000  law "Decreto 2293 de 2023"
  2025-01-01  200_000  law "Decreto 1573 de 2024"  single_source
}
param paso "Paso" : rate  by date {
  2024-07-01  1%  law "Ley 2"
  2025-07-01  2%  law "Ley 2"
}
`;
  const law = lawOf(using('SMMLV, medio_minimo, recargo, auxilio, paso'), `${FIGURES}${rows}`);
  expect(law).toContain(
    'by date  law "CST art. 179" {\n  2020-01-01  75%  law "Ley 789 de 2002 art. 26"\n  2025',
  );
  expect(law).toContain('by date  law "Decreto 1573 de 2024" {\n  2025-01-01  200_000  single_source\n}');
  expect(law).toContain('by date  law "Ley 2" {\n  2024-07-01  1%\n  2025-07-01  2%\n}');
  const before = using('SMMLV, medio_minimo, recargo').replaceAll('2025-', '2024-');
  expect(lawOf(before, `${FIGURES}${rows}`)).toContain(
    'by date  law "Ley 789 de 2002 art. 26" {\n  2020-01-01  75%\n}',
  );
});

test('of a figure that a formula asks whether it changes, a year without a change has the row before', () => {
  const rows = `param horas "Horas" : hours  by date  law "Ley 3" {
  2023-07-15  235h
  2024-07-15  230h
  2025-07-15  220h
  2026-07-15  210h
}
`;
  const asked = `${SCHEME}warn PARAM_CHANGE_INSIDE_PERIOD on period  when changes(horas)  "Cambia"\n`;
  const law = (year: number) =>
    lawOf(
      asked.replaceAll('2025-', `${year}-`).replace('SMMLV, medio', 'SMMLV, horas, medio'),
      FIGURES + rows,
    );
  expect(law(2025)).toContain('{\n  2024-07-15  230h\n  2025-07-15  220h\n}');
  expect(law(2027)).toContain('{\n  2025-07-15  220h\n  2026-07-15  210h\n}');
  expect(compile({ path: 'alone.pay', text: law(2027) }).diagnostics).toEqual([]);
});

test('what a figure needs comes with it, and the law stands alone', () => {
  const law = lawOf(using('medio_minimo, SMMLV'));
  const { diagnostics, ir } = compile({ path: 'alone.pay', text: law });
  expect([diagnostics, ir === null]).toEqual([[], false]);
});

test('a derived figure brings what its cells need on the dates of the law, and no more', () => {
  const dated = (rows: string): string =>
    `${FIGURES}param tasa_26 "Tasa" : rate  by date  law "Ley" {\n  2025-01-01  2%\n}\nlet tope "Tope" : money  by date  law "Ley" {\n${rows}}\n`;
  const names = using('SMMLV, medio_minimo, tope');
  const [old, held, next] = ['2024-01-01  (1 UVT)', '2025-01-01  (tasa_26 * 1 SMMLV)', '2026-01-01  (1 UVT)'];
  const law = lawOf(names, dated(`  ${held}\n`));
  expect(lawOf(names, dated(`  ${old}\n  ${held}\n  ${next}\n`))).toBe(law);
  expect([law.includes('tasa_26 "Tasa"'), law.includes('unit UVT')]).toEqual([true, false]);
});

test('another figure between two changes no law', () => {
  const between = FIGURES.replace('unit UVT', 'param otra "Otra" = 12_345 COP  law "Ley 2"\n\nunit UVT');
  const names = using('SMMLV, UVT, tarifa');
  expect(lawOf(names, between)).toBe(lawOf(names));
});

test('a chain of derived figures is longer than calls can be deep', () => {
  const chain = Array.from({ length: 9000 }, (_, at) => `let y${at} "Y" : money = y${at + 1}  law "L"`);
  const figures = `${FIGURES}${chain.join('\n')}\nlet y9000 "Y" : money = 1 SMMLV  law "L"\n`;
  expect(lawOf(using('SMMLV, medio_minimo, y0'), figures)).toContain('let y9000 ');
});

test('a figure that is read as what it is not is told, though `uses` names it', () => {
  const wrong = SCHEME.replace('sum(perceptions) ', 'sum(SMMLV) ');
  const { diagnostics, ir } = compile(
    { path: 'co/primero/2025-01-01.pay', text: wrong },
    around([{ path: 'co/figures.pay', text: FIGURES }]),
  );
  expect(ir).toBeNull();
  expect(diagnostics.map(({ code, severity }) => `${code} ${severity}`)).toContain('PAY204 error');
});

test('a derived figure that reads what is no figure refuses every scheme that uses figures', () => {
  const foreign = `${FIGURES}let mitad "Mitad" : money = monthly_salary / 2  law "L"\n`;
  const { ir, diagnostics } = compile(
    { path: 'co/primero/2025-01-01.pay', text: SCHEME },
    around([{ path: 'co/figures.pay', text: foreign }]),
  );
  expect([ir, diagnostics.map(({ code }) => code)]).toEqual([null, ['PAY931']]);
});

test('files of another currency matter only to who uses their figures', () => {
  const dollars = 'figures CO "En dólares"\n  currency USD\n\nparam tope "Tope" = 1_234.50 USD  law "Ley"\n';
  const all = around([
    { path: 'co/figures/a.pay', text: FIGURES },
    { path: 'co/figures/b.pay', text: dollars },
  ]);
  const codesOf = (text: string) =>
    readLaw({ path: 'co/primero/2025-01-01.pay', text }, all).diagnostics.map(({ code }) => code);
  expect(codesOf(SCHEME)).toEqual([]);
  expect(codesOf(using('SMMLV, medio_minimo, tope'))).toContain('PAY926');
});

test('earlier rows stay where a formula reads another date', () => {
  const law = lawOf(SCHEME.replace('1 SMMLV', 'SMMLV at period.start_date'));
  expect(law).toContain('  2024-01-01  1_300_000\n');
  expect(law).not.toContain('2026-01-01');
});

test('an amendment keeps the figures of the law before, or names its own', () => {
  const before = { path: 'co/primero/2025-01-01.pay', text: SCHEME };
  const amendment = (head: string): string => {
    const text = `scheme CO.primero\n  version "2026.1"\n  amends 2025-01-01\n  valid 2026-01-01 .. 2026-12-31\n${head}`;
    const source = { path: 'co/primero/2026-01-01.pay', text };
    const all = around([{ path: 'co/figures.pay', text: FIGURES }], { '2025-01-01': before });
    const { law, diagnostics } = readLaw(source, all);
    expect(diagnostics).toEqual([]);
    return law?.source.text ?? '';
  };
  expect(amendment('')).toContain('law "Decreto" {\n  2026-01-01  1_750_905\n}');
  expect(amendment('uses SMMLV, medio_minimo, clases\n')).toContain('table clases');
});

test('a scheme that uses no figures is its own law, byte for byte', () => {
  const text = SCHEME.replace('  # Cifras\n  uses     SMMLV, medio_minimo\n', '').replace(
    ', 1 SMMLV, medio_minimo',
    '',
  );
  expect(lawOf(text)).toBe(text);
});

test('a fault of a figure is told where it stands', () => {
  const source = { path: 'co/primero/2025-01-01.pay', text: SCHEME };
  const figures = { path: 'co/figures.pay', text: FIGURES.replace('1_423_500', '1_423_500  1') };
  const [one, ...rest] = compile(source, around([figures])).diagnostics;
  expect([one?.code, one?.path, rest]).toEqual(['PAY117', 'co/figures.pay', []]);
  expect(figures.text.slice(one?.span.start, one?.span.end)).toContain('2025-01-01  1_423_500  1');
});

test('how far a table may jump is judged on all its dates, not on those of one law', () => {
  const escala = (later: string): string => `figures CO "Cifras"
  currency COP

table escala "Escala" : excess of COP  continuous within 0.01 COP  law "ET art. 383" {
  from 2025-01-01 {
    [  0 .. 100]  5%
    (100 ..   *)  9%  plus 5
  }
  from 2026-01-01 {
    [     0 .. 100.33]  5%
    (100.33 ..      *)  9%  plus ${later}
  }
}
`;
  const salary = 'perception salario "Salario" = escala(monthly_salary)  law "CST art. 127"\n';
  const scheme = using('escala').replace(/perception .*\n/, salary);
  const codes = (later: string): readonly (readonly string[])[] => {
    const figures = { path: 'co/figures.pay', text: escala(later) };
    const all = around([figures]);
    const own = compile({ path: 'co/primero/2025-01-01.pay', text: scheme }, all);
    return [own.diagnostics, compile(figures, all).diagnostics].map((each) => each.map(({ code }) => code));
  };
  expect(codes('5.02')).toEqual([[], []]);
  expect(codes('5.0165')).toEqual([[], ['PAY414']]);
});

/** Rows of two more years behind the last of each figure, with the figures that it has. */
function withTwoMoreYears(source: Source, year: number): Source {
  const { file } = parse(source);
  const edits = file.decls.flatMap((decl) => rowsOfYears(decl, source.text, [year, year + 1]));
  let { text } = source;
  for (const { at, until, added } of edits.toSorted((a, b) => b.at - a.at))
    text = text.slice(0, at) + added + text.slice(until);
  const longer = { path: source.path, text: format({ path: source.path, text }).text };
  expect([parse(longer).diagnostics, longer.text.length > source.text.length]).toEqual([[], true]);
  return longer;
}

interface TextEdit {
  readonly at: number;
  readonly until: number;
  readonly added: string;
}

function rowsOfYears(decl: Decl, text: string, years: readonly number[]): readonly TextEdit[] {
  const insert = (at: number, added: string): TextEdit => ({ at, until: at, added });
  const cut = ({ span }: { readonly span: { readonly start: number; readonly end: number } }) =>
    text.slice(span.start, span.end);
  if (decl.decl === 'table') {
    const known = decl.blocks.findLast(({ isBlank }) => !isBlank);
    const block = decl.blocks.at(-1);
    const dates = decl.clauses.flatMap((clause) => (clause.kind === 'by' ? clause.dates : []));
    const last = dates.at(-1);
    if (block !== undefined && known !== undefined)
      return years.map((year) => insert(block.span.end, `\nfrom ${year}-01-01 {${cut(known).split('{')[1]}`));
    if (last === undefined) return [];
    return [
      insert(last.span.end, years.map((year) => `, ${year}-01-01`).join('')),
      ...decl.rows.flatMap((row) => {
        const cell = row.cells.at(-1);
        return cell === undefined ? [] : [insert(cell.span.end, years.map(() => ` ${cut(cell)}`).join(''))];
      }),
    ];
  }
  if (decl.decl !== 'simple') return [];
  const row = decl.rows?.at(-1);
  if (row === undefined) return [];
  if (decl.kind === 'calendar') {
    const until = decl.clauses.find((clause) => clause.kind === 'until');
    if (until?.kind !== 'until') return [];
    const end = Number(until.date.iso.slice(0, 4));
    const later = [end + 1, end + 2];
    const { start: at, end: to } = until.date.span;
    return [
      { at, until: to, added: `${end + 2}-12-31` },
      ...later.map((year) => insert(row.span.end, `\n${year}-01-01`)),
    ];
  }
  const known = decl.rows?.findLast(({ isBlank }) => !isBlank) ?? row;
  const cells = known.cells.map(cut).join(' ');
  const clauses = known.clauses.map(cut).join(' ');
  const dates =
    row.at.kind === 'month'
      ? years.flatMap((year) =>
          Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`),
        )
      : years.map((year) => `${year}-01-01`);
  return dates.map((date) => insert(row.span.end, `\n${date} ${cells} ${clauses}`)).toReversed();
}

const DATED = /^\d{4}-\d{2}-\d{2}\.pay$/;

function namesIn(folder: string): readonly string[] {
  const stats = statSync(join(ROOT, folder), { throwIfNoEntry: false });
  return stats?.isDirectory() === true ? readdirSync(join(ROOT, folder)) : [];
}

function readAt(path: string): Source {
  return { path, text: readFileSync(join(ROOT, path), 'utf8') };
}

/** Every rule file of a country, by its path. */
function rulesIn(country: string): readonly Source[] {
  return namesIn(country).flatMap((scheme) =>
    namesIn(join(country, scheme))
      .filter((name) => DATED.test(name))
      .map((name) => readAt(join(country, scheme, name))),
  );
}

const COUNTRIES = ['rules', 'examples/peru/rules'].flatMap((home) =>
  namesIn(home)
    .map((name) => join(home, name))
    .filter((country) => figuresPaths(country, namesIn).length > 0),
);

function lastYear({ scheme }: PayFile): number {
  const valid = scheme?.headers.find(({ kind }) => kind === 'valid');
  return valid?.kind === 'valid' ? Number(valid.until.iso.slice(0, 4)) : 0;
}

test.each(COUNTRIES)('two more years of figures of %s change no law', (country) => {
  const rules = rulesIn(country);
  const byPath = new Map(rules.map((source) => [source.path, source]));
  const year = Math.max(...rules.map((source) => lastYear(parse(source).file))) + 1;
  const figures = figuresPaths(country, namesIn).map(readAt);
  const longer = figures.map((source) => withTwoMoreYears(source, year));
  const textWith = (source: Source, all: readonly Source[]): string | undefined => {
    const dated = (date: string) => byPath.get(join(dirname(source.path), `${date}.pay`)) ?? null;
    return readLaw(source, { dated, figures: () => all }).law?.source.text;
  };
  for (const source of rules) {
    const before = textWith(source, figures);
    expect([source.path, typeof before]).toEqual([source.path, 'string']);
    expect(textWith(source, longer)).toBe(before);
  }
});

test('there is a country with figures', () => {
  expect(COUNTRIES).toContain('rules/cl');
});
