import { html, markup } from '../docs/html.ts';
import { type SiteFile, STYLE_PATH } from '../docs/page.ts';
import type { StudioCatalog } from './studio-data.ts';

/** The folder of the studio in the site. */
export const STUDIO_FOLDER = 'calcular';

/** Nothing from elsewhere, no code from texts, nothing sent anywhere. */
export const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The page that calculates: everything in it is drawn by its script, in the reader's language. */
export function studioPage(catalog: StudioCatalog, preloaded: readonly string[]): SiteFile {
  const content = html`${markup('<!DOCTYPE html>')}
<html lang="es">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${CONTENT_POLICY}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="Calcula un recibo de nómina en esta misma página y explica cada cantidad hasta la ley.">
<title>Calcular · Reglas de nómina</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="../${STYLE_PATH}">
<link rel="stylesheet" href="studio.css">
${preloaded.map((path) => html`<link rel="modulepreload" href="${path}">\n`)}<script type="application/json" id="catalog">${markup(jsonInMarkup(catalog))}</script>
<script type="module" src="studio.js"></script>
</head>
<body>
<div id="studio"><noscript><p>Esta página calcula aquí mismo, con JavaScript. Esta página calcula aqui mesmo, com JavaScript. This page calculates right here, with JavaScript.</p></noscript></div>
</body>
</html>
`;
  return { path: `${STUDIO_FOLDER}/index.html`, content: content.markup };
}

/** JSON that ends no script element. */
function jsonInMarkup(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
