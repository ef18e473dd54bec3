import type { Explanation } from './explanation.ts';

const STYLE = `
  :root { color-scheme: light dark; }
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  ul { list-style: none; padding-left: 1.25rem; border-left: 1px solid color-mix(in srgb, currentColor 30%, transparent); }
  li { margin: .5rem 0; }
  summary { cursor: pointer; }
  .value { font-variant-numeric: tabular-nums; font-weight: 600; margin-left: .5rem; }
  code { font-size: .9em; overflow-wrap: anywhere; }
  .source { font-style: italic; }
  p { margin: .15rem 0 .15rem 1.1rem; }
  @media print { details:not([open]) > * { display: block; } }`;

/** The tree of formulas as a page of its own that can be folded, printed and kept. */
export function explanationHtml(explanation: Explanation, title: string): string {
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<ul>
${item(explanation)}
</ul>
</main>
</body>
</html>
`;
}

function item(node: Explanation): string {
  const label = node.label === null ? '' : ` ${escapeHtml(node.label)}`;
  const repeated = node.isRepeated ? ' <em>(explained above)</em>' : '';
  const head = `<code>${escapeHtml(node.id)}</code>${label}<span class="value">${escapeHtml(node.value)}</span>${repeated}`;
  const about = [
    ...(node.formula === null ? [] : [`<p><code>= ${escapeHtml(node.formula)}</code></p>`]),
    ...(node.unrounded === null ? [] : [`<p>${escapeHtml(node.unrounded)} before rounding</p>`]),
    ...(node.source === null ? [] : [`<p class="source">${escapeHtml(node.source)}</p>`]),
  ].join('');
  if (node.isRepeated) return `<li>${head}</li>`;
  if (node.reads.length === 0) return `<li>${head}${about}</li>`;
  return `<li><details open><summary>${head}</summary>${about}<ul>\n${node.reads.map(item).join('\n')}\n</ul></details></li>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
