import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { compile } from '../../../compiler/compile.ts';
import type { EmittedModule } from '../../../compiler/emit/emit.ts';
import type { Ir } from '../../../compiler/ir/ir.ts';
import { fingerprintOf } from '../../../compiler/manifest/fingerprint.ts';
import { manifestOf } from '../../../compiler/manifest/manifest.ts';
import { ModuleLaw } from '../../../runtime/law/module-law.ts';
import type { Manifest } from '../../../runtime/module.ts';
import { decimal } from '../../../runtime/numbers/exact.ts';
import { ruleModule } from '../../../runtime/rule-module.ts';
import { randomProgram } from '../differential/random-program.ts';
import { emitted, load, loadEmitted } from '../differential/run-emitted.ts';

function compiled(text: string): { readonly ir: Ir; readonly manifest: Manifest } | null {
  const { ir } = compile({ path: 'azar.pay', text });
  const identity = { path: 'rules/co/azar/2025-01-01.pay', bytes: Buffer.from(text) };
  return ir && { ir, manifest: manifestOf(ir, identity) };
}

function emitText(text: string, name?: string): EmittedModule | null {
  const rules = compiled(text);
  return rules && emitted(rules.ir, rules.manifest, name);
}

/** Names that TypeScript reserves or the module uses itself, and texts with every kind of quote. */
const ODD = `scheme CO.raro "Comillas 'simples', \`graves\`, \${9} y \\\\ barra"
  version "1" currency COP valid 2025-01-01 .. 2025-12-31 periods monthly days month_of_30 as_of month_end
  round half_up to 0.01 COP law "l'Hôpital \`x\` \${9}"
unit UVT = 49_799 COP law "x"
input monthly_salary "Sueldo 'a' \`b\` \${9}" : money in (0 COP .. 9_000_000 COP] default 10 * daily_salary
input daily_salary : money in (0 COP .. 900_000 COP] required unless monthly_salary
flag class default no
mark enum as taxable
let new = if class then 1 UVT else 2 UVT
let arguments = new + 1 COP
let at = arguments * 2
let ledger = at
let rt = ledger
let lines = rt
let call = lines
let manifest : rate by date { 2025-01-01 1% law "x"  2025-07-01 (2%) }
perception var "Línea 'a' \`b\` \${9}" = monthly_salary + call marks enum law "a\`b\${9}'d"
perception function = new * 3 when class omit_zero marks enum law "x"
deduction delete = var * manifest law "x"
total await = sum(perceptions) - sum(deductions) as net_salary
warn BELOW_MINIMUM_WAGE on monthly_salary when given(monthly_salary) and monthly_salary < 2 UVT "Con \`graves\`, \${9} y 'comillas': {monthly_salary}"
`;

function programs(): readonly string[] {
  const folder = 'test/compiler/schemes';
  const schemes = readdirSync(folder).filter((name) => name.endsWith('.pay') && !name.endsWith('.test.pay'));
  const written = schemes.map((name) => readFileSync(join(folder, name), 'utf8'));
  return [ODD, ...written, ...fc.sample(randomProgram, { numRuns: 40, seed: 20250101 })];
}

