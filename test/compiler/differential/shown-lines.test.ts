import { manifestOf } from '../../../compiler/manifest/manifest.ts';
import { interpret } from '../../../runtime/interpreter/interpret.ts';
import type { Outcome } from '../../../runtime/module.ts';
import { decimal } from '../../../runtime/numbers/exact.ts';
import { compileBody } from '../compile-text.ts';
import { loadEmitted } from './run-emitted.ts';

const RULES = `
perception premio "Premio" = overtime_amount  when con_bono  omit_zero  law "ley"
base base_premio "Base del premio" = overtime_amount  when con_bono  omit_zero  law "ley"
deduction cuota "Cuota" = overtime_amount  when con_bono  omit_zero  law "ley"
deduction aporte "Aporte" = overtime_amount  omit_zero  law "ley"
employer cargas "Cargas" {
  carga "Carga" = overtime_amount  when con_bono  omit_zero  law "ley"
}
`;

/** What the interpreter shows of the rules, after the emitted module has shown the same. */
function shown(con_bono: boolean): readonly string[] {
  const { ir } = compileBody(RULES);
  if (ir === null) throw new Error('the rules compile');
  const manifest = manifestOf(ir, { path: 'rules/co/prueba/2025-01-01.pay', bytes: Buffer.from(RULES) });
  const period = { type: 'monthly', start: '2025-03-01', end: '2025-03-31', days: 30 } as const;
  const inputs = { monthly_salary: decimal('1000000') };
  const call = { inputs, flags: { con_bono }, period, referenceDate: period.end, days: 30, trace: false };
  const ids = (outcome: Outcome): readonly string[] => {
    if (outcome.kind === 'refused') throw new Error('the call is accepted');
    const { perceptions, bases, deductions, employerTables } = outcome.evaluation;
    const parts = employerTables.flatMap((table) => table.components);
    return [...perceptions, ...bases, ...deductions, ...parts].map(({ id }) => id);
  };
  const interpreted = ids(interpret(ir, manifest).evaluate(call));
  expect(ids(loadEmitted(ir, manifest).evaluate(call))).toEqual(interpreted);
  return interpreted;
}

test('a deduction, a base and a part that apply are shown even at zero; a perception is not', () => {
  expect(shown(true)).toEqual(['sueldo', 'base_premio', 'cuota', 'carga']);
});

test('nothing at zero is shown when its condition does not hold', () => {
  expect(shown(false)).toEqual(['sueldo']);
});
