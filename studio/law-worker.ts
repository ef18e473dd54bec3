/** Reads the law as somebody edits it, beside the page: the language server, and what an edit comes to. */
import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import { LawBench } from '../workbench/edited-law/law-bench.ts';
import type { LawQuestion } from '../workbench/edited-law/messages.ts';
import { MemoryFiles } from '../workbench/language-server/memory-files.ts';
import { LanguageServer } from '../workbench/language-server/server.ts';
import { Workspace } from '../workbench/language-server/workspace.ts';
import type { LawStart } from './law-start.ts';

let bench: LawBench | null = null;

addEventListener('message', ({ data }: MessageEvent<LawStart | LawQuestion>) => {
  if ('texts' in data) bench = started(data);
  else void bench?.ask(data);
});

function started({ texts, port, today }: LawStart): LawBench {
  const workspace = new Workspace(new MemoryFiles(texts));
  const connection = createConnection(new BrowserMessageReader(port), new BrowserMessageWriter(port));
  new LanguageServer(connection, workspace, () => today).listen();
  return new LawBench(workspace, (answer) => postMessage(answer));
}
