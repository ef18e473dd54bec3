import { closeSync, openSync, writeSync } from 'node:fs';
import { dice } from '../../test/oracle/dice.ts';

const HEADER =
  'id,monthly_salary,risk_class_rate,horas_recargo_nocturno,horas_extra_diurnas,overrides.aplica_auxilio_transporte';

/** Half of the people earn a few minimum wages, the others anything up to 34; one in five says a flag. */
function rowOf(at: number, random: ReturnType<typeof dice>): string {
  const salary = random.oneIn(2)
    ? random.integer(1_750_905, 6_000_000)
    : random.integer(1_750_905, 60_000_000);
  return [
    `e${String(at).padStart(7, '0')}`,
    `${salary}${random.pick(['', '.50', '.33'])}`,
    random.pick(['', '0.00522', '0.01044', '0.0696']),
    random.pick(['', '', '', '20']),
    random.pick(['', '', '4', '12.5']),
    random.pick(['', '', '', 'yes', 'no']),
  ].join(',');
}

/** Writes a file of employees, the same for the same number. */
export function writePeople(path: string, count: number): void {
  const random = dice(count);
  const file = openSync(path, 'w');
  writeSync(file, `${HEADER}\n`);
  for (let from = 0; from < count; from += 10_000) {
    const rows = Array.from({ length: Math.min(10_000, count - from) }, (_, at) => rowOf(from + at, random));
    writeSync(file, `${rows.join('\n')}\n`);
  }
  closeSync(file);
}
