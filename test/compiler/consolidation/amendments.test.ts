import { readFileSync } from 'node:fs';
import { compile } from '../../../compiler/compile.ts';
import { readLaw } from '../../../compiler/consolidation/read-law.ts';
import { RULES } from '../../workbench/cli/first-rules.ts';
import { amended, declaration, faults, folder, HEAD } from './amended-law.ts';

test('a restated parameter keeps its label and takes the new law', () => {
  expect(amended('unit SMMLV = 1_750_905 COP  law "Decreto 1469 de 2025"')).toContain(
    'unit  SMMLV           "Salario mínimo"  = 1_750_905 COP  law "Decreto 1469 de 2025"',
  );
});

test('a restated formula keeps marks and tags, and loses the condition and the rounding it had', () => {
  const text = amended('perception auxilio_transporte = auxilio_mensual  law "Ley 2"');
  expect(declaration(text, 'perception auxilio_transporte')).toBe(
    'perception auxilio_transporte "Auxilio de transporte" = auxilio_mensual  omit_zero  marks gravable, not salarial  law "Ley 2"',
  );
});

test('without a formula only the clauses that are said change', () => {
  const text = amended('perception auxilio_transporte  law "Ley 2"');
  expect(declaration(text, 'perception auxilio_transporte')).toContain('when aplica_auxilio_transporte');
  expect(declaration(text, 'perception auxilio_transporte')).toContain('law "Ley 2"');
});

test('rows are added, rows of one date replaced, and those that had ended fall away', () => {
  const law = RULES.replace(
    /param auxilio_mensual.*/,
    'param auxilio_mensual "Auxilio" : COP  by date  law "Ley 1" {\n  2024-01-01  1\n  2025-06-01  2\n  2025-12-01  3\n}',
  );
  const text = amended('param auxilio_mensual {\n  2025-12-01  4\n  2026-07-01  5\n}', law);
  expect(declaration(text, 'param auxilio_mensual')).toBe(
    'param auxilio_mensual "Auxilio" : COP  by date  law "Ley 1" {\n  2025-12-01  4\n  2026-07-01  5',
  );
});

test('rows that a formula reads at other dates stay, however long they have ended', () => {
  const law = RULES.replace(
    /param auxilio_mensual.*/,
    'param auxilio_mensual "Auxilio" : COP  by date  law "Ley 1" {\n  2024-01-01  1\n  2025-06-01  2\n}\nlet anterior = auxilio_mensual at 2024-02-01  law "Ley 1"',
  );
  const text = amended('param auxilio_mensual {\n  2026-01-01  4\n}', law);
  expect(declaration(text, 'param auxilio_mensual')).toContain('2024-01-01  1');
});

test('the holidays of a year are added to a calendar, whose old ones stay, and say up to when they are known', () => {
  const law = `${RULES}
calendar feriados "Feriados"  weekdays monday .. saturday  from 2025-01-01 until 2025-12-31  law "Ley 51 de 1983" {
  2025-01-01 "Año Nuevo"
  2025-05-01 "Día del Trabajo"
}
let habiles "Días hábiles" = workdays(2025-01-01, 2025-03-31)  law "CST art. 172"
`;
  const text = amended('calendar feriados  until 2026-12-31 {\n  2026-01-01 "Año Nuevo"\n}', law);
  expect(declaration(text, 'calendar feriados')).toBe(
    'calendar feriados "Feriados"  weekdays monday .. saturday  from 2025-01-01  until 2026-12-31  law "Ley 51 de 1983" {\n' +
      '  2025-01-01  "Año Nuevo"\n  2025-05-01  "Día del Trabajo"\n  2026-01-01  "Año Nuevo"',
  );
  expect(amended('repeal calendar feriados\nrepeal let habiles', law)).not.toContain('calendar');
});

test('a part of an employer table is restated, added and repealed by its name', () => {
  const text = amended(
    'employer seguridad_social.arl  rate 1%  law "Ley 3"\nnew employer seguridad_social.caja "Caja"  rate 4%  law "Ley 4"\nrepeal employer seguridad_social.pension_empleador\ninput risk_class_rate  in [0% .. 9%]',
    RULES.replace('= ibc * 4%', '= ibc * 4% + 0 COP * risk_class_rate'),
  );
  expect(declaration(text, 'employer seguridad_social')).toBe(
    'employer seguridad_social "Seguridad social"  on ibc {\n' +
      '  arl  "ARL"   rate 1%  law "Ley 3"\n  caja "Caja"  rate 4%  law "Ley 4"',
  );
});

