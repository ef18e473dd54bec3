import type { CompletionItem } from 'vscode-languageserver';
import type { Editor } from './editor.ts';
import { editorOfMexico, RULES, TESTS } from './two-files.ts';

let editor: Editor;
beforeAll(async () => {
  editor = await editorOfMexico();
  await editor.open(RULES);
  await editor.open(TESTS);
});
afterAll(async () => {
  await editor.stop();
});

/** What is offered behind a line typed at the end of the file. */
async function offered(typed: string, path = RULES): Promise<readonly string[]> {
  const end = editor.document(path).getText().length;
  await editor.type(path, end, end, `\n${typed}`);
  const document = editor.document(path);
  const at = document.positionAt(document.getText().length);
  const items = await editor.ask<CompletionItem[]>('completion', path, at);
  await editor.type(path, end, document.getText().length, '');
  return items.map(({ label }) => label);
}

const READING = 'history x "X" : money = sum(sueldo) of MX.ordinario';

test.each([
  ['at the start of a line, declarations', '', ['perception', 'table', 'warn', 'deductions', 'profile']],
  [
    'in a formula, names, functions and words',
    'let x = 2 * ',
    ['uma_diaria', 'tarifa_mensual', 'clamp', 'if'],
  ],
  ['in the middle of a word, the same', 'let x = uma_', ['uma_mensual']],
  ['behind a value, clauses of the declaration', 'perception x "X" = sueldo ', ['marks', 'omit_zero', 'and']],
  ['behind `marks`, marks', 'perception x = sueldo  marks ', ['gravado', 'integra_sbc', 'not']],
  ['behind a comma of `marks`, marks', 'perception x = sueldo  marks gravado, ', ['integra_sbc']],
  ['behind `tags`, tags', 'perception x = sueldo  tags ', ['fixed', 'cfdi']],
  ['behind a number, units', 'let x = 5 ', ['UMA', 'MXN']],
  ['behind a colon, types', 'input x "X" : ', ['money', 'rate', 'one of']],
  ['behind the colon of a table, forms', 'table x "X" : ', ['excess', 'step', 'map']],
  [
    'in `sum`, what can be summed',
    'total x = sum(',
    ['gravado', 'imss_patronal', 'cuotas_obreras', 'deductions'],
  ],
  ['behind `period.`, its fields', 'let x = period.', ['days', 'full_month']],
  ['behind `period.type =`, period types', 'let x = period.type = ', ['monthly', 'weekly']],
  ['in `due`, blocks of deductions', 'total x = due(', ['cuotas_obreras']],
  ['behind `marks`, profiles', 'perception x = sueldo  marks ', ['fuera_del_sbc']],
  ['behind the window of a history, `of any employer`', `${READING} over year `, ['of', 'default']],
  ['behind `of` there, `any`', `${READING} over last 2 months of `, ['any']],
  ['behind `on first of`, what is sent', 'warn X on first of ', ['overtime_amount']],
  [
    'behind a comma of `on first of`, the same',
    'warn X on first of overtime_amount, ',
    ['sunday_bonus_days'],
  ],
  ['at the start of a line, calendars', '', ['calendar']],
  ['behind `weekdays`, days of the week', 'calendar x  weekdays ', ['monday', 'friday']],
  ['in a formula, functions of working days', 'let x = ', ['workdays', 'add_workdays']],
  ['behind `warn`, warning codes', 'warn ', ['BELOW_MINIMUM_WAGE']],
  ['behind `bracket`, steps', 'deduction x = isr  bracket ', ['isr_determinado']],
  ['between braces of a message, names', 'warn X on isr "mire {', ['base_isr']],
])('%s', async (_where, typed, expected) => {
  expect(await offered(typed)).toEqual(expect.arrayContaining(expected));
});

test.each([
  ['a mark is no value of a formula', 'let x = ', 'gravado'],
  ['a clause that does not belong is not offered', 'let x = sueldo ', 'marks'],
  ['a declaration is not offered in the middle of a line', 'let x = sueldo ', 'perception'],
  ['a figure cannot be summed', 'total x = sum(', 'factor_minimo'],
])('%s', async (_what, typed, absent) => {
  const items = await offered(typed);
  expect(items.length).toBeGreaterThan(0);
  expect(items).not.toContain(absent);
});

test('nothing is offered in a comment or in plain text', async () => {
  expect(await offered('# sue')).toEqual([]);
  expect(await offered('let x "sue')).toEqual([]);
});

test.each([
  ['behind `given`, inputs and flags', 'given  ', ['daily_salary', 'con_despensa']],
  [
    'behind `expect`, lines and fields',
    'given daily_salary = 1\n  expect ',
    ['isr', 'net_salary', 'omitted'],
  ],
  ['behind `warns`, codes', 'expect warns ', ['SUBSIDY_CLIFF']],
  ['behind `warns CODE on`, fields', 'expect warns SUBSIDY_CLIFF on ', ['daily_salary', 'isr', 'period']],
  ['at the beginning, what a test may hold', '', ['like', 'given', 'exactly']],
  ['behind `like "…" with`, inputs', 'like "x" with ', ['daily_salary']],
  ['behind `expect`, properties of lines', 'expect ', ['taxable', 'bracket', 'month']],
])('in a test, %s', async (_where, typed, expected) => {
  expect(await offered(`test "x" period monthly 2023-01-01 .. 2023-01-31 {\n  ${typed}`, TESTS)).toEqual(
    expect.arrayContaining(expected),
  );
});
