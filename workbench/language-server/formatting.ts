import type { TextEdit } from 'vscode-languageserver';
import { format } from '../../dsl/format.ts';
import { rangeOf } from './positions.ts';
import type { Workspace } from './workspace.ts';

/** The canonical text of a file, with the line ends that the editor has. */
function canonical(path: string, text: string): string {
  const formatted = format({ path, text });
  if (formatted.diagnostics.length > 0 || !text.includes('\r\n')) return formatted.text;
  return formatted.text.replaceAll('\n', '\r\n');
}

/** Changes only what differs, so that the cursor and folded places stay where they are. */
export function formatting(uri: string, workspace: Workspace): TextEdit[] {
  const document = workspace.document(uri);
  if (document === null) return [];
  const before = document.getText();
  const after = canonical(workspace.pathShown(uri), before);
  if (after === before) return [];
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let [end, newEnd] = [before.length, after.length];
  while (end > start && newEnd > start && before[end - 1] === after[newEnd - 1]) {
    end -= 1;
    newEnd -= 1;
  }
  // No position of the protocol stands inside a line end.
  if (before[end - 1] === '\r' && before[end] === '\n') {
    end += 1;
    newEnd += 1;
  }
  return [{ range: rangeOf(document, { start, end }), newText: after.slice(start, newEnd) }];
}
