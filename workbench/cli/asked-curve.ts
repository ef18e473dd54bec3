import { curveNames } from '../../runtime/curves/amount-names.ts';
import { Curve } from '../../runtime/curves/curve.ts';
import { gridOf } from '../../runtime/curves/grid.ts';
import { TooManyTurns } from '../../runtime/curves/interval.ts';
import { isObject, sendingInput } from '../../runtime/curves/moved-request.ts';
import { INPUT_DIGITS } from '../../runtime/interpreter/inputs.ts';
import type { Call, Manifest, RuleModule } from '../../runtime/module.ts';
import { type Exact, parseDecimal } from '../../runtime/numbers/exact.ts';
import { printPlain } from '../../runtime/numbers/print.ts';
import { checkCertificate, type SolvedClaim } from '../curves/check-certificate.ts';
import { type CurveJson, curveJson } from '../curves/curve-json.ts';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import { readCalculation } from './calculation-input.ts';
import { moduleOf } from './load-rules.ts';
import { inputText, onlyRules } from './named-inputs.ts';
import { reportRules } from './report-refusals.ts';

/** Options that say which curve is meant. */
export interface CurveOptions {
  readonly input: string;
  readonly by: string;
  readonly from?: string;
  readonly to?: string;
  readonly step?: string;
  readonly verify?: true;
  readonly json?: true;
}

interface AskedCurve {
  readonly rules: RuleModule;
  readonly manifest: Manifest;
  readonly call: Call;
  readonly curve: Curve;
  /** The claims about the curve: every format prints them, and `--verify` checks them. */
  readonly certificate: CurveJson;
}

/** The decimal that an option holds. */
export function decimalOption(name: string, text: string): Exact {
  const value = parseDecimal(text.replaceAll('_', ''));
  if (value === null) throw new UsageError(`${name} must be a number such as 2000000.50, not ${text}`);
  return value;
}

/** The curve of these amounts; null after it was told why the rules cannot be used. */
export async function askedCurve(
  file: string,
  options: CurveOptions,
  names: readonly string[],
  terminal: Terminal,
): Promise<AskedCurve | null> {
  const loaded = onlyRules(file, terminal);
  const text = await inputText(options.input, terminal);
  if (loaded.compiled === null) {
    reportRules(loaded, options, terminal);
    return null;
  }
  const { manifest } = loaded.compiled;
  for (const name of names) refuseUnknown(name, manifest);
  const rules = moduleOf(loaded.compiled);
  const { by, from, to, step } = options;
  const grid = gridOf(rules.ir, manifest, {
    by,
    ...(from === undefined ? {} : { from: decimalOption('--from', from) }),
    ...(to === undefined ? {} : { to: decimalOption('--to', to) }),
    ...(step === undefined ? {} : { step: decimalOption('--step', step) }),
  });
  if ('about' in grid) throw new UsageError(`--${grid.about}: ${grid.message}`);
  const name = options.input === '-' ? 'standard input' : options.input;
  const value = printPlain(grid.unit, INPUT_DIGITS);
  const { call, notes } = readCalculation(text, name, manifest, (body) => {
    const employee = body.employee ?? {};
    return isObject(employee) ? { ...body, employee: sendingInput(employee, grid.input, value) } : body;
  });
  for (const { message } of notes) terminal.err(`note: ${message}\n`);
  try {
    const curve = Curve.of(rules, call, grid, names);
    return { rules, manifest, call, curve, certificate: curveJson(manifest, curve, names) };
  } catch (fault) {
    if (fault instanceof TooManyTurns) throw new UsageError(`${fault.message}: choose a smaller range`);
    throw fault;
  }
}

function refuseUnknown(name: string, manifest: Manifest): void {
  const names = curveNames(manifest);
  if (names.includes(name)) return;
  throw new UsageError(`${name} is no amount of this scheme: ${names.join(', ')}`);
}

/** Calculates payslips against what is said, where that is asked for, and tells what was found; 1 where something is wrong. */
export function verified(
  { rules, call, certificate }: AskedCurve,
  { verify }: CurveOptions,
  solved: readonly SolvedClaim[],
  terminal: Terminal,
): 0 | 1 {
  if (verify !== true) return 0;
  const { payslips, faults, unseen } = checkCertificate(rules, call, certificate, solved);
  for (const fault of faults) terminal.err(`${fault}\n`);
  const rest = unseen === 0n ? '' : `; of ${unseen} values near the target only the curve says so`;
  const verdict = faults.length === 0 ? 'each as it is said' : `${faults.length} not as it is said`;
  terminal.err(`${payslips} payslips calculated: ${verdict}${rest}\n`);
  return faults.length === 0 ? 0 : 1;
}
