import { compile } from '../../compiler/compile.ts';
import { manifestOf } from '../../compiler/manifest/manifest.ts';
import { documentedRules } from '../../workbench/docs/documented-rules.ts';
import { versionWords } from '../../workbench/docs/version-words.ts';
import { RULES } from '../workbench/cli/first-rules.ts';

/** What a reader sees of a formula of the small rules. */
function told(formula: string): string {
  const source = { path: 'a.pay', text: `${RULES}\nlet probe "Prueba" = ${formula}\ncheck probe = probe\n` };
  const { file, ir, diagnostics } = compile(source);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (ir === null) throw new Error(errors.map(({ message }) => message).join('\n'));
  const manifest = manifestOf(ir, { path: 'a.pay', bytes: new Uint8Array() });
  const words = versionWords(documentedRules({ source, file, ir, manifest, tests: null, paid: new Map() }));
  const probe = words.rules.declared.find(({ id }) => id === 'probe');
  if (probe?.value === undefined || probe.value === null) throw new Error('there is no formula');
  const { markup } = words.formulas.block(probe.value);
  return markup
    .replace(/<\/li><li>/g, ' | ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ');
}

test.each([
  ['monthly_salary * 4%', 'Salario mensual × 4 %'],
  ['12.5% * monthly_salary', '12,5 % × Salario mensual'],
  ['clamp(monthly_salary, 1 SMMLV, 25 SMMLV)', 'Salario mensual, no menos de 1 SMMLV ni más de 25 SMMLV'],
  ['max(0 COP, ibc - 1_000_000 COP)', 'Ingreso base de cotización − 1.000.000 COP, sin bajar de 0 COP'],
  [
    'min(ibc, 2 SMMLV, monthly_salary)',
    'la menor cantidad entre Ingreso base de cotización; 2 SMMLV y Salario mensual',
  ],
  [
    'if aplica_auxilio_transporte then 0 COP else if monthly_salary > 3 SMMLV then ibc else 2 * ibc',
    'Si Recibe auxilio: 0 COP | Si Salario mensual es mayor que 3 SMMLV: Ingreso base de cotización | En otro caso: 2 × Ingreso base de cotización',
  ],
  [
    '2 * (if aplica_auxilio_transporte then ibc else 0 COP)',
    '2 × (si Recibe auxilio, Ingreso base de cotización; en otro caso, 0 COP)',
  ],
  ['ibc * period.days / 30', 'Ingreso base de cotización × los días del periodo ÷ 30'],
  [
    'given(risk_class_rate) and not given(aplica_auxilio_transporte)',
    'se envía Riesgo y no se envía Recibe auxilio',
  ],
  [
    'not aplica_auxilio_transporte or ibc <> 2 SMMLV',
    'no se cumple «Recibe auxilio» o Ingreso base de cotización es distinto de 2 SMMLV',
  ],
  ['ibc <= 4 SMMLV', 'Ingreso base de cotización no pasa de 4 SMMLV'],
  ['sum(salarial)', 'la suma de las líneas de «Base de la seguridad social»'],
  ['sum(deductions)', 'la suma de las deducciones'],
])('%s reads “%s”', (formula, words) => {
  expect(told(formula)).toBe(words);
});
