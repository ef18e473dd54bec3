import type { Manifest, StepKind, SummaryField } from '../runtime/module.ts';
import { isPresent, linesOf } from '../runtime/plain/evaluation.ts';
import type { PlainRules } from '../runtime/plain/plain-rules.ts';
import { type AmountOf, centsOf, safe } from './plain-amounts.ts';

/** The total of a kind of lines, or the step that the file maps to the field. */
export function summaryCents(field: SummaryField, manifest: Manifest, plain: PlainRules): AmountOf {
  const sum = sumOf(field, manifest, plain);
  const place = manifest.steps.findIndex(({ id }) => id === manifest.summary[field]);
  const [spec, places] = [manifest.steps[place], plain.steps[place]];
  if (spec === undefined || places === undefined) return sum;
  const [line, cents] = [{ spec, slots: places }, centsOf(places.final)];
  return (slots) => (isPresent(line, slots) ? cents(slots) : sum(slots));
}

function sumOf(field: SummaryField, manifest: Manifest, plain: PlainRules): AmountOf {
  const all = (kind: StepKind): AmountOf => {
    const lines = linesOf(manifest, plain).get(kind) ?? [];
    const parts = lines.map((line) => ({ line, cents: centsOf(line.slots.final) }));
    return (slots) => {
      let sum = 0;
      for (const { line, cents } of parts) if (isPresent(line, slots)) sum = safe(sum + cents(slots));
      return sum;
    };
  };
  const [pay, taken, employer] = [all('perception'), all('deduction'), all('component')];
  switch (field) {
    case 'gross_salary':
    case 'total_perceptions':
      return pay;
    case 'total_deductions':
      return taken;
    case 'net_salary':
      return (slots) => safe(pay(slots) - taken(slots));
    case 'employer_contributions_total':
      return employer;
    case 'employer_total_cost':
      return (slots) => safe(pay(slots) + employer(slots));
  }
}
