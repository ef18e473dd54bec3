import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

/** JavaScript of modules by their addresses (`file:///…/worker.ts`). */
export type ThreadCode = Readonly<Record<string, string>>;

/** TypeScript that is in no file: its address is no more than a name to import it by. */
export interface WrittenModule {
  readonly address: string;
  readonly text: string;
}

/** What a module imports from another TypeScript file of ours: the end of such a statement starts a line. */
const IMPORTED =
  /^(?:import |(?:import|export|\}) (?:[^'\n]* )?from )'((?:\.{1,2}|file:\/\/)\/[^'\n]+\.ts)';?$/gm;

/**
 * The JavaScript of these TypeScript modules and of all that they import; `written` are those in no file. Types are stripped here, once: Node
 * does it in WebAssembly, and several threads that do so at once can bring the process down (V8 frees the
 * wrappers of all threads in one cache: nodejs/node issue 64500).
 */
export function threadCode(addresses: readonly string[], written: readonly WrittenModule[] = []): ThreadCode {
  const code: Record<string, string> = {};
  const texts = new Map(written.map(({ address, text }) => [address, text]));
  const waiting = [...addresses, ...texts.keys()];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (code[address] !== undefined) continue;
    const text = texts.get(address) ?? readFileSync(fileURLToPath(address), 'utf8');
    const stripped = stripTypeScriptTypes(text);
    code[address] = stripped;
    for (const [, imported = ''] of stripped.matchAll(IMPORTED))
      waiting.push(new URL(imported, address).href);
  }
  return code;
}
