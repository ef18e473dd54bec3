import { setImmediate as others } from 'node:timers/promises';
import { type Document, type HandlerMap, OpenAPIBackend, type Operation } from 'openapi-backend';
import { withAnyRows } from '../body/row-by-row.ts';
import { SCHEMA_OPTIONS, schemaValidator } from '../body/schema-validator.ts';
import type { JsonObject } from '../json.ts';
import { bodyLimit } from './body-limit.ts';
import { isOpenApi } from './document.ts';

/** The router passes a request through when one of these is missing. */
const REQUIRED_HANDLERS = [
  'notFound',
  'methodNotAllowed',
  'notImplemented',
  'validationFail',
  'unauthorizedHandler',
  'postRoutingHandler',
  'postSecurityHandler',
  'preOperationHandler',
  'postResponseHandler',
];

/** Operations that need no key; any other without a security requirement stops the start-up. */
const PUBLIC_OPERATIONS = [
  'getHealth',
  'getReadiness',
  'getOpenApiDocument',
  'getOpenApi30Document',
  'getDocs',
  'getDocsViewer',
];

/** The router and validator of the contract, which comes without references. Throws when any handler is missing. */
export async function openContract(
  contract: JsonObject,
  handlers: HandlerMap,
  securityHandlers: HandlerMap,
): Promise<OpenAPIBackend<Document>> {
  const definition = withAnyRows(contract);
  if (!isOpenApi(definition)) throw new Error('spec/openapi.yaml is not an OpenAPI 3.1 document');
  const api = new OpenAPIBackend<Document>({
    definition,
    strict: true,
    // Skips the library's own check, which knows OpenAPI 3.0 only (the test suite validates the file as
    // 3.1), and compiles a validator when a request first asks for it: all at once take a fifth of the start.
    quick: true,
    ignoreTrailingSlashes: false,
    ajvOpts: SCHEMA_OPTIONS,
    customizeAjv: (_draft7, options) => schemaValidator(options),
    handlers,
    securityHandlers,
  });
  // It would read the definition once more, for references in other files.
  api.loadDocument = async () => definition;
  await api.init();
  rememberOperations(api);
  refuseGaps(api);
  return api;
}

/** Compiles the validators that no request has asked for yet, between other requests. */
export async function compileValidators(
  api: OpenAPIBackend<Document>,
  isStopping: () => boolean,
): Promise<void> {
  for (const { operationId = '' } of api.router.getOperations()) {
    await others();
    if (isStopping()) return;
    api.validator.getRequestValidatorsForOperation(operationId);
  }
}

/** The router lists all operations anew for every request; the list never changes. */
function rememberOperations(api: OpenAPIBackend<Document>): void {
  const operations = api.router.getOperations();
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  api.router.getOperations = () => operations;
  api.router.getOperation = (id) => byId.get(id);
}

function refuseGaps(api: OpenAPIBackend<Document>): void {
  const operations = api.router.getOperations();
  const ids = operations.map((operation) => operation.operationId ?? `${operation.method} ${operation.path}`);
  const gaps = [
    ...[...REQUIRED_HANDLERS, ...ids].filter((name) => api.handlers[name] === undefined),
    ...operations.flatMap(schemesOf).filter((name) => api.securityHandlers[name] === undefined),
    ...operations.filter(isOpen).map((operation) => `security of ${operation.operationId}`),
    ...operations.filter(isUnlimited).map((operation) => `x-max-body-bytes of ${operation.operationId}`),
  ];
  if (gaps.length > 0) throw new Error(`The service would fail open: no ${gaps.join(', ')}`);
}

function schemesOf(operation: Operation): readonly string[] {
  return (operation.security ?? []).flatMap((requirement) => Object.keys(requirement));
}

/** Takes a body, and the contract does not say how long it may be. */
function isUnlimited(operation: Operation): boolean {
  return operation.requestBody !== undefined && bodyLimit(operation) === null;
}

function isOpen(operation: Operation): boolean {
  return schemesOf(operation).length === 0 && !PUBLIC_OPERATIONS.includes(operation.operationId ?? '');
}
