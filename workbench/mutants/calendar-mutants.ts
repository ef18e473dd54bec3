import type { Ir, IrCalendar } from '../../compiler/ir/ir.ts';
import type { Mutant } from './mutant.ts';

/** The holidays of one year left out; the days of its week are constants of the formulas that count by it. */
function withoutYears(ir: Ir, calendar: IrCalendar): readonly Mutant[] {
  const { id, holidays, span } = calendar;
  if (!ir.nodes.some(({ operation }) => 'calendar' in operation && operation.calendar === id)) return [];
  const { validFrom, validUntil } = ir.scheme;
  const within = holidays.filter((day) => day >= validFrom && day <= validUntil);
  return [...new Set(within.map((day) => day.slice(0, 4)))].map((year) => {
    const kept = { ...calendar, holidays: holidays.filter((day) => !day.startsWith(year)) };
    const calendars = ir.calendars.map((one) => (one === calendar ? kept : one));
    const change = `${id}: holidays of ${year} left out`;
    return { change, span, ir: { ...ir, calendars }, rebinds: false };
  });
}

/** Every calendar without the holidays of one year. */
export function calendarMutants(ir: Ir): readonly Mutant[] {
  return ir.calendars.flatMap((calendar) => withoutYears(ir, calendar));
}
