/**
 * How fast the emitted Colombian rules calculate, amounts only, against the interpreter over the same IR.
 * Both run in this process in alternating rounds, so that the ratio does not depend on the machine's mood.
 */
import { readFileSync } from 'node:fs';
import { compile } from '../../compiler/compile.ts';
import { interpret } from '../../compiler/interpret/interpret.ts';
import { manifestOf } from '../../compiler/manifest.ts';
import { decimal } from '../../compiler/runtime/exact.ts';
import type { Call, RuleModule } from '../../compiler/runtime/module.ts';
import { modules } from '../../generated/rules/index.ts';

const FILE = 'rules/co/ordinario/2025-01-01.pay';
const ROUNDS = 15;
const ROUND_MS = 200;

const call: Call = {
  inputs: {
    monthly_salary: decimal('1423500'),
    risk_class_rate: decimal('0.00522'),
    horas_recargo_nocturno: decimal('20'),
    horas_extra_diurnas: decimal('8'),
  },
  flags: {},
  period: { type: 'monthly', start: '2025-03-01', end: '2025-03-31', days: 30 },
  referenceDate: '2025-03-31',
  days: 30,
  trace: false,
};

function interpreted(): RuleModule {
  const bytes = readFileSync(FILE);
  const { ir } = compile({ path: FILE, text: bytes.toString('utf8') });
  if (ir === null) throw new Error(`${FILE} does not compile`);
  return interpret(ir, manifestOf(ir, { path: FILE, bytes }));
}

function emitted(): RuleModule {
  const module = modules.find(({ manifest }) => manifest.path === FILE);
  if (module === undefined) throw new Error(`${FILE} is not in generated/; run 'make generate'`);
  return module;
}

/** Payslips a second over one round. */
function rate(module: RuleModule): number {
  const start = performance.now();
  let done = 0;
  let elapsed = 0;
  while (elapsed < ROUND_MS) {
    for (let i = 0; i < 50; i++) {
      if (module.evaluate(call).kind !== 'computed')
        throw new Error('the request of the benchmark is refused');
    }
    done += 50;
    elapsed = performance.now() - start;
  }
  return (done * 1000) / elapsed;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const contenders = { emitted: emitted(), interpreted: interpreted() };
for (const module of Object.values(contenders)) rate(module);
const rounds = Array.from({ length: ROUNDS }, () => ({
  emitted: rate(contenders.emitted),
  interpreted: rate(contenders.interpreted),
}));
const medians = {
  emitted: median(rounds.map((round) => round.emitted)),
  interpreted: median(rounds.map((round) => round.interpreted)),
};
const ratio = median(rounds.map((round) => round.emitted / round.interpreted));

console.log(`one Colombian payslip, amounts only, ${ROUNDS} alternating rounds, one thread`);
for (const [name, value] of Object.entries(medians))
  console.log(`  ${name.padEnd(12)} ${Math.round(value).toLocaleString('en').padStart(9)} payslips a second`);
console.log(`  ratio        ${ratio.toFixed(1).padStart(9)}`);
