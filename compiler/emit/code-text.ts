/**
 * How a text of a rule file stands in what is emitted: as one comment, one literal or one property, whatever it
 * holds. A rule file may come from anybody, so nothing else in the compiler may write its texts into code.
 */

/** What ends a line, cannot be seen, or is half a character. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Where tools that read JavaScript as a text see more than a text: a page around it, a map of its source. */
const READ_BY_TOOLS = /<(?=[/!])|\/(?=[/*][#@])/g;

function numbered(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
}

const SHORT: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
]);

/** A text as a literal. */
export function quoted(text: string): string {
  const inside = text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'")
    .replaceAll(READ_BY_TOOLS, (sign) => (sign === '<' ? '\\x3c' : '\\/'))
    .replaceAll(HIDDEN, (character) => SHORT.get(character) ?? numbered(character));
  return `'${inside}'`;
}

/** What JSON can hold, as JSON in which everything can be seen. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value).replaceAll(HIDDEN, (character) =>
    [...Array(character.length).keys()]
      .map((unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

/**
 * A text as a comment of one line, which no character of them ends. A dollar sign begins the names of the
 * emitter, and `@` or `#` at the start an order to a tool: neither is left as it was.
 */
export function comment(text: string): string {
  const line = text
    .replaceAll(new RegExp(`(?:${HIDDEN.source})+`, 'gu'), ' ')
    .replaceAll(/\*(?=\/)|\/(?=\*)/g, (sign) => `${sign} `)
    .replaceAll(READ_BY_TOOLS, (sign) => `${sign} `)
    .replaceAll(/\$(?=[\w.])/g, '$ ')
    .replace(/^\s*(?=[@#])/, '- ');
  return `// ${line}`;
}

/** What begins a comment of one line. */
const MARK = '// ';

/** Texts as a documentation comment of one line; nothing where there is no text. */
export function documentation(...texts: readonly (string | null)[]): readonly string[] {
  const said = texts.filter((text) => text !== null && text !== '');
  return said.length === 0 ? [] : [`/** ${comment(said.join(' · ')).slice(MARK.length)} */`];
}

/** A name as the name of a property in a literal, where `__proto__` would set no property. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) && name !== '__proto__' ? name : `[${quoted(name)}]`;
}
