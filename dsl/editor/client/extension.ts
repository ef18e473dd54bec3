import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ExtensionContext, window, workspace } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';

let client: LanguageClient | undefined;

/** The setting, else the executable of the opened checkout, else whatever the PATH holds. */
function payrollCommand(): string {
  const chosen = workspace.getConfiguration('payroll').get<string>('command', '');
  if (chosen !== '') return chosen;
  const beside = (workspace.workspaceFolders ?? [])
    .map(({ uri }) => join(uri.fsPath, 'bin', 'payroll'))
    .find((path) => existsSync(path));
  return beside ?? 'payroll';
}

/** Starts the language server when the first `.pay` file is opened. A folder that is not trusted gets colours only. */
export async function activate(context: ExtensionContext): Promise<void> {
  if (!workspace.isTrusted) {
    context.subscriptions.push(workspace.onDidGrantWorkspaceTrust(() => activate(context)));
    return;
  }
  const command = payrollCommand();
  client = new LanguageClient(
    'payroll',
    'Payroll rules',
    { command, args: ['lsp'], transport: TransportKind.stdio },
    {
      documentSelector: [{ scheme: 'file', language: 'pay' }],
      synchronize: { fileEvents: workspace.createFileSystemWatcher('**/*.pay') },
    },
  );
  try {
    await client.start();
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : String(fault);
    void window.showErrorMessage(`Payroll rules: \`${command} lsp\` does not start: ${reason}`);
  }
}

/** Stops the server with the editor. */
export async function deactivate(): Promise<void> {
  await client?.stop();
}
