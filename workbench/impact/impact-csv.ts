import { stringify } from 'csv-stringify/sync';
import type { Person } from '../population/person.ts';
import { centsText } from './cents-text.ts';
import type { Compared } from './compare-person.ts';

const HEADER = [
  'line',
  'id',
  'status',
  'net_before',
  'net_after',
  'net_difference',
  'cost_difference',
  'lines',
];

export function csvHeader(): string {
  return stringify([HEADER]);
}

/** One person as a line: what the net pay was and is, and which lines differ by how much. */
export function csvLine({ line, id }: Person, compared: Compared): string {
  if (compared.kind === 'broken') return stringify([[line, id, 'broken', '', '', '', '', compared.reason]]);
  if (compared.kind === 'refused') {
    return stringify([[line, id, 'refused', '', '', '', '', compared.codes.join('; ')]]);
  }
  const { before, after, differences } = compared;
  const amount = (id: string) => centsText(differences.get(id) ?? 0n);
  const lines = [...differences].map(([name, difference]) => `${name} ${centsText(difference)}`);
  return stringify([
    [
      line,
      id,
      differences.size === 0 ? 'unchanged' : 'changed',
      centsText(before.get('net_salary') ?? 0n),
      centsText(after.get('net_salary') ?? 0n),
      amount('net_salary'),
      amount('employer_total_cost'),
      lines.join('; '),
    ],
  ]);
}
