const KEPT: ReadonlySet<string> = new Set([
  'P',
  'PRE',
  'CODE',
  'STRONG',
  'EM',
  'UL',
  'OL',
  'LI',
  'HR',
  'BR',
  'SPAN',
]);

/** Markup of a few plain elements: whatever else a text of a rule file may hold is shown as the text that it is. */
export function plainMarkup(markup: string): string {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  for (const element of [...body.querySelectorAll('*')]) {
    if (!KEPT.has(element.tagName)) element.replaceWith(element.outerHTML);
    for (const { name } of [...element.attributes]) if (name !== 'class') element.removeAttribute(name);
  }
  return body.innerHTML;
}
