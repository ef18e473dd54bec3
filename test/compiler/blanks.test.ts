import { compile } from '../../compiler/compile.ts';
import { manifestOf } from '../../compiler/manifest/manifest.ts';
import { calculate } from '../../runtime/calculate.ts';
import { CalculationError } from '../../runtime/calculation-error.ts';
import type { RuleModule } from '../../runtime/module.ts';
import { loadEmitted } from './differential/run-emitted.ts';

const PATH = 'co/primero/2026-01-01.pay';

const FIGURES = `figures CO "Cifras de Colombia"
  currency COP

unit SMMLV "Salario mínimo" : COP  by date  law "Decreto" {
  2025-01-01  1_423_500
  2026-01-01  1_750_905
}
param auxilio "Auxilio" : COP, tope "Tope" : COP  by date  law "Decreto" {
  2026-01-01  249_095  3_000_000
  2026-07-01  ?
}
param indice "Índice" : rate  by month  law "DANE" {
  2026-01  1%
  2026-02  ?
}
param tasa "Tasa" : rate  by month  carry_forward PARAM_CARRIED_FORWARD  law "DANE" {
  2026-01  1%
  2026-02  ?
}
table recargo "Recargo" : step of SMMLV gives rate  law "Ley 1" {
  from 2025-01-01 {
    [0 .. *)  5%
  }
  from 2026-10-01  ?
}
`;

const scheme = (uses: string, salary: string): string => `scheme CO.primero "Mi primera nómina"
  version  "2026.1"
  currency COP
  valid    2026-01-01 .. 2026-12-31
  uses     ${uses}
  periods  monthly
  days     month_of_30
  as_of    month_end
  round    half_up to 0.01 COP
  law      "Código Sustantivo del Trabajo"

input monthly_salary "Salario" : money  in (0 COP .. 10_000_000_000 COP]  required
input fecha "Fecha" : date  in [2026-01-01 .. 2026-12-31]  default 2026-01-31  law "Ley 1"
perception salario "Salario" = ${salary}  law "CST art. 127"
total      neto    "Neto"    = sum(perceptions)  as net_salary
`;

function compiled(uses: string, salary: string, figures = FIGURES) {
  const text = scheme(uses, salary).replace(/^input fecha .*\n/m, (line) =>
    salary.includes('fecha') ? line : '',
  );
  const source = { path: PATH, text };
  return compile(source, { dated: () => null, figures: () => [{ path: 'co/figures.pay', text: figures }] });
}

function moduleOf(uses: string, salary: string, figures = FIGURES): RuleModule {
  const { ir, source, diagnostics } = compiled(uses, salary, figures);
  if (ir === null) throw new Error(diagnostics.map(({ code, message }) => `${code} ${message}`).join('\n'));
  return loadEmitted(ir, manifestOf(ir, { path: PATH, bytes: Buffer.from(source.text) }));
}

/** The net pay of a month of 2026; the error of one that is refused. */
function netOf(module: RuleModule, month: string, inputs: object = {}): string | CalculationError {
  const last = new Date(Date.UTC(2026, Number(month), 0)).getUTCDate();
  const period = { type: 'monthly', start_date: `2026-${month}-01`, end_date: `2026-${month}-${last}` };
  try {
    const { summary } = calculate([module], {
      scheme: 'primero',
      period,
      employee: { monthly_salary: '1000', inputs },
    });
    return summary.net_salary;
  } catch (error) {
    if (error instanceof CalculationError) return error;
    throw error;
  }
}

test('a blank refuses the months behind it, and names the figure', () => {
  const module = moduleOf('auxilio', 'monthly_salary + auxilio');
  expect(netOf(module, '06')).toBe('250095.00');
  expect(netOf(module, '07')).toMatchObject({
    code: 'SCHEME_NOT_EFFECTIVE',
    message:
      'The scheme cannot calculate this period, for want of figures that are not known yet: auxilio (Auxilio) from 2026-07-01.',
    details: {
      available_years: [2026],
      missing_figures: [{ name: 'auxilio', label: 'Auxilio', from: '2026-07-01' }],
    },
  });
});

test('a figure that shares its rows and is not read is not missing', () => {
  expect(moduleOf('tope', 'monthly_salary + tope').manifest.missing).toEqual([
    { name: 'tope', label: 'Tope', from: '2026-07-01' },
  ]);
});

test('a scheme that reads no blank figure is not stopped', () => {
  const { diagnostics, ir } = compiled('SMMLV', 'max(monthly_salary, 1 SMMLV)');
  expect([diagnostics, ir?.missing]).toEqual([[], []]);
});

