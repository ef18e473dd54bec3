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

/** What must be sent: of two that stand for each other the salary of a month, else the one that is demanded. */
function isMain(spec: InputSpec, all: readonly InputSpec[]): boolean {
  if (spec.requiredWhen !== null) return true;
  const pair = pairOf(spec, all);
  if (pair === null) return spec.presence === 'required';
  const preferred = SALARY_FIELDS.find((name) => pair.some(({ wire }) => wire === name));
  return preferred === undefined ? spec.presence === 'required' : spec.wire === preferred;
}

/** `daily_salary required unless monthly_salary`: both of them. */
function pairOf(spec: InputSpec, all: readonly InputSpec[]): readonly InputSpec[] | null {
  const other = all.find(({ wire, unless }) => spec.unless === wire || unless === spec.wire);
  return other === undefined ? null : [spec, other];
}