test('emitted modules pass tsc --strict', () => {
  const folder = mkdtempSync('test/compiler/emit/.strict-');
  try {
    programs().forEach((text, index) => {
      const module = emitText(text, `m${index}`);
      if (module === null) return;
      writeFileSync(join(folder, `m${index}.json`), module.law);
      writeFileSync(join(folder, `m${index}.ts`), module.code);
    });
    const config = { extends: '../../../../tsconfig.json', include: ['*.ts'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    expect(readdirSync(folder).length).toBeGreaterThan(10);
    const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', folder], { encoding: 'utf8' });
    expect(stdout).toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the same rule file gives the same bytes again', () => {
  const [text = ''] = fc.sample(randomProgram, { numRuns: 1, seed: 7 });
  expect(emitText(text)).toEqual(emitText(text));
});

const SMALL = `scheme CO.minimo "Mínimo"
  version "2025.1"  currency COP  valid 2025-01-01 .. 2025-12-31  periods monthly
  days month_of_30  as_of period_end  round half_up to 0.01 COP  law "CST"
unit UVT = 49_799 COP law "DIAN"
input monthly_salary : money in (0 COP .. *) required
mark gravable as taxable
perception salario "Salario" = monthly_salary * period.days / 30 marks gravable law "CST art. 127"
deduction aporte "Aporte" = salario * 4% when salario > 10 UVT law "Ley 100"
`;

test('an emitted module reads like the rule file', () => {
  const code = emitText(SMALL)?.code ?? '';
  const steps = code.slice(code.indexOf('  // Salario ·'), code.indexOf('  return true;\n}'));
  expect(steps).toBe(`  // Salario · CST art. 127
  const $1 = $s[2] = monthly_salary * $row.days;
  if ($1 > 4503599627370465) return false;
  const salario = $s[1] = Math.floor(($1 + 15) / 30);
  // Aporte · Ley 100
  const $3 = salario > $f.UVT * 10 * 100;
  $s[3] = $3 ? 1 : 0;
  if ($3) {
    $s[4] = Math.floor((2 * salario + 25) / 50);
    $s[5] = salario;
  }
`);
});

test('reserved words and quotes of the rule file reach the module unharmed', () => {
  const odd = compiled(ODD);
  if (odd === null) throw new Error('the odd program does not compile');
  const outcome = loadEmitted(odd.ir, odd.manifest).evaluate({
    inputs: { monthly_salary: decimal('50000') },
    flags: {},
    period: { type: 'monthly', start: '2025-03-01', end: '2025-03-31', days: 30 },
    referenceDate: '2025-03-31',
    days: 30,
    trace: false,
  });
  if (outcome.kind === 'refused') throw new Error('refused');
  expect(outcome.evaluation.warnings.map((warning) => warning.message)).toEqual([
    `Con \`graves\`, \${9} y 'comillas': 50000.00 COP`,
  ]);
});

test('the code of a rule file does not run with the law of another', () => {
  const [small, other] = [emitText(SMALL), emitText(SMALL.replace('49_799', '47_065'))];
  if (small === null || other === null) throw new Error('the small program does not compile');
  expect(load(small).ir.parameters).toHaveLength(1);
  const mixed = load({ ...small, law: other.law });
  expect(() => mixed.ir).toThrow(
    'the law beside the code of rules/co/azar/2025-01-01.pay is another one: run payroll compile',
  );
});

test('a law is read when something of it is first needed, once', () => {
  const small = emitText(SMALL);
  const rules = compiled(SMALL);
  if (small === null || rules === null) throw new Error('the small program does not compile');
  let read = 0;
  const law = new ModuleLaw(rules.manifest, fingerprintOf(Buffer.from(small.law)), () => {
    read += 1;
    return JSON.parse(small.law);
  });
  const module = ruleModule(law, { parameters: () => null, compute: () => false });
  expect([module.manifest.path, module.manifest.validFrom, module.lawDigest, read]).toEqual([
    'rules/co/azar/2025-01-01.pay',
    '2025-01-01',
    fingerprintOf(Buffer.from(small.law)),
    0,
  ]);
  expect(module.manifest.steps.map(({ id }) => id)).toEqual(['salario', 'aporte']);
  expect([module.manifest.inputs.length, module.ir.items.length, module.worked, read]).toEqual([1, 3, [], 1]);
});

test('one input, one step, and one value of a date stand on a line of the law', () => {
  const lines = emitText(SMALL)?.law.split('\n') ?? [];
  const of = (start: string) => lines.filter((line) => line.trimStart().startsWith(start));
  expect(of('{"input":"monthly_salary"')).toHaveLength(1);
  expect(of('{"step":"aporte"')).toEqual([
    '  {"step":"aporte","kind":"deduction","label":"Aporte","type":0,"source":"Ley 100; UVT: DIAN",' +
      '"formula":"salario * 4% when salario > 10 UVT","rounding":0,' +
      '"condition":[2,"gt","salario",[0,"mul",[1,["10"]],"UVT"]],"value":[0,"mul","salario",[3,["0.04"]]]}',
  ]);
});
