/** A text as Markdown that shows it as it is: no link, no markup, no end of a table cell. */
export function markdownText(text: string): string {
  return text.replaceAll(/[\\`<[\]|&*]/g, '\\$&');
}

/** A text as code inside a line of Markdown or a cell of a table. */
export function markdownCode(text: string): string {
  return `\`${text.replaceAll('|', '\\|').replaceAll('`', "'")}\``;
}
