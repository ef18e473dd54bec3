import type { Refusal } from '../../runtime/module.ts';
import { PLACES } from '../../runtime/request/sent-request.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { LoadedRules } from './load-rules.ts';
import { Findings, printJson } from './report-diagnostics.ts';

interface JsonOption {
  readonly json?: true;
}

/** The rule file does not compile: its faults, status 1. */
export function reportRules(rules: LoadedRules, options: JsonOption, terminal: Terminal): void {
  const findings = new Findings();
  findings.add(rules.diagnostics, ...rules.written);
  if (options.json === true)
    printJson({ status: 'rules_wrong', diagnostics: findings.json(terminal) }, terminal);
  else findings.print(terminal, 'err');
  terminal.exit(1);
}

function fieldOf(refusal: Refusal): string {
  if (refusal.source === 'period') return 'period';
  if (refusal.field === null) return 'employee';
  return [...PLACES[refusal.source], refusal.field].join('.');
}

/** The rules are fine and the input is not: status 2. */
export function reportRefusals(refusals: readonly Refusal[], options: JsonOption, terminal: Terminal): void {
  if (options.json === true) printJson({ status: 'refused', refusals }, terminal);
  else
    for (const refusal of refusals)
      terminal.err(`refused ${refusal.code} (${fieldOf(refusal)}): ${refusal.message}\n`);
  terminal.exit(2);
}
