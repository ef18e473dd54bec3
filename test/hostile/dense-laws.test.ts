import { drawable } from '../../workbench/graph/drawable.ts';
import { RULES } from '../workbench/cli/first-rules.ts';
import { folder, payroll } from '../workbench/cli/run-payroll.ts';

/** Each of many formulas reads the one before it and the same base. */
function dense(count: number): string {
  const lets = Array.from({ length: count }, (_, at) => {
    const before = at === 0 ? 'monthly_salary / 7' : `q${at - 1} * 99% + monthly_salary / ${at + 7}`;
    return `let q${at} "a" = (${before}) round half_up to 0.01 COP  law "x"\n`;
  });
  return `${RULES}\n${lets.join('')}deduction dd "d" = min(q${count - 1}, 1 COP)  law "x"\n`;
}

test('a drawing of 300 formulas in a row ends, and says what it leaves out', async () => {
  const cwd = folder({ 'a.pay': dense(300) });
  const drawn = await payroll(['graph', 'a.pay', '--svg', '--parameters'], { cwd });
  expect(drawn).toMatchObject({ status: 0, err: '' });
  expect(drawn.out).toMatch(/\(\d+ of \d+ formulas are left out\)/);
}, 60_000);

test('a drawing that has room leaves out nothing', () => {
  const nodes = ['a', 'b', 'c'].map((id) => ({ id, kind: 'let' as const, label: id }));
  const graph = {
    nodes,
    edges: [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
    ],
  };
  expect(drawable(graph)).toEqual({ graph, leftOut: 0 });
});
