import type { InputSource, InputSpec, Manifest } from '../runtime/module.ts';
import { SALARY_FIELDS } from '../runtime/request/employee-fields.ts';
import type { GroupKind } from './words/page-words.ts';

/** A part of the form: the few that matter, then the others by where they come from. */
export interface FieldGroup {
  readonly kind: GroupKind;
  readonly fields: readonly InputSpec[];
}

const GROUPS: Readonly<Record<InputSource, GroupKind>> = {
  employee: 'person',
  inputs: 'person',
  override: 'conditions',
  history: 'history',
};

/** The inputs of a scheme in the order in which somebody fills them in. */
export function fieldGroups({ inputs }: Pick<Manifest, 'inputs'>): readonly FieldGroup[] {
  const main = inputs.filter((spec) => isMain(spec, inputs));
  const others = Map.groupBy(
    inputs.filter((spec) => !main.includes(spec)),
    ({ source }) => GROUPS[source],
  );
  const rest = (['person', 'conditions', 'history'] as const).map((kind) => ({
    kind,
    fields: others.get(kind) ?? [],
  }));
  return [{ kind: 'main' as const, fields: main }, ...rest].filter(({ fields }) => fields.length > 0);
}

/** What must be sent, also while nothing is said that need not be. Of the salaries that are read, that of a month. */
function isMain(spec: InputSpec, all: readonly InputSpec[]): boolean {
  const salary = SALARY_FIELDS.find((name) => all.some(({ wire }) => wire === name));
  if (SALARY_FIELDS.some((name) => name === spec.wire)) return spec.wire === salary;
  return spec.presence === 'required' || (spec.requiredWhen !== null && !isBeside(spec.requiredWhen, all));
}

/**
 * Whether it is needed only beside another that need not be given, and so stands with that other: of the months of a year
 * one may have some, and the average of two years goes with a sum that few agree.
 */
function isBeside(demand: string, all: readonly InputSpec[]): boolean {
  const parts = demand.includes(' or ') ? [] : demand.split(' and ');
  return parts.some((part) => {
    const [, given, positive] = /^(?:given\((\w+)\)|(\w+) > 0(?: \w+)?)$/.exec(part) ?? [];
    const other = all.find(({ id }) => id === (given ?? positive));
    if (other === undefined || other.presence === 'required') return false;
    return positive === undefined || other.defaultValue === null || Number(other.defaultValue) === 0;
  });
}
