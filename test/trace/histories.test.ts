import { compile } from '../../compiler/compile.ts';
import { manifestOf } from '../../compiler/manifest/manifest.ts';
import { printAuditTrail } from '../../runtime/audit-trail.ts';
import type { Call, RuleModule } from '../../runtime/module.ts';
import { decimal } from '../../runtime/numbers/exact.ts';
import { payslipOf, traceText } from '../../runtime/payslip.ts';
import { tracedSteps } from '../../runtime/traced-step.ts';
import { loadEmitted } from '../compiler/differential/run-emitted.ts';

const HEAD = `scheme UY.acumulado "Régimen acumulado"
  version  "2026.1"
  currency UYU
  valid    2026-01-01 .. 2026-12-31
  periods  monthly
  days     month_of_30
  as_of    period_end
  round    half_up to 0.01 UYU
  law      "Ley 10.489"

mark gravado  as taxable  law "Ley 18.083"
input monthly_salary "Sueldo mensual" : money  in (0 UYU .. 1_000_000 UYU]  required
perception sueldo "Sueldo" = monthly_salary  marks gravado  law "Ley 10.449"
base base_irpf "Base" = sum(gravado)  law "Ley 18.083"
table escala "Escala" : excess of UYU  continuous  law "Ley 18.083" {
  [    0 .. 1_000]  10%
  (1_000 ..     *]  20%  plus 100
}
`;
const FOOT = `
total liquido "Líquido" = sum(perceptions) - sum(deductions)  as net_salary
`;
const ALONE = `${HEAD}
let impuesto "Impuesto" = escala(base_irpf)  rounded  law "Ley 18.083"
deduction irpf "IRPF" = impuesto  bracket impuesto  law "Ley 18.083"
${FOOT}`;
const CUMULATIVE = `${HEAD}
history anterior "Base anterior" : money = sum(base_irpf) of UY.acumulado over year  in [0 UYU .. 1_000_000 UYU]
history retenido "Retenido" : money = sum(irpf) of UY.acumulado over year  in [0 UYU .. 1_000_000 UYU]  default 0 UYU
param doble "Meses" = 2  law "Ley 1"
base acumulado "Base acumulada" = base_irpf + anterior  when given(anterior)  law "Ley 18.083"
let impuesto "Impuesto" = if given(anterior) then escala(acumulado / 2) * doble else escala(base_irpf)
  rounded  law "Ley 18.083"
let saldo "Saldo" = impuesto - retenido  when given(anterior)  law "Ley 18.083"
deduction irpf "IRPF" = if given(anterior) then max(0 UYU, saldo) else impuesto  bracket impuesto  law "Ley 18.083"
perception devolucion "Devolución" = max(0 UYU, -saldo)  when given(anterior)  omit_zero
  marks not gravado  law "Ley 18.083"  convention "se devuelve lo que sobra"
${FOOT}`;

function moduleOf(text: string): RuleModule {
  const { ir, diagnostics } = compile({ path: 'rules/uy/acumulado/2026-01-01.pay', text });
  if (ir === null) throw new Error(diagnostics.map(({ code, message }) => `${code} ${message}`).join('\n'));
  const identity = { path: 'rules/uy/acumulado/2026-01-01.pay', bytes: Buffer.from(text) };
  return loadEmitted(ir, manifestOf(ir, identity));
}

function call(history: Readonly<Record<string, string>>): Call {
  const sent = Object.entries({ monthly_salary: '1500', ...history });
  return {
    inputs: Object.fromEntries(sent.map(([name, value]) => [name, decimal(value)])),
    flags: {},
    period: { type: 'monthly', start: '2026-03-01', end: '2026-03-31', days: 30 },
    referenceDate: '2026-03-31',
    days: 30,
    trace: true,
  };
}

/** The trace in plain numbers, after checking that exact fractions give the same. */
function traceOf(rules: RuleModule, history: Readonly<Record<string, string>>): string {
  const payslip = payslipOf(rules, call(history));
  const exact = rules.evaluateExactly(call(history));
  if (payslip.kind === 'refused' || exact.kind === 'refused') throw new Error('refused');
  const text = traceText(payslip, 6);
  expect(printAuditTrail(tracedSteps(rules.manifest, exact.evaluation), 6)).toBe(text);
  expect(payslip.evaluator).toBe('plain');
  return text;
}

const alone = moduleOf(ALONE);
const cumulative = moduleOf(CUMULATIVE);

test('without histories a trace reads as under rules that have none', () => {
  expect(traceOf(cumulative, {})).toBe(traceOf(alone, {}));
});

test('with histories it shows what they decide', () => {
  const steps: { concept_id: string; formula: string; inputs: Record<string, string> }[] = JSON.parse(
    traceOf(cumulative, { anterior: '3000', retenido: '900' }),
  );
  const shown = Object.fromEntries(steps.map(({ concept_id, formula }) => [concept_id, formula]));
  expect(shown).toMatchObject({
    acumulado: 'base_irpf + anterior round half_up:0.01',
    saldo: 'impuesto - retenido',
    irpf: 'if given(anterior) then max(0, saldo) else impuesto round half_up:0.01',
    liquido: 'sueldo + (if given(anterior) then devolucion else 0) - irpf',
  });
  expect(steps.find(({ concept_id }) => concept_id === 'irpf')?.inputs).toEqual({
    'given(anterior)': '1',
    saldo: '-200.00',
  });
});
