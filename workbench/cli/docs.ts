import { resolve } from 'node:path';
import type { Command } from 'commander';
import { siteOf } from '../docs/site.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { readSiteRules } from './read-site-rules.ts';
import { replaceFolder } from './replace-folder.ts';
import { plural, printJson } from './report-diagnostics.ts';

interface DocsOptions {
  readonly out: string;
  readonly json?: true;
}

async function docs(paths: readonly string[], options: DocsOptions, terminal: Terminal): Promise<void> {
  const read = readSiteRules(paths, options, terminal);
  if (read === null) return;
  const files = await siteOf(read.rules, read.notes);
  replaceFolder(resolve(terminal.cwd, options.out), files);
  const pages = files.map(({ path }) => path).filter((path) => path.endsWith('.html'));
  if (options.json === true) printJson({ ok: true, out: options.out, pages }, terminal);
  else terminal.out(`wrote ${plural(pages.length, 'page')}: open ${options.out}/index.html\n`);
  terminal.exit(0);
}

/** `payroll docs` */
export function registerDocs(program: Command, terminal: Terminal): void {
  program
    .command('docs')
    .description(
      'write a site of all rules for people who read law: formulas in words, parameters, sources, changes',
    )
    .argument('[paths...]', 'rule files or directories (default: rules)')
    .requiredOption('--out <folder>', 'where the site goes; an earlier site there is replaced')
    .option('--json', 'print one JSON document that lists the pages')
    .action((paths: string[], options: DocsOptions) => docs(paths, options, terminal));
}
