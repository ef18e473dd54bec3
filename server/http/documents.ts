import type { HandlerMap } from 'openapi-backend';
import type { JsonObject } from '../json.ts';
import { DOCS_POLICY, renderDocs } from './docs-page.ts';
import type { Reply } from './reply.ts';

/** The contract itself, as JSON and as a page that leads to the rules. Both texts are made once. */
export function documentHandlers(document: JsonObject, ruleDocsUrl: string | null): HandlerMap {
  const openapi: Reply = { status: 200, text: JSON.stringify(document) };
  const docs: Reply = {
    status: 200,
    contentType: 'text/html; charset=utf-8',
    headers: { 'Content-Security-Policy': DOCS_POLICY },
    text: renderDocs(document, ruleDocsUrl),
  };
  return { getOpenApiDocument: () => openapi, getDocs: () => docs };
}
