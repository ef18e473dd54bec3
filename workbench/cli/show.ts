import type { Command } from 'commander';
import type { Terminal } from '../terminal/terminal.ts';
import { onlyRules } from './named-inputs.ts';
import { reportRules } from './report-refusals.ts';

/** `payroll show` */
export function registerShow(program: Command, terminal: Terminal): void {
  program
    .command('show')
    .description('print the whole law of a rule file: of an amendment, with all that it amends')
    .argument('<file>', 'a rule file')
    .action((file: string) => {
      const rules = onlyRules(file, terminal);
      if (rules.compiled === null) {
        reportRules(rules, {}, terminal);
        return;
      }
      terminal.out(rules.compiled.law.source.text);
      terminal.exit(0);
    });
}
