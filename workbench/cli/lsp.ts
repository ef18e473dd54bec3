import type { Command } from 'commander';
import { languageName } from '../../dsl/languages.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { surroundingLanguage } from './chosen-language.ts';
import { fromStudioPackage } from './optional-package.ts';

/** `payroll lsp` */
export function registerLsp(program: Command, { isCheckout }: Terminal): void {
  program
    .command('lsp')
    .description('answer an editor over stdin and stdout: the language server of rule files')
    .option('--stdio', 'the way editors ask for stdin and stdout; it is the only one')
    .action(async ({ lang }: { readonly lang?: string }) => {
      const { serveEditor } = await fromStudioPackage(
        'lsp',
        isCheckout,
        () => import('../language-server/stdio.ts'),
      );
      const asked = lang === undefined ? null : languageName(lang);
      await serveEditor(process.stdin, process.stdout, { asked, else: surroundingLanguage(process.env) });
    });
}
