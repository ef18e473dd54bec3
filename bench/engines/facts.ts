import { isFullMonth } from '../../runtime/module/period.ts';
import type { Call, InputValue, Manifest } from '../../runtime/module.ts';
import type { Exact } from '../../runtime/numbers/exact.ts';
import type { Fact, Facts, Plan } from './plan.ts';

/** What an engine is told for a call of our rules. Absent is what was not sent. */
export function factsOf(call: Call, manifest: Manifest, plan: Plan): Facts {
  const told: Record<string, Fact> = { ...periodFacts(call) };
  for (const { id, wire, source } of manifest.inputs) {
    const sent = source === 'override' ? call.flags[wire] : call.inputs[wire];
    told[`given_${id}`] = sent !== undefined;
    if (sent !== undefined) told[id] = factOf(sent);
  }
  return Object.fromEntries(plan.facts.flatMap((fact) => (fact in told ? [[fact, told[fact] ?? 0]] : [])));
}

function periodFacts({ period, referenceDate, days }: Call): Facts {
  return {
    period_days: days,
    period_days_given: period.days,
    period_type: period.type,
    period_start_date: dateFact(period.start),
    period_end_date: dateFact(period.end),
    period_reference_date: dateFact(referenceDate),
    period_month: Number(referenceDate.slice(5, 7)),
    period_full_month: isFullMonth(period),
    reference_date: dateFact(referenceDate),
  };
}

function dateFact(iso: string): number {
  return Number(iso.replaceAll('-', ''));
}

/** A value of our rules as the engines have it. */
export function factOf(value: InputValue): Fact {
  return typeof value === 'object' ? nearestNumber(value) : value;
}

/** The number nearest to the exact value, for numerators and denominators below 2^53. */
export function nearestNumber({ n, d }: Exact): number {
  return Number(n) / Number(d);
}
