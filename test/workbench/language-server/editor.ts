import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import {
  createMessageConnection,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node';
import type {
  Diagnostic,
  LogMessageParams,
  Position,
  PublishDiagnosticsParams,
  Range,
  TextEdit,
  WorkspaceEdit,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { ROOT } from '../../architecture/source-files.ts';

/** An editor at the other end of `payroll lsp`, which runs as a process of its own. */
export class Editor {
  readonly connection: MessageConnection;
  readonly folder: string;
  readonly #process: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #published = new Map<string, PublishDiagnosticsParams>();
  readonly #waiting = new Set<() => void>();
  readonly #texts = new Map<string, TextDocument>();
  readonly #ended: Promise<number | null>;
  /** What the server wrote to its log. */
  errors = '';

  constructor(folder: string) {
    this.folder = folder;
    this.#process = spawn(process.execPath, [`${ROOT}bin/payroll.js`, 'lsp', '--stdio'], {
      cwd: folder,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.#process.stderr.on('data', (chunk) => {
      this.errors += String(chunk);
    });
    this.#ended = new Promise((ended) => this.#process.once('exit', ended));
    this.connection = createMessageConnection(
      new StreamMessageReader(this.#process.stdout),
      new StreamMessageWriter(this.#process.stdin),
    );
    this.connection.onNotification('textDocument/publishDiagnostics', (said: PublishDiagnosticsParams) => {
      this.#published.set(said.uri, said);
      for (const look of [...this.#waiting]) look();
    });
    this.connection.onNotification('window/logMessage', ({ message }: LogMessageParams) => {
      this.errors += message;
    });
    this.connection.listen();
  }

  /** `locale`: what the editor itself speaks. */
  async start(locale?: string): Promise<unknown> {
    const answer = await this.connection.sendRequest('initialize', {
      processId: process.pid,
      rootUri: null,
      capabilities: {},
      ...(locale !== undefined && { locale }),
      workspaceFolders: [{ uri: pathToFileURL(this.folder).href, name: 'rules' }],
    });
    await this.connection.sendNotification('initialized', {});
    return answer;
  }

  uri(path: string): string {
    return pathToFileURL(`${this.folder}/${path}`).href;
  }

  /** Opens a file of the folder, with this text in place of the saved one. */
  async open(path: string, text = readFileSync(`${this.folder}/${path}`, 'utf8')): Promise<void> {
    this.#texts.set(path, TextDocument.create(this.uri(path), 'pay', 1, text));
    await this.connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri: this.uri(path), languageId: 'pay', version: 1, text },
    });
  }

  async close(path: string): Promise<void> {
    this.#texts.delete(path);
    await this.connection.sendNotification('textDocument/didClose', {
      textDocument: { uri: this.uri(path) },
    });
  }

  document(path: string): TextDocument {
    const document = this.#texts.get(path);
    if (document === undefined) throw new Error(`${path} is not open`);
    return document;
  }

  /** Types over a range of offsets, as an editor reports a keystroke. */
  async type(path: string, start: number, end: number, text: string): Promise<void> {
    const document = this.document(path);
    const range = { start: document.positionAt(start), end: document.positionAt(end) };
    const version = document.version + 1;
    TextDocument.update(document, [{ range, text }], version);
    await this.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri: document.uri, version },
      contentChanges: [{ range, text }],
    });
  }

  /** Replaces the first place of a piece of text. */
  async replace(path: string, old: string, text: string): Promise<void> {
    const start = this.document(path).getText().indexOf(old);
    await this.type(path, start, start + old.length, text);
  }

  /** The position `into` characters into the nth place of a piece of text. */
  at(path: string, piece: string, { into = 0, nth = 1 } = {}): Position {
    const document = this.document(path);
    let offset = -1;
    for (let count = 0; count < nth; count++) offset = document.getText().indexOf(piece, offset + 1);
    if (offset === -1) throw new Error(`${path} does not hold ${piece}`);
    return document.positionAt(offset + into);
  }

  textAt(path: string, range: Range): string {
    return this.document(path).getText(range);
  }

  /** What the server said of the file's present text; waits for it. */
  async diagnostics(path: string): Promise<readonly Diagnostic[]> {
    const { version } = this.document(path);
    return this.#said(this.uri(path), (said) => said.version === version);
  }

  /** What the server says of a file, once it is as hoped. */
  async diagnosticsWhen(path: string, hoped: (found: readonly Diagnostic[]) => boolean): Promise<void> {
    await this.#said(this.uri(path), (said) => hoped(said.diagnostics));
  }

  #said(uri: string, hoped: (said: PublishDiagnosticsParams) => boolean): Promise<readonly Diagnostic[]> {
    return new Promise((resolve) => {
      const look = (): void => {
        const said = this.#published.get(uri);
        if (said === undefined || !hoped(said)) return;
        this.#waiting.delete(look);
        resolve(said.diagnostics);
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** Asks about a place of a file. */
  ask<Answer>(method: string, path: string, position: Position, more: object = {}): Promise<Answer> {
    return this.request<Answer>(method, path, { position, ...more });
  }

  request<Answer>(method: string, path: string, more: object = {}): Promise<Answer> {
    return this.connection.sendRequest<Answer>(`textDocument/${method}`, {
      textDocument: { uri: this.uri(path) },
      ...more,
    });
  }

  /** The text of an open file after an edit. */
  after(path: string, edit: WorkspaceEdit | readonly TextEdit[]): string {
    const edits = 'length' in edit ? edit : (edit.changes?.[this.uri(path)] ?? []);
    return TextDocument.applyEdits(this.document(path), [...edits]);
  }

  /** Says goodbye as the protocol asks; the status the server ends with. */
  async stop(): Promise<number | null> {
    await this.connection.sendRequest('shutdown');
    await this.connection.sendNotification('exit');
    const status = await this.#ended;
    this.connection.dispose();
    return status;
  }
}
