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

/** The texts of what both evaluators refuse, with these inputs; each is the other's. */
function refusedBy(body: string, inputs: Call['inputs'], flags: Call['flags'] = {}): readonly string[] {
  const { ir, diagnostics } = compileBody(body);
  if (ir === null) throw new Error(diagnostics.map(({ message }) => message).join());
  const manifest = manifestOf(ir, { path: '', bytes: new Uint8Array() });
  const [texts = [], others] = [interpret(ir, manifest), loadEmitted(ir, manifest)].map((rules) => {
    const outcome = rules.evaluate({ ...CALL, inputs, flags });
    return outcome.kind === 'refused' ? outcome.refusals.map(({ message }) => message) : [];
  });
  expect(others).toEqual(texts);
  return texts;
}

const STEPS = `input ingreso : date  required  law "CST art. 64"
input salida : date  default period.end_date  law "CST art. 64"
let dias "Días" = days_30(ingreso, salida)  law "CST art. 64"
let doble "Doble" = 2 * overtime_amount  law "CST art. 64"
refuse VALIDATION_ERROR on ingreso  when ingreso > salida  "al revés"
refuse VALIDATION_ERROR on overtime_amount  when doble > 10 COP  "doble {doble}"
refuse VALIDATION_ERROR on salida  when dias > 30  "{dias} días"
perception extra "Extra" = doble + dias / 30 * 1 COP  law "CST art. 64"
`;

const GOOD = { monthly_salary: decimal('1'), ingreso: '2025-03-31' };

test.each([
  ['nothing wrong', GOOD, []],
  ['one that steps decide', { ...GOOD, overtime_amount: decimal('6') }, ['doble 12.00 COP']],
  [
    'one beside an input that is out of bounds and another that is missing',
    { ...GOOD, monthly_salary: undefined, overtime_amount: decimal('6') },
    ['monthly_salary is required', 'doble 12.00 COP'],
  ],
  [
    'one beside a contradiction, and none that follows from it',
    { ...GOOD, ingreso: '2025-02-01', salida: '2025-01-01', overtime_amount: decimal('6') },
    ['al revés', 'doble 12.00 COP'],
  ],
  [
    'one of other inputs beside an input that is out of bounds',
    { ...GOOD, ingreso: '2025-01-01', overtime_amount: decimal('-1') },
    ['overtime_amount must be greater than or equal to 0', '90 días'],
  ],
  [
    'none that reads what is missing or out of bounds',
    { monthly_salary: decimal('1'), overtime_amount: decimal('-1') },
    ['overtime_amount must be greater than or equal to 0', 'ingreso is required (CST art. 64)'],
  ],
])('refusals of computed steps: %s', (_, inputs, refusals) => {
  expect(refusedBy(STEPS, inputs)).toEqual(refusals);
});

test('a refused call computes nothing beyond what its rules allow', () => {
  const body = `input dias_del_mes : number  in [0 .. 31]  default 30  law "CST art. 64"
input parte : money  in [0 COP .. 1_000 COP]  default 0 COP  law "CST art. 64"
let diario "Diario" : money = parte / dias_del_mes  when dias_del_mes > 0  law "CST art. 64"
refuse VALIDATION_ERROR on parte  when diario > 10 COP  "diario {diario}"
`;
  const of = (days: string) => refusedBy(body, { parte: decimal('600'), dias_del_mes: decimal(days) });
  expect(of('0')).toEqual(['monthly_salary is required']);
  expect(of('30')).toEqual(['monthly_salary is required', 'diario 20.00 COP']);
});

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
