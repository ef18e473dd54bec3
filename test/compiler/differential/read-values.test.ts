import { manifestOf } from '../../../compiler/manifest/manifest.ts';
import { interpret } from '../../../runtime/interpreter/interpret.ts';
import type { Outcome } from '../../../runtime/module.ts';
import { decimal } from '../../../runtime/numbers/exact.ts';
import { compileBody } from '../compile-text.ts';
import { loadEmitted } from './run-emitted.ts';

const RULES = `
unit UVT : COP  by date  law "ley" { 2025-01-01  49_799 }
param tope_uvt : UVT  by date  law "ley" { 2025-01-01  2.5 }
let tope "Tope" = tope_uvt  rounded  law "ley"
deduction cuota "Cuota" = min(sueldo, tope)  law "ley"
`;

test('a step that reads a parameter written in a unit lists the worth of the unit', () => {
  const { ir } = compileBody(RULES);
  if (ir === null) throw new Error('the rules compile');
  const manifest = manifestOf(ir, { path: 'rules/co/prueba/2025-01-01.pay', bytes: Buffer.from(RULES) });
  const period = { type: 'monthly', start: '2025-03-01', end: '2025-03-31', days: 30 } as const;
  const inputs = { monthly_salary: decimal('1000000') };
  const call = { inputs, flags: {}, period, referenceDate: period.end, days: 30, trace: true };
  const read = (outcome: Outcome): readonly string[] | undefined => {
    if (outcome.kind === 'refused') throw new Error('the call is accepted');
    return outcome.evaluation.trace.find((step) => step.id === 'tope')?.inputs.map(({ name }) => name);
  };
  for (const rules of [interpret(ir, manifest), loadEmitted(ir, manifest)]) {
    expect(read(rules.evaluate(call))).toEqual(['tope_uvt', 'UVT']);
  }
});
