import { createHash } from 'node:crypto';

const STYLE = `
body{margin:0}
.rules{margin:0;padding:.5rem 1rem;font:14px/1.5 system-ui,sans-serif;background:#12303f;color:#fff}
.rules a{color:#fff}`;

/** The viewer asks nobody but this service, loads no fonts from elsewhere and keeps no key. */
const START = `
Scalar.createApiReference('#contract', {
  url: '/v1/openapi.json',
  servers: [{ url: window.location.origin, description: 'This service' }],
  authentication: { preferredSecurityScheme: 'ApiKey' },
  persistAuth: false,
  telemetry: false,
  withDefaultFonts: false,
  showDeveloperTools: 'never',
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
  documentDownloadType: 'none',
  defaultOpenAllTags: false,
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
});`;

/** The page's own policy: scripts are the viewer of this service and the one that starts it, known by its digest. */
export const DOCS_POLICY = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${digestOf(START)}'`,
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
<script src="${text(viewerPath)}"></script><script>${START}</script></body></html>
`;
}

function digestOf(script: string): string {
  return createHash('sha256').update(script).digest('base64');
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
