import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../architecture/source-files.ts';
import { Editor } from './editor.ts';

export const RULES = '2023-01-01.pay';
export const TESTS = '2023-01-01.test.pay';

/** An editor in a folder of its own with a rule file, its tests, and the file before it. */
async function editorOf(
  scheme: string,
  [rules, before]: readonly [string, string],
  locale?: string,
): Promise<Editor> {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  for (const name of [rules, before]) cpSync(join(ROOT, 'generated/rules', scheme, name), join(folder, name));
  const tests = rules.replace('.pay', '.test.pay');
  cpSync(join(ROOT, 'rules', scheme, tests), join(folder, tests));
  const editor = new Editor(folder);
  await editor.start(locale);
  return editor;
}

/** A year of Mexican law and the year before. */
export function editorOfMexico(locale?: string): Promise<Editor> {
  return editorOf('mx/ordinario', [RULES, '2021-01-01.pay'], locale);
}

/** The law of Brazil with its templates. */
export function editorOfBrazil(): Promise<Editor> {
  return editorOf('br/clt', ['2023-05-01.pay', '2020-03-01.pay']);
}
