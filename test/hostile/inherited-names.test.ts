import { compile } from '../../compiler/compile.ts';
import { manifestOf } from '../../compiler/manifest/manifest.ts';
import { interpret } from '../../runtime/interpreter/interpret.ts';
import type { Call, RuleModule } from '../../runtime/module.ts';
import { decimal } from '../../runtime/numbers/exact.ts';
import { ownInputsSchema } from '../../runtime/request/own-inputs-schema.ts';
import { readBody } from '../../runtime/request/read-body.ts';
import { loadEmitted } from '../compiler/differential/run-emitted.ts';
import { folder, payroll } from '../workbench/cli/run-payroll.ts';

/** What every object inherits under a name that a rule file can write: in small letters. */
const NAMES = ['constructor', '__proto__'];

function rules(name: string): string {
  return `scheme CO.${name} "Prueba"
  version "1" currency COP valid 2025-01-01 .. 2025-12-31 periods monthly days month_of_30 as_of month_end
  round half_up to 0.01 COP law "x"
input monthly_salary : money in (0 COP .. 100_000_000 COP] required
flag ${name} default no convention "x"
flag otra as ${name}_otra default given(${name}) convention "x"
mark gravable as taxable
perception sueldo "Sueldo" = if ${name} then monthly_salary * 2 else monthly_salary marks gravable law "x"
perception bono "Bono" = 10 COP when otra marks gravable law "x"
deduction ${name}_ "Aporte" = sueldo * 1% law "x"
`;
}

/** The same names for a table, a line, a mark and the words of a map. */
function lines(name: string): string {
  return rules('prueba')
    .replace(
      'deduction prueba_ "Aporte" = sueldo * 1% law "x"',
      `mark ${name}_ "Marca"
table valores : map of name gives rate law "x" { ${name}  1% valueof 2% }
table tramos : excess of COP continuous law "x" { [0 .. 10] 0%  (10 .. *) 1% plus 0 }
let palabra : one of ${name}x, tostring = if prueba then ${name}x else tostring law "x"
table porcentaje : map of palabra gives rate law "x" { ${name}x 1% tostring 2% }
base base_x "Base" = sum(${name}_) law "x"
deduction ${name} "Aporte" = tramos(sueldo) * porcentaje(palabra) * 100 law "x"
employer hasownproperty "E" on sueldo { valueof "V" rate 1% law "x" }
warn BELOW_MINIMUM_WAGE on monthly_salary when 1% among valores and sueldo > 0 COP "x"`,
    )
    .replaceAll('marks gravable', `marks gravable, ${name}_`);
}

/** The same names for inputs of the scheme's own, families, profiles and maps of several columns. */
function own(name: string): string {
  return `scheme CO.propio "Prueba"
  version "1" currency COP valid 2025-01-01 .. 2025-12-31 periods monthly days month_of_30 as_of month_end
  round half_up to 0.01 COP law "x"
input monthly_salary : money in (0 COP .. 100_000_000 COP] required
input ${name} : money in [0 COP .. 100 COP] default 1 COP convention "x"
input ${name}_mes[m] : money in [0 COP .. 100 COP] for m in 1 .. 2 default 0 COP
input causa : one of uno, dos default uno convention "x"
mark gravable as taxable
profile ${name}_perfil = gravable
table ${name}_mapa : map of causa gives ${name} : rate, valueof : rate law "x" { uno 10% 20% dos 30% 40% }
template ${name}_plantilla(${name} : money) { let doble = ${name} * 2 law "x" }
apply ${name}_plantilla with ${name} = sueldo
perception sueldo "Sueldo" = monthly_salary * (${name}_mapa(causa).${name} + ${name}_mapa(causa).valueof)
  marks ${name}_perfil law "x"
perception bono "Bono" = ${name} + sum(${name}_mes) + doble * 0 marks ${name}_perfil law "x"
`;
}

function both(text: string): readonly RuleModule[] {
  const { ir, diagnostics } = compile({ path: 'a.pay', text });
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  if (ir === null) throw new Error('the rules do not compile');
  const manifest = manifestOf(ir, { path: 'rules/co/a/2025-01-01.pay', bytes: Buffer.from(text) });
  return [interpret(ir, manifest), loadEmitted(ir, manifest)];
}

function interpreted(text: string): RuleModule {
  const [module] = both(text);
  if (module === undefined) throw new Error('no module');
  return module;
}

function call(flags: Call['flags']): Call {
  const period = { type: 'monthly', start: '2025-03-01', end: '2025-03-31', days: 30 } as const;
  const inputs = { monthly_salary: decimal('1000') };
  return { inputs, flags, period, referenceDate: '2025-03-31', days: 30, trace: true };
}

