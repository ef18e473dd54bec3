import { onOneLine } from '../dsl/text/hidden-characters.ts';

/** A text as Markdown that shows it as it is: no link, no markup, no end of a table cell, and nobody is called by name. */
export function markdownText(text: string): string {
  return onOneLine(text)
    .replaceAll(/[\\`<[\]|&*]/g, '\\$&')
    .replaceAll('@', '`@`');
}

/** A text as code inside a line of Markdown or a cell of a table. */
export function markdownCode(text: string): string {
  return `\`${onOneLine(text).replaceAll('|', '\\|').replaceAll('`', "'")}\``;
}
