import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import type { Context, HandlerMap } from 'openapi-backend';
import { isJsonObject, type JsonObject } from '../json.ts';
import { OperatorError } from '../operator-error.ts';
import { ServiceError } from '../service-error.ts';
import { DOCS_POLICY, docsPage } from './docs-page.ts';
import { KeptFile } from './kept-file.ts';
import type { RequestContext } from './request-context.ts';

/** Its address names its version, so that it never changes. */
const KEEP = { 'Cache-Control': 'public, max-age=31536000, immutable' };

type ViewerParameter = Context<undefined, { version: string }>;

/** The contract itself, as JSON and as a page that leads to the rules. */
export function documentHandlers(document: JsonObject, ruleDocsUrl: string | null): HandlerMap {
  const { version, file } = docsViewer();
  const title = isJsonObject(document.info) ? String(document.info.title) : '';
  const page = docsPage(title, `/v1/docs/viewer/${version}`, ruleDocsUrl);
  const openapi = new KeptFile(
    () => Buffer.from(JSON.stringify(document)),
    'application/json; charset=utf-8',
  );
  const docs = new KeptFile(() => Buffer.from(page), 'text/html; charset=utf-8', {
    'Content-Security-Policy': DOCS_POLICY,
  });
  const viewer = new KeptFile(() => readFileSync(file), 'text/javascript; charset=utf-8', KEEP);
  return {
    getOpenApiDocument: (_context: Context, requestContext: RequestContext) => openapi.answer(requestContext),
    getDocs: (_context: Context, requestContext: RequestContext) => docs.answer(requestContext),
    getDocsViewer: async ({ request }: ViewerParameter, requestContext: RequestContext) => {
      if (request.params.version !== version)
        throw new ServiceError('NOT_FOUND', 'There is no such version.');
      return viewer.answer(requestContext);
    },
  };
}

const VIEWER = '@scalar/api-reference';

/** The script that shows the contract, as its package brings it. */
export interface DocsViewer {
  /** Names the script in its address, so that browsers may keep it for ever. */
  readonly version: string;
  readonly file: URL;
}

export function docsViewer(): DocsViewer {
  const manifest = findPackageJSON(VIEWER, import.meta.url);
  if (manifest === undefined) throw new OperatorError(`${VIEWER} is not installed`);
  const version = createHash('sha256').update(readFileSync(manifest)).digest('hex').slice(0, 16);
  return { version, file: new URL('dist/browser/standalone.js', `file://${manifest}`) };
}
