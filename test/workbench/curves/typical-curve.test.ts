import { modules } from '../../../generated/rules/index.ts';
import { SALARY_FIELDS } from '../../../runtime/request/employee-fields.ts';
import { typicalCurve } from '../../../workbench/curves/typical-curve.ts';

const newest = new Map(
  modules.map((module) => [`${module.manifest.country} ${module.manifest.scheme}`, module]),
);
const withSalary = [...newest].filter(([, { manifest }]) =>
  manifest.inputs.some(({ wire }) => SALARY_FIELDS.some((field) => field === wire)),
);

test('every scheme that reads a salary has a curve, also where the rules ask for more than that', () => {
  const without = withSalary.filter(([, module]) => typicalCurve(module, '2026-05') === null);
  expect(without.map(([name]) => name)).toEqual([]);
});

test('what is taken for an input that the rules ask for is said', () => {
  const [, vacation] = withSalary.find(([name]) => name === 'CO vacaciones') ?? [];
  const assumed = vacation === undefined ? [] : typicalCurve(vacation, '2026-05')?.assumed;
  expect(assumed?.map(({ input, value }) => [input.wire, value])).toEqual([['dias_descanso', '1']]);
});
