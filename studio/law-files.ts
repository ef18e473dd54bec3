import { type LSPClient, LSPPlugin, Workspace, type WorkspaceFile } from '@codemirror/lsp-client';
import { ChangeSet, type EditorState, Text, type TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { memoryPath, memoryUri } from '../workbench/language-server/memory-files.ts';
import type { RuleText } from '../workbench/studio/studio-data.ts';

/** A rule file or a test file, as it is edited. */
export class LawFile implements WorkspaceFile {
  readonly uri: string;
  readonly languageId = 'pay';
  version = 0;
  doc: Text;
  /** As it stands in force. */
  readonly inForce: Text;
  view: EditorView | null = null;
  /** With what was undone and selected, while another file is shown. */
  state: EditorState | null = null;
  /** Whether the language server knows of the text as edited. */
  isOpen = false;

  constructor({ path, text }: RuleText) {
    this.uri = memoryUri(path);
    this.doc = Text.of(text.split('\n'));
    this.inForce = this.doc;
  }

  get path(): string {
    return memoryPath(this.uri);
  }

  get isChanged(): boolean {
    return !this.doc.eq(this.inForce);
  }

  getView(): EditorView | null {
    return this.view;
  }
}

type Updates = ReturnType<Workspace['syncFiles']>;

/** All rule files of a country, of which one is shown: a rename may change any of them. */
export class LawFiles extends Workspace {
  readonly files: LawFile[];
  readonly #onChange: () => void;

  constructor(client: LSPClient, texts: readonly RuleText[], onChange: () => void) {
    super(client);
    this.files = texts.map((one) => new LawFile(one));
    this.#onChange = onChange;
  }

  at(uri: string): LawFile | null {
    return this.files.find((file) => file.uri === uri) ?? null;
  }

  override connected(): void {
    for (const file of this.files) if (file.isOpen) this.client.didOpen(file);
  }

  override syncFiles(): Updates {
    return this.files.flatMap((file) => {
      const plugin = file.view === null ? null : LSPPlugin.get(file.view);
      if (plugin === null || file.view === null || plugin.unsyncedChanges.empty) return [];
      const update = { file, prevDoc: file.doc, changes: plugin.unsyncedChanges };
      file.doc = file.view.state.doc;
      file.version += 1;
      plugin.clear();
      return [update];
    });
  }

  override openFile(uri: string, _language: string, view: EditorView): void {
    const file = this.at(uri);
    if (file === null) return;
    file.view = view;
    this.#open(file);
  }

  /** The server keeps the text: what was edited stays edited while another file is shown. */
  override closeFile(uri: string): void {
    const file = this.at(uri);
    if (file !== null) file.view = null;
  }

  override updateFile(uri: string, update: TransactionSpec): void {
    const file = this.at(uri);
    if (file === null) return;
    if (file.view === null) this.#replaceHidden(file, update);
    else file.view.dispatch(update);
    this.#onChange();
  }

  /** Puts all files back as they are in force. */
  restore(): void {
    for (const file of this.files.filter((one) => one.isChanged)) {
      const { length } = file.view?.state.doc ?? file.doc;
      this.updateFile(file.uri, { changes: { from: 0, to: length, insert: file.inForce } });
    }
  }

  override async displayFile(uri: string): Promise<EditorView | null> {
    return this.at(uri)?.view ?? null;
  }

  #open(file: LawFile): void {
    if (file.isOpen) return;
    file.isOpen = true;
    this.client.didOpen(file);
  }

  #replaceHidden(file: LawFile, { changes }: TransactionSpec): void {
    if (changes === undefined) return;
    this.#open(file);
    file.state = file.state?.update({ changes }).state ?? null;
    file.doc = ChangeSet.of(changes, file.doc.length).apply(file.doc);
    file.version += 1;
    this.client.notification('textDocument/didChange', {
      textDocument: { uri: file.uri, version: file.version },
      contentChanges: [{ text: file.doc.toString() }],
    });
  }
}
