import type { Source } from '../../dsl/text/source.ts';

const BESIDE = /[ \t]*#[^\n\r]*/y;
const ENDS_LINE: ReadonlySet<string> = new Set(['\n', '\r']);
const OVER = /^[ \t]*#/;

/** Where something that ends here ends together with the comment behind it on its line. */
export function endWithComment({ text }: Source, end: number): number {
  BESIDE.lastIndex = end;
  return BESIDE.test(text) ? BESIDE.lastIndex : end;
}

/** Character by character: a search for an end of line that the text does not have would go through all of it. */
function lineStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && !ENDS_LINE.has(text.charAt(start - 1))) start -= 1;
  return start;
}

/** Where the comments right over something begin, each on a line of its own; a blank line parts a comment from it. */
export function startWithComments({ text }: Source, start: number): number {
  let at = start;
  for (;;) {
    const line = lineStart(text, at);
    if (line === 0 || text.slice(line, at).trim() !== '') return at;
    const end = text.startsWith('\r\n', line - 2) ? line - 2 : line - 1;
    const above = text.slice(lineStart(text, end), end);
    if (!OVER.test(above)) return at;
    at = end - above.trimStart().length;
  }
}
