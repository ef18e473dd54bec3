import { valuesByName } from '../../runtime/module/own-value.ts';
import type { InputValue } from '../../runtime/module.ts';
import type { NameBinder, NamedValue } from './bind-names.ts';
import { literalText } from './literal-value.ts';
import type { GivenValue } from './rule-test.ts';

/** The values that a test gives, by the names under which they are sent, and where each stands. */
export interface Given {
  readonly inputs: Record<string, InputValue>;
  readonly flags: Record<string, boolean>;
  readonly at: Map<string, GivenValue>;
}

/** Values over others; where one of them does not fit, `isComplete` is false and it was reported. */
interface GivenOver {
  readonly given: Given;
  readonly isComplete: boolean;
}

export const NOTHING_GIVEN: Given = { inputs: valuesByName(), flags: valuesByName(), at: new Map() };

function copyOf({ inputs, flags, at }: Given): Given {
  return {
    inputs: Object.assign(valuesByName<InputValue>(), inputs),
    flags: Object.assign(valuesByName<boolean>(), flags),
    at: new Map(at),
  };
}

/** Reads values against what rules declare and puts them over those that are given already. */
export function giveValues(values: readonly NamedValue[], base: Given, names: NameBinder): GivenOver {
  const given = copyOf(base);
  let isComplete = true;
  for (const one of values) {
    const spec = names.input(one.name);
    const value = spec === null ? null : names.value(one, spec);
    if (spec === null || value === null) {
      isComplete = false;
      continue;
    }
    given.at.set(spec.wire, { span: one.span, text: literalText(one.value) });
    if (spec.source === 'override' && typeof value === 'boolean') given.flags[spec.wire] = value;
    else given.inputs[spec.wire] = value;
  }
  return { given, isComplete };
}