test('a new line goes where it says, with the comment over it', () => {
  const text = amended(
    '# De la convención.\nnew perception prima "Prima" = 1 COP  marks gravable, not salarial  law "Ley 5"  after salario_basico',
  );
  const lines = text.split('\n').filter((line) => /^(#|perception)/.test(line));
  expect(lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    'perception salario_basico',
    '# De',
    'perception prima',
    'perception auxilio_transporte',
  ]);
});

test('what an amendment repeals is gone', () => {
  expect(amended('repeal warn BELOW_MINIMUM_WAGE on monthly_salary')).not.toContain('BELOW_MINIMUM_WAGE');
});

test('a diagnostic of the law as amended points into the file that was written', () => {
  const siblings = folder({ '2025-01-01': RULES, '2026-01-01': `${HEAD}\nunit SMMLV = 30%  law "x"\n` });
  const source = siblings.dated('2026-01-01');
  const found = source === null ? [] : compile(source, siblings).diagnostics;
  expect(found.map(({ path }) => path)).toContain('2026-01-01.pay');
  const first = found.find(({ path }) => path === '2026-01-01.pay');
  expect(source?.text.slice(first?.span.start, first?.span.end)).toBe('30%');
});

test('a whole law is the file itself, byte for byte', () => {
  const text = `${RULES}\n\n`;
  expect(compile({ path: 'x.pay', text }).source.text).toBe(text);
});

test('the layout of a law as amended stands still: another one would be another fingerprint', () => {
  const kept = new URL('./as-amended.pay', import.meta.url);
  const parts = ['base', 'amendment'].map((name) =>
    readFileSync(new URL(`./${name}.pay`, import.meta.url), 'utf8'),
  );
  const siblings = folder({ '2025-01-01': parts[0] ?? '', '2026-01-01': parts[1] ?? '' });
  const source = siblings.dated('2026-01-01');
  const law = source === null ? null : readLaw(source, siblings).law;
  expect(law?.source.text).toBe(readFileSync(kept, 'utf8'));
});

test('a chain of 500 amendments is read in the order of its length', () => {
  const texts: Record<string, string> = { '1500-01-01': RULES.replace(/2025(?=-..-..)/g, '1500') };
  for (let year = 1501; year <= 2000; year += 1)
    texts[`${year}-01-01`] = HEAD.replaceAll('2026', `${year}`)
      .replace('2025', `${year - 1}`)
      .concat(`\nunit SMMLV = ${year} COP  law "Ley de ${year}"\n`);
  const siblings = folder(texts);
  const sources = Object.keys(texts).map((date) => siblings.dated(date));
  const laws = sources.map((source) => (source === null ? null : readLaw(source, siblings).law));
  expect(laws.at(-1)?.chain).toHaveLength(501);
  expect(laws.at(-1)?.source.text).toMatch(/= +2000 COP/);
});

test('a slip in one statement of an amendment is one error, and leaves the others alone', () => {
  const statements =
    'new perception prima "Prima" == 1 COP  law "Ley 5"\nrepeal deduction 5\nemployer seguridad_social.  rate 1%\nunit SMMLV = 3 COP  law "x"';
  const siblings = folder({ '2025-01-01': RULES, '2026-01-01': `${HEAD}\n${statements}\n` });
  const source = siblings.dated('2026-01-01');
  const found = source === null ? [] : compile(source, siblings).diagnostics;
  const lines = found.map(({ span }) => source?.text.slice(0, span.start).split('\n').length);
  expect(lines).toEqual([7, 8, 9]);
});

test('of two declarations on one line each has its own fate, and the comment is of the last', () => {
  const law = RULES.replace(
    /deduction salud_empleado.*/,
    'deduction salud_empleado "S" = ibc * 4%  law "L" deduction pension "P" = ibc * 4%  law "L" # both',
  );
  const repealed = amended('repeal deduction pension', law);
  expect(repealed).toContain('deduction salud_empleado');
  expect(repealed).not.toMatch(/deduction pension|# both/);
  const added = amended(
    'new deduction uno "U" = ibc * 1% law "L" new deduction dos "D" = ibc * 2% law "L" # note',
  );
  expect(added.match(/^.*deduction (uno|dos).*$/gm)).toEqual([
    'deduction uno "U" = ibc * 1%  law "L"',
    'deduction dos "D" = ibc * 2%  law "L"  # note',
  ]);
});

test.each([
  ['restated twice', 'employer seguridad_social.arl  rate 2%  law "L"'],
  ['restated and repealed', 'repeal employer seguridad_social.arl'],
])('a part that is %s is amended twice', (_, second) => {
  const found = faults(`employer seguridad_social.arl  rate 1%  law "L"\n${second}`);
  expect(found).toEqual([expect.stringMatching(/^PAY910 arl$/)]);
});

test('a part that is new twice is amended twice', () => {
  const part = 'new employer seguridad_social.caja "C"  rate 1%  law "L"';
  expect(faults(`${part}\n${part}`)).toEqual(['PAY910 caja']);
});

test('a restated formula or rate keeps the dates between which it holds', () => {
  const law = RULES.replace('omit_zero', 'omit_zero  from 2025-03-01  until 2026-06-30').replace(
    'rate 12%',
    'rate 12%  until 2026-06-30',
  );
  const text = amended(
    'perception auxilio_transporte = auxilio_mensual  law "Ley 2"  until 2026-08-31\n' +
      'employer seguridad_social.pension_empleador  rate 13%  law "Ley 3"',
    law,
  );
  const line = declaration(text, 'perception auxilio_transporte');
  expect(line).toContain('from 2025-03-01');
  expect(line).toContain('until 2026-08-31');
  expect(line).not.toContain('2026-06-30');
  expect(text).toMatch(/rate 13% +until 2026-06-30/);
});

test('an input is required, or has a default: the one said takes the place of the other', () => {
  const law = RULES.replace('= ibc * 4%', '= ibc * 4% + 0 COP * risk_class_rate');
  const required = declaration(amended('input risk_class_rate required', law), 'input risk_class_rate');
  expect(required).toMatch(/required/);
  expect(required).not.toMatch(/default/);
  const optional = declaration(amended('input monthly_salary default 1 COP', law), 'input monthly_salary');
  expect(optional).toMatch(/default 1 COP/);
  expect(optional).not.toMatch(/required/);
});

test('one rounding takes the place of another', () => {
  const law = RULES.replace('= ibc * 4%', '= ibc * 4%  round up to 1 COP');
  const text = amended('deduction salud_empleado rounded', law);
  expect(declaration(text, 'deduction salud_empleado')).toMatch(/ibc \* 4% +rounded/);
});

test('a part goes behind the one that it names, and one that is not there is a fault', () => {
  const caja = 'new employer seguridad_social.caja "C"  rate 1%  law "L"  after';
  expect(faults(`${caja} ar`)).toEqual(['PAY911 ar']);
  expect(faults(`${caja} arl\nrepeal employer seguridad_social.arl`)).toContain('PAY911 arl');
  const text = amended(`${caja} pension_empleador\nemployer seguridad_social.pension_empleador after arl`);
  expect(text.match(/^ {2}(caja|arl|pension_empleador) /gm)).toEqual([
    '  caja ',
    '  arl ',
    '  pension_empleador ',
  ]);
});

test('the row that ends as the law begins stays: `changes` sees that it is replaced', () => {
  const law = RULES.replace(
    /param auxilio_mensual.*/,
    'param auxilio_mensual "Auxilio" : COP  by date  law "Ley 1" {\n  2025-01-01  1\n  2025-06-01  2\n}',
  );
  const text = amended('param auxilio_mensual {\n  2026-01-01  3\n  2026-07-01  4\n}', law);
  expect(declaration(text, 'param auxilio_mensual')).toMatch(/\{\n {2}2025-06-01 +2\n {2}2026-01-01 +3\n/);
});

test('of a parameter by month that may change the month before the law stays: `changes` compares with it', () => {
  const months = Array.from(
    { length: 12 },
    (_, at) => `  2025-${String(at + 1).padStart(2, '0')}  ${at + 1}\n`,
  );
  const head =
    'param auxilio_mensual "Auxilio" : COP  by month  carry_forward PARAM_CARRIED_FORWARD  law "Ley 1"';
  const monthly = RULES.replace(/param auxilio_mensual.*/, `${head} {\n${months.join('')}}`);
  const asking = `${monthly}warn CAMBIO severity info on period  when changes(auxilio_mensual)\n  "Cambia"\n`;
  const rows = 'param auxilio_mensual {\n  2026-01  4\n}';
  expect(declaration(amended(rows, asking), 'param aux')).toMatch(/\{\n {2}2025-12 +12\n {2}2026-01 +4$/);
  expect(declaration(amended(rows, monthly), 'param aux')).toMatch(/\{\n {2}2026-01 +4$/);
});

test('braces and quotes in the comments over the first part of a table change nothing', () => {
  const law = RULES.replace('on ibc {', `on ibc { # {"\n  # ${'{'.repeat(300_000)}\n\n  # it's "\n`);
  const text = amended('employer seguridad_social.pension_empleador  rate 13%  law "Ley 3"', law);
  expect(text).toMatch(/pension_empleador "Pensión empleador" +rate 13%/);
});

const BLOCK = RULES.replace(
  /deduction salud_empleado.*/,
  `deductions aportes "Aportes"  on ibc  when monthly_salary > 1 SMMLV {
  salud_empleado   "Aporte a salud"    rate 4%  due salud_causada  law "Ley 100 de 1993 art. 204"
  pension_empleado "Aporte a pensión"  rate 4%  due pension_causada  law "Ley 100 de 1993 art. 20"
}
profile poco = not salarial`,
).replace('gravable, not salarial', 'gravable, poco');

test('a part of a block of deductions is restated, added and repealed by its name', () => {
  const text = amended(
    `deductions aportes.salud_empleado  rate 5%  law "Ley 2"
new deductions aportes.fondo "Fondo"  rate 1%  due fondo_causado  law "Ley 3"  after salud_empleado
repeal deductions aportes.pension_empleado`,
    BLOCK,
  );
  expect(declaration(text, 'deductions aportes')).toBe(
    `deductions aportes "Aportes"  on ibc  when monthly_salary > 1 SMMLV {
  salud_empleado "Aporte a salud"  rate 5%  due salud_causada  law "Ley 2"
  fondo          "Fondo"           rate 1%  due fondo_causado  law "Ley 3"`,
  );
});

test('a block of deductions and a profile are stated whole, and repealed', () => {
  const text = amended(
    `deductions aportes  on ibc { salud_empleado "Salud"  rate 5%  law "Ley 2" }
profile poco = salarial`,
    BLOCK,
  );
  expect(declaration(text, 'deductions aportes')).toContain('deductions aportes "Aportes"  on ibc {');
  expect(text).not.toContain('pension_causada');
  expect(text).toContain('profile poco = salarial');
  const without = amended(
    'repeal deductions aportes\nrepeal profile poco\nperception auxilio_transporte  marks gravable, not salarial',
    BLOCK,
  );
  expect(without).not.toMatch(/aportes|profile/);
});

test('a new profile and a new block stand where they are put', () => {
  const text = amended(
    `new profile mucho = gravable, salarial  after poco
new deductions otros "Otros"  on ibc  after aportes { cosa "Cosa"  rate 1%  law "Ley 2" }
perception salario_basico  marks mucho`,
    BLOCK,
  );
  expect(text).toMatch(/profile poco = not salarial\s+profile mucho = gravable, salarial/);
  expect(text.indexOf('deductions otros')).toBeGreaterThan(text.indexOf('deductions aportes'));
});

test('a part is of the kind that its owner is', () => {
  expect(faults('employer aportes.salud_empleado  rate 5%  law "Ley 2"', BLOCK)).toEqual(['PAY909 aportes']);
});

test('a warning on the first of several fields is restated and repealed by its fields', () => {
  const law = RULES.replace(
    'warn BELOW_MINIMUM_WAGE on monthly_salary',
    'warn BELOW_MINIMUM_WAGE on first of risk_class_rate, monthly_salary',
  );
  const first = 'on first of risk_class_rate, monthly_salary';
  expect(amended(`warn BELOW_MINIMUM_WAGE ${first}  when monthly_salary < 2 SMMLV`, law)).toContain(
    `warn BELOW_MINIMUM_WAGE ${first}  when monthly_salary < 2 SMMLV`,
  );
  expect(amended(`repeal warn BELOW_MINIMUM_WAGE ${first}`, law)).not.toContain('BELOW_MINIMUM_WAGE');
});

test('a restated family keeps its members', () => {
  const law = `${RULES}let parte[m] = 5 COP for m in 1 .. 3 law "Ley 9"\nlet suma_partes = sum(parte)  law "Ley 9"\nwarn BONO severity info on period when monthly_salary > suma_partes * 1000 "{suma_partes}"\n`;
  const text = amended('let parte[m] = 6 COP law "Ley 10"', law);
  expect(declaration(text, 'let parte')).toMatch(/let parte\[m\].*= 6 COP.*for m in 1 \.\. 3/s);
});

test('a block that lost all its parts is refused', () => {
  const law = `${RULES}deductions cuotas "Cuotas" on ibc {\n  uno "Uno" rate 1%  law "Ley 9"\n}\nlet suma_cuotas = sum(cuotas)  law "Ley 9"\nwarn BONO severity info on period when ibc > suma_cuotas "{suma_cuotas}"\n`;
  expect(faults('repeal deductions cuotas.uno  law "Ley 10"', law).join()).toContain('PAY513');
});

test('an amendment that passes over a year is refused, and the file that it passes over is named', () => {
  const later = HEAD.replaceAll('2026', '2027');
  const folderOf = (head: string) =>
    folder({
      '2025-01-01': RULES,
      '2026-01-01': HEAD,
      '2027-01-01': `${head}\nunit SMMLV = 3 COP  law "Ley 2"\n`,
    });
  const told = (head: string) => {
    const siblings = folderOf(head);
    const source = siblings.dated('2027-01-01');
    return source === null ? [] : compile(source, siblings).diagnostics;
  };
  const [over, ...rest] = told(later);
  expect([over?.code, rest]).toEqual(['PAY914', []]);
  expect(over?.message).toContain('2026-01-01.pay');
  expect(told(later.replace('amends  2025', 'amends  2026')).map(({ code }) => code)).toEqual([]);
});
