import { manifestOf } from '../../../compiler/manifest/manifest.ts';
import { generatePopulation } from '../../../workbench/population/generate-population.ts';
import { compileBody } from '../../compiler/compile-text.ts';

test('people of a law that turns nowhere earn something, and a change of a rate shows', () => {
  const { ir } = compileBody('deduction cuota "Cuota" = monthly_salary * 7%  law "Ley 1"');
  if (ir === null) throw new Error('it does not compile');
  const manifest = manifestOf(ir, { path: 'prueba.pay', bytes: new Uint8Array() });
  const people = [...generatePopulation([{ ir, manifest, month: '2025-03', part: null }], 200, 1)];
  const salaries = people.map((row) =>
    row.kind === 'person' ? Number(row.person.employee.monthly_salary) : 0,
  );
  expect(salaries.filter((salary) => salary >= 100).length).toBeGreaterThan(80);
  expect(Math.max(...salaries)).toBeGreaterThan(1_000_000);
});

test('what is asked of everybody but some is sent by everybody', () => {
  const { ir } = compileBody(`
    input pensionado : boolean  default no  law "Ley 1"
    input afp_rate : rate  in [10% .. 13%]  required when not pensionado  law "Ley 1"
    deduction cuota "Cuota" = monthly_salary * afp_rate  when not pensionado  law "Ley 1"`);
  if (ir === null) throw new Error('it does not compile');
  const manifest = manifestOf(ir, { path: 'prueba.pay', bytes: new Uint8Array() });
  const people = [...generatePopulation([{ ir, manifest, month: '2025-03', part: null }], 20, 1)];
  expect(people.every((row) => row.kind === 'person' && row.person.employee.afp_rate !== undefined)).toBe(
    true,
  );
});
