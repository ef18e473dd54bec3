import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../../../compiler/compile.ts';
import { emit } from '../../../compiler/emit/emit.ts';
import { emitIndex } from '../../../compiler/emit/index-module.ts';
import { emitPackageTypes } from '../../../compiler/emit/request-types.ts';
import { manifestOf } from '../../../compiler/manifest/manifest.ts';

/** `TEXTO` stands in every place where a rule file holds a text. */
const RULES = `scheme CO.hostil "TEXTO"
  version "TEXTO" currency COP valid 2025-01-01 .. 2025-12-31 periods monthly days month_of_30 as_of month_end
  round half_up to 0.01 COP law "TEXTO" change 2025-07-01 "TEXTO" law "TEXTO"
unit UVT "Unidad TEXTO" = 49_799 COP law "TEXTO" single_source "TEXTO"
param tasa "Tasa TEXTO" : rate by date law "TEXTO" { 2025-01-01 1% law "TEXTO"  2025-07-01 2% convention "TEXTO" }
param tope : UVT by month carry_forward PARAM_CARRIED_FORWARD law "TEXTO" { 2025-01 10 derived "TEXTO" }
input monthly_salary "TEXTO" : money in (0 COP .. 9_000_000 COP] required law "TEXTO"
let contrato "Clase TEXTO" : one of fijo, libre = if con_bono then fijo else libre law "TEXTO"
flag con_bono "Con bono TEXTO" default no convention "TEXTO"
mark gravable "TEXTO" as taxable
table escala "Escala TEXTO" : excess of UVT continuous law "TEXTO" {
  [0 .. 10] 0%  convention "TEXTO"
  (10 .. *] 10% plus 0
}
table por_contrato "Contratos TEXTO" : map of contrato gives rate law "TEXTO" { fijo 1% libre 2% }
let tramo "TEXTO" : one of bajo, alto = if monthly_salary > 100_000 COP then alto else bajo law "TEXTO"
perception sueldo "TEXTO" = monthly_salary marks gravable tags cfdi:P019 law "TEXTO"
perception bono "Bono TEXTO" = min(tope, 1 UVT) * 2 when con_bono and tramo = alto omit_zero marks gravable law "TEXTO"
base gravado "TEXTO" = sum(gravable) law "TEXTO"
deduction impuesto "TEXTO" = escala(gravado) law "TEXTO"
employer seguridad "TEXTO" on gravado { salud "TEXTO" rate tasa + por_contrato(contrato) law "TEXTO" }
total neto "TEXTO" = sum(perceptions) - sum(deductions) as net_salary law "TEXTO"
refuse VALIDATION_ERROR on con_bono when con_bono and monthly_salary > 8_000_000 COP "TEXTO"
warn BELOW_MINIMUM_WAGE on monthly_salary when monthly_salary < 1_000_000 COP "TEXTO {monthly_salary} TEXTO"
`.replace('(10 .. *]', '(10 .. *)');

const RUN = 'globalThis.PWNED=1;';
const LINE_ENDS = ['\n', '\r', '\r\n', '\u2028', '\u2029', '\u0085', '\u000b', '\u000c', '\u0000'];

/** Texts that would run if any of them left its comment or its literal. */
const HOSTILE: readonly string[] = [
  ...LINE_ENDS.flatMap((end) => [`x${end}${RUN}//`, `x${end}${RUN}/*`, `'${end}${RUN}//`]),
  `';${RUN}//`,
  `\\';${RUN}//`,
  `";${RUN}//`,
  `\`;${RUN}//`,
  `\\\`;${RUN}//`,
  `\${${RUN.replace(';', '')}}`,
  `\\\${${RUN.replace(';', '')}}`,
  `*/${RUN}/*`,
  `/*${RUN}//`,
  `</script><script>${RUN}</script>`,
  `<!--${RUN}-->`,
  '@ts-expect-error',
  '//# sourceMappingURL=data:application/json,{}',
  'const $1 = $e.x; $at $f. $ft. $kept ledger.apply(',
  '\ud800 \u202e\u200b\u{e0041} \\',
];

/** The value with another text wherever its texts hold the placeholder. */
function withText<T>(value: T, text: string): T;
function withText(value: unknown, text: string): unknown {
  if (typeof value === 'string') return value.replaceAll('TEXTO', () => text);
  if (Array.isArray(value)) return value.map((item) => withText(item, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withText(item, text)]));
}

