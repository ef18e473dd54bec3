import type { TextDocument } from 'vscode-languageserver-textdocument';

/** The files that an editor does not show: on a disk, or in the memory of a page. */
export interface RuleFiles {
  /** The folder that the editor works in: paths in messages are relative to it. */
  openFolder(uri: string): void;
  /** The name of a file in messages. */
  pathShown(uri: string): string;
  /** The saved text of a file, the same document as long as it is the same; null when there is none. */
  document(uri: string): TextDocument | null;
  /** The names of what lies in a folder; none of a folder that is not there yet. */
  namesIn(folder: string): readonly string[];
}
