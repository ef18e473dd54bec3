/** A text of a rule file as a comment of one line. */
export function comment(text: string): string {
  return `// ${text.replaceAll(/[\r\n\u2028\u2029]+/g, ' ')}`;
}
