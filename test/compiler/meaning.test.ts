import { readFileSync } from 'node:fs';
import { compile } from '../../compiler/compile.ts';
import { fingerprintOf } from '../../compiler/manifest/fingerprint.ts';
import { manifestOf } from '../../compiler/manifest/manifest.ts';
import type { Manifest } from '../../runtime/module.ts';

const PATH = 'generated/rules/co/ordinario/2025-01-01.pay';
const TEXT = readFileSync(PATH, 'utf8');

function manifest(text: string): Manifest {
  const { ir, diagnostics } = compile({ path: PATH, text });
  if (ir === null) throw new Error(diagnostics.map((one) => one.message).join('\n'));
  return manifestOf(ir, { path: PATH, bytes: Buffer.from(text) });
}

function edited(from: string, to: string): string {
  expect(TEXT).toContain(from);
  return TEXT.replace(from, to);
}

/** The file with the deductions for health and pension in the other order. */
function swapped(): string {
  const [health = ''] = /^deduction salud_empleado[\s\S]*?\n\n/m.exec(TEXT) ?? [];
  const [pension = ''] = /^deduction pension_empleado[\s\S]*?\n\n/m.exec(TEXT) ?? [];
  expect(TEXT).toContain(health + pension);
  return TEXT.replace(health + pension, pension + health);
}

const ORIGINAL = manifest(TEXT);

test('the fingerprint is the SHA-256 of the bytes', () => {
  expect(fingerprintOf(Buffer.from('abc'))).toBe(
    'sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

test.each([
  ['a comment', `# otra nota\n${TEXT}`],
  ['a label', edited('"Salario básico"', '"Sueldo básico"')],
  ['a law reference', edited('law "CST art. 127"', 'law "CST, artículo 127"')],
  ['how a figure is spelt', edited('2025-01-01  1_423_500', '2025-01-01  1423500.00')],
  ['a check', `${TEXT}\ncheck neto_pagar <= total_devengado\n`],
  ['the order of two lines', swapped()],
  ['the version label', edited('version   "2025.1"', 'version   "2025.2"')],
])('%s changes the bytes but not the meaning', (_, text) => {
  const changed = manifest(text);
  expect(changed.fingerprint).not.toBe(ORIGINAL.fingerprint);
  expect(changed.meaning).toBe(ORIGINAL.meaning);
});

test.each([
  ['a figure', edited('2025-01-01  1_423_500', '2025-01-01  1_423_501')],
  ['a rate', edited('"Salud, a cargo del trabajador" = 4%', '"Salud, a cargo del trabajador" = 4.1%')],
  [
    'the end of an interval',
    edited('[16 .. 17]  1.2%', '[16 .. 17)  1.2%').replace('(17 .. 18]', '[17 .. 18]'),
  ],
  ['a date', edited('2025-07-15  220h', '2025-07-16  220h')],
  ['the words of a warning', edited('"Las deducciones superan', '"Las retenciones superan')],
])('%s changes the meaning', (_, text) => {
  expect(manifest(text).meaning).not.toBe(ORIGINAL.meaning);
});
