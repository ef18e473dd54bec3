import {
  type CodeActionParams,
  type CompletionParams,
  type Connection,
  type Diagnostic,
  type DidChangeTextDocumentParams,
  type InitializeParams,
  type InitializeResult,
  type TextDocumentPositionParams,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { DiagnosticLanguage } from '../../dsl/diagnostics/translation.ts';
import { type LanguageName, languageName, loadLanguage } from '../../dsl/languages.ts';
import { codeActions } from './code-actions.ts';
import { complete } from './completion.ts';
import { type Pace, shownOf } from './diagnostics.ts';
import { formatting } from './formatting.ts';
import { hover } from './hover.ts';
import { references } from './named-places.ts';
import { outline } from './outline.ts';
import { definitionsAt } from './reading-places.ts';
import { prepareRename, rename } from './rename.ts';
import { isTests, siblingOf, type Workspace } from './workspace.ts';

/** The delay that lets a burst of keystrokes arrive, so that it is answered once. */
const OWN_DELAY_MS = 5;
/** Other files wait until the author pauses. */
const OTHERS_DELAY_MS = 250;

const CAPABILITIES: InitializeResult = {
  serverInfo: { name: 'payroll' },
  capabilities: {
    positionEncoding: 'utf-16',
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
    hoverProvider: true,
    definitionProvider: true,
    referencesProvider: true,
    renameProvider: { prepareProvider: true },
    completionProvider: { triggerCharacters: ['.', ':', ' ', '(', '{'] },
    documentFormattingProvider: true,
    documentSymbolProvider: true,
    codeActionProvider: { codeActionKinds: ['quickfix'] },
  },
};

/**
 * The language of diagnostics: the one the server was started with, else that of the editor, else that of the
 * environment.
 */
export interface SpokenLanguage {
  readonly asked: LanguageName | null;
  readonly else: LanguageName;
}

/** The server on one connection: open texts in, diagnostics and answers out. */
export class LanguageServer {
  readonly #workspace: Workspace;
  readonly #connection: Connection;
  readonly #today: () => string;
  readonly #due = new Map<string, ReturnType<typeof setTimeout>>();
  #othersDue: ReturnType<typeof setTimeout> | undefined;
  /** Files for which something was said, so that it can be taken back. */
  readonly #said = new Map<string, string>();

  #language: DiagnosticLanguage | null = null;
  readonly #spoken: SpokenLanguage;

  constructor(
    connection: Connection,
    workspace: Workspace,
    today: () => string,
    spoken: SpokenLanguage = { asked: null, else: 'en' },
  ) {
    this.#spoken = spoken;
    this.#connection = connection;
    this.#workspace = workspace;
    this.#today = today;
    connection.onInitialize((params) => this.#initialize(params));
    this.#listenToTexts();
    this.#listenToRequests();
  }

  /** Begins to answer. */
  listen(): void {
    this.#connection.listen();
  }

  /** Says from now on in a language what is wrong with the texts, and says anew what it has said. */
  async speak(name: LanguageName): Promise<void> {
    this.#language = await loadLanguage(name);
    this.#checkOthers();
  }

  async #initialize(params: InitializeParams): Promise<InitializeResult> {
    const { asked, else: usual } = this.#spoken;
    this.#language = await loadLanguage(asked ?? languageName(params.locale ?? '') ?? usual);
    const folder = params.workspaceFolders?.[0]?.uri ?? params.rootUri;
    if (folder != null) this.#workspace.files.openFolder(folder);
    return CAPABILITIES;
  }

  #listenToTexts(): void {
    const connection = this.#connection;
    connection.onDidOpenTextDocument(({ textDocument: { uri, languageId, version, text } }) => {
      this.#workspace.show(TextDocument.create(uri, languageId, version, text));
      this.#changed(uri);
    });
    connection.onDidChangeTextDocument((params) => this.#change(params));
    connection.onDidSaveTextDocument(({ textDocument }) => this.#changed(textDocument.uri));
    connection.onDidChangeWatchedFiles(() => this.#checkOthers());
    connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
      this.#workspace.close(uri);
      clearTimeout(this.#due.get(uri));
      this.#due.delete(uri);
      this.#publish(uri, []);
      this.#checkOthers();
    });
  }

  /** A new document each time: what is known of the old text stays true of the old text. */
  #change({ textDocument: { uri, version }, contentChanges }: DidChangeTextDocumentParams): void {
    const before = this.#workspace.shownText(uri);
    if (before === null) return;
    const copy = TextDocument.create(uri, before.languageId, before.version, before.getText());
    this.#workspace.show(TextDocument.update(copy, contentChanges, version));
    this.#changed(uri);
  }

  #changed(uri: string): void {
    clearTimeout(this.#due.get(uri));
    this.#due.set(
      uri,
      setTimeout(() => {
        this.#due.delete(uri);
        this.#check(uri, 'typing');
        this.#checkOthers();
      }, OWN_DELAY_MS),
    );
  }

  #checkOthers(): void {
    clearTimeout(this.#othersDue);
    this.#othersDue = setTimeout(() => {
      const open = this.#workspace.openUris();
      const tests = open.filter((uri) => !isTests(uri)).map(siblingOf);
      for (const uri of new Set([...open, ...tests])) this.#check(uri, 'paused');
    }, OTHERS_DELAY_MS);
  }

  /** A fault of ours is told to the editor's log, and leaves the last diagnostics provenance. */
  #check(uri: string, pace: Pace): void {
    try {
      const document = this.#workspace.document(uri);
      this.#publish(uri, document === null ? [] : shownOf(document, this.#workspace, pace, this.#language));
    } catch (fault) {
      const reason = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
      this.#connection.console.error(`a fault of payroll, not of the rules, in ${uri}: ${reason}`);
    }
  }

  /** Says what is new; the same again would only make the editor blink. */
  #publish(uri: string, diagnostics: Diagnostic[]): void {
    const version = this.#workspace.shownText(uri)?.version;
    const content = `${version ?? ''} ${JSON.stringify(diagnostics)}`;
    if (
      this.#said.get(uri) === content ||
      (diagnostics.length === 0 && version === undefined && !this.#said.has(uri))
    )
      return;
    if (version === undefined && diagnostics.length === 0) this.#said.delete(uri);
    else this.#said.set(uri, content);
    void this.#connection.sendDiagnostics({ uri, ...(version !== undefined && { version }), diagnostics });
  }

  #listenToRequests(): void {
    const [connection, workspace] = [this.#connection, this.#workspace];
    const uriOf = ({ textDocument }: Pick<TextDocumentPositionParams, 'textDocument'>) => textDocument.uri;
    connection.onHover((params) => hover(uriOf(params), params.position, workspace, this.#today()));
    connection.onDefinition((params) => definitionsAt(uriOf(params), params.position, workspace));
    connection.onReferences((params) =>
      references(uriOf(params), params.position, params.context.includeDeclaration, workspace),
    );
    connection.onPrepareRename((params) => prepareRename(uriOf(params), params.position, workspace));
    connection.onRenameRequest((params) => rename(uriOf(params), params.position, params.newName, workspace));
    connection.onCompletion((params: CompletionParams) =>
      complete(uriOf(params), params.position, workspace),
    );
    connection.onDocumentFormatting((params) => formatting(uriOf(params), workspace));
    connection.onCodeAction((params: CodeActionParams) => codeActions(params, workspace, this.#language));
    connection.onDocumentSymbol((params) => {
      const uri = uriOf(params);
      const read = isTests(uri) ? workspace.tests(uri) : workspace.rules(uri);
      return read === null ? [] : outline(read.file, read.document);
    });
  }
}
