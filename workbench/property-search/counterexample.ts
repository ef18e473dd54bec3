import { authorText } from '../../runtime/module/author-text.ts';
import type { InputValue, Manifest, ValueType } from '../../runtime/module.ts';
import type { Trial } from './rule-program.ts';

/** A value that a test expects. */
export interface ExpectedValue {
  readonly name: string;
  readonly value: InputValue;
  readonly type: ValueType;
}

function bindings(values: readonly ExpectedValue[]): string {
  return values.map(({ name, value, type }) => `${name} = ${authorText(value, type)}`).join(', ');
}

function typeOf(value: InputValue, declared: Manifest['inputs'][number] | undefined): ValueType {
  if (typeof value === 'boolean') return 'boolean';
  const type = declared?.type ?? 'number';
  return type === 'integer' ? 'number' : type;
}

/** A `test` that shows what a trial comes to, ready to be pasted into the test file. */
export function testBlock(
  title: string,
  trial: Trial,
  inputs: Manifest['inputs'],
  expected: readonly ExpectedValue[],
): string {
  const { type, start, end, days } = trial.period;
  const given = Object.entries(trial.sent).map(([name, value]) => {
    return {
      name,
      value,
      type: typeOf(
        value,
        inputs.find(({ id }) => id === name),
      ),
    };
  });
  const lines = [
    `test "${title}"  period ${type} ${start} .. ${end} days ${days} {`,
    ...(given.length === 0 ? [] : [`  given  ${bindings(given)}`]),
    `  expect ${bindings(expected)}`,
    '}',
  ];
  return lines.join('\n');
}
