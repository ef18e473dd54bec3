import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { compile } from '../../../compiler/compile.ts';
import { emit } from '../../../compiler/emit/emit.ts';
import { interpret } from '../../../compiler/interpret/interpret.ts';
import { manifestOf } from '../../../compiler/manifest.ts';
import { modules } from '../../../generated/rules/index.ts';
import { comparable } from './comparable.ts';
import { randomCall } from './random-call.ts';
import { randomProgram } from './random-program.ts';
import { repairedCall } from './repaired-call.ts';
import { loadEmitted } from './run-emitted.ts';

const CALLS_PER_PROGRAM = 10;

test('the interpreter and the emitted code agree exactly on random programs and random inputs', () => {
  let programs = 0;
  let computed = 0;
  const property = fc.property(randomProgram, fc.integer(), (text, seed) => {
    const { ir } = compile({ path: 'azar.pay', text });
    fc.pre(ir !== null);
    if (ir === null) return;
    const manifest = manifestOf(ir, { path: 'rules/co/azar/2025-01-01.pay', bytes: Buffer.from(text) });
    const interpreted = interpret(ir, manifest);
    const emitted = loadEmitted(emit(ir, manifest));
    programs += 1;
    for (const call of fc.sample(randomCall(manifest), { numRuns: CALLS_PER_PROGRAM, seed })) {
      const expected = interpreted.evaluate(call);
      if (expected.kind === 'computed') computed += 1;
      expect(comparable(emitted.evaluate(call))).toEqual(comparable(expected));
    }
  });
  fc.assert(property, { numRuns: 60, maxSkipsPerRun: 100 });
  expect(programs).toBeGreaterThanOrEqual(60);
  expect(computed).toBeGreaterThan(programs * 3);
});

test.each(modules.map((module) => [module.manifest.path, module] as const))(
  'the committed module of %s agrees with the interpreter on random inputs',
  (path, emitted) => {
    const bytes = readFileSync(path);
    const { ir } = compile({ path, text: bytes.toString('utf8') });
    expect(ir).not.toBeNull();
    if (ir === null) return;
    const interpreted = interpret(ir, manifestOf(ir, { path, bytes }));
    let computed = 0;
    fc.assert(
      fc.property(randomCall(emitted.manifest), (call) => {
        const first = interpreted.evaluate(call);
        expect(comparable(emitted.evaluate(call))).toEqual(comparable(first));
        if (first.kind === 'computed') computed += 1;
        else {
          const mended = repairedCall(call, first.refusals);
          const second = interpreted.evaluate(mended);
          if (second.kind === 'computed') computed += 1;
          expect(comparable(emitted.evaluate(mended))).toEqual(comparable(second));
        }
      }),
      { numRuns: 60 },
    );
    expect(computed).toBeGreaterThan(5);
  },
);
