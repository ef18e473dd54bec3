import type { Calculation } from './calculation.ts';
import { CalculationError, type CalculationFault } from './calculation-error.ts';
import { inputFaults } from './input-faults.ts';
import { LINE_PARTS } from './lines/line-texts.ts';
import { writeLines } from './lines/payslip-lines.ts';
import { TextBytes } from './lines/text-bytes.ts';
import type { Refusal, RuleModule } from './module.ts';
import { type Payslip, payslipOf, traceText } from './payslip.ts';
import { payslipWarnings, type WarningDetail } from './payslip-warnings.ts';
import { periodBasis } from './period-basis.ts';
import { periodFaults } from './request/period-faults.ts';
import { readSent } from './request/read-body.ts';
import { readCall } from './request/read-call.ts';
import { refusedByRule, refusedInputs } from './request/refused-input.ts';
import { periodOf, type SentRequest, type SentValues } from './request/sent-request.ts';
import { unknownFields } from './request/unknown-fields.ts';
import { type ChosenRules, PERIOD_TYPES, periodTypesOf, rulesOnDate } from './rules-on-date.ts';

/** A request as it is sent to the service; what it says may be of any type, and is judged. */
export interface CalculationRequest {
  /** Needed where the rules are of several countries. */
  readonly country?: string;
  readonly scheme: string;
  /** Of the period's last day where it is not said. */
  readonly year?: number;
  readonly period: object;
  readonly employee: object;
  readonly employer?: object;
  readonly overrides?: object;
  readonly options?: CalculationOptions;
}

export interface CalculationOptions {
  /** Fraction digits of what the trace shows of numbers without end: 0 to 10, usually 6. */
  readonly precision?: number;
}

/** Fraction digits of the trace where nothing is asked. */
export const USUAL_PRECISION = 6;

/** The payslip of a request by the rules that hold on its date. Throws {@link CalculationError}. */
export function calculate(modules: readonly RuleModule[], request: CalculationRequest): Calculation {
  return JSON.parse(calculateText(modules, request));
}

/** The same as the JSON text that the service would write. Throws {@link CalculationError}. */
export function calculateText(modules: readonly RuleModule[], request: CalculationRequest): string {
  const { sent, rules } = rulesFor(modules, request);
  const read = readCall(sent, rules.module.manifest, rules.referenceDate);
  if (read.kind === 'faulty') throw invalid(inputFaults(sent, rules));
  const payslip = payslipOf(rules.module, read.call);
  if (payslip.kind === 'refused') throw refused(payslip.refusals, sent);
  return answerText(request, sent, rules, { payslip, warnings: payslipWarnings(read.notes, payslip) });
}

/** The rules that hold on the date of a request, and the request as far as it is read. Throws {@link CalculationError}. */
export function rulesFor(
  modules: readonly RuleModule[],
  request: CalculationRequest,
): { readonly sent: SentRequest; readonly rules: ChosenRules } {
  const body: SentValues = { ...request };
  const sent = readSent(body, PERIOD_TYPES);
  const wrong = [
    ...('faults' in sent ? sent.faults : []),
    ...unknownFields(body),
    ...precisionFaults(request),
  ];
  if ('faults' in sent) throw invalid(wrong);
  if (wrong.length > 0) throw invalid([...wrong, ...faultsOfInputs(modules, request, sent)]);
  return { sent, rules: applicableRules(modules, request, sent) };
}

/** What is wrong with the inputs beside other faults; nothing where no rules apply. */
function faultsOfInputs(
  modules: readonly RuleModule[],
  request: CalculationRequest,
  sent: SentRequest,
): readonly CalculationFault[] {
  try {
    return inputFaults(sent, applicableRules(modules, request, sent));
  } catch (error) {
    if (error instanceof CalculationError) return error.faults;
    throw error;
  }
}

