import type { Command } from 'commander';

/** `payroll lsp` */
export function registerLsp(program: Command): void {
  program
    .command('lsp')
    .description('answer an editor over stdin and stdout: the language server of rule files')
    .option('--stdio', 'the way editors ask for stdin and stdout; it is the only one')
    .action(async () => {
      const { serveEditor } = await import('../language-server/stdio.ts');
      await serveEditor(process.stdin, process.stdout);
    });
}
