import { buildTable } from '../../../compiler/tables/table.ts';
import type { Table } from '../../../runtime/module/table.ts';
import { decimal, div, type Exact, exact, mul, ONE } from '../../../runtime/numbers/exact.ts';
import { printFixed, printPlain } from '../../../runtime/numbers/print.ts';
import { contextOf, schemeOf, tableDecl } from '../parameters/file-context.ts';
import { applyTable, givesValue, type Reading, upperLimitOf } from './apply-table.ts';
import {
  AR_ANNUAL_2026_H1,
  AR_ANNUAL_2026_H2,
  AR_MONTHLY_2026_H2,
  BR_INSS_2026,
  BR_IRRF_2025,
  CL_IUSC,
  CO_SOLIDARITY,
  CO_WITHHOLDING,
  MX_TARIFFS,
} from './printed-tables.ts';

function tableOf(head: string, rows: string, currency = 'COP'): Table {
  const context = contextOf(schemeOf({ currency }));
  const table = buildTable(tableDecl(`table tarifa : ${head} law "ley" {\n${rows}\n}`), context);
  if (table === null || context.report.diagnostics.length > 0) throw new Error('the table has faults');
  return table;
}

const TODAY = { date: '2026-07-31' };

function value(table: Table, base: string, reading: Reading = TODAY): string {
  return printPlain(applyTable(table, decimal(base), reading).value, 10);
}

function money(amount: Exact | null): string | null {
  return amount === null ? null : printFixed(amount, 2);
}

describe('Colombia', () => {
  const retencion = tableOf('excess of UVT', CO_WITHHOLDING);
  const uvt = { date: '2025-11-30', factor: decimal('49799') };

  test('the withholding of the worked payslips, before art. 868', () => {
    expect(value(retencion, '1264600.50', uvt)).toBe('0');
    expect(value(retencion, '5613329.83', uvt)).toBe('167660.7177');
    expect(value(retencion, '35162815.83', uvt)).toBe('9219447.5405');
    expect(value(retencion, '19209565.83', uvt)).toBe('3859166.5239');
  });

  test('a base at a limit belongs to the row that closes there', () => {
    const at = (base: string) => applyTable(retencion, mul(decimal(base), decimal('49799')), uvt);
    expect(money(at('150').value)).toBe(printFixed(mul(decimal('10.45'), decimal('49799')), 2));
    expect(money(at('150').row.lower)).toBe(printFixed(mul(decimal('95'), decimal('49799')), 2));
    expect(printFixed(at('150.000001').row.rate, 2)).toBe('0.28');
  });

  test('the row is told with its limits in pesos', () => {
    const { row } = applyTable(retencion, decimal('35162815.83'), uvt);
    expect(money(row.lower)).toBe('31871360.00');
    expect(money(row.upper)).toBe('47060055.00');
    expect(money(row.fixed)).toBe('8067438.00');
    expect(row.slices).toEqual([]);
  });

  test('the top row has no upper limit', () => {
    expect(applyTable(retencion, decimal('999999999'), uvt).row.upper).toBeNull();
  });

  test.each([
    ['0', '0'],
    ['3.999', '0'],
    ['4', '0.01'],
    ['16', '0.012'],
    ['17', '0.012'],
    ['17.001', '0.014'],
    ['20', '0.018'],
    ['20.001', '0.02'],
  ])('solidarity at %s minimum wages is %s', (wages, rate) => {
    const smmlv = decimal('1423500');
    const table = tableOf('step of SMMLV gives rate', CO_SOLIDARITY);
    const applied = applyTable(table, mul(decimal(wages), smmlv), { ...TODAY, factor: smmlv });
    expect(printPlain(applied.value, 4)).toBe(rate);
    expect(applied.row.fixed).toEqual({ n: 0n, d: 1n });
  });
});

describe('Mexico', () => {
  const daily = (from: string): Table => {
    const rows = MX_TARIFFS.find((one) => one.from === from)?.daily ?? '';
    return tableOf(
      'excess of MXN grid 0.01 MXN continuous within 0.01 MXN scaled by period.days',
      rows,
      'MXN',
    );
  };

  test.each([
    ['2023-01-01', 7n, '171.78', '171.79', '1458.03', '3.29'],
    ['2023-01-01', 15n, '368.10', '368.11', '3124.35', '7.05'],
    ['2026-01-01', 7n, '194.46', '194.47', '1650.67', '3.71'],
    ['2026-01-01', 15n, '416.70', '416.71', '3537.15', '7.95'],
  ])('the tariff of %s for %s days is the one that SAT publishes', (from, days, top, lower, upper, fixed) => {
    const reading = { ...TODAY, factor: exact(days) };
    expect(money(applyTable(daily(from), decimal(top), reading).row.upper)).toBe(top);
    const second = applyTable(daily(from), decimal(lower), reading).row;
    expect([money(second.lower), money(second.upper), money(second.fixed)]).toEqual([lower, upper, fixed]);
  });

  test('the last row of the 15-day tariff begins one cent above the row before', () => {
    const { row } = applyTable(daily('2026-01-01'), decimal('300000'), { ...TODAY, factor: exact(15n) });
    expect([money(row.lower), row.upper, money(row.fixed)]).toEqual(['210020.71', null, '65866.05']);
  });

  test('a base of nothing pays nothing', () => {
    expect(value(daily('2026-01-01'), '0', { ...TODAY, factor: exact(15n) })).toBe('0');
  });

  test('a subsidy in money is scaled with its limits', () => {
    const rows = '[0 .. 58.19] 13.39 (58.19 .. 87.28] 13.38 (87.28 .. *) 0.00';
    const table = tableOf('step of MXN gives MXN scaled by period.days', rows, 'MXN');
    const week = { ...TODAY, factor: exact(7n), valueFactor: exact(7n) };
    expect(value(table, '407.33', week)).toBe('93.73');
    expect(value(table, '407.34', week)).toBe('93.66');
  });
});

