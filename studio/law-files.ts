import { type LSPClient, LSPPlugin, Workspace, type WorkspaceFile } from '@codemirror/lsp-client';
import { ChangeSet, type EditorState, Text, type TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { textFingerprint } from '../workbench/edited-law/text-fingerprint.ts';
import { memoryPath, memoryUri } from '../workbench/language-server/memory-files.ts';
import type { RuleText } from '../workbench/studio/studio-data.ts';
import type { KeptEdit } from './kept-edits.ts';

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
  isOpen: boolean;
  /** The fingerprint of the text in force. */
  readonly #fingerprint: string;
  /** The same of the text that the edit began with, which may have been another. */
  #editedFrom: string;

  constructor({ path, text }: RuleText, kept: KeptEdit | undefined) {
    this.uri = memoryUri(path);
    this.inForce = Text.of(text.split('\n'));
    this.#fingerprint = textFingerprint(text);
    this.#editedFrom = kept?.editedFrom ?? this.#fingerprint;
    this.doc = kept === undefined ? this.inForce : Text.of(kept.text.split('\n'));
    this.isOpen = kept !== undefined;
  }

  get path(): string {
    return memoryPath(this.uri);
  }

  get isChanged(): boolean {
    return !this.doc.eq(this.inForce);
  }

  /** Whether the law in force was another when somebody began to edit it. */
  get isOutdated(): boolean {
    return this.isChanged && this.#editedFrom !== this.#fingerprint;
  }

  /** The edit as it is kept; null without one, and the next then begins with the law in force. */
  get edit(): KeptEdit | null {
    if (!this.isChanged) {
      this.#editedFrom = this.#fingerprint;
      return null;
    }
    return { path: this.path, text: this.doc.toString(), editedFrom: this.#editedFrom };
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

  constructor(
    client: LSPClient,
    texts: readonly RuleText[],
    kept: readonly KeptEdit[],
    onChange: () => void,
  ) {
    super(client);
    const edits = new Map(kept.map((one) => [one.path, one]));
    this.files = texts.map((one) => new LawFile(one, edits.get(one.path)));
    this.#onChange = onChange;
  }

  get changed(): readonly LawFile[] {
    return this.files.filter(({ isChanged }) => isChanged);
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

  /** Puts a file back as it is in force. */
  restore(file: LawFile): void {
    const { length } = file.view?.state.doc ?? file.doc;
    this.updateFile(file.uri, { changes: { from: 0, to: length, insert: file.inForce } });
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
