import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { SUMMARY_FIELDS } from '../../compiler/model/keywords.ts';
import { colored, plain } from '../../dsl/diagnostics/paint.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import type { Manifest } from '../../runtime/module.ts';
import { type Explanation, explain } from '../explain/explanation.ts';
import { explanationHtml } from '../explain/explanation-html.ts';
import { explanationMarkdown } from '../explain/explanation-markdown.ts';
import { explanationText } from '../explain/explanation-text.ts';
import { explainedSteps, originsOf } from '../explain/traced-steps.ts';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import { readCalculation } from './calculation-input.ts';
import { moduleOf } from './load-rules.ts';
import { inputText, onlyRules } from './named-inputs.ts';
import { printJson } from './report-diagnostics.ts';
import { reportRefusals, reportRules } from './report-refusals.ts';
import { isCalculationId, type StoredPayslips } from './stored-payslips.ts';

interface ExplainOptions {
  readonly input?: string;
  readonly markdown?: true;
  readonly html?: true;
  readonly json?: true;
}

/** A field of the summary stands for the step that holds it. */
function stepNamed(line: string, manifest: Manifest): string {
  const mapped = Object.entries(manifest.summary).find(([field]) => field === line);
  return mapped?.[1] ?? line;
}

function unknownLine(line: string, manifest: Manifest, ids: readonly string[]): UsageError {
  const known = manifest.steps.some(({ id }) => id === line);
  if (known)
    return new UsageError(`${line} does not exist in this period: its dates or conditions leave it out`);
  return noSuchLine(line, ids);
}

function print(found: Explanation, title: string, options: ExplainOptions, terminal: Terminal): void {
  if (options.json === true) printJson(found, terminal);
  else if (options.html === true) terminal.out(explanationHtml(found, title));
  else if (options.markdown === true) terminal.out(explanationMarkdown(found));
  else terminal.out(explanationText(found, terminal.colors.out ? colored : plain));
}

/** A calculation that the service has answered, from the trail that was stored with it. */
async function explainStored(
  id: string,
  line: string,
  options: ExplainOptions,
  stored: StoredPayslips,
  terminal: Terminal,
): Promise<void> {
  if (options.input !== undefined) throw new UsageError('a stored calculation has its own input');
  const trail = await stored.trail(id);
  if (trail === null) throw new UsageError(`there is no calculation ${id}`);
  const found = explain(trail.steps, line, () => ({ label: null, source: null }));
  if (found === null)
    throw noSuchLine(
      line,
      trail.steps.map((step) => step.id),
    );
  print(found, `${trail.title}: ${found.label ?? line}`, options, terminal);
  terminal.exit(0);
}

function noSuchLine(line: string, ids: readonly string[]): UsageError {
  const suggestion = suggest(line, ids);
  return new UsageError(
    `there is no line ${line}${suggestion === null ? '' : `; did you mean ${suggestion}?`}`,
  );
}

async function explainLine(
  file: string,
  line: string,
  options: ExplainOptions,
  terminal: Terminal,
): Promise<void> {
  if (options.input === undefined) throw new UsageError('--input is needed to explain a rule file');
  const rules = onlyRules(file, terminal);
  const text = await inputText(options.input, terminal);
  if (rules.compiled === null) {
    reportRules(rules, options, terminal);
    return;
  }
  const { ir, manifest } = rules.compiled;
  const name = options.input === '-' ? 'standard input' : options.input;
  const { call, notes } = readCalculation(text, name, manifest);
  for (const { message } of notes) terminal.err(`note: ${message}\n`);
  const outcome = moduleOf(rules.compiled).evaluate(call);
  if (outcome.kind === 'refused') {
    reportRefusals(outcome.refusals, options, terminal);
    return;
  }
  const steps = explainedSteps(manifest, outcome.evaluation);
  const found = explain(steps, stepNamed(line, manifest), originsOf(ir, manifest, call));
  if (found === null)
    throw unknownLine(line, manifest, [...manifest.steps.map(({ id }) => id), ...SUMMARY_FIELDS]);
  print(found, `${manifest.label}: ${found.label ?? line}`, options, terminal);
  terminal.exit(0);
}

/** The entry of a code in the manual, as it stands there. */
function explainCode(code: string, terminal: Terminal): void {
  const entry = explainedCode(code);
  if (entry === null) throw new UsageError(`there is no code ${code}`);
  terminal.out(entry);
  terminal.exit(0);
}

/** `payroll explain` */
export function registerExplain(program: Command, terminal: Terminal, stored: StoredPayslips): void {
  program
    .command('explain')
    .description(
      'say why an amount is what it is: its formula, what that read, and so on down to the law; or what a code of a message means',
    )
    .argument('<file>', 'the rule file, the id of a stored calculation, or a code such as PAY508')
    .argument(
      '[line]',
      'the id of a line, a base or any other formula; with a file, a field of the summary too',
    )
    .option('--input <file>', 'JSON of the calculation, as for run; - reads standard input')
    .option('--markdown', 'print nested lists')
    .option('--html', 'print a page')
    .option('--json', 'print one JSON document')
    .action(async (file: string, line: string | undefined, options: ExplainOptions) => {
      if (isDiagnosticCode(file)) explainCode(file, terminal);
      else if (line === undefined) throw new UsageError(`which line of ${file} is to be explained?`);
      else if (isCalculationId(file)) await explainStored(file, line, options, stored, terminal);
      else await explainLine(file, line, options, terminal);
    });
}

/** The pages of the manual that explain every code, in a checkout and in a package. */
const PAGES = fileURLToPath(new URL('../../docs/errors/', import.meta.url));

/** A code of a diagnostic: `PAY508`. */
function isDiagnosticCode(text: string): boolean {
  return /^PAY\d{3}$/i.test(text);
}

/** Returns the manual's entry of a code: what it means, a wrong line and the mended one; null if there is none. */
function explainedCode(code: string): string | null {
  const heading = `${code.toUpperCase()} `;
  for (const page of globSync(`${PAGES}/*.md`)) {
    const entries = readFileSync(page, 'utf8').split(/^## /m);
    const entry = entries.slice(1).find((text) => text.startsWith(heading));
    if (entry !== undefined) return `${entry.trimEnd()}\n`;
  }
  return null;
}
