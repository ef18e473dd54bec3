import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { Evaluation, Manifest, Refusal } from '../runtime/module.ts';
import { type CalculationInput, readCalculation } from './calculation-input.ts';
import { type LoadedRules, loadRules, moduleOf } from './load-rules.ts';
import { payslipJson } from './payslip-json.ts';
import { payslipText } from './payslip-text.ts';
import { Findings, printJson } from './report-diagnostics.ts';
import { findPayFiles } from './rule-files.ts';
import { type Terminal, UsageError } from './terminal.ts';
import { traceText } from './trace-text.ts';

interface RunOptions {
  readonly input: string;
  readonly trace?: true;
  readonly json?: true;
}

async function inputText(path: string, terminal: Terminal): Promise<string> {
  if (path === '-') return terminal.stdin();
  try {
    return readFileSync(resolve(terminal.cwd, path), 'utf8');
  } catch (fault) {
    const reason = fault instanceof Error && 'code' in fault ? String(fault.code) : 'unreadable';
    throw new UsageError(`cannot read the input ${path}: ${reason}`);
  }
}

function onlyRules(file: string, terminal: Terminal): LoadedRules {
  const [path, second] = findPayFiles([file], terminal);
  if (path === undefined || second !== undefined) throw new UsageError(`${file} is not one rule file`);
  return loadRules(path, terminal);
}

function reportRules(rules: LoadedRules, options: RunOptions, terminal: Terminal): void {
  const findings = new Findings();
  findings.add(rules.diagnostics, rules.source);
  if (options.json === true) printJson({ status: 'rules_wrong', diagnostics: findings.json() }, terminal);
  else findings.print(terminal, 'err');
  terminal.exit(1);
}

function fieldOf(refusal: Refusal): string {
  if (refusal.source === 'override') return `overrides.${refusal.field ?? ''}`;
  if (refusal.source === 'period') return 'period';
  return refusal.field === null ? 'employee' : `employee.${refusal.field}`;
}

/** The rules are fine and the input is not: status 2. */
function reportRefusals(refusals: readonly Refusal[], options: RunOptions, terminal: Terminal): void {
  if (options.json === true) printJson({ status: 'refused', refusals }, terminal);
  else
    for (const refusal of refusals)
      terminal.err(`refused ${refusal.code} (${fieldOf(refusal)}): ${refusal.message}\n`);
  terminal.exit(2);
}

function reportNotes(input: CalculationInput, manifest: Manifest, terminal: Terminal): void {
  for (const field of input.ignored) terminal.err(`note: this scheme does not read ${field}\n`);
  if (manifest.proration === 'split_monthly' && input.call.period.type !== 'monthly')
    terminal.err('note: these are the amounts of the month; the service splits them over its periods\n');
}

function reportPayslip(
  manifest: Manifest,
  input: CalculationInput,
  evaluation: Evaluation,
  options: RunOptions,
  terminal: Terminal,
): void {
  if (options.json === true) printJson(payslipJson(manifest, evaluation, options.trace === true), terminal);
  else {
    terminal.out(payslipText(manifest, input.call, evaluation));
    if (options.trace === true) terminal.out(`\nTrace\n\n${traceText(manifest, evaluation.trace)}`);
  }
  terminal.exit(0);
}

async function runRules(file: string, options: RunOptions, terminal: Terminal): Promise<void> {
  const rules = onlyRules(file, terminal);
  const text = await inputText(options.input, terminal);
  if (rules.compiled === null) {
    reportRules(rules, options, terminal);
    return;
  }
  const { manifest } = rules.compiled;
  const input = readCalculation(text, options.input === '-' ? 'standard input' : options.input, manifest);
  reportNotes(input, manifest, terminal);
  const outcome = moduleOf(rules.compiled).evaluate(input.call);
  if (outcome.kind === 'refused') reportRefusals(outcome.refusals, options, terminal);
  else reportPayslip(manifest, input, outcome.evaluation, options, terminal);
}

const EXAMPLE = `
The input is the body of a calculation request, or as little as this:

  { "period": { "type": "monthly", "start_date": "2025-03-01", "end_date": "2025-03-31", "days": 30 },
    "employee": { "monthly_salary": "1423500" },
    "overrides": { "aplica_auxilio_transporte": true } }`;

/** `payroll run` */
export function registerRun(program: Command, terminal: Terminal): void {
  program
    .command('run')
    .description('calculate one payslip with a rule file and print it')
    .argument('<file>', 'the rule file')
    .requiredOption(
      '--input <file>',
      'JSON of the calculation, as the service takes it; - reads standard input',
    )
    .option('--trace', 'print every formula with what it read and what came out')
    .option('--json', 'print one JSON document')
    .addHelpText('after', EXAMPLE)
    .action((file: string, options: RunOptions) => runRules(file, options, terminal));
}
