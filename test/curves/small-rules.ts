import { manifestOf } from '../../compiler/manifest/manifest.ts';
import { interpret } from '../../runtime/interpreter/interpret.ts';
import type { Call, RuleModule } from '../../runtime/module.ts';
import { decimal } from '../../runtime/numbers/exact.ts';
import { compileBody } from '../compiler/compile-text.ts';

/** A month of a salary, for the small scheme of the tests of the compiler. */
export const CALL: Call = {
  inputs: { monthly_salary: decimal('1000') },
  flags: {},
  period: { type: 'monthly', start: '2025-03-01', end: '2025-03-31', days: 30 },
  referenceDate: '2025-03-31',
  days: 30,
  trace: false,
};

/** The small scheme with more declarations. */
export function rulesOf(body: string): RuleModule {
  const { ir, diagnostics } = compileBody(body);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (ir === null) throw new Error(errors.map(({ message }) => message).join('\n'));
  return interpret(ir, manifestOf(ir, { path: 'prueba.pay', bytes: new Uint8Array() }));
}
