import { createConnection } from 'vscode-languageserver/node';
import { DiskFiles } from './disk-files.ts';
import { LanguageServer, type SpokenLanguage } from './server.ts';
import { Workspace } from './workspace.ts';

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Serves one editor until it goes away. */
export function serveEditor(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  spoken: SpokenLanguage,
): Promise<void> {
  return new Promise((ended) => {
    const connection = createConnection(input, output);
    const server = new LanguageServer(connection, new Workspace(new DiskFiles()), today, spoken);
    input.once('end', ended);
    input.once('close', ended);
    server.listen();
  });
}
