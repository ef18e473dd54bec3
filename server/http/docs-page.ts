import { createHash } from 'node:crypto';
import { DOCS_START } from './docs-start.ts';

/** The viewer's own greys and colours are too faint on its backgrounds to be read by everybody (WCAG 2.2, 1.4.3). */
const STYLE = `
body{margin:0}
#contract{overflow-x:clip}
.rules{margin:0;padding:.5rem 1rem;font:14px/1.5 system-ui,sans-serif;background:#12303f;color:#fff}
.rules a{color:#fff}
.light-mode.light-mode{--scalar-color-2:#545454;--scalar-color-3:#616161;--scalar-color-green:#006241;
--scalar-color-blue:#005a94;--scalar-color-red:#b3000c;--scalar-color-orange:#8f3a00;--scalar-color-yellow:#6b5000;
--scalar-color-query:#006064}
.dark-mode.dark-mode{--scalar-color-3:#a0a0a0;--scalar-color-red:#ff7b78}
.section[tabindex="-1"]:focus{outline:none}
@media(max-width:767px){.scalar-sidebar-toggle{top:3.5rem!important}}`;

/** The page's own policy: scripts are the viewer of this service and the one that starts it, known by its digest. */
export const DOCS_POLICY = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${digestOf(DOCS_START)}'`,
  // The viewer writes its styles itself.
  "style-src 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The page that shows the contract in the viewer; with a link to the rules where they are published. */
export function docsPage(title: string, viewerPath: string, ruleDocsUrl: string | null): string {
  const rules =
    ruleDocsUrl === null
      ? ''
      : `<p class="rules">The rules themselves: <a href="${text(ruleDocsUrl)}">every formula, figure and law</a>.</p>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${text(title)}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body>${rules}<noscript>This page needs scripts; the contract itself is
<a href="/v1/openapi.json">here</a>.</noscript><div id="contract"></div>
<script src="${text(viewerPath)}"></script><script>${DOCS_START}</script></body></html>
`;
}

function digestOf(script: string): string {
  return createHash('sha256').update(script).digest('base64');
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
