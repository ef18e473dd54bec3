import { buildTable } from '../../../compiler/tables/table.ts';
import { contextOf, said, schemeOf, tableDecl } from '../parameters/file-context.ts';
import {
  AR_ANNUAL_2026_H1,
  AR_ANNUAL_2026_H2,
  BR_INSS_2026,
  BR_IRRF_2025,
  CL_IUSC,
  CO_SOLIDARITY,
  CO_WITHHOLDING,
  MX_TARIFFS,
} from './printed-tables.ts';

function faults(head: string, rows: string, currency: string): readonly string[] {
  const context = contextOf(schemeOf({ currency }));
  buildTable(tableDecl(`table tarifa : ${head} law "ley" {${rows}}`), context);
  return said(context);
}

test.each(MX_TARIFFS)('the monthly tariff of Mexico from $from holds within two cents', ({ monthly }) => {
  expect(faults('excess of MXN grid 0.01 MXN continuous within 0.02 MXN', `\n${monthly}\n`, 'MXN')).toEqual(
    [],
  );
  expect(faults('excess of MXN grid 0.01 MXN continuous within 0.01 MXN', `\n${monthly}\n`, 'MXN')).toEqual(
    [],
  );
});

test.each(MX_TARIFFS)('the daily tariff of Mexico from $from holds within one cent', ({ daily }) => {
  expect(
    faults(
      'excess of MXN grid 0.01 MXN continuous within 0.01 MXN scaled by period.days',
      `\n${daily}\n`,
      'MXN',
    ),
  ).toEqual([]);
});

test('the withholding table of Colombia jumps exactly as written', () => {
  expect(faults('excess of UVT', CO_WITHHOLDING, 'COP')).toEqual([]);
});

test('the solidarity table of Colombia covers every base once', () => {
  expect(faults('step of SMMLV gives rate', CO_SOLIDARITY, 'COP')).toEqual([]);
});

test('the annual scales of Argentina hold within one cent', () => {
  const head = 'excess of ARS continuous within 0.01 ARS scaled by 1 / 12 round limits half_up to 0.01 ARS';
  const blocks = `from 2026-01-01 {\n${AR_ANNUAL_2026_H1}\n} from 2026-07-01 {\n${AR_ANNUAL_2026_H2}\n}`;
  expect(faults(head, blocks, 'ARS')).toEqual([]);
});

test('the tables of Brazil hold as printed', () => {
  expect(faults('marginal of BRL round each down to 0.01 BRL', BR_INSS_2026, 'BRL')).toEqual([]);
  expect(faults('rebate of BRL continuous within 0.01 BRL', BR_IRRF_2025, 'BRL')).toEqual([]);
});

test('the tax table of Chile is continuous without any tolerance', () => {
  expect(faults('rebate of UTM continuous', CL_IUSC, 'CLP')).toEqual([]);
});
