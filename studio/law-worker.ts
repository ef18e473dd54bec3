/** Reads the law as somebody edits it, beside the page: the language server, and what an edit comes to. */
import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import { LawBench } from '../workbench/edited-law/law-bench.ts';
import type { LawQuestion } from '../workbench/edited-law/messages.ts';
import { MemoryFiles } from '../workbench/language-server/memory-files.ts';
import { LanguageServer } from '../workbench/language-server/server.ts';
import { Workspace } from '../workbench/language-server/workspace.ts';
import type { LawStart, Spoken } from './law-start.ts';

addEventListener('message', ({ data }: MessageEvent<LawStart>) => start(data));

function start({ texts, port, today }: LawStart): void {
  const workspace = new Workspace(new MemoryFiles(texts));
  const connection = createConnection(new BrowserMessageReader(port), new BrowserMessageWriter(port));
  const bench = new LawBench(workspace, (answer) => postMessage(answer));
  const server = new LanguageServer(connection, workspace, () => today);
  // Behind the texts on the same way, so that what is asked is of what was typed before.
  connection.onNotification('payroll/comesTo', (question: LawQuestion) => void bench.ask(question));
  connection.onNotification('payroll/speaks', ({ language }: Spoken) => void server.speak(language));
  server.listen();
}
