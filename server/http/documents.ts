import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Context, HandlerMap } from 'openapi-backend';
import { isJsonObject, type JsonObject } from '../json.ts';
import { ServiceError } from '../service-error.ts';
import { DOCS_POLICY, docsPage } from './docs-page.ts';
import { KeptFile } from './kept-file.ts';
import { loweredDocument } from './lowered-document.ts';
import type { RequestContext } from './request-context.ts';

/** Its address names its version, so that it never changes. */
const KEEP = { 'Cache-Control': 'public, max-age=31536000, immutable' };

type ViewerParameter = Context<undefined, { version: string }>;

/** The contract itself, as JSON of two versions of OpenAPI and as a page that leads to the rules. */
export function documentHandlers(document: JsonObject, ruleDocsUrl: string | null): HandlerMap {
  const compressed = readFileSync(VIEWER_FILE);
  const version = viewerVersion(compressed);
  const title = isJsonObject(document.info) ? String(document.info.title) : '';
  const page = docsPage(title, `/v1/docs/viewer/${version}`, ruleDocsUrl);
  const jsonOf = (read: () => JsonObject) =>
    new KeptFile(() => Buffer.from(JSON.stringify(read())), 'application/json; charset=utf-8');
  const openapi = jsonOf(() => document);
  const lowered = jsonOf(() => loweredDocument(document));
  const docs = new KeptFile(() => Buffer.from(page), 'text/html; charset=utf-8', {
    'Content-Security-Policy': DOCS_POLICY,
  });
  const viewer = new KeptFile(() => brotliDecompressSync(compressed), 'text/javascript; charset=utf-8', KEEP);
  return {
    getOpenApiDocument: (_context: Context, requestContext: RequestContext) => openapi.answer(requestContext),
    getOpenApi30Document: (_context: Context, requestContext: RequestContext) =>
      lowered.answer(requestContext),
    getDocs: (_context: Context, requestContext: RequestContext) => docs.answer(requestContext),
    getDocsViewer: async ({ request }: ViewerParameter, requestContext: RequestContext) => {
      if (request.params.version !== version)
        throw new ServiceError('NOT_FOUND', 'There is no such version.');
      return viewer.answer(requestContext);
    },
  };
}

/** The script of Scalar's API reference in one file, compressed with brotli; `make viewer` takes another version of it. */
export const VIEWER_FILE = new URL('viewer/scalar.js.br', import.meta.url);

/** Names the script in its address, so that browsers may keep it for ever. */
export function viewerVersion(compressed = readFileSync(VIEWER_FILE)): string {
  return createHash('sha256').update(compressed).digest('hex').slice(0, 16);
}
