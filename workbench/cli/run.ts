import type { Command } from 'commander';
import { authorText } from '../../runtime/module/author-text.ts';
import type { Evaluation, Manifest } from '../../runtime/module.ts';
import type { TracedStep } from '../../runtime/traced-step.ts';
import { tracedSteps } from '../../runtime/traced-step.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type CallRead, readCalculation } from './calculation-input.ts';
import { moduleOf } from './load-rules.ts';
import { inputText, onlyRules } from './named-inputs.ts';
import { payslipHtml } from './payslip-html.ts';
import { payslipJson } from './payslip-json.ts';
import { payslipText } from './payslip-text.ts';
import { printJson } from './report-diagnostics.ts';
import { reportRefusals, reportRules } from './report-refusals.ts';

interface RunOptions {
  readonly input: string;
  readonly trace?: true;
  readonly html?: true;
  readonly json?: true;
}

function reportPayslip(
  manifest: Manifest,
  input: CallRead,
  evaluation: Evaluation,
  options: RunOptions,
  terminal: Terminal,
): void {
  if (options.json === true) printJson(payslipJson(manifest, evaluation, options.trace === true), terminal);
  else if (options.html === true) terminal.out(payslipHtml(manifest, input.call, evaluation));
  else {
    terminal.out(payslipText(manifest, input.call, evaluation));
    if (options.trace === true) terminal.out(`\nTrace\n\n${traceText(tracedSteps(manifest, evaluation))}`);
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
  for (const { message } of input.notes) terminal.err(`note: ${message}\n`);
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
    .option('--html', 'print a page that can be printed')
    .option('--json', 'print one JSON document')
    .addHelpText('after', EXAMPLE)
    .action((file: string, options: RunOptions) => runRules(file, options, terminal));
}

function stepText({ spec, formula, inputs, ...results }: TracedStep): string {
  const read = inputs.map(({ name, value, type }) => `${name} ${authorText(value, type)}`);
  const raw = authorText(results.raw, spec.type);
  const final = authorText(results.final, spec.type);
  const result = raw === final ? final : `${raw} → ${final}`;
  return [
    `${spec.id}  ${spec.label}`,
    `  = ${formula}`,
    ...(read.length === 0 ? [] : [`  with ${read.join(', ')}`]),
    `  ${result}`,
    ...(spec.source === null ? [] : [`  ${spec.source}`]),
  ].join('\n');
}

/** Every formula that was evaluated, in computing order: what it is, what it read, what came out, whose law. */
function traceText(steps: readonly TracedStep[]): string {
  return steps.map((step) => `${stepText(step)}\n`).join('\n');
}
