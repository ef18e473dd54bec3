import { type Measurement, reportText } from '../../bench/report.ts';
import { compared, measured, medianRatio } from '../../bench/result.ts';

const PART = { id: 'rules', heading: 'One payslip', program: 'test/bench/rules.ts', about: 'All about it.' };

function measurement(time: number): Measurement {
  const result = {
    title: 'co/ordinario',
    about: 'Sixteen employees.',
    unit: 'payslips a second',
    spread: 'slowest–fastest of 3 rounds',
    contenders: [measured('ours', [3_000_000, 1_000_000, 2_000_000]), measured('by hand', [9, 5, 7])],
    ratios: [compared('time of ours', 'time by hand', time, { atMost: 1.5 })],
    notes: ['Zen agrees.'],
  };
  return { part: PART, results: [result], day: '2026-11-22' };
}

test('a page says what was measured, how it spread, and whether it came to its aim', () => {
  const text = reportText([measurement(1.25)], [[['Processor', 'fast']]]);
  expect(text).toContain('| Processor | fast |');
  expect(text).toMatch(/\| ours +\| +2,000,000 \| +1,000,000–3,000,000 \|/);
  expect(text).toMatch(/One payslip: time of ours \/ time by hand \| within 1.5 \| +1.25 \| met \|/);
  expect(text).toContain('- Zen agrees.');
});

test('a missed aim is not hidden', () => {
  expect(reportText([measurement(2)], [])).toContain('**missed**');
});

test('a ratio is the median of the ratios of the rounds, not the ratio of the medians', () => {
  expect(medianRatio([10, 20, 90], [1, 4, 3])).toBe(10);
});
