import { readFileSync } from 'node:fs';
import { compile } from '../../../compiler/compile.ts';
import { manifestOf } from '../../../compiler/manifest/manifest.ts';
import { interpret } from '../../../runtime/interpreter/interpret.ts';
import type { Period } from '../../../runtime/module/period.ts';
import type { InputValue } from '../../../runtime/module.ts';
import { decimal } from '../../../runtime/numbers/exact.ts';
import { printPlain } from '../../../runtime/numbers/print.ts';

function compiled(country: string) {
  const text = readFileSync(new URL(`./${country}.pay`, import.meta.url), 'utf8');
  return compile({ path: `${country}.pay`, text });
}

function finals(country: string, inputs: Record<string, string>, period: Period): Record<string, string> {
  const { ir } = compiled(country);
  if (ir === null) throw new Error(`${country}.pay does not compile`);
  const module = interpret(ir, manifestOf(ir, { path: '', bytes: new Uint8Array() }));
  const sent = Object.entries(inputs).map(([name, value]): [string, InputValue] => [name, decimal(value)]);
  const { evaluate } = module;
  const outcome = evaluate({
    inputs: Object.fromEntries(sent),
    flags: {},
    period,
    referenceDate: period.end,
    days: period.days,
    trace: true,
  });
  if (outcome.kind === 'refused') throw new Error(outcome.refusals.map(({ message }) => message).join());
  return Object.fromEntries(
    outcome.evaluation.trace.map(({ id, final }) => [
      id,
      typeof final === 'object' ? printPlain(final, 2) : `${final}`,
    ]),
  );
}

const august: Period = { type: 'monthly', start: '2026-08-01', end: '2026-08-31', days: 30 };

test.each(['mx', 'br', 'ar', 'cl'])(
  'the hard parts of %s are said without a single diagnostic',
  (country) => {
    expect(compiled(country).diagnostics).toEqual([]);
  },
);

test('Mexico: the tariff of a month and of fifteen days', () => {
  const month = finals('mx', { monthly_salary: '7168.51' }, august);
  expect(month).toMatchObject({ base_isr: '7168.51', isr_determinado: '420.95' });
  const fortnight: Period = { type: 'biweekly', start: '2026-08-01', end: '2026-08-15', days: 15 };
  const half = finals('mx', { daily_salary: '500' }, fortnight);
  expect(half).toMatchObject({ base_isr: '7500', isr_determinado: '709.86', subsidio_empleo: '0' });
});

test('Brazil: slices cut to the cent, the better of two deductions, the reduction of 2026', () => {
  expect(finals('br', { monthly_salary: '1700' }, august)).toMatchObject({ inss: '128.68', irrf: '0' });
  expect(finals('br', { monthly_salary: '5000' }, august)).toMatchObject({
    irrf_metodo: 'simplificado',
    irrf_reducao: '312.89',
    irrf: '0',
  });
});

test('Argentina: the annual scale of the law gives the monthly one', () => {
  const pay = finals('ar', { monthly_salary: '5000000' }, august);
  expect(pay).toMatchObject({ base_aportes: '4594798.23', jubilacion: '505427.81' });
});

test('Chile: whole pesos, and the caps in UF of the month', () => {
  const pay = finals('cl', { monthly_salary: '5000000' }, august);
  expect(pay).toMatchObject({ base_imponible_afp_salud: '3678639', base_imponible_afc: '5219115' });
});
