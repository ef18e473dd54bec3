import { halfSteps } from '../half/half-steps.ts';
import type { Manifest, StepKind } from '../module/manifest.ts';
import { SUMMARY_FIELDS, type SummaryField } from '../module/summary-fields.ts';

/** What of a payslip has a curve: a field of its summary, or a line, base, total or other amount by its id. */
export function isSummaryField(name: string): name is SummaryField {
  return SUMMARY_FIELDS.some((field) => field === name);
}

/** The names of a scheme that have a curve: the fields of the summary, and what is an amount of money. */
export function curveNames(manifest: Manifest): readonly string[] {
  const steps = manifest.steps.filter(({ type }) => type === 'money');
  return [...SUMMARY_FIELDS, ...steps.map(({ id }) => id)];
}

/** The lines that a field of the summary adds up or takes off, by their kinds: the contract's definitions. */
export function addedTo(field: SummaryField): readonly { readonly kind: StepKind; readonly sign: 1 | -1 }[] {
  switch (field) {
    case 'gross_salary':
    case 'total_perceptions':
      return [{ kind: 'perception', sign: 1 }];
    case 'total_deductions':
      return [{ kind: 'deduction', sign: 1 }];
    case 'net_salary':
      return [
        { kind: 'perception', sign: 1 },
        { kind: 'deduction', sign: -1 },
      ];
    case 'employer_contributions_total':
      return [{ kind: 'component', sign: 1 }];
    case 'employer_total_cost':
      return [
        { kind: 'perception', sign: 1 },
        { kind: 'component', sign: 1 },
      ];
  }
}

/** The steps that an amount is read from or added up of, by its name; of a half also what its totals add. */
export function stepsBehind(manifest: Manifest, name: string): ReadonlySet<string> {
  const halves = new Map(halfSteps(manifest).map((half) => [half.spec.id, half]));
  const open = isSummaryField(name) ? [...linesOf(manifest, name)] : [name];
  const steps = new Set<string>();
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (steps.has(id)) continue;
    steps.add(id);
    open.push(...(halves.get(id)?.terms ?? []).map(({ step }) => step.spec.id));
  }
  return steps;
}

function linesOf({ summary, steps }: Manifest, field: SummaryField): readonly string[] {
  const mapped = summary[field];
  if (mapped !== undefined) return [mapped];
  const kinds = addedTo(field).map(({ kind }) => kind);
  return steps.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
}
