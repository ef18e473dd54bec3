import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../architecture/source-files.ts';
import { Editor } from './editor.ts';

export const RULES = '2023-01-01.pay';
export const TESTS = '2023-01-01.test.pay';

/** An editor in a folder of its own with a year of Mexican law, its tests, and the year before. */
export async function editorOfMexico(): Promise<Editor> {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  for (const name of [RULES, '2021-01-01.pay'])
    cpSync(join(ROOT, 'generated/rules/mx/ordinario', name), join(folder, name));
  cpSync(join(ROOT, 'rules/mx/ordinario', TESTS), join(folder, TESTS));
  const editor = new Editor(folder);
  await editor.start();
  return editor;
}
