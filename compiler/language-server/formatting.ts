import type { TextEdit } from 'vscode-languageserver';
import { format } from '../../dsl/format.ts';
import { rangeOf } from './positions.ts';
import type { Workspace } from './workspace.ts';

/** Changes only the lines that differ, so that the cursor and folded places stay where they are. */
export function formatting(uri: string, workspace: Workspace): TextEdit[] {
  const document = workspace.document(uri);
  if (document === null) return [];
  const before = document.getText();
  const { text: after } = format({ path: workspace.pathShown(uri), text: before });
  if (after === before) return [];
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let [end, newEnd] = [before.length, after.length];
  while (end > start && newEnd > start && before[end - 1] === after[newEnd - 1]) {
    end -= 1;
    newEnd -= 1;
  }
  return [{ range: rangeOf(document, { start, end }), newText: after.slice(start, newEnd) }];
}
