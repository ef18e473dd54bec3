import { modules } from '../../../generated/rules/index.ts';
import type { RuleModule } from '../../../runtime/module.ts';
import type { PrintSetup } from '../../../workbench/run-all/messages.ts';
import { PiecePrinter } from '../../../workbench/run-all/piece-printer.ts';
import { jsonLines } from './run-all-files.ts';

const HEADER = ['id', 'monthly_salary'];
const setup: PrintSetup = {
  rules: '',
  month: '2026-03',
  part: null,
  layout: { kind: 'csv', delimiter: ',' },
  header: HEADER,
  format: 'ndjson',
  trace: true,
};

function rules(): RuleModule {
  const found = modules.find(
    ({ manifest }) => manifest.path === 'generated/rules/co/ordinario/2026-01-01.pay',
  );
  if (found === undefined) throw new Error('the rules are not there');
  return found;
}

function print(module: RuleModule, text: string) {
  const bytes = new Uint8Array(Buffer.from(text));
  const printed = new PiecePrinter(setup, module).print({ bytes, firstRow: 2, memory: null });
  return { ...printed, text: Buffer.from(printed.memory, 0, printed.length).toString() };
}

const PEOPLE = 'ana,1750905\nbeto,3200000.50\ncarla,52000000\ndora,9999999999\n';

test('plain numbers print what fractions print, to the byte', () => {
  const exactly = print({ ...rules(), plain: null }, PEOPLE);
  const plainly = print(rules(), PEOPLE);
  expect([plainly.printed, plainly.failed]).toEqual([4, 0]);
  expect(plainly.text).toBe(exactly.text);
  expect(plainly.warnings).toEqual(exactly.warnings);
});

test('what plain numbers cannot hold is computed in fractions', () => {
  const { text } = print(rules(), 'ana,1750905.123456\n');
  expect(jsonLines(text)[0].summary.gross_salary).toBe('2000000.12');
});

test('a fault of the program costs its own row', () => {
  const module = rules();
  const broken: RuleModule = {
    ...module,
    plain: null,
    evaluate: (call) => {
      const salary = call.inputs.monthly_salary;
      if (typeof salary === 'object' && salary.n === 666n) throw new RangeError('division by zero');
      return module.evaluate(call);
    },
  };
  const { text, faults, printed, failed } = print(broken, 'ana,1750905\nbeto,666\ncarla,3000000\n');
  expect([printed, failed]).toEqual([2, 1]);
  expect(jsonLines(text).map(({ employee_id }) => employee_id)).toEqual(['ana', 'carla']);
  expect(faults).toEqual([
    { row: 3, employeeId: 'beto', code: 'INTERNAL_ERROR', field: null, message: 'division by zero' },
  ]);
});