describe('Argentina', () => {
  const head = 'excess of ARS continuous within 0.01 ARS scaled by 1 / 12 round limits half_up to 0.01 ARS';
  const blocks = `from 2026-01-01 {\n${AR_ANNUAL_2026_H1}\n} from 2026-07-01 {\n${AR_ANNUAL_2026_H2}\n}`;
  const escala = tableOf(head, blocks, 'ARS');
  const month = { date: '2026-07-01', factor: div(ONE, exact(12n)) };

  test('a twelfth of the annual scale is the monthly one, to the cent', () => {
    const bases = ['1', ...AR_MONTHLY_2026_H2.uppers.map((upper) => `${upper}1`)];
    const rows = bases.map((base) => applyTable(escala, decimal(base), month).row);
    expect(rows.map((row) => money(row.upper))).toEqual([...AR_MONTHLY_2026_H2.uppers, null]);
    expect(rows.map((row) => printPlain(row.fixed, 2))).toEqual(
      AR_MONTHLY_2026_H2.fixed.map((fixed) => printPlain(decimal(fixed), 2)),
    );
  });

  test('the rows of the block that holds on the date are read', () => {
    const before = { ...month, date: '2026-06-30' };
    expect(money(applyTable(escala, decimal('1'), before).row.upper)).toBe('166669.17');
  });
});

describe('Brazil', () => {
  const inss = tableOf('marginal of BRL round each down to 0.01 BRL', BR_INSS_2026, 'BRL');

  test('every slice is cut to the cent, and the highest is told', () => {
    const { value: total, row } = applyTable(inss, decimal('8475.55'), TODAY);
    expect(money(total)).toBe('988.07');
    expect(row.slices.map(money)).toEqual(['121.57', '115.36', '174.17', '576.97']);
    expect([money(row.lower), money(row.upper), money(row.base)]).toEqual(['4354.27', '8475.55', '8475.55']);
  });

  test('a base inside the first row reaches one slice', () => {
    expect(applyTable(inss, decimal('1000'), TODAY).row.slices).toHaveLength(1);
  });

  test('the upper limit is the last written end', () => {
    expect(money(upperLimitOf(inss, TODAY))).toBe('8475.55');
    expect(
      money(upperLimitOf(tableOf('excess of UVT', CO_WITHHOLDING), { ...TODAY, factor: decimal('10') })),
    ).toBe('23000.00');
  });

  test('the income tax is the base times the rate minus the amount taken off', () => {
    const irrf = tableOf('rebate of BRL continuous within 0.01 BRL', BR_IRRF_2025, 'BRL');
    expect(value(irrf, '4746.47')).toBe('396.54925');
    expect(value(irrf, '2428.80')).toBe('0');
    expect(money(applyTable(irrf, decimal('13369.20'), TODAY).row.fixed)).toBe('908.73');
  });
});

describe('Chile', () => {
  test('the tax of the worked payslips, in pesos of the UTM of the month', () => {
    const iusc = tableOf('rebate of UTM continuous', CL_IUSC, 'CLP');
    expect(value(iusc, '541034', { ...TODAY, factor: decimal('68647') })).toBe('0');
    expect(value(iusc, '1560549', { ...TODAY, factor: decimal('68648') })).toBe('25352.04');
    expect(value(iusc, '7538515', { ...TODAY, factor: decimal('69265') })).toBe('1058791.56');
  });

  test('a map gives the value of the word, and tells no limits', () => {
    const rows = 'indefinido 2.4% plazo_fijo 3% once_anios 0.8%';
    const { value: rate, row } = applyTable(tableOf('map of contrato gives rate', rows), 'plazo_fijo', TODAY);
    expect([printPlain(rate, 4), row.lower, row.upper]).toEqual(['0.03', null, null]);
  });

  test('a rate is among those of the month and no other', () => {
    const rows = 'capital 11.44% 11.44% uno 10.49% 10.46%';
    const afp = tableOf('map of name gives rate by date 2025-08-01, 2025-10-01', rows);
    expect(givesValue(afp, decimal('0.1049'), { date: '2025-09-30' })).toBe(true);
    expect(givesValue(afp, decimal('0.1049'), { date: '2025-10-01' })).toBe(false);
    expect(givesValue(afp, decimal('0.1144'), { date: '2025-10-01' })).toBe(true);
  });
});

test('a date before the first block has no rows', () => {
  const fal = tableOf(
    'map of contrato gives rate by date 2026-11-01, 2026-12-01',
    'indefinido 1% 2% plazo_fijo 1% 2% once_anios 1% 2%',
  );
  expect(() => applyTable(fal, 'indefinido', { date: '2026-10-31' })).toThrow('has no row for indefinido');
});