test('a month without a figure is blank from it on, and one that is carried forward goes on', () => {
  expect(compiled('indice', 'monthly_salary * indice').ir?.missing).toEqual([
    { name: 'indice', label: 'Índice', from: '2026-02-01' },
  ]);
  const carried = moduleOf('tasa', 'monthly_salary * tasa');
  expect([carried.manifest.missing, netOf(carried, '12')]).toEqual([undefined, '10.00']);
});

test('a carried figure with blanks is in the law as it is without them', () => {
  const without = FIGURES.replaceAll(/^ {2}2026-02 {2}\?\n/gm, '');
  const law = (figures: string) => compiled('tasa', 'monthly_salary * tasa', figures).law?.source.text;
  expect(law(FIGURES)).toBe(law(without));
});

test('a blank of a table stops whoever applies it', () => {
  const module = moduleOf('recargo', 'monthly_salary * (100% + recargo(monthly_salary))');
  expect(netOf(module, '09')).toBe('1050.00');
  expect(netOf(module, '10')).toMatchObject({ details: { missing_figures: [{ name: 'recargo' }] } });
});

test('what is read at another date is refused behind the blank', () => {
  const module = moduleOf('auxilio', 'monthly_salary + auxilio at fecha');
  expect(netOf(module, '03', { fecha: '2026-06-30' })).toBe('250095.00');
  expect(netOf(module, '03', { fecha: '2026-07-01' })).toMatchObject({
    code: 'VALIDATION_ERROR',
    message: expect.stringContaining('Auxilio: no se conoce desde el 2026-07-01'),
  });
});

test('`given` is false behind a blank', () => {
  const module = moduleOf(
    'auxilio',
    'monthly_salary + (if given(auxilio at fecha) then auxilio at fecha else 1 COP)',
  );
  expect(netOf(module, '03', { fecha: '2026-06-30' })).toBe('250095.00');
  expect(netOf(module, '03', { fecha: '2026-07-01' })).toBe('1001.00');
});

test('a figure that formulas ask for first does not stop the scheme', () => {
  const here = 'auxilio at period.reference_date';
  const module = moduleOf('auxilio', `monthly_salary + (if given(${here}) then ${here} else 1 COP)`);
  expect(module.manifest.missing).toBeUndefined();
  expect(netOf(module, '06')).toBe('250095.00');
  expect(netOf(module, '07')).toBe('1001.00');
});

test('a law that begins behind the blank compiles and calculates nothing', () => {
  const module = moduleOf('auxilio', 'monthly_salary + auxilio');
  const early = FIGURES.replace('2026-01-01  249_095', '2025-01-01  249_095').replace(
    '2026-07-01',
    '2026-01-01',
  );
  const { ir, diagnostics } = compiled('auxilio', 'monthly_salary + auxilio', early);
  expect(module.manifest.missing).toHaveLength(1);
  expect(ir?.missing).toEqual([{ name: 'auxilio', label: 'Auxilio', from: '2026-01-01' }]);
  expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['PAY936', 'warning']]);
});

test('rules that calculate nothing yet are named with no year', () => {
  const early = FIGURES.replace('2026-01-01  249_095', '2025-01-01  249_095').replace(
    '2026-07-01',
    '2026-01-01',
  );
  const module = moduleOf('auxilio', 'monthly_salary + auxilio', early);
  const calculated = (period: object) => () =>
    calculate([module], { scheme: 'primero', period, employee: { monthly_salary: '1000' } });
  const long = { type: 'monthly', start_date: '2024-03-01', end_date: '2024-03-31' };
  expect(calculated(long)).toThrow(/^The scheme has no rules for this period\.$/);
});

test('a law that begins behind the blank waits for what its formulas ask for first, too', () => {
  const here = 'auxilio at period.reference_date';
  const early = FIGURES.replace('2026-01-01  249_095', '2025-01-01  249_095').replace(
    '2026-07-01',
    '2026-01-01',
  );
  const salary = `monthly_salary + (if given(${here}) then ${here} else 1 COP)`;
  expect(compiled('auxilio', salary, early).ir?.missing).toEqual([
    { name: 'auxilio', label: 'Auxilio', from: '2026-01-01' },
  ]);
});

test('a row that is filled in takes the place of its blank, and changes no law before it', () => {
  const filled = FIGURES.replace('2026-07-01  ?', '2026-07-01  260_000  3_100_000');
  expect(compiled('auxilio', 'monthly_salary + auxilio', filled).ir?.missing).toEqual([]);
});