function paid(module: RuleModule, flags: Call['flags']): readonly string[] {
  return [module.evaluate, module.evaluateExactly].map((evaluate) => {
    const outcome = evaluate(call(flags));
    if (outcome.kind === 'refused') throw new Error('refused');
    const { n, d } = outcome.evaluation.summary.gross_salary;
    return String(Number(n) / Number(d));
  });
}

describe.each(NAMES)('%s', (name) => {
  test('is a flag that was sent, or was not', () => {
    for (const module of both(rules(name))) {
      expect(new Set(paid(module, {}))).toEqual(new Set(['1000']));
      expect(new Set(paid(module, JSON.parse(`{"${name}":true}`)))).toEqual(new Set(['2010']));
    }
  });

  test('is a flag of a request that is read', () => {
    const [module] = both(rules(name));
    if (module === undefined) throw new Error('no module');
    const period = { type: 'monthly', start_date: '2025-03-01', end_date: '2025-03-31', days: 30 };
    const overrides = JSON.parse(`{"${name}":true}`);
    const body = { period, employee: { monthly_salary: '1000' }, overrides };
    const read = readBody(body, module.manifest);
    expect(paid(module, read.kind === 'call' ? read.call.flags : {})).toContain('2010');
  });

  test('is a column of a file of people', async () => {
    const people = `id,monthly_salary,overrides.${name}\nana,1000,yes\nberta,1000,\n`;
    const cwd = folder({ 'a.pay': rules(name), 'people.csv': people });
    const stop = new AbortController().signal;
    const args = ['--rules', 'a.pay', '--month', '2025-03', '--format', 'csv'];
    const { out } = await payroll(['run-all', 'people.csv', ...args], { cwd, stop });
    const gross = out.split('\n').map((line) => line.split(',').slice(0, 2));
    expect(gross.slice(1, 3)).toEqual([
      ['ana', '2010.00'],
      ['berta', '1000.00'],
    ]);
  });

  test('is the name of lines, marks, words, rows and deductions that apply a table', () => {
    const [interpreted, emitted] = both(lines(name)).map((module) => {
      const outcome = module.evaluate(call({}));
      const deductions = outcome.kind === 'refused' ? [] : outcome.evaluation.deductions;
      return deductions.map(({ id, amount: { n, d }, bracket }) => [
        id,
        Number(n) / Number(d),
        bracket?.tableId,
      ]);
    });
    expect(interpreted).toEqual([[name, 19.8, 'tramos']]);
    expect(emitted).toEqual(interpreted);
  });

  test('is an input of the scheme, a family, a profile, a column and a parameter', () => {
    const paidFor = (inputs: object): readonly string[] =>
      both(own(name)).flatMap((module) => {
        const period = { type: 'monthly', start_date: '2025-03-01', end_date: '2025-03-31', days: 30 };
        const body = { period, employee: { monthly_salary: '1000', inputs } };
        const read = readBody(body, module.manifest);
        if (read.kind !== 'call') throw new Error(JSON.stringify(read));
        const outcome = module.evaluate(read.call);
        if (outcome.kind === 'refused') throw new Error(JSON.stringify(outcome));
        const { n, d } = outcome.evaluation.summary.gross_salary;
        return [String(Number(n) / Number(d))];
      });
    expect(new Set(paidFor({}))).toEqual(new Set(['301']));
    const sent = JSON.parse(`{"${name}":"5","${name}_mes_02":"7","causa":"dos"}`);
    expect(new Set(paidFor(sent))).toEqual(new Set(['712']));
    const schema = ownInputsSchema(interpreted(own(name)).manifest, 'inputs');
    expect(Object.keys(Object(schema?.properties))).toContain(name);
  });

  test('is an input that nobody declared, and is refused by its name', () => {
    const period = { type: 'monthly', start_date: '2025-03-01', end_date: '2025-03-31', days: 30 };
    const inputs = JSON.parse(`{"${name}":"5"}`);
    const { manifest } = interpreted(rules('prueba'));
    const read = readBody({ period, employee: { monthly_salary: '1000', inputs } }, manifest);
    expect(read).toMatchObject({ faults: [{ path: ['employee', 'inputs', name], type: 'extra_forbidden' }] });
  });

  test('is no type, no unit and no function', () => {
    const text = rules('prueba').replace('deduction', `let a : ${name} = ${name}(1 COP)\ndeduction`);
    const codes = compile({ path: 'a.pay', text }).diagnostics.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['PAY201', 'PAY316']));
  });
});
