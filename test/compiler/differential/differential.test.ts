import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { compile } from '../../../compiler/compile.ts';
import { manifestOf } from '../../../compiler/manifest/manifest.ts';
import { modules } from '../../../generated/rules/index.ts';
import { interpret } from '../../../runtime/interpreter/interpret.ts';
import type { Call, Outcome } from '../../../runtime/module.ts';
import { CallRepair } from '../../property/call-repair.ts';
import { comparable } from './comparable.ts';
import { expectFixedPointToAgree, isWrittenStraight, tamedCall } from './fixed-point.ts';
import { leastPlain } from './plain-share.ts';
import { randomCall } from './random-call.ts';
import { randomProgram } from './random-program.ts';
import { callAndRepaired, repairedCall } from './repaired-call.ts';
import { loadEmitted } from './run-emitted.ts';

const CALLS_PER_PROGRAM = 5;
/** `make torture` asks for more. */
const PROGRAMS = Number(process.env.RANDOM_PROGRAMS ?? 40);

test('the interpreter and the emitted code agree exactly on random programs and random inputs', () => {
  let programs = 0;
  let computed = 0;
  let plain = 0;
  const property = fc.property(randomProgram, fc.integer(), (text, seed) => {
    const { ir } = compile({ path: 'azar.pay', text });
    fc.pre(ir !== null);
    if (ir === null) return;
    const manifest = manifestOf(ir, { path: 'rules/co/azar/2025-01-01.pay', bytes: Buffer.from(text) });
    const interpreted = interpret(ir, manifest);
    const emitted = loadEmitted(ir, manifest);
    programs += 1;
    const calls = fc.sample(randomCall(manifest), { numRuns: CALLS_PER_PROGRAM, seed });
    for (const call of calls.flatMap((one) => callAndRepaired(one, interpreted.evaluate))) {
      const expected = interpreted.evaluate(call);
      expect(comparable(emitted.evaluate(call))).toEqual(comparable(expected));
      expect(comparable(emitted.evaluateExactly(call))).toEqual(comparable(expected));
      if (expected.kind !== 'computed') continue;
      computed += 1;
      const tamed = tamedCall(call, emitted);
      const outcome = interpreted.evaluate(tamed);
      if (outcome.kind === 'refused') continue;
      if (expectFixedPointToAgree(emitted, tamed, outcome.evaluation)) plain += 1;
    }
  });
  fc.assert(property, { numRuns: PROGRAMS, maxSkipsPerRun: 100 });
  expect(programs).toBeGreaterThanOrEqual(PROGRAMS);
  expect(computed).toBeGreaterThan(programs * 3);
  // Limits that are scaled by days and then rounded are beyond plain numbers: half of the programs have some.
  expect(plain).toBeGreaterThan(computed / 10);
});

test.each(modules.map((module) => [module.manifest.path, module] as const))(
  'the committed module of %s agrees with the interpreter on random inputs',
  (path, emitted) => {
    const bytes = readFileSync(path);
    const { ir, lowering } = compile({ path, text: bytes.toString('utf8') });
    if (ir === null || lowering === null) throw new Error(`${path} does not compile`);
    const repair = new CallRepair(ir, lowering, emitted.manifest);
    const interpreted = interpret(ir, manifestOf(ir, { path, bytes }));
    let computed = 0;
    let plain = 0;
    let straight = 0;
    const check = (call: Call, outcome: Outcome): void => {
      expect(comparable(emitted.evaluate(call))).toEqual(comparable(outcome));
      expect(comparable(emitted.evaluateExactly(call))).toEqual(comparable(outcome));
      if (outcome.kind !== 'computed') return;
      computed += 1;
      if (expectFixedPointToAgree(emitted, call, outcome.evaluation)) plain += 1;
      if (isWrittenStraight(emitted, call)) straight += 1;
    };
    fc.assert(
      fc.property(randomCall(emitted.manifest), (call) => {
        const first = interpreted.evaluate(call);
        check(call, first);
        if (first.kind === 'computed') return;
        const inBounds = tamedCall(repairedCall(call, first.refusals), emitted);
        const mended = tamedCall(repair.repair(inBounds, 0).call, emitted);
        check(mended, interpreted.evaluate(mended));
      }),
      { numRuns: 60 },
    );
    expect(computed).toBeGreaterThan(5);
    expect(plain).toBeGreaterThan(leastPlain(emitted.manifest, computed));
    expect(straight).toBe(plain);
  },
);
