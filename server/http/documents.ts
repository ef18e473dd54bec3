import type { Context, HandlerMap } from 'openapi-backend';
import { once } from '../../runtime/module/once.ts';
import { isJsonObject, type JsonObject } from '../json.ts';
import { ServiceError } from '../service-error.ts';
import { DOCS_POLICY, docsPage } from './docs-page.ts';
import { DocsViewer, encodingFor } from './docs-viewer.ts';
import { loweredDocument } from './lowered-document.ts';
import type { Reply } from './reply.ts';
import type { RequestContext } from './request-context.ts';

/** Its address names its version, so that it never changes. */
const KEEP = 'public, max-age=31536000, immutable';

type ViewerParameter = Context<undefined, { version: string }>;

/** The contract itself, as JSON of two versions and as a page that leads to the rules. Each text is made once. */
export function documentHandlers(document: JsonObject, ruleDocsUrl: string | null): HandlerMap {
  const viewer = new DocsViewer();
  const title = isJsonObject(document.info) ? String(document.info.title) : '';
  const openapi: Reply = { status: 200, text: JSON.stringify(document) };
  const lowered = once((): Reply => ({ status: 200, text: JSON.stringify(loweredDocument(document)) }));
  const docs: Reply = {
    status: 200,
    contentType: 'text/html; charset=utf-8',
    headers: { 'Content-Security-Policy': DOCS_POLICY },
    text: docsPage(title, `/v1/docs/viewer/${viewer.version}`, ruleDocsUrl),
  };
  return {
    getOpenApiDocument: () => openapi,
    getOpenApi30Document: () => lowered(),
    getDocs: () => docs,
    getDocsViewer: ({ request }: ViewerParameter, requestContext: RequestContext) =>
      script(viewer, request.params.version, requestContext),
  };
}

async function script(viewer: DocsViewer, version: string, { incoming }: RequestContext): Promise<Reply> {
  if (version !== viewer.version) throw new ServiceError('NOT_FOUND', 'There is no such version.');
  const encoding = encodingFor(incoming.headers['accept-encoding']);
  return {
    status: 200,
    contentType: 'text/javascript; charset=utf-8',
    headers: {
      'Cache-Control': KEEP,
      Vary: 'Accept-Encoding',
      ...(encoding !== null && { 'Content-Encoding': encoding }),
    },
    text: '',
    bytes: await viewer.read(encoding),
  };
}
