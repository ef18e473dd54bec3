import type { InputSpec, InputValue, Manifest } from '../../runtime/module.ts';
import { compare, type Exact, parseDecimal } from '../../runtime/numbers/exact.ts';
import { isDecimal, printPlain } from '../../runtime/numbers/print.ts';
import { decimalText } from '../decimal-text.ts';
import { type Fault, validationError } from '../service-error.ts';
import type { WarningDetail } from './calculation.ts';
import type { CalculationRequest, EmployeeInput } from './calculation-request.ts';
import { EMPLOYEE_FIELDS, type FieldKind } from './employee-fields.ts';
import { employerFieldsIgnored, fieldIgnored, overrideUnknown, salaryMismatch } from './input-warnings.ts';
import { SALARY_FIELDS } from './scheme-inputs.ts';

/** What the rules are called with, and what had no effect. */
export interface ReadInputs {
  readonly inputs: Readonly<Record<string, InputValue>>;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly warnings: readonly WarningDetail[];
}

/** From the wire to exact values. Throws `VALIDATION_ERROR` with every fault found. */
export function readInputs(request: CalculationRequest, manifest: Manifest): ReadInputs {
  const { employee } = request;
  const amounts = readAmounts(employee);
  const flags = readFlags(request, manifest);
  const faults = [...salaryFaults(employee), ...amounts.faults, ...flags.faults];
  if (faults.length > 0) throw validationError(faults);
  const read = new Set(manifest.inputs.filter((spec) => spec.source === 'employee').map((spec) => spec.wire));
  const ignored = [...amounts.values].filter(([name, value]) => !read.has(name) && value.n !== 0n);
  return {
    inputs: Object.fromEntries([...amounts.values].filter(([name]) => read.has(name))),
    flags: flags.values,
    warnings: [
      ...salaryMismatch(amounts.values.get('daily_salary'), amounts.values.get('monthly_salary')),
      ...ignored.map(([name]) => fieldIgnored(name)),
      ...flags.warnings,
      ...employerFieldsIgnored(request.employer),
    ],
  };
}

/** Where the caller wrote an override: the request's own wins over the employee's. */
export function overrideLocation(request: CalculationRequest, name: string): readonly string[] {
  const isOwn = request.overrides !== undefined && Object.hasOwn(request.overrides, name);
  return isOwn ? ['body', 'overrides', name] : ['body', 'employee', 'overrides', name];
}

function salaryFaults(employee: EmployeeInput): readonly Fault[] {
  if (SALARY_FIELDS.some((name) => employee[name] !== undefined)) return [];
  const msg = `${SALARY_FIELDS.join(' or ')} is required`;
  return [{ loc: ['body', 'employee'], msg, type: 'missing', ctx: { fields: SALARY_FIELDS } }];
}

function readAmounts(employee: EmployeeInput) {
  const values = new Map<string, Exact>();
  const faults: Fault[] = [];
  for (const [name, kind] of Object.entries(EMPLOYEE_FIELDS)) {
    const sent = employee[name];
    if (typeof sent !== 'string' && typeof sent !== 'number') continue;
    const value = readAmount(name, sent, kind);
    if ('loc' in value) faults.push(value);
    else values.set(name, value);
  }
  return { values, faults };
}

function readAmount(name: string, sent: string | number, kind: FieldKind): Exact | Fault {
  const loc = ['body', 'employee', name];
  const value = parseDecimal(decimalText(sent));
  if (value === null || !isDecimal(value, kind.decimals)) {
    const msg = `Must be a decimal with at most ${kind.decimals} fraction digits`;
    return { loc, msg, type: 'string_pattern_mismatch', input: sent, ctx: { decimals: kind.decimals } };
  }
  if (compare(value, kind.low) < 0) {
    const limit = printPlain(kind.low, 2);
    return { loc, msg: `Must be at least ${limit}`, type: 'greater_than_equal', input: sent, ctx: { limit } };
  }
  if (compare(value, kind.high) > 0) {
    const limit = printPlain(kind.high, 2);
    return { loc, msg: `Must be at most ${limit}`, type: 'less_than_equal', input: sent, ctx: { limit } };
  }
  return value;
}

function readFlags(request: CalculationRequest, manifest: Manifest) {
  const known = new Set(manifest.inputs.filter(isFlag).map((spec) => spec.wire));
  const values: Record<string, boolean> = {};
  const faults: Fault[] = [];
  const warnings: WarningDetail[] = [];
  const sent = Object.entries({ ...request.employee.overrides, ...request.overrides });
  for (const [name, value] of sent.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (!known.has(name)) warnings.push(overrideUnknown(name));
    else if (typeof value === 'boolean') values[name] = value;
    else faults.push(notBoolean(overrideLocation(request, name), value));
  }
  return { values, faults, warnings };
}

function isFlag(spec: InputSpec): boolean {
  return spec.source === 'override';
}

function notBoolean(loc: readonly string[], value: string | number): Fault {
  return { loc, msg: 'Must be true or false', type: 'bool_type', input: value, ctx: { expected: 'boolean' } };
}
