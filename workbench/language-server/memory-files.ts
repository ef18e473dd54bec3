import { TextDocument } from 'vscode-languageserver-textdocument';
import type { RuleFiles } from './rule-files.ts';

/** The beginning of the address of a file that lies on no disk: `memory:/rules/co/ordinario/2026-01-01.pay`. */
const ROOT = 'memory:/';

/** The address of a file in memory. */
export function memoryUri(path: string): string {
  return `${ROOT}${path}`;
}

/** The path of a file in memory by its address. */
export function memoryPath(uri: string): string {
  return uri.startsWith(ROOT) ? uri.slice(ROOT.length) : uri;
}

/** Rule files that were read before, by their paths, where there is no disk. */
export class MemoryFiles implements RuleFiles {
  readonly #documents: ReadonlyMap<string, TextDocument>;

  constructor(texts: readonly { readonly path: string; readonly text: string }[]) {
    this.#documents = new Map(
      texts.map(({ path, text }) => {
        const uri = memoryUri(path);
        return [uri, TextDocument.create(uri, 'pay', 0, text)];
      }),
    );
  }

  openFolder(): void {}

  pathShown(uri: string): string {
    return memoryPath(uri);
  }

  document(uri: string): TextDocument | null {
    return this.#documents.get(uri) ?? null;
  }

  namesIn(folder: string): readonly string[] {
    const before = `${folder}/`;
    return [...this.#documents.keys()]
      .filter((uri) => uri.startsWith(before) && !uri.slice(before.length).includes('/'))
      .map((uri) => decodeURIComponent(uri.slice(before.length)));
  }
}
