import type { InputValue, ValueType } from '../../compiler/runtime/module.ts';
import { printMoney, printPlain } from '../../compiler/runtime/print.ts';
import type { WireStep } from './calculation.ts';
import type { TracedStep } from './traced-step.ts';

/** Results that later steps read keep at least so many fraction digits, whatever `precision` is. */
const RESULT_DIGITS = 6;

/** The steps as they are stored and answered; `precision` is the fraction digits of what is only shown. */
export function printAuditTrail(steps: readonly TracedStep[], precision: number): readonly WireStep[] {
  return steps.map(({ spec, formula, rounding, inputs, raw, final }, at) => ({
    step: at + 1,
    concept_id: spec.id,
    label: spec.label,
    formula,
    inputs: Object.fromEntries(
      inputs.map(({ name, type, value, words }) => [name, printValue(value, type, words, precision)]),
    ),
    result_raw: printValue(raw, spec.type, spec.words, precision),
    rounding,
    result_final: printValue(final, spec.type, spec.words, Math.max(precision, RESULT_DIGITS)),
    source: spec.source,
  }));
}

/** Booleans are 1 or 0, a choice its position, a date its eight digits. */
function printValue(value: InputValue, type: ValueType, words: readonly string[], digits: number): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'string') {
    return type === 'choice' ? String(words.indexOf(value) + 1) : value.replaceAll('-', '');
  }
  return type === 'money' ? printMoney(value, digits) : printPlain(value, digits);
}
