import fc from 'fast-check';
import { compile } from '../../../compiler/compile.ts';
import { manifestOf } from '../../../compiler/manifest/manifest.ts';
import { interpret } from '../../../runtime/interpreter/interpret.ts';
import type { Call } from '../../../runtime/module.ts';
import { comparable } from './comparable.ts';
import { expectFixedPointToAgree } from './fixed-point.ts';
import { emitted as emit, load } from './run-emitted.ts';

/** Members with conditions, dates, words, rows and messages; neighbours of a family that are computed like it; odd texts. */
const RULES = `scheme CL.meses "Meses «12:a» ‹01›"
  version  "2025.1"
  currency CLP
  valid    2025-01-01 .. 2025-12-31
  periods  event
  days     as_given
  as_of    period_end
  round    half_up to 1 CLP
  law      "«12:‹01›»"

param tope : CLP  by date  law "ley" { 2024-01-01 900  2025-01-01 1_000  2025-06-01 1_100 unconfirmed "«sin fuente»" }
param recargo : CLP  by date  law "ley" { 2024-01-01 1  2025-06-01 2 unconfirmed "sin fuente" }
table tarifa : rebate of CLP  continuous  law "ley" { [0 .. 500] 2%  less 0  (500 .. *) 10%  less 40 }
input desde "Desde" : date  in [2024-01-01 .. period.end_date]  required
input ganado[m] "Ganado ‹5› 1" : money  in [0 CLP .. 9_000_000 CLP]  for m in 1 .. 12
input ganado_13 "Ganado ‹5› 13" : money  in [0 CLP .. 9_000_000 CLP]  default 0 CLP
input otro[m] : money  in [0 CLP .. 9_000 CLP]  default 7 CLP  for m in 1 .. 3
let n = count(given(ganado))
let mes[m] : date = min(add_months(desde, m - 1), period.end_date)  for m in 1 .. 12
let clase[m] : one of baja, alta = if month(mes[m]) > 6 then alta else baja  for m in 1 .. 12
let parte[m] "Parte «" = clamp(ganado[m] / 3, 0 CLP, tope at mes[m])  when given(ganado[m])  law "‹02+2›"
let rara[m] "Rara" = if m = 7 then 2 * parte[m] else parte[m] * m  when clase[m] = alta  for m in 1 .. 12
let impuesto[m] "Impuesto" = tarifa(parte[m] + 1 CLP * m)  rounded  when given(ganado[m])  law "ley"
let aparte[m] "Aparte" = recargo at mes[m]  when given(ganado[m])  law "ley"
let mayor "Mayor" = max(parte[1], parte[2], parte[3], parte[4], parte[5], parte[6], parte[12])
let menor "Menor" = min(impuesto[1] - 20 CLP, impuesto[2], impuesto[3], impuesto[4], impuesto[5], impuesto[6] - 30 CLP)
let ajena[m] "Ajena" = otro[m] * m  for m in 1 .. 3
perception pago "Pago" = sum(parte) + sum(rara) + sum(aparte) + sum(ajena) + parte[4] + ganado_13 + mayor + max(0 CLP, menor) + 1 CLP * n  law "ley"
deduction retencion "Retención" = min(pago, sum(impuesto))  bracket impuesto_01  law "ley"
warn BELOW_MINIMUM_WAGE on desde  when parte[4] > 100 CLP  "«12:{pago}» ‹{desde}›"
`;

function rules() {
  const { ir, diagnostics } = compile({ path: 'x.pay', text: RULES });
  if (ir === null) throw new Error(diagnostics.map(({ code, message }) => `${code} ${message}`).join('\n'));
  const manifest = manifestOf(ir, { path: 'x.pay', bytes: Buffer.from(RULES) });
  const module = emit(ir, manifest);
  return { manifest, exact: interpret(ir, manifest), module, emitted: load(module) };
}

const { manifest, exact, module, emitted } = rules();

test('a family is computed in a loop', () => {
  expect(module.code).toContain('for (let $i = 0; $i < 12; $i += 1) {');
  expect(module.code).not.toContain('parte_05');
  expect(module.code).toContain('rt.sumOf(parte$01_12)');
  expect(module.code).toContain('Math.max(');
});

test('warnings of the members, of which the last stands first, are given in a loop', () => {
  expect(module.code).toMatch(/mes\$01_12\[11 - \$i\]/);
  expect(module.code).toMatch(/\$notes\.add\(\d+ \+ \$i\)/);
});

test('the manifest of a module is that of its rules, whatever their texts hold', () => {
  expect(emitted.manifest).toEqual(manifest);
});

const amount = fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: undefined });
const drawn = fc.record({
  desde: fc.constantFrom('2024-01-01', '2024-06-30', '2024-12-31', '2025-02-28', '2025-05-31'),
  amounts: fc.array(amount, { minLength: 12, maxLength: 12 }),
});

test('loops over members compute what the interpreter computes, with its trace and its warnings', () => {
  let computed = 0;
  const property = fc.property(drawn, ({ desde, amounts }) => {
    const members = amounts.map((cents, place) => {
      const value = cents === undefined ? undefined : { n: BigInt(cents), d: 100n };
      return [`ganado_${String(place + 1).padStart(2, '0')}`, value] as const;
    });
    const period = { type: 'event', start: '2025-06-01', end: '2025-06-30', days: 30 } as const;
    const inputs = { desde, ...Object.fromEntries(members) };
    const asked: Call = { inputs, flags: {}, period, referenceDate: '2025-06-30', days: 30, trace: true };
    const expected = exact.evaluate(asked);
    expect(comparable(emitted.evaluate(asked))).toEqual(comparable(expected));
    if (expected.kind === 'computed' && expectFixedPointToAgree(emitted, asked, expected.evaluation))
      computed += 1;
  });
  fc.assert(property, { numRuns: 100, seed: 22 });
  expect(computed).toBeGreaterThan(60);
});