/** Why the rules give no payslip. */
export function refused(refusals: readonly Refusal[], sent: SentRequest): CalculationError {
  const faults = refusedInputs(refusals, sent);
  if (faults.length > 0) return invalid(faults);
  const refusal = refusedByRule(refusals);
  const details = { concept_id: refusal?.field ?? null, reason: refusal?.code ?? null };
  return new CalculationError('CALCULATION_FAILED', refusal?.message ?? 'The rules refuse it.', { details });
}

function precisionFaults({ options }: CalculationRequest): readonly CalculationFault[] {
  const { precision = USUAL_PRECISION } = options ?? {};
  if (Number.isInteger(precision) && precision >= 0 && precision <= 10) return [];
  const message = 'Must be a whole number from 0 to 10';
  return [{ path: ['options', 'precision'], message, type: 'int_type' }];
}

/** A request with faults. */
export function invalid(faults: readonly CalculationFault[]): CalculationError {
  const told = faults.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return new CalculationError('VALIDATION_ERROR', told.join('\n'), { faults });
}

/** In the order in which the service judges. */
function applicableRules(
  modules: readonly RuleModule[],
  request: CalculationRequest,
  sent: SentRequest,
): ChosenRules {
  const files = schemeFiles(modules, request);
  const period = periodOf(sent);
  requirePeriodType(files, period.type);
  const faults = periodFaults(period, sent.year, files[0]?.manifest.proration ?? null);
  if (faults.length > 0) throw invalid(faults);
  const chosen = rulesOnDate(files, period, sent.year);
  if (chosen.kind === 'none')
    throw new CalculationError('SCHEME_NOT_EFFECTIVE', chosen.message, { details: { ...chosen.details } });
  requirePeriodType([chosen.rules.module], period.type);
  return chosen.rules;
}

function schemeFiles(
  modules: readonly RuleModule[],
  { country, scheme }: CalculationRequest,
): readonly RuleModule[] {
  const files = modules.filter(
    ({ manifest }) => manifest.scheme === scheme && (country === undefined || manifest.country === country),
  );
  const countries = [...new Set(files.map(({ manifest }) => manifest.country))];
  if (countries.length === 1) return files;
  const message =
    countries.length > 1
      ? `The scheme ${scheme} is one of ${countries.join(', ')}: say which country.`
      : `There is no scheme ${scheme}${country === undefined ? '' : ` in ${country}`}.`;
  throw new CalculationError('SCHEME_NOT_FOUND', message, { details: { country: country ?? null, scheme } });
}

function requirePeriodType(files: readonly RuleModule[], type: SentRequest['period']['type']): void {
  const supported = periodTypesOf(files);
  if (supported.includes(type)) return;
  const message = `The scheme has no ${type} periods; it has ${supported.join(' and ')}.`;
  const details = { supported_period_types: supported };
  throw new CalculationError('PERIOD_TYPE_NOT_SUPPORTED', message, { details });
}

const TEXT = new TextBytes();

function answerText(
  { options }: CalculationRequest,
  { year, period, employee }: SentRequest,
  { module: { manifest } }: ChosenRules,
  { payslip, warnings }: { readonly payslip: Payslip; readonly warnings: readonly WarningDetail[] },
): string {
  const { country, scheme } = manifest;
  const head = { country, scheme, year, period, employee_id: employee.id ?? null };
  const foot = {
    warnings,
    period_basis: periodBasis(period, manifest.proration, payslip.month),
    dsl_version: manifest.version,
    record: { rule_fingerprint: manifest.fingerprint },
  };
  const trail = traceText(payslip, options?.precision ?? USUAL_PRECISION);
  TEXT.cutAt(0);
  TEXT.add(`${JSON.stringify(head).slice(0, -1)},`);
  writeLines(payslip.lines, LINE_PARTS, TEXT);
  TEXT.add(`,${JSON.stringify(foot).slice(1, -1)},"audit_trail":${trail}}`);
  return TEXT.textSince(0);
}
