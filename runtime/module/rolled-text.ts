/**
 * Emitted modules say what repeats once. In a template the number of a member stands as `‹01›` where it is 01 for the
 * first and goes up by one, or as `‹38+2›` where it goes up by two.
 */

/** The text of one member, counted from 0. */
export function memberText(template: string, member: number): string {
  const [start = '', ...numbered] = template.split('‹');
  const parts = numbered.map((part) => {
    const [number = '', after = ''] = part.split('›');
    const [first = '', step = '1'] = number.split('+');
    return `${Number(first) + member * Number(step)}`.padStart(first.length, '0') + after;
  });
  return start + parts.join('');
}

/** The lines of all members of a family. */
export function members<const Line>(count: number, template: Line): readonly Line[] {
  const text = JSON.stringify(template);
  return Array.from({ length: count }, (_, member) => JSON.parse(memberText(text, member)));
}

/** A packed text in full: in `«12:…»` stands the template of twelve texts, one after the other. */
export function unrolledText(text: string): string {
  const [start = '', ...rolled] = text.split('«');
  // No JSON begins with a quotation mark of this kind: one that does not is in full.
  if (start !== '') return text;
  return rolled
    .map((part) => {
      const [repeated = '', after = ''] = part.split('»');
      const colon = repeated.indexOf(':');
      const template = repeated.slice(colon + 1);
      const count = Number(repeated.slice(0, colon));
      return Array.from({ length: count }, (_, member) => memberText(template, member)).join('') + after;
    })
    .join('');
}
