import { readdirSync, readFileSync, statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { RuleFiles } from './rule-files.ts';

interface OnDisk {
  readonly stamp: string;
  readonly document: TextDocument;
}

/** The rule files of this machine, each read again when it has changed. */
export class DiskFiles implements RuleFiles {
  #root = process.cwd();
  readonly #known = new Map<string, OnDisk>();

  openFolder(uri: string): void {
    this.#root = pathOf(uri) ?? this.#root;
  }

  pathShown(uri: string): string {
    const path = pathOf(uri);
    if (path === null) return uri;
    const near = relative(this.#root, path);
    return (near.startsWith('..') ? path : near).split(sep).join('/');
  }

  document(uri: string): TextDocument | null {
    const path = pathOf(uri);
    if (path === null) return null;
    try {
      const { mtimeMs, size } = statSync(path);
      const stamp = `${mtimeMs} ${size}`;
      const known = this.#known.get(uri);
      if (known?.stamp === stamp) return known.document;
      const document = TextDocument.create(uri, 'pay', 0, readFileSync(path, 'utf8'));
      this.#known.set(uri, { stamp, document });
      return document;
    } catch {
      return null;
    }
  }

  namesIn(folder: string): readonly string[] {
    const path = pathOf(folder);
    try {
      return path === null ? [] : readdirSync(path);
    } catch {
      return [];
    }
  }
}

/** The path of a file's address; null for anything that is no file. */
function pathOf(uri: string): string | null {
  try {
    return fileURLToPath(uri);
  } catch {
    return null;
  }
}