/** In a checkout, and in a package. */
const WRITTEN = [
  ['typescript', 'm', 'ts'],
  ['javascript', 'j', 'js'],
] as const;

const CALL = `{ inputs: { monthly_salary: { n: 50000n, d: 1n } }, flags: {}, days: 30, trace: true,
  period: { type: 'monthly', start: '2025-03-01', end: '2025-03-31', days: 30 }, referenceDate: '2025-03-31' }`;

/** Imports every module and says of each what it holds, and whether anything of it ran. */
const IMPORTER = `
const seen = [];
for (const name of process.argv.slice(2)) {
  const { rules } = await import(name).catch((fault) => ({ rules: String(fault) }));
  const { evaluation } = rules.evaluateExactly(${CALL});
  const plain = rules.evaluate(${CALL}).evaluation;
  seen.push({ manifest: rules.manifest, ran: globalThis.PWNED !== undefined,
    messages: [evaluation, plain].map(({ warnings }) => warnings[0].message) });
}
process.stdout.write(JSON.stringify(seen));
`;

test('no text of a rule file leaves its comment or its literal, whatever it holds', () => {
  const { ir, diagnostics } = compile({ path: 'hostil.pay', text: RULES });
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  if (ir === null) throw new Error('the rules do not compile');
  const manifest = manifestOf(ir, { path: 'rules/co/TEXTO/2025.pay', bytes: Buffer.from(RULES) });
  const folder = mkdtempSync('test/compiler/emit/.hostile-');
  try {
    HOSTILE.forEach((text, at) => {
      for (const [language, name, end] of WRITTEN) {
        const beside = `./${name}${at}.json`;
        const form = { language, runtime: '../../../../runtime/index.ts', law: beside };
        const { law, code } = emit(withText(ir, text), withText(manifest, text), form);
        expect(law.replaceAll(/[\n\x20-\x7e]|\p{L}|\p{N}|\p{P}|\p{S}/gu, '')).toBe('');
        writeFileSync(join(folder, beside), law);
        writeFileSync(join(folder, `${name}${at}.${end}`), code);
      }
    });
    writeFileSync(join(folder, 'import.ts'), IMPORTER);
    const names = ['m.ts', 'j.js'].flatMap((name) =>
      HOSTILE.map((_, at) => `./${name.replace('.', `${at}.`)}`),
    );
    const ran = spawnSync('node', ['--no-warnings', join(folder, 'import.ts'), ...names], {
      encoding: 'utf8',
    });
    expect(ran.stderr).toBe('');
    const seen: { manifest: unknown; ran: boolean; messages: string[] }[] = JSON.parse(ran.stdout);
    seen.forEach((module, at) => {
      const text = HOSTILE[at % HOSTILE.length] ?? '';
      const message = `${text} 50000.00 COP ${text}`;
      expect(module).toEqual({
        manifest: JSON.parse(JSON.stringify(withText(manifest, text))),
        ran: false,
        messages: [message, message],
      });
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('no text leaves its comment in the declarations of a package of rules', () => {
  const { ir } = compile({ path: 'hostil.pay', text: RULES });
  if (ir === null) throw new Error('the rules do not compile');
  const manifest = manifestOf(ir, { path: 'rules/co/TEXTO/2025.pay', bytes: Buffer.from(RULES) });
  const [plain, ...hostile] = ['x', ...HOSTILE].map((text) => emitPackageTypes([withText(manifest, text)]));
  const withoutComments = (text = '') =>
    text.split('\n').filter((line) => !/^ *\/\*\*(?!.*\*\/.)/.test(line));
  for (const types of hostile) expect(withoutComments(types)).toEqual(withoutComments(plain));
});

test('the name of a file that stands among the emitted ones is a literal of the index', () => {
  const index = emitIndex(
    [`co/x';${RUN}//.ts`, 'co/a_b/2025-01-01.ts', 'co/a__b/2025-01-01.ts'],
    '../../runtime',
  );
  expect(index).toContain(`from './co/x\\';${RUN}//.ts';`);
  const names = [...index.matchAll(/^import \{ rules as (\w+) \}/gm)].map(([, name]) => name);
  expect(new Set(names).size).toBe(3);
});
