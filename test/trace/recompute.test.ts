import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { compile } from '../../compiler/compile.ts';
import { manifestOf } from '../../compiler/manifest/manifest.ts';
import { modules } from '../../generated/rules/index.ts';
import { printAuditTrail } from '../../runtime/audit-trail.ts';
import { interpret } from '../../runtime/interpreter/interpret.ts';
import { tracedSteps } from '../../runtime/traced-step.ts';
import { calculate, NO_OTHERS } from '../../server/payroll/calculate.ts';
import type { CalculationRequest } from '../../server/payroll/calculation-request.ts';
import { RuleCatalog } from '../../server/payroll/rule-catalog.ts';
import { ServiceError } from '../../server/service-error.ts';
import { randomCall } from '../compiler/differential/random-call.ts';
import { randomProgram } from '../compiler/differential/random-program.ts';
import { callAndRepaired } from '../compiler/differential/repaired-call.ts';
import { readRequests } from '../corpus/kept.ts';

/** One of so many requests of the corpus: over two thousand payslips of every scheme and period. */
const EVERY = 5;
/** Of these payslips, one of so many is computed by the interpreter alone. */
const EXACTLY = 10;
const PRECISIONS = 11;

const plainly = new RuleCatalog(modules);
const exactly = new RuleCatalog(
  modules.map((module) => ({ ...module, plain: null, evaluate: module.evaluateExactly })),
);

interface Step {
  readonly formula: string;
  readonly inputs: Record<string, string>;
  readonly exact?: Record<string, string>;
  result_raw: string;
  result_final: string;
  result_exact?: string;
}

interface Answer {
  readonly country: string;
  readonly scheme: string;
  readonly period: { readonly type: string };
  readonly audit_trail: Step[];
}

/** What the checker says of answers, which it reads as they are. */
function recomputed(answers: readonly unknown[]) {
  const input = answers.map((answer) => `${JSON.stringify(answer)}\n`).join('');
  const said = spawnSync('python3', ['test/trace/recompute.py'], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (said.error !== undefined) throw said.error;
  return { status: said.status, text: said.stdout + said.stderr };
}

async function answerTo(request: CalculationRequest, place: number): Promise<Answer | null> {
  const options = { ...request.options, include_audit_trail: true, precision: place % PRECISIONS };
  const calculator = {
    catalog: place % EXACTLY === 0 ? exactly : plainly,
    engineVersion: '0'.repeat(40),
    clock: () => 0,
    nextId: () => '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  };
  try {
    return JSON.parse((await calculate({ ...request, options }, calculator, NO_OTHERS)).answer);
  } catch (error) {
    if (error instanceof ServiceError) return null;
    throw error;
  }
}

const NO_LINES = { perceptions: [], deductions: [], taxable_bases: [], employer_contributions: [] };

const answers: Answer[] = [];

beforeAll(async () => {
  for (const [place, request] of readRequests().entries()) {
    if (place % EVERY !== 0) continue;
    const answer = await answerTo(request, place / EVERY);
    if (answer !== null) answers.push(answer);
  }
});

test('every step of every payslip can be computed again from what it prints', () => {
  const kinds = new Set(answers.map(({ country, scheme, period }) => `${country}.${scheme} ${period.type}`));
  expect(answers.length).toBeGreaterThanOrEqual(2000);
  expect(kinds.size).toBeGreaterThanOrEqual(13);
  const { status, text } = recomputed(answers);
  expect(text).toMatch(/ 0 faults\n$/);
  expect(status).toBe(0);
});

/** Adds a hundredth to one parameter that a step prints. */
function tampered(answer: Answer, place: number): Answer {
  const copy: Answer = structuredClone(answer);
  const step = copy.audit_trail[place % copy.audit_trail.length];
  if (step === undefined) throw new Error('a payslip without steps');
  step.result_final = (Number(step.result_final) + 0.01).toFixed(2);
  return copy;
}

test('every operation of the language can be computed again', () => {
  const traces: unknown[] = [];
  const property = fc.property(randomProgram, fc.infiniteStream(fc.nat()), (text, seeds) => {
    const { ir } = compile({ path: 'azar.pay', text });
    if (ir === null) return;
    const rules = interpret(ir, manifestOf(ir, { path: 'azar.pay', bytes: new TextEncoder().encode(text) }));
    const drawn = fc.sample(randomCall(rules.manifest), { numRuns: 5, seed: seeds.next().value });
    for (const call of drawn.flatMap((one) => callAndRepaired(one, rules.evaluate))) {
      const outcome = rules.evaluate({ ...call, trace: true });
      if (outcome.kind === 'refused') continue;
      const trail = printAuditTrail(tracedSteps(rules.manifest, outcome.evaluation), 6);
      traces.push({ ...NO_LINES, audit_trail: JSON.parse(trail) });
    }
  });
  fc.assert(property, { numRuns: 200, seed: 7 });
  expect(traces.length).toBeGreaterThan(60);
  expect(recomputed(traces).text).toMatch(/ 0 faults\n$/);
});

test('a step that came to anything else is found', () => {
  const wrong = answers.slice(0, 300).map(tampered);
  expect(recomputed(wrong).text).toMatch(/ 300 faults\n$/);
});
