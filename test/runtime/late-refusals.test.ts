import { manifestOf } from '../../compiler/manifest/manifest.ts';
import { interpret } from '../../runtime/interpreter/interpret.ts';
import type { Call } from '../../runtime/module.ts';
import { decimal } from '../../runtime/numbers/exact.ts';
import { compileBody } from '../compiler/compile-text.ts';
import { loadEmitted } from '../compiler/differential/run-emitted.ts';

const CALL: Call = {
  inputs: { monthly_salary: decimal('6000000') },
  flags: {},
  period: { type: 'monthly', start: '2025-03-01', end: '2025-03-31', days: 30 },
  referenceDate: '2025-03-31',
  days: 30,
  trace: true,
};

test('a refusal that inputs alone decide says in its text what is computed of them', () => {
  const { ir, diagnostics } = compileBody(
    'refuse VALIDATION_ERROR on monthly_salary  when monthly_salary > 5_000_000 COP  "{sueldo} es demasiado"\n',
  );
  if (ir === null) throw new Error(diagnostics.map(({ message }) => message).join());
  const manifest = manifestOf(ir, { path: '', bytes: new Uint8Array() });
  for (const rules of [interpret(ir, manifest), loadEmitted(ir, manifest)]) {
    const outcome = rules.evaluate(CALL);
    if (outcome.kind !== 'refused') throw new Error('not refused');
    expect(outcome.refusals.map(({ message }) => message)).toEqual(['6000000.00 COP es demasiado']);
  }
});
