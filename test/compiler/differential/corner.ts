import { compile } from '../../../compiler/compile.ts';
import { manifestOf } from '../../../compiler/manifest/manifest.ts';
import { interpret } from '../../../runtime/interpreter/interpret.ts';
import type { Call, InputValue, RuleModule } from '../../../runtime/module.ts';
import { decimal } from '../../../runtime/numbers/exact.ts';
import { comparable } from './comparable.ts';
import { expectFixedPointToAgree } from './fixed-point.ts';
import { loadEmitted } from './run-emitted.ts';

/** One payslip: what is sent (quantities as decimals), the month of 2025, and the days. */
export interface Case {
  readonly sent?: Readonly<Record<string, string | boolean>>;
  readonly month?: string;
  readonly days?: number;
}

const HEAD = `scheme CO.esquina "Esquina"
  version "2025.1"
  currency COP
  valid 2025-01-01 .. 2025-12-31
  periods monthly
  days month_of_30
  as_of period_end
  round half_up to 0.01 COP
  law "ley"
input monthly_salary : money in [0 COP .. 90_000_000 COP] default 1_000_000.01 COP
`;

const FOOT = `
perception sueldo = monthly_salary law "ley"
total neto = sum(perceptions) - sum(deductions) as net_salary
`;

/** The case as the rules are called. */
export function callOf({ sent = {}, month = '03', days = 30 }: Case): Call {
  const inputs: Record<string, InputValue> = {};
  const flags: Record<string, boolean> = {};
  for (const [name, value] of Object.entries(sent)) {
    if (typeof value === 'boolean') flags[name] = value;
    else inputs[name] = /^-?[\d.]+$/.test(value) ? decimal(value) : value;
  }
  const last = new Date(Date.UTC(2025, Number(month), 0)).getUTCDate();
  const [start, end] = [`2025-${month}-01`, `2025-${month}-${last}`];
  return {
    inputs,
    flags,
    period: { type: 'monthly', start, end, days },
    referenceDate: end,
    days,
    trace: true,
  };
}

/** A small rule file, as the interpreter and as emitted code. */
export function cornerOf(body: string): { readonly interpreted: RuleModule; readonly emitted: RuleModule } {
  const text = `${HEAD}${body}${FOOT}`;
  const { ir, diagnostics } = compile({ path: 'esquina.pay', text });
  if (ir === null) throw new Error(diagnostics.map(({ code, message }) => `${code} ${message}`).join('\n'));
  const manifest = manifestOf(ir, { path: 'rules/co/esquina/2025-01-01.pay', bytes: Buffer.from(text) });
  return { interpreted: interpret(ir, manifest), emitted: loadEmitted(ir, manifest) };
}

/**
 * Compares a small rule file between interpreter and emitted code on a few payslips. Gives how many of them
 * were computed in plain numbers.
 */
export function expectCornerToAgree(body: string, cases: readonly Case[]): number {
  const { interpreted, emitted } = cornerOf(body);
  let plain = 0;
  for (const one of cases) {
    const call = callOf(one);
    const expected = interpreted.evaluate(call);
    expect(comparable(emitted.evaluateExactly(call))).toEqual(comparable(expected));
    expect(comparable(emitted.evaluate(call))).toEqual(comparable(expected));
    if (expected.kind === 'computed' && expectFixedPointToAgree(emitted, call, expected.evaluation))
      plain += 1;
  }
  return plain;
}
