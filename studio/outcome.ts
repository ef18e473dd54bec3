import { type CalculationRequest, calculateText } from '../runtime/calculate.ts';
import type { Calculation } from '../runtime/calculation.ts';
import { CalculationError } from '../runtime/calculation-error.ts';
import { isObject } from '../runtime/curves/moved-request.ts';
import type { RuleModule } from '../runtime/module.ts';
import type { SentValues } from '../runtime/request/sent-request.ts';

/** Something wrong at one field: its kind, and what the kind is about. */
export interface FieldFault {
  readonly type: string;
  /** Of a fault of the period, which. */
  readonly reason: string | null;
  readonly message: string;
  readonly limit: string | null;
}

/** What came of the form: a payslip with the bytes of the service, or what is wrong. */
export type FormOutcome =
  | { readonly kind: 'payslip'; readonly text: string; readonly payslip: Calculation }
  | {
      readonly kind: 'faulty';
      /** By wire name. */
      readonly fields: ReadonlyMap<string, FieldFault>;
      readonly period: FieldFault | null;
      /** What belongs to no field. */
      readonly message: string | null;
    };

/** Calculates; whatever is wrong is a value. */
export function outcomeOf(module: RuleModule, request: CalculationRequest): FormOutcome {
  try {
    const text = calculateText([module], request);
    return { kind: 'payslip', text, payslip: JSON.parse(text) };
  } catch (fault) {
    if (!(fault instanceof CalculationError)) throw fault;
    return faulty(fault);
  }
}

function faulty({ faults, message }: CalculationError): FormOutcome {
  const fields = new Map<string, FieldFault>();
  let period: FieldFault | null = null;
  for (const { path, type, message: said, ...more } of faults) {
    const fault = { type, reason: toldOf(more, 'reason'), message: said, limit: toldOf(more, 'limit') };
    if (path[0] === 'period' || path[0] === 'year') period ??= fault;
    else for (const name of namesIn(path, more)) fields.set(name, fault);
  }
  const isPlaced = fields.size > 0 || period !== null;
  return { kind: 'faulty', fields, period, message: isPlaced ? null : message };
}

/** The field that a fault is at; of one that several fields would mend, the first of them. */
function namesIn(path: readonly string[], fault: object): readonly string[] {
  if (path.length > 1) return path.slice(-1);
  const fields = contextOf(fault).fields;
  return Array.isArray(fields) ? fields.slice(0, 1).map(String) : [];
}

function toldOf(fault: object, name: string): string | null {
  const told = contextOf(fault)[name];
  return typeof told === 'string' ? told : null;
}

function contextOf(fault: object): SentValues {
  const context = 'context' in fault ? fault.context : null;
  return isObject(context) ? context : {};
}
