import { resolve } from 'node:path';
import type { Command } from 'commander';
import { siteOf } from '../docs/site.ts';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import { fromStudioPackage } from './optional-package.ts';
import { readSiteRules } from './read-site-rules.ts';
import { replaceFolder } from './replace-folder.ts';
import { plural } from './report-diagnostics.ts';
import { wholeNumber } from './whole-number.ts';

interface StudioOptions {
  readonly out?: string;
  readonly serve?: true;
  readonly port: string;
}

const PORT = '4173';

async function studio(paths: readonly string[], options: StudioOptions, terminal: Terminal): Promise<void> {
  const { out, serve, port } = options;
  if (out === undefined && serve !== true) throw new UsageError('--out or --serve is needed');
  const read = readSiteRules(paths, {}, terminal);
  if (read === null) return;
  const [{ studioFiles }, { STUDIO_FOLDER }, { serveFiles }] = await fromStudioPackage(
    'studio',
    terminal.isCheckout,
    () =>
      Promise.all([
        import('../studio/studio-files.ts'),
        import('../studio/studio-page.ts'),
        import('./serve-files.ts'),
      ]),
  );
  const [pages, own] = await Promise.all([
    siteOf(read.rules, read.notes, { calculator: `${STUDIO_FOLDER}/index.html` }),
    studioFiles(read.rules),
  ]);
  const files = [...pages, ...own];
  if (out !== undefined) {
    replaceFolder(resolve(terminal.cwd, out), files);
    terminal.out(`wrote ${plural(files.length, 'file')} to ${out}: any web server can serve it\n`);
  }
  if (serve === true) {
    await serveFiles(files, wholeNumber(port, '--port'), terminal, (address) =>
      terminal.out(`the studio is at ${address}${STUDIO_FOLDER}/ until Ctrl+C\n`),
    );
  }
  terminal.exit(0);
}

/** `payroll studio` */
export function registerStudio(program: Command, terminal: Terminal): void {
  program
    .command('studio')
    .description(
      'write the site of the rules with a page that calculates: a form, the payslip, why each amount is what it is',
    )
    .argument('[paths...]', 'rule files or directories (default: rules)')
    .option('--out <folder>', 'where the site goes; an earlier site there is replaced')
    .option('--serve', 'serve it on this machine until it is stopped')
    .option('--port <port>', 'the port of --serve', PORT)
    .action((paths: string[], options: StudioOptions) => studio(paths, options, terminal));
}
