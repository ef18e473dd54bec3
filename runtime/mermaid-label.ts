/** What means something inside a quoted label of Mermaid, to it or to the page that shows it. */
const MEANT = /["<>#&`\\]|%(?=[%{])|\$(?=\$)/g;
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;

const NAMED: ReadonlyMap<string, string> = new Map([
  ['"', '#quot;'],
  ['<', '#lt;'],
  ['>', '#gt;'],
]);

/**
 * A text as the inside of a quoted Mermaid label. Nothing of it is markup, an entity, a formula or a directive,
 * even where a viewer trusts the labels it is given.
 */
export function mermaidLabel(text: string): string {
  return text
    .replaceAll(HIDDEN, ' ')
    .replaceAll(MEANT, (sign) => NAMED.get(sign) ?? `#${sign.charCodeAt(0)};`);
}
