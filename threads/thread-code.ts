import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

/** JavaScript and JSON of modules by their addresses (`file:///…/worker.ts`). */
export type ThreadCode = Record<string, string>;

/** JavaScript or JSON that is in no file: its address is no more than a name to import it by. */
export interface WrittenModule {
  readonly address: string;
  readonly text: string;
}

/** What a module imports from another TypeScript file of ours: the statement, or what ends its list of names, stands on a line. */
const IMPORTED =
  /^(?:import |(?:(?:import|export) [^'\n]*|[^'\n]*\} )from )'((?:\.{1,2}|file:\/\/)\/[^'\n]+\.ts)';?$/gm;

/**
 * The JavaScript of these TypeScript modules and of all that they import, without what is `known` already; `written` are
 * those in no file. Types are
 * stripped here, once: Node does it in WebAssembly, and several threads that do so at once can bring the process down (V8
 * frees the wrappers of all threads in one cache: nodejs/node issue 64500). What is JavaScript in a file, as in a package,
 * each thread loads by itself.
 */
export function threadCode(
  addresses: readonly string[],
  written: readonly WrittenModule[] = [],
  known: Readonly<ThreadCode> = {},
): ThreadCode {
  const code: ThreadCode = {};
  const waiting = addresses.filter(isTypeScript);
  const addImported = (text: string, address: string) => {
    for (const [, imported = ''] of text.matchAll(IMPORTED)) waiting.push(new URL(imported, address).href);
  };
  for (const { address, text } of written) {
    code[address] = text;
    addImported(text, address);
  }
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (code[address] !== undefined || known[address] !== undefined) continue;
    const stripped = stripTypeScriptTypes(readFileSync(fileURLToPath(address), 'utf8'));
    code[address] = stripped;
    addImported(stripped, address);
  }
  return code;
}

function isTypeScript(address: string): boolean {
  return address.endsWith('.ts');
}
